"""What players of Grand Archive and Riftbound say for what is read in other words.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.citation import Game
from bot.scenario.words.battlefield_words import of_battlefields
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


def as_units(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* in the words that are read, for a game of units."""
    if around.game is Game.GRAND_ARCHIVE:
        return _of_champions(_both(filled_to(tokens)))
    return of_battlefields(_both(tokens))
