"""Effects, bans, changes and triggers in words."""

from dataclasses import replace
from typing import assert_never

from bot.engine.conditions import Always, Compare
from bot.engine.effects import (
    Act,
    AlsoCreate,
    AsEntersChoose,
    Bonus,
    DamageWatch,
    Effect,
    EnterAsCopy,
    EnterBackFace,
    EnterUnder,
    EnterWatch,
    EnterWith,
    FloorLife,
    FromSource,
    Instead,
    LifeLossWatch,
    Minus,
    Modifier,
    MoveTo,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Static,
    TakeAsEnters,
    Tally,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import Ability, Heal, If, Install
from bot.engine.permanents import RemoveFromCombat, TapIt
from bot.engine.values import (
    Amount,
    Half,
    Sum,
    ThatMuch,
    Who,
    Zone,
)
from bot.engine.watches import REMOVED_THIS_WAY, StateWatch
from bot.wording.saying.entering import EnteringWords
from bot.wording.saying.events import DAMAGE, THAN
from bot.wording.saying.teller import UNTIL, lower, upper


class EffectWords(EnteringWords):
    """Says what changes events, forbids, changes objects or waits."""

    def static(self, one: Static) -> str:
        """A sentence, or several, each with its full stop."""
        match one:
            case Effect():
                return self.effect(one)
            case Restriction():
                return self._while(one, self.ban(one))
            case Modifier():
                return self._while(one, self.modifier(one))
            case Trigger():
                return self.trigger(one)
            case Tally():
                return self._while(one, self.tally(one))
            case _:
                assert_never(one)

    def _while(self, one: Effect | Restriction | Modifier | Tally, said: str) -> str:
        match one.when:
            case Compare(ThatMuch(), how, _) if how in THAN and isinstance(one, Effect):
                return f"{upper(said)}."
        if one.when == Always():
            return f"{upper(said)}."
        condition = self.condition(one.when)
        return f"As long as {condition}, {lower(said)}."

    def effect(self, e: Effect) -> str:
        """The effect; a rider that cannot stand in its sentence follows."""
        match e.rider:
            case (*rest, If(_, (Install(Trigger(watch=watch) as one),), ())) if (
                watch == REMOVED_THIS_WAY
            ):
                # Its targets are its own.
                then = type(self)().static(one)
                return f"{self.effect(replace(e, rider=tuple(rest)))} {then}"
        if e.each_turn and e.optional is not None and not e.first:
            often = self.effect(replace(e, uses=None, each_turn=False))
            return f"{often} Do this only once each turn."
        main, rider_said = self._sentence(e)
        said = self._while(e, main)
        if e.rider and not rider_said:
            several = sum(isinstance(one, If) for one in e.rider) > 1
            parts = [(one,) for one in e.rider] if several else [e.rider]
            for part in parts:
                said += f" Each time, {self.clauses(part)}."
        return said

    def _sentence(self, e: Effect) -> tuple[str, bool]:
        match e.watch, e.act:
            case DamageWatch(), PreventNext(n):
                to, by = self._to(e.watch, "and/or"), self._by(e.watch)
                main = (
                    f"prevent the next {self.amount(n)} {DAMAGE[e.watch.combat]} that "
                    f"would be dealt{to}{by}{UNTIL[e.until]}{self.defined(n)}"
                )
                return main, False
            case DamageWatch(at_least=1, at_most=None), PreventAll() if (
                not e.each_source and e.uses is None and not e.rider
                and e.optional is None
            ):  # fmt: skip
                to, by = self._to(e.watch), self._by(e.watch)
                damage = DAMAGE[e.watch.combat]
                return (
                    f"prevent all {damage} that would be dealt{to}{by}{UNTIL[e.until]}",
                    True,
                )
            case DamageWatch(at_least=1, at_most=None), Redirect(ref, n, points) if (
                not e.each_source
                and e.uses is None
                and e.optional is None
                and (n is None or points)
            ):
                to, by = self._to(e.watch, "and/or"), self._by(e.watch)
                damage = DAMAGE[e.watch.combat]
                what = (
                    f"all {damage}"
                    if n is None
                    else f"the next {self.amount(n)} {damage}"
                )
                where = self.refer(ref)
                defined = self.defined(n) if n is not None else ""
                return (
                    f"{what} that would be dealt{to}{by}{UNTIL[e.until]} is dealt to "
                    f"{where} instead{defined}"
                ), False
            case LifeLossWatch(from_damage=True, below=int(floor)), FloorLife(life):
                return (
                    f"damage that would reduce your life total to less than {floor} "
                    f"reduces it to {life} instead{UNTIL[e.until]}"
                ), False
            case EnterWatch(), EnterWith(tapped=False, counters=()) if e.rider:
                return f"as this enters, {self.clauses(e.rider)}", True
            case EnterWatch(what), (
                EnterWith() | EnterAsCopy() | AsEntersChoose() | TakeAsEnters()
            ):
                return self._entering(e, what) + UNTIL[e.until], False
            case _:
                return self._framed(e)

    def _framed(self, e: Effect) -> tuple[str, bool]:
        head = "the next time" if e.uses == 1 else "if"
        if e.each_turn:
            head = "the first time"
        would = self._would(e)
        t = "" if isinstance(e.watch, DamageWatch) else UNTIL[e.until]
        if isinstance(e.watch, ZoneWatch) and e.until is Until.END_OF_GAME:
            t = ""
        if isinstance(e.watch, DamageWatch):
            t = UNTIL[e.until]
        act, rider_said = self._act(e)
        may = "you may " if e.optional is Who.YOU else ""
        if e.each_turn:
            t += " each turn"
        return f"{head} {would}{t}, {may}{act}", rider_said

    def _act(self, e: Effect) -> tuple[str, bool]:
        """What is done instead, and whether the rider was said with it."""
        act: Act = e.act
        # Several conditions need sentences of their own.
        inline = sum(isinstance(one, If) for one in e.rider) < 2
        rider = f" and {self.clauses(e.rider)}" if e.rider and inline else ""
        match act:
            case PreventAll() | PreventInstance(ThatMuch()):
                return f"prevent it{rider}", inline
            case PreventEach(n) | PreventInstance(n):
                defined = "" if isinstance(n, (Sum, Half)) else self.defined(n)
                return f"prevent {self._of_it(n)}{rider}{defined}", True
            case Multiply(factor):
                times = {1: "once", 2: "twice", 3: "three times", 4: "four times"}.get(
                    factor, f"{factor} times"
                )
                if isinstance(e.watch, DamageWatch):
                    double = {2: "double", 3: "triple", 4: "quadruple"}.get(
                        factor, times
                    )
                    return f"it deals {double} that damage instead", False
                return f"{times} that much instead", False
            case Plus(n):
                if isinstance(e.watch, DamageWatch):
                    return (
                        f"it deals that much damage plus {self.amount(n)} "
                        f"instead{self.defined(n)}",
                        False,
                    )
                return (
                    f"that much plus {self.amount(n)} instead{self.defined(n)}",
                    False,
                )
            case Minus(n):
                if isinstance(e.watch, DamageWatch):
                    return (
                        f"it deals that much damage minus {self.amount(n)} instead",
                        False,
                    )
                return f"that much minus {self.amount(n)} instead", False
            case SetTo(Half(ThatMuch(), up)):
                which = "up" if up else "down"
                if isinstance(e.watch, DamageWatch):
                    return f"it deals half that damage, rounded {which}, instead", False
                return f"half that much, rounded {which}, instead", False
            case SetTo(n):
                if isinstance(e.watch, DamageWatch) and self.is_long(n):
                    return f"it deals damage equal to {self.quantity(n)} instead", False
                if isinstance(e.watch, DamageWatch):
                    return f"it deals {self.amount(n)} damage instead", False
                return f"{self.amount(n)} instead", False
            case Redirect(to) if e.optional is not None:
                return f"have that damage dealt to {self.refer(to)} instead", False
            case Redirect(to):
                return f"that damage is dealt to {self.refer(to)} instead", False
            case Instead(()):
                return "skip that instead", False
            case Instead((Heal(), TapIt(), RemoveFromCombat())):
                return "regenerate it", False
            case Instead(do) if e.optional is Who.YOU:
                said = self.clauses(do)
                if said.startswith(("you create ", "you draw ", "you mill ")):
                    # "You may instead …": who does it has been said.
                    said = said.removeprefix("you ")
                return f"instead {said}", False
            case Instead(do):
                return f"instead {self.clauses(do)}", False
            case MoveTo():
                return self._moved(act), False
            case AlsoCreate(token):
                made = self.tokens(token)
                return f"those tokens plus {made} are created instead", False
            case FloorLife(life):
                return f"it falls to {life} instead", False
            case FromSource(source):
                return f"{self.refer(source)} deals that damage instead", False
            case EnterUnder(Who.YOU):
                return "it enters under your control instead", False
            case EnterUnder(controller):
                return (
                    f"it enters under {self.refer(controller)}'s control instead",
                    False,
                )
            case EnterBackFace():
                return "it enters with its back face up instead", False
            case Bonus(n):
                return f"{self.amount(n)} Bonus Damage", False
            case _:
                return f"({type(act).__name__})", False

    def _of_it(self, n: Amount) -> str:
        match n:
            case Sum((ThatMuch(), int(left))) if left < 0:
                return f"all but {-left} of it"
            case Half(ThatMuch(), up):
                return f"half of it, rounded {'up' if up else 'down'}"
            case _:
                return f"{self.amount(n)} of it"

    def _moved(self, act: MoveTo) -> str:
        match act.zone:
            case Zone.EXILE if act.counters:
                kind, number = act.counters[0]
                some = (
                    f"a {kind} counter" if number == 1 else f"{number} {kind} counters"
                )
                return f"exile it with {some} on it instead"
            case Zone.EXILE:
                return "exile it instead"
            case Zone.HAND:
                return "return it to its owner's hand instead"
            case Zone.LIBRARY if act.shuffle:
                return "shuffle it into its owner's library instead"
            case Zone.LIBRARY if act.bottom:
                return "put it on the bottom of its owner's library instead"
            case Zone.LIBRARY:
                return "put it on top of its owner's library instead"
            case _:
                return f"put it into {act.zone} instead"

    def trigger(self, one: Trigger) -> str:
        """ "Whenever you gain life, put a +1/+1 counter on this."."""
        self.targets = self.targets or one.targets
        if isinstance(one.watch, StateWatch):
            body = self.sentences(one.do)
            so = self.condition(one.when)
            return f"When {so}, {lower(self.choices() + body)}"
        happens = self.happens(one.watch, one.each_source)
        timed = happens.startswith(("the beginning", "end of combat"))
        head = "at" if timed else "whenever"
        if one.watch == REMOVED_THIS_WAY:
            head = "when"
        if happens.startswith("at "):
            head, happens = "at", happens.removeprefix("at ")
        when = f"if {self.condition(one.when)}, " if one.when != Always() else ""
        match one.when:
            case Compare(ThatMuch(), "==", n) if isinstance(one.watch, DamageWatch):
                happens, when = f"{happens} equal to {self.quantity(n)}", ""
        body = self.sentences(one.do)
        body = self.choices() + body
        if one.modes:
            bullets = (EffectWords(it.targets)._mode(it) for it in one.modes)
            body = "\n".join(("choose one —", *bullets))
        it = "Do this" if one.if_done else "This ability triggers"
        body += f" {it} only once each turn." * one.each_turn
        return f"{upper(head)} {happens}, {when}{lower(body)}"

    def _mode(self, mode: Ability) -> str:
        body = self.sentences(mode.do)
        return f"• {self.choices()}{body}"
