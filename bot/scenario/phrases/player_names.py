"""Which words of a text are names of players."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.cards_or_people import (
    ARTICLES,
    MOSTLY_PLAYERS,
    UPON,
    is_card,
    is_told,
    owns_unknown,
)
from bot.scenario.phrases.people import HE, ME
from bot.scenario.phrases.players_by_life import by_life, is_small_player
from bot.scenario.words.kinds import FIRST_NAMES, MORE_NAMES, OPPONENTS, SUBTYPES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Place
from bot.scenario.words.tokens import BULLET, Kind
from bot.scenario.words.typed_words import EVERYDAY
from bot.worded import worded


def names_in(parse: Parse) -> frozenset[str]:
    """The words of this text that are players' names, in lower case."""
    found = _listed(parse) | _playing(parse) | by_life(parse)
    for at, token in enumerate(parse.tokens):
        if token.kind is not Kind.WORD:
            continue
        if token.text.startswith("player "):
            found.add(token.text)  # "Player A"
            continue
        if not (token.capital or parse.shouting) and not _small_name(parse, at):
            continue
        if token.text in found or is_card(parse, at):
            continue
        if _ends_a_name(parse, at) or _is_unit(parse, token.text):
            continue
        if (
            (
                token.text in FIRST_NAMES
                and not _is_thing(parse, at)
                and not _is_named(parse, token.text)
            )
            or _acts_like_a_player(parse, at)
            or owns_unknown(parse, at)
        ):
            found.add(token.text)
    if "@" in parse.text:
        _check_mentioned(parse, found)
    return frozenset(found)


def _check_mentioned(parse: Parse, names: set[str]) -> None:
    """Refuse "I bolt @Bear": a person, but so a card or a creature is called.

    Raises QuestionError (AMBIGUOUS).
    """
    for at, token in enumerate(parse.tokens):
        typed = parse.text[token.start - 1 : token.end]
        if (
            typed[:1] != "@"
            or token.kind is not Kind.WORD
            or token.text in {*names, "'s"}
        ):
            continue
        raise parse.error(
            Problem.AMBIGUOUS,
            worded("Is {name} a player? Call players by other names.", name=typed),
            Place(at, at + 1),
            ("Player A",),
        )


def _listed(parse: Parse) -> set[str]:
    """ "Three players: Ann, Bo and Cy.": all of them, however strange."""
    found: set[str] = set()
    for at, word in enumerate(parse.words):
        here = _list_begins(parse, at) if word in _LEADING else 0
        if not here:
            continue
        names: list[str] = []
        while parse.is_kind(here, Kind.WORD) and (
            parse.capital(here) or parse.word(here) in {"me", "myself"}
        ):
            if parse.word(here) not in _NO_NAMES | {"myself"}:
                names.append(parse.word(here))
            here += 1
            while parse.word(here) in {",", "and"}:
                here += 1
        if len(names) > 1 or (names and parse.word(here) in ME | {"my"}):
            found.update(names)
    return found


def _playing(parse: Parse) -> set[str]:
    """ "Grace, Rose and Isabel are in a game": a list of those who play."""
    words = parse.words
    for at in range(len(words)):
        if at and words[at - 1] not in {".", "\n", ":", "!", "?"}:
            continue
        here, names = at, list[str]()
        while parse.is_kind(here, Kind.WORD) and (
            parse.capital(here) or words[here] in ME
        ):
            names += [words[here]] if words[here] not in _NO_NAMES else []
            here += 1
            while parse.word(here) in {",", "and"}:
                here += 1
        said = tuple(parse.word(here + n) for n in range(3))
        plays = said[:2] in _PLAY or (said[0] in _ARE and said[2] == "opponents")
        if len(names) > 1 and words[here - 1] not in {",", "and"} and plays:
            return {*names}
    return set()


_NO_NAMES = ME | HE | OPPONENTS
_ARE = frozenset({"are", "were"})
_PLAY = frozenset(
    (one, two)
    for one in ("are", "were", "play", "played")
    for two in ("in", "playing", "at", "a", "commander", "magic", "edh", "against")
)
_LEADING = frozenset("us players opponents pod against with :".split())
_GAME = frozenset({"game", "pod", "table"})


def _list_begins(parse: Parse, at: int) -> int:
    """Where the list begins that the word at *at* leads to, 0 for none.

    "Three players: …", "four of us at the table: …", "my opponents are …", "I play
    against …", "a four-player game with …".
    """
    word, before = parse.word(at), parse.word(at - 1) if at else ""
    after = at + 1
    if (before, word) == ("of", "us"):
        at_table = [parse.word(after + n) for n in range(3)] == ["at", "the", "table"]
        after += 3 * at_table
    elif word == "opponents" and parse.word(after) in {"are", ":"}:
        return after + 1
    elif word not in {"players", "opponents", "pod"}:
        against = word == "against" and before in {"play", "playing"}
        together = word == "with" and (
            before in _GAME or (at > 1 and parse.word(at - 2) in {"play", "playing"})
        )
        together = together or (word == ":" and before in _GAME)
        named = parse.capital(after) or parse.word(after) in ME
        listed = named and parse.word(after + 1) in {",", "and"}
        return after if (against or together) and listed else 0
    return after + 1 if parse.word(after) in {":", ","} else 0


