"""/ruling and /follow-up."""

import discord
from discord import app_commands

from bot.citation import Game
from bot.discord_face.asking import ask, follow_up
from bot.discord_face.commands.options import (
    GAMES,
    Command,
    editions_offered,
    offered,
    rulings_offered,
)
from bot.discord_face.following import show_again
from bot.discord_face.forms import scenario_form
from bot.discord_face.messages import typed_in
from bot.discord_face.plain import visible
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.wishes import Wish
from bot.errors import Problem, QuestionError


@app_commands.command()
@app_commands.describe(
    scenario="What is on the table, and what deals damage. Empty opens a form.",
    game="Which game; else it is worked out from the words.",
    edition="Which edition of the rules, such as 1.3; else the newest.",
    private="Only you see the answer.",
)
@app_commands.choices(game=GAMES)
async def ruling(
    interaction: Asked,
    scenario: str = "",
    game: Game | None = None,
    edition: str = "",
    private: bool | None = None,
) -> None:
    """Ask what happens when damage is prevented, replaced or redirected."""
    wanted = Wish(scenario, game, edition.strip() or None, private)
    if visible(scenario).strip():
        await ask(interaction, wanted)
    else:
        await open_form(interaction, wanted)


@app_commands.command(name="follow-up")
@app_commands.rename(id="ruling")
@app_commands.describe(
    id="The ruling's id, as it stands below the answer.",
    change="What is different: “the damage can't be prevented”. Empty shows it.",
    private="Only you see the answer.",
)
async def follow(
    interaction: Asked, id: str, change: str = "", private: bool | None = None
) -> None:
    """Go on from a ruling: change something, or see it again."""
    if change.strip():
        await follow_up(interaction, id, change, private)
    else:
        await show_again(interaction, id, private)


@follow.autocomplete("id")
async def _(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    return await offered(rulings_offered(interaction, typed))


@ruling.autocomplete("edition")
async def _(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    return await offered(editions_offered(interaction, typed))


@app_commands.context_menu(name="Rule on this")
async def rule_on_this(interaction: Asked, message: discord.Message) -> None:
    """The message is the scenario."""
    scenario = typed_in(message)
    if not visible(scenario).strip():
        raise QuestionError(
            Problem.SYNTAX, "Nobody has written anything in this message to rule on."
        )
    await ask(interaction, Wish(scenario))


async def open_form(interaction: Asked, wanted: Wish) -> None:
    """Ask for the scenario in a form."""
    say = await interaction.client.words(interaction)
    press = Press(Act.ASK, interaction.user.id, more=wanted.carried)
    form = scenario_form(press, interaction, say, game=wanted.game or "")
    await turn_of(interaction).form(form)


COMMANDS: tuple[Command, ...] = (ruling, follow, rule_on_this)
