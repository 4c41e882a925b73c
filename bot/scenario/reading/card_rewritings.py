"""The order in which what is told of cards is put into plainer words.

Behind :mod:`bot.scenario.reading.rewritings`, before anything is read.
"""

from bot.citation import Game
from bot.scenario.words import short_names
from bot.scenario.words.colours_listed import colours_listed
from bot.scenario.words.keywords_told import with_keywords
from bot.scenario.words.kinds import COLORS
from bot.scenario.words.lettered import LETTERED, lettered_units
from bot.scenario.words.named_champions import named_champions
from bot.scenario.words.named_in_brackets import named_in_brackets
from bot.scenario.words.named_one_by_one import named_one_by_one
from bot.scenario.words.nouns_left_out import SIZES, nouns_left_out
from bot.scenario.words.other_order import (
    amounts_behind,
    counters_first,
    each_says,
    texts_first,
)
from bot.scenario.words.other_words import (
    chosen_behind,
    each_of_theirs,
    effects_as_sources,
    fighting_units,
    played_it,
    which_it_is,
    without_called,
    without_kinds,
)
from bot.scenario.words.overloading import overloaded
from bot.scenario.words.quoted_apart import apart
from bot.scenario.words.quoted_before import names_first
from bot.scenario.words.quoted_cast import cast_by_name
from bot.scenario.words.quoted_moving import answers_behind, kinds_first, verbs_behind
from bot.scenario.words.quoted_order import said_together, texts_of_things
from bot.scenario.words.rewriting import (
    CHAMPIONS,
    MAGIC,
    QUOTED,
    UNITS,
    Rewriting,
)
from bot.scenario.words.said_whose import holders_first
from bot.scenario.words.sizes_behind_kinds import (
    sizes_before_kinds,
    told_of_names,
)
from bot.scenario.words.sizes_told import plain_sizes
from bot.scenario.words.spells_by_deed import CASTING, spells_by_deed
from bot.scenario.words.texts_of_several import texts_of_several
from bot.scenario.words.told_of_each import each_of_units, told_of_each
from bot.scenario.words.told_things import plain_things
from bot.scenario.words.walkers_named import WALKERS, loyal_names, walkers_named
from bot.scenario.words.worded_places import places_first
from bot.scenario.words.worn_lists import cast_for_x, worn_one_by_one
from bot.scenario.words.worn_wordings import WEARING, named_by_kind
from bot.scenario.words.x_told import x_behind

# What is told of cards and their wordings, brought to where it is looked for.
IN_ORDER = (
    Rewriting(
        spells_by_deed, "what a spell is told to do is its wording", CASTING, looks=True
    ),
    Rewriting(
        holders_first, "who has a thing is told before its name",
        frozenset({"is", "'s"}),
    ),
    Rewriting(plain_things, "kinds stand before names", games=UNITS),
    Rewriting(
        places_first, "a place's wording is nobody's who stands there", QUOTED,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        named_in_brackets, "what a kind stands for is called by its name",
        frozenset({"("}), MAGIC, looks=True,
    ),
    Rewriting(
        named_by_kind, "what is worn is named before its wording is looked for",
        WEARING, MAGIC,
    ),
    Rewriting(
        fighting_units, "who fights is called by that",
        frozenset({"defending", "attacking"}), UNITS,
    ),
    Rewriting(effects_as_sources, "what deals damage is its source", games=UNITS),
    Rewriting(
        nouns_left_out, "a number alone is the unit of that size",
        SIZES | {"units", "allies"}, UNITS,
    ),
    Rewriting(
        colours_listed, "each colour of a list has the noun behind them all",
        frozenset(COLORS), MAGIC,
    ),
    Rewriting(
        lettered_units, "a letter alone is its unit", frozenset(LETTERED)
    ),
    Rewriting(
        named_champions, "a champion's name stands for it", games=CHAMPIONS, looks=True
    ),
    Rewriting(
        each_of_theirs, "each unit somebody controls, those told later among them",
        games=CHAMPIONS,
    ),
    Rewriting(
        with_keywords, "a list of keywords is no list of things",
        frozenset({"protection"}), MAGIC,
    ),
    Rewriting(without_called, "a card called so is that card"),
    Rewriting(
        played_it, "what is played is cast, what is unpaid not used", games=MAGIC
    ),
    Rewriting(which_it_is, "what it is called is said of what was told", games=MAGIC),
    Rewriting(
        without_kinds, "a kind of spell before a name is no second spell", games=MAGIC
    ),
    Rewriting(
        chosen_behind, "what is chosen for a card is no spell's target", games=MAGIC
    ),
    Rewriting(
        sizes_before_kinds, "a size behind kinds is that of the name before",
        frozenset({"("}), MAGIC, looks=True,
    ),
    Rewriting(
        told_of_names, "what is said of a name stands before it", frozenset({","}),
        MAGIC,
    ),
    Rewriting(
        plain_sizes, "names are told from lists by the sizes behind them", games=MAGIC,
        looks=True,
    ),
    Rewriting(
        cast_by_name, "what is cast as “it” is named before its wording moves",
        QUOTED, MAGIC,
    ),
    Rewriting(
        named_one_by_one, "each name has its own size", games=MAGIC, looks=True
    ),
    Rewriting(overloaded, "its wording is as it is cast", QUOTED, MAGIC),
    Rewriting(
        loyal_names, "what has loyalty is no creature that is called so",
        WALKERS | {"loyalty"}, MAGIC, looks=True,
    ),
    Rewriting(
        walkers_named, "“planeswalker” is no part of a name",
        frozenset({"planeswalker", "enchantments"}), MAGIC,
    ),
    Rewriting(apart, "a wording stands behind what has it", QUOTED, MAGIC),
    Rewriting(x_behind, "nothing stands between a name and its wording", QUOTED),
    Rewriting(short_names.in_full, "whole names are looked for", games=MAGIC),
    Rewriting(
        names_first, "the name stands before its wording", QUOTED, MAGIC, looks=True
    ),
    Rewriting(
        worn_one_by_one, "Auras are told one by one",
        frozenset({"enchanted", "equipped"}), MAGIC,
    ),
    Rewriting(cast_for_x, "X is how many counters are there", QUOTED, MAGIC),
    Rewriting(told_of_each, "what is said of several names is said of each",
              games=MAGIC),
    Rewriting(each_of_units, "what is said of units of a list is said of each",
              frozenset({"each"}), UNITS),
    Rewriting(
        texts_of_several, "and so of several that have no name", QUOTED, MAGIC
    ),
    Rewriting(each_says, "what is left of it says that all have one text", QUOTED),
    Rewriting(
        kinds_first, "kind and wording of a spell stand before its target",
        QUOTED, MAGIC,
    ),
    Rewriting(counters_first, "a wording ends what is told", QUOTED, MAGIC),
    Rewriting(texts_first, "“… is what it says” is its text", QUOTED, MAGIC),
    Rewriting(
        verbs_behind, "what a card does stands behind its wording", QUOTED, MAGIC
    ),
    Rewriting(answers_behind, "in response stands behind it too", QUOTED, MAGIC),
    Rewriting(amounts_behind, "and so do X and kicker", QUOTED, MAGIC),
    Rewriting(
        texts_of_things, "what has a size and no name is “with” its wording",
        QUOTED, MAGIC,
    ),
    Rewriting(
        said_together, "now that all stand in their places, wordings of one thing join",
        QUOTED, MAGIC,
    ),
)  # fmt: skip
