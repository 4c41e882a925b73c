"""Talk around a game, where a text is not read as it stands: left out, and said so.

Stricter than small talk in what has to be in it, freer in where it stands: it may
begin behind a whole clause ("… on 2 life grinning like an idiot").
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from bot.citation import Game
from bot.scenario.grammar.slips import known_words
from bot.scenario.phrases.owned_up import owns_up
from bot.scenario.phrases.small_talk import (
    ABOUT,
    ELSE,
    counts_time,
    does_something,
    is_strange,
    says_how_many,
)
from bot.scenario.words.chat import CHAT
from bot.scenario.words.kinds import KEYWORDS, NUMBERED, OPPONENTS, SUBTYPES
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.small_words import MINE, MY_OR_HIS
from bot.scenario.words.soft import FILLERS
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.talk_words import AROUND
from bot.scenario.words.tokens import ENDS, Kind

# Words of the scenario language that tell nothing of a game by themselves.
_SAFE = frozenset(
    """
able across actual afterward afterwards agree agreed agrees almost along although
altogether anything anyway argued argues argument arguments away because beforehand
begin beginning begins being believe believed believes beloved boy brain call calling
case casually chilling claim claimed claims coming confirm correct correctly current
currently debate debating deciding different disagree disagreed disagrees durdled
durdling else entirely evening every everything exact exactly excited explain fancy few
finals find finding forgets found friendly fully general guessed guesses happen happened
happening happens heart helps including innocent insist insisted insists interact
interacts its knowing lastly lie lies likes list longer look looking losing match
matches mean means meant middle moment need needed needing needs neighbour nerves
nervous obliged ofc ordinary outside overall people plain possibilities possibility
possible presume racing real reckon reckoned relevant rival rolled rolling scary see
sees semifinals shall shop show simply smh somehow store straight strong suppose tell
telling tells tense than that these tho those tiny tries trusty understood us usual
wanna waste wasted wasting whatever wherever whether whilst whoever whom whose will
winning worked working worth would wrongly wtf yours
""".split()
)
#: what no game is told in
TALK = ABOUT | ELSE | CHAT | _SAFE | AROUND
# Said of anything: a sentence of these alone may be short for something told before
# ("but I forgot", "and my friend does the same"), or take it back ("Actually both").
WEAK = OPPONENTS | frozenset(
    """
