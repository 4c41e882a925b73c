"""Talk: a question or a claim that tells nothing of the board.

"Does that work?", "I think it survives": every word is soft, or names what is told of
elsewhere. What could tell something is never taken for talk.
"""

from collections.abc import Iterator

from bot.frozen import frozen
from bot.scenario.grammar.claims import (
    SAID_SO,
    WHILE,
    claims,
    reasoned,
    states,
    told_elsewhere,
)
from bot.scenario.grammar.fact_words import claims_more
from bot.scenario.grammar.left_out import TALK
from bot.scenario.grammar.named import named
from bot.scenario.grammar.never_soft import (
    counts_some,
    describes,
    fights,
    is_legality,
    of_another_turn,
    only_here,
    sizes_anew,
)
from bot.scenario.words.kinds import KEYWORD_WORDS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.soft import ASKING, NEVER_SOFT, SOFT
from bot.scenario.words.tokens import ENDS, Kind, sentence_end
from bot.scenario.words.unmarked import without_subject

_COST = 60
_COST_OF_WORD = 6
# A claim costs more than a question of the same words.
_COST_OF_CLAIM = 15
# So many words one soft question or claim has at most.
_LONGEST = 80
_SHORT_FOR = 4
# "The Ray deals 3 to it, does it die?": what is done so often is told.
_DONE = frozenset(
    "deals hits takes gains draws loses attacks assigns deal hit take gain draw lose "
    "attack assign dealt took gained drew lost attacked".split()
)
_BEFORE_SOFT = ENDS | {",", ":", "and", "so", "but", "or", "because"}
_OPENING = frozenset(
    "is are am was were do does did will would can could should what who how which why "
    "where whose".split()
)
_PLAYED = frozenset("block blocks attack attacks play move line way option".split())
_COPULAS = frozenset("is are am was were".split())
# "Am I covered |if he bolts me?": what is supposed is read for itself.
_SUPPOSING = frozenset(["if", "when"])
_SOFT_MARKS = frozenset([",", "-", "(", ")", "/", "->", "="])


@frozen
class _Talk:
    """How words that tell nothing begin.

    *claimed*: where the claim begins that they make ("I think that …"), 0 if none.
    *opening*: whether the first word asks; *asks*: whether all of it is a question.
    """

    at: int
    claimed: int
    opening: bool
    asks: bool


def soft(parse: Parse, at: int) -> Iterator[tuple[int, int, str]]:
    """A question or a claim whose every word is soft or already named.

    Its cost, where it ends, and which it is: ``soft`` or ``claim``.
    """
    talk = _begun(parse, at)
    if talk is None:
        return
    sure = talk.claimed or talk.opening
    if not (sure or talk.asks):
        return
    kind = "claim" if talk.claimed else "soft"
    here = talk.claimed or at
    cost = _COST + _COST_OF_WORD * (here - at)
    while here < min(len(parse.tokens), at + _LONGEST):
        word = parse.word(here)
        supposes = word in _SUPPOSING or (
            word in {"and", "or"} and parse.word(here + 1) in _OPENING
        )
        supposes = supposes and talk.opening and talk.asks
        # "He says it dies because he has a Fireball": that is no opinion.
        supposes = supposes or (bool(talk.claimed) and reasoned(parse, at, here))
        if word in ENDS or word in {",", "(", ")"} or supposes:
            if not talk.claimed and any(it(parse, at, here) for it in _OF_THE_BOARD):
                return
            if not sure and word == "," and not _leads_on(parse, at, here):
                return
            if here > at + 1:
                yield cost + _COST_OF_CLAIM * (talk.claimed > 0), here, kind
            if word in ENDS:
                return
        end = None if _tells_something(parse, talk, here) else _past(parse, talk, here)
        if end is None:
            return
        here = end
        cost += _COST_OF_WORD
    if not talk.claimed and is_legality(parse, at, here):
        return
    if here == len(parse.tokens) > at + 1 and sure:
        yield cost, here, kind


def _leads_on(parse: Parse, at: int, here: int) -> bool:
    """Whether what stands up to the comma at *here* is of what is asked behind it.

    "In the end step, what is …", "the Angel takes it, doesn't she?"; but "damage is
    doubled, what's my life?" tells something first.
    """
    if parse.word(at) in _OF_A_TIME:
        return True
    behind = parse.words[here + 1 : here + _SHORT_FOR + 1]
    if behind[:1] and behind[0] in _TAGS and behind[1:2] == ["?"]:
        return True
    tag = [it for it in behind if it != "not"]
    return tag[:1] != [] and tag[0] in _OPENING and tag[2:3] == ["?"]


_TAGS = frozenset("right correct true yes no yeah".split())
_OF_A_TIME = frozenset("in at after by on during before".split())


