"""Noun phrases for things on the table: "his two tapped 2/2s with first strike"."""

from collections.abc import Iterator

from bot.citation import Game
from bot.replacing import replace
from bot.scenario.phrases.agents import (
    CREATURES_AS_AGENTS,
    UNITS_AS_AGENTS,
    agent_behind,
)
from bot.scenario.phrases.amounts import ends_a_name
from bot.scenario.phrases.noun_labels import is_letter, labels_from, protections
from bot.scenario.phrases.noun_order import in_order, is_bare, ranked, some_ranked
from bot.scenario.phrases.noun_pronouns import of_so_many, pointed
from bot.scenario.phrases.noun_tails import after
from bot.scenario.words.kinds import (
    NOUNS,
    PLAIN_ADJECTIVES,
    PLURALS,
    SUBTYPES,
    TYPES,
    WEAPONS,
)
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Place, Spec, Thing
from bot.scenario.words.tokens import Kind
from bot.scenario.words.typed_words import EVERYDAY

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
_BEGINS_DET = frozenset(words[0] for words in _DETS)


@reader("thing")
def read_thing(parse: Parse, at: int) -> Iterator[Reading]:
    """One noun phrase: a pronoun, or what stands after an article or owner."""
    seen: set[tuple[int, str]] = set()
    yield from pointed(parse, at)
    for end, (label, _) in parse.reads("quote", at):
        # "Odd Totem": "If a source …": a name of one's own in quotation marks.
        if parse.word(end) == ":" and parse.reads("quote", end + 1):
            yield end, Thing("label", Place(at, end), label=label)
    for here, start in _starts(parse, at):
        for end, thing in _noun(parse, here, start):
            if (key := (end, thing.noun + thing.label)) in seen:
                continue
            seen.add(key)
            yield end, replace(thing, place=Place(at, end))
            if parse.word(end) in {"itself", "himself", "herself"}:  # the Orb itself
                yield end + 1, replace(thing, place=Place(at, end + 1))


def _starts(parse: Parse, at: int) -> Iterator[tuple[int, Thing]]:
    """What stands before the noun: article, owner, number."""
    plain = Thing("", Place(at, at))
    # "Other one blocks" is "the other one", and no further thing.
    starts = [(at, plain)] if parse.word(at) != "other" else []
    for length in (3, 2, 1) if parse.word(at) in _BEGINS_DET else ():
        words = tuple(parse.words[at : at + length])
        if words in _DETS:
            det = _DETS[words]
            starts.append((at + length, replace(plain, det=det)))
            break
    more: list[tuple[int, Thing]] = []
    for here, thing in starts:
        for end, person in parse.reads("owner", here):
            if parse.word(end) == "other":
                more.append((end + 1, replace(thing, owner=person, det="other")))
            else:
                more.append((end, replace(thing, owner=person)))
    starts += more
    starts += list(in_order(parse, starts))
    for here, thing in starts:
        yield here, thing
        for end, quantity in parse.reads("number", here):
            if parse.is_kind(here, Kind.NUMBER) and parse.word(end) in {
                "damage", "power", "might", "life", "toughness", "point", "points",
            }:  # fmt: skip
                continue
            if not isinstance(quantity.value, int) or not 0 < quantity.value < 10_000:
                continue
            if quantity.value > 1 and thing.det == "a" and parse.word(here - 1) == "of":
                continue  # "one of two spells": not all of them
            counted = replace(thing, count=quantity.value, plural=quantity.value != 1)
            if thing.det == "each" and thing.owner is not None:
                counted = replace(counted, det="")  # "each of my two allies": those two
            yield end, counted
            if counted.plural:
                yield from some_ranked(parse, end, counted)
                # "two my creatures"
                for last, person in parse.reads("owner", end):
                    yield last, replace(counted, owner=person)
            if parse.word(end) in {"other", "more", "of", "additional"}:
                det = thing.det or "another" * (parse.word(end) != "of")
                last = end + 1
                if parse.word(end) == "of":
                    # "One of the 2/2s", "two of her creatures": of those there are.
                    for after, person in parse.reads("owner", last):
                        of_hers = replace(counted, owner=person, det="the")
                        yield from of_so_many(parse, after, of_hers)
                        yield after, of_hers
                    if parse.word(last) == "the":
                        of_these = replace(counted, det="the")
                        yield from of_so_many(parse, last + 1, of_these)
                    if parse.word(last) in {"the", "those", "them", "these"}:
                        last, det = last + 1, "the"
                    of_them = parse.word(last - 1) == "them"
                    if of_them and parse.word(last) in {"enchanted", "equipped"}:
                        continue  # "one of them enchanted with …" says so of it
                yield last, replace(counted, det=det)


