"""Other numbers, sizes, names and kinds of damage than those said before."""

from bot.cards.card import CardName
from bot.engine.question import EnterNow, Resolve
from bot.errors import Problem
from bot.scenario.changing_amounts import amount_for_amount
from bot.scenario.changing_edits import Altered, Edit, Rewritten, Together, Without
from bot.scenario.changing_finding import Context
from bot.scenario.changing_words import Words
from bot.scenario.draft import DraftThing
from bot.scenario.matching import described
from bot.scenario.tokens import Kind, Token

_BE = frozenset("is are was were be being am become becomes".split())
_SMALL = frozenset("a an the now only just really actually already one all".split())


# --- X -------------------------------------------------------------------------


def other_x(context: Context) -> Edit | None:
    """“x=4”, “x is 6”: the X of the one thing that has one."""
    words = context.words
    values = [it.value for it in words.tokens if it.kind is Kind.EQUALS]
    if not values and words.word(0) in {"x", "with"}:
        at = 1 if words.word(0) == "x" else 2
        if words.word(at - 1) == "x" and words.word(at) in _BE | {"=", "of", "equals"}:
            values = [it.value for it in words.tokens[at + 1 :]]
            if len(words.tokens) != at + 2:
                return None
    elif len(words.tokens) > 1 and words.word(0) != "with":
        return None
    if len(values) != 1 or not isinstance(values[0], int):
        return None
    having = [
        n
        for n in context.events()
        for it in context.entries(n)
        if isinstance(it.what, Resolve | EnterNow) and it.what.x is not None
    ]
    if len(having) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            "Which X is it? " + " ".join(
                it.told for n in having for it in context.entries(n)
            )
            if having
            else "Nothing here has an X.",
        )  # fmt: skip
    return Altered(having[0], f"X is {values[0]}.", x=values[0])


# --- one for another -------------------------------------------------------------


def replaced(context: Context) -> Edit | None:
    """“7 damage instead of 3”, “Shock instead of Bolt”, “a 4/4, not a 3/3”."""
    words = context.words
    for phrase in (("instead", "of"), ("rather", "than"), (",", "not"), ("and", "not")):
        at = words.find(*phrase)
        if at is None:
            continue
        new = _after_be(words.part(0, at))
        old = words.part(at + len(phrase))
        if not new.tokens or not old.tokens:
            return None
        return _one_for_other(context, old, new)
    return None


def _after_be(words: Words) -> Words:
    """The words behind “it is”, “the spell was”."""
    for at in range(min(4, len(words.tokens))):
        if words.word(at) in _BE and at + 1 < len(words.tokens):
            return words.part(at + 1)
    return words


def _plain(words: Words) -> tuple[Token, ...]:
    tokens = words.tokens
    while tokens and tokens[0].text in _SMALL:
        tokens = tokens[1:]
    return tokens


def _one_for_other(context: Context, old: Words, new: Words) -> Edit | None:
    was, now = value_of(old), value_of(new)
    if was is not None and now is not None and was.kind is now.kind:
        unit = _unit(new) or _unit(old)
        return number_for_number(context, was, now, unit)
    gone, come = context.cards(old.said()), context.cards(new.said())
    if gone and come:
        return _card_for_card(context, gone, new, come)
    return None


def value_of(words: Words) -> Token | None:
    found = [
        it
        for it in words.tokens
        if it.kind in {Kind.NUMBER, Kind.SIZE, Kind.COUNTER, Kind.TIMES}
        or (isinstance(it.value, int) and it.kind is Kind.WORD and it.text != "one")
    ]
    if not found:
        found = [it for it in words.tokens if it.text == "one"]
    return found[0] if len(found) == 1 else None


_UNITS = frozenset(
    "damage life power might toughness loyalty counters counter poison mana cards card "
    "points point durability".split()
)


def _unit(words: Words) -> str:
    found = [it.text for it in words.tokens if it.text in _UNITS]
    return found[0] if len(found) == 1 else ""


def number_for_number(context: Context, was: Token, now: Token, unit: str) -> Edit:
    """The one place where *was* is said becomes *now*; *unit* tells it from others."""
    tokens = context.telling.parse.tokens
    places = [n for n, it in enumerate(tokens) if _same_value(it, was)]
    if unit and len(places) > 1:
        near = [n for n in places if _has_unit(context, n, unit)]
        places = near or places
    if len(places) == 1:
        return rewritten(context, tokens[places[0]], now)
    if not places:
        altered = amount_for_amount(context, was, now)
        if altered is not None:
            return altered
        raise context.error(
            Problem.AMBIGUOUS, f"No {was.raw} was said in this scenario."
        )
    raise context.error(
        Problem.AMBIGUOUS,
        f"{was.raw} was said {len(places)} times. Which one becomes {now.raw}?",
        tuple(_around(context, n) for n in places[:5]),
    )


def _same_value(token: Token, was: Token) -> bool:
    if token.kind is Kind.QUOTE:
        return False
    if was.kind is Kind.SIZE or token.kind is Kind.SIZE:
        return token.kind is was.kind and token.value == was.value
    return isinstance(token.value, int) and token.value == was.value


