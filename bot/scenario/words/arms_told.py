"""Attacks of Grand Archive that are told with who is first, or with what, behind them.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

arms_told = paraphrases(
    """
    # In which order several attack.
    << ( both | both allies | both of them | they | they both ) @hit {y:target} [ , ] [
        with ] [ the ] {d:some} [ attacking | attacks | going | goes ] first >> @stop
        -> the {d} attacks {y} . then the other one attacks {y}
    << ( both | both allies | both of them | they | they both ) @hit {y:target} ( , | :
        | - ) first the {d:some} [ , ] [ and ] then the {e:some} >> @stop
        -> the {d} attacks {y} . then the {e} attacks {y}
    <start> << ( two | both | two of {o:own} | {o:some} ) [ two | both ] allies [ both ]
        @hit {y:target} ( , | : | - ) [ first ] ( a | the | one with ) {n:number} power
        [ one | ally ] [ , | and ] [ and ] then ( a | the | one with ) {m:number} power
        [ one | ally ] >> @stop
        -> {o} {n} power ally attacks {y} . then {o} {m} power ally attacks {y}
    <start> << {o:own} first ally @hits {y:target} for {n:number} [ , | and ] [ and ] [
        then ] ( {o:own} | the ) second [ one | ally ] [ attacks | hits ] for {m:number}
        >> @stop -> {o} {n} power ally attacks {y} . then {o} {m} power ally attacks {y}
    @hit {y:target} << in ( that | this | the same ) order >> @stop
        -> one after the other
    # What is only told to meet, and what a weapon has without "with".
    <start> [ <my> | a ] <size> [ ally ] << against >> ( <my> | a | an | <size> )
        -> attacks
    {w:weapon} << {n:number} power [ , | and ] {m:number} durability >> -> with {n}
        power and {m} durability
    {n:number} power ally << [ , ] [ and ] then another [ one | ally ] ( with | of )
        {m:number} [ power ] >> @stop -> , then with a {m} power ally
    {w:weapon} [ with <number> durability [ counters ] ] << , with >> ( a | an )
        <number> power attack -> and
    # An attack card whose power is told before or behind it, or that nobody is said
    # to use.
    with << an attack card . ( it | the card | the attack card ) has {n:number} power
        >> @stop -> a {n} power attack card
    <start> << <my> attack card has {n:number} power . {c:clause} with ( it | that
        [ card ] | [ the | <my> ] attack card ) >> @stop
        -> {c} with a {n} power attack card
    <start> << {y:target} is ( hit | attacked | struck ) ( with | by ) ( a | an | the )
        ( {n:number} power attack card | attack card with {n:number} power ) >> @stop
        -> a {n} power attack card hits {y}
    <start> << [ a | an | the ] ( {n:number} power attack card | attack card with
        {n:number} power ) ( hits | strikes | attacks | is ( used | played | activated
        ) on ) >> my -> my opponent uses a {n} power attack card on
    <start> << [ a | an | the ] ( {n:number} power attack card | attack card with
        {n:number} power ) ( hits | strikes | attacks | is ( used | played | activated
        ) on ) >> ( his | her | their | opponent | <name> | <some> 's )
        -> i use a {n} power attack card on
    # Who takes over an attack.
    <subject> << make/makes [ a | an | the ] ( intercept | interception ) >> ( @stop |
        with ) -> intercept/intercepts
    <subject> << do/does [ a | an | the ] ( intercept | interception ) >> ( @stop |
        with ) -> intercept/intercepts
    <subject> << ( jump | throw | threw | put | move | push | shove | toss ) ( it | him
        | her ) ( in front | in the way | in between | between ) [ of ( it | him | her |
        that | the attack | my champion ) ] >> @stop -> intercept with it
    # A weapon's durability in brackets, and a champion that holds none.
    {n:number} power {w:weapon} << \\open {m:number} durability [ counters ] \\close ->
        with {m} durability
    {n:number} power {w:weapon} << [ , ] {m:number} durability [ left | counters ]
        >> ( @stop | and | into ) -> with {m} durability
    # Counters may be told by their name alone.
    <start> << bulwark {n:number} on {x:target} -> {x} has {n} bulwark counters
    champion << \\open ( no weapon [ , ] | 0 power [ , ] | no weapon , 0 power ) \\close
        ->
    # What is prevented of each hit, with nobody told.
    ( , | . | and ) << prevent {n:number} [ damage ] ( each time | every time | ( of |
        from ) each [ hit | attack | of them ] ) >> @stop -> i prevent {n} each time
    # What is on something is told of it.
    <start> << {k:keyword} [ is ] on {x:target} >> ( . | , | ; | <end> ) -> {x} has {k}
    <start> << {k:keyword} [ is ] on {x:target} \\open {y:inside} \\close >>
        ( . | , | ; | <end> ) -> {x} with {y} has {k}
    <start> << how much [ damage ] does {c:names} ( prevent | stop | block | absorb ) if
        it is on my champion and i am {v:struck} ( for | by ) {r:clause} >> ?
        -> my champion has {c} on it . i am {v} for {r} . how much damage is prevented
    # Whether a card helps is told as what it helps against.
    <start> << does {c:names} ( work against | work on | stop | prevent | help against |
        protect [ me ] against | save me from ) ( a | an ) {n:number} damage {k:source}
        >> ( ? | <end> ) -> my champion has {c} on it . a {k} deals {n} damage to my
        champion . how much damage is dealt to my champion
    <start> << does {c:names} ( work against | work on | stop | prevent | help against |
        protect [ me ] against | save me from ) ( a | an ) {n:number} power ( attack |
        attacker | ally ) >> ( ? | <end> ) -> my champion has {c} on it . a {n} power
        ally attacks my champion . how much damage is dealt to my champion
    <start> << does {c:names} on {x:target} ( work against | stop | prevent | help
        against ) ( a | an ) {k:source} that ( deals | does ) {n:number} damage [ to
        it ] >> ( ? | <end> ) -> {x} has {c} on it . a {k} deals {n} damage to {x} . how
        much damage is dealt to {x}
    # Several spells by one who casts them.
    {s:subject} ( hit | hits ) {x:target} << with ( a | my | his ) {k:source} for
        {n:number} ( and | , | and then | then ) [ then ] [ with ] ( a | another | my )
        {j:source} for {m:number} >> @stop
        -> with a {k} for {n} . then another {j} deals {m} damage to {x}
    champion << ( swings | swing | swung ) [ with ] {a:its} {n:number} power {w:weapon}
        >> ( @stop | and ) -> attacks with a {n} power {w}
    <start> << there is ( a | an ) {n:number} power attack ( coming | going | heading )
        ( at | to | for | towards ) {x:target} >> @stop -> {x} is attacked for {n}
    << two spells ( are cast on | hit | target | resolve on | are played on ) {x:target}
        ( , | : ) [ one | the first | first ] ( for | deals ) {n:number} [ damage ] [ ,
        ] and [ one | the second | the other | then ] ( for | deals ) {m:number} [
        damage ] >> @stop
        -> a spell deals {n} damage to {x} . then another spell deals {m} damage to {x}
    ( with | by ) << a {n:number} power [ ally ] , a {m:number} power [ ally ] [ , ] and
        a {k:number} power ally -> a {n} power ally , a {m} power ally and a {k} power
        ally
    <start> << {q:asks} {a:own} {x:fighter} kill {b:own} {y:fighter} ( if | when ) it
        retaliates [ against it ] >> ( ? | <end> )
        -> {b} {y} attacks {a} {x} . {a} {x} retaliates . does {b} {y} die
    ( with | by ) << a {n:number} power and a {m:number} power ally -> a {n} power ally
        and a {m} power ally
    ( opponent | he | she | they ) << ( goes | go | went ) ( face | for face | for the
        face ) >> ( with | for ) -> attacks my champion
    ( twice | <number> times ) << [ this turn ] [ , ] each [ time ] for {n:number}
        >> @stop -> for {n} each
    # Whether an attack is enough is told as that attack.
    <start> << is ( a | an ) {n:number} power attack enough [ to kill ( it | him | her )
        ] >> ( ? | <end> ) -> a {n} power ally attacks it . does it die
    # An attack that is only listed.
    ( <start> | , ) << [ a | an | one ] {n:number} power attacker >> @stop
        -> a {n} power ally attacks my champion
    # With what a champion attacks, told behind whom it attacks.
    ( <start> | , | and | then ) <some> champion << @uses {a:its} ( {n:number} power
        {w:weapon} | {w:weapon} ( with | of ) {n:number} power ) ( on | at | against |
        targeting | into ) >> ( <my> | me | him | her ) -> attacks with a {n} power {w}
        into
    ( attack | attacks | attacked ) {y:target} [ \\open <inside> \\close ] [ with
        {o:own} champion ] << ( . | , | ,
        and | and ) ( [ <subject> ] @uses | it @uses | using ) {a:its} ( {n:number}
        power {w:weapon} | {w:weapon} ( with | of ) {n:number} power ) >> ( @stop | and
        | + | plus ) -> using a {n} power {w}
    # What an attack gets is told behind it.
    @hits <target> [ with <some> ] << ( with | and ) [ ( have | has | get | gets ) ] [ a
        | an ] {c:change} >> @stop -> . the attacker gets {c}
    ( with | using | wielding ) << {n:number} power {w:weapon} -> a {n} power {w}
    # Who fights it is told by whose it is.
    << [ , ] outside [ of ] ( combat | an attack ) >> ( . | ? | <end> )
        -> . there is no combat
    my ( champion | ally | unit ) ( has | is | 's ) <some> [ . | , ] << its opponent
        -> my opponent
    # How hurt a champion of some level is.
    champion << [ is ] ( level | lvl ) {n:number} [ , | and ] ( has | with ) {m:number}
        life and {k:number} damage [ counters ] -> has {m} life and {k} damage counters
        and is level {n}
    # What an attack costs that is only supposed.
    <start> << how much [ damage ] ( would | will | do ) i take from {x:some} if i do
        not discard [ anything | a card ] >> ( ? | <end> )
        -> {x} attacks my champion . i discard nothing . how much damage do i take
    # Whom I hit is who fights me.
    ( <start> | , | and | then ) i << hit for {n:number} >> ( . | , | ; | <end> )
        -> hit his champion for {n}
    champion << cleaves ( with power {n:number} | for {n:number} | with {n:number}
        power ) >> @stop -> attacks with cleave for {n}
    # Who blocks an attack intercepts it.
    << {x:target} intercepts a {n:number} power ( attacker | ally | attack ) [ aimed at
        | attacking | targeting | going for ] my champion >> @stop
        -> a {n} power ally attacks my champion . {x} intercepts
    {n:number} power << / >> <number> life -> ,
    << it blocks an attack ( from | by | of ) ( a | an | his | their ) {y:some} >> @stop
        -> his {y} attacks my champion . my ally intercepts
    << {x:target} blocks an attack ( from | by | of ) {y:some} >> @stop
        -> {y} attacks my champion . {x} intercepts
    # So many attacks, each of so much.
    ( <start> | , | and | then | while | when ) << {k:many} ( attacks | hits ) of
        {n:number} [ damage | power ] each ( hit | strike | on | against ) {x:target}
        >> @stop -> {k} {n} power allies attack {x}
    # What is played while it attacks makes it stronger.
    ( <start> | , | and ) i attack <clause> . [ <clause> . ] << i ( play | cast |
        activate | use ) a ( card | spell | action ) ( giving | that gives | which gives
        ) [ it | my ally | my attacker ] {c:change} [ power ] >> @stop
        -> the attacker gets {c}
    # Each of two has its own.
    << two {u:units} \\open {n:number} life and {m:number} life \\close >>
        ( . | , | ; | <end> | for | on | attack | defend )
        -> an ally with {n} life and an ally with {m} life
    << two {u:units} with {n:number} [ life ] and {m:number} life >>
        ( . | , | ; | <end> | on | attack | defend )
        -> an ally with {n} life and an ally with {m} life
    # Who casts a spell is a player.
    ( <start> | , ) << {o:own} champion ( deals | dealt ) {n:number} damage to {x:some}
        with ( a | my | his | an ) ( spell | action ) >> @stop
        -> a spell deals {n} damage to {x}
    # Nothing is on a champion where nobody says so.
    how << much total damage >> on -> much damage is
    << [ , ] if it ( started | starts | began ) ( with ( none | nothing | 0 | 0 damage |
        no damage ) | at 0 | undamaged | fresh ) >> ( ? | <end> ) ->
    # How much an attack card has is told behind it.
    ( with | using | and | plus | plays | play | played ) << [ a | an | my | his | her ]
        attack card [ {r:clause} ] . ( the | my | his | her | this | that ) attack [
        card ] ( has | had | is ) {n:number} [ power ] >> @stop
        -> a {n} power attack card {r}
    # Whom it has to attack is told behind what is there.
    <start> << i attack with {x:clause} . {b:clause} [ , ] so i ( have to | must | had
        to | need to ) attack ( that one | it | that ally ) >> ( . | , | <end> )
        -> {b} . i attack it with {x}
    # Whom it attacks is told in a sentence of its own.
    ( attack | attacks | attacked ) with {x:clause} << ( . | , | ; | , and ) [ the ] [
        attack ] target ( : | is | was ) [ : ] >> ( <my> | the | an | a | me |
        opponent | <person> ) -> into
    """,
    {
        "own": "my his her their",
        "units": "allies units",
        "many": "two three four 2 3 4",
        "its": "a an the my his her its their",
        "asks": "does do will would can could",
        "source": "spell action ability",
        "struck": "hit attacked struck",
        "keyword": "immortality stealth taunt intercept steadfast spellshroud vigor",
        "weapon": "sword axe bow blade dagger weapon hammer spear gun polearm",
    },
    {
        "hit": "( attack | attacked | hit )",
        "hits": "( attack | attacks | attacked | hit | hits )",
        "uses": "( use | uses | used | wields | wielded | is using | is wielding )",
        "stop": "( . | , | ; | ? | <end> )",
    },
)
