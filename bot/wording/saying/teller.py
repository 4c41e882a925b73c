"""What is said of players, objects, amounts and conditions."""

from dataclasses import replace
from typing import assert_never

from bot.engine.effects import Until
from bot.engine.values import (
    AllRefs,
    Amount,
    Chosen,
    ControllerOf,
    CountOf,
    DealtThisWay,
    DoneThisWay,
    EachOf,
    Filter,
    Half,
    Least,
    Named,
    OwnerOf,
    Per,
    PreventedThisWay,
    Ref,
    RemovedThisWay,
    StatOf,
    Sum,
    Target,
    ThatMuch,
    Times,
    Variable,
    Who,
)
from bot.wording.chosen_amounts import as_chosen
from bot.wording.saying.kinds import (
    THIS_WAY,
    WHO,
    KindWords,
    joined,
    over_all,
    possessive,
)
from bot.wording.saying.this_turn import tallied

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

UNTIL = {
    Until.STATIC: "",
    Until.END_OF_TURN: " this turn",
    Until.END_OF_COMBAT: " this combat",
    Until.YOUR_NEXT_TURN: " until your next turn",
    Until.END_OF_YOUR_NEXT_TURN: " until the end of your next turn",
    Until.END_OF_GAME: " for the rest of the game",
}
PERMANENT = Filter(kinds=frozenset({"permanent"}))


