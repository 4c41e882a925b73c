""" "There's this dude with a Platinum Angel": one who plays, and no creature."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Place
from bot.scenario.words.tokens import ENDS, Kind
from bot.worded import worded

_GUYS = frozenset("guy dude".split())
_HAVING = frozenset("with has had controls".split())
# What may stand before him where he is nobody's creature.
_OPENING = frozenset("a this some one the that there 's is was and so then".split())
_ARTICLES = frozenset("a an the two three four five his her".split())


@before(Game.MTG)
def whether_a_player(parse: Parse, clauses: Clauses) -> Clauses:
    """A clause that asks who is meant, put first, where a "dude" has cards."""
    for at in range(len(parse.tokens)):
        if parse.word(at) not in _GUYS or any(parse.reads("person", at)):
            continue
        if _opens(parse, at) and _has_cards(parse, at + 1):
            place = Place(at, at + 1)
            word = parse.tokens[at].raw
            return (Clause("who_is_meant", {}, place, text=word), *clauses)
    return clauses


@handles("who_is_meant")
def who_is_meant(scene: Scene, clause: Clause) -> None:
    """Guy has a 3/3."""
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Is “{word}” a player or a creature?", word=clause.text),
        clause.place,
        ("My opponent has Platinum Angel.", "My opponent has a 3/3."),
    )


@after(Game.MTG)
def called_like_a_player(scene: Scene) -> None:
    """ "I control a 2/2 named Bob. Bob shocks Bob.": that could be either of them.

    Raises QuestionError (AMBIGUOUS).
    """
    players = {name.lower() for name in scene.draft.players}
    for it in scene.draft.things:
        if it.card is None and it.label.lower() in players:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Is “{word}” a player or a creature?", word=it.label),
                None,
                (it.id, it.label),
            )


def _opens(parse: Parse, at: int) -> bool:
    start = at
    while start > 0 and parse.word(start - 1) not in {*ENDS, ","}:
        start -= 1
    return all(parse.word(here) in _OPENING for here in range(start, at))


def _has_cards(parse: Parse, at: int) -> bool:
    if parse.word(at) not in _HAVING:
        return False
    at += 1
    while parse.word(at) in _ARTICLES:
        at += 1
    sized = parse.tokens[at].kind is Kind.SIZE if at < len(parse.tokens) else False
    return sized or any(True for _ in parse.reads("cards", at))
