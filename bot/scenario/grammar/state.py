"""Clauses that say how the board is (data for :mod:`bot.scenario.words.pattern`)."""

MACROS = {
    "is": "( is | are | was | were | 's | am | be | being )",
    "puts": "( put | puts | placed | place | have put | has put | had put | cast | casts | made | make | set | sets up | set up | use | used )",
    "has": "( has | have | had | got | has got | have got | 's got | controls | control | controlled | gets | get )",
    "shieldcount": "( two | three | {n:number} ) [ of ] [ those | these | different | separate ] [ damage ] [ prevention ] ( shields | shield things | shield effects | effects ) [ up ]",
    "oneandother": "[ , | : | - | . ] {shield:oneshield} [ and | , | , and ] {shield2:oneshield} [ [ , ] [ and ] {shield3:oneshield} ]",
    "such": "[ untapped | tapped | nonland | white | blue | black | red | green | colorless | artifact | nontoken ] [ ( or | and ) ( white | blue | black | red | green | artifact ) ]",
    "turnend": "[ <until_eot> ]",
    "agame": "[ a | an | the | our | this | one ] [ casual | multiplayer ] [ ( two | three | "
    "four | five | six | 3 | 4 | 5 | 6 ) ( player | person | way | man ) ] [ casual | "
    "multiplayer ] [ commander | edh | free for all ] ( game | pod | match | table ) "
    "[ of ( commander | edh | magic ) ]",
    "would": "[ ( that | which ) would be dealt ]",
    "eot": "[ <until_eot> ]",
    "sits": "( sit | sits | sat | are sitting | is sitting | sit down | sat down | are seated | are | is | play | plays | are playing | is playing )",
    "table": "( at the table | at our table | at this table | at the same table | around the table | in the game | in this game | in our game | here | with us | together )",
    "now": "[ now | still | currently | already | just | only | barely ]",
    "stands": "( @is @now [ sitting | standing | sat | left | chilling | hovering ] "
    "| sit | sits | sat | stand | stands | stood | sitting | standing )",
    "poisons": "poison [ counters | counter ]",
    "carrying": "( carrying | holding | sporting | rocking | packing )",
    "next_turn": "( until | till ) ( my | your | his | her | their ) next turn",
}

