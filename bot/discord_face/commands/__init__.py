"""The commands, a few lines each: what they do stands elsewhere."""

from discord import app_commands

from bot.discord_face.commands import help_, look_ups, people, rulings, servers
from bot.discord_face.commands.options import Command

_ANYWHERE = app_commands.AppCommandContext(
    guild=True, dm_channel=True, private_channel=True
)
_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)


def _everywhere(command: Command) -> Command:
    """*command* for servers, direct messages and groups, unless it is for servers."""
    if command.allowed_contexts is None:
        command.allowed_contexts = _ANYWHERE
        command.allowed_installs = _ANYBODY
    return command


ALL: tuple[Command, ...] = tuple(
    _everywhere(command)
    for group in (rulings, look_ups, people, servers, help_)
    for command in group.COMMANDS
)