actually sorry oops rather instead couple few bunch lot
a an the my our your his her their this that these those it its i we us me you he she
they is was are were be been being am 's 've 'd s have has had having in on at of for to
from with against between and so but now then today last first final finals next same
just really very quite here there how what where why came up come comes coming goes go
going went following like using not need needs needed please can could would should
shall will do does did doing done make makes made making let lets set sets into off
thing things call calls called puts picks picking put stop stopped stops yet still too
both
kept keep keeps want wants wanted work works worked working also well through since most
pick if ok okay which who whom one ones holding saving hiding whole back be right any
such even half before after when only no until saw see sees rule rules new yes over out
once again each other another every ever never much many more some somebody someone
something anything everything nobody anybody all way place around write writes read
reads got get gets getting forget forgets forgot remember sure certain always knew know
knowing say says said saying tell tells telling told guess maybe probably might may
while because as than else whatever whoever though tho mean means meant friend friends
buddy buddies opponent guy guys dude mate mates people group table starts start started
store saving try tries trying tried lol haha oh lmao show
""".split()
)
_AT = frozenset("at to onto against".split())
# How often it is done, or that nothing comes of it: never passed over.
COUNTS = frozenset(
    "doubled tripled halved twice thrice times copy copies fizzle fizzles fizzled "
    "fizzling likewise ditto "
    "vice versa respectively except unlike alternatively alternately excluding exclude "
    "excludes excluded including barring himself herself itself themself themselves "
    "myself yourself ourselves".split()
)
_STOPS = ENDS | frozenset([",", "(", ")", ":", "-", ""])
_JOINS = frozenset("and but so because since when as while where then".split())
# Behind a whole clause: "… grinning like an idiot", "… before my dad stops laughing".
_ADDS = frozenset("like as because since while when after before who which".split())
# They may change what was told: what they stand in has to be about more than that.
_TELLS_MORE = frozenset(
    "not never no only once again both half other another each using until first next "
    "picks picking puts stop stopped stops".split()
)
# Behind these a word nobody knows may be what is on the table, or what somebody is.
HAVING = frozenset(
    "is am are was were be 's 'm 're have has had having 've got with out up play "
    "plays played playing put puts use using run running runs into bring came come "
    "comes saw control controls controlled".split()
)
# "Confused about trample": nothing has it.
_TOPICS = frozenset(
    "about against facing regarding understand understanding get gets understands how "
    "explain explains love hate loves hates faced seen with over".split()
)
_QUARRELS = frozenset("fighting fight fought fights".split())
_MOST, _MOST_STRANGE = 26, 3


@reader("leftout")
def read_left_out(parse: Parse, at: int) -> Iterator[Reading]:
    """Up to a mark or a joining word: nothing that happens, lies there or is asked."""
    before = parse.word(at - 1) if at else ""
    word = parse.word(at)
    inside = at > 0 and before not in _STOPS and before not in _JOINS
    adds = word in _ADDS or (word.endswith("ing") and (word in ABOUT or word in CHAT))
    if inside and not (adds or _opened(parse, at)):
        return
    if word in _AT and is_unknown(parse, at + 1):
        return  # "…, a 7/7 flyer, at ivy": somebody who is attacked, for all we know
    if before == "(" and (end := _in_brackets(parse, at)):
        yield end, parse.said(at, end)
    here, telling, strange, more, having = at, 0, 0, False, False
    while here < min(len(parse.tokens), at + _MOST):
        word = parse.word(here)
        if word in _STOPS or (here > at and word in _JOINS):
            unsure = (more and telling < 2) or (having and strange)
            if (
                telling
                and not (unsure or names_one_more(parse, at, here))
                and here > at + 1
            ):
                yield here, parse.said(at, here)
            if word in _STOPS:
                return
        if is_alike(parse, here) or is_never_talk(parse, here):
            return
        step, tells = _step(parse, here)
        if not step:
            if strange == _MOST_STRANGE or inside or not is_unknown(parse, here):
                return
            strange, step, tells = strange + 1, here + 1, 1
        more, having = more or word in _TELLS_MORE, having or word in HAVING
        here, telling = step, telling + tells
    unsure = (more and telling < 2) or (having and strange)
    unsure = unsure or names_one_more(parse, at, here)
    if here == len(parse.tokens) and telling and not unsure and here > at + 1:
        yield here, parse.said(at, here)


def names_one_more(parse: Parse, at: int, end: int) -> bool:
    """ "Grumbly mofo and a 3/3 attack", "Ann, cid and me": somebody nobody knows."""
    around = range(at - (at > 0), end + 1)
    if _LISTING.isdisjoint(map(parse.word, around)):
        return False
    known = _known_no_name(parse.game)
    return all(parse.word(here) not in known for here in range(at, end))


@cache
def _known_no_name(game: Game | None) -> frozenset[str]:
    return (known_words(game) | TALK) - SUBTYPES - _IN_NAMES - _LISTING


_LISTING = frozenset({"and", "+", "&"})
_IN_NAMES = frozenset("a an the of my his her their me".split())


def is_never_talk(parse: Parse, at: int) -> bool:
    """What changes what is there or happens, however little is told beside it."""
    said = parse.word(at), parse.word(at + 1)
    has = said[0] == "controls" or (said[0] == "control" and at > 0)
    has = has and any(parse.reads("person", at - 1))
    has = has or does_something(parse, at) or _is_called(parse, at)
    has = has or owns_up(parse, at) or says_how_many(parse, at)
    return said in _CHANGES or said[0] in {*COUNTS, "hindered", "face"} or has


def _is_called(parse: Parse, at: int) -> bool:
    """ "I am Alice", where Alice is spoken of elsewhere: then it is I who is meant."""
    name = parse.word(at + 1)
    led = parse.word(at) == "am" or (
        parse.word(at) == "is" and parse.word(at - 1) == "name"
    )
    named = led and parse.capital(at + 1)
    return named and sum(one == name for one in parse.words) > 1


_CHANGES = frozenset(
    {("face", "down"), ("no", "longer"), ("not", "any"), ("apart", "from"),
     ("aside", "from"), ("other", "than"), ("all", "but"), ("used", "up"),
     *(("save", it) for it in ("mine", "yours", "his", "hers", "for"))}
)  # fmt: skip


def is_alike(parse: Parse, at: int) -> bool:
    """ "My opponent the same two": as much as is told of somebody else."""
    behind = parse.word(at + 1)
    counted = parse.is_kind(at + 1, Kind.NUMBER) or behind in {*NUMBER_WORDS, *_SUCH}
    same = parse.word(at - 1) == "the" and parse.word(at) == "same"
    return same and (counted or behind in _STOPS)


_SUCH = frozenset("creature creatures one ones card cards board setup amount".split())


def _step(parse: Parse, at: int) -> tuple[int, int]:
    """Where what is no game's stops from *at*, and how much it says; 0 for none."""
    word, following = parse.word(at), parse.word(at + 1)
    if word == "first" and following == "time":
        return at + 2, 1
    if (word, following) in _PEOPLE:
        return at + 2, 1
    if following in {"from", *ENDS} and parse.word(at - 1) == "am":
        if parse.capital(at) and sum(one == word for one in parse.words) == 1:
            return at + 1, 1  # "I am Kenji from Japan"
    if word == "played" and "before" in map(parse.word, range(at, at + 4)):
        return at + 1, 2  # "my dad never played before"
    if word in {"board", "game", "hand"} and following in {"is", "was", "state"}:
        return at + 1, 0
    if word == "game" or (word in {"lost", "won", "lose", "win"} and "game" in (
        following, parse.word(at + 2)
    )):  # fmt: skip
        return at + 1, 1
    if _is_year(parse, at) or counts_time(parse, at):
        return at + 1, 1
    if word == "lost" and parse.word(at - 1) in _SOMEWHAT:
        return at + 1, 1
    topic = _topic(parse, at)
    if topic:
        return topic, 1
    if parse.is_kind(at, Kind.WORD) and word in TALK:
        return at + 1, 0 if word in WEAK else 1 + (word in CHAT)
    return 0, 0


