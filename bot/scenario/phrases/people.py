"""Who is a player: names, pronouns, and whose something is."""

from collections.abc import Iterator

from bot.citation import Game
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.small_words import HIS
from bot.scenario.words.syntax import Person, Place, Thing
from bot.scenario.words.tokens import BULLET, Kind

ME = frozenset("i me we us".split())
HE = frozenset("he she they him her them".split())
_OPENED = frozenset(["", ".", "!", "?", ";", ",", "\n", BULLET])
_SELF = {
    "myself": "me", "himself": "self", "herself": "self", "themselves": "self",
    "themself": "self", "itself": "it", "yourself": "me", "ourselves": "me",
}  # fmt: skip
_PHRASES = PhraseTable(
    (tuple(words.split()), kind)
    for words, kind in (
        ("each player", "each"),
        ("every player", "each"),
        ("all players", "each"),
        ("all of us", "each"),
        ("everybody", "each"),
        ("both players", "each"),
        ("both of us", "each"),
        ("each of us", "each"),
        ("all of them", "each"),
        ("each of them", "each"),
        ("each of these players", "each"),
        ("we both", "each"),
        ("we each", "each"),
        ("us both", "each"),
        ("the other player", "opponent"),
        ("the other guy", "opponent"),
        ("the other dude", "opponent"),
        ("the guy across the table", "opponent"),
        ("the guy across from me", "opponent"),
        ("the dude across the table", "opponent"),
        ("the dude across from me", "opponent"),
        ("the guy on the other side", "opponent"),
        ("the guy i was playing", "opponent"),
        ("the guy i am playing", "opponent"),
        ("the guy i played", "opponent"),
        ("the dude i was playing", "opponent"),
        ("other player", "opponent"),
        ("each opponent", "each opponent"),
        ("all opponents", "each opponent"),
        ("the enemy", "opponent"),
        ("enemy player", "opponent"),
        ("the enemy player", "opponent"),
        ("the active player", "active"),
        ("active player", "active"),
        ("the attacking player", "active"),
        ("the attacker 's controller", "active"),
        ("the attacking creature 's controller", "active"),
        ("the controller of the attacker", "active"),
        ("the blocker 's controller", "defending"),
        ("the blocking creature 's controller", "defending"),
        ("the controller of the blocker", "defending"),
        ("attacking player", "active"),
        ("the defending player", "defending"),
        ("defending player", "defending"),
        ("the nonactive player", "defending"),
        ("nonactive player", "defending"),
        ("the non active player", "defending"),
        ("non active player", "defending"),
        ("a player", "somebody"),
        ("the player", "somebody"),
        ("that player", "that"),
        ("somebody", "somebody"),
        ("both", "both"),
    )
)
# Verbs only players do: a capitalised word before one is somebody's name.
PLAYER_VERBS = frozenset(
    "casts cast controls control plays picks chooses chose picked choosing casting "
    "activates uses resolves draws responds pays paid taps says shocks bolts decides "
    "attacks swings owns concedes discards plays played resolved activated tapped "
    "cycles answers hid".split()
)


_KINDS_OF_FRIENDS = (
    "other", "good", "best", "new", "old", "worthy", "little", "big", "older",
    "younger",
)  # fmt: skip


def _asks(parse: Parse, at: int) -> bool:
    """ "He bolts me, who takes the damage?": whether "who" asks, up to the end."""
    if parse.word(at + 1) not in _ASKED_OF:
        return False
    end = at
    while end < len(parse.tokens) and parse.word(end) not in _ASIDE_ENDS:
        end += 1
    return end >= len(parse.tokens) or parse.word(end) == "?"


def _is_relative(parse: Parse, at: int) -> bool:
    behind = parse.word(at - 1) in OPPONENTS and parse.word(at + 1) in {"is", "has"}
    return behind or (parse.word(at - 1) == "," and not _asks(parse, at))


_ASKED_OF = frozenset("takes eats suffers gets dies lives survives wins loses".split())
_ASIDE_ENDS = _OPENED - {""}


