"""Instructions in words."""

from dataclasses import replace
from typing import assert_never

from bot.engine.counterspells import CopySpell, CounterSpell
from bot.engine.effects import (
    Effect,
    Modifier,
    OtherWatch,
    PreventedWatch,
    Redirect,
    Restriction,
    Static,
    Trigger,
    Until,
)
from bot.engine.exchanging import Exchange
from bot.engine.game_ending import LoseTheGame, WinTheGame
from bot.engine.instructions import (
    AddCounters,
    ChooseOne,
    ChooseSource,
    DealDamage,
    DestroyIt,
    DiscardCards,
    Draw,
    EndOfTurn,
    Fight,
    GainLife,
    Heal,
    If,
    Install,
    Instruction,
    Kill,
    LoseLife,
    MakeTokens,
    May,
    MillCards,
    Move,
    PutOnto,
    Regenerate,
    SacrificeIt,
    SacrificeSome,
    SetLife,
    TakeCounters,
    Unplayed,
)
from bot.engine.permanents import (
    Attach,
    BecomeBlocked,
    GainControl,
    RemoveFromCombat,
    TapIt,
)
from bot.engine.phasing import Phase
from bot.engine.repeating import ForEach, Proliferate, Repeat, SameCounters
from bot.engine.values import (
    THIS,
    Chosen,
    DoneThisWay,
    EachOf,
    Half,
    Ref,
    StatOf,
    Who,
    Zone,
)
from bot.wording.chosen_amounts import as_chosen
from bot.wording.saying.kinds import joined
from bot.wording.saying.optional import tapped_or_not
from bot.wording.saying.pieces import PieceWords
from bot.wording.saying.teller import PERMANENT, UNTIL, lower, upper

# What bolster chooses, which is said with the counters.
_LEAST = "the one with the least toughness"


