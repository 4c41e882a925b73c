"""Clauses that ask of players and things, of what is possible and what is chosen.

Data for :mod:`bot.scenario.words.pattern`; the macros are those of all questions.
"""

MACROS = {
    "thatdamage": "( it | that | this | them | any of it | any of that | some of it | [ any of ] [ the | that | this | his | her | my ] [ incoming ] [ combat ] damage | ( the | that | this | his | her ) ( fight | attack | swing | combat | hit ) )",
    "howmuch": "how much [ of ( its | the | that | this | his | her | their | my ) ] [ damage ]",
    "anyshield": "( [ the | his | her | their | my | its | that ] [ prevention | prevent | {k:number} ] ( shield | shields | prevention | prevent value | buffer | barrier | shielding | protection | activation | activations | use | uses ) )",
    "surplus": "( [ any of | some of | all of ] ( the | that | its | my | his | her | their ) ( extra | excess | rest | remaining | leftover | other | surplus ) [ {n:number} ] [ of ] [ the ] [ trample | combat ] [ damage ] )",
    "like": "[ here | then | too | now | ( like | as with | as in | just like ) ( trample | with trample ) | as if it had trample | like it would with trample | like in magic | or is it ( lost | wasted ) | or not ]",
    "theshield": "[ the | his | her | their | my | its | that ] [ prevention | prevent | preventing | damage prevention ] ( shield | effect | prevention effect )",
    "is": "( is | are | was | were | 's | am | be | will be )",
    "do": "( do | does | did | will | would | can | could | should )",
    "after": "[ after | afterwards | now | then | in the end | at the end | after all this | after that | after combat | after damage | after the damage | after that turn | after combat damage | @here | left | exactly | still | in total | in all | altogether | overall | after everything | ( when | once | after ) combat is over | once combat ends | at the end of turn | at end of turn | by end of turn | at the end of the turn | in the end step | at the end step | at the beginning of the end step | at the next end step | at the beginning of the next end step | after the end step | when it is over | ( after | upon | following | on ) [ the ] resolution | after the dust settles | once the dust settles ]",
    "here": "in combat | in ( this | that | the ) ( combat | fight | attack | exchange | trade | case | situation | scenario )",
    "may": "( can | could | may | might | would | is | are | am )",
    "where": "( exiled | to exile | into exile | in exile | shuffled | bounced | returned | in {w:owner} graveyard | to {w:owner} graveyard | shuffled [ back ] into {w:owner} library | returned to {w:owner} hand | to {w:owner} hand )",
    "yet": "[ even | still | legally | also | then | now | actually | simply | ever | technically | be able to | able to | allowed to ]",
    "this": "[ this turn | now | right now | right away | at once | at all | this way | then | this combat | without paying | too | as well | in combat | during combat | together | alone | by itself | on its own | all alone ]",
    "midway": "( during ( combat | the attack | ( {mover:owner} | the ) ( combat | attack | combat phase | combat step ) | [ the | my | his | her | their ] ( declare attackers | declare blockers | combat damage | beginning of combat ) step | the beginning of combat | blocks ) | in [ the | my | his | her | their ] ( declare attackers | declare blockers | combat damage ) step | at instant speed | in response | before blocks | after blocks | ( before | after ) ( blockers | attackers ) ( are | have been ) declared | before [ combat ] damage | in the middle of combat )",
    "fromit": "[ from this | from it | from that | from the damage | from that damage | from combat | from the combat | from lifelink | off this | off that | out of this | out of that | because of this | because of that | from the spell | from the attack ]",
    "kills": "( ( kill | destroy | finish | finish off | take out | take down | ko | knock out | one shot | oneshot | murder ) {what:targets} | ( finish | take | knock ) {what:targets} ( off | out | down ) )",
    "whether": "[ anyway | or not | both times | too | then | here | this turn | alone | by itself | on its own | in one ( hit | swing | attack | shot ) | first | before it deals damage | before it can deal damage | before it hits | before damage ]",
    "sure": "( ? | right | correct | yes | or no | or not | , right | yeah )",
    "still": "[ still | just | also | really | actually | even | all | at least | both | then | ever | now ]",
}

