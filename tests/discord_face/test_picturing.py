"""The picture of a ruling comes to whoever presses for it, and to nobody else."""

from tests.discord_face.by_hand import SCENARIO
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
