"""/help and /about."""

from discord import app_commands

from bot.discord_face.commands.options import Command
from bot.discord_face.looking import about
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.help_ import help_page


@app_commands.command(name="help")
async def help_(interaction: Asked) -> None:
    """How to ask, with examples to press."""
    say = await interaction.client.words(interaction)
    await turn_of(interaction).reply(help_page(say, interaction.user.id), private=True)


@app_commands.command(name="about")
async def about_(interaction: Asked) -> None:
    """What the bot is, which rules it knows, what it keeps."""
    await turn_of(interaction).soon(about(interaction))


COMMANDS: tuple[Command, ...] = (help_, about_)
