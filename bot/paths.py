"""Where the shipped rules data and a person's own data lie."""

import os
from pathlib import Path

import platformdirs

_HERE = Path(__file__).parent


def rules_data() -> Path:
    """The folder with a folder of TOML files for each game.

    A wheel carries it inside the package, a checkout beside it. Raises
    FileNotFoundError when neither is there.
    """
    for folder in (_HERE / "_rules_data", _HERE.parent / "rules_data"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(
        "Aegis is installed without its rules_data folder; install it again."
    )


def user_data() -> Path:
    """The folder for rulings and imported documents where AEGIS_DATA is not set."""
    return platformdirs.user_data_path("aegis", appauthor=False)


def data() -> Path:
    """The folder AEGIS_DATA names, else :func:`user_data`.

    The settings say the same; reading all of them takes longer than a look-up.
    """
    named = os.environ.get("AEGIS_DATA")
    return Path(named).expanduser().absolute() if named else user_data()
