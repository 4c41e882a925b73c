"""What happens to somebody or something."""

from bot.engine.question import AskKind
from bot.scenario.asking.questions import ask
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Person


@handles("ask_what")
def what_happens_to(scene: Scene, clause: Clause) -> None:
    """What happens to my 4/4 and to me? Whether it dies, and my life."""
    for part in (*parts_of(clause.get("what")), *parts_of(clause.get("what2"))):
        if isinstance(part, Person):
            for name in scene.players(part):
                ask(scene, clause, AskKind.LIFE, name)
        else:
            for it in scene.thing(part):
                ask(scene, clause, AskKind.DIES, it.id)
    ask(scene, clause, AskKind.EVERYTHING)
