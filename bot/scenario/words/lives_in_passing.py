"""Life totals told in passing: "Bob bolts me at 7", "opponent 20, me 18"."""

from collections.abc import Sequence

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.small_words import JOINS, SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_start
from bot.scenario.words.written import put_before, put_behind, text_at

_SELVES = frozenset("i me you him her them us".split())
_ARTICLES = frozenset("my his her the an our their your".split())
# "He bolts me at 3 do I die": what is asked stands behind it without a mark.
_ASKED = frozenset(
    "do does did am is are will would can what what's how who so".split()
)
_BEHIND = ENDS | _ASKED | {",", ")", "and", "but", "while"}
_LIFE = frozenset({"life", "hp"})
_NAMES = FIRST_NAMES - {"max", "art", "guy"}
_BEFORE_BRACKETS = _SELVES | OPPONENTS | FIRST_NAMES
_LEADING_LISTS = ENDS | {":"}


def lives_in_passing(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "at 7 life" for the "at 7" of whom something is done to.

    Of a list of players with bare numbers each one is "at" that.
    """
    if not [it for it in tokens if it.kind is Kind.NUMBER]:
        return tokens
    tokens = _who_has(_who_is_at(tokens))
    found: list[Token] = []
    brackets = [it for it in tokens if it.text == "("]
    listed = 0
    for at, token in enumerate(tokens):
        if not at or tokens[at - 1].text in _LEADING_LISTS:
            listed = max(listed, _list_end(tokens, at))
        elif tokens[at - 1].text in _LEADING_ASIDES:
            listed = max(listed, _aside_end(tokens, at))
        number = token.kind is Kind.NUMBER
        if number and at < listed and at and _is_player(tokens, at - 1):
            found.append(put_before(token, "at"))
        if (
            number
            and at > 3
            and tokens[at - 2].text == "unblocked"
            and _is_life(tokens, at, at - 3)
        ):
            # "They attack me unblocked at 7": "…, me at 7".
            who = tokens[_player_from(tokens, at - 3) : at - 2]
            found[-1:] = [put_before(token, ",", Kind.MARK), *who, tokens[at - 1]]
            found += [token, put_behind(token, "life")]
            continue
        if brackets and (
            _is_dealt(tokens, at) or (at > 1 and _is_dealt(tokens, at - 2))
        ):
            continue  # the brackets
        if brackets and _is_dealt(tokens, at - 1):
            found += [put_before(token, "for"), token]
            continue
        bracketed = bool(brackets) and _in_brackets(tokens, at)
        if bracketed:
            found.append(put_before(token, "at"))
        found.append(token)
        if bracketed or (number and _is_life(tokens, at, at - 2)):
            found.append(put_behind(token, "life"))
    return tuple(found)


def _in_brackets(tokens: Sequence[Token], at: int) -> bool:
    """Whether the number at *at* is the life of "I bolt Bob (20)"."""
    if (
        not 1 < at < len(tokens)
        or tokens[at].kind is not Kind.NUMBER
        or tokens[at - 1].text != "("
    ):
        return False
    closed = at + 1 < len(tokens) and tokens[at + 1].text == ")"
    if closed and _is_said_again(tokens, at):
        return False
    return closed and tokens[at - 2].text in _BEFORE_BRACKETS


def _is_said_again(tokens: Sequence[Token], at: int) -> bool:
    """ "Bob deals 3 damage to me (3)": so much damage, or so much life?"""
    for here in range(at - 2, 0, -1):
        if tokens[here].text in ENDS:
            return False
        if tokens[here].text == "damage":
            return tokens[here - 1].text == tokens[at].text
    return False


def _is_dealt(tokens: Sequence[Token], at: int) -> bool:
    """Whether the bracket at *at* opens the (3) of "I bolt Bob (3)".

    So small a number is rather what is dealt to him than his life.
    """
    if at < 2 or tokens[at].text != "(" or not _in_brackets(tokens, at + 1):
        return False
    aim = at - 2 - (tokens[at - 2].text in _ARTICLES)
    return aim >= 0 and tokens[aim].text in _AIMED and len(tokens[at + 1].text) == 1


_AIMED = frozenset("bolt bolts bolted shock shocks shocked on".split())


def _who_is_at(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "I attack Bob who is at 7 with a 3/3": an aside, with its commas."""
    found: list[Token] = []
    close = 0
    for at, token in enumerate(tokens):
        if close and at == close:
            close = 0
            if token.text not in _BEHIND:
                found.append(put_before(token, ",", Kind.MARK))
        told = token.text == "who" and _is_at(tokens, at)
        if told and at and _is_somebody(tokens, at - 1):
            found.append(put_before(token, ",", Kind.MARK))
            close = at + 4
            close += close < len(tokens) and tokens[close].text in _LIFE
        found.append(token)
    return tuple(found)


def _who_has(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Ann has 10 Bob has 12 I'm at 40": as "Ann at 10, Bob at 12, I at 40"."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        begins = not at or tokens[at - 1].text in _LEADING_LISTS
        end, said = _having(tokens, at) if begins else (0, [])
        found += said if end else tokens[at : at + 1]
        at = end or at + 1
    return tuple(found)


def _having(tokens: Sequence[Token], at: int) -> tuple[int, list[Token]]:
    """The end of a sentence that only says who has how much life, and it plainer."""
    said: list[Token] = []
    people, sure, plain, here = 0, False, True, at
    while here < len(tokens) and tokens[here].text not in ENDS:
        start = here
        here += tokens[here].text in _ARTICLES
        if here + 2 >= len(tokens):
            return 0, []
        if not (_is_player(tokens, here) or tokens[here].text in SUBJECTS):
            return 0, []
        who = tokens[start : here + 1]
        verb = here + 1
        has = tokens[verb].text in _HAS
        number = verb + 1 if has or tokens[verb].text == "at" else verb + 2
        led = number < len(tokens) and tokens[number - 1].text in _AT
        if not (has or led) or number >= len(tokens):
            return 0, []
        if tokens[number].kind is not Kind.NUMBER:
            return 0, []
        here = number + 1
        life = here < len(tokens) and tokens[here].text in _LIFE
        here += life
        if people:
            said.append(put_before(who[0], ",", Kind.MARK))
        said += [*who, put_before(tokens[number], "at"), tokens[number]]
        people, sure = people + 1, sure or led or life
        plain = plain and not has and (people < 2 or tokens[start - 1].text in JOINS)
        while here < len(tokens) and tokens[here].text in JOINS:
            here += 1
    told = people > 2 or (people > 1 and sure)
    return (here, said) if told and not plain else (0, [])


_HAS = frozenset({"has", "have", "had"})


def _is_at(tokens: Sequence[Token], at: int) -> bool:
    if at + 3 >= len(tokens) or tokens[at + 3].kind is not Kind.NUMBER:
        return False
    return tokens[at + 1].text in _IS and tokens[at + 2].text in _AT


_IS = frozenset({"is", "was", "'s"})
_AT = frozenset({"at", "on"})


def _is_somebody(tokens: Sequence[Token], at: int) -> bool:
    return _is_player(tokens, at) or tokens[at].text in FIRST_NAMES


def _is_life(tokens: Sequence[Token], at: int, last: int) -> bool:
    """Whether the number at *at* is what somebody is at who is done something to.

    The words for that player end with *last*.
    """
    if at < 3 or tokens[at].kind is not Kind.NUMBER or tokens[at - 1].text != "at":
        return False
    if at + 1 < len(tokens) and tokens[at + 1].text not in _BEHIND:
        return False
    start = _player_from(tokens, last)
    return start > 0 and tokens[start - 1].text not in ENDS | _HOLDING


# "I have Ajani at 4": nobody's life.
_HOLDING = frozenset(
    [",", "and", "with", ":", "have", "has", "had", "got", "control", "controls"]
)


def _player_from(tokens: Sequence[Token], last: int) -> int:
    """Where the words for a player begin that end with *last*; -1 if none do."""
    if not _is_player(tokens, last):
        return -1
    return last - (last > 0 and tokens[last - 1].text in _ARTICLES)


def _is_player(tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    if token.kind is not Kind.WORD:
        return False
    if token.text in _SELVES or token.text in OPPONENTS:
        return True
    named = token.capital or token.text in _NAMES
    named = named and token.text.isalpha() and len(token.text) > 1
    face = token.text == "face" and at > 0 and tokens[at - 1].text in _ARTICLES
    return face or named


def _list_end(tokens: Sequence[Token], at: int) -> int:
    """The end of a clause from *at* that only says "opponent 20, me 18"; else 0."""
    here, people = at, 0
    while here < len(tokens):
        here += tokens[here].text in _ARTICLES
        if here + 1 >= len(tokens) or not _is_player(tokens, here):
            return 0
        if tokens[here + 1].kind is not Kind.NUMBER:
            return 0
        people, here = people + 1, here + 2
        here += here < len(tokens) and tokens[here].text in _LIFE
        if here >= len(tokens) or tokens[here].text in ENDS:
            return here if people > 1 else 0
        joined = here
        while here < len(tokens) and tokens[here].text in JOINS:
            here += 1
        if here == joined and not _told_of_people(tokens, at, here):
            return 0
    return 0


def _aside_end(tokens: Sequence[Token], at: int) -> int:
    """The end of "opp 8", "me 8 opp 12" from *at*, told beside what is done; else 0."""
    if _SHARING & {it.text for it in tokens[sentence_start(tokens, at) : at]}:
        return 0
    here = at
    while here + 1 < len(tokens) and _told_of_people(tokens, here):
        here += tokens[here].text in _ARTICLES
        if here + 1 == len(tokens) or tokens[here + 1].kind is not Kind.NUMBER:
            return 0
        here += 2
        here += text_at(tokens, here) in _LIFE
        if here == len(tokens) or tokens[here].text in _CLOSING_ASIDES:
            return here
        while text_at(tokens, here) in JOINS:
            here += 1
    return 0


_LEADING_ASIDES = frozenset({",", "(", "while", "with"})
_CLOSING_ASIDES = ENDS | {",", ")"}
# "He splits 7 damage: 3 to Bob, me 4": what is dealt to whom.
_SHARING = frozenset(
    "damage split splits divide divides divided dealing deals deal assign assigns "
    "each for to".split()
)


def _told_of_people(tokens: Sequence[Token], *starts: int) -> bool:
    """ "opp 20 me 10", without a comma: surely of people, and of no card's name."""
    words = (text_at(tokens, at + (tokens[at].text in _ARTICLES)) for at in starts)
    return all(it in _SELVES or it in OPPONENTS or it in _NAMES for it in words)