@reader("person")
def read_person(parse: Parse, at: int) -> Iterator[Reading]:
    """A player: me, opponent, a name, he."""
    word = parse.word(at)
    here = at
    if word == "you":
        yield at + 1, Person("me", place=Place(at, at + 1))
    if word in ME:
        aimed = word in {"me", "us"}
        yield at + 1, Person("me", place=Place(at, at + 1), aimed=aimed)
    if word in HE:
        aimed = word in {"him", "them"} and parse.word(at - 1) not in _OPENED
        yield at + 1, Person("he", word, Place(at, at + 1), aimed=aimed)
    if word == "who" and _is_relative(parse, at):
        yield at + 1, Person("relative", place=Place(at, at + 1))
    if word in _SELF:
        yield at + 1, Person(_SELF[word], word, Place(at, at + 1))
    for end, kind in _PHRASES.at(parse, at):
        if kind == "both" and parse.word(end) in {"unblocked", "tapped", "untapped"}:
            continue  # "…, both unblocked" tells of what attacks
        if parse.game is Game.RIFTBOUND and parse.word(end - 1) == "them":
            continue  # "3 to each of them": units, for players are dealt nothing
        yield end, Person(kind, place=Place(at, end))
        if kind in {"active", "defending"}:
            yield from _called(parse, at, end)
    if word in parse.people and parse.word(at + 1) != "'s":
        yield at + 1, Person("name", parse.tokens[at].raw, Place(at, at + 1))
        if (
            parse.word(at + 1) == parse.word(at + 4) == ","
            and parse.word(at + 2) in {"my", "his", "her", "our"}
            and parse.word(at + 3) in OPPONENTS
        ):
            # "Sarah, my roommate, …"
            yield at + 5, Person("name", parse.tokens[at].raw, Place(at, at + 1))
    if word in HIS or word in parse.people:
        yield from _opponent_of(parse, at)
    if "controller" in parse.words[at : at + _NEAR]:
        yield from _controller_of(parse, at)
    while parse.word(here) in {"my", "your", "the", "an", "a", "our", "this", "some"}:
        here += 1
    if here > at + 1:
        return
    if here > at and parse.tokens[here : here + 1] and _is_bf(parse, here):
        yield here + 1, Person("opponent", place=Place(at, here + 1))
    for adjective in _KINDS_OF_FRIENDS if here > at else ():
        if parse.word(here) == adjective:
            here += 1
    if here > at and (end := _called_names(parse, here)):
        yield end, Person("opponent", place=Place(at, end))
    if here == at and _dude(parse, at):
        yield at + 1, Person("opponent", place=Place(at, at + 1))
    if parse.word(here) in OPPONENTS - {"opponent"} and _is_card(parse, here):
        return
    if parse.word(here) in OPPONENTS and (
        here > at
        or parse.word(here) in {"opponent", "enemy", "opponents"}
        or parse.word(here + 1) == "'s"
    ):
        here += 1
        if parse.word(here) == "player":
            here += 1
        yield here, Person("opponent", place=Place(at, here))
        if parse.word(here) in parse.people:
            name = parse.tokens[here].raw
            yield here + 1, Person("opponent", name, Place(at, here + 1))


def _is_card(parse: Parse, at: int) -> bool:
    """The Mother of Runes of "my Mother of Runes"."""
    named = parse.word(at + 1) in {"of", "the"}
    return named and any(it.sure for _, it in parse.reads("card", at))


def _opponent_of(parse: Parse, at: int) -> Iterator[Reading]:
    """Bob's opponent, her only opponent: who that is depends on whose."""
    word, end = parse.word(at), at + 1
    if word in parse.people and parse.word(end) == "'s":
        of = Person("name", parse.tokens[at].raw, Place(at, end))
        end += 1
    elif word in HIS:
        of = Person("he", word, Place(at, end))
    else:
        return
    end += parse.word(end) == "only"
    if parse.word(end) == "opponent":
        yield end + 1, Person("opponent", place=Place(at, end + 1), of=of)


def _controller_of(parse: Parse, at: int) -> Iterator[Reading]:
    """The Bear's controller, the controller of the Bear, its controller."""
    if parse.word(at) in {"its", "their"} and parse.word(at + 1) == "controller":
        it = Thing("it", Place(at, at + 1), label="it")
        yield at + 2, Person("controller", place=Place(at, at + 2), controls=it)
    begin = at + (parse.word(at) == "the")
    before = parse.words[begin : begin + 2] == ["controller", "of"]
    for end, thing in parse.reads("thing", begin + 2 if before else at):
        stop = end if before else end + 2
        behind = parse.word(end) == "'s" and parse.word(end + 1) == "controller"
        if isinstance(thing, Thing) and (before or behind):
            place = Place(at, stop)
            yield stop, Person("controller", place=place, controls=thing)


_NEAR = 10


# "This dude attacks": a creature does so as well.
_ONLY_PLAYERS = PLAYER_VERBS - {"attacks", "swings", "taps"}


def _called_names(parse: Parse, at: int) -> int:
    """The end of the "absolute madman" of "this absolute madman"; 0 for a thing."""
    at += parse.word(at) in _UTTER
    if parse.word(at) in _NAMES_CALLED:
        return at + 1
    # "This dude chumps with a 1/1": a creature does so by itself.
    acts = parse.word(at + 1) in PLAYER_VERBS | _ACTS and parse.word(at + 2) in _WITH
    sure = parse.word(at + 1) in _ONLY_PLAYERS
    this = parse.word(at - 1) in {"this", "the", "that"}
    # "A guy attacks me with a 4/4"
    with_it = "with" in {parse.word(at + 2), parse.word(at + 3)}
    this = this or (parse.word(at - 1) == "a" and with_it)
    dude = parse.word(at) in {"dude", "guy", "kid", "man"}
    return at + 1 if dude and this and (acts or sure) else 0


