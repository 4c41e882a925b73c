"""/rule, /search, /glossary, /card, /compare, and the rules in a message."""

import discord
from discord import app_commands

from bot.citation import Game
from bot.discord_face.commands.options import (
    GAMES,
    Command,
    cards_offered,
    offered,
    rules_offered,
    terms_offered,
    topics_offered,
)
from bot.discord_face.looking import (
    card_page,
    comparison,
    mentions_page,
    rule_page,
    search_page,
    terms_page,
)
from bot.discord_face.messages import written_on
from bot.discord_face.turns import Asked, turn_of

Choices = list[app_commands.Choice[str]]


@app_commands.command()
@app_commands.describe(
    number="615.7, 437.1.b, DP 5.2, or words from the heading.",
    game="Which game.",
    only="Without the rules below it.",
    private="Only you see the answer.",
)
@app_commands.choices(game=GAMES)
async def rule(
    interaction: Asked,
    number: str,
    game: Game | None = None,
    only: bool = False,
    private: bool | None = None,
) -> None:
    """Look up a rule by number or by word."""
    private = await interaction.client.manners.private_here(interaction, private)
    work = rule_page(interaction, number, game, only=only)
    await turn_of(interaction).soon(work, private=private)


@rule.autocomplete("number")
async def _(interaction: Asked, typed: str) -> Choices:
    return await offered(rules_offered(interaction, typed))


@app_commands.command()
@app_commands.describe(words="What to look for.", game="Which game.")
@app_commands.choices(game=GAMES)
async def search(interaction: Asked, words: str, game: Game | None = None) -> None:
    """Search the rules."""
    private = await interaction.client.manners.private_here(interaction, None)
    work = search_page(interaction, words, game)
    await turn_of(interaction).soon(work, private=private)


@app_commands.command()
@app_commands.describe(term="The word to explain.", game="Which game.")
@app_commands.choices(game=GAMES)
async def glossary(interaction: Asked, term: str, game: Game | None = None) -> None:
    """Explain a term in each game that has it."""
    private = await interaction.client.manners.private_here(interaction, None)
    work = terms_page(interaction, term, game)
    await turn_of(interaction).soon(work, private=private)


@glossary.autocomplete("term")
async def _(interaction: Asked, typed: str) -> Choices:
    return await offered(terms_offered(interaction, typed))


@app_commands.command()
@app_commands.describe(name="The card's name, or nearly so.", game="Which game.")
@app_commands.choices(game=GAMES)
async def card(interaction: Asked, name: str, game: Game | None = None) -> None:
    """Show a card and what was ruled on it."""
    private = await interaction.client.manners.private_here(interaction, None)
    work = card_page(interaction, name, game)
    await turn_of(interaction).soon(work, private=private)


@card.autocomplete("name")
async def _(interaction: Asked, typed: str) -> Choices:
    return await offered(cards_offered(interaction, typed))


@app_commands.command()
@app_commands.describe(topic="“Unpreventable damage”, “doubling”, or a whole scenario.")
async def compare(interaction: Asked, topic: str) -> None:
    """One topic, or one scenario, in all three games."""
    private = await interaction.client.manners.private_here(interaction, None)
    work = comparison(interaction, topic)
    await turn_of(interaction).soon(work, private=private)


@compare.autocomplete("topic")
async def _(interaction: Asked, typed: str) -> Choices:
    return await offered(topics_offered(interaction, typed))


@app_commands.context_menu(name="Rules in this message")
async def rules_in_this(interaction: Asked, message: discord.Message) -> None:
    """Every rule and card the message names."""
    await turn_of(interaction).soon(mentions_page(interaction, written_on(message)))


COMMANDS: tuple[Command, ...] = (
    rule, search, glossary, card, compare, rules_in_this,
)  # fmt: skip
