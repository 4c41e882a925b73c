"""What is kept of one person beside their rulings, as they are given it."""

import json

from bot.store.database import Database


def beside(database: Database, asker: str) -> dict[str, list[dict[str, object]]]:
    """What they said as a judge, and until when they have to wait in which server."""
    reviewed = database.rows(
        "select id, standing, note, reviewed from rulings where reviewer = ?", [asker]
    )
    waits = database.rows(
        "select guild, until from waits where asker = ? order by until", [asker]
    )
    return {
        "reviews": [
            dict(zip(("ruling", "standing", "note", "at"), row, strict=True))
            for row in reviewed
        ],
        "waits": [{"server": server, "until": until} for server, until in waits],
    }


def answer(written: str) -> object:
    """What was answered; as it is written, where it cannot be read."""
    try:
        return json.loads(written)
    except ValueError:
        return written
