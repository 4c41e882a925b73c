"""Sentences and labels that hold no fact of a game: what people put around a case.

"We ended up not knowing what happens.", "It was the last turn of our game.",
"Nobody saw it coming.", "Theorycraft: …". What makes a sentence so is not how it is
said: none of its words names a thing on the table, a card, a number, something that
is done there, or an exception to it; and somebody knows, feels or talks, or it says
when and where it was. A clause of it that says nothing of the kind ("he did, and I
laughed") is short for something that is told elsewhere, and may be a fact.
"""

from itertools import pairwise

from bot.citation import Game
from bot.scenario.grammar.fact_words import may_be_fact
from bot.scenario.grammar.left_out import (
    COUNTS,
    TALK,
    WEAK,
    is_alike,
    is_never_talk,
    names_one_more,
    tells_whose,
)
from bot.scenario.phrases.small_talk import ABOUT, counts_time
from bot.scenario.reading.no_word_of_it import tells_nothing
from bot.scenario.reading.rewording import DONE, is_fact
from bot.scenario.words.chat import CHAT
from bot.scenario.words.kinds import COLORS, FIRST_NAMES, STATUSES, SUBTYPES, TYPES
from bot.scenario.words.occasions import OCCASIONS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.talk_words import AROUND
from bot.scenario.words.tokens import ENDS, Kind

# What people do that a table does not see, whoever it is; "decide" and "forget" lead
# to what is done, or is not.
_OF_THE_MIND = """
argue ask believe bicker blink brag care chat cheat cheer clap consult debate discuss
disagree enjoy explain figure gasp giggle google grin groan guess hate hesitate joke
laugh learn listen look love panic quarrel remember search shout shrug sigh smile
sleep smirk stare talk type understand wait watch wonder worry yell
"""
_IRREGULAR = frozenset(
    "know knows knew knowing known think thinks thought thinking sat sit sitting "
    "understood cried cry crying spoke speak speaking taught showed met meet "
    "meeting argued idea clue clueless sure unsure certain agree agreed agrees".split()
)


def _forms(verb: str) -> tuple[str, ...]:
    stem = verb.removesuffix("e")
    return verb, f"{verb}s", f"{verb}es", f"{stem}ed", f"{stem}ing"


MIND = _IRREGULAR | {form for verb in _OF_THE_MIND.split() for form in _forms(verb)}
# Who is spoken of, and how sure it is: neither says that nothing else is told.
_PEOPLE = frozenset(
    "audience child children colleague colleagues coworker crowd daughter family folks "
    "friend friends judge judges kid kids neighbor neighbours people playgroup referee "
    "roommate son spectator spectators streamer streamers student students teacher "
    "teachers regulars locals streamers noob noobs newbie newbies beginner beginners "
    "commentator commentators".split()
)
_SOFTLY = frozenset(
    "apparently basically clearly obviously honestly frankly fortunately luckily sadly "
    "unfortunately literally obviously perfectly rarely seriously supposedly closely "
    "casually embarrassingly third special close mattered mattering minute minutes "
    "wait plan plans heart".split()
)
_MOMENTS = frozenset(
    "game games match matches round rounds draft table night story stories "
    "situation thing nightmare blast fun mess drama moment".split()
)
# How many, which, and that it is not so: of what is known or felt alone.
_QUANTITIES = frozenset(
    "all another any each either every few first half last least less many more most "
    "much neither never next no none not nobody nothing once only other same second "
    "some again".split()
)
# In talk these are harmless; as all that a sentence says they are what is on a table.
_RISKY = (
    frozenset(
        """
burn control combat combo deck hand holding saving hiding hoarding pick picks picking
put puts pulled opened stack using use used place lost won lose win color colour drafted
traded borrowed bought backup way forget forgets forgot play plays quit ragequit let
lets owes keep keeps kept stop stops stopped come call called calls aggro mono ramp
midrange face join joins joined joining back out got get gets getting went go goes going
""".split()
    )
    | COLORS.keys()
    | SUBTYPES
    | TYPES
    | {*STATUSES}
    | COUNTS
    | DONE
)
_SMALL = frozenset(
    """
it him her them had have has not no nothing never none then end ended up started began
neither nobody coming next happens happen happened deep middle ten minutes either part
nearly almost drove must slept silent quiet wrong right true heated what which how why
who whether if about for over until because since obvious during break
""".split()
)
_KNOWN = (TALK | WEAK | _SMALL | OCCASIONS | MIND) - _RISKY
# What says that a sentence is about people, moods, moments.
_HEADS = (ABOUT | CHAT | AROUND) - WEAK - _PEOPLE - _SOFTLY - _RISKY
_HEADS |= {"obvious", "silent", "quiet", "heated", "drove"}
_HEADS = (_HEADS | MIND | OCCASIONS | {"fight"}) - {"commander", "remembered"}
_COMING = frozenset("come comes came".split())
_TURNING = frozenset("got get gets getting went go goes going".split())
_SUBJECTS = SUBJECTS | frozenset(
    "it this that nobody everybody everyone somebody someone neither both all none my "
    "his her our the".split()
)
_MARKS = frozenset([",", "(", ")", "-"])
_JOINING = frozenset(["and", "but", "so", "because", "then", "when", "while"])
# Behind these stands what is so, where nobody does it.
_BEFORE_STRANGE = frozenset(
    "a an the my our his her their so very really quite pretty of at in for with total "
    "this some".split()
)
_DECIDING = frozenset("last final deciding decisive crucial very first".split())
_BE = frozenset("is was 's were are am 'm 're be been".split())
_OF_A_GAME = frozenset("it this that was is we our the i were".split())
_ANSWERS = frozenset(
    "answers opinions explanations rulings questions versions theories".split()
)
_SEEMING = frozenset("be have sound seem not just look".split())
_WANTING = frozenset("want wants wanted".split())
_SEEING = frozenset("see saw seen".split())
# "He agreed not to": what that stands for is told elsewhere.
_SHORT_FOR = frozenset(
    "to not did does do would will can could has have had was is are were am".split()
)
_LONGEST, _LONGEST_LABEL = 24, 5