STATE = """
# --- players
life: {who:person} @is {n:number} [ <life_word> ]
life: {who:person} @stands @now [ pretty ] ( at | on | down to | down at ) [ only | just | a | a healthy ] {n:number} [ <life_word> ]
life: {who:person} @is @now left ( with | at | on ) [ only | just ] {n:number} [ <life_word> ]
life: {who:person} @is [ at | on ] a <life_word> of {n:number}
life ~-1: {who:person} ( @is | have been | has been | got ) ( brought | knocked | beaten | taken | whittled | burned ) down to {n:number} [ <life_word> ]
life: {n:number} <life_word> for {who:person}
life: {who:person} ( at | on ) {n:number} [ <life_word> ]
life: {who:owner} ( at | on ) {n:number} [ <life_word> ]
life: {who:person} ( : | - | = ) {n:total} [ <life_word> ]
life each=1: ( we | we all | we both | both of us | all of us ) [ each | both | all ] ( @is [ both | all | each ] [ still | now | down ] at | start at | started at | have | had | are at | were at | start with ) {n:number} [ <life_word> ] [ each ]
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
life elided=1 ~3: ( has | have ) [ only | just ] {n:number} <life_word> [ left | remaining ]
poison elided=1 ~2: ( is | are | am | 's ) [ now | still | already | currently ] ( at | on ) {n:number} poison [ counters | counter ]
poison elided=1 ~2: ( has | have ) [ already | now | only | just ] {n:number} poison [ counters | counter ] [ already ]
numberis: {who:owner} devotion to {color:colorword} ( is | = | : | equals ) {n:number}
numberis: {who:person} @has [ a ] devotion to {color:colorword} ( of | = ) {n:number}
numberis: {who:person} @has {n:number} devotion to {color:colorword}
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
handsize: {who:owner} hand is empty
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
stepbegins: {who:person} ( go to | goes to | moves to | reaches | enters | proceeds to ) ( his | her | their | my | the ) [ next ] ( upkeep | upkeep step | end step | end phase | recollection phase )
players: [ ( three | four | five | two | six | 2 | 3 | 4 ) players ] [ , | : ] {who:people}
players: ( three | four | five | two | six | 2 | 3 | 4 ) ( players | player game ) [ : | , ] {who:people}
players: [ there are | we are ] ( three | four | five | six | 3 | 4 | 5 | 6 ) of us [ at the table | playing | in this game ] ( , | : ) {who:people}
players: i ( am playing | 'm playing | play ) [ @agame ] against {who:people}
story: i ( am playing | 'm playing | play ) [ a game | commander ] against {who:person}
players: my [ two | three | four ] opponents are {who:people}
players: [ it is | it 's | this is | in | there is ] @agame ( with | between | among | of | : | , | \\open ) {who:people} [ \\close ]
players: ( we | i ) ( are playing | were playing | play | played | have | had ) [ in ] @agame ( with | between | among | of | : | , | \\open ) {who:people} [ \\close ]
players: [ there are ] ( two | three | four | five | six | 2 | 3 | 4 | 5 | 6 ) ( players | people ) [ are | sit | play ] ( in the game | at the table | in this game | playing | in a game | in a multiplayer game ) [ , | : ] {who:people}
players: {who:people} ( are playing | play | are playing in | play in | are in | are the players in ) @agame [ together | against each other ]
players: {who:people} ( are playing | play | are the players | are at the table | sit at the table | sit at a table ) [ together | each other | against each other ]
players order=1: [ the ] turn order [ is | : ] {who:people}
players: {who:people} ( are | were ) {whose:owner} [ two | three | four ] opponents
players: {whose:owner} [ two | three | four ] opponents ( are | : ) {who:people}
players: ( we | it ) ( play | are playing | is ) with ( three | four | five | two | six | 2 | 3 | 4 ) ( people | players | of us ) [ , | : ] {who:people}
players: ( there are | we are ) ( three | four | five | two | six | 2 | 3 | 4 ) ( people | players | of us ) [ , | : ] {who:people}
players: {who:people} @sits [ also ] @table
story: {who:person} @sits [ also ] @table
life: {who:person} @sits @table with {n:number} <life_word>
story: {who:person} ( play | plays | is playing | are playing | am playing ) ( against | with ) {who2:person} [ together ]
story: {who:person} is ( my | the | his | her ) [ only ] opponent
story: {who:person} [ is | sits ] [ also ] [ just | only | merely | simply ] ( watch | watches | watching | waits | waiting | looks on | looking on | does not do anything | sits there | sits out ) [ here | the fight | all this | this | and does nothing | and does not interfere ]
story: {who:person} is [ also ] ( playing | in the game | at the table ) [ , ] ( but | and ) ( does nothing | does not do anything | is not involved | watches | only watches | has nothing to do with it )
nplayers: [ [ in all | altogether ] ( there are | we are ) ] {n:number} ( of us | players | people ) [ @sits | playing ] [ @table ] [ in all | in total | altogether ]
nplayers: [ the ] {n:number} of us @sits [ @table ] [ together ]
nplayers: {n:number} ( players | people ) @sits [ @table ] [ together ]
players: it is {who:people} [ in turn order | in that order ]
nplayers: ( {n:number} ) ( players | player game | player )
nplayers: [ ( we | it ) ( are | is ) ] ( in a | a | playing a | playing in a ) {n:number} player ( game | pod )
nplayers: we ( are playing | play ) {n:number} player [ magic | commander ]

# --- things on the board
have: {who:owner} ( ( only | untapped | other | potential ) creatures | [ only | untapped | other ] [ potential ] blockers | ( potential | possible ) attackers ) are {what:holdings}
nothingelse: {who:person} @has ( no [ other | more ] ( permanents | permanent ) [ at all ] [ to lose | to sacrifice | left ] | nothing [ else | at all ] [ to lose | to sacrifice | <both_in> | on board | on the board ] )
story: {who:person} @has none [ <both_in> | at all | of them | of those ]
have: {who:person} [ also | still | already | only | just ] @has [ also | still | already | now ] {what:holdings} [ <both_in> | untapped ] [ <both_in> ]
have: {who:person} @has [ both | also | still | already | only | just | exactly ] {what:holdings} [ <both_in> ] [ on {where:owner} ( side | board | field | champion ) ]
haveofthese: {who:person} @has [ also | already | now ] {n:number} of ( these | those | them ) [ <both_in> | untapped ]
inhand: {who:person} @has {what:holdings} in ( hand | my hand | his hand | their hand | her hand )
ingraveyard: {who:person} @has {what:holdings} in ( graveyard | the graveyard | my graveyard | his graveyard | their graveyard | her graveyard | {whose:owner} graveyard )
inhand: {who:person} @has {what:holdings} , in ( hand | my hand | his hand | their hand | her hand )
inhand ~1: ( {who:person} ( hold | holds | is holding | are holding | am holding | 's holding ) {what:holdings} [ in ( hand | my hand | his hand | their hand | her hand ) ] | in hand [ , ] {who:person} @has {what:holdings} )
inhand alone=1: in {who:owner} hand ( is | are ) ( only | just | nothing but ) {what:holdings}
inhand: in {who:owner} hand ( is | are | : | [ there ] @is | {who2:person} @has ) {what:holdings}
inhand alone=1: {what:holdings} ( is the only card | is my only card | are the only cards | is the last card ) in {who:owner} hand
inhand: {what:holdings} ( is | are ) in {who:owner} hand
inhand alone=1: the ( only | last | only other ) ( card | cards ) in {who:owner} hand ( is | are ) {what:holdings}
inhand alone=1: {who:owner} hand ( is | contains | holds | consists of ) ( only | just | nothing but | exactly ) {what:holdings}
inhand ~2: ( has | have | had ) {what:holdings} in ( hand | my hand | his hand | their hand | her hand )
ingraveyard ~2: ( has | have | had ) {what:holdings} in ( my graveyard | his graveyard | their graveyard | her graveyard )
ingraveyard ~3: {what:holdings} in {whose:owner} graveyard
ingraveyard: {what:holdings} ( is | are | lie | lies ) in {whose:owner} graveyard
ingraveyard: there @is {what:holdings} in {whose:owner} graveyard
ingraveyard any=1: there @is {what:holdings} in ( all graveyards | graveyards | the graveyards | the graveyards combined )
ingraveyard: in {whose:owner} graveyard ( [ there ] @is | lies | lie | : ) {what:holdings}
haveeach respectively=1: {who:people} @has {what:holdings} [ , ] respectively
haveeach ~2: [ both ] {who:people} [ each | both | each also ] @has {what:holdings} [ <both_in> ]
haveeach ~2: {who:people} @has {what:holdings} each
have elided=1 ~1: ( while | whilst ) controlling {what:holdings}
have role=commander: {owner:owner} ( commander | general ) is {what:holdings} [ <both_in> ]
have role=commander: {owner:owner} [ two ] [ partner | partnered ] ( commanders | generals ) are {what:holdings} [ <both_in> ]
have: {who:owner} ( only | sole | one | lone ) [ other ] @such ( creature | permanent | blocker | potential blocker | attacker | land | artifact | enchantment | planeswalker ) [ <both_in> ] ( is | was ) [ now | still ] {what:holdings} [ <both_in> ]
have: the only [ other ] @such ( creature | permanent | blocker | land | artifact | enchantment | planeswalker ) {who:person} ( control | controls | have | has ) ( is | was ) {what:holdings} [ <both_in> ]
have: {who:owner} only [ other ] @such ( creatures | permanents | blockers | attackers ) ( are | were ) {what:holdings} [ <both_in> ]
story ~1: {who:person} ( is | are | am ) [ the | a ] ( defending player | defender | player being attacked | one being attacked | attacked player )
story ~1: {who:person} ( is | are | am ) {whose:owner} ( only | sole ) opponent
story ~1: {whose:owner} ( only | sole ) opponent ( is | are | am ) {who:person}
story ~1: {whose:person} @has ( only one | only a single | one | a single | no other ) ( opponent | opponents ) [ , {who:person} | : {who:person} | besides {who:person} ]
opposed ~4: {what:things} ( faces | face | stands against | stand against ) {other:things}
have single=1: {who:owner} creature ( is | was ) {what:holdings}
have single=many: {who:owner} creatures ( are | were ) [ both | all ] {what:holdings} [ <both_in> ]
have: {who:owner} ( {count:number} ( creatures | permanents ) | board | permanents | army | side ) ( are | is ) {what:holdings} [ <both_in> ]
have: {who:person} @is the ( one | guy | player ) ( with | having | who has | controlling | who controls ) {what:holdings} [ <both_in> ]
have facing=1: {who:person} @is ( playing against | up against | facing | staring at ) {what:holdings} [ <both_in> ]
have: {who:person} @has ( a | an | my | his | her | their ) ( board | team | army | bunch | field ) of {what:holdings} [ <both_in> ]
have: {who:owner} : {what:holdings} [ <both_in> ]
have: {who:person} ( : | - ) {what:holdings} [ <both_in> ]
have: {who:person} ( am | is | are ) having {what:holdings} [ <both_in> ]
have: {who:person} ( is | are | am | 's ) ( protected | covered | shielded ) by {what:holdings}
have: {what:holdings} ( belongs to | belong to | is controlled by | are controlled by | is owned by ) {who:person}
have ~1: {what:holdings} ( is | are ) {who:owner}
ownsof: {who:person} ( own | owns | owned ) {what:thing}
livesand: {who:person} ( : | - ) {n:number} <life_word> ( , | and | with | + ) {what:holdings} [ <both_in> | in hand | in my hand ]
players: ( two | three | four | five | 2 | 3 | 4 | 5 ) opponents [ , | : ] {who:people}
have: {who:owner} ( side | board | field | battlefield ) ( : | = | is | has | consists of | have | holds | contains ) [ nothing but | only | just ] {what:holdings}
have ~2: ( consider | take | picture ) {what:holdings} [ <both_in> ]
have: there @is [ also | still | just | only ] {what:holdings} [ <both_in> ] [ {where:side} ]
ownit: {who:person} ( control | controls | owns | own | has | have ) {what:pronoun} [ and {more:holdings} ]
ownit: {what:pronoun} {who:person} ( controls | control | owns | own )
have: ( with | while ) {who:person} ( controlling | having ) {what:holdings} [ <both_in> ]
ownit: {who:person} ( control | controls | owns | own | has | have ) {what:pronounmany}
ownit: {what:pronoun} ( is | are | belongs to | is controlled by | is under ) {who:owner} [ control ]
ownit: {what:pronoun} ( is controlled by | belongs to ) {who:person}
ownit: ( its | their | the | whose ) controller ( is | : ) {who:person}
have ~2: {who:person} with {what:holdings} [ <both_in> ]
have: {who:owner} ( untapped | potential | possible | available ) ( blockers | creatures ) : {what:holdings}
have: {who:person} @has {what:holdings} ( to block | to block with | to chump | to chump with | to defend | to defend with | as a blocker | as blockers | back to block | ready to block | that can block )
have ~3: {who:owner} ( is | are ) [ a | an | just ] {what:sizedthings}
mana ~1: [ {who:person} ( has | have | had | with | got ) ] {n:number} ( mana | open mana | untapped lands | lands | untapped mana | red mana | white mana | blue mana | green mana | black mana ) [ open | up | untapped | available | left | floating | to spend ]
mana: {who:person} @is tapped out
seats: ( we have | we are | there are | with | it is ) {n:number} ( people | players )
block ~4: {attacker:sizedthings} against {blocker:sizedthings}
block ~1: {attacker:sizedthings} against {blocker:sizedthings} ( double | triple ) ( block | blocks | blocking )
have: {who:person} ( @is ( playing | running | with | facing | controlling ) | run | runs ) {what:holdings} [ <both_in> ]
have ~2: {who:person} [ @is ] ( sits | sit | sat | sitting | hides | hide | hid | hiding | cowers | cowering | turtles | turtling ) [ safely | comfortably ] behind {what:holdings}
alsohave ~1: [ , ] ( together with | along with | alongside ) {what:holdings}
have ~1: {who:person} @has {what:holdings} <both_in> ( with | along with | together with | plus | and ) {what2:holdings} [ <both_in> | untapped ]
have: {who:person} @has {what:holdings} and {who2:person} @has {what2:holdings}
have ~6: {who:person} [ also | still | only | just ] ( has | have | controls | control ) {what:holdings} ( , | ; ) {who2:person} {what2:holdings} ( , | ; | , and | and ) {who3:person} {what3:holdings}
have ~6: {who:person} [ also | still | only | just ] ( has | have | controls | control ) {what:holdings} ( , | ; | , and | , while ) {who2:person} {what2:holdings}
have ~2: {who:person} @has {what:holdings} and {who2:person} {what2:holdings}
have ~2: [ so | with ] {what:holdings} on {who:owner} ( side | board | field )
have ~2: [ on ] {who:owner} ( side | board | field | half | battlefield ) [ of the ( table | battlefield | board | field ) ] [ : | has | have | [ there ] @is | sits | sit | stands | stand | lies | lie ] {what:holdings} [ <both_in> ]
have ~2: under {who:owner} control [ there ] @is {what:holdings}
have ~5: {what:holdings} on {who:owner}
have: {who:person} [ had | have | has | finally ] ( been durdling | been sitting | been chilling | been playing | durdled | sat there | sit there | been building up | been building | sitting ) [ all night | there | around | all game | all day ] [ with | on | behind ] {what:holdings}
have: {who:person} [ finally | then | just ] ( lands | land | landed | resolves | resolved | got out | gets out ) {what:holdings}
have: {who:person} ( forgot | forgets | forget | remember | remembered | remembers ) about {what:holdings} [ <both_in> ]
have: all {who:person} ( have | has | had | control ) is {what:holdings} [ left | on board | on the board | to [ chump ] block with ]
have: {who:person} @has {what:holdings} to [ chump ] block with
inforce: {what:things} [ @is ] [ both | all | already | also | still | currently ] <both_in> [ {side:side} ] [ <both_in> ]
inforce: {what:things} [ @is | sits | sit | stands | stand | lies | lie ] [ both | all | already | also | still | currently ] {side:side}
inforce: {what:things} ( has | have ) been <both_in> [ already | for a while | for a few turns | for some turns | all game ]
inforce: ( so | as ) ( is | are ) {what:things}
spellon ~-1: {who:person} ( has | have | had | got | have got | has got ) {card:cardq} [ already ] ( on | up | active | in effect | in force | going | running | resolved | resolve ) [ already ] [ this turn | earlier this turn | for the turn | right now | now ]
inforce: {what:things} 's controller is {side:person}
inforce: the controller of {what:things} is {side:person}
inforce: {what:things} [ @is ] [ <both_in> ] {side:side} and {what2:things} [ @is ] <both_in> [ {side2:side} ]
inforce: {what:things} [ <both_in> ] ( is | are | belongs to | belong to ) {side:owner}
inforce: {what:things} ( is | are ) controlled by {side:person}
alsohas: ( and | , and | , ) so ( does | do | has | have ) {who:person}
have: {who:person} @has out {what:holdings}
have: ( on the table | on the battlefield | in play | on board | on the board ) : {what:holdings}
have: ( the board | the battlefield | the table ) ( is | has | holds | : | consists of ) {what:holdings}
inforce: ( in the table | on the table | in play | on the battlefield | on board | on the board | out | in force ) @is {what:things}
inforce: {what:things} ( is | are ) the only [ other ] ( creature | creatures | permanent | permanents ) [ on the battlefield | in play | on the board | there | out ]
inforce ~1: with {what:things} [ both | also ] <both_in> [ {side:side} ]
inforce: ( under | with ) {what:cards} [ <both_in> ] [ {side:side} ]
inforce ~2: [ with ] {what:cards} [ <both_in> ] {side:side}
have: {who:person} ( played | cast ) {what:holdings} earlier [ this game | in the game ]
inforce ~5: {what:permanents}
inforce ~4: with {what:things}
inforce: {who:owner} {what:thing} ( is | are | 's ) <both_in>
enchantedplayer: {to:person} ( is | are | am | 's ) enchanted ( with | by ) {card:cards}
enchantedplayer: {card:cards} ( is | 's ) [ already ] ( enchanting | attached to | on | protecting ) {to:person}
enchantedplayer: {to:person} @is [ already ] ( covered | protected | shielded ) ( by | with ) {card:cards}
enchantedplayer: {card:cards} ( enchants | enchanted ) {to:person}
attached: {card:cards} , which {who:person} ( control | controls | have | has | own | owns | cast ) , ( enchants | enchanted | equips | is on | is attached to ) {to:thing}
attached: {card:cards} ( enchants | enchanted | equips ) {to:thing}
enchantedplayer: {who:person} ( enchants | enchanted ) {to:person} with {card:cards}
enchantedplayer: {who:person} @has {card:cards} ( enchanting | attached to ) {to:person}
attached: {card:things} ( enchants | equips | enchanted | equipped ) {to:thing}
attached: {card:things} [ @is | has been | have been | sits | lies | rests ] [ linked | put | placed | stuck | already | still | now ] ( on | over | attached to | enchanting | equipped to | linked to | around ) {to:thing}
attached: {to:things} [ @is | has been | have been ] [ also ] ( enchanted with | enchanted by | equipped with | wearing | wears | carries | holds | wields | equipped by | under | carrying | holding | suited up with | with | has ) {card:cards} [ on it | on him | on her | attached | equipped | on them ]
attached: {to:things} ( has | have | had | with | got ) {card:attachments}
attached elided=1 ~2: [ is | are ] [ also ] ( wears | wear | wields | enchanted with | enchanted by | equipped with ) {card:cards}
have: there @is [ exactly | only | just ] {count:number} ( creature | creatures | permanent | permanents ) [ <both_in> ] ( , | : ) {what:holdings}
attached: there @is {card:cards} ( on | attached to | enchanting ) {to:thing}
attached: ( attached | equipped | linked ) to {to:thing} ( is | are ) {card:cards}
attached: enchanting {to:thing} ( is | are ) {card:cards}
attached: {to:things} ( has | have | had | with | got ) {card:cards} 's ( shield | buffer | prevention | shielding | barrier ) [ on it | up ]
attached ~1: {card:cards} on {to:thing}
attached acts=1: {who:person} [ ( pays | pay | paid ) {cost:cost} to | has | have | had ] ( link | links | linked | put | puts | stick | sticks | stuck | slam | slams | slammed | drop | drops | dropped | slap | slaps | slapped | attach | attached | equipped | equip | equips | attaches | reattach | reattaches ) {card:cards} ( on | onto | to ) {to:thing} [ already | earlier ]
attached acts=1: {who:person} ( attach | attached | attaches | equip | equips | equipped | move | moves | moved | put | puts ) {card:pronoun} ( on | onto | to | over to ) {to:thing}
attached acts=1: {who:person} ( equip | equips | equipped ) {to:thing} with {card:pronoun}
attached acts=1: {who:person} [ ( pays | pay | paid ) ( {cost:cost} | {n:number} ) to ] ( move | moves | moved | shift | shifts | shifted | switch | switches | switched | transfer | transfers | transferred ) {card:cards} [ over | from {off:thing} ] ( on | onto | to ) {to:thing}
attached acts=1 ~1: {card:cards} ( moves | moved | is moved | gets moved | was moved | jumps | becomes attached | is then attached ) [ over | from {off:thing} ] ( on | onto | to ) {to:thing}
attached: {who:person} @has {card:cards} [ , ] ( on | linked to | attached to | enchanting | equipped to ) {to:thing}
attached: {who:person} @has {card:pronoun} ( on | attached to | enchanting | equipped to ) {to:thing}
attached: {who:person} @has {card:cards} , which ( enchants | equips | is on | is attached to | is enchanting ) {to:thing}
attached acts=1: {who:person} ( enchant | enchants | enchanted | equip | equips | equipped | attach | attaches ) {to:things} with {card:cards}
attached: {who:person} @has {card:cards} ( equipped | attached | linked ) ( on | to | onto ) {to:thing}

# --- properties
story: [ here is ] [ the | my | our ] ( board | board state | situation | setup ) [ ( is | looks ) ( as follows | like this ) ] :
is: {what:things} [ also | still | now | already | both | all | each ] ( is | are | was | were | carries | carry | holds | hold | @is @carrying | 's | has got | have got | 's got | has | have | had | being ) [ now | also | already | still | both | all | each | only | just | currently | a | an | the | actually | in total ] {specs:specs} [ <until_eot> | now | already | left | in total | each | right now ]
is ~1: {what:itsown} {specs:specs}
noshield: {who:person} ( @has no | ( do | does | did ) not have [ a | any ] ) [ prevention | damage prevention | active ] ( shield | shields | prevention | protection ) [ left | up | active | anymore | any more | at all | on it | on him | on me | on them ]
noshield: {on:things} ( @has no | ( do | does | did ) not have [ a | any ] ) [ prevention | damage prevention | active ] ( shield | shields | prevention | protection ) [ left | up | active | anymore | any more | at all | on it | on him | on me | on them ]
noattack: {who:person} ( do | does | did | will ) not ( attack | swing ) [ this turn | at all | anymore | back | with anything ]
noattack rest=1: ( nothing | nobody | no one | none ) else ( attacks | attack | attacked | swings | swung | @is ( attacking | swinging ) ) [ this turn | at all ]
noattack: {what:things} ( ( do | does | did | will ) not ( attack | swing ) | @is not ( attacking | swinging ) ) [ {at:targets} ] [ this turn | at all | anymore | either ]
nobodyhas ~-3: ( nobody | no one | noone | no player | neither player | neither of us ) ( has | have | control | controls | got ) [ a | an | the | any ] {what:thing} [ <both_in> ] [ anymore | any more | any longer ]
nobodyhas: {who:person} no longer ( has | have | control | controls ) [ a | an | the | any ] {what:thing} [ <both_in> ]
nomore: [ so | now ] {what:things} @is ( not | no longer ) <both_in> [ anymore | any more | any longer | now ]
nomore: [ so | now ] {what:things} @is not ( there | around ) ( anymore | any more | any longer | now )
notso flag=monstrous: {what:things} @is not [ yet | already ] monstrous [ yet ]
notso flag=renowned: {what:things} @is not [ yet | already ] renowned [ yet ]
is: there @is @now {specs:counterspecs} [ already | marked ] on {what:things}
is: {specs:counterspecs} @is @now [ marked ] on {what:things}
is: {what:things} [ still ] ( has | have | had ) [ still | now ] ( its | all its | all of its | both its | his | her | their | all their ) {specs:specs} [ left | on it | intact ]
is last=1 verbless=1: {what:things} with [ also | both | all | each | only | just | a | an | the ] {specs:specs} [ <until_eot> | left | in total | each ]
is verbless=1 ~2: {what:things} : {specs:specs}
is verbless=1 ~2: {what:things} ( a | an ) {specs:specs}
is last=1 verbless=1: {what:things} [ , ] {specs:specs} [ each ]
is ~1: ( it | he | she | they ) ( is | are | 's ) {what2:plainthing}
isa ~1: {what:thing} ( is | are | was ) {as:plainthing} [ <until_eot> | this turn ]
isa animated=1 ~1: {what:thing} ( becomes | became | has become | is animated as ) {as:plainthing} [ <until_eot> | this turn ]
isa ~1: {what:pronoun} 's {as:plainthing}
gains ~1: {who:person} @has {specs:keywords} on {what:things} [ <until_eot> ]
gains when=response: {who:person} ( have | has | had | already ) ( given | gave | granted ) {what:things} {specs:gained} [ <until_eot> ]
gains when=response: {who:person} ( respond | responds | responded | answer | answers ) by ( giving | granting ) {what:things} {specs:gained} [ <until_eot> ]
gains: {who:person} <use> ( its | the | his | her | their | my ) [ activated ] ability ( to give | giving | and gives | and give ) {what:things} {specs:gained} [ <until_eot> ]
gains: ( {by:owner} ( spell | ability | effect | trick ) | ( a | an | another | some ) ( spell | ability | effect | trick ) ) ( gives | give | gave | grants | grant | granted ) {what:things} {specs:gained} [ <until_eot> ]
gains: {who:person} ( gives | give | gave | grants | grant ) {what:things} {specs:gained} [ <until_eot> ] [ ( with | using | via ) ( a spell | an instant | an ability | an effect | a trick ) ]
have: {who:person} ( has | have | had | gains | gain | gained | got | gets ) {specs:keywords} [ @next_turn ] ( because of | thanks to | due to | from | through | via ) {what:held} [ @next_turn ]
playergiven: {card:things} ( gives | give | gave | grants | grant | granted | has given | has granted | is giving ) {who:person} {specs:keywords} [ <until_eot> | @next_turn ]
attached: {to:things} [ also | now | even ] ( has | have | had | gains | gain ) {specs:keywords} ( because of | thanks to | due to | from ) {card:cards}
playergiven: {who:person} ( has | have | had | gains | gain | gained | got | gets ) {card:things} 's {specs:keywords} [ <until_eot> | @next_turn ]
playerkeywords ~3: {who:person} ( has | have | had | gains | gain | gained ) {specs:keywords} [ <until_eot> | @next_turn ]
gains: {what:things} ( is | are | was | were | has been | have been | got ) ( given | granted | pumped | boosted | buffed ) [ by | for | with ] {specs:gained} [ <until_eot> ]
gains: {who:person} ( pump | pumps | pumped | boost | boosts | boosted | buff | buffs | buffed ) {what:things} [ by | for | with ] {specs:gained} [ <until_eot> ]
gains: {who:person} ( slaps | slap | slapped | puts | put | sticks | stuck ) {specs:keywords} ( on | onto ) {what:things}
gains: {what:things} ( gains | gain | gained | gets | get | got | ( has | have ) [ also ] gained ) {specs:gained} [ <until_eot> ] [ ( from | by | off | through | thanks to ) ( a | an | his | her | their | my ) ( spell | ability | action | card | reaction | effect ) ]
gains passive=1: ( gains | gain | gets | get | got | gained ) {specs:changes} [ <until_eot> ] [ ( from | by | off | through | thanks to ) ( a | an | his | her | their | my ) ( spell | ability | action | card | reaction | effect ) ]
loses: {what:things} ( loses | lose | lost ) {specs:keywords} [ <until_eot> ]
loses all=1: {what:things} ( loses | lose | lost ) ( all | all of | ) [ its | his | her | their ] ( abilities | keywords ) [ <until_eot> ]
pumped: {what:things} ( is | was | gets | got | has been | 's ) ( pumped | buffed | boosted | grown ) ( to | up to ) [ a ] ( {size:size} | {n:number} [ power | might ] )
pumped: {what:thing} pumped to ( {size:size} | {n:number} )
setlife: {who:person} ( went | goes | go | dropped | drops | drop | falls | fall | fell ) [ back ] [ up | down ] to {n:number} [ <life_word> ]
setlife: ( dropping | bringing | taking | putting | knocking | leaving | sending ) {who:person} [ back ] [ down | up ] ( to | at ) {n:number} [ <life_word> ]
setlife ~1: ( that | this | which | it ) ( drops | brings | takes | puts | knocks | leaves | dropped | brought | took | put | left ) {who:person} [ back ] [ down | up ] ( to | at ) {n:number} [ <life_word> ]
setlife elided=1 ~2: ( going | dropping | falling ) [ back ] [ up | down ] to {n:number} [ <life_word> ]
setlife elided=1 ~2: ( went | goes | go | dropped | drops | drop | falls | fall | fell ) [ back ] [ up | down ] to {n:number} [ <life_word> ]
dead ~2: {what:thing} @is [ already ] ( dead | gone )
dead ~2: {what:thing} @is already destroyed
nocombat: {who:person} ( do | does | did | can | could | will | ) [ not ] ( block | chump | attack with ) nothing else
isalso ~2: ( has | have | had ) [ a | an | also | now ] {specs:keywords}
isalso ~2: ( has | have | had ) [ also | now | already ] {counters:counters} [ on it ]
isalso ~2: ( is | are | was ) [ a | an | also ] {specs:specs}
nocombat: {who:person} ( take | takes | took ) the rest
nocombat: ( no | zero | without ) ( shields | shield | prevention | prevention effects | tricks )
nocombat elided=1 ~2: ( attack | attacks | attacked | swing | swings ) with ( nothing | nobody | no one | no creatures )
nocombat: {who:person} ( attack | attacks | attacked | swing | swings ) with ( nothing | nobody | no one | no creatures )
nocombat: {who:person} @has lethal [ on board | on the board ]
nocombat ~-1: {who:person} @has no [ other | untapped | potential | more ] ( fliers | flyers | flying creatures | creatures | blockers | flying blockers | board | nothing | creature | blocker | flyer | flier ) [ left | to block [ with ] | that can block | of my own | of his own | in play | on the battlefield | on board ]
nocombat: {who:person} @has no ( creatures | creature ) with ( flying | reach | flying or reach | reach or flying | flying and reach )
nocombat: {who:person} @has ( nothing | no one | nobody ) ( with flying | with reach | with flying or reach | with reach or flying | that flies | flying )
onlyhas: ( only | just ) {what:things} ( has | have | had | is | are | was | were ) {specs:traits}
lacks keyword=flying: {what:things} ( can | do | does ) not fly
lacks: {what:things} ( do | does | did ) not [ actually | really | even ] have [ any ] {specs:keywords} [ yet | either | though | at all ]
lacks gone=1: {what:things} ( do | does | did ) not have {specs:keywords} ( any more | any longer )
lacks gone=1: {what:things} no longer ( has | have | had ) {specs:keywords}
lacks ~1: {what:things} ( is | are | was | were ) not [ actually | really | even ] {specs:traits}
lacks: ( neither | none ) [ of ( them | these | those | which ) ] ( has | have | had | is | are | was | were ) {specs:traits}
lacks: ( neither | none ) of {what:things} ( has | have | had | is | are | was | were ) {specs:traits}
nocombat: nobody ( flies | has flyers | has a flyer | has flying )
nocombat: no ( creatures | flyers | fliers | other creatures | blockers | creature with flying | creatures with flying )
nocombat: {who:person} @has ( nothing | no board | nothing else | nothing relevant ) [ else ] [ on board | in play | out | relevant ]
"""
