""" "Only one connects", "one is indestructible": one of several told of together.

It is no further one. Which of them it is does not matter where they are alike and none
has been singled out before; otherwise the asker is asked.
"""

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import says_one, which_of
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.told_groups import told_groups, whole_group
from bot.scenario.scene.whose import its_givers
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import worded

# The combats of which some attackers are told to be unblocked, and where.
SOME = "some unblocked"
# Here "one" is another, that is being told of.
_TELLING = frozenset("have havebeside theyare create enter inforce played isa".split())
_STRIKING = frozenset({"attack", "damage"})


def one_of_group(scene: Scene, thing: Thing, whose: str) -> list[DraftThing] | None:
    """The one of several, told of together, that *thing* is; None where it is none.

    Raises QuestionError (AMBIGUOUS) where it matters which, and nobody can tell.
    """
    clause = scene.clause
    if clause is None or scene.asks:
        return None
    if clause.kind in _TELLING and not _is_described(clause, thing):
        return None
    if not whose and (given := its_givers(scene, thing)) is not None:
        return given
    begins = thing.place.start == clause.place.start
    if thing.det == "another" and thing.noun == "thing" and not thing.specs:
        # "Two attack Bob, another attacks Carol": one that stayed behind, if any did.
        return idle_ones(scene, whose)[:1] or None
    if says_one(scene, thing):
        group = _group(scene, thing, whose)
        units = scene.game is not Game.MTG and begins and clause.kind == "is"
        if len(group) < 2 and units and not thing.specs and not thing.owner:
            # Of those that fight on both sides it may be any, and none is made.
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)
        if len(group) < 2 or goes_elsewhere(scene, group):
            return None
        scene.heard[thing.place.end] = found = _picked(scene, thing, group)
        return found
    sized = bool({"size", "might"} & {it.kind for it in thing.specs})
    unowned = thing.owner is None and not thing.label and thing.card is None
    article = scene.parse.word(thing.place.start) in {"a", "an"}
    if not (begins and sized and unowned and article and not thing.plural):
        return None
    group = [it for it in _group(scene, thing, whose) if _is_alike(thing, it)]
    if len(group) < 2:
        return None
    said = scene.said(thing)[2:]
    options = [f"one of the {said}s", f"another {said}"]
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Is “{thing}” one of those told of, or another one?",
               thing=scene.said(thing)),
        thing.place,
        options,
        options,
    )  # fmt: skip


def _is_described(clause: Clause, thing: Thing) -> bool:
    """ "Two 2/2s (one is a Zombie)": of those that were told, what one of them is."""
    what = clause.get("as") if clause.kind == "isa" else None
    return isinstance(what, Thing) and what is not thing and not what.of("size")


def _is_alike(thing: Thing, it: DraftThing) -> bool:
    keywords = {one for said in thing.of("keyword") for one in str(said).split("+")}
    return it.card is None and keywords <= set(it.keywords)


def _group(scene: Scene, thing: Thing, whose: str) -> list[DraftThing]:
    """The living of one side that were told of together last, and can be meant."""
    there = [
        it
        for it in scene.draft.things
        if it.on_board and it.kinds & LIVING and it not in scene.in_list
        if fits(it, thing, scene.game) and "asked" not in it.said
        if not whose or it.controller == whose
    ]
    there = _may_do_so(scene, there)
    spoken = [it for it in there if it in scene.focus]
    if len({it.controller for it in spoken}) == 1 < len(spoken):
        whole = whole_group(scene, spoken) if _attacks(scene) else spoken
        return [it for it in whole if it in there]
    groups = [[it for it in some if it in there] for some in told_groups(scene)]
    several = [some for some in groups if len(some) > 1]
    return several[-1] if several else []


def _attacks(scene: Scene) -> bool:
    """ "I attack Bob with two and Carol with one": one of those that stayed behind."""
    kinds = {"attack", "notblocking"}  # "… and keep one back"
    return scene.game is Game.MTG and scene.clause_kind in kinds


def idle_ones(scene: Scene, whose: str = "") -> list[DraftThing]:
    """Of a group some of which attack those that do not, where an attack is told."""
    combat = open_combat(scene)
    if combat is None or not _attacks(scene) or whose not in {"", combat.attacker}:
        return []
    attacking = {name for name, _ in combat.attackers}
    for group in reversed(told_groups(scene)):
        left = [it for it in group if it.id not in attacking]
        if 0 < len(left) < len(group):
            return left
    return []


