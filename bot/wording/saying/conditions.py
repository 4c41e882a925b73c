"""Says what something waits for: “as long as …”, “if …”."""

from dataclasses import replace
from typing import assert_never

from bot.engine.conditions import (
    AllHold,
    Always,
    AnyHolds,
    Compare,
    Condition,
    Exists,
    Flag,
    HurtBy,
    InCombat,
    IsTurnOf,
    Matches,
    Not,
)
from bot.engine.values import (
    CREATURE,
    Amount,
    DoneThisWay,
    EachOf,
    Filter,
    PreventedThisWay,
    Side,
    StatOf,
    Variable,
    Who,
    Zone,
)
from bot.wording.saying.kinds import article
from bot.wording.saying.teller import Teller
from bot.wording.saying.this_turn import so_much_this_turn


class ConditionWords(Teller):
    """Says conditions."""

    def condition(self, when: Condition) -> str:
        """The condition as it stands after "as long as" or "if"."""
        held, self.asking = self.asking, True
        said = self._condition(when)
        self.asking = held
        return said

    def _condition(self, when: Condition) -> str:
        match when:
            case Always():
                return ""
            case Exists(filter_, at_least, at_most):
                return self._exists(filter_, at_least, at_most)
            case Compare(left, how, right):
                return self._compared(left, how, right)
            case IsTurnOf(side):
                return (
                    "it's your turn" if side is Side.YOU else "it's an opponent's turn"
                )
            case Not(IsTurnOf(Side.YOU)):
                return "it's not your turn"
            case Matches(DoneThisWay(None), filter_) if filter_ == Filter():
                return "you do"
            case Matches(DoneThisWay(how=how), filter_):
                return f"{self.filtered(filter_, many=False)} is {how} this way"
            case Matches(Who.ATTACHED, filter_) if filter_ == CREATURE:
                return "this is attached to a creature"
            case Not(Matches(Who.THIS, Filter(counter=str(kind)) as filter_)) if (
                filter_ == Filter(counter=kind)
            ):
                return f"this has no {kind} counters on it"
            case Matches(ref, filter_):
                return f"{self.refer(ref)} {self._matching(filter_)}"
            case Flag(name) if name[:6] == "level " and name.endswith("+"):
                return f"this is at {name[:-1]} or higher"
            case Flag(name) | AnyHolds((Flag(name), Exists(Filter(zone="graveyard")))):
                return name
            case AllHold(
                (Matches(ref, Filter(attacking=True)), Exists(at_least=0, at_most=1))
            ):
                return f"{self.refer(ref)} is attacking alone"
            case AllHold(of):
                return " and ".join(self.condition(one) for one in of)
            case AnyHolds(of):
                return " or ".join(self.condition(one) for one in of)
            case Not(of):
                return f"it is not true that {self.condition(of)}"
            case HurtBy(ref, by):
                source = self.filtered(replace(by, controller=None), many=False)
                hurt = self.refer(ref)
                return f"{source} you controlled dealt damage to {hurt} this turn"
            case InCombat():
                return "combat damage is being dealt"
            case _:
                assert_never(when)

    def _exists(self, f: Filter, at_least: int, at_most: int | None) -> str:
        there = "there is" if (at_least, at_most) == (1, None) else "there are"
        who = {Side.YOU: "you control", Side.OPPONENT: "an opponent controls"}.get(
            f.controller or Side.ANY, there
        )
        bare = replace(f, controller=None) if who != there else f
        if at_most == 0:
            return f"{who} no {self.kind(bare, many=True)}"
        if at_least == 1 and at_most is None:
            return f"{who} {self.one(bare)}"
        if at_least == 0:
            return f"{who} {at_most} or fewer {self.kind(bare, many=True)}"
        if at_most == at_least:
            return f"{who} exactly {at_least} {self.kind(bare, many=at_least != 1)}"
        return f"{who} {at_least} or more {self.kind(bare, many=True)}"

    def _compared(self, left: Amount, how: str, right: Amount) -> str:
        match left, how, right:
            case PreventedThisWay(), ">", 0:
                return "damage is prevented this way"
            case StatOf(Who.YOU, "hand"), "==", 0:
                return "you have no cards in hand"
            case StatOf(Who.YOU, "hand"), ">=" | "<=", int():
                some = "more" if how == ">=" else "fewer"
                return f"you have {right} or {some} cards in hand"
            case StatOf(of, stat), ">=", int() if stat.endswith(" this turn"):
                who = "an opponent" if isinstance(of, EachOf) else self.refer(of)
                return so_much_this_turn(who, stat.removeprefix("greatest "), right)
            case StatOf(Who.YOU, "life"), ">=", int():
                return f"you have {right} or more life"
            case StatOf(Who.YOU, "life"), "<=", int():
                return f"you have {right} or less life"
            case StatOf(Who.YOU, "life"), "<", int():
                return f"your life total is less than {right}"
            case StatOf(EachOf(), "least life"), "<=", int():
                return f"an opponent has {right} or less life"
            case StatOf(EachOf(), "greatest life"), ">=", int():
                return f"an opponent has {right} or more life"
            case StatOf(EachOf(), "greatest life"), "<=", int():
                return f"each opponent has {right} or less life"
            case StatOf(EachOf(), "least life" | "greatest life"), _, _:
                return _BESIDE_YOURS[str(getattr(left, "stat", ""))[:1] + how]
            case Variable("X"), ">=", int():
                return f"X is {right} or more"
            case StatOf(of, stat), ">=", int() if stat.startswith("counters:"):
                kind = stat.removeprefix("counters:")
                kind = f"{kind} " if kind else ""
                return f"there are {right} or more {kind}counters on {self.refer(of)}"
            case _:
                than = _THAN[how].format(self.quantity(right))
                return f"{self.quantity(left)} is {than}"

    def _matching(self, f: Filter) -> str:
        if f == Filter(kinds=f.kinds) and f.kinds:
            said = " ".join(f.kinds) if f.kinds <= _ADJECTIVES else self.one(f)
            return f"is {said}"
        if f.counter is not None and f == Filter(counter=f.counter):
            kind = f"{f.counter} " if f.counter else ""
            return f"has {article(kind + 'counter')} on it"
        if f == Filter(keywords=f.keywords) and len(f.keywords) == 1:
            return f"has {next(iter(f.keywords))}"
        if f == Filter(colors=f.colors) and len(f.colors) == 1:
            return f"is {next(iter(f.colors))}"
        if f.shares_color_with is not None:
            other = f.shares_color_with
            if isinstance(other, EachOf):
                return f"shares a color with {self.one(other.filter)}"
            which = self.refer(other)
            return f"shares a color with {which}"
        if f == Filter(attached_kind=f.attached_kind):
            return f"is {f.attached_kind}"
        return f"is {_STATES.get(f) or self.one(f)}"


_ATTACKS, _BLOCKS = Filter(attacking=True), Filter(blocking=True)
_STATES = {
    Filter(tapped=True): "tapped",
    Filter(tapped=False): "untapped",
    _ATTACKS: "attacking",
    _BLOCKS: "blocking",
    Filter(any_of=(_ATTACKS, _BLOCKS)): "attacking or blocking",
    Filter(zone=Zone.GRAVEYARD): "in your graveyard",
}
_ADJECTIVES = frozenset({"legendary", "snow"})
_BESIDE_YOURS = {
    "g>": "an opponent has more life than you",
    "l<": "an opponent has less life than you",
    "g<": "you have more life than each opponent",
    "g<=": "no opponent has more life than you",
}
_THAN = {">=": "{} or more", "<=": "{} or less", "==": "exactly {}"}
_THAN |= {">": "more than {}", "<": "less than {}"}
