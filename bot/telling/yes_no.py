"""Whether what was asked can be answered by "yes" or "no", and by which of them.

How a question was typed decides: the same is asked by "Does it die?", "Who dies?" and
"Does it live or die?", and only the first is answered so. In doubt neither is said.
"""

import re
from collections.abc import Sequence

from bot.engine.asking_places import NOWHERE, RECALLED, THERE
from bot.engine.asking_results import CEASES
from bot.engine.outcome import Answered, Outcome
from bot.engine.question import LOSES, Ask, AskKind
from bot.telling.fates import by_state, came_back
from bot.telling.words import Words

# What such a question begins with, behind words that lead to it.
_BEGINS = re.compile(
    r"(?:(?:and|so|but|then|also|now|ok|okay|well|is it true that)[ ,]+)*"
    r"(?:am|is|are|was|were|do|does|did|will|would|can|could|may|might|has|have|had"
    r"|must|should|whether|if)\b",
    re.IGNORECASE,
)
# Yes to what is not so is no to what is; "or" asks which of two.
_UNCLEAR = frozenset(
    {"not", "never", "no", "nobody", "nothing", "neither", "without", "or", "only"}
    | {"just", "first", "before", "unless", "instead", "keep"}
    | {"illegal", "how", "what", "which", "who"}
)
_WORD = re.compile(r"[a-z]+(?:['’]t)?")
_CLOSING = re.compile(
    r"(?:\bor (?:not|no|what)|,? (?:right|correct|yes|true))[ ?]*$", re.IGNORECASE
)
_MAKES_IT = re.compile(r"\b(?:make|makes|made) it\b")
_OUT = re.compile(r"\bout(?: of (?:it|this|the game))?$")
# Words by which each kind is asked, and those by which its opposite is.
_ASKING = {
    AskKind.DIES: (
        "die dies died dying dead gone lethal kill kills killed killing lose loses "
        "lost losing trade trades toast win wins won winning",
        "survive survives survived surviving live lives lived living alive ok okay "
        "safe fine save saves saved",
    ),
    AskKind.WINS: ("win wins", ""),
    AskKind.WINS_FIGHT: ("win wins", ""),
    AskKind.CAN_KILL: ("kill", ""),
    AskKind.CAN_SAVE: ("save", ""),
    AskKind.CONQUERS: (
        "conquer conquers take get win capture hold keep score scores point points",
        "",
    ),
    AskKind.GAINS: ("gain gains", ""),
    AskKind.LOSES_LIFE: ("lose loses", ""),
    AskKind.TAPPED: ("tapped", "untapped"),
    AskKind.IN_FORCE: ("there left", "gone"),
    AskKind.APPLIES: ("apply applies work works", ""),
    AskKind.ORDER_MATTERS: ("matter matters", ""),
    AskKind.CAN_BLOCK: ("block", ""),
    AskKind.CAN_ATTACK: ("attack", ""),
    AskKind.CAN_TARGET: ("target", ""),
    AskKind.CAN_CAST: ("cast play", ""),
    AskKind.CAN_EQUIP: ("equip", ""),
    AskKind.CAN_RETALIATE: ("retaliate", ""),
    AskKind.CAN_INTERCEPT: ("intercept", ""),
    AskKind.BLOCKED: ("blocked", "unblocked"),
    # Numbers: of which any is a yes, and none.
    AskKind.DAMAGE_DEALT: (
        "take takes taken deal deals dealt get gets hit through suffer suffers "
        "go goes redirected sent moved",
        "",
    ),
    AskKind.DAMAGE_MARKED: ("have has at on", ""),
    AskKind.LIFE: ("at on left have", ""),
    AskKind.DEALS: ("deal deals do", ""),
    AskKind.GAINED: ("gain gains", ""),
    AskKind.LIFE_LOST: ("lose loses", ""),
    AskKind.COUNTERS: ("lose loses lost", ""),
    AskKind.TRIGGERS: ("trigger triggers happen happens", ""),
    AskKind.DRAWN: ("draw draws", ""),
    AskKind.SHIELD: (
        "left remain remains remaining there have keep stay stays survive last hold",
        "gone used spent broken exhausted empty away lose lost disappear vanish expire",
    ),
    AskKind.PREVENTED: (
        "prevented prevent stop stopped preventable absorb help anything",
        "",
    ),
}
# Where that has to be what is asked about, for a yes.
_ENDS_UP = (
    ("lose loses lost", {"graveyard", "exile", "library", NOWHERE, CEASES}),
    ("trash graveyard", {"graveyard", CEASES}),
    ("exiled exile banished", {"exile"}),
    ("hand", {"hand"}),
    ("base recalled", {"base", RECALLED}),
    ("stay stays remain remains still on", {"battlefield", THERE}),
)
_SAME = {AskKind.LOSES: AskKind.DIES, AskKind.ALL_DIE: AskKind.DIES}
_NUMBERS = frozenset(
    {AskKind.DAMAGE_DEALT, AskKind.DEALS, AskKind.GAINED, AskKind.LIFE_LOST}
    | {AskKind.LIFE, AskKind.COUNTERS, AskKind.DAMAGE_MARKED}
    | {AskKind.TRIGGERS, AskKind.DRAWN, AskKind.SHIELD, AskKind.PREVENTED}
)
# Not whether there is any, but how much of it.
_WHOLE = frozenset(
    {"all", "full", "whole", "entire", "everything", "fully", "completely"}
    | {"double", "doubled", "more", "less", "extra", "half", "twice", "rest"}
    | {"reduced", "least", "most", "enough", "excess"}
)
_ANY = frozenset({"any", "anything", "anyone", "anybody", "either", "one", "some"})
# "With one Pyroclasm", "if one has a shield": not of one of those asked about.
_BESIDE = re.compile(r"\b(?:(?:with|by|for|from|in) (?:just )?one|(?:if|when)\b[^,]*)")
_TWO, _PAIR = frozenset({"both", "either"}), 2
_ALL = frozenset({"both", "all", "everything", "everyone", "each", "every"})
_CAN = frozenset({"can", "could", "preventable"})
_DEATHS = frozenset({AskKind.DIES, AskKind.LOSES})
_OF_A_DEED = frozenset({AskKind.DIES, AskKind.DAMAGE_DEALT})
_SAVING = frozenset({"save", "saves", "saved", "protect", "protects", "keep"})
_PREVENTING = frozenset({"prevent", "prevents", "stop", "stops"})
_TRADING = frozenset({"trade", "trades"})
# "Do I take 3 damage?", and no "my 3/3", "the 3 Might unit".
_AMOUNT = re.compile(
    r"(?<![\w/+-])(\d+)(?=(?: (?:damage|dmg|life|points?|cards?|counters?|again))?"
    r"(?: (?:to|on) [a-z'’ ]+?)?(?: (?:here|then|now))?[ ?]*$)"
)
# A number that is asked about, and no size: "from the 3/3", "my 4 Might unit".
_ANY_NUMBER = re.compile(
    r"(?<![\d/+-])\d+(?![\d/]|[ -](?:might|power|life|level|cost|attack|drop)\b)"
)
# "He gains nothing": a number, too.
_NONE = re.compile(
    r"\b(gains?|takes?|loses?) (?:nothing|no|zero)(?: life| damage)?(?: at all)?"
    r"(?=[ ?]*$)"
)
_TIMES = {"once": 1, "twice": 2, "thrice": 3}


