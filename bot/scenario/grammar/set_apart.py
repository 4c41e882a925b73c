"""What stands within a clause and tells nothing: "he, as usual, boldly bolts me".

Between whole clauses such words stand in nobody's way; here they part somebody from
what he does. They go with the marks around them. Behind a verb ("I block, of course,
with my 2/2") they part it from what it is done with. How something is done is no
matter either: an adverb that no game knows goes without marks, too.
"""

from functools import cache

from bot.scenario.grammar.slips import known_words
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.lexicon import HELPING, TENSES, VERBS
from bot.scenario.words.not_names import names_nothing
from bot.scenario.words.occasions import read_occasion
from bot.scenario.words.parsing import Parse
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import POSSESSIVES, SUBJECTS
from bot.scenario.words.soft import FILLERS
from bot.scenario.words.tokens import ENDS, Kind, Token

_CLOSED_BY = {",": {","}, "(": {")"}, "-": {"-"}, "–": {"–"}, "—": {"—"}}


# What most adverbs end with.
_MANNER = "ly"
_LONGEST = 9
_JOINS = frozenset(
    "and but so then or when if while because since as that which who".split()
)
_STARTS = ENDS | _JOINS | {",", ":", ";"}
_DETERMINERS = POSSESSIVES | {"a", "an", "the", "this", "that", "'s"}
_GOES_ON = frozenset("with on at to into onto in for against by".split())
# These count, deny or say when: somewhere they are more than nothing.
_TELLING = frozenset(
    "again also too still already even separately once twice first last next finally "
    "now then only simultaneously meanwhile so yes no not partially partly evenly "
    "equally randomly repeatedly permanently exclusively solely mostly hardly barely "
    "scarcely rarely nearly merely mainly largely fully completely entirely wholly "
    "doubly triply previously initially formerly originally recently eventually "
    "immediately subsequently consecutively respectively alternately individually "
    "collectively jointly mutually additionally alternatively illegally legally "
    "optionally conditionally lethally fatally directly indirectly secretly "
    "temporarily accidentally wrongly correctly differently similarly".split()
)
_ENDING = ENDS | {",", "and", "but", "so", "when", "while", ""}


@cache
def _fillers() -> frozenset[tuple[str, ...]]:
    return frozenset(FILLERS)


@cache
def _verbs() -> frozenset[str]:
    forms = (
        form[0] for verb in VERBS.values() for form in (*verb.active, *verb.passive)
    )
    return (HELPING | frozenset(TENSES) | frozenset(forms)) - {"'s", "end", "turn"}


def without_set_apart(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* without what marks set apart that tells nothing, and without manners."""
    if not [it for it in tokens if it.text in _CLOSED_BY or it.text[-2:] == _MANNER]:
        return tokens
    parse = Parse(around.text, tokens, around.catalogue, around.game)
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        end = _closed(tokens, at) if out else 0
        if end and _parts(parse, out, end) and _tells_nothing(parse, at + 1, end):
            at = end
        elif tokens[at].text[-2:] != _MANNER or not _is_manner(parse, at):
            out.append(tokens[at])
        elif parse.word(at + 1) == "," and not out:
            at += 1
        at += 1
    return tokens if len(out) == len(tokens) else tuple(out)


def _is_manner(parse: Parse, at: int) -> bool:
    """The "greedily" of "he greedily attacks", "greedily he attacks"."""
    word, before, behind = (parse.word(it) for it in (at, at - 1, at + 1))
    if word in _TELLING or not names_nothing(word):
        return False
    if word in known_words(parse.game) or before in _DETERMINERS:
        return False
    if parse.words.count(word) > 1:
        return False
    if parse.capital(at):
        begins = at == 0 or before in ENDS
        first = parse.word(at + 1 + (behind == ","))
        led = first in SUBJECTS or (behind != "," and first in _LED)
        return begins and led and word not in FIRST_NAMES
    if at == 0:
        return False
    return _is_done(parse, at + 1) or behind in _ENDING or behind in _DETERMINERS


_LED = OPPONENTS | POSSESSIVES | {"the", "a", "an"}


def _is_done(parse: Parse, at: int) -> bool:
    return parse.word(at) in _verbs() or bool(parse.reads("cardverb", at))


def _closed(tokens: tuple[Token, ...], at: int) -> int:
    """Where the mark stands that closes what is set apart at *at*; 0 for nowhere."""
    closing = _CLOSED_BY.get(tokens[at].text)
    if closing is None:
        return 0
    for end in range(at + 1, min(len(tokens), at + _LONGEST + 2)):
        if tokens[end].text in closing:
            return end if end > at + 1 else 0
        if tokens[end].kind not in {Kind.WORD, Kind.NUMBER}:
            return 0
    return 0


def _parts(parse: Parse, before: list[Token], end: int) -> bool:
    """Whether a clause goes on behind the mark at *end*."""
    following = parse.word(end + 1)
    last = before[-1].text
    if last in _STARTS:
        return False
    begin = len(before)
    while begin and before[begin - 1].text not in _STARTS:
        begin -= 1
    clause = [it.text for it in before[begin:]]
    done = [
        n
        for n, word in enumerate(clause)
        if n and word in _verbs() and clause[n - 1] not in _DETERMINERS
    ]
    behind = done == [len(clause) - 1]
    if _is_done(parse, end + 1):
        return behind or not done
    if done and following == "with":
        return True  # "I block it, of course, with my 2/2"
    goes_on = following in _GOES_ON | _DETERMINERS or parse.capital(end + 1)
    return behind and goes_on


def _tells_nothing(parse: Parse, start: int, end: int) -> bool:
    words = tuple(parse.words[start:end])
    if words in _fillers() or any(it == end for it, _ in read_occasion(parse, start)):
        return words[0] not in _TELLING or len(words) > 1
    return False