def _ends_a_name(parse: Parse, at: int) -> bool:
    """ "Hextech Ray", "Oath of Kaya": a word of what something is called."""
    before = parse.word(at - 1) if at else ""
    if before == "of" and at > 1 and parse.capital(at - 2):
        of = parse.word(at - 2)
        return of not in EVERYDAY and of not in OPPONENTS
    return (
        parse.word(at) in _WORDS_TOO
        and bool(before)
        and parse.capital(at - 1)
        and before not in EVERYDAY
        and before not in FIRST_NAMES
        and parse.is_kind(at - 1, Kind.WORD)
    )


def _acts_like_a_player(parse: Parse, at: int) -> bool:
    """ "Xerxes controls …": a strange name that does what only players do."""
    word = parse.word(at)
    begins = at == 0 or parse.word(at - 1) in _BEFORE_ONE_ACTS
    begins = begins or (parse.is_kind(at - 1, Kind.QUOTE) and not _told(parse, word))
    strange = (
        parse.capital(at)
        and len(word) > 1
        and (word not in EVERYDAY or _is_name_too(parse, word))
        and word not in SUBTYPES
        and word not in HE | ME
        and not parse.shouting
    )
    return strange and (
        (begins and parse.word(at + 1) in _ONLY_PLAYERS)
        or (begins and parse.word(at + 1) in MOSTLY_PLAYERS and not is_told(parse, at))
        or (begins and _fights_with(parse, at + 1))
        or _is_fought(parse, at)
        or _has_life(parse, at + 1)
        or (begins and _has_a_creature(parse, at + 1))
        or _is_introduced(parse, at)
        or _beside_a_player(parse, at)
        or _whose_life_is_asked(parse, at)
    )


def _whose_life_is_asked(parse: Parse, at: int) -> bool:
    """The Xerxes and the Yara of "the life totals of Xerxes and Yara"."""
    here = at - 1
    while parse.word(here) in {"and", ","} and here > 2 and parse.capital(here - 1):
        here -= 2
    before = (parse.word(here - 1), parse.word(here)) if here else ("", "")
    return before in {("total", "of"), ("totals", "of"), ("life", "of")}


def _beside_a_player(parse: Parse, at: int) -> bool:
    """ "On himself and Xerxes": who is aimed at with a player, and told nowhere."""
    joined = parse.word(at - 1) == "and" and parse.word(at - 2) in _SELVES
    joined = joined and parse.word(at - 3) in UPON
    word = parse.word(at)
    return joined and not any(
        parse.word(n) == word
        and (
            parse.word(n - 1) in ARTICLES
            or parse.is_kind(n - 1, Kind.SIZE)
            or parse.word(n + 1) in {"(", ",", "with", "is"}
        )
        for n in range(len(parse.tokens))
    )


_SELVES = frozenset("himself herself themself themselves myself me him her".split())


def _is_introduced(parse: Parse, at: int) -> bool:
    """ "A player named Xerxes", "a spell controlled by Xerxes"."""
    before = (parse.word(at - 2), parse.word(at - 1)) if at > 1 else ("", "")
    return before in {("controlled", "by"), ("player", "named"), ("player", "called")}


_BEFORE_ONE_ACTS = frozenset([".", "\n", ",", ":", BULLET, ";", "?", "!"]) | frozenset(
    "and then response but while when if once after before so because where".split()
)


def _told(parse: Parse, word: str) -> bool:
    """ "My ally Rook has …": something that is so called."""
    return any(
        token.text == word and parse.word(at - 1) in {"ally", "unit", "champion", "my"}
        for at, token in enumerate(parse.tokens)
        if at
    )


_ONLY_PLAYERS = frozenset(
    "controls casts activates bolts shocks targets declares plays responds".split()
)
_FIGHTS = frozenset(["attacks", "blocks", "swings"])
_FOUGHT = _FIGHTS | {"attack", "attacking"}


def _fights_with(parse: Parse, at: int) -> bool:
    """ "Xerxes attacks Yara with a 4/4": creatures attack with nothing."""
    if parse.word(at) not in _FIGHTS:
        return False
    near = [parse.word(it) for it in range(at + 1, at + 4)]
    if "with" in near:
        return True
    # "Xerxes attacks Yara's champion with an ally of power 1."
    if parse.word(at + 4) != "with" or "champion" not in near:
        return False
    behind = range(at + 5, at + 10)
    sent = any(
        parse.word(it) == "ally" or parse.is_kind(it, Kind.SIZE) for it in behind
    )
    return sent and "shield" not in map(parse.word, behind)


def _is_fought(parse: Parse, at: int) -> bool:
    """The Yara of "Xerxes attacks Yara with …", if nothing is so called.

    And the Zeno of "… attacks Yara with a 4/4 and Zeno with a 3/3".
    """
    if parse.word(at + 1) != "with":
        return False
    if parse.word(at - 1) not in _FOUGHT and not _is_fought_too(parse, at):
        return False
    others = [n for n, it in enumerate(parse.tokens) if it.text == parse.word(at)]
    described = any(
        parse.word(n - 1) in {"control", "controls", "has", "have", "my", "the", "a"}
        or (parse.word(n + 1) in {",", "("} and n != at)
        for n in others
    )
    return not described and parse.game in {None, Game.MTG}


