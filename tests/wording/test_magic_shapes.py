"""Shapes of sentences on Magic cards, said back and read once more."""

import pytest

from bot.citation import Game
from bot.engine.conditions import Flag, Not
from bot.engine.instructions import If, Unplayed
from bot.wording.reading import read_card
from bot.wording.say import say_all

SHAPES = [
    pytest.param(
        "planeswalker",
        "-1: Target artifact becomes an artifact creature with base power and"
        " toughness 5/5.",
        "-1: Target artifact becomes a 5/5 artifact creature.",
        id="a base size behind what it is of",
    ),
    pytest.param(
        "land",
        "{3}{W}{U}: Until end of turn, this land becomes a 4/4 white and blue"
        " Elemental creature with flying. It's still a land.",
        "{3}{W}{U}: This becomes a 4/4 white blue elemental creature with flying in"
        " addition to its other types until end of turn.",
        id="of two colors",
    ),
    pytest.param(
        "instant",
        "Exile each permanent with mana value X or less that's one or more colors.",
        "Exile each white, blue, black, red, or green permanent that has mana value X"
        " or less.",
        id="of any color",
    ),
    pytest.param(
        "creature",
        "{5}{R}{R}: Monstrosity 3.",
        "{5}{R}{R}: If it is not true that this is monstrous, put 3 +1/+1 counters on"
        " this and this becomes monstrous.",
        id="monstrosity",
    ),
    pytest.param(
        "creature",
        "When this creature is put into a graveyard from anywhere, its owner shuffles"
        " their graveyard into their library.",
        "Whenever this is put into a graveyard, shuffle each card from this's owner's"
        " graveyard into its owner's library.",
        id="a whole graveyard, with its owner",
    ),
    pytest.param(
        "enchantment",
        "As long as enchanted creature is an Elf, it gets +3/+3. Otherwise, it can't"
        " block.",
        "As long as enchanted creature is an elf, enchanted creature gets +3/+3.\n"
        "As long as it is not true that enchanted creature is an elf, enchanted"
        " creature can't block.",
        id="otherwise, of what the sentence before spoke of",
    ),
    pytest.param(
        "enchantment",
        "Enchanted creature gets +4/+0. It can't block.",
        "Enchanted creature gets +4/+0.\nEnchanted creature can't block.",
        id="it, of what the sentence before spoke of",
    ),
    pytest.param(
        "creature",
        "At the beginning of your upkeep, you may return another creature you control"
        " to its owner's hand, then put a number of +1/+1 counters equal to that"
        " creature's toughness on this creature.",
        "At the beginning of your upkeep, you may return another creature you control"
        " to its owner's hand and put X +1/+1 counters on this, where X is that"
        " creature's toughness.",
        id="what is chosen before it is spoken of",
    ),
    pytest.param(
        "creature",
        "If this creature was kicked, it enters with four +1/+1 counters on it.",
        "As long as this was kicked, this enters with 4 +1/+1 counters on it.",
        id="what enters, if it was kicked",
    ),
    pytest.param(
        "creature",
        "This creature enters with a charge counter on it for each Goblin that died"
        " this turn.",
        "This enters with X charge counters on it, where X is the number of goblins"
        " that died this turn.",
        id="for each that did something this turn",
    ),
    pytest.param(
        "artifact",
        "Land cards in graveyards can't enter.",
        "Land cards in graveyards can't enter the battlefield.",
        id="what stays in graveyards",
    ),
    pytest.param(
        "artifact",
        "Activated abilities of creatures your opponents control can't be activated.",
        "Creatures your opponents control can't use activated abilities.",
        id="abilities that cannot be activated",
    ),
    pytest.param(
        "creature",
        "Whenever an opponent loses life during your turn, you gain 1 life.",
        "Whenever an opponent loses life, if it's your turn, you gain 1 life.",
        id="an event of your own turn",
    ),
    pytest.param(
        "planeswalker",
        "+1: Until your next turn, whenever a creature deals combat damage to you, draw"
        " two cards.",
        "+1: Until your next turn, whenever a creature deals combat damage to you, you"
        " draw 2 cards.",
        id="a trigger until the next turn",
    ),
    pytest.param(
        "sorcery",
        "Create two tapped tokens that are copies of target artifact you control,"
        " except they aren't legendary and they have haste.",
        "You create 2 tapped tokens that are copies of target artifact you control,"
        " except it has haste, and it isn't legendary.",
        id="tokens that are copies with exceptions",
    ),
    pytest.param(
        "sorcery",
        "Double the number of loyalty counters on target planeswalker.",
        "Put X loyalty counters on target planeswalker, where X is the number of"
        " loyalty counters on the first target.",
        id="twice as many counters",
    ),
    pytest.param(
        "sorcery",
        "Target creature gets +4/+0 until end of turn and can't be blocked this turn.",
        "Target creature gets +4/+0 until end of turn. The first target can't be"
        " blocked this turn.",
        id="two things at once, the second a ban",
    ),
    pytest.param(
        "sorcery",
        'Target creature gains "When this creature dies, draw two cards" and "This'
        " creature can't block\" until end of turn.",
        'Target creature gains "Whenever this dies, you draw 2 cards." and "This'
        " can't block.\" until end of turn.",
        id="two abilities in quotation marks",
    ),
    pytest.param(
        "creature",
        "When this creature enters, you may blight 2. When you do, target creature"
        " gains haste until end of turn.",
        "Whenever this enters, you may put 2 -1/-1 counters on a creature you control."
        " If you do, target creature gains haste until end of turn.",
        id="counters on a creature of one's own",
    ),
    pytest.param(
        "creature",
        "When this creature enters, amass Elves 3.",
        "Whenever this enters, if you control no armies, you create a 0/0 black army"
        " elf creature token. Put 3 +1/+1 counters on an army you control.",
        id="an army that grows",
    ),
    pytest.param(
        "creature",
        "Whenever another creature you control enters while this creature has a charge"
        " counter on it, draw a card.",
        "Whenever another creature you control enters, if this has a charge counter on"
        " it, you draw a card.",
        id="an event while something holds",
    ),
    pytest.param(
        "enchantment",
        "Enchanted creature gets +2/+2. As long as it's legendary, it gets an"
        " additional +1/+0.",
        "Enchanted creature gets +2/+2.\nAs long as enchanted creature is legendary,"
        " enchanted creature gets +1/+0.",
        id="a supertype it has",
    ),
    pytest.param(
        "creature",
        "This creature gets +1/+1 for each Elf you control and each Goblin you"
        " control.",
        "This gets +X/+X, where X is the number of elves you control plus the number"
        " of goblins you control.",
        id="for each of two kinds",
    ),
    pytest.param(
        "sorcery",
        "Create a token that's a copy of target artifact, except it has haste and \"At"
        ' the beginning of the end step, sacrifice this token."',
        "You create a token that's a copy of target artifact, except it has haste and"
        ' "At the beginning of the end step, sacrifice this.".',
        id="a copy that says more",
    ),
    pytest.param(
        "sorcery",
        "Double target creature's power and toughness until end of turn.",
        "Target creature gets +X/+0 until end of turn, where X is the first target's"
        " power. The first target gets +0/+X until end of turn, where X is the first"
        " target's toughness.",
        id="twice its size",
    ),
    pytest.param(
        "creature",
        "When this creature enters, create Old Tom, a legendary 2/1 red Cat creature"
        " token with haste.",
        "Whenever this enters, you create a 2/1 red legendary cat creature token named"
        " Old Tom with haste.",
        id="a token with a name",
    ),
    pytest.param(
        "creature",
        "Whenever this creature enters or deals combat damage to a player, draw a"
        " card.",
        "Whenever this enters, you draw a card.\n"
        "Whenever this deals combat damage to a player, you draw a card.",
        id="either of two events",
    ),
    pytest.param(
        "creature",
        "Whenever another Elf you control enters or dies, you gain 1 life.",
        "Whenever another elf you control enters, you gain 1 life.\n"
        "Whenever another elf you control dies, you gain 1 life.",
        id="either of two events of others",
    ),
    pytest.param(
        "enchantment",
        "Creatures you control that are enchanted have flying.",
        "Enchanted creatures you control have flying.",
        id="what is enchanted",
    ),
    pytest.param(
        "sorcery",
        "Put two 1/1 red Goblin creature tokens with haste onto the battlefield.",
        "You create 2 1/1 red goblin creature tokens with haste.",
        id="tokens in the words of old",
    ),
    pytest.param(
        "creature",
        "{T}: Target player puts the top two cards of their library into their"
        " graveyard.",
        "{T}: Target player mills 2 cards.",
        id="milling in the words of old",
    ),
    pytest.param(
        "instant",
        "Permanents enter tapped this turn.",
        "Permanents enter tapped this turn.",
        id="entering tapped for a turn",
    ),
    pytest.param(
        "enchantment",
        "You and other Heroes you control have hexproof.",
        "You and other heroes you control have hexproof.",
        id="heroes",
    ),
    pytest.param(
        "enchantment",
        "If a creature dealt damage this turn by a source you controlled would die,"
        " exile it instead.",
        "If a creature dealt damage by a source you control this turn would die, exile"
        " it instead.",
        id="dealt damage by sources of a player",
    ),
    pytest.param(
        "instant",
        "Tap up to two target creatures. ~ deals 1 damage to each of them.",
        "Tap up to 2 target creatures. This deals 1 damage to each of the first"
        " targets.",
        id="each of several targets",
    ),
    pytest.param(
        "sorcery",
        "~ deals X damage divided as you choose among any number of targets, where X is"
        " the number of lands you control.",
        "This deals X damage divided as you choose among any number of targets, where X"
        " is the number of lands you control.",
        id="an amount that is divided and counted",
    ),
    pytest.param(
        "enchantment",
        "If an effect would put one or more tokens onto the battlefield under your"
        " control, it puts twice that many of those tokens onto the battlefield"
        " instead.\nIf an effect would place one or more counters on a permanent you"
        " control, it places twice that many of those counters on that permanent"
        " instead.",
        "If an effect would create one or more tokens under your control, twice that"
        " much instead.\nIf an effect would put one or more counters on a permanent you"
        " control, twice that much instead.",
        id="doubling in the words of old",
    ),
]


