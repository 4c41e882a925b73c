"""Magic wordings and what they are said back as: nothing lost, nothing added."""

import pytest

from bot.citation import Game
from bot.engine.effects import CounterWatch, EnterWatch, Instead, Trigger
from bot.engine.instructions import (
    CardAbilities,
    If,
    Install,
    Move,
    PutOnto,
    SacrificeSome,
)
from bot.engine.values import ONLY_YOU, Side, Zone
from bot.wording.reading import read_card
from bot.wording.say import say, say_all

SAID = [
    pytest.param(
        "enchantment",
        "Whenever you and/or at least one permanent you control becomes the target of a"
        " spell or ability an opponent controls, this enchantment deals 2 damage to"
        " that player.",
        "Whenever you and/or at least one permanent you control becomes the target of a"
        " spell or ability an opponent controls, this deals 2 damage to that source's"
        " controller.",
        id="once for all that one spell targets",
    ),
    pytest.param(
        "land",
        "As this land enters, you may pay 3 life. If you don't, it enters tapped.",
        "As this enters, you may pay 3 life. If you don't, it enters tapped.",
        id="life that is paid as it enters",
    ),
    pytest.param(
        "creature",
        "As this creature enters, exile any number of artifact cards from your"
        " graveyard.",
        "As this enters, exile any number of artifact cards from your graveyard.",
        id="what is exiled as it enters",
    ),
    pytest.param(
        "creature",
        "As this enters, you may sacrifice any number of artifacts.",
        "As this enters, sacrifice any number of artifacts.",
        id="what is sacrificed as it enters",
    ),
    pytest.param(
        "enchantment",
        "If you would pay life, draw that many cards instead.",
        "If you would pay life, instead you draw that many cards.",
        id="a payment that is replaced",
    ),
    pytest.param(
        "instant",
        "This turn, whenever a player gains life, that player loses 3 life.",
        "Whenever a player gains life this turn, the affected player loses 3 life.",
        id="a trigger for the turn that is not used up",
    ),
    pytest.param(
        "instant",
        "When a player gains life this turn, that player loses 3 life.",
        "When a player gains life this turn, the affected player loses 3 life.",
        id="a trigger for the turn that is used up",
    ),
    pytest.param(
        "instant",
        "Until end of turn, if damage would be dealt to a Goblin, you may have that"
        " damage dealt to you instead.",
        "If damage would be dealt to a goblin this turn, you may have that damage dealt"
        " to you instead.",
        id="damage that may be moved",
    ),
    pytest.param(
        "instant",
        "Prevent the next 4 damage that would be dealt to target Elf this turn, and put"
        " a +1/+1 counter on it for each 1 damage prevented this way.",
        "Prevent the next 4 damage that would be dealt to target elf this turn. Each"
        " time, put X +1/+1 counters on the first target, where X is the damage"
        " prevented this way.",
        id="a rider in the same sentence",
    ),
    pytest.param(
        "creature",
        "If you would get one or more counters, you get that many plus two of each of"
        " those kinds of counters instead.",
        "If one or more counters would be put on you, that much plus 2 instead.",
        id="counters that a player gets",
    ),
    pytest.param(
        "creature",
        "If a nontoken Elf would die or an Elf card not on the battlefield would be put"
        " into your graveyard, exile it instead.",
        "If a nontoken elf would die, exile it instead.\nIf an elf card not on the"
        " battlefield would be put into your graveyard, exile it instead.",
        id="either of two events",
    ),
    pytest.param(
        "enchantment",
        "If a green permanent, spell, or card not on the battlefield would be put into"
        " a graveyard, exile it instead.",
        "If a green permanent, card, or spell would be put into a graveyard, exile it"
        " instead.",
        id="not on the battlefield, said of the card alone",
    ),
    pytest.param(
        "instant",
        "Prevent all combat damage that would be dealt by creatures other than target"
        " Elf this turn.",
        "Choose target elf. Prevent all combat damage that would be dealt by other"
        " creatures this turn.",
        id="all but a target",
    ),
    pytest.param(
        "creature",
        "This can't block unless you control at least two other Elves.",
        "As long as it is not true that you control 2 or more other elves, this can't"
        " block.",
        id="unless you control others",
    ),
    pytest.param(
        "instant",
        "Counter target artifact spell. Its controller gains life equal to its mana"
        " value.",
        "Counter target artifact spell. The first target's"
        " controller gains life equal to the first target's mana value.",
        id="a countered spell is spoken of again",
    ),
    pytest.param(
        "sorcery",
        "This deals 5 damage to any target. If this would deal damage to a player,"
        " that damage can't be prevented.",
        "Damage that would be dealt to players by this this turn can't be prevented."
        " This deals 5 damage to any target.",
        id="a spell's own damage",
    ),
    pytest.param(
        "creature",
        "When this enters, it deals 2 damage to each opponent and each creature they"
        " control.",
        "Whenever this enters, this deals 2 damage to each opponent and each creature"
        " an opponent controls.",
        id="they are all your opponents",
    ),
    pytest.param(
        "instant",
        "Choose a creature you control. All damage that would be dealt to you this turn"
        " is dealt to the chosen creature instead.",
        "Choose a creature you control. All damage that would be dealt to you this turn"
        " is dealt to the chosen permanent instead.",
        id="what was chosen, not what the damage was for",
    ),
    pytest.param(
        "instant",
        "Destroy target artifact. If this spell was kicked, it deals 2 damage to target"
        " creature.",
        "Destroy target artifact. If this was kicked, this deals 2 damage to target"
        " creature.",
        id="a kicked spell deals the damage itself",
    ),
    pytest.param(
        "enchantment",
        "Whenever an opponent casts a creature spell, this deals 1 damage to that"
        " player unless they pay {3}.",
        "Whenever an opponent casts a creature spell, the affected player may pay {3}."
        " If they don't, this deals 1 damage to the affected player.",
        id="only players pay",
    ),
    pytest.param(
        "creature",
        "If this would deal damage to a creature, prevent that damage and that"
        " creature's owner shuffles it into their library.",
        "If this would deal damage to a creature, prevent it and shuffle that recipient"
        " into its owner's library.",
        id="what is shuffled away has left",
    ),
    pytest.param(
        "creature",
        "Whenever this deals damage to a player, that player can't gain life for the"
        " rest of the game.",
        "Whenever this deals damage to a player, that recipient can't gain life for the"
        " rest of the game.",
        id="for the rest of the game",
    ),
    pytest.param(
        "creature",
        "Whenever a creature deals damage to you, destroy it.",
        "Whenever a creature deals damage to you, destroy that source.",
        id="the creature that dealt it",
    ),
    pytest.param(
        "enchantment",
        "You don't lose the game for having 0 or less life.",
        "You don't lose the game for having 0 or less life.",
        id="living on without life",
    ),
    pytest.param(
        "creature",
        "Whenever this attacks and isn't blocked, it assigns no combat damage this"
        " turn.",
        "Whenever this attacks and isn't blocked, this can't deal combat damage this"
        " turn.",
        id="damage that is not assigned",
    ),
    pytest.param(
        "instant",
        "You gain 1 life.\nDraw a card at the beginning of the next turn's upkeep.",
        "You gain 1 life. Draw a card at the beginning of the next turn's upkeep.",
        id="a card drawn next turn",
    ),
    pytest.param(
        "enchantment",
        "If you would draw a card, you may put a time counter on this instead.",
        "If you would draw a card, you may instead put a time counter on this.",
        id="who declines lets it happen",
    ),
    pytest.param("creature", "Haste\nProwess", "haste, prowess", id="no keyword twice"),
    pytest.param("creature", "Vanishing 4", "vanishing 4", id="counters of a keyword"),
    pytest.param(
        "creature",
        "Whenever another creature you control deals damage to a permanent or player,"
        " this deals 1 damage to that permanent or player.",
        "Whenever another creature you control deals damage to a permanent or player,"
        " this deals 1 damage to that recipient.",
        id="whom a creature dealt damage, not the creature",
    ),
    pytest.param(
        "creature",
        "Whenever a creature deals combat damage to a creature, destroy that creature.",
        "Whenever a creature deals combat damage to a creature, destroy that"
        " recipient.",
        id="that creature is the one dealt damage",
    ),
    pytest.param(
        "creature",
        "Whenever a creature deals combat damage to a creature, put a +1/+1 counter on"
        " it.",
        "Whenever a creature deals combat damage to a creature, put a +1/+1 counter on"
        " that source.",
        id="it is the one that deals damage",
    ),
    pytest.param(
        "creature",
        "Whenever a source you control deals exactly 2 damage to a creature, destroy"
        " that creature.",
        "Whenever a source you control deals exactly 2 damage to a creature, destroy"
        " that recipient.",
        id="exactly so much damage",
    ),
    pytest.param(
        "instant",
        "Whenever target Elf is dealt damage by a blocking creature this turn, you gain"
        " that much life.",
        "Whenever a blocking creature deals damage to target elf this turn, you gain"
        " that much life.",
        id="dealt damage by something",
    ),
    pytest.param(
        "creature",
        "This can't be the target of spells.",
        "This can't be the target of spells.",
        id="only spells cannot target it",
    ),
    pytest.param(
        "creature",
        "This can't be the target of nonred spells or abilities from nonred sources.",
        "This can't be the target of nonred spells or abilities from nonred sources.",
        id="all but one color cannot target it",
    ),
    pytest.param(
        "creature",
        "This can't be the target of Aura spells.",
        "This can't be the target of aura spells.",
        id="one kind of spell cannot target it",
    ),
    pytest.param(
        "instant",
        "Choose target player. If a card would be put into that player's graveyard this"
        " turn, exile it instead.",
        "Choose target player. If a card would be put into that player's graveyard this"
        " turn, exile it instead.",
        id="one player's graveyard",
    ),
    pytest.param(
        "enchantment",
        "Enchant player\nAt the beginning of your upkeep, enchanted player loses the"
        " game.",
        "enchant player\nAt the beginning of your upkeep, enchanted player loses the"
        " game.",
        id="a player who is enchanted",
    ),
    pytest.param(
        "enchantment",
        "Enchanted creature has reach and protection from Elves, and it gets +2/+2.",
        "Enchanted creature gets +2/+2 and has reach and protection from elves.",
        id="keywords, and it is bigger",
    ),
    pytest.param(
        "enchantment",
        "Enchanted creature can't be blocked if it's attacking alone.",
        "As long as enchanted creature is attacking alone, enchanted creature can't be"
        " blocked.",
        id="the only attacker",
    ),
    pytest.param(
        "creature",
        "As long as you control an artifact, this has base power and toughness 5/5 and"
        " has trample.",
        "As long as you control an artifact, this has base power and toughness 5/5 and"
        " has trample.",
        id="another size and a keyword",
    ),
    pytest.param(
        "creature",
        '{3}: Until end of turn, this creature loses "Prevent all damage that would be'
        ' dealt to this creature."',
        '{3}: This loses "Prevent all damage that would be dealt to this." until end'
        " of turn.",
        id="an ability that is lost for the turn",
    ),
    pytest.param(
        "planeswalker",
        "0: Until end of turn, this becomes an Elf creature with power and toughness"
        " each equal to the number of loyalty counters on it and gains trample.",
        "0: This becomes an elf creature with power and toughness each equal to the"
        " number of loyalty counters on this and gains trample until end of turn.",
        id="as big as something",
    ),
    pytest.param(
        "enchantment",
        "The first time you would create one or more tokens during each of your turns,"
        " you may instead choose an Elf other than this and create that many tokens"
        " that are copies of that Elf.",
        "As long as it's your turn, the first time one or more tokens would be created"
        " under your control each turn, you may instead create that many tokens that"
        " are copies of another elf.",
        id="once in each of your turns",
    ),
    pytest.param(
        "creature",
        "Creatures you control other than this have reach.",
        "Other creatures you control have reach.",
        id="other than this",
    ),
    pytest.param(
        "artifact",
        "{T}: The next time you would draw a card this turn, instead look at the top"
        " three cards of your library, put two of them on the bottom of your library,"
        " then draw a card.",
        "{T}: The next time you would draw a card this turn, instead look at the top"
        " three cards of your library, put two of them on the bottom of your library"
        " and you draw a card.",
        id="cards looked at, then one drawn",
    ),
    pytest.param(
        "instant",
        "This deals 4 damage to target creature. Destroy up to one target Equipment"
        " attached to that creature.",
        "This deals 4 damage to target creature. Destroy up to 1 target equipment that"
        " is attached to the first target.",
        id="attached to a target",
    ),
    pytest.param(
        "enchantment",
        "If an Elf card would be put into your graveyard from anywhere and it wasn't"
        " cycled, exile it instead.",
        "As long as it is not true that it was cycled, if an elf card would be put into"
        " your graveyard, exile it instead.",
        id="unless it was cycled",
    ),
    pytest.param(
        "artifact",
        "If you would get one or more {E}, you get that many plus two {E} instead.",
        "If one or more energy counters would be put on you, that much plus 2 instead.",
        id="more energy",
    ),
    pytest.param("creature", "Haste; fear", "haste, fear", id="keywords, semicolon"),
    pytest.param(
        "artifact",
        "Equipped creature has reach.\nReconfigure {2}{R}",
        "reconfigure {2}{R}\nEquipped creature has reach.",
        id="equipped without the keyword equip",
    ),
    pytest.param(
        "planeswalker",
        '-8: Target opponent gets an emblem with "Whenever a player draws a card, you'
        ' lose 1 life."',
        '-8: Target opponent gets an emblem with "Whenever a player draws a card, you'
        ' lose 1 life.".',
        id="an emblem for somebody else",
    ),
    pytest.param(
        "artifact",
        "As long as this is attached to a creature, you have hexproof.",
        "As long as this is attached to a creature, you have hexproof.",
        id="attached to a creature",
    ),
    pytest.param(
        "enchantment",
        "As long as you control two or fewer Elves, Elves you control get +1/+1.",
        "As long as you control 2 or fewer elves, elves you control get +1/+1.",
        id="so many or fewer",
    ),
    pytest.param(
        "enchantment",
        "Whenever you gain life, you may pay {1}. If you do, this deals 1 damage to"
        " any target.",
        "Whenever you gain life, you may pay {1}. If you do, this deals 1 damage to any"
        " target.",
        id="what follows if it is paid",
    ),
    pytest.param(
        "sorcery",
        "Exile all Elf cards in all graveyards.",
        "Exile each elf card from a graveyard.",
        id="all graveyards",
    ),
]


