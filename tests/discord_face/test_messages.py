"""What people write in Discord's own way: mentions, and pictures among the words."""

import pytest

from bot.discord_face.messages import spoken
from tests.discord_face.by_hand import SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("<@12> bolts <@!34>. <@12> wins?", "Player 1 bolts Player 2. Player 1 wins?"),
        ("<@&5> is this right? <#6>", "  is this right?  "),
        ("I <:bolt:123> him <a:wow:4> <t:99:R> </rule:7>", "I   him      "),
        ("2 < 3 > 1, <b>, <@bob>", "2 < 3 > 1, <b>, <@bob>"),
        (
            "Player 1 bolts player 2. <@12> asks.",
            "Player 1 bolts player 2. Player 3 asks.",
        ),
    ],
)
def test_people_are_players_and_pictures_say_nothing(written: str, read: str):
    assert spoken(written) == read


async def test_a_message_that_mentions_people_is_ruled_on(server: Server):
    typed = f"{SCENARIO} <@{server.bob.id}> asks. <:fire:123456789012345678>"
    message = await server.bob.send(server.channel, typed)
    shown = await server.alice.context_menu(server.channel, "Rule on this", message)

    assert "You choose: 18 life" in text_of(shown.response)
    [row] = server.bench.store.rulings()
    assert row.scenario.strip() == f"{SCENARIO} Player 1 asks."


def test_who_is_mentioned_later_is_never_taken_for_somebody_else():
    before = ("Player 1 bolts player 2.", "Player 2 has 5 life.")

    assert spoken("<@9> and <@8>", before) == "Player 3 and Player 4"
    assert spoken("<:fire:123456789012345678> 3 damage", before) == "  3 damage"


async def test_a_change_may_mention_people(server: Server):
    typed = f"<@{server.alice.id}> bolts <@{server.bob.id}>."
    asked = await server.alice.slash(server.channel, "ruling", scenario=typed)
    [first] = server.bench.store.rulings()
    form = await server.alice.click(asked.response, label="What if …")
    change = f"<@{server.bob.id}> is <:fire:123456789012345678> at 5 life"
    await server.alice.submit_modal(form, {"change": change})
    await server.alice.slash(
        server.channel, "follow-up", ruling=first.id, change=change
    )

    edits = [row.edits for row in server.bench.store.rulings() if row.parent]
    assert edits == [("Player 3 is   at 5 life",)] * 2


async def test_a_ruling_that_is_not_found_leads_to_the_history(server: Server):
    told = await server.alice.slash(server.channel, "follow-up", ruling="ZZZZZ")

    assert "- `/history`" in text_of(
        told.followups[0] if told.followups else told.response
    )
