"""What only says how somebody feels, where, when and with whom something was played."""

from collections.abc import Iterator

from bot.scenario.phrases.owned_up import owns_up
from bot.scenario.words.chat import CHAT
from bot.scenario.words.kinds import FIRST_NAMES, KEYWORDS, SUBTYPES
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import BULLET, Kind
from bot.scenario.words.typed_words import EVERYDAY

# What such a sentence is about: one of these has to be in it.
ABOUT = frozenset(
    "judge story situation scenario question questions lgs fnm game games match round "
    "draft prerelease sealed tournament store shop club commander edh modern legacy "
    "pauper vintage standard cube deck decks playgroup pod league "
    "yesterday weekend arguing argued argument argue debate debating discussion "
    "disagree disagrees disagreed disagreement happened rules ruling night evening "
    "interaction discussed debated discuss "
    # how well somebody knows the game
    "new noob newbie newb beginner rookie learning learn learned learnt teaching "
    "taught teach started starting returning rusty confused confusing confuses "
    "confusion stuck stumped puzzled puzzling sure unsure certain idea clue "
    "understand understanding understood figure wondering wonder curious explain "
    "clarify clarification settle remember forget forgot google googled wiki "
    "understands knows head brain mind doubt help "
    "kitchen english german french spanish native speaker language "
    # how they feel
    "sorry thanks greedy salty mad angry smug cocky lucky unlucky happy sad excited "
    "panicked panicking nervous scared bored tired drunk dumb stupid silly embarrassed "
    "embarrassing laughing laughed laughs shrugged shrugs grinning grins smiling "
    "celebrating celebrated swears convinced insane crazy wild weird funny strange odd "
    "tricky complicated messy mess cool awesome annoying annoyed hilarious ridiculous "
    "brutal rough ugly spicy bad good great nice fun love loves hate hates "
    # what lies around a game
    "pizza beer snacks dice phone paper pen stuff collection bought drafted traded "
    "borrowed opened pulled writes wrote reads read roommate backup quit rage raged "
    "ragequit posting posted salt tilted tilt drama heated smart stubborn "
    "bot genius idiot jerk expert noobs basic teach judges honest swear cheats cheat "
    "cheating cheater cheaters liar liars bs bullshit bogus scam scummy angleshooting "
    "returning knew always "
    # how it went with the others, and with oneself
    "agree agreed agrees frustrating frustrated frustration hectic heartbreaking "
    "kidding joking joke jokes nightmare blast rookie brainfart fart panicky chaos "
    "chaotic intense epic legendary sweaty drinks drinking wine whiskey coffee dinner "
    "lunch bet bets betting buck bucks dollars money owes loser sulking sulks mood "
    "yelled yelling shouted screaming screamed crying cried bragging brags bragged "
    "gloating gloats smirk smirked smirking grumbling grumpy sigh sighed stared "
    "blank froze freaked freaking impressed surprise surprised surprising "
    "unbelievable ridiculously dramatic controversy controversial consensus opinions "
    "opinion verdict internet reddit youtube video chatgpt arena mtgo online app "
    "appreciate appreciated grateful thankful thank helpful enlighten educate "
    "homebrew precon precons budget jank janky meme memes favourite favorite "
    "vacation holiday birthday bar pub basement garage office school college dorm "
    "noobish newish embarassing embarassed apologies apologise apologize pardon".split()
)
# What else may stand in it. No word of what happens on the table is among these.
ELSE = frozenset(
    "a an the my our your his her their this that it i we us me you he she they is was "
    "are were be been am 's 've s have had has having in on at of for to from with "
    "against about between and so but now then today last first final finals next same "
    "just really very quite pretty super totally kinda sorta kind sort bit lot some "
    "here there how what where why quick little simple basic "
    "old big small long short hard tough interesting cute huge "
    "came up come comes goes go going went following like playing played play "
    "plays opponent friends friend buddy buddies bro brother sister cousin dad mom "
    "boyfriend girlfriend wife husband roommate son daughter kid kids uncle coworker "
    "driving drives using time sunday monday tuesday wednesday thursday friday "
    "saturday guy guys group people table local dude mate mates pal pals bud "
    "partner nephew niece grandpa grandma boss teacher student neighbor "
    "locals testing casual kitchen burn aggro control combo mono white blue black red "
    "green dragon goblin elf zombie vampire midrange ramp asked asks ask asking "
    "because over during while when okay ok hi hello hey everyone lol haha "
    "everybody all not need please can could would should know us something "
    "someone somebody other another each once really ever never much many more "
    "let set setting scene picture imagine do does did doing done make makes made "
    "making think thinks thinking thought feel feels feeling felt seem seems got get "
    "getting gets say says said saying tell telling told out off into thing things "
    "ages hours hour minutes minute week weeks month months day days year years ago "
    "called calls writes wrote write down picking puts putting stop stopped stops "
    "starts start watching waiting read reads right wrong correct answer yet still "
    "too anyone anybody myself might may maybe probably guess way through both kept "
    "keeps keep trying tried try want wants wanted work works explained anymore "
    "basically actually honestly also well though "
    "since been long time times most pick alright if ok umm um uh uhm hmm "
    "magic grand archive riftbound cards clearly who which picking one brand "
    "holding saving hiding hoarding whole entire 'd hurts word words nice "
    "never post posts be back nobody place right "
    "stack tbh imo imho random "
    "any better worse best worst such even half if has before after when only no "
    "using until asked seen saw told new rules rule combat internet nobody true "
    "false dear hey lol into my answer first second bunch couple "
    "being total such whiny "
    "pretty literally gf bf roomie roommates flatmate housemate pals father mother "
    "parents colleague colleagues stranger strangers regulars regular meeting met "
    "meet home house place over around late early soon later again finally booster "
    "boosters pack packs box boxes ones yes sure feels super mega ultra absolute "
    "absolutely total complete completely utterly extremely incredibly insanely "
    "honestly frankly".split()
)
_TELLING = ABOUT | CHAT
_NUMBERS = frozenset("one two three four five six seven eight nine ten".split())
_ENDS = frozenset([".", "!", "?", ":", "\n", ";", ",", "-", "", "(", ")", BULLET])
_JOINS = frozenset("and but so because since when as cause then where".split())
_MOST = 24


