"""What changed in the rules, for a server's channel."""

from typing import TYPE_CHECKING

from bot.discord_face.pages import Page, fitting, page
from bot.discord_face.plain import plain
from bot.judge.languages import Words

if TYPE_CHECKING:
    from bot.judge.look_ups import Change, Diff, Piece

TEAL = 0x1ABC9C
# A longer rule is shown by its beginning, without marks.
LONGEST = 600


def news_page(diff: "Diff", say: Words) -> Page:
    """The rules that changed, removed words struck out, added ones in bold."""
    heading = say(
        "{game}: new rules, edition {edition}",
        game=diff.game.label,
        edition=plain(diff.after.label),
    )
    lines = [_line(one, say) for one in diff.changes if not one.only_references]
    if not lines:
        return page([f"### {heading}", say("No rule changed its meaning.")])
    kept, more = fitting(lines, 3400)
    if more:
        kept.append(f"-# {say('… and {n} more', n=more)}")
    return page([f"### {heading}", "\n".join(kept)], colour=TEAL)


def _line(change: "Change", say: Words) -> str:
    kinds = {
        "changed": say("changed"),
        "moved": say("moved"),
        "added": say("new"),
        "removed": say("removed"),
    }
    marked = "".join(_piece(piece) for piece in change.pieces())
    if len(marked) > LONGEST:
        marked = plain(change.new_text or change.old_text, LONGEST)
    return f"- **{plain(change.number)}** ({kinds[change.kind]}) {marked}"


def _piece(piece: "Piece") -> str:
    text = plain(piece.text)
    if not text:
        return " "
    marked = {"removed": f"~~{text}~~", "added": f"**{text}**"}.get(piece.kind, text)
    return f"{marked} "
