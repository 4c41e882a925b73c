"""Attacks that cannot be declared: refused, or ruled on where just that is asked."""

import re
from dataclasses import dataclass, replace

from bot.citation import Game
from bot.engine.characteristics import keywords_of
from bot.engine.question import Ask, AskKind
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.scene.undeclared import ATTACKS, Told
from bot.worded import worded

# What "no, it cannot attack that" answers: nobody is hit by an attack that is none.
_ANSWERED = frozenset(
    {
        AskKind.CAN_ATTACK,
        AskKind.CAN_BE_ATTACKED,
        AskKind.DIES,
        AskKind.DAMAGE_DEALT,
        AskKind.EVERYTHING,
    }
)


@dataclass(frozen=True)
class _Why:
    """Which question of the engine's is answered no, and the refusal."""

    asks: tuple[Ask, ...]
    error: QuestionError


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def attacks_allowed(scene: Scene) -> None:
    """Nothing rested attacks; nothing without true sight attacks stealth.

    Only with everything told: "He attacks my ally. It has stealth. Is that legal?"
    Raises QuestionError (ILLEGAL).
    """
    for told in scene.parse.memory.pop(ATTACKS, ()):
        why = _why_not(scene, told)
        if why is None:
            continue
        if not _only_asked(scene, told.combat):
            raise why.error
        _never_made(scene, told.combat)
        kept = [
            (ask, mark)
            for ask, mark in zip(scene.draft.asks, scene.draft.marks, strict=True)
            if ask.kind not in {AskKind.CAN_ATTACK, AskKind.CAN_BE_ATTACKED}
            and ask.kind is not AskKind.EVERYTHING
        ]
        legal = [it for it in scene.draft.asks if it not in {ask for ask, _ in kept}]
        first = [replace(it, text=_asked(it, legal)) for it in why.asks]
        scene.draft.asks[:] = [*first, *(ask for ask, _ in kept)]
        scene.draft.marks[:] = [*(None for _ in first), *(mark for _, mark in kept)]


def _only_asked(scene: Scene, combat: Combat) -> bool:
    """Whether nothing comes of that attack but what is asked of it."""
    script = scene.draft.script
    goals = {goal for _, goal in combat.attackers}
    joined = scene.game is not Game.RIFTBOUND and {*combat.defenders} - goals
    told = (combat.blocks, joined, combat.before, combat.between)
    return (
        bool(script)
        and script[-1].what is combat
        and not any(told)
        and bool(scene.draft.asks)
        and all(it.kind in _ANSWERED for it in scene.draft.asks)
    )


def _asked(ask: Ask, legal: list[Ask]) -> str:
    """What is answered by that: as it was asked, unless "no" would deny a claim."""
    if legal and _ASKED.match(legal[0].text) and not _DENIED.search(legal[0].text):
        return legal[0].text
    if ask.other:
        return worded("Can {it} attack {other}?", it=ask.subject, other=ask.other)
    return worded("Can {it} attack?", it=ask.subject)


_ASKED = re.compile(
    r"(?:so |and |but )?(?:can|could|may|is|was|are|were|legal|how|why)\b", re.I
)
_DENIED = re.compile(r"n['’]t\b|\bnot\b|\b(?:wrong|right|correct|true)\b", re.I)


def _never_made(scene: Scene, combat: Combat) -> None:
    (entry,) = (it for it in scene.draft.script if it.what is combat)
    scene.draft.script.remove(entry)
    for line in combat.told or [entry.told]:
        scene.draft.tell(line)


def _why_not(scene: Scene, told: Told) -> _Why | None:
    fighting = [it for it in map(scene.draft.thing, told.attackers) if it is not None]
    for it in fighting:
        if it.id in told.rested:
            kind = AskKind.CAN_ATTACK
            words = worded(
                "{it} is tapped, and a tapped creature cannot attack. Was it untapped?",
                it=it.id,
            )
            return _why(scene, told, (Ask(kind, it.id),), words)
    if scene.game is not Game.GRAND_ARCHIVE or told.cleave:
        return None
    if any("cleave" in it.keywords for it in fighting):
        return None  # All units of that player are attacked (Cleave 1).
    # What a weapon has by its own words ("class bonus") is the engine's to know.
    board = scene.draft.board()
    arms = {name for name, _ in told.combat.wields}
    wielded = {
        word
        for it in board.objects
        if it.attached_to in told.attackers or it.id in arms
        for word in keywords_of(board, it)
    }
    sees = wielded | {word for it in fighting for word in it.keywords}
    for goal in map(scene.draft.thing, told.goals):
        if goal is None:
            continue
        asks = tuple(
            Ask(AskKind.CAN_BE_ATTACKED, it.id, goal.id, " ".join(wielded & _SIGHT))
            for it in fighting
        )
        if told.finds(goal, "stealth") and "true sight" not in sees:
            words = worded(
                "{it} has stealth: an attack without true sight cannot target it.",
                it=goal.id,
            )
            return _why(scene, told, asks, words)
        first = _taunting(scene, goal, told) if "unblockable" not in sees else None
        if first is not None and (
            "stealth" not in first.keywords or "true sight" in sees
        ):
            words = worded(
                "{other} is awake and has taunt, so it comes first.", other=first.id
            )
            return _why(scene, told, asks, words)
    return None


_SIGHT = frozenset({"true sight", "cleave"})


def _why(scene: Scene, told: Told, asks: tuple[Ask, ...], words: str) -> _Why:
    return _Why(asks, scene.error(Problem.ILLEGAL, words, told.place))


def _taunting(scene: Scene, goal: DraftThing, told: Told) -> DraftThing | None:
    """The awake unit with taunt that has to be attacked instead of *goal* (Taunt 1)."""
    if "taunt" in goal.keywords:
        return None
    return next(
        (
            it
            for it in scene.draft.things
            if told.finds(it, "taunt")
            and it.controller == goal.controller
            and it.zone is Zone.BATTLEFIELD
            and not it.tapped
            and not it.entered_later
        ),
        None,
    )
