"""Reads abilities with modes: chosen, or settled by a fact or by the time of use."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.engine.instructions import Ability, If, Instruction
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.printed import in_words
from bot.wording.tokens import split_words
from bot.wording.units.begun import Head, Heads
from bot.wording.units.bodies import Body, idle, read_body
from bot.wording.units.costs import cost_flags, counters_paid
from bot.wording.units.lines import LineReader
from bot.wording.units.modal import (
    CASCADE,
    Settled,
    ability_of,
    by_fact,
    chosen_modes,
    cut,
    read_modes,
    settled,
    untargeted,
)
from bot.wording.units.paragraphs import Paragraph
from bot.wording.units.scene import Scene

_ONCE = "each mode can be chosen only once"


class ModalLineReader(LineReader):
    """Reads the lines of one card, those with modes as well."""

    def with_modes(self, attempt: Attempt, head: Head, paragraph: Paragraph) -> None:
        """Take in an ability with modes below its line."""
        if (found := settled(paragraph)) is not None:
            self._settled(attempt, head, paragraph, found)
            return
        if paragraph.choose == (0, 0):
            end = len(attempt.words)
            raise UnreadError(0, end, "it is not clear how many are chosen", 0)
        least, most = paragraph.choose
        choose = (least, min(most, len(paragraph.modes)))
        text = "\n".join((paragraph.line, *paragraph.modes))
        heads = attempt.read(self.reading.grammar.rule("trigger head"), 0)
        colon = self.colon_at(attempt)
        if paragraph.once and (heads or colon < 0):
            raise UnreadError(0, len(attempt.words), "chosen before by whom?", 0)
        if heads and attempt.words:
            self._modal_trigger(attempt, heads, head, text, paragraph)
        elif not self.only_chosen(attempt.words[max(colon + 1, 0) :]):
            end = len(attempt.words)
            raise UnreadError(0, end, "it is not known what the choice belongs to", 0)
        elif colon > 0 or head.cost:
            modes = self._abilities(attempt, paragraph.modes)
            self._activated_modes(attempt, head, colon, modes, choose, text)
            if paragraph.once:
                last = replace(self.found.activated.pop(), limit=_ONCE)
                self.found.activated.append(last)
        elif head.when:
            end = len(attempt.words)
            raise UnreadError(0, end, "a triggered ability with a choice of modes", 0)
        else:
            self.spell_modes = (self._abilities(attempt, paragraph.modes), choose)
            self.spell_text.append(text)

    def _own_body(self) -> Body:
        return Body(Scene(resolving=True, own=self.own))

    def _modes(
        self, attempt: Attempt, texts: Sequence[str], body: Callable[[], Body]
    ) -> list[Body]:
        made = read_modes(self.reading, texts, body, self.names)
        for one in made:
            one.done = [self.in_mode(it, attempt) for it in one.done]
        return made

    def _abilities(self, attempt: Attempt, texts: Sequence[str]) -> tuple[Ability, ...]:
        bodies = self._modes(attempt, texts, self._own_body)
        return tuple(ability_of(*both) for both in zip(bodies, texts, strict=True))

    def _activated_modes(
        self, attempt: Attempt, head: Head, colon: int, modes: tuple[Ability, ...],
        choose: tuple[int, int], text: str,
    ) -> None:  # fmt: skip
        taps, sacrifices = cost_flags(attempt.words[: max(colon, 0)])
        cost = in_words(attempt, 0, max(colon, 0), lower=False) or head.cost
        self.found.activated.append(
            Ability(
                (), cost=cost, modes=modes, choose=choose[0], choose_most=choose[1],
                text=text, taps=taps, sacrifices=sacrifices, when=head.condition,
                pays=counters_paid(cost),
            )
        )  # fmt: skip

    def _modal_trigger(
        self, attempt: Attempt, heads: Heads, head: Head, text: str,
        paragraph: Paragraph,
    ) -> None:  # fmt: skip
        """Which modes, its controller chooses; no mode may have a target."""
        end, wait = heads[0]

        def done(body: Callable[[], Body]) -> list[Instruction]:
            modes = self._modes(attempt, paragraph.modes, body)
            return chosen_modes(untargeted(modes), paragraph.choose)

        trigger = self.trigger(attempt, end, wait, head, text, done)
        self.found.statics.append(trigger)

    def _settled(
        self, attempt: Attempt, head: Head, paragraph: Paragraph, found: Settled
    ) -> None:
        before, fact, answers = found
        size = len(split_words(before, self.names).words) - head.at
        short = Attempt(cut(attempt.text, 0, max(size, 0)))
        text = "\n".join((paragraph.line, *paragraph.modes))
        colon = self.colon_at(short)
        if colon > 0 and fact == CASCADE:
            self._cascade(short, head, colon, answers, text)
            return

        def done(body: Callable[[], Body]) -> list[Instruction]:
            modes = self._modes(short, [does for _, does in answers], body)
            return by_fact(fact, [one for one, _ in answers], untargeted(modes))

        for end, wait in short.read(self.reading.grammar.rule("trigger head"), 0):
            if end == len(short.words):
                trigger = self.trigger(short, end, wait, head, text, done)
                self.found.statics.append(trigger)
                return
        if short.words or not self.is_spell:
            raise UnreadError(0, size, "it is not clear how many are chosen", 0)
        self.spell.done.extend(done(self._own_body))
        self.spell_text.append(text)

    def _cascade(
        self, attempt: Attempt, head: Head, colon: int,
        answers: list[tuple[str, str]], text: str,
    ) -> None:  # fmt: skip
        """A mode for each time it is activated; its user says which time it is."""
        end = len(attempt.words)
        condition = None
        at = colon + 1
        for stop, when in attempt.read(self.reading.grammar.rule("intervening"), at):
            if stop == end:
                condition, at = when(Scene(resolving=True, own=self.own)), stop
        body = read_body(self.reading, attempt, at, end, self._own_body())
        if not idle(body.done):
            raise UnclearError("what is done beside the modes?")
        modes = []
        does = [one for _, one in answers]
        for (time, _), mode in zip(
            answers, self._abilities(attempt, does), strict=True
        ):
            do = mode.do if condition is None else (If(condition, mode.do),)
            modes.append(Ability(do, mode.targets, text=f"{time} — {mode.text}"))
        self._activated_modes(attempt, head, colon, tuple(modes), (1, 0), text)
