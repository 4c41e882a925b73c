"""What shields a unit, told by what it does: rows of paraphrase."""

from bot.scenario.words.paraphrase import paraphrases

# One of these is in each text that tells of such a thing.
SHIELDING = frozenset(
    "prevents prevent preventing prevented stops stopping stopped absorbs absorbing "
    "absorbed blocks blocking blocked soaks soaking protected protect protects".split()
)

shields_described = paraphrases(
    """
    # "Only stops combat damage, the next 4": how much stands before of which kind.
    ( shield | barrier | that | which | champion | ally | unit | <size> ) << only
        {v:only_stops} -> {v}
    {v:only_stops} << only >> @of_kind ->
    << {v:only_stops} @of_kind \\open [ the ] [ next | first ] {n:number} [ points |
        damage ] \\close -> {v} the next {n} {k} damage
    << {v:only_stops} @of_kind , [ the ] [ next | first | for ] {n:number} [ points |
        damage | of it ] >> @closed -> {v} the next {n} {k} damage
    # Of so many points: on what is named, else on whatever has it.
    @holds << @something [ @on_it ] @that_prevents [ the ] [ next | first ] {n:number}
        [ points ] [ of ] @of_kind [ @dealt ] ( to | on ) >>
        @named
        -> a prevent {n} shield against {k} damage on
    @holds << @something [ {on:on} {x:it} ] @that_prevents [ the ] [ next | first ]
        {n:number} [ points ] [ of ] @of_kind [ @to_it ]
        -> a prevent {n} shield against {k} damage {on} {x}
    @holds << @something [ @on_it ] @that_prevents [ the ] [ next | first ] {n:number}
        [ points ] [ @damage ] [ @dealt ] ( to | on ) >> @named
        -> a prevent {n} shield on
    @holds << @something [ {on:on} {x:it} ] @that_prevents [ the ] [ next | first ]
        {n:number} [ points ] [ @damage ] [ @to_it ]
        -> a prevent {n} shield {on} {x}
    <subject> << @casts @something @that_prevents [ the ] [ next | first ] {n:number}
        [ points ] [ of ] @of_kind [ @dealt ] ( to | on ) >> @named
        -> put a prevent {n} shield against {k} damage on
    <subject> << @casts @something @that_prevents [ the ] [ next | first ] {n:number}
        [ points ] [ @damage ] [ @dealt ] ( to | on ) >> @named
        -> put a prevent {n} shield on
    <subject> << @casts @something @that_prevents [ the ] [ next | first ] {n:number} [
        damage ] >> @closed -> have a prevent {n} shield
    @puts << @something on {x:some} @that_prevents [ the ] [ next | first ] {n:number}
        [ points ] [ of ] @of_kind [ @to_it ]
        -> a prevent {n} shield against {k} damage on {x}
    @puts << @something on {x:some} @that_prevents [ the ] [ next | first ] {n:number}
        [ points ] [ @damage ] [ @to_it ] -> a prevent {n} shield on {x}
    ( with | has | have | had | got | gets ) << [ the ] next {n:number} [ damage ]
        [ @to_it ] ( prevented | stopped | absorbed | blocked ) -> a prevent {n} shield
    ( protect | protects | protected ) {x:some} << ( from | against ) the next
        {n:number} [ damage ] -> with a prevent {n} shield
    # Whose it is, what it does and of which damage, in other places.
    <start> << [ the ] next {n:number} @of_kind [ that would be ] ( dealt to | to |
        on ) {x:some} ( is | will be | gets ) prevented >> @closed
        -> {x} has a prevent {n} shield against {k} damage
    <start> << prevent [ the ] next {n:number} @of_kind [ that would be ] ( dealt to |
        to | on ) {x:some} [ this turn ] >> @closed
        -> {x} has a prevent {n} shield against {k} damage
    @begins << my/his {s:shield} [ {on:on} {x:some} ] @only_prevents [ the ] [ next ]
        {n:number} [ points ] [ of ] @of_kind [ this turn ] >> @closed
        -> i/he have/has a prevent {n} shield against {k} damage {on} {x}
    @begins << my/his {s:shield} [ {on:on} {x:some} ] @only_prevents [ the ] [ next ]
        {n:number} [ points ] [ @damage ] [ this turn ] >> @closed
        -> i/he have/has a prevent {n} shield {on} {x}
    # What something does as it enters is done by it.
    ( enters | entered ) [ {e:some} ] << ( , | and | , and ) ( prevents | prevent ) >>
        [ the ] [ next ] <number> -> to prevent
    @begins << ( prevent | prevents | preventing ) [ the ] next {n:number} [ damage ]
        [ that would be ] ( dealt to | to | on | for ) {x:some} [ this turn ]
        >> @closed -> {x} has a prevent {n} shield
    # Of all damage.
    ( have | has | had | control | controls | got ) {x:some} << with @something
        [ @on_it ] @that_prevents all damage [ @to_it ] [ this turn ]
        >> ( . | , | ; | and ) -> . all damage to it is prevented this turn
    ( has | have | had | got | gets ) << @something [ @on_it ] @that_prevents all damage
        [ @to_it ] >> ( . | , | ; | and | this | <last> ) -> all damage to it prevented
    <subject> << ( have | has | had | got | control | controls ) @something
        @that_prevents >> all damage -> prevent
    << ( there is | there 's ) @something @that_prevents >> all damage -> an effect
        prevents
    """,
    {
        "shield": "shield barrier ward bubble spell card effect reaction skill",
        "only_stops": "prevents stops absorbs blocks preventing stopping prevent stop",
        "fought": "combat noncombat attack attacks spell spells ability abilities",
        "on": "on",
        "it": "it him her them",
        "article": "a an one some my his her their another the this",
        "kind": "effect spell card ability shield barrier ward buff aura trick action "
        "reaction thing protection",
    },
    {
        "holds": "( with | has | have | had | got | gets | under | is | 's )",
        "puts": "( put | puts | cast | casts | played | plays | play | used | uses | "
        "use | got | have | has )",
        "casts": "( cast | casts | play | plays | played | use | uses | used | "
        "activate | activates | activated | ( flash | flashes | flashed | drop | drops "
        "| dropped | throw | throws | threw ) [ in | down ] | ( put | puts ) up )",
        "something": "( something | smth | sth | [ <article> ] [ shielding | "
        "prevention | "
        "protective ] <kind> )",
        "that_prevents": "( ( that | which | who ) [ will | would ] ( prevents | "
        "prevent | "
        "stops | stop | absorbs | absorb | blocks | block | soaks | soak ) [ up ] | "
        "to prevent | preventing | stopping | absorbing | blocking )",
        "on_it": "on ( it | him | her | them )",
        "dealt": "[ that | which ] [ would | will ] [ be | is ] ( dealt | done )",
        "damage": "( [ of ] [ the | that | his | their ] ( damage | damages ) | "
        "of ( it | that ) | it )",
        "to_it": "( [ [ that | which ] [ would | will ] [ be | is ] ( dealt | done ) ] "
        "( to | on ) ( it | him | her | them ) | [ that | which ] ( it | he | she ) "
        "would ( take | be dealt ) )",
        "of_kind": "( {k:fought} ( damage | damages ) | damage from {k:fought} )",
        "begins": "( <start> | , | and | but | while )",
        "only_prevents": "( prevents | stops | absorbs | blocks | soaks )",
        "closed": "( . | , | ; | ? | and | but | <end> )",
        "named": "( <my> | the | a | an | <capital> | opponent )",
    },
)
