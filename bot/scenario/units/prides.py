"""Allies that need not obey: pride against their champion's level (Pride 1)."""

from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.unit_legality import INTERCEPTS, UNINTERCEPTED
from bot.errors import Problem
from bot.scenario.asking.attacking import rather
from bot.scenario.asking.questions import ask
from bot.scenario.casting.sides import on_field
from bot.scenario.happening.known_numbers import ASKED
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.units.facts import level_of
from bot.scenario.words.syntax import Clause, Place
from bot.worded import worded

# Of attackers: whose attack no ally intercepts.
_PASS_BY = frozenset({"cleave", "unblockable", UNINTERCEPTED})
_HANGS_ON_IT = frozenset(
    {AskKind.CAN_ATTACK, AskKind.CAN_BE_ATTACKED, AskKind.CAN_INTERCEPT}
)


@handles("ask_can_intercept")
def can_intercept(scene: Scene, clause: Clause) -> None:
    """Can my ally take the attack on itself?"""
    what = clause.get("what")
    it = scene.single(what, new=True) if what is not None else _own_ally(scene, clause)
    if "intercept" not in it.keywords and what is not None:
        it = rather(scene, clause, it, "intercept")
    if "champion" in it.kinds and "intercept" not in it.keywords:
        # "Can he intercept?" of a player: with the one ally there that could.
        his = on_field(scene, it.controller)
        able = [one for one in his if "intercept" in one.keywords]
        it = able[0] if len(able) == 1 else it
    if it.named and it.card is None and not it.keywords and "text" not in it.said:
        raise scene.error(
            Problem.UNKNOWN,
            worded(
                "I know no “{name}”. If it is a card, paste its text in quotation "
                "marks after its name.",
                name=it.id,
            ),
            clause.place,
        )
    scene.notice([it])
    scene.focus = [it]
    ask(scene, clause, AskKind.CAN_INTERCEPT, it.id)


def _own_ally(scene: Scene, clause: Clause) -> DraftThing:
    """ "Can I intercept?": with the one ally that could, or the only one there.

    Raises QuestionError (AMBIGUOUS) where there is none, or several.
    """
    who = scene.player(clause.get("who"))
    allies = [it for it in on_field(scene, who) if "champion" not in it.kinds]
    able = [it for it in allies if "intercept" in it.keywords]
    found = able or allies
    if len(found) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("What intercepts?"), clause.place)
    return found[0]


@after(Game.GRAND_ARCHIVE)
def intercepts_as_asked(scene: Scene) -> None:
    """ "Can it intercept, and does it die?": the second is asked of when it does."""
    asked = [it.kind is AskKind.CAN_INTERCEPT for it in scene.draft.asks]
    if asked.count(True) != 1 or asked[-1]:
        return
    it = scene.draft.thing(scene.draft.asks[asked.index(True)].subject)
    combat = last_combat(scene)
    if it is None or combat is None or it.tapped or "intercept" not in it.keywords:
        return
    goals = [scene.draft.thing(goal) for _, goal in combat.attackers]
    attackers = [scene.draft.thing(name) for name, _ in combat.attackers]
    keywords = {word for one in attackers if one for word in one.keywords}
    champions = {
        one.id
        for one in goals
        if one is not None
        and "champion" in one.kinds
        and one.controller == it.controller
    }
    if combat.cleave or keywords & _PASS_BY or _proud(it):
        return
    if len(goals) == 1 and champions:
        combat.attackers = [(name, it.id) for name, _ in combat.attackers]
        it.flags.add(INTERCEPTS)
        scene.draft.assume(worded("{it} intercepts the attack.", it=it.id))


@after(Game.GRAND_ARCHIVE)
def levels_of_prides(scene: Scene) -> None:
    """Whether an ally with pride can attack or intercept hangs on a level."""
    for asked in scene.draft.asks:
        it = scene.draft.thing(asked.subject)
        if it is None or asked.kind not in _HANGS_ON_IT or not _proud(it):
            continue
        level = level_of(scene, it, it.controller)
        champions = [
            one
            for one in scene.draft.things
            if "champion" in one.kinds and one.controller == it.controller
        ]
        if level is None or not champions:
            _ask_level(scene, it)
        for one in champions[: level is not None]:
            one.flags.add(f"level {level}")


def _proud(it: DraftThing) -> bool:
    return any(one.startswith("pride ") for one in it.keywords)


def _ask_level(scene: Scene, it: DraftThing) -> None:
    mine, theirs = ASKED["LV"]
    words = worded(
        mine if it.controller == "me" else theirs,
        who=scene.name(it.controller),
        card=it.id,
    )
    start, end = it.place
    scene.missing.append((words, Place(start, end)))
