"""Grand Archive's text read: the door to this package."""

import re
from dataclasses import replace
from functools import lru_cache
from typing import Any

import bot.wording.grand_archive.attacks
import bot.wording.grand_archive.doing
import bot.wording.grand_archive.harmless
import bot.wording.grand_archive.keywords
import bot.wording.grand_archive.kinds
import bot.wording.grand_archive.limits
import bot.wording.grand_archive.moving
import bot.wording.grand_archive.nouns
import bot.wording.grand_archive.triggers
import bot.wording.grand_archive.unfollowed
import bot.wording.grand_archive.unseen  # noqa: F401
from bot.engine.conditions import AllHold, Compare, Condition, Exists, Flag, Matches
from bot.engine.effects import DamageWatch, Modifier, Static
from bot.engine.instructions import CardAbilities, Instruction
from bot.engine.values import THIS, EachOf, Filter, StatOf, Who
from bot.wording.grand_archive.attacks import ATTACK_CARD, FIGHTER
from bot.wording.grand_archive.doing import spelled
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.harmless import touching
from bot.wording.grand_archive.keywords import INERT, NUMBERED, PLAYED, bulwark, inert
from bot.wording.grand_archive.nouns import YOUR_CHAMPION
from bot.wording.phrases import Attempt
from bot.wording.plain.cards import in_our_words, with_ours
from bot.wording.rebuilding import rebuilt
from bot.wording.tokens import SELF, Words, name_words
from bot.wording.units.amounts import When
from bot.wording.units.begun import Head
from bot.wording.units.bodies import Reading
from bot.wording.units.conditions import known
from bot.wording.units.modal_lines import ModalLineReader
from bot.wording.units.nouns import Kind

# Brackets with words in them; a cost like (2) stays.
_REMINDER = re.compile(r"(?<!\s)\s*\((?![0-9X]+\))[^()]*(?:\([0-9X]+\)[^()]*)*\)")
# "[Taunt]": a keyword as cards set it, and a line of its own. What a Link Shield may be
# linked to is told by what it is linked to.
_NAMES = "|".join(sorted(PLAYED | NUMBERED | INERT, key=len, reverse=True))
_KEYWORD = rf"(?:\w+ )?(?:{_NAMES})(?: \d+)?"
_LINES = re.compile(
    rf"^((?:(?:{_KEYWORD})\n)*)(?:\[({_KEYWORD})\][.,]?|({_KEYWORD})\.)(?:[ \n]+|$)",
    re.I | re.M,
)
_BRACKETED = re.compile(rf"\[({_KEYWORD})\]", re.I)
_LINK_SHIELD = re.compile(r"\b(?!the\b)\w+ Link Shield\b", re.I)
_READING = Reading(G, touching)
_COSTS = frozenset({"rest", "banish", "sacrifice", "remove", "discard", "return", "pay",
                    "reveal", "put", "(", "materialize", "rested", "deal"})  # fmt: skip
_AS_A_SPELL = ("as", "a", "spell")


@lru_cache(maxsize=256)
def read(
    text: str, name: str, kinds: frozenset[str]
) -> tuple[CardAbilities, tuple[str, int, int] | None]:
    """What *text* gives, and the first place that is not understood, if any.

    *kinds* are the card's types and subtypes; without them a wording that needs to
    resolve is taken for a spell's.
    """
    ours, text = in_our_words(text, name)
    text = _LINK_SHIELD.sub("Link Shield", _keywords_apart(text))
    reader = GrandArchiveLines(own_names(name), kinds)
    return with_ours(ours, reader.read(text)), reader.found.trouble


def _keywords_apart(text: str) -> str:
    """*text* with each keyword that stands before a sentence as a line of its own."""
    done = ""
    while text != done:
        done, text = text, _LINES.sub(r"\1\2\3\n", text)
    return _BRACKETED.sub(r"\1", text)


def own_names(name: str) -> tuple[tuple[str, ...], ...]:
    """How a card can call itself: its name, and the name without its title."""
    words = name_words(name)
    if not words:
        return ()
    names = [words]
    if "," in words:
        names.append(words[: words.index(",")])
    return tuple(names)


def _by_its_champion(node: Any) -> Any:
    """Damage of an attack has the attacking unit as its source (DMG 10.1)."""
    if isinstance(node, DamageWatch) and node.source == THIS:
        either = Filter(any_of=(THIS, Filter(attached=True)))
        return replace(node, source=either)
    return node


