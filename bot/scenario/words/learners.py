"""English as those write it whose first language is another, in its usual order.

Rows of :mod:`bot.scenario.words.paraphrase`, for texts that are not read as they were
typed. The forms of verbs and nouns are those of
:mod:`bot.scenario.words.learners_forms`.
"""

from collections.abc import Mapping

from bot.citation import Game
from bot.scenario.words.counted_shields import said_once
from bot.scenario.words.learners_forms import (
    agreeing,
    life_asked,
    singular_or_plural,
    with_articles,
)
from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.spelling import respell
from bot.scenario.words.spoken import as_written
from bot.scenario.words.tokens import Token

_WORDS: Mapping[str, str] = {
    "a": "a an one the some",
    "gives": "gives makes puts does inflicts causes applies deals",
    "give": "give make put do inflict cause apply deal",
    "gave": "gave made did dealt inflicted caused",
    "giving": "giving making putting doing inflicting causing dealing",
    "given": "given made put done inflicted caused dealt give make deal",
    "to": "to on at for in into onto over against upon",
    "takes": "becomes obtains earns collects receives suffers gets",
    "take": "become obtain earn collect receive suffer get",
    "attacks": "attack attacks attacked attacking swing swings",
    "blocks": "block blocks blocked blocking defend defends defended",
    "fights": "defend defends attack attacks",
    "aim": "me him her them it",
    "shield": "shield barrier protection ward thing effect",
    "against": "of for from against on to",
    "by": "by from with through of",
    "power": "attack power strength atk offense offence",
    "might": "might power life",
    "life": "health life toughness defense defence hitpoints lives",
    "can": "can will would is does may",
    "casts": "casts plays uses activates shoots throws launches fires",
    "cast": "cast play use activate shoot throw launch fire",
    "spells": "spell action instant sorcery card",
    "unit": "unit ally creature champion guy dude monster",
    "die": "die survive live",
    "kinds": "unit creature",
}
_MACROS: Mapping[str, str] = {
    "points": "[ more ] [ points | point ] [ of ] damage [ points | point ]",
    "who": "( my | his | her | their | the | a | an | it | me | him | her | them | "
    "this | one | <capital> )",
    "prevents": "( prevent | prevents | prevented | preventing | stop | stops | "
    "stopping | absorb | absorbs | block | blocks | reduce | reduces | ( protect | "
    "protects | protecting ) ( from | against | for | of ) )",
    "upto": "[ of ] [ up to ] [ the ] [ next | first ] {n:number} [ next ] "
    "[ points | point ] [ of ] [ damage ] [ points ]",
    "which": "( that | which | who | it | what )",
    "lies": "( is | are | lies | lie | stands | sits | is lying | is sitting | exists "
    "| "
    "there is | there are | there exists | is put | is active | was put | [ there ] i "
    "[ have ] [ already | before ] ( have | put | played | cast | had | got ) )",
    "ended": "( . | , | ; | and | <end> )",
}

