"""What somebody takes to follow from what is told: "…, so it takes only 1 damage".

It is no fact of its own: read as one, it would happen once more. Where all that it
counts comes out of what is told without it, it is left out, and that is said.
"""

import re
from collections.abc import Iterator
from itertools import islice, pairwise

from bot.engine.characteristics import power_of, toughness_of
from bot.engine.exploration import explore
from bot.engine.outcome import Outcome
from bot.engine.question import Question
from bot.errors import QuestionError
from bot.scenario.grammar.claims import DOING
from bot.scenario.grammar.left_out import TALK
from bot.scenario.reading.rewording import ASKING, Span
from bot.scenario.words.effort import room
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end

_STOPS = ENDS | {",", ")", "(", "-", ":", "and", "but", "then"}
_COUNTED = frozenset({Kind.NUMBER, Kind.SIZE})
# Behind these as well, where something is done: what it has or is may be told there.
_REASONS = frozenset("as since because cuz ( -".split())
_LEADS = _REASONS | {"so"}
_STATES = frozenset("have has had with is are am was were 's".split())
_BEFALLS = frozenset("prevented doubled halved dealt reduced absorbed".split())
_JOINING = frozenset([",", ")", "-", "and", "but", "then", ":"])
# What it has from then on may be news, unless that is counted.
_HAVING = frozenset(
    "have has had with get gets got gain gains gained lose loses lost become becomes "
    "control".split()
)
# What such a clause is said with; besides, it names what is told elsewhere.
_VERBS = _STATES | frozenset(
    "'s be become becomes get gets got go goes went come comes count counts 'd 'll "
    "take takes took lose loses lost gain gains gained deal deals dealt suffer suffers "
    "die dies died survive survives survived live lives kill kills killed destroy "
    "destroys destroyed prevent prevents prevented absorb absorbs absorbed reduce "
    "reduces reduced double doubles doubled control can does do".split()
)
_WORDS = _VERBS | frozenset(
    "i you he she it they we me him her them us my his their the a an this that these "
    "those its of but by from to at on for in down up off as while until end "
    "turn all both each only just even still now anyway already exactly about "
    "been being will would should must halved left over through total whole full "
    "remaining damage life loyalty power toughness might counters counter marked "
    "point points combat noncombat more less extra another next first shield nothing "
    "none zero no creature unit ally champion player planeswalker spell attacker "
    "blocker defender defending defends defend attacking one effectively actually "
    "basically bigger big dead alive lethal enough equal same much unharmed safe "
    "fine".split()
)
# Of a thing nobody says so otherwise; only where it is not read as it stands.
_LOOSE = frozenset("can not does do any every everything".split())
_ENOUGH = frozenset("enough lethal any".split())
_QUOTES = frozenset('"“«„')
_ALL_BUT = ["all", "but"]
_MOST = 8


def concluded(parse: Parse, *, loosely: bool = False) -> tuple[Span, ...]:
    """Where such clauses stand in *parse*, each with the word it begins with.

    Those that count something; *loosely*, all of them.
    """
    found: list[Span] = []
    for at, word in enumerate(parse.words):
        # "Well ok so I have a shield": of nothing told yet.
        if word not in _LEADS or not {*parse.words[:at]} - TALK - _STOPS:
            continue
        end = at + 1
        while end < len(parse.tokens) and (
            parse.word(end) not in _STOPS or parse.words[end - 1 : end + 1] == _ALL_BUT
        ):
            end += 1
        if _concludes(parse, at, end, loosely=loosely):
            if parse.word(at - 1) == "(" or word == "(":
                at, end = at - (word != "("), end + (parse.word(end) == ")")
            found.append((at, end))
    return tuple(found)


def _concludes(parse: Parse, at: int, end: int, *, loosely: bool) -> bool:
    last = sentence_end(parse.tokens, end)
    start = at + 1 + (parse.word(at + 1) == "that")
    if parse.word(last) == "?" or parse.word(start) in ASKING or start >= end:
        return False
    words = parse.words[start:end]
    if _VERBS.isdisjoint(words):
        return False
    if "(" in {parse.word(at), parse.word(at - 1)} and "already" in words:
        return False  # "(already took 2)": before all that is told
    if parse.word(at) in _REASONS and _BEFALLS.isdisjoint(words):
        if not _STATES.isdisjoint(words):
            return False
    if not _apart(parse, end):
        return False
    inside = range(start, end)
    if not any(_numbers(parse, it) for it in inside) and not _dies_to(words):
        if not loosely or not _HAVING.isdisjoint(words):
            return False
    elsewhere = {*parse.words[:at], *parse.words[end:]}
    if "not" in words and not _BEFALLS.isdisjoint(words):
        return False  # "so damage isn't doubled": that would be a law of its own
    known = {*_stems(elsewhere - DOING)} | _WORDS | (_LOOSE if loosely else set())
    return all(
        _numbers(parse, it) or not known.isdisjoint(_stems({parse.word(it)}))
        for it in inside
    )


