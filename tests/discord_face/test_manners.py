"""How servers and people want it, and what they may set."""

from types import SimpleNamespace

import discord
import pytest
from simcord.backend.errors import SetupError

from bot.citation import Game
from bot.discord_face.manners import Manners, caller_of
from bot.discord_face.remembering import Remembered
from bot.judge.callers import Caller
from bot.judge.judge import Judge
from bot.judge.kept import GuildSettings, PersonSettings
from tests.discord_face.by_hand import SCENARIO, ByHand
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def owner(server: Server):
    """A member who manages the server."""
    permissions = discord.Permissions(manage_guild=True)
    role = server.guild.create_role("Owners", permissions=permissions)
    return server.guild.add_member(server.env.create_user("olga"), roles=[role])


async def test_a_server_can_have_answers_private(server: Server, owner):
    await owner.slash(server.channel, "settings", answers="private")
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert shown.ephemeral


async def test_a_person_s_own_wish_goes_before_the_server_s(server: Server, owner):
    await owner.slash(server.channel, "settings", answers="private")
    await server.alice.slash(server.channel, "my-settings", answers="public")
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert not shown.ephemeral


async def test_what_is_said_with_the_command_goes_before_both(server: Server, owner):
    await owner.slash(server.channel, "settings", answers="private")
    shown = await server.alice.slash(
        server.channel, "ruling", scenario=SCENARIO, private=False
    )

    assert not shown.ephemeral


@pytest.mark.parametrize(
    ("seconds", "said"), [(90, "90 seconds"), (3600, "60 minutes")]
)
async def test_a_wait_of_whole_minutes_is_told_in_minutes(
    server: Server, owner, seconds: int, said: str
):
    shown = await owner.slash(server.channel, "settings", cooldown=seconds)

    assert f"{said}\n" in text_of(shown.response)


async def test_settings_are_for_those_who_manage_the_server(server: Server):
    with pytest.raises(SetupError, match="default-member-permissions"):
        await server.alice.slash(server.channel, "settings", answers="private")


async def test_settings_show_what_is_set(server: Server, owner):
    role = server.guild.create_role("Judges")
    shown = await owner.slash(
        server.channel,
        "settings",
        game="riftbound",
        judge_role=role,
        cooldown=30,
        retention=90,
        news_channel=server.channel,
        language="de",
    )
    text = text_of(shown.response)

    for part in ("Riftbound", f"<@&{role.id}>", f"<#{server.channel.id}>"):
        assert part in text
    assert "30" in text
    assert "90" in text


async def test_a_role_can_be_taken_back(server: Server, owner):
    role = server.guild.create_role("Judges")
    await owner.slash(server.channel, "settings", judge_role=role)
    await owner.slash(server.channel, "settings", remove="judge role")

    assert server.bench.guild_settings(str(server.guild.id)).judge_role == ""


async def test_asking_again_too_soon_is_told_kindly_and_privately(
    server: Server, owner
):
    await owner.slash(server.channel, "settings", cooldown=30)
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    again = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    other = await server.bob.slash(server.channel, "ruling", scenario=SCENARIO)

    assert again.ephemeral
    assert "you can ask again in" in text_of(again.response)
    assert "You choose" in text_of(other.response)


async def test_a_wait_holds_for_another_process_and_after_a_restart(
    server: Server, owner
):
    await owner.slash(server.channel, "settings", cooldown=30)
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    await server.env.restart_bot(server.new_bot())
    again = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert "you can ask again in" in text_of(again.response)


async def test_what_was_refused_begins_no_wait(server: Server, owner):
    await owner.slash(server.channel, "settings", cooldown=30)
    await server.alice.slash(server.channel, "ruling", scenario="a blorp")
    again = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert "You choose" in text_of(again.response)


async def test_what_was_asked_too_soon_need_not_be_typed_again(server: Server, owner):
    await owner.slash(server.channel, "settings", cooldown=30)
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    early = await server.alice.slash(server.channel, "ruling", scenario=f"{SCENARIO} ")
    form = await server.alice.click(early.response, label="Ask again")

    assert SCENARIO in str(form.modal)


