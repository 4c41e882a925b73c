"""A wording that stands beside the playing of its card: it does not count twice."""

import re
from dataclasses import replace

from bot.cards.facts import abilities_of
from bot.cards.names import plain
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage
from bot.errors import QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Thing
from bot.scenario.words.tokens import STOPS
from bot.wording.reading import read_quoted

_PLAYS = frozenset(
    "cast casttimes castall attached use played inforce castwith battlefield".split()
)
_SAID_AGAIN = frozenset({"shield", "preventall"})
_WORDINGS = frozenset({"inforcetext", "quoted"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def spells_deal(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Smite deals 3 to my unit" does all else that Smite does as well."""
    return tuple(
        replace(clause, kind="cast", slots=_cast_on(clause))
        if clause.kind in {"damage", "splash"} and _deals_it(parse, clause)
        else clause
        for clause in clauses
    )


def _cast_on(clause: Clause) -> dict[str, object]:
    (one,) = parts_of(clause.get("source"))
    assert isinstance(one, Thing)
    return {"card": replace(one, specs=(), owner=None), "to": clause.get("to")} | (
        {"who": one.owner} if one.owner is not None else {}
    )


def _deals_it(parse: Parse, clause: Clause) -> bool:
    """Whether the source is a spell that is known and deals just that."""
    (one, *more) = parts_of(clause.get("source")) or (None,)
    n, game = clause.get("n"), parse.game
    if more or game is None or not isinstance(one, Thing) or one.card is None:
        return False
    if n is None or clause.get("to") is None or len(one.card.names) != 1:
        return False
    if set(clause.slots) - {"source", "n", "to"} or len(parts_of(clause.get("to"))) > 1:
        return False
    spell = abilities_of(game, parse.catalogue.card(one.card.names[0]).face).spell
    deals = [it for it in spell.do if isinstance(it, DealDamage)] if spell else []
    return len(deals) == 1 and deals[0].amount == n.value and not deals[0].unpreventable


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def wordings_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I activate Intervention on my champion: "Prevent …"": what the card says."""
    found: list[Clause] = []
    cards: list[Card] = []
    named: list[Card] = []
    played = fresh = False
    for clause in clauses:
        if STOPS & set(clause.lead):
            fresh = played
            played = False
            named = []
        colon = clause.kind == "inforcetext" and set(clause.lead) & {":", "("}
        of_it = clause.kind == "quoted" and _is_it(clause)
        aside = clause.kind in _SAID_AGAIN and "(" in clause.lead and bool(found)
        if aside and _prevents(parse, _played(found[-1])):
            # "Rook has Deflecting Edge on it (prevent the next 3 combat damage)."
            clause = replace(clause, kind="mention")
        again = clause.kind == "inforcetext" and _says_the_same(parse, clause, cards)
        if (colon and played) or (of_it and fresh) or again:
            slots = {"text": clause.get("text"), "cards": tuple(cards[-1:])}
            clause = replace(clause, kind="mention", slots=slots)
        elif colon and len({it.names for it in named}) == 1:
            clause = replace(clause, slots={**clause.slots, "of": named[0]})
        named += _cards_in(tuple(clause.slots.values()))
        clause = _of_the_card(parse, clause)
        if clause.kind not in _WORDINGS | {"mention"}:
            now = _played(clause)
            played = played or bool(now)
            cards += now
        found.append(clause)
    return tuple(found)


def _prevents(parse: Parse, cards: list[Card]) -> bool:
    names = [name for it in cards for name in it.names]
    return any("prevent" in parse.catalogue.card(it).face.text.lower() for it in names)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def told_on_what(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I have Odd Veil: "Prevent …" on my champion": one shield, and what it is on."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        # In Grand Archive what stands right before may be a kind: "a Suited Spell".
        at_once = not clause.lead and parse.game is Game.RIFTBOUND
        behind = at_once or ":" in clause.lead
        if clause.kind == "shieldtext" and behind and last is not None:
            named = _cards_in((last.get("card"), last.get("what")))
            same = len(named) == 1 and (
                _says_the_same(parse, clause, named)
                or (at_once and _has_its_numbers(parse, clause, named[0]))
            )
            if same:
                if last.kind == "have":
                    one = Thing("card", last.place, card=named[0])
                    slots = {"card": Several((one,), last.place)}
                    slots |= {"who": last.get("who"), "to": clause.get("to")}
                    found[-1] = replace(last, kind="attached", slots=slots)
                elif last.kind == "cast" and last.get("to") is None:
                    # "I put Odd Veil “Prevent …” on my unit"
                    slots = {**last.slots, "to": clause.get("to")}
                    found[-1] = replace(last, slots=slots)
                clause = replace(clause, kind="mention")
        found.append(clause)
    return tuple(found)


def _of_the_card(parse: Parse, clause: Clause) -> Clause:
    """ "Intervention is on my ally ("Prevent …")": no ability of that ally."""
    to, game = clause.get("to"), parse.game
    if not _played(clause) or game is None:
        return clause
    parts = parts_of(to)
    one = parts[-1] if parts else None
    quote = one.first("text") if isinstance(one, Thing) else None
    if not isinstance(one, Thing) or quote is None:
        return clause
    try:
        spell = read_quoted(game, quote[0]).spell
    except QuestionError:
        return clause
    if spell is None or not spell.do:
        return clause
    bare = replace(one, specs=tuple(it for it in one.specs if it.kind != "text"))
    rest = bare if isinstance(to, Thing) else replace(to, parts=(*parts[:-1], bare))
    return replace(clause, slots={**clause.slots, "to": rest})


def _played(clause: Clause) -> list[Card]:
    """The one card that is played."""
    if clause.kind not in _PLAYS:
        return []
    value = clause.get("card") or clause.get("what")
    if isinstance(value, Card):
        return [value]
    parts = parts_of(value)
    found = [it.card for it in parts if isinstance(it, Thing) and it.card is not None]
    return found if len(found) == len(parts) == 1 else []


def _cards_in(value: object) -> list[Card]:
    """The cards that a clause names."""
    match value:
        case Card():
            return [value]
        case Thing(card=card):
            return [card] if card is not None else []
        case Several(parts=parts):
            return _cards_in(parts)
        case tuple() as parts:
            return [card for it in parts for card in _cards_in(it)]
        case _:
            return []


def _says_the_same(parse: Parse, clause: Clause, cards: list[Card]) -> bool:
    """A sentence of its own with what a card played before does."""
    game = parse.game
    names = [name for card in cards for name in card.names]
    if game is None or not names:
        return False
    try:
        said = read_quoted(game, clause.get("text")[0]).spell
    except QuestionError:
        return False
    known = [abilities_of(game, parse.catalogue.card(it).face).spell for it in names]
    return said is not None and any(it is not None and it.do == said.do for it in known)


def _has_its_numbers(parse: Parse, clause: Clause, card: Card) -> bool:
    """Whether the wording right behind the name of *card* has the numbers it has."""
    (said, _), name = clause.get("text"), card.names[0]
    known = parse.catalogue.card(name).face.text
    return {*_NUMBER.findall(said)} <= {*_NUMBER.findall(known)}


_NUMBER = re.compile(r"\d+")


def _is_it(clause: Clause) -> bool:
    what = clause.get("what")
    return isinstance(what, Thing) and what.noun == "it"


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def aimed_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He plays Odd Ray, and picks my unit both times": that is what it is on."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        told = [at for at, it in enumerate(found) if it.kind != "mention"]
        last = found[told[-1]] if told else None
        if (
            last is not None
            and clause.kind == "targetlast"
            and clause.get("elided")
            and last.kind == "cast"
            and last.get("to") is None
            and not STOPS & set(clause.lead)
        ):
            slots = {**last.slots, "to": clause.get("to")}
            found[told[-1]] = replace(last, slots=slots)
            continue
        found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def worded_before_played(parse: Parse, clauses: Clauses) -> Clauses:
    """The wording of a spell that is played further on does nothing by itself."""
    del parse
    return tuple(
        replace(clause, kind="mention")
        if clause.kind == "quoted"
        and (name := _worded(clause))
        and any(name in _played_names(it) for it in clauses[at + 1 :])
        else clause
        for at, clause in enumerate(clauses)
    )


def _worded(clause: Clause) -> str:
    """The name whose wording *clause* gives."""
    if clause.get("name") is not None:
        return plain(clause.get("name")[0])
    what = clause.get("what")
    return plain(what.label) if isinstance(what, Thing) else ""


def _played_names(clause: Clause) -> set[str]:
    """What a clause plays or uses, by name."""
    if clause.kind not in {
        "cast",
        "casttimes",
        "castall",
        "diesto",
        "ask_hurtby",
        "played",
    }:
        return set()
    names: set[str] = set()
    for slot in ("card", "by", "what"):
        value = clause.get(slot)
        if isinstance(value, Thing | Several):
            for part in parts_of(value):
                if isinstance(part, Thing) and part.card is not None:
                    names |= {plain(part.label)}
                    names |= {plain(it.name) for it in part.card.names}
    return names


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def had_with_wording(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I have Odd Veil: "Prevent … target unit …"": had like any known card."""
    return tuple(
        replace(
            clause,
            kind="have",
            slots={"who": clause.get("who"), "what": (clause.get("what"),)},
        )
        if clause.kind == "quoted" and clause.get("who") and _aims(parse, clause)
        else clause
        for clause in clauses
    )


def _aims(parse: Parse, clause: Clause) -> bool:
    """Whether the wording is of a spell that prevents and has to target something."""
    named = _cards_in(clause.get("what"))
    if len(named) != 1 or not _says_the_same(parse, clause, named):
        return False
    spell = read_quoted(parse.game or Game.MTG, clause.get("text")[0]).spell
    return spell is not None and bool(spell.targets) and holds(spell, Effect)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def held_too(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Bob controls Odd Crown: "…" and Odd Flag: "…"": both are Bob's."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        what = clause.get("what")
        owned = clause.get("who") or (isinstance(what, Thing) and what.owner)
        if (
            last is not None
            and clause.kind == "quoted"
            and last.kind in _HOLDING
            and last.get("who") is not None
            and set(clause.lead) & _JOINING
            and not (owned or clause.get("passive"))
            and not STOPS & set(clause.lead)
            and _names_something(clause)
        ):
            clause = replace(clause, slots={**clause.slots, "who": last.get("who")})
        found.append(clause)
    return tuple(found)


_HOLDING = frozenset({"quoted", "have", "andquoted"})
_JOINING = frozenset({"and", ","})


def _names_something(clause: Clause) -> bool:
    """Whether *clause* names one more thing, and says nothing of one told before."""
    what = clause.get("what")
    return clause.get("name") is not None or (
        isinstance(what, Thing)
        and not what.is_pronoun
        and what.noun in {"label", "card"}
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def called_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I control a 5 Might unit, Odd Wall: "…"": that unit is Odd Wall."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        held = last.get("what") if last is not None and last.kind == "have" else None
        one = held[0] if isinstance(held, tuple) and len(held) == 1 else None
        named = clause.get("what") if clause.kind == "quoted" else None
        if (
            last is not None
            and isinstance(one, Thing)
            and isinstance(named, Thing)
            and clause.lead == (",",)
            and one.noun in {"unit", "ally"}
            and one.det == "a"
            and not (one.label or one.card)
        ):
            same = replace(named, owner=one.owner, specs=one.specs)
            found[-1] = replace(last, slots={**last.slots, "what": (same,)})
            clause = replace(clause, lead=(".",))
        found.append(clause)
    return tuple(found)
