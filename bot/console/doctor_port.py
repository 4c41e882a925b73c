"""Whether health and figures can be served, or are by a bot that runs."""

import errno
import os
import socket
from contextlib import suppress

import httpx

from bot.console.check import Check

_WHAT = "health and figures"
_SECONDS = 8.0


def port_check(host: str, port: int) -> Check:
    """What becomes of AEGIS_METRICS_PORT there: it is free, ours, or cannot be used."""
    try:
        _listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and (said := _health(host, port)):
            good = said == "ok"
            return Check(
                _WHAT,
                "good" if good else "note",
                f"a bot that runs serves them at {host}, port {port}; it says: {said}",
                "" if good else "Its log tells more.",
            )
        number = error.errno or 0
        why = os.strerror(number) if number > 0 else error.strerror
        return Check(
            _WHAT,
            "missing",
            f"nothing can be served at {host}, port {port} ({why})",
            "Set AEGIS_METRICS_PORT to another port, or AEGIS_METRICS_HOST to an "
            "address of this machine.",
        )
    return Check(_WHAT, "good", f"{host}, port {port} is free")


def _listen(host: str, port: int) -> None:
    """Raise OSError where the bot could not."""
    found = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    for family, kind, protocol, _, address in found:
        with socket.socket(family, kind, protocol) as tried:
            # As servers do: what has just been closed there is in nobody's way.
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
            tried.listen()


def _health(host: str, port: int) -> str:
    """What Aegis says of itself there; "" where it is another program."""
    name = f"[{host}]" if ":" in host else host
    with suppress(httpx.HTTPError, ValueError, AttributeError, TypeError, KeyError):
        answer = httpx.get(f"http://{name}:{port}/health", timeout=_SECONDS).json()
        checks = answer["checks"].items()
        wrong = [f"{what} {said}" for what, said in checks if said != "ok"]
        return "; ".join(wrong) or str(answer["status"])
    return ""
