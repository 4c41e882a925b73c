"""What somebody may do, in words."""

from bot.engine.instructions import (
    DealDamage,
    DiscardCards,
    Draw,
    EndOfTurn,
    Fight,
    GainLife,
    If,
    Install,
    Instruction,
    LoseLife,
    May,
    MillCards,
    SacrificeSome,
    SetLife,
    Unplayed,
)
from bot.engine.values import Ref, Who
from bot.wording.saying.tokens import TokenWords


class OptionWords(TokenWords):
    """Says what a player may have happen, and what is only kept in words."""

    def clause(self, one: Instruction) -> str:
        """One instruction without its full stop."""
        raise NotImplementedError

    def clauses(self, do: tuple[Instruction, ...]) -> str:
        """The instructions in one sentence."""
        raise NotImplementedError

    def may(self, who: Ref, do: tuple[Instruction, ...]) -> str:
        """ "You may …", "its controller may …"."""
        if who is not Who.YOU or any(
            isinstance(one, _NOT_ORDERS) or getattr(one, "who", Who.YOU) is not Who.YOU
            for one in do
        ):
            if who is not Who.YOU and (own := self._may_itself(who, do[0])):
                if len(do) == 1:
                    return own
                return f"{own}. If they do, {self.clauses(do[1:])}"
            paid = isinstance(do[0], Unplayed) and do[0].text.startswith("pay ")
            if who is Who.YOU and paid and len(do) > 1:
                first = self.clause(do[0])
                return f"you may {first}. If you do, {self.clauses(do[1:])}"
            name = self.refer(who)
            said = self.clauses(do)
            if who is Who.YOU and said.startswith("prevent ") and len(do) < 3:
                return f"you may {said}"
            have = said.replace("this deals ", "this deal ", 1)
            return f"{name} may have {have}"
        words = [
            words.removeprefix("you ") for one in do if (words := self.clause(one))
        ]
        return f"you may {' and '.join(words)}"

    def _may_itself(self, who: Ref, one: Instruction) -> str:
        """ "Its controller may sacrifice a land", "" if it is not done by *who*."""
        if isinstance(one, Unplayed):
            return f"{self.refer(who)} may {self.words(one.text)}"
        if not isinstance(one, _BY_A_PLAYER) or one.who != who:
            return ""
        name = self.refer(who)
        again = self.refer(who)
        said = self.clause(one).removeprefix(f"{again} ")
        verb, _, rest = said.partition(" ")
        return f"{name} may {verb.removesuffix('s')} {rest}"

    def words(self, text: str) -> str:
        """Words as printed, whose targets and choices are introduced by them."""
        aimed = text.count("target ")
        for slot in range(len(self.targets)):
            if aimed and slot not in self.introduced:
                self.introduced.add(slot)
                aimed -= 1
        for slot in self.inline:
            self.introduced.add(slot)
        return text.rstrip(".")


_BY_A_PLAYER = (SacrificeSome, DiscardCards, Draw, GainLife, LoseLife, MillCards)
_NOT_ORDERS = (DealDamage, Fight, Install, If, SetLife, May, EndOfTurn)