QUESTIONS = """
# --- players
ask_life: [ and | so ] [ what | how much | how many ] @is {who:owner} [ all ] [ final | new | possible | resulting ] <life_word> @after
ask_life: [ and | so ] [ what | how much | how many ] @is {who:owner} [ final | new | resulting ] <life_word> and {who2:owner} [ <life_word> ] @after
ask_life: [ and | so ] [ what | how much ] @is {who:owner} and {who2:owner} [ final | new | resulting ] <life_word> @after
ask_life: [ and | so ] ( which | what ) is {who:owner} [ final | new ] <life_word> @after
ask_gain of=lose much=1: [ and | so ] ( how much | how many | what ) [ <life_word> [ points ] ] ( do | does | did | will | would ) {who:person} lose @fromit [ altogether ] @after
ask_all: how much [ <life_word> | damage ] ( do | does | will | would ) ( each player | everybody | both players | we | they ) ( lose | take ) [ each | in total ]
ask_all: ( does | do | will | would | did ) lifelink @still ( trigger | work | happen | apply | count | matter ) [ here | then ]
ask_life: [ and | so ] what ( @is ) {who:owner} <life_word> and {loyal:thing} 's loyalty @after
ask_life: {who:owner} [ final | new ] <life_word> @after
ask_life ~-1: how ( does | do | did | will | would ) ( that | this | it | the attack | combat ) ( change | affect ) ( the | our | their | both | all ) life totals
ask_life ~-1: what are ( their | the two | the three | both | both players 's | all | all the ) [ final | new ] ( life totals | totals ) @after
ask_life: [ what | how much | how many | which ] [ is | are ] [ the | our | both | all | all the ] [ final | new | possible ] <life_word> [ possible | for both | of both players | for both players | for everybody ] @after
ask_life: [ what | where ] [ do | does | @is | did | will ] {who:person} [ sit | be | stand | end up | end | finish ] ( at | on ) @after
ask_life: ( what | where ) ( do | does | will ) {who:person} [ both ] ( end | end up | finish ) [ at | on ] @after
ask_life: how much ( <life_word> ) [ do | does | will | would | has | have | @is ] {who:person} [ still ] ( have | got | has | end up with | end with | left | be at ) @after
ask_life: ( what | how low | how far ) ( do | does | did | will | would ) {who:person} ( drop | fall | go | sink | rise ) [ down | up ] ( to | ) @after
ask_all: [ so | and ] where ( do | does | did ) ( {who:person} [ both | all ] | the players | both players | all players ) ( stand | end up ) @after
ask_life: [ so | and ] what ( happens | happened | will happen | would happen ) to {who:owner} <life_word> @after
ask_life: [ so | and ] ( what | how much ) @is [ still ] left of {who:owner} <life_word> @after
ask_life: what life ( do | does | did | will | would ) {who:person} ( end | finish | stand ) [ up ] [ on | at ] @after
ask_life ~-1: ( where | what ) are ( we | they | we both | both players ) ( at | on | now ) @after
ask_life: ( what is | what was | ) the [ final | end | ending ] score @after
ask_life: ( final | end | ending ) ( score | totals ) @after
ask_life: how ( much | many ) <life_word> [ points ] {who:person} ( has | have | had | get | end with ) @after
ask_life: how ( many | much ) <life_word> [ points ] ( do | does | will ) {who:person} ( have | end up with ) @after
ask_life: how ( many | much ) <life_word> [ points ] ( have | has ) {who:person} [ left ] @after
ask_life: ( what | how much ) <life_word> ( am | is | are ) {who:person} ( at | on ) @after
ask_life: what are all [ the ] [ possible | final ] <life_word> [ for both players | for everybody | for each player ] @after
ask_life: ( @is ) {who:person} [ at | on ] {n:number} [ or {n2:number} ] @after
ask_life: ( i | do ) {who:person} ( go | drop | stay | end ) [ up ] ( to | at | on ) {n:number}
ask_life: what ( can | could ) {who:person} end ( on | at | up on | up at )
ask_life: what @is {who:person} 's <life_word> @after
ask_life: so @is {who:person} {n:number}
ask_life: what ( can | could | might | may | will | would ) [ the | our | both | all | all the ] [ final | players ] <life_word> ( be | end up | come to ) @after
ask_life: what ( can | could | might | may | will | would ) {who:owner} [ final ] <life_word> be @after
ask_life: [ what | which ] [ is | are ] [ the | all ] [ final | possible | resulting ] <life_word> ( for | of ) {who:person} [ and {who2:person} ] @after
ask_life: [ and | so ] ( what | how high ) ( is | are | will be ) [ the | all ] [ final | new | resulting ] <life_word> ( for | of ) {on:targets} @after
ask_life: ( what | which ) <life_word> ( is | are ) possible ( for | of ) {who:person} @after
ask_life: ( what | which ) [ final ] ( <life_word> | life totals ) ( can | could | may | might | does | will | do ) {who:person} ( have | ( end | end up | finish ) [ on | with | at ] | reach | be at ) @after
ask_life extreme=least: [ and | so ] what @is the ( lowest | least | minimum | worst ) [ possible ] [ <life_word> ] {who:person} ( can | could | may | might ) ( be [ left with | left at | left on ] | end | end up | finish | go | drop | get | have ) [ at | on | with | to ] @after
ask_life extreme=most: [ and | so ] what @is the ( highest | most | max | maximum | best ) [ possible ] [ <life_word> ] {who:person} ( can | could | may | might ) ( be [ left with | left at | left on ] | end | end up | finish | stay | have ) [ at | on | with ] @after
ask_life extreme=least: how low ( can | could ) {who:person} ( go | get | end up | end | drop )
ask_gain of=lose: ( do | does | did | will | would ) {who:person} @still lose [ any | the | some | even ] [ {n:amount} ] <life_word>
ask_gain: ( do | does | did | will | would ) {who:person} @still gain [ some | even ] <life_word>
ask_poison: how ( many | much ) poison [ counters ] ( do | does | will | would ) {who:person} ( have | get | take | receive | end up with ) @after
ask_poison: ( do | does | did | will | would ) {who:person} @still ( get | take | have | gain | receive | end up with ) [ any | the | some | a ] [ {n:number} ] poison [ counters | counter ] [ or {n2:number} ]
ask_poison: [ what about ] [ my | the ] poison [ counters | total | count ]
ask_poison: how many poison [ counters ] @after
ask_loses: ( do | does | did | will | would | can ) {who:person} @still ( die | lose | lose the game | survive | live | make it | win ) [ or not | or live | to this | the game | [ the | this | that ] ( combat | attack | turn ) ]
ask_kept: ( do | does | did | will | would ) {whose:person} @still lose {what:things} @after
ask_loses: ( @is ) {who:person} [ really | actually | officially | still ] ( out | out of the game | [ left ] in [ the | this ] game | dead | alive | lost | toast | done for | ok | still alive | safe ) [ or not | or alive | then | now | here | or dead ]
ask_loses: {who:person} ( does | do | did | will | would | have | has ) not @still ( lose | lost | die | died | dead ) [ the game ] ( right | then | correct | yes | yeah | , right )
ask_loses: {who:person} ( die | dies | dead | lose | loses | survive | survives | live | lives )
ask_loses: {who:person} ( am | is | are | 's ) @still ( dead | alive | out | done for | safe )
ask_loses: dead or not
ask_loses: ( it | that | this ) @still kill {who2:person} [ or not ]

# --- things
ask_dies: @do {what:things} @still ( <live> | <die> ) [ or not | @here | or ( <die> | <live> | just his | just mine ) | it | combat | the combat | the fight | the turn | this | that | all | too | this turn | ( from | to ) this | no matter what | there ] [ {only:things} ]
ask_dies: ( does | do | did | will | would ) {what:things} ( or {what2:things} ) @still ( <live> | <die> )
ask_dies ~-1: whether {what:things} ( <die> | <live> ) [ or not ]
ask_dies ~-1: whether {what:things} ( will | would | @is ) @still ( <die> | <live> | <dead> | <alive> ) [ or not ]
ask_dies: {what:things} ( can | will | would ) @still ( <live> | <die> )
ask_dies: @is {what:things} @still ( <dead> | <alive> ) [ or ( <dead> | <alive> | not | what ) ] [ right | too ] @after
ask_dies: {what:things} [ is | are | 's ] @still ( <dead> | <alive> ) [ or ( <dead> | <alive> | not | what ) ] [ right | then | too | after that ]
ask_dies: {what:things} ( <live> | <die> ) [ or not | then ]
ask_dies: ( is | are | has | have | do | does ) {what:things} ( die | dies | died | dead )
ask_dies: ( dies | die | lives | survives | survive ) {what:pronoun}
ask_dies: {what:things} ( is | are ) ( die | dying | survive )
ask_dies: ( <dead> | <alive> ) [ or ( <dead> | <alive> | not | what ) ]
ask_dies ~-2: lives
ask_dies ~1: ( does | do | did | will | would ) not @still ( <die> | <live> ) [ right | then | or does it | correct | yes | yeah ]
ask_dies: {what:things} ( does | do | did | will | would ) not @still ( <die> | <live> ) ( right | then | or does it | correct | yes | yeah | , right | does it | do they )
ask_dies ~2: ( <live> | <die> ) [ or ( <die> | <live> | not ) ]
ask_zone: ( saved | banished | exiled | killed | dead | recalled | base | trash ) or ( saved | banished | exiled | recalled | base | trash | in base | in the trash )
ask_dies: ( saved | dead | alive | lives | dies ) or ( not | dies | alive | dead | lives )
ask_dies: [ so ] ( which | what ) of ( these | the following | those ) [ creatures ] ( <live> | <die> ) : {what2:things}
ask_dies: [ so ] ( who | what | which creatures | which creature | which of the creatures | which ones | which | which one | what creatures | which units | which unit | which ally | which allies | what unit | what units | what ally | what allies | who all ) [ of us | of mine | of them | all | else | still | is | are | 's | was | were | then | all is ] ( <live> | <die> | <dead> | <alive> | left | still left | left alive | left standing | gone ) [ and who ( <live> | <die> ) ] [ now | then ] [ of ( mine | his | hers | theirs ) | on ( my | his | her | their | our ) side ]
ask_dies: [ so | and ] ( which | which ones | who | how many ) of {what:things} [ will | would | do | does ] ( <live> | <die> )
ask_dies: ( does | do | did | will | would | can ) [ its | the | his | my | her | a | one ] ( shield counter | shield counters | regeneration | regeneration shield | umbra armor | totem armor | umbra | finality counter | shield ) @still ( save | protect | keep ) {what:things} [ alive ]
ask_dies: ( does | do | did | will | would | can ) [ its | the | his | my | her ] {kw:keyword} ( save | protect ) {what:things}
ask_dies ~-1: ( does | do | will | would | did ) ( either | any | one ) [ of them | one | creature | one of them | of the creatures ] ( <die> | <live> )
ask_dies: ( does | do | will | would | did ) ( either | any | one ) of {what:things} @still ( <die> | <live> )
ask_dies: [ and | so ] ( does | do | did | will | would | has ) ( anything | anyone | anybody | something | someone | somebody ) [ of mine | of his | of ours | of theirs | on my side | else | here | at all ] @still ( <die> | <live> ) [ at all ] @after
ask_dies: ( can | could | did | do | does | will | would ) {who:person} @still @kills [ this turn | this way | with it | or not | @here ]
ask_dies: ( can | could | did | do | does | will | would ) {who:person} @still @kills with {by:described} @whether
ask_dies ~3: ( can | could ) {by:things} @still @kills @whether
ask_dies: ( does | did | do | will | would ) {by:things} @still @kills @whether
ask_dies: ( is | are | was ) ( {by:things} | {who:person} ) @still ( going to | able to | about to | [ big | strong ] enough to ) @kills @whether
ask_dies: {by:things} ( kill | kills | finishes | takes out | oneshots | murders ) {what:targets} @whether @sure
ask_dies ~1: [ and | so ] ( can | could | do | does | did | will | would ) {who:person} @still ( kill | destroy | burn | finish | finish off | take out | get rid of | remove ) {what:targets} ( with | using | by casting ) {by:things}
ask_dies: @is {by:things} @still ( enough | lethal ) ( on | to | for | against ) {what:targets} @whether
ask_dies: ( does | did | do | will | would | can | could ) ( {by:things} | {who:person} ) @still ( have | deal | do | make ) lethal [ damage ] ( on | to | for | against ) {what:targets} @whether
ask_saves: ( can | could ) {who:person} @still save {what:things} [ this turn | this way | with it | from dying | from that | from it ]
ask_saves: ( do | does | will | would ) {who:person} @still ( get to | have a chance to | have a way to ) save {what:things}
ask_saves: ( is | are | am ) {who:person} @still able to save {what:things}
ask_dies: ( can | could | will | would | does | do | @is ) {what:targets} [ even | still ] [ be | get | gets ] ( killed | destroyed | dead | finished | finished off | taken out ) ( by | to ) {by:things}
ask_dies: ( does | will | would | do | did | can | could ) {what:targets} @still ( ( die | lose ) ( to | from | because of | against ) | survive | live through | make it through | outlive ) {by:things}
ask_dies: can the {what:thing} be killed
ask_size: how ( big | large | strong ) [ @is | does | did | can | could | might | would ] {what:thing} [ get | become | be | grow | end up ] @after
ask_size: how ( big | large | strong ) does {what:thing} ( return | come back | enter ) @after
ask_size: how ( big | large | strong ) @is {what:thing} when it ( returns | comes back | enters | is back )
ask_size both=1 ~-1: how ( big | large | strong ) are ( both | the two ) [ of them | creatures | of the creatures ] @after
ask_size: how ( big | large | strong ) ( are | do | will | can | could ) {whats:things} [ be | get | become | grow | end up ] @after
ask_all ~-2: what ( @is | remains ) [ still ] [ left ] [ standing ] on ( the | each | both | my | his | her | their ) ( board | boards | battlefield | table | field | side ) @after
ask_all ~-2: ( what | how ) ( @is | does | do ) ( the | my | his | each | both ) [ final | end | resulting ] ( board | boards | battlefield | board state | game state | table ) [ look | looks ] [ like ] @after
ask_size: ( what | which ) size ( is | does ) {what:thing} [ have ] @after
ask_size: what ( @is | are ) {what:thing} [ power and toughness | size | stats ] @after
ask_size: how ( big | large ) {what:thing} @is @after
ask_size: ( what | which | how much ) ( power and toughness | power | toughness ) ( does | do | will | would ) {what:thing} @still have @after
ask_size ~1: and {what:thing} 's [ final | new | current ] ( power and toughness | power | toughness | size )
ask_size ~1: and ( its | his | her ) [ final | new | current ] ( power and toughness | power | toughness | size )
ask_size: what ( @is | are ) {what:thing} 's [ final | new | current | resulting ] ( power and toughness | power | toughness | size | stats ) @after
ask_size: what ( @is | are ) ( its | his | her ) [ final | new | current | resulting ] ( power and toughness | power | toughness | size | stats ) @after
ask_tapped untaps=1: ( does | will | do | can | would | did ) {what:thing} @still untap [ then | normally | now | as usual ] @after
ask_tapped: ( @is ) {what:thing} @still ( tapped | untapped ) [ or ( tapped | untapped | not ) ] @after
ask_tapped ~2: [ and | still ] ( tapped | untapped ) [ or ( tapped | untapped | not ) ] {end:sentenceend}
ask_tapped: ( does | will | do ) {what:thing} @still ( tap | get tapped | become tapped | end up tapped | stay tapped | become untapped | stay untapped | end up untapped )
ask_tapped enters=enters: ( does | will | do | would | did ) {what:things} @still ( enter | come in | come into play ) [ the battlefield | play ] ( tapped | untapped ) [ or ( tapped | untapped ) ]
ask_tapped enters=enters: ( does | do | will | would | did ) {what:things} @still be ( tapped | untapped ) [ or ( tapped | untapped | not ) ] [ ( when | as | after | once ) it ( enters | comes in ) [ the battlefield | play ] ]
ask_tapped enters=enters: ( @is ) {what:thing} ( tapped | untapped ) [ or ( tapped | untapped | not ) ] ( when | as ) it ( enters | comes in ) [ the battlefield | play ]
ask_tapped tokens=tokens ~-2: ( are | do | does | is | will ) ( the | those | these | her | his | their | my ) [ {kind:tokenkind} ] ( token | tokens ) @still [ enter | come in ] [ the battlefield ] ( tapped | untapped )
ask_all: ( can | could | may | does | will ) {what:thing} @still ( enter | come in ) [ the battlefield ] as a copy of {of:thing}
ask_controller: [ and ] under whose control ( does | will | would | do | @is ) {what:things} [ enter | enters | come in | come back | return | end up ] [ the battlefield | to the battlefield | onto the battlefield ] [ in ] @after
ask_controller: [ and ] ( who | which player ) ( controls | will control | gets | ends up with | gets control of | ends up controlling ) {what:things} @after
ask_all: [ so | and ] ( who | which player | which players ) ( loses | lose | lost | will lose | gets | takes ) ( what | which creatures | which permanents | which of their creatures ) [ and how much ]
ask_wins: [ and ] ( who | which player ) ( wins | loses | won | lost | will win | has won | would win | will lose | has lost ) [ the game | this game ]
ask_wins: ( does | did | has | will ) ( anyone | anybody | any player | somebody | someone | either player ) ( lose | win | lost | won ) [ the game ]
ask_size ~2: and {what:thing} 's [ final | new | current | resulting ] ( power and toughness | power | toughness | size | stats ) @after
ask_size ~2: and the [ final | new | current | resulting ] ( power and toughness | power | toughness | size | stats ) of {what:thing} @after
ask_size: ( what | which ) @is the ( power and toughness | power | toughness | size | stats ) of {what:thing} @after
ask_size: ( what | which ) ( is | are | will be ) ( the | their ) [ final | new | current | resulting ] ( sizes | size | stats | powers and toughnesses | power and toughness | final sizes ) of {whats:things} @after
ask_trade: ( do | will | would | does | did ) ( we | our guys | they | both | the creatures | both creatures | the two creatures | our creatures ) [ both | just | all ] trade
ask_zone: ( what | which | in what | in which ) zone ( @is | does ) {what:thing} [ end up | go ] [ in | to ] @after
ask_zone: where ( does | do | is | did | will | would | can | could | might ) {what:things} @still ( go | end up | now | end ) @after
ask_zone: [ and | so ] where ( can | may | could | must | should | does | do | will | would ) {who:person} @still ( put | move | send ) {what:things} @after
ask_zone: [ and ] where ( is | are | 's ) {what:things} @after
ask_zone: ( hand | graveyard | exile | library | battlefield | exiled | shuffled in | shuffled ) or ( hand | graveyard | exile | library | battlefield | exiled | shuffled in | shuffled )
ask_what: what ( does | do | will ) {what:things} look like @after
ask_what: how ( does | do | will ) {what:things} look @after
ask_what: [ and | so ] what is [ up | going on | happening ] with {what:targets} @after
ask_what: what ( happens | happened | is going to happen | would happen | will happen ) ( to | with ) {what:targets} [ [ , ] and to {what2:targets} ] @after
ask_loyalty: ( how much | how many | what | what is ) loyalty [ counters ] [ does | @is ] [ {what:thing} ] [ have | keep | retain | left | lose | on ] [ {what2:thing} ] @after
ask_loyalty: ( how much | how many ) loyalty [ counters ] ( @is [ still ] left | remain | remains | stay | stays ) [ on {what:thing} ] @after
ask_loyalty: [ {what:thing} 's ] loyalty [ total ]
ask_loyalty: ( how much | how many | what ) loyalty [ counters ] ( does | do | will | would ) {what:thing} ( enter | come in | arrive | end up | start ) [ the battlefield ] [ with | at ] @after
ask_loyalty: what ( @is ) ( {what:thing} 's | its | his | her | the ) [ final ] loyalty [ total ] @after
ask_loyalty: ( does | do | will | would | did ) {what:thing} lose [ any | some | its ] loyalty [ counters ] @after
ask_loyalty: ( is | are ) [ there ] any loyalty [ counters ] lost @after
ask_loyalty: {what:thing} ( lose | loses ) [ any ] loyalty
ask_counters: how many [ {kind:counterkind} ] counters [ come off | do i lose | are left | are removed | get removed | are on {on:thing} | does {on:thing} ( have | get | lose ) | will {on:thing} have | {on:thing} has | do i get | does it get | remain ] @after
ask_counters: [ and | so | , ] how many [ {kind:counterkind} ] counters ( does | do ) {on:things} ( have | get | lose ) @after
ask_counters enters=enters: [ with ] how many [ {kind:counterkind} ] counters ( does | do | will | did | would | can | could | may ) {on:things} ( enter | come in | arrive | return | come back ) [ with | the battlefield with | play with | to the battlefield with | to play with ]
ask_counters enters=enters back=1: ( does | will | do | would | did ) {on:things} @still ( enter | come in | come back | return ) [ the battlefield | to the battlefield | play ] with ( a | an | any | one | two | three | its | the | {n:number} ) [ {kind:counterkind} ] ( counter | counters ) [ on it | on them ]
ask_counters: how many [ {kind:counterkind} ] counters @is {on:thing} ( put on it | given | entering with )
ask_counters: [ and | so ] how many [ {kind:counterkind} ] counters ( are | will be | is ) @still ( left | remaining | there ) on {on:thing} @after
ask_counters: counters off : {n:number} or {n2:number}
ask_counters: [ is | are ] ( that | it ) {n:numbers} counters
ask_counters: ( does | do | did ) ( {on:thing} lose | i lose | the ) [ the ] {kind:counterkind} counter [ come off ]
ask_counters: [ and ] ( does | do ) {on:things} ( get | have ) counters [ too ]
ask_counters: [ and | so ] ( does | do | did | will | would ) {on:things} @still ( get | have | receive | gain | end up with | end with ) ( a | an | any | one | another | {n:number} ) [ {kind:counterkind} ] ( counter | counters ) [ too | put on it | on it | left on it | from ( that | this | it ) ] @after
ask_counters ~1: [ and ] {kind:counterkind} counters ?
ask_counters ~1: and ( the | its | his | her ) {kind:counterkind} counters [ on {on:things} ]
ask_counters: ( does ) the counter come off
ask_counters: {n:number} or {n2:number} counters
"""

