"""Shields, rules in force and quoted texts (data for `pattern`; macros of `state`, too)."""

MACROS = {
    "preventer": "( ( a | an | some | one ) ( shield | effect | thing | ability | card | "
    "artifact | enchantment | aura ) | something )",
    "points_of_it": "[ the ] [ next ] {n:number} [ of ( it | that | this ) ] [ of ] [ "
    "the | that | his | her | their ] [ <damage> ] [ of ( it | that | this ) ] [ ( to | "
    "on ) {to:targets} ] [ ( with | using | thanks to ) ( a | an | his | her | their | "
    "my | the ) ( shield | spell | effect | prevention shield | ability ) ] @turnend",
    "alldamage": "[ all | any ] [ of ] [ the ] [ <kind=prevkind> ] damage [ [ that would "
    "be | that is ] ( dealt | done ) ]",
}

PROTECTING = """
# --- shields and rules in force
shield: {who:person} [ already | also | still ] ( has | have | had | got | have got | has got | control | with | 's got ) [ already | also | still | now | up ] {shield:shield} [ ( on | to ) {to:targets} [ {origin:origin} ] ] [ up | out | active | left | already | ready | in place | available | still ] [ <until_eot> ]
shield: {to:things} [ also ] ( has | have | had | got | with | under | gets ) {shield:shield} [ on it | on him | on her | up | active | left ] [ <until_eot> ]
shield: {who:person} @has @shieldcount [ ( on | over | for ) {to:targets} ] @oneandother
shield: {to:things} @has @shieldcount [ on it ] @oneandother
shield ~1: [ there @is | with | got | has | have ] @shieldcount ( on | over | for ) {to:targets} @oneandother
shieldtext: {who:person} @has [ {card:cards} [ : | , ] ] {text:quote} ( on | for | around | over ) {to:targets} [ <until_eot> ]
shieldtext: {text:quote} ( is on | on | is for ) {to:targets}
shield: {who:person} ( @has | made | make | makes | create | created ) [ a | an | one of those | one of these | some ] ( shield | shields | effect | effects | thing | things ) ( that | which ) ( prevents | prevent | stops | stop ) [ the ] [ next ] {n:number} [ [ <kind=shieldkind> ] damage ] [ [ that would be | that is ] ( dealt | done ) ] [ to {to:targets} | on {to:targets} ] [ <until_eot> ]
shield: {who:person} ( @has | @puts ) [ a | an | one ] ( shield | effect ) ( on | for | over ) {to:targets} ( ( that | which ) ( prevents | prevent | stops | stop ) | preventing | stopping ) [ the ] [ next ] {n:number} [ [ <kind=shieldkind> ] damage ] [ <until_eot> ]
inforcetext: {who:person} @has [ a | an | one | the | this ] [ prevention ] shield [ : | saying | that says | with | which says | reading ] {text:quote}
inforcetext: ( a | an | some ) ( effect | shield | spell | ability ) ( protects | is protecting | covers | shields ) {who:person} [ : | , | with | that says ] {text:quote}
inforcetext ~3: ( a | an | the | this | my | another ) [ prevention ] ( shield | effect ) [ : | saying | that says | with | which says | reading ] {text:quote}
preventall: {who:person} ( prevent | prevents | prevented | ( <cast> | in response <cast> | respond with | responds with | responded with ) ( a | an | some ) ( spell | instant | ability | effect ) ( to prevent | that prevents | which prevents | preventing ) ) all [ <kind=prevkind> ] [ the | of the ] damage ( to | on | dealt to | that would be dealt to ) {to:targets} [ <until_eot> ]
shield: {shield:shield} ( on | for | @is [ up | active ] on | protecting | protects | around | over ) {to:targets} [ up | already | active ] [ <until_eot> ]
shield: [ right | straight ] through {who:owner} {shield:shield}
shield ~1: {shield:shield} [ is | was ] [ up | out | active | in place ]
shield: {who:person} @puts {shield:shield} ( on | over | for | onto | to ) {to:targets} [ before | earlier | already | beforehand | first ] [ <until_eot> ]
shield: {card:cards} {shield:shield} ( on | for | is on ) {to:targets}
shield: {card:cards} ( prevents | prevented | is preventing ) [ the ] [ next ] {n:number} [ of the ] damage [ that would be dealt | dealt ] ( to | on ) {to:targets} [ <until_eot> ]
shield: {of:cards} 's ( buffer | shield | shielding ) of {n:number} [ ( on | for ) {to:targets} ]
shield: {who:person} ( put | puts | cast | casts | have | has | had | used | got ) [ a | an ] {card:cards} {shield:shield} ( on | to | for ) {to:targets}
shield: {who:person} ( have | has | had | got ) [ a | an ] {card:cards} {shield:shield} [ up | active ]
shield: {who:person} ( is | are | am | 's ) ( protected | covered | shielded ) by {shield:shield}
shield: {to:things} ( is | are | am | 's ) ( ( protected | covered | shielded | affected ) by | under ) {shield:shield} [ <until_eot> ]
shield: ( {who:person} | {to:things} ) @is @now ( protected | covered | shielded ) ( for [ the next ] | from the next | against the next ) {n:number} [ points ] [ of ] [ damage ] [ <until_eot> ]
shield ~-2: there @is @now {shield:shield} [ up | out ] ( on | to | for | over | around | protecting ) {to:targets} [ <until_eot> ]
shield: {who:person} ( give | gives | gave ) {to:targets} {shield:shield} [ <until_eot> ]
shield: {who:person} ( save | saves | saved | protect | protects | protected | cover | covers | covered | shield | shields | shielded ) {to:targets} ( with | using ) {shield:shield} [ <until_eot> ]
shield: [ the ] next {n:number} [ <kind=shieldkind> ] damage [ that would be ] ( dealt to | to ) {to:targets} [ this turn ] ( is | will be | gets ) prevented
shield: {who:person} [ has | have | had ] ( prevent | prevents | prevented ) the next {n:number} [ <kind=shieldkind> ] damage [ [ that would be | that is ] ( dealt | done ) ] to {to:targets} @turnend
preventof: {who:person} [ then ] ( prevent | prevents | prevented ) @points_of_it
preventof elided=1: [ then ] prevents @points_of_it
preventof elided=1: [ then ] prevented @points_of_it
preventof: [ the next ] {n:number} [ of ( it | that | this ) ] [ of ] [ the | that | this ] [ <damage> ] [ of ( it | that | this ) ] [ to {to:targets} ] ( is | are | was | were | gets | get ) prevented @turnend
shield: prevent the next {n:number} [ <kind=shieldkind> ] damage [ that would be dealt ] to {to:targets} @turnend
shield: {who:person} ( is | are | am ) under {shield:shield}
shield: {who:person} @has {n:number} points of ( shield | shielding | prevent ) [ left | up ]
oldshield: {who:person} [ still ] @has the shield [ from before | up | still ] [ from before ]
noprevent: [ the | all | this ] damage [ can | could | may ] not be prevented [ any more ] [ <until_eot> ] [ because of {by:card} [ earlier | before ] ] [ earlier | any more | at all ]
noprevent: nothing ( can | may ) be prevented [ <until_eot> ]
noprevent: [ there @is | {who:person} @has ] ( a | an | some | something ) [ effect | spell | card | thing | permanent | enchantment | artifact | emblem ] [ <both_in> ] ( ( that | which ) ( says | makes it so ) [ that ] damage can not be prevented | [ that | which ] ( makes | made ) [ all ] damage unpreventable ) [ <until_eot> ]
noprevent: {whose:owner} [ other ] ( effect | spell | card | permanent | enchantment | artifact | creature | ally | unit | champion | item | domain ) ( says | say | said | reads ) [ that ] [ the | all ] damage can not be prevented [ <until_eot> ]
noprevent: no damage can be prevented [ <until_eot> ]
noprevent: ( prevention | damage prevention | preventing damage ) ( is off | does not work | is not possible | is impossible | is turned off ) [ <until_eot> ]
noprevent dem=1: ( that | its | his | her | their | the | this | whose ) [ attack 's ] [ <kind=combat_kind> ] damage ( can not be prevented | is unpreventable | was unpreventable | could not be prevented | is not preventable | is <unpreventable> )
noprevent: nothing can prevent damage [ <until_eot> ]
noprevent: {of:owner} [ <kind=combat_kind> ] damage ( can not be prevented | is unpreventable | is not preventable | could not be prevented ) <until_eot>
noprevent: [ the | all | any ] [ <kind=combat_kind> ] damage ( from | by | of | dealt by ) [ all | any ] ( sources | source | cards | permanents ) [ that ] {of:person} ( control | controls ) ( can not be prevented | is unpreventable | is not preventable ) [ <until_eot> ]
noprevent all=1: ( neither | none ) [ of ( them | these | those | the two ) ] ( can | could ) be prevented
noprevent all=1: ( both | all | both of them | all of them ) ( can not be prevented | could not be prevented | are unpreventable | are not preventable | were unpreventable )
noprevent itself=1: {what:things} ( can not be prevented | is not preventable | is unpreventable | was unpreventable | could not be prevented )
noprevent: {what:things} [ 's ] [ <kind=prevkind> ] damage ( can not be prevented | is not preventable | is unpreventable | was unpreventable | could not be prevented ) [ <until_eot> ]
noprevent: [ the | all | any ] [ <kind=prevkind> ] damage [ ( to | on | done to | dealt to | that is dealt to | that would be dealt to ) {to:targets} ] [ ( from | by | dealt by ) {what:things} ] ( can not be prevented | is not preventable | is unpreventable | was unpreventable | could not be prevented ) [ <until_eot> ]
nogain: {who:person} can not gain life [ <until_eot> ]
lifefixed: {who:owner} life [ total ] can not change [ <until_eot> ]
nogain: ( players | nobody | no player | no one | we ) [ can ] ( can not gain life | gain life | can gain life ) [ <until_eot> ]
redirectall from=1: {who:person} @has @preventer ( that | which ) ( redirects | sends | moves | transfers | shifts | diverts | deflects ) @alldamage from {to:targets} [ over | on ] to {goal:targets} [ instead ] [ <until_eot> ]
redirectall: {who:person} @has @preventer ( that | which ) ( makes | lets | has ) {goal:targets} take @alldamage to {to:targets} [ instead ] [ <until_eot> ]
redirectall: @alldamage to {to:targets} ( is | gets | will be | would be ) [ instead ] ( redirected | dealt | sent | moved | transferred | passed on ) to {goal:targets} [ instead ] [ <until_eot> ]
redirectall: @alldamage to {to:targets} ( goes to | is taken by | hits | lands on ) {goal:targets} instead [ <until_eot> ]
redirectall: {goal:targets} ( takes | take ) @alldamage to {to:targets} [ instead ] [ <until_eot> ]
preventall: [ all ] <kind=prevkind> damage ( is | will be | gets | would be ) prevented [ <until_eot> ]
preventall: all [ <kind=prevkind> ] [ spell and ability ] damage ( is | will be | gets ) prevented [ <until_eot> ]
preventall: prevent all [ <kind=prevkind> ] damage [ that would be dealt ] [ to {to:targets} ] [ by {by:things} ] [ <until_eot> ] [ to {to:targets} ] [ by {by:things} ]
preventall: [ all ] [ <kind=prevkind> ] damage ( to | that would be dealt to | dealt to ) {to:targets} [ <until_eot> ] [ by {by:things} ] ( is | will be | gets ) prevented [ <until_eot> ]
preventall: {who:person} ( prevent | prevents | prevented ) all [ of the | the ] [ <kind=prevkind> ] damage ( from | by | dealt by | done by | that would be dealt by ) {by:things} [ to {to:targets} ] [ <until_eot> ]
preventall: {who:person} ( prevent | prevents | prevented ) all [ of the | the ] <kind=prevkind> damage [ <until_eot> ]
preventall: {to:things} @has all [ <kind=prevkind> ] damage to ( it | him | her | them ) prevented [ <until_eot> ]
preventall: {to:things} @is ( protected | safe | shielded ) from all [ <kind=prevkind> ] damage [ <until_eot> ]
indestructible: {what:things} can not be destroyed
regenshield: {who:person} @has [ a | an ] [ active ] ( regen | regeneration | regenerate ) [ shield ] up [ on {to:thing} ]
regenshield: {who:person} @has ( a | an ) [ active ] ( regeneration | regen | regenerate ) [ shield ] [ up ] on {to:thing}
regenshield: there @is ( a | an ) [ active ] ( regeneration | regen | regenerate ) shield [ up ] on {what:things}
regenshield: ( a | an ) [ active ] ( regeneration | regen | regenerate ) shield @is [ up ] on {what:things}
regenshield: {who:person} ( @puts | paid for ) ( a | an ) ( regeneration | regen | regenerate ) shield ( on | for ) {to:thing}
regenshield: {what:things} @has ( a | an ) [ active ] ( regeneration | regen | regenerate ) shield [ up | on it ]

# --- what befalls damage (:mod:`bot.scenario.words.effects_told` puts it so)
lawon: @lawdamage is ( <times=lawtimes> | halved rounded <half=lawround> | reduced by {minus:number} | increased by {plus:number} | redirected to {goal:targets} ) [ <turn=until_eot> ]
lawon: {part:number} of all @lawdamage is prevented [ <turn=until_eot> ]
lawon: all but {but:number} of @lawdamage is prevented [ <turn=until_eot> ]
lawon once=1: the next time all but {but:number} of @lawdamage is prevented [ <turn=until_eot> ]
lawon: half of @lawdamage is prevented rounded <off=lawround> [ <turn=until_eot> ]
lawon: the next {pool:number} @lawdamage is redirected to {goal:targets} [ <turn=until_eot> ]
lawon once=1: the next time @lawdamage is ( prevented | <times=lawtimes> | halved rounded <half=lawround> | reduced by {minus:number} | increased by {plus:number} | redirected to {goal:targets} ) [ <turn=until_eot> ]
lawon once=1: the next time {part:number} of @lawdamage is prevented [ <turn=until_eot> ]

# --- quoted text
keywordtext: [ and | where | with ] {kw:keyword} ( is | means | says | reads | being | meaning | : ) [ : ] {text:quote}
quoted: {what:thing} [ ( says | reads | has | with | text | is ) ] [ : | , | that says | text | which says ] {text:quote}
quoted: {who:person} @has [ an | a | the ] [ enchantment | artifact | permanent | card | creature ] [ named | called ] {name:namequote} [ : | , | that says | which says | with | saying ] {text:quote} [ <both_in> ]
quoted: {what:thing} @is ( a | an ) ( gear | item | unit | regalia | permanent | phantasia | domain | ally | legend | equipment | weapon | card | artifact | enchantment | creature ) ( that | which ) ( says | reads | has ) [ : ] {text:quote}
quoted passive=1: ( says | reads ) [ : ] {text:quote}
quoted passive=1: ( its | the ) ( text | wording ) [ is | says | reads ] [ : | , ] {text:quote}
quoted: {name:namequote} [ : | says | reads ] {text:quote} [ is ] [ <both_in> ]
quoted: {who:person} [ also ] @has {what:thing} [ , | : | which says | that says | with | \\open ] {text:quote} [ \\close ]
quoted: {what:thing} @has {text:quote}
quoted ~1: {what:thing} \\open {text:quote} \\close
inforcetext: [ [ the ] effect [ : ] ] {text:quote} [ @is ] [ <both_in> ] [ <until_eot> ]
inforcetext: [ [ the ] effect [ : ] ] {text:quote} @is [ <both_in> ] ( for | on my side for ) {who:person} [ <until_eot> ]
inforcetext: {who:person} [ also ] @has [ also ] [ an | a | the ] [ enchantment | artifact | permanent | effect | card | something | emblem ] [ <both_in> ] [ that | which | with | it ] [ says | reads | saying | reading | text ] [ : ] {text:quote} [ <both_in> ]
inforcetext: ( an | a | the ) ( enchantment | artifact | permanent ) [ <both_in> ] ( says | reads | with | has ) [ : ] {text:quote}
inforcetext: {text:quote} ( is | is on | is the text of ) [ an | a ] [ enchantment | artifact | permanent | effect | ability ] [ that | which ] {who:person} ( controls | control | has | have )
inforcetext: {text:quote} is [ <both_in> ] under {who:owner} control
inforcetext: {text:quote} ( is | was ) {who:owner} ( enchantment | artifact | effect | emblem | permanent )
inforcetext: {text:quote} [ . | , ] {who:person} ( control | controls | have | has | own | owns ) ( that | this | it | such ( an | a ) ( enchantment | artifact | permanent | effect ) | that ( enchantment | artifact | permanent | effect | card ) ) [ <both_in> ]
inforcetext: {who:person} [ also ] @has ( a | an | the ) {text:quote} ( effect | enchantment | emblem | shield )
inforcetext: {text:quote} [ is ] [ <both_in> ] on {who:owner} side [ of the ( table | board | field | battlefield ) ]
inforcetext: there @is {text:quote} [ <both_in> ]
inforcetext: ( there @is | we have ) [ an | a ] ( effect | enchantment | artifact | permanent ) [ <both_in> ] [ that | which | with ] [ says | reads | saying | reading ] [ : ] {text:quote} [ <both_in> ]
inforcetext: ( there @is | we have ) [ an | a ] ( effect | enchantment | artifact | permanent ) [ <both_in> ] [ , ] [ owned and ] controlled by {who:person} [ , ] [ that | which | with ] [ says | reads | saying | reading ] [ : ] {text:quote}
inforcetext: ( under | with ) [ an | the ] effect ( reading | saying | that says | that reads | of ) {text:quote} [ <both_in> ]
inforcetext: {what:thing} @is under an effect ( reading | saying | that says | that reads ) {text:quote}
"""