def _noun(parse: Parse, at: int, start: Thing) -> Iterator[Reading]:
    if is_bare(parse, at, start):
        yield at, replace(start, noun="creature", label="")
    for here, specs in _adjectives(parse, at):
        thing, specs = start, (*start.specs, *specs)
        if specs != start.specs:
            thing = replace(start, specs=specs)
        headed = False
        for end, head in _heads(parse, here, thing):
            headed = True
            yield from after(parse, end, head)
        sized = any(s.kind in {"size", "might", "power"} for s in specs)
        # "my flying one" is a thing, "he has flying" none.
        counted = bool(start.det or start.owner or start.count)
        sized = sized or (counted and any(s.kind == "keyword" for s in specs))
        # "The bulwark counter" is a counter, not what has one.
        pointed = any(s.kind != "counters" for s in specs)
        pointed = pointed and start.det in {"the", "both", "other"}
        if (sized or pointed) and not (headed and _glues(parse, here)):
            last = parse.word(here)
            plural = start.plural or (start.count or 1) > 1
            if last == "s" and parse.tokens[here].glued:
                here, plural = here + 1, True
            bare = replace(thing, noun="creature", plural=plural)
            yield from after(parse, here, bare)


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
            more = (_grounded(here),) if word == "ground" else ranked(parse, here)
            frontier.append((here + 1, (*specs, *more)))
        joined = here
        if specs and word in {"and", ",", "/", "+"}:
            joined = here + 1
        for end, spec in parse.reads("spec", joined):
            unhurt = spec.kind == "damage" and spec.value == 0 and end == joined + 1
            if spec.kind in {"text", "shield", "damage", "attached", "place"}:
                if not unhurt:
                    continue
            if spec.kind == "facts" and not _is_state(spec):
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


def _grounded(at: int) -> Spec:
    """ "The ground guy" is the one that does not fly."""
    return Spec("without", ("flying",), Place(at, at + 1))


def _is_state(spec: Spec) -> bool:
    """ "Two ephemeral allies": what a unit is, no bonus of its player."""
    return all(name in _STATES and holds is True for name, holds in spec.value)


_STATES = frozenset({"distant", "ephemeral", "fostered"})
_SAID_OF_CARDS = frozenset(
    "spell card instant sorcery aura enchantment artifact equipment".split()
)
_DEALS = frozenset("deals dealt would then".split())


