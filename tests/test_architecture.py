"""The house keeps its shape: one-way arrows, a pure engine, modules one can read."""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BOT = ROOT / "bot"

# Who may import whom. README.md draws exactly this, one row a line.
ARROWS = {
    "__main__": {"discord_face", "console", "settings", "monitoring"},
    "discord_face": {"judge", "picture", "monitoring"},
    "console": {"judge", "picture"},
    "judge": {"telling", "scenario", "cards", "library", "store"},
    "telling": {"engine"},
    "scenario": {"wording", "cards"},
    "cards": {"wording"},
    "wording": {"engine"},
    "library": set(),
    "store": set(),
    "engine": set(),
    "settings": set(),
    "monitoring": set(),
    "picture": set(),
}
# The rooms of the reader, each of which may import those before it.
READER = (
    "words", "phrases", "scene", "grammar", "casting", "combat", "asking",
    "happening", "units", "building", "changing", "reading", "follow_ups",
)  # fmt: skip
# Leaves: words that every part shares; they import nothing of the project.
LEAVES = {
    "citation", "errors", "frozen", "paths", "plurals", "replacing", "version",
    "worded",
}  # fmt: skip
# The answer stands between judge and faces.
SHARED = {
    "answers": {"judge", "telling", "picture", "discord_face", "console", "__main__"}
}

# Faces speak only to the judge; the rest may also use what lies further down.
FACES = {"discord_face", "console"}

ENGINE_IMPORTS_NONE_OF = {
    "asyncio", "datetime", "logging", "os", "pathlib", "random", "time",
}  # fmt: skip
ONLY_IN = {
    "discord": ("bot/discord_face/",),
    "sqlite_utils": ("bot/store/", "bot/library/"),
    "psycopg": ("bot/store/",),
    "psycopg_pool": ("bot/store/",),
}
NO_NAME_FOR_A_MODULE = {"utils", "helpers", "common", "models"}

LONGEST = 400

MODULES = sorted(BOT.rglob("*.py"))


def named(module: Path) -> str:
    return module.relative_to(ROOT).as_posix()


def dotted(module: Path) -> str:
    return named(module).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


DOTTED = {dotted(module) for module in MODULES}


def part_of(module: Path) -> str:
    """The part of the house a module belongs to: ``engine``, ``judge`` ..."""
    first = module.relative_to(BOT).parts[0]
    return first.removesuffix(".py")


@dataclass(frozen=True)
class Seen:
    """What is looked at of one module: *imports* are dotted names with their lines."""

    lines: int
    docstring: str | None
    imports: tuple[tuple[int, str], ...]
    # What is taken from others as soon as it is imported.
    taken: tuple[str, ...]
    # What it looks into by its whole name, once all are there.
    looked_into: tuple[str, ...]


@cache
def seen(module: Path) -> Seen:
    """*module*, read and parsed once for all tests."""
    text = module.read_text("utf-8")
    tree = ast.parse(text)
    first = [it for it in tree.body if isinstance(it, ast.Import | ast.ImportFrom)]
    return Seen(
        len(text.splitlines()),
        ast.get_docstring(tree),
        (*_imported(tree),),
        _names(it for it in first if isinstance(it, ast.ImportFrom)),
        _names(it for it in first if isinstance(it, ast.Import)),
    )


def _names(statements: Iterable[ast.stmt]) -> tuple[str, ...]:
    return tuple(name for it in statements for _, name in _imported(it))


