"""Noun phrases for things on the table: "his two tapped 2/2s with first strike"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.kinds import (
    AGENTS,
    CLASSES,
    COLORS,
    ELEMENTS,
    NOUNS,
    PLAIN_ADJECTIVES,
    PLURALS,
    STATUSES,
    SUBTYPES,
    TYPES,
)
from bot.scenario.naming import EVERYDAY
from bot.scenario.parsing import Parse, Reading, reader
from bot.scenario.syntax import Person, Place, Several, Spec, Thing
from bot.scenario.tokens import Kind

_PRONOUNS = {
    "it": "it", "this": "it", "that": "it", "which": "which", "them": "them",
    "they": "them", "these": "them", "those": "them", "who": "which", "itself": "it",
    "he": "it", "him": "it", "she": "it", "her": "it",
}  # fmt: skip
_DETS: dict[tuple[str, ...], str] = {
    tuple(words.split()): det
    for words, det in (
        ("a", "a"), ("an", "a"), ("some", "a"), ("another", "another"),
        ("the", "the"), ("that", "the"), ("this", "the"), ("these", "the"),
        ("those", "the"), ("each", "each"), ("every", "each"), ("all", "all"),
        ("each of", "each"), ("all of", "all"), ("both", "both"), ("both of", "both"),
        ("any", "any"), ("the other", "other"), ("other", "other"),
        ("each other", "each other"), ("another one of", "another"), ("one of", "a"),
        ("each and every", "each"), ("all the", "all"), ("all other", "each other"),
        ("every other", "each other"), ("a single", "a"), ("just a", "a"),
        ("only a", "a"), ("just one", "a"), ("only one", "a"), ("a lone", "a"),
        ("same", "the"), ("the same", "the"), ("no", "no"), ("either", "a"),
        ("each of those", "the"), ("each of these", "the"), ("each of the", "the"),
        ("any one", "a"), ("a second", "another"), ("a third", "another"),
        ("yet another", "another"),
    )
}  # fmt: skip


@reader("thing")
def read_thing(parse: Parse, at: int) -> Iterator[Reading]:
    """One noun phrase: a pronoun, or what stands after an article or owner."""
    seen: set[tuple[int, str]] = set()
    word = parse.word(at)
    if word in _PRONOUNS:
        noun = _PRONOUNS[word]
        yield at + 1, Thing(noun, Place(at, at + 1), label=word)
        if word in {"it", "them", "that", "this"} and parse.word(at + 1) in {
            "all", "both", "one", "thing", "guy",
        }:  # fmt: skip
            yield at + 2, Thing(noun, Place(at, at + 2), label=word)
    if word == "both" and parse.word(at + 1) in {"of"}:
        if parse.word(at + 2) in {"them", "those", "these"}:
            yield at + 3, Thing("them", Place(at, at + 3), det="both")
    elif word == "both":
        yield at + 1, Thing("them", Place(at, at + 1), det="both")
    if word in {"one", "1"} and parse.word(at + 1) == "of":
        if parse.word(at + 2) in {"them", "those", "these"}:
            yield at + 3, Thing("them", Place(at, at + 3), det="a", count=1)
    if word in {"all", "the"}:
        for end, quantity in parse.reads("number", at + 1):
            if isinstance(quantity.value, int) and quantity.value < 40:
                yield end, Thing("them", Place(at, end), det="both")
    for end, (label, _) in parse.reads("quote", at):
        # "Odd Totem": "If a source …": a name of one's own in quotation marks.
        if parse.word(end) == ":" and parse.reads("quote", end + 1):
            yield end, Thing("label", Place(at, end), label=label)
    if word == "mine" and parse.game not in {None, Game.MTG}:
        mine = Thing("unit", Place(at, at + 1), det="the", owner=Person("me"))
        mine = replace(mine, specs=(Spec("noun", "unit", Place(at, at + 1)),))
        for end, thing in _after(parse, at + 1, mine):
            yield end, replace(thing, place=Place(at, end))
    for here, start in _starts(parse, at):
        for end, thing in _noun(parse, here, start):
            key = (end, thing.noun + thing.label)
            if key in seen:
                continue
            seen.add(key)
            yield end, replace(thing, place=Place(at, end))


def _starts(parse: Parse, at: int) -> Iterator[tuple[int, Thing]]:
    """What stands before the noun: article, owner, number."""
    plain = Thing("", Place(at, at))
    starts: list[tuple[int, Thing]] = [(at, plain)]
    for length in (3, 2, 1):
        words = tuple(parse.word(at + n) for n in range(length))
        if words in _DETS:
            det = _DETS[words]
            starts.append((at + length, replace(plain, det=det)))
            break
    more: list[tuple[int, Thing]] = []
    for here, thing in starts:
        for end, person in parse.reads("owner", here):
            more.append((end, replace(thing, owner=person)))
            if parse.word(end) == "other":
                more.append((end + 1, replace(thing, owner=person, det="other")))
    starts += more
    for here, thing in starts:
        yield here, thing
        for end, quantity in parse.reads("number", here):
            if parse.is_kind(here, Kind.NUMBER) and parse.word(end) in {
                "damage", "power", "might", "life", "toughness", "point", "points",
            }:  # fmt: skip
                continue
            if not isinstance(quantity.value, int) or not 0 < quantity.value < 10_000:
                continue
            counted = replace(thing, count=quantity.value, plural=quantity.value != 1)
            yield end, counted
            if parse.word(end) in {"other", "more", "of", "additional"}:
                det = thing.det or "another" * (parse.word(end) != "of")
                last = end + 1
                if parse.word(end) == "of":
                    for after, person in parse.reads("owner", last):
                        yield after, replace(counted, owner=person)
                    last += parse.word(last) in {"the", "those", "them", "these"}
                yield last, replace(counted, det=det)


def _noun(parse: Parse, at: int, start: Thing) -> Iterator[Reading]:
    for here, specs in _adjectives(parse, at):
        thing = replace(start, specs=specs)
        headed = False
        for end, head in _heads(parse, here, thing):
            headed = True
            yield from _after(parse, end, head)
        sized = any(s.kind in {"size", "might", "power"} for s in specs)
        # "my flying one" is a thing, "he has flying" none.
        counted = bool(start.det or start.owner or start.count)
        sized = sized or (counted and any(s.kind == "keyword" for s in specs))
        pointed = start.det in {"the", "both", "other"} and bool(specs)
        if (sized or pointed) and not (headed and _glues(parse, here)):
            last = parse.word(here)
            plural = start.plural or (start.count or 1) > 1
            if last == "s" and parse.tokens[here].glued:
                here, plural = here + 1, True
            bare = replace(thing, noun="creature", plural=plural)
            yield from _after(parse, here, bare)


def _glues(parse: Parse, at: int) -> bool:
    """After "a 2/2" comes "Bear", which belongs to it."""
    return parse.word(at) in SUBTYPES or parse.word(at) in NOUNS


def _adjectives(parse: Parse, at: int) -> Iterator[tuple[int, tuple[Spec, ...]]]:
    """Every run of properties before the noun, the shortest first."""
    frontier: list[tuple[int, tuple[Spec, ...]]] = [(at, ())]
    while frontier:
        here, specs = frontier.pop()
        yield here, specs
        if len(specs) > 6:
            continue
        word = parse.word(here)
        said = word == "vanilla" and bool(parse.reads("unitspec", here))
        if (
            word in PLAIN_ADJECTIVES
            and not said
            and not parse.is_kind(here, Kind.NUMBER)
        ):
            frontier.append((here + 1, specs))
        joined = here
        if specs and word in {"and", ",", "/", "+"}:
            joined = here + 1
        for end, spec in parse.reads("spec", joined):
            if spec.kind in {"text", "shield", "damage", "attached", "facts", "place"}:
                continue
            if spec.kind == "counters" and end == here + 1:
                continue
            # "a 3/3 and 2/2" are two things.
            doubled = {s.kind for s in specs} & {"size", "might", "power"}
            if doubled and spec.kind in {"size", "might", "power"}:
                continue
            if joined != here and spec.kind not in {"color", "keyword"}:
                continue
            frontier.append((end, (*specs, spec)))


def _heads(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """The noun itself, with what it says of kind and keyword."""
    token = parse.token(at)
    if token is None:
        return
    for end, card in parse.reads("card", at):
        label = card.typed
        plural = thing.plural or card.plural
        yield end, replace(thing, noun="card", card=card, label=label, plural=plural)
    for words, keyword in AGENTS.items():
        end = at + len(words)
        said = tuple(parse.word(at + n) for n in range(len(words)))
        single = (*said[:-1], said[-1].removesuffix("s"))
        if words in {said, single}:
            spec = Spec("keyword", keyword, Place(at, end))
            yield (
                end,
                replace(
                    thing,
                    noun="creature",
                    label=" ".join(words),
                    specs=(*thing.specs, spec),
                    plural=thing.plural or said != words,
                ),
            )
    if token.kind is not Kind.WORD:
        return
    yield from _kinds(parse, at, thing)
    yield from _labels(parse, at, thing)


def _singular(word: str) -> str:
    if word in PLURALS:
        return PLURALS[word]
    if word in NOUNS or word in SUBTYPES or word in TYPES:
        return word
    stem = word.removesuffix("s")
    if stem in NOUNS or stem in SUBTYPES or stem in TYPES:
        return stem
    if word.endswith("es") and word[:-2] in SUBTYPES:
        return word[:-2]
    if word.endswith("ies") and word[:-3] + "y" in SUBTYPES:
        return word[:-3] + "y"
    return word


def _kinds(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """Subtypes and plain nouns: "green Beast", "Human Cleric", "guys", "token"."""
    if parse.word(at) == "vanilla" and parse.reads("unitspec", at):
        return
    here, specs = at, thing.specs
    labels: list[str] = []
    noun, plural = "", thing.plural
    while here < at + 4:
        word = parse.word(here)
        single = _singular(word)
        if single in SUBTYPES and not (single in NOUNS and noun):
            # "white Knight" is called Knight; "goblin token" Goblin.
            specs = (*specs, Spec("type", single, Place(here, here + 1)))
            raw = parse.tokens[here].raw
            if not labels and raw[0].islower():
                # "a pro red knight" is called just that.
                labels += _protections(parse, at, thing)
            labels.append(
                raw
                if single == word or thing.count is None
                else (single.capitalize() if raw[0].isupper() else single)
            )
            noun = noun or "creature"
        elif single in NOUNS:
            meaning = NOUNS[single]
            if meaning == "token":
                specs = (*specs, Spec("status", "token", Place(here, here + 1)))
                noun = noun or "creature"
            elif meaning in TYPES or meaning in {
                "spell", "source", "champion", "ally", "unit", "card", "ability",
                "weapon", "legend", "blocker", "attacker", "domain", "battlefield",
            }:  # fmt: skip
                specs = (*specs, Spec("noun", meaning, Place(here, here + 1)))
                noun = noun if noun and meaning == "creature" else meaning
                if noun == "spell" and single in {"instant", "sorcery"}:
                    specs = (*specs, Spec("type", single, Place(here, here + 1)))
            else:
                noun = noun or "thing"
        else:
            break
        plural = plural or single != word
        here += 1
        label = " ".join(labels)
        if parse.word(here) == "'s" and noun:
            # "the Goblin's damage"
            pass
        found = replace(thing, noun=noun, label=label, specs=specs, plural=plural)
        yield here, found
        if noun in {"ally", "unit"} and not label:
            # "my ally Pip": a name behind the noun.
            for end, named in _labels(parse, here, found):
                yield end, replace(named, noun=noun)
        letter = parse.token(here)
        if letter and letter.kind is Kind.WORD and _is_letter(parse, here):
            called = f"{label or single} {letter.raw}"
            yield here + 1, replace(found, label=called)
        if letter and letter.kind is Kind.NUMBER and label and labels[0][0].isupper():
            if parse.word(here + 1) not in {"power", "might", "life", "damage"}:
                yield here + 1, replace(found, label=f"{label} {letter.raw}")


def _protections(parse: Parse, at: int, thing: Thing) -> list[str]:
    last = thing.specs[-1] if thing.specs else None
    if last is None or last.place.end != at or last.kind != "keyword":
        return []
    if not str(last.value).startswith("protection"):
        return []
    return [parse.said(last.place.start, last.place.end)]


def _is_letter(parse: Parse, at: int) -> bool:
    token = parse.tokens[at]
    return len(token.raw) == 1 and token.raw.isupper() and token.raw not in "I"


def _labels(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """A name somebody gave a thing: capitalised, or next to a size."""
    known: set[str] = parse.memory.setdefault("labels", set())
    named = [end for end, card in parse.reads("card", at) if card.sure]
    if named and not parse.is_kind(max(named), Kind.SIZE):
        if parse.word(max(named)) != "(":
            return  # "Lightning" of Lightning Bolt is no name of its own
    here = at
    words: list[str] = []
    while here < at + 5:
        token = parse.token(here)
        if token is None or token.kind is not Kind.WORD:
            break
        joins = bool(words) and token.text in {"of", "the"}
        joins = joins and parse.capital(here + 1)
        if not joins and not (
            parse.capital(here) and _may_be_label(parse, here, first=not words)
        ):
            break
        words.append(token.raw)
        here += 1
        if joins:
            continue
        label = " ".join(words)
        if parse.word(here) in parse.people:
            break
        known.add(label.lower())
        yield here, replace(thing, noun="label", label=label)
        letter = parse.token(here)
        if letter and letter.kind is Kind.WORD and _is_letter(parse, here):
            yield here + 1, replace(thing, noun="label", label=f"{label} {letter.raw}")
    if here > at or at >= len(parse.tokens):
        return
    token = parse.tokens[at]
    if token.text in parse.people:
        return
    single = token.text.removesuffix("s")
    if token.text in known or single in known:
        yield at + 1, replace(thing, noun="label", label=token.raw)
    elif token.text not in EVERYDAY and len(token.text) > 2 and token.kind is Kind.WORD:
        # "a 3/3 zorble": a word of one's own counts only beside a size.
        sized = {s.kind for s in thing.specs} & {"size", "might", "power"}
        after = at + 1 + (parse.word(at + 1) == "(")
        if sized or parse.is_kind(after, Kind.SIZE):
            plural = thing.plural and token.text.endswith("s")
            label = token.raw[:-1] if plural else token.raw
            yield at + 1, replace(thing, noun="label", label=label)


def _may_be_label(parse: Parse, at: int, *, first: bool) -> bool:
    word = parse.word(at)
    if word in parse.people or len(word) < 2:
        return False
    begins = at == 0 or parse.word(at - 1) in {".", "?", "!", "\n", ":"}
    if word in EVERYDAY or word in COLORS or word in STATUSES:
        # A sentence may begin with any word; elsewhere a capital marks a name.
        return not begins and not first
    return True


def _after(parse: Parse, at: int, thing: Thing) -> Iterator[Reading]:
    """What stands behind the noun: sizes, brackets, "with …", "x3", "of his"."""
    yield at, thing
    word = parse.word(at)
    following: list[tuple[int, Thing]] = []
    if parse.is_kind(at, Kind.TIMES):
        count = parse.tokens[at].number
        following.append((at + 1, replace(thing, count=count, plural=count != 1)))
    sized = {s.kind for s in thing.specs} & {"size"}
    if parse.is_kind(at, Kind.SIZE) and not sized:
        spec = Spec("size", parse.tokens[at].value, Place(at, at + 1))
        following.append((at + 1, replace(thing, specs=(*thing.specs, spec))))
    if word == "(":
        following += _bracket(parse, at, thing)
    if word in {"with", "that", "who", "which", "having", ","}:
        following += _with(parse, at, thing)
    if word in {"token", "tokens", "creature", "creatures", "unit", "units", "card",
                "cards", "ally", "allies", "piece"}:  # fmt: skip
        extra = (
            ()
            if word not in {"token", "tokens"}
            else (Spec("status", "token", Place(at, at + 1)),)
        )
        plural = thing.plural or word.endswith("s")
        if thing.noun in {"card", "label", "creature"}:
            following.append(
                (at + 1, replace(thing, specs=(*thing.specs, *extra), plural=plural))
            )
    if word in {"wearing", "carrying", "holding", "wielding"} or (
        word in {"enchanted", "equipped"} and parse.word(at + 1) in {"with", "by"}
    ):
        start = at + 1 + (word in {"enchanted", "equipped"})
        for end, cards in parse.reads("cards", start):
            spec = Spec("attached", cards, Place(start, end))
            following.append((end, replace(thing, specs=(*thing.specs, spec))))
    if word in {"on", "at"} and thing.noun in {"card", "label", "creature"}:
        for end, value in parse.reads("counters", at + 1):
            spec = Spec("counters", value, Place(at + 1, end))
            following.append((end, replace(thing, specs=(*thing.specs, spec))))
        if parse.is_kind(at + 1, Kind.NUMBER) and parse.word(at + 2) == "loyalty":
            spec = Spec("loyalty", parse.tokens[at + 1].number, Place(at + 1, at + 3))
            following.append((at + 3, replace(thing, specs=(*thing.specs, spec))))
    if word in {"cast", "with", "for"} and thing.noun == "card":
        start = at + (word == "cast")
        start += parse.word(start) in {"for", "with"}
        for end, x in parse.reads("x", start):
            spec = Spec("x", x, Place(start, end))
            following.append((end, replace(thing, specs=(*thing.specs, spec))))
    if word == "," and thing.label and parse.word(at + 1) in {"a", "an"}:
        following += _apposed(parse, at, thing)
    if word in {"named", "called"}:
        following += _named(parse, at, thing)
    if word in {"of", "from"} and thing.owner is None and thing.noun != "it":
        for end, person in parse.reads("person", at + 1):
            if person.kind in {"opponent", "me", "name", "he"}:
                following.append((end, replace(thing, owner=person)))
        if parse.word(at + 1) == "mine":
            following.append((at + 2, replace(thing, owner=Person("me"))))
        if parse.word(at + 1) in {"his", "hers", "theirs"}:
            following.append((at + 2, replace(thing, owner=Person("he"))))
    if word in {"i", "he", "she", "they", "you"} or word in parse.people:
        following += _controlled(parse, at, thing)
    for end, found in following:
        yield from _after(parse, end, found)


def _apposed(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """“Recruit, a 2/1 first striker”: the same thing said twice."""
    if thing.of("size") or thing.count is not None or thing.noun == "card":
        return []
    found = []
    for end, other in parse.reads("thing", at + 1):
        if parse.word(end) in {"and", ","}:
            continue  # a list, not the same thing once more
        if other.noun in {"creature", "planeswalker"} and (
            other.of("size") or other.of("loyalty")
        ):
            if other.count in {None, 1} and not other.owner:
                found.append((end, replace(thing, specs=(*thing.specs, *other.specs))))
    return found


def _controlled(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    if thing.owner is not None:
        return []
    found = []
    for end, person in parse.reads("person", at):
        for last, _ in parse.forms("has", end):
            if parse.word(last - 1) in {"control", "controls", "have", "has"}:
                last += parse.word(last) in {"there", "out"}
                found.append((last, replace(thing, owner=person)))
    return found


def _bracket(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """(2/2, first strike), (life 3), (5 might), (loyalty 6), (named opp)."""
    found = []
    for end, specs in parse.reads("specs", at + 1):
        if parse.word(end) == ")":
            found.append((end + 1, replace(thing, specs=(*thing.specs, *specs))))
    for end, quantity in parse.reads("number", at + 1):
        if parse.word(end) == ")" and isinstance(quantity.value, int):
            spec = Spec("number", quantity.value, quantity.place)
            found.append((end + 1, replace(thing, specs=(*thing.specs, spec))))
    if parse.word(at + 1) in {"named", "naming", "called"}:
        for end, person in parse.reads("person", at + 2):
            if parse.word(end) == ")":
                spec = Spec("called", person, person.place)
                found.append((end + 1, replace(thing, specs=(*thing.specs, spec))))
    for words, whose in ((("mine",), "me"), (("his",), "he"), (("theirs",), "he")):
        if parse.word(at + 1) == words[0] and parse.word(at + 2) == ")":
            found.append((at + 3, replace(thing, owner=Person(whose))))
    return found


def _with(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    word = parse.word(at)
    here = at + 1
    if word in {"that", "who", "which", ","}:
        if word == "," and parse.word(here) in {"which", "that", "who", "with"}:
            here += 1
        if parse.word(here) in {"has", "have", "had", "is", "got", "are", "with"}:
            here += 1
        elif word != ",":
            return []
    found = []
    for end, specs in parse.reads("specs", here):
        if word == "," and here == at + 1:
            # A bare comma goes on with numbers only: "Wolf, power 2 life 3".
            if specs[0].kind not in {"power", "life", "might", "toughness"}:
                continue
            if parse.word(here) in {"a", "an"}:
                continue
        found.append((end, replace(thing, specs=(*thing.specs, *specs))))
    # "with Vault Breaker on it", "with Pariah on it"
    for end, cards in parse.reads("attachments", here):
        if word == "," and here == at + 1:
            continue
        spec = Spec("attached", cards, Place(here, end))
        found.append((end, replace(thing, specs=(*thing.specs, spec))))
    return found


def _named(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    token = parse.token(at + 1)
    if token is None or token.kind is not Kind.WORD:
        return []
    end = at + 2
    while parse.capital(end) and parse.word(end) not in EVERYDAY:
        end += 1
    return [(end, replace(thing, label=parse.said(at + 1, end)))]


@reader("attachments")
def read_attachments(parse: Parse, at: int) -> Iterator[Reading]:
    """Pariah on it; a Pariah and a Furnace attached: the cards."""
    for end, things in parse.reads("cards", at):
        for words in (
            ("on", "it"), ("on", "him"), ("on", "her"), ("attached",), ("on", "them"),
            ("attached", "to", "it"), ("equipped",), ("on",), ("linked",),
        ):  # fmt: skip
            if words == ("on",) and parse.word(end + 1) not in {
                ",", ".", "?", "\n", "", ")", ";",
            }:  # fmt: skip
                continue
            last = end + len(words)
            if words == ("on", "her") and _singular(parse.word(last)) in NOUNS:
                continue
            if all(parse.word(end + n) == it for n, it in enumerate(words)):
                yield last, things


@reader("cards")
def read_cards(parse: Parse, at: int) -> Iterator[Reading]:
    """One card or several, each perhaps after an article, owner or number."""
    for end, several in parse.reads("things", at):
        parts = several.parts
        if all(isinstance(it, Thing) and _may_be_card(it) for it in parts):
            yield end, several


def _may_be_card(thing: Thing) -> bool:
    """A card, or a name that may be an unknown one's: of no size of its own."""
    sized = thing.of("might") or thing.of("life") or thing.of("power")
    return thing.noun in {"card", "label"} and not sized