def _heads(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """The noun itself, with what it says of kind and keyword."""
    token = parse.token(at)
    if token is None:
        return
    for end, card in parse.reads("card", at):
        label = card.typed
        plural = thing.plural or card.plural
        named = replace(thing, noun="card", card=card, label=label, plural=plural)
        yield end, named
        if parse.word(end) == "ability" and parse.word(end + 1) in _DEALS:
            yield end + 1, named  # "a Pestilence ability deals …": its source
    if parse.word(at) in _SAID_OF_CARDS and (thing.det or thing.owner):
        # "The black spell Doom Blade", "her instant Shock".
        second = parse.word(at + 1) in {"spell", "card"}
        for end, card in parse.reads("card", at + 1 + second):
            if parse.capital(at + 1 + second) or card.sure:
                yield end, replace(thing, noun="card", card=card, label=card.typed)
    agents = UNITS_AS_AGENTS if parse.game is Game.RIFTBOUND else CREATURES_AS_AGENTS
    for end, (label, keyword, plural) in agents.at(parse, at):
        if thing.det == "the" and ends_a_name(parse, at, end):
            continue
        if parse.word(at - 1) == "with" and not (label or plural):
            continue  # "my 2 Might unit with Tank" has it, nobody attacks with one
        spec = Spec("keyword", keyword, Place(at, end))
        yield (
            end,
            replace(
                thing,
                noun="creature",
                label=label,
                specs=(*thing.specs, spec),
                plural=thing.plural or plural,
            ),
        )
    if token.kind is not Kind.WORD:
        return
    yield from _kinds(parse, at, thing)
    yield from labels_from(parse, at, thing)


def singular(word: str) -> str:
    """*word* as of one of its kind, if it is the plural of a known one."""
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
        single = singular(word)
        if word == "chumps" and parse.word(here + 1) == "with" and not thing.count:
            return  # "the opponent chumps with a 1/1": he does so
        if _is_subtype(parse, here, single) and not (single in NOUNS and noun):
            # "white Knight" is called Knight; "goblin token" Goblin.
            specs = (*specs, Spec("type", single, Place(here, here + 1)))
            raw = parse.tokens[here].raw
            if not labels and raw[0].islower():
                # "a pro red knight" is called just that.
                labels += protections(parse, at, thing)
            labels.append(
                raw
                if single == word or thing.count is None
                else (single.capitalize() if raw[0].isupper() else single)
            )
            noun = noun or "creature"
        elif single in NOUNS or _of_game(parse, single):
            meaning = NOUNS.get(single) or _of_game(parse, single)
            if single == "commander":
                specs = (*specs, Spec("status", single, Place(here, here + 1)))
            if meaning == "token":
                specs = (*specs, Spec("status", "token", Place(here, here + 1)))
                noun = noun or "creature"
            elif single == "defender" and _sized_so(parse, thing):
                # "A 0/4 defender" has the keyword; what blocks is called blocker.
                specs = (*specs, Spec("keyword", single, Place(here, here + 1)))
                noun = "creature"
            elif meaning in TYPES or meaning in {
                "spell", "source", "champion", "ally", "unit", "card", "ability",
                "weapon", "legend", "blocker", "attacker", "domain", "battlefield",
                "item", "regalia", "phantasia", "gear",
            }:  # fmt: skip
                specs = (*specs, Spec("noun", meaning, Place(here, here + 1)))
                if meaning == "weapon" and parse.game is Game.GRAND_ARCHIVE:
                    labels.append(single)
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
        if label and noun == "creature":
            yield from agent_behind(parse, here, found)
        if noun in {"ally", "unit"} and not label:
            # "my ally Pip": a name behind the noun.
            for end, named in labels_from(parse, here, found):
                yield end, replace(named, noun=noun)
        letter = parse.token(here)
        if letter and letter.kind is Kind.WORD and is_letter(parse, here):
            called = f"{label or single} {letter.raw}"
            yield here + 1, replace(found, label=called)
        if letter and letter.kind is Kind.NUMBER and label and labels[0][0].isupper():
            if parse.word(here + 1) not in {"power", "might", "life", "damage"}:
                yield here + 1, replace(found, label=f"{label} {letter.raw}")


def _sized_so(parse: Parse, thing: Thing) -> bool:
    """Whether it is described by a size in Magic, with an article before it."""
    magic = parse.game in {None, Game.MTG}
    return magic and thing.det in {"a", ""} and bool(thing.of("size"))


def _is_subtype(parse: Parse, at: int, single: str) -> bool:
    """A Goblin; where cards are many more, also "my Slime ally"."""
    if single in SUBTYPES:
        return True
    return (
        parse.game not in {None, Game.MTG}
        and parse.capital(at)
        and parse.word(at) not in NOUNS
        and parse.word(at) not in EVERYDAY
        and parse.word(at + 1) in {"ally", "allies", "unit", "units"}
        and not parse.reads("card", at)
        and parse.word(at) not in parse.people
    )


def _of_game(parse: Parse, single: str) -> str:
    """ "My sword", "an item": what only one game has; "" for none."""
    if parse.game is Game.RIFTBOUND:
        return "gear" if single == "gear" else ""
    if parse.game is not Game.GRAND_ARCHIVE:
        return ""
    return single if single in _GRAND_ARCHIVE else "weapon" * (single in WEAPONS)


_GRAND_ARCHIVE = frozenset({"item", "regalia", "phantasia"})
