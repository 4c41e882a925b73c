"""What players of Grand Archive leave out or shorten in a chat, told in full.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

champions_in_full = paraphrases(
    """
    power << cleave {w:weapon} -> {w} with cleave
    i << ( attack | attacked | swing ) ( {c:often} with ( it | that ) | with ( it | that
        ) {c:often} ) >> ( . | , | ; | ? | <end> ) -> attack his champion with it {c}
    ( he | she | opponent ) << ( attacks | attacked | swings ) ( {c:often} with ( it |
        that ) | with ( it | that ) {c:often} ) >> ( . | , | ; | ? | <end> )
        -> attacks my champion with it {c}
    <named_player> << champion >> ( has | is | had | at | takes ) -> 's champion
    i << hit ( with unpreventable {n:number} | for {n:number} unpreventable ) [ damage ]
        >> ( . | , | ; | ? | <end> ) -> deal {n} unpreventable damage to his champion
    ( he | she | opponent ) << ( hits | hit ) ( with unpreventable {n:number} | for
        {n:number} unpreventable ) [ damage ] >> ( . | , | ; | ? | <end> )
        -> deals {n} unpreventable damage to my champion
    # Rounding 1.
    damage <clause> ( is | are | gets ) << halved >> ( . | ; | and | <end> )
        -> halved rounded down
    << no ( intercept | intercepts | interception ) [ from ( me | my side | us ) ] >> (
        . | , | ; | and | <end> ) -> no interception
    how many << [ damage ] counters ( is | am | are ) {x:some} ( on | at ) -> damage
        counters does {x} have
    # What is asked of a champion without a number for it.
    << where ( am i | is my champion | does that leave ( me | my champion | her ) |
        does it leave ( me | my champion ) | do i end up ) [ at ] >> ( ? | <end> )
        -> how many damage counters does my champion have
    << what ( am i | is my champion ) ( at | on ) >> ( ? | <end> )
        -> how many damage counters does my champion have
    << where is ( he | his champion | opponent | my opponent ) at >> ( ? | <end> )
        -> how many damage counters does his champion have
    ( hit | hits | strike | strikes | fight | fights ) << ( me | him | her | us | it |
        them | that | mine ) >> back ->
    ( can | could | may ) <subject> [ just | still | even | simply | legally ]
        << ( hit | swing at | swing into | go for | go after | smack | swing on ) >> (
        his | her | their | my | the | it | him | that | a | an ) <clause> ( ? | <end> )
        -> attack
    ( can | could | may ) <subject> << ( go face | go to the face | hit face | swing
        face ) >> ( ? | <end> ) -> attack his champion
    ( can | could | may ) <some> retaliate << ( if | when ) @it_is_attacked >> ( ? |
        <end> ) ->
    ( <start> | , | and ) << [ is that | is it | is this ] ( enough | lethal ) [ to kill
        ( him | her | it | his champion ) ] >> ( ? | <end> ) -> dead
    # What lies on whom.
    << ( is | 's ) a {n:number} lifer -> has {n} life
    << [ the | his | her ] next attack is {n:number} [ power ] >> ( . | , | ; | <last> )
        -> then he attacks my champion for {n}
    ( <start> | , ) << champion \\open {n:number} damage ( of | out of | / ) {m:number}
        [ life ] \\close [ , ] [ and ] >> ( a | an | two ) -> i have a champion with
        {m} life and {n} damage counters and
    {a:some} 's champion << with a {n:number} power attack card and a {m:number} power
        {w:weapon} ( swings at | attacks | attack | hits | swings into ) {x:some} >> ( .
        | , | ; | <last> ) -> attacks {x} with a {m} power {w} and a {n} power attack
        card
    <start> << {k:kw} on {o:own} {x:some} >> ( , | . | ; ) -> {o} {x} has {k}
    <start> << {n:number} life ally >> ( . | , | ; ) -> i have an ally with {n} life
    champion << \\open ( no | 0 | zero ) power \\close ->
    <start> << my {x:some} ( gets | is | got | was ) cleaved for {n:number} >> ( . | , |
        ; | and | <last> ) -> i have a {x} . he cleaves for {n}
    <start> << allowed to >> ( attack | retaliate | intercept ) [ <clause> ] ? -> can it
    does not have {k:kw} << or >> <kw> -> . it does not have
    # Of whom the question before was.
    @ask my champion <clause> ? << ( he | she ) >> has <number> life and <number> damage
        -> my champion
    @ask my champion <clause> ? << ( he | she | it ) is at {n:number} damage [ counters
        ] >> ( . | , | ; | and | <last> ) -> my champion has {n} damage counters
    champion << got >> <number> damage -> has
    << ( that | which | who ) can >> intercept ( . | , | ; | ? | and |
        but | <last> ) -> with
    ( <start> | , | and ) << my {x:some} can intercept >> ( . | ; | and ) -> my {x} has
        intercept
    << ( that | which ) ( is | was ) >> linked ( to | with ) <some> link shield ->
    # What is done to an attack.
    <subject> << ( declared | declares | declare ) an attack ( on | at | into | against
        ) {y:some} with -> attacks {y} with
    <subject> << ( declared | declares | declare ) [ an attack ] [ with ] {x:some} ( on
        | at | into | against | targeting ) {y:some} >> ( . | , | ; | ? | <last> )
        -> attacks {y} with {x}
    <subject> << ( redirect | redirects | redirected ) ( to | onto ) -> redirects it to
    {a:some} << and attacked on my turn >> ( . | , | ; ) -> . it attacked on my turn
    <start> << {o:own} {x:some} retaliates against ( a | his | her | the ) champion (
        swinging | wielding | holding | with | using ) >> ( a | <number> )
        -> his champion attacks {o} {x} and it retaliates . his champion has
    """,
    {
        "often": "twice thrice",
        "own": "my his her their",
        "weapon": "sword axe bow blade dagger weapon hammer spear gun polearm",
        "kw": "bulwark taunt stealth intercept vigor steadfast spellshroud immortality",
    },
    {
        "ask": "( is | does | will | would | can | did )",
        "it_is_attacked": "( he attacks it | they attack it | she attacks it | it is "
        "attacked | it gets attacked | attacked | [ my ] opponent attacks it )",
    },
)
