"""All rules of clauses, put together from their tables."""

from functools import cache

from bot.citation import Game
from bot.scenario import (
    grammar_events,
    grammar_grand_archive,
    grammar_questions,
    grammar_riftbound,
    grammar_state,
    grammar_units,
)
from bot.scenario.pattern import Rule, rules, without_subject
from bot.scenario.pattern_tree import RuleTree

STATE: tuple[Rule, ...] = rules(grammar_state.STATE, grammar_state.MACROS)
EVENTS: tuple[Rule, ...] = rules(grammar_events.EVENTS, grammar_events.MACROS)
QUESTIONS: tuple[Rule, ...] = rules(
    grammar_questions.QUESTIONS, grammar_questions.MACROS
)
_ELIDED = tuple(
    rule for rule in STATE if rule.kind in {"have", "shield", "gains", "attached"}
)
ALL: tuple[Rule, ...] = STATE + EVENTS + QUESTIONS + without_subject(EVENTS + _ELIDED)


@cache
def rules_for(game: Game) -> RuleTree:
    """What clauses can look like in *game*, its own shapes first."""
    tables = {
        Game.MTG: (),
        Game.GRAND_ARCHIVE: (grammar_units.RULES, grammar_grand_archive.RULES),
        Game.RIFTBOUND: (grammar_units.RULES, grammar_riftbound.RULES),
    }[game]
    own: tuple[Rule, ...] = ()
    for table in tables:
        read = rules(table, grammar_units.MACROS)
        own += read + without_subject(read)
    return RuleTree(own + ALL)
