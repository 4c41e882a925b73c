"""Single lines of a card read as abilities: activated, triggered, standing."""

import re
from collections.abc import Callable
from functools import partial

from bot.engine.effects import Static, Trigger
from bot.engine.instructions import Ability
from bot.engine.unread import NOT_UNDERSTOOD
from bot.engine.values import RemovedThisWay
from bot.wording.magic.abilities import (
    FELT,
    PAID_WITH,
    Found,
    ability_of,
    colon_of,
    idle,
    inert_line,
    is_cost,
    otherwise,
    standing,
    stands_behind,
    with_cost,
)
from bot.wording.magic.bodies import Body, read_body, sentence_end
from bot.wording.magic.grammar import G
from bot.wording.magic.inert_sentences import inert_sentence
from bot.wording.magic.paragraphs import (
    Paragraph,
    ability_word,
)
from bot.wording.magic.relevance import touching
from bot.wording.magic.retold import magic_words
from bot.wording.magic.scene import Scene
from bot.wording.magic.standing_parts import may_go_on, standing_part
from bot.wording.magic.triggered import (
    WHEN_YOU_DO,
    WaitingError,
    does_so,
    is_reflexive,
    reflexive,
    triggered,
)
from bot.wording.magic.triggered_modes import triggered_modes
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.tokens import SELF


def _passed_over(words: tuple[str, ...], *, behind: bool) -> bool:
    """Whether a sentence can be left out; *behind* one that was left out, too."""
    if words[:1] == ("do",) and words[2:3] == ("only",):
        return False  # "Do this only once each turn."
    if behind and words == _UNTAPS:
        return True
    return not touching(words) or inert_sentence(words)


_UNTAPS = tuple(f"if you do , untap {SELF}".split())
LOYALTY = re.compile(r"^\[?(?P<cost>[+\-−–]?(?:\d+|X))\]?\s*:\s*")


