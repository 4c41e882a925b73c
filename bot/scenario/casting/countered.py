""" "Bob bolts Alice, but she counters it": by what is not told (701.6a)."""

from bot.citation import Game
from bot.engine.counterspells import CounterSpell
from bot.engine.question import Do, EnterNow
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries, card_thing
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import place
from bot.scenario.words.numbers_asked import SPELL_OR_DAMAGE
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("countered")
def countered(scene: Scene, clause: Clause) -> None:
    """The spell told last, or the one that is named, does not resolve.

    Raises QuestionError (AMBIGUOUS) where none was told.
    """
    entry = _spell(scene, clause) if scene.game is Game.MTG else None
    if entry is None:
        raise scene.error(
            Problem.AMBIGUOUS,
            SPELL_OR_DAMAGE,
            clause.place,
        )
    who = scene.who(clause) or scene.other(entry.by)
    scene.timing, scene.response_to = "response", entry
    told = worded("{spell} is countered.", spell=entry.source)
    steps = (CounterSpell(Named(entry.source)),)
    answer = Entry(Do(steps, who), who, told, entry.source)
    place(scene, answer, protective=True)


def _spell(scene: Scene, clause: Clause) -> Entry | None:
    said = clause.get("card")
    thing = card_thing(scene, said) if said is not None else None
    card = thing.card if thing is not None else None
    meant: list[DraftThing] = []
    if thing is not None and thing.noun == "spell" and thing.of("ordinal"):
        meant = scene.thing(thing)  # "I counter the second spell"
    for entry in reversed(all_entries(scene)):
        it = scene.draft.thing(entry.source)
        cast = isinstance(entry.what, EnterNow) and entry.what.cast
        if it is None or not (cast or getattr(entry.what, "spell", False)):
            if said is None:
                return None
            continue
        if meant and it not in meant:
            continue
        if card is None or (it.card is not None and it.card.ref in card.names):
            return entry
    return None
