"""Riftbound's text read: the door to this package."""

import re
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any

import bot.wording.riftbound.alone
import bot.wording.riftbound.bonus
import bot.wording.riftbound.chain
import bot.wording.riftbound.deaths
import bot.wording.riftbound.doing
import bot.wording.riftbound.harmless
import bot.wording.riftbound.keywords
import bot.wording.riftbound.lowering
import bot.wording.riftbound.nouns
import bot.wording.riftbound.triggers  # noqa: F401
from bot.engine.conditions import Condition, Flag
from bot.engine.effects import Effect, Instead, Modifier, ZoneWatch
from bot.engine.instructions import CardAbilities, DealDamage, Instruction
from bot.engine.values import THIS, Filter, Who
from bot.wording.phrases import Attempt
from bot.wording.plain.cards import in_our_words, with_ours
from bot.wording.rebuilding import rebuilt
from bot.wording.riftbound.grammar import G
from bot.wording.riftbound.harmless import touching
from bot.wording.riftbound.keywords import INERT, PLAYED, inert
from bot.wording.tokens import SELF, Words, name_words
from bot.wording.units.begun import Head
from bot.wording.units.bodies import Reading
from bot.wording.units.modal_lines import ModalLineReader
from bot.wording.units.sentences import conditioned

_SPEED = frozenset({"action", "reaction", "hidden"})
_REMINDER = re.compile(r"(?<!\s)\s*\([^()]*\)")
_WORDS = "|".join(sorted(PLAYED | INERT - _SPEED))
_BEGINS = r"(?:When|Whenever|At|While|If|I|My|Your|Other|Friendly|Enemy|The)\b"
_MARKED = (
    # Symbols as card files have them; Might and exhausting are words of a sentence.
    (re.compile(r":rb_might:|\[M\]"), "Might"),
    (re.compile(r":rb_exhaust:|\[E\]"), "Exhaust"),
    (re.compile(r"\[(\d+)\]"), r"{\1}"),
    (re.compile(r":rb_energy_(\d+):"), r"{\1}"),
    (re.compile(r":rb_rune_rainbow:|\[[AC]\]"), "{any}"),
    (re.compile(r"\bI am\b"), "I'm"),
    # "When I attack alone" triggers as "when I attack" does, on a condition.
    (
        re.compile(
            r"(?<=\b[Ww]hen )(I (?:attack|defend|attack or defend)) "
            r"(alone|one on one), "
        ),
        r"\1, if I'm \2, ",
    ),
    # "Pay 3 power", as people type it.
    (re.compile(r"(?<=\bpay )(\d+) (?:power|energy|runes?)\b"), r"{\1}"),
    (re.compile(r":rb_rune_([a-z]{1,6}):"), r"{\1}"),
    (re.compile(r"\[([^\[\]>]+)\]\[>\]"), r"\1 —"),
    # A keyword is a line of its own, though a sentence may stand behind it.
    (
        re.compile(
            rf"^\[?((?:{_WORDS})(?: \d+)?)(?:\]\.?|\.)\s+(?={_BEGINS})", re.I | re.M
        ),
        r"\1\n",
    ),
    (
        re.compile(r"^\[(Deathknell|Legion|Empowered)\][,:]?\s+(?=\w)", re.I | re.M),
        r"\1 — ",
    ),
    (re.compile(r"\[([^\[\]>]+)\]"), r"\1"),
    (
        re.compile(r"^(Deathknell|Legion|Empowered)(?::| [-–])(?=\s)", re.I | re.M),
        r"\1 —",
    ),
)
_EQUIP = re.compile(r"^Equip\b", re.MULTILINE)
# Gear speaks of itself as "this": "me" is the unit that wears it.
_OF_ME = re.compile(r"\b(?:I|me)\b")
_READING = Reading(G, touching)
_COSTS = frozenset(
    """spend exhaust kill discard recycle pay disempower banish return""".split()
)
# "Tank" and "Backline" in words, as cards and as rules say them.
_ASSIGNED = re.compile(
    r"i (?:must|have to) be assigned (?:combat|lethal|lethal combat) damage "
    r"(?:(?P<first>first|before)|last|after)"
    r"(?: any other units? (?:with the same controller as me |you control )?"
    r"that (?:does not|do not|doesn't|don't) have (?:tank|backline))?"
    r"(?: during (?:the combat damage step|combat|combat resolution))?(?: \.)?"
)


@lru_cache(maxsize=256)
def read(
    text: str, name: str, kinds: frozenset[str]
) -> tuple[CardAbilities, tuple[str, int, int] | None]:
    """What *text* gives, and the first place that is not understood, if any.

    *kinds* are the card's types and tags; without them a wording that needs to
    resolve is taken for a spell's.
    """
    ours, text = in_our_words(text, name)
    for pattern, words in _MARKED:
        text = pattern.sub(words, text)
    reader = RiftboundLines(own_names(name), kinds)
    # What an Equipment says of "me" it says of the unit it is attached to.
    worn = bool(kinds & {"gear", "equipment"}) and "unit" not in kinds
    worn = worn and _OF_ME.search(text) is not None
    reader.equips = worn or _EQUIP.search(text) is not None
    card = reader.read(text)
    if reader.equips:
        card = rebuilt(card, _bearer_saved)
    return with_ours(ours, card), reader.found.trouble


