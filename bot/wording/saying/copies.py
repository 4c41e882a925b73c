"""The exceptions of what enters as a copy, in words."""

from bot.engine.effects import EnterAsCopy
from bot.wording.saying.kinds import joined


def exceptions(act: EnterAsCopy) -> str:
    """ ", except it has haste", "" where there is none."""
    said = [
        f"it's {_a(kind)} in addition to its other types" for kind in sorted(act.kinds)
    ]
    if act.keywords:
        said.append(f"it has {joined(sorted(act.keywords), 'and')}")
    for kind, number, wanted in act.counters:
        some = {1: "an additional", 2: "two additional"}.get(
            number if isinstance(number, int) else 0, "X additional"
        )
        only = f" if it's {_a(wanted)}" if wanted else ""
        word = "counter" if number == 1 else "counters"
        said.append(f"it enters with {some} {kind} {word} on it{only}")
    if act.not_kinds:
        said.append("it isn't legendary")
    if not said:
        return ""
    listed = f"{', '.join(said[:-1])}, and {said[-1]}" if said[1:] else said[0]
    return f", except {listed}"


def _a(kind: str) -> str:
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
