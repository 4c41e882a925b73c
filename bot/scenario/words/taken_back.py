"""What was done may be taken back by what is said next: "Sorry, I shock him"."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.errors import Problem, QuestionError
from bot.scenario.words.asked_back import IS_TAKEN_BACK
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import BULLET, Token, sentence_end, sentence_start

TAKEN_BACK = PhraseTable(
    (tuple(words.split()), None)
    for words in (
        "wait no", "no wait", "no sorry", "sorry no", "sorry", "oops", "i mean",
        "i meant", "scratch that", "correction", "my bad", "make that", "actually no",
        "no actually", "oh wait no", "wait", "oh no wait", "whoops", "er", "err",
        "or rather", "oh wait", "sorry i mean", "sorry i meant", "no i mean",
        "no wait sorry",
        "wait sorry", "never mind", "nvm", "hold on", "wait actually", "edit :",
        "uh no", "um no", "oops i mean", "oops i meant", "oops no", "oops sorry",
        "i meant to say", "sorry i meant to say", "oops i meant to say",
    )
)  # fmt: skip
# Of these it is clear that what was said before is not to hold.
_NOT_SO = PhraseTable(
    (tuple(words.split()), None)
    for words in (
        "scratch that",
        "never mind",
        "nvm",
        "nevermind",
        "forget that",
        "ignore that",
        "ok ignore that",
        "forget about that",
        "scrap that",
        "ok forget that",
    )
)
# Less than the others: "Actually, I also control …".
RATHER = PhraseTable(
    (tuple(words.split()), None)
    for words in ("actually", "no", "actually make it", "make it", "well actually")
)
# Where none of these words stands nothing is taken back.
TAKING_BACK = frozenset({"nah", "nope"}).union(
    *(it.firsts for it in (TAKEN_BACK, _NOT_SO, RATHER))
)
# Such a mark may part what is taken back from what is said instead.
_MARKS = frozenset({",", "-", ".", "(", ":", ";", "!", "\n"})
# What signs begin with.
BEFORE_SIGNS = TAKING_BACK | _MARKS
NO = frozenset({"no", "nah", "nope"})
_PARTING = frozenset({",", "-", ":", ".", "!"})
# What is so besides, and undoes nothing.
_STATIC = frozenset(
    "is am are was were has have had 's control controls controlled own owns also "
    "did do does can could will would may might should forgot got think thought".split()
)
_FIGHTING = frozenset("attacking blocking".split())


@dataclass(frozen=True, slots=True)
class Sign:
    """Words that take something back: from *start* on, what is meant is at *end*.

    *weak*: they may as well say something else.
    """

    start: int
    end: int
    said: str
    weak: bool


def sign_at(tokens: tuple[Token, ...], at: int) -> Sign | None:
    """The words from *at* on that take something back, behind marks or not."""
    start = at
    while start < len(tokens) and tokens[start].text in _MARKS:
        start += 1
    words = Words(tokens)
    if words.word(start) not in TAKING_BACK:
        return None
    strong = max((end for end, _ in TAKEN_BACK.at(words, start)), default=0)
    end = max((end for end, _ in RATHER.at(words, start)), default=strong)
    if words.word(start) in NO - {"no"}:
        end = start + 1
    end = max(end, strong)
    if not end:
        return None
    said = " ".join(it.text for it in tokens[start:end])
    weak = end != strong or said == "wait"
    if said in NO and words.word(end) in {",", "-"}:
        said = "no,"
    while words.word(end) in {",", "-", ":", "."} and end < len(tokens):
        end += 1
    more = sign_at(tokens, end) if not weak and said not in {"no,", *NO} else None
    if more is not None and more.start == end and not more.weak:
        end = more.end  # "nvm, I meant …"
    return Sign(start, end, said, weak)


def check_not_taken_back(
    tokens: tuple[Token, ...], at: int, before: Sequence[Token], text: str
) -> None:
    """Ask which of two holds where the second may be said instead of the first.

    "I bolt Bob. Actually, I shock him." Raises QuestionError (AMBIGUOUS).
    """
    words = Words(tokens)
    if not before or before[-1].text not in {".", "!", "\n", ";", BULLET}:
        if before and any(TAKEN_BACK.at(words, at)) and _done_over(words, at, before):
            raise unclear(tokens[at], text)
        return
    here = max(
        (end for it in (TAKEN_BACK, _NOT_SO, RATHER) for end, _ in it.at(words, at)),
        default=at,
    )
    if here == at:
        return
    certain = any(_NOT_SO.at(words, at))
    while here < len(tokens) and tokens[here].text in _PARTING:
        here += 1
    end = sentence_end(tokens, here)
    if here == end or (tokens[end : end + 1] and tokens[end].text == "?"):
        return
    begin = sentence_start(before, len(before) - 1)
    was, now = one_word(before[begin:-1]), one_word(tokens[here:end])
    certain = certain or _another_did(was, now) or _done_instead(was, now)
    if certain or (was and _both_done(was, now)):
        raise unclear(tokens[at], text)


def unclear(token: Token, text: str) -> QuestionError:
    """What to ask where it is not clear whether what stands before *token* holds."""
    return QuestionError(
        Problem.AMBIGUOUS,
        IS_TAKEN_BACK,
        line=token.line,
        column=token.column,
        length=max(1, len(token.raw)),
        text=text,
    )


def _done_over(words: "Words", at: int, before: Sequence[Token]) -> bool:
    """ "He bolts me i mean bolts my 2/2": the same is done by what stands behind."""
    here = max(end for end, _ in TAKEN_BACK.at(words, at))
    begin = sentence_start(before, len(before))
    was = [it.text for it in before[begin:]]
    while words.word(here) in _BETWEEN:
        here += 1
    if words.word(here) in {*SUBJECTS, *was[:2]} - DEEDS:
        again = words.word(here) in was
        here += 1
        return again and words.word(here) in DEEDS and bool(DEEDS & {*was})
    return words.word(here) in DEEDS and bool(DEEDS & {*was})


_BETWEEN = frozenset({",", "-", "just", "only", "actually", "my", "the"})
DEEDS = frozenset(
    "attack attacks bolt bolts block blocks cast casts hit hits ping pings play plays "
    "shock shocks swing swings deals deal activate activates sacrifice "
    "sacrifices".split()
)


def _another_did(was: Sequence[Token], now: Sequence[Token]) -> bool:
    """ "Bob bolts me. Sorry, Carol does.": in his stead, if nothing says "too"."""
    return 2 <= len(now) <= 3 and now[-1].text in _DOES and _does(was)


def _done_instead(was: Sequence[Token], now: Sequence[Token]) -> bool:
    """ "Opp shocks my Bear. Actually bolts it": who does so stands before it alone."""
    does = DEEDS - {"blocks"}  # "No blocks."
    begins = bool(now) and now[0].text in does and now[0].text.endswith("s")
    return begins and any(it.text in does for it in was)


_DOES = frozenset("do does did".split())


def _both_done(was: Sequence[Token], now: Sequence[Token]) -> bool:
    """Whether the same player does something in both."""
    who = was[0].text
    plays = who in SUBJECTS | FIRST_NAMES | OPPONENTS or who.startswith("player ")
    same = plays and (who == now[0].text or same_person(was[0], now[0]))
    return same and all(map(_does, (was, now)))


def _does(said: Sequence[Token]) -> bool:
    acts = len(said) > 1 and said[1].text not in _STATIC
    return acts or any(it.text in _FIGHTING for it in said)


def one_word(said: Sequence[Token]) -> list[Token]:
    """*said* with "opponent" for "my opponent" at its beginning."""
    two = len(said) > 1 and said[0].text in {"my", "the"} and said[1].text in OPPONENTS
    return [*said[two:]]


def same_person(one: Token, other: Token) -> bool:
    """ "Bob …" and "he …"."""
    known = one.capital or one.text in FIRST_NAMES | OPPONENTS
    return known and one.text != "i" and other.text in {"he", "she", "they", "it"}


class Words:
    """Enough of a parse for a phrase table."""

    def __init__(self, tokens: tuple[Token, ...]) -> None:
        self.tokens = tokens

    def word(self, at: int) -> str:
        """The word at *at*, "" past the end."""
        return self.tokens[at].text if 0 <= at < len(self.tokens) else ""
