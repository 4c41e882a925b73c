"""What a question about dying can mean."""

from dataclasses import replace
from itertools import chain

from bot.citation import Game
from bot.engine.acts import Redirect
from bot.engine.inside import holds
from bot.engine.instructions import Ability, DealDamage, DestroyIt, Move
from bot.engine.question import Deal, Resolve
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.default_targets import prevents
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import which_of
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.told_groups import whole_group
from bot.scenario.words.asked_back import WHICH_TWO
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def is_mortal(it: DraftThing) -> bool:
    """Whether it can die: creatures, units, allies, planeswalkers."""
    if it.zone is Zone.NOWHERE:
        return False  # A card that was only named: what a token is a copy of.
    if it.zone is Zone.GRAVEYARD and it.face is None and it.power is None:
        return False  # "There is a creature card in my graveyard": it is counted
    if it.face is not None and it.face.might is not None:
        return True  # Champion units of Riftbound are units like others.
    return bool(it.kinds & {"creature", "unit", "ally", "planeswalker"}) and (
        "champion" not in it.kinds
    )


def last_struck(scene: Scene) -> DraftThing | None:
    """What the last spell was aimed at, where that was one thing and no player."""
    last = next(iter(reversed(all_entries(scene))), None)
    match last.what if last is not None else None:
        case Deal(hits=hits):
            names = {hit.recipient for hit in hits}
        case Resolve(ability=ability, chosen=chosen) if last and last.harms:
            if prevents(ability):
                # What it chooses is where damage comes from, not who is hit.
                return None
            names = {name for slot in chosen for name in slot}
        case _:
            return None
    found = [it for it in map(scene.draft.thing, names) if it and is_mortal(it)]
    return found[0] if len(found) == len(names) == 1 else None


