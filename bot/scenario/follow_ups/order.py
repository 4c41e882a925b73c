"""“And if the shock came first?”: events in another order, or one put first."""

from collections.abc import Iterator

from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Added, Edit, Moved, When
from bot.scenario.follow_ups.amounts import spoken_of
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.it_named import done_so
from bot.scenario.follow_ups.words import Words
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.words.syntax import Clause, Person, Quantity, Thing
from bot.worded import worded

_COMES = frozenset(
    "comes came come goes went go is was were resolves resolved happens happened hits "
    "gets got be lands resolve does did attacks attacked attack swings swung "
    "hit strikes struck".split()
)


def ordered(context: Context) -> Edit | None:
    """What happens first, or before something, if the words say so."""
    words = context.words
    if len(words.tokens) > 1 and words.word(len(words.tokens) - 1) == "last":
        return _last(context, words.part(0, len(words.tokens) - 1))
    if len(words.tokens) > 1 and words.word(len(words.tokens) - 1) in _NOT_SO_SOON:
        name = words.part(0, len(words.tokens) - 1)
        answer = _event(context, name)
        # What was done in response is hardly done once more.
        if answer is not None and _answered(context, answer):
            return _last(context, name)
    first = words.find("first")
    if words.word(len(words.tokens) - 1) == "first":
        first = len(words.tokens) - 1  # “what if the first hit …” says which hit
    if first is None or words.word(first + 1) in {"strike", "striker", "strikes"}:
        return _before(context)
    last = first == len(words.tokens) - 1
    if words.word(first - 1) in {"the", "his", "my", "her"} and not last:
        return None  # "his first spell", but not "he shocks her first"
    rest = words.part(0, first)
    name = rest
    while name.tokens and name.tokens[-1].text in _COMES:
        name = name.part(0, len(name.tokens) - 1)
    tail = words.part(first + 1)
    while tail.tokens and tail.tokens[-1].text in _LATER:
        tail = tail.part(0, len(tail.tokens) - 1)
    event = _named(context, name)
    if event is None and rest.tokens and rest.tokens[-1].text in _ATTACKS:
        event = _attack_of(context, name.said())
    if tail.tokens:
        return _one_then_other(context, rest if event is None else name, tail)
    if event is not None:
        return _moved(context, event)
    return _told_first(context, rest)


_NOT_SO_SOON = frozenset({"after", "afterwards", "later", "afterward"})


def _answered(context: Context, event: int) -> bool:
    """Whether that was told as done in response."""
    return bool(context.clauses[event].get("when") == "response")


_ATTACKS = frozenset("attacks attacked attack swings swung".split())


def _attack_of(context: Context, name: str) -> int | None:
    """ "He attacks", where that player was told to attack once."""
    who = context.player(name)
    found = [
        n
        for n in context.events()
        if any(
            isinstance(it.what, Combat) and it.by == who for it in context.entries(n)
        )
        or (who and context.clauses[n].kind == "attack" and who == _by(context, n))
    ]
    return found[0] if who and len(found) == 1 else None


def _by(context: Context, number: int) -> str:
    fights = [it.what for it in context.entries(number) if isinstance(it.what, Combat)]
    return fights[0].attacker if fights else ""


_LATER = frozenset("after afterwards later second then next last".split())


def _last(context: Context, name: Words) -> Edit | None:
    """ "The bolt last", "I bolt it last": of two things that happen."""
    while name.tokens and name.tokens[-1].text in _COMES:
        name = name.part(0, len(name.tokens) - 1)
    event = _event(context, name)
    others = [n for n in context.events() if n != event]
    if event is None or len(others) != 1:
        return None
    return _moved(context, others[0], event)


def _one_then_other(context: Context, left: Words, right: Words) -> Edit | None:
    """“He bolts me first and skullcracks after”: both must be events told."""
    first, second = _event(context, left), _event(context, right)
    if first is None or second is None or first == second:
        return None
    return _moved(context, first, second)


_ARTICLES = frozenset("the a an my his her their".split())
_DEEDS = {
    "fight": {"fight", "mutual"}, "fighting": {"fight", "mutual"},
    "attack": {"attack"}, "combat": {"attack"}, "ping": {"damage", "use"},
}  # fmt: skip


