"""Instructions in our plain words."""

from typing import Any

from bot.engine.counterspells import CounterSpell
from bot.engine.effects import Until
from bot.engine.exchanging import Exchange
from bot.engine.instructions import (
    AddCounters,
    ChooseOne,
    DealDamage,
    DestroyIt,
    DiscardCards,
    Draw,
    Fight,
    Heal,
    If,
    Install,
    Instruction,
    Kill,
    MakeTokens,
    May,
    MillCards,
    Move,
    PutOnto,
    SacrificeIt,
    SacrificeSome,
    TakeCounters,
    Unplayed,
)
from bot.engine.permanents import GainControl, RemoveFromCombat, TapIt
from bot.engine.phasing import Phase
from bot.engine.values import Who, Zone
from bot.wording.phrases import Attempt
from bot.wording.plain.values import G, P


@G.reads("block")
def _block(attempt: Attempt, at: int) -> list[tuple[int, tuple[Instruction, ...]]]:
    """Instructions, with semicolons between them."""
    words = attempt.words
    # At the end of a line the brackets are left out.
    open_ = words[at : at + 1] != ("(",)
    done: list[Instruction] = []
    at += not open_
    while True:
        for end, one in attempt.read(_INSTRUCTION, at):
            here = words[end] if end < len(words) else ""
            if here == ";" or here == ("" if open_ else ")"):
                done.append(one)
                at = end
                break
        else:
            return []
        if at == len(words):
            return [(at, tuple(done))]
        if words[at] == ")":
            return [(at + 1, tuple(done))]
        at += 1


_INSTRUCTION = G.rule("instruction")


def _say_block(do: tuple[Instruction, ...]) -> str:
    return "(" + "; ".join(P.say("instruction", one) for one in do) + ")"


P.by_hand("block", _say_block)

# --- Damage ---------------------------------------------------------------------

G.table("sure", {"unpreventable": True})
G.table("divided", {"divided as its controller chooses": True})


@G.says(
    "instruction",
    "deal <n:amount> [<sure>] damage [<divided>] to <to:ref> [as <kind:text>]"
    " [and <also:more damage>] [and what is beyond lethal to <excess:ref>]",
    "<source:ref> deals <n:amount> [<sure>] damage [<divided>] to <to:ref>"
    " [as <kind:text>]"
    " [and <also:more damage>] [and what is beyond lethal to <excess:ref>]",
)
def _deal(
    n: Any, to: Any, source: Any = Who.THIS, sure: bool = False, kind: str = "",
    also: DealDamage | None = None, excess: Any = None, divided: bool = False,
) -> DealDamage:  # fmt: skip
    more = (also,) if also else ()
    return DealDamage(
        n, to, source, unpreventable=sure, divided=divided, also=more, kind=kind,
        excess=excess,
    )  # fmt: skip


P.both("more damage", "<amount:amount> to <to:ref>", DealDamage)


def _say_deal(it: DealDamage) -> str:
    sure = "unpreventable " if it.unpreventable else ""
    split = "divided as its controller chooses " if it.divided else ""
    said = f"{P.say('amount', it.amount)} {sure}damage {split}to {P.say('ref', it.to)}"
    if it.source is Who.THIS:
        said = f"deal {said}"
    else:
        said = f"{P.say('ref', it.source)} deals {said}"
    if it.kind:
        said += f" as “{it.kind}”"
    for one in it.also:
        said += f" and {P.say('more damage', one)}"
    if it.excess is not None:
        said += f" and what is beyond lethal to {P.say('ref', it.excess)}"
    return said


# --- Everything else ------------------------------------------------------------

P.both(
    "instruction",
    "<left:ref> and <right:ref> deal damage equal to their power to each other",
    Fight,
)
P.both("instruction", "draw <amount:amount>", Draw)
P.both("instruction", "draw <amount:amount> into memory", Draw, memory=True)
P.both("instruction", "<who:ref> draws <amount:amount> into memory", Draw, memory=True)
P.both("instruction", "<who:ref> draws <amount:amount>", Draw)
P.both("instruction", "mill <amount:amount>", MillCards)
P.both("instruction", "discard <amount:amount>", DiscardCards)
P.both(
    "instruction", "put <amount:amount> <kind:text> counters on <on:ref>", AddCounters
)
P.both(
    "instruction", "remove <amount:amount> <kind:text> counters from <on:ref>",
    TakeCounters,
)  # fmt: skip
P.both("instruction", "destroy <what:ref>", DestroyIt)
P.both("instruction", "kill <what:ref>", Kill)
P.both("instruction", "counter <what:ref>", CounterSpell)
P.both("instruction", "counter <what:ref> into a hand", CounterSpell, to=Zone.HAND)
P.both("instruction", "counter <what:ref> into exile", CounterSpell, to=Zone.EXILE)
P.both("instruction", "counter <what:ref> into a deck", CounterSpell, to=Zone.LIBRARY)
P.both("instruction", "banish <what:ref>", Move, zone=Zone.EXILE)
P.both("instruction", "return <what:ref> to hand", Move, zone=Zone.HAND)
P.both("instruction", "return <what:ref> to memory", Move, zone=Zone.MEMORY)
P.both("instruction", "put <what:ref> onto the field", PutOnto)
P.both("instruction", "put <what:ref> onto the field rested", PutOnto, tapped=True)
P.both("instruction", "sacrifice <what:ref>", SacrificeIt)
P.both("instruction", "sacrifice <amount:number> of <filter:filter>", SacrificeSome)
P.both("instruction", "rest <what:ref>", TapIt)
P.both("instruction", "wake <what:ref>", TapIt, untap=True)
P.both("instruction", "heal <what:ref>", Heal)
P.both("instruction", "take <amount:amount> damage off <what:ref>", Heal)
P.both("instruction", "recall <what:ref>", RemoveFromCombat)
P.both("instruction", "exchange <of:ref>", Exchange)
P.both("instruction", "<what:ref> phases out", Phase)
P.both("instruction", "<what:ref> phases in", Phase, back=True)
P.both("instruction", "<who:ref> gains control of <what:ref>", GainControl)
P.both(
    "instruction",
    "<who:ref> gains control of <what:ref> this turn",
    GainControl,
    until=Until.END_OF_TURN,
)
P.both("instruction", "choose a <filter:filter> as target <slot:slot>", ChooseOne)
P.both(
    "instruction", "<by:ref> chooses a <filter:filter> as target <slot:slot>", ChooseOne
)
P.both(
    "instruction",
    "make <amount:number> token copies of <copy_of:ref>",
    MakeTokens,
)
P.both("instruction", "<static:static>", Install)
P.both("instruction", "for <each:ref> as target <slot:slot>, <static:static>", Install)
P.both("instruction", "if <when:condition> <do:block>", If)
P.both("instruction", "if <when:condition> <do:block> otherwise <otherwise:block>", If)
P.both("instruction", "<who:ref> may <do:block>", May)
P.both("instruction", "<who:ref> may <do:block> otherwise <otherwise:block>", May)
P.both("instruction", "<text:text>", Unplayed)


def _say_other(it: Instruction) -> str:
    if isinstance(it, DealDamage):
        return _say_deal(it)
    raise ValueError(f"no words for {it!r}")


P.by_hand("instruction", _say_other)
