"""What to type instead, in the words of the game that is played."""

import re

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.law_things import describes_a_card
from bot.scenario.words.marked import quotations
from bot.scenario.words.shapes_offered import OFFERED, WHOLE, like

# By words of the sentence that was not understood: a scenario about the same thing.
# Each can be typed as it stands; a test types it.
SHAPES: dict[Game, tuple[tuple[frozenset[str], str], ...]] = {
    game: tuple((frozenset(words.split()), shape) for words, shape in shapes)
    for game, shapes in (
        (
            Game.GRAND_ARCHIVE,
            (
                (
                    "would instead whenever next",
                    "I control “If damage would be dealt to your champion, prevent 1 "
                    "of that damage.” Their 3 power ally attacks my champion.",
                ),
                (
                    "cleave cleaves",
                    "Their 3 power ally attacks me with cleave. I control my champion "
                    "and a 2/3 ally. Who dies?",
                ),
                (
                    "weapon weapons sword wield wields wielding durability bow dagger",
                    "My champion attacks their champion with a sword (2 power, 1 "
                    "durability). How much damage?",
                ),
                (
                    "intercept intercepts redirect redirects",
                    "Their 3 power ally attacks my champion. My 1/4 ally with "
                    "intercept intercepts. Does it die?",
                ),
                (
                    "retaliate retaliates retaliation",
                    "My 2/3 ally is attacked by a 3/3 ally and retaliates. Who dies?",
                ),
                (
                    "bulwark buff debuff counter counters",
                    "My 2/3 ally has a bulwark counter. Their 4 power ally attacks it. "
                    "Does it die?",
                ),
                (
                    "bonus level lv lineage",
                    "My champion is level 2 and class bonus is on. A spell deals 3 "
                    "damage to my Morgan, Soul Guide. Does she die?",
                ),
                (
                    "critical double doubled doubles",
                    "Their 3 power ally with critical 1 attacks my champion. How much "
                    "damage?",
                ),
                (
                    "attack attacks attacked attacking swing swings combat",
                    "Their 3 power ally attacks my Squire (power 2, life 4). Does "
                    "Squire die?",
                ),
                (
                    "prevent prevents prevented shield shields",
                    "My champion has a prevent-3 shield. A spell deals 5 damage to my "
                    "champion.",
                ),
                (
                    "activate activates play plays cast casts use uses resolve "
                    "resolves respond response",
                    "I activate Deflecting Edge on my champion. Their ally attacks my "
                    "champion for 5.",
                ),
                (
                    "damage spell deals deal hit hits take takes dealt",
                    "A spell deals 3 damage to my 2/4 ally. Does it die?",
                ),
                (
                    "die dies dead survive survives",
                    "A 3 power ally attacks my Squire (life 4). Does Squire die?",
                ),
            ),
        ),
        (
            Game.RIFTBOUND,
            (
                (
                    "would instead whenever",
                    "My 3 Might unit has “If I would die, recall me exhausted "
                    "instead.” He plays Falling Comet on it. What happens?",
                ),
                (
                    "battlefield base gate here there location",
                    "My 5 Might unit is at Void Gate. He plays Void Seeker on it. Does "
                    "it die?",
                ),
                (
                    "assign assigned assigns assignment split lethal excess",
                    "I attack with 5 Might. They defend with two 3 Might units. How "
                    "must I assign the damage?",
                ),
                (
                    "stun stuns stunned stunning",
                    "My 3 Might unit attacks their stunned 4 Might unit. Who dies?",
                ),
                (
                    "tank backline assault shield",
                    "I attack with a 5 Might unit with Assault 1. They defend with a 3 "
                    "Might unit with Tank and a 2 Might unit. Who dies?",
                ),
                (
                    "attack attacks attacked attacking defend defends defending fight "
                    "fights combat showdown swing",
                    "They attack my 5 Might unit with 3 and 4 Might; it has Ki "
                    "Barrier.",
                ),
                (
                    "prevent prevents prevented",
                    "My 4 Might unit has Prevent 3. A spell deals 5 damage to it. Does "
                    "it die?",
                ),
                (
                    "buff buffed buffs",
                    "My 3 Might unit has a buff. A spell deals 3 damage to it. Does it "
                    "die?",
                ),
                (
                    "play plays cast casts use uses spell resolve resolves respond "
                    "response choose",
                    "He plays Void Seeker on my 3 Might unit. Does it die?",
                ),
                (
                    "damage deals deal hit hits take takes dealt",
                    "A spell deals 3 damage to my 4 Might unit. Does it die?",
                ),
                (
                    "die dies dead survive survives",
                    "He plays Void Seeker on my 3 Might unit. Does it die?",
                ),
            ),
        ),
    )
}
# By words of what is asked for: how to say it.
_ASKED: dict[Game, tuple[tuple[str, str], ...]] = {
    Game.GRAND_ARCHIVE: (
        ("level (LV", "My champion is level 2. / My opponent is at LV 2."),
        ("What attacks", "My 3 power ally attacks …"),
        ("the power of", "a 3 power ally / Squire (power 2, life 3)"),
        ("the life of", "Squire (power 2, life 3)"),
        ("of an attack or a spell", "A spell deals … / Their ally attacks … for 3."),
        ("removed", "I remove a durability counter from Clarent."),
    ),
    Game.RIFTBOUND: (
        ("what defends", "They defend with a 4 Might unit."),
        ("what attacks", "I attack with a 4 Might unit."),
        ("the Might of", "a 4 Might unit"),
        ("of an attack or a spell", "A spell deals … / … takes 3 in combat."),
    ),
}
_NUMBERS = {
    Game.GRAND_ARCHIVE: ("Squire (power 2, life 3)", "attacks for 4"),
    Game.RIFTBOUND: ("a 4 Might unit", "they attack with 6 and 5"),
}
_OF_SIZES = re.compile(r"how (?:big|many)|\b(?:power|Might|life|size|number)\b", re.I)
_ENDS = re.compile(r"[.?!;\n]")
# Whatever is offered as an example of something, and answers nothing that is asked.
STOCK = OFFERED | {shape for shapes in SHAPES.values() for _, shape in shapes}