def _named(context: Context, name: Words) -> int | None:
    """The event that a noun names: “the shock”, “void seeker”."""
    if not name.tokens:
        return None
    things = [it for _, found in context.things(name.said()) for it in found]
    events = context.events_by(things) or spoken_of(context, name)
    nouns = [it.text for it in name.tokens if it.text not in _ARTICLES]
    if not events and len(nouns) == 1 and nouns[0] in _DEEDS:
        kinds = _DEEDS[nouns[0]]
        events = [n for n in context.events() if context.clauses[n].kind in kinds]
    if len(events) > 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "“{name}” does several things. Which comes first?", name=name.said()
            ),
            tuple(it.told for n in events for it in context.entries(n)),
        )
    return events[0] if events else None


def _moved(context: Context, event: int, before: int | None = None) -> Edit:
    entries = context.entries(event)
    if any(isinstance(it.what, Combat) for it in entries) and len(context.events()) > 1:
        shared = [n for n in context.events() if n != event and _shares(context, n)]
        if shared:
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "Several things said belong to that combat: tell the scenario anew."
                ),
            )
    said = " ".join(it.told for it in entries if it.told).rstrip(".")
    said = said or context.clauses[event].text
    where = "first"
    if before is not None:
        other = " ".join(it.told for it in context.entries(before)).rstrip(".")
        where = f"before this: {other}"
    return Moved(event, before, worded("{said} – {where}.", said=said, where=where))


def _shares(context: Context, number: int) -> bool:
    return context.clauses[number].kind in {"block", "blocked"}


def _told_first(context: Context, rest: Words) -> Edit | None:
    """“He bolts me first (and skullcracks after)”, “he kills the bird first”."""
    try:
        clauses = [it for it in context.clauses_of(rest.said()) if it.kind != "time"]
    except QuestionError:
        return None
    if not clauses or any(
        it.kind == "choice" or it.kind.startswith("ask_") for it in clauses
    ):
        return None
    known = [
        n for it in clauses for n in context.like(it)
        if cards_in(it) and _may_aim_alike(context, it, context.clauses[n])
    ]  # fmt: skip
    if len(clauses) == 1 and len(known) == 1:
        return _moved(context, known[0])
    if known:
        raise context.error(
            Problem.AMBIGUOUS, worded("Is this the one told already, or one more?")
        )
    return Added(
        rest.said(),
        When.FIRST,
        worded("“{rest}” – before everything else.", rest=rest.said()),
    )


def _may_aim_alike(context: Context, clause: Clause, told: Clause) -> bool:
    """ "He bolts the 2/2 first", where he was told to bolt me: another Bolt.

    As is a Fireball of another X.
    """
    for slot in ("x", "n"):
        said, before = _number(clause.get(slot)), _number(told.get(slot))
        if said is not None and before is not None and said != before:
            return False
    aims = [{*_aims(context, it)} for it in (clause, told)]
    return not all(aims) or bool(aims[0] & aims[1])


def _number(said: object) -> object:
    return said.value if isinstance(said, Quantity) else said


def _aims(context: Context, clause: Clause) -> Iterator[str]:
    for part in parts_of(clause.get("to")):
        if isinstance(part, Person):
            yield from context.scene.players(part)
        elif isinstance(part, Thing) and not part.is_pronoun:
            yield from (it.id for it in context.fitting(part))


def _before(context: Context) -> Edit | None:
    """“The shock before the bolt”, “he shocks me after the bolt”."""
    words = context.words
    for at in range(1, len(words.tokens) - 1):
        if words.word(at) not in {"before", "after"}:
            continue
        left, right = words.part(0, at), words.part(at + 1)
        while left.tokens and left.tokens[-1].text in _COMES:
            left = left.part(0, len(left.tokens) - 1)
        first, second = _event(context, left), _event(context, right)
        if first is None or second is None or first == second:
            continue
        if words.word(at) == "after":
            first, second = second, first
        return _moved(context, first, second)
    return None


def _event(context: Context, words: Words) -> int | None:
    try:
        named = _named(context, words)
    except QuestionError:
        return None
    if named is not None:
        return named
    try:
        clauses = [it for it in context.clauses_of(words.said()) if it.kind != "time"]
    except QuestionError:
        # "I bolt": whom that was told to hit is not said again.
        return done_so(context, words.word(0), words.tokens[1:])
    like = context.like(clauses[0]) if len(clauses) == 1 else []
    return like[0] if len(like) == 1 else None
