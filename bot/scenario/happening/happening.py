"""Clauses in which something else happens: life, cards, fights, exile."""

import re

from bot.citation import Game
from bot.engine.instructions import (
    Fight,
    GainLife,
    Instruction,
    LoseLife,
    Move,
)
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.casting.optional import paid_for
from bot.scenario.casting.paying import pays_life
from bot.scenario.casting.told_ahead import is_fought_already, is_told_ahead
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.meaning import acted_on, number
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.timing import place
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHAT_ATTACKS, WHAT_HAPPENS, WHICH_ONE
from bot.scenario.words.syntax import Clause, Person, Place, Quantity, Several, Thing
from bot.worded import worded


def do(scene: Scene, who: str, told: str, *steps: Instruction) -> None:
    """Something simply happens at this point of the script.

    It is *who*'s doing, or that of whoever is said to make it happen.
    """
    who = _made_by(scene) or who
    place(
        scene, Entry(Do(steps, who), who, told, every=to_all(scene)), protective=False
    )


def _made_by(scene: Scene) -> str:
    """Who makes it happen, if that is said: "Bob's spell makes Alice …"."""
    clause = scene.clause
    by = clause.get("by") if clause is not None else None
    if clause is None or not isinstance(by, Person):
        return ""
    if by.kind != "he":
        return scene.player(by)
    if "own" in clause.text.lower().split():
        return ""
    done_to = clause.get("who")
    if isinstance(done_to, Person) and done_to.kind == "me":
        return scene.player(by)  # "He makes me lose 2 life": somebody else does.
    if len(scene.draft.players) == 2 and "me" in scene.draft.players:
        # "He casts a spell that gains him 3 life": I am neither, and nobody else is.
        return scene.player(by)
    # "Alice discards it to her spell": hers, or that of somebody else?
    raise scene.not_read(by.place)


def doer(scene: Scene, clause: Clause) -> str:
    """Who does it, and is the subject from here on."""
    name = scene.who(clause) or default_owner(scene)
    scene.subject = name
    return name


def doers(scene: Scene, clause: Clause) -> list[str]:
    """Everybody who does it: one player, or "each player" and "each opponent"."""
    person = clause.get("who")
    if isinstance(person, Person) and person.kind in {"each", "both", "each opponent"}:
        return scene.players(person)
    return [doer(scene, clause)]


@handles("gain")
def gain(scene: Scene, clause: Clause) -> None:
    """I gain 3 life."""
    for who in doers(scene, clause):
        n = number(scene, clause.get("n"))
        told = scene.says(who, "You gain {n} life.", "{who} gains {n} life.", n=n)
        do(scene, who, told, GainLife(n, Named(who)))


@handles("loselife")
def lose_life(scene: Scene, clause: Clause) -> None:
    """He loses 2 life."""
    for who in doers(scene, clause):
        n = number(scene, clause.get("n"))
        if not pays_life(scene, clause, who, n):
            told = scene.says(who, "You lose {n} life.", "{who} loses {n} life.", n=n)
            do(scene, who, told, LoseLife(n, Named(who)))


def count_of(scene: Scene, clause: Clause) -> int:
    """How many are said, 1 if none are."""
    n: Quantity | None = clause.get("n")
    return number(scene, n) if n is not None else 1


@handles("exile", "remove_obj")
def exile(scene: Scene, clause: Clause) -> None:
    """He exiles my Bear."""
    who = doer(scene, clause)
    if paid := paid_for(scene, clause, who):
        HANDLERS[paid.kind](scene, paid)
        return
    things = acted_on(scene, clause.get("what"))
    if clause.get("prevents"):
        raise scene.error(
            Problem.ILLEGAL,
            worded("{host} has no such ability to use.", host=things[0].id),
            clause.place,
        )
    said = clause.text.lower()
    to = Zone.HAND if "bounce" in said or " hand" in said else Zone.EXILE
    names = ", ".join(it.id for it in things)
    told = f"{names} goes to {to}."
    if to is Zone.EXILE and scene.game is not Game.MTG:
        if any("champion" in it.kinds and it.controller == who for it in things):
            raise scene.error(
                Problem.AMBIGUOUS, worded("What is banished?"), clause.place
            )
        told = worded("{object} is banished.", object=names)
    do(scene, who, told, *(Move(Named(it.id), to) for it in things))
    scene.focus = things


