"""The commands as Discord is told of them."""

import pytest

from bot.discord_face import limits
from bot.discord_face.client import Aegis
from tests.discord_face.conftest import Server
from tests.discord_face.standin.commands import CommandError, check_commands


def written(bot: Aegis) -> list[dict[str, object]]:
    return [one.to_dict(bot.tree) for one in bot.tree._get_all_commands()]


def test_discord_takes_every_command(simcord_bot: Aegis):
    check_commands(written(simcord_bot))


def test_every_command_is_there(simcord_bot: Aegis):
    names = {one["name"] for one in written(simcord_bot)}

    assert names >= {
        "ruling", "follow-up", "rule", "search", "glossary", "card", "compare",
        "history", "about", "help", "settings", "my-settings", "my-data", "forget-me",
        "judge", "Rule on this", "Rules in this message",
    }  # fmt: skip


def test_commands_can_be_used_in_servers_alone_with_the_bot_and_among_friends(
    simcord_bot: Aegis,
):
    [ruling] = [one for one in written(simcord_bot) if one["name"] == "ruling"]

    assert ruling["contexts"] == [0, 1, 2]
    assert ruling["integration_types"] == [0, 1]


def test_settings_are_for_servers_and_those_who_manage_them(simcord_bot: Aegis):
    [settings] = [one for one in written(simcord_bot) if one["name"] == "settings"]

    assert settings["contexts"] == [0]
    # Whoever has installed it for themselves alone sets nothing for a server.
    assert settings["integration_types"] == [0]
    assert settings["default_member_permissions"] == 1 << 5


@pytest.mark.parametrize(
    ("length", "taken"),
    [(limits.COMMAND_DESCRIPTION, True), (limits.COMMAND_DESCRIPTION + 1, False)],
)
def test_the_stand_in_refuses_what_discord_refuses(length: int, taken: bool):
    command = {"name": "rule", "type": 1, "description": "x" * length}
    if taken:
        check_commands([command])
    else:
        with pytest.raises(CommandError):
            check_commands([command])


async def test_the_bot_asks_for_no_intents_and_pings_nobody(server: Server):
    bot = server.env.bot

    assert bot.intents.value == 0
    assert bot.allowed_mentions.to_dict() == {"parse": []}


@pytest.mark.parametrize("locale", ["de", "fr", "es-ES", "es-419", "ja"])
async def test_every_command_is_named_and_described_in_every_language(
    server: Server, locale: str
):
    [synced] = [
        one.json
        for one in server.env.http_requests
        if one.method == "PUT" and one.path.endswith("/commands")
    ]
    check_commands(synced)
    for command in synced:
        # Some names are the same in both languages.
        if command["name"] != "judge":
            assert locale in command["name_localizations"], command["name"]
        if command["type"] == 1:
            assert locale in command["description_localizations"], command["name"]
        for option in command.get("options", ()):
            assert locale in option["description_localizations"], option["name"]
