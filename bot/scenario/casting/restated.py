"""A wording that stands loose behind the card that says it, and is no effect beside it.

"I have Boon Reflection out, “If you would gain life, …”": once in force, not twice.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.cards.card import Face
from bot.cards.facts import abilities_of, face_named, is_spell
from bot.citation import Game
from bot.engine.instructions import Ability, CardAbilities
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.own_names import own_name
from bot.scenario.words.parsing import Parse
from bot.scenario.words.quoted_types import untold
from bot.scenario.words.syntax import Card, Clause, Several, Thing
from bot.scenario.words.tokens import STOPS, Kind
from bot.worded import worded
from bot.wording.reading import read_quoted

# What only leads to a wording; behind "and" it is one more thing.
_LOOSELY = frozenset({",", "-", ":", "(", "so", "thus", "meaning", "="})


@before(*Game)
def restated(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses without wordings of cards that were named before them.

    Raises AMBIGUOUS where one right behind a card is none that the card has.
    """
    named = [
        (clause.place.start, clause.kind, face)
        for clause in clauses
        for face in _faces(parse, tuple(clause.slots.values()))
    ]
    found: list[Clause] = []
    for clause in clauses:
        _check_within(parse, clause)
        if _is_bare(clause):
            at = clause.place.start
            first = _begin(parse, at)
            if any(_says(parse, it, clause) for start, _, it in named if start < at):
                if parse.game is not Game.MTG:
                    found[-1:] = [_paid(parse, it) for it in found[-1:]]
                    found.append(replace(clause, kind="mention"))
                continue
            near = [(kind, it) for start, kind, it in named if first <= start < at]
            _check(parse, clause, near)
            one = parse.game is not Game.MTG and len({it.name for _, it in near}) == 1
            if one and clause.lead and set(clause.lead) <= {",", "-"}:
                # Told otherwise than it is printed: taken as what stands behind ":".
                clause = replace(clause, lead=(":",))
        found.append(clause)
    return tuple(found)


def _paid(parse: Parse, clause: Clause) -> Clause:
    """ "I banish Odd Amulet: “Prevent …”": what that pays for is used."""
    cards = parts_of(clause.get("what"))
    if clause.kind != "exile" or clause.get("who") is None or len(cards) != 1:
        return clause
    faces = [*_faces(parse, cards[0])]
    if not any(parse.game and abilities_of(parse.game, it).spell for it in faces):
        return clause
    slots = {"who": clause.get("who"), "card": cards[0]}
    return replace(clause, kind="cast", slots=slots)


def _begin(parse: Parse, at: int) -> int:
    """Where the sentence begins that goes on at *at*."""
    while at and parse.word(at - 1) not in STOPS:
        at -= 1
    return at


def _is_bare(clause: Clause) -> bool:
    """Whether it is a wording and nothing else, told behind something."""
    alone = clause.place.end - clause.place.start == 1
    if clause.kind != "inforcetext" or not alone or set(clause.slots) != {"text"}:
        return False
    return not set(clause.lead) - _LOOSELY - STOPS


def _faces(parse: Parse, value: object) -> Iterator[Face]:
    """The cards that a slot of a clause names for sure."""
    match value:
        case (
            Thing(card=Card(names=(name,), typed=typed))
            | Card(names=(name,), typed=typed)
        ):
            if name.game is parse.game:
                yield face_named(parse.catalogue.card(name), typed)
        case Several(parts=parts):
            yield from _faces(parse, parts)
        case tuple() as parts:
            for part in parts:
                yield from _faces(parse, part)


def _check(parse: Parse, clause: Clause, near: Sequence[tuple[str, Face]]) -> None:
    """Refuse another wording right behind the only card of the sentence."""
    lead, (text, _) = set(clause.lead), clause.get("text")
    if len({face.name for _, face in near}) != 1 or not lead <= _LOOSELY:
        return
    kind, face = near[-1]
    own = own_name(text).lower()
    if own or not face.text:
        return  # it says itself whose it is
    if parse.game is not Game.MTG:
        # What a card says that is there may be told otherwise than it is printed.
        kept = bool(lead & {":", "("}) and kind not in _USES
        if kept or {*_NUMBER.findall(text)} <= {*_NUMBER.findall(face.text)}:
            return
    raise parse.error(
        Problem.AMBIGUOUS,
        worded("Which is the wording of {name}?", name=face.name),
        clause.place,
        (f"{face.name}: “…”",),
    )


_USES = frozenset({"cast", "use"})


def _check_within(parse: Parse, clause: Clause) -> None:
    """Refuse another wording of what is used that stands right behind its name.

    A spell does what is quoted of it; the abilities of what stays are its own.
    """
    if parse.game is Game.MTG or clause.kind not in _USES:
        return
    told = clause.get("card")
    for one in parts_of(told) if isinstance(told, Thing | Several) else ():
        card = one.card if isinstance(one, Thing) else None
        for at in range(card.place.end, one.place.end) if card else ():
            token = parse.tokens[at]
            if token.kind is not Kind.QUOTE:
                continue
            for face in _faces(parse, one):
                quote = replace(clause, slots={"text": (str(token.value), at)})
                if not (is_spell(face) or _says(parse, face, quote)):
                    _check(parse, replace(quote, lead=(":",)), [(clause.kind, face)])


_NUMBER = re.compile(r"\d+")


def _says(parse: Parse, face: Face, clause: Clause) -> bool:
    """Whether all that is quoted is printed on *face*, in whatever words."""
    if parse.game is None or not face.text:
        return False
    text, _ = clause.get("text")
    printed = abilities_of(parse.game, face)
    kinds = frozenset((*face.types, *face.subtypes))
    words = text.lower()
    named = any(word in words for word in face.name.lower().split())
    name = face.name if named else ""
    read = (_read(parse.game, text, name, of) for of in (kinds, _RESOLVING))
    return any(said is not None and _within(said, printed) for said in read)


@lru_cache(maxsize=256)
def _read(
    game: Game, text: str, name: str, kinds: frozenset[str]
) -> CardAbilities | None:
    """What is quoted, kept: it is compared with each card that is named before it."""
    try:
        return read_quoted(game, text, name=name, kinds=kinds)
    except QuestionError:
        return None


# What an ability does is quoted without its cost as well.
_RESOLVING = frozenset({"instant", "action", "spell"})


def _within(said: CardAbilities, printed: CardAbilities) -> bool:
    abilities = [it for it in (printed.spell, *printed.activated) if it is not None]
    if said.spell is not None and not any(_does(said.spell, it) for it in abilities):
        return False
    if not (said.spell or said.statics or said.activated) or said.unread:
        return False
    return untold(said.statics) <= untold(printed.statics) and untold(
        said.activated
    ) <= untold(printed.activated)


def _does(said: Ability, printed: Ability) -> bool:
    """Whether an ability does what *said* does, whatever it costs, and maybe more."""
    if said.modes or printed.modes:
        return (said.do, said.modes) == (printed.do, printed.modes)
    named = said.targets in ((), printed.targets)
    return bool(said.do) and named and all(it in printed.do for it in said.do)
