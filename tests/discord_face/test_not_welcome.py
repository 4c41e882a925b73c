"""Places where Discord lets the bot do less: nothing is promised that others miss."""

from collections.abc import Callable, Iterator

import pytest
import simcord.interactions
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.judge.kept import GuildSettings
from tests.discord_face.by_hand import SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import buttons, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

EXTERNAL = 1 << 50
Refuse = Callable[[int, int], None]


@pytest.fixture
def brought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person uses the bot in a server that does not have it, nor wants it seen."""
    made = simcord.interactions.base_payload

    def payload(backend, *, user_id, guild_id, **given):
        record, said = made(backend, user_id=user_id, guild_id=guild_id, **given)
        said["authorizing_integration_owners"] = {"1": str(user_id)}
        held = int(said["member"]["permissions"])
        said["member"]["permissions"] = str(held & ~EXTERNAL)
        return record, said

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)


@pytest.fixture
def refuse_posts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Refuse]:
    """Discord refuses what everybody would see after the answer, until told 0."""
    yield from refusing(monkeypatch, public_posts)


@pytest.fixture
def refuse_files(monkeypatch: pytest.MonkeyPatch) -> Iterator[Refuse]:
    """Discord takes no files, until told 0."""
    yield from refusing(monkeypatch, files)


def public_posts(method: str, path: str, given) -> bool:
    new = method == "POST" and path.startswith("/webhooks/")
    return new and not int((given.get("json") or {}).get("flags", 0)) & 64


def files(method: str, path: str, given) -> bool:
    return bool(given.get("files"))


def refusing(monkeypatch: pytest.MonkeyPatch, what) -> Iterator[Refuse]:
    refused = [0, 0]
    dispatch = router.dispatch

    def dispatching(backend, method, path, **given):
        status, code = refused
        if code and what(method, path, given):
            raise BackendError(status, code, "No.")
        return dispatch(backend, method, path, **given)

    monkeypatch.setattr(router, "dispatch", dispatching)
    yield lambda status, code: refused.__setitem__(slice(None), [status, code])


def name_judges(server: Server) -> None:
    role = server.guild.create_role("Judges")
    server.bench.set_guild_settings(
        str(server.guild.id), GuildSettings(judge_role=str(role.id))
    )


async def ask(server: Server, *, private: bool):
    shown = await server.alice.slash(
        server.channel, "ruling", scenario=SCENARIO, private=private
    )
    return shown.response


@pytest.mark.usefixtures("brought_along")
async def test_what_others_cannot_see_is_private_whatever_was_asked(server: Server):
    name_judges(server)
    message = await ask(server, private=False)

    assert message.ephemeral
    assert not server.bench.store.rulings()[0].public
    assert not {"Publish", "Ask a judge"} & set(buttons(message))


@pytest.mark.usefixtures("brought_along")
async def test_what_follows_there_is_private_as_well(server: Server):
    message = await ask(server, private=False)
    steps = await server.alice.click(message, label="Steps")
    back = await server.alice.click(steps.response, label="Back to the ruling")
    assert "Publish" not in buttons(back.response)

    form = await server.alice.click(back.response, label="What if …")
    await server.alice.submit_modal(form, {"change": "7 damage"})
    assert not any(row.public for row in server.bench.store.rulings())


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50083), (404, 10003)])
async def test_what_cannot_be_posted_stays_private_and_can_be_published_later(
    server: Server, refuse_posts: Refuse, status: int, code: int
):
    message = await ask(server, private=True)
    refuse_posts(status, code)
    told = await server.alice.click(message, label="Publish")

    assert "nobody else here see" in text_of(told.followups[0])
    assert not server.bench.store.rulings()[0].public

    refuse_posts(0, 0)
    published = await server.alice.click(message, label="Publish")
    assert not published.followups[0].ephemeral
    assert server.bench.store.rulings()[0].public


async def test_a_judge_who_cannot_be_asked_here_can_be_asked_later(
    server: Server, refuse_posts: Refuse
):
    name_judges(server)
    message = await ask(server, private=True)
    refuse_posts(403, 50001)
    await server.alice.click(message, label="Ask a judge")
    [row] = server.bench.store.rulings()
    assert (row.public, row.review.standing) == (False, "")

    refuse_posts(0, 0)
    asked = await server.alice.click(message, label="Ask a judge")
    assert "is this ruling right?" in text_of(asked.followups[0])
    assert "A judge has been asked." in text_of(asked.response)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (413, 40005)])
async def test_where_no_picture_is_taken_it_is_said_in_words(
    server: Server, refuse_files: Refuse, status: int, code: int
):
    message = await ask(server, private=False)
    refuse_files(status, code)
    shown = await server.alice.click(message, label="Picture")

    assert "Result 1:" in text_of(shown.response)
    assert "Back to the ruling" in buttons(shown.response)


async def test_where_no_file_is_taken_it_is_said_where_one_is(
    server: Server, refuse_files: Refuse
):
    refuse_files(403, 50013)
    shown = await server.alice.slash(server.channel, "my-data")

    assert "direct message" in text_of(shown.response)
