"""Cards that are told by their wording: `Odd Totem: "If a source would …"`.

A name with its wording behind it is from then on a card like any other, and a
wording without a name is a card of no name. The tokens that only describe the card
are taken out, so that clauses read as if the catalogue had held it all along.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.cards.card import Card
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found, Unknown
from bot.cards.names import plain
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.descriptions import Described, both, description
from bot.scenario.words.named_types import taken_as_described, taken_to_be
from bot.scenario.words.other_sizes import (
    called_by,
    refuse_other_colour,
    refuse_unclear,
)
from bot.scenario.words.own_names import by_its_name, own_name
from bot.scenario.words.quoted_again import named_elsewhere, owned, repeats, restated
from bot.scenario.words.quoted_counted import one_of_several, one_of_them
from bot.scenario.words.quoted_leading import only_an_article
from bot.scenario.words.quoted_names import described
from bot.scenario.words.quoted_types import (
    face_of,
    has_colours,
    is_guessed,
    is_so_described,
    named_types,
    plain_face,
)
from bot.scenario.words.quoted_words import begins, name_before
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.sized_names import loyal, only_a_kind, sized
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end
from bot.scenario.words.told_cards import Quoted, title_of
from bot.scenario.words.told_of_each import is_put_together
from bot.scenario.words.whole_names import in_full, with_both
from bot.scenario.words.wordings import is_wording, other_numbers, reworded
from bot.scenario.words.written import stop_in
from bot.worded import all_of, worded


def quoted_cards(
    text: str, tokens: tuple[Token, ...], catalogue: Catalogue
) -> tuple[tuple[Token, ...], Quoted]:
    """*tokens* without what only describes the cards told, and those cards.

    Each wording stands next to its name already, and is said of one thing.

    Raises QuestionError at the first word of a wording that is not understood.
    """
    telling = _Telling(text, tokens, catalogue)
    for at, token in enumerate(tokens):
        if token.kind is Kind.QUOTE:
            telling.wording(at)
    for at, token in enumerate(tokens):
        described = (
            token.kind is Kind.SIZE
            or token.text in {"planeswalker", "battle"}
            or only_a_kind(tokens, at)
        )
        if described and at not in telling.gone:
            telling.size(sized(tokens, at))
        elif token.text == "loyalty" and at not in telling.gone:
            telling.size(loyal(tokens, at))
    left: list[Token] = []
    for at, token in enumerate(tokens):
        if at not in telling.gone and not only_an_article(tokens, at):
            left.append(token)
        if token.kind is Kind.QUOTE and _ends_sentence(tokens, at):
            left.append(stop_in(token))
    return tuple(left), telling.found()


class _Telling:
    """What has been found so far while a text is gone through."""

    def __init__(
        self, text: str, tokens: tuple[Token, ...], catalogue: Catalogue
    ) -> None:
        self.text, self.tokens, self.catalogue = text, tokens, catalogue
        self.cards: dict[tuple[str, ...], Card] = {}
        self.nameless: dict[int, Card] = {}
        self.gone: set[int] = set()
        self.said: list[str] = []
        self.notes: list[str] = []
        self.assumed: list[str] = []
        self.titles: set[str] = set()

    def found(self) -> Quoted:
        return Quoted(
            self.cards, self.nameless,
            tuple(self.said), tuple(self.notes), tuple(self.assumed),
        )  # fmt: skip

    def _name(self, it: Described) -> str:
        """The name as typed, "" for none."""
        if not it.words:
            return ""
        first, last = self.tokens[it.first], self.tokens[it.last - 1]
        name = " ".join(self.text[first.start : last.end].split())
        if is_put_together(self.text, self.tokens[it.first : it.last]):
            name = " ".join(token.raw for token in self.tokens[it.first : it.last])
        if name.lower().endswith(f"{it.words[-1]}s"):
            name = name[:-1]
        return name if it.words[-1] == "'s" else re.sub(r"['’]s?$", "", name)

    def wording(self, at: int) -> None:
        """The quotation at *at*, if it is what a card says."""
        it = described(self.tokens, at)
        if it is None:
            self.gone |= restated(self.text, self.tokens, at, self.catalogue)
            return
        token = self.tokens[at]
        it = with_both(
            self.tokens, it, lambda name: _known(self.catalogue, name),
            lambda name: not isinstance(self.catalogue.find(name, Game.MTG), Unknown),
        )  # fmt: skip
        it = self._sized_later(one_of_several(self.tokens, it))
        if it.words and it.words in self.cards:
            self._once_more(it, str(token.value))
            self.gone |= it.gone
            return
        token = replace(token, value=by_its_name(str(token.value), self._name(it)))
        own = "" if it.words else own_name(str(token.value))
        if own and any(own == card.name for card in self.cards.values()):
            own = ""
        known = _known(self.catalogue, self._name(it) or own)
        if (
            not known
            and it.words
            and repeats(self.text, self.tokens, it, self.catalogue)
        ):
            self.gone |= it.gone
            return
        name = self._name(it) or own or title_of(str(token.value), self.titles)
        refuse_other_colour(self.text, self.tokens, it, known)
        try:
            face = face_of(self.text, self.tokens, it, name, token, known)
        except QuestionError:
            if known is None or _of_another(token, known):
                raise
            if not reworded(str(token.value), known.face.text):
                raise
            face = known.face
            self.notes.append(worded("{name} is taken as I know the card.", name=name))
        card = Card(Game.MTG, name, (face,))
        if known is not None and {*face.colours} - {*known.face.colours}:
            hues = all_of([worded(one) for one in face.colours])
            self.said.append(worded("{it} is {value}.", it=name, value=hues))
        if known is not None and other_numbers(face.text, known.face.text):
            said = "{name} is taken as typed: the card says other numbers."
            self.assumed.append(worded(said, name=name))
        kinds = named_types(it, face) if known is None else frozenset()
        if kinds and kinds != {*name.lower().split()}:
            self.assumed.append(taken_to_be(name, kinds))
        if is_guessed(it, face, known):
            said = "{name} is taken to be an enchantment: nothing says what it is."
            if face.types == ("artifact",):
                said = "{name} is taken to be an artifact: nothing says what it is."
            self.assumed.append(worded(said, name=name))
        if it.words:
            self.cards[it.words] = self.cards[in_full(self.tokens, it)] = card
            if "," in it.words[1:]:
                self.cards.setdefault(it.words[: it.words.index(",")], card)
            if owned(self.tokens, it):
                self.cards.setdefault(it.words[:1], card)
            self.said.append(worded("{name}: “{face}”.", name=name, face=face.text))
        else:
            self.nameless[token.start] = card
            if token.raw != self.text[token.start : token.end]:
                # Told in other words: what those were taken for is shown whole.
                self.said.append(worded("{name}: “{face}”.", name=name, face=face.text))
        if own:
            self.cards[tuple(part.text for part in tokenize(own))] = card
        self._take_out(it)

    def _once_more(self, it: Described, wording: str) -> None:
        """Refuse another wording of a card told before. Raises QuestionError."""
        card = self.cards[it.words]
        if _known(self.catalogue, card.name) is not None:
            return
        told, again = plain(card.face.text), plain(by_its_name(wording, card.name))
        if told and again not in told and told not in again:
            token = self.tokens[it.quote]
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded("Which is the wording of {name}?", name=card.name),
                line=token.line,
                column=token.column,
                text=self.text,
            )

    def _sized_later(self, it: Described) -> Described:
        """*it* with the size that is told further on: "… blocks with NAME, a 4/4"."""
        if not it.words or it.what.size is not None:
            return it
        for at, token in enumerate(self.tokens):
            later = sized(self.tokens, at) if token.kind is Kind.SIZE else None
            if token.kind is Kind.SIZE and _is_so_big(self.tokens, at, it.words):
                found = description(self.tokens, at + 1)
                return replace(it, what=both(it.what, found[1])) if found else it
            if later is None:
                continue
            # "… on the Mentor, a 2/2": the end of its name.
            the = later.first and self.tokens[later.first - 1].text == "the"
            ends = the and it.words[-len(later.words) :] == later.words
            if ends or later.words == it.words:
                return replace(it, what=both(it.what, later.what))
        return it

    def _take_out(self, it: Described) -> None:
        self.gone |= it.gone
        more = set(range(it.last, it.quote)) - it.gone
        if not it.words or more or not _defines(self.tokens, it):
            return
        spoken_of = _spoken_of_next(self.tokens, max(it.gone) + 1)
        if not spoken_of and named_elsewhere(self.tokens, it):
            self.gone |= set(range(it.first, it.last))

    def size(self, it: Described | None) -> None:
        """What only a size or a loyalty tells of a card that is named."""
        if it is None or not it.words or self.gone & it.gone:
            return
        if _known(self.catalogue, self._name(it)) is None:
            it = one_of_them(self.tokens, it)
        name = self._name(it)
        known = self.cards.get(it.words) or _known(self.catalogue, name)
        if known is None and it.first and self.tokens[it.first - 1].text == "the":
            # "The Boa, a 2/1" of River Boa.
            size = len(it.words)
            ends = (card for its, card in self.cards.items() if its[-size:] == it.words)
            known = next(ends, None)
        if known is None:
            known = called_by(self.catalogue, name)
        if known is not None:
            refuse_unclear(self.text, self.tokens, it, known)
            if (known.face.power, known.face.toughness) == it.what.size:
                # A keyword or a colour that the card does not have by itself stays.
                text = known.face.text.lower()
                printed = all(keyword in text for keyword in it.what.keywords)
                if printed and has_colours(known.face, it.what):
                    self.gone |= it.gone
            elif it.what.size is None and is_so_described(known.face, it.what):
                self.gone |= it.gone  # "Gideon Jura, a planeswalker with 8 loyalty"
            elif it.quote < it.first:
                # "A 3/3 creature NAME": the size stays, and is its.
                self.gone |= {at for at in it.gone if at != it.quote}
            return
        if _named_before(self.tokens, it) or set(it.words) <= _CALLED_OUT:
            return
        face = plain_face(it, name)
        card = Card(Game.MTG, name, (face,))
        self.cards[it.words] = card
        if "," in it.words[1:]:
            self.cards.setdefault(it.words[: it.words.index(",")], card)
        self.assumed.append(taken_as_described(name, named_types(it, face)))
        self.gone |= it.gone


def _is_so_big(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    """Whether "NAME is a" stands before the size at *at*."""
    said = tuple(it.text for it in tokens[max(0, at - len(words) - 2) : at])
    return said[-1:] in (("a",), ("an",)) and said[:-1] == (*words, "is")


def _ends_sentence(tokens: Sequence[Token], at: int) -> bool:
    """Whether the full stop inside the quotation ends the sentence around it."""
    if at + 1 >= len(tokens) or not is_wording(str(tokens[at].value)):
        return False
    following = tokens[at + 1]
    closed = str(tokens[at].value).endswith((".", ".)", "!"))
    capital = following.kind is Kind.WORD and following.capital
    return closed and (capital or _alone_before_a_clause(tokens, at))


def _alone_before_a_clause(tokens: Sequence[Token], at: int) -> bool:
    """ "NAME: “… instead.” and my 3/3 has reach": of one thing, and not of NAME too."""
    if tokens[at - 1].text != ":" or tokens[at + 1].text != "and":
        return False
    first = name_before(tokens, at - 1, str(tokens[at].value))
    if first is None or not begins(tokens, first):
        return False
    behind = at + 2
    while behind < len(tokens) and tokens[behind].text not in ENDS | {",", *_OF_ONE}:
        behind += 1
    return behind < len(tokens) and tokens[behind].text in _OF_ONE


_OF_ONE = frozenset("has attacks blocks dies deals is gets".split())


def _known(catalogue: Catalogue, name: str) -> Card | None:
    """The card of just that name, if the catalogue has it."""
    if not name:
        return None
    match catalogue.find(name, Game.MTG):
        case Found(card=card) if plain(card.name) == plain(name):
            return card
    return None


def _of_another(wording: Token, known: Card) -> bool:
    """Whether the wording is by its own name that of some other card."""
    own = plain(own_name(str(wording.value)))
    return bool(own) and own not in plain(known.name)


def _defines(tokens: Sequence[Token], it: Described) -> bool:
    """Whether the sentence holds nothing but the name and what it says."""
    first = it.first
    while first and tokens[first - 1].text in {"the", "card"}:
        first -= 1
    after = max(it.gone) + 1
    ends = after >= len(tokens) or tokens[after].text in ENDS
    return begins(tokens, first) and (ends or _ends_sentence(tokens, it.quote))


def _spoken_of_next(tokens: Sequence[Token], after: int) -> bool:
    """Whether the sentence behind speaks of it: "Alice controls it."."""
    while after < len(tokens) and tokens[after].text in ENDS:
        after += 1
    for before, token in pairwise(tokens[max(0, after - 1) : after + 8]):
        if token.text in ENDS:
            return False
        # "Attack with him": nobody fights with a player.
        living = before.text == "with" and token.text in {"him", "her"}
        if living or token.text in {"it", "its"}:
            return True
    return False


def _named_before(tokens: Sequence[Token], it: Described) -> bool:
    """Whether it was told of before; what is only asked in front tells nothing."""
    size = len(it.words)
    asked = sentence_end(tokens, 0)
    first = asked if asked < it.first and tokens[asked].text == "?" else 0
    return any(
        tuple(token.text for token in tokens[at : at + size]) == it.words
        for at in range(first, it.first - size + 1)
    )


# "No, a 1/1." names nothing.
_CALLED_OUT = frozenset(
    "no nope nah yes yeah yep wait well ok okay right so then now also but hmm um uh "
    "actually sorry oops and again finally anyway next mine his hers theirs".split()
)
