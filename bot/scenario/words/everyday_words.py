"""What is said of a game in words that are not its own: "stands in the way", "can fly".

Rows of :mod:`bot.scenario.words.paraphrase`; those of Magic, and those of any game.
"""

from bot.scenario.words.paraphrase import paraphrases

# Of any game.
everyday_words = paraphrases(
    """
    ( damage | it | that | this ) << ( can not | cannot ) be stopped >> ( . | , | ; |
        and | <end> ) -> can not be prevented
    ( . | , | ! | <break> | and | but ) << ( it | this ) ( can not be prevented | is
        unpreventable ) >> ( . | , | ! | <break> | <end> ) ->
        that damage can not be prevented
    ( <start> | , | and | but ) << i am ( afraid | scared | worried ) [ that ] >> ( it |
        he | she | i | my | his | they | the ) -> i think
    # What something is called, asked by who then tells of it in other words.
    <start> << is ( it | that | this ) [ even | still | also ] called <some> ? >> <word>
        ->
    << [ <subject> do not know | not sure | no idea ] [ if | whether ] ( it is | it 's |
        that is | that 's ) called <some> or <some> ( . | , ) >> <word> ->
    ( does | did | will | would | do ) << one of ( them | those | these ) >> ( die |
        survive | live ) -> either of them
    ( <start> | , ) << ( does | do | will | would ) ( {x:person} | {x:subject} ) lose
        <number> or <number> [ life ] >> ( ? | <end> | if | when ) ->
        how much life does {x} lose
    {k:word} counters [ on it ] . << how many ( are left | remain ) >> ( ? | <end> )
        -> how many {k} counters are left
    ( counter | counters ) << left on it >> ( . | , | ; | <end> | and | but ) -> on it
    << <subject> ( have | has | had | got ) ( {a:article} | {n:number} ) ( {c:change} |
        {c:word} ) {k:counters} on ( it | him | her ) >> ( . | , | ; | ? | <end> | and |
        but ) -> it has {a} {n} {c} {k}
    << deals/deal/dealt [ {k:combat} ] damage to {x:some} , {n:number} damage >> ( . |
        , | ; | ? | <end> | and | but ) -> deals/deal/dealt {n} {k} damage to {x}
    how much ( damage | life ) <clause> ( get | take | lose ) << back >> ( ? | <end> |
        from | in ) ->
    ( gain | gains ) [ any ] life << ( from | off | out of ) ( it | that | this ) >> (
        ? | <end> ) ->
    ( <start> | hello , | hi , | hey , ) << [ i am ] not sure ( if | whether ) ( that |
        this | it | <quote> | <some> ) is the ( right | correct | proper ) ( term | word
        | name | wording ) [ here | for it ] . >> ->
    <number> << ( normal | ordinary | regular ) >> damage ->
    # It holds only where that is said.
    ( attack | attacks | attacked | cast | play | plays ) <some> << without [ the | my ]
        class bonus >> ( . | , | ? | <end> | and | then ) ->
    # Who is unsure of a keyword's name says what it does, and the name.
    ( with | has | have | had ) << @a_thing ( where | that | which | when ) {c:clause}
        \\open [ the ] {k:keyword} [ ? ] \\close -> {k}
    ( with | has | have | had ) << @a_thing ( where | that | which | when ) {c:clause}
        \\open [ the ] {k:striking} strike [ ? ] \\close -> {k} strike
    << who ( gets to | can | may ) ( aim | direct | point | send | target ) [ <my> | its
        | it is | the | that ] [ <number> ] [ damage | trigger | ability ] >>
        ( ? | <end> ) -> who chooses the target
    who chooses the target << of ( <my> | its | it is | the | that ) [ <number> ] (
        damage | trigger | ability ) >> ( ? | <end> | and | , ) ->
    # What a card does was told by its name.
    <name> on ( it | him | her | me | them ) << ( that | which ) ( prevents | prevent |
        prevented ) the next <number> damage >> ( . | , | ; | ? | <end> | and ) ->
    <start> << each time >> <clause> would -> every time
    << shield against [ the next ] {n:number} damage -> prevent {n} shield
    ( <start> | . | , | and ) << ( next to | in front of | beside | near ) me ( lies |
        is | sits | stands ) >> ( a | an | my | the ) -> i control
    ( <start> | . | , | and ) << ( next to | in front of | beside | near ) ( him | her |
        my opponent ) ( lies | is | sits | stands ) >> ( a | an | his | the ) ->
        my opponent controls
    """,
    {
        "keyword": "lifelink flying trample deathtouch vigilance indestructible menace "
        "reach hexproof shroud infect wither defender taunt intercept stealth tank",
        "striking": "first double",
        "combat": "combat noncombat",
        "counters": "counter counters",
        "article": "a an",
    },
    {
        "a_thing": "( the | that | this | a ) ( thing | ability | rule | keyword | "
        "effect )"
    },
)

