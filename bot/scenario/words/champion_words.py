"""What players of Grand Archive say for what is read in other words.

Rows of :mod:`bot.scenario.words.paraphrase`, behind those of both games of units.
"""

from bot.scenario.words.paraphrase import paraphrases

as_champions = paraphrases(
    """
    # Nobody assigns damage: what is put on a champion is what it is dealt.
    << how ( much damage | many damage counters | many counters ) ( do | must | should |
        will | does | have ) <subject> [ have to | need to | to ] ( put | place | mark )
        on {x:some} >> ( ? | <end> ) -> how much damage does {x} take
    <my> << main ( character | hero | guy ) -> champion
    next {n:number} << damage from ( an attack | attacks ) -> combat damage
    ( my | his | her | their | 's | opponent ) << card >> ( does | deals | did | dealt )
        <number> damage -> spell
    <start> << my {a:capital} {b:capital} is a >> ( <size> | <number> )
        -> i control {a} {b} , a
    <start> << my opponent 's {a:capital} {b:capital} is a >> ( <size> | <number> )
        -> my opponent controls {a} {b} , a
    << i am at {m:number} damage , {n:number} life {c:title} >> .
        -> my {c} has {n} life and {m} damage counters
    << ( interceptor | intercepting ( ally | unit ) ) -> blocker
    << {who:whose} champion swings ( his | her | its | their ) -> {who} champion attacks
        with a
    <subject> << ( discard | discards | discarded ) >> ( . | , | ; | <last> ) ->
        discard a card
    champion << level {n:number} >> ( has | is ) -> is level {n} and
    <start> << {w:whose} champion \\open {n:number} life , {m:number} damage
        [ counters ] \\close ( and | . ) >> ( <whose> | i | he | a | my )
        -> {w} champion has {n} life and {m} damage counters .
    << i have {c:names} in my [ champion 's ] lineage >> ( . | , | ; | <last> )
        -> {c} is in my champion 's lineage
    << {w:whose} champion 's lineage ( has | contains | includes ) {c:names} >>
        ( . | , | ; | and | <last> ) -> {c} is in {w} champion 's lineage
    << my opponent 's champion 's lineage ( has | contains | includes ) {c:names} >>
        ( . | , | ; | and | <last> ) -> {c} is in my opponent 's champion 's lineage
    << {c:names} 's ability ( has resolved | resolved | resolves ) for @mine champion
        -> i activate {c} 's ability
    << {c:names} 's ability ( has resolved | resolved | resolves ) on {x:whose} champion
        -> i use {c} on {x} champion
    << no ( intercept | intercepts | interceptor | interceptors ) >> ( . | , | ; | ? |
        <end> )
        -> no interception
    << , {n:number} durability [ left | counters ] >> ( , | . | <last> ) -> with {n}
        durability
        counters
    ( with | using ) << [ a | his | her | my | the ] weapon {n:number} power
        -> a weapon with {n} power
    << i/@foe have/has {n:number} life and {m:number} damage [ counters ] [ on ( my/his
        champion | it | me/him ) ] -> my/his champion has {n} life and {m} damage
        counters
    << i have taken {m:number} damage [ so far ] ( , | and ) life {n:number}
        -> my champion has {n} life and {m} damage counters
    << i have {n:number} life left on my champion -> my champion has {n} life left
    << @foe has {n:number} life left on ( his | her | their ) champion
        -> his champion has {n} life left
    << ( is | are | was ) ( at | down to ) {n:number} life [ left | remaining ]
        >> ( . | , | ; | ? | and <subject> | and <my> | <last> ) -> has {n} life left
    << , [ with ] [ only ] {n:number} life ( left | remaining ) , -> with {n} life left
    life [ left ] << , [ a ] bulwark on it -> and a bulwark counter
    << i am at {n:number} damage [ counters ] >> ( . | , | ; | and | with | <last> )
        -> my champion has {n} damage counters
    << @foe ( is | are ) at {n:number} damage [ counters ]
        -> his champion has {n} damage counters
    << {p:named_player} is at {n:number} damage [ counters ]
        -> {p} controls a champion with {n} damage counters
    {k:kind} ( counters | counter ) <clause> [ . <clause> ] [ . | , | and ] << how
        many [ of them | of those ] ( are | is ) [ there ] left >> ( ? | and | , )
        -> how many {k} counters are left
    <subject> << ( only | just ) >> ( discard | discards | discarded ) ->
    <start> << {n:number} ( bulwarks | bulwark counters ) on {x:some} ,
        -> {x} has {n} bulwark counters .
    ( attack | attacks ) << {o:whose} with mine -> {o} ally with my ally
    << everything <hits_back> -> all retaliate
    << ( swings | swing | swung ) ( his | her | their ) champion ( with | using ) >>
        ( a | an | his | her | their | <number> ) -> 's champion attacks with
    << {n:number} attack ( weapon | sword ) -> {n} power sword
    ( <start> | : ) << unpreventable {n:number} damage to
        -> {n} unpreventable damage to
    << ( what is | what 's | whats ) the total on >> my champion
        -> how much damage is on
    ( <start> | , | ; | and | but ) << no ( retaliate | retaliates | retaliating |
        retal | retaliation ) >> ( . | , | ; | ? | <end> ) -> nobody retaliates
    ( he | she | they | opponent ) << ( swings | swing | swung ) >> ( a | an | the | his
        | her | their ) <some> for <number> -> attacks with
    i << ( swing | swung ) >> ( a | an | the | my ) <some> for <number> -> attack with
    champion << ( swings | swing | swung ) >> ( a | an | the ) <some>
        ( sword | weapon | axe | dagger | bow | blade | spear | hammer | staff ) at
        -> attacks with
    << [ , ] if @mine ( attacker | ally | unit | attacking ally ) ( does not have | has
        no | lacks ) true sight ->
    << [ , ] if @mine ( attacker | ally | unit | attacking ally ) has true sight
        -> with my ally with true sight
    << ( while | and ) ( wielding | holding ) >> ( a | an | his | her | my | the )
        -> and
    << what is left of ( the | my | his | their ) {it:besieged} -> how much
        durability is left on the {it}
    << one of ( those | these | the ) link shield [ @thing ] -> a link shield
    ( <subject> | opponent | opponent 's ) << ( have | has | got | control | controls )
        [ got ] [ a | an | my | his ] link shield [ @thing ] @linked >> ( it | him | her
        | <my> | the ) -> have an item with link shield linked to
    ( with | has | have | got ) << [ a | an ] link shield @thing [ @linked it ] -> a
        link shield
    << ( is | 's ) @linked ( a | an | my | his ) link shield @thing -> has a link shield
    << ( a | an | my | his ) link shield @thing >> ( is | linked | on | attached )
        -> an item with link shield
    ( can | could | may | does | will ) <some> << @swing past @it ( at | to @hit | and
        @hit | into ) -> attack
    << ( may | can | could ) {it:some} retaliate while ( rested | it is rested ) ?
        -> {it} is rested . can {it} retaliate ?
    << ( it is | it 's ) [ now | then ] [ the ] end of [ the | my | his ] turn
        -> the turn ends
    << opponents >> ( <size> | <number> | champion | ally | lineage | unit | spell |
        action | ability | attack | weapon | card )
        -> opponent 's
    ( attacks | attack | swings | swing ) [ me | my champion | him | his champion | it ]
        << for {n:number} with ( a | his | her | my | the ) {w:weapon}
        -> with a {n} power {w}
    << can ( i | my champion ) prevent [ the | any ] damage from {a:title} with
        {b:title}
        ( ? | <end> ) -> i have {b} on my champion . my opponent uses {a} on my champion
        . how much damage does my champion take ?
    <start> << [ my | the ] opponent 's ( action | spell | card ) {it:title} :
        {text:text}
        -> my opponent plays {it} : {text}
    <start> << {a:heading} ( + | and | & ) {b:heading} ( : | - ) ->
    << , no ( discard | discards | discarding ) >> ( . | , | ? | <end> ) -> . i do not
        discard
    << [ what is | what 's | whats ] the most damage i can take from {x:some} if
        {y:some}
        ( ? | <end> ) -> {y} . {x} attacks my champion . how much damage do i take at
        most ?
    << does {it:clause} ( prevent | work | help | reduce ) [ from | against | on | for ]
        ( each | every ) ( attack | hit | time ) or ( only | just ) once ?
        -> i have {it} active .
    << ( three | 3 ) attacks ( with | for | of ) {a:number} , {b:number} [ , ] and
        {c:number} [ power | damage ] ( hit | on | against | at | come at ) my champion
        -> i am attacked for {a} . then i am attacked for {b} . then i am attacked for
        {c}
    << ( two | 2 ) attacks ( with | for | of ) {a:number} and {b:number} [ power |
        damage ] ( hit | on | against | at | come at ) my champion
        -> i am attacked for {a} . then i am attacked for {b}
    <start> << how is [ the ] damage dealt if {x:rest} ? -> {x} .
    [ , ] << plus {c:title} on >> -> and i use {c} on
    << {who:subject} ( has | have ) [ the ] class bonus ( for | on | with ) {it:title}
        and {v:playing} it >> -> {who} {v} {it} with class bonus
    <start> << {it:title} with class bonus into ( the | my ) opponent 's champion
        -> class bonus is active . i attack my opponent 's champion with {it}
    <start> << {it:title} with class bonus into {x:some} >> ( . | , | <last> )
        -> class bonus is active . i attack {x} with {it}
    ( does | do | will ) {x:some} take << ( the | that ) damage ( instead | then ) >> ?
        -> any damage
    <start> << {who:subject} {v:playing} {a:some} while i have {y:title} [ active | up |
        out ] , ( then | and then ) >> ( attacks | swings | hits )
        -> i have {y} active . {who} {v} {a} . then {who}
    << {n:number} ( prevent | prevention ) shield -> prevent {n} shield
    << [ a ] cleave {n:number} power attack ( hits | on | against | into ) my ( board |
        units | field | side ) -> my opponent cleaves me for {n}
    << [ a ] {n:number} power cleave attack ( hits | on | against | into ) my ( board |
        units | field | side ) -> my opponent cleaves me for {n}
    does the bulwark << [ counter ] ( prevent | stop | absorb | eat ) ( the | that |
        this | all of the | all the ) [ redirected ] damage -> counter prevent anything
    << [ if ] bulwark and a prevent {n:number} [ shield ] are on {x:some} and
        -> {x} has a bulwark counter and a prevent {n} shield .
    ( do | does | will ) <subject> get << the >> <word> ( counter | counters ) -> a
    << ( [ two | three | 2 | 3 ] shields on {x:some} : {a:title} and {b:title} | two
        shields : {a:title} and {b:title} on {x:some} ) >> . -> {a} is on {x} . {b} is
        on {x}
    ( attacks | attack ) << with ( two | 2 ) allies at {x:some} for {n:number} each
        -> {x} with two {n} power allies
    ( attacks | attack ) << with ( three | 3 ) allies at {x:some} for {n:number} each
        -> {x} with three {n} power allies
    ( damage | taken ) << and mill >> ( ? | <end> ) -> and how many cards do i mill
    <my> {s:size} << ( which | that ) {x:some} ( is attacking | attacks ) >> ( . | , |
        ? | <end> )
        -> . {x} attacks it
    << only {x:some} ( retaliates | retaliate ) >> ( . | , | ? | <end> ) -> {x}
        retaliates
    <subject> << have {it:title} with {n:number} {e:element} cards revealed
        -> use {it} , revealing {n} {e} cards
    ( took | takes | taken ) {n:number} damage << this turn from ( a | an ) {k:source}
        -> from a {k}
    ( <start> | <ended> ) << which ( survive | survives | live ) >> ? -> who survives
    ( <start> | , ) << ( first | second ) one has >> ( critical | taunt | immortality |
        cleave | bulwark ) -> the first one has
    << [ my ] opponent has taken {m:number} damage on a {n:number} life champion
        -> my opponent 's champion has {n} life and {m} damage counters
    << i have taken {m:number} damage on a {n:number} life champion
        -> my champion has {n} life and {m} damage counters
    ( <my> | <some> ) << ally {a:number} ( power | pwr ) [ , | / | and ] {b:number} life
        -> {a} power ally with {b} life
    attacked by << {a:number} , {b:number} and {c:number} power allies
        -> a {a} power ally , a {b} power ally and a {c} power ally
    attacked by << {a:number} and {b:number} power allies
        -> a {a} power ally and a {b} power ally
    << , then at [ the ] end of turn >> , ->
    << i hit with a {x:title} spell for {n:number} -> my {x} spell deals {n} damage to
        it
    <start> << does {it:clause} get used up by unpreventable damage ? -> i have {it}
        active .
    <my> champion << \\open {n:number} life \\close is at {m:number} damage [ counters ]
        -> has {n} life and {m} damage counters
    << what if two effects want to prevent the same damage ? ->
    ( deals | deal ) << {n:number} twice with spells -> {n} damage with a spell . then
        a spell deals {n} damage to my champion
    << at champion level {n:number} on >> ( my | his ) -> at level {n} on
    ( is | was | does | did | will ) ( the | my | his | her | their ) << link shield
        >> ( destroyed | sacrificed | gone | broken | get | be ) -> shield
    ( can | could | may | does | will ) <clause> << ( deal | do ) [ any ] damage back
        >> ( ? | , | and ) -> retaliate
    ( can | could | may ) {it:some} << take it >> ( ? | and | instead ) -> intercept
    ( attack | attacks | swing ) <clause> ( against | at | into | on ) << a champion
        -> his champion
    <start> << {c:title} ( at | with ) {n:number} life , {m:number} damage ,
        -> {c} has {n} life and {m} damage counters . it
    <subject> ( have | control | has ) {it:quote} << linked to {x:some} : {text:text}
        -> : {text} . it is linked to {x}
    << the defender ( is | was ) >> ( a | an | my | his ) -> the defending ally is
    # Who attacks whom, as a list.
    ( <start> | <break> ) << ( retaliation | retaliate | retaliates ) : yes
        -> the defender retaliates
    ( <start> | <break> ) << ( retaliation | retaliate | retaliates ) : no
        -> the defender does not retaliate
    <start> << ( attacker | attacking ) : ( ally | unit ) {x:clause} ( . |
        <break> ) ( defender | defending | attacked | target ) : >> ( my | his |
        her | their ) -> an ally {x} attacks
    <start> << ( attacker | attacking ) : [ a | an ] {x:clause} ( . |
        <break> ) ( defender | defending | attacked | target ) : >> ( my | his |
        her | their ) -> a {x} attacks
    << {s:a} spell ( hits | hit ) {x:some} for {n:number} [ damage ] and {y:target} for
        {m:number} [ damage ] -> {s} spell deals {n} damage to {x} and {s} spell deals
        {m} damage to {y}
    << ( two | 2 ) attacks ( come in | hit | connect ) ( : | for ) {a:number} ( , | and
        |
        then ) {b:number} >> ( . | ; | ? | <end> ) -> i am attacked for {a} . then i am
        attacked
        for {b}
    <start> << [ what is ] [ the ] total damage ( taken | dealt ) >> ( ? | <end> )
        -> how much damage does my champion take
    champion << [ is ] ( on | at ) {n:number} life with {m:number} damage [ counters ]
        [ already | on it ] -> has {n} life and {m} damage counters
    << ( is | are | am ) intercepting -> intercepts
    intercept [ \\open <inside> \\close ] << ( takes | take | took ) the hit [ instead |
        for ( it | him | her ) ] -> intercepts
    << first hit [ is | for | does | deals ] {a:number} [ damage ] ( , | and | . | , and
        ) [ the ] second hit [ is | for | does | deals ] {b:number} [ damage ] >>
        ( . | ; | ? | <end> ) -> i am attacked for {a} . then i am attacked for {b}
    << ( three | 3 ) attacks ( come in | hit | connect ) ( : | for ) {a:number} ,
        {b:number}
        ( , | and | , and ) {c:number} >> ( . | ; | ? | <end> ) -> i am attacked for
        {a} . then
        i am attacked for {b} . then i am attacked for {c}
    <start> << {it:title} in {w:whose} opponent 's lineage >> ( , | . | <last> ) ->
        {it} is in
        {w} opponent 's champion 's lineage
    <start> << {it:title} in my lineage >> ( , | . | <last> ) -> {it} is in my champion
        's
        lineage
    <start> << {it:title} used on -> {it} is used on
    {w:weapon} <clause> ( . | , | <clause> ) << is it ( gone | done | dead ) >> ?
        -> does it break
    {it:title} << with {x:equals} on {t:some} >> ( . | , | <last> ) -> on {t} with {x}
    << @foe hits for {n:number} >> ( . | , | ; | ? | and | then | <end> )
        -> my opponent attacks my champion for {n}
    << [ an ] attack [ is | was ] declared on >> ( my | me ) -> my opponent attacks
    << [ an ] attack [ is | was ] declared on >> ( his | opponent ) -> i attack
    ( champion | she | he ) << [ is ] at >> <number> life and <number> damage -> has
    {w:weapon} << has {n:number} durability [ counters ] and i attack twice with it
        -> has {n} durability counters . i attack with it . i attack with it
    << attack twice with ( my | the | a ) {w:weapon} -> attack with my {w} . i attack
        with
        my {w}
    # Who a player's champion is, and how hurt.
    << ( i | we ) ( am | are ) ( on | playing | running ) {c:title}
        ( with | at | , ) {m:number} damage [ counters ] [ on ( her | him | it ) ]
        ( , | and | / ) {n:number} life -> my {c} has {n} life and {m} damage
        counters
    << ( i | we ) ( am | are ) ( on | playing | running ) {c:title}
        ( with | at | , ) {n:number} life ( , | and | / | with ) {m:number} damage
        [ counters ] [ on ( her | him | it ) ] -> my {c} has {n} life and {m}
        damage counters
    my champion << has {m:number} damage [ counters ] [ on ( her | him | it ) ]
        ( on a | of | out of | with ) {n:number} life {c:title}
        >> ( , | . | and | ; | <last> ) -> {c} has {n} life and {m} damage counters
    << ( \\open ( a | an | the ) ( ally | unit ) with power {n:number} and life
        {m:number} \\close | \\open ( a | an | the ) ( ally | unit ) with {n:number}
        power and {m:number} life \\close ) -> \\open {n} power , {m} life \\close
    # An attack as a thing that is taken.
    {w:some} << ( takes | take | took | eats | eat | ate | faces | face )
        ( a | an | one ) {n:number} ( power | damage ) attack -> is attacked for {n}
    {w:some} << ( takes | take | took | eats | eat | ate | faces | face )
        ( an | one ) attack ( for | of ) {n:number} -> is attacked for {n}
    ( is | am | gets | get | got | was ) << ( hit | struck ) ( with | by ) ( a | an )
        {n:number} ( power | damage ) attack -> attacked for {n}
    ( takes | take | took ) <clause> ( by | from | off ) << ( a | an | his | her | the )
        ally [ 's ] attack >> ( . | , | ; | ? | and | while | but | <end> ) -> an attack
    ( hit | struck | attacked ) <clause> ( by | from ) ( a | an | his | her | the )
        ally << attack >> ( . | , | ; | ? | and | while | but | <end> ) ->
    # An ally that may take over an attack does so.
    ( ally | allies | unit | units | <size> ) << ( that | which | who ) can intercept
        >> ( . | , | ; | ? | and | \\open | <end> ) -> with intercept
    ( can | could | may ) {it:some} << ( jump in | step in | jump in front [ of ( it |
        that | the attack | her | him ) ] | take the hit | take it for ( her | him ) )
        >> ( ? | instead | for | and ) -> intercept
    << ( flash in | chain | drop ) >> [ my | a | an ] <title>
        ( . | , | and | ? | in response | on ) -> activate
    << [ an ] ( ally | unit | champion ) link shield -> link shield
    << {o:whose} {it:thing} ( has | with ) link shield [ , ] and ( is | it is )
        linked to -> an item with link shield is linked to
    ( attack | attacks | attacked | swing | swings ) <clause> << ( and | but ) [ all [
        of
        ] ] [ the ] damage ( is | gets | was ) [ all | fully ] prevented by ( a | his |
        one | the ) bulwark [ counter ] -> . his champion has a bulwark counter
    <my> <title> << domain ( which | that ) has -> with
    << [ how | so how ] many more damage ( can | do | does | until | till | before )
        -> how much more damage can
    << ( does | do | will ) ( i | my {it:weapon} | the {it:weapon} | it )
        [ still | also | then ] lose [ a | any ] durability [ counter | counters ] ?
        -> how many durability counters are left ?
    # How hurt a champion is.
    has <number> damage counters << ( with | on ) ( a | an | my ) {n:number} life
        champion -> and {n} life
    # A spell of which only is told that it kills.
    ( kill | kills | killed | destroy | destroys | destroyed ) <some> << with ( a | an |
        his | her | my ) ( spell | action | card ) >> ( . | , | ; | ? | and | before |
        in response | <last> ) ->
    ( destroyed | killed ) << by ( a | an | his | her | my | their ) ( spell | action |
        card ) >> ( . | , | ; | ? | and | before | in response | <last> ) ->
    ( <start> | , | ; | and | but | then ) << ( a | his | her | their | my ) ( spell |
        action ) ( kills | killed | destroys | destroyed ) {x:some} >> ( . | , | ; |
        before | in response | <last> ) -> {x} is destroyed
    domain <clause> ( . | , | <clause> ) << [ and ] [ it | the domain | my domain ] ( is
        | 's ) siegeable >> ( . | , | ? | and | <last> ) ->
    ( survive | survives | survived ) << both ( attacks | hits | spells ) >> ? ->
    ( . | ; ) << the attack ( resolves | resolved | goes through | connects ) ( . | ; )
        >> ->
    <start> << {y:clause} ( on | targeting ) my champion in response to ( an | his |
        the ) attack ( by | from ) {x:some} >> ( . | , | ; | ? )
        -> {x} attacks my champion . in response {y} on my champion
    ( <start> | <end> | . | ? | , ) << [ any | the ] ( survivors | survivor ) ? -> who
        survives ?
    ( attacked | hit ) by {x:some} << and ( a | his | another ) spell for {n:number}
        -> . then a spell deals {n} damage to it
    ( it | <weapon> ) <clause> ( . | , | ? ) << ( broken | breaks ) ? -> does the weapon
        break ?
    ( gets | get | is | was | then ) << spelled for {n:number} -> hit by a spell for {n}
    ( <start> | <break> ) << [ - ] ( his | opponent ) : >> ( <size> | <number> )
        -> my opponent has
    ( <start> | <break> ) << [ - ] mine : >> ( <size> | <number> ) -> i have
    << i . e . [ , ] >> -> ,
    <start> << spell : ( deal | deals ) {n:number} to -> a spell deals {n} to
    ( hit | attack ) <clause> << instead >> ? ->
    << [ what is | what 's ] [ the ] ( least | lowest | minimum | smallest ) and [ the ]
        ( most | highest | maximum | largest ) [ damage ] [ that ] [ ( i | my champion )
        ( can | could | may ) take ] >> ? -> how much damage do i take
    << bulwark [ counter | counters ] ( x2 | *2 ) -> two bulwark counters
    << bulwark [ counter | counters ] ( x3 | *3 ) -> three bulwark counters
    << prevent {n:number} ( non - combat | noncombat | non combat ) [ damage ] shield
        -> prevent {n} shield against non combat damage
    << prevent {n:number} combat [ damage ] shield -> prevent {n} shield against combat
        damage
    {a:some} ( attacks | attack ) {x:some} << [ , ] and so ( does | do ) {y:some} >>
        ( . | , | ; | ? ) -> . {y} attacks {x}
    <start> << ( damage | prevention | retaliation | combat ) question : ->
    << spell with {n:number} damage >> ( hits | hit | on ) -> {n} damage spell
    << i ( have | had | got ) prevent all -> prevent all
    ( deals | deal | dealt ) {n:number} damage to {x:some} with a spell << ( twice | two
        times ) -> . then a spell deals {n} damage to {x}
    ( deals | deal | dealt ) {n:number} damage to {x:some} with a spell << three times
        -> . then a spell deals {n} damage to {x} . then a spell deals {n} damage to {x}
    champion << ( took | has taken ) {n:number} [ damage ] ( earlier | before ) [ this
        game | in the game | this match ] >> ( . | , | ; ) -> has {n} damage counters
    """,
    {
        "a": "a the his my one",
        "whose": "my his her their",
        "element": "wind water fire norm crux luxem umbra arcane tera exia neos astra",
        "source": "spell action ability attack",
        "playing": "plays casts uses activates",
        "heading": "bulwark critical cleave immortality taunt stealth intercept "
        "retaliation durability spellshroud vigor steadfast",
        "hits_back": "retaliate retaliates",
        "weapon": "weapon sword axe bow blade dagger",
        "thing": "item object regalia card thing equipment shield token",
        "kind": "bulwark durability static charge enlighten buff debuff",
        "besieged": "domain barrier castle",
    },
    {
        "foe": "( opponent | my opponent | he | she | they )",
        "mine": "( my | his | her | the | their | it )",
        "thing": "( item | object | regalia | card | thing | things | equipment )",
        "linked": "( on | linked to | linked with | attached to | protected by )",
        "swing": "( swing | attack | go | get | swings | hit )",
        "it": "( it | him | her | that | them | my <some> | his <some> | the <some> )",
        "hit": "( attack | hit | swing at )",
    },
)
