""" "I was down to a 4-Might unit": how a fight is told that is over, in any game.

Rows of :mod:`bot.scenario.words.paraphrase`; for Magic alone there are those of
:mod:`bot.scenario.words.stories`.
"""

from bot.scenario.words.paraphrase import paraphrases

tales = paraphrases(
    """
    << prevent {m:number} [ shield ] ( with | that has | which has ) [ only ] {n:number}
        [ points | damage ] left -> prevent {n} shield
    # How late it got, and what came out of it all.
    ( <start> | , ) << we ( played | kept playing | were playing | stayed up | sat there
        ) ( till | until | til ) <some> ( . | , [ and ] ) >> <word> ->
    ( <start> | , | and ) << who ( walked | walks | came | comes | got | gets ) ( away |
        out alive | out of ( it | that | there ) alive ) [ from | of ] [ it | that |
        this | there | the fight | that fight | the combat ] >> ( ? | <end> )
        -> who survives
    << [ , ] ( when | once | after ) ( the | all the ) ( dust | smoke ) [ has | had ] (
        settled | settles | cleared | clears ) >> ( ? | . | <end> ) ->
    ( <start> | , | and ) << ( who | what ) ( was | is ) [ still ] ( left standing |
        standing | left alive ) [ at the end | in the end | afterwards ] >> ( ? | <end>
        ) -> who survives
    ( <start> | , | and ) << what ( became | becomes | has become ) of {x:target}
        >> ( ? | <end> ) -> what happens to {x}
    ( <start> | , | and ) << what ( was | is ) left of ( my | our ) ( side | field |
        team ) >> ( ? | <end> ) -> what happens
    ( <start> | , | and ) << what was left of ( my | our ) [ whole ] board
        >> ( ? | <end> ) -> what happens
    # What turned out was so.
    ( <start> | , | and | but | so ) << [ then ] [ it ] ( turns | turned ) out [ , ] [
        that ] >> ( <subject> | <my> | there | it | the ) ->
    << later ( in the same turn | that same turn | on the same turn | the same turn |
        on that turn ) >> ( <subject> | <my> | a | an | the | <capital> )
        -> later in the turn
    # What is somebody's he has.
    ( <start> | , ) << [ and | but ] it ( is | was | 's ) {o:my} {c:names} >> ( , | . )
        -> {o} {c} is in play
    # What goes on the while is of who is told of.
    <start> {who:subject} <clause> << [ , ] while having -> while {who} have
    <start> {who:title} ( attacks | casts | bolts | shocks | swings | hits ) <clause>
        << [ , ] while having -> while {who} has
    # What a spell costs.
    ( cast | casts | play | plays | played ) ( a | another | his | my | her ) <<
        {n:number} ( mana spell | mana value spell | drop | cmc spell )
        -> spell with mana value {n}
    # What is activated is up.
    {who:subject} << ( have | has | had ) {c:names} ( active | activated | up ) ( on |
        against | for | vs ) >> ( his | my | the | her | their | that | a | it )
        -> activate {c} on
    # What was left.
    ( <subject> | and ) << @was ( down to [ just | only ] | left with [ just | only ] )
        >> ( a | an | one | two | my | his | her | <size> ) -> has
    ( has | have | had ) [ only | just ] ( a | an | one | two | three | my | his | her |
        <size> ) <some> << left >> ( <end> | , | and | but ) ->
    # What could not be helped.
    ( . | , | and | but | so ) << ( <subject> | and ) could not ( stop [ it | him | her
        | that ] | help it | do anything [ about ( it | that ) ] ) [ , ] [ so | and |
        but ] >> ( <word> | <end> ) ->
    # A fight that is told behind it.
    ( <start> | , ) << [ so ] ( there was | we had | i had | then came | it came to ) (
        a | the ) [ big | huge ] ( showdown | battle | fight | combat | stand-off ) [ at
        | on | over | for | in ] [ ( my | his | her | the | a | our ) battlefield ] [ .
        | : | , [ and ] ] >> ( <my> | <subject> | the | a | an ) ->
    ( <start> | , ) << [ so ] we ( are | were | 're ) [ both ] fighting ( over | for |
        about | at ) ( a | the | my | his | her | our ) battlefield ( . | , [ and ] ) >>
        <word> ->
    # What was done with a thing that is only just told of.
    ( a | an ) {x:fighter} << [ , ] which {who:subject} ( used | use | uses ) to
        {deed:clause} >> <end> -> . {who} {deed} with the {x}
    ( a | an ) {x:fighter} << [ , ] which {who:subject} {deed:clause} with >> <end> ->
        . {who} {deed} with the {x}
    ( a | an ) {x:fighter} << [ , ] with which {who:subject} {deed:clause} >> <end> ->
        . {who} {deed} with the {x}
    # What somebody had, and did with it then.
    ( <start> | , | and | but | then ) << <subject> ( has | have | had ) [ also ] ( a |
        an | another ) {k:trick} ( that | which ) ( deals | dealt | does | did )
        {n:number} [ damage ] ( . | , ) [ so | then | and | but ] <subject> @uses it (
        on | at | targeting ) {x:target} >> ( <end> | , | and | but | so ) -> a {k}
        deals {n} damage to {x}
    <subject> << ( has | have | had ) [ also ] ( a | an | another ) {k:trick} ( that |
        which ) {does:clause} . [ so | then | and | but ] <subject> @uses it ( on | at |
        targeting ) {x:target} >> ( <end> | , | and | but | so ) -> plays a {k} that
        {does} on {x}
    ( has | have | had ) << [ a ] prevent {n:number} shield . [ so | then | and | but ]
        <subject> @uses it on {x:target} >> ( <end> | , | and | but | so ) -> a prevent
        {n} shield on {x}
    <subject> << ( has | have | had ) {it:names} and ( prevents | prevented | prevent )
        {n:number} >> [ damage ] ( <end> | , | and | but | so ) -> casts {it} preventing
        {n}
    ( <start> | , | and | but ) << [ but ] what <subject> @unknown was [ that ] >>
        <subject> ->
    ( <start> | , | and | but ) << little ( did <subject> know | <subject> knew ) [ that
        ] >> <subject> ->
    # How somebody looked before he did something.
    <subject> << [ just | only ] @looks [ over | at ( me | him | her ) | to himself ]
        and [ then ] >> <word> ->
    <subject> << [ just | only ] @looks , >> ( casts | cast | plays | attacks | attacked
        | played ) ->
    # How well it went until something happened.
    ( <start> | so ) << <subject> ( have | has | had ) a <word> ( turn | game | start |
        day | match ) [ going | so far ] [ , ] ( until | till | when | before | but ) >>
        <word> ->
    # What there was no choice about.
    <subject> << ( has | have | had ) no [ other | real ] ( choice | option ) but to >>
        <word> ->
    << [ , ] so <subject> ( had to | have to | needed to | has to ) ( block | chump ) >>
        . <clause> ( blocked | block | blocks ) ->
    ( do | does | did ) not <word> << either >> <end> ->
    ( was | is | got ) << then >> <word> ->
    ( given | stunned | put on it | on it ) [ a prevent <number> shield ] << by ( a | my
        | his | her | their | another ) ( spell | card | trick | ability | action ) >> (
        <end> | , | and | but ) ->
    # In what step something happens is told by what happens.
    <start> << [ step <number> : ] [ then ] [ the ] ( damage | combat damage | combat |
        showdown | damage step | damage happens ) . >> <word> ->
    <subject> << @uses [ a | my | his | one ] <trick> [ , ] [ and | for | to ] ( prevent
        | prevents ) [ the ] [ next ] >> <number> damage ( to | on ) -> prevent the next
    # What somebody takes to come of it has not happened.
    <start> << if {a:clause} [ , ] [ then ] <subject> still @fares [ <number> | all |
        the | full ] [ life | damage ] >> . <subject> ( say | says | think | thinks |
        claim | claims | said ) -> {a}
    <start> << {f:subject} ( says | claims | thinks | insists | believes ) [ that ] if
        {a:clause} [ , ] [ then ] >> ( <subject> | it | mine | <own> [ <size> | <kind> ]
        ) [ still ] @fares -> {a} . {f} says
    # What should have come of it.
    ( <start> | , | and ) << should {w:subject} have ( lost | died ) [ the game ] >> ?
        -> does {w} lose
    ( <start> | , | and ) << should {w:subject} have won [ the game ] >> ? ->
        does {w} win
    each << one >> of ( my | his | her | their | the | them ) ->
    <subject> << ( am | is | are | 'm | 's | 're ) ( holding back | keeping back |
        holding on to | sitting on ) >> ( <names> | a | an | my | his ) -> controls
    # It goes back to what was chosen.
    ( choosing | choose | naming | picking ) {s:target} [ , ] and ( send | sends | throw
        | throws | redirect | redirects ) [ the ] [ <number> ] [ damage ] << back to it
        >> -> back to {s}
    in response << to prevent {n:number} [ damage ] [ ( on | to ) ( me | myself |
        himself | herself | him ) ] >> ( . | , | <end> ) -> , preventing {n}
    # What somebody had done before lies there.
    <start> << <subject> had [ already ] prevented the next {n:number} damage to
        {x:target} [ before [ that ] | earlier ] >> ( . | , | and | but | <end> )
        -> {x} has a prevent {n} shield
    # What is only held, and what is all there is.
    << with <names> in [ my | his | her | their ] hand >> ( . | , | <end> ) ->
    << with <names> as the only creature [ out | on the battlefield | in play | there ]
        >> ( . | , | <end> ) ->
    << with only {x:title} ( on the table | out | in play | on the battlefield ) >>
        ( . | , | <end> ) ->
    # Where a trigger goes is chosen.
    <subject> << ( choose | chooses ) to have ( its | {o:own} {x:some} 's ) ( trigger |
        ability | damage ) ( hit | target | go to ) >> ( <person> | <subject> ) ( . | ,
        | <end> ) -> choose
    ( block | blocks ) with {r:names} and << ( send | sends | point | points ) the
        damage ( to | at ) ( his | her | their | my opponent 's ) face >> ( . | , |
        <end> ) -> choose my opponent for its ability
    # What fights has what is told of it and a shield.
    ( attack | attacks | block | blocks | attacked | blocked ) with <word> <size> [
        creature ] ( with | that has ) @keyword << and prevent {n:number} >> ( , | . |
        <end> ) -> and a prevent {n} shield
    # Who fights with something and prevents damage does both.
    i ( block | attack | blocked | attacked ) <clause> and << prevent/prevented >> [ the
        ] [ next ] <number> ( <end> | , | and | damage | of | to ) -> i prevent
    # Who was there, and who came.
    <start> << the {k:kind} ( that | which ) ( attacked | attacks ) {x:target} ( has |
        had ) {n:number} {p:might} >> <end> -> a {n} {p} {k} attacked {x}
    ( <start> | so | , ) << my {n:number} {p:might} {k:kind} was [ just ] ( sitting |
        standing | waiting | chilling ) [ there | around ] [ , ] ( when | and ) >>
        <subject> -> i had a {n} {p} {k} .
    ( cast | casts | play | plays | played ) <names> << again >> ( on | at | targeting )
        ->
    # Who comes to fight.
    <subject> << ( moves | moved ) {x:fighter} in >> ( <end> | , | and | but ) ->
        attacks with {x}
    ( my | his | her | their ) << ( guy | dude | creature | unit | ally | blocker |
        attacker ) a >> ( <size> | <number> ( might | power ) ) ->
    <start> << {x:target} ( had | had taken | took | had been dealt | had suffered | [
        had | has ] already ( had | took | taken ) ) {n:number} damage [ counters ] [ on
        it ] ( before | before that | before this | beforehand ) >> ( . | , | ; |
        <end> ) -> {x} already had {n} damage on it
    <start> << ( beforehand | before ( the | this | that ) ( attack | fight | spell |
        combat | showdown ) ) [ , ] >> {x:target} ( had | has ) -> before that
    <start> << before that [ , ] >> <person> ( gave | used | played | plays | gives |
        puts ) -> earlier
    <start> << before that [ , ] >> <my> <some> ( had | has ) ( a | prevent ) -> earlier
    <subject> ( had | has ) <clause> << ( before | beforehand | before that ) >> . ->
        earlier
    ( <my> | the ) <some> ( was | got | were ) <clause> << ( before | beforehand |
        before that ) >> . -> earlier
    <subject> ( stunned | shielded | put | gave | cast | played | used | prevented |
        attacked | hit ) <clause> << ( before | beforehand | before that ) >> . ->
        earlier
    # In what state something was when something was done to it.
    ( has | had | have | was | were ) <clause> ( damage | damage on it | left | shield |
        life ) << [ , ] when >> ( it | i | he | she | they | my | his | her ) [ <some> ]
        ( was | got | attacked | hit | cast | bolted | swung ) -> .
    << ( is | was ) [ already ] damaged \\open {n:number} [ damage ] \\close -> had {n}
        damage .
    ( gets | got | given ) <change> [ might | power ] << by ( a | an | my | his | her )
        ( spell | trick | card | instant ) >> ( <end> | , | and | but ) ->
    ( hits | hit ) <target> << again >> with ( a | another | his | her | my ) ->
    on ( my | his | her | their ) << {z:size} blocker >> ( <end> | , | and | but | so )
        -> blocking {z}
    with ( my | his | her ) champion << , ( i | he | she ) ( has | have | had ) >> ( a |
        an ) <some> ( sword | weapon | axe | dagger | bow | spear ) -> and
    {who:subject} << @was [ down ] ( to | at ) {n:number} life on >> ( my | his | her |
        their ) champion -> has {n} life left on
    # What answers damage is told of that damage.
    <subject> << @answers [ to ( it | that ) ] by preventing >> <number> -> prevent
    ( <start> | , | and | so ) << in response [ , ] >> <subject> ( prevent | prevents |
        prevented ) <number> [ damage ] [ of ( it | that ) ] ( <end> | , | and ) ->
    @swings with everything << . ( i | he | she | they ) ( have | had | has ) >> ( a |
        an | two | three | <size> ) -> :
    """,
    {
        "trick": "spell trick card instant ability action",
        "might": "might power",
        "kind": "unit ally creature",
        "own": "my his her their the",
    },
    {
        "uses": "( played | plays | play | cast | casts | used | uses | use | put | "
        "puts | threw | popped | fired )",
        "unknown": "( did not | does not | do not ) ( know | realize | realise | see | "
        "expect | notice )",
        "looks": "( smiles | smiled | grins | grinned | laughs | laughed | smirks | "
        "smirked | shrugs | shrugged | nods | nodded | sighs | sighed | chuckles | "
        "chuckled | giggles | giggled | panics | panicked | hesitates | hesitated | "
        "winks | winked | groans | groaned )",
        "answers": "( responds | responded | respond | answers | answered | answer | "
        "reacts | reacted | react )",
        "swings": "( swings | swing | swung | attacks | attack | attacked )",
        "fares": "( gains | gain | takes | take | loses | lose | dies | die | "
        "survives | survive | lives | live )",
        "keyword": "( lifelink | deathtouch | trample | flying | menace | vigilance | "
        "haste | double strike | first strike | indestructible | reach | infect )",
        "was": "( was | am | were | is | 's | 'm | are )",
    },
)
