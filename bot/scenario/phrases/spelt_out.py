"""What is counted and then told one by one: "two creatures, a 2/2 and a 4/4"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.errors import Problem
from bot.scenario.words.parsing import Parse, Reading
from bot.scenario.words.syntax import Person, Place, Several, Spec, Thing
from bot.worded import worded


def spelt_out(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """“two creatures at once, a 2/2 and a 4/4”: only what is spelt out counts."""
    every = thing.count is None and thing.plural and thing.det in {"all", "both"}
    if thing.of("size"):
        return
    if parse.word(at) in {"one", "1"} and thing.noun == "thing":
        yield from _just_one(parse, at, end, thing)
        return
    if not every and (thing.count or 1) < 2:
        return
    # "Two Goblins", "two lifelinkers": words for kinds, no names.
    kind = thing.of("type") or thing.of("keyword")
    if thing.label and (thing.card or not kind):
        yield from _named(parse, at, end, thing)
        return
    yield from _one_and_other(parse, at, end, thing)
    for start in [end, *(it for it, _ in parse.forms("together", end))]:
        if parse.word(start) not in {",", ":", "(", "-"}:
            continue
        for last, several in parse.reads("things", start + 1):
            cards = [_is_one(parse, it, thing) for it in several.parts]
            # What all of them are is what each of those is: "Bob's, with flying".
            parts = tuple(
                replace(it, owner=it.owner or thing.owner,
                        noun=thing.noun if _is_name(it) else it.noun,
                        specs=it.specs if card else (*it.specs, *thing.specs))
                if isinstance(it, Thing) else it
                for it, card in zip(several.parts, cards, strict=True)
            )  # fmt: skip
            total = sum(it.count or 1 for it in parts)
            if total == thing.count and not every:
                _check_all_are(parse, thing, several, cards)
            if (not every and total != thing.count) or any(
                not card and not _is_told(it)
                for it, card in zip(several.parts, cards, strict=True)
            ):
                continue
            if parse.word(start) == "(":
                if parse.word(last) != ")":
                    continue
                last += 1
            elif parse.word(last) == ",":
                yield last + 1, Several(parts, Place(at, last + 1))
            yield last, Several(parts, Place(at, last))


def _is_told(it: Thing | Person) -> bool:
    """Whether *it* has a size, or in the other two games half of one, or a name."""
    if not isinstance(it, Thing):
        return False
    return _is_name(it) or any(map(it.of, ("size", "might", "life")))


def _is_name(it: Thing | Person) -> bool:
    """A name nobody knows, perhaps with what it has: "Rook with 3 life"."""
    if not isinstance(it, Thing) or it.card is not None or it.det or it.count:
        return False
    return bool(it.label) and it.noun in {"label", "creature"}


def _named(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """“two allies named Rook and Pawn”: a name for each of them."""
    if thing.card or not thing.plural or parse.word(end) not in {"and", ","}:
        return
    for last, several in parse.reads("things", end + 1):
        if len(several.parts) + 1 != thing.count or not all(
            map(_is_name, several.parts)
        ):
            continue
        names = (thing.label, *(it.label for it in several.parts))
        parts = tuple(
            replace(thing, count=1, plural=False, label=name) for name in names
        )
        yield last, Several(parts, Place(at, last))


def _check_all_are(
    parse: Parse, thing: Thing, several: Several, cards: Sequence[bool]
) -> None:
    """Refuse "two creatures, a Grizzly Bears and a Furnace of Rath": that is none.

    Raises QuestionError (AMBIGUOUS).
    """
    others = [
        it
        for it, card in zip(several.parts, cards, strict=True)
        if not card and isinstance(it, Thing) and it.card is not None
        if it.card.sure or any(map(_is_name, several.parts))
    ]
    sized = any(isinstance(it, Thing) and it.of("size") for it in others)
    known = any(cards) or any(map(_is_name, several.parts))
    if not known or not others or sized or not thing.is_bare:
        return
    raise parse.error(
        Problem.AMBIGUOUS,
        worded(
            "“{name}” is not one of what you count here. Tell each with what it is.",
            name=others[0].label,
        ),
        others[0].place,
    )


def _just_one(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """ "One creature, a 2/2": the same, and no second."""
    if parse.word(end) not in {",", ":", "("}:
        return
    for last, one in parse.reads("thing", end + 1):
        closed = parse.word(end) != "(" or parse.word(last) == ")"
        if one.det == "a" and one.of("size") and not one.owner and closed:
            last += parse.word(end) == "("
            one = replace(one, owner=thing.owner, place=Place(at, last))
            if parse.word(last) not in {"and", "&", "+"}:
                yield last, Several((one,), Place(at, last))


def _is_one(parse: Parse, it: Thing | Person, of: Thing) -> bool:
    """Whether *it* is a card that is one *of* those: "two goblins: Goblin King …"."""
    if not isinstance(it, Thing) or it.card is None or it.plural or it.of("size"):
        return False
    if len(it.card.names) != 1 or any(
        spec.kind not in {"noun", "type"} for spec in of.specs
    ):
        return False
    face = parse.catalogue.card(it.card.names[0]).face
    kinds = {*face.types, *face.subtypes}
    wanted = {*of.of("noun"), *of.of("type")}
    return bool(wanted) and wanted <= kinds


def _one_and_other(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """“two creatures, one is 2/2 and the other is 3/3”."""
    here = end + (parse.word(end) in {",", ":", "-"})
    if thing.count != 2 or here == end or parse.word(here) not in {"one", "1"}:
        return
    for last, first in _what_it_is(parse, here + 1):
        other = last
        while parse.word(other) in {",", "and", "the", "other", "second", "one"}:
            other += 1
        if parse.word(other - 1) not in {"other", "second", "one"} or other < last + 2:
            continue
        for stop, second in _what_it_is(parse, other):
            parts = tuple(
                replace(thing, count=1, plural=False, specs=(*thing.specs, *specs))
                for specs in (first, second)
            )
            yield stop, Several(parts, Place(at, stop))


def _what_it_is(parse: Parse, at: int) -> Iterator[tuple[int, tuple[Spec, ...]]]:
    here = at + (parse.word(at) in {"is", "a", "has"})
    here += parse.word(here) == "a" and here > at
    for end, specs in parse.reads("specs", here):
        if any(it.kind == "size" for it in specs):
            yield end, specs
