"""What Discord sends of what a person does."""

from collections.abc import Mapping
from typing import Any

from tests.discord_face.standin.wire import APPLICATION, CHANNEL, user_of


def interaction(
    id: str,
    kind: int,
    user: Mapping[str, Any],
    data: Mapping[str, Any],
    guild: str | None,
    in_group: bool,
) -> dict[str, Any]:
    """One of that *kind*, on the server *guild* or in a group of friends."""
    payload = {
        "id": id, "application_id": APPLICATION, "type": kind, "token": f"t{id}",
        "version": 1, "data": dict(data),
        "guild_id": guild, "channel_id": CHANNEL,
        "channel": {"id": CHANNEL, "type": 0, "name": "rules", "position": 0,
                    "permissions": "0", "guild_id": guild},
        "guild": {"id": guild, "features": [], "locale": "en-US"},
        "guild_locale": "en-US", "locale": "en-US", "app_permissions": "0",
        "attachment_size_limit": 1000, "entitlements": [], "context": 0,
        "authorizing_integration_owners": {"0": guild},
        "member": {"user": user, "roles": [], "joined_at": "2026-01-01",
                   "deaf": False, "mute": False, "flags": 0, "permissions": "0"},
    }  # fmt: skip
    if in_group:
        for key in ("guild", "guild_id", "guild_locale", "member"):
            del payload[key]
        recipients = [user_of("81"), user_of("82")]
        payload |= {
            "user": user, "context": 2,
            "channel": {"id": CHANNEL, "type": 3, "recipients": recipients,
                        "name": None, "icon": None, "owner_id": "81"},
            "authorizing_integration_owners": {"1": "81"},
        }  # fmt: skip
    return payload
