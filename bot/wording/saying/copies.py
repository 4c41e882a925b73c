"""The exceptions of what enters as a copy, in words."""

from bot.engine.effects import EnterAsCopy
from bot.wording.saying.kinds import joined


def exceptions(act: EnterAsCopy, inside: str = "") -> str:
    """ ", except it has haste", "" where there is none.

    *inside*: what it has in quotation marks.
    """
    said = [
        f"it's {_a(kind)} in addition to its other types" for kind in sorted(act.kinds)
    ]
    if act.base is not None:
        said.append(f"it's {act.base[0]}/{act.base[1]}")
    if act.name:
        said.append(
            "its name is this" if act.name == "~" else f"its name is {act.name}"
        )
    said += [
        f"it's {color} in addition to its other colors" for color in sorted(act.colors)
    ]
    if act.own_colors:
        said.append("it doesn't copy that creature's color")
    if act.keeps:
        said.append("it has this's other abilities")
    if act.keywords and not inside:
        said.append(f"it has {joined(sorted(act.keywords), 'and')}")
    for kind, number, wanted in act.counters:
        some = {1: "an additional", 2: "two additional", 3: "three additional"}.get(
            number if isinstance(number, int) else 0, "X additional"
        )
        only = f" if it's {_a(wanted)}" if wanted else ""
        if wanted == "yours":
            only = " if you control that permanent"
        word = "counter" if number == 1 else "counters"
        said.append(f"it enters with {some} {kind} {word} on it{only}")
    if act.not_kinds:
        said.append("it isn't legendary")
    if inside:
        having = f"{joined(sorted(act.keywords), 'and')} and " if act.keywords else ""
        said.append(f"it has {having}{inside}")
    if not said:
        return ""
    listed = f"{', '.join(said[:-1])}, and {said[-1]}" if said[1:] else said[0]
    return f", except {listed}"


def _a(kind: str) -> str:
    if kind in ("legendary", "snow", "basic"):
        return kind
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
