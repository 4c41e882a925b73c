""" "I was at 10 before", "what am I at (10 before)": the life total to begin with."""

from collections.abc import Mapping

from bot.scenario.words.paraphrase import paraphrases

BEFORE = frozenset(
    "before b4 bfore befor beforehand originally initially start started was had "
    "were begin starting from".split()
)
_MACROS: Mapping[str, str] = {
    "before": "( before | b4 | bfore | befor | beforehand | originally | initially |"
    " to start | to start with | at the start | to begin with )",
    "told": "( [ was | were | had | started | starting | from ] [ at | on | with ]"
    " {n:number} [ life | hp ] @before |"
    " ( was | were | had | started | starting | from ) [ at | on | with ]"
    " {n:number} [ life | hp ] )",
}

# Of a player it tells no earlier turn; in brackets it is of who was asked about.
lives_before = paraphrases(
    """
    <subject> ( was | were | had | started ) [ at | on | with ] {n:number} [ life | hp ]
        << @before >> ( <end> | , | and | n | so | but | \\close ) ->
    ( i | me | mine | my [ life ] [ total ] | i ( at | on | end at ) ) [ ? ] \\open
        << @told >> \\close -> i am at {n} life
    ( he | him | his [ life ] [ total ] | opponent 's [ life ] [ total ] |
        he ( at | on | end at ) ) [ ? ] \\open << @told >> \\close -> he is at {n} life
    """,
    macros=_MACROS,
)