def answered_shortly(asked: Sequence[Answered], outcomes: Sequence[Outcome]) -> str:
    """ "yes" or "no" to one question, typed once, that asks all of *asked*; else ""."""
    text, words = _read(asked[0].ask)
    if asked[0].ask.kind is AskKind.FIRST and len(asked) == 1:
        return _of_first(asked[0], text, words)
    if _UNCLEAR & words or "n't" in text or _of_two(words, asked):
        return ""
    # "I wonder whether it dies", "it dies, right?" say what may be so, as it is.
    number = asked[0].ask.kind in _NUMBERS
    if number and not (_BEGINS.match(text) or _AMOUNT.search(text)):
        return ""
    kinds = {it.ask.kind for it in asked}
    if _SAVING & words and AskKind.PREVENTED in kinds and kinds & _DEATHS:
        return _saved(asked)
    if AskKind.DIES in kinds and kinds <= _OF_A_DEED:
        # "Does it kill the Bear?": how much is dealt is told behind that.
        asked = [it for it in asked if it.ask.kind is AskKind.DIES]
        kinds = {AskKind.DIES}
    found = [_of(one, words, text, outcomes) for one in asked]
    if "" in found:
        return ""
    if len(kinds) > 1 or (_PREVENTING & words and kinds != {AskKind.PREVENTED}):
        return ""
    if _ALL & words or _TRADING & words:
        return "no" if "no" in found else "yes"
    if _ANY & {*_BESIDE.sub("", text).split()}:
        return "yes" if "yes" in found else "no"
    return found[0] if len({*found}) == 1 else ""


