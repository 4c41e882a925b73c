"""A card's lines: which kind of ability each is, and what it gives."""

import re
from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Always
from bot.engine.effects import Trigger
from bot.engine.instructions import Ability, CardAbilities, If, Instruction
from bot.engine.values import Who
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.printed import in_words
from bot.wording.tokens import SELF, Words, split_words
from bot.wording.units.alternatives import either, without_instead
from bot.wording.units.begun import Found, Head, Wait
from bot.wording.units.bodies import Body, Reading, idle, read_body
from bot.wording.units.costs import cost_flags, counters_paid
from bot.wording.units.modal import (
    ability_of,
    after_trigger,
    cut,
)
from bot.wording.units.paragraphs import Paragraph, paragraphs
from bot.wording.units.scene import Scene
from bot.wording.units.sentences import conditioned

# No line of a card is longer.
_MOST_WORDS = 300


class LineReader:
    """Reads the lines of one card; each game says what its heads and costs are."""

    reading: Reading
    reminder: re.Pattern[str]
    spell_kinds: frozenset[str]

    def __init__(
        self, names: tuple[tuple[str, ...], ...], kinds: frozenset[str]
    ) -> None:
        self.names = names
        self.kinds = kinds
        self.found = Found()
        self.own = self.own_words()
        self.spell = Body(Scene(resolving=True, own=self.own))
        self.spell.scene.of_itself = not self.is_spell
        self.spell_text: list[str] = []
        self.spell_modes: tuple[tuple[Ability, ...], tuple[int, int]] | None = None

    # --- What games say for themselves -------------------------------------------

    def head(self, words: Words) -> Head:
        """What stands before the ability in *words*."""
        raise NotImplementedError

    def keyword_line(self, attempt: Attempt, head: Head) -> bool:
        """Take in a line of nothing but keywords; False if it is none."""
        raise NotImplementedError

    def costs(self, words: tuple[str, ...]) -> bool:
        """True if *words*, before a colon, can be a cost."""
        raise NotImplementedError

    def elsewhere(self, words: tuple[str, ...]) -> bool:
        """True if what is about to resolve waits where it never does."""
        return False

    def deed(self, one: Instruction) -> Instruction:
        """*one* of an activated or triggered ability, as the game counts it."""
        return one

    def own_words(self) -> frozenset[str]:
        """What marks the card itself as what "it" can mean; empty if it never is."""
        raise NotImplementedError

    def in_mode(self, one: Instruction, before: Attempt) -> Instruction:
        """*one* of a mode, as the words before the modes change it."""
        return one

    def only_chosen(self, before: tuple[str, ...]) -> bool:
        """True if the words *before* "choose one" do nothing and ask nothing."""
        return not before

    def with_modes(self, attempt: Attempt, head: Head, paragraph: Paragraph) -> None:
        """Take in an ability with modes below its line."""
        raise NotImplementedError

    # --- Reading -----------------------------------------------------------------

    @property
    def is_spell(self) -> bool:
        """True if the card itself resolves."""
        return bool(self.kinds & self.spell_kinds)

    def read(self, text: str) -> CardAbilities:
        """All that *text* gives."""
        for paragraph in paragraphs(text, self.reminder):
            self._paragraph(paragraph)
        found = self.found
        return CardAbilities(
            statics=tuple(found.statics),
            spell=self._spell_ability(),
            activated=tuple(found.activated),
            keywords=tuple(dict.fromkeys(found.keywords)),
            irrelevant=tuple(found.irrelevant),
            unread=tuple(found.unread),
        )

    def _spell_ability(self) -> Ability | None:
        if not self.spell_text:
            return None
        text = "\n".join(self.spell_text)
        ability = ability_of(self.spell, text)
        if self.spell_modes is not None:
            modes, (least, most) = self.spell_modes
            ability = replace(ability, modes=modes, choose=least, choose_most=most)
        if not ability.modes and idle(ability.do):
            self.found.irrelevant.extend(self.spell_text)
            return None
        return ability

    def _paragraph(self, paragraph: Paragraph) -> None:
        line = paragraph.line
        words = split_words(line, self.names)
        if not words.words and not paragraph.modes:
            return
        head = self.head(words)
        body = cut(words, head.at)
        attempt = Attempt(body)
        end = len(attempt.words)
        try:
            if end > _MOST_WORDS:
                raise UnreadError(0, end, "it is too long", 0)
            self._one(attempt, head, paragraph)
        except UnreadError as unread:
            self._not_read(attempt, paragraph, unread)
        except RecursionError:
            why = "it is too involved"
            self._not_read(attempt, paragraph, UnreadError(0, end, why, 0))
        except UnclearError as unclear:
            self._not_read(attempt, paragraph, UnreadError(0, end, unclear.why, 0))

    def _not_read(
        self, attempt: Attempt, paragraph: Paragraph, unread: UnreadError
    ) -> None:
        line = paragraph.line
        modes = " ".join(paragraph.modes)
        if not self.reading.touching((*attempt.words, *split_words(modes, ()).words)):
            self.found.irrelevant.append("\n".join((line, *paragraph.modes)))
            return
        if modes:
            self.found.trouble = self.found.trouble or (modes, 0, len(modes))
            self.found.unread.append((f"{line} {modes}".strip(), unread.why))
            return
        words = attempt.text
        if self.found.trouble is None and words.words:
            at = min(unread.far, len(words.words) - 1)
            self.found.trouble = (line, words.starts[at], words.ends[at])
        end = min(unread.end + 1, len(words.words))
        self.found.unread.append((words.between(unread.at, end) or line, unread.why))

    def _one(self, attempt: Attempt, head: Head, paragraph: Paragraph) -> None:
        line = paragraph.line
        if paragraph.modes:
            self.with_modes(attempt, head, paragraph)
            return
        if self.keyword_line(attempt, head):
            return
        colon = self.colon_at(attempt)
        if colon > 0 or head.cost:
            self._activated(attempt, head, colon, line)
            return
        if self.is_spell and not head.inherited:
            self._resolving(attempt, head, line)
            return
        if self._triggered(attempt, head, line):
            return
        try:
            self._standing(attempt, head, line)
        except UnreadError as problem:
            if self.kinds:
                raise
            # Words without a card can be a spell's as well.
            try:
                self._spell_line(attempt, head, line)
            except UnreadError as other:
                raise (other if other.far >= problem.far else problem) from None

    def colon_at(self, attempt: Attempt) -> int:
        """The place of the colon after a cost, -1 if there is none."""
        for at, word in enumerate(attempt.words):
            if word in ('"', "."):
                return -1
            if word == ":":
                return at if self.costs(attempt.words[:at]) else -1
        return -1

    # --- Abilities ----------------------------------------------------------------

    def _body(self, attempt: Attempt, at: int, body: Body) -> Body:
        return read_body(self.reading, attempt, at, len(attempt.words), body)

    def _activated(self, attempt: Attempt, head: Head, colon: int, line: str) -> None:
        scene = Scene(resolving=True, inherited=head.inherited, own=self.own)
        body = self._body(attempt, colon + 1, Body(scene))
        if idle(body.done):
            self.found.irrelevant.append(line)
            return
        body.done = [self.deed(one) for one in body.done]
        cost = in_words(attempt, 0, max(colon, 0), lower=False) or head.cost
        taps, sacrifices = cost_flags(attempt.words[: max(colon, 0)])
        ability = replace(
            ability_of(body, line),
            cost=cost,
            when=head.condition,
            pays=counters_paid(cost),
            taps=taps,
            sacrifices=sacrifices,
        )
        self.found.activated.append(ability)

    def _triggered(self, attempt: Attempt, head: Head, line: str) -> bool:
        heads = attempt.read(self.reading.grammar.rule("trigger head"), 0)
        trouble: UnreadError | UnclearError | None = None
        for end, wait in heads:
            try:
                trigger = self.trigger(attempt, end, wait, head, line)
            except (UnreadError, UnclearError) as problem:
                trouble = trouble or problem
                continue
            if idle(trigger.do):
                self.found.irrelevant.append(line)
            else:
                self.found.statics.append(trigger)
            return True
        if trouble is not None:
            raise trouble
        return False

    def trigger(
        self, attempt: Attempt, end: int, wait: Wait, head: Head, line: str,
        modes: Callable[[Callable[[], Body]], list[Instruction]] | None = None,
    ) -> Trigger:  # fmt: skip
        """The ability that waits for *wait*, with what is said from word *end* on."""
        scene = Scene(resolving=False, inherited=head.inherited, own=self.own)
        waits = wait(scene)
        scene.resolving = True
        from bot.engine.values import ThatMuch

        if waits.measured:
            scene.measure = ThatMuch()
        if waits.topic is not None:
            scene.mention(waits.topic, waits.tags)
        scene.of_itself = waits.topic is Who.THIS
        when = list(head.when)
        if waits.when != Always():
            when.append(waits.when)
        for stop, condition in attempt.read(
            self.reading.grammar.rule("intervening"), end
        ):
            when.append(condition(scene))
            end = stop
            break
        if modes is None:
            body = self._body(attempt, end, Body(scene))
        else:
            do = modes(lambda: Body(scene.clone()))
            body = after_trigger(self.reading, attempt, end, Body(scene), do)
        body.done = [self.deed(one) for one in body.done]
        ability = ability_of(body, line)
        condition_ = Head(tuple(when)).condition
        return Trigger(
            waits.watch, ability.do, when=condition_, text=line,
            targets=ability.targets, each_source=waits.each_source,
        )  # fmt: skip

    def _resolving(self, attempt: Attempt, head: Head, line: str) -> None:
        if self.elsewhere(attempt.words) and self._triggered(attempt, head, line):
            return
        try:
            self._spell_line(attempt, head, line)
        except UnreadError:
            words = attempt.words
            # What happens to the card in other zones, where it never resolves.
            if words[:2] not in (("when", SELF), ("whenever", SELF)):
                raise
            self.found.irrelevant.append(line)

    def _spell_line(self, attempt: Attempt, head: Head, line: str) -> None:
        trial = self.spell.clone()
        if head.when:
            trial.scene.only_then = frozenset()
        before = len(trial.done)
        other = without_instead(attempt) if head.when else None
        if other is not None:
            trial = self._body(other, 0, trial)
            trial.done = either(trial.done, before, head.condition)
            self.spell = trial
            self.spell_text.append(line)
            return
        trial = self._body(attempt, 0, trial)
        new = trial.done[before:]
        aside = attempt.words[0] in ("when", "whenever")
        if new and aside and idle(new):
            self.found.irrelevant.append(line)
            return
        if head.when:
            made = tuple(trial.done[before:])
            if made:
                trial.done[before:] = [If(head.condition, made)]
        self.spell = trial
        self.spell_text.append(line)

    def _standing(self, attempt: Attempt, head: Head, line: str) -> None:
        scene = Scene(resolving=False, inherited=head.inherited, own=self.own)
        body = self._body(attempt, 0, Body(scene))
        if not body.statics:
            self.found.irrelevant.append(line)
            return
        self.found.statics.extend(conditioned(body.statics, head.condition))
