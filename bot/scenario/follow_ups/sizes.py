"""Other sizes, counts and numbers said of things: “now theyre 2/1s”, “8 of them”."""

from dataclasses import replace

from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Rewritten
from bot.scenario.follow_ups.amounts import (
    of_the_attacker,
    other_amount,
    rewritten,
    spoken_of,
)
from bot.scenario.follow_ups.counts import count_of, other_count
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.numbers import UNITS, around, has_unit, number_for_number
from bot.scenario.follow_ups.one_of_group import one_of_group
from bot.scenario.follow_ups.shield_sizes import (
    HAS,
    is_player,
    other_shield,
    shield_numbers,
)
from bot.scenario.follow_ups.spoken_by_size import (
    everywhere,
    other_parts,
    spoken_by_size,
    within,
)
from bot.scenario.follow_ups.words import BE, SMALL, Words, is_pronoun, value_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import described
from bot.scenario.words.numbers_asked import DAMAGE_THEN
from bot.scenario.words.tokens import Kind, Token
from bot.worded import worded

_MAKE = frozenset("make makes let set change raise lower".split())


def sized(context: Context) -> Edit | None:
    """“Now theyre 2/1s”, “its 8 of them”, “same but 4 power”, “with 8 counters”."""
    words = context.words
    made = _made(context)
    if made is not None:
        return made
    shield = other_shield(context)
    if shield is not None:
        return shield
    at = next((n for n in range(len(words.tokens)) if words.word(n) in BE), None)
    if at is None:
        at = _unit_said(words)
    subject = words.part(0, at) if at else None
    rest = words.part(at + 1) if at is not None else words
    return _of(context, subject, rest)


def _unit_said(words: Words) -> int | None:
    """Where “has” stands in “it has 5 power”."""
    for at in range(1, 5):
        if words.word(at) in {"has", "had", "have"}:
            rest = words.part(at + 1).tokens
            if len(rest) == 2 and isinstance(rest[0].value, int):
                if rest[1].text in {"power", "might", "toughness", "life"}:
                    return at
    return None


def _of(context: Context, subject: Words | None, rest: Words) -> Edit | None:
    """*subject* is *rest* now."""
    counted = count_of(context, subject, rest)
    if counted is not None:
        return counted
    tokens = rest.tokens
    while tokens and (tokens[0].text in SMALL or tokens[0].text == "with"):
        tokens = tokens[1:]
    if not tokens:
        return None
    value = tokens[0]
    tail = [it.text for it in tokens[1:] if it.text not in {"s", "'s", "each", ","}]
    if value.kind is Kind.SIZE and not tail:
        return _other_size(context, subject, value)
    if not isinstance(value.value, int):
        return None
    if tail in (["of", "them"], ["of", "those"], ["of", "these"]):
        return other_count(context, value)
    if len(tail) == 1 and tail[0] in UNITS | {"total"}:
        return _other_unit(context, subject, value, tail[0])
    if len(tail) == 2 and tail[1] in {"counter", "counters"}:
        return _other_unit(context, subject, value, "counters")
    if not tail and (subject is not None or "instead" in context.words.flags):
        return _only_number(context, subject, value)
    return None


def _made(context: Context) -> Edit | None:
    """“Make the shield 4”, “change the 3 to 7”, “make it a 4/4”."""
    words = context.words
    if words.word(0) not in _MAKE:
        return None
    to = words.find("to")
    if to is not None:
        old, new = words.part(1, to), words.part(to + 1)
        was, now = value_of(old), value_of(new)
        if was is not None and now is not None and was.kind is now.kind:
            return number_for_number(context, was, now, "")
        return _of(context, old, new)
    at = next(
        (n for n in range(2, len(words.tokens)) if words.tokens[n].value is not None),
        None,
    )
    if at is None:
        return None
    while words.word(at - 1) in SMALL and at > 2:
        at -= 1
    return _of(context, words.part(1, at), words.part(at))


def _meant(context: Context, subject: Words | None) -> list[DraftThing]:
    """The things whose size is spoken of; all alike."""
    if subject is None or is_pronoun(subject):
        sized_ones = [it for it in context.meant if "size" in it.said or it.sized]
        if subject is not None and subject.word(0) in {"they", "those", "these"}:
            sized_ones = context.group() or sized_ones
        if not sized_ones:
            pool = [
                it
                for it in context.scene.draft.things
                if "size" in it.said and it.zone.value == "battlefield"
            ]
            sized_ones = pool if len({described(it) for it in pool}) == 1 else []
        if not sized_ones:
            raise context.error(
                Problem.AMBIGUOUS,
                worded("Which creature is meant?"),
                _said_of_each(context),
            )
        return sized_ones
    found = [it for _, some in context.things(subject.said()) for it in some]
    if not found:
        return []
    # "My unit", beside one that was only told by its name: what was called a unit.
    called = [it for it in found if subject.tokens[-1].text in _told_as(context, it)]
    found = called if len(called) == 1 else found
    if len({(it.power, it.toughness) for it in found}) > 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "“{subject}” could be several things. Which one?",
                subject=subject.said(),
            ),
            tuple(it.id for it in found[:5]),
        )
    return found


