"""What players of units tell with a small word less, or in another order.

Rows of :mod:`bot.scenario.words.paraphrase`, before all others of those games.
"""

from bot.scenario.words.paraphrase import paraphrases

_MACROS = {
    "hits": "( attacks | attacked | hits | hit )",
    "hit": "( attack | attacked | hit )",
    "plays": "( plays | play | played | casts | cast | uses | use | used | activates | "
    "activate | activated | resolves | resolve | resolved )",
    "saying": "( : | that ( says | reads | does ) | which ( says | reads | does ) | "
    "saying | reading | with [ the ] ( text | wording ) [ : ] )",
    "has": "( have | has | had | got )",
    "is": "( is | are | gets | get | got | was )",
    "stop": "( . | , | ; | ? | <end> )",
    "hits_so": "( attacks | attack | attacked | hit | hits )",
    "and_has": "[ , | and | / ] [ has | have | it has ] [ already ]",
    "damage": "damage [ counters | taken ] [ : | = ]",
    "the_attack": "( the | his | her | that | this ) ( attack | hit | swing ) ( is | "
    "was | has | had | deals | does ) [ for ]",
}

put_in_order = paraphrases(
    """
    # Whose it is that fights, told as a heading.
    ( <start> | <break> ) << me/him : [ a | an ] >> {x:side} ( attacks | attack |
        defends | defend | blocks | block ) -> my/his
    ( <start> | <break> ) << ( opponent | opp | enemy | my opponent ) : [ a | an ] >>
        {x:side} ( attacks | attack | defends | defend | blocks | block ) -> his
    # Who got it is told by what it is on.
    ( <start> | , | but ) << got {x:some} >> on ( my | the | it | him | her ) ->
        i have {x}
    # A wording that lies on somebody is his who tells of it.
    << i @has [ an | a | the | this ] ( effect | shield | card ) on ( me | my <units> )
        @saying >> <quote> -> i control
    << ( there is | there 's ) [ an | a | the | this ] ( effect | shield | card ) on (
        me | my <units> ) @saying >> <quote> -> i control
    << ( opponent | he | she | they ) @has [ an | a | the | this ] ( effect | shield |
        card ) on ( his | her | their ) <units> @saying >> <quote>
        -> my opponent controls
    # Its Might stands behind a unit as well.
    ( <start> | and | , | has | have | with | attacks | attack | : ) <my> << unit
        {n:number} might >> ( <has> | <is> | already ) -> {n} might unit
    # So does the damage that a spell deals.
    ( a | an | the | his | her | my | their | another | one ) << {k:source} ( with | of
        ) {n:number} damage >> ( on | to | at | onto | into | against | kill | kills |
        hits | hit | resolves | targets | targeting | , | . ) -> {n} damage {k}
    # Where it is told, where it stands is said.
    << ( there | here ) : >> ( a | an | my | his | <number> ) -> there is
    ( i | he | she | they | opponent ) @has << ( there | here ) : >> ( a | an | <number>
        ) ->
    # What a card does, somebody does with it.
    << @plays ( a | an | some | my | his | her ) ( card | spell | ability | action |
        effect | item ) ( that | which | to ) ( prevents | prevent ) >> ( the | all |
        <number> ) -> prevent
    <subject> {v:prevents} << [ the ] next {n:number} damage [ that ] {x:target} would (
        take | be dealt | receive | suffer ) >> ( . | , | ; | this | <end> | and )
        -> the next {n} damage to {x}
    # What is left of a shield is a shield.
    ( @has | with ) << {n:number} [ points | point | damage | prevention ] ( left |
        remaining ) ( on | of | from | in ) ( a | the | my | his | her | their | its )
        prevent <number> [ shield | effect ] >> -> a prevent {n} shield
    prevent <number> [ shield ] ( and | , ) prevent <number> [ shield ] << both >> on ->
    # Which of two attacks first.
    ( with | by ) << two allies [ , | : | - ] [ the ] [ first ] [ a | one | ally ] [
        with | has | having ] {n:number} power [ one | ally ] [ , ] ( and [ then ] |
        then ) [ the | a ] [ one | second [ one | ally ] | [ an ] other [ one ] |
        another [ one | ally ] ] [ with | has | having ] {m:number} power [ one | ally ]
        >> ( . | , | <end> ) -> a {n} power ally and then with a {m} power ally
    # What a unit already has is told before it is asked of.
    <start> << {q:asks} {s:some} ( kill | destroy | finish [ off ] ) {x:some} ( that |
        which ) [ already ] ( has | had | took ) [ already ] [ taken ] {n:number} damage
        [ already ] [ on it | marked [ on it ] ] >> ( ? | <end> | , | if | when )
        -> {x} has {n} damage . {q} {s} kill it
    # What burns is a spell, whatever it is called.
    ( a | an | the | his | her | my | their | another | one ) << {f:fires} >> ( for
        <number> | deals | does | hits | kills | that ) -> spell
    <start> << {f:fires} ( for {n:number} [ damage ] | {n:number} ) >> ( on | at | to |
        into | hits ) -> a spell for {n}
    ( i | he | she | they | we | opponent ) << {v:burns} {x:target} with a {k:source}
        for {n:number} [ damage ] >> ( . | ? | <end> ) -> deals {n} damage to {x} with a
        {k}
    ( i | he | she | they | we | opponent ) << {v:burns} {x:some} for {n:number} [
        damage ] >> ( . | , | ; | ? | <end> | and | but | so )
        -> deals {n} damage to {x} with a spell
    # Attacks that are told one by one.
    <start> << [ the | his | my ] {t:nth} ( attack | hit | swing ) : >> ->
    <start> << [ a | an | his ] {n:number} power ally ( on | into | at | against | vs )
        {x:target} >> ( . | , | <end> ) -> a {n} power ally attacks {x}
    # Who attacks next attacks the same.
    ally [ with <number> power ] @hits {x:target} << [ first ] [ , ] [ and ] then ( one
        | another [ one | ally ] | a second [ one | ally ] ) with {n:number} power
        >> ( . | <end> | , ) -> . then an ally with {n} power attacks {x}
    ally [ with <number> power ] @hits {x:target} << [ first ] [ , ] [ and ] then
        {o:own} {n:number} power ally [ attacks | does | hits ] >> ( . | <end> | , )
        -> . then {o} {n} power ally attacks {x}
    << [ {o:own} ] two allies @hit {x:target} [ , | : | - ] [ first ] ( a | one with )
        {n:number} power [ one | ally ] ( , | and ) [ and ] then ( a | one with )
        {m:number} power [ one | ally ] >> ( . | <end> | , )
        -> {o} {n} power ally attacks {x} . then {o} {m} power ally attacks {x}
    # One has it, and the other has not.
    <number> might << without [ it | tank | any ] >> ( . | , | <end> | ? | and ) ->
    # What is listed of somebody in the other order: "life 15, damage 12".
    ( champion | ally | <title> ) << [ : | , | - | is | has | with ] ( life [ : | = ]
        {n:number} @and_has ( @damage {m:number} | {m:number} damage [ counters ] ) |
        {n:number} life @and_has @damage {m:number} | @damage {m:number} [ , | and | / ]
        life [ : | = ] {n:number} ) >> @stop -> has {n} life and {m} damage counters
    ( <attacks> | <hits> ) [ at | into ] <my> champion << {s:size} {k:counted} >> ( with
        | and | but | , ) -> \\open {s} {k} \\close
    champion << ( is | was | stood | stands | sits | sat ) [ already | still ] ( at | on
        ) {n:number} {k:counted} ( with | and ) {m:number} {l:counted} >>
        -> has {n} {k} and {m} {l}
    champion ( took | @has ) <clause> << , {n:number} life [ total ] >> ( . | ; | ? |
        <end> ) -> and has {n} life
    champion << , >> <size> ( . | <end> | , ) ->
    ( {x:some} ) ( survive | die | live | dead ) ? << {n:number} might >> @stop
        -> it has {n} might
    <start> <subject> << : prevent >> ( the | next | <number> ) -> prevents
    # What somebody has ready is used.
    ( i | he | she | they | opponent ) << ( activate | activates | use | uses | play |
        plays | cast | casts ) [ a | my | his ] prevent {n:number} [ shield | effect ]
        on {x:target} >> @stop -> prevent the next {n} damage to {x}
    defend << ( a | the | my | this | that ) battlefield >> with ->
    << is {x:some} ( going | coming | moving | sent ) [ back ] to [ its | the | my ]
        base >> ? -> does {x} go back to base
    ( <start> | , | so ) << {x:some} is ( going | coming ) [ back ] to [ its | the | my
        ] base [ , ] ( correct | right | yes | true ) >> ? -> does {x} go back to base
    # "What happens to my shield when it is hit?"
    <start> << what happens to ( a | the | my ) prevent {n:number} [ shield ] on
        {x:some} ( when | if | once | after ) {c:clause} >> ( ? | <end> )
        -> {x} has a prevent {n} shield . {c} . how much is left of the shield
    controlled by my opponent << whose {k:stat} is {n:number} >> -> with {n} {k}
    # Whose life is left is told before it is said how much.
    <start> << {n:number} life ( left | remaining ) on {x:target} >> @stop
        -> {x} has {n} life left
    champion <clause> ? << {n:number} life [ , | and | / ] @damage {m:number} >> @stop
        -> my champion has {n} life and {m} damage counters
    ( <has> ) << already >> <number> damage ->
    how much more damage ( can | could ) {x:some} << take >> ( ? | <end> ) -> survive
    << how much more damage ( can | could ) ( i | we ) take [ before ( i | we ) ( die |
        lose ) ] >> ( ? | <end> ) -> how much more damage can my champion survive
    how much more damage ( can | could ) {x:some} << take before ( he | she | it ) (
        dies | loses ) >> ( ? | <end> ) -> survive
    prevent <number> [ shield ] << in >> ( it | my | his | her | the | their ) -> on
    ( i | he | she | they | opponent ) << ( rest | rests | rested ) it to intercept >>
        @stop -> intercept with it
    # Whom it hits for so much may be told last.
    with ( my | his | her ) champion << for {n:number} [ power | damage ] ( into | at |
        on | against ) {x:target} >> @stop -> into {x} for {n}
    # What can't be prevented is the damage of the spell.
    ( hit | hits | strike | strikes | zap | zaps ) <target> << with ( a | an | his | her
        | my | another ) ( {k:source} for {n:number} [ damage ] | {n:number} damage
        {k:source} ) ( that | which ) ( can not | ca not | cannot ) be prevented >>
        -> for {n} with a {k} that can not be prevented
    ( hit | hits ) <target> << for {n:number} with a {k:source} ( . | <break> ) it
        can not be prevented >> ( . | , | <break> )
        -> for {n} with a {k} that can not be prevented
    ( hit | hits ) <target> << with a {k:source} for {n:number} ( . | <break> ) it
        can not be prevented >> ( . | , | <break> )
        -> for {n} with a {k} that can not be prevented
    # What somebody makes of the damage, and what he does then.
    ( <start> | , ) << {w:subject} ( makes | make | made ) damage to {x:target} (
        unpreventable | impossible to prevent ) [ this turn ] and >> ( attacks | attack
        | attacked ) -> damage to {x} can not be prevented this turn . {w}
    << and intercepts an attack ( by | of | from ) ( a | an | his ) {a:some} ( that was
        | that is | which was ) ( aimed | made ) ( at | on | against ) my champion >>
        @stop -> . his {a} attacks my champion . my ally intercepts
    might ( unit | guy ) << and >> ( shield | assault | deflect ) <number> -> with
    # What lies on it in all, and who may die of what somebody deals.
    ( <start> | , | and ) << [ what is | what 's ] [ the | my | his ] total damage on
        {o:own} champion >> ( ? | <end> | , | and )
        -> how much damage is on {o} champion
    << which of ( mine | my {u:units} | them ) ( can | could ) <subject> ( kill |
        destroy ) >> ( ? | <end> ) -> which of my units die
    ( second | next | other | another ) <source> ( deals | does ) << {n:number} >> ( . |
        , | <end> ) -> {n} damage to it
    # What gets stronger attacks then.
    ( gets | gains | has ) <change> [ power | might ] [ this turn | until end of turn ]
        << and >> ( attacks | attack ) -> . it
    # His is his unit: "He gives his +2 Might".
    ( gives | give | gave | buffs | pumps ) << {o:his} >> <change> -> {o} unit
    # What lies on a unit, in brackets behind it.
    ( unit | ally | guy | might | power | life | <size> ) << \\open {n:number} damage [
        on it | already | so far ] \\close >> ( . | , | ; | <end> | and | has | attacks
        | is | takes ) -> with {n} damage on it
    # What is attacked again was attacked before.
    ( <subject> | opponent ) ( attacks | attack ) << with >> <fighter> ( . | , | ; ) [
        and ] [ then | after that | afterwards | later ] [ , ] ( <subject> | <fighter> |
        {o:own} <fighter> ) ( attacks | attack ) it ( again | with | <end> | . )
        -> it with
    # One more hit, on what was hit before.
    ( <subject> | opponent ) ( deals | deal | does | do | dealt ) << {n:number} [ more ]
        [ damage ] ( with | from | using ) ( another | a second ) {k:source} >> @stop
        -> {n} damage to it with another {k}
    # Who fight, and which of them attacks: one fight.
    <start> << ( they | these | these two | both | both units | the units | the two |
        our units | our allies ) ( fight | clash | battle ) [ each other ] ( , | . | ; |
        : | and ) >> <clause> ( attacks | is attacking | attacked ) ->
    # What is at its life without any damage on it has all of it left.
    champion << ( is | was | 's ) [ still ] at {n:number} life [ , | . ] [ and | but ]
        [ it [ is | has ] ] ( with | has | and ) ( no | zero | 0 ) damage [ counters |
        counter ] [ on it ] [ yet | so far ] >> @stop -> has {n} life and no damage
    # No damage, and nothing that prevents any, is not told.
    champion << [ : | is | has | at | is at | with ] ( no | zero | 0 ) damage [
        counters | on it | yet | so far ] >> @stop ->
    ( <start> | , | and | but ) << <subject> <prevents> nothing >> @stop ->
    # Whose life it is that is told behind a question.
    ( {x:some} ) ( survive | die | live | dead ) ? << {n:number} life >> @stop
        -> it has {n} life
    ( <start> | , | and | then ) << [ the ] {t:nth} ( attack | hit ) [ is | was | for |
        deals | does | did ] {n:number} [ damage | power ] >> @stop
        -> it is attacked for {n}
    # Whose attack is intercepted attacks.
    <top> << {q:asks} {x:some} intercept ( his | an | the | her | their ) attack [ (
        on | against ) my champion ] >> ? -> he attacks my champion . {q} {x} intercept
    # How hurt a champion is, as two numbers.
    << i ( am | 'm ) [ at | on ] {s:size} >> ( @stop | and | but | damage | life )
        -> my champion is at {s}
    << i ( am | 'm ) [ at | on ] {n:number} ( of | out of ) {m:number} damage >> ( @stop
        | and | but ) -> my champion has {m} life and {n} damage counters
    << i ( am | 'm ) at {n:number} ( of | out of ) {m:number} life >> ( @stop | and |
        but ) -> my champion has {m} life and {n} life left
    \\open << life [ : ] {n:number} [ , | / ] @damage {m:number} >> \\close
        -> {n} life , {m} damage
    \\open << life [ : ] {n:number} [ , | / ] {m:number} damage [ counters ] >> \\close
        -> {n} life , {m} damage
    # A weapon or an attack card, and its power behind it.
    ( with | and | + | plus | using ) [ a | my | his | an ] << {w:weapon} {n:number} >>
        ( and | + | plus | @stop | on | at ) -> {n} power {w}
    ( with | and | + | plus | using ) [ a | my | his | an ] << attack card {n:number} >>
        ( and | + | plus | @stop | on | at ) -> {n} power attack card
    # For each its own.
    @hits_so <clause> for {n:number} << , {m:number} >> ( . | ? | <end> )
        -> and then for {m}
    @hits_so <clause> for {n:number} last turn << and [ for ] {m:number} this turn >>
        @stop -> . it is attacked for {m} this turn
    # Who intercepts an attack of which only that is told.
    <start> << [ a ] {x:size} [ ally ] intercepts [ a | an ] {y:size} [ ally | attack ]
        >> @stop -> my {x} intercepts his {y}
    # What can be prevented is, where it is asked what comes of that.
    ( <start> | , | and | but ) << i can >> prevent {n:number} [ of it | of that | [ of
        the ] damage ] ( . | , | and ) ( does | do | is | will | am | would | dead ) ->
        i
    # Several shields are listed behind.
    <has> << ( two | 2 ) prevent shields ( , | : | - | of | for ) [ one ] [ for | of ]
        {n:number} and [ one ] [ for | of ] {m:number} >> @stop
        -> a prevent {n} shield and a prevent {m} shield
    # Several attack, each told by its own power.
    ( by | with ) << ( three | 3 ) allies with {n:number} power , {m:number} power [ , ]
        and {k:number} power -> a {n} power ally , a {m} power ally and a {k} power ally
    ( by | with ) << ( two | 2 ) allies with {n:number} power and {m:number} power
        -> a {n} power ally and a {m} power ally
    <start> << {q:asks} {a:own} {x:fighter} {v:fates} ( if | when ) ( i attack | it
        attacks ) [ into ] {b:own} {z:clause} >> ( ? | <end> )
        -> {a} {x} attacks {b} {z} . does {a} {x} {v}
    <start> << {q:asks} {a:own} {x:fighter} kill {b:own} {y:fighter} ( if | when ) ( i
        attack [ it ] | it attacks [ it ] ) >> ( ? | <end> )
        -> {a} {x} attacks {b} {y} . does {b} {y} die
    <start> << is {x:some} safe from ( his | their | her | my opponent 's ) ( attacks |
        attack ) >> ( ? | <end> ) -> can he attack {x}
    <start> << who loses ( an | his | her | their ) ally >> ( ? | <end> ) -> who dies
    # What it is and what it has is told together.
    <my> ally is a <size> << and has {n:number} damage [ on it | already ] >> @stop
        -> with {n} damage
    <start> << both attack >> @stop -> both allies attack
    <start> << with {m:number} damage [ counters ] [ already ] on ( a | my ) {n:number}
        life champion [ , ] >> ( do | does | am | is | will | can | would | did )
        -> my champion has {n} life and {m} damage counters .
    # Who intercepts is told before whom.
    intercepts << [ for ( my champion | me | him | his champion ) ] [ , | . ] [ and ] [
        the ] attacker ( is | was ) [ a | an | his ] {s:size} [ ally ] >> @stop
        -> his {s}
    <subject> << ( use | uses | used ) {x:some} for ( intercept | intercepting | the
        intercept ) >> @stop -> intercept with {x}
    # What is not there shields nobody.
    ( <start> | , | and | but ) << <subject> @has no ( prevent | prevention | shield |
        shields | protection ) >> ( @stop | how | does | is | am | so ) ->
    << ( prevent | prevention | prevented ) : >> <number> -> prevent
    << ( i | he | she | they | opponent ) ( respond | responds | responded | react |
        reacts | reacted ) with [ a ] prevent {n:number} [ shield ] on {x:target} >>
        ( @stop | and | but ) -> {x} has a prevent {n} shield
    # Whether what somebody has saves it.
    <start> << {q:asks} [ a | my | the ] prevent {n:number} [ shield ] on {x:target} (
        save | protect ) ( me | it | him | her ) ( from | against ) >> ( a | an | the )
        -> {x} has a prevent {n} shield . does {x} survive
    <start> << {q:asks} [ a | my | the ] prevent {n:number} [ shield ] on {x:target} (
        save | protect ) ( me | it | him | her ) >> ( if | when ) -> {x} has a prevent
        {n} shield . does {x} survive
    <start> << {q:asks} {k:keyword} ( save | protect ) {x:some} from ( an attack |
        attacks | being attacked ) ( by | from ) {y:some} >> ( ? | <end> )
        -> {x} has {k} . can {y} attack {x}
    # Whose number it is that is told behind "damage".
    damage <clause> ( ? | . ) << it ( has {n:number} already | already has {n:number} )
        >> ( @stop | and | but ) -> it has {n} damage
    ( <size> | ally ) << ( that | which ) ( already has {n:number} damage | has
        {n:number} damage already ) [ on it ] -> with {n} damage
    << i ( am | 'm ) ( at | on ) {n:number} damage [ counters ] [ , | and | \\open | of
        | out of | with ] {m:number} life [ \\close ] >> ( @stop | and | but )
        -> my champion has {m} life and {n} damage counters
    ( took | takes | taken ) {n:number} [ damage ] last turn << and {m:number} [ damage
        ] this turn >> @stop -> . then it takes {m} damage this turn
    <weapon> <clause> ( . | , ) << i attack once >> @stop -> i attack with it
    # Who attacks next does so with what is told behind.
    {s:subject} {v:attacks} <clause> with <some> << [ , ] [ and ] then ( with {o:own}
        champion | {o:own} champion attacks ) >> ( using | with | wielding )
        -> . then {o} champion attacks
    # What is buffed gets so much.
    << ( i | he | she | they | opponent ) @has [ a | an ] {c:change} ( buff | bonus ) on
        {x:target} >> ( @stop | and | but ) -> {x} gets {c}
    # A weapon is told by its power, which may stand behind it.
    champion ( \\open | with | using | , ) [ a | an | his | my | the ]
        << {w:weapon} power {n:number} -> {n} power {w}
    # Who has a bulwark counter.
    ( a | an | <my> | the ) << bulwark ( [ ally ] {s:size} [ ally ] | ally \\open
        {s:size} \\close | ally ) -> {s} ally with a bulwark counter
    # Each of both has as much.
    <start> << ( both [ of our | our | the ] ( allies | units | ones ) are | we ( both |
        each ) have [ a | an ] ) {s:size} [ ally | allies | unit ] >> @stop
        -> i have a {s} ally . he has a {s} ally
    # How strong an attack is, told behind it, or alone.
    ( ( <attacks> | attacking ) [ <target> ] | @is attacked ) << ( . | , | and ) [ and ]
        @the_attack {n:number} [ power | damage ] >> ( @stop | and | but ) -> for {n}
    ( <start> | , | and ) << [ and ] @the_attack {n:number} [ power | damage ] >> (
        @stop | and | but ) -> it is attacked for {n}
    @hits_so {x:target} << ( : | - ) {n:number} power >> @stop -> for {n}
    # Who gets back what it deals is retaliated against.
    ( <size> | ally ) <attacks> [ and ] << @is ( hit | struck ) back by {x:some}
        >> @stop -> . {x} retaliates
    # What an attack gets besides.
    << ( plus | and | with ) [ a | the | my | another ] ( buff ( of | for ) {c:change} |
        {c:change} buff ) >> @stop -> . it gets {c}
    # Whose fate is asked attacks first, or is attacked.
    <start> << {q:asks} {a:own} {x:fighter} {v:fates} [ when | if | after ] attacking
        {y:some} >> ( ? | <end> | if ) -> {a} {x} attacks {y} . does {a} {x} {v}
    <start> << is {a:own} {x:fighter} dead ( when | if | after ) attacking {y:some} >> (
        ? | <end> | if ) -> {a} {x} attacks {y} . does {a} {x} die
    <start> << {q:asks} ( a | an ) {x:fighter} {v:fates} [ when | if | after ]
        attacking {y:some} >> ( ? | <end> ) -> a {x} attacks {y} . does the {x} {v}
    <start> << {q:asks} ( a | an ) {x:fighter} {v:fates} ( if | when ) it {z:attacks}
        {y:clause} >> ( ? | <end> ) -> a {x} {z} {y} . does the {x} {v}
    <start> << {q:asks} ( a | an ) {x:fighter} kill ( a | an ) {y:fighter} {z:clause} >>
        ( ? | <end> ) -> a {x} attacks a {y} {z} . does the {y} die
    # Both parts of what a spell deals.
    <title> ( on | at ) <some> << , both ( hits | parts | halves ) [ on | at ] [ it ] >>
        ( . | , | ; | <end> ) -> , both times
    ( with | using | and | plus ) << [ a | an | my | his | her ] attack card ( with |
        that has | of ) {n:number} power >> ( . | , | <end> | and | on | at | against )
        -> a {n} power attack card
    # Whom it attacks is told behind what it is done with.
    << {a:attacks} with {o:own} champion ( using | wielding | with ) {y:clause} , (
        targeting | aimed at | against ) {x:target} >> ( . | <end> | ? )
        -> {a} {x} with {y}
    # What it was dealt before is there, and no more that happens.
    << has {c:title} [ on it ] and [ has ] {n:number} damage [ on it ] >>
        ( . | , | ; | <end> ) -> has {n} damage . it has {c} on it
    # A buff of so much Might is so much more of it.
    <number> might [ , <clause> ] << ( and | plus | , ) [ a | an ] {n:change} ( buff |
        bonus |
        pump | boost ) [ this turn ] >>
        ( . | , | ; | <end> | and ) -> and {n} this turn
    ( has | with | gets | got ) << [ a | an ] {n:change} ( buff | boost | pump | bonus )
        >> ( . | , | ; | <end> | and ) -> {n} this turn
    # What somebody fights with.
    ( attack | attacks | attacked | defend | defends | block | blocks ) with << : >>
        ( a | my | his | two | three | <number> ) ->
    # Nobody fights unless that is told.
    ( <start> | , | and | ( <last> ) ) << ( no | without [ any ] | not in [ a | any ] |
        outside [ of ] ) combat [ going on | happening | right now | involved | here ]
        >> ( . | , | ; | <end> | <last> ) ->
    """,
    {
        "hits": "hits hit swings swing",
        "counted": "damage life",
        "stat": "power might",
        "keyword": "stealth taunt spellshroud",
        "weapon": "weapon sword axe bow blade dagger spear",
        "nth": "first second third fourth last 1st 2nd 3rd",
        "fates": "survive live die",
        "units": "unit ally champion units allies",
        "prevents": "prevent prevents prevented",
        "attacks": "attack attacks attacked",
        "own": "my his her their",
        "asks": "can could does would will",
        "fires": "fireball firebolt zap blast nuke bolt lightning burn",
        "burns": "fireballs fireball fireballed firebolts zaps zapped blasts blasted "
        "nukes nuked bolts bolted burns burned",
        "source": "spell action ability",
        "is": "is was",
        "has": "has have had",
    },
    _MACROS,
)
