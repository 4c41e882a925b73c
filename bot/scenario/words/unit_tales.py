"""What players of units tell in a story, a log or a list, brought to plain sentences.

Rows of :mod:`bot.scenario.words.paraphrase`, behind those of
:mod:`bot.scenario.words.unit_order`.
"""

from bot.scenario.words.paraphrase import paraphrases

told_plainly = paraphrases(
    """
    # A shield that lies on somebody is told with whom it protects.
    ( <subject> | opponent ) << ( have | has | had ) prevent {n:number} damage [ this
        turn ] for {x:target} >> ( . | , | ; | and | <end> )
        -> prevent the next {n} damage to {x}
    ( i | he | she | opponent ) << ( made | make | makes ) it prevent [ the ] next
        {n:number} [ damage ] >> ( . | , | ; | and | <end> )
        -> prevent the next {n} damage to it
    << ( activate | activates | use | uses | play | plays | cast | casts ) a ( spell |
        card | ability ) that says prevent the next {n:number} damage that would be
        dealt to target ( champion | ally | unit ) this turn [ , ] on {x:target} >>
        ( . | , | ; | and | <end> ) -> prevent the next {n} damage to {x}
    # Who takes an attack on himself intercepts; who hits back retaliates.
    ( <start> | , | and | so ) << <subject> @sends the attack ( to | onto | on to | over
        to ) {x:target} >> ( . | , | ; | ? | and | <end> ) -> {x} intercepts
    ( <start> | , | and | but ) << [ and | , and ] ( his | hers | theirs | mine ) (
        hits | strikes | fights | swings | hit ) back >> ( . | , | ; | ? | <end> )
        -> it retaliates
    <subject> << ( retaliated | retaliate | retaliates ) with ( nobody | nothing |
        none | no one ) >> ( . | , | ; | ? | <end> ) -> do not retaliate
    # How hurt somebody was out of how much.
    <target> << ( sat | was sitting | stood | was | is ) ( at | on ) {n:number} damage
        [ counters ] out of {m:number} [ life ] >> ( . | , | ; | and | <end> )
        -> has {m} life and {n} damage counters
    # A second spell is told by how much it deals alone.
    first {k:source} ( deals | dealt ) <number> [ unpreventable ] damage to {x:target}
        << [ , ] and ( the | his | her ) ( second | other | next ) [ one | spell ] [
        deals | dealt ] {n:number} [ damage ] >> ( . | , | ; | ? | <end> )
        -> . then another {k} deals {n} damage to {x}
    # Whom a champion cleaves through.
    << {who:subject} ( cleaved | cleaves | cleave ) with <my> {n:number} power champion
        ( into | through | across | at ) my [ whole | entire ] ( board | side | field |
        team ) ( : | , ) {x:clause} >> . -> i have {x} . {who} cleaves me for {n}
    # Who comes to where somebody stands attacks it.
    <start> << {who:subject} ( moved | moves | sent | sends | brought | brings )
        {x:some} ( to | onto | into ) ( the | a ) battlefield [ that | which ] i ( was
        | am | 'm | were ) ( holding | controlling | sitting on | defending ) with
        {y:some} >> ( . | <end> ) -> i have {y} . {who} attacks it with {x}
    # Who attacks, and with how much each.
    <start> << ( two | 2 ) attackers ( : | , | with ) [ a ] {n:number} might and [ a ]
        {m:number} might >> ( . | , | ; | ? | <end> )
        -> a {n} might unit and a {m} might unit attack
    <start> << ( three | 3 ) attackers ( : | , | with ) {n:number} might , {m:number}
        might and {k:number} might >> ( . | , | ; | ? | <end> )
        -> a {n} might unit , a {m} might unit and a {k} might unit attack
    <start> << a {n:number} might attacker and a {m:number} might attacker >> ( . | , |
        ; | ? | <end> ) -> a {n} might unit and a {m} might unit attack
    <start> << a {n:number} might attacker , a {m:number} might attacker and a
        {k:number} might attacker >> ( . | , | ; | ? | <end> )
        -> a {n} might unit , a {m} might unit and a {k} might unit attack
    # Which effect of a card is meant is told by its number.
    {c:title} on <target> , the << one ( with | that gives | that does | giving ) [ the
        | - ] {w:lessens} {n:number} might >> ( . | , | ; | ? | <end> ) -> {w} {n} one
    << ( has | have ) ( moved [ only | just ] once | only moved once | just moved once )
        [ this turn ] -> has not moved twice this turn
    # Of whom it is said that nothing has happened to it, nothing is.
    ( unit | ally | champion ) << [ , ] ( which | that ) has no damage [ on it ] [ , ]
        >> ( to | attacks | attack | into | . ) ->
    <start> << {w:who} ( have | has | had | control ) there >> ( a | an | two | <number>
        ) -> there {w} have
    << [ so ] we ( are | were ) ( fighting | battling ) ( over | for | at ) ( a | the )
        battlefield . >> ( my | i | his | he | she | her | their | they ) ->
    ( <start> | so ) << i ( swung | swing ) my champion with {x:clause} ( into | at )
        {y:target} >> ( . | , | ; | <end> | and ) -> my champion attacks {y} with {x}
    ( on | to | at | hits | target ) << same unit of {n:number} might -> the same {n}
        might unit
    <title> << , two times on >> the same -> two times on
    ( <start> | and | , ) << ( his | opponents | opponent 's ) ally {n:number} power >>
        ( hits | hit | attacks | attack | attacked ) -> my opponent 's {n} power ally
    # It hits back at who attacked it.
    it << ( hit | hits | strikes | struck ) back at me >> ( . | , | ; | and | <end> ) ->
        retaliates
    # Two who play are told of by what they do.
    ( <start> | , ) << me against <capital> >> ( . | : | <last> ) ->
    # How much lies on somebody stands beside it.
    << a shield on {x:target} , prevent {n:number} >> ( . | ; | <end> ) -> a prevent {n}
        shield on {x}
    << back to back >> ( . | , | ; | ? | <end> | and ) -> one after the other
    ( <subject> | opponent | and | , ) << ( pop | pops | popped ) >> ( a | an | my | the
        ) -> use
    ( <subject> | opponent | and | , | then ) << ( ( flip | flips | flipped | bring |
        brings | brought ) up | ( throw | throws | threw | chuck | chucks ) in | ( pull
        | pulls | pulled | whip | whips ) out | flash | flashes | flashed | slam | slams
        | slammed | drop | drops | dropped ) >> [ a | an | my | the | his | her ] (
        prevent <number> | shield | <number> prevention ) -> use
    ( <subject> | opponent ) << ( send | sends | sent ) in ( an ally with {n:number}
        power | a {n:number} power ally ) >> ( . | , | ; | and )
        -> attacks with a {n} power ally
    # Of all who were told of, and of the shield told of last.
    ( how much | what ) damage ( does | do | did | will ) << ( everybody | everyone )
        >> ( have | get | take | end up with ) -> everything
    prevent <number> [ shield | . | , ] [ and ] << how much is left of it >> ( ? | <end>
        ) -> how much is left on the shield
    << [ , ] ( and | , ) ( afterwards | later | after | after that ) >> with ( a | an |
        another | his | my | ally ) -> and then
    << ( makes | make | does | do ) [ a | the ] ( retaliate | retaliation ) >> ( . | , |
        ; | and | <end> ) -> retaliates
    ( and | , | but ) << it ( jumps | steps | gets | jumped | stepped | got ) in the way
        >> ( . | , | ; | and | ? | <end> ) -> it intercepts
    << an effect is ( in place | active | in effect | in force | up ) that >> ( reads |
        says ) -> there is an effect that
    # What a champion holds is told behind how it is.
    champion << has {n:number} life ( , | and | , and ) {m:number} damage [ counters ] (
        , | and | , and ) [ a | an | the ] ( {w:weapon} with {k:number} power |
        {k:number} power {w:weapon} ) >> ( . | , | ; | and | <end> )
        -> has {n} life and {m} damage counters . it has a {k} power {w}
    champion << : {n:number} life , {m:number} damage [ counters ] , [ a | an | the ] (
        {w:weapon} with {k:number} power | {k:number} power {w:weapon} ) >> ( . | ; |
        <end> ) -> has {n} life and {m} damage counters . it has a {k} power {w}
    champion ( has | had ) ( [ a ] prevent {p:number} [ shield ] | <number> damage [
        counters ] | <number> life ) << ( and | , | , and ) ( a | an ) {n:number} power
        {w:weapon} >> ( . | , | ; | and | <end> ) -> . it has a {n} power {w}
    ( attack | attacked | attacks | hit | hits ) <target> [ \\open <inside> \\close ]
        with << {o:own} champion 's {n:number} power {w:weapon} >> ( . | , | ; | and |
        <end> ) -> {o} champion and a {n} power {w}
    # Two weapons are told one by one.
    ( with | using ) << two {n:number} power swords >> ( . | , | ; | ? | <end> | and |
        on ) -> a {n} power sword and a {n} power sword
    ( with | using ) << two {n:number} power daggers >> ( . | , | ; | ? | <end> | and |
        on ) -> a {n} power dagger and a {n} power dagger
    ( with | using ) << two ( {n:number} power weapons | weapons with {n:number} power
        [ each ] ) >> ( . | , | ; | ? | <end> | and | on )
        -> a {n} power weapon and a {n} power weapon
    ( with | using ) << two weapons [ , | : | \\open ] one with {n:number} power [ , ]
        and [ the | an ] ( other | one ) [ one ] with {m:number} power [ \\close ] >> (
        . | , | ; | ? | <end> ) -> a {n} power weapon and a {m} power weapon
    # Who is rested to retaliate does.
    <subject> << ( rest | rests | rested ) it to retaliate >> ( . | , | ; | and | <end>
        ) -> retaliate with it
    # A spell's word on its damage, and the next spell of the turn.
    a spell << that ( says | reads ) [ that ] ( the | that | this | its ) damage can not
        be prevented >> ( . | <end> ) -> . the damage can not be prevented
    on ( it | him | her ) << [ , ] and in the same turn [ an | the | another ] [ other ]
        spell of {n:number} damage >> ( . | ; | <end> ) -> . then another spell deals
        {n} damage to it
    # What is used is told where it is used.
    <subject> << ( have | has | had | got | 've got ) a ( card | spell | action ) ( that
        | which ) says {q:text} [ . | , ] [ and ] ( i | he | she | they ) ( use | uses |
        used | play | plays | played | cast | casts ) it on >> ( my | his | her | the |
        their ) -> use a card that says {q} on
    # Whom it was made on.
    ( attack | attacked | attacks ) << with {x:clause} [ , ] and {y:some} ( was | is )
        the target >> ( . | , | <end> ) -> {y} with {x}
    # With whatever it is prevented, and however an effect is called.
    ( prevents | prevented | prevent ) <number> [ damage ] [ of it ] << with a ( card |
        spell | ability ) >> ( . | , | ; | and | <end> ) ->
    ( have | has ) << [ an | the ] effect prevent {n:number} [ the ] next damage >>
        ( . | , | ; | and | <end> ) -> prevent {n}
    ( opponent | he | she | they ) @prevents <number> damage to << champion >>
        ( . | , | ; | and | this | <end> ) -> his champion
    i @prevents <number> damage to << champion >> ( . | , | ; | and | this | <end> ) ->
        my champion
    << prevent {n:number} the next damage -> prevent the next {n} damage
    ( have | has ) [ an | the ] effect << prevent >> [ the ] next <number> ->
        that prevents
    ( <start> | , ) << ( prevention | shield ) : >> [ the ] next <number> damage ->
        prevent
    <start> << on {x:target} ( is | lies | there is ) ( [ a ] prevent {n:number} [
        shield ] | prevent [ the ] next {n:number} [ damage ] ) >> ( . | , | ; | and |
        <end> ) -> {x} has a prevent {n} shield
    # What is doubled once.
    << [ also ] the next damage ( to | on ) {x:some} ( is | gets ) doubled >> ( . | , |
        ; | and | <end> ) -> the next time {x} would be dealt damage , it is doubled
    # It is its power that is told, whatever stands between.
    <my> <title> << too >> , <number> power ->
    # Each of both has as much as is told of it.
    ( <start> | . | , ) << ( mine | my champion ) ( has | is at | is on ) {n:number}
        {k:hurt} [ counters ] ( , | and | , and | . ) ( his | hers | theirs ) [ has | is
        at | is on ] {m:number} [ {k:hurt} ] >> ( . | , | ; | <end> )
        -> my champion has {n} {k} . his champion has {m} {k}
    <title> on <target> << [ , ] both times on the same [ unit | one ] >> ( . | , |
        <end> ) -> , both times
    # Whether a shield works is claimed of one that is there.
    <start> << [ {w:who} | my {k:kin} | somebody ] @claims [ that ] ( a | the | my | his
        ) prevent {n:number} [ shield ] on {x:target} [ still ] ( works | helps | counts
        | is enough | stops it | saves it | protects it ) >> ( . | <last> )
        -> {x} has a prevent {n} shield
    <start> << [ {w:who} | my {k:kin} | somebody ] @claims [ that ] [ the | my | his ]
        two prevent {n:number} [ shields ] on {x:target} ( stack | add up | do not stack
        | do not add up | both work | do not both work ) >> ( . | <last> )
        -> {x} has two prevent {n} shields
    # A shield that is claimed to save somebody is his.
    <start> << [ {w:who} | my {k:kin} | opponent | my opponent | somebody ] @claims [
        that ] {o:own} prevent {n:number} [ shield ] ( saves | saved | protects | keeps
        ) {x:target} [ alive ] >> ( . | , but | , and | but | <last> )
        -> {x} has a prevent {n} shield
    <start> << [ {w:who} | my {k:kin} | opponent | my opponent | somebody ] @claims [
        that ] {o:own} prevent {n:number} [ shield ] ( stops | blocks | eats | absorbs )
        ( <clause> ) >> ( . | , but | <last> ) -> {o} champion has a prevent {n} shield
    # What somebody answers with, told by what it says.
    ( i | he | she | they | opponent ) << ( respond | responds | responded | react |
        reacts | reacted ) with ( an | a | the ) ( effect | card | spell | action | item
        ) [ : | that says | saying ] >> <quote> -> use a card that says
    <start> << {o:his} ( effect | card ) : >> <quote> -> he controls
    <start> << my ( effect | card ) : >> <quote> -> i control
    <start> << ( opponent | opponent 's | my opponent 's ) ( effect | card ) : >>
        <quote> -> my opponent controls
    ( <start> | , | and ) << opponents >> ( champion | ally | allies | <number> power )
        -> opponent 's
    # What is only weighed happens first.
    <start> << in a ( fight | combat | battle ) between {x:some} and {y:some} who
        retaliates ( , | : ) >> -> {x} attacks {y} . it retaliates .
    <start> << [ so ] [ only ] {n:number} damage ( total | in total | altogether ) [ , ]
        ( right | correct | yes ) >> ( ? | <end> ) -> how much damage is dealt in total
    << [ a | an ] {c:change} ( debuff | nerf | malus ) -> {c}
    # What a card of somebody's says this turn, it was played for.
    <start> << {o:his} ( card | effect | spell | shield ) ( says | reads | said )
        >> <fleeting> -> he played a card that says
    <start> << my ( card | effect | spell | shield ) ( says | reads | said )
        >> <fleeting> -> i played a card that says
    <start> << ( opponent | opponent 's | my opponent 's ) ( card | effect | spell ) (
        says | reads | said ) >> <fleeting> -> my opponent played a card that says
    ( has | have ) << the ( text | wording | ability ) [ : ] >> <quote> ->
    # What is prevented of an attack is prevented of its damage.
    ( prevent | prevents | prevented ) <number> << of ( the | that | his | her ) {k:hit}
        's damage -> of that damage
    # So many shields, told by how often.
    ( have | has | had | got | with ) << prevent {n:number} ( twice | two times | 2
        times ) >> ( . | , | ; | and | <end> ) -> two prevent {n} shields
    ( have | has | had | got | with ) << prevent {n:number} ( three | 3 ) times >> ( . |
        , | ; | and | <end> ) -> a prevent {n} shield
        , a prevent {n} shield and a prevent {n} shield
    ( have | has | had | got | with ) << two prevent {n:number} >> ( . | , | ; | and |
        <end> ) -> a prevent {n} shield and a prevent {n} shield
    ( have | has | had | got | with ) << three prevent {n:number} >> ( . | , | ; | and |
        <end> ) -> a prevent {n} shield , a prevent {n} shield and a prevent {n} shield
    # What is not there is not told, nor how the game is called.
    ( <start> | , | and | but ) << nothing [ is | was | gets | got ] prevented >> ( . |
        , | ; | <end> ) ->
    <start> << ( start | beginning | 1v1 | one on one ) ( : | , ) >> ->
    <start> << [ my {k:kin} | opponent | my opponent | {w:who} ] @claims [ that ] ( i |
        he | she ) ( am | 'm | is | 's ) ( dead | alive ) : >> ->
    # What somebody takes for the end is asked.
    ( <start> | , ) << [ so ] {n:number} damage , [ and ] it ( lives | survives ) [ with
        <number> life [ left ] ] [ , ] ( right | correct | yes ) >> ( ? | <end> )
        -> does it survive
    how much damage << in total >> ( to | on ) ->
    # How hurt a champion is, its damage first, or told of who plays it.
    <start> << champion {n:number} damage [ counters ] [ , | and | / ] {m:number} life
        >> ( . | , | ; | and | <end> ) -> my champion has {m} life and {n} damage
        counters
    <start> << {p:named_player} has {n:number} life and {m:number} damage [ counters ]
        >> ( . | , | ; | and | <end> ) -> {p} 's champion has {n} life and {m} damage
        counters
    <start> << one of my allies >> \\open -> my ally
    # A shield that was there before, and one that is on.
    {p:subject} ( have | 've | had ) << prevented [ the ] next {n:number} damage [ with
        a ( spell | card ) ] before >> ( . | , | <end> ) -> a prevent {n} shield
    with ( a | my ) prevent <number> [ shield ] << on >> ( ? | . | , | <end> ) ->
    <subject> << ( chain | chains | chained | stack | stacks | stacked ) two prevents (
        , | : ) >> prevent -> have
    # What becomes of a shield is told of with what hits it.
    <start> << what happens to ( a | the | my | his ) prevent {n:number} [ shield ] on
        {x:target} ( when | if | after ) {y:clause} >> ( ? | <last> )
        -> {x} has a prevent {n} shield . {y} . what is left of the shield
    <start> << what happens to ( a | the | my ) prevent {n:number} [ shield ] ( when |
        if | after ) {y:clause} >> ( ? | <last> )
        -> i have a prevent {n} shield . {y} . what is left of the shield
    # Whose it is stands before it in a log.
    ( <start> | , | and | attacks | attack | on | to | hits | into ) <named_player> <<
        {k:body} >> ( <number> | <size> | : | has | attacks | hits | with | , | . | ? |
        damage | life | <end> | \\open ) -> 's {k}
    # Who says so of a card has it.
    <start> << [ {w:who} | my {k:kin} | somebody ] @claims [ that ] {o:own} {c:names} [
        also | still | even | only | never | always ] ( stops | prevents | works |
        protects | does not ( stop | prevent | work | protect ) | can not ( stop |
        prevent | protect ) ) {r:clause} >> ( . | <last> )
        -> {o} champion has {c} on it
    # Stories begin so.
    <start> << it [ all ] ( began | begins | started | starts ) ( when | with | like
        this : ) >> ( i | he | she | they | my | his | her | a | an ) ->
    <start> << ( [ so ] there ( i | we ) ( was | were | am | are ) | here is what
        happened | this is what happened | picture this | imagine this ) ( , | : | . )
        >> ->
    # How hurt somebody is "at", and what it sits on.
    << am i [ now | then | still ] ( at | on ) {n:number} damage [ counters ]
        >> ( ? | <end> ) -> does my champion have {n} damage
    << is {x:some} [ now | then | still ] ( at | on ) {n:number} damage [ counters ]
        >> ( ? | <end> ) -> does {x} have {n} damage
    << ( was | is ) ( sitting | stuck ) [ at | on ] >> <number> -> has
    survive << ( the | this | that | his | her | its ) retaliation [ damage ]
        >> ( ? | <end> ) ->
    # What happens to somebody by what it does.
    <start> << what happens to {x:some} ( when | if ) it {y:clause} >> ( ? | <last> )
        -> {x} {y} . what happens to it
    # So many of a Might each are so many; one of a Might is one.
    << {c:counts} ( guys | units | dudes ) [ with | of | , | at ] {m:number} might each
        >> -> {c} {m} might units
    ( has | have | got | and | with | by ) << ( a | an | one ) ( guy | unit | dude ) [
        with ] {m:number} might >> ( . | , | ; | and | <end> ) -> a {m} might unit
    # Copies in the trash are told with what is played.
    <start> << {c:title} >> with ( <number> | one | two | three ) [ other | more ] (
        copy | copies ) -> i play {c}
    # Both pass before anything resolves, and need not be told to.
    << , [ and ] @both_pass >> ( . | , | ; | <end> ) ->
    <start> << @both_pass ( . | , | ; | and | so ) >> ( <word> ) ->
    # When the showdown has closed, damage is dealt.
    <start> << [ then | and | now ] [ the ] showdown ( closes | ends | closed | ended |
        is over | is closed ) >> ( . | ; | , ) -> then we go to damage
    # A spell that is told by what it does.
    ( spell | ability ) << ( that | which ) ( deals | does ) {n:number} damage (
        targets | targeted | is cast on | is played on | is aimed at ) {x:target}
        >> ( . | , | ; | ? | <end> | and ) -> deals {n} damage to {x}
    ( two | three | 2 | 3 ) ( spells | abilities ) << each for {n:number} [ damage ] >>
        ( hit | are | target ) -> for {n} damage each
    << then combat ( deals | does ) {n:number} [ damage ] [ to {x:target} ] >>
        ( . | , | ; | ? | <end> )
        -> then it takes {n} combat damage
    <subject> << hit/hits {x:target} with {c:names} twice >>
        ( . | , | ; | ? | \\open | <end> ) -> play/plays {c} on {x} twice
    << two ( prevents | shields | prevent shields ) [ : | , ] [ prevent ] {n:number} and
        [ prevent ] {m:number} , both on {x:some} >> ( . | , | ; | <end> )
        -> prevent {n} and prevent {m} on {x}
    # Two spells told by their damage alone.
    << [ a ] spell of {n:number} and [ a | another ] spell of {m:number} hit {x:target}
        [ [ in the ] same turn | this turn ] >> ( . | , | ; | <end> )
        -> a spell deals {n} damage to {x} . then another spell deals {m} damage to {x}
    << a prevention ( effect | shield ) of {n:number} >> ( is | was | on )
        -> a prevent {n} shield
    # What is done after a hit comes too late for it.
    ( hits | hit | deals | dealt | takes | took ) <clause> << ( . | , | ; ) [ and ]
        after ( that | this ) [ , ] >> i ( play | cast | use | activate | get
        | prevent | put | give | gain ) -> . after ,
    # Where nothing is, nothing defends.
    ( <start> | , | and | but ) << ( he | she | they | opponent ) has/have ( nothing |
        no units | no unit | nobody | no one ) [ there | at [ the | that ] battlefield ]
        >> ( . | , | ; | <end> ) -> nobody defends
    ( <start> | , | and | but ) << ( he | she | they ) ( do | does | did ) not defend >>
        ( . | , | ; | <end> ) -> nobody defends
    << to an empty battlefield >> ( . | , | ; | <end> )
        -> to the battlefield . nobody defends
    << gives {c:change} [ might ] to {x:target} >> ( . | , | ; | <end> | and | then )
        -> gives {x} {c}
    # A log says what moves, and what is played, and no more.
    ( <start> | : ) {v:moves} << {n:number} might [ unit ] ( to | onto | into ) [ the |
        a ] battlefield >> ( . | , | ; | <end> | and | with )
        -> a {n} might unit to the battlefield
    <top> ( opponent | opp | he | she | me | i ) << : {c:title} >> ( . | ; | <end> )
        -> : plays {c}
    """,
    {
        "body": "champion ally",
        "hurt": "damage life",
        "weapon": "weapon sword axe bow blade dagger spear",
        "his": "his her their",
        "hit": "attack attacker spell hit ally",
        "who": "i he she they",
        "source": "spell action ability attack",
        "lessens": "minus plus",
        "kin": "friend buddy brother sister opponent mate dad mom cousin pal partner",
        "own": "my his her their",
        "counts": "two three four 2 3 4",
        "moves": "move moves moved",
    },
    {
        "claims": "( says | said | claims | claimed | thinks | thought | insists | "
        "insisted | believes | argues )",
        "sends": "( sent | send | sends | moved | redirected | redirect | redirects | "
        "pulled )",
        "prevents": "( prevent | prevents | prevented ) [ the ] [ next ]",
        "both_pass": "( <subject> ( pass | passes | passed ) [ priority | focus ] "
        "[ , | and | then ] <subject> ( pass | passes | passed ) [ too | also | as "
        "well | priority | focus ] | ( we | both [ of us | players ] | we both | "
        "everyone | everybody ) ( pass | passes | passed ) [ priority | focus ] )",
    },
)
