"""What players of units leave out or shorten in a chat, told in full.

Rows of :mod:`bot.scenario.words.paraphrase`, before all others of those games.
"""

from bot.citation import Game
from bot.scenario.words.champions_meant import champions_meant
from bot.scenario.words.filled_to import filled_to
from bot.scenario.words.havings_aside import havings_aside
from bot.scenario.words.label_lists import label_lists
from bot.scenario.words.own_damage import own_damage
from bot.scenario.words.paraphrase import Tokens, paraphrases
from bot.scenario.words.tokens import Kind
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

_champions = paraphrases(
    """
    power << cleave {w:weapon} -> {w} with cleave
    i << ( attack | attacked | swing ) ( {c:often} with ( it | that ) | with ( it | that
        ) {c:often} ) >> ( . | , | ; | ? | <end> ) -> attack his champion with it {c}
    ( he | she | opponent ) << ( attacks | attacked | swings ) ( {c:often} with ( it |
        that ) | with ( it | that ) {c:often} ) >> ( . | , | ; | ? | <end> )
        -> attacks my champion with it {c}
    <named_player> << champion >> ( has | is | had | at | takes ) -> 's champion
    i << hit ( with unpreventable {n:number} | for {n:number} unpreventable ) [ damage ]
        >> ( . | , | ; | ? | <end> ) -> deal {n} unpreventable damage to his champion
    ( he | she | opponent ) << ( hits | hit ) ( with unpreventable {n:number} | for
        {n:number} unpreventable ) [ damage ] >> ( . | , | ; | ? | <end> )
        -> deals {n} unpreventable damage to my champion
    # Rounding 1.
    damage <clause> ( is | are | gets ) << halved >> ( . | ; | and | <end> )
        -> halved rounded down
    << no ( intercept | intercepts | interception ) [ from ( me | my side | us ) ] >> (
        . | , | ; | and | <end> ) -> no interception
    how many << [ damage ] counters ( is | am | are ) {x:some} ( on | at ) -> damage
        counters does {x} have
    # What is asked of a champion without a number for it.
    << where ( am i | is my champion | does that leave ( me | my champion | her ) |
        does it leave ( me | my champion ) | do i end up ) [ at ] >> ( ? | <end> )
        -> how many damage counters does my champion have
    << what ( am i | is my champion ) ( at | on ) >> ( ? | <end> )
        -> how many damage counters does my champion have
    << where is ( he | his champion | opponent | my opponent ) at >> ( ? | <end> )
        -> how many damage counters does his champion have
    ( hit | hits | strike | strikes | fight | fights ) << ( me | him | her | us | it |
        them | that | mine ) >> back ->
    ( can | could | may ) <subject> [ just | still | even | simply | legally ]
        << ( hit | swing at | swing into | go for | go after | smack | swing on ) >> (
        his | her | their | my | the | it | him | that | a | an ) <clause> ( ? | <end> )
        -> attack
    ( can | could | may ) <subject> << ( go face | go to the face | hit face | swing
        face ) >> ( ? | <end> ) -> attack his champion
    ( can | could | may ) <some> retaliate << ( if | when ) @it_is_attacked >> ( ? |
        <end> ) ->
    ( <start> | , | and ) << [ is that | is it | is this ] ( enough | lethal ) [ to kill
        ( him | her | it | his champion ) ] >> ( ? | <end> ) -> dead
    # What lies on whom.
    << ( is | 's ) a {n:number} lifer -> has {n} life
    << [ the | his | her ] next attack is {n:number} [ power ] >> ( . | , | ; | <last> )
        -> then he attacks my champion for {n}
    ( <start> | , ) << champion \\open {n:number} damage ( of | out of | / ) {m:number}
        [ life ] \\close [ , ] [ and ] >> ( a | an | two ) -> i have a champion with
        {m} life and {n} damage counters and
    {a:some} 's champion << with a {n:number} power attack card and a {m:number} power
        {w:weapon} ( swings at | attacks | attack | hits | swings into ) {x:some} >> ( .
        | , | ; | <last> ) -> attacks {x} with a {m} power {w} and a {n} power attack
        card
    <start> << {k:kw} on {o:own} {x:some} >> ( , | . | ; ) -> {o} {x} has {k}
    <start> << {n:number} life ally >> ( . | , | ; ) -> i have an ally with {n} life
    champion << \\open ( no | 0 | zero ) power \\close ->
    <start> << my {x:some} ( gets | is | got | was ) cleaved for {n:number} >> ( . | , |
        ; | and | <last> ) -> i have a {x} . he cleaves for {n}
    <start> << allowed to >> ( attack | retaliate | intercept ) [ <clause> ] ? -> can it
    does not have {k:kw} << or >> <kw> -> . it does not have
    # Of whom the question before was.
    @ask my champion <clause> ? << ( he | she ) >> has <number> life and <number> damage
        -> my champion
    @ask my champion <clause> ? << ( he | she | it ) is at {n:number} damage [ counters
        ] >> ( . | , | ; | and | <last> ) -> my champion has {n} damage counters
    champion << got >> <number> damage -> has
    << ( that | which | who ) can >> intercept ( . | , | ; | ? | and |
        but | <last> ) -> with
    ( <start> | , | and ) << my {x:some} can intercept >> ( . | ; | and ) -> my {x} has
        intercept
    << ( that | which ) ( is | was ) >> linked ( to | with ) <some> link shield ->
    # What is done to an attack.
    <subject> << ( declared | declares | declare ) an attack ( on | at | into | against
        ) {y:some} with -> attacks {y} with
    <subject> << ( declared | declares | declare ) [ an attack ] [ with ] {x:some} ( on
        | at | into | against | targeting ) {y:some} >> ( . | , | ; | ? | <last> )
        -> attacks {y} with {x}
    <subject> << ( redirect | redirects | redirected ) ( to | onto ) -> redirects it to
    {a:some} << and attacked on my turn >> ( . | , | ; ) -> . it attacked on my turn
    <start> << {o:own} {x:some} retaliates against ( a | his | her | the ) champion (
        swinging | wielding | holding | with | using ) >> ( a | <number> )
        -> his champion attacks {o} {x} and it retaliates . his champion has
    """,
    {
        "often": "twice thrice",
        "own": "my his her their",
        "weapon": "sword axe bow blade dagger weapon hammer spear gun polearm",
        "kw": "bulwark taunt stealth intercept vigor steadfast spellshroud immortality",
    },
    {
        "ask": "( is | does | will | would | can | did )",
        "it_is_attacked": "( he attacks it | they attack it | she attacks it | it is "
        "attacked | it gets attacked | attacked | [ my ] opponent attacks it )",
    },
)

