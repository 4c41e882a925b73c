"""What is told to die of a combat: creatures that trade, or that are killed in it."""

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, take_as
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause
from bot.worded import worded

TRADES = frozenset({"trade", "trades", "traded"})


def told_to_trade(scene: Scene, clause: Clause, fighters: list[DraftThing]) -> None:
    """ "My 3/3 trades with his 2/2": refused later on, where one of them survives."""
    if scene.game is not Game.MTG or not TRADES & {*clause.text.lower().split()}:
        return
    doubt = scene.error(
        Problem.ILLEGAL,
        worded("Not both of them die in that combat, so it is no trade. What happens?"),
        clause.place,
        ("I block the 3/3 with my 2/2 Bear.",),
    )
    names = tuple(it.id for it in fighters)
    scene.claims.append(Claim(clause, doubt, dead=names))


_KILLS = frozenset({"kill", "kills", "killed"})


def kills_in_fight(
    scene: Scene, clause: Clause, who: str, things: list[DraftThing]
) -> bool:
    """ "He double blocks. I kill the 3/3": by combat damage, as nothing else is told.

    Refused later on, where it may survive.
    """
    combat = open_combat(scene)
    if scene.game is not Game.MTG or combat is None or combat.dealt or not things:
        return False
    if not who or not _KILLS & {*clause.text.lower().split()}:
        return False
    own = {it.id for it in scene.draft.things if it.controller == who}
    met = {it for pair in combat.blocks if own & {*pair} for it in pair} - own
    if not met.issuperset(it.id for it in things):
        return False
    names = tuple(it.id for it in things)
    scene.claims.append(Claim(clause, killed_by_what(scene, clause), dead=names))
    return True


def killed_by_what(scene: Scene, clause: Clause) -> QuestionError:
    """That nobody knows what kills it (AMBIGUOUS)."""
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Is it destroyed before combat damage, or by it? Say what kills it."),
        clause.place,
    )


def dies_before_damage(scene: Scene, clause: Clause) -> bool:
    """ "It blocks, but dies before damage": that is told, and nothing is asked.

    Raises QuestionError (AMBIGUOUS) where nobody says what dies.
    """
    behind = scene.parse.words[clause.place.end : clause.place.end + 3]
    timed = [*behind][:1] == ["before"] and "damage" in behind
    if not timed or clause.question or scene.game is not Game.MTG:
        return False
    what = parts_of(clause.get("what"))
    if not what:
        raise killed_by_what(scene, clause)
    if what[0].place.start != clause.place.start:
        return False  # "Does it die before damage"
    take_as(scene, clause, "die")
    return True
