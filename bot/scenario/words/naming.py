"""Cards named in the text: in full, in part, as a verb."""

import re
from bisect import bisect
from collections.abc import Iterator

from bot.cards.card import CardName, Face
from bot.cards.facts import face_named
from bot.cards.names import as_printed, plain
from bot.citation import Game
from bot.scenario.words.kinds import COLORS, FIRST_NAMES, NOT_OF_MAGIC, SUBTYPES
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.not_names import names_nothing
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.rather_told import rather_told
from bot.scenario.words.small_words import BEFORE_SIZED, HAVING, PLAYING
from bot.scenario.words.syntax import Card, Place
from bot.scenario.words.tokens import Kind
from bot.scenario.words.typed_words import EVERYDAY, token_after, words_of

# These begin no name when typed small, and stand before most nouns.
_NEVER_FIRST = frozenset(
    "a an the my his her their your our and or if is are i he she they it on in at to "
    "of with for by what who how do does did can will when then so but me him them "
    "that this these those us we you not no both each all from".split()
)
# No card's name has more words.
_LONGEST = 14
_Memory = dict[tuple[str, int], tuple[int, Card] | None]


@reader("card")
def read_card(parse: Parse, at: int) -> Iterator[Reading]:
    """A card's name, as typed or nearly so, or part of one named elsewhere."""
    token = parse.tokens[at]
    if token.kind is Kind.QUOTE and (quoted := parse.quoted.at(parse.tokens, at)):
        yield quoted
    if token.kind is not Kind.WORD:
        return
    sized = at > 0 and parse.is_kind(at - 1, Kind.SIZE)
    if sized and not parse.capital(at) and is_some_verb(parse, at):
        return
    found = _full(parse, at)
    units = parse.game is not Game.MTG
    if units and found and found[0] == at + 1 and token.text in parse.people:
        return  # "Alice prevents 2": who plays, though a card is called so
    if found:
        yield found
    seen = found[0] if found else at
    for end, card in _again(parse, at):
        if end > seen:
            yield end, card
            seen = end
    armed = token.text in _ARMS and not parse.capital(at)
    if seen == at and not armed and (part := _partly(parse, at)):
        yield part


# "A 5 power sword" is one, and no card with that word in its name.
_ARMS = frozenset("sword dagger blade bow axe spear staff gun hammer weapon".split())


def _full(parse: Parse, at: int) -> tuple[int, Card] | None:
    """A whole name from here, mis-spelt by a slip or two at the most."""
    key = ("full", at)
    memory: _Memory = parse.memory.setdefault("cards", {})
    if key not in memory:
        quoted = parse.quoted.at(parse.tokens, at)
        found = quoted or _look(parse, at, partial=False)
        if found and _is_cut_off(parse, at, found):
            found = None
        memory[key] = None  # what else is told of may be called so too
        memory[key] = found and rather_told(parse, found, _full)
    return memory[key]


def _look(parse: Parse, at: int, *, partial: bool) -> tuple[int, Card] | None:
    words = words_of(parse)
    start = words.at.get(at)
    word = parse.word(at)
    if start is None or (word in _NEVER_FIRST and not parse.capital(at)):
        return None
    first = words.bare[start]
    if parse.tokens[at].raw != first and parse.tokens[at].raw.isupper():
        first = parse.tokens[at].raw  # "he has rip": read as a name
    known, found = parse.catalogue, None
    if known.may_begin(first, parse.game, EVERYDAY, partial=partial):
        said = [first, *words.bare[start + 1 : start + _LONGEST]]
        found = known.find_in_text(said, 0, parse.game, EVERYDAY, partial=partial)
    if found is None and not partial and _is_held(parse, at):
        found = known.find_in_text([first], 0, parse.game)
        found = found if found is not None and found.how == 0 else None
    if found is None or _is_coloured(parse, at, found.length):
        return None
    last = start + found.length - 1
    end = token_after(parse, words, at, last, found.possessive)
    if parse.word(end) == "!" and all(it.name.endswith("!") for it in found.names):
        end += 1  # "Super Mega Death Rocket! on my unit"
    place = Place(at, end)
    sure = found.how == 0 and not (found.everyday and found.length == 1)
    typed = parse.said(at, end)
    if found.possessive:  # "Gideon Jura's -2"
        typed = typed.removesuffix("'s").removesuffix("'")
    if len(found.names) == 1:
        typed = as_printed(typed, found.names[0].name)
    card = Card(found.names, typed, place, found.plural, sure)
    return None if _begins_another(parse, end, card) else (end, card)


