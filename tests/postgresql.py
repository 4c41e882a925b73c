"""A PostgreSQL server on a socket of its own, begun and ended by the tests."""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import psycopg

_DEBIAN = Path("/usr/lib/postgresql")
_NUMBERS = itertools.count(1)
# PostgreSQL refuses to run as root; these can.
_OTHERS = ("postgres", "nobody")


def programs() -> Path | None:
    """The folder with ``initdb`` and ``postgres``, the newest, if there is one."""
    found = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda one: float(one.parts[-3]))
    if found:
        return found[-1].parent
    somewhere = shutil.which("initdb")
    return Path(somewhere).parent if somewhere else None


def missing() -> str:
    """Why no server can be started here, or ""."""
    if programs() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    return ""


class Server:
    """One server; nothing in it outlives the tests.

    Its own order of words is English, so that only what asks for the order of bytes
    gets it.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="aegis-pg-", dir="/tmp"))
        found = programs()
        assert found is not None
        self._programs = found
        self._runs = False
        self._as: dict[str, int] = {}
        if os.getuid() == 0:
            names = {one.pw_name: one for one in pwd.getpwall()}
            other = next(names[name] for name in _OTHERS if name in names)
            os.chown(self.folder, other.pw_uid, other.pw_gid)
            self._as = {"user": other.pw_uid, "group": other.pw_gid}
        self._end_abandoned()
        (self.folder / "owner").write_text(str(os.getpid()))
        self._run(
            *("initdb", "--pgdata", f"{self.folder}/data", "--username", "aegis"),
            *("--auth", "trust", "--no-sync", "--encoding", "UTF8"),
            *("--locale", "C.UTF-8", "--locale-provider", "icu", "--icu-locale", "en"),
        )

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://aegis@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a schema of one's own, which is as good and sooner made."""
        name = f"test_{next(_NUMBERS)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"create schema {name}".encode())
        return f"{self.url()}&options=-csearch_path%3D{name}"

    def start(self, *, safely: bool = False) -> None:
        """Start, and wait until it answers; *safely* it waits for the disk."""
        options = f"-k {self.folder} -c listen_addresses= -c max_connections=50"
        if not safely:
            options += " -c fsync=off"
        self._control("start", "--options", options, "--log", f"{self.folder}/log")
        self._runs = True

    def stop(self) -> None:
        """End it, whoever is connected."""
        if self._runs:
            self._control("stop", "--mode", "fast")
            self._runs = False

    def _end_abandoned(self) -> None:
        """End servers whose tests were killed before they could do so."""
        for owner in self.folder.parent.glob("aegis-pg-*/owner"):
            with suppress(OSError, ValueError):
                if not _lives(int(owner.read_text())):
                    data = str(owner.parent / "data")
                    self._run("pg_ctl", "stop", "--pgdata", data, "--mode", "immediate")
                    shutil.rmtree(owner.parent, ignore_errors=True)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _control(self, what: str, *options: str) -> None:
        data = f"{self.folder}/data"
        self._run("pg_ctl", what, "--pgdata", data, "--wait", *options)

    def _run(self, program: str, *arguments: str) -> None:
        ran = subprocess.run(
            [self._programs / program, *arguments],
            capture_output=True,
            text=True,
            cwd=self.folder,
            **self._as,
        )
        if ran.returncode:
            raise OSError(ran.stderr)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