_battles = paraphrases(
    """
    # 465.2.c.10: none has to be assigned to what does not take any.
    << ( does not | do not | will not ) take [ any ] [ {k:fought} ] damage >> this turn
        -> can not be dealt {k} damage
    << ( does not | do not | will not ) take [ any ] damage ( from | by ) {k:fought} >>
        this turn -> can not be dealt {k} damage
    << takes no [ {k:fought} ] damage >> this turn -> can not be dealt {k} damage
    << takes no damage ( from | by ) {k:fought} >> this turn
        -> can not be dealt {k} damage
    <start> << i ( have | control ) {x:some} ( that | which ) ( gives | grants ) my
        spells {n:number} bonus damage -> my spells deal {n} bonus damage
    # Who comes from another battlefield attacks.
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} [ from <some> ] ( to |
        into | onto | over to ) ( his | her | their | my | the | a | that | another )
        battlefield ( where | with ) [ {y:subject} ( has | have ) [ got ] ] {z:some} >>
        ( . | , | ; | ? | <last> ) -> attack with {x} against {z}
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} [ from <some> ] ( to |
        into | onto | over to | at ) ( his | her | their | my | the | a | that |
        another ) battlefield -> attack with {x}
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} ( to | into | onto |
        over to | at ) {y:some} >> ( . | , | ; | ? | <last> ) -> attack {y} with {x}
    {who:subject} << ( gank | ganks | ganked ) in with -> attack with
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} in >> ( . | , | ; |
        ? | and | <last> ) -> attack with {x}
    <subject> << ( come | comes | came ) with >> ( a | an | two | three | <number> )
        -> attack with
    ( give | gives | gave ) << ( his | hers | theirs ) >> ( <kw> | ki ) -> his unit
    ( give | gives | gave ) << mine >> ( <kw> | ki ) -> my unit
    ( attack | attacked | attacks ) << with {a:number} into {b:number} >> ( . | , | ; |
        ? | and ) -> with a {a} might unit into a {b} might unit
    <start> << {m:many} of my units are there , {n:number} might each >> ( . | , | ; )
        -> i have {m} {n} might units there
    # What stands there by its number, and how damage is parted.
    ( have | has ) << <many> units [ there | here ] ( , | : ) {a:number} and {b:number}
        >> ( . | , | ; ) -> a {a} might unit and a {b} might unit there
    ( <start> | , ) << [ the ] {f:fighter} has {n:number} >> ( . | , | ; )
        -> the {f} has {n} might
    <start> << {who:subject} ( puts | put | assigns | assign ) {n:number} on one and
        {m:number} on the other [ , ] ( right | correct | ok ) >> ( ? | <end> )
        -> can {who} assign {n} to one and {m} to the other
    # What a buff makes of it.
    << ( buff | buffs | buffed ) {x:some} ( twice | two times ) >> ( . | , | ; | ? |
        <last> ) -> buff {x} . i buff it
    << how big >> ( ? | <end> ) -> how big is it
    # What is on it is had by it, and by nobody it meets.
    <start> << {k:kw} {n:number} on {o:own} {x:some} ( vs | versus | against )
        >> ( <number> | <size> | a | his )
        -> {o} {x} with {k} {n} against
    <start> << {k:kw} on {o:own} {x:some} ( vs | versus | against )
        >> ( <number> | <size> | a | his )
        -> {o} {x} with {k} against
    # What happens to whom.
    <start> << {x:some} ( eats | takes | ate | took | gets hit by | is hit by ) ( both |
        both the ) [ halves | parts | hits | shots | instances ] ( of | from ) {c:title}
        >> ( . | , | ; | ? | <last> ) -> {c} : both on {x}
    <start> << {c:duel} {o:own} {x:some} ( on | vs | versus | against | with | into )
        {p:own} {y:some} >> ( . | , | ; | ? | <last> | when | while | and )
        -> i play {c} on {o} {x} and {p} {y}
    <start> << who ( conquers | holds | wins | keeps it ) ( if | when ) {y:rest} >>
        ( ? | <end> ) -> {y} . who holds the battlefield
    """,
    {
        "fought": "combat noncombat spell spells ability abilities",
        "duel": "challenge",
        "kw": "tank shield assault backline deflect ganking",
        "own": "my his her their the",
        "many": "two three 2 3",
        "fighter": "attacker defender",
    },
)


