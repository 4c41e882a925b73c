"""Magic's text read: the door to this package."""

from functools import lru_cache

import bot.wording.magic.amounts
import bot.wording.magic.amounts_asked
import bot.wording.magic.amounts_replaced
import bot.wording.magic.bans
import bot.wording.magic.base_size
import bot.wording.magic.changing_places
import bot.wording.magic.conditions
import bot.wording.magic.copying
import bot.wording.magic.costs
import bot.wording.magic.counters
import bot.wording.magic.damage
import bot.wording.magic.damage_triggers
import bot.wording.magic.dealing
import bot.wording.magic.declared
import bot.wording.magic.delayed
import bot.wording.magic.discarded
import bot.wording.magic.doing
import bot.wording.magic.done_this_way
import bot.wording.magic.either_event
import bot.wording.magic.entered_this_way
import bot.wording.magic.entering
import bot.wording.magic.entering_prices
import bot.wording.magic.facts
import bot.wording.magic.from_the_top
import bot.wording.magic.giving
import bot.wording.magic.granting
import bot.wording.magic.granting_shapes
import bot.wording.magic.graveyard_facts
import bot.wording.magic.growing
import bot.wording.magic.instead_of
import bot.wording.magic.keyword_actions
import bot.wording.magic.keyword_lines
import bot.wording.magic.kind_phrases
import bot.wording.magic.kinds
import bot.wording.magic.kinds_alike
import bot.wording.magic.kinds_barred
import bot.wording.magic.kinds_beside
import bot.wording.magic.kinds_colored
import bot.wording.magic.losing
import bot.wording.magic.moves_replaced
import bot.wording.magic.moving
import bot.wording.magic.noun_phrases
import bot.wording.magic.noun_phrases_joined
import bot.wording.magic.often
import bot.wording.magic.outcomes
import bot.wording.magic.own_facts
import bot.wording.magic.pairing
import bot.wording.magic.players_replaced
import bot.wording.magic.redirection
import bot.wording.magic.repeated
import bot.wording.magic.replaced_in_words
import bot.wording.magic.replacing
import bot.wording.magic.retold
import bot.wording.magic.sacrificed
import bot.wording.magic.sentences
import bot.wording.magic.sentences_of_damage
import bot.wording.magic.sequels
import bot.wording.magic.shields
import bot.wording.magic.so_long
import bot.wording.magic.so_much_as_chosen
import bot.wording.magic.spells_gone
import bot.wording.magic.standing
import bot.wording.magic.standing_combat
import bot.wording.magic.standing_rules
import bot.wording.magic.tallied
import bot.wording.magic.targeting
import bot.wording.magic.tokens_made
import bot.wording.magic.triggers
import bot.wording.magic.turning_into
import bot.wording.magic.unplayed_events
from bot.engine.effects import Trigger
from bot.engine.instructions import CardAbilities
from bot.wording.magic.grammar import G
from bot.wording.magic.lines import LineReader
from bot.wording.magic.vocabulary import KINDS
from bot.wording.phrases import Attempt
from bot.wording.tokens import name_words, split_words

_NOT_A_NAME = KINDS | {"the", "a", "an", "it", "you", "all", "of", "in"}


def own_names(name: str, kinds: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """How a card can call itself: its name, and what legends go by for short."""
    words = name_words(name)
    if not words:
        return ()
    names = [words]
    if "," in words:
        names.append(words[: words.index(",")])
    if "legendary" in kinds or not kinds:
        called = words[: words.index(",")] if "," in words else words
        for end in range(1, len(called)):
            # "Ertai", "Tor Wauki": the first words of it, never "Bilbo, Thief in".
            short = called[:end]
            if short[-1] not in _NOT_A_NAME and (end > 1 or len(short[0]) > 2):
                names.append(short)
        if words[0] == "the" and len(words) > 2:
            names.append(words[1:])
    kept = [one for one in dict.fromkeys(names) if one]
    return tuple(sorted(kept, key=len, reverse=True))


def _inside(text: str) -> CardAbilities | None:
    """Abilities in quotation marks, for whatever gets them; None if not understood."""
    found = LineReader((), frozenset({"permanent"})).read(text)
    return None if found.unread or found.spell else found


bot.wording.magic.granting.read_inside_with(_inside)


def is_keyword_line(line: str) -> bool:
    """True for a line that is nothing but keywords, with their costs."""
    return bool(Attempt(split_words(line)).whole(G.rule("keyword line")))


def idle_triggers(line: str, name: str, kinds: frozenset[str]) -> tuple[Trigger, ...]:
    """The triggers of *line*, which does nothing that can touch a ruling."""
    reader = LineReader(own_names(name, kinds), kinds)
    reader.idle_too = True
    found = reader.read(line)
    return tuple(it for it in found.statics if isinstance(it, Trigger))


@lru_cache(maxsize=256)
def read(
    text: str, name: str, kinds: frozenset[str]
) -> tuple[CardAbilities, tuple[str, int, int, str] | None]:
    """What *text* gives, and the first place that is not understood, if any."""
    reader = LineReader(own_names(name, kinds), kinds)
    return reader.read(text), reader.trouble
