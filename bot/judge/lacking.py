"""What a sentence that is not understood may lack: one number, size or colour.

"A burn spell hits his 4/4": with how much damage it is the sentence is read, so it is
that which is asked for, where it is missing, and not the whole sentence that is at
fault.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.citation import Game
from bot.errors import QuestionError, letter_at, place_in
from bot.scenario.words.asked_back import (
    HOW_BIG_ATTACKER,
    SIZE_OF_ATTACKER,
    SIZE_OF_BLOCKER,
    WHAT_ATTACKS,
    WHAT_BLOCKS,
    WHICH_BLOCKED,
    WHICH_BLOCKED_OF,
    WHICH_COUNTERS,
)
from bot.scenario.words.marked import quotations
from bot.scenario.words.numbers_asked import (
    COUNTERS_AND_KIND,
    HOW_MANY,
    HOW_MANY_AND_BIG,
    HOW_MUCH_DAMAGE,
    HOW_MUCH_LIFE,
    SHIELD_PREVENTS,
)
from bot.worded import is_said, worded


@dataclass(frozen=True, slots=True)
class Lack:
    """The *text* with what was missing made up, and what is asked for at *place*."""

    text: str
    question: str
    place: tuple[int, int, int]


def lacking(text: str, error: QuestionError) -> Iterator[Lack]:
    """The ways to complete the sentence of *text* in which *error* lies."""
    if not 0 < error.line <= len(text.splitlines()):
        return
    start = letter_at(text, error.line, error.column)
    first, last = _sentence(text, start)
    inside = quotations(text)
    size, unit = _SIZES[_game(text)]
    rows = [*_ROWS]
    for asked, pattern, put in _ASKED:
        if is_said(error.message, *asked):
            rows.append((pattern, put, lambda said: error.message))
    for pattern, put, question in rows:
        for it in pattern.finditer(text, first, last):
            if any(begin < it.start() < end for begin, end in inside):
                continue
            words = it.expand(put).replace("SIZE", size).replace("UNIT", unit)
            made = f"{text[: it.start()]}{words}{text[it.end() :]}"
            place = (*place_in(text, it.start()), len(it[0].rstrip()))
            yield Lack(made, question(it[0]), place)
            break


_END = re.compile(r"[.?!;](?=\s|$)|\n")
_LED = re.compile(r"\s*(ga|grand archive|rb|riftbound)\b[^:]*:", re.IGNORECASE)


def _game(text: str) -> Game:
    led = _LED.match(text)
    if led is None:
        return Game.MTG
    archive = led[1].lower() in {"ga", "grand archive"}
    return Game.GRAND_ARCHIVE if archive else Game.RIFTBOUND


def _sentence(text: str, start: int) -> tuple[int, int]:
    ends = [it.start() for it in _END.finditer(text)]
    first = max((it + 1 for it in ends if it < start), default=0)
    return first, min((it for it in ends if it >= start), default=len(text))


_ATTACKING = (WHAT_ATTACKS, SIZE_OF_ATTACKER, HOW_BIG_ATTACKER)
_BLOCKED = (WHICH_BLOCKED, WHICH_BLOCKED_OF)
# By what is asked: where the answer to it is put in, and what.
_ASKED = tuple(
    (asked, re.compile(pattern, re.IGNORECASE), put)
    for asked, pattern, put in (
        (
            (HOW_MANY, HOW_MANY_AND_BIG),
            r"\b(?:a bunch of |some |several |many |lots of |a few )?"
            r"((?:\d+/\d+|\d+ power|\d+ might) (?!with\b|from\b)[a-z]+s)\b",
            r"two \1",
        ),
        ((WHICH_COUNTERS,), r"\b(\d+) counters\b", r"\1 damage counters"),
        (
            _ATTACKING,
            r"\b(attacks?|swings?)( [\w']+)? with (?:everything|the team|it all|"
            r"(?:all|everything) (?:of )?(?:he|i|she|his|my|her) ?\w*)\b",
            r"\1\2 with a SIZE UNIT",
        ),
        (
            _ATTACKING,
            r"\b(attacks?|swings? at) ((?:(?:my|his|her|their) )?(?:\d[\w/-]* )?[\w']+)"
            r"(?=[,.?!]|$| (?:and|but|while|then)\b)",
            r"\1 \2 with a SIZE UNIT",
        ),
        (
            (WHAT_BLOCKS, SIZE_OF_BLOCKER),
            r"\b(blocks?|chumps?)( it| him| her| that)?(?=[,.?!]|$| and\b| but\b)",
            r"\1\2 with a SIZE UNIT",
        ),
        (
            _BLOCKED, r"(?<!\S)((?:so )?i (?:chump|block)\b)",
            r"My opponent attacks me with a SIZE UNIT. \1",
        ),
        (
            _BLOCKED,
            r"(?<!\S)((?:so )?(?:he|she|opp|opponent|my opponent) (?:chump|block)s?\b)",
            r"I attack with a SIZE UNIT. \1",
        ),
    )
)  # fmt: skip
# How big something is said to be, and what it is then.
_SIZES = {
    Game.MTG: ("3/3", "creature"),
    Game.GRAND_ARCHIVE: ("3 power", "ally"),
    Game.RIFTBOUND: ("3 Might", "unit"),
}


def _how_much(said: str) -> str:
    return HOW_MUCH_DAMAGE


def _how_strong(said: str) -> str:
    return SHIELD_PREVENTS


def _how_many(said: str) -> str:
    return worded(HOW_MANY_AND_BIG, said=said.strip())


def _which_color(said: str) -> str:
    return worded("Protection from what? Say the colour, or what else it is.")


def _how_much_life(said: str) -> str:
    return HOW_MUCH_LIFE


def _which_counters(said: str) -> str:
    return COUNTERS_AND_KIND


def _who_has_it(said: str) -> str:
    ability = re.split(r" (?:is|gets?|attacks?|blocks?|swings?|hits?)\b", said.strip())[
        0
    ]
    return worded("What has {ability}? Say how big it is.", ability=ability)


_ROWS = tuple(
    (re.compile(pattern, re.IGNORECASE), put, question)
    for pattern, put, question in (
        (
            r"\b(an?|the|his|her|my|some|their) (?:burn |damage |red |direct damage )?"
            r"spell (?:at|on|to|into|against|hits|strikes|targets)\b",
            r"\1 spell deals 3 damage to", _how_much,
        ),
        (
            r"\b(an?|the|his|her|my|some|their) (?:burn |damage |red |direct damage )?"
            r"spell\b(?! (?:for|that|of|deal|doing|does|which|says))",
            r"\1 spell for 3", _how_much,
        ),
        (
            r"\b(?:my )?opp(?:onent)? (?:deals?|does) (?:some )?(damage|dmg)\b",
            r"my opponent's spell deals 3 damage", _how_much,
        ),
        (
            r"\b(deals?|dealt|does|takes?|took|taking) "
            r"(?:some |plenty of |enough |massive |heavy |"
            r"(?:an? )?(?:bit|bunch|lots?|tons?|loads?|little) (?:of )?)?"
            r"(damage|dmg)\b",
            r"\1 3 \2", _how_much,
        ),
        (
            r"\b(?:shield|barrier)(?: up| out)? (?:that|which|to) \w+ "
            r"(?:some|part|most|half|a bit)(?: of (?:it|that|the (?:damage|dmg)))?"
            r"(?: damage| dmg)?",
            r"prevent-3 shield", _how_strong,
        ),
        (
            r"\b(an?|my|his|her|the|their|some) (?:\w+ )?(?:shield|barrier)\b"
            r"(?: (?:trick|spell|card|effect|thing))?"
            r"(?! (?:that|of|for|which|from|\d))",
            r"\1 prevent-3 shield", _how_strong,
        ),
        (
            r"(?<![\w’'-])(?:shielded|protected|warded) "
            r"(?P<what>\d+/\d+|creature|ally|unit|champion|attacker|blocker)\b",
            r"\g<what> with a prevent-3 shield", _how_strong,
        ),
        (
            r"\b(prevents?|absorbs?|stops?) (?:some|part|a bit|a little)"
            r"(?: of (?:it|that|the (?:damage|dmg)))?(?: damage| dmg)?"
            r"(?=[,.?!]|$| and\b)",
            r"\1 3 damage", _how_strong,
        ),
        (
            r"\b(prevents?|prevented) (damage|dmg)(?=[,.?!]|$| and\b)",
            r"\1 the next 3 \2", _how_strong,
        ),
        (
            r"\b(?:is|was) (?:shielded|protected|warded)(?=[,.?!]|$| and\b)",
            r"has a prevent-3 shield", _how_strong,
        ),
        (
            r"\b(have|has|with|had) prevent(?:ion)?(?=[,.?!]|$| (?:on|up|and)\b)",
            r"\1 a prevent-3 shield", _how_strong,
        ),
        (
            r"\b(?:casts?|uses?|plays?) (?:a|some) (?:damage )?prevention "
            r"(?:spell|card|effect|trick)\b",
            r"have a prevent-3 shield", _how_strong,
        ),
        (
            r"\b(?:an?|this|some|the|my|his) (?:enchantment|artifact|card|effect|thing)"
            r" (?:which|that) (?:prevents?|stops?|reduces?) (?:some|part|most|a bit)"
            r"(?: of)?(?: the| that)? ?(?:damage|it)?\b",
            r'"If a source would deal damage to you, prevent 2 of that damage."',
            _how_strong,
        ),
        (
            r"\bfor (?:lots|a lot|a bunch|a ton|tons|a few|some|a little|a bit)"
            r"(?: of damage)?\b",
            r"for 3", _how_much,
        ),
        (
            r"\bprotection\b(?: from (?:an?|some|one|my|his) colou?r)?(?! from)",
            r"protection from red", _which_color,
        ),
        (
            r"\b(gains?|loses?|gained|lost|pays?) (?:some|a bit of|a little) life\b",
            r"\1 3 life", _how_much_life,
        ),
        (
            r"\b(?:some|a few|several|many|a bunch of|a couple(?: of)?) "
            r"(?:\+1/\+1 )?counters\b",
            r"two +1/+1 counters", _which_counters,
        ),
        (
            r"(?<![\w'’-])(?<!with )(trample|lifelink|deathtouch|flying|first strike|"
            r"double strike|infect|wither) (is|gets?) blocked\b(?! by)",
            r"a SIZE UNIT with \1 \2 blocked by a SIZE", _who_has_it,
        ),
        (
            r"(?<![\w'’-])(?<!with )(trample|lifelink|deathtouch|flying|first strike|"
            r"double strike|infect|wither|cleave|tank|assault) (?=attacks?\b|blocks?\b|"
            r"is blocked\b|gets? blocked\b|swings?\b|hits?\b)",
            r"a SIZE UNIT with \1 ", _who_has_it,
        ),
        (
            r"\b(?:a bunch of|some|many|several|lots of|a lot of|a few|his|all his) "
            r"(?:\w+ )?(goblins|elves|zombies|soldiers|tokens|creatures|guys|dudes|"
            r"allies|units|minions|saprolings|spirits)\b",
            r"two SIZE \1", _how_many,
        ),
    )
)  # fmt: skip
