"""Questions that are about something this project does not rule on."""

import re
from collections.abc import Iterable

from bot.citation import Game
from bot.errors import Problem, QuestionError, place_in
from bot.scenario.words.nearest_example import EXAMPLES
from bot.scenario.words.parsing import Parse
from bot.worded import joined, worded

_WHAT_I_DO = worded(
    "I rule on damage, prevention and replacement effects in Magic, Grand Archive and "
    "Riftbound."
)
_VARIANTS = worded(
    "Variants in which teams, planes, schemes or games within games matter "
    "are outside what I rule on. "
)
_TOPICS: tuple[tuple[re.Pattern[str], str], ...] = (
    (
        re.compile(
            r"\b(yu-?gi-?oh|blue-?eyes|dark magician|waboku|battle damage|defense mode|"
            r"attack position|\d{3,4} (?:atk|def)|pok[eé]mon|pikachu|lorcana|"
            r"hearthstone|one piece|digimon|flesh and blood)\b",
            re.IGNORECASE,
        ),
        worded("That is another game. "),
    ),
    (
        re.compile(
            r"\b(i main|main support|karthus|cooldown|seconds|lane|jungle|ranked|"
            r"solo ?q|ult is|press \w+|patch \d)\b",
            re.IGNORECASE,
        ),
        worded("That is about the video game, not the card game. "),
    ),
    (
        re.compile(
            r"\b((?:enough|how much) (?:mana|energy|memory)|"
            r"can (?:i|he|she|we|they|my opponent) (?:still )?(?:cast|play|afford) "
            r"[\w',: ]+? (?:with|for|on) (?:only |just )?\d+(?! damage)|"
            r"how much (?:does|do|is) (?:it|that) cost to)\b",
            re.IGNORECASE,
        ),
        worded("Costs and whether they can be paid are outside what I rule on. "),
    ),
    (
        re.compile(
            r"\b((?:best|good|better|budget|what|which) (?:\w+[ -]){0,3}decks?|"
            r"deck ?building|deck (?:advice|ideas?)|any good|deck ?list|sideboard|"
            r"mono[- ]\w+ \w+ deck|tier|"
            r"worth (?:it|playing)|cost these days|price|prices|cheap|dollars?|euros?|"
            r"cardmarket|tcg ?player|ebay|meta(?:game)?|(?:play|draw|card) odds|"
            r"better (?:than (?!me\b|him\b|her\b|us\b|i\b)|in|card|deck|"
            r"champion|legend)|"
            r"(?:good|strong|playable) in|"
            r"how much (?:does|do|is) (?:it|a copy|they) cost|"
            r"should i (?:play|run))\b",
            re.IGNORECASE,
        ),
        worded("Deck advice and prices are nothing I know about. "),
    ),
    (
        re.compile(
            r"\b(infraction|penalt(?:y|ies)|rewind|warning|game loss|\w+ rel\b|"
            r"tournament policy|disqualif\w+|missed trigger policy|slow play|gpe|ipg|"
            r"mtr)\b",
            re.IGNORECASE,
        ),
        worded("Penalties and rewinds are tournament policy. "),
    ),
    (
        re.compile(
            r"\b(score (?:one|two|a point|points?|\d)|conquer|win the match|"
            r"(?:how many|get|gain|earn) points?|on \d points)\b",
            re.IGNORECASE,
        ),
        worded("Scoring and winning are outside what I rule on. "),
    ),
    (
        re.compile(
            r"\b(mulligans?|who (?:then )?(?:has|gets|holds|receives|is given) "
            r"(?:the )?priority|(?:have|get|keep|retain|receive) priority|"
            r"who (?:goes|plays) first|on the play or (?:on the )?draw)\b",
            re.IGNORECASE,
        ),
        worded("Priority, mulligans and who begins are outside what I rule on. "),
    ),
    (
        re.compile(
            r"\bcan (?:i|he|she|they|we|you|my opponent) (?:still |also )?"
            r"(?:play|move|put|deploy|recall) (?:a|an|my|his|her|their|the) "
            r"(?:\w+[ -]){0,3}units? (?:\w+ ){0,2}?"
            r"(?:to|at|on|onto|into|from|in|there|here)\b(?!.*\bdamage)",
            re.IGNORECASE,
        ),
        worded("Where and when cards are played or moved is outside what I rule on. "),
    ),
    (
        # What changes characteristics in an order of its own (613).
        re.compile(
            r"\b((?:which|what|same|different|another|later|earlier) layers?|"
            r"layers? (?:\d\w?|system)|in layers|layering|timestamps?|opalescence|"
            r"dependency)\b",
            re.IGNORECASE,
        ),
        worded("Layers and timestamps are outside what I rule on. "),
    ),
    (
        re.compile(
            r"\b(two[- ]headed giant|2hg|planechase|planeswalk|archenemy|subgames?|"
            r"shahrazad|grand melee|hidden agenda|(?:emperor|vanguard|conspiracy|"
            r"planar|scheme) (?:game|variant|draft|card|deck))\b",
            re.IGNORECASE,
        ),
        _VARIANTS,
    ),
    (
        re.compile(
            r"\b(is \w+ banned|format legal|legal in (?:modern|legacy|standard))\b",
            re.IGNORECASE,
        ),
        worded("Which cards are allowed in a format is nothing I know about. "),
    ),
)  # fmt: skip


