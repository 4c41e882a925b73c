"""``aegis preview``: the bot's own commands on a page of this machine."""

import builtins
from pathlib import Path
from typing import Any

import httpx
import pytest

from bot.discord_face.previewing import page_of
from bot.errors import SetupError
from bot.judge.judge import Judge
from tests.discord_face.by_hand import ByHand


async def test_the_page_is_served_to_this_machine(tmp_path: Path):
    async with page_of(Judge(ByHand(tmp_path / "aegis.db"))) as address:
        assert address.startswith("http://127.0.0.1:")
        async with httpx.AsyncClient() as client:
            assert (await client.get(address)).status_code == 200


async def test_who_lacks_simcord_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "simcord":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)

    with pytest.raises(SetupError, match=r"aegis-rules-bot\[preview\]"):
        async with page_of(Judge(ByHand(tmp_path / "aegis.db"))):
            pass
