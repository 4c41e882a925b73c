"""Who fights on one side, as tokens: units told one by one, with all that they have."""

from collections.abc import Iterator, Sequence

from bot.scenario.words.kinds import KEYWORDS, NUMBERED
from bot.scenario.words.small_words import ADDING, HELPING, HIS, MY_OR_HIS, SUBJECTS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import text_at

_LONGEST = 60
_LEADS = MY_OR_HIS | frozenset("a an the one another our your".split())
_OWNERS = frozenset("my the a an".split())
_OPPONENT = frozenset({"opponent", "opponents", "enemy", "opposing"})
# Capital only where a sentence begins.
_NO_NAMES = SUBJECTS | _LEADS | HELPING
_MANY = frozenset("two three four five six".split())
_STATES = frozenset(
    "stunned buffed exhausted ready damaged attacking defending lone single big "
    "little small other second enemy opposing friendly".split()
)
_STATS = frozenset({"might", "power"})
_NOUNS = frozenset(
    "unit units attacker attackers defender defenders guy guys dude dudes ally allies "
    "champion fighter fighters one ones".split()
)
# Told by no size where it is somebody's.
_OWNED_NOUNS = frozenset("unit units ally allies champion champ".split())
_KEYWORDS = NUMBERED | {it[0] for it in KEYWORDS if len(it) == 1}
_WITH = frozenset({"with", "having", "w"})
_OF = frozenset({"of", "with"})
_RELATIVES = frozenset({"that", "which", "who"})
_HAS = frozenset({"has", "have", "is", "are"})
_ON = frozenset({"on"})
_IT = frozenset({"it", "them", "him"})
_DAMAGE = frozenset({"damage"})
_SHIELDS = frozenset("shield shields barrier effect prevention".split())


