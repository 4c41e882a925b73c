"""What stands behind a noun: sizes, brackets, "with …", "of his"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.cards.facts import face_named, is_attachable
from bot.citation import Game
from bot.scenario.phrases.apposing import apposed, bare_unit, sized_behind
from bot.scenario.phrases.doing import doings
from bot.scenario.words.kinds import SUBTYPES, TYPES
from bot.scenario.words.naming import EVERYDAY
from bot.scenario.words.parsing import Parse, Reading
from bot.scenario.words.syntax import Person, Place, Spec, Thing
from bot.scenario.words.tokens import Kind

_ITS = frozenset({"it", "him", "her", "them"})

_NOTHING_MORE = frozenset([".", ",", ")", "?", "!", ";", "\n", "", "and", "or", "it"])
_OWN = frozenset("my his her their".split())


def after(parse: Parse, at: int, thing: Thing) -> Iterator[Reading]:
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
    if parse.is_kind(at - 1, Kind.SIZE) and word == "each" and thing.plural:
        following.append((at + 1, thing))
    if parse.is_kind(at - 1, Kind.SIZE) and thing.noun != "card":
        # "creature 3/3 first strike"
        for end, spec in parse.reads("spec", at):
            if spec.kind in {"keyword", "color"}:
                following.append((end, replace(thing, specs=(*thing.specs, spec))))
    if (word, parse.word(at + 1), parse.word(at + 2)) == ("on", "the", "ground"):
        following.append((at + 3, thing))
    if (word, parse.word(at + 1)) == ("on", "ground"):
        following.append((at + 2, thing))
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
        if thing.noun == "label" and word in {"ally", "allies", "unit", "units"}:
            # "my Slime ally" is of that kind; what only is its name does no harm.
            named = Spec("type", thing.label.lower(), Place(at - 1, at))
            extra = (*extra, named)
        plural = thing.plural or word.endswith("s")
        if thing.noun in {"card", "label", "creature"}:
            following.append(
                (at + 1, replace(thing, specs=(*thing.specs, *extra), plural=plural))
            )
    if word == "without" and parse.word(at + 1) in _NOTHING_MORE:
        # "A 1/1 with infect and a 2/2 without": nothing else is said of it.
        end = at + 1 + (parse.word(at + 1) == "it" and parse.game is Game.MTG)
        following.append((end, thing))
    if word == "without":
        for end, specs in parse.reads("specs", at):
            following.append((end, replace(thing, specs=(*thing.specs, *specs))))
    if word == "," and not sized:
        following += sized_behind(parse, at, thing)
    if word == "," and parse.word(at + 1) in {"both", "each", "all"} and thing.plural:
        # "Two other creatures, both 1/1": the same things said twice.
        here = at + 2 + (parse.word(at + 2) in {"a", "an"})
        for end, specs in parse.reads("specs", here) if not sized else ():
            following.append((end, replace(thing, specs=(*thing.specs, *specs))))
    if word in {"wearing", "carrying", "holding", "wielding"} or (
        word in {"enchanted", "equipped"} and parse.word(at + 1) in {"with", "by"}
    ):
        start = at + 1 + (word in {"enchanted", "equipped"})
        for end, cards in parse.reads("cards", start):
            spec = Spec("attached", cards, Place(start, end))
            following.append((end, replace(thing, specs=(*thing.specs, spec))))
    if word == "and" and thing.noun == "card":
        # NAME "…" and two +1/+1 counters on it: said of the card, no second thing.
        for end, value in parse.reads("counters", at + 1):
            if parse.word(end) == "on" and parse.word(end + 1) in _ITS:
                spec = Spec("counters", value, Place(at + 1, end + 2))
                following.append((end + 2, replace(thing, specs=(*thing.specs, spec))))
    counted = thing.noun in {"card", "label", "creature", "planeswalker"}
    if word in {"on", "at"} and counted:
        for end, value in parse.reads("counters", at + 1):
            spec = Spec("counters", value, Place(at + 1, end))
            following.append((end, replace(thing, specs=(*thing.specs, spec))))
        if parse.is_kind(at + 1, Kind.NUMBER) and "planeswalker" in thing.of("noun"):
            spec = Spec("loyalty", parse.tokens[at + 1].number, Place(at + 1, at + 2))
            following.append((at + 2, replace(thing, specs=(*thing.specs, spec))))
        for end, number in parse.reads("number", at + 1):
            if isinstance(number.value, int) and parse.word(end) == "loyalty":
                spec = Spec("loyalty", number.value, Place(at + 1, end + 1))
                following.append((end + 1, replace(thing, specs=(*thing.specs, spec))))
    if word in {"cast", "with", "for"} and thing.noun == "card":
        start = at + (word == "cast")
        start += parse.word(start) in {"for", "with"}
        for end, x in parse.reads("x", start):
            spec = Spec("x", x, Place(start, end))
            following.append((end, replace(thing, specs=(*thing.specs, spec))))
    called = bool(thing.label) or thing.noun == "creature"
    if parse.game is not Game.MTG:
        # "My other ally, a 2/2": said of that ally, no list of two.
        called = called or bare_unit(thing)
    if word == "," and called and parse.word(at + 1) in {"a", "an"}:
        following += apposed(parse, at, thing)
    if word in {"named", "called"}:
        following += _named(parse, at, thing)
    following += _owned(parse, at, thing)
    if thing.owner is None and thing.noun not in {"it", "them", "which"}:
        following += _relative(parse, at, thing)
    if word == "there" and parse.game is Game.RIFTBOUND:
        following.append((at + 1, thing))
    if word in {"at", "in", "on"} and parse.game is Game.RIFTBOUND:
        for end, spec in parse.reads("unitspec", at):
            if spec.kind == "place":
                following.append((end, replace(thing, specs=(*thing.specs, spec))))
    if word in {"of", "at"} and parse.game is not Game.MTG:
        for end, specs in parse.reads("specs", at + 1):
            if all(it.kind in {"power", "life", "might", "size"} for it in specs):
                last = end + (parse.word(end) == "each")
                found = replace(thing, specs=(*thing.specs, *specs))
                following += [(end, found), (last, found)]
    if word in {"of", "from"} and thing.owner is None and thing.noun != "it":
        for end, person in parse.reads("person", at + 1):
            if person.kind in {"opponent", "me", "name", "he"}:
                following.append((end, replace(thing, owner=person)))
        if parse.word(at + 1) == "mine":
            following.append((at + 2, replace(thing, owner=Person("me"))))
        for end, person in parse.reads("owner", at + 1):
            # "a creature of the opponent's", "of Bob's": no noun behind it.
            if parse.word(end - 1) == "'s" and not parse.capital(end):
                following.append((end, replace(thing, owner=person)))
        if parse.word(at + 1) in _OWN and parse.word(at + 2) == "own":
            owner = Person("me" if parse.word(at + 1) == "my" else "he")
            following.append((at + 3, replace(thing, owner=owner)))
        if parse.word(at + 1) in {"his", "hers", "theirs"}:
            following.append((at + 2, replace(thing, owner=Person("he"))))
    if (
        word in {"i", "he", "she", "they", "you"} or word in parse.people
    ) and not _over(parse, at):
        following += _controlled(parse, at, thing)
    if thing.owner is None:
        following += _controlled_by(parse, at, thing)
    if parse.game is Game.MTG:
        following += doings(parse, at, thing)
    for end, found in following:
        yield from after(parse, end, found)


def _owned(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """A unit (that) my opponent owns; (that is) owned by Bob; that belongs to Bob."""
    if parse.word(at) == "belongs":
        return []  # "Odd Totem belongs to Bob": a sentence of its own.
    here = at + (parse.word(at) == "," and parse.word(at + 1) == "which")
    here += parse.word(here) in {"that", "which"}
    found = []
    for end, person in parse.reads("person", here):
        if parse.word(end) in {"owns", "own"}:
            spec = Spec("ownedby", person, Place(at, end + 1))
            found.append((end + 1, replace(thing, specs=(*thing.specs, spec))))
    here += parse.word(here) == "is"
    said = (parse.word(here), parse.word(here + 1))
    if said in {("owned", "by"), ("belongs", "to"), ("belonging", "to")}:
        for end, person in parse.reads("person", here + 2):
            spec = Spec("ownedby", person, Place(at, end))
            found.append((end, replace(thing, specs=(*thing.specs, spec))))
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


def _controlled_by(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    if parse.word(at) != "controlled":
        return []
    people = parse.reads("by_whom", at)
    return [(end, replace(thing, owner=person)) for end, person in people]


def _over(parse: Parse, at: int) -> bool:
    """Whether a quotation before *at* ends the sentence: … with "…." I control …"""
    if not parse.is_kind(at - 1, Kind.QUOTE):
        return False
    return str(parse.tokens[at - 1].value).rstrip().endswith((".", "!"))


def _bracket(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """(2/2, first strike), (life 3), (5 might), (loyalty 6), (named opp)."""
    found = []
    for end, specs in parse.reads("specs", at + 1):
        # "The token (prevent 3)": what a spell does, no shield that it has.
        shielded = thing.det == "the" and any(it.kind == "shield" for it in specs)
        end += thing.plural and parse.word(end) in {"each", "apiece"}
        described = replace(thing, specs=(*thing.specs, *specs))
        if parse.word(end) == ")" and not shielded:
            found.append((end + 1, described))
        closed = parse.word(end) == "," and parse.word(end + 2) == ")"
        if closed and parse.is_kind(end + 1, Kind.SIZE) and not thing.of("size"):
            # "(first strike, 2/2)"
            size = Spec("size", parse.tokens[end + 1].value, Place(end + 1, end + 2))
            found.append((end + 3, replace(described, specs=(*described.specs, size))))
        here = end + (parse.word(end) == ",")
        for last, owned in _controlled_by(parse, here, described):
            if parse.word(last) == ")":
                found.append((last + 1, owned))
    for end, owned in _controlled_by(parse, at + 1, thing):
        if parse.word(end) == ")":
            found.append((end + 1, owned))
    if thing.noun == "planeswalker" and not thing.label:
        # "My planeswalker (Gideon Jura, 6 loyalty)": which one it is.
        for end, card in parse.reads("card", at + 1):
            named = replace(thing, noun="card", card=card, label=card.typed)
            start = end + (parse.word(end) == ",")
            for last, specs in ((end, ()), *parse.reads("specs", start)):
                if parse.word(last) == ")":
                    every = (*thing.specs, *specs)
                    found.append((last + 1, replace(named, specs=every)))
    end = at + 1
    while parse.word(end).removesuffix("s") in _KINDS_INSIDE:
        end += 1
    if end > at + 1 and parse.word(end) == ")":
        kinds = tuple(
            Spec("type", parse.word(here).removesuffix("s"), Place(here, here + 1))
            for here in range(at + 1, end)
            if parse.word(here) != "both"
        )
        found.append((end + 1, replace(thing, specs=(*thing.specs, *kinds))))
    for end, quantity in parse.reads("number", at + 1):
        if parse.word(end) == ")" and isinstance(quantity.value, int):
            spec = Spec("number", quantity.value, quantity.place)
            found.append((end + 1, replace(thing, specs=(*thing.specs, spec))))
    if parse.word(at + 1) in {"named", "naming", "called"}:
        for end, person in parse.reads("person", at + 2):
            if parse.word(end) == ")":
                spec = Spec("called", person, person.place)
                found.append((end + 1, replace(thing, specs=(*thing.specs, spec))))
    for end, x in parse.reads("x", at + 1):
        if parse.word(end) == ")" and thing.noun == "card":
            spec = Spec("x", x, Place(at + 1, end))
            found.append((end + 1, replace(thing, specs=(*thing.specs, spec))))
    for words, whose in ((("mine",), "me"), (("his",), "he"), (("theirs",), "he")):
        if parse.word(at + 1) == words[0] and parse.word(at + 2) == ")":
            found.append((at + 3, replace(thing, owner=Person(whose))))
    return found


# "Alloy Myr (artifact creature)", "… (both Slivers)".
_KINDS_INSIDE = TYPES | SUBTYPES | frozenset({"creature", "legendary", "both"})
_ADVERBS = frozenset("already still currently now just also".split())
_SAYS = frozenset("says reads states said".split())
_TOLD = ({"sick"}, {"text"})


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
                replace(thing, specs=(*thing.specs, Spec("text", it, Place(at, end)))),
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
                (end, replace(thing, specs=(*thing.specs, *specs)))
                for end, specs in parse.reads("specs", here)
                if {it.kind if it.kind == "text" else it.value for it in specs} in _TOLD
            ]
    found = []
    if parse.word(here) == "both" and word == "with":
        here += 1  # "with both a shield counter and a finality counter"
    for end, specs in parse.reads("specs", here):
        if word == "," and here == at + 1:
            # A bare comma goes on with numbers only: "Wolf, power 2 life 3".
            if specs[0].kind not in {"power", "life", "might", "toughness"}:
                continue
            if specs[0].kind == "life" and parse.game is Game.MTG:
                continue  # "Bob: Furnace of Rath, 15 life": players have it
            if parse.word(here) in {"a", "an"}:
                continue
        found.append((end, replace(thing, specs=(*thing.specs, *specs))))
    # "with Vault Breaker on it", "with Pariah on it"
    for end, cards in parse.reads("attachments", here):
        if word == "," and here == at + 1:
            continue
        spec = Spec("attached", cards, Place(here, end))
        found.append((end, replace(thing, specs=(*thing.specs, spec))))
    if word == "with" and parse.game is Game.MTG:
        # "a 2/2 with Pacifism": what can be worn needs no "on it".
        for end, cards in parse.reads("cards", here):
            if all(_worn(parse, it) for it in cards.parts):
                spec = Spec("attached", cards, Place(here, end))
                found.append((end, replace(thing, specs=(*thing.specs, spec))))
    return found


def _worn(parse: Parse, card: Thing | Person) -> bool:
    if not isinstance(card, Thing) or card.card is None or len(card.card.names) != 1:
        return False
    face = face_named(parse.catalogue.card(card.card.names[0]), card.card.typed)
    return is_attachable(face)


def _named(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    token = parse.token(at + 1)
    if token is None or token.kind is not Kind.WORD:
        return []
    end = at + 2
    while parse.capital(end) and parse.word(end) not in EVERYDAY:
        end += 1
    return [(end, replace(thing, label=parse.said(at + 1, end)))]


def _relative(parse: Parse, at: int, thing: Thing) -> Iterator[Reading]:
    """ "a 4/4 that Alice controls", "two 2/2s my opponent controls"."""
    start = at + (parse.word(at) in {"that", "which"})
    for end, person in parse.reads("person", start):
        if person.kind != "opponent" and start == at:
            continue
        if person.kind not in {"me", "name", "opponent"}:
            continue
        if parse.word(end) not in {"control", "controls", "controlled"}:
            continue
        if start == at and parse.word(end + 1) in {"a", "an", "the", "two", "no", ""}:
            continue  # a sentence of its own begins
        yield end + 1, replace(thing, owner=person)
