"""The cheapest way to read a whole text as clauses, joining words and fillers.

Every token belongs to a clause, a joining word, a mark or a filler; where that
cannot be done the text is refused at the place the best reading got to.
"""

from collections.abc import Iterator

from bot.scenario.grammar.cut_off import (
    Best,
    Piece,
    cut_off,
    is_one,
    list_cut_off,
    noun_cut_off,
    size_cut_off,
    subject_cut_off,
)
from bot.scenario.grammar.doubts import Doubts
from bot.scenario.grammar.fact_words import may_be_fact
from bot.scenario.grammar.never_soft import (
    again_and_again,
    boundaries,
    done_again,
    in_total,
    one_more,
)
from bot.scenario.grammar.pattern_tree import RuleTree
from bot.scenario.grammar.soft_talk import asked, soft
from bot.scenario.words.not_covered import refusal
from bot.scenario.words.parsing import Parse
from bot.scenario.words.pattern import Rule
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.soft import FILLERS
from bot.scenario.words.syntax import Clause, Person, Place
from bot.scenario.words.tokens import BULLET, ENDS, Kind
from bot.scenario.words.written import words_of

# Four times as many as in the longest texts that can be typed; more are only in
# what says hundreds of times something that can be parted anywhere.
_MOST_PIECES = 10_000
_UNMARKED = 2
# "I shock | Bob then bolt Bob": Bob belongs to what stands before.
_CUT_OFF = 24
# A noun phrase that could go on where the clause ends: "five 1/1 | Saprolings attack".
_NOUN_CUT_OFF = 24
# "I have a Wall and my 2/2 | and my 3/3 attack": the 2/2 does so too.
_SUBJECT_CUT_OFF = 8
_CLAUSE = 20
_TIME = 4
_FILLER = 3
_OCCASION = 7
_TALK = 24
_LEFT_OUT, _LEFT_OUT_WORD = 150, 8
# "Wild story", "hello everyone": so short that nobody asks where it went.
_GREETING = 2
_SKIPPED, _SKIPPED_WORD = 1000, 40
_FULL_STOPS = frozenset({".", "?", "!"})
_MARKS = frozenset(". , ; : ? ! - -> = + / ( ) &".split()) | {"\n", BULLET}
_MARK_COST = {"(": 4, ")": 4, "->": 3, "=": 6, "/": 6, "+": 4, "-": 2, "&": 3, "'": 3}
_JOINING = frozenset(
    "and then but so or while when if because as that which also where what nor "
    "with since whether by yet plus".split()
)
_JOIN_COST = {"or": 8, "that": 5, "with": 6, "as": 5, "where": 5, "what": 9, "nor": 8,
              "which": 5, "when": 3, "if": 1, "by": 9,
              "whether": 4, "yet": 4, "since": 4, "plus": 4}  # fmt: skip
# These lead to more: "who loses what?" is not "who loses?".
_LEADING = frozenset("what which where whether that as with by if when while".split())
_NO_BEGINNING = ENDS | {"'s"}
# A sentence that begins so asks; it tells nothing of whoever did something last.
_ASKING = frozenset({"do", "does", "did"})
_NOTHING_BEHIND = ENDS | {",", "and", "but", "so", "then", ""}
_FILLERS = PhraseTable((phrase, None) for phrase in FILLERS)


def cover(parse: Parse, rules: RuleTree) -> tuple[Clause, ...]:
    """The clauses of the cheapest cover. Raises QuestionError (SYNTAX)."""
    count = len(parse.tokens)
    reached = _reached(parse, rules)
    if count not in reached:
        raise refusal(parse, max(reached))
    best = {count: Best(0, None, None)}
    # From the end to the start, so that each place knows what may follow it.
    for at in sorted(reached, reverse=True)[1:]:
        found = _best_from(parse, reached[at], best)
        if found is not None:
            best[at] = found
    if 0 not in best:
        raise refusal(parse, parse.memory.get("owned", max(reached)))
    return _clauses(parse, best[0])


def _reached(parse: Parse, rules: RuleTree) -> dict[int, list[tuple[int, Piece]]]:
    """Every place where pieces from the start on can end, and those that begin there.

    Most places are in the middle of something: nothing is looked for there. Raises
    QuestionError (SYNTAX) where there are too many pieces.
    """
    count = len(parse.tokens)
    parse.furthest = 0
    reached: dict[int, list[tuple[int, Piece]]] = {}
    ends, left = {0}, _MOST_PIECES
    for at in range(count + 1):
        if at in ends:
            found = list(_pieces(parse, rules, at)) if at < count else []
            left -= len(found)
            if left < 0:
                raise refusal(parse, parse.furthest)
            ends.update(piece.end for _, piece in found)
            reached[at] = found
    return reached


def _best_from(
    parse: Parse, pieces: list[tuple[int, Piece]], best: dict[int, Best]
) -> Best | None:
    found: Best | None = None
    for cost, piece in pieces:
        rest = best.get(piece.end)
        if rest is None:
            continue
        # Two clauses with nothing between them are seldom two, but "… defending".
        unmarked = piece.rule is not None and _is_clause(rest.piece)
        word = parse.word(piece.end)
        unmarked = unmarked and word != "," and not word.endswith("ing")
        one = unmarked and is_one(parse, piece, rest.piece)
        if one or list_cut_off(piece, rest):
            parse.memory["owned"] = piece.start
            continue
        total = cost + rest.cost + _UNMARKED * unmarked
        if unmarked and (cut_off(parse, rest.piece) or size_cut_off(parse, piece)):
            total += _CUT_OFF
        elif unmarked and noun_cut_off(parse, piece):
            total += _NOUN_CUT_OFF
        elif subject_cut_off(parse, piece, rest):
            total += _SUBJECT_CUT_OFF
        if found is None or total < found.cost:
            found = Best(total, piece, rest)
    return found


