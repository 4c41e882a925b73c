"""Which game, and which edition of its rules, a scenario is about."""

import re
from dataclasses import dataclass, replace

from rapidfuzz.distance import OSA

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.games import GAMES
from bot.errors import Problem, QuestionError
from bot.scenario.words.editions_said import edition_unknown, editions_said
from bot.scenario.words.games_named import game_told
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.outside import off_topic
from bot.scenario.words.scanning import require_short
from bot.scenario.words.typed_words import EVERYDAY
from bot.worded import worded

_GAME = (
    r"(?P<game>mtg|magic[ :]*the gathering|(?P<word>magic)|ga|grand archive|"
    r"riftbound|rb)(?!\s{1,3}(?:against|with) [A-Z])"
)
_NUMBER = r"\d+\.\d+(?:\.\d+)?"
_RULES = r"(?:(?:core |comprehensive )?rules|edition|version)"
# "v1.3", "edition 1.3", "under the core rules 1.3", "1.3 rules".
_EDITION = (
    rf"(?:(?:in|under|with|by|using)\s+)?(?:the\s+)?(?:{_RULES}\s*)?"
    rf"v?\.?\s*({_NUMBER})(?:\s*{_RULES})?"
)
_MARK = r"\s*(?:[:;,|\-–—]+|\.(?=\s)|\n)\s*"
_PREFIX = re.compile(
    r"\s*(?:(?:so|ok(?:ay)?|hey|hi|hello|well)\b[,!.]?\s+){0,3}(?:"
    # "In Riftbound, …", "We're playing Riftbound. …", "Question about GA: …".
    r"(?:in|for|game\s*[:=-]|(?:we|i|they)(?:['’]re|['’]m| are| am| were)? "
    r"(?:play(?:ing|ed)?)|this is(?: about| from)?|(?:a )?question (?:about|on|for)|"
    r"(?:rules |quick )?question[,:]?)\s+)?"
    rf"(?:(?P<open>[\[(])\s*)?{_GAME}(?(open)(?:\s*[:,]?\s*{_EDITION})?\s*[\])]|\b)"
    rf"(?:\s+(?:tcg|(?:rules? |judge )?question|scenario|case|ruling)\b)?"
    rf"(?:\s*[:(,]?\s*{_EDITION}\s*\)?)?"
    # Only "magic" is a word that names of cards begin with.
    rf"(?(open)(?:{_MARK})?\s*|(?(word){_MARK}|(?:{_MARK}|\s+)))"
    # "rb: in edition 1.3, …" says it behind the mark.
    rf"(?:{_EDITION}{_MARK})?",
    re.IGNORECASE,
)
_EDITIONS = _PREFIX.groupindex["word"]  # the groups behind it hold the number
_NAMES = {
    "mtg": Game.MTG, "magic": Game.MTG, "ga": Game.GRAND_ARCHIVE,
    "grand archive": Game.GRAND_ARCHIVE, "riftbound": Game.RIFTBOUND,
    "rb": Game.RIFTBOUND,
}  # fmt: skip
_TELLING = {
    Game.RIFTBOUND: frozenset(
        "might mights riftbound runes rune prevent-value tank conquer battlefields "
        "legion assault".split()
    ),
    Game.GRAND_ARCHIVE: frozenset(
        "champion champ champs champions cleave retaliate retaliates retaliation "
        "bulwark enlighten durability domain intercept memory allies "
        "stealth steadfast phantasia regalia taunt retort spellshroud".split()
    ),
    Game.MTG: frozenset(
        "planeswalker planeswalkers trample lifelink deathtouch infect toxic wither "
        "mana hexproof shroud flying flyer flier creature creatures trampler "
        "lifelinker indestructible menace poison life stack instant sorcery untap "
        "graveyard library enchantment artifact commander edh mtg swings face combat "
        "deathtoucher mill mills milled enchantments artifacts creature's lifelinkers "
        "deathtoucher chump chumps blocks blocked unblocked drain drains "
        "drained treasure permanents persist undying dredge wither regenerate "
        "regenerates regenerated regeneration proliferate annihilator toughness".split()
    ),
}
_MIGHT = re.compile(r"(?<![/\d])\d+[- ]might\b|\bprevent value\b", re.IGNORECASE)
_ALLY = re.compile(
    r"\b(?:bulwark|enlighten|durability|debuff) counters?\b|"
    r"\b(?:link shield|spellshroud|omnishroud)\b|"
    r"\b(?:ally|allies|champion)\b[^.?!]{0,40}"
    r"\b(?:\d+ (?:life|power)|(?:life|power) \d+)\b",
    re.IGNORECASE,
)
_SIZE = re.compile(r"\b\d+/\d+s?\b")
# Magic's Allies are written with a capital, and are creatures besides.
_SIZED_ALLY = re.compile(r"\b\d+/\d+ (?:[a-z]+ ){0,2}all(?:y|ies)\b(?! creature)")
_WORD = re.compile(r"[A-Za-z][A-Za-z'-]*")


