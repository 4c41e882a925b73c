"""Numbers of which it is not said what they count: "I have 20 life, he has 15"."""

from bot.errors import Problem
from bot.scenario.happening.totals import life_told, set_life
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing
from bot.scenario.words.tokens import Kind
from bot.worded import worded


def number_of_life(scene: Scene, name: str, item: Thing) -> bool:
    """Whether "Bob has 3" is life: another's was told so, and not yet this one's."""
    told = {one for one, it in scene.draft.players.items() if "life" in it.said}
    digits = scene.parse.word(item.place.start).isdecimal()
    return digits and bool(told) and name not in told


def bare_number(scene: Scene, name: str, item: Thing, value: int) -> None:
    """ "I have 20 life, he has 15": of what was spoken of; else unknown."""
    parse, alike = scene.parse, number_of_life(scene, name, item)
    here, stops = item.place.start - 1, 0
    while here >= 0 and stops < 2:
        word = parse.word(here)
        if word == "life":
            _life(scene, name, value)
            return
        if word == "poison":
            scene.draft.players[name].counters["poison"] = value
            return
        if parse.is_kind(here, Kind.SIZE):
            alike = False  # "He is at 18 and has two 2/2s. I have 3."
        numbered = parse.is_kind(here + 1, Kind.NUMBER)
        if alike and numbered and word in {"at", "on"} and stops < 2:
            # "He is at 18. I have 12."
            _life(scene, name, value)
            return
        stops += word in {".", "?", "!", "\n"}
        here -= 1
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("{value} of what?", value=value),
        item.place,
        (f"{value} life", f"{value} 2/2s"),
    )


def _life(scene: Scene, name: str, value: int) -> None:
    if scene.clause is not None:
        life_told(scene, scene.clause, name, value)
    else:
        set_life(scene, name, value)


def check_only_counted(scene: Scene, item: object) -> None:
    """Refuse "I forgot to mention: only one.": of what was told, and nothing had.

    Raises QuestionError (SYNTAX).
    """
    if not isinstance(item, Thing) or item.noun != "thing" or scene.clause is None:
        return
    if scene.clause.get("elided") and not (item.specs or item.label or item.det):
        raise scene.not_read()
