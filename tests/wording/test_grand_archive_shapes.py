"""Shapes of sentences on Grand Archive's cards, said back and read once more."""

import pytest

from bot.citation import Game
from bot.engine.values import Who
from bot.wording.reading import read_card
from bot.wording.say import say_all

SHAPES = [
    pytest.param(
        "ally",
        "On Attack: You may discard a card. If you do, this attack gets +3 POWER.",
        "Whenever this attacks: you may (discard 1; attacking object you control gets"
        " +3 power this combat).",
        id="what an attack gets",
    ),
    pytest.param(
        "action",
        "Your champion's next attack this turn gets +4 POWER.",
        "Spell: the next time your champion attacks this turn: (attacking object you"
        " control gets +4 power this combat).",
        id="what the next attack gets",
    ),
    pytest.param(
        "item",
        "If your champion would take damage, you may banish this card. If you do,"
        " prevent 2 of that damage. Put a level counter on your champion if damage was"
        " prevented this way.",
        "You may prevent 2 of any damage to your champion and then (banish this; if"
        " the damage prevented is more than 0 (put 1 “level” counters on your"
        " champion)).",
        id="what follows if damage was prevented",
    ),
    pytest.param(
        "ally",
        "If combat damage would be dealt to this ally, reveal a card at random from"
        " your memory. If that card is fire element, prevent 4 of that damage.",
        "While “that card is fire element” holds, prevent 4 of any combat damage to"
        " this.",
        id="a card that is shown decides",
    ),
    pytest.param(
        "ally",
        "If damage would be dealt to this ally from a non-wind element source, prevent"
        " 1 of that damage.",
        "Prevent 1 of any damage from object not of element “wind” to this.",
        id="sources of other elements",
    ),
    pytest.param(
        "action",
        "The next time one or more allies would enter the field this turn, they enter"
        " the field rested instead.",
        "Spell: the next time, counting all of a moment as one, ally enters rested this"
        " turn.",
        id="those that enter next",
    ),
    pytest.param(
        "action",
        "Prevent the next 2 damage that would be dealt to target unit this turn."
        " Whenever damage is prevented this way, deal 1 damage to target champion.",
        "Spell with target unit: prevent the next 2 damage to the target this turn;"
        " whenever this prevents damage this turn with target champion: (deal 1 damage"
        " to target 2).",
        id="a target beside the first",
    ),
    pytest.param(
        "ally",
        "On Enter: Foo gains immortality.",
        "Whenever this enters: this gets “immortality” for the rest of the game.",
        id="what is gained for good",
    ),
    pytest.param(
        "action",
        "The next attack you declare with a unit this turn gets +3 POWER.",
        "Spell: the next time unit you control attacks this turn: (attacking object you"
        " control gets +3 power this combat).",
        id="the next attack declared",
    ),
    pytest.param(
        "ally",
        "If one or more level counters would be put on your champion, that many plus"
        " one level counters are put on your champion instead.",
        "If “level” counters are put on your champion, add 1 to how many there are.",
        id="more counters",
    ),
    pytest.param(
        "action",
        "Up to two target objects you control gain spellshroud until end of turn."
        " Prevent the next 2 damage that would be dealt to each of those targets this"
        " turn if they're units.",
        "Spell with up to 2 targets among object you control: the target gets"
        " “spellshroud” this turn; for the target as target 2, prevent the next 2"
        " damage to target 2 this turn.",
        id="those targets",
    ),
    pytest.param(
        "ally",
        'Foo gets +1 POWER and has "On Death: Deal 1 damage to your champion."',
        "This gets +1 power and the ability (whenever this dies: (deal 1 damage to your"
        " champion)).",
        id="power and an ability",
    ),
    pytest.param(
        "action",
        "Deal 1 damage to target unit. If that unit is defending, deal 4 damage to its"
        " attacker.",
        "Spell with target unit: deal 1 damage to the target; if the target is a object"
        " that is “defending” (deal 4 damage to each attacking object).",
        id="its attacker",
    ),
    pytest.param(
        "ally",
        "On Attack: If this is Foo's first attack this turn, wake up Foo.",
        "While “this is its first attack this turn” holds, whenever this attacks: wake"
        " this.",
        id="its first attack",
    ),
]


@pytest.mark.parametrize(("kind", "text", "said"), SHAPES)
def test_a_shape_says_what_was_printed(kind: str, text: str, said: str) -> None:
    assert said_of(text, kind) == said


@pytest.mark.parametrize(("kind", "text", "said"), SHAPES)
def test_its_own_words_read_back(kind: str, text: str, said: str) -> None:
    assert said_of(said, kind) == said


@pytest.mark.parametrize(
    "text",
    [
        "[Class Bonus] If it's not your turn, you may remove a level counter from your"
        " champion to activate this card from your memory without paying its reserve"
        " cost.",
        "If an opponent would glimpse X, you may have that player glimpse 2 instead.",
        "As an additional cost to use this weapon for an attack, pay (2).",
        "Mage allies you control can attack using this weapon.",
        "Your opponents can't materialize cards with memory cost 1.",
        "Banish Foo: Draw a card. Activate this ability only if your champion has taken"
        " 3 or more damage this turn.",
        "Banish Foo: You gain agility 2 for this turn.",
    ],
)
def test_costs_and_glimpses_touch_no_ruling(text: str) -> None:
    card = read_card(Game.GRAND_ARCHIVE, text, name="Foo", kinds=frozenset({"weapon"}))

    assert not card.unread
    assert not card.statics


def said_of(text: str, kind: str) -> str:
    card = read_card(Game.GRAND_ARCHIVE, text, name="Foo", kinds=frozenset({kind}))
    assert not card.unread
    return "\n".join(say_all(card, Game.GRAND_ARCHIVE))


@pytest.mark.parametrize(
    "text",
    [
        "Foo's attacks can't be intercepted.",
        "Foo can't be targeted by Spells.",
    ],
)
def test_what_forbids_retaliating_or_aiming_is_not_passed_over(text: str) -> None:
    card = read_card(Game.GRAND_ARCHIVE, text, name="Foo", kinds=frozenset({"ally"}))

    assert card.unread


@pytest.mark.parametrize(
    "text",
    [
        "On Enter: Foo deals damage equal to its power to target unit.",
        "On Enter: Foo deals damage to target unit equal to its power.",
    ],
)
def test_its_power_is_of_what_deals_the_damage(text: str) -> None:
    card = read_card(Game.GRAND_ARCHIVE, text, name="Foo", kinds=frozenset({"ally"}))

    assert not card.unread
    (trigger,) = card.statics
    assert trigger.do[-1].amount.of is Who.THIS


def test_its_power_before_the_target_is_named_is_not_the_targets() -> None:
    text = "Deal damage equal to its power to target unit."
    card = read_card(Game.GRAND_ARCHIVE, text, name="Foo", kinds=frozenset({"action"}))

    assert card.unread


def test_either_of_two_that_fight_may_be_meant() -> None:
    kinds = frozenset({"ally"})
    text = (
        "Whenever an ally you control deals damage to a unit, put a buff counter on it."
    )
    card = read_card(Game.GRAND_ARCHIVE, text, name="Zed", kinds=kinds)

    assert card.unread