async def test_the_form_of_what_was_asked_too_soon_has_nothing_to_correct(
    server: Server, owner
):
    await owner.slash(server.channel, "settings", cooldown=30)
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    early = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    form = await server.alice.click(early.response, label="Ask again")

    assert form.modal["title"] == "Ask for a ruling"
    assert "you can ask again" not in str(form.modal)


async def test_a_scenario_that_is_compared_is_waited_for_as_well(server: Server, owner):
    await owner.slash(server.channel, "settings", cooldown=30)
    # What reads scenarios is loaded first: that takes long on a busy machine.
    server.bench.without_game(SCENARIO)
    for _ in range(2):
        shown = await server.alice.slash(server.channel, "compare", topic=SCENARIO)
    topic = await server.alice.slash(server.channel, "compare", topic="doubling")

    assert "you can ask again in" in text_of(shown.response)
    assert "Magic" in text_of(topic.response)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        (discord.Locale.german, "de"),
        (discord.Locale.latin_american_spanish, "es"),
        (discord.Locale.brazil_portuguese, ""),
    ],
)
def test_who_reads_no_language_of_ours_is_answered_in_english(
    locale: discord.Locale, language: str
):
    used = SimpleNamespace(
        guild_id=1,
        channel=None,
        locale=locale,
        user=SimpleNamespace(id=2),
        extras={},
    )

    assert caller_of(used) == Caller("discord:2", "1", language=language)


async def test_everybody_is_no_role_of_judges(server: Server, owner):
    told = await owner.slash(
        server.channel, "settings", judge_role=server.guild.default_role
    )

    assert "Everybody is no role" in text_of(told.response)
    assert server.bench.guild_settings(str(server.guild.id)).judge_role == ""


async def test_the_bot_answers_in_direct_messages(server: Server):
    shown = await server.alice.user.slash("ruling", scenario=SCENARIO)

    assert "You choose: 18 life" in text_of(shown.response)


async def test_the_bot_speaks_the_language_a_person_has_chosen(server: Server):
    shown = await server.alice.slash(server.channel, "my-settings", language="de")
    assert "**Sprache**: Deutsch" in text_of(shown.response)

    asked = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    assert "Wer wählt" in text_of(asked.response)


async def test_the_bot_speaks_the_language_a_server_has_chosen(server: Server, owner):
    await owner.slash(server.channel, "settings", language="fr")
    asked = await server.bob.slash(server.channel, "ruling", scenario=SCENARIO)

    assert "Qui choisit" in text_of(asked.response)


async def test_a_game_that_is_set_and_unknown_is_none(server: Server):
    # Another version of the bot has set it.
    server.bench.set_guild_settings(str(server.guild.id), GuildSettings(game="chess"))
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert "You choose: 18 life" in text_of(shown.response)


async def test_the_game_of_a_person_goes_before_that_of_the_server(bench: ByHand):
    bench.set_guild_settings("7", GuildSettings(game="ga"))
    bench.set_person_settings(Caller("alice"), PersonSettings(game="riftbound"))
    manners = Manners(Judge(bench))
    wanted = [
        (await manners.as_wanted(Caller(asker, guild))).game
        for asker, guild in (("alice", "7"), ("alice", ""), ("bob", "7"), ("bob", ""))
    ]

    assert wanted == [Game.RIFTBOUND, Game.RIFTBOUND, Game.GRAND_ARCHIVE, None]


@pytest.mark.parametrize("few", [0, 1000])
async def test_a_change_of_settings_holds_from_the_next_answer_on(
    bench: ByHand, monkeypatch: pytest.MonkeyPatch, few: int
):
    monkeypatch.setattr("bot.judge.keeping._FEW", few)
    manners, alice, bob = Manners(Judge(bench)), Caller("alice"), Caller("bob")
    bench.set_person_settings(bob, PersonSettings(private=False))
    before = [await manners.private(one, None) for one in (alice, bob)]
    for one in (alice, bob):
        bench.set_person_settings(one, PersonSettings(private=True))
        manners.forget(asker=one.asker)

    assert before == [False, False]
    assert await manners.private(alice, None)
    assert await manners.private(bob, None)


async def test_what_was_read_while_it_changed_is_read_again():
    remembered: Remembered[str] = Remembered()

    async def old() -> str:
        remembered.forget("alice")
        return "old"

    async def new() -> str:
        return "new"

    await remembered.read("alice", old)

    assert await remembered.read("alice", new) == "new"
