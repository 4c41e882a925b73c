"""“What if it could be prevented”: what was told to be unpreventable is not."""

import re

from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Rewritten, Together
from bot.scenario.follow_ups.amounts import spoken_of
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import is_pronoun, words_of
from bot.scenario.words.asked_back import WHICH_DAMAGE
from bot.worded import worded

_IS = re.compile(
    r"(?P<what>.+?) (?:(?:can|could) (?:also )?be prevented|(?:is|was|were|are) "
    r"(?:also )?(?:preventable|not unpreventable|(?<=neither is )unpreventable))|"
    r"(?P<none>neither|none)(?: of them)? (?:is|was|are|were) unpreventable",
    re.IGNORECASE,
)
_TOLD = re.compile(r"\b(?:an? )?unpreventable (?=[a-z])", re.IGNORECASE)
_ALL = frozenset("damage the all it that this of any both".split())


def preventable(context: Context) -> Edit | None:
    """The damage spoken of, without what kept it from being prevented."""
    found = _IS.fullmatch(context.words.said().strip(" ?.!"))
    if found is None:
        return None
    text = context.telling.story.text
    told = [*_TOLD.finditer(text)]
    what = found["what"] or "it"
    if {*what.lower().split()} <= _ALL or is_pronoun(words_of(what)):
        places = told
    else:
        events = spoken_of(context, words_of(what))
        tokens = context.telling.parse.tokens
        spans = [
            (tokens[at.start].start, tokens[at.end - 1].end)
            for at in (context.clauses[n].place for n in events)
        ]
        places = [
            it for it in told if any(low <= it.start() < high for low, high in spans)
        ]
        if len(events) != 1:
            places = []
    if not places:
        raise context.error(Problem.AMBIGUOUS, WHICH_DAMAGE)
    if len(places) > 1 and not (found["none"] or "both" in what.lower()):
        raise context.error(Problem.AMBIGUOUS, WHICH_DAMAGE)
    said = worded("this damage can be prevented.")
    edits = []
    for it in reversed(places):
        start = it.end() - len("unpreventable ")
        edits.append(Rewritten(start, it.end(), "", said))
    return edits[0] if len(edits) == 1 else Together(tuple(edits))