class Teller(KindWords):
    """Says one ability; knows its targets and which have been introduced."""

    def __init__(self, targets: tuple[Target, ...] = ()) -> None:
        self.targets = targets
        self.introduced: set[int] = set()
        # Slots that stand for several things said together.
        self.several: set[int] = set()
        # What stands in slots that are not targets, until it is said.
        self.inline: dict[int, str] = {}
        # Inside a condition, where a target cannot be introduced.
        self.asking = False
        self.early: list[int] = []
        # How to speak again of what stands in such a slot.
        self.again: dict[int, str] = {}

    def choices(self) -> str:
        """ "Choose target creature." for each target the rest does not introduce."""
        unsaid = [
            self.target(target)
            for slot, target in enumerate(self.targets)
            if slot in self.early or slot not in self.introduced
        ]
        return "".join(f"Choose {words}. " for words in unsaid)

    # --- References ---------------------------------------------------------

    def refer(self, ref: Ref) -> str:
        """The words for *ref*."""
        match ref:
            case Who():
                return WHO[ref]
            case Chosen(slot):
                return self.slot(slot)
            case Named(id):
                return f"the {id}" if id == "chosen player" else id
            case ControllerOf(of):
                return f"{possessive(self.refer(of))} controller"
            case OwnerOf(of):
                return f"{possessive(self.refer(of))} owner"
            case EachOf(filter_):
                return f"each {self.kind(filter_)}"
            case DoneThisWay(how="created"):
                return "those tokens"
            case DoneThisWay(only, how):
                return f"each {self.kind(only or PERMANENT)} {how} this way"
            case AllRefs(refs):
                return joined([self.refer(one) for one in refs], "and")
            case _:
                assert_never(ref)

    def slot(self, slot: int) -> str:
        """What is in that slot: the target when it is first spoken of."""
        if slot in self.inline and slot >= len(self.targets):
            if slot in self.introduced:
                return self.again.get(slot, "it")
            self.introduced.add(slot)
            return self.inline[slot]
        if slot >= len(self.targets):
            return f"what is in slot {slot}"
        if self.asking and slot not in self.introduced:
            self.early.append(slot)
            self.introduced.add(slot)
        if slot in self.introduced:
            said = f"the {ORDINALS[slot]} target"
            return said if self.targets[slot].most == 1 else f"each of {said}s"
        self.introduced.add(slot)
        return self.target(self.targets[slot])

    def target(self, target: Target) -> str:
        """ "target creature you control", "up to two target players"."""
        f = target.filter
        least, most = target.least, target.most
        third = [one for one in f.none_of if one.chosen is not None]
        if third:
            rest = tuple(one for one in f.none_of if one.chosen is None)
            kind = self.kind(replace(f, not_chosen=None, none_of=rest))
            return "a third target" if target.any_target else f"a third target {kind}"
        if target.any_target:
            if (least, most) == (1, 1) and f.not_ref is not None:
                return f"any target other than {self.refer(f.not_ref)}"
            if (least, most) == (1, 1) and f.not_kinds:
                (kind,) = f.not_kinds
                return f"any target that isn't a {kind}"
            if (least, most) == (1, 1):
                return (
                    "any other target"
                    if f.other or f.not_chosen is not None
                    else "any target"
                )
            if most is None:
                many = "up to X" if target.fewer else "X" if target.by_x else ""
                return f"{many or 'any number of'} targets"
            if least == 1:
                return (
                    "one or two targets" if most == 2 else "one, two, or three targets"
                )
            return f"up to {most} targets" if least == 0 else f"{most} targets"
        if f.any_of and f.players is not None:
            name = joined([self.kind(one, many=most != 1) for one in f.any_of], "or")
        else:
            name = self.kind(f, many=most != 1)
        if (least, most) == (1, 1):
            if name.startswith("other "):
                return f"another target {name.removeprefix('other ')}"
            choice = " of an opponent's choice" if target.by_opponent else ""
            return f"target {name}{choice}"
        if most is None:
            many = (
                "up to X" if target.fewer else "X" if target.by_x else "any number of"
            )
            return f"{many} target {name}"
        if (least, most) == (1, 2):
            return f"one or two target {name}"
        if (least, most) == (1, 3):
            return f"one, two, or three target {name}"
        if least == 0:
            one = self.kind(f, many=most > 1)
            if one.startswith("other "):
                return f"up to {most} other target {one.removeprefix('other ')}"
            return f"up to {most} target {one}"
        return f"{most} target {name}"

    def filtered(
        self, f: Filter, *, many: bool, source: bool = False, joint: str = "and"
    ) -> str:
        """A noun phrase for what a watch lets match."""
        if f.any_of and any(one.chosen is not None for one in f.any_of):
            parts = [self.filtered(one, many=many, source=source) for one in f.any_of]
            return joined(parts, joint if many else "or")
        if f.chosen is not None:
            return self.slot(f.chosen)
        if many:
            return self.all(f, source=source, joint=joint)
        return self.one(f, source=source)

    # --- Amounts ------------------------------------------------------------

    def amount(self, n: Amount) -> str:
        """The amount as it stands before a noun: "3", "X", "that much"."""
        match n:
            case int():
                return str(n)
            case ThatMuch():
                return "that much"
            case _ if as_chosen(n):
                return "that much"
            case Variable(letter) if len(letter) == 1:
                return letter
            case Times(factor, ThatMuch()):
                return {2: "twice", 3: "three times"}[factor] + " that much"
            case Half(ThatMuch(), up):
                return f"half that much, rounded {'up' if up else 'down'}"
            case Sum((Variable("X"), int(more))) if more > 0:
                return f"X plus {more}"
            case _:
                return "X"

    def defined(self, n: Amount) -> str:
        """ ", where X is …" for an amount that cannot stand before a noun."""
        return f", where X is {self.quantity(n)}" if self.is_long(n) else ""

    def is_long(self, n: Amount) -> bool:
        """True for an amount that cannot stand before a noun; introduces nothing."""
        return self.amount(n) == "X" and n != Variable("X")

    def quantity(self, n: Amount) -> str:
        """The amount as it stands after "equal to"."""
        match n:
            case int():
                return str(n)
            case ThatMuch():
                return "that much"
            case PreventedThisWay() | RemovedThisWay() | DealtThisWay():
                return THIS_WAY[n]
            case Variable(letter):
                return letter
            case CountOf(filter_):
                return f"the number of {self.counted(filter_)}"
            case StatOf(Who.YOU, "life" | "starting life" as stat):
                return f"your {stat} total"
            case StatOf(Who.YOU, "hand"):
                return "the number of cards in your hand"
            case StatOf(of, "hand"):
                return f"the number of cards in {possessive(self.refer(of))} hand"
            case StatOf(of, stat):
                if stat == "life":
                    return f"{possessive(self.refer(of))} life total"
                if stat.endswith(" this turn"):
                    return tallied(self.refer(of), stat)
                if stat == "taken":
                    return f"the number of creatures {self.refer(of)} devoured"
                if stat.startswith("counters:"):
                    kind = stat.removeprefix("counters:")
                    kind = f"{kind} " if kind else ""
                    return f"the number of {kind}counters on {self.refer(of)}"
                if isinstance(of, EachOf):
                    return over_all(stat, self.counted(of.filter))
                return f"{possessive(self.refer(of))} {stat}"
            case Times(2, of):
                return f"twice {self.quantity(of)}"
            case Times(factor, of):
                return f"{factor} times {self.quantity(of)}"
            case Sum((of, int(less))) if less < 0:
                return f"{self.quantity(of)} minus {-less}"
            case Sum((of, Times(-1, less))):
                return f"{self.quantity(of)} minus {self.quantity(less)}"
            case Sum(terms):
                return " plus ".join(self.quantity(one) for one in terms)
            case Half(of, up):
                return f"half {self.quantity(of)}, rounded {'up' if up else 'down'}"
            case Least(of, True):
                return " or ".join(map(self.quantity, of)) + ", whichever is greater"
            case Least(of):
                return f"the least of {joined([self.quantity(n) for n in of], 'and')}"
            case Per(of, size):
                return f"one for every {size} of {self.quantity(of)}"
            case _:
                assert_never(n)

    def counted(self, f: Filter) -> str:
        """What is counted, in the plural."""
        return self.kind(f, many=True)


def upper(words: str) -> str:
    """*words* at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def lower(words: str) -> str:
    """*words* behind others."""
    return words[:1].lower() + words[1:]
