"""What players of Riftbound say for what is read in other words.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

of_battlefields = paraphrases(
    """
    <start> << [ {a:raven} ] {b:tome} [ , ] [ and ] then >> <title> ( on | onto | into )
        -> i control {a} {b} . i use it . then
    << {o:own} two {m:number} might units [ , | \\open ] [ and ] ( one of them ( has |
        with ) | one of which has ) {k:some} [ \\close ] >> ( . | , | ; | ? | <end> )
        -> {o} {m} might unit and {o} {m} might unit with {k}
    << two {m:number} might units [ {t:there} ] [ , | \\open ] [ and ] one [ of ( them |
        which ) ] ( with | has | having | which has | that has ) {k:some} [ \\close ] >>
        ( . | , | ; | ? | <end> ) -> a {m} might unit and a {m} might unit with {k} {t}
    << two {m:number} might units [ {t:there} ] [ , | \\open ] [ and ] one [ of ( them |
        which ) ] [ is | being | which is | that is ] {s:states} [ \\close ]
        >> ( . | , | ; | ? | <end> ) -> a {m} might unit and a {s} {m} might unit {t}
    ( . | , | ; | and ) << he has {c:names} on him -> {c} is on it
    ( <start> | , | and | but ) << its >> ( shield | assault | tank | deflect | ganking
        | backline | stunned | exhausted | buffed ) -> it has
    # How it stands there says nothing of it.
    ( unit | <name> | might ) << ( sitting | standing | waiting | camping | camped |
        parked | chilling | hanging out | stationed ) >> ( on | at ) ( a | the | my |
        his | her | their | our | battlefield | <capital> ) ->
    << {o:my} champion >> <name> -> {o}
    <subject> ( played | used | cast | gave | buffed ) <clause> and << attacked >>
        ( into | with | his | her | their | a | an | my ) -> attack
    << the ( equipped | attached ) unit >> ( has | gets | gains ) -> equipped unit
    ( has | had | have ) [ already ] <number> damage [ already ] [ on it ] << from ( a |
        an | his | another | my | the | an earlier ) ( spell | ability | combat | fight
        | battle ) [ earlier ] >> ( . | , | ; | and | then | when | <end> ) ->
    << that must be assigned [ combat ] damage ( last | after the others ) ->
        with backline
    << that must be assigned [ combat ] damage first -> with tank
    # As cards write it: at the battlefield where the spell is.
    ( to | <start> ) ( all | each | every | all of ) [ my | his | her | their | enemy |
        friendly | the | other | opponent 's ] ( unit | units ) << here >> ( . | , | ; |
        ? | and | with | take | takes | <end> ) -> at the battlefield
    ( can | could | do | does | will | would | did ) {who:subject} << ( wipe | clear |
        clean ) [ up | out ] ( his | her | their | my | the ) [ whole ] ( board |
        battlefield | side | units ) -> kill all of them
    <start> << my {a:capital} {b:capital} is a >> ( <size> | <number> )
        -> i control {a} {b} , a
    <start> << my opponent 's {a:capital} {b:capital} is a >> ( <size> | <number> )
        -> my opponent controls {a} {b} , a
    ( at | on | in | to | of | from | control | controls | hold | holds | conquer |
        conquers ) << ( <my> | the | a | this | that ) battlefield
        [ called | named ] >> <name> ->
    ( at | on | in | to | of | from | control | controls | hold | holds | conquer |
        conquers ) << ( <my> | the | a | this | that ) battlefield , >> <names> ( . | ;
        | , | ? | : | and | with | where | \\close | <end> ) ->
    <start> << there is ( a | the ) battlefield [ , | called | named ] >> <name>
        -> the battlefield is
    <start> << ( {it:title} [ is the ] battlefield ( . | ; | , ) | [ the ] battlefield (
        is | : ) {it:title} , ) -> the battlefield is {it} .
    <subject> ( has | have | had ) << {n:number} might >> next to -> a {n} might unit
    <start> << ( attacker | attackers ) [ : | is | are ] {n:number} might [ unit ]
        ( , | ; | . | and ) ( defender | defenders ) [ : | is | are ] {it:rest}
        -> a {n} might unit attacks . {it} defend
    <start> << {it:title} on ( a | an ) {n:number} might [ unit ] , @he @responds
        [ with ] -> i play {it} on his {n} might unit . he responds with
    <start> << {it:title} on ( a | an ) {n:number} might [ unit ] , i @responds
        [ with ] -> he plays {it} on my {n} might unit . i respond with
    might unit << , {n:six} [ hits ] ( each | apiece | for each | to each |
        on each of them ) >> ( . | ? | <end> | ; )
        -> , {n} hits each
    << [ , ] and ( puts | put | aims | aim | stacks | stack | sends | send ) all {n:six}
        [ of them | hits | instances ] ( on | onto | at | into ) >> ( <my> | that | it )
        -> , all {n} on
    << with all {n:six} on the same >> <number> -> , all {n} on a
    << with all {n:six} on >> <my> -> , all {n} on
    <start> << [ {o:my} ] {a:title} 's bonus damage ( with | on ) {s:title}
        ( against | on ) {x:rest} ? -> i have {a} and play {s} on {x} . how much damage
        is dealt ?
    << {o:my} {it:title} 's {a:ability} >> ( deals | hits | does | would ) -> {o} {a}
    ( <start> | , | and ) << {it:title} 's {a:ability} >> ( deals | hits | does |
        would ) -> an {a}
    {who:subject} ( defends | defend ) with <some> ( and | , ) << ( plays | casts |
        uses ) -> {who} plays
    << gets buffed -> gets a buff
    << how many buffs -> how many buff counters
    << ( does | did ) {it:some} [ still ] ( have a | have its | keep the | keep its )
        buff >> ( ? | and ) -> how many buff counters does {it} have
    << ( can | could | may ) {it:title} ( hit | target | choose | get | reach )
        {x:some} in [ the | my | his ] base ? -> can i play {it} on {x} in base ?
    << ( fewer | less ) than 5 runes -> 4 runes
    << ( at least {n:number} runes | {n:number} or more runes ) -> {n} runes
    <start> << {it:title} attacks with {n:number} runes -> he controls {n} runes . {it}
        attacks
    <start> << {it:title} is ( here | there ) with {x:some} >> ( , | . | and | <last> )
        -> {it} and {x} are here
    <start> << {a:number} might [ unit ] @against {b:number} might [ unit ] , mine
        ( has | with ) {x:some} ( , | and ) i am ( attacking | the attacker )
        -> my {a} might unit with {x} attacks his {b} might unit
    <start> << {a:number} might [ unit ] @against {b:number} might [ unit ] , mine
        ( has | with ) {x:some} ( , | and ) i am ( defending | the defender )
        -> his {b} might unit attacks my {a} might unit with {x}
    ( stunned | damaged | ready | exhausted | buffed ) << and ( defends | is defending )
        >> ( . | , | <end> ) -> . it defends
    << ( sitting | standing | waiting | parked | camped ) >> ( on | at ) ( a | the |
        my | his | her | their ) battlefield ->
    might [ unit | units ] << [ are | is ] ( sit | sits | sitting | stand | stands |
        standing | chill | chilling | camp | camping | wait | waiting )
        >> ( on | at | in | there | . | , | ? | and | with | <end> ) -> are
    might [ unit ] << ( holds | is holding | guards | is guarding | sits on | is on ) >>
        ( a | the | my | his | our ) battlefield -> is at
    <subject> ( move | moves | moved | moving ) << there with >> -> in with
    ( move | moves | moved | send | sends | sent | bring | brings | brought ) {x:some}
        << ( there | over there | over ) >> ( . | , | ? | ; | <end> | and ) ->
        to the battlefield
    # Of several units there none is "it": the battlefield is.
    ( and <some> | units ) ( at | on ) ( a | the | his | her | their | one ) battlefield
        [ , | . ] [ and | but | then ] <subject> ( attack | attacks | attacked )
        << it >> with -> there
    ( have | has ) << <many> units @there ( : | \\open | , ) {a:number} might [ {k:kw} ]
        , {b:number} might [ {l:kw} ] ( , | and | , and ) {c:number} might [ {m:kw} ]
        [ \\close ] >> ( . | , | ? | ; | <end> )
        -> a {a} might {k} and a {b} might {l} and a {c} might {m} there
    ( attacker | unit ) << ( meets | met | runs into | ran into ) >> ( a | an | <my> )
        [ stunned | exhausted | ready | <number> ] [ <number> ] [ might ] ( defender |
        unit ) -> attacks
    # A defender of two sizes is a player.
    ( <start> | ; | , | and ) << [ the ] defender ( has | have ) {n:number} might >>
        [ with <kws> [ <number> ] ] and [ a ] <number> might
        -> he defends with {n} might
    <title> ( deals | does | deal ) << {n:number} >> to <my> <some> and <number> damage
        to -> {n} damage
    # Two are always there.
    <start> << there is ( a | one ) battlefield . >> ->
    << 2 x {m:number} might [ units | unit ] -> two {m} might units
    << 3 x {m:number} might [ units | unit ] -> three {m} might units
    << {n:many} {it:fighters} [ , | : | \\open | of | with ] {m:number} might
        ( each | apiece ) [ \\close ] -> {n} {m} might {it}
    << {who:subject} ( plays | play | casts | cast ) {it:title} [ , | . | ; ]
        ( can | could | may ) ( he | she | i | they ) ( choose | target | pick | hit )
        {x:some} >> ( <end> | even | although | though | while | , ) ->
        can {who} play {it} on {x}
    # Whose board it is, and what is on it.
    ( <start> | - | ; ) << ( my | mine | our ) [ board | side | units | team | field |
        battlefield ] [ there | here ] ( : | = | is ) >> ( a | an | two | three |
        <number> | [ a ] <kw> )
        -> i have
    ( <start> | - | ; | , | and ) << ( his | her | their | theirs ) [ board | side |
        units | team | field | battlefield ] [ there | here ] ( : | = | is | has ) >>
        <number> might
        -> he has a
    ( <start> | - | ; | , | and ) << ( his | her | their | theirs ) [ board | side |
        units | team | field | battlefield ] [ there | here ] ( : | = | is | has ) >> (
        a | an | two |
        three | <number> | [ a ] <kw> ) -> he has
    << ( my opponent 's | opponent 's | enemy ) ( board | side | units | team | field )
        ( : | = | is | has ) -> opponent :
    << {n:many} ( tank | tanks ) [ , | : | \\open | of | with ] {a:number} [ might ]
        ( and | , ) {b:number} might [ \\close ]
        -> a {a} might tank and a {b} might tank
    << two of ( my units | my ) [ both | each ] ( have | has ) {k:kw} [ , | : | \\open ]
        {a:number} [ might ] ( and | , ) {b:number} might [ \\close ]
        -> i have a {a} might {k} and a {b} might {k}
    ( with | have | has ) << {a:number} and {b:number} might ( units | guys | unit )
        -> a {a} might unit and a {b} might unit
    <many> {m:number} might units << one >> ( has | with | is | of )
        -> , one
    {who:subject} ( has | have ) << {x:some} behind {y:some} >> ( . | , | ; | <last> )
        -> {y} and {x}
    might [ unit ] << ( behind | in the back | in back | standing behind )
        [ it | them | that | him ] >> ( . | , | ; | <end> ) ->
    <start> << {k:kws} [ {n:number} ] on ( my | his ) {x:some} >> ( , | . | <last> ) ->
        my {x}
        has {k} {n}
    <start> << {s:states} {n:number} might {f:fighter} of mine -> my {s} {n} might {f}
    <start> << my {s:states} {n:number} might attacker ,
        -> my {s} {n} might unit attacks ,
    << {n:many} tanks [ with | of | , | at | : ] {m:number} might [ each ]
        -> {n} {m} might units with tank
    <start> << {o:own} defending {x:some} @against {p:own} attacking {y:some} >> ( . | ,
        | ; | ? | <end> ) -> {p} {y} attacks {o} {x}
    {who:subject} << ( blocks | block ) with {x:some} ( vs | versus | against )
        -> defend with {x} against
    <start> << {o:own} ( attacking | attacker ) {x:some} ( meets | meet | faces | is met
        by | is defended by | runs into | @against ) {y:some} >> ( . | , | ; | ? |
        <end> )
        -> {o} {x} attacks {y}
    <start> << {o:own} attacking {x:some} and {y:some} defender >> ( . | , | ; | ? |
        <end> )
        -> {o} {x} attacks {y} unit
    <start> << {o:own} attacking {x:some} >> ( . | ; | <last> ) -> {o} {x} attacks
    << ( a | my | his | this | the ) gear [ , | : | with ] {t:quote} [ , ] [ is ]
        ( on | attached to | equipped to | worn by ) {x:some} >> ( . | , | ; | <last> )
        -> a gear with {t} . it is attached to {x}
    ( i | my opponent | opponent | he | she | they | <name> ) ( have | has | control |
        controls ) << {t:quote} [ , ] ( attached to | equipped to | worn by ) {x:some}
        >> ( . | , | ; | and | <last> ) -> a gear with {t} . it is attached to {x}
    <name> [ : | , ] {t:quote} [ \\close ] << [ , ] ( attached to | equipped to |
        worn by ) {x:some} and >> <title> -> . it is attached to {x} . i have
    <name> [ : | , ] {t:quote} [ \\close ] << [ , ] ( attached to | equipped to |
        worn by ) {x:some} >> ( . | , | ; | <last> ) -> . it is attached to {x}
    <start> << my/his {x:some} has ( a | my/his | this | the ) gear [ , | : | with ]
        {t:quote} [ attached | equipped | on it ] >> ( . | , | ; | and | <last> ) ->
        i/he control/controls a gear with {t} . it is attached to my/his {x}
    <start> << my/his {x:some} ( wears | wore | is wearing | is equipped with ) [ ( a |
        my/his | this | the ) gear [ , | : | with ] ] {t:quote} [ . | ; ] >> ( <end> |
        <capital> | a | <subject> | does | is | dead | who | what ) -> i/he
        control/controls a gear with {t} . it is attached to my/his {x} .
    <start> << my/his {x:some} has {t:quote} attached to it >> ( . | , | ; | and |
        <last> ) -> i/he control/controls a gear with {t} . it is attached to my/his {x}
    ( die | dead | survive | live ) ? << do any of {x:theirs} ? -> do any of {x} die ?
    {who:subject} ( have | has | control | controls ) <some> << alone >> at ->
    <start> << {t:quote} [ {o:own} ] {n:number} might unit >> ( , | . | ; | <last> )
        -> {o} {n} might unit with {t}
    <number> might << ( buddy | pal | friend | boy | lad | minion | body ) -> unit
    prevent <number> and prevent <number> << from ( two | 2 | two different |
        different ) ( spells | sources | effects | cards ) ->
    << ( [ then | and | so ] at [ the ] end of [ the | this ] turn [ , ] ( does | will )
        @marked @heals ? | ( does | do | will ) @marked @heals [ at [ the ] end of [ the
        | this ] turn ] ? ) -> does it heal at end of turn ?
    << ( does | do | will ) @marked @heals after [ the | that ] combat ?
        -> does it heal after combat ?
    << which ( one | ones ) of mine -> which of my units
    << which of my units ( can | could | do | does | will ) ( he | she | they | i )
        ( kill | take out ) ? -> which of my units die ?
    ( <start> | against | , | and ) << {it:fighter} {n:number} might >> ( against | , |
        and | with | . | <kw> | shield | assault | <last> ) -> a {n} might {it}
    <start> << how ( do | can | must | should | could ) i ( split | assign |
        distribute | spread ) {n:number} [ damage | might ] ( among | between | across |
        to | on ) {x:rest} ? -> i attack {x} with {n} might
        total . how must i assign ?
    ( do | does | will | would ) {who:subject} << [ still ] draw {n:number} >> ? -> draw
        any cards
    << {it:title} on my {x:some} [ , ] [ and ] then attack [ into ]
        >> ( a | his | the ) -> i play {it} on my {x} . it attacks
    {who:subject} << ( have | has ) [ only | just ] [ got ] ( one | a ) unit [ there |
        here ] ( [ , ] {n:number} might | \\open {n:number} might \\close )
        >> ( . | ; | , | and | <last> )
        -> has a {n} might unit
    << ( does | would | will | can ) {it:some} [ still ] ( survive | live through |
        withstand ) {n:number} [ more ] damage ? -> then {it} is dealt {n} damage . does
        it survive ?
    << {who:subject} ( got | get | gets | was ) hit ( with | by ) [ a | an | the ]
        {it:title} on my {x:some} >> ( . | , | ; | but | and | <last> )
        -> he plays {it} on my {x}
    << but ( had | have ) {it:title} up >> ( . | , | ; | and | ? | <end> ) -> . i had
        {it} up
    ( took | take | takes | dealt ) {n:number} [ damage ] << in its [ own ] attack
        [ and survived ] >> ( . | , | and | then | <last> ) -> in combat
    <start> << {a:title} in response to {b:title} on my {x:some} >> ( . | , | ; | ? |
        <end> )
        -> he plays {b} on my {x} . i respond with {a}
    <start> << {a:title} in response to {b:title} on {o:his} {x:some}
        >> ( . | , | ; | ? | <end> ) -> i play {b} on {o} {x} . he responds with {a}
    << {n:many} {it:fighters} each [ of | with ] {m:number} might -> {n} {m} might {it}
    might [ unit | attacker | defender ] << ( that | which ) [ already ] ( has taken |
        took | has | had taken | has had ) [ already ] {n:number} [ damage ] [ already ]
        [ this turn ] >> ( is | gets | takes | attacks | defends | <end> | , )
        -> with {n} damage on it
    <title> << is on [ the ] ( board | table ) >> ( <end> | , | and ) -> is out
    {who:subject} ( defend | defends ) << {n:number} might -> with a {n} might
    <subject> ( respond | responds | react | reacts ) << {it:title} >> ( . | , | ; | ?
        | <end> )
        -> with {it}
    <subject> << ( flash | flashes | flashed | slams | slam ) >> <title> on -> plays
    <start> << {a:word} + {b:title} on >> ( a | an | his | her | their )
        -> {a} is out . i play {b} on
    << = >> ( dead | dies | lethal ) ? -> .
    <start> << excess [ damage ] ? -> how much excess damage ?
    << chump >> ( defend | defends ) ->
    <start> << [ is it a | a ] tie ? -> who dies ?
    # One of those told of, and no other.
    ( <start> | , | and | but | ; ) << {n:one} {it:fighter} >> @has
        -> {n} of the {it}s
    ( but | and | ; ) << {n:one} >> ( has | is | was | gets ) -> {n} of the units
    ( can | could | may ) << {who:subject} ( choose | target | pick | hit ) {x:some}
        with {it:title} >> ( <end> | even | although | though | while | , ) ->
        {who} play {it} on {x}
    ( took | take | takes | dealt ) {n:number} [ damage ]
        << in ( a | the | that ) ( fight | battle | combat ) >> ( . | , | and | then |
        <last> )
        -> in combat
    ( <start> | , | so | and ) << ( nobody | no one ) ( conquers | takes it | wins )
        [ it | the battlefield | here ] [ [ , ] @right ] ?
        -> . who holds the battlefield ?
    << ( who | does ( anyone | anybody | somebody | either player ) ) ( conquers |
        conquer ) [ it | the battlefield ] >> ? -> who holds the battlefield
    << does ( he | she | it ) ( hit | strike | fight ) back -> does it hit back
    << tank {n:number} >> ( and | , | . | ? | with | <end> ) -> {n} might tank
    << ( hold | holds | held ) ( a | the | my | his ) battlefield with
        >> ( a | an | my | his | two | three | <number> ) -> have
    << {who:subject} ( move | moved | moves ) {it:some} twice this turn
        -> {it} has moved twice this turn
    """,
    {
        "raven": "ravenborn",
        "there": "there here",
        "tome": "tome",
        "six": "two three four five six 2 3 4 5 6",
        "ability": "ability",
        "kw": "tank backline",
        "many": "two three four five 2 3 4 5",
        "kws": "tank backline shield assault deflect",
        "states": "stunned exhausted buffed damaged ready",
        "one": "one",
        "own": "a my his the her their",
        "theirs": "his mine theirs hers",
        "fighter": "defender attacker unit",
        "fighters": "defenders attackers units",
    },
    {
        "there": "( there | here | at ( the | a | my | his ) battlefield )",
        "right": "( right | correct | yes | yeah | no | true )",
        "marked": "( that | the | its | this | all | the marked ) damage [ on it ]",
        "heals": "( go away | wear off | disappear | get removed | vanish | reset )",
        "has": "( is | are | has | was | gets | got | with )",
        "against": "( vs | versus | against )",
        "he": "( he | she | they | opponent | my opponent )",
        "responds": "( responds | respond | reacts | react | answers | answer )",
    },
)
