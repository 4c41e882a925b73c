"""A card's lines: which kind of ability each is, and what it gives."""

import re
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.effects import Effect, OtherWatch, Static, Trigger
from bot.engine.instructions import (
    Ability,
    CardAbilities,
    ChooseOne,
    If,
    Install,
    Instruction,
    May,
    Unplayed,
)
from bot.engine.values import Condition, Who
from bot.wording.magic.bodies import Body, UnreadError, read_body, sentence_end
from bot.wording.magic.grammar import G
from bot.wording.magic.inert import is_deed
from bot.wording.magic.inert_sentences import inert_sentence
from bot.wording.magic.keyword_lines import in_full, keyword_pieces, looks_like_keyword
from bot.wording.magic.keywords import INERT
from bot.wording.magic.making import Lasting
from bot.wording.magic.relevance import touching
from bot.wording.magic.scene import Scene
from bot.wording.magic.words import in_words
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.rebuilding import renumbered, with_x
from bot.wording.tokens import SELF, split_words

_REFLEX = ("when", "damage", "is", "prevented", "this", "way")
_EXERT = tuple(f"you may exert {SELF} as it attacks . when you do ,".split())
_REMINDER = re.compile(r"\s*\([^()]*\)")
_ABILITY_WORD = re.compile(
    r"^(?P<word>[A-Z][\w'’!?,.\- ]{1,48}?)\s*(?:—|–|--| - )\s*(?=[A-Z{\[+\-−0-9])"
)
_CHOOSE = re.compile(
    r"\bchoose (?P<how>one or both|one or more|one|two|three|any number|up to one|"
    r"up to two|up to three)(?: that hasn't been chosen)?\s*(?:—|–|--|-|\.|:)\s*$",
    re.IGNORECASE,
)
_MOST_WORDS = 300
_HOW_MANY = {
    "one": (1, 0), "two": (2, 0), "three": (3, 0), "one or both": (1, 2),
    "one or more": (1, 99), "any number": (0, 99), "up to one": (0, 1),
    "up to two": (0, 2), "up to three": (0, 3),
}  # fmt: skip
# Words before a dash that say when an ability works.
_CONDITIONS = {"max speed": "you have max speed", "solved": "this is solved"}
_STILL = re.compile(r"\. It's still (an? \w+)(?=\.|$)")
_BULLET = re.compile(r"^\s*[•*]\s+")
_CHAPTER = re.compile(r"^(?:[IVX]+(?:, [IVX]+)*)\s*(?:—|–|--)\s")
_LOYALTY = re.compile(r"^\[?(?P<cost>[+\-−–]?(?:\d+|X))\]?\s*:\s*")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability's text: its line, and the bullets below it if it has modes."""

    line: str
    modes: tuple[str, ...] = ()
    choose: tuple[int, int] = (1, 0)


@dataclass(slots=True)
class Found:
    """What a card's lines have given so far."""

    statics: list[Static]
    activated: list[Ability]
    keywords: list[str]
    irrelevant: list[str]
    unread: list[tuple[str, str]]


