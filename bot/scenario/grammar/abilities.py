"""Clauses that say which abilities are used, on what, and what is chosen for them."""

ABILITIES = """
# --- abilities
use: {who:person} <use> {card:things} [ ability ] [ ( on | for | targeting | onto | at | to protect | to save | to shield | to prevent damage to ) {to:targets} ] [ {x:x} ] [ @src {src:things} @assrc ]
use: {who:person} <use> {card:things} [ 's ] [ ability ] {*:usewith}
use ~1: {who:person} ( pump | pumps | pumped | pumping ) {card:thing} [ {times:times} | once ] [ in response | before damage | before blocks | this turn ]
tapmana ~-2: {who:person} ( tap | taps | tapped | use | uses | used | activate | activates | activated ) {card:things} [ 's ] [ mana ] [ ability ] ( for | to add | to make | to produce | to get ) [ a | one | some | its ] [ {color:colorword} | colorless | colored ] mana [ of any color ]
tapmana ~-2: {who:person} ( tap | taps | tapped ) {card:things} for ( {color:colorword} | colorless | {cost:manacost} )
use: {who:person} <use> {card:things} 's [ @nth ] [ activated ] ability [ {*:usewith} ]
use: {who:person} <use> {card:things} [ 's ] [ ability ] [ {x:x} ] with {to:targets} as [ the | its ] ( target | targets )
use: {who:person} <use> {card:things} [ 's ] [ ability ] against {src:cards}
use: {who:person} <use> {card:things} [ 's ] [ ability ] against {src:pronoun}
use when=response: {who:person} ( respond | responds | responded ) ( with | by using | by activating ) {card:things} 's [ @nth ] [ activated ] ability [ {*:usewith} ]
use when=response: {who:person} <use> {card:things} 's [ @nth ] [ activated ] ability in response [ {*:usewith} ]
uselast ~1: {who:person} ( use | uses | used | activate | activates | activated ) ( the | its | his | her | their | my | that ) [ @nth ] [ activated ] ability to @deed {to:targets}
use ~1: {who:person} ( use | uses | used | activate | activates | activated ) {card:things} [ 's ] [ ability ] to @deed {to:targets}
uselast: {who:person} <use> ( the | its | his | her | their | my | that ) [ @nth ] [ activated | regeneration | regenerate | prevention | redirection ] ability [ {*:usewith} ]
use: {who:person} <use> {card:things} ( to ) prevent [ the ] [ next ] {n:amount} [ damage ] [ ( on | to | for ) {to:targets} ]
use: {who:person} <use> {card:things} on {to:targets} to prevent [ the ] [ next ] {n:amount} [ damage ]
use: {who:person} <use> {card:things} ( to prevent | , preventing | preventing ) [ the ] [ next ] {n:amount} [ of the ] [ damage ] [ that would be ] [ dealt ] ( to | on ) {to:targets} [ this turn ]
use: {who:person} <use> {owner:owner} {card:thing} ability [ on {to:targets} ] [ {times:times} ]
use: {who:person} <use> [ the ] [ @nth ] [ activated ] ability of {card:things} [ {*:usewith} ]
use: {who:person} <use> the {loyalty:digit} [ loyalty ] [ ability ] of {card:thing} [ @on {to:targets} ] [ {x:x} ]
use: {who:person} <use> {card:thing} 's {loyalty:digit} [ loyalty ] [ ability ] [ {x:x} ] [ [ , ] @on {to:targets} ] [ {x:x} ]
uselast: {who:person} <use> ( its | his | her | their | the | my ) {loyalty:digit} [ loyalty ] [ ability ] [ {x:x} ] [ [ , ] @on {to:targets} ] [ {x:x} ]
use: {who:person} <cast> {card:things} [ 's ] ability [ \\open {text:abilitynote} \\close ] [ on {to:targets} ] [ @src {src:things} @assrc ]
castagain ~1: [ with | by ] ( another | a second | one more ) {card:cardq}
uselast: {who:person} <use> ( the | its | his | her | their | my ) ( regeneration | redirection ) [ {*:usewith} ]
uselast when=response: {who:person} ( respond | responds | responded | answer | answers | react | reacts ) ( with | by using | by activating ) ( the | its | his | her | their | my | that ) [ @nth ] [ activated | regeneration | prevention | redirection ] ability [ {*:usewith} ]
uselast: \\open ( activated | used | tapped ) [ once | {times:times} ] \\close
uselast: {who:person} <pay> {cost:cost} ( for | to activate | to use ) ( the | its | his | her | their | my ) [ @nth ] [ activated ] ability [ {*:usewith} ]
use: {who:person} ( minuses | pluses | plusses | zeroes ) {card:things} [ [ , ] @on {to:targets} ]
use: {who:person} ( tick | ticks | ticked ) ( up | down ) {card:things} [ [ , ] @on {to:targets} ]
use: {who:person} ( tick | ticks | ticked ) {card:things} ( up | down ) [ [ , ] @on {to:targets} ]
uselast: which {who:person} ( use | uses | used | activate | activates | activated ) [ once | {times:times} ] [ @on {to:targets} ] [ @choosing | @src {src:things} @assrc ]
targetlast: {who:person} ( target | targets | targeted | pick | picks ) {to:targets} [ with it | @eachtime ]
targetlast: {who:person} ( target | targets | targeted | pick | picks ) {to:targets} @choosing
targetlast: {who:person} ( choose | chooses ) {to:targets} @eachtime
targetlast: ( the | its | my | his | her ) copy [ also | then | instead ] ( targets | targeted | is targeting | hits | goes to | goes at | goes after | is aimed at | is pointed at | is redirected to ) {to:targets} [ instead | too ]
targetlast: ( the | its ) copy ( 's | has [ as ] [ the | a ] ) [ new ] target [ is | being ] {to:targets}
targetlast: [ {who:person} ] ( aim | aims | aiming | point | points | pointing | send | sends | sending | redirect | redirects | redirecting ) ( the | its | my | his | her ) copy ( at | to | onto ) {to:targets}
targetlast ~1: [ and ] targeting {to:targets} [ with ( it | its ( trigger | ability | triggered ability ) ) ]
targetlast ~1: [ and ] ( each time | every time | both times ) ( targeting | aiming at | choosing | picking ) {to:targets}
targetlast: ( each time | every time | both times ) [ , ] {who:person} ( target | targets | targeted | pick | picks | choose | chooses ) {to:targets}
targetlast ~1: [ and ] ( target | targets | targeting | targeted | choosing ) {to:targets} @eachtime
eachonce each=1: once ( on | for | targeting | at | choosing | naming | against ) {to:targets}
eachonce: {t1:times} ( on | for | targeting | at | choosing ) {to:targets} [ [ , ] [ and ] {t2:times} ( on | for | targeting | at | choosing ) {to2:targets} ] [ [ , ] [ and ] {t3:times} ( on | for | targeting | at | choosing ) {to3:targets} ]
use: {who:person} <use> {card:things} ( of the | of my | of his ) turn
use always=1: {who:person} ( use | uses | used ) {card:things} [ 's ] [ ability | trigger | effect ] @always
use always=1: {who:person} always ( use | uses | used ) {card:things} [ 's ] [ ability | trigger | effect ]
use: {who:person} ( use | uses | used ) {card:things} [ 's ] [ ability | trigger | effect ] to prevent ( damage | the damage | that damage | some | it )
unused: {who:person} ( do | does | did | have | has | had ) not ( use | used | activate | activated | tap | tapped ) {card:things} [ 's ] [ ability | trigger | effect ] [ <until_eot> ]
unused: {who:person} ( never | always decline to | always declines to | declines to | decline to | declined to | refuse to | refuses to ) ( use | uses | used ) {card:things} [ 's ] [ ability | trigger | effect ]
useeffect ~2: {who:person} ( choose | chooses | chose | decide | decides | decided | elect | elects | opt | opts ) to @whatitmay [ @always | with it | off it | from it ]
useeffect ~2 declined=1: {who:person} ( ( choose | chooses | chose | decide | decides | decided | elect | elects | opt | opts ) not to | ( decline | declines | declined ) to ) @whatitmay [ @always | with it | off it | from it ]
useeffect ~2 declined=1: {who:person} ( decline | declines | declined ) [ it | that | the trigger | its trigger | the ability | its ability | the triggered ability | the option ] [ @always ] {over:nothingtodo}
useeffect ~2 declined=1: {who:person} ( do | does | did ) not ( use | apply ) ( it | its ability | the ability | its effect | its trigger | the trigger | the triggered ability | that ability )
useeffect: {who:person} ( choose | chooses | chose | decide | decides | decided | elect | elects | opt | opts ) to ( use | apply ) {card:things} [ 's ] [ ability | effect | replacement effect ] [ instead | here | for it | to it | on it | to that | to the draw ]
useeffect declined=1: {who:person} ( choose | chooses | chose | decide | decides | decided | elect | elects | opt | opts ) not to ( use | apply ) {card:things} [ 's ] [ ability | effect | replacement effect ] [ here | for it | to it | on it | to that | to the draw ]
useeffect: {who:person} ( use | uses | used | apply | applies | applied ) {card:things} [ 's ] [ ability | effect | replacement effect ] ( instead | to replace ( it | that | the draw | that draw ) )
useeffect: {who:person} ( exert | exerts | exerted ) {card:things}
useeffect: ( exerts | exerting ) {card:things}
useeffect: {card:things} @is exerted
useeffect declined=1: {who:person} ( do | does | did ) not exert {card:things}
useeffect ~2: {who:person} ( apply | applies | applied ) {card:things} [ 's ] [ ability | effect | replacement effect ] [ to it | to that | to the draw ]
useeffect ~2 declined=1: {who:person} ( ( do | does | did ) not | ( choose | chooses | chose | decide | decides | decided ) not to | ( decline | declines | declined | refuse | refuses | refused ) to ) sacrifice ( anything | any | any permanents | any creatures | any of them | a creature | creatures | a permanent | permanents | a land | lands | an artifact | an enchantment | one | it | any creature | any permanent )
useeffect ~2 declined=1: {who:person} ( sacrifice | sacrifices | sacrificed ) ( nothing | no permanents | no creatures | none )
useeffect ~2 declined=1: {who:person} ( ( do | does | did ) not | ( choose | chooses | chose | decide | decides | decided ) not to | ( decline | declines | declined ) to ) sacrifice {end:sentenceend}
useeffect declined=1: {who:person} ( do | does | did ) not ( apply | use ) {card:things} ( effect | 's effect | 's replacement effect )
use: with {card:things} 's {n:number} ( point | points ) [ of prevention ] ( on | for ) {to:targets}
use: {who:person} <use> {card:things} [ 's ] [ ability ] {times:times} [ [ , ] ( on | for | targeting | at ) {to:targets} ] [ @src {src:things} @assrc ]
use: {card:things} [ 's ability ] ( is | was ) ( used | activated | tapped ) [ on | for | targeting ] {to:targets}
use: {card:things} [ , ] ( has been | was | is ) activated [ once ]
use: {card:things} [ 's ability ] [ , ] ( has been | was | is | gets ) ( activated | used ) {times:times} [ by {who:person} ] [ {*:usewith} ]
use: {card:things} [ 's ability ] [ , ] ( has been | was | is | gets ) ( activated | used ) [ once ] by {who:person} [ {*:usewith} ]
use: {card:things} [ , ] ( has been | was | is | gets ) activated [ once ] {*:usewith}
use: {card:things} ability ( resolves | resolved | is activated | is used )
use: {who:person} ( animate | animates | animated ) {card:thing} [ \\open loyalty {loy:number} \\close ] [ with the {loyalty:number} [ ability ] ]
pay: {who:person} <pay> {cost:cost} [ for {card:things} ] [ @src {src:things} @assrc ] [ {times:times} ]
pay: {who:person} <pay> [ {cost:cost} ] [ {times:times} ] for {card:things} against {src:things}
pay ~1: {who:person} <pay> {cost:cost} [ for {card:things} ] {*:usewith}
pay: {who:person} ( spend | spends | spent ) {cost:cost} ( on | for ) {card:things} [ , ] [ @src {src:things} @assrc ] [ {times:times} ]
pay: {who:person} <pay> {cost:cost} {times:times} [ , every time onto {to:targets} | , each time onto {to:targets} ]
pay: {who:person} <pay> {life:amount} life for {card:things}
pay: {who:person} <pay> [ {times:times} ] for {card:things} [ @src {src:things} @assrc ]
pay: {who:person} <pay> [ {times:times} ] for {card:things} and ( choose | chooses | chose | pick | picks | picked | name | names | named ) {src:things}
pay: {who:person} <pay> {times:times}
pay: \\open <pay> {cost:cost} \\close
pay: <pay> {times:times} for {card:things}
pay: ( every time | each time ) onto {to:targets}
source: {who:person} ( name | names | choose | chooses | chose | pick | picks | picked | have chosen ) {src:things} @assrc
choosetarget: {who:person} ( choose | chooses | chose | pick | picks | target | targets ) {to:targets} ( for | with ) ( the | its | his | her | their | my ) [ reflexive | triggered ] ( trigger | ability | triggered ability | damage )
choosetarget: {who:person} ( choose | chooses | chose | pick | picks | target | targets ) {to:targets} ( for | with | as the target of | as target for | as the target for ) {host:things} 's ( trigger | ability | triggered ability | damage )
choosetarget damage=1: {host:things} 's [ reflected | own ] damage ( goes to | is dealt to | hits | goes at | targets | goes on ) {to:targets}
choosetarget: {host:things} 's ability ( targets | targeted | hits | hit | is aimed at | goes to ) {to:targets}
choosetarget: {host:things} 's ( trigger | triggered ability ) ( targets | target | is targeting | goes to | points at | chooses | is aimed at ) {to:targets}
choosetarget: [ ( the | its | his | her | their | my ) [ {host:things} [ 's ] ] | {host:things} 's ] ( modular | mentor | backup | provoke | outlast ) [ trigger | ability ] ( targets | target | is targeting | targeted | goes to | goes on | goes onto | chooses | puts {n:number} counters on ) {to:targets}
choosetarget: {who:person} @aim {host:things} 's @trigger ( at | to | on | onto | into | towards ) {to:targets}
choosetarget: {who:person} @aim ( the | its | his | her | their | my | that ) [ {host:things} ] @trigger ( at | to | on | onto | into | towards ) {to:targets}
choosetarget: {who:owner} [ {host:things} [ 's ] ] @trigger ( goes to | go to | goes at | targets | target | hits | hit | is aimed at | is pointed at | is directed at | points at | is sent at | is put on ) {to:targets}
choosetarget: ( the | its | his | her | their | my | that | this ) [ {host:things} ] @trigger @resolving @attarget
choosetarget: {host:things} 's @trigger @resolving @attarget
choosetarget: {who:person} ( have | has | had | make | makes | let | lets ) ( ( the | its | his | her | their | my | that ) [ {host:things} ] @trigger | {host:things} 's @trigger | it ) ( hit | target | go to | go at | deal ( its | the | that ) damage to | deal that much damage to | deal it to ) {to:targets}
choosetarget: ( ( the | its | his | her | their | my | that ) [ {host:things} ] @trigger | {host:things} 's @trigger ) ( deals | deal | would deal ) ( that | its | the | that much | all its | all the | all of its | this ) damage to {to:targets}
choosetarget: all [ of ] ( ( the | its | his | her | their | my ) @trigger | {host:things} 's @trigger ) [ 's ] damage ( goes | is dealt | is assigned ) to {to:targets}
choosetarget: {who:person} ( put | puts | use | uses ) ( the | its | his | her | their | my | that ) [ {host:things} ] @trigger ( on | against ) {to:targets}
choosetarget ~1: ( which | that ) {who:person} @aim ( at | to | on | onto ) {to:targets}
choosetarget ~2: {who:person} ( aim | aims | aimed ) [ it ] at {to:targets}
choosetarget ~2: [ the | its | my | his | with the | with its ] @trigger ( on | at | to | onto | targeting | aimed at | pointed at ) {to:targets}
choosetarget ~1: ( ( the | its | his | her | their | my | that ) [ {host:things} ] | {host:things} 's ) @trigger ( kills | kill | destroys | destroy | exiles | exile | bounces | shoots | pings | zaps | burns | taps | shrinks | takes out ) {to:targets}
choosetarget ~1: {host:things} @trigger ( targets | target | targeted | is targeting | goes to | go to | goes at | hits | hit | is aimed at | is pointed at | is directed at | points at ) {to:targets}
choosetarget: ( the | its | his | her | their | my | that ) [ {host:things} ] @trigger ( is | was | gets ) ( aimed at | pointed at | directed at | sent at | put on ) {to:targets}
choosetarget: {who:person} ( choose | chooses | chose | pick | picks | target | targets | targeted | name | names ) {to:targets} ( for | with | as the target of | as the target for ) ( the | its | his | her | their | my | that ) [ {host:things} ] @trigger
choosetarget: {who:person} [ always ] ( choose | chooses | chose | pick | picks | target | targets | targeted ) {to:targets} ( with | for | as the target of ) @each_trigger
choosetarget: {who:person} always ( choose | chooses | chose | pick | picks | target | targets | targeted ) {to:targets}
choosetarget: {who:person} @aim @each_trigger ( at | to | on | onto ) {to:targets}
choosetarget: {who:person} ( have | has ) @each_trigger ( target | go to | hit ) {to:targets}
choosetarget: @each_trigger ( target | targets | go to | goes to | hit | hits ) {to:targets}
choosetarget: {who:person} @aim ( ( the | its | his | her | their | my | that ) [ {host:things} ] | {host:things} 's ) @trigger {to:face}
choosetarget ~-4: {who:person} @aim [ the | his | her | their | my | that ] {host:things} [ 's ] ( @trigger | ability ) ( at | to | toward | towards | on ) {to:targets}
choosetarget: [ the | its | his | her | their | my | that ] [ {host:things} [ 's ] ] @trigger [ ( goes | go | going ) [ straight ] ] [ to | at | into ] {to:face}
choosetarget ~2: {who:person} ( choose | chooses | chose | picks | targets ) {to:person} [ for it ]
choosetarget ~2: {who:person} ( choose | chooses | chose | pick | picks | target | targets ) {to:face} [ for it ]
choosetarget: {who:person} ( choose | chooses | chose | pick | picks | name | names ) {to:targets} as ( the | its ) ( target | target for it | target of the trigger | target for the trigger | trigger 's target )
choosetarget: ( the | its | his | her | their ) @trigger ( targets | target | is targeting | goes to | points at | chooses | hits | hit ) {to:targets}
choosetarget ~1: {to:targets} ( is | am | are | was | were | being ) the ( target | targets ) [ for it | of it | ( of | for ) ( the | its | his | her | their | that ) @trigger ]
choosetarget ~1: ( ( the | its | his | her | their | my | that ) @trigger | {host:things} 's @trigger ) ( puts | put | gives ) ( the | its | that | those | these | a ) ( counter | counters | +1/+1 counter | +1/+1 counters ) ( on | onto | to ) {to:targets}
choosetarget: {who:owner} [ reflexive | triggered | etb ] ( trigger | triggered ability ) ( targets | target | is targeting | goes to | points at | chooses ) {to:targets}
choosetarget: ( the | its | his | her | their | my ) [ reflexive | triggered ] ( damage | trigger 's damage ) ( from | of ) ( the | its | that ) ( trigger | triggered ability | ability | counters ) ( targets | is dealt to | goes to | hits ) {to:targets}
choosetarget: ( the | its ) ( trigger | triggered ability ) 's damage ( goes to | is dealt to | hits ) {to:targets}
choosetarget: the ( target | targets ) of ( the | its | his | her | their | my | that ) @trigger ( : | = | is | are | was | were ) {to:targets}
aimedlast: the ( target | targets ) of ( {of:cardq} | it ) ( : | = | is | are | was | were | would be | will be ) {to:targets}
aimedlast: [ the | its | his | her | their | my ] [ chosen | only | two | three ] ( target | targets ) ( : | = | is | are | was | were | being | would be | will be ) {to:targets} [ ( then | , then | and then | , and then ) {then:targets} ]
aimedlast: {to:targets} ( is | was | 's ) ( the one | the unit | the ally | the creature | what | who | whom ) [ that | which | who ] {who:person} ( choose | chooses | chose | pick | picks | picked | target | targets | targeted | selected )
aimedlast: {to:targets} ( is | was | 's ) ( the one | the unit | the ally | the creature | what ) [ that ] ( is | was | gets | got | has been | being ) ( chosen | picked | targeted | selected )
aimedlast: the ( one | unit | creature | ally ) [ that | which ] {who:person} ( choose | chooses | chose | pick | picks | picked | target | targets | targeted | selected ) ( is | was ) {to:targets}
aimedlast: ( the | its | his | her | their | my ) first target ( : | = | is | being ) {to:targets} [ , ] [ and ] ( the | its | his | her | their | my ) ( second | other ) [ target | one ] [ : | = | is | being ] {then:targets}
aimedlast: [ and ] with {to:targets} as ( the | its | his | her | their ) first target [ , ] and {then:targets} as ( the | its ) second [ target | one ]
aimedlast: [ and ] ( picking | choosing | selecting | naming | with ) {to:targets} as ( the | its ) [ only ] ( target | targets )
aimedlast: {who:person} @aim ( it | them | the spell | the ability | its ability ) [ back ] ( at | to | on | onto | towards ) {to:targets}
aimedlast: ( all | all of them | all of which | both | both of them | each ) ( on | at | aimed at | targeting | pointed at | going at | directed at ) {to:targets}
aimedlast: [ {who:person} ] ( aiming | pointing | directing | sending | throwing | shooting ) ( it | them | the spell | the ability | its ability ) ( at | to | on | onto | towards ) {to:targets}
effecttold does=destroy ~6: ( it | which | that | the spell | the ability | its ability ) ( destroys | kills | destroy | kill | destroyed | killed ) {to:targets}
effecttold does=exile ~6: ( it | which | that | the spell | the ability | its ability ) ( exiles | exile | exiled | removes | returns | bounces | bounced ) {to:targets} [ to ( its | his | her | their | my ) [ owner 's ] hand ]
effecttold does=return ~1: ( bouncing | returning ) {to:targets} [ to ( its | his | her | their | my ) [ owner 's ] hand ]
effecttold does=damage ~2: [ each time | every time ] ( hitting | shooting | zapping | burning | blasting ) {to:targets} [ each time | every time ]
effecttold does=blink ~1: ( blinking | flickering ) {to:targets}
effecttold does=blink ~1: {who:person} ( flicker | flickers | flickered ) {to:targets}
effecttold does=takescontrol ~1: ( stealing | taking | taking control of | gaining control of ) {to:targets}
effecttold does=tap ~6: ( it | which | that | the spell | the ability | its ability ) ( taps | tapped ) {to:targets}
effecttold does=untaps ~6: ( it | which | that | the spell | the ability | its ability ) ( untaps | untapped ) {to:targets}
aimedlast: with {to:targets} as [ the | its | my | his | her | their ] [ only ] target
aimedlast: ( it | which ) ( targets | target | is targeting | is aimed at | is pointed at ) {to:targets}
calledplayer: ( naming | choosing ) {who:person} [ for it ]
calledplayer: \\open {who:person} ( chosen | named | is chosen | is named | as the chosen player ) \\close
calledplayer: \\open ( chosen player | chosen | named player | naming | choosing ) [ : | is ] {who:person} \\close
calledplayer: [ the ] ( chosen | named ) player [ : | = | being | is | was ] {who:person}
calledplayer: \\open ( picked | picking | chose | chosen | choosing | i picked | i chose | on | set to ) {who:person} [ for it | with it ] \\close
calledplayer: with {who:person} as the ( chosen | named ) player
calledplayer: {host:things} ( has | have | had ) {who:person} as [ the | its ] ( chosen | named ) player
calledplayer: {who:person} ( is | am | are | 's | being ) the ( chosen | named ) ( player | opponent )
calledplayer: the ( chosen | named ) ( player | opponent ) is {who:person}
calledplayer: ( it | he | she | i ) ( names | named | chose | chooses | has named | has chosen | have named | have chosen ) {who:person} [ for it | as @theplayer ] [ as it entered | when it entered ]
calledplayer: [ {by:person} ] ( name | names | named ) {who:person} [ for it | with it | as @theplayer ] [ as it entered | when it entered ]
calledplayer: ( it is | it 's | and it is | he is ) ( named | naming | set to | called ) {who:person}
calledplayer: with {who:person} ( chosen | named )
calledplayer: {who:person} ( was | is | has been ) ( chosen | named ) [ for it | as it entered | when it entered ]
calledplayer: [ the ] ( chosen | named ) player ( for | of | with ) {host:things} is {who:person}
calledplayer: {host:things} 's ( chosen | named ) player is {who:person}
calledplayer: [ {by:person} ] ( chose | choose | chooses | named | names | picked | picks ) {who:person} ( for | with | as the player for ) {host:things}
calledplayer: {by:person} ( has | have | had | got | control | controls ) {host:things} ( set | pointed | locked | naming | choosing | aimed ) [ on | to | at ] {who:person}
calledplayer: {host:things} ( is | was | being ) ( set | pointed | locked | named | choosing | naming | aimed ) [ on | to | at ] {who:person}
calledplayer: [ and ] ( set | pointed | locked ) ( on | to | at ) {who:person}
calledplayer: {host:things} ( names | named | chose | chooses | has named | has chosen ) {who:person} [ as @theplayer ] [ as it entered | when it entered ]
source: [ and ] ( choosing | picking | naming ) {src:things} @assrc [ and {to:thing} as the creature [ that | which ] ( eats it instead | takes it instead ) ]
source: {who:person} ( choosing | picking | naming ) {src:things} @assrc
source: [ the | my | his | her | their ] [ chosen ] source [ ( i | he | she | they ) ( choose | chose | chooses | pick | picks | picked ) ] ( : | = | is ) {src:things}
source: the ( chosen name | named card | chosen card | name chosen ) is {src:things}
source: with {src:things} ( named | as the chosen name | as the name )
sacrificeonly ~2: {who:person} <sacrifice> {what:things}
sacrificeonly trigger=1: {who:person} <sacrifice> {what:things} ( to | for | with ) ( the | its | his | her | their | my | that ) [ {host:things} ] @trigger
sacto: {who:person} ( <sacrifice> | feed | feeds | fed ) {what:things} ( to | for | to pay for | to activate | to cast | as the cost of | as an additional cost for | as the additional cost of | paying for ) {card:thing} [ 's ability ] [ ( targeting | at | ( to | and ) ( <ping> | @deed ) ) {to:targets} | ( ( to | and ) deal {n:number} [ damage ] | , {n:number} [ damage ] | for {n:number} [ damage ] ) ( to | on | at ) {to:targets} | , ( targeting | shooting | pinging | hitting | killing ) {to:targets} | and {who2:person} target {to:targets} | and ( target | targets | targeted ) {to:targets} ]
sacto when=response: {who:person} ( respond | responds | responded | answers | answered | reacts ) ( by sacrificing | and sacrifices ) {what:things} ( to | for ) {card:thing} [ targeting {to:targets} | , targeting {to:targets} ]
sacto: {who:person} ( fling | flings | flung ) {what:things} ( at | to | on | onto | in ) {to:targets}
sacrificeonly when=response: {who:person} ( respond | responds | responded | answers | answered | reacts ) ( by sacrificing | and sacrifices ) {what:things}
sacrificeonly: {boss:person} ( makes | make | made | forces | forced | has | had ) {who:person} ( sacrifice | to sacrifice ) {what:things}
redirecting: [ and ] ( sending | send | sends | sent | moving | move | moves | moved | redirecting | redirect | redirects | redirected | aiming | aim | aims | aimed | pointing | point | points | pointed | throwing | throw | throws | threw | directing | direct | directs | directed ) ( the {n:number} | it | them | [ all ] ( the | that | its ) damage | {n:number} ) [ damage ] [ from it | of it ] [ back | instead ] ( at | to | onto | into ) {to:targets} [ instead ]
redirecting: [ and ] [ i | he | she | they ] ( use | uses | used | using ) ( it | that ) to ( redirect | send | move | deflect ) ( it | [ all ] ( the | that | its ) damage | [ the ] {n:number} [ of ( it | that | [ the | that | his | its ] damage ) ] ) [ damage ] [ back ] ( at | to | onto ) {to:targets} [ instead ]
redirecting: [ and ] ( sent | redirected | aimed | pointed | thrown | directed | going ) back ( at | to | onto | into ) {to:targets}
redirecting: [ and ] ( redirecting | redirects | redirected ) [ all ] [ that damage | the damage ] to {to:targets}
redirecting: [ and ] {to:things} as the creature ( that | which ) ( eats it instead | takes it instead | takes it | takes the damage | gets it )
redirecting: ( ( the | that | its | the {n:number} ) damage [ from it | of it ] | it ) ( goes | go | is sent | gets sent | is redirected | gets redirected | is dealt | gets dealt | going | being dealt | is going ) [ instead | back ] ( to | at | onto ) {to:targets} [ instead ]
redirecting: its damage ( aimed | pointed ) at {to:targets}
regen: {who:person} ( regenerate | regenerates | regenerated ) {to:things} [ once | {times:times} ] [ this turn ]
regen: {who:person} <use> [ the | its | his | her ] regeneration ( on | of | for ) {to:things} [ once | {times:times} ]
regen: {who:person} <use> {to:things} 's regeneration [ once | {times:times} ]
regen: {to:things} ( regenerates | regenerate )
regen: {who:person} ( regenerate | regenerates ) {end:clauseend}
regen: {who:person} ( pay | pays | paid | has paid | have paid ) [ mana | {cost:cost} | {n:number} mana ] for [ a | the | its | his | her ] ( regen | regeneration | regenerate ) [ on {to:thing} ] [ once | {times:times} ]
regen when=response: {who:person} ( regenerate | regenerates ) in response
regen: {to:things} ( is | was | has been ) regenerated ( once | {times:times} | this turn ) [ this turn ]
regen: {who:person} <use> {to:thing} 's ( regeneration | regenerate ) ability [ once | {times:times} ]
regen: {who:person} <use> the ( regeneration | regenerate ) ability of {to:thing} [ once | {times:times} ]
regen: {who:person} ( sacrifice | sacrifices | sacrificed | pay | pays | paid ) ( {cost:cost} | another creature | a creature | a land | a token | mana | {n:number} mana | {n:number} ) to regenerate {to:things}
regen elided=1 ~3: ( has | have | with ) ( a | an | {n:number} ) ( regen | regeneration | regenerate ) ( shields | shield ) [ on it ]
"""
