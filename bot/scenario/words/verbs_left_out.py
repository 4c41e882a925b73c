"""A verb that is said once for two: "Bob blocks with a 2/2 and Carol with a 3/3".

What the second player is told of is of the shape of what stands behind the verb of the
first; what may be read otherwise ("Bob attacks me with a 2/2 and Carol with a 3/3")
stays as it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.scenario.words.asides import names_player, person_before
from bot.scenario.words.lexicon import BE, TENSES, bend
from bot.scenario.words.small_words import POSSESSIVES, SUBJECTS, THE_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import put_behind, said_again, text_at

_JOINS = frozenset({"and", ",", "while", "but", "whereas", "then"})
_BEFORE_SUBJECTS = _JOINS | ENDS | {":", "so", "if", "when", "after", "because"}
_ADVERBS = frozenset("then also just now only both each".split())
_HELPERS = frozenset("can could will would may might".split())
_DOES = frozenset("does do did".split())
# What is done to something without more: "Bob bolts my 2/2 and Carol my 3/3".
_TO_THINGS = frozenset(
    form for verb in "bolt shock doom zap".split() for form in bend(verb).active
)
_BLOCKS = frozenset(
    form for verb in "block chump".split() for form in bend(verb).active
) | {"double", "triple", "doubles", "triples"}
_CASTS = frozenset("cast casts casted play plays played".split())
# Whom these are done to may stand where who does them stands, and so may how much.
_EITHER = frozenset(
    form
    for verb in "attack swing deal give hit ping shoot burn target".split()
    for form in (TENSES[verb].simple if verb in TENSES else bend(verb).active)
)
_NOUNS = frozenset(
    "counter counters point points target targets name names play start damage copy "
    "copies use uses move moves return block blocks".split()
)
_VERBS = frozenset(TENSES) | _TO_THINGS | _BLOCKS
_SAYS_MORE = (_VERBS - _NOUNS) | (BE - {"'s"}) | _DOES | _HELPERS
_LEADS = POSSESSIVES | {"the", "a", "an", "another", "one", "two", "three"}
_THEM = frozenset("me him her them it".split())
_WITH = frozenset({"with", "using"})
_ON = frozenset({"on", "at", "targeting"})
_COUNTED = frozenset("life damage card cards poison counters mana".split())


@dataclass(frozen=True, slots=True)
class _Deed:
    """What somebody does: the words of the verb, and where those behind it begin.

    *told*: what stands there with what was left out.
    """

    verb: tuple[Token, ...]
    rest: int
    no: bool = False
    told: tuple[Token, ...] = ()

    @property
    def word(self) -> str:
        """The verb itself."""
        return self.verb[-1].text


def verbs_left_out(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the verb written out where it was left out."""
    found: list[Token] = []
    last: _Deed | None = None
    done = at = 0
    while at < len(tokens):
        size = _person(tokens, at) or _named(tokens, at)
        if not size:
            at += 1
            continue
        behind = at + size
        deed = _deed(tokens, at, behind)
        if deed is not None:
            last, at = deed, deed.rest
            continue
        made = _written_out(tokens, last, at, behind) if last is not None else None
        if made is None or last is None:
            at = behind
            continue
        end = _end(tokens, behind)
        found += [*tokens[done:behind], *made]
        again = made[: len(last.verb)] == (*_again(made[0], last.verb),)
        told = made[len(last.verb) :] if again else ()
        last = _Deed(last.verb, behind, last.no, told) if again else None
        goes_on = text_at(tokens, end) == "," and text_at(tokens, end + 1) in _WITH
        done = at = end + goes_on
    return (*found, *tokens[done:]) if done else tokens


def _person(tokens: Sequence[Token], at: int) -> int:
    """How many tokens name a player at *at*."""
    text = tokens[at].text
    if text in SUBJECTS:
        return 1
    if text in THE_OR_HIS and person_before(list(tokens[at : at + 2])) > 1:
        return 2
    return int(names_player(text))


def _named(tokens: Sequence[Token], at: int) -> int:
    """One capital that a number or a thing stands behind: "…, Dave 1"."""
    here = tokens[at]
    if here.kind is not Kind.WORD or not here.capital or at + 1 >= len(tokens):
        return 0
    behind = tokens[at + 1]
    one = tokens[at - 1].text in _JOINS if at else behind.text in _VERBS
    return int(one and (_counts(behind) or _leads(behind) or behind.text in _VERBS))


def _deed(tokens: Sequence[Token], at: int, here: int) -> _Deed | None:
    """What the player at *at* does, told from *here* on."""
    if at and tokens[at - 1].text not in _BEFORE_SUBJECTS:
        return None
    start, no = here, False
    while text_at(tokens, here) in _ADVERBS | _HELPERS | _DOES | {"not"}:
        no = no or text_at(tokens, here) == "not"
        here += 1
    verb = here
    while text_at(tokens, here) in _VERBS and (verb == here or tokens[here - 1].text in
                                             _BLOCKS):  # fmt: skip
        here += 1
    return _Deed(tuple(tokens[start:here]), here, no) if here > verb else None


