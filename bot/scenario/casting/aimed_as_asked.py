""" "How much does Bob take if I cast Shock?": who is asked about is the target."""

from dataclasses import replace

from bot.cards.facts import abilities_of, face_named
from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import Draw
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing

_OF_HARM = frozenset({"ask_damage", "ask_gain", "ask_life", "ask_loses"})
_OF_CARDS = "ask_drawn"


@before(Game.MTG)
def aimed_as_asked(parse: Parse, clauses: Clauses) -> Clauses:
    """*clauses* with the player asked about as the target of what is only supposed.

    Only where a spell has one target that may be a player, and nobody said which.
    """
    asked = [it for it in clauses if it.kind in _OF_HARM or it.kind == _OF_CARDS]
    who = asked[0].get("who") if len(asked) == 1 else None
    if isinstance(who, Several) and len(who.parts) == 1:
        who = who.parts[0]
    if not isinstance(who, Person):
        return clauses
    draws = asked[0].kind == _OF_CARDS
    return tuple(
        _aimed(it, who)
        if _is_unaimed(it, who, draws) and _one_player(parse, it, draws=draws)
        else it
        for it in clauses
    )


def _is_unaimed(cast: Clause, who: Person, draws: bool) -> bool:
    """Whether somebody else than *who* is supposed to cast it, at nothing told.

    One *draws* by spells of one's own.
    """
    doer = cast.get("who")
    if draws and cast.kind == "cast" and not cast.get("to"):
        return True
    if cast.kind != "cast" or cast.get("to") or not {*cast.lead} & {"if", "when"}:
        return False
    return isinstance(doer, Person) and (doer.kind, doer.name) != (who.kind, who.name)


def _aimed(cast: Clause, who: Person) -> Clause:
    aim = Several((replace(who, place=cast.place),), cast.place)
    return replace(cast, slots={**cast.slots, "to": aim})


def _one_player(parse: Parse, cast: Clause, *, draws: bool) -> bool:
    """Whether that spell has one target, perhaps a player, and *draws* if asked."""
    card = cast.get("card")
    card = card.card if isinstance(card, Thing) else card
    if not isinstance(card, Card) or len(card.names) != 1:
        return False
    face = face_named(parse.catalogue.card(card.names[0]), card.typed)
    spell = abilities_of(Game.MTG, face).spell
    if spell is None or spell.modes:
        return False
    if draws and not any(isinstance(it, Draw) for it in walk(spell)):
        return False
    aims = [(it.least, it.most, it.filter.players) for it in spell.targets]
    return len(aims) == 1 and aims[0][:2] == (1, 1) and aims[0][2] is not None
