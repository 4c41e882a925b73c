"""Who plays, as far as that is told."""

import re

from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import joined, worded

_EACH = re.compile(
    r"\b(?:each|all|every) (?:other )?(?:opponents?|players?)\b|everyone"
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
        scene.draft.tell(
            worded(
                "Turn order: {listed}.",
                listed=joined([scene.name(it) for it in scene.draft.players]),
            )
        )