class LineAbilities:
    """Reads one line after the other as abilities of one card."""

    def __init__(
        self, names: tuple[tuple[str, ...], ...], kinds: frozenset[str]
    ) -> None:
        self._names = names
        self._kinds = kinds
        self._spell_body: Body | None = None
        self._spell_modes: tuple[tuple[Ability, ...], tuple[int, int]] | None = None
        self._spell_text: list[str] = []
        # Whether triggers are kept that can touch no ruling: one may ask for them.
        self.idle_too = False
        self.found = Found([], [], [], [], [])
        # Where the words stop making sense, for the caret: (text, from, to, why).
        self.trouble: tuple[str, int, int, str] | None = None

    @property
    def _is_spell(self) -> bool:
        return bool(self._kinds & {"instant", "sorcery"})

    def _scene(self, *, spell: bool = False) -> Scene:
        scene = Scene(spell=spell)
        scene.host_kinds = self._kinds
        return scene

    def _scene_behind(self, words: tuple[str, ...]) -> Scene:
        """A scene in which "it" can be what was passed over in *words*."""
        scene = self._scene()
        scene.mention_event(words)
        return scene

    def _unread(self, sentence: str, why: str) -> None:
        self.found.unread.append((sentence, why))

    def _activated(
        self, attempt: Attempt, colon: int, line: str, loyalty: str | None
    ) -> None:
        scene = self._scene()
        if not PAID_WITH.isdisjoint(attempt.words[:colon]):
            scene.mention_event(attempt.words[:colon])
        if "remove all" in " ".join(attempt.words[:colon]):
            scene.measure = RemovedThisWay()
        try:
            body = read_body(attempt, colon + 1, len(attempt.words), Body(scene))
        except (UnreadError, UnclearError) as trouble:
            end = len(attempt.words)
            paid = loyalty is not None or is_cost(attempt.words[:colon])
            if not paid or stands_behind(attempt, colon + 1, end):
                raise
            unknown = Ability(NOT_UNDERSTOOD, text=line)
            made = with_cost(unknown, attempt, colon, loyalty)
            raise WaitingError((made,), trouble) from trouble
        if all(idle(one) for one in body.done):
            # A planeswalker's loyalty changes all the same, and so does what is paid.
            if loyalty is None and FELT.isdisjoint(attempt.words[:colon]):
                self.found.irrelevant.append(line)
                return
            if loyalty is not None:
                self.found.irrelevant.append(line)
        self.found.activated.append(
            with_cost(ability_of(body, line), attempt, colon, loyalty)
        )

    def _triggered(
        self, attempt: Attempt, line: str, at: int = 0, stop: int | None = None
    ) -> list[Trigger]:
        triggers = triggered(
            attempt, line, self._scene, at, stop, idle_too=self.idle_too
        )
        if not triggers:
            self.found.irrelevant.append(line)
        return triggers

    def _spell_line(self, attempt: Attempt, line: str) -> None:
        body = self._spell_body or Body(self._scene(spell=True))
        self._spell_body = read_body(attempt, 0, len(attempt.words), body)
        self._spell_text.append(line)

    def _standing(self, attempt: Attempt, line: str) -> None:
        for lasting in attempt.whole(G.rule("standing line")):
            scene = self._scene()
            scene.resolving = False
            self.found.statics.extend(standing(scene, lasting))
            return
        if inert_line(attempt):
            self.found.irrelevant.append(line)
            return
        at = 0
        statics: list[Static] = []
        end = len(attempt.words)
        last_scene: Scene | None = None
        before: list[Static] = []
        behind = False
        new_scene: Callable[[], Scene] = self._scene
        while at < end:
            stop = sentence_end(attempt, at, end)
            if statics and is_reflexive(attempt.words[at:stop]):
                statics = reflexive(statics, self._triggered(attempt, line, at, stop))
                at = stop + 1
                continue
            if statics and does_so(attempt.words[at:stop], statics[-1]):
                at += len(WHEN_YOU_DO)
            try:
                other = 2 * (attempt.words[at : at + 2] == ("otherwise", ","))
                other *= not (statics and may_go_on(statics[-1]))
                made, last_scene, left = standing_part(
                    attempt, at + other, stop, statics, last_scene, new_scene
                )
                self.found.irrelevant.extend(left)
                if other:
                    made = [*statics, *otherwise(before, made[len(statics) :])]
            except UnreadError as problem:
                if at == 0 and not self._kinds:
                    self._as_spell(attempt, line, problem)
                    return
                words = attempt.words[at:stop]
                if not _passed_over(words, behind=behind):
                    raise
                self.found.irrelevant.append(
                    attempt.text.between(at, stop + 1 if stop < end else stop)
                )
                new_scene = partial(self._scene_behind, words)
                behind = True
            else:
                before = made[len(statics) :]
                statics = made
            at = stop + 1
        self.found.statics.extend(statics)

    def _as_spell(self, attempt: Attempt, line: str, problem: UnreadError) -> None:
        """Words without a card can be a spell's as well."""
        try:
            self._spell_line(attempt, line)
        except UnreadError as other:
            raise (other if other.far >= problem.far else problem) from None

    def _with_modes(self, paragraph: Paragraph) -> None:
        line = paragraph.line
        attempt = Attempt(magic_words(line, self._names))
        if attempt.words[:1] in (("when",), ("whenever",), ("at",)):
            self._modes_of_trigger(attempt, paragraph)
            return
        modes: list[Ability] = []
        for mode in paragraph.modes:
            word = ability_word(mode)
            text = mode[word.end() :] if word else mode
            inner = Attempt(magic_words(text, self._names))
            try:
                body = read_body(
                    inner, 0, len(inner.words),
                    Body(self._scene(spell=self._is_spell)),
                )  # fmt: skip
            except UnreadError as unread:
                self._unread(mode, unread.why)
                modes.append(Ability(NOT_UNDERSTOOD, text=mode))
                continue
            modes.append(ability_of(body, mode))
        choose = paragraph.choose
        if choose[1] > len(modes):
            choose = (choose[0], len(modes))
        colon = colon_of(attempt)
        loyalty = LOYALTY.match(line)
        text = "\n".join((line, *paragraph.modes))
        if 0 < colon < len(attempt.words) - 1:
            self._unread(line, "it is not known what the choice belongs to")
        elif colon > 0:
            ability = Ability(
                (), modes=tuple(modes), choose=choose[0], choose_most=choose[1],
                text=text,
            )  # fmt: skip
            cost = loyalty["cost"] if loyalty else None
            self.found.activated.append(with_cost(ability, attempt, colon, cost))
        elif line:
            self._unread(line, "it is not known what the choice belongs to")
        else:
            self._spell_modes = (tuple(modes), choose)
            self._spell_text.append(text)

    def _modes_of_trigger(self, attempt: Attempt, paragraph: Paragraph) -> None:
        try:
            triggers = triggered_modes(
                attempt, paragraph.modes, paragraph.choose,
                partial(magic_words, names=self._names), self._scene, self._unread,
            )  # fmt: skip
        except UnclearError as trouble:
            self._unread("\n".join((paragraph.line, *paragraph.modes)), str(trouble))
        else:
            self.found.statics.extend(triggers)