def _written_out(
    tokens: Sequence[Token], deed: _Deed, at: int, here: int
) -> tuple[Token, ...] | None:
    """What is read from *here* on, where the verb of *deed* is left out there."""
    stop = at - 1
    while stop > deed.rest and tokens[stop - 1].text in _JOINS:
        stop -= 1
    between, joined = tokens[deed.rest : stop], tokens[at - 1].text
    if joined not in _JOINS | {".", ";"} or _told(between, deed):
        return None
    before = deed.told or between
    end = _end(tokens, here)
    said = tokens[here:end]
    if not said or _told(said, deed):
        return _does_so(tokens, deed, here, end)
    if deed.no or deed.word in _EITHER:
        return None
    return _like(deed, before, said)


def _like(
    deed: _Deed, before: Sequence[Token], said: Sequence[Token]
) -> tuple[Token, ...] | None:
    """*said* with the verb, where it is of the shape of what stood *before*."""
    verb = _again(said[0], deed.verb)
    first = said[0]
    withs = [n for n, it in enumerate(before) if it.text in _WITH]
    if first.text in _WITH and withs:
        goal = before[: withs[0]]
        if not goal:
            return (*verb, *said)
        known = goal[0].text in POSSESSIVES | {"the", "it"}
        return (*verb, *goal, *said) if deed.word in _BLOCKS and known else None
    if not before:
        return None
    if first.text in _ON and deed.word in _CASTS:
        if len(said) > 1 and _counts(said[1]):
            return None  # "Opp casts Flame Rift, me at 8, opp at 3"
        places = [n for n, it in enumerate(before) if it.text in _ON]
        spell = before[: places[0]] if places else ()
        return (*verb, *spell, *said) if spell else None
    if _counts(first) and _counts(before[0]):
        noun = before[1] if len(before) == 2 else None
        bare = len(said) == 1
        if noun is None or noun.text not in _COUNTED:
            return None
        if bare:
            return (*verb, first, put_behind(first, noun.text))
        return (*verb, *said) if said[1].text == noun.text else None
    owned = len(before) > 1 and before[1].text == "'s"
    led = _leads(first), _leads(before[0]) or before[0].text in _THEM or owned
    aimed = [any(it.text in _ON for it in one) for one in (before, said)]
    named = deed.word in _CASTS and first.capital and before[0].capital
    return (*verb, *said) if all(led) or (named and len({*aimed}) == 1) else None


def _again(where: Token, verb: Sequence[Token]) -> tuple[Token, ...]:
    return tuple(said_again(where, it.text) for it in verb)


def _does_so(
    tokens: Sequence[Token], deed: _Deed, here: int, end: int
) -> tuple[Token, ...] | None:
    """ "Bob blocks, but Carol doesn't", "Bob doesn't block, Carol does"."""
    said = [it.text for it in tokens[here:end]]
    if deed.word not in _BLOCKS or said[:1] not in [["does"], ["do"], ["did"]]:
        return None
    verb = [said_again(tokens[here], it.text) for it in deed.verb if it.text in _BLOCKS]
    if said[1:] == ["not"] and not deed.no:
        return (*tokens[here:end], put_behind(tokens[end - 1], "block"))
    behind = said[1] if len(said) > 1 else text_at(tokens, end + 1)
    if deed.no and (behind in _WITH or text_at(tokens, end) in ENDS | {""}):
        return (*verb, *tokens[here + 1 : end])
    return None


def _end(tokens: Sequence[Token], here: int) -> int:
    """Where what is told of somebody from *here* on is over."""
    while here < len(tokens):
        word, behind = tokens[here].text, text_at(tokens, here + 1)
        if word in ENDS or word in {"so", "then"}:
            break
        if word in _JOINS:
            more = _leads(tokens[here + 1]) if here + 1 < len(tokens) else False
            if not more or _person(tokens, here + 1) or behind in _SAYS_MORE:
                break
        here += 1
    return here


def _told(said: Sequence[Token], deed: _Deed) -> bool:
    """Whether a verb stands in it, or more than one sentence."""
    names = _TO_THINGS if deed.word in _CASTS else frozenset[str]()
    return any(it.text in (_SAYS_MORE | ENDS) - names for it in said)


def _leads(token: Token) -> bool:
    return token.text in _LEADS or token.kind is Kind.SIZE


def _counts(token: Token) -> bool:
    return token.kind is Kind.NUMBER or (
        token.kind is Kind.WORD
        and (isinstance(token.value, int) or token.text == "one")
    )
