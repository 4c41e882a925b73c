"""Dying, leaving, entering and being destroyed, replaced."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Flag, Not
from bot.engine.effects import (
    Act,
    DestroyWatch,
    MoveTo,
    Watch,
    ZoneWatch,
)
from bot.engine.values import Side, Who, Zone
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, about, dealt_damage_by
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.outcomes import rider_of
from bot.wording.magic.replacing import Given, Swap, Would
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# --- Dying and other moves ---


def _zone(what: Noun, origin: Zone | None, to: Zone | None) -> Would | None:
    def bind(scene: Scene) -> Watch:
        bare, damaged = dealt_damage_by(scene, what)
        filter_ = scene.watch(bare)
        about(
            scene, Who.EVENT_OBJECT, bare, filter_, extra=frozenset({"object", "card"})
        )
        return ZoneWatch(filter_, origin, to, damaged)

    return bind


@G.says("would", "<what:several> would die")
def _dies(what: Noun) -> Would | None:
    return _zone(what, Zone.BATTLEFIELD, Zone.GRAVEYARD)


@G.says("would", "<what:several> would leave the battlefield")
def _leaves(what: Noun) -> Would | None:
    return _zone(what, Zone.BATTLEFIELD, None)


@G.says("would", "<what:several> would be put into <whose:graveyard> [from anywhere]")
def _to_graveyard(what: Noun, whose: Side) -> Would | None:
    return _zone(in_graveyard_of(what, whose), None, Zone.GRAVEYARD)


@G.says(
    "would", "<what:several> would be put into <whose:graveyard> from the battlefield"
)
def _dies_into(what: Noun, whose: Side) -> Would | None:
    return _zone(in_graveyard_of(what, whose), Zone.BATTLEFIELD, Zone.GRAVEYARD)


@G.says(
    "would",
    "<what:several> would be put into <whose:graveyard> from anywhere and it wasn't"
    " cycled",
)
def _not_cycled(what: Noun, whose: Side) -> Would | None:
    moved = _to_graveyard(what, whose)
    return moved and Given(moved, Not(Flag("it was cycled")))


def in_graveyard_of(what: Noun, whose: Side) -> Noun:
    """*what*, whose owner is the one whose graveyard it is."""
    if (
        whose is Side.ANY
        or what.kind is None
        or what.form not in (Form.SOME, Form.EACH)
    ):
        return what
    return replace(what, kind=what.kind.having(owner=whose))


G.table(
    "graveyard",
    {
        "(a graveyard|graveyards|a player's graveyard)": Side.ANY,
        "(its owner's graveyard|their owner's graveyard)": Side.ANY,
        "your graveyard": Side.YOU,
        "(an opponent's graveyard|your opponents' graveyards)": Side.OPPONENT,
        "enchanted player's graveyard": Side.ENCHANTED,
        "(that player's graveyard|their graveyard)": Side.THAT_PLAYER,
    },
)


def _of(it: Noun | None, act: Act) -> Callable[[Scene], Act]:
    """*act*, done to what the event is about."""

    def bind(scene: Scene) -> Act:
        if it is not None and it.form is Form.THIS and not scene.about_this:
            raise UnclearError("it would be another thing that moves")
        return act

    return bind


def _moves(act: Act, *patterns: str) -> None:
    def make(it: Noun | None = None) -> Callable[[Scene], Act] | None:
        if it is not None and (it.form not in (Form.BACK, Form.THIS)):
            return None
        return _of(it, act)

    for pattern in patterns:
        G.rule("other act").add(f"{pattern} instead", make)
        G.rule("other act").add(f"instead {pattern}", make)


_moves(
    MoveTo(Zone.EXILE),
    "exile <it:noun>",
    "exile <it:noun> face up",
    "remove <it:noun> from the game",
)
_moves(MoveTo(Zone.HAND), "return <it:noun> to (its owner's hand|your hand)")
_moves(
    MoveTo(Zone.LIBRARY, shuffle=True),
    "reveal <it:noun> and shuffle it into its owner's library",
    "shuffle <it:noun> into its owner's library",
    "shuffle <it:noun> into your library",
)
_moves(
    MoveTo(Zone.LIBRARY, bottom=True),
    "put <it:noun> on the bottom of (its|their) owner's library",
    "put <it:noun> on the bottom of (your|that player's) library",
    "that card is revealed and put on the bottom of that player's library",
)
_moves(MoveTo(Zone.LIBRARY), "put <it:noun> on top of (its owner's|your) library")
G.rule("other act").add(
    "exile <it:noun> instead of putting (it|them|that card) anywhere else",
    lambda it: (
        _of(it, MoveTo(Zone.EXILE)) if it.form in (Form.BACK, Form.THIS) else None
    ),
)


@G.says(
    "other act",
    "exile <it:noun> with <n:some> <kind:counter> (counter|counters) on it instead",
)
@G.says(
    "other act",
    "instead exile <it:noun> with <n:some> <kind:counter> (counter|counters) on it",
)
@G.says(
    "other act",
    "instead exile <it:noun> and put <n:some> <kind:counter> (counter|counters) on it",
)
def _exiled_with(it: Noun, n: Count, kind: str) -> Callable[[Scene], Act] | None:
    if it.form not in (Form.BACK, Form.THIS):
        return None

    def bind(scene: Scene) -> Act:
        number = n(scene)
        if not isinstance(number, int):
            raise UnclearError("how many counters?")
        _of(it, MoveTo(Zone.EXILE))(scene)
        return MoveTo(Zone.EXILE, counters=((kind, number),))

    return bind


@G.says("swap", "instead exile <it:noun> and <rider:clauses>")
@G.says("swap", "exile <it:noun> and <rider:clauses> instead")
def _exiled_and(it: Noun, rider: Doing) -> Swap | None:
    if it.form not in (Form.BACK, Form.THIS):
        return None
    act = _of(it, MoveTo(Zone.EXILE))
    return lambda scene: (act(scene), rider_of(scene, rider))


@G.says("would", "<what:several> would be destroyed")
def _destroyed(what: Noun) -> Would:
    def bind(scene: Scene) -> Watch:
        filter_ = scene.watch(what)
        about(scene, Who.EVENT_OBJECT, what, filter_, extra=frozenset({"object"}))
        return DestroyWatch(filter_)

    return bind
