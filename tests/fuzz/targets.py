"""What is fuzzed: one call for each place where strangers' bytes come in.

A target takes bytes and returns, whatever they are. QuestionError is an answer; any
other error, a second of work or unbounded memory is a find.
"""

import ast
import gzip
import io
import json
import re
import zipfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache, lru_cache
from pathlib import Path
from tempfile import mkdtemp

from bot.cards.catalogue import Catalogue
from bot.cards.importing import cards_in
from bot.citation import Game
from bot.console.arguments import parser
from bot.console.typed import understood
from bot.discord_face.presses import read_press
from bot.discord_face.wishes import wish
from bot.engine.exploration import explore
from bot.engine.room import Room
from bot.errors import QuestionError
from bot.library.documents.reading import read_bytes
from bot.library.library import Library
from bot.paths import rules_data
from bot.scenario import Read, change, read
from bot.wording.reading import read_card
from bot.wording.say import say_all
from tests.cards import records
from tests.library import books
from tests.library.books import import_bytes

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
LONGEST = 4000  # bytes of what is changed: as much as Discord lets people type
POSITIONS = 150  # that the engine may look at for one input
GAMES = tuple(Game)


@cache
def catalogue() -> Catalogue:
    """The shipped cards."""
    return Catalogue(rules_data())


@cache
def library() -> Library:
    """A small rulebook under the full-text search."""
    database = Path(mkdtemp(prefix="fuzz-")) / "rules.db"
    import_bytes(database, books.magic().encode(), "rules.txt")
    return Library(database)


def scenario(data: bytes) -> None:
    """A scenario, read and ruled on; of every other one what may have been meant."""
    text, game = _text(data), GAMES[len(data) % 4] if len(data) % 4 < 3 else None
    offering = len(data) % 8 < 4
    with suppress(QuestionError):
        found = read(text, catalogue=catalogue(), game=game, offering=offering)
        explore(found.question, Room(POSITIONS))


SCENE = {
    Game.MTG: "I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me.",
    Game.GRAND_ARCHIVE: "ga: Deflecting Edge is on my champion. "
    "3 combat damage to my champion.",
    Game.RIFTBOUND: "riftbound: Ki Barrier is on my 6-Might unit. "
    "A spell deals 4 damage to it.",
}


# What stands between a scenario and a change of it.
CHANGED = "\n>> "


def follow_up(data: bytes) -> None:
    """A change in words, to the scenario in front of it or one of each game in turn."""
    told, _, words = _text(data).rpartition(CHANGED)
    with suppress(QuestionError):
        found = _asked(told or SCENE[GAMES[len(data) % 3]])
        edit = change(words, found, catalogue=catalogue())
        assert found.told is not None
        found = read(found.told.words, catalogue=catalogue(), edits=(edit,))
        explore(found.question, Room(POSITIONS))


@lru_cache(maxsize=16)
def _asked(told: str) -> Read:
    return read(told, catalogue=catalogue(), default_game=Game.MTG)


def card_text(data: bytes) -> None:
    """A card's text, and what was read said back."""
    kinds = ("creature", "instant", "ally", "unit", "enchantment", "gear")
    kind = frozenset({kinds[len(data) % len(kinds)]})
    for game in GAMES:
        understood = read_card(game, _text(data), name="Odd Totem", kinds=kind)
        say_all(understood)


def rulebook(data: bytes) -> None:
    """A file said to be a rulebook: text, page or archive."""
    with suppress(QuestionError):
        read_bytes(data, "rules.txt", (None, *GAMES)[len(data) % 4])


def card_file(data: bytes) -> None:
    """A file said to hold cards."""
    file = _folder() / "cards.json"
    file.write_bytes(data)
    with suppress(QuestionError):
        for _ in cards_in(file):
            pass


@cache
def commands() -> ArgumentParser:
    """The terminal's commands."""
    return parser()


def arguments(data: bytes) -> None:
    """A line typed into the console, and a command line."""
    text = _text(data)
    quiet = io.StringIO()
    with redirect_stderr(quiet), redirect_stdout(quiet):
        typed = understood(text, ("", "K7Q2M")[len(data) % 2])
        for line in ([typed.command, *typed.arguments], text.split("\0")):
            with suppress(SystemExit):
                commands().parse_args(line)


def custom_id(data: bytes) -> None:
    """A button's custom_id, forged or not."""
    text = _text(data)
    press = read_press(text)
    if press is not None:
        assert read_press(str(press)) == press
        wish(press.more, text)


def look_up(data: bytes) -> None:
    """What is typed into /rule, /search, /glossary and /card."""
    text, game = _text(data), (None, *GAMES)[len(data) % 4]
    for ask in (library().look_up, library().search, library().glossary):
        with suppress(QuestionError):
            ask(text, game)
    library().suggest(text, game)
    catalogue().find(text, game)
    catalogue().suggest(text, game)


TARGETS: dict[str, Callable[[bytes], None]] = {
    one.__name__: one
    for one in (
        scenario, follow_up, card_text, rulebook, card_file, arguments, custom_id,
        look_up,
    )
}  # fmt: skip


# --- Where inputs begin ----------------------------------------------------------


# Questions that a campaign was given besides those kept here.
more_seeds: list[str] = []