def _told_as(context: Context, it: DraftThing) -> set[str]:
    """The words with which *it* was told of."""
    return {token.text for token in context.telling.parse.tokens[slice(*it.place)]}


def _said_of_each(context: Context) -> tuple[str, ...]:
    """What was said of "it", said of each that it can be."""
    words = context.words
    verbs = (n for n in range(len(words.tokens)) if words.word(n) in BE | HAS)
    at = next(verbs, None)
    if at is None:
        return ()
    said = f"{'is' if words.word(at) in BE else 'has'} {words.said(at + 1)}"
    names = [it.id.removeprefix("the ") for it in context.fighters()[:4]]
    return tuple(f"the {it} {said}" for it in names)


def _other_size(context: Context, subject: Words | None, value: Token) -> Edit | None:
    things = _meant(context, subject)
    if not things:
        return None
    size = (things[0].power, things[0].toughness)
    assert isinstance(value.value, tuple)
    if value.value[0] != size[0] and (dealt := _dealt_by(context, size[0])):
        # "It deals 3 damage. What if it is a 6/6?": 3 as told, or 6?
        raise context.error(
            Problem.AMBIGUOUS,
            DAMAGE_THEN,
            (f"{value.value[0]} damage instead", f"{dealt} damage instead"),
        )
    tokens = context.telling.parse.tokens
    places = [
        n for n, it in enumerate(tokens) if it.kind is Kind.SIZE and it.value == size
    ]
    sharing = [
        it
        for it in context.scene.draft.things
        if it not in things and (it.power, it.toughness) == size and "size" in it.said
    ]
    own = [n for n in places if any(within(n, it) for it in things)]
    if len(own) == 1:
        again = spoken_by_size(context, things, sharing, places)
        if again:
            return everywhere(context, [tokens[n] for n in (*own, *again)], value)
    if own:
        places = own
    elif sharing:
        places = []
    if len(places) == 1:
        apart = one_of_group(context, subject, things, places[0], value)
        return apart or rewritten(context, tokens[places[0]], value)
    if len(things) == 1 and not places:
        if (parts := other_parts(context, size, value)) is not None:
            return parts
        return _put_size(context, things[0], value)
    raise context.error(
        Problem.AMBIGUOUS,
        worded("Which one is {value} now?", value=value.raw),
        tuple(f"{it.id} is {value.raw}" for it in things[:4]),
    )


def _dealt_by(context: Context, power: int | None) -> int:
    """How much combat damage is told in so many words where it is *power*, else 0."""
    told = [it for it in context.clauses if it.kind == "damage"]
    amounts = [it.get("n") for it in told if "combat" in it.text.lower()]
    return power if power and any(n and n.value == power for n in amounts) else 0


def _put_size(context: Context, it: DraftThing, value: Token) -> Edit | None:
    """A size behind the name of a thing whose size was not typed."""
    start, end = it.place
    if end <= start:
        return None
    last = context.telling.parse.tokens[end - 1]
    return Rewritten(
        last.end,
        last.end,
        f" ({value.raw})",
        worded("{it} is {value}.", it=it.id, value=value.raw),
    )