@reader("smalltalk")
def read_small_talk(parse: Parse, at: int) -> Iterator[Reading]:
    """ "So yesterday at my LGS we had a funny situation": up to a mark or "and".

    What it is about lets in a word or two that no scenario is told in: "my buddy
    ragequit over this". Where no mark is typed it ends before whoever does
    something, and begins with somebody of whom little is said: "… it dies im confused".
    """
    before = parse.word(at - 1) if at else ""
    bought = _bought(parse, at)
    unmarked = before not in _OPENS and not bought
    if unmarked and not _says_little(parse, at):
        return
    here, telling, strange = at, bought, 0
    while here < min(len(parse.tokens), at + _MOST) and parse.word(here) not in _ENDS:
        word = parse.word(here)
        if _names_a_card(parse, here):
            return
        if word in _DO and does_something(parse, here):
            return
        if owns_up(parse, here):
            return
        because = (
            before in _REASONS and word in SUBJECTS and parse.word(here - 1) != word
        )
        goes_on = word in _JOINS or because or _begins_anew(parse, here)
        if telling and not strange and here > at + 1 and goes_on:
            yield here, parse.said(at, here)
        if unmarked and (word in _LESS_SURE or here - at > _LITTLE):
            return
        if parse.is_kind(here, Kind.NUMBER) and parse.word(here + 1) == "%":
            here += 2
            continue
        if word == "fight" and here > at and parse.word(here - 1) in _QUARRELS:
            telling, here = True, here + 1
            continue
        about = parse.word(here - 1) in _ABOUT_RULES
        if about and (subject := _rules_subject(parse, here)):
            here = subject
            continue
        if word in _FIGHTS and parse.word(here + 1) in {"over", "about"}:
            telling, here = True, here + 2
            continue
        if counts_time(parse, here):
            timed = parse.word(here + 1) in _SPANS
            telling = telling or timed or parse.word(here - 1) in _NUMBERED
            here += 1
            continue
        if word not in ABOUT and word not in ELSE and word not in CHAT:
            if strange == _MOST_STRANGE or unmarked or not is_strange(parse, here):
                return
            strange += 1
        telling = (
            telling
            or word in _TELLING
            or (word == "playing" and parse.word(here - 1) in _WERE)
        )
        here += 1
    if telling and here > at + 1 and parse.word(here) in _ENDS:
        yield here, parse.said(at, here)


def _begins_anew(parse: Parse, at: int) -> bool:
    """Whether somebody does something there, whom the word before does not take in.

    "I am so confused | he bolts me", and not "I am sure he bolts me".
    """
    word, before = parse.word(at), parse.word(at - 1)
    name = parse.capital(at) and (word in parse.people or word in FIRST_NAMES)
    return (name or word in _WHO) and before not in _TAKES_IN


def _says_little(parse: Parse, at: int) -> bool:
    """Whether "i am", "we were", "my friend is", "this is" stands there."""
    at += parse.word(at) in {"my", "his", "her"} and parse.word(at + 1) in _FRIENDS
    return parse.word(at) in _OF_WHOM and parse.word(at + 1) in _COPULAS


