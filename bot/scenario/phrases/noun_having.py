"""What a noun is said to have and be: "with …", "that has …", ", which is a 2/2"."""

from bot.cards.facts import is_attachable
from bot.citation import Game
from bot.scenario.phrases.apposing import goes_on
from bot.scenario.words.naming import faces_of
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Person, Place, Spec, Thing

ITS = frozenset({"it", "him", "her", "them"})
SIZES = ("size", "might", "power")
_ADVERBS = frozenset("already still currently now just also".split())
_SAYS = frozenset("says reads states said".split())
_TOLD = ({"sick"}, {"text"})


def having(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
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
            if parse.word(here + 1) in {"a", "an"} and parse.word(here) == "is":
                return _that_is(parse, here + 1, thing)
            here += 1
            here += parse.word(here) in _ADVERBS
        elif given := _given(parse, here, thing):
            return given
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
            of_it = parse.word(end - 2) == "on" and parse.word(end - 1) in ITS
            if specs[0].kind not in _NUMBERS | (
                {"damage", "counters"} if of_it else set()
            ):
                continue
            if specs[0].kind == "life" and parse.game is Game.MTG:
                continue  # "Bob: Furnace of Rath, 15 life": players have it
            if parse.word(here) in {"a", "an"}:
                continue
        found.append((end, thing.also(*specs)))
        if (
            word == ","
            and parse.word(end) == ","
            and (
                specs[0].kind in {"loyalty", "defense"}
                or (here > at + 1 and goes_on(parse, end + 1))
            )
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


def _given(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "A 2/2 that he gave a shield", "which I gave first strike"."""
    found = []
    for here, _ in parse.reads("person", at):
        if parse.word(here) not in _GAVE:
            continue
        for end, specs in parse.reads("specs", here + 1):
            told = thing.also(*specs)
            found.append((end, told))
            if parse.word(end) == "," and goes_on(parse, end + 1):
                found.append((end + 1, told))
    return found


_GAVE = frozenset({"gave", "given", "granted"})


def _that_is(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "An ally that is a 2/2 with a shield": its size, where it has none yet."""
    if any(thing.of(it) for it in SIZES) or thing.is_pronoun:
        return []
    found = []
    for end, one in parse.reads("thing", at):
        sized = any(one.of(it) for it in SIZES)
        if sized and not (one.label or one.card or one.owner or one.count):
            told = thing.also(*one.specs)
            found.append((end, told))
            if parse.word(end) == "," and goes_on(parse, end + 1):
                found.append((end + 1, told))
    return found


_NUMBERS = frozenset({"power", "life", "might", "toughness", "loyalty", "defense"})


def _worn(parse: Parse, card: Thing | Person) -> bool:
    if not isinstance(card, Thing) or card.card is None or len(card.card.names) != 1:
        return False
    return is_attachable(faces_of(parse, card.card)[0])