# Of Magic.
everyday_magic = paraphrases(
    """
    ( <start> | . | , | and | but ) << nobody ( gets | stands | steps | jumps ) in ( its
        | his | her | their | the ) way -> nobody blocks
    << ( stands | stood | steps | stepped | jumps | jumped | gets | got ) in ( the | its
        | his | her | their ) way [ of it ] >> ( . | , | ? | ; | <end> | and ) -> blocks
    << ( stand | step | jump | get ) in ( the | its | his | her | their ) way [ of it ]
        >> ( . | , | ? | ; | <end> | and ) -> block
    <subject> << ( put | puts | throw | throws | threw | send | sends | sent ) {x:some}
        in front of {g:target} and {y:some} in front of {h:target} >> ( . | , | ? | ;
        | <end> | and ) -> block {g} with {x} and {h} with {y}
    <subject> << puts/put {x:some} in front of {g:it} >> ( . | , | ? | ; | <end> | and )
        -> blocks/block {g} with {x}
    <subject> << put {x:some} in front of the {z:size} >> ( . | , | ? | ; | <end> |
        and ) -> block the {z} with {x}
    <start> << ( nothing | nobody | no one ) to block [ it | him | her | that | them ] [
        with ] >> ( . | , | ; | but | and | <end> ) -> i have no blockers
    ( i | he | she | <person> ) << [ had | have | has ] ( kept | held | keeps | holds )
        up [ <color> [ and <color> ] | [ the | my | his ] mana | enough mana ] [ for ]
        [ my | a | his ] >> <capital> -> have
    <start> << [ do ] i ( win | gain | get ) [ <number> ] life or [ do ] [ i ] lose [
        <number> ] [ life ] >> ? -> do i gain life or lose life
    ( with | has | have ) << first/double >> ( . | , | ; | ? | <end> | attack | attacks
        | block | blocks | and ( lifelink | flying | trample | deathtouch | menace |
        vigilance ) | on | into ) -> first/double strike
    # No creature besides the one that is told of.
    creature << is a double striker -> has double strike
    creature << is a first striker -> has first strike
    creature << is a lifelinker -> has lifelink
    creature << is a trampler -> has trample
    # What is usual is taken for granted.
    ( life | total ) [ after combat | now | then ] << [ , ] ( assuming | starting from )
        [ a starting life [ total ] of ] 20 [ life ] >> ( ? | . | <end> ) ->
    # Not "i": the verb is of a third.
    <start> << ( attacks | swings ) with >> both -> he attacks with
    <size> << protection [ from ] {c:color} ( blocker | attacker | creature | guy |
        dude ) -> with protection from {c}
    protection << ( of | against ) >> ( white | blue | black | red | green ) -> from
    ( <size> | creature | it | they ) << can fly [ too | as well ] >> ( . | , | ; | and
        | <end> ) -> has flying
    # What runs into something attacks, where nobody is told to attack with it.
    ( have | has | control | controls ) [ a | an | the ] <clause> << and >> my/his
        <size> [ trampler | [ with ] <keyword> ] into @reached -> .
    @runner << into >> @reached -> attacks into
    @runner << [ with ] {k:keyword} into >> @reached -> with {k} attacks into
    @runner << ( trampler into | trample over ) >> @reached -> with trample attacks
        into
    ( @runner | ( and | then | if | when ) ( <my> | <person> 's ) [ <word> ] <size> )
        << ( tramples | trampled ) ( into | over ) >> @reached -> with trample attacks
        into
    <size> << ( tramples | trampled ) >> ( me | <person> ) -> with trample attacks
    # Of several, and nothing beside them.
    <size> << and >> one ( has | had ) -> ,
    # Two spells at one thing.
    ( at | on ) <target> << [ , ] [ and ] both [ hits | spells | of them ] ( go | goes )
        ( on | at | to ) it >> ( . | ? | , | <end> ) ->
    ( cast | casts | play | plays ) <some> and <some> << [ , ] [ and ] both [ hits |
        spells | of them ] ( [ go | goes | are | aimed ] ( on | at | to | into ) |
        target | targeting ) >> ( it | me | him | her | @reached ) -> at
    # Before what is told so far.
    <subject> << [ already ] ( played | dropped ) {l:article} land [ already ] earlier
        [ this turn | in the turn ] -> had played {l} land this turn
    <subject> << [ had ] already ( played | dropped ) {l:article} land [ this turn ]
        -> had played {l} land this turn
    # Told of what was just dealt.
    ( , | - ) << {n:number} [ damage | of it | of that | of them | points ] [ is | was |
        are | gets | got ] prevented >> ( <end> | , ) -> prevent {n}
    # What somebody has the mana for is done.
    {who:subject} << have/has [ a | an ] {c:clause} ( with | and ) [ only | just ] [
        mana for | the mana for ] @one activation >> ( <end> | , | and | but )
        -> have/has {c} . {who} activate/activates {c} once
    {who:subject} << have/has [ a | an ] {c:clause} ( with | and ) [ only | just ] [
        mana for | the mana for ] ( two | 2 ) activations >> ( <end> | , | and | but )
        -> have/has {c} . {who} activate/activates {c} twice
    {who:subject} << [ only | just ] have/has [ only | just ] [ the ] mana for [ only ]
        @one {c:clause} activation >> ( <end> | , | and | but )
        -> activate/activates {c} once
    <start> << @one activation of [ my | the ] {c:clause} >> ( <end> | , | and | but )
        -> i activate {c} once
    << creature with [ the ] ( numbers | stats ) {z:size} -> {z} creature
    ( that | which ) << ( hits | strikes ) before ( the others | others | the other )
        [ do | does ] -> has first strike
    """,
    {
        "it": "it him her them",
        "article": "a his her my the their",
        "keyword": "trample deathtouch lifelink indestructible",
    },
    {
        "one": "( one | 1 | a single )",
        "runner": "( ( <start> | so | but ) [ a | an | one | the ] | ( <start> | , | "
        "so | but ) ( <my> | <person> 's ) [ <word> ] ) <size>",
        "reached": "( a | an | the | <my> | <size> | <person> )",
    },
)