@pytest.mark.parametrize(("kind", "text", "said"), SAID)
def test_words_are_said_back_in_full(kind: str, text: str, said: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))

    assert "\n".join(say_all(card)) == said
    assert not card.unread
    assert not card.irrelevant


def test_a_land_enters_only_at_its_price():
    card = read_card(
        Game.MTG,
        "If this would enter, sacrifice three untapped Islands instead. If you do, put"
        " this onto the battlefield. If you don't, put it into its owner's graveyard.",
        name="",
        kinds=frozenset({"land"}),
    )
    (effect,) = card.statics
    (choice,) = effect.act.do

    assert isinstance(effect.watch, EnterWatch)
    assert isinstance(effect.act, Instead)
    assert isinstance(choice, If)
    assert (choice.when.filter.controller, choice.when.at_least) == (Side.YOU, 3)
    assert isinstance(choice.do[0], SacrificeSome)
    assert isinstance(choice.do[1], PutOnto)
    assert [one.zone for one in choice.otherwise if isinstance(one, Move)] == [
        Zone.GRAVEYARD
    ]


def test_vanishing_gives_time_counters_as_it_enters():
    card = read_card(Game.MTG, "Vanishing 4", name="", kinds=frozenset({"creature"}))

    assert card.statics[0].act.counters == (("time", 4),)


