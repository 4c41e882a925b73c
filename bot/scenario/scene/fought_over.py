"""What "it" and "one of them" are behind a block, where something is done to it."""

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import Regenerate
from bot.engine.values import Named
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.happening_kinds import HAPPENING
from bot.scenario.scene.matching import described
from bot.scenario.scene.of_two_fighting import DONE_TO_UNITS, does_harm
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.told_fighters import struck_by_others, told_to_fight
from bot.scenario.words.asked_back import WHICH_ONE, which_is_meant
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded

DONE_TO_EITHER = DONE_TO_UNITS | {"cast", "castat", "castquote", "destroy", "is"}


def one_of_them(scene: Scene, thing: Thing, pool: list[DraftThing]) -> list[DraftThing]:
    """ "My 4/4 is blocked by two 2/2s. … on one of them": one of those alike.

    Raises AMBIGUOUS where nothing told are several that are alike.
    """
    from bot.scenario.scene.told_groups import told_groups

    combat = last_combat(scene)
    blocking = {blocker for blocker, _ in combat.blocks} if combat is not None else ()
    fighting = [it for it in scene.draft.things if it.id in blocking]
    for some in (pool, fighting, [it for one in told_groups(scene) for it in one]):
        sides: dict[str, list[DraftThing]] = {}
        for it in some:
            sides.setdefault(it.controller, []).append(it)
        several = [them for them in sides.values() if len(them) > 1]
        if several and _own_hurt(scene, several[0]):
            break  # "He has two 1/1s. He bolts one of them": hardly one of his
        if len(several) == 1 and len({described(it) for it in several[0]}) == 1:
            return several[0][:1]
        if several:
            break
    raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)


def _own_hurt(scene: Scene, pool: list[DraftThing]) -> bool:
    clause = scene.clause
    if clause is None or clause.get("who") is None:
        return False
    return pool[0].controller == scene.who(clause) and bool(does_harm(scene, clause))


def one_attacking(
    scene: Scene, thing: Thing, combat: Combat, names: list[str], *, each: bool
) -> list[DraftThing]:
    """The attacker of *names* that is just called "one". Raises AMBIGUOUS.

    All of them where *each* of several blocks one of those that are not alike.
    """
    met = {name for _, name in combat.blocks} | combat.unblocked
    free = [it for name in names
            if name not in met and (it := scene.draft.thing(name))]  # fmt: skip
    if len({described(it) for it in free}) == 1:
        return free[:1]
    return free if each else one_of_them(scene, thing, free)


def which_of(scene: Scene, thing: Thing, pool: list[DraftThing]) -> QuestionError:
    """That *thing* could be any of *pool* (AMBIGUOUS)."""
    names = [scene.describe(it) for it in pool[:4]]
    return scene.error(
        Problem.AMBIGUOUS,
        which_is_meant(scene.parse.said(thing.place.start, thing.place.end), names),
        thing.place,
        names,
        names,
    )


# What is done by whatever is attacked, or for it.
_ANSWERING = frozenset("retaliate intercept block defend defenders".split())


def either_fights(scene: Scene, thing: Thing, pool: list[DraftThing]) -> bool:
    """ "My ally attacks his ally. Does the ally die?": either of two that fight."""
    combat = last_combat(scene)
    if scene.game is Game.MTG or combat is None or scene.clause_kind in _ANSWERING:
        return False
    if (
        scene.parse.word(thing.place.start) != "the"
        or thing.label
        or thing.owner is not None
        or thing.plural
    ):
        return False
    attacking = {name for name, _ in combat.attackers}
    attacked = {goal for _, goal in combat.attackers}
    attacked |= {blocker for blocker, _ in combat.blocks} | {*combat.defenders}
    fighting = [it for it in pool if it.id in attacking | attacked]
    # One only told of as "attacks for 5" is hardly called an ally.
    fighting = [it for it in fighting if not it.id.endswith("attacker")]
    if fighting and all(it.id in attacking for it in fighting):
        # "A 2/2 ally attacks my champion": an ally of mine may be meant as well.
        fighting += [it for it in pool if not (it in fighting or _is_called(it))]
    return {it.id in attacking for it in fighting} == {True, False} and not any(
        _is_called(it) for it in fighting
    )


def whose_life_is_told(
    scene: Scene, thing: Thing, pool: list[DraftThing]
) -> DraftThing | None:
    """ "His 2 power ally attacks my 4 life ally. Does the ally die?": that with a life.

    None unless it is all that is told of what is attacked, and not of what attacks it.
    """
    combat = last_combat(scene)
    asked = scene.clause_kind in _ASKED_OF_LIFE and scene.game is Game.GRAND_ARCHIVE
    if not asked or combat is None or thing.label or thing.plural or thing.of("size"):
        return None
    told = [it for it in pool if it.toughness is not None]
    if len(told) != 1 or len(pool) == 1:
        return None
    foes = {name for name, goal in combat.attackers if goal == told[0].id}
    return told[0] if {it.id for it in pool} == foes | {told[0].id} else None


_ASKED_OF_LIFE = frozenset({"ask_dies", "ask_life"})


def _is_called(it: DraftThing) -> bool:
    """Whether it goes by a name, not only by what it is."""
    return it.face is not None or it.named


# "Only one", "just a single one"
_LIMITS = frozenset("only just exactly precisely merely but single a".split())


