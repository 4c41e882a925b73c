"""What is asked of Riftbound's units, in the words of questions that are read.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

asked_of_units = paraphrases(
    """
    # Whose "both of mine" are, and what "either" of them does.
    ( both | all | any | neither | none ) [ of ] << mine >> ( die | dies | survive |
        survives | live | lives ) -> my units
    << ( does | can | could | will | would ) either >> ( die | survive | live ) ( ? |
        <end> ) -> do any of them
    << ( do | does | can | could | will | would ) ( either one | either of
        ( mine | my units ) | one of ( mine | my units ) | at least one of ( mine | my
        units ) ) >> ( die | survive | live ) ( ? | <end> ) -> do any of my units
    ( does | will | would | did ) ( my | his | the | a ) <some> << ( hold | hold up |
        hold out | hang on | make it through ) >> ( ? | <end> ) -> survive
    << ( do | does | will | would | can ) i/he lose ( one | a unit | any [ units ] |
        anything | one of them ) >> ( ? | <end> ) -> do any of my/his units die
    ( do | does | did | can | could | will | would ) <subject> << ( wipe | clear ) (
        them | them all | them out | them both ) >> ( ? | <end> ) -> kill all of them
    << {who:subject} ( lose | loses ) how many [ units ] >> ( ? | <end> )
        -> how many units do {who} lose
    << ( is | does ) ( the | this | that ) battlefield @yet [ stay | stays |
        remain ] mine/his >> ( ? | <end> ) -> do/does i/he control the battlefield
    <start> << ( does | do | can | could | will | would | is ) ( a | an | any )
        {s:state} unit <clause> ? >> <going> -> what happens ?
    # What one card is against another is seen in what is told behind it.
    <start> << ( does | do | will | would | can ) [ the | my | his | her ] {a:title} (
        stop | stops | beat | counter | survive | carry over | last ) [ the | my | his |
        her ] {b:title} ? >> <going> -> what happens ?
    <start> << ( who | what | which [ one ] ) ( wins | is stronger ) [ here | then ] [ ,
        | : ] {a:title} ( or | against | vs | versus ) {b:title} ? >> <going>
        -> what happens ?
    << ( can | could | will | would | does ) {x:side} ( stop | hold off | hold back |
        fend off ) {u:side} [ from ( conquering | taking | winning ) [ it | that | the
        battlefield | my battlefield | his battlefield ] ] >> ( ? | <end> )
        -> {u} attacks {x} . who controls the battlefield
    << ( can | could | will | would | does ) {c:title} on {x:side} save it ( from |
        against ) {u:side} >> ( ? | <end> )
        -> {c} is on {x} . {u} attacks {x} . does {x} survive
    << ( can | could | may ) {who:subject} [ just | simply ] ( pick | choose | hit |
        kill | target | go for ) ( the non tank | the nontank | the one without tank )
        >> ( ? | <end> ) -> who must {who} kill first
    << is my/his {n:number} might ( unit | attacker ) enough to ( kill | beat | take out
        ) {u:side} >> ( ? | <end> ) -> my/his {n} might unit attacks {u} . who dies
    << how much ( damage | might ) ( kills | does it take to kill | is needed to kill )
        -> how much damage is lethal for
    << how much ( damage | might ) ( must | do | should ) ( i | he | she | they ) [ have
        to | need to | need ] [ to ] attack with to kill {x:some} >> ( ? | <end> )
        -> how much damage is lethal for {x}
    << ( what is the ( minimum | least | lowest | smallest ) [ amount of ] damage [
        that ] ( <subject> | @fighting ) ( must | has to | have to | needs to | need
        to ) | how much [ combat | lethal ] [ damage ] ( must | does ) ( <subject> |
        @fighting ) [ have to | need to ] ) ( assign | put ) ( to | on | onto )
        {x:some} [ first | before <clause> | for it to ( be lethal | die ) | to kill
        it | so that it dies ] >> ( ? | <end> ) -> how much damage is lethal for {x}
    # Who is reached in a fight is dealt damage there.
    @infight << ( which of my/his units | who of mine/his | which one ) ( takes | gets |
        receives ) [ the | that | this ] damage >> ? -> how is the damage assigned
    ( can | could | may ) <subject> << ( assign | put ) damage ( to | on ) >> -> assign
        any damage to
    @infight << @mayreach {m:whose} {n:number} might [ unit ] @anyway >> ( ? | <end> )
        -> can {who} damage {m} {n} might unit
    @infight << @mayreach {m:whose} {x:unit} @anyway >> ( ? | <end> )
        -> can {who} damage {m} {x}
    << ( can | could | may | does | do | will | would ) i/he [ still | then | at least ]
        ( kill | destroy ) ( one | at least one | one of them | any of them ) [ unit ]
        >> ( ? | <end> ) -> do any of his/my units die
    << how >> ( i | we | he | she | they ) ( distribute | assign | split | divide |
        spread ) <clause> ? -> how do
    ( is | are | does | do | will | would | gets | get ) <clause> << ( sent | get sent |
        go | gets sent | come | moved | brought ) back [ home ] [ to ( base | my base |
        his base | the base ) ] [ ( if | when ) [ they ] both ( survive | live ) ] >> (
        ? | <end> ) -> recalled
    << ( does | do | will | would ) ( anyone | anybody | somebody | someone | either
        player | either of us | any of us ) ( hold | control | conquer | own | get |
        keep | take | have ) ( the | that | this | my | his ) battlefield -> who
        controls the battlefield
    << ( can | could | would | will | does ) {x:side} kill [ both | all of ] {u:side} in
        ( one | a single | the same | a ) ( attack | combat | fight | showdown | go )
        >> ( ? | <end> ) -> {x} attacks {u} . do {u} die
    # Whom the damage is assigned to.
    who ( assigns | divides | splits ) [ the ] damage << ( to | on | among | between )
        ( my | his | the ) {x:some} >> ( ? | <end> ) ->
    ( can | could | may ) <clause> << and [ just | simply ] ( skip | ignore | leave out
        |
        spare | bypass ) ( the | his | my | her | their ) {x:some} >> ? ->
    << ( can | could | may | do | does ) {who:subject} [ just ] choose not to ( kill |
        hit | assign to ) ( the | my | his | her | their ) tank >> ( ? | <end> )
        -> who must {who} kill first
    << ( does | do | will | would | can | could ) [ the | any | my | his ] ( excess |
        extra | leftover | remaining | overkill | rest of the ) [ damage ] ( go |
        carry | spill | trample | hit | do | matter | get | count | transfer ) <clause>
        >> ? -> how is the damage assigned
    << ( what happens to | what happens with | where does ) [ the | any | my | his ] (
        excess | extra | leftover | remaining | overkill | rest of the ) [ damage ]
        [ go ] >> ? -> how is the damage assigned
    << is [ the | any | my | his ] ( excess | extra | leftover | remaining | overkill )
        [ damage ] ( lost | wasted | gone ) >> ? -> how is the damage assigned
    << {who:subject} ( put | puts | assign | assigns ) ( everything | it all | all of
        it |
        all the damage | all damage | all ) on {x:some} ( . | , | - ) [ is that | is it
        |
        is this ] ( legal | allowed | ok | okay | possible | fine ) >> ( ? | <end> )
        -> can {who} put all the damage on {x}
    << ( can | could | does | will ) {x:some} ( hold [ out | off | up ] | stand | stand
        up
        | survive | live ) ( vs | versus | against ) {y:some} >> ( ? | <end> )
        -> {y} attack {x} . does {x} survive
    # "Can both of mine die?": all of mine are asked about, and of both together.
    << ( can | could | do | does | did | will | would ) ( both | all ) [ of ] {w:owned}
        [ still ] {v:fares} >> ( ? | <end> | here ) -> do {w} {v}
    # What a judge is told to find out.
    ( <start> | and | , ) << [ please ] ( state | determine | give | report | decide |
        say | tell me | find out | work out | name ) whether {x:some} ( dies/survives |
        die/survive ) >> ( . | and | , | <end> ) -> does {x} die/survive ?
    ( <start> | and | , ) << [ please ] ( state | determine | give | report | decide |
        say
        | tell me | find out | work out ) whether {x:some} can be ( killed | destroyed )
        >> ( . | and | , | <end> ) -> can {x} be killed ?
    << champion >> ( unit | units ) ->
    ( <start> | and | , ) << [ please ] ( state | determine | give | report | name |
        tell
        me ) [ the ] [ total | final | marked ] damage ( on | dealt to ) {x:some}
        >> ( . | and | <end> ) -> how much damage is dealt to {x} ?
    << ( does | do | will | would ) [ the | my | his | its ] {k:keyword} ( do anything
        | matter | help | count |
        change anything ) [ @alone ] [ , ] and >> ( who | what | which | does | do ) ->
    << ( does | do | will | would ) [ the | my | his | its ] {k:keyword} ( do anything
        | matter | help | count |
        change anything ) [ @alone ] >> ? -> what happens
    # What is dealt, and what is lethal.
    << ( how much [ damage ] | what ) ( does | do | would | will ) {x:some} ( deal |
        do ) ( when | while | if ) ( defending | attacking | it defends | it attacks |
        it is defending | it is attacking | on defense | on offense ) >> ? -> how much
        damage does {x} deal
    << how much [ damage ] ( does | do | would | will ) {x:some} ( deal | do ) ( when |
        while | if ) ( attacking | it attacks ) {y:some} >> ?
        -> {x} attacks {y} . how much damage does {x} deal
    << [ so ] if ( i | he | she | they ) ( assign | assigns | deal | deals )
        {n:number} [ damage ] to {x:some} [ , ] is ( that | it ) ( lethal | enough )
        [ damage ] >> ? -> is {n} damage enough to kill {x}
    << is {x:some} dead ( if | when ) ( it | he | she ) ( takes | is dealt | gets )
        {n:number} [ more ] [ damage ] >> ( ? | <end> )
        -> {x} is dealt {n} damage . does it die
    << how much [ more ] damage ( kills | would kill | to kill | will kill )
        {x:some} >> ( ? | <end> ) -> how much damage is lethal for {x}
    << how much [ more ] damage ( does | do | would | will | can ) {x:some} ( need to
        die | need before it dies | take before it dies | take before dying )
        >> ( ? | <end> ) -> how much damage is lethal for {x}
    # When the turn ends, and after the combat.
    << [ and ] what happens ( at | when ) [ the ] ( end of [ the | this ] turn | turn
        ends
        ) >> ( ? | <end> ) -> . the turn ends . what happens
    << [ and ] ( at [ the ] end of [ the | this ] turn | when the turn ends ) [ , ] (
        does
        | will | would ) ( it | he | she | {x:some} ) die [ when ( the | its | that )
        ( buff | bonus | boost | might | extra might ) ( goes away | wears off | ends |
        expires | is gone | drops off ) ] >> ( ? | <end> )
        -> . the turn ends . does it die
    << ( does | will | would ) it die when ( the | its | that ) ( buff | bonus | boost |
        might | extra might ) ( goes away | wears off | ends | expires | is gone )
        [ at [ the ] end of [ the | this ] turn ] >> ( ? | <end> )
        -> . the turn ends . does it die
    << ( when | if ) {x:some} kills {y:some} [ , ] ( does | will ) <some> keep ( the |
        its | that | any ) [ <number> ] damage >> ( ? | <end> )
        -> {x} attacks {y} . does {x} heal after combat
    << [ after [ the ] combat [ , ] ] ( does | do | will | would ) {x:some} ( stay
        damaged | keep its damage | keep the damage | remain damaged ) [ after [ the ]
        combat ] >> ( ? | <end> ) -> do units heal after combat
    <start> << two {n:number} ( mights | might [ units ] ) ( fight | clash | battle |
        fight each other | attack each other )
        -> my {n} might unit attacks his {n} might unit
    <start> << ( does | do | will | would | can ) ( the | my | his | a | that ) prevent
        {n:number} [ shield ] ( help | matter | work | do anything | count | save it )
        ? >> <going> -> what happens ?
    """,
    {
        "keyword": "tank shield assault backline deflect buff",
        "owned": "mine his hers theirs ours",
        "fares": "die survive live",
        "unit": "tank unit backline",
        "whose": "my his her their the",
        "state": "stunned exhausted damaged buffed ready",
    },
    {
        "fighting": "( the ( attacker | defender | attacking player | defending "
        "player | active player ) )",
        "infight": "( attack | attacks | attacked | attacking | attacker ) <clause> . "
        "[ <clause> . [ <clause> . ] ]",
        "mayreach": "( ( can | could | may ) {who:subject} | ( is | am | are ) "
        "{who:subject} able to ) [ even | still | actually ] ( hit | reach | touch | "
        "get to | get at | deal [ any ] damage to )",
        "anyway": "[ at all | then | too ]",
        "yet": "[ still | now | then | even ]",
        "alone": "( here | there | now | then | at all | alone | ( when | if | with ) "
        "[ i | he | she | they | there ] [ only | just ] [ have | has | is ] [ only | "
        "just ] ( one | 1 | a single ) [ unit | defender ] [ there | here ] )",
    },
)
