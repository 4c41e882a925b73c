"""What a report tells and asks, in the plain words in which it is read."""

from bot.scenario.words.formal_deeds import formal_deeds
from bot.scenario.words.formal_frames import formal_frames
from bot.scenario.words.formal_questions import formal_questions
from bot.scenario.words.formal_relatives import formal_relatives
from bot.scenario.words.formal_shields import formal_shields
from bot.scenario.words.formal_states import formal_states
from bot.scenario.words.former_latter import former_and_latter
from bot.scenario.words.in_digits import in_digits
from bot.scenario.words.tokens import Token


def formally(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* in plain words: what there is, what is in force, done and asked."""
    said = formal_frames(former_and_latter(in_digits(tokens)))
    told = formal_states(formal_relatives(formal_shields(said)))
    return formal_questions(formal_deeds(told))
