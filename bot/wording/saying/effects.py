"""Effects, bans, changes and triggers in words."""

from dataclasses import replace
from typing import assert_never

from bot.engine.effects import (
    Act,
    AlsoCreate,
    AsEntersChoose,
    Ban,
    Bonus,
    CountersReachWatch,
    CounterWatch,
    DamageWatch,
    DestroyWatch,
    DiscardWatch,
    DrawWatch,
    Effect,
    EnterAsCopy,
    EnterBackFace,
    EnterUnder,
    EnterWatch,
    EnterWith,
    FloorLife,
    FromSource,
    Instead,
    LeaveWatch,
    LifeGainWatch,
    LifeLossWatch,
    LoseWatch,
    MillWatch,
    Minus,
    Modifier,
    MoveTo,
    Multiply,
    OtherWatch,
    Plus,
    PreventAll,
    PreventEach,
    PreventedWatch,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Static,
    TokenWatch,
    Trigger,
    Until,
    Watch,
    ZoneWatch,
)
from bot.engine.instructions import Heal, RemoveFromCombat, TapIt
from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    THIS,
    Always,
    Amount,
    EachOf,
    Filter,
    Half,
    Side,
    Sum,
    ThatMuch,
    Who,
    Zone,
)
from bot.wording.magic.vocabulary import COLORS
from bot.wording.saying.instructions import InstructionWords
from bot.wording.saying.kinds import article
from bot.wording.saying.teller import UNTIL

_DAMAGE = {None: "damage", True: "combat damage", False: "noncombat damage"}


