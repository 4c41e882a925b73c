"""Names that players give to things."""

from collections.abc import Iterator
from functools import lru_cache

from bot.citation import Game
from bot.replacing import replace
from bot.scenario.words.kinds import COLORS, KEYWORDS, NOUNS, STATUSES
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.naming import is_some_verb
from bot.scenario.words.not_names import names_nothing
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Thing
from bot.scenario.words.tokens import Kind
from bot.scenario.words.typed_words import EVERYDAY

# Words that count or point, and name nothing.
_ANOTHER = frozenset("another other others second third fourth both each".split())
# What joins clauses is no name: "Bob bolts my 3/3 unless I pay 2".
_JOINING = frozenset("unless except until whether although though lest".split())


def protections(parse: Parse, at: int, thing: Thing) -> list[str]:
    """ "Protection from red", where it is the last that was said of *thing*."""
    last = thing.specs[-1] if thing.specs else None
    if last is None or last.place.end != at or last.kind != "keyword":
        return []
    if not str(last.value).startswith("protection"):
        return []
    return [parse.said(last.place.start, last.place.end)]


def is_letter(parse: Parse, at: int) -> bool:
    """Whether the word is a letter that names one of several, as "A"."""
    token = parse.tokens[at]
    return len(token.raw) == 1 and token.raw.isupper() and token.raw not in "I"


def labels_from(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """A name somebody gave a thing: capitalised, or next to a size."""
    known = parse.labels
    cards = [(end, card) for end, card in parse.reads("card", at) if card.sure]
    named = [end for end, _ in cards]
    whole = {end for end, card in cards if parse.said(at, end) in card.names}
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
        if joins and _begins(parse, at) and names_nothing(parse.word(at)):
            return  # "Obviously the Bear is a 4/4"
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
        if here not in whole:  # of a card by its whole name it is told
            yield here, replace(thing, noun="label", label=label)
        yield from _titled(parse, at, here, thing)
        letter = parse.token(here)
        if letter and letter.kind is Kind.WORD and is_letter(parse, here):
            yield here + 1, replace(thing, noun="label", label=f"{label} {letter.raw}")
    if here > at or at >= len(parse.tokens):
        return
    token = parse.tokens[at]
    if token.text in parse.people:
        return
    # "Hi" at the beginning makes no plural of "his".
    several = token.text not in EVERYDAY and token.text.removesuffix("s") in known
    if token.text in known or several:
        yield at + 1, replace(thing, noun="label", label=token.raw)
    elif token.kind is Kind.WORD and all(map(_own_word, {token.text, token.raw})):
        # "a 3/3 zorble": a word of one's own counts only beside a size.
        sized = bool({s.kind for s in thing.specs} & {"size", "might", "power"})
        sized = sized or _sized_behind(parse, at + 1)
        after = at + 1 + (parse.word(at + 1) == "(")
        # Before "1/2 ally" stands what it is like, not what it is called.
        described = after == at + 1 and parse.word(after + 1) in NOUNS
        if is_some_verb(parse, at):
            return
        if sized or (parse.is_kind(after, Kind.SIZE) and not described):
            plural = thing.plural and token.text.endswith("s")
            label = token.raw[:-1] if plural else token.raw
            if sized:
                known.add(label.lower())  # "my doggy" from now on
            yield at + 1, replace(thing, noun="label", label=label)


def _sized_behind(parse: Parse, at: int) -> bool:
    """ "My zorble with 3 Might", "my zorble (3 Might)": how big a unit is."""
    if parse.game in {None, Game.MTG} or parse.word(at) not in {"with", "("}:
        return False
    if parse.is_kind(at + 1, Kind.SIZE):
        return True
    sized = parse.word(at + 2) in {"might", "power"}
    return sized and parse.is_kind(at + 1, Kind.NUMBER)


def _titled(
    parse: Parse, at: int, here: int, thing: Thing
) -> Iterator[tuple[int, Thing]]:
    """ "Caitlyn, Patrolling (3 Might)": a name in two parts, and its size."""
    end = here + 1
    while end < here + 5 and (
        parse.capital(end) or (end > here + 1 and parse.word(end) in {"of", "the"})
    ):
        end += 1
    if parse.word(here) != "," or parse.word(end) != "(" or end == here + 1:
        return
    if parse.is_kind(end + 1, Kind.SIZE) or parse.is_kind(end + 1, Kind.NUMBER):
        label = " ".join(it.raw for it in parse.tokens[at:here])
        yield end, replace(thing, noun="label", label=label)


def _own_word(word: str) -> bool:
    """No word that means something, nor a keyword cut short ("2/2 indes")."""
    return (
        len(word) > 2
        and word not in EVERYDAY
        and word not in _ANOTHER | _JOINING
        and not names_nothing(word)
        and word not in TENSES  # "my 1/5 intercepts": what it does
        and not (len(word) > 3 and _begins_keyword(word))
    )


@lru_cache(4096)
def _begins_keyword(word: str) -> bool:
    return any(it.startswith(word) for words in KEYWORDS for it in words)


def _may_be_label(parse: Parse, at: int, *, first: bool) -> bool:
    word = parse.word(at)
    if word in parse.people or len(word) < 2:
        return False
    begins = _begins(parse, at)
    if word in COLORS and parse.game is not Game.MTG:
        # Nothing has a colour there: "Red Drum" is called so.
        return parse.capital(at) and (not first or parse.capital(at + 1))
    if word in EVERYDAY or word in COLORS or word in STATUSES:
        # A sentence may begin with any word; elsewhere a capital marks a name, and
        # two of them one that begins with any word as well: "my Ward Keeper".
        told = word in NOUNS or word in COLORS or word in STATUSES
        alone = not parse.capital(at - 1) or _begins(parse, at - 1)
        two = alone and not told and parse.capital(at + 1)
        return not begins and (not first or two)
    return True


def _begins(parse: Parse, at: int) -> bool:
    return at == 0 or parse.word(at - 1) in {".", "?", "!", "\n", ":"}