def says_one(scene: Scene, thing: Thing) -> bool:
    """Whether it is "one", "only one", "one 2/2", of which nobody says whose it is."""
    if thing.label or thing.card is not None or thing.owner is not None:
        return False
    words = [*scene.parse.words[thing.place.start : thing.place.end]]
    while len(words) > 1 and words[0] in _LIMITS:
        words.pop(0)
    return words[:1] == ["one"]


def is_just_one(scene: Scene, thing: Thing) -> bool:
    """ "He casts Giant Growth on one": a word that names nothing new."""
    last = scene.parse.word(thing.place.end - 1)
    return last == "one" and not thing.specs and says_one(scene, thing)


def fighters(
    scene: Scene, part: Thing, who: str, named: list[DraftThing]
) -> list[DraftThing]:
    """What *who* attacks or blocks with, none of those *named*.

    "I have two 4/4s and attack with one": one of those, where there are any.
    """
    from bot.scenario.scene.one_of_group import goes_elsewhere, one_of_group

    if is_just_one(scene, part):
        pool = [
            it
            for it in scene.draft.things
            if it.controller == who and it.kinds & LIVING and it not in named
        ]
        if len(pool) == 1:
            return pool
        if pool and (found := one_of_group(scene, part, who)) is not None:
            return found
        if pool and scene.game is Game.MTG and not goes_elsewhere(scene, pool):
            return one_of_them(scene, part, pool)
    _check_struck(scene, part, who)
    told = told_to_fight(scene, part, who, named)
    scene.in_list = named
    found = scene.thing(told or part, who, new=told is None)
    scene.in_list = []
    return found


def _check_struck(scene: Scene, part: Thing, who: str) -> None:
    """ "I shock a 2/2. Bob attacks me with a 2/2.": that one, or another?

    Raises QuestionError (AMBIGUOUS) where nobody has said whose was struck.
    """
    size = part.first("size")
    if scene.game is not Game.MTG or part.det != "a" or size is None or part.label:
        return
    struck = struck_by_others(scene, who)
    for it in scene.draft.things:
        alike = (it.power, it.toughness) == size and not it.label
        if it.id in struck and alike and "chosen controller" not in it.said:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which creature is meant? Name it."),
                part.place,
            )


def regenerating(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """What has been given a regeneration shield."""
    told = [entry.what for entry in (*scene.draft.opening, *scene.draft.script)]
    named = {
        one.what.id
        for one in inside(tuple(told), Regenerate)
        if isinstance(one.what, Named)
    }
    return [it for it in candidates if it.id in named]


def two_fights(scene: Scene) -> bool:
    """Whether several attackers were blocked: "it" behind them is none of theirs."""
    combat = last_combat(scene)
    return combat is not None and len({name for _, name in combat.blocks}) > 1


def told_beside(scene: Scene, thing: Thing, pool: list[DraftThing]) -> bool:
    """ "Ann has a 2/2 and Bob has a 2/2. I bolt the 2/2.": neither is the last."""
    kind = scene.clause_kind
    looks = {(it.label.lower(), it.power, it.toughness) for it in pool}
    return (
        scene.game is Game.MTG
        and kind in HAPPENING - {"attack", "block"}
        and not scene.acted
        and thing.det == "the"
        and len(looks) == 1
        and len({it.controller for it in pool}) == len(pool)
        and all("chosen controller" in it.said for it in pool)
    )


def either_fighter(scene: Scene, found: list[DraftThing]) -> list[DraftThing]:
    """ "I swing it into a 1/1 that hits back. It also has a counter": which has?"""
    clause, fight = scene.clause, last_combat(scene)
    if scene.game is Game.MTG or clause is None or fight is None or len(found) != 1:
        return found
    unsure = "also" in clause.text.lower().split()[:3] or _hides(clause)
    if clause.kind.startswith("ask_") or not unsure or len(fight.attackers) > 1:
        return found
    told = map(scene.draft.thing, [name for it in fight.attackers for name in it])
    both = [it for it in told if it is not None]
    return both if found[0] in both else found


def _hides(clause: Clause) -> bool:
    """ "A 3/3 attacks my 2/2. It has stealth": of use to what is attacked alone."""
    specs = clause.get("specs") or ()
    return any((it.kind, it.value) == ("keyword", "stealth") for it in specs)


def blocking(scene: Scene, clause: Clause) -> str | None:
    """What blocks, where *clause* begins with it."""
    blocker, attacker = clause.get("blocker"), clause.get("attacker")
    begins = clause.text.lower().split()[:1]
    if blocker is not None and attacker is None and begins and begins[0] in _BE:
        return scene.about or None  # "It attacks, is blocked by a 1/1 and dies"
    combat = last_combat(scene) if clause.kind == "block" else None
    # In Riftbound nobody blocks one attacker: the defenders are of the whole combat.
    there = [it for it, _ in combat.blocks] or combat.defenders if combat else []
    if not there or clause.get("who"):
        return None
    things = Several | Thing
    if not isinstance(blocker, things) or not isinstance(attacker, things | None):
        return None
    first = attacker is None or blocker.place.start < attacker.place.start
    return there[-1] if first else None


_BE = frozenset("is are was were gets get got being".split())


def of_another(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "Bob's 5/5 is blocked by my 2/2. How much does it deal to me?": Bob's 5/5."""
    assert scene.clause is not None
    to = [it for it in parts_of(scene.clause.get("who")) if isinstance(it, Person)]
    if scene.clause.get("source") is None or len(to) != 1:
        return candidates
    who = scene.player(to[0])
    return [it for it in candidates if it.controller != who] or candidates
