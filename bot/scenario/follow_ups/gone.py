"""“Without Furnace of Rath”, “if he hadn't pinged it”: things and events taken out."""

from dataclasses import replace

from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import (
    Edit,
    Together,
    Without,
)
from bot.scenario.follow_ups.amounts import spoken_of
from bot.scenario.follow_ups.counters_gone import counters_out
from bot.scenario.follow_ups.declined import CASTING, done_by_it, option_declined
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.it_named import done_so
from bot.scenario.follow_ups.joining_in import no_one_joins, nobody_joins
from bot.scenario.follow_ups.keywords_gone import ARTICLES, without_keyword
from bot.scenario.follow_ups.nth_event import dropped
from bot.scenario.follow_ups.shields_gone import shield_out
from bot.scenario.follow_ups.words import Words, is_pronoun, words_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import described
from bot.scenario.words.syntax import Thing
from bot.worded import all_of, one_of, worded

_HAVING = frozenset("have has had control controls own owns play plays".split())
_HELPERS = frozenset("do does did had has have was were is are would could".split())
_NOT_THERE = (
    "was not there", "were not there", "is not there", "are not there", "is gone",
    "was gone", "are gone", "was never there", "is not out", "was not out",
    "is not in play", "was not in play", "leaves", "is removed", "is destroyed before",
    "is not on the battlefield", "did not exist", "does not exist", "was not on it",
    "is not on it", "was not attached", "is not attached", "was not attached to it",
)  # fmt: skip


def gone(context: Context) -> Edit | None:
    """What is taken out, if the words take something out."""
    words = context.words
    lost = _no_longer(context)
    if lost is not None:
        return lost
    what = _taken_out(words)
    if what is not None:
        return _out(context, what)
    return _only_done(context) or no_one_joins(context) or _undone(context)


def _taken_out(words: Words) -> Words | None:
    """The words that name what is not there."""
    first = words.word(0)
    if first in {"without", "minus"}:
        return words.part(1)
    if first in {"remove", "drop", "ignore", "forget"} or (
        first == "take" and words.word(1) == "away"
    ):
        return words.part(1 + (first == "take"))
    if first == "no" and len(words.tokens) > 1 and words.word(1) != "one":
        return words.part(1)
    there = first == "there" and words.word(1) in {"is", "are", "was", "were"}
    if there and words.word(2) in {"no", "not"}:
        return words.part(3)
    for at in range(1, 5):
        pair = (words.word(at), words.word(at + 1))
        helped = words.word(at - 1) in _HELPERS and pair[0] == "not"
        lacks = (helped and pair[1] in _HAVING) or (
            pair[0] in _HAVING and pair[1] == "no"
        )
        if lacks and len(words.tokens) > at + 2:
            return words.part(at + 2)
    for phrase in _NOT_THERE:
        size = len(phrase.split())
        if len(words.tokens) > size and words.find(*phrase.split()) == (
            len(words.tokens) - size
        ):
            return words.part(0, len(words.tokens) - size)
    return None


def _no_longer(context: Context) -> Edit | None:
    """ "If the 5/5 wasn't indestructible": without what it has."""
    words = context.words
    lost = next((n for n in range(1, 5) if words.word(n) in {"lost", "loses"}), 0)
    if lost and lost + 1 < len(words.tokens):
        what = f"{words.said(lost + 1)} on {words.said(0, lost)}"
        return without_keyword(context, words_of(what))
    at = words.find("not")
    if not at or words.word(at - 1) not in _BEING or at + 1 >= len(words.tokens):
        return None
    what = f"{words.said(at + 1)} on {words.said(0, at - 1)}"
    return without_keyword(context, words_of(what))


_BEING = frozenset("is was are were".split())


