"""Publishing, deleting and finding rulings again; who may see and do what."""

import io
import json
import zipfile

import pytest
from simcord.actors import MemberActor

from bot.discord_face.keeping import my_data_file
from bot.discord_face.pages import Page
from bot.discord_face.turns import Turn
from bot.judge.callers import Caller
from bot.judge.inquiry import Inquiry
from tests.discord_face.by_hand import SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import buttons, options, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def ask(server: Server, who: MemberActor, *, private: bool = False):
    shown = await who.slash(
        server.channel, "ruling", scenario=SCENARIO, private=private
    )
    return shown.response


async def test_only_who_asked_is_offered_to_delete_a_ruling_shown_again(
    server: Server,
):
    await ask(server, server.alice)
    mine, theirs = [
        await who.slash(server.channel, "follow-up", ruling=last_id(server))
        for who in (server.alice, server.bob)
    ]

    assert "Delete" in buttons(mine.response)
    assert "Delete" not in buttons(theirs.response)


@pytest.mark.parametrize("private", [None, False])
async def test_a_private_ruling_shown_again_is_private(
    server: Server, private: bool | None
):
    await ask(server, server.alice, private=True)
    said = {} if private is None else {"private": private}
    again = await server.alice.slash(
        server.channel, "follow-up", ruling=f"#{last_id(server).lower()}", **said
    )

    assert again.ephemeral
    assert "Publish" in buttons(again.response)


async def test_what_goes_on_from_a_private_ruling_is_private_unless_asked_otherwise(
    server: Server,
):
    await ask(server, server.alice, private=True)
    first = last_id(server)
    shown = [
        await server.alice.slash(
            server.channel, "follow-up", ruling=first, change="combat damage", **said
        )
        for said in ({}, {"private": False})
    ]

    assert [one.ephemeral for one in shown] == [True, False]
    kept = {row.public for row in server.bench.store.rulings() if row.parent}
    assert kept == {True, False}


def last_id(server: Server) -> str:
    return server.bench.store.rulings()[0].id


async def test_a_private_ruling_can_be_published_once(server: Server):
    message = await ask(server, server.alice, private=True)
    first = await server.alice.click(message, label="Publish")

    assert "Publish" not in buttons(first.response)
    [published] = first.followups
    assert not published.ephemeral
    assert "You choose: 18 life" in text_of(published)
    assert server.bench.store.rulings()[0].public


async def test_what_is_deleted_while_it_is_published_stays_before_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    message = await ask(server, server.alice, private=True)
    add = Turn.add

    async def add_late(turn: Turn, page: Page, *, private: bool):
        server.bench.store.prune(place=f"guild:{server.guild.id}", before="2999")
        return await add(turn, page, private=private)

    monkeypatch.setattr(Turn, "add", add_late)
    shown = await server.alice.click(message, label="Publish")

    assert all(one.ephemeral for one in shown.followups)
    assert "There is no ruling" in text_of(shown.followups[-1])


async def test_a_private_ruling_cannot_be_read_by_others(server: Server):
    await ask(server, server.alice, private=True)
    shown = await server.bob.slash(server.channel, "follow-up", ruling=last_id(server))

    assert "There is no ruling" in text_of(shown.response)
    assert shown.ephemeral


async def test_a_ruling_cannot_be_read_from_another_server(server: Server):
    await ask(server, server.alice)
    other = server.env.create_guild("Elsewhere")
    channel = other.create_text_channel("rules")
    carol = other.add_member(server.env.create_user("carol"))
    shown = await carol.slash(channel, "follow-up", ruling=last_id(server))

    assert "There is no ruling" in text_of(shown.response)


async def test_one_s_own_rulings_can_be_read_in_direct_messages(server: Server):
    await ask(server, server.alice, private=True)
    user = server.alice.user
    shown = await user.slash("follow-up", ruling=last_id(server))

    assert "You choose: 18 life" in text_of(shown.response)


async def test_deleting_takes_the_ruling_and_its_message_away(server: Server):
    message = await ask(server, server.alice)
    shown = await server.alice.click(message, label="Delete")

    assert server.bench.store.rulings() == []
    assert shown.response is None


async def test_a_private_ruling_that_is_deleted_says_so(server: Server):
    message = await ask(server, server.alice, private=True)
    shown = await server.alice.click(message, label="Delete")

    assert "It is deleted." in text_of(shown.response)
    assert buttons(shown.response) == []


async def test_somebody_else_cannot_delete_a_ruling(server: Server):
    message = await ask(server, server.alice)
    shown = await server.bob.click(message, label="Delete")

    assert "Only whoever asked" in text_of(shown.response)
    assert shown.ephemeral
    assert len(server.bench.store.rulings()) == 1


async def test_buttons_of_a_deleted_ruling_say_that_it_is_gone(server: Server):
    message = await ask(server, server.alice)
    server.bench.store.delete(last_id(server))
    shown = await server.bob.click(message, label="Steps")

    assert "There is no ruling" in text_of(shown.response)


