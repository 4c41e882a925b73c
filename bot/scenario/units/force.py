"""What is said to hold for damage in Grand Archive and Riftbound."""

from dataclasses import replace
from itertools import zip_longest

from bot.citation import Game
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Multiply,
    Plus,
    PreventAll,
    Restriction,
)
from bot.engine.instructions import Heal
from bot.engine.question import AskKind, Deal, Do, Resolve
from bot.engine.values import ANYTHING, EachOf, Filter
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.numbers_asked import HOW_DAMAGED
from bot.scenario.words.syntax import Clause
from bot.worded import all_of, worded


@handles("doubled")
def doubled(scene: Scene, clause: Clause) -> None:
    """All damage is doubled this turn; damage to my unit is doubled, or plus 1."""
    watch = DamageWatch()
    more = clause.get("n")
    act = Multiply(2) if more is None else Plus(number(scene, more))
    told = worded("All damage is doubled.")
    if clause.get("to") is not None:
        things = scene.things(clause.get("to"), new=True)
        names = frozenset(it.id for it in things)
        watch = DamageWatch(recipient=Filter(ids=names))
        listed = all_of(sorted(names))
        told = worded("Damage to {listed} is doubled.", listed=listed)
        if isinstance(act, Plus):
            told = worded("In force: {words}.", words=clause.text.strip())
    owner = default_owner(scene)
    label = "doubling" if more is None else f"plus {number(scene, more)}"
    effect = Effect(watch, act, id=scene.draft.effect_id(), controller=owner)
    scene.draft.statics.append(replace(effect, label=label))
    scene.draft.tell(told)


_SOURCES = frozenset({"spell", "ability"})
_ONE_KIND = {"spells": "spell", "abilities": "ability"}
_NOT_DEALT = {
    "": "{listed} can't be dealt damage.",
    "combat": "{listed} can't be dealt combat damage.",
    "noncombat": "{listed} can't be dealt noncombat damage.",
    "spell": "{listed} can't be dealt spell damage.",
    "ability": "{listed} can't be dealt ability damage.",
}


@handles("cannotbedealt")
def cannot_be_dealt(scene: Scene, clause: Clause) -> None:
    """My unit can't be dealt damage, or that of one kind: not prevention."""
    things = scene.things(clause.get("what"), new=True)
    names = frozenset(it.id for it in things)
    kind = _ONE_KIND.get(said := clause.get("kind") or "", said.replace(" ", ""))
    told = worded(_NOT_DEALT[kind], listed=all_of(sorted(names)))
    by = Filter(any_kinds=frozenset({kind})) if kind in _SOURCES else ANYTHING
    combat = {"combat": True, "noncombat": False}.get(kind)
    scene.draft.statics.append(
        Restriction(
            Ban.BE_DEALT_DAMAGE, by, Filter(ids=names), combat=combat, label=told
        )
    )
    scene.draft.tell(told)
    scene.notice(things)
    scene.focus = things


@handles("allprevented")
def all_prevented(scene: Scene, clause: Clause) -> None:
    """Prevent All on my unit."""
    things = scene.things(clause.get("what"), new=True)
    names = frozenset(it.id for it in things)
    effect = Effect(
        DamageWatch(recipient=Filter(ids=names)), PreventAll(),
        id=scene.draft.effect_id(), label="Prevent All",
        controller=things[0].controller,
    )  # fmt: skip
    scene.draft.statics.append(effect)
    scene.draft.tell(
        worded("All damage to {listed} is prevented.", listed=all_of(sorted(names)))
    )
    scene.notice(things)
    scene.focus = things


@after(Game.RIFTBOUND)
def heal_after_combat(scene: Scene) -> None:
    """ "It took 5 in combat. Then Void Seeker": units heal in between (461.1.a.1)."""
    script: list[Entry] = []
    for entry, behind in zip_longest(scene.draft.script, scene.draft.script[1:]):
        script.append(entry)
        if _in_combat(entry) and behind is not None and _in_combat(behind):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Is this the damage of one combat or of two? Units heal after "
                       "each."),
                None,
                ("A 2 Might unit and a 3 Might unit attack it.",),
            )  # fmt: skip
        if _in_combat(entry) and behind is not None:
            script.append(_healing(entry.by, worded("After the combat units heal.")))
    scene.draft.script[:] = script


def _healing(by: str, told: str) -> Entry:
    heal = Heal(EachOf(Filter(kinds=frozenset({"unit"}))))
    return Entry(Do((heal,), by), by, told)


@handles("ask_heals")
def heals(scene: Scene, clause: Clause) -> None:
    """Does it heal? What is on it then: after the combat, at the end of the turn, now.

    A combat that is played heals by itself (461.1.a.1).
    """
    things = scene.things(clause.get("what"), new=True)
    words = set(clause.text.lower().split())
    fought = last_combat(scene) is not None
    hit = not fought and scene.draft.script and _in_combat(scene.draft.script[-1])
    for it in things:
        if not (it.damage or fought or words & _HEALING or _is_harmed(scene)):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(HOW_DAMAGED, it=it.id),
                clause.place,
            )
    if "turn" in words or hit or (words & _HEALING and not fought):
        told = worded("At the end of the turn units heal.")
        if "turn" not in words:
            told = worded("After the combat units heal.")
        scene.draft.script.append(_healing(things[0].controller, told))
    for it in things:
        ask(scene, clause, AskKind.DIES, it.id)
        ask(scene, clause, AskKind.DAMAGE_MARKED, it.id)
    scene.focus = things


_HEALING = frozenset("turn combat fight showdown battle".split())


def _is_harmed(scene: Scene) -> bool:
    return any(isinstance(it.what, Deal | Resolve) for it in scene.draft.script)


def _in_combat(entry: Entry) -> bool:
    """True for combat damage that is told without its combat."""
    return isinstance(entry.what, Deal) and all(hit.combat for hit in entry.what.hits)
