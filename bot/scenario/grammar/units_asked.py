"""Questions that Grand Archive and Riftbound share (data for the matcher)."""

QUESTIONS = """
ask_takesfrom: how much [ damage ] ( does | do | will | would ) {to:targets} take ( from | off ) @a {n:number} damage {kind:sourcekind}
ask_hurtby: [ how much | how many | what ] [ damage ] ( does | do | will | would | can | could ) {what:things} @still ( take | get | suffer ) [ damage | any damage | anything ] ( from | of | off ) {by:cards}
ask_hurtby: ( does | do | will | would | can | could ) {what:things} @still ( survive | withstand | live through | make it through | ( die | lose ) ( to | from | against ) | ( get | be ) killed by ) {by:cards}
ask_lethal: how much [ more ] damage ( does | can | could | would | will ) {what:things} ( survive | withstand | live through | take before ( it dies | dying ) | take and ( live | survive ) )
ask_markedon: [ and ] ( is | are | was | were ) {on:targets} @still ( damaged | undamaged | unharmed ) @afterit
ask_marked: how much damage ( is | 's ) [ there ] [ marked ] on {who:targets} [ now | then | after | afterwards | left ]
ask_marked: ( how much | what ) damage ( does | do | will ) {who:targets} ( have | end with | end up with ) [ on it ] ( after | @afterit )
ask_kindcounters: ( does | do | will | would ) {on:targets} ( get | receive | gain ) ( a | any | an ) {kind:counterkind} ( counter | counters )
ask_dies: {what:things} @is ( dying | dead | killed | about to die ) ?
ask_stopped: ( can | could | may ) {who:person} [ still | even ] ( prevent | stop ) [ the | that | this | a | an | his | her | their ] {threat:cards} [ 's ] [ damage ] ( with | using | by using | by ) [ a | an | the | my ] {card:cards}
ask_stopped: [ and | so ] ( does | do | will | would | can | did ) [ the | my | its | his | her | their | a ] {kind:counterkind} [ counter | counters ] [ still | even | really | actually | also ] ( stop | prevent | help | save | protect | block | reduce | absorb | work | matter | count ) @whatstops
ask_stopped: [ and | so ] ( does | do | will | would | can | did ) [ the | my | its | his | her | their | a | {to:things} 's ] ( shield | shields | prevention | shielding | barrier | buffer | counter | counters ) [ still | even | really | actually | also ] ( stop | prevent | help | save | protect | block | reduce | absorb | work | matter | count | apply | do anything ) @whatstops
ask_stopped: [ and | so ] what ( happens | happened | would happen | will happen | becomes ) ( to | with | of ) ( the | that | this | its | his | her | their | my | all [ of ] the ) [ combat ] damage
ask_stopped: [ and | so ] ( does | do | will | would | can | did ) {to:things} 's {shield:shield} [ still | even | really | actually | also ] ( stop | prevent | help | save | protect | block | reduce | absorb | work | matter | count ) @whatstops
ask_stopped: [ and | so ] ( does | do | will | would | can | did ) [ {who:owner} ] {shield:shield} [ on {to:things} ] [ still | even | really | actually | also ] ( stop | prevent | help | save | protect | block | reduce | absorb | work | matter | count ) @whatstops
ask_applied: ( does | do | will | would | did ) {by:things} @still ( stop | prevent | reduce | absorb ) [ it | that | this | anything | any | some | any of it | any of that | any damage | the damage | that damage | damage ] [ both times | twice | each time | every time | here | too ]
ask_lastprevented: ( is | was | gets | does ) [ the ] ( second | last | other ) ( one | hit | attack | spell | damage ) [ 's ] [ damage ] [ also | still | even | then ] [ get ] prevented [ too | as well | then ]
ask_also: [ and ] ( does | do | is | are ) {what:things} [ too | as well ] ?
ask_also: [ and | or ] [ what about | how about | what of ] {what:things} [ herself | himself | itself | themselves | too | then ] [ \\open {specs:specs} \\close ] ?
ask_savedfrom: ( does | would | will | can | could ) {card:cards} [ still ] ( save | protect | keep ) {what:things} [ alive ] ( from | against ) {by:cards}
ask_hurtby: ( does | would | will | can | could ) {by:cards} ( hurt | damage | kill | hit | do anything to | destroy ) {what:things}
ask_who: which ( one | of them | of the two | effect ) is used [ , ] [ or both ]
ask_who: which ( one | of them | effect ) [ do | does ] {who:person} ( use | uses | apply ) [ , ] [ or both ]
ask_counters: [ and | so ] how many [ {kind:counterkind} ] counters ( remain | stay | are left over | are still left ) [ on {on:thing} ] @afterit
ask_marked: [ is | are ] [ there ] any damage [ still ] ( left | marked ) on {who:targets} @afterit
ask_worth: [ and ] how many cards ( is | are ) ( that | it | they ) worth
ask_damage: [ and | so ] ( what | how much ) ( do | does | did | would | will ) {who:targets} ( end up | finally ) ( taking | with )
ask_damage: what can {who:targets} end up taking
ask_damage: [ and ] ( does | do | will | would ) {who:targets} @still take ( anything | damage | any damage | something )
ask_triggers its=1: ( do | does | did | will | would | is | are | can ) ( {of:thing} 's | its | his | her | their | my | the | that | this ) @itsability @still ( trigger | triggered | go off | goes off | happen | work | activate | resolve ) @afterit
ask_triggers its=1: ( do | does | did | will | would | can ) ( the | this | that ) @itsability of {of:thing} @still ( trigger | go off | happen | work | activate | resolve ) @afterit
ask_how_many: [ and | so ] how many [ of ] {of:owner} ( units | allies ) ( will | would | do | does | did | are | is ) @still ( <live> | <die> | <dead> | <alive> | left | remain | destroyed | killed )
ask_how_many: [ and | so ] how many [ of ] [ the | his | her | their | these | those | them | my ] [ enemy | other ] [ units | defenders | attackers | allies | blockers | of them ] ( can | could | do | does | will | would | did ) {killer:person} [ manage to ] ( kill | destroy | take out | take down | get rid of ) @afterit
ask_damage: [ and | so ] how much damage ( do | does | did | will | would ) {who:targets} [ end up | wind up ] ( being | getting ) dealt
ask_everyone: [ and | so ] @whoever ( takes | take | is taking | are taking | took | gets | get | suffers ) [ all | any ] ( it | that | the damage | this | the hit | damage | combat damage )
ask_everyone: [ and | so ] @whoever ( is | are | was | were | gets | get | got | will be | would be ) ( dealt | hit by | hurt by ) [ any | the | that | this | combat ] damage @afterit
ask_everyone: [ and | so ] @whoever ( is | are | was | were | gets | get | got | will be | would be ) ( damaged | hurt ) @afterit
ask_whodies: [ any | the | what ] ( survivors | survivor | deaths | casualties | losses )
ask_everyone: [ and | so ] who ( takes | ends up with ) ( what | how much ) [ damage ] [ [ , ] [ and ] who ( dies | lives | survives ) ]
ask_everyone: [ and ] ( what | how much ) [ damage ] ( is | gets ) dealt to ( each | each of them | each one | each unit | each of these | everything | everybody | everyone )
ask_everyone: what ( does | do ) ( everybody | everyone | each unit | each of them ) take
ask_amounts: possible ( amounts | results ) and who ( chooses | decides )
ask_power: [ and ] how much power ( do | does ) {who:person} get
ask_damage: ( dmg | damage ) [ dealt | taken | done ]
ask_damage: [ total | how much | what ] ( damage | dmg ) ( is | am ) {who:person} [ taking ]
ask_helps: ( does | do | will | would | did ) {by:things} @still ( save | protect | help | stop | prevent | work ) [ {what:things} | it | that | this | anything | on it ] [ both times | twice | each time | every time | or only once | only once | too | in time ]
ask_all: what ( happens | happen ) with ( the damage | it | them | that )
ask_all: [ and ] if {who:person} discard [ a card | one | cards ] for ( the | this ) critical
ask_all: ( is | are ) {what:things} ( only | just ) ( one | for one ) time or ( each | every ) time
ask_all: the prevent of {n:number} is only one time or each time
ask_all: ( is | are ) the ( result | answer | ruling | outcome | results ) [ really ] ( the same | different )
ask_editions: {e:editionword} and {e2:editionword}
ask_all: what ( is | was ) left after [ the ] ( fight | combat | battle )
ask_prevented: is [ it | that ] [ a ] prevent {n:number} or {n2:number}
ask_all: is {what:things} hurt
ask_prevented: ( is | was | gets ) [ it | that | this | the damage | that damage | this damage | any of it | any of that | some of it ] [ also | still | even ] prevented [ by {card:things} ] [ too | as well | then | at all ]
ask_prevented: is it {end:clauseend}
ask_zone: ( is | are | was | does | do | did | will | would ) {what:things} @still [ be | get | end up | go | have to go | return | move ] ( banished | in the trash | to the trash | in the deck | recalled [ @tobase ] | [ back ] @tobase | [ back ] home ) [ or ( banished | dead | in the trash | in the graveyard | recalled | just dead | killed | at the battlefield | stay | stays | [ back ] @tobase ) ] @afterit
ask_hitsback: [ so ] what ( is | 's ) the ( best | worst ) [ case | result | outcome | thing ] [ for me | i can get | i can do | that can happen | possible | here ]
ask_hitsback: ( best | worst ) case [ for me | here ]
ask_zone: ( does | do | did | will | would | can | could ) {what:things} @still ( stay | remain ) [ there | here | where it is | ( at | on ) @thefield | on the field ] @afterit
ask_zone: where ( is | are | 's ) {what:things} @afterit
ask_prevented: ( do | does | did | can | could | will | would ) ( i | {who:person} ) [ get to ] prevent ( both | all | the two | all the | all of the | both of the | every ) ( instance | instances | hits | hit | deals | parts | times ) [ of ] [ the | that ] [ damage ]
ask_prevented: ( are | is | was | were | do | does | will | would | can ) ( both | all | the two | all the | all of the | both of the | every ) ( instance | instances | hits | hit | deals | parts | times ) [ of ] [ the | that ] [ damage ] [ get | be ] prevented
ask_prevented: how many [ damage | points ] ( is | are ) ( prevented | absorbed )
ask_tapped: @is {what:thing} @still ( exhausted | ready | rested | awake ) [ or ( exhausted | ready | rested | awake | not ) ]
ask_linkedgone: ( is | was | are | does | did | will | would | has ) ( the | my | his | her | their | its ) ( shield | item | regalia | armor | armour | equipment | gear | sword | weapon | token ) @still [ get | be | been ] ( sacrificed | destroyed | banished | broken ) [ too | then | as well | by that | instead | for it ]
ask_shield: [ the | my | his | her | their ] shield ( gone | used up | used | spent | still there | still up ) [ after | now ]
ask_shield: {what:things} ( gone | used up | used | spent | left | still up | still there | still active )
ask_shield: ( does | do ) [ the ] ( first | second ) ( hit | one | attack ) use ( it | them ) up [ or no | or not ]
ask_shield: [ and ] ( what | how much ) ( is | 's ) [ still ] left ( of | on | in ) ( the | my | his | its ) ( prevent | prevention | prevent value | shield | buffer | barrier | shielding )
ask_shield: ( is | are ) {what:things} ( used | used up | gone | spent | left | up | still up | still there | wasted ) [ then | after | or both | now ]
ask_shield ~-1: [ and | so ] how much [ of ] [ the | my | his | her | their ] ( {what:cards} | prevention | prevent | prevent value | shield | shielding | buffer ) [ is | 's ] [ still ] ( left | remains | remaining ) [ on it | now | after that | then | afterwards ]
ask_shield: [ and ] ( how much | what | how many ) [ of the | of my ] [ prevent value | prevention | prevent | shield | shielding | of it ] ( is | 's | would be | do i have ) [ still ] ( left | remaining ) [ on it | on them | on the barrier | on my unit ] [ now | after | afterwards | then | after that | after combat | at the end ]
ask_shield: ( anything | something | what ) left ( on | of | in ) {what:things}
ask_shield: [ is | are ] anything [ still ] left ( on | of | in ) ( them | it | the barrier | the barriers | the shield )
ask_dies: lethal
ask_dies: ( does | do | will | would ) {what:things} <die> ( now | immediately | right away ) , or ( later | only later | at the start of ( my | his | the ) [ next ] turn ) [ when {kw:keyword} ( goes away | ends | wears off | is gone | stops | runs out ) ]
ask_dies: ( does | do | did | will | would ) {what:things} @still ( survive | live through | make it through | die to ) @nth
ask_damage: [ and | so ] how much damage ( has | have | had ) {who:targets} ( taken | been dealt | got ) [ so far ]
ask_dies: it ( lives | live | survives | dies | dead )
ask_dies: can [ the ] {what:things} be ( killed | saved )
ask_dies: ( is | are ) ( both | all | either ) ( saved | dead | safe | killed )
ask_dies: ( both | all ) ( is | are ) ( saved | dead | safe | killed )
ask_who: [ and ] who ( orders | [ gets to ] ( decide | decides | choose | chooses | pick | picks | determine | determines | order ) [ the order of | in which order | how to order ] ) [ the | these | those | my | his | both | all | all the ] ( effects | effect order | shields | replacements | replacement effects | prevention effects | modifiers | them | order of effects | order ) [ ( on | for | of | about | with ) ( the | that | this ) [ first | second | last ] [ spell 's ] ( spell | damage | attack | hit | event | one | instance ) ] [ apply | applies | are applied | is applied | happen ] [ here ]
ask_assignsfirst: [ and ] ( who | which player | which side ) ( assigns | divides | splits | assigns ) [ the | its | their ] [ combat ] ( damage | might ) first [ , ] [ [ the ] ( attacker | attackers | attacking player ) or [ the ] ( defender | defenders | defending player ) | me or {who2:person} ]
ask_who: [ and ] ( who | which player | which side ) ( assigns | divides | splits | distributes | has to assign | gets to assign | must assign ) [ the | my | his | that | this | all | all the ] [ combat ] ( damage | it | points | might )
ask_who: [ and ] ( who | which player ) ( orders | puts in order ) [ the | these | those | both | all ] [ replacement | prevention ] ( effects | them | shields | two )
ask_who: who orders ( the | that ) ( retaliation | damage | retaliation damage | retaliators | doubling )
ask_who: ( do | does ) {who:person} get to ( choose | pick | decide ) [ anything | something | the order ]
"""
