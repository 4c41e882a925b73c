"""The shipped data is found, from a checkout and from a wheel."""

import pytest

from bot import paths
from bot.citation import Game


def test_every_game_has_its_folder_of_rules_data():
    for game in Game:
        assert (paths.rules_data() / game.folder).is_dir(), game


def test_a_wheel_carries_its_rules_data_inside_the_package(monkeypatch, tmp_path):
    (tmp_path / "bot" / "_rules_data").mkdir(parents=True)
    monkeypatch.setattr(paths, "_HERE", tmp_path / "bot")

    assert paths.rules_data() == tmp_path / "bot" / "_rules_data"


def test_missing_rules_data_is_said_plainly(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "_HERE", tmp_path / "bot")

    with pytest.raises(FileNotFoundError, match="install it again"):
        paths.rules_data()