def paragraphs(text: str) -> list[Paragraph]:
    """The abilities of a card's text; reminder text is left out."""
    made: list[Paragraph] = []
    for raw in _REMINDER.sub("", text).splitlines():
        line = raw.strip()
        if not line:
            continue
        if _BULLET.match(line) and made:
            bullet = _BULLET.sub("", line)
            made[-1] = replace(made[-1], modes=(*made[-1].modes, bullet))
            continue
        choose = _CHOOSE.search(line)
        if choose:
            how = _HOW_MANY[choose["how"].casefold()]
            made.append(Paragraph(line[: choose.start()].rstrip(), (), how))
        else:
            made.append(Paragraph(line))
    return made


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
        for at, paragraph in enumerate(paragraphs(text)):
            words = split_words(paragraph.line, self._names).words
            if at == 0 and words == (SELF,):
                # Both faces in one text, each under its name: only the first is read.
                dumped = True
                continue
            if dumped and _is_title(paragraph):
                self._unread(paragraph.line, "what follows belongs to another face")
                break
            self._paragraph(paragraph)
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
        return _ability(body, text)

    def _scene(self, *, spell: bool = False) -> Scene:
        scene = Scene(spell=spell)
        scene.host_kinds = self._kinds
        return scene

    # --- One paragraph ---

    def _paragraph(self, paragraph: Paragraph) -> None:
        line = paragraph.line
        if _CHAPTER.match(line):
            self._unread(line, "the chapters of a Saga are not read")
            return
        if re.match(r"^(?:\{[^}]+\})+: Level \d", line) or line.startswith("LEVEL "):
            self._unread(line, "levels are not read")
            return
        word = _ABILITY_WORD.match(line)
        if word and not _is_keyword_cost(word["word"]):
            line = line[word.end() :]
            means = _CONDITIONS.get(word["word"].casefold())
            if means:
                line = f"As long as {means}, {line[:1].lower()}{line[1:]}"
            paragraph = replace(paragraph, line=line)
        line = _STILL.sub(r" that's still \1", line)
        if re.fullmatch(r"\d\.", line):
            return
        if paragraph.modes:
            self._with_modes(paragraph)
            return
        pieces = keyword_pieces(line)
        if len(pieces) > 1 and not self._known_keywords(line):
            for piece in pieces:
                self._paragraph(Paragraph(piece))
            return
        full = in_full(line)
        if full:
            self.found.keywords.append(line.strip().rstrip(".").lower())
            line = full
        elif self._keyword_line(line):
            return
        elif looks_like_keyword(line) and not is_deed(line):
            self._unread(line, "a keyword that is not played out")
            return
        attempt = Attempt(split_words(line, self._names))
        if not attempt.words:
            return
        if len(attempt.words) > _MOST_WORDS:
            self._unread(line, "it is too long")
            return
        try:
            self._one(attempt, line)
        except RecursionError:
            self._unread(line, "it is too involved")
        except UnreadError as unread:
            self._not_read(attempt, line, unread.at, unread.end, unread.why, unread.far)
        except UnclearError as unclear:
            self._not_read(attempt, line, 0, len(attempt.words), str(unclear), 0)

    def _one(self, attempt: Attempt, line: str) -> None:
        colon = _colon(attempt)
        loyalty = _LOYALTY.match(line)
        if loyalty and "planeswalker" in (self._kinds or {"planeswalker"}):
            self._activated(attempt, colon, line, loyalty["cost"])
        elif colon > 0:
            self._activated(attempt, colon, line, None)
        elif attempt.words[: len(_EXERT)] == _EXERT:
            self.found.statics.extend(self._exerted(attempt, line))
        elif attempt.words[0] in ("when", "whenever", "at"):
            self.found.statics.extend(self._trigger(attempt, line))
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
            self.trouble = (line, *_place(attempt, far), why)
        self._unread(sentence or line, why)

    def _unread(self, sentence: str, why: str) -> None:
        self.found.unread.append((sentence, why))

    # --- Keywords ---

    def _keyword_line(self, line: str) -> bool:
        attempt = Attempt(split_words(line, self._names))
        keywords = attempt.whole(G.rule("keyword line"))
        if keywords:
            self.found.keywords.extend(keywords[0])
            return True
        return False

    def _known_keywords(self, line: str) -> bool:
        words = split_words(line, self._names)
        return bool(Attempt(words).whole(G.rule("keyword line")))

    # --- Abilities ---

    def _activated(
        self, attempt: Attempt, colon: int, line: str, loyalty: str | None
    ) -> None:
        scene = self._scene()
        body = read_body(attempt, colon + 1, len(attempt.words), Body(scene))
        if all(idle(one) for one in body.done):
            self.found.irrelevant.append(line)
            return
        self.found.activated.append(
            _with_cost(_ability(body, line), attempt, colon, loyalty)
        )

    def _trigger(
        self, attempt: Attempt, line: str, at: int = 0, stop: int | None = None
    ) -> list[Trigger]:
        stop = len(attempt.words) if stop is None else stop
        trouble: UnreadError | UnclearError | None = None
        for end, wait in attempt.read(G.rule("trigger head"), at):
            try:
                triggers = self._waiting(attempt, end, stop, wait, line)
            except (UnreadError, UnclearError) as problem:
                if trouble is None or getattr(problem, "far", 0) > getattr(
                    trouble, "far", 0
                ):
                    trouble = problem
            else:
                if all(idle(one) for each in triggers for one in each.do):
                    self.found.irrelevant.append(line)
                    return []
                return triggers
        if trouble is None:
            raise UnreadError(
                at, stop, "it is not known when this triggers", attempt.far
            )
        raise trouble

    def _waiting(
        self, attempt: Attempt, end: int, last: int, wait: Any, line: str
    ) -> list[Trigger]:
        scene = self._scene()
        triggers: list[Trigger] = []
        scene.resolving = False
        waits = wait(scene)
        scene.resolving = True
        if waits[0].topic is not None:
            scene.topic(waits[0].topic)
        when: Condition | None = None
        for stop, condition in attempt.read(G.rule("intervening"), end):
            when = condition(scene)
            end = stop
            break
        body = read_body(attempt, end, last, Body(scene, has_event=True))
        ability = _ability(body, line)
        for one in waits:
            trigger = Trigger(
                one.watch, ability.do, each_source=one.each_source, text=line,
                targets=ability.targets,
            )  # fmt: skip
            if body.each_turn:
                trigger = replace(trigger, each_turn=True)
            triggers.append(replace(trigger, when=when) if when else trigger)
        return triggers

    def _exerted(self, attempt: Attempt, line: str) -> list[Trigger]:
        scene = self._scene()
        scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
        body = read_body(
            attempt, len(_EXERT), len(attempt.words), Body(scene, has_event=True)
        )
        ability = _ability(body, line)
        watch = OtherWatch("you exert this as it attacks")
        return [Trigger(watch, ability.do, text=line, targets=ability.targets)]

    def _spell_line(self, attempt: Attempt, line: str) -> None:
        body = self._spell_body or Body(self._scene(spell=True))
        self._spell_body = read_body(attempt, 0, len(attempt.words), body)
        self._spell_text.append(line)

    def _standing(self, attempt: Attempt, line: str) -> None:
        for lasting in attempt.whole(G.rule("standing line")):
            scene = self._scene()
            scene.resolving = False
            self.found.statics.extend(_standing(scene, lasting))
            return
        if _inert_line(attempt):
            self.found.irrelevant.append(line)
            return
        at = 0
        statics: list[Static] = []
        end = len(attempt.words)
        last_scene: Scene | None = None
        trouble: UnreadError | None = None
        while at < end:
            stop = sentence_end(attempt, at, end)
            if attempt.words[at : at + len(_REFLEX)] == _REFLEX and statics:
                # Its own trigger, after the effect of the sentence before (603.12).
                statics.extend(self._trigger(attempt, line, at, stop))
                at = stop + 1
                continue
            try:
                made, last_scene = self._standing_sentence(
                    attempt, at, stop, statics, last_scene
                )
            except UnreadError as problem:
                if at == 0 and not self._kinds:
                    self._as_spell(attempt, line, problem)
                    return
                words = attempt.words[at:stop]
                if touching(words) and not inert_sentence(words):
                    raise
                trouble = problem
                self.found.irrelevant.append(
                    attempt.text.between(at, stop + 1 if stop < end else stop)
                )
            else:
                statics = made
            at = stop + 1
        self.found.statics.extend(statics)
        _ = trouble

    def _as_spell(self, attempt: Attempt, line: str, problem: UnreadError) -> None:
        """Words without a card can be a spell's as well."""
        try:
            self._spell_line(attempt, line)
        except UnreadError as other:
            raise (other if other.far >= problem.far else problem) from None

    def _standing_sentence(
        self,
        attempt: Attempt,
        at: int,
        stop: int,
        statics: list[Static],
        before: Scene | None,
    ) -> tuple[list[Static], Scene | None]:
        why = ""
        for end, lasting in attempt.read(G.rule("standing sentence"), at):
            if end != stop:
                continue
            scene = self._scene()
            scene.resolving = False
            try:
                made = _standing(scene, lasting)
            except UnclearError as unclear:
                why = why or str(unclear)
            else:
                return [*statics, *made], scene
        if statics and before is not None and isinstance(effect := statics[-1], Effect):
            scene = before.clone()
            scene.resolving = True
            try:
                rider_body = Body(scene, has_event=True)
                rider_body.riding = True
                scene.event_measure()
                body = read_body(attempt, at, stop, rider_body)
            except UnreadError:
                pass
            else:
                if not scene.targets and not any(
                    isinstance(one, Install) for one in body.done
                ):
                    rider = (*effect.rider, *body.done)
                    return [*statics[:-1], replace(effect, rider=rider)], body.scene
        far = min(max(attempt.far, at), stop)
        if not why:
            here = attempt.words[far : far + 1]
            why = (
                f"nothing known goes on with “{here[0]}”" if here else "it stops short"
            )
        raise UnreadError(at, stop, why, far)

    # --- Modes ---

    def _with_modes(self, paragraph: Paragraph) -> None:
        modes: list[Ability] = []
        for mode in paragraph.modes:
            word = _ABILITY_WORD.match(mode)
            text = mode[word.end() :] if word else mode
            attempt = Attempt(split_words(text, self._names))
            try:
                body = read_body(
                    attempt, 0, len(attempt.words),
                    Body(self._scene(spell=self._is_spell)),
                )  # fmt: skip
            except UnreadError as unread:
                self._unread(mode, unread.why)
                return
            modes.append(_ability(body, mode))
        choose = paragraph.choose
        if choose[1] > len(modes):
            choose = (choose[0], len(modes))
        line = paragraph.line
        attempt = Attempt(split_words(line, self._names))
        colon = _colon(attempt)
        loyalty = _LOYALTY.match(line)
        text = "\n".join((line, *paragraph.modes))
        if colon > 0:
            ability = Ability(
                (), modes=tuple(modes), choose=choose[0], choose_most=choose[1],
                text=text,
            )  # fmt: skip
            cost = loyalty["cost"] if loyalty else None
            self.found.activated.append(_with_cost(ability, attempt, colon, cost))
        elif attempt.words[:1] in (("when",), ("whenever",), ("at",)):
            self._unread(text, "a triggered ability with a choice of modes")
        elif line:
            self._unread(line, "it is not known what the choice belongs to")
        else:
            self._spell_modes = (tuple(modes), choose)
            self._spell_text.append(text)


