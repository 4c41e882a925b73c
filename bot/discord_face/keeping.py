"""What people do with their rulings and data: publish, delete, look back, forget."""

import io
import json
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from textwrap import indent

import discord
from discord import ui

from bot.discord_face.following import acknowledge, is_private, shown_at
from bot.discord_face.manners import caller_of
from bot.discord_face.pages import Page, page
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.answering import answer_page
from bot.discord_face.views.history import history_page
from bot.discord_face.views.notices import notice
from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller, NoSuchRulingError

LINES = 10


async def publish(interaction: Asked, press: Press) -> None:
    """Show a private ruling to everybody here; once, however often it is pressed."""
    client, turn = interaction.client, turn_of(interaction)
    await acknowledge(interaction, press)
    await turn.claim()
    caller, judge = caller_of(interaction), client.judge
    row = await judge.run(judge.bench.row, caller, press.ruling, to_change=True)
    say = await client.words(interaction)
    shown = replace(await shown_at(interaction, press.to(Act.SHOW)), private=False)
    public = answer_page(shown, say)
    async with turn.first_to(f"publish {row.id}") as first:
        post = first and not row.public
        if post:
            # Others may read no more than they have been shown.
            await turn.post(public, partial(judge.publish, caller, row.id))
    await turn.show(public)
    if not post:
        await turn.add(notice(say("It is public already.")), private=True)


async def delete(interaction: Asked, press: Press) -> None:
    """Delete a ruling of one's own, and the message it stands in."""
    turn = turn_of(interaction)
    await acknowledge(interaction, press)
    own = turn.pending is False and not is_private(interaction)
    try:
        await interaction.client.judge.delete(caller_of(interaction), press.ruling)
    except NoSuchRulingError:
        # It went before its message does.
        if press.owner != interaction.user.id:
            raise
    if own:
        await turn.remove()
    else:
        say = await interaction.client.words(interaction)
        await turn.show(notice(say("It is deleted.")))


async def history(
    interaction: Asked, *, before: str = "", standing: str = "", mine: bool = False
) -> Page:
    """The rulings that can be read here, the newest first."""
    client = interaction.client
    caller = await client.manners.as_wanted(caller_of(interaction))
    lines = await client.judge.history(
        caller, before=before, standing=standing or None, mine=mine, limit=LINES + 1
    )
    if before and not lines:
        # The ruling to go on from has been deleted meanwhile.
        return await history(interaction, standing=standing, mine=mine)
    more = f"{standing}/{'m' if mine else ''}"
    place = Press(Act.HISTORY, interaction.user.id, before, more=more)
    older = lines[LINES - 1].id if len(lines) > LINES else ""
    shown = await client.judge.in_words_of(caller, lines[:LINES])
    say = await client.words(interaction)
    return history_page(shown, place, older, say)


async def turn_history(interaction: Asked, press: Press) -> None:
    """Further back, or to the newest again."""
    await acknowledge(interaction, press)
    standing, _, mine = press.more.partition("/")
    page = await history(
        interaction, before=press.ruling, standing=standing, mine=bool(mine)
    )
    await turn_of(interaction).show(page)


async def hand_over(interaction: Asked) -> None:
    """Everything kept of the person, as a file."""
    client, turn = interaction.client, turn_of(interaction)
    await turn.think(private=True)
    judge, caller, most = (
        client.judge,
        caller_of(interaction),
        interaction.filesize_limit,
    )
    name, written = await judge.run(my_data_file, judge.bench, caller, most)
    say = await client.words(interaction)
    file: ui.File[Page] = ui.File(f"attachment://{name}")
    shown = page([say("This is everything that is kept of you."), file])
    without = say(
        "Discord takes no such file here. Use the command in a direct message with "
        "Aegis, or ask whoever runs it."
    )
    sent = discord.File(io.BytesIO(written), name)
    await turn.hand_over(shown, sent, notice(without))


async def forget(interaction: Asked, press: Press) -> None:
    """Delete everything of the person, once they have confirmed it."""
    client, turn, caller = (
        interaction.client,
        turn_of(interaction),
        caller_of(interaction),
    )
    if press.owner != interaction.user.id:
        raise QuestionError(Problem.ILLEGAL, "Only you can have your data deleted.")
    await turn.change()
    await turn.claim()
    # Told in the language that was chosen, which goes with all the rest.
    say = await client.words(interaction)
    gone = await client.judge.forget(caller)
    client.manners.forget(asker=caller.asker)
    client.drafts.forget(interaction.user.id)
    # With none, another press may have been first.
    text = say("Everything of yours is deleted.")
    if gone:
        text = say.many(
            "Everything of yours is deleted: {n} ruling, and your settings.",
            "Everything of yours is deleted: {n} rulings, and your settings.",
            gone,
        )
    await turn.show(notice(text))


def my_data_file(bench: Bench, caller: Caller, most: int) -> tuple[str, bytes]:
    """A file of everything, and its name; packed where it has over *most* bytes.

    It is written piece by piece: what is made of very many rulings at once would stop
    the event loop as well.
    """
    name, plain = "my-data.json", io.BytesIO()
    pieces = _my_data(bench, caller)
    for piece in pieces:
        plain.write(piece)
        if plain.tell() > most:
            break
    else:
        return name, plain.getvalue()
    packed = io.BytesIO()
    with (
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive,
        archive.open(name, "w", force_zip64=True) as file,
    ):
        for piece in chain([plain.getvalue()], pieces):
            file.write(piece)
    return "my-data.zip", packed.getvalue()


def _my_data(bench: Bench, caller: Caller) -> Iterator[bytes]:
    """All of it as JSON, a ruling at a time."""
    beside = json.dumps(bench.my_data(caller), ensure_ascii=False, indent=2)
    yield f'{beside.removesuffix(_END)},\n  "rulings": ['.encode()
    between = ""
    for ruling in bench.own_rulings(caller):
        written = json.dumps(ruling, ensure_ascii=False, indent=2)
        yield f"{between}\n{indent(written, 4 * ' ')}".encode()
        between = ","
    yield f"\n  ]{_END}".encode()


# How a JSON object that is written in lines ends.
_END = "\n}"
