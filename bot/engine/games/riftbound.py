"""Riftbound Core Rules 1.2 (no Prevent), 1.3 and 1.4."""

from bot.citation import Game
from bot.engine.board import Board
from bot.engine.characteristics import toughness_of
from bot.engine.events import Event, ZoneChange
from bot.engine.gamerules import Fizzles, GameRules, StateCheck, Topic
from bot.engine.might_assigned import might as might_in_combat
from bot.engine.outcome import Said, Step
from bot.engine.showdowns import combat_steps
from bot.engine.values import Zone


def check_state(rules: GameRules, board: Board) -> StateCheck:
    """Units with damage equal to their Might or more are killed (cleanup, 323)."""
    events: list[Event] = []
    steps: list[Step] = []
    for obj in board.objects:
        if obj.zone is not Zone.BATTLEFIELD or not obj.is_("unit"):
            continue
        might = toughness_of(board, obj)
        if might is not None and (obj.attacking or obj.blocking):
            might = might_in_combat(board, obj, bool(obj.attacking))
        any_kills = "any damage kills" in board.flags and obj.damage > 0
        if might is not None and obj.damage > 0 and (obj.damage >= might or any_kills):
            steps.append(
                Step(
                    Said("{it} has lethal damage marked.", (("it", obj.name),)),
                    rules.cite(Topic.LETHAL),
                )
            )
            events.append(
                ZoneChange(obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True)
            )
    return StateCheck(board, tuple(events), tuple(steps))


def _cites(edition: str) -> dict[Topic, tuple[str, ...]]:
    newest = edition == "1.4"
    combat = "465.2" if newest else "460.2"
    return {
        Topic.CHOOSE: ("372",),
        Topic.AGAIN: ("370.2",),
        Topic.ONCE: ("370.2",),
        Topic.SEVERAL_CHOOSERS: ("373.1",),
        Topic.SHIELD: ("437.2", "437.3"),
        Topic.DIVIDE: ("373",),
        Topic.INSTANCE: ("437.1.b.2",),
        Topic.EACH: ("437.1",),
        Topic.EFFECT_DAMAGE: ("417.1",),
        Topic.PREVENT: ("437.1",),
        Topic.REPLACE: ("369.1",),
        Topic.REDIRECT: ("369.1",),
        Topic.OPTIONAL: ("369.1",),
        Topic.ZERO: ("417.1.e",),
        Topic.DAMAGE_CREATURE: ("417.1.e",),
        Topic.LETHAL: ("323.5",),
        Topic.DIES: ("428.2",),
        Topic.DESTROY: ("428.2",),
        Topic.KILL: ("428.2",),
        Topic.COUNTERED: ("425.1.a",),
        Topic.COUNTERS: ("702",),
        Topic.COMBAT_DAMAGE: (combat,),
        Topic.ASSIGN: (f"{combat}.c.3",),
        Topic.ASSIGN_PREVENT: ("437.5.a",),
        Topic.ASSIGN_ALL: ("437.5.b",),
        Topic.SEVERAL_EVENTS: ("373",),
        Topic.ASSAULT: ("807.1.c",),
        Topic.SHIELDED: ("814.1.c",),
        Topic.RECALL: ("455",) if newest else ("450",),
        Topic.GO_HOME: ("466.1.a.2",) if newest else ("461.1.a.2",),
        Topic.COMBAT_WON: ("466.3.a",) if newest else ("461.3.a",),
        Topic.TANK: ("815.1.b",),
        Topic.BACKLINE: ("826.3",),
        Topic.BONUS: ("715",),
        Topic.BONUS_SUM: ("714",),
        Topic.BONUS_INSIDE: ("437.1.a.1", "715.4.a") if newest else (),
        Topic.STUNNED: ("423.1.b",),
        Topic.EXEMPT: ("465.2.c.10",) if newest else ("460.2.c.9",),
        Topic.CANT: ("054",),
        Topic.UNPREVENTABLE: ("054.1",),
        Topic.RESOLVE: ("359.3.d",),
        Topic.ZONE: ("359.3.d",),
        Topic.FIZZLE: ("359.3.e.1", "359.3.e.2"),
        Topic.TRIGGER: ("383.3",),
        Topic.TRIGGER_ORDER: ("383.3.d",),
        Topic.TRIGGER_TARGET: ("383.3",),
        Topic.MAY_BE_CHOSEN: ("355.9.b",),
        Topic.ENTERS: ("359.2",),
        Topic.ENTERS_WITH: ("359.2",),
        Topic.ENTERS_SO: ("359.2",),
        Topic.DRAW: ("413.1",),
        Topic.DISCARD: ("422.1",),
        Topic.EXILE: ("427.1",),
        Topic.SACRIFICE: ("428.2",),
        Topic.HEAL: ("418",),
        Topic.TURN_END: ("317.2.b",),
    }