def _is_clause(piece: Piece | None) -> bool:
    return piece is not None and piece.rule is not None and piece.rule.kind != "time"


def _matches(parse: Parse, rules: RuleTree, at: int) -> tuple[tuple[int, Piece], ...]:
    """The rules that stand at *at*, kept: a text is covered again without its talk."""
    if at not in parse.matched:
        before, parse.furthest = parse.furthest, 0
        parse.matched[at] = tuple(_of_rules(parse, rules, at)), parse.furthest
        parse.furthest = before
    found: tuple[tuple[int, Piece], ...]
    found, furthest = parse.matched[at]
    parse.furthest = max(parse.furthest, furthest)
    return found


def _of_rules(parse: Parse, rules: RuleTree, at: int) -> Iterator[tuple[int, Piece]]:
    asks = parse.word(at) in _ASKING and (at == 0 or parse.word(at - 1) in ENDS)
    doubts = Doubts()
    for rule, end, binds in rules.at(parse, at):
        bare = rule.kind == "time" and end == at + 1 and parse.word(at) == "once"
        if bare and parse.word(end) in _NOTHING_BEHIND:
            continue  # "I use it once.": as soon as what?
        if end > at and not (asks and "elided" in rule.fixed):
            base = _TIME if rule.kind == "time" else _CLAUSE
            cost = base + 2 * rule.cost + doubts.of(binds)
            yield cost, Piece(at, end, rule, binds)


def _pieces(parse: Parse, rules: RuleTree, at: int) -> Iterator[tuple[int, Piece]]:
    # Nothing that is said begins with the end of a word ("Angel" + "'s Grace"), or
    # with that of a sentence.
    if parse.word(at) not in _NO_BEGINNING:
        yield from _matches(parse, rules, at)
    word = parse.word(at)
    if word in _MARKS:
        yield _MARK_COST.get(word, 0), Piece(at, at + 1, None, (), word)
    if parse.is_kind(at, Kind.ENUM):
        yield 0, Piece(at, at + 1, None, (), "\n")
    if word in _JOINING and not (word in _LEADING and parse.word(at + 1) in ENDS):
        yield 1 + _JOIN_COST.get(word, 0), Piece(at, at + 1, None, (), word)
    summed = in_total(parse, at)
    again = done_again(parse, at)
    meant = summed or again or again_and_again(parse, at) or one_more(parse, at)
    for end, _ in () if meant else _FILLERS.at(parse, at):
        yield _FILLER, Piece(at, end, None, (), "")
    for end, _ in () if again else parse.reads("occasion", at):
        yield _OCCASION, Piece(at, end, None, (), "")
    for end, _ in () if again else parse.reads("smalltalk", at):
        if not may_be_fact(parse, at, end):
            yield _TALK, Piece(at, end, None, left_out=end > at + _GREETING)
    for end, _ in parse.reads("leftout", at) if parse.lenient else ():
        if may_be_fact(parse, at, end):
            continue
        cost = _LEFT_OUT + _LEFT_OUT_WORD * (end - at)
        yield cost, Piece(at, end, None, left_out=True)
    for cost, end, kind in () if summed or again else soft(parse, at):
        yield cost, Piece(at, end, _SOFT_RULES[kind])
    if parse.skipping:
        for end in boundaries(parse, at):
            cost = _SKIPPED + _SKIPPED_WORD * (end - at)
            yield cost, Piece(at, end, None, join="skipped")


_SOFT_RULES = {
    kind: Rule(kind, None, 0, {}, kind)  # type: ignore[arg-type]
    for kind in ("soft", "claim")
}


def _clauses(parse: Parse, whole: Best) -> tuple[Clause, ...]:
    pieces: list[Piece] = []
    step: Best | None = whole
    while step is not None and step.piece is not None:
        pieces.append(step.piece)
        step = step.rest
    found: list[Clause] = []
    lead: list[str] = []
    left = [(it.start, it.end) for it in pieces if it.left_out]
    parse.memory["left out"] = tuple(left)
    skipped = [(it.start, it.end) for it in pieces if it.join == "skipped"]
    parse.memory["skipped"] = tuple(skipped)
    talker: Person | None = None
    for piece in pieces:
        if piece.rule is None:
            if piece.join == "\n" and lead and lead[-1] in _FULL_STOPS:
                continue  # a new line behind a full stop says no more than that
            if piece.join and piece.join != "skipped":
                lead.append(piece.join)
            elif piece.end > piece.start + 1:
                talker = _speaker(parse, piece) or talker
            continue
        slots = {**piece.rule.fixed, **dict(piece.binds)}
        if talker is not None and slots.get("elided") and "who" not in slots:
            # "I forgot about it and cast Shock": whom the talk was about does it.
            slots["who"] = talker
        talker = _speaker(parse, piece) if piece.rule.kind in _SOFT_RULES else None
        found.append(
            Clause(
                piece.rule.kind,
                slots,
                Place(piece.start, piece.end),
                tuple(lead),
                asked(parse, piece.end),
                words_of(parse.tokens[piece.start : piece.end])
                or parse.spelt(piece.start, piece.end),
                parse.tokens[piece.start].line,
            )
        )
        lead = []
    return tuple(found)


def _speaker(parse: Parse, piece: Piece) -> Person | None:
    """The player whom the talk of *piece* begins with."""
    at = piece.start + (parse.word(piece.start) in _JOINING)
    found = [it for _, it in parse.reads("person", at)]
    return found[0] if found and isinstance(found[0], Person) else None
