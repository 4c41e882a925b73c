"""Tokens in words."""

from dataclasses import replace

from bot.engine.board import COLORS
from bot.engine.effects import EnterAsCopy
from bot.engine.instructions import CardAbilities, MakeTokens
from bot.engine.values import Amount
from bot.wording.saying.conditions import ConditionWords
from bot.wording.saying.copies import exceptions
from bot.wording.saying.kinds import joined


class TokenWords(ConditionWords):
    """Says what tokens are made."""

    def tokens(self, one: MakeTokens) -> str:
        """ "two 1/1 white Soldier creature tokens with flying"."""
        n = one.amount
        some = "a" if n == 1 else self._many(n)
        end = "token" if n == 1 else "tokens"
        fights = " that's" if n == 1 else " that are"
        tapped = " tapped and" if one.tapped else ""
        fights = f"{fights}{tapped} attacking" if one.attacking else ""
        if one.copy_of is not None:
            are = "that's a copy" if n == 1 else "that are copies"
            some = f"{some} tapped" if one.tapped and not one.attacking else some
            act = EnterAsCopy(
                one.copy_of, one.kinds, frozenset(one.keywords), one.not_kinds
            )
            if isinstance(one.power, int) and isinstance(one.toughness, int):
                act = replace(act, base=(one.power, one.toughness))
            inside = self._inside(one.says) if one.says is not None else ""
            but = exceptions(act, inside)
            return f"{some} {end} {are} of {self.refer(one.copy_of)}{but}{fights}"
        words: list[str] = []
        if one.tapped and not one.attacking:
            words.append("tapped")
        apart = self._sides_apart(one)
        if one.power is not None and one.toughness is not None and not apart:
            words.append(f"{self.amount(one.power)}/{self.amount(one.toughness)}")
        colors = [color for color in COLORS if color in one.colors]
        if colors:
            words.append(" and ".join(colors))
        elif one.power is not None and not one.colors:
            words.append("colorless")
        if one.name and one.power is None:
            words.append(one.name)
        else:
            from bot.wording.saying.kinds import _place

            words.extend(sorted(one.kinds, key=_place))
        said = " ".join((some, *words, end))
        if one.name and one.power is not None:
            said += f" named {one.name}"
        having = list(one.keywords)
        if one.says is not None:
            having.append(self._inside(one.says))
        if having:
            said += f" with {joined(having, 'and')}"
        if one.power == one.toughness and one.power is not None:
            size = self.defined(one.power)
            if size and not self.is_long(n):
                fights += size
        return said + fights + apart

    def _sides_apart(self, one: MakeTokens) -> str:
        """What says how big it is where power and toughness need words of their own."""
        p, q = one.power, one.toughness
        if p is None or q is None or p == q or not (self.is_long(p) or self.is_long(q)):
            return ""
        power, toughness = self.quantity(p), self.quantity(q)
        return (
            f". Its power is equal to {power} and its toughness is equal to {toughness}"
        )

    def _inside(self, says: CardAbilities) -> str:
        """What stands in quotation marks on them."""
        from bot.wording.say import say_all

        inside = '" and "'.join((*say_all(says), *says.irrelevant))
        return f'"{inside}"'

    def _many(self, n: Amount) -> str:
        return self.amount(n).replace("that much", "that many")
