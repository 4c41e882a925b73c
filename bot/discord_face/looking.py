"""Look-ups: from what was typed to the page that shows it."""

from dataclasses import replace

from bot.citation import Game
from bot.discord_face.asking import in_turn
from bot.discord_face.manners import caller_of
from bot.discord_face.pages import Page
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views import looking as view
from bot.discord_face.views.about import about_page, comparison_page
from bot.discord_face.views.drawing_again import drawn_again, drawn_once
from bot.judge.comparing import topic_called
from bot.version import VERSION


async def rule_page(
    interaction: Asked,
    text: str,
    game: Game | None,
    *,
    only: bool = False,
    page: int = 0,
) -> Page:
    """The rules *text* names."""
    client = interaction.client
    caller = await client.manners.as_wanted(caller_of(interaction))
    say = client.judge.bench.words(caller)

    def look() -> view.Printed:
        found = client.judge.bench.rule(text, game=game, only=only)
        return view.printed(found, say)

    key = f"{caller.language} {game} {only} {text}"
    found = await client.printed.read(key, lambda: client.judge.run(look))
    if len(found.pages) == 1:
        # Nothing on it is anybody's: there is no page to turn to.
        return drawn_once(found.drawn, lambda: view.rules(found, say, None))
    place = _place(interaction, Act.RULE, f"{game or ''}/{'o' if only else ''}/", text)
    at = min(page, len(found.pages) - 1)
    place = replace(place, page=at) if place else None
    return drawn_again(
        found.drawn,
        None if place is None else at,
        interaction.user.id,
        lambda: view.rules(found, say, place),
    )


async def search_page(
    interaction: Asked, words: str, game: Game | None, *, page: int = 0
) -> Page:
    """Where *words* stand in the rules."""
    judge = interaction.client.judge
    say = await interaction.client.words(interaction)
    hits = await judge.run(judge.bench.search, words[:200], game=game, most=25)
    return view.hits(
        hits, words, say, Press(Act.OPEN, interaction.user.id, more="rule")
    )


async def terms_page(interaction: Asked, term: str, game: Game | None) -> Page:
    """What *term* means."""
    judge = interaction.client.judge
    say = await interaction.client.words(interaction)
    return view.terms(await judge.run(judge.bench.glossary, term, game=game), say)


async def card_page(interaction: Asked, name: str, game: Game | None) -> Page:
    """The card *name* means."""
    judge = interaction.client.judge
    say = await interaction.client.words(interaction)
    rather = await _wanted_game(interaction)
    found = await judge.run(judge.bench.card, name, game=game, rather=rather)
    return view.card(found, say)


async def mentions_page(interaction: Asked, text: str) -> Page:
    """Every rule and card that *text* names."""
    judge = interaction.client.judge
    say = await interaction.client.words(interaction)
    game = await _wanted_game(interaction)
    found = await judge.rule(
        str(interaction.user.id), judge.bench.mentioned, text, game=game
    )
    return view.mentions(found, say)


async def comparison(interaction: Asked, text: str) -> Page:
    """A topic, or a scenario, in the three games."""
    client = interaction.client
    caller = await client.manners.as_wanted(caller_of(interaction))
    say = client.judge.bench.words(caller)
    if await client.judge.run(topic_called, text, say):
        found = await client.judge.compare(caller, text)
    else:
        async with in_turn(interaction):
            found = await client.judge.compare(caller, text)
    return comparison_page(found, say)


async def about(interaction: Asked) -> Page:
    """What the bot is and knows."""
    judge = interaction.client.judge
    editions = await judge.run(judge.bench.editions)
    return about_page(VERSION, editions, await interaction.client.words(interaction))


async def turn_rules(interaction: Asked, press: Press) -> None:
    """Another page of rules, or another rule."""
    from bot.discord_face.following import acknowledge

    await acknowledge(interaction, press)
    game, only, text = (*press.more.split("/", 2), "", "")[:3]
    known = Game(game) if game in set(Game) else None
    press = replace(press, owner=interaction.user.id)
    page = await rule_page(interaction, text, known, only=bool(only), page=press.page)
    await turn_of(interaction).show(page)


async def _wanted_game(interaction: Asked) -> Game | None:
    manners = interaction.client.manners
    return (await manners.as_wanted(caller_of(interaction))).game


def _place(interaction: Asked, act: Act, before: str, text: str) -> Press | None:
    """Where pages of this are turned; None where it has no room in a custom_id."""
    if ":" in text:
        text = text.replace(":", " ")
    press = Press(act, interaction.user.id, more=before + text)
    return press if press.fits else None
