"""What players of Grand Archive and Riftbound say for what is read in other words.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.citation import Game
from bot.scenario.words.filled_to import filled_to
from bot.scenario.words.paraphrase import Tokens, paraphrases
from bot.scenario.words.rewriting import Around

_MACROS = {
    "right": "( right | correct | yes | yeah | no | true )",
    "dies": "( dies | die | survives | survive | lives )",
    "something": "( an effect | something | a card | some card | a permanent )",
    "around": "( around | on the @ground | in play | there | out | anywhere )",
    "prevents": "( prevents | prevent | preventing | stops | absorbs )",
    "state": "( banished | exiled | dead | alive | recalled | [ back ] in base | "
    "base | saved | destroyed | in ( the | my | his ) trash | trash )",
    "ground": "( board | field | battlefield | table )",
    "stop": "( stop | prevent | block | absorb | save me from | protect me from | "
    "protect against | work against | work on | help against | cover )",
    "hitting": "( aimed at | on | to | at | against | hitting | targeting | into | "
    "[ that | which ] hits | pointed at )",
}

# What both games say.
_both = paraphrases(
    """
    # A claim that is asked about is a question.
    << [ , ] [ so | and | then ] only <some> ( dies | die ) [ , ] @right ?
        -> . who dies ?
    << , [ so | and | then ] >> <some> @dies [ , ] @right ? -> .
    ( do | does | will | can ) <subject> << get to >> draw ( ? | a | any | card ) ->
    << ( do | does | will ) {who:subject} get to draw <number> ? -> how many cards do
        {who} draw ?
    ( do | does | will ) <subject> << get to live -> survive
    << that is got -> with
    << ( gets | get | got ) {n:number} more >> ( from | by | . | , | ? ) -> takes {n}
    i ( had | have ) <some> on << the champion -> my champion
    prevent <number> << from ( some | a | an | another ) [ earlier | other ]
        ( spell | effect | card | ability ) ->
    << where ( does | do | will ) {it:some} go >> ( ? | and ) -> where does {it} end up
    ( with | has | have | had | got ) << a shield [ on ( it | them ) ] [ that | which ]
        @prevents [ the ] [ next ] {n:number} [ damage ] -> a prevent {n} shield
    ( with | has | have | had | got ) << a prevent {n:number} on ( it | them )
        -> a prevent {n} shield
    << {s:a} spell ( deals | deal | dealt ) {a:number} [ damage ] to {x:some}
        ( and | , ) {b:number} to >> ( <my> | the | <capital> ) -> {s} spell deals {a}
        damage to {x} and {s} spell deals {b} damage to
    ( deals | deal | dealt ) <clause> ( and | , ) << {n:number} to >> ( <my> | the |
        <capital> ) -> {n} damage to
    << ( does | would | will | do ) {n:number} [ more ] damage [ already ] kill
        {it:rest} ? -> then a spell deals {n} damage to {it} . does it die ?
    << what is the damage on {it:some} ? -> how much damage is on {it} ?
    << {who:subject} ( has | controls | have | control ) @something that doubles
        [ all | any ] [ the ] damage [ dealt ] to {x:some} >> ( . | , )
        -> all damage to {x} is doubled
    << ( with | there is | , ) no {it:title} @around >> ( . | , | ? )
        -> . no one has a {it}
    ( have | has ) <title> << on [ the | my | his ] ( board | field ) >> ( and | , | . )
        ->
    attacked by << {s:size} -> a {s}
    ( <start> | , | and ) << banished ? -> is it banished ?
    << ( does | would | will ) {it:some} [ still ] die to {n:number} [ more ] damage ?
        -> then a spell deals {n} damage to {it} . does it die ?
    << i kill {x:some} with ( a | my ) {n:number} damage spell
        -> my spell deals {n} damage to {x}
    <subject> << got >> <title> out -> has
    <start> << kill ? -> who dies ?
    << how big ? -> how big is it ?
    << which ( one | of them | effect | shield ) ( gets | is | will be ) used [ up ] ?
        -> who decides which applies first ?
    << ( dead or ( not | nah | alive | no ) | alive or dead ) ? -> dead ?
    <start> << @state [ , @state ] or @state ? -> what happens ?
    << ( what is | what 's | who is | who 's ) the ( best | most ) [ that ]
        {who:subject} can kill >> ( ? | . ) -> who can {who} kill
    << my {it:title} ( is | are ) ( on [ the ] board | in play | on the table )
        >> ( , | . | ; | and | when ) -> i control {it}
    # What is asked for in general, before what it is asked of.
    <start> << [ i ( would like | 'd like | want | need ) to know | [ please ] tell me ]
        the ( result | outcome ) of ( this | the following ) ( fight | combat | showdown
        | scenario | situation ) ( . | : ) ->
    << a ( spell | card | effect ) ( is | lies ) on {it:some} : {text:quote}
        -> {text} is on {it}
    <start> << {it:some} ( is | are ) on my @ground -> i control {it}
    <start> << {it:some} on [ the ] ( board | field ) for [ my ] opponent
        -> my opponent controls {it}
    << its >> ( rested | awake | exhausted | ready | dead | gone | siegeable ) -> it is
    <ended> << prevented >> ? -> . is it prevented
    ( deals | deal ) {a:number} [ damage ] to {x:some} with ( a | one ) spell
        << ( and | , ) [ later | then ] {n:number} more with another [ spell | one ]
        -> . then a spell deals {n} damage to {x}
    # What a card is against, told with what it meets.
    << ( does | do | will | would | can | could ) {it:title} @stop ( a | an | his | the
        )
        {n:number} damage {kind:kind} @hitting {x:some} ?
        -> {it} is on {x} . a {kind} deals {n} damage to {x} . how much damage is
        dealt to {x} ?
    << ( does | do | will | would | can | could ) {it:title} ( do anything | work |
        help |
        matter ) against ( attacks | spells | an attack | a spell | combat damage |
        non-combat damage ) ? it is on -> {it} is on
    ( take | takes | took | dealt ) ( <number> | damage ) << back >> ( ? | , | and ) ->
    << \\open ( used | activated | cast | played ) ( this turn | already | before )
        \\close ->
    damage << with >> ( spell | action ) -> with a
    <start> << [ a | quick | simple ] {about:about} ( question | questions ) [ first ]
        ( . | : | , | - ) ->
    """,
    {
        "a": "a the his my one",
        "kind": "spell action ability attack",
        "about": "weapon weapons durability champion champions ally allies combat "
        "attack retaliation bulwark critical domain link unit units rules timing "
        "battlefield showdown shield quick simple",
    },
    _MACROS,
)

_of_champions = paraphrases(
    """
    << ( interceptor | intercepting ( ally | unit ) ) -> blocker
    << {who:whose} champion swings ( his | her | its | their ) -> {who} champion attacks
        with a
    <subject> << ( discard | discards | discarded ) >> ( . | , | ; ) -> discard a card
    << i have {n:number} life and {m:number} damage [ counters ] [ on ( my champion | it
        | me ) ] -> my champion has {n} life and {m} damage counters
    << @foe has {n:number} life and {m:number} damage [ counters ] [ on ( his champion |
        it | him ) ] -> his champion has {n} life and {m} damage counters
    << i have taken {m:number} damage [ so far ] ( , | and ) life {n:number}
        -> my champion has {n} life and {m} damage counters
    << i have {n:number} life left on my champion -> my champion has {n} life
    << @foe has {n:number} life left on ( his | her | their ) champion
        -> his champion has {n} life
    life [ left ] << , [ a ] bulwark on it -> and a bulwark counter
    << i am at {n:number} damage [ counters ] >> ( . | , | ; | and | with )
        -> my champion has {n} damage counters
    << @foe ( is | are ) at {n:number} damage [ counters ]
        -> his champion has {n} damage counters
    << {p:named_player} is at {n:number} damage [ counters ]
        -> {p} controls a champion with {n} damage counters
    {k:kind} ( counters | counter ) <clause> [ . <clause> ] [ . | , | and ] << how
        many [ of them | of those ] ( are | is ) [ there ] left >> ( ? | and | , )
        -> how many {k} counters are left
    <subject> << ( only | just ) >> ( discard | discards | discarded ) ->
    <start> << {n:number} ( bulwarks | bulwark counters ) on {x:some} ,
        -> {x} has {n} bulwark counters .
    ( attack | attacks ) << {o:whose} with mine -> {o} ally with my ally
    << everything <hits_back> -> all retaliate
    << [ , ] if @mine ( attacker | ally | unit | attacking ally ) ( does not have | has
        no | lacks ) true sight ->
    << [ , ] if @mine ( attacker | ally | unit | attacking ally ) has true sight
        -> with my ally with true sight
    << ( while | and ) ( wielding | holding ) >> ( a | an | his | her | my | the )
        -> and
    << what is left of ( the | my | his | their ) {it:besieged} -> how much
        durability is left on the {it}
    ( with | has | have | got ) << [ a | an ] link shield @thing [ @linked it ] -> a
        link shield
    << ( is | 's ) @linked ( a | an | my | his ) link shield @thing -> has a link shield
    << ( a | an | my | his ) link shield @thing >> ( is | linked | on | attached )
        -> an item with link shield
    ( can | could | may | does | will ) <some> << @swing past @it ( at | to @hit | and
        @hit | into ) -> attack
    << ( may | can | could ) {it:some} retaliate while ( rested | it is rested ) ?
        -> {it} is rested . can {it} retaliate ?
    << ( it is | it 's ) [ now | then ] [ the ] end of [ the | my | his ] turn
        -> the turn ends
    on << opponent >> 's -> my opponent
    << opponents >> ( <size> | <number> | champion | ally | lineage | unit )
        -> opponent 's
    <my> << intercept ally -> ally with intercept
    ( can | could | may | does | will ) {it:some} << ( deal | do ) [ any ] damage back
        >> ( ? | , | and ) -> retaliate
    ( can | could | may ) {it:some} << take it >> ( ? | and | instead ) -> intercept
    ( attack | attacks | swing ) <clause> ( against | at | into | on ) << a champion
        -> his champion
    <start> << {c:title} ( at | with ) {n:number} life , {m:number} damage ,
        -> {c} has {n} life and {m} damage counters . it
    <subject> ( have | control | has ) {it:quote} << linked to {x:some} : {text:text}
        -> : {text} . it is linked to {x}
    << the defender ( is | was ) >> ( a | an | my | his ) -> the defending ally is
    << {s:a} spell ( hits | hit ) {x:some} for {n:number} [ damage ] and {y:some} for
        {m:number} [ damage ] -> {s} spell deals {n} damage to {x} and {s} spell deals
        {m} damage to {y}
    << ( two | 2 ) attacks ( come in | hit | connect ) ( : | for ) {a:number} ( , | and
        |
        then ) {b:number} >> ( . | ; | ? ) -> i am attacked for {a} . then i am attacked
        for {b}
    << ( three | 3 ) attacks ( come in | hit | connect ) ( : | for ) {a:number} ,
        {b:number}
        ( , | and | , and ) {c:number} >> ( . | ; | ? ) -> i am attacked for {a} . then
        i am attacked for {b} . then i am attacked for {c}
    <start> << {it:title} in {w:whose} opponent 's lineage >> ( , | . ) -> {it} is in
        {w} opponent 's champion 's lineage
    <start> << {it:title} in my lineage >> ( , | . ) -> {it} is in my champion 's
        lineage
    <start> << {it:title} used on -> {it} is used on
    {w:weapon} <clause> ( . | , | <clause> ) << is it ( gone | done | dead ) >> ?
        -> does it break
    {it:title} << with {x:equals} on {t:some} >> ( . | , ) -> on {t} with {x}
    << @foe hits for {n:number} >> ( . | , | ; | ? | and | then )
        -> my opponent attacks my champion for {n}
    << [ an ] attack [ is | was ] declared on >> ( my | me ) -> my opponent attacks
    << [ an ] attack [ is | was ] declared on >> ( his | opponent ) -> i attack
    ( champion | she | he | <start> {c:title} ) << [ is ] at {m:number} damage
        [ counters ] ( out of | of | on | with ) [ a ] {n:number} [ max | maximum ] life
        -> has {n} life and {m} damage counters
    ( champion | she | he ) << [ is ] at >> <number> life and <number> damage -> has
    {w:weapon} << has {n:number} durability [ counters ] and i attack twice with it
        -> has {n} durability counters . i attack with it . i attack with it
    << attack twice with ( my | the | a ) {w:weapon} -> attack with my {w} . i attack
        with
        my {w}
    # Who a player's champion is, and how hurt.
    << ( i | we ) ( am | are ) ( on | playing | running ) {c:title}
        ( with | at | , ) {m:number} damage [ counters ] [ on ( her | him | it ) ]
        ( , | and | / ) {n:number} life -> my {c} has {n} life and {m} damage
        counters
    << ( i | we ) ( am | are ) ( on | playing | running ) {c:title}
        ( with | at | , ) {n:number} life ( , | and | / | with ) {m:number} damage
        [ counters ] [ on ( her | him | it ) ] -> my {c} has {n} life and {m}
        damage counters
    my champion << has {m:number} damage [ counters ] [ on ( her | him | it ) ]
        ( on a | of | out of | with ) {n:number} life {c:title}
        >> ( , | . | and | ; ) -> {c} has {n} life and {m} damage counters
    # An ally that may take over an attack does so.
    ( can | could | may ) {it:some} << ( jump in | step in | jump in front [ of ( it |
        that | the attack | her | him ) ] | take the hit | take it for ( her | him ) )
        >> ( ? | instead | for | and ) -> intercept
    << ( flash in | flash | chain | drop ) >> [ my | a | an ] <title>
        ( . | , | and | ? | in response | on ) -> activate
    << [ an ] ( ally | unit | champion ) link shield -> link shield
    << {o:whose} {it:thing} ( has | with ) link shield [ , ] and ( is | it is )
        linked to -> an item with link shield is linked to
    ( attack | attacks | attacked | swing | swings ) <clause> << ( and | but ) [ all [
        of
        ] ] [ the ] damage ( is | gets | was ) [ all | fully ] prevented by ( a | his |
        one | the ) bulwark [ counter ] -> . his champion has a bulwark counter
    <my> <title> << domain ( which | that ) has -> with
    << [ how | so how ] many more damage ( can | do | does | until | till | before )
        -> how much more damage can
    << ( does | do | will ) ( i | my {it:weapon} | the {it:weapon} | it )
        [ still | also | then ] lose [ a | any ] durability [ counter | counters ] ?
        -> how many durability counters are left ?
    """,
    {
        "a": "a the his my one",
        "whose": "my his her their",
        "hits_back": "retaliate retaliates",
        "weapon": "weapon sword axe bow blade dagger",
        "thing": "item object regalia card thing equipment shield token",
        "kind": "bulwark durability static charge enlighten buff debuff",
        "besieged": "domain barrier castle",
    },
    {
        "foe": "( opponent | my opponent | he | she | they )",
        "mine": "( my | his | her | the | their | it )",
        "thing": "( item | object | regalia | card | thing | equipment )",
        "linked": "( on | linked to | linked with | attached to | protected by )",
        "swing": "( swing | attack | go | get | swings | hit )",
        "it": "( it | him | her | that | them | my <some> | his <some> | the <some> )",
        "hit": "( attack | hit | swing at )",
    },
)

_of_battlefields = paraphrases(
    """
    <start> << {it:title} [ is the ] battlefield ( . | ; | , )
        -> the battlefield is {it} .
    <start> << [ the ] battlefield ( is | : ) {it:title} , -> the battlefield is {it} .
    <subject> ( has | have | had ) << {n:number} might >> next to -> a {n} might unit
    <start> << ( attacker | attackers ) [ : | is | are ] {n:number} might [ unit ]
        ( , | ; | . | and ) ( defender | defenders ) [ : | is | are ] {it:rest}
        -> a {n} might unit attacks . {it} defend
    <start> << {it:title} on ( a | an ) {n:number} might [ unit ] , @he @responds
        [ with ] -> i play {it} on his {n} might unit . he responds with
    <start> << {it:title} on ( a | an ) {n:number} might [ unit ] , i @responds
        [ with ] -> he plays {it} on my {n} might unit . i respond with
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
    << ( can | could | may ) {who:subject} ( choose | target | hit ) {x:some} in [ the |
        my | his ] base with {it:title} <end> -> can {who} play {it} on {x} in base ?
    << ( fewer | less ) than 5 runes -> 4 runes
    << ( at least {n:number} runes | {n:number} or more runes ) -> {n} runes
    <start> << {it:title} attacks with {n:number} runes -> he controls {n} runes . {it}
        attacks
    <start> << {it:title} is ( here | there ) with {x:some} >> ( , | . | and )
        -> {it} and {x} are here
    <start> << {a:number} might [ unit ] @against {b:number} might [ unit ] , mine
        ( has | with ) {x:some} ( , | and ) i am ( attacking | the attacker )
        -> my {a} might unit with {x} attacks his {b} might unit
    <start> << {a:number} might [ unit ] @against {b:number} might [ unit ] , mine
        ( has | with ) {x:some} ( , | and ) i am ( defending | the defender )
        -> his {b} might unit attacks my {a} might unit with {x}
    ( attacks | attack | attacked ) [ here | there | my battlefield | his battlefield ]
        ( . | , ) << {who:subject} ( have | has ) {x:some} ( there | here ) >>
        ( . | , | ? ) -> {who} defend with {x}
    ( have | has ) << <many> units @there ( : | \\open | , ) {a:number} might [ {k:kw} ]
        , {b:number} might [ {l:kw} ] ( , | and | , and ) {c:number} might [ {m:kw} ]
        [ \\close ] >> ( . | , | ? | ; )
        -> a {a} might {k} and a {b} might {l} and a {c} might {m} there
    ( have | has ) << <many> units @there ( : | \\open | , ) {a:number} might [ {k:kw} ]
        ( , | and ) {b:number} might [ {l:kw} ] [ \\close ] >> ( . | , | ? | ; )
        -> a {a} might {k} and a {b} might {l} there
    << 2 x {m:number} might [ units | unit ] -> two {m} might units
    << 3 x {m:number} might [ units | unit ] -> three {m} might units
    << {n:many} {it:fighters} [ , | : | \\open | of | with ] {m:number} might
        ( each | apiece ) [ \\close ] -> {n} {m} might {it}
    << {who:subject} ( plays | play | casts | cast ) {it:title} [ , | . | ; ]
        ( can | could | may ) ( he | she | i | they ) ( choose | target | pick | hit )
        {x:some} >> ( <end> | even | although | though | while | , ) ->
        can {who} play {it} on {x}
    << ( a | my | his | this | the ) gear [ , | : | with ] {t:quote} [ , ] [ is ]
        ( on | attached to | equipped to | worn by ) {x:some} >> ( . | , | ; )
        -> a gear with {t} . it is attached to {x}
    <start> << my {x:some} ( wears | wore | ( has | is equipped with | is wearing ) )
        ( a | my | this | the ) gear [ , | : | with ] {t:quote} [ attached | equipped |
        on it ] >> ( . | , | ; )
        -> i control a gear with {t} . it is attached to my {x}
    <start> << his {x:some} ( wears | wore | ( has | is equipped with | is wearing ) )
        ( a | his | this | the ) gear [ , | : | with ] {t:quote} [ attached | equipped |
        on it ] >> ( . | , | ; )
        -> he controls a gear with {t} . it is attached to his {x}
    ( die | dead | survive | live ) ? << do any of {x:theirs} ? -> do any of {x} die ?
    {who:subject} ( have | has | control | controls ) <some> << alone >> at ->
    << {o:own} unit with {n:number} might and >> ( <number> damage | a | <kw> )
        -> {o} {n} might unit with
    <start> << {t:quote} [ {o:own} ] {n:number} might unit >> ( , | . | ; )
        -> {o} {n} might unit with {t}
    <number> might << ( buddy | pal | friend | boy | lad | minion | body ) -> unit
    prevent <number> and prevent <number> << from ( two | 2 | two different |
        different ) ( spells | sources | effects | cards ) ->
    << [ then | and | so ] at [ the ] end of [ the | this ] turn [ , ] ( does | will )
        @marked @heals ? -> does it heal at end of turn ?
    << ( does | do | will ) @marked @heals [ at [ the ] end of [ the | this ] turn ] ?
        -> does it heal at end of turn ?
    << ( does | do | will ) @marked @heals after [ the | that ] combat ?
        -> does it heal after combat ?
    << which ( one | ones ) of mine -> which of my units
    << which of mine -> which of my units
    << which of my units ( can | could | do | does | will ) ( he | she | they | i )
        ( kill | take out ) ? -> which of my units die ?
    ( <start> | against | , | and ) << {it:fighter} {n:number} might >> ( against | , |
        and | with | . ) -> a {n} might {it}
    <start> << how ( do | can | must | should | could ) i ( split | assign |
        distribute | spread ) {n:number} [ damage | might ] ( among | between | across |
        to | on ) {x:rest} ? -> i attack {x} with {n} might
        total . how must i assign ?
    ( do | does | will | would ) {who:subject} << [ still ] draw {n:number} >> ? -> draw
        any cards
    << {it:title} on my {x:some} [ , ] [ and ] then attack [ into ]
        >> ( a | his | the ) -> i play {it} on my {x} . it attacks
    {who:subject} << ( have | has ) [ only | just ] [ got ] ( one | a ) unit [ there |
        here ] [ , | \\open ] {n:number} might [ , ] with -> has a {n} might unit with
    {who:subject} << ( have | has ) [ only | just ] [ got ] ( one | a ) unit [ there |
        here ] [ , | \\open ] {n:number} might [ \\close ] >> ( . | ; | , | and )
        -> has a {n} might unit
    # One of those told of, and no other.
    ( <start> | , | and | but | ; ) << {n:one} {it:fighter} >> @has
        -> {n} of the {it}s
    ( can | could | may ) << {who:subject} ( choose | target | pick | hit ) {x:some}
        with {it:title} >> ( <end> | even | although | though | while | , ) ->
        {who} play {it} on {x}
    ( took | take | takes | dealt ) {n:number} [ damage ]
        << in ( a | the | that ) ( fight | battle | combat ) >> ( . | , | and | then )
        -> in combat
    ( took | take | takes | dealt ) {n:number} [ damage ] in combat
        << and ( survived | lived | survives | made it ) >> ( . | , | then | ; ) ->
    ( <start> | , | so | and ) << ( nobody | no one ) ( conquers | takes it | wins )
        [ it | the battlefield | here ] [ [ , ] @right ] ?
        -> . who holds the battlefield ?
    << ( who | does ( anyone | anybody | somebody | either player ) ) ( conquers |
        conquer ) [ it | the battlefield ] >> ? -> who holds the battlefield
    << does ( he | she | it ) ( hit | strike | fight ) back -> does it hit back
    << tank {n:number} >> ( and | , | . | ? | with ) -> {n} might tank
    << ( hold | holds | held ) ( a | the | my | his ) battlefield with
        >> ( a | an | my | his | two | three | <number> ) -> have
    << {who:subject} ( move | moved | moves ) {it:some} twice this turn
        -> {it} has moved twice this turn
    """,
    {
        "six": "two three four five six",
        "ability": "ability",
        "kw": "tank backline",
        "many": "two three four five 2 3 4 5",
        "one": "one",
        "own": "a my his the her their",
        "theirs": "his mine theirs hers",
        "fighter": "defender attacker unit",
        "fighters": "defenders attackers units",
    },
    {
        "there": "( there | here | at ( the | a | my | his ) battlefield )",
        "right": _MACROS["right"],
        "marked": "( that | the | its | this | all | the marked ) damage [ on it ]",
        "heals": "( go away | wear off | disappear | get removed | vanish | reset )",
        "has": "( is | are | has | was | gets | got | with )",
        "against": "( vs | versus | against )",
        "he": "( he | she | they | opponent | my opponent )",
        "responds": "( responds | respond | reacts | react | answers | answer )",
    },
)


def as_units(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* in the words that are read, for a game of units."""
    if around.game is Game.GRAND_ARCHIVE:
        return _of_champions(_both(filled_to(tokens)))
    return _of_battlefields(_both(tokens))