# Edition 1.2 has no Prevent, and numbers of its own.
_CITES_1_2: dict[Topic, tuple[str, ...]] = {
    Topic.CHOOSE: ("368",),
    Topic.EFFECT_DAMAGE: ("404.1",),
    Topic.DAMAGE_CREATURE: ("404.1",),
    Topic.REPLACE: ("366.1",),
    Topic.REDIRECT: ("366.1",),
    Topic.OPTIONAL: ("366.1",),
    Topic.LETHAL: ("322.4",),
    Topic.DIES: ("415.2",),
    Topic.DESTROY: ("415.2",),
    Topic.KILL: ("415.2",),
    Topic.COUNTERED: ("412.1.a",),
    Topic.COUNTERS: ("702",),
    Topic.SACRIFICE: ("415.2",),
    Topic.COMBAT_DAMAGE: ("443.1",),
    Topic.ASSIGN: ("443.1.d.3",),
    Topic.ASSAULT: ("733",),
    Topic.SHIELDED: ("740",),
    Topic.TANK: ("741.1.b",),
    Topic.BONUS: ("715",),
    Topic.BONUS_SUM: ("714",),
    Topic.STUNNED: ("410.1.b",),
    Topic.EXEMPT: ("443.1.d.9",),
    Topic.CANT: ("054",),
    Topic.RESOLVE: ("356.3.d",),
    Topic.ZONE: ("356.3.d",),
    Topic.FIZZLE: ("356.3.e.1", "356.3.e.2"),
    Topic.TRIGGER: ("376.3",),
    Topic.TRIGGER_ORDER: ("376.3.b",),
    Topic.TRIGGER_TARGET: ("376.3",),
    Topic.MAY_BE_CHOSEN: ("352.8.b",),
    Topic.ENTERS: ("356.2",),
    Topic.ENTERS_WITH: ("356.2",),
    Topic.ENTERS_SO: ("356.2",),
    Topic.DRAW: ("400.1",),
    Topic.DISCARD: ("409.1",),
    Topic.EXILE: ("414.1",),
    Topic.TURN_END: ("317.2.b",),
}


def _game(edition: str) -> GameRules:
    return GameRules(
        instance_spent_on_unpreventable=None,
        game=Game.RIFTBOUND,
        edition=edition,
        cites=_CITES_1_2 if edition == "1.2" else _cites(edition),
        check_state=check_state,
        combat_steps=combat_steps,
        owner_chooses=edition != "1.4",
        orders_events=True,
        bonus_inside=edition == "1.4",
        prevents=edition != "1.2",
        assigns_modified=edition == "1.4",
        heals_after_combat=True,
        recall_undecided=edition == "1.4",
        taps_attackers=True,
        banishes=True,
        fizzles=Fizzles.NEVER,
        names_abilities=True,
        recalled=frozenset({"at base"}),
    )


RIFTBOUND_1_2 = _game("1.2")
RIFTBOUND_1_3 = _game("1.3")
RIFTBOUND_1_4 = _game("1.4")
