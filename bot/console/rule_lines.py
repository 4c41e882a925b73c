"""Rules, terms, search hits, editions and changes as lines."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from bot.console.page import Line, Role, heading
from bot.judge.languages import Words

if TYPE_CHECKING:
    from bot.judge.comparing import Comparison
    from bot.judge.look_ups import (
        Diff,
        Edition,
        Entry,
        Hit,
        Piece,
        Stage,
        Term,
    )


def entry_lines(entries: "Sequence[Entry]", say: Words) -> Iterator[Line]:
    """Rules with their text, and where the official place is."""
    edition = ""
    for place, entry in enumerate(entries):
        label = f"{entry.game.label}, {entry.edition_label or entry.edition}"
        if label != edition:
            if place:
                yield Line("")
            official = entry.official is not None
            words = say("the official text") if official else say("our words")
            yield Line(f"{label} – {words}", Role.QUIET)
            edition = label
        heading = entry.heading
        if entry.official is None and heading and heading not in entry.text:
            yield Line(heading, Role.HEADING, mark=entry.number)
            yield Line(entry.text, indent=2)
        else:
            yield Line(entry.text or heading, mark=entry.number)
        for example in entry.examples:
            shown = say("Example: {text}", text=example)
            yield Line(shown, Role.QUIET, indent=2)
        if entry.note:
            yield Line(entry.note, Role.QUIET, indent=2)
        if entry.see:
            yield _see(entry.see, say)
    if entries:
        yield Line("")
        yield Line(entries[0].url, Role.QUIET)


def _see(rules: "Sequence[str]", say: Words) -> Line:
    return Line(say("See {rules}", rules=", ".join(rules)), Role.QUIET, indent=2)


def term_lines(terms: "Sequence[Term]", say: Words) -> Iterator[Line]:
    """What a term means in each game."""
    for place, term in enumerate(terms):
        if place:
            yield Line("")
        yield Line(f"{term.term} – {term.game.label}, {term.edition}", Role.HEADING)
        yield Line(term.text, indent=2)
        if term.rules:
            yield _see(term.rules, say)


def hit_lines(hits: "Sequence[Hit]", words: str, say: Words) -> Iterator[Line]:
    """Where the words were found."""
    if not hits:
        yield Line(say("Nothing was found for “{words}”.", words=words))
    for hit in hits:
        yield Line(
            _marked(hit.passage, hit.spans), mark=hit.number, note=hit.game.value
        )


def _marked(passage: str, spans: Iterable[tuple[int, int]]) -> str:
    """The passage with the words that were found in guillemets."""
    said, last = "", 0
    for start, end in spans:
        said += f"{passage[last:start]}»{passage[start:end]}«"
        last = end
    return said + passage[last:]


def comparison_lines(comparison: "Comparison", say: Words) -> Iterator[Line]:
    """What each game says, one under the other, with its rules."""
    yield Line(say.own(comparison.title), Role.VERDICT)
    if comparison.in_short:
        yield Line(say.own(comparison.in_short))
    for view in comparison.views:
        edition = f", {view.edition}" if view.edition else ""
        yield from heading(f"{view.game.label}{edition}")
        if view.refused:
            yield Line(
                say("No ruling: {why}", why=say.own(view.refused)), Role.QUIET, indent=2
            )
            continue
        yield Line(say.own(view.says), indent=2)
        for cited in view.rules:
            yield Line(cited.heading or cited.says, indent=4, mark=cited.rule)


def edition_lines(editions: "Sequence[Edition]") -> Iterator[Line]:
    """The editions held, one line each."""
    game = None
    for edition in editions:
        if edition.game is not game:
            game = edition.game
            yield Line(game.label, Role.HEADING)
        kind = (
            f"{edition.rules} rules, {edition.terms} terms, "
            f"imported {edition.imported[:10]}"
            if edition.official
            else f"our words, {edition.rules} rules"
        )
        unread = f", {edition.unread} lines not understood" if edition.unread else ""
        yield Line(f"{edition.label}  {kind}{unread}", indent=2)


def diff_lines(diff: "Diff") -> Iterator[Line]:
    """What changed, with removed words in [-…-] and added ones in {+…+}."""
    yield Line(
        f"{diff.game.label}: {diff.before.label} → {diff.after.label}, "
        f"{len(diff.changes)} changes",
        Role.HEADING,
    )
    for change in diff.changes:
        mark = change.number
        kind = str(change.kind)
        if change.old_number and change.new_number not in ("", change.old_number):
            kind += f" from {change.old_number}"
        if change.only_references:
            kind += ", only references"
        yield Line(f"({kind}) {words_marked(change.pieces())}", mark=mark)


def stage_lines(stages: "Sequence[Stage]") -> Iterator[Line]:
    """One rule through the editions, the newest first."""
    for stage in stages:
        yield Line(f"{stage.number}, {stage.edition.label}: {stage.kind}", Role.HEADING)
        yield Line(words_marked(stage.pieces) if stage.pieces else stage.text, indent=2)


def words_marked(pieces: "Iterable[Piece]") -> str:
    """Text with removed words in [-…-] and added ones in {+…+}."""
    signs = {"removed": "[-{}-]", "added": "{{+{}+}}"}
    return "".join(
        signs[piece.kind].format(piece.text) if piece.kind in signs else piece.text
        for piece in pieces
    )
