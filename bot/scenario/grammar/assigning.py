"""Clauses of how combat damage is assigned (with the macros of events)."""

MACROS = {
    # Only what combat damage is said to be; "deals 2 to it" is damage by hand.
    "puts": "( [ ( choose | chooses | chose | decide | decides | decided | want | wants ) to ] ( assign | assigns | assigned | put | puts | give | gives | gave ) )",
    "deals": "( @puts | [ ( choose | chooses | chose | decide | decides | decided | want | wants ) to ] ( deal | deals | dealt | do | does | did | send | sends | sent | point | points | pointed | aim | aims | aimed ) )",
    "is_put": "( ( is | are | was | were | gets ) ( assigned | put | dealt | going ) | goes | go | went )",
    "onto": "( to | on | onto | into | at )",
    "points": "( [ points of ] [ of ] [ the | its | his | her | my | that ] [ combat ] damage | point | points | of it | of them | of those | of these )",
    "next": "( , | and | , and ) [ the ] [ other | remaining | last ]",
    "parts": "{n:number} [ @points ] @onto ( {to:thing} | {to:person} ) [ @next {n2:number} [ @points ] @onto {to2:targets} ] [ @next {n3:number} [ @points ] @onto {to3:targets} ] [ @next {n4:number} [ @points ] @onto {to4:targets} ] [ @next {n5:number} [ @points ] @onto {to5:targets} ]",
    "two_parts": "{n:number} [ @points ] @onto ( {to:thing} | {to:person} ) @next {n2:number} [ @points ] @onto {to2:targets}",
    "allofit": "( all [ of ] [ its | the | his | her | my | their | that ] [ {k:number} ] [ of ] [ its | the | his | her | my | their | that ] [ combat ] ( damage | points [ of damage ] ) | all [ of ] it | all {k:number} [ of them ] | everything [ it has ] | ( its | the | his | her | my | their ) ( full | whole | entire ) [ combat ] damage | both [ of the | of its ] [ points [ of damage ] ] )",
    "rest": "( the | all [ of ] [ the ] | any | what is ) ( [ remaining | other | last ] {k:number} | ( remaining | other | last | final ) ( ( point | one ) {=single} | points ) | rest | remainder | excess | leftover | surplus | extra | left | ( remaining | excess | leftover | extra | surplus | other ) [ combat ] damage ) [ of ( it | [ the | its | his | my | her ] [ combat ] damage ) ]",
    "andrest": "( [ , ] and [ then ] | , ) @rest [ @is_put | to go ] @onto {to2:targets}",
    "lethal_said": "[ only | just | exactly | bare | at least ] lethal [ combat ] [ damage ]",
    "least_said": "( as little [ damage ] as possible | [ only | just ] the [ bare ] minimum | a bare minimum | the least possible | no more [ damage ] than needed | just enough | [ only ] what is needed )",
    "eachblocker": "each [ of ( them | those | these | [ the | its | his | her | my | their ] ( {k:number} | two | three | four | both ) [ of them ] [ blockers | creatures ] | [ the | its | his | her | my | their ] ( blockers | blocking creatures ) ) | blocker | blocking creature | creature [ blocking it ] | one | creature that blocks [ it ] ]",
    "asfollows": "( like so | like this | as follows | this way | so | thus ) [ : ]",
    "among": "[ ( among | between | over | across ) ( them | the two | the three | both | the blockers | the two blockers | the blocking creatures | its blockers ) [ of them ] ]",
}

