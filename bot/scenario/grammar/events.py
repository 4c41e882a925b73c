"""Clauses that say what happens (data for :mod:`bot.scenario.words.pattern`)."""

MACROS = {
    "aping": "( a second one | the second one | one more | the other one | another | one | once | the other | a second | the second ) [ ping | damage | point | shot | counter ]",
    "pings": "( ping | pings | pinging | shoot | shoots | shooting | deal 1 [ damage ] to | deals 1 [ damage ] to | deal 1 | hit | hits )",
    "at": "( at | on | for | to | into | targeting )",
    "dmg": "[ <dk=dmgkind> ] <damage>",
    "unp": "[ [ , ] <unp=unpreventable> ]",
    "on": "( on | at | to | onto | targeting | with ( target | targets ) | for | against | into | in | pointed at | aimed at | over | over at | aiming at | aimed | pointing at | going at | targetting )",
    "picks": "( choosing | chooses | choose | chose | picking | picks | pick | picked | using [ it ] | selecting | selects )",
    "src": "( first choosing | choosing first | choosing | picking | naming | chose | picked | choose | pick | chooses | picks | named | calling | i choose | i pick | he picks | he chooses | selecting | with the source being | pointing at | with | and choose | and pick | and picks | and chooses | , picking | , choosing | ( he | she | they | i | we ) ( name | names | choose | chooses | pick | picks | chose | picked ) | to name | and name | targeting )",
    "assrc": "[ as ( the | a | its | my | his | her | their ) ( source | chosen source | red source | damage source ) | as source ]",
    "eachtime": "( each time | every time | both times | with both | with both of them | with each | with each of them | with all of them | with everything | with ( all | each | both | every | all of ) [ the | her | his | their | my ] ( triggers | trigger ) | with the copy | for the copy | as the copy 's target | as the new target | as the target of the copy )",
    "theplayer": "( [ the | its | his | her | my ] [ chosen | named ] player | the chosen one )",
    "whatitmay": "( do so | do it | do that | use it | ( draw | prevent ) [ it | a card | the card | the cards | the extra card | {n:number} cards | the damage | that damage ] | gain [ the | that | {n:number} ] [ life ] | ( deal | have it deal ) [ the | that | {n:number} ] damage [ to {to:targets} ] | create ( [ the | a ] ( token | tokens ) | {made:tokens} ) | ( sacrifice | exile | destroy | return | untap | copy | discard ) ( it | the card | that card | the creature | that creature ) )",
    "always": "( each time | every time | both times | all times | whenever ( it | he | she | they | i ) can | whenever possible | at every opportunity | at each opportunity )",
    "casting": "( <cast> | in response <cast> | ( respond | responds | responded | react | reacts ) [ with | by casting | by playing ] )",
    "as_chosen": "as ( the | its ) [ chosen ] [ creature ] ( color | type )",
    "choosing": "[ , | . | and | , and ] [ first ] [ {chooser:person} ] [ both times | each time ] ( choosing | chooses | choose | chose | picking | picks | naming | names | selecting | selects ) [ first ] {src:things} @assrc [ both times | each time ]",
    "unblk": "[ , ] [ both | both of them | all | all of them | each ] ( <ub=unblocked> | and <ub=connect> | alone | only | by itself | on its own )",
    "flashback": "( [ from ( my | his | her | their | the ) graveyard ] ( with | using | via | for | by ) [ its ] flashback [ cost ] [ from ( my | his | her | their | the ) graveyard ] )",
    "how": "( from ( exile | hand | ( my | his | her | their | the ) hand | the command zone | the top of ( my | his | her | their ) library ) | ( for | via | using | with | by paying | paying ) ( its | the | his | her | my | their ) ( madness | miracle | spectacle | surge | foretell | suspend | plot | alternative | alternate ) cost | ( for | with | via | off | off of ) ( madness | miracle | free | suspend | cascade | rebound ) | without paying its mana cost )",
    "deed": "( fight | fight with | have it fight | make it fight | destroy | kill | exile | bounce | burn | shoot | target | ping | hit | zap )",
    "oncemore": "( again | once more | once again | [ for ] a ( second | third | fourth | fifth ) time | another time | one more time | yet again )",
    "onemore": "( [ yet ] another [ one ] | one more | a ( second | third | fourth ) [ one ] )",
    "nth": "( first | second | third | fourth | last | 1st | 2nd | 3rd | 4th )",
    "theshield": "[ the | his | her | their | my | its | that ] [ prevention | prevent | preventing | damage prevention ] ( shield | effect | prevention effect )",
    "beapplied": "( apply | be applied | applied | go | happen | take effect )",
    "ofit": "[ points | damage ] ( on | to )",
    "thetrigger": "( the | its | that | this | her | his | my ) [ attack | etb | enters ] ( trigger | triggered ability )",
    "parting": "( splits | split | divides | divide | divided | distributes | distribute | distributed | spreads | spread )",
    "share": "( divide | divides | divided | dividing | split | splits | splitting | share | shares | shared | sharing | spread | spreads | spreading | distribute | distributes | distributed | distributing )",
    "whole": "[ it | them | all of it | all the damage | the damage | that damage | its damage | the total | {total:number} [ damage ] ]",
    "everything": "( everything [ he has | she has | they have | i have ] | everyone | everybody | every creature [ of his | of hers | she has | he has | they have ] | all of them | ( his | her | their | my | the ) [ whole | entire | full ] ( team | board | army | side | squad | crew ) )",
    "except": "( except [ for ] | but [ not | for ] | apart from | aside from | other than | excluding | besides | barring | save [ for ] )",
    "therest": "( the rest | the others | the other | the other one | everything else | the other ones | the remaining ones | the remaining attackers | the other attackers | the other attacker | the other creatures | the rest of them )",
    "towards": "( ( want | wants | wanted | would like | 'd like | choose | chooses | chose | decide | decides | decided | opt | opts | opted | elect | elects | elected ) to )",
    "only": "( only | just | nothing but | exclusively )",
    "kicked": "( kicked | with [ the | its ] kicker [ paid | cost paid ] | with [ the | its ] kicker cost paid | ( and pays | and paid | paying | and pay ) ( the | its | his | her | my ) kicker [ cost ] )",
    "made": "( ( an effect | a spell | an ability | an edict | something ) [ {by:person} ( controls | control | cast | casts ) ] | {by:owner} ( spell | ability | effect | edict ) | {by:person} <cast> ( a spell | an effect ) that ) ( tells | tell | told | instructs | makes | make | made | has | causes | caused | forces | forced | lets | would make | would cause )",
    "some_effect": "( ( {by:owner} | a | an | some | another ) ( spell | effect | ability | card | trigger ) )",
    "by_some": "( from | off | with | because of | due to | thanks to | to | by ) @some_effect",
    "swap": "( exchange | exchanges | exchanged | swap | swaps | swapped )",
    "is": "( is | are | was | were | 's | am | be | being )",
    "answers": "( [ combat ] ( trick | tricks ) | response | responses | instants | "
    "answer | answers | reaction | reactions )",
    "nodeed": "( ( cast | casts | play | plays | use | uses | activate | activates ) ( anything | nothing | any ( spell | spells | ability | abilities | instant | instants | trick | tricks | response | responses ) | a spell | spells | tricks ) | respond [ to ( it | that | this ) ] | react | do anything | do nothing | does nothing | have ( a response | responses | anything ) | ( prevent | redirect | regenerate | pump | counter ) ( it | anything | damage | the damage | any damage | any of the damage | that damage | the spell ) ) [ else ] [ in response | before damage | this turn | at all | after that | during combat ]",
    "aim": "( aim | aims | aimed | point | points | pointed | direct | directs | directed | send | sends | sent )",
    "trigger": "( [ reflexive | triggered | landfall | etb | enters | death | dies | attack | attacks | damage | first | resulting | constellation | modular | mentor | backup | provoke | exploit ] ( trigger | triggers | triggered ability | ability ) )",
    "others": "( the other [ one ] | the others | the other ones | the rest | another [ one ] )",
    "respectively": "( respectively | in that order | in this order | in order | one to one | pairwise )",
    "apiece": "( one each | one on each | one for each | one apiece | one a piece | one per attacker | one attacker each | one of them each | one on each of them | each | apiece )",
    "goesat": "[ of them | of these | of those ] [ <attack> | attacking | going | swinging ] [ at | into | on | to | for | against ]",
    "resolving": "( resolves | goes on the stack | goes onto the stack | is put on the stack | is put onto the stack | triggers | goes off | happens )",
    "attarget": "( [ , ] with {to:targets} as ( its | the | his | her | their ) [ chosen ] target | [ , ] targeting {to:targets} | [ , ] and ( targets | hits ) {to:targets} | [ , ] aimed at {to:targets} )",
    "each_trigger": "( ( each | every | all | both ) [ of ] [ the | its | his | her | their | those | these | my ] ( trigger | triggers | triggered ability | triggered abilities | one | ones | time ) )",
}

