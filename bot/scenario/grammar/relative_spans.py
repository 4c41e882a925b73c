"""Where a relative clause stands, of what, and how far it goes."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.scenario.words.kinds import FIRST_NAMES, NOUNS, OPPONENTS, SUBTYPES
from bot.scenario.words.lexicon import BE, VERBS
from bot.scenario.words.small_words import MY_OR_HIS, SUBJECTS
from bot.scenario.words.tokens import BULLET, Kind, Token
from bot.scenario.words.written import text_at

Tokens = tuple[Token, ...]

_LINKS = frozenset("which who whose whom".split())
BY = frozenset("to on for with from against in at upon onto by".split())
STOPS = frozenset({".", "?", "!", ";", ":", "\n", BULLET})
_HELPING = frozenset(
    "is are was were has have had gets got takes took does did will would can may "
    "moved defends defended defend am carries carry bears wears stands stand sits "
    "controls control holds".split()
)
VERB_FORMS = _HELPING | {
    form[0]
    for row in VERBS.values()
    for form in row.active
    if len(form) == 1 and form[0].isalpha()
}
# Nothing is said with these that is not so without them.
_IDLE = frozenset("normally usually always ordinarily".split())
GOES_ON = frozenset("and but then so while".split())
_DETERMINERS = MY_OR_HIS | {"the", "a", "an", "this", "that", "another"}
ONE = frozenset({"a", "an", "another"})
PERSONS = OPPONENTS | FIRST_NAMES | {"player"}
_BODIES = (
    frozenset(NOUNS) | SUBTYPES | PERSONS | {"hero", "ally", "gear"}
) - {"other", "one", "copy", "stuff", "board", "field"}  # fmt: skip
WHEN = frozenset("before after then in during at".split())
_LONGEST, _LONGEST_NAME, _SHORTEST = 24, 9, 2
LIES_ON = frozenset({"on", "upon", "onto"})
TAILS = frozenset({"of", "with"})


@dataclass(frozen=True, slots=True)
class Relative:
    """A relative clause up to *end*, of what stands from *start* to *stop*."""

    start: int
    stop: int
    end: int
    link: str
    by: Token | None
    said: Tokens


def relative_spans(tokens: Tokens) -> list[tuple[Token, Token]]:
    """The first and the last of the tokens of each such clause in *tokens*."""
    found = (relative_at(tokens, at) for at in range(1, len(tokens) - 1))
    return [(tokens[it.stop], tokens[it.end - 1]) for it in found if it]


def relative_at(tokens: Tokens, at: int) -> Relative | None:
    """The relative clause that begins at *at*, with its mark or without one."""
    here = at + (tokens[at].text in {",", "("})
    by = None
    if text_at(tokens, here) in BY and text_at(tokens, here + 1) in {"which", "whom"}:
        by = tokens[here]
        here += 1
    link = text_at(tokens, here)
    if link not in _LINKS and link != "that":
        return None
    start = _antecedent(tokens, at)
    end = _end(tokens, here + 1, tokens[at].text) if start is not None else 0
    said = tuple(it for it in tokens[here + 1 : end] if it.text not in _IDLE)
    if start is None or not said or any(it.kind is Kind.QUOTE for it in said):
        return None
    if by is None and _is_left_behind(said):
        by, said = said[-1], said[:-1]
    elif link == "that" and tokens[at].text != ",":
        return None
    if link == "whom" and by is None:
        return None
    if link == "that":
        link = "which"
    return Relative(start, at, end, link, by, said)


def _is_left_behind(said: Tokens) -> bool:
    """ "That I have a shield on": the preposition stands behind what is said."""
    doer = said[0].text in SUBJECTS | MY_OR_HIS | PERSONS
    return doer and len(said) > _SHORTEST and said[-1].text in LIES_ON


def _antecedent(tokens: Tokens, stop: int) -> int | None:
    """Where the "my 2/3 Bear" begins that ends before *stop*."""
    for at in range(stop - 1, max(-1, stop - _LONGEST_NAME - 1), -1):
        token = tokens[at]
        if token.text in STOPS or token.text in {",", "(", ")"}:
            break
        if token.text in _DETERMINERS or token.text.endswith("'s"):
            before = tokens[at - 1].text if at else ""
            if before in {"with", "and"} and token.text in ONE:
                if _is_thing(tokens[at + 1 : stop]):
                    return at
                continue  # "my Bear with a counter"
            while at and token.text.endswith("'s"):
                at -= 1
                token = tokens[at]
            return at if _is_thing(tokens[at + 1 : stop]) else None
        if token.text in VERB_FORMS and not token.capital and token.text not in NOUNS:
            break
    first = stop
    while first and tokens[first - 1].capital and tokens[first - 1].kind is Kind.WORD:
        first -= 1
        if first and tokens[first - 1].text in STOPS:
            break
    if first > 1 and first < stop and tokens[first - 1].text == ",":
        # "Cho-Manno, Revolutionary"
        first = first - 2 if tokens[first - 2].capital else first
        while first and tokens[first - 1].capital:
            first -= 1
    named = first < stop and tokens[first].text not in SUBJECTS | {"in", "when", "if"}
    return first if named else None


def _is_thing(said: Sequence[Token]) -> bool:
    """Whether it is a creature, a card, a player: no damage, no turn, no counter."""
    head = next((at for at, it in enumerate(said) if it.text in TAILS), len(said))
    if not said:
        return False
    last = said[max(0, head - 1)]
    sized = last.kind is Kind.SIZE
    return sized or last.text in _BODIES or (last.capital and last.kind is Kind.WORD)


def _end(tokens: Tokens, at: int, mark: str) -> int:
    """Where the clause ends that begins at *at*: before what the sentence goes on with.

    0 where that is not clear.
    """
    for end in range(at, min(at + _LONGEST, len(tokens))):
        text = tokens[end].text
        if text in STOPS or (mark == "(" and text == ")"):
            return end
        if text == "," and end > at and mark != "(" and _goes_on(tokens, end + 1):
            return end
        if text in GOES_ON and text_at(tokens, end + 1) in SUBJECTS and end > at:
            return end
        before = tokens[end - 1].text
        ends = before in LIES_ON or (before == "turn" and text not in BE)
        if ends and text in VERB_FORMS and end > at:
            return end
        if text in {"(", ")"}:
            return 0
    return len(tokens) if at + _LONGEST >= len(tokens) else 0


def _goes_on(tokens: Tokens, at: int) -> bool:
    """Whether a verb stands there, or somebody who does something."""
    joined = text_at(tokens, at) in GOES_ON
    text = text_at(tokens, at + joined)
    if joined and text in WHEN:
        return True
    return text in VERB_FORMS | SUBJECTS | MY_OR_HIS | PERSONS | {"with"}
