"""What is told and asked in a chat (data for :mod:`bot.scenario.words.pattern`).

``TALK`` shares the macros of :mod:`bot.scenario.grammar.questions`, ``TOLD``, which
only Magic knows, those of :mod:`bot.scenario.grammar.events`.
"""

TALK = """
ask_dies: ( does | do | will | would | can ) [ the | its | his | my ] {kw:keyword} @still ( kill | destroy ) {what:things} [ here | then | anyway ]
ask_dies ~-1: ( does | did | will | would | do ) ( this | that ) @still ( save | protect | help | keep ) {what:things} [ alive | or not ]
ask_dies: ( @is ) {what:things} @still ( safe | protected ) ( from | against ) {by:things} [ here | then ]
ask_dies: ( do | does | did | will ) {who:person} @still ( kill | destroy ) ( both | both of them | all of them | them both | them all ) [ here | then ]
ask_saves: ( does | do | will | would | can | could ) {card:things} @still ( save | protect ) {what:targets} ( from | against ) {threat:cards} [ or not | here | then ]
ask_saves: ( can | could | may ) {who:person} [ still | then ] ( save | protect | keep ) {what:things} [ alive ] ( from | against ) [ a | an | the | his | her | their | my | {threatens:owner} ] {threat:cards} ( with | using | by casting | by using ) {card:things} [ ( on | targeting ) ( it | them | him | her ) ]
ask_trample: [ and | so ] how much [ damage ] ( can | could ) {who:person} ( put | push | get | assign | send | trample | sneak | squeeze ) ( through | over | past ) [ to {to:targets} ] ( max | maximum | at most | at best | tops )
ask_fight: ( who | what | which creature ) ( wins | dies | survives | lives ) [ in ] [ the | a ] fight between {left:thing} and {right:thing}
ask_fight: ( who | what | which creature ) ( wins | dies | survives | lives ) ( if | when ) {left:thing} ( fights | fight ) {right:thing}
ask_again ~3: {begins:afterquestion} ( do | does | did | will | would ) {what:things} {end:sentenceend}
ask_again ~4: and ( do | does | did | will | would ) {what:things} {end:sentenceend}
ask_all: ( can | could | may | do | does ) {who:person} @still dredge [ it | this | that | them | the card | {what:things} ] [ instead | for it | here ] @after
ask_counters: [ and | so ] how many [ {kind:counterkind} ] counters ( are | is | get | gets | will be | would be ) @still ( put | placed ) on {on:things} @after
ask_counters: [ and | so ] how many [ {kind:counterkind} ] counters ( end | ends | wind | winds | land | lands | go | goes ) [ up ] on {on:things} @after
ask_counters: [ and ] ( is | are ) [ the | its | his | my ] [ {kind:counterkind} ] ( counter | counters ) @still ( gone | there | used up | removed | left ) [ or not ] @after
ask_counters: [ and ] ( does | do | will | did ) {on:things} @still lose [ the | its | his | a ] [ {kind:counterkind} ] ( counter | counters ) [ or not ] @after
ask_drawn all=1: [ and | so ] how many cards ( do | does | will | would | did ) {who2:person} and {who3:person} @still ( draw | get ) @after
ask_drawn: [ and | so ] how many ( do | does | will | would | did ) {who:person} @still draw @after
ask_trample: [ and | so ] how much [ damage ] ( does | do | can | could | will | would ) {who:person} @still trample [ over | through ] [ for ] @after
ask_trample: [ and | so ] how much [ damage | of it ] ( through | gets in | goes in | comes through | tramples in | makes it in )
ask_gain: ( do | does | did | will | would ) {who:person} @still gain ( anything | something | any )
ask_shield: how ( big | large | much ) is {what:thing} [ still ] ( left | afterwards | after that | after this | then )
atlife: ( am | is | are ) {who:person} @still ( dead | out | alive | done | safe | toast ) ( at | on ) {n:number} [ <life_word> ]
atlife: ( do | does | will | would ) {who:person} @still ( die | lose | survive | live ) ( at | on ) {n:number} [ <life_word> ]
ask_created: ( do | does | did | will | would ) {who:person} @still ( get | create | make | have ) ( the | any | my | his | her | {n:number} | the {n:number} | my {n:number} ) ( token | tokens ) @after
ask_loyalty: [ and | so ] ( what | how low ) ( does | do | will | is | did ) {what:thing} @still ( go | drop | fall | end | end up | get | be ) [ down ] ( to | at | on ) @after
ask_life ~2: [ and | so ] down to ( what | how much | how many ) [ life ] @after
ask_life: [ and | so ] {who:person} ( @is at | ( go | goes | went | end | ends | ended | drop | drops | fall | falls ) [ up | down ] ( to | at | on | with ) ) ( what | how much | which ) [ life | life total ] @after
ask_trample: [ and | so ] [ what is ] [ the ] ( max | most | maximum ) [ damage ] ( to | at ) [ the | his | her | my ] ( face | head ) @after
ask_size ~2: [ and | so ] how big ( now | then | after | afterwards | at the end | in the end | after that )
ask_all ~1: [ and | so ] ( then what | what then | now what ) {end:sentenceend}
ask_all ~6: what {end:sentenceend}
ask_all ~-1: what ( happens | would happen | will happen | happened ) to ( my | his | her | their | the | your ) [ whole ] ( board | team | side | army ) @after
ask_all: [ and | so ] what is [ still | left ] ( on | in ) [ the | my | his | her ] ( board | battlefield | table | play | side ) @after
ask_dies: ( do | does | will | would | did | can ) {who:person} @still lose {what:pronounmany} [ here | then ]
ask_damage: ( do | does | did | can | will | would ) {source:thing} @still [ get to ] ( hit back | hurt | damage | deal damage to | deal any damage to | deal damage back to ) {who:targets}
ask_damage: ( who | which creature | which one | what | which player ) ( is | gets ) dealt [ the | any | that | this ] damage
ask_all: [ and ] does it matter [ in ] ( which | what ) order [ {who:person} apply them | they apply | they are applied | {what:things} ( apply | are applied ) ] [ in ]
ask_trample: ( do | does | must | would ) {who:person} @still ( have to | need to | ) assign lethal [ damage ] to {to:things} [ before ( trampling over | it tramples over | trampling | any goes through ) | first ]
ask_all: ( do | does | must ) {who:person} @still have to ( dredge | dredge it | use dredge )
ask_created: [ and ] how many [ {s:size} ] [ tokens | creatures | {kinds:tokenkinds} ] ( do | does | will | would ) {who:person} @still ( get | make | create ) ( from | with | off | for ) {card:cards} @after
ask_dies ~-3: [ and | so ] ( what | who | which ones | which one | which creatures ) lives @after
ask_damage: ( do | does | can | will | would ) {by:person} @still ( get to hurt | hurt | get to damage | damage | get to deal damage to | deal any damage to | do any damage to ) {who:targets}
ask_all: ( do | does | can | will | would ) {who:person} @still ( get to hit back | hit back | get to strike back | strike back | deal damage back | get to hit ) [ at all | here ]
ask_saves: ( can | could | may ) {who:person} @still ( use | cast | play ) {card:things} to ( save | protect ) {what:targets} ( from | against ) [ a | an | the | his | my ] {threat:cards}
ask_trample ~1: [ and | so ] ( do | does | can | could | will | would | did ) [ all | only | just ] ( {n:number} | any ) [ of ( it | them | those | the ) ] [ damage | points | trample damage | points of damage ] @still ( go | get | come | trample | spill | tramples | roll | carry | bleed | pass ) ( through | over ) [ ( to | at | on | onto ) {to:targets} ] [ ( due to | because of | thanks to | with | from ) [ the | its | his | her | my ] trample ] @after
ask_trample: [ and | so ] how much [ damage ] [ max | maximum | at most ] ( goes | gets | goes through | is going | can go | can get | could go | could get ) [ to | in | into ] [ the | his | her | their | my ] ( face | head | dome ) [ max | maximum | at most ]
ask_trample ~1: {who:person} <say> [ that ] [ all | only | just ] {n:number} [ of ( it | them | those ) ] [ damage | points | trample damage ] ( goes | go | gets | get | comes | tramples | trample | should go | would go | went ) ( through | over ) [ ( to | at | on | onto ) {to:targets} ]
ask_dealtby: ( do | does | did | can | could | will | would ) {by:things} @still ( get to | get a chance to | get the chance to | manage to ) ( hit | hit back | strike | strike back | hit anything | deal ( its | his | their | any ) [ combat ] damage [ back ] | do ( its | his | their | any ) damage ) @after
ask_all ~2: [ and | so ] ( do | does | will | would | can ) {k:keywords} @still ( count | work | apply | trigger | happen | matter | function | do anything | do its thing | gain life | give life ) [ anyway | at all | too ] {if:ifprevented}
ask_dies: is it true [ that ] {what:things} ( <live> | <die> | die to | dies to ) {by:things}
ask_dies: is it true [ that ] {what:things} ( <live> | <die> ) [ this | that ]
ask_trample: [ and | so ] how much [ damage | of it ] ( would | will | can | could | does | might ) [ at most ] ( trample | go | get | come | spill | carry ) ( over | through ) [ to {to:targets} ] [ at most | max | maximum | at max | then | here ]
ask_trample: [ and | so ] how much [ damage ] ( tramples | goes ) ( over | through ) ( max | maximum | at max | tops )
ask_zone: ( does | do | did | will | would ) {what:things} @still ( enter | come into play | enter play ) [ the battlefield ] [ instead | at all | or not ]
ask_zone: ( does | do | did | will | would ) {what:things} @still ( return | come back | go back | come | go ) ( onto | on to ) the battlefield [ instead | at all | or not ]
ask_zone: ( can | may | could | do | would ) {who:person} [ get to ] put {what:things} ( on top of | on the bottom of | into | onto | in ) ( {owner:owner} | the ) ( library | hand | battlefield ) [ instead | or not ]
ask_zone ~2: ( back | comes back | come back ) [ or not ] {end:sentenceend}
ask_trample: [ and | so ] how much [ trample ] damage ( to | goes to | gets to ) [ the | that ] player [ at most | max | maximum ]
"""

