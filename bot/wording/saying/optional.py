"""What somebody may do, in words."""

import re

from bot.engine.counterspells import CopySpell
from bot.engine.exchanging import Exchange
from bot.engine.instructions import (
    AddCounters,
    ChooseOne,
    ChooseSource,
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
    Move,
    SacrificeSome,
    SetLife,
    TakeCounters,
    Unplayed,
)
from bot.engine.permanents import TapIt
from bot.engine.phasing import Phase
from bot.engine.repeating import ForEach, Proliferate, Repeat, SameCounters
from bot.engine.values import (
    AllRefs,
    Chosen,
    DoneThisWay,
    EachOf,
    Filter,
    Ref,
    StatOf,
    Who,
)
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
            (isinstance(one, _NOT_ORDERS) and not tapped_or_not(one))
            or getattr(one, "who", Who.YOU) is not Who.YOU
            for one in do
        ):
            if who is not Who.YOU and (own := self._may_itself(who, do[0])):
                if len(do) == 1:
                    return own
                return f"{own}. If they do, {self.clauses(do[1:])}"
            at = next((i for i, one in enumerate(do) if not _choice(one)), 0)
            if who is Who.YOU and _deed(do[at]) and len(do) > at + 1:
                first = self.clauses(do[: at + 1]).removeprefix("you ")
                return f"you may {first}. If you do, {self.clauses(do[at + 1 :])}"
            name = self.refer(who)
            said = self.clauses(do)
            if who is Who.YOU and said.startswith("prevent ") and len(do) < 3:
                return f"you may {said}"
            have = said if said.startswith("if ") else _BARE.sub(r"\1", said, count=1)
            return f"{name} may have {have}"
        words = [
            words.removeprefix("you ") for one in do if (words := self.clause(one))
        ]
        return f"you may {' and '.join(words)}"

    def all_of(self, ref: Ref | None) -> str:
        """What several things are called together; "" for anything else."""
        if isinstance(ref, EachOf):
            return self.kind(ref.filter, many=True)
        if isinstance(ref, DoneThisWay) and ref.how == "created":
            return self.refer(ref)
        return ""

    def many(self, slot: int) -> bool:
        """True for a target of which there can be several."""
        return slot < len(self.targets) and self.targets[slot].most != 1

    def copied(self, one: CopySpell) -> str:
        """A spell is copied, and who chooses the copy's targets."""
        again = ". You may choose new targets for the copy" if one.anew else ""
        spell = self.refer(one.what).replace("that source", "that spell")
        return f"copy {spell}{again}"

    def repeated(self, one: ForEach | Repeat | Proliferate | Phase | Exchange) -> str:
        """ "For each attacking creature, …": what is done to each in one sentence.

        And what has a word of its own.
        """
        if isinstance(one, Phase):
            way = "in" if one.back else "out"
            return f"{self.refer(one.what)} phases {way}"
        if isinstance(one, Exchange):
            return self._exchanged(one)
        if isinstance(one, Repeat):
            return f"for each counter removed this way, {self._once(one)}"
        if isinstance(one, Proliferate):
            return "proliferate"
        each = one.of
        known = Filter()
        if isinstance(each, EachOf):
            known = each.filter
        elif isinstance(each, Chosen) and each.slot < len(self.targets):
            known = self.targets[each.slot].filter
        if known.players is not None and not known.objects:
            if each_one := self._each_or(one, known):
                return each_one
        if isinstance(each, Chosen) and (own := self._own_damage(each, one)):
            return own
        creature = "creature" in known.kinds | known.any_kinds
        word = "creature" if creature else "permanent"
        of = self.kind(known) if isinstance(each, EachOf) else f"of those {word}s"
        self.inline[one.slot] = self.again[one.slot] = f"that {word}"
        return f"for each {of}, {self._once(one)}"

    def chosen_by(self, by: Ref, slot: int) -> str:
        """Whoever else chooses, does so in words of its own."""
        chooser = self.refer(by)
        self.introduced.add(slot)
        return f"{chooser} chooses {self.inline[slot]}"

    def _own_damage(self, each: Chosen, one: ForEach) -> str:
        """ "Two target creatures each deal damage to you equal to their power"."""
        match one.do:
            case (DealDamage(StatOf(Chosen(one.slot), stat), to, Chosen(one.slot)),):
                who = self.refer(each).removeprefix("each of ")
                damage = f"damage to {self.refer(to)} equal to their {stat}"
                return f"{who} each deal {damage}"
        return ""

    def _each_or(self, one: ForEach, players: Filter) -> str:
        """ "Each player sacrifices a permanent unless they discard a card"."""
        match one.do:
            case (May(Chosen(one.slot), paid, otherwise),) if paid and otherwise:
                each = f"each {self.kind(players)}"
                self.inline[one.slot] = self.again[one.slot] = each
                cost = self.clauses(paid).removeprefix(f"{each} ")
                verb, _, rest = cost.partition(" ")
                pay = f"{verb.removesuffix('s')} {rest}"
                return f"{self.clauses(otherwise)} unless they {pay}"
        return ""

    def tapping(self, one: TapIt) -> str:
        """ "Untap ~", "~ doesn't untap during its controller's next untap step"."""
        what = self.refer(one.what)
        if one.stays:
            return f"{what} doesn't untap during its controller's next untap step"
        return f"{'untap' if one.untap else 'tap'} {what}"

    def _exchanged(self, one: Exchange) -> str:
        of = one.of
        if one.stat and isinstance(of, AllRefs):
            player, thing = of.refs
            life = self.quantity(StatOf(player, "life"))
            return f"exchange {life} with {self.quantity(StatOf(thing, one.stat))}"
        if isinstance(of, AllRefs) and Who.YOU in of.refs:
            other = next(one for one in of.refs if one is not Who.YOU)
            return f"exchange life totals with {self.refer(other)}"
        if isinstance(of, AllRefs):
            first, second = (self.refer(one) for one in of.refs)
            return f"exchange control of {first} and {second}"
        if isinstance(of, Chosen) and self._are_players(of.slot):
            return f"{self.refer(of)} exchange life totals"
        return f"exchange control of {self.refer(of)}"

    def _are_players(self, slot: int) -> bool:
        wanted = self.targets[slot].filter if slot < len(self.targets) else Filter()
        return wanted.players is not None and not wanted.objects

    def counters_of(self, one: SameCounters) -> str:
        """ "Double the number of each kind of counter on …", or put on another."""
        of = self.refer(one.of)
        if one.of == one.on:
            return f"double the number of each kind of counter on {of}"
        return f"put the counters of {of} on {self.refer(one.on)}"

    def _once(self, one: ForEach | Repeat) -> str:
        match one.do:
            case (May(who, (Unplayed(text),), otherwise),) if (
                otherwise and text.startswith("pay ")
            ):
                paying = "pay" if who is Who.YOU else "pays"
                rest = text.removeprefix("pay ")
                said = self.clauses(otherwise)
                return f"{said} unless {self.refer(who)} {paying} {rest}"
            case _:
                return self.clauses(one.do)

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
        if text == "counter that spell":
            for slot, target in enumerate(self.targets):
                if "spell" in target.filter.kinds and slot not in self.introduced:
                    return f"counter {self.slot(slot)}"
        aimed = len(_AIMS.findall(text))
        persons = "target player" in text or "target opponent" in text
        for slot, target in enumerate(self.targets):
            if target.filter.objects is False and not persons:
                continue  # "that player": said before
            if aimed and slot not in self.introduced:
                self.introduced.add(slot)
                aimed -= 1
        for slot in self.inline:
            self.introduced.add(slot)
        return text.rstrip(".")


