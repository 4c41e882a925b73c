"""Clauses in which something else happens: life, cards, counters, deaths."""

import re

from bot.citation import Game
from bot.engine.instructions import (
    DestroyIt,
    Fight,
    GainLife,
    Instruction,
    Kill,
    LoseLife,
    Move,
)
from bot.engine.question import Do, Preference, Resolve
from bot.engine.values import AllRefs, Named, Zone
from bot.errors import Problem
from bot.scenario.asking.killers import dies_asked
from bot.scenario.casting.casting import cast
from bot.scenario.casting.optional import paid_for
from bot.scenario.casting.paying import pays_life
from bot.scenario.casting.targeting import Use
from bot.scenario.casting.told_ahead import is_fought_already, is_told_ahead
from bot.scenario.casting.usable import has_ability_for
from bot.scenario.combat.traded import killed_by_what, kills_in_fight
from bot.scenario.happening.trading import trades
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.meaning import acted_on, number
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.timing import last_combat, place
from bot.scenario.scene.to_all import to_all
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Person, Quantity, Several, Thing
from bot.worded import all_of, worded


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
    raise scene.error(
        Problem.SYNTAX, worded("I do not understand this part."), by.place
    )


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


_MORTAL = frozenset({"creature", "planeswalker"})
# One thing does so.
_OF_ONE = frozenset("dies is was gets got".split())


def _those_that_die(clause: Clause, things: list[DraftThing]) -> list[DraftThing]:
    """ "Rest in Peace and my 2/2 dies": what is no creature only lies there.

    "die" would be said of both.
    """
    if not _OF_ONE & set(clause.text.lower().split()):
        return things
    able = [it for it in things if it.face is None or _MORTAL & it.kinds]
    return able or things


@handles("die", "destroy")
def dies(scene: Scene, clause: Clause) -> None:
    """My Bear is destroyed; he kills my Wall with a Terminate."""
    if clause.question and clause.text.lower().startswith("to "):
        # "How much is left to kill it?": nothing is killed by being asked about.
        raise scene.error(
            Problem.SYNTAX, worded("I do not understand this part."), clause.place
        )
    if "if" in clause.lead and {"want", "wants"} & {*clause.text.lower().split()}:
        raise killed_by_what(scene, clause)
    if trades(scene, clause):
        return
    if dies_asked(scene, clause):
        take_as(scene, clause, "ask_dies", {"what": clause.get("what")})
        return
    who = scene.who(clause)
    if who:
        scene.subject = who
    card = clause.get("card")
    if card is not None and scene.game is not Game.MTG and _pronoun(clause):
        # "Void Seeker kills it": what it can be used on, whatever was named last.
        slots = {"card": card, "to": clause.get("what"), "who": clause.get("who")}
        slots = {key: value for key, value in slots.items() if value is not None}
        take_as(scene, clause, "cast", slots)
        if scene.last_cast is not None:
            _meant(scene, scene.last_cast)
        return
    if has_ability_for(scene, card):
        used = {"who": clause.get("who"), "card": card, "to": clause.get("what")}
        take_as(scene, clause, "use", used)
        return
    owner = scene.other(who) if who and len(scene.draft.players) == 2 else ""
    things = _those_that_die(clause, acted_on(scene, clause.get("what"), owner))
    if card is not None:
        if not who and things and len(scene.draft.players) == 2:
            who = scene.other(things[0].controller)
        _meant(scene, cast(scene, card, Use(who, [it.id for it in things], [])))
        scene.focus = things
        return
    if kills_in_fight(scene, clause, who, things):
        return
    if scene.game is not Game.MTG and len(things) > 1:
        told = all_of([it.id for it in things])
        told = worded("{told} would be destroyed at the same time.", told=told)
        _together(scene, things, who or default_owner(scene), told)
        scene.focus = things
        return
    said = parts_of(clause.get("what"))
    if scene.game is not Game.MTG and any(
        it.det == "both" for it in said if isinstance(it, Thing)
    ):
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which two are meant?"), clause.place
        )
    if scene.game is Game.MTG and _taken_for_result(scene, clause):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is this so anyway, or do you ask whether it comes out so?"),
            clause.place,
            (worded("Does it die?"),),
        )
    names = ", ".join(it.id for it in things)
    told = f"{names} would be destroyed."
    steps: list[Instruction] = [DestroyIt(Named(it.id)) for it in things]
    if scene.game is Game.RIFTBOUND:
        steps = [Kill(Named(it.id)) for it in things]
    elif clause.kind == "die" and not _DESTROYED & set(clause.text.lower().split()):
        told = worded("{names} would die.", names=names)
        steps = [_dies(scene, it) for it in things]
    do(scene, who or default_owner(scene), told, *_at_once(steps))
    threat = scene.last_entry
    if scene.game is not Game.MTG and not who and things and threat is not None:
        # "My unit would die. I use Odd Totem on it": before that, to save it.
        threat.harms = not _DEAD & set(clause.text.lower().split())
        threat.by = scene.other(things[0].controller)
    scene.focus = things


