""" "If I block, do I die? He attacks me with a 7/7.": what is told behind is there."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.asking.cast_as_well import check_only_one
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded

_SUPPOSING = frozenset("if suppose supposing assuming assume imagine say when".split())
_LATER = frozenset("then later afterwards next after".split())


@before(Game.MTG)
def conditions_last(parse: Parse, clauses: Clauses) -> Clauses:
    """A question with its condition stands behind the set-up that follows it."""
    mark = next((n for n, it in enumerate(parse.tokens) if it.text == "?"), 0)
    supposed = tuple(it for it in clauses if it.place.end <= mark and not _asks(it))
    asked = tuple(it for it in clauses if it.place.end <= mark and _asks(it))
    told = tuple(it for it in clauses if it.place.end > mark)
    if not (told and asked and supposed) or not _supposes(parse, supposed):
        return clauses
    if any(it.kind == "destroy" for it in supposed) and _fights(told):
        if not all(it.kind == "destroy" for it in supposed) or not _through(asked):
            raise _how_it_dies(parse, supposed)
        return (*told, *asked)  # "How much goes through if I kill the blocker?"
    later = any(_LATER & {*it.lead, *it.text.lower().split()[:1]} for it in told)
    if later or any(map(_asks, told)) or _describes(parse, told[0]):
        return clauses
    if all(it.kind in _THERE and not _points(it) for it in supposed):
        return (*supposed, *told, *asked)  # "What happens if I have a 2/2? He kills it"
    for one in supposed:
        if one.kind in _CASTS:
            check_only_one(parse, one, told)
    first = replace(supposed[0], lead=(".", *supposed[0].lead))
    return (*told, first, *supposed[1:], *asked)


_CASTS = frozenset("cast castat castquote".split())
# What only is there, before anything happens to it.
_THERE = frozenset({"have", "inforce", "quoted"})


# What is so of something: "If my 2/2 blocks his 3/2, does it die? It has prevent 1."
_STATES = _THERE | {"is", "isa", "shield", "attached"}
_IT = frozenset("it them the that those".split())


def _describes(parse: Parse, clause: Clause) -> bool:
    """ "If he bolts my creature, does it die? It's a 4/4.": of what was told of."""
    said = range(clause.place.start, clause.place.end)
    return clause.kind in _STATES and any(parse.word(at) in _IT for at in said)


def _points(clause: Clause) -> bool:
    """Whether it speaks of what else is told: "if I have a shield on it"."""
    things = parts_of(clause.get("what"))
    return any(isinstance(it, Thing) and it.is_pronoun for it in things)


def _fights(told: Clauses) -> bool:
    return any(it.kind in {"attack", "attackwith", "block", "blocked"} for it in told)


def _through(asked: Clauses) -> bool:
    """Whether it is asked how much damage comes past what is killed by it."""
    over = {"through", "over"}
    return all(
        it.kind in {"ask_trample", "ask_damage"} and over & {*it.text.lower().split()}
        for it in asked
    )


def _how_it_dies(parse: Parse, supposed: Clauses) -> QuestionError:
    one = next(it for it in supposed if it.kind == "destroy")
    return parse.error(
        Problem.AMBIGUOUS,
        worded("Is it destroyed before combat damage, or by it? Say what kills it."),
        one.place,
    )


def _asks(clause: Clause) -> bool:
    return clause.kind.startswith("ask_") or clause.kind == "soft"


def _supposes(parse: Parse, happens: Clauses) -> bool:
    """Whether what happens in these clauses is only supposed."""
    if parse.word(0) == "what" and parse.word(1) == "if":
        return True
    return parse.word(0) in _SUPPOSING or all(_IF & {*it.lead} for it in happens)


_IF = frozenset("if when assuming supposing once".split())
