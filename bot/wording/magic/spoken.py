"""What the words of a text point back to, of all that it has spoken of so far."""

from dataclasses import replace

from bot.engine.values import Chosen, DoneThisWay, EachOf, Filter, Ref, Side, Who
from bot.wording.magic.mentions import GONE_BY, LOST, MADE, SEVERAL, UNSEEN
from bot.wording.magic.nouns import Form, Noun, pointing
from bot.wording.magic.spoken_of import SpokenOf
from bot.wording.phrases import UnclearError

_ONE = frozenset({"a", "an", "another"})


class Spoken(SpokenOf):
    """What has been spoken of in one ability, and which of it a word means."""

    def back(self, noun: Noun) -> Ref:
        """What a word that points back means. Raises UnclearError if nothing fits."""
        if noun.word == "itself":
            noun = replace(noun, word="")
        ref = self._back(noun)
        if ref in self.rivals and noun.word == "":
            raise UnclearError("which of the two is “it”?")
        if ref == UNSEEN:
            raise UnclearError("only the players can see which card that is")
        if ref == LOST:
            raise UnclearError("which one was sacrificed is not followed")
        if ref == GONE_BY:
            raise UnclearError("which one that was is not followed")
        if ref == MADE:
            raise UnclearError("what is done to tokens just made is not followed")
        self.pointed |= {ref}
        return ref

    def just_made(self, noun: Noun) -> Ref | None:
        """The tokens just made, if *noun* points back to them and to no others."""
        if (
            noun.form is not Form.BACK
            or len(self.made) != 1
            or self._back(noun) != MADE
        ):
            return None
        return DoneThisWay(Filter(kinds=self.made[0] | {"token"}), "created")

    def unseen(self, noun: Noun) -> bool:
        """Whether *noun* points back to a card that only the players can see."""
        pointing = noun.kind is None and noun.word in ("", "card") and not noun.plural
        return pointing and self.came_up and self._back(noun) == UNSEEN

    def back_from(self, noun: Noun, doer: Ref) -> Ref:
        """What a bare "it" means to which *doer* does something: not the doer."""
        if all(one.ref == doer for one in self.mentions):
            if doer is not Who.THIS:
                raise UnclearError("would it deal damage to itself?")
            return self.back(noun)
        held, rivals = self.mentions, self.rivals
        self.mentions = [one for one in held if one.ref != doer]
        self.rivals = ()
        try:
            return self.back(noun)
        finally:
            self.mentions, self.rivals = held, rivals

    def _back(self, noun: Noun) -> Ref:
        if noun.word == "player or permanent":
            # Not what can only be a permanent, where something else was named.
            for one in reversed(self.mentions):
                if {"player", "recipient"} <= one.tags and not one.plural:
                    return one.ref
            noun = replace(noun, word="recipient")
        if noun.word == "creature or planeswalker":
            for one in reversed(self.mentions):
                if {"creature", "planeswalker"} <= one.named and not one.plural:
                    return one.ref
            noun = replace(noun, word="permanent")
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
        if noun.word.startswith("chosen "):
            return self._chosen(noun)
        if self.one_by_one and noun.word == "player" and not noun.plural:
            self._only_each()
            return Who.EACH_ONE
        if noun.word == "" and noun.plural:
            return self._they()
        if noun.word and not noun.plural and self._both_fit(noun.word):
            raise UnclearError("which of the two is “{it}”?", it=pointing(noun))
        loose: Ref | None = None
        # The very word first: a creature is a permanent, too.
        named = [
            one for one in reversed(self.mentions)
            if noun.word and noun.word in one.named and one.plural == noun.plural
        ]  # fmt: skip
        # "To target creature by creatures": that creature is the one.
        for one in sorted(named, key=lambda it: SEVERAL in it.tags):
            return one.ref
        for one in reversed(self.mentions):
            if one.plural != noun.plural:
                continue
            if noun.word == "recipient" and one.ref is Who.EVENT_SOURCE:
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
        raise UnclearError("what is meant by “{it}”?", it=pointing(noun))

    def _both_fit(self, word: str) -> bool:
        """True if *word* fits what deals the damage of an event and who is dealt it.

        Who is dealt it is meant, unless that can be a player as well.
        """
        fit = {
            one.ref: one.tags
            for one in self.mentions
            if word in one.tags and not one.plural
        }
        both = Who.EVENT_SOURCE in fit and Who.EVENT_RECIPIENT in fit
        named = word in ("creature", "permanent")
        return both and named and "player" in fit[Who.EVENT_RECIPIENT]

    def _they(self) -> Ref:
        """ "They" and "them": several things, or the one player spoken of.

        A single thing is "it"; and of several things of one event no one is meant.
        """
        things: list[Ref] = []
        persons: list[Ref] = []
        for one in reversed(self.mentions):
            if one.plural and ("object" in one.tags or one.loose):
                things.append(one.ref)
            elif one.plural:
                continue
            elif SEVERAL in one.tags:
                raise UnclearError("who are “they”?")
            elif one.ref is not Who.YOU and (
                one.loose or ("player" in one.tags and "object" not in one.tags)
            ):
                persons.append(one.ref)
        if things and persons:
            raise UnclearError("who are “they”?")
        for ref in (*things, *persons):
            return ref
        raise UnclearError("what is meant by “they”?")

    def _chosen(self, noun: Noun) -> Ref:
        """ "the chosen permanent": what was chosen, never what an event is about."""
        tag = noun.word.removeprefix("chosen ")
        for one in reversed(self.mentions):
            if isinstance(one.ref, Chosen) and tag in one.tags:
                return one.ref
        raise UnclearError("which “{it}” is meant?", it=noun.word)

    def _only_each(self) -> None:
        """ "that player controls", said of each: no other player can be meant."""
        if any(
            "player" in one.tags and not one.plural and one.ref is not Who.YOU
            for one in self.mentions
        ):
            raise UnclearError("which player is meant?")

    def _all_opponents(self) -> bool:
        """True if "they" can only mean all of your opponents."""
        players = {one.ref for one in self.mentions if "player" in one.tags}
        return players == {EachOf(Filter(players=Side.OPPONENT, objects=False))}

    def _that_player(self) -> Ref:
        """ "that player controls": one player must have been spoken of."""
        players = {
            one.ref
            for one in self.mentions
            if "player" in one.tags and one.ref is not Who.YOU
        }
        plural = any(one.plural and "player" in one.tags for one in self.mentions)
        if len(players) != 1 or plural:
            raise UnclearError("which player is meant?")
        return players.pop()