_both = paraphrases(
    """
    <size> with {c:title} << ( enchant | enchantment | aura ) [ on it ] >> ( <end> | , |
        and | but ) ->
    # How big what fights is.
    ( <start> | , | and | then | : | when ) [ my | his | her | the | a | enemy |
        opponent [ 's ] ] ( unit | ally ) << {n:number} {k:might} >> ( <attacks> |
        <blocks> | <fights> | is | gets | get | , | and | <die> | survives | retaliates
        ) -> with {n} {k}
    ( <attacks> | <blocks> | <fights> | with | by ) [ with | by ] [ my | his | her | the
        | a | enemy | opponent [ 's ] ] ( unit | ally ) << {n:number} {k:might} >> (
        <end> | , | and | with | my | his | opponent ) -> with {n} {k}
    # Who casts a spell, and what that does.
    ( <casts> | <cast> ) << [ <a> ] {k:spells} [ , ] [ and ] @which >>
        ( <gives> | <give> | <gave> ) -> a {k} that
    << ( <casts> | <cast> | make | makes ) [ <to> ] {x:aimed} [ a | an | the | one ]
        {name:names} >> @ended -> casts {name} on {x}
    # How much damage is dealt to what, whatever the verb and where it stands.
    ( <start> | , ) << <to> {x:some} ( is | are | gets | get | was | were ) <given>
        {n:number} @points <by> {y:some} >> ( . | , | ? | and | <end> ) ->
        {y} deals {n} damage to {x}
    << {n:number} @points ( is | are | gets | get | was | were ) <given> <to> {x:some}
        <by> {y:some} >> ( . | , | ? | and | <end> ) -> {y} deals {n} damage to {x}
    << ( <gives> | <give> | <gave> ) with {y:some} {n:number} @points <to> {x:some}
        >> @ended -> deals {n} damage to {x} with {y}
    << <gives>/<give>/<gave>/<giving> {n:number} @points <to> >> @who ->
        deals/deal/dealt/dealing {n} damage to
    << ( ( <gives> | <give> | <gave> ) <to> {x:some} {n:number} @points | ( <gives> |
        <give> | <gave> ) {x:target} {n:number} @points ) -> deals {n} damage to {x}
    ( deals | deal | dealt ) <number> damage to <some> << ( by | using | through ) >>
        ( a | an | one | the | spell ) -> with
    << <takes>/<take> {n:number} @points -> takes/take {n} damage
    ( take | takes | took | taken ) << {n:number} @points -> {n} damage
    ( take | takes | took | taken ) <number> damage << ( by | of | with | through )
        >> ( a | an | one | the | my | his | spell | opponent | <capital> ) -> from
    # Whom somebody attacks, and with what.
    <attacks> << ( to | on | at | against | over ) >> ( <aim> | my | his | her | their |
        the | opponent ) ->
    <attacks> [ <target> ] << ( by | using ) >> ( <size> | a | an | one | my | his |
        her | their | <unit> | <number> | two | three ) -> with
    <blocks> [ it | him | her | them | this | that ] << ( by | using ) >>
        ( a <size> | my | <size> | <unit> | one | two | three ) -> with
    <blocks> << ( this | that | the | his | her | their ) attack -> it
    << ( make | do ) [ a | an | the ] attack -> attack
    << ( makes | does | made ) [ a | an | the ] attack -> attacks
    << ( make | do ) [ a | an | the ] ( block | defense | defence ) -> block
    << ( makes | does | made ) [ a | an | the ] ( block | defense | defence ) -> blocks
    # A shield, told by what it does.
    << ( 1 | one | a ) prevent >> <shield> of <number> ->
    ( shield | barrier ) << ( thing | effect | card ) ->
    << [ <a> ] <shield> [ , ] [ @which | to | for ] [ <can> ] ( protect | protects |
        protecting ) {x:aimed} ( from | against | for | of ) @upto
        -> a prevent {n} shield on {x}
    << [ <a> ] <shield> of prevention [ of | for ] @upto -> a prevent {n} shield
    << [ <a> ] <shield> [ , ] @which [ <can> ] @upto [ <can> ] @prevents
        -> a prevent {n} shield
    << [ <a> ] <shield> [ on ( it | him | her ) ] [ , ] [ @which | to | for ] [ <can> ]
        @prevents @upto <hers> {x:aimed} >> @ended -> a prevent {n} shield on {x}
    << [ <a> ] <shield> {on:on} {x:aimed} [ , ] [ @which | to | for ] [ <can> ]
        @prevents
        @upto [ <hers> {y:aimed} ] >> @ended -> a prevent {n} shield on {x}
    << [ <a> ] <shield> [ , ] [ @which | to | for ] [ <can> ] @prevents @upto
        -> a prevent {n} shield
    << [ <a> ] prevention [ <against> ] @upto -> a prevent {n} shield
    ( has | have | had | is | with | of | @lies ) << [ <a> ] prevent [ <against> ]
        @upto >> @ended
        -> a prevent {n} shield
    << [ <a> ] {n:number} [ of ] ( prevention | protection ) -> a prevent {n} shield
    << [ <a> ] ( shield | barrier | protection ) <against> @upto
        -> a prevent {n} shield
    ( it | that | which | who | i | <unit> | <size> | <capital> | life | might | power )
        << ( is | am | are ) ( protect | protected | shielded | protecting ) (
        <against> |
        by | with ) ( @upto | [ a | an | the ] prevent {n:number} shield )
        -> has a prevent {n} shield
    << ( it | there ) ( exist | exists | is existing ) -> there is
    # What lies on what.
    ( <start> | , | and ) << ( on | over | upon | for ) {x:aimed} @lies {y:some}
        >> @ended -> {y} is on {x}
    ( <start> | , | and ) << there ( is | are ) ( on | for ) {x:aimed} {y:some} >>
        @ended
        -> {y} is on {x}
    ( <start> | , | and ) << i ( have | put | played ) [ before | already ]
        ( on | over | for ) {x:aimed} {y:some} >> @ended -> {y} is on {x}
    ( there is | there are | have | has ) a prevent <number> shield << ( for | to )
        >> ( it | my | the | this | me ) -> on
    # Life.
    {n:number} << ( ( points | point ) of life | life ( points | point ) ) -> life
    {n:number} << of life >> ( . | , | and ) -> life
    {n:number} << loyalties -> loyalty
    << loyalty of {n:number} -> {n} loyalty
    << ( is | 's ) having -> has
    << ( on | in ) ( table | board ) >> @ended -> on the battlefield
    {x:word} << of ( me | mine ) >> @ended -> of my
    ( creature | unit | ally ) << of >> <size> ->
    <subject> << ( put | puts ) ( in | into ) [ the ] block >> @who -> block with
    opponent << ( he | she | they ) >> ( has | have | is | attacks | attack | casts ) ->
    << until now >> <number> ->
    << is with >> <number> -> has
    << ( am | are ) with >> <number> -> have
    ( <start> | . ) << ( in | on ) the ( battlefield | table | board ) [ , ] >>
        ( i | my | the | he | opponent ) [ opponent ] ( have | has | control ) ->
    ( receive | take | get ) << each {n:number} damage -> {n} damage each
    <subject> << ( has | have ) ( put | played | laid ) ( on | in ) [ the ]
        ( table | board | field | battlefield ) >> ( a | an | the | <capital> ) ->
        controls
    ( is | are ) not blocked << by ( him | her | them | me | the opponent ) ->
    <attacks> with <some> << ( to | at | on | against ) ( them | him | me | it ) >>
        @ended
        ->
    ( <unit> | might | life | power | it ) << ( have | has ) got {n:number} @points
        [ before | already | earlier ] >> @ended -> has {n} damage
    ( already ( has | have | had ) | ( has | have | had ) already ) <number> damage
        [ counters ] [ on it ] << this turn >> @ended ->
    ( has | have | had ) <number> damage [ counters ] [ on it ] << so far [ this turn ]
        >> @ended ->
    protection << of >> ( red | blue | green | white | black | artifacts | creatures )
        -> from
    <start> << [ so ] it all ( began | started ) ( when | with ) >> ( i | my | he | she
        | they | the ) ->
    # What is asked.
    ( <start> | , ) << ( lives | remains | stays ) {x:target} [ alive ] >> ? ->
        does {x} survive
    << how must be ( distributed | assigned | split | divided | given )
        ( the | my | his ) damage -> how must the damage be assigned
    << ( becomes | become | gets ) it >> ( destroyed | killed | dead ) -> is it
    ( will | would | can ) [ <target> ] << be >> <die> ->
    <target> << ( will | would ) {v:die} >> ? -> {v}s
    << how many damage >> ( ? | <end> | <target> | i | he | she | can | could | will |
        would | does | do | did | is | are | to | on | go | goes | come | comes | take |
        takes | arrive | arrives | opponent | opponent's ) -> how much damage
    << how much damage {x:target} ( take | takes | receive | receives | get | gets |
        suffer | suffers | taking | receiving ) >> ( ? | <end> ) ->
        how much damage does {x} take
    << how much damage [ can | could | will | does | do ] ( go | goes | come | comes |
        pass | arrive | arrives | passes ) ( to | at | on | through to ) {x:target} >>
        ( ? | <end> ) ->
        how much damage does {x} take
    << how many damage ( counter | counters ) {x:aimed} ( have | has | get | gets |
        receive | receives ) >> ( ? | <end> ) -> how many damage counters does {x} have
    << how many damage ( counter | counters ) [ is | are ] on {x:aimed} >> ( ? | <end> )
        -> how many damage counters are on {x}
    """,
    {**_WORDS, "on": "on", "hers": "on for to at over upon"},
    _MACROS,
)
_magic = paraphrases(
    """
    << monster -> creature
    << monsters -> creatures
    << [ with | of | has | have | having | @which ( has | have ) ]
        {n:number} <power> [ and | , | / | with ] {m:number} <life>
        -> with {n} power and {m} toughness
    << [ with | of | has | have | having | @which ( has | have ) ]
        <power> [ of ] {n:number} [ and | , ] <life> [ of ] {m:number}
        -> with {n} power and {m} toughness
    ( with | has | have ) << a {n:number} and a {m:number}
        [ on it | in the corner | in the bottom right corner ] ->
        {n} power and {m} toughness
    # A creature has abilities; what it casts is its player's.
    ( my | his | her | their ) << <word> 's >> spell ->
    << a {n:number} for <power> and a {m:number} for <life> ->
        {n} power and {m} toughness
    << the other ( player | person ) -> my opponent
    << the other ( guy | dude ) >> ( 's | casts | plays | ( has | have ) ( a | an |
        <capital> ) ) -> my opponent
    # Turned sideways, it attacks.
    <subject> << ( turn | turns | turned ) sideways ( {x:aimed} | {x:size} )
        [ to ( attack | hit ) [ {y:aimed} ] | and attacks [ {y:aimed} ] ]
        >> ( . | , | ; | ? | and | <end> ) -> attacks {y} with {x}
    <subject> << ( turn | turns | turned ) ( {x:aimed} | {x:size} ) sideways
        [ to ( attack | hit ) [ {y:aimed} ] | and attacks [ {y:aimed} ] ]
        >> ( . | , | ; | ? | and | <end> ) -> attacks {y} with {x}
    <subject> << ( tap | taps | tapped ) ( {x:aimed} | {x:size} )
        ( to attack | to hit | and attacks ) [ {y:aimed} ]
        >> ( . | , | ; | ? | and | <end> ) -> attacks {y} with {x}
    """,
    _WORDS,
    _MACROS,
)
_champions = paraphrases(
    """
    << ( {n:number} <power> [ and | , | / | with ] {m:number} <life> | <power> [ of ]
        {n:number} [ and | , ] <life> [ of ] {m:number} | a {n:number} for <power> and a
        {m:number} for <life> ) -> {n} power and {m} life
    ( with | has | have ) {n:number} << ( attack | strength | atk ) -> power
    """,
    _WORDS,
)
_battlefields = paraphrases(
    """
    # The number on a card.
    ( with | has | have ) << a {n:number} [ on it | in the corner | in the top corner ]
        >> ( . | , | and | ; | ? | attacks | defends | <end> ) -> {n} might
    # Who has something defend, and what there is in whom.
    <subject> << have/has defending {x:some} >> ( . | , | ; | ? | and | <end> )
        -> defend/defends with {x}
    <start> << in {o:own} {k:kinds} [ ( of | with ) ] {n:number} might there ( is | are
        ) {y:some} >> @ended -> {y} is on {o} {n} might {k}
    <start> << in {o:own} {k:kinds} there ( is | are ) {y:some} >> @ended
        -> {y} is on {o} {k}
    # Each with its Might, before what it is.
    <kinds> << [ , ] ( of | with | has ) might {n:number} [ might ] >> ( . | , | ; | ? |
        that | which | who | attack | attacks | defend | defends | is | has | to | on |
        at | against | <end> ) ->
        with {n} might
    << {k:kinds} [ , | of | with ] might {n:number} >> ( . | , | ; | ? | that | which |
        who | attack | attacks | defend | defends | is | has | to | on | at | with |
        <end> ) -> {n} might {k}
    << units ( of | with | has | have ) might {n:number} [ each ] >> ( . | , | ; | ? |
        and |
        <end> ) -> {n} might units
    << my two units ( defend/attack | defends/attacks ) , [ both | each | they ] [ have
        | with | has | of ] ( might {n:number} | {n:number} might ) [ each ] >> ( . | ;
        | <end> ) -> i defend/attack with two {n} might units
    << my two units ( defend/attack | defends/attacks ) , @two_mights >> ( . | ; | <end>
        ) -> i defend/attack with a {n} might unit and a {m} might unit
    ( with | by ) << two units , @two_mights >> ( . | ; | <end> ) ->
        a {n} might unit and a {m} might unit
    ( <number> might | might <number> ) << and ( defend/attack | defends/attacks | is
        defending/attacking | is defend/attack ) >> ( . | ; | <end> ) -> . it
        defends/attacks
    """,
    {**_WORDS, "own": "my his her their"},
    {
        "ended": "( . | , | ; | and | <end> )",
        "two_mights": "( might {n:number} and ( might {m:number} | {m:number} might ) "
        "| {n:number} might and {m:number} might | {n:number} and {m:number} might )",
    },
)
_TABLES = {
    Game.MTG: _magic,
    Game.GRAND_ARCHIVE: _champions,
    Game.RIFTBOUND: _battlefields,
}


def as_english(tokens: tuple[Token, ...], game: Game) -> tuple[Token, ...]:
    """*tokens* with the forms and in the order that English has."""
    tokens = agreeing(singular_or_plural(said_once(respell(as_written(tokens)))))
    return life_asked(_both(_TABLES[game](with_articles(tokens))))
