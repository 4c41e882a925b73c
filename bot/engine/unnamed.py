"""What texts give or forbid without naming a keyword: held like keywords."""

# Of a player: damage to them is dealt as though its source had infect.
AS_INFECT = "damage as though by infect"
# Toughness instead of power counts for combat damage (510.1a).
BY_TOUGHNESS = "assigns combat damage by toughness"
# Lethal damage is told by power instead of toughness.
FALLS_BY_POWER = "lethal damage by power"
# May assign all of it to what it attacks, though it is blocked (509.1h, 510.1c).
PAST_BLOCKERS = "may assign combat damage as though unblocked"
# Keeps its counters wherever it goes but to a hand or a library.
KEEPS_COUNTERS = "keeps its counters"
# What a text allows or forbids in combat without naming a keyword.
AS_NO_DEFENDER = "can attack as though without defender"
AS_HASTE = "can attack as though with haste"
AS_FLYING = "can block as though with flying"
AS_SHADOW = "can block as though with shadow"
# Of a spell or ability, as a fact that only the asker knows.
ONLY_TARGETS = "can target only "
ONE_BLOCKER = "can't be blocked by more than one creature"
# What has to be obeyed as attackers and blockers are declared (508.1d, 509.1c).
MUST_ATTACK = "attacks if able"
MUST_BLOCK = "blocks if able"
MUST_BE_BLOCKED = "must be blocked if able"
LURE = "is blocked by all creatures able to"
# Blocking more than one attacker (509.1b): any number, or so many besides the first.
BLOCKS_ANY = "can block any number of creatures"
BLOCKS_MORE = "can block additional creatures: "

_TRAITS = frozenset(
    {AS_INFECT, BY_TOUGHNESS, FALLS_BY_POWER, PAST_BLOCKERS, KEEPS_COUNTERS,
     AS_NO_DEFENDER, AS_HASTE, AS_FLYING, AS_SHADOW, ONE_BLOCKER, MUST_ATTACK,
     MUST_BLOCK, MUST_BE_BLOCKED, LURE, BLOCKS_ANY}
)  # fmt: skip


def no_ability(keyword: str) -> bool:
    """True for what an effect says of an object without giving it an ability."""
    return keyword in _TRAITS or keyword.startswith(BLOCKS_MORE)
