"""The rules in our own words, as shipped: read once for each game, when asked for."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot import paths
from bot.citation import Game
from bot.library.numbering import order


@dataclass(frozen=True, slots=True)
class Worded:
    """One rule in our words; *words* must occur in the official text of *number*."""

    number: str
    heading: str
    text: str
    see: tuple[str, ...]
    words: tuple[str, ...]
    keywords: tuple[str, ...]
    editions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """One list of Grand Archive's site: *path* of its page, *section* its heading."""

    abbreviation: str
    title: str
    path: str
    section: str
    slug: str


@dataclass(frozen=True, slots=True)
class Shipped:
    """All that is shipped of one game's rules.

    *dates* maps every edition we know by name to its date. ``rules`` is in the
    order of the numbers; Riftbound has a number once for each text it ever had.
    """

    game: Game
    edition: str
    title: str
    publisher: str
    official_url: str
    dates: Mapping[str, str]
    pages: Mapping[str, Page]
    rules: tuple[Worded, ...]
    # Every edition at least one rule is worded for, newest first.
    worded_editions: tuple[str, ...]

    def of(self, edition: str) -> dict[str, Worded]:
        """Our wording of *edition* by number; empty for one we never worded."""
        return {rule.number: rule for rule in self.rules if edition in rule.editions}


@cache
def shipped(game: Game) -> Shipped:
    """What is shipped for *game*; a missing rules.toml leaves the rules empty."""
    folder = paths.rules_data() / game.folder
    about = tomllib.loads((folder / "edition.toml").read_text("utf-8"))
    listed = folder / "rules.toml"
    raw = tomllib.loads(listed.read_text("utf-8")) if listed.is_file() else {}
    edition = str(about["edition"])
    rules = [_worded(rule, edition) for rule in raw.get("rule", ())]
    rules.sort(key=lambda rule: order(rule.number))
    dates = {str(name): str(name) for name in about.get("other_editions", ())}
    for one in about.get("editions", ()):
        dates[str(one["edition"])] = str(one.get("date", ""))
    dates.setdefault(edition, edition)
    return Shipped(
        game=game,
        edition=edition,
        title=str(about["title"]),
        publisher=str(about.get("publisher", "")),
        official_url=str(about["official_url"]),
        dates=dates,
        pages={
            name: _page(name, page, about.get("folders", {}))
            for name, page in about.get("pages", {}).items()
        },
        rules=tuple(rules),
        worded_editions=tuple(
            sorted(
                {name for rule in rules for name in rule.editions},
                key=lambda name: dates.get(name, ""),
                reverse=True,
            )
        ),
    )


def _worded(raw: Mapping[str, Any], edition: str) -> Worded:
    return Worded(
        number=raw["number"],
        heading=raw["heading"],
        text=raw["text"],
        see=tuple(raw.get("see", ())),
        words=tuple(raw.get("words", ())),
        keywords=tuple(raw.get("keywords", ())),
        editions=tuple(raw.get("editions", ())) or (edition,),
    )


def _page(
    abbreviation: str, raw: Mapping[str, str], folders: Mapping[str, str]
) -> Page:
    path = f"{folders.get(raw['folder'], raw['folder'])}/{raw['file']}"
    anchor = raw.get("anchor", "")
    return Page(
        abbreviation=abbreviation,
        title=raw["title"],
        path=path,
        section=raw.get("section", ""),
        slug=path.removesuffix(".md").removesuffix("/README")
        + (f"#{anchor}" if anchor else ""),
    )
