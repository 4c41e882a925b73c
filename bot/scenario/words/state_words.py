"""What is said of the states of Riftbound's units, and of what is done in response.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

of_states = paraphrases(
    """
    ( <start> | . | , | ; ) << ( ( is that | is it | is this ) [ enough | lethal ] [ to
        kill it ] | enough [ to kill it ] ) >> ? -> does it die
    ( do | does | will | would ) <some> die << or ( go home | go back | go to base | get
        recalled | come back | go back to base | just go home ) >> ( ? | , | and |
        <end> ) ->
    ( <start> | then | and ) << [ a ] {n:number} damage spell [ on it ] >> ( , | . | ;
        | ?
        | <end> ) -> a spell deals {n} damage to it
    ( <start> | then | and ) << [ a | another | his | my ] spell for {n:number} [ damage
        ] [ on it | to it ] >> ( , | . | ; | ? | and | then | <end> )
        -> a spell deals {n} damage to it
    << ( in | at | on ) the same ( spot | place | field ) >>
        ( . | , | ; | <end> ) -> here
    ( , | and ) << what do i ( pay | have to pay | need to pay ) >> ( ? | <end> ) ->
        what does it cost
    << assigned how >> ( ? | <end> ) -> how is the damage assigned
    << \\open riftbound \\close ->
    ( and | , ) << ( what | who ) ( goes | gets sent | is sent | gets recalled | is
        recalled ) [ back ] [ to ( base | the base ) ] >> ( ? | <end> )
        -> who gets recalled
    << dead at [ the ] end of [ the | this ] turn >> ( ? | <end> )
        -> . the turn ends . does it die
    and << i hold it with ( a | my ) {n:number} might [ unit ] >> ( . | , | ; | and |
        <end> ) -> i have a {n} might unit there
    # What it costs is nothing to a fight; a buff is of one Might.
    ( <my> | a | an | the ) << {n:number} ( drop | cost | energy ) >> <number> might ->
    ( <my> | a | an | the ) << {n:number} drop >> ( \\open | , | with | has | is |
        attacks | defends | . ) -> unit
    ( buffed | buff ) << , + 1 [ might ] >> \\close ->
    ( buffed | buff ) << \\open + 1 [ might ] \\close ->
    ( with | has | have | gets | got | had ) << a + 1 [ might ] buff -> a buff
    # Several that stand together.
    ( might | unit | tank | backline | shield <number> | assault <number> | shield |
        assault ) << ( together with | alongside | along with | as well as | next to |
        beside | accompanied by | backed by | backed up by | protected by | guarded by |
        covered by | shielded by ) >> ( a | an | another | two | three | <number> might
        | my | his | her | their ) -> and
    <start> << i have {k:lasting} [ {n:number} ] on my {m:number} might [ unit ] [ , ]
        and ( a | another ) >> <number> might
        -> my {m} might unit has {k} {n} . i have a
    # Whose it is that stands beside somebody.
    << {o:own} {x:some} has {k:kw} [ , ] [ and ] there is {y:some} ( beside | next to |
        behind | alongside | together with | near ) ( it | him ) >> ( . | , | ; |
        <end> ) -> {o} {x} with {k} and {y} are there
    ( and | , | have | has ) ( a | an | another | two ) <number> ( might | tank |
        backline ) [ unit ] << ( next to | beside | alongside | behind ) ( it | him |
        them ) >> ( . | , | ; | <end> ) ->
    ( might | unit | tank | backline | <number> ) and << ( next to it | beside it |
        alongside it | behind it | with it | in front of it | next to that ) >> ( a | an
        | another | two | three | my | his ) ->
    << units of {a:number} might [ \\open ] [ with ] [ {k:kw} ] [ \\close ] and
        {b:number} might -> a {a} might {k} and a {b} might
    << ( has | have ) [ already ] {n:number} damage [ on it | marked ] from ( a | the |
        an ) [ previous | earlier | last | first ] ( combat | fight | battle | showdown
        ) [ earlier ] [ this turn ] -> took {n} damage in combat
    << ( has | have ) [ already ] {n:number} damage [ on it | marked ] from combat
        [ earlier ] [ this turn ] -> took {n} damage in combat
    << ( {who:subject} | the enemy ) ( has | have ) [ already ] {n:number} damage on
        {x:some} from ( a | an | the ) [ previous | earlier ] ( combat | fight )
        [ earlier ] [ this turn ] -> {x} took {n} damage in combat
    << fought [ earlier ] [ this turn ] and took {n:number} [ damage ]
        -> took {n} damage in combat
    << ( , | and ) then fights >> ( a | his | my | <number> ) -> . it fights
    ( took | take | takes | dealt ) {n:number} [ damage ]
        << in ( a | an | the ) [ earlier | previous | first | last ] ( fight | battle |
        combat ) [ earlier ] [ this turn ] >>
        ( . | , | ; | and | then | <end> ) -> in combat
    << is damaged ( for {n:number} | by {n:number} | \\open {n:number} \\close )
        >> ( . | , | ; | and | then | <end> ) -> has {n} damage
    << with {k:granted} [ {n:number} ] on my {x:some} i attack -> my {x} with {k} {n}
        attacks
    << has been ( given | granted ) >> ( assault | shield | tank | backline ) -> has
    {who:subject} << ( am | is | was | were | are ) defending >> ( with | against )
        -> defend
    << my {n:number} ( mights | might units ) [ , ] \\open {m:number} of them \\close
        -> my {m} {n} might units
    # What has been dealt to it already.
    << ( is damaged for | is at | is on | is sitting at | is sitting on ) {n:number}
        damage >> ( . | , | ; | and | then | from | <end> ) -> has {n} damage
    might [ unit ] << \\open [ with | has ] {n:number} damage [ on it | marked |
        already | taken ] [ on it ] \\close -> with {n} damage on it
    ( might [ unit ] | unit ) << with {n:number} damage ( already | so far ) >> ( . |
        , | ; | ? | and | for | <end> ) -> with {n} damage on it
    ( might [ unit ] | unit ) << ( that | which ) already has {n:number} damage [ on
        it ] >> ( . | , | ? | for | <end> ) -> with {n} damage on it
    << ( a | an ) ( previous | earlier | prior ) spell -> a spell
    might [ unit ] << ( at | on ) {n:number} damage >> ( . | , | ; | and | attacks |
        defends | is | <end> ) -> with {n} damage on it
    prevent <number> [ shield ] and << [ has | had ] already ( taken | took ) {n:number}
        [ damage ] -> {n} damage on it
    might [ unit ] << , [ which is | that is ] [ already ] damaged ( for | by )
        {n:number} , -> with {n} damage on it
    might [ unit ] << [ already ] damaged ( for | by ) {n:number} >> ( . | , | ; | and |
        attacks | defends | is ) -> with {n} damage on it
    << damaged >> <number> might [ unit ] with <number> damage ->
    # What it carries, by what that gives.
    << @carrying ( a | one | my | his | its ) gear ( [ that | which ] ( gives | grants )
        [ it ] | giving [ it ] | of | with ) {c:change} -> with {c}
    << @carrying ( a | one | my | his | its ) {c:change} gear -> with {c}
    \\open <inside> , << {n:number} damage >> ( , | \\close ) -> {n} damage on it
    << with a {c:change} buff [ this turn ] -> with {c}
    {c:change} << ( from | off | thanks to ) ( a | the | its | my | his ) gear ->
    with <change> << ( from | off | thanks to | by ) ( a | the | its | my | his ) (
        spell | buff | card | effect | trick | pump | ability ) ->
    with <lasting> [ <number> ] << ( up | active ) ->
    # What all of somebody's spells do.
    << ( my | all my | all of my ) ( spells | spell ) ( deal | deals | do | does )
        double [ the | their ] damage >> ( . | , | ; | and | but | <end> )
        -> damage by my spell is doubled
    << ( ( damage | all damage ) ( from | by | of ) [ all ] my spells is doubled | i
        double the damage [ of | by | from ] my spells [ deal | do ] )
        -> damage by my spell is doubled
    # A keyword that is on a unit is one it has.
    ( with | has | have | having | had | got | and | , ) << [ a | an ] {k:lasting}
        [ {n:number} ] on ( it | him | them ) -> {k} {n}
    # More or less Might, whoever it is who gives it.
    << {who:subject} ( raise | raises | raised | boost | boosts | boosted | increase |
        increases | increased | pump | pumps | pumped ) ( its | his | her ) might by
        {n:number} [ might ] -> {who} gave it {n} more might
    << {who:subject} ( pump | pumps | pumped | boost | boosts | boosted | strengthen |
        strengthened | raise | raises | raised | increase | increases | increased )
        {x:some} [ 's might ] ( by | for ) {n:number} [ might ]
        -> {who} gave {x} {n} more might
    << {who:subject} ( add | adds | added ) {n:number} might ( to | onto ) {x:some}
        >> ( . | , | ; | and | then | <end> ) -> {who} gave {x} {n} more might
    << {who:subject} ( lower | lowers | lowered | reduce | reduces | reduced | shrink |
        shrinks | shrunk | weaken | weakens | weakened | drop | drops | dropped )
        {x:some} 's might by {n:number} [ might ] -> {who} gave {x} {n} less might
    << {who:subject} ( lower | lowers | lowered | reduce | reduces | reduced | shrink |
        shrinks | shrunk | weaken | weakens | weakened | drop | drops | dropped ) ( its
        | his | her ) might by {n:number} [ might ] -> {who} gave it {n} less might
    << {who:subject} ( lower | lowers | lowered | reduce | reduces | reduced | shrink |
        shrinks | shrunk | weaken | weakens | weakened | drop | drops | dropped )
        {x:some} by {n:number} [ might ] -> {who} gave {x} {n} less might
    ( unit | it | <number> might | <capital> ) << ( is | was | gets | got | has been )
        ( pumped | boosted | raised | strengthened | increased ) ( by | for ) {n:number}
        [ might ] -> gets {n} more might
    ( unit | it | <number> might | <capital> ) << ( is | was | gets | got | has been )
        ( shrunk | lowered | reduced | weakened | debuffed ) by {n:number} [ might ]
        -> gets {n} less might
    might [ unit ] << ( becomes | became | turns into | grew to | grows to | goes up to
        | went up to | goes to ) [ a ] >> <number> might -> is a
    << {who:subject} ( make | makes | made ) {x:some} ( a | into a ) {n:number} might
        [ unit ] >> ( . | , | ; | and | then | this | <end> ) -> {x} is a {n} might
    << {who:subject} ( put | puts | place | places | placed ) ( a | one ) buff on
        {x:some} >> ( . | , | ; | and | then | <end> ) -> {who} gave {x} a buff
    << {n:number} point prevent [ shield ] -> prevent {n} shield
    prevent << \\open {n:number} \\close -> {n}
    << {who:subject} ( played | plays | cast | used | uses ) ( something | a card | a
        spell | an effect ) ( that | which ) prevents the next {n:number} damage to
        {x:some} >> ( . | , | ; | and | then | <end> )
        -> the next {n} damage to {x} is prevented
    # Stunned, by whom it does not matter.
    stunned << by ( [ my | the ] opponent | me | him | her | them | his unit | a spell )
        >> ( . | , | ; | and | then | <end> ) ->
    << ( is under a stun | has a stun on it | is under stun ) -> is stunned
    << {who:subject} ( uses | used | plays | played | has ) ( a | his | her ) stun on
        {x:some} >> ( . | , | ; | and | then | <end> ) -> {x} is stunned
    << {who:subject} ( make | makes | made | give | gives | gave | put | puts ) [ a ]
        stun ( on | to ) {x:some} and >> ( attack | attacks | then | swing | swings )
        -> {x} is stunned . {who}
    << {who:subject} ( make | makes | made | give | gives | gave | put | puts ) [ a ]
        stun ( on | to ) {x:some} >> ( . | , | ; | and | then | <end> )
        -> {x} is stunned
    << a stun ( hits | hit ) {x:some} >> ( . | , | ; | and | then | <end> )
        -> {x} is stunned
    ( with | has | have | by ) << ( unit | one unit ) [ of ] {n:number} might >>
        ( . | , | and | ? | <end> ) -> a {n} might unit
    << {n:number} might {f:fighter} , {s:state} >> ( . | , | <end> )
        -> {s} {n} might {f}
    {who:subject} << ( swings | swing | sends | send | attacks | attack ) [ with ]
        {a:number} and {b:number} >> ( into | at | against | . )
        -> attack with a {a} might unit and a {b} might unit
    ( has | have ) [ already ] <number> damage [ on it ]
        << from ( my | his | a | the | an earlier ) {it:title}
        >> ( . | , | ; | and | then | <end> ) ->
    <start> << my {x:some} with {t:quote} dies to ( a | his ) {n:number} damage spell
        -> my {x} has {t} . a spell deals {n} damage to it
    # A spell that chooses several times, and on which of them how often.
    <start> << ( {it:title} ( , | : ) | {it:name} ) >> ( <number> | one | two | three |
        four | five ) [ hit | hits | times ] on -> i play {it} ,
    <title> << ( [ : | , ] both [ times ] on | [ . | , ] [ and ] [ the | his
        | her | my ] both ( target | targets | hits | shots | damages ) ( is | are | go
        to | goes to | go on | hit | choose ) ) -> , both hits on
    {it:title} << on {x:some} , ( both hits | both times | both parts ) >>
        ( . | ? | <end> | , ) -> , both hits on {x}
    <start> << {c:duel} ( : | , ) {x:some} @against {y:some} >>
        ( . | , | ? | ; | <end> ) -> i play {c} on {x} and {y}
    <start> << {g:gentle} {s:apostrophe} {c:duel} ( : | , ) {x:some} @against {y:some}
        >> ( . | , | ? | ; | <end> ) -> i play {g} {s} {c} on {x} and {y}
    @plays [ gentlemen 's ] <duel> << ( : | , | ; | . ) {x:target} @against {y:some}
        >> ( . | , | ? | ; | <end> ) -> on {x} and {y}
    <start> << {it:title} , both hits on >> ( his | her | their | a )
        -> i play {it} , both hits on
    <start> << {it:title} , both hits on >> my -> he plays {it} , both hits on
    << {who:subject} ( have | has ) {it:title} resolved on >> ( my | his | her | a )
        -> {it} resolved on
    \\open {n:number} might << ? >> \\close ->
    # What has resolved already, whoever played it.
    but << {it:title} ( was | has been ) [ already ] ( played | cast | used ) [ earlier
        |
        already ] [ this turn | in the turn ] >> ( . | , | ; | ? | <end> ) -> {it} is up
    ( <start> | with | but | and | , ) << spirit >> ( is up | up | is active | active |
        in effect | is in effect | resolved | is on ) -> unyielding spirit
    << ( there 's | there is ) ( a | an ) {it:title} ( this turn | in effect | active )
        >> ( . | , | ; | and | but | ? | <end> ) -> {it} is up
    << ( i got | i 've got | i got a | my board has | my board has a ) {it:title} on (
        the
        | my ) ( board | field | table ) -> i have {it}
    << my board has >> <title> -> i have
    might [ unit ] << is ( standing | sitting | chilling | waiting | posted ) ( on | at
        ) ->
        is at
    << {who:subject} ( hold | holds | held | control | controls ) {it:title} with ( a |
        my | his ) {n:number} might [ unit ] >> ( . | ; | <end> )
        -> {who} have a {n} might unit at {it}
    {t:title} << ( went onto | landed on | is sitting on ) >> ( my | his | a | her ) ->
        is on
    might [ unit ] << has an active >> <title> -> has
    ( gets | with | has ) <change> << for attacking -> when it attacks
    ( gets | with | has ) <change> << for defending -> when it defends
    # What hits is told before the number, and by a noun.
    << ( a | his | my | her | their | another ) spell ( that | which ) deals {n:number}
        [ damage ] ( hits | hit | is played on | is cast on | goes to ) {x:some} >> ( .
        | , | ; | ? | and | then | <end> ) -> a spell deals {n} damage to {x}
    << ( takes | took | take | eats | ate ) a hit from ( a | an | his | my | another )
        {n:number} damage spell -> takes {n} damage from a spell
    # Who is hit again by no unit is dealt damage again.
    ( spell | ability | damage | ping | pings | pinged | zap | zaps | zapped ) <clause>
        [ . ] <clause> ( hits | hit ) <target> << again >> for <number> ->
    # What is done in response, told by its name alone.
    << ( my | our ) ( response | answer | reaction ) is >> <title> -> i respond with
    << ( his | her | their ) ( response | answer | reaction ) is >> <title>
        -> he responds with
    <subject> << ( chain | chains | chained ) >> <title> -> respond with
    in << reaction >> ( . | , | ; | and | <end> ) -> response
    << with ( it | that | the ray | the spell ) on the ( chain | stack ) [ , ] >> i ->
        in response
    ( he | she | they | opponent | <named_player> ) <clause> ( . | , | and | ; ) <<
        {it:title} in response >> ( . | , | ; | ? | <end> ) -> i respond with {it}
    i <clause> ( . | , | and | ; ) << {it:title} in response >> ( . | , | ; | ? | <end>
        ) -> he responds with {it}
    << ( ( is | was | gets | got | has been ) ( pumped | boosted | buffed | debuffed ) (
        by | for | with ) {c:change} | receives {c:change} ) -> gets {c}
    << ( is | goes ) up/down {n:number} might -> gets {n} more/less might
    """,
    {
        "kw": "tank backline",
        "own": "my his her their",
        "fighter": "attacker defender unit",
        "state": "stunned exhausted buffed damaged ready",
        "duel": "challenge duel",
        "apostrophe": "'s",
        "gentle": "gentlemen",
        "granted": "assault shield tank backline",
        "lasting": "assault shield tank backline deflect",
    },
    {
        "against": "( vs | versus | against | fights | fight )",
        "plays": "( play | plays | played | cast | casts | use | uses | used )",
        "carrying": "( [ , ] [ ( that | which ) ( is | has ) ] ( holding | wearing | "
        "carrying | wielding | equipped with | with | ( that | which ) ( has | wears "
        ") ) | has | wears | carries )",
    },
)
