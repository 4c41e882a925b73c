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
from bot.scenario.words.sides_of_clashes import of_sides_of_clashes
from bot.scenario.words.sides_words import of_sides
from bot.scenario.words.state_words import of_states
from bot.scenario.words.told_attacks import told_attacks, told_of_power, told_of_sides
from bot.scenario.words.unit_chat import in_full
from bot.scenario.words.units_asked import units_asked
from bot.scenario.words.weapon_sizes import weapon_sizes

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
    """,
    {
        "a": "a the his my one",
        "there": "there here",
        "guy": "guy dude boy lad fella buddy bro pal bloke homie man body minion",
        "source": "spell action ability",
        "sources": "spells actions abilities",
        "picks": "chooses decides picks",
        "numbered": "q1 q2 q3 q4",
        "way": "up down",
        "fights": "ally unit",
    },
    {
        "is": "( is | are | am | was | were | gets | get | got )",
        "has": "( have | has | got | control | controls | there is | there are )",
        "more": "( , | and | then | , and | , then | and then | and later | later )",
        "plays": "( plays | play | played | casts | cast | uses | use )",
        "aims": "( put | puts | putting | aim | aims | aiming | send | sends | "
        "sending | "
        "point | points | pointing | direct | directs | directing )",
        "each_hit": "both [ of ] [ the | its ] [ <number> ] [ damage ] "
        "( hits | parts | halves | targets | damage )",
        "stop_here": "( . | , | ; | ? | does | is | how | who | <last> )",
        "struck": "( hit | zapped | blasted | nuked | burned | shot | struck | "
        "smacked | "
        "targeted )",
        "strikes": "( zaps | zap | blasts | blast | nukes | nuke | burns | burn | "
        "burned | "
        "shoots | shoot | strikes | strike | smacks | smack | targets | target )",
    },
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
        tokens = of_sides_of_clashes(of_clashes(units_asked(_both(tokens))))
        return as_champions(tokens)
    tokens = units_asked(_both(told_of_sides(told_attacks(tokens))))
    return of_battlefields(of_sides(asked_of_units(of_states(tokens))))
