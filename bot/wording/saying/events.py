"""Events in words, as they would happen or have happened."""

from dataclasses import replace

from bot.engine.conditions import Compare
from bot.engine.effects import (
    AttackWatch,
    BlockedWatch,
    BlockWatch,
    CastWatch,
    CounterWatch,
    DamageWatch,
    DestroyWatch,
    DiscardWatch,
    DrawWatch,
    Effect,
    EnterWatch,
    LeaveWatch,
    LifeGainWatch,
    LifeLossWatch,
    LoseWatch,
    MillWatch,
    OtherWatch,
    PreventedWatch,
    TokenWatch,
    Trigger,
    UnblockedWatch,
    Watch,
    ZoneWatch,
)
from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    ONLY_YOU,
    Filter,
    Side,
    ThatMuch,
    Zone,
)
from bot.engine.watches import TargetedWatch
from bot.wording.saying.instructions import InstructionWords

THAN = {"<": "less", ">": "greater"}
DAMAGE = {None: "damage", True: "combat damage", False: "noncombat damage"}


_AIMED = {None: "", Side.YOU: " you control", Side.OPPONENT: " an opponent controls"}


def _anywhere(what: Filter) -> Filter:
    """*what*, of which the graveyard it comes from says who owns it (404.1)."""
    some = tuple(replace(one, owner=None) for one in what.any_of)
    return replace(what, owner=None, any_of=some)