def in_full(tokens: Tokens, game: Game) -> Tokens:
    """*tokens* with what a chat leaves out."""
    tokens = own_damage(label_lists(tokens))
    tokens = put_in_order(several_hits(plain_of_learners(havings_aside(tokens))))
    tokens = _both(told_plainly(tokens))
    if game is Game.GRAND_ARCHIVE:
        return _champions(champions_meant(filled_to(tokens)))
    return _battles(_without_totals(tokens))


_TOTAL = frozenset("so = now is total might".split())


def _without_totals(tokens: Tokens) -> Tokens:
    """ "My buffed 3 Might unit (so 4)": no more than a buff makes of it (426.1.b)."""
    for at, token in enumerate(tokens):
        if token.text != "buffed":
            continue
        words = [it.text for it in tokens[at + 1 : at + 9]]
        open_ = next((n for n in (2, 3) if words[n : n + 1] == ["("]), 0)
        if not open_ or words[1] != "might" or ")" not in words:
            continue
        inside = tokens[at + 2 + open_ : at + 1 + words.index(")")]
        numbers = [it.value for it in inside if it.kind is Kind.NUMBER]
        told = all(it.text in _TOTAL or it.kind is Kind.NUMBER for it in inside)
        before = tokens[at + 1].value
        if told and isinstance(before, int) and numbers == [before + 1]:
            last = at + 2 + words.index(")")
            return _without_totals((*tokens[: at + 1 + open_], *tokens[last:]))
    return tokens
