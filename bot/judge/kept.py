"""What faces may name of what is kept."""

from bot.store.rows import GuildSettings, PersonSettings, Standing

__all__ = ["GuildSettings", "PersonSettings", "Standing"]
