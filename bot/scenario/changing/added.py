"""Whatever else is said in a follow-up: facts, events, choices, questions."""

from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Added, Edit, When
from bot.scenario.changing.finding import Context, cards_in
from bot.scenario.changing.removal import shields
from bot.scenario.changing.words import Words
from bot.scenario.grammar.clauses import EVENTS
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.matching import fits
from bot.scenario.words.syntax import Clause, Person, Place, Several, Spec, Thing
from bot.worded import one_of, worded

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
_DETAILS = frozenset("source pay xis mode divide targetlast".split())
_TIMES = frozenset(
    "after_combat before_combat before_damage between response trigger then later "
    "next_turn same_turn".split()
)


_WHETHER = ("can ", "could ", "may ", "am i allowed", "is it legal", "is he allowed")


def added(context: Context) -> Edit | None:
    """What is said, read like the scenario itself. Raises QuestionError."""
    words = context.words
    plain = _without_flags(words)
    text = plain + ("?" if words.asked else "")
    clauses = _read(context, text)
    told = [it for it in clauses if it.kind not in {"time", "soft", "story"}]
    for clause in clauses:
        if clause.kind == "soft" and clause.text.lower().startswith(_WHETHER):
            raise context.error(
                Problem.SYNTAX,
                worded(
                    "I do not understand the question “{clause}”.", clause=clause.text
                ),
                (worded("Ask it as a scenario of its own."),),
            )
    if not told:
        return None
    kinds = {it.kind for it in told}
    if all(kind.startswith("ask_") for kind in kinds):
        return Added(text, When.ASK, worded("asked “{plain}”.", plain=plain))
    if words.asked:
        # The question mark belongs to “what if …?”, not to what is supposed.
        text = plain
        clauses = _read(context, text)
        told = [it for it in clauses if it.kind not in {"time", "soft", "story"}]
        if not told:
            return None
    return _placed(context, text, clauses, told)


def _without_flags(words: Words) -> str:
    """What was typed without “instead”, and without “only” before a number."""
    out, at = [], 0
    for number, token in enumerate(words.tokens):
        following = words.tokens[number + 1 : number + 2]
        counted = following and (
            following[0].value is not None or following[0].text in {"once", "twice"}
        )
        only = token.text in {"only", "just"} and counted
        if only or token.text == "instead":
            out.append(words.text[words.tokens[at].start : token.start])
            at = number + 1
    if at < len(words.tokens):
        out.append(words.said(at))
    return "".join(out).strip()


def _read(context: Context, text: str) -> list[Clause]:
    try:
        return context.clauses_of(text)
    except QuestionError as error:
        raise context.told_here(error) from error


def _placed(
    context: Context, text: str, clauses: list[Clause], told: list[Clause]
) -> Edit:
    kinds = {it.kind for it in told}
    events = [it for it in told if it.kind in _EVENT_KINDS - _NOT_EVENTS]
    flags = context.words.flags
    _check(context, text, told)
    if kinds & _BLOCKS:
        return _block(context, text, told)
    if len(told) == 1 and told[0].kind in _DETAILS:
        return _detail(context, text, told[0])
    if "instead" in flags and "turn" not in kinds:
        return _instead(context, text, told)
    if kinds == {"choice"}:
        return Added(text, When.FACT, worded("“{text}”.", text=text))
    only = "only" in flags or {"only", "just"} & {
        it.text for it in context.words.tokens
    }
    if not events and only and kinds & {"have", "is"}:
        # "What if it had only one counter?": that many instead of those told.
        raise context.error(
            Problem.AMBIGUOUS, worded("“{text}” instead of what?", text=text)
        )
    if not events:
        return Added(text, When.FACT, worded("“{text}”, from the start.", text=text))
    if "only" in flags:
        return _instead(context, text, told)
    return _event(context, text, clauses, events)


_COUNTED = frozenset({"cast", "use"})


