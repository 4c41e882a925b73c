"""Whom "their lives" and "do they lose" are asked of, where several others play."""

from bot.errors import QuestionError
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Person

_THEY = frozenset({"they", "their", "them"})
# Words that say that it is asked of more than one.
_OF_MANY = frozenset({"lives", "totals", "both", "all", "each"})


def players_asked(scene: Scene, person: Person) -> list[str]:
    """The players *person* means; all others, where nobody knows which of them."""
    others = [it for it in scene.draft.players if it != "me"]
    said = scene.clause.text.lower().split() if scene.clause is not None else ()
    many = person.kind == "he" and person.name in _THEY and len(others) > 1
    if not many:
        return scene.players(person)
    if _OF_MANY & {*said} or not scene.has_me:
        return others
    try:
        return scene.players(person)
    except QuestionError:
        return others
