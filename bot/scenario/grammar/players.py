"""Clauses that say what players have: life, poison, cards (data for the matcher).

Written with the macros of :mod:`bot.scenario.grammar.state`.
"""

PLAYERS = """
life: {who:person} @is {n:number} [ <life_word> ]
life: {who:person} @stands @now [ pretty ] ( at | on | down to | down at ) [ only | just | a | a healthy ] {n:number} [ <life_word> ]
life: {who:person} @is @now left ( with | at | on ) [ only | just ] {n:number} [ <life_word> ]
life: {who:person} @is [ at | on ] a <life_word> of {n:number}
life ~-1: {who:person} ( @is | have been | has been | got ) ( brought | knocked | beaten | taken | whittled | burned ) down to {n:number} [ <life_word> ]
life: {n:number} <life_word> for {who:person}
life: {who:person} ( at | on | down to | down at ) {n:number} [ <life_word> ]
life: {who:owner} ( at | on ) {n:number} [ <life_word> ]
life: {who:person} ( : | - | = ) {n:total} [ <life_word> ]
life each=1: ( we | we all | we both | both of us | all of us ) [ each | both | all ] ( @is [ both | all | each ] [ still | now | down ] ( at | on ) | start at | started at | have | had | are at | are on | were at | were on | start with ) {n:number} [ <life_word> ] [ each ]
life each=1: ( all | all of them | everybody | all players | each ) [ @is | start | starts | started | sitting ] ( at | on | with ) {n:number} [ <life_word> ]
life ~-1: {who:person} ( have | has | had | 's | 've ) @now [ got ] @now {n:number} <life_word> [ left | remaining ]
life: {who:person} @has {n:number} <life_word> [ left | remaining ]
life: {who:person} @has {n:number} left
life: {who:person} @has a {n:number} <life_word>
life: {who:person} @has a <life_word> of {n:number}
livesand: {who:person} @is ( at | on ) {n:number} [ <life_word> ] ( and | with | , ) [ also ] ( control | controls | have | has | with ) {what:holdings} [ <both_in> ]
livesand: {who:person} @is ( at | on ) {n:number} [ <life_word> ] with {what:holdings} [ <both_in> ]
life ~3: {who:owner} <life_word> ( is | : | = | at | is at | total is | was ) {n:number}
life: {who:owner} <life_word> {n:number}
life: {who:owner} <life_word> ( goes | drops | falls | went | dropped | fell ) [ down | up ] [ from {old:number} ] to {n:number}
life ofdefender=1: ( defender | defending player | the defender | the defending player ) [ is ] [ : | at | has | on ] {n:number} [ <life_word> ]
life ofattacker=1: ( attacker | attacking player | the attacking player ) [ is ] [ : | at | has | on ] {n:number} <life_word>
life ~1: {who:person} {n:number} life [ total | points | left ]
life: {who:person} ( start | starts | started | begin | begins | began | are | is ) [ the turn | this turn | the game | the combat | combat ] ( at | on | with | from ) {n:number} [ <life_word> ]
life: ( with | from ) {who:person} ( at | on ) {n:number} [ <life_word> ]
life: {who:people} ( each | both ) ( have | has | are at | are on | start at | start with ) {n:number} [ <life_word> ]
life: {who:people} ( are | were ) ( both | each | all ) ( at | on ) {n:number} [ <life_word> ]
life: {who:people} ( have | are at | are on | start at | start with ) {n:number} [ <life_word> ] each
life: both {who:people} @is ( at | on ) {n:number} [ <life_word> ]
life: both [ players | of us ] ( at | on | are at | are on | have | start at | is at ) {n:number} [ <life_word> ]
life each=1: {n:number} <life_word> each
lifetotals: [ the ] [ current ] ( life totals | life total | lives | life ) [ : | are | - | = ] {who:person} [ at | on | : | - | = ] {n:number} [ <life_word> ] [ , | and | ; | : | / | against ] {who2:person} [ at | on | : | - | = ] {n2:number} [ <life_word> ] [ [ , | and | ; | / ] {who3:person} [ at | on | : | - | = ] {n3:number} [ <life_word> ] ]
life each=1: {n:number} <life_word> ( per player | for both | apiece | for each | for everybody )
life: ( at | on ) {n:number} <life_word>
lifebefore: ( starting | beginning | starting out ) ( at | from | with ) {n:number} [ <life_word> ]
life elided=1 ~3: ( is | are | am | 's ) [ now | still | currently ] ( at | on | down to ) {n:number} [ <life_word> ]
life elided=1 bare=1 ~4: {n:number} <life_word> [ left | total ]
loyalis ~4: {what:thing} ( @stands @now | went | goes | dropped | ) ( at | on | down to | up to ) {n:number} [ loyalty ] [ counters ]
poison elided=1 bare=1 ~4: {n:number} poison [ counters | counter ]
livehand: {who:person} ( @has | @is [ at | on ] ) {n:number} <life_word> [ left ] ( and | , | with | but ) ( ( no | zero | {h:number} ) ( card | cards ) [ left ] in [ my | his | her | their ] hand | an empty hand )
handsize bare=1 ~4: ( no | zero | {n:number} ) ( card | cards ) in ( hand | my hand | his hand | her hand | their hand )
handsize bare=1 ~4: an empty hand
life elided=1 ~3: ( has | have | had ) [ only | just ] {n:number} <life_word> [ left | remaining ]
poison elided=1 ~2: ( is | are | am | 's ) [ now | still | already | currently ] ( at | on ) {n:number} poison [ counters | counter ]
poison elided=1 ~2: ( has | have ) [ already | now | only | just ] {n:number} poison [ counters | counter ] [ already ]
numberis: {who:owner} devotion [ to {color:colorword} [ and {color2:colorword} ] ] ( is | = | : | equals ) {n:number}
numberis: {who:person} @has [ a ] devotion [ to {color:colorword} [ and {color2:colorword} ] ] ( of | = ) {n:number}
numberis: {who:person} @has {n:number} devotion [ to {color:colorword} [ and {color2:colorword} ] ]
numberis: ( with | for | at ) [ a ] devotion [ to {color:colorword} ] [ of ] {n:number}
numberis: {who:person} @has {n:number} [ different ] basic land types [ among ( my | his | her | their ) lands ]
numberis: there are {n:number} [ different ] basic land types among ( lands {who:person} ( control | controls ) | {who:owner} lands )
gravesize: {who:person} @has ( {n:number} | a ) ( card | cards ) in ( graveyard | my graveyard | his graveyard | their graveyard | her graveyard )
gravesize: there @is ( {n:number} | a ) ( card | cards ) in {who:owner} graveyard
gravesize: {who:owner} graveyard ( has | contains | holds ) [ exactly | only | just ] ( {n:number} | a ) ( card | cards ) [ in it ]
gravesize: ( {n:number} | a ) ( card | cards ) @is in {who:owner} graveyard
handsize: {who:person} @has ( a | an ) ( empty hand | empty board )
handsize: with ( an empty hand | no cards in hand | no hand )
handsize: {who:person} @has ( no | zero ) [ other | more ] ( card | cards ) [ left ] in [ my | his | her | their ] ( hand | memory )
handsize: {who:person} @has {n:number} ( card | cards ) [ left ] in [ my | his | her | their ] ( hand | memory )
handsize ~2: ( has | have | had ) ( no | zero ) [ other ] ( card | cards ) [ left ] in [ my | his | her | their ] hand
handsize ~2: ( has | have | had ) {n:number} ( card | cards ) [ left ] in [ my | his | her | their ] hand
handsize ~2: ( has | have | had ) an empty hand
handsize: {who:owner} hand ( is | was ) [ already ] empty
sofar fact=hurt: {who:person} ( was | were | has been | have been | had been ) [ already ] dealt [ {n:number} ] damage [ earlier | already ] ( this turn | in this turn )
sofar fact=gained: {who:person} [ has | have | had ] [ already ] ( gained | gain ) [ {n:number} ] life [ earlier | already ] ( this turn | in this turn )
sofar fact=lost: {who:person} [ has | have | had ] [ already ] ( lost | lose ) [ {n:number} ] life [ earlier | already ] ( this turn | in this turn )
paired: {what:things} ( @is | became | becomes | become ) [ soulbond | soulbonded ] ( paired | bonded ) ( with | to ) {with:things}
paired: {what:things} ( @is | became | becomes | become ) ( paired | bonded ) [ together | up ] [ with each other ]
paired: {who:person} ( pair | pairs | soulbond | soulbonds ) {what:things} ( with | to ) {with:things}
paired: {who:person} ( control | controls | have | has ) {what:things} [ , | which is | that is ] ( paired | bonded | soulbonded ) ( with | to ) {with:things}
paired no=1: {what:things} ( @is not | is n't ) paired [ with ( anything | another creature | any creature ) ]
paired no=1: {what:things} @is ( unpaired | paired with nothing )
sofar fact=none: ( nothing | none | no creature | no creatures ) [ else ] [ has | have | had ] [ yet ] died [ yet | so far | earlier ] ( this turn | in this turn )
sofar fact=died: ( a creature | another creature | creatures | some creature ) [ has | have | had ] [ already ] died [ earlier | already ] ( this turn | in this turn )
ontop: the [ ( {n:number} ) ] ( top | topmost ) [ {n:number} ] ( card | cards ) ( of | in | on ) {whose:owner} library ( is | are | @is | : ) {what:holdings}
ontop: {whose:owner} top ( card | cards ) ( is | are | : ) {what:holdings}
ontop: {what:holdings} ( is | are | lies | lie | sits ) ( on | on the | at the ) top of {whose:owner} library
ontop: {what:holdings} ( is | are ) the top [ {n:number} ] ( card | cards ) ( of | in ) {whose:owner} library
ontop: {whose:owner} library has {what:holdings} on top
ontop: {who:person} @has {what:holdings} on top of {whose:owner} library
librarysize: {who:owner} library is empty
librarysize: {who:owner} library @has ( no | zero ) cards [ left ] [ in it ]
librarysize: {who:owner} library @has [ only | just | exactly ] ( {n:number} | a single | one last | a last ) ( card | cards ) [ left ] [ in it ]
librarysize: {who:person} @has ( no | zero ) cards [ left ] in [ my | his | her | their ] library
librarysize: {who:person} @has {n:number} ( card | cards ) [ left ] in [ my | his | her | their ] library
librarysize: ( there is | there are | with ) [ only | just ] {n:number} ( card | cards ) [ left ] in {who:owner} library
librarysize: {who:person} @has ( an empty | no ) ( library | deck )
librarysize ~2: [ has | have | had | with ] ( an empty ( library | deck ) | ( no | zero ) [ more ] ( card | cards ) [ left ] in [ my | his | her | their | the ] ( library | deck ) )
librarysize: {who:owner} deck is empty
librarysize: there @is ( [ only | just ] {n:number} | [ only | just ] a single | no ) ( card | cards ) left in {who:owner} library
librarysize ~2: [ has | have | had ] [ only | just ] {n:number} ( card | cards ) [ left ] in ( my library | his library | her library | their library )
poison none=1: {who:person} ( @has no | @has not got any | do not have any | does not have any ) poison [ counters | counter ] [ yet | so far | on me | now ]
poison ~-1: {who:person} ( @has | have @now [ got ] | has @now [ got ] ) @now {n:number} @poisons [ already | on me | now | so far ]
poison ~-1: {who:person} @stands @now ( at | on | up to | with ) [ only | just ] {n:number} @poisons [ already | now | so far ]
poison: {who:owner} poison [ count | total | counters ] ( @is | : | = ) @now [ at ] {n:number}
poison: there @is @now {n:number} @poisons on {who:person}
poison: {who:owner} ( at | on ) {n:number} poison [ counters | counter ]
poison: {who:person} ( at | on | with ) {n:number} poison [ counters | counter ]
poison each=1: ( we | we all | we both | both of us | all of us | both [ players ] | everybody | all players | each [ player ] ) ( are | is | @has | sit | sits | start | starts ) [ each | both | all | already ] [ at | on | with ] {n:number} poison [ counters | counter ] [ each ]
poison: {who:people} ( each | both | are | have | are both | both have | each have ) [ at | on ] {n:number} poison [ counters | counter ] [ each ]
points: {who:person} @is ( at | on ) {n:number} points
turn whose=me: [ it is [ now | currently ] | now it is | it was | is ] <my_turn>
turn whose=opponent: [ it is [ now | currently ] | now it is | it was | is ] <his_turn>
turn: [ it is [ now | currently ] | now it is ] {who:owner} turn
turn: ( on | in | during ) {who:owner} [ own ] turn
turn begins=1: [ then | now ] {who:owner} [ next ] turn ( begins | starts | comes | comes around | began | started | came )
turn begins=1: [ then ] ( it becomes | comes | ( we | {mover:person} ) ( go | goes | move | moves ) [ on ] to | moving [ on ] to | on to ) {who:owner} [ next ] turn
turn begins=1: [ then ] ( at | from ) the ( start | beginning ) of {who:owner} [ own | next ] turn
turn begins=1: {who:person} ( take | takes | took | start | starts | started | begin | begins | began | get | gets | has | have ) ( my | his | her | their ) [ own | next ] turn
turn: [ the ] ( turn | active player | player turn | turn player | current player ) ( : | is | = ) {who:person}
turn: {who:person} @is [ the ] active player
story: ( outside | outside of | not in | not during ) {who:owner} draw step [ , ]
turn step=1: [ it is [ now ] | on | in | during ] {who:owner} turn [ , ] ( [ in ] [ the | his | her | their | my ] ( main phase [ 1 | one ] | precombat main [ phase ] | postcombat main [ phase ] | [ first | second ] main phase ) )
turn step=1: [ on | in | during | at | it is | it is now | we are in ] {who:owner} ( eot | end of turn | draw step | [ own | first | second | precombat | postcombat ] main phase | precombat main | beginning of combat )
stepbegins: [ then ] [ [ it is | it is now | we are | we are at ] ( the ( start | beginning ) of | at the ( start | beginning ) of ) | it is | it is now | we are in | on | in | during | at ] {owner:owner} [ next ] ( upkeep | upkeep step | end step | end phase | recollection [ phase ] ) [ begins | comes | arrives | starts | happens | is next | comes around | rolls around ]
stepbegins: [ then ] [ it is | it is now | we are in | on | in | during | at | at the beginning of | at the start of ] the next ( upkeep | upkeep step | recollection phase ) [ begins | comes | arrives | starts | happens | comes around | rolls around ]
stepbegins: [ then | now ] the [ next ] end ( step | phase ) ( begins | comes | arrives | starts )
stepbegins: [ then | now ] ( it is | we are at | we are in | we reach | we get to ) [ now ] ( the end ( step | phase ) | [ the ] end of [ the | this ] turn ) [ now ]
stepbegins: [ then | now ] [ the ] end of [ the | this ] turn ( begins | comes | arrives )
stepbegins: {who:person} ( go to | goes to | moves to | reaches | enters | proceeds to ) ( his | her | their | my | the ) [ next ] ( upkeep | upkeep step | end step | end phase | recollection phase )
players: [ ( three | four | five | two | six | 2 | 3 | 4 ) players ] [ , | : ] {who:people}
players: ( three | four | five | two | six | 2 | 3 | 4 ) ( players | player game ) [ : | , ] {who:people}
players: [ there are | we are ] ( three | four | five | six | 3 | 4 | 5 | 6 ) of us [ at the table | playing | in this game ] ( , | : ) {who:people}
players: [ i ] ( am playing | 'm playing | play | playing ) [ @agame ] against {who:people}
story: i ( am playing | 'm playing | play ) [ a game | commander ] against {who:person}
players: [ my ] [ two | three | four ] opponents ( are | : ) {who:people}
players: {who:people} ( are | were ) my opponents
players: [ it is | it 's | this is | in | there is ] @agame ( with | between | among | of | : | , | \\open ) {who:people} [ \\close ]
players: ( we | i ) ( are playing | were playing | play | played | have | had ) [ in ] @agame ( with | between | among | of | : | , | \\open ) {who:people} [ \\close ]
players: [ there are ] ( two | three | four | five | six | 2 | 3 | 4 | 5 | 6 ) ( players | people ) [ are | sit | play ] ( in the game | at the table | in this game | playing | in a game | in a multiplayer game ) [ , | : ] {who:people}
players: {who:people} ( are playing | play | are playing in | play in | are in | are the players in ) @agame [ together | against each other | with me ]
players: {who:people} ( are playing | play | are the players | are at the table | sit at the table | sit at a table ) [ together | each other | against each other ]
players order=1: [ the ] turn order [ is | : ] {who:people}
players: {who:people} ( are | were ) {whose:owner} [ two | three | four ] opponents
players: {whose:owner} [ two | three | four ] opponents ( are | : ) {who:people}
players: ( we | it ) ( play | are playing | is ) with ( three | four | five | two | six | 2 | 3 | 4 ) ( people | players | of us ) [ , | : ] {who:people}
players: ( there are | we are ) ( three | four | five | two | six | 2 | 3 | 4 ) ( people | players | of us ) [ , | : ] {who:people}
players: {who:people} @sits [ also ] @table
players: ( three | four | five | two | six | 2 | 3 | 4 ) ( players | people | of us ) ( take part | are involved | participate | are present | play ) [ : | , | - ] {who:people}
story: {who:person} @sits [ also ] @table
life: {who:person} @sits @table with {n:number} <life_word>
story: {who:person} ( play | plays | is playing | are playing | am playing ) ( against | with ) {who2:person} [ together ]
story: {who:person} is ( my | the | his | her ) [ only ] opponent
story: {who:person} [ is | sits ] [ also ] [ just | only | merely | simply ] ( watch | watches | watching | waits | waiting | looks on | looking on | does not do anything | sits there | sits out ) [ here | the fight | all this | this | and does nothing | and does not interfere ]
story: {who:person} is [ also ] ( playing | in the game | at the table ) [ , ] ( but | and ) ( does nothing | does not do anything | is not involved | watches | only watches | has nothing to do with it )
nplayers ~1: [ [ in all | altogether ] ( there are | we are ) ] {n:number} ( of us | players | people ) [ @sits | playing ] [ @table ] [ in all | in total | altogether ]
nplayers: [ the ] {n:number} of us @sits [ @table ] [ together ]
nplayers: {n:number} ( players | people ) @sits [ @table ] [ together ]
players: it is {who:people} [ in turn order | in that order ]
nplayers: ( {n:number} ) ( players | player game | player )
nplayers: [ ( we | it ) ( are | is ) ] ( in a | a | playing a | playing in a ) {n:number} player ( game | pod )
nplayers: ( we | it ) ( are | is | was | were ) ( playing | play | in | ) [ a | in a | playing a ] {n:number} player [ game | pod | match | magic | commander | free for all ]
nplayers: we ( are playing | play ) {n:number} players
"""