def _begun(parse: Parse, at: int) -> _Talk | None:
    """Words that may tell nothing and begin at *at*; None where they cannot."""
    claimed = claims(parse, at)
    begins = at == 0 or parse.word(at - 1) in _BEFORE_SOFT
    opening = parse.word(at) in _OPENING or _to_confirm(parse, at)
    if not (claimed or opening or begins or parse.is_kind(at - 1, Kind.ENUM)):
        return None
    # "Alice's Wolf is a 1/1": behind its subject it is told, not asked.
    asks = asked(parse, at)
    told = parse.word(at) in _COPULAS
    # "“…” is still up?" is asked of it, "“…” is my opponent's." is told.
    told = told and not (asks and parse.is_kind(at - 1, Kind.QUOTE))
    opening = opening and (begins or not told)
    # "… attacks, and so does my 3/3": as much is told as of what stands before.
    if opening and parse.word(at - 1) == "so" and not _asked_later(parse, at):
        return None
    # "… and is at 4 life" asks nothing: what is told is read or refused.
    opening = opening and not (told and parse.word(at - 1) == "and")
    opening = opening and (asks or not _goes_on_telling(parse, at))
    # "I bolt my opponent who is at 3.", "…, who has a shield of 3.": told of it.
    if parse.word(at) in {"who", "whose"} and not asks:
        behind = parse.word(at - 1) in {",", "and"}
        if not begins or (behind and _counts(parse, at)):
            return None
    # ", which I destroyed", "a card where …": told of what stands before it.
    apart = (
        parse.word(at) in {"which", "where"}
        and at > 0
        and parse.word(at - 1) not in ENDS
    )
    if apart and not asks:
        return None
    # "The next 2 damage that would be dealt to me": goes on with what stands before.
    if opening and parse.word(at - 1) in {"that", "which"} and not asks:
        return None
    return _Talk(at, claimed, opening, asks)


def _to_confirm(parse: Parse, at: int) -> bool:
    """ "Please confirm: the counters come off, and it dies?": all of it is asked."""
    marked = parse.word(at - 1) in {":", "that"}
    return marked and parse.word(at - 2) in {"confirm", "verify"} and asked(parse, at)


def _goes_on_telling(parse: Parse, at: int) -> bool:
    """ "It attacks but does have lifelink": a verb of what stands before it.

    A question has its subject behind the verb: "but does it die".
    """
    if (parse.word(at), parse.word(at + 1)) == ("does", "have"):
        return True
    if at < _SHORTEST_TOLD or parse.word(at - 1) not in _GOING_ON:
        return False
    if parse.word(at) not in _VERBS or parse.word(at - 2) in ENDS:
        return False
    behind = at + 1 + (parse.word(at + 1) == "not")
    if parse.word(behind) in {"a", "an"}:
        return True
    if parse.word(behind) in _SUBJECTS or parse.is_kind(behind, Kind.QUOTE):
        return False
    return not any(parse.reads(it, behind) for it in ("person", "thing", "things"))


_SHORTEST_TOLD = 2
_GOING_ON = frozenset(["and", "but", ","])
_VERBS = frozenset("is are am was were do does did will would can could should".split())
_SUBJECTS = frozenset(
    """
    it its he she they him them this that these those the my his her their our dead
    alive lethal safe fine ok okay good saved enough prevented allowed legal right
    mine yours hers theirs both all each either neither any anything everything nothing
    something anybody anyone everybody everyone nobody there one ones we you i damage
    combat lifelink trample deathtouch protection prevention life
    """.split()
)


def _tells_something(parse: Parse, talk: _Talk, here: int) -> bool:
    """Whether the word at *here* tells of the board, so that it is not just talk."""
    word, claimed = parse.word(here), talk.claimed
    if word == "best" and parse.word(here + 1) in _PLAYED:
        return True  # what to do is nothing that comes out
    never = word in NEVER_SOFT and not (claimed and _may_be_said(parse, here))
    if never or parse.is_kind(here, Kind.QUOTE):
        return True
    if states(parse, talk.at, here) if claimed else only_here(parse, here):
        return True
    if claimed and here >= claimed and claims_more(parse, here):
        return True
    # "…, was on 7" and "what am I at (10 before)" tell a life total.
    bare = parse.word(talk.at) in {"was", "were"} and here == talk.at + 2
    before = parse.word(here - 1)
    if parse.is_kind(here, Kind.NUMBER) and not claimed and (
        before in {"(", "from"}
        or (before in {"at", "on"} and (bare or _in_brackets(parse, talk.at, here)))
    ):  # fmt: skip
        return True
    # ", which can't be prevented": tells of what stands before it.
    if word == "not" and parse.word(talk.at) == "which" and not talk.asks:
        return True
    if not (claimed or talk.asks) and _tells(parse, talk.at, here):
        return True
    # "But I have a +1/+1 counter on mine do they still trade?"
    sized = parse.is_kind(here, Kind.COUNTER) or parse.is_kind(here, Kind.SIZE)
    # "Does Fog do anything against my two 3/3s?", of which nothing else tells.
    counted = here > 1 and parse.reads("number", here - 1) and word not in SOFT
    if parse.is_kind(here, Kind.SIZE) and counted and not claimed:
        return True
    if sized and not (claimed or talk.opening):
        # "… and same power 2/2, who dies?": nothing else tells how big they are.
        if _has(parse, talk.at) or not told_elsewhere(parse, talk.at, here):
            return True
    done = word in _DONE and parse.is_kind(here + 1, Kind.NUMBER)
    return done and not (claimed or talk.opening)