ASSIGNING = """
assign: {who:person} @puts @parts
assign: {by:things} @puts @parts
assign: {who:person} @puts {n:number} [ @points ] from {by:things} @onto ( {to:thing} | {to:person} ) [ @next {n2:number} [ @points ] @onto {to2:targets} ]
assign: {n:number} [ @points ] from {by:things} @onto ( {to:thing} | {to:person} ) [ @next {n2:number} [ @points ] @onto {to2:targets} ]
assign: {n:number} [ @points ] from {by:things} @is_put @onto ( {to:thing} | {to:person} ) [ @next {n2:number} [ @points ] [ from it ] [ @is_put ] @onto {to2:targets} ]
assign: {who:person} @puts {n:number} of {by:things} 's [ combat ] damage @onto ( {to:thing} | {to:person} ) [ @next {n2:number} [ @points ] @onto {to2:targets} ]
assign: {who:person} ( have | has | had ) ( it | him | her | {by:thing} ) ( deal | assign ) @parts
assign: {n:number} [ @points ] @is_put @onto ( {to:thing} | {to:person} ) [ @next {n2:number} [ @points ] [ @is_put ] @onto {to2:targets} ] [ @next {n3:number} [ @points ] [ @is_put ] @onto {to3:targets} ]
assign: {who:person} @puts ( the [ combat ] damage of {by:things} | {by:things} 's [ combat ] damage | ( its | the | his | her ) [ combat ] damage ) [ @asfollows | : ] [ @next ] {n:number} [ @points ] @onto ( {to:thing} | {to:person} ) [ @next {n2:number} [ @points ] @onto {to2:targets} ] [ @next {n3:number} [ @points ] @onto {to3:targets} ]
assign: all [ of ] {by:things} 's [ {k:number} ] [ combat ] ( damage | points [ of damage ] ) @is_put @onto ( {to:thing} | {to:person} )
assign ~-2: ( {who:person} | it ) ( deal | deals | dealt | do | does | did ) @two_parts [ @next {n3:number} [ @points ] @onto {to3:targets} ] [ @next {n4:number} [ @points ] @onto {to4:targets} ]
assign others=1 ~-2: {who:person} @deals {n:number} [ @points ] @onto ( {to:thing} | {to:person} ) @next {n2:number} [ @points ] @onto each of the ( others | rest | other ( {k:number} | two | three | creatures | blockers | ones ) )
assign others=1 ~-2: {by:things} @deals {n:number} [ @points ] @onto ( {to:thing} | {to:person} ) @next {n2:number} [ @points ] @onto each of the ( others | rest | other ( {k:number} | two | three | creatures | blockers | ones ) )
assign: the ( remaining | other ) {n:number} [ damage | points ] @is_put @onto {to:thing}
assign: {who:person} @deals {n:number} [ @points ] @onto ( {to:thing} | {to:person} ) @andrest
assign: {by:things} @deals {n:number} [ @points ] @onto ( {to:thing} | {to:person} ) @andrest
assign: {n:number} [ @points ] @is_put @onto ( {to:thing} | {to:person} ) @andrest
assign: {who:person} @deals @two_parts ( [ , ] and [ then ] | , ) @rest [ @is_put ] @onto {to3:targets}
assign: {by:things} @deals @two_parts ( [ , ] and [ then ] | , ) @rest [ @is_put ] @onto {to3:targets}
assign past=1: {who:person} ( @puts | have it assign | has it assign ) [ all [ of ] ] [ its | the ] [ combat ] damage as ( though | if ) ( it | he | she ) ( was | were | is ) not blocked
assign each=1: {who:person} @deals {n:number} [ @points ] @onto ( @eachblocker | both [ of them | blockers | the blockers ] ) [ @andrest | @next {n2:number} [ @points ] @onto {to2:targets} ]
assign each=1: {by:things} @deals {n:number} [ @points ] @onto ( @eachblocker | both [ of them | blockers | the blockers ] ) [ @andrest | @next {n2:number} [ @points ] @onto {to2:targets} ]
assign restonly=1: @rest ( @is_put | is dealt | tramples | is trampled ) [ over | through ] @onto {to2:targets}
assign restonly=1: {who:person} @deals @rest @onto {to2:targets}
assign restonly=1: @rest tramples ( over | through )
assign restonly=1: {who:person} ( tramples | trample ) [ over | through ] [ for ] the rest [ @onto {to2:targets} ]
assign lethal=1: [ if ] {who:person} @deals ( @lethal_said | @least_said ) @onto {to:thing} [ @andrest ]
assign lethal=1: {by:things} @deals ( @lethal_said | @least_said ) @onto {to:thing} [ @andrest ]
assign lethal=1 each=1: [ if ] {who:person} @deals ( @lethal_said | @least_said ) @onto ( @eachblocker | all [ of ] ( them | the blockers | the blocking creatures ) | both [ of them | blockers | the blockers ] | the blockers ) [ @andrest ]
assign lethal=1 each=1: {by:things} @deals ( @lethal_said | @least_said ) @onto ( @eachblocker | all [ of ] ( them | the blockers | the blocking creatures ) | both [ of them | blockers | the blockers ] | the blockers ) [ @andrest ]
assign lethal=1: lethal [ damage ] @is_put @onto {to:thing} [ @andrest ]
assign lethal=1 each=1: lethal [ damage ] @is_put @onto @eachblocker [ @andrest ]
assign lethal=1: {who:person} ( kill | kills | killed ) {to:thing} with ( my | his | her | its | the ) [ combat ] damage
assign: {who:person} @deals @allofit @onto ( {to:thing} | {to:person} )
assign: {by:things} @deals @allofit @onto ( {to:thing} | {to:person} )
assign: @allofit @is_put @onto ( {to:thing} | {to:person} )
assign even=1: {who:person} @share @whole ( evenly | equally ) @among
assign even=1: {by:things} @share @whole ( evenly | equally ) @among
assign even=1: the damage is ( split | divided | spread ) ( evenly | equally ) @among
assign pair=1: {who:person} @share @whole [ as | into | up ] {n:number} ( and | - | / | , | to ) {n2:number} [ ( and | - | / | , | , and ) {n3:number} ] @among
assign pair=1: {by:things} @share @whole [ as | into | up ] {n:number} ( and | - | / | , | to ) {n2:number} [ ( and | - | / | , | , and ) {n3:number} ] @among
assignmost: ( {who:person} | ( the attacker | the attacking player ) ) ( assign | assigns | put | puts | push | pushes | send | sends | deal | deals ) as much [ combat | trample ] [ damage ] to {to:targets} as ( possible | {who2:person} can | it can | is legal | legally possible | is possible )
assignmost: {who:person} ( want | wants | would like ) [ to have ] as much [ damage ] as ( possible | {who2:person} can ) ( to go | going | to get | to trample | to be dealt ) ( through | over ) [ to {to:targets} ]
assignmost: {who:person} [ ( want | wants | choose | chooses | try | tries ) to ] ( assign | assigns | put | puts | push | pushes | send | sends | deal | deals ) ( as much [ damage | of it | of the damage ] as ( possible | {who2:person} can | it can | legal | legally possible | they can ) | the ( most | maximum ) [ damage ] [ possible ] ) ( to | at | on ) {to:targets} [ as possible ]
assignmost: {who:person} [ ( want | wants | choose | chooses | try | tries ) to ] ( assign | assigns | push | pushes | trample | tramples ) [ over | through ] ( as much [ damage | of it ] as ( possible | {who2:person} can | it can ) | the ( most | maximum ) [ damage ] [ possible ] ) [ over | through ] [ to {to:targets} ]
"""

