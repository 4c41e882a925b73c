"""What is told to be as big as its own wording does not make it (208.2a)."""

from dataclasses import replace

from bot.cards.card import Face
from bot.citation import Game
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.effects import Modifier
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.happening.not_its_size import check_creature
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place
from bot.worded import worded


def check_defined_sizes(scene: Scene) -> None:
    """Have the wording say how big it is where a size was told as well.

    Raises QuestionError (AMBIGUOUS) where the two differ.
    """
    for it in scene.draft.things if scene.game is Game.MTG else ():
        if it.zone is Zone.BATTLEFIELD and _sides(it):
            _check(scene, it)
        elif it.zone is Zone.BATTLEFIELD and it.face is not None and it.card:
            check_creature(scene, it)
            _note_printed(scene, it, it.face)


def count_nothing(scene: Scene) -> list[DraftThing]:
    """Creatures whose wording says how big they are, by what nobody told of."""
    named = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and "creature" in it.kinds
        and (it.power, it.toughness) == (0, 0)
        and any(map(_defines, it.abilities.statics))
    ]
    if not named or scene.game is not Game.MTG:
        return []
    board = scene.draft.board()
    objects = [(it, board.obj(it.id)) for it in named]
    return [it for it, obj in objects if obj is not None and not power_of(board, obj)]


def _note_printed(scene: Scene, it: DraftThing, face: Face) -> None:
    """ "My Serra Angel is a 3/3": as told, and that the card says otherwise."""
    printed = (face.power, face.toughness)
    numbers = [it.power, it.toughness, *printed]
    if (it.power, it.toughness) != printed and all(isinstance(n, int) for n in numbers):
        scene.draft.assume(
            worded(
                "{it} is {power}/{toughness} as told; the card is {size}.",
                it=it.id,
                power=it.power,
                toughness=it.toughness,
                size=f"{face.power}/{face.toughness}",
            )
        )


def _defines(one: object) -> bool:
    return isinstance(one, Modifier) and one.defines


def _sides(it: DraftThing) -> set[str]:
    """Which of its two numbers are told and defined by its wording too."""
    defining = [
        one for one in it.abilities.statics if isinstance(one, Modifier) and one.defines
    ]
    defined = {"power" for one in defining if one.power != 0 and it.power}
    return defined | {"toughness" for one in defining if one.toughness and it.toughness}


def _fits(
    scene: Scene, told: tuple[int | None, int | None], size: tuple[int, int]
) -> bool:
    """Whether a "*/1+*" is so big as told, by what its wording counts elsewhere.

    Only where no spell goes to a graveyard, and nothing that is told of counts.
    """
    power, toughness = told
    if power is None or toughness is None or size[0] or size[1] > 1:
        return False
    fights = all(isinstance(it.what, Combat) for it in all_entries(scene))
    return fights and toughness - power == size[1] > 0


def _take_as_told(
    scene: Scene, it: DraftThing, told: tuple[int | None, int | None]
) -> None:
    it.power, it.toughness = told
    statics = tuple(one for one in it.abilities.statics if not _defines(one))
    it.abilities = replace(it.abilities, statics=statics)
    scene.draft.assume(
        worded(
            "{it} is {power}/{toughness} as told, by what its text counts.",
            it=it.id,
            power=told[0],
            toughness=told[1],
        )
    )


def _check(scene: Scene, it: DraftThing) -> None:
    told, sides = (it.power, it.toughness), _sides(it)
    it.power = 0 if "power" in sides else it.power
    it.toughness = 0 if "toughness" in sides else it.toughness
    board = scene.draft.board()
    obj = board.obj(it.id)
    assert obj is not None
    shift = it.counters.get("+1/+1", 0) - it.counters.get("-1/-1", 0)
    size = power_of(board, obj) - shift, (toughness_of(board, obj) or 0) - shift
    if sides == {"power", "toughness"} and _fits(scene, told, size):
        _take_as_told(scene, it, told)
        return
    # Of nothing that was told of ("your devotion to green") the size told is right.
    counted = [n or has for n, has in zip(size, told, strict=True)]
    it.power, it.toughness = (
        has if not n else own
        for n, has, own in zip(size, told, (it.power, it.toughness), strict=True)
    )
    if counted != [*told]:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "By its text {it} is {power}/{toughness}. Leave out its size, or "
                "its text.",
                it=it.id,
                power=size[0],
                toughness=size[1],
            ),
            Place(*it.place),
        )