def hurt_ones(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """Of whom "dies?" asks: not of what was only put on the table since."""
    if scene.game is Game.MTG:
        return pool
    hurt: list[str] = []
    for entry in all_entries(scene):
        match entry.what:
            case Deal(hits=hits):
                hurt += [hit.recipient for hit in hits]
            case Combat() as combat:
                hurt += [name for pair in combat.attackers for name in pair]
                hurt += combat.defenders
            case Resolve(chosen=chosen):
                hurt += [name for slot in chosen for name in slot]
            case _:
                pass
    if any(it.id in hurt for it in pool):
        return pool
    found = [it for it in scene.draft.things if it.id in hurt and is_mortal(it)]
    return found or pool


def several(scene: Scene, *, both: bool, number: int = 2) -> list[DraftThing]:
    """The creatures "they" are: those just spoken of; the two of a fight for both.

    *number* is how many are meant by "all three".
    """
    mortal = [it for it in scene.focus if is_mortal(it)]
    combat = last_combat(scene)
    if not both or len(mortal) == number:
        return mortal if both else _against_one(scene, mortal)
    if combat is None:
        every = [it for it in scene.draft.things if is_mortal(it)]
        return every if len(every) == 2 else two_of(scene, mortal)
    fought = {*chain(*combat.blocks)}
    if scene.game is not Game.MTG:
        fought |= {*chain(*combat.attackers), *combat.defenders}
    fighting = [it for it in scene.draft.things if it.id in fought]
    if len(fighting) > 2 and (pair := _of_one_side(fighting, number)):
        return pair  # "My 6/6 is blocked by a 2/2 and a 3/3. Do both die?"
    if len(fighting) > 2 and scene.game is Game.MTG:
        raise scene.error(Problem.AMBIGUOUS, WHICH_TWO)
    return fighting if len(fighting) == 2 else two_of(scene, mortal)


def _of_one_side(things: list[DraftThing], number: int) -> list[DraftThing]:
    """Those of the one player who has so many of *things*; none if that is unclear."""
    whose = dict.fromkeys(it.controller for it in things)
    sides = [[it for it in things if it.controller == who] for who in whose]
    found = [side for side in sides if len(side) == number]
    return found[0] if len(found) == 1 else []


def two_of(scene: Scene, mortal: list[DraftThing]) -> list[DraftThing]:
    """ "Do both get destroyed?" of one unit and two gear: never that unit alone."""
    if len(mortal) > 2:
        if pair := _of_one_side(mortal, 2):
            return pair  # "Two defend against my one. Do both die?"
        raise scene.error(Problem.AMBIGUOUS, WHICH_TWO)
    if len(mortal) != 1:
        return mortal
    there = [it for it in scene.draft.things if it.on_board and not is_mortal(it)]
    if len(there) == 2:
        return there
    raise scene.error(Problem.AMBIGUOUS, WHICH_TWO)


def _against_one(scene: Scene, found: list[DraftThing]) -> list[DraftThing]:
    """ "My two 2/2s block his 3/3. Do they die?": those two, not the one."""
    combat = last_combat(scene)
    pairs = combat.blocks if combat is not None else []
    if scene.game is not Game.MTG or {*chain(*pairs)} != {it.id for it in found}:
        return found
    sides: dict[str, list[DraftThing]] = {}
    for it in found:
        sides.setdefault(it.controller, []).append(it)
    few, many = sorted(sides.values(), key=len) if len(sides) == 2 else ([], [])
    return many if len(few) == 1 < len(many) else found


def asked_of(scene: Scene, part: Thing) -> list[DraftThing]:
    """What "Does it die?", "Do they?", "Do both?" asks of."""
    if part.noun == "them" and part.det == "both":
        number = part.count or 2
        return several(scene, both=True, number=number) or scene.thing(part)
    if part.plural and part.count == 1:
        # "Does one of the attackers die?": any of them would answer that.
        part = replace(part, count=None, det="all")
    found = _just_ally(scene, part) or either_of_two(scene, part) or scene.thing(part)
    if part.label == "it" and len(found) == 1:
        found = not_spared(scene, part, found[0])
    if part.noun != "them" or part.count or part.det:
        return found
    if scene.parse.word(part.place.start - 1) == "of":
        found = _all_fighting(scene, found)
    return together_with(scene, found[0]) if len(found) == 1 else found


def _just_ally(scene: Scene, part: Thing) -> list[DraftThing]:
    """ "He attacks my 2/2 with a 3/3. Ally alive?": the one that is attacked."""
    combat = last_combat(scene)
    bare = part.noun == "ally" and not (part.det or part.owner or part.plural)
    if combat is None or not bare or any(it.kind != "noun" for it in part.specs):
        return []
    goals = [scene.draft.thing(it) for it in {goal for _, goal in combat.attackers}]
    return [it for it in goals if it is not None and "ally" in it.kinds]


def _all_fighting(scene: Scene, found: list[DraftThing]) -> list[DraftThing]:
    """ "My three Bears attack. He blocks one with a 3/3. How many of them die?": three.

    Of either side where several of both fight.
    """
    combat = last_combat(scene)
    if combat is None:
        last = next(iter(reversed(all_entries(scene))), None)
        all_hit = last and isinstance(last.what, Resolve) and not any(last.what.chosen)
        every = [it for it in scene.draft.things if is_mortal(it)]
        return every if all_hit and all(it in every for it in found) else found
    fighting = {name for pair in (*combat.attackers, *combat.blocks) for name in pair}
    if len({it.controller for it in found}) < 2 or any(
        it.id not in fighting for it in found
    ):
        return found
    groups = [
        [it for it in whole_group(scene, [one]) if it.id in fighting] for one in found
    ]
    fought = {it.id: it for group in groups if len(group) > 1 for it in group}
    return [*fought.values()] or found


def together_with(scene: Scene, one: DraftThing) -> list[DraftThing]:
    """ "Bob shocks my 3/3 and I shock his. Do they die?": not the last *one* alone."""
    every = [it for it in scene.draft.things if is_mortal(it)]
    return [one] if last_combat(scene) is not None else every or [one]


def either_of_two(scene: Scene, part: Thing) -> list[DraftThing]:
    """ "I attack with a 3/3, he blocks with a 2/2. Does it die?": told of both.

    Nothing where what was said settles which of the two "it" is.
    """
    combat = last_combat(scene)
    pair = {it.id for it in scene.focus}
    fought = combat is not None and any({*one} == pair for one in combat.blocks)
    if part.noun != "it" or part.label != "it" or not fought:
        return []
    try:
        return scene.thing(part)
    except QuestionError:
        return list(scene.focus)


def not_spared(scene: Scene, part: Thing, one: DraftThing) -> list[DraftThing]:
    """ "Bob bolts my 3/3. He has a 2/2. Does it die?": of the 3/3, not of *one* alone.

    Raises QuestionError (AMBIGUOUS) where several have been struck.
    """
    struck = _struck(scene)
    aimed = any(it.first == one.id for it in scene.draft.preferences)
    if scene.game is not Game.MTG or one.id in struck or one.named or not struck:
        return [one]
    if aimed:
        return [one]  # by what triggers
    found = [it for it in scene.draft.things if it.id in struck and is_mortal(it)]
    if len(found) > 1:
        raise which_of(scene, part, [*found, one])
    return [*found, one]


def _struck(scene: Scene) -> set[str]:
    """What alone something told may have killed; nothing where that may be anything."""
    found: set[str] = set()
    for entry in all_entries(scene):
        match entry.what:
            case Deal(hits=hits):
                found |= {hit.recipient for hit in hits}
            case Combat(attackers=attackers, blocks=blocks):
                found |= {name for pair in (*attackers, *blocks) for name in pair}
            case Resolve(chosen=chosen) if entry.harms and any(chosen):
                found |= {name for slot in chosen for name in slot}
            case Resolve(ability=ability) if _hardly_kills(ability):
                continue
            case _:
                return set()
    return found


def _hardly_kills(ability: Ability) -> bool:
    """Whether it only helps what it is aimed at, as Giant Growth does."""
    return not holds(ability, DealDamage, DestroyIt, Move)


def killed_by(scene: Scene, clause: Clause) -> DraftThing | None:
    """ "Does the 2/2 kill it?" in a fight of two: the other one."""
    what, by = parts_of(clause.get("what")), parts_of(clause.get("by"))
    combat = last_combat(scene)
    if combat is None or len(what) != 1 or len(by) != 1:
        return None
    if not isinstance(what[0], Thing) or what[0].label != "it":
        return None
    if not isinstance(by[0], Thing) or by[0].card is not None:
        return None
    return facing(scene, scene.single(by[0]).id)


def facing(scene: Scene, name: str) -> DraftThing | None:
    """What *name* blocks or is blocked by, if that is one creature."""
    combat = last_combat(scene)
    pairs = [it for it in combat.blocks if name in it] if combat is not None else []
    if len(pairs) != 1:
        return None
    (other,) = {*pairs[0]} - {name}
    return scene.draft.thing(other)


def might_block(scene: Scene, names: list[str]) -> str:
    """Which creature could still block for a player in *names*; "" if none could."""
    combat = last_combat(scene)
    if scene.game is not Game.MTG or combat is None or combat.blocks:
        return ""
    attackers = {name for name, _ in combat.attackers}
    if attackers <= combat.unblocked:
        return ""
    return next(
        (
            it.id
            for it in scene.draft.things
            if it.controller in names
            and it.controller != combat.attacker
            and it.on_board
            and "creature" in it.kinds
            and not it.tapped
        ),
        "",
    )


def is_fighting(it: DraftThing) -> bool:
    """Whether damage may come to it: it does not only stand by and is used."""
    redirects = holds(it.abilities, Redirect)
    return "utility" not in it.flags or redirects


def check_told(scene: Scene, clause: Clause) -> None:
    """ "Does it survive a 5/5?" does not say what that one does.

    Raises QuestionError (AMBIGUOUS).
    """
    for part in parts_of(clause.get("only")):
        unsaid = isinstance(part, Thing) and part.det in {"a", "another"}
        if isinstance(part, Thing) and unsaid and part.first("ordinal") is None:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Say what happens first, then ask."),
                part.place,
                ("… is blocked by a 5/5. Does it die?",),
            )
