"""What a text has spoken of so far: where targets, slots and pronouns are settled."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, replace

from bot.engine.effects import Until
from bot.engine.instructions import (
    ChooseOne,
    ChooseSource,
    Instruction,
    Target,
    Unplayed,
)
from bot.engine.values import (
    ONLY_YOU,
    THIS,
    AllRefs,
    Amount,
    Chosen,
    ControllerOf,
    DamagedThisWay,
    EachOf,
    Filter,
    Named,
    OwnerOf,
    PreventedThisWay,
    Ref,
    Side,
    ThatMuch,
    Who,
)
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.vocabulary import CREATURE_TYPES
from bot.wording.phrases import UnclearError

# Slots that are not targets come after all targets; until the number of targets is
# known they are counted from here, and those of a trigger's own targets from there.
_EXTRA = 100
_INNER = 200

# What is cast as the text allows.
CAST = Filter(kinds=frozenset({"spell"}), flags=frozenset({"was cast this way"}))
# A card that only the players can see.
UNSEEN = Named("")
PLAYER_FILTER = Filter(players=Side.ANY, objects=False)


@dataclass(frozen=True, slots=True)
class Mention:
    """Something spoken of: how to refer to it and what words can mean it."""

    ref: Ref
    tags: frozenset[str]
    plural: bool = False
    # "any target": it may turn out to be a creature or a player.
    loose: bool = False
    # The words it was introduced with.
    named: frozenset[str] = frozenset()


class Scene:
    """The state of one ability while its sentences are bound, in their order.

    *spell*: the text of an instant or sorcery, so that "it" rarely means the card.
    """

    def __init__(self, *, spell: bool = False) -> None:
        self.spell = spell
        self.targets: list[Target] = []
        self.inner_targets: list[Target] | None = None
        self.inner_used: list[Target] = []
        self.mentions: list[Mention] = []
        self.before: list[Instruction] = []
        self.each: tuple[Ref, int] | None = None
        self._extra = 0
        # What "that much" stands for here; None where nothing was measured.
        self.measure: Amount | None = None
        # Whether this is about something that resolves (targets, "this turn").
        self.resolving = True
        # Amounts are worked out for each of several players: "they control".
        self.one_by_one = False
        # "Until end of turn, …" at the head of the sentence.
        self.lasting: Until | None = None
        # Whether the text has named the card itself before.
        self.self_said = False
        # Inside "may …", where verbs stand without an ending.
        self.may = False
        # Inside an effect on a move of the card itself.
        self.about_this = False
        self.host_kinds: frozenset[str] = frozenset()

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
        elif filter_.other and self.spell:
            raise UnclearError("other than what?")
        list_.append(
            Target(filter_, noun.least, noun.most, noun.any_target, noun.by_opponent)
        )
        if self.inner_targets is not None:
            self.inner_used = list_
        return base + len(list_) - 1

    # --- Mentions ---

    def mention(
        self, ref: Ref, tags: frozenset[str], *, plural: bool = False,
        loose: bool = False, like: Filter | None = None,
    ) -> None:  # fmt: skip
        """From now on words can point back to *ref*, something like *like*."""
        named = like.kinds | like.any_kinds if like else frozenset()
        self.mentions.append(Mention(ref, tags, plural, loose, named))

    def mention_cast(self) -> None:
        """Something may be cast: "that spell" means it from now on."""
        spells = [one.ref for one in self.mentions if "spell" in one.tags]
        if spells and isinstance(spells[-1], Chosen):
            return  # The very card was named before.
        self.mention(EachOf(CAST), frozenset({"spell"}))

    def mention_unseen(self) -> None:
        """Cards came up that only the players can see: "it" may mean one of them."""
        self.mentions.append(Mention(UNSEEN, frozenset({"object", "card"})))
        self.mentions.append(Mention(UNSEEN, frozenset({"object", "card"}), True))

    def topic(self, ref: Ref) -> None:
        """Make what is already mentioned the first thing "it" can mean."""
        for at in range(len(self.mentions) - 1, -1, -1):
            if self.mentions[at].ref == ref:
                self.mentions.append(self.mentions.pop(at))
                return

    def back(self, noun: Noun) -> Ref:
        """What a word that points back means. Raises UnclearError if nothing fits."""
        ref = self._back(noun)
        if ref == UNSEEN:
            raise UnclearError("only the players can see which card that is")
        return ref

    def _back(self, noun: Noun) -> Ref:
        if noun.kind is not None:
            like = [
                at for at, it in enumerate(self.targets)
                if it.filter == noun.kind.filter
            ]  # fmt: skip
            if len(like) == 1 and self.inner_targets is None:
                return Chosen(like[0])
            raise UnclearError("which one is meant?")
        if noun.word.startswith("#"):
            slot = int(noun.word[1:])
            if slot < len(self.targets):
                return Chosen(slot)
            raise UnclearError("there is no such target")
        if self.one_by_one and noun.word == "player" and not noun.plural:
            self._only_each()
            return Who.EACH_ONE
        loose: Ref | None = None
        for one in reversed(self.mentions):
            # The very word first: a creature is a permanent, too.
            if noun.word and noun.word in one.named and one.plural == noun.plural:
                return one.ref
        for one in reversed(self.mentions):
            if one.plural != noun.plural and not (noun.word == "" and noun.plural):
                continue
            if noun.word == "":
                fits = "object" in one.tags or one.loose
            else:
                fits = noun.word in one.tags
            if fits:
                return one.ref
            if one.loose and loose is None and noun.word in (
                "creature", "player", "permanent", "planeswalker",
            ):  # fmt: skip
                loose = one.ref
        if loose is not None:
            return loose
        if noun.word == "" and not noun.plural and not self.mentions:
            return Who.THIS
        raise UnclearError(f"what is meant by “{_pointing(noun)}”?")

    # --- Nouns ---

    def ref(self, noun: Noun) -> Ref:
        """Whom or what *noun* refers to in an instruction."""
        match noun.form:
            case Form.YOU:
                return Who.YOU
            case Form.THIS:
                self.self_said = True
                if not self.spell:
                    self.mention(Who.THIS, frozenset({"object", "~"}))
                return Who.THIS
            case Form.ATTACHED:
                player = noun.word == "player"
                self.mention(Who.ATTACHED, _PLAYER_TAGS if player else _ATTACHED_TAGS)
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
                return self.back(noun)
            case Form.CONTROLLER:
                assert noun.of
                of = ControllerOf(self._owned(noun.of))
                self.mention(of, _PLAYER_TAGS)
                return of
            case Form.OWNER:
                assert noun.of
                owner = OwnerOf(self._owned(noun.of))
                self.mention(owner, _PLAYER_TAGS)
                return owner
            case Form.ALL_OF:
                return AllRefs(tuple(self.ref(part) for part in noun.parts))
            case Form.EVENT:
                return Who(noun.word)
            case Form.CHOSEN_WORD:
                return Named("chosen player")
            case Form.DEFENDING:
                self.mention(Named("defending player"), _PLAYER_TAGS)
                return Named("defending player")
            case Form.DAMAGED:
                ref = DamagedThisWay(replace_damaged(self.filter(noun)))
                self.mention(ref, tags_of(noun.filter))
                return ref
            case _:
                raise UnclearError(f"“{noun.form}” in this place")

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
                self.mention(Who.ATTACHED, _PLAYER_TAGS)
                return Filter(players=Side.ANY, objects=False, attached=True)
            case Form.ATTACHED:
                self.mention(Who.ATTACHED, _ATTACHED_TAGS)
                return Filter(attached=True)
            case Form.EACH | Form.SOME:
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
                raise UnclearError(f"“{noun.form}” in this place")

    def caught(self, ref: Ref, noun: Noun) -> Filter:
        """What matches only that to which *ref*, said as *noun*, refers."""
        if isinstance(ref, EachOf) and not self.resolving:
            return ref.filter
        return self._caught(noun, ref)

    def _caught(self, noun: Noun, ref: Ref) -> Filter:
        match ref:
            case EachOf(filter_) if filter_ == CAST:
                return CAST
            case Who.THIS:
                return THIS
            case Who.YOU:
                return ONLY_YOU
            case Who.ATTACHED:
                return Filter(attached=True)
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
                return self._one_each(ref, _PLAYERS_OR_OBJECTS(ref))

    def _one_each(self, ref: Ref, like: Filter) -> Filter:
        if self.each is not None and self.each[0] != ref:
            raise UnclearError("two sets of things in one sentence")
        slot = self.each[1] if self.each else self.extra_slot()
        self.each = (ref, slot)
        if isinstance(ref, DamagedThisWay):
            return Filter(chosen=slot)
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
            # "target creature and each other creature": other than the target.
            aimed = [at for at, it in enumerate(self.targets) if it.filter.objects]
            if aimed:
                return replace(made, other=False, not_chosen=aimed[-1])
            if self.spell:
                raise UnclearError("other than what?")
        return made

    def kind(self, kind: Kind) -> Filter:
        """The filter of *kind* with what it borrows from other nouns settled."""
        made = kind.filter
        if Side.THAT_PLAYER in (made.controller, made.owner):
            if self.one_by_one:
                self._only_each()
                made = _of_each(made)
            else:
                self._that_player()
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
            elif field == "in_combat_with":
                made = replace(made, in_combat_with=self.ref(noun))
            elif field == "controlled_by":
                made = replace(made, controlled_by=self.ref(noun))
            elif field == "shares_color_with":
                made = replace(made, shares_color_with=self.ref(noun))
            else:
                raise UnclearError(field)
        return made

    def _only_each(self) -> None:
        """ "that player controls", said of each: no other player can be meant."""
        if any(
            "player" in one.tags and not one.plural and one.ref is not Who.YOU
            for one in self.mentions
        ):
            raise UnclearError("which player is meant?")

    def _that_player(self) -> None:
        """ "that player controls": one player must have been spoken of."""
        players = {
            one.ref
            for one in self.mentions
            if "player" in one.tags and one.ref is not Who.YOU
        }
        plural = any(one.plural and "player" in one.tags for one in self.mentions)
        if len(players) != 1 or plural:
            raise UnclearError("which player is meant?")

    # --- Amounts ---

    def measured(self, n: Callable[["Scene"], Amount], ref: Ref) -> Amount:
        """The amount *n* of what is done to *ref*: to each of several players."""
        held = self.one_by_one
        self.one_by_one = several_players(ref)
        amount = n(self)
        self.one_by_one = held
        return amount

    def that_much(self) -> Amount:
        """What "that much" and "that many" stand for."""
        if self.measure is None:
            raise UnclearError("how much is “that much”?")
        return self.measure

    def event_measure(self) -> None:
        """Inside an effect or trigger: the amount of its event."""
        self.measure = ThatMuch()

    def prevented_measure(self) -> None:
        """After "if damage is prevented this way"."""
        self.measure = PreventedThisWay()


_ATTACHED_TAGS = frozenset(
    {"object", "creature", "permanent", "land", "artifact", "planeswalker"}
)
_PLAYER_TAGS = frozenset({"player", "opponent"})
OBJECT = frozenset({"object"})


def tags_of(filter_: Filter) -> frozenset[str]:
    """The words that can point back to something that matches *filter_*."""
    tags: set[str] = set()
    if filter_.players is not None:
        tags |= {"player", "recipient"}
        if filter_.players is Side.OPPONENT:
            tags.add("opponent")
    if filter_.objects:
        tags |= {"object", "recipient"}
        named = filter_.kinds | filter_.any_kinds
        for one in filter_.any_of:
            named |= one.kinds | one.any_kinds
        tags |= named
        if named & CREATURE_TYPES:
            tags.add("creature")
        if filter_.token:
            tags.add("token")
        if not named & {"spell", "card", "ability"}:
            tags.add("permanent")
        if filter_.zone is not None:
            tags |= {"card", "spell"}
    if filter_.players is not None and filter_.objects:
        tags.discard("object")
    return frozenset(tags)


def _of_each(made: Filter) -> Filter:
    if made.controller is Side.THAT_PLAYER:
        made = replace(made, controller=Side.EACH)
    if made.owner is Side.THAT_PLAYER:
        made = replace(made, owner=Side.EACH)
    return made


def several_players(ref: Ref) -> bool:
    """True if *ref* stands for a number of players and for nothing else."""
    return isinstance(ref, EachOf) and not ref.filter.objects


def _PLAYERS_OR_OBJECTS(ref: Ref) -> Filter:  # noqa: N802
    match ref:
        case ControllerOf() | OwnerOf() | Who.EVENT_PLAYER | Named():
            return PLAYER_FILTER
        case Who.EVENT_RECIPIENT:
            return Filter(players=Side.ANY)
        case _:
            return Filter()


def replace_damaged(filter_: Filter) -> Filter | None:
    """The filter of "dealt damage this way"; None when anything will do."""
    return None if filter_ == Filter() else filter_


def union(filters: list[Filter]) -> Filter:
    """What matches at least one of *filters*, in the shortest form."""
    you = [one for one in filters if not one.objects]
    objects = [one for one in filters if one.objects]
    if len(you) == 1 and len(objects) == 1 and objects[0].players is None:
        return replace(objects[0], players=you[0].players)
    if any(one.players is not None for one in filters):
        return Filter(players=Side.ANY, any_of=tuple(filters))
    return Filter(any_of=tuple(filters))


def _pointing(noun: Noun) -> str:
    if noun.word:
        return f"that {noun.word}"
    return "they" if noun.plural else "it"
