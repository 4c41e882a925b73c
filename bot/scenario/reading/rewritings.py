"""The order in which what was typed is put as sentences are written.

What is told of cards comes after it: :mod:`bot.scenario.reading.card_rewritings`.
"""

from bot.citation import Game
from bot.scenario.grammar.roundabout import without_speech
from bot.scenario.grammar.set_apart import without_set_apart
from bot.scenario.reading.as_typed import AS_TYPED
from bot.scenario.words import participles
from bot.scenario.words.addressed import SPOKEN_TO, spoken_to
from bot.scenario.words.aims_behind import aims_behind
from bot.scenario.words.announced import SPEAKING, spoken_deeds
from bot.scenario.words.asides import between_dashes, opened, told_apart
from bot.scenario.words.asked_at_length import asked_at_length
from bot.scenario.words.bare_mights import bare_numbers
from bot.scenario.words.battlefields_told import battlefields_told
from bot.scenario.words.blocked_actively import BLOCKED, blocked_actively
from bot.scenario.words.champions_called import champions_called
from bot.scenario.words.chat_of_lives import chat_of_lives
from bot.scenario.words.chat_plainly import chat_plainly
from bot.scenario.words.claimed_ones import CLAIMING, claimed_ones
from bot.scenario.words.damage_left_out import damage_left_out
from bot.scenario.words.dialogues import dialogues
from bot.scenario.words.duels import DUELS, duels
from bot.scenario.words.effects_bare import BARE, effects_bare
from bot.scenario.words.effects_told import effects_told
from bot.scenario.words.everyday_words import everyday_magic
from bot.scenario.words.fights_claimed import DYING, fights_claimed
from bot.scenario.words.formally import formally
from bot.scenario.words.hedges import unhedged
from bot.scenario.words.keywords_quoted import WORDS, keywords_quoted
from bot.scenario.words.laws_told import EFFECTS
from bot.scenario.words.listed_notes import listed_notes
from bot.scenario.words.lives_in_passing import lives_in_passing
from bot.scenario.words.long_winded import long_winded
from bot.scenario.words.might_changed import MIGHT, might_changed
from bot.scenario.words.on_the_stack import on_the_stack
from bot.scenario.words.ones_that_say import ones_that_say
from bot.scenario.words.other_order import (
    commas_in_brackets,
    led_into,
    sizes_in_front,
)
from bot.scenario.words.other_words import (
    CONCLUDING,
    concluded,
    face_down,
    resolved_first,
    said_before,
    then_behind,
    wished,
    without_adversaries,
    without_non_kinds,
)
from bot.scenario.words.owned_ordinals import ORDINALS, owned_ordinals
from bot.scenario.words.owners_apposed import owners_first, owners_of_the_hit
from bot.scenario.words.owners_behind import owners_behind
from bot.scenario.words.plainly import plainly
from bot.scenario.words.progressive import DOING, done
from bot.scenario.words.quoted_alone import wordings_alone
from bot.scenario.words.quoted_first import names_before
from bot.scenario.words.quoted_led import led_plainly
from bot.scenario.words.quoted_next import read_out_next
from bot.scenario.words.regenerating import REGENERATING, regenerating
from bot.scenario.words.responding import RESPONDING, responding
from bot.scenario.words.rewriting import (
    CHAMPIONS,
    MAGIC,
    QUOTED,
    UNITS,
    Rewriting,
)
from bot.scenario.words.roles_apposed import ROLES, opponents_named, without_roles
from bot.scenario.words.shields_described import SHIELDING, shields_described
from bot.scenario.words.sizes_listed import sizes_listed
from bot.scenario.words.sizes_of_both import ALL, sizes_of_both
from bot.scenario.words.spelling import respell
from bot.scenario.words.spells_alike import SPELLS_ALIKE, spells_alike
from bot.scenario.words.spells_had import SPELLS_HAD, spells_had
from bot.scenario.words.spells_in_lists import spells_in_lists
from bot.scenario.words.states_first import states_first, without_epithets
from bot.scenario.words.states_on_sides import (
    STATES,
    base_sizes_first,
    beside_the_name,
    sizes_of_it,
    wordings_before_sides,
)
from bot.scenario.words.stories import stories
from bot.scenario.words.tales import tales
from bot.scenario.words.told_further import told_further
from bot.scenario.words.topics import TOPICS, topics_kept
from bot.scenario.words.unit_words import as_units
from bot.scenario.words.unmarked import (
    STOPPING,
    full_stops,
    question_apart,
)
from bot.scenario.words.verbs_left_out import verbs_left_out
from bot.scenario.words.walkers_named import WALKERS
from bot.scenario.words.walkers_titled import walkers_titled

