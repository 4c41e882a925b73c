"""Cards that the scenario itself gives the wording of: ``Odd Ray: "Deal 3 to …"``.

Such a name is a card like any other from there on, so that it can be played, put on a
unit and answered in every way a known card can. A known spell that is quoted otherwise
than the catalogue has it does what is quoted. Names that stand for permanents are left
to the clauses that say what is on the table, but for those that damage can be dealt to.
"""

from collections.abc import Iterator, Sequence

from bot.cards.card import Card, CardName, Face
from bot.cards.catalogue import Catalogue
from bot.cards.facts import is_spell
from bot.cards.finding import Ambiguous, Found, How, Unknown
from bot.cards.intext import InText
from bot.cards.names import plain
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.kinds import ELEMENTS, ITEM_OF, SPELL_OF
from bot.scenario.words.known_otherwise import another_spell, quoted_otherwise
from bot.scenario.words.nameless_spells import KINDS_BELOW, nameless_spells
from bot.scenario.words.small_words import THE_OR_HIS
from bot.scenario.words.tokens import STOPS, Kind, Token
from bot.scenario.words.told_cards import Quoted
from bot.scenario.words.wordings import is_worn
from bot.worded import worded
from bot.wording.reading import read_quoted

_IN_NAMES = frozenset(["of", "the", "in", "to", "and", "'s", "-", ","])
_NOT_NAMES = frozenset(
    "i my his her their the a an opponent he she they then now later next first after "
    "when if while and or but so it in at".split()
)
# Between a name and its wording: "Odd Ray is a spell that says …".
_SAYING = frozenset(
    ": ( , - each says reads that which is a an spell action card domain unique".split()
)
# "… with 6 durability counters": how many there are, behind what is named.
_COUNTED = frozenset("durability charge counter counters power".split())
_LONGEST = 6


class Defined(Catalogue):
    """A catalogue with the cards of one scenario laid over it."""

    def __init__(self, below: Catalogue, cards: Sequence[Card]) -> None:
        self._below = below
        self._own = {card.ref: card for card in cards}
        self._plain = {plain(card.name): card for card in cards}

    def find(self, name: str, game: Game | None = None) -> Found | Ambiguous | Unknown:
        """The card *name* means; one of the scenario's own goes first."""
        own = self._plain.get(plain(name))
        if own is not None:
            return Found(own, How.EXACT, 100.0)
        return self._below.find(name, game)

    def has(self, name: str, game: Game) -> bool:
        """Whether a card is called just so, one of the scenario's own or another."""
        return plain(name) in self._plain or self._below.has(name, game)

    def find_in_text(
        self,
        words: Sequence[str],
        start: int,
        game: Game | None = None,
        common: frozenset[str] = frozenset(),
        *,
        partial: bool = False,
    ) -> InText | None:
        """As the catalogue below, the scenario's own names first."""
        for length in range(_LONGEST, 0, -1):
            said = " ".join(words[start : start + length])
            for name in (said, said.removesuffix("s")):
                own = self._plain.get(plain(name))
                if own is not None and start + length <= len(words):
                    return InText(length, (own.ref,), How.EXACT)
        return self._below.find_in_text(words, start, game, common, partial=partial)

    def may_begin(
        self,
        typed: str,
        game: Game | None,
        common: frozenset[str] = frozenset(),
        *,
        partial: bool = False,
    ) -> bool:
        """Always: what scenarios call their own may begin with any word."""
        return True

    def in_full(self, said: Sequence[str], game: Game) -> tuple[str, ...]:
        """As the catalogue below: the scenario's own names are not cut short."""
        return self._below.in_full(said, game)

    def card(self, name: CardName) -> Card:
        """The card of a name that was given out. Raises KeyError."""
        return self._own.get(name) or self._below.card(name)


def with_defined(
    tokens: tuple[Token, ...], catalogue: Catalogue, game: Game
) -> tuple[Catalogue, Quoted]:
    """*catalogue* and the cards whose wording stands behind their name in *tokens*.

    Beside it what is to be said of them. Not for Magic, whose quoted cards say by
    themselves what they are.
    """
    if game is Game.MTG:
        return catalogue, Quoted()
    cards: list[Card] = []
    said: list[str] = []
    notes: list[str] = []
    for name, text, told in _definitions(tokens):
        if len(text.split()) < 3 or name.lower().removeprefix("on ") in _TRIGGERS:
            continue
        match catalogue.find(name, game):
            case Found(card=known) if is_spell(known.face) and another_spell(
                known, name, text
            ):
                cards.append(_own_spell(game, name, text, told))
                said.append(worded("{it} has the text “{quote}”.", it=name, quote=text))
            case Found(card=known):
                card, read = quoted_otherwise(known, name, text)
                if card is not None and is_spell(card.face):
                    cards.append(card)
                    said.append(
                        worded("{it} has the text “{quote}”.", it=name, quote=text)
                    )
                elif not read and is_spell(known.face):
                    notes.append(worded("{it} is taken as I know the card.", it=name))
            case _ if not is_worn(text):
                made = _spell(game, name, text, told) or _thing(game, name, text, told)
                cards += [made] if made is not None else []
    nameless = nameless_spells(tokens, game)
    quoted = Quoted(nameless=nameless, said=tuple(said), notes=tuple(notes))
    cards += nameless.values()
    return (Defined(catalogue, cards) if cards else catalogue), quoted


