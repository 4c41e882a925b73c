"""What players of Riftbound say of who stands, comes and fights at a battlefield.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

of_sides = paraphrases(
    """
    # Who of the two attacks, told behind both.
    <start> << {x:clause} @against my {y:some} , i am ( attacking | the attacker ) >> (
        . | ; | ? | <end> ) -> my {y} attacks {x}
    <start> << my {y:some} @against {x:clause} , i am ( defending | the defender ) >> (
        . | ; | ? | <end> ) -> {x} attacks my {y}
    <start> << my {y:some} @against {x:some} , i am ( attacking | the attacker ) >> ( .
        | ; | ? | <end> ) -> my {y} attacks {x}
    <start> << {x:some} @against my {y:some} , i am ( defending | the defender ) >> ( .
        | ; | ? | <end> ) -> {x} attacks my {y}
    # "I swing a 5 Might he has a 4": two sentences, no unit that he has.
    {who:subject} @comes <clause> might [ unit ] << {o:subject} ( has | have ) >> @sized
        -> . {o} has
    # "My defending unit has Shield 2": it defends, and has that.
    # What a player has besides is one more unit.
    ( <start> | , | and | but ) {w:subject} << also have/has {n:number} might >>
        ( . | , | ; | ? | there | defending | attacking | and | with | <end> )
        -> have/has a {n} might unit
    <start> << {o:own} {n:number} might [ unit ] ( kills | beats | defeats ) {x:some}
        defender >> ( . | ; | <end> ) -> {o} {n} might unit attacks {x} defender
    <start> << {o:own} {x:some} ( defends | attacks ) with ( shield/assault ) {n:number}
        >> ( . | ; | <last> ) -> {o} {x} with shield/assault {n} defends/attacks
    ( <start> | , | and ) << {o:own} defending {x:some} ( has | have | gets | got ) ->
        {o} {x} defends . it has
    ( <start> | , | and ) << {o:own} defending {x:some} with {y:some} >> ( . | ; |
        <last> ) -> {o} {x} with {y} defends
    <own> <clause> ( has | have ) <clause> << and ( is | are ) {does:fights} >> ( . | ,
        | ; | ? | against | <last> ) -> . it is {does}
    # In other words than the game's: "my figure", "it is 2 stronger while it attacks".
    <own> << ( figure | piece | fighter | soldier ) >> ( has | is | attacks | defends |
        dies | takes | survives | with | . | , | ? | <end> ) -> unit
    << ( is | gets | becomes ) {n:number} stronger ( while | when | whenever ) ( it is
        attacking/defending | it attacks/defends | attacking/defending ) -> has
        assault/shield {n}
    ( defends | defend ) << there >> with ->
    ( defender | attacker ) : <number> might [ unit ] << , >> ( prevent | a prevent )
        <number> -> with
    ( attack | attacks ) << [ at ] ( a | the | my | his | her ) ( place | battlefield |
        location ) [ , ] where {w:subject} ( has | have ) >> @sized -> . {w} have
    how << ( does | do ) {w:some} have to ( share out | divide | split | distribute )
        >> ( her | his | the | their | my | its ) -> must {w} assign
    # Who attacks and who defends, told without a verb.
    <start> << {x:some} [ is | are ] attacking ( , | , and | and | while | with |
        against ) {y:some} [ is | are ] defending >> ( . | , | ; | ? | who | what | does
        | do | is | <end> ) -> {x} attacks and {y} defends
    ( . | , | and ) << he ( has | had | got ) >> [ a ] prevent <number> [ shield ]
        ( , | . | ? | and ) [ so ] ( does | is | will | would ) he -> it has
    << [ the ] opponent ( has | have ) {x:some} for ( defending | defense | defence ) >>
        ( . | , | ; | <end> ) -> opponent defends with {x}
    <quote> << there ( are | is ) my {x:clause} >> ( . | <end> )
        -> . my {x} are there
    <quote> << there ( are | is ) his {x:clause} >> ( . | <end> )
        -> . his {x} are there
    <start> << there ( are | is ) my {x:clause} >> ( . | <end> ) -> my {x} are there
    <start> << there ( are | is ) his {x:clause} >> ( . | <end> ) -> his {x} are there
    ( <start> | , | and ) << mine ( has | is ) {n:number} >>
        ( . | , | ; | ? | and | <end> ) -> mine has {n} might
    ( <start> | , | and ) << ( his | hers | theirs ) ( has | is ) {n:number} >>
        ( . | , | ; | ? | and | <end> ) -> theirs has {n} might
    ( attacks | attack | attacking | against | into | at ) <own> << defending >>
        <number> might ->
    ( <start> | and | , ) <own> <some> << ( move | moves | moved ) ( to | into | onto )
        <his> battlefield where ( there is | there are | he has | they have | she has |
        {o:opponent} has ) >> @sized -> attacks
    << how much [ damage | might | of it | of that ] ( can | could | may ) {o:subject} [
        at most | legally ] ( put | assign | place ) ( on | to | onto | into ) {x:some}
        >> ( ? | <end> ) -> how can {o} assign the damage
    # How somebody assigns, told behind his attack.
    {who:subject} ( attack | attacks | attacked ) <clause> << , ( putting | assigning )
        {n:number} [ damage ] ( on | to | onto ) -> . {who} put {n} on
    # Who conquered with one unit has fought with it.
    <start> << [ after ] i/he ( conquered | took the battlefield | @won ) with ( my/his
        | a ) {n:number} might [ unit ] ( with {d:number} damage | ( , | . | and | , and
        | \\open ) [ where | and ] it took {d:number} [ damage ] [ from {x:side} ] [
        \\close ] ) >> ( . | , | ; | <end> ) -> my/his {n} might unit took {d} in combat
    <start> << [ after ] i/he @won with {u:side} ( against | vs | over ) {x:side}
        >> ( . | , | ; | <end> ) -> {u} fights {x} . then we go to damage
    # What is done before an attack is told first.
    {who:subject} <clause> << before attacking [ with ] >> @sized -> . then {who} attack
        with
    # Of two of mine the second has not what the first has.
    my/his <clause> ( has | have ) <kw> << [ , ] [ and | but ] my/his {n:number} [ might
        ] [ unit ] ( does not | do not ) [ have it ] >> ( . | ; | ? | <end> )
        -> . i/he have/has a {n} might unit there
    and << other >> ( with | <number> might | unit ) -> another unit
    # Who comes there.
    ( <start> | - | , ) << {o:his}/{o:mine} [ board | side | units ] ( : | = ) {x:some}
        ( attack | attacks | attacking ) >> ( . | , | ; | ? | <own> | <end> ) -> he/i
        attacks/attack with {x}
    {who:subject} ( attack | attacks | hit | hits | fight ) << them >>
        ( with | . | , | and | ? | <last> ) ->
    {who:subject} << ( move | moves | moved | bring | brings | send | sends ) in [ with
        ]
        >> @sized -> attack with
    ( attack | attacks ) with {x:some} << to fight >> @sized -> against
    << i am the attacker >> ( . | , | ; | and | <last> ) -> i attack
    << ( he | my opponent | opponent ) is the attacker >> ( . | , | ; | and | <last> )
        -> he attacks
    << i am the only ( defender | one defending ) -> it is the only defender
    ( <own> | a | an | 's ) <number> might [ unit | guy | dude | units | guys ] <<
        ( moves | move | moved | comes | goes | walks ) ( in | there | over | over there
        | onto it | ( to | into | onto ) <ground> ) [ and attacks ]
        >> ( . | , | ; | ? | and | <last> ) -> attacks
    {who:subject} ( move | moves | moved | send | sends ) {x:some} <<
        ( there | to ( that | the | his | her | their | my ) battlefield )
        ( to attack | and attack | and attacks ) -> to the battlefield
    {who:subject} << ( attack | attacks ) with {n:number} might >> in one unit
        -> attack with one {n} might unit
    one {n:number} might unit << in one unit ->
    ( <start> | , | and | but ) << may >> i ( kill | take out ) -> can
    kill {x:some} << with ( the | that | my | all the | this ) damage >> ? ->
    << which ( unit | units | one | ones ) of ( me | mine ) >> ( die | dies | survive |
        survives | are | is ) -> which of my units
    <number> << mite >> ( unit | guy | dude | . | , | tank ) -> might
    <start> << ( opponent | enemy ) : >> {it:title} on ( it | my | me ) -> he plays
    # Whose it is that stands beside somebody.
    {who:subject} ( has | have ) <some> ( , | and ) [ and ] << there ( is | are ) >>
        ( a | an | two ) <some> ( @behind | next to | beside ) -> {who} has
    ( might | tank | backline ) [ unit ] << ( in front | in the front | up front |
        in the back | behind ) >> ( . | , | ; | <end> ) -> there
    << {o:his}/{o:mine} {x:some} ( is | are | stands | stand | sits | sit ) @standing
        @beside {p:own} {y:some} >> ( . | , | ; | <end> ) -> he/i has/have {y} and {x}
        there
    << there ( is | are ) {x:some} ( on | at ) {o:his}/{o:mine} ( battlefield | side )
        -> he/i has/have {x} there
    << ( on | at ) {o:his}/{o:mine} ( battlefield | side ) there ( is | are ) >> @sized
        -> he/i has/have
    ( <start> | , | and ) << there {who:subject} ( has | have ) >> @sized -> {who} has
    <start> ( my/{o:his} <clause> ( attacks | attack ) | i/{p:he} @comes ) <clause> ( .
        | , ) << there ( is | are ) >> @fighter -> he/i has/have
    ( . | ; | , ) << ( ( the target | his | their | that | the ) battlefield ( has |
        holds ) | ( at | on ) ( the | that | his | their ) battlefield ( is | are |
        stands | stand | waits | wait ) ) >> @sized -> it is defended by
    ( , | . | might | unit ) << ( defended | held | guarded | occupied ) by >> @sized
        -> . it is defended by
    <start> << ( my opponent | opponent | opponents | enemy | him | them | they )
        [ 's ] [ board | side | units | team | field ] ( : | = ) >> <number> might
        -> he has a
    <start> << <many> defenders ( : | , | - ) one >> <number> might -> defenders are a
    <start> defenders are <some> ( , | and | , and ) << one >> <number> might -> and a
    <number> might [ unit ] << \\open {k:kw} \\close -> {k}
    <number> might [ unit ] << \\open {k:kws} [ {n:number} ] \\close -> with {k} {n}
    ( beats | beat | kills | kill | defeats | defeat | wins against ) {x:some} << in
        ( a | the ) ( fight | combat | battle | showdown ) >> ( . | , | ; | and ) ->
    << <many> of {o:own} ( guys | units | dudes | mights ) [ \\open | , | : ] {a:number}
        might and {b:number} might [ \\close ]
        -> {o} {a} might unit and {o} {b} might unit
    << ( both [ of ] our units ( have | are ) {n:number} might [ units ] | ( both
        of us | both players | we both | we each | each of us ) have [ a ] {n:number}
        might ( unit | units ) [ at ( the | a ) battlefield | there | here ] ) >> ( . |
        , | ; | and | but )
        -> i have a {n} might unit and he has a {n} might unit
    <top> << [ if | when ] both [ units ] ( have | are ) {n:number} might [ units ]
        >> ( . | , | ; | and | but ) -> i have a {n} might unit and he has a {n} might
        unit
    <start> << ( def | defs ) : -> defenders :
    << 1 x {m:number} might [ unit ] -> a {m} might unit
    << ( attacker | attacking ) : [ a ] {n:number} might [ unit ] [ , | with ]
        {x:inside} \\open ( me | mine | i ) \\close
        -> i attack with a {n} might unit with {x}
    << ( attacker | attacking ) : [ a ] {n:number} might [ unit ] \\open ( me | mine |
        i ) \\close -> i attack with a {n} might unit
    << ( defender | defending ) : [ a ] {n:number} might [ unit ] [ , | with ]
        {x:inside} \\open ( him | his | he | opponent ) \\close
        -> he defends with a {n} might unit with {x}
    << ( defender | defending ) : [ a ] {n:number} might [ unit ] \\open ( him | his |
        he | opponent ) \\close -> he defends with a {n} might unit
    ( , | and | with ) << [ a | one ] ( regular | normal | vanilla | plain ) {n:number}
        [ might ] [ unit ] >> ( . | , | ; | and | ? | <end> ) -> a {n} might unit
    << ( is | are ) at {n:number} might >> ( . | , | ; | and | with | <last> )
        -> has {n} might
    <start> << does {k:kws} count ( when | if | while ) ( i am attacking | attacking | i
        attack | it attacks | it is attacking ) ? -> what happens ?
    ( by | with | against ) << {a:number} + {b:number} + {c:number} might >> ( . | , |
        ; |
        ? | and | <end> ) -> a {a} might and a {b} might and a {c} might
    ( attacked by | attack with | attacks with ) << {a:number} + {b:number} might
        >> ( . | , | ; | ? | and | <end> ) -> a {a} might and a {b} might
    <start> << {n:number} v1 ( : | , | - | . ) ->
    << does {c:names} ( protect | help | work ) ( from | against ) combat damage [ as
        well
        | too | also ] ? >> ( my | his | a ) -> what happens ?
    ( . | , | ; ) i << bring >> ( <number> | two | three | a | an ) -> attack with
    ( attack | attacks ) << [ at ] ( a | the | his ) battlefield where ( he has | they
        have
        | there is | there are ) {x:some} [ , ] >> with ( a | two | three | <number> |
        my )
        -> {x}
    {p:named_player} 's {n:number} might [ unit | tank ] << with {c:names} in ( his |
        her
        | their ) base >> ( . | , | ; | ? | <end> ) -> . {p} has {c}
    ( <start> | . ) << ( opponent | enemy ) : >> {it:title} ( enters | attacks | comes )
        -> my opponent 's
    <start> << can ( a | my ) {x:some} ( take down | kill | beat | take out ) a
        {n:number}
        might defender >> ? -> i have a {x} . it attacks his {n} might unit . does his
        die
    how much << excess >> ( ? | <end> ) -> excess damage
    ( used | play | plays | played | cast | casts ) {c:names} << , ( my {x:some} ) (
        against
        | vs ) ( his {y:some} ) >> ( . | , | ; | ? | <end> ) -> on my {x} and his {y}
    # How many there are, and then each.
    << <many> ( units | defenders | attackers | guys | dudes ) @there [ : | , | \\open ]
        one ( with | is | of | has | at | , | : | - ) [ a ] {a:number} might
        [ ( and | with | , ) {k:kw} ] [ , ] [ and ] [ the ] @second [ one ]
        ( with | is | of | has | at ) [ a ] {b:number} might [ ( and | with | , )
        {l:kw} ] [ \\close ] >> ( . | , | ? | ; | <end> )
        -> a {a} might {k} and a {b} might {l}
    << <many> ( units | defenders | attackers | guys | dudes ) @there one ( with | is |
        of | has | at ) [ a ] {a:number} might [ and ] one ( with | is | of | has | at )
        [ a ] {b:number} might >> ( <subject> | opponent | what | who )
        -> a {a} might unit and a {b} might unit ,
    {who:subject} ( has | have ) <some> ( , | and ) [ and ] << @second [ one | unit ]
        ( with | of | has | at ) >> {a:number} might ( unit | guy | tank | there
        | here | in | at | . | , | ; | <end> ) -> a
    """,
    {
        "kw": "tank backline",
        "kws": "shield assault deflect ganking stunned",
        "he": "he she they opponent",
        "own": "my his her their",
        "his": "his her their",
        "mine": "my our",
        "opponent": "opponent",
        "many": "two three 2 3",
        "fights": "defending attacking",
        "states": "stunned buffed damaged exhausted",
    },
    {
        "won": "won ( a | the | my | this | that ) ( showdown | combat | fight | "
        "battle )",
        "comes": "( attack | attacks | move | moves | swing | swings | send | sends )",
        "behind": "( behind | in front of | alongside )",
        "beside": "( beside | next to | behind | alongside | together with | near )",
        "standing": "[ standing | sitting | right | there | also ]",
        "there": "[ there | here | ( on | at ) [ the | a ] battlefield | on it ]",
        "against": "( vs | versus | against )",
        "fighter": "( a | an | two | three ) [ {k:states} ] {n:number} might ( unit | "
        "units | guy | guys | tank | there | here | with | and | . | , | ; | ? | "
        "<end> )",
        "second": "( the other | other | another | the second | one )",
        "sized": "( a | an | two | three | my | his | <number> )",
    },
)