_SMALL = frozenset(
    ["of", "the", "and", "a", "an", "in", "to", "for", "with", "from", "on"]
)


def _is_title(paragraph: Paragraph) -> bool:
    words = paragraph.line.replace(",", "").split()
    return (
        not paragraph.modes
        and len(words) > 1
        and not paragraph.line.endswith((".", ")", '"'))
        and all(word[:1].isupper() or word in _SMALL for word in words)
        and "{" not in paragraph.line
    )


def _inert_line(attempt: Attempt) -> bool:
    """True if no sentence of the line can touch a ruling."""
    at, end = 0, len(attempt.words)
    before = False
    while at < end:
        stop = sentence_end(attempt, at, end)
        words = attempt.words[at:stop]
        follows = before and words[:2] == ("if", "you") and words[2:3] in (
            ("do",), ("don't",),
        )  # fmt: skip
        if not follows and not inert_sentence(words):
            return False
        before = True
        at = stop + 1
    return end > 0


def idle(one: Instruction) -> bool:
    """True for what is only kept in words."""
    match one:
        case Unplayed(text):
            return "battlefield" not in text
        case ChooseOne():
            return True
        case May(_, do, otherwise) | If(_, do, otherwise):
            return all(idle(part) for part in (*do, *otherwise))
        case _:
            return False


