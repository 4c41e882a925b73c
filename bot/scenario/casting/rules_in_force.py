"""Rules in force that the scenario tells of: what cannot be prevented or gained."""

import re
from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.engine.acts import Redirect
from bot.engine.effects import Ban, DamageWatch, Effect, PreventAll, Restriction, Until
from bot.engine.question import Add
from bot.engine.values import ANYTHING, Filter, Named, Side
from bot.errors import Problem
from bot.scenario.casting.damage_from import sources_meant
from bot.scenario.casting.giving_text import give_text
from bot.scenario.casting.shields import other_number
from bot.scenario.casting.targeting import display
from bot.scenario.casting.unpreventable_ones import sources_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.shields_added import from_this_turn_on
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHICH_ONE, WHOM_DEALT
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


def add_static(scene: Scene, static: Restriction | Effect, told: str) -> None:
    """In force from the start, or from this point of the script on."""
    scene.draft.tell(told)
    if scene.timing in {"then", "later", "after_combat", "next_turn"}:
        scene.timing = ""
        scene.draft.script.append(Entry(Add(static), told=told))
    elif scene.turns_ended:
        from_this_turn_on(scene, Entry(Add(static), told=told))
    else:
        scene.draft.statics.append(static)


@handles("noprevent")
def cannot_be_prevented(scene: Scene, clause: Clause) -> None:
    """Damage can't be prevented this turn; that to my champion, that of the Goblin."""
    if "so" in clause.lead and (cards := [it for it in scene.draft.things if it.face]):
        if not any(it.face and _UNPREVENTED.search(it.face.text) for it in cards):
            raise other_number(scene, cards[-1], f"“{clause.text.strip()}”")
    combat, source = kind_of_damage(clause)
    recipient = ANYTHING
    told = worded("Damage can't be prevented this turn.")
    if (names := sources_of(scene, clause)) is not None:
        source = replace(source, ids=frozenset(names))
        told = worded("Damage of {listed} can't be prevented.", listed=", ".join(names))
    owner = default_owner(scene)
    if clause.get("of") is not None:
        owner = scene.player(clause.get("of"))
        source = replace(source, controller=Side.YOU)
        told = worded("In force: {words}.", words=words_in_force(scene, clause))
    if clause.get("kind") or clause.get("to") is not None:
        told = worded("In force: {words}.", words=words_in_force(scene, clause))
    if clause.get("to") is not None:
        recipient = recipients_of(scene, clause.get("to"))
    add_static(
        scene,
        Restriction(
            Ban.PREVENT,
            subject=source,
            object=recipient,
            combat=combat,
            id=scene.draft.effect_id(),
            label="“damage can't be prevented”",
            controller=owner,
            until=Until.END_OF_TURN,
        ),
        told,
    )


_UNPREVENTED = re.compile(r"can['’]t be prevented|unpreventable", re.I)


def recipients_of(scene: Scene, said: object) -> Filter:
    """ "To my champion"; "to my allies", "to each ally I control": all there are."""
    (part, *more) = (*parts_of(said), None)
    if isinstance(part, Thing) and more == [None] and part.noun in _UNITS:
        every = (part.plural and not part.count) or part.det in {"each", "every", "all"}
        whose = scene.player(part.owner) if part.owner is not None else ""
        side = Side.YOU if whose == default_owner(scene) else Side.OPPONENT
        if every and all(spec.kind == "noun" for spec in part.specs):
            return Filter(
                kinds=frozenset({part.noun}), controller=side if whose else None
            )
    names = targeted(scene, said)
    return Filter(ids=frozenset(names), players=Side.ANY)


_UNITS = frozenset({"ally", "unit", "creature"})


def kind_of_damage(clause: Clause) -> tuple[bool | None, Filter]:
    """Whether it is combat damage, where that is said, and of what kind its source."""
    kind = clause.get("kind") or ""
    combat = {"combat": True, "noncombat": False, "non combat": False}.get(kind)
    if combat is not None or not kind:
        return combat, ANYTHING
    return None, Filter(any_kinds=frozenset(kind.split()) - {"and"})


def words_in_force(scene: Scene, clause: Clause) -> str:
    """*clause* as it is read, with what stands elsewhere in the text named again."""
    tokens = scene.parse.tokens[clause.place.start : clause.place.end]
    again = any(one.start < before.start for before, one in pairwise(tokens))
    words = " ".join(it.raw for it in tokens).replace(" 's", "'s")
    return words if again else clause.text.strip()


@handles("nogain")
def cannot_gain(scene: Scene, clause: Clause) -> None:
    """Players can't gain life."""
    subject = Filter(players=Side.ANY, objects=False)
    if clause.get("who"):
        names = scene.players(clause.get("who"))
        subject = Filter(players=Side.ANY, objects=False, ids=frozenset(names))
    add_static(
        scene,
        Restriction(
            Ban.GAIN_LIFE,
            subject=subject,
            id=scene.draft.effect_id(),
            label="“can't gain life”",
            until=Until.END_OF_TURN,
        ),
        "No life can be gained."
        if not clause.get("who")
        else "These players can't gain life.",
    )


