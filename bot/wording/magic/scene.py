"""What a text has spoken of so far: where targets, slots and pronouns are settled."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any

from bot.engine.effects import Until, Watch
from bot.engine.instructions import ChooseOne, ChooseSource, Instruction, Unplayed
from bot.engine.values import (
    ONLY_YOU,
    THIS,
    Amount,
    Chosen,
    ControllerOf,
    DoneThisWay,
    EachOf,
    Filter,
    Named,
    OwnerOf,
    Ref,
    Side,
    Target,
    Who,
)
from bot.wording.magic.measured import Measured
from bot.wording.magic.mentions import CAST, CHOSEN_PLAYER
from bot.wording.magic.nouns import IT, Form, Kind, Noun
from bot.wording.magic.other_than import beside_event, beside_players, beside_targets
from bot.wording.magic.tags import (
    ATTACHED_TAGS,
    OBJECT,
    PLAYER_TAGS,
    of_each,
    of_opponents,
    players_or_objects,
    replace_damaged,
    several_players,
    tags_of,
    together,
    union,
)
from bot.wording.phrases import UnclearError

# Slots that are not targets come after all targets; until the number of targets is
# known they are counted from here, and those of a trigger's own targets from there.
_EXTRA = 100
_INNER = 200


class Scene(Measured):
    """The state of one ability while its sentences are bound, in their order.

    *spell*: the text of an instant or sorcery, so that "it" rarely means the card.
    """

    def __init__(self, *, spell: bool = False) -> None:
        super().__init__(spell=spell)
        self.inner_used: list[Target] = []
        self.before: list[Instruction] = []
        self.each: tuple[Ref, int] | None = None
        self._extra = 0
        # Whether this is about something that resolves (targets, "this turn").
        self.resolving = True
        self.stays = True  # What an event is about is still there.
        # "Until end of turn, …" at the head of the sentence.
        self.lasting: Until | None = None
        self.self_said = False  # the text has named the card itself
        self.has_dealt = False  # by a sentence before, of the same trigger
        # Inside "may …", where verbs stand without an ending.
        self.may = False
        # Inside an effect on a move of the card itself.
        self.about_this = False
        self.host_kinds: frozenset[str] = frozenset()
        # The event that would happen, where one is replaced.
        self.waited: Watch | None = None
        # The kinds of tokens that would be created: "one of each".
        self.token_kinds: frozenset[str] = frozenset()

    def clone(self) -> "Scene":
        """A copy that can be changed without changing this one."""
        other = copy(self)
        other.targets = list(self.targets)
        other.inner_used = list(self.inner_used)
        if self.inner_targets is not None:
            other.inner_targets = list(self.inner_targets)
        other.mentions = list(self.mentions)
        other.before = list(self.before)
        return other

    # --- Slots ---

    def extra_slot(self) -> int:
        """A slot for something that is no target."""
        self._extra += 1
        return _EXTRA + self._extra - 1

    def slots(self) -> dict[int, int]:
        """What the provisional slots are now that the targets are counted."""
        number = len(self.targets)
        final = {_EXTRA + at: number + at for at in range(self._extra)}
        for at in range(len(self.inner_used)):
            final[_INNER + at] = number + self._extra + at
        return final

    def _aim(self, noun: Noun) -> int:
        if not self.resolving:
            raise UnclearError("a target where nothing is put on the stack")
        filter_ = self.filter(noun)
        list_ = self.targets if self.inner_targets is None else self.inner_targets
        base = 0 if self.inner_targets is None else _INNER
        if filter_.other and list_:
            filter_ = replace(filter_, other=False, not_chosen=base + len(list_) - 1)
            if noun.word == "third" and len(list_) == 2:
                first = Filter(chosen=base)
                filter_ = replace(filter_, none_of=(*filter_.none_of, first))
        elif filter_.other:
            if self.spell:
                raise UnclearError("other than what?")
            filter_ = beside_event(filter_, self.mentions, self.stays)
        list_.append(
            Target(
                filter_,
                noun.least,
                noun.most,
                noun.any_target,
                noun.by_opponent,
                by_x=noun.word in ("x", "up to x"),
                fewer=noun.word == "up to x",
            )
        )
        if self.inner_targets is not None:
            self.inner_used = list_
        return base + len(list_) - 1

    # --- Nouns ---

    def ref(self, noun: Noun) -> Ref:
        """Whom or what *noun* refers to in an instruction."""
        match noun.form:
            case Form.YOU:
                return Who.YOU
            case Form.THIS:
                self.self_said = True
                if not self.spell:
                    self.mention_this()
                return Who.THIS
            case Form.ATTACHED:
                player = noun.word == "player"
                self.mention(Who.ATTACHED, PLAYER_TAGS if player else ATTACHED_TAGS)
                return Who.ATTACHED
            case Form.TARGET:
                tags = tags_of(noun.filter)
                slot = self._aim(noun)
                self.mention(
                    Chosen(slot), tags, plural=noun.plural or noun.most != 1,
                    loose=noun.any_target, like=noun.filter,
                )  # fmt: skip
                return Chosen(slot)
            case Form.EACH:
                each = EachOf(self.filter(noun))
                self.mention(each, tags_of(noun.filter), plural=True, like=noun.filter)
                return each
            case Form.SOME | Form.OF_CHOICE if noun.kind and noun.kind.source:
                slot = self.extra_slot()
                self.before.append(ChooseSource(self.filter(noun), slot))
                self.mention(Chosen(slot), OBJECT | {"source"}, like=noun.filter)
                return Chosen(slot)
            case Form.SOME | Form.OF_CHOICE:
                slot = self.extra_slot()
                self.before.append(ChooseOne(self.filter(noun), slot))
                self.mention(Chosen(slot), tags_of(noun.filter), like=noun.filter)
                return Chosen(slot)
            case Form.BACK:
                pointed = self.back(noun)
                self.point(noun, pointed)
                if noun.word and self.spell:
                    # "If ~ was kicked, that creature …, and if it would die": named
                    # again, it is what "it" means; the spell is spoken of no more.
                    self._no_longer_this(pointed)
                return pointed
            case Form.CONTROLLER:
                assert noun.of
                of = ControllerOf(self._owned(noun.of))
                self.mention(of, PLAYER_TAGS)
                return of
            case Form.OWNER:
                assert noun.of
                owner = OwnerOf(self._owned(noun.of))
                self.mention(owner, PLAYER_TAGS)
                return owner
            case Form.ALL_OF:
                return together([self.ref(part) for part in noun.parts])
            case Form.EVENT:
                return Who(noun.word)
            case Form.CHOSEN_WORD:
                self.mention(CHOSEN_PLAYER, PLAYER_TAGS)
                return CHOSEN_PLAYER
            case Form.DEFENDING:
                named = Named(noun.word or "defending player")
                self.mention(named, PLAYER_TAGS)
                return named
            case Form.DAMAGED:
                ref = DoneThisWay(replace_damaged(self.filter(noun)))
                self.mention(ref, tags_of(noun.filter))
                return ref
            case _:
                raise UnclearError("which one is meant?")

    def victim(self, noun: Noun) -> Ref:
        """What *noun* refers to where harm is done to it.

        Raises UnclearError if "it" may be what dealt damage or who was dealt it.
        """
        ref = self.ref(noun)
        met = [one for one in self.mentions if one.ref is Who.EVENT_RECIPIENT]
        if noun == IT and any("object" in one.tags for one in met):
            if ref in (Who.THIS, Who.ATTACHED, Who.EVENT_SOURCE):
                raise UnclearError("which of the two is “it”?")
        return ref

    def _owned(self, of: Noun) -> Ref:
        return Who.THIS if of.form is Form.THIS else self.ref(of)

    def watch(self, noun: Noun) -> Filter:
        """What *noun* lets match in something that waits for events."""
        match noun.form:
            case Form.YOU:
                return ONLY_YOU
            case Form.THIS:
                return THIS
            case Form.ATTACHED if noun.word == "player":
                self.mention(Who.ATTACHED, PLAYER_TAGS)
                return Filter(players=Side.ANY, objects=False, attached=True)
            case Form.ATTACHED:
                self.mention(Who.ATTACHED, ATTACHED_TAGS)
                return Filter(attached=True)
            case Form.EACH | Form.SOME:
                if noun.kind is not None and noun.kind.of_choice:
                    raise UnclearError("how many are chosen?")
                return self.filter(noun)
            case (
                Form.TARGET | Form.BACK | Form.CONTROLLER | Form.OWNER
                | Form.DAMAGED | Form.EVENT | Form.CHOSEN_WORD | Form.DEFENDING
            ):  # fmt: skip
                return self._caught(noun, self.ref(noun))
            case Form.OF_CHOICE:
                return self.source_of_choice(noun)
            case Form.ALL_OF | Form.ANY_OF:
                return union([self.watch(part) for part in noun.parts])
            case _:
                raise UnclearError("which one is meant?")

    def caught(self, ref: Ref, noun: Noun) -> Filter:
        """What matches only that to which *ref*, said as *noun*, refers."""
        if isinstance(ref, EachOf) and not self.resolving:
            return ref.filter
        return self._caught(noun, ref)

    def _caught(self, noun: Noun, ref: Ref) -> Filter:
        match ref:
            case EachOf(filter_) if filter_ == CAST:
                return CAST
            case EachOf(filter_) if noun.form is Form.BACK and not self.resolving:
                return filter_
            case Who.THIS:
                return THIS
            case Who.YOU:
                return ONLY_YOU
            case Who.ATTACHED:
                return Filter(attached=True)
            case Named() if ref == CHOSEN_PLAYER:
                return Filter(players=Side.ANY, objects=False, only_ref=ref)
            case Chosen(slot):
                if slot < len(self.targets) and self.inner_targets is None:
                    target = self.targets[slot]
                    if target.any_target:
                        return Filter(players=Side.ANY, chosen=slot)
                    if target.filter.players is not None:
                        return Filter(
                            players=Side.ANY,
                            objects=target.filter.objects,
                            chosen=slot,
                        )
                return Filter(chosen=slot)
            case EachOf(filter_) if noun.form is Form.BACK and noun.plural:
                return self._one_each(ref, filter_)
            case _:
                return self._one_each(ref, players_or_objects(ref))

    def _one_each(self, ref: Ref, like: Filter) -> Filter:
        if self.each is not None and self.each[0] != ref:
            raise UnclearError("two sets of things in one sentence")
        slot = self.each[1] if self.each else self.extra_slot()
        self.each = (ref, slot)
        if isinstance(ref, DoneThisWay):
            like = ref.filter if ref.filter and not ref.filter.objects else Filter()
        if like.players is None:
            return Filter(chosen=slot)
        return Filter(players=Side.ANY, objects=like.objects, chosen=slot)

    def one_each(self, noun: Noun) -> Filter:
        """Each thing that matches now gets an effect of its own (615.11)."""
        filter_ = self.filter(noun)
        return self._one_each(EachOf(filter_), filter_)

    def all_each(self, noun: Noun) -> Filter:
        """Each of several nouns gets an effect of its own (615.11)."""
        ref = self.ref(noun)
        return self._one_each(ref, Filter(players=Side.ANY))

    def source_of_choice(self, noun: Noun) -> Filter:
        """A source chosen now; what it must be is checked again later (609.7)."""
        filter_ = self.filter(noun)
        slot = self.extra_slot()
        self.before.append(ChooseSource(filter_, slot))
        tags = frozenset() if filter_ == Filter() else tags_of(filter_)
        self.mention(Who.EVENT_SOURCE, tags | {"source"}, like=filter_)
        return replace(filter_, chosen=slot)

    def filter(self, noun: Noun) -> Filter:
        """The filter of a noun with what it borrows from other nouns settled."""
        made = self.kind(noun.kind) if noun.kind else Filter(players=Side.ANY)
        if made.other and noun.form is Form.EACH and self.resolving:
            if (aside := beside_targets(made, self.targets)) is not None:
                return aside
            if self.spell:
                raise UnclearError("other than what?")
            made = beside_event(made, self.mentions, self.stays)
        return beside_players(made, self.mentions, noun.form)

    def kind(self, kind: Kind) -> Filter:
        """The filter of *kind* with what it borrows from other nouns settled."""
        made = kind.filter
        if kind.damaged:
            raise UnclearError("dealt damage, and what then?")
        if Side.THAT_PLAYER in (made.controller, made.owner):
            if self.one_by_one:
                self._only_each()
                made = of_each(made)
            elif self._all_opponents():
                # "each opponent and each creature they control"
                made = of_opponents(made)
            elif self._that_player() == CHOSEN_PLAYER:
                if made.owner is not None:
                    raise UnclearError("owned by the chosen player?")
                made = replace(made, controller=None, controlled_by=CHOSEN_PLAYER)
        if kind.chooses:
            if not self.resolving:
                raise UnclearError("chosen when?")
            self.before.append(Unplayed(f"choose {kind.chooses}"))
        for field, noun in kind.late:
            if field == "controller":
                if self.targets or made.controller is not None:
                    raise UnclearError("controlled by which target?")
                self.ref(noun)
                made = replace(made, controller=Side.THAT_PLAYER)
            elif field == "not_chosen":
                aimed = self.ref(noun)
                if not isinstance(aimed, Chosen):
                    raise UnclearError("other than what?")
                made = replace(made, not_chosen=aimed.slot)
            elif field in _THAN:
                if any(one.ref is Who.ATTACHED for one in self.mentions):
                    raise UnclearError("than the power of what?")
                made = replace(made, power_than=(_THAN[field], Who.THIS))
            elif field == "aimed at":
                if self.ref(noun) is not Who.THIS:
                    raise UnclearError("what does it target?")
                made = replace(made, flags=made.flags | {"targets this"})
            elif field == "attached to":
                worn = self.ref(noun)
                if worn not in (Chosen(0), *_BEARERS) or self.one_by_one:
                    raise UnclearError("attached to which one?")
                made = replace(made, attached_to=worn)
            elif field in _BESIDE:
                meant: dict[str, Any] = {field: self.ref(noun)}
                made = replace(made, **meant)
            else:
                raise UnclearError(field)
        return made

    # --- Amounts ---

    def measured(self, n: Callable[["Scene"], Amount], ref: Ref) -> Amount:
        """The amount *n* of what is done to *ref*: to each of several players."""
        held = self.one_by_one
        self.one_by_one = several_players(ref)
        amount = n(self)
        self.one_by_one = held
        return amount


# Whatever else is attached is counted or meant by what it is attached to.
_BEARERS = (Who.THIS, Who.ATTACHED)
_THAN = {"lesser power": "<", "greater power": ">"}
# Fields of a filter that hold what another noun means.
_BESIDE = frozenset(
    "not_ref in_combat_with controlled_by shares_color_with named_as".split()
)
