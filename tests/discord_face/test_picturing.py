"""The picture of a ruling comes to whoever presses for it, and to nobody else."""

from dataclasses import replace

from simcord.components import walk_components

from bot.discord_face.picturing import picture_page
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown
from bot.judge.languages import Words
from tests.discord_face.by_hand import SCENARIO, TWO_WAYS
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import text_of


async def test_the_picture_is_a_private_message_with_a_file_and_its_words(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    pressed = await server.bob.click(shown.response, label="Picture")
    [file] = pressed.response.attachments

    assert pressed.ephemeral
    assert file.filename == "ruling.png"
    assert "Picture" in text_of(pressed.response)
    assert "You choose: 18 life" in text_of(shown.response)


def test_the_words_of_a_picture_hold_nothing_that_turns_them_around():
    answer = replace(TWO_WAYS, verdict="\u202eBob\u200b is at 18.")
    page = picture_page(Shown(answer, Press(Act.SHOW)), Words())

    said = [
        one["items"][0]["description"]
        for one in walk_components(page.to_components())
        if one["type"] == 12
    ]
    assert said[0].startswith("Bob is at 18.")
