"""What a chat says of who is dead, and of life, loyalty and poison, for Magic.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.walkers_named import WALKERS

chat_of_lives = paraphrases(
    """
    # Whether somebody, or something, is dead.
    @opens << ( that | this | it ) kills {it:some} >> ? -> does that kill {it}
    @opens << {who:subject} still {does:dies} >> ( ? | <last> | right ) -> {who} {does}
    <start> << ( ( rip | bye | bye bye | goodbye ) ( my | the | his | her ) {it:some} |
        ( rip | bye | bye bye | goodbye ) {it:subtype} ) >> ( ? | <last> ) -> is the
        {it} dead
    << i am dead [ , ] are not i >> ( ? | <last> ) -> am i dead
    << ( do/does | did | will | would | can ) {who:subject} ( hang on | cling on | pull
        through | scrape by | tank it | tank that | tank this | hold | hold up | make it
        through | walk away ) >> ( ? | <last> ) -> do/does {who} survive
    << ( does | did | will | would | can ) {it:it} ( hang on | cling on | pull through |
        scrape by | tank it | tank that | tank this | hold | hold up | make it through |
        walk away | stay on [ the ] board | stay on the table ) >> ( ? | <last> ) ->
        does {it} survive
    <start> << how dead am i [ lol | now | here ] >> ( ? | i | he | she | they | my |
        <last> | <number> ) -> am i dead ?
    @opens << ( anyone | anybody ) >> ( take | die | lose | gain | get | survive ) ->
        does anybody
    << {who:subject} ( got | had | has | brought | knocked | took | burned | beat ) me [
        all the way ] down to {n:number} -> i am at {n}
    << i ( got | had | have | brought | knocked | took | burned | beat ) him [ all the
        way ] down to {n:number} -> he is at {n}
    i am << hanging [ on | in there ] >> ( at | on | by ) ->
    <start> << started ( at | on ) >> <number> -> i started at
    <top> << ( life | hp | life total ) ( : | = ) {n:number} -> i am at {n}
    <top> << at {n:number} [ life ] >> with -> i am at {n} life
    << with him/her at {n:number} [ life ] >> ( <end> | , | and | but ) -> , he/she is
        at {n}
    # Poison, and what gives it.
    @opens << i ( get | gain | receive ) @n_of [ more | extra | additional ] poison
        [ counter | counters ] >> ( <end> | , | and | from ) -> {n} poison counters are
        put on me
    @opens << {who:subject} ( gets | gains | receives ) @n_of [ more | extra |
        additional ] poison [ counter | counters ] >> ( <end> | , | and | from ) -> {n}
        poison counters are put on {who}
    <subject> << ( give | gives | gave ) {whom:whom} @n_of [ more | extra ] poison
        [ counter | counters ] >> ( <end> | , | and ) -> puts {n} poison counters on
        {whom}
    << i ( deal | dealt ) @n_of ( infect | poison ) [ damage ] to >> <target> -> my
        source with infect deals {n} damage to
    << [ my ] ( opponent | he | she ) ( deals | dealt ) @n_of ( infect | poison ) [
        damage ] to >> <target> -> my opponent 's source with infect deals {n} damage to
    @lethal_poison if i am ( on | at ) {m:number} [ poison ] [ counters ] >> ? -> i have
        {m} poison . {n} poison counters are put on me . do i lose
    @lethal_poison >> ? -> {n} poison counters are put on me . do i lose
    # How loyal somebody is.
    <walker> << \\open [ he | she | it ] ( was | is | 's | had | has | at | on ) [ at |
        on ] {n:number} \\close -> \\open {n} loyalty \\close
    # What somebody is at.
    ( am i | is he | is she ) << still ( standing | breathing | kicking | in | in ( this
        | it | the game ) ) >> ( ? | <last> ) -> still alive
    what ( am i | is he | is she ) << ( sitting | standing | chilling ) >> ( at | on )
        ->
    @opens << ( i am ( at | on ) what [ now | then | after | after that ] | [ that |
        this | it | which ] ( leaves | leaving | puts | putting ) me ( at | on | with )
        what ) >> ( ? | <last> ) -> what am i at
    @opens << ( i am ( at | on ) | [ that | this | it | which ] ( leaves | leaving |
        puts | putting ) me ( at | on | with ) ) >> ( ? | . . ) -> what am i at
    << how am i ( looking | doing ) [ life wise | lifewise | on life ] >> ( ? | <last> )
        -> what am i at
    how ( many | much ) << [ is | are ] [ still ] left on ( her | him | it ) >> ( ? |
        <last> ) -> counters are left on it
    # So many, and right behind each of them.
    ( has | have | had | got | with ) << ( two | 2 ) @guys >> ( a | an | one ) <size>
        ( and | & | , | n ) ( a | an | one ) <size> ->
    ( has | have | had | got | with ) << ( three | 3 ) @guys >> ( a | an | one ) <size>
        ( and | , ) ( a | an | one ) <size> ( and | & | , | n ) ( a | an | one ) <size>
        ->
    ( is | are ) <clause> dead ? << [ on | at ] {n:number} loyalty [ counters ] >> ( , |
        . | and | <end> ) -> it has {n} loyalty
    """,
    {
        "whom": "him her them me it",
        "walker": "planeswalker walker lili " + " ".join(sorted(WALKERS)),
        "numbers": "one two three four five six seven eight nine ten",
        "it": "it this that",
        "dies": "die dies live lives lose loses survive survives",
    },
    {
        "guys": "( creatures | guys | dudes | blockers | team | board | stuff )",
        "opens": "( <start> | , | and | so )",
        "n_of": "( {n:number} | {n:numbers} )",
        "lethal_poison": "<start> << ( is | are ) ( {n:number} | {n:numbers} ) "
        "[ more ] poison [ counters | damage ] ( lethal | fatal | enough | "
        "enough to kill me )",
    },
)
