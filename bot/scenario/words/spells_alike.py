"""So many spells that do the same: rows of paraphrase for games of units."""

from bot.scenario.words.paraphrase import paraphrases

SPELLS_ALIKE = frozenset({"spell", "spells"})

spells_alike = paraphrases(
    """
    # Who plays them.
    << @plays {c:many} spells ( on | at | into | against ) {x:some} [ , ] [ for ]
        {n:number} [ damage ] each >> @done
        -> plays {c} spells each dealing {n} damage to {x}
    << @plays {c:many} spells ( for | of ) {n:number} [ damage ] [ each ]
        ( on | at | into | against ) {x:some} [ , | and ] [ both hit | both hits |
        they both hit | each ] >> @done
        -> plays {c} spells each dealing {n} damage to {x}
    << @plays {c:many} {n:number} damage spells ( on | at | into | against ) {x:some}
        [ , | and ] [ both hit | both hits | they both hit ] >> @done
        -> plays {c} spells each dealing {n} damage to {x}
    << ( hits | hit | blasts | strikes | targets ) {x:target} with ( {c:many} spells [ ,
        ] [ for | of | dealing | that deal ] {n:number} [ damage ] each | {c:many}
        {n:number} damage spells ) >> @done
        -> plays {c} spells each dealing {n} damage to {x}
    << ( opponent | my opponent ) @plays {c:many} spells [ , ] @each_for {n:number}
        [ damage ] [ each ] to -> opponent 's {c} spells deal {n} damage each to
    << ( he | she | they ) @plays {c:many} spells [ , ] @each_for {n:number} [ damage ]
        [ each ] to -> his {c} spells deal {n} damage each to
    << i @plays {c:many} spells [ , ] @each_for {n:number} [ damage ] [ each ] to
        -> my {c} spells deal {n} damage each to
    <named_player> << @plays {c:many} spells [ , ] @each_for {n:number} [ damage ]
        [ each ] to -> 's {c} spells deal {n} damage each to
    # What they hit.
    ( hit | struck ) by << ( ( two | 2 ) spells [ , | \\open ] [ each ] for {n:number} [
        damage ] [ each ] [ \\close ] | ( two | 2 ) {n:number} damage spells ) -> a
        spell for {n} and by a spell for {n}
    ( hit | struck ) by << ( three | 3 ) spells [ , ] [ each ] for {n:number} [ damage ]
        [ each ] -> a spell for {n} and by a spell for {n} and by a spell for {n}
    ( takes | take | eats | eat | took ) << ( ( two | 2 ) spells [ , ] [ each ] for
        {n:number} [ damage ] [ each ] | ( two | 2 ) {n:number} damage spells ) -> {n}
        from a spell and {n} from another spell
    # One after the other, each with its own number.
    <start> << [ the ] first spell ( is for | is | for ) {n:number} [ damage ] >> ->
        the first spell deals {n}
    ( <start> | , | and | then ) << ( after that | then | and then | and ) [ the ]
        second/third spell ( is for | is | for ) {n:number} [ damage ] >> -> the
        second/third spell deals {n}
    << [ , ] first [ comes | there is | there 's ] [ a | an | one ] {n:number} damage
        spell >> ( , | . | then | and | <end> ) -> . a spell deals {n} damage to it
    <some> << ( faces | face | faced | suffers | meets | is facing | is hit by | gets
        hit by ) >> [ a | an | one | two | three ] <number> damage ( spell | spells )
        -> takes
    <start> {x:side} << [ , | : ] [ a | an | one ] {n:number} [ damage ] spell >> ( + |
        plus | and | then | , | . | ? | <end> ) -> takes a {n} damage spell
    <start> {x:side} << [ , | : ] ( two | 2 ) {n:number} [ damage ] spells >> @done ->
        takes a {n} damage spell and a {n} damage spell
    <start> << {n:number} spell ( + | then | and | , ) {m:number} spell >> @done
        -> a spell deals {n} damage to it . then another spell deals {m} damage to it
    ( takes | take | took | eats | eat | ate | + | plus ) << {n:number} spell
        >> ( + | plus | and | then | , | . | ? | <end> ) -> a {n} damage spell
    ( takes | take | took | eats | eat | ate | with | by | from ) [ a | an | one ]
        <number> damage spell << @next [ a | an | one | another ] {m:number} damage
        spell >> ( , | + | plus | @done )
        -> . then another spell deals {m} damage to it
    spell deals <number> damage to it << @next [ comes ] [ a | an | one | another ]
        {m:number} damage spell >> ( , | + | plus | @done ) -> . then another spell
        deals {m} damage to it
    # Told without a verb.
    <start> << ( {c:many} spells for {n:number} [ damage ] [ each ] ( on | at | into |
        against ) {x:some} | {c:many} {n:number} damage spells ( on | at | into |
        against | hit ) {x:some} ) >> @done -> {c} spells deal {n} damage each to {x}
    """,
    {"many": "two three four 2 3 4"},
    {
        "plays": "( plays | play | played | casts | cast | throws | uses | use | fires "
        "| shoots | activates | activate )",
        "each_for": "( each ( dealing | doing ) | ( that | which ) each ( deal | do ) "
        "| that ( deal | do ) | dealing | doing )",
        "next": "( + | plus | [ , ] ( and then | and | then ) | , )",
        "done": "( . | , | ; | ? | and | then | does | do | dead | <last> )",
    },
)
