"""A campaign: ``make fuzz``, or ``python -m tests.fuzz [TARGET …] [--inputs N]``.

With atheris installed (``make fuzz`` sees to it) inputs are led by what they reach, and
what reached something new is kept in ``.fuzz/corpus`` for the next campaign; without it
they are only changed at random. Every find is kept once, by where it went wrong, in
``.fuzz/finds``; its input goes to ``tests/fuzz/finds`` once it is mended.

With ``--seeds FILE`` inputs begin with that file's texts as well: one JSON object with
a ``text`` in each line.
"""

import argparse
import hashlib
import io
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
import traceback
from contextlib import redirect_stderr, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

try:
    import atheris
except ImportError:
    atheris = None

SLOW = 1.0  # seconds of this process's own time
HUNG = 20
LARGE = 256 << 10  # kB that one input adds to the most this process ever had
MOST_MEMORY = 2 << 30
# What turns tables into trees, and matches tokens with them, runs through the same few
# lines for every text: led by them no text is new, and each takes three times as long.
NOT_LED = (
    "bot.scenario.grammar.pattern_tree",
    "bot.scenario.words.parsing",
    "bot.scenario.words.paraphrase",
    "bot.scenario.words.phrase_table",
    "bot.scenario.words.tokens",
    "bot.wording.phrases",
    "bot.wording.tokens",
)


class HangError(Exception):
    """One input took far too long."""


class Campaign:
    """Counts inputs, keeps finds, stops after *inputs*."""

    def __init__(self, name: str, inputs: int, finds: Path) -> None:
        from tests.fuzz.targets import TARGETS

        self.name, self.inputs, self.finds = name, inputs, finds
        self.call = TARGETS[name]
        self.call(b"warm")  # What is read once and kept is no input's memory or time.
        self.done = 0
        self.kept: set[str] = set()
        self.begun = time.monotonic()
        self.slowest = 0.0
        self.most = _most_memory()

    def one(self, data: bytes) -> None:
        """Try *data*; whatever goes wrong is kept, and the next one tried."""
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, HUNG)
        try:
            self.call(data)
        except HangError as error:
            self._keep(data, error, "hang")
        except Exception as error:  # RecursionError and MemoryError as well
            self._keep(data, error, "crash")
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        spent = time.process_time() - begun
        self.slowest = max(self.slowest, spent)
        # What was slow once may have been the first to need a table that is kept then.
        if spent > SLOW and (spent := self._again(data)) > SLOW:
            self._keep(data, None, f"slow-{int(spent)}s")
        if (most := _most_memory()) > self.most + LARGE:
            self._keep(data, None, "large")
        self.most = max(self.most, most)
        self.done += 1
        if self.done % 20_000 == 0 or self.done >= self.inputs:
            self.tell()
        if self.done >= self.inputs:
            os._exit(0)  # atheris takes any other end for a crash.

    def _again(self, data: bytes) -> float:
        begun = time.process_time()
        with suppress(Exception):
            self.call(data)
        return time.process_time() - begun

    def tell(self) -> None:
        """How far it is."""
        spent = time.monotonic() - self.begun
        print(
            f"{self.name}: {self.done:,} inputs in {spent:.0f} s, {len(self.kept)} "
            f"finds, slowest {self.slowest:.2f} s, peak {self.most >> 10} MB",
            flush=True,
        )

    def _keep(self, data: bytes, error: Exception | None, kind: str) -> None:
        place, told = "", ""
        if error is not None:
            frames = traceback.extract_tb(error.__traceback__)
            ours = [one for one in frames if "/bot/" in one.filename] or frames
            place = f"{type(error).__name__}-{Path(ours[-1].filename).stem}"
            place += f"-{ours[-1].name}"
            told = "".join(traceback.format_exception(error))
        else:
            place = hashlib.sha256(data).hexdigest()[:2]
        key = f"{kind}-{place}"
        if key in self.kept:
            return
        self.kept.add(key)
        folder = self.finds / self.name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{key}.input").write_bytes(data)
        (folder / f"{key}.txt").write_text(told, "utf-8")
        print(f"{self.name}: {key}", flush=True)