def _bearer_saved(node: Any) -> Any:
    """What is done with a dying bearer is done even if the Equipment is killed first.

    "Kill Odd Angel instead. Heal me": by then nothing is attached to anything.
    """
    match node:
        case Effect(watch=ZoneWatch(what=Filter(attached=True)), act=Instead() as act):
            return replace(node, act=rebuilt(act, _of_the_event))
    return node


def _of_the_event(node: Any) -> Any:
    worn = [it.name for it in fields(node) if getattr(node, it.name) is Who.ATTACHED]
    return replace(node, **dict.fromkeys(worn, Who.EVENT_OBJECT)) if worn else node


def own_names(name: str) -> tuple[tuple[str, ...], ...]:
    """How a card can call itself by name."""
    words = name_words(name)
    return (words,) if words else ()


class RiftboundLines(ModalLineReader):
    """Reads the lines of one Riftbound card."""

    reading = _READING
    equips = False
    reminder = _REMINDER
    spell_kinds = frozenset({"spell"})

    def head(self, words: Words) -> Head:
        """ "Action", "Legion —", "Empowered —", "Level 6 —" before an ability."""
        said = words.words
        at = 0
        when: list[Condition] = []
        while at < len(said):
            dash = next((n for n in (1, 2) if said[at + n : at + n + 1] == ("—",)), 0)
            here = " ".join(said[at : at + dash])
            if said[at] in _SPEED and said[at + 1 : at + 2] in (("—",), (",",)):
                at += 2
            elif (
                said[at] in _SPEED
                and at + 1 < len(said)
                and (words.capital(at + 1) or said[at + 1][:1] == "{")
            ):
                at += 1
            elif dash and (here in ("legion", "empowered") or here[:6] == "level "):
                if here == "legion" and "instead" in said[-2:]:
                    break  # It takes the place of the line before.
                when.append(Flag(here))
                at += dash + 1
            else:
                break
        return Head(tuple(when), inherited=self.equips, at=at)

    def keyword_line(self, attempt: Attempt, head: Head) -> bool:
        """Keywords on a line; those with a condition are granted."""
        words = attempt.words
        if assigned := _ASSIGNED.fullmatch(" ".join(words)):
            self.found.keywords.append("tank" if assigned["first"] else "backline")
            return True
        at = 0
        names: list[str] = []
        rest: list[str] = []
        while at < len(words):
            found = max(attempt.read(G.rule("keyword"), at), default=None)
            if found is not None:
                at, name = found
                names.append(name)
            elif (end := inert(words, at)) > at:
                rest.append(attempt.text.between(at, end))
                at = end
            else:
                return False
            while at < len(words) and words[at] in (",", ".", "and"):
                at += 1
        if head.when and names:
            made = conditioned([Modifier(THIS, keywords=tuple(names))], head.condition)
            self.found.statics.extend(made)
        else:
            self.found.keywords.extend(names)
        self.found.irrelevant.extend(rest)
        return True

    def own_words(self) -> frozenset[str]:
        """Cards speak of themselves as "I" and "this"; of "it" only players do."""
        return frozenset() if self.kinds else frozenset({SELF})

    def deed(self, one: Instruction) -> Instruction:
        """Damage an ability deals is ability damage, whose unit's ever (417.6)."""

        def change(node: Any) -> Any:
            by_this = isinstance(node, DealDamage) and node.source is Who.THIS
            if by_this and not node.kind:
                return replace(node, kind="ability")
            return node

        made: Instruction = rebuilt(one, change)
        return made

    def costs(self, words: tuple[str, ...]) -> bool:
        """True for words that are symbols or begin like a cost."""
        return bool(words) and (words[0] in _COSTS or words[0][:1] == "{")


@G.reads("bonus")
def _bonus(attempt: Attempt, at: int) -> list[tuple[int, Condition]]:
    """Ability words that stand for a condition."""
    word = attempt.words[at : at + 1]
    if word in (("legion",), ("empowered",)):
        return [(at + 1, Flag(word[0]))]
    return []


@G.reads("quoted")
def _quoted(attempt: Attempt, at: int) -> list[tuple[int, CardAbilities]]:
    """What stands in quotation marks, read as an ability of its own."""
    words = attempt.words
    if words[at : at + 1] != ('"',) or '"' not in words[at + 1 :]:
        return []
    close = words.index('"', at + 1)
    text = attempt.text.between(at + 1, close)
    return [(close + 1, read(text, "", frozenset({"object"}))[0])]


G.says("one condition", "<fact>")(lambda fact: fact)
