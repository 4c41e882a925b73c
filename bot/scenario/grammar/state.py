"""Clauses that say what is on the board (data for :mod:`bot.scenario.words.pattern`)."""

MACROS = {
    "is": "( is | are | was | were | 's | am | be | being )",
    "puts": "( put | puts | placed | place | have put | has put | had put | cast | casts | made | make | set | sets up | set up | use | used )",
    "has": "( has | have | had | got | has got | have got | 's got | controls | control | controlled | gets | get )",
    "shieldcount": "( two | three | {n:number} ) [ of ] [ those | these | different | separate ] [ damage ] [ prevention ] ( shields | shield things | shield effects | effects ) [ up ]",
    "oneandother": "[ , | : | - | . ] {shield:oneshield} [ and | , | , and ] {shield2:oneshield} [ [ , ] [ and ] {shield3:oneshield} ]",
    "such": "[ untapped | tapped | nonland | white | blue | black | red | green | colorless | artifact | nontoken ] [ ( or | and ) ( white | blue | black | red | green | artifact ) ]",
    "turnend": "[ <until_eot> ]",
    "agame": "[ a | an | the | our | this | one ] [ casual | multiplayer ] [ ( two | three | "
    "four | five | six | 3 | 4 | 5 | 6 ) ( player | person | way | man ) ] [ casual | "
    "multiplayer ] [ commander | edh | free for all ] ( game | pod | match | table ) "
    "[ of ( commander | edh | magic ) ]",
    "eot": "[ <until_eot> ]",
    "sits": "( sit | sits | sat | are sitting | is sitting | sit down | sat down | are seated | are | is | play | plays | are playing | is playing )",
    "table": "( at the table | at our table | at this table | at the same table | around the table | in the game | in this game | in our game | here | with us | together )",
    "lawdamage": "[ <kind=prevkind> ] damage [ to {to:targets} ] [ by {by:things} ]",
    "now": "[ now | still | currently | already | just | only | barely ]",
    "stands": "( @is @now [ sitting | standing | sat | left | chilling | hovering ] "
    "| sit | sits | sat | stand | stands | stood | sitting | standing )",
    "poisons": "poison [ counters | counter ]",
    "carrying": "( carrying | holding | sporting | rocking | packing )",
    "next_turn": "( until | till ) ( my | your | his | her | their ) next turn",
}

