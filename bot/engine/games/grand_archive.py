"""Grand Archive, rules repository of 2026-08-21."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.acts import Instead, Multiply
from bot.engine.board import Board, Obj, count, with_counters
from bot.engine.characteristics import has, keyword_number, toughness_of
from bot.engine.effects import Ban, DamageWatch, Effect, PreventInstance
from bot.engine.events import Event, LoseGame, ZoneChange
from bot.engine.gamerules import Doubt, Fizzles, GameRules, StateCheck, Topic
from bot.engine.group_combat import attack_steps
from bot.engine.instructions import DestroyIt, DiscardCards, Heal, TakeCounters
from bot.engine.outcome import Said, Step, barred
from bot.engine.values import ControllerOf, Filter, Named, Who, Zone
from bot.engine.watches import ZoneWatch


def implied(board: Board) -> tuple[Effect, ...]:
    """Bulwark counters: one effect however many there are (BW 4)."""
    found: list[Effect] = []
    for obj in board.objects:
        if obj.zone is Zone.BATTLEFIELD and count(obj.counters, "bulwark"):
            found.append(
                Effect(
                    DamageWatch(recipient=Filter(ids=frozenset({obj.id})), combat=True),
                    PreventInstance(),
                    id=f"bulwark:{obj.id}",
                    label="bulwark counter",
                    controller=obj.controller,
                    host=obj.id,
                    rider=(TakeCounters("bulwark", 1, Named(obj.id)),),
                    uses=count(obj.counters, "bulwark"),
                )
            )
        critical = keyword_number(board, obj, "critical")
        if obj.zone is Zone.BATTLEFIELD and critical:
            found.append(_critical(obj, critical))
        if has(board, obj, "link shield") and obj.attached_to:
            found.append(_link_shield(obj))
    return tuple(found)


def _critical(obj: Obj, number: int) -> Effect:
    """Its combat damage is doubled unless an opponent discards that many cards."""
    return Effect(
        DamageWatch(source=Filter(ids=frozenset({obj.id})), combat=True),
        Multiply(2),
        id=f"critical:{obj.id}",
        label=f"critical {number}",
        controller=obj.controller,
        host=obj.id,
        optional=ControllerOf(Who.EVENT_RECIPIENT),
        decline=(DiscardCards(number, Who.EVENT_PLAYER),),
    )


def _link_shield(obj: Obj) -> Effect:
    """Instead of the linked object it is destroyed."""
    return Effect(
        ZoneWatch(Filter(attached=True), Zone.BATTLEFIELD, Zone.GRAVEYARD),
        Instead((Heal(Who.EVENT_OBJECT), DestroyIt(Named(obj.id)))),
        id=f"link shield:{obj.id}",
        label=f"{obj.name}'s link shield",
        controller=obj.controller,
        host=obj.id,
    )


def check_state(rules: GameRules, board: Board) -> StateCheck:
    """Units with lethal damage die; weapons without durability are destroyed."""
    events: list[Event] = []
    steps: list[Step] = []
    changed = board
    for obj in board.objects:
        if obj.zone is not Zone.BATTLEFIELD:
            continue
        life = toughness_of(board, obj)
        if (
            life is not None
            and obj.damage >= life
            and not has(board, obj, "immortality")
        ):
            steps.append(_step(rules, Topic.LETHAL, "{it} has no life left.", obj.name))
            events.append(_death(obj))
        elif life is not None and obj.damage >= life:
            # Immortality: it does not die (DMG 13), which is said once.
            if _KEPT not in obj.flags:
                changed = changed.with_object(replace(obj, flags=obj.flags | {_KEPT}))
                told = barred("Immortality", obj.name, str(Ban.DIE))
                steps.append(Step(told, rules.cite(Topic.IMMORTAL)))
        elif _worn_out(obj):
            steps.append(
                _step(rules, Topic.DURABILITY, "{it} has no durability left.", obj.name)
            )
            events.append(_death(obj))
        linked = board.obj(obj.attached_to) if obj.attached_to else None
        broken = linked is not None and linked.zone is not Zone.BATTLEFIELD
        if broken and has(board, obj, "link shield"):
            events.append(_death(obj))
        elif broken and obj.zone is Zone.BATTLEFIELD and has(board, obj, "link"):
            # Link 5: it has no link any more; a regalia is banished (Sacrifice 2).
            to = Zone.EXILE if obj.is_("regalia") else Zone.GRAVEYARD
            gone = ZoneChange(obj.id, Zone.BATTLEFIELD, to, sacrificed=True)
            events.append(gone)
        pairs = min(count(obj.counters, "buff"), count(obj.counters, "debuff"))
        if pairs:
            counters = with_counters(obj.counters, "buff", -pairs)
            changed = changed.with_object(
                replace(obj, counters=with_counters(counters, "debuff", -pairs))
            )
    for player in board.players:
        champions = [
            o for o in board.objects if o.is_("champion") and o.controller == player.id
        ]
        dead = champions and all(o.zone is not Zone.BATTLEFIELD for o in champions)
        if dead and not player.lost:
            events.append(LoseGame(player.id, "no champion left"))
    return StateCheck(changed, tuple(events), tuple(steps))


_KEPT = "kept by immortality"


def _worn_out(obj: Obj) -> bool:
    worn = obj.is_("weapon") or obj.is_("siegeable")
    # "used" says that it once had durability counters.
    return worn and "durability" in obj.flags and not count(obj.counters, "durability")


def _death(obj: Obj) -> ZoneChange:
    return ZoneChange(obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True)


def _step(rules: GameRules, topic: Topic, words: str, name: str) -> Step:
    return Step(Said(words, (("it", name),)), rules.cite(topic))


CITES: dict[Topic, tuple[str, ...]] = {
    Topic.CHOOSE: ("RE 2", "RE 3"),
    Topic.AGAIN: ("RE 3.1",),
    Topic.SEVERAL_CHOOSERS: ("RE 2",),
    Topic.SHIELD: ("DP 5.1",),
    Topic.DIVIDE: ("DP 5.1",),
    Topic.INSTANCE: ("DP 5.2",),
    Topic.EACH: ("DP 2", "DP 10"),
    Topic.EFFECT_DAMAGE: ("DMG 1",),
    Topic.PREVENT: ("DP 1",),
    Topic.UNPREVENTABLE: ("DP 7", "DMG 3"),
    Topic.REPLACE: ("RE 1", "RE 4"),
    Topic.REDIRECT: ("RE 4",),
    Topic.RIDER: ("DP 11",),
    Topic.PREVENT_TRIGGER: ("DP 11",),
    Topic.CANT: ("Permission 1",),
    Topic.ZERO: ("DMG 9",),
    Topic.RECHECK: ("DP 9",),
    Topic.DAMAGE_PLAYER: ("DMG 13",),
    Topic.DAMAGE_CREATURE: ("DMG 11",),
    Topic.LETHAL: ("SBC 2",),
    Topic.DURABILITY: ("SBC 3",),
    Topic.DIES: ("SBC 2",),
    Topic.DESTROY: ("SBC 2",),
    Topic.COUNTERS: ("Counters 4",),
    Topic.COUNTERS_CANCEL: ("Counters Buff 4",),
    Topic.COMBAT_DAMAGE: ("DS 3",),
    Topic.ASSIGN: ("DS 3.1",),
    Topic.RETALIATE: ("DS 3.4",),
    Topic.RETALIATE_ORDER: ("DS 2",),
    Topic.RETALIATE_CHOSEN: ("RS 3",),
    Topic.INTERCEPT: ("Intercept 1",),
    Topic.IMMORTAL: ("Immortality 1",),
    Topic.OPTIONAL: ("RE 1", "RE 4"),
    Topic.BULWARK: ("BW 2",),
    Topic.BULWARK_SPENT: ("BW 4.1", "DP 7"),
    Topic.CLEAVE: ("Cleave 6",),
    Topic.TURN_END: ("SBC 6", "DMG 12"),
    Topic.LOSE_GAME: ("SBC 1",),
    Topic.GAME_OVER: ("SBC 1",),
    Topic.GAIN_LIFE: ("DMG 13",),
    Topic.BONUS: ("RE 3",),
    Topic.RESOLVE: ("Resolution 2",),
    Topic.FIZZLE: ("Checking Resolution 1.4.1.1",),
    Topic.TRIGGER: ("Triggered Abilities 1",),
    Topic.TRIGGER_ORDER: ("Triggered Abilities 10",),
    Topic.TRIGGER_TARGET: ("Triggered Abilities 1",),
    Topic.DRAW: ("Drawing 1",),
    Topic.MILL: ("Drawing 2.1",),
    Topic.DISCARD: ("Discard 1",),
    Topic.SACRIFICE: ("Sacrifice 2",),
    Topic.EXILE: ("Banish 1",),
    Topic.TOKENS: ("Token 1",),
    Topic.ENTERS: ("Awake 3",),
    Topic.ENTERS_WITH: ("RE 1",),
    Topic.ENTERS_SO: ("RE 1",),
    Topic.RECOVER: ("Recover 2", "Recover 2.2"),
}

GRAND_ARCHIVE = GameRules(
    game=Game.GRAND_ARCHIVE,
    edition="2026-08-21",
    cites=CITES,
    check_state=check_state,
    combat_steps=attack_steps,
    implied=implied,
    orders_events=True,
    fizzles=Fizzles.MISSING_ONE,
    instance_spent_on_unpreventable=True,
    banishes=True,
    keeps_damage=lambda obj: obj.is_("champion"),
    open=frozenset(Doubt),
)
