"""What an effect does to damage, from the asker's words into a card's.

"Halves all damage dealt to my allies, rounded up" is "If a source would deal damage to
an ally you control, it deals half that damage, rounded up, instead.", if cards of the
game are read so.
"""

import re
from collections.abc import Iterator

from bot.errors import QuestionError
from bot.scenario.words.effects_said import Said, base, said
from bot.scenario.words.law_words import COLOURS, Teller, in_card_words
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.wording.reading import read_quoted

_KEYWORD = (
    r"flying|lifelink|trample|deathtouch|first strike|double strike|vigilance|haste|"
    r"indestructible|hexproof|menace|reach|infect|wither|protection from \w+"
)
# "An enchantment that gives my creatures lifelink", of whoever has it.
_GRANTS = re.compile(
    r"(?:gives?|grants?|makes?|giving) (?:all (?:of )?)?(?P<whose>my|his|her|their) "
    r"(?P<more>other )?creatures (?:have |get |gain )?"
    rf"(?P<grant>{_KEYWORD}|[+-]\d+/[+-]\d+)"
)
_ALL = re.compile(r"\b(?:all|any|every|each)\b")
# Whose or whose not is told by one of these.
_AIMED = frozenset("by to kind times plus own its".split())
_GENERAL = re.compile(
    r"(?:i|me|players|creatures|sources|everything|anything|"
    r"(?:all|any|every|each|a|my) .*|(?:creatures|sources) i control)"
)
# What is told of damage in general by no thing that needs to say it.
_PARTLY = frozenset("by to kind times plus minus part every".split())


def wording(told: str, of: Teller, *, does: bool) -> str:
    """The wording that *told* tells; "" where it tells none that is read.

    *does*: a verb begins it, whose subject is what is told of.
    """
    if does:
        first, *rest = told.split(" ")
        told = " ".join([base(first, common=True), *rest])
    for it in said(told, does=does):
        if _AIMED.isdisjoint(it.slots) and not _ALL.search(told):
            return ""  # "prevents 2 damage", of nobody knows whose
        if read := _read(it, of):
            return read
    return ""


def _read(it: Said, of: Teller, *, to: str = "") -> str:
    """The wording of *it* that is read; *to* whom where that is not said."""
    return next((told for told in _tellings(it, of, to) if _is_read(told, of)), "")


def granted(told: str, of: Teller) -> str:
    """The wording of what *told* gives to creatures; "" where it gives nothing."""
    found = _GRANTS.fullmatch(told)
    if found is None or of.whose(found["whose"]) != "you":
        return ""
    others = "Other creatures" if found["more"] else "Creatures"
    verb = "have" if found["grant"][0].isalpha() else "get"
    told = f"{others} you control {verb} {found['grant']}."
    return told if _is_read(told, of) else ""


def bare_wording(told: str, of: Teller) -> str:
    """The wording that a clause tells by itself: "all damage is doubled"."""
    deed = told.removeprefix("i ")
    does = deed.startswith("prevent ")
    for it in said(deed if does else told, does=does):
        if not _PARTLY.issuperset(it.slots) or ("part" in it) is not does:
            continue
        if does and "by" not in it and "every" not in it:
            continue
        if not all(_GENERAL.fullmatch(it[who]) for who in ("by", "to") if who in it):
            return ""
        if read := _read(it, of, to="me" if does else ""):
            return read
    return ""


def _is_read(told: str, of: Teller) -> bool:
    kinds = frozenset({"creature"} if of.alive else {"enchantment"})
    try:
        read = read_quoted(of.game, told, kinds=kinds, entire=True)
    except QuestionError:
        return False
    return bool(read.statics) and not read.irrelevant


def _tellings(it: Said, of: Teller, to: str) -> Iterator[str]:
    """The ways in which a card may say it."""
    if not _UNWORDED.isdisjoint(it.slots):
        return
    source, whom = "a source", ""
    by = "it" if "its" in it else it.get("by")
    to = "it" if "own" in it else it.get("to", to)
    kind = it.get("kind")
    if by:
        told = in_card_words(by, of, source=True)
        if told is None:
            return
        source = told
    if kind in _OF_SOURCES:
        if source != "a source":
            return
        source, kind = f"a {kind}" + " source" * (kind != "spell"), ""
    if to:
        told = in_card_words(to, of)
        if told is None:
            return
        whom = told
    then = _outcome(it, of)
    if then is None or ("turn" in it) != ("first" in it):
        return
    aimed = f" to {whom}" if whom else ""
    first, when = ("The first time", " each turn") if "turn" in it else ("If", "")
    for each in {"": ("",), "combat": ("combat ",)}.get(kind, _NONCOMBAT):
        dealt = f"{each}damage"
        yield f"{first} {source} would deal {dealt}{aimed}{when}, {then}."
        if source == "a source" and whom:
            if when:
                yield f"{first} {whom} would be dealt {dealt}{when}, {then}."
            yield f"{first} {dealt} would be dealt{aimed}{when}, {then}."


# What is only told of somebody or something there.
_UNWORDED = frozenset("next once points never time".split())
_OF_SOURCES = frozenset({*COLOURS, "spell"})
_NONCOMBAT = ("noncombat ", "non-combat ")


def _outcome(it: Said, of: Teller) -> str | None:
    if "times" in it:
        times = "triple" if it["times"].startswith("tripl") else "double"
        return f"it deals {times} that damage instead"
    if "half" in it or "off" in it:
        if "round" not in it:
            return None
        rounded = f"half that damage, rounded {it['round']}"
        return f"prevent {rounded}" if "off" in it else f"it deals {rounded}, instead"
    if "goal" in it or "self" in it:
        goal = in_card_words(it.get("goal", "it"), of)
        if not goal or goal.startswith(("a ", "an ", "another ")) or "to" not in it:
            return None
        return f"that damage is dealt to {goal} instead"
    for slot, told in _NUMBERS.items():
        if slot in it:
            return told.format(NUMBER_WORDS.get(it[slot], it[slot]))
    return "prevent that damage"


_NUMBERS = {
    "but": "prevent all but {} of that damage",
    "part": "prevent {} of that damage",
    "set": "it deals {} damage instead",
    "minus": "it deals that much damage minus {} instead",
    "plus": "it deals that much damage plus {} instead",
}