@reader("things")
def read_things(parse: Parse, at: int) -> Iterator[Reading]:
    """Things joined by commas and "and"."""
    for end, thing in parse.reads("thing", at):
        yield from _list(parse, at, end, (thing,), people=False)
        yield from _spelt_out(parse, at, end, thing)


def _spelt_out(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """“two creatures at once, a 2/2 and a 4/4”: only what is spelt out counts."""
    if (thing.count or 1) < 2 or thing.of("size") or thing.label:
        return
    for start in [end, *(it for it, _ in parse.forms("together", end))]:
        if parse.word(start) not in {",", ":", "("}:
            continue
        for last, several in parse.reads("things", start + 1):
            parts = several.parts
            total = sum(it.count or 1 for it in parts)
            if total != thing.count or any(not it.of("size") for it in parts):
                continue
            if parse.word(start) == "(":
                if parse.word(last) != ")":
                    continue
                last += 1
            elif parse.word(last) == ",":
                yield last + 1, Several(parts, Place(at, last + 1))
            yield last, Several(parts, Place(at, last))


@reader("described")
def read_described(parse: Parse, at: int) -> Iterator[Reading]:
    """Things described by words of their own, no card among them."""
    for end, several in parse.reads("things", at):
        if all(it.noun not in {"card", "it", "them", "which"} for it in several.parts):
            yield end, several


@reader("targets")
def read_targets(parse: Parse, at: int) -> Iterator[Reading]:
    """Players and things joined by commas and "and"."""
    for nonterminal in ("thing", "person", "face"):
        for end, found in parse.reads(nonterminal, at):
            if isinstance(found, Person) and parse.word(end) == "'s":
                continue
            yield from _list(parse, at, end, (found,), people=True)


def _list(
    parse: Parse,
    at: int,
    end: int,
    found: tuple[Thing | Person, ...],
    *,
    people: bool,
    joined: bool = False,
) -> Iterator[Reading]:
    yield end, Several(found, Place(at, end), loose=len(found) > 1 and not joined)
    if len(found) > 12:
        return
    here = end
    while parse.word(here) in {",", "and", "+", "&", "plus", "also"} and here < end + 3:
        joined = joined or parse.word(here) != ","
        here += 1
    if here == end or here >= len(parse.tokens):
        return
    for nonterminal in ("thing", "person", "face") if people else ("thing",):
        for last, more in parse.reads(nonterminal, here):
            if isinstance(more, Thing) and (
                more.noun == "which" or more.label in {"he", "she", "they"}
            ):
                continue
            if isinstance(more, Person) and more.name in {"he", "she", "they"}:
                continue
            yield from _list(
                parse, at, last, (*found, more), people=people, joined=joined
            )


@reader("face")
def read_face(parse: Parse, at: int) -> Iterator[Reading]:
    """My face, his dome: a player as the recipient."""
    for end, form in parse.forms("face", at):
        first = form.split()[0]
        if first in {"my", "me"}:
            yield end, Person("me", place=Place(at, end))
        elif first in {"his", "her", "their", "him"}:
            yield end, Person("he", first, Place(at, end))
        else:
            yield end, Person("face", place=Place(at, end))
    for end, person in parse.reads("owner", at):
        if parse.word(end) in {"face", "dome", "head"}:
            yield end + 1, person


# Kept for what reads kinds elsewhere.
KNOWN_KINDS = SUBTYPES | TYPES | ELEMENTS | CLASSES
