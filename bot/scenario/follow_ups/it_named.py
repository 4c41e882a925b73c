"""“What if he doesn't use it?”: the one card he has used, called by its name."""

import re
from collections.abc import Sequence

from bot.errors import QuestionError
from bot.scenario.changing.edits import Dropped, Edit
from bot.scenario.follow_ups.finding import Context
from bot.scenario.words.tokens import Token
from bot.worded import joined, worded

_DOES_IT = re.compile(
    r"(?P<who>\w+|my opponent) (?P<not>(?:do|does|did)(?:n't| not) |never )?"
    r"(?P<verb>casts?|uses?|used|plays?|played|activates?|activated) it\b(?P<rest>.*)",
    re.IGNORECASE,
)
_ANSWERS = re.compile(
    r"(?P<who>\w+|my opponent) (?:(?:do|does|did)(?:n't| not)|never) "
    r"(?:respond|responds|answer|responded)(?: to (?:it|that|the \w+))?(?: at all)?"
    r"[?. !]*",
    re.IGNORECASE,
)
_NO_ANSWER = re.compile(
    r"(?:without|no|ignore) (?:the |his |her |my |any |their )?(?:responses?|answers?)|"
    r"(?:nobody|no ?one) responds?",
    re.IGNORECASE,
)
_DOING = frozenset("cast castelided use uselast attached".split())


def it_named(context: Context, words: str) -> str:
    """*words* with the name of what "it" is, where only one thing was used so."""
    found = _DOES_IT.fullmatch(words)
    if found is None or found["not"]:
        return words
    names: set[str] = set()
    for number in _done(context, found["who"]):
        sources = (it.source for it in context.entries(number))
        things = (context.scene.draft.thing(it) for it in sources)
        names |= {it.label if it.card else "" for it in things if it is not None}
    if len(names) != 1 or "" in names:
        return words
    return f"{found['who']} {found['verb']} {names.pop()}{found['rest']}"


def not_done(context: Context) -> Edit | None:
    """ "What if he doesn't respond", "… use it": without the one thing he did so."""
    words = context.words.said()
    found, answers = _DOES_IT.fullmatch(words), _ANSWERS.fullmatch(words)
    if answers is not None:
        numbers = [
            n
            for n in _by(context, answers["who"])
            if context.clauses[n].get("when") == "response"
        ]
    elif _NO_ANSWER.fullmatch(words):
        numbers = [
            n for n in context.events() if context.clauses[n].get("when") == "response"
        ]
        if any(_goes_on(context, it) for it in numbers):
            return None
    elif found is not None and found["not"] and found["rest"].strip() in _REST:
        numbers = _done(context, found["who"])
    else:
        return None
    if len(numbers) != 1:
        return None
    if answers is not None and _goes_on(context, numbers[0]):
        return None
    told = [it.told for it in context.entries(numbers[0]) if it.told]
    said = joined(told, " ") if told else context.clauses[numbers[0]].text
    return Dropped(numbers[0], worded("this does not happen: {said}.", said=said))


def done_so(context: Context, who: str, words: Sequence[Token]) -> int | None:
    """The one event of that player that is told with all those *words*."""
    stems = [it.text[:4] for it in words if it.text not in _BACK]
    found = [
        n
        for n in _by(context, who)
        if stems
        and all(
            any(it.startswith(stem) for it in context.clauses[n].text.lower().split())
            for stem in stems
        )
    ]
    if len(found) != 1 or ("resp" in stems and _goes_on(context, found[0])):
        return None
    return found[0]


def _goes_on(context: Context, number: int) -> bool:
    """ "… responds with Fog and gains 3 life": both do not happen, or only Fog?"""
    return any(it.get("elided") for it in context.clauses[number + 1 : number + 2])


_BACK = frozenset("it him her them me that this any the a mine his hers".split())
_REST = frozenset({"", "at all"})


def _done(context: Context, who: str) -> list[int]:
    """What that player cast and used."""
    numbers = _by(context, who)
    return [n for n in numbers if context.clauses[n].kind in _DOING]


def _by(context: Context, who: str) -> list[int]:
    """The events that the player called *who* is behind."""
    parse, first = context.parse(who)
    for end, person in parse.reads("person", first):
        if end == len(parse.tokens):
            try:
                name = context.scene.player(person)
            except QuestionError:
                return []
            return [
                n
                for n in context.events()
                if name in {it.by for it in context.entries(n)}
            ]
    return []
