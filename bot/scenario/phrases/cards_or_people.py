"""Whether a first name is a player's, where a card has that name too."""

from bot.cards.finding import Found
from bot.citation import Game
from bot.scenario.phrases.people import HE, ME, PLAYER_VERBS
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS, SUBTYPES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import BULLET, Kind
from bot.scenario.words.typed_words import EVERYDAY

# What a creature with such a name might be said to do in a text of its own too.
MOSTLY_PLAYERS = frozenset(
    "sacrifices sacs discards draws mills creates puts pays assigns exiles bounces "
    "taps untaps passes regenerates equips kicks flashes burns copies holds announces "
    "flings populates chooses picks orders applies uses lets declines chumps "
    "drops overloads cycles investigates proliferates animates pumps swings "
    "redirects".split()
)


def is_card(parse: Parse, at: int) -> bool:
    """Whether a card's name begins or goes on here, other than by its first name."""
    for before in range(max(0, at - 3), at + 1):
        for end, card in parse.reads("card", before):
            if end <= at:
                continue
            if end - before > 1:
                return bool(card.sure)
            speaks = _speaks_like_a_player(parse, end)
            if speaks and parse.game is not Game.MTG:
                # "Kayn attacks with 6 Might": nobody at the table is called so.
                speaks = parse.word(at) in FIRST_NAMES
                # "He has Annie, Fiery. Annie attacks …": she is told of in full.
                fights = parse.word(end) in _FIGHTS and named_in_full(parse, at)
                speaks = speaks and not fights
            if not speaks and not _only_other(parse, at):
                return bool(card.sure)
    return False


def _only_other(parse: Parse, at: int) -> bool:
    """The Alice of "Bob deals 3 to Alice": two people play, and nobody else is told.

    Unless she is told of as the card of that name.
    """
    word = parse.word(at)
    if parse.game in {None, Game.MTG} or word not in FIRST_NAMES:
        return False
    said = {*parse.words}
    if said & (ME | OPPONENTS | {"my", "our"}) or is_told(parse, at):
        return False
    if named_in_full(parse, at):
        return False
    other = said & FIRST_NAMES - {word}
    return len(other) == 1 and any(
        parse.word(n) in other
        and (
            _speaks_like_a_player(parse, n + 1)
            or parse.word(n + 1) in MOSTLY_PLAYERS | _DEALS
        )
        for n in range(len(parse.tokens))
    )


def named_in_full(parse: Parse, at: int) -> bool:
    """Whether the text names a card whose longer name begins with the word at *at*."""
    word = parse.word(at)
    return any(
        end - n > 1 and parse.word(n) == word
        for n in range(len(parse.tokens))
        for end, _ in parse.reads("card", n)
    )


_FIGHTS = frozenset("attacks defends blocks deals takes dies survives".split())
_DEALS = frozenset("deals has hits takes attacks activates".split())


def _speaks_like_a_player(parse: Parse, end: int) -> bool:
    following = parse.word(end)
    return following in PLAYER_VERBS or (
        following == "'s"
        and (
            parse.word(end + 1) in {"champion", "turn", "life"}
            or _owns(parse, end)
            or _owns_a_card(parse, end + 1)
        )
    )


def _owns_a_card(parse: Parse, at: int) -> bool:
    """ "Alice's Spark Alight": cards have no cards."""
    named = parse.game not in {None, Game.MTG} and parse.capital(at)
    return named and any(
        card.sure and end - at > 1 for end, card in parse.reads("card", at)
    )


_OF_SIZE = frozenset("might power life - and stunned exhausted other attacking".split())
_OWNED = frozenset(
    "unit units ally allies champion battlefield base deck spell spells action hand "
    "memory".split()
)


def _owns(parse: Parse, at: int) -> bool:
    """ "Annie's 4 Might unit", "Alice's ally": cards have no units, players do."""
    if parse.game in {None, Game.MTG} or parse.word(at) != "'s":
        return False
    at += 1
    while parse.is_kind(at, Kind.NUMBER) or parse.word(at) in _OF_SIZE:
        at += 1
    return parse.word(at) in _OWNED or parse.is_kind(at, Kind.SIZE)


_KNOWN = EVERYDAY | SUBTYPES | HE | ME


def owns_unknown(parse: Parse, at: int) -> bool:
    """ "Bo's 4 Might unit": a strange name that has what only players have."""
    word = parse.word(at)
    strange = parse.capital(at) and word not in _KNOWN
    strange = strange and len(word) > 1 and not parse.shouting
    return strange and (_owns(parse, at + 1) or _owns_a_creature(parse, at))


def _owns_a_creature(parse: Parse, at: int) -> bool:
    """ "Xerxes's 2/2 Wolf", "Xerxes's Lightning Bolt": cards have none of these."""
    if parse.word(at + 1) != "'s" or parse.game not in {None, Game.MTG}:
        return False
    before = at and (parse.capital(at - 1) or parse.is_kind(at - 1, Kind.QUOTE))
    begun = parse.word(at - 1) in {"", ".", "?", "!", "\n", ":", BULLET}
    if (before and not begun) or parse.within_name(at) or is_told(parse, at):
        return False
    if not parse.is_kind(at + 2, Kind.SIZE):
        if _is_nearly_a_card(parse, at):
            return False
        named = any(card.sure for _, card in parse.reads("card", at + 2))
        return named or parse.word(at + 2) in _OF_A_PLAYER
    # "Xerxes's 2/2", at the end of what is told, may say how big that one is.
    return parse.word(at - 1) in UPON or parse.word(at + 3) not in _OVER


def _is_nearly_a_card(parse: Parse, at: int) -> bool:
    """ "Urza's Armour": a card's name with a slip is nobody's armour."""
    ends = range(at + 3, min(at + 6, len(parse.tokens) + 1))
    names = (parse.said(at, end) for end in ends if parse.capital(end - 1))
    return any(
        isinstance(parse.catalogue.find(name, Game.MTG), Found) for name in names
    )


def is_told(parse: Parse, at: int) -> bool:
    """Whether something else is so called elsewhere: "a Xerxes", "my Xerxes"."""
    word = parse.word(at)
    return any(
        parse.word(n) == word
        and (parse.word(n - 1) in ARTICLES or parse.word(n + 1) == "(")
        for n in range(len(parse.tokens))
    )


ARTICLES = frozenset("a an the my his her their your 's named casts controls".split())
_CREATURES = frozenset("creature creatures token tokens attacker blocker".split())
UPON = frozenset("on onto at by with blocks bolts shocks of into from to for".split())
_OVER = frozenset([".", "?", "!", "", "\n", "and", "or"])
_OF_A_PLAYER = (
    frozenset("spell graveyard hand library turn upkeep".split()) | _CREATURES
)
