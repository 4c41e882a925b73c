"""Words no creature is called by: how, when, and what was done to it (data)."""

from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.soft import FILLERS

# Their endings do not tell them from nouns, nor are they in the language's own words.
SAID_OF_DEEDS = frozenset(
    """
    instead regardless always sometimes often usually maybe perhaps thrice nevertheless
    nonetheless notwithstanding beforehand meanwhile however moreover furthermore
    otherwise else elsewhere everywhere somewhere somehow anyhow anywhere therefore thus
    hence apart halfway almost lately today tonight yesterday tomorrow soon seldom
    forever twofold threefold away past along aside alongside above below beneath behind
    beyond ahead forth abroad dead alive unscathed unharmed several enough similar such
    ours whichever whenever wherever unlike within despite plus minus via likewise vice
    versa including excluding hard flat anew afresh anytime anyways nowadays early late
    upfront altogether throughout thereby therein thereafter whereupon hereby therewith
    back sick hungry solo outright offhand overnight midway once afterward next
    backward backwards forward forwards sideways upwards downwards downstairs upstairs
    uncast unspent unkicked etc btw afaik imo iirc hey sorry oops please thx pls too
    because since while during among amongst amid against toward towards inside outside
    except besides lest provided granted like quite rather pretty somewhat overboard
    eot upkeep endstep cleanup midcombat precombat postcombat
    """.split()
)
# Nouns that end as adverbs and participles do.
_NOUNS_AFTER_ALL = frozenset(
    """
    fly butterfly dragonfly firefly mayfly horsefly ally bully jelly belly billy grizzly
    family lily dolly smelly silly ugly folly holly rally tally teddy jolly wolly woolly
    thing being king viking wing ring sting spring lightning pudding offspring
    seed steed weed breed bleed ted fred ned zed red sled shed bed
    """.split()
)
_FILLERS = frozenset(FILLERS)


def names_nothing(word: str) -> bool:
    """Whether *word*, typed small, is no name somebody gave to a creature."""
    if word in SUBTYPES or word in _NOUNS_AFTER_ALL:
        return False
    if word in SAID_OF_DEEDS or (word,) in _FILLERS:
        return True
    young = word.endswith("ling") and not word.endswith("lling")  # a dragonling
    ends = word.endswith(("ly", "ed", "ing", "wise", "wards"))
    return ends and len(word) > 4 and not young
