"""What something is used for, said as what it does: "I tap it so that 1 is prevented".

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

purposes = paraphrases(
    """
    <used> <clause> << [ , ] [ and ] so [ that ] [ the ] next {n:number} damage
        [ [ that would be ] dealt ] ( to | on ) {x:self} [ this turn ] is prevented
        [ this turn ] >> ( <end> | . | , | and )
        -> to prevent the next {n} damage to {x}
    # "… and is protected from the next 3 damage", "…, shielding himself from 3".
    <used> <some> << @and [ so ] [ i ] am [ now ] <covered> @from
        {n:number} @points >> @over -> to prevent the next {n} damage to me
    <used> <some> << @and [ so ] [ he | she | they ] ( is | are | was ) [ now ]
        <covered> @from {n:number} @points >> @over
        -> to prevent the next {n} damage to himself
    <used> <some> << ( @and [ so ] | to | in order to | , ) <covers>
        ( {x:self} | {x:target} ) @from {n:number} @points >> @over
        -> to prevent the next {n} damage to {x}
    <used> <some> << @and ( so [ i ] have | i now have | now have ) a prevent {n:number}
        shield >> @over -> to prevent the next {n} damage to me
    <used> <some> << @and ( so [ he | she | they ] ( has | have ) | [ he | she | they ]
        now has ) a prevent {n:number} shield >> @over
        -> to prevent the next {n} damage to himself
    <used> <clause> << [ , ] so [ that ] [ the ] next {n:number} damage
        [ [ that would be ] dealt ] ( to | on ) {o:my} {x:some} [ this turn ]
        is prevented [ this turn ] >> ( <end> | , | and )
        -> to prevent the next {n} damage to {o} {x}
    <used> <clause> << [ , ] which prevents [ the ] [ next ] {n:number} damage
        [ [ that would be ] dealt ] ( to | on ) >> <some>
        -> to prevent the next {n} damage to
    <used> <clause> << in order to prevent -> to prevent
    # A colour protects from nobody; "poison 8" stands beside a life total.
    << [ , ] ( that | which ) ( is | are | 's | was ) protected from {k:hue} >>
        ( <end> | . | , | ? | and | but | \\open ) -> with protection from {k}
    << ( is | are | was | 's ) [ also ] protected from {k:hue} >> ( <end> | . | , | ? |
        and | but ) -> has protection from {k}
    ( at | on | has | have ) <number> [ life ] << ( , | . | and ) [ and ] poison
        [ : | is | at | total ] {n:number} [ counters ] >> ( <end> | . | , | and | but )
        -> and {n} poison
    # "Worship's controlled by me": what is said of it is nothing that it has.
    << 's >> ( controlled by | owned by | equipped with | enchanted ( by | with ) )
        -> is
    # What somebody has for a purpose he uses.
    ( , | and ) ( which | that ) {who:subject} << ( want | wants | wanted | intend |
        intends | plan | plans | mean | meant | hope | would like | 'd like | am going |
        is going ) to {v:uses} >> ->  {v}
    # What is to be kept by it is what it is used on.
    <used> <some> << ( to | in order to ) ( keep {x:target} alive | ( save | keep |
        protect | rescue ) {x:target} ( from | against ) ( it | that | dying | death |
        the <some> ) ) >> @over -> on {x}
    # "I rested him for the immortality": it is what that gives, and nobody is it.
    ( rest | rests | rested | resting ) {it:some} << ( for [ the | his | her | its ] |
        to ( get | gain ) | to ( give | get ) ( him | her | it ) | ( so [ that ] | and )
        ( he | she | it ) ( gets | has | gains | gained | got ) ) immortality >> @over
        -> for his ability
    # What is paid for it is paid where it is used.
    << pay/pays/paid {n:many} {k:word} ( counter | counters ) [ from ( my | his | her |
        their ) champion ] ( for | to ( use | activate ) ) ( its | the | his | her )
        ability >> -> use/uses/used its ability by removing {n} {k} counters
    # What it does is not done once more.
    <used> <some> << ( , | and | , and ) ( prevent | prevents ) >>
        [ the ] [ next ] <number> [ of ] [ the ] [ damage ]
        ( <end> | , | and | to | on | from | of ) -> to prevent
    # Where what a creature deals is to go, its ability is aimed.
    ( and | , ) << ( want | wants | wanted | choose | chose | chooses ) ( {it:some} 's |
        its | that | the ) ( damage | trigger | ability ) to ( go to | hit | target )
        {x:target} -> choose {x} for its ability
    ( <start> | , | and ) << my {it:title} taps [ in order ] to prevent
        -> i use my {it} to prevent
    ( <start> | , | and ) << ( his | her | their ) {it:title} taps [ in order ]
        to prevent [ the ] [ next ] {n:number} damage [ [ that would be ] dealt ]
        ( to | on ) ( him | her | them ) -> he uses his {it} to prevent the next {n}
        damage to himself
    ( <start> | , | and ) << ( his | her | their ) {it:title} taps [ in order ]
        to prevent -> he uses his {it} to prevent
    << [ , ] which i ( tap | use | tapped | used ) >> ( to prevent | so that | in
        response ) -> . i use it
    << [ , ] which ( he | she | they ) ( taps | uses | tapped | used | tap | use ) >> (
        to prevent | so that | in response ) -> . he uses it
    """,
    {
        "many": "a an one two three four five 1 2 3 4 5",
        "used": "use uses used tap taps tapped cast casts play plays played activate "
        "activates activated",
        "self": "me him her them himself herself themselves myself",
        "hue": "white blue black red green",
        "uses": "use cast play activate",
        "covered": "protected shielded covered safe guarded",
        "covers": "protect protects protecting shield shields shielding cover covers "
        "covering guard guards guarding",
    },
    {
        "and": "( and | , | , and )",
        "from": "( from | against ) [ the ] [ next | first ]",
        "points": "[ points of ] damage [ this turn | until end of turn ]",
        "over": "( <end> | . | , | ; | ? | and | but | then )",
    },
)
