"""What players of Grand Archive say of who is there, how big, and what stops damage.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

of_sides_of_clashes = paraphrases(
    """
    # Who is there.
    ( has | have | got | at ) <number> life << with >> <number> damage -> and
    @bearer << with {n:number} life
        [ , ] and {m:number} damage [ counters ] [ already ] >> @then
        -> with {n} life and {m} damage on it
    @bearer << with {m:number} damage [ counters ] and {n:number} life >> @then
        -> with {n} life and {m} damage on it
    ( <subject> | opponent ) ( make | makes | deal | deals | do | does ) <number> damage
        << ( by | through | via ) [ a | his | her ] spell >> -> with a spell
    ( and | , ) [ then ] <number> << ( more | further ) [ damage ] >> ( with | from )
        ( a | another | his ) ->
    <start> << ( opponent | opponent 's | his | a ) [ first | second | other | next ]
        spell : {n:number} [ damage ] ( to | on | at ) >> -> then a spell deals {n}
        damage to
    , << {n:number} damage spell >> ( . | , | ; | ? | <end> ) -> a spell deals {n}
    ( <start> | , ) << ( opponent | opponent 's | his ) spell [ : ] {n:number}
        [ damage ] >> ( , | . | <end> ) -> opponent 's spell deals {n}
    champion << 's got -> has
    champion << [ , ] [ ( that | which | who ) is ] at {n:number} damage [ counters ] (
        out of | of | / ) {m:number} [ life ] [ , ] >> ( is | gets | attacks | takes )
        -> with {m} life and {n} damage counters
    <number> << dura >> ( . | , | ; | and | ? | left | counters | <end> ) -> durability
    << @opp ( levels | leveled | levelled ) [ up ] ( into | to ) a {n:number} life
        champion with {m:number} damage [ counters ] [ on it ] -> his champion has {m}
        damage counters . he becomes a champion with {n} life
    << i ( level | leveled | levelled ) [ up ] ( into | to ) a {n:number} life champion
        with {m:number} damage [ counters ] [ on it ] -> my champion has {m} damage
        counters . i become a champion with {n} life
    {who:subject} << ( levels | level | leveled | levelled ) [ up ] ( into | to ) a
        {n:number} life champion >> ( . | , | ; | and | <last> )
        -> becomes a champion with {n} life
    <start> << {c:names} ( on my side | on my field | in play | out | on the field )
        with {n:number} durability >> ( . | , | ; | and )
        -> i control {c} with {n} durability
    <start> << {c:names} on his ( side | field ) with {n:number} durability
        >> ( . | , | ; | and ) -> he controls {c} with {n} durability
    <start> << champion {n:number} life [ , | and ] {m:number} damage [ counters ]
        >> ( . | , | ; | and ) -> my champion has {n} life and {m} damage counters
    ( <start> | , | and ) << {n:number} life champion >> ( . | , | ; | <last> )
        -> my champion has {n} life
    << both [ of ] our allies are [ a ] {s:figure} >> ( . | , | ; )
        -> i have a {s} and he has a {s}
    <weapon> << + [ a | an | my ] >> {n:number} power -> and a
    ( <size> | ally | champion ) << [ , ] with {n:many} ephemeral ( objects | object |
        cards ) [ out | in
        play ] >> ( . | , | ; | <last> ) -> . i control {n} ephemeral objects
    << my prevent {n:number} [ shield ] is ( on | up | active ) >> ( . | , | ; | and )
        -> i have a prevent {n} shield
    # What stops damage, and what takes it.
    << i ( prevent | prevented ) {n:number} [ damage ] @hits
        -> i have an effect : if a source would deal damage to my champion , prevent {n}
        of that damage
    << @opp ( prevents | prevent | prevented ) {n:number} [ damage ] @hits
        -> he has an effect : if a source would deal damage to his champion , prevent
        {n} of that damage
    <start> << prevent all [ damage ] from spells/abilities/attacks >> @done
        -> all spell/ability/combat damage to my champion is prevented
    << , prevent all [ damage ] from spells/abilities/attacks >> @done
        -> . all spell/ability/combat damage to my champion is prevented
    << prevent all [ the ] damage {x:some} would take >> ( this turn | . | , | ; )
        -> all damage to {x} is prevented
    champion << ( who | that | which ) ( prevents | has prevent ) {n:number} [ damage ]
        >> ( . | , | ; | ? | and | <end> ) -> with a prevent {n} shield
    <start> << deal <number> damage ( split | divided ) [ : | , ] {a:number} [ damage ]
        to {x:some} and {b:number} [ damage ] to {y:some} >> @closed
        -> a spell deals {a} damage to {x} and {b} damage to {y}
    # Levels.
    << [ my champion | i ] ( level | levels | leveled | levelled ) [ up ] ( to | into )
        level <number> ( with | and have | and has ) {n:number} life
        -> i become a champion with {n} life
    << i ( level | leveled | levelled ) [ up ] from {n:number} life to {m:number} life
        with {k:number} damage [ counters ] [ on it ] -> my champion has {n} life and
        {k} damage counters . i become a champion with {m} life
    # What it has, and how big it is; how often, and with what.
    durability [ counters ] << [ , ] ( against | into ) >> ( my | his | her | their )
        -> into
    <start> << opponent then >> ( hits | attacks | swings | deals ) -> then opponent
    ( ally | unit ) << has {k:kw} and [ is a ] {s:figure} >> @closed -> is a {s} with
        {k}
    <weapon> << ( that | which ) has >> <number> durability -> with
    ( attacks | attack ) [ <clause> ] << twice with @its {n:number} power {w:weapon}
        >> ( . | , | ; | ? | <end> ) -> with a {n} power {w} . then it attacks with it
        again
    ( attacks | attack ) [ <clause> ] << twice with @its {n:number} power {w:weapon}
        with {m:number} durability [ counters ] >> ( . | , | ; | ? | <end> )
        -> with a {n} power {w} with {m} durability . then it attacks with it again
    ( attacks | attack ) <clause> << twice with {x:some} >> ( . | , | ; | ? | <end> )
        -> with {x} twice
    <start> << [ i ( have | control | got ) ] ( something | an effect | a card )
        ( that | which ) ( redirects | moves | sends ) [ all | any ] [ the ] damage
        ( from | to ) {o:own} champion to {x:some} [ instead ] >> @done
        -> {x} takes all damage instead of {o} champion
    <start> << [ all | any ] [ the ] damage [ that would be ] [ dealt ] to {o:own}
        champion ( is | gets ) ( dealt | redirected | moved | sent ) to {x:some}
        [ instead ] >> @done -> {x} takes all damage instead of {o} champion
    << a [ shielding ] buffer of {n:number} -> a prevent {n} shield
    << ( a shielding of {n:number} | shielding {n:number} ) -> a prevent {n} shield
    """,
    {
        "kw": "steadfast vigor stealth taunt intercept immortality cleave ambush",
        "own": "my his her their",
        "many": "two three four 2 3 4 twice",
        "weapon": "sword axe bow blade dagger weapon hammer spear gun polearm",
    },
    {
        "opp": "( opponent | my opponent | he | she | they )",
        "done": "( . | , | ; | ? | and | <last> )",
        "bearer": "( ally | unit | <size> | me | mine | <name> | <title> | champion | "
        "level <number> )",
        "its": "( a | an | my | his | her | the )",
        "hits": "( each time | every time | from each source | of each source | from "
        "each hit | of each hit | of each attack | from each attack | per hit )",
        "then": "( is | gets | got | takes | took | suffers | attacks | attack | and | "
        ", | . | ; | with | by | <end> )",
        "closed": "( . | , | ; | ? | and | but | so | does | do | who | what | <end> )",
    },
)
