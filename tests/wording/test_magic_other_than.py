"""What "another" and "each other" leave out, and where it could be either."""

import pytest

from bot.citation import Game
from bot.engine.instructions import CardAbilities
from bot.engine.values import Who
from bot.wording.reading import read_card


def read(text: str, kind: str = "enchantment") -> CardAbilities:
    return read_card(Game.MTG, text, name="Zed", kinds=frozenset({kind}))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        pytest.param(
            "enchantment",
            "Whenever a creature you control attacks, another target creature you "
            "control gets +1/+0 until end of turn.",
            id="than what attacks, or the card",
        ),
        pytest.param(
            "creature",
            "Whenever a creature you control attacks, other creatures you control get "
            "+1/+0 until end of turn.",
            id="than what attacks, or the card: each other",
        ),
        pytest.param(
            "creature",
            "Whenever Zed is dealt damage by a creature, destroy another target "
            "creature.",
            id="than either of two",
        ),
        pytest.param(
            "sorcery",
            "Target creature you control fights another target creature. Each other "
            "creature gets -1/-1 until end of turn.",
            id="than either of two targets",
        ),
        pytest.param(
            "sorcery",
            "Destroy target artifact. Other creatures you control get +1/+1 until end "
            "of turn.",
            id="than nothing",
        ),
    ],
)
def test_where_it_could_be_either_it_is_refused(kind: str, text: str) -> None:
    assert "other than" in read(text, kind).unread[0][1]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "Whenever a creature you control dies, put a +1/+1 counter on another "
            "target creature you control.",
            id="it is gone",
        ),
        pytest.param(
            "When Zed enters, tap another target creature. Whenever a creature dies "
            "this turn, other creatures get -1/-1 until end of turn.",
            id="it is gone, later",
        ),
        pytest.param(
            "Whenever Zed attacks, another target creature gets +1/+0 until end of "
            "turn.",
            id="the card itself",
        ),
    ],
)
def test_only_the_card_is_left_to_be_other_than(text: str) -> None:
    card = read(text, "creature")

    assert not card.unread
    (trigger,) = card.statics
    assert trigger.targets[0].filter.other  # type: ignore[union-attr]


def test_a_target_of_another_kind_is_not_what_the_others_are_besides() -> None:
    text = (
        "When Zed enters, destroy target artifact. Other creatures you control get "
        "+1/+1 until end of turn."
    )

    assert "not_chosen=0" not in repr(read(text, "creature").statics)


def test_what_it_is_attached_to_does_not_fight_itself() -> None:
    text = "{2}: Equipped creature fights another target creature."
    card = read(text, "equipment")

    assert not card.unread
    assert card.activated[0].targets[0].filter.not_ref is Who.ATTACHED