def _in_brackets(parse: Parse, start: int, at: int) -> bool:
    """Whether *at* is in a bracket that opens behind *start*: "(was at 10)"."""
    words = parse.words[start:at]
    return "(" in words and ")" not in words


def _past(parse: Parse, talk: _Talk, here: int) -> int | None:
    """Where the soft word or the name at *here* ends; None if it is neither."""
    word = parse.word(here)
    # "Does deathtouch beat indestructible?" of what is told later on.
    rules = talk.asks and word in KEYWORD_WORDS
    if parse.lenient and (rules or word in TALK):
        return here + 1
    if word in SOFT or word in _SOFT_MARKS:
        return here + 1
    if talk.claimed and _may_be_said(parse, here):
        return here + 1
    end = named(parse, here)
    if talk.claimed and (end is None or not _counted_or_told(parse, talk.at, here)):
        parse.memory.setdefault("only claimed", here)
        return None
    return end


def _may_be_said(parse: Parse, here: int) -> bool:
    """ "He says it ignores that", "… it is 5 Might while defending": of an opinion."""
    word = parse.word(here)
    timed = word in {"attacking", "defending"} and parse.word(here - 1) in WHILE
    return timed or word in SAID_SO


def _goes_on(parse: Parse, start: int, end: int) -> bool:
    """ "What's her life and the creature's toughness?": a thing more that is asked."""
    if parse.word(start - 1) != "and" or parse.word(end) != "?":
        return False
    return not ASKING & {*parse.words[start:end]}


# What these see up to a pause is asked or told of the board.
_OF_THE_BOARD = (
    is_legality, describes, counts_some, fights, of_another_turn, sizes_anew, _goes_on
)  # fmt: skip


def _asked_later(parse: Parse, at: int) -> bool:
    """Whether the sentence at *at* ends with a question mark."""
    start = at
    at = sentence_end(parse.tokens, at)
    # "So does he." is short for something; "So is it 1 damage and a poison" asks.
    opens = start < _SHORT_FOR or parse.word(start - 2) in ENDS
    asks = parse.word(start + 1) in {"it", "i"} and at - start > _SHORT_FOR
    sized = any(parse.is_kind(it, Kind.SIZE) for it in range(start, at))
    return parse.word(at) == "?" or (opens and asks and not sized)


def _counts(parse: Parse, at: int) -> bool:
    """Whether there is a number, or a size, up to the end of the sentence."""
    while at < len(parse.tokens) and parse.word(at) not in ENDS:
        if parse.reads("number", at) or parse.is_kind(at, Kind.SIZE):
            return True
        at += 1
    return False


def _tells(parse: Parse, start: int, at: int) -> bool:
    """What is no question, whatever it begins with: "can't be …", "and I have a …"."""
    if at == start + 1 and without_subject(parse.words[start : start + 3]):
        return True
    return parse.word(at) in {"and", "but", ","} and _has(parse, at + 1)


def _has(parse: Parse, at: int) -> bool:
    """Whether somebody has something there."""
    return any(
        parse.word(end) in {"has", "have", "had", "control", "controls", "got"}
        for end, _ in parse.reads("person", at)
    )


def _counted_or_told(parse: Parse, start: int, at: int) -> bool:
    """A number, a player, or what another sentence tells of."""
    counted = bool(parse.reads("number", at)) or bool(parse.reads("person", at))
    return counted or told_elsewhere(parse, start, at, claimed=True)


def asked(parse: Parse, at: int) -> bool:
    """Whether the sentence that goes on at *at* ends with a question mark."""
    ends: list[str] = parse.memory.get("ends", [])
    if not ends:
        # Once for all places: from the end, what the sentence of each ends with.
        end = ""
        for place in range(len(parse.tokens), -1, -1):
            end = word if (word := parse.word(place)) in ENDS else end
            ends.append(end)
        ends.reverse()
        parse.memory["ends"] = ends
    return ends[at] == "?"
