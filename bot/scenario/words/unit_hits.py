"""Several hits told at once: how often and for how much each, or one by one.

Rows of :mod:`bot.scenario.words.paraphrase` for games of units.
"""

from bot.scenario.words.paraphrase import paraphrases

several_hits = paraphrases(
    """
    # How much each of several hits is stands behind how often.
    @often << ( this | in the same | in one | in a | per ) turn >> ( for | with | , ) ->
    @hit [ <target> ] << ( two | 2 ) times >> ( with | for | , | . | ? | <end> )
        -> twice
    @often [ with <article> <weapon> ] for <number> [ damage ] << @a_time >> @each ->
    @hit [ <target> ] @often with <article> << {w:weapon} for {n:number} [ damage ]
        >> @each -> {n} power {w}
    @hit [ <target> ] << {c:counted} times with {a:article} {x:some} >> @each
        -> with {a} {x} {c} times
    @often << ( [ , ] {n:number} [ damage | power ] @a_time | ( with | at ) {n:number}
        power [ @a_time ] ) >> @each -> for {n}
    ally << @hits {x:target} {c:often} for {n:number} [ damage ] >> @each
        -> with {n} power attacks {x} {c}
    ally << @hits {x:target} {c:counted} times for {n:number} [ damage ] >> @each
        -> with {n} power attacks {x} {c} times
    ( ally | <size> ) << ( hits | hit ) >> <target> @often -> attacks
    <subject> << @hit >> <target> @often with -> attack
    ( hits | hit ) <target> << for {n:number} [ damage ] [ , ] {c:counted} times
        >> @each -> {c} times for {n}
    ( hits | hit ) <target> << for {n:number} [ damage ] [ , ] {c:often} >> @each
        -> {c} for {n}
    with {c:counted} << allies ( for {n:number} [ damage | power ] @a_time | ,
        {n:number} [ damage | power ] @a_time ) >> @each -> {n} power allies
    << {c:counted} allies @hits {x:target} for {n:number} [ damage ] @a_time >> @each
        -> {c} {n} power allies attack {x}
    # What is only noted down.
    @plays << {k:source} >> ( , | <number> | for | on | at | that | with | to )
        -> a {k}
    @plays << {n:number} damage {k:source} >> ( on | at | to | into ) <target>
        -> a {n} damage {k}
    @plays a {k:source} << {n:number} damage >> ( . | ; | ? | and | then | <end> )
        -> for {n}
    <start> << [ a | an | one ] {k:source} [ , | : ] [ for ] {n:number} [ damage ] (
        to | on | at | into ) >> -> a {k} deals {n} damage to
    <start> << [ an | one ] ally attack [ , | : ] [ with | for ] {n:number} [ power |
        damage ] [ , ] ( on | to | at | into | against ) {x:target} >> @each
        -> an ally with {n} power attacks {x}
    # How much each of two takes, and of a shield how much.
    <doer> ( <hits> | <burns> ) <target> for <number> [ damage ] << ( , | and | , and )
        [ {o:own} | the ] {y:one} for {n:number} [ damage ] >> ( @each | \\open )
        -> . {n} damage is dealt to {o} {y}
    <has> << ( two | 2 ) [ prevent ] shields ( of | with ) [ prevent ] {n:number} [
        each ] >> @each -> prevent {n} and prevent {n}
    <has> << ( two | 2 ) [ prevent ] shields \\open [ prevent ] {n:number} ( and | , ) [
        prevent ] {m:number} \\close -> prevent {n} and prevent {m}
    ( <start> | : ) << [ a | an | one ] {k:source} ( on | at ) {x:target} [ , | : ] [
        for ] {n:number} [ damage ] >> @each -> a {k} deals {n} damage to {x}
    << ( 1 | one | a ) ( prevent | prevention ) shield ( of | for ) {n:number}
        >> ( . | , | ; | ? | and | on | <end> ) -> a prevent {n} shield
    # What is dealt, and with what.
    <start> ( opponent 's | his | her | my | an | a ) {k:source} << for {n:number} [
        damage ] >> ( . | ? | <end> ) -> deals {n} damage
    <doer> << ( deals | does | dealt | deal ) {n:number} [ damage ] with @an ally
        >> @each -> attacks for {n}
    << <doer> @hits again for {n:number} [ damage ] with @an [ normal | regular ]
        {k:source} >> @each -> another {k} deals {n} damage
    << ( responds | respond | responded | answers | answered ) with [ a ] prevent
        {n:number} [ shield ] >> @each -> prevents the next {n}
    # Whether somebody gets, or does, what comes of a shield.
    << ( can | could | will ) {x:some} ( prevent | stop | block | absorb ) both
        >> ( ? | <end> ) -> does {x} stop both
    ( do | does | did ) <doer> [ have to ] mill << {n:number} >> ( ? | <end> )
        -> {n} cards
    << ( do | will | would ) i ( get | gain ) ( a | an ) {k:word} counter on {x:target}
        >> ( ? | <end> ) -> does {x} get a {k} counter
    << ( do | will | must ) i [ have to | need to ] sacrifice {x:some} >> ( ? | <end> )
        -> is {x} sacrificed
    <doer> << ( @hits | <burns> ) {x:target} with ( another | a second | one more | the
        other ) {k:source} for {n:number} [ damage ] >> @each
        -> deals {n} damage to {x} with another {k}
    <doer> << ( @hits | <burns> ) {x:target} ( again | once more ) with ( a | another |
        a second ) {k:source} for {n:number} [ damage ] >> @each
        -> deals {n} damage to {x} with another {k}
    # How much the next one deals, and each of an ally and a spell.
    @plays << ( another | a second | one more ) [ one | {k:source} ] ( [ , ] [ this time
        ] ( for | with | of | @that_deals ) | , [ this time ] ) {n:number} [ damage ]
        >> @each -> another spell for {n}
    @plays ( a | an ) {k:source} << ( [ , ] ( with | @that_deals ) | , ) {n:number} [
        damage ] >> @each -> for {n}
    ( , | . | and | ; ) then ( another | a second ) << one , {n:number} [ damage ] >>
        @each -> for {n}
    {who:doer} << @hits [ {x:target} ] with @an {k:source} for {n:number} [ damage ]
        @more [ with ] @an ally ( for | with ) {m:number} [ damage | power ] >> @each
        -> hits {x} with a {k} for {n} . then {who} attack {x} for {m}
    {who:doer} << @hits {x:target} with @an {n:number} damage {k:source} @more [ with ]
        @an {m:number} power ally >> @each
        -> hits {x} with a {k} for {n} . then {who} attack {x} for {m}
    <doer> << @hits [ {x:target} ] ( for {n:number} [ damage ] with @an ally | with @an
        ally for {n:number} [ damage ] ) >> @more [ with ] [ @an ] ( <source> | <number>
        ) -> attacks {x} for {n}
    ( attack | attacks ) [ <target> ] for <number> @more << [ with ] [ @an ] {k:source}
        >> for <number> -> a {k}
    """,
    {
        "article": "my his her their a an the",
        "source": "spell action ability",
        "has": "have has had got",
        "own": "my his her their",
        "one": "ally champion",
        "hits": "hits hit attacks attacked",
        "burns": "zaps zapped blasts blasted nukes nuked bolts bolted burns burned "
        "shoots strikes smacks",
        "doer": "i he she they opponent",
        "often": "twice thrice",
        "counted": "two three four five 2 3 4 5",
        "weapon": "sword axe bow blade dagger weapon hammer spear gun polearm",
    },
    {
        "hits": "( attacks | attacked | hits | hit )",
        "hit": "( attack | attacked | hit )",
        "plays": "( plays | play | played | casts | cast | uses | use | used | "
        "activates | activate | activated )",
        "often": "( twice | thrice | <counted> times )",
        "an": "( a | an | his | her | my | another )",
        "more": "( , | and | then | , and | , then | and then | , and then )",
        "that_deals": "( [ that | which ] ( deals | does ) | dealing | doing )",
        "a_time": "( each | each time | every time | apiece | per hit | each hit | per "
        "attack )",
        "each": "( . | , | ; | ? | and | each | <end> )",
    },
)