# "Its On Attack: “…”" is an ability, no card of that name.
_TRIGGERS = frozenset("attack hit kill death enter leave sacrifice deathknell".split())


def _own_spell(game: Game, name: str, text: str, told: frozenset[str]) -> Card:
    """The spell of that wording. Raises QuestionError where it is not read."""
    made = _spell(game, name, text, told)
    if made is None:
        kinds = frozenset({SPELL_OF[game]})
        read_quoted(game, text, name=name, kinds=kinds, entire=True)
        raise QuestionError(
            Problem.UNSUPPORTED, worded("I do not play that out: “{text}”.", text=text)
        )
    return made


def _spell(game: Game, name: str, text: str, told: frozenset[str]) -> Card | None:
    """The spell or attack card of that wording."""
    kind = SPELL_OF[game]
    if game is Game.GRAND_ARCHIVE and "this attack" in text.lower():
        kind = "attack"
    try:
        read = read_quoted(game, text, name=name, kinds=frozenset({kind}))
    except QuestionError:
        return None
    played = read.spell is not None and (read.spell.do or read.spell.modes)
    if not (played or (kind == "attack" and read.statics)):
        return None
    below = _told_kind(name)
    elements: tuple[str, ...] = ()
    if game is Game.GRAND_ARCHIVE:
        below = tuple(sorted({*below, *(told & KINDS_BELOW)}))
        elements = tuple(sorted(told & ELEMENTS))
    return Card(
        game, name, (Face(name, text, (kind,), subtypes=below, elements=elements),)
    )


def _thing(game: Game, name: str, text: str, told: frozenset[str]) -> Card | None:
    """The permanent of that wording that damage can be dealt to: a domain.

    Or what is used as it is told of: "I exhausted Odd Tome: “Exhaust: …”".
    """
    if told & _USED:
        kind = ITEM_OF[game]
        used = is_used(game, name, text, kind)
        return Card(game, name, (Face(name, text, (kind,)),)) if used else None
    if game is not Game.GRAND_ARCHIVE:
        # "At Odd Gate: “… units here …”": a place.
        there = "at" in told and "here" in text.lower().split()
        face = Face(name, text, ("battlefield",))
        return Card(game, name, (face,)) if there else None
    kind = next(iter(sorted(told & _THINGS)), "")
    itself = any(
        f"dealt to {one.lower()} instead" in text.lower()
        for one in (name, name.split(" ,")[0], "this domain")
    )
    if not kind and itself:
        kind = "domain"
    if not kind:
        return None
    named = name.replace(" ,", ",").replace(" 's", "'s")
    try:
        read = read_quoted(game, text, name=named, kinds=frozenset({kind}))
    except QuestionError:
        return None
    if not (read.statics or read.activated):
        return None
    return Card(game, named, (Face(named, text, (kind,)),))


def is_used(game: Game, name: str, text: str, kind: str) -> bool:
    """Whether *text* is that of a *kind* with an ability to use."""
    try:
        return bool(
            read_quoted(game, text, name=name, kinds=frozenset({kind})).activated
        )
    except QuestionError:
        return False


_THINGS = frozenset({"domain"})
_USED = frozenset(
    "exhaust exhausts exhausted rest rests rested use uses used activate activates "
    "activated banish banished banishes".split()
)


def _told_kind(name: str) -> tuple[str, ...]:
    """ "The Suited Spell Odd Ray": what kind of action it is stands before its name."""
    words = name.lower().split()[:-1]
    last = max((at for at, it in enumerate(words) if it in _KINDS), default=-1)
    first = words[: last + 1]
    return tuple(first) if all(it in KINDS_BELOW for it in first) else ()


_KINDS = frozenset({"spell", "skill", "craft", "harmony", "melody"})
_PLAYING = frozenset(
    "play plays played cast casts activate activates activated use uses used resolve "
    "resolves resolved with".split()
)
_AIMING = frozenset("on onto at targeting choosing removing revealing in".split())


def _named_before(tokens: Sequence[Token], end: int) -> bool:
    return bool(end) and tokens[end - 1].kind is Kind.WORD and tokens[end - 1].capital


def _played_before(tokens: Sequence[Token], end: int) -> int:
    """Where the name ends in "I play Odd Ray on my ally: "…"", or *end*."""
    here = end
    while here and not _ends(tokens[here - 1]):
        here -= 1
        if (
            tokens[here].text in _PLAYING
            and here + 1 < end
            and tokens[here + 1].capital
        ):
            last = here + 1
            while last < end and tokens[last].text not in _AIMING:
                last += 1
            return last if last < end else end
    return end


