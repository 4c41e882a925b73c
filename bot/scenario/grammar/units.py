"""Clauses that Grand Archive and Riftbound share (data for the matcher)."""

MACROS = {
    "is": "( is | are | was | were | 's | am | be | being )",
    "has": "( has | have | had | got | has got | have got | 's got | controls | control | gets | get | with )",
    "unp": "[ <unp=unpreventable> ]",
    "dk": "[ <dk=dmgkind> ]",
    "eot": "[ <until_eot> ]",
    "a": "( a | an | another | the | his | her | their | my | one | some | an opposing | an enemy | [ an | the | my | his | her | your ] opponent 's | opposing | enemy | my second | his second | her second | their second | a second | the second )",
    "plays": "[ have | has | had ] [ then | just | also ] ( put | puts | use | uses | used | play | plays | played | cast | casts | activate | activates | activated | resolve | resolves | resolved | add | adds | added | apply | applies | applied )",
    "alone": "( alone | all alone | by itself | by himself | by herself | on its own | on his own | on her own | the only one | the only unit | the only defender )",
    "anything": "( object | item | card | regalia | accessory | thing | permanent | equipment | weapon | token )",
    "there": "[ there | here | on defense | defending | in combat | at ( the | that | a | my | his | this ) battlefield ]",
    "nthtime": "a ( second | third | fourth | fifth ) time",
    "oneof": "( the first [ one | unit | defender | of them ] | one [ of them | of the units | of the defenders | unit ] )",
    "others": "( another | another one | the second one | the second | each of the others | the others | each other one | the other two | each of the other two | the other one | the rest | the remaining ones | each of the remaining ones )",
    "field": "( [ a | an | the | my | his | their | her | that | this | {holder:owner} | one of ( his | her | their | my ) ] [ enemy | opposing | opponent 's | contested ] ( battlefield | location | base ) [ that | which ] [ {holder:person} ( control | controls | hold | holds | has | own | owns ) | of ( his | hers | theirs | mine ) | ( held | controlled | owned ) by {holder:person} ] | there )",
    "whoever": "( who | what | whom | who all | which ( unit | ally | units | allies | one | ones | of them | object | objects | unit or units ) )",
    "itsdamage": "( damage | the damage | my damage | his damage | her damage | their damage | combat damage | the combat damage )",
    "damageof": "( it | that | damage | [ the ] combat damage | the damage | {owner:owner} [ combat ] damage | the [ combat ] damage of {dealer:thing} | {dealer:thing} 's [ combat ] damage )",
    "itsability": "( [ triggered ] ability | trigger | ( deathknell | on death | on hit | on enter | on attack | on kill | on champion hit | death | attack ) [ ability | effect | trigger ] )",
    "onefor": "[ [ the ] ( one | first | a first | the other | second | another | a second ) [ one ] ] [ for | deals | with | of | does ]",
    "wasplayed": "( is | are | was | were | has been | have been | gets | get | got ) [ both | all | each | then | already ] ( played | cast | used | activated | put | placed )",
    "playedon": "( on | onto | at | targeting | choosing )",
    "thefield": "( the battlefield | that battlefield | this battlefield | his battlefield | her battlefield | their battlefield | my battlefield | control of it | control of the battlefield | control there | the field )",
    "afterit": "[ ( now | then | there | here | afterwards | in the end | at the end | after that | after ( the | this | that ) ( combat | fight | showdown ) | when it is over ) ]",
    "tobase": "( in | to | at | into ) [ my | his | her | their | its | the ] base",
    "nth": "( the | his | her | their | my ) ( first | 1st | second | 2nd | third | 3rd | last ) ( hit | spell | attack | action | instance | damage | one | ability | attacker | source | combat )",
    "hits": "( hits | hit | times | instances | instance | shots | shot | of them | parts | part | targets )",
    "allparts": "( both | all {times:number} | all ) [ of ] [ the | its ] ( parts | halves | hits | instances | effects | shots | targets | times | damage instances )",
    "whatstops": "[ against | for | with ] [ mine | my ally | my champion | my unit | it | that | this | the damage | that damage | this damage | any of it | any of that | some of it | anything | here | spell damage | spells | noncombat damage | combat damage | retaliation | retaliation damage | unpreventable damage | {to:things} | ( both | each | either | all | all three ) [ of ] [ them | these | those | the ] [ attack | attacks | attacker | attackers | spell | spells | hit | hits | source | sources ] ]",
    "still": "[ still | also | really | actually | even | all | both | then | ever | now | only | just | then ]",
}