# Who shares a turn, its attackers and its life total with others; no name of a card.
_TEAMS = (
    (
        re.compile(
            r"\b(two[- ]headed giant(?! of\b)|2hg|"
            r"team[- ]?mates?\b"
            r"(?! (?:says?|said|thinks?|thought|claims?|told|tells)\b))",
            re.IGNORECASE,
        ),
        _VARIANTS,
    ),
)


UNPREVENTABLE = worded(
    "Riftbound's rules do not say what a prevention does about damage that can't be "
    "prevented: ask without that. "
)
# "that old white aura, the one with …": a card described instead of named.
_UNNAMED = re.compile(
    r"\bthat (?:\w+ ){0,3}(?:aura|card|enchantment|artifact|spell|instant|creature)\b"
    r",? (?:the one )?(?:with|where|that)\b",
    re.IGNORECASE,
)


_QUOTED = re.compile(r"[\"“][^\"“”]*[\"”]|\b[A-Z]\w+ of [A-Z]\w+")


def refuse_outside(parse: Parse, error: QuestionError) -> None:
    """Raise UNSUPPORTED instead of *error* if the text is about something else."""
    unnamed = _UNNAMED.search(parse.text)
    if unnamed is not None:
        line, column = place_in(parse.text, unnamed.start())
        raise QuestionError(
            Problem.UNKNOWN,
            worded(
                "Which card is that? Give its name, or its text in quotation marks."
            ),
            line=line,
            column=column,
            length=len(unnamed.group()),
            suggestions=_A_CARD[parse.game or Game.MTG],
            text=parse.text,
        ) from error
    topic = off_topic(parse.text, parse.game)
    if topic is not None:
        raise topic from error


# A card by its name, and by its text.
_A_CARD = {
    Game.MTG: ("Pariah", '"All damage that would be dealt to you …"'),
    Game.GRAND_ARCHIVE: ("Deflecting Edge", '"Prevent the next 3 damage …"'),
    Game.RIFTBOUND: ("Ki Barrier", '"Prevent the next 7 damage …"'),
}


def refuse_teams(text: str) -> None:
    """Raise UNSUPPORTED where players of *text* play in teams, readable or not."""
    if (topic := _about(text, _TEAMS)) is not None:
        raise topic


def off_topic(text: str, game: Game | None) -> QuestionError | None:
    """What to say of *text* if it is about something else; None if it is not."""
    return _about(text, _TOPICS, game)


def _about(
    text: str,
    topics: Iterable[tuple[re.Pattern[str], str]],
    game: Game | None = Game.MTG,
) -> QuestionError | None:
    # What a card says is no question of the asker's.
    asked = _QUOTED.sub(lambda it: " " * len(it.group()), text)
    for pattern, words in topics:
        match = pattern.search(asked)
        if match is None:
            continue
        line, column = place_in(text, match.start())
        return QuestionError(
            Problem.UNSUPPORTED,
            joined([words, _WHAT_I_DO], ""),
            line=line,
            column=column,
            length=len(match.group()),
            suggestions=EXAMPLES[game or Game.MTG][:1],
            text=text,
        )
    return None
