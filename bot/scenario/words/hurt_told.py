"""How hurt a unit of Grand Archive is, brought to "20 life and 15 damage counters".

Rows of :mod:`bot.scenario.words.paraphrase`, in front of all others that are of damage:
what has been dealt before is none of what is dealt.
"""

from bot.scenario.words.paraphrase import paraphrases

hurt_told = paraphrases(
    """
    # Its life and the damage on it, in whichever order and form.
    ( {h:hurt} ( with | has | have | had ) | , | : ) << [ @full ] life [ : ]
        {n:number} ( , | and | / | & | ; ) [ @already ] damage [ counters ] [ : ]
        {m:number} >> @behind -> {n} life and {m} damage counters
    ( {h:hurt} ( with | has | have | had ) | , | : ) << [ @already ] damage
        [ counters ] [ : ] {m:number} ( , | and | / | & | ; ) [ @full ] life [ : ]
        {n:number} >> @behind -> {n} life and {m} damage counters
    \\open << life [ : ] {n:number} ( , | and | / | & | ; ) damage [ : ] {m:number} >>
        \\close -> {n} life , {m} damage
    \\open << damage [ : ] {m:number} ( , | and | / | & | ; ) life [ : ] {n:number} >>
        \\close -> {n} life , {m} damage
    << {n:number} life ( , | / | & ) [ and ] [ @already ] {m:number} damage [ counters ]
        [ @already ] [ on ( it | him | her ) ] >> ( , | and <held> | and
        prevent | . | ; | is | gets | with | <last> ) -> {n} life and {m} damage
        counters
    has << {m:number} damage [ counters ] \\open {n:number} [ @full ] life \\close ->
        {n} life and {m} damage counters
    ( {h:hurt} | it | he | she | who | which ) << ( has | had ) @already {m:number} ( of
        | out of ) [ <its> ] {n:number} life ( in damage | as damage | worth of damage )
        -> has {n} life and {m} damage counters
    ( {h:hurt} | it | he | she | that | who | which ) << ( has taken | took ) @already
        {m:number} damage [ counters ] ( out of | of | on | on a ) [ <its> | a ]
        {n:number} [ life ] >> ( . | , | ; | ? | and | <last> )
        -> has {n} life and {m} damage counters
    ( {h:hurt} | it | he | she | that | who | which ) << ( ( has | had ) taken | took |
        lost | has lost ) @already {m:number} ( of | out of ) [ <its> ] {n:number}
        [ life ] [ in damage | as damage | damage | already | so far ] >> ( . | , | ; |
        ? | and | but | <last> ) -> has {n} life and {m} damage counters
    {h:hurt} << ( took | has taken | was dealt ) [ already ] {m:number} damage
        [ ( from | by ) ( a | an | his | another ) ( spell | attack | ability | ally ) ]
        ( this turn | earlier [ this turn ] | before ) >> ( . | , | and | but )
        -> has {m} damage counters
    ( and | , | . | but ) << the damage on ( it | him | her | my champion | his
        champion ) ( is | was ) {m:number} -> it has {m} damage counters
    <start> << {n:number} damage [ counters ] [ already ] on {o:own} {m:number} life
        champion >> ( . | , | ; | and ) -> {o} {m} life champion has {n} damage counters
    <start> << {n:number} damage [ counters ] [ already ] on {o:own} champion
        >> ( . | , | ; | and ) -> {o} champion has {n} damage counters
    << i am on {n:number} damage [ counters ] with a {m:number} life champion
        -> my champion has {m} life and {n} damage counters
    ( has | had | with ) <number> life and << @already ( has | had ) @already >>
        <number> damage ->
    {h:hurt} << [ - | , | has | had | is at | is on ] {n:number} life [
        , | / | with | has ] [ and ] [ @already ] {m:number} damage [ counters ]
        [ already ] >> ( . | , | ; | and | <end> | <last> | opponent | his | my | opp |
        he | she | they ) -> has {n} life and {m} damage counters
    ( <number> life [ {h:hurt} ] | {h:hurt} ) << with {n:number} damage ( already | so
        far ) >> ( . | , | ; | ? | and | <end> ) -> with {n} damage counters
    # What it still has.
    ( {h:hurt} | it | he | she | who | which ) << ( has | had ) [ only | just ]
        {m:number} ( of | out of ) [ <its> ] {n:number} life ( left | remaining )
        -> has {m} life left
    ( has | have | had | with | at | on ) [ only | just ] {m:number} life <<
        ( remaining | to go | to spare ) >> ( . | , | ; | ? | and | but | <last> )
        -> left
    << ( is | 's | am ) [ only | just ] {m:number} damage ( away | off | short )
        ( from | of ) @death -> has {m} life left
    << ( is | 's | am ) [ only | just ] {m:number} damage from @death -> has {m} life
        left
    << ( needs | need ) [ only | just ] {m:number} [ more ] damage to ( die | be dead )
        -> has {m} life left
    << ( ( would | will ) die | dies ) [ ( to | from | with | at ) ] {m:number} more
        damage -> has {m} life left
    """,
    {
        "hurt": "champion ally unit lorraine alice",
        "own": "my his her their",
        "its": "its his her their my",
    },
    {
        "already": "[ already | currently | now | marked ]",
        "full": "( max | maximum | total | base | full )",
        "behind": "( \\close | , | and | . | ; | is | has | gets | attacks | <last> )",
        "death": "( dying | death | being dead | defeat | losing )",
    },
)