def _dude(parse: Parse, at: int) -> bool:
    """ "Dude has a Worship out": no creature has that, nor goes without an article.

    And no creature is a "buddy": "buddy blocks with a 2/2".
    """
    does = parse.word(at + 1)
    friend = parse.word(at) in _FRIENDS
    led = parse.word(at - 1) in _LED or (friend and bool(at))
    if not (friend or parse.word(at) in {"dude", "guy"}) or not led:
        return False
    if does not in _HAVING:
        acts = does in PLAYER_VERBS | _ACTS
        return (acts and (friend or parse.word(at + 2) in _WITH)) or does in _DEEDS
    had = at + 2 + (parse.word(at + 2) in {"a", "an", "two", "three", "his", "got"})
    named = any(card.sure for _, card in parse.reads("card", had))
    return named or parse.is_kind(had, Kind.SIZE) or parse.word(had + 1) == "life"


_LED = _OPENED | frozenset("and but so then when if because ok okay yo hey".split())
_FRIENDS = frozenset("buddy bud pal friend mate bro homie homeboy".split())
_HAVING = frozenset("has had got controls".split())
_DEEDS = frozenset(
    "bolts shocks hits pings burns casts plays drops swings fogs wraths sacs "
    "goes sacrifices chumps topdecks activates flashes counters bolted shocked hit "
    "pinged burned played dropped fogged wrathed sacrificed went flashed gives gave "
    "puts put responded".split()
)
_UTTER = frozenset(
    "absolute complete total utter crazy poor old big fat damn freaking stupid "
    "lucky dumb evil smug cheeky little".split()
)
_NAMES_CALLED = frozenset(
    "madman maniac lunatic genius idiot jerk fool clown dummy moron noob newbie scrub "
    "nerd kid boy girl lady bastard cheater loser psycho weirdo stranger coworker "
    "classmate flatmate housemate roomie hubby hubs wifey missus stepbrother "
    "stepdad grandpa grandma aunt niece teacher boss father mother child".split()
) - {"boy"}  # fmt: skip
_ACTS = frozenset("chumps blocks swings attacks chumped blocked swung attacked".split())
_WITH = frozenset(["with", "me"])


def _is_bf(parse: Parse, at: int) -> bool:
    """The boyfriend of "my bf plays Fog", not the battlefield of "on my bf"."""
    mine = parse.word(at - 1) in {"my", "her", "his"}
    placed = parse.word(at - 2) in {"on", "onto", "to", "in", "into", "from", "at"}
    return parse.tokens[at].raw.lower() == "bf" and mine and not (placed and at > 1)


def _called(parse: Parse, at: int, end: int) -> Iterator[Reading]:
    """The defending player, Dana, …: who that is."""
    name = end + (parse.word(end) == ",")
    if parse.word(name) in parse.people and parse.word(name + 1) != "'s":
        stop = name + 1
        if name > end:
            if parse.word(stop) != ",":
                return
            stop += 1
        yield stop, Person("name", parse.tokens[name].raw, Place(at, stop))


_OWNERS = frozenset(
    {"opponent", "each", "active", "defending", "somebody", "controller"}
)


_MINE = frozenset({"my", "our", "your", "mine"})
_NO_ENEMY = OPPONENTS - {"enemy"}


@reader("owner")
def read_owner(parse: Parse, at: int) -> Iterator[Reading]:
    """Whose: my, his, Alice's, the opponent's."""
    word = parse.word(at)
    kin = parse.word(at + 1) in _NO_ENEMY and not _is_card(parse, at + 1)
    if word in _MINE and not kin:
        yield at + 1, Person("me", place=Place(at, at + 1))
    if word in {"my", "our"} and parse.word(at + 1) == "own":
        yield at + 2, Person("me", place=Place(at, at + 2))
    if word in HIS:
        yield at + 1, Person("he", word, Place(at, at + 1))
        if parse.word(at + 1) == "own":
            yield at + 2, Person("he", word, Place(at, at + 2))
    if word in parse.people and parse.word(at + 1) in {"'s", "'"}:
        end = at + 2 + (parse.word(at + 2) == "own")
        yield end, Person("name", parse.tokens[at].raw, Place(at, at + 1))
    elif word in parse.people and word.endswith("s") and parse.capital(at):
        yield at + 1, Person("name", parse.tokens[at].raw, Place(at, at + 1))
    for end, person in parse.reads("person", at):
        if person.kind not in _OWNERS:
            continue
        if parse.word(end) in {"'s", "'"}:
            yield end + 1, person
        elif parse.word(end - 1) in {"opponents", "enemy", "opponent"}:
            # "I control two Bears, my opponent one"; "my opponent blocked one".
            if parse.word(end) not in {"one", "blocked"}:
                yield end, person


@reader("name")
def read_new_name(parse: Parse, at: int) -> Iterator[Reading]:
    """A player's name where one is expected."""
    if parse.word(at) in parse.people:
        yield at + 1, Person("name", parse.tokens[at].raw, Place(at, at + 1))
