""" "My units: 5 Might with Tank; 2 Might": each in a sentence of its own.

What is told of one behind "with" is no more said of the next.
"""

from collections.abc import Iterator

from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_mark, as_word, text_at

Tokens = tuple[Token, ...]

_HOLDERS = {
    "my": "i have", "mine": "i have", "our": "i have", "his": "my opponent has",
    "her": "my opponent has", "their": "my opponent has", "enemy": "my opponent has",
    "opponent's": "my opponent has",
}  # fmt: skip
_GROUPS = frozenset("units unit allies ally board side team".split())
_NOUNS = {"might": "unit", "power": "ally"}
_LED = frozenset({"a", "an", "one", "another"})
_PARTS = frozenset({",", ";", "and", "&", "+"})
# A line is one list, whatever marks stand in it.
_STOPS = ENDS - {";"}


def label_lists(tokens: Tokens) -> Tokens:
    """*tokens* with a sentence for each of the units that a label lists."""
    found: list[Token] = []
    listed: set[str] = set()
    at = 0
    while at < len(tokens):
        label = _label(tokens, at)
        end = at
        while label and end < len(tokens) and tokens[end].text not in _STOPS:
            end += 1
        items = [*_items(tokens, at + label, end)] if label else []
        more = any(it.text == "with" for item in items for it in item)
        if len(items) < _SEVERAL or not more:
            found.append(tokens[at])
            at += 1
            continue
        holder = _HOLDERS[tokens[at].text].split()
        listed.add(holder[-2])
        for item in items:
            near = item[0]
            found += [*(as_word(near, it) for it in holder), *_one(item)]
            found.append(as_mark(near, "."))
        at = end + (text_at(tokens, end) in _STOPS - {""} and end < len(tokens))
    return tuple(_attacking(found, listed) if listed else found)


_SEVERAL = 2
_ATTACKS = frozenset({"attack", "attacks", "attacked"})
_SIDES = {"he": "opponent", "she": "opponent", "they": "opponent", "i": "i"}


def _attacking(tokens: list[Token], listed: set[str]) -> Iterator[Token]:
    """*tokens* with "he attacks with all of them", if his are *listed*."""
    for at, token in enumerate(tokens):
        yield token
        who = tokens[at - 1] if at else token
        ends = at + 1 == len(tokens) or tokens[at + 1].text in ENDS
        begins = at < _SEVERAL or tokens[at - _SEVERAL].text in ENDS
        side = _SIDES.get(who.text, who.text)
        if token.text in _ATTACKS and begins and ends and side in listed:
            yield from (as_word(token, it) for it in "with all of them".split())


def _label(tokens: Tokens, at: int) -> int:
    """How many words the label has that begins at *at*: "my units :"; 0: none does."""
    if at and tokens[at - 1].text not in ENDS:
        return 0
    if tokens[at].text not in _HOLDERS:
        return 0
    words = [it.text for it in tokens[at + 1 : at + 3]]
    if words[:1] == [":"]:
        return 2
    return 3 if words[:1] and words[0] in _GROUPS and words[1:] == [":"] else 0


def _items(tokens: Tokens, at: int, end: int) -> Iterator[Tokens]:
    """Each unit from *at* to *end*; nothing where something else is listed."""
    if not _begins(tokens, at):
        return
    start = at
    for here in range(at + 1, end):
        first = here + 1
        while text_at(tokens, first) in _PARTS:
            first += 1
        if here < start or tokens[here].text not in _PARTS:
            continue
        if first < end and _begins(tokens, first):
            item = tokens[start:here]
            yield item[:-1] if item[-1].text in _PARTS else item
            start = first
    yield tokens[start:end]


def _begins(tokens: Tokens, at: int) -> bool:
    at += text_at(tokens, at) in _LED
    number = at < len(tokens) and tokens[at].kind is Kind.NUMBER
    return number and text_at(tokens, at + 1) in _NOUNS


def _one(item: Tokens) -> Tokens:
    """ "A 5 Might unit with Tank" of "5 Might with Tank"."""
    item = item[1:] if item[0].text in _LED else item
    noun = _NOUNS[item[1].text]
    named = text_at(item, 2) in {"unit", "ally", "champion"}
    said = item[:2] if named else (*item[:2], as_word(item[1], noun))
    return (as_word(item[0], "a"), *said, *_own_shield(item[2:]))


def _own_shield(told: Tokens) -> Tokens:
    """ "With Tank and prevent 3" of "with Tank and a prevent 3 shield"."""
    for at in range(len(told) - 3):
        if told[at].text == "a" and told[at + 1].text == "prevent":
            end = at + 3 + (text_at(told, at + 3) == "shield")
            return (*told[:at], *told[at + 1 : at + 3], *_own_shield(told[end:]))
    return told
