"""What a question tells once more: "How much life after she draws two cards?"."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

_DEEDS = frozenset("draw gain loselife discard damage".split())
_MAKES = frozenset("cast use attack attackwith castself block".split())
_MORE = frozenset("another again more additional second third further".split())


@before(Game.MTG)
def retold(parse: Parse, clauses: Clauses) -> Clauses:
    """Leave out what has been told already; refuse what may be the same or not."""
    found: list[Clause] = []
    for number, clause in enumerate(clauses):
        begins = _sentence(clauses, number)
        if clause.kind not in _DEEDS or not _behind_a_question(clauses, number, begins):
            found.append(clause)
            continue
        earlier = clauses[:begins]
        if any(_same(one, clause) for one in earlier) and not _said_more(clause):
            continue
        if any(one.kind in _MAKES for one in earlier) and not _said_more(clause):
            raise parse.error(
                Problem.AMBIGUOUS,
                worded(
                    "Is “{deed}” what has been told already, or something more? "
                    "Tell what happens in a sentence before the question.",
                    deed=clause.text,
                ),
                clause.place,
            )
        found.append(clause)
    return tuple(found)


def _sentence(clauses: Clauses, number: int) -> int:
    """Where the sentence of that clause begins."""
    while number and not set(clauses[number].lead) & ENDS:
        number -= 1
    return number


def _behind_a_question(clauses: Clauses, number: int, begins: int) -> bool:
    """ "What is her life total after …": the deed is told behind what is asked."""
    rest = clauses[begins:number]
    if not any(one.kind.startswith("ask_") for one in rest):
        return False
    before_it = rest[-1]
    joined = {*clauses[number].lead, before_it.text.lower().split()[-1]}
    return bool(joined & {"after", "when", "once"})


def _said_more(clause: Clause) -> bool:
    return bool(_MORE & set(clause.text.lower().split()))


def _same(one: Clause, clause: Clause) -> bool:
    """Whether both tell the same deed: as many, of the same as far as it is said."""
    if one.kind != clause.kind:
        return False
    amounts = {str(_value(it.get("n"))) for it in (one, clause)}
    return len(amounts) == 1 and all(
        _may_be_same(one.get(slot), clause.get(slot))
        for slot in ("who", "what", "source", "to")
    )


def _value(amount: object) -> object:
    return getattr(amount, "value", amount)


def _may_be_same(one: object, other: object) -> bool:
    names = [{_name(it) for it in parts_of(value)} - {""} for value in (one, other)]
    return not all(names) or bool(names[0] & names[1])


def _name(part: object) -> str:
    if isinstance(part, Person):
        return part.name.lower() if part.kind == "name" else ""
    if isinstance(part, Thing):
        return (part.card.typed if part.card else part.label).lower()
    return ""
