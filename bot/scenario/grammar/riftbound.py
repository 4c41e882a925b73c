"""Clauses of Riftbound alone (data for the matcher)."""

RULES = """
# --- combat
attack: {what:things} ( move | moves | moved ) ( to | into | onto ) [ a | the | my | his | their | her ] ( battlefield | location ) ( with | where | that has | held by | occupied by | defended by | controlled by | containing ) {at:things} [ is | are | sits | stands | defends | defend | waits ] [ at | there | defending | on it | at it ]
attack: {who:person} ( move | moves | moved ) {what:things} ( to | into | onto | in ) [ a | the | my | his | their | her ] ( battlefield | location ) ( with | where | that has | held by | occupied by | defended by | controlled by | containing ) {at:things} [ is | are | sits | stands | defends | defend | waits ] [ at | there | defending | on it | at it ]
attack: {who:person} ( move | moves | moved | send | sends ) {what:things} ( to | into | onto ) ( a | the | my | his | their | her | that | our ) battlefield
attack: {who:person} ( move | moves | moved | send | sends ) {what:things} ( to | into | onto | against | at ) {at:things}
attack: {at:targets} [ then | later ] ( is | are | gets | get | got | was | were ) [ then ] ( killed | beaten | hit | fought ) in [ a | the | that ] ( combat | showdown | battle ) ( by | with ) {what:things}
attack: {what:things} <attack> ( a | the | my | his | her | their ) ( battlefield | location ) ( held by | defended by | controlled by | with | containing | where | where there is | where there are ) {at:things} [ is | are | sits | stands | defends | defend | waits ] [ there | at it | defending | on it ]
defendagainst passive=1: [ and ] ( defends | defend | is defending ) ( together with | alongside | with | beside ) {with:things} ( against | vs ) {attacker:things}
attack: {at:targets} [ both | all | each ] ( die | dies | died | fall | falls ) ( in [ a | the | that ] ( combat | showdown | battle | fight ) ( to | against | by | with ) | to ) {what:described}
attack passive=1: [ then | later ] ( is | are | gets | get | got | was | were ) [ then ] ( killed | beaten | hit | fought ) in [ a | the | that ] ( combat | showdown | battle ) ( by | with ) {what:things}
attack passive=1: ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] attacked [ there | here | [ at | on ] @field ] ( by | with | from ) {what:things}
mightattack passive=1: ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] attacked [ there | here | [ at | on ] @field ] ( by | for | with ) {mights:mights}
mightattack passive=1: ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] attacked [ there | here | [ at | on ] @field ] ( by | for | with ) {n:number} [ might ]
mightattack ~-2: {at:targets} ( is | are | gets | get | got | was | were | 's ) attacked [ there | here | [ at | on ] @field ] by ( a | an | one ) {n:number} [ might ]
attack: {at:targets} ( is | are | gets | get | got | was | were | 's | being ) [ then | now | also ] attacked ( there | here | [ at | on ] @field ) ( by | with | from ) {what:things}
attack: {who:person} <attack> [ at | into ] @field with {what:things}
attack: {who:person} <attack> with {what:things} ( at | into | on | to ) @field
attack: {what:things} <attack> [ at | into ] @field
mightattack: {who:person} <attack> ( my | the | a | his | their | her | this ) ( battlefield | base | location ) ( with | for ) {n:number} [ might ]
mightattack: {who:person} <attack> {at:things} ( with | for ) [ a | an | one ] {n:number} [ might ]
mightattack: {who:person} ( swing | swings | attack | attacks ) {n:number} [ might ]
mightattack: ( attack | attacks | attacking | swing ) ( with | for ) {n:number} [ might ]
mightattack: [ two | three | 2 | 3 | the ] attackers {mights:mights} ( into | against | at | vs | on ) {at:things}
defendagainst: ( defend | defends | defending | defended ) ( against | vs ) {n:number} [ might ] [ total | in total ]
defendagainst: ( defend | defends | defending | defended ) ( against | vs ) {attacker:things}
defendagainst: {what:things} ( defends | defend | defended | is defending | are defending ) ( at | on ) ( {field:battlefield} | ( a | the | my | his | that ) battlefield ) ( against | vs ) {attacker:things}
defendagainst: {what:things} ( defends | defend | defended | defending | is defending ) alone ( against | vs ) {attacker:things}
defendagainst: {what:things} ( defends | defend | defended | is defending ) [ alone ] ( against | vs ) {n:number} might
defendagainst: {what:things} ( defended | has defended | survived ) ( against | vs ) {attacker:things} [ and ( survived | survives | lives ) ]
attack: {who:person} ( move | moves | moved | come | comes ) in [ there ] with {what:things}
attack: {what:things} ( vs | versus | against | fights | fight | faces | battles ) [ . ] {at:things}
fought: [ . | , ] ( combat | showdown )
fought: [ and ] ( then | next | now | afterwards ) [ the ] [ combat ] damage ( happens | happened | is dealt | was dealt | gets dealt | got dealt | resolves | resolved | follows )
fought: [ and ] [ then | next | now | afterwards ] [ the ] combat damage ( happens | happened | is dealt | was dealt | gets dealt | got dealt | resolves | resolved | follows )
fought: [ and ] [ then | next | now | afterwards ] [ the | a | there is | there is a ] ( combat | showdown | fight | battle ) ( happens | happened | started | starts | begins | follows | occurs | takes place | ensues | resolves | happens next | is fought )
fought: [ and ] [ then | next | now ] ( there ( is | was ) | it ( came | comes | is | was ) [ down ] [ to ] ) ( a | the ) ( combat | showdown | fight | battle ) [ there | here | ( at | over | for | on ) ( the | that | his | my | their ) battlefield ]
fought: [ and ] [ then | next | now ] ( we | they ) ( showdown | fight | battle | clash ) [ there | here | ( at | over | for | on ) ( the | that | his | my | their ) battlefield ]
fought: [ and ] [ then | next | now ] ( we | they ) ( fight | fought | ( go | went | get | got | move | moved ) [ on ] to [ a | the ] ( combat | showdown | fight | battle ) | ( have | had ) a ( combat | showdown | fight ) )
fought over=1: [ and ] [ then | next | now ] ( we | they ) ( go | went | get | got | move | moved | proceed | come | came ) [ on ] to [ the ] ( damage | combat damage | damage step | combat damage step )
fought over=1: ( then | and then | next | now ) [ comes | it is | [ there ] is | we do ] [ the ] ( combat damage | damage | damage step | combat damage step )
fought ~2: [ and | , ] [ also ] <retaliate>
stun: {who:person} ( stun | stuns | stunned ) {what:things}
mightattack: [ my | his | her | their | the | enemy ] attackers ( of | with ) {mights:mights} ( attack | attacks | hit | are attacking ) {at:things}
mightattack: ( two | three | four | {n:number} ) attackers ( of | with ) {mights:mights} ( attack | attacks | hit | are attacking ) {at:things}
ask_split: ( can | could | may ) {who:person} ( split | assign | divide | spread ) ( the damage | it | them | damage ) [ as | like | into ] {points:numberlist}
mightattack: {who:person} <attack> ( with | for ) {n:number} [ might ]
mightattack: {what:things} ( defend | defends | defending | is defending | are defending ) ( against | vs ) {n:number} [ might ] [ total | in total ]
mightattack: {who:person} ( defend | defends | am defending ) with {what:things} ( against | vs ) {n:number} [ might ] [ total | in total ]
deflectpaid: {who:person} ( pay | pays | paid | also pay ) [ the | for the | for | his | her | its | my ] ( deflect | deflect cost | cost of deflect | extra power | extra rune | extra cost | additional cost | extra )
deflectpaid no=1: {who:person} ( do | does | did | can | could ) not pay [ the | for the | for | his | her | its | my ] ( deflect | deflect cost | cost of deflect | extra power | extra rune | extra cost | additional cost | extra )
survived: {what:things} [ has | have ] ( survived | survives | lived through | made it through | came out of ) [ a | the | that | its ] ( combat | fight | showdown | battle ) [ with {n:number} damage [ on it | marked | left ] ]
survived passive=1 ~2: [ in ( combat | a combat | the combat | a showdown | battle ) ] [ , | and ] ( survived | survives | lived | lives | came out | made it ) with {n:number} damage [ on it | marked | left ]
survived passive=1: [ in ( combat | a combat | the combat | a showdown | battle ) ] and ( survived | lived | made it | stayed alive | pulled through | won ) [ it | out | out alive | through | that | this | the fight | the combat | the showdown | to tell the tale ]
castintrash: {who:person} <cast> {card:cardq} ( with | having | and has ) {n:number} [ other | more ] ( copy | copies ) [ of ( it | that | that card ) ] [ already ] in {owner:owner} trash [ , ] [ ( on | onto | at | to | targeting ) {to:targets} ]
cast ~-1: {who:person} ( stun | stuns | stunned | buff | buffs | buffed | shrink | shrinks ) {to:things} with {card:cardq}
stun: {what:things} ( gets | got | was | is | has been | have been ) stunned
stun passive=1: [ and ] then [ also ] stunned
stun passive=1: ( gets | got | was | is | has been ) stunned
mightattack: [ the | my | his | her | their | enemy ] attackers : {mights:mights} [ , ] [ \\open ] [ total | in total | sum | totalling | = ] [ {total:number} ] [ \\close ]
mightattack: {who:person} <attack> [ {at:things} ] ( with | for ) {mights:mights}
mightattack: {who:person} <attack> ( with | for ) {mights:mights} ( into | at | on | against ) {at:things}
mightattack: {at:targets} ( is | are | gets | get | was | were | 's ) attacked [ there | here ] by {mights:mights}
mightattack: {who:person} ( hit | hits ) {at:things} with {mights:mights}
attack: [ the | my | his | her | their | enemy ] attackers : {what:things} [ , ] [ \\open ] [ total | in total | sum | totalling | = ] [ {total:number} ] [ \\close ]
attack: [ the | enemy | {who:owner} ] attackers ( total | totals | have | with | deal | add up to | are ) {total:number} [ might ] [ total | in total ]
attack: {who:person} <attack> ( with | for ) [ a total of ] {total:number} [ might ] ( in total | total | altogether )
attack: {who:person} <attack> [ ( with | for ) ] {total:number} [ might ] total
attack: {who:person} <attack> {at:things} ( with | for ) [ a total of ] {total:number} [ might ] ( in total | total | altogether )
attack: {at:targets} ( is | are | gets | get | was | were | 's ) attacked [ there | here ] by {what:things}
attack: {what:things} <attack> ( into | at | against ) {at:things} [ <both_in> ]
damage ~1: {who:person} <deal> {n:amount} [ more | further | another ] [ <damage> ]
attack ~3: {what:described} into {at:described}
goalof: ( into | against ) {at:things}
sizedattack: {at:targets} ( is | are | gets | get | was | were | 's ) attacked by {n:number} of ( theirs | his | hers | mine | ours )
theyare: {who:person} ( are | have | is ) {mights:mights}
assign each=1: {who:person} ( assign | assigns | assigned ) {n:number} [ damage ] to each of ( them | ( my | his | her | their | the ) ( units | attackers | defenders ) )
defend: {who:person} ( defend | defends | defended ) [ it | there | [ the ] battlefield ]
defenders: {who:owner} defenders ( : | are | is ) {blocker:things}
defenders: ( it | [ the | that | this | his | my ] battlefield ) ( is | was ) ( defended | held ) by {blocker:things}
time when=nothing: ( during | in ) ( a | the | this | that ) showdown
defenders: [ the ] ( defenders | defender | defending ) ( : | are | is ) {blocker:things}
defendhead: {who:owner} defenders [ : ]
defendhead: ( defenders | defending ) :
defendagainst: {who:person} ( defend | defends | defended | am defending | is defending ) with {with:things} ( against | vs ) {attacker:things}
defend: {who:person} [ also ] ( defend | defends | defended | am defending | is defending ) [ also ] with {blocker:things}
legion: {who:person} [ have | has | had ] [ already | also | just ] ( played | cast ) ( another | an earlier | a previous | one other | some other ) ( card | spell | unit | gear ) [ before | earlier | already | beforehand | before it | before that ] [ this turn | that turn | in the turn ]
legion no=1: {who:person} ( have | has | had | did | do | does ) not [ yet | already ] ( played | play | cast ) ( another | any other | any | other ) ( card | cards | spell | spells ) [ yet | before | earlier | already | beforehand | before it | before that ] [ this turn | that turn | in the turn ]
legion no=1: [ ( it | that | this ) ( is | was ) | as ] {who:owner} ( first | only ) ( card | play | card played ) [ of the turn | this turn | that turn ]
have: {who:owner} [ chosen ] legend ( is | 's | : ) {what:holdings}
defend: {who:person} @has {blocker:things} ( defending | on defense | on defence ) [ there | here | it ]
alongside: {what:things} [ also ] ( defends | is defending ) with {with:things}
defend: {what:things} ( defend | defends | is defending | are defending ) [ [ at | on ] ( a | the | my | his | her | their | that | this ) battlefield ] [ @alone ]
alongside: [ and ] {what:things} [ also ] ( attacks | attack | is attacking ) ( with | beside | alongside | together with | next to ) {with:pronoun}
alongside: [ and ] {what:things} ( defends | defend | is defending | is | stands | are ) ( next to | beside | alongside | together with ) {with:things}
alongside: ( also there | also at the battlefield | also here | also defending | there too ) [ : | is | are ] {with:things}
alongside: with {with:things} ( next to it | beside it | near it | at the same battlefield | there [ too ] | alongside [ it ] | standing next to it )
defendagainst: {what:things} ( defend | defends | is defending | are defending ) ( with | alongside | next to | together with | beside ) {with:things} ( against | vs ) {attacker:things}
ask_split: ( can | could | may ) {who:person} ( assign | deal | put | split | give ) {n:number} [ damage ] ( to each | on each | to each of them | to each unit | to every unit | to all of them | each )
alongside: [ , | and ] [ is | are | stands | stand | sits | sit | defends | waits ] ( next to | beside | alongside | together with ) {with:things}
alongside: {with:things} ( is | are ) ( also there | at the same battlefield | there too | there as well | also at the battlefield | also defending )
castmore: [ , ] [ and ] ( stunning | stun | stuns | to stun | choosing | hitting ) {to:things}
cast: {who:person} <cast> {card:cardq} ( , | : ) {to:pairofthings}
cast: {who:person} <cast> {card:cardq} ( on | onto | at | to | targeting | against ) {to:targets} [ , ] dealing {n:number} [ damage ]
intrash: {who:person} @has ( {n:number} | a ) [ other | more ] ( copy | copies ) of {card:cards} in ( trash | my trash | his trash | their trash | her trash )
intrash: ( with | there @is ) ( {n:number} | a ) [ other | more ] ( copy | copies ) of {card:cards} in {owner:owner} trash
intrash: {who:person} @has {n:number} [ other | more ] {card:cards} in [ my | his | her | their ] trash
intrash: ( with | there @is ) {n:number} [ other | more ] {card:cards} in {owner:owner} trash
battlefield: ( we | they | {who:person} ) ( fight | fights | are fighting | am fighting | is fighting | battle | are | is | am ) at {card:battlefield}
battlefield: ( at | on ) {card:battlefield} [ , ]
battlefield ~1: {who:person} @has {card:battlefield} [ as ( the | a | my | his | her | their ) battlefield ]
battlefield: [ the | this | that | my | our | his | her | their ] battlefield ( is | : | is called ) {card:battlefield}
battlefield: {card:battlefield} is ( the | this | that | my | our | his | her | their ) battlefield
battlefield: ( this | that | it | everything | all of this | combat | the combat | the fight | the showdown ) ( is | happens | takes place | happens all | are ) at {card:battlefield}
maintarget ~1: {who:person} ( picks | pick | picked | chooses | choose | chose | targets | target | selects ) {to:things} [ as the target | for it | with it ]
maintarget: ( main target | target | chosen | the target | chosen unit ) ( : | is ) {to:things}

tobase: {who:person} ( ( move | moves | moved | send | sends | sent | bring | brings ) {what:things} [ back ] [ from ( a | the | my | his | her | their | its | that ) battlefield ] @tobase | ( recall | recalls | recalled ) {what:things} [ @tobase ] )
tobase: {what:things} ( moves | move | moved | is moved | goes | go ) [ back ] @tobase
tobase: {what:things} ( is | gets | was | got ) recalled [ @tobase ]
tobase passive=1: ( is | gets | was | got ) ( moved | sent | brought ) [ back ] @tobase
defendagainst: {what:things} ( is | are | stands | stand ) @alone ( against | vs ) {attacker:things}
alone: [ and ] {what:things} [ is | are | was | stands | stood | sits ] [ all ] @alone @there
alone: [ and ] ( is | are | was | stands ) [ all ] @alone @there
attack: [ the | {who:owner} ] ( attacker | attackers ) ( have | has | with | of ) ( [ a ] ( total | combined | sum ) [ might ] [ of ] {total:number} [ might ] [ in total | total ] | [ might ] {total:number} [ might ] ( in total | total | combined | altogether | in all ) )
attack: [ the ] ( attacker | attackers ) ( with | of ) [ a ] [ total | combined ] [ might ] [ of ] {total:number} [ total | combined ] [ might ] [ in total | total | combined | altogether | in all ] <attack> {at:things}
attack ~3: [ the ] ( attacker | attacking player ) ( has | have ) {what:things} [ attacking | there ]
defenders ~3: [ the ] ( defender | defending player ) ( has | have ) {blocker:things} [ there | defending | at the battlefield ]
defendagainst passive=1: [ and ] ( defends | defend | is defending | are defending ) [ alone | all alone ] ( against | vs ) {attacker:things}
defendagainst: ( {what:things} ( defends | defend | defended | is defending | are defending ) | {who:person} ( defend | defends | am defending ) with {with:things} ) ( against | vs ) [ the ] ( attackers | an attack | attacking units ) ( with | of ) [ a ] [ total | combined ] [ might ] [ of ] {n:number} [ total | combined ] [ might ] [ in total | total | combined | altogether ]
alongside: ( next to | beside | alongside | together with ) ( it | him | her | them ) ( is | are | stands | stand | sits | sit ) {with:things}
alongside: {with:things} ( is | are | stands | stand | sits | sit ) ( next to it | beside it | alongside it | next to him | beside him | next to them | next to her )
# --- the board
haverunes: {who:person} ( has | have | control | controls ) {what:holdings} ( and | , | with ) [ exactly | only | just ] {n:number} runes
runes: ( with | at | {who:person} ( has | have | control | controls | with | got | go to | goes to | am at | is at ) ) [ exactly | only | just ] {n:number} runes
elliptic ~4: {who:person} ( has | have | did )
elliptic: {who:person} ( has | have ) [ already ] moved twice [ this turn ]
incombat: {what:things} ( is | are ) in [ a | the ] ( combat | showdown | battle | fight )
placed: {what:things} ( stay | stays | is | are | sit | sits | remain | remains | was ) ( in | at ) [ my | his | her | their | the | a ] ( base | battlefield ) [ , ] [ and ] [ not in combat | out of combat ]
placed ~1: [ and ] ( stay | stays | sits | remains | is ) ( in | at ) [ my | his | her | the | a ] ( base | battlefield ) [ , ] [ and ] [ not in combat | out of combat ]
placed: [ and ] ( is not in combat | is not fighting | is not in a fight | is not in a showdown | not in combat | out of combat | outside combat | outside of combat )

# --- cards
bonusdamage: {n:number} damage ( with | plus | and | + ) [ a ] ( bonus damage [ of ] {b:number} | {b:number} bonus damage ) ( into | against | to | at | on ) ( a | the | its | my | his | ) {target:preventunit}
bonusdamage: {n:number} damage ( with | plus | and | + ) [ a ] ( bonus damage [ of ] {b:number} | {b:number} bonus damage ) ( into | against | to | at | on ) {to:things}
bonusdamage: ( a | an | his | my | the | enemy ) spell ( with | having ) ( bonus damage [ of ] {b:number} | {b:number} bonus damage ) <deal> {n:number} [ damage ] ( to | on | into | at ) {to:things}
bonusdamage: ( a | an | his | my | the | enemy | {who:owner} ) spell [ that | which ] <deal> {n:number} [ damage ] [ , ] ( plus | with | and | + ) ( bonus damage [ of ] {b:number} | {b:number} bonus damage ) [ , ] ( hits | hit | is played on | targets | is aimed at ) {to:things}
bonusdamage: ( a | an | his | my | the | enemy ) spell <deal> {n:number} [ damage ] ( plus | with | and | + ) ( bonus damage [ of ] {b:number} | {b:number} bonus damage ) ( to | on | into | at ) {to:things}
cast: {who:person} ( hid | hides | hid a | had hidden | has hidden ) {card:cardq} ( and | and then | , and | then ) ( springs | spring | plays | played | flips | uses | reveals | sprang | pops | reacts with ) ( it | the trap ) ( on | onto | against ) {to:targets}
cast: {who:person} {card:cardq} [ ( on | at | onto ) {to:targets} ]
cast: ( then | and then | later | and ) {card:cardq} ( for | dealing ) {n:number}
splash: {source:cards} ( splashes | splash | splashed | deals | does | puts ) {n:number} [ damage ] ( onto | on | to | at ) [ each of ] {to:things} [ each ]
pick: {who:person} ( pick | picks | choose | chooses | picked | chose | use it on | uses it on ) {to:thing}
killfor: {who:person} ( kill | kills | killed ) {what:thing} ( for | to ) {card:cards}

buff: {who:person} ( buff | buffs | buffed ) {what:things}
doublemight: {who:person} ( double | doubles | doubled ) ( [ the ] might of {what:things} | {what:thing} 's might ) [ <until_eot> ]
doublemight: {who:person} ( double | doubles | doubled ) {what:itsown} might [ <until_eot> ]
doublemight: {what:things} ( gets | get | has | have | had | got ) ( its | her | his | their ) might doubled [ <until_eot> ]
doublemight: ( {what:thing} 's | {what:itsown} ) might ( is | gets | got | was ) doubled [ <until_eot> ]
bonusgiven: ( {what:cards} | {who:owner} ( legend | unit | gear | champion | battlefield ) ) ( gives | give | grants | grant | adds | add | has | with ) [ ( my | his | her | all | all my | your | their ) ( spells | spells and abilities | damage ) ] {b:number} bonus damage [ to ( my | his | her | all | all my | your | their ) ( spells | spells and abilities | damage ) ]
bonusgiven: ( my | his | all | your | their | the ) ( spells | spells and abilities | damage | spell ) ( deals | deal | has | have | gets | get ) [ a ] ( {b:number} bonus damage | bonus damage [ of ] {b:number} )
bonusgiven: {who:person} ( have | has | had | get | gets | with ) ( {b:number} bonus damage | bonus damage [ of ] {b:number} ) [ ( on | to | for | with ) ( my | his | her | all | all my | your | their ) ( spells | spells and abilities | damage ) ]

# --- questions
ask_conquers takes=1: ( do | does | did | will | would | can | could ) ( {who:person} | {what:thing} ) @still ( conquer | take | capture | get | gain | take control of | get control of | gain control of | take over | win ) @thefield @afterit
ask_conquers takes=1: ( do | does | did | will | would | can | could ) ( {who:person} | {what:thing} ) @still conquer [ it | that | this | here ] @afterit
ask_conquers: ( do | does | did | will | would | can | could ) ( {who:person} | {what:thing} ) @still ( hold | keep | control | own | hold on to | keep control of | retain | lose ) @thefield @afterit
ask_conquers: ( do | does | did | will | would | can | could ) {who:person} @still ( hold | hold out ) [ it | there | here | the line ] @afterit
ask_conquers takes=1 scores=1: ( do | does | did | will | would | can | could ) {who:person} @still ( score | ( score | get | earn | gain ) ( a | the | my | his | any | 1 ) [ victory ] ( point | points ) ) [ for ( it | that | this | conquering | @thefield ) | there | here ] @afterit
ask_conquers: [ and ] who @still ( holds | controls | has | keeps | gets | owns | takes | conquers | wins | will hold | will control | ends up with | is in control of ) @thefield @afterit
ask_killboth ~-4: ( do | does | did | will | would | can | could ) {who:person} @still ( kill | destroy | beat | take out ) ( both | both of them | them both | both [ enemy ] units | both defenders | both attackers | all of them | them all | all three | all three of them | everyone | everything ) [ here | then | there ]
ask_conquers: [ and ] whose [ is ] @thefield [ is it | is ] @afterit
ask_lethal: ( how much | how many ) [ lethal ] ( damage | might ) ( do | does | must | would | should ) {who:person} [ have ] need [ to ] [ ( assign | deal | do ) [ to ] ] [ ( to | for ) ] kill {what:things} [ in one ( attack | combat | fight | go ) ]
ask_lethal: how much [ lethal ] ( damage | might ) ( do | does | must | would | should ) {who:person} [ have ] need [ to ] ( assign | deal | do ) [ it | to ] {what:thing} [ to kill it | for lethal | before ( hitting | damaging | assigning [ damage ] to | touching | going to ) {other:things} ]
ask_lethal: how much [ lethal ] damage ( needs to | must | has to | should | have to ) be ( assigned | dealt ) to {what:thing} [ in combat ] [ to kill it | for lethal | to be lethal | for it to die | to die ]
ask_lethal: how much [ lethal ] damage ( is | 's ) ( lethal | needed | enough | required ) [ ( to | for ) ] [ kill ] {what:thing}
ask_lethal: how much [ is ] lethal [ damage ] ( for | to | on ) {what:thing}
ask_lethal: how much ( damage | might ) ( does | would | will | do ) ( it | they | we | he | she ) ( take | need ) to kill {what:thing}
ask_lethal: how many ( damage | points ) ( to | for ) ( kill | lethal ) {what:thing}
ask_enough: ( is | are | does | do | would | will | can ) [ my | his | the | their | a | an ] {n:number} [ damage | might ] ( enough to kill | enough for | kill | suffice to kill ) {what:things}
ask_all: who ( gets | is | are | get ) recalled
ask_all: [ and | so ] ( does | will | would | is | do | did ) [ the | its | that | his | my | any ] bonus [ damage | from {what:things} ] @still ( apply | applied | count | counted | matter | work | happen | get added | added | help | come through )
ask_all: do units heal [ after combat ]
ask_all: can {what:things} ( deal | do ) damage [ in combat ]
ask_assign: [ and ] ( how | in ( which | what ) ( way | ways ) ) ( do | does | must | should | can | may | could | would | will | did ) ( {who:person} | [ the | my | his | her | their ] ( attacker | attackers | units | unit ) ) [ have to | get to ] ( assign | split | divide | distribute | spread ) [ it | that | this | @itsdamage ]
ask_assign: [ and ] ( how | in ( which | what ) ( way | ways ) ) ( is | are | must | can | may | could | should | has | would | will | does | do ) @damageof [ have to | to | get ] [ be ] [ legally ] ( assigned | split | divided | distributed | spread )
ask_assign: [ and ] ( which | what | how many ) ( [ damage ] assignments | ways to assign [ it | that | @itsdamage ] | assignment ) ( can | may | could | do | does | are ) [ {who:person} ] [ choose | have | make | pick | legal | possible | there | allowed ] [ for ( {who:person} | the ( attacker | attackers | attacking player | attacking side ) ) ]
ask_lethal: how much ( do | does | must | should | would ) {who:person} [ have | need ] [ to ] assign [ to it ] [ to kill {what:things} ]
ask_assign: ( do | does | must | can ) {who:person} @still ( have to | need to | got to ) ( put | assign ) {n:number} ( into | on | to ) {what:things} [ first ] [ , ] [ or what | or not ]
spread: {who:person} ( wants | want | tries | try | decided | decides | assigned | assigns | assign ) [ to ] ( go | assign | put | split | spread | do | deal | split it | spread it ) [ it ] [ as ] {points:numberlist} [ so that ( his | her | their | my | the ) triggered ability can finish them [ all ] off [ afterwards | after | later ] ]
ask_assign: ( can | could | may | do | does | must ) {who:person} @still [ have to ] ( assign | put | deal | give ) ( any | some | anything ) [ of ] [ the | my | his | her | their | its ] [ combat ] [ damage ] ( to | on | onto ) {to:things}
ask_can_spread: ( was | is ) ( it | that | this ) ( legal | allowed | ok )
ask_can_spread: ( can | may | could ) {who:person} ( spread | split | go | assign ) [ it ] [ like that | as ] [ {points:numberlist} ]
claim: {who:person} ( said | say | says ) ( you | he | she | i | they ) can not ( spread | split | assign ) it like that
claim: {who:person} ( said | says ) it is ( his | her | their | my ) damage so ( he | she | they | i ) ( decide | decides )
story: stopped play for {n:number} minutes
ask_hitsback: [ so ] {what:things} ( do | does | can | will ) not ( hit | strike | fight ) back [ right ]
ask_hitsback: ( does | do | did | can | will | would ) {what:things} @still [ get to ] ( hit | strike | fight | deal damage ) back [ at all | then | here | too | in combat | in that combat ]
ask_heals: ( does | do | did | will | would ) [ the | any | its | this ] <damage> ( stay | remain | stick | last ) ( on | with ) {what:things} [ ( after | at | until ) [ a | the | this | that ] ( combat | fight | showdown | battle | [ the ] end of [ the | this ] ( turn | combat ) ) ]
ask_heals: ( is | are | was ) {what:things} [ fully | still ] healed [ ( after | at ) [ the | that ] ( combat | fight | showdown | battle | end of [ the | this ] ( turn | combat ) ) | now | then ]
ask_heals: [ is it true [ that ] ] [ does | do | did | will | would ] {what:things} @still ( heal | heals | healed | is healed | are healed | get healed | gets healed | be healed ) [ up | fully | completely ] [ ( after | at | by | once | when ) [ the | this | that ] ( combat | fight | showdown | battle | [ the ] end of [ the | this | my | his ] ( turn | combat ) ) [ is over | ends ] ]
ask_enough: ( is | are ) ( my | his | the | their ) {n:number} [ damage | might ] enough [ to kill {what:things} ]
ask_find: ( can | could | do | does ) {who:person} [ still | then | now | even ] ( find | play | get | take | put out | grab | get to play | fetch ) ( a | an | any | another ) {n:number} might unit [ ( with | from | off | for | out of ) {card:cards} ]
ask_find: ( can | could | do | does ) {who:person} [ still | then | now | even ] ( find | play | get | take | put out | grab | get to play | fetch ) ( a | an | any | another ) unit [ ( with | from | off | for | out of ) {card:cards} ]
ask_find: what ( can | could | do | does | may ) {who:person} [ still | then | now | even ] ( find | play | get | take | put out | grab | get to play | fetch ) [ ( with | from | off | for | out of ) {card:cards} ]
ask_lethal: how much [ combat ] ( damage | might ) ( must | do | does | should | would | has to | have to | need to | needs to ) ( [ the ] ( attackers | attacker | defenders | defender ) | {who:person} ) [ have to | need to ] ( assign | deal | put ) ( to | on | into ) {what:thing} [ to kill ( it | him | her ) | for lethal ]
ask_lethal: how much [ more ] [ damage | might ] ( is | 's ) [ still ] ( left | missing | needed | required | lacking ) to kill {what:thing}
ask_lethal: how much [ combat ] ( damage | might ) ( must | has to | have to | needs to | should ) be ( assigned | dealt ) [ to {what:thing} ] ( for it to be lethal | to be lethal | for lethal | to kill ( it | him | her | {what:things} ) | for it to die )
ask_lethal: how much [ combat ] ( damage | might ) ( would | will | does | could | do i need to | would i need to ) ( kill | be lethal for | be lethal to | be enough for | be enough to kill ) {what:thing}
ask_lethal: [ and ] how much [ damage | might ] ( would be | is | was | would have been ) ( needed | required | necessary | lethal ) [ to kill {what:thing} | for {what:thing} | for that ]
ask_need: ( do | does | would | will ) {who:person} ( need to | have to | must ) ( deal | assign | do ) {n:number} [ damage | might | points ] to {what:thing} [ to kill ( it | him | her ) ] [ ( when | if | while | as ) ( it | he | she ) ( defends | is defending | attacks | is attacking | blocks ) ]
ask_split: {who:person} assign {n:number} [ damage ] to {to:things} and {n2:number} [ damage ] to {to2:things} with {attacker:things}
ask_enough: ( is | would ) ( that | it | this ) [ be ] enough [ to kill {what:things} | for {what:things} ]
ask_need: ( do | does | would | will ) {who:person} ( need | have to have | have to deal | have to assign ) {n:number} [ damage | might | points ] [ to it ] ( to kill | for ) {what:thing} [ ( when | if | while | as ) ( it | he | she ) ( defends | is defending | attacks | is attacking | blocks ) ]
ask_dealsfor: {card:cards} ( hits | deals | does ) {to:things} for ( how much | how many ) [ damage ]
ask_dealsfor: how much ( does | do | would | will | can ) {card:cards} ( hit | hits ) [ {to:things} ] [ for ]
ask_dealsfor: how hard ( does | do | would | will ) {card:cards} hit [ {to:things} ]
ask_saves: ( do | does | must ) {who:person} ( have to | need to ) use {card:cards}
battlefieldtext: ( at | on ) {card:battlefield} [ : | , ] {text:quote} [ , | . ]
ask_who: who ( decides | chooses | picks | says ) ( what | which | which one | which effect | which of them ) ( applies | apply | is applied | counts | comes | happens | goes ) first
ask_who: who ( decides | chooses | picks | says ) ( whether | if ) {what:things} ( dies | die | lives | live | survives | survive | is saved | is recalled | is banished )
ask_killwith: ( can | could | do | does | would | will ) {who:person} @still ( kill | beat | take out ) {what:things} with {attacker:things} [ attacking | in combat | if ( i | he | she | they ) attack ]
ask_killwith: ( can | could | does | would | will ) {attacker:things} @still ( kill | beat | take out ) {what:things} ( in combat | if it attacks | when it attacks | if it attacks it | by attacking | if they fight )
ask_whokills: ( what | who | which unit | which units | which of them | which ones ) ( do | does | can | could | will | would | did ) {who:person} ( kill | take out | destroy ) [ there | here | in that combat | then | at most ]
ask_whodies: ( what | who | which unit | which units | which of them | how many units | how many of them | how many of ( my | his | her | their ) units | which of ( my | his | her | their ) units ) ( do | does | can | will | would | did ) {who:person} lose [ there | here | in that combat ]
ask_whodies: ( what | who | which unit | which units | which one | which of them ) ( do | does | can | could | will | would | may ) {who:person} ( save | keep [ alive ] )
ask_winsfight: ( do | does | did | will | would | can | could ) ( {who:person} | {what:thing} ) @still win [ it | that | ( the | this | that ) ( combat | fight | showdown | battle ) ] @afterit
ask_winsfight: [ and ] ( who | which side | which player | which of us ) @still ( wins | won | will win | would win | has won ) ( the | this | that ) ( combat | fight | showdown | battle ) @afterit
ask_winsfight: [ and ] ( does | did | will | would | has ) ( anyone | anybody | either player | either side | either of us ) ( win | won ) ( the | this | that ) ( combat | fight | showdown | battle ) @afterit
deaths: [ two | three | {n:number} ] of ( my | his | her | their ) units [ , | : | \\open ] {what:things} [ , | \\close ] ( would | will | are going to | are about to ) [ both | all ] ( die | be killed ) ( at the same time | together | in the same combat | simultaneously | at once )
deaths: [ two | three | {n:number} ] of ( my | his | her | their ) units [ , | : | \\open ] {what:things} [ , | \\close ] [ both | all ] ( die | are killed | died | get killed ) ( at the same time | together | in the same combat | simultaneously | at once ) [ to a spell | in combat | to damage ]
ask_incombat: ( do | does | will | would | can | did ) {what:things} @still ( take | get dealt | get | receive ) [ any ] [ combat ] damage ( in | during | from ) [ a | the | that ] ( combat | showdown | fight | battle )
ask_incombat deals=1: ( do | does | will | would | can | did ) {what:things} @still ( deal | do ) [ any ] [ combat ] damage ( in | during ) [ a | the | that ] ( combat | showdown | fight | battle )
ask_first: ( who | which | which one | which unit | what | which of them ) ( do | does | must | should | has to | would ) {who:person} [ have to | need to ] ( kill | assign damage to | assign to | damage | hit | assign lethal to | assign lethal damage to | deal with | take out | go through ) first
ask_first: ( who | what | which one | which unit | which of them ) ( do | does | must | should | has to ) {who:person} [ have to | need to ] assign [ damage | lethal ] first [ to ]
ask_first: ( who | which one | which ( unit | defender | of the defenders | of the units ) | which of them | what ) ( takes | gets | must be assigned | is assigned | has to take | has to be assigned | gets assigned ) [ the | lethal ] [ damage ] first
ask_first: ( who | which one | which unit | which of them ) ( has to | must | needs to ) ( be killed | die | be assigned damage | be dealt with ) first
ask_first how=must: ( do | does | must ) {who:person} [ still ] ( have to | need to | got to ) ( kill | assign to | go through | take out | assign damage to | assign lethal to | hit ) {what:thing} first
ask_first how=must: ( do | does | must ) {who:person} ( kill | assign to | go through | take out ) {what:thing} first
ask_first how=may: ( can | could | may ) {who:person} [ just | simply | only ] ( kill | hit | target | damage | assign [ damage ] to | go for | take out | put the damage on ) {what:thing} first
ask_first how=past: ( can | could | may ) {who:person} [ just | simply ] ( skip | ignore | go around | bypass ) {what:thing}
ask_split: ( can | could | may ) {who:person} [ just | simply ] ( assign | deal | put | split | give ) [ it | the damage | them | damage ] [ like ] {n:number} [ damage ] ( to | on | onto ) ( {to:things} | @oneof ) ( and | , | plus ) {n2:number} [ damage ] ( to | on | onto ) ( @others | {to2:things} )
ask_split: ( can | could | may ) {who:person} [ just | simply | also ] ( assign | put | deal | dump | stack ) ( all | everything | it all | all of it | all the damage | all of the damage | all damage | all {n:number} | all {n:number} damage | the whole {n:number} ) ( on | onto | to | into ) {to:things} [ and ( nothing | none | 0 | zero ) ( to | on ) {to2:things} ] [ ( if | when | while ) ( there is | he has | they have | i have ) another ( defender | attacker | unit ) [ there ] ]
ask_applied: ( does | do | will | would | can | could ) {by:cards} @still ( stop | prevent | block | absorb ) [ all of | any of | some of | the damage from | damage from ] [ the | a | his | her | my | their | an enemy ] {threat:cards} [ damage ] ( on | to | against | aimed at ) {to:things}
ask_applied: [ and | so ] how much [ damage ] of [ the | a | his | her | my | their ] {threat:cards} ( does | do | will | would | can ) {by:cards} @still ( stop | prevent | block | absorb ) ( on | to | for ) {to:things}
ask_stopskind: ( does | do | will | would | can | could | did ) {what:cards} @still ( stop | prevent | block | work against | work on | help against | apply to ) [ the | that | this | any | all ] ( <combat_kind> | spell | ability | unit ) damage
castquote ~1: {who:owner} ( spell | card | action | reaction ) {text:quote} ( is | was | gets | has been ) ( played | cast | used ) ( on | onto | at | targeting | choosing ) {to:targets}
castquote ~1: {who:person} ( chose | choose | chooses | pick | picks | picked ) {to:targets} ( for | with ) {text:quote}
cast: {who:person} ( chose | choose | chooses | pick | picks | picked | selected ) {to:targets} ( for | with ) {card:cardq}
ask_dealsfor: {who:owner} {card:card} ( hits | deals | does | is | hits for | deals for ) [ for ] ( how much | how many ) [ damage ]
ask_saved: ( can | could ) {who:person} save {what:things} [ and what does it cost ]
ask_might: [ and | so ] ( what | which | how much ) might ( does | do | will | would | has | did | is ) {what:thing} [ have | has | get | end up with | at ] [ now | then | afterwards | at the end | in the end | left ]
ask_might: [ and | so ] ( what | how much ) is ( its | his | her | {what:thing} 's | the ) [ final | new | current | resulting | total ] might [ of {what:thing} ] [ now | then | afterwards | at the end | in the end | left ]
ask_might after=1: [ and | so ] ( what | which | how much ) might ( does | do | will | would | has | did | is ) {what:thing} [ have | has | get | end up with | at ] ( after | once ) ( combat | the combat | the fight | the showdown ) [ is over | ends ]
ask_might midway=1: [ and | so ] ( what | which | how much ) might ( does | do | will | would | has | did | is ) {what:thing} [ have | has | get | fight with | at ] ( in | during ) ( combat | the combat | the fight | the showdown | that combat )
ask_lethal: how much [ combat ] ( damage | might ) ( must | has to | have to | needs to | should ) be ( assigned | dealt ) to {what:thing} ( so that | before | until ) [ it | he | she ] <die>
ask_lethal: ( how much | how many ) [ combat ] ( damage | might ) does it take to ( kill | destroy ) {what:things} [ in one ( attack | combat | fight | go ) ]
mightattack: {who:person} ( has | have ) {n:number} [ combat ] [ damage | might ] to ( assign | distribute | split | divide | spread ) ( among | between | to | across | over ) {at:things} [ in combat | in a combat | there ]
deaths: [ in combat | in a combat | in the same combat | in one combat ] [ both ] {what:things} [ both | each | all ] ( get | take | receive | are dealt | are assigned | would be dealt ) lethal damage [ in combat | at the same time | in the same combat | together ]
ask_can_target: ( can | could | may ) {who:person} @still ( choose | target | pick ) {other:targets} with ( my | a | his | her | their | the | that ) ( spell | ability )
"""