def _played_alone(tokens: Sequence[Token], at: int) -> tuple[int, int] | None:
    """The name in "I play Odd Ray on it. “…”": its wording is a sentence of its own."""
    told = tokens[at - 1].text in _BREAKS if at else False
    following = tokens[at + 1].text if at + 1 < len(tokens) else ""
    if not told or following in {"is", "are", "applies", "and", "("}:
        return None
    start = end = at - 1
    while start and not _ends(tokens[start - 1]):
        start -= 1
    first = next(
        (it + 1 for it in range(start, end) if tokens[it].text in _PLAYING), end
    )
    last = first
    while last < end and (tokens[last].capital or tokens[last].text in _IN_NAMES):
        last += 1
    behind = tokens[last].text if last < end else "."
    ended = behind in _AIMING | {".", "with", "for", "this", "earlier", "again"}
    return (first, last) if first < last and ended else None


_BREAKS = frozenset({".", "\n"})


def _definitions(
    tokens: tuple[Token, ...],
) -> Iterator[tuple[str, str, frozenset[str]]]:
    """A capitalised name, the quotation behind it, and the words between."""
    for at, token in enumerate(tokens):
        if token.kind is not Kind.QUOTE:
            continue
        if alone := _played_alone(tokens, at):
            name = tokens[alone[0] : alone[1]]
            yield " ".join(it.raw for it in name), str(token.value), frozenset()
            continue
        end = apposed(tokens, _uncounted(tokens, at))
        while end and tokens[end - 1].text in _SAYING:
            end -= 1
        end = _without_bonus(tokens, end)
        while end and tokens[end - 1].text == "!":
            end -= 1
        text = str(token.value)
        if end and tokens[end - 1].kind is Kind.QUOTE:
            between = frozenset(it.text for it in tokens[max(end - 2, 0) : at])
            yield str(tokens[end - 1].value), text, between
            continue
        if tokens[at - 1].text == ":" and not _named_before(tokens, end):
            end = _subject(tokens, _played_before(tokens, end))
        start = end
        while start and (
            tokens[start - 1].kind is Kind.WORD
            and (tokens[start - 1].capital or tokens[start - 1].text in _IN_NAMES)
        ):
            start -= 1
        while start < end and (
            not tokens[start].capital or tokens[start].text in _NOT_NAMES
        ):
            start += 1
        for joint in range(end - 1, start, -1):
            if tokens[joint].text == "and":
                start = joint + 1  # "Ki Barrier and Odd Ray": two names
                break
        if start < end:
            between = frozenset(it.text for it in tokens[end:at])
            between |= {it.text for it in tokens[max(start - 1, 0) : start]}
            yield " ".join(it.raw for it in tokens[start:end]), text, between


def _without_bonus(tokens: Sequence[Token], end: int) -> int:
    """Where "with the class bonus" begins if it ends before *end*; else *end*."""
    here = end - 2
    if [it.text for it in tokens[max(here, 0) : end]] != ["class", "bonus"]:
        return end
    here -= tokens[here - 1].text in {"the", "my", "its", "his", "her", "their"}
    return here - 1 if here and tokens[here - 1].text == "with" else end


def apposed(tokens: Sequence[Token], end: int) -> int:
    """Where ", a Suited Spell:" or "(fire Spell)" before *end* begins, or *end*."""
    here = end - (end > 0 and tokens[end - 1].text == ":")
    here -= here > 0 and tokens[here - 1].text == ")"
    last = here
    while here and tokens[here - 1].text in _DESCRIBING:
        here -= 1
    if here == last or not here:
        return end
    opening = tokens[here - 1].text
    if opening in {"a", "an"} and here > 1:
        here -= 1
        opening = tokens[here - 1].text
    return here - 1 if opening in {",", "("} else end


_DESCRIBING = KINDS_BELOW | ELEMENTS | {"element", "action", "card"}


def _uncounted(tokens: Sequence[Token], end: int) -> int:
    """Where "with 6 durability:", "(3 power):" begins if it ends before *end*."""
    here = end - (tokens[end - 1].text in {":", "("})
    opening = "(" if here and tokens[here - 1].text == ")" else "with"
    here -= opening == "("
    while here and (
        tokens[here - 1].text in _COUNTED
        or tokens[here - 1].kind in {Kind.NUMBER, Kind.COUNTER}
    ):
        here -= 1
    return here - 1 if here and tokens[here - 1].text == opening else end


def _subject(tokens: Sequence[Token], end: int) -> int:
    """Where the name ends in "My Odd Post has 6 durability: "…"", or *end*."""
    if end and tokens[end - 1].kind is Kind.WORD and tokens[end - 1].capital:
        return end
    here = end
    while here and not _ends(tokens[here - 1]):
        here -= 1
    here += here < end and tokens[here].text in THE_OR_HIS
    last = here
    while last < end and (tokens[last].capital or tokens[last].text in _IN_NAMES):
        last += 1
    told = last > here and last < end and tokens[last].text in {"is", "has"}
    return last if told else end


def _ends(token: Token) -> bool:
    """Whether a sentence ends with *token*: a wording holds its own full stop."""
    return token.kind is Kind.QUOTE or token.text in STOPS