def _is_coloured(parse: Parse, at: int, length: int) -> bool:
    """ "My white Knight": a Knight that is white, and not the card White Knight."""
    kind = parse.word(at + 1) in SUBTYPES and parse.capital(at + 1)
    coloured = parse.word(at) in COLORS and not parse.capital(at)
    return coloured and kind and length == len(("white", "Knight"))


def _is_held(parse: Parse, at: int) -> bool:
    """ "I control vigor and …": an everyday word, where nothing but a name can be."""
    before, word, behind = parse.word(at - 1), parse.word(at), parse.word(at + 1)
    if before in {":", "is"} and parse.word(at - 2) in _BOARDS and at > 1:
        before = "has"  # "his board is vigor and …"
    if parse.game is Game.MTG and behind == "(" and parse.is_kind(at + 2, Kind.SIZE):
        return word in EVERYDAY and before in HAVING | BEFORE_SIZED
    if parse.game is not Game.MTG or before not in _BEFORE_HELD:
        played = parse.game is Game.RIFTBOUND and before in PLAYING
        return played and behind in _BEHIND_CAST
    ends = behind in _BEHIND_CAST | (_BEHIND_HELD if before in HAVING else set())
    keyword = word not in NOT_OF_MAGIC and bool(parse.reads("keywords", at))
    return ends and word in EVERYDAY and not keyword


_BOARDS = frozenset("board boards side field battlefield".split())
_CASTING = frozenset("cast casts".split())
_BEFORE_HELD = HAVING | _CASTING
_BEHIND_CAST = frozenset("on targeting".split())
_BEHIND_HELD = frozenset(". , ! ? ; and but out in on when while".split()) | {"", "\n"}


def faces_of(parse: Parse, card: Card) -> tuple[Face, ...]:
    """The face that is named of each of its cards; lists ask again and again."""
    known: dict[int, tuple[Card, tuple[Face, ...]]]
    known = parse.memory.setdefault("faces", {})
    found = known.get(id(card))
    if found is None:
        named = (face_named(parse.catalogue.card(it), card.typed) for it in card.names)
        found = known[id(card)] = card, tuple(named)
    return found[1]


def spotted(parse: Parse) -> dict[str, list[Card]]:
    """The telling words of every card named in full, each with its cards."""
    found = parse.memory.get("spotted")
    if found is None:
        found = parse.memory["spotted"] = {}
        names: dict[tuple[CardName, ...], Card] = {}
        for at, token in enumerate(parse.tokens):
            if token.kind is Kind.WORD and (hit := _full(parse, at)):
                names.setdefault(hit[1].names, hit[1])
        for card in names.values():
            for word in re.findall(r"[a-z']+", card.names[0].name.lower()):
                bare = word.replace("'", "").removesuffix("s")
                found.setdefault(bare, []).append(card)
    return found


def _again(parse: Parse, at: int) -> Iterator[tuple[int, Card]]:
    """A telling word of a card named in full elsewhere: "the Armor", "Furnace"."""
    known = spotted(parse)
    if not known:
        return
    end, last = at, None
    upto = min(len(parse.tokens), at + _LONGEST)
    while end < upto and parse.tokens[end].kind is Kind.WORD:
        word = parse.word(end)
        bare = word.replace("'", "").removesuffix("s")
        cards = known.get(bare)
        if not cards or len(bare) < 3:
            break
        if last is not None and not set(map(id, cards)) & set(map(id, last)):
            break
        spoken = word in EVERYDAY or {word, bare} & SUBTYPES
        if spoken and not parse.capital(end):
            break
        last = cards if last is None else [it for it in last if it in cards]
        end += 1
    if last and end > at:
        names = tuple(dict.fromkeys(name for card in last for name in card.names))
        whole = " ".join(parse.word(n) for n in range(at, end))
        if (whole in SUBTYPES and len(last) > 1) or whole in _SMALL:
            return
        plural = parse.word(end - 1).endswith("s") and not names[0].name.endswith("s")
        yield end, Card(names, parse.said(at, end), Place(at, end), plural, sure=True)