_WHO = SUBJECTS | {"my", "his", "her", "their", "opponent"}
# Behind these more is said of what they say, or a thing is told of.
_TAKES_IN = frozenset(
    "a an the my our your his her their that if whether when while because since "
    "as until unless before after where what which who how why and or but than like "
    "of to in on at for from with against about between by over under into through "
    "is am are was were be been do does did has have had can could would should will "
    "may might must not never no each every any some all both only even "
    "sure unsure certain convinced idea clue doubt understand understands understood "
    "figure figured wonder wondering know knows knew think thinks thought thinking "
    "feel feels feeling felt say says said saying tell tells telling told argue argues "
    "argued arguing argument debate debating discuss discussed discussing disagree "
    "disagrees disagreed agree agrees agreed bet bets betting swear swears hope hoped "
    "hoping wish believe believes believing claims claiming insisting pretend "
    "pretended suppose supposed suspect promise promised joke joked joking read reads "
    "wrote writes explain explained explains explaining want wants wanted make makes "
    "made making let asked asks ask asking imagine picture seems seem confirm "
    "confirmed worried worry guess guessing maybe probably remember remembered afraid "
    "regret realize realized realise realised dream hear heard see saw seen expect "
    "expecting play plays playing played using kill kills times time".split()
)
_FRIENDS = frozenset(
    "friend buddy mate opponent brother sister bro dad mom wife husband boyfriend "
    "girlfriend gf bf roommate cousin kid son daughter pal".split()
)
_OF_WHOM = SUBJECTS | _FRIENDS | {"it", "this"}
_COPULAS = frozenset("is am are was were 's 'm 're got".split())
# Said of somebody at the end of a text these may say more than how he feels.
_LESS_SURE = frozenset(
    "with at on no never only none all each both new old before after until if when "
    "has have had deck decks win wins won lost loses dead".split()
)
_LITTLE = 7


def does_something(parse: Parse, at: int) -> bool:
    """ "It does something cool": what a card does, though nobody says what."""
    some = parse.word(at) in _DO and parse.word(at + 1) in _SOME
    return some and at > 0 and parse.word(at - 1) in _THINGS


_DO = frozenset({"do", "does", "did"})
_SOME = frozenset("something stuff things nothing".split())
_THINGS = frozenset("it that this which they".split())


def _names_a_card(parse: Parse, at: int) -> bool:
    """Whether "Odd Night" stands there: a card, though of everyday words."""
    return parse.capital(at) and any(
        card.sure and end > at + 1 and all(map(parse.capital, range(at, end)))
        for end, card in parse.reads("card", at)
    )


_QUARRELS = frozenset({"rules", "heated", "huge", "big", "whole"})
_ABOUT_RULES = frozenset({"about", "regarding"})


def _rules_subject(parse: Parse, at: int) -> int:
    """The end of the "trample" of "confused about trample"; 0 where none is."""
    said = tuple(parse.word(it) for it in range(at, at + 3))
    for n in (3, 2, 1):
        if said[:n] in KEYWORDS and parse.word(at + n) in _ENDS | _JOINS:
            return at + n
    return 0


# "Me and my friend were playing": nothing that lies on the table.
_WERE = frozenset("were was are am is 're 'm been".split())


# "We are fighting over this": friends, not creatures.
_FIGHTS = frozenset(["fighting", "fight", "fought", "fights"])
_MOST_STRANGE = 2


def is_strange(parse: Parse, at: int, *, named: bool = True) -> bool:
    """A word that stands in no table, is no card's and is done to nothing there.

    Not *named*: it may begin a card's name, but is none.
    """
    word = parse.word(at)
    abroad = parse.word(at - 1) == "from" and parse.word(at - 2) in {"am", "'m", "is"}
    if abroad and parse.word(at + 1) in _ENDS | _JOINS:
        return True  # "I am from Germany"
    if not parse.is_kind(at, Kind.WORD) or parse.capital(at) or word in EVERYDAY:
        return False
    if word in parse.people or word[-2:] == "'s" or word in SUBTYPES:
        return False
    if says_how_many(parse, at) or _is_done(parse, at):
        return False
    if parse.word(at + 1) in _OBJECTS or _doer(parse, at - 1) in SUBJECTS | _THEM:
        return False
    cards = (*parse.reads("card", at), *parse.reads("cardverb", at))
    return not any(named or card.sure for _, card in cards)


