"""A list of rulings, and a select to open one."""

from collections.abc import Sequence
from dataclasses import replace

from discord import ui

from bot.discord_face.pages import Button, Page, page, select
from bot.discord_face.plain import plain, short
from bot.discord_face.presses import Act, Press
from bot.judge.keeping import HistoryLine
from bot.judge.languages import Words


def history_page(
    lines: Sequence[HistoryLine], place: Press, older: str, say: Words
) -> Page:
    """One line a ruling; *older* is the id the next page begins after, or ""."""
    if not lines:
        if place.more.strip("/"):
            return page([say("There are no such rulings here.")])
        return page([say("There are no rulings here yet.")])
    parts: list[str | ui.Item[Page]] = [
        f"### {say('Rulings')}",
        "\n".join(_line(one, say) for one in lines),
        select(
            place.to(Act.OPEN, more="ruling"),
            say("Open a ruling"),
            [
                (f"{one.id} · {one.verdict or one.scenario}", one.id, one.scenario)
                for one in lines
            ],
        ),
    ]
    turning: list[ui.Button[Page]] = []
    if place.ruling:
        turning.append(Button(say("Newest"), replace(place, ruling="")))
    if older:
        turning.append(Button(say("Older"), replace(place, ruling=older)))
    return page(parts, [turning] if turning else [])


def _line(one: HistoryLine, say: Words) -> str:
    marks = {
        "asked": say("a judge was asked"),
        "confirmed": say("confirmed"),
        "corrected": say("corrected"),
        "withdrawn": say("withdrawn"),
    }
    notes = [one.created[:10], one.game.label]
    if one.standing:
        notes.append(f"**{marks.get(one.standing, one.standing)}**")
    if one.outdated:
        notes.append(say("outdated"))
    if not one.public:
        notes.append(say("private"))
    verdict = plain(short(one.verdict or one.scenario, 150))
    return f"- `{one.id}` {verdict}\n-# {' · '.join(notes)}"
