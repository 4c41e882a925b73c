"""Names and descriptions of the commands in each person's own language."""

import hashlib
import json
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.judge.languages import name_in, words_in

LANGUAGE_OF = {
    discord.Locale.german: "de",
    discord.Locale.french: "fr",
    discord.Locale.spain_spanish: "es",
    discord.Locale.latin_american_spanish: "es",
    discord.Locale.japanese: "ja",
}
_NAMES = frozenset({Location.command_name, Location.parameter_name})


class Translation(app_commands.Translator):
    """Asked by discord.py for each text of each command, when they are synced."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """*string* in the language of *locale*, None where it is the same."""
        language = LANGUAGE_OF.get(locale)
        if language is None:
            return None
        text = string.message
        if context.location in _NAMES:
            said = name_in(language, text)
        else:
            said = words_in(language).word(text)
        return said if said != text else None


async def fingerprint(
    tree: app_commands.CommandTree[Any],
    translator: Translation,
    application: int | None,
) -> str:
    """What tells these commands, in every language, from any others."""
    written = [
        await command.get_translated_payload(tree, translator)
        for command in tree.get_commands()
    ]
    text = json.dumps([application, written], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