# Who somebody is, or what is learnt: players and judges who do nothing in the game.
_PEOPLE = frozenset(
    (one, two)
    for one, two in (
        *((it, "player") for it in ("returning", "new", "newer", "old", "casual")),
        *((it, "judge") for it in ("l1", "l2", "l3", "level", "aspiring")),
        *((it, "exam") for it in ("l1", "l2", "l3")),
        ("trick", "question"), ("rules", "lawyer"), ("judge", "candidate"),
    )
)  # fmt: skip


def is_unknown(parse: Parse, at: int, *, named: bool = True) -> bool:
    """A word that stands in no table and is not done by anybody or to anything."""
    before = parse.word(at - 1) if at else ""
    if before in OPPONENTS or before in parse.people or parse.word(at) in COUNTS:
        return False
    if parse.capital(at) and before and before not in ENDS:
        return False  # "One Bob and one Carol": it may well be a player's name.
    strange = is_strange(parse, at, named=named)
    return strange and parse.word(at) not in known_words(parse.game)


def is_mere_color(parse: Parse, at: int) -> bool:
    """The "comfy" of "at a comfy 5 life": a word nobody knows before a number."""
    sized = parse.is_kind(at + 1, Kind.SIZE) or parse.is_kind(at + 1, Kind.NUMBER)
    before = at > 0 and parse.word(at - 1) in {"a", "an", "my", "his", "her", "the"}
    return sized and before and is_unknown(parse, at) and not _is_worded(parse, at)


def _is_worded(parse: Parse, at: int) -> bool:
    """Whether a wording asks about that: "a distant unit" beside "my distant 1/2"."""
    said = rf"\b{re.escape(parse.word(at))}\b"
    quotes = (it for it in parse.tokens if it.kind is Kind.QUOTE)
    return any(re.search(said, str(it.value), re.IGNORECASE) for it in quotes)


def _in_brackets(parse: Parse, at: int) -> int:
    """The end of the "muahaha" in brackets; 0 where it may say something."""
    here = at
    while parse.word(here) not in _STOPS:
        word = parse.word(here)
        if word in _TELLS_MORE or word in {"mine", "yours", "his", "hers"}:
            return 0
        if word not in TALK and not is_unknown(parse, here):
            return 0
        here += 1
    if tells_whose(parse.words[at:here]):
        return 0
    return here if parse.word(here) == ")" else 0


def tells_whose(said: Sequence[str]) -> bool:
    """ "(opp's)", "(my side)": whose a thing is, and nothing else."""
    return {*said} <= _OWNERS and not _OWNING.isdisjoint(said)


_OWNING = OPPONENTS | MY_OR_HIS | {*MINE} | {"me", "your", "yours"}
_OWNERS = _OWNING | {"'s", "side", "board", "on", "the"}


def _opened(parse: Parse, at: int) -> bool:
    """Whether a filler stands right before *at*."""
    said = tuple(parse.word(it) for it in range(max(0, at - 4), at))
    return any(said[n:] in _FILLERS for n in range(len(said)))


_FILLERS = frozenset(FILLERS)


def _is_year(parse: Parse, at: int) -> bool:
    """ "Since 2009", "since like 2009"."""
    since = {parse.word(at - 1), parse.word(at - 2)} & {"since", "from", "around", "in"}
    year = parse.is_kind(at, Kind.NUMBER) and parse.tokens[at].number in _YEARS
    return bool(since) and year


_SOMEWHAT = frozenset("bit little so totally completely kinda am really 'm".split())
_YEARS = range(1993, 2100)


def _topic(parse: Parse, at: int) -> int:
    """The end of the keyword of "never played against infect"; 0 where none is."""
    if parse.word(at) in _QUARRELS and parse.word(at + 1) in {"about", "over"}:
        return at + 2
    if parse.word(at - 1) not in _TOPICS:
        return 0
    here = _keyword(parse, at)
    while here and parse.word(here) in {"and", "or", "+", "/"}:
        more = _keyword(parse, here + 1)
        if not more:
            break
        here = more
    return here


def _keyword(parse: Parse, at: int) -> int:
    said = tuple(parse.word(it) for it in range(at, at + 3))
    numbered = parse.word(at) in NUMBERED and not parse.is_kind(at + 1, Kind.NUMBER)
    known = next((at + n for n in (3, 2, 1) if said[:n] in KEYWORDS), 0)
    return known or (at + 1 if numbered else 0)
