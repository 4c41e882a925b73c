"""Counters and tokens as people name them: "five +1/+1 counters", "Zombies"."""

import re
from collections.abc import Iterator
from itertools import chain, islice

from bot.scenario.words.kinds import ARTIFACT_TOKENS, COUNTER_KINDS, PLURALS, SUBTYPES
from bot.scenario.words.naming import spotted
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Place, Spec
from bot.scenario.words.tokens import Kind


@reader("tokenkind")
def read_token_kind(parse: Parse, at: int) -> Iterator[Reading]:
    """Soldiers, Zombies: what tokens are created of."""
    word = parse.word(at)
    if word in {"token", "tokens"}:
        return  # "How many tokens": of any kind
    if (kind := _of_two_words(parse, at)) is not None:
        yield at + 2, kind
        return
    for single in _singles(word):
        if (
            single in SUBTYPES
            or single in ARTIFACT_TOKENS
            or _told_of(parse, at, single)
            or _made_by_card(parse, single)
        ):
            yield at + 1, single
            return


def _singles(word: str) -> tuple[str, ...]:
    ends = (word.removesuffix(end) for end in ("", "s", "es"))
    return (PLURALS.get(word, word), *ends)


def _of_two_words(parse: Parse, at: int) -> str | None:
    """The "warrior" of "Elf Warriors", where no other Warriors can be created."""
    first = parse.word(at)
    second = next((it for it in _singles(parse.word(at + 1)) if it in SUBTYPES), None)
    if first not in SUBTYPES or second is None:
        return None
    made = [found[0].lower() for it in _texts(parse) for found in _ALL.finditer(it)]
    such = [re.findall(rf"(\w+) {re.escape(second)}\b", it) for it in made]
    return second if any(such) and {*chain(*such)} == {first} else None


_ALL = re.compile(r"\bcreates?\b[^.]*\btokens?\b", re.IGNORECASE)


def _texts(parse: Parse) -> Iterator[str]:
    """What is typed, and what stands on the cards that are named in it."""
    yield parse.text
    if parse.game is None:
        return
    for cards in spotted(parse).values():
        for name in {name for it in cards for name in it.names}:
            yield parse.catalogue.card(name).face.text


def _told_of(parse: Parse, at: int, kind: str) -> bool:
    """Whether a wording in the scenario creates tokens of a kind nobody else has."""
    if len(kind) < 3 or not parse.capital(at):
        return False
    return _creating(kind).search(parse.text) is not None


def _creating(kind: str) -> re.Pattern[str]:
    kinds = "(?: (?:artifact|creature|enchantment))*"
    return re.compile(rf"\bcreates?\b[^.]*\b{re.escape(kind)}{kinds} tokens?\b", re.I)


def _made_by_card(parse: Parse, kind: str) -> bool:
    """Whether a card that is named creates tokens of that kind: "how many Inklings"."""
    if len(kind) < 4 or parse.game is None:
        return False
    made = _creating(kind)
    return any(made.search(it) for it in islice(_texts(parse), 1, None))


@reader("tokenkinds", of="tokenkind")
def read_token_kinds(parse: Parse, at: int) -> Iterator[Reading]:
    """Soldiers and how many Squirrels; Clues, Foods and Treasures."""
    for end, kind in parse.reads("tokenkind", at):
        here = end + (parse.word(end) == "tokens")
        yield here, (kind,)
        joined = here
        while parse.word(joined) in {",", "and", "how", "many"}:
            joined += 1
        if joined > here:
            for last, kinds in parse.reads("tokenkinds", joined):
                yield last, (kind, *kinds)


@reader("heldkinds")
def read_held_kinds(parse: Parse, at: int) -> Iterator[Reading]:
    """Creatures, tokens, Wolves, permanents ("" of any kind): what somebody has."""
    word = parse.word(at)
    if word in _HELD:
        yield at + 1, _HELD[word]
    yield from parse.reads("tokenkind", at)
    if word == "creature" and parse.word(at + 1) == "tokens":
        yield at + 2, "token"


_HELD = {
    "creatures": "creature", "guys": "creature", "dudes": "creature",
    "lands": "land", "artifacts": "artifact",
    "enchantments": "enchantment", "planeswalkers": "planeswalker",
    "tokens": "token", "permanents": "", "units": "unit", "allies": "ally",
}  # fmt: skip


@reader("namedtokens", needs=(kind + s for kind in ARTIFACT_TOKENS for s in ("", "s")))
def read_named_tokens(parse: Parse, at: int) -> Iterator[Reading]:
    """A Clue, two Treasure tokens: how many, and of which kind."""
    for here, quantity in ((at, None), *parse.reads("number", at)):
        count = quantity.value if quantity is not None else 1
        start = here + (quantity is None and parse.word(at) in {"a", "an", "the"})
        kind = parse.word(start).removesuffix("s")
        if kind not in ARTIFACT_TOKENS or not isinstance(count, int):
            continue
        if quantity is None and start == at:
            continue
        end = start + 1
        yield end, (count, kind)
        if parse.word(end) in {"token", "tokens"}:
            yield end + 1, (count, kind)


