"""The smallest boards and effects, so that a test is a few lines.

Players are ``me`` (whose turn it is) and ``foe``; more can be named. Whatever has no
other controller is mine, except spells, which are the foe's.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.engine.binding import bind, install
from bot.engine.board import Board, Obj, Player
from bot.engine.effects import (
    Act,
    Ban,
    DamageWatch,
    Effect,
    Modifier,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Restriction,
    Static,
    Trigger,
    Until,
)
from bot.engine.games import newest
from bot.engine.instructions import CardAbilities, Instruction
from bot.engine.question import (
    Ask,
    AskKind,
    Attack,
    Block,
    Deal,
    Do,
    EnterNow,
    Happening,
    Hit,
    Question,
)
from bot.engine.values import ANYTHING, Filter, Side, Zone
from tests.engine.ruled import ME, Ruled
from tests.exploring import explored

FOE = "foe"


# --- Things ----------------------------------------------------------------


def creature(
    name: str, power: int, toughness: int, *keywords: str, **fields: Any
) -> Obj:
    """A creature on the battlefield; its id is its name."""
    fields.setdefault("controller", ME)
    fields.setdefault("owner", fields["controller"])
    kinds = frozenset({"creature"}) | frozenset(fields.pop("kinds", ()))
    colors = frozenset(fields.pop("colors", ()))
    return Obj(
        name,
        name,
        kinds=kinds,
        colors=colors,
        power=power,
        toughness=toughness,
        keywords=frozenset(keywords),
        **fields,
    )


def permanent(name: str, *kinds: str, **fields: Any) -> Obj:
    """Any other permanent: ``permanent("Karn", "planeswalker", …)``."""
    fields.setdefault("controller", ME)
    fields.setdefault("owner", fields["controller"])
    return Obj(
        name,
        name,
        kinds=frozenset(kinds or ("enchantment",)),
        keywords=frozenset(fields.pop("keywords", ())),
        **fields,
    )


def spell(name: str = "Bolt", *kinds: str, **fields: Any) -> Obj:
    """A spell on the stack, the foe's and red unless said."""
    fields.setdefault("controller", FOE)
    fields.setdefault("owner", fields["controller"])
    return Obj(
        name,
        name,
        kinds=frozenset(kinds or ("instant",)),
        colors=frozenset(fields.pop("colors", ("red",))),
        keywords=frozenset(fields.pop("keywords", ())),
        zone=Zone.STACK,
        **fields,
    )


def card(thing: Obj, *statics: Static) -> Obj:
    """*thing* with those static abilities printed on it."""
    return replace(thing, abilities=CardAbilities(statics=tuple(statics)))


# --- Effects ---------------------------------------------------------------


def to(*names: str) -> Filter:
    """Exactly those players and objects."""
    return Filter(players=Side.ANY, ids=frozenset(names))


def by(*names: str) -> Filter:
    """Exactly those sources."""
    return Filter(ids=frozenset(names))


def on_damage(act: Act, label: str, *recipients: str, **fields: Any) -> Effect:
    """*act* on damage to *recipients* (nobody named: to anything)."""
    watch = DamageWatch(
        source=fields.pop("source", Filter()),
        recipient=to(*recipients) if recipients else ANYTHING,
        combat=fields.pop("combat", None),
        at_least=fields.pop("at_least", 1),
    )
    fields.setdefault("controller", ME)
    return Effect(watch, act, id=fields.pop("id", label), label=label, **fields)


def shield(points: int, *recipients: str, label: str = "", **fields: Any) -> Effect:
    """Prevent the next *points* damage to *recipients* (me if nobody is named)."""
    fields.setdefault("until", Until.END_OF_TURN)
    return on_damage(
        PreventNext(points),
        label or f"shield {points}",
        *(recipients or (ME,)),
        each_source=False,
        start=points,
        **fields,
    )


def next_time(*recipients: str, label: str = "next time", **fields: Any) -> Effect:
    """The next time a source would deal damage to *recipients*, prevent it."""
    fields.setdefault("until", Until.END_OF_TURN)
    act = PreventInstance(*fields.pop("amount", ()))
    return on_damage(act, label, *(recipients or (ME,)), uses=1, **fields)


def prevent_each(
    points: int, *recipients: str, label: str = "", **fields: Any
) -> Effect:
    """If a source would deal damage to *recipients*, prevent *points* of it."""
    return on_damage(
        PreventEach(points), label or f"prevent {points} each", *recipients, **fields
    )


