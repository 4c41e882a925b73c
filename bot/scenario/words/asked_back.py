"""Sentences that asking goes back with: what several readers say, or an offer hangs on.

What is offered instead is found by these (``as_asked``), never by their letters.
"""

from collections.abc import Sequence

from bot.worded import Worded, one_of, worded

# --- which of them ------------------------------------------------------------
WHICH_ONE = worded("Which one is meant?")
WHICH_TWO = worded("Which two are meant?")
WHICH_SO_MANY = "Which {n} are meant?"
WHICH_COUNTERS = worded("Which kind of counters?")
WHICH_CARD = worded("Which card is meant?")
WHICH_ABILITY = worded("Which ability is used?")
WHICH_PLAYER = worded("Which player is meant here?")
WHICH_DAMAGE = worded("Which damage is meant?")
WHICH_COMBAT = worded("In which combat?")
WHICH_ATTACK = worded("Which attack is this?")
COULD_BE = "“{thing}” could be {listed}. Which one is meant?"
ONE_OF_WHAT = worded("One of what?")
WHAT_BOTH = worded("What do both have?")
WHAT_HAS_TEXT = worded("What has that text?")

# --- who fights whom ----------------------------------------------------------
WHAT_ATTACKS = worded("What attacks, and what is attacked?")
SIZE_OF_ATTACKER = worded("What attacks? Say its power and toughness.")
HOW_BIG_ATTACKER = worded("What attacks? Say how big it is.")
WHICH_BLOCKED = worded("Which attacker is blocked?")
WHICH_BLOCKED_OF = "Which attacker is blocked: {listed}?"
WHAT_BLOCKS = worded("What blocks?")
SIZE_OF_BLOCKER = worded("What blocks? Say its power and toughness.")
NOT_BLOCKED = worded("What is not blocked?")
NOTHING_BLOCKS = worded(
    "Nothing blocks in Grand Archive: the attacker chooses what it attacks, "
    "and an awake defending unit may retaliate."
)
UNARMED = worded(
    "No weapon is wielded in a retaliation: who retaliates does so with power "
    "of its own."
)
YOUR_ATTACK = "You attack on that turn: it cannot be another player's."
THEIR_ATTACK = "{who} attacks on that turn: it cannot be another player's."

# --- which damage, and how divided ---------------------------------------------
HOW_DIVIDED = worded("How is it divided?")
WHOM_DEALT = worded("Whom is this damage dealt to?")
COMBAT_DAMAGE = worded("Is that combat damage?")
ATTACK_OR_SPELL = "whether the {n} damage to {whom} is of an attack or a spell"
DAMAGED_OR_LEFT = "whether {value} is the damage on {it} or the life it has left"

# --- when ---------------------------------------------------------------------
WHAT_HAPPENS = worded("What happens? Say who attacks, or who casts what on whom.")
WHAT_FIRST = worded("What happens first? Tell it in the order in which it happens.")
WHEN_IN_COMBAT = worded("Does this happen before or after the combat damage?")
IS_TAKEN_BACK = worded("Is what stands before that taken back? Leave it out then.")
STILL_THERE = worded(
    "Is it still there? Say “has” of what is there, and leave out what was."
)
STILL_SO = worded("Is that still so in this turn? Leave it out if it is not.")
SAME_TURN = worded(
    "Is that in the same turn? Damage on creatures is gone when the turn has ended. "
    "Leave it out then, or say so."
)

# --- what is done, and what is asked ------------------------------------------
WHO_CASTS = worded("Who casts it?")
WHAT_PAID = worded("What is paid for?")
WHAT_ASKED = worded("What is asked about that?")
ANYWAY_OR_ASKED = worded("Is this so anyway, or do you ask whether it comes out so?")
NOT_UNDERSTOOD = worded("I do not understand this part.")
NOT_UNDERSTOOD_HERE = "I do not understand “{word}” here."


def which_is_meant(said: str, names: Sequence[str]) -> Worded:
    """That what was *said* could be any of the things called *names*."""
    return worded(COULD_BE, thing=said, listed=one_of(names))
