"""Clauses in which things die."""

from bot.citation import Game
from bot.engine.instructions import (
    DestroyIt,
    Instruction,
    Kill,
    Move,
)
from bot.engine.question import Do, Preference
from bot.engine.values import AllRefs, Named, Zone
from bot.errors import Problem
from bot.scenario.asking.killers import dies_asked
from bot.scenario.casting.casting import cast
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.usable import has_ability_for
from bot.scenario.combat.traded import (
    TRADES,
    killed_by_what,
    kills_in_fight,
    told_to_trade,
)
from bot.scenario.happening.happening import do
from bot.scenario.happening.would_die import threatened_with
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.meaning import acted_on
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import last_combat, open_combat, place
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import ANYWAY_OR_ASKED, WHICH_TWO
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import all_of, worded

_MORTAL = frozenset({"creature", "planeswalker"})
# One thing does so.
_OF_ONE = frozenset("dies is was gets got".split())


def _those_that_die(clause: Clause, things: list[DraftThing]) -> list[DraftThing]:
    """ "Rest in Peace and my 2/2 dies": what is no creature only lies there.

    "die" would be said of both.
    """
    if not _OF_ONE & set(clause.text.lower().split()):
        return things
    able = [it for it in things if it.face is None or _MORTAL & it.kinds]
    return able or things


@handles("die", "destroy")
def dies(scene: Scene, clause: Clause) -> None:
    """My Bear is destroyed; he kills my Wall with a Terminate."""
    if clause.question and clause.text.lower().startswith("to "):
        # "How much is left to kill it?": nothing is killed by being asked about.
        raise scene.not_read(clause.place)
    if clause.get("elided") and not clause.lead and scene.game is not Game.MTG:
        # "His 4 Might unit kills mine": by which attack?
        raise scene.not_read(clause.place)
    if "if" in clause.lead and {"want", "wants"} & {*clause.text.lower().split()}:
        raise killed_by_what(scene, clause)
    if trades(scene, clause):
        return
    if dies_asked(scene, clause):
        take_as(scene, clause, "ask_dies", {"what": clause.get("what")})
        return
    who = scene.who(clause)
    if who:
        scene.subject = who
    card = clause.get("card")
    if card is not None and scene.game is not Game.MTG and _pronoun(clause):
        # "Void Seeker kills it": what it can be used on, whatever was named last.
        slots = {"card": card, "to": clause.get("what"), "who": clause.get("who")}
        slots = {key: value for key, value in slots.items() if value is not None}
        take_as(scene, clause, "cast", slots)
        if scene.last_cast is not None:
            _meant(scene, scene.last_cast)
        return
    if has_ability_for(scene, card):
        used = {"who": clause.get("who"), "card": card, "to": clause.get("what")}
        take_as(scene, clause, "use", used)
        return
    owner = scene.other(who) if who and len(scene.draft.players) == 2 else ""
    known = {it.id for it in scene.draft.things}
    things = _those_that_die(clause, acted_on(scene, clause.get("what"), owner))
    bare = _says_both(clause, told=False)
    if bare and any(it.id not in known for it in things):
        # "What happens if both units die? My unit attacks his": these two, not more.
        raise scene.error(Problem.AMBIGUOUS, WHICH_TWO, clause.place)
    if card is not None:
        if not who and things and len(scene.draft.players) == 2:
            who = scene.other(things[0].controller)
        _meant(scene, cast(scene, card, Use(who, [it.id for it in things], [])))
        scene.focus = things
        return
    if kills_in_fight(scene, clause, who, things):
        return
    if threatened_with(scene, clause, things):
        scene.focus = things
        return
    if scene.game is not Game.MTG and len(things) > 1:
        told = all_of([it.id for it in things])
        told = worded("{told} would be destroyed at the same time.", told=told)
        _together(scene, things, who or default_owner(scene), told)
        scene.focus = things
        return
    if scene.game is not Game.MTG and _says_both(clause):
        raise scene.error(Problem.AMBIGUOUS, WHICH_TWO, clause.place)
    if scene.game is Game.MTG and _taken_for_result(scene, clause):
        raise scene.error(
            Problem.AMBIGUOUS,
            ANYWAY_OR_ASKED,
            clause.place,
            (worded("Does it die?"),),
        )
    names = ", ".join(it.id for it in things)
    told = f"{names} would be destroyed."
    steps: list[Instruction] = [DestroyIt(Named(it.id)) for it in things]
    if scene.game is Game.RIFTBOUND:
        steps = [Kill(Named(it.id)) for it in things]
    elif clause.kind == "die" and not _DESTROYED & set(clause.text.lower().split()):
        told = worded("{names} would die.", names=names)
        steps = [_dies(scene, it) for it in things]
    do(scene, who or default_owner(scene), told, *_at_once(steps))
    threat = scene.last_entry
    if scene.game is not Game.MTG and not who and things and threat is not None:
        # "My unit would die. I use Odd Totem on it": before that, to save it.
        threat.harms = not _DEAD & set(clause.text.lower().split())
        threat.by = scene.other(things[0].controller)
    scene.focus = things


