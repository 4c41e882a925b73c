"""Names of cards with their words cut short: "lab maniac", "doub season"."""

from collections.abc import Sequence

from bot.cards.names import LITTLE, NameIndex

# A word is cut down to so many letters at least, and all of them tell so many.
_SHORTEST, _TELLING = 3, 7
_LONGEST_SAID = 4


def in_full(index: NameIndex, said: Sequence[str]) -> tuple[str, ...]:
    """The words *said* as they are in the one name they are cut from, or ().

    Every telling word of the name is begun, in its order: "serra asc" is no more than
    a part of "Serra Ascendant's Blade". None where two cards could be meant.
    """
    telling = [word for word in said if word not in LITTLE]
    if not 1 < len(telling) <= len(said) <= _LONGEST_SAID:
        return ()
    if said[0] in LITTLE or said[-1] in LITTLE or sum(map(len, telling)) < _TELLING:
        return ()
    if any(len(word) < _SHORTEST or not word.isalpha() for word in telling):
        return ()
    found: dict[tuple[str, ...], None] = {}
    for first in index.words_beginning_with(telling[0]):
        for key in index.by_first_word.get(first, ()):
            name = tuple(word for word in key.split() if word not in LITTLE)
            begun = zip(name, telling, strict=False)
            if len(name) == len(telling) and all(a.startswith(b) for a, b in begun):
                found[name] = None
    if len(found) != 1:
        return ()
    full = iter(next(iter(found)))
    return tuple(word if word in LITTLE else next(full) for word in said)