def test_counters_that_you_put_are_not_counters_anybody_puts():
    card = read_card(
        Game.MTG,
        "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.",
        name="",
        kinds=frozenset({"creature"}),
    )
    (trigger,) = card.statics

    assert isinstance(trigger, Trigger)
    assert isinstance(trigger.watch, CounterWatch)
    assert trigger.watch.by == ONLY_YOU


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Creatures entering don't cause abilities to trigger.",
            "Creatures entering don't cause abilities to trigger.",
        ),
        (
            "If an artifact or creature entering the battlefield causes a triggered "
            "ability of a permanent you control to trigger, that ability triggers an "
            "additional time.",
            "If an artifact or creature entering causes a triggered ability of a "
            "permanent you control to trigger, that ability triggers an additional "
            "time.",
        ),
        (
            "If a triggered ability of an Elf you control triggers, it triggers an "
            "additional time.",
            "If a triggered ability of an elf you control triggers, that ability "
            "triggers an additional time.",
        ),
    ],
)
def test_how_often_abilities_trigger_is_read_and_said_back(text: str, said: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"artifact"}))

    assert [say(one) for one in card.statics] == [said]


@pytest.mark.parametrize(
    "text",
    [
        "Create a 1/1 white Soldier creature token. Put a +1/+1 counter on it.",
        "Destroy target creature. Create a Food token. Return it to its owner's hand.",
        "Create two 1/1 white Soldier creature tokens. They gain haste until end of"
        " turn.",
        "If you would lose the game, instead shuffle all permanents you own into your"
        " library.",
    ],
)
def test_what_happens_to_new_tokens_or_everything_is_refused(text: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"instant"}))

    assert card.unread