# "Each target beyond the first", "spells that target it" name no target.
_AIMS = re.compile(r"(?<!\beach )(?<!\bthat )(?<!\bthe )\btarget ")


def _choice(one: Instruction) -> bool:
    return isinstance(one, ChooseOne | ChooseSource)


def _deed(one: Instruction) -> bool:
    """True for what is done by whoever may: what follows is said after it."""
    if isinstance(one, Unplayed):
        return one.text.startswith(("pay ", "choose "))
    if isinstance(one, SacrificeSome | DiscardCards):
        return one.who is Who.YOU
    if isinstance(one, TapIt):
        return not one.stays
    return isinstance(one, AddCounters | TakeCounters | Move)


# "You may have it gain flying": the verb stands without its ending.
_BARE = re.compile(r"^([^,]*?\b(?:deal|gain|get|lose|create|sacrifice|draw|mill))s\b")
_BY_A_PLAYER = (SacrificeSome, DiscardCards, Draw, GainLife, LoseLife, MillCards)
_NOT_ORDERS = (DealDamage, Fight, Install, If, SetLife, May, EndOfTurn)


def tapped_or_not(one: Instruction) -> bool:
    """Whether *one* is "tap or untap it": a choice of two, of which one is done."""
    match one:
        case May(Who.YOU, (TapIt(what),), (TapIt(other, untap=True),)):
            return what == other
        case _:
            return False
