"""Pieces of instructions in words: damage, counters, cards that move."""

from bot.engine.instructions import (
    DealDamage,
    Move,
    PutOnto,
)
from bot.engine.values import (
    Amount,
    Chosen,
    OwnerOf,
    Per,
    Ref,
    Who,
    Zone,
)
from bot.wording.saying.kinds import joined, so_many
from bot.wording.saying.optional import OptionWords


class PieceWords(OptionWords):
    """Says what instructions are made of."""

    def _player(self, who: Ref, verb: str, rest: str, n: Amount | None = None) -> str:
        defined = self.defined(n) if n is not None and "equal to" not in rest else ""
        if who is Who.YOU:
            return f"you {verb} {rest}{defined}"
        return f"{self.refer(who)} {verb}s {rest}{defined}"

    def _so_much(self, n: Amount, what: str) -> str:
        if self.is_long(n):
            held, self.asking = self.asking, True
            what = f"{what} equal to {self.quantity(n)}"
            self.asking = held
            return what
        return f"{self.amount(n)} {what}"

    def _cards(self, n: Amount) -> str:
        return "a card" if n == 1 else so_many(self._many(n), "cards")

    def _counters(self, n: Amount, kind: str) -> str:
        if n == 1:
            return (
                f"a {kind} counter" if kind[:1] not in "aeiou" else f"an {kind} counter"
            )
        return f"{self._many(n)} {kind} counters"

    def _deals(self, one: DealDamage) -> str:
        source = self.refer(one.source)
        parts = [self._portion(one)]
        parts.extend(self._portion(also) for also in one.also)
        said = f"{source} deals {joined(parts, 'and')}"
        if one.excess is not None:
            said += f" and excess damage is dealt to {self.refer(one.excess)} instead"
        if one.unpreventable:
            said += " and the damage can't be prevented"
        return said

    def _portion(self, one: DealDamage) -> str:
        n = one.amount
        divided = " divided as you choose among" if one.divided else " to"
        itself = isinstance(one.to, Chosen) and one.to == one.source
        to = "itself" if itself else self.refer(one.to)
        if isinstance(n, Per) and not isinstance(n.size, int):
            evenly = "divided evenly, rounded down, among"
            return f"{self.amount(n.of)} damage {evenly} {to}"
        if self.defined(n) and not one.divided:
            return f"damage to {to} equal to {self.quantity(n)}"
        return f"{self.amount(n)} damage{divided} {to}{self.defined(n)}"

    def _move(self, one: Move) -> str:
        what = self.refer(one.what)
        match one.zone:
            case Zone.EXILE:
                return f"exile {what}"
            case Zone.HAND:
                if isinstance(one.what, Chosen) and self.many(one.what.slot):
                    return f"return {what} to their owners' hands"
                return f"return {what} to its owner's hand"
            case Zone.LIBRARY if one.shuffle:
                return f"shuffle {what} into its owner's library"
            case Zone.LIBRARY:
                where = "the bottom" if one.bottom else "top"
                return f"put {what} on {where} of its owner's library"
            case Zone.GRAVEYARD:
                return f"put {what} into its owner's graveyard"
            case _:
                return f"put {what} into {one.zone}"

    def _onto(self, one: PutOnto) -> str:
        tapped = " tapped" if one.tapped else ""
        under = ""
        if one.under is Who.YOU:
            under = " under your control"
        elif isinstance(one.under, OwnerOf):
            under = " under its owner's control"
        said = f"return {self.refer(one.what)} to the battlefield{tapped}{under}"
        for kind, n in one.counters:
            said += f" with {self._counters(n, kind)} on it{self.defined(n)}"
        return said
