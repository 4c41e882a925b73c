"""The forms in which a word of a card's name may stand: plural, with 's."""

from collections.abc import Iterator
from functools import lru_cache

from bot.cards.names import plain
from bot.frozen import frozen


@frozen
class Bent:
    """A word as it may stand in a name."""

    words: tuple[str, ...]
    plural: bool = False
    possessive: bool = False


@lru_cache(maxsize=4096)
def forms_of(word: str) -> tuple[Bent, ...]:
    """The ways *word* may be meant: as it stands, without 's, singular, plural."""
    straight = plain(word)
    if not straight:
        return ()
    forms = [Bent(tuple(straight.split()))]
    bare = word.rstrip('.,;:!?)"”')
    for ending in ("'s", "’s", "'", "’"):
        if bare.endswith(ending) and (stem := plain(bare.removesuffix(ending))):
            forms.append(Bent(tuple(stem.split()), possessive=True))
            break
    if len(straight) > 3 and " " not in straight and straight.isalpha():
        for singular in _singulars(straight):
            forms.append(Bent((singular,), plural=True))
        forms.append(Bent((straight + "s",)))
    return tuple(forms)


def _singulars(word: str) -> Iterator[str]:
    if word.endswith("ies"):
        yield word[:-3] + "y"
    if word.endswith("ves"):
        yield word[:-3] + "f"
    if word.endswith("es"):
        yield word[:-2]
    if word.endswith("s") and not word.endswith("ss"):
        yield word[:-1]
    if word.endswith("men"):
        yield word[:-3] + "man"