class InstructionWords(PieceWords):
    """Says instructions, one clause each."""

    def static(self, one: Static) -> str:
        raise NotImplementedError

    def happening(self, one: Trigger) -> str:
        raise NotImplementedError

    def sentences(self, do: tuple[Instruction, ...]) -> str:
        """Each instruction as a sentence of its own."""
        said: list[str] = []
        for at, one in enumerate(do):
            words = self.clause(one)
            after = do[at + 1] if at + 1 < len(do) else None
            apart = isinstance(after, If | None) or _moves_damage(after)
            if isinstance(one, ChooseOne) and _moves_damage(after):
                self.again[one.slot] = "the chosen permanent"
            if (isinstance(one, ChooseOne) and apart) or (
                isinstance(one, ChooseSource) and not isinstance(after, Install)
            ):
                self.introduced.add(one.slot)
                words = (
                    f"choose {self.inline[one.slot].removesuffix(' of your choice')}"
                )
            if words:
                said.append(f"{upper(words)}.")
        return " ".join(said)

    def clauses(self, do: tuple[Instruction, ...]) -> str:
        """The instructions in one sentence."""
        return " and ".join(words for one in do if (words := self.clause(one)))

    def clause(self, one: Instruction) -> str:
        """One instruction without its full stop; "" for choices said elsewhere."""
        match one:
            case DealDamage():
                return self._deals(one)
            case Fight(left, right) if left == right:
                those = self.refer(left)
                many = those[:1].isdecimal() or " and " in those
                return f"{those} {'fight each other' if many else 'fights itself'}"
            case Fight(left, right):
                return f"{self.refer(left)} fights {self.refer(right)}"
            case GainLife(n, who):
                return self._player(who, "gain", self._so_much(n, "life"), n)
            case LoseLife(Half(StatOf(of, "life"), up), who) if _own(of, who):
                whose = "your" if who is Who.YOU else "their"
                return self._player(
                    who, "lose", f"half {whose} life, rounded {'up' if up else 'down'}"
                )
            case LoseLife(n, who, True) if chosen := as_chosen(n):
                return self._player(who, "pay", f"{chosen} life")
            case DiscardCards(n, who, how="") if chosen := as_chosen(n):
                return self._player(who, "discard", f"{chosen} cards")
            case LoseLife(n, who, paid):
                verb = "pay" if paid else "lose"
                return self._player(who, verb, self._so_much(n, "life"), n)
            case SetLife(n, who):
                whose = "your" if who is Who.YOU else f"{self.refer(who)}'s"
                return f"{whose} life total becomes {self.quantity(n)}"
            case MillCards(n, who, Zone.EXILE):
                whose = "your" if who is Who.YOU else "their"
                top = f"{self._cards(n)} from the top of {whose} library"
                return self._player(who, "exile", top, n)
            case Draw(n, who) | MillCards(n, who):
                verb = "draw" if isinstance(one, Draw) else "mill"
                return self._player(who, verb, self._cards(n), n)
            case DiscardCards(StatOf(of, "hand"), who) if _own(of, who):
                hand = "your hand" if who is Who.YOU else "their hand"
                return self._player(who, "discard", hand)
            case DiscardCards(n, who, how=how):
                cards = self._cards(n) + " at random" * (how == "at random")
                cards = "that card" if how == "chosen" else cards
                return self._player(who, "discard", cards, n)
            case AddCounters("+1/+1", n, Chosen(slot)) if (
                self.inline.get(slot) == _LEAST
            ):
                return f"bolster {self.amount(n)}"
            case AddCounters(kind, n, on):
                return (
                    f"put {self._counters(n, kind)} on "
                    f"{self.refer(on)}{self.defined(n)}"
                )
            case TakeCounters(kind, n, on):
                every = n == StatOf(on, f"counters:{kind}")
                what = f"all {kind} counters" if every else self._counters(n, kind)
                defined = "" if every else self.defined(n)
                return f"remove {what} from {self.refer(on)}{defined}".replace(
                    "  ", " "
                )
            case DestroyIt(what, regenerable):
                said = f"destroy {self.refer(what)}"
                return said if regenerable else f"{said}. They can't be regenerated"
            case Move():
                return self._move(one)
            case SacrificeIt(what):
                return f"sacrifice {self.refer(what)}"
            case SacrificeSome(filter_, n, who):
                some = (
                    self.one(filter_) if n == 1
                    else f"{self._many(n)} {self.kind(filter_, many=True)}"
                )  # fmt: skip
                return self._player(who, "sacrifice", some, n)
            case TapIt():
                return self.tapping(one)
            case MakeTokens():
                made = joined([self.tokens(it) for it in (one, *one.also)], "and")
                return self._player(one.who, "create", made, one.amount)
            case PutOnto():
                return self._onto(one)
            case Install():
                return self._install(one)
            case Regenerate(what):
                return f"regenerate {self.refer(what)}"
            case ChooseSource(filter_, slot):
                self.inline[slot] = f"{self.one(filter_, source=True)} of your choice"
                self.again[slot] = "that source"
                return ""
            case ChooseOne(slot=slot, least="toughness"):
                self.inline[slot] = _LEAST
                return ""
            case ChooseOne(filter_, slot, by):
                self.inline[slot] = self.one(filter_)
                for word in ("creature", "permanent", "planeswalker", "player"):
                    if word in filter_.kinds:
                        self.again[slot] = f"that {word}"
                return "" if by is Who.YOU else self.chosen_by(by, slot)
            case May(_, (TapIt(what), *_)) if tapped_or_not(one):
                return f"tap or untap {self.refer(what)}"
            case May(who, do, otherwise):
                said = self.may(who, do)
                if otherwise:
                    they = "you" if who is Who.YOU else "they"
                    said += f". If {they} don't, {self.clauses(otherwise)}"
                return said
            case If():
                return self._if(one)
            case LoseTheGame(who) | WinTheGame(who):
                verb = "lose" if isinstance(one, LoseTheGame) else "win"
                return self._player(who, verb, "the game")
            case GainControl(what, who, t):
                lasts = "" if t is Until.END_OF_GAME else UNTIL[t]
                return self._player(
                    who, "gain", f"control of {self.refer(what)}{lasts}"
                )
            case Attach(what, to):
                return f"attach {self.refer(what)} to {self.refer(to)}"
            case RemoveFromCombat(what):
                return f"remove {self.refer(what)} from combat"
            case BecomeBlocked(what):
                return f"{self.refer(what)} becomes blocked"
            case EndOfTurn(do, yours):
                whose = "your" if yours else "the"
                return f"at the beginning of {whose} next end step, {self.clauses(do)}"
            case Kill(what):
                return f"kill {self.refer(what)}"
            case Heal(what, n):
                if n is None:
                    return f"remove all damage from {self.refer(what)}"
                return f"heal {self.amount(n)} damage from {self.refer(what)}"
            case SameCounters():
                return self.counters_of(one)
            case ForEach() | Repeat() | Proliferate() | Phase() | Exchange():
                return self.repeated(one)
            case CounterSpell(what):
                return f"counter {self.refer(what)}"
            case CopySpell():
                return self.copied(one)
            case Unplayed(text):
                return self.words(text)
            case _:
                assert_never(one)

    def _if(self, one: If) -> str:
        kept = one.otherwise
        if kept and one.do[:1] == kept and isinstance(kept[0], SacrificeSome):
            return f"{self.clauses(kept)}. If you can't, {self.clauses(one.do[1:])}"
        said_first = len(kept) == 1 and isinstance(kept[0], _SAID_FIRST)
        if said_first and Unplayed not in map(type, one.do):
            # "Deal 3. If …, deal 5 instead."
            first, when = self.clauses(kept), self.condition(one.when)
            return f"{first}. If {when}, instead {self.clauses(one.do)}"
        said = f"if {self.condition(one.when)}, {self.clauses(one.do)}"
        return f"{said}. Otherwise, {self.clauses(kept)}" if kept else said

    def _install(self, one: Install) -> str:
        static = one.static
        if one.theirs and one.each is not None:
            own = type(self)().static(replace(static, until=Until.STATIC))
            return f'{self.refer(one.each)} gets an emblem with "{own}"'
        if one.each is not None and one.each != Chosen(one.slot):
            if isinstance(static, Modifier) and (words := self.all_of(one.each)):
                self.inline[one.slot] = words
                self.several.add(one.slot)
            elif one.divided:
                self.inline[one.slot] = self.refer(one.each).removeprefix("each of ")
            else:
                said = self.refer(one.each).removeprefix("each of ")
                if isinstance(one.each, Chosen) and said.endswith(" target"):
                    said += "s"  # "the first targets", all of them.
                elif isinstance(one.each, DoneThisWay) and isinstance(static, Effect):
                    # "If a creature dealt damage this way would die".
                    some = self.one(one.each.filter or PERMANENT)
                    said = f"{some} dealt damage this way"
                several = isinstance(one.each, Chosen)
                self.inline[one.slot] = f"each of {said}" if several else said
            self.introduced.discard(one.slot)
        one_thing = isinstance(static, Modifier) and (
            static.subject.chosen is not None or static.subject == THIS
        )
        for_good = static.until is Until.END_OF_GAME
        if one_thing and for_good and type(one.each) is not EachOf:
            until = Until.YOUR_NEXT_TURN
            said = self.static(replace(static, until=until)).replace(UNTIL[until], "")
            return lower(said.removesuffix("."))
        told = isinstance(static, Effect) or (
            isinstance(static, Restriction) and _of_chosen(static)
        )
        if for_good and not told and one.each is None:
            # Its targets and choices are its own.
            own = type(self)().static(replace(static, until=Until.STATIC))
            return f'you get an emblem with "{own}"'
        if isinstance(static, Trigger):
            happens = self.happening(static)
            done = self.clauses(static.do)
            if isinstance(static.watch, PreventedWatch) and static.watch.by_this:
                return f"when damage is prevented this way, {done}"
            if static.watch == OtherWatch("end of combat"):
                return f"at end of combat, {done}"
            if static.until is Until.YOUR_NEXT_TURN:
                return f"until your next turn, whenever {happens}, {done}"
            head = "when" if static.once else "whenever"
            return f"{head} {happens} this turn, {done}"
        said = self.static(static).removesuffix(".")
        if one.divided:
            said, where, n = said.replace("to each of ", "to ").partition(", where ")
            said += f", divided as you choose{where}{n}"
        return lower(said)


def _of_chosen(static: Restriction) -> bool:
    """True if it binds somebody chosen, so that it is said of them."""
    return any(it.chosen is not None for it in (static.subject, static.object))


def _own(of: Ref, who: Ref) -> bool:
    """True if *of* is the one, or each of those, to whom it is done."""
    return of in (who, Who.EACH_ONE)


def _moves_damage(one: Instruction | None) -> bool:
    """True if *one* moves damage, so that what was chosen for it is said before."""
    match one:
        case Install(Effect(act=Redirect(Chosen()))):
            return True
        case _:
            return False


# What "instead" replaces is plainly one instruction of its kind.
_SAID_FIRST = (DealDamage, Install, Draw, GainLife)