def _taken_for_result(scene: Scene, clause: Clause) -> bool:
    """ "He blocked. Also mine died, I guess": not what kills it, but what comes out."""
    before = {scene.parse.word(clause.place.start - n) for n in (1, 2)}
    behind = {scene.parse.word(clause.place.end + n) for n in (0, 1, 2)}
    said = bool(before & {"also", "so"}) or bool(behind & _GUESSING)
    return said and last_combat(scene) is not None


_GUESSING = frozenset({"guess", "think", "suppose", "assume", "right"})
_DEAD = frozenset({"died", "was", "were", "had", "has"})


def _meant(scene: Scene, spell: DraftThing) -> None:
    """What a spell only may do is done, where that is told."""
    scene.draft.preferences.append(Preference(spell.controller, f"use {spell.id}"))


def _pronoun(clause: Clause) -> bool:
    parts = parts_of(clause.get("what"))
    return [it.noun for it in parts if isinstance(it, Thing)] == ["it"]


_DESTROYED = frozenset("destroyed destroy killed kill".split())


def _dies(scene: Scene, it: DraftThing) -> Instruction:
    """ "It dies": destroyed, where nothing keeps it from that; else some other way."""
    if it.counters.get("shield"):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is {it} destroyed, or does it die some other way?", it=it.id),
            None,
            (f"{it.id} is destroyed", f"{it.id} is sacrificed"),
        )
    if "indestructible" in it.keywords:
        return Move(Named(it.id), Zone.GRAVEYARD)
    return DestroyIt(Named(it.id))


def _at_once(steps: list[Instruction]) -> list[Instruction]:
    """What is destroyed by one sentence: each sees the others die (603.10a)."""
    refs = tuple(it.what for it in steps if isinstance(it, DestroyIt))
    together = len(refs) == len(steps) > 1
    return [DestroyIt(AllRefs(refs))] if together else steps


def _together(scene: Scene, things: list[DraftThing], by: str, told: str) -> None:
    """Several units die at the same moment."""
    refs = tuple(Named(it.id) for it in things)
    what = Do((Kill(refs[0] if len(refs) == 1 else AllRefs(refs)),), by)
    scene.draft.tell(told)
    place(scene, Entry(what, by), protective=False)


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
            worded("What attacks, and what is attacked?"),
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
        raise scene.error(Problem.AMBIGUOUS, worded("Which one is meant?"), thing.place)
    it = scene.single(thing)
    for entry in reversed(all_entries(scene)):
        if entry.source == it.id:
            return entry
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("What happens? Say who attacks, or who casts what on whom.")
        if it.kinds & {"instant", "sorcery"}
        else worded("When does {it} happen?", it=it.id),
        thing.place,
    )
