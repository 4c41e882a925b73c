"""What stands in a message that somebody uses a command on."""

from collections.abc import Iterator
from typing import Any

import discord


def typed_in(message: discord.Message) -> str:
    """What a person wrote: the message's own text, else that of a forwarded one."""
    forwarded = (one.content for one in message.message_snapshots)
    return message.content or "\n".join(text for text in forwarded if text)


def written_on(message: discord.Message) -> str:
    """Every text that is to be read in it, other programs' boxes included."""
    texts = [typed_in(message)]
    for box in message.embeds:
        texts += [box.title or "", box.description or ""]
        texts += [f"{one.name}\n{one.value}" for one in box.fields]
    texts += _displayed(message.components)
    return "\n".join(text for text in texts if text)


def _displayed(components: Any) -> Iterator[str]:
    for one in components:
        if isinstance(one, discord.TextDisplay):
            yield one.content
        yield from _displayed(getattr(one, "children", ()))