@pytest.mark.parametrize(("kind", "text", "said"), SAID)
def test_words_said_back_give_the_same_words_again(kind: str, text: str, said: str):
    card = read_card(Game.MTG, said, name="", kinds=frozenset({kind}))

    assert "\n".join(say_all(card)) == said


def test_a_trigger_whose_target_is_chosen_later_is_refused():
    text = "Whenever a player gains life this turn, this deals 1 damage to any target."
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"instant"}))

    assert card.unread
    assert card.spell is None or not any(
        isinstance(one, Install) for one in card.spell.do
    )


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        pytest.param(
            "enchantment",
            "Whenever a creature attacks you, ~ deals 1 damage to it.",
            "Whenever a creature attacks you, this deals 1 damage to that object.",
            id="it, to which this does something, is never this",
        ),
        pytest.param(
            "artifact",
            "Whenever a creature becomes tapped, ~ deals 1 damage to its controller.",
            "Whenever a creature becomes tapped, this deals 1 damage to that object's"
            " controller.",
            id="nor is its controller this one's",
        ),
        pytest.param(
            "creature",
            "Whenever ~ becomes blocked by a creature, that creature gets -1/-1 until"
            " end of turn.",
            "Whenever this becomes blocked by a creature, that object gets -1/-1 until"
            " end of turn.",
            id="that creature is the one met in combat",
        ),
        pytest.param(
            "sorcery",
            "Destroy two target artifacts, creatures, and/or lands.",
            "Destroy 2 target artifacts, lands, or creatures.",
            id="targets of several kinds, not every creature",
        ),
        pytest.param(
            "creature",
            "{1}: Return ~ from your graveyard to your hand.",
            "{1}: If this is in your graveyard, return this to its owner's hand.",
            id="back from the graveyard, from nowhere else",
        ),
        pytest.param(
            "sorcery",
            "~ deals 2 damage to target creature, 3 damage to another target creature,"
            " and 4 damage to a third target creature.",
            "This deals 2 damage to target creature, 3 damage to another target"
            " creature, and 4 damage to a third target creature.",
            id="a third target is neither of the two before",
        ),
        pytest.param(
            "instant",
            "Exile target creature, then return that card to the battlefield under its"
            " owner's control.",
            "Exile target creature. Return the first target to the battlefield under"
            " its owner's control.",
            id="what was exiled is that card",
        ),
        pytest.param(
            "instant",
            "Prevent all damage target creature would deal this turn. That creature's"
            " controller may sacrifice a land of their choice. If the player does, they"
            " may copy this spell.",
            "Prevent all damage that would be dealt by target creature this turn. The"
            " first target's controller may sacrifice a land. If they do, the first"
            " target's controller may copy this.",
            id="they may: the player",
        ),
        pytest.param(
            "enchantment",
            "At the beginning of your upkeep, you may pay any amount of mana. ~ deals 2"
            " damage to you. Prevent X of that damage, where X is the amount of mana"
            " you paid this way.",
            "At the beginning of your upkeep, you may pay any amount of mana. The next"
            " time damage would be dealt to you by this this turn, prevent X of it,"
            " where X is the amount of mana paid this way. This deals 2 damage to you.",
            id="a shield against what comes with it",
        ),
    ],
)
def test_what_is_read_is_what_was_printed(kind: str, text: str, said: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))

    assert not card.unread
    assert "\n".join(say_all(card)) == said


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        pytest.param(
            "creature",
            "Whenever ~ becomes blocked by a creature, destroy that creature at end of"
            " combat.",
            "Whenever this becomes blocked by a creature, at end of combat, destroy"
            " that object.",
            id="later in combat",
        ),
        pytest.param(
            "enchantment",
            "{1}: Any player may pay {1}. If no one does, the next time a source of"
            " your choice would deal damage to you this turn, prevent it.",
            "{1}: Any player may pay {1}. If it is not true that a player paid for it,"
            " the next time a source of your choice would deal damage to you this turn,"
            " prevent it.",
            id="unless somebody pays",
        ),
        pytest.param(
            "instant",
            "Prevent all damage that would be dealt to you this turn by a source of"
            " your choice. Whenever damage from a black or red source is prevented this"
            " way this turn, you gain that much life.",
            "If damage would be dealt to you by a source of your choice this turn,"
            " prevent it and if damage is prevented this way and that source is a black"
            " or red source, you gain life equal to the damage prevented this way.",
            id="life for what was prevented of some sources",
        ),
        pytest.param(
            "creature",
            "Prevent all damage that would be dealt to ~ by spells that target it.",
            "Prevent all damage that would be dealt to this by spells that target"
            " this.",
            id="spells that target it",
        ),
        pytest.param(
            "enchantment",
            "Whenever you attack with two or more non-Gideon creatures, put a +1/+1"
            " counter on each of those creatures.",
            "Whenever you attack with two or more non-gideon creatures, put a +1/+1"
            " counter on each attacking non-gideon creature you control.",
            id="those that attacked",
        ),
        pytest.param(
            "creature",
            "Whenever ~ attacks, create a 1/1 white Soldier creature token that's"
            " tapped and attacking.",
            "Whenever this attacks, you create a 1/1 white soldier creature token"
            " that's tapped and attacking.",
            id="tokens that attack",
        ),
        pytest.param(
            "enchantment",
            "Enchant land\nEnchanted land has indestructible.",
            "enchant land\nEnchanted land has indestructible.",
            id="what is enchanted is called what it is",
        ),
    ],
)
def test_less_common_words_are_read_as_printed(kind: str, text: str, said: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))

    assert not card.unread
    assert "\n".join(say_all(card)) == said


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        pytest.param(
            "sorcery",
            "Put all creatures on the bottom of their owners' libraries.",
            "Put each creature on the bottom of its owner's library.",
            id="the bottom is not the top",
        ),
        pytest.param(
            "creature",
            "Whenever a creature an opponent controls dies, that player loses 2 life.",
            "Whenever a creature an opponent controls dies, that object's controller"
            " loses 2 life.",
            id="that player who controlled it",
        ),
        pytest.param(
            "creature",
            "Whenever another creature you own dies, return it to your hand unless"
            " target opponent pays 3 life.",
            "Whenever another creature you own dies, target opponent may pay 3 life. If"
            " they don't, return that object to its owner's hand.",
            id="unless an opponent pays",
        ),
        pytest.param(
            "creature",
            "{1}: Target creature becomes a Vampire in addition to its other types.",
            "{1}: Target creature becomes a vampire in addition to its other types.",
            id="one more type",
        ),
        pytest.param(
            "creature",
            "{4}: Monstrosity 2.\nWhen ~ enters or becomes monstrous, draw a card.",
            "Whenever this enters, you draw a card.\nWhenever this becomes monstrous,"
            " you draw a card.\n{4}: If it is not true that this is monstrous, put 2"
            " +1/+1 counters on this and this becomes monstrous.",
            id="monstrous only once",
        ),
        pytest.param(
            "creature",
            "When ~ dies, return the exiled card to the battlefield under its owner's"
            " control.",
            "Whenever this dies, return the exiled card to the battlefield under its"
            " owner's control.",
            id="the exiled card comes back",
        ),
    ],
)
def test_commoner_words_are_read_as_printed(kind: str, text: str, said: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))

    assert not card.unread
    assert "\n".join(say_all(card)) == said


