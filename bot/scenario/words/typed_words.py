"""The words of a text as they are typed, and those that begin no name."""

import re
from bisect import bisect

from bot.scenario.words.kinds import (
    AGENTS,
    COLORS,
    COUNTER_KINDS,
    KEYWORDS,
    NOUNS,
    NUMBERED,
    OPPONENTS,
    PLAIN_ADJECTIVES,
    PLURALS,
    STATUSES,
    TYPES,
)
from bot.scenario.words.lexicon import WORDS
from bot.scenario.words.not_names import SAID_OF_DEEDS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.soft import SOFT
from bot.scenario.words.spellings import APART, NUMBER_WORDS

# Everyday words that no table of this package has.
_OF_NO_ROW = frozenset(
    "affect affected affecting affects alone apiece gave general giving grew grow "
    "growing grows piece pump pumped pumping pumps transform transformed transforming "
    "transforms".split()
)
# Everyday words: never a mis-spelt card, and a card's name alone only capitalised.
EVERYDAY = frozenset(
    WORDS
    | SOFT
    | {"mana"}
    | set(NUMBER_WORDS)
    | set(APART)
    | set(COLORS)
    | set(NOUNS)
    | set(PLURALS)
    | {word + "s" for word in NOUNS}
    | set(STATUSES)
    | PLAIN_ADJECTIVES
    | OPPONENTS
    | TYPES
    | NUMBERED
    | COUNTER_KINDS
    | {word for words in (*KEYWORDS, *AGENTS) for word in words}
    | SAID_OF_DEEDS
    | _OF_NO_ROW
) - {"armor", "armour", "healer"}  # what cards are called by as well


# A hyphen belongs to a name: not to what "Pariah-enchanted" wears.
# Nor is the mark before a line of a list a word of the name above.
_TYPED = re.compile(
    r"^[^\S\n]*[-–*•](?=\s)|([^\s/]+?(?=-(?:enchanted|equipped)\b)|[^\s/]+)",
    re.MULTILINE,
)


class Typed:
    """The text in words as typed, and which token each begins."""

    def __init__(self, parse: Parse) -> None:
        self.spans = [it.span(1) for it in _TYPED.finditer(parse.text) if it[1]]
        self.words = [parse.text[start:end] for start, end in self.spans]
        self.at: dict[int, int] = {}
        ends = [end for _, end in self.spans]
        for index, token in enumerate(parse.tokens):
            if token.end == token.start:
                continue  # nobody typed it
            number = bisect(ends, token.start)  # what is said first may stand behind
            if number == len(self.spans) or token.start < self.spans[number][0]:
                continue
            before = parse.text[self.spans[number][0] : token.start]
            if not any(char.isalnum() for char in before):
                self.at[index] = number
        for index in parse.mended:
            token = parse.tokens[index]
            if index in self.at:
                typed = parse.text[token.start : token.end]
                said = self.words[self.at[index]]
                self.words[self.at[index]] = said.replace(typed, token.text)
        # A colon inside a name does not end it: "Circle of Protection: Red".
        self.bare = [it.rstrip(":") or it for it in self.words]


def words_of(parse: Parse) -> Typed:
    """The words of the text as typed."""
    found = parse.memory.get("words")
    if found is None:
        found = parse.memory["words"] = Typed(parse)
    return found


def token_after(
    parse: Parse, words: Typed, at: int, last: int, possessive: bool
) -> int:
    """The token after the last word of a name, without its 's and its comma."""
    start, stop = words.spans[last]  # as typed: a mended word is as long as it was
    limit = start + len(parse.text[start:stop].rstrip("'’`").rstrip(".,;:!?)]\"”'’"))
    end = at
    while end < len(parse.tokens) and parse.tokens[end].start < limit:
        if end > at and parse.tokens[end].start < parse.tokens[end - 1].start:
            break  # an aside that is told before what stands around it
        if end > at and parse.tokens[end].text == "'s" and possessive:
            break
        end += 1
    while end > at + 1 and parse.tokens[end - 1].start == parse.tokens[end - 2].start:
        end -= 1  # what nobody typed, put behind the name
    return max(end, at + 1)
