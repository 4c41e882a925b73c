""" "Bob casts Shock and then Lightning Bolt on Alice": both at the one target named."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.casting.done_again import targets
from bot.scenario.phrases.last_cast import card_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_ONE_AFTER_THE_OTHER = frozenset({"and", "then", ",", "afterwards"})


@before(Game.MTG)
def cast_in_turn(parse: Parse, clauses: Clauses) -> Clauses:
    """The target is said behind the second spell, the verb before the first."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        both = _both(parse, last, clause) if last is not None else ()
        if both:
            found[-1:] = both
        else:
            found.append(clause)
    return tuple(found)


def _both(parse: Parse, first: Clause, second: Clause) -> tuple[Clause, ...]:
    pair = _followed(first, second) or _then(first, second)
    aimed = parts_of(second.get("to"))
    if not pair or len(aimed) != 1 or not all(targets(parse, it) for it in pair):
        return ()
    again = aimed[0]
    if isinstance(again, Thing) and again.det == "a":
        again = replace(again, det="the")
    return tuple(
        replace(it, slots={**it.slots, "to": Several((one,), second.place)})
        for it, one in zip(pair, (aimed[0], again), strict=True)
    )


def _followed(first: Clause, second: Clause) -> tuple[Clause, ...]:
    """ "Bob casts Shock followed by Lightning Bolt targeting Alice"."""
    if (first.kind, second.kind) != ("castthen", "targetlast"):
        return ()
    things = (*parts_of(first.get("card")), *parts_of(first.get("card2")))
    if len(things) != 2:
        return ()
    who = {key: it for key, it in first.slots.items() if key in {"who", "elided"}}
    one, other = (
        replace(first, kind="cast", slots={**who, "card": it}) for it in things
    )
    return one, replace(other, lead=("then",))


def _then(first: Clause, second: Clause) -> tuple[Clause, ...]:
    """ "Bob casts Shock", "and then Lightning Bolt on Alice"."""
    told = second.kind in {"cast", "attached"} and second.get("who") is None
    joined = "then" in second.lead and set(second.lead) <= _ONE_AFTER_THE_OTHER
    said = second.get("card")
    said = said.parts[0] if isinstance(said, Several) and said.parts else said
    if first.kind != "cast" or first.get("to") or not (told and joined):
        return ()
    slots = {"who": first.get("who"), "when": "then", "card": said}
    cast = replace(second, kind="cast", slots=slots)
    card = card_of(cast)
    # There is no verb: the name is the first that is said.
    named = card is not None and second.text.lower().startswith(card.typed.lower())
    return (first, cast) if named else ()
