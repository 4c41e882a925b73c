"""What "it" is behind a sacrifice: "I sacrifice it to NAME. Does it die?"."""

from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause, Thing


def note_given(scene: Scene, clause: Clause, thrown: list[Thing]) -> None:
    """Note what was sacrificed to something, for an "it" in the next sentence."""
    outlet = clause.get("card")
    if outlet is not None and outlet.noun == "it":
        return  # "I sacrifice a 2/2 to it": that goes on being "it"
    given = [one for it in thrown for one in scene.heard.get(it.place.end, ())]
    same = any(it.noun == "it" for it in thrown)
    scene.parse.memory["given"] = (clause.place, given, same)


def given_up(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """What was sacrificed to the one of *candidates* that was used just before.

    Raises QuestionError (AMBIGUOUS) where what it was given to may die as well.
    """
    place, given, same = scene.parse.memory.get("given", (None, [], False))
    host = scene.last_host
    if not given or place != scene.told_last or host is None or host not in candidates:
        return candidates
    found: list[DraftThing] = [*given]
    entries = scene.draft.opening + scene.draft.script
    hurt = any(it.harms or isinstance(it.what, Combat) for it in entries)
    if same or not hurt:
        return found
    names = [scene.describe(it) for it in (*found, host)]
    told = WHICH_ONE
    raise scene.error(Problem.AMBIGUOUS, told, None, names, names)
