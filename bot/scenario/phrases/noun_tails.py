"""What stands behind a noun: sizes, brackets, "with …", "of his"."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.apposing import apposed, bare_unit, named_kind, sized_behind
from bot.scenario.phrases.doing import doings
from bot.scenario.phrases.noun_brackets import bracket
from bot.scenario.phrases.noun_having import ITS, SIZES, having
from bot.scenario.phrases.noun_hurt import hurt
from bot.scenario.phrases.noun_owners import (
    controlled,
    controlled_by,
    of_whom,
    owned,
    relative,
)
from bot.scenario.phrases.unit_specs import lies_on
from bot.scenario.words.parsing import Parse, Reading
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Place, Several, Spec, Thing
from bot.scenario.words.tokens import Kind
from bot.scenario.words.typed_words import EVERYDAY

Found = Iterable[tuple[int, Thing]]
Tail = Callable[[Parse, int, Thing], Found]

_NOTHING_MORE = frozenset([".", ",", ")", "?", "!", ";", "\n", "", "and", "or", "it"])
_SHIELD = frozenset({"shield", "shields"})
_WITHOUT_ONE = frozenset({"one", "any"})


# Nobody says more of one thing; what can be said in two ways doubles each time.
_MOST_SAID = 8


def after(parse: Parse, at: int, thing: Thing) -> Iterator[Reading]:
    """What stands behind the noun: sizes, brackets, "with …", "x3", "of his"."""
    yield at, thing
    if len(thing.specs) > _MOST_SAID:
        return
    for tail in _TAILS_AT.get(parse.word(at), _TAILS_ANYWHERE):
        for end, found in tail(parse, at, thing):
            yield from after(parse, end, found)


# --- Numbers and sizes -----------------------------------------------------------


def _times(parse: Parse, at: int, thing: Thing) -> Found:
    """x3"""
    if parse.is_kind(at, Kind.TIMES):
        count = parse.tokens[at].number
        yield at + 1, replace(thing, count=count, plural=count != 1)


def _size(parse: Parse, at: int, thing: Thing) -> Found:
    if parse.is_kind(at, Kind.SIZE) and not thing.of("size"):
        yield (
            at + 1,
            thing.also(Spec("size", parse.tokens[at].value, Place(at, at + 1))),
        )


def _size_in_words(parse: Parse, at: int, thing: Thing) -> Found:
    """NAME 4 Might: no unit of that size besides, of which nothing else is told."""
    if (
        parse.game is Game.MTG
        or thing.card is None
        or not parse.is_kind(at, Kind.NUMBER)
    ):
        return
    if thing.plural or any(thing.of(it) for it in SIZES):
        return
    for end, specs in parse.reads("specs", at):
        sizes = all(it.kind in {"power", "life", "might"} for it in specs)
        if sizes and parse.word(end) not in _UNITS:
            yield end, thing.also(*specs)


_UNITS = frozenset("unit units ally allies champion attacker defender".split())


def _size_each(parse: Parse, at: int, thing: Thing) -> Found:
    """Two Bears, 2/2 each."""
    if parse.is_kind(at - 1, Kind.SIZE) and thing.plural:
        yield at + 1, thing


def _behind_the_size(parse: Parse, at: int, thing: Thing) -> Found:
    """creature 3/3 first strike; NAME 4/4 haste; 5 Might attacker assault 2"""
    sized = any(thing.of(it) for it in SIZES)
    if parse.is_kind(at - 1, Kind.SIZE) or (sized and _is_noun(parse, at - 1, thing)):
        for end, spec in parse.reads("spec", at):
            if spec.kind in {"keyword", "color"}:
                yield end, thing.also(spec)


def _is_noun(parse: Parse, at: int, thing: Thing) -> bool:
    """Whether the last word of *thing* so far, or what was said behind it, is there."""
    last = max(thing.specs, key=lambda it: it.place.end)
    behind = last.place.end == at + 1 and last.kind in {"noun", "keyword"}
    return behind or parse.word(at).removesuffix("s") in LIVING | {"guy", "dude"}


def _sized_behind(parse: Parse, at: int, thing: Thing) -> Found:
    return () if thing.of("size") else sized_behind(parse, at, thing)


def _both(parse: Parse, at: int, thing: Thing) -> Found:
    """Two other creatures, both 1/1: the same things said twice."""
    if parse.word(at + 1) in {"both", "each", "all"} and thing.plural:
        here = at + 2 + (parse.word(at + 2) in {"a", "an"})
        for end, specs in parse.reads("specs", here) if not thing.of("size") else ():
            yield end, thing.also(*specs)


def _of_size(parse: Parse, at: int, thing: Thing) -> Found:
    """A unit of 3 Might; two of 3 Might each."""
    if parse.game is Game.MTG:
        return
    for end, specs in parse.reads("specs", at + 1):
        if all(it.kind in {"power", "life", "might", "size"} for it in specs):
            found = thing.also(*specs)
            yield end, found
            yield end + (parse.word(end) == "each"), found


# --- What it is, has and wears ---------------------------------------------------


def _kind_behind(parse: Parse, at: int, thing: Thing) -> Found:
    """2/2 token; "Slime ally", which is of that kind."""
    if thing.noun not in {"card", "label", "creature"}:
        return
    word = parse.word(at)
    extra: list[Spec] = []
    if word in {"token", "tokens"}:
        extra.append(Spec("status", "token", Place(at, at + 1)))
    if thing.noun == "label" and word in {"ally", "allies", "unit", "units"}:
        # What only is its name does no harm.
        extra.append(Spec("type", thing.label.lower(), Place(at - 1, at)))
    yield at + 1, thing.also(*extra, plural=thing.plural or word.endswith("s"))


def _without(parse: Parse, at: int, thing: Thing) -> Found:
    """A 1/1 with infect and a 2/2 without: nothing else is said of it."""
    bare = at + 1 + (parse.word(at + 1) in {"a", "any"})
    if parse.word(bare) in _SHIELD:
        yield bare + 1, thing
    if parse.word(at + 1) in _WITHOUT_ONE and parse.word(at + 2) in _NOTHING_MORE:
        yield at + 2, thing
    if parse.word(at + 1) in _NOTHING_MORE:
        yield at + 1 + (parse.word(at + 1) == "it" and parse.game is Game.MTG), thing
    for end, specs in parse.reads("specs", at):
        yield end, thing.also(*specs)


def _wearing(parse: Parse, at: int, thing: Thing) -> Found:
    """wearing NAME, enchanted with NAME"""
    start = at + 1
    if parse.word(at) in {"enchanted", "equipped"}:
        if parse.word(start) not in {"with", "by"}:
            return
        start += 1
    for end, cards in parse.reads("cards", start):
        yield end, thing.also(Spec("attached", cards, Place(start, end)))


def _under(parse: Parse, at: int, thing: Thing) -> Found:
    """under NAME, protected by NAME: what has been played on it."""
    start = at + 1
    if parse.word(at) != "under":
        if parse.word(start) != "by":
            return
        start += 1
    for end, card in parse.reads("card", start):
        if parse.game is not Game.MTG and lies_on(parse, card, used=True):
            place = Place(start, end)
            lies = Thing("card", place, card=card, label=card.typed)
            yield end, thing.also(Spec("attached", Several((lies,), place), place))


def _and_counters(parse: Parse, at: int, thing: Thing) -> Found:
    """NAME "…" and two +1/+1 counters on it: said of the card, no second thing."""
    for end, value in parse.reads("counters", at + 1) if thing.noun == "card" else ():
        if parse.word(end) == "on" and parse.word(end + 1) in ITS:
            yield end + 2, thing.also(Spec("counters", value, Place(at + 1, end + 2)))


def _at_counters(parse: Parse, at: int, thing: Thing) -> Found:
    """A planeswalker at 4, at four loyalty; a creature on two charge counters."""
    if thing.noun not in {"card", "label", "creature", "planeswalker"}:
        return
    for end, value in parse.reads("counters", at + 1):
        yield end, thing.also(Spec("counters", value, Place(at + 1, end)))
    if parse.is_kind(at + 1, Kind.NUMBER) and "planeswalker" in thing.of("noun"):
        loyalty = parse.tokens[at + 1].number
        yield at + 2, thing.also(Spec("loyalty", loyalty, Place(at + 1, at + 2)))
    for end, number in parse.reads("number", at + 1):
        if isinstance(number.value, int) and parse.word(end) == "loyalty":
            spec = Spec("loyalty", number.value, Place(at + 1, end + 1))
            yield end + 1, thing.also(spec)


def _for_x(parse: Parse, at: int, thing: Thing) -> Found:
    """NAME cast with X=3, for X=3"""
    if thing.noun != "card":
        return
    start = at + (parse.word(at) == "cast")
    start += parse.word(start) in {"for", "with"}
    for end, x in parse.reads("x", start):
        yield end, thing.also(Spec("x", x, Place(start, end)))


def _apposed(parse: Parse, at: int, thing: Thing) -> Found:
    """NAME, a 2/2; in the other games "my other ally, a 2/2" as well: no list."""
    called = bool(thing.label) or thing.noun in {"creature", "attacker", "blocker"}
    called = called or (parse.game is not Game.MTG and bare_unit(thing))
    if called and parse.word(at + 1) in {"a", "an"}:
        return apposed(parse, at, thing)
    if parse.game is Game.MTG and (named := named_kind(parse, at, thing)):
        return named
    if called and parse.word(at + 1) in {"tapped", "untapped"}:
        # "Odd Wall (0/5), tapped."
        status = Spec("status", parse.word(at + 1), Place(at + 1, at + 2))
        closed = parse.word(at + 2) in {"", ".", ";", "\n"}
        return ((at + 2, thing.also(status)),) if closed else ()
    return ()


def _named(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    token = parse.token(at + 1)
    if token is None or token.kind is not Kind.WORD:
        return []
    end = at + 2
    while parse.capital(end) and parse.word(end) not in EVERYDAY:
        end += 1
    return [(end, replace(thing, label=parse.said(at + 1, end)))]


# --- Where it is, and what it does -----------------------------------------------


def _on_the_ground(parse: Parse, at: int, thing: Thing) -> Found:
    here = at + 1 + (parse.word(at + 1) == "the")
    if parse.word(here) == "ground":
        yield here + 1, thing
    # "One creature in play, a 2/2": there it is anyway.
    said_of_it = parse.word(here + 1) == "," and parse.word(here + 2) in {"a", "an"}
    if parse.word(here) in {"play", "battlefield", "board", "table"} and said_of_it:
        yield here + 1, thing


def _controlled_by_whom(parse: Parse, at: int, thing: Thing) -> Found:
    return controlled_by(parse, at, thing) if thing.owner is None else ()


def _there(parse: Parse, at: int, thing: Thing) -> Found:
    if parse.game is Game.RIFTBOUND:
        yield at + 1, thing.also(Spec("place", "there", Place(at, at + 1)))


def _at_a_place(parse: Parse, at: int, thing: Thing) -> Found:
    """Riftbound: at my base, at the battlefield."""
    if parse.game is not Game.RIFTBOUND:
        return
    for end, spec in parse.reads("unitspec", at):
        if spec.kind == "place":
            yield end, thing.also(spec)


def _doings(parse: Parse, at: int, thing: Thing) -> Found:
    return doings(parse, at, thing) if parse.game is Game.MTG else ()


# Who reads what stands behind a noun, and before which words; "" is before any.
_TAILS: tuple[tuple[str, Tail], ...] = (
    ("", _times),
    ("", _size),
    ("", _size_in_words),
    ("each", _size_each),
    ("", _behind_the_size),
    ("on in", _on_the_ground),
    ("(", bracket),
    ("with that who which having ,", having),
    (
        "token tokens creature creatures unit units card cards ally allies piece",
        _kind_behind,
    ),
    ("without", _without),
    ("already previously dealt that which who , and", hurt),
    (",", _sized_behind),
    (",", _both),
    ("wearing carrying holding wielding enchanted equipped", _wearing),
    ("under protected covered shielded guarded affected", _under),
    ("and", _and_counters),
    ("on at", _at_counters),
    ("cast with for", _for_x),
    (",", _apposed),
    ("named called", _named),
    ("", owned),
    ("", relative),
    ("there", _there),
    ("at in on", _at_a_place),
    ("of at", _of_size),
    ("of from", of_whom),
    ("", controlled),
    ("controlled under", _controlled_by_whom),
    ("", _doings),
)
_TAILS_ANYWHERE = tuple(tail for words, tail in _TAILS if not words)
_TAILS_AT = {
    word: tuple(tail for words, tail in _TAILS if not words or word in words.split())
    for word in {word for words, _ in _TAILS for word in words.split()}
}
