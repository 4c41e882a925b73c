"""What a text has spoken of so far: where targets, slots and pronouns are settled."""

from copy import copy
from dataclasses import dataclass, replace

from bot.engine.effects import Static, Until
from bot.engine.instructions import ChooseOne, Install, Instruction
from bot.engine.values import (
    ONLY_YOU,
    THIS,
    AllRefs,
    Amount,
    Chosen,
    EachOf,
    Filter,
    Named,
    PreventedThisWay,
    Ref,
    Target,
    Who,
)
from bot.wording.phrases import UnclearError
from bot.wording.units.nouns import Form, Noun

# Slots that are not targets come after all targets; until the number of targets is
# known they are counted from here.
EXTRA = 100

_UNITS = frozenset({"ally", "champion", "unit"})
# Something spoken of that is not followed: a card in a hand, deck or graveyard.
UNFOLLOWED = Named("")


@dataclass(frozen=True, slots=True)
class Mention:
    """Something spoken of: how to refer to it and what words can mean it."""

    ref: Ref
    tags: frozenset[str]
    plural: bool = False
    filter: Filter | None = None


class Scene:
    """The state of one ability while its sentences are bound, in their order.

    *resolving*: it is about something that resolves, so that there are targets and
    "this turn"; otherwise about what holds all the time.
    """

    def __init__(
        self, *, resolving: bool, inherited: bool = False,
        own: frozenset[str] = frozenset(),
    ) -> None:  # fmt: skip
        self.resolving = resolving
        # What "it" can mean if nothing else was spoken of: the object whose ability
        # it is, unless it only speaks of itself in the first person.
        self.own = own
        self.of_itself = bool(own)
        self.inherited = inherited
        self.targets: list[Target] = []
        self.mentions: list[Mention] = []
        # What deals the damage of an event and what is dealt it: either is "it".
        self.rivals: tuple[Ref, ...] = ()
        self.before: list[Instruction] = []
        self.each: tuple[Ref, int] | None = None
        self.extra = 0
        # What "that much" stands for here; None where nothing was measured.
        self.measure: Amount | None = None
        # "Until end of turn, …" at the head of the sentence.
        self.lasting: Until | None = None
        # What dealt damage to what, where a bare "it" may be either of the two.
        self.met: tuple[Ref, Ref] | None = None
        # What this sentence points back to, and what its "if …" spoke of first.
        self.pointed: frozenset[Ref] = frozenset()
        self.only_then: frozenset[Ref] = frozenset()
        # What X was said to be, for the sentences after that.
        self.meaning: dict[str, Amount] = {}

    def clone(self) -> "Scene":
        """A copy that can be changed without changing this one."""
        other = copy(self)
        other.targets = list(self.targets)
        other.mentions = list(self.mentions)
        other.before = list(self.before)
        other.meaning = dict(self.meaning)
        return other

    # --- Slots -------------------------------------------------------------

    def extra_slot(self) -> int:
        """A slot for something that is no target."""
        self.extra += 1
        return EXTRA + self.extra - 1

    def slots(self) -> dict[int, int]:
        """What the provisional slots are now that the targets are counted."""
        return {EXTRA + at: len(self.targets) + at for at in range(self.extra)}

    def _aim(self, noun: Noun) -> int:
        if not self.resolving:
            raise UnclearError("a target where nothing resolves")
        filter_ = noun.filter
        if filter_.other and self.targets:
            last = len(self.targets) - 1
            filter_ = replace(filter_, other=False, not_chosen=last)
        self.targets.append(Target(filter_, noun.least, noun.most))
        return len(self.targets) - 1

    # --- Mentions ----------------------------------------------------------

    def mention(
        self, ref: Ref, tags: frozenset[str], *, plural: bool = False,
        filter: Filter | None = None,
    ) -> None:  # fmt: skip
        """From now on words can point back to *ref*."""
        self.mentions.append(Mention(ref, tags, plural, filter))

    def back(self, noun: Noun) -> Mention:
        """What a word that points back means. Raises UnclearError if nothing fits."""
        for one in reversed(self.mentions):
            if noun.word == "":
                # "They" can be one champion; "it" is never several.
                named = "object" in one.tags or one.tags == self.own
                if (not one.plural or noun.plural) and named:
                    if one.ref in self.rivals and not noun.plural:
                        raise UnclearError("which of the two is “it”?")
                    return one
            elif one.plural == noun.plural and noun.word in one.tags:
                return one
        if noun.word == "" and not noun.plural and self.of_itself and not self.mentions:
            return Mention(Who.THIS, frozenset())
        raise UnclearError(f"what is meant by “{noun.word or 'it'}”?")

    # --- Nouns -------------------------------------------------------------

    def ref(self, noun: Noun) -> Ref:
        """Whom or what *noun* refers to in an instruction."""
        match noun.form:
            case Form.YOU:
                return Who.YOU
            case Form.THIS:
                return self._known(Who.THIS, self.own)
            case Form.HOLDER:
                who = Who.ATTACHED if self.inherited else Who.THIS
                tags = frozenset({"object", "unit", "champion"})
                return self._known(who, tags if self.own else self.own)
            case Form.FIXED:
                assert noun.ref is not None
                self.mention(noun.ref, tags_of(noun.filter), plural=noun.plural)
                return noun.ref
            case Form.TARGET:
                slot = self._aim(noun)
                many = noun.plural or noun.most != 1
                self.mention(
                    Chosen(slot), tags_of(noun.filter), plural=many, filter=noun.filter
                )
                return Chosen(slot)
            case Form.EACH if noun.parts:
                # Of a player who is a target: "all units target player controls".
                whose = self.ref(noun.parts[0])
                kept = replace(noun.filter, controlled_by=whose)
                theirs = EachOf(kept)
                self.mention(theirs, tags_of(kept), plural=True, filter=kept)
                return theirs
            case Form.EACH | Form.TOGETHER:
                each = EachOf(filter_ := self._others(noun.filter))
                self.mention(each, tags_of(filter_), plural=True, filter=filter_)
                return each
            case Form.ONE:
                one = EachOf(noun.filter)
                self.mention(one, tags_of(noun.filter), filter=noun.filter)
                return one
            case Form.SOME:
                if not self.resolving:
                    raise UnclearError("a choice where nothing resolves")
                slot = self.extra_slot()
                self.before.append(ChooseOne(noun.filter, slot))
                self.mention(Chosen(slot), tags_of(noun.filter), filter=noun.filter)
                return Chosen(slot)
            case Form.BACK:
                ref = self.back(noun).ref
                if ref == UNFOLLOWED:
                    raise UnclearError("a card that is not followed")
                self._point(noun, ref)
                return ref
            case Form.ALL_OF:
                refs = AllRefs(tuple(self.ref(part) for part in noun.parts))
                self.mention(refs, frozenset({"object", "unit"}), plural=True)
                return refs
            case _:
                raise UnclearError(f"“{noun.form}” in this place")

    def _point(self, noun: Noun, ref: Ref) -> None:
        """Take down that *noun* is *ref*, unless it may be what dealt it damage."""
        self.pointed |= {ref}
        if noun.word:
            self.met = None
        elif self.met is not None and ref == self.met[1] and not noun.plural:
            raise UnclearError("which of the two is “it”?")

    def _others(self, filter_: Filter) -> Filter:
        """Whom "all other units" leaves out, said by what is no unit itself."""
        last = self.mentions[-1] if self.mentions else None
        fights = not self.own or "fighter" in self.own
        if not (filter_.other and self.resolving) or fights or last is None:
            return filter_
        if last.plural or "unit" not in last.tags:
            return filter_
        match last.ref:
            case Chosen(slot):
                return replace(filter_, other=False, not_chosen=slot)
            case EachOf(kept):
                return replace(filter_, other=False, none_of=(*filter_.none_of, kept))
            case _:
                return filter_

    def _known(self, ref: Ref, tags: frozenset[str]) -> Ref:
        if tags:
            self.mention(ref, tags)
        return ref

    def watch(self, noun: Noun) -> Filter:
        """What *noun* lets match in something that waits for events."""
        match noun.form:
            case Form.YOU:
                return ONLY_YOU
            case Form.EACH if noun.parts:
                return self.caught(self.ref(noun))
            case Form.EACH | Form.SOME | Form.TOGETHER:
                return noun.filter
            case Form.ONE:
                self.ref(noun)
                return noun.filter
            case Form.ANY_OF | Form.ALL_OF:
                return Filter(any_of=tuple(self.watch(part) for part in noun.parts))
            case _:
                return self.caught(self.ref(noun))

    def caught(self, ref: Ref) -> Filter:
        """What matches only that to which *ref* refers."""
        match ref:
            case Who.THIS:
                return THIS
            case Who.ATTACHED:
                return Filter(attached=True)
            case Chosen(slot):
                return Filter(chosen=slot)
            case EachOf(filter_) if not self.resolving or not self._many(ref):
                return filter_
            case _:
                return self.one_each(ref)

    def _many(self, ref: Ref) -> bool:
        return any(one.ref == ref and one.plural for one in self.mentions)

    def one_each(self, ref: Ref) -> Filter:
        """Each of *ref* gets an effect of its own, wherever it is then (DP 8)."""
        if self.each is not None and self.each[0] != ref:
            raise UnclearError("two sets of things in one sentence")
        slot = self.each[1] if self.each else self.extra_slot()
        self.each = (ref, slot)
        return Filter(chosen=slot)

    def shielded(self, noun: Noun) -> Filter:
        """Who has a shield: each of several has a shield of its own (DP 8; 437.2)."""
        if noun.form is Form.ONE:
            return self.watch(noun)
        ref = self.ref(noun)
        match ref:
            case Chosen(slot) if not self._many(ref):
                return Filter(chosen=slot)
            case Who.THIS | Who.ATTACHED:
                return self.caught(ref)
            case _:
                if not self.resolving:
                    raise UnclearError("shields where nothing resolves")
                return self.one_each(ref)

    # --- How long ----------------------------------------------------------

    def until(self, said: Until | None) -> Until:
        """How long it lasts. Raises UnclearError if what resolves does not say."""
        if said is not None:
            if not self.resolving:
                raise UnclearError("“this turn” where nothing resolves")
            return said
        if self.lasting is not None:
            return self.lasting
        if self.resolving:
            raise UnclearError("it does not say for how long")
        return Until.STATIC

    def that_much(self) -> Amount:
        """What "that much" stands for."""
        if self.measure is None:
            raise UnclearError("how much is “that much”?")
        return self.measure

    def installed(self, statics: list[Static]) -> list[Instruction]:
        """The instructions that create *statics*, one for each thing if there are."""
        each, self.each = self.each, None
        made: list[Instruction] = list(self.chosen_before())
        for one in statics:
            made.append(Install(one, each[0], each[1]) if each else Install(one))
        return made

    def chosen_before(self) -> list[Instruction]:
        """Choices that have to be made before the next instruction."""
        before = list(self.before)
        self.before.clear()
        return before


def tags_of(filter_: Filter) -> frozenset[str]:
    """The words that can point back to something that matches *filter_*."""
    tags = {"object"} if filter_.objects else {"player", "opponent"}
    named = filter_.kinds | filter_.any_kinds
    for one in filter_.any_of:
        named |= one.kinds | one.any_kinds
    if named & _UNITS:
        tags.add("unit")
    return frozenset(tags | named)


PREVENTED = PreventedThisWay()
