"""Clauses of what else happens, and when (data, with the macros of events)."""

HAPPENINGS = """
# --- what was told, done by another
doesso ~1: ( {what:things} | {who:person} ) ( does | do | did ) [ so | that | it | the same | the same thing | likewise ] [ too | also | as well | again | next | afterwards ]
# --- other events
gain: {who:person} <gain> {n:amount} life
gain ~1: {who:person} <gain> {n:number} {end:sentenceend}
gain ~6: {who:person} ( gains | gained ) {n:number}
loselife ~6: {who:person} <lose> {n:number}
gain ~-3: {who:person} <gain> {n:amount} [ life ] @by_some
loselife ~-3: {who:person} <lose> {n:amount} [ life ] @by_some
gain: ( {by:owner} | a | an | some ) ( spell | effect | ability ) ( would have | would make | would cause | has | makes | lets ) {who:person} [ to ] gain {n:amount} life
gain: ( {by:owner} | a | an | some ) ( spell | card | effect | ability ) says [ that ] {who:person} ( gain | gains ) {n:amount} life
loselife: ( {by:owner} | a | an | some ) ( spell | card | effect | ability ) says [ that ] {who:person} ( lose | loses ) {n:amount} life
gain: @made {who:person} [ to ] gain {n:amount} [ life ]
gain ~1: ( that | which | it | @some_effect ) ( gains | gets | nets | gives ) {who:person} {n:amount} life
draw ~1: ( that | which | it ) ( draws | gets ) {who:person} ( {n:number} cards | a card )
loselife: @made {who:person} [ to ] lose {n:amount} [ life ]
gain: {by:person} ( makes | make | has | have | had | lets | let ) {who:person} [ to ] gain {n:amount} [ life ]
loselife: {by:person} ( makes | make | has | have | had | forces | force | causes | cause ) {who:person} [ to ] lose {n:amount} [ life ]
loselife ~1: ( makes | made | forces | forced ) {who:person} [ to ] lose {n:amount} life
draw: @made {who:person} [ to ] draw ( {n:number} cards | {n:number} card | a card )
draw: {who:person} <draw> ( {n:number} cards | {n:number} card | a card ) ( from | off | with | because of | due to ) ( an effect | a spell | an ability | some effect )
madewith: {who:person} <draw> ( {n:number} cards | {n:number} card | a card ) ( with | using | from | off | off of | thanks to | by casting ) {card:cardq}
loses: ( @made | {by:person} ( makes | make | made | has | had ) ) {what:things} [ to ] lose {specs:keywords} [ <until_eot> ]
loses all=1: ( @made | {by:person} ( makes | make | made | has | had ) ) {what:things} [ to ] lose ( all | all of | ) [ its | his | her | their ] ( abilities | keywords ) [ <until_eot> ]
mill: @made {who:person} [ to ] mill ( {n:number} cards | {n:number} card | a card )
discard: {who:person} <discard> {what:thing} ( to | because of | due to ) ( {by:owner} ( spell | ability | effect ) | {by:owner} {card:cardq} | {card:cardq} )
discard: @made {who:person} [ to ] discard ( {n:number} cards | {n:number} card | a card )
discard: @made {who:person} [ to ] discard {what:thing}
sacrificeonly: @made {who:person} [ to ] sacrifice {what:things}
howoften: ( again and again | over and over [ again ] | time and again | repeatedly )
loselife: {who:person} <lose> {n:amount} life
loselife: {who:person} <pay> {n:amount} life ( for | to activate | to use ) ( an effect | an ability | a spell | something | its [ activated ] ability | the [ activated ] ability )
loselife ~1: {who:person} ( lose | loses | lost ) {n:number} {end:sentenceend}
loselife: ( an effect | a spell | an ability | a drain | a drain spell | it | that ) ( [ that ] ( makes | has | causes | made | caused ) ) {who:person} [ to ] lose {n:amount} life
drawlose: ( an effect | a spell | an ability | it | that ) [ that ] ( makes | has | causes | made | caused ) {who:person} [ to ] draw ( {n:number} cards | {n:number} card | a card ) and [ to ] lose {lost:number} life
drawlose: ( an effect | a spell | an ability | it | that ) [ that ] ( makes | has | causes | made | caused ) {who:person} [ to ] lose {lost:number} life and [ to ] draw ( {n:number} cards | {n:number} card | a card )
drainby ~2: {who:person} [ then | now ] [ ( choose | chooses | chose | want | wants | get | gets ) to ] ( send | sends | sent | shoot | shoots | shot | point | points | pointed | aim | aims | aimed | fire | fires | fired | throw | throws | threw | fling | flings | flung | direct | directs | directed | toss | tosses | tossed ) ( ( the | that | its | all [ of ] [ the | that ] ) [ {n:number} ] [ points of ] damage | [ the ] {n:number} [ damage ] ) [ back | on ] ( at | to | into | onto ) {to:targets}
drainby ~2: {who:person} ( drain | drains | drained | draining ) {to:targets}
drain: {who:targets} ( drain | drains | drained | draining ) {to:targets} for {n:amount} [ life ]
drain: {to:targets} ( is | are | am | was | were | gets | get | got ) drained for {n:amount} [ life ] [ by {who:targets} ]
drain: {who:targets} ( drain | drains | drained | draining ) {n:amount} life from {to:targets}
chapter: [ the ] chapter {n:chapter} [ ability ] of {on:targets} ( triggers | triggered | resolves | resolved | happens | goes off )
chapter: {on:targets} 's chapter {n:chapter} [ ability ] ( triggers | triggered | resolves | resolved | happens | goes off )
chapter: [ the ] {n:chapter} chapter [ ability ] of {on:targets} ( triggers | triggered | resolves | resolved | happens | goes off )
chapter: {on:targets} 's {n:chapter} chapter [ ability ] ( triggers | triggered | resolves | resolved | happens | goes off )
chapter: {on:targets} ( gets | get | got | receives ) its {n:chapter} lore counter
putwith: {who:person} <put> {counters:counters} ( on | onto ) {on:targets} with {card:cardq}
draw: {who:person} <draw> ( a card | my card | his card | her card | their card | the card ) ( for | in | during | at ) ( the | my | his | her | their ) ( turn | draw step )
draw: {by:person} ( make | makes | made | force | forces | forced ) {who:person} [ to ] draw ( {n:number} cards | {n:number} card | a card | {n:number} )
draw: {who:person} <draw> ( {n:number} cards | {n:number} card | a card | {n:number} )
draw: {who:person} <draw> ( an extra | an additional | another | one more | one additional | one extra ) card
draw empty=1: {who:person} <draw> [ {n:number} cards | {n:number} card | a card | {n:number} ] ( from | with | off | off of | on ) ( an empty library | an empty deck | {whose:owner} empty library | {whose:owner} empty deck | no cards in {whose:owner} library )
draw: {who:person} ( draw | draws | drew ) for [ the | my | his ] turn
draw: {who:person} <draw> ( {n:number} cards | {n:number} card | a card | a card | my card | the card | his card | her card | their card ) ( in | during ) ( my | his | her | their | the ) draw step
mill: {who:person} ( mill | mills | milled ) ( {n:number} [ [ creature | land | instant | nonland | artifact ] cards ] | a [ creature | land | nonland ] card )
mill: {who:person} ( mill | mills | milled ) ( ( my | his | her | their ) top ( {n:number} cards | card ) | the top ( {n:number} cards | card ) of ( my | his | her | their ) library )
mill: {by:person} ( make | makes | made | force | forces | forced ) {who:person} [ to ] mill ( {n:number} cards | {n:number} card | a card | {n:number} )
mill: {by:person} ( mill | mills | milled ) {who:person} for {n:number} [ cards ]
mill: {who:person} <put> the top ( {n:number} cards | card ) of ( my | his | her | their ) library into ( my | his | her | their ) graveyard
mill: the top ( {n:number} cards | card ) of {who:owner} library ( is | are ) ( put into ( my | his | her | their | its owner 's ) graveyard | milled )
mill: {who:person} ( mill | mills | milled ) {n:number} cards ( , one of them | , one of which is | , one of them being | , including | including | and one of them is | . one of them is ) {what:thing}
discard: {who:person} <discard> ( {n:number} cards | {n:number} card | a card )
discard: {who:person} <discard> {what:thing}
discard: {who:person} <discard> ( my | his | her | their ) [ whole | entire ] hand of ( {n:number} cards | {n:number} card | a card )
discard: {by:person} ( makes | make | made | has | had | forces | force | forced | causes | caused ) {who:person} [ to ] discard ( {n:number} cards | {n:number} card | a card )
discard more=1: {who:person} <discard> {what:thing} and ( a | another | one other | some other | some ) ( land | card | other card | creature | spell )
discard: {by:person} ( makes | make | made | has | have | had | forces | force | forced ) {who:person} [ to ] discard {what:thing}
die: {what:things} <die>
die: {what:things} ( trade | trades | traded ) [ with each other | in combat ]
die: {what:things} [ both | all ] <die> ( in a fight | in combat | in a combat | in battle | in the same combat | in the same fight )
die: {what:things} ( would | ( is | are | was | were ) ( about to | going to ) ) ( die | be destroyed )
die: {what:things} ( is | are | was | were | gets | get | got | being ) [ then | now ] destroyed
destroy: {who:person} <destroy> {what:things} [ with {card:cardq} ]
destroy: [ {who:owner} ] {card:cardq} <destroy> {what:things}
exile: {who:person} <exile> {what:things}
exile: {what:things} ( is | are | was | were | gets | get | got ) [ then | now ] ( exiled | bounced | returned to ( {whose:owner} | its owner 's | his owner 's ) hand )
sacrificeonly: {what:things} ( is | are | was | were | gets | get | got ) [ then | now ] sacrificed
enter: {who:person} ( play | plays | slam | slams | slammed | jam | jams | jammed | deploy | deploys | deployed | resolve | resolves | resolved | summon | summons | summoned | run out | runs out | ran out | cast | casts | flash in | flashes in | drop | drops | played | land | lands | bring in | brings in ) {what:described}
reanimate: {who:person} ( return | returns | returned | put | puts | reanimate | reanimates | bring back | brings back ) {what:things} [ from {whose:owner} graveyard ] ( to | onto | on ) the battlefield [ from {whose:owner} graveyard ] [ together | at the same time | at once ]
reanimate: {what:things} ( is | are | was | were ) [ then | now ] ( returned | put | reanimated ) [ from {whose:owner} graveyard ] ( to | onto ) the battlefield [ from {whose:owner} graveyard ]
reanimate: {who:person} ( replay | replays | replayed | recast | recasts ) {what:things}
devours none=1: {who:person} ( devour | devours | devoured | devouring ) nothing
devours none=1: ( devouring nothing | without devouring anything )
devours all=1: {who:person} ( devour | devours | devoured ) ( all {n:number} | all of them | everything | them all | both | all my creatures )
devours: {who:person} ( devour | devours | devoured ) {what:things}
devours: [ and ] ( devouring | eating ) {what:things}
devours: {host:things} ( devours | devoured | eats ) {what:things}
devours: {who:person} <sacrifice> {what:things} ( to | for | with ) ( its | the | his | her | my | their | ) devour [ ability ]
exploits: {who:person} ( exploit | exploits | exploited ) {what:things}
exploits: [ and ] exploiting {what:things}
exploits: {host:things} ( exploits | exploited ) {what:things}
exploits: {who:person} <sacrifice> {what:things} ( to | for | with ) ( its | the | his | her | my | their | ) exploit [ ability ]
riots haste=1: {who:person} ( choose | chooses | chose | pick | picks | take | takes ) haste [ for it | for {to:things} | with riot ]
riots haste=1: ( choosing | taking | picking ) haste
riots: {who:person} ( choose | chooses | chose | pick | picks | take | takes ) ( the | a | ) +1/+1 counter [ for it | for {to:things} | with riot ]
riots: ( choosing | taking | picking ) ( the | a ) +1/+1 counter
movescounter: {who:person} ( move | moves | moved ) ( a | one | the ) [ +1/+1 ] counter [ from {from:things} ] ( to | onto | on ) {to:things} [ with ( its | the | ) graft ]
movescounter: {who:person} ( use | uses | used ) graft to move ( a | one ) [ +1/+1 ] counter [ from {from:things} ] ( to | onto | on ) {to:things}
movescounters: {who:person} ( move | moves | moved | put | puts ) ( its | the | his | her ) [ +1/+1 ] counters ( to | onto | on ) {to:things} [ with modular ]
castway way=dash: {who:person} ( dash | dashes | dashed ) {what:things}
castway way=blitz: {who:person} ( blitz | blitzes | blitzed ) {what:things}
castway way=evoke: {who:person} ( evoke | evokes | evoked ) {what:things}
castway way=unearth: {who:person} ( unearth | unearths | unearthed ) {what:things} [ from ( my | his | her | their | the ) graveyard ]
castway way=embalm: {who:person} ( embalm | embalms | embalmed ) {what:things} [ from ( my | his | her | their | the ) graveyard ]
castway way=eternalize: {who:person} ( eternalize | eternalizes | eternalized ) {what:things} [ from ( my | his | her | their | the ) graveyard ]
lastway way=dash: ( for | with | using | paying ) ( its | the | his | her | their | my | ) dash [ cost ]
lastway way=blitz: ( for | with | using | paying ) ( its | the | his | her | their | my | ) blitz [ cost ]
lastway way=evoke: ( for | with | using | paying ) ( its | the | his | her | their | my | ) evoke [ cost ]
reanimate: {who:person} ( reanimate | reanimates | reanimated ) {what:things} from {whose:owner} graveyard [ together | at the same time | at once ]
reanimate: {who:person} ( reanimate | reanimates | reanimated ) {what:things} [ together | at the same time | at once ]
reanimate: {what:things} ( return | returns | returned | come back | comes back | came back ) from {whose:owner} graveyard ( to | onto ) the battlefield
reanimate: {who:person} ( cast | casts ) a ( spell | reanimation spell | sorcery ) that ( returns | puts | brings back ) {what:things} [ from {whose:owner} graveyard ] ( to | onto ) the battlefield
reanimate: {what:things} ( enter | enters | return | returns ) [ to ] the battlefield from {whose:owner} graveyard [ together | at the same time | at once ]
enter: {what:things} <enter_card> [ the battlefield ] [ under {whose:owner} control ]
enter: {what:things} <enter_card> [ the battlefield ] [ under {whose:owner} control ] with {loyal:number} loyalty [ under {whose:owner} control ]
enter tapped=1: {what:things} <enter_card> [ the battlefield ] [ under {whose:owner} control ] tapped [ under {whose:owner} control ]
enter: {what:things} <enter_card> [ the battlefield ] [ under {whose:owner} control ] [ , ] ( targeting | and targets | and it targets ) {to:targets} [ with ( its | the | his | her | their | my ) ( trigger | ability | triggered ability ) ]
enter: {what:things} <enter_card> [ the battlefield ] [ under {whose:owner} control ] as {as:onething} [ under {whose:owner} control ]
enter: {what:things} <enter_card> [ the battlefield ] [ under {whose:owner} control ] with {counters:counters} [ on it ] [ under {whose:owner} control ]
create: {who:person} <create> {what:tokens}
create tapped=1: {who:person} <create> {what:tokens} [ , | that is | that are | which is | which are ] tapped
create: {who:person} <create> {named:namedtokens}
madewith: {who:person} <create> ( {what:tokens} | {named:namedtokens} ) ( with | by casting | using ) {card:cardq}
create named=clue: {who:person} ( investigate | investigates | investigated )
create: ( an effect | a spell | an ability ) ( creates | create | would create ) {named:namedtokens} under {whose:owner} control
create: ( an effect | a spell | an ability ) ( creates | create | would create ) {what:tokens} under {whose:owner} control
create: {what:tokens} ( is | are ) created [ under {whose:owner} control ]
create: {named:namedtokens} ( is | are ) created under {whose:owner} control
create: ( an effect | a spell | an ability ) ( creates | create | would create ) ( {named:namedtokens} | {what:tokens} ) for {whose:person}
create: {who:person} <create> ( a | {n:number} ) ( token | tokens ) that ( is | are ) ( a copy | copies ) of {copy:thing}
create: {who:person} <create> ( a | {n:number} ) ( token copy | token copies ) of {copy:thing}
create populate=1: {who:person} ( populate | populates | populated ) [ [ , ] [ choosing | copying | with | chooses | and chooses | and copies ] {copy:thing} ]
createtoo ~8: and {what:tokens}
dredge: {who:person} ( dredge | dredges | dredged | chooses to dredge | chose to dredge ) [ back ] {what:thing} [ instead ]
copies: {what:thing} [ , ] [ which | that ] ( copies | copied | is copying | is [ currently | now ] a copy of | was a copy of | enters as a copy of | entered as a copy of | comes in as a copy of | becomes a copy of | copying ) {of:thing}
copies: {who:person} ( copy | copies | copied | chooses to copy | chose to copy | choose to copy | has it copy | have it copy | has it enter as a copy of | makes it a copy of ) {of:thing} [ with {what:thing} ]
copies: ( copying | as a copy of | entering as a copy of | ( that | which ) ( is copying | copies | copied | is a copy of ) ) {of:thing}
put: {who:person} <put> ( {counters:counters} | {counters:morecounters} ) ( on | onto ) [ each of ] {on:targets}
put: {what:things} <put> ( {counters:counters} | {counters:morecounters} ) on {on:targets}
put: {counters:counters} ( ( is | are | would be | were | was ) ( put | placed ) | goes | go ) on [ each of ] {on:targets}
put: ( an effect | a spell | an ability | something ) ( puts | put | would put ) {counters:counters} on {on:targets}
put ~-1: {on:things} ( gets | get | would get ) {counters:counters}
put: {on:targets} ( gets | get | got | would get ) ( {counters:counters} | {counters:morecounters} )
put elided=1 ~-2: ( gets | get | got ) ( {counters:counters} | {counters:morecounters} ) [ on it ]
put: {on:things} ( gets | get | got ) {counters:counters} ( from | off | with ) ( an ability | a spell | an effect | some effect | a card )
put: {on:things} ( has | have | gets | get | had ) {counters:counters} ( put | placed ) on ( it | them )
doublecounters: {who:person} ( double | doubles | doubled ) the [ number of ] [ {kind:counterkind} ] counters on {on:targets}
doublecounters: the [ number of ] [ {kind:counterkind} ] counters on {on:targets} ( is | are | gets | get | was | were ) doubled
put: {who:person} ( proliferate | proliferates | proliferated ) [ [ , ] ( choosing | on | for | and chooses | targeting ) {on:targets} ]
remove: {on:things} ( has | have | had ) [ its | all its | all of its | the ] {counters:counters} removed
movecounters: {who:person} ( move | moves | moved ) {counters:counters} from {on:things} ( to | onto ) {to:things}
movecounters: {who:person} ( move | moves | moved ) ( {n:number} | one | both | all ) [ of ] ( them | those | these | its counters | the counters | those counters ) ( to | onto ) {to:things}
movecounters: {counters:counters} ( is | are | was | were ) moved from {on:things} ( to | onto ) {to:things}
remove: [ the | its | his | her | their | my | all | all of | all the | all its | every | both ] {counters:counters} ( is | are | was | were | gets | get ) [ then | now | all ] removed from {on:things}
remove when=response: {who:person} ( respond | responds | responded | answers | reacts ) by removing {counters:counters} [ from {on:things} ]
remove: {who:person} <remove> [ all | all of | the | its | his | her | their | both | every ] [ of ] [ its | his | her | their | the ] {counters:counters} [ from {on:things} ]
remove: ( {by:owner} ( spell | ability | effect ) | a spell | an effect | an ability ) <remove> [ all | all of | the | its | his | her | their | both | every ] {counters:counters} from {on:things}
remove: {who:person} <remove> [ all | all of | the | its | his | her | their | both | every ] [ of ] [ its | his | her | their | the ] {counters:counters} [ from {on:things} ] [ , ] ( to | and | ) ( deal | deals | dealing | ping | pings | pinging | shoot | shoots | shooting ) [ {n:number} [ damage ] [ to ] ] {to:targets} [ once | twice | {k:times} ]
remove: {who:person} <remove> {counters:counters} [ from {on:things} ] [ , ] ( targeting | aiming at | pinging | shooting ) {to:targets} [ each time | both times | every time | with each | with both | twice ]
removeeach: {who:person} <remove> {counters:counters} [ from {on:things} ] [ , ] [ and | to | with ] ( @aping [ @at ] | @at | @pings ) ( each | both | each of them | both of them | each of those | each one ) [ once | of them ]
removemore: {who:person} <remove> {counters:counters} [ from {on:things} ] [ , ] ( to | and | ) @pings {to:targets} [ , ] ( and | then | and then ) @aping [ to @pings | @at ] {to2:targets} [ ( and | , | , and ) @aping [ to @pings | @at ] {to3:targets} ]
removemore: {who:person} <remove> {counters:counters} [ from {on:things} ] [ , | : | - ] @aping ( to @pings | @at ) {to:targets} ( and | , | , and ) @aping [ to @pings | @at ] {to2:targets} [ ( and | , | , and ) @aping [ to @pings | @at ] {to3:targets} ]
remove all=1: {who:person} <remove> ( all | all of | every | each ) [ the | its | his | her | their ] [ {kind:counterkind} ] ( counter | counters ) [ ( from | on ) {on:things} ]
remove all=1: ( {by:owner} ( spell | ability | effect ) | a spell | an effect | an ability ) <remove> ( all | all of | every | each ) [ the | its | his | her | their ] [ {kind:counterkind} ] ( counter | counters ) ( from | on ) {on:things}
remove all=1: {who:person} <remove> ( all | all of | every | each ) [ the | its | his | her | their ] [ {kind:counterkind} ] ( counter | counters ) [ ( from | on ) {on:things} ] [ , ] ( to | and | ) ( deal | deals | dealing | ping | pings | pinging | shoot | shoots | shooting ) [ {n:number} [ damage ] [ to ] ] {to:targets} [ once | twice | {k:times} ]
become: {what:thing} <become> {specs:specs} [ <until_eot> ]
turninto: {who:person} [ somehow ] <make> {what:thing} into {as:plainthing} [ <until_eot> ]
turninto ~-1: {who:person} [ somehow ] <make> {what:thing} ( a | an ) {as:plainthing} [ <until_eot> ]
become: {who:person} [ somehow ] <make> {what:thing} {specs:specs} [ <until_eot> ]
killfor: {who:person} ( kill | kills | sacrifice | sacrifices ) {what:thing} for {card:cardq}
untaps: {who:person} ( untap | untaps | untapped ) {what:things}
exchangelife: {of:targets} @swap [ their ] ( life totals | life ) [ with each other ]
exchangelife ~1: {of:targets} @swap [ [ their | his | her | my | your ] ( life totals | life total | life ) ] with {with:targets} [ 's life total ]
exchangelife all=1 ~-2: ( they | we | you | both players | the players | the two players | both of them | a spell | an effect | an ability | {by:owner} ( spell | effect | ability ) ) @swap ( life totals | our life totals | their life totals | the life totals | both players ' life totals )
exchangelife: ( a spell | an effect | an ability | {by:owner} ( spell | effect | ability ) ) @swap the life totals of {of:targets}
exchangelife: ( a spell | an effect | an ability | {by:owner} ( spell | effect | ability ) ) @swap {whose:owner} life total with {with:targets}
lifebecomes: {whose:owner} life [ total ] ( becomes | became | is set to | was set to | gets set to | is made | turns into ) {n:number}
lifebecomes: ( a spell | an effect | an ability | {by:owner} ( spell | effect | ability ) ) ( makes | sets | turns ) {whose:owner} life [ total ] [ to | into | become ] {n:number}
exchangecontrol: ( {who:person} | they | a spell | an effect | an ability | {by:owner} ( spell | effect | ability ) ) @swap control of {of:things} [ ( and | with | for ) {with:thing} ]
exchangecontrol passive=1: control of {of:things} [ and {with:thing} ] ( is | was | gets ) ( exchanged | swapped )
takescontrol: {giver:person} ( give | gives | gave ) {who:person} control of {what:things}
takescontrol: {who:person} ( is | was | gets ) given control of {what:things}
takescontrol: {who:person} ( gain | gains | gained | take | takes | took ) control of {what:things} [ until end of turn | until the end of turn | for the turn | this turn ]
takescontrol: {who:person} ( steal | steals | stole | threaten | threatens | threatened ) {what:things} [ with a ( threaten | control ) effect | until end of turn | for the turn | this turn ]
goads: {who:person} ( goad | goads | goaded ) {what:things}
goads: {what:things} ( is | was | has been | 's been ) [ now | still ] goaded [ by {who:person} ]
tapdown: {what:things} ( is | was | were | are | gets | get | got | becomes | became ) tapped by {who:person}
tapdown: {who:person} ( tap | taps | tapped ) down {what:things}
tapdown: {who:person} ( tap | taps | tapped ) {what:things} down
tap: {who:person} ( tap | taps | tapped | rest | rests | rested | exhaust | exhausts ) {what:things} [ when {who2:person} came in | as it entered ]
chosecolor: the ( chosen | named ) [ creature | card ] ( color | type ) [ for {card:things} ] is {color:colorword}
chosecolor: {card:things} 's ( chosen | named ) [ creature | card ] ( color | type ) is {color:colorword}
chosecolor: ( with | naming | choosing | set to ) {color:colorword} [ chosen | named | @as_chosen ]
chosecolor: with the ( chosen | named ) [ creature | card ] ( color | type ) [ being ] {color:colorword}
chosecolor: \\open [ the ] [ creature ] [ color | type ] [ chosen | named | naming | choosing | chosen color | chosen type | chosen creature type ] [ : | is ] {color:colorword} [ chosen | named ] \\close
chosecolor: {card:cards} ( on | set to | naming | named | choosing ) {color:colorword} [ <both_in> ]
chosecolor: {card:things} ( is | was ) ( set to | naming | named | on ) {color:colorword}
chosecolor: {color:colorword} ( is the chosen [ creature | card ] ( color | type ) | ( is | was | has been ) ( chosen | named ) ) [ for it | with it | for {card:things} | @as_chosen ]
chosecolor ~-1: {who:person} ( choose | chooses | chose | name | named | names | have chosen | has chosen | picked | picks | pick ) {color:colorword} [ @as_chosen ] [ ( for | with ) {card:things} ] [ @as_chosen ]
chosecolor: for {card:things} [ , ] {who:person} ( choose | chooses | chose | name | named | names | picked ) {color:colorword}
countered: {who:person} ( counter | counters | countered ) ( it | that | that spell | the spell )
countered: {who:person} ( counter | counters | countered ) [ {owner:owner} ] {card:cardq}
countered: ( it | that | that spell | the spell ) ( is | was | gets | got | has been ) [ then ] countered
countered: [ {owner:owner} ] {card:cardq} ( is | was | gets | got | has been ) [ then ] countered
resolved: ( it | that | {card:cardq} ) <resolve_itself>
resolved: ( both | everything | all | all of them | both of them | both spells | the stack | they both ) ( resolve | resolves | resolved )
resolved: {who:person} ( let | lets ) ( it | that | the spell | the ability | {card:cardq} ) resolve
triggered: {what:things} ( trigger | triggers | triggered ) [ and resolves | for {w:person} ]
triggered: triggering {what:things}
triggered: {what:things} 's @trigger ( resolve | resolves | resolved | has resolved | goes on the stack | triggers ) [ and resolves ]
triggered: [ once | after | when ] [ all | both ] [ of ] ( the | that | this | its | his | her | their | my | those | these ) [ two | three | {n:number} ] ( @trigger | triggered abilities ) ( resolve | resolves | resolved | has resolved | have resolved | have all resolved )
remove_obj: {who:person} ( bounces | bounce ) {what:things}
remove_obj: {who:person} ( bounces | bounce | returns | return | puts | put | picks up | pick up | picks | pick ) {what:things} [ back | up ] ( to | into | in ) ( {whose:owner} | its owner 's | their owner 's | their owners | the owner 's | ) hand
tocommand: {who:person} [ @towards ] ( put | puts | move | moves | moved | send | sends | sent | return | returns | returned | bring | brings ) {what:things} [ back ] ( in | into | to | back to | back into ) [ the | my | his | her | their ] command zone [ instead ]
tocommand ~1: {who:person} ( choose | chooses | chose | pick | picks | use | uses | used ) the command zone [ instead | for it | for {what:things} ]
tocommand no=1: {who:person} [ @towards ] ( leave | leaves | left | keep | keeps | kept ) {what:things} ( in exile | in the graveyard | exiled | there | where it is ) [ instead ]
tocommand no=1: {who:person} ( ( do | does | did ) not | ( choose | chooses | chose ) not to | ( decline | declines | declined ) to ) ( put | move | send | return ) {what:things} [ back ] ( in | into | to | back to ) [ the | my | his | her | their ] command zone [ instead ]
wardpay: {who:person} ( pay | pays | paid ) [ for ] [ the | its ] ward [ cost ] [ {cost:cost} ]
wardpay ~2: {who:person} ( pay | pays | paid ) [ for it | the cost | that cost | the {cost:cost} ] {end:sentenceend}
wardpay no=1: {who:person} ( ( do | does | did | can | could | will ) not pay | ( declines | decline | declined | refuses | refuse | refused | chooses not | choose not | chose not | opts not | prefers not ) to pay ) [ for ] [ the | its | it ] [ ward ] [ cost ] [ {cost:cost} ] [ each time | any time | either time | at all | for any of them | for it | for them ]
wardpay no=1: {who:person} ( has | have | had ) no [ more ] ( mana | untapped lands ) [ left | open | available | up | untapped ] [ to pay [ for ] [ it | that | ward | the ward | its ward | the cost | the ward cost ] ]
wardpay no=1: {who:person} ( refuse | refuses | decline | declines ) to pay [ for ] [ it | that | ward | the ward | its ward | the cost | the ward cost ]
wardpay no=1: ( the | its | his | her | their ) ward [ cost ] ( is not | was not | is never ) paid [ for ]
wardpay: ( the | its | his | her | their ) ward [ cost ] ( is | was ) paid [ for ]
# --- time
time when=before_damage: ( after | once | when ) ( it | he | she | they | {what:things} ) ( has been | have been | is | are | was | were | had been ) declared [ as ] ( an attacker | attackers | a blocker | blockers | attacking | blocking ) [ against {whom:person} ]
time when=before_damage: [ [ but ] ( it | that | this ) ( is | was | happened ) [ still ] ] <before_damage>
time when=between: <between_strikes>
time when=between: ( after | once ) {striker:thing} ( deals | dealt | has dealt ) [ its | the | his | her ] first strike damage
time when=after_combat: <after_combat>
time when=after_combat: [ then ] [ all ] [ the ] combat damage ( is | gets | was ) dealt [ simultaneously | at the same time ]
time when=after_combat: [ then ] combat damage ( happens | resolves )
time when=after_combat: {mover:person} ( goes | go | moves | move | proceeds | proceed ) to ( his | her | my | their | the ) ( second | postcombat ) main [ phase ]
time when=nothing: ( {w:person} ( do | does | did | will ) not @nodeed | {w:person} neither @nodeed [ , ] nor @nodeed | {w:person} ( cast | casts | did | do | does | play | plays | use | uses ) nothing [ else ] [ in response | this turn | before damage ] | [ {w:person} ] ( cast | casts | flash [ in ] | flashes [ in ] | flashed [ in ] | respond [ with ] | responds [ with ] | responded [ with ] ) nothing | {w:person} ( has | have | had ) no @answers | there ( are | is | was | were ) no @answers | ( nobody | no one | neither player | neither of us | none of us | no player ) [ else ] ( responds | responded | reacts | reacted | ( does | did | casts | cast | plays | played | uses | used | activates | activated | has | had ) ( anything | nothing | a response | responses | any spells | [ any ] @answers ) ) [ else ] [ in response | this turn | before damage ] | no responses | with no responses )
time when=nothing ~3: ( do | does | did | will ) not @nodeed
time when=nothing: {w:person} ( is | are | was ) not attacked
notthat ~2: not [ on | onto | to | at | with | by | from | against | into ] {what:targets}
time when=nothing: ( nobody attacks | no one attacks | nothing attacks | there are no attacks | no attacks are made )
time when=nothing: [ and ] [ there ( is | was ) ] no ( combat | showdown ) [ or ( combat | showdown ) ] [ ( is | was ) ] [ going on | happening | on | involved | ongoing | right now | at the moment | yet ]
time when=response: [ while | and | still | by ] ( holding | retaining | keeping | without passing ) [ the ] priority
time when=response: {who:person} ( hold | holds | held | retain | retains | keep | keeps ) priority
time when=nothing: {w:person} ( has | have | gets | get | receives ) priority [ and ( passes | pass ) [ it | priority ] ]
time when=nothing: {w:person} [ also | then ] ( pass | passes | passed ) ( priority | too | as well | also | without responding | without a response ) [ back ]
time when=response: in response to ( which | that | this )
time when=next_turn: ( play | the turn ) passes to {who:person}
time when=next_turn: {ending:owner} turn ( ends | is over | passes | ended | comes to an end )
time when=nothing: as ( the | an ) ( affected | attacking | defending | active | nonactive ) player
notthis: ( rather than | instead of | and not ) {what:things}
time when=before_combat: <before_combat>
time when=before_blocks: <before_blocks>
time when=before_damage: ( at | in | during ) [ the | my | his | her | their | {of:owner} ] ( declare blockers [ step ] | blocks )
time when=before_combat: ( at | in | during ) [ the | my | his | her | their | {of:owner} ] beginning of combat [ step ]
time when=before_damage ~1: , before
time when=response: <in_response>
time when=trigger: ( in response to | responding to ) ( the | that | its | this | his | her | their | my ) [ etb | enters | enter the battlefield | triggered | death | dies | persist | undying | evolve | modular | exploit | haunt | landfall ] ( trigger | triggered ability )
time when=trigger: ( with | while ) ( the | that | its | this | his | her | their | my ) [ etb | enters | triggered | death | dies | persist | undying | evolve | modular | exploit | haunt | landfall ] ( trigger | triggered ability ) ( is | was | is still | ) on the stack
time when=before_damage: in response to ( the | that | this | his | her | my ) ( block | blocks | blockers | attack | attackers )
time when=before_damage: ( in response to | after | upon ) [ the | that | this | his | her | my | {of:owner} ] ( declaration | declaring ) of ( attackers | blockers | attacks | blocks | attack )
time when=before_damage: ( during | in | at ) {of:owner} declare ( attackers | blockers ) [ step ]
time when=response: in response to {what:thing}
time when=response ~-1: in response to [ {owner:owner} | a | an ] {threat:namedspell}
time when=response: ( while | with ) [ {owner:owner} ] {threat:cardq} [ that is | which is ] ( targeting | aimed at | pointed at | on | going at ) {at:targets} [ is | still | is still ] on the stack
time when=response: while [ {owner:owner} ] {threat:cardq} ( is targeting | targets | is aimed at | is pointed at ) {at:targets}
time when=response: with {what:thing} [ still | already ] on the stack
time when=response: with {owner:owner} {threat:card} [ still ] on the stack [ , ] ( targeting | aimed at | pointed at ) {at:targets}
time when=response: with [ {owner:owner} ] {threat:card} ( targeting | aimed at ) {at:targets} [ still ] on the stack
time when=response: with {threat:cardq} [ still ] on the stack [ , ] ( targeting | aimed at | pointed at ) {at:targets}
time when=response: in response to ( the | this | that | a | an ) {threat:card} [ that | which ] {owner:person} ( cast | casts | has cast | aimed | aims | pointed | fired | threw ) ( on | at ) {at:targets}
time when=response casting=1: in response to ( {owner:person} | {owner:owner} ) ( casting | playing | using | dropping ) {threat:card} [ ( on | at | targeting | onto ) {at:targets} ]
time when=response: in response to [ {owner:owner} | a | an | the | that ] {threat:card} ( on | at | targeting | that targets | targeted at | aimed at ) {at:targets}
time when=response: ( before | while ) {what:thing} ( resolves | is on the stack | is still on the stack | resolved | can resolve | has resolved )
time when=then: <then>
time when=counted ~-3: [ [ but | just ] ( is | was | comes | came | this is | that is | it is ) ] [ but | just | a bit | a little | much | far | is it | is that | is this ] ( too late | late | in vain | to no avail | to no effect | for nothing )
time when=later: [ and | then | but ] ( later | later on | a bit later | much later | some time later | subsequently ) [ [ in | during ] ( the | that | this ) [ same ] turn | on ]
time when=then: ( after | once ) {what:thing} ( resolves | resolved | has resolved )
time when=then: ( after | once ) ( that | this )
time when=same_turn: <same_turn>
time when=new_combat: [ then ] ( in | during ) ( a | the | his | her | their | my | an | that ) ( second | additional | extra | another | third | next ) combat [ phase ] [ ( of | in ) ( that | this | the ) [ same ] turn | that turn | this turn ]
time when=new_combat: [ then ] ( in | during ) another combat [ phase ] [ ( of | in ) ( that | this | the ) [ same ] turn | that turn | this turn ]
time when=new_combat: ( there is | there was | there follows | [ {who:person} ] ( get | gets | got | has | have | had | take | takes ) ) ( a | an | another | one more | a second | an additional | an extra ) [ second | additional | extra | more ] combat [ phase ] [ after ( this one | that | it | this phase ) ] [ ( of | in ) ( that | this | the ) [ same ] turn | that turn | this turn ]
time when=eot ~1: <until_eot>
time when=next_turn: <next_turn>
time when=next_turn: {ending:person} ( end | ends | ended | pass | passes | passed | finish | finishes ) [ the | his | her | their | my ] turn
time when=next_turn: [ then ] ( ( a new | another | the next ) turn ( begins | starts | comes ) | [ a | one | the ] turn ( passes | goes by ) )
time when=next_turn: ( after ( this | that ) turn | ( after | once ) ( this | that | the | {ending:owner} ) turn ( is over | ends | has ended | ended ) )
time when=next_turn: ( in | during ) the ( next | following ) turn
time when=passes ~1: ( [ {ending:person} ] ( pass | passes | passed ) | [ i say ] go | time passes | [ now | then ] {who:person} ( goes | go ) ( next | now | {end:clauseend} ) | {who:owner} go | [ on | in | it is ] turn {n:number} )
time when=next_turn: {who:person} ( untap | untaps )
time when=next_turn: ( now | then | and now ) ( on | in ) {who:owner} turn
time when=next_turn: ( on | in | during | [ now | then ] it is | [ now | then ] it 's ) {who:owner} next turn
time when=next_turn: ( on | in | during | after | [ now | then ] it is | [ now | then ] it 's ) {who:owner} [ next ] ( untap step | untap ) [ begins | comes | now ]
time when=together: <together>
time when=together: ( deal | deals ) [ their | its ] [ combat ] damage <together>
time when=next_turn: ( the turn ends | next turn | pass the turn | end of turn )
time when=response: ( respond | responding | responds )
story: {who:person} ( is | 's ) ( a | the | our ) ( third | fourth | other | second ) player [ in [ the | this ] game ]
story ~-2: {who:person} [ still ] paid {n:number} mana for ( that thing | it | that | this )
story ~2: {who:person} , {line:smalltalk} ,
explained: [ which | that | it ] ( doubles | double ) ( all | the | any | every ) [ bit of ] damage [ dealt | that is dealt ]
story ~-8: ( even though | although | though ) {rest:restofsentence}
speaker ~4: {who:person} :
story: {who:person} ( starts | start | started ) ( picking up | scooping up ) {what:things}
story: {who:person} ( starts | start | started ) putting counters on {what:things}
story: {who:person} ( is | was | are | were | am ) ( playing | running | on | piloting ) [ a | an | the | his | her | my | their ] {deck:anydeck}
story: i ( play | am playing | am on ) ( the | a | my ) {deck:deckname} deck
story: {who:person} ( is | are ) on ( the | a | big ) {deck:deckname} [ deck ]
story: ( combat | board | my board | his board | setup | situation | the board | board state | scenario | the situation | the play ) :
tally: \\open {n:number} in total [ with ( him | her | it | them ) ] \\close
tally: \\open {n:number} ( total | all together | altogether ) \\close
time when=nothing: ( nobody | nothing | no one ) ( hit me | hits me | happened | happened to {what:thing} | else happens )
time when=after: ( after | once | as soon as )
time when=sooner ~1: before
choice: {who:person} ( applies | apply | chooses | choose | picks | pick | uses | use | wants | want | puts | put | takes | take | applied | chose ) {first:things} [ to apply | to be applied | effect ] first
choice: {first:things} ( applies | is applied | goes | comes | happens | first ) first
choice: {first:things} first
choice: {who:person} first ( applies | apply | applied | uses | use | lets | has ) {first:things} [ 's effect | effect ] [ double the damage | apply | be applied ]
choice shield=1: {who:person} ( would rather have | rather has | prefers to have | would prefer to have ) @theshield [ to ] @beapplied first
choice: {who:person} ( would rather have | rather has | prefers to have | would prefer to have ) {first:things} [ to ] @beapplied first
choice shield=1: with @theshield ( applied | applying ) first
choice shield=1: [ with ] @theshield first
choice: with {first:things} ( applied | applying ) first
choice shield=1: {who:person} first ( applies | apply | applied | uses | use | lets | has ) @theshield [ apply | be applied ]
choice: {who:person} ( decides | decide | decided | chooses | choose | says ) that {first:things} [ 's effect | effect ] ( applies | is applied | gets applied | goes | comes ) ( first | before ( @theshield | {later:things} ) )
choice shield=1: {who:person} ( decides | decide | decided | chooses | choose | says ) that @theshield ( applies | is applied | gets applied | goes | comes ) ( first | before {later:things} )
choice shield=1: {who:person} ( applies | apply | applied | chooses | choose | chose | picks | pick | uses | use | wants | puts | takes ) @theshield [ to @beapplied ] ( first | before {later:things} )
choice shield=1: @theshield ( applies | is applied | goes | comes | happens ) ( first | before {later:things} )
choice shield=1: {who:person} ( has | have | had | lets | let | wants | makes | opts to have | chooses to have | decides to have | elects to have ) @theshield [ to ] @beapplied ( first | before {later:things} )
choice: {who:person} ( has | have | had | lets | let | wants | makes | opts to have | chooses to have | decides to have | elects to have ) {first:things} [ 's effect | effect ] [ to ] @beapplied ( first | before ( @theshield | {later:things} ) )
choice: {who:person} ( applies | apply | applied ) {first:things} [ 's effect | effect ] before ( @theshield | {later:things} )
choice: {who:person} ( chooses | choose | chose | decides | decide | decided | opts | opt | elects | elect ) to apply {first:things} [ 's effect | effect ] ( first | before ( @theshield | {later:things} ) )
choice shield=1: {who:person} ( chooses | choose | chose | decides | decide | decided | opts | opt | elects | elect ) to apply @theshield ( first | before {later:things} )
choice: {who:person} ( put | puts | use | uses | apply | applies ) all [ of ] [ the | my | his ] ( prevention | shield | points ) on {target:things}
choice: {who:person} ( choose | chooses | prevent | prevents | use | uses | put | puts ) ( {n:number} | all {n:number} ) [ of the ] [ points | damage | of it ] ( on | from | of ) {target:things}
"""
