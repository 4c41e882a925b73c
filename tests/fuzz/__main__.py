"""A campaign: ``python -m tests.fuzz TARGET [--inputs N] [--finds FOLDER]``.

With ``--seeds FILE`` inputs begin with that file's texts as well: one JSON object with
a ``text`` in each line.

With atheris installed (it is no dependency: ``pip install atheris``) inputs are led by
what they reach; without it they are only mutated. Every find is kept once, by where it
went wrong, in the folder, and its input goes to ``tests/fuzz/finds`` once mended.
"""

import argparse
import hashlib
import json
import os
import random
import resource
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import Any

try:
    import atheris
except ImportError:
    atheris = None

SLOW = 1.0  # seconds of this process's own time
HUNG = 20
MOST_MEMORY = 2 << 30


class HangError(Exception):
    """One input took far too long."""


class Campaign:
    """Counts inputs, keeps finds, stops after *inputs*."""

    def __init__(self, name: str, inputs: int, finds: Path) -> None:
        from tests.fuzz.targets import TARGETS

        self.name, self.inputs, self.finds = name, inputs, finds
        self.call = TARGETS[name]
        self.done = 0
        self.kept: set[str] = set()
        self.begun = time.monotonic()
        self.slowest = 0.0

    def one(self, data: bytes) -> None:
        """Try *data*; whatever goes wrong is kept, and the next one tried."""
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, HUNG)
        try:
            self.call(data)
        except HangError as error:
            self._keep(data, error, "hang")
        except Exception as error:
            self._keep(data, error, "crash")
        except (RecursionError, MemoryError) as error:
            self._keep(data, error, "crash")
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        spent = time.process_time() - begun
        self.slowest = max(self.slowest, spent)
        if spent > SLOW:
            self._keep(data, None, f"slow-{int(spent)}s")
        self.done += 1
        if self.done % 20_000 == 0 or self.done >= self.inputs:
            self.tell()
        if self.done >= self.inputs:
            sys.stdout.flush()
            os._exit(0)  # atheris takes any other end for a crash.

    def tell(self) -> None:
        """How far it is."""
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        spent = time.monotonic() - self.begun
        print(
            f"{self.name}: {self.done:,} inputs in {spent:.0f} s, {len(self.kept)} "
            f"finds, slowest {self.slowest:.2f} s, peak {most:.0f} MB",
            flush=True,
        )

    def _keep(self, data: bytes, error: BaseException | None, kind: str) -> None:
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


def _late(*_: object) -> None:
    raise HangError


def main() -> None:
    """Run one campaign to its end."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("target")
    wanted.add_argument("--inputs", type=int, default=100_000)
    wanted.add_argument("--finds", type=Path, default=Path("finds"))
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--seeds", type=Path)
    wanted.add_argument("--unled", action="store_true", help="without atheris")
    args = wanted.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    signal.signal(signal.SIGVTALRM, _late)
    dice = random.Random(args.seed)
    if atheris is None or args.unled:
        _unled(args, dice)
    with atheris.instrument_imports(include=["bot"]):
        campaign = Campaign(args.target, args.inputs, args.finds)
    _add_seeds(args.seeds)
    from tests.fuzz.targets import mutated, seeds_of

    def other(data: bytes, most: int, seed: int) -> bytes:
        mine = random.Random(seed)
        match mine.randrange(4):
            case 0:
                return bytes(atheris.Mutate(data, most))
            case 1:
                return mutated(mine.choice(seeds_of(args.target)).encode(), mine)[:most]
            case _:
                return mutated(data, mine)[:most]

    options: list[Any] = [sys.argv[0], "-max_len=4000", "-rss_limit_mb=0"]
    options += ["-timeout=120", f"-seed={args.seed}", "-verbosity=0"]
    atheris.Setup(options, campaign.one, custom_mutator=other)
    atheris.Fuzz()


def _add_seeds(file: Path | None) -> None:
    from tests.fuzz.targets import more_seeds

    for line in file.read_text("utf-8").splitlines() if file else ():
        asked = json.loads(line)
        more_seeds += [asked["text"], *asked.get("follow_ups", ())]


def _unled(args: argparse.Namespace, dice: random.Random) -> None:
    from tests.fuzz.targets import mutated, seeds_of

    campaign = Campaign(args.target, args.inputs, args.finds)
    _add_seeds(args.seeds)
    known = [one.encode() for one in seeds_of(args.target)]
    while True:
        data = mutated(dice.choice(known), dice)
        campaign.one(data)
        if dice.random() < 0.02:
            known[dice.randrange(len(known))] = data


if __name__ == "__main__":
    main()
