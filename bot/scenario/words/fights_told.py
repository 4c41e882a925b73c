"""A fight told by the place where it is, or by a noun, as one that attacks another.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

_MACROS = {
    "closed": "( . | , | ; | ? | and | but | with | by | does | do | who | what | "
    "which | is | can | will | one ( has | is | of | with ) | <end> )",
    "an": "( a | an | the | one | this | that | another | our )",
    "fight": "( combat | fight | showdown | battle | clash )",
    "battle": "( combat | fight | showdown | battle | clash | combat damage )",
}

# In both games.
attacks_by_noun = paraphrases(
    """
    # Whose units they are, told behind them.
    << @one [ {s:states} ] @sized [ {k:kinds} ] of mine -> my {s} {n} {m} {k}
    << @one [ {s:states} ] @sized [ {k:kinds} ] of @theirs -> his {s} {n} {m} {k}
    << {c:many} [ {s:states} ] @sized [ {k:kinds} ] of mine -> my {c} {s} {n} {m} {k}
    << {c:many} [ {s:states} ] @sized [ {k:kinds} ] of @theirs
        -> his {c} {s} {n} {m} {k}
    <start> {o:own} << ( attack | swing ) ( with | by | from ) ( a | an | one ) >>
        ( <number> ( might | power ) | {s:states} ) -> attack with {o}
    <start> << {u:side} 's ( attack | swing ) ( on | against | into | at ) {x:side} >>
        @closed -> {u} attacks {x}
    <start> << [ in | during | after ] [ @an | {o:own} ] ( attack | swing ) ( by | with
        | from | of ) {u:side} ( on | against | into | at | onto | upon | to | toward )
        {x:side} [ at <ground> ] >> @closed -> {u} attacks {x}
    <start> << [ in | during | after ] [ @an ] ( attack | swing ) ( on | against | into
        | at ) ( {x:side} | {x:ground} ) ( by | from | with | of ) {u:side} >> @closed
        -> {u} attacks {x}
    """,
    {
        "own": "my his her their",
        "states": "stunned buffed exhausted ready damaged",
        "stat": "might power",
        "kinds": "unit units ally allies guy guys one ones",
        "many": "two three four five 2 3 4 5",
    },
    {
        **_MACROS,
        "one": "( a | an | one )",
        "sized": "{n:number} {m:stat}",
        "theirs": "( his | hers | theirs | ( my | the ) opponent [ 's ] )",
    },
)

# In Riftbound alone.
fights_told = paraphrases(
    """
    # Whom somebody is said to have there he has there.
    ( have | has ) << there ( : | - ) >> ( a | an | two | one ) ( <number> | <kw> ) ->
    ( <start> | , | and | but | while ) << i/he @stand there with {x:side} [ next to it
        | beside it | together ] >> @closed -> i/he have/has {x} there
    <start> << we were ( fighting | battling | clashing ) ( over | for | at | about )
        <ground> ( . | , | and | , and | when ) -> .
    # What it took in a fight that is over has been healed.
    << ( took | take | takes | got | gets | suffered ) {d:number} [ damage ] in ( a | an
        earlier | the last | the previous | another | the first | my last | an ) (
        showdown | fight | battle | clash ) [ earlier ] [ this turn ]
        >> ( . | , | ; | and | but | then | now | <end> ) -> took {d} damage in combat
    <start> << after ( combat | the @fight | a @fight | that @fight | this @fight ) [ ,
        ] {x:side} ( has | had | is left with | was left with | survives with | survived
        with | is at ) {d:number} damage [ on it | left | marked ] >> @closed
        -> {x} took {d} damage in combat
    # A place with somebody would be that of those that are named behind it.
    <start> << we ( @fight | @start [ @an ] @fight ) [ ( at | over | for | on )
        <ground> ] [ , | : ] with {u:side} @and {x:side} >> @closed -> {u} fights {x}
    <start> << ( combat | showdown | battle ) >> ( <side> | <subject> ) ->
    <start> << [ it is | it was | we have | in ] [ a ] <number> ( v | vs | on | versus )
        <number> [ unit ] @fight ( , | : | . | - ) ->
    # Who is said to die to somebody fought him.
    # What somebody attacks with that is no unit, his unit has.
    ( <start> | , | and | but | while | when ) << i/he ( attack |
        attacks | attacked | swing | swings | ( is | am ) the attacker ) ( with | and
        has | and have | having ) {k:kws} {n:number}
        >> @closed -> i/he attack/attacks . mine/his has {k} {n}
    ( <start> | , | and | but | while | when ) << i/he ( defend |
        defends | defended | ( is | am ) the defender ) ( with | and has | and have |
        having ) {k:kws} {n:number} >> @closed
        -> i/he defend/defends . mine/his has {k} {n}
    # So has what no player has, and a size may stand behind it.
    ( <start> | , | and | but | while ) << i have ( {k:kw} | {k:kws} {n:number} ) >> ( .
        | , | ; | ? | <end> ) -> mine has {k} {n}
    ( <start> | , | and | but | while ) << ( he | she | they | opponent | my opponent )
        ( has | have ) {k:kw} >> ( . | , | ; | ? | <end> ) -> his unit has {k}
    ( unit | units | mine | his | theirs | it ) ( has | have ) << ( {k:kw} | {k:kws} [
        {m:number} ] ) and {n:number} might >> ( . | , | ; | ? | and | <end> )
        -> {n} might and {k} {m}
    <number> might [ unit ] << , ( {k:kw} | {k:kws} {n:number} ) >> ( . | ; | ? | <end>
        ) -> with {k} {n}
    <start> << ( combat | the showdown | the fight | the battle ) ( happens | starts |
        begins | takes place ) >> ( . | ; | , | <end> ) -> we fight
    i <clause> << and stunned >> ( his | her | their ) -> . i stun
    ( he | she | they | my opponent | opponent ) <clause> << and ( stuns | stunned )
        >> my ( <number> | unit ) -> . he stuns
    <number> damage << from ( {c:names} | [ a | an | my | his ] [ earlier ] ( spell |
        ability ) ) ( earlier | before | already ) [ this turn ] >> @closed ->
    # Who answers with so much Might gives it to his own.
    << i/he ( respond/responds | react/reacts | answer/answers ) with [ a | an | a spell
        for ] {n:change} [ spell | pump | trick | buff ] >> @closed
        -> i/he give/gives my/his unit {n}
    <start> << what happens ( to | with ) my/his {x:side} ( that | which | when it | if
        it ) ( attacks | attacked ) {u:side} ? -> my/his {x} attacks {u} . what happens
        to my/his {x} ?
    # Who is told before "of", in a question or in no sentence is who attacks.
    << {c:many} of {o:own} >> <number> might -> {o} {c}
    <start> << attacking with {u:side} ( into | against | at | on ) {x:side} >> @closed
        -> {u} attacks {x}
    <start> << defending with {x:side} ( against | vs ) {u:side} >> @closed
        -> {u} attacks {x}
    <number> might [ unit | <kw> ] << ( defends | defended | is defending ) with {k:kws}
        {n:number} ( against | vs ) -> with {k} {n} defends against
    << ( in | during ) ( our | his | my | this | that | the | a | one ) ( showdown |
        fight | battle | combat ) [ , ] >> ( <subject> | <side> ) @attack ->
    ( attack | attacks | attacked ) ( it | him | <side> ) << ( afterwards | later |
        after that | after this | next ) >> with ->
    # Who is called an attacker or a defender with what it is.
    ( is | 's ) ( a | an ) <number> might << attacker [ {y:joint} {w:some} ] ( against |
        vs | into ) {u:side} >> @closed -> unit {y} {w} . it attacks {u}
    ( is | 's ) ( a | an ) <number> might << defender [ {y:joint} {w:some} ] [ , ] (
        against | vs | facing | [ and is ] attacked by ) {u:side} >> @closed
        -> unit {y} {w} . it is attacked by {u}
    ( is | 's ) ( a | an ) {n:number} might << defender >> -> unit
    # Who has just killed what it fought is there, and the fight is over.
    <start> << ( {x:side} [ just ] ( killed | beat | defeated ) {u:side} in [ a | the
        | its ] @fight | in [ @an ] @fight [ , ] {x:side} ( killed | beat ) {u:side} |
        {x:side} ( [ just ] ( beat | defeated | outfought ) | ( attacked | fought |
        blocked ) and [ then ] ( killed | beat | defeated | destroyed ) ) {u:side} |
        {x:side} ( survived | won ) ( a | the | its ) @fight ( with | against )
        {u:side} ) >> ( . | ; | , then | <end> ) -> {x} fights {u} . then we go to
        damage
    {x:side} << ( survives | survived | wins | won ) ( a | the | its ) @fight ( with |
        against ) {u:side} >> @closed -> fights {u}
    << @asks my {x:side} ( die/survive/live ) [ , ] ( when | if | after ) {c:rest} ?
        -> i have a {x} . {c} . does it die/survive/live ?
    << @asks his {x:side} ( die/survive/live ) [ , ] ( when | if | after ) {c:rest} ?
        -> opponent has a {x} . {c} . does it die/survive/live ?
    <number> might [ unit | attacker | defender | tank ] << , [ it ] [ has | had ]
        [ already ] ( took | taken ) {d:number} [ damage ] [ already | earlier ]
        [ this turn ] >> ( . | , | ; | <end> ) -> with {d} damage
    ( <start> | , | and | but | while ) << i/he ( hold/holds | held | am/is holding ) [
        <ground> | it | there ] with {x:side} >> @closed -> i/he have/has {x} there
    ( <start> | , | and | but | while ) << i/he ( hold/holds | held ) with {n:number}
        [ might ] >> ( . | , | ; | ? | <end> ) -> i/he defend/defends with {n} might
    << i/he ( move | moves | moved | send | sends | sent ) it to attack {u:side} >>
        @closed -> i/he attack/attacks {u} with it
    i have {x:side} << in ( combat | a @fight ) ( against | with | vs ) {u:side} >>
        @closed -> . it fights {u}
    <start> << {c:title} on {x:side} , [ a ] {n:number} might attacker >> ( . | ; | ? |
        <end> ) -> {c} is on {x} . a {n} might unit attacks {x}
    # Who has so much Might has a unit, where mine was told before.
    ( i | my <clause> ) @have <clause> <number> might <clause> ( , | . | ; | and | but |
        while ) [ and | but | while ] @he @have << {n:number} might >> ( . | , | ; | and
        | there | here | on | at | with | attacking | defending | <end> )
        -> a {n} might unit
    @he @have << {n:number} might >> ( there | here | ( on | at ) ( it | <ground> ) )
        -> a {n} might unit
    {who:subject} <clause> << @pump ( {x:side} | {x:it} ) [ by | for | with ] +
        {n:number} [ might ] -> give {x} {n} more might
    might << unit and {k:kws} {m:number} >> ( . | , | ; | there | here | <end> )
        -> unit with {k} {m}
    # Of two that a spell is played on, in other words.
    <start> <names> << : >> all ( two | three | four | five | six | 3 | 4 | 6 ) on -> ,
    <start> << {c:names} : {x:mine} and {y:foes} >> @closed -> i play {c} on {x} and {y}
    @plays <title> on <mine> << ( against | vs ) >> <foes> -> and
    # Who stands at a battlefield, and whose they are there.
    <start> << <ground> ( is | was ) ( held | defended | guarded | occupied ) by
        {x:side} >> @closed -> {x} is at the battlefield
    <ground> << [ , ] @held {x:side} -> with {x} there
    <ground> << [ that | which | where | , where ] {x:side} @holds -> with {x} there
    <ground> << [ , ] ( where | that ) {x:side} ( is | are ) [ at | on | in ] >> @closed
        -> with {x} there
    @arriving <ground> << [ , ] [ that | which | where ] i @hold with
        [ a | an | one | my ] {x:side} [ there | @on_it ] -> with my {x} there
    @arriving <ground> << @held @him with [ a | an | one | his ] {x:side}
        [ there | @on_it ] -> with his {x} there
    @arriving <ground> << @held me with [ a | an | one | my ] {x:side}
        [ there | @on_it ] -> with my {x} there
    @arriving <ground> << [ , ] [ that | which | where ] @he @hold with
        [ a | an | one | his ] {x:side} [ there | @on_it ] -> with his {x} there
    <ground> << [ that | which | where ] i @hold with [ a | an | one | my ] {x:side}
        [ there ] >> ( with | is | gets | got | was ) -> with my {x} there
    <ground> << [ that | which | where ] @he @hold with [ a | an | one | his ] {x:side}
        [ there ] >> ( with | is | gets | got | was ) -> with his {x} there
    <ground> << [ , ] where there ( is | are ) {x:side} [ there | @on_it ] -> with {x}
        there
    <ground> << [ , ] where i @have [ there ] [ a | an | one | my ] {x:side} [ there |
        @on_it ] -> with my {x} there
    <ground> << [ , ] where @he @have [ there ] [ a | an | one | his ] {x:side} [ there
        | @on_it ] -> with his {x} there
    <ground> << \\open {x:side} \\close -> with {x} there
    <ground> << ( that | which ) has {x:side} [ there | @on_it ] -> with {x} there
    <ground> << ( that | which ) ( i | @he ) (
        defend | defends | hold | holds | guard | guards ) with {x:side}
        -> with {x} there
    <ground> with {x:side} << @on_it -> there
    {o:own} battlefield with << ( a | an | one ) >> <side> there -> {o}
    # Who stands there is who is attacked there.
    @attack [ at | into | on ] << <ground> with {x:side} there >> @closed -> {x}
    @begin my <side> @attack << <ground> with {x:foes} >> @closed -> {x}
    @begin @his <side> @attack << <ground> with {x:friends} >> @closed -> {x}
    @begin ( a | an ) <side> @attack << <ground> with {x:mine} >> @closed -> {x}
    # He who comes there attacks who stands there, unless they are his own.
    @begin my <side> << @comes <ground> with {x:foes} [ there ] >> @closed
        -> attacks {x}
    @begin @his <side> << @comes <ground> with {x:friends} [ there ] >> @closed
        -> attacks {x}
    @begin <side> << @comes <ground> against {x:side} >> @closed -> attacks {x}
    i << @moves {u:side} @to <ground> with {x:foes} [ there ] >> @closed
        -> attack {x} with {u}
    @he << @moves {u:side} @to <ground> with {x:friends} [ there ] >> @closed
        -> attacks {x} with {u}
    <subject> << @moves {u:side} @to <ground> against {x:side} >> @closed
        -> attack {x} with {u}
    i ( attack | attacked | swing | am attacking ) with {u:side} << @to
        <ground> with {x:foes} [ there ] >> @closed -> into {x}
    @he ( attack | attacks | attacked | swings | swing | [ is | are ] attacking ) with
        {u:side} << @to <ground> with {x:friends} [ there ] >> @closed -> into {x}
    i << @moves [ in ] with {u:side} @to <ground> with {x:foes} [ there ] >> @closed
        -> attack {x} with {u}
    @he << @moves [ in ] with {u:side} @to <ground> with {x:friends} [ there ]
        >> @closed -> attacks {x} with {u}
    i << @moves @to <ground> with {x:foes} [ there ] >> with -> attack {x}
    @he << @moves @to <ground> with {x:friends} [ there ] >> with -> attacks {x}
    i << @moves {u:mine} @to <ground> with {x:mine} [ there ] >> @closed
        -> have {u} and {x} there
    @begin my <side> << @comes <ground> with {x:mine} [ there ] >> @closed
        -> and {x} are at the battlefield
    i << @moves ( [ in ] with {u:side} @to <ground> | @to <ground> with {u:mine} )
        >> @closed -> attack with {u}
    @he << @moves [ in ] with {u:side} @to <ground> >> @closed -> attacks with {u}
    # A spell that is played there is played on nobody.
    @plays <title> << ( on | at | over | to ) <ground> with {x:side} [ there ] >>
        @closed -> . {x} are at the battlefield
    each unit ( at | on ) << <ground> with {x:side} [ there ] >> @closed
        -> a battlefield . {x} are at the battlefield
    @plays <title> << ( on | at | over ) <ground> >> ( . | , | ; | ? | and | <end> ) ->
    # Who stands where an attack comes.
    @begin << <ground> with {x:side} [ there ] [ , ] >> ( is | gets | got | was )
        ( attacked | contested | invaded | being ) -> {x}
    ( is | gets | got | was | are | get ) << ( contested | invaded | engaged ) >> by
        -> attacked
    @begin << {p:ground} ( is | gets | got | was ) attacked by {u:side}
        -> {u} attacks {p}
    <ground> << with {x:side} there >> ( . | , | ; | ? | <end> )
        -> . {x} are at the battlefield
    # Who attacks and who defends, told by nothing else.
    <start> << ( [ i am | we are ] holding | i hold ) [ the battlefield | it | there ]
        with {x:friends} >> @closed -> i have {x} there
    ( @attack | @attack <ground> ) with << {a:number} and {b:number} might >> ( . | , |
        ; | <end> ) -> a {a} might unit and a {b} might unit
    and << ( afterwards | later | after that ) >> ( @attack | fights | fought ) -> then
    <start> <side> << ( , | . | ; | and | vs ) my/his defenders are >> <side>
        -> attack . i/he defend/defends with
    <start> << my/his ( defender | defenders ) : {x:side} >> @closed
        -> i/he defend/defends with {x}
    <start> << my/his ( attacker | attackers ) : {x:side} >> @closed
        -> i/he attack/attacks with {x}
    @told_so <number> might ( unit | attacker | defender ) << {k:kws} {n:number} >>
        @no_size -> with {k} {n}
    @told_so <number> might ( unit | attacker | defender ) << {k:kw} >> @no_size
        -> with {k}
    ( attacker | attackers | defender | defenders ) [ : ] [ a ] <number> might [ <kw> ]
        << , [ already ] {d:number} damage [ on it ] -> with {d} damage
    <start> << {u:side} and {x:side} trade [ , ] [ right ] ? -> {u} attacks {x} . do
        both die ?
    # A fight that is named by who is in it.
    <start> [ in ] [ @an ] @fight [ at <ground> ] @between <clause> << {o:own}
        {n:number} might attacker/defender [ unit ] -> {o} attacking/defending {n} might
        unit
    <start> << [ @begun ] [ @an ] @fight [ at <ground> ] @between {o:own}
        attacking {u:side} @and {p:own} [ defending ] {x:side} >> @closed
        -> {o} {u} attacks {p} {x}
    <start> << [ @begun ] [ @an ] @fight [ at <ground> ] @between {o:own}
        [ defending ] {u:side} @and {p:own} attacking {x:side} >> @closed
        -> {p} {x} attacks {o} {u}
    <start> << [ @begun ] [ @an ] @fight [ at <ground> ] @between {o:own}
        defending {u:side} @and {p:own} {x:side} >> @closed -> {p} {x} attacks {o} {u}
    <start> << [ @begun ] [ @an ] @fight [ at <ground> ] @between {o:own}
        {u:side} @and {p:own} defending {x:side} >> @closed -> {o} {u} attacks {p} {x}
    <start> << [ @begun ] [ @an ] @fight [ at <ground> ] @between {u:side} @and {x:side}
        >> @closed -> {u} fights {x}
    <start> << {u:mine} and {x:foes} @are_in [ @an ] @fight [ at <ground> ] >> @closed
        -> {u} fights {x}
    <start> << {u:foes} and {x:mine} @are_in [ @an ] @fight [ at <ground> ] >> @closed
        -> {u} fights {x}
    <start> << {u:side} @are_in [ @an ] @fight [ at <ground> ] ( with | against )
        {x:side} >> @closed -> {u} fights {x}
    <start> << [ we @start ] [ @an ] @fight [ at <ground> ] [ : | - | , ] {u:side} @and
        {x:side} >> @closed -> {u} fights {x}
    <start> << i @start [ @an ] @fight [ at <ground> ] with {u:side} ( against | vs |
        into | with ) {x:side} >> @closed -> {u} attacks {x}
    <start> << ( he | she | they | opponent | my opponent ) @start [ @an ] @fight [ at
        <ground> ] with {u:side} ( against | vs | into | with ) {x:side} >> @closed
        -> {u} attacks {x}
    << @fight ( with | against | vs ) ( {o:own} | a | an | the ) {n:number} might
        attacker [ unit ] -> {o} {n} might unit attacks
    ( in | during | at ) [ @an ] @battle << ( at | on | over | for ) <ground> >>
        ( <side> | <subject> | opponent | it | , | : | - ) ->
    @begin << ( [ there is ] [ @an ] @battle | in combat ) [ ( at | on | over | for )
        <ground> ] ( : | - | , ) >> ( <side> | <subject> | opponent | it ) ->
    ( <start> | , | and | then ) << @we_fight [ ( at | on | over | for ) <ground> ]
        ( : | , | and | - | , and ) >> ( <side> | <subject> | opponent | it ) ->
    """,
    {
        "joint": "with",
        "own": "my his her their",
        "it": "it",
        "many": "two three four 2 3 4",
        "kw": "tank backline",
        "kws": "shield assault deflect",
    },
    {
        **_MACROS,
        "told_so": "( <start> | and | @and | is | attacks | attack | with | by ) [ a "
        "| the | my | his ]",
        "no_size": "( and | , | . | ; | ? | : | @and | attacks | attack | defends | on "
        "| into | moves | is | in | <end> )",
        "begun": "( in | there ( is | was ) | it ( came | comes | went ) [ down ] to | "
        "we @start [ with ] )",
        "start": "( have | had | got | get | go | went | are | were | end up | enter "
        "| entered | start | starts | started | begin | begins | began | force | "
        "forced ) [ in | into | to ]",
        "are_in": "( is | are | was | were | meet | met | have | had | go | went | "
        "get | got | end up ) [ in | into | to ]",
        "between": "( between | of | with )",
        "and": "( and | against | vs | versus )",
        "asks": "( does | will | would | do | can )",
        "arriving": "( <side> ( @attack | @moves @to | enters | entered ) | @moves "
        "[ in ] [ with ] <side> @to )",
        "pump": "( pump | pumps | pumped | boost | boosts | boosted | buff | buffs )",
        "plays": "( plays | play | played | casts | cast | uses | use | used )",
        "begin": "( <start> | , | and | when | if | then | but )",
        "his": "( his | her | their | opponent 's | opponent | enemy )",
        "he": "( he | she | they | [ my | the ] opponent )",
        "have": "( have | has | had | got | control | controls | 've got | 's got | "
        "have got | has got | ( is | am | are | was | were ) [ waiting | sitting | "
        "standing ] with | ( has | have | is ) [ got ] ( parked | stationed | placed "
        "| posted ) )",
        "stand": "( am | is | was | were | sat | sit | sits | stood | stand | stands ) "
        "[ waiting | sitting | standing | camping | already ]",
        "him": "( him | her | them | [ my | the ] opponent )",
        "attack": "( attack | attacks | attacked | attacking | contest | contests | "
        "contested | invade | invades )",
        "moves": "( move | moves | moved | send | sends | sent | bring | brings | "
        "brought | go | goes | went | come | comes | came | walk | walks | walked )",
        "held": "[ that | which ] [ is | was | being | currently ] ( held | defended | "
        "guarded | occupied | controlled | protected ) by",
        "holds": "( [ is | are | was | were ] ( holding | defending | guarding | "
        "occupying | ( standing | sitting ) [ at | on | in ] ) [ it ] | ( holds | "
        "hold | held | defends | defend | guards | occupies | controls ) [ it ] | ( "
        "stands | sits ) [ at | on | in ] | ( is | are ) ( at | on | in ) )",
        "hold": "( hold | holds | held | defend | defends | control | controls | "
        "guard | guards | [ am | is | are ] ( holding | defending ) )",
        "on_it": "( on it | at it | in it | ( defending | holding | guarding ) [ it "
        "] )",
        "to": "( to | into | onto | at | on | over to | in on )",
        "comes": "( ( moves | moved | goes | went | comes | came | walks | walked | "
        "is moved | is moving | runs | advances | marches ) @to | enters | entered )",
        "we_fight": "[ now ] we [ then | now ] ( fight | are fighting | fought | ( "
        "go | went | get | got | move | moved | come | came | are | were ) ( to | in "
        "| into ) [ a | the ] ( @battle | damage | damage step ) )",
    },
)
