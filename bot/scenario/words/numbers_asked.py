"""Sentences that ask for a number nobody has told: named, so that one can be put in.

What is put into a text for a trial, and what is left open where it makes no difference,
hangs on which of these was said.
"""

from bot.worded import worded

# --- what is missing, all of it at once ---------------------------------------
SOME_MISSING = "Some things are missing: {what}."
ALSO_MISSING = "Also missing: {what}."
POWER_OF = "the power of {thing}"
LIFE_OF = "the life of {subject}"
MIGHT_OF = "the Might of {thing}"
POWER_AND_TOUGHNESS_OF = "the power and toughness of {thing}"
POWER_AND_LIFE_OF = "the power and life of {thing}"
LOYALTY_OF = "the loyalty of {thing}"
# One number of one thing; all that say how big something is.
ONE_NUMBER = frozenset({POWER_OF, LIFE_OF, MIGHT_OF})
SIZES = ONE_NUMBER | {POWER_AND_TOUGHNESS_OF, POWER_AND_LIFE_OF, LOYALTY_OF}

# --- how big ------------------------------------------------------------------
HOW_BIG = "How big is {what}?"
HOW_BIG_FIRST = "How big is {it}? Say so before it deals damage."
HOW_BIG_TOKEN = worded("How big is the token?")

# --- how much -----------------------------------------------------------------
NEEDS_X = "{card} needs a value for X."
HOW_MUCH = worded("How much is it?")
HOW_MUCH_LEFT = worded("How much is left?")
HOW_MUCH_LIFE = worded("How much life is it?")
HOW_MUCH_DAMAGE = worded("How much damage is it?")
HOW_DAMAGED = "How much damage does {it} have?"
DAMAGE_OF = "How much damage does {it} deal?"
DAMAGE_THEN = worded("How much damage does it deal then?")
SPELL_OR_DAMAGE = worded("Which spell is it, or how much damage does it deal?")
CARD_OR_DAMAGE = (
    "{card} is a card of {game}, not of {asked}. Which card is meant, or how much "
    "damage does it deal?"
)
HOW_ASSIGNED = worded("How much is assigned?")
ASSIGNED_TO_WHAT = worded("How much is assigned to what?")
WHICH_SHARES = worded("How much of that does each deal, and to whom?")
SHIELD_PREVENTS = worded("How much does the shield prevent?")
WHOSE_SHIELD = worded(
    "How much does the shield prevent, and to whom? If it is a card's, name the card."
)

# --- how many -----------------------------------------------------------------
HOW_MANY = "How many are “{said}”?"
HOW_MANY_AND_BIG = "How many are “{said}”, and how big are they?"
HOW_MANY_ATTACK = worded("How many attack, and which?")
UNITS_ATTACKING = worded(
    "How many units attack, and what Might does each have? A total does not say which "
    "of them die."
)
TOKENS_ATTACKING = "How many tokens attack, with what {it} makes?"
TOKENS_MEANT = "How many tokens are meant, with what {it} makes?"
HOW_MANY_CARDS = worded("How many cards are they?")
CARDS_IN_HAND = "How many cards are in the hand of {who}?"
CARDS_IN_LIBRARY = "How many cards are in the library of {who}?"
HOW_MANY_COUNTERS = worded("How many counters?")
COUNTERS_OF_A_KIND = "How many {kind} counters does {it} have?"
DEFENSE_OF = "How many defense counters does {it} have?"
COUNTERS_AND_KIND = worded("How many counters are that, and of which kind?")

# Which of them are answered by a number alone, or with one.
FOR_A_NUMBER = frozenset({
    SOME_MISSING, HOW_BIG, HOW_BIG_FIRST, HOW_BIG_TOKEN, NEEDS_X, HOW_MUCH,
    HOW_MUCH_LEFT, HOW_MUCH_LIFE, HOW_MUCH_DAMAGE, HOW_DAMAGED, DAMAGE_OF,
    DAMAGE_THEN, HOW_ASSIGNED, ASSIGNED_TO_WHAT, WHICH_SHARES, SHIELD_PREVENTS,
    WHOSE_SHIELD,
    HOW_MANY, HOW_MANY_AND_BIG, HOW_MANY_ATTACK, UNITS_ATTACKING, TOKENS_ATTACKING,
    TOKENS_MEANT, HOW_MANY_CARDS, CARDS_IN_HAND, CARDS_IN_LIBRARY, HOW_MANY_COUNTERS,
    COUNTERS_OF_A_KIND, DEFENSE_OF, COUNTERS_AND_KIND,
})  # fmt: skip
