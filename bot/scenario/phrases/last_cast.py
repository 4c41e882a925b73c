"""The spell or ability that what is said next belongs to."""

from dataclasses import replace

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.small_words import SACRIFICING
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing

CASTS = frozenset("cast castquote use uselast castself castagain castat pay".split())
# What may stand between a spell and what is said of it: "…, sacrificing a Bear, …".
_ASIDES = frozenset({"time", "mode", "source", "pay", "sacrificeonly", "use"})


def last_cast(out: list[Clause]) -> int | None:
    """The place in *out* of what was cast last, past what is said beside it."""
    paying = None
    for back, clause in enumerate(reversed(out)):
        at = len(out) - 1 - back
        if clause.kind in CASTS and not _pays(clause):
            return at
        paying = at if _pays(clause) and paying is None else paying
        if clause.kind not in _ASIDES or back > 2:
            break
    return paying


def card_name(said: object) -> object:
    """What a card is called, whichever way it is told of."""
    card = said.card if isinstance(said, Thing) else said
    return card.names if isinstance(card, Card) else None


def last_done(out: list[Clause]) -> int | None:
    """The place in *out* of what was done to something, with no spell, last."""
    return len(out) - 1 if out and out[-1].kind in _DONE_TO else None


# "I regenerate my 2/2", "I give my 2/2 +3/+3".
_DONE_TO = frozenset("regen gains give".split())


def _pays(clause: Clause) -> bool:
    """ "…, sacrificing her 5/5": what is paid for the spell before it."""
    told = clause.kind == "use" and clause.get("elided") is not None
    return told and clause.text.lower().startswith(("sacrificing", "discarding"))


def aimed_alike(answered: Clause, used: Clause) -> Clause:
    """ "I use the Healer on myself in response to his Shock": that is aimed at me.

    Only where one player answers another for what is said to be one's own.
    """
    card, who = answered.get("card"), used.get("who")
    caster = getattr(card, "owner", None) or answered.get("who")
    aim = used.get("card" if _sacrifices(used) else "to") or used.get("what")
    (one, *more) = parts_of(aim) or (None,)
    mine = isinstance(one, Person) and one.kind in {"me", "self"}
    if isinstance(one, Thing):
        mine = one.owner is not None and one.owner.kind == "me" and one.card is None
    theirs = not isinstance(caster, Person) or caster.kind != "me"
    answers = isinstance(who, Person) and who.kind == "me" and theirs
    if answered.get("to") is not None or more or not (mine and answers):
        return answered
    slots = {**answered.slots, "to": aim}
    if caster is None:  # "in response to a Bolt": one's own is not answered so
        slots["who"] = Person("opponent", place=answered.place)
    return replace(answered, slots=slots)


def _sacrifices(used: Clause) -> bool:
    """ "She sacrifices her Bear in response to a Bolt on it." """
    return used.kind == "use" and bool({*used.text.lower().split()[1:3]} & SACRIFICING)


def done_by(used: Clause, before: Clause | None) -> Clause:
    """ "He blocks and casts Growth in response to my Bolt": he does, not I."""
    who = before.get("who") if before is not None else None
    if used.get("who") is not None or not isinstance(who, Person):
        return used
    return replace(used, slots={**used.slots, "who": who})


def named_first(answered: Clause, used: Clause) -> tuple[Clause, Clause]:
    """ "I cast Salve on my 2/2 in response to a Bolt on it": the 2/2, then it."""
    (it, *more) = parts_of(answered.get("to")) or (None,)
    gone = _sacrifices(used)
    slot = "card" if gone else "to"
    named = used.get(slot)
    (one, *others) = parts_of(named) or (None,)
    pronoun = isinstance(it, Thing) and it.noun == "it" and not more
    if not pronoun or not isinstance(one, Thing) or one.noun == "it" or others:
        return answered, used
    who = used.get("who")
    if gone and one.owner is None and isinstance(who, Person):
        hers = replace(one, owner=who)  # nobody sacrifices what is another's (701.21a)
        named = Several((hers,), named.place)
    swapped = {**used.slots, slot: answered.get("to")}
    first = {**answered.slots, "to": named}
    return replace(answered, slots=first), replace(used, slots=swapped)


def card_of(cast: Clause) -> Card | None:
    """The one card that is cast in *cast*."""
    said = cast.get("card")
    if isinstance(said, Several):
        said = said.parts[0] if len(said.parts) == 1 else None
    if isinstance(said, Thing):
        return said.card if not said.plural and not said.count else None
    return said if isinstance(said, Card) else None