def _is_fought_too(parse: Parse, at: int) -> bool:
    if parse.word(at - 1) not in {"and", ","}:
        return False
    here = at - 1
    while here > 0 and parse.word(here) not in {".", "?", "!", "\n"}:
        here -= 1
        if parse.word(here) in _FOUGHT:
            # Sent at somebody with something, and at this one with something else.
            return "with" in parse.words[here + 2 : at - 1]
    return False


def _has_life(parse: Parse, at: int) -> bool:
    """ "Xerxes is at 5", "Xerxes has 5 life", "Xerxes's life total": in Magic."""
    if parse.game not in {None, Game.MTG}:
        return False
    numbered = parse.is_kind(at + 1, Kind.NUMBER)
    if parse.word(at) == "is" and parse.word(at + 1) in {"at", "on"}:
        return parse.is_kind(at + 2, Kind.NUMBER)
    if parse.word(at) in {"has", "gains", "loses"}:
        return numbered and parse.word(at + 2) == "life"
    return parse.word(at) == "'s" and parse.word(at + 1) == "life"


def _has_a_creature(parse: Parse, at: int) -> bool:
    """ "Xerxes has a 2/2": who is a 2/2 has none."""
    there = parse.word(at) == "has" and parse.word(at + 1) in {"a", "an", "two", "one"}
    return there and parse.game in {None, Game.MTG} and parse.is_kind(at + 2, Kind.SIZE)


# First names that are words too: names only with a capital.
_WORDS_TOO = frozenset(
    "abby amber ari art ash bill chase colin dawn dean dirk don drew ed eve evan "
    "faith frank gary gene grace gus guy harry heather holly hope ian iris ivan "
    "ivy jack jade jan jane jason jay jean jen jerry jess jill jim joe joy julius "
    "june kai ken lance lara lea lee leo liz lola luna mark marina mario mary max "
    "may maya mel mike mina nick nina norm oscar otto pam pat paul penny pete pia "
    "ray rick rita rob robin rod roger roland ron rosa rose ross roy ruby ruth "
    "sally sandra sue susie ted tim tina toby todd tom tony ty uma vic victor "
    "violet wade wally wanda wayne wendy will zoe petra serena selma clara stella "
    "carmen alexa april ward grant chase".split()
)


def _is_name_too(parse: Parse, word: str) -> bool:
    """Whether Mark may be a player: not beside Mark of Asylum, who may be meant."""
    said = zip(parse.words, parse.words[1:], strict=False)
    return word in _WORDS_TOO - _MOSTLY_VERBS and (word, "of") not in said


# "Mark casts it" is a player; "Will it die?" asks.
_MOSTLY_VERBS = frozenset({"will", "may", "max", "art"})
_EVEN_SMALL = frozenset(
    name for name in FIRST_NAMES - MORE_NAMES - _WORDS_TOO if len(name) > 2
)


def _small_name(parse: Parse, at: int) -> bool:
    return parse.word(at) in _EVEN_SMALL or is_small_player(parse, at)


def _is_named(parse: Parse, word: str) -> bool:
    """ "A legendary creature named Nora": wherever she is spoken of, no player.

    Nor is "Nora, a planeswalker with 4 loyalty".
    """
    return any(
        parse.word(at) == word
        and parse.words[at + 1 : at + 3] == [",", "a"]
        and "planeswalker" in parse.words[at + 3 : at + 6]
        for at in range(len(parse.tokens))
    ) or any(
        parse.word(at) == word
        and parse.word(at - 1) in {"named", "called"}
        and parse.word(at - 2) not in {"player", "opponent", "friend", "is", "am"}
        for at in range(2, len(parse.tokens))
    )


def _is_unit(parse: Parse, word: str) -> bool:
    """ "I attack with Darius (5 Might)", "my ally Mira": a unit wherever it is told."""
    return parse.game not in {None, Game.MTG} and any(
        parse.word(at) == word
        and (
            (
                parse.word(at - 1) in {"ally", "unit"}
                and parse.word(at + 1) not in {"controls", "controlled", "owns"}
            )
            or (
                parse.word(at + 1) == "("
                and (
                    parse.is_kind(at + 2, Kind.SIZE)
                    or (
                        parse.is_kind(at + 2, Kind.NUMBER)
                        and parse.word(at + 3) in {"might", "power"}
                    )
                )
            )
        )
        for at in range(1, len(parse.tokens))
    )


def _is_thing(parse: Parse, at: int) -> bool:
    """My Arthur, Annie (4 Might): a name that is something on the table."""
    if parse.word(at - 1) in {"my", "his", "her", "their", "a", "the", "'s", "named"}:
        # "my buddy Rob" is still a player.
        return parse.word(at - 1) not in OPPONENTS
    return parse.word(at + 1) == "(" or parse.is_kind(at + 1, Kind.SIZE)