def goes_elsewhere(scene: Scene, group: list[DraftThing]) -> bool:
    """ "Two 3/3s attack Bob and one attacks Carol": that is one more (508.1b)."""
    combat = open_combat(scene)
    if combat is None or scene.clause is None or not _attacks(scene):
        return False
    attacked = dict(combat.attackers)
    goals = parts_of(scene.clause.get("at"))
    players = {scene.player(it) for it in goals if isinstance(it, Person)}
    there = {attacked.get(it.id, "") for it in group}
    if not goals or "" in there:
        return False
    # A planeswalker, where players are attacked.
    known = players or there <= set(scene.draft.players)
    if not known or not players.isdisjoint(there):
        return False
    if _counted_before(scene, group):
        raise scene.error(Problem.AMBIGUOUS, worded("Which of them attacks whom?"))
    scene.notice(group)  # It is another like these.
    return True


def _counted_before(scene: Scene, group: list[DraftThing]) -> bool:
    """ "I have two 3/3s": there is no third one."""
    start = end = group[0].place[0]
    while start > 0 and scene.parse.word(start - 1) not in STOPS:
        start -= 1
    return not _HAVING.isdisjoint(scene.parse.words[start:end])


_HAVING = frozenset("have has had got control controls there".split())


def _may_do_so(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """Of *pool* what may do what the clause tells: no attacker blocks."""
    combat = open_combat(scene)
    if combat is None:
        return pool
    attacking = {name for name, _ in combat.attackers}
    if scene.clause_kind == "block" and scene.clause is not None:
        passive = " by " in scene.clause.text or "blocked" in scene.clause.text
        return [it for it in pool if (it.id in attacking) == passive]
    if scene.clause_kind == "attack":
        return [it for it in pool if it.controller == combat.attacker] or pool
    return pool


def _picked(scene: Scene, thing: Thing, group: list[DraftThing]) -> list[DraftThing]:
    combat = open_combat(scene)
    attacking = {name for name, _ in combat.attackers} if combat else set()
    told = singled_out(scene, thing, group)
    pool = group
    if scene.clause_kind == "block":
        # Told apart by what blocks what.
        met = {one for pair in combat.blocks for one in pair} if combat else set()
        pool = [it for it in group if it.id not in met] or group
    elif combat is not None and _strikes(scene, thing):
        idle = [it for it in group if it.id not in attacking]
        if not idle:
            return _of_attackers(scene, thing, combat, group)
        pool = idle if scene.clause_kind == "attack" else group
    elif told:
        pool = [it for it in group if it not in told]
        if not pool or not _in_one_breath(scene, thing, told):
            raise which_of(scene, thing, group)
    if len({described(it) for it in pool}) > 1:
        raise which_of(scene, thing, pool)
    return pool[:1]


def _strikes(scene: Scene, thing: Thing) -> bool:
    """Whether *thing* attacks or deals the damage that the clause tells of."""
    clause = scene.clause
    begins = clause is not None and thing.place.start == clause.place.start
    return begins and scene.clause_kind in _STRIKING


def _of_attackers(
    scene: Scene, thing: Thing, combat: Combat, group: list[DraftThing]
) -> list[DraftThing]:
    """ "Only one connects" of several attackers: what becomes of the others?"""
    blocked = {attacker for _, attacker in combat.blocks}
    left = [it for it in group if it.id not in blocked | combat.unblocked]
    if scene.game is not Game.MTG or not left:
        raise _what_of_the_others(scene, thing)
    combat.unblocked.add(left[0].id)
    places = scene.parse.memory.setdefault(SOME, [])
    places.append((combat, thing.place))
    return left[:1]


def _what_of_the_others(scene: Scene, thing: Thing) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("All of them attack. What becomes of the others?"),
        thing.place,
    )


def singled_out(
    scene: Scene, thing: Thing, group: list[DraftThing]
) -> list[DraftThing]:
    """Those of *group* that were spoken of before without the rest of it."""
    found: list[DraftThing] = []
    for end, some in scene.heard.items():
        those = [it for it in group if it in some]
        if end <= thing.place.start and len(those) < len(group):
            found += those
    return list(dict.fromkeys(found))


def _in_one_breath(scene: Scene, thing: Thing, told: list[DraftThing]) -> bool:
    """ "One has flying, one has reach": said in one sentence, so of two of them."""
    ends = [
        end
        for end, some in scene.heard.items()
        if end <= thing.place.start and any(it in told for it in some)
    ]
    between = scene.parse.words[max(ends, default=0) : thing.place.start]
    return STOPS.isdisjoint(between)
