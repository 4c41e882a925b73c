"""Grand Archive's modes, facts that settle them, and what an attack gets."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


def said(text: str, kind: str) -> list[str]:
    card = read_card(
        Game.GRAND_ARCHIVE, text, name="Pell, Odd Squire", kinds=frozenset({kind})
    )
    assert not card.unread, card.unread
    return list(say_all(card, Game.GRAND_ARCHIVE))


@pytest.mark.parametrize(
    ("kind", "text", "meaning"),
    [
        pytest.param(
            "ally",
            "On Enter: Choose one—\n• Recover 3.\n• Deal 2 damage to each champion.",
            "Whenever this enters: you may (take 3 damage off your champion) otherwise"
            " (deal 2 damage to each champion).",
            id="one of two",
        ),
        pytest.param(
            "ally",
            "On Attack: You may rest Pell. If you do, choose two—\n• Recover 1.\n• Draw"
            " a card.\n• Deal 1 damage to each other ally.",
            "Whenever this attacks: you may (rest this; you may (take 1 damage off your"
            " champion; you may (draw 1) otherwise (deal 1 damage to each other ally))"
            " otherwise (draw 1; deal 1 damage to each other ally)).",
            id="two of three, if something was done",
        ),
        pytest.param(
            "ally",
            "On Death: Depending on the amount of cards in your hand—\n• 0— Recover"
            " 5.\n• 1 or more— Deal 2 damage to each champion.",
            "Whenever this dies: if “the amount of cards in your hand: 0” holds (take 5"
            " damage off your champion); if “the amount of cards in your hand: 1 or"
            " more” holds (deal 2 damage to each champion).",
            id="a fact settles it",
        ),
        pytest.param(
            "ally",
            "REST: Cascade—\n• 1 and 2— Prevent the next 3 damage that would be dealt"
            " to target ally this turn.\n• 3— Recover 4.",
            "For “REST” choosing 1: spell with target ally: (prevent the next 3 damage"
            " to the target this turn) or spell: (take 4 damage off your champion).",
            id="how often it was used settles it",
        ),
        pytest.param(
            "action",
            "Deal 2 damage to your champion. Then, their next attack this turn gets +1"
            " POWER for every two damage counters on them.",
            "Spell: deal 2 damage to your champion; the next time your champion attacks"
            " this turn: (attacking object you control gets 1 for every 2 of the damage"
            " of your champion power this combat).",
            id="what the next attack of the one spoken of gets",
        ),
        pytest.param(
            "action",
            "The next time target ally would take exactly X damage this turn, prevent"
            " that damage, where X is the amount of cards in your graveyard.",
            "Spell with target ally: while that much is exactly the number called"
            " “cards in your graveyard”, the next time, prevent all damage to the"
            " target this turn.",
            id="exactly so much",
        ),
        pytest.param(
            "action",
            "Deal 1 damage to target ally. Class Bonus: If that ally is rested, deal 3"
            " damage to it instead.",
            "Spell with target ally: if both: “class bonus” holds and the target is a"
            " rested object (deal 3 damage to the target) otherwise (deal 1 damage to"
            " the target).",
            id="two conditions for one instead",
        ),
        pytest.param(
            "action",
            "Deal 4 damage to all units except for your champion.",
            "Spell: deal 4 damage to each unit except your champion.",
            id="all but one",
        ),
        pytest.param(
            "ally",
            "Pell's attacks can't be retaliated by Human allies.",
            "This can't be retaliated by human ally.",
            id="who may not retaliate",
        ),
        pytest.param(
            "weapon",
            "Attacks using Pell can't be retaliated.",
            "What this is linked to can't be retaliated.",
            id="a weapon's attacks",
        ),
        pytest.param(
            "action",
            "Negate target Spell card activation unless its controller has Pell deal 4"
            " unpreventable damage to their champion.",
            "Spell: choose a opponents as target 1; the target may (deal 4"
            " unpreventable damage to each champion the target controls) otherwise"
            " (“the spell card activation is negated”).",
            id="damage or it is negated",
        ),
        pytest.param(
            "action",
            "Banish the top two cards of your deck. For as long as they're banished,"
            " you may activate them. As an additional cost to activate each of those"
            " cards, deal 1 unpreventable damage to your champion.",
            "Spell: “Banish the top two cards of your deck”; “For as long as they're"
            " banished, you may activate them”; whenever “you activate one of those"
            " cards” for the rest of the game: (deal 1 unpreventable damage to your"
            " champion).",
            id="damage as a cost",
        ),
        pytest.param(
            "champion",
            "As long as it's not your end phase, Pell has immortality.",
            "While not : “it is your end phase” holds, this gets “immortality”.",
            id="a phase",
        ),
        pytest.param(
            "domain",
            "At the beginning of each opponent's recollection phase, that player puts a"
            " debuff counter on an ally they control. If they don't, deal 1 damage to"
            " their champion.",
            "Whenever “the beginning of each opponent's recollection phase”: if there"
            " is any ally that player controls (that player chooses a ally that player"
            " controls as target 1; put 1 “debuff” counters on the target) otherwise"
            " (deal 1 damage to that player's champion).",
            id="if they can't",
        ),
        pytest.param(
            "action",
            "The next time you would glimpse an amount this turn, draw that many cards"
            " instead.",
            "Spell: the next time, if “you would glimpse an amount”, instead (draw the"
            " number called “that many”) this turn.",
            id="instead of what is not followed",
        ),
        pytest.param(
            "item",
            "Sacrifice Pell: Target champion gets -X level until end of turn. Then if"
            " that champion is level 0 or lower, deal X damage to them. X is the amount"
            " of age counters on Pell.",
            "For “Sacrifice this” with target champion: “its level changes by -x”; if"
            " “that champion is level 0 or lower” holds (deal the “age” counters on"
            " this damage to the target).",
            id="what X is, said behind",
        ),
    ],
)
def test_a_wording_is_read_as(kind: str, text: str, meaning: str) -> None:
    assert said(text, kind) == [meaning]


def test_modes_of_a_trigger_have_no_targets() -> None:
    text = "On Enter: Choose one—\n• Recover 3.\n• Rest target ally."
    card = read_card(Game.GRAND_ARCHIVE, text, name="Pell", kinds=frozenset({"ally"}))

    assert card.unread


@pytest.mark.parametrize(
    ("game", "kind"),
    [(Game.GRAND_ARCHIVE, "item"), (Game.RIFTBOUND, "gear")],
)
@pytest.mark.parametrize(
    "before",
    [
        pytest.param("REST: If you control two allies, choose one —", id="asked"),
        pytest.param("REST: Draw a card. Choose one —", id="done"),
        pytest.param("If you control two allies, choose one —", id="without a cost"),
    ],
)
def test_no_words_before_a_choice_are_left_out(
    before: str, game: Game, kind: str
) -> None:
    text = f"{before}\n• Draw a card.\n• Deal 2 damage to target unit."
    card = read_card(game, text, name="Pell", kinds=frozenset({kind}))

    assert card.unread


def test_that_each_mode_is_chosen_only_once_is_kept() -> None:
    text = (
        "REST: Choose one that hasn't been chosen—\n• Recover 3.\n• Deal 2 damage to "
        "each champion."
    )

    (words,) = said(text, "item")
    assert "“each mode can be chosen only once”" in words


def test_who_becomes_distant_is_kept() -> None:
    text = "Recover 1. Allies you control also become distant."

    assert said(text, "action") == [
        "Spell: take 1 damage off your champion; “allies you control become distant”."
    ]
