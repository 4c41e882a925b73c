"""The languages the bot's own words are in: one gettext catalogue each.

The text of rules and cards stays in its language, and so does what people type.
"""

import gettext
import io
from functools import cache
from pathlib import Path

from bot.telling.words import ME, Words

__all__ = ["LANGUAGES", "ME", "Words", "name_in", "words_in"]

LANGUAGES = ("en", "de", "fr", "es", "ja")
_FOLDER = Path(__file__).parent.parent / "locale"
# Names of commands and options, which must be short and without spaces.
_NAME = "name"


def words_in(language: str) -> Words:
    """Sentences in *language* (``de``); in English where there is no catalogue."""
    found = _catalogue(language)
    return Words(found.gettext, found.ngettext) if found else Words()


def name_in(language: str, name: str) -> str:
    """What a command or an option is called in *language*."""
    found = _catalogue(language)
    return found.pgettext(_NAME, name) if found else name


@cache
def _catalogue(language: str) -> gettext.GNUTranslations | None:
    if language not in LANGUAGES or language == "en":
        return None
    import polib  # type: ignore[import-untyped]

    # What faces say, and behind it what rulings are told in.
    faces, rulings = (
        gettext.GNUTranslations(io.BytesIO(polib.pofile(str(file)).to_binary()))
        for file in (
            _FOLDER / f"{language}.po",
            _FOLDER / "rulings" / f"{language}.po",
        )
    )
    faces.add_fallback(rulings)
    return faces