def _standing(scene: Scene, lasting: Lasting) -> list[Static]:
    statics = lasting(scene)
    if scene.before or scene.targets or scene.each:
        raise UnclearError("a choice where nothing resolves")
    slots = scene.slots()
    return [renumbered(one, slots) for one in statics]


def _ability(body: Body, text: str) -> Ability:
    slots = body.scene.slots()
    do: tuple[Instruction, ...] = tuple(renumbered(one, slots) for one in body.done)
    return Ability(do, tuple(body.scene.targets), text=text, speed=body.speed)


def _with_cost(
    ability: Ability, attempt: Attempt, colon: int, loyalty: str | None
) -> Ability:
    words = attempt.words[:colon]
    cost = in_words(attempt, 0, colon, lower=False)
    if loyalty is not None:
        number = loyalty.replace("−", "-").replace("–", "-")
        value = int(number) if number.lstrip("+-").isdecimal() else None
        return replace(ability, cost=f"{number}", loyalty=value, speed="sorcery")
    return replace(
        ability,
        cost=cost,
        taps="{t}" in words,
        sacrifices=any(
            words[at : at + 2] == ("sacrifice", SELF) for at in range(len(words))
        ),
    )


def _colon(attempt: Attempt) -> int:
    """The place of the colon after a cost, -1 if there is none."""
    for at, word in enumerate(attempt.words):
        if word in ('"', "."):
            return -1
        if word == ":":
            return at
    return -1


def _place(attempt: Attempt, far: int) -> tuple[int, int]:
    words = attempt.text
    if not words.words:
        return 0, 1
    at = min(far, len(words.words) - 1)
    return words.starts[at], words.ends[at]


def _is_keyword_cost(word: str) -> bool:
    name = word.casefold().strip()
    bare = re.sub(r"\s*\d+$", "", name)
    return bare in INERT or bare in ("choose one", "choose two")


@G.says("standing sentence", "<standing>")
def _stands(standing: Lasting) -> Lasting:
    return standing


@G.says("standing sentence", "<standing> , where <letter:letter> is <n:quantity>")
def _stands_where(standing: Lasting, letter: str, n: Any) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = standing(scene)
        scene.event_measure()
        amount = n(scene)
        return [with_x(one, letter, amount) for one in made]

    return bind


G.says("trigger head", "(when|whenever) <event> ,")(lambda event: event)
G.says("trigger head", "(when|whenever|at) <event:other event> ,")(lambda event: event)
G.says("intervening", "if <condition> ,")(lambda condition: condition)
