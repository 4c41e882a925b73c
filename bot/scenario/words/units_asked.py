"""What is asked of units, in other words: for Grand Archive and Riftbound.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

units_asked = paraphrases(
    """
    # A claim that is asked about is a question.
    << [ , ] [ so | and | then ] only <some> ( dies | die ) [ , ] @right ?
        -> . who dies ?
    << , [ so | and | then ] >> <some> @dies [ , ] @right ? -> .
    << [ each of | both of | both ] {w:a} two ( allies | units ) , a {a:size} and a
        {b:size} -> {w} {a} ally and {w} {b} ally
    << {w:a} ( second | other ) {k:fights} , a {s:size} , >> <word>
        -> {w} other {s} {k}
    with [ a | my | his ] {a:size} [ ally | unit ] << [ first ] [ , ] [ and ] then
        [ with ] [ a | another | my | his ] >> <size> -> and a
    ( . | , | ; ) << status >> ( ? | <end> ) -> what happens
    # What somebody is told to find out.
    ( <start> | and | , ) << [ please ] @tell >> ( which | who | what | how ) ->
    ( <start> | and | , ) << [ please ] @tell [ the | its ] [ final | resulting | end ]
        ( result | outcome | results | outcomes | survivors | casualties | board state |
        state ) [ ( of | after | in ) [ the | this | that ] ( combat | fight | attack |
        showdown | exchange | damage step | combat damage | damage | battle ) ]
        >> ( . | ? | <end> ) -> what happens
    << ( can | could | do | does | will ) i kill {it:some} with a {n:number} damage
        spell >> ( ? | <end> ) -> a spell deals {n} damage to {it} . does it die
    ( gone | used | up | dead | alive | destroyed ) << or not >> ( ? | <end> ) ->
    ( . | , | ; | ? ) << ( anyone | anybody | anything ) ( die | dies | dead ) >>
        ( ? | <end> ) -> who dies
    << how many damage counters on {x:some} >> ( ? | <end> )
        -> how much damage is on {x}
    ( do | does | will | can ) <subject> << get to >> draw ( ? | a | any | card ) ->
    << ( do | does | will ) {who:subject} get to draw <number> ? -> how many cards do
        {who} draw ?
    ( do | does | will ) <subject> << get to live -> survive
    << that is got -> with
    << ( fights | fight | fought ) {x:some} as [ the | a ] defender >> ( . | , | ? |
        <end> ) -> defends against {x}
    << ( gets | get | got ) {n:number} more >> ( from | by | . | , | ? | <end> ) ->
        takes {n}
    ( both | all | any | either | each | none | neither ) [ of ] << ( his | hers |
        theirs ) >> @end_so -> his units
    ( both | all | any | either | each | none | neither ) [ of ] << mine >> @end_so
        -> my units
    ( do | does | will ) ( both | all | two ) <some> ( die | survive ) << [ , ] or
        ( can | do | does | will ) ( i | it | he | she | they ) only @killing
        ( {n:number} | one | two | three ) >> ( ? | <end> ) ->
    ( , | . | ; ) << [ it ] took {n:number} [ damage ] from ( a | one ) spell
        [ already | earlier | before ] -> a spell dealt {n} damage to it
    << what happens to the rest of >> ( the | my | his ) [ <word> ] shield
        -> what is left of
    i ( had | have ) <some> on << the champion -> my champion
    prevent <number> << from ( some | a | an | another ) [ earlier | other ]
        ( spell | effect | card | ability ) ->
    << a ( barrier | ward ) >> [ on <some> ] ( that | which ) @prevents -> a shield
    ( with | has | have | had | got ) << a shield [ that | which ]
        @prevents [ the ] [ next ] {n:number} [ damage ] -> a prevent {n} shield
    ( with | has | have | had | got ) << a shield on {x:some} [ that | which ]
        @prevents [ the ] [ next ] {n:number} [ damage ] -> a prevent {n} shield on {x}
    a prevent <number> << shield {k:fought} damage -> {k} damage shield
    a prevent <number> << shield non combat damage -> noncombat damage shield
    <subject> ( have | has | had | got | put | puts ) << ( a | my | his ) prevent
        {n:number} [ shield | effect ] on >> ( it | them | that | <my> | the )
        -> prevent {n} on
    << {s:a} spell ( deals | deal | dealt ) {a:number} [ damage ] to {x:some}
        ( and | , ) {b:number} to >> ( <my> | the | <capital> ) -> {s} spell deals {a}
        damage to {x} and {s} spell deals {b} damage to
    ( deals | deal | dealt ) <clause> ( and | , ) << {n:number} to >> ( <my> | the |
        <capital> ) -> {n} damage to
    << ( ( does | would | will | do ) {n:number} [ more ] damage [ already ] kill
        {it:rest} ? | ( does | would | will ) {it:some} [ still ] die to {n:number} [
        more ] damage ? ) -> then a spell deals {n} damage to {it} . does it die ?
    << what is the damage on {it:some} ? -> how much damage is on {it} ?
    << {who:subject} ( has | controls | have | control ) @something that doubles
        [ all | any ] [ the ] damage [ dealt ] to {x:some} >> ( . | , | <last> )
        -> all damage to {x} is doubled
    << ( with | there is | , ) no {it:title} @around >> ( . | , | ? | <end> )
        -> . no one has a {it}
    ( have | has ) <title> << on [ the | my | his ] ( board | field ) >> ( and | , | .
        | <last> )
        ->
    ( <start> | , | and ) << banished ? -> is it banished ?
    << i kill {x:some} with ( a | my ) {n:number} damage spell
        -> my spell deals {n} damage to {x}
    <start> << kill ? -> who dies ?
    << how big ? -> how big is it ?
    << which ( one | of them | effect | shield ) ( gets | is | will be ) used [ up ] ?
        -> who decides which applies first ?
    << ( dead or ( not | nah | alive | no ) | alive or dead ) ? -> dead ?
    <start> << @state [ , @state ] or @state ? -> what happens ?
    << ( what is | what 's | who is | who 's ) the ( best | most ) [ that ]
        {who:subject} can kill >> ( ? | . | <end> ) -> who can {who} kill
    # How it dies tells what happens.
    << ( does | do | will | would ) my {w:some} ( die | survive | live ) [ when |
        while | by ] @into {x:some} >> ? -> my {w} attacks {x} . does my {w} die
    << ( does | do | will | would ) my {w:some} ( die | survive | live ) [ when |
        while | by ] @defending {x:some} >> ? -> my {w} defends against {x} . does my
        {w} die
    << @dies_so [ while | when | by | from ] @into {x:some} >> ( . | , | ; | <last> )
        -> attacks {x} and dies
    << @dies_so [ while | when | by | from ] @defending {x:some} >> ( . | , | ; |
        <last> ) -> defends against {x} and dies
    # What is asked for in general, before what it is asked of.
    <start> << [ i ( would like | 'd like | want | need ) to know | [ please ] tell me ]
        the ( result | outcome ) of ( this | the following ) ( fight | combat | showdown
        | scenario | situation ) ( . | : ) ->
    << a ( spell | card | effect ) ( is | lies ) on {it:some} : {text:quote}
        -> {text} is on {it}
    <start> << {it:some} ( is | are ) on my @ground -> i control {it}
    <start> << {it:some} on [ the ] ( board | field ) for [ my ] opponent
        -> my opponent controls {it}
    ( takes | take | took | eats | eat ) << a {n:number} damage {k:kind}
        -> {n} damage from a {k}
    << its >> ( rested | awake | exhausted | ready | dead | gone | siegeable ) -> it is
    <ended> << prevented >> ? -> . is it prevented
    ( deals | deal ) {a:number} [ damage ] to {x:some} with ( a | one ) spell
        << ( and | , ) [ later | then ] {n:number} more with another [ spell | one ]
        -> . then a spell deals {n} damage to {x}
    << and ( deals | deal | puts | put | points | point | aims | aim | sends ) both [ of
        [ the | its ] ] [ damage ] ( instances | hits | parts | times | shots | bolts )
        [ of damage ] ( at | to | on | onto | into ) -> with both hits on
    << whose ( prevent {n:number} [ shield ] ) is [ still | currently | also ] ( up |
        active | there | on | on it | around | in place | unused | left ) -> with a
        prevent {n} shield
    ( champion | ally | unit | <size> ) << \\open {n:number} damage [ counters |
        already | marked ] \\close -> with {n} damage on it
    # What a card is against, told with what it meets.
    << ( does | do | will | would | can | could ) {it:title} @stop ( a | an | his | the
        )
        {n:number} damage {kind:kind} @hitting {x:some} ?
        -> {it} is on {x} . a {kind} deals {n} damage to {x} . how much damage is
        dealt to {x} ?
    << ( does | do | will | would | can | could ) {it:title} ( do anything | work |
        help |
        matter ) against ( attacks | spells | an attack | a spell | combat damage |
        non-combat damage ) ? it is on -> {it} is on
    ( take | takes | took | dealt ) ( <number> | damage ) << back >> ( ? | , | and ) ->
    << \\open ( used | activated | cast | played ) ( this turn | already | before )
        \\close ->
    damage << with >> ( spell | action ) -> with a
    # What is taken to be left is asked: "so it has 3 damage, right?"
    <start> << [ so | then ] {it:some} ( survives | lives | is alive ) with {n:number}
        damage [ counters ] [ on it | left ] [ [ , | . ] <right> ] ? -> does {it}
        survive ? does {it} have {n} damage ?
    <start> << [ so | then ] i ( have | am at | 'm at ) {n:number} damage [ counters ]
        [ now | then ] [ , | . ] <right> ? -> does my champion have {n} damage ?
    <start> << [ so | then ] {it:some} ( has | is at | 's at ) {n:number} damage
        [ counters ] [ on it ] [ now | then ] [ , | . ] <right> ? -> does {it} have {n}
        damage ?
    <start> << [ a | quick | simple ] {about:about} ( question | questions ) [ first ]
        ( . | : | , | - ) ->
    """,
    {
        "a": "a the his my one",
        "kind": "spell action ability attack",
        "right": "right correct true",
        "fights": "ally unit",
        "fought": "combat noncombat",
        "about": "weapon weapons durability champion champions ally allies combat "
        "attack retaliation bulwark critical domain link unit units rules timing "
        "battlefield showdown shield quick simple",
    },
    {
        "tell": "( state | determine | give | report | tell me | list | describe | "
        "name | "
        "work out | evaluate | identify )",
        "right": "( right | correct | yes | yeah | no | true )",
        "end_so": "( die | dies | survive | survives | live | lives | dead | gone | "
        "be | "
        "get | take | takes | stay | make | alive | ? | <end> )",
        "dies": "( dies | die | survives | survive | lives )",
        "something": "( an effect | something | a card | some card | a permanent )",
        "around": "( around | on the @ground | in play | there | out | anywhere )",
        "dies_so": "( dies | died | would die | got killed | gets killed | is killed )",
        "into": "( attacking [ into ] | swinging [ into | at ] )",
        "defending": "( defending [ against ] | blocking )",
        "killing": "( kill | get | take down | trade with )",
        "prevents": "( prevents | prevent | preventing | stops | absorbs | blocks )",
        "state": "( banished | exiled | dead | alive | recalled | [ back ] in base | "
        "base | saved | destroyed | in ( the | my | his ) trash | trash )",
        "ground": "( board | field | battlefield | table )",
        "stop": "( stop | prevent | block | absorb | save me from | protect me from | "
        "protect against | work against | work on | help against | cover )",
        "hitting": "( aimed at | on | to | at | against | hitting | targeting | into | "
        "[ that | which ] hits | pointed at )",
    },
)
