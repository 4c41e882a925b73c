"""From a file, whatever it is, to a document: tells the formats and games apart."""

import io
import lzma
import re
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from bot.citation import Game
from bot.library.documents import grand_archive, mtg, riftbound, webpage
from bot.library.documents.document import Document, broken
from bot.library.documents.text import decode, lines_of

# The largest rulebook known is 2 MB; what is far beyond that is none.
MOST_BYTES = 40_000_000
MOST_FILES = 5_000
MOST_HTML = 8_000_000

# What unpacking raises, by the place that is damaged: ValueError where names or
# distances are, OSError and LZMAError by method of packing.
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, OSError, ValueError,
    NotImplementedError, struct.error,
)  # fmt: skip

_NAMES = {
    Game.RIFTBOUND: ("Riftbound", "Core Rules"),
    Game.MTG: ("Magic", "Comprehensive Rules"),
}
_LETTERED = re.compile(r"^(?:[^\w\n]++|_)*+\d{3}\.\d+[a-z]{1,2}\b(?!\.\d)", re.M)
_DOTTED = re.compile(r"^(?:[^\w\n]++|_)*+\d{3}\.\d+\.[a-z]\b", re.M)
_NUMBERED = re.compile(r"^(?:[^\w\n]++|_)*+\d{3}\.\d+", re.M)


def read_path(path: Path, game: Game | None = None) -> Document:
    """The document in the file or folder *path*; *game* if the asker says which.

    Raises QuestionError naming the place for whatever cannot be read.
    """
    if path.is_dir():
        return _read_folder(path)
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise broken(path.name, f"{size} bytes are too many for a rulebook")
        data = path.read_bytes()
    except OSError as error:
        why = error.strerror or "cannot be read"
        raise broken(str(path), f"cannot be read ({why})") from None
    return read_bytes(data, path.name, game)


def read_bytes(data: bytes, name: str, game: Game | None = None) -> Document:
    """The document in *data*, of *game* or of the game its numbers look like."""
    if not data.strip():
        raise broken(name, "this file is empty")
    if data.startswith(b"PK\x03\x04"):
        return grand_archive.read_book(_unzipped(data, name), name)
    if data.startswith(b"%PDF"):
        from bot.library.documents.pdf import text_of_pdf

        text = text_of_pdf(data, name)
    else:
        text = decode(data, name)
        if webpage.looks_like_html(text):
            if len(text) > MOST_HTML:
                raise broken(name, f"{len(text)} characters are too many for a page")
            text = webpage.lines_of_page(text)
    match game or _game_of(text, name):
        case Game.MTG:
            return mtg.read(text, name)
        case Game.RIFTBOUND:
            return riftbound.read(text, name)
        case Game.GRAND_ARCHIVE:
            return grand_archive.read_page(text, name)


def _game_of(text: str, name: str) -> Game:
    lines = [line.text.strip() for line in lines_of(text, name)]
    text, head = "\n".join(lines), lines[:60]
    if any(grand_archive.is_page_title(line) for line in head if line):
        return Game.GRAND_ARCHIVE
    lettered, dotted = len(_LETTERED.findall(text)), len(_DOTTED.findall(text))
    if lettered or dotted:
        return Game.MTG if lettered >= dotted else Game.RIFTBOUND
    for game, names in _NAMES.items():
        if _NUMBERED.search(text) and any(
            name in one for one in head for name in names
        ):
            return game
    if "{% hint" in text or any("Grand Archive" in line for line in head):
        return Game.GRAND_ARCHIVE
    raise broken(name, "this is no rulebook of Magic, Riftbound or Grand Archive")


def _read_folder(path: Path) -> Document:
    """The Grand Archive book in a folder; only that one comes in many files."""
    files = _folder(path)
    for name, text in files.items():
        if _LETTERED.search(text) or _DOTTED.search(text):
            why = f"{name} is of another rulebook; give it as a file of its own"
            raise broken(path.name, why)
    return grand_archive.read_book(files, path.name)


def _folder(path: Path) -> Mapping[str, str]:
    files: dict[str, str] = {}
    total = 0
    for file in sorted(path.rglob("*.md")):
        inside = file.relative_to(path).as_posix()
        # A link may point anywhere; a rulebook is what lies in its folder.
        if not file.is_file() or not file.resolve().is_relative_to(path.resolve()):
            continue
        total += file.stat().st_size
        if total > MOST_BYTES or len(files) >= MOST_FILES:
            raise broken(path.name, "there is too much in this folder for a rulebook")
        files[inside] = decode(file.read_bytes(), inside)
    if not files:
        why = "there are no .md files in this folder; give other rulebooks file by file"
        raise broken(path.resolve().name, why)
    return files


def _unzipped(data: bytes, name: str) -> Mapping[str, str]:
    """The markdown in a zip, read in memory, never more than a rulebook holds."""
    files: dict[str, str] = {}
    left = MOST_BYTES
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            listed = [one for one in archive.infolist() if one.filename.endswith(".md")]
            if len(listed) > MOST_FILES:
                raise broken(name, f"{len(listed)} files are too many for a rulebook")
            for one in listed:
                with archive.open(one) as file:
                    # The size a zip states may be a lie; only what comes out counts.
                    content = file.read(left + 1)
                left -= len(content)
                if left < 0:
                    why = f"{one.filename} unpacks to too much for a rulebook"
                    raise broken(name, why)
                files[one.filename] = decode(content, one.filename)
    except _DAMAGED as error:
        raise broken(name, f"this zip file is damaged ({error})") from None
    except RuntimeError:
        raise broken(name, "this zip file is encrypted") from None
    if not files:
        raise broken(name, "there are no .md files in this zip file")
    return files