RULES = """
# --- what card texts leave to be said
fact: [ with | has | have | having | at | and | while ] {who:owner} {facts:facts}
fact: [ with | has | have | having | at | and | while ] [ the ] {facts:facts}
fact: {who:person} ( has | have | had | with | is on | am on | are on | is at | am at | are at | is | am | are ) {facts:facts}
fact: {who:person} ( has | have | had | with | is on | am on | are on | is at | am at | are at | is | am | are ) {facts:facts} ( for | on | with ) {what:things}
fact: {what:things} ( has | have | had | with | is | 's ) {facts:facts}
nofact: {who:person} ( do | does | did ) not have {facts:facts}
nofact: {what:things} ( do | does | did ) not have {facts:facts}
fact: {who:owner} champion ( is | has | is at | 's | 's at ) {facts:facts}
note ~-2: [ , ] ( so | meaning | which is | that is | making it | makes it | , so ) [ that is | it is | a | it deals | it does ] {n:number} @unp @dk [ <damage> ] @unp
note ~-2: \\open [ for | that is | so ] {n:number} @unp @dk [ <damage> ] @unp \\close
note ~-1: [ , ] the ( minus | plus | prevent | double ) {n:number} ( thing | one | effect | part | bit | card )
note ~-2: \\open next {n:number} @dk [ <damage> ] \\close

mention: [ a | an | the | my | his | her | their | {o:owner} ] [ spell | card | action | reaction ] [ that | which ] [ says | reads | say | : ] {m:playedlater}
mention: \\open {m:reminder} \\close
mention ~-4: {m:mention} [ , ] [ {m2:mention} ] [ : ]

# --- damage told in few words
counterson: {counters:counters} [ ( and | , ) {counters2:counters} ] [ @is ] ( on | sits on | sit on ) {on:things}
counterson: {counters:counters} ( and | , ) {shield:shield} [ @is ] ( on | for ) {on:things}
counterson: {shield:shield} ( and | , ) {counters:counters} [ @is ] ( on | for ) {on:things}
counterson: {who:person} ( have | has | had | got | have got | has got | with ) {counters:counters} [ ( and | , ) {counters2:counters} ] [ on ( it | them | my champion | his champion ) ]
damage times2=1 dk=spell: [ then | and | later ] two spells ( ( deal | dealing | for | of ) {n:amount} [ <damage> ] [ each ] | , {n:amount} [ <damage> ] each , ) [ each ] ( to | on | at | hit ) {to:targets}
damage times2=1 dk=spell: {who:person} <cast> two spells ( that | which ) <deal> {n:amount} [ <damage> ] [ each ] ( to | on ) {to:targets} [ each ]
damage: [ then | and | later ] {many:number} {kind:sourcekinds} each <deal> {n:amount} [ <damage> ] ( to | on | at ) {to:targets}
damage: [ then | and | later ] {many:number} {kind:sourcekinds} <deal> {n:amount} [ <damage> ] each ( to | on | at ) {to:targets}
damage: [ then | and | later ] {many:number} {kind:sourcekinds} <deal> {n:amount} [ <damage> ] ( to | on | at ) {to:targets} each
damage dk=spell: {who:person} <deal> {n:amount} @unp [ <damage> ] with ( a | another | his | her | their | my | one ) ( spell | action | ability ) [ ( to | on ) {to:targets} ]
twoamounts dk=spell: [ then | and ] ( two | 2 | both ) spells ( hit | hits | are played on | target | strike | deal damage to ) {to:targets} ( : | , | for ) @onefor {n:number} [ damage ] ( and | , | then | , then | , and ) @onefor {n2:number} [ damage ]
damage times2=1 dk=spell: two spells ( hit | hits ) {to:targets} for {n:amount} [ each ]
damage times2=1 dk=spell: {to:targets} ( is | are | gets | get | got | was ) hit by two spells for {n:amount} [ each ]
damage dk=combat: {to:targets} ( is | are | was | gets | got | 's ) [ then | now ] dealt {n:amount} @unp [ <damage> ] ( in | during | from ) combat
lastturn: {to:targets} ( took | take | has taken | was dealt | were dealt | was hit for | got hit for | suffered | was attacked for ) {n:number} @unp @dk [ <damage> ] [ @dk ] ( last turn | the previous turn | on the previous turn | on the last turn | the turn before | a turn ago | in the last turn )
lastturn: ( last turn | on the previous turn | the turn before | a turn ago ) [ , ] {to:targets} ( took | take | has taken | was dealt | were dealt | was hit for | got hit for | suffered | was attacked for ) {n:number} @unp @dk [ <damage> ]
damage dk=combat: {to:targets} ( takes | take | took ) {n:amount} @unp [ <damage> ] ( in | during | from ) combat
damage: {source:things} <hit> {to:targets} with {n:amount} @unp [ @dk ] <damage> @unp
damage dk=combat: [ then | and then | and | later ] {n:amount} @unp [ <damage> ] ( in | during | from ) combat
damagefrom: [ and ] ( the | this | that ) damage ( comes | is | came | was | would come ) from ( a | an | {who:owner} ) {kind:sourcekind}
damage passive=1: [ then | and | and then | later | and later ] {n:amount} [ more | further ] @unp @dk [ <damage> ] [ more ] ( from | by ) ( another | a second | the second | the other | a different | yet another | a third ) [ one | {kind:sourcekind} ]
damage passive=1: ( then | and | and then | later | and later ) {n:amount} [ more | further ] @unp @dk [ <damage> ] [ more ] ( from | by ) ( a | an ) {kind:sourcekind}
damage dk=spell: [ a | an | another | the | his | her | their | enemy ] spell ( deals | does | hits | hit | deal | dealt ) [ for ] {n:amount} @unp [ <damage> ]
damage: {source:cards} ( deals | does ) {n:number} {end:sentenceend}
damage passive=1: ( is | are | gets | get | got | was | were | 's ) [ then | now | also ] ( hit | struck ) for {n:amount} @unp @dk [ <damage> ] ( by | from | with ) @a {kind:sourcekind}
damage passive=1: ( is | are | gets | get | got | was | were | 's ) [ then | now | also ] ( hit | dealt | hit by ) [ by ] [ @a {kind:sourcekind} ] ( for | with | dealing ) {n:amount} @unp [ <damage> ]
damage passive=1: ( is | are | gets | get | got | was | were | 's ) [ then | now | also ] dealt {n:amount} @unp @dk [ <damage> ] [ ( by | from ) @a {kind:sourcekind} ]
damage passive=1: <take> {n:amount} [ more ] @unp @dk [ <damage> ] [ more ] ( from | by | off ) @a {kind:sourcekind}
damage passive=1: <take> {n:amount} [ more ] @unp @dk [ <damage> ] [ more ] ( from | by | off ) ( another | a second | the second | the other ) [ one ]
damage: {to:targets} <take> {n:amount} [ more ] @unp @dk [ <damage> ] [ more ] ( from | by | off ) ( another | a second | the second | the other ) [ one ]
damage: ( then | and then | later | and later | after that | and after that ) {n:amount} [ more ] @unp @dk [ <damage> ] to {to:targets}
damage: {to:targets} ( is | are | gets | get | got | was ) ( hit | struck | dealt damage | targeted ) by @a {n:number} damage {kind:sourcekind}
damage passive=1: ( is | are | gets | get | got | was ) ( hit | struck ) by @a {n:number} damage {kind:sourcekind}
lifeleft: {what:thing} ( has | have ) [ already ] taken {n:number} [ damage ] ( out of | of | / ) {life:number} [ life ]
damage: {to:targets} would die to ( a | an | his | her | my | their ) {n:number} damage {kind:sourcekind}
damage: {to:targets} <take> {n:number} more [ <damage> ] @unp [ ( from | by ) @a {kind:sourcekind} ]
damage: @a {kind:sourcekind} ( deals | does | hits for ) {n:amount} @unp @dk [ <damage> ] {times:times}
doubled: [ all | any ] [ the ] damage [ ( to | dealt to | done to ) {to:things} ] is doubled [ <until_eot> ]
doubled: [ all | any ] [ the ] damage ( to | dealt to | done to ) {to:things} ( is | gets | is being ) ( plus | increased by | raised by ) {n:number} [ <until_eot> ]
doubled: {to:things} ( takes | take ) {n:number} ( more | extra | additional ) damage from ( everything | every source | all sources | any source | each source | anything ) [ <until_eot> ]
doubled: {to:things} ( takes | take | receives | receive | is dealt | are dealt ) ( double | twice [ the | as much ] ) damage [ from ( everything | all sources | any source ) ] [ <until_eot> ]
doubled: if {to:things} would ( take | be dealt ) damage [ , ] ( it | he | she | they | {who:thing} ) ( takes | take | is dealt ) ( double | twice as much | double that much | twice that much ) [ that ] [ damage ] [ instead ] [ <until_eot> ]
doubled: double all damage [ ( to | dealt to | done to ) {to:things} ] [ <until_eot> ]
time when=next_turn: [ my | his | the ] turn ends
earlierturn ~-2: [ in | on | during ] [ the | my | his | her | their | our ] ( last | previous ) turn
earlierturn: ( a | one ) turn ago
damage unp=1: ( a | an | another | the | his | her | their ) unpreventable {kind:sourcekind} ( deals | does | hits for | for | of | dealing ) {n:amount} [ @dk ] [ <damage> ] [ ( to | on | at | hits ) {to:targets} ]
cannotbedealt: {what:things} can not be ( dealt [ any ] [ <kind=kindofdamage> ] damage | damaged | hurt ) [ <until_eot> ]
cannotbedealt: {what:things} ( is | are ) immune to damage [ <until_eot> ]
allprevented: prevent all [ damage ] ( on | for | to ) {what:things}
allprevented: {what:things} ( has | have | with | under ) prevent all [ damage ]
damage unp=1: unpreventable {n:number} [ @dk ] damage ( is | was | gets ) dealt to {to:targets}
twotexts: {who:person} ( have | has | control | controls ) [ these | the | two | three | 2 | 3 ] [ following ] ( effects | cards | permanents | texts ) [ in play | in force | out ] [ : | , ] {text:quote} ( and | , ) {text2:quote}
twotexts: {who:person} ( have | has | control | controls ) ( two | 2 ) ( copies of | things with | items with | effects with | cards with | of ) {text:quote} [ <both_in> ]
nodefence: {who:person} ( have | has | had | with ) no ( defense | defence | shields | shield | prevention | reactions | responses | cards | tricks )
damage dk=spell: [ a | an | another | one | his | her | their ] spell ( for | of | dealing ) {n:amount} @unp [ damage ] [ ( on | at | to | hits ) {to:targets} ]
damage: {to:targets} ( is | are | am | was | were | get | gets | got ) dealt {n:amount} @unp @dk [ <damage> ] ( by | from ) @a {kind:sourcekind}
nodiscard: ( nobody | no one | noone | no player ) ( discards | discarded | will discard ) [ a card | anything | any card | any cards | cards ] [ for ( it | them | that | ( the | his | her | their ) critical ) ]
nodiscard: {who:person} ( do | does | did | will | would | can | could ) not discard [ a card | a single card | anything | any | any card | any cards | cards | {n:number} cards | enough cards ] [ for ( it | them | that | ( the | his | her | their ) critical ) ]
nodiscard: {who:person} ( discard | discards | discarded ) ( nothing | no card | no cards ) [ for ( it | them | that | ( the | his | her | their ) critical ) ]
docard: {who:person} ( discard | discards | discarded ) [ a card | one | {n:number} [ cards | card ] ] ( for | to | against ) ( [ the | its | his | her | their | my ] critical | it | that )
docard ~2: {who:person} ( discard | discards | discarded ) {n:number}
damage: [ then | and | and then | later ] another [ one | spell | hit ] ( for | of | dealing | that deals ) {n:amount} @unp @dk [ <damage> ]
damage: [ then | and then | first | and | later ] {n:amount} ( normal | regular | ordinary | preventable ) @dk [ <damage> ]
damage: {to:targets} ( is | are | am | gets | get | got | was ) hit by @a {kind:sourcekind} ( for | of | dealing ) {n:amount} @unp [ <damage> ]
againfor: {who:person} ( <attack> | <hit> ) ( again | @nthtime | once more | twice ) [ in ] [ ( this | the same | that ) turn ] [ for {n:amount} ]
againfor: [ then | and then | and | later | afterwards ] [ again | once more | @nthtime ] for {n:amount} [ <damage> ] [ again | more ]
againfor: [ then | and then | and | later | afterwards ] ( again | once more | @nthtime | another time ) [ for {n:amount} ]
againfor: ( then | and then | , then | and | , and then ) {n:number} [ more | damage ]
againfor: [ , ] ( then | and then | later | and later | and | and finally | finally ) [ for ] {n:number} [ more ] [ damage ] ( with | from | by ) ( another | ( a | the ) ( second | third | fourth | last | next ) | the other | one more ) [ one | ally | unit | attacker | attack | spell ]
againfor: [ , ] [ and | then | and then | and finally | finally ] ( another | a second | a third | one more | a further ) [ spell | one ] for {n:amount} [ <damage> ]
ownquote: {who:person} ( control | controls | have | has ) ( that | it | this | this effect | that effect )
ownquote: ( it | that | this ) is ( mine | my effect )
survives: ( does | do | will | would | can | could ) {what:things} ( survive | withstand | live through ) [ a | an | one ] ( attack | hit | swing | strike ) ( for | of | with | by ) {n:amount} [ power | damage ]
survives: ( does | do | will | would | can | could ) {what:things} ( survive | withstand | live through ) [ a | an ] {n:amount} [ power | might ] ( attack | hit | attacker )
shield: ( {who:person} | {to:things} ) ( has | have | had | got | gets ) {shield:shield} ( from | off | thanks to | because of ) ( something | somewhere | whatever | some effect | an effect | some card | a card | another card | some ability | a spell | earlier ) [ <until_eot> ]
survives dk=spell: ( does | do | will | would | can | could ) {what:things} [ still ] ( survive | withstand | live through | die to | die from ) ( a | an | one ) {n:number} damage spell
survives dk=noncombat: ( does | do | will | would | can | could ) ( a | an | one ) {n:number} damage ( spell | ability ) ( kill | destroy ) {what:things}
survives dk=noncombat: ( does | do | will | would | can | could ) ( a | an | one ) spell ( for | of | dealing | that deals ) {n:number} [ damage ] ( kill | destroy ) {what:things}
survivesattack: ( does | do | will | would | can | could ) {what:things} ( survive | withstand | live through ) [ a | an | one | the ] ( attack | hit | combat | fight ) ( from | by | of | against | with ) {attacker:things}
survives dk=noncombat: ( does | do | will | would | can | could ) {what:things} ( survive | withstand | live through ) [ a | an ] ( spell ) ( for | of | dealing | that deals ) {n:amount} [ damage ]
damage passive=1 past=1: [ and ] ( has | have | had ) [ already | previously ] ( taken | suffered | been dealt ) {n:amount} @unp @dk [ <damage> ] [ already | this turn | so far | earlier | earlier this turn ]
damagedby: {who:person} @has {n:number} damage [ counters | counter ] on {what:things}
damage: [ then | and then | later | and | after that | first ] {n:number} @unp @dk [ <damage> ] @unp ( from | by | off | out of | with ) @a {kind:sourcekind} [ ( to | on ) {to:targets} ] @unp
damage: [ then | later | and ] {n:number} @unp @dk [ <damage> ] @unp ( from | by ) @a {kind:sourcekind} ( to | on | into | at ) {to:targets}
damage: {to:targets} ( is | are | am | gets | get | got | was ) ( hit | dealt | hit first | first hit | first dealt ) ( for | with | by ) {n:amount} @unp @dk [ <damage> ]
damage: @a {kind:sourcekind} ( would | will | is going to ) <deal> {n:amount} @unp @dk [ <damage> ] [ to {to:targets} ]
damage: [ @a ] {kind:sourcekind} ( for | of | dealing ) {n:amount} @unp @dk [ <damage> ] ( hits | goes to | to | on | at | into | lands on | strikes | comes at | comes in at | flies at | is aimed at | heads for | is coming at | targets ) {to:targets}
damage: @a {kind:sourcekind} ( hits | strikes | zaps | reaches | gets ) {to:targets} for {n:amount} @unp
damage: {who:person} <use> ( a | an | some | another | a second | a third ) {kind:sourcekind} ( that | which | to ) <deal> {n:amount} @unp @dk [ <damage> ] ( to | at | on ) {to:targets}
damage ~-2: ( then | and then | and | later | after that ) with ( @a | another | one more | a second ) {n:number} [ damage | power ] {kind:sourcekind} [ ( to | on ) {to:targets} ]
damage: {who:person} ( hit | hits | zap | zaps | blast | blasts ) {to:targets} with @a {n:number} damage {kind:sourcekind}
damage: {who:person} ( <hit> | zap | zaps | blast | blasts ) {to:targets} for {n:amount} @unp @dk [ <damage> ] with @a {kind:sourcekind}
damage: {who:person} <cast> @a {kind:sourcekind} [ , | : | for ] {n:amount} @unp @dk <damage> ( to | on ) {to:targets}
damage unp=1: [ a | an | another | the | his | her | their | my ] unpreventable {n:number} damage {kind:sourcekind} ( hits | is aimed at | on | to | strikes | reaches | targets ) {to:targets}
damage unp=1: {who:owner} unpreventable {n:number} damage {kind:sourcekind} ( hits | is aimed at | on | to | strikes | reaches | targets ) {to:targets}
damage: {who:person} <deal> {n:amount} @unp @dk [ <damage> ] to {to:targets} ( with | using | by ) @a {kind:sourcekind}
damage: {who:person} <deal> {n:amount} @unp @dk [ <damage> ] to {to:targets} {times:times} [ ( with | using ) @a {kind:sourcekind} ]
damage: {to:targets} ( is | are | am | gets | get | got | was ) hit by @a {kind:sourcekind} ( that | which ) ( deals | does | dealt ) {n:amount} @unp @dk [ <damage> ]
damage: {who:person} ( <hit> | <attack> ) {to:targets} with {many:number} {kind:sourcekinds} [ , ] ( of | for | dealing | each dealing | that deal | that each deal ) {n:amount} @unp @dk [ <damage> ] [ each ]
damage: {to:targets} ( is | are | am | gets | get | got | was ) hit by {many:number} {kind:sourcekind} ( of | for | dealing | each dealing | that deal | that each deal ) {n:amount} @unp @dk [ <damage> ] [ each ]
damage: @a {n:number} damage {kind:sourcekind} ( hits | [ @wasplayed ] on | @wasplayed ( at | against | into | targeting ) | is aimed at | on | to | strikes | reaches | targets ) {to:targets}
damage dk=spell: {who:person} ( spell | spells | zap | zaps ) {to:targets} for {n:amount} @unp [ {times:times} ]
damage dk=noncombat: {who:person} <deal> {n:amount} <unp=unpreventable> [ damage | dmg ]
damage: {who:person} <deal> {n:amount} @unp [ <damage> ] with @a {kind:sourcekind} to {to:targets}
damage ~2: {who:owner} [ second | other ] {kind:sourcekind} <deal> ( {n:amount} @unp @dk [ <damage> ] ( to | on ) {to:targets} [ {times:times} ] | {to:targets} {n:amount} @unp @dk <damage> )
againfor: [ and ] ( then | and then | , then ) {n:number} [ <damage> ] to ( it | him | her | them )
damage: {who:person} <cast> ( a | an | some | his | her | their ) {n:number} damage {kind:sourcekind} ( on | at | to | into ) {to:targets}
damage: {who:person} <cast> ( a | an | some ) {kind:sourcekind} ( on | at | to | into ) {to:targets} for {n:amount} @unp
damage: {who:person} <cast> ( a | an | some ) {kind:sourcekind} ( on | at | to | into ) {to:targets} ( that | which | it ) <deal> {n:amount} @unp @dk [ <damage> ]
damage: {to:targets} <take> {n:amount} @unp @dk [ <damage> ] ( from | by | off ) ( a | an | some | his | her | their | the | my ) {kind:sourcekind} @unp
damage dk=noncombat: {who:person} {card:cardverb} {to:targets} with {n:number} damage

enlist: ( : | , ) {what:things}

# --- shields
shield played=1: {who:person} @plays {shield:shield} [ ( on | over | for | onto | to ) {to:targets} ] [ before | earlier | already | beforehand | first ] [ <until_eot> ]

# --- cards
shieldtext held=1: {to:things} @has {card:cards} [ on it | on him | on her ] [ : | , | \\open ] {text:quote} [ \\close ] [ on it | on him | on her | active ]
shieldtext: {card:cards} [ : | , | \\open ] {text:quote} [ \\close ] ( is on | on | is for | is active on | was played on | was cast on | has resolved on | resolved on ) {to:targets}
castquote ~1: {who:person} <cast> [ a | an | the | his | her | some ] [ spell | card | action | reaction | ability | effect ] [ that | which ] ( says | reads | say | read | saying | reading | with | : ) [ the ] [ text | words | wording ] [ : ] {text:quote} [ ( on | at | onto | targeting | choosing | against | to | for | with ) {to:targets} ]
castquote ~1: {who:person} <cast> ( a | an | the | his | her ) ( spell | card | action | reaction ) {text:quote} [ ( on | at | onto | targeting | choosing | against ) {to:targets} ]
castquote: {who:person} <cast> ( a | an | the | his | her ) ( spell | card | action | reaction ) ( on | at | onto | targeting | choosing | against ) {to:targets} [ , ] [ that | which ] ( says | reads | saying | reading | with | : ) [ the ] [ text | words | wording ] [ : ] {text:quote}
castquote ~1: {text:quote} ( is | was | has been | gets | got ) ( played | cast | used | activated ) [ by {who:person} ] ( on | onto | at | targeting ) {to:targets} [ by {who:person} ]
castquote ~1: {who:person} <cast> {text:quote} ( with | choosing | targeting ) {to:targets}
cast: {who:person} ( play | plays | cast | casts | use | uses | resolve | resolves | activate | activates ) {card:lastcard} [ ( on | at | onto | targeting | with | choosing | for ) {to:targets} ]
outwith: {what:things} [ @is ] <both_in> ( with | having | and has ) {specs:specs}
outwith: {who:person} @has {what:things} <both_in> ( with | having ) {specs:specs}
cardshield: {card:cards} 's ( buffer | shield | shielding | prevention | barrier ) [ of {n:number} ] [ @is ] [ still ] [ up | active | left | in force ] [ ( on | over | for | protecting | protects ) {to:targets} ]
cardshield: {who:person} @has {card:cards} 's ( buffer | shield | shielding | prevention | barrier ) [ of {n:number} ] [ up | active | left ] [ on {to:targets} ]
cardshield: {to:targets} ( has | have | with | had ) {card:cards} 's ( buffer | shield | shielding | prevention | barrier ) [ of {n:number} ] [ on it | up | left ]
replaces: {card:cards} ( replaces | replaced | is used to replace | saves | is used for | would replace ) ( its death | the death | his death | her death | that | it | their death )
replaces: ( its | the | his | her ) death is replaced ( by | with ) {card:cards}
hascast: {who:person} , ( who | which ) @has {what:holdings} [ , ] ( <cast> | <use> ) {card:cardq} [ ( on | at | targeting | onto | for | against ) {to:targets} ]
cast toit=1: ( is | are | was | were | gets | get | got | has been | have been | being ) [ then ] ( hit | targeted | zapped | shot | nuked | struck | damaged | chosen | picked ) ( by | with ) {card:cardq}
cast: {to:targets} ( is | are | was | were | gets | get | got | has been | have been | being ) [ then | both | all | each ] ( hit | targeted | zapped | shot | nuked | struck | damaged | chosen | picked ) [ at the same time | at once | simultaneously ] ( by | with ) [ {who:owner} ] {card:cardq}
cast: {to:targets} ( is | are | was | were | gets | get | got | has been | have been | being ) [ then | both | all ] ( chosen | picked ) for [ {who:owner} ] {card:cardq}
cast: [ {who:owner} ] {card:cardq} [ then ] ( damages | hits | strikes | targets | chooses | damage | hit | strike | target | choose ) {to:targets} [ at the same time | at once | simultaneously ]
cast: {who:person} ( give | gives | gave ) {to:things} {card:cardq}
casttimes: {who:person} <cast> {card:cardq} {times:times}
damage: {to:targets} ( is | are | was | were ) each ( dealt | hit for | dealt for ) {n:amount} @unp @dk [ <damage> ]
castwith: {who:person} <cast> {card:cardq} \\open {facts:facts} \\close [ ( on | at | onto | targeting | , targeting ) {to:targets} ]
castwith: {who:person} <cast> {card:cardq} ( with | using ) {facts:facts} [ ( on | at | onto | targeting | , targeting ) {to:targets} ]
cast: {who:person} [ has | have | had | 'd ] [ already | also ] ( put | puts | play | plays | played | cast | casts | use | uses | used | resolve | resolved | resolves ) [ before | already | earlier | first | beforehand ] {card:cardq} [ before | already | earlier | first | beforehand ] ( on | onto | to | over ) {to:targets} [ before | already | earlier | first | beforehand | before that ] @eot
cast: {who:person} [ has | have | had | 'd ] ( react | reacts | reacted | answer | answers | answered | respond | responds | responded ) [ with ] {card:cardq} ( on | onto | to | over ) {to:targets} @eot
have ~-1: {who:person} ( have | has | had | got ) {what:holdings} on ( [ the ] ( board | field ) | {where:owner} ( board | field ) )
attached: {who:person} ( have | has | had | got ) {card:cards} ( on | onto | over ) {to:things} [ before | beforehand | earlier | already | first | from before ] @eot
cast: {who:person} [ had ] ( shielded | shield | shields | guarded | guard | guards ) {to:things} with {card:cards} [ this turn | before that | beforehand ]
attached: {card:cards} this turn ( on | over | for ) {to:things}
attached: {card:cards} [ 's ( effect | shield | protection | prevention ) ] [ @is ] [ already | still ] ( active | in effect | up | resolved | in force | played ) ( on | over | for ) {to:things} @eot
attached: {card:cards} 's ( effect | shield | protection | prevention ) @is ( on | over ) {to:things} @eot
attached: {to:things} @is [ already | still ] ( protected | covered | shielded | guarded ) by {card:cards} [ 's ( on enter | [ on enter ] ability | effect | shield | on enter effect | trigger ) ] @eot
attached: {card:cards} ( protects | covers | shields | guards ) {to:things} @eot
attached: {card:cards} @is both ( on | over ) {to:thing}
attached: {card:cards} ( has | have | had ) [ already | both | all ] ( resolved | been played | been cast ) ( on | onto ) {to:thing} @eot
attached: {to:things} ( has | have | had | got ) [ also | already | a | an | the ] {card:cards} [ on it | on him | on her | up | active | resolved | on | on them ] @eot
inforce: {what:cards} [ has | have ] [ already ] ( resolved | resolves ) @eot
played: {who:person} [ has | have | had ] [ already ] resolved {what:cards} @eot
played: {who:person} @has {what:cards} ( up | active | running | going | in effect | resolved | in force | ready ) @eot

casttimes: {who:person} {card:cardverb} {to:targets} {times:times} [ in a row ]
castsplit: {who:person} <cast> {card:cardq} [ , | : ] [ with | and ] {split:hitsplit}
castsplit: {card:cardq} [ , | : | hits | hit ] [ with | and ] {split:hitsplit}
castall: {who:person} <cast> @allparts of {card:cardq} ( on | at | onto | into | against ) {to:targets}
castall: {who:person} <cast> {card:cardq} [ , ] [ with | and ] @allparts ( on | at | onto | into | against | going to | hitting ) {to:targets}
castall: {who:person} <cast> {card:cardq} [ , ] ( choosing | targeting | on | onto | picking ) {to:targets} ( for | with | as ) @allparts
castall: {who:person} {card:cardverb} {to:targets} [ , ] [ with | for ] @allparts
castall: {who:person} <cast> {card:cardq} [ , ] [ and ] ( chooses | choose | choosing | targets | target | targeting | picks | pick | picking | hits | hit | hitting | on | at | onto ) {to:targets} [ , ] ( [ for | with ] @allparts | ( for | with ) both [ of them ] ) [ on ( it | him | her ) ]
castall: {who:person} <cast> {card:cardq} [ , ] [ and | with ] @allparts ( go | goes | going | are | being | land | landing | hit | hits | target ) [ on | to | at | into ] [ the same unit [ : | , ] ] {to:targets}
castall: {card:cardq} ( on | onto | at | hits | hit ) {to:targets} [ , ] ( [ for | with ] @allparts | ( for | with ) both )
castall: {who:person} <cast> {card:cardq} ( on | onto | at ) {to:targets} [ , ] [ and ] ( choosing | choose | chooses | targeting | picking ) ( it | them | him | her ) ( for | with ) @allparts
castall: {card:cardq} [ , | : ] [ with ] ( @allparts | both | all {times:number} | all ) ( on | onto | at | into | hitting ) {to:targets}
castall: @allparts of {card:cardq} ( hit | hits | on | target | go to | go on | land on | are on ) {to:targets}
casttimes: {who:person} <cast> {card:cardq} [ , ] and ( hits | hit ) {to:targets} {times:times}
casttimes: {card:cardq} ( hits | hit ) {to:targets} {times:times}
castall: {who:person} <cast> {card:cardq} [ , ] ( both | all {times:number} | all ) ( on | at | onto | into ) {to:targets}
casttimes: {who:person} <cast> {card:cardq} {times:times} ( on | at | onto ) {to:targets}
casttimes: {who:person} <cast> {card:cardq} ( on | at | onto | targeting | choosing ) {to:targets} {times:times} [ in a row ]
casttimes: {who:person} <cast> {card:cardq} {times:times} [ , ] ( targeting | choosing ) {to:targets} [ each time | every time | both times ]
cast: {card:cards} [ \\open {text:quote} \\close ] ( is | was | has been | gets | got ) ( played | cast | activated | resolved ) by {who:person} [ ( on | onto | at | targeting ) {to:targets} ]
cast: {card:cards} [ : | , ] [ \\open ] [ {text:quote} ] [ \\close ] [ , ] @wasplayed [ by {who:person} ] @playedon {to:targets} [ by {who:person} ] [ before | beforehand | earlier | already | before that | before all that ]
castquote ~1: [ a | an | the ] ( spell | card | action | reaction ) {text:quote} [ , ] @wasplayed [ by {who:person} ] @playedon {to:targets} [ by {who:person} ]
damage: {source:things} <deal> {n:amount} @unp @dk [ <damage> ] to {to:targets} {times:times}
damage: {who:owner} {kind:sourcekind} <deal> {n:amount} @unp @dk [ <damage> ] to {to:targets} {times:times}
attack: {at:targets} attacked by {what:things}
preventall: {who:person} ( prevent | prevents | prevented ) all [ of the | the ] [ <kind=prevkind> ] damage ( that would be dealt | dealt | done ) to {to:targets} [ <until_eot> ]
preventall: {who:person} ( prevent | prevents | prevented ) all [ of the | the ] [ <kind=prevkind> ] damage to {to:targets} <until_eot>
preventedall: [ but | and ] {who:person} ( prevent | prevents | prevented ) all [ of ] [ the | that | this ] [ <combat_kind> ] damage [ <until_eot> ]
preventedall: [ but | and ] {who:person} ( prevent | prevents | prevented ) ( it all | all of it | everything | all of that | all that | the whole thing | the lot ) [ <until_eot> ]
preventedall: [ but | and ] ( it | that | everything | all of it | the whole thing | [ all [ of ] ] ( the | that | this ) damage ) ( is | was | gets | got ) ( [ all ] prevented | ( fully | completely | entirely | totally ) prevented | prevented ( completely | entirely | fully ) ) [ <until_eot> ]
preventedall: [ but | and ] ( fully | completely | entirely ) prevented
remove_obj: {what:things} ( leaves | leave | left ) ( the field | play | the board | the battlefield | the game ) [ <until_eot> ]
inforcetext: {text:quote} [ @is ] <both_in> ( for | on ) {who:person} [ <until_eot> ]
inforcetext: {text:quote} is {who:owner} [ effect | card | permanent ]
damage dk=spell: ( then | and then | then a | then another | and then a | then he casts a ) {n:number} damage spell [ ( on | at | to | hits ) {to:targets} ]
undertext: {what:thing} [ also | still ] ( has | have | had ) [ also | still ] {text:quote} ( on it | on him | on her | in effect | in force | active | up | running | still active )
undertext: {what:thing} @has {by:cards} 's ( effect | ability | shield | protection ) [ on it ] [ : ] [ \\open ] {text:quote} [ \\close ] [ active | on it | in effect ]
undertext: {what:thing} [ also | still ] ( has | have | had ) [ also | still ] {text:quote} ( on it | on him | on her ) <until_eot>
attached: {card:cards} ( applies | apply | applied ) to {to:things} @eot
attached: {to:things} [ @is ] linked ( with | by | to ) {card:cards}
attached: {to:things} ( wears | wear | wore | carries ) {card:cards}
attached: {to:things} ( has | have | had ) {card:cards} ( in effect | in force | going | running | going on | out ) [ on it ] @eot
damage dk=ability: {source:things} ( <hit> | <ping> | zap | zaps | shoot | shoots | blast | blasts ) {to:targets} [ for {n:amount} @unp [ <damage> ] ] ( with | by | using | via | through ) ( its | his | her | their | an | the ) [ activated | own | triggered ] ability
damage dk=ability: {source:things} <deal> {n:amount} @unp [ <damage> ] to {to:targets} ( with | by | using | via | through ) ( its | his | her | their | an | the ) [ activated | own | triggered ] ability
cast: {who:person} <cast> {card:cardq} ( with | choosing | between | picking ) {to:things}
diesto: {what:things} ( would | will | is going to | are going to | is about to ) [ now ] ( die | be killed | go down ) ( to | by | from ) {by:cards}

story: ( we | they | i ) ( are | 're | 'm | am | were ) [ just | currently ] playing [ a ( casual | friendly | quick ) game of | a game of | some ] ( riftbound | grand archive )

# --- deaths
deaths: ( in | during ) ( the | this | a ) [ same ] combat ( are | is ) dying [ {n:number} ( unit | units | allies ) of ( me | mine | his ) , ] {what:things}
deaths: {what:things} ( would | will | are going to | are about to ) [ both | all ] ( die | be killed ) ( at the same time | together | in the same combat | simultaneously | at once )
deaths: {what:things} ( are | would be ) dying ( at the same time | together | in the same combat | simultaneously )
die: {what:things} ( would | will | are going to | is going to | are about to | is about to ) ( die | be killed | be destroyed )
die: {what:things} @is ( dying | killed | about to die )
die: {who:person} ( kill | kills | killed ) {what:things} [ for the cost | as a cost ]

alsohave ~1: [ , ] ( plus | also | together with | along with ) {what:holdings}

time when=counted nth=1 ~-3: [ just | right ] ( after | before ) @nth
time when=counted nth=1: [ just | right ] before ( that | it | this | [ any | all ] of ( that | it | this ) | all ( that | this ) )

variant ~14: [ , ] [ and | or | but ] ( if | what if | how about if ) {rest:restofquestion}
gains: {who:person} ( <cast> | <use> ) ( a | an | another | my | his ) ( spell | action | reaction | card | effect | ability | trick ) ( that | which | to ) ( gives | give | giving | grants ) {what:things} {specs:gained} [ <until_eot> ]
givenby: {by:cards} ( gives | gave | give ) {what:things} {specs:changes} [ <until_eot> ]
gains: ( a | an | his | her | their | my ) ( spell | action | card | effect ) ( gives | gave | would give ) {what:things} {specs:changes} [ <until_eot> ]
undertext: {what:thing} @has ( a | an | this | the | this following | the following ) ( shield | effect | protection | barrier | buffer | ability ) [ on it ] [ , | that | which ] ( : | says | say | saying | reads | reading | with ) {text:quote}
undertext: {what:thing} @has ( a | an | this | the ) ( shield | effect | protection | barrier | buffer | ability ) {text:quote}
undertext: {what:thing} @is [ currently | already | still | now | also ] ( under | affected by | chosen for | chosen by | subject to | the target of ) [ a | an | this | the ] [ effect | spell ] [ of ] [ {card:cards} ] [ reading | saying | that says | that reads | : | \\open ] {text:quote} [ \\close ] [ effect | shield | ability ]
cast: {card:cardq} between {to:targets}
eachhave: each of {what:things} @has {specs:specs}
attack: {who:person} @is ( the attacker | the one attacking | attacking ) with {what:things} [ at {at:targets} ]
undertext: {by:cards} [ has ] ( left | put ) ( this | the following | an | the ) effect on {what:thing} [ : ] {text:quote}
attached elided=1 ~2: [ is | are ] [ currently | already | still | now | also ] ( affected by | under | protected by | covered by | shielded by ) {card:cards} [ 's effect ]
attached: {to:things} @is [ currently | already | still | now | also ] ( affected by | under | under the effect of | subject to ) {card:cards} [ 's ( effect | ability ) ] @eot
andquoted: {who:person} @has {what:holdings} ( and | , and ) ( {name:namequote} | {named:thing} ) ( : | that says | which says | saying ) {text:quote} [ <both_in> ]
inforcetext joined=1 ~1: [ also ] ( has | have | had ) [ also ] {text:quote} [ on it | on him | on her ]
shield: [ the ] next {n:number} [ <kind=shieldkind> ] damage [ that ] {to:targets} would ( take | be dealt ) [ this turn ] ( is | will be | gets ) prevented
shield: ( a | an | another ) ( spell | card | action | reaction | effect ) ( is | was ) ( played | cast | used | put ) ( on | onto ) {to:things} ( that | which ) ( prevents | prevent | preventing ) [ the ] next {n:number} [ <kind=shieldkind> ] damage [ [ that ] {who:person} would take | [ that ] ( it | they ) would ( take | be dealt ) | that would be dealt to ( it | them ) | to it ] [ this turn ]
undertext: {who:person} @has {by:cards} 's ( effect | shield | protection ) ( on | active on | around ) {what:thing} [ : | , ] [ \\open ] {text:quote} [ \\close ]
undertext: ( on | over ) {what:thing} [ is | lies | there is ] [ an effect | a shield | : | , ] {text:quote}
undertext: {text:quote} @is [ also | already | still ] ( on | active on | in effect on | in force on ) {what:thing}
nobodyhas ~4: ( nobody | no one | noone | no player | neither player | neither of us ) ( has | have | control | controls | got ) [ a | an | the | any ] {name:unknownname} [ <both_in> ]
nobodyhas: {who:person} ( do | does | did ) not ( control | have ) [ a | an | any ] {what:thing} [ <both_in> ]
use: {card:things} ( uses | use | used | activates | activated ) ( its | his | her | their ) ability [ ( on | for | targeting | at | against ) {to:targets} ] [ {times:times} ]
damage: {to:targets} <take> {n:amount} @unp @dk [ <damage> ] {times:times} [ ( from | by ) @a {kind:sourcekind} ]
cast: {card:cards} [ : | , ] \\open {text:quote} \\close [ , ] ( has been | was | is | gets | got ) ( played | cast | resolved )
cast: {card:cards} ( has been | was | is | gets | got ) ( played | cast | resolved ) [ : | , | \\open ] {text:quote} [ \\close ]
quoted: {by:cards} ( gave | gives | has given | grants | granted | has granted ) {what:thing} [ : ] {text:quote}
twoamounts: ( {who:person} | {source:things} | {who:owner} {kind:sourcekind} ) <deal> {n:amount} @unp @dk [ <damage> ] [ , ] ( and | and then | then | and later | later | and afterwards ) [ another | again ] {n2:amount} [ <damage> ] ( to | on ) {to:targets}
noprevent by=1: {what:things} ( deals | deal | does ) [ only ] <unp=unpreventable> ( combat damage | damage )
cast: {who:person} ( has | have ) ( a | an | the ) {card:cardq} ( shield | effect | prevention | buffer ) [ \\open ] [ {text:quote} ] [ \\close ] ( on | over ) {to:targets}
"""
