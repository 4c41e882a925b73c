"""Attackers that join a combat, and the combat they join."""

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.begun import begin_combat
from bot.scenario.scene.describing import attacked
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import once_each
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.turns import attacks_in_own_turn, turn_of
from bot.scenario.words.small_words import HAVING
from bot.scenario.words.syntax import Thing
from bot.worded import worded


def combat_of(scene: Scene, player: str, *, fresh: bool = False) -> Combat:
    """The combat of *player* that is being told, or a new one."""
    now = open_combat(scene)
    if now is not None and now.attacker == player and not fresh:
        return now
    if now is not None:
        now.closed = True
    attacks_in_own_turn(scene, player)
    for it in scene.draft.things:
        it.flags -= {"attacking", "blocking", "unblocked", "blocked", "attacked"}
    made = begin_combat(scene, player)
    if not scene.draft.active:
        scene.draft.active = player
        scene.draft.assume(turn_of(player))
    return made


def default_goal(scene: Scene, who: str) -> str:
    """Whom *who* attacks if nothing is said: the other player, or their champion."""
    other = scene.other(who)
    scene.parse.memory["goal not said"] = other
    return champion(scene, other).id if scene.game is Game.GRAND_ARCHIVE else other


def join(
    scene: Scene, combat: Combat, attackers: list[DraftThing], goals: list[str]
) -> None:
    """Let *attackers* attack *goals* in *combat*."""
    already = {name for name, _ in combat.attackers}
    goals = list(dict.fromkeys(goals))
    if scene.game is Game.MTG and len(goals) > 1:
        raise _which_at_whom(scene, attackers)
    for it in attackers:
        it.flags.add("attacking")
        if it.id in already and not combat.cleave:
            _check_one_goal(scene, combat, it, goals)
            continue
        # Several goals: all of them with cleave.
        several = scene.game is Game.GRAND_ARCHIVE and len(goals) > 1
        if several and not combat.cleave and "cleave" not in it.keywords:
            raise scene.error(Problem.AMBIGUOUS, worded("Whom does it attack?"))
        combat.cleave = combat.cleave or several
        at = goals if combat.cleave else goals[:1]
        combat.attackers += [(it.id, goal) for goal in at]
        if scene.game is Game.GRAND_ARCHIVE:
            # What is attacked is the defender there.
            for goal in filter(None, map(scene.draft.thing, at)):
                goal.flags |= set() if "champion" in goal.kinds else {"attacked"}


def _check_one_goal(
    scene: Scene, combat: Combat, it: DraftThing, goals: list[str]
) -> None:
    """ "I attack Bob with my 3/3. I attack Carol with my 3/3": one of them (508.1b)."""
    said = scene.clause
    if scene.game is not Game.MTG or said is None:
        return
    words = {*said.text.lower().split()}
    if said.get("at") is None or ("attacking" in words and words & HAVING):
        return  # "Has a 6/6 attacking Jace and a 2/2 attacking me": each its own
    if not {*goals} & {goal for name, goal in combat.attackers if name == it.id}:
        raise _which_at_whom(scene, [it])


def check_not_elsewhere(
    scene: Scene, part: Thing, attackers: list[DraftThing], who: str, goals: list[str]
) -> None:
    """ "Two 3/3s attack Bob and one 3/3 his planeswalker": a third, or one of those?

    Raises QuestionError (AMBIGUOUS) where it would attack twice in one combat (508.1b).
    """
    combat = open_combat(scene) if scene.game is Game.MTG else None
    if combat is None or combat.attacker != who or scene.timing or not goals:
        return
    if part.owner or part.det not in {"a", ""} or part.noun in {"it", "which"}:
        return
    ids = {it.id for it in attackers}
    if any(name in ids and goal not in goals for name, goal in combat.attackers):
        raise _which_of_them(scene)


