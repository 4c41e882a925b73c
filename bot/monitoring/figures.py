"""What is counted and timed, in the form Prometheus reads."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from bot.citation import Game

# Seconds. Discord waits three for an acknowledgement.
_SOON = (0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
_LATER = (*_SOON, 5.0, 10.0, 30.0)
_LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class End(StrEnum):
    """How an interaction ended."""

    ANSWERED = "answered"
    REFUSED = "refused"
    BUSY = "busy"
    FAILED = "failed"
    HANDED_BACK = "handed_back"
    OVER = "over"


class Figures:
    """The figures of one process. No person, server or text is among them."""

    def __init__(self, version: str) -> None:
        self._all = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self._all)
        self._answers = self._counter(
            "answers", "Rulings given, by game and result.", "game", "result"
        )
        self._refusals = self._counter(
            "refusals", "Questions refused, by kind.", "kind"
        )
        interactions = self._counter(
            "interactions", "Commands, buttons and forms used.", "use", "end"
        )
        acknowledged = self._times(
            "acknowledge_seconds", "Until Discord had an acknowledgement.", _SOON, "use"
        )
        finished = self._times(
            "answer_seconds", "Until the answer was shown.", _LATER, "use"
        )
        # Of each interaction; what they are used for is one of few names.
        self._interactions = cache(interactions.labels)
        self._acknowledged = cache(acknowledged.labels)
        self._finished = cache(finished.labels)
        self._lag = self._times(
            "loop_lag_seconds", "By how much the event loop ran late.", _LAG
        )
        self._age = Gauge(
            "aegis_edition_age_days",
            "Days since the newest official rules held came out.",
            ["game"],
            registry=self._all,
        )
        build = self._gauge("build", "The version that runs.", "version")
        build.labels(version).set(1)

    def ruled(self, game: str, result: str) -> None:
        """A ruling was given."""
        self._answers.labels(game, result).inc()

    def refused(self, kind: str) -> None:
        """A question was refused."""
        self._refusals.labels(kind).inc()

    def ended(self, use: str, end: End, seconds: float) -> None:
        """An interaction is over, *seconds* after it came."""
        self._interactions(use, end.value).inc()
        self._finished(use).observe(seconds)

    def acknowledged(self, use: str, seconds: float) -> None:
        """Discord has an acknowledgement, *seconds* after the interaction came."""
        self._acknowledged(use).observe(seconds)

    def late(self, seconds: float) -> None:
        """The event loop came back by so much too late."""
        self._lag.observe(seconds)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Ask *value* whenever the figures are read."""
        self._gauge(name, about).set_function(value)

    def aged(self, days: dict[Game, float]) -> None:
        """How old the newest official rules of each game are; none for none held."""
        self._age.clear()
        for game, age in days.items():
            self._age.labels(game.value).set(age)

    def text(self) -> bytes:
        """All of it as Prometheus reads it (text format 0.0.4)."""
        return generate_latest(self._all)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"aegis_{name}", about, labels, registry=self._all)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"aegis_{name}", about, labels, registry=self._all)

    def _times(
        self, name: str, about: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(
            f"aegis_{name}", about, labels, buckets=buckets, registry=self._all
        )