def _of_first(answered: Answered, text: str, words: frozenset[str]) -> str:
    """Whether one must, or may, be assigned damage first; or may be passed by."""
    ((found, _), *more) = answered.values
    first, ask = found.split("\n"), answered.ask
    if more or {"not", "or", "wrong"} & words or "n't" in text:
        return ""
    match ask.detail:
        case "must":
            return _said(first == [ask.other])
        case "may":
            return _said(ask.other in first)
        case "past":
            return _said(first != [ask.other])
    return ""


def _saved(asked: Sequence[Answered]) -> str:
    """Whether what is asked about is saved: it survives, and damage was prevented."""

    lost = {
        (value == "yes") != it.ask.negated
        for it in asked
        if it.ask.kind in _DEATHS
        for value, _ in it.values
    }
    prevented = {
        _is_some(value)
        for it in asked
        if it.ask.kind is AskKind.PREVENTED
        for value, _ in it.values
    }
    # Who would not lose anyway is not saved by what prevents nothing.
    player = any(it.ask.kind is AskKind.LOSES for it in asked)
    if lost == {True} or (player and prevented == {False}):
        return "no"
    return "yes" if lost == {False} and prevented == {True} else ""


def _is_some(value: str) -> bool:
    return value.isdecimal() and int(value) > 0


def answered_of_any(asked: Sequence[Answered], number: int) -> str:
    """ "yes" where in each of so many results one of *asked* is: "does either die?"."""
    text, words = _read(asked[0].ask)
    alike = len({(it.ask.kind, it.ask.text) for it in asked}) == 1
    if not alike or not _ANY & words or _UNCLEAR & words or "n't" in text:
        return ""
    if _of_two(words, asked):
        return ""
    so, opposite = (frozenset(it.split()) for it in _ASKING[AskKind.DIES])
    if asked[0].ask.kind is not AskKind.DIES or bool(so & words) == bool(
        opposite & words
    ):
        return ""
    if bool(opposite & words) != asked[0].ask.negated:
        return ""
    found = {
        any(
            value == "yes" and at in places
            for it in asked
            for value, places in it.values
        )
        for at in range(number)
    }
    return "yes" if found == {True} else "no" if found == {False} else ""


def _of_two(words: frozenset[str], asked: Sequence[Answered]) -> bool:
    """Whether two are meant, and others are asked of: which two, then?"""
    return bool(_TWO & words) and len(asked) > _PAIR


def _read(ask: Ask) -> tuple[str, frozenset[str]]:
    """How *ask* was typed, and its words."""
    text = _CLOSING.sub("", ask.text.casefold()).strip()
    text = _NONE.sub(r"\1 0", text)
    plain = _OUT.sub("dead", _MAKES_IT.sub("survive", text))
    return text, frozenset(_WORD.findall(plain))