@cache
def seeds_of(target: str) -> tuple[str, ...]:
    """What inputs of *target* begin with."""
    match target:
        case "rulebook":
            return (books.magic(), books.riftbound(), *books.GRAND_ARCHIVE.values())
        case "card_file":
            made = [
                json.dumps(record("Odd Totem"), indent=1)
                for record in (
                    records.scryfall,
                    records.mtgjson,
                    records.grand_archive,
                    records.riftcodex,
                )
            ]
            return (*made, *(f"[{one}, {one}]" for one in made))
        case "custom_id":
            return ("aegis1:steps:2n:K7Q2M:0.1:0:x:0", "aegis1:rule:0::: :mtg//615:0")
        case "look_up":
            return (
                "615.7",
                "615.7-615.9",
                "DP 5.2",
                "prevent AND damage*",
                '"a" NEAR b',
            )
        case "arguments":
            return tuple(f"{name} {one}" for name in NAMES for one in seeds()[::60])
        case "follow_up":
            of_asked = zip(asked()[::7], changes() * 9, strict=False)
            return (
                *changes(),
                *short(80)[::8],
                *(CHANGED.join(both) for both in of_asked),
                *more_seeds,
            )
        case "scenario":
            return (*seeds(), *short(120), *more_seeds)
        case _:
            return (*seeds(), *more_seeds)


@cache
def beginnings(target: str) -> tuple[bytes, ...]:
    """What inputs of *target* are changed from: texts, and packed files of them."""
    texts = tuple(one.encode() for one in seeds_of(target))
    match target:
        case "rulebook":
            methods = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2)
            return (*texts, *(_zipped(one) for one in methods), _pdf(books.magic()))
        case "card_file":
            return (*texts, *(gzip.compress(one) for one in texts[:4]))
    return texts


def _zipped(method: int) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name, text in books.GRAND_ARCHIVE.items():
            archive.writestr(name, text)
    return made.getvalue()


def _pdf(text: str) -> bytes:
    """A page with the first lines of *text*; without a table of where things are."""
    shown = re.sub(r"[()\\]", "", text).splitlines()[:40]
    page = "BT /F1 9 Tf 12 TL 40 780 Td " + "".join(f"({one}) Tj T* " for one in shown)
    objects = (
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R "
        "/Resources << /Font << /F1 5 0 R >> >> >>",
        f"<< /Length {len(page) + 2} >>\nstream\n{page}ET\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    )
    numbered = (f"{n} 0 obj\n{one}\nendobj\n" for n, one in enumerate(objects, 1))
    end = "trailer << /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF"
    return f"%PDF-1.4\n{''.join(numbered)}{end}".encode("latin-1", "replace")


NAMES = ("ask", "follow-up K7Q2M", "rule", "card --game ga", "history --json", "/diff")


def begun_with(target: str, most: int = 300) -> Iterator[bytes]:
    """What a led campaign is begun with: past finds, and some of the seeds."""
    for file in sorted((HERE / "finds" / target).glob("*.input")):
        yield file.read_bytes()
    known = beginnings(target)
    for one in known[:: len(known) // most + 1]:
        yield one[:LONGEST]


@cache
def words() -> tuple[str, ...]:
    """Words people use and words that are read, in the order of the alphabet."""
    text = "\n".join((*seeds(), *more_seeds))
    marks = (".", ",", "\n", '"', "(", ")", "\u200b", "-1")
    return tuple(sorted({*text.split(), *phrases(), *marks}))


@cache
def phrases() -> tuple[str, ...]:
    """Words, and words in a row, that stand in the tables of the readers."""
    found: set[str] = set()
    for folder in READERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            for row in _texts(ast.parse(file.read_text("utf-8"))):
                for part in re.split(r"<[^>]*>|\{[^}]*\}|[^a-z0-9'’/+ -]|->", row):
                    found |= {part.strip(), *part.split()}
    return tuple(sorted(one for one in found if 1 < len(one) < 40))


READERS = ("bot/scenario/grammar", "bot/scenario/words", "bot/wording")


def _texts(module: ast.Module) -> Iterator[str]:
    """The strings in *module* that are no docstring."""
    told = {
        id(line.value) for line in ast.walk(module) if isinstance(line, ast.Expr)
    }  # fmt: skip
    for part in ast.walk(module):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            if id(part) not in told:
                yield part.value


@cache
def asked() -> tuple[str, ...]:
    """The golden scenarios."""
    return tuple(
        line.removeprefix("> ")
        for file in sorted((ROOT / "tests" / "scenarios").rglob("*.txt"))
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("> ")
    )


@cache
def seeds() -> tuple[str, ...]:
    """The golden scenarios and the shipped cards' texts."""
    printed = [
        face.text for game in GAMES for card in catalogue().cards(game)
        for face in card.faces if face.text
    ]  # fmt: skip
    return (*asked(), *printed)


@cache
def changes() -> tuple[str, ...]:
    """What the tests of follow-ups ask."""
    return tuple(
        one
        for file in sorted((ROOT / "tests" / "scenario").glob("test_change*.py"))
        for one in _texts(ast.parse(file.read_text("utf-8")))
        if " " in one
    )


@cache
def pieces() -> tuple[str, ...]:
    """Sentences, and half sentences, of the golden scenarios and the cards."""
    parted = (re.split(r"(?<=[.?!,;:]) |\n", one) for one in seeds())
    return tuple(dict.fromkeys(piece for some in parted for piece in some if piece))


def short(longest: int) -> tuple[str, ...]:
    """Those pieces that are no longer: many are tried in the time of one long text."""
    return tuple(one for one in pieces() if len(one) <= longest)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


@cache
def _folder() -> Path:
    return Path(mkdtemp(prefix="fuzz-"))
