"""What is taken not to hold, because nobody said that it does."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.characteristics import DELIRIUM, EMPTY_HANDED, EMPTY_LIBRARY
from bot.engine.combats_won import is_of_excess
from bot.engine.conditions import AnyHolds, Exists, Flag
from bot.engine.effects import Effect, Modifier, Restriction, Trigger
from bot.engine.game_ending import LoseTheGame, WinTheGame
from bot.engine.history import ENTERED, SEEN
from bot.engine.inside import holds, inside, walk
from bot.engine.instructions import (
    DealDamage,
    DestroyIt,
    DiscardCards,
    Draw,
    GainLife,
    Heal,
    If,
    Kill,
    LoseLife,
    MillCards,
    Unplayed,
)
from bot.engine.question import Deal, Do, Resolve
from bot.engine.values import CountOf, Filter, StatOf, Who, Zone
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.class_told import class_told
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.spoken_of import check_not_done, check_unspoken
from bot.scenario.scene.steps import after
from bot.scenario.words.numbers_asked import CARDS_IN_HAND
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@after(Game.MTG)
def conditions(scene: Scene) -> None:
    """Conditions that only the asker can judge, of every card that is there."""
    for it in scene.draft.things:
        it.flags |= _levels_below(it)
        assume_off(scene, it)


def _levels_below(it: DraftThing) -> set[str]:
    """All levels that a Class of which its level was told has gained (716.2)."""
    told = [one.removeprefix("level ") for one in it.flags | it.keywords]
    level = max((int(one) for one in told if one.isdecimal()), default=0)
    return {f"level {one}+" for one in range(2, level + 1)}


@after(Game.MTG)
def graveyards(scene: Scene) -> None:
    """The cards of which only the number was told, where something counts them.

    Raises QuestionError (AMBIGUOUS) if cards of some kind are counted.
    """
    counted = [
        one.filter
        for it in scene.draft.things
        for one in walk(used_of(scene, it))
        if isinstance(one, (CountOf, Exists)) and one.filter.zone is Zone.GRAVEYARD
    ]
    if not counted:
        return
    if holds(_done(scene), MillCards, DiscardCards):
        # Nobody follows which cards those are, nor where they lie then.
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Which cards are in the graveyard of {who}?",
                who=scene.name(scene.draft.things[0].controller),
            ),
        )
    for name, player in scene.draft.players.items():
        known = [
            it
            for it in scene.draft.things
            if it.zone is Zone.GRAVEYARD and it.owner == name
        ]
        for _ in range((player.graveyard or 0) - len(known)):
            if any(replace(one, owner=None) != _ANY_THERE for one in counted):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(
                        "Which cards are in the graveyard of {who}?",
                        who=scene.name(name),
                    ),
                )
            card = DraftThing(
                scene.draft.fresh("card"), "card", name, name,
                kinds={"card"}, zone=Zone.GRAVEYARD, sized=True,
            )  # fmt: skip
            scene.add(card)


def _done(scene: Scene) -> tuple[object, ...]:
    """What the story does, and what the spells and abilities in it do."""
    return tuple(
        entry.what.do if isinstance(entry.what, Do) else entry.what
        for entry in all_entries(scene)
        if isinstance(entry.what, (Do, Resolve))
    )


_ANY_THERE = Filter(kinds=frozenset({"card"}), zone=Zone.GRAVEYARD)


@after(Game.MTG)
def hands(scene: Scene) -> None:
    """Hands that count here and of which nobody said how many cards they hold.

    Raises QuestionError (AMBIGUOUS) where an amount hangs on it; where only a
    condition does, a full hand is taken for granted.
    """
    moved = _moves_hands(scene)
    for it in scene.draft.things:
        player = scene.draft.players.get(it.controller)
        if player is None or (player.hand is not None and not moved):
            continue
        used = used_of(scene, it)
        if _HAND not in inside(used, StatOf):
            continue
        counted = _counts_hand(used)
        asked = [
            one
            for part in walk(used)
            if isinstance(part, (Effect, Restriction, Modifier, Trigger, If))
            for one in inside(part.when, StatOf)
            if one == _HAND
        ]
        if counted > len(asked):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    CARDS_IN_HAND,
                    who=scene.name(it.controller),
                ),
            )
        if asked and player.hand is None:
            player.hand = 7
            scene.draft.assume(
                worded(
                    "Cards in hand or memory of {who}: {value}.",
                    who=scene.name(it.controller),
                    value=7,
                )
            )


_HAND = StatOf(Who.YOU, "hand")
_TO_AND_FRO = re.compile(r"\b(put|exile|return|shuffle)s?\b.*\bhands?\b")


def _moves_hands(scene: Scene) -> bool:
    """Whether cards go to a hand, or out of it, that nobody follows."""
    kept = inside(_done(scene), Unplayed)
    return any(_TO_AND_FRO.search(one.text) for one in kept)


def _counts_hand(used: tuple[object, ...]) -> int:
    # A whole hand that is discarded needs no number.
    discards = list(inside(used, DiscardCards))
    gone = [one for it in discards for one in inside(it, StatOf) if one == _HAND]
    return [*inside(used, StatOf)].count(_HAND) - len(gone)


def used_of(scene: Scene, it: DraftThing) -> tuple[object, ...]:
    """What of *it* plays a part: what stands, and what has been used."""
    used: list[object] = []
    if it.zone is Zone.BATTLEFIELD:
        used += it.abilities.statics
    used += [
        entry.what.ability
        for entry in all_entries(scene)
        if isinstance(entry.what, Resolve) and entry.what.source == it.id
    ]
    return tuple(used)


def assume_off(scene: Scene, it: DraftThing) -> None:
    """Say which conditions are taken not to hold for *it*, where they matter here."""
    used = used_of(scene, it)
    left = {
        one.name
        for part in walk(used)
        if isinstance(part, (Effect, Restriction, Modifier, Trigger, If))
        for one in inside(part.when, Flag)
        if _matters(part) or one.name.endswith("revealed this way")
    } - (it.flags | scene.draft.flags)
    if left:
        left -= _told_otherwise(scene, it, used)
        left -= class_told(scene, it, left)
    if it.entered_later:
        left.discard(f"this {ENTERED}")  # The engine sees when it does.
    left = {name for name in left if not is_of_excess(name)}  # And how much that is.
    for name in sorted(left):
        if scene.game is Game.MTG and name not in SEEN:
            check_unspoken(scene, name)
            check_not_done(scene, it, name)
        shown = name[0].upper() + name[1:]
        scene.draft.assume(
            worded(
                "“{shown}” holds for {it} only if it comes about here; say so if it "
                "held before.",
                shown=shown,
                it=it.id,
            )
            if name in SEEN
            else worded(
                "“{shown}” does not hold for {it}; say so if it does.",
                shown=shown,
                it=it.id,
            )
        )


def _told_otherwise(scene: Scene, it: DraftThing, used: tuple[object, ...]) -> set[str]:
    """The conditions that numbers decide which somebody has told."""
    told = set()
    players = scene.draft.players
    player = players.get(it.controller)
    drawn = holds(_done(scene), Draw)
    if not drawn or (player is not None and player.library is not None):
        told.add(EMPTY_LIBRARY)
    if any(one.hand is not None for one in players.values() if one is not player):
        told.add(EMPTY_HANDED)
    there = [one for one in scene.draft.things if one.zone is Zone.GRAVEYARD]
    if any(one.kinds - {"card"} for one in there):
        told.add(DELIRIUM)
    if there or any(one.graveyard is not None for one in players.values()):
        for part in walk(used):
            match part:
                case AnyHolds((Flag(name), Exists(Filter(zone=Zone.GRAVEYARD)))):
                    told.add(name)
    return told


def _matters(part: object) -> bool:
    """Whether damage, deaths, the game or what triggers can depend on it."""
    return any(isinstance(one, _DEPENDING) for one in walk(part))


_DEPENDING = (
    Effect, Restriction, Modifier, Trigger, DealDamage, Kill, DestroyIt, Heal,
    GainLife, LoseLife, LoseTheGame, WinTheGame,
)  # fmt: skip


_COMMANDERS = frozenset("my his her their your 's a the".split())


@after(Game.MTG)
def commanders(scene: Scene) -> None:
    """Say what the owner of a commander may do on top of what is ruled here."""
    parse = scene.parse
    spoken = any(
        parse.word(at) == "commander" and parse.word(at - 1) in _COMMANDERS
        for at in range(1, len(parse.tokens))
    )
    if spoken and not any("commander" in it.kinds for it in scene.draft.things):
        scene.draft.notes.append(
            worded(
                "A commander in a graveyard or in exile may be put into the command "
                "zone by its owner (CR 903.9a), one that would go to a hand or a "
                "library instead of going there (CR 903.9b): add that."
            )
        )
    asked = any(
        parse.word(at) in {"commander", "general", "edh"}
        and parse.word(at + 1) == "damage"
        for at in range(len(parse.tokens))
    )
    if asked and not any(it.commander_damage for it in scene.draft.players.values()):
        scene.draft.assume(worded("No commander damage was dealt before."))


@after(Game.MTG)
def copies(scene: Scene) -> None:
    """What becomes a copy is another thing from then on, which is not followed.

    Raises QuestionError (UNSUPPORTED) where that is done.
    """
    for entry in all_entries(scene):
        if not isinstance(entry.what, Resolve):
            continue
        for part in walk(entry.what.ability):
            if isinstance(part, Unplayed) and " becomes a copy of " in part.text:
                raise scene.error(
                    Problem.UNSUPPORTED,
                    worded(
                        "What {it} is as a copy is not followed: describe it as it is "
                        "then.",
                        it=entry.what.source,
                    ),
                )


def dealing_players(scene: Scene) -> set[str]:
    """What may deal damage in what is told."""
    found: set[str] = set()
    for entry in all_entries(scene):
        match entry.what:
            case Combat(attackers=attackers, blocks=blocks):
                found |= {name for name, _ in (*attackers, *blocks)}
            case Resolve(source=source):
                found.add(source)
            case Deal(hits=hits):
                found |= {one.source for one in hits}
    return found


def check_told_first(scene: Scene, owner: str, clause: Clause) -> None:
    """What the commander is has to be told before anything happens to it.

    Raises QuestionError (AMBIGUOUS).
    """
    role = clause.get("role")
    of_theirs = [it for it in scene.draft.things if it.controller == owner]
    if any(role in it.kinds for it in of_theirs):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Say what the commander is first, then what happens to it."),
            clause.place,
            ("My commander is a 3/3. My opponent casts Lightning Bolt on it.",),
        )
