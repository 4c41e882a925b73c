"""What stands in a message that somebody uses a command on."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import discord

# What Discord shows as a person, a role, a channel, a time, a command or a picture.
_MARKED = re.compile(
    r"<(?:@!?(?P<person>\d+)|@&\d+|#\d+|a?:\w+:\d+|t:-?\d+(?::\w)?|/[^<>:]+:\d+)>"
    r"|@(?:everyone|here)\b"
)
_PLAYER = re.compile(r"\bplayer (\d{1,9})\b", re.I)


def typed_in(message: discord.Message) -> str:
    """What a person wrote: the message's own text, else that of a forwarded one."""
    forwarded = (one.content for one in message.message_snapshots)
    return message.content or "\n".join(text for text in forwarded if text)


def spoken(text: str, before: Iterable[str] = ()) -> str:
    """*text* with the people it mentions as players, and no other marks of Discord.

    Two of them are told apart; a mention carries no name, and a person's name may
    be that of a card. Who "Player 1" of the text itself and of the texts *before* is
    nobody knows: whoever is mentioned is none of them, rather than perhaps the wrong
    one.
    """
    players: dict[str, int] = {}
    taken = [int(one) for said in (*before, text) for one in _PLAYER.findall(said)]
    highest = max(taken, default=0)

    def said(found: re.Match[str]) -> str:
        person = found["person"]
        if not person:
            return " "
        return f"Player {players.setdefault(person, highest + len(players) + 1)}"

    return _MARKED.sub(said, text)


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