POSSIBILITIES = """
# --- what one could do
ask_saves: ( can | could | may ) {who:person} [ still | then | just ] [ respond with | react with ] ( cast | use | play | respond with | react with | tap | activate | flash in ) {card:things} [ ( on | for | targeting ) {to:targets} ] [ in response ] ( to | and ) ( save | protect | keep ) ( {what:things} | {what:targets} | {what:owner} life ) [ alive ]
ask_saves ~-3: ( can | could | may ) {who:person} [ still | then | just ] ( save | protect | keep ) ( {what:things} | {what:targets} | {what:owner} life ) [ alive ] ( with | using | by using | by casting | by tapping | if i cast | if i use ) {card:things} [ ( on | targeting ) ( it | them | him | her ) ]
ask_saves: ( can | could | may ) {who:person} [ still | then | just ] ( respond | react ) to {threat:cards} ( with | by casting | using ) {card:things} [ ( on | for | targeting ) {to:targets} ]
ask_saves: ( can | could | may ) {who:person} [ still | then | just ] ( respond | react ) ( with | by casting ) {card:things} [ ( on | for | targeting ) {to:targets} ]
ask_saves: ( can | could | may ) {who:person} [ still | then | just ] ( prevent | stop | redirect | reduce ) [ the | that | this | all | any of the | some of the | his | her | their | its ] [ {n:number} ] [ combat ] ( damage | it | that | this | everything | attack | fight ) [ to {what:targets} ] ( with | using | by using | by casting | by tapping ) {card:things}
ask_saves: ( does | will | would | can ) {card:things} ( save | protect ) {what:targets} [ here | then | from this | from that ]
ask_stops: ( does | do | can | could | will | would ) {card:cards} [ still | also | even ] ( stop | prevent | save me from | protect me from | work against | help against | help me against | protect me against | do anything against ) [ the damage from | damage from | damage of | all of | any of ] [ his | her | their ] {threat:cards}
ask_stops ~2: ( does | do | can | could | will | would ) {card:cards} [ still | also | even ] block [ the damage from | damage from | damage of ] {threat:cards}
ask_stops: ( can | could | may ) {who:person} [ still | then | just ] ( prevent | stop ) [ the | that | this | all | all the ] [ combat ] damage ( from | of | by ) {threat:cards} ( with | using | by using | by casting | by activating ) {card:cards}
ask_stops ~1: ( can | could | may ) {who:person} [ still | then | just ] ( prevent | stop ) [ a | the | my | his | her ] {threat:cards} ( with | using | by using | by casting | by activating ) [ a | my | his | her ] {card:cards}
ask_stops: ( is | are | will | would ) [ the ] [ damage ] ( from | of ) {threat:cards} ( be | get ) ( stopped | prevented ) by {card:cards}
ask_stops: ( is | are | does ) [ the ] [ damage ] ( from | of ) {threat:cards} [ get ] ( stopped | prevented ) by {card:cards}
ask_blocksdies: ( does | will | would | can | do ) {blocker:things} @still ( <live> | <die> ) ( blocking | if it blocks | when it blocks | if he blocks | when blocking ) {attacker:things}
"""