def _says_both(clause: Clause, *, told: bool = True) -> bool:
    """Whether "both" die; unless *told*, of whom nothing else is said."""
    said = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    bare = (told or (it.is_bare and it.owner is None) for it in said)
    return any(it.det == "both" for it in said) and all(bare)


def _taken_for_result(scene: Scene, clause: Clause) -> bool:
    """ "He blocked. Also mine died, I guess": not what kills it, but what comes out."""
    before = {scene.parse.word(clause.place.start - n) for n in (1, 2)}
    behind = {scene.parse.word(clause.place.end + n) for n in (0, 1, 2)}
    said = bool(before & {"also", "so"}) or bool(behind & _GUESSING)
    return said and last_combat(scene) is not None


_GUESSING = frozenset({"guess", "think", "suppose", "assume", "right"})
_DEAD = frozenset({"died", "was", "were", "had", "has"})


def _meant(scene: Scene, spell: DraftThing) -> None:
    """What a spell only may do is done, where that is told."""
    scene.draft.preferences.append(Preference(spell.controller, f"use {spell.id}"))


def _pronoun(clause: Clause) -> bool:
    parts = parts_of(clause.get("what"))
    return [it.noun for it in parts if isinstance(it, Thing)] == ["it"]


_DESTROYED = frozenset("destroyed destroy killed kill".split())


def _dies(scene: Scene, it: DraftThing) -> Instruction:
    """ "It dies": destroyed, where nothing keeps it from that; else some other way."""
    if it.counters.get("shield"):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is {it} destroyed, or does it die some other way?", it=it.id),
            None,
            (f"{it.id} is destroyed", f"{it.id} is sacrificed"),
        )
    if "indestructible" in it.keywords:
        return Move(Named(it.id), Zone.GRAVEYARD)
    return DestroyIt(Named(it.id))


def _at_once(steps: list[Instruction]) -> list[Instruction]:
    """What is destroyed by one sentence: each sees the others die (603.10a)."""
    refs = tuple(it.what for it in steps if isinstance(it, DestroyIt))
    together = len(refs) == len(steps) > 1
    return [DestroyIt(AllRefs(refs))] if together else steps


def _together(scene: Scene, things: list[DraftThing], by: str, told: str) -> None:
    """Several units die at the same moment."""
    refs = tuple(Named(it.id) for it in things)
    what = Do((Kill(refs[0] if len(refs) == 1 else AllRefs(refs)),), by)
    scene.draft.tell(told)
    place(scene, Entry(what, by), protective=False)


# Two creatures that trade: each dies of the combat damage of the other.
def trades(scene: Scene, clause: Clause) -> bool:
    """Whether "my 2/2 and Bob's 2/2 trade" is told, and taken as a block.

    Raises QuestionError (AMBIGUOUS) where only one of the two is named.
    """
    if scene.game is not Game.MTG or not TRADES & {*clause.text.lower().split()}:
        return False
    parts = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if len(parts) == 1 and parts[0].noun == "them" and (pair := _met(scene)):
        told_to_trade(scene, clause, pair)
        return True
    if len(parts) == 1 and not parts[0].plural and not parts[0].count:
        told = WHICH_TWO
        raise scene.error(Problem.AMBIGUOUS, told, clause.place)
    if len(parts) != 2 or not all(it.of("size") and it.owner for it in parts):
        return False
    one, other = (Several((it,), it.place) for it in parts)
    take_as(scene, clause, "block", {"attacker": one, "blocker": other})
    return True


def _met(scene: Scene) -> list[DraftThing]:
    """The two of a block that were spoken of last; none where it is not two."""
    combat = open_combat(scene)
    names = {it.id for it in scene.focus}
    pairs = [it for it in combat.blocks if names == {*it}] if combat is not None else []
    return [*scene.focus] if pairs else []
