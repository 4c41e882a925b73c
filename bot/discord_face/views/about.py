"""/about: which rules, which version, what is kept; and /compare."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.discord_face.pages import Page, fitting, headed, page
from bot.discord_face.plain import paragraph, plain
from bot.judge.languages import Words

if TYPE_CHECKING:
    from bot.judge.comparing import Comparison
    from bot.judge.look_ups import Edition

TEAL = 0x1ABC9C


def about_page(version: str, editions: "Sequence[Edition]", say: Words) -> Page:
    """What the bot is, which rules it knows, what it keeps."""
    lines = []
    for one in editions:
        text = (
            say("the official text")
            if one.official
            else say("{n} rules in our own words", n=one.rules)
        )
        edition = f"{one.game.label}, {plain(one.label)}"
        lines.append(f"- {headed(edition, text, say, mark='')}")
    return page(
        [
            f"### Aegis {plain(version)}",
            say(
                "Rules on damage that is prevented, replaced or redirected: every "
                "choice is followed, and each step names its rule. A ruling is "
                "worked out, never guessed; what is not understood is refused."
            ),
            f"**{say('Rules')}**",
            "\n".join(fitting(lines, 2000)[0]),
            f"**{say('What is kept')}**",
            say(
                "The scenarios you ask and their answers, until you delete them: "
                "`/my-data` shows everything, `/forget-me` deletes it. Messages are "
                "read only when you use a command on them."
            ),
        ],
        colour=TEAL,
    )


def comparison_page(found: "Comparison", say: Words) -> Page:
    """A topic, or a scenario, side by side in the three games."""
    title = say.own(found.title)
    if found.in_short:
        # A topic of ours; a scenario stands as it was typed.
        title = title[:1].upper() + title[1:]
    parts: list[str | ui.Item[Page]] = [f"### {plain(title, 200)}"]
    if found.in_short:
        parts.append(paragraph(say.own(found.in_short), 500))
    for view in found.views:
        said = say.own(view.says or view.refused) or "–"
        rules = ", ".join(
            f"[{plain(one.rule)}](<{one.url}>)" if one.url else plain(one.rule)
            for one in view.rules[:8]
        )
        edition = f" · {plain(view.edition, 40)}" if view.edition else ""
        lines = [f"**{view.game.label}**{edition}", paragraph(said, 600)]
        if rules:
            lines.append(f"-# {say('See {rules}', rules=rules)}")
        parts += ["", "\n".join(lines)]
    return page(parts, colour=TEAL)
