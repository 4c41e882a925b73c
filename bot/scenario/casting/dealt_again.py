""" "He casts Lightning Bolt on me. Lightning Bolt deals 3 damage to me.": once."""

import re
from dataclasses import replace

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage
from bot.scenario.phrases.last_cast import card_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import FURTHER
from bot.scenario.words.syntax import Card, Clause, Person, Quantity, Thing

_ANOTHER = FURTHER | {"additional", "extra", "other"}
_CASTS = frozenset({"cast", "played", "attached", "castquote", "damage"})
# "My opponent activates a spell that deals 3 damage to my champion."
_SPELL = ("spell", ())
_DAMAGE = re.compile(r"\b(\d+)(?: unpreventable| combat)? damage\b")
_PRONOUNS = frozenset({"it", "them", "that", "this"})
_BODIES = frozenset({"unit", "creature", "ally", "champion"})


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def dealt_again(parse: Parse, clauses: Clauses) -> Clauses:
    """The damage told right behind a spell is what that spell does."""
    found: list[Clause] = []
    for clause in clauses:
        at = _before(found)
        if at is None or not _again(parse, last := found[at], clause):
            found.append(clause)
            continue
        slots = {**last.slots, "restated": clause.get("n"),
                 "restated_to": clause.get("to")}  # fmt: skip
        found[at] = replace(last, slots=slots)
        if clause.get("unp") is not None:
            what = {"what": clause.get("source")}
            found.append(replace(clause, kind="noprevent", slots=what))
    return tuple(found)


def _before(found: list[Clause]) -> int | None:
    """Where what was done last is told, whatever the board is said to be since."""
    for at in range(len(found) - 1, -1, -1):
        if found[at].kind not in _BOARD:
            return at
    return None


# What only tells of the board.
_BOARD = frozenset(
    "have life poison inforce is turn handsize gravesize librarysize".split()
)


def _again(parse: Parse, cast: Clause, clause: Clause) -> bool:
    if cast.kind not in _CASTS or clause.kind not in {"damage", "splash"}:
        return False
    # The full stop within a quotation ends its sentence as well.
    parted = clause.lead or cast.kind == "castquote"
    if clause.question or not parted or clause.get("n") is None:
        return False
    if _ANOTHER & {*clause.lead, *clause.text.lower().split()}:
        return False
    source = parts_of(clause.get("source"))
    if len(source) != 1 or not isinstance(it := source[0], Thing):
        return False
    if cast.kind in {"castquote", "damage"}:
        told = _as_told(cast, clause) and _definite(it, clause)
        return told and same_target(parse, cast.get("to"), clause.get("to"))
    card = card_of(cast)
    if card is None or not deals_damage(parse, card):
        return False
    if it.noun == "card":
        named = it.card is not None and bool(set(it.card.names) & set(card.names))
        if not named or it.plural or it.count:
            return False
    else:
        plain = all((one.kind, one.value) == ("noun", "spell") for one in it.specs)
        if it.noun != "spell" or not plain or it.label or it.det in {"a", "another"}:
            return False
    return same_target(parse, cast.get("to"), clause.get("to"))


def _as_told(cast: Clause, clause: Clause) -> bool:
    """Whether a spell known by its wording, or by its damage alone, deals so much."""
    amount = clause.get("n")
    if not isinstance(amount, Quantity):
        return False
    if cast.kind == "castquote":
        return str(amount.value) in _DAMAGE.findall(cast.get("text")[0])
    said = cast.get("n")
    spell = cast.get("kind") == _SPELL and cast.get("who") is not None
    return spell and isinstance(said, Quantity) and said.value == amount.value


def _definite(it: Thing, clause: Clause) -> bool:
    """ "The spell", or "it" where what it hits is said as well."""
    if it.noun == "it":
        return clause.get("to") is not None
    plain = all((one.kind, one.value) == ("noun", "spell") for one in it.specs)
    return it.noun == "spell" and plain and it.det not in {"a", "another"}


def deals_damage(parse: Parse, card: Card) -> bool:
    """Whether the spell *card*, whichever it is, deals damage."""
    if parse.game is None:
        return False
    return all(
        holds(
            abilities_of(parse.game, parse.catalogue.card(name).face).spell, DealDamage
        )
        for name in card.names
    )


def same_target(parse: Parse, first: object, second: object) -> bool:
    """Whether what is hit is what the spell was cast on."""
    if first is None or second is None:
        return True
    left, right = parts_of(first), parts_of(second)
    if len(left) != 1 or len(right) != 1:
        return _said(parse, left) == _said(parse, right)
    one, other = left[0], right[0]
    if isinstance(one, Person) or isinstance(other, Person):
        if not (isinstance(one, Person) and isinstance(other, Person)):
            return False
        return (one.kind, one.name) == (other.kind, other.name)
    if other.noun in _PRONOUNS:
        # "Bob shocks one. His spell deals 2 to each of them": that is another.
        at = other.place.start
        each = [parse.word(at - 2), parse.word(at - 1)] == ["each", "of"]
        many = each or other.det == "both" or other.label == "each"
        return not many or one.plural or one.noun == "them"
    bare = not other.label and all(it.kind == "noun" for it in other.specs)
    if bare and other.noun in _BODIES and other.det in {"the", "that"}:
        return True
    if bare and other.noun == one.noun and one.owner and other.owner:
        # "My 4-life ally", later "my ally".
        mine, again = one.owner, other.owner
        return (mine.kind, mine.name) == (again.kind, again.name)
    return _said(parse, left) == _said(parse, right)


def _said(parse: Parse, parts: tuple[Thing | Person, ...]) -> list[str]:
    return [parse.said(it.place.start, it.place.end).lower() for it in parts]
