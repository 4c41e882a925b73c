"""What is put in place of an event, and may be more than can be done."""

import re

from bot.citation import Game
from bot.engine.characteristics import NOT_DONE
from bot.engine.conditions import Flag
from bot.engine.effects import Effect, OtherWatch, Trigger
from bot.engine.inside import inside
from bot.engine.question import NextTurn, Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.MTG)
def enough_cards(scene: Scene) -> None:
    """Told numbers of cards are not compared with what an effect takes of them.

    "Exile that many cards from your graveyard instead. If you can't, …": where nobody
    told of cards, that it can be done is assumed and said (614.6). Raises QuestionError
    (UNSUPPORTED) where somebody did.
    """
    players = scene.draft.players.values()
    told = any(
        one.library is not None or one.graveyard is not None for one in players
    ) or any(it.zone is Zone.GRAVEYARD for it in scene.draft.things)
    if not told:
        return
    for it in scene.draft.things:
        flags = inside(it.abilities.statics, Flag)
        if it.zone is Zone.BATTLEFIELD and any(one.name == NOT_DONE for one in flags):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "Whether there are enough cards for what {it} does is not "
                    "followed: ask without telling how many there are.",
                    it=it.id,
                ),
            )


_DEED = re.compile(r"\bwould (?P<stem>explor|proliferat|conniv|investigat|\w+)")


@after(Game.MTG)
def kept_in_words(scene: Scene) -> None:
    """Refuse what is replaced by words that are kept: it is not played out (614.1a).

    Raises QuestionError (UNSUPPORTED) where the deed is told, or done by something.
    """
    for it in scene.draft.things:
        for one in it.abilities.statics if it.zone is Zone.BATTLEFIELD else ():
            if not isinstance(one, Effect) or not isinstance(one.watch, OtherWatch):
                continue
            deed = _DEED.search(one.watch.text)
            if deed is None or not _is_done(scene, it, deed["stem"]):
                continue
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "{it} replaces something that is not played out: say what happens "
                    "instead as something that happens.",
                    it=it.id,
                ),
            )


def _is_done(scene: Scene, host: DraftThing, stem: str) -> bool:
    """Whether a word with that *stem* is in the story, or in what acts in it."""
    if stem == "untap" and any(
        isinstance(entry.what, NextTurn) for entry in all_entries(scene)
    ):
        return True
    said = [token.text for token in scene.parse.tokens]
    for entry in all_entries(scene):
        if isinstance(entry.what, Resolve):
            said += entry.what.ability.text.casefold().split()
    for it in scene.draft.things:
        if it is not host and it.zone is Zone.BATTLEFIELD:
            for one in it.abilities.statics:
                said += one.text.split() if isinstance(one, Trigger) else ()
    return any(word.startswith(stem) for word in said)
