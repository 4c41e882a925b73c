"""Keyword actions that come to counters, or to a state that is kept."""

from bot.engine.conditions import Exists, Flag, Not
from bot.engine.effects import Modifier, Until
from bot.engine.instructions import (
    AddCounters,
    ChooseOne,
    DiscardCards,
    Draw,
    If,
    Install,
    Instruction,
    MakeTokens,
    Unplayed,
)
from bot.engine.values import Chosen, ControllerOf, Filter, Ref, Side, Who
from bot.wording.magic.amounts import Count
from bot.wording.magic.conditions import MONSTROUS
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError


def _one(ref: Ref) -> None:
    if not isinstance(ref, Who | Chosen):
        raise UnclearError("several do it, each on its own")


@G.says("verb", "(explores|explore)")
def _explores() -> Verb:
    """A land card goes to the hand; else the creature grows (701.44a)."""

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        _one(ref)
        shown = Unplayed("reveal the top card of your library")
        found = (Unplayed("put that land card into its owner's hand"),)
        grows = (AddCounters("+1/+1", 1, ref),)
        return [shown, If(Flag("a land card was revealed this way"), found, grows)]

    return verb


def _on_one_of_yours(
    counter: str, n: Count, *, kind: str = "creature", least: str = ""
) -> Verb:
    """So many counters on one of that *kind* that whoever does it controls."""

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if ref is not Who.YOU:
            raise UnclearError("whose “{it}” is it?", it=kind)
        slot = scene.extra_slot()
        return [
            ChooseOne(_yours(kind), slot, least=least),
            AddCounters(counter, n(scene), Chosen(slot)),
        ]

    return verb


def _yours(kind: str) -> Filter:
    return Filter(kinds=frozenset({kind}), controller=Side.YOU)


@G.says("order", "blight <n:amount>")
@G.says("verb", "(blights|blight) <n:amount>")
def _blights(n: Count) -> Verb:
    return _on_one_of_yours("-1/-1", n)


@G.says("order", "amass <kind> <n:amount>", "amass <n:amount>")
@G.says("verb", "(amasses|amass) <kind> <n:amount>")
def _amasses(n: Count, kind: Kind | None = None) -> Verb | None:
    """Counters on an Army, created first where there is none (701.47a)."""
    named = kind.filter.kinds if kind is not None else frozenset({"zombie"})
    if kind is not None and kind.filter != Filter(kinds=named):
        return None

    army = MakeTokens(
        kinds=named | {"army", "creature"}, colors=frozenset({"black"}),
        power=0, toughness=0,
    )  # fmt: skip
    first = If(Exists(_yours("army"), 0, 0), (army,))
    grows = _on_one_of_yours("+1/+1", n, kind="army")
    return lambda scene, ref, who: [first, *grows(scene, ref, who)]


@G.says("order", "bolster <n:amount>")
def _bolsters(n: Count) -> Verb:
    """Counters on the creature with the least toughness one controls (701.39a)."""
    return _on_one_of_yours("+1/+1", n, least="toughness")


@G.says("verb", "(connives|connive)")
def _connives() -> Verb:
    """A card is drawn, one discarded; a nonland card makes it grow (701.50a)."""

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        _one(ref)
        player = Who.YOU if ref is Who.THIS else ControllerOf(ref)
        grows = (AddCounters("+1/+1", 1, ref),)
        return [
            Draw(1, player),
            DiscardCards(1, player),
            If(Flag("a nonland card was discarded this way"), grows),
        ]

    return verb


@G.says("order", "populate")
@G.says("verb", "(populates|populate)")
def _populates() -> Verb:
    """A copy of a creature token that one controls (701.36a)."""

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if ref is not Who.YOU:
            raise UnclearError("whose token is it?")
        slot = scene.extra_slot()
        creature = frozenset({"creature"})
        yours = Filter(kinds=creature, token=True, controller=Side.YOU)
        copied = MakeTokens(kinds=frozenset(), copy_of=Chosen(slot))
        return [If(Exists(yours), (ChooseOne(yours, slot), copied))]

    return verb


def _becomes(scene: Scene, state: str) -> Install:
    """It is so for as long as it stays there."""
    slot = scene.extra_slot()
    lasting = Modifier(Filter(chosen=slot), keywords=(state,), until=Until.END_OF_GAME)
    return Install(lasting, Who.THIS, slot)


@G.says("verb", "becomes renowned")
def _renowned() -> Verb:
    return lambda scene, ref, who: [_becomes(scene, "renowned")]


@G.says("verb", "becomes monstrous")
def _monstrous() -> Verb:
    return lambda scene, ref, who: [_becomes(scene, "monstrous")]


@G.says("order", "monstrosity <n:amount>")
def _monstrosity(n: Count) -> Verb:
    """Counters, but only the first time (701.37)."""

    def does(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        becomes = _becomes(scene, "monstrous")
        counters = AddCounters("+1/+1", n(scene), Who.THIS)
        return [If(Not(MONSTROUS), (counters, becomes))]

    return does


# --- Choices that are only told ---


@G.says("order", "choose a color")
def _choose_color() -> Verb:
    return lambda scene, ref, who: [Unplayed("choose a color")]


@G.says("order", "choose land or nonland")
def _land_or_not() -> Verb:
    return lambda scene, ref, who: [Unplayed("choose land or nonland")]


@G.says(
    "order",
    "choose a card you own from outside the game [and put it into your hand]",
)
def _wish() -> Verb:
    words = "choose a card you own from outside the game and put it into your hand"
    return lambda scene, ref, who: [Unplayed(words)]
