"""What is told around wordings, put in the order it is read in.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

# What leads to a wording behind a name or within a bracket.
_LED = {
    "led": "( that says | which says | that reads | which reads | that states | "
    "which states | whose text is | whose text reads | saying | reading )"
}

# A wording that is led into needs no brackets.
led_into = paraphrases(
    "<leading> << \\open {it:quote} \\close -> {it}",
    {"leading": "with says say saying reads reading controls control by"},
)

# "NAME (“…”, 2/2)" as "NAME (2/2, “…”)".
sizes_in_front = paraphrases(
    "\\open << {text:quote} {mark:parting} {size:size} >> \\close -> "
    "{size} {mark} {text}",
    {"parting": ", ;"},
)

# "NAME (a domain that says “…”)" is one card, and not a domain besides.
commas_in_brackets = paraphrases(
    """
    \\open << [ , ] @led >> <quote> ->
    \\open <inside> << [ , ] @led >> <quote> -> ,
    <capital> << , @led {it:quote} -> \\open {it} \\close
    \\open <inside> << : >> <quote> \\close -> ,
    @fighting <capital> \\open <inside> << \\close [ : ] {it:ended}
        >> ( <capital> | <break> ) -> , {it} \\close .
    @fighting <capital> \\open <inside> << \\close : {it:quote} -> , {it} \\close
    @fighting <capital> \\open <inside> << \\close {it:text} -> , {it} \\close
    @the attack card with {n:number} power << : >> <quote> -> that has
    <fights> << @the attack card >> <capital> ->
    """,
    {"fights": "attacks attack attacked attacking hits hit with by into using"},
    {
        **_LED,
        "fighting": "<fights> [ <my> | @the ] [ <word> ] [ <word> ]",
        "the": "( the | a | an | <my> )",
    },
)

# "With “…” and two +1/+1 counters": a wording ends what is told.
counters_first = paraphrases(
    """
    with << {text:quote} and {what:one_or_two} {kind:counters} [ {on:on} {it:it} ] ->
        {what} {kind} {on} {it} and {text}
    """,
    {"counters": "counter counters", "on": "on", "it": "it"},
)

# "Fireball for 5 “…”", "Fireball (X=5, “…”)", "kicked “…”": the wording stands next to
# its name.
amounts_behind = paraphrases(
    """
    <name> << kicked {it:text} -> {it} kicked
    <name> << {led:leads} ( {n:number} | {n:equals} ) {it:text} -> {it} {led} {n}
    <name> << {led:leads} ( {n:number} | {n:equals} ) \\open {it:text} \\close ->
        \\open {it} \\close {led} {n}
    <name> << {n:equals} [ : ] {it:text} -> {it} with {n}
    <name> << {n:equals} \\open {it:text} \\close -> \\open {it} \\close with {n}
    <name> << \\open {n:equals} , {it:text} [ \\close ] -> {it} with {n}
    """,
    {"leads": "for with"},
)

# "Two NAMEs on my unit, each “…”", "each of which says “…”".
each_says = paraphrases(
    "( , | \\open | - ) << ( each | both ) [ says | saying | reading | of ( which | "
    "them ) ( says | say | saying | has | have | reads | with ) ] >> <quote> ->"
)

# "“…” is what it says" as "its text is “…”".
texts_first = paraphrases(
    "<< {it:text} is @its_text >> <end> -> its text is {it}",
    macros={
        "its_text": "( its [ oracle ] text | its wording | their text | what it says | "
        "what they say | what ( each | both ) [ of them ] ( says | say ) | the text of "
        "( each | both | it ) | the text | the wording )"
    },
)

# What is not meant stands behind what is told; what one has, the other has not.
not_meant = paraphrases(
    """
    ( <start> | , | and | but | so | then ) << {a:some} , not {b:some} , {y:clause} >>
        ( . | ; | , | ? | and | but | <last> ) -> {a} {y} , not {b}
    , << not {b:some} , {w:along} {y:clause} >> ( . | ; | , | ? | and | but | <last> )
        -> {w} {y} , not {b}
    # What has none has nothing that was told.
    ( has | have ) <some> << [ , ] ( and | but | while | , ) the other [ one ] @has_none
        >> ( . | ; | <last> ) ->
    ( has | have ) [ a | an | one ] prevent <number> [ shield ] [ on it ] << [ , ] ( and
        | but | while | , ) {w:its_owner} @has_none >> ( . | ; | <last> ) ->
    ( has | have ) {k:clause} [ , ] ( and | but | while | , ) {w:its_owner} <<
        ( does not | do not | has none | have none | has nothing | has not ) >>
        ( . | , | ; | <last> ) -> does not have {k}
    ( is | are ) {k:clause} [ , ] ( and | but | while | , ) {w:its_owner}
        << ( is not | are not ) >> ( . | , | ; | <last> ) -> is not {k}
    """,
    {"along": "with for using", "its_owner": "his hers mine theirs"},
    {"has_none": "( does not | do not | has none | have none ) [ have ( one | any ) ]"},
)
