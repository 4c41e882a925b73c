"""Who plays, as far as that is told."""

import re

from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Person
from bot.worded import joined, worded

_EACH = re.compile(
    r"\b(?:each|all|every) (?:other )?(?:opponents?|players?)\b|everyone"
)
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
        if _EACH.search(scene.parse.text.lower()):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Who are the players? Name all of them."),
                clause.place,
                ("Three players: Alice, Bob and me.",),
            )
    if clause.kind == "players":
        _check_closed(scene, clause)
        scene.draft.tell(
            worded(
                "Turn order: {listed}.",
                listed=joined([scene.name(it) for it in scene.draft.players]),
            )
        )


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
