"""Who crews a Vehicle makes an artifact creature of it, which can attack and block.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from dataclasses import replace

from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.tokens import Token

_CREWS = frozenset("crew crews crewed".split())

_becomes = paraphrases(
    """
    # What is tapped for it.
    @before << i tap my {z:size} to crew >> [ my | the ] <title>
        -> my {z} is tapped and i crew
    @before << i @crew [ my | the ] {it:title} with my {z:size} >> @over
        -> my {z} is tapped and my {it} becomes an artifact creature
    # Who does it attacks or blocks with it.
    @before << i @crew [ my | the ] {it:title} [ , ] and [ i ] >> @do
        -> my {it} becomes an artifact creature and i
    @before << ( {who:spoken} | {who:person} ) @crew [ his | her | their | the ]
        {it:title} [ , ] and [ <spoken> ] >> @do
        -> {who} controls {it} . {it} becomes an artifact creature and {who}
    @before << ( i @crew [ my | the ] {it:title} | my {it:title} is crewed ) >> @over
        -> my {it} becomes an artifact creature
    @before << ( {who:spoken} | {who:person} ) @crew [ his | her | their | the ]
        {it:title} >> @over
        -> {who} controls {it} . {it} becomes an artifact creature
    @before << {o:my} {it:title} is crewed [ and | , ] >> @fights
        -> {o} {it} becomes an artifact creature and
    @before << {o:my} crewed {it:title} [ , ] >> @fights
        -> {o} {it} becomes an artifact creature and
    @before << i @crew it >> @over -> it becomes an artifact creature
    @before << i @crew it and [ i ] >> @do -> it becomes an artifact creature and i
    @before << i @do [ {to:aim} ] with [ my | a | the ] crewed {it:title} >> @over
        -> my {it} becomes an artifact creature and attacks {to}
    @before << ( {who:spoken} | {who:person} ) @do [ {to:aim} ] with
        [ his | her | their | a | the ] crewed {it:title} >> @over
        -> {who} controls {it} . {it} becomes an artifact creature and attacks {to}
    """,
    {"spoken": "he she"},
    {
        "before": "( <start> | , | and | then )",
        "crew": "( crew | crews | crewed )",
        "over": "( <end> | . | , | and | ; | then )",
        "do": "( attack | attacks | swing | swings | block | blocks )",
        "fights": "( attacks | attacked | blocks | blocked | swings | is blocked | "
        "gets blocked | hits | deals | connects )",
    },
)


def crewing(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with every Vehicle that is crewed told as the creature it becomes."""
    made = _becomes(tokens)
    there = next((it for it in tokens if it.text in _CREWS), None)
    if there is None or made == tokens:
        return made
    # What is said of it stands where that was typed, and not where its name was.
    return tuple(
        replace(
            it, line=there.line, column=there.column, start=there.start, end=there.end
        )
        if it.start == it.end
        else it
        for it in made
    )