class EffectWords(InstructionWords):
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
            case _:
                assert_never(one)

    def _while(self, one: Effect | Restriction | Modifier, said: str) -> str:
        if one.when == Always():
            return f"{_upper(said)}."
        condition = self.condition(one.when)
        return f"As long as {condition}, {_lower(said)}."

    # --- Effects ---

    def effect(self, e: Effect) -> str:
        """The effect; a rider that cannot stand in its sentence follows."""
        main, rider_said = self._sentence(e)
        said = self._while(e, main)
        if e.rider and not rider_said:
            said += f" Each time, {self.clauses(e.rider)}."
        return said

    def _sentence(self, e: Effect) -> tuple[str, bool]:
        match e.watch, e.act:
            case DamageWatch(), PreventNext(n):
                to, by = self._to(e.watch, "and/or"), self._by(e.watch)
                main = (
                    f"prevent the next {self.amount(n)} {_DAMAGE[e.watch.combat]} that "
                    f"would be dealt{to}{by}{UNTIL[e.until]}{self.defined(n)}"
                )
                return main, False
            case DamageWatch(at_least=1, at_most=None), PreventAll() if (
                not e.each_source and e.uses is None and not e.rider
                and e.optional is None
            ):  # fmt: skip
                to, by = self._to(e.watch), self._by(e.watch)
                damage = _DAMAGE[e.watch.combat]
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
                damage = _DAMAGE[e.watch.combat]
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
            case EnterWatch(what), (EnterWith() | EnterAsCopy() | AsEntersChoose()):
                return self._entering(e, what), False
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
                damage = _DAMAGE[watch.combat]
                if watch.at_least > 1:
                    damage = f"{watch.at_least} or more {damage}"
                elif watch.at_most is not None:
                    damage = f"{watch.at_most} or less {damage}"
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
            case ZoneWatch():
                return self._moves(watch, "would ")
            case DrawWatch(who, several, at_least):
                cards = (
                    f"{at_least} or more cards" if at_least > 1
                    else "one or more cards" if several else "a card"
                )  # fmt: skip
                return f"{self.filtered(who, many=False)} would draw {cards}"
            case LifeGainWatch(who):
                return f"{self.filtered(who, many=False)} would gain life"
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
                return f"{self.filtered(what, many=False)} would enter"
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
                    return f"one or more {tokens} would be created"
                if from_effect:
                    return (
                        f"an effect would create one or more {tokens} under "
                        f"your control"
                    )
                return f"one or more {tokens} would be created under your control"
            case _:
                return f"({type(watch).__name__})"

    def _moves(self, watch: ZoneWatch, would: str) -> str:
        what = watch.what
        owner: Side | None = None
        if watch.to is Zone.GRAVEYARD and watch.origin is None:
            owner = what.owner
            what = replace(what, owner=None)
        noun = (
            "a card or token" if what == ANY_OBJECT else self.filtered(what, many=False)
        )
        if watch.damaged_by is not None:
            by = self.filtered(watch.damaged_by, many=False)
            noun += f" dealt damage by {by} this turn"
        if watch.origin is Zone.BATTLEFIELD and watch.to is Zone.GRAVEYARD:
            return f"{noun} would die" if would else f"{noun} dies"
        if watch.origin is Zone.BATTLEFIELD and watch.to is None:
            return (
                f"{noun} would leave the battlefield"
                if would
                else f"{noun} leaves the battlefield"
            )
        origin = {
            Zone.LIBRARY: " from their library", Zone.HAND: " from their hand",
        }.get(watch.origin, "") if watch.origin else ""  # fmt: skip
        whose = {
            None: "a graveyard", Side.YOU: "your graveyard",
            Side.OPPONENT: "an opponent's graveyard",
        }.get(owner, "a graveyard")  # fmt: skip
        return f"{noun} {'would be' if would else 'is'} put into {whose}{origin}"

    def _act(self, e: Effect) -> tuple[str, bool]:
        """What is done instead, and whether the rider was said with it."""
        act: Act = e.act
        rider = f" and {self.clauses(e.rider)}" if e.rider else ""
        match act:
            case PreventAll() | PreventInstance(ThatMuch()):
                return f"prevent it{rider}", True
            case PreventEach(n) | PreventInstance(n):
                defined = "" if isinstance(n, (Sum, Half)) else self.defined(n)
                return f"prevent {self._of_it(n)}{rider}{defined}", True
            case Multiply(factor):
                times = {2: "twice", 3: "three times", 4: "four times"}[factor]
                if isinstance(e.watch, DamageWatch):
                    double = {2: "double", 3: "triple", 4: "quadruple"}[factor]
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
                if isinstance(e.watch, DamageWatch):
                    return f"it deals {self.amount(n)} damage instead", False
                return f"{self.amount(n)} instead", False
            case Redirect(to):
                return f"that damage is dealt to {self.refer(to)} instead", False
            case Instead(()):
                return "skip that instead", False
            case Instead((Heal(), TapIt(), RemoveFromCombat())):
                return "regenerate it", False
            case Instead(do):
                return f"instead {self.clauses(do)}", False
            case MoveTo():
                return self._moved(act), False
            case AlsoCreate(_, amount, words, token):
                made = words
                if token is not None:
                    made = self.tokens(replace(token, amount=amount))
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

    def _entering(self, e: Effect, what: Filter) -> str:
        act = e.act
        match act:
            case EnterWith(tapped, counters):
                many = what != THIS
                who = self.filtered(what, many=many)
                verb = "enter" if many else "enters"
                said = f"{who} {verb}"
                if tapped:
                    said += " tapped"
                for kind, n in counters:
                    word = "counter" if n == 1 else "counters"
                    some = "a" if n == 1 else self.amount(n)
                    them = "them" if many else "it"
                    said += f" with {some} {kind} {word} on {them}{self.defined(n)}"
                return said
            case EnterAsCopy(Who.THIS):
                return f"{self.filtered(what, many=True)} enter as a copy of this"
            case EnterAsCopy(EachOf(filter_)):
                may = "you may have this enter" if e.optional else "this enters"
                return f"{may} as a copy of {self.one(filter_)}"
            case AsEntersChoose(choice):
                return f"as this enters, choose {choice}"
            case _:
                return f"({type(act).__name__})"

    # --- Bans and changes ---

    def ban(self, r: Restriction) -> str:
        """ "Players can't gain life"."""
        t = UNTIL[r.until]
        if r.ban in (Ban.PREVENT, Ban.REDIRECT):
            damage = _DAMAGE[r.combat]
            can = "prevented" if r.ban is Ban.PREVENT else "redirected"
            if r.subject == ANYTHING and r.object == ANYTHING:
                return f"{damage} can't be {can}{t}"
            to = (
                ""
                if r.object == ANYTHING
                else f" to {self.filtered(r.object, many=True)}"
            )
            by = (
                "" if r.subject == ANYTHING
                else f" by {self.filtered(r.subject, many=True, source=True)}"
            )  # fmt: skip
            return f"{damage} that would be dealt{to}{by}{t} can't be {can}"
        who = self.filtered(r.subject, many=True)
        if r.ban is Ban.BE_BLOCKED and r.object != ANYTHING:
            return f"{who} can't be blocked by {self.filtered(r.object, many=True)}{t}"
        if r.ban is Ban.BE_TARGETED and r.object != ANYTHING:
            if r.object == Filter(controller=Side.OPPONENT):
                by = "spells or abilities your opponents control"
            elif r.object.colors:
                color = next(iter(r.object.colors))
                by = f"{color} spells or abilities from {color} sources"
            else:
                by = "abilities from artifact sources"
            return f"{who} can't be the target of {by}{t}"
        words = {
            Ban.BE_TARGETED: "can't be the target of spells or abilities",
            Ban.COUNTERS: "can't have counters put on it",
        }.get(r.ban, str(r.ban))
        return f"{who} {words}{t}"

    def modifier(self, m: Modifier, *, until: bool = False) -> str:
        """ "Creatures you control get +1/+1 and have flying"."""
        many = not (
            m.subject.this or m.subject.attached or m.subject.chosen is not None
        )
        who = self.filtered(m.subject, many=many)
        lasts = m.until is not Until.STATIC
        verbs: list[str] = []
        defined = ""
        if m.power != 0 or m.toughness != 0:
            size, defined = self._size(m.power, m.toughness)
            verbs.append(f"{'get' if many else 'gets'} {size}")
        if m.kinds:
            verbs.append(self._shape(m, lasts))
        elif m.base is not None:
            verbs.append(
                f"{'have' if many else 'has'} base power and toughness "
                f"{m.base[0]}/{m.base[1]}"
            )
        if m.not_kinds:
            verbs.append(f"isn't {article(' '.join(sorted(m.not_kinds)))}")
        if m.keywords and not m.kinds:
            gain = (
                ("gain" if many else "gains") if lasts else ("have" if many else "has")
            )
            verbs.append(f"{gain} {joined_and(list(m.keywords))}")
        if m.loses:
            verbs.append(f"{'lose' if many else 'loses'} {joined_and(list(m.loses))}")
        if m.grants is not None:
            from bot.wording.say import say_all

            words = " ".join((*say_all(m.grants), *m.grants.irrelevant))
            gain = (
                ("gain" if many else "gains") if lasts else ("have" if many else "has")
            )
            verbs.append(f'{gain} "{words}"')
        t = {
            Until.END_OF_TURN: " until end of turn",
            Until.STATIC: "",
        }.get(m.until, UNTIL[m.until])
        return f"{who} {' and '.join(verbs)}{t}{defined}"

    def _shape(self, m: Modifier, lasts: bool) -> str:
        from bot.wording.saying.kinds import _place

        words = [f"{m.base[0]}/{m.base[1]}"] if m.base else []
        words.extend(color for color in COLORS if color in (m.colors or ()))
        words.extend(sorted(m.kinds, key=_place))
        said = article(" ".join(words))
        if m.keywords:
            said += f" with {joined_and(list(m.keywords))}"
        if lasts:
            return f"becomes {said}"
        return f"is {said} in addition to its other types"

    def _size(self, power: Amount, toughness: Amount) -> tuple[str, str]:
        if isinstance(power, int) and isinstance(toughness, int):
            return f"{power:+d}/{toughness:+d}", ""
        from bot.engine.values import Times, Variable

        def side(n: Amount) -> tuple[str, Amount | None]:
            if isinstance(n, int):
                return f"{n:+d}", None
            if isinstance(n, Times) and n.factor == -1:
                return "-X", n.of
            return "+X", n

        (p, x), (q, y) = side(power), side(toughness)
        of = x if x is not None else y
        if of is None or of == Variable("X"):
            return f"{p}/{q}", ""
        return f"{p}/{q}", f", where X is {self.quantity(of)}"

    # --- Triggers ---

    def trigger(self, one: Trigger) -> str:
        """ "Whenever you gain life, put a +1/+1 counter on this."."""
        self.targets = self.targets or one.targets
        happens = self.happens(one.watch, one.each_source)
        head = "at" if happens.startswith("the beginning") else "whenever"
        if happens.startswith("at "):
            head, happens = "at", happens.removeprefix("at ")
        when = f"if {self.condition(one.when)}, " if one.when != Always() else ""
        body = self.sentences(one.do)
        body = f"{self.choices()}{body}"
        if one.each_turn:
            body += " This ability triggers only once each turn."
        return f"{_upper(head)} {happens}, {when}{_lower(body)}"

    def happening(self, one: Trigger) -> str:
        """The event of a trigger as it stands after "when"."""
        return self.happens(one.watch, one.each_source)

    def happens(self, watch: Watch, each_source: bool = True) -> str:
        """The event as it stands after "whenever"."""
        match watch:
            case OtherWatch(text):
                return text
            case EnterWatch(what):
                return f"{self.filtered(what, many=False)} enters"
            case LeaveWatch(what):
                return f"{self.filtered(what, many=False)} leaves the battlefield"
            case ZoneWatch():
                return self._moves(watch, "")
            case DamageWatch(source, recipient, combat) if each_source:
                to = (
                    ""
                    if recipient == ANYTHING
                    else f" to {self.filtered(recipient, many=False)}"
                )
                who = self.filtered(source, many=False, source=True)
                return f"{who} deals {_DAMAGE[combat]}{to}"
            case DamageWatch(_, recipient, combat):
                who = self.filtered(recipient, many=False)
                are = "are" if who == "you" else "is"
                return f"{who} {are} dealt {_DAMAGE[combat]}"
            case PreventedWatch(by_this=True):
                return "damage is prevented this way"
            case PreventedWatch(_, recipient):
                to = self.filtered(recipient, many=False)
                return f"damage that would be dealt to {to} is prevented"
            case LifeGainWatch(who):
                return f"{self._does(who, 'gain')} life"
            case LifeLossWatch(who):
                return f"{self._does(who, 'lose')} life"
            case DrawWatch(who):
                return f"{self._does(who, 'draw')} a card"
            case CounterWatch(on, kind):
                kind = f"{kind} " if kind else ""
                where = self.filtered(on, many=False)
                return f"one or more {kind}counters are put on {where}"
            case CountersReachWatch(on, kind, at_least):
                return (
                    f"there are {at_least} or more {kind} counters on "
                    f"{self.filtered(on, many=False)}"
                )
            case _:
                return f"({type(watch).__name__})"

    def _does(self, who: Filter, verb: str) -> str:
        if who == Filter(players=Side.YOU, objects=False):
            return f"you {verb}"
        return f"{self.filtered(who, many=False)} {verb}s"


def joined_and(parts: list[str]) -> str:
    """ "a, b, and c"."""
    from bot.wording.saying.kinds import joined

    return joined(parts, "and")


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