@reader("counterkind", needs=COUNTER_KINDS | {"counter", "counters", Kind.COUNTER})
def read_counter_kind(parse: Parse, at: int) -> Iterator[Reading]:
    """+1/+1, shield, bulwark; before "counter"."""
    if parse.is_kind(at, Kind.COUNTER):
        yield at + 1, str(parse.tokens[at].value)
    elif parse.word(at) in COUNTER_KINDS or (
        parse.word(at + 1) in {"counter", "counters"}
        and parse.is_kind(at, Kind.WORD)
        and parse.word(at) not in _NO_COUNTER
        and parse.tokens[at].value is None
    ):
        yield at + 1, parse.word(at)


_NO_COUNTER = frozenset(
    "a an the no any more other those these that this my his her their its all some "
    "many how what which each of and or with damage one both either neither another "
    "two three last first second i he she we you they it him me us few several couple "
    "bunch lot lots various multiple numerous plenty".split()
) - {"damage"}


@reader("counters", needs=("counter", "counters", "bulwark", Kind.COUNTER))
def read_counters(parse: Parse, at: int) -> Iterator[Reading]:
    """Five +1/+1 counters, a shield counter, 7 counters: (number, kind)."""
    heads: list[tuple[int, int | str]] = []
    if parse.word(at) in {"just", "only", "exactly"}:
        at += 1
    for end, quantity in parse.reads("number", at):
        heads.append((end, quantity.value))
    if parse.word(at) in {"a", "an", "one"}:
        heads.append((at + 1 + (parse.word(at + 1) == "single"), 1))
    if parse.word(at) == "no":
        heads.append((at + 1, 0))
    heads.append((at, 1))
    for end, value in _read_counters(parse, at, heads):
        yield end, value
        if value[0] == 1 and parse.is_kind(end, Kind.TIMES):
            yield end + 1, (parse.tokens[end].number, value[1])  # "+1/+1 counters x2"


def _read_counters(
    parse: Parse, at: int, heads: list[tuple[int, int | str]]
) -> Iterator[tuple[int, tuple[int | str, str]]]:
    for here, number in heads[:]:
        # "a counter +1/+1", "two counters +1/+1"
        if parse.word(here) in {"counter", "counters"} and here > at - 1:
            for end, kind in parse.reads("counterkind", here + 1):
                if str(kind).startswith(("+", "-")):
                    yield end, (number, kind)
    for here, number in heads:
        kinds = [(here, ""), *parse.reads("counterkind", here)]
        for end, kind in kinds:
            if parse.word(end) in {"counter", "counters"} and (here > at or kind):
                times = parse.is_kind(end + 1, Kind.TIMES)
                if here == at and parse.word(end) == "counters" and not times:
                    continue
                if not kind and parse.word(end) == "counter" and parse.capital(end):
                    continue  # "two Counter Strikes": a card's name
                yield end + 1, (number, kind)
            elif kind.startswith(("+", "-")) and here > at and end > here:
                yield end, (number, kind)
            elif kind == "bulwark" and here > at and isinstance(number, int):
                yield end, (number, kind)  # "I have 1 bulwark"


@reader("morecounters")
def read_more_counters(parse: Parse, at: int) -> Iterator[Reading]:
    """Another buff counter, two more buff counters: (number, kind), put there."""
    first = parse.word(at)
    heads = [(at + 1, 1)] if first == "another" else []
    if first in {"a", "an", "one"} and parse.word(at + 1) in _FURTHER:
        heads.append((at + 2, 1))
    for end, quantity in parse.reads("number", at):
        if parse.word(end) in _FURTHER and isinstance(quantity.value, int):
            heads.append((end + 1, quantity.value))
    for here, number in heads:
        for end, kind in ((here, ""), *parse.reads("counterkind", here)):
            if parse.word(end) in {"counter", "counters"}:
                yield end + 1, (number, kind)


_FURTHER = frozenset("more additional extra further".split())


@reader("counterspecs")
def read_counter_specs(parse: Parse, at: int) -> Iterator[Reading]:
    """Three +1/+1 counters, a shield counter, 2 damage: as properties."""
    for end, specs in parse.reads("specs", at):
        if all(it.kind in {"counters", "damage"} for it in specs):
            yield end, specs
    for end, number in parse.reads("number", at):
        if parse.word(end) == "damage" and isinstance(number.value, int):
            yield end + 1, (Spec("damage", number.value, Place(at, end + 1)),)
