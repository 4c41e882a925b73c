"""What is asked to save something has to be told of: “does regeneration save it?”."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import KEYWORD_WORDS
from bot.scenario.words.syntax import Clause
from bot.worded import worded

# What is asked to save something has to be told of: "does regeneration save it?".
_SAVING = frozenset("save saves protect protects keep keeps".split())
_NAMED = KEYWORD_WORDS | frozenset(
    "regeneration shield shields umbra totem finality".split()
)
_STEM = 6


def check_saving(scene: Scene, clause: Clause) -> None:
    """Refuse "Does indestructible save it?" where nothing is told to have that.

    Raises QuestionError (AMBIGUOUS).
    """
    parse, place = scene.parse, clause.place
    said = parse.words[place.start : place.end]
    at = next((n for n, word in enumerate(said) if word in _SAVING), 0)
    named = [word for word in said[:at] if word in _NAMED]
    if scene.game is not Game.MTG or not named:
        return
    elsewhere = [*parse.words[: place.start], *parse.words[place.end :]]
    for it in scene.draft.things:
        text = it.face.text.lower() if it.face is not None else ""
        elsewhere += [*" ".join(it.keywords).split(), *text.split(), *it.counters]
    stems = {word[:_STEM] for word in elsewhere}
    if any(word[:_STEM] not in stems for word in named):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=" ".join(named)),
            place,
        )
