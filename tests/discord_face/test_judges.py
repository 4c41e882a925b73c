"""A server's judges: asked, they confirm, correct or withdraw; the ruling shows it."""

import discord
import pytest
from simcord.actors import MemberActor

from bot.discord_face.pages import Page
from bot.discord_face.turns import Turn
from bot.judge.kept import GuildSettings, Standing
from bot.store.rows import Review
from tests.discord_face.by_hand import FURNACE, SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import buttons, options, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def judge(server: Server) -> MemberActor:
    """A member with the judge role that the server has named."""
    role = server.guild.create_role("Judges")
    server.bench.set_guild_settings(
        str(server.guild.id), GuildSettings(judge_role=str(role.id))
    )
    user = server.env.create_user("judith")
    return server.guild.add_member(user, roles=[role])


async def asked(server: Server, *, private: bool = False):
    """A ruling of Alice's that a judge has been asked about."""
    return await asked_in(server, "Ask a judge", private=private)


async def asked_in(server: Server, label: str, *, private: bool = False):
    """The same, where the button is called *label*."""
    shown = await server.alice.slash(
        server.channel, "ruling", scenario=SCENARIO, private=private
    )
    pressed = await server.alice.click(shown.response, label=label)
    return pressed.response, pressed.followups[0]


async def test_judges_are_asked_only_where_some_are_named(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert "Ask a judge" not in buttons(shown.response)


async def test_a_question_for_the_judges_names_them_and_pings_nobody(
    server: Server, judge: MemberActor
):
    message, case = await asked(server)
    sent = server.env.http_requests

    assert "A judge has been asked." in text_of(message)
    assert "is this ruling right?" in text_of(case)
    assert "has been asked" not in text_of(case)
    assert "Everything" in buttons(case)
    assert not case.ephemeral
    assert all(
        one.json["allowed_mentions"]["parse"] == []
        for one in sent
        if isinstance(one.json, dict) and "allowed_mentions" in one.json
    )


async def test_a_thread_is_opened_where_threads_are_allowed(
    server: Server, judge: MemberActor
):
    await asked(server)
    opened = [
        one.json["name"]
        for one in server.env.http_requests
        if one.method == "POST" and one.path.endswith("/threads")
    ]

    assert opened == [f"Ruling {server.bench.store.rulings()[0].id}"]


async def test_a_judge_is_asked_once(server: Server, judge: MemberActor):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    button = next(
        one.custom_id
        for row in discord.ui.LayoutView.from_message(
            shown.response.message
        ).walk_children()
        if isinstance(one := row, discord.ui.Button) and one.label == "Ask a judge"
    )
    await server.alice.click(shown.response, custom_id=button)
    with pytest.raises(Exception, match="No matching component"):
        await server.alice.click(shown.response, custom_id=button)


async def test_asking_a_judge_makes_a_private_ruling_readable_to_them(
    server: Server, judge: MemberActor
):
    _, case = await asked(server, private=True)
    looked = await judge.click(case, label="Steps")

    assert "Step 1 happens." in text_of(looked.response)


async def test_a_judge_confirms_and_the_ruling_shows_it_ever_after(
    server: Server, judge: MemberActor
):
    message, case = await asked(server)
    pressed = await judge.click(case, label="Confirm")
    assert "Confirmed by a judge." in text_of(pressed.response)

    await server.alice.click(message, label="Steps")
    again = await server.alice.click(message, label="Back to the ruling")
    assert "Confirmed by a judge." in text_of(again.response)


async def test_a_judge_corrects_with_a_note_and_the_asker_is_told(
    server: Server, judge: MemberActor
):
    _, case = await asked(server)
    form = await judge.click(case, label="Correct …")
    await judge.submit_modal(form, {"note": "It is 17: *the shield* has 3."})
    told = server.alice.user.dm_channel.last_message

    assert "Corrected by a judge:" in text_of(case)
    assert "It is 17: *the shield* has 3." in text_of(case)
    components = [one.to_dict() for one in told.components]
    assert "It is 17" in str(components)


async def test_the_asker_is_told_in_their_own_language(
    server: Server, judge: MemberActor
):
    await server.alice.slash(server.channel, "my-settings", language="de")
    _, case = await asked_in(server, "Judge fragen")
    await judge.click(case, label="Bestätigen")
    told = server.alice.user.dm_channel.last_message

    assert "bestätigt" in str([one.to_dict() for one in told.components]).lower()


async def test_the_asker_is_told_in_the_language_they_asked_in(
    server: Server, judge: MemberActor
):
    await server.alice.slash(server.channel, "my-settings", language="de")
    _, case = await asked_in(server, "Judge fragen")
    # What Discord itself is set to is known only while somebody uses the bot.
    await server.alice.slash(server.channel, "my-settings", language="auto")
    await judge.click(case, label="Bestätigen")
    told = server.alice.user.dm_channel.last_message

    assert "bestätigt" in str([one.to_dict() for one in told.components]).lower()


async def test_whoever_is_no_judge_is_told_so_privately(
    server: Server, judge: MemberActor
):
    _, case = await asked(server)
    pressed = await server.bob.click(case, label="Confirm")

    assert pressed.ephemeral
    assert "Only this server's judges" in text_of(pressed.response)
    assert server.bench.store.rulings()[0].review.standing == "asked"


async def test_a_judge_withdraws_a_ruling_by_its_id(server: Server, judge: MemberActor):
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    id = server.bench.store.rulings()[0].id
    await judge.slash(
        server.channel, "judge", ruling=id, verdict="withdrawn", note="Ask again."
    )
    shown = await server.bob.slash(server.channel, "follow-up", ruling=id)

    text = text_of(shown.response)
    assert text.index("Withdrawn by a judge:**\nAsk again.") < text.index(
        "~~You choose"
    )


async def test_every_page_of_a_withdrawn_ruling_says_so(
    server: Server, judge: MemberActor
):
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    id = server.bench.store.rulings()[0].id
    await judge.slash(
        server.channel, "judge", ruling=id, verdict="withdrawn", note="Ask again."
    )
    for label in ("Steps", "Rules", "Everything", "Picture"):
        shown = await server.bob.slash(server.channel, "follow-up", ruling=id)
        pressed = await server.bob.click(shown.response, label=label)
        assert "Withdrawn by a judge:**\nAsk again." in text_of(pressed.response), label


async def test_whoever_follows_a_choice_before_the_judges_gets_a_copy(
    server: Server, judge: MemberActor
):
    _, case = await asked(server)
    before = text_of(case)
    picked = await server.alice.select(case, [options(case)[FURNACE]])

    assert picked.ephemeral
    assert "After: Furnace" in text_of(picked.response)
    assert text_of(case) == before


async def test_a_long_note_of_a_judge_is_whole_among_everything(
    server: Server, judge: MemberActor
):
    message, case = await asked(server)
    form = await judge.click(case, label="Correct …")
    await judge.submit_modal(form, {"note": f"{'By 616.1e. ' * 80}You are at 17."})
    everything = await server.alice.click(message, label="Everything")

    assert "You are at 17." in text_of(everything.response)


async def test_history_is_filtered_by_what_judges_said(
    server: Server, judge: MemberActor
):
    _, case = await asked(server)
    await judge.click(case, label="Confirm")
    confirmed = await server.bob.slash(server.channel, "history", standing="confirmed")
    withdrawn = await server.bob.slash(server.channel, "history", standing="withdrawn")

    assert "confirmed" in text_of(confirmed.response)
    assert "no such rulings here" in text_of(withdrawn.response)


async def test_the_asker_is_told_once_of_what_is_said_twice(
    server: Server, judge: MemberActor
):
    _, case = await asked(server)
    told = server.alice.user.dm_channel
    for label in ("Confirm", "Confirm"):
        await judge.click(case, label=label)
    first = told.last_message.id
    await judge.click(case, label="Confirm")
    assert told.last_message.id == first

    await judge.click(case, label="Withdraw")
    assert told.last_message.id != first


async def test_what_another_judge_says_meanwhile_is_what_stands_there(
    server: Server, judge: MemberActor, monkeypatch: pytest.MonkeyPatch
):
    _, case = await asked(server)
    id, show = server.bench.store.rulings()[0].id, Turn.show

    async def show_late(turn: Turn, page: Page) -> None:
        monkeypatch.setattr(Turn, "show", show)
        server.bench.store.review(id, Review(Standing.WITHDRAWN, "", "discord:9"))
        await turn.show(page)

    monkeypatch.setattr(Turn, "show", show_late)
    await judge.click(case, label="Confirm")

    assert "Withdrawn by a judge." in text_of(case)


async def test_a_withdrawn_ruling_that_is_published_says_so(
    server: Server, judge: MemberActor
):
    shown = await judge.slash(server.channel, "ruling", scenario=SCENARIO, private=True)
    id = server.bench.store.rulings()[0].id
    await judge.slash(server.channel, "judge", ruling=id, verdict="withdrawn")
    pressed = await judge.click(shown.response, label="Publish")
    [published] = pressed.followups

    assert "Withdrawn by a judge." in text_of(published)
