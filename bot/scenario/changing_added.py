"""Whatever else is said in a follow-up: facts, events, choices, questions."""

from bot.errors import Problem, QuestionError
from bot.scenario.changing_edits import Added, Edit, When
from bot.scenario.changing_finding import Context, cards_in
from bot.scenario.grammar import EVENTS
from bot.scenario.syntax import Clause, Person

_EVENT_KINDS = frozenset(it.kind for it in EVENTS) | {
    "attack", "attacks", "nthattack", "hit", "retaliate", "defend", "defenders",
    "alongside", "maintarget", "hascast",
}  # fmt: skip
# Said of an event, not events themselves.
_NOT_EVENTS = frozenset(
    "choice story tally time mode modepart xis source divide".split()
)
_BLOCKS = frozenset("block blocked unblocked".split())
_ANSWERS = frozenset("block blocked retaliate defend alongside unblocked".split())
_DETAILS = frozenset("source pay xis mode divide".split())
_TIMES = frozenset(
    "after_combat before_combat before_damage between response then later next_turn "
    "same_turn".split()
)


def added(context: Context) -> Edit | None:
    """What is said, read like the scenario itself. Raises QuestionError."""
    words = context.words
    text = words.said() + ("?" if words.asked else "")
    clauses = _read(context, text)
    told = [it for it in clauses if it.kind not in {"time", "soft", "story"}]
    if not told:
        return None
    kinds = {it.kind for it in told}
    if all(kind.startswith("ask_") for kind in kinds):
        return Added(text, When.ASK, f"asked “{words.said()}”.")
    if words.asked:
        # The question mark belongs to “what if …?”, not to what is supposed.
        text = words.said()
        clauses = _read(context, text)
        told = [it for it in clauses if it.kind not in {"time", "soft", "story"}]
        if not told:
            return None
    return _placed(context, text, clauses, told)


def _read(context: Context, text: str) -> list[Clause]:
    from bot.scenario.changing import told_here

    try:
        return context.clauses_of(text)
    except QuestionError as error:
        raise told_here(error, context) from error


def _placed(
    context: Context, text: str, clauses: list[Clause], told: list[Clause]
) -> Edit:
    kinds = {it.kind for it in told}
    events = [it for it in told if it.kind in _EVENT_KINDS - _NOT_EVENTS]
    quoted = f"“{text}”"
    if kinds & _BLOCKS:
        return _block(context, text, told)
    if len(told) == 1 and told[0].kind in _DETAILS:
        return _detail(context, text, told[0])
    if "instead" in context.words.flags and "turn" not in kinds:
        return _instead(context, text, told)
    if kinds == {"choice"}:
        return Added(text, When.FACT, f"{quoted}.")
    if not events:
        return Added(text, When.FACT, f"{quoted} from the start.")
    if "only" in context.words.flags:
        return _instead(context, text, told)
    timed = any(
        (it.kind == "time" and it.get("when") in _TIMES) or it.get("when") in _TIMES
        for it in clauses
    )
    if timed or kinds & _ANSWERS:
        return Added(text, When.ANSWER, f"{quoted}.")
    harms = [it for it in events if it.kind in {"attack", "damage", "attacks"}]
    if harms or "then" in (clauses[0].lead or ()):
        return Added(text, When.THEN, f"{quoted} after everything else.")
    if len(context.harmful()) > 1:
        told_of = [it.told for n in context.harmful() for it in context.entries(n)]
        raise context.error(
            Problem.AMBIGUOUS,
            "When does this happen: first, or after what?",
            (f"{text} first", f"then {text}", *filter(None, told_of[:3])),
        )
    return Added(text, When.ANSWER, f"{quoted}.")


def _block(context: Context, text: str, told: list[Clause]) -> Edit:
    """Another block: instead of what was said of blocking, or besides it."""
    said = [
        n for n, it in enumerate(context.clauses)
        if it.kind in _BLOCKS and n not in context.replaced
    ]  # fmt: skip
    blocks = [n for n in said if context.clauses[n].kind != "unblocked"]
    if not said or "too" in context.words.flags:
        return Added(text, When.ANSWER, f"“{text}”.")
    if (
        blocks
        and "instead" not in context.words.flags
        and any(it.kind != "unblocked" for it in told)
    ):
        raise context.error(
            Problem.AMBIGUOUS,
            "Instead of the block told before, or besides it?",
            (f"{text} instead", f"{text} too"),
        )
    return Added(
        text, When.INSTEAD, f"“{text}” instead of “{context.clauses[said[0]].text}”.",
        said[0], tuple(said[1:]),
    )  # fmt: skip


def _detail(context: Context, text: str, clause: Clause) -> Edit:
    """“Alice picks the Swiftspear”, “pays twice”: of what was told of her before."""
    slot = {"source": "src", "pay": "times", "xis": "x", "mode": "mode"}.get(
        clause.kind
    )
    having = [
        n
        for n, it in enumerate(context.clauses)
        if n not in context.replaced
        and (it.kind == clause.kind or (slot and it.get(slot) is not None))
        and _same_person(context, clause, it)
    ]
    if len(having) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            f"“{text}”: which of the things told before does this change?",
            tuple(context.clauses[n].text for n in having[:4]),
        )
    old = context.clauses[having[0]].text
    return Added(text, When.DETAIL, f"“{text}”, said of “{old}”.", having[0])


def _same_person(context: Context, clause: Clause, other: Clause) -> bool:
    first, second = clause.get("who"), other.get("who")
    if not isinstance(first, Person) or not isinstance(second, Person):
        return True
    try:
        return context.scene.player(first) == context.scene.player(second)
    except QuestionError:
        return (first.kind, first.name) == (second.kind, second.name)


def _instead(context: Context, text: str, told: list[Clause]) -> Edit:
    """The one thing said before that is of the same kind, or about the same card."""
    clause = told[0]
    cards = cards_in(clause)
    pool = [n for n in range(len(context.clauses)) if n not in context.replaced]
    same = [n for n in pool if cards and cards & cards_in(context.clauses[n])]
    same = [n for n in same if not context.clauses[n].kind.startswith("ask_")]
    if not same:
        same = [
            n for n in pool
            if context.clauses[n].kind == clause.kind
            and _same_person(context, clause, context.clauses[n])
        ]  # fmt: skip
    if len(same) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            f"“{text}” instead of what?",
            tuple(f"… instead of {context.clauses[n].text}" for n in same[:4]),
        )
    old = context.clauses[same[0]].text
    return Added(text, When.INSTEAD, f"“{text}” instead of “{old}”.", same[0])