# What of it can go where (with the macros of questions).
QUESTIONS = """
ask_damage extreme=least: [ and | so ] what @is the ( lowest | least | minimum | smallest ) [ amount of ] damage {who:targets} ( can | could | may | might ) ( take | be dealt | suffer | receive )
ask_damage extreme=most: [ and | so ] what @is the ( highest | most | max | maximum | greatest ) [ amount of ] damage {who:targets} ( can | could | may | might ) ( take | be dealt | suffer | receive )
ask_damage extreme=most: [ and | so ] what @is the ( highest | most | max | maximum | greatest ) [ amount of ] damage {by:person} ( can | could | may | might ) ( deal | do ) to {who:targets}
ask_trample: [ and | so ] what @is the ( highest | most | max | maximum | greatest ) [ amount of ] ( trample | excess ) damage [ that ] {to:targets} ( can | could | may | might ) ( take | be dealt | suffer | receive ) [ here | in this combat | from this | this turn ]
ask_damage extreme=least: how little damage ( can | could ) {who:targets} ( take | be dealt | suffer | receive )
ask_damage extreme=most: how much [ damage ] ( can | could | does | do | will | would ) {who:targets} ( take | be dealt | suffer | receive ) at most
ask_damage extreme=least: how much damage ( can | could | must ) {who:targets} ( take | be dealt ) at least
ask_damage extreme=most: [ so | and ] how much [ combat ] damage ( does | do | will | would | did ) {source:thing} @still ( deal | do | inflict ) to {who:targets} at most
ask_damage extreme=most: how much damage ( can | could ) be dealt to {who:targets} [ at most ]
ask_trample: [ how much ] [ trample | excess ] damage ( through | over )
ask_trample: [ so | and ] how much ( trample | excess ) damage [ then | still ] ( goes | gets | comes | went | is dealt | carries | spills ) ( through | over ) [ to {to:targets} ]
ask_trample: @howmuch ( can | could ) {who:person} ( push | trample | get | send | let ) [ through | over ] [ to {to:targets} | at {to:targets} | over {to:person} | {to:person} ]
ask_trample: @howmuch ( can | could | do | does | will | may ) [ {who:person} ] [ go | get ] ( <push> | go | go through | push through | get through | tramples through | let through | assign to {to:targets} | trample over | tramples over | through ) [ to {to:targets} ] [ at most ]
ask_trample: ( most | the most | max | what is the most | how much at most ) [ damage ] [ {who:person} ] ( can | could ) ( push through | go through | trample over | get through | tramples over | get in | do )
ask_can_assign: [ and | so ] ( can | could | may ) ( {who:person} | {what:thing} ) @still ( assign | put ) [ all | just | only ] {n:number} [ of ( its | the | his | her | my ) ] [ combat ] [ damage ] ( to | on | onto ) {to:targets} [ ( and | , | , and ) [ the other | the remaining | just | only ] {n2:number} [ combat ] [ damage ] ( to | on | onto ) {to2:targets} ] [ ( and | , | , and ) {n3:number} [ combat ] [ damage ] ( to | on | onto ) {to3:targets} ] [ ( and | , | , and ) {n4:number} [ combat ] [ damage ] ( to | on | onto ) {to4:targets} ]
ask_can_assign ~1: [ and | so ] ( ( can | could | may | do | did ) ( {who:person} | {what:thing} ) | ( {who:person} | {what:thing} ) ( can | could | may ) ) @still ( deal | do ) [ just | only ] {n:number} [ damage ] ( to | on | onto ) {to:targets} ( and | , | , and ) {n2:number} [ damage ] ( to | on | onto ) {to2:targets} [ ( and | , | , and ) {n3:number} [ damage ] ( to | on | onto ) {to3:targets} ]
ask_can_assign ~1: [ and | so ] ( ( can | could | may ) ( {who:person} | {what:thing} ) | ( {who:person} | {what:thing} ) ( can | could | may ) ) @still ( put | push | get | trample | send ) {n:number} [ damage ] [ through | over ] ( to | onto ) {to:targets} [ through | over ]
ask_can_assign rest=1: [ and | so ] ( can | could | may ) ( {who:person} | {what:thing} ) @still ( assign | put ) [ just | only ] {n:number} [ of ( its | the | his | her | my ) ] [ combat ] [ damage ] ( to | on | onto ) {to:targets} and ( the ( rest | remainder | remaining damage | other damage ) | everything else ) [ of it | of the damage ] ( to | on | onto ) {to2:targets}
ask_can_assign rest=1 lethal=1: [ and | so ] ( can | could | may ) ( {who:person} | {what:thing} ) @still ( assign | put ) [ just | only ] ( lethal | lethal damage | exactly lethal | exactly lethal damage ) ( to | on | onto ) {to:targets} and ( the ( rest | remainder | remaining damage | other damage ) | everything else ) [ of it | of the damage ] ( to | on | onto ) {to2:targets}
ask_can_assign: [ and | so ] ( can | could | may ) ( {who:person} | {what:thing} ) @still ( assign | put ) all [ of ] [ its | the | his | her | my | that ] [ combat ] [ damage ] ( to | on | onto ) {to:targets}
ask_trample: @howmuch ( tramples | goes | carries | spills | gets ) ( over | through ) [ to {to:targets} ] at most
ask_trample ~1: @howmuch ( goes | gets | went | makes it | comes ) to {to:targets}
ask_trample: ( max | maximum | most ) [ damage ] ( through | trampling over | trampled over | trample through ) @after
ask_trample: what @is the ( most | max | maximum | highest ) [ possible ] trample damage @after
ask_trample: what @is the ( most | max | maximum | highest ) [ amount of ] [ trample | excess ] [ damage ] [ that ] ( can | could ) ( trample over | trample through | go through | get through | ( be assigned | be dealt | go ) to {to:person} )
ask_trample: what @is the ( most | max | maximum | highest ) [ amount of ] [ combat ] [ damage ] [ that ] ( {what:thing} @still ( can | could | may ) [ legally ] ( assign | deal | do ) | {by:person} @still ( can | could | may ) [ legally ] assign ) to {to:targets}
ask_damage extreme=most: what @is the ( most | max | maximum | highest ) [ amount of ] damage ( to | for | on ) {who:targets}
ask_damage extreme=most: what @is the ( most | max | maximum | highest ) [ amount of ] damage [ that is | that can be ] dealt to {who:targets}
ask_damage extreme=most: how much [ combat ] [ damage ] ( is | will be | gets ) dealt to {who:targets} at most
ask_damage extreme=least: what @is the ( least | minimum | lowest ) [ amount of ] damage ( to | for | on ) {who:targets}
ask_trample: @howmuch ( tramples | goes | carries | spills ) ( over | through ) [ to {to:targets} ]
ask_trample: @howmuch ( tramples | does trample | can trample )
ask_trample: how much excess damage [ is there ]
ask_trample: how much ( trample | excess ) damage ( can | could | may ) be dealt to {to:targets} [ at most ]
ask_trample: how much [ trample | combat | excess ] [ damage ] ( ( can | could | may ) [ legally ] be assigned | is assigned ) to {to:targets} [ at most | in total ]
ask_trample: how much ( trample | excess ) [ damage ] ( can | could | may ) {by:person} @still ( assign | deal | push through ) to ( {to:person} | the player | the defending player ) [ at most ]
ask_damage extreme=most: how much [ combat ] [ damage ] ( can | could | may ) {by:person} @still [ legally ] ( deal | do | assign ) ( to | on ) {who:targets} [ at most ]
ask_trample: how much [ of its ] [ combat ] [ trample ] [ damage ] ( can | could | may | is able to ) {what:thing} @still ( assign | deal ) to ( {to:person} | the player | the defending player | the planeswalker | players ) [ at most ]
ask_damage extreme=most: what @is the ( most | max | maximum | highest ) [ amount of ] [ combat ] [ damage ] [ that ] {by:person} @still ( can | could | may ) [ legally ] ( deal | do | push through | get through | get in | inflict ) ( to | on ) {who:targets}
ask_can_assign: [ and | so ] ( can | could | may | does | do | did | will | would ) @surplus [ still | then | also ] ( hit | ( go | get | carry | spill | trample | bleed | roll | pass ) [ through | over ] [ on ] ( to | onto | into ) | be [ dealt | assigned ] to | get dealt to ) {to:targets} @like
ask_trample ~1: [ and | so ] ( can | could | may | does | do | did | will | would ) @surplus [ still | then | also ] ( go | get | carry | spill | trample | bleed | roll | pass ) ( through | over ) @like
"""
