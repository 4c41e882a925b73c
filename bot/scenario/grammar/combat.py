"""Clauses of attacks and blocks (with the macros of events)."""

COMBAT = """
# --- combat
attack: {who:person} <attack_with> ( @everything | all [ of ] ( his | her | their | my ) creatures ) ( : | , | - ) {what:things} [ @unblk ]
attack: {who:person} <attack> [ at ] {at:targets} with ( @everything | all [ of ] ( his | her | their | my ) creatures ) ( : | , | - ) {what:things} [ @unblk ]
attack: {who:person} <attack_trans> @everything [ ( at | into ) {at:targets} ] ( : | , | - ) {what:things} [ @unblk ]
attackall: {who:person} <attack_trans> @everything [ ( at | into ) {at:targets} ] [ @except {but:things} ] [ @unblk ]
attackall: {who:person} <attack_with> @everything [ ( at | into | on ) {at:targets} ] [ @except {but:things} ] [ @unblk ]
attackall: {who:person} <attack_with> @everything @except {but:things} ( at | into | on ) {at:targets} [ @unblk ]
attackall: {who:person} <attack> [ at | into ] {at:targets} with @everything [ @except {but:things} ] [ @unblk ]
attack: {what:things} ( is | are | was | were ) declared [ as ] ( an attacker | attackers | the attacker | the attackers | attacking ) [ ( against | at ) {at:targets} ] [ @unblk ]
attack: {who:owner} [ lone | sole | only | two | three | single | other | second ] ( attacker | attackers ) ( are | is | , | : ) {what:things}
attack: {who:person} ( declare | declares | declared ) {what:things} as ( an attacker | attacker | attackers ) [ @unblk ]
attack ~-2: {who:person} ( has | have | had | controls | control ) [ {k:number} | just | only ] ( attacker | attackers | attacking creature | attacking creatures ) ( , | : ) {what:things} [ @unblk ]
attack: {who:person} <attack> : {what:things} [ @unblk ]
haveattacking ~-1: ( {who:person} ( has | have | got | has got | have got | controls | control ) | there @is ) {what:things} [ , ] [ <ub=unblocked> ] [ ( that | which | who ) @is ] ( attacking | swinging | coming | charging ) [ at | into | for ] [ {at:targets} ] [ @unblk ]
attack: {who:person} <attack_with> {what:things} [ ( at | into | against ) {at:targets} ] [ for ( {n:number} | [ exactly | exact ] lethal | the win | the kill ) ] [ @unblk ] [ <together> ]
attack: {who:person} <attack_trans> {what:things} ( at | into | in at | over at | to ) {at:targets} [ @unblk ]
attack: {who:person} <attack_trans> {what:things} [ @unblk ]
attack: {who:person} ( <bring> | turn | turns | turned ) {what:things} ( in | sideways ) [ ( at | into ) {at:targets} ] [ @unblk ]
attack: {who:person} <bring> {what:things} ( at | into ) {at:targets} [ @unblk ]
attack ub=1: {who:person} <bring> {what:things} through [ to {at:targets} ] [ for {sum:number} ]
attack: {who:person} ( get | gets ) {at:targets} for {sum:number} with {what:things} [ @unblk ]
attack: {at:person} <take> ( a | the ) [ full | whole ] ( hit | blow ) from {what:sizedthings} [ @unblk ]
attack: {who:person} <attack> {at:targets} [ , ] [ for ( [ exactly | exact ] lethal | the win | the kill ) ] with {what:things} [ for ( {n:number} | [ exactly | exact ] lethal | the win | the kill ) ] [ @unblk ] [ <together> ]
attack: {who:person} <attack> {at:targets} with {what:things} ( and | , | , and ) [ <attack> ] {at2:targets} with {what2:things} [ ( and | , | , and ) [ <attack> ] {at3:targets} with {what3:things} ]
attack: {who:person} <attack> {what:things} ( into | at ) {at:targets} [ @unblk ]
attack: {who:person} <attack> [ [ at | into ] {at:targets} ] for ( {sum:number} | [ exactly | exact ] lethal | the win | the kill ) with {what:things} [ @unblk ]
attack: {who:person} <attack> ( at | into | on ) {at:targets} with {what:things} [ @unblk ]
attack ~-1: {who:person} ( with | using ) {what:things} <attack> [ at | into ] {at:targets} [ @unblk ]
attack: {who:person} <attack> {at:targets} [ {times:times} ] for {n:amount} [ each | each time ] [ @unblk ]
attack: {who:person} <attack> [ for {n:amount} ] [ into {at:targets} ] [ @unblk ]
attack ~1: {who:person} <attack> [ at | into | on ] {at:targets} [ @unblk ]
attack: {what:things} <attack> [ ( at | into ) {at:targets} | {at:targets} ] [ @unblk ] [ <together> ]
attack: {what:things} ( poke | pokes | poked | hits | hit | pings | pinged ) {at:targets} ( <ub=unblocked> )
attack: {what:things} ( is | are | was | were | goes | go | gets through | get through ) <ub=unblocked> against {at:targets}
attack: {what:things} <attack> [ {at:targets} ] [ , ] ( along with | alongside | together with ) {beside:things} [ @unblk ]
attack ~1: {what:onething} <attack> [ {at:targets} ] with {beside:sizedthings} [ @unblk ]
attack: {what:onething} <attack> [ ( at | into ) {at:targets} | {at:targets} ] with {having:keywords} [ @unblk ]
attack: {what:things} <attack> [ ( at | into ) {at:targets} | {at:targets} ] for {n:amount} [ <damage> ] [ @unblk ] [ <together> ]
attack: {at:targets} ( is | are | am | was | were | gets | get | got ) [ now | being | also ] ( attacked | swung at ) [ ( by | with ) {what:things} ] [ for {n:amount} ] [ @unblk ]
attack: {at:targets} ( is | are | am | was | were | gets | get | got | have been | has been | had been | 've been | 's been ) ( attacked | swung at ) {times:times} for {n:amount} [ each | each time ]
notat ~2: [ and ] ( instead of | rather than ) {at:person}
outofcombat: {what:things} ( is | are | was | were | gets | get | has been | have been ) [ then | now ] removed from [ the ] combat
phase: {what:things} ( phases | phase | phased | is phased | are phased | was phased | were phased | gets phased | get phased ) out [ with it | together ]
phase: {who:person} ( phases | phase | phased ) out {what:things}
phase: {who:person} ( phases | phase | phased ) {what:things} out
phase back=1: {what:things} ( phases | phase | phased ) [ back ] in
outofcombat: {who:person} <remove> {what:things} from [ the ] combat
attackedby ~2: ( is | are | am | was | were | gets | get | got | have been | has been | had been ) [ now | being | also ] ( attacked | swung at ) ( by | with ) {what:things} [ for {n:amount} ] [ @unblk ]
attack: {who:person} ( declare | declares | declared ) {what:things} as ( an attacker | attackers | the attacker | the attackers | the only attacker ) [ ( against | at ) {at:targets} ] [ @unblk ]
block: {who:person} ( declare | declares | declared ) {blocker:things} as ( a blocker | blockers | the blocker | the blockers | the only blocker ) [ ( for | against | on ) {attacker:things} ]
attack: {what:things} ( is | are ) attacking [ {at:targets} ] [ @unblk ]
attack: {who:person} <connect> with {what:things} [ @unblk ]
attack ub=1: {what:things} <connect> [ ( to | on | with | at ) {at:targets} ] [ for {n:amounts} ] [ [ , ] ( <ub=unblocked> | alone | only | by itself | on its own ) ]
attack: {who:person} <hit> {at:targets} with {what:things} [ @unblk ]
attack ~3: {who:person} <hit> {at:person} [ @unblk ]
cast: {who:person} <hit> {to:targets} with {card:cardq} ( for {n:number} [ damage ] | [ , ] [ with | for ] {x:x} | to the face | in the face | {times:times} )
attack: {what:things} <hit> {at:targets} [ @unblk ] [ <together> ]
attack: {what:things} ( runs | ran | smashes ) into {at:targets}
attack ub=1 ~-2: {what:things} <attack> [ , ] and [ then ] ( <deal> | <hit> | ( deals | deal | dealt ) ) ( [ [ its | their ] [ combat ] damage ] ( to | on ) {at:person} | {at:person} )
attack: {what:things} , ( attacking | swinging at ) {at:targets} [ @unblk ]
attack ~-3: ( there @is | i face | i am facing | facing | we have ) [ {k:number} | the | these | his | her | their ] ( attacker | attackers | attacking creatures ) ( : | , | - ) {what:things} [ @unblk ]
attack ~1: {k:number} attackers : {what:things}
attack ~1: ( attackers | attacker | attacking | attack | attacks ) : {what:things} [ \\open total {total:number} \\close ]
attack: attackers total {total:number}
attack again=1: {who:person} ( swing | swings | attack | attacks | hit | hits ) [ {at:targets} ] ( a ( second | third ) time | again | once more ) [ for {n:number} ]
attacks: {who:person} ( makes | make | made ) ( {times:number} | two | three ) attacks [ this turn | in this turn ]
nthattack: ( [ the ] first | [ the ] second | [ the ] third | one | the other ) ( is | for | does | deals ) {n:number} [ damage ]
attackwith: ( with | using ) {what:things} [ @unblk ]
unblocked: [ {what:things} ] [ and | but | is | are | was | were | , ] <unblocked> [ <together> ]
unblocked: {who:person} ( do | does | did | can | will ) not ( block | chump | have blockers | block anything | block it | block nothing )
unblocked: {who:person} ( does | do | did | has | have | had ) ( no blockers | no block | no blocks | not block )
unblocked: {who:person} ( does | do | did | will ) not ( declare | make | assign | choose | set ) ( blockers | any blockers | a blocker | blocks | any blocks | a block )
unblocked: there ( are | were | is | was ) no ( blockers | blocks | block | blocker ) ( declared | made | assigned | chosen )
unblocked: ( none | neither ) [ of ( them | these | those | which ) ] ( can | could | may ) block [ {what:things} ]
unblocked: [ and | but ] ( none | neither ) of ( them | these | those ) {who:person} ( block | blocks | blocked | chump | chumps )
unblocked: {who:person} ( block | blocks | blocked ) ( nothing | nobody | none of them | neither )
unblocked: {who:person} ( block | blocks | blocked | chump | chumps ) with ( nothing | nobody | no creature | no creatures )
unblocked: {who:person} ( do | does | did | will ) not [ even ] block [ {what:things} ] [ , ] ( or | nor | and do not | and does not | and did not ) @nodeed
unblocked: {who:person} neither ( block | blocks ) [ {what:things} ] [ , ] nor ( @nodeed | casts anything | casts any spells | responds | prevents the damage | prevents any damage )
unblocked: {who:person} ( not | no ) block [ them | it | him ]
unblocked: {who:person} ( do | does | did ) not have ( any | a ) ( blocker | blockers | untapped creatures | creatures to block with | creature to block with )
unblocked: {who:person} ( has | have | had ) ( nothing | nobody | no creature | no creatures ) ( to block with | that could block | that can block | to block )
unblocked: {who:person} ( declares | declare | declared | makes | make | made | chooses | choose ) no ( blocks | blockers | block ) [ ( against | for | on ) {what:things} ]
unblocked: {who:person} ( declines | decline | declined | refuses | refuse | refused | chooses not | choose not | chose not | opts not | opt not | elects not | elect not | decides not | decide not | decided not ) to block [ with anything ] [ {what:things} ]
unblocked: ( both | all | all of them | they both | they all | both of them | each of them ) ( get through | connect | go through | come through | go unblocked )
unblocked hit=1: {who:person} [ just | simply | decides to just | decides to | chooses to ] ( takes | take | took ) ( the hit | the hits | it all | them all | it on the chin | it | it like a champ | all of it | all of them | the attack | the [ combat ] damage | all the [ combat ] damage | both | both hits )
unblocked rest=1 ~-2: {who:person} ( takes | take | took | eats | eat | ate ) @therest
unblocked rest=1: {who:person} ( takes | take | took | eats | eat | ate ) ( the rest of the [ combat ] damage | the damage from @therest | the other damage | the remaining damage | the unblocked damage )
unblocked rest=1: {who:person} ( leaves | leave | left | lets | let ) @therest ( unblocked | through | alone )
unblocked rest=1: @therest ( is | are | was | were | goes | go | stays | stay ) [ left ] unblocked
unblocked: ( nothing | none of it | none of them | none of those | no creature ) ( is | are | was | were | gets | get | goes | got ) [ being | left ] blocked
unblocked: {who:person} ( @is ) not blocking [ {what:things} ]
unblocked: {who:person} ( take | takes | took ) it unblocked
unblocked: ( nobody | nothing | none [ of ( them | us ) ] | no one | no player | neither [ player | defender | opponent | defending player | of ( them | us | the players | the two | the defenders ) ] ) ( blocks | block | blocked | chumps | defends | defend | defended ) [ {what:things} ]
unblocked: ( neither | none | no creature | no attacker | neither creature | neither attacker | neither one ) [ of ( them | the attackers | the creatures | the attacking creatures | those ) ] ( is | are | was | were | gets | get | got ) [ being ] blocked
unblocked: ( neither | none | not one ) of {what:things} ( is | are | was | were | gets | get | got ) [ being ] blocked
unblocked: {who:person} ( block | blocks | blocked | chump | chumps ) ( none | neither ) of {what:things}
unblocked: there @is [ still ] no ( block | blocks | blockers | blocking ) [ at all ]
unblocked: ( nobody | no one | nothing | no creature | none of them ) ( can | could ) block {what:things}
unblocked: {what:things} ( is | are | was | were ) blocked by ( nothing | nobody | no one | no creature )
notblocking: {what:things} ( ( do | does | did | will | can ) not block | @is not blocking ) [ {attacker:things} ] [ at all ]
notblocking: ( none | neither | not one ) of {what:things} ( block | blocks | blocked | ( can | could | may ) block ) [ {attacker:things} ] [ at all ]
notblocking: {what:things} ( block | blocks | blocked ) ( neither | none | nothing | none of them | neither of them | nobody )
notblocking ~1: [ {who:person} ] ( do | does | did | will ) not block with {what:things} [ at all ]
notblocking ~-2: {what:things} ( blocks | block | blocked ) ( nothing | nobody )
notblocking home=1: {what:things} ( stays | stay | stayed | remains | remain ) ( [ back ] out of ( the fight | combat | it ) | home | at home | back [ home ] )
notblocking home=1: [ {who:person} ] ( keeping | leaving | keeps | keep | kept | leaves | leave | left ) {what:things} ( home | at home | back | back home | behind | out of it )
notblocking home=1: ( with | and ) {what:things} ( staying | sitting | remaining ) ( home | at home | back | back home | out | out of it )
notblocking home=1 ~1: ( stays | stay | stayed | remains | remain ) ( home | at home | back home )
unblocked: ( the | this | that | his | her | my ) attack ( is | was | goes | went | stays | gets ) ( not blocked | unblocked )
unblocked: no ( block | blocks | blockers ) ( is | are | was | were | get | gets ) ( made | declared | assigned )
unblocked: ( no | without ) ( blockers | blocks | block | chumps ) [ ( on | for | against ) {what:otherones} ]
unblocked: {who:person} ( does | do | did | will ) not block ( {what:things} )
unblocked: {who:person} ( let | lets | letting ) {what:things} ( through | connect | hit | in )
unblocked: {who:person} ( leave | leaves | left | let | lets ) {what:things} ( unblocked | go unblocked | get through unblocked )
unblocked: [ and | , ] ( leaving | letting ) {what:things} ( unblocked | go unblocked | through | get through )
block: {who:person} [ only | just ] <block> [ only | just ] {attacker:things} [ , ] ( with | using | by ) {blocker:things}
block: [ {who:owner} | the ] [ {k:number} ] ( blockers | blocker ) [ are | is | were | : | - | being ] {blocker:sizedlist}
block: {who:person} ( double | triple | gang ) ( blocks | block | blocked ) [ it | my attacker | the attacker ] [ : | - ] {blocker:severalsized}
block: [ a | the ] ( double | triple | gang ) block ( from | by | with | of ) {blocker:severalsized}
block: {k:number} ( creatures | blockers | guys ) ( block | blocked ) [ it | that | my attacker | the attacker ] [ : | - | , ] {blocker:sizedlist}
block pairs=order ~-1: {who:person} <block> {attacker:things} ( with | using ) {blocker:things} [ , ] @respectively
block pairs=order ~-1: {attacker:things} <p:block> by {blocker:things} [ , ] @respectively
block pairs=order ~-1: {blocker:things} <block> {attacker:things} [ , ] @respectively
block pairs=each ~-1: {who:person} <block> {attacker:things} ( with | using ) {blocker:things} [ , ] @apiece
block pairs=each ~-1: {who:person} <block_with> {blocker:things} [ , ] @apiece
block pairs=each ~-1: {blocker:things} [ each ] <block> [ {attacker:things} ] [ , ] @apiece
block pairs=each ~-1: {who:person} <block> [ {attacker:things} ] [ , ] @apiece
block pairs=each ~-1: {attacker:things} <p:block> by {blocker:things} [ , ] @apiece
block pairs=each ~-1: ( each | each one | each of ( them | these | those | the attackers ) | each attacker ) <p:block> by {blocker:things}
block pairs=each ~-1: {attacker:things} @is each ( blocked | chumped | chump blocked ) by {blocker:things}
block: ( {who:person} <block> [ with ] | {who:owner} ( blocks | blockers ) @is | [ {k:number} ] ( blocks | blockers | blocking ) ) [ : | - ] {more:blockedon}
block ~-1: {who:person} <block_with> {blockers:things} ( , | : | - | ; ) {more:blockedon}
block: {who:person} ( put | puts | throw | throws | threw | chuck | chucks | toss | tosses | shove | shoves ) {more:putbefore}
block pairs=each: {who:person} ( put | puts | throw | throws | threw | assign | assigns | chuck | chucks ) {blocker:things} ( in front of | to | on ) ( each | each one | each of ( them | these | those | the attackers ) | each attacker )
block ~-1: {attacker:things} ( runs into | run into | ran into | walks into | walk into | walked into ) {blocker:sizedlist}
unblocked: not {what:otherones}
block: {attacker:things} ( trade | trades | traded ) with {blocker:things} [ in combat ]
block ~1: {attacker:things} ( faces | face | faced | squares off against | squares off with | goes up against | meets | meet ) {blocker:things} in combat
blockeach: {who:person} <block> each [ of ( them | these | those | the attackers ) | one | attacker ] with {blocker:thing}
block: ( the defender | the defending player ) <block> {attacker:things} with {blocker:things}
block: ( the defender | the defending player ) <block> {attacker:met} with {blocker:met} ( and | , and | , ) {more:blockedwith}
block: {who:person} ( declare | declares | declared ) {blocker:things} as ( a blocker | blocker | blockers ) [ for {attacker:things} ]
block: {who:person} <block> {attacker:met} ( with | by ) {blocker:met} ( and | , and | , ) {more:blockedwith}
block: {attacker:met} <p:block> by {blocker:met} ( and | , and | , ) {more:blockedby}
block: {blocker:met} <block> {attacker:met} ( and | , and | , ) {more:blocking}
block: {who:person} <block_with> {blocker:things}
block ~1: {attacker:things} {who:person} <block> [ only ] ( with | using ) {blocker:things}
unblocked ~1: {what:things} {who:person} ( ( do | does | did ) not block [ at all ] | ( let | lets | leave | leaves | left ) ( through | in | unblocked | alone ) )
block: {who:person} ( block | blocks | blocked ) with {blocker:pronoun} {attacker:things}
block: {blocker:things} <block> [ {attacker:things} ]
block: {blocker:things} each <block> {attacker:things}
block each=1: ( each | they each | and each | both each ) <block> {attacker:things}
block: [ only | just ] {attacker:things} <p:block> [ , ] ( by | with ) {blocker:things}
block: {attacker:things} ( hits | hit | runs into | walks into ) {who:owner} {blocker:things}
block: {who:person} ( double | triple ) ( block | blocks | blocked ) {attacker:things}
block: {who:person} <block> {attacker:things}
block: {who:person} ( put | puts | throw | throws | threw | chuck | chucks | toss | tosses | shove | shoves ) {blocker:things} ( in ( front | the way ) [ of {attacker:things} ] | in ( its | his | her | their ) ( way | path ) | before {attacker:things} )
block: ( blocker | blockers | block | blocks | blocking ) : {blocker:things}
block: <p:block> ( by | with ) {blocker:things}
block elided=1 ~-1: ( chump | chumps | chumped ) with {blocker:things}
block ~2: {who:person} [ double | triple ] ( block | blocks | blocked )
defend: {who:person} ( defend | defends | defended ) with {blocker:things}
defend: {what:things} ( defend | defends | is defending | are defending ) [ {attacker:things} ] [ next to {with:things} | with {with:things} | alone ]
defend: {who:person} defend [ the battlefield ] with {blocker:things}
defenders: {who:owner} defenders : {blocker:things}
retaliate: {n:number} of the defenders retaliate , one with power {p1:number} and one with power {p2:number}
retaliate: {n:number} of the defenders retaliate
tramples: {who:person} ( tramples | trample | trampled ) ( the other | the | the rest | the remaining ) [ {n:number} ] [ over | through ] [ at | to | onto ] [ {to:targets} ]
firststrike: [ the ] first strike damage ( goes through | is dealt | happens | resolves | hits )
tramples: {n:number} [ damage | point | points ] ( tramples | trample | goes | go | spills | spill ) ( over | through ) [ ( to | onto | at ) {to:targets} ]
tramples: {who:person} ( tramples | trample | trampled ) [ over | through ] for {n:number} [ damage ] [ ( to | onto | at ) {to:targets} ]
"""

