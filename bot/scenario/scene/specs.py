"""What is said of a thing, put onto it: sizes, keywords, counters, shields."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.engine.conditions import Flag
from bot.engine.effects import Modifier, Until
from bot.engine.inside import inside
from bot.engine.instructions import EMPTY, CardAbilities, Regenerate
from bot.engine.question import Add, Do
from bot.engine.values import Filter, Named
from bot.errors import Problem
from bot.scenario.scene.bearing import is_hit, take_for_creature, was_hurt
from bot.scenario.scene.champion_sizes import (
    is_left,
    life_left,
    life_printed,
    size_of_champion,
)
from bot.scenario.scene.chosen_players import choose_player
from bot.scenario.scene.counters_for_x import cast_for
from bot.scenario.scene.counters_said import has_loyalty, put_counters, walks
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.grown import grow
from bot.scenario.scene.marks_told import mark
from bot.scenario.scene.owned_keywords import check_keyword, said_anew
from bot.scenario.scene.shields_added import add_shield, comes_late
from bot.scenario.scene.steps import SPECS
from bot.scenario.words.kinds import IN_FULL
from bot.scenario.words.numbers_asked import HOW_MUCH
from bot.scenario.words.quoted_types import untold
from bot.scenario.words.syntax import Spec
from bot.worded import all_of, worded
from bot.wording.reading import read_card

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def apply_specs(scene: "Scene", it: DraftThing, specs: Iterable[Spec]) -> None:
    """Put every property onto *it*; a contradiction is refused."""
    specs = tuple(specs)
    kinds = ("might", "toughness", "power", "life", "loyalty")
    left = [one for one in specs if is_left(scene, one)]
    now = [one for one in specs if one not in left]
    told = ({str(it.value) for it in now if it.kind == kind} for kind in kinds)
    if mights := next((some for some in told if len(some) > 1), set()):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Which has which size: {several}? Name each by itself.",
                several=all_of(sorted(mights)),
            ),
        )
    for spec in now:
        apply_spec(scene, it, spec)
    for spec in left:
        life_left(scene, it, spec)


def apply_spec(scene: "Scene", it: DraftThing, spec: Spec) -> None:
    """Put one property onto *it*."""
    value = spec.value
    if value == "X" and spec.kind != "called":
        raise scene.error(Problem.AMBIGUOUS, HOW_MUCH, spec.place)
    match spec.kind:
        case "size":
            size_of_champion(scene, it, value[0], spec)
            _size(it, value[0], value[1])
            take_for_creature(scene.game, it)
        case "power":
            _power(scene, it, value)
        case "toughness":
            _size(it, it.power, value)
        case "might":
            _size(it, value, value)
        case "life":
            _life(scene, it, value)
        case "number":
            _number(scene, it, value)
        case "bonus":
            grow(scene, it, *value)
        case "keyword":
            for keyword in str(value).split("+"):
                check_keyword(scene, keyword, spec.place)
                said_anew(scene, it, keyword)
                it.keywords.add(keyword)
            it.said.add("keyword")
            in_full(it, str(value) if scene.game is Game.MTG else "")
        case "without":
            _without(scene, it, spec)
        case "color":
            _color(it, value)
        case "element":
            it.elements.add(value)
        case "class":
            # What is a class in Grand Archive is a creature type in Magic.
            (it.kinds if scene.game is Game.MTG else it.classes).add(value)
        case "type":
            it.kinds.add(value)
        case "status":
            _status(scene, it, spec)
        case "flag":
            _flag(scene, it, value)
        case "counters":
            put_counters(scene, it, value, spec)
        case "damage":
            mark(scene, it, int(value))
        case "defense":
            put_counters(scene, it, (int(value), "defense"), spec)
        case "loyalty":
            has_loyalty(scene, it, int(value), spec.place)
            it.said.add("loyalty")
            walks(scene, it)
        case "durability":
            it.counters["durability"] = int(value)
            it.flags.add("durability")
        case "shield":
            points, kind, label = value
            named = it.id
            if it.face is not None and scene.game is Game.MTG and not is_hit(it):
                # "Furnace, prevent 3": nothing is dealt to an enchantment.
                named = it.controller
            add_shield(scene, [named], points, kind, label, spec)
        case "called":
            choose_player(it, scene.player(value))
        case "regeneration":
            _regeneration(scene, it, int(value))
        case "x":
            cast_for(scene, it, int(value))
        case "noun":
            # "My sword is a regalia", "the Citadel, a 2/2 creature"; else when made.
            alive = "creature" if it.face and it.power is not None else ""
            it.kinds |= {value} & {"regalia", "item", "phantasia", alive}
        case kind if kind in SPECS:
            SPECS[kind](scene, it, spec)
        case _:
            raise scene.error(
                Problem.SYNTAX, worded("I cannot take this in here."), spec.place
            )


def in_full(it: DraftThing, keyword: str) -> None:
    """What a keyword is short for, unless its text does that already, in any words."""
    given, its = given_by(keyword).statics, it.abilities.statics
    if not untold(given) <= untold(its):
        it.abilities = replace(it.abilities, statics=(*its, *given))


@lru_cache(maxsize=64)
def given_by(keyword: str) -> CardAbilities:
    """The abilities that a keyword of Magic is short for."""
    if keyword.partition(" ")[0] not in IN_FULL:
        return EMPTY
    return read_card(Game.MTG, keyword.capitalize(), name="", kinds=frozenset())


def _without(scene: "Scene", it: DraftThing, spec: Spec) -> None:
    """Said to lack keywords: so it is, unless its card or its text gives them."""
    printed = it.face.keywords if it.face else ()
    for keyword in spec.value:
        if keyword in {*it.keywords, *it.abilities.keywords, *printed}:
            raise scene.error(
                Problem.ILLEGAL,
                worded("{it} has {keyword}.", it=it.id, keyword=keyword),
                spec.place,
            )


def _size(it: DraftThing, power: int | None, toughness: int | None) -> None:
    it.power, it.toughness = power, toughness
    it.sized = toughness is not None and power is not None
    it.said.add("size")


def _power(scene: "Scene", it: DraftThing, power: int) -> None:
    it.power = power
    it.said.add("size")
    it.sized = it.toughness is not None or scene.game is not Game.MTG
    if scene.game is Game.RIFTBOUND:
        it.toughness = power
    if scene.game is Game.GRAND_ARCHIVE and "ally" in it.kinds:
        it.said.add("power")


def _life(scene: "Scene", it: DraftThing, life: int) -> None:
    life_printed(it, life)
    it.said.add("size")
    it.sized = True
    if scene.game is Game.MTG:
        raise scene.error(
            Problem.SYNTAX,
            worded("“{it}” is a creature: give its size as power/toughness.", it=it.id),
        )


def _number(scene: "Scene", it: DraftThing, value: int) -> None:
    if scene.game is Game.RIFTBOUND:
        _size(it, value, value)
    elif "planeswalker" in it.kinds:
        it.counters["loyalty"] = value
    elif scene.game is Game.GRAND_ARCHIVE:
        _life(scene, it, value)
    else:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "What is the {value} of {it}? Say its size as 2/2.",
                value=value,
                it=it.id,
            ),
        )


def _color(it: DraftThing, color: str) -> None:
    if "color" not in it.said:
        it.colors = set()
    if color and color != "multicolored":
        it.colors.add(color)
    if color == "multicolored":
        it.colors |= {"white", "red"}
    it.said.add("color")


def stunned(scene: "Scene", it: DraftThing) -> None:
    """*it* is stunned until its turn ends: that of now, where one has ended already."""
    if not scene.turns_ended:
        it.stunned = True
        return
    static = Modifier(
        Filter(ids=frozenset({it.id})),
        keywords=("stunned",),
        until=Until.END_OF_TURN,
        id=scene.draft.effect_id(),
        label="Stun",
        controller=it.controller,
    )
    told = worded("{it} is stunned.", it=it.id)
    scene.draft.script.append(Entry(Add(static), "", told))


def _status(scene: "Scene", it: DraftThing, spec: Spec) -> None:
    match spec.value:
        case "tapped":
            it.tapped, it.tapped_since = True, scene.turns_ended
            it.said.add("tapped")
        case "untapped":
            it.tapped = False
            it.said.add("untapped")
        case "token":
            it.token = True
        case "commander":
            it.kinds.add("commander")
        case "nontoken":
            it.token = False
        case "stunned":
            stunned(scene, it)
        case "attacking" | "blocking" | "unblocked" | "blocked":
            it.said.add(spec.value)
        case "enchanted" | "equipped":
            it.said.add(spec.value)
        case "damaged" if not was_hurt(scene.draft, it):
            it.said.add(spec.value)
        case "protected" if not scene.draft.script:
            it.said.add(spec.value)
        case "face-down":
            # A 2/2 without a name, a colour or abilities (708.2a).
            it.flags.add("face-down")
            it.kinds.add("creature")
            _color(it, "")
            if it.power is None:
                it.power = it.toughness = 2
                it.said.add("size")
        case "empowered" | "buffed":
            _flag(scene, it, spec.value)
        case _:
            pass


def _asked_of(it: DraftThing, flag: str) -> set[str]:
    """The facts its own text asks about that *flag* settles: "this was kicked"."""
    names = {one.name for one in inside(it.abilities, Flag)}
    return {name for name in names if name.endswith(f"was {flag}")}


# What is so of that permanent alone, and of none beside it.
_ITS_OWN = frozenset({"monstrous", "renowned"})


def _flag(scene: "Scene", it: DraftThing, flag: str) -> None:
    if flag == "sick":
        it.sick = True
    elif flag == "buffed" and scene.game is Game.RIFTBOUND:
        it.counters["buff"] = 1
        it.flags.add("buffed")
    else:
        it.flags.add(flag)
        if scene.game is Game.MTG:
            if flag not in _ITS_OWN:
                scene.draft.flags.add(flag)
            it.flags |= _asked_of(it, flag)
        scene.draft.tell(worded("It counts for {it}: {flag}.", it=it.id, flag=flag))


def _regeneration(scene: "Scene", it: DraftThing, count: int) -> None:
    """Regeneration shields that are there already."""
    late = comes_late(scene)
    group = scene.draft.script if late else scene.draft.opening
    told = worded("{it} has a regeneration shield.", it=it.id)
    if count > 1:
        told = worded("{it} has {n} regeneration shields.", it=it.id, n=count)
    what = Do((Regenerate(Named(it.id)),) * count, it.controller)
    group.append(Entry(what, it.controller, told))