class GrandArchiveLines(ModalLineReader):
    """Reads the lines of one Grand Archive card."""

    reading = _READING
    reminder = _REMINDER
    spell_kinds = frozenset({"action"})

    def read(self, text: str) -> CardAbilities:
        """All that *text* gives; what a weapon "deals" is dealt by its champion."""
        found = super().read(text)
        if not self.kinds & {"weapon", "attack"}:
            return found
        statics: tuple[Static, ...] = rebuilt(found.statics, _by_its_champion)
        return replace(found, statics=statics)

    def head(self, words: Words) -> Head:
        """Conditions, "Inherited Effect", "Lineage Release", ability words."""
        said = words.words
        at = 0
        when: list[Condition] = []
        inherited, cost = False, ""
        while at < len(said):
            if said[at] == "[" and "]" in said[at:]:
                close = said.index("]", at)
                when.append(bonus(said[at + 1 : close]))
                at = close + 1
            elif said[at : at + 2] == ("class", "bonus") and _dashed(said, at + 2):
                when.append(Flag("class bonus"))
                at += 3
            elif said[at : at + 2] == ("inherited", "effect") and _dashed(said, at + 2):
                # A champion has it itself; from other cards in its lineage it has it.
                inherited = "champion" not in self.kinds
                at += 3
            elif said[at : at + 2] == ("lineage", "release") and _dashed(said, at + 2):
                cost = "Lineage Release"
                at += 3
            elif (dash := _ability_word(words, at)) and not inert(said, at) > at:
                at = dash
            else:
                break
        return Head(tuple(when), inherited, cost, at)

    def keyword_line(self, attempt: Attempt, head: Head) -> bool:
        """Keywords, separated by commas; those with a condition are granted."""
        words = attempt.words
        at = 0
        names: list[str] = []
        statics = []
        rest: list[str] = []
        while at < len(words):
            found = max(attempt.read(G.rule("keyword"), at), default=None)
            if found is not None:
                at, name = found
                names.append(name)
            elif words[at] == "bulwark":
                at += 1
                statics.append(bulwark())
            elif words[at : at + 2] == ("commanded", "will") and len(words) > at + 2:
                power = words[at + 2]
                if not power.isdecimal():
                    return False
                when = Flag("attacking with a command card")
                statics.append(Modifier(THIS, int(power), when=when))
                at += 3
            elif (end := inert(words, at)) > at:
                rest.append(attempt.text.between(at, end))
                at = end
            else:
                return False
            if at < len(words) and words[at] in (",", "."):
                at += 1
            elif at < len(words):
                return False
        if head.when:
            if names:
                statics.append(Modifier(THIS, keywords=tuple(names)))
        else:
            self.found.keywords.extend(names)
        if statics:
            from bot.wording.units.sentences import conditioned

            self.found.statics.extend(conditioned(statics, head.condition))
        self.found.irrelevant.extend(rest)
        return True

    def elsewhere(self, words: tuple[str, ...]) -> bool:
        """ "Whenever you reveal this card from your memory" is no part of a spell."""
        return words[:6] in (
            ("whenever", "you", "reveal", SELF, "from", "your"),
            ("whenever", SELF, "is", "banished", "from", "your"),
        )

    def own_words(self) -> frozenset[str]:
        """Cards speak of themselves as "it", but never as "that unit"."""
        if self.kinds & {"ally", "champion", "unit"}:
            return frozenset({SELF, FIGHTER})
        attacks = "attack" in self.kinds
        return frozenset({SELF, ATTACK_CARD} if attacks else {SELF})

    def in_mode(self, one: Instruction, before: Attempt) -> Instruction:
        """ "As a Spell, choose one" goes for each of the modes."""
        words = before.words
        aside = any(words[at : at + 3] == _AS_A_SPELL for at in range(len(words)))
        return spelled(one) if aside else one

    def only_chosen(self, before: tuple[str, ...]) -> bool:
        """ "As a Spell, choose one" says what the modes are done as."""
        return not before or before == (*_AS_A_SPELL, ",")

    def costs(self, words: tuple[str, ...]) -> bool:
        """True for words that begin like a cost."""
        return bool(words) and words[0] in _COSTS


def _dashed(said: tuple[str, ...], at: int) -> bool:
    return said[at : at + 1] in (("—",), (":",))


