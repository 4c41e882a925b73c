""" "What's my life with two of them?": what a question names may be there already."""

from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing
from bot.worded import worded


def there_already(scene: Scene, thing: Thing) -> bool:
    """Whether *thing*, which a question is asked "with", was told before.

    Raises QuestionError where others of its name were told, or not as many.
    """
    if thing.card is None or thing.owner is not None:
        return False
    there = [
        it
        for it in scene.draft.things
        if it.on_board and it.card and it.card.ref in thing.card.names
    ]
    if there and len(there) != (thing.count or 1):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Are those told before meant, or others besides?"),
            thing.place,
        )
    return bool(there)