def _which_at_whom(scene: Scene, attackers: list[DraftThing]) -> QuestionError:
    """What to say where several are attacked: each attacker attacks one of them."""
    if len(attackers) == 1:
        return scene.error(
            Problem.ILLEGAL,
            worded(
                "One creature attacks only one player, planeswalker or battle "
                "(CR 508.1b): which?"
            ),
        )
    return _which_of_them(scene)


def _which_of_them(scene: Scene) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Which of them attacks whom?"),
        suggestions=("Alice attacks Bob with a 3/3 and Carol with a 2/2.",),
    )


def join_at_battlefield(
    scene: Scene,
    combat: Combat,
    attackers: list[DraftThing],
    targets: object,
    goals: list[str] | None = None,
) -> None:
    """Two groups fight at a battlefield; *goals* are who *targets* has been read as."""
    other = scene.other(combat.attacker)
    for it in attackers:
        it.flags.add("attacking")
        if it.id not in {name for name, _ in combat.attackers}:
            combat.attackers.append((it.id, other))
    some = [one for name in goals or () if (one := scene.draft.thing(name))]
    for part in () if goals is not None else parts_of(targets):
        if isinstance(part, Thing):
            named = [it.id for it in some]
            some += once_each(scene, part, other, named, new=False)
    combat.defenders += [it.id for it in some if it.id not in combat.defenders]
    for it in some:
        it.flags.add("blocking")


def rather_attack(
    scene: Scene, combat: Combat, attackers: list[DraftThing], goal: str
) -> None:
    """ "Attacks Alice with a 5/5, attacking her Jace": it is Jace that is attacked."""
    walker = scene.draft.thing(goal)
    ids = {it.id for it in attackers}
    told = scene.clause.text.lower().split() if scene.clause else []
    said = parts_of(scene.clause.get("what")) if scene.clause else ()
    rest = any(isinstance(it, Thing) and it.noun == "them" for it in said)
    again = bool(ids & {name for name, _ in combat.attackers}) and not rest
    if "other" in told[:3] and again:
        # "His other 3/3", of which only one was told: not the first once more.
        raise scene.error(Problem.AMBIGUOUS, worded("Which creature attacks?"))
    if scene.game is Game.GRAND_ARCHIVE and ids & {one for one, _ in combat.attackers}:
        if not combat.unaimed and goal not in {at for _, at in combat.attackers}:
            raise scene.error(Problem.AMBIGUOUS, worded("Whom does it attack?"))
        # "My 3/3 attacks. It attacks the 2/2": one attack, and on that.
        combat.attackers = [(name, goal) for name, _ in combat.attackers]
        combat.unaimed = False
        combat.told.clear()
        return
    if ids & combat.supposed:
        # "I block the 3/3. It attacked my Jace": only now it is said what it attacks.
        combat.attackers = [
            (name, goal if name in ids else at) for name, at in combat.attackers
        ]
        return
    named = any(isinstance(it, Thing) and it.noun not in _POINTING for it in said)
    end = scene.clause.place.end if scene.clause else 0
    behind = scene.parse.word(end + (scene.parse.word(end) == ","))
    named |= not _TOO.isdisjoint({*told, behind})
    rather = {
        name for name, at in combat.attackers if walker and walker.controller == at
    }
    if named and rather & ids and not combat.unaimed:
        # "My 3/3 attacks Bob. My 3/3 attacks his planeswalker": one of them (508.1b).
        raise _which_at_whom(scene, attackers[:1])
    combat.attackers = [
        (name, goal if name in ids & rather else at) for name, at in combat.attackers
    ]


_POINTING = frozenset({"it", "which", "them"})
_TOO = frozenset({"also", "too", "as"})


def tell_attack(
    scene: Scene, combat: Combat, attackers: list[DraftThing], goals: list[str]
) -> None:
    """Say back that *attackers* attack *goals*, where that was only supposed so far."""
    names = [it.id for it in attackers]
    combat.told.append(attacked(scene, names, goals))
    if combat.supposed and combat.supposed & {*names}:
        combat.told[:1] = [combat.told.pop()]
        combat.supposed.clear()
