"""The order in which what was typed is put into plainer words, before it is read."""

from bot.citation import Game
from bot.scenario.grammar.roundabout import without_speech
from bot.scenario.words import participles, short_names
from bot.scenario.words.abbreviated import MIGHT_CUT_SHORT, SHORT, abbreviated, mights
from bot.scenario.words.addressed import SPOKEN_TO, spoken_to
from bot.scenario.words.all_of_list import SAID_OF_ALL, all_of_list
from bot.scenario.words.apposed_names import apposed_names
from bot.scenario.words.asides import between_dashes, opened, told_apart
from bot.scenario.words.battlefields_told import battlefields_told
from bot.scenario.words.board_lists import BOARDS, board_lists, verbless_board
from bot.scenario.words.colours_listed import colours_listed
from bot.scenario.words.correcting import corrected
from bot.scenario.words.counted_shields import each_shield
from bot.scenario.words.counted_sizes import each_size
from bot.scenario.words.earlier_turns import in_earlier_turns
from bot.scenario.words.hedges import unhedged
from bot.scenario.words.introductions import introduced
from bot.scenario.words.keywords_told import with_keywords
from bot.scenario.words.kin import kin_apart
from bot.scenario.words.kinds import COLORS
from bot.scenario.words.lettered import LETTERED, lettered_units
from bot.scenario.words.listed_powers import POWERS, listed_powers
from bot.scenario.words.lives_in_passing import lives_in_passing
from bot.scenario.words.lives_listed import lives_listed
from bot.scenario.words.named_champions import named_champions
from bot.scenario.words.named_one_by_one import named_one_by_one
from bot.scenario.words.nouns_left_out import SIZES, nouns_left_out
from bot.scenario.words.on_the_stack import on_the_stack
from bot.scenario.words.ones_that_say import ones_that_say
from bot.scenario.words.other_order import (
    amounts_behind,
    commas_in_brackets,
    counters_first,
    each_says,
    led_into,
    sizes_in_front,
    texts_first,
)
from bot.scenario.words.other_words import (
    chosen_behind,
    each_of_theirs,
    effects_as_sources,
    face_down,
    fighting_units,
    resolved_first,
    said_before,
    then_behind,
    wished,
    without_adversaries,
    without_kinds,
    without_non_kinds,
)
from bot.scenario.words.overloading import overloaded
from bot.scenario.words.owners_apposed import owners_first, owners_of_the_hit
from bot.scenario.words.owners_behind import (
    owners_of_asides,
    owners_of_brackets,
    owners_of_names,
)
from bot.scenario.words.plainly import plainly
from bot.scenario.words.quoted_alone import wordings_alone
from bot.scenario.words.quoted_apart import apart
from bot.scenario.words.quoted_before import names_first
from bot.scenario.words.quoted_cast import cast_by_name
from bot.scenario.words.quoted_first import names_before
from bot.scenario.words.quoted_led import led_plainly
from bot.scenario.words.quoted_moving import answers_behind, kinds_first, verbs_behind
from bot.scenario.words.quoted_next import read_out_next
from bot.scenario.words.quoted_order import said_together, texts_of_things
from bot.scenario.words.responding import RESPONDING, responding
from bot.scenario.words.rewriting import Rewriting
from bot.scenario.words.roles_apposed import ROLES, opponents_named, without_roles
from bot.scenario.words.roles_named import named_by_role
from bot.scenario.words.said_whose import holders_first
from bot.scenario.words.sizes_behind_kinds import (
    sizes_before_kinds,
    told_of_names,
)
from bot.scenario.words.sizes_of_both import ALL, sizes_of_both
from bot.scenario.words.sizes_told import plain_sizes
from bot.scenario.words.spelling import respell
from bot.scenario.words.spells_by_deed import CASTING, spells_by_deed
from bot.scenario.words.spoken import as_written
from bot.scenario.words.states_first import states_first, without_epithets
from bot.scenario.words.states_on_sides import (
    STATES,
    base_sizes_first,
    beside_the_name,
    sizes_of_it,
    wordings_before_sides,
)
from bot.scenario.words.texts_of_several import texts_of_several
from bot.scenario.words.told_of_each import told_of_each
from bot.scenario.words.told_things import plain_things
from bot.scenario.words.unit_words import as_units
from bot.scenario.words.unmarked import STOPPING, full_stops, with_question_mark
from bot.scenario.words.unquoting import unquoted
from bot.scenario.words.walkers_named import loyal_names, walkers_named
from bot.scenario.words.worded_places import places_first
from bot.scenario.words.worn_lists import cast_for_x, worn_one_by_one
from bot.scenario.words.worn_wordings import WEARING, named_by_kind
from bot.scenario.words.x_told import x_behind, x_unbracketed