@pytest.mark.parametrize(("kind", "text", "said"), SHAPES)
def test_a_shape_says_what_was_printed(kind: str, text: str, said: str) -> None:
    assert said_of(text, kind) == said


@pytest.mark.parametrize(("kind", "text", "said"), SHAPES)
def test_its_own_words_read_back(kind: str, text: str, said: str) -> None:
    assert said_of(said, kind) == said


def test_whether_any_player_pays_is_asked() -> None:
    card = read_card(
        Game.MTG,
        "Creatures you control get +0/+1 until end of turn unless any player pays {2}.",
        name="",
        kinds=frozenset({"instant"}),
    )

    assert card.spell is not None
    offered, unpaid = card.spell.do
    assert offered == Unplayed("any player may pay {2}")
    assert isinstance(unpaid, If)
    assert unpaid.when == Not(Flag("a player paid for it"))


def test_a_cost_after_two_hyphens_is_one() -> None:
    card = read_card(
        Game.MTG, "Ward--Pay 3 life.", name="", kinds=frozenset({"creature"})
    )

    assert not card.unread


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature attacks or deals damage to a player, that player loses"
        " 1 life.",
        "Whenever this creature enters or deals damage, you gain that much life.",
        "Whenever this creature enters or attacks, draw a card. This ability triggers"
        " only once each turn.",
    ],
)
def test_what_only_one_of_two_events_is_about_is_not_read(text: str) -> None:
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"creature"}))

    assert card.unread


def said_of(text: str, kind: str) -> str:
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))
    assert not card.unread
    return "\n".join(say_all(card))