# Where creatures are attacked by nothing: only players and planeswalkers are.
MAGIC = """
provokes: ( {who:person} | it ) ( provoke | provokes | provoked | provoking ) {what:things}
attack ub=1 elided=1 ~3: ( gets | get | got | goes | go | went ) through [ to {at:targets} ] [ for {n:amounts} ]
attack ub=1 elided=1 ~3: ( connects | connect | connected ) [ with {at:targets} ] [ for {n:amounts} ]
provokes elided=1: ( provoke | provokes | provoked | provoking ) {what:things}
provokes: {by:things} ( provokes | provoked ) {what:things}
time when=nothing: last turn
attack: {who:person} ( <attack_trans> | <attack> ( two | three | {k:number} | both | all | several ) ( people | players | opponents | of us | of them | defenders ) [ at once | together | at the same time ] [ : | , | with | - ] ) {what:things} ( at | into | in at | over at | to ) {at:goal} ( and | , | , and | , while | while ) {what2:things} ( at | into | in at | over at | to ) {at2:goal} [ ( and | , | , and ) {what3:things} ( at | into | in at | over at | to ) {at3:goal} ]
attack: with {what:things} [ , ] {who:person} <attack> [ [ at | into ] {at:targets} ] [ @unblk ]
attack: {who:person} <attack> [ at | into ] {at:targets} [ , ] with {what:things} ( and | , | , and | , while | while ) [ then ] [ <attack> ] [ at | into ] {at2:goal} [ , ] with {what2:things} [ ( and | , | , and ) [ <attack> ] {at3:goal} [ , ] with {what3:things} ]
attack ~-1: {at:things} ( is | are | was | were | gets | got | get | is being ) attacked by {what:sizedthings} [ @unblk ]
attackshares: {what:things} <attack> [ , | : | - ] {n:number} @goesat {at:goal} ( and | , | , and | , while | while ) ( {n2:number} | @others ) @goesat {at2:goal} [ ( and | , | , and ) ( {n3:number} | @others ) @goesat {at3:goal} ]
attackshares: {who:person} <attack_with> {what:things} [ , | : | - ] {n:number} @goesat {at:goal} ( and | , | , and | , while | while ) ( {n2:number} | @others ) @goesat {at2:goal} [ ( and | , | , and ) ( {n3:number} | @others ) @goesat {at3:goal} ]
attackedby ~1: attacked ( by | with ) {what:things} [ for {n:amount} ] [ @unblk ]
"""
