"""What players of units leave out or shorten in a chat, told in full.

Rows of :mod:`bot.scenario.words.paraphrase`, before all others of those games.
"""

from bot.citation import Game
from bot.scenario.words.battle_chat import battles_in_full
from bot.scenario.words.champion_chat import champions_in_full
from bot.scenario.words.champions_meant import champions_meant
from bot.scenario.words.filled_to import filled_to
from bot.scenario.words.havings_aside import havings_aside
from bot.scenario.words.label_lists import label_lists
from bot.scenario.words.own_damage import own_damage
from bot.scenario.words.paraphrase import Tokens, paraphrases
from bot.scenario.words.unit_hits import several_hits
from bot.scenario.words.unit_learners import plain_of_learners
from bot.scenario.words.unit_order import put_in_order
from bot.scenario.words.unit_tales import told_plainly

_both = paraphrases(
    """
    # Who has a champion or plays it against me is a player, whatever he is called.
    my << ( boy | girl | man | lad | lady | homie | homeboy | fiance | fiancee | missus
        | bestie | child ) >> ( 's ( champion | champ | ally | allies | unit | units ) |
        ( attacks | attacked | swings | hits ) me with ) -> opponent
    # What a unit has not, or still is, is what it is.
    ( unit | ally | might | <size> ) << ( without anything | with nothing ) [ on it |
        else | special | on them ] ->
    # "Is my unit dead? 4 Might, 3 damage on it, …": of what is asked about.
    ( my | his | her | their ) <units> [ <clause> ] ? << {n:number} >> ( might |
        [ power <number> ] life ) ( , | with ( a prevent | prevent | a shield ) )
        -> it has {n}
    ( <start> | , | and | then ) <number> [ {k:fought} ] damage << would be >> dealt to
        -> is
    # What it has while that happens it has from there on.
    << {w:was} {v:struck} {r:some} [ , ] while having {x:some}
        >> ( . | ? | ; | , | and | <end> ) -> has {x} , then {w} {v} {r}
    # What can't be dealt damage prevents none.
    << ( can not | ca not | cannot ) take [ any ] [ {k:fought} ] damage
        -> can not be dealt {k} damage
    << can not ( be dealt [ any ] damage | be damaged ) ( from | by ) {k:fought} >>
        ( <until> | . | , | ; | and | <end> ) -> can not be dealt {k} damage
    # "3 Might vs 3 Might, mine has a shield": the one named first is mine.
    <start> << {n:number} might [ unit ] ( against | vs | versus ) [ a ] {m:number}
        might [ unit ] >> ( , | . | ; ) mine has -> my {n} might unit against his {m}
        might unit
    # What attacks "in the same turn" did not attack with what was told before.
    ( <start> | then | and ) << [ then ] [ still ] ( in | during ) the same turn [ , ]
        >> ( a | an | another | my | his | her | their | the | i | he | she | they |
        opponent ) -> later that turn
    later [ ( this | that | the same ) turn ] << with >> <number> damage -> for
    << [ an | a | the ] ( ability | skill ) of {x:some} >> ( deals | does | dealt ) ->
        {x} 's ability
    << everything ( the opponent | my opponent | opponent | he | she | they ) ( has |
        have | controls | control ) -> all my opponent 's units
    << everything i ( have | control ) -> all my units
    # Nothing but units is dealt damage, or next to nothing.
    << [ all ] damage [ dealt ] to [ all | any ] units ( is | gets ) doubled
        -> all damage is doubled
    ( <start> | , | and | so ) << [ all ] units take double damage
        -> all damage is doubled
    << [ all ] damage ( from | by | of ) [ all ] spells ( is | gets ) doubled
        -> spell damage is doubled
    ( <start> | , | and | so ) << [ all ] spells deal double damage
        -> spell damage is doubled
    << is still >> ( rested | exhausted | stunned | awake ) -> is
    # What attacks is rested by that: who rests it as it comes in lets it enter.
    {it:title} << ( comes | came ) in >> [ , ] ( and | , ) [ then ] <some>
        ( rest | rests | rested ) ( it | him | her | {it:title} ) -> enters
    << {n:number} damage ( that | which ) ( can not | ca not | cannot ) be prevented ->
        {n} unpreventable damage
    # What a number says of a unit, wherever it stands beside it.
    <number> << pow >> -> power
    ( my | his | her | their | opponent | 's | a | an ) << ally {n:number} power >> (
        @hits | , | <end> ) -> {n} power ally
    ( my | his | her | their | opponent | 's | a | an ) << {n:number} power {m:number}
        life ally -> ally with {n} power and {m} life
    ( by | <start> ) << {n:number} power {m:number} life ally -> an ally with {n} power
        and {m} life
    <start> << my {n:number} might [ unit ] >> ( <end> | , @somebody ) -> i have a {n}
        might unit
    <start> << my {n:number} life ally >> ( <end> | , @somebody ) -> i have an ally with
        {n} life
    <start> << my allies {n:number} life ( + | and | & ) {m:number} life >> ( <end> | ,
        ) -> i have an ally with {n} life and an ally with {m} life
    <start> << me >> {n:number} might -> i have
    ( opponent | he | she | they ) << attacks >> {n:number} might ( <end> | , | and | +
        | with ) -> attacks with
    ( <start> | , ) my champion << {n:number} damage of {m:number} >> ( <end> | , ) ->
        has {m} life and {n} damage counters
    champion << at {n:number} damage >> ( <end> | , ) -> has {n} damage counters
    # An arrow leads to whom something is done.
    ( <start> | , ) << ( [ opponent ] spell [ for ] {n:number} [ damage ] ( \\arrow | on
        | to ) {x:some} | {n:number} damage spell ( \\arrow | on | to ) {x:some} ) >> (
        <end> | , ) -> a spell deals {n} damage to {x}
    <start> << {n:number} ( unprev | unpreventable ) ( \\arrow | on | to ) {x:some} >> (
        <end> | , ) -> {n} unpreventable damage is dealt to {x}
    ( ally | unit | might | power | <size> ) << \\arrow >> ( me | my | his | her |
        their | opponent ) -> attacks
    <word> << \\arrow >> ( my | his | her | their | opponent ) -> on
    # What a spell alone says that it does.
    ( <start> | , | + | and | then ) << spell [ for ] {n:number} [ damage ] >> ( <end> |
        , | + | and | then ) -> spell deals {n}
    <number> << + >> spell deals -> , then
    # No spell has that on it.
    ( spell | damage | action | ability ) << with [ a ] prevent {n:number} [ shield ] [
        on it ] >> ( <end> | , | does | do | is | will | dead ) -> , it has prevent {n}
    ( two | three | four | both ) <number> might << [ units | unit ] one >>
        ( has | have | had | got | with | is ) -> units , one
    # Who does it, where that is left out.
    <start> << {v:did} >> ( a | an | the | my | his | her | their | him | it | into |
        with | at | opponent | <capital> ) -> i {v}
    <start> << gank >> ( my | a | the ) -> i gank
    # What is wanted, tried or about to be done is done.
    <subject> << ( wanna | want to | wants to | gonna | going to | is going to | am
        going to | are going to | would like to | decide to | decides to | choose to |
        chooses to | try to | tries to | tried to | is about to | am about to ) >>
        <verb> ->
    <subject> << ( is | am | are ) about to >> <verb> ->
    <subject> << ( go | goes | went | come | comes | came | head | heads | roll | rolls
        ) in with -> attack with
    <subject> << ( has | have | had | get | gets | got | take | takes ) [ the ] focus (
        and | , | so | , and ) >> <verb> ->
    # What is done and where, told in passing.
    ( <start> | , | and | then | but ) << ( mid | mid - | during | in ) showdown [ , ]
        >> ( <subject> | my | his | opponent | <capital> ) -> in the showdown
    <start> << {w:some} while {z:subject} ( attack | attacks ) with {x:some} >> ( . | ,
        | ; | ? | <end> ) -> {z} attack with {x} . {w}
    << ( mid | during [ the | that ] | in the middle of [ the | a ] ) ( showdown |
        combat ) >> ( while | and | , ) ->
    << ( mid | during [ the | that ] | in the middle of [ the | a ] ) ( showdown |
        combat ) >> ( . | ; | ? | <end> ) -> during combat
    <start> << {c:title} ( used | activated ) on my/{o:his} {x:some} >> ( . | , | ; ) ->
        i/he use/uses {c} on my/{o} {x}
    ( took | takes | was dealt ) {n:number} << earlier [ this turn ] ( from | by | off )
        a {k:source} >> ( . | , | ; | and | <last> ) -> damage from a {k}
    {k:source} << and then ( hits | hit | deals | does ) [ it ] [ for ] {n:number}
        [ damage ] [ more ] with another [ {j:source} | one ] >> ( . | , | ; | <last> )
        -> . then another {k} deals {n} damage to it
    ( does | do | will | would | can ) <some> << ( stay | remain ) ( on the ( field |
        board | table ) | in play | alive | on board ) >> ( ? | and | <end> )
        -> survive
    <start> << ( what is | what 's ) the damage if {x:rest} >> ( ? | <end> )
        -> {x} . how much damage is dealt
    ( took | takes ) << {n:number} twice [ from ( two | 2 ) [ different | separate ]
        spells ] >> ( . | , | ; | ? | <end> ) -> {n} damage from a spell . then another
        spell deals {n} damage to it
    << <subject> ( hits | hit ) {x:some} for {n:number} unpreventable [ damage ] >> (
        and | . | , | ; | ? ) -> {n} unpreventable damage is dealt to {x}
    <start> << prevent {n:number} and prevent {m:number} on {x:some} >> ( . | , | ; )
        -> {x} has prevent {n} and prevent {m}
    <subject> << ( is | am | are ) ( at | on | in | holding ) ( the | a | my | his |
        that ) battlefield with >> ( a | an | two | three | <number> ) -> has
    << at the ( start | beginning ) of [ the | that ] ( showdown | combat ) >> ( . | ,
        | ; | <end> ) ->
    {who:subject} << ( shield | shields | shielded ) {x:some} for {n:number} >> ( . | ,
        | ; | and | <last> ) -> have prevent {n} on {x}
    << , [ so | and | then ] both ( die | dies ) >> ? -> . do both die
    # Who fights whom, and then who attacks.
    <start> << my {x:clause} @vs {o:his} {y:clause} [ , | . ] [ and | but ] @i_attack >>
        ( . | , | ; | ? | <end> ) -> my {x} attacks {o} {y}
    <start> << my {x:clause} @vs {o:his} {y:clause} [ , | . ] [ and | but ] @he_attacks
        >> ( . | , | ; | ? | <end> ) -> {o} {y} attacks my {x}
    <start> << {o:his} {x:clause} @vs my {y:clause} [ , | . ] [ and | but ] @he_attacks
        >> ( . | , | ; | ? | <end> ) -> {o} {x} attacks my {y}
    <start> << {o:his} {x:clause} @vs my {y:clause} [ , | . ] [ and | but ] @i_attack >>
        ( . | , | ; | ? | <end> ) -> my {y} attacks {o} {x}
    <start> << {a:size} @vs {b:size} [ , | . ] @i_attack -> my {a} attacks his {b}
    <start> << {a:size} @vs {b:size} [ , | . ] @he_attacks -> his {b} attacks my {a}
    # How it dies, and what it is.
    ( might | <size> | ally | unit ) << ( that | which ) ( is | 's ) ( under | protected
        by | covered by | shielded by ) >> <title> ( . | , | ; | ? | <end> ) -> with
    might << ( that | which ) are >> ( stunned | buffed | exhausted ) ->
    """,
    {
        "units": "unit ally champion guy creature dude",
        "source": "spell action ability",
        "fought": "combat noncombat spell spells ability abilities",
        "until": "this until",
        "was": "was is gets got",
        "struck": "attacked hit struck",
        "did": "gave attacked swung moved stunned killed played cast activated buffed "
        "blocked defended intercepted used ganked readied exhausted recalled",
        "verb": "intercept retaliate attack play use swing block defend activate "
        "redirect move gank stun kill buff hold assign put save",
        "his": "his her their opponents",
    },
    {
        "hits": "( hits | attacks | swings | smacks )",
        "somebody": "( [ a | two | 2 ] ( spell | spells ) | it | he | she | "
        "they | opponent )",
        "vs": "( vs | versus | against )",
        "i_attack": "( i attack | i am attacking | i am the attacker | mine attacks | "
        "mine is attacking )",
        "he_attacks": "( ( he | she | they | opponent | my opponent ) ( attacks | "
        "attack | is attacking | are attacking | is the attacker ) | i defend | i am "
        "defending | i am the defender )",
    },
)


def in_full(tokens: Tokens, game: Game) -> Tokens:
    """*tokens* with what a chat leaves out."""
    tokens = own_damage(label_lists(tokens))
    tokens = put_in_order(several_hits(plain_of_learners(havings_aside(tokens))))
    tokens = _both(told_plainly(tokens))
    if game is Game.GRAND_ARCHIVE:
        return champions_in_full(champions_meant(filled_to(tokens)))
    return battles_in_full(tokens)
