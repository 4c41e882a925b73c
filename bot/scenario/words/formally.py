"""What a report tells and asks, in the plain words in which it is read."""

from bot.scenario.words.formal_deeds import formal_deeds
from bot.scenario.words.formal_frames import formal_frames
from bot.scenario.words.formal_questions import formal_questions
from bot.scenario.words.formal_relatives import formal_relatives
from bot.scenario.words.formal_shields import formal_shields
from bot.scenario.words.formal_states import formal_states
from bot.scenario.words.former_latter import former_and_latter
from bot.scenario.words.in_digits import in_digits
from bot.scenario.words.paraphrase import Change
from bot.scenario.words.tokens import Token

# In order, each with words of which one has to be in a text; none: always.
_TABLES: tuple[tuple[Change, frozenset[str]], ...] = (
    (in_digits, frozenset()),
    (former_and_latter, frozenset({"former", "latter"})),
    (formal_frames, frozenset()),
    (
        formal_shields,
        frozenset({"shield", "shields", "barrier", "effect", "effects", "prevented"}),
    ),
    (
        formal_relatives,
        frozenset(
            "which whose whom belonging owned belongs having being possesses".split()
        ),
    ),
    (formal_states, frozenset()),
    (formal_deeds, frozenset()),
    (formal_questions, frozenset()),
)


def formally(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* in plain words: what there is, what is in force, done and asked."""
    words = {it.text for it in tokens}
    for change, needs in _TABLES:
        if not needs or not needs.isdisjoint(words):
            changed = change(tokens)
            if changed is not tokens:
                tokens, words = changed, {it.text for it in changed}
    return tokens
