"""Whether words are only of cards that nobody sees, in a hand or a library."""

from itertools import pairwise

_CARDS = frozenset(
    [
        "cards",
        "card",
        "hand",
        "library",
        "graveyard",
        "top",
        "face",
        "bottom",
        "rest",
        "them",
        "it",
        "one",
        "those",
    ]
)
_UNSEEN = frozenset(
    [
        "search",
        "searches",
        "reveal",
        "reveals",
        "look",
        "looks",
        "exile",
        "exiles",
    ]
)
_HIDDEN = frozenset(
    [
        "card",
        "cards",
        "top",
        "graveyard",
        "graveyards",
        "one",
        "rest",
        "them",
        "library",
        "hand",
    ]
)


def hidden_cards(words: tuple[str, ...], at: int) -> bool:
    """ "exile the top card of your library", "put one of them into your hand"."""
    near = words[at + 1 : at + 5]
    clause: list[str] = []
    for word in words[at + 1 :]:
        if word in (".", ","):
            break
        if word in ("card", "cards") and clause[-1:] in (["creature"], ["permanent"]):
            clause.pop()  # Cards of that kind, nothing on the battlefield.
        clause.append(word)
    if out_of_hand(words, at):
        return not {"damage", "counter", "counters"} & set(clause)
    return (
        bool(_HIDDEN & set(near))
        and bool(
            {"library", "graveyard", "graveyards", "hand", "outside"} & set(clause)
        )
        and not {"battlefield", "creature", "permanent", "permanents"} & set(clause)
        and "target" not in near
    )


def out_of_hand(words: tuple[str, ...], at: int) -> bool:
    """ "put a land card from your hand onto the battlefield": nobody sees which."""
    here = words.index("hand", at) if "hand" in words[at:] else len(words)
    after = words[here + 1 : here + 4]
    said = words[at:here]
    return (
        words[at] in ("put", "puts")
        and after == ("onto", "the", "battlefield")
        and words[here - 2 : here - 1] == ("from",)
        and "." not in said
        and "target" not in said
    )


def brings_up(words: tuple[str, ...], at: int, end: int) -> bool:
    """ "Scry 2, then reveal the top card": a card comes up, first or then."""
    return words[at] in _UNSEEN or any(
        before == "then" and word in _UNSEEN for before, word in pairwise(words[at:end])
    )


def about_cards(words: tuple[str, ...], at: int) -> bool:
    """ "put one of them into your hand": hidden cards, not permanents."""
    rest = words[at + 1 : at + 12]
    return bool(_CARDS & set(rest)) and "battlefield" not in rest
