"""What players of Grand Archive and Riftbound say for what is read in other words.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.citation import Game
from bot.scenario.words.arms_told import arms_told
from bot.scenario.words.asked_of_units import asked_of_units
from bot.scenario.words.assignments_asked import assignments_asked
from bot.scenario.words.battlefield_words import of_battlefields
from bot.scenario.words.champion_words import as_champions
from bot.scenario.words.clash_words import of_clashes
from bot.scenario.words.dealers_told import dealers_told
from bot.scenario.words.defenders_asked import defenders_asked
from bot.scenario.words.fights_told import attacks_by_noun, fights_told
from bot.scenario.words.hurt_told import hurt_told
from bot.scenario.words.keyword_names import keyword_names
from bot.scenario.words.levels_told import levels_told
from bot.scenario.words.paraphrase import Tokens, paraphrases
from bot.scenario.words.rewriting import Around
from bot.scenario.words.sides_words import of_sides
from bot.scenario.words.state_words import of_states
from bot.scenario.words.told_attacks import told_attacks, told_of_power, told_of_sides
from bot.scenario.words.unit_chat import in_full
from bot.scenario.words.weapon_sizes import weapon_sizes

_MACROS = {
    "tell": "( state | determine | give | report | tell me | list | describe | name | "
    "work out | evaluate | identify )",
    "is": "( is | are | am | was | were | gets | get | got )",
    "has": "( have | has | got | control | controls | there is | there are )",
    "more": "( , | and | then | , and | , then | and then | and later | later )",
    "plays": "( plays | play | played | casts | cast | uses | use )",
    "aims": "( put | puts | putting | aim | aims | aiming | send | sends | sending | "
    "point | points | pointing | direct | directs | directing )",
    "each_hit": "both [ of ] [ the | its ] [ <number> ] [ damage ] "
    "( hits | parts | halves | targets | damage )",
    "stop_here": "( . | , | ; | ? | does | is | how | who | <last> )",
    "struck": "( hit | zapped | blasted | nuked | burned | shot | struck | smacked | "
    "targeted )",
    "strikes": "( zaps | zap | blasts | blast | nukes | nuke | burns | burn | burned | "
    "shoots | shoot | strikes | strike | smacks | smack | targets | target )",
    "right": "( right | correct | yes | yeah | no | true )",
    "end_so": "( die | dies | survive | survives | live | lives | dead | gone | be | "
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
}

# What both games say.
_both = paraphrases(
    """
    # A spell that names two targets may name one for both.
    << ( and | , | , and ) ( picks | pick | picking | chooses | choose | choosing |
        targets | target | targeting ) {x:some} ( with @each_hit | for both
        [ {n:number} ] [ damage | times | hits | targets ] ) >> @stop_here
        -> choosing {x} both times
    # In words of which one is refused of a spell that has but one target.
    @plays <title> << [ , ] [ and ] @aims @each_hit ( on | onto | at | into | to )
        {x:some} >> @stop_here -> with both hits on {x}
    # Whoever somebody has somewhere is there, whatever it does there.
    @has {x:some} << ( sitting | standing | parked | camped | camping | chilling |
        waiting | stationed | posted | lying ) >> ( on | at | in | there | here ) ->
    @has {x:some} << ( holding | guarding | occupying | defending | protecting )
        >> ( a | the | my | his | that | one ) battlefield -> at
    <my> << {g:guy} >> [ , | \\open ] ( a | an ) <number> ( might | power )
        [ unit ] -> unit
    <my> << {g:guy} >> [ , | \\open ] an ally -> ally
    << {who:subject} @plays two {k:sources} ( on | at ) {x:some} [ , | and ] ( each |
        both ) ( does | do | deals | deal | dealing | for ) {n:number} [ damage ]
        [ each ] >> @stop_here -> two {k} deal {n} damage each to {x}
    # From what it is saved is what happens to it.
    <start> << ( does | will | would | can ) ( it | that | this ) ( save | protect )
        {x:side} ( from | against ) a {n:number} damage {k:source} ?
        -> a {k} deals {n} damage to {x} . does {x} survive ?
    <start> << ( does | will | would | can ) ( it | that | this ) ( save | protect )
        {x:side} ( from | against ) [ the attack of ] {u:side} ?
        -> {u} attacks {x} . does {x} survive ?
    # Whoever deals combat damage to somebody attacks it.
    << ( takes | take | took | suffers | ( is | was | gets | got ) dealt ) combat damage
        ( from | by ) >> ( a | an | the | two | <my> ) -> is attacked by
    ( then | and | , | . ) << combat damage ( from | by ) >> ( a | an | the | two |
        <my> ) -> it is attacked by
    # Where a fight is, and that there is one, is told by who fights.
    << ( , | and ) [ we ] [ are | were ] ( fighting | battling | contesting )
        ( over | for | at | on ) ( a | the | one ) battlefield >> ( . | , ) ->
    <change> [ power | might ] << ( from | through | thanks to | off )
        ( my | his | her | their | an | the ) attack card >> @stop_here ->
    ( <start> | ? | . ) << {q:numbered} [ : | - | . | \\close ] >> ( can | does | do |
        is | will | what | how | who | which | are | if ) ->
    ( with | by ) << {n:number} damage >> ( spell | action | ability ) -> a {n} damage
    << unpreventably for {n:number} [ damage ] -> for {n} unpreventable
    ( deals | deal | takes | take | dealt ) << unpreventably {n:number} [ damage ]
        -> {n} unpreventable damage
    then << ( normal | normally | regular ) for {n:number} -> {n} normal
    <start> << [ all | any ] [ the ] damage [ dealt ] to {x:some} ( is | gets ) halved
        [ , | \\open ] ( round | rounded | rounding ) {r:way} [ \\close ]
        -> i have an effect that halves all damage to {x} , rounded {r}
    <start> << {x:some} ( takes | take ) half [ of ] [ the ] damage [ , | \\open ]
        ( round | rounded | rounding ) {r:way} [ \\close ]
        -> i have an effect that halves all damage to {x} , rounded {r}
    <number> damage << already >> ( gets | is | takes | attacks | defends ) ->
    << with [ a ] prevent {n:number} [ shield ] and {m:number} damage [ on it ]
        >> ( gets | is | takes | attacks | defends ) -> with {m} damage and prevent {n}
    # One more of them, told by its number alone.
    {k:source} ( deals | deal | dealt | does ) <number> [ damage ] to <some>
        << @more ( another [ one ] | a second [ one ] ) {m:number} [ damage ]
        >> @stop_here -> . then another {k} deals {m} damage to it
    ( deals | deal | dealt | does ) <number> [ damage ] to <some> << [ , ] [ and ] later
        {m:number} [ damage ] >> @stop_here -> . then {m} damage is dealt to it
    << ( <subject> | opponent | my opponent ) @plays two {k:sources} ( on | at )
        {x:some} [ , | : ] one for {n:number} [ damage ] and ( one | another | the other
        ) for {m:number} [ damage ] >> @stop_here -> a spell deals {n} damage to {x} .
        then another spell deals {m} damage to it
    << a {n:number} damage {k:source} [ , ] @more a {m:number} damage {j:source} on
        {x:some} >> @stop_here -> a {k} deals {n} damage to {x} . then another {j} deals
        {m} damage to it
    ( takes | take | took | eats | ate ) << a {n:number} damage {k:source} @more a
        {m:number} damage {j:source} >> @stop_here -> {n} damage from a {k} . then
        another {j} deals {m} damage to it
    @plays a <number> damage {k:source} ( on | at ) <some> << @more a {m:number} damage
        ( one | {k:source} ) >> @stop_here -> . then another {k} deals {m} damage to it
    <number> [ damage ] from a {k:source} ( and | then | and then ) <number> [ damage ]
        from another << one -> {k}
    # Whatever a spell does to whom, it hits.
    @is << @struck ( with | by ) >> ( a | an | another ) [ <number> damage ] <source>
        -> hit by
    ( <subject> | opponent ) << @strikes {x:some} with >> ( a | an | another
        | his ) <number> damage <source> -> hits {x} with
    ( <subject> | opponent ) << ( @strikes | hits | hit ) {x:some} with a
        {k:source} ( that | which ) ( deals | does ) {n:number} [ damage ] -> hits {x}
        with a {n} damage {k}
    ( <subject> | opponent ) << ( @strikes | hits | hit ) {x:some} for {n:number} with a
        {k:source} >> ( . | , | ; | ? | and | then | does | is | <last> ) -> hits {x}
        with a {n} damage {k}
    ( <subject> | opponent ) << @strikes {x:some} >> for <number> -> hits {x}
    ( takes | take | took | eats | ate ) << a {k:source} for {n:number} [ damage ]
        -> {n} damage from a {k}
    <start> << is ( a | my ) {x:some} dead ( if | when | after ) it {y:clause} ?
        -> i have a {x} . it {y} . does mine die ?
    ( <start> | , | and | then ) << [ an | my ] ( opponent | enemy ) {k:source}
        for {n:number} >> ( . | , | ; | ? | and ) -> opponent 's {k} deals {n} damage
    << ( do | does | will | would ) {x:some} ( get | be ) saved >> ( ? | and | <end> )
        -> do {x} survive
    << how many of ( theirs | his units ) ( does | do | can | will ) ( it | i | mine )
        ( take down | kill | take out ) [ with it ] >> ( ? | <end> ) -> who dies
    << ( do | will | did | would ) i lose ( it | him | her ) >> ( ? | <end> )
        -> does mine die
    ( . | , | ? | ; ) << [ a ] trade >> ( ? | <end> ) -> who dies
    << ( prevent | prevents | prevented ) {n:number} [ of ( it | that ) | damage ] with
        a shield >> on -> has a prevent {n} shield
    << ( do | does | will | would | did | can ) ( they | it | we | these two | mine and
        his | both [ units | allies ] | ( the | our ) [ two ] [ units | allies ] )
        [ both | just ] ( trade | kill each other ) >> ( ? | <end> ) -> do both die
    ( attack | attacks | attacked | swing | swings ) << with everything ( at | into )
        {y:some} ( : | , ) >> ( a | <size> | <number> ) -> at {y} with
    ( attack | attacks | attacked | swing | swings ) <clause> with << everything ( : | ,
        ) >> ( a | <size> | <number> ) ->
    ( attack | attacks | attacked | swing | swings ) <clause> with <clause> << [ , ] all
        >> ( at | into ) ->
    << two ( prevents | shields | prevent shields ) on {x:some} [ , | : ] [ prevent ]
        {n:number} and [ prevent ] {m:number} -> prevent {n} and prevent {m} on {x}
    <start> << who {v:picks} which of my ( two | 2 ) [ prevent | prevention ] shields
        \\open {n:number} and {m:number} \\close ( applies first | is used first | is
        used | applies | gets used ) ( when | if ) {y:clause} >> ( ? | <end> )
        -> i have prevent {n} and prevent {m} . {y} . who {v} which applies first
    prevent <number> [ shield ] ( is | was ) [ up | active | on | there ] << ( from the
        ( start | beginning ) | all along | the whole time ) >> ( . | , | ; | ? | <end>
        ) ->
    <some> on {x:some} << ( from the ( start | beginning ) | all along | the whole time
        ) >> ( . | , | ; | ? | <end> ) ->
    << ( is | are ) died >> ( ? | <end> ) -> is dead
    how much [ damage ] << [ actually | really ] ( lands | connects | sticks ) >>
        ( ? | <end> ) -> goes through
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
    # Whom it attacks, told of what attacks.
    <start> << the {k:fights} ( attacking | that attacks | that is attacking ) {x:some}
        has {y:some} >> ( . | , | ; | <end> ) -> a {k} with {y} attacks {x}
    <start> << the {k:fights} ( attacking | that attacks | that is attacking ) {x:some}
        is ( a | an ) {y:some} >> ( . | , | ; | <end> ) -> a {y} attacks {x}
    ( has | have | with ) << [ a ] prevent {n:number} [ shield ] and {m:number} damage
        [ counters | on it | on her | on him ] >> ( . | , | ; | <end> )
        -> {m} damage on it and prevent {n}
    # What one unit is, behind a colon.
    ( a | one | an | <my> ) {k:fights} << [ at {w:a} battlefield | {w:there} ] :
        {z:size} , {x:rest} >> ( . | <end> ) -> ( {z} , {x} )
    ( a | one | an | <my> ) {k:fights} << [ at {w:a} battlefield | {w:there} ] :
        {n:number} might , {x:rest} >> ( . | <end> ) -> ( {n} might , {x} )
    # Whose units are listed.
    ( <start> | , ) << ( mine | my ( units | allies | board ) ) are >> ( a | an | two |
        <size> | <number> might ) <clause> ( and | , ) -> i have
    ( <start> | , ) << ( ( his | her | their | my opponent 's | opponent 's ) ( units |
        allies | board ) | theirs | hers ) are >> ( a | an | two | <size> | <number>
        might ) <clause> ( and | , ) -> he has
    i have ( a | an | two | <size> | <number> might ) <clause> ( and | , | but ) << (
        his | theirs | hers ) ( is | are ) >> ( a | an | two | <size> | <number> might )
        -> he has
    # What has none has nothing that was told.
    ( has | have ) <some> << [ , ] ( and | but | while | , ) ( his | hers | theirs |
        mine ) ( does not | do not | has none | have none ) [ have ( one | any ) ]
        >> ( . | ; | <last> ) ->
    << either >> of ( mine | his | theirs | hers | them | <my> ) -> any
    << ( can | could ) any of >> ( mine | his | theirs | hers | <my> | them ) <clause>
        ( die | survive | live ) -> do any of
    ( do | does | will | would | did | can ) << either ( unit | ally | one | of the
        units | of the two [ units ] | of my units and his ) -> any of them
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
        "there": "there here",
        "guy": "guy dude boy lad fella buddy bro pal bloke homie man body minion",
        "source": "spell action ability",
        "sources": "spells actions abilities",
        "picks": "chooses decides picks",
        "numbered": "q1 q2 q3 q4",
        "kind": "spell action ability attack",
        "way": "up down",
        "right": "right correct true",
        "fights": "ally unit",
        "fought": "combat noncombat",
        "about": "weapon weapons durability champion champions ally allies combat "
        "attack retaliation bulwark critical domain link unit units rules timing "
        "battlefield showdown shield quick simple",
    },
    _MACROS,
)


def as_units(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* in the words that are read, for a game of units."""
    if around.game is not None:
        tokens = keyword_names(tokens, around.game)
    tokens = attacks_by_noun(dealers_told(tokens))
    if around.game is Game.RIFTBOUND:
        tokens = fights_told(assignments_asked(defenders_asked(tokens)))
    tokens = in_full(tokens, around.game)
    if around.game is Game.GRAND_ARCHIVE:
        tokens = arms_told(weapon_sizes(levels_told(hurt_told(tokens))))
        tokens = told_attacks(told_of_power(tokens))
        return as_champions(of_clashes(_both(tokens)))
    tokens = told_of_sides(told_attacks(tokens))
    return of_battlefields(of_sides(asked_of_units(of_states(_both(tokens)))))
