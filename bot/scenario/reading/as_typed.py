"""What is done about words as they are typed, before each has one spelling.

The first of the rows of :mod:`bot.scenario.reading.rewritings`.
"""

from bot.citation import Game
from bot.scenario.grammar.relative_clauses import coordinated_apart
from bot.scenario.words.abbreviated import (
    MIGHT_CUT_SHORT,
    SHORT,
    STATS_CUT_SHORT,
    abbreviated,
    mights,
    stats,
)
from bot.scenario.words.all_of_list import SAID_OF_ALL, all_of_list
from bot.scenario.words.announced import announced
from bot.scenario.words.apposed_names import apposed_names
from bot.scenario.words.board_lists import BOARDS, board_lists, verbless_board
from bot.scenario.words.bulleted import BULLETS, bulleted
from bot.scenario.words.changes_explained import changes_explained
from bot.scenario.words.correcting import corrected
from bot.scenario.words.counted_shields import each_shield
from bot.scenario.words.counted_sizes import each_size
from bot.scenario.words.counts_checked import checked_counts, checked_sizes
from bot.scenario.words.earlier_turns import in_earlier_turns
from bot.scenario.words.groups_told import groups_told
from bot.scenario.words.headed_lines import HEADING, headed_lines
from bot.scenario.words.hits_counted import HOW_OFTEN, hits_counted
from bot.scenario.words.introductions import introduced
from bot.scenario.words.kin import kin_apart, kin_cards, kin_named, kin_own
from bot.scenario.words.led_in import LED_IN, told_at_once
from bot.scenario.words.listed_powers import SAID, listed_powers
from bot.scenario.words.listed_shields import listed_shields
from bot.scenario.words.lives_before import BEFORE, lives_before
from bot.scenario.words.lives_listed import lives_listed
from bot.scenario.words.might_beside import ADDED, might_beside
from bot.scenario.words.named_units import named_units
from bot.scenario.words.numbered import NUMBERING, numbered
from bot.scenario.words.old_damage import old_damage
from bot.scenario.words.one_of_mine import one_of_mine
from bot.scenario.words.one_of_which import distributed
from bot.scenario.words.ours import OURS, ours
from bot.scenario.words.players_owning import players_owning
from bot.scenario.words.quoted_kinds import KINDS, kinds_in_brackets
from bot.scenario.words.quoted_loosely import quoted_loosely
from bot.scenario.words.rewriting import (
    BRACKETS,
    CHAMPIONS,
    MAGIC,
    QUOTED,
    UNITS,
    Rewriting,
)
from bot.scenario.words.role_groups import ROLES as FIGHTING
from bot.scenario.words.role_groups import role_groups
from bot.scenario.words.roles_afterwards import ROLES as ROLES_TOLD
from bot.scenario.words.roles_afterwards import roles_afterwards
from bot.scenario.words.roles_named import FIGHTERS, VISITORS, named_by_role
from bot.scenario.words.shields_quoted import no_wordings
from bot.scenario.words.sides_in_numbers import SIDES, sides_in_numbers
from bot.scenario.words.sizes_behind import SIZES, sizes_behind
from bot.scenario.words.spoken import as_written
from bot.scenario.words.spoken_casts import spoken_casts
from bot.scenario.words.stats_in_order import STATS, stats_in_order
from bot.scenario.words.taken_back import TAKING_BACK
from bot.scenario.words.tokens import BULLET
from bot.scenario.words.told_as_wordings import told_as_wordings
from bot.scenario.words.unmarked import (
    parted_by_dashes,
    with_question_mark,
)
from bot.scenario.words.unquoting import unquoted
from bot.scenario.words.x_told import x_unbracketed

