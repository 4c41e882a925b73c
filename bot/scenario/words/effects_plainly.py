"""What an effect that lies on somebody does, in the words in which that is read."""

from bot.scenario.words.effects_said import Said
from bot.scenario.words.law_words import COLOURS
from bot.scenario.words.spellings import NUMBER_WORDS

# A span of the words said, or a word.
Piece = tuple[int, int] | str

# What only a card's wording says.
_WORDED = frozenset("brief set first turn self own its".split())


def plainly(
    it: Said, to: Piece | None, by: Piece | None, goal: Piece | None
) -> list[Piece] | None:
    """*it* in the words in which it is read, of these players and things."""
    if (to is None and by is None) or not _WORDED.isdisjoint(it.slots):
        return None
    kind = it.get("kind").split()
    time = ["this", "turn"] if "time" in it else []
    if {*kind} & {*COLOURS}:
        return None
    whom: list[Piece] = ["to", to] if to is not None else []
    source: list[Piece] = ["by", by] if by is not None else []
    aimed: list[Piece] = [*kind, "damage", *whom, *source]
    once = "once" in it
    if "never" in it:
        return [*aimed, "can", "not", "be", "prevented", *time]
    if "points" in it:
        if by is not None or to is None:
            return None
        number = _number(it["next"])
        return ["prevent", "the", "next", number, *kind, "damage", "to", to, *time]
    if {"none", "all"} & {*it.slots} and not once:
        return ["prevent", "all", *aimed, *time]
    if "part" in it and not once and "every" not in it:
        return None
    done = _done(it, goal)
    if done is None:
        return None
    if "next" in it:
        return ["the", "next", _number(it["next"]), *aimed, *done, *time]
    first: list[Piece] = ["the", "next", "time"] if once else []
    if "part" in it:
        first += [_number(it["part"]), "of", *([] if once else ["all"])]
    if "but" in it:
        first += ["all", "but", _number(it["but"]), "of"]
    if "off" in it:
        first += ["half", "of"]
    return [*first, *aimed, *done, *time]


def _done(it: Said, goal: Piece | None) -> list[Piece] | None:
    if "times" in it:
        return ["is", "tripled" if it["times"].startswith("tripl") else "doubled"]
    if "half" in it or "off" in it:
        if "round" not in it:
            return None
        how = "halved" if "half" in it else "prevented"
        return ["is", how, "rounded", it["round"]]
    for slot, verb in (("minus", "reduced"), ("plus", "increased")):
        if slot in it:
            return ["is", verb, "by", _number(it[slot])]
    if "goal" in it:
        return ["is", "redirected", "to", goal] if goal is not None else None
    return ["is", "prevented"]


def _number(said: str) -> str:
    return str(NUMBER_WORDS.get(said, said))