def _most_memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # kB, on Linux


def _late(*_: object) -> None:
    raise HangError


def main() -> None:
    """Run each campaign to its end."""
    args = _arguments().parse_args()
    if len(args.targets) == 1:
        (args.target,) = args.targets
        _one_target(args)
    from tests.fuzz.targets import TARGETS

    # Each in a process of its own, so that its memory and its speed are its own.
    for target in args.targets or TARGETS:
        subprocess.run([*sys.orig_argv, "--only", target], check=True)


def _arguments() -> argparse.ArgumentParser:
    wanted = argparse.ArgumentParser(prog="tests.fuzz", description=__doc__)
    wanted.add_argument("targets", nargs="*", metavar="TARGET")
    wanted.add_argument("--only", dest="targets", nargs=1, help=argparse.SUPPRESS)
    wanted.add_argument("--inputs", type=int, default=5_000, help="for each target")
    wanted.add_argument("--finds", type=Path, default=Path(".fuzz/finds"))
    wanted.add_argument("--corpus", type=Path, default=Path(".fuzz/corpus"))
    wanted.add_argument("--seed", type=int, default=1, help="of the dice")
    wanted.add_argument("--seeds", type=Path, help="more texts to begin with")
    wanted.add_argument("--unled", action="store_true", help="without atheris")
    return wanted


def _one_target(args: argparse.Namespace) -> None:
    """One campaign; ends this process."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    signal.signal(signal.SIGVTALRM, _late)
    if atheris is None or args.unled:
        _unled(args)
    else:
        _led(args)


def _led(args: argparse.Namespace) -> None:
    with (
        redirect_stderr(io.StringIO()),  # It names each module.
        atheris.instrument_imports(include=["bot"], exclude=[*NOT_LED]),
    ):
        campaign = Campaign(args.target, args.inputs, args.finds)
    _add_seeds(args.seeds)
    from tests.fuzz.mutating import mutated
    from tests.fuzz.targets import beginnings, begun_with, phrases

    def other(data: bytes, most: int, seed: int) -> bytes:
        mine = random.Random(seed)
        match mine.randrange(4):
            case 0:
                return bytes(atheris.Mutate(data, most))
            case 1:
                return mutated(mine.choice(beginnings(args.target)), mine)[:most]
            case _:
                return mutated(data, mine)[:most]

    made = Path(mkdtemp(prefix="fuzz-"))
    begins = made / "begins"
    begins.mkdir()
    for number, data in enumerate(begun_with(args.target)):
        (begins / str(number)).write_bytes(data)
    dictionary = made / "words"
    dictionary.write_text(
        "".join(f'"{one}"\n' for one in phrases() if one.isascii()), "ascii"
    )
    corpus = args.corpus / args.target
    corpus.mkdir(parents=True, exist_ok=True)
    options: list[Any] = [sys.argv[0], str(corpus), str(begins)]
    options += [f"-dict={dictionary}", "-max_len=4000", "-rss_limit_mb=0"]
    options += ["-timeout=120", f"-seed={args.seed}", "-verbosity=0"]
    atheris.Setup(options, campaign.one, custom_mutator=other)
    atheris.Fuzz()


def _add_seeds(file: Path | None) -> None:
    from tests.fuzz.targets import more_seeds

    for line in file.read_text("utf-8").splitlines() if file else ():
        asked = json.loads(line)
        more_seeds += [asked["text"], *asked.get("follow_ups", ())]


def _unled(args: argparse.Namespace) -> None:
    from tests.fuzz.mutating import mutated
    from tests.fuzz.targets import beginnings

    dice = random.Random(args.seed)
    campaign = Campaign(args.target, args.inputs, args.finds)
    _add_seeds(args.seeds)
    known = [*beginnings(args.target)]
    while True:
        data = mutated(dice.choice(known), dice)
        campaign.one(data)
        if dice.random() < 0.02:
            known[dice.randrange(len(known))] = data


if __name__ == "__main__":
    main()