def _other_unit(
    context: Context, subject: Words | None, value: Token, unit: str
) -> Edit | None:
    """“4 power”, “with eight counters”: the one number said with that word."""
    tokens = context.telling.parse.tokens
    if unit == "life" and subject is not None and is_player(context, subject):
        return None
    places = [
        n
        for n, it in enumerate(tokens)
        if isinstance(it.value, int) and has_unit(context, n, unit)
    ]
    things: list[DraftThing] = []
    if subject is not None and not is_pronoun(subject):
        things = _meant(context, subject)
        inside = [n for n in places if any(within(n, it) for it in things)]
        # "My ally, which has 3 power": of it as well, if that is its own.
        its_own = {_part_of(it, unit) for it in things}
        own = [n for n in places if tokens[n].value in its_own]
        alike = [
            it
            for it in context.scene.draft.things
            if it not in things and _part_of(it, unit) in its_own
        ]
        if len(inside) == 1:
            places = [*inside, *spoken_by_size(context, things, alike, own)]
        else:
            places = inside or own
    if len(places) > 1 and len(things) == 1 and within(places[0], things[0]):
        return everywhere(context, [tokens[n] for n in places], value)
    if len(places) == 1:
        apart = one_of_group(context, subject, things, places[0], value)
        return apart or rewritten(context, tokens[places[0]], value)
    if not places and unit in _PARTS:
        return _part_of_size(context, subject, value, unit)
    if not places:
        if unit == "damage" and is_pronoun(subject):
            found = other_amount(context, context.harmful(), value)
            return found or of_the_attacker(context, value)
        return None
    raise context.error(
        Problem.AMBIGUOUS,
        worded("Which one becomes {value} {unit}?", value=value.raw, unit=unit),
        tuple(
            around(context, n)
            if sum(tokens[it].value == tokens[n].value for it in places) > 1
            else f"{value.raw} {unit} instead of {tokens[n].raw}"
            for n in places[:5]
        ),
    )


def _part_of(it: DraftThing, unit: str) -> int | None:
    return it.power if unit in {"power", "might"} else it.toughness


_PARTS = {"power": 0, "toughness": 1}


def _part_of_size(
    context: Context, subject: Words | None, value: Token, unit: str
) -> Edit | None:
    """ "What if mine had 4 toughness", of what is 5/5."""
    things = _meant(context, subject)
    tokens = context.telling.parse.tokens
    places = [
        n
        for n, it in enumerate(tokens)
        if it.kind is Kind.SIZE and any(within(n, one) for one in things)
    ]
    if len(places) != 1:
        return None
    old = tokens[places[0]]
    assert isinstance(old.value, tuple)
    size = list(old.value)
    size[_PARTS[unit]] = value.number
    typed = context.telling.story.text[old.start : old.end]
    words = "/".join(map(str, size))
    now = replace(old, raw=words)
    if (apart := one_of_group(context, subject, things, places[0], now)) is not None:
        return apart
    said = worded("{words} instead of {typed}.", words=words, typed=typed)
    return Rewritten(old.start, old.end, words, said)


def _said_what(context: Context, at: int) -> bool:
    """Whether the number at *at* is said to be somebody's Might, a shield's, …."""
    words = [it.text for it in context.telling.parse.tokens]
    behind, before = words[at + 1 : at + 4], words[max(0, at - 3) : at]
    lies_there = behind[:1] == ["damage"] and behind[1:2] in _ON_IT
    of_a_unit = any(has_unit(context, at, unit) for unit in UNITS - {"damage"})
    shields = {*behind[:2]} & _SHIELDS or {*before} & _PREVENTING
    return lies_there or of_a_unit or bool(shields | ({*before[-2:]} & _SHIELDS))


_ON_IT = (["counters"], ["counter"], ["on"], ["marked"], ["already"])
_SHIELDS = frozenset({"shield", "shields"})
_PREVENTING = frozenset({"prevent", "prevents"})


def _only_number(context: Context, subject: Words | None, value: Token) -> Edit | None:
    """“The shield is 5”, “it's 6”: the one number it can be."""
    tokens = context.telling.parse.tokens
    if subject is not None and not is_pronoun(subject):
        if is_player(context, subject):
            return None
        events = spoken_of(context, subject)
        if len(events) == 1:
            return other_amount(context, events, value)
        if subject.tokens[-1].text in {"shield", "prevention"}:
            places = shield_numbers(context)
        else:
            things = [it for _, some in context.things(subject.said()) for it in some]
            places = [
                n for n, it in enumerate(tokens)
                if it.kind is Kind.NUMBER and any(within(n, one) for one in things)
            ]  # fmt: skip
        return (
            rewritten(context, tokens[places[0]], value) if len(places) == 1 else None
        )
    places = [
        n for n, it in enumerate(tokens)
        if isinstance(it.value, int) and it.kind is not Kind.ENUM and it.text != "one"
    ]  # fmt: skip
    if len(places) > 1:
        # "They do 7 to my 6 Might unit": of "it's 8" as of the 7 nothing is said.
        bare = [n for n in places if not _said_what(context, n)]
        places = bare if len(bare) == 1 else places
    if len(places) == 1:
        return rewritten(context, tokens[places[0]], value)
    raise context.error(
        Problem.AMBIGUOUS,
        worded("What is {value} now?", value=value.raw),
        tuple(f"{value.raw} instead of {tokens[n].raw}" for n in places[:4]),
    )
