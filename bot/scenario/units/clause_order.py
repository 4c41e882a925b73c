"""Clauses of Grand Archive and Riftbound put into the order they happen in."""

import re
from dataclasses import replace

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import DestroyIt, Kill
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.told_after import EVENTS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Place, Several, Thing
from bot.scenario.words.tokens import STOPS


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def asked_not_told(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Both die?", "My ally dies?": asked, for it stands alone and ends with "?"."""
    found: list[Clause] = []
    for at, clause in enumerate(clauses):
        behind = clauses[at + 1] if at + 1 < len(clauses) else None
        last = behind is None or bool(STOPS & set(behind.lead))
        alone = not clause.lead or bool(STOPS & set(clause.lead))
        fates = all(it.kind in {"die", "ask_dies"} for it in clauses[at + 1 :])
        claimed = fates and _is_claimed(clause, found)
        if clause.kind == "die" and (claimed or (clause.question and last and alone)):
            clause = replace(clause, kind="ask_dies")
        if clause.kind == "die" and last and _asks_who(clause):
            slots = {key: it for key, it in clause.slots.items() if key != "what"}
            clause = replace(clause, kind="ask_dies", slots=slots)
        told = clause.kind == "ask_dies" and clause.text.lower() == "it dies"
        if told and alone and found and not clause.question and behind is not None:
            # "It dies. Where does it go?": of what nothing has happened to.
            it = Several((Thing("it", clause.place, label="it"),), clause.place)
            if last and not EVENTS & {one.kind for one in found}:
                clause = replace(clause, kind="die", slots={"what": it})
        if clause.kind == "ask_shield" and parse.word(clause.place.end) == ":":
            # "Clarent used: a spell …": told, and no question.
            clause = replace(clause, kind="unread")
        if clause.kind == "attack" and set(clause.slots) == {"cleave", "elided"}:
            # "Cleave | 2 power attack hits …": nobody attacks by that word alone.
            clause = replace(clause, kind="unread")
        if clause.kind == "ask_zone" and not clause.lead and found:
            # "… deal damage | back?" is no question of its own.
            cut_off = clause.text.lower().strip(" ?") == "back"
            clause = replace(clause, kind="unread") if cut_off else clause
        if clause.kind == "choice" and clause.get("elided") and clause.lead:
            # "with Prevent 2 from units" is no choice of anybody's.
            clause = replace(clause, kind="unread")
        found.append(clause)
    return tuple(found)


def _is_attacking(clause: Clause) -> bool:
    """ "My ally has stealth and is attacking": told as what it does."""
    specs = clause.get("specs") if clause.kind == "isalso" else None
    return bool(specs) and all(it.value == "attacking" for it in specs or ())


def _is_claimed(clause: Clause, told: list[Clause]) -> bool:
    """ "He attacks my unit, mine dies": what somebody thinks comes of it."""
    if not EVENTS & {one.kind for one in told} or _SUPPOSED & {*clause.lead}:
        return False
    if clause.get("when") or "response" in clause.lead:
        return False  # "In response Fox dies": when that is, is told
    parts = parts_of(clause.get("what"))
    named = any(not isinstance(it, Thing) or it.card or it.det == "a" for it in parts)
    sizes = {spec for one in told for it in _things(one) for spec in _sizes(it)}
    # "I use it. My 3-Might unit dies": of which nothing has been told.
    named = named or not all(sizes.issuperset(_sizes(it)) for it in parts)
    return not named and "would" not in clause.text.lower().split()


def _things(clause: Clause) -> list[Thing]:
    said = clause.slots.values()
    slots = [it for it in said if isinstance(it, Thing | Several | tuple)]
    return [it for one in slots for it in parts_of(one) if isinstance(it, Thing)]


def _sizes(thing: object) -> set[tuple[str, object]]:
    if not isinstance(thing, Thing):
        return set()
    return {(it.kind, it.value) for it in thing.specs if it.kind in _SIZED}


_SIZED = frozenset({"size", "might", "power"})
_SUPPOSED = frozenset("if when once after since because while as then".split())


# Where what a clause without a subject speaks of belongs.
_PASSIVE = dict.fromkeys(
    ("stun", "quoted", "gains", "tobase", "defendagainst", "survived"), "what"
) | {"damage": "to"}


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def of_whom(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My unit has Shield 1 and is attacked by a 4 Might unit": that unit is."""
    found: list[Clause] = []
    spoken: Several | Thing | Person | None = None
    for clause in clauses:
        if clause.kind == "defendagainst" and clause.get("who") is None:
            clause = _by_player(clause, found)
        passive = clause.get("passive") or _bare_passive(clause)
        if clause.kind == "damage" and passive and found and _TAKES.match(clause.text):
            # "I have Odd Barrier up and take 5": whoever has it does.
            spoken = _player_hit(parse, found[-1]) or spoken
        if passive and spoken is not None:
            slot = _PASSIVE.get(clause.kind, "at")
            active = {"passive", "elided"}
            slots = {key: it for key, it in clause.slots.items() if key not in active}
            some = _again(spoken, clause.place)
            alone = clause.kind == "quoted" and len(some.parts) == 1
            slots[slot] = some.parts[0] if alone else some
            clause = replace(clause, slots=slots)
        elif passive:
            clause = replace(clause, kind="unread")
        elif _goes_on(clause, found) and spoken is not None:
            # "Their ally has 3 power and attacks me": that ally does.
            slots = {key: it for key, it in clause.slots.items() if key != "elided"}
            one = _again(spoken, clause.place)
            clause = replace(clause, slots={**slots, "what": one})
        elif _is_attacking(clause) and spoken is not None:
            slots = {"what": _again(spoken, clause.place)}
            clause = replace(clause, kind="attack", slots=slots)
        found.append(clause)
        if not (passive and spoken is not None):
            # "… is attacked by an ally and then by another": still the attacked.
            spoken = _subject(clause) or _player_hit(parse, clause) or spoken
    return tuple(found)


def _by_player(clause: Clause, found: list[Clause]) -> Clause:
    """ "I have a gear and defend with a 2 Might unit": with that unit alone."""
    who = found[-1].get("who") if found and not STOPS & set(clause.lead) else None
    words = clause.text.lower().split()
    plain = "with" in words and not _TOGETHER & set(words[: words.index("with")])
    if clause.get("what") is not None or not plain or not isinstance(who, Person):
        return clause
    slots = {"who": who, "what": clause.get("with"), "attacker": clause.get("attacker")}
    return replace(clause, slots=slots)


_TOGETHER = frozenset("together alongside beside".split())


def _player_hit(parse: Parse, clause: Clause) -> Person | None:
    """ "I recover 3, then get hit for 4": Grand Archive, by its player's champion."""
    who = clause.get("who")
    return who if parse.game is Game.GRAND_ARCHIVE and isinstance(who, Person) else None


def _bare_passive(clause: Clause) -> bool:
    """ "… is at Altar of Blood and attacked by a 5 Might unit"."""
    return (
        clause.kind == "attack"
        and bool(clause.get("elided"))
        and _ATTACKED.match(clause.text.lower()) is not None
    )


_TAKES = re.compile(r"(?:(?:and|then|also|now) )*(?:take|took|eat|ate|suffer)", re.I)
_ATTACKED = re.compile(r"(?:(?:and|then|later|afterwards|also|now) )*attacked\b")


def _goes_on(clause: Clause, found: list[Clause]) -> bool:
    """An attack without a subject right behind what is said of a thing."""
    if clause.kind != "attack" or not clause.get("elided") or not found:
        return False
    if clause.get("what") is not None or STOPS & set(clause.lead):
        return False
    # "Kayn moved twice this turn and attacks": when it did stands in between.
    last = next((it.kind for it in reversed(found) if it.kind != "time"), "")
    return last in {"is", "stun", "counterson", "quoted"} and (clause.get("n") is None)


def _subject(clause: Clause) -> Several | Thing | Person | None:
    """What a clause speaks of: "my unit" of "I have my unit", "my unit is …"."""
    card = clause.get("card")
    if isinstance(card, Card):
        card = Thing("card", card.place, card=card, label=card.typed)
    if clause.kind == "cast" and isinstance(card, Thing):
        if clause.get("to") is None and clause.get("who") is None:
            return card  # "Esteemed Hierophant with 7 runes is attacked …"
    what, at, who = clause.get("what"), clause.get("at"), clause.get("who")
    if clause.kind == "weaponattack" and what is None and isinstance(who, Person):
        # "I attack his champion with a weapon and get +2 power": mine does.
        return Thing("champion", who.place, owner=who)
    if (
        clause.kind == "attack"
        and isinstance(what, Several)
        and isinstance(at, Several)
        and at.place.start == clause.place.start
    ):
        # "My champion is attacked by an ally …", "I'm attacked by …"
        (first, *more) = at.parts
        return first if isinstance(first, Person) and not more else at
    for slot in ("what", "left", "to", "at", "on", "blocker"):
        value = clause.get(slot)
        if isinstance(value, tuple):
            value = next((it for it in value if isinstance(it, Thing)), None)
        if isinstance(value, Several | Thing) and all(
            isinstance(it, Thing) for it in parts_of(value)
        ):
            return value
    return None


def _again(value: Several | Thing | Person, place: Place) -> Several:
    """The same things once more, spoken of as known."""
    if isinstance(value, Person):
        return Several((value,), place)
    kept = {"noun", "type", "might", "power", "life", "size"}
    roles = {"attacker", "blocker"}
    parts = tuple(
        it
        if it.is_pronoun
        else replace(
            it,
            det="the",
            specs=tuple(
                spec
                for spec in it.specs
                if spec.kind in kept and spec.value not in roles
            ),
            place=place,
        )
        for it in parts_of(value)
        if isinstance(it, Thing)
    )
    return Several(parts, place)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def each_of_these(parse: Parse, clauses: Clauses) -> Clauses:
    """ "4 to each of my 3 Might unit and my 2 Might unit": to these two."""
    del parse
    return tuple(
        replace(clause, slots={**clause.slots, "to": _these(clause.get("to"))})
        if clause.kind == "damage" and isinstance(clause.get("to"), Several)
        else clause
        for clause in clauses
    )


def _these(value: Several) -> Several:
    parts = tuple(
        replace(it, det="" if it.owner else "a")
        if isinstance(it, Thing)
        and it.det == "each"
        and not it.plural
        and (it.of("might") or it.of("size") or (it.label and it.owner))
        else it
        for it in value.parts
    )
    return replace(value, parts=parts)


def _asks_who(clause: Clause) -> bool:
    """ "…, who dies": not said of whoever stands before it."""
    parts = parts_of(clause.get("what"))
    return len(parts) == 1 and (
        isinstance(parts[0], Thing) and parts[0].label in {"who", "what", "which"}
    )


_CARDS = frozenset("played attached cast inforce use have".split())


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def restated(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I played Unyielding Spirit, so all spell damage is prevented": said twice."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        again = clause.kind == "preventall" and "so" in clause.lead
        if again and found and found[-1].kind in _CARDS:
            clause = replace(clause, kind="mention")
        found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def killed_for_it(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I use Baited Hook and kill my 4 Might unit": that is its target."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if (
            clause.kind in {"destroy", "die", "killfor"}
            and last is not None
            and last.kind in {"use", "cast", "pay"}
            and last.get("to") is None
            and not STOPS & set(clause.lead)
            and _kills(parse, last)
        ):
            slots = {**last.slots, "to": clause.get("what")}
            found[-1] = replace(last, kind="use", slots=slots)
            continue
        if clause.kind == "destroy" and _kills(parse, clause):
            slots = {key: clause.get(key) for key in ("who", "card", "elided")}
            slots["to"] = clause.get("what")
            clause = replace(clause, kind="use", slots=slots)
        found.append(clause)
    return tuple(found)


def _kills(parse: Parse, clause: Clause) -> bool:
    """Whether the card that is used kills what it is used on."""
    card = clause.get("card")
    if not isinstance(card, Thing | Several):
        return False
    for part in parts_of(card):
        if not isinstance(part, Thing) or part.card is None or len(part.card.names) > 1:
            return False
        face = parse.catalogue.card(part.card.names[0]).face
        game = parse.game
        if game is None:
            return False
        texts = abilities_of(game, face).activated
        return holds(texts, Kill, DestroyIt)
    return False


_BOARD = frozenset(
    "have is inforce attached shield life atnumber runes memorysize quoted placed "
    "havebeside inforcetext linked outwith".split()
)
_AFTERWARDS = frozenset({"then", "later", "afterwards", "after"})


def board_first(clauses: Clauses) -> Clauses:
    """The clauses with what is on the board before anything that happens on it."""
    first = next(
        (n for n, it in enumerate(clauses) if it.kind in _HAPPENS), len(clauses)
    )
    sooner: list[Clause] = []
    rest: list[Clause] = []
    for at, clause in enumerate(clauses[first:], first):
        if _stands_alone(clause):
            sooner.append(clause)
        else:
            rest.append(_still_it(clause, clauses[at - 1], sooner))
    return (*clauses[:first], *sooner, *rest)


def _still_it(clause: Clause, before: Clause, moved: list[Clause]) -> Clause:
    """ "The defender has 4 life. Does it die?": what is told first is still "it"."""
    said = before.get("what")
    parts = parts_of(said) if isinstance(said, Several | Thing) else ()
    if before not in moved or len(parts) != 1 or before.get("who") is not None:
        return clause
    (one,) = parts
    about = clause.get("what")
    its = parts_of(about) if isinstance(about, Several | Thing) else ()
    pronoun = [it for it in its if isinstance(it, Thing) and it.noun == "it"]
    if not isinstance(one, Thing) or len(its) != 1 or not pronoun:
        return clause
    again = replace(one, det=one.det if one.owner else "the", place=pronoun[0].place)
    value = Several((again,), again.place) if isinstance(about, Several) else again
    return replace(clause, slots={**clause.slots, "what": value})


_HAPPENS = EVENTS | frozenset(
    "weaponattack mightattack casttimes castall defend sizedattack retaliate".split()
)


def _stands_alone(clause: Clause) -> bool:
    """A statement about the board that leans on nothing said before it."""
    if clause.kind not in _BOARD or clause.get("elided") or clause.question:
        return False
    if _AFTERWARDS & set(clause.lead):
        return False
    return not any(
        part.is_pronoun
        for value in clause.slots.values()
        for part in (
            parts_of(value) if isinstance(value, Several | Thing) else (value,)
        )
        if isinstance(part, Thing)
    )
