"""English plurals of what games call their kinds: Soldiers, Elves, Merfolk."""

_IRREGULAR = {
    "elf": "elves", "dwarf": "dwarves", "wolf": "wolves", "werewolf": "werewolves",
    "mercenary": "mercenaries", "sorcery": "sorceries", "ability": "abilities",
    "mouse": "mice", "thief": "thieves", "octopus": "octopuses", "ox": "oxen",
    "child": "children", "fungus": "funguses", "homunculus": "homunculi",
    "cyclops": "cyclopes", "army": "armies", "ally": "allies", "faerie": "faeries",
    "plains": "plains", "merfolk": "merfolk", "treefolk": "treefolk",
    "moonfolk": "moonfolk", "fish": "fish", "sheep": "sheep", "kithkin": "kithkin",
    "djinn": "djinn", "pegasus": "pegasi", "fox": "foxes", "aurochs": "aurochs",
    "eldrazi": "eldrazi", "vedalken": "vedalken", "kor": "kor",
    "jellyfish": "jellyfish",
    "phoenix": "phoenixes", "sphinx": "sphinxes", "lich": "liches",
    "starfish": "starfish",
    "witch": "witches", "leech": "leeches", "dryad": "dryads", "samurai": "samurai",
    "spy": "spies", "myr": "myr", "dauthi": "dauthi", "soltari": "soltari",
    "thalakos": "thalakos", "kavu": "kavu", "surrakar": "surrakar", "qu": "qu",
    "ninja": "ninja", "nightstalker": "nightstalkers", "equipment": "equipment",
    "hero": "heroes", "harpy": "harpies", "cyberman": "cybermen",
    "urza's": "urza's", "food": "foods", "efreet": "efreets", "ouphe": "ouphes",
    "illusion": "illusions", "class": "classes", "octopi": "octopi",
}  # fmt: skip


def plural(word: str) -> str:
    """The plural of a kind."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    return word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")