def factless(parse: Parse, start: int, end: int) -> bool:
    """Whether the sentence from *start* to *end* holds nothing of a game."""
    if not 1 < end - start <= _LONGEST or parse.word(end) == "?":
        return False
    words = parse.words[start:end]
    if tells_whose(words) or names_one_more(parse, start, end):
        return False
    if may_be_fact(parse, start, end):
        return False
    last = start
    for at in range(start, end + 1):
        if at < end and not _joins(parse, at):
            continue
        if any(here == at for here, _ in parse.reads("person", last)):
            continue  # "My brother | and I nearly had a fight"
        if at > last and not _clause(parse, last, at, (start, end)):
            return False
        last = at + 1
    return True


def _joins(parse: Parse, at: int) -> bool:
    """Whether a clause of its own begins behind *at*: "…, and | he did"."""
    word = parse.word(at)
    return word in _MARKS or (word in _JOINING and parse.word(at + 1) in _SUBJECTS)


def _clause(parse: Parse, start: int, end: int, whole: tuple[int, int]) -> bool:
    words = {
        parse.word(at)
        for at in range(start, end)
        if parse.word(at + 1) not in OCCASIONS  # "last night"
        or parse.word(at) in _HEADS
    }
    for at in range(start, end):
        if not _is_nothing(parse, at, start, whole):
            return False
    if parse.word(end - 1) in _SHORT_FOR and words.isdisjoint({"how", "what"}):
        return False
    foreseen = not words.isdisjoint({"coming", "not"}) and not _SEEING.isdisjoint(words)
    foreseen = foreseen or (
        not words.isdisjoint(_WANTING) and not words.isdisjoint({"be", *MIND})
    )
    said = words & _HEADS or foreseen or _is_moment(parse, start, end)
    return bool(said) and (not words & _QUANTITIES or bool(words & MIND) or (
        foreseen or _is_moment(parse, start, end)
    ))  # fmt: skip