def _dies_to(words: list[str]) -> bool:
    """ "It dies to Shock": what that would do is not done by saying so."""
    return any(pair in _DYING_TO for pair in pairwise(words))


_DYING_TO = frozenset(
    (verb, by)
    for verb in "die dies died survive survives survived live lives".split()
    for by in ("to", "from", "a", "the")
)


def _numbers(parse: Parse, at: int) -> tuple[str, ...]:
    """What is counted there: "3", "5/5", the 2 of "I take 2 less"."""
    token = parse.tokens[at]
    if token.kind in _COUNTED:
        return (token.text,)
    typed = parse.text[token.start : token.start + 1]
    if token.kind is Kind.QUOTE and typed not in _QUOTES:
        return tuple(_MORE_OR_LESS.findall(str(token.value)))
    return ()


def _stems(words: set[str]) -> Iterator[str]:
    for word in words:
        yield word
        yield word.removesuffix("s")


def _apart(parse: Parse, end: int) -> bool:
    """Whether what stands behind has somebody of its own who does it."""
    while parse.word(end) in _JOINING:
        end += 1
    if parse.word(end) in ENDS | ASKING | {"", "("} or parse.is_kind(end, Kind.QUOTE):
        return True
    return any(parse.reads(it, end) for it in ("person", "things"))


def without(parse: Parse, spans: tuple[Span, ...]) -> tuple[Token, ...]:
    """The tokens of *parse* without *spans*, and the commas that lead to them."""
    left_out = {at for span in spans for at in range(*span)}
    left_out |= {at - 1 for at, _ in spans if parse.word(at - 1) in {",", "and"}}
    return tuple(it for at, it in enumerate(parse.tokens) if at not in left_out)


def comes_out(asked: Question, parse: Parse, spans: tuple[Span, ...]) -> bool:
    """Whether each number of *spans* stands in what *asked* comes to, however.

    So does each size: as it is in the end, or was told.
    """
    numbers: set[str] = set()
    for start, end in spans:
        words = parse.words[start:end]
        if _ENOUGH.isdisjoint(words):
            gained = "gain " if not _GAINING.isdisjoint(words) else ""
            # "… my 2/2 (prevent 2 on it)": what it has, if nothing else prevents it.
            shields = bool({"prevent", "prevented"} & {*words})
            gained = "prevent " if shields else gained
            counted = [it for at in range(start, end) for it in _numbers(parse, at)]
            if shields and not counted:
                counted = ["all"]  # "(it's all prevented)"
            numbers |= {f"{gained}{it}" for it in counted}
    if not numbers:
        return True
    try:
        ruling = explore(asked, room(_BUDGET))
    except QuestionError:
        return False
    ways = [*islice(ruling.outcomes, _MOST)]
    return bool(ways) and all(numbers <= _counted(it) for it in ways)


def _counted(outcome: Outcome) -> set[str]:
    told = " ".join(map(str, outcome.steps))
    steps = {*_NUMBER.findall(told)}
    steps |= {f"gain {it}" for it in _GAINED.findall(told)}
    for prevented, left in _PREVENTED.findall(told):
        steps |= {f"prevent {prevented}", f"prevent {int(prevented) + int(left or 0)}"}
    steps |= {"prevent all"} if _ALL_PREVENTED.search(told) else set()
    board = outcome.board
    sizes = {f"{power_of(board, it)}/{toughness_of(board, it)}" for it in board.objects}
    return steps | sizes


_BUDGET = 2_000
_GAINING = frozenset({"gain", "gains", "gained"})
_GAINED = re.compile(r"(?:gains? |\+)(\d+) life")
_PREVENTED = re.compile(r"prevents (\d+) of (?:[^;.]*; (\d+) left on it)?")
_ALL_PREVENTED = re.compile(r"prevents (\d+) of the \1 damage")
# What "2 less" is put as, which nobody has quoted.
_MORE_OR_LESS = re.compile(r"that much damage (?:plus|minus) (\d+) instead")
_NUMBER = re.compile(r"(?<![\w/+-])\d+(?![/\w-])")
