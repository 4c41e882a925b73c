"""Who plays, as far as that is told."""

import re

from bot.citation import Game
from bot.engine.inside import inside, walk
from bot.engine.instructions import DealDamage, LoseLife
from bot.engine.values import Filter, Side, Who
from bot.errors import Problem, QuestionError
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause, Person
from bot.worded import joined, worded

EVERYBODY = re.compile(
    r"\b(?:each|all|every) (?:other )?(?:opponents?|players?)\b|every(?:one|body)"
    r"|\b(?:all|each)(?: of us)? (?:at|on|start|have)\b"
)
# In the memory of a parse: where more players are counted than are told of.
_UNNAMED = "players not named"
# Verbs of one player.
_SAID_OF_ONE = frozenset(
    "is was has had controls owns plays casts attacks blocks gains loses takes bolts "
    "shocks starts sits activates uses chooses draws runs holds stays goes".split()
)


@handles("players", "nplayers")
def players_listed(scene: Scene, clause: Clause) -> None:
    """Three players, Alice, Bob and Carol: known before anything else is read.

    Raises QuestionError (AMBIGUOUS) where each of them matters and some are not named.
    """
    count = clause.get("n").value if clause.get("n") is not None else 0
    known = len(scene.draft.players)
    if isinstance(count, int) and count > known:
        scene.parse.memory[_UNNAMED] = clause.place
        if EVERYBODY.search(scene.parse.text.lower()):
            raise _not_named(scene)
    if clause.kind == "players":
        _check_closed(scene, clause)
        scene.draft.tell(
            worded(
                "Turn order: {listed}.",
                listed=joined([scene.name(it) for it in scene.draft.players]),
            )
        )


def _not_named(scene: Scene) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Who are the players? Name all of them."),
        scene.parse.memory[_UNNAMED],
        ("Three players: Alice, Bob and me.",),
    )


@after(Game.MTG)
def all_are_named(scene: Scene) -> None:
    """ "Four of us. I cast Earthquake for 5. How much do I gain?": of each of them.

    Raises QuestionError (AMBIGUOUS).
    """
    if _UNNAMED not in scene.parse.memory:
        return
    does = (
        [it.what for it in scene.draft.script],
        [it.abilities for it in scene.draft.things],
    )
    if any(
        (isinstance(one, Filter) and one.players in {Side.ANY, Side.OPPONENT})
        or one in {Who.EACH_PLAYER, Who.EACH_OPPONENT}
        for it in (*does[0], *does[1])
        for kind in (DealDamage, LoseLife)
        for part in inside(it, kind)
        for one in walk(part)
    ):
        raise _not_named(scene)


def _check_closed(scene: Scene, clause: Clause) -> None:
    """Refuse "Alice, Bob, has a 3/3": who has it is neither of the two, nor me.

    Raises QuestionError (AMBIGUOUS).
    """
    parse, end = scene.parse, clause.place.end
    bare = not {"order", "players"} & {*clause.text.lower().split()}
    if bare and parse.word(end) == "," and parse.word(end + 1) in _SAID_OF_ONE:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("There are several players; say which one is meant."),
            clause.place,
        )


@handles("story")
def story(scene: Scene, clause: Clause) -> None:
    """What happened around the table changes nothing on it.

    Raises QuestionError (AMBIGUOUS) for what may be paid for an ability.
    """
    person = clause.get("who")
    there = [it for it in scene.focus if it.on_board and it.abilities.activated]
    if clause.get("n") is not None and there:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which ability is meant?"),
            clause.place,
            (f"I use {there[-1].id}.",),
        )
    if isinstance(person, Person) and person.kind in {"opponent", "name"}:
        scene.subject = scene.player(person)
