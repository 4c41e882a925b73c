"""The languages the bot's own words are in."""

from bot.telling.words import ME, Words, sentence

__all__ = ["ME", "Words", "sentence"]
