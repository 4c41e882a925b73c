"""What players of Grand Archive and Riftbound say for what is read in other words.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

_MACROS = {
    "right": "( right | correct | yes | yeah | no | true )",
    "dies": "( dies | die | survives | survive | lives )",
    "ground": "( board | field | battlefield | table )",
}

# What both games say.
unit_words = paraphrases(
    """
    # A claim that is asked about is a question.
    << [ , ] [ so | and | then ] only <some> ( dies | die ) [ , ] @right ?
        -> . who dies ?
    << , [ so | and | then ] >> <some> @dies [ , ] @right ? -> .
    ( do | does | will | can ) <subject> << get to >> draw ( ? | a | any | card ) ->
    << ( do | does | will ) {who:subject} get to draw <number> ? -> how many cards do
        {who} draw ?
    ( do | does | will ) <subject> << get to live -> survive
    << that is got -> with
    << ( gets | get | got ) {n:number} more >> ( from | by | . | , | ? ) -> takes {n}
    prevent <number> << from ( some | a | an | another ) [ earlier | other ]
        ( spell | effect | card | ability ) ->
    << where ( does | do | will ) {it:some} go >> ( ? | and ) -> where does {it} end up
    <start> << {it:some} ( is | are ) on my @ground -> i control {it}
    <start> << {it:some} on [ the ] ( board | field ) for [ my ] opponent
        -> my opponent controls {it}
    """,
    macros=_MACROS,
)

champion_words = paraphrases(
    """
    << {who:whose} champion swings ( his | her | its | their ) -> {who} champion attacks
        with a
    << everything <hits_back> -> all retaliate
    ( can | could | may | does | will ) <some> << @swing past @it ( at | to @hit | and
        @hit | into ) -> attack
    << ( may | can | could ) {it:some} retaliate while ( rested | it is rested ) ?
        -> {it} is rested . can {it} retaliate ?
    << ( it is | it 's ) [ now | then ] [ the ] end of [ the | my | his ] turn
        -> the turn ends
    << ( does | do | will ) ( i | my {it:weapon} | the {it:weapon} | it )
        [ still | also | then ] lose [ a | any ] durability [ counter | counters ] ?
        -> how many durability counters are left ?
    """,
    {
        "whose": "my his her their",
        "hits_back": "retaliate retaliates",
        "weapon": "weapon sword axe bow blade dagger",
    },
    {
        "swing": "( swing | attack | go | get | swings | hit )",
        "it": "( it | him | her | that | them | my <some> | his <some> | the <some> )",
        "hit": "( attack | hit | swing at )",
    },
)

battlefield_words = paraphrases(
    """
    <start> << {it:title} [ is the ] battlefield ( . | ; | , )
        -> the battlefield is {it} .
    <start> << [ the ] battlefield ( is | : ) {it:title} , -> the battlefield is {it} .
    <subject> ( has | have | had ) << {n:number} might >> next to -> a {n} might unit
    <start> << ( attacker | attackers ) [ : | is | are ] {n:number} might [ unit ]
        ( , | ; | . | and ) ( defender | defenders ) [ : | is | are ] {it:rest}
        -> a {n} might unit attacks . {it} defend
    << tank {n:number} >> ( and | , | . | ? | with ) -> {n} might tank
    << ( hold | holds | held ) ( a | the | my | his ) battlefield with
        >> ( a | an | my | his | two | three | <number> ) -> have
    << {who:subject} ( move | moved | moves ) {it:some} twice this turn
        -> {it} has moved twice this turn
    """
)
