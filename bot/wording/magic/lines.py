"""A card's lines: which kind of ability each is, and what it gives."""

import re
from dataclasses import replace

from bot.engine.effects import Effect, EnterWatch, EnterWith, Trigger
from bot.engine.instructions import Ability, CardAbilities
from bot.engine.values import THIS
from bot.wording.magic.abilities import (
    ability_of,
    colon_of,
    idle,
    place_of,
)
from bot.wording.magic.grammar import G
from bot.wording.magic.inert import is_deed
from bot.wording.magic.keyword_lines import in_full, keyword_pieces, looks_like_keyword
from bot.wording.magic.line_abilities import LOYALTY, LineAbilities
from bot.wording.magic.paragraphs import (
    BECOMES_LEVEL,
    CHAPTER,
    CLASS_LEVEL,
    CONDITIONS,
    LEVEL,
    LIMITS,
    STILL,
    Paragraph,
    ability_word,
    chapters,
    exploiting,
    is_keyword_cost,
    is_title,
    paragraphs,
    under_condition,
)
from bot.wording.magic.relevance import touching
from bot.wording.magic.retold import magic_words
from bot.wording.magic.standing_parts import is_left_behind
from bot.wording.magic.triggered import (
    EXERT,
    WaitingError,
    exerted,
)
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.tokens import SELF

_MOST_WORDS = 300
# A Saga enters with a lore counter (714.3a).
_FIRST_CHAPTER = Effect(EnterWatch(THIS), EnterWith(counters=(("lore", 1),)))


class LineReader(LineAbilities):
    """Reads the lines of one card."""

    def read(self, text: str) -> CardAbilities:
        """All that *text* gives."""
        dumped = False
        under = ""
        found = exploiting(paragraphs(text))
        for at, paragraph in enumerate(chapters(found, self._names)):
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

    def _paragraph(self, paragraph: Paragraph) -> None:
        line = paragraph.line
        word = ability_word(line)
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
            self._not_read(attempt, line, 0, len(attempt.words), unclear.why, 0)

    def _one(self, attempt: Attempt, line: str) -> None:
        colon = colon_of(attempt)
        loyalty = LOYALTY.match(line)
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


_KEYWORD_LINE = G.rule("keyword line")