STATE = """
# --- things on the board
have: {who:owner} ( ( only | untapped | other | potential ) creatures | [ only | untapped | other ] [ potential ] blockers | ( potential | possible ) attackers ) are {what:holdings}
nothingelse: {who:person} @has ( no [ other | more ] ( permanents | permanent ) [ at all ] [ to lose | to sacrifice | left ] | nothing [ else | at all ] [ to lose | to sacrifice | <both_in> | on board | on the board ] )
story: {who:person} @has none [ <both_in> | at all | of them | of those ]
have: {who:person} [ also | still | already | only | just ] @has [ also | still | already | now ] {what:holdings} [ <both_in> | untapped ] [ <both_in> ]
have: {who:person} @has [ both | also | still | already | only | just | exactly ] {what:holdings} [ <both_in> ] [ on {where:owner} ( side | board | field | champion ) ]
haveofthese: {who:person} @has [ also | already | now ] {n:number} of ( these | those | them ) [ <both_in> | untapped ]
inhand: {who:person} @has {what:holdings} in ( hand | my hand | his hand | their hand | her hand )
ingraveyard: {who:person} @has {what:holdings} in ( graveyard | the graveyard | my graveyard | his graveyard | their graveyard | her graveyard | {whose:owner} graveyard )
inhand: {who:person} @has {what:holdings} , in ( hand | my hand | his hand | their hand | her hand )
inhand ~1: ( {who:person} ( hold | holds | is holding | are holding | am holding | 's holding ) {what:holdings} [ in ( hand | my hand | his hand | their hand | her hand ) ] | in hand [ , ] {who:person} @has {what:holdings} )
inhand alone=1: in {who:owner} hand ( is | are ) ( only | just | nothing but ) {what:holdings}
inhand: in {who:owner} hand ( is | are | : | [ there ] @is | {who2:person} @has ) {what:holdings}
inhand alone=1: {what:holdings} ( is the only card | is my only card | are the only cards | is the last card ) in {who:owner} hand
inhand: {what:holdings} ( is | are ) in {who:owner} hand
inhand alone=1: the ( only | last | only other ) ( card | cards ) in {who:owner} hand ( is | are ) {what:holdings}
inhand alone=1: {who:owner} hand ( is | contains | holds | consists of ) ( only | just | nothing but | exactly ) {what:holdings}
inhand ~2: ( has | have | had ) {what:holdings} in ( hand | my hand | his hand | their hand | her hand )
inhand elided=1 bare=1 ~4: {what:holdings} in ( hand | my hand | his hand | their hand | her hand )
ingraveyard ~2: ( has | have | had ) {what:holdings} in ( my graveyard | his graveyard | their graveyard | her graveyard )
ingraveyard ~3: {what:holdings} in {whose:owner} graveyard
ingraveyard: {what:holdings} ( is | are | lie | lies ) in {whose:owner} graveyard
ingraveyard: there @is {what:holdings} in {whose:owner} graveyard
ingraveyard any=1: there @is {what:holdings} in ( all graveyards | graveyards | the graveyards | the graveyards combined )
ingraveyard: in {whose:owner} graveyard ( [ there ] @is | lies | lie | : ) {what:holdings}
haveeach respectively=1: {who:people} @has {what:holdings} [ , ] respectively
haveeach ~2: [ both ] {who:people} [ each | both | each also ] @has {what:holdings} [ <both_in> ]
haveeach ~2: {who:people} @has {what:holdings} each
have elided=1 ~1: ( while | whilst ) controlling {what:holdings}
have role=commander: {owner:owner} ( commander | general ) is {what:holdings} [ <both_in> ]
have role=commander: {owner:owner} [ two ] [ partner | partnered ] ( commanders | generals ) are {what:holdings} [ <both_in> ]
have: {who:owner} ( only | sole | one | lone ) [ other ] @such ( creature | permanent | blocker | potential blocker | attacker | land | artifact | enchantment | planeswalker ) [ <both_in> ] ( is | was ) [ now | still ] {what:holdings} [ <both_in> ]
have: the only [ other ] @such ( creature | permanent | blocker | land | artifact | enchantment | planeswalker ) {who:person} ( control | controls | have | has ) ( is | was ) {what:holdings} [ <both_in> ]
have: {who:owner} only [ other ] @such ( creatures | permanents | blockers | attackers ) ( are | were ) {what:holdings} [ <both_in> ]
story ~1: {who:person} ( is | are | am ) [ the | a ] ( defending player | defender | player being attacked | one being attacked | attacked player )
story ~1: {who:person} ( is | are | am ) {whose:owner} ( only | sole ) opponent
story ~1: {whose:owner} ( only | sole ) opponent ( is | are | am ) {who:person}
story ~1: {whose:person} @has ( only one | only a single | one | a single | no other ) ( opponent | opponents ) [ , {who:person} | : {who:person} | besides {who:person} ]
opposed ~4: {what:things} ( faces | face | stands against | stand against ) {other:things}
have single=1: {who:owner} ( creature | planeswalker | walker ) ( is | was ) {what:holdings}
have single=many: {who:owner} creatures ( are | were ) [ both | all ] {what:holdings} [ <both_in> ]
have: {who:owner} ( {count:number} ( creatures | permanents ) | board | permanents | army | side ) ( are | is ) {what:holdings} [ <both_in> ]
have: {who:person} @is the ( one | guy | player ) ( with | having | who has | controlling | who controls ) {what:holdings} [ <both_in> ]
have facing=1: {who:person} @is ( playing against | up against | facing | staring at ) {what:holdings} [ <both_in> ]
have: {who:person} @has ( a | an | my | his | her | their ) ( board | team | army | bunch | field ) of {what:holdings} [ <both_in> ]
have: {who:owner} : {what:holdings} [ <both_in> ]
have: {who:person} ( : | - ) {what:holdings} [ <both_in> ]
have: {who:person} ( am | is | are ) having {what:holdings} [ <both_in> ]
have: {who:person} ( is | are | am | 's ) ( protected | covered | shielded ) by {what:holdings}
have: {what:holdings} ( belongs to | belong to | is controlled by | are controlled by | is owned by ) {who:person}
have ~1: {what:holdings} ( is | are ) {who:owner}
ownsof: {who:person} ( own | owns | owned ) {what:thing}
livesand: {who:person} ( : | - ) {n:number} <life_word> ( , | and | with | + ) {what:holdings} [ <both_in> | in hand | in my hand ]
players: ( two | three | four | five | 2 | 3 | 4 | 5 ) opponents [ , | : ] {who:people}
have: {who:owner} ( side | board | field | battlefield ) ( : | = | is | has | consists of | have | holds | contains ) [ nothing but | only | just ] {what:holdings}
have ~2: ( consider | take | picture ) {what:holdings} [ <both_in> ]
have: there @is [ also | still | just | only ] {what:holdings} [ <both_in> ] [ {where:side} ]
ownit: {who:person} ( control | controls | owns | own | has | have ) {what:pronoun} [ and {more:holdings} ]
ownit: {what:pronoun} {who:person} ( controls | control | owns | own )
have: ( with | while ) {who:person} ( controlling | having ) {what:holdings} [ <both_in> ]
ownit: {who:person} ( control | controls | owns | own | has | have ) {what:pronounmany}
ownit: {what:pronoun} ( is | are | belongs to | is controlled by | is under ) {who:owner} [ control ]
ownit: {what:pronoun} ( is controlled by | belongs to ) {who:person}
ownit: ( its | their | the | whose ) controller ( is | : ) {who:person}
have ~2: {who:person} with {what:holdings} [ <both_in> ]
have: {who:owner} ( untapped | potential | possible | available ) ( blockers | creatures ) : {what:holdings}
have: {who:person} @has {what:holdings} ( to block | to block with | to chump | to chump with | to defend | to defend with | as a blocker | as blockers | back to block | ready to block | that can block )
have ~3: {who:owner} ( is | are ) [ a | an | just ] {what:sizedthings}
mana ~1: [ {who:person} ( has | have | had | with | got ) ] {n:number} ( mana | open mana | untapped lands | lands | untapped mana | red mana | white mana | blue mana | green mana | black mana ) [ open | up | untapped | available | left | floating | to spend ]
mana: {who:person} @is tapped out
seats: ( we have | we are | there are | with | it is ) {n:number} ( people | players )
block ~4: {attacker:sizedthings} against {blocker:sizedthings}
block ~1: {attacker:sizedthings} against {blocker:sizedthings} ( double | triple ) ( block | blocks | blocking )
have: {who:person} ( @is ( playing | running | with | facing | controlling ) | run | runs ) {what:holdings} [ <both_in> ]
have ~2: {who:person} [ @is ] ( sits | sit | sat | sitting | hides | hide | hid | hiding | cowers | cowering | turtles | turtling ) [ safely | comfortably ] behind {what:holdings}
alsohave ~1: [ , ] ( together with | along with | alongside ) {what:holdings}
have ~1: {who:person} @has {what:holdings} <both_in> ( with | along with | together with | plus | and ) {what2:holdings} [ <both_in> | untapped ]
have: {who:person} @has {what:holdings} and {who2:person} @has {what2:holdings}
have ~6: {who:person} [ also | still | only | just ] ( has | have | controls | control ) {what:holdings} ( , | ; ) {who2:person} {what2:holdings} ( , | ; | , and | and ) {who3:person} {what3:holdings}
have ~6: {who:person} [ also | still | only | just ] ( has | have | controls | control ) {what:holdings} ( , | ; | , and | , while ) {who2:person} {what2:holdings}
have ~2: {who:person} @has {what:holdings} and {who2:person} {what2:holdings}
have ~2: [ so | with ] {what:holdings} on {who:owner} ( side | board | field )
have ~2: [ on ] {who:owner} ( side | board | field | half | battlefield ) [ of the ( table | battlefield | board | field ) ] [ : | has | have | [ there ] @is | sits | sit | stands | stand | lies | lie ] {what:holdings} [ <both_in> ]
have ~2: under {who:owner} control [ there ] @is {what:holdings}
have ~5: {what:holdings} on {who:owner}
have: {who:person} [ had | have | has | finally ] ( been durdling | been sitting | been chilling | been playing | durdled | sat there | sit there | been building up | been building | sitting ) [ all night | there | around | all game | all day ] [ with | on | behind ] {what:holdings}
have: {who:person} [ finally | then | just ] ( lands | land | landed | resolves | resolved | got out | gets out ) {what:holdings}
have: {who:person} ( forgot | forgets | forget | remember | remembered | remembers ) about {what:holdings} [ <both_in> ]
have: all {who:person} ( have | has | had | control ) is {what:holdings} [ left | on board | on the board | to [ chump ] block with ]
have: {who:person} @has {what:holdings} to [ chump ] block with
inforce: {what:things} [ @is ] [ both | all | already | also | still | currently ] <both_in> [ {side:side} ] [ <both_in> ]
inforce: {what:things} [ @is | sits | sit | stands | stand | lies | lie ] [ both | all | already | also | still | currently ] {side:side}
inforce: {what:things} ( has | have ) been <both_in> [ already | for a while | for a few turns | for some turns | all game ]
inforce: ( so | as ) ( is | are ) {what:things}
spellon ~-1: {who:person} ( has | have | had | got | have got | has got ) {card:cardq} [ already ] ( on | up | active | in effect | in force | going | running | resolved | resolve ) [ already ] [ this turn | earlier this turn | for the turn | right now | now ]
inforce: {what:things} 's controller is {side:person}
inforce: the controller of {what:things} is {side:person}
inforce: {what:things} [ @is ] [ <both_in> ] {side:side} and {what2:things} [ @is ] <both_in> [ {side2:side} ]
inforce: {what:things} [ <both_in> ] ( is | are | belongs to | belong to ) {side:owner}
inforce: {what:things} ( is | are ) controlled by {side:person}
alsohas: ( and | , and | , ) so ( does | do | has | have ) {who:person}
have: {who:person} @has out {what:holdings}
have: ( on the table | on the battlefield | in play | on board | on the board ) : {what:holdings}
have: ( the board | the battlefield | the table ) ( is | has | holds | : | consists of ) {what:holdings}
inforce: ( in the table | on the table | in play | on the battlefield | on board | on the board | out | in force ) @is {what:things}
inforce: {what:things} ( is | are ) the only [ other ] ( creature | creatures | permanent | permanents ) [ on the battlefield | in play | on the board | there | out ]
inforce ~1: with {what:things} [ both | also ] <both_in> [ {side:side} ]
inforce: ( under | with ) {what:cards} [ <both_in> ] [ {side:side} ]
inforce ~2: [ with ] {what:cards} [ <both_in> ] {side:side}
have: {who:person} ( played | cast ) {what:holdings} earlier [ this game | in the game ]
inforce ~5: {what:permanents}
inforce ~4: with {what:things}
inforce: {who:owner} {what:thing} ( is | are | 's ) <both_in>
enchantedplayer: {to:person} ( is | are | am | 's ) enchanted ( with | by ) {card:cards}
enchantedplayer: {card:cards} ( is | 's ) [ already ] ( enchanting | attached to | on | protecting ) {to:person}
enchantedplayer: {to:person} @is [ already ] ( covered | protected | shielded ) ( by | with ) {card:cards}
enchantedplayer: {card:cards} ( enchants | enchanted ) {to:person}
attached: {card:cards} , which {who:person} ( control | controls | have | has | own | owns | cast ) , ( enchants | enchanted | equips | is on | is attached to ) {to:thing}
attached: {card:cards} ( enchants | enchanted | equips ) {to:thing}
enchantedplayer: {who:person} ( enchants | enchanted ) {to:person} with {card:cards}
enchantedplayer: {who:person} @has {card:cards} ( enchanting | attached to ) {to:person}
attached: {card:things} ( enchants | equips | enchanted | equipped ) {to:thing}
attached: {card:things} [ @is | has been | have been | sits | stands | stood | lies | rests ] [ linked | put | placed | stuck | already | still | now ] ( on | over | attached to | enchanting | equipped to | linked to | around ) {to:thing}
attached: {to:things} [ @is | has been | have been ] [ also ] ( enchanted with | enchanted by | equipped with | wearing | wears | carries | holds | wields | equipped by | under | carrying | holding | suited up with | with | has ) {card:cards} [ on it | on him | on her | attached | equipped | on them ]
attached: {to:things} ( has | have | had | with | got ) {card:attachments}
attached elided=1 ~2: [ is | are ] [ also ] ( wears | wear | wields | enchanted with | enchanted by | equipped with ) {card:cards}
have: there @is [ exactly | only | just ] {count:number} ( creature | creatures | permanent | permanents ) [ <both_in> ] ( , | : ) {what:holdings}
attached: there @is {card:cards} ( on | attached to | enchanting ) {to:thing}
attached: ( attached | equipped | linked ) to {to:thing} ( is | are ) {card:cards}
attached: enchanting {to:thing} ( is | are ) {card:cards}
attached: {to:things} ( has | have | had | with | got ) {card:cards} 's ( shield | buffer | prevention | shielding | barrier ) [ on it | up ]
attached ~1: {card:cards} on {to:thing}
attached acts=1: {who:person} [ ( pays | pay | paid ) {cost:cost} to | has | have | had ] ( link | links | linked | put | puts | stick | sticks | stuck | slam | slams | slammed | drop | drops | dropped | slap | slaps | slapped | attach | attached | equipped | equip | equips | attaches | reattach | reattaches ) {card:cards} ( on | onto | to ) {to:thing} [ already | earlier ]
attached acts=1: {who:person} ( attach | attached | attaches | equip | equips | equipped | move | moves | moved | put | puts ) {card:pronoun} ( on | onto | to | over to ) {to:thing}
attached acts=1: {who:person} ( equip | equips | equipped ) {to:thing} with {card:pronoun}
attached acts=1: {who:person} [ ( pays | pay | paid ) ( {cost:cost} | {n:number} ) to ] ( move | moves | moved | shift | shifts | shifted | switch | switches | switched | transfer | transfers | transferred ) {card:cards} [ over | from {off:thing} ] ( on | onto | to ) {to:thing}
attached acts=1 ~1: {card:cards} ( moves | moved | is moved | gets moved | was moved | jumps | becomes attached | is then attached ) [ over | from {off:thing} ] ( on | onto | to ) {to:thing}
attached: {who:person} [ also ] @has {card:cards} [ , ] ( on | linked to | attached to | enchanting | equipped to ) {to:thing}
attached: {who:person} @has {card:pronoun} ( on | attached to | enchanting | equipped to ) {to:thing}
attached: {who:person} @has {card:cards} , which ( enchants | equips | is on | is attached to | is enchanting ) {to:thing}
attached acts=1: {who:person} ( enchant | enchants | enchanted | equip | equips | equipped | attach | attaches ) {to:things} with {card:cards}
attached: {who:person} @has {card:cards} ( equipped | attached | linked ) ( on | to | onto ) {to:thing}

# --- properties
story: [ here is ] [ the | my | our ] ( board | board state | situation | setup ) [ ( is | looks ) ( as follows | like this ) ] :
is: {what:things} [ also | still | now | already | both | all | each ] ( is | are | was | were | carries | carry | holds | hold | @is @carrying | 's | has got | have got | 's got | has | have | had | being ) [ now | also | already | still | both | all | each | only | just | currently | actually | in total ] [ a | an | the ] {specs:specs} [ <until_eot> | now | already | left | in total | each | right now ]
is ~1: {what:itsown} {specs:specs}
noshield: {who:person} ( @has no | ( do | does | did ) not have [ a | any ] ) [ prevention | damage prevention | active ] ( shield | shields | prevention | protection ) [ left | up | active | anymore | any more | at all | on it | on him | on me | on them ]
noshield: {on:things} ( @has no | ( do | does | did ) not have [ a | any ] ) [ prevention | damage prevention | active ] ( shield | shields | prevention | protection ) [ left | up | active | anymore | any more | at all | on it | on him | on me | on them ]
noattack: {who:person} ( do | does | did | will ) not ( attack | swing ) [ this turn | at all | anymore | back | with anything ]
noattack rest=1: ( nothing | nobody | no one | none ) else ( attacks | attack | attacked | swings | swung | @is ( attacking | swinging ) ) [ this turn | at all ]
noattack: {what:things} ( ( do | does | did | will ) not ( attack | swing ) | @is not ( attacking | swinging ) ) [ {at:targets} ] [ this turn | at all | anymore | either ]
nobodyhas ~-3: ( nobody | no one | noone | no player | neither player | neither of us ) ( has | have | control | controls | got ) [ a | an | the | any ] {what:thing} [ <both_in> ] [ anymore | any more | any longer ]
nobodyhas: {who:person} no longer ( has | have | control | controls ) [ a | an | the | any ] {what:thing} [ <both_in> ]
nomore: [ so | now ] {what:things} @is ( not | no longer ) <both_in> [ anymore | any more | any longer | now ]
nomore: [ so | now ] {what:things} @is not ( there | around ) ( anymore | any more | any longer | now )
notso flag=monstrous: {what:things} @is not [ yet | already ] monstrous [ yet ]
notso flag=renowned: {what:things} @is not [ yet | already ] renowned [ yet ]
is: there @is @now {specs:counterspecs} [ already | marked ] on {what:things}
is: {specs:counterspecs} @is @now [ marked ] on {what:things}
is: {what:things} [ still ] ( has | have | had ) [ still | now ] ( its | all its | all of its | both its | his | her | their | all their ) {specs:specs} [ left | on it | intact ]
is last=1 verbless=1: {what:things} with [ also | both | all | each | only | just | a | an | the ] {specs:specs} [ <until_eot> | left | in total | each ]
is verbless=1 ~2: {what:things} : {specs:specs}
is verbless=1 ~2: {what:things} ( a | an ) {specs:specs}
is last=1 verbless=1: {what:things} [ , ] {specs:specs} [ each ]
is ~1: ( it | he | she | they ) ( is | are | 's ) {what2:plainthing}
isa ~1: {what:thing} ( is | are | was ) {as:plainthing} [ <until_eot> | this turn ]
isa animated=1 ~1: {what:thing} ( becomes | became | has become | is animated as ) {as:plainthing} [ <until_eot> | this turn ]
isa ~1: {what:pronoun} 's {as:plainthing}
gains ~1: {who:person} @has {specs:keywords} on {what:things} [ <until_eot> ]
gains when=response: {who:person} ( have | has | had | already ) ( given | gave | granted ) {what:things} {specs:gained} [ <until_eot> ]
gains when=response: {who:person} ( respond | responds | responded | answer | answers ) by ( giving | granting ) {what:things} {specs:gained} [ <until_eot> ]
gains: {who:person} <use> ( its | the | his | her | their | my ) [ activated ] ability ( to give | giving | and gives | and give ) {what:things} {specs:gained} [ <until_eot> ]
gains: ( {by:owner} ( spell | ability | effect | trick ) | ( a | an | another | some ) ( spell | ability | effect | trick ) ) ( gives | give | gave | grants | grant | granted ) {what:things} {specs:gained} [ <until_eot> ]
gains: {who:person} ( gives | give | gave | grants | grant ) {what:things} {specs:gained} [ <until_eot> ] [ ( with | using | via ) ( a spell | an instant | an ability | an effect | a trick ) ]
have: {who:person} ( has | have | had | gains | gain | gained | got | gets ) {specs:keywords} [ @next_turn ] ( because of | thanks to | due to | from | through | via ) {what:held} [ @next_turn ]
playergiven: {card:things} ( gives | give | gave | grants | grant | granted | has given | has granted | is giving ) {who:person} {specs:keywords} [ <until_eot> | @next_turn ]
attached: {to:things} [ also | now | even ] ( has | have | had | gains | gain ) {specs:keywords} ( because of | thanks to | due to | from ) {card:cards}
playergiven: {who:person} ( has | have | had | gains | gain | gained | got | gets ) {card:things} 's {specs:keywords} [ <until_eot> | @next_turn ]
playerkeywords ~3: {who:person} ( has | have | had | gains | gain | gained ) {specs:keywords} [ <until_eot> | @next_turn ]
gains: {what:things} ( is | are | was | were | has been | have been | got ) ( given | granted | pumped | boosted | buffed ) [ by | for | with ] {specs:gained} [ <until_eot> ]
gains: {who:person} ( pump | pumps | pumped | boost | boosts | boosted | buff | buffs | buffed ) {what:things} [ by | for | with ] {specs:gained} [ <until_eot> ]
gains: {who:person} ( slaps | slap | slapped | puts | put | sticks | stuck ) {specs:keywords} ( on | onto ) {what:things}
gains: {what:things} ( gains | gain | gained | gets | get | got | ( has | have ) [ also ] gained ) {specs:gained} [ <until_eot> ] [ ( from | by | off | through | thanks to ) ( a | an | his | her | their | my ) ( spell | ability | action | card | reaction | effect ) ]
gains passive=1: ( gains | gain | gets | get | got | gained ) ( {specs:changes} | {specs:keywords} ) [ <until_eot> ] [ ( from | by | off | through | thanks to ) ( a | an | his | her | their | my ) ( spell | ability | action | card | reaction | effect ) ]
loses: {what:things} ( loses | lose | lost ) {specs:keywords} [ <until_eot> ]
loses all=1: {what:things} ( loses | lose | lost ) ( all | all of | ) [ its | his | her | their ] ( abilities | keywords ) [ <until_eot> ]
pumped: {what:things} ( is | was | gets | got | has been | 's ) ( pumped | buffed | boosted | grown ) ( to | up to ) [ a ] ( {size:size} | {n:number} [ power | might ] )
pumped: {what:thing} pumped to ( {size:size} | {n:number} )
setlife: {who:person} ( went | goes | go | dropped | drops | drop | falls | fall | fell ) [ back ] [ up | down ] to {n:number} [ <life_word> ]
setlife: ( dropping | bringing | taking | putting | knocking | leaving | sending ) {who:person} [ back ] [ down | up ] ( to | at ) {n:number} [ <life_word> ]
setlife ~1: ( that | this | which | it ) ( drops | brings | takes | puts | knocks | leaves | dropped | brought | took | put | left ) {who:person} [ back ] [ down | up ] ( to | at ) {n:number} [ <life_word> ]
setlife elided=1 ~2: ( going | dropping | falling ) [ back ] [ up | down ] to {n:number} [ <life_word> ]
setlife elided=1 ~2: ( went | goes | go | dropped | drops | drop | falls | fall | fell ) [ back ] [ up | down ] to {n:number} [ <life_word> ]
dead ~2: {what:thing} @is [ already ] ( dead | gone )
dead ~2: {what:thing} @is already destroyed
nocombat: {who:person} ( do | does | did | can | could | will | ) [ not ] ( block | chump | attack with ) nothing else
isalso ~2: ( has | have | had ) [ a | an | also | now ] {specs:keywords}
isalso ~2: ( has | have | had ) [ also | now | already ] {counters:counters} [ on it ]
isalso ~2: ( is | are | was ) [ a | an | also ] {specs:specs}
nocombat: ( no | zero | without ) ( shields | shield | prevention | prevention effects | tricks )
nocombat elided=1 ~2: ( attack | attacks | attacked | swing | swings ) with ( nothing | nobody | no one | no creatures )
nocombat: {who:person} ( attack | attacks | attacked | swing | swings ) with ( nothing | nobody | no one | no creatures )
nocombat: {who:person} @has lethal [ on board | on the board ]
nocombat ~-1: {who:person} @has no [ other | untapped | potential | more ] ( fliers | flyers | flying creatures | creatures | blockers | flying blockers | board | nothing | creature | blocker | flyer | flier ) [ left | to block [ with ] | that can block | of my own | of his own | in play | on the battlefield | on board ]
nocombat: {who:person} @has no ( creatures | creature ) with ( flying | reach | flying or reach | reach or flying | flying and reach )
nocombat: {who:person} @has ( nothing | no one | nobody ) ( with flying | with reach | with flying or reach | with reach or flying | that flies | flying )
onlyhas: ( only | just ) {what:things} ( has | have | had | is | are | was | were ) {specs:traits}
lacks keyword=flying: {what:things} ( can | do | does ) not fly
lacks: {what:things} ( do | does | did ) not [ actually | really | even ] have [ any ] {specs:keywords} [ yet | either | though | at all ]
lacks gone=1: {what:things} ( do | does | did ) not have {specs:keywords} ( any more | any longer )
lacks gone=1: {what:things} no longer ( has | have | had ) {specs:keywords}
lacks ~1: {what:things} ( is | are | was | were ) not [ actually | really | even ] {specs:traits}
lacks: ( neither | none ) [ of ( them | these | those | which ) ] ( has | have | had | is | are | was | were ) {specs:traits}
lacks: ( neither | none ) of {what:things} ( has | have | had | is | are | was | were ) {specs:traits}
nocombat: nobody ( flies | has flyers | has a flyer | has flying )
nocombat: no ( creatures | flyers | fliers | other creatures | blockers | creature with flying | creatures with flying )
nocombat: {who:person} @has ( nothing | no board | nothing else | nothing relevant ) [ else ] [ on board | in play | out | relevant ]
"""
