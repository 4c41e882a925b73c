"""Whatever else is said in a follow-up: facts, events, choices, questions."""

import re

from bot.cards.catalogue import Catalogue
from bot.cards.facts import is_spell
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Added, Edit, When
from bot.scenario.follow_ups.details import detail, instead, plain
from bot.scenario.follow_ups.doubtful import check
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.told_anew import (
    SETTLED,
    another_spell,
    joins,
    other_life,
    same_but,
    settled,
    side_anew,
    told_so,
)
from bot.scenario.follow_ups.words import Words, words_of
from bot.scenario.grammar.clauses import EVENTS
from bot.scenario.reading.reading import Telling
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded

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
    "after_combat before_combat before_blocks before_damage between response trigger "
    "then later next_turn same_turn".split()
)


_WHETHER = ("can ", "could ", "may ", "am i allowed", "is it legal", "is he allowed")


_ASKING = frozenset(
    "do does did is are was were will would can could how what who which where when "
    "whose why".split()
)


def added(context: Context) -> Edit | None:
    """What is said, read like the scenario itself. Raises QuestionError."""
    words = context.words
    plain = _without_flags(words)
    # "It has been destroyed already, does that matter?" asks of something else.
    asked = words.asked and "already" not in words.flags
    text = plain + ("?" if asked else "")
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
    if not told or any(it.kind == "notthis" for it in told):
        return None  # "… instead of 3/3": what that is was not found before
    kinds = {it.kind for it in told}
    if all(kind.startswith("ask_") for kind in kinds):
        if isinstance(words.tokens[0].value, int) and len(words.tokens) < 3:
            return None  # "And 7?", "6 damage?": supposed, too
        if "supposed" in words.flags and words.word(0) not in _ASKING:
            # "What if the Bear is dead": supposed of it, not asked.
            return None
        return Added(text, When.ASK, worded("asked “{plain}”.", plain=plain))
    if words.asked:
        # The question mark belongs to “what if …?”, not to what is supposed.
        text = plain
        clauses = _read(context, text)
        told = [it for it in clauses if it.kind not in {"time", "soft", "story"}]
        if not told:
            return None
    return _placed(context, text, clauses, told)


def happens(words: str, telling: Telling, catalogue: Catalogue) -> bool:
    """Whether *words* tell of an event: "another spell deals 3 damage"."""
    context = Context(words_of(words), telling, catalogue)
    try:
        told = context.clauses_of(words)
        return any(it.kind in _EVENT_KINDS and not _lies(context, it) for it in told)
    except QuestionError:
        return False


def _lies(context: Context, clause: Clause) -> bool:
    """ "Another Furnace of Rath": it is there, and nobody casts it now."""
    alone = clause.kind in {"cast", "castagain"} and not clause.get("who")
    names = cards_in(clause) if alone else ()
    return bool(names) and not any(is_spell(context.face(it)) for it in names)


def _without_flags(words: Words) -> str:
    """What was typed without “instead”, and without “only” before a number."""
    out, at = [], 0
    for number, token in enumerate(words.tokens):
        following = words.tokens[number + 1 : number + 2]
        if following and following[0].text in {"has", "have", "had"}:
            following = words.tokens[number + 2 : number + 3]  # "it only has 3 life"
        counted = following and (
            following[0].value is not None or following[0].text in {"once", "twice"}
        )
        only = token.text in {"only", "just"} and counted
        # "Instead of Shock" is no "of Shock": who is of something is another one.
        alone = token.text == "instead" and "of" not in {it.text for it in following}
        if only or alone:
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
    # "Then 2 more"; "twice" says no more than how often.
    events = [
        it
        for it in told
        if it.kind in _EVENT_KINDS - _NOT_EVENTS
        or (it.kind == "againfor" and it.get("n") is not None)
    ]
    flags = context.words.flags
    check(context, text, told)
    if kinds & _BLOCKS:
        return _block(context, text, told)
    if side := side_anew(context, told):
        what = plain(context.clauses[side[0]])
        quoted = worded("“{text}” instead of “{what}”.", text=text, what=what)
        return Added(text, When.INSTEAD, quoted, side[0])
    if len(told) == 1 and told[0].kind in _DETAILS:
        return detail(context, text, told[0])
    if kinds <= SETTLED and (before := settled(context, told)):
        said = " and ".join(f"“{plain(context.clauses[n])}”" for n in before)
        said = worded("“{text}” instead of {said}.", text=text, said=said)
        return Added(text, When.INSTEAD, said, before[0], tuple(before[1:]))
    if len(life := other_life(context, told)) == 1:
        old = plain(context.clauses[life[0]])
        said = worded("“{text}” instead of “{what}”.", text=text, what=old)
        return Added(text, When.INSTEAD, said, life[0])
    if kinds == {"life"}:
        return Added(text, When.FACT, worded("“{text}”, from the start.", text=text))
    if "instead" in flags and "turn" not in kinds:
        return instead(context, text, told)
    if kinds == {"choice"}:
        return Added(text, When.FACT, worded("“{text}”.", text=text))
    only = "only" in flags or {"only", "just"} & {
        it.text for it in context.words.tokens
    }
    if not events and only and kinds & {"have", "is"} and not _SIZE.search(text):
        # "What if it had only one counter?": that many instead of those told.
        raise context.error(
            Problem.AMBIGUOUS, worded("“{text}” instead of what?", text=text)
        )
    if not events and _OTHER_TURN.search(text):
        when = worded("When does this happen: first, or after what?")
        raise context.error(Problem.AMBIGUOUS, when)
    if not events:
        return Added(text, When.FACT, worded("“{text}”, from the start.", text=text))
    if "only" in flags:
        return instead(context, text, told)
    return _event(context, text, clauses, events)


