"""The shapes of sentences that are offered where a text could not be read."""

from collections.abc import Iterable

from bot.scenario.words.law_things import describes_a_card

# What to type instead, by a word of the sentence that was not understood.
MAGIC_SHAPES: tuple[tuple[frozenset[str], str], ...] = tuple(
    (frozenset(words.split()), shape)
    for words, shape in (
        (
            "regenerate regenerates regenerated regeneration",
            "Bob casts Lightning Bolt on my 2/2 Bear. In response, I regenerate it.",
        ),
        (
            "dredge library deck mill mills",
            "My library has 2 cards. I draw 3 cards. Do I lose?",
        ),
        (
            "graveyard yard bin",
            "Kitchen Finks is in my graveyard. I return it to the battlefield.",
        ),
        (
            "copy copies copying clone clones",
            "I cast Clone, copying Bob's 2/2 Bear. How big is Clone?",
        ),
        (
            "token tokens create creates",
            "I create two 1/1 Soldier tokens. Bob casts Pyroclasm.",
        ),
        (
            "response respond responds responding stack before",
            "Bob casts Lightning Bolt on my 2/2 Bear. In response, I cast Giant Growth "
            "on it.",
        ),
        (
            "redirect redirects redirected reflect reflects send sends back",
            "Bob casts Lightning Bolt on me. I cast Deflecting Palm.",
        ),
        (
            "equip equips equipped equipment aura enchanted enchant wears wearing",
            "My 2/2 Bear is equipped with Loxodon Warhammer and attacks Bob.",
        ),
        (
            "sacrifice sacrifices sac sacs",
            "Bob casts Lightning Bolt on my 2/2 Bear. In response, I sacrifice it.",
        ),
        ("exile exiles exiled return returns", "My Kitchen Finks dies. Where is it?"),
        ("poison infect toxic", "Bob's 2/2 with infect deals 2 damage to me."),
        ("gain gains gained lifegain", "I gain 3 life."),
        ("target targets targeted hexproof", "Can I target his 2/2 with hexproof?"),
        (
            "mana pay pays untapped open activate activates ability",
            "Bob casts Lightning Bolt on me. In response, I use Samite Healer on me.",
        ),
        (
            "attack attacks attacked attacking swing swings",
            "Bob attacks me with a 3/3.",
        ),
        (
            "block blocks blocked blocking chump unblocked",
            "Bob attacks me with a 3/3. I block it with my 2/2 Bear.",
        ),
        (
            "die dies died dead survive survives live lives",
            "Bob casts Lightning Bolt on my 2/4 Bear. Does it die?",
        ),
        (
            "commander commanders",
            "Bob's commander is a 5/5. I have taken 16 commander damage from it. It "
            "attacks me. Do I lose?",
        ),
        (
            "loyalty planeswalker",
            "Bob controls Jace, a planeswalker with 4 loyalty. I attack Jace with a "
            "3/3.",
        ),
        (
            "assign assigns trample tramples",
            "Bob's 5/5 with trample attacks me. I block it with my 2/2 Bear. Bob "
            "assigns 2 to the Bear and 3 to me.",
        ),
        ("life total totals", "Bob casts Lightning Bolt on me. What's my life total?"),
        (
            "damage hit hits deals take takes",
            "Bob's spell deals 4 damage to my 2/2 Bear.",
        ),
        (
            "prevent prevents prevented shield",
            "I have a prevent-3 shield. Bob attacks me with a 5/5.",
        ),
        (
            "cast casts bolt bolts plays spell",
            "Bob casts Lightning Bolt on my 2/2 Bear.",
        ),
        (
            "counter counters",
            "My 2/2 Bear has two +1/+1 counters. Bob casts Lightning Bolt on it.",
        ),
        (
            "control controls have has board",
            "I control Furnace of Rath. Bob casts Lightning Bolt on me.",
        ),
    )
)
# Where nothing is known of what it is about.
WHOLE = "A 3/3 attacks me, I block with my 2/2 Bear. Does the Bear die?"
_SHOWN = 2
# Where a card is told by what it does, and that is not understood.
_QUOTED = (
    "I control a card that says “If a source would deal damage to you, prevent 1 of "
    "that damage.” Bob casts Lightning Bolt on me."
)
# Every sentence of Magic that is offered so.
OFFERED = frozenset({WHOLE, _QUOTED, *(shape for _, shape in MAGIC_SHAPES)})


def like(said: Iterable[str]) -> tuple[str, ...]:
    """Sentences that read, about what a clause of the words *said* is about."""
    words = {*said}
    about = tuple(shape for known, shape in MAGIC_SHAPES if words & known)
    if describes_a_card(words):
        return (_QUOTED, *about[: _SHOWN - 1])
    return about[:_SHOWN] or (WHOLE,)