@pytest.mark.parametrize("private", [False, True])
async def test_what_is_left_of_a_deleted_ruling_can_be_taken_away(
    server: Server, private: bool
):
    message = await ask(server, server.alice, private=private)
    server.bench.store.delete(last_id(server))
    shown = await server.alice.click(message, label="Delete")

    if private:
        assert "It is deleted." in text_of(shown.response)
    else:
        assert shown.response is None


async def test_a_change_of_a_ruling_that_went_is_not_to_be_mended(server: Server):
    message = await ask(server, server.alice)
    form = await server.alice.click(message, label="What if …")
    server.bench.store.delete(last_id(server))
    told = await server.alice.submit_modal(form, {"change": "7 damage"})

    assert "There is no ruling" in text_of(told.followups[0])
    assert buttons(told.followups[0]) == []


async def test_history_lists_rulings_and_opens_one(server: Server):
    await ask(server, server.alice)
    listed = await server.bob.slash(server.channel, "history")
    assert listed.ephemeral
    assert last_id(server) in text_of(listed.response)

    [value] = options(listed.response).values()
    await server.bob.select(listed.response, [value])
    assert "Who chooses" in text_of(listed.response)


async def test_history_is_turned_page_by_page(server: Server):
    for _ in range(12):
        await ask(server, server.alice)
    listed = await server.alice.slash(server.channel, "history")
    first = set(options(listed.response).values())
    await server.alice.click(listed.response, label="Older")
    second = set(options(listed.response).values())

    assert len(first) == 10
    assert len(second) == 2
    assert not first & second


async def test_history_does_not_show_what_others_asked_privately(server: Server):
    await ask(server, server.alice, private=True)
    listed = await server.bob.slash(server.channel, "history")

    assert "no rulings here yet" in text_of(listed.response)


async def test_my_data_is_a_private_file_with_what_was_asked(server: Server):
    await ask(server, server.alice)
    await ask(server, server.bob)
    shown = await server.alice.slash(server.channel, "my-data")
    [file] = shown.response.attachments
    written = json.loads(await file.read())

    assert shown.ephemeral
    assert [one["scenario"] for one in written["rulings"]] == [SCENARIO]


async def test_my_data_of_nothing_is_a_file_too(server: Server):
    shown = await server.alice.slash(server.channel, "my-data")
    [file] = shown.response.attachments

    assert json.loads(await file.read())["rulings"] == []


@pytest.mark.parametrize("most", [100, 3000, 10_000])
async def test_a_file_of_several_rulings_is_whole_however_it_is_written(
    server: Server, most: int
):
    for _ in range(5):
        await ask(server, server.alice)
    alice = Caller(f"discord:{server.alice.id}")
    name, written = my_data_file(server.bench, alice, most)
    if name.endswith(".zip"):
        with zipfile.ZipFile(io.BytesIO(written)) as archive:
            written = archive.read("my-data.json")

    assert len(json.loads(written)["rulings"]) == 5


async def test_what_is_too_much_for_a_file_is_packed(server: Server):
    await ask(server, server.alice)
    name, written = my_data_file(
        server.bench, Caller(f"discord:{server.alice.id}"), 100
    )
    with zipfile.ZipFile(io.BytesIO(written)) as archive:
        whole = json.loads(archive.read("my-data.json"))

    assert name == "my-data.zip"
    assert [one["scenario"] for one in whole["rulings"]] == [SCENARIO]


async def test_forget_me_deletes_everything_once_confirmed(server: Server):
    await ask(server, server.alice)
    await ask(server, server.bob)
    asked = await server.alice.slash(server.channel, "forget-me")
    assert len(server.bench.store.rulings()) == 2

    done = await server.alice.click(asked.response, label="Delete everything of mine")
    assert "1 ruling" in text_of(done.response)
    assert [one.asker for one in server.bench.store.rulings()] == [
        f"discord:{server.bob.id}"
    ]


async def test_one_s_own_rulings_are_found_behind_those_of_others(server: Server):
    await ask(server, server.alice)
    own = last_id(server)
    for _ in range(12):
        await ask(server, server.bob)
    shown = await server.alice.slash(server.channel, "history", mine=True)

    assert list(options(shown.response).values()) == [own]


async def test_history_goes_on_where_its_last_ruling_was_deleted(server: Server):
    for _ in range(12):
        await ask(server, server.alice)
    shown = await server.alice.slash(server.channel, "history")
    last = list(options(shown.response).values())[-1]
    server.bench.store.delete(last)
    older = await server.alice.click(shown.response, label="Older")

    assert len(options(older.response)) == 10


async def test_the_list_of_rulings_is_in_the_readers_language(server: Server):
    typed = "Shock deals 2 damage to me."
    server.bench.given[typed] = server.bench.here(Inquiry(typed), "").kept
    await server.alice.slash(server.channel, "ruling", scenario=typed)
    await server.bob.slash(server.channel, "my-settings", language="de")
    shown = await server.bob.slash(server.channel, "history")

    assert "Du bist bei 18." in text_of(shown.response)