def _is_nothing(parse: Parse, at: int, start: int, whole: tuple[int, int]) -> bool:
    """Whether the word at *at* says nothing of what is on the table or done there."""
    said = (parse.word(at), parse.word(at + 1), parse.word(at + 2))
    if said[0] in {"neither", "none"} and said[1:] == ("of", "us"):
        return True
    if said[0] == "let" and said[1] in {"me", "us"}:
        return True
    if is_alike(parse, at) or is_never_talk(parse, at):
        return False
    if said[0] == "mine" and parse.word(at - 1) == "of":
        return True
    if said[0] == "might" and said[1] in _SEEMING:
        return True  # no Might
    if counts_time(parse, at) or _counts_talk(parse, at):
        return True
    word = parse.word(at)
    if word in _TURNING:
        # "Got angry", "got three answers"
        return not (_HEADS | _ANSWERS).isdisjoint(parse.words[at + 1 : at + 4])
    plain = word in _KNOWN and not (parse.capital(at) and at > whole[0])
    cards = parse.reads("cardverb", at) if plain else ()
    plain = plain and not (
        parse.reads("keywords", at) or any(it.sure for _, it in cards)
    )
    if not parse.is_kind(at, Kind.WORD) or not (plain or not is_fact(parse, at)):
        return False
    if word in _COMING and parse.word(at + 1) in {"up", "down"}:
        return True
    if word in {"card", "cards"}:
        return parse.word(at - 1) in {"this", "that", "these", "those"}
    if word == "turn":
        return parse.word(at - 1) in _DECIDING and at - 1 > start
    if word in FIRST_NAMES or word in parse.people:
        others = (*parse.words[: whole[0]], *parse.words[whole[1] :])
        return word in others
    if parse.capital(at) and at > whole[0] and word not in _KNOWN | {"i"}:
        return False
    if word in _KNOWN:
        return True
    strange = parse.word(at - 1) in _BEFORE_STRANGE and at > start
    return strange and word not in _RISKY and tells_nothing(parse, at, *whole)


def _counts_talk(parse: Parse, at: int) -> bool:
    """ "Three different answers", "a hundred times", "had a fight about this"."""
    word, behind = parse.word(at), parse.word(at + 1)
    if word == "times":
        return parse.word(at - 1) in {"hundred", "thousand", "million"}
    if word in {"fight", "fights"}:
        return behind in {"about", "over"}
    if word in _ANSWERS:
        return at > 0 and parse.word(at - 1) not in _QUANTITIES
    answers = behind in _ANSWERS or parse.word(at + 2) in _ANSWERS
    return word in NUMBER_WORDS and (answers or behind == "times")


def _is_moment(parse: Parse, start: int, end: int) -> bool:
    """ "It was the last turn of our game": when it was."""
    words = parse.words[start:end]
    timed = "turn" in words or not _MOMENTS.isdisjoint(words)
    return timed and words[0] in _OF_A_GAME and not (_BE | _COMING).isdisjoint(words)


def likens(parse: Parse, start: int, end: int) -> bool:
    """ "In Magic it would be dead.": what is so in another game."""
    words = parse.words[start:end]
    named = any(pair in _ELSEWHERE for pair in pairwise(words))
    plain = not any(
        is_fact(parse, at) for at in range(start, end) if parse.word(at) not in _MAGIC
    )
    return (
        parse.game is not Game.MTG
        and named
        and plain
        and parse.word(end) != "?"
        and {",", "but", "and"}.isdisjoint(words)
    )


_MAGIC = frozenset({"magic", "mtg"})
_ELSEWHERE = frozenset(
    (led, game) for led in ("in", "like", "unlike", "from") for game in sorted(_MAGIC)
)


def labels_nothing(parse: Parse, start: int, end: int) -> bool:
    """ "Theorycraft:", "GA argument:": a label that says what kind of thing follows."""
    if not 0 < end - start <= _LONGEST_LABEL or parse.word(end) != ":":
        return False
    if may_be_fact(parse, start, end):
        return False
    behind = end + 1
    if parse.word(behind) in ENDS | {""} or not parse.is_kind(behind, Kind.WORD):
        return False  # "guy: 3/3" names what follows
    if any(last == end for last, _ in parse.reads("person", start)):
        return False
    words = {parse.word(at) for at in range(start, end)}
    if words <= WEAK | _PEOPLE | _QUANTITIES or "turn" in words:
        return False  # "Turn two: …" is when it happens
    return all(
        _is_nothing(parse, at, start, (start, end))
        or (at == end - 1 and tells_nothing(parse, at, start, end))
        for at in range(start, end)
    )
