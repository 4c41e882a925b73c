"""Magic: questions of amounts, hands, orders and the end of the game (data)."""

MACROS = {
    "amounts": "( ( how much | what ) [ of ] [ the | this | that | his | her | its | my ] [ total ] [ combat | noncombat ] [ damage ] | ( what | which ) [ are ] [ the | all the | all ] [ different | possible ] ( amount | amounts ) [ of ] [ the ] [ combat | noncombat ] [ damage ] )",
    "taken": "( dealt | done )",
    "tell": "[ tell me | tell us | i wonder | i am wondering | i would like to know | i want to know | i need to know | can you tell me | work out | determine | calculate | say ] [ exactly ]",
    "name": "( name | give | list | state | say | tell | report | show ) [ me | us ]",
    "possible": "( possible | final | resulting | new )",
}

MAGIC = """
ask_counters: [ and | the | number of | the number of ] [ {kind:counterkind} ] counters on {on:things} @after
# --- life of all, and life asked for
ask_life all=1: [ and | so ] ( who | which player | which players ) ( loses | lose | gains | gain ) [ how much ] <life_word> [ and how much [ life ] ] @after
ask_life all=1: [ and | so ] ( do | does | did | will | would ) ( anyone | anybody | any player | somebody | someone | either player | any of the players ) @still ( lose | gain ) [ any ] <life_word> @after
ask_life: [ and ] @name [ the | all | every | each | all the | both ] [ @possible ] <life_word> [ possible ] ( of | for ) {who:person} @after
ask_life: [ and ] @name [ all [ of ] ] {who:owner} [ @possible ] <life_word> @after
ask_life all=1: [ and ] @name [ the | all | every | each | all the | both ] [ @possible ] ( life totals | totals | life total ) [ possible ] @after
# --- who wins
ask_winner: [ and | so ] ( who | which player | which of us | which one of us ) ( wins | won | will win | has won | would win | is the winner | ends up winning | is going to win | takes the game ) [ the game | this game | the match | in the end ] [ then | now | here ]
ask_winner: [ and | so ] ( does | did | has | will | would | do ) ( anyone | anybody | any player | somebody | someone | either player | either of us | one of us | any of us ) ( win | won ) [ the game | this game ] [ then | now | here ]
ask_winner: [ and | so ] ( is | was | would | will ) ( it | this | that | the game | the match | the result ) [ then | now | be ] ( a draw | drawn | tied | a tie ) [ then | now | game | or not | right ]
ask_winner: [ and | so ] ( does | will | would | did ) ( it | this | the game | that | the match ) [ then | now | therefore ] ( end | result ) ( in | as ) ( a draw | a tie )
ask_winner: [ and | so ] ( do | does | did | will | would | have ) ( we | they | both players | the players | both of us | i | it ) [ both | all ] ( draw | drawn | tie ) ( the game | this game | the match )
ask_winner: [ and | so ] ( does | did | has | will | would | is ) ( the | this ) ( game | match ) [ then | now | already | therefore ] ( end | ended | over | end here | end there | go on | continue | decided | end at once | end immediately | end right there ) [ then | now | here | or not | right away | at once | immediately ]
ask_winner: [ and | so ] how ( does | did | will | would ) ( the | this ) ( game | match ) end [ then | now | here ]
ask_winner: [ and | so ] what @is the ( outcome | result ) of ( the | this ) ( game | match )
ask_winner: [ and | so ] ( do | does | did | will | would ) ( we | they | both players | the players ) [ both ] ( tie | draw out ) [ then | now ]
ask_wins: [ and | so ] ( who | which player | which players ) ( is | are | remains | remain ) [ still | left ] ( in the game | out of the game | still in )
ask_winner: [ and | so ] the winner is
ask_winner: ( can | could | may ) ( it | this | the game | the match | that ) [ then | also ] ( end | result ) ( in | as ) ( a draw | a tie ) [ here ]
# --- orders
ask_order: [ and | so ] ( does | do | would | will | did ) ( the | that | this | their ) order [ of {of:things} | of the effects | of application | of ( the | these | those ) ( two | three | effects | replacements ) [ effects ] | ( they | the effects | these ) ( apply | are applied ) in | in which ( they | the effects | these effects | {of:things} ) ( apply | are applied | applies ) ] [ even | really | actually | here ] ( matter | change anything | make a difference | make any difference | change the result | change the outcome | affect the result ) [ here | then | for me | for us | at all ]
ask_order of=1: [ and | so ] ( does | do | would | will | did ) it [ even | really | actually | still ] ( matter | make a difference | make any difference | change anything ) ( which | what | whose ) [ one | ones | effect | replacement effect | of them | of these | of those | of the two | of the two effects | of the effects | replacement | prevention | shield | {x:things} ] ( applies | apply | is applied | are applied | goes | comes | gets applied | happens | works | {who2:person} ( apply | applies | choose | chooses | use | uses ) ) [ first | last | next ]
ask_order of=1: [ and | so ] ( does | do | would | will | did ) it [ even | really | actually | still ] ( matter | make a difference | make any difference | change anything ) [ in ] ( which | what ) order ( they apply | they are applied | the effects apply | the effects are applied | the two effects apply | {x:things} ( apply | applies | are applied ) | {who2:person} ( apply | applies ) ( them | the effects | these ) ) [ in ]
ask_order of=1 who=1: [ and | so ] [ in ] ( which | what ) order ( do | does | are | is | will | would | must | should ) ( they | the effects | these effects | these | those | {x:things} ) [ be ] ( apply | applied | to be applied | get applied ) [ in ] [ then | here ]
ask_order: [ and | so ] ( is | was ) the order ( important | relevant | of any importance | of importance ) [ here ]
ask_damage: [ and | so ] ( can | could | may | does | will | would ) any [ combat ] damage ( be @taken | get through | go through ) to {who:targets} @after
ask_who: [ so | and ] who [ gets to | then ] <pick> how {source:things} ( assigns | assign | divides | divide | deals | distributes | splits ) ( its | his | her | their | the ) [ combat ] damage [ ( among | between ) ( {to:things} | the blockers | its blockers | the attackers | them ) ]
ask_who: [ so | and ] ( who | which player ) ( assigns | divides | distributes | splits ) {source:things} 's [ combat ] damage
ask_who: [ so | and ] who [ gets to | then ] <pick> how ( {source:things} 's | its | the | that | his | her | their | my ) [ combat ] damage is ( split | divided | assigned | distributed | dealt ) [ ( among | between | to | up between ) ( {to:things} | the blockers | its blockers | the attackers ) ]
ask_who: ( can | could | may | do | does ) {who:person} [ then | simply | just | even ] ( choose | decide | opt | get | want ) to ( apply | use ) {a:things} ( first | before {b:things} | ahead of {b:things} | last | after {b:things} )
ask_who: ( can | could | may ) {who:person} [ then | just | simply | also ] ( apply | use ) {a:things} ( first | before {b:things} | ahead of {b:things} | last | after {b:things} )
ask_who: ( can | could | may ) {who:person} [ then | just | simply | also ] ( have | let | make ) {a:things} ( apply | go | work ) ( first | before {b:things} | ahead of {b:things} | last | after {b:things} )
ask_who: [ and | so ] ( do | does | did | will | would ) {who:person} @still ( have | get ) ( any | a | some ) ( choice | say ) [ here | then | in this | in that | in it | in the matter | about it | about that ]
ask_who: [ and | so ] ( is | was ) [ there ] ( any | a ) choice [ to be made | to make ] [ here | for {who:person} ]
# --- triggers
ask_all ~1: [ and | or ] still in [ the ] combat {end:sentenceend}
ask_poison all=1: who ( gets | get | has | takes | ends up with ) [ how many | how much | any | the | a ] poison [ counters | counter ]
ask_triggers: [ and | so ] how many ( triggers | triggered abilities | trigger ) ( are there | are put on the stack | go on the stack | happen | do i get | does he get | resolve | are triggered | is there ) [ in total | altogether ]
ask_triggers: [ and | so ] how many ( abilities ) ( trigger | are triggered ) [ in total | altogether ]
ask_triggers: [ and | so ] ( does | do | did | will | would ) ( it | that | this | that ability | {what:things} ) @still trigger ( once | twice | one time | two times | three times | {n:number} times ) [ or [ only | just ] ( once | twice | one time | two times | three times | {n2:number} times ) ]
# --- cards
ask_hand: [ and | so ] how many cards ( do | does | will | would | did ) {who:person} [ then | still | now ] ( have | hold | end up with | end with | be left with | be holding | keep ) [ left ] in ( hand | {owner:owner} hand ) @after
ask_hand: [ and | so ] how many cards ( are | will be | remain | is | would be ) [ still | left ] in {who:owner} hand @after
ask_hand: [ and | so ] how ( big | large ) @is {who:owner} hand @after
ask_hand: [ and | so ] what @is {who:owner} hand size @after
ask_hand: [ and | so ] how many cards [ left ] in {who:owner} hand @after
ask_library: [ and | so ] how many cards ( do | does | will | would | did ) {who:person} [ then | still | now ] ( have | end up with | end with | be left with ) [ left ] in [ {owner:owner} ] ( library | deck ) @after
ask_library: [ and | so ] how many cards ( are | will be | remain | is | would be ) [ still | left ] in {who:owner} ( library | deck ) @after
ask_library: [ and | so ] how ( big | large ) @is {who:owner} ( library | deck ) @after
# --- damage
ask_damage: [ and | so ] @amounts ( can | could | may | might | do | does | will | would ) {who:targets} [ possibly | end up | still | then | now | eventually | actually ] ( take | taking | be dealt | being dealt | get dealt | suffer | suffering | receive | receiving ) [ from {source:things} | in total | overall ] @after
ask_damage: [ and | so ] @amounts ( may | might | will | would ) [ possibly | end up | still | then | actually ] ( be | being | get ) @taken to {who:targets} [ by {source:things} ] [ in total | overall ] @after
ask_damage: [ and | so ] @amounts ( is | are | was | gets | ends up being ) [ actually | then | finally | still ] @taken to {who:targets} [ by {source:things} ] [ in total | overall ] @after
ask_damage: [ and | so ] how much [ combat ] damage in total ( do | does | did | will | would | can ) {who:targets} @still ( take | suffer | receive ) [ this turn ] @after
ask_damage: [ and | so ] ( what | which ) ( is | are ) the [ different ] possible ( amount | amounts ) of [ combat ] damage ( [ that ] ( can | could | may | might ) be @taken | @taken | ) to {who:targets} @after
ask_damage: [ and | so ] ( what | which ) ( is | are ) the [ different ] possible ( amount | amounts ) of [ combat ] damage [ that ] {who:targets} ( can | could | may | might ) ( take | be dealt | suffer | receive )
ask_damage: [ and | so ] ( is | was | are | will | would ) [ there ] ( any | some ) [ combat ] damage [ be ] [ @taken ] to {who:targets} @after
ask_damage: [ and | so ] ( is | was | will | would ) [ combat ] damage [ be ] ( dealt | done ) to {who:targets} [ at all ] @after
ask_damage: [ and | so ] any [ combat ] damage [ @taken ] to {who:targets} @after
ask_damage: [ and | so ] ( does | do | will | would | can | did ) ( any | any of the | some | some of the | the | all of the | all the | that ) [ combat ] damage [ still ] ( get through | go through | make it through | come through | reach | get past ) [ to {who:targets} | {who:targets} ] @after
ask_prevented: [ and | so ] ( how much | how many points | what | how many ) [ of ] [ the | that | this | his | her | its | my | total | it | it all ] [ combat | noncombat ] [ damage ] [ to {who:targets} | dealt to {who:targets} | {who:targets} would be dealt ] ( is | gets | was | will be | would be | can be | could be | does get | is being | ends up | are ) prevented [ in total | altogether | here | by this | by that | by it | overall | exactly | this way ] @after
ask_prevented extreme=most: [ and | so ] ( how much | how many points of ) [ of ] [ the | that | his | her ] [ combat ] [ damage ] ( can | could | will | would | is ) [ be ] prevented at most
ask_prevented: [ and | so ] what @is the total prevented @after
ask_damage: [ and | so ] ( how much | what ) ( of | out of ) [ those | these | the | that | his | her ] [ {n:number} ] [ points of ] [ combat ] damage ( do | does | did | will | would | can ) {who:targets} [ actually | still | then | really ] ( take | suffer | receive | get dealt ) @after
ask_dealtby it=1: [ and | so ] ( do | does | did | will | would | can ) {by:things} @still [ get to | gets to ] ( deal damage back | hit back | strike back | deal damage in return | deal its damage back | deal its damage first | get its damage in | get to deal damage ) [ first | at all | then ]
ask_gain of=lose much=1: [ and | so ] by how much ( do | does | did | will | would ) {who:owner} <life_word> ( go down | drop | fall | change | decrease | go )
ask_life ~-1: [ and | so ] what ( do | does | will | would ) [ the | our | both | both players 's | their ] <life_word> look like @after
ask_life: [ and | so ] how ( low | high | far [ down | up ] ) ( does | do | did | will | would ) {who:owner} <life_word> [ total ] ( go | get | drop | fall | sink | climb | rise | end up | become ) [ down | up | to ] @after
ask_life: [ and | so ] how ( low | high ) ( do | does | did | will | would ) {who:person} ( end | end up | get | finish | climb ) [ to | at | on ] @after
ask_life: [ and | so ] how much <life_word> ( do | does | did | will | would ) {who:person} [ both | each ] ( end | end up | finish | wind up ) ( at | on | with ) @after
ask_life ~-1: [ and | so ] how much <life_word> ( do | does | did | will | would ) ( ( they | we | the players ) ( both | each | all ) | both | both players | both of us | both of them ) ( have | end up with | end up at | end up on | end at | end with | end on ) [ each ] @after
ask_life ~-1: [ and | so ] how ( do | does | will | would ) [ the | our | both | both players 's | their | everybody 's ] ( life totals | lives | totals ) look @after
ask_damage: [ and | so ] what @is the total [ amount of ] [ combat ] damage {who:targets} ( takes | take | is dealt | are dealt | suffers | suffer | receives | receive | took ) @after
ask_damage: [ and | so ] what @is the total [ amount of ] [ combat ] damage [ dealt | done ] ( to | on ) {who:targets} @after
ask_dealtby: [ and | so ] what @is the total [ amount of ] [ combat ] damage {by:things} ( deal | deals | dealt | do | does ) @after
ask_life ~-1: [ and | so ] where ( do | does | did | will ) ( we | they | both players | both of us ) [ each | both | all ] ( stand | end up | finish | end ) @after
ask_life ~-1: [ and | so ] where ( do | does | did ) each ( player | of us | of them | of the players ) ( stand | end up | finish | end ) @after
ask_prevented: [ and | so ] what @is the ( amount | total amount | total ) of damage [ that is | that gets ] prevented @after
ask_prevented: [ and | so ] ( was | were ) [ the | that | his | her | my ] [ combat ] damage [ really | actually | then ] prevented [ at all | or not | then | here ]
ask_prevented: [ and | so ] ( was | is | were | gets | got | did | does ) ( any | some | any of the | some of the | all of the | all | any of his | all the ) damage ( prevented | get prevented ) [ at all | here | then | or not ]
ask_dealtby each=1: [ and | so ] ( how much | what ) [ damage ] ( does | do | did | will | would ) ( each | each of them | both | both of them | each of the two | each creature | each one ) ( deal | do | inflict ) @after
ask_dealtby each=1: [ and | so ] how much [ damage ] ( is | was ) dealt by ( each | each of them | both | both of them | each of the two | each creature | each one ) @after
ask_damage: @tell how much [ combat ] damage {who:targets} ( takes | take | is dealt | are dealt | suffers | suffer | receives | receive | will take | would take | ends up taking | end up taking | took | was dealt ) @after
ask_damage each=players: @tell [ and | so ] how much [ combat ] damage ( does | do | did | will | would | is ) each ( defending player | attacked player | player | opponent ) [ actually | then ] ( take | takes | dealt | suffer | receive ) @after
ask_damage each=1: [ and | so ] how @is [ the | that | this | his | her | its ] [ combat ] damage ( distributed | divided up | split up | spread | dealt out ) @after
ask_prevented all=1: [ and | so ] ( did | does | will | would | do | is ) {x:things} ( prevent | prevents | absorb | absorbs | stop | stops ) ( it all | all of it | everything | the whole thing | all the damage | all of the damage | all damage )
ask_fatal: [ and | so ] ( is | was | would | will ) ( that | this | it | {by:things} ) [ be ] lethal [ damage ] [ here | then | right | yes | or not ]
ask_fatal: [ and | so ] ( do | does | did | would ) ( i | he | she | we | they | {x:person} ) have lethal [ here | then | this turn | on board ]
ask_fatal: ( does | do | would | will | did ) {by:things} have lethal [ here | then | this turn | on board ]
ask_life: @tell how much <life_word> {who:person} ( ends | end | finishes | finish | is left | are left | stays | stay | winds up | has | have | ends up ) [ the ( turn | combat | game ) ] [ up ] ( with | at | on | left )
ask_life: @tell what {who:owner} [ final | new | resulting ] <life_word> ( is | are | will be | would be | becomes ) @after
ask_life ~1: [ and ] at ( what | which ) <life_word> {end:sentenceend}
ask_life: [ and | so ] how ( high | low ) @is {who:owner} [ final | new ] <life_word> @after
ask_zone: @tell where {what:things} ( ends up | end up | goes | go | is | are | lands ) @after
ask_drawn: @tell how many cards {who:person} ( draws | draw | drew | gets to draw ) @after
ask_hand: @tell how many cards {who:person} ( has | have | holds | ends up with ) in ( hand | {owner:owner} hand ) @after
ask_hand: [ and | so ] ( do | does | will | would ) {who:person} [ still | then ] have any cards [ left ] [ in hand | in {owner:owner} hand ] @after
ask_prevented: @tell how much [ of ] [ the | his | her | its ] [ combat ] damage ( is | gets | was | will be ) prevented @after
ask_markedon: [ and | so ] is {n:number} the [ total ] [ amount of ] damage [ that is ] [ marked ] on {on:things}
ask_damage extreme=least: [ and | so ] what ( is | would be | will be | could be ) the ( least | smallest | lowest | minimum | fewest ) [ amount ] [ of ] [ combat ] [ damage ] [ that ] {who:targets} ( can | could | may | might | would | will ) ( be dealt | take | suffer | receive )
ask_damage extreme=most: [ and | so ] what ( is | would be | will be | could be ) the ( most | largest | highest | maximum | biggest | greatest ) [ amount ] [ of ] [ combat ] [ damage ] [ that ] {who:targets} ( can | could | may | might | would | will ) ( be dealt | take | suffer | receive )
ask_can_assign: [ and | so ] ( can | could | may ) ( {who:person} | {what:thing} ) @still ( assign | put | deal | dump | send ) ( all of it | it all | everything | all the damage | all of the damage | the whole damage ) ( to | on | onto | into | at ) {to:targets}
ask_gain of=lose much=1: [ and | so ] ( what | how much | how high ) @is [ the ] [ total ] life loss ( for | of ) {who:person} @after
ask_gain much=1: [ and | so ] ( what | how much | how high ) @is [ the ] [ total ] life gain ( for | of ) {who:person} @after
ask_again ~3: ( and [ what is | at ] [ the ] | [ what is ] the | what about the ) ( least | smallest | lowest | minimum | most | largest | highest | maximum | biggest | greatest ) {end:sentenceend}
ask_size ~1: [ and ] ( size | power and toughness | stats ) {end:sentenceend}
ask_size: [ and | so ] how ( big | large | strong ) @is {what:thing} ( once | after ) it ( returns | comes back | enters | is back | has come back | has returned )
ask_gain: ( do | does | did | will | would ) {x:things} @still ( gain | get | give | net ) {who:person} [ any | some ] ( life | anything ) [ then | here ]
# --- counters and loyalty
ask_counters: [ and | so ] how many [ of ] [ the | its | his | my | those ] [ {kind:counterkind} ] counters ( are | remain | will be | stay | will remain | is | were | ) [ still | then ] [ left | there | remaining ] ( on | left on ) {on:things} @after
ask_counters: [ and | so ] ( does | do | will | would | did | has | can ) {on:things} @still ( have | keep | lose | retain | get to keep | hold on to ) ( its | his | her | the | any | a | an | one | all | all its | all of its | their | some of its | any of its | some ) [ {kind:counterkind} ] ( counter | counters ) [ left | on it | then | now | at all | on them ] @after
ask_counters: [ and | so ] how many [ of its | of the | of those ] [ {kind:counterkind} ] counters ( are | is | get | gets | were | was | will be ) ( removed | taken off | taken away | lost | used up ) [ from {on:things} ] @after
ask_counters every=1: [ and | so ] ( what | which | which kind of | what kind of | which kinds of | what kinds of | what sort of ) counters ( are | remain | is | will be | end up ) [ still ] [ left | there ] on {on:things} @after
ask_counters every=1: [ and | so ] ( what | which | which kind of | what kind of | which kinds of | what kinds of | how many and which ) counters ( does | do | will | would ) {on:things} @still ( have | end up with | end with | bear | carry ) [ on it | on them ] @after
ask_counters every=1: [ and | so ] how many counters ( does | do | will | would ) {on:things} @still ( have | end up with ) [ on it | left | on them ] ( and | , ) ( of ) ( which | what ) ( kind | kinds | type )
ask_counters every=1: [ and | so ] how many counters ( are | remain | will be ) [ still ] [ left ] on {on:things} ( and | , ) ( of ) ( which | what ) ( kind | kinds | type )
ask_loyalty: [ and | so ] ( what | how much | how many ) loyalty [ counters ] ( is | does | will | would | are | has ) {what:thing} [ still | then ] [ be ] ( left with | have left | end up with | end up at | end up on | finish with | end with | at | left ) @after
ask_loyalty: [ and | so ] how much loyalty ( remains | is left | will be left | is remaining | stays ) [ on {what:thing} ] @after
ask_loyalty ~1: [ and | so ] what ( is | will be | 's ) {what:thing} ( at | on ) @after
ask_counters: [ and ] ( is | are | was | were | does | do | did | will | would ) [ the | its | his | my | her ] [ {kind:counterkind} ] ( counter | counters ) [ on {on:things} ] @still [ be | get ] ( removed | lost | used up | gone | spent | taken off | used | put on it ) [ or not | too | as well ] @after
ask_markedon: [ and | so ] ( is | was | will ) [ there ] [ still | then | be ] ( any | some ) damage [ still | left | marked | be ] on {on:things} @after
ask_markedon: [ and | so ] any damage [ still | left | marked ] on {on:things} @after
ask_damage extreme=most: [ and | so ] at most [ , ] how much [ combat ] damage ( can | could | may | will | would | does | do | is ) {who:targets} ( take | be dealt | suffer | receive | dealt )
ask_damage extreme=least: [ and | so ] at least [ , ] how much [ combat ] damage ( can | could | may | will | would | does | do | must | is ) {who:targets} ( take | be dealt | suffer | receive | dealt )
ask_dies: [ and | so ] ( is | was | will | would ) ( that | this | it ) [ be ] enough to ( kill | destroy | finish off | finish ) {what:things}
# --- another scenario
variant ~-2: ( would | does | will | do ) ( it | that | anything | this | the result | the answer | things | something ) [ even | really ] ( matter | change | be different | make a difference | make any difference | change anything | change something | go differently | look different ) ( if | whether ) {rest:tothequestionmark}
# --- what is left
ask_dies: [ and | so ] ( does | do | will | would | did | can ) {by:things} @still ( finish | take | knock ) {what:things} ( off | out | down )
ask_kept_things: [ and | so ] what ( do | does | did | will | would ) {who:person} @still ( have | control | keep ) [ left ] ( on the board | on the battlefield | in play | on the table | left ) @after
ask_kept_things ~-3: [ and | so ] ( what is | who is | what remains | who remains | which creatures are ) [ still ] [ left ] [ alive | standing | over ] ( on | of ) {who:owner} ( side | board | battlefield | field | half | team | army | creatures | guys | dudes ) [ of the ( table | board | battlefield ) ] @after
ask_kept_things: [ and | so ] ( which | what ) ( creatures | creature | of {owner:owner} creatures ) ( do | does | did | will | would ) {who:person} @still ( have | control | keep | end up with ) [ left | alive ] @after
ask_life: [ and | so ] ( does | do | did | will | would ) {who:owner} <life_word> @still ( change | go down | go up | drop | increase | decrease | stay the same | move ) [ at all ] @after
ask_gain: ( do | does | did | will | would ) {who:person} [ still ] ( get to gain | get to lose ) [ any | some | the ] life [ ( off | from | for ) {x:things} ] [ here | then ]
ask_trample: [ and | so ] is there [ any ] ( damage | excess | excess damage ) left [ over ] [ for {to:person} ]
ask_loses: [ and | so ] ( would | will | could ) {who:person} @still be ( dead | out | alive | done for | toast | safe | ok | out of the game ) [ ( from | of | by | to ) ( poison | poison counters | damage | the damage | that ) ] [ then | now | or not ]
ask_dies: [ and | so ] @tell whose ( creature | creatures ) ( <die> | <live> ) @after
ask_dies: [ and | so ] ( would | will | could ) {what:things} @still be ( <dead> | <alive> ) [ then | now | or not ]
ask_how_many kinds=creature most=most: [ and | so ] [ at [ the ] most [ , ] ] how many [ of ] [ {of:owner} | the | his | these | those ] ( creatures | blockers | attackers | guys ) ( can | could ) {killer:person} ( kill | destroy | take down ) [ at most | at best | with it | this combat ]
ask_how_many kinds=creature most=most: [ and | so ] what @is the ( maximum | greatest | highest | most | largest ) [ number of ] [ {of:owner} | the | his | these | those ] ( creatures | blockers | attackers ) [ that ] {killer:person} ( can | could ) ( kill | destroy )
ask_how_many kinds=creature most=most of_fight=1: [ and | so ] [ at [ the ] most [ , ] ] how many [ of ] ( them | these | those | the [ other ] blockers | the attackers | the creatures ) ( can | could ) ( {killer:person} | {with:thing} ) ( kill | destroy | take down | take out ) [ at most | at best | with it | this combat ]
ask_how_many kinds=creature most=most of_fight=1: [ and | so ] [ at [ the ] most [ , ] ] how many [ of ] [ the ] ( blockers | attackers ) ( die | can die | could die | are killed | get killed | can be killed ) [ at most | at best ]
ask_dies: [ and | so ] [ what is | what about ] {what:things} 's fate
ask_dies: [ and | so ] [ what is | what about ] the fate of {what:things}
ask_dies: [ and | so ] ( does | do | will | would | did | can ) {what:things} @still ( stay | remain ) ( on the battlefield | in play | on the board | around | there | alive )
ask_dies: [ and | so ] ( who | what | which | which creatures | which creature | which ones | which one | which of them | which of these | which of the two | which of the two creatures | which of the creatures | which of those | which one of them ) ( end | ends | land | lands | wind | winds | finish | finishes ) up ( in the graveyard | in a graveyard | in their graveyards | in its owner 's graveyard | dead )
ask_dies: [ and | so ] ( who | what | which | which creatures | which creature | which ones | which one | which of them | which of these | which of the two | which of the two creatures | which of the creatures | which of those | which one of them ) ( is | are | remain | remains | stay | stays | will be ) [ still ] ( around | alive | standing | there | left | on the battlefield | in play | on the board | left on the battlefield | left standing | left alive | remaining ) @after
ask_dies: [ and | so ] ( who | what | which | which creatures | which creature | which one | which ones | which of them | which of the two | which of the two creatures | which of the creatures ) ( is | are | will be ) [ now | then ] in ( its owner 's graveyard | the graveyard | a graveyard | their graveyards | their owners ' graveyards ) @after
ask_dies: [ and | so ] ( which of them | which of these | which of the two | which of the two creatures | which of those | which one of them | which of the creatures ) ( <live> | <die> | <dead> | <alive> ) @after
"""
