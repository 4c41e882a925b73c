"""Sentences that only say where, when and with whom something was played."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.tokens import BULLET, Kind

# What such a sentence is about: one of these has to be in it.
_ABOUT = frozenset(
    "judge story situation scenario question lgs fnm game games match round draft "
    "prerelease sealed tournament store shop club commander edh modern legacy pauper "
    "vintage standard cube deck decks playgroup pod league friend friends turn "
    "yesterday weekend arguing argued argument debate debating discussion disagree "
    "disagreed disagreement happened rules ruling night evening interaction".split()
)
# What else may stand in it. No word of what happens on the table is among these.
_ELSE = frozenset(
    "a an the my our your his her their this that it i we us me you he she they is was "
    "are were be been am 've 's have had has having in on at of for to from with "
    "against about between and so but now then today last first final finals next same "
    "just really very quite some one two three four five six seven eight nine ten of "
    "here there how what where funny weird strange interesting odd tricky tough hard "
    "complicated quick little simple basic silly stupid dumb new old big small long "
    "short crazy came up come comes goes go following like playing played play "
    "plays opponent friends buddy buddies brother sister group people table local "
    "locals testing casual kitchen burn aggro control combo mono white blue black red "
    "green dragon goblin elf zombie vampire midrange ramp asked asks ask asking "
    "wondering wonder because over during while when okay ok hi hello guys everyone "
    "everybody all not sure need help please can could would know us explain something "
    "someone somebody started between other another each once "
    "starting let me set setting scene picture imagine".split()
)
_ENDS = frozenset([".", "!", "?", ":", "\n", ";", ",", "-", "", BULLET])
_MOST = 24


@reader("smalltalk")
def read_small_talk(parse: Parse, at: int) -> Iterator[Reading]:
    """ "So yesterday at my LGS we had a funny situation": up to the next mark."""
    if at and parse.word(at - 1) not in _ENDS and parse.word(at - 1) not in _BEFORE:
        return
    here, telling = at, False
    while here < min(len(parse.tokens), at + _MOST) and parse.word(here) not in _ENDS:
        word = parse.word(here)
        if parse.is_kind(here, Kind.NUMBER) and parse.word(here - 1) in _NUMBERED:
            here += 1
            continue
        if word not in _ABOUT and word not in _ELSE:
            return
        telling = telling or word in _ABOUT
        here += 1
    if telling and here > at + 1 and parse.word(here) in _ENDS:
        yield here, parse.said(at, here)


_BEFORE = frozenset(["so", "ok", "well", "okay", "hi", "hello"])
_NUMBERED = frozenset(["turn", "round", "game", "table"])