def _imported(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Every dotted name imported within *node*, wherever a statement stands there."""
    match node:
        case ast.Import(names=names):
            for alias in names:
                yield node.lineno, alias.name
        case ast.ImportFrom(module=str(name), names=names):
            for alias in names:
                yield node.lineno, f"{name}.{alias.name}"
    for block in ("body", "orelse", "finalbody", "handlers", "cases"):
        inside = getattr(node, block, None)
        for statement in inside if isinstance(inside, list) else ():
            yield from _imported(statement)


def within_reach(part: str) -> set[str]:
    """What *part* may import: down the arrows, and the leaves."""
    if part in LEAVES:
        return {part}
    allowed = {part} | LEAVES | {s for s, users in SHARED.items() if part in users}
    ahead = set(ARROWS.get(part, ()))
    if part in FACES:
        return allowed | ahead
    while ahead:
        one = ahead.pop()
        allowed.add(one)
        ahead |= ARROWS[one] - allowed
    return allowed


def test_every_part_of_the_house_is_in_the_table():
    parts = {part_of(module) for module in MODULES} - {"__init__"}

    assert parts <= set(ARROWS) | LEAVES | set(SHARED)


def test_the_arrows_form_no_circle():
    for part, ahead in ARROWS.items():
        for one in ahead:
            assert part not in within_reach(one), f"{part} and {one} import each other"


def test_any_module_can_be_the_first_to_be_imported():
    ahead = {dotted(one): _ahead(one) for one in MODULES}
    rest = on_circles(ahead)

    assert [
        f"{dotted(one)} takes from {name}, which needs it first"
        for one in MODULES
        if dotted(one) in rest
        for name in seen(one).taken
        if _module(name) in rest and dotted(one) in _behind(_module(name), ahead)
    ] == []


def _module(name: str) -> str:
    """The module of *name*, which is itself one or stands in one."""
    return name if name in DOTTED else name.rpartition(".")[0]


def _ahead(module: Path) -> set[str]:
    names = (*seen(module).taken, *seen(module).looked_into)
    return {_module(name) for name in names} & DOTTED


def on_circles(ahead: dict[str, set[str]]) -> set[str]:
    """Those that import each other in a circle, and those between two circles."""
    left, before = set(ahead), set[str]()
    while left != before:
        before = left
        left = {one for one in left if ahead[one] & left}
        left &= {name for one in left for name in ahead[one]}
    return left


def _behind(module: str, ahead: dict[str, set[str]]) -> set[str]:
    """All that *module* imports, by whatever way."""
    found, new = set[str](), {module}
    while new:
        found |= new
        new = {name for one in new for name in ahead.get(one, ())} - found
    return found


@pytest.mark.parametrize("part", sorted({*map(part_of, MODULES)}))
def test_imports_follow_the_arrows(part: str):
    allowed = within_reach(part)
    against = [
        f"{named(module)}:{line} imports {name}"
        for module in MODULES
        if part_of(module) == part
        for line, name in seen(module).imports
        if name.startswith("bot.") and name.split(".")[1] not in allowed
    ]

    assert against == []


@pytest.mark.parametrize("room", READER)
def test_rooms_of_the_reader_import_one_way(room: str):
    later = READER[READER.index(room) + 1 :]
    against = [
        f"{named(module)}:{line} imports {name}"
        for module in sorted((BOT / "scenario" / room).glob("*.py"))
        for line, name in seen(module).imports
        if name.startswith("bot.scenario.") and name.split(".")[2] in later
    ]

    assert against == []


def test_every_room_of_the_reader_has_its_place():
    rooms = {it.parent.name for it in (BOT / "scenario").glob("*/__init__.py")}

    assert rooms == set(READER)


def test_discord_and_sqlite_stay_in_their_rooms():
    strays = [
        f"{named(module)}:{line} imports {name}"
        for module in MODULES
        for line, name in seen(module).imports
        for library, rooms in ONLY_IN.items()
        if name.split(".")[0] == library and not named(module).startswith(rooms)
    ]

    assert strays == []


def test_the_engine_knows_no_clock_dice_file_or_log():
    impure = [
        f"{named(module)}:{line} imports {name}"
        for module in MODULES
        if part_of(module) == "engine"
        for line, name in seen(module).imports
        if name.split(".")[0] in ENGINE_IMPORTS_NONE_OF
    ]

    assert impure == []


def test_a_module_has_a_telling_name():
    unnamed = [named(it) for it in MODULES if it.stem in NO_NAME_FOR_A_MODULE]

    assert unnamed == []


def test_a_module_has_a_readable_length():
    longer = [
        f"{named(module)} has {seen(module).lines} lines; split it"
        for module in MODULES
        if seen(module).lines > LONGEST
    ]

    assert longer == []


def test_a_module_says_what_it_is_for():
    silent = [
        named(module)
        for module in MODULES
        if seen(module).lines and not seen(module).docstring
    ]

    assert silent == []


def test_the_judge_knows_what_is_asked_by_its_name_and_not_by_its_letters():
    read = [
        f"{named(module)}:{node.lineno} looks for letters in a message"
        for module in MODULES
        if part_of(module) == "judge"
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if _looks_for_letters(node) and _mentions_message(node)
    ]

    assert read == []


def test_every_question_for_a_number_has_its_name_where_all_of_them_are():
    named_here = BOT / "scenario" / "words" / "numbers_asked.py"
    elsewhere = [
        f"{named(module)}:{node.lineno} asks “{text}” by itself"
        for module in MODULES
        if part_of(module) in {"scenario", "judge"} and module != named_here
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        for text in _worded(node)
        if text.startswith(("How much ", "How many ", "How big ")) and "?" in text
    ]

    assert elsewhere == []


def _worded(node: ast.AST) -> Iterator[str]:
    """The English of a call of ``worded`` that has it written out."""
    match node:
        case ast.Call(func=ast.Name(id="worded"), args=[ast.Constant(value=text), *_]):
            yield str(text)


_LOOKING = {
    "startswith", "endswith", "find", "index", "count", "partition", "split",
    "match", "fullmatch", "search", "findall", "finditer", "sub",
}  # fmt: skip


def _looks_for_letters(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr=attr)):
            return attr in _LOOKING
        case ast.Compare(left=left, comparators=others):
            texts = (it for one in (left, *others) for it in ast.walk(one))
            return any(
                isinstance(it, ast.Constant)
                and isinstance(it.value, str)
                and any(map(str.isalpha, it.value))
                for it in texts
            )
    return False


def _mentions_message(node: ast.AST) -> bool:
    return any(
        isinstance(it, ast.Attribute) and it.attr in {"message", "template"}
        for it in ast.walk(node)
    )


def test_the_readme_draws_the_same_arrows():
    drawn = {}
    for line in (ROOT / "README.md").read_text("utf-8").splitlines():
        if "─►" in line:
            part, _, ahead = line.partition("─►")
            drawn[part.strip(" `─")] = {word.strip(" `") for word in ahead.split(",")}
    if not drawn:
        pytest.skip("README.md draws no arrows yet")

    assert drawn == {part: ahead for part, ahead in ARROWS.items() if ahead}


def test_neither_face_loads_the_reader_before_it_is_asked():
    faces = "bot.console.app, bot.console.look_ups, bot.discord_face.client"
    code = (
        f"import sys, {faces}; print([it for it in sys.modules if '.scenario' in it])"
    )

    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert loaded.stdout == "[]\n"
