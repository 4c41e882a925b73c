"""Every benchmark in turn: ``python -m benchmarks [NAME …] [--small]``.

NAMEs are ``engine``, ``cards``, ``bulk``, ``library``, ``store``, ``wording``; without
one all are run. Each runs in a process of its own and prints its table; the exit
status is 1 if one missed a bound.
"""

import subprocess
import sys

BENCHES = {
    "engine": ("benchmarks.engine_bench", ("--small",)),
    "library": ("benchmarks.library_bench", ("--small",)),
    "cards": ("benchmarks.cards_bench", ("3000",)),
    "store": ("benchmarks.store_bench", ("--small",)),
    "bulk": ("benchmarks.bulk_bench", ("3000",)),
    "wording": ("benchmarks.wording_bench", ()),
    "discord": ("benchmarks.discord_bench", ("--small",)),
}


def main(arguments: list[str]) -> int:
    """Run what was named; 1 if anything missed its bound."""
    small = "--small" in arguments
    names = [one for one in arguments if not one.startswith("-")] or list(BENCHES)
    unknown = set(names) - set(BENCHES)
    if unknown:
        sys.exit(f"no such benchmark: {', '.join(sorted(unknown))}")
    missed = 0
    for name in names:
        module, if_small = BENCHES[name]
        print(f"== {name}", flush=True)
        command = [sys.executable, "-m", module, *(if_small if small else ())]
        missed |= subprocess.run(command, check=False).returncode != 0
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