def said_shortly(answer: str, clauses: Sequence[str], words: Words) -> list[str]:
    """The *clauses* behind the "yes" or "no" that they give the reasons for."""
    form = "Yes: {clause}" if answer == "yes" else "No: {clause}"
    said = [it for it in clauses if words.sentence(it) != it]  # no sentences yet
    whole = clauses[len(said) :]
    return [words(form, clause=words.clauses(said)), *whole]


def _of(
    answered: Answered,
    words: frozenset[str],
    text: str,
    outcomes: Sequence[Outcome],
) -> str:
    """What one thing asked comes to, if it is the same whatever is chosen."""
    ask = answered.ask
    if ask.kind is AskKind.ZONE:
        return _of_place(answered, words, outcomes)
    so, opposite = (
        frozenset(it.split())
        for it in _ASKING.get(_SAME.get(ask.kind, ask.kind), ("", ""))
    )
    positive, negative = bool(words & so), bool(words & opposite)
    # How many it has then is no answer to whether it loses any.
    left = ask.kind is AskKind.COUNTERS and ask.other != LOSES
    if positive == negative or left:
        return ""
    if ask.kind in _NUMBERS:
        found = {
            _of_number(ask, value, words, text, [outcomes[it] for it in places])
            for value, places in answered.values
        }
    elif negative != ask.negated or _otherwise_told(answered, outcomes):
        return ""
    else:
        found = {value for value, _ in answered.values}
    only = found.pop() if len(found) == 1 else ""
    return only if only in ("yes", "no") else ""


def _of_place(
    answered: Answered, words: frozenset[str], outcomes: Sequence[Outcome]
) -> str:
    """Whether it ends up where it is asked to be; in other hands it may be lost."""
    ends = [it for said, it in _ENDS_UP if words & {*said.split()}]
    things = [it.board.obj(answered.ask.subject) for it in outcomes]
    handed = any(it is not None and it.controller != it.owner for it in things)
    if len(ends) != 1 or handed:
        return ""
    found = {value in ends[0] for value, _ in answered.values}
    return _said(found.pop()) if len(found) == 1 else ""


def _otherwise_told(answered: Answered, outcomes: Sequence[Outcome]) -> bool:
    """What died and is back again, or what something else has killed."""
    ask = answered.ask
    if ask.kind is not AskKind.DIES:
        return False
    return any(
        (ask.other and by_state(ask, outcomes[it])) or came_back(ask, [outcomes[it]])
        for _, places in answered.values
        for it in places
    )


def _of_number(
    ask: Ask,
    value: str,
    words: frozenset[str],
    text: str,
    outcomes: Sequence[Outcome],
) -> str:
    if not value.isdecimal():
        return ""
    number = int(value)
    if ask.kind is AskKind.PREVENTED:
        return _prevented(ask, number, words, outcomes)
    if ask.kind is AskKind.SHIELD:
        opposite = _ASKING[ask.kind][1].split()
        return _said((number > 0) != bool(words & {*opposite}))
    times = [it for word, it in _TIMES.items() if word in words]
    if times and ask.kind is AskKind.TRIGGERS:
        return _said(number == times[0])
    if amount := _AMOUNT.search(text):
        return _said(number == int(amount[1]))
    if _WHOLE & words or _ANY_NUMBER.search(text) or ask.kind is AskKind.LIFE:
        return ""
    return _said(number > 0)


def _prevented(
    ask: Ask, number: int, words: frozenset[str], outcomes: Sequence[Outcome]
) -> str:
    """Some of it is prevented where any is, all of it where nothing is dealt."""
    dealt: set[bool] = set()
    for one in outcomes:
        it = one.board.obj(ask.subject)
        name = it.name if it else ask.subject
        dealt.add(any(d.dealt for d in one.damage if name in ("", d.recipient)))
    if number and (_ANY | _CAN) & words:
        return "yes"
    if not number:
        return "no" if dealt == {True} else ""
    if dealt == {False}:
        return "yes"
    return "no" if _WHOLE & words and dealt == {True} else ""


def _said(so: bool) -> str:
    return "yes" if so else "no"
