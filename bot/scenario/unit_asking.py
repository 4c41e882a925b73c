"""Questions of Grand Archive and Riftbound."""

from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking import ask
from bot.scenario.scene import Scene, handles
from bot.scenario.syntax import Clause


@handles("ask_worth")
def worth(scene: Scene, clause: Clause) -> None:
    """How many cards is that worth? Asked of enlighten counters."""
    champions = [it for it in scene.draft.things if "champion" in it.kinds]
    asked = [it.subject for it in scene.draft.asks if it.kind is AskKind.COUNTERS]
    names = asked or [it.id for it in champions]
    if not names:
        raise scene.error(Problem.AMBIGUOUS, "What is counted?", clause.place)
    scene.draft.assume("Three enlighten counters draw one card.")
    for name in names:
        ask(scene, clause, AskKind.COUNTERS, name, detail="enlighten")


@handles("ask_hitsback")
def hits_back(scene: Scene, clause: Clause) -> None:
    """It doesn't hit back, right? What it deals is part of everything."""
    ask(scene, clause, AskKind.EVERYTHING)
