"""All rules of clauses, put together from their tables."""

from bot.scenario import grammar_events, grammar_questions, grammar_state
from bot.scenario.pattern import Rule, rules, without_subject

STATE: tuple[Rule, ...] = rules(grammar_state.STATE, grammar_state.MACROS)
EVENTS: tuple[Rule, ...] = rules(grammar_events.EVENTS, grammar_events.MACROS)
QUESTIONS: tuple[Rule, ...] = rules(
    grammar_questions.QUESTIONS, grammar_questions.MACROS
)
ALL: tuple[Rule, ...] = STATE + EVENTS + QUESTIONS + without_subject(EVENTS)
