"""A card's lines: which kind of ability each is, and what it gives."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.engine.effects import Effect, EnterWatch, EnterWith, Static, Trigger
from bot.engine.instructions import Ability, CardAbilities
from bot.engine.unread import NOT_UNDERSTOOD
from bot.engine.values import THIS, RemovedThisWay
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
    place_of,
    standing,
    stands_behind,
    with_cost,
)
from bot.wording.magic.bodies import Body, read_body, sentence_end
from bot.wording.magic.grammar import G
from bot.wording.magic.inert import is_deed
from bot.wording.magic.inert_sentences import inert_sentence
from bot.wording.magic.keyword_lines import in_full, keyword_pieces, looks_like_keyword
from bot.wording.magic.paragraphs import (
    ABILITY_WORD,
    BECOMES_LEVEL,
    CHAPTER,
    CLASS_LEVEL,
    CONDITIONS,
    LEVEL,
    LIMITS,
    STILL,
    Paragraph,
    chapters,
    is_keyword_cost,
    is_title,
    paragraphs,
    under_condition,
)
from bot.wording.magic.relevance import touching
from bot.wording.magic.retold import magic_words
from bot.wording.magic.scene import Scene
from bot.wording.magic.standing_parts import is_left_behind, may_go_on, standing_part
from bot.wording.magic.triggered import (
    EXERT,
    WHEN_YOU_DO,
    WaitingError,
    does_so,
    exerted,
    is_reflexive,
    reflexive,
    triggered,
    triggered_modes,
)
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.tokens import SELF

_MOST_WORDS = 300
# A Saga enters with a lore counter (714.3a).
_FIRST_CHAPTER = Effect(EnterWatch(THIS), EnterWith(counters=(("lore", 1),)))
_LOYALTY = re.compile(r"^\[?(?P<cost>[+\-−–]?(?:\d+|X))\]?\s*:\s*")


class LineReader:
    """Reads the lines of one card."""

    def __init__(
        self, names: tuple[tuple[str, ...], ...], kinds: frozenset[str]
    ) -> None:
        self._names = names
        self._kinds = kinds
        self._spell_body: Body | None = None
        self._spell_modes: tuple[tuple[Ability, ...], tuple[int, int]] | None = None
        self._spell_text: list[str] = []
        self.found = Found([], [], [], [], [])
        # Where the words stop making sense, for the caret: (text, from, to, why).
        self.trouble: tuple[str, int, int, str] | None = None

    @property
    def _is_spell(self) -> bool:
        return bool(self._kinds & {"instant", "sorcery"})

    def read(self, text: str) -> CardAbilities:
        """All that *text* gives."""
        dumped = False
        under = ""
        found = paragraphs(text)
        for at, paragraph in enumerate(chapters(found)):
            words = magic_words(paragraph.line, self._names).words
            if at == 0 and words == (SELF,):
                # Both faces in one text, each under its name: only the first is read.
                dumped = True
                continue
            if dumped and is_title(paragraph):
                self._unread(paragraph.line, "what follows belongs to another face")
                break
            if level := CLASS_LEVEL.match(paragraph.line):
                # What stands below is there from that level on (716.2).
                under = f"~ is at level {level['level']} or higher"
                self.found.irrelevant.append(paragraph.line)
                continue
            if under and not BECOMES_LEVEL.match(paragraph.line):
                line = under_condition(paragraph.line, under)
                paragraph = replace(paragraph, line=line)
            if LEVEL.match(paragraph.line):
                self._unread(
                    paragraph.line, "levels are not read, and what stands below them"
                )
                break
            self._paragraph(paragraph)
        if any(CHAPTER.match(one.line) for one in found) and (
            "read ahead" not in self.found.keywords
        ):
            self.found.statics.insert(0, _FIRST_CHAPTER)
        spell = self._spell()
        return CardAbilities(
            statics=tuple(self.found.statics),
            spell=spell,
            activated=tuple(self.found.activated),
            keywords=tuple(dict.fromkeys(self.found.keywords)),
            irrelevant=tuple(self.found.irrelevant),
            unread=tuple(self.found.unread),
        )

    def _spell(self) -> Ability | None:
        body = self._spell_body
        text = "\n".join(self._spell_text)
        if self._spell_modes is not None:
            modes, (choose, most) = self._spell_modes
            do = tuple(body.done) if body else ()
            return Ability(do, modes=modes, choose=choose, choose_most=most, text=text)
        if body is None:
            return None
        if all(idle(one) for one in body.done) and not self._is_spell:
            self.found.irrelevant.append(text)
            return None
        return ability_of(body, text)

    def _scene(self, *, spell: bool = False) -> Scene:
        scene = Scene(spell=spell)
        scene.host_kinds = self._kinds
        return scene

    def _scene_behind(self, words: tuple[str, ...]) -> Scene:
        """A scene in which "it" can be what was passed over in *words*."""
        scene = self._scene()
        scene.mention_event(words)
        return scene

    def _paragraph(self, paragraph: Paragraph) -> None:
        line = paragraph.line
        word = ABILITY_WORD.match(line)
        if word and not is_keyword_cost(word["word"], line[word.end() :]):
            line = line[word.end() :]
            if word["word"].casefold() == "to solve":
                # What it takes; whether it is solved is told (719.3a).
                return self.found.irrelevant.append(paragraph.line)
            means = CONDITIONS.get(word["word"].casefold())
            if means:
                line = under_condition(line, means)
            limit = LIMITS.get(word["word"].casefold())
            if limit:
                line = f"{line.rstrip()} {limit}"
            paragraph = replace(paragraph, line=line)
        line = STILL.sub(r" that's still \1", line)
        if re.fullmatch(r"\d\.", line):
            return None
        if paragraph.modes:
            self._with_modes(paragraph)
            return None
        attempt = Attempt(magic_words(line, self._names))
        pieces = keyword_pieces(line)
        if len(pieces) > 1 and not attempt.whole(_KEYWORD_LINE):
            for piece in pieces:
                self._paragraph(Paragraph(piece))
            return None
        full = in_full(line)
        if full:
            self.found.keywords.append(line.strip().rstrip(".").lower())
            line, *more = full.split("\n")
            for one in more:
                self._paragraph(Paragraph(one))
            attempt = Attempt(magic_words(line, self._names))
        elif keywords := attempt.whole(_KEYWORD_LINE):
            self.found.keywords.extend(keywords[0])
            return None
        elif looks_like_keyword(line) and not is_deed(line):
            return self._unread(line, "a keyword that is not played out")
        attempt.far = 0
        if not attempt.words:
            return None
        if len(attempt.words) > _MOST_WORDS:
            return self._unread(line, "it is too long")
        try:
            self._one(attempt, line)
        except RecursionError:
            self._unread(line, "it is too involved")
        except WaitingError as waiting:
            if not touching(attempt.words):
                return self.found.irrelevant.append(line)
            self.found.statics += [it for it in waiting.made if isinstance(it, Trigger)]
            self.found.activated += [
                it for it in waiting.made if isinstance(it, Ability)
            ]
            self._unread(line, str(waiting.trouble))
        except UnreadError as unread:
            self._not_read(attempt, line, unread.at, unread.end, unread.why, unread.far)
        except UnclearError as unclear:
            self._not_read(attempt, line, 0, len(attempt.words), str(unclear), 0)

    def _one(self, attempt: Attempt, line: str) -> None:
        colon = colon_of(attempt)
        loyalty = _LOYALTY.match(line)
        if loyalty and "planeswalker" in (self._kinds or {"planeswalker"}):
            self._activated(attempt, colon, line, loyalty["cost"])
        elif colon > 0:
            self._activated(attempt, colon, line, None)
        elif attempt.words[: len(EXERT)] == EXERT:
            self.found.statics.extend(exerted(attempt, line, self._scene()))
        elif attempt.words[0] in ("when", "whenever", "at") and not (
            self._is_spell and is_left_behind(attempt.words)
        ):
            self.found.statics.extend(self._triggered(attempt, line))
        elif self._is_spell:
            self._spell_line(attempt, line)
        else:
            self._standing(attempt, line)

    def _not_read(
        self, attempt: Attempt, line: str, at: int, end: int, why: str, far: int
    ) -> None:
        if not touching(attempt.words):
            self.found.irrelevant.append(line)
            return
        sentence = attempt.text.between(at, min(end + 1, len(attempt.words)))
        if self.trouble is None:
            self.trouble = (line, *place_of(attempt, far), why)
        self._unread(sentence or line, why)

    def _unread(self, sentence: str, why: str) -> None:
        self.found.unread.append((sentence, why))

    # --- Abilities ---

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
        triggers = triggered(attempt, line, self._scene, at, stop)
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
                if touching(words) and not inert_sentence(words):
                    raise
                self.found.irrelevant.append(
                    attempt.text.between(at, stop + 1 if stop < end else stop)
                )
                new_scene = partial(self._scene_behind, words)
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

    # --- Modes ---

    def _with_modes(self, paragraph: Paragraph) -> None:
        modes: list[Ability] = []
        for mode in paragraph.modes:
            word = ABILITY_WORD.match(mode)
            text = mode[word.end() :] if word else mode
            attempt = Attempt(magic_words(text, self._names))
            try:
                body = read_body(
                    attempt, 0, len(attempt.words),
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
        line = paragraph.line
        attempt = Attempt(magic_words(line, self._names))
        colon = colon_of(attempt)
        loyalty = _LOYALTY.match(line)
        text = "\n".join((line, *paragraph.modes))
        if colon > 0:
            ability = Ability(
                (), modes=tuple(modes), choose=choose[0], choose_most=choose[1],
                text=text,
            )  # fmt: skip
            cost = loyalty["cost"] if loyalty else None
            self.found.activated.append(with_cost(ability, attempt, colon, cost))
        elif attempt.words[:1] in (("when",), ("whenever",), ("at",)):
            try:
                self.found.statics.extend(
                    triggered_modes(
                        attempt, text, tuple(modes), paragraph.choose, self._scene
                    )
                )
            except UnclearError as unclear:
                self._unread(text, str(unclear))
        elif line:
            self._unread(line, "it is not known what the choice belongs to")
        else:
            self._spell_modes = (tuple(modes), choose)
            self._spell_text.append(text)


_KEYWORD_LINE = G.rule("keyword line")
