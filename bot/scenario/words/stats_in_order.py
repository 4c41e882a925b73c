""" "Two units, which have 3 and 2 Might respectively": each of them with its own."""

from collections.abc import Sequence

from bot.scenario.words.counted_nouns import Counted, counted_before
from bot.scenario.words.small_words import HIS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word, text_at

Tokens = tuple[Token, ...]

STATS = frozenset({"might", "power", "life", "toughness"})
_LEADS = (
    ("which", "have"), ("that", "have"), ("having",), ("with",), ("of",), ("have",),
    ("the", "might", "of", "which", "is"), ("the", "power", "of", "which", "is"),
    ("the", "life", "of", "which", "is"), ("whose", "power", "is"),
    ("whose", "life", "is"), ("whose", "might", "is"),
    ("whose", "might", "are"), ("whose", "mights", "are"),
)  # fmt: skip
_BEFORE = frozenset({"might", "power"})
_JOINS = frozenset({",", "and"})
_SUBJECT = {"my": "i", "his": "he", "her": "she", "their": "they"}


def stats_in_order(tokens: Tokens) -> Tokens:
    """*tokens* with "a unit with 3 Might and a unit with 2" for both in one list.

    "My two units have 3 and 2 Might" tells what I control.
    """
    at = 1
    while at < len(tokens):
        found = _at(tokens, at)
        if found is None:
            at += 1
        else:
            tokens, at = found
    return tokens


def _at(tokens: Tokens, at: int) -> tuple[Tokens, int] | None:
    comma = tokens[at].text == ","
    led = at + comma
    words = tuple(it.text for it in tokens[led : led + 5])
    lead = max((len(it) for it in _LEADS if words[: len(it)] == it), default=0)
    if not lead or (comma and words[:1] in (("of",), ("have",))):
        return None
    stat = words[1] if words[0] in {"whose", "the"} else ""
    lists, end = _lists(tokens, led + lead, stat.removesuffix("s"))
    counted = counted_before(tokens, at) if lists else None
    if counted is None or any(len(it) != counted.count for it, _ in lists):
        return None
    end += text_at(tokens, end) == "," and text_at(tokens, end + 1) == "respectively"
    end += text_at(tokens, end) == "respectively"
    each = [_one(counted, n, lists) for n in range(counted.count)]
    said = each[0]
    for one in each[1:]:
        said = (*said, as_word(tokens[at], "and"), *one)
    tells = words[0] == "have"
    if tells:
        owner = _owner(counted.whose)
        stops = end >= len(tokens) or text_at(tokens, end) in ENDS | {",", "and"}
        if not owner or not stops:
            return None
        said = (*owner, *said)
    closed = comma and text_at(tokens, end) == ","
    told = (*tokens[: counted.start], *said, *tokens[end + closed :])
    return told, counted.start + len(said)


def _lists(
    tokens: Tokens, at: int, stat: str
) -> tuple[list[tuple[list[Token], Token]], int]:
    """Each list "3 and 2 Might" that begins at *at*, with its word, and its end."""
    lists: list[tuple[list[Token], Token]] = []
    while True:
        here = at + (bool(lists) and text_at(tokens, at) == "and")
        numbers: list[Token] = []
        while here < len(tokens) and tokens[here].kind is Kind.NUMBER:
            numbers.append(tokens[here])
            more = here + 1
            while text_at(tokens, more) in _JOINS:
                more += 1
            joined = more > here + 1 and more < len(tokens)
            if not joined or tokens[more].kind is not Kind.NUMBER:
                here += 1
                break
            here = more
        if len(numbers) < len("ab"):
            return lists, at
        if text_at(tokens, here) in STATS:
            lists.append((numbers, tokens[here]))
            at = here + 1
        elif stat and not lists:
            return [(numbers, as_word(numbers[0], stat))], here
        else:
            return lists, at


def _one(
    counted: Counted, n: int, lists: Sequence[tuple[list[Token], Token]]
) -> Tokens:
    """ "My unit with 3 Might" of the *n*-th."""
    article = () if counted.whose else (as_word(counted.noun, "a"),)
    if len(lists) == 1 and lists[0][1].text in _BEFORE:
        numbers, stat = lists[0]
        noun = (*counted.said, numbers[n], stat, counted.noun, *counted.more)
        return (*counted.whose, *article, *noun)
    told: list[Token] = []
    for numbers, stat in lists:
        led = as_word(stat, "and" if told else "with")
        told += [led, numbers[n], stat]
    noun = (*counted.said, counted.noun, *counted.more)
    return (*counted.whose, *article, *noun, *told)


def _owner(whose: Tokens) -> Tokens:
    """ "I control" of "my", "my opponent has" of "my opponent's"; none of nobody's."""
    if not whose:
        return ()
    last = whose[-1]
    if len(whose) == 1 and last.text in HIS | {"my"}:
        subject: Tokens = (as_word(last, _SUBJECT.get(last.text, "")),)
    elif last.text.endswith("'s"):
        subject = (*whose[:-1], as_word(last, last.text.removesuffix("'s")))
    else:
        return ()
    verb = "have" if subject[0].text in {"i", "they"} else "has"
    return (*subject, as_word(last, verb)) if subject[0].text else ()
