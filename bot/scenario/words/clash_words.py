"""What players of Grand Archive say of attacks, interception and retaliation.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

of_clashes = paraphrases(
    """
    # Whose a weapon is wields it.
    ( attack | attacks | attacked ) <aimed> << with {o:own} champion
        's {n:number} power >> <word> -> with {o} champion and a {n} power
    # An attack as a thing: what is used in it, and who takes it on.
    << ( is | was | gets | got ) used ( to attack | ( in | for ) an attack ( on |
        against ) ) -> attacks
    << my attack on {y:some} @taken_on {x:some} >> @closed
        -> i attack {y} . {x} intercepts
    << ( his | their ) attack on {y:some} @taken_on {x:some} >> @closed
        -> he attacks {y} . {x} intercepts
    << her attack on {y:some} @taken_on {x:some} >> @closed
        -> she attacks {y} . {x} intercepts
    << the attack of {z:some} on {y:some} @taken_on {x:some} >> @closed
        -> {z} attacks {y} . {x} intercepts
    <word> << 's attack on {y:some} @taken_on {x:some} >> @closed
        -> attacks {y} . {x} intercepts
    ( allies | ally | <size> ) << that ( can | could | may | might ) intercept
        -> with intercept
    # Attacks counted, and told with each that attacks.
    << ( was | is | got | gets ) attacked ( twice | {n:many} times ) [ this turn ] ( , |
        : ) [ first ] by >> <clause> and -> is attacked by
    ( attacks | attack | attacked ) <some> << {n:many} times with {k:number} power >> (
        allies | units ) -> with {n} {k} power
    ( attacks | attack | attacked ) <some> << twice with {k:number} power >> ( allies |
        units ) -> with two {k} power
    ( attacks | attack | attacked | hits | hit ) {y:some} with <some> << ( and then |
        then | , then | , and then | and ) [ with ] {o:own} champion ( 's | with |
        using | wielding ) [ a ] {k:number} power {w:weapon} -> . then {o} champion
        attacks {y} with a {k} power {w}
    ( <start> | . | , | and ) << {o:own} champion 's {w:weapon} >> ( has | had | is |
        was | deals | gets ) -> {o} {w}
    # Who answers an attack.
    @opens << [ i ] ( intercept | intercepted | intercepting ) ( a | an | the | his |
        her ) {n:number} power attack [ on my champion ] with {x:some} >> @closed
        -> i am attacked for {n} . i intercept with {x}
    @opens << {x:some} ( intercepts | intercept ) ( a | an | the | his | her )
        {n:number} power attack [ on my champion ] >> @closed
        -> i am attacked for {n} . {x} intercepts
    @opens << {x:some} ( intercepts | intercept ) for ( my champion | me ) ( against |
        vs | versus ) {y:some} [ attack ] >> @closed
        -> {y} attacks my champion . {x} intercepts
    @opens << i {v:prevents} {n:number} ( of | from | off ) ( a | an | his | her )
        {m:number} power attack >> @closed
        -> i am attacked for {m} . i {v} {n} of it
    <start> << i {y:clause} in response to ( a | an | his | her | their ) {n:number}
        damage {k:kind} [ ( on | to | at | targeting ) my champion ] >> ( . | ; | ? |
        <end> ) -> his {k} deals {n} damage to my champion . in response i {y}
    <start> << i {y:clause} in response to ( ( a | an | his | her | their ) {n:number}
        power attack | ( a | an | his | her | their ) attack for {n:number} ) [ ( on |
        to | at | targeting ) my champion ] >> ( . | ; | ? | <end> )
        -> i am attacked for {n} . in response i {y}
    ( . | , | ; ) << two hits ( for | of ) {n:number} [ each ] >> ( . | , | ; | ? )
        -> he hits me for {n} , then for {n}
    ( . | , | ; ) << three hits ( for | of ) {n:number} [ each ] >> ( . | , | ; | ? )
        -> he hits me for {n} , then for {n} , then for {n}
    << ( declares | declare | chooses | uses ) retaliation -> retaliates
    << ( take | takes | get | receive ) [ any ] ( damage from [ the ] retaliation |
        retaliation damage | damage back ) -> take damage
    << ( attacks | attack | attacked ) back >> @closed -> retaliates
    << get ( damaged | hurt ) back -> take damage
    ( , | and | . ) << [ the ] retaliation ( happens | ensues | follows | occurs )
        -> it retaliates
    # A unit is rested for that (RS 3, Intercept 1).
    << ( ( rests | rest | use | uses | used ) {x:some} to retaliate | ( declare |
        declares ) {x:some} as [ a | an | the | my ] retaliator ) >> @closed ->
        retaliates with {x}
    << ( rests | rest | use | uses | used ) {x:some} to intercept [ it | that |
        the attack | that attack | this attack ] >> @closed -> intercepts with {x}
    << ( let | lets ) {x:some} intercept [ it | that | the attack | that attack ] >>
        @closed -> intercepts with {x}
    << ( declare | declares ) {x:some} as [ a | an | the | my ] ( interceptor | to
        intercept ) >> @closed -> intercepts with {x}
    << ( rests | rest ) to retaliate -> retaliates
    << ( ( choose | chooses | chose | decide | decides | decided | opt | opts ) not to (
        retaliate | intercept ) | ( decline | declines | declined | refuse | refuses |
        refused | forget | forgets | forgot | failed ) to retaliate ) >> @closed
        -> does not retaliate
    ( , | ; | . ) << ( no ret | no retal | [ with ] no retaliation | without retaliation
        ) [ ( from | by ) ( him | her | them | me | my opponent ) ] >> @closed
        -> no retaliation
    ( . | ; | , ) << [ with ] retaliation >> @closed -> it retaliates
    << [ the | his | her | that | this ] ( it | attack ) ( is | was | gets | got )
        intercepted by {x:some} >> @closed -> {x} intercepts it
    << ( is | was | gets | got ) intercepted by {x:some} >> @closed
        -> . {x} intercepts it
    << ( takes | take | took ) the ( hit | attack | blow ) with intercept
        -> intercepts
    << ( jumps | steps | dives | hops | jumped | stepped ) ( in | in front | in the way
        | between | in between ) [ with intercept | to intercept | for it | for her |
        for him | of ( it | her | him | that | the attack | my champion ) ]
        >> ( . | , | ; | and | ? | <last> | does | do | will | is | with [ a ] prevent )
        -> intercepts
    ( allies | ally ) << [ , | : | - ] a {n:number} power [ ally ] [ , ] [ and ] then a
        {k:number} power [ ally ] -> : a {n} power and a {k} power
    ( does | can | will | would | could ) {x:some} retaliate << for {n:number} [ damage
        ]
        >> ? ->
    << ( jumped | jump | stepped | step ) in with >> ( it | him | her | my | that )
        -> intercept with
    << ( jump | step ) in ( with intercept | to intercept )
        >> ( . | , | ; | and | ? | <last> ) -> intercept
    << ( uses | use ) [ its | the ] intercept >> ( . | , | ; | and | ? | <last> )
        -> intercepts
    << ( uses | use ) my {x:some} 's intercept -> intercept with my {x}
    {who:subject} ( have | has | control | controls ) <some> with intercept <<
        and ( intercept | intercepts ) [ it | that | the attack | with it ]
        >> ( . | , | ; | ? | <end> ) -> . {who} intercept with it
    # What is attacked, and with what.
    << ( does | do | will | would | can | could ) ( the | my | his | this | that )
        {a:attack} ( kill | destroy | finish [ off ] | take down ) {x:some} >> ( ? |
        <end> ) -> does {x} die
    << {o:own} weapon ( is | has ) {n:number} power ( and | , | . | ; ) [ and ] ( i | he
        | she ) ( plays | play | played | activates | activate | uses | use ) ( a | an )
        {m:number} power attack card -> {o} champion attacks with a {n} power weapon and
        a {m} power attack card
    the << attacked >> ( ally | unit | champion ) ( die | dies | survive | take | takes
        | retaliate | retaliates | has | is ) -> defending
    champion << ( holding | wielding | carrying | using | equipped with ) >> ( a | his |
        my | her | the ) <number> power <weapon> -> with
    << a {n:number} power attack card ( is | was | gets ) ( used | played | activated )
        by {o:own} champion ( against | on | at | targeting ) -> {o} champion attacks
        with a {n} power attack card into
    champion << ( uses | plays | activates | used | played | activated ) ( a | an | the
        | my | his ) {n:number} power attack card ( against | on | at | targeting |
        into ) -> attacks with a {n} power attack card into
    champion << , [ ( that | which | who ) ( is | has ) ] @wielding ( a | an | the | his
        | her | my ) ( {n:number} power {w:weapon} | {w:weapon} ( with | of | that has )
        {n:number} power ) , >> ( attacks | attack | swings | swing | hits | is | deals
        | retaliates ) -> with a {n} power {w}
    champion << [ ( that | which | who ) ( is | has ) ] @wielding ( a | an | the | his |
        her | my ) {w:weapon} ( with | of | that has ) {n:number} power
        -> with a {n} power {w}
    champion << ( has | wields | holds | is holding | is wielding | carries ) [ a | the
        ] {n:number} power {w:weapon} and ( attacks | attack | swings at ) {y:some}
        [ with it ] >> ( . | , | ; | ? | <end> ) -> attacks {y} with a {n} power {w}
    champion << ( has | wields | holds | is holding | is wielding | carries ) [ a | the
        ] {n:number} power {w:weapon} with {m:number} durability and ( attacks | attack
        | swings at ) {y:some} [ with it ] >> ( . | , | ; | ? | <end> ) -> attacks {y}
        with a {n} power {w} with {m} durability
    << {n:number} damage ( comes | goes | is coming | heads ) ( at | to | for ) {x:some}
        >> ( . | , | ; | ? | while | when | <end> ) -> {n} damage is dealt to {x}
    ( attacked | hit | attacks | hits | swings | me | it | champion ) for << {a:number}
        ,
        {b:number} [ , ] [ and ] {c:number} >> ( . | , | ; | ? | <end> )
        -> {a} , then for {b} , then for {c}
    ( attack | attacks | swing | swings ) with {x:some} << [ , ] ( targeting |
        choosing | target | against ) -> into
    ( champion | lorraine | <name> ) << ( swings | swing ) [ with ] {x:some} at {y:some}
        >> ( . | , | ; | <end> ) -> attacks {y} with {x}
    <start> << with {x:some} ( , | i ) [ i ] attack {y:some} >> ( . | , | ; | <end> )
        -> i attack {y} with {x}
    # An attack, and what it has.
    << critical {k:number} attack for {n:number} -> {n} power attack with critical {k}
    ( attack | attacks | attacked | hit | hits | attacking ) << for {n:number}
        [ power | damage ] with critical {k:number} ( at | into | on ) {x:some} champion
        -> {x} champion for {n} . the attacker has critical {k} .
    ( a | an | another | his | her | their | the ) attack << for {n:number} [ combat ]
        [ damage ] ( at | into | on | to | against ) -> of {n} on
    ( attack | attacks | attacked | hit | hits | attacking ) << for {n:number}
        [ combat ] [ damage ] ( at | into | on | to ) {x:some} champion
        -> {x} champion for {n}
    <subject> << ( swing | swings ) for {n:number} [ combat ] [ damage ]
        ( at | into | on ) {x:some} champion -> attacks {x} champion for {n}
    ( opponent | he | she | they | i | ally | champion | <size> ) ( attacks | attack |
        hits | hit | swings ) [ for <number> | <clause> for <number> ] << combat
        [ damage ] ->
    ( attack | attacks | attacked | hit | hits | attacking ) <clause> << for {n:number}
        [ power | damage ] with critical {k:number} -> for {n} . the attacker has
        critical {k} .
    << [ a | an | my | his | her ] {n:number} [ - ] power ( attack | attack card ) with
        critical {k:number} ( on | at | into | hits | against ) {x:some}
        >> ( . | , | ; | ? | and | <last> )
        -> a {n} power attack on {x} . the attacker has critical {k}
    << ( a | an | my | his | her ) attack card with {n:number} power and critical
        {k:number} -> a {n} power critical {k} attack card
    << ( a | an | my | his | her ) attack card with {n:number} power
        >> ( on | at | into | hits | against | targeting ) -> a {n} power attack card
    <start> << my attack [ card ] has {n:number} power and critical {k:number} [ . | and
        | , ] ( it hits | it attacks | i attack | i hit ) {y:some} >> ( . | , | ; | ?
        | and | <last> ) -> i attack {y} with a {n} power critical {k} attack card
    <start> << my attack [ card ] has {n:number} power [ . | and | , ] ( it hits | it
        attacks | i attack | i hit ) {y:some} >> ( . | , | ; | ? | and | <last> )
        -> i attack {y} with a {n} power attack card
    {who:subject} << @carries ( a | an | my | his | her ) {n:number} [ - ] power attack
        [ card ] @and ( attack | attacks | swing | hit | hits ) [ at ] {y:some}
        [ with it ] >> @done -> attacks {y} with a {n} power attack card
    {who:subject} << @carries ( a | an | my | his | her ) {n:number} [ - ] power attack
        [ card ] with critical {k:number} @and ( attack | attacks | swing | hit | hits )
        [ at ] {y:some} [ with it ] >> @done
        -> attacks {y} with a {n} power critical {k} attack card
    champion << \\open ( [ a ] {w:weapon} [ , ] [ with ] {n:number} power | [ a ]
        {n:number} power {w:weapon} ) \\close -> with a {n} power {w}
    << {n:number} weapon power ( + | and | plus ) [ a ] {m:number} [ power ] attack card
        -> a {n} power weapon and a {m} power attack card
    << cleave [ attack ] [ for | of | with ] {n:number} [ power ] ( on | at | into |
        against ) my ( board | units | field | side ) -> my opponent cleaves me for {n}
    how << much durability ( is | was | gets ) ( lost | gone | used [ up ] )
        >> ( ? | <end> ) -> many durability counters does the weapon lose
    i {v:prevents} <some> << [ , ] [ and ] then a {k:kind} for {n:number} >> @closed
        -> . then a {k} deals {n} damage
    << <number> [ of it | of that | damage | of the damage ] ( is | was ) prevented by
        {c:names} >> @closed -> {c} is on it
    champion ( attacks | attack | attacked | hits | hit ) << ( his | hers | theirs )
        >> ( with | using | for | . | , | ; | ? | <end> ) -> his champion
    ( attacks | attack | attacked | hits | hit | swings ) [ <clause> ] for <number> <<
        power >> @closed ->
    # A weapon is dealt no damage: what is prevented is of who is hit.
    <weapon> [ with <number> durability ] << [ , ] [ and ] >> ( prevent | prevents |
        prevented ) <number> -> .
    # What can't be prevented.
    ( attacks | attack | attacked | hits | hit | swings ) <clause> << ( [ , ] and | [ ,
        ] but | , | \\open ) [ it | this | that | the attack | the hit ] ( can not be
        prevented | is unpreventable ) [ \\close ] >> @closed
        -> and that damage can not be prevented
    << unpreventable {n:number} ( to | on | at ) -> {n} unpreventable damage to
    ( hits | hit | attacks | attacked ) {x:some} << with {n:number} unpreventable [
        damage ] -> for {n} unpreventable damage
    << whose [ combat ] damage ( can not be prevented | is unpreventable ) {v:attacking}
        {y:some} >> ( . | ; | <end> ) -> {v} {y} and the damage is unpreventable
    << ( non - combat | noncombat | non combat ) ( prevention | prevent | shield )
        [ of ] {n:number} -> prevent {n} shield against non combat damage
    # What comes next.
    ( attacked | hit | struck ) by <some> << and [ then ] [ also ] ( hit | struck |
        shot )
        ( with | by ) a {n:number} damage {k:kind} -> . then a {k} deals {n} damage to
        it
    <number> [ damage ] [ ( from | by | off ) [ a | the | his ] {j:kind} ] << and after
        [ that ] {n:number}
        ( by | from ) [ a | an | the ] ( other | another | second | different )
        {k:kind} -> . then another {k} deals {n} damage to it
    << {who:subject} ( hit | hits ) {x:one_or_two} for {n:number} with a {k:kind} [ , ]
        and [ then ] [ for ] {m:number} with ( a | an | another ) {j:kind}
        -> a {k} deals {n} damage to {x} . then a {j} deals {m} damage to {x}
    champion << \\open [ with | wielding ] [ a ] {n:number} power {w:weapon} [ , | with
        |
        and ] ( durability {m:number} | {m:number} durability ) \\close
        -> with a {n} power {w} with {m} durability
    <start> << [ my | a ] {w:weapon} [ , | with ] {n:number} power [ , | and ]
        {m:number}
        durability , i ( swing | attack | hit ) [ at | into ] {y:some} >> ( . | , | and
        |
        ; | ? | <end> ) -> i attack {y} with a {n} power {w} with {m} durability
    on {x:some} << and ( follows | follow ) [ it ] [ up ] with a {n:number} damage
        {k:kind} -> . then a {k} deals {n} damage to {x}
    <subject> << ( swings | swing | attacks | attack ) {n:number} >> ( . | , | ? | ; |
        <end> ) -> attacks for {n}
    {who:subject} ( attack | attacks | attacked ) <some> << by >> ( two | three | an | a
        | his | her | their ) -> with
    attacked << {n:many} times by {a:number} power allies -> by {n} {a} power allies
    ( <weapon> | power ) << [ , ] ( plus | + | and ) an attack card ( with | of )
        {n:number} power -> and a {n} power attack card
    <subject> << ( flash | flashes ) intercept -> intercept
    <start> << does {c:names} ( work against | work on | stop | prevent | help against )
        ( unpreventable {n:number} | {n:number} unpreventable ) damage >> ( ? | <end> )
        -> i have {c} . a source deals {n} unpreventable damage to my champion . how
        much damage is dealt to my champion
    ( i control | my [ champion ] | i am playing | my champion is ) {c:names} <clause>
        . << she >> ( attacks | swings
        |
        hits | retaliates | intercepts ) -> {c}
    <start> << i am playing {c:names} . {d:names} >> ( attacks | swings | hits )
        -> i control {c} . {d}
    """,
    {
        "attack": "attack swing blow hit",
        "own": "my his her their",
        "prevents": "prevent prevented",
        "attacking": "attacks hits swings",
        "many": "two three four 2 3 4 twice",
        "kind": "spell action ability attack",
        "weapon": "sword axe bow blade dagger weapon hammer spear gun polearm",
    },
    {
        "taken_on": "( is | was | gets | got ) ( intercepted | blocked ) by",
        "opens": "( <start> | , | and | if | then | when )",
        "wielding": "( holding | wielding | carrying | using | equipped with | armed "
        "with | with | who wields | who holds | who carries )",
        "carries": "( have | has | got | play | plays | played | activate | activates "
        "| activated )",
        "and": "( . <subject> | and | , | , and | and then )",
        "done": "( . | , | ; | ? | and | <last> )",
        "closed": "( . | , | ; | ? | and | but | so | does | do | who | what | <end> )",
    },
)
