"""The composition root: everything is wired here and nowhere else."""

import sys


def main() -> int:
    """Run the ``aegis`` command; return its exit status."""
    return 0


if __name__ == "__main__":
    sys.exit(main())
