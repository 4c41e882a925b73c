"""What stands behind a noun: sizes, brackets, "with …", "of his"."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from bot.cards.facts import is_attachable
from bot.citation import Game
from bot.scenario.phrases.apposing import apposed, bare_unit, named_kind, sized_behind
from bot.scenario.phrases.doing import doings
from bot.scenario.phrases.noun_brackets import bracket
from bot.scenario.phrases.noun_owners import (
    controlled,
    controlled_by,
    of_whom,
    owned,
    relative,
)
from bot.scenario.words.naming import EVERYDAY, faces_of
from bot.scenario.words.old_damage import OLD_TURNS
from bot.scenario.words.parsing import Parse, Reading
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.syntax import Person, Place, Spec, Thing
from bot.scenario.words.tokens import Kind

Found = Iterable[tuple[int, Thing]]
Tail = Callable[[Parse, int, Thing], Found]

_ITS = frozenset({"it", "him", "her", "them"})
_NOTHING_MORE = frozenset([".", ",", ")", "?", "!", ";", "\n", "", "and", "or", "it"])

_ADVERBS = frozenset("already still currently now just also".split())
_SAYS = frozenset("says reads states said".split())
_TOLD = ({"sick"}, {"text"})


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


def _size_each(parse: Parse, at: int, thing: Thing) -> Found:
    """Two Bears, 2/2 each."""
    if parse.is_kind(at - 1, Kind.SIZE) and thing.plural:
        yield at + 1, thing


def _behind_the_size(parse: Parse, at: int, thing: Thing) -> Found:
    """creature 3/3 first strike; NAME 4/4 haste"""
    if parse.is_kind(at - 1, Kind.SIZE):
        for end, spec in parse.reads("spec", at):
            if spec.kind in {"keyword", "color"}:
                yield end, thing.also(spec)


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


def _and_counters(parse: Parse, at: int, thing: Thing) -> Found:
    """NAME "…" and two +1/+1 counters on it: said of the card, no second thing."""
    for end, value in parse.reads("counters", at + 1) if thing.noun == "card" else ():
        if parse.word(end) == "on" and parse.word(end + 1) in _ITS:
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


def _with(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    if any(spec.place.end == at for spec in thing.specs if spec.kind == "doing"):
        return []  # "a 6/6 blocked by a 2/2 with a shield": the 2/2 has it
    word = parse.word(at)
    here = at + 1
    if word in {"that", "which"} and parse.word(here) in _SAYS:
        here += 1 + (parse.word(here + 1) == ":")
        return [
            (
                end,
                thing.also(Spec("text", it, Place(at, end))),
            )
            for end, it in parse.reads("quote", here)
        ]
    if word in {"that", "who", "which", ","}:
        if word == "," and parse.word(here) in {"which", "that", "who", "with"}:
            here += 1
        here += parse.word(here) in _ADVERBS
        if parse.word(here) in {"has", "have", "had", "is", "got", "are", "with"}:
            here += 1
            here += parse.word(here) in _ADVERBS
        elif word != ",":
            return [
                (end, thing.also(*specs))
                for end, specs in parse.reads("specs", here)
                if {it.kind if it.kind == "text" else it.value for it in specs} in _TOLD
            ]
    found = []
    if parse.word(here) == "both" and word == "with":
        here += 1  # "with both a shield counter and a finality counter"
    for end, specs in parse.reads("specs", here):
        of_player = len(specs) > 1 and specs[-1].kind == "life"
        if of_player and parse.game is Game.MTG:
            continue  # "Bob: a 3/3 with first strike and 10 life"
        if word == "," and here == at + 1:
            # A bare comma goes on with numbers only: "Wolf, power 2 life 3".
            if specs[0].kind not in _NUMBERS:
                continue
            if specs[0].kind == "life" and parse.game is Game.MTG:
                continue  # "Bob: Furnace of Rath, 15 life": players have it
            if parse.word(here) in {"a", "an"}:
                continue
        found.append((end, thing.also(*specs)))
        if (
            word == ","
            and specs[0].kind in {"loyalty", "defense"}
            and parse.word(end) == ","
        ):
            found.append((end + 1, thing.also(*specs)))
    # "with Vault Breaker on it", "with Pariah on it"
    for end, cards in parse.reads("attachments", here):
        if word == "," and here == at + 1:
            continue
        spec = Spec("attached", cards, Place(here, end))
        found.append((end, thing.also(spec)))
    if word == "with" and parse.game is Game.MTG:
        # "a 2/2 with Pacifism": what can be worn needs no "on it".
        for end, cards in parse.reads("cards", here):
            if all(_worn(parse, it) for it in cards.parts):
                spec = Spec("attached", cards, Place(here, end))
                found.append((end, thing.also(spec)))
    return found


_NUMBERS = frozenset({"power", "life", "might", "toughness", "loyalty", "defense"})


def _worn(parse: Parse, card: Thing | Person) -> bool:
    if not isinstance(card, Thing) or card.card is None or len(card.card.names) != 1:
        return False
    return is_attachable(faces_of(parse, card.card)[0])


def _named(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    token = parse.token(at + 1)
    if token is None or token.kind is not Kind.WORD:
        return []
    end = at + 2
    while parse.capital(end) and parse.word(end) not in EVERYDAY:
        end += 1
    return [(end, replace(thing, label=parse.said(at + 1, end)))]


def _hurt(parse: Parse, at: int, thing: Thing) -> Found:
    """A 3/3 already dealt 2 damage; that took 2 damage earlier this turn."""
    if thing.det == "the" or thing.is_pronoun or thing.of("damage"):
        return
    here = at + (parse.word(at) == ",")
    related = parse.word(here) in RELATIVES
    here += related
    marked = helped = False
    while (word := parse.word(here)) in _BEEN:
        marked |= word in _EARLIER or (related and word in _PAST)
        helped |= word not in _EARLIER
        here += 1
    done = parse.word(here)
    if done not in (_DEALT if helped or not related else _TOOK):
        return
    for end, number in parse.reads("number", here + 1):
        last = end + 1
        if parse.word(end) != "damage" or parse.word(last) == "to":
            continue
        kind = "damage"
        while (word := parse.word(last)) in _EARLIER | OLD_TURNS | {"this", "turn"}:
            marked = True
            kind = word if word in OLD_TURNS else kind
            last += 1
        if marked and isinstance(number.value, int) and parse.word(last) != "to":
            yield last, thing.also(Spec(kind, number.value, Place(at, last)))


_EARLIER = frozenset("already previously earlier before".split())
_PAST = frozenset("was were has have had".split())
_BEEN = _EARLIER | _PAST | frozenset("is are been".split())
_TOOK = frozenset("took taken suffered received".split())
_DEALT = _TOOK - {"took"} | {"dealt"}


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
    ("each", _size_each),
    ("", _behind_the_size),
    ("on in", _on_the_ground),
    ("(", bracket),
    ("with that who which having ,", _with),
    (
        "token tokens creature creatures unit units card cards ally allies piece",
        _kind_behind,
    ),
    ("without", _without),
    ("already previously dealt that which who ,", _hurt),
    (",", _sized_behind),
    (",", _both),
    ("wearing carrying holding wielding enchanted equipped", _wearing),
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