_SHORT = 4
# How many, and that what was told is not so: never talk. Behind a number stands what
# it counts ("two bottles of wine later"), or it counts what is told of elsewhere.
_NUMBERED_WORDS = frozenset(NUMBER_WORDS) - {"one"} | frozenset(
    "several dozen dozens pair pairs couple few".split()
)
_SO_MANY = frozenset(
    "double triple extra additional fewer less lesser none neither others rest "
    "remaining plus minus correction edit".split()
)
_COUNTED_ELSEWHERE = frozenset(
    "more less fewer extra other others additional not and or but instead again then "
    "now each too also , times".split()
)
_OF_THOSE = frozenset("them these those it the".split())


def says_how_many(parse: Parse, at: int) -> bool:
    """ "Make two more", "only one": of something that is told of elsewhere."""
    word, behind = parse.word(at), parse.word(at + 1)
    if word == "one":
        only = parse.word(at - 1) in {"only", "just", "actually", ",", "and", "make"}
        return behind in {"more", "less", "fewer", "of"} or (only and behind in _ENDS)
    if word in _NUMBERED_WORDS and not counts_time(parse, at):
        of_those = behind == "of" and parse.word(at + 2) in _OF_THOSE
        return behind in _ENDS | _COUNTED_ELSEWHERE or of_those
    again = word in {"another", "more"} and behind in _ENDS
    return word in _SO_MANY or (again and parse.word(at - 1) not in {"any", "no"})


def _is_done(parse: Parse, at: int) -> bool:
    """ "He bolts me, luckily halved": what was done to it, and no "brain fried"."""
    word, before = parse.word(at), parse.word(at - 1) if at else ""
    done = word.endswith("ed") and len(word) > _SHORT
    return done and (before == "," or before.endswith("ly"))


def _doer(parse: Parse, at: int) -> str:
    """The word at *at*, or the "they" of "they both retal" before it."""
    while parse.word(at) in _BETWEEN and at:
        at -= 1
    return parse.word(at)


_BETWEEN = frozenset(
    "all also always both each even just never not now still then".split()
)
_THEM = frozenset("it them nobody everybody everyone somebody someone nothing".split())
# "He nukes it": whatever that is, it is done to something.
_OBJECTS = frozenset("it them him her me us my his their the a an all mine".split())


@reader("doingit")
def read_doing(parse: Parse, at: int) -> Iterator[Reading]:
    """The "overdoing" of "am I overdoing it": nothing a game calls so."""
    word = parse.word(at)
    if word in _MISTAKEN or (word.endswith("ing") and word not in EVERYDAY):
        yield at + 1, word


_MISTAKEN = frozenset(
    "crazy mistaken dumb stupid insane screwed missing reading playing doing".split()
)


def _bought(parse: Parse, at: int) -> bool:
    """ "An old Forcefield I bought in 1995": where a card comes from."""
    at += parse.word(at) in {"which", "that"}
    had = tuple(map(parse.word, (at + 1, at + 2, at + 3)))
    held = had[0] in _HAD and had[1] == "been" and had[2] in _HELD
    return parse.word(at) in SUBJECTS and (had[0] in _ACQUIRED or held)


_ACQUIRED = frozenset("bought drafted traded borrowed opened pulled".split())
_HAD = frozenset(["'d", "had", "has", "have"])
_HELD = frozenset(["holding", "saving", "hiding", "hoarding"])
_REASONS = frozenset(["because", "since"])


def counts_time(parse: Parse, at: int) -> bool:
    """The number of "turn 5", "two years", "in 1995": nothing on the table."""
    if not parse.is_kind(at, Kind.NUMBER) and parse.word(at) not in _NUMBERS:
        return parse.word(at) == "turn" and (
            parse.is_kind(at + 1, Kind.NUMBER) or parse.word(at + 1) in _NUMBERS
        )
    if parse.word(at + 1) in _SPANS:
        return True
    if parse.word(at - 1) in _NUMBERED and parse.word(at - 2) not in _POINTING:
        return True  # "turn 2", and not "later this turn 2 from another spell"
    year = parse.is_kind(at, Kind.NUMBER) and parse.tokens[at].number in _YEARS
    return year and parse.word(at - 1) == "in"


_BEFORE = frozenset(
    "so ok okay well hi hello lol hey dude lmao haha bro man oh ah eh omg yeah right "
    "rofl guys q question".split()
)
_OPENS = _ENDS | _JOINS | _BEFORE
_NUMBERED = frozenset(["turn", "round", "game", "table"])
_POINTING = frozenset("this that same next last my his her their each every".split())
_SPANS = frozenset(
    "minute minutes hour hours day days week weeks month months year years games "
    "matches rounds beers".split()
)
_YEARS = range(1993, 2100)
