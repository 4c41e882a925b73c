"""The commands, a few lines each: what they do stands elsewhere."""

from bot.discord_face.commands import help_, look_ups, rulings
from bot.discord_face.commands.options import Command

ALL: tuple[Command, ...] = (*rulings.COMMANDS, *look_ups.COMMANDS, *help_.COMMANDS)
