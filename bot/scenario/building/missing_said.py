"""How to say what is missing: a sentence for each, in the words of the asker."""

import re
from collections.abc import Iterable

from bot.citation import Game
from bot.plurals import plural as plural_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import capital

_OF = re.compile(
    r"the (?P<what>power and life|power|life|Might|durability|damage counters) "
    r"(?:of|on) (?P<whose>.+)"
)
_SAID = {
    "power": "3 power",
    "life": "4 life",
    "champion's life": "20 life",
    "Might": "4 Might",
    "durability": "2 durability",
    "damage counters": "5 damage counters",
}
_SHOWN = 3


def said_how(scene: Scene, unsized: Iterable[DraftThing]) -> tuple[str, ...]:
    """Sentences that tell what is missing: only numbers of the kind that is."""
    if scene.missing:
        told = _numbers(str(words) for words, _ in scene.missing)
        if scene.game is Game.RIFTBOUND and _undefended(scene):
            told = ("I defend with a 4 Might unit.",)
        return told or ("a 2/2", "I'm at 12", "a prevent-3 shield")
    unsized = [*unsized]
    if len(unsized) == 1 and "commander" in unsized[0].kinds:
        return ("It is a 4/4.",)  # what a commander is is told before it is named again
    size, sizes = {
        Game.MTG: ("is a 4/4", "are 4/4"),
        Game.GRAND_ARCHIVE: ("has 3 power and 4 life", "have 3 power and 4 life"),
        Game.RIFTBOUND: ("has 4 Might", "have 4 Might"),
    }[scene.game]
    sized = dict.fromkeys(scene.describe(it) for it in unsized)
    unknown = [it for it in scene.draft.things if "loyalty unknown" in it.flags]
    loyal = [scene.describe(it) for it in unknown]
    said = _together(sized, size, sizes)[:_SHOWN]
    said += [f"{it} has 4 loyalty counters." for it in loyal[:1]]
    return tuple(map(_mine, said)) or ("a 2/2",)


def _undefended(scene: Scene) -> bool:
    """Whether the asker is attacked, and nothing is told that defends."""
    fights = (it.what for it in scene.draft.script)
    return any(
        isinstance(it, Combat)
        and it.attacker not in {"me", ""}
        and "me" in scene.draft.players
        and it.attackers
        and not (it.defenders or it.unblocked)
        for it in fights
    )


def _numbers(missing: Iterable[str]) -> tuple[str, ...]:
    """ "The power of your ally" and its life: "My ally has 3 power and 4 life."."""
    found: dict[str, list[str]] = {}
    for words in missing:
        told = _OF.fullmatch(words)
        if told is None:
            return ()  # it is asked for otherwise, in words of its own
        for what in told["what"].split(" and "):
            if what == "life" and told["whose"].endswith("champion"):
                what = "champion's life"
            if _SAID[what] not in found.setdefault(told["whose"], []):
                found[told["whose"]].append(_SAID[what])
    alike: dict[str, list[str]] = {}
    for whose, has in found.items():
        alike.setdefault(" and ".join(has), []).append(whose)
    said = (
        one
        for has, whose in alike.items()
        for one in _together(whose, f"has {has}", f"have {has}")
    )
    return (*map(_mine, said),)


def described(scene: Scene, it: DraftThing) -> str:
    """What *it* is called; a commander is called so, where it has no name."""
    said = scene.describe(it)
    if "commander" in it.kinds:
        said = re.sub(r"\bcreature$", "commander", said)
    return said


_NUMBERED = re.compile(r"(.+? )?(?:(?:second|third|fourth|fifth) )?([^ ]+)(?: \d)?")


def _together(whose: Iterable[str], size: str, sizes: str) -> list[str]:
    """ "Your unit" and "your second unit" are "your units"."""
    kinds: dict[str, list[str]] = {}
    for it in whose:
        told = _NUMBERED.fullmatch(it)
        base = f"{told[1] or ''}{told[2]}" if told else it
        kinds.setdefault(base, []).append(it)
    return [
        f"{it[0]} {size}." if len(it) == 1 else f"{_plural(base)} {sizes}."
        for base, it in kinds.items()
    ]


def _plural(said: str) -> str:
    led, _, kind = said.rpartition(" ")
    return f"{led} {plural_of(kind)}".strip()


def _mine(said: str) -> str:
    """To the asker it is theirs: "your Squire" is "my Squire"."""
    return capital(re.sub("^your ", "my ", said))