_MAGIC = frozenset({Game.MTG})
_UNITS = frozenset({Game.GRAND_ARCHIVE, Game.RIFTBOUND})
_CHAMPIONS = frozenset({Game.GRAND_ARCHIVE})
# The one text that all quotations have.
_QUOTED = frozenset({'"'})

_BRACKETS = frozenset({"("})

# How people type, brought to how sentences are written.
AS_WRITTEN = (
    Rewriting(abbreviated, "no sentence ends behind a word cut short", SHORT),
    Rewriting(
        mights, "a size is told by its whole word", MIGHT_CUT_SHORT,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        unquoted, "what is a name in marks, every later row finds as a name",
        _QUOTED, looks=True,
    ),
    Rewriting(
        named_by_role, "who is called by a role has a name from here on",
        frozenset({"player", "player's"}), _MAGIC,
    ),
    Rewriting(kin_apart, "and so have two of a family", games=_MAGIC),
    Rewriting(
        lives_listed, "a list of players is no board", games=_MAGIC
    ),
    Rewriting(introduced, "what a text is about is no clause", looks=True),
    Rewriting(
        board_lists, "each line of a list is a sentence of its own", BOARDS
    ),
    Rewriting(
        verbless_board, "what only stands there is mine", frozenset({"+"}), _MAGIC
    ),
    Rewriting(
        in_earlier_turns, "turns end between whole sentences, not yet taken apart",
        frozenset({"turn", "turns", "yesterday"}), _MAGIC, looks=True,
    ),
    Rewriting(
        all_of_list, "what is said of a whole list is no aside of its last",
        SAID_OF_ALL, _MAGIC,
    ),
    Rewriting(as_written, "sizes and numbers in words are counted by what follows"),
    Rewriting(x_unbracketed, "what X is belongs to what it is told of", _BRACKETS),
    Rewriting(
        each_shield, "several shields are told one by one",
        frozenset({"shields", "shield"}),
    ),
    Rewriting(each_size, "several creatures are told one by one"),
    Rewriting(listed_powers, "told by their powers, too", POWERS),
    Rewriting(
        apposed_names, "a name typed small is no aside", frozenset({","}), _UNITS
    ),
    Rewriting(respell, "from here on every word has one spelling"),
    Rewriting(as_units, "players of units say it so", games=_UNITS, looks=True),
    Rewriting(
        battlefields_told, "a place's wording is nobody's who stands there",
        frozenset({"battlefield"}), frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(with_question_mark, "a question at the very end is one without its mark"),
    Rewriting(
        full_stops, "what ends at a full stop ends there, too", STOPPING, _MAGIC
    ),
    Rewriting(then_behind, "“then” parts two sentences", games=_MAGIC),
    Rewriting(
        plainly, "what says no more than fewer words is in nobody's way",
        games=_MAGIC,
    ),
    Rewriting(said_before, "a wording says now what it said"),
    Rewriting(
        led_plainly, "what leads to a wording is looked for in few words", _QUOTED,
        _MAGIC,
    ),
    Rewriting(
        owners_of_names, "whose a thing is stands before its name",
        frozenset({"is"}), _MAGIC,
    ),
    Rewriting(
        owners_of_asides, "and so does whose a thing in commas is",
        frozenset({","}), _MAGIC,
    ),
    Rewriting(
        owners_of_brackets, "and whose a thing is in brackets",
        frozenset({"("}), _MAGIC,
    ),
    Rewriting(
        names_before, "a wording is told of what was named", _QUOTED, _MAGIC
    ),
    Rewriting(
        ones_that_say, "“one” alone is a creature", frozenset({"one"}), _MAGIC
    ),
    Rewriting(
        sizes_of_both, "what is behind a comma would be one more thing", ALL, _MAGIC
    ),
    Rewriting(without_non_kinds, "what a thing is not names nothing", games=_MAGIC),
    Rewriting(face_down, "a face-down creature is one kind", games=_MAGIC),
    Rewriting(
        lives_in_passing, "a number by a player is a life total", games=_MAGIC
    ),
    Rewriting(
        on_the_stack, "what waits there has been cast", frozenset({"stack"}), _MAGIC
    ),
    Rewriting(without_speech, "what somebody said is no wording", _QUOTED),
    Rewriting(unhedged, "words that change nothing would part what is taken back"),
    Rewriting(
        corrected, "what was taken back is not told, and moves nowhere", looks=True
    ),
    Rewriting(resolved_first, "what has resolved before is told before", games=_MAGIC),
    Rewriting(wished, "a wish with its question is one sentence"),
    Rewriting(
        owners_first, "a name in commas with its owner is no player's aside", _QUOTED,
        _MAGIC,
    ),
    Rewriting(
        owners_of_the_hit, "a size with its owner behind a name is no second thing",
        frozenset({","}), _MAGIC,
    ),
    Rewriting(
        states_first, "a state behind a name would look like an aside",
        frozenset({","}), looks=True,
    ),
    Rewriting(led_into, "a wording that is led into needs no brackets", _QUOTED),
    Rewriting(
        sizes_in_front, "a size stands before a wording in one bracket", _QUOTED,
        _MAGIC,
    ),
    Rewriting(
        wordings_before_sides, "a wording stands behind its name", _QUOTED, _MAGIC
    ),
    Rewriting(
        read_out_next, "what is read out behind is the wording of what is cast",
        _QUOTED, _MAGIC,
    ),
    Rewriting(
        wordings_alone, "and so does one that is a sentence", _QUOTED, _MAGIC
    ),
    Rewriting(
        beside_the_name, "a state between a name and its place is no clause", STATES,
        _MAGIC,
    ),
    Rewriting(
        base_sizes_first, "a size behind counters is of what has them",
        frozenset({"base"}), _MAGIC,
    ),
    Rewriting(
        sizes_of_it, "no pronoun has a size behind it", frozenset({"it"}), _MAGIC
    ),
    Rewriting(between_dashes, "dashes around an aside are commas", frozenset({"-"})),
    Rewriting(opened, "an aside begins with a comma", frozenset({"who"})),
    Rewriting(
        participles.participles_behind, "what a thing wears is no aside of a player",
        participles.OPENING,
    ),
    Rewriting(
        without_roles, "whoever is said to attack is no aside", ROLES, _MAGIC
    ),
    Rewriting(
        opponents_named, "nor is what an opponent is called", frozenset({",", "("})
    ),
    Rewriting(without_adversaries, "whose opponent somebody is is no aside"),
    Rewriting(
        commas_in_brackets, "no clause begins within a bracket", _QUOTED, _UNITS
    ),
    Rewriting(
        told_apart, "asides about players are sentences of their own",
        frozenset({"(", ","}),
    ),
    Rewriting(
        responding, "by what was asides too: it is told as done in response", RESPONDING
    ),
    Rewriting(
        spoken_to, "whom the asker fights is the opponent", SPOKEN_TO, _MAGIC
    ),
    Rewriting(
        without_epithets, "one name for one creature", frozenset({"is", "("}), _MAGIC,
        looks=True,
    ),
)  # fmt: skip

# What is told of cards and their wordings, brought to where it is looked for.
IN_ORDER = (
    Rewriting(
        spells_by_deed, "what a spell is told to do is its wording", CASTING, looks=True
    ),
    Rewriting(
        holders_first, "who has a thing is told before its name",
        frozenset({"is", "'s"}),
    ),
    Rewriting(plain_things, "kinds stand before names", games=_UNITS),
    Rewriting(
        places_first, "a place's wording is nobody's who stands there", _QUOTED,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        named_by_kind, "what is worn is named before its wording is looked for",
        WEARING, _MAGIC,
    ),
    Rewriting(
        fighting_units, "who fights is called by that",
        games=frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(effects_as_sources, "what deals damage is its source", games=_UNITS),
    Rewriting(
        nouns_left_out, "a number alone is the unit of that size",
        SIZES | {"units", "allies"}, _UNITS,
    ),
    Rewriting(
        colours_listed, "each colour of a list has the noun behind them all",
        frozenset(COLORS), _MAGIC,
    ),
    Rewriting(
        lettered_units, "a letter alone is its unit", frozenset(LETTERED), _UNITS
    ),
    Rewriting(
        named_champions, "a champion's name stands for it", games=_CHAMPIONS, looks=True
    ),
    Rewriting(
        each_of_theirs, "each unit somebody controls, those told later among them",
        games=_CHAMPIONS,
    ),
    Rewriting(
        with_keywords, "a list of keywords is no list of things",
        frozenset({"protection"}), _MAGIC,
    ),
    Rewriting(
        without_kinds, "a kind of spell before a name is no second spell", games=_MAGIC
    ),
    Rewriting(
        chosen_behind, "what is chosen for a card is no spell's target", games=_MAGIC
    ),
    Rewriting(
        sizes_before_kinds, "a size behind kinds is that of the name before",
        frozenset({"("}), _MAGIC, looks=True,
    ),
    Rewriting(
        told_of_names, "what is said of a name stands before it", frozenset({","}),
        _MAGIC,
    ),
    Rewriting(
        plain_sizes, "names are told from lists by the sizes behind them", games=_MAGIC,
        looks=True,
    ),
    Rewriting(
        cast_by_name, "what is cast as “it” is named before its wording moves",
        _QUOTED, _MAGIC,
    ),
    Rewriting(
        named_one_by_one, "each name has its own size", games=_MAGIC, looks=True
    ),
    Rewriting(overloaded, "its wording is as it is cast", _QUOTED, _MAGIC),
    Rewriting(
        loyal_names, "what has loyalty is no creature that is called so",
        frozenset({"loyalty"}), _MAGIC, looks=True,
    ),
    Rewriting(
        walkers_named, "“planeswalker” is no part of a name",
        frozenset({"planeswalker", "enchantments"}), _MAGIC,
    ),
    Rewriting(apart, "a wording stands behind what has it", _QUOTED, _MAGIC),
    Rewriting(x_behind, "nothing stands between a name and its wording", _QUOTED),
    Rewriting(short_names.in_full, "whole names are looked for", games=_MAGIC),
    Rewriting(
        names_first, "the name stands before its wording", _QUOTED, _MAGIC, looks=True
    ),
    Rewriting(
        worn_one_by_one, "Auras are told one by one",
        frozenset({"enchanted", "equipped"}), _MAGIC,
    ),
    Rewriting(cast_for_x, "X is how many counters are there", _QUOTED, _MAGIC),
    Rewriting(told_of_each, "what is said of several names is said of each",
              games=_MAGIC),
    Rewriting(
        texts_of_several, "and so of several that have no name", _QUOTED, _MAGIC
    ),
    Rewriting(each_says, "what is left of it says that all have one text", _QUOTED),
    Rewriting(
        kinds_first, "kind and wording of a spell stand before its target",
        _QUOTED, _MAGIC,
    ),
    Rewriting(counters_first, "a wording ends what is told", _QUOTED, _MAGIC),
    Rewriting(texts_first, "“… is what it says” is its text", _QUOTED, _MAGIC),
    Rewriting(
        verbs_behind, "what a card does stands behind its wording", _QUOTED, _MAGIC
    ),
    Rewriting(answers_behind, "in response stands behind it too", _QUOTED, _MAGIC),
    Rewriting(amounts_behind, "and so do X and kicker", _QUOTED, _MAGIC),
    Rewriting(
        texts_of_things, "what has a size and no name is “with” its wording",
        _QUOTED, _MAGIC,
    ),
    Rewriting(
        said_together, "now that all stand in their places, wordings of one thing join",
        _QUOTED, _MAGIC,
    ),
)  # fmt: skip
