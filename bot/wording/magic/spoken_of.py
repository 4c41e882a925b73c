"""What a text has spoken of so far: kept in its order, for words that point back."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.engine.values import Chosen, EachOf, Filter, Ref, Target, Who
from bot.wording.magic.mentions import (
    CAST,
    GONE_BY,
    LOST,
    MADE,
    NEITHER,
    OF_THE_EVENT,
    UNSEEN,
    Mention,
)
from bot.wording.magic.nouns import IT, Noun
from bot.wording.magic.tags import tags_of
from bot.wording.magic.vocabulary import CARD_TYPES
from bot.wording.phrases import UnclearError

_ONE = frozenset({"a", "an", "another"})


class SpokenOf:
    """What has been spoken of in one ability, in its order."""

    def __init__(self, *, spell: bool = False) -> None:
        self.spell = spell
        self.targets: list[Target] = []
        self.inner_targets: list[Target] | None = None
        self.mentions: list[Mention] = []
        # Two things of one event, the one that does something first: "it" is that
        # one where it does something again, and else could be either.
        self.rivals: tuple[Ref, ...] = ()
        # What was named again in the sentence before: "that creature".
        self.renamed: Ref | None = None
        # What this sentence points back to, and what its "if …" spoke of first.
        self.pointed: frozenset[Ref] = frozenset()
        self.only_then: frozenset[Ref] = frozenset()
        # What dealt the damage of the clause before, and before that sentence.
        self.dealer: Ref | None = None
        self._dealt: Ref | None = None
        # What dealt damage to what, where a bare "it" may be either of the two.
        self.met: tuple[Ref, Ref] | None = None
        # The kinds of the tokens made so far.
        self.made: tuple[frozenset[str], ...] = ()
        # Whether the cards spoken of last were revealed or looked at.
        self.came_up = False
        # "This ability triggers only once each turn."
        self.once_each_turn = False
        # Amounts are worked out for each of several players: "they control".
        self.one_by_one = False
        # One of several things that do the same: "their power" is its own.
        self.one_of: Ref | None = None

    def mention(
        self, ref: Ref, tags: frozenset[str], *, plural: bool = False,
        loose: bool = False, like: Filter | None = None,
    ) -> None:  # fmt: skip
        """From now on words can point back to *ref*, something like *like*."""
        if "object" in tags and ref != self.renamed:
            self.renamed = None  # Something else was named since.
        named = like.kinds | like.any_kinds if like else frozenset()
        self.mentions.append(Mention(ref, tags, plural, loose, named))

    def mention_this(self) -> None:
        """The card itself was named: "it" means it in the next sentence."""
        self.renamed = Who.THIS
        self.mention(Who.THIS, frozenset({"object", "~"}))

    def mention_cast(self) -> None:
        """Something may be cast: "that spell" means it from now on."""
        spells = [one.ref for one in self.mentions if "spell" in one.tags]
        if spells and isinstance(spells[-1], Chosen):
            # The very card was named before.
            self.mention(spells[-1], frozenset({"spell"}), like=CAST)
        else:
            self.mention(EachOf(CAST), frozenset({"spell"}), plural=True, like=CAST)
            self.mention(EachOf(CAST), frozenset({"spell"}), like=CAST)

    def mention_unseen(
        self, kinds: frozenset[str] = frozenset(), *, discarded: bool = False
    ) -> None:
        """Cards of these *kinds* that only players can see may be "it" from now on."""
        self.came_up = not discarded
        tags = frozenset({"object", "card"}) | kinds
        for plural in (False, True):
            self.mentions.append(Mention(UNSEEN, tags, plural, named=kinds))

    def mention_made(self, each: Sequence[frozenset[str]]) -> None:
        """Tokens of these kinds were made: "it" and "they" mean them from now on."""
        self.made = (*self.made, *each)
        kinds: frozenset[str] = frozenset().union(*each)
        kinds = kinds if all(each) else kinds | CARD_TYPES  # a copy, of anything
        tags = kinds | {"object", "token", "permanent"}
        for plural in (False, True):
            self.mentions.append(Mention(MADE, tags, plural, named=kinds))

    def mention_lost(self, kinds: frozenset[str]) -> None:
        """Somebody sacrificed one of *kinds*: "it" means that from now on."""
        self.mentions.append(Mention(LOST, kinds | {"object", "permanent"}))

    def mention_event(self, words: Sequence[str]) -> None:
        """An event, said in *words*, is waited for: "it" is no longer the card.

        Unless the card itself, or what an instruction can speak of, is in it, or
        it is about no object: a time, damage.
        """
        if words[0] == "at" or _ONE.isdisjoint(words):
            return
        if "~" not in words and not any("object" in one.tags for one in self.mentions):
            self.mentions.insert(0, Mention(GONE_BY, frozenset({"object"})))

    def mention_passed(self, filter_: Filter) -> None:
        """A permanent like *filter_* was named that no instruction can speak of."""
        unseen = filter_.kinds & {"card", "spell", "ability"} or filter_.zone
        if filter_.players is None and not unseen:
            self.mentions.append(Mention(GONE_BY, tags_of(filter_)))

    def set_rivals(self) -> None:
        """Take down that the event so far is about two things, if it is.

        What is named again last is meant by "it", and there are no rivals.
        """
        named = [
            one.ref for one in self.mentions if not one.plural and "object" in one.tags
        ]
        things = tuple(dict.fromkeys(named))
        self.rivals = things if len(things) > 1 and named[-1] != named[0] else ()

    def spoken_of_spell(self) -> bool:
        """Whether a spell that was cast, and the card itself, can both be "it"."""
        refs = {one.ref for one in self.mentions if not one.plural}
        spells = [one.ref for one in self.mentions if "spell" in one.tags]
        return Who.EVENT_SOURCE in spells and Who.THIS in refs

    @contextmanager
    def event_within(self, spoken: int) -> Iterator[None]:
        """Words mean what a later event is about, not the one that brought it about.

        The first *spoken* mentions were there before that event was told.
        """
        held, rivals = self.mentions, self.rivals
        outer = [one for one in held[:spoken] if one.ref not in OF_THE_EVENT]
        self.mentions, self.rivals = [*outer, *held[spoken:]], ()
        try:
            yield
        finally:
            new = (one for one in self.mentions if one not in held)
            told = [one for one in new if one.ref not in OF_THE_EVENT]
            self.mentions, self.rivals = [*held[:spoken], *told], rivals

    def topic(self, ref: Ref) -> None:
        """Make what is already mentioned the first thing "it" can mean."""
        for at in range(len(self.mentions) - 1, -1, -1):
            if self.mentions[at].ref == ref:
                self.mentions.append(self.mentions.pop(at))
                return

    def next_sentence(self) -> None:
        """What was just named again is "it" now, unless another dealt it damage."""
        ref, self.renamed = self.renamed, None
        dealer = self.dealer if self.dealer != self._dealt else None
        if self.spell and dealer is Who.THIS:
            dealer = None  # A spell is rarely "it".
        self._dealt = self.dealer
        things = [one.ref for one in self.mentions if "object" in one.tags]
        if ref is None or ref not in things:
            return
        self.topic(ref)
        self.rivals = () if dealer is None or dealer == ref else (ref, dealer)

    def _no_longer_this(self, ref: Ref) -> None:
        """*ref* was named after the card itself."""
        if self.mentions and self.mentions[-1].ref is Who.THIS is not ref:
            self.mentions.insert(0, self.mentions.pop())

    def same_doer(self) -> Ref | None:
        """What "it" that does something is, by the event it follows; None by no event.

        Raises UnclearError if the event was told without either doing anything.
        """
        if self.rivals[:1] == (NEITHER,):
            raise UnclearError("which of the two is “it”?")
        things = [it for it in self.mentions if "object" in it.tags and not it.plural]
        if self.rivals and isinstance(things[-1].ref, Chosen) and not things[-1].loose:
            return None  # A target was named since.
        return self.rivals[0] if self.rivals else None

    def rival(self, doer: Ref) -> bool:
        """Whether "it" that does something may be another thing than *doer*."""
        last = [one for one in self.mentions if "object" in one.tags and not one.plural]
        return bool(last) and last[-1].ref != doer and not last[-1].loose

    def point(self, noun: Noun, ref: Ref) -> None:
        """Take down that *noun* is *ref*.

        Raises UnclearError if "it" may be what dealt damage to *ref* as well.
        """
        if noun.word and not noun.plural:
            self.renamed, self.met = ref, None
        if noun == IT and self.met is not None and ref == self.met[1]:
            raise UnclearError("which of the two is “it”?")
        dealt = noun == IT and not self.spell and self.dealer not in (None, ref)
        if dealt and any(one.loose for one in self.mentions if one.ref == ref):
            raise UnclearError("what dealt the damage, or what was dealt it?")
