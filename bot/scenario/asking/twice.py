"""A second scenario in the same text ("and what if …") is asked as a follow-up."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

SECOND_SCENARIO = worded(
    "This is a second scenario. Ask the first without it, then ask this as a follow-up."
)
_LATER = frozenset({"then", "after", "next_turn"})


@before(*Game)
def refuse_what_if(parse: Parse, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Refuse facts behind "what if", once something has been asked about a result.

    Ruling on both together would answer the first question with the second's facts.
    """
    asked = allowed = wonders = False
    for number, clause in enumerate(clauses):
        # "What if his 1/1 is gone?" supposes it, and asks nothing of the 1/1.
        supposed = allowed and {"what", "if"} <= set(clause.lead)
        if (clause.kind.startswith("ask_") or clause.kind == "soft") and not supposed:
            allowed = True
            asked = asked or not clause.kind.startswith("ask_can")
            continue
        what_if = allowed and "what" in clause.lead
        same = "if" in clause.lead and not set(clause.lead) & ENDS
        again = same and _asked_before(clauses[:number])
        again = again or ("if" in clause.lead and _supposed(clauses[: number + 1]))
        wondered = {"what", "if"} <= set(clause.lead)
        if (
            (asked or what_if or (wondered and wonders))
            and _is_what_if(clause)
            and not _goes_on(clauses[number:])
        ) or (again and parse.game in {None, Game.MTG}):
            raise parse.error(
                Problem.UNSUPPORTED,
                SECOND_SCENARIO,
                clause.place,
                (f"what if {clause.text}",),
            )
        wonders = wonders or wondered
    return clauses


@before(*Game)
def refuse_two_deeds(parse: Parse, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Refuse what is asked behind "does it die to Shock?" and is not of that Shock.

    What such a question names is done: "Does it die to a Bolt?" behind it would be
    answered of both, and "Can it block?" of what is left.
    """
    deed = False
    for number, clause in enumerate(clauses):
        done = _deeds(clause)
        if done:
            done -= _told_of(clauses[:number])
        if deed and (done or clause.kind.startswith("ask_can_")):
            raise parse.error(
                Problem.UNSUPPORTED,
                SECOND_SCENARIO,
                clause.place,
            )
        deed = deed or bool(done)
    return clauses


# The questions that have something done, and what is done in them.
_DOING = {"ask_dies": ("by", "only"), "ask_saves": ("card",)}


def _deeds(clause: Clause) -> frozenset[object]:
    """The cards that are played since *clause* asks of them."""
    slots = _DOING.get(clause.kind, ())
    return frozenset(card for slot in slots for card in _cards(clause.get(slot)))


def _told_of(told: tuple[Clause, ...]) -> frozenset[object]:
    """The cards of which the clauses *told* that ask nothing."""
    return frozenset(
        card
        for one in told
        if not one.kind.startswith("ask_")
        for value in one.slots.values()
        for card in _cards(value)
    )


def _cards(value: object) -> frozenset[object]:
    return frozenset(
        name
        for it in _things(value)
        if isinstance(it, Thing) and it.card is not None
        for name in it.card.names
    )


def _things(value: object) -> tuple[object, ...]:
    """What stands in a slot, if that can be things."""
    several = isinstance(value, Thing | Person | Several | tuple)
    return parts_of(value) if several else ()


def _supposed(told: tuple[Clause, ...]) -> bool:
    """ "Does it die if A, and does it die if B": "if" again behind a question."""
    asked = False
    for at in range(len(told) - 1, 0, -1):
        if set(told[at].lead) & ENDS:
            return False
        before = told[at - 1]
        asked = asked or before.kind.startswith("ask_")
        if "if" in before.lead:
            return asked
    return False


def _asked_before(told: tuple[Clause, ...]) -> bool:
    """ "Can it attack? Can it attack if …": the second question alone has an "if"."""
    if not told or not told[-1].kind.startswith("ask_"):
        return False
    begins = len(told) - 1
    while begins and not set(told[begins].lead) & ENDS:
        begins -= 1
    return any(it.kind.startswith("ask_") for it in told[:begins])


def _is_what_if(clause: Clause) -> bool:
    """Facts behind "if" at the beginning of a sentence, or behind "and what if"."""
    return "if" in clause.lead and bool(set(clause.lead) & (ENDS | {"what"}))


def _goes_on(clauses: tuple[Clause, ...]) -> bool:
    """“And if he bolts me right after”: it only goes on with the same scenario."""
    first, *rest = clauses
    if first.get("when") in _LATER:
        return True
    return bool(rest) and rest[0].kind == "time" and not rest[0].lead