CHOICES = """
# --- who chooses
ask_who: [ so | and ] who [ gets to | then ] <pick> [ what | which | the order | the prevention | it | that | first | here | how | them | the damage | how [ the | its | this | that ] damage is ( split | divided | assigned | distributed ) | the retaliation damage | how the prevention is divided | which points are prevented | how to divide it | how it is divided | the doubling and my prevent {n:number} ]
ask_who ~-3: [ so | and ] who [ gets to | then ] <pick> ( [ on ] [ in ] ( the | which | what ) order | how | whether | which | what ) {rest:orderwords} [ ( : | , | - | , is it | : is it ) {p:person} or {p2:person} ]
ask_who: ( do | does | can | could | may | should ) {who:person} @still ( <pick> | get to ( choose | pick ) | have to choose ) [ anything | the order | which | what | how | it | that | whatever i want | which one ] [ applies first | or not | to apply first | here | goes first ]
ask_who: [ so | and ] who [ gets to ] <pick> ( which | what | whose ) [ replacement | prevention | one | effect | shield | damage | order | of them | of these ] [ effect | effects ] [ is | gets | get | are | applies | apply | goes | comes | happens ] [ prevented | stopped | reduced | doubled | applied | used | in | blocked ] [ first | next ]
ask_who: ( whose | who has the ) choice [ is it ]
ask_who: [ so | and ] who [ gets to ] <pick> ( what | which one | which creature | which creatures | which permanent | which permanents ) [ that ] {who:person} ( sacrifice | sacrifices | have to sacrifice | has to sacrifice | must sacrifice )
ask_who: [ so | and ] who [ gets to | then ] <pick> ( the | its | that | the new ) ( target | targets ) [ ( of | for ) ( it | that | ( the | its | that | this ) ( trigger | ability | triggered ability | damage ) | {what:things} 's ( trigger | ability | triggered ability ) ) ]
ask_who: [ and ] {who:person} can choose the order
ask_who: ( in ) ( which | what ) order are choices made [ and what are all final life totals ]
ask_who: {who:person} choice
ask_who: {who:person} ( pick | picks | chooses | choose | decides | decide ) the order
ask_who: it is ( up to | whatever ) {who:person} [ want | wants | likes | like ] [ , no ]
# "Which applies first?" is not told: it is what is asked.
ask_who: [ so | and ] ( which | what ) [ one | effect | ones | replacement effect | replacement | of them | of these | of the two | of those ] ( applies | is applied | gets applied | happens | goes | comes | is used | do i apply | does he apply | do we apply ) first [ [ , ] {one:things} or ( {other:things} | @theshield ) | [ , ] @theshield or {other:things} ]
ask_who: [ so | and ] ( which | what ) [ one | effect | of them | of these | of the two ] applies before [ the other | the other one ]
ask_who: [ so | and ] ( does | do | will | would ) ( {one:things} | @theshield ) ( apply | go | come | happen ) first [ or ( {other:things} | @theshield ) ]
# --- choices
ask_all: what ( happens | becomes | happened | will happen ) ( to | with | of ) ( the | that | those | these ) {n:number} [ points of | point of ] [ combat ] damage [ then | now ]
ask_all: what ( happens | becomes | will happen ) ( to | with | of ) the ( excess | rest | remaining | extra | left over ) [ damage ]
ask_all: how many ( permanents | creatures | lands | things ) ( does | do | must | will | would ) {who:person} [ have to ] ( sacrifice | lose ) @after
ask_all: what ( actually | really | exactly ) happens
ask_all: what ( happens | would happen | will happen | happened ) ( to | with ) {whom:person} [ now | then | here ]
ask_again ~3: ( what | how ) about {what:things}
ask_again ~3: {begins:afterquestion} ( can | could | may ) {what:things} {end:sentenceend}
ask_again ~6: {begins:afterquestion} {what:things} {end:asked}
ask_again ~3: [ and ] ( with | by ) {what:things} instead
ask_all: what are [ all ] [ the | her | his | their | my | our ] [ different | possible | legal ] ( options | outcomes | results | possibilities | choices | end results | final results | damage amounts ) [ here | then | now ]
ask_all: what ( happens | is the result | is result | will happen | would happen | happens then | happens now | happens here | happened | goes on ) [ now | then | here | next ]
ask_all: how does ( this | that | it ) ( work | resolve | play out | go | end | work out ) [ out | exactly ]
ask_all: ( who is right | who 's right | who is correct | was it legal | is that right | is that correct | am i right | am i wrong | is he right | is she right | is {who:person} right | legal or not | is this right | is that legal | ( is | was ) ( that | this | it | he | she ) ( legit | fair | allowed | true | so | kosher | even legal | even allowed | wrong ) | is he correct | is she correct | legit or not | is that a legal play | that legit | that right | is that how it works )
ask_all: ( which | what ) ( final states | outcomes | results ) are possible
ask_all: ( enumerate | list | give me | show me ) [ all ] [ the ] ( outcomes | possibilities | results | possible outcomes )
ask_all: ( state | board state | result | results | outcome | outcomes | possible amounts ) [ after combat damage | after combat | after damage ] [ and who chooses ]
ask_all: [ so | and ] @is [ it | that | this ] ( both | all | all the | both of the | all of the ) [ of ] ( strikes | hits | attacks | instances | times | bolts | spells ) or ( just | only | merely ) ( the first | the last | the second | one ) [ one | strike | hit | of them | instance | attack ]
ask_all: ( does | do | will | would | did ) {who:things} @still ( add | apply | double | deal | work | count | matter | trigger ) [ its | the | any | that ] [ {n:number} | extra | damage ] [ damage ] if ( all of it | all of the damage | all the damage | everything | it all | the damage | it | all of that ) ( gets | is | was | got ) [ all | fully | completely | entirely ] prevented
ask_all: result under 1.3 and under 1.4
ask_all: ( what is | whats | what 's ) ( the ruling | the result | result | the outcome | left after fight | left after the fight | left )
ask_all: what ( happens | happened | will happen | would happen ) ( to | with ) [ all ] [ of ] ( the | that | this | his | her | their | my | its ) [ {n:number} ] [ combat | other | remaining ] [ points of ] damage @after
ask_all: ( is | are | was | will | would ) ( the | that | this | his | her | their | my | its ) [ {n:number} ] [ combat ] damage [ that is | which is ] [ dealt ] [ ( to | on ) {to:targets} ] [ from {source:things} ] [ be | get ] [ still | also ] ( doubled | tripled | reduced | redirected | increased ) [ or not | too | here | then | by {card:cards} ]
ask_all: ( can | could | may | will | would ) ( the | that | this | his | her | their | my | its ) damage [ still | also ] be ( sent | redirected | dealt | moved | pointed ) to {to:targets} [ or not | then | instead ]
ask_all: ( can | could | may | do | does | must ) {who:person} [ still ] ( ( choose | decide | elect | opt ) not to | have to | need to | must | get to choose whether to ) ( use | apply ) {what:things} [ 's ] [ effect | ability | replacement effect ]
ask_all: must {who:person} ( use | apply ) {what:things} [ 's ] [ effect | ability ]
ask_all: what happens with {kw:keyword} [ if the damage is prevented ]
ask_all: what happens with toxic [ if the damage is prevented ]
ask_all: ( am i | is he | is she | are we | are they ) {doing:doingit} [ it | this | that | something | anything ] [ right | wrong | here | correctly ]
ask_all ~1: if ( everybody | each | each of them | all of them ) ( gets | get ) {n:number} counters
ask_all: [ the ] [ final ] ( final | finals | score | scores | standings | end state | board | outcome ) [ after ( that | this | it | all that | combat ) ]
ask_all: ( legal | is it legal | is this legal | allowed | possible ) [ or not ]
ask_trample ~3: ( through | goes through | tramples over | tramples through ) {end:sentenceend}
ask_trample ~0: to ( face | the face )
ask_shield: there is still {n:number} left on it [ is not there | is not it | right ]
ask_all: ( is | are ) {who:person} [ still ] covered
ask_dies: ( who | what | which creatures | which ones ) ( can | could | may | will | would ) <die>
ask_dies: [ and | so ] ( which | what | which one | which ones ) [ of ( them | these | those | ( the | my | his | her | their ) [ two | three ] ( blockers | attackers | defenders | creatures | units | allies | defending units | defending creatures ) ) | blockers | attackers | defenders | creatures | units ] ( can | could | may ) {by:person} ( kill | destroy | take out | take down | choose to kill ) [ with it | this combat ]
ask_counters: [ and ] ( does | do ) {on:things} get some [ too ]
ask_all: is there anything i can do
claim: [ so ] the {n:number} damage ( becomes | is | turns into ) {n2:number}
ask_all: [ what ( @is ) ] the ( final | resulting | new | end ) [ board | game ] ( state | position | board ) [ of ( the board | the game | everything ) ] @after
ask_all: ( walk | talk ) ( me | us ) through ( it | this | that | the steps | the combat )
ask_all: how many ( results | outcomes | different results | different outcomes ) are ( possible | there )
ask_all: which creatures are [ still ] ( on the battlefield | in play | left ) @after
ask_life: who is ( ahead | winning ) [ on life | in life ] @after
"""
