"""Rules, search hits, terms and cards as messages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from discord import ui

from bot.discord_face.pages import Page, fitting, headed, packed, page, select
from bot.discord_face.plain import paragraph, plain
from bot.discord_face.presses import Press
from bot.discord_face.views.details import turning
from bot.discord_face.views.drawing_again import Drawn
from bot.judge.languages import Words

if TYPE_CHECKING:
    from bot.judge.look_ups import Card, Entry, Face, Hit, Term
    from bot.judge.mentioning import Mentioned

TEAL = 0x1ABC9C


@dataclass(frozen=True, slots=True)
class Printed:
    """Rules with their text, on pages; *source* says whose words they are."""

    pages: tuple[str, ...]
    source: str
    drawn: Drawn = field(default_factory=dict, compare=False)


def printed(entries: "Sequence[Entry]", say: Words) -> Printed:
    """*entries* as they are shown."""
    pages = packed(_entries(entries, say))
    return Printed(tuple(map("\n".join, pages)), _source(entries, say))


def rules(found: Printed, say: Words, place: Press | None) -> Page:
    """One page of rules; pages are turned at *place*."""
    at = min(place.page, len(found.pages) - 1) if place else 0
    parts = [found.pages[at]]
    if place is None and len(found.pages) > 1:
        parts.append(f"-# {say('There is more; ask for fewer rules at once.')}")
    parts.append(found.source)
    several = place is not None and len(found.pages) > 1
    rows = [turning(place, len(found.pages), say)] if place and several else []
    return page(parts, rows, colour=TEAL)


def hits(found: "Sequence[Hit]", words: str, say: Words, press: Press) -> Page:
    """Where the words were found, and a select to open one."""
    if not found:
        missing = say("Nothing was found for “{words}”.", words=plain(words, 100))
        return page([missing], colour=TEAL)
    several = len({one.game for one in found}) > 1
    lines = [f"{_hit(one, several=several)}" for one in found]
    kept, more = fitting(lines, 3000)
    if more:
        kept.append(f"-# {say('… and {n} more', n=more)}")
    options: dict[str, tuple[str, str, str]] = {}
    for one in found:
        value = f"{one.game} {one.number}"
        options.setdefault(
            value, (f"{one.number} {one.heading}", value, one.game.label)
        )
    menu = select(press, say("Open a rule"), list(options.values()))
    heading = say("Found for “{words}”", words=plain(words, 100))
    return page([f"### {heading}", "\n".join(kept), menu], colour=TEAL)


def terms(found: "Sequence[Term]", say: Words) -> Page:
    """What a term means in each game that has it."""
    lines = []
    for one in found:
        notes = [f"{one.game.label}, {plain(one.edition)}"]
        if not one.official:
            notes.append(say("in our own words"))
        lines.append(" · ".join((f"**{plain(one.term)}**", *notes)))
        lines.append(paragraph(one.text))
        if one.rules:
            see = ", ".join(plain(rule) for rule in one.rules)
            lines.append(f"-# {say('See {rules}', rules=see)}")
    kept, more = fitting(lines, 3500)
    if more:
        kept.append("…")
    return page(["\n".join(kept)], colour=TEAL)


def mentions(found: "Mentioned", say: Words) -> Page:
    """The rules and cards of a message, shortly."""
    if not found.rules and not found.cards:
        return page([say("This message names no rule and no card.")], colour=TEAL)
    lines = list(_entries(found.rules, say))
    for one in found.cards:
        for face in one.faces[:1]:
            kinds = " · ".join(
                x for x in (plain(face.type_line), _numbers(face, say)) if x
            )
            lines.append(f"**{plain(one.name)}** {kinds}")
            if face.text:
                lines.append(paragraph(face.text, 500))
    kept, more = fitting(lines, 3300)
    if more:
        kept.append(f"-# {say('… and {n} more', n=more)}")
    parts = ["\n".join(kept), _source(found.rules, say)]
    return page(filter(None, parts), colour=TEAL)


def card(found: "Card", say: Words) -> Page:
    """Name, kinds, numbers and text of each face, then what was ruled on it."""
    parts: list[str | ui.Item[Page]] = []
    for face in found.faces[:4]:
        cost = f"  {plain(face.mana_cost)}" if face.mana_cost else ""
        about = [face.type_line, *(", ".join(x) for x in (face.elements, face.domains))]
        lines = [f"### {plain(face.name, 150)}{cost}"]
        lines += [f"*{plain(one, 200)}*" for one in about if one]
        lines += [paragraph(face.text, 700)] if face.text else []
        if numbers := _numbers(face, say):
            lines.append(f"**{numbers}**")
        parts.append("\n".join(lines))
    ruled = [f"- {plain(one.date)} {plain(one.text)}" for one in found.rulings]
    if found.errata:
        ruled.insert(0, f"- {headed(say('Errata'), plain(found.errata), say, mark='')}")
    if ruled:
        kept, more = fitting(ruled, 900)
        if more:
            kept.append(f"-# {say('… and {n} more', n=more)}")
        parts += ["", "\n".join(kept)]
    parts.append(f"-# {found.game.label}")
    return page(parts, colour=TEAL)


def _entries(entries: "Sequence[Entry]", say: Words) -> Iterator[str]:
    for entry in entries:
        head = f"**[{plain(entry.number, 60)}](<{entry.url}>)**"
        shown = plain(entry.heading, 200)
        if shown and entry.heading not in entry.text:
            head += f" **{shown}**"
        if entry.text and entry.text != entry.heading:
            # On one page with it.
            head += f"\n{paragraph(entry.text)}"
        yield head
        for example in entry.examples:
            yield f"> {say('Example: {text}', text=plain(example))}"
        if entry.note:
            yield f"-# {plain(entry.note)}"
        if entry.see:
            see = ", ".join(plain(one) for one in entry.see)
            yield f"-# {say('See {rules}', rules=see)}"


def _source(entries: "Sequence[Entry]", say: Words) -> str:
    ours = say("in our own words; the numbers lead to the official text")
    said = dict.fromkeys(
        f"-# {one.game.label}, {plain(one.edition_label or one.edition)} · "
        + (say("the official text") if one.official is not None else ours)
        for one in entries
    )
    return "\n".join(fitting(list(said), 400)[0]) if said else ""


def _hit(hit: "Hit", *, several: bool) -> str:
    """The passage with the words that were found in bold."""
    said, last = "", 0
    for start, end in hit.spans:
        said += f"{plain_piece(hit.passage[last:start])}**"
        said += f"{plain_piece(hit.passage[start:end])}**"
        last = end
    said += plain_piece(hit.passage[last:])
    game = f" · {hit.game.label}" if several else ""
    return f"- **{plain(hit.number)}**{game} {said}"


def plain_piece(text: str) -> str:
    """A piece of a line, escaped, with the spaces at its ends."""
    start = " " if text[:1].isspace() else ""
    end = " " if text[-1:].isspace() and text.strip() else ""
    return f"{start}{plain(text)}{end}"


def _numbers(face: "Face", say: Words) -> str:
    named = {
        "power": say("power"),
        "loyalty": say("loyalty"),
        "defense": say("defense"),
        "life": say("life"),
        "durability": say("durability"),
        "level": say("level"),
        "might": say("Might"),
    }
    return ", ".join(
        plain(value) if name == "size" else f"{named[name]} {plain(value)}"
        for name, value in face.numbers
    )
