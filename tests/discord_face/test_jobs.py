"""What the bot does by itself."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.citation import Game
from bot.discord_face.jobs import fetch_rules, prune, tell_news
from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.kept import GuildSettings
from bot.judge.look_ups import LookUps
from bot.judge.supply import Taken
from bot.library.changes import Change, ChangeKind
from bot.library.entry import Edition
from bot.library.history import Diff
from tests.discord_face.conftest import Server
from tests.store.conftest import a_ruling


def edition(name: str) -> Edition:
    return Edition(Game.MTG, name, "Rules", name, official=True)


@pytest.fixture
def editions(monkeypatch: pytest.MonkeyPatch) -> list[Edition]:
    """The official editions of Magic held, newest first."""
    held = [edition("2026-06-01")]
    changes = (
        Change(ChangeKind.CHANGED, "100.4", "100.4", "old", "new"),
        Change(
            ChangeKind.CHANGED, "615.5", "615.5", "old *words* here", "new words here"
        ),
        Change(ChangeKind.ADDED, "", "615.14", "", "A new rule. " * 100),
    )

    def editions(bench: Bench, game: Game | None = None) -> list[Edition]:
        return held if game is Game.MTG else []

    def diff(bench: Bench, number: str | None = None, **_: object) -> Diff:
        return Diff(Game.MTG, held[1], held[0], changes)

    monkeypatch.setattr(LookUps, "editions", editions)
    monkeypatch.setattr(LookUps, "diff", diff)
    return held


async def test_a_new_edition_is_told_once_where_a_server_wants_it(
    server: Server, editions: list[Edition]
):
    server.bench.set_guild_settings(
        str(server.guild.id), GuildSettings(news_channel=str(server.channel.id))
    )
    await tell_news(server.env.bot)
    assert server.channel.last_message is None

    editions.insert(0, edition("2026-08-07"))
    await tell_news(server.env.bot)
    await tell_news(server.env.bot)
    sent = [one for one in server.channel.history() if one.components]
    text = str([one.to_dict() for one in sent[0].components])

    assert len(sent) == 1
    assert "edition 2026-08-07" in text
    assert "615.5" in text
    assert "615.14" in text
    # What rulings lean on goes before the rest.
    assert text.index("615.5") < text.index("100.4")


async def test_a_machine_that_is_behind_tells_nothing_and_changes_nothing(
    server: Server, editions: list[Edition]
):
    server.bench.set_guild_settings(
        str(server.guild.id), GuildSettings(news_channel=str(server.channel.id))
    )
    # Another machine has told of an edition that this one does not hold.
    server.bench.remember("news-mtg", "2026-08-07")
    await tell_news(server.env.bot)

    assert server.channel.last_message is None
    assert server.bench.recall("news-mtg") == "2026-08-07"


async def test_rulings_are_deleted_after_the_days_a_server_keeps_them(server: Server):
    guild = str(server.guild.id)
    server.bench.set_guild_settings(guild, GuildSettings(retention=30))
    old = (datetime.now(UTC) - timedelta(days=31)).isoformat()
    new = (datetime.now(UTC) - timedelta(days=29)).isoformat()
    for created in (old, new):
        server.bench.store.add(a_ruling(place=f"guild:{guild}", created=created))
    elsewhere = server.bench.store.add(a_ruling(place="guild:1", created=old))
    await prune(server.env.bot)

    left = {one.created for one in server.bench.store.rulings(place=f"guild:{guild}")}
    assert left == {new}
    assert server.bench.store.ruling(elsewhere.id) is not None


@pytest.fixture
def fetched(monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """The games whose rules were fetched; Grand Archive's cannot be had."""
    games: list[Game] = []

    def sync_rules(bench: Bench, game: Game) -> Taken:
        games.append(game)
        if game is Game.GRAND_ARCHIVE:
            raise QuestionError(Problem.NOT_FOUND, "Nobody answers.")
        return Taken("the rules", rules_of=game)

    monkeypatch.setattr(Bench, "sync_rules", sync_rules)
    return games


async def test_rules_are_fetched_only_where_the_setting_says_so(
    server: Server, fetched: list[Game]
):
    await fetch_rules(server.env.bot)
    assert fetched == []


async def test_rules_of_every_game_are_fetched_once_in_the_time_set(
    server: Server, fetched: list[Game]
):
    server.env.bot.fetch_every = timedelta(days=1)
    await fetch_rules(server.env.bot)
    await fetch_rules(server.env.bot)
    assert fetched == list(Game)


async def test_rules_are_fetched_again_when_the_time_is_over(
    server: Server, fetched: list[Game]
):
    server.env.bot.fetch_every = timedelta(0)
    await fetch_rules(server.env.bot)
    await fetch_rules(server.env.bot)
    assert fetched == [*Game, *Game]