def _of_theirs(clause: Clause) -> Thing:
    """ "My 3/3 fights his": a creature of which nothing else is said."""
    return Thing("creature", owner=clause.get("whose"), place=clause.place)


@handles("fight")
def fight(scene: Scene, clause: Clause) -> None:
    """My opponent makes his 5/5 fight my Elf."""
    who = scene.who(clause)
    if scene.game is not Game.MTG:
        # Nothing fights there but in combat.
        left, right = clause.get("left"), clause.get("right")
        if left is None or right is None:
            raise scene.error(Problem.AMBIGUOUS, worded("Which two fight?"))
        both = [Several((it,), it.place) for it in (left, right)]
        slots = dict(zip(("what", "at"), both, strict=True))
        take_as(scene, clause, "attack", slots)
        return
    end = clause.place.end
    if (scene.parse.word(end), scene.parse.word(end + 1)) == ("in", "combat"):
        # In combat one attacks and one blocks; to fight is something else (701.14).
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_ATTACKS,
            clause.place,
            ("My 3/3 attacks, and he blocks it with his 2/2.",),
        )
    if is_told_ahead(scene, clause):
        return
    if clause.get("both") is not None:
        pool = [it for it in scene.recent if it.kinds & {"creature", "unit"}][-2:]
        if len(pool) != 2:
            raise scene.error(Problem.AMBIGUOUS, worded("Which two fight?"))
        left, right = pool
    else:
        left = scene.single(clause.get("left"), who)
        right = scene.single(clause.get("right") or _of_theirs(clause))
    if not is_fought_already(scene, clause, left, right):
        told = worded("{left} and {right} fight.", left=left.id, right=right.id)
        _hit_each_other(scene, left, right, told)
    scene.notice([left, right])
    scene.focus = [left, right]


@handles("mutual")
def mutual(scene: Scene, clause: Clause) -> None:
    """They deal damage equal to their Mights to each other."""
    left = scene.one(clause.get("who"))
    right = scene.one(clause.get("other"))
    told = worded(
        "{left} and {right} deal damage to each other.", left=left.id, right=right.id
    )
    _hit_each_other(scene, left, right, told)


def _hit_each_other(
    scene: Scene, left: DraftThing, right: DraftThing, told: str
) -> None:
    left.needs_size = right.needs_size = True
    what = Do((Fight(Named(left.id), Named(right.id)),), left.controller)
    place(scene, Entry(what, left.controller, told), protective=False)
    scene.focus = [left, right]


@handles("explained")
def explained(scene: Scene, clause: Clause) -> None:
    """ "I've got Furnace of Rath, it doubles all damage": what the card says anyway.

    Of a card that is not known somebody has to give the wording.
    """
    cards = [it.card for it in scene.draft.things if it.card is not None]
    if not any(_DOUBLES.search(it.face.text) for it in cards):
        raise scene.error(
            Problem.UNKNOWN,
            worded(
                "Which card is that? Give its name, or its text in quotation marks."
            ),
            None,
            ("I control Furnace of Rath.",),
        )


_DOUBLES = re.compile(r"\b(?:double|twice)\b")


def entry_of(scene: Scene, thing: Thing) -> Entry:
    """The entry of the spell that *thing* names."""
    number = thing.first("ordinal")
    if number is not None and thing.card is None and not thing.label:
        # "In response to the first": of the two that were told.
        told: list[Entry] = [
            one for one in all_entries(scene) if isinstance(one.what, Resolve)
        ]
        if len(told) == 2 and number <= len(told):
            (first, second) = told
            return first if number == 1 else second
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)
    it = scene.single(thing)
    for entry in reversed(all_entries(scene)):
        if entry.source == it.id:
            return entry
    raise scene.error(
        Problem.AMBIGUOUS,
        WHAT_HAPPENS
        if it.kinds & {"instant", "sorcery"}
        else worded("When does {it} happen?", it=it.id),
        thing.place,
    )


# Whether something happens to all there are, or to a number of them.
_EACH = frozenset(["all", "each"])


def to_all(scene: Scene) -> Place | None:
    """Where what is named has no number: "the Soldiers", "them", "each Soldier"."""
    clause = scene.clause
    named = [
        it
        for value in (clause.slots.values() if clause is not None else ())
        for it in (value.parts if isinstance(value, Several) else (value,))
        if isinstance(it, Thing)
    ]
    if clause is None or not any(
        it.count is None and (it.plural or it.noun == "them" or it.det in _EACH)
        for it in named
    ):
        return None
    return clause.place
