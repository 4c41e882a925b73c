"""Clauses that ask of damage, and of what prevents and replaces it.

Data for :mod:`bot.scenario.words.pattern`, with the macros of the other questions.
"""

DAMAGE = """
# --- damage and shields
ask_damage: [ so | and ] ( how much | what | how many ) [ damage | of it | of that ] [ do | does | @is | did | will | would | can | must ] {who:targets} @still ( take | taking | receive | dealt | suffer | eat | took ) [ damage | in total | from it | from this | now | up taking | exactly ] @after
ask_damage: [ so | and ] ( how much | how many | what ) ( damage | damages ) ( do | does | did | will | would ) {who:targets} @still ( get | got | catch | have ) @after
ask_damage: [ and | so ] how much [ damage ] ( to | on ) {who:targets}
ask_damage: ( how much | how many | what ) [ damage | damages ] @is ( dealt | done | taken | there ) [ to {who:targets} ] [ exactly | in total | now ]
ask_damage: ( is | are | was | were ) {who:targets} @still dealt ( [ any | its | the | all [ of ] [ the ] ] [ combat ] damage [ at all ] | {n:amount} [ combat ] damage ) [ by {source:things} ]
ask_damage: ( is | are | was | were | does | do | will | would ) {who:targets} @still [ get | be ] ( damaged | hurt ) [ at all | here | then | by it | by that ]
ask_damage: ( how much | what ) [ damage | of it ] ( goes | gets | comes | does get | makes it ) through [ to {who:targets} ]
ask_damage: [ and | so ] [ does | do | did | will | would ] ( anything | something | any | any damage | any of it | any of that ) @still ( go | goes | get | gets | come | comes | make it ) through [ to {who:targets} | at all ]
ask_damage: ( how much | how many | what ) [ is ] [ the ] [ total ] damage [ counters | total | in total ] [ exactly | is it | do i take | to me | dealt | now ]
ask_damage: [ total ] damage ( to | on ) {who:targets}
ask_damage: ( total | net | [ total | net | final | overall | resulting ] damage | damage total )
ask_damage: @do {who:targets} @still ( take | eat | suffer | get dealt | receive ) ( {n:amount} | the {n:number} | anything | any | all | it | it all | any damage | damage | the damage | something | battle damage | combat damage | everything ) [ or {n2:number} ] [ damage ] [ from {source:things} ] [ in total | anyway | then | in full | or is it prevented | or not ]
ask_damage: take all {n:number}
ask_deals: ( what | how much ) [ damage ] ( does | will | would | do | did ) {card:cards} @still ( do | deal ) [ damage ] ( to | on | at ) {who:targets}
ask_damage: [ so | and ] ( how much | what ) [ damage ] ( does | will | would | did | do ) {source:thing} @still ( deal | do | inflict ) [ damage ] to {who:targets} @after
ask_damage: ( does | do | will | would | did ) {source:thing} @still ( deal | do | inflict ) [ any | its | the | some | more ] [ combat ] damage [ again | a second time ] to {who:targets} [ again | a second time ] @after
ask_dealtlast: [ and | so ] ( how much | what ) [ total ] damage ( is | was | will ) ( that | this | it ) [ be | make | do ] [ in total | altogether | total ] @after
ask_dealtby: ( does | do | will | would | did ) {by:things} @still ( deal | do | hit for ) [ only | just ] {n:number} [ damage ] or {n2:number} [ damage ]
ask_all: what does {who:things} do
ask_all: [ and | so ] how ( do | does | would | will ) {who:things} ( work | interact | play | combine | stack ) [ out ] [ ( with | against | alongside | under ) {with:things} ] [ together | here | then ]
ask_all: {n:number} or {n2:number} [ or {n3:number} ] [ or {n4:number} ]
ask_damage: {n:number} or {n2:number} [ or {n3:number} ] damage
ask_dealtlast: what @is the ( most | max | maximum ) [ damage ] [ that is possible | possible ]
ask_dealtlast either=1: ( that | it | this ) ( is | makes | was ) {n:number} [ damage ] ( right | correct | yes | , right | , yes | , correct )
ask_dealtlast either=1: ( is | are ) ( that | it | this ) [ just | only ] {n:number} or {n2:number}
ask_all: ( is | are ) ( that | it | this | we at ) [ just | only | prevent ] {n:number} or {n2:number}
ask_damage: {who:person} takes {n:number} or {n2:number}
ask_damage: ( who | which creature | which one | which | what ) [ of us | all ] ( eats | takes | gets | suffers | takes how much | takes what ) [ the | what | how much ] [ {n:number} ] [ damage ]
ask_damage: who takes ( what | how much ) , who dies
ask_damage: [ so | and ] where ( does | do | did | is | are | will | would ) ( the | that | this | his | her | their | all ) [ of ] [ the | that | his ] [ {n:number} ] [ combat ] damage [ all ] @still ( go | going | end up | land | dealt | hit | be dealt ) [ to ] @after
ask_damage: [ so | and ] [ the ] damage [ goes ] where
ask_damage: ( is | was ) ( it | that | this ) [ only | just | then | still | really ] {n:amount} damage [ ( to | on ) {who:targets} ] [ then | in total | or not ]
ask_damage: ( is | was ) the damage dealt [ or prevented | or not | anyway ]
ask_damage: ( is | was ) the damage prevented or dealt
ask_damage: ( does | did ) {source:thing} ( hurt | damage | hit | at least hit back | do anything to ) [ {what:thing} ] [ back ]
ask_damage: ( can | could | should ) {who:person} make it {n:number}
ask_damage: how much comes back to {who:person}
ask_dealtby: [ and | so ] ( how much | what | how many ) [ damage ] ( do | does | did | will | would | can | could ) {by:things} @still ( deal | do | inflict ) [ damage ] [ in total | altogether ] @after
ask_dealtby: ( do | does | did | will | would ) {by:things} @still ( deal | do | inflict ) [ its | any | the | their | his | her | some | more | all of its | any of its ] [ combat ] damage [ again | a second time ] @after
ask_markedon: ( does | do | will ) {on:things} @still have [ any | {n:number} ] damage [ counters ] [ marked ] [ on it | on them ] @after
ask_markedon: how much damage ( is | was | will be | is there ) [ now | then | still | left ] marked on {on:things} @after
ask_markedon ~-1: how ( much | many ) damage ( has | have ) {on:things} [ got ] [ marked ] [ on it | on them ]
ask_markedon: how much damage ( is | was | will be | is there ) [ now | then | still | left ] on {on:things}
ask_markedon: how much damage ( does | do | will ) {on:things} @still ( have | carry ) [ marked ] [ on it | on them ]
ask_triggers: ( do | does | did | will | would ) ( {what:things} @still trigger [ at all | here | again | twice | too | as well ] | ( anything | any ability | any abilities ) @still trigger )
ask_triggers its=1: ( do | does | did | will | would ) ( {of:things} 's | its | his | her | their | my | the ) ( ( trigger | triggers | triggered ability | triggered abilities | dies trigger | death trigger ) @still ( trigger | go off | work | happen | resolve | matter ) | ( ability | abilities ) @still trigger ) [ here | at all | anyway | too | ( even though | although | though | even if | if ) ( it | he | she | they ) ( dies | die | died | is dead | has died ) ]
ask_triggers: how ( often | many times ) ( do | does | did | will | would ) {what:things} @still trigger [ here | in total ]
ask_regenerates: ( do | does | did | will | would | can | is | are | has ) {what:thing} @still ( regenerate | regenerated ) [ then | here ]
ask_applies: ( do | does | did | will | would ) {what:things} @still ( apply | applies ) [ at all | here | too | as well | first ]
ask_all: ( do | does | did | will | would ) {what:things} @still ( apply | applies ) to {to:targets} [ 's | s | the ] [ combat ] [ damage ]
ask_discarded: [ and ] how many cards ( do | does | will | would | must ) {who:person} [ have to ] discard @after
ask_discarded: ( do | does | did | will | would | must ) {who:person} @still [ have to | get to ] discard [ a card | any cards | cards | anything | {n:number} cards ]
ask_all: ( do | does | will | would ) {who:person} @still sacrifice ( it | them )
ask_all: ( do | does | must | will | would ) {who:person} @still [ have to ] sacrifice ( anything | something | a creature | a permanent | a land | any creatures | any permanents )
ask_sacrificed ~-3: [ and | so ] ( ( do | does | did | will | would ) {who:person} @still ( have to | need to ) | must {who:person} @still ) sacrifice [ any | some | any of the | any of his | any of her | any of my ] ( permanents | cards )
ask_must_sacrifice: ( ( do | does | did | will | would ) {who:person} @still ( have to | need to ) | must {who:person} @still ) sacrifice {what:things}
ask_must_sacrifice: ( does | did | must ) {what:things} [ have to | need to ] be sacrificed
ask_must_sacrifice: @is {who:person} @still ( forced | required | obliged ) to sacrifice {what:things}
ask_must_sacrifice: ( does | did | must ) it [ have to ] be {what:things} [ that @is sacrificed ]
ask_must_sacrifice keeps=1: ( can | could | may ) {who:person} @still ( keep | hold on to | spare ) {what:things}
ask_must_sacrifice keeps=1: @is {who:person} @still ( allowed to | able to ) ( keep | spare ) {what:things}
ask_all: ( what | which creatures | which creature | which permanents ) ( do | does | must | will | would | can | could | may ) {who:person} [ have to ] sacrifice
ask_sacrificed: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] ( permanents | cards | of them ) ( do | does | did | will | would | must | should ) {who:person} @still [ have to | need to | must ] sacrifice [ in total | then | to @fromit ] @after
ask_sacrificed kind=creature: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] creatures ( do | does | did | will | would | must | should ) {who:person} @still [ have to | need to | must ] sacrifice [ in total | then | to @fromit ] @after
ask_sacrificed kind=land: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] lands ( do | does | did | will | would | must | should ) {who:person} @still [ have to | need to | must ] sacrifice [ in total | then | to @fromit ] @after
ask_sacrificed kind=artifact: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] artifacts ( do | does | did | will | would | must | should ) {who:person} @still [ have to | need to | must ] sacrifice [ in total | then | to @fromit ] @after
ask_sacrificed: [ and | so ] how many [ of my | of his | of her | of their ] [ other ]  ( do | does | did | will | would | must | should ) {who:person} @still [ have to | need to | must ] sacrifice [ in total | then | to @fromit ] @after
ask_sacrificed: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] ( permanents | cards | of them ) ( have to be | must be | are | are to be | will be | get ) sacrificed @after
ask_sacrificed kind=creature: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] creatures ( have to be | must be | are | are to be | will be | get ) sacrificed @after
ask_sacrificed kind=land: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] lands ( have to be | must be | are | are to be | will be | get ) sacrificed @after
ask_sacrificed kind=artifact: [ and | so ] how many [ of my | of his | of her | of their ] [ other ] artifacts ( have to be | must be | are | are to be | will be | get ) sacrificed @after
ask_prevented: ( is | was | will | does | did ) ( any | some | all ) [ of the | the ] damage [ get | be ] prevented
ask_prevented: ( how much | what | how many ) [ damage | of it ] ( is | gets | does get | was | will be ) prevented [ in total ]
ask_prevented: ( which | what ) damage is prevented
ask_prevented: is [ the | all | that | his | her | my ] [ [ combat ] damage ] prevented [ too | or not | as well | then ]
ask_prevented: is {n:number} prevented in total or {n2:number} from each
ask_shield: [ and ] ( what | how much | how many points ) ( remains | remain | is remaining ) ( on | of | in ) ( {what:things} | the shield | my shield | his shield | their shield | it | them ) @after
ask_shield: ( what | how much ) [ is | 's ] [ still ] left ( on | of | in ) [ {what:thing} | the shield | my shield | the barrier | them | it | the shields | his shield ] @after
ask_shield: [ and | so ] ( how much | how many | what ) [ point | points ] [ of ] @anyshield ( is | are | 's | was | will be | do i have | does ( he | she ) have | do they have ) [ still | there | then ] ( left [ over ] | remaining | unused | over ) @after
ask_shield: [ and | so ] ( how much | how many | what ) [ point | points ] [ of ] @anyshield ( remain | remains ) @after
ask_shield: [ and | so ] how many points ( is | are ) [ there ] [ still ] ( left [ over ] | remaining ) ( on | of | in ) @anyshield @after
ask_shield: [ and | so ] ( is | are | was | will ) [ there ] [ still ] ( anything | something | any | some | one ) [ points | of ] @anyshield [ still | be ] ( left [ over ] | remaining | unused ) @after
ask_shield: [ and | so ] ( does | do | will | would ) {who:person} [ still ] have ( any | some | one | anything ) [ points ] [ of ] @anyshield ( left [ over ] | remaining ) @after
ask_shield: [ and | so ] ( does | do | will | would | did ) ( {who:person} | it ) [ still | then | even ] ( have | keep ) @anyshield [ left | then | now | up ] @after
ask_shield: how ( much | many points ) of ( the | my | his | her | their ) ( shield | barrier ) ( is | are | remains | remain ) [ still ] [ left ] @after
ask_shield: ( is | are ) [ anything | there anything | something ] [ still ] left ( on | of ) ( {what:things} | the shield | my shield | it | them )
ask_shield: anything left ( on | of ) ( {what:things} | the shield | it | them )
ask_shield: ( is | are ) {what:things} [ also | then ] ( gone | used up | used | spent | still there | wasted | still up | left | still active | up | gone then ) [ after | now | or not | too ]
ask_shield: {what:thing} ( gone | used up | still there )
ask_shield: ( does ) {what:things} use it up [ or no | or not ]
ask_shield: is ( the | my | his ) ( shield | {n:number} ) ( still up | gone | used | still there | used up | left | spent ) [ after | now ]
ask_shield ~1: and [ the | his | her | my | their ] shield
ask_shield: did i [ just ] waste {what:thing}
ask_all ~1: ( how | why | how so | how come | how exactly | how then )
ask_all ~-1: what ( do | does | will | would ) {who:person} @still get @after
ask_shield: what ( happens | happened ) ( to | with ) ( the | my | his | her | their ) [ prevention ] ( shield | shields )
ask_gain: ( do | does | did | will | would ) {who:person} @still gain [ the | any | all | a ] [ {n:amount} ] [ life | any life | lifelink ] [ or {n2:number} | from this | for everything | for it | from lifelink ]
ask_gain: ( do | does | did | will | would ) {who:person} @still get [ the | any | all | a ] [ {n:amount} ] ( life | any life | lifelink ) [ or {n2:number} | from this | for everything | for it | from lifelink ]
ask_gain: ( do | does | did | will | would ) {who:person} @still get [ the | any | all | a ] [ {n:amount} ] ( or {n2:number} | from ( this | it | that ) | for everything | for it | from lifelink | {end:clauseend} )
ask_gain: {who:person} ( is | are | am ) @still gaining [ any | the ] life
ask_gain much=1: [ and | so ] ( how much | how many | what ) [ <life_word> [ points ] ] ( do | does | did | will | would ) {who:person} gain @fromit [ altogether ] @after
ask_gain all=1 ~-1: [ and | so ] ( who | which player | which of ( us | them ) ) ( gains | gain | gained | gets | get | got | will gain | would gain | will get | would get ) [ any | some | the | all the ] life
ask_gain of=lose all=1: [ and | so ] ( who | which player | which of ( us | them ) ) ( loses | lose | lost | will lose | would lose ) [ any | some ] life
ask_gain much=1 all=1: [ and | so ] how much life ( is | was | gets | will be ) gained [ in total | altogether ] @after
ask_gain of=lose much=1 all=1: [ and | so ] how much life ( is | was | gets | will be ) lost [ in total | altogether ] @after
ask_gain much=1: how much life ( has | have | will | would ) {who:person} [ have ] gained @fromit [ altogether ] @after
ask_gain of=lose much=1: how much life ( has | have | will | would ) {who:person} [ have ] lost @fromit [ altogether ] @after
ask_gain much=1: how much life ( do | does ) {who:person} get @fromit
ask_drawn: [ and ] ( how many ) cards ( do | does | will | would | did | have | has | had ) {who:person} ( draw | drawn | get | end up drawing ) [ in all | altogether ] @after
ask_drawn turn=1: [ and ] ( how many ) cards ( do | does | will | would ) {who:person} draw for ( the | my | his | her | their ) [ next ] turn
ask_all: [ and | so ] ( which | what ) [ kind of | kinds of | sort of ] ( token | tokens ) ( do | does | did | will | would ) {who:person} ( control | have | own | get | end up with | make | create ) [ now | left | in play | on the battlefield | in the end ]
ask_all: [ and | so ] ( which | what ) [ kind of | kinds of | sort of ] ( token | tokens ) ( are there | is there | are left | are on the battlefield | are created | is created | are made | is made | get created | gets created | were created | will be created | result ) [ now | left | in the end | instead ]
ask_all: [ and | so ] what ( enters | comes in | arrives ) [ the battlefield | on the battlefield | play ]
ask_all: ( can | could | may ) {who:person} @still ( put | move | return | send ) {what:things} ( in | into | to | back to ) [ the | my | his | her | their ] command zone [ instead [ of [ the | my | his | her | their ] ( hand | library | graveyard | exile ) ] ]
ask_all: ( can | could | may | does | will ) {what:things} @still ( go | end up | return ) ( in | into | to | back to ) [ the | my | his | her | their ] command zone [ instead ]
ask_all: how many cards ( do | does ) {who:person} ( mill | exile ) [ in the end | in total | altogether ]
ask_all: [ and ] ( do | does | did | will | would | must ) {who:person} @still [ have to | get to ] mill [ a card | any cards | cards | anything | {n:number} cards ] [ now | then | anyway | too ]
ask_all: [ and ] how many cards did {who:person} mill [ in the end | in total | altogether ]
ask_all: how many cards ( are | were | get ) ( milled | exiled ) [ in the end | in total | altogether ]
ask_dredge: ( can | could | may ) {who:person} @still dredge [ back ] {what:thing} [ instead ]
ask_drawn: cards
ask_discarded all=1: [ and ] ( do | does | did | will | would ) ( anyone | anybody | somebody ) [ still | also | have to | has to ] discard [ a card | any card | any cards | cards | anything ]
ask_drawn all=1: [ and ] ( do | does | did | will | would ) ( anyone | anybody | somebody | either player | any player ) [ still | also ] draw [ a card | any card | any cards | cards | anything ]
ask_drawn all=1: [ and ] ( who | which player ) ends up with ( a card | the card | cards | the cards | how many cards )
ask_drawn all=1: [ and ] ( who | which player ) ( draws | drew | will draw | gets to draw | ends up drawing | would draw ) ( a card | the card | cards | what | how many cards | the cards | how many )
ask_drawn: ( do | does | will | would | can | should ) {who:person} [ still | even | also | get to | gets to | then ] draw [ a card | the card | cards | any cards | anything | for it | from it ]
ask_drawn: what ( do | does | did | is ) ( {who:person} draw | drawn )
ask_created: [ and ] how many {kinds:tokenkinds} ( do | does | did | will | would ) {who:person} ( get | create | make | end up with ) @after
ask_created: [ and ] how many {kinds:tokenkinds} ( are created | enter | come in | are made ) @after
ask_zone: @is {what:things} @still ( on the battlefield | in play | in exile | in the command zone | in ( its owner 's | the | my | his | her | their ) ( graveyard | hand | library ) ) @after
ask_zone: ( @is | do | does | did | will | would ) {what:things} @still [ get | gets | be | got | go | goes ] @where or [ do | does | is | will ] [ it | they ] [ get | gets | be | got | go | goes | does it count as ] ( @where | dying | die | dies | destroyed )
ask_zone: ( does | do | did | will | would | can ) {what:things} @still ( get | be ) ( exiled | returned | shuffled | bounced | sacrificed ) [ or not | instead ]
ask_zone: @is {what:things} @still ( exiled | returned | shuffled | bounced | sacrificed ) [ or not | instead ]
ask_zone: ( do | does | did | will | would ) ( {who:person} @still sacrifice {what:things} | {what:things} @still ( get | be ) sacrificed ) [ or not | instead | then | to it | for it ]
ask_zone: ( does | do | will | would | did ) {what:things} @still [ have to | need to ] ( return | go | come | get returned | get put | be returned | be put ) [ back ] ( to | into ) ( its owner 's | the | my | his | her | their | its ) ( hand | library | graveyard ) @after
ask_zone: @is {what:things} @still ( returned | put | shuffled | bounced | sent ) [ back ] ( to | into | in ) ( its owner 's | the | my | his | her | their | its ) ( hand | library | graveyard ) [ or not ] @after
ask_zone: ( does | will | would | did ) [ its | the ] ( undying | persist ) [ ability | trigger ] ( return {what:things} | bring {what:things} back | bring back {what:things} ) [ to the battlefield ]
ask_zone: ( does | do | will | would ) {what:things} @still [ have to | need to ] ( end up | go | get put ) ( in | into | to ) [ the | my | his | her | their | its owner 's ] ( graveyard | exile | hand | library )
ask_zone: ( does | do | will | would | did | has | have ) {what:things} @still ( return | come back | returned ) [ to the battlefield | to play ] [ ( with | from | via | through | because of | due to | thanks to | by ) [ its | the | his | my ] ( undying | persist ) [ ability | trigger ] ] [ or not ]
ask_created: [ and ] how many {kinds:tokenkinds} ( can | could | may ) {who:person} ( get | create | make | have ) @after
ask_created ~2: [ and ] how many {kinds:tokenkinds}
ask_created: ( do | does | did | will | would ) ( anyone | anybody | somebody | either player | any player ) [ still | also ] ( get | create | make ) [ a | an | any | the ] {kinds:tokenkinds} [ token | tokens ] @after
ask_created: ( do | does | did | will | would ) {who:person} [ still | also ] ( get | create | make ) [ a | an | any | the ] {kinds:tokenkinds} [ token ] @after
ask_created: ( do | does | did | will | would ) {who:person} [ still | also | even ] ( get | create | make | receive ) ( a | any | my | his | her | their ) ( token | tokens ) @after
ask_created: how many tokens ( do i get | are created | enter | come in | are made )
ask_created: [ and ] how many tokens [ in total ] ( do | does | will | would | can | did ) {who:person} ( get | create | make ) @after
ask_dies every=1 ~-6: ( did | does | do | has | have | will | would ) ( a | any | some ) ( creature | creatures ) ( die | died | dies | survive | survives ) [ this turn ]
ask_how_many: [ and | so ] how many [ {kinds:heldkinds} ] [ of them ] ( do | does | will | would ) {of:person} @still ( have | keep | control | be left with | end up with ) ( left | alive | remaining | left over | left alive ) @after
ask_how_many: [ and | so ] how many [ other | more ] [ {kinds:heldkinds} ] [ of them ] [ will | would | do | does | did | are | is | get | still ] @still ( <live> | <die> | <dead> | <alive> | left | left alive | left over | remain | remaining ) [ on the battlefield | in play | on the board ] @after
ask_controls ~1: [ and | so ] how many {kinds:heldkinds} ( do | does | will | would ) {who:person} ( [ still ] ( control | have | keep ) | end up ( with | controlling ) | be left with ) [ on the battlefield | in play ] @after
ask_made: how many {kind:tokenkind} [ tokens | creatures ] ( do | does | will ) {who:person} ( have | control | end up with ) @after
ask_made: how many {kind:tokenkind} [ tokens | creatures ] @is ( there | on the battlefield | in play ) @after
ask_lethal: how much [ damage ] ( do | does | must | should | has to | needs to | have to | would | is ) [ they | i | he | {who:person} ] [ have | need | must ] [ to ] [ be ] ( assign | assigned | put | need | needed | dealt ) [ to ( kill | destroy ) {what:thing} ] [ in order to kill {what:thing} ] [ for it to die ]
ask_lethal: how much [ damage ] ( does it take | is needed | is lethal | is lethal damage ) [ to kill {what:thing} | for {what:thing} ]
ask_lethal ~-4: [ and | so ] how much [ more ] damage ( kills | destroys | ( would | will | does | could ) @still ( kill | destroy ) ) {what:thing}
ask_lethal: how much [ more ] damage ( must | does | should | has to | needs to | do i have to | would ) [ {who:person} | {who:thing} ] [ have to | need to | must ] deal [ to {what2:thing} ] to ( kill | destroy ) {what:thing}
ask_lethal: how much [ more ] damage ( can | could | would | will ) {what:thing} take ( before ( it dies | dying | it is dead | it is destroyed ) | until ( it dies | it is dead ) )
ask_lethal: ( what | how much ) is lethal [ damage ] ( for | to | on ) {what:thing}
ask_lethal: how much [ damage ] ( must | does | should | has to ) {who:person} ( assign | have to assign | need to assign ) to {what:thing} [ before ( trampling over | trampling | it can trample over | it tramples over | he can trample over | she can trample over | any goes through | tramples over ) ]
ask_lethal: how much [ combat ] [ damage ] ( must | has to | needs to | should | does have to ) be ( assigned | dealt ) to {what:thing} [ first | before any goes through | before anything tramples over ]
ask_lethal: how much [ combat ] [ damage ] ( must | do | does | should | has to ) {who:person} [ have to | need to ] assign ( to | on ) {what:thing} ( at least | at a minimum | before ( {who2:person} can | i can | any ) ( assign | go | goes | be assigned ) [ any ] [ more ] [ damage ] [ through ] to {to2:targets} )
ask_lethal: how much [ combat ] [ damage ] ( must | has to | needs to | should ) be assigned to {what:thing} ( at least | at a minimum | before ( any | damage | some | the rest ) can ( go | be assigned | trample over ) [ through ] [ to {to2:targets} ] )
ask_lethal: ( how much is | what is ) the ( least | minimum ) [ amount of ] [ damage ] ( that | ) ( must | has to | can | {who:person} ( must | can | has to ) ) [ be ] ( assigned | assign ) to {what:thing}
ask_lethal: how must they assign [ it | the damage ]
ask_lethal: {who:person} have to assign {n:number} to {what:thing} [ or is {n2:number} enough ]
ask_lethal: do {who:person} have to ( assign | put ) {n:number} ( to | on | into ) {what:thing} [ first ] [ or is {n2:number} enough ] [ or what ]
ask_points: [ and | so ] ( is | are | would | will | do | does | can | could ) {n:amount} [ more ] damage [ be ] ( enough | sufficient | lethal ) [ ( to | for ) ] [ kill | destroy | finish [ off ] ] {what:targets}
ask_points: [ and | so ] ( would | will | do | does | can | could ) {n:amount} [ more ] damage ( kill | destroy | finish [ off ] ) {what:targets}
ask_lethal: is {owner:owner} {n:number} enough to kill {what:thing}
ask_provided: provided all of it is prevented
ask_preventable: [ and | so | but ] ( can | could ) @thatdamage @still be ( prevented | stopped | absorbed ) [ at all | here | then | or not ]
ask_preventable: [ and | so | but ] ( can | could ) {who:person} @still ( prevent | stop ) ( @thatdamage | damage | any damage | anything ) [ at all | here | then | or not ]
ask_preventable: [ and | so | but ] ( is | was ) @thatdamage @still preventable [ at all | here | then | or not ]
ask_means: ( what | who | whatever | whoever | anything that | everything that ) [ else | also ] ( kills | destroys | killed | destroyed | can kill ) {what:things} [ then | here ]
ask_means ~1: ( how much [ more ] damage | how much [ more ] | what [ else ] ) ( would | could | can | might | will ) [ it take to ] ( kill | destroy | save ) {what:things} [ then | here ]
ask_means ~1: ( how much [ more ] damage | how much [ more ] | what [ else ] ) ( would | do | does | could ) {who:person} ( need | have ) [ to have | to do ] to ( kill | destroy | save ) {what:things} [ then | here ]
ask_works: ( does | do | will | would | can | could | did ) [ a | an | my | his | her | the ] {what:things} @still ( work | works | help | helps | do anything | do something | matter | change anything | make a difference | save me | help me | helps me | ( stop | prevent | stops | prevents ) @thatdamage ) [ here | there | then | now | at all | anyway | for me | in this case | in that case | against ( it | this | that | him ) | on ( it | this | that ) | or not ]
ask_works ~1: ( is | would ) [ a | an | my | his | her | the ] {what:things} [ be ] ( any good | any use | of any use | useful | enough ) [ here | there | then | now | at all | in this case | against ( it | this | that | him ) ]
ask_works: ( can | could | may ) {who:person} [ still | then | just ] ( cast | use | play | respond with | react with | flash in | activate ) {what:things} [ in response | here | now ] to ( stop | prevent | fix | survive | negate ) @thatdamage
variant ~60: [ , ] [ and | or | but | n ] ( if | what if | how about if ) {rest:restofquestion}
"""
