"""What the commands' options offer while someone is typing."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from discord import app_commands

from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.failures import noted
from bot.discord_face.manners import caller_of
from bot.discord_face.plain import label, short
from bot.discord_face.turns import Asked
from bot.errors import QuestionError
from bot.judge.comparing import topics
from bot.judge.games import game_named

# A slash command or an entry of a message's menu.
Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
Offers = list[app_commands.Choice[str]]

GAMES = [app_commands.Choice(name=one.label, value=one.value) for one in Game]
ANY_GAME = [*GAMES, app_commands.Choice(name="any", value="any")]
# Later than this nobody looks at them any more.
PATIENCE_SECONDS = 2.0


async def offered(work: Awaitable[Offers]) -> Offers:
    """What *work* offers; nothing where it fails or takes too long."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return (await work)[: limits.AUTOCOMPLETE_CHOICES]
    except (QuestionError, TimeoutError):
        return []
    except Exception as error:
        noted("Autocomplete", error)
        return []


async def rules_offered(interaction: Asked, typed: str) -> Offers:
    """Rules by the beginning of a number or by words of their headings."""
    judge, game = interaction.client.judge, game_chosen(interaction)
    most = limits.AUTOCOMPLETE_CHOICES
    found = await judge.run(
        judge.bench.suggest_rules, typed[:100], game=game, limit=most
    )
    several = len({one.game for one in found}) > 1
    return [
        _choice(
            f"{one.label} ({one.game.label})" if several else one.label,
            f"{one.game} {one.number}",
        )
        for one in found
    ]


async def terms_offered(interaction: Asked, typed: str) -> Offers:
    """Words that are explained, by the beginning of one of theirs."""
    judge, game = interaction.client.judge, game_chosen(interaction)
    most = limits.AUTOCOMPLETE_CHOICES
    found = await judge.run(
        judge.bench.suggest_terms, typed[:100], game=game, limit=most
    )
    return [_choice(one[:1].upper() + one[1:], one) for one in found]


async def cards_offered(interaction: Asked, typed: str) -> Offers:
    """Cards by the beginning of their names."""
    judge, game = interaction.client.judge, game_chosen(interaction)
    most = limits.AUTOCOMPLETE_CHOICES
    found = await judge.run(
        judge.bench.suggest_cards, typed[:100], game=game, limit=most
    )
    return [_choice(one.name, one.name) for one in found]


async def rulings_offered(interaction: Asked, typed: str) -> Offers:
    """Rulings that can be read here, by id or by words of theirs."""
    caller = await interaction.client.manners.as_wanted(caller_of(interaction))
    lines = await interaction.client.judge.history(caller, limit=100)
    wanted = typed.casefold().strip().lstrip("#")
    return [
        _choice(f"{one.id} · {one.verdict or one.scenario}", one.id)
        for one in lines
        if wanted in f"{one.id} {one.verdict} {one.scenario}".casefold()
    ]


async def editions_offered(interaction: Asked, typed: str) -> Offers:
    """The editions of the rules that are held."""
    judge, game = interaction.client.judge, game_chosen(interaction)
    found = await judge.run(judge.bench.editions, game)
    wanted = typed.casefold().strip()
    return [
        _choice(label, one.name)
        for one in found
        for label in [f"{one.label} ({one.game.label})"]
        if wanted in label.casefold()
    ]


async def topics_offered(interaction: Asked, typed: str) -> Offers:
    """What the three games can be compared on."""
    say = await interaction.client.words(interaction)
    found = await interaction.client.judge.run(topics)
    wanted = typed.casefold().strip()
    return [
        _choice(name, one.name)
        for one in found
        for name in [say.own(one.name)]
        if any(wanted in it.casefold() for it in (name, one.name, *one.also))
    ]


def game_chosen(interaction: Asked) -> Game | None:
    """The game already picked in the command being typed."""
    chosen = getattr(interaction.namespace, "game", None)
    try:
        return game_named(str(chosen)) if chosen else None
    except QuestionError:
        return None


def _choice(name: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(
        name=label(name, limits.CHOICE_NAME), value=short(value, limits.CHOICE_VALUE)
    )