@dataclass(frozen=True, slots=True)
class Chosen:
    """The game, the edition, and how many characters the prefix takes."""

    game: Game
    edition: str
    skip: int = 0
    assumed: bool = False


def choose_game(
    text: str,
    catalogue: Catalogue,
    game: Game | None,
    edition: str | None,
    default: Game | None,
) -> Chosen:
    """The game said, asked for, preset or worked out.

    Raises AMBIGUOUS, UNKNOWN, and LIMIT for what is too long whatever it is.
    """
    require_short(text)
    chosen = _chosen(text, catalogue, game, edition, default)
    if chosen.edition:
        return chosen
    known = GAMES[chosen.game]
    check_edition(chosen.game, edition_unknown(text, known), text)
    said, _ = editions_said(text, known)
    return replace(chosen, edition=said[0]) if len(said) == 1 else chosen


def _chosen(
    text: str,
    catalogue: Catalogue,
    game: Game | None,
    edition: str | None,
    default: Game | None,
) -> Chosen:
    match = _PREFIX.match(text)
    said = game_said(text)
    if match and said is not None:
        typed = next(filter(None, match.groups()[_EDITIONS:]), "")
        number = edition or typed  # one asked for later than the text stands
        return Chosen(said, check_edition(said, number, text), match.end())
    if game is not None:
        return Chosen(game, check_edition(game, edition or "", text))
    if (told := game_told(text)) is not None:
        return Chosen(told, check_edition(told, edition or "", text))
    found = guess(text, catalogue, default)
    if found is None and (topic := off_topic(text, None)) is not None:
        raise topic
    if found is None:
        raise QuestionError(
            Problem.AMBIGUOUS,
            worded(
                "Which game is this: Magic, Grand Archive or Riftbound? Put “mtg:”, "
                "“ga:” or “riftbound:” in front of what you typed."
            ),
            suggestions=("mtg: …", "ga: …", "riftbound: …"),
            text=text,
            instead=[f"{one.value}: " for one in Game],
        )
    return Chosen(found, check_edition(found, edition or "", text), 0, True)


def game_said(text: str) -> Game | None:
    """The game said in front of *text*, None where none is."""
    match = _PREFIX.match(text)
    if match is None:
        return None
    return _NAMES[re.split(r"[ :]+the", match["game"].lower())[0].strip()]


def without_game(text: str) -> str:
    """*text* without the game said in front of it."""
    return _PREFIX.sub("", text, count=1) if _PREFIX.match(text) else text


def check_edition(game: Game, edition: str, text: str) -> str:
    """*edition* if the engine knows it; "" for the newest."""
    if not edition:
        return ""
    known = GAMES[game]
    wanted = edition.lower().removeprefix("v")
    for name in known:
        if name.lower().removeprefix("v") == wanted:
            return name
    raise QuestionError(
        Problem.UNKNOWN,
        worded(
            "I do not rule by edition {edition} of {game}, only by those "
            "below. Other editions that were imported can be read and compared.",
            edition=edition,
            game=game.label,
        ),
        suggestions=tuple(known),
        text=text,
    )