def _event(
    context: Context, text: str, clauses: list[Clause], events: list[Clause]
) -> Edit:
    """Something more happens: when its words say so, else last or in answer."""
    quoted = f"“{text}”"
    kinds = {it.kind for it in events}
    texts, flags = {it.text for it in context.words.tokens}, context.words.flags
    timed = any(it.get("when") in _TIMES for it in clauses)
    if kinds & _ANSWERS or (timed and clauses[0].get("when") != "then"):
        return Added(text, When.ANSWER, worded("{quoted}.", quoted=quoted))
    then = timed or texts & {"then", "afterwards", "later", "after"}
    harms = [it for it in events if it.kind in {"attack", "damage", "attacks"}]
    again = texts & {"again", "another", "more"} or "too" in flags
    if len(events) == 1 and events[0].kind in _COUNTED and not again:
        if (events[0].get("times") or 0) > 1 and context.like(events[0]):
            return _instead(context, text, events)  # "What if he bolts me twice?"
    more = texts & {"again", "another", "more", "twice"} or "too" in context.words.flags
    if not then and not more and any(context.like(it) for it in harms):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Instead of what was told before, or after it?"),
            (f"{text} instead", f"then {text}"),
        )
    if "attack" in kinds and not then and not texts & {"again", "twice"}:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("In the attack told before, or in another one after it?"),
            (f"then {text}",),
        )
    if then or harms:
        return Added(
            text, When.THEN, worded("{quoted}, after everything else.", quoted=quoted)
        )
    if len(context.harmful()) > 1:
        told_of = [it.told for n in context.harmful() for it in context.entries(n)]
        raise context.error(
            Problem.AMBIGUOUS,
            worded("When does this happen: first, or after what?"),
            (f"{text} first", f"then {text}", *filter(None, told_of[:3])),
        )
    return Added(text, When.ANSWER, worded("{quoted}.", quoted=quoted))


def _check(context: Context, text: str, told: list[Clause]) -> None:
    """What would have to be guessed: refused, with what to say instead."""
    for clause in told:
        if clause.kind == "attack":
            _check_attack(context, text, clause)
        if clause.kind in {"use", "cast", "shield", "attached", "put"}:
            _check_pronoun(context, clause)
        if clause.kind in {"have", "inforce", "attached"}:
            _check_copy(context, clause)
        if clause.kind in {"have", "shield"}:
            _check_shield(context, text, clause)


def _check_attack(context: Context, text: str, clause: Clause) -> None:
    if "instead" in context.words.flags:
        return
    if not clause.get("what") and not clause.get("n"):
        raise context.error(
            Problem.AMBIGUOUS, worded("What attacks?"), (f"{text} with …",)
        )
    if clause.get("at"):
        return
    goals = {
        goal
        for entry in context.scene.draft.script
        if isinstance(entry.what, Combat)
        for _, goal in entry.what.attackers
    }
    things = [context.scene.draft.thing(it) for it in goals]
    if any(it is not None and "champion" not in it.kinds for it in things):
        raise context.error(
            Problem.AMBIGUOUS, worded("Who or what is attacked?"), (f"{text} into …",)
        )


def _check_shield(context: Context, text: str, clause: Clause) -> None:
    """A shield where there is one: another one, or that one changed?"""
    held = clause.get("what") or ()
    given = clause.kind == "shield" or any(
        isinstance(it, Spec) and it.kind.startswith("shield") for it in held
    )
    there = shields(context.scene)
    sure = {"another", "second"} & {it.text for it in context.words.tokens}
    if given and there and not sure and not context.words.flags & {"too", "instead"}:
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "There is a {there} already. Instead of it, or besides it?",
                there=there[0].label,
            ),
            (f"{text} instead", f"{text} too"),
        )


def _check_pronoun(context: Context, clause: Clause) -> None:
    """“On her”: a player or a creature?"""
    scene = context.scene
    creatures = [
        it
        for it in scene.draft.things
        if it.kinds & {"creature", "unit", "ally"} and it.zone is Zone.BATTLEFIELD
    ]
    for part in parts_of(clause.get("to")):
        if isinstance(part, Person) and part.kind == "he" and creatures:
            names = [it.id for it in creatures[:3]]
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "Who is “{part}”: {listed}, or a player?",
                    part=part.name,
                    listed=one_of(names),
                ),
                tuple(f"… on {it}" for it in names),
            )


