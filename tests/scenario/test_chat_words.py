"""Everyday words: none of them tells of a game."""

from bot.scenario.words.chat import CHAT
from bot.scenario.words.kinds import KEYWORDS, NOUNS, PLURALS, STATUSES, SUBTYPES, TYPES
from bot.scenario.words.lexicon import VERBS


def test_no_word_of_chat_is_a_thing_on_the_table() -> None:
    things = {*NOUNS, *PLURALS, *STATUSES, *TYPES, *SUBTYPES}
    things |= {word for words in KEYWORDS for word in words}
    assert not CHAT & things


def test_no_word_of_chat_is_done_in_a_game() -> None:
    forms = {
        word
        for verb in VERBS.values()
        for words in (*verb.active, *verb.passive)
        if len(words) == 1
        for word in words
    }
    assert not CHAT & forms - {
        "claiming",
        "guessing",
        "insisting",
        "swearing",
        "believe",
        "believing",
    }