def prevent_all(*recipients: str, label: str = "prevent all", **fields: Any) -> Effect:
    """Prevent all damage to *recipients*."""
    return on_damage(PreventAll(), label, *recipients, **fields)


def doubler(label: str = "doubler", *recipients: str, **fields: Any) -> Effect:
    """Twice that much damage instead."""
    return on_damage(Multiply(2), label, *recipients, **fields)


def plus(points: int, label: str = "", *recipients: str, **fields: Any) -> Effect:
    """That much plus *points* instead."""
    return on_damage(Plus(points), label or f"plus {points}", *recipients, **fields)


def unpreventable(**fields: Any) -> Restriction:
    """Damage can't be prevented."""
    return Restriction(Ban.PREVENT, id="no prevention", label="no prevention", **fields)


def ban(kind: Ban, subject: Filter = ANYTHING, **fields: Any) -> Restriction:
    """What a "can't" effect forbids."""
    return Restriction(kind, subject, id=str(kind), label=str(kind), **fields)


# --- Boards and happenings -------------------------------------------------


def board(*things: Obj | Static, **fields: Any) -> Board:
    """*things* in play among ``players`` (names) with ``life`` each (20).

    ``life`` may be a number or a mapping from name to number.
    """
    life = fields.pop("life", 20)
    names: Iterable[str] = fields.pop("players", (ME, FOE))
    given = life if isinstance(life, dict) else {}
    start = 20 if isinstance(life, dict) else life
    fields.setdefault("active", ME)
    made = Board(
        players=tuple(Player(name, given.get(name, start)) for name in names),
        objects=tuple(one for one in things if isinstance(one, Obj)),
        **fields,
    )
    for one in things:
        if not isinstance(one, Obj):
            made = install(made, one)
        elif one.zone is Zone.BATTLEFIELD:
            made = bind(made, one)
    return made


def hit(source: str, recipient: str, amount: int, **fields: Any) -> Hit:
    """One source's damage; ``combat`` and ``unpreventable`` may be set."""
    return Hit(source, recipient, amount, **fields)


def deal(source: str, recipient: str, amount: int, **fields: Any) -> Deal:
    """One source deals damage to one recipient."""
    return Deal((hit(source, recipient, amount, **fields),))


def together(*hits: Hit) -> Deal:
    """All of it at the same time."""
    return Deal(hits)


def do(*instructions: Instruction, by: str = ME, source: str = "") -> Do:
    """An instruction of player *by* carried out."""
    return Do(instructions, by, source)


def attack(*attackers: str, at: str = FOE, blocks: Any = (), **fields: Any) -> Attack:
    """*attackers* attack *at*; *blocks* are pairs (blocker, attacker)."""
    return Attack(
        tuple((name, at) for name in attackers),
        tuple(Block(blocker, attacker) for blocker, attacker in blocks),
        **fields,
    )


def enter(name: str, controller: str = ME) -> EnterNow:
    """The object, so far somewhere else, enters the battlefield."""
    return EnterNow(name, controller)


# --- Rulings ---------------------------------------------------------------


def question(
    start: Board,
    *script: Happening,
    game: Game = Game.MTG,
    edition: str = "",
    asks: tuple[Ask, ...] = (),
) -> Question:
    """A question about Magic unless *game* says otherwise."""
    return Question(game, edition or newest(game), start, script, asks)


def rule(
    start: Board,
    *script: Happening,
    game: Game = Game.MTG,
    edition: str = "",
    asks: tuple[Ask, ...] = (),
) -> Ruled:
    """What happens to *start* when the *script* happens."""
    return Ruled(
        explored(question(start, *script, game=game, edition=edition, asks=asks))
    )


def ask(kind: AskKind, subject: str = "", other: str = "", **fields: Any) -> Ask:
    """One question."""
    return Ask(kind, subject, other, **fields)


__all__ = [
    "FOE", "ME", "Modifier", "Ruled", "Trigger", "ask", "attack", "ban", "board",
    "by", "card", "creature", "deal", "do", "doubler", "enter", "hit", "next_time",
    "on_damage", "permanent", "plus", "prevent_all", "prevent_each", "question",
    "rule", "shield", "spell", "to", "together", "unpreventable",
]  # fmt: skip