def guess(text: str, catalogue: Catalogue, default: Game | None = None) -> Game | None:
    """The preset game, or the one that words and card names point to; None if none.

    Another game than the preset one is taken only where nothing speaks for the preset.
    """
    score = _scores(text, catalogue)
    best = max(score.values())
    leading = [each for each, points in score.items() if points == best]
    if default is not None:
        other = leading[0]
        sure = len(leading) == 1 and best >= _SURE and not score[default]
        return other if sure else default
    if best == 0 or len(leading) > 1:
        return None
    return leading[0]


_SURE = 4
# Only in Magic is damage dealt to players, and are sources chosen.
_TO_PLAYERS = re.compile(
    r"\b(?:damage|dmg|\d+) (?:\w+ )?(?:to|at|on) (?:me|my face|my opponent|"
    r"(?:the |each )?opponent|(?:each|any|that) player|[A-Z][a-z]+(?= |\.|,|$))|"
    r"\bsource of your choice|\b(?:[Ii]'?m|I am|[Hh]e'?s|[Ss]he'?s) (?:at|on) \d+|"
    r"\b\d+ life\b",
)


# Where nothing else tells: only in Magic spells are cast and lands played.
_CASTS = re.compile(
    r"\b(?:casts?|lands?|upkeep|block(?:s|ed|ing|ers?)?|un?tap(?:s|ped)?|tap(?:s|ped)|"
    r"(?:bolt|shock|fireball|helix|ping|fog)(?:s|ed|ing|ged)?|"
    r"what (?:am i|is he|are we) (?:at|on)|"
    r"i(?:'?m| am| get| got| was) (?:hit|burned|zapped|drained|healed) (?:for|by)|"
    r"swing(?:s|ing)?|(?:attack|hit|swing)(?:s|ed)?(?: at)? (?:me|him|her))\b",
    re.IGNORECASE,
)


# What only Magic's cards say.
_ONLY_MAGIC = re.compile(
    r"\bany target\b|\bany number of targets\b|\bdamage to you\b|"
    r"\btarget (?:player|creature)\b|"
    r"\bpermanent or player\b|\bsource of your choice\b|\benchanted creature\b|"
    r"\bcombat damage that would be dealt\b",
    re.IGNORECASE,
)


def _scores(text: str, catalogue: Catalogue) -> dict[Game, int]:
    low = [word.lower() for word in _WORD.findall(text)]
    words_of = {each: telling.intersection(low) for each, telling in _TELLING.items()}
    score = {each: sum(map(low.count, told)) for each, told in words_of.items()}
    score[Game.MTG] += 2 * len(_SIZE.findall(text))
    score[Game.RIFTBOUND] += 3 * len(_MIGHT.findall(text))
    score[Game.GRAND_ARCHIVE] += 3 * len(_ALLY.findall(text))
    score[Game.GRAND_ARCHIVE] += 4 * len(_SIZED_ALLY.findall(text))
    score[Game.MTG] += 3 * len(_ONLY_MAGIC.findall(text))
    words = text.split()
    for at, word in enumerate(words):
        found = catalogue.find_in_text(words, at, None, EVERYDAY)
        if found is None:
            continue
        first = word.lower().strip(".,:;!?()'").removesuffix("'s") in FIRST_NAMES
        if first and (found.length == 1 or found.how):
            continue
        games = {name.game for name in found.names}
        if len(games) == 1:
            score[games.pop()] += 3 if found.how == 0 and found.length > 1 else 2
    if not any(score.values()) and (_TO_PLAYERS.search(text) or _CASTS.search(text)):
        score[Game.MTG] += 1
    if not any(score.values()):
        for word in {it for it in low if len(it) >= _LONG}:
            near = [game for game, told in _TELLING.items() if _slipped(word, told)]
            if len(near) == 1:
                score[near[0]] += 1
    return score


_LONG = 6


def _slipped(word: str, told: frozenset[str]) -> bool:
    """ "Creatur": one slip of a long word that tells the game."""
    return any(
        len(it) >= _LONG and it[0] == word[0]
        and OSA.distance(word, it, score_cutoff=1) <= 1
        for it in told
    )  # fmt: skip
