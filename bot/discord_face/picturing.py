"""The picture of a ruling, for whoever asks for it alone."""

import io

import discord
from discord import ui

from bot.discord_face import limits
from bot.discord_face.following import shown_at
from bot.discord_face.pages import Button, Page, page
from bot.discord_face.plain import paragraph, visible
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.answering import Shown, footer, overruled
from bot.judge.languages import Words
from bot.picture.board import alt_text
from bot.picture.drawing import svg_of

_NAME = "ruling.png"


async def draw(interaction: Asked, press: Press) -> None:
    """Draw the ruling of *press* after the options taken there."""
    turn = turn_of(interaction)
    await turn.think(private=True)
    shown = await shown_at(interaction, press)
    say = await interaction.client.words(interaction)
    png = await interaction.client.studio.png_from(svg_of(shown.answer, say))
    file = discord.File(io.BytesIO(png), _NAME)
    await turn.hand_over(picture_page(shown, say), file, in_words(shown, say))


def picture_page(shown: Shown, say: Words) -> Page:
    """The message around the picture, which says the same in words."""
    said = visible(alt_text(shown.answer, say))[: limits.DESCRIPTION_OF_A_PICTURE]
    gallery: ui.MediaGallery[Page] = ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{_NAME}", description=said)
    )
    return _framed(shown, gallery, say)


def in_words(shown: Shown, say: Words) -> Page:
    """What the picture says, where Discord takes no pictures."""
    return _framed(shown, paragraph(alt_text(shown.answer, say)), say)


def _framed(shown: Shown, what: str | ui.Item[Page], say: Words) -> Page:
    back = Button(say("Back to the ruling"), shown.place.to(Act.SHOW))
    mark = overruled(shown.answer, say)
    parts = [f"### {say('Picture')}", *([mark] if mark else []), what]
    return page([*parts, footer(shown.answer, say)], [[back]])