EVENTS = """
# --- damage by hand
damage: {source:things} <deal> {n:amount} [ more ] [ <unp=unpreventable> ] @dmg [ <unp=unpreventable> ] ( to | at | into | on ) [ each of ] {to:targets} [ each ] [ [ , ] @except {but:targets} ] [ <together> ] @unp
damage: {to:things} ( dies | die | died ) ( by | from | to | because of | due to | through ) {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] damage [ ( from | of ) {source:things} ]
damage: {to:things} ( is | are | was | were | gets | got ) ( killed | destroyed ) ( by | with | through ) {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] damage [ ( from | of ) {source:things} ]
damage: {source:things} 's @trigger ( deals | deal | dealt | would deal ) {n:amount} <damage> to {to:targets}
damage: {source:things} <deal> {n:amount} [ of ( its | his | her ) ] @dmg [ each ] ( to | at | into | on ) {to:targets} [ ( and | , ) {n2:amount} [ <damage> ] to {to2:targets} ] [ ( and | , | , and ) {n3:amount} [ <damage> ] to {to3:targets} ]
damage dk=combat ~1: {source:things} <deal> combat damage ( to | against ) {to:targets} [ <together> ]
damage: {source:things} <deal> {n:amount} [ more ] ( to | at | into | on ) {to:targets} [ [ , ] @except {but:targets} ] [ <together> ]
damage: {source:things} <deal> {to:targets} {n:amount} @dmg @unp
damage: {source:things} <deal> {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] <damage> [ each ] @unp
damage toit=1 ~3: <take> {n:amount} more [ <damage> ]
damage toit=1 ~2: ( get | gets | got | am | is | are ) ( hit | burned | pinged | struck | smacked ) for {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ <damage> ]
damage toit=1 ~3: <take> {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ <damage> ] [ ( from | by | off ) {source:things} ] @unp
damage itself=1 ~3: <deal> {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ <damage> ] ( to | at ) {to:targets}
damage: {source:things} <deal> [ all | all of ] [ its | their | his | her ] [ <dk=dmgkind> ] damage to {to:targets}
damage: {source:things} <deal> [ <dk=dmgkind> ] damage to {to:targets} equal to ( its | their ) power
damage: {source:things} <deal> [ <dk=dmgkind> ] damage equal to ( its | their ) power to {to:targets}
damage: {to:targets} ( is | are | was | were | gets | get | got ) dealt [ <dk=dmgkind> ] damage by {source:things}
damage: {to:targets} <take> {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ <damage> ] [ each ] [ ( from | by | off ) {source:things} ] @unp [ each ]
damage past=1: {to:targets} ( has | have | had ) [ already | previously ] ( taken | suffered | received | been dealt ) {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ <damage> ] [ already | this turn | so far | earlier | earlier this turn | so far this turn ]
damage: {to:targets} <take> {n:amount} [ <dk=dmgkind> ] [ <damage> ] [ from | by ] ( a | an | some | his | her ) {kind:sourcekind}
damage: {to:targets} <take> ( a {n:number} damage {kind:sourcekind} )
damage ~1: {to:targets} <take> <unp=unpreventable> {n:amount} [ <damage> ]
damage: {to:targets} <be_hit> ( for | with | by ) {n:amount} @unp [ <dk=dmgkind> ] [ <damage> ] [ ( from | by | with ) {source:things} ] [ @unblk ]
damage: {to:targets} <p:deal> {n:amount} @unp [ <dk=dmgkind> ] [ <damage> ] [ ( from | by ) {source:things} ] @unp
damage: {who:person} <hit> {to:targets} for {n:amount} [ <dk=dmgkind> ] [ <damage> ] [ with {source:things} ] [ each | more | again ] [ each ] [ @unblk ]
damage: {who:person} <hit> {to:targets} {times:times} for {n:amount} [ each | each time | every time ]
damage: {source:things} <hit> {to:targets} [ again ] for {n:amount} [ more ] @unp [ <dk=dmgkind> ] [ <damage> ] [ @unblk ]
damage: {who:person} <hit> {to:targets} with {n:amount} <damage>
damage: {source:things} <hit> {to:targets} with {n:amount} <damage>
damage ~2: {who:person} <deal> {to:person} {n:amount}
damage ~2: {source:things} <deal> {to:person} {n:amount}
damage: ( hit | hits ) for {n:amount} [ <damage> ] [ to {to:targets} ]
damage: ( hit | hits ) {to:targets} for {n:amount} [ <damage> ]
damage: ( then | later | and | again | with ) another {n:morepoints} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ <damage> ] [ to {to:targets} ] @unp
damage: [ and ] ( then | later | then later | again ) {n:number} more [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ <damage> ] [ to {to:targets} ] @unp
damage: [ then | and | first ] {n:number} @unp [ <dk=dmgkind> ] ( damage | dmg ) @unp ( [ is | are | gets | get ] [ dealt | done ] to | into | on | hits ) {to:targets} [ from {source:things} ]
damage ~4: [ then | and | first | another ] {n:number} @unp [ <dk=dmgkind> ] damage @unp [ ( from | by ) {source:things} ]
damage: {n:number} [ damage ] ( ping | hit ) ( at | to | on ) {to:targets}
damage: {n:number} <unp=unpreventable> [ <dk=dmgkind> ] [ <damage> ]
damage: <dk=dmgkind> damage {n:number} to {to:targets}
damage: [ <dk=dmgkind> ] damage of {n:number} [ is ] [ dealt ] to {to:targets}
damage ping=1: {who:person} <ping> {to:targets} [ {times:times} ] [ for {n:number} ] [ with {source:things} ] [ {times:times} ]
damage ping=1: {who:person} <ping> {to:targets} with {source:things} for {n:number} [ {times:times} ]
damage ping=1: {who:person} [ <ping> ] ( with | use | uses | used | tap | taps | tapped | activate | activates | activated ) {source:things} to ( ping | shoot | deal {n:number} [ damage ] to ) {to:targets}
damage ping=1: {source:things} <ping> {to:targets} {times:times}
damage ping=1: {source:things} <ping> {to:targets} [ for {n:number} ]
damage ping=1: {to:targets} ( is | are | was | were | get | gets | got ) pinged [ {times:times} ] by {source:things} [ for {n:number} ] [ {times:times} ]
damage: {source:things} <take> out {to:targets}
damage another=1: [ then ] ( another | a second | a third ) [ one | {kind:sourcekind} ] for {n:amount} [ damage ] [ ( to | at | on ) {to:targets} ] {end:clauseend}
damage: ( another | a | a second | a third | one | the first | the second | the next ) [ {kind:sourcekind} ] <deal> {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ damage ] [ ( to | at ) {to:targets} ] @unp
damage: ( his | her | their | my | the | a | an | [ an | the | my | his | her ] opponent 's | an opposing | an enemy ) {kind:sourcekind} [ then | would ] <deal> ( {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ damage ] [ ( to | at ) {to:targets} ] | {to:targets} {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] damage ) @unp
damage split=1: {source:things} <deal> {n:amount} [ <unp=unpreventable> ] [ <damage> ] ( divided | split ) [ ( however | as | [ in ] any way ) {by:person} ( choose | chooses | like | likes | want | wants ) ] ( between | among | over | across ) {to:targets}
damage split=1: {source:things} @parting {n:amount} [ <unp=unpreventable> ] <damage> ( between | among | over | across ) {to:targets}
damage split=1: {who:person} @parting {n:amount} [ <unp=unpreventable> ] <damage> ( between | among | over | across ) {to:targets} ( with | using | from ) [ a | an | his | her | my | their ] {kind:sourcekind}
damage split=1: {who:person} <cast> [ a | an ] {kind:sourcekind} ( that | which ) ( <deal> {n:amount} [ <damage> ] ( divided | split ) | @parting {n:amount} <damage> ) ( between | among | over | across ) {to:targets}
damage: {who:person} ( <cast> | makes | make | made ) [ a | an | another | a second | a third ] {kind:sourcekind} ( that | which | who | to ) <deal> {n:amount} @unp [ <dk=dmgkind> ] [ damage ] ( to | at ) {to:targets} @unp [ [ , ] @except {but:targets} ]
damage: {who:person} <cast> ( a | an | some | another | a second | a third ) {kind:sourcekind} ( for | dealing ) {n:amount} [ damage ] ( on | at | to ) {to:targets} [ [ , ] @except {but:targets} ]
damage: {who:person} <cast> ( a | an | some | another | a second | a third ) {kind:sourcekind} ( on | at | to ) {to:targets} ( for | dealing ) {n:amount} [ damage ]
damage: {source:things} <deal> [ [ its ] [ <dk=dmgkind> ] ] damage to {to:targets} equal to ( its | his | her ) power , which is {n:amount}
damage: {who:person} <hit> {to:targets} with ( a | an ) {kind:sourcekind} for {n:amount} [ damage ]
damage: {who:person} ( <hit> | <take> out ) {to:targets} with ( a | an | some ) {n:number} [ - | point ] damage {kind:sourcekind}
damage: ( then | and then | and | later | after that ) [ with ] ( a | an | another | a second ) {n:number} [ - | point ] damage {kind:sourcekind} [ ( to | on ) {to:targets} ]
damage: {who:person} <cast> ( a | an | some ) {n:number} [ - | point ] damage {kind:sourcekind} ( on | at | to | targeting ) {to:targets}
damage: {who:person} ( <deal> | do | does | did | make | makes | made ) {to:person} {n:number} <damage> [ ( with | from ) {source:things} ]
damage: {who:person} <deal> {n:amount} [ <dk=dmgkind> ] [ damage ] with {source:things} ( to | at ) {to:targets}
damage: {who:person} <deal> {n:amount} [ <unp=unpreventable> ] [ <dk=dmgkind> ] [ damage ] ( to | at ) {to:targets} [ with {source:things} ] @unp
damage: {who:person} <deal> {n:amount} [ <dk=dmgkind> ] [ damage ] ( to | at ) {to:targets} {times:times} [ with {source:things} ]
damage: {source:things} <deal> {n:amount} @dmg ( to | at ) {to:targets} {times:times}
attack: {at:person} <be_hit> by {what:sizedthings} [ @unblk ]
mutual: {who:things} and {other:things} deal damage equal to their ( power | powers | might | mights ) to each other
mutual: {who:things} ( deals | deal ) damage equal to ( its | his | their ) ( power | might ) to {other:things}
fight: {who:person} ( makes | make | made | has | have | had ) {left:thing} <fight> [ with | against ] {right:thing}
fight: {left:thing} <fight> [ with | against ] {right:thing}
fight: @made {left:thing} [ to ] <fight> [ with | against ] {right:thing}
fight: {who:person} <fight> {right:thing} with {left:thing}
fight: {right:thing} ( is | are | was | were | gets | got ) fought by {left:thing}
fight: {left:thing} and {right:thing} <fight> [ each other ]
fight: {both:pronounmany} <fight> [ each other ]
excess: {n:number} excess damage
# --- spells
cast: {who:person} [ respond by | respond and | in response ] <cast> {card:cardq} [ [ , ] @on {to:targets} ] [ {x:x} ] [ for {n:number} [ damage ] ] [ @src {src:things} @assrc ]
cast: {who:person} @casting {card:cardq} {*:castwith}
castatgrave: {who:person} @casting {card:cardq} [ {x:x} ] [ , ] @on {to:things} in {whose:owner} graveyard
cast prevents=1 stands=1 ~3: {who:person} ( has | have | had | got ) {card:cardq} [ up | active | in effect ] on {to:targets}
cast: {who:owner} {card:cardq} ( resolves | resolved | goes off | lands ) for {n:number} [ <damage> ] [ [ , ] ( targeting | on | at | against ) {to:targets} ]
cast ~-2: {who:person} ( resolves | resolved ) {card:cardq} [ @on {to:targets} ]
cast: {who:person} ( counter | counters | countered ) {to:targets} with {card:cardq}
cast: {who:owner} {card:cardq} [ {x:x} | for {n:number} ] ( targets | targeted | is targeting | targeting | hits | hit | is cast on | is aimed at | was aimed at | is pointed at | is directed at | goes at | goes to | [ then ] ( resolves | resolved ) ( on | targeting ) ) {to:targets}
cast: {who:person} @casting {card:cardq} @on {to:targets} ( {times:times} )
cast back=1: {who:person} ( flashes | flash | flashed ) back {card:cardq} [ from ( my | his | her | their | the ) graveyard ] [ {x:x} ] [ [ , ] @on {to:targets} ]
cast: {who:owner} {card:cardq} [ for {n:number} | {x:x} | , {x:x} , ] ( has | had | with ) [ two | three | {k:number} ] ( target | targets ) [ : | , ] {to:targets}
cast: {who:owner} {card:cardq} [ {x:x} ] ( has | had ) {to:targets} as ( its | the ) [ only ] ( target | targets ) [ and resolves ]
cast: [ {owner:owner} ] {threat:cardq} @on {goal:targets} ( is | was | gets | got ) [ then ] countered by {who:owner} {card:cardq}
cast: {who:person} ( counter | counters | countered ) [ {owner:owner} ] {threat:cardq} ( targeting | aimed at | on | that targets | pointed at ) {goal:targets} ( with | using ) {card:cardq}
cast kicked=1: {who:person} <pay> [ for ] [ the | its ] kicker [ cost ] ( for | of | on ) {card:cardq} [ [ , ] ( @on {to:targets} | and ( target | targets | targeted ) {to:targets} | and @aim it ( at | on | to ) {to:targets} ) ]
cast: {who:person} ( do | does | did ) not kick {card:cardq} [ , ] [ and ] [ @on | targets | targeting ] [ {to:targets} ]
nevercast: {who:person} ( do | does | did | has | have | had ) not ( cast | play ) {card:cardq} [ @on {to:targets} ]
nevercast: ( instead of | rather than ) ( {card:castverb} {to:targets} | ( casting | playing ) {card:cardq} [ @on {to:targets} ] )
cast kicked=1: {who:person} ( kicks | kick | kicked ) {card:cardq} [ , ] [ and ] [ @on | targets | targeting ] [ {to:targets} ]
kickedlast ~-2: [ and ] ( it | the spell | this spell | this | that spell ) ( is | was | has been ) kicked
stormlast: [ and ] ( the | my | his | her | their ) storm count is {n:number}
spentlast ~-2: [ and ] [ at least ] {n:number} {hue:colorword} mana ( was | were | has been ) spent ( to cast | on | for ) ( it | the spell | this spell | that spell )
spentlast ~-2: [ and ] [ @only ] {spent:manaspent} ( was | were | has been | have been ) ( spent | used | paid ) [ ( to cast | on | for ) ( it | the spell | this spell | that spell ) ]
spentlast ~-2: [ and ] {who:person} ( spend | spends | spent | pay | pays | paid | use | uses | used ) [ @only ] {spent:manaspent} [ ( to cast | on | for ) ( it | the spell | this spell | that spell ) ]
kickedlast: [ and ] [ {who:person} ] ( pays | paid | pay | paying ) ( the | its | his | her | my | their ) kicker [ cost ]
cast: {who:person} @casting {card:cardq} [ , ] with {src:things} as ( the | its | her | his ) [ chosen ] source [ , ] ( and | on | targeting ) {to:targets} [ as ( the | its | her | his ) [ chosen ] target ]
cast: {who:person} @casting {card:cardq} [ {x:x} ] @choosing [ , ] ( and | with ) {to:targets} as ( the | its | her | his ) [ chosen | other | new ] ( target | recipient )
cast: {who:person} @casting {card:cardq} [ @on {to:targets} ] @choosing [ , ] ( and | with ) {second:targets} as ( the | its ) ( other | second ) target
castboth: {who:person} @casting {card:cardq} @on {to:targets} ( and | , | , and | then | and then | , then | , and then ) [ another | a second | a third ] {card2:cardq} @on {to2:targets}
cast: {who:person} <cast> {card:cardq} [ @on {to:targets} ] ( for | with ) x ( of | = | is | being | as | equal to | at ) {n:number} [ @on {to:targets} ]
cast: {who:person} <cast> {card:cardq} for {n:number} [ <damage> ] ( @on | to ) {to:targets}
cast: {who:person} {card:cardverb} {to:targets} {times:times}
cast: {who:person} {card:cardverb} {to:targets} [ for {n:amount} ] [ {x:x} ] [ @src {src:things} @assrc ]
cast: {who:person} {card:cardverb} [ for {n:number} ] [ {x:x} ] [ {to:face} ] [ at {to:targets} ]
cast: {who:person} {card:cardverb} @on {to:targets} [ for {n:number} ]
givesprotection: {card:cardq} ( gives | gave | grants | granted ) {to:targets} protection from {color:colorword}
cast: {who:person} {card:cardverb} {src:things} ( to | onto | into | back to | back at | over to ) {to:targets}
cast: {who:person} {card:cardverb} ( the | this | that | his | her | their | my ) [ whole ] ( attack | combat | combat damage | swing | alpha strike )
cast ~2: {card:cardverb} {to:face}
cast: {to:things} <p:zap> by {card:cardq} [ with {with:things} <both_in> ]
cast: {to:targets} ( <take> | <befallen> ( by | with ) | [ just | then | also | already | only ] ( dies to | died to | die to ) ) ( [ {who:owner} ] {card:cardq} | {card:countedcards} ) [ for {n:number} [ damage ] ] [ ( from | by ) {who:person} ] [ ( to | in ) ( the | my | his | her | their ) face ] [ with {with:things} <both_in> ] [ {times:times} ]
cast ~1: {card:countedcards} @on {to:targets}
takefrom: {to:targets} <take> {n:amount} [ <damage> ] ( from | off ) {source:things} ( and | , | , and | and then | , then | then ) [ another ] {n2:amount} [ <damage> ] ( from | off ) {source2:things} [ ( and | , and ) [ another ] {n3:amount} [ <damage> ] ( from | off ) {source3:things} ]
casteach ~-1: {who:person} <hit> {to:targets} with {card:spells}
casteach: {card:spells} ( hit | hits | target | targets | kill | kills ) {to:targets}
casteach ~-1: {who:person} ( <cast> | @aim ) {card:spells} @on {to:targets}
casteach ~-1: {who:person} ( <destroy> | finish | finishes | take out | takes out ) {to:targets} with {card:spells}
casteach ~-1: {to:targets} ( <take> | <befallen> ( by | with ) | [ just | then | also | already | only ] ( dies to | died to | die to ) ) {card:spells} [ ( from | by ) {who:person} ]
cast: {who:person} <cast> {card:countedcards} @on {to:targets}
cast: {who:person} ( go | goes ) [ right | straight ] [ to | for | at ] {to:face} with {card:cardq} [ {times:times} ]
cast: {who:owner} {card:cardq} ( go | goes ) [ right | straight ] [ to | for | at ] {to:face}
cast: {to:targets} <gets> {card:castverb}
cast: {to:targets} ( gets | get | got ) {card:cardverb}
cast: {to:targets} <gets> {card:cardverb} [ by {who:person} ] {times:times}
cast: {to:targets} <gets> {card:cardverb} by {who:person}
castat: {who:person} ( gain | gains | gained | take | takes | took ) control of {to:targets} [ this turn | for the turn | until end of turn ] ( with | using | by casting ) {card:cardq}
castat when=response: {who:person} ( respond | responds | responded ) by ( returning | putting ) {to:targets} ( to | into ) ( {whose:owner} | its owner 's | the ) hand ( with | using ) {card:cardq}
castat when=response: {who:person} ( respond | responds | responded ) by ( bouncing | exiling | flickering | blinking | destroying | killing | pumping | targeting ) {to:targets} ( with | using ) {card:cardq}
cast: {who:person} ( saves | save | saved | protects | protect | protected ) {to:targets} ( by casting | with | using ) {card:cardq}
cast: {to:targets} ( is | are | was | am ) the target of [ {who:owner} ] {card:cardq}
castat: {who:person} ( return | returns | returned | put | puts ) {to:targets} ( to | into ) ( {whose:owner} | its owner 's | the ) hand ( with | using | by casting ) {card:cardq}
castat: {who:person} ( make | makes | made | give | gives | gave | grant | grants | granted ) {to:targets} {specs:keywords} [ until end of turn ] ( with | using | by casting ) {card:cardq}
castat: {who:person} ( steal | steals | stole ) {to:targets} [ this turn | for the turn | until end of turn ] ( with | using | by casting ) {card:cardq}
castat: {who:person} ( <exile> | <remove> | finish | finishes | finished | burn | burns | burned | finish off | finishes off | kill off | kills off | pump | pumps | pumped | buff | buffs | buffed | boost | boosts | boosted | bounce | bounces | bounced | flicker | flickers | flickered | blink | blinks | blinked | target | targets | targeted | take out | takes out | took out ) {to:targets} [ out | off | down ] ( with | using ) {card:cardq}
castat: ( may | should ) {who:person} [ still | just | then ] ( kill | destroy | burn | finish | finish off | take out | get rid of | remove ) {to:targets} ( with | using ) {card:cardq}
castat: {to:targets} ( is | are | was | were | gets | get | got | am | would be ) [ then | now | being ] ( exiled | destroyed | killed | removed | bounced | flickered | blinked | pumped | boosted | enlarged | grown | shrunk | burned | fried | tapped | untapped | saved | protected ) ( by | with ) [ {who:owner} ] {card:cardq}
cast toit=1 ~2: ( gets | get | got ) {card:cardverb} [ {times:times} ]
cast toit=1 ~2: ( is | was ) {card:castverb} [ {times:times} ]
cast toit=1 ~1: {card:castverb}
cast: {card:cardq} <resolve_itself> [ @on {to:targets} ] [ @src {src:things} ]
cast: {card:cardq} [ {x:x} | for {n:number} ] ( is | was | gets | got | has been ) ( cast | played ) [ @on {to:targets} ] by {who:person} [ {*:castwith} ]
cast: {card:cardq} ( is | was | gets | has been ) cast , @on {to:targets} by {who:person}
cast: {card:cardq} [ {x:x} | for {n:number} ] ( is cast | are cast on | is played | gets cast | was cast | targets | targeting | is targeting | hits | is aimed at | is pointed at | goes at | going at | that is going at | on ) {to:targets}
cast: {card:cardq} @on {threat:cardq} [ ( that is | which is ) ] [ ( going | coming | aimed | pointed ) ] [ ( at | to | targeting | aiming at ) {goal:targets} ]
cast: {who:person} <cast> {card:cardq} @on [ {owner:owner} ] {threat:cardq} [ , ] ( which | that | ) ( targets | targeted | targeting | is targeting | was targeting | is aimed at | was aimed at | aimed at | was cast on | is cast on ) {goal:targets}
cast: {who:person} <cast> {card:cardq} @on {threat:cardq} [ ( that is | which is ) ] [ ( going | coming | aimed | pointed ) ] [ ( at | to ) {goal:targets} ]
cast: {who:person} <cast> {card:cardq} @on {threat:cardq} [ , ] and ( target | targets | choose | chooses ) {goal:targets} [ as ( the | its ) [ chosen ] target ]
cast: {who:person} ( @aim | fire | fires | fired | throw | throws | threw ) {card:cardq} [ {x:x} ] ( at | to | towards ) {to:targets} [ , ] [ {x:x} ]
cast: {who:owner} {card:cardq} [ {x:x} ] ( is aimed at | is pointed at | was aimed at | is headed for | is going to | is directed at | goes to | goes at | goes into | heads for ) {to:targets}
cast when=before_damage: {who:person} ( respond | responds | responded | react | reacts ) to ( the | that | his | her | my | their ) ( block | blocks | attack | blockers | attackers ) ( with | by casting ) {card:cardq} [ @on {to:targets} ]
cast when=trigger: {who:person} ( respond | responds | responded | react | reacts ) to ( the | that | its | his | her | my | their ) ( trigger | triggered ability ) ( with | by casting ) {card:cardq} [ @on {to:targets} ]
cast when=response: {who:person} ( respond | responds | responded | react | reacts ) to {around:thing} ( with | by casting ) {card:cardq} [ @on {to:targets} ]
cast: {card:cardq} [ pointed | aimed ] @on {to:targets} [ @src {src:things} @assrc ] [ {x:x} ]
cast: {card:cardq} @src {src:things} @assrc
cast ~6: {card:cardq} {n:number}
cast ~6: {who:person} <cast> {card:cardq} {n:number}
cast: {card:cardq} <deal> {n:amount} @dmg ( to | at ) {to:targets} [ and {n2:amount} [ <damage> ] to {to2:targets} ] @unp
cast: {card:cardq} <deal> damage to {to:targets}
cast: {card:cardq} ( deals | deal | would deal ) {n:amount} [ <dk=dmgkind> ] <damage>
cast ~2: {who:owner} {card:cardq}
cast ~6: {card:cardq}
cast: {who:person} ( respond | responds | responded | react | reacts ) [ with | by casting | by playing ] {card:cardq} [ [ , ] @on {to:targets} ] [ @src {src:things} @assrc ]
cast: {who:person} <cast> {card:cardq} -> {n:number} [ on | to ] {to:targets} , {n2:number} [ on | to ] {to2:targets}
cast: {who:person} <cast> {card:cardq} [ ( with | for ) {x:x} ] [ , ] ( with | dealing | to deal | doing | assigning | putting | and deals | and does | splitting it ) {n:number} [ <damage> ] [ on | to ] {to:targets} and {n2:number} [ <damage> ] [ on | to ] {to2:targets}
cast: {who:person} <cast> {card:cardq} [ ( with | for ) {x:x} ] [ , ] ( with | dealing | to deal | doing | assigning | putting | and deals | and does | splitting it ) {n:number} [ <damage> ] [ on | to ] {to:targets} , {n2:number} [ <damage> ] [ on | to ] {to2:targets} [ , ] and {n3:number} [ <damage> ] [ on | to ] {to3:targets}
cast apiece=1: {who:person} <cast> {card:cardq} [ , ] ( with | dealing | to deal | doing | assigning | putting ) {n:number} [ <damage> | point | points ] each ( on | to ) {to:targets}
cast apiece=1: {who:person} <cast> {card:cardq} [ , ] ( dividing | splitting | distributing ) [ it | the damage | its damage ] [ as ] {n:number} [ <damage> | point | points ] each ( on | to | among | between ) {to:targets}
cast apiece=1: {who:person} <cast> {card:cardq} [ , ] ( with | dealing | to deal | doing | assigning | putting ) {n:number} [ <damage> | point | points ] ( on | to ) each of {to:targets}
cast: {who:person} <cast> {card:cardq} ( , | : ) {n:number} [ damage | points ] ( on | to ) {to:targets} ( and | , ) {n2:number} [ damage | points ] ( on | to ) {to2:targets} [ ( and | , | , and ) {n3:number} [ damage | points ] ( on | to ) {to3:targets} ]
cast: {who:person} <cast> {card:cardq} to @on {to:targets}
cast when=response: {who:person} ( respond | responds | responded | answer | answers ) by {card:castverb} {to:targets}
cast when=response: {who:person} <cast> {card:cardq} in response [ , ] @on {to:targets} [ @choosing ]
cast when=response: {who:person} <cast> {card:cardq} in response [ , ] ( choosing | naming ) {src:things} @assrc [ , ] [ and ] targeting {to:targets}
cast ~1: {who:person} <cast> {card:cardq} with {first:thing} ( and | @on ) {to:targets}
cast: {who:person} : [ then | and | so ] {card:namedspell} @on {to:targets}
cast: {who:person} ( redirect | redirects | redirected ) [ the damage ( of | from ) | damage from ] {src:things} ( with | using | by casting ) {card:namedspell} [ back ] ( to | at | onto | on ) {to:targets}
cast: {who:person} ( redirect | redirects | redirected ) ( with | using | by casting ) {card:namedspell} [ back ] ( to | at | onto | on ) {to:targets}
cast: {who:person} <cast> {card:cardq} [ in order ] ( to | and ) ( redirect | redirects | send | sends | move | moves | deal ) ( it | that | [ the ] [ {moved:number} ] [ of ( it | that | [ the | that | his | its ] damage ) ] [ [ the | that | his | its ] [ damage ] ] ) [ back ] ( to | at | onto | on ) {to:targets} [ instead ]
cast: {who:person} ( redirect | redirects | redirected ) [ the damage ( of | from ) | damage from ] {src:things} [ back ] ( to | at | onto | on ) {to:targets} ( with | using | by casting ) {card:namedspell}
cast prevents=1: {who:person} @casting {card:cardq} [ @on {to:targets} ] [ , ] preventing [ the ] [ next ] {n:amount} [ of ( it | that | the ) ] [ <damage> ] [ to {to:targets} | on {to:targets} ]
cast prevents=1: {who:person} @casting {card:cardq} [ , ] preventing [ the | that | his | its | all ] [ <combat_kind> ] damage [ ( to | on ) {to:targets} ]
cast prevents=1: {who:person} <cast> {card:cardq} [ @on {to:targets} ] to ( prevent | stop | absorb ) ( [ the | that | this | some | any | all | his | her | their ] damage | it | that | them )
castself: {who:person} @casting {card:cardq} [ on {to:targets} ] to gain {n:number} [ life ]
use: {who:person} <use> {card:things} ( once | one time ) [ @on {to:targets} ]
castself: {who:person} ( respond by gaining | responds by gaining | <gain> ) {n:number} life ( with | from | using ) {card:cardq}
damage ~2: {to:targets} <be_hit> by {source:things} for {n:amount} @unp [ <dk=dmgkind> ] [ <damage> ] [ @unblk ]
damage: {to:things} <be_hit> ( by | with ) {source:sizedthings}
damage: {to:things} ( takes | take | took ) ( the | a ) [ whole | full ] ( hit | blow ) from {source:sizedthings}
damage toit=1 ~2: ( get | gets | got | is | was | am | are | were ) hit ( by | with ) {source:sizedthings}
give ~-2: {who:person} ( give | gives | gave ) {to:things} protection from {color:colorword} ( with | using | via | through ) {card:things}
give ~-2: {who:person} ( [ in response ] <use> | @casting ) {card:things} [ 's ] [ ability ] [ , ] ( [ in order ] to ( give | grant ) | giving | granting | and ( gives | give | gave | grants | granted ) ) {to:things} protection from {color:colorword} [ <until_eot> ]
cast prevents=1: {who:person} <cast> {card:cardq} [ @on {to:targets} ] [ , ] [ in order ] to prevent [ all [ of ] ] [ the | that | this ] combat damage [ this turn | this combat ] [ that would be dealt ] [ to {to:targets} ]
cast prevents=1: {who:person} <cast> {card:cardq} [ @on {to:targets} ] [ , ] [ choosing | choosing the mode | using it | in order ] to prevent [ the ] [ next ] {n:amount} [ of ] [ the | that | his | its ] [ damage ] [ [ that would be ] [ dealt ] ( to | on ) {to:targets} ] [ this turn ]
cast prevents=1: {who:person} ( <cast> {card:cardq} [ @on {to:targets} ] | {card:cardverb} [ {to:targets} ] ) ( to prevent | , preventing | preventing | and prevent | and prevents ) [ the ] [ next ] {n:amount} [ of ] [ the | that | his | its ] [ damage ] [ [ that would be ] [ dealt ] ( to | on ) {to:targets} ] [ this turn ] [ @src {src:things} @assrc ]
use prevents=1: {who:person} ( prevent | prevents | prevented | stop | stops | stopped | absorb | absorbs | absorbed ) [ {n:amount} | all ] [ of ] [ the | that | his | her | my | its | it | them ] [ combat ] [ damage ] ( with | using | by casting | by using | by activating | by tapping ) {card:things} [ @on {to:targets} ]
cast: [ {who:owner} ] {card:cardq} [ @on {to:targets} ] <resolve_itself>
cast: [ {who:owner} ] {card:cardq} [ for | with | , ] {x:x} ( <resolve_itself> | hits | hit )
cast: [ {who:owner} ] {card:cardq} for {n:number} ( <resolve_itself> | hits | hit )
use: {card:things} , which {who:person} <use> ( on | for ) {to:targets}
use when=response: {who:person} ( respond | responds | responded | answer | answers ) by ( using | activating ) {card:things} [ [ , ] @on {to:targets} ] [ @choosing ]
use: {card:things} , which {who:person} <use> [ once ] @src {src:things} @assrc
use: {card:things} , which {who:person} ( use | uses | used | activate | activates | activated ) [ once ]
cast: {to:things} ( dies | die | died | falls ) to {card:cardq}
cast: {who:person} <cast> ( another | a second ) {card:cardq} [ @on {to:targets} ]
castthen: {who:person} <cast> {card:things} [ , ] [ and ] ( then | afterwards | later | followed by ) {card2:things} [ [ , ] [ and ] ( then | afterwards | later | finally | followed by ) {card3:things} ]
castmore: ( followed by | {who:person} <cast> | <cast> ) @onemore [ @on {to:targets} ]
castmore ~-2: [ and then | then | and ] @onemore {end:sentenceend}
castagain: {who:person} {card:cardverb} {to:targets} @oncemore [ for another {n:number} ]
castagain: {who:person} {card:cardverb} @oncemore [ for another {n:number} ]
castboth: {who:person} @casting {card:cardq} @on {to:targets} ( and | , | , and | then | and then | , then | , and then ) ( another | another one | a second | a second one | a third | one more ) @on {to2:targets}
castboth: {who:person} {card:cardverb} ( and | + | then | and then ) {card2:cardverb} {to2:targets}
castself: {who:person} {card:cardverb} {to:targets} for {n:number} life
castelided ~3: [ then | and ] ( on | at | to ) {to:targets}
use: {who:person} ( tap | taps | tapped | use | uses | used | activate | activates | activated ) {card:thing} and <ping> {to:targets}
use ~2: {loyalty:digit} {card:walker} [ ability ]
use: {who:person} ( zero | plus | minus ) {card:things}
heal: {who:person} ( heal | heals | healed | healing ) {what:things} [ for {n:number} ]
heal: {what:things} ( is | was | gets | got ) healed [ for {n:number} ]
use ~-1: {who:person} ( has | have | had ) [ a | an | my | his | her | their ] {card:cardq} and ( activate | activates | activated | use | uses | used | tap | taps | tapped ) ( it | its ability ) [ once | one time | {times:times} ] [ @on {to:targets} ]
drawncast: {who:person} ( draw | draws | topdeck | topdecks | rip | rips | find | finds ) {drawn:cardq} and {card:cardverb} {to:targets} [ with it ]
cast: {who:person} ( draw | draws | drew | topdeck | topdecks | topdecked | had | have | has | found | find | rip | ripped ) ( [ a | an | my | his | her | their ] {card:cardq} and <cast> ( it | that ) | {card:countedcards} and <cast> ( both | them | both of them | them both | all of them ) ) [ @on {to:targets} ]
mode mode=both ~-1: [ {who:person} ] ( choosing | chooses | choose | chose | picking | picks | pick | picked | using | with ) both [ modes | options | halves | of them | of its modes ] [ [ , ] [ and ] ( on | at | targeting | targets | aimed at ) {to:targets} ]
mode mode=draw ~1: {who:person} ( choose | chooses | chose | pick | picks | picked ) to draw [ {n:number} cards | a card | the cards | the card | cards ]
mode mode=destroy ~1: {who:person} ( choose | chooses | chose | pick | picks | picked ) to destroy {to:targets}
mode mode=life: ( gaining | to gain ) [ the ] [ {n:number} ] life
mode mode=life: ( choosing | chooses | choose | chose | picking | with ) ( the | its ) ( life gain | lifegain | life )
mode mode=life: for [ the ] [ {n:number} ] ( life | life gain | lifegain )
mode mode=prevent: for [ the ] ( prevention | shield | prevent | preventing ) [ [ of ] [ the ] [ next ] {n:number} [ damage ] | the damage ] [ ( on | to ) {to:targets} ]
mode mode=life: [ to ] ( gain | gains | gaining ) [ the ] [ {n:number} ] [ life ] ( instead of | rather than ) ( preventing | prevention | the prevention ) [ [ the ] [ {m:number} ] damage | it | {m:number} ]
mode mode=prevent: [ to ] ( prevent | prevents | preventing ) [ the ] [ {n:number} ] [ damage ] ( instead of | rather than ) ( gaining | [ the ] life gain | [ the ] lifegain ) [ [ the ] [ {m:number} ] life | {m:number} ]
mode mode=prevent: the ( prevention | prevent one | prevention one | preventing one )
mode mode=life: the ( life one | lifegain | life gain one | lifegain one )
cast: {who:person} @casting the {mode:mode} of {card:cardq} {*:castwith}
mode ~-6: [ the ] {mode:mode} [ mode | part | half ]
mode: ( choosing | chooses | choose | chose | with | using | picking | in ) [ the | its ] {mode:mode} [ [ , | and ] ( on | at | targeting | to target | for ) {to:targets} ]
mode: \\open [ the ] {mode:mode} [ mode | part | half ] \\close ( on | at | targeting ) {to:targets}
mode mode=prevent: \\open ( prevent | prevents | preventing ) [ the ] [ next ] {n:number} [ damage ] \\close
mode mode=prevent: ( choosing | chooses | choose | picking ) [ the ] ( prevention | preventing | prevent )
mode mode=life: [ {who:person} ] ( choosing | chooses | choose | chose | picking | using it ) to gain [ the ] [ {n:number} ] life
mode mode=prevent: [ {who:person} ] @picks [ the mode | the option ] ( to prevent | that prevents | which prevents | that would prevent ) [ the ] [ next ] [ {n:number} ] [ damage ] [ ( to | on | for ) {to:targets} ]
mode mode=life: [ {who:person} ] @picks the ( mode | option ) ( to gain | that gains | which gains | that gives | which gives ) [ me | him | her ] [ {n:number} ] life
mode: [ {who:person} ] ( choosing | chooses | choose | chose | picking | picks | pick | picked | selecting | selects ) [ the ] [ mode ] {mode:modewords} [ [ , | and ] ( on | at | targeting | to target | for ) {to:targets} ]
mode: {who:person} ( chooses | choose | chose | uses | use | used | picks | pick | picked | takes | selects | goes with | go with | went with | goes for | go for | went for | opts for ) [ the | its ] {mode:mode} [ [ , ] [ and ] @on {to:targets} ]
mode: ( the | his | her | its | my | their ) [ chosen ] mode ( is | being ) [ the ] {mode:modewords} [ [ , ] [ and ] @on {to:targets} ]
mode ~2: [ {who:person} ] ( choosing | chooses | choose | chose | picking | picks | pick | picked ) [ the ] {mode:modekeyword} [ mode | option | half | part ]
mode mode=creatures ~-1: ( [ {who:person} ] ( choosing | chooses | choose | chose | picking | picks | pick | picked | hitting ) | mode : ) [ the | each | all | every ] ( creature | creatures ) [ mode | option | half | part ]
mode mode=players ~-1: ( [ {who:person} ] ( choosing | chooses | choose | chose | picking | picks | pick | picked | hitting ) | mode : ) [ the | each | all | every ] ( player | players ) [ mode | option | half | part ]
xis: {x:x}
xis: ( the | his | her | my | their | that | this ) {card:namedspell} ( is | was ) [ cast | one | just ] for {n:number}
xis: [ and ] it ( is | was ) [ cast | one | just ] for {n:number} {end:clauseend}
xis: [ and ] it ( is | was ) an {x:x}
modepart: the damage part pointed at {to:targets}
divide: {n:number} [ point | points ] [ damage ] ( goes | go | is dealt | are dealt ) to {to:targets} ( and | , | , and ) {n2:number} [ damage ] [ ( goes | go | is dealt | are dealt ) ] to {to2:targets} [ ( and | , | , and ) {n3:number} [ damage ] to {to3:targets} ]
divide apiece=1: {who:person} ( assign | assigns | put | puts | deal | deals ) {n:number} [ damage | point | points ] ( to | on ) each of {to:targets}
divide apiece=1: {who:person} ( assign | assigns | put | puts | deal | deals ) {n:number} [ damage | point | points ] each ( to | on ) {to:targets}
divide apiece=1: {n:number} [ damage | point | points ] ( goes to | to | on ) each of {to:targets}
divide: {n:number} [ points | damage ] ( on | to ) {to:targets} ( and | , ) {n2:number} [ points | damage ] ( on | to ) {to2:targets} [ ( and | , | , and ) {n3:number} [ points | damage ] ( on | to ) {to3:targets} ]
divide trigger=1: ( {who:person} ( deal | deals | dealt | choose | chooses | chose | assign | assigns | put | puts ) {n:number} @ofit {to:targets} ( and | , | , and ) {n2:number} @ofit {to2:targets} [ ( and | , | , and ) {n3:number} @ofit {to3:targets} ] ( with | from | by | for ) @thetrigger | @thetrigger ( deals | deal | dealt | puts ) {n:number} @ofit {to:targets} ( and | , | , and ) {n2:number} @ofit {to2:targets} [ ( and | , | , and ) {n3:number} @ofit {to3:targets} ] )
divide trigger=1: @thetrigger ( targets | hits ) {to:targets} for {n:number} ( and | , | , and ) {to2:targets} for {n2:number} [ ( and | , | , and ) {to3:targets} for {n3:number} ]
divide: [ {who:person} ] @share @whole [ : | as | as follows : | like this : ] {n:number} [ points | damage ] ( on | to ) {to:targets} ( and | , | , and ) {n2:number} [ points | damage ] ( on | to ) {to2:targets} [ ( and | , | , and ) {n3:number} [ points | damage ] ( on | to ) {to3:targets} ]
divide even=1: [ {who:person} ] @share @whole ( evenly | equally ) ( between | among | over | across ) [ both of | each of | all of ] {to:targets}
divide even=1: [ {who:person} ] @share @whole ( between | among | over | across ) {to:targets} ( evenly | equally )
divide pair=1: [ {who:person} ] @share @whole [ as ] {n:number} ( and | - | / | to ) {n2:number} ( between | among | over ) {to:targets}
divide rest=1: {n:number} [ damage | points | of it ] ( on | to ) {to:targets} [ , ] and the ( rest | remainder ) [ of it | of the damage ] ( on | to | at ) {to2:targets}
aimedlast: ( putting | assigning | dealing | sending | directing | pointing | with ) ( both | all | all of | all of the | all the | all of its | all {k:number} ) [ points | damage | of it ] ( on | to | at | onto | going to | aimed at ) {to:targets}
aimedlast: [ {who:person} ] @share @whole ( between | among | over | across ) {to:targets}
castquote ~-2: {who:person} ( make | makes | made | give | gives | gave | grant | grants | granted ) {to:targets} {specs:keywords} [ until end of turn ] ( with | using | by casting ) {text:quote}
castquote: {text:quote} ( targets | targeted | is targeting | is cast targeting ) {to:targets}
castquote: {text:quote} ( is | was | gets ) cast by {who:person} ( on | targeting | at ) {to:targets}
castquote: {text:quote} ( is | was | gets ) cast ( on | targeting | at ) {to:targets} [ by {who:person} ]
castquote: {who:person} <cast> {text:quote} [ once | {times:times} ] [ @on {to:targets} ] [ once | {times:times} ] [ @choosing ]
castquote: {who:person} ( use | uses | used | activate | activates | activated ) {text:quote} [ once | {times:times} ] ( of | on ) {to:targets} [ once | {times:times} ]
castquote: {who:person} <use> {host:thing} 's [ with ] {text:quote} [ ability ] [ once | {times:times} ] [ @on {to:targets} ] [ once | {times:times} ]
castquote ~1: {who:person} <use> [ the | his | her | its | their | my ] [ loyalty ] [ ability ] {text:quote} [ ability ] of {host:thing} [ , ] [ @on {to:targets} ]
castquote its=1: {who:person} <use> ( his | her | its | their | the | my ) [ with ] {text:quote} [ ability ] [ once | {times:times} ] [ @on {to:targets} ] [ once | {times:times} ]
castquote: {who:person} ( choose | chooses | chose | pick | picks | picked ) {src:things} for {text:quote}
castquote: {who:person} <cast> [ one of those | one of these | a | an | some | this | that | one of the ] {text:quote} [ thing | things | spell | spells | effect | effects | card | cards | instants ] [ @on {to:targets} ]
cast: {who:person} <cast> {card:cardq} , {to:face}
hitby ~2: [ then | also ] <befallen> ( by | with ) {card:cardq}
"""
