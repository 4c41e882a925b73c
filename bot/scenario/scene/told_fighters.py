"""What fights where it is told of again: "Bob has a 3/3. He attacks with a 3/3."."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import Resolve
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.syntax import Place, Thing
from bot.worded import worded

_FIGHTING = frozenset({"attacking", "blocking"})


def told_to_fight(
    scene: Scene, part: Thing, who: str, named: list[DraftThing]
) -> Thing | None:
    """*part* as "the 3/3" where *who* was told to have as many of these as fight.

    None where nothing told of fits, or what fits fights already. Raises QuestionError
    (AMBIGUOUS) where that is a card with a name of its own.
    """
    if part.owner is not None or part.det == "the":
        return _with_more(scene, part, who, named)
    unsaid = part.det in {"", "a"} and part.owner is None and not part.label
    if scene.game is not Game.MTG or not (unsaid and part.of("size")):
        return None
    the = replace(part, det="the")
    who = who or _whose_alone(scene, the)
    if not who:
        return None
    struck = struck_by_others(scene, who)
    there = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and it.controller == who
        and it not in named
        and it.id not in struck
        and it.flags.isdisjoint(_FIGHTING)
        and "asked" not in it.said
        and fits(it, the, scene.game)
    ]
    if len(there) < (part.count or 1):
        return None
    if all(it.face is not None for it in there):
        raise another(scene, there[0], part.first("size"), part.place)
    return the


def another(
    scene: Scene, it: DraftThing, size: tuple[int | None, int | None], place: Place
) -> QuestionError:
    """ "Bob controls Serra Angel. He attacks with a 4/4": with her, or another?"""
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Is {power}/{toughness} the size of {it}, or another creature?",
            it=it.id,
            power=size[0],
            toughness=size[1],
        ),
        place,
    )


def _with_more(
    scene: Scene, part: Thing, who: str, named: list[DraftThing]
) -> Thing | None:
    """ "A shield on my 5/4. My 5/4 with first strike attacks": the one told before."""
    more = tuple(it for it in part.specs if it.kind == "keyword")
    rest = tuple(it for it in part.specs if it.kind != "keyword")
    one = part.det in {"", "the"} and not part.label
    sized = one and bool(part.of("size"))
    if scene.game is not Game.MTG or not more or not sized or not who:
        return None
    bare = replace(part, specs=rest)
    there = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and it.controller == who
        and it not in named
        and it.flags.isdisjoint(_FIGHTING)
        and fits(it, bare, scene.game)
    ]
    if len(there) != 1 or there[0].keywords or there[0].face is not None:
        return None
    apply_specs(scene, there[0], more)
    return bare


def _whose_alone(scene: Scene, the: Thing) -> str:
    """Who alone of three players and more has such creatures; "" if nobody does."""
    if len(scene.draft.players) < 3:
        return ""
    there = [it for it in scene.draft.things if it.on_board]
    sides = {it.controller for it in there if fits(it, the, scene.game)}
    return sides.pop() if len(sides) == 1 else ""


def struck_by_others(scene: Scene, who: str) -> set[str]:
    """What a harmful spell or ability of anybody but *who* was aimed at."""
    return {
        name
        for entry in scene.draft.script
        if isinstance(entry.what, Resolve) and entry.harms and entry.by != who
        for slot in entry.what.chosen
        for name in slot
    }
