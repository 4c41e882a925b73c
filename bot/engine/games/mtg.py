"""Magic: The Gathering, Comprehensive Rules effective 2026-08-07."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.binding import is_former
from bot.engine.board import COLORS, Board, Obj, count, with_counters
from bot.engine.characteristics import (
    endured,
    has,
    keywords_of,
    kinds_of,
    player_keywords,
    toughness_of,
)
from bot.engine.combat import magic_steps
from bot.engine.commanders import fatal_to, instead, is_commander
from bot.engine.devouring import devour
from bot.engine.discarding import flashback, madness
from bot.engine.effects import (
    Ban,
    DamageWatch,
    DestroyWatch,
    Effect,
    Instead,
    MoveTo,
    PreventAll,
    PreventEach,
    Restriction,
    ZoneWatch,
)
from bot.engine.events import Destroy, Event, LoseGame, ZoneChange
from bot.engine.gamerules import OUT_OF_COMBAT, GameRules, StateCheck, Topic
from bot.engine.games.mtg_cites import CITES
from bot.engine.history import SO_FAR
from bot.engine.instructions import DestroyIt, Heal, TakeCounters
from bot.engine.libraries import overdrawn
from bot.engine.outcome import Said, Step, barred
from bot.engine.seeing import find_ban
from bot.engine.values import Filter, Named, Side, Who, Zone

# --- Effects that keywords and counters give --------------------------------


def implied(board: Board) -> tuple[Effect, ...]:
    """Protection, shield counters, absorb, umbra armor, finality counters."""
    found: list[Effect] = []
    for obj in board.objects:
        if is_commander(obj):
            found.extend(instead(obj))
        if obj.zone is not Zone.BATTLEFIELD:
            found.extend(_as_it_enters(board, obj))
            found.extend((*madness(obj), *flashback(obj)))
            continue
        keywords = obj.keywords if not board.modifiers else keywords_of(board, obj)
        for keyword in keywords:
            if keyword.startswith("protection from "):
                label = f"{obj.name}'s {keyword}"
                found.append(protection(obj.id, label, obj.controller, keyword))
            elif keyword.startswith("absorb "):
                found.append(_absorb(obj, keyword))
            elif keyword == "umbra armor" and obj.attached_to:
                found.append(_umbra(obj))
        if count(obj.counters, "shield"):
            found.extend(_shield_counter(obj))
        if count(obj.counters, "finality"):
            found.append(_finality(obj))
    for player in board.players:
        for keyword in player_keywords(board, player):
            if keyword.startswith("protection from "):
                found.append(protection(player.id, keyword, player.id, keyword))
    return tuple(found)


_MANA_VALUE = re.compile(r"mana value (?P<n>\d{1,4}) or (?P<than>greater|less)")


def quality(words: str) -> Filter:
    """The sources that "protection from *words*" means (702.16)."""
    if words.startswith("player "):
        return Filter(controlled_by=Named(words.removeprefix("player ")))
    words = words.strip().lower()
    if words in ("everything", "all"):
        return Filter()
    if words in ("all colors", "each color", "colored"):
        return Filter(colors=frozenset(COLORS))
    if words == "monocolored":
        several = Filter(multicolored=True)
        return Filter(colors=frozenset(COLORS), none_of=(several,))
    if words == "each of your opponents":
        return Filter(controller=Side.OPPONENT)
    if words == "colored spells":
        return Filter(kinds=frozenset({"spell"}), colors=frozenset(COLORS))
    if words == "multicolored":
        return Filter(multicolored=True)
    if words == "colorless":
        return Filter(colorless=True)
    if words in COLORS:
        return Filter(colors=frozenset({words}))
    if size := _MANA_VALUE.fullmatch(words):
        n = int(size["n"])
        least = size["than"] == "greater"
        return Filter(mana_value_at_least=n) if least else Filter(mana_value_at_most=n)
    if words.startswith("sources named "):
        return Filter(name=words.removeprefix("sources named "))
    kind = words.removesuffix("s") if not words.endswith("ss") else words
    kind = kind.replace("sorcerie", "sorcery")
    return Filter(kinds=frozenset(kind.split()))


def protection(name: str, label: str, controller: str, keyword: str) -> Effect:
    """All damage from sources with the quality is prevented (702.16e)."""
    return Effect(
        DamageWatch(
            source=quality(keyword.removeprefix("protection from ")),
            recipient=Filter(ids=frozenset({name}), players=Side.ANY),
        ),
        PreventAll(),
        id=f"protection:{name}:{keyword}",
        label=label,
        controller=controller,
        host=name,
    )


def _as_it_enters(board: Board, obj: Obj) -> Iterator[Effect]:
    if obj.zone is Zone.NOWHERE and not obj.token:
        return
    # A spell may have been given it; what lies elsewhere is looked at as it would be
    # on the battlefield (614.12).
    there = obj.zone is Zone.STACK and board.modifiers
    for keyword in sorted(keywords_of(board, obj) if there else obj.keywords):
        if keyword.startswith("devour "):
            yield devour(obj.name, keyword, obj.id, obj.controller)


def _absorb(obj: Obj, keyword: str) -> Effect:
    return Effect(
        DamageWatch(recipient=Filter(ids=frozenset({obj.id}))),
        PreventEach(int(keyword.split()[1])),
        id=f"absorb:{obj.id}:{keyword}",
        label=keyword,
        controller=obj.controller,
        host=obj.id,
    )


def _shield_counter(obj: Obj) -> tuple[Effect, Effect]:
    """Two effects: on damage to it, and on its destruction (122.1c)."""
    take = TakeCounters("shield", 1, Named(obj.id))
    return (
        Effect(
            DamageWatch(recipient=Filter(ids=frozenset({obj.id}))),
            PreventAll(),
            id=f"shield counter:{obj.id}",
            label="shield counter",
            controller=obj.controller,
            host=obj.id,
            each_source=False,
            rider=(take,),
        ),
        Effect(
            DestroyWatch(Filter(ids=frozenset({obj.id})), by_state=False),
            Instead((take,)),
            id=f"shield counter:{obj.id}:destroy",
            label="shield counter",
            controller=obj.controller,
            host=obj.id,
        ),
    )


def _umbra(obj: Obj) -> Effect:
    """Instead of the creature the Aura is destroyed (702.89)."""
    return Effect(
        DestroyWatch(Filter(attached=True)),
        Instead((Heal(Who.EVENT_OBJECT), DestroyIt(Named(obj.id)))),
        id=f"umbra:{obj.id}",
        label=f"{obj.name}'s umbra armor",
        controller=obj.controller,
        host=obj.id,
    )


def _finality(obj: Obj) -> Effect:
    return Effect(
        ZoneWatch(Filter(ids=frozenset({obj.id})), Zone.BATTLEFIELD, Zone.GRAVEYARD),
        MoveTo(Zone.EXILE),
        id=f"finality:{obj.id}",
        label="finality counter",
        controller=obj.controller,
        host=obj.id,
    )


# --- State-based actions ----------------------------------------------------


def check_state(rules: GameRules, board: Board) -> StateCheck:
    """State-based actions of 704.5 that damage can bring about, all at once."""
    events: list[Event] = []
    steps: list[Step] = []
    kept = board
    for player in board.players:
        if player.lost:
            continue
        ban = find_ban(board, Ban.LOSE_GAME, player.id)
        no_life = player.life is not None and player.life <= 0
        lives_on = ban or (no_life and find_ban(board, Ban.LOSE_BY_LIFE, player.id))
        if lives_on and (no_life or count(player.counters, "poison") >= 10):
            kept = _kept_in(rules, kept, player.id, lives_on, steps)
        if ban:
            continue
        if no_life and not lives_on:
            events.append(LoseGame(player.id, "life total of 0 or less"))
            steps.append(
                _step(rules, Topic.LIFE_ZERO, "{it} has no life left.", player.id)
            )
        elif count(player.counters, "poison") >= 10:
            events.append(LoseGame(player.id, "ten poison counters"))
            steps.append(
                _step(
                    rules, Topic.POISON_TEN, "{it} has ten poison counters.", player.id
                )
            )
        elif fatal := fatal_to(board, player):
            events.append(LoseGame(player.id, "commander damage"))
            words = "{source} has dealt 21 or more combat damage to {player}."
            args = (("source", fatal), ("player", player.id))
            cited = rules.cite(Topic.COMMANDER_DAMAGE)
            steps.append(Step(Said(words, args), cited))
    changed = overdrawn(rules, kept, events, steps)
    for obj in board.objects:
        if obj.zone is not Zone.BATTLEFIELD:
            continue
        found = _dies(rules, board, obj, steps)
        if found is not None:
            events.append(found)
        current = changed.obj(obj.id)
        if current is not None:
            if found is None:
                steps += _cancelled(rules, current)
            changed = _looked_at(changed, current, leaves=found is not None)
    for fallen in _fallen_auras(board):
        name = board.name_of(fallen.object)
        words = "{it} is not attached to anything any more."
        steps.append(_step(rules, Topic.AURA_FALLS, words, name))
        events.append(fallen)
    return StateCheck(changed, tuple(events), tuple(steps))


def _kept_in(
    rules: GameRules, board: Board, player: str, ban: Restriction, steps: list[Step]
) -> Board:
    """*board* where it has been said, once, why *player* does not lose the game."""
    told = f"{SO_FAR}{player} is kept in the game"
    if told in board.flags:
        return board
    said = barred(ban.label, player, str(ban.ban))
    steps.append(Step(said, rules.cite(Topic.CANT)))
    return board.changed(flags=board.flags | {told})


def _step(rules: GameRules, topic: Topic, words: str, name: str) -> Step:
    return Step(Said(words, (("it", name),)), rules.cite(topic))


def _dies(rules: GameRules, board: Board, obj: Obj, steps: list[Step]) -> Event | None:
    kinds = kinds_of(board, obj)
    if "creature" in kinds:
        tough = toughness_of(board, obj)
        if tough is not None and tough <= 0:
            words = "{it} has toughness 0 or less."
            steps.append(_step(rules, Topic.TOUGHNESS_ZERO, words, obj.name))
            return ZoneChange(obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True)
        most = endured(board, obj)
        lethal = most is not None and obj.damage > 0 and obj.damage >= most
        if lethal or obj.deathtouched:
            topic = Topic.LETHAL if lethal else Topic.DEATHTOUCH
            words = (
                "{it} has lethal damage."
                if lethal
                else "{it} was dealt damage by a source with deathtouch."
            )
            kept = has(board, obj, "indestructible") or find_ban(
                board, Ban.DESTROY, obj.id
            )
            if not kept:
                steps.append(_step(rules, topic, words, obj.name))
                return Destroy(obj.id, by_state=True)
    unknown = "loyalty unknown" in obj.flags
    if "planeswalker" in kinds and not count(obj.counters, "loyalty") and not unknown:
        steps.append(
            _step(rules, Topic.LOYALTY_ZERO, "{it} has no loyalty left.", obj.name)
        )
        return ZoneChange(obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True)
    if "battle" in kinds and not count(obj.counters, "defense"):
        steps.append(
            _step(rules, Topic.DEFENSE_ZERO, "{it} has no defense left.", obj.name)
        )
        return ZoneChange(obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD)
    return None


def _pairs(obj: Obj) -> int:
    """How many +1/+1 and as many -1/-1 counters cancel on it (704.5q)."""
    return min(count(obj.counters, "+1/+1"), count(obj.counters, "-1/-1"))


def _cancelled(rules: GameRules, obj: Obj) -> list[Step]:
    pairs = _pairs(obj)
    words = "{amount} +1/+1 and {amount} -1/-1 counters are removed from {it}."
    said = Said(words, (("amount", pairs), ("it", obj.name)))
    return [Step(said, rules.cite(Topic.COUNTERS_CANCEL))] if pairs else []


def _looked_at(board: Board, obj: Obj, *, leaves: bool) -> Board:
    """+1/+1 and -1/-1 counters cancel (704.5q); deathtouch is looked at once.

    What *leaves* has the counters it had before any of this (704.8).
    """
    changed = obj
    pairs = 0 if leaves else _pairs(obj)
    if pairs:
        counters = with_counters(obj.counters, "+1/+1", -pairs)
        changed = replace(changed, counters=with_counters(counters, "-1/-1", -pairs))
    if obj.deathtouched:
        changed = replace(changed, deathtouched=False)
    return board if changed is obj else board.with_object(changed)


def _fallen_auras(board: Board) -> list[ZoneChange]:
    fallen: list[ZoneChange] = []
    for obj in board.objects:
        if (
            obj.zone is not Zone.BATTLEFIELD
            or not obj.is_("aura")
            or not obj.attached_to
        ):
            continue
        host = board.obj(obj.attached_to)
        gone = host is not None and host.zone is not Zone.BATTLEFIELD
        if gone or is_former(obj.attached_to):
            fallen.append(ZoneChange(obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    return fallen


MTG = GameRules(
    game=Game.MTG,
    edition="2026-08-07",
    cites=CITES,
    check_state=check_state,
    combat_steps=magic_steps,
    implied=implied,
    forced_classes=True,
    taps_attackers=True,
    recalled=frozenset({OUT_OF_COMBAT}),
)
