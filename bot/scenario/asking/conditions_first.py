""" "If I block, do I die? He attacks me with a 7/7.": what is told behind is there."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse

_SUPPOSING = frozenset("if suppose supposing assuming assume imagine say when".split())
_LATER = frozenset("then later afterwards next after".split())


@before(Game.MTG)
def conditions_last(parse: Parse, clauses: Clauses) -> Clauses:
    """A question with its condition stands behind the set-up that follows it."""
    begins = parse.word(0) == "what" and parse.word(1) == "if"
    if not begins and parse.word(0) not in _SUPPOSING:
        return clauses
    mark = next((n for n, it in enumerate(parse.tokens) if it.text == "?"), 0)
    asked = tuple(it for it in clauses if it.place.end <= mark)
    told = clauses[len(asked) :]
    if not told or clauses[: len(asked)] != asked:
        return clauses
    questions = [it.kind.startswith("ask_") for it in asked]
    if not any(questions) or all(questions):
        return clauses
    later = any(_LATER & {*it.lead, *it.text.lower().split()[:1]} for it in told)
    if later or any(it.kind.startswith("ask_") for it in told):
        return clauses
    first = replace(asked[0], lead=(".", *asked[0].lead))
    return (*told, first, *asked[1:])