def _has_unit(context: Context, at: int, unit: str) -> bool:
    """Whether the word for what is counted stands right behind the number."""
    tokens = context.telling.parse.tokens
    end = at + 1
    while end < len(tokens) and (
        tokens[end].kind is Kind.COUNTER
        or tokens[end].text in {"combat", "noncombat", "unpreventable", "more", "-"}
    ):
        end += 1
    if end >= len(tokens):
        return False
    return tokens[end].text.removesuffix("s") == unit.removesuffix("s")


def _around(context: Context, at: int) -> str:
    tokens = context.telling.parse.tokens
    low, high = max(0, at - 2), min(len(tokens), at + 3)
    text = context.telling.story.text
    return " ".join(text[tokens[low].start : tokens[high - 1].end].split())


def rewritten(context: Context, old: Token, new: Token) -> Rewritten:
    """*old*, as it stands in the scenario, becomes *new*."""
    words = str(new.raw)
    if old.kind is Kind.TIMES:
        words = f"x{new.number}"
    elif old.kind is Kind.EQUALS:
        words = f"x={new.number}"
    typed = context.telling.story.text[old.start : old.end]
    return Rewritten(old.start, old.end, words, f"{words} instead of {typed}.")


# --- names -------------------------------------------------------------------------


def _card_for_card(
    context: Context, gone: set[CardName], new: Words, come: set[CardName]
) -> Edit:
    del come
    edits: list[Edit] = []
    places = [it for it in context.mentions() if gone & set(it.names)]
    if not places:
        raise context.error(
            Problem.AMBIGUOUS,
            f"{' or '.join(sorted(it.name for it in gone))} is not in this scenario.",
        )
    tokens = context.telling.parse.tokens
    for card in reversed(places):
        start = tokens[card.place.start].start
        end = tokens[card.place.end - 1].end
        typed = context.telling.story.text[start:end]
        said = f"{new.said()} instead of {typed}." if card is places[0] else ""
        edits.append(Rewritten(start, end, new.said(), said))
    return edits[0] if len(edits) == 1 else Together(tuple(edits))


# --- sizes, counts, amounts -----------------------------------------------------------


def sized(context: Context) -> Edit | None:
    """“Now theyre 2/1s”, “what if its 8 of them”, “same but 4 power”, “with 8 counters”."""
    words = context.words
    at = next((n for n in range(len(words.tokens)) if words.word(n) in _BE), None)
    subject = words.part(0, at) if at else None
    rest = words.part(at + 1) if at is not None else words
    tokens = _plain(rest)
    if tokens and tokens[0].text == "with":
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
        return _other_count(context, value)
    if len(tail) == 1 and tail[0] in _UNITS | {"total"}:
        return _other_unit(context, subject, value, tail[0])
    if len(tail) == 2 and tail[1] in {"counter", "counters"}:
        return _other_unit(context, subject, value, "counters")
    if not tail and (subject is not None or "instead" in words.flags):
        return _only_number(context, subject, value)
    if (tail and subject is None) or is_pronoun(subject):
        return _count_of(context, value, rest)
    return None


def is_pronoun(words: Words | None) -> bool:
    return words is None or {it.text for it in words.tokens} <= {
        "it", "they", "those", "these", "that", "there", "he", "this", "i", "have",
    }  # fmt: skip


def _meant(context: Context, subject: Words | None) -> list[DraftThing]:
    """The things whose size is spoken of; all alike."""
    if subject is None or is_pronoun(subject):
        sized_ones = [it for it in context.meant if "size" in it.said or it.sized]
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
                "Which creature is meant?",
                tuple(f"{it.id} is …" for it in context.scene.draft.things[:5]),
            )
        return sized_ones
    found = [it for _, some in context.things(subject.said()) for it in some]
    if not found:
        return []
    if len({(it.power, it.toughness) for it in found}) > 1:
        raise context.error(
            Problem.AMBIGUOUS,
            f"“{subject.said()}” could be several things. Which one?",
            tuple(it.id for it in found[:5]),
        )
    return found


def _other_size(context: Context, subject: Words | None, value: Token) -> Edit | None:
    things = _meant(context, subject)
    if not things:
        return None
    size = (things[0].power, things[0].toughness)
    tokens = context.telling.parse.tokens
    places = [
        n for n, it in enumerate(tokens) if it.kind is Kind.SIZE and it.value == size
    ]
    sharing = [
        it
        for it in context.scene.draft.things
        if it not in things and (it.power, it.toughness) == size and "size" in it.said
    ]
    own = [n for n in places if any(_within(n, it) for it in things)]
    if own:
        places = own
    elif sharing:
        places = []
    if len(places) == 1:
        return rewritten(context, tokens[places[0]], value)
    if len(things) == 1 and not places:
        return _put_size(context, things[0], value)
    raise context.error(
        Problem.AMBIGUOUS,
        f"Which one is {value.raw} now?",
        tuple(f"{it.id} is {value.raw}" for it in things[:4]),
    )