def damage_meant(scene: Scene, clause: Clause) -> tuple[bool | None, Filter, Filter]:
    """Of which kind the damage is that *clause* speaks of, from what, and to whom."""
    combat, source = kind_of_damage(clause)
    recipient = ANYTHING
    spells = _spells_of(scene, clause.get("by"))
    if spells is not None:
        source = spells
    elif clause.get("by") is not None:
        things = sources_meant(scene, clause.get("by"))
        source = replace(source, ids=frozenset(it.id for it in things))
    if clause.get("to") is not None:
        recipient = recipients_of(scene, clause.get("to"))
    return combat, source, recipient


def _spells_of(scene: Scene, value: Several | Thing | None) -> Filter | None:
    """ "Damage by my spell is doubled": by any of mine, where none was told of."""
    parts = parts_of(value)
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.noun != "spell" or one.owner is None:
        return None
    told = one.label or any(it.kind != "noun" for it in one.specs)
    if told or any("spell" in it.kinds for it in scene.draft.things):
        return None
    mine = scene.player(one.owner) == default_owner(scene)
    side = Side.YOU if mine else Side.OPPONENT
    return Filter(kinds=frozenset({"spell"}), controller=side)


@handles("preventall")
def prevent_all(scene: Scene, clause: Clause) -> None:
    """Prevent all combat damage this turn."""
    combat, source, recipient = damage_meant(scene, clause)
    words = words_in_force(scene, clause)
    add_static(
        scene,
        Effect(
            DamageWatch(source, recipient, combat),
            PreventAll(),
            id=scene.draft.effect_id(),
            label=f"“{words}”",
            controller=default_owner(scene),
            each_source=False,
            until=Until.END_OF_TURN,
        ),
        f"In force: {words}.",
    )


def check_whose_goal(
    scene: Scene, clause: Clause, goal: str, recipient: Filter
) -> None:
    """ "To my champion is dealt to his ally": the champion's, or the opponent's?"""
    for part in parts_of(clause.get("goal")):
        if isinstance(part, Person) and part.kind == "he":
            alive = (it for it in scene.draft.things if it.kinds & _ALIVE)
            if any(it.id not in (recipient.ids or ()) for it in alive):
                # "I have a 2/5, damage to me goes to him": to it, or to Bob?
                said = WHOM_DEALT
                raise scene.error(Problem.AMBIGUOUS, said, part.place)
        if not isinstance(part, Thing) or part.owner is None:
            continue
        it = scene.draft.thing(goal)
        taken = {name: scene.draft.thing(name) for name in recipient.ids or ()}
        sides = {one.controller if one else name for name, one in taken.items()}
        if part.owner.kind == "he" and it is not None and it.controller not in sides:
            said = worded("Whose is “{thing}”?", thing=scene.said(part))
            raise scene.error(Problem.AMBIGUOUS, said, part.place)


_ALIVE = frozenset({"creature", "ally", "unit"})


@handles("redirectall")
def redirect_all(scene: Scene, clause: Clause) -> None:
    """I have an effect that sends all damage to me to my 3/4 instead (614.9).

    Raises QuestionError (AMBIGUOUS) where it may be dealt to several things.
    """
    combat, source = kind_of_damage(clause)
    who = scene.who(clause) or default_owner(scene)
    recipient = recipients_of(scene, clause.get("to"))
    taken = {name: scene.draft.thing(name) for name in recipient.ids or ()}
    own = all(
        name == who if it is None else it.controller == who and not is_passive(it)
        for name, it in taken.items()
    )
    if clause.get("from") and not own:
        # "Redirects damage from his 4/4 to him": what that one would deal?
        raise scene.error(Problem.AMBIGUOUS, WHOM_DEALT, clause.place)
    goals = targeted(scene, clause.get("goal"), who)
    if len(goals) != 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHICH_ONE,
            clause.place,
            [display(scene, it) for it in goals[:4]],
        )
    check_whose_goal(scene, clause, goals[0], recipient)
    words = clause.text.strip()
    turn = "this turn" in words.lower()
    add_static(
        scene,
        Effect(
            DamageWatch(source, recipient, combat),
            Redirect(Named(goals[0])),
            id=scene.draft.effect_id(),
            label=f"“{words}”",
            controller=who,
            each_source=False,
            until=Until.END_OF_TURN if turn else Until.STATIC,
        ),
        f"In force: {words}.",
    )


_OF_ITSELF = re.compile(r"\b(?:this creature|CARDNAME)\b|~")


@handles("shieldtext")
def shield_text(scene: Scene, clause: Clause) -> None:
    """I have "Prevent the next 2 damage …" on it: that has resolved."""
    from bot.scenario.casting.quoted import resolve_quoted

    cards = [it.card for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    if clause.get("held") and any(it is not None and it.names for it in cards):
        take_as(scene, clause, "attached")  # it does what is printed on it
        return
    who = scene.who(clause) or default_owner(scene)
    names = targeted(scene, clause.get("to"), who)
    if scene.game is not Game.MTG or _OF_ITSELF.search(clause.get("text")[0]):
        for name in names:
            if (it := scene.draft.thing(name)) is not None:
                give_text(scene, it, clause.get("text"))
                scene.focus = [it]
        return
    resolve_quoted(scene, clause.get("text"), who, names)