# Full stops, marks, bullets and whole words, and whose a thing is.
AS_TYPED = (
    Rewriting(
        told_at_once, "what only leads in is no part of the first sentence", LED_IN
    ),
    Rewriting(numbered, "what numbers sentences is no number of anything", NUMBERING),
    Rewriting(abbreviated, "no sentence ends behind a word cut short", SHORT),
    Rewriting(
        mights, "a size is told by its whole word", MIGHT_CUT_SHORT,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(stats, "and so are power and life", STATS_CUT_SHORT, CHAMPIONS),
    Rewriting(
        changes_explained, "what only explains a change is none of its own",
        BRACKETS | {"buff", "buffs", "buffed"}, looks=True,
    ),
    Rewriting(
        might_beside, "and what is added to it by what that gives", ADDED,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        sizes_behind, "what fights with a size has it, and brings no other", SIZES,
        UNITS, looks=True,
    ),
    Rewriting(ours, "one against one, what is ours is mine", OURS, UNITS),
    Rewriting(
        announced, "what somebody says he does is no wording, and no name", QUOTED
    ),
    Rewriting(
        told_as_wordings, "what a card would say is a wording, with marks or without",
        frozenset("would whenever dying recalled".split()), looks=True,
    ),
    Rewriting(
        named_units, "who is told of by a name is one that is called so",
        frozenset({"is", ","}), CHAMPIONS, looks=True,
    ),
    Rewriting(kinds_in_brackets, "what a card is stands in brackets", KINDS),
    Rewriting(no_wordings, "nor is a size or a shield in marks one", QUOTED, UNITS),
    Rewriting(
        quoted_loosely, "nor what no card says, but an effect does", QUOTED, UNITS,
        looks=True,
    ),
    Rewriting(
        spoken_casts, "what somebody says they cast is cast", QUOTED, looks=True
    ),
    Rewriting(
        unquoted, "what is a name in marks, every later row finds as a name",
        QUOTED, looks=True,
    ),
    Rewriting(parted_by_dashes, "a dash may part sentences", frozenset({"-"})),
    Rewriting(
        corrected, "what was taken back is not told, and told in no way below",
        TAKING_BACK | {"not"}, looks=True,
    ),
    Rewriting(
        players_owning, "whose a thing is is told by an apostrophe",
        frozenset({"player", "players"}),
    ),
    Rewriting(
        named_by_role, "who is called by a role has a name from here on",
        VISITORS | FIGHTERS | {"player", "player's"}, looks=True,
    ),
    Rewriting(
        kin_cards, "a card in a nickname is no relative",
        frozenset({"runes"}), MAGIC,
    ),
    Rewriting(kin_named, "who is called by a name behind that is a player"),
    Rewriting(kin_own, "whose a thing is shows its apostrophe"),
    Rewriting(kin_apart, "and so have two of a family", games=MAGIC),
    Rewriting(lives_listed, "a list of players is no board", games=MAGIC),
    Rewriting(introduced, "what a text is about is no clause", looks=True),
    Rewriting(
        headed_lines, "lines below a heading of one thing are told of it", HEADING
    ),
    Rewriting(
        board_lists, "each line of a list is a sentence of its own", BOARDS | {BULLET}
    ),
    Rewriting(bulleted, "and so is a line that tells or asks something", BULLETS),
    Rewriting(
        verbless_board, "what only stands there is mine", frozenset({"+"}), MAGIC
    ),
    Rewriting(
        lives_before, "what somebody was at before all this is of no earlier turn",
        BEFORE, MAGIC,
    ),
    Rewriting(
        old_damage, "what a noun is said to have had is none of what happens",
        frozenset({"turn", "ago", "yesterday"}),
    ),
    Rewriting(
        in_earlier_turns, "turns end between whole sentences, not yet taken apart",
        frozenset(
            "turn turns yesterday last ago other game earlier before previously once "
            "first now".split()
        ),
        MAGIC,
        looks=True,
    ),
    Rewriting(
        all_of_list, "what is said of a whole list is no aside of its last",
        SAID_OF_ALL, MAGIC,
    ),
    Rewriting(as_written, "sizes and numbers in words are counted by what follows"),
    Rewriting(
        hits_counted, "one number each is told of each hit", HOW_OFTEN, looks=True
    ),
    Rewriting(
        roles_afterwards, "who has a part in a deed is told within it", ROLES_TOLD,
        looks=True,
    ),
    Rewriting(
        coordinated_apart, "what else is said of a thing is not said of what meets it",
        frozenset({"which", "that", "who"}),
    ),
    Rewriting(
        sides_in_numbers, "each number of a side that fights is a unit's Might", SIDES,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        role_groups, "who is called by what it does in a fight does it", FIGHTING,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        groups_told, "who is told together is told one by one", games=UNITS, looks=True
    ),
    Rewriting(
        one_of_mine, "which of them one is, it is called", frozenset({"of"})
    ),
    Rewriting(
        distributed, "what is said of one and of the other is said of each",
        frozenset("one first which whom each both all neither none".split()),
        looks=True,
    ),
    Rewriting(
        stats_in_order, "and what is listed of several in their order", STATS, UNITS
    ),
    Rewriting(x_unbracketed, "what X is belongs to what it is told of", BRACKETS),
    Rewriting(
        checked_counts, "what is counted and listed is still one text", games=MAGIC,
        looks=True,
    ),
    Rewriting(
        listed_shields, "shields told by their points are told one by one",
        frozenset({"shields", "shield"}),
    ),
    Rewriting(
        each_shield, "several shields are told one by one, each once",
        frozenset({"shields", "shield", "prevent"}), looks=True,
    ),
    Rewriting(each_size, "several creatures are told one by one"),
    Rewriting(checked_sizes, "and no count is left of what is listed", looks=True),
    Rewriting(listed_powers, "told by their powers, too", SAID),
    Rewriting(apposed_names, "a name typed small is no aside", frozenset({","}), UNITS),
    Rewriting(
        with_question_mark, "a question at the very end is one without its mark"
    ),
)  # fmt: skip
