"""Ways of writing that say no more than plainer ones: "has on the battlefield".

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

put_plainly = paraphrases(
    """
    <start> << prevent {n:number} [ shield ] on {o:my} {z:size}
        {x:fighter} ( vs | versus | against ) >> ( a | an | <size> | his | her )
        -> {o} {z} {x} with a prevent {n} shield against
    # What was thought and was otherwise is not so.
    ( <start> | , | and ) << {who:subject} ( thought | figured | believed | assumed |
        guessed | said ) [ that ] {it:subject} ( is | was | 's | am ) ( at | on )
        <number> [ life ] [ , ] but >> <subject> ( is | was | 's | am | had | has ) ->
    <start> << both [ of the ] players >> ( control | have ) <clause> . ( mine | my )
        -> we both
    << whose ( controller | owner ) is {x:person} -> controlled by {x}
    << have/has got >> ( <count> | <number> | a | an | no | <size> ) -> have/has
    {z:size} <clause> ( and | , ) << another [ one ] >> ( without | with ( a | an | no |
        prevent | <number> | <able> ) | ( that | which ) has ) -> another {z}
    {k:living} << , the one >> ( with | that | which ) ->
    {k:living} <clause> ( and | , ) << another [ one ] >> ( that | which | with )
        -> another {k}
    ( <size> | unit | ally | creature | tank ) <some> << , >> the ( <size> | <number>
        might | other [ one ] | second [ one ] | first [ one ] | tank ) ( has | is )
        -> .
    ( which | who ) << [ ones | creatures | units | allies ] of ( mine/his ) ( can |
        could | might | may ) >> ( die | survive ) -> of mine/theirs
    # What is said behind the one that somebody answers an attack with is said of it.
    @answers with <thing> << [ , ] and it >> ( has | had | 's got ) -> which
    <thing> ( blocks | blocked | defends | defended | intercepts ) << [ , ] and it >>
        ( has | had ) -> and
    << his/her @empty -> he/she has no creatures
    << my @empty -> i have no creatures
    << ( my opponent | opponent ) 's @empty -> my opponent has no creatures
    # That nobody can do anything about it tells no more than that nothing is done.
    ( <start> | , | and | but | so ) << [ <subject> ] ( has | have | got )
        ( ( no way | nothing ) to ( kill | stop | save | counter | prevent | remove ) |
        nothing that ( prevents | would prevent | could prevent | stops ) )
        ( it | that | this | him | me | them | [ the | any ] damage ) >>
        ( <end> | , | and | but | so ) ->
    ( <start> | , | / ) << his : >> ( bolts | shocks | casts | attacks | swings |
        blocks | taps | plays | pings | fogs | chumps | responds ) -> he
    # Whose a list is, by one word.
    ( <start> | , | / ) << hers/theirs : >> -> her/their side :
    ( block | blocks | blocked | chump | chumps | chumped ) << 1 >> ( with | and | , )
        -> one
    << {n:count} <guys> {to:aim} [ , ] {z:size} each -> {n} {z} creatures {to}
    << ( is it just me | am i ( crazy | dumb | stupid | wrong | insane | tripping |
        confused | missing something | losing it ) ) or >>
        ( does | do | did | is | are | am | will | would | can | should ) ->
    # What is the only one there is all there is.
    ( <start> | , | and ) << <subject> ( has | have | is | 's ) [ only ]
        [ got ] [ just | only ] ( that | this | the ) one
        [ creature | guy | dude | blocker | attacker ] >> <end> ->
    ( <start> | , | and ) << ( it | that | this ) is <my> only
        ( creature | guy | dude | blocker | permanent ) >> <end> ->
    # "I do have a Fog", told with stress.
    ( <start> | and | but | , ) {who:subject} << ( do | does | did ) >>
        ( have | control | own | attack | block | cast | get ) ->
    # What has a place beside its verb has it anyway.
    ( has | have | had ) << @place >> <going> ->
    << ( in | on ) ( battlefield | field ) -> on the battlefield
    << @place as >> ( a | an ) <size> -> ,
    \\open << [ the ] mode : >> <figure> ->
    << in {whose:my} side [ of [ the ] @ground ] -> on {whose} side
    << in {whose:my} {place:places} >> ( there | i | he | she | is | are )
        -> on {whose} {place}
    << ( stands | sits ) >> at -> is
    << of ( my | his | her | their ) own ( making | design | invention | creation ) ->
    << ( carries | bears ) >> ( <number> | <count> ) [ points of ] damage -> has
    ( <size> | <title> ) << ( that | which ) {who:spoken} then {does:mine}
        [ {t:response} ] >> ( <end> | , | and | but ) -> , then {who} {does} it {t}
    ( have | has | got | with ) << ( {m:count} | {o:one} ) {z:size} [ {s:several} ]
        unblocked >> ( <end> | , | and | but ) -> {m} {o} unblocked {z} {s}
    <swings> with << all >> <end> -> everything
    ( <swings> | go | goes | went ) << all in >> ( <end> | , | and ) -> with everything
    ( shield | prevent <number> ) << [ , ] [ which | that ] <subject> ( got | get | gets
        | received ) >> ( from | off ) ->
    <title> << [ , ] ( which | that ) has {who:person} ( chosen | named | picked )
        >> ( <end> | , | and | but ) -> naming {who}
    <title> << with {who:person} ( chosen | named | picked | as the chosen player )
        [ for it | with it | on it ] >> ( <end> | , | and | but ) -> naming {who}
    <my> << {x:word} , a {z:size} , and {o:my} {y:word} , a {w:size} [ , ]
        >> ( both | block | blocks | attack ) -> {z} {x} and {o} {w} {y}
    # Flash is how it is cast.
    <subject> << <flashes> [ in ] [ a | an ] {it:title} [ in ]
        ( and ( blocks | blocked | block ) [ with it ] | to block [ with ] )
        >> ( <end> | , | and | but ) -> casts {it} and blocks with {it}
    <subject> << <flashes> [ a | an ] {it:title} in >> ( <end> | , | and | but ) ->
        casts {it}
    # Who comes in the air flies.
    ( <swings> | <hits> ) << [ {at:aim} ] ( for {n:number} in the air |
        in the air for {n:number} ) -> {at} for {n} with flyers
    <swings> << ( [ {at:aim} ] in the air with ( a | an ) {z:size} | [ {at:aim} ] [ with
        ] [ a ] {z:size} in the air ) -> {at} with a {z} flyer
    <swings> << [ {at:aim} ] in the air with {n:count} {z:size} <several> ->
        {at} with {n} {z} flyers
    {who:subject} << ( has | had | have | got ) {it:sized} ( that | which | who )
        ( blocked | blocks | is blocking ) ( it | him | my guy | my dude )
        >> ( <end> | , | and | but ) -> blocks it with {it}
    <subject> << ( has | have | had | got ) ( {m:count} | {n:number} | {o:one} )
        {c:change} {k:counters} on {it:title} >> ( <end> | , | and | but ) ->
        controls {it} with {m} {n} {o} {c} {k}
    <start> << me {n:number} ( , | and | / | against | - | ) ( him | her | opponent )
        {m:number} >> ( <end> | , | and ) -> i am at {n} and my opponent is at {m}
    ( <start> | , | and ) << {who:headed} [ = | - | at | on | is at | has ] {n:number}
        [ life ] [ , | with | w | + | : | - | = ] >> <held> -> {who} : {n} life ,
    ( <start> | , ) << {n:number} life for me with >> -> i am at {n} life with
    ( have | has | control | controls | got ) @one [ ( and | + | , ) @one ]
        [ ( and | + | , ) @one ] [ in play | out | on [ the ] board ] << against
        >> ( his | her | their | opponent 's ) -> and there is
    i ( have | control | got ) @one [ ( and | + | , ) @one ]
        [ ( and | + | , ) @one ] [ in play | out | on [ the ] board ] << against
        >> ( a | an ) -> and my opponent has
    ( <named_player> | <size> ) << 's got -> has got
    ( <size> | <subtype> ) << 's >> ( tapped | untapped | indestructible )
        ( <end> | , | and | but | so | n ) -> is
    ( <size> | unit | creature | ally | blocker | attacker | <word> )
        << ( that | which ) ( ( does | do ) not have | has no | have no | lacks )
        [ any ] >> <able> -> without
    << ( a | the | some | my ) prevent [ the ] [ next ] {n:number} [ damage ]
        ( thing | thingy | effect | bubble | deal )
        [ going [ on ] | up | active | running | out ] -> a prevent {n} shield
    ( i | he | she | they | we ) ( tap | taps | tapped | use | uses | used )
        ( it | <word> [ <word> ] [ <word> ] [ <word> ] )
        << for ( pro | protection from | protection ) >> <hue> ->
        giving it protection from
    # Of what else is there nobody tells anything.
    << [ , ] and ( ( i am not sure | i do not know | i dunno | who knows )
        what ( else | all ) | whatever else | god knows what [ else ] )
        >> ( <end> | , ) ->
    << mono [ - ] ( white | blue | black | red | green ) >> ( mate | friend | opponent
        | buddy | player | opp | guy ) ->
    # What a story is about, cried out before it.
    <start> [ ok | okay | its | it is | and ] <word> [ <word> ] [ <word> ]
        << time ! [ ! ] [ ! ] -> .
    # As many as it has, told beside the name.
    with << ( its | his | her | their | the | all [ of ] its )
        [ usual | normal | starting | initial | printed | own | full ]
        >> ( <count> | <number> ) [ <change> | <word> ] counters ->
    << tapped down -> tapped
    <size> << what ( have | has ) -> with
    <named_player> << 's >> ( running | playing | facing | controlling | sitting | down
        | already | still | now ) -> is
    <subject> ( has | have | control | controls | got ) << [ only | just ]
        ( one | just one ) , >> [ a | an ] <size> ->
    ( {n:count} | a | an ) {z:size} [ s ] with <clause> ( and | , ) << one without
        [ it | one | any ] >> ( <end> | , | and ) -> a {z}
    <size> [ s ] , << {n:count} ( with | have | has | having ) [ a | an ]
        >> <change> ( counter | counters ) -> {n} of them have
    <size> [ s ] . << {n:count} ( have | has ) >> ( a | an | <change> )
        -> {n} of them have
    ( , | and ) << on ( his | hers | theirs ) there ( is | are ) -> he has
    my ( creatures | creature | guys ) ( are | is ) <clause> , [ and ]
        << his ( is | are ) -> he has
    ( <start> | , | and ) << on [ the ] @ground [ , ]
        >> <subject> ( have | has | control | controls | got ) ->
    <size> << ( is | are ) ( facing | up against | staring down )
        >> ( his | her | their | opponent 's ) -> in play , there is
    ( life | at <number> ) << controlling -> with
    << [ a | some | this | the ] ( kid | guy | dude | man | player )
        ( at | from ) ( the | my ) ( shop | store | lgs | fnm | club ) -> my opponent
    ( has | have | got ) << nothing to block ( flyers | the flyer ) with >>
        ( <end> | , | and | but ) -> no flyers
    ( <start> | , ) << {n:number} of us >> ( . | , | : ) -> we are {n} players
    << {n:count} [ chump ] ( blockers | creatures | guys | dudes ) [ , ]
        ( both | all | each ) {it:size} >> ( . | , | and | ; ) -> {n} {it} creatures
    ( am | is | are | was ) << sitting on >> [ a | an | <count> ] <size> -> with
    << ( right | straight | directly ) >> ( at | into ) ->
    ( that | which | who | it | he | she ) << ( is | 's ) [ already ] ( taken | took )
        [ already ] >> <number> -> has already taken
    << two <guys> {does:swings} {at:aim} [ , | : | - ] {one:sized} and {two:sized}
        >> ( <end> | , | and | i ) -> {one} and {two} {does} {at}
    ( has | have | had | got | control | controls ) << two <guys> [ , | : ]
        >> <sized> and <sized> ->
    {who:subject} << ( has | have | 's | 've ) [ got ] ( {it:sized} | {n:count}
        {z:size} {s:several} ) ( attacking | swinging [ at ] ) {whom:aim} ->
        attacks {whom} with {it} {n} {z} {s}
    ( has | have | had | got ) <count> <guys> << on <my> @side >> ( , | : ) ->
    << there ( is | are ) {n:count} {it:guys} on my/his/her @side >> ( , | : ) ->
        i/he/she have/has/has {n} {it}
    << ( a | this | some | the ) ( dude | guy ) >> who is ( at | on ) <number> ->
        my opponent
    <subject> << can only ( block | chump ) with >> [ a | an | one | two | his | my ]
        <size> -> control only
    <start> << @us ( were | was | are | 're ) playing [ a game | commander | edh ] >>
        ( <end> | , | and | when ) ->
    << ( make | makes | made | do | does ) [ a | an ] {it:fighting} >> with -> {it}
    << {name:word} \\open planeswalker , [ with | at | on ] {n:number} loyalty \\close
        -> planeswalker {name} with {n} loyalty
    << a ( pair | couple ) of >> ( them | those | these | my | his | her | the )
        -> two of
    << a ( pair | couple ) of -> two
    ( with | by ) << ( only | just | exactly | merely ) >> ( one | <count> ) of ->
    << ( a | the | my | his ) trio of -> three
    << half a dozen [ of ] -> six
    << ( a | one | 1 ) dozen [ of ] -> twelve
    <size> << ( carrying | holding | sporting ) >> ( a | an | <count> | <number> )
        ( <change> | <word> ( counter | counters ) ) -> with
    << [ [ that | which ] <subject> ( control | controls | have | has | 've ) [ had |
        controlled ] ] [ only | just ] since this turn -> that came in this turn
    # "An enchantment with “…” and one with “…”": another of that kind.
    ( enchantment/artifact | enchantments/artifacts ) with <text> and << one >> with
        <text> -> an enchantment/artifact
    << , whose @size ( is | are ) >> <size> -> , a
    << and whose @size ( is | are ) >> <size> -> and is a
    << [ , ] and nothing else [ of ( note | relevance | interest | importance ) ]
        >> ( . | ; ) ->
    ( a | an | my | his | her | their | 's ) << active >> <capital> ->
    << both players ( start | begin ) [ the | this ] ( combat | turn | game )
        ( at | with | on ) -> both players are at
    ( cast | casts | plays | attacks with | blocks with | activates ) << : ->
    ( each | every | all ) [ <word> ] <word> {who:person} ( control | controls )
        << ( : | which is | which are ) -> . {who} control
    <person> ( control | controls ) << : ->
    << ( determine | assert | calculate | compute | work out | check )
        >> ( the | what | how | <word> 's ) -> state
    << ( is | , ) ( a | an ) ( enchantment | artifact ) of mine >> : -> is mine
    << , unblocked >> : ->
    << , ( the | my | his | her ) ( only | sole ) opponent , ->
    ( attack | attacks | at | on | target | targets | targeting ) <my>
        << ( only | sole ) >> opponent ->
    ( once | after ) << ( it | that | this ) ( has resolved | is resolved | resolved |
        has finished resolving ) -> it resolves
    once << ( that | this ) >> resolves -> it
    << ( is | am | are ) the controller of -> control
    <start> << {it:text} is what ( ( the | a | one ) card of {who:person}
        [ 's ] | {who:person} 's [ own ] card ) ( says | reads | does ) ->
        {who} control {it}
    <start> << {it:text} is what my [ own ] card ( says | reads | does ) ->
        i control {it}
    ( damage | attacks | blocks ) <clause> << ( in | during ) the ( first | precombat )
        main phase >> ( . | , then | , and then | and then ) ->
    <name> << ( face up | face-up ) >> ( <end> | , | and | on | in ) ->
    << ( besides | apart from | aside from | in addition to ) >> [ my | the ] <capital>
        -> and
    ( have | has | control | controls ) <some> << next to >> ( my | the ) <capital>
        -> and
    ( <start> | , | and ) << ( at the moment | at this moment | currently | presently |
        at this point | as of now ) [ , ] >> <subject> ->
    ( i | we | they | you ) << ( am | are | was | were | 're ) [ also | currently ]
        ( controlling | owning ) -> control
    <subject> << ( is | was | 's ) [ also | currently ] ( controlling | owning )
        -> controls
    ( has | have | had | got | control | controls | own | owns )
        << [ only | just ] ( one | a single | a )
        [ potential | possible | untapped | available ] ( creature | blocker ) ,
        >> [ a | an ] <figure> ->
    << , ( and | or | but ) if not [ , ] >> ( at | to | what | how | where | who ) -> ?
    << in comes {whose:my} opponent with -> {whose} opponent attacks with
    << ( , | ; ) ( neither | none ) [ of ( them | those | which | the two ) ]
        [ is | are | was | were | gets | being | got ] blocked >> ( . | , | ; | ? )
        -> . they are not blocked
    ( <my> | 's ) << ( team | squad | crew ) ( is | are | @made_of )
        >> ( a | an | two | three | four | five | six | seven | eight | <size> )
        -> board is
    ( <my> | 's ) << ( board | army | field | side ) @made_of -> board is
    << , on which there ( is | are | stands | lies ) -> with
    << a friend of mine
        >> ( has | had | control | controls | cast | casts | play | plays ) -> my friend
    << ( they | these two | the two ) ( are | 're ) [ both ] mine >> ( . | ; )
        -> i control both
    << ( having [ only | just | but ] | with ( only | just | but ) )
        >> ( <figure> | <numbers> ) life -> with
    << by how much does my/his/her/their @life_rises -> how much life do/does/does/do
        i/he/she/they gain
    << i am @minded bolting/shocking -> i bolt/shock
    i << am @minded >> [ <word> ] <ing> ->
    # What it wears matters by what that gives.
    << [ @worn ] with
        >> [ a | an | the ] <change> ( equipment | equip | aura | enchant ) -> wearing
    ( <my> | 's | a | an | the ) << {card:names} ( {worn:worn} | 'd )
        ( {it:size} [ {it:bearer} ] | {it:bearer} [ \\open {size:size} \\close ] )
        >> <no_list> ->
        {it} {size} {worn} with {card}
    << ( that | which ) i {worn:worn} with [ a | an ] -> {worn} with my
    << ( that | which ) ( he | she | they ) {worn:worn} with [ a | an ]
        -> {worn} with his
    << @worn so [ that ] ( it | he | she ) [ also ] ( has | gets | gains | got ) -> with
    << with ( a | an | the | some ) <wearing> [ @on_it ]
        ( giving | granting | ( that | which ) ( gives | grants ) ) it -> with
    << with ( a | an ) ( {what:keyword} | {which:which} {strike:strike} ) <wearing>
        @on_it -> with {what} {which} {strike}
    << ( sitting | standing | lying | waiting | staying ) >> ( tapped | untapped ) ->
    # What says that a life total becomes so much does nothing else.
    << @some_effect ( says | reads | states ) [ that ]
        >> ( <my> | <word> 's ) life total becomes ->
    << @some_effect ( makes | causes | has | lets ) {whose:my} life total [ to ] become
        -> {whose} life total becomes
    << {it:effect} ( that | which ) would {does:does} >> <word> -> {it} that {does}s
    << then >> ( what | how | which | who | is | does | do | are ) ->
    <start> << {who:person} {does:casting} {told:clause} with {whose:my} {thing:clause}
        on [ the | my | his | her ] ( battlefield | board ) >> ( . | ? | ! | ; ) ->
        {whose} {thing} is on the battlefield . {who} {does} {told}
    ( do | does | did | will | would | can ) {it:clause} << persist >> ? -> come back
    <start> << [ what is | what 's ] [ my | the | everyone 's ]
        ( life | lives | life total | life totals ) and [ my | the ] board
        [ after | afterwards | after that | state ] >> ? -> what happens
    # "q opp bolts me": that it is a question.
    ( <start> | ga | archive | riftbound | rb ) << [ quick | rules ] q >> ( <my> |
        <title> | i | you | opp | opps | opponent | he | she | they | if | when | what |
        how | who | does | do | can | is | will ) ->
    <start> << counters >> ? -> how many counters are there
    ( life | at <number> ) << with {card:names} cast [ already | earlier ] this turn
        -> and have cast {card} this turn
    ( i | you | he | she | they | <named_player> | my opponent )
        << ( have | has | 've | 's ) [ got ] [ a | an | the | my | his | her | their ]
        {card:names} activated >> ( on | targeting | for ) -> activate {card}
    <start> << [ the ] ( net | total | overall ) life ( change | swing | difference )
        >> ? -> what happens
    ( attack | attacks ) ( me | him | her | <person> ) << again >> for <number> ->
    ( <start> | and | , ) << <subject> ( has | have ) [ got ] {n:numbers} regeneration
        shields on {it:clause} >> ( . | ? | , | ; | and ) ->
        {it} has {n} regeneration shields
    ( lose | loses ) ( <number> | <numbers> )
        << to ( a | the | some ) ( drain | drain effect | life loss effect ) -> life
    <start> << start ( at | with ) >> ( <number> | <numbers> ) -> i start at
    i << am playing {it:format} >> at ( <number> | <numbers> ) -> am playing {it} . i am
    we << are playing {it:format} >> at ( <number> | <numbers> ) ->
        are playing {it} . we are all
    # What of a source matters for its damage.
    << {n:figure} {what:dealing} damage
        >> ( . | ; | , | ? | and | but | while | this turn ) ->
        {n} damage from a source with {what}
    by << a {n:number} damage {it:capital} >> ( <end> | , | and | but ) -> {it} for {n}
    <name> << naming opponent >> ( is | gets | takes | blocks | block | attacks ) ->
        \\open naming my opponent \\close
    <name> << ( naming | choosing ) ( {who:person} | {whom:headed} )
        >> ( . | , | ; | and | is | gets | takes | blocks | block | attacks ) ->
        \\open naming {who} {whom} \\close
    # "A 3/3 that he uses to block the smaller one"
    <size> [ <word> ] << that ( he | she | they | i ) ( uses | use | used ) to block >>
        <word> -> and blocks with it
    # "The attacker's a lifelinker"
    <word> << 's >> ( a | an ) <word> -> is
    ( <start> | , ) << life total >> <figure> -> my life total is
    # What stands over wordings, or over what happens, and tells nothing.
    <start> << @over ( : | , | - ) >> [ <break> ] <clause> <text> ->
    <start> << @over >> <break> [ <break> ] <clause> <text> ->
    """,
    {
        "living": "ally unit creature",
        "fighting": "attack block",
        "fighter": "attacker blocker creature guy dude",
        "count": "two three four five six 2 3 4 5 6",
        "spoken": "i he she",
        "mine": "sac sacrifice regenerate bolt shock ping sacs sacrifices regenerates "
        "bolts shocks pings sacrificed",
        "response": "afterwards too",
        "hits": "hit hits",
        "flashes": "flash flashes flashed",
        "swings": "swing attack come attacked swung swings attacks",
        "one": "a an one",
        "counters": "counter counters",
        "several": "s",
        "headed": "me him opponent",
        "guys": "guys creatures dudes things tokens",
        "places": "board battlefield field",
        "wearing": "equipment aura enchantment enchant sword weapon equip",
        "worn": "equipped enchanted",
        "bearer": "creature permanent bear commander token",
        "hue": "white blue black red green",
        "able": "flying reach trample deathtouch lifelink vigilance haste first double "
        "menace indestructible hexproof infect wither protection shroud defender "
        "tank shield assault taunt stealth intercept steadfast vigor",
        "keyword": "lifelink flying trample deathtouch vigilance",
        "format": "commander edh",
        "dealing": "wither infect lifelink deathtouch",
        "which": "first double",
        "strike": "strike",
        "effect": "spell ability effect",
        "does": "gain make cause give draw let",
        "numbers": "one two three four five six seven eight nine ten",
    },
    {
        "answers": "( block | blocks | blocked | chump | defend | defends | defended | "
        "intercept | intercepts | intercepted | retaliate | retaliates )",
        "us": "( ( me and <person> ) | ( <person> and ( me | i ) ) | we )",
        "side": "( side | board | field | battlefield ) [ of [ the ] @ground ]",
        "place": "( ( on | onto | in ) [ the ] @ground | ( on | in ) <my> ( side | "
        "board | field | battlefield ) [ of [ the ] @ground ] )",
        "empty": "( board | side | field ) is [ completely ] ( empty | clear )",
        "ground": "( battlefield | board | table | field | play | game )",
        "one": "( [ a | an | <count> ] <size> [ s ] [ <subtype> ] )",
        "size": "( size | stats | power and toughness )",
        "worn": "( equipped | enchanted | suited up | geared up )",
        "on_it": "( on it | attached to it | attached | equipped )",
        "some_effect": "( a | an | some | another | the ) <effect>",
        "made_of": "( consists of | is made up of | is composed of )",
        "life_rises": "life [ total ] ( rise | increase | go up | grow )",
        "minded": "( thinking ( of | about ) | considering | contemplating | planning "
        "on )",
        "over": "( ( for ( reference | completeness ) | fyi | [ relevant | the ] [ "
        "card ] [ oracle | rules ] ( text | texts | wording | wordings ) [ of the "
        "cards ] | [ the | relevant ] cards [ say | read ] ) [ as follows | here ] )",
    },
)