def _whose(context: Context) -> str:
    """Who is said to have none: "if |I| control no creature"; "" where nobody is."""
    words = context.words
    at = next((n for n in range(1, 4) if words.word(n) in _HAVING | _HELPERS), 0)
    parse, first = context.parse(words.said(0, at)) if at else (None, 0)
    for end, person in parse.reads("person", first) if parse is not None else ():
        if parse is not None and end == len(parse.tokens):
            return context.scene.player(person)
    return ""


def _out(context: Context, what: Words) -> Edit | None:
    keyword = without_keyword(context, what)
    if keyword is not None:
        return keyword
    texts = {it.text for it in what.tokens}
    if texts & {"shield", "shields"} and texts & {"regeneration", "regenerate"}:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("I do not know what “{what}” is here.", what=what.said()),
        )
    counters = counters_out(context, what)
    if counters is not None:
        return counters
    parts: list[Edit] = []
    whose = _whose(context)
    for thing, fitting in context.things(what.said()):
        found = [it for it in fitting if whose in {"", it.controller}]
        if whose and found and not thing.det:
            thing = replace(thing, det="any")  # "I control no creature": none at all
        if found:
            parts.append(_things_out(context, thing, found))
            continue
        shielded = shield_out(context, what, _whose(context))
        if shielded is not None:
            return shielded
        raise context.error(
            Problem.AMBIGUOUS,
            worded("There is no “{what}” in this scenario.", what=what.said()),
            _names(context),
        )
    if parts:
        return parts[0] if len(parts) == 1 else Together(tuple(parts))
    shielded = shield_out(context, what, _whose(context))
    if shielded is not None:
        return shielded
    event = _event_named(context, what)
    event = event or _named_in_short(context, what)
    if event is not None:
        return event
    raise context.error(
        Problem.AMBIGUOUS,
        worded("I do not know what “{what}” is here.", what=what.said()),
        _names(context),
    )  # fmt: skip


def _named_in_short(context: Context, what: Words) -> Edit | None:
    """ "Without the mana shield": the one card whose name ends in these words."""
    words = [it.text for it in what.tokens if it.text not in ARTICLES]
    cards = filter(None, (it.card for it in context.scene.draft.things))
    names = {it.ref.name for it in cards}
    found = [it for it in names if it.lower().split()[-len(words) :] == words]
    named = words_of(found[0]) if len(found) == 1 else what
    return _out(context, named) if named.said() != what.said() else None


def _names(context: Context) -> tuple[str, ...]:
    names = [it.id.removeprefix("the ") for it in context.scene.draft.things]
    return tuple(f"without {it}" for it in names[:5])


def _things_out(context: Context, thing: Thing, found: list[DraftThing]) -> Edit:
    if len(found) == 1 and thing.det not in {"a", "another"} and thing.count != 1:
        found = _of_one_name(context, found[0])
    if len(found) > 1 and not thing.plural and thing.det not in {"all", "each", "any"}:
        alike = len({(described(it), it.card and it.card.ref) for it in found}) == 1
        if (thing.det in {"a", "another"} or thing.count == 1) and alike:
            found = found[-1:]
        if len(found) > 1:
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "There are {count}: without all of them, or without one?",
                    count=len(found),
                ),
                (f"without both {found[0].id}", f"without one {found[0].id}"),
            )
    elif thing.count is not None and thing.count < len(found):
        found = found[-thing.count :]
    names = tuple(it.id for it in found)
    return Without(names, worded("without {listed}.", listed=all_of(names)))


def _of_one_name(context: Context, one: DraftThing) -> list[DraftThing]:
    """*one* and what else there is of the card, where its name is all that is said."""
    ref = one.card.ref if one.card is not None and not one.id[-1].isdigit() else None
    there = context.scene.draft.things
    alike = [it for it in there if it.card and ref and it.card.ref == ref]
    return [it for it in alike if it.zone is Zone.BATTLEFIELD] or [one]


_EVENT_NOUNS = {
    "attack": {"attack"}, "block": {"block"}, "blocks": {"block"}, "ping": {"damage"},
    "retaliation": {"retaliate"}, "fight": {"fight", "mutual"},
}  # fmt: skip


