"""Clauses of Grand Archive alone (data for the matcher)."""

RULES = """
# --- attacks
weaponattack: {who:person} <attack> [ at | on ] {at:targets} with {what:thing} ( , | and | using | wielding | with ) {weapon:weapon} ( and | , | with | wielding ) {weapon2:weapon}
weaponattack ~-1: {who:person} ( <attack> | <hit> ) [ at | on ] {at:targets} [ , ] ( with | using | wielding ) {weapon:weapon} ( and | , | with | wielding ) {weapon2:weapon}
weaponattack: {what:things} ( <attack> | <hit> ) [ [ at | on ] {at:targets} [ , ] ] ( with | using | wielding ) {weapon:weapon} ( and | , | with | wielding ) {weapon2:weapon}
weaponattack: {who:person} ( <attack> | <hit> ) ( with | using | wielding ) {weapon:weapon} ( and | , | with | wielding | and wield | and wields ) {weapon2:weapon} [ ( at | on | into ) {at:targets} ]
weaponattack ~-3: {who:person} ( play | plays | cast | casts | activate | activates | use | uses ) {weapon:attackcard} ( at | on | against | targeting | attacking | and attack ) {at:targets} [ with {weapon2:weapon} ]
weaponattack: {who:person} ( use | uses | used | make | makes | declare | declares | play | plays | played | activate | activates | activated ) {weapon:anattack} [ ( on | at | against | into | targeting ) {at:targets} ]
weaponattack: {who:person} ( use | uses | used ) {weapon:weapon} ( against | into | ( in | for ) an attack ( on | against ) ) {at:targets}
weaponattack: {who:person} ( use | uses | used ) {weapon:weapon} ( and | , | with ) {weapon2:weapon} ( against | into | on | at ) {at:targets}
weaponattack: {at:targets} ( is | are | am | gets | get | got | was ) [ now | being | then ] ( attacked | hit | swung at ) by {what:thing} ( with | wielding | using | holding ) {weapon:weapon} [ ( and | , | with ) {weapon2:weapon} ]
weaponattack passive=1: ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] ( attacked | hit | swung at ) by {what:thing} ( with | wielding | using | holding ) {weapon:weapon} [ ( and | , | with ) {weapon2:weapon} ]
attack: {who:person} ( <attack> | <hit> ) {at:targets} with {what:things} {times:times} [ this turn ]
attack: {who:person} <attack> {times:times} for {n:amount} [ each | each time ]
wield: {what:thing} ( wields | wield | is wielding | wielding | has | holds | carries ) {weapon:weapon} [ ( and | , ) {weapon2:weapon} ]
wield: {who:person} ( wields | wield | am wielding | is wielding ) {weapon:weapon} [ ( and | , ) {weapon2:weapon} ]
attack cleave=1: [ a | an | his | her | their | my | the ] cleave attack ( with | of | for ) {n:number} [ power ] ( into | against | on | at | hits | to ) {at:targets}
attack cleave=1: [ a | an | his | her | their | my | the ] {n:number} power cleave attack ( into | against | on | at | hits | to ) {at:targets}
attack cleave=1: ( {what:things} | {who:person} ) ( makes | make | made | declares | declare | performs | perform ) ( a | another | one ) cleave attack ( for | with | of ) {n:number} [ power | damage ] [ ( against | on | at | into ) {at:targets} ]
attack cleave=1: ( {what:things} | {who:person} ) ( makes | make | made | declares | declare | performs | perform ) ( a | another | one ) cleave attack ( against | on | at | into ) {at:targets} [ ( for | with | of ) {n:number} [ power | damage ] ]
attack cleave=1: {what:things} <attack> [ at ] {at:targets} ( with | using ) cleave ( for | with | at | of ) {n:number} [ power | damage ]
attack: {who:person} ( <attack> | <hit> ) [ {at:targets} ] with {n:number}
attack ~3: {who:person} <attack> with {what:things} {at:targets}
attack: [ his | her | their | my | a | an | another | enemy | the ] {n:number} power attack ( on | at | into | hits | against ) {at:targets}
weaponattack ~-1: {who:person} <attack> [ at | on ] {at:targets} with {what:thing} ( , | and | using | wielding | with ) {weapon:weapon}
weaponattack: {who:person} <attack> with {what:thing} ( , | and | using | [ who is | that is ] wielding | with ) {weapon:weapon} [ [ at | on | into ] {at:targets} ]
noretaliate: {what:things} ( does | do | did | will | can | could ) not <retaliate>
noretaliate: {who:person} ( does | do | did | will | can | could ) not <retaliate> [ with ( anything | anyone | any ally | anybody ) ]
noretaliate: ( nobody | nothing | no one | none | no ally | no allies | no unit ) [ ( on | from ) ( {side:owner} | the other | either | any ) side | of ( mine | his | hers | theirs | us | them | my allies | his allies | her allies | their allies ) ] <retaliate>
noretaliate: ( {what:things} | {who:person} ) never <retaliate>
noretaliate: ( neither | none | not one ) of {what:things} <retaliate>
noretaliate: ( no | without ) retaliation
attack cleave=1: {who:person} ( cleave | cleaves | cleaved ) with {n:number} power [ ( into | at | against ) {at:targets} ]
attack: ( a | an | another | one ) ( attack | hit | swing ) ( for | of | with ) {n:amount} [ power ] [ ( on | at | to | hits | into ) {at:targets} ]
combathit: ( an | another | his | her | their | enemy | an enemy | opponent 's ) [ enemy ] ( attack | swing ) ( deals | would deal ) {n:number} @unp [ combat ] [ damage ] @unp ( to | on ) {to:targets}
attack: {what:things} <attack> {at:targets} ( with | for | at ) {n:amount} power
attack: {who:person} <attack> {at:targets} ( with | for | at ) {n:amount} power
attack cleave=1: {who:person} cleave ( attack | attacks | attacked ) [ {at:targets} ] [ ( for | with ) {n:amount} [ power ] ] [ with {what:things} ]
attack cleave=1: {who:person} ( cleave | cleaves | cleaved | is cleaving | cleaving ) [ {at:targets} ] [ for {n:amount} ] [ into {at:targets} ] [ with {what:things} ]
attack cleave=1: {who:person} <attack> [ {at:targets} ] ( with | using ) cleave [ , | for | with | at ] [ {n:number} [ power ] ] [ into {at:targets} ]
attack cleave=1: {who:person} <attack> [ {at:targets} ] with {what:things} ( with | using | and ) cleave [ into {at:targets} ]
attack cleave=1: {what:things} ( cleave | cleaves | cleaved ) [ {at:targets} ] [ for {n:amount} ] [ into {at:targets} ]
weaponattack: {who:person} ( <attack> | <hit> ) [ at | on ] {at:targets} ( with | using ) {weapon:weapon} [ for {n:amount} ]
weaponattack: {who:person} <attack> ( with | using ) {weapon:weapon} [ ( at | on | into ) ] [ {at:targets} ] [ for {n:amount} ]
weaponattack: {what:thing} ( with | wielding | using | holding ) {weapon:weapon} ( <attack> | <hit> ) [ at | on ] {at:targets}
weaponattack cleave=1: {who:person} ( cleave | cleaves | cleaved | is cleaving | cleaving ) [ {at:targets} ] ( with | using | wielding ) {weapon:weapon} [ for {n:amount} ] [ ( at | on | into ) {at:targets} ]
weaponattack cleave=1: {what:things} ( cleave | cleaves | cleaved ) [ {at:targets} ] ( with | using | wielding ) {weapon:weapon} [ for {n:amount} ]
weaponattack cleave=1: {what:things} <attack> with cleave ( wielding | with | using | and ) {weapon:weapon} [ ( at | on | into ) {at:targets} ]
weaponattack cleave=1: {who:person} <attack> with cleave ( wielding | with | using | and ) {weapon:weapon} [ ( at | on | into ) {at:targets} ]
weaponattack: {what:things} ( <attack> | <hit> ) [ at | on ] {at:targets} [ , ] ( with | using | wielding ) {weapon:weapon} [ for {n:amount} ]
weaponattack wielded=1: {what:thing} ( <attack> | <hit> ) [ [ at | on ] {at:targets} ] ( with | using | wielding ) it [ {times:times} ]
weaponattack wielded=1: ( {what:thing} | {who:person} ) ( <attack> | <hit> ) {times:times} [ this turn ] [ [ at | on ] {at:targets} ] ( with | using | wielding ) it
weaponattack wielded=1: ( {what:thing} | {who:person} ) ( <attack> | <hit> ) [ at | on ] {at:targets} {times:times} [ this turn ] ( with | using | wielding ) it
weaponattack: {what:thing} ( use | uses | used ) {weapon:weapon} ( to | and ) <attack> {at:targets}
weaponattack: {who:person} ( use | uses | used ) {weapon:weapon} ( to | and ) <attack> {at:targets}
attack: {what:things} ( makes | make | made | declares ) {times:number} attacks ( of | for | with ) {n:amount} [ power | damage ] [ each ] ( against | on | at | into ) {at:targets}
attack: {who:person} ( makes | make | made | declares ) {times:number} attacks ( of | for | with ) {n:amount} [ power | damage ] [ each ] ( against | on | at | into ) {at:targets}
weaponattack: {what:things} <attack> ( with | using | wielding ) {weapon:weapon} [ at | on | into ] [ {at:targets} ] [ for {n:amount} ]
attack: {what:things} ( <hit> | <attack> | <connect> ) [ {at:targets} ] for {n:amount} [ <damage> ]
attack: {at:targets} ( is | are | am | gets | get | got | was ) [ now | being | then ] ( attacked | hit | swung at ) ( by | with | from ) {what:things} [ for {n:amount} ]
attack: {at:targets} ( is | are | am | gets | get | got | was ) [ now | being | then ] ( attacked | swung at ) for {n:amount}
attack: {who:person} ( hit | hits ) {at:targets} {times:times} for {n:amount} [ each ] [ time ]
attack: {who:person} <attack> {at:targets} {times:times} [ , ] [ for ] {n:amount} [ power | damage ] ( each | each time | every time )
attack: {at:targets} ( is | are | am | gets | get | got | was ) attacked ( by | with ) {what:things} {times:times} [ this turn ]
attack: {who:person} <attack> {at:targets} {listed:times} [ this turn ] [ , | : ] [ first ] with {what:things}
attackwith then=1 ~2: [ and ] ( then | after that | afterwards ) {what:things} [ for {n:amount} ]
attack: {what:things} <attack> [ at ] {at:targets} {times:times} [ this turn | in a turn | in one turn ]
damage dk=combat unp=1: {source:things} <attack> {to:targets} for {n:amount} <unp=unpreventable> [ combat ] [ <damage> ]
damage dk=combat unp=1: {who:person} <attack> [ {to:targets} ] for {n:amount} <unp=unpreventable> [ combat ] [ <damage> ]
attacks: {who:person} ( makes | make | made | declares | does | do | has ) {times:number} attacks [ this turn | in this turn | in the turn | on {at:targets} ]
attacks: {who:person} <attack> [ {at:targets} ] {times:times} [ this turn | in this turn ]
nthattack: ( [ the ] ( first | second | third | other | last ) [ one | attack | hit ] | one ) ( is | was | for | does | deals | of | with | hits for ) [ for ] {n:number} [ damage | power ]
hit: ( hit | hits | gets hit | got hit | get hit ) for {n:amount} [ , | and ] [ then ] another {n2:number}

attack: {at:targets} ( is | are | am | gets | get | got | was ) [ now | being | then ] ( attacked | hit | swung at ) {times:times} ( by | with | from ) {what:things} [ for {n:amount} ]
attack passive=1: ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] ( attacked | hit | swung at ) {times:times} ( by | with | from ) {what:things} [ for {n:amount} ]
attack passive=1: ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] ( attacked | hit | swung at ) ( by | with | from ) {what:things} [ for {n:amount} ]
attack passive=1: ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] ( attacked | swung at ) for {n:amount}
attack passive=1 again=1: ( then | and then | later | and later | afterwards | and afterwards | after that | and after that ) [ ( the same | that | this ) turn ] [ attacked | is attacked ] ( by | from ) {what:things} [ for {n:amount} ]
attack: {at:targets} ( is | are | am | gets | get | got | was ) [ now | being | then ] ( attacked | swung at ) for {n:amount} [ power | damage ] ( by | from ) {what:things}
attack: {who:person} ( declare | declares | declared | make | makes | made ) an attack with {what:things} ( targeting | against | on | at | into ) {at:targets}
attack: {what:things} ( declare | declares | declared | make | makes | made ) an attack ( targeting | against | on | at | into ) {at:targets}
unplayable: {what:things} ( block | blocks | blocked ) {at:things}

# --- intercepting
intercept: {what:thing} ( intercepts | intercept | intercepted | is intercepting ) [ it | that | this | the attack | that attack | his attack | the attacker ]
intercept: {what:thing} ( intercepts | intercept | intercepted ) ( an | the | his | her | their ) attack ( by | of | from ) {attacker:things} [ ( on | against | at ) {at:targets} ]
intercept: {what:thing} ( takes | take | takes on | take on | redirects | draws ) ( the | that | this | his | their ) attack [ to itself | on itself | instead ]
intercept: {who:person} ( intercept | intercepts | intercepted ) [ it | that | the attack | that attack | his attack | him | her ]
intercept: {who:person} ( redirect | redirects | redirected ) ( it | the attack | that attack | this attack | his attack | her attack | their attack ) ( to | onto ) {what:thing}
intercept ~3: ( takes | take | takes on | redirects ) ( the | that | this | his | their ) attack [ to itself | on itself | instead ]
intercept: {who:person} ( intercept | intercepts | intercepted ) [ it | that | the attack | that attack | his attack ] with {what:thing}
intercept ~-3: {who:person} ( intercept | intercepts | intercepted ) {of:things} with {what:thing}
intercept ~1: {what:thing} ( intercepts | intercept | intercepted ) {of:things}
intercept ~3: ( intercepts | intercept | intercepted ) [ it | that | the attack | that attack ]
nointercept: ( nobody | no one | no ally | nothing ) ( intercepts | intercept | intercepted ) [ it | that | the attack | that attack ]
nointercept: ( {who:person} | {what:things} ) ( do | does | did | will | can | could ) not intercept [ it | that | the attack | that attack ]
unintercepted ~-2: [ and | but | which | that ] ( it | that | this | [ the | my | his | her | their | this | that ] ( attack | attacks ) ) can not be intercepted [ by ( anything | anyone | anybody | any ally ) ]
unintercepted ~-2: ( and | but ) can not be intercepted
nointercept: ( no interception | without interception | without intercepting | with no interception )

# --- retaliation
retaliate: {who:person} ( choose | chooses | chose | decide | decides | want | wants ) to ( <retaliate> ) [ with {what:things} ]
damage dk=combat: {source:things} 's ( attack | hit | strike ) ( deals | does | dealt ) {n:amount} @unp [ combat ] [ <damage> ] to {to:targets}
retaliate: ( all | all of them | all three | all two | each of them | everyone | everybody | every unit ) <retaliate>
retaliate: {who:person} <retaliate>
retaliate: {what:things} <retaliate> ( against | on ) {attacker:things}
retaliate: {who:person} <retaliate> with {what:things} ( against | on ) {attacker:things}
retaliate: ( retaliating | <retaliate> ) with {what:things} ( against | on ) {attacker:things}
intercept ~-3: ( intercepting | intercepts | intercept ) {of:things} with {what:thing}
retaliate: {what:things} <retaliate> ( with | for ) {n:amount} [ power | damage ]
retaliate: {who:person} <retaliate> ( with | for ) {n:amount} [ power | damage ]
retaliate: {who:person} <retaliate> with {what:things} for {n:amount} [ power | damage ]
attack: {who:person} ( <attack> | <hit> ) [ {at:targets} ] for {n:amount} [ damage | power ] {times:times} [ this turn ]
attack: [ a | an | his | her | their | the ] [ <unp=unpreventable> ] attack ( of | for | with ) {n:number} [ power | damage ] ( against | at | on | into | to ) {at:targets}
retaliate ~2: [ with | and ] ( retaliating | <retaliate> )
retaliate: {who:person} <retaliate> with {what:things}
retaliatearmed ~-3: ( {who:person} | {what:things} ) <retaliate> [ ( against | on ) {attacker:things} ] ( with | using | wielding ) {weapon:weapon}
retaliatearmed ~-3: [ and ] ( does | do | can | could | may | will ) ( {who:person} | {what:things} ) [ still | even | also ] <retaliate> [ ( against | on ) {attacker:things} ] ( with | using | wielding ) {weapon:weapon}
retaliate: {who:person} ( let | lets | has | have | had | makes | make | made ) {what:things} retaliate
ask_zone: ( does | do | did | will | would ) {what:things} ( leave | leaves ) ( the field | the board | play ) [ then | or not ]
ask_zone: @is {what:things} ( off | gone from | still on | out of ) ( the field | the board | play ) [ then | or not ]
retaliate: {what:things} ( <retaliate> | also <retaliate> | are rested to retaliate | is rested to retaliate | both <retaliate> )
retaliate: {n:number} of ( the | his | her | their | my ) ( defenders | units | allies ) <retaliate> [ , | with | : ] one ( with power | of power | for | has power ) {p1:number} [ , | and ] [ and ] [ the other | one ] ( with power | of power | for | has power ) {p2:number}

recover: {who:person} ( recover | recovers | recovered ) {n:number} [ damage counters | damage ]
recover: {what:thing} ( recovers | recovered ) {n:number} [ damage counters | damage ]

# --- the board
enteredrested: {what:things} ( enters | enter | entered | has entered | comes in | came in | comes into play | came into play ) [ the field | play ] rested [ this turn | last turn ]
atnumber: {who:owner} champion ( is | 's ) [ at | on | still at | now at ] {n:number} [ {unit:lifeunit} ]
damage dk=spell: {who:person} ( burn | burns | burned | ping | pings | pinged ) {to:targets} for {n:amount} @unp [ {times:times} ]
respond: {card:cards} in response to ( the | a | an | his | her | their ) {n:number} [ damage ] [ hit | attack ]
fact: {who:owner} champion 's ( level | lv | lvl ) ( is | 's ) [ at | now ] {facts:levelfact}
memorysize: {who:person} ( has | have | had | with | got ) [ exactly ] {n:number} ( cards | card ) in [ my | his | her | their ] memory
memorysize: ( with | there @is ) [ exactly ] {n:number} ( cards | card ) in ( my | his | her | their | the | {who:owner} ) memory
memorysize: [ with ] {n:number} ( cards | card ) in ( my | his | her | their | the ) memory
memorysize: {n:number} ( cards | card ) ( is | are | lie | lies ) in ( my | his | her | their | {who:owner} ) memory
memorysize: ( {who:owner} memory | ( my | his | her | their ) memory ) ( holds | has | contains | is | consists of ) {n:number} [ cards | card ]
memorysize: {who:person} ( has | have | with ) ( an empty memory | no cards in memory | nothing in memory )
revealed: {card:cards} ( with | revealing | for ) {n:number} ( winds | wind | waters | water | fires | fire ) [ cards ]
revealed: ( revealing | reveal | reveals | and reveal | and reveals ) {n:number} [ wind | water | fire | norm | crux | luxem | umbra | arcane | tera | exia | neos | astra ] [ element ] ( cards | card )
revealed: with {n:number} ( wind | water | fire ) ( cards | card )
revealed: with {n:number} [ wind | water | fire | norm | crux | luxem | umbra | arcane | tera | exia | neos | astra ] [ element ] ( cards | card ) revealed
lineage: {card:cards} ( is | was | has been ) [ put | placed ] ( in | on the bottom of | at the bottom of | under ) {to:things} 's ( lineage | inner lineage ) [ : {text:quote} ] [ \\open {text:quote} \\close ]
lineage: {to:things} @has {card:cards} in ( its | his | her | their | my | the ) ( lineage | inner lineage )
xis: {x:xpaid}
revealed: {card:cards} [ ( i | he | she | they | and ) ] ( reveal | reveals | revealed | revealing | with ) {n:number} [ wind | water | fire | norm | crux | luxem | umbra | arcane | tera | exia | neos | astra ] [ element ] [ cards | card ] [ revealed ]
revealed: {card:cards} ( for | with x = | x = ) {n:number} [ revealed ]
revealed: {who:person} ( reveal | reveals | revealed ) {n:number} [ wind | water | fire | norm | crux | luxem | umbra | arcane | tera | exia | neos | astra ] [ element ] ( cards | card ) [ for {card:cards} | to {card:cards} ]
deck: {who:person} @is ( on | playing | running | with ) ( a | an | the | my | his | her ) {facts:bonusname} [ chess ] ( deck | champion | list )
deck: {who:person} @is ( on | playing | running | with ) [ a | an | the | my | his | her ] {words:decktalk}
linked: {who:person} @has {card:cards} linked to {to:thing}
goalof: [ and | , ] [ the | my | his | her | their ] ( defending | attacked | target | targeted ) ( ally | unit ) ( is | was ) {at:things}
atnumber: {who:person} ( is | am | are ) at {n:number} damage [ counters ] ( on | with | of ) [ a | my | his ] {life:number} life [ champion ]
levelup: ( {who:person} | {what:thing} ) ( level | levels | levelled | leveling | levelling ) [ up ] [ {what:thing} ] ( into | to | up to ) [ a | an | one | my ] [ next ] [ level {n:number} ] [ champion | one ] ( with | that has | of ) {life:number} life
levelup: ( {who:person} | {what:thing} ) ( become | becomes | turn into | turns into | advances to | advance to ) ( a | an ) [ level {n:number} ] champion ( with | of ) {life:number} life
linkshielded: ( some | a | an | another | one | {who:owner} ) @anything ( with | that has | which has | having ) [ a ] link shield [ that ] [ is | was | has been ] ( linked to | on | attached to ) {to:thing}
linkshielded: {who:person} @has ( some | a | an | another | one ) @anything ( with | that has | which has | having ) [ a ] link shield [ that is | which is ] ( linked to | on | attached to ) {to:thing}
linkshielded: ( something | anything ) ( with | that has | which has | having ) [ a ] link shield [ that ] [ is | was | has been ] ( linked to | on | attached to ) {to:thing}
linkedlast ~1: [ and ] [ it is | is | which is | that is | it 's ] linked to {to:thing}
linked: {card:cards} ( is linked to | linked to | links to | link to | is linked with ) {to:thing}
claim: {who:person} ( say | says | said | think | thinks | claim | claims ) ( the | my | his | that ) {what:things} can not be ( damaged | killed | hit | hurt ) ( while | as long as | because ) {who2:person} ( have | has | control | controls ) {with:things}

# --- questions
ask_orderer: [ and ] who ( decides | chooses | orders | picks | sets | determines ) [ in which order | in what order | the order of | the order in which | what order | which of ] [ the | these | those ] ( retaliators | retaliating units | retaliating allies | retaliation | retaliations | retaliation damage | retaliating damage ) [ counts | is dealt | are dealt | deals damage | deal damage | deal their damage | happens | goes first | is ordered | applies ]
ask_dies: [ and | so | but ] ( does | do | will | would ) {what:things} @still ( break | shatter | get destroyed | get broken | fall apart )
ask_dies: is {what:things} ( broken | destroyed ) [ now | then | after that | afterwards ]
ask_can_attackthing: ( can | could | may ) {who:person} [ even | still | legally | just | simply ] attack {other:thing} ( with | using ) {what:thing} ( wielding | using | with | holding ) ( a weapon | a sword | an attack card | an attack | a bow ) ( with | that has ) {kw:keyword}
ask_can_attackthing: ( can | could | may ) {who:person} [ even | still | legally | just | simply ] attack {other:thing} ( with | using ) ( a weapon | a sword | an attack card | an attack | a bow ) ( with | that has ) {kw:keyword}
ask_can_attackthing: ( can | could | may ) {who:person} [ even | still | legally | just | simply ] ( attack | hit | swing at | swing into | go for ) {other:thing} [ instead ] ( with | using ) {what:thing} [ instead ]
ask_can_attackthing: ( can | could | may ) {who:person} [ even | still | legally | just | simply ] attack {other:thing} [ instead ] [ ( without | with | w/o ) {kw:keyword} ]
ask_can_attackthing: ( can | could | may ) {what:thing} [ even | still | legally | just | simply ] attack {other:thing} [ instead ] [ ( without | with ) {kw:keyword} ]
ask_can_beattacked: ( can | could | may ) {other:thing} [ even | still | legally ] ( be attacked | get attacked | be the target of an attack | be targeted by an attack | be targeted by attacks ) [ by {what:thing} | with {kw:keyword} | without {kw:keyword} ]
ask_can_attackthing: is it ( possible | legal | allowed | ok ) to attack {other:thing} ( with | using ) {what:thing}
ask_can_attackthing: is it ( possible | legal | allowed | ok ) ( that | if ) {what:thing} ( attacks | attack ) {other:thing}
exile prevents=1: {who:person} <exile> {what:things} to prevent ( it | [ some of | part of ] ( the | that | this ) [ combat ] damage )
use: {who:person} ( banish | banishes | banished | sacrifice | sacrifices | sacrificed ) {card:things} [ , ] ( targeting | choosing | to target ) {to:targets}
useeffect declined=1: {who:person} ( do | does | did ) not <exile> {card:things}
ask_can_intercept: ( can | could | may ) {what:thing} [ still | even | legally | actually ] ( intercept | take over | redirect ) [ an attack | attacks | it | that | this | the attack | this attack | that attack | the attacker ] [ to itself ]
ask_can_intercept: ( can | could | may ) {who:person} [ still | even | legally | actually ] intercept [ it | that | this | the attack | this attack | that attack | at all ]
ask_can_intercept: ( can | could | may ) {who:person} [ still | even | legally | actually ] use {what:thing} ( to intercept | for intercepting ) [ it | that | this | the attack | this attack | that attack | at all ]
ask_can_intercept: ( can | could | may ) {what:thing} [ still | even | legally | actually ] take ( the attack | that attack | this attack ) [ instead ]
ask_can_intercept: ( can | could | may ) {who:person} [ still | even | legally | actually ] ( intercept | redirect ) [ it | that | him | her | them | this | the attack | this attack | that attack | the attacker ] ( with | to | onto ) {what:thing}
ask_can_attackthing: ( can | could | may ) {what:thing} [ even | still | legally ] ( swing at | hit | go after | attack into ) {other:thing}
ask_can_retaliate: [ and ] ( does | do | can | could | may | will ) {what:things} [ get to | still | even | be able to | legally ] <retaliate> [ against {attacker:things} ]
ask_can_retaliate: [ and ] ( does | do | can | could | may | will ) {what:things} [ get to | still | even | be able to | legally ] <retaliate> and ( kill | destroy ) {killed:things}
ask_can_retaliate: ( can | could | may ) {who:person} [ still | even | legally | actually ] <retaliate> [ with {with:things} ] [ against {attacker:things} | here | now | then ]
ask_can_retaliate: ( can | could | may ) {who:person} [ still | even | legally | actually ] <retaliate> [ with {with:things} ] and ( kill | destroy ) {killed:things}
ask_can_retaliate: ( am | is ) {who:person} ( allowed | able | forced ) to <retaliate> [ with {with:things} ]
ask_can_retaliate: ( does | do | will | must ) ( {what:things} | {who:person} ) [ still ] ( have to | need to | ) <retaliate> [ with {with:things} ] [ against {attacker:things} | here | now ]
ask_kindcounters: ( is | was ) ( the | my | his | its ) [ {kind:counterkind} ] counter ( removed | lost | gone | used | used up | still there )
ask_counters: [ and ] ( do | does | did | will ) {who:person} lose ( the | my | his | a ) {kind:counterkind} counter
ask_kindcounters: [ and | , | so ] ( how much | what | how many ) {kind:counterkind} ( is | 's | are | remains | does | do ) [ left | still left | remaining | there ] [ ( on | of ) {on:targets} ] [ left | after | now | then | afterwards | after that | after combat ]
ask_kindcounters: [ and | , | so ] ( how much | what | how many ) {kind:counterkind} ( do | does | will | would ) {on:targets} [ still ] ( have | keep ) [ left | after | now | then | afterwards | after that | after combat ]
ask_kindcounters: [ and | , | so ] ( what is | what 's | how much is ) ( the | its | my sword 's | {on:targets} 's ) {kind:counterkind} [ left | after | now | then | afterwards | after that | after combat ]
ask_kindcounters: [ and | , ] how many {kind:counterkind} counters [ ( does | do | will ) {on:targets} ( get | have | end with | end up with | end up having ) ]
ask_counters: [ and | so ] ( do | does | did | will | would ) {on:targets} @still lose [ the | a | any | its | his | one | both | all | another ] [ of ] [ its | the | his ] [ {kind:counterkind} ] ( counter | counters )
ask_counters: ( how many | how much ) ( damage counters | damage ) ( does | do | will | would ) {who:targets} ( have | end up with | end with | get )
ask_counters: ( how many | how much ) ( damage counters | damage ) ( is | are ) [ now | then | left ] on {who:targets}
ask_life: [ and | so ] ( how much | how many | what ) ( life | health | hp ) ( does | do | did | will | would | has | have ) {on:targets} [ still ] ( have | has | got | end up with | end with | be at ) [ left | remaining | after that | then | now | afterwards ]
ask_life: [ and | so ] ( how much | what ) ( life | health | hp ) ( has | have ) {on:targets} [ still | now ] ( left | got left | remaining )
ask_life: [ and | so ] how much ( life | health | hp ) ( is | 's ) [ left | still left | remaining ] ( on | for | of ) {on:targets} [ left | now | then ]
ask_life: [ and | so ] how much ( life | health | hp ) ( [ is | 's ] left | remains | remaining | is remaining | does that leave [ it ] ) [ on {on:targets} ] @afterit
ask_life: [ and | so ] what ( is | 's ) {on:targets} 's [ final | remaining ] ( life | health | hp ) [ total ] [ left | now | then ]
linkshielded: {to:thing} ( is | was | has been | @has ) [ already | currently ] ( linked to | linked with | protected by | linked by ) ( some | a | an | another | one | my | his | her | their ) @anything ( with | that has | which has | having ) [ a ] link shield
ownclass: {who:person} ( is | am | are ) ( a | an ) {specs:specs} [ champion | player ] [ ( with | and control | and have | controlling | who controls ) {held:holdings} ]
"""