# How people type, brought to how sentences are written.
AS_WRITTEN = (
    *AS_TYPED,
    Rewriting(respell, "from here on every word has one spelling"),
    Rewriting(
        champions_called, "whatever a champion is called, it is its player's",
        frozenset({"champion"}), CHAMPIONS, looks=True,
    ),
    Rewriting(
        without_set_apart, "what tells nothing parts nobody from what he does",
        looks=True,
    ),
    Rewriting(done, "what somebody is doing is done", DOING),
    Rewriting(
        owned_ordinals, "a unit told by its number is called so", ORDINALS, UNITS
    ),
    Rewriting(
        walkers_titled, "a planeswalker's title is no second thing",
        WALKERS | {"loyalty"}, MAGIC, looks=True,
    ),
    Rewriting(
        listed_notes, "what is only listed is no part of what happens", looks=True,
    ),
    Rewriting(
        fights_claimed, "a fight that is only spoken of is told first", DYING,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        claimed_ones, "what only a claim speaks of is spoken of by its name", CLAIMING
    ),
    Rewriting(topics_kept, "whom it is done to is told of as what is named", TOPICS),
    Rewriting(formally, "a report has words of its own for what is there and done"),
    Rewriting(long_winded, "what is said at length is found in fewer words"),
    Rewriting(asked_at_length, "and what is asked so"),
    Rewriting(aims_behind, "what is done stands before whom it is done to"),
    Rewriting(told_further, "what is only named does what the next sentence says"),
    Rewriting(
        dialogues, "who says what he does in turn is no heading of a list",
        frozenset({":"}),
    ),
    Rewriting(
        spoken_deeds, "and who says what he does is a subject", SPEAKING, MAGIC
    ),
    Rewriting(
        shields_described, "what shields by its deed is a shield", SHIELDING, UNITS
    ),
    Rewriting(
        spells_had, "what a spell does is told where it is cast", SPELLS_HAD, UNITS
    ),
    Rewriting(
        spells_alike, "several spells are told of what each does", SPELLS_ALIKE, UNITS
    ),
    Rewriting(as_units, "players of units say it so", games=UNITS, looks=True),
    Rewriting(
        keywords_quoted, "a keyword belongs to what it does", WORDS,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        might_changed, "what is said of its Might is what it gets", MIGHT,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        bare_numbers, "a number that fights is a unit",
        games=frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        duels, "a fight that is only asked about is told first", DUELS,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        sizes_listed, "each size of a list is a unit", MIGHT,
        frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(
        battlefields_told, "a place's wording is nobody's who stands there",
        frozenset({"battlefield"}), frozenset({Game.RIFTBOUND}),
    ),
    Rewriting(question_apart, "nor need a comma stand before it", games=MAGIC),
    Rewriting(
        full_stops, "what ends at a full stop ends there, too", STOPPING, MAGIC
    ),
    Rewriting(then_behind, "“then” parts two sentences", games=MAGIC),
    Rewriting(concluded, "what is said to follow is no fact of its own", CONCLUDING),
    Rewriting(chat_plainly, "chat has words of its own for all that", games=MAGIC),
    Rewriting(chat_of_lives, "and for who is dead or alive", games=MAGIC),
    Rewriting(everyday_magic, "so have those who are new to it", games=MAGIC),
    Rewriting(
        regenerating, "who regenerates it could", REGENERATING, MAGIC
    ),
    Rewriting(stories, "and those who tell what happened to them", games=MAGIC),
    Rewriting(tales, "whatever it was that they played"),
    Rewriting(plainly, "what says no more than fewer words is in nobody's way"),
    Rewriting(
        effects_bare, "what somebody deals more is what an effect says", BARE, UNITS
    ),
    Rewriting(
        effects_told, "what an effect does is a wording, or what lies on something",
        EFFECTS, looks=True,
    ),
    Rewriting(said_before, "a wording says now what it said"),
    Rewriting(
        led_plainly, "what leads to a wording is looked for in few words", QUOTED,
        MAGIC,
    ),
    Rewriting(
        owners_behind, "whose a thing is stands before its name",
        frozenset({"is", ",", "("}), MAGIC,
    ),
    Rewriting(
        names_before, "a wording is told of what was named", QUOTED, MAGIC
    ),
    Rewriting(
        ones_that_say, "“one” alone is a creature", frozenset({"one"}), MAGIC
    ),
    Rewriting(
        sizes_of_both, "what is behind a comma would be one more thing", ALL, MAGIC
    ),
    Rewriting(without_non_kinds, "what a thing is not names nothing", games=MAGIC),
    Rewriting(face_down, "a face-down creature is one kind", games=MAGIC),
    Rewriting(
        lives_in_passing, "a number by a player is a life total", games=MAGIC
    ),
    Rewriting(
        on_the_stack, "what waits there has been cast", frozenset({"stack"}), MAGIC
    ),
    Rewriting(
        spells_in_lists, "a spell that is only named is cast", frozenset({","}),
        looks=True,
    ),
    Rewriting(without_speech, "what somebody said is no wording", QUOTED),
    Rewriting(unhedged, "words that change nothing part nothing"),
    Rewriting(verbs_left_out, "what is done once more has its verb", games=MAGIC),
    Rewriting(damage_left_out, "a number dealt is one of damage", frozenset({"to"})),
    Rewriting(resolved_first, "what has resolved before is told before", games=MAGIC),
    Rewriting(wished, "a wish with its question is one sentence"),
    Rewriting(
        owners_first, "a name in commas with its owner is no player's aside", QUOTED,
        MAGIC,
    ),
    Rewriting(
        owners_of_the_hit, "a size with its owner behind a name is no second thing",
        frozenset({","}), MAGIC,
    ),
    Rewriting(
        states_first, "a state behind a name would look like an aside",
        frozenset({","}), looks=True,
    ),
    Rewriting(led_into, "a wording that is led into needs no brackets", QUOTED),
    Rewriting(
        sizes_in_front, "a size stands before a wording in one bracket", QUOTED,
        MAGIC,
    ),
    Rewriting(
        wordings_before_sides, "a wording stands behind its name", QUOTED, MAGIC
    ),
    Rewriting(
        read_out_next, "what is read out behind is the wording of what is cast",
        QUOTED, MAGIC,
    ),
    Rewriting(
        wordings_alone, "and so does one that is a sentence", QUOTED, MAGIC
    ),
    Rewriting(
        beside_the_name, "a state between a name and its place is no clause", STATES,
        MAGIC,
    ),
    Rewriting(
        base_sizes_first, "a size behind counters is of what has them",
        frozenset({"base"}), MAGIC,
    ),
    Rewriting(
        sizes_of_it, "no pronoun has a size behind it", frozenset({"it"}), MAGIC
    ),
    Rewriting(blocked_actively, "who blocked is not blocked", BLOCKED, MAGIC),
    Rewriting(between_dashes, "dashes around an aside are commas", frozenset({"-"})),
    Rewriting(opened, "an aside begins with a comma", frozenset({"who"})),
    Rewriting(
        participles.participles_behind, "what a thing wears is no aside of a player",
        participles.OPENING,
    ),
    Rewriting(
        without_roles, "whoever is said to attack is no aside", ROLES, MAGIC
    ),
    Rewriting(
        opponents_named, "nor is what an opponent is called", frozenset({",", "("})
    ),
    Rewriting(without_adversaries, "whose opponent somebody is is no aside"),
    Rewriting(
        commas_in_brackets, "no clause begins within a bracket", QUOTED, UNITS
    ),
    Rewriting(
        told_apart, "asides about players are sentences of their own",
        frozenset({"(", ",", "at"}),
    ),
    Rewriting(
        responding, "by what was asides too: it is told as done in response", RESPONDING
    ),
    Rewriting(
        spoken_to, "whom the asker fights is the opponent", SPOKEN_TO, MAGIC
    ),
    Rewriting(
        without_epithets, "one name for one creature", frozenset({"is", "("}), MAGIC,
        looks=True,
    ),
)  # fmt: skip
