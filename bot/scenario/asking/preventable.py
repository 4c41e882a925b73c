"""Whether damage can be prevented: by what is told of, as far as it goes."""

from collections.abc import Iterator

from bot.engine.effects import Effect
from bot.engine.inside import walk
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded

# In the memory of a parse: the clause that supposes that the damage is prevented.
PROVIDED = "provided it is prevented"


@handles("ask_preventable")
def preventable(scene: Scene, clause: Clause) -> None:
    """Can this be prevented? How much is, and all else that comes of it.

    Raises QuestionError where nothing is told that would prevent any of it.
    """
    if not any(isinstance(it, Effect) and it.prevents for it in _told(scene)):
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "Nothing told of prevents damage. Say what would prevent it, such as "
                "“I have a prevent-3 shield.”"
            ),
            clause.place,
        )
    ask(scene, clause, AskKind.PREVENTED)
    ask(scene, clause, AskKind.EVERYTHING)


@handles("ask_provided")
def provided(scene: Scene, clause: Clause) -> None:
    """ "Do I gain life if the damage is prevented?": looked at when all is told."""
    scene.parse.memory[PROVIDED] = clause


def _told(scene: Scene) -> Iterator[object]:
    """Every effect that is there, or comes of what happens."""
    draft = scene.draft
    yield from walk(tuple(draft.statics))
    for entry in draft.opening + draft.script:
        yield from walk(entry.what)
    for it in draft.things:
        yield from walk(it.abilities)
