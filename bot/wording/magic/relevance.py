"""Which words can touch a ruling, so that what lacks them all cannot."""

TOUCHING = frozenset(
    [
        "damage",
        "damages",
        "prevent",
        "prevents",
        "prevented",
        "would",
        "instead",
        "life",
        "die",
        "dies",
        "died",
        "dead",
        "dying",
        "destroy",
        "destroys",
        "destroyed",
        "sacrifice",
        "sacrifices",
        "sacrificed",
        "counters",
        "token",
        "tokens",
        "draw",
        "draws",
        "drew",
        "drawn",
        "enter",
        "enters",
        "entered",
        "battlefield",
        "power",
        "toughness",
        "gets",
        "get",
        "base",
        "become",
        "becomes",
        "gain",
        "gains",
        "gained",
        "has",
        "have",
        "had",
        "lose",
        "loses",
        "lost",
        "fight",
        "fights",
        "copy",
        "copies",
        "exile",
        "exiles",
        "exiled",
        "graveyard",
        "mill",
        "mills",
        "milled",
        "discard",
        "discards",
        "discarded",
        "regenerate",
        "regenerated",
        "indestructible",
        "hexproof",
        "protection",
        "shroud",
        "can't",
        "redirect",
        "redirected",
        "phase",
        "phases",
        "transform",
        "transforms",
        "convert",
        "source",
        "sources",
        "deals",
        "deal",
        "dealt",
        "attach",
        "attached",
        "return",
        "returns",
        "win",
        "wins",
        "remove",
        "removed",
        "put",
        "puts",
        "amass",
        "proliferate",
        "bolster",
        "manifest",
        "connive",
        "explore",
        "adapt",
        "monstrosity",
        "double",
        "doubled",
        "twice",
        "half",
        "lethal",
        "toxic",
        "poison",
        "infect",
        "wither",
        "skip",
        "flip",
        "shuffle",
        "game",
        "control",
        "controls",
        "create",
        "creates",
        "created",
        "number",
    ]
)
# A word of the list that is harmless where it stands.
HARMLESS_AFTER = {
    "controls": frozenset({"player", "opponent", "opponents"}),
    "control": frozenset({"you", "opponents", "don't"}),
    "graveyard": frozenset({"your", "player's", "'s", "a"}),
    "game": frozenset({"the"}),
}


# "is a 3/3 Spirit", "isn't a creature", "are every creature type"
_BEING = frozenset(["is", "are", "isn't", "aren't", "'s", "becomes"])
_SOMETHING = frozenset(
    [
        "a",
        "an",
        "the",
        "all",
        "every",
        "also",
        "colorless",
        "white",
        "blue",
        "black",
        "red",
        "green",
    ]
)


def touching(words: tuple[str, ...]) -> str:
    """The first word that could touch a ruling, "" if there is none."""
    for at, word in enumerate(words):
        if word in _BEING and words[at + 1 : at + 2] and words[at + 1] in _SOMETHING:
            return word
        if word in TOUCHING:
            before = words[at - 1] if at else ""
            if before in HARMLESS_AFTER.get(word, ()):
                continue
            return word
        # "+1/+1": somebody's size changes.
        if "/" in word and (word[0] in "+-" or word[0].isdigit()):
            return word
    return ""