def _event_named(context: Context, what: Words) -> Edit | None:
    words = [it.text for it in what.tokens if it.text not in ARTICLES]
    if len(words) != 1 or words[0] not in _EVENT_NOUNS:
        return None
    kinds = _EVENT_NOUNS[words[0]]
    numbers = [n for n in context.events() if context.clauses[n].kind in kinds]
    if len(numbers) != 1:
        return None
    return dropped(context, numbers[0])


# --- events that did not happen -----------------------------------------------------


def _only_done(context: Context) -> Edit | None:
    """ "What if I only cast the Shock?": without what else that player did."""
    words = context.words
    at = next((n for n, it in enumerate(words.tokens) if it.text in _ONLY), None)
    if at is None and "only" not in words.flags:
        return None
    said = words.said() if at is None else f"{words.said(0, at)} {words.said(at + 1)}"
    try:
        clauses = [it for it in context.clauses_of(said) if it.kind != "time"]
    except QuestionError:
        return None
    if len(clauses) != 1 or clauses[0].kind not in CASTING:
        return None
    named = [n for n in context.like(clauses[0]) if cards_in(clauses[0])]
    if len(named) != 1:
        return None
    by = {it.by for it in context.entries(named[0])}
    others = [
        n
        for n in context.events()
        if n not in named
        and context.clauses[n].kind in CASTING
        and by & {it.by for it in context.entries(n)}
    ]
    gone = [dropped(context, n) for n in others]
    if not gone:
        return None
    return gone[0] if len(gone) == 1 else Together(tuple(gone))


_ONLY = frozenset("only just".split())


def _undone(context: Context) -> Edit | None:
    """“If he hadn't pinged it first”: said as if it had happened, then found."""
    words = context.words
    at = next(
        (
            n
            for n in range(1, min(6, len(words.tokens)))
            if words.word(n) in {"not", "never"}
        ),
        None,
    )
    if at is None or words.word(at + 1) in {"be", "have", "been"} | _HAVING:
        return None
    if words.word(at - 1) in {"can", "could"}:
        return None
    helper = at - 1 if words.word(at - 1) in _HELPERS else at
    before, after = words.said(0, helper), words.part(at + 1)
    tail = [it for it in after.tokens if it.text not in {"first", "ever", "at", "all"}]
    if not tail or not before:
        return None
    rest = words.text[tail[0].start : tail[-1].end]
    try:
        clauses = context.clauses_of(f"{before} {rest}")
    except QuestionError:
        number = done_so(context, before, tail)
        return None if number is None else dropped(context, number)
    clauses = [it for it in clauses if it.kind != "time"]
    if len(clauses) != 1 or clauses[0].kind in {"unblocked"}:
        return None
    clause = clauses[0]
    if clause.kind in {"block", "attack"} and words.word(at + 1).startswith("block"):
        return None
    if clause.kind in {"retaliate", "intercept"}:
        return nobody_joins(context, clause.kind)
    if declined := option_declined(context, clause):
        return declined
    like = context.like(clause)
    if not like and clause.kind == "damage":
        # “Pinged it” may have been told as the use of what pings.
        like = [n for n in context.harmful() if context.same_actor(clause, n)]
        like = [n for n in like if not context.is_combat(n)]
    if not like:  # "He doesn't cast the spell", of one told by its damage
        spoken = spoken_of(context, after.part(1))
        like = [n for n in spoken if context.same_actor(clause, n)]
    if not like and clause.get("who") and is_pronoun(after.part(1)):
        like = done_by_it(context, clause)
    if len(like) == 1:
        return dropped(context, like[0])
    told = [it.told for n in (like or context.events()) for it in context.entries(n)]
    if not any(told):
        return None
    raise context.error(
        Problem.AMBIGUOUS,
        worded(
            "Which of these does not happen: {listed}",
            listed=one_of([*filter(None, told)]),
        ),
        tuple(it for it in told if it)[:5],
    )
