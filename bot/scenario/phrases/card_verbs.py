"""Cards used as verbs: "he bolts me", "my Bear got Doom Bladed"."""

import re
from collections.abc import Iterator, Sequence

from bot.citation import Game
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.lexicon import BE, TENSES
from bot.scenario.words.naming import is_some_verb
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.small_words import HELPING
from bot.scenario.words.syntax import Card, Place
from bot.scenario.words.tokens import Kind
from bot.scenario.words.typed_words import EVERYDAY, Typed, token_after, words_of

_ENDINGS = re.compile(r"(?:([bdgklmnprt])\1)?(ed|d|ing)$")
_LAST_LETTERS = frozenset("dgDG")
# A name that is bent into a verb has so many words at most.
_LONGEST = 4
_ENDING = frozenset("end ends ended wind winds wound".split())
_DOING = BE | _ENDING


@reader("cardverb")
def read_card_verb(parse: Parse, at: int) -> Iterator[Reading]:
    """A card used as a verb: bolts, shocked, Doom Bladed, is bolting."""
    if parse.word(at) in _DOING:
        doing = at + 1 + (parse.word(at) in _ENDING and parse.word(at + 1) == "up")
        if parse.word(doing).endswith("ing"):
            yield from _bent(parse, doing)  # "he ends up bolting me"
            return
    for skip in range(3):
        if skip and parse.word(at + skip - 1) not in HELPING:
            return
        if is_some_verb(parse, at + skip):
            return
        cards = parse.reads("card", at + skip)
        bent = _bent(parse, at + skip)
        if not cards:
            yield from bent
            continue
        helping = {parse.word(one) for one in range(at, at + skip)}
        if parse.game is not Game.MTG or not helping & {"have", "has", "had"}:
            # "And has Furnace of Rath": it is there, it is not cast.
            # "I flicker it" is no Flickerwisp: what is done is no card in short.
            short = parse.word(at + skip)
            yield from (it for it in cards if it[1].sure or short not in TENSES)
        # "I Healing Salve him": of a name that stands there nothing less is bent.
        start = at + skip
        named = (end for end, it in cards if it.sure or end > start + 1)
        whole = max(named, default=0)
        yield from (it for it in bent if it[0] >= whole)


@reader("castverb")
def read_cast_verb(parse: Parse, at: int) -> Iterator[Reading]:
    """Shocked, bolted: only forms that are verbs, not the card's name itself.

    "Is Healing Salved": of a longer name nothing less is bent.
    """
    named = parse.reads("card", at)
    for end, card in _bent(parse, at):
        if any(last > end for last, _ in named):
            yield from ((last, it) for last, it in named if last > end and _is_bent(it))
        else:
            yield end, card


def _is_bent(card: Card) -> bool:
    """Whether the name is typed as a verb, and not as it stands on the card."""
    return bool(_ENDINGS.search(card.typed.lower())) and all(
        it.name.lower() != card.typed.lower() for it in card.names
    )


def _bent(parse: Parse, at: int) -> Sequence[Reading]:
    words = words_of(parse)
    bent = _all_bent(parse, words)
    start = words.at.get(at) if bent else None
    if start is None or bent.keys().isdisjoint(range(start, start + _LONGEST)):
        return ()
    # "Is Murdered": a word of every day, but typed as a name within a sentence.
    named = at > 0 and parse.capital(at) and parse.is_kind(at - 1, Kind.WORD)
    everyday = frozenset() if named else EVERYDAY
    # "Gets Final Sparked": of an everyday word only a whole name is made.
    for length in range(2 if parse.word(at) in everyday else 1, _LONGEST + 1):
        last, stems = bent.get(start + length - 1, ("", ()))
        if not stems:
            continue
        said = words.words[start : start + length]
        # "Path'd" is done with what begins so; "Bob'd" is nothing done.
        part = (
            last[-2:-1] in {"'", "’"}
            and parse.word(at) not in parse.people | FIRST_NAMES
        )
        for stem in stems:
            hit = parse.catalogue.find_in_text(
                [*said[:-1], stem], 0, parse.game, everyday, partial=part
            )
            if hit and hit.length == length:
                end = token_after(parse, words, at, start + length - 1, False)
                place = Place(at, end)
                return ((end, Card(hit.names, parse.said(at, end), place)),)
    return ()


def _all_bent(parse: Parse, words: Typed) -> dict[int, tuple[str, tuple[str, ...]]]:
    """The words of the text that may end a verb, without their marks, by place.

    Each with what it may be a form of.
    """
    found: dict[int, tuple[str, tuple[str, ...]]] | None = parse.memory.get("bent")
    if found is None:
        found = parse.memory["bent"] = {}
        for at, typed in enumerate(words.words):
            bare = typed.rstrip(".,;:!?)")
            stems = tuple(_stems(bare)) if bare[-1:] in _LAST_LETTERS else ()
            if stems:
                found[at] = bare, stems
    return found


def _stems(word: str) -> Iterator[str]:
    low = word.lower()
    match = _ENDINGS.search(low)
    if not match or len(low) < 5:
        return
    stem = low[: match.start(2)].rstrip("'’")  # "path'd"
    yield stem
    if match.group(1):
        yield stem[:-1]
    if match.group(2) in {"ed", "ing"}:
        yield stem + "e"
