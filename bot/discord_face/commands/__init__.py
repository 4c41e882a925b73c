"""The commands, a few lines each: what they do stands elsewhere."""

from bot.discord_face.commands import help_, look_ups, people, rulings, servers
from bot.discord_face.commands.options import Command

ALL: tuple[Command, ...] = (
    *rulings.COMMANDS,
    *look_ups.COMMANDS,
    *people.COMMANDS,
    *servers.COMMANDS,
    *help_.COMMANDS,
)