def _ability_word(words: Words, at: int) -> int:
    """Where the ability begins after "Upkeep —" and the like; 0 if none is there."""
    for size in (1, 2, 3):
        if words.words[at + size : at + size + 1] == ("—",) and words.capital(at):
            if words.words[at] in ("on", "as", "choose", "deal"):
                return 0
            if ":" in words.words[at : at + size] or words.words[at] == "cascade":
                return 0  # A cost, and what is done for the first time, the second …
            return at + size + 1
    return 0


def bonus(said: tuple[str, ...]) -> Condition:
    """The condition in brackets before an ability ("Class Bonus", "Level 2+")."""
    text = " ".join(said).replace(" +", "+").replace(" 's", "'s")
    if said[:1] == ("damage",) and said[1:2] and said[1].isdecimal():
        return Compare(StatOf(EachOf(YOUR_CHAMPION), "damage"), ">=", int(said[1]))
    return Flag(text)


@G.reads("bonus")
def _bonus(attempt: Attempt, at: int) -> list[tuple[int, Condition]]:
    words = attempt.words
    if words[at : at + 2] == ("class", "bonus"):
        return [(at + 2, Flag("class bonus"))]
    if words[at : at + 1] == ("[",) and "]" in words[at:]:
        close = words.index("]", at)
        return [(close + 1, bonus(words[at + 1 : close]))]
    return []


@G.reads("quoted")
def _quoted(attempt: Attempt, at: int) -> list[tuple[int, CardAbilities]]:
    """What stands in quotation marks, read as an ability of its own."""
    words = attempt.words
    if words[at : at + 1] != ('"',):
        return []
    try:
        close = words.index('"', at + 1)
    except ValueError:
        return []
    text = attempt.text.between(at + 1, close)
    found, _ = read(text, _own_name(attempt, at, close), frozenset({"object"}))
    return [(close + 1, found)]


_HAS_ITSELF = re.compile(r"(?:.*[,.:] )?~ (?:gets \S+ power and )?(?:has|gains)")


def _own_name(attempt: Attempt, at: int, close: int) -> str:
    """What is quoted calls by its name what has the ability, or who gave it."""
    words = attempt.words
    if "~" not in words[at:close] or not _HAS_ITSELF.fullmatch(" ".join(words[:at])):
        return ""
    named = words.index("~", at)
    return attempt.text.between(named, named + 1)


G.says("one condition", "<fact>")(lambda fact: fact)
_OF_A_CARD = re.compile(
    r"(?:that card|the (?:revealed|discarded|banished) card|it)(?: is|'s| was)"
    r" (?:an? )?(?:[a-z-]+ ){1,3}(?:card|element)"
)


@G.reads("one condition")
def _of_a_card(attempt: Attempt, at: int) -> list[tuple[int, When]]:
    """ "That card is wind element": only the players see which card it is."""
    words = attempt.words
    end = at
    while end < len(words) and words[end] not in (",", ".", '"'):
        end += 1
    said = " ".join(words[at:end]).replace(" 's", "'s")
    if not _OF_A_CARD.fullmatch(said) or (" ally" in said and "card" not in said):
        return []
    return [(end, lambda scene: Flag(said))]


@G.reads("one condition")
def _first_attack(attempt: Attempt, at: int) -> list[tuple[int, When]]:
    words = "~ is ~ 's first attack this turn".split()
    if attempt.words[at : at + len(words)] != tuple(words):
        return []
    return [(at + len(words), lambda scene: Flag("this is its first attack this turn"))]


@G.says("one condition", "(~|it) is attacking (a|an) <kind>")
def _attacks_a(kind: Kind) -> When | None:
    if kind.plural:
        return None
    defending = replace(kind.filter, flags=kind.filter.flags | {"defending"})
    both = AllHold((Matches(Who.THIS, Filter(attacking=True)), Exists(defending)))
    return lambda scene: both


@G.reads("one condition")
def _attacks_using(attempt: Attempt, at: int) -> list[tuple[int, When]]:
    """With what somebody attacks, the asker says."""
    words = attempt.words
    for end in range(at + 6, min(at + 12, len(words) + 1)):
        said = " ".join(words[at:end])
        stops = end == len(words) or words[end] in (",", ".")
        if stops and _USING.fullmatch(said):
            return [(end, known(Flag(said)))]
    return []


_USING = re.compile(
    r"(the attacker|your champion|this unit|~) is attacking using an? [a-z]+ weapon"
)

for _name in ("imbued", "brewed", "prepared", "empowered"):
    G.table(
        "one condition",
        {f"~ (is|was|becomes) {_name}": lambda scene, name=_name: Flag(name)},
    )
