"""What a named card does, said in short behind it: "Furnace of Rath (doubles damage)".

Only where each word of it, and each number, is the card's own: it then tells nothing
that the card does not, and is passed over. Whatever else is said of it is refused.
"""

import re
from collections.abc import Iterator

from bot.cards.card import Face
from bot.cards.facts import is_spell
from bot.scenario.reading.rewording import Span
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import PLAYING
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import STOPS, Kind, sentence_end, sentence_start

_LEADS = frozenset("so because since cuz cause which that meaning ( , -".split())
_SMALL = frozenset(
    "so because since cuz cause which that meaning i me my he his him she her they "
    "them their it its the a an this to of on for from by any is are be am gets get "
    "goes go still now each every time when with does do will would of and turn "
    ", ( ) - + 's can could you your cannot says say said reads states basically "
    "simply been being would must should has have as many much but from into "
    "whatever any there so dealt was were give gives given make makes while also only "
    "means deal deals".split()
)
_NOT = frozenset("not no never".split())
# Other words for what cards say.
_SAID = {
    "below": ("less",), "under": ("less",), "lower": ("less",), "twice": ("doubl",),
    "doubl": ("twice",), "dmg": ("damag",), "redirect": ("dealt", "instead"),
    "extra": ("plus", "additional"), "more": ("plus", "additional"),
    "everyth": ("all", "each"), "dealt": ("deal",), "deal": ("dealt",),
    "stop": ("prevent",), "protect": ("prevent",),
    "replac": ("instead", "prevent"), "other": ("another",),
    "reduc": ("prevent", "minus"), "absorb": ("prevent",), "creatur": ("permanent",),
    "battlefield": ("base", "elsewher"), "here": ("base", "elsewher"),
    "enemy": ("opponent",),
}  # fmt: skip
_HINDERS = frozenset({"prevent", "less", "can't"})
_ENDING = re.compile(r"(?:ing|ed|es|e|s)$")
_IES = re.compile(r"ies$")
_WORD = re.compile(r"[a-z']+")


def says_of_card(parse: Parse, span: Span) -> bool:
    """Whether *span* says nothing but what the card named right before it says."""
    start, end = span
    if parse.word(start) not in _LEADS and parse.word(start - 1) not in _LEADS:
        return False
    if parse.word(start + (parse.word(start) == "(")).endswith("ed"):
        return False  # "(sacrificed this turn)": that was done, and is not there to do
    return not is_asked(parse, end) and _is_its_own(parse, span)


def _is_its_own(parse: Parse, span: Span) -> bool:
    start, end = span
    face = _face_before(parse, start)
    words = [parse.word(at) for at in range(start, end)]
    if face is None or (is_spell(face) and _aims(parse, span, face)):
        return False
    text = face.text.lower()
    if not _LASTING.isdisjoint(words):
        # "The One Ring (protection from everything)": it has entered, so that is so.
        text = "\n".join(it for it in text.split("\n") if not _ENTERS.match(it))
    if not text or ("prevent" in text and _both_ways(words, text)):
        return False
    own = {_stem(it) for it in _WORD.findall(text)}
    numbers = {*re.findall(r"\d+", text)}
    numbers |= {str(NUMBER_WORDS[it]) for it in own & NUMBER_WORDS.keys()}
    told, before = False, {*parse.words[:start]}
    for at, word in zip(range(start, end), words, strict=True):
        if parse.is_kind(at, Kind.NUMBER) or word in NUMBER_WORDS:
            if str(NUMBER_WORDS.get(word, word)) not in numbers:
                return False
        elif word in _NOT:
            if own.isdisjoint(_HINDERS):
                return False
        elif word not in _SMALL:
            stem = _stem(word)
            if parse.is_kind(at, Kind.COUNTER) and f"{word} " in text:
                told = True  # "+2 Might"
                continue
            if parse.tokens[at].kind is not Kind.WORD:
                return False
            if not own.isdisjoint({stem, *_SAID.get(stem, ())}):
                told = True
            elif word not in before:
                return False
    return told


_ENTERS = re.compile(r"when\b[^.]*\benters\b")
# What somebody has for some time once an ability has resolved.
_LASTING = frozenset("protection hexproof shroud indestructible lifelink".split())


def explained(parse: Parse) -> tuple[Span, ...]:
    """Where *parse* says over again what a card says, in brackets or behind "which".

    "Discipline (give a unit +2 Might) on my unit", "Annie, which makes my spells …".
    """
    words, found = parse.words, []
    for at, word in enumerate(words):
        if word == "(" and ")" in words[at:]:
            end = words.index(")", at)
            if says_of_card(parse, (at + 1, end)):
                found.append((at, end + 1))
        elif word == "," and parse.word(at + 1) in _WHICH:
            end = sentence_end(parse.tokens, at)
            if says_of_card(parse, (at + 1, end)):
                found.append((at, end))
    return (*found, *_said_again(parse))


def _said_again(parse: Parse) -> Iterator[Span]:
    """ "He plays Falling Comet on my unit. Falling Comet deals 6 to that unit."

    Whole sentences of what was played before them.
    """
    played: set[str] = set()
    begins = True
    for at in range(len(parse.tokens)):
        ends = [(end, it) for end, it in parse.reads("card", at) if it.sure]
        end, card = max(ends, key=lambda one: one[0], default=(at, None))
        name = parse.said(at, end).lower()
        stop = sentence_end(parse.tokens, end)
        if begins and name in played and parse.word(stop) != "?":
            if _is_its_own(parse, (end, stop)):
                yield at, stop
        if card is not None and parse.word(at - 1) in PLAYING:
            played.add(name)
        begins = parse.word(at) in STOPS


_WHICH = frozenset({"which", "meaning", "so", "that"})


def _aims(parse: Parse, span: Span, face: Face) -> bool:
    """Whether it says whom the spell targets, which is told nowhere before."""
    start, end = span
    aimed = [at + 1 for at in range(start, end) if parse.word(at) in _AT]
    if "target" not in face.text.lower() or not aimed:
        return False
    return not {parse.word(at) for at in aimed} <= _MINE | {*parse.words[:start]}


_AT = frozenset({"to", "on", "at"})
# Nobody that is on the table yet: "deal 5 to a unit".
_MINE = frozenset("me my it that this a an any target each all up two three".split())


def _both_ways(words: list[str], text: str) -> bool:
    """Whether one of the two says that nothing is prevented, and not the other."""
    said = bool(_NOT & {*words}) and any(it.startswith("prevent") for it in words)
    return said != ("can't be prevented" in text)


def _stem(word: str) -> str:
    word = _IES.sub("y", word)
    return _ENDING.sub("", word) if len(word) > 4 else word


def _face_before(parse: Parse, at: int) -> Face | None:
    """The card that is named last before *at* in its sentence."""
    begin = sentence_start(parse.tokens, at)
    if begin >= at - 1 > 1 and parse.word(begin - 1) == "!":
        begin = sentence_start(parse.tokens, begin - 1)  # it ends the name
    found: Face | None = None
    here = begin
    while here < at:
        cards = [(end, it) for end, it in parse.reads("card", here) if end <= at]
        end, card = max(cards, key=lambda one: one[0], default=(here + 1, None))
        sure = card is not None and (card.sure or parse.capital(here))
        if card is not None and sure and len(card.names) == 1:
            found = parse.catalogue.card(card.names[0]).face
        here = end
    return found


def is_asked(parse: Parse, at: int) -> bool:
    """Whether the sentence that goes on at *at* is a question."""
    at = sentence_end(parse.tokens, at)
    return parse.word(at) == "?"