def _check_copy(context: Context, clause: Clause) -> None:
    """“There's a Furnace” where there is one already: another one?"""
    for value in clause.slots.values():
        for part in value if isinstance(value, tuple) else (value,):
            for it in part.parts if isinstance(part, Several) else (part,):
                if not isinstance(it, Thing) or it.place == _host(clause):
                    continue
                if it.noun in {"it", "them", "which"} and clause.kind == "attached":
                    raise context.error(
                        Problem.AMBIGUOUS, worded("What is attached to it? Name it.")
                    )
                if it.noun != "card":
                    continue
                known = [
                    one
                    for one in context.scene.draft.things
                    if fits(one, it, context.scene.game)
                    and one.zone is Zone.BATTLEFIELD
                ]
                flags = context.words.flags & {"too", "instead"}
                if known and it.det in {"", "a"} and not flags:
                    name = known[0].id
                    raise context.error(
                        Problem.AMBIGUOUS,
                        worded(
                            "There is {name} already. Is this another one?", name=name
                        ),
                        (f"with another {name}", f"without {name}"),
                    )


def _host(clause: Clause) -> Place | None:
    """Where the host of an attachment is named."""
    to = clause.get("to")
    parts = parts_of(to) if to is not None else ()
    return parts[0].place if parts else None


def _block(context: Context, text: str, told: list[Clause]) -> Edit:
    """Another block: instead of what was said of blocking, or besides it."""
    pool = [n for n in range(len(context.clauses)) if n not in context.replaced]
    blocks = [n for n in pool if context.clauses[n].kind in _BLOCKS - {"unblocked"}]
    denied = [
        n
        for n in pool
        if context.clauses[n].kind == "unblocked" or _unblocked(context.clauses[n])
    ]
    if "too" in context.words.flags:
        blocks = []
    # "What if he blocks with a 3/3?": besides the one told he does so "too".
    other = len(blocks) == 1 and len(told) == 1 and told[0].get("attacker") is None
    sure = "instead" in context.words.flags or all(
        other or it.kind == "unblocked" for it in told
    )
    if blocks and not sure:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Instead of the block told before, or besides it?"),
            (f"{text} instead", f"{text} too"),
        )
    said = " and ".join(f"“{_plain(context.clauses[n])}”" for n in [*blocks, *denied])
    return Added(
        text,
        When.ANSWER,
        f"“{text}” instead of {said}." if said else f"“{text}”.",
        blocks[0] if blocks else None,
        tuple(denied),
    )


def _plain(clause: Clause) -> str:
    """A clause as it was typed, without the marks around it."""
    return clause.text.strip(" ,.;:!?\n")


def _unblocked(clause: Clause) -> bool:
    """“The Beast is unblocked”."""
    specs = clause.get("specs") or ()
    return any(getattr(it, "value", "") == "unblocked" for it in specs)


_SLOTS = {"source": "src", "pay": "times", "xis": "x", "mode": "mode"}


def _detail(context: Context, text: str, clause: Clause) -> Edit:
    """“Alice picks the Swiftspear”, “pays twice”: of what was told of her before."""
    slot = _SLOTS.get(clause.kind, "")
    if clause.kind == "targetlast":
        slot = "to" if "target" in clause.text.lower() else "src"
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
            worded(
                "“{text}”: which of the things told before does this change?", text=text
            ),
            tuple(context.clauses[n].text for n in having[:4]),
        )
    old = _plain(context.clauses[having[0]])
    return Added(
        text,
        When.DETAIL,
        worded("“{text}”, said of “{old}”.", text=text, old=old),
        having[0],
    )


def _same_person(context: Context, clause: Clause, other: Clause) -> bool:
    first, second = clause.get("who"), other.get("who")
    if not isinstance(first, Person) or not isinstance(second, Person):
        return True
    if first.kind == "he" and not context.scene.has_me:
        return True  # “She” is the one who did it before.
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
            worded("“{text}” instead of what?", text=text),
            tuple(f"… instead of {context.clauses[n].text}" for n in same[:4]),
        )
    old = context.clauses[same[0]]
    when = When.DETAIL if old.kind == clause.kind and len(told) == 1 else When.INSTEAD
    return Added(
        text,
        when,
        worded("“{text}” instead of “{what}”.", text=text, what=_plain(old)),
        same[0],
    )
