"""Keyword actions that come to counters: exploring and conniving."""

from bot.engine.instructions import (
    AddCounters,
    DiscardCards,
    Draw,
    If,
    Instruction,
    Unplayed,
)
from bot.engine.values import Chosen, ControllerOf, Flag, Ref, Who
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Noun
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
