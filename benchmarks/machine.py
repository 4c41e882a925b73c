"""What a run was made on, without names, and where its table is kept."""

import os
import platform
import re
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True, slots=True)
class Machine:
    """Processor, how many cores of it may be used, and the Python."""

    processor: str
    cores: int
    python: str

    @property
    def file(self) -> str:
        """A file name that says the same."""
        said = f"{self.processor} {self.cores} cores python {self.python}"
        return re.sub(r"[^a-z0-9.]+", "-", said.lower()).strip("-") + ".txt"

    def __str__(self) -> str:
        python = f"Python {self.python}"
        return f"{self.processor}, {self.cores} cores, {python}, {platform.system()}"


def machine() -> Machine:
    """This one."""
    try:
        told = Path("/proc/cpuinfo").read_text()
    except OSError:
        told = ""
    model = re.search(r"^model name\s*: (.+)$", told, re.MULTILINE)
    processor = model[1].strip() if model else platform.machine()
    version = ".".join(platform.python_version_tuple()[:2])
    return Machine(processor, len(os.sched_getaffinity(0)), version)


def keep(text: str, on: Machine, folder: Path = RESULTS) -> Path:
    """Write *text* in place of what was kept of such a machine; the file."""
    folder.mkdir(exist_ok=True)
    file = folder / on.file
    lines = (line.rstrip() for line in text.splitlines())
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file
