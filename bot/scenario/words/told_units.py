"""Cards of Grand Archive and Riftbound told by their wording within a sentence.

``My unit wears Odd Angel ("If I would die, …").`` reads as ``My unit wears Odd
Angel.``, with Odd Angel a card like any other; ``LeBlanc, a 3 Might unit,`` reads
as ``LeBlanc (3 Might)``. A name whose wording makes a sentence of its own is left
to the clauses that say what a thing says.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from bot.cards.card import Card, Face
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found
from bot.cards.names import plain
from bot.citation import Game
from bot.engine.instructions import CardAbilities
from bot.errors import QuestionError
from bot.scenario.words.defining import Defined
from bot.scenario.words.kinds import FIRST_NAMES, ITEM_OF, SPELL_OF
from bot.scenario.words.known_otherwise import quoted_otherwise
from bot.scenario.words.listed_units import listed, played_as_it
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_worn
from bot.wording.reading import in_lines, read_quoted

_IN_NAMES = frozenset("of the in to 's - ,".split())
_NOT_NAMES = frozenset(
    "i my his her their the a an opponent he she they if when then while opponents "
    "your our its it this that".split()
)
# "… with Tank, Caitlyn": no beginning of a name.
_ABILITIES = frozenset(
    "tank backline ganking assault shield hidden deflect accelerate taunt stealth "
    "vigor steadfast immortality intercept spellshroud cleave".split()
)
_GOES_ON = frozenset(
    "is are was were has have had deals dealt hits resolves resolved attacks attacked "
    "defends fights takes gets retaliates".split()
)
_OWNERS = frozenset("my his her their your".split())
_ARTICLES = frozenset("a an two three four five".split())
_UNIT_WORDS = frozenset("unit units ally champion token minion".split())
_NUMBERS = frozenset("might power life".split())
_BODIES = {Game.GRAND_ARCHIVE: "ally", Game.RIFTBOUND: "unit"}
# A Riftbound unit speaks of itself so, and no gear does.
_OF_ITSELF = re.compile(r"\b(I|I'm|me|my)\b")


@dataclass(frozen=True, slots=True)
class _Told:
    """Name, description and wording: where each stands, and what goes."""

    first: int
    last: int
    quote: int
    gone: frozenset[int]
    sized: bool
    living: bool


def told_units(
    tokens: tuple[Token, ...], catalogue: Catalogue, game: Game
) -> tuple[tuple[Token, ...], Catalogue]:
    """*tokens* without the wordings behind names, and a catalogue that has them."""
    cards: dict[str, Card] = {}
    gone: set[int] = set()
    for quote, token in enumerate(tokens):
        if token.kind is not Kind.QUOTE or len(str(token.value).split()) < 3:
            continue
        it = _told(tokens, quote, catalogue, game)
        if it is None:
            continue
        name = " ".join(one.raw for one in tokens[it.first : it.last])
        name = name.replace(" 's", "'s").replace(" ,", ",").replace(" - ", "-")
        wording = str(token.value)
        card = _card(name, wording, catalogue, game, sized=it.sized, living=it.living)
        if card is not None:
            cards[plain(card.name)] = card
            gone |= it.gone
    left: list[Token] = []
    for at, token in enumerate(tokens):
        if at not in gone:
            left.append(token)
        elif token.kind is Kind.QUOTE and _ends_sentence(tokens, at):
            mark = replace(token, kind=Kind.MARK, text=".", raw=".", value=None)
            left.append(replace(mark, start=token.end - 1))
    plainer = _apposed(played_as_it(listed(_bare_sizes(left))))
    known = Defined(catalogue, tuple(cards.values())) if cards else catalogue
    return plainer, known


def goes_on(tokens: Sequence[Token]) -> bool:
    """Whether what a wording is of does something in the same sentence."""
    return any(
        token.kind is Kind.QUOTE
        and tokens[at - 1].text in {":", ")"}
        and following.text in _ACTS
        and not following.capital
        for at, (token, following) in enumerate(pairwise(tokens))
        if at
    )


_ACTS = _GOES_ON - frozenset("is are was were has have had".split())


def _told(
    tokens: Sequence[Token], quote: int, catalogue: Catalogue, game: Game
) -> _Told | None:
    end = quote + 1
    at = quote
    inside = False
    if tokens[at - 1].text in {",", ":"}:
        at -= 1
    opening = _bracket(tokens, at)
    acts = _acts(tokens, end)
    sized_before = opening is None and tokens[at - 1].text == ")"
    if sized_before and (at == quote or acts):
        # "Caitlyn (2 Might) “…” and a 2 Might unit"
        last = _bracket(tokens, at - 1)
        its = tokens[last:at] if last is not None else ()
        first = _name(tokens, last, catalogue, game) if last is not None else None
        if first is None or not any(_sized(it) for it in its):
            return None
        living = any(it.text == "life" or it.kind is Kind.SIZE for it in its)
        return _Told(first, last or 0, quote, frozenset({at, quote}), True, living)
    if opening is not None:
        if end >= len(tokens) or tokens[end].text != ")":
            return None
        inside = True
    described = opening if opening is not None else _description(tokens, at)
    last = described
    while last and tokens[last - 1].text in {","}:
        last -= 1
    sized = any(map(_sized, tokens[last:at]))
    first = _name(tokens, last, catalogue, game)
    if first is None:
        return None
    if inside:
        # "(4 Might, “…”)" keeps what stands before the wording.
        keeps = opening is not None and at > opening + 1
        gone = set(range(at, end)) if keeps else set(range(last, end + 1))
        end += 1
    else:
        gone = set(range(at, end))
        if tokens[at - 1].text == "with":
            # "with “…” and Tank" keeps what else it has.
            gone.add(end if _has_more(tokens, end) else at - 1)
        if tokens[quote - 1].text == ":" and not sized and not acts:
            return None
        inside = acts  # "Odd Angel: “…” is linked to my ally."
    ends = end >= len(tokens) or tokens[end].text in ENDS
    begins = first == 0 or tokens[first - 1].text in ENDS | {":"}
    if begins and (ends or not inside) and not sized:
        return None  # a sentence of its own
    living = any(it.text == "life" or it.kind is Kind.SIZE for it in tokens[last:at])
    return _Told(first, last, quote, frozenset(gone), sized, living)


def _has_more(tokens: Sequence[Token], end: int) -> bool:
    """Whether a keyword is told behind the wording: "… and Tank"."""
    joined = [it.text for it in tokens[end : end + 2]]
    return joined[:1] == ["and"] and joined[-1] in _ABILITIES


def _acts(tokens: Sequence[Token], end: int) -> bool:
    """Whether what a wording is of does something then, or with another: "… and …"."""
    if end >= len(tokens):
        return False
    if tokens[end].text not in {"and", ","}:
        return tokens[end].text in _GOES_ON
    here = end + 1
    while here < len(tokens) and tokens[here].kind is not Kind.QUOTE:
        if tokens[here].text in ENDS or here > end + _NAME:
            return False
        here += 1
    after = tokens[here + 1].text if here + 1 < len(tokens) else ""
    return tokens[here - 1].text == ":" and after in _GOES_ON


_NAME = 8


def _sized(token: Token) -> bool:
    return token.text in _NUMBERS or token.kind is Kind.SIZE


def _ends_sentence(tokens: Sequence[Token], at: int) -> bool:
    """Whether the full stop inside the quotation ends the sentence around it."""
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    closed = str(tokens[at].value).endswith((".", "!"))
    return closed and after is not None and after.kind is Kind.WORD and after.capital


def _bracket(tokens: Sequence[Token], at: int) -> int | None:
    """Where the bracket opens that the words before *at* stand in."""
    here = at - 1
    while here > max(0, at - 9):
        if tokens[here].text == "(":
            return here
        if tokens[here].text in ENDS | {")"} or tokens[here].kind is Kind.QUOTE:
            return None
        here -= 1
    return None


def _description(tokens: Sequence[Token], at: int) -> int:
    """Where ", a 4 Might unit," or ", 4 Might," before *at* begins; *at* for none."""
    here = at
    while here and (
        tokens[here - 1].text in _NUMBERS | _UNIT_WORDS | {"a", "an", "with", "-"}
        or tokens[here - 1].kind in {Kind.NUMBER, Kind.SIZE}
    ):
        here -= 1
    said = tokens[here:at]
    numbers = any(it.kind in {Kind.NUMBER, Kind.SIZE} for it in said)
    return here if numbers and here and tokens[here - 1].text == "," else at


def _name(
    tokens: Sequence[Token], last: int, catalogue: Catalogue, game: Game
) -> int | None:
    """Where the name begins that ends before *last*."""
    first = last
    while first and tokens[first - 1].kind in {Kind.WORD, Kind.MARK}:
        token = tokens[first - 1]
        capital = token.kind is Kind.WORD and token.capital
        if not capital and token.text not in _IN_NAMES:
            break
        first -= 1
    for start in range(first, last):
        if _known(catalogue, game, tokens[start:last]) is not None:
            return start
    while first < last and (
        not tokens[first].capital
        or tokens[first].text in _NOT_NAMES
        or tokens[first].kind is not Kind.WORD
        or (tokens[first].text in _ABILITIES and tokens[first + 1].text == ",")
    ):
        first += 1
    for at in range(last - 1, first, -1):
        if tokens[at].text == "'s" and tokens[at - 1].text in FIRST_NAMES | _NOT_NAMES:
            return at + 1 if at + 1 < last else None
    return first if first < last else None


def _known(catalogue: Catalogue, game: Game, said: Sequence[Token]) -> Card | None:
    name = " ".join(it.raw for it in said).replace(" 's", "'s").replace(" ,", ",")
    match catalogue.find(name, game):
        case Found(card=card) if plain(card.name) == plain(name):
            return card
    return None


def _card(
    name: str, text: str, catalogue: Catalogue, game: Game, *, sized: bool, living: bool
) -> Card | None:
    """The card of that name and wording; None where the wording is not read."""
    match catalogue.find(name, game):
        case Found(card=card) if _names(card, name):
            told, known = quoted_otherwise(card, name, text)
            return told or (card if known else None)
    if not sized:
        spell = SPELL_OF[game]
        if game is Game.GRAND_ARCHIVE and "this attack" in text.lower():
            spell = "attack"
        of_itself = plain(name) in plain(text) or (
            game is Game.RIFTBOUND and _OF_ITSELF.search(text)
        )
        read = _read(game, name, text, frozenset({spell}))
        done = read is not None and read.spell is not None and read.spell.do
        if done and not of_itself:
            lined = in_lines(game, text, frozenset({spell}))
            return Card(game, name, (Face(name, lined, (spell,)),))
    body = sized or (game is Game.RIFTBOUND and _OF_ITSELF.search(text) is not None)
    kind = _BODIES[game] if body and not is_worn(text) else ITEM_OF[game]
    if sized and game is Game.GRAND_ARCHIVE and not living:
        kind = "attack"
    read = _read(game, name, text, frozenset({kind}))
    if read is None or not (read.statics or read.activated or read.keywords):
        return None
    below = ("equipment",) if is_worn(text) else ()
    lined = in_lines(game, text, frozenset({kind}))
    return Card(game, name, (Face(name, lined, (kind,), subtypes=below),))


def _names(card: Card, name: str) -> bool:
    said = plain(name)
    return said in {plain(card.name), plain(card.name.split(",")[0])}


def _read(
    game: Game, name: str, text: str, kinds: frozenset[str]
) -> CardAbilities | None:
    try:
        return read_quoted(game, text, name=name, kinds=kinds)
    except QuestionError:
        return None


def _apposed(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """*tokens* with "LeBlanc, a 3 Might unit," as "LeBlanc (3 Might)".

    "Unit A, my 3 Might unit," is said as "my Unit A (3 Might)".
    """
    found = list(tokens)
    at = len(found)
    while at > 1:
        at -= 1
        if found[at].text != "," or found[at - 1].kind is not Kind.WORD:
            continue
        if not found[at - 1].capital:
            continue
        here = at + 1
        owner = found[here : here + 1]
        owned = bool(owner) and owner[0].text in _OWNERS
        here += owned or (bool(owner) and owner[0].text in {"a", "an"})
        its = [it.text for it in found[here : here + 2]]
        joins = {"-"}
        if len(its) == 2 and its[0] in _UNIT_WORDS and its[1] in {"with", "of"}:
            here += 2  # "Rook, an ally with 2 power and 3 life."
            joins = {"-", "and"}
        end = here
        while end < len(found) and (
            found[end].text in _NUMBERS | joins
            or found[end].kind in {Kind.NUMBER, Kind.SIZE}
        ):
            end += 1
        if not any(it.kind in {Kind.NUMBER, Kind.SIZE} for it in found[here:end]):
            continue
        said = found[here:end]
        if not any(map(_sized, said)):
            continue
        stop = end
        stop += stop < len(found) and found[stop].text in _UNIT_WORDS
        closed = stop >= len(found) or found[stop].text in ENDS | {",", ")"}
        if not closed and stop == end:
            continue
        stop += (
            stop < len(found) and found[stop].text == "," and not _listed(found, stop)
        )
        mark = found[at]
        opening = replace(mark, text="(", raw="(")
        found[at:stop] = [opening, *said, replace(mark, text=")", raw=")")]
        if owned:
            first = at - 1
            while first > 0 and found[first - 1].capital:
                first -= 1
            if first == 0 or found[first - 1].text not in _OWNERS:
                found[first:first] = owner
    return tuple(found)


def _listed(tokens: Sequence[Token], comma: int) -> bool:
    """Whether one more thing is told behind the comma: ", Vex, a 2 Might unit"."""
    after = tokens[comma + 1] if comma + 1 < len(tokens) else None
    return after is not None and (
        after.capital or after.kind is Kind.NUMBER or after.text in _ARTICLES
    )


def _bare_sizes(tokens: Sequence[Token]) -> list[Token]:
    """*tokens* with "my fox (2/4 ally)" as "my fox (2/4)"."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        closes = at + 1 < len(tokens) and tokens[at + 1].text == ")"
        opening = _bracket(found, len(found)) if closes and found else None
        its = found[opening + 1 :] if opening is not None else []
        plain = all(
            _sized(it) or it.kind is Kind.NUMBER or it.text == "-" for it in its
        )
        if token.text in {"ally", "unit"} and plain and any(map(_sized, its)):
            continue
        found.append(token)
    return found
