"""What a card would say, told without marks and of oneself.

"If damage would be dealt to my champion, prevent 2 of that damage." is an effect of
mine with that wording; of a 2/4 of mine it is what the 2/4 says. It is left as it is
where it may only say once more what a card or wording just named does.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.cards.finding import Found
from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario.words.deaths_told import deaths_told
from bot.scenario.words.quoted_words import names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word
from bot.wording.reading import read_quoted

Tokens = tuple[Token, ...]

_OPENS = re.compile(
    r"(?:if|(?:the )?next time)\b[^,]*\bwould\b[^?]*\b(?:prevent|instead)\b"
    r"|(?:all )?damage that would be dealt to\b[^?]*\binstead\b"
    r"|whenever\b[^,]*,"
)
_ME = re.compile(r"\b(?:i|me|my|mine|we|us|our)\b", re.I)
_HIS = re.compile(
    r"\b(?:(?:my |the |an )?opponent's |(?:his|her|their) (?=champion\b))", re.I
)
_SOMEBODY = re.compile(r"\b(?:he|him|she|her)\b", re.I)
_SHORT = {"dmg": "damage", "champ": "champion", "opp's": "my opponent's"}
_SPOKEN = (
    (re.compile(r"^next time\b", re.I), "the next time"),
    (re.compile(r"^([^,]+) (?=(?:i )?prevent [^,]+$)", re.I), r"\1, "),
    (re.compile(r"\b(?:i am|i'm)\b", re.I), "you are"),
    (re.compile(r"\bi prevent\b", re.I), "prevent"),
    (re.compile(r"\bmy opponent (?=(?:loses|discards|draws|mills)\b)", re.I),
     "each opponent "),
    (re.compile(r"\bmy opponent\b", re.I), "an opponent"),
    (re.compile(r"\b(?:i|me)\b", re.I), "you"),
    (re.compile(r"\bmy\b", re.I), "your"),
    (re.compile(r"^(?:all )?damage that (would be dealt to [^,]*?) (?:is|gets) "
                r"(?:dealt|redirected) to (.*) instead$", re.I),
     r"if damage \1, that damage is dealt to \2 instead"),
    (re.compile(r"\bit is (?:dealt|redirected) to (.*) instead$", re.I),
     r"that damage is dealt to \1 instead"),
    (re.compile(r"\b(prevent(?: all but)? \d+|prevent half) of it\b", re.I),
     r"\1 of that damage"),
)  # fmt: skip
_SIZED = re.compile(
    r"\b((?:my opponent's|the opponent's|opponent's|his|her|their|my) )"
    r"(\d+/\d+)(?: (ally|creature|unit))?\b",
    re.I,
)
# What may have such a wording.
_KINDS = {
    Game.MTG: ("enchantment", "instant", "creature"),
    Game.GRAND_ARCHIVE: ("", "ally"),
    Game.RIFTBOUND: ("", "unit"),
}
_KIND = {Game.GRAND_ARCHIVE: "ally", Game.MTG: "creature"}
# What was just named may be what is told of once more.
_NAMED = frozenset(
    "shield shields effect card ability says text reads spell aura buffer".split()
)


def told_as_wordings(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with such sentences as wordings that somebody has."""
    if around.game is Game.RIFTBOUND:
        tokens = deaths_told(tokens)
    out: list[Token] = []
    last: Tokens = ()
    for sentence in _sentences(tokens):
        made = _made(sentence, around) if not _names_one(last, around) else None
        out += made or sentence
        last = sentence if len(sentence) > 1 else last
    return tuple(out) if len(out) != len(tokens) else tokens


def _sentences(tokens: Tokens) -> Iterator[Tokens]:
    """What stands between the marks that end sentences, and those with it."""
    begun = 0
    for at, token in enumerate(tokens):
        game = token.text == ":" and at - begun <= _GAME and not begun
        if token.text in ENDS or game:
            yield tokens[begun : at + 1]
            begun = at + 1
    if begun < len(tokens):
        yield tokens[begun:]


_GAME = 3


def _made(sentence: Tokens, around: Around) -> Tokens | None:
    asked = sentence[-1].text == "?"
    if asked or any(it.kind is Kind.QUOTE for it in sentence):
        return None
    ended = sentence[-1].text in ENDS
    words = sentence[: len(sentence) - ended]
    if not words:
        return None
    said = around.text[words[0].start : words[-1].end]
    for short, whole in _SHORT.items():
        said = re.sub(rf"\b{short}\b", whole, said)
    if _OPENS.match(said.lower()) is None:
        return None
    who, wording = _of_whom(said, words, around.game)
    if who is None or not any(
        _is_read(wording, around.game, kind) for kind in _KINDS[around.game]
    ):
        return None
    quote = replace(
        words[0], kind=Kind.QUOTE, text='"', raw=f'"{wording}"', value=wording,
        end=words[-1].end,
    )  # fmt: skip
    has = (*who, as_word(words[0], "has" if who[1:] else "have"), quote)
    return (*(has if who else (quote,)), *sentence[len(words) :])


def _of_whom(said: str, words: Tokens, game: Game) -> tuple[Tokens | None, str]:
    """Who has what is *said*, () for nobody, and how a card says it.

    None where it cannot be told whose it is.
    """
    said = said.replace("’", "'")
    if sized := _SIZED.search(said):
        kind = sized[3] or _KIND.get(game, "unit")
        told = said.replace(sized[0], f"this {kind}")
        theirs = _HIS if sized[1].lower() == "my " else _ME
        if theirs.search(told if theirs is _HIS else _HIS.sub("", told)):
            return None, ""  # "… to my champion is dealt to his 2/5"
        told = _HIS.sub("your ", told)
        if _SIZED.search(told):
            return None, ""
        at = next(n for n, it in enumerate(words) if it.kind is Kind.SIZE)
        led = at > 1 and words[at - 2].text in {"my", "the", "an"}
        owner = 1 + (led and words[at - 1].text.startswith("opp"))
        return (*words[at - owner : at + 1], as_word(words[0], kind)), _card(told)
    me, his = _ME.search(_HIS.sub("", said)), _HIS.search(said)
    if me and his:
        return None, ""
    if _SOMEBODY.search(_HIS.sub("", said)):
        return None, ""  # "if damage would be dealt to him"
    whose = ("my", "opponent") if his else ("i",) if me else ()
    return tuple(as_word(words[0], it) for it in whose), _card(_HIS.sub("your ", said))


def _card(said: str) -> str:
    for spoken, card in _SPOKEN:
        said = spoken.sub(card, said)
    return f"{said[:1].upper()}{said[1:]}."


def _is_read(wording: str, game: Game, kind: str) -> bool:
    kinds = frozenset({kind} - {""})
    try:
        read = read_quoted(game, wording, kinds=kinds, entire=True)
    except QuestionError:
        return False
    return bool(read.statics or read.spell)


def _names_one(last: Tokens, around: Around) -> bool:
    """Whether a card or a wording is named there that may be told of next."""
    if not {it.text for it in last}.isdisjoint(_NAMED):
        return True
    for at, token in enumerate(last):
        if token.kind is Kind.QUOTE:
            return True
        if not names(last, at) or (at and names(last, at - 1)):
            continue
        for size in range(5, 0, -1):
            said = " ".join(it.raw for it in last[at : at + size])
            if isinstance(around.catalogue.find(said, around.game), Found):
                return True
    return False
