"""What people install is pinned and hashed, and a wheel works as a checkout does."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.version import VERSION

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = {
    "requirements.lock": PYPROJECT["project"]["dependencies"],
    "requirements-build.lock": PYPROJECT["dependency-groups"]["build"],
    "requirements-dev.lock": [
        *PYPROJECT["project"]["dependencies"],
        *PYPROJECT["dependency-groups"]["build"],
        *PYPROJECT["dependency-groups"]["dev"],
    ],
    "requirements-fuzz.lock": PYPROJECT["dependency-groups"]["fuzz"],
}
LOCKS = [*GROUPS]
LOCK_LINE = re.compile(
    r"""\s*\#.*
      | (?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)(\s;\s[^\\]+)?\s\\
      | \s{4}(?P<hash>--hash=sha256:[0-9a-f]{64})(\s\\)?
    """,
    re.VERBOSE,
)


def pins(lock: str) -> dict[str, str]:
    """Each pinned name with its version; fails at a line that is anything else."""
    pinned: dict[str, str] = {}
    hashed: set[str] = set()
    for number, line in enumerate((ROOT / lock).read_text("utf-8").splitlines(), 1):
        match = LOCK_LINE.fullmatch(line)
        assert match, f"{lock}:{number}: neither a pin nor a hash: {line}"
        if match["name"]:
            pinned[match["name"]] = match["version"]
        elif match["hash"]:
            hashed.add([*pinned][-1])
    assert hashed == set(pinned), f"{lock}: without a hash: {set(pinned) - hashed}"
    return pinned


def imported() -> set[str]:
    """The modules of others that the bot names, by their first name."""
    names: set[str] = set()
    for file in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Import():
                    names.update(one.name.split(".")[0] for one in node.names)
                case ast.ImportFrom(module=str(module)):
                    names.add(module.split(".")[0])
    return names - sys.stdlib_module_names - {"bot"}


def test_whatever_the_bot_imports_is_asked_for_by_name():
    asked: set[str] = set()
    extras = PYPROJECT["project"]["optional-dependencies"].values()
    for line in [*PYPROJECT["project"]["dependencies"], *chain.from_iterable(extras)]:
        one = Requirement(line)
        asked.add(canonicalize_name(one.name))
        asked.update(f"{canonicalize_name(one.name)}-{extra}" for extra in one.extras)
    giving = packages_distributions()

    assert {
        name
        for name in imported()
        if not asked & {canonicalize_name(it) for it in giving[name]}
    } == set()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_pins_and_hashes_and_no_address(lock):
    assert pins(lock)
    assert "://" not in (ROOT / lock).read_text("utf-8")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_what_pyproject_asks_for(lock):
    pinned = pins(lock)
    for asked in map(Requirement, GROUPS[lock]):
        version = pinned.get(canonicalize_name(asked.name), "nothing")
        assert asked.specifier.contains(version), f"{asked}: run `make lock`"


def test_tests_run_with_the_versions_the_bot_runs_with():
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_contributing_names_every_dependency():
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    missing = [
        asked.name
        for lock in ("requirements-dev.lock", "requirements-fuzz.lock")
        for asked in map(Requirement, GROUPS[lock])
        if f"`{asked.name}`" not in text
    ]

    assert missing == []


def test_the_changelog_begins_with_this_version():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\S+)", text, re.MULTILINE)

    assert newest is not None
    assert newest[1] == VERSION
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("aegis_rules_bot-*.whl")
    return built


def test_a_wheel_carries_code_and_data_and_no_tests(wheel):
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    data = ROOT / "rules_data"

    assert "bot/py.typed" in inside
    assert {name.split("/")[0] for name in inside} == {"bot"}
    for file in data.rglob("*.toml"):
        assert f"bot/_rules_data/{file.relative_to(data).as_posix()}" in inside


def test_a_wheel_answers_as_the_checkout_does(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")

    from_wheel = demonstration(sys.executable, tmp_path, PYTHONPATH=tmp_path / "site")
    from_checkout = demonstration(sys.executable, tmp_path, PYTHONPATH=ROOT)

    assert without_ids(from_wheel) == without_ids(from_checkout)


def test_a_wheel_and_a_checkout_tell_their_version_wherever_they_lie(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")

    for path in (tmp_path / "site", ROOT):
        told = run_bot(sys.executable, tmp_path, "--version", PYTHONPATH=path)
        assert told == f"aegis {VERSION}\n"
    assert wheel.name.startswith(f"aegis_rules_bot-{VERSION}-")


def demonstration(python: str | Path, folder: Path, **environ: str | Path) -> str:
    """What ``python -m bot`` prints where there is neither token nor terminal."""
    return run_bot(python, folder, **environ)


def run_bot(
    python: str | Path, folder: Path, *arguments: str, **environ: str | Path
) -> str:
    """What ``python -m bot`` with those arguments prints there."""
    ran = subprocess.run(
        [python, "-m", "bot", *arguments],
        cwd=folder,
        env={**os.environ, **{name: str(value) for name, value in environ.items()}},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
    return ran.stdout


def without_ids(text: str) -> str:
    """*text* without the short ids of stored rulings, which differ each time."""
    return re.sub(r"\b(Ruling|follow-up|from) [A-Z0-9]{5,8}\b", r"\1 ID", text)


@pytest.mark.slow
def test_the_steps_of_the_dockerfile_give_a_small_bot_that_runs(tmp_path):
    """Follow the build stage without Docker: folders of the image below *tmp_path*."""
    image = tmp_path / "image"
    text = (ROOT / "Dockerfile").read_text("utf-8")
    stage = text.split(" AS build\n")[1].split("\nFROM ")[0]
    environ = {**os.environ, "PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin"}
    for line in stage.splitlines():
        step, _, rest = line.partition(" ")
        match step:
            case "COPY":
                *sources, target = rest.split()
                for source in sources:
                    copy_into(image / "src" / target, source)
            case "RUN":
                command = re.sub(r"(?<![\w.])/(app|build|dist)\b", rf"{image}/\1", rest)
                ran = subprocess.run(
                    command,
                    shell=True,
                    cwd=image / "src",
                    env=environ,
                    capture_output=True,
                    text=True,
                )
                if "No matching distribution" in ran.stderr and "CI" not in environ:
                    pytest.skip("no package index in reach")
                assert ran.returncode == 0, f"{command}\n{ran.stderr}"
            case "ENV":
                environ |= dict(pair.split("=") for pair in rest.split())
            case "WORKDIR":
                (image / "src").mkdir(parents=True)
            case "" | "#":
                pass
            case _:
                raise AssertionError(f"a step this test does not know: {line}")

    app = image / "app"
    megabytes = sum(f.lstat().st_size for f in app.rglob("*")) / 1e6
    # The base image takes 130 MB of the 250 there are.
    assert megabytes < 119, f"{megabytes:.0f} MB"
    demonstration(app / "bin" / "python", tmp_path, AEGIS_DATA=tmp_path / "data")


def copy_into(target: Path, source: str) -> None:
    if (ROOT / source).is_dir():
        shutil.copytree(
            ROOT / source, target, ignore=shutil.ignore_patterns("__pycache__")
        )
    else:
        for file in ROOT.glob(source):
            shutil.copy(file, target)


def test_docker_sends_no_more_than_the_steps_need():
    sent = {
        line.removeprefix("!")
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if line.startswith("!")
    }
    copied = {
        word
        for line in (ROOT / "Dockerfile").read_text("utf-8").splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for word in line.split()[1:-1]
    }

    assert {
        "requirements*.lock" if re.fullmatch(r"requirements.*\.lock", word) else word
        for word in copied
    } == sent


def test_systemd_takes_the_unit_and_finds_it_well_shut_in(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze (Debian: systemd)")
    unit = tmp_path / "aegis.service"
    text = (ROOT / "deploy" / "aegis.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/aegis/bin/aegis run", "/bin/true"), "utf-8")
    verify = ["systemd-analyze", "verify", unit]
    found = subprocess.run(verify, capture_output=True, text=True)
    # In tenths; 0 is the best, 100 the worst.
    shut = ["systemd-analyze", "security", "--offline=yes", "--threshold=25", unit]
    ran = subprocess.run(shut, capture_output=True, text=True)

    assert (found.returncode, found.stderr) == (0, "")
    assert ran.returncode == 0, ran.stdout