def _within(at: int, it: DraftThing) -> bool:
    return it.place[0] <= at < it.place[1]


def _put_size(context: Context, it: DraftThing, value: Token) -> Edit | None:
    """A size behind the name of a thing whose size was not typed."""
    start, end = it.place
    if end <= start:
        return None
    last = context.telling.parse.tokens[end - 1]
    return Rewritten(last.end, last.end, f" ({value.raw})", f"{it.id} is {value.raw}.")


def _other_count(context: Context, value: Token) -> Edit | None:
    """“8 of them”: of the one group that there is."""
    groups: dict[tuple[int, int], list[DraftThing]] = {}
    for it in context.scene.draft.things:
        if it.place[1] > it.place[0] and it.zone.value == "battlefield":
            groups.setdefault(it.place, []).append(it)
    several = [place for place, some in groups.items() if len(some) > 1]
    if len(several) != 1:
        raise context.error(Problem.AMBIGUOUS, f"{value.raw} of what?")
    return _count_at(context, several[0], len(groups[several[0]]), value)


def _count_at(
    context: Context, place: tuple[int, int], count: int, value: Token
) -> Edit | None:
    tokens = context.telling.parse.tokens
    said = [
        tokens[n]
        for n in range(*place)
        if isinstance(tokens[n].value, int) and tokens[n].value == count
    ]
    if len(said) != 1:
        return None
    return rewritten(context, said[0], value)


def _count_of(context: Context, value: Token, rest: Words) -> Edit | None:
    """“Only one Furnace”: as many of what is there already."""
    tokens = _plain(rest)
    if value.text == "one":
        tokens = rest.tokens
    behind = [it for it in tokens if it.start > value.start]
    if not behind:
        return None
    noun = rest.text[behind[0].start : behind[-1].end]
    if "only" not in context.words.flags and not any(
        it.text in {"only", "just"} for it in context.words.tokens
    ):
        return None
    found = [it for _, some in context.things(noun) for it in some]
    assert isinstance(value.value, int)
    if len(found) <= value.value:
        return None
    if len({(described(it), it.card and it.card.ref) for it in found}) != 1:
        raise context.error(
            Problem.AMBIGUOUS, f"Which of them are there: {', '.join(it.id for it in found)}?"
        )  # fmt: skip
    names = tuple(it.id for it in found[value.value :])
    return Without(names, f"only {value.raw} {noun}.")


def _other_unit(
    context: Context, subject: Words | None, value: Token, unit: str
) -> Edit | None:
    """“4 power”, “with eight counters”: the one number said with that word."""
    tokens = context.telling.parse.tokens
    if unit == "life" and subject is not None and _is_player(context, subject):
        return None
    places = [
        n
        for n, it in enumerate(tokens)
        if isinstance(it.value, int) and _has_unit(context, n, unit)
    ]
    if subject is not None and not is_pronoun(subject):
        things = _meant(context, subject)
        places = [n for n in places if any(_within(n, it) for it in things)]
    if len(places) == 1:
        return rewritten(context, tokens[places[0]], value)
    if not places:
        return None
    raise context.error(
        Problem.AMBIGUOUS,
        f"Which one becomes {value.raw} {unit}?",
        tuple(_around(context, n) for n in places[:5]),
    )


def _is_player(context: Context, subject: Words) -> bool:
    parse, first = context.parse(subject.said())
    return any(end == len(parse.tokens) for end, _ in parse.reads("person", first))


def _only_number(context: Context, subject: Words | None, value: Token) -> Edit | None:
    """“The shield is 5”, “it's 6”: the one number it can be."""
    tokens = context.telling.parse.tokens
    if (
        subject is not None
        and _is_player(context, subject)
        and not is_pronoun(subject)
    ):
        return None
    if subject is not None and not is_pronoun(subject):
        noun = subject.tokens[-1].text
        if noun in {"shield", "prevention"}:
            places = [
                n
                for n, it in enumerate(tokens)
                if isinstance(it.value, int) and it.kind is Kind.NUMBER
                and any(
                    tokens[m].text in {"prevent", "shield", "prevents"}
                    for m in range(max(0, n - 3), min(len(tokens), n + 3))
                )
            ]  # fmt: skip
            if len(places) == 1:
                return rewritten(context, tokens[places[0]], value)
        things = [it for _, some in context.things(subject.said()) for it in some]
        places = [
            n for n, it in enumerate(tokens)
            if it.kind is Kind.NUMBER and any(_within(n, one) for one in things)
        ]  # fmt: skip
        if len(places) == 1:
            return rewritten(context, tokens[places[0]], value)
        return None
    places = [
        n for n, it in enumerate(tokens)
        if isinstance(it.value, int) and it.kind is not Kind.ENUM and it.text != "one"
    ]  # fmt: skip
    if len(places) == 1:
        return rewritten(context, tokens[places[0]], value)
    raise context.error(
        Problem.AMBIGUOUS,
        f"What is {value.raw} now?",
        tuple(f"{value.raw} instead of {tokens[n].raw}" for n in places[:4]),
    )


__all__ = ["other_x", "replaced", "sized"]