def side(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """One unit or several: "my 4 Might unit with Tank and a 2 Might"; longest first."""
    ends: list[int] = []
    here = at
    while here < min(at + _LONGEST, len(tokens)):
        found = _unit(tokens, here)
        if not found:
            break
        ends += found
        here = found[-1]
        while text_at(tokens, here) in ADDING:
            here += 1
        if here > found[-1] and text_at(tokens, here) == "with":
            here += 1  # "with a 3 Might unit and with a 2 Might unit"
        if here == found[-1]:
            break
    yield from reversed(ends)


def foes(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """The same, of whom none is mine."""
    if text_at(tokens, at) in _MINE and text_at(tokens, at + 1) not in _OPPONENT:
        return
    yield from side(tokens, at)


def friends(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """The same, of whom none is an opponent's."""
    if text_at(tokens, at) in HIS | _OPPONENT:
        return
    if text_at(tokens, at + 1) not in _OPPONENT:
        yield from side(tokens, at)


def mine(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """The same, of whom the first is mine."""
    if text_at(tokens, at) in _MINE and text_at(tokens, at + 1) not in _OPPONENT:
        yield from side(tokens, at)


def ground(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A battlefield: "his battlefield", "one of my battlefields", "an enemy one"."""
    here = at
    if text_at(tokens, here) == "one" and text_at(tokens, here + 1) == "of":
        here += 2
    while text_at(tokens, here) in _OF_GROUND:
        here += 1
    if here > at and text_at(tokens, here) in _GROUNDS:
        yield here + 1


_OF_GROUND = (
    _LEADS
    | _OPPONENT
    | {"this", "that", "'s", "contested", "same", "other", "last", "first"}
)
_GROUNDS = frozenset("battlefield battlefields spot place location lane".split())
_MINE = frozenset({"my", "our"})


def _unit(tokens: Sequence[Token], at: int) -> list[int]:
    """Where one unit may end that is told from *at* on, the shortest first."""
    here = _led(tokens, at)
    led = text_at(tokens, here) in _NOUNS and text_at(tokens, here + 1) in _OF
    if led and _sized(tokens, here + 2):
        here += 4
    elif _sized(tokens, here):
        here += 2
        here += text_at(tokens, here) in _STATES | {"tank"}
        here += text_at(tokens, here) in _NOUNS
    else:
        named = here
        if here > at and text_at(tokens, here) in _OWNED_NOUNS:
            here += 1
        while here < len(tokens) and _names(tokens[here]):
            here += 1
        if here == named:
            return []
        if text_at(tokens, here) == "(" and _sized(tokens, here + 1):
            here = _told_of_it(tokens, here)
    ends = [here]
    while (more := _told_of_it(tokens, here)) > here:
        here = more
        ends.append(here)
    return ends


def _led(tokens: Sequence[Token], at: int) -> int:
    """Behind whose it is, how many they are, and how it stands."""
    here = at
    if text_at(tokens, here) in _OWNERS and text_at(tokens, here + 1) in _OPPONENT:
        here += 1
    if text_at(tokens, here) in _OPPONENT:
        here += 1 + (text_at(tokens, here + 1) == "'s")
    elif text_at(tokens, here) in _LEADS:
        here += 1
    counted = here < len(tokens) and tokens[here].kind is Kind.NUMBER
    if text_at(tokens, here) in _MANY or (counted and _sized(tokens, here + 1)):
        here += 1
    while text_at(tokens, here) in _STATES:
        here += 1
    return here


def _sized(tokens: Sequence[Token], at: int) -> bool:
    number = at < len(tokens) and tokens[at].kind is Kind.NUMBER
    return number and text_at(tokens, at + 1) in _STATS


def _names(token: Token) -> bool:
    word = token.kind is Kind.WORD and token.capital
    return word and token.text not in _NO_NAMES


def _told_of_it(tokens: Sequence[Token], at: int) -> int:
    """Where one thing more ends that is told of a unit; *at* where nothing is."""
    here = at
    if text_at(tokens, here) == "(":
        for end in range(here + 1, min(here + 12, len(tokens))):
            if text_at(tokens, end) == ")":
                return end + 1
        return at
    joined = text_at(tokens, here) in {"and", ","}
    here += joined
    if text_at(tokens, here) in _RELATIVES and text_at(tokens, here + 1) in _HAS:
        here += 2
    elif text_at(tokens, here) in _WITH:
        here += 1
    here += text_at(tokens, here) in {"a", "an", "already"} and not _sized(
        tokens, here + 1
    )
    named = here < len(tokens) and _names(tokens[here])
    if named and tokens[here].text not in _KEYWORDS and not _with(tokens, here):
        return at
    return _had(tokens, here) or at


def _with(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at - 1].text in _WITH


def _had(tokens: Sequence[Token], at: int) -> int:
    """Where a keyword, a state, a shield or damage ends; 0 where none is told."""
    word = text_at(tokens, at)
    number = at < len(tokens) and tokens[at].kind is Kind.NUMBER
    if word == "prevent" and at + 1 < len(tokens):
        if tokens[at + 1].kind is not Kind.NUMBER:
            return 0
        end = at + 2
        end += text_at(tokens, end) in _DAMAGE
        end += text_at(tokens, end) in _SHIELDS
    elif word in _KEYWORDS:
        end = at + 1
        numbered = end < len(tokens) and tokens[end].kind is Kind.NUMBER
        end += numbered and not _sized(tokens, end)
        end += text_at(tokens, end) in _OWNED_NOUNS
    elif number and text_at(tokens, at + 1) in _DAMAGE | {"marked"}:
        end = at + 2
        end += text_at(tokens, end) in _DAMAGE | {"marked"}
    elif number and text_at(tokens, at + 1) == "life":
        end = at + 2
    elif at < len(tokens) and _names(tokens[at]):
        end = at + 1
        while end < len(tokens) and _names(tokens[end]):
            end += 1
    elif word in {"stunned", "exhausted", "buffed"}:
        end = at + 1
    else:
        return 0
    if text_at(tokens, end) in _ON and text_at(tokens, end + 1) in _IT:
        end += 2
    return end


# As they are called in rows of paraphrases.
SIDES = {
    "side": side,
    "foes": foes,
    "friends": friends,
    "mine": mine,
    "ground": ground,
}