def test_that_player_is_never_you():
    said = said_of(
        "If a source an opponent controls would deal damage to you, prevent that damage"
        " and that player draws a card.",
        "enchantment",
    )

    assert said == (
        "If a source an opponent controls would deal damage to you, prevent it and that"
        " source's controller draws a card."
    )


def test_a_target_is_named_where_it_is_first_spoken_of():
    said = said_of(
        "Whenever target creature deals damage this turn, its controller gains that"
        " much life.",
        "instant",
    )

    assert said == (
        "Whenever target creature deals damage this turn, the first target's controller"
        " gains that much life."
    )


def test_they_are_not_the_one_whose_damage_is_prevented():
    card = read_card(
        Game.MTG,
        "Prevent all damage that would be dealt to attacking creatures you control this"
        " turn. They gain trample until end of turn.",
        name="",
        kinds=frozenset({"instant"}),
    )

    assert card.unread


def said_of(text: str, kind: str) -> str:
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))
    return "\n".join(say_all(card))


def test_a_word_before_a_cost_that_limits_it_is_kept() -> None:
    said = {
        "Boast": "Activate only if this attacked this turn and only once each turn.",
        "Exhaust": "Activate only once.",
        "Forecast": "Activate only during your upkeep and only once each turn.",
    }
    for word, limit in said.items():
        found = read_card(
            Game.MTG,
            f"{word} — {{1}}{{R}}: This creature deals 2 damage to any target.",
            name="",
            kinds=frozenset({"creature"}),
        )

        assert found.activated[0].limit == limit


