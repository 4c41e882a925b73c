"""What is set, for a server and for a person."""

from bot.citation import Game
from bot.discord_face.pages import Page, headed, page
from bot.judge.kept import GuildSettings, PersonSettings
from bot.judge.languages import Words

LANGUAGES = {
    "auto": "as Discord is set",
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ja": "日本語",
}


def guild_page(settings: GuildSettings, say: Words) -> Page:
    """How a server wants it."""
    role, channel = settings.judge_role, settings.news_channel
    lines = {
        say("Game"): _game(settings.game, say),
        say("Answers"): say("private") if settings.private else say("public"),
        say("Language"): _language(settings.language, say),
        say("Judges"): f"<@&{role}>" if role else say("none named"),
        say("Wait between two rulings"): _seconds(settings.cooldown, say),
        say("Rule news"): f"<#{channel}>" if channel else say("off"),
        say("Rulings are kept"): (
            say.many("{n} day", "{n} days", settings.retention)
            if settings.retention
            else say("until somebody deletes them")
        ),
    }
    return _page(say("How this server wants it"), lines, say)


def person_page(settings: PersonSettings, say: Words) -> Page:
    """How a person wants it."""
    answers = {
        None: say("as the server wants"),
        True: say("private"),
        False: say("public"),
    }
    lines = {
        say("Game"): _game(settings.game, say),
        say("Language"): _language(settings.language, say),
        say("Answers"): answers[settings.private],
    }
    return _page(say("How you want it"), lines, say)


def _page(heading: str, lines: dict[str, str], say: Words) -> Page:
    shown = "\n".join(headed(name, value, say) for name, value in lines.items())
    return page([f"### {heading}", shown])


def _game(game: str, say: Words) -> str:
    return Game(game).label if game in set(Game) else say("worked out from the words")


def _language(code: str, say: Words) -> str:
    return LANGUAGES.get(code, "") or say("as Discord is set")


def _seconds(seconds: int, say: Words) -> str:
    if not seconds:
        return say("none")
    minutes, rest = divmod(seconds, 60)
    if rest:
        return say.many("{n} second", "{n} seconds", seconds)
    return say.many("{n} minute", "{n} minutes", minutes)