def _partly(parse: Parse, at: int) -> tuple[int, Card] | None:
    """A card known by part of its name that is named in full nowhere."""
    word = parse.word(at)
    common = word in EVERYDAY or word in SUBTYPES or word in FIRST_NAMES
    if len(word) < 4 or common or word in parse.people:
        return None
    small = not parse.capital(at)
    if small and (names_nothing(word) or _is_of_a_kind(parse, at)):
        return None
    # "lili", beside "liliana"
    if small and (_is_cut_short(parse, word) or _ends_a_name(parse, at)):
        return None
    memory: _Memory = parse.memory.setdefault("cards", {})
    key = ("part", at)
    if key not in memory:
        found = _look(parse, at, partial=True)
        memory[key] = None if found and _goes_on(parse, at, found[0]) else found
    return memory[key]


def _is_cut_short(parse: Parse, word: str) -> bool:
    words: list[str] = parse.memory.get("sorted") or parse.memory.setdefault(
        "sorted", sorted({*parse.words})
    )
    longer = bisect(words, word)  # what begins with it comes next
    return longer < len(words) and words[longer].startswith(word)


def _ends_a_name(parse: Parse, at: int) -> bool:
    """The "stone" of "oblivion stone": of a longer name that nobody knows."""
    before = parse.word(at - 1) if at else ""
    if len(before) < _SHORTEST or before in EVERYDAY or before in parse.people:
        return False
    card = parse.catalogue.find_in_text([before], 0, parse.game, EVERYDAY, partial=True)
    return card is not None and _full(parse, at - 1) is None


# Shorter words open no name by themselves.
_SHORTEST = 4

_KINDS = SUBTYPES | {"planeswalker", "creature"}


def _is_of_a_kind(parse: Parse, at: int) -> bool:
    """ "My jace planeswalker", "pale angel": what it is like, or another's name."""
    return parse.word(at + 1) in _KINDS


def _goes_on(parse: Parse, at: int, end: int) -> bool:
    """ "Falling Moon" is no Falling Comet: one capitalised word follows another."""
    word = parse.word(end)
    if not parse.capital(at) or not parse.capital(end) or parse.word(at - 1) in _STOPS:
        return False
    spoken = word in EVERYDAY or word in SUBTYPES or word in FIRST_NAMES
    return not spoken and word not in parse.people and _full(parse, end) is None


def _is_cut_off(parse: Parse, at: int, found: tuple[int, Card]) -> bool:
    """ "Gideon Blackblade": of a name nobody knows, what several are called."""
    end, card = found
    whole = any(plain(it.name) == plain(card.typed) for it in card.names)
    several = len(card.names) > 1 and not whole and end == at + 1
    return several and parse.word(at - 1) not in _STOPS and _goes_on(parse, at, end)


def _begins_another(parse: Parse, end: int, card: Card) -> bool:
    """ "The fog knight attacks": a knight that nobody knows, and no card before it."""
    kind, start = parse.word(end), card.place.start
    before, faces = parse.word(start - 1), faces_of(parse, card)
    if kind not in SUBTYPES or end > start + 1:
        return False
    # "Bolt Goblin Guide" is told what to do; "Vigor knight attacks" is of no Vigor.
    begun = before in _STOPS and all("creature" in it.types for it in faces)
    if before not in _BEFORE_NAMED and not begun:
        return False
    return all(kind not in it.subtypes for it in faces)


_BEFORE_NAMED = BEFORE_SIZED - {"and", ","} | {"the", "your", "'s"}
_STOPS = frozenset({"", ".", "!", "?", ";", "\n", ":"})


# "The token" is none of the Leyline of the Void.
_SMALL = frozenset("the and for from with into upon its your that this".split())


def is_some_verb(parse: Parse, at: int) -> bool:
    """ "My 4/4 hesitates to attack", "skips attacking": no name, and it may not."""
    following, further = parse.word(at + 1), parse.word(at + 2)
    if following != "to" and following[-3:] != "ing":
        return False
    further = parse.word(at + 3) if further in {"not", "ever", "even"} else further
    to = following == "to" and further in TENSES
    stem = following.removesuffix("ing")
    return to or (stem != following and bool({stem, stem + "e"} & TENSES.keys()))
