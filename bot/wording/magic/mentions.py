"""What can be spoken of, and what words for it are known by."""

from dataclasses import dataclass

from bot.engine.values import Filter, Named, Ref, Who

# What is cast as the text allows.
CAST = Filter(kinds=frozenset({"spell"}), flags=frozenset({"was cast this way"}))
# A card that only the players can see.
UNSEEN = Named("")
# Of one event for several things at once: "one or more creatures deal damage".
SEVERAL = "several"
# The player chosen as it entered.
CHOSEN_PLAYER = Named("chosen player")
# What was sacrificed; nothing here knows which it was.
LOST = Named("sacrificed")
# What an event was about that no instruction can speak of.
GONE_BY = Named("what the event was about")
# First of two rivals where neither was the subject of the event.
NEITHER = Named("neither of the two")
# What is meant by these words hangs on which event it is.
OF_THE_EVENT = frozenset(
    {Who.EVENT_SOURCE, Who.EVENT_RECIPIENT, Who.EVENT_PLAYER, Who.EVENT_OBJECT}
)
# Tokens made just before; no instruction can speak of them.
MADE = Named("tokens")


@dataclass(frozen=True, slots=True)
class Mention:
    """Something spoken of: how to refer to it and what words can mean it."""

    ref: Ref
    tags: frozenset[str]
    plural: bool = False
    # "any target": it may turn out to be a creature or a player.
    loose: bool = False
    # The words it was introduced with.
    named: frozenset[str] = frozenset()
