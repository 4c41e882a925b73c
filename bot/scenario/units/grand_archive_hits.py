"""Hits of Grand Archive: which of them are attacks."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect
from bot.engine.values import Filter
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.words.asked_back import WHAT_ATTACKS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded

_HITS = frozenset("hit hits hitting smack smacks slap slaps swing swings".split())


@before(Game.GRAND_ARCHIVE)
def hits_are_attacks(parse: Parse, clauses: Clauses) -> Clauses:
    """ "His ally hits me for 4" is an attack; "deals 4 to me" need not be one."""
    found: list[Clause] = []
    for clause in clauses:
        words = set(clause.text.lower().split())
        sources = parts_of(clause.get("source"))
        unit = bool(sources) and all(
            isinstance(it, Thing)
            and it.noun not in {"spell", "source", "ability"}
            and not _is_action(parse, it)
            for it in sources
        )
        if clause.kind == "damage" and words & _HITS and unit and not clause.get("dk"):
            slots = {"what": clause.get("source"), "at": clause.get("to"),
                     "n": clause.get("n")}  # fmt: skip
            clause = replace(clause, kind="attack", slots=slots)
        elif clause.kind == "damage" and "attacked" in words and not clause.get("dk"):
            # "It is attacked for 2 unpreventable."
            clause = replace(clause, slots={**clause.slots, "dk": "combat"})
        elif clause.kind == "attack" and "attacked" in words and _either(clause):
            clause = replace(clause, kind="eitherway")
        elif clause.kind == "attack" and words & _HITS and _spells(clause):
            # "A spell hits me for 4" is none.
            names = {"what": "source", "at": "to"}
            slots = {names.get(key, key): it for key, it in clause.slots.items()}
            clause = replace(clause, kind="damage", slots=slots)
        found.append(clause)
    return tuple(found)


@after(Game.GRAND_ARCHIVE)
def check_weapons_damage(scene: Scene) -> None:
    """ "Damage by his sword is doubled": none is, its champion deals it (DMG 10.1.1).

    Raises QuestionError (AMBIGUOUS).
    """
    weapons = {it.id for it in scene.draft.things if "weapon" in it.kinds}
    for effect in scene.draft.statics:
        watch = effect.watch if isinstance(effect, Effect) else None
        said = watch.source if isinstance(watch, DamageWatch) else None
        if isinstance(said, Filter) and said.ids and said.ids & weapons:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "A weapon deals no damage: who attacks with it does. Is it the "
                    "damage of that champion?"
                ),
                None,
                (
                    worded(
                        "He has an effect that doubles the damage his champion deals."
                    ),
                ),
            )


def _either(clause: Clause) -> bool:
    """ "My ally attacked for 6": by it, or rather it?"""
    (one, *more) = parts_of(clause.get("what")) or (None,)
    if clause.get("at") is not None or clause.get("n") is None or more:
        return False
    if not isinstance(one, Thing) or one.noun in {"spell", "source"}:
        return False
    theirs = one.owner is not None and one.owner.kind != "me"
    sized = one.first("size") or (one.first("power"),)
    return not theirs and sized[0] != clause.get("n").value


@handles("eitherway")
def either_way(scene: Scene, clause: Clause) -> None:
    """My ally attacked for 6. Raises QuestionError (AMBIGUOUS)."""
    raise scene.error(
        Problem.AMBIGUOUS,
        WHAT_ATTACKS,
        clause.place,
        (worded("it is attacked for 4"),),
    )


def _spells(clause: Clause) -> bool:
    attackers = parts_of(clause.get("what"))
    return bool(attackers) and clause.get("n") is not None and all(
        isinstance(it, Thing) and it.noun in {"spell", "ability"} for it in attackers
    )  # fmt: skip


def _is_action(parse: Parse, thing: Thing) -> bool:
    if thing.card is None:
        return False
    return any(is_spell(parse.catalogue.card(name).face) for name in thing.card.names)
