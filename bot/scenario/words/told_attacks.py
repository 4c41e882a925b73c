"""An attack in Grand Archive and Riftbound, told by a noun, an arrow or a mere "into".

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

_MACROS = {
    "casts": "( cast | casts | play | plays | played | use | uses | used | activate | "
    "activates | activated | fire | fires | fired | hit with | hits with | attack with "
    "| attacks with )",
    "spell_of": "( a | an | one | another | his | her | their | my ) ( {n:number} "
    "damage {k:spell} | {k:spell} ( for | of | dealing | that deals ) {n:number} "
    "[ damage ] )",
    "goal": "( my | one | his | her | their | me | him | them | the | a | an | another "
    "| opponent | enemy | mine | <size> | <number> | <capital> )",
    "attacks": "( attacks | attacked | swings )",
    "closed": "( . | , | ; | ? | and | but | does | do | who | what | is | dead | "
    "<end> )",
}

# In both games.
told_attacks = paraphrases(
    """
    # What has so much power and hits somebody attacks.
    ( has <number> power and ) << ( hits | strikes | smacks | swings at ) >>
        ( my | his | her | the | their ) ( champion | ally ) -> attacks
    # What somebody attacks with once more attacks.
    ( attack | attacks | attacked | hit | hits | swing | swings | swung ) [ me | him |
        her | <own> champion ] << again >> with ( a | an | another | one | my | his |
        her | their | <number> ) ->
    again << with the same ( one | ally | unit | champion | attacker ) >> @closed ->
    ( then | and ) << ( shoots | zaps | blasts | burns | nukes | pings ) >>
        ( it | him | her | my | his | them ) -> hits
    prevent {n:number} << buffer -> shield
    << ( that | which ) ( has taken | took | has been dealt | was dealt ) {n:number}
        damage ( from | by ) ( a | another ) spell [ earlier | before | already ] [ this
        turn ] >> ( . | , | ; | ? | and ) -> with {n} damage
    ( prevent | prevents ) {n:number} << ( once | one time ) >>
        ( . | , | ; | ? | and | <end> ) ->
    # Who resolves a spell has played it.
    ( <subject> | opponent ) << ( resolves | resolve | resolved ) >>
        ( a | an | another ) ( spell | action | reaction ) -> plays
    # What somebody stunned is stunned.
    << ( that | which ) ( i | he | she | they | my opponent | opponent )
        [ have | has | had | just ] stunned [ earlier | before ] [ this turn ]
        >> ( . | , | ; | ? | and | <end> ) -> that is stunned
    ( <start> | , ) << {a:fighter} ( into | onto | <arrow> | [ is ] going into | goes
        into | runs into | run into | go into | runs at | run at | charges | charge )
        >> @goal -> {a} attacks
    <some> << ( make | makes | made | do | does | did | perform | performs | performed |
        launch | launches | launched | start | starts ) ( attack | an attack | one
        attack ) ( to | on | onto | at | against | toward | towards | upon | into ) >>
        @goal -> attacks
    << ( is | was | gets | got ) declared as ( [ an | the ] attacker | attacking )
        ( against | on | into | at ) -> attacks
    ( <start> | then | , | and ) << {a:another} >> @attacks -> {a} one
    << one of {o:own} ( allies | units ) , a {s:size} -> {o} {s}
    << one of {o:own} {k:kinds} , a {n:number} might [ unit | one ] ,
        -> {o} {n} might unit
    # "My Tank has 4 Might, the other has 3 Might."
    <start> {o:own} <some> has <number> ( might | life | power ) ( , | and | , and ) <<
        ( the | {o:own} ) other [ one ] ( has | is ) -> {o} other unit has
    # "One has 3 Might, the other 2 Might."
    one {v:has} <some> ( , | and | , and ) << [ the ] ( other | second ) [ one ]
        >> ( <size> | [ a ] <number> ( might | power | life ) ) -> the other {v}
    ( defend | defends | attack | attacks | have | has ) <clause> ( and | , | , and ) <<
        ( another | one | a second ) [ one ] ( with | of ) {n:number} might [ unit ]
        -> a {n} might unit
    # "Has 15 life 10 damage and a shield", "has 10 dmg of 15": what lies on it.
    ( has | have | with ) <number> life << [ , | and ] {d:number} damage >> ( and | , |
        . | ; | ? | <end> ) -> and {d} damage counters
    # A hit is so much damage.
    ( take | takes | took | taken | taking | eat | eats | ate | suffer | suffers )
        << ( a | an | one | another ) [ single | big | other ] ( hit | blow | strike )
        ( of | for ) {n:number} [ {u:unpreventable} ] [ damage ]
        -> {n} {u} damage
    ( <start> | , | and | if | when ) << take {n:number} [ damage ] ( on | to ) {x:some}
        >> ( . | , | ; | ? | and | <end> ) -> {x} takes {n} damage
    ( <start> | <break> ) << [ - ] ( shield | shields | prevention ) : >> [ a ] prevent
        -> i have
    # A spell by its damage alone.
    ( <start> | . | , | and | then ) << {w:whose} {k:spell} ( for | of ) {n:number} [
        damage ] ( on | to | at | into | onto ) {x:some} >> @closed
        -> {w} {k} deals {n} damage to {x}
    << ( he | she | they | opponent | my opponent ) @casts @spell_of >> @closed
        -> his {k} deals {n} damage
    << i @casts @spell_of >> @closed -> my {k} deals {n} damage
    ( then | and ) << @casts @spell_of >> @closed -> a {k} deals {n} damage
    ( <start> | . | , ) << [ a | i get a ] {n:number} damage {k:spell} ( on | to | at |
        into | onto ) {x:some} >> @closed -> a {k} deals {n} damage to {x}
    ( gets | get | got | is | was ) << spelled for {n:number} -> hit by a spell for {n}
    << [ so ] what ( is | was | 's | do i have | is there ) left ( of | on ) my ( board
        | side | field | battlefield ) >> ( ? | <end> ) -> what happens
    << ( a | my | his | one ) [ prevention ] shield on {x:some} ( for | of | against )
        [ the ] [ next ] {n:number} [ damage | points ] >> @closed
        -> a prevent {n} shield on {x}
    prevent <number> [ shield ] << ( lies | sits | is lying | is sitting ) on -> is on
    """,
    {
        "own": "my his her their",
        "another": "another",
        "kinds": "units unit guys",
        "arrow": "-> >",
        "has": "has is",
        "whose": "opponent his her their a an enemy my",
        "spell": "spell action ability",
        "unpreventable": "unpreventable unpreventably",
    },
    _MACROS,
)

# In Grand Archive alone.
told_of_power = paraphrases(
    """
    <number> << ( pow | p | pows ) >> ( ally | unit | attack | champion | attacker |
        guy | enemy | weapon | sword | and | , | / | . | ; | <number> | into | attacks |
        hits | swings | <end> ) -> power
    ( my | his | her | their | the | enemy | opponent | 's | your ) << ( hero | heroes )
        -> champion
    << the champion of ( my | the ) opponent -> my opponent 's champion
    ( my | his | her | their | opponent | enemy | 's | a | an ) << {k:kinds} {n:number}
        power >> ( attack | attacks | attacked | hit | hits | swing | swings | is |
        comes | into | on | vs | <arrow> ) -> {n} power {k}
    # Several that attack one after the other.
    ( <start> | , | then ) {a:fighter} << [ , ] and then >> <fighter> ( attack | attacks
        | hit | hits | swing | swings ) -> and
    << ( swing | swings | send | sends ) {a:fighter} ( and then | then | , then | , and
        then ) {b:fighter} ( at | into ) {x:some} >> @closed -> attacks {x} with {a} and
        {b}
    << two allies ( attack | attacks | hit | swing at ) {x:some} , a {n:number} power
        [ one | ally ] and a {m:number} power [ one | ally ] -> a {n} power ally and a
        {m} power ally attack {x}
    then << another [ one | ally ] with {n:number} power >> @closed -> a {n} power ally
    ( ally | attacker ) << ( attacks | swings | hits ) with {n:number} power >> ( . | ,
        | ; | and | ? | <end> ) -> with {n} power attacks
    ( hit | hits | attack | attacks | swing | swings ) << for {n:number} again >> ( .
        | , | ; | ? | and | <end> ) -> again for {n}
    # How hurt a champion is.
    champion << [ is | was | 's ] ( at | on ) {s:size} >> ( . | , | ; | ? | and | with
        | but | <end> ) -> is a {s}
    <start> << i have on {o:own} champion [ : ] -> {o} champion has
    <number> << ( max | maximum | total ) >> life ->
    <number> damage [ counters ] << ( so far | right now | currently ) >> on -> already
    ( champion | <number> life ) << ( is | was ) ( at | on | up to ) {n:number} damage [
        counters ] >> @behind -> has {n} damage counters
    << {o:own} champion is level {k:number} ( and has | with | and | , ) {n:number} life
        -> {o} level {k} champion has {n} life
    << i am level {k:number} ( and have | with | and | , ) {n:number} life
        -> my level {k} champion has {n} life
    << @opp is level {k:number} ( and has | with | and | , ) {n:number} life
        -> his level {k} champion has {n} life
    << i am [ now ] ( at | on | up to ) {n:number} damage [ counters ] >> @behind
        -> my champion has {n} damage counters
    << @opp ( is | are ) [ now ] ( at | on | up to ) {n:number} damage [ counters ]
        >> @behind
        -> his champion has {n} damage counters
    # So many hits, each with its damage.
    ( <start> | , | and ) << ( two | 2 ) attacks ( on | against | at | into ) {x:some} [
        , | : ] [ one | first | the first ] for {a:number} [ , ] ( and | then ) [ one |
        the other | second | the second ] for {b:number} >> @closed
        -> an attack of {a} on {x} . then an attack of {b} on {x}
    {w:some} << ( takes | take | took ) ( two | 2 ) attacks ( : | , | for | of )
        {a:number} and {b:number} >> @closed
        -> is attacked for {a} . then {w} is attacked for {b}
    <subject> ( hits | hit | attacks | attack | swings | swing ) << [ for ] {a:number} ,
        {b:number} [ , ] [ and ] {c:number} ( on | to | at | into ) {x:some} >> @closed
        -> {x} for {a} , then for {b} , then for {c}
    ( <subject> | opponent ) ( hits | hit | attacks | attack | swings | swing )
        << {a:number} , {b:number} [ , ] [ and ] {c:number} >> @closed
        -> for {a} , then for {b} , then for {c}
    # An attack that comes.
    << [ an | another | his | her | the ] attack ( for | of | with ) {n:number} [ power
        | damage ] ( comes | is coming | is incoming | lands | connects | incoming )
        [ in | through ] >> @closed -> an attack for {n}
    << [ a | an ] ( incoming {n:number} power attack | {n:number} power attack ( comes |
        is coming | is incoming | incoming ) [ in ] ) >> @closed -> an attack for {n}
    << [ an | another | his | her | the ] attack ( for | of | with ) {n:number} [ power
        | damage ] ( is | was | gets | got ) ( made | declared | launched ) ( against |
        on | at | into ) -> an attack of {n} on
    ( <start> | , | and | : ) << ally >> ( <size> | with <number> ( life | power ) )
        -> an ally
    ( <start> | ? | , ) ( opponent 's | his | her | an ) ally << for {n:number}
        >> ( . | , | ; | ? | and ) -> attacks for {n}
    ( hit | struck | attacked ) for <number> ( by | from | with ) <some> << [ , ] and [
        then ] [ for ] {n:number} ( by | from | with ) >> ( a | an | his | another |
        opponent ) -> . then it is hit for {n} by
    ( hit | attacked | hits | attacks | takes | dealt ) <clause> << , with {c:names} (
        on | up | active ) >> ( . | ; | ? | <end> ) -> . {c} is on it
    ( have | has | got ) <title> on {o:own} champion << [ , ] and >> ( a | an | his |
        opponent 's ) <some> ( hits | attacks | deals | swings ) -> .
    prevent <number> << [ , ] then >> prevent <number> -> and
    champion << , {h:holding} ( a | an | his | her | my ) {n:number} power {w:weapon} ,
        >> ( attacks | hits | swings ) -> with a {n} power {w}
    << {n:number} [ damage ] ( incoming | coming ) ( on | at | to | for )
        -> {n} damage is dealt to
    << unpreventable {k:combat} damage of {n:number} ( on | to | at )
        -> {n} unpreventable {k} damage to
    << unpreventable damage of {n:number} ( on | to | at ) -> {n} unpreventable damage
        to
    << , {n:number} of which ( is | are | was | were ) prevented -> . {n} of it is
        prevented
    <start> << get attacked -> i am attacked
    << how much is ( that | it | this ) in ( sum | total | all ) >> ( ? | <end> )
        -> how much damage
    ( <start> | , | and | . ) << {n:number} damage ( incoming | is incoming | comes in |
        is coming in ) >> @closed -> {n} damage is dealt to it
    <start> << being attacked -> i am attacked
    ( i | my ) <some> << ( hits | hit | goes | go | attacks | attack | swings ) [ at |
        to | his | the ] face >> @closed -> attacks his champion
    ( his | her | their | opponent 's | a ) <some> << ( hits | hit | goes | go | attacks
        | attack | swings ) [ at | to | my | the ] face >> @closed
        -> attacks my champion
    # With what a champion attacks.
    ( a | an | his | her | their | my | 's ) << {w:weapon} for {n:number} >> ( at | into
        | against | on ) -> {n} power {w}
    << a champion >> @wields <clause> ( attacks | hits | swings ) [ at ] ( his | her |
        their | opponent ) -> my champion
    << a champion >> @wields -> opponent 's champion
    @begins << [ a | an | his | her ] {n:number} power attack card ( is | was | gets )
        ( played | used | activated ) ( against | on | at | into ) my {x:some} ( with |
        together with | along with ) ( a | his | her ) {m:number} power {w:weapon}
        >> @closed -> opponent attacks my {x} with a {m} power {w} and a {n} power
        attack card
    @begins << [ a | an | his | her ] {n:number} power attack card ( is | was | gets )
        ( played | used | activated ) ( against | on | at | into ) my {x:some}
        >> @closed -> opponent attacks my {x} with a {n} power attack card
    ( <weapon> | power ) << [ , ] ( plus | + | & | together with | along with ) >>
        ( a | an | my | his | her ) [ <number> power ] ( <weapon> | attack card ) -> and
    <subject> << ( use | uses | used ) ( my | a | his | her | the ) {n:number} power
        {w:weapon} ( on | against ) {x:some} >> @closed -> attacks {x} with a {n} power
        {w}
    << ( swing | swings ) ( my | a | his | her ) {n:number} power {w:weapon} with ( my |
        his | her ) champion ( at | into ) {x:some} >> @closed -> attacks {x} with a {n}
        power {w}
    << with {n:number} power ( using | with ) ( a | an | my | his | her | the )
        {w:weapon} -> with a {n} power {w}
    << with {o:own} champion for {n:number} ( using | with ) ( a | an | {o:own} | the )
        {w:weapon} -> with a {n} power {w}
    ( can | could | may ) {o:own} champion ( attack | hit | swing at ) {x:some} << with
        ( a | an | {o:own} | the ) {w:weapon} >> ( ? | if | while | instead ) ->
    # Who is told with life alone, and hits nobody, is hit.
    ( <number> life ( ally | unit | champion ) | ( ally | unit | champion ) with
        <number> life ) << {h:hurt} >> for <number> ( . | , | ; | ? | and | but | with |
        <end> ) -> is {h}
    # What nobody can prevent.
    ( <start> | , | and | then ) << [ a | an | his | another ] @unstoppable
        -> a {k} deals {n} unpreventable damage to
    << @opp @casts ( a | an | his | her ) @unstoppable
        -> his {k} deals {n} unpreventable damage to
    << i @casts ( a | an | my ) @unstoppable
        -> my {k} deals {n} unpreventable damage to
    << [ , ] because of [ its | his | her | the ] vigor >> @closed ->
    ( allies | units ) << [ , ] one ( with | has | having ) >> ( a | an ) ( bulwark |
        prevent ) -> . one of them has
    << [ the ] damage ( of | from ) {o:own} attack ( is unpreventable | can not be
        prevented ) -> {o} attack 's damage can not be prevented
    << critical {k:number} on ( a | an | his | the ) {n:number} power attack
        -> a {n} power attack with critical {k}
    how many << counters >> ( do | did | will | would ) i ( get | take | receive )
        -> damage counters
    # Who takes an attack on itself.
    ( <start> | , | and | but | if ) << {a:fighter} ( is | was | gets | got )
        intercepted by {b:some} >> @closed -> {b} intercepts {a}
    << got {n:number} damage [ counters ] ( already | on ( it | him | her ) [ already ]
        ) >> @closed -> has {n} damage
    ( <start> | , | and | but ) << {b:some} ( intercepts | intercepted | blocks |
        blocked ) ( the | an ) attack ( of | by | from ) {a:some} on {c:some} >> @closed
        -> {a} attacks {c} . {b} intercepts
    # What is not discarded for critical.
    <subject> << ( ( refuse | refuses | refused | decline | declines | declined ) to
        discard | ( choose | chooses | chose | decide | decides | opt | opts ) ( not to
        | to not ) discard ) -> does not discard
    <subject> << ( keep | keeps | kept ) ( my | his | her | their | all my | all his )
        ( cards | hand ) >> ( . | , | ; | ? | <end> ) -> does not discard
    ( retaliate | retaliates | retaliated ) << ( against | vs | on ) ( it | him | her |
        that | the attacker | the attack | that attack ) >> ( . | , | ; | ? | and | so
        | <end> ) ->
    """,
    {
        "kinds": "ally unit attacker",
        "arrow": "-> >",
        "weapon": "weapon sword axe bow blade dagger hammer spear gun",
        "own": "my his her their",
        "holding": "holding wielding carrying using",
        "combat": "combat noncombat",
        "hurt": "hit attacked struck",
        "spell": "spell action ability",
    },
    _MACROS
    | {
        "behind": "( . | , | ; | ? | and | with | but | so | do | am | is | <end> )",
        "opp": "( he | she | they | opponent | my opponent )",
        "begins": "( <start> | , | and | if | then | when )",
        "unstoppable": "unpreventable {k:spell} ( for | of ) {n:number} [ damage ] "
        "( on | to | at | into )",
        "wields": "( with | wielding | using | holding | swinging ) [ a | his | her ] "
        "[ <number> power ] <weapon>",
    },
)

# In Riftbound alone.
told_of_sides = paraphrases(
    """
    {k:kws} << \\open {n:number} \\close -> {n}
    <number> might [ unit ] << \\open {k:kw} \\close -> with {k}
    ( with | has | having ) << ( the keyword | keyword ) >> <kws>/<kw> ->
    << a {k:kw} unit ( with | of ) {n:number} might -> a {n} might unit with {k}
    << {d:det} unit @having {k:kw} and {n:number} might -> {d} {n} might unit with {k}
    << {d:det} unit @having {k:kws} {m:number} and {n:number} might
        -> {d} {n} might unit with {k} {m}
    << {d:det} unit @having {n:number} might ( and | , | with | and has | that also has
        | and also has | , and ) >> ( <kw> | <kws> ) -> {d} {n} might unit with
    # How they are assigned, and who defends.
    ( . | , | ? ) << [ [ the ] [ damage | possible | legal | what ] ] ( assignments |
        assignment ) >> ( ? | <end> ) -> how can the damage be assigned
    <start> << {o:mine}/{o:his} two units ( are | is ) ( defending | defend | defenders
        ) [ , | : | with ] might {a:number} and might {b:number} -> i/he defend/defends
        with a {a} might unit and a {b} might unit
    ( . | , ) << [ how to ] assign >> ( ? | <last> ) -> how can the damage be assigned
    <subject> << ( am | is | are ) on ( defense | defence ) with -> defend with
    ( is | are | am ) << defend -> defending
    <start> << {o:theirs}/my unit ( is | has ) might {n:number} and ( defend | defends |
        is defending | defending ) -> he/i defends/defend with a {n} might unit
    << ( hold | holds | held | guard | guards | occupy | occupies ) ( the | my | a | his
        | her | that | this | our ) battlefield with {x:fighter} >> ( . | , | ; | ? |
        and <subject> | <end> ) -> have {x} there
    << ( my defending/attacking side | [ the ] defending/attacking side [ , ] which is
        mine [ , ] ) @of -> i defend/attack with
    @sides <clause> and << of >> ( a | two | three ) ->
    << ( def | defs ) >> ( vs | against | versus ) -> defends
    # Who comes to a battlefield where somebody stands attacks it.
    ( <number> might [ unit | guy | attacker ] | unit | <capital> ) << ( contests |
        contest | contested | engages | engaged | invades | invaded | charges | charged
        | [ invades | moves in ] and attacks | moves in on | moved in on | comes in on |
        came in on ) >> ( my | his | her | their | the | a | an | <number> )
        -> attacks
    ( <number> might [ unit | guy | attacker ] | unit ) << ( moves in | moved in | comes
        in | came in | contests | contested | invades | invaded )
        >> ( . | , | ; | and | ? | <end> ) -> attacks
    {who:subject} << ( contests | contest | contested | engages | engage | invades |
        invade | invaded ) [ it | my battlefield | his battlefield | the battlefield |
        that battlefield ] with >> ( a | an | two | three | <number> | his | my )
        -> attacks with
    @i_defend/@he_defends with <side> ( . | , ) << [ and | while | then ]
        @one_attacks >> ( . | , | ; | ? | <end> ) -> he/i attacks/attack with a {n}
        might unit
    @i_attack/@he_attacks with <side> ( . | , ) << @one_defends >> ( . | , | ; | ? |
        <end> ) -> he/i defends/defend with a {n} might unit
    ( i | my ) <clause> ( . | , | ; ) << [ and | while ] [ the | his | her | their ]
        attacking side ( @of | : ) [ one | a ] [ single ] -> he attacks with
    ( he | his | opponent ) <clause> ( . | , | ; ) << [ and | while ] [ the | my ]
        attacking side ( @of | : ) [ one | a ] [ single ] -> i attack with
    <opening> << [ the ] attacking side @of [ one | a ] [ single ] -> attackers :
    << [ the | his | her | their ] ( defending side | defense | defence ) ( @of | : )
        [ one | a ] [ single ] >> ( two | three | a | <number> ) -> defenders :
    <start> << {o:mine} ( units | guys ) ( there | here ) ( are | : ) >> @goal -> i have
    <start> << {o:his} ( units | guys ) ( there | here ) ( are | : ) >> @goal -> he has
    << ( a | one ) unit ( of | with ) {n:number} might -> a {n} might unit
    """,
    {
        "det": "a one the my his her their another",
        "kw": "tank backline",
        "kws": "shield assault deflect",
        "mine": "my our",
        "his": "his her their",
        "theirs": "his her their enemy opponent",
    },
    {
        "goal": _MACROS["goal"],
        "having": "( with | that has | which has | having | who has )",
        "sides": "( side | defend with | attack with | attackers are | defenders are )",
        "of": "( has | consists of | is made up of | is | consist of ) [ of ]",
        "i_attack": "<opening> i @attack",
        "he_attacks": "<opening> ( he | she | they | opponent | my opponent ) @attack",
        "attack": "( attack | attacks | [ am | is | are ] attacking )",
        "one_defends": "there is a {n:number} might defender",
        "i_defend": "<opening> i @defend",
        "he_defends": "<opening> ( he | she | they | opponent | my opponent ) @defend",
        "defend": "( defend | defends | [ am | is | are ] defending )",
        "one_attacks": "( [ the ] ( attacker | attackers ) ( has | have | is | are | : "
        "| with | = ) [ a | one | just | only ] {n:number} might [ unit ] | ( a | one "
        ") {n:number} might [ unit | attacker ] ( attacks | attack | attacked ) )",
    },
)
