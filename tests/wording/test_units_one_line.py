"""Wordings of the unit games typed on one line are read as with their line breaks."""

import pytest

from bot.citation import Game
from bot.wording.reading import in_lines, read_quoted

GA, RB = Game.GRAND_ARCHIVE, Game.RIFTBOUND
ACTION, ITEM, UNIT = frozenset({"action"}), frozenset({"item"}), frozenset({"unit"})
SHIELD = "Prevent the next 3 damage that would be dealt to target unit this turn."


@pytest.mark.parametrize(
    ("game", "kinds", "lines"),
    [
        (GA, ACTION, ("[Class Bonus] This card costs 1 less to activate.", SHIELD)),
        (GA, ACTION, (SHIELD, "[Class Bonus] Draw a card.")),
        (GA, ACTION, (SHIELD, "Floating Memory")),
        (GA, ITEM, ("Ally Link", "If linked ally would take damage, prevent 2 of that "
                    "damage and sacrifice Odd Shield instead.")),
        (GA, ITEM, ("Immortality, Spellshroud", "On Enter: Draw a card.",
                    "REST: Prevent the next 1 damage that would be dealt to target "
                    "unit this turn.")),
        (GA, frozenset({"ally"}),
         ("[Class Bonus] On Enter: Draw a card. (Only if your champion has the class.)",
          "If damage would be dealt to your champion, prevent 1 of that damage.")),
        (RB, UNIT, ("[Tank]", "[Shield 2]", "When I attack, draw 1.")),
        (RB, UNIT, ("[Deflect] (They pay for it.)", "When you play me, draw 1.")),
        (RB, UNIT, ("[Ganking]", "If I have moved twice this turn, I don't take "
                    "damage.")),
    ],
)  # fmt: skip
def test_one_line_is_read_as_several(
    game: Game, kinds: frozenset[str], lines: tuple[str, ...]
) -> None:
    def read(text: str) -> object:
        return read_quoted(game, text, name="Odd Shield", kinds=kinds)

    assert read(" ".join(lines)) == read("\n".join(lines))


def test_a_keyword_may_be_typed_as_a_sentence() -> None:
    text = "Ally Link. If damage would be dealt to your champion, prevent 1 of it."
    assert in_lines(GA, text, ITEM) == text.replace("Link. If", "Link \nIf")


@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to target unit. If it would die this turn, banish it instead.",
        "Draw a card. If you do, glimpse 1.",
        "Glimpse 1. Draw a card.",
        'Target ally gains "On Hit: Draw a card. Whenever it dies, draw a card."',
    ],
)
def test_what_goes_on_stays_in_its_line(text: str) -> None:
    assert in_lines(GA, text, ACTION) == text
