"""All rules of clauses, put together from their tables."""

from functools import cache

from bot.citation import Game
from bot.scenario.grammar import (
    abilities,
    assigning,
    behind_names,  # noqa: F401  (its readers register themselves)
    combat,
    commanders,
    damage_questions,
    events,
    grand_archive,
    happenings,
    legality,
    players,
    protecting,
    questions,
    riftbound,
    state,
    talk,
    tallies,
    units,
    units_asked,
)
from bot.scenario.grammar.pattern_tree import RuleTree
from bot.scenario.words.pattern import Rule, rules, without_subject

STATE: tuple[Rule, ...] = rules(
    players.PLAYERS + state.STATE + protecting.PROTECTING,
    {**state.MACROS, **protecting.MACROS},
)
EVENTS: tuple[Rule, ...] = rules(
    events.EVENTS + combat.COMBAT + abilities.ABILITIES + happenings.HAPPENINGS,
    events.MACROS,
) + rules(assigning.ASSIGNING, {**events.MACROS, **assigning.MACROS})
MAGIC: tuple[Rule, ...] = rules(combat.MAGIC + talk.TOLD, events.MACROS) + rules(
    commanders.STATE + commanders.QUESTIONS, commanders.MACROS
)
MAGIC += rules(tallies.MAGIC, questions.MACROS | tallies.MACROS)
QUESTIONS: tuple[Rule, ...] = rules(
    questions.QUESTIONS
    + damage_questions.DAMAGE
    + questions.POSSIBILITIES
    + assigning.QUESTIONS
    + talk.TALK
    + legality.LEGALITY
    + questions.CHOICES,
    questions.MACROS,
)
_ELIDED = tuple(
    rule for rule in STATE if rule.kind in {"have", "shield", "gains", "attached"}
)
ALL: tuple[Rule, ...] = STATE + EVENTS + QUESTIONS + without_subject(EVENTS + _ELIDED)


@cache
def rules_for(game: Game) -> RuleTree:
    """What clauses can look like in *game*, its own shapes first."""
    shared = units.RULES + units_asked.QUESTIONS
    tables = {
        Game.MTG: (),
        Game.GRAND_ARCHIVE: (shared, grand_archive.RULES),
        Game.RIFTBOUND: (shared, riftbound.RULES),
    }[game]
    own: tuple[Rule, ...] = MAGIC if game is Game.MTG else ()
    for table in tables:
        read = rules(table, units.MACROS)
        own += read + without_subject(read)
    return RuleTree(own + ALL)