class EventWords(InstructionWords):
    """Says what is watched."""

    def _to(self, watch: DamageWatch, joint: str = "and") -> str:
        if watch.recipient == ANYTHING:
            return ""
        return f" to {self.filtered(watch.recipient, many=True, joint=joint)}"

    def _by(self, watch: DamageWatch) -> str:
        if watch.source == ANY_OBJECT:
            return ""
        return f" by {self.filtered(watch.source, many=True, source=True)}"

    def _would(self, e: Effect) -> str:
        watch = e.watch
        match watch:
            case DamageWatch():
                damage = DAMAGE[watch.combat]
                if watch.at_least > 1:
                    damage = f"{watch.at_least} or more {damage}"
                elif watch.at_most is not None:
                    damage = f"{watch.at_most} or less {damage}"
                match e.when:
                    case Compare(ThatMuch(), how, n) if how in THAN:
                        limit = f"{THAN[how]} than {self.quantity(n)}"
                        damage = f"an amount of {damage} {limit}"
                if e.each_source:
                    source = self.filtered(watch.source, many=False, source=True)
                    to = (
                        "" if watch.recipient == ANYTHING
                        else f" to {self.filtered(watch.recipient, many=False)}"
                    )  # fmt: skip
                    return f"{source} would deal {damage}{to}"
                to = (
                    "" if watch.recipient == ANYTHING
                    else f" to {self.filtered(watch.recipient, many=False)}"
                )  # fmt: skip
                return f"{damage} would be dealt{to}{self._by(watch)}"
            case ZoneWatch(what, discarded=True, by_opponent=True):
                one = self.filtered(what, many=False)
                causes = "a spell or ability an opponent controls causes you to"
                return f"{causes} discard {one}"
            case ZoneWatch(discarded=True):
                return "an effect causes you to discard a card"
            case ZoneWatch():
                return self._moves(watch, "would ")
            case DrawWatch(who, several, at_least):
                cards = (
                    f"{at_least} or more cards" if at_least > 1
                    else "one or more cards" if several else "a card"
                )  # fmt: skip
                if watch.but_first:
                    they = "you" if who == ONLY_YOU else "they"
                    their = "your" if who == ONLY_YOU else "their"
                    cards += f" except the first one {they} draw in {their} draw step"
                return f"{self.filtered(who, many=False)} would draw {cards}"
            case LifeGainWatch(who, own=True):
                return "a spell or ability would cause its controller to gain life"
            case LifeGainWatch(who):
                return f"{self.filtered(who, many=False)} would gain life"
            case LifeLossWatch(who, paid=True):
                return f"{self.filtered(who, many=False)} would pay life"
            case LifeLossWatch(who):
                return f"{self.filtered(who, many=False)} would lose life"
            case MillWatch(who):
                return f"{self.filtered(who, many=False)} would mill one or more cards"
            case DiscardWatch(who):
                return f"{self.filtered(who, many=False)} would discard a card"
            case LoseWatch(who):
                return f"{self.filtered(who, many=False)} would lose the game"
            case DestroyWatch(what):
                return f"{self.filtered(what, many=False)} would be destroyed"
            case EnterWatch(what):
                uncast = " and it wasn't cast" if watch.uncast else ""
                return f"{self.filtered(what, many=False)} would enter{uncast}"
            case CounterWatch(on, kind, by, from_effect):
                kind = f"{kind} " if kind else ""
                where = self.filtered(on, many=False)
                if by is not None:
                    player = self.filtered(by, many=False)
                    return f"{player} would put one or more {kind}counters on {where}"
                if from_effect:
                    return f"an effect would put one or more {kind}counters on {where}"
                return f"one or more {kind}counters would be put on {where}"
            case TokenWatch(who, what, from_effect):
                tokens = self.kind(replace(what, token=True), many=True)
                if who == Filter(players=Side.ANY, objects=False):
                    if from_effect:
                        return f"an effect would create one or more {tokens}"
                    return f"one or more {tokens} would be created"
                if from_effect:
                    return (
                        f"an effect would create one or more {tokens} under "
                        f"your control"
                    )
                return f"one or more {tokens} would be created under your control"
            case OtherWatch(text):
                return text
            case _:
                return f"({type(watch).__name__})"

    def _moves(self, watch: ZoneWatch, would: str, *, many: bool = False) -> str:
        what = watch.what
        owner: Side | None = None
        graveyards = Zone.GRAVEYARD in (watch.to, watch.origin)
        if graveyards and watch.origin in (None, Zone.GRAVEYARD):
            owner = what.owner
            what = replace(what, owner=None)
        noun = (
            "a card or token" if what == ANY_OBJECT else self.filtered(what, many=many)
        )
        noun = f"one or more {noun}" if many else noun
        if watch.damaged_by is not None:
            by = self.filtered(watch.damaged_by, many=False)
            noun += f" dealt damage by {by} this turn"
        if watch.origin is Zone.BATTLEFIELD and watch.to is Zone.GRAVEYARD:
            return (
                f"{noun} would die" if would else f"{noun} {'die' if many else 'dies'}"
            )
        if watch.origin is Zone.BATTLEFIELD and watch.to is None:
            return (
                f"{noun} would leave the battlefield"
                if would
                else f"{noun} {'leave' if many else 'leaves'} the battlefield"
            )
        whose = {
            None: "a graveyard", Side.YOU: "your graveyard",
            Side.OPPONENT: "an opponent's graveyard",
            Side.THAT_PLAYER: "that player's graveyard",
            Side.ENCHANTED: "enchanted player's graveyard",
        }.get(owner, "a graveyard")  # fmt: skip
        if watch.origin is Zone.GRAVEYARD:
            return f"{noun} {'leave' if many else 'leaves'} {whose}"
        if watch.to is Zone.EXILE:
            is_ = "would be" if would else "are" if many else "is"
            return f"{noun} {is_} exiled from the battlefield"
        origin = {
            Zone.LIBRARY: " from their library", Zone.HAND: " from their hand",
        }.get(watch.origin, "") if watch.origin else ""  # fmt: skip
        if watch.but_from is Zone.BATTLEFIELD:
            origin = " from anywhere other than the battlefield"
        is_ = "would be" if would else "are" if many else "is"
        return f"{noun} {is_} put into {whose}{origin}"

    def _several(self, watch: Watch) -> str:
        """What moves or attacks together, as one event: "one or more … die"."""

        def some(what: Filter) -> str:
            return f"one or more {self.filtered(what, many=True)}"

        match watch:
            case ZoneWatch(what, sacrificed=True):
                return f"{some(what)} are sacrificed"
            case ZoneWatch(what) if what != ANY_OBJECT:
                return self._moves(watch, "", many=True)
            case EnterWatch(what, Zone.GRAVEYARD):
                return f"{some(_anywhere(what))} enter from your graveyard"
            case EnterWatch(what):
                return f"{some(what)} enter"
            case LeaveWatch(what):
                return f"{some(what)} leave the battlefield"
            case LifeLossWatch(who):
                return f"{some(who)} lose life"
            case AttackWatch(Filter(attacking_player=Side.YOU) as what):
                bare = replace(what, attacking_player=None)
                return f"{some(bare)} attack you or a planeswalker you control"
            case AttackWatch(what, goal=Filter() as goal):
                return f"{some(what)} attack {self.filtered(goal, many=False)}"
            case AttackWatch(what, alone=False, beside=None):
                return f"{some(what)} attack"
            case _:
                return ""

    def happening(self, one: Trigger) -> str:
        """The event of a trigger as it stands after "when"."""
        return self.happens(one.watch, one.each_source)

    def happens(self, watch: Watch, each_source: bool = True) -> str:
        """The event as it stands after "whenever"."""
        if not each_source and (several := self._several(watch)):
            return several
        match watch:
            case OtherWatch(text):
                return text
            case AttackWatch(what, beside=Filter() as beside, others=others):
                one = self.filtered(what, many=False)
                if others == 1:
                    return f"{one} attacks with {self.filtered(beside, many=False)}"
                rest = self.filtered(beside, many=True)
                return f"{one} and at least {others} other {rest} attack"
            case AttackWatch(Filter(attacking_player=Side.YOU) as what):
                one = self.filtered(replace(what, attacking_player=None), many=False)
                return f"{one} attacks you or a planeswalker you control"
            case AttackWatch(what, goal=Filter() as goal):
                one = self.filtered(what, many=False)
                return f"{one} attacks {self.filtered(goal, many=False)}"
            case AttackWatch(what, richest=True):
                one = self.filtered(what, many=False)
                whom = "the player with the most life or tied for most life"
                return f"{one} attacks {whom}"
            case AttackWatch(what, alone, or_blocks):
                one = self.filtered(what, many=False)
                if or_blocks:
                    return f"{one} attacks or defends"
                attacks = "attack" if one == "you" else "attacks"
                return f"{one} {attacks} alone" if alone else f"{one} {attacks}"
            case BlockWatch(what, attacker):
                one = self.filtered(what, many=False)
                other = f" {self.filtered(attacker, many=False)}" if attacker else ""
                return f"{one} blocks{other}"
            case BlockedWatch(what, by):
                one = self.filtered(what, many=False)
                other = f" by {self.filtered(by, many=False)}" if by else ""
                return f"{one} becomes blocked{other}"
            case UnblockedWatch(what):
                return f"{self.filtered(what, many=False)} attacks and isn't blocked"
            case CastWatch(what, by):
                return f"{_CASTS[by]} {self.filtered(what, many=False)}"
            case TargetedWatch(what, by, as_cast=True):
                one = self.filtered(what, many=False)
                return f"{_CASTS[by]} a spell that targets {one}"
            case TargetedWatch(what, by, cast):
                one = self.filtered(what, many=False)
                if not each_source:
                    some = self.filtered(replace(what, players=None), many=False)
                    some = some.replace("another ", "an other ", 1)
                    one = f"you and/or at least one {some.split(' ', 1)[1]}"
                kind = "a spell" if cast else "a spell or ability"
                verb = "become" if one == "you" else "becomes"
                return f"{one} {verb} the target of {kind}{_AIMED[by]}"
            case EnterWatch(what, Zone.GRAVEYARD):
                one = self.filtered(_anywhere(what), many=False)
                return f"{one} enters from your graveyard"
            case EnterWatch(what):
                return f"{self.filtered(what, many=False)} enters"
            case LeaveWatch(what):
                return f"{self.filtered(what, many=False)} leaves the battlefield"
            case ZoneWatch(Filter(controller=Side.YOU) as what, sacrificed=True):
                bare = replace(what, controller=None)
                return f"you sacrifice {self.filtered(bare, many=False)}"
            case ZoneWatch(what, sacrificed=True):
                return f"{self.filtered(what, many=False)} is sacrificed"
            case ZoneWatch():
                return self._moves(watch, "")
            case DamageWatch(source, recipient, combat, least, most) if each_source:
                exactly = f"exactly {least} " if least == most else ""
                to = (
                    ""
                    if recipient == ANYTHING
                    else f" to {self.filtered(recipient, many=False)}"
                )
                who = self.filtered(source, many=False, source=True)
                return f"{who} deals {exactly}{DAMAGE[combat]}{to}"
            case DamageWatch(_, recipient, combat, excess=over, at_once=True):
                who = self.filtered(recipient, many=True)
                over_ = "excess " if over else ""
                return f"one or more {who} are dealt {over_}{DAMAGE[combat]}"
            case DamageWatch(source, recipient, combat) if source not in _ANY_SOURCE:
                who = self.filtered(source, many=True, source=True)
                to = self.filtered(recipient, many=False)
                return f"one or more {who} deal {DAMAGE[combat]} to {to}"
            case DamageWatch(_, recipient, combat):
                who = self.filtered(recipient, many=False)
                are = "are" if who == "you" else "is"
                excess = "excess " if watch.excess else ""
                return f"{who} {are} dealt {excess}{DAMAGE[combat]}"
            case PreventedWatch(by_this=True):
                return "damage is prevented this way"
            case PreventedWatch(_, recipient):
                to = self.filtered(recipient, many=False)
                return f"damage that would be dealt to {to} is prevented"
            case LifeGainWatch(who, by=Filter() as by):
                causes = f"{self._does(by, 'cause')} {self.filtered(who, many=False)}"
                return f"{causes} to gain life"
            case LifeGainWatch(who):
                return f"{self._does(who, 'gain')} life"
            case LifeLossWatch(who):
                return f"{self._does(who, 'lose')} life"
            case MillWatch(who, each):
                cards = "a card" if each else "one or more cards"
                return f"{self._does(who, 'mill')} {cards}"
            case DiscardWatch(who):
                return f"{self._does(who, 'discard')} a card"
            case DrawWatch(who, but_first=True):
                they = "you" if who == ONLY_YOU else "they"
                their = "your" if who == ONLY_YOU else "their"
                beyond = f"except the first one {they} draw in each of {their}"
                return f"{self._does(who, 'draw')} a card {beyond} draw steps"
            case DrawWatch(who):
                return f"{self._does(who, 'draw')} a card"
            case CounterWatch(on, kind, by):
                kind = f"{kind} " if kind else ""
                where = self.filtered(on, many=False)
                done = "removed from" if watch.removed else "put on"
                if watch.nth:
                    return f"{kind}counter number {watch.nth} is put on {where}"
                if watch.each:
                    return f"a {kind}counter is {done} {where}"
                if watch.removed:
                    return f"one or more {kind}counters are removed from {where}"
                if by is not None:
                    return f"you put one or more {kind}counters on {where}"
                return f"one or more {kind}counters are put on {where}"
            case _:
                return f"({type(watch).__name__})"

    def _does(self, who: Filter, verb: str) -> str:
        if who == Filter(players=Side.YOU, objects=False):
            return f"you {verb}"
        return f"{self.filtered(who, many=False)} {verb}s"


_ANY_SOURCE = (ANYTHING, DamageWatch().source)
_CASTS = {
    None: "a player casts",
    Side.YOU: "you cast",
    Side.OPPONENT: "an opponent casts",
}
