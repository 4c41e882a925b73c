"""What those say of units who put it as another language does, or in telegrams.

Rows of :mod:`bot.scenario.words.paraphrase`, before all others of those games.
"""

from bot.scenario.words.paraphrase import paraphrases

_MACROS = {
    "has_done": "( have | has | had )",
    "fares": "( lives | survives | dies )",
    "a_noun": "( card | spell | ability | effect )",
    "could": "( can | could | will | does | do )",
    "a_card": "( ( a | an | another | some | the ) ( card | effect | spell | buff ) | "
    "something )",
    "plays": "( plays | play | played | casts | cast | uses | use | used | activate | "
    "activates | activated )",
    "deals": "( deals | does | do | deal | doing | dealing | with | for )",
    "comes": "( comes | come | came | arrives )",
    "stop": "( . | , | ; | <end> | ? )",
    "fight": "( combat | fight | showdown | attack | battle | exchange )",
}

plain_of_learners = paraphrases(
    """
    # At which level a spell is cast, in front of whom it is cast on.
    @plays {it:title} << ( at | with | of ) ( level | lv | lvl ) {n:number}
        on {x:target} and {y:target} >> ( . | , | ; | ? | <end> )
        -> on {x} and {y} at level {n}
    @plays {it:title} << ( at | with | of ) ( level | lv | lvl ) {n:number}
        on {x:target} >> ( . | , | ; | ? | and | then | while | <end> )
        -> on {x} at level {n}
    @plays << [ a ] ( level | lv | lvl ) {n:number} {it:title} on {x:target}
        >> ( . | , | ; | ? | and | then | while | <end> ) -> {it} on {x} at level {n}
    @plays {it:title} on the first << ( attack | hit | instance | strike | damage ) >>
        ( . | , | ; | ? | <end> ) -> one
    # So many attacks that come in, each by an ally of its own.
    ( <start> | , ) << three attacks ( come | comes | coming ) in [ : | , | with | of ]
        {a:number} , {b:number} and {c:number} power [ allies | ally ]
        >> ( . | , | ; | <end> ) -> his {a} power ally , his {b} power ally and his {c}
        power ally attack me
    ( <start> | , ) << two attacks ( come | comes | coming ) in [ : | , | with | of ]
        {a:number} and {b:number} power [ allies | ally ] >> ( . | , | ; | <end> )
        -> his {a} power ally and his {b} power ally attack me
    ( swing | swings | attack | attacks ) << twice >> with a <number> power ally and a
        <number> power ally ( . | , | ; | <end> ) ->
    # Of what kind an object is nothing hangs on here.
    ephemeral << ( objects | cards | permanents ) -> phantasias
    ephemeral << ( object | card | permanent ) -> phantasia
    ( prevents | prevent ) <number> of << any >> damage to -> all
    # What is not done.
    ( but | and | , | <start> i ) << ( choose | chooses | chose | decide |
        decides | decided | opt | opts | prefer ) not to >> ( use | retaliate |
        intercept | apply ) -> do not
    # All that lies there by now.
    <start> << ( what is | what 's ) the [ total ] damage [ counters ] on {x:target}
        [ now ] >> ( ? | <end> ) -> how much damage is on {x}
    <start> << ( what is | what 's ) ( its | the ) ( total damage | damage total ) now
        >> ( ? | <end> ) -> how much damage is on it now
    # Whose attack it is that is intercepted attacks.
    <start> << {x:some} ( intercepts | gets in the way of | jumps in the way of | steps
        in front of | jumps in front of ) {o:my} champion 's {n:number} power attack
        >> ( . | , | ? | ; | <end> ) -> {o} champion attacks for {n} . {x}
        intercepts
    ( and | , ) <my> <some> << ( gets in the way | jumps in the way | gets in between |
        steps in | jumps in | jumps in front | steps in front ) >> ( . | , | ; | ? |
        <end> | and ) -> intercepts
    <noun> << whose {s:stat} is {n:number} -> with {n} {s}
    ( before that | earlier | beforehand ) [ , ] <subject> << ( gave | gives | give )
        {x:target} [ a ] prevent {n:number} [ shield ] >> @stop -> put prevent {n} on
        {x}
    units << ( there | here ) >> ( : | , ) ->
    ( attack | attacks | attacked ) << ( a second time | one more time | once more ) [ ,
        ] >> with -> again
    # A number behind its noun, or behind "of".
    ( <has> | with | and ) << might {n:number} >> ( @stop | and | with ) -> {n} might
    << {u:units} of {n:number} might >> ( @stop | for | to | and | with | which | that |
        <has> | attacks | attack | defends | defend ) -> {n} might {u}
    << shield of prevent {n:number} >> -> prevent {n} shield
    <number> << of >> ( power | might ) ->
    << the {u:units} of ( my | the ) opponent >> -> my opponent 's {u}
    <start> << in {o:own} {u:units} there is >> ( a | an ) -> {o} {u} has
    # On which side it is is told by who has it.
    ( he | she | they | opponent ) ( <has> | puts | put ) [ a | an ] ( prevent <number>
        [ shield ] | <number> prevention | shield ) on << champion >> -> his champion
    i ( <has> | put ) [ a | an ] ( prevent <number> [ shield ] | <number> prevention |
        shield ) on << champion >> -> my champion
    <start> << [ it is ] turn <number> [ , | : ] ( [ \\open ] ( opponent | opponent 's
        | his ) [ turn ] [ \\close ] ) >> ( . | : | , ) -> it is my opponent 's turn
    <start> << [ it is ] turn <number> [ , | : ] ( me | mine | my turn ) >> ( . | : | ,
        ) -> it is my turn
    ( <has> | with | and ) << [ a | the ] ( prevention | protection ) of {n:number} [
        damage ] >> ( @stop | and | on ) -> prevent {n}
    ( <start> | , ) << [ an | one ] unit {n:number} might >> ( , | . ) -> i have a {n}
        might unit
    <top> << {n:number} might [ unit ] >> . -> i have a {n} might unit
    . << {n:number} might >> . -> it has {n} might
    ( <start> | , ) << ( my opponent 's | opponent 's ) spells >> ( deal | have | get )
        -> his spells
    <start> << ( had | got | have ) >> [ a ] prevent <number> [ shield ] on my -> i have
    ( put | puts | puting ) [ a ] prevent {n:number} [ shield ] << in >> ( my | his |
        her | their | the | it ) -> on
    ( is | was | gets | got ) attacked << for >> ( a | an | one | his | her | their |
        the | two | three | my ) -> by
    <start> << enemy >> ( plays | play | do | does | deals | deal | casts | cast |
        attacks | attack | hits | hit | uses | use | make | makes ) -> my opponent
    # A spell, and what it does.
    << ( opponent | my opponent | the opponent | he ) ( do | does | make | makes )
        [ a | one ] spell of {n:number} [ damage ] >> ( to | on )
        -> his spell deals {n} damage
    << ( opponent | my opponent | the opponent | he ) ( do | does | make | makes | plays
        | play ) {c:count} times a spell of {n:number} [ damage ] ( to | on )
        -> his {c} spells deal {n} damage each to
    ( <subject> | opponent ) << @plays @a_card ( that | which ) ( deals | does )
        {n:number} damage to {x:target} >> ( @stop | and )
        -> deals {n} damage to {x} with a spell
    << ( <start> | , | and | then | and then ) @comes [ a | one | his | the ] spell (
        with | of | for ) {n:number} [ damage ] ( on | to | at ) {x:target}
        -> . a spell deals {n} damage to {x}
    then << @comes [ a | one | his | the ] spell ( with | of | for ) {n:number} [ damage
        ] ( on | to | at ) {x:target} -> a spell deals {n} damage to {x}
    ( and then | then | , ) << one spell [ for | of ] {n:number} [ damage ] ( on | to |
        at ) {x:target} -> a spell deals {n} damage to {x}
    <start> << [ a | one ] spell [ for | deals ] {n:number} [ damage ] >> ( . | , )
        -> a spell deals {n} damage to it
    << @plays [ a | one ] spell ( on | at ) {x:target} [ , ] [ and ] ( [ the | this |
        that | a ] spell | which | it ) @deals {n:number} [ damage ] [ to it ] >> @stop
        -> plays a {n} damage spell on {x}
    ( deals | does | do ) <number> [ damage ] to <target> << [ , ] [ and ] then (
        another | other | a second | one more | the other ) spell ( does | deals | for )
        {n:number} [ damage ] [ to it ] >> @stop
        -> . then another spell deals {n} damage to it
    # Two who attack, told one by one behind whom they attack.
    << two allies attack {x:target} , one with {n:number} power and [ the other | one ]
        with {m:number} [ power ] >> @stop
        -> a {n} power ally and a {m} power ally attack {x}
    <start> << before ( the | this ) @fight [ , ] >> ( <my> | a | an | <subject> |
        opponent ) ->
    << [ , ] [ and ] ( it | the @a_noun | that @a_noun | which ) says [ that ] >> ( the
        | its | this ) damage -> , and
    <start> << champion ( on | at ) {n:number} damage [ counters ] ( with | of | and )
        {m:number} life >> @stop -> my champion has {m} life and {n} damage counters
    ( <start> | , | and ) << champion >> [ with <clause> ] ( attacks | hits | swings )
        [ at | into ] my -> his champion
    ( <start> | , | and ) << ( what is | what 's | what was ) the [ total ] damage >> (
        on | to ) <some> ( ? | <end> | if | when ) -> how much damage
    <start> << champion >> ( on | at | with | has | is | : ) <number> -> my champion
    << ( i am | i 'm ) {t:title} [ , ] [ with | at | on ] {n:number} life [ , ] [ and ]
        [ have | has ] [ already ] taken {m:number} damage >> @stop
        -> my champion {t} has {n} life and {m} damage counters
    << [ , ] but ( nobody | no one | nothing ) ( attacked | attacks | happened )
        >> @stop ->
    # Who defends, and against what.
    << i am the ( defender | defending player ) [ , | and ] with >> -> i defend with
    << i am the ( attacker | attacking player ) [ , | and ] with >> -> i attack with
    <subject> << ( declare | declares | declared | choose | chooses | chose | make |
        makes | made ) no retaliation >> -> do not retaliate
    << {who:subject} <has> {x:some} ( for | to ) ( defend | defending | defence |
        defense | block ) >> @stop -> {who} defends with {x}
    << {who:subject} ( has | have | had ) two {g:units} [ , | : | - ] one ( has | with )
        {n:number} might and [ the other | one | the other one ] [ has | with ]
        {m:number} might ( and | , ) [ both | they ] ( defend | block ) >> @stop
        -> {who} defends with a {n} might unit and a {m} might unit
    ( my | his | her ) [ big | strong | little ] {g:units} has <number> might and << he
        >> ( attacks | defends | blocks ) -> it
    <start> << the defending {n:number} might unit is {s:state} >> ( . | and )
        -> a {n} might unit is {s} and defends
    <start> << the attacking unit has {n:number} might >> ( . | and | with )
        -> a {n} might unit attacks
    << {g:goes} in on >> ( a | an | his | my | the | <number> ) -> attacks
    the target is <clause> << , and it >> ( retaliates | intercepts | has | blocks )
        -> . it
    ( <start> | , ) << ( opponent | he | them | enemy ) : [ an | one | a ] ally [ with ]
        {n:number} power >> @stop -> opponent has an {n} power ally
    with ( a | an ) <number> power ally << [ , ] [ and ] then ( another | a second | one
        more | a ) [ one with ] {n:number} power [ ally ] >> ( @stop | and )
        -> and then with a {n} power ally
    ( <start> | , ) << ally >> ( attacks | hits | retaliates | intercepts ) -> the ally
    << ( i | he | she | they | opponent ) ( swing | swings | swung | send | sends | sent
        | throw | throws ) {o:own} champion ( at | into ) {x:target} -> {o} champion
        attacks {x}
    # What an attack gets.
    << [ , ] [ and ] @a_card ( gave | gives | giving ) ( the attack | that attack | it |
        him | her | the weapon | the sword ) >> <change> -> . it gets
    << [ , ] [ and ] the attack ( gets | got ) >> <change> -> . it gets
    ( has | had | gets | got | with ) {c:change} << from @a_card >> @stop ->
    << [ , ] [ and ] {c:change} from @a_card >> @stop -> . it gets {c}
    << [ , ] [ and ] <subject> ( adds | add | added ) {c:change} [ to ( it | the
        attack | that | him ) ] >> @stop -> . it gets {c}
    <start> << {o:own} {u:unit} : {n:number} might with {x:clause} >> ( . | <end> )
        -> {o} {n} might {u} has {x}
    ( moved | moves | attacked | attacks | hit | hits ) << ( two | 2 ) times >> ( this |
        . | , | ; | ? | and | <end> ) -> twice
    << which ( enemy | opposing | opponent 's | my opponent 's ) unit ( is die | is dead
        | dies | die ) >> ( ? | <end> ) -> which of his units die
    # What is told of a unit is told of a unit.
    <my> << thing >> ( has | with ) <number> might -> unit
    <my> ( <number> | two | three | four ) << things >> [ , | : | with | of ] <number>
        might -> units
    <number> might << and ( says | reads | shows ) >> {k:fights} -> and
    ( it | <target> ) << ( comes | came | charges | charged ) at >> ( my | me | his |
        her ) -> attacks
    # What is supposed to matter is told first.
    <start> << does it ( matter | change anything | make a difference ) [ here | now ] (
        that | if | when ) {x:clause} ? >> <word> -> {x} .
    ( unit | guy | ally ) << is at {n:number} damage >> -> has {n} damage
    # What could have been done is asked of what can be.
    <start> << could {who:subject} have killed >> <word> -> can {who} kill
    ( <start> | , | and ) << how ( much | many ) damage ( it | he | she ) has >> ( ? |
        <end> ) -> how much damage does it have
    # Where somebody goes is told as what becomes of it.
    ( <start> | , | and ) << {x:target} ( go | goes ) ( to | in | into ) ( the | my |
        his | its ) ( trash | graveyard | discard pile ) >> ? -> does {x} die
    ( <start> | , | and ) << ( how many | how much ) cards ( i | me ) ( must | have to |
        need to | should ) mill >> ( ? | <end> ) -> how many cards do i mill
    ( <start> | , | and ) << ( how many | how much ) cards ( must | should ) i [ to ]
        mill >> ( ? | <end> ) -> how many cards do i mill
    # How many die of those whom somebody can kill.
    ( <start> | and | , ) << how many of ( mine | my {u:units} ) @could <subject> ( kill
        | destroy ) >> ( ? | <end> ) -> how many of my units die
    ( <start> | and | , ) << how many of ( theirs | hers | ( his | her | their ) [
        {u:units} ] ) @could i ( kill | destroy ) >> ( ? | <end> ) -> how many of his
        units die
    <start> << mine @fares [ with <number> damage ] [ , ] ( and | but ) ( his | theirs |
        hers ) @fares [ , ] [ right | yes ] >> ? -> who dies
    with << other >> ( spell | ability | action | ally | unit | attacker ) -> another
    << [ , ] and says [ that ] >> ( the | its | this ) damage can not -> , and
    <start> << ( me and my <word> | we ) had a @fight over a battlefield >> . ->
    # What is asked of a hit is told first.
    ( <start> | , ) << does {o:own} {n:number} power ally kill ( it | him ) >> ( ? |
        <end> ) -> {o} {n} power ally attacks it . does it die
    ( <start> | , ) << [ an | the ] enemy spell [ for | deals ] {n:number} [ damage ]
        >> ( to | on | at ) -> my opponent 's spell deals {n} damage
    <start> << i ( buff | buffed | pump | pumped ) my {n:number} might [ unit ] to
        {m:number} [ might ] [ , ] [ and ] then >> -> i have a {m} might unit . then
    # Two who attack, by their power alone.
    << two allies attack {x:target} [ , one after the other ] , first with {n:number}
        power [ , | and ] [ and ] then with {m:number} power >> @stop
        -> a {n} power ally attacks {x} . then a {m} power ally attacks {x}
    with << two allies , first a {n:number} power one [ , | and ] [ and ] then a
        {m:number} power one >> ( @stop | and )
        -> a {n} power ally and then with a {m} power ally
    prevent <number> [ shield ] << for >> ( my | his | her | the ) {u:units} -> on
    ( <start> | then | , | and ) << [ a ] burn spell [ for | deals ] {n:number} damage (
        to | on | at ) {x:target} -> a spell deals {n} damage to {x}
    # What they fight over is where they are.
    << ( fight | fought | battle | clash ) over ( a | the ) battlefield >> -> fight
    ( <has> | with ) << {n:number} , {m:number} and {k:number} might units >> -> a {n}
        might unit , a {m} might unit and a {k} might unit
    ( attacked | hit ) by << champion >> -> my opponent 's champion
    <start> << can i save {x:target} from a {n:number} damage {s:source} with {c:some}
        >> ( ? | <end> ) -> i play {c} on {x} . a {s} deals {n} damage to it . does it
        survive
    # Who survives is attacked, with what is told behind.
    <start> << {q:asks} {x:some} survive [ an | the ] attack ( from | by ) ( a | the |
        his | her | their ) champion ( with | using | wielding ) {w:some} >> ( ? | <end>
        ) -> his champion attacks {x} with {w} . does {x} survive
    <start> << {q:asks} {x:some} survive ( a | an | the ) {w:some} attack ( from | by )
        {o:own} champion >> ( ? | <end> )
        -> {o} champion attacks {x} with a {w} . does {x} survive
    # Whoever has units has them with an article.
    ( has | have | control | controls | had ) << {n:number} might {u:unit} >> -> a {n}
        might {u}
    << {c:count} {n:number} ( mights | might units ) of mine/his >> -> my/his {c} {n}
        might units
    <some> << ( was | were | is | are ) ( going | about ) to die ( from | to | of | by )
        >> -> would die to
    <subject> << ( stack | stacks | stacked ) >> ( <count> | a ) -> put
    << {w:lead} unit {n:number} might >> ( with | which | that | , | . | and | <end> )
        -> {w} {n} might unit
    ( have | has | with | control | controls ) << unit {n:number} might >> -> a {n}
        might unit
    << [ a | an | the | one ] tank of ( might {n:number} | {n:number} might ) >> -> a
        {n} might unit with tank
    << ( other | another | the other ) unit of ( might {n:number} | {n:number} might )
        >> -> another {n} might unit
    <start> << {n:number} might prevent {m:number} >> ( vs | versus | against ) -> {n}
        might unit with prevent {m}
    ( has | have | had ) [ already ] ( taken | suffered ) <number> damage << from ( a
        | an | another | my | his ) [ earlier ] ( spell | ability ) [ earlier ] >>
        @stop ->
    # Who stands on defense defends; what comes on whom, told first; what was lost.
    << i/he have/has {x:side} on ( defense | defence ) >> -> i/he defend/defends with
        {x}
    {x:side} << is on ( defense | defence ) >> -> defends
    <start> << on {x:some} [ , ] {who:subject} ( makes | make | does | do ) {c:title} >>
        ( , | . | ; | and | but ) -> {who} plays {c} on {x}
    <start> << on {x:some} [ , ] opponent ( makes | does ) {c:title} >>
        ( , | . | ; | and | but ) -> opponent plays {c} on {x}
    <start> << [ ( i | we ) ( was | were ) sure | ( i | we ) ( thought | figured ) ] [
        that ] {x:side} was ( a goner | dead | done | done for | toast | lost | gone )
        when {c:clause} on it >> ( . | , | but ) -> {c} on {x}
    ( cast | casts | play | plays | played ) <clause> << while it is not ( defending |
        attacking | fighting | in [ a ] ( combat | fight ) ) >> @stop ->
    << how ( many | much ) damage ( receive | receives | get | gets | take | takes )
        {x:target} >> ? -> how much damage does {x} take
    # What somebody has played; who is attacked, told first; which of mine it hits.
    << {who:subject} @has_done [ the card ] {c:title} [ been ] ( played | cast ) [
        this turn | already | before | earlier ] >> ( . | , | ; | and | on ) -> {who}
        play {c}
    ( <start> | , ) << [ in [ the ] @fight [ , ] ] ( attack | attacks | attacked ) me
        {x:side} >> ( . | , | ; | <end> ) -> {x} attack me
    ( at | on | into ) << another ( of my units | of mine | unit of mine | one of mine
        | my unit ) [ there | here ] [ , ] ( a | the ) {n:number} might ( one | unit )
        >> ( . | , | ; | and | <end> ) -> my {n} might unit
    <start> << {x:some} ( takes | gets | receives | is getting | is taking ) how (
        much | many ) [ damage ] >> ( ? | <end> ) -> how much damage does {x} take
    <start> << [ please ] ( state | give | report ) [ the ] damage marked on {x:some} [
        afterwards | then | at the end ] >> ( . | <end> )
        -> how much damage is marked on {x} ?
    <start> << what ( is | are ) the legal ( assignment | assignments ) >> ( ? | <end> )
        -> how is the damage assigned
    # Whether damage stays, whether a bonus counts, and what is there after each hit.
    ( <start> | , ) << [ when | once | if | after ] the @fight ( is over | is done |
        ends | has ended | is finished ) [ , ] ( does | will | do ) [ the | its | any
        | my ] damage ( stay | remain | persist | last | stick ) [ marked ] [ on
        <clause> ] >> ? -> do units heal after combat
    ( <start> | , | and ) << [ please ] ( state | give | report | list | tell me ) [ the
        ] [ marked ] damage ( after | on it after ) each [ one | spell | hit | step | of
        them ] >> ( . | <end> ) -> how much damage is marked on it ?
    # What comes of it.
    <start> << [ what is | what 's | what was ] [ the ] ( result | outcome ) [ of [ the
        | this ] @fight ] >> ( ? | <end> ) -> what happens
    ( <start> | , | and ) << ( what | which ) ( units | unit | allies | ally | ones ) (
        are | is ) dying >> ( ? | <end> ) -> who dies
    <start> << it is ( die | dying ) >> ( ? | <end> ) -> does it die
    << is any of ( the | my | his ) shield used [ up ] [ by <clause> ] >> ( ? | , )
        -> what is left of the shield
    << ( does | do | will | would ) [ any | some ] [ of ] the ( leftover | excess |
        remaining | extra | rest of the ) [ damage ] ( hit | reach | ( go | carry |
        spill | pass | trample ) [ on | over | through ] to ) {x:target}
        >> ( ? | <end> ) -> does {x} take damage
    << ( does | will | would | do ) {x:target} take ( the | any | that | this ) ( extra
        | excess | leftover | remaining ) damage >> ( ? | <end> )
        -> does {x} take damage
    << ( does | will | would | can ) ( ( the rest | what is left | the remainder ) of (
        the | my | his | her ) ( shield | prevention ) | the ( rest | remaining points |
        leftover points ) ) ( carry over | stay | last | remain | count | keep going )
        [ to {x:some} | for {x:some} | against {x:some} ] >> ( ? | <end> )
        -> what happens
    ( choose | chooses | decide | decides ) which << ( is | one is | effect is | of them
        is ) used [ up ] [ first ] >> ( ? | <end> ) -> one gets used
    # What cannot be prevented is the damage; what is not done is not.
    << unpreventable ( spell | action ) ( deals | does ) {n:number} [ damage ] ->
        spell deals {n} unpreventable damage
    << unpreventable {n:number} power ally >> ( attack | attacks | hits )
        -> {n} power ally whose damage can not be prevented
    << unpreventable {s:size} [ ally ] >> ( attack | attacks | hits )
        -> {s} ally whose damage can not be prevented
    <subject> << not >> ( retaliate | intercept | attack ) -> do not
    ( with | has | have | got ) << [ a | one ] {c:counter} >> ( attacked | attacks | is
        | . | , | ; | ? | <end> ) -> a {c} counter
    <subject> << debuff {x:target} twice >> @stop -> put two debuff counters on {x}
    <subject> << debuff/debuffs {x:target} [ once ] >> ( @stop | and | then )
        -> put/puts a debuff counter on {x}
    <subject> ( have | has ) <clause> << and no cards in hand >> @stop
        -> . i have no cards in hand
    # An effect that is only told of.
    <start> << ( an | some | one ) effect doubles [ all | any ] [ the ] damage [ that
        would be ] [ dealt ] to {x:some} >> @stop -> all damage to {x} is doubled
    # What a spell would do is nothing that is aimed.
    ( can | could | may ) <subject> target <clause> with a ( spell | action ) << that (
        deals | does | would deal ) {n:number} [ damage ] >> ( ? | <end> ) ->
    # Whatever a champion holds is a weapon.
    <number> power << {w:weapon} -> weapon
    ( a | an | the | his | my | her ) << {w:weapon} >> ( with | of | \\open ) <number>
        -> weapon
    ( a | an | the | <my> ) << ( relic | trinket ) >> <capital> ->
    <start> << my/his ( relic | trinket ) ( says | reads ) >> <quote>
        -> i/he have/has an effect that says
    # What is not there is not told.
    ( <start> | , | and ) << no [ other ] ( spells | tricks | effects | cards | items )
        [ are | were ] [ played | used | involved | cast ] >> @stop ->
    """,
    {
        "fights": "assault shield tank backline deflect ganking",
        "counter": "buff debuff",
        "weapon": "greatsword longsword shortsword broadsword katana rapier claymore "
        "knife halberd lance mace club flail glaive crossbow rifle pistol scythe wand "
        "hatchet trident warhammer greataxe longbow",
        "has": "has have had",
        "count": "two three 2 3",
        "noun": "unit ally guy one",
        "stat": "power might life",
        "own": "my his her their",
        "source": "spell action ability",
        "asks": "can could does would will did",
        "goes": "goes go went",
        "units": "unit units guy guys ally allies dude dudes champion",
        "state": "stunned exhausted ready",
        "unit": "unit guy dude one",
        "lead": "a an one my his her the",
    },
    _MACROS,
)