TOLD = """
cast: {who:person} ( pump | pumps | pumped | trick | tricks ) with {card:cardq}
stepbegins: ( at | on | in | during ) [ the ] end of ( {owner:owner} turn | turn | the turn | this turn )
draw ~1: {who:person} ( draws | draw ) {end:clauseend}
castfollow: ( follows up with | follow up with | followed up with | follows it up with | follow it up with | followed by | plus | [ and ] then ) {card:onespell} {end:clauseend}
attack: {who:person} ( swing | swings | attack | attacks | crack | cracks | come | comes | send | sends ) back [ in ] [ at {at:targets} ] [ with {what:things} ] [ at {at:targets} ] [ for {n:amount} ] [ @unblk ]
attack: {who:person} ( hit | hits | attack | attacks | strike | strikes ) {at:targets} back with {what:things} [ @unblk ]
attack: {what:things} ( swing | swings | attack | attacks | hit | hits ) [ {at:targets} ] back [ at {at:targets} ] [ @unblk ]
attack: {who:person} ( swing | swings | send | sends ) {n:number} [ damage ] ( at | into ) {at:targets} [ @unblk ]
attack: {who:person} ( swing | swings | send | sends ) {sum:number} [ damage ] ( at | into ) {at:targets} with {what:things} [ @unblk ]
attackedby ~4: [ then | also ] ( hit | smacked | struck ) by {what:sizedthings}
again ~-2: [ then | and then | and | later | afterwards ] @oncemore
again ~-2: [ then | and then | and | later | afterwards ] [ {who:person} ] ( does | do ) ( it | that | so | the same | the same thing ) @oncemore
again ~-1: [ and ] ( then | later | and then | and later ) [ again | once more ] for {n:number} {end:clauseend}
overturns: [ on | over | for | in ] {n:number} ( turns ( in a row | in succession | running | straight ) | ( consecutive | straight | successive ) turns )
timesover ~2: {times:times} {end:clauseend}
# Of a player: of a creature it may mean that damage is prevented.
gain: {who:person} ( heal | heals ) [ myself | himself | herself | themself | up ] [ for | by ] {n:amount} ( life | {end:clauseend} )
gain: {who:person} ( is | am | are | was | were | gets | get | got ) healed ( for | by ) {n:amount} ( life | {end:clauseend} )
gain: {who:person} ( go | goes ) up [ by ] {n:amount} ( life | {end:clauseend} )
gain: {who:owner} ( life | life total ) ( go | goes ) up [ by ] {n:amount} ( life | {end:clauseend} )
loselife: {who:person} ( go | goes ) down [ by ] {n:amount} ( life | {end:clauseend} )
loselife: {who:owner} ( life | life total ) ( go | goes | drop | drops ) [ down ] [ by ] {n:amount} ( life | {end:clauseend} )
life ~2: {who:person} {n:lifebehind}
comesback ~1: [ {what:things} ] [ then | later | now ] ( comes back | come back | came back | returns | return | returned | is returned | is back ) [ to ( the battlefield | play ) ] [ under ( {whose:owner} | its owner 's ) control ] [ with {counters:counters} [ on it ] ]
fight: {left:thing} <fight> [ with | against ] {whose:owner} {end:sentenceend}
cast: {to:things} [ just | then ] <die> to [ a | an | the ] {card:cards} ( from | by | of ) {who:person}
assign: {who:person} ( assign | assigns | put | puts | dump | dumps | send | sends | deal | deals ) ( it all | everything | all of it | all the damage | all damage | all of the damage ) ( in | into | on | onto | to | at ) {to:thing}
use: {who:person} ( did | do | does ) [ the | my | his | a ] {card:things} ( thing | trick | ability ) [ ( on | for ) {to:targets} ]
block: {who:person} ( only | just ) <block_with> {blocker:things}
block: {who:person} ( only | just ) <block> {attacker:things}
damage: {who:person} ( dealt | deals | did ) {to:person} {n:number} [ damage ] ( with | from | off ) {source:things}
bareshield ~8: {who:person} ( has | have | had | got ) [ a | an | one | the ] [ active ] ( shield | prevention shield | damage [ prevention ] shield ) [ on me | on him | up | active | left ]
lifebeforethat: {who:owner} ( life | life total | lifetotal ) ( was | is | 's ) [ at ] {n:number} before ( that | this | all that | all this | it all | any of this | any of that | everything | {card:cards} )
lifebeforethat: {who:person} ( was | were | am | had ) [ at | on ] {n:number} [ life ] before ( that | this | all that | all this | it all | any of this | any of that | everything | {card:cards} )
block ~1: {who:person} ( double | triple ) ( block | blocks | blocked )
attack ~3: [ the | {k:number} ] attackers ( , | - ) {what:things}
"""