def _creature(text: str) -> CardAbilities:
    return read_card(Game.MTG, text, name="", kinds=frozenset({"creature"}))


def test_what_attacks_you_is_said_with_your_planeswalkers() -> None:
    text = (
        "Whenever a creature without flying attacks you or a planeswalker you control, "
        "this deals 1 damage to that object."
    )

    assert say_all(_creature(text)) == (text,)


def test_the_size_of_a_token_is_said_where_it_is_counted() -> None:
    text = (
        "Whenever this dies, you create a X/X green hydra creature token, where X is "
        "the number of +1/+1 counters on this."
    )

    assert say_all(_creature(text)) == (text,)


def test_words_that_only_mention_targets_introduce_none() -> None:
    text = (
        "This costs {1} more to cast for each target beyond the first. "
        "This deals X damage divided evenly, rounded down, among any number of targets."
    )
    found = read_card(Game.MTG, text, name="", kinds=frozenset({"sorcery"}))

    assert say_all(found) == (text,)


def test_an_enchanted_swamp_is_said_as_a_land() -> None:
    text = "Enchant Swamp\nWhenever enchanted land becomes tapped, destroy it."
    found = read_card(Game.MTG, text, name="", kinds=frozenset({"aura"}))

    assert say_all(found)[-1].endswith("destroy enchanted land.")