# It has that much instead of what it has.
_SIZE = re.compile(r"\b\d+ (?:life|power|might|toughness)$", re.IGNORECASE)
_COUNTED = frozenset({"cast", "use", "damage"})
_HARMING = frozenset({"attack", "damage", "attacks", "againfor"})
# "What if I put a counter on it?" is asked of what happens then.
_PREPARING = frozenset({"put"})


def _event(
    context: Context, text: str, clauses: list[Clause], events: list[Clause]
) -> Edit:
    """Something more happens: when its words say so, else last or in answer."""
    quoted = f"“{text}”"
    kinds = {it.kind for it in events}
    texts, flags = {it.text for it in context.words.tokens}, context.words.flags
    timed = any(it.get("when") in _TIMES for it in clauses)
    if timed and (moved := told_so(context, events, texts)):
        return instead(context, text, events, moved)
    if kinds & _ANSWERS or (timed and clauses[0].get("when") != "then"):
        return Added(text, When.ANSWER, worded("{quoted}.", quoted=quoted))
    if (texts & {"already", "earlier"} or "already" in flags) and not timed:
        return Added(text, When.FIRST, worded("{quoted}.", quoted=quoted))
    then = timed or texts & {"then", "afterwards", "later", "after"}
    harms = [it for it in events if it.kind in _HARMING]
    again = texts & {"again", "another", "more"} or "too" in flags
    if len(events) == 1 and events[0].kind in _COUNTED and not again:
        if (events[0].get("times") or 0) > 1 and context.like(events[0]):
            return instead(context, text, events)  # "What if he bolts me twice?"
    if len(events) == 1 and _the_same(context, events[0]) and not (again or then):
        return instead(context, text, events)  # "same but the bolt hits my Bear"
    more = texts & {"again", "another", "more", "twice"} or "too" in flags
    more = more or bool(_ONE_MORE.search(text))
    told_again = any(context.like(it) for it in events)
    told_again = told_again or another_spell(context, events)
    if told_again and not (then or more):
        same = told_so(context, events, texts) or same_but(context, events)
        if same:
            return instead(context, text, events, same)
    other = texts & {"twice"} and not any(context.like(it) for it in events)
    if not then and (not more or other) and told_again:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Instead of what was told before, or after it?"),
            (f"{text} instead", f"then {text}"),
        )
    if kinds <= _PREPARING and not then:
        return Added(text, When.FIRST, worded("{quoted}.", quoted=quoted))
    if kinds == {"attack"} and joins(context, texts) and not then:
        return Added(text, When.JOIN, worded("{quoted}.", quoted=quoted))
    # In Grand Archive each attacks by itself, one after the other.
    too = "too" in flags and context.scene.game is Game.GRAND_ARCHIVE
    if "attack" in kinds and not (then or too) and not texts & {"again", "twice"}:
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


_OTHER_TURN = re.compile(r"\b(?:next|last|previous) turn\b", re.IGNORECASE)
_ONE_MORE = re.compile(r"\ba (?:second|third|fourth) \w", re.IGNORECASE)


def _the_same(context: Context, clause: Clause) -> bool:
    """Whether *clause* speaks of the one spell that was told before: "the bolt"."""
    definite = _DEFINITE.match(clause.text.strip().lower())
    spell = isinstance(clause.get("card"), Thing)
    return bool(definite) and spell and len(context.like(clause)) == 1


_DEFINITE = re.compile(r"(?:the|that|this|his|her|their|my|your|[\w ]+'s)\b")


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
    said = " and ".join(f"“{plain(context.clauses[n])}”" for n in [*blocks, *denied])
    return Added(
        text,
        When.ANSWER,
        f"“{text}” instead of {said}." if said else f"“{text}”.",
        blocks[0] if blocks else None,
        tuple(denied),
    )


def _unblocked(clause: Clause) -> bool:
    """“The Beast is unblocked”."""
    specs = clause.get("specs") or ()
    return any(getattr(it, "value", "") == "unblocked" for it in specs)
