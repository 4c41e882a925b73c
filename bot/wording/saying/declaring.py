"""Who can and has to attack and block, in words."""

from collections.abc import Callable

from bot.engine.effects import Ban, Modifier, Restriction
from bot.engine.unless import Company, Nobody, Paid
from bot.engine.unnamed import (
    AS_FLYING,
    AS_HASTE,
    AS_NO_DEFENDER,
    AS_SHADOW,
    BLOCKS_ANY,
    BLOCKS_MORE,
    BY_TOUGHNESS,
    LURE,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
    ONE_BLOCKER,
)
from bot.engine.values import ANYTHING, Filter

# Of one, and of several.
_TRAITS = {
    AS_NO_DEFENDER: (
        "can attack as though it didn't have defender",
        "can attack as though they didn't have defender",
    ),
    AS_HASTE: (
        "can attack as though it had haste",
        "can attack as though they had haste",
    ),
    AS_FLYING: (
        "can block as though it had flying",
        "can block as though they had flying",
    ),
    AS_SHADOW: ("can block creatures with shadow as though they didn't have shadow",)
    * 2,
    BY_TOUGHNESS: (
        "assigns combat damage equal to its toughness rather than its power",
        "assign combat damage equal to their toughness rather than their power",
    ),
    MUST_ATTACK: ("attacks each combat if able", "attack each combat if able"),
    MUST_BLOCK: ("blocks each combat if able", "block each combat if able"),
    MUST_BE_BLOCKED: ("must be blocked if able",) * 2,
    ONE_BLOCKER: ("can't be blocked by more than one creature",) * 2,
    BLOCKS_ANY: ("can block any number of creatures",) * 2,
}
_DEEDS = {Ban.ATTACK: "attack", Ban.BLOCK: "block"}


def traits_said(m: Modifier, who: str, many: bool, t: str) -> str:
    """What *m* gives if that is nothing but traits in combat, else ""."""
    if m.keywords == (LURE,):
        return f"all creatures able to block {who}{t} do so"
    verbs = [_trait(one, many) for one in m.keywords]
    if not verbs or "" in verbs:
        return ""
    return f"{who} {' and '.join(verbs)}{t}"


def _trait(keyword: str, many: bool) -> str:
    if keyword.startswith(BLOCKS_MORE):
        more = keyword.removeprefix(BLOCKS_MORE)
        creatures = "creature" if more == "1" else f"{more} creatures"
        return f"can block an additional {creatures} each combat"
    return _TRAITS.get(keyword, ("", ""))[many]


def limit_said(r: Restriction, said: Callable[[Filter], str], t: str) -> str:
    """What *r* says of attacking and blocking that hangs on others; "" if nothing."""
    deed = _DEEDS.get(r.ban)
    if deed is None:
        return ""
    whom = "" if r.object == ANYTHING else f" {said(r.object)}"
    if r.after:
        creatures = "creature" if r.after == 1 else "creatures"
        each = t or " each combat"
        return f"no more than {r.after} {creatures} can {deed}{whom}{each}"
    match r.unless:
        case None:
            return f"{said(r.subject)} can't attack{whom}{t}" if whom else ""
        case Paid(words):
            unless = words
        case Nobody(whom_not):
            return f"{said(r.subject)} can't attack {said(whom_not)}{t} if able"
        case Company(1, who, False) if who == ANYTHING:
            return f"{said(r.subject)} can't {deed} alone{t}"
        case Company(_, _, True):
            unless = f"a creature with greater power also {deed}s"
        case Company(number, who) if who == ANYTHING:
            unless = f"at least {number} other creatures {deed}"
        case Company(_, who):
            from bot.wording.saying.kinds import article

            unless = f"{article(said(who).removesuffix('s'))} also {deed}s"
    return f"{said(r.subject)} can't {deed}{whom}{t} unless {unless}"
