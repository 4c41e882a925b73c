"""One spell that chooses several times, played on the same unit: both hits on it."""

from dataclasses import replace

from bot.cards.facts import abilities_of, face_named
from bot.errors import Problem, QuestionError
from bot.scenario.casting.acting import cast_spell
from bot.scenario.phrases.hits_split import Split
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import listed
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Card, Clause, Person, Thing
from bot.worded import worded


@handles("casttimes")
def cast_times(scene: Scene, clause: Clause) -> None:
    """He void seekers my unit twice; "Deal 3 to a unit. Deal 3 to a unit." on it twice.

    What chooses several is played once and chooses the same so many times.
    """
    slots = dict(clause.slots)
    times = slots.pop("times") or 1
    aimed = parts_of(slots.get("to"))
    if times == 1 < _chooses(scene, slots.get("card")) and len(aimed) == 1:
        raise _of_the_others(scene, clause)  # where does it hit besides?
    if times > 1 and len(aimed) == 1 and _chooses(scene, slots.get("card")) > 1:
        slots["chosen"], times = times, 1
    for _ in range(times):
        cast_spell(scene, replace(clause, kind="cast", slots=slots))


@handles("castall")
def cast_all(scene: Scene, clause: Clause) -> None:
    """Both parts of Falling Star on my unit: each time the same one is chosen."""
    slots = dict(clause.slots)
    times, most = slots.pop("times", None), _chooses(scene, slots.get("card"))
    aimed = parts_of(slots.get("to"))
    told = number(scene, times) if times is not None else 0
    if most == 1 and "twice" in clause.text.lower().split():
        # "He casts Hextech Ray twice on my unit": he casts two of them.
        cast_times(scene, replace(clause, slots={**slots, "times": 2}))
        return
    if most < 2 or told not in {0, most} or len(aimed) not in {1, most}:
        raise _of_the_others(scene, clause)
    if len(aimed) == 1:
        slots["chosen"] = most
    cast_spell(scene, replace(clause, kind="cast", slots=slots))


@handles("castsplit")
def cast_split(scene: Scene, clause: Clause) -> None:
    """Icathian Rain, 4 hits on the one and 2 on the other; 2 on each of the three."""
    slots = dict(clause.slots)
    split: Split = slots.pop("split")
    if _chooses(scene, slots.get("card")) == 1:
        # "He casts Hextech Ray twice on A and once on B": three of them.
        for often, on in split:
            told = {**slots, "to": on, "times": often}
            cast_times(scene, replace(clause, slots=told))
        return
    who = clause.get("who")
    doer = scene.player(who) if isinstance(who, Person) else ""
    most, found = _chooses(scene, slots.get("card")), list[str]()
    for often, on in split:
        found += [name for name in listed(scene, on, doer) for _ in range(often)]
    if most < 2 or len(found) != most:
        raise _of_the_others(scene, clause)
    slots |= {"chosen": tuple(found)}
    cast_spell(scene, replace(clause, kind="cast", slots=slots))


def _of_the_others(scene: Scene, clause: Clause) -> QuestionError:
    card = _card(clause.get("card"))
    source = card.typed if card is not None else clause.text
    said = worded("How often does {source} choose a target?", source=source)
    return scene.error(Problem.AMBIGUOUS, said, clause.place)


def _chooses(scene: Scene, said: object) -> int:
    """How many targets the spell named chooses one by one."""
    card = _card(said)
    if card is None:
        return 0
    face = face_named(scene.catalogue_card(card), card.typed)
    spell = abilities_of(scene.game, face).spell
    return len(spell.targets) if spell is not None else 0


def _card(said: object) -> Card | None:
    """The card of a noun, or of a verb: "he Falling Stars my unit"."""
    card = said.card if isinstance(said, Thing) else said
    return card if isinstance(card, Card) else None