def in_words_of(game: Game | None, error: QuestionError) -> None:
    """Give *error* examples of *game*, where it has those of Magic."""
    magic = any("3/3" in it or "2/2" in it or it in OFFERED for it in error.suggestions)
    if game not in SHAPES or not (magic or not error.suggestions):
        return
    if error.problem in {Problem.SYNTAX, Problem.UNSUPPORTED}:
        error.suggestions = about(game, _sentence(error))
    elif error.problem is Problem.AMBIGUOUS:
        said = str(error.message)
        asked = tuple(shape for words, shape in _ASKED[game] if words in said)
        sized = _OF_SIZES.search(said)
        usual = _NUMBERS[game] if sized else about(game, _sentence(error))
        error.suggestions = asked or usual


def with_examples(game: Game, error: QuestionError) -> None:
    """Give *error* something that can be typed, where it has nothing."""
    if error.suggestions or not error.line:
        return
    unread = error.problem in {Problem.SYNTAX, Problem.UNSUPPORTED}
    if unread and _in_a_wording(error):
        error.suggestions = WORDINGS
    elif unread or (game is Game.MTG and error.problem is Problem.AMBIGUOUS):
        examples = about(game, _sentence(error))
        # What is only not clear needs an example that is about it.
        error.suggestions = examples if unread or examples != (WHOLE,) else ()


# What a card may say, told as cards tell it.
WORDINGS = (
    "If a source would deal damage to you, prevent 1 of that damage.",
    "Prevent the next 3 damage that would be dealt to you this turn.",
)


def _in_a_wording(error: QuestionError) -> bool:
    lines = error.text.splitlines(keepends=True)
    there = sum(map(len, lines[: error.line - 1])) + error.column - 1
    return any(start < there < end for start, end in quotations(error.text))


def about(game: Game, sentence: str) -> tuple[str, ...]:
    """Scenarios about what *sentence* is about, few of them."""
    said = set(re.findall(r"[a-z]+", sentence.lower()))
    if game not in SHAPES:
        return like(said)
    found = [shape for words, shape in SHAPES[game] if words & said]
    if describes_a_card(said):
        found.insert(0, SHAPES[game][0][1])  # a card by its text
    usual = [SHAPES[game][-2][1], SHAPES[game][-3][1]]
    return tuple(dict.fromkeys([*found, *usual]))[:2]


def _sentence(error: QuestionError) -> str:
    """The sentence in which *error* lies, all of the text if that is not known."""
    lines = error.text.splitlines()
    if not 0 < error.line <= len(lines):
        return error.text
    line, at = lines[error.line - 1], error.column - 1
    start = max((m.end() for m in _ENDS.finditer(line) if m.end() <= at), default=0)
    behind = _ENDS.search(line, max(at, 0))
    return line[start : behind.start() if behind else len(line)]
