"""What is done and there, in other words: "he throws me a Bolt".

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

done_plainly = paraphrases(
    """
    <start> << imagine [ that ] >> <subject> ->
    {who:subject} << ( has | have | got ) {n:number} loyalty on [ <my> ] {it:title}
        -> controls {it} with {n} loyalty
    <subject> ( have | has | control | controls ) [ a | an | two | three ]
        ( [ <size> ] [ <subtype> ] [ creature | out ] | <title> )
        << ( themselves | himself | herself | myself ) >> <end> ->
    ( enchant | enchants | enchanted ) <some> with << ( a | an ) ( card | enchantment )
        >> ( that | which | with | saying | : | <quote> ) -> an aura
    << two spells ( hit | hits ) ( a | an | one ) {x:some} [ , | : ] [ the ] first [
        one ] for {a:number} [ damage ] [ , ] [ and ] ( then | the second [ one ] ) for
        {b:number} [ damage ]
        -> a spell deals {a} damage to a {x} . another spell deals {b} damage to it
    << two spells ( hit | hits ) {x:some} [ , | : ] [ the ] first [ one ] for {a:number}
        [ damage ] [ , ] [ and ] ( then | the second [ one ] ) for {b:number} [ damage ]
        -> a spell deals {a} damage to {x} . another spell deals {b} damage to {x}
    ( <subject> | opponent ) ( have | has | control | controls ) << : >>
        ( a | an | <number> | <size> | prevent | two | three ) ->
    ( have | has | had | with | got ) << [ a | the ] shield prevent {n:number} >>
        ( on | , | . | ; | ? | and | <end> ) -> a prevent {n} shield
    # What prevents it does so as far as it goes.
    ( <start> | , | and | but ) << ( the | its | this | that | his | her | my | their )
        [ combat | attack ] damage ( is | was | gets | got ) [ partly ] @stopped by [ a
        | my | his | her | their | the ] prevent {n:number} shield >> ( <end> | , | and
        | but | so ) -> {n} of the damage is prevented
    # What somebody has it goes on to do.
    ( has | have | with ) @keyword [ and @keyword ] and << ( hits | smacks ) >>
        ( me | him | her | them | my | his | opponent ) -> it hits
    ( swings | swing | attacks | attack ) << {n:number} flying damage >> at
        -> a {n} power flyer
    much tramples << ( at | into | on ) >> ( me | him | her | my | his | opponent )
        -> over to
    << ( kills | kill | killed | destroys | destroyed ) {x:some} with {n:number} damage
        -> deals {n} damage to {x}
    # "Goes to attack me": what is begun is done.
    {who:subject} << ( goes | go | went ) to >>
        ( attack | swing | block | chump | bolt | shock | cast ) ->
    <subject> << went and ->
    <subject> << response >> with -> respond
    <subject> << response >> <word> -> respond with
    ( creature | creatures | guy | attacker | blocker ) << of power >> <number> ->
        with power
    ( flash | flashes | flashed ) in <clause> <size> << [ chump ] blocker
        >> ( <end> | , ) -> and block
    <sends> <clause> << my way -> at me
    <sends> <clause> << ( his | her | their ) way -> at him
    ( it | he | she ) << ( 's | is ) >> [ already ] ( dealt | done | hit )
        ( me | him | her | <person> ) -> has
    << protection >> <color> -> protection from
    ( has | have ) hexproof << ( from | off | because of | thanks to )
        ( a | the | his | her | my ) leyline [ of sanctity ] ->
    ( flash | flashed ) in <sized> << to ( block | chump ) -> and block
    flashes in <sized> << to ( block | chump ) -> and blocks
    <start> << no trample >> <end> -> the attacker has no trample
    <subject> ( was | were | am ) ( at | on ) <number> [ life ]
        << ( before | beforehand | before this | initially | to start [ with ] | at the
        start ) >> <end> ->
    << ( hits | hit | smacks | attacks ) {whom:clause} for {n:number}
        with ( a | an | his | her | their | my ) unblocked ( guy | creature | dude |
        attacker ) -> deals {n} combat damage to {whom}
    <start> <person> << at >> <number> [ life ] with [ a | an | two | my | his ] <size>
        -> is at
    ( it | them | him | her ) << ( myself | yourself ) >> <end> ->
    <pings> <clause> << with ( a | an | one ) {n:number} [ damage ] ( ping | shot )
        >> ( <end> | , | and | but | does | do ) -> for {n}
    << {does:throws} {whom:whom} ( a | an | another ) {name:clause}
        >> ( <end> | , | with | for | and | in | while ) -> casts {name} on {whom}
    ( am | is | are | was | were ) << with >> <number> ( life | lives ) -> at
    << i ( choose | decide | chose | decided ) that [ the ] {it:clause} @deals
        [ the | that | its | this | same ] damage to -> the {it} 's trigger targets
    the << ( circle of protection | cop ) >> ( <end> | , | targeting | naming | choosing
        | against | and | once | twice | in ) -> circle
    << ( pay | pays | paid ) [ @mana ] to regenerate >> ( <end> | , ) -> regenerate it
    << ( pay | pays | paid ) [ @mana ] to >> regenerate ( it | him | her | my | his ) ->
    to prevent <number> << of ( it | this | the damage | that damage | this damage )
        -> damage
    << ( that | which | who ) can fly -> with flying
    ( it | he | she ) << can fly >> ( <end> | , | and ) -> has flying
    << ( gets | get | got ) >> <number> damage ( from | by ) -> takes
    <subject> ( block | blocks ) [ it | him ] << by >> [ a | my | his ] <size> -> with
    <clause> << for >> prevent <number> [ of ] damage -> to
    <answering> ( him | her | them | me | you | it ) << back >>
        ( <end> | , | with | for | and | in ) ->
    ( token | copy of ) {name:capital} {more:clause} << and ( the | an | its )
        ( real one | original [ one ] | actual one | real thing | real card ) >>
        ( <end> | , ) -> and another {name} {more}
    << @says [ that ] it ( does | deals | did | should do ) <number> [ damage ] . is
        ( he | she | that | this | it ) ( right | correct | true | so ) ? ->
        how much damage does it deal ?
    <start> {who:person} ( cast | casts ) <clause> ( targeting | on | at ) <clause>
        << [ , ] ( and | then | and then ) [ , ] another >> {name:capital} <clause>
        ( targeting | on | at | to ) -> . {who} casts another
    <start> <person> << - >> <acts> ->
    <start> << before that [ , ] >> <person> ( had | put ) -> earlier
    <start> << before that [ , ] {who:person} ( cast | casted ) ->
        earlier {who} had cast
    ( attack | attacks | attacked ) <clause> <size> <clause>
        << and ( hits | hit | connects | connected )
        [ me | him | her | them | <person> ] >> ( <end> | , ) -> and is not blocked
    << ( attacks | attack | attacked ) and ( hits | hit ) >>
        ( me | him | her | them | <person> ) with -> hits
    <start> {who:clause} {hits:hits} {whom:clause} for <number> [ damage ]
        << ( . | , | ; ) [ and | then | and then ] again for
        -> . {who} {hits} {whom} for
    # Not "Alice points the trigger at Bob".
    ( <start> | , | and ) [ the | my | his | her | their ] <names> [ 's ] trigger
        << [ goes | going ] ( on | at | to | into ) >> <person>
        [ face ] ( <end> | , | and ) -> targets
    << ( just | only | exactly ) once -> once
    << ( tap | taps | tapped ) ( my | a | one | two | three | his | her | <number> )
        <lands> [ for mana ] ( and | to ) >> ( cast | casts | bolt | bolts | bolted |
        shock | shocks | play | plays | spend | spends | spent | pay ) ->
    << ( spend | spends | spent | pay | pays | paid ) @cost ( to | and )
        >> ( cast | bolt | shock | play ) ->
    ( i | he | she | they ) << have it ( in | on ) [ the ]
        ( table | play | battlefield | board | field ) -> control it
    ( block | blocks | blocked | blocking ) << ( this | that | the | his | her | their )
        attack >> <end> -> it
    @blocks <clause> << , no trample >> ( <end> | , ) -> . the attacker has no trample
    @blocks <clause> <size> <clause> << and no other ( creature | creatures )
        >> <end> ->
    @puts <change> ( counter | counters ) << to >> -> on
    <person> << ( make | makes | made ) >> [ a | one | two | <number> ] <change>
        ( counter | counters ) on -> puts
    << triggers because >> <person> -> .
    << attack creature >> ( is | has ) -> attacking creature
    <start> << i @guess [ that ] >> <subject> <clause> ? -> so
    ( we are | we 're ) ( <number> | <numbers> ) << at the table >> ( , | . | : ) ->
        players
    << 1x >> <capital> ->
    << we both ( have | control ) [ a ] {size:size} [ s ] >> ( . | , | and ) ->
        i have a {size} and my opponent has a {size}
    <start> {who:person} <clause> << and ( took | have taken | has taken | had taken )
        >> <number> ( commander | general ) damage -> and {who} took
    commander ( is | 's ) ( a | an ) [ <number> ] <size> << and >> [ has ]
        ( already | previously ) ( hit | dealt | done | connected | smacked ) -> . it
    ( opponent | <person> | me | him | her ) << in the face >> ->
    << and each >> ( has | have ) ( a | an | <number> ) -> . each of them
    # "Dad attacks me": mine.
    <free> << {it:kin} >> ( 's | attacks | attack | casts | bolts | blocks | plays |
        shocks | has | controls | swings | hits | lose | take | gain | die | ? | . | , |
        with | is | draws | does | and | block | deal ) -> my {it}
    << {n:number} creatures ( that | which ) are [ all | each ] {size:size} ->
        {n} {size} creatures
    << tl ( ; | . ) dr [ : | , | - ] ->
    <subject> << ( no block | no blocks ) >> ( <end> | , | and ) -> does not block
    <start> {who:person} ( cast | casts | play | plays ) {name:names} <<
        [ , ] ( then | and then ) >> <names> <equals> -> . {who} casts
    {who:person} ( block | blocks ) {told:clause} << [ , ] ( and | but )
        {caster:person} {does:casting} {spell:clause} before ( that | blocks )
        >> <end> -> {told} . before blocks {caster} {does} {spell}
    ( sacrifices | sacrifice | sacs | sac ) <clause> << to something >> ( <end> | , ) ->
    on my ( board | side | field | battlefield | table ) [ , ] [ and ] << cast >>
        <names> -> . i cast
    <person> << ( shoot | shoots | shot | fire | fires | chuck | chucks ) >>
        ( two | three | another | my | a | one ) <names> ( on | at ) -> cast
    # What makes two fight is cast on both.
    << {who:person} ( make | makes | made | have | has | had ) {his:my} {left:clause}
        @fight {right:clause} @through {card:capital} {name:clause} >> ( <end> | , )
        -> {who} casts {card} {name} on {his} {left} and {right}
    << {who:person} ( use | uses | used ) {card:capital} {name:clause}
        to ( make | have ) {his:my} {left:clause} @fight {right:clause} >> ( <end> | , )
        -> {who} casts {card} {name} on {his} {left} and {right}
    <start> << my {left:clause} @fight {right:clause} @through {card:capital}
        {name:clause} >> @behind_name -> i cast {card} {name} on my {left} and {right}
    <start> << {who:named_player} 's {left:clause} @fight {right:clause} @through
        {card:capital} {name:clause} >> @behind_name ->
        {who} casts {card} {name} on {who} 's {left} and {right}
    # "Bob casts Counterspell on Alice's creature spell NAME": she casts that.
    <start> << {by:person} {does:answers} {card:clause} ( on | targeting )
        {who:named_player} 's [ creature | artifact | enchantment | planeswalker ] spell
        {name:capital} {more:clause} >> ( <end> | , | and ) ->
        {who} casts {name} {more} . {by} {does} {card} on it
    <start> << {by:person} {does:answers} {card:clause} ( on | targeting )
        my [ creature | artifact | enchantment | planeswalker ] spell
        {name:capital} {more:clause} >> ( <end> | , | and ) ->
        i cast {name} {more} . {by} {does} {card} on it
    <start> << {by:person} {does:counters} {who:named_player} 's
        [ creature | artifact | enchantment | planeswalker ] spell
        {name:capital} {more:clause} >> ( <end> | , | and ) ->
        {who} casts {name} {more} . {by} {does} it
    ( remove | removes | removed | removing ) << both [ of ]
        [ the | its | his | her | their ] >> ( counters | <change> counters ) -> two
    <start> << {who:person} ( respond | responds | responded ) by removing
        {what:clause} , >> ( pinging | targeting | shooting ) ->
        in response {who} removes {what} ,
    ( attack | attacks | attacked ) << ( only | just ) >> ( <named_player> | with ) ->
    ( attack | attacks | attacked ) with << ( only | just ) >> [ <my> | <word> 's ]
        ( <size> | <capital> ) ->
    <subject> << ( gets | got ) >> @a_land ( <end> | , ) -> plays
    << ( make | hit ) ( a | my | our ) land drop -> play a land
    << ( makes | hits ) ( a | his | her | their ) land drop -> plays a land
    <start> << {who:person} ( pay | pays | paid ) ( {n:numbers} | {n:number} ) life
        ( for | to cast | on ) {card:names} [ with x ( being | equal to | equals | of |
        = ) ( <numbers> | <number> ) ] >> ( <end> | , ) ->
        {who} casts {card} , paying {n} life
    <start> << there ( is | 's | are ) {it:clause} @on_side my <side> ,
        ( a | an ) {size:size} {more:clause} >> <end> ->
        i control {it} , a {size} {more}
    <start> << there ( is | 's | are ) {it:clause} @on_side
        ( {who:person} 's | {who:named_player} 's ) <side> ,
        ( a | an ) {size:size} {more:clause} >> <end> ->
        {who} controls {it} , a {size} {more}
    << {who:person} ( activate | activates | activated | use | uses | used )
        {it:clause} by sacrificing {what:some} >> <end> ->
        {who} sacrifices {what} to {it}
    ( respond | responds | react | reacts ) <clause> << by giving <clause>
        ( indestructible | hexproof | shroud | protection ) <clause> with >> <name> ->
        with
    ( enchants | enchanted | equips | equipped ) <clause> , ( a | an ) <size> <clause>
        << , >> with <capital> ->
    {is:is} {hit:struck} by <some> << [ , ] ( then | and then ) by >>
        -> and then gets {hit} by
    <start> << ( i | he | she | they ) ( have | has | got ) ( {n:number} | {n:few} )
        ( {k:change} | {k:word} ) ( counter | counters ) on {it:some}
        >> ( . | , | ; | <end> | and )
        -> {it} has {n} {k} counters
    <start> << ( i | he | she | they ) ( have | has | got ) a buff on {it:some}
        >> ( . | , | ; | <end> | and ) -> {it} has a buff
    <start> << [ a ] quick ( one | question | q ) ( for | about | on ) ( grand archive |
        riftbound | magic | ga | rb | mtg ) >> ( , | : | . | ; ) -> hey
    << ( happen | happens ) to >> ( have | control ) ->
    <subject> << ( happens ) to have -> has
    << on the ( battlefield | board | field | table ) with [ its | his | her ] >>
        ( <number> | two | three | four | five ) <change> counters -> with
    << ( is | 's | sits | is sitting ) on the ( battlefield | board | field | table )
        ( with | at ) >> ( <number> | <numbers> ) loyalty -> has
    << on the ( battlefield | board | field | table ) ( with | at ) >>
        ( <number> | <numbers> ) loyalty -> with
    ( have | has ) << ( only | just ) one >> shield -> a
    shield << , which ( prevents | stops ) >> the next -> that prevents
    ( with | has | have | had | got | 's | is | control | controls )
        << @preventer @that_prevents [ up to ] [ the ] [ next | first ] {n:number}
        [ points | point ] [ of ] [ damage ] [ that would be ] [ dealt | done ]
        >> ( @so_far | but | so | ( to | on | for ) {it:some} [ this turn ] ( @so_far |
        but | so ) ) -> a prevent {n} shield
    ( shield | barrier | <number> | damage ) [ , ] and
        << ( another | the other | a second | one more ) [ one | shield | barrier ]
        ( that | which ) ( prevents | stops | blocks | absorbs ) [ the ] [ next ]
        {n:number} [ damage ] -> a prevent {n} shield
    <title> << ( named | names | chose ) >> ( him | her )
        ( . | , | ; | and | <end> ) -> is set to
    shield on {it:some} ( that prevents | preventing ) the next <number> damage
        << to ( it | him | her ) >> ->
    << is attack >> ( me | him | her | them | my | with | his ) -> attack
    <start> << i ( cast | play ) {card:some} with {it:some} on my <side> >> @so_far
        -> i control {it} . i cast {card}
    <start> << ( i | i 've ) ( have | got ) a @all_shield >> @so_far
        -> all {k} damage to me is prevented this turn
    <start> << ( he | she | they ) ( has | have ) a @all_shield >> @so_far
        -> all {k} damage to him is prevented this turn
    <start> << <subject> ( have | has | got ) a prevent all [ damage ] [ shield |
        effect ] ( on | over ) {it:some} >> @so_far -> all damage to {it} is prevented
        this turn
    # A spell without a name is what it does.
    spell << \\open {n:number} [ damage ] \\close >> ( at | on | targeting | to | into )
        -> for {n}
    ( he | she | they | <named_player> | opponent ) << ( casts | plays | uses | cast |
        activates | played | used ) @a_trick @prevents
        >> ( the next | <number> | all | up ) -> prevents
    {z:size} << ( with | that has | which has | who has ) a @all_shield >> @so_far
        -> . all {k} damage to the {z} is prevented this turn
    <start> << {it:some} ( has | have ) a @all_shield >> @so_far
        -> all {k} damage to {it} is prevented this turn
    ( 's | <my> ) allies ( attack | attacks ) <clause> << [ , ] [ the ] first with
        {a:number} power and [ the ] second with {b:number} power >> @so_far ->
        . the first has {a} power . the second has {b} power
    another {n:number} [ damage ] << from ( a | the ) 2nd >> ( spell | card )
        -> from another
    \\open <size> [ <some> ] << flyer >> \\close -> flying
    # How much is asked back.
    ( <casting> | @throws ) a << [ direct ] ( burn | damage ) >> spell
        ( at | on | targeting | to ) ->
    ( hit | hits | burn | burns | burned | zaps ) {whom:some} with << some >>
        [ burn | damage | red ] spell -> a
    << {who:subject} ( hit | hits ) {whom:some} for {n:number} [ damage ] with
        ( a | some | another ) spell
        -> {who} cast a spell that deals {n} damage to {whom}
    << {who:subject} ( deal | deals | do | does ) {n:number} [ more ] [ damage ] to
        {whom:target} with ( a | some | another ) spell
        -> {who} cast a spell that deals {n} damage to {whom}
    << <subject> ( hit | hits | burn | burns | burned | zaps ) {whom:some}
        with ( a | some | his | her | another ) [ burn | damage | red ] spell >>
        ( . | , | ? | ; | <end> | and ) -> a spell deals damage to {whom}
    << <subject> deals damage to {whom:whom} with ( a | some | his | her | another )
        [ burn | damage | red ] spell >> ( . | , | ? | ; | <end> | and )
        -> a spell deals damage to {whom}
    ( it | him | her ) << \\open [ it is | he is | he 's ] a {of:size} \\close
        -> . it is a {of} .
    {who:subject} ( is | are | am | 's | has | have | at ) [ at ] <number> [ life ]
        << [ , ] [ and ] no ( blockers | blocks | creatures ) >> ( , | . | ; | <end> )
        -> and {who} has no creatures
    << i ( respond | responded ) to ( his | her | opponent 's ) {spell:some} on
        {it:some} with [ a | an | my ] >> <going> ->
        he casts {spell} on {it} and in response i cast
    << he ( responds | responded ) to my {spell:some} on {it:some}
        with [ a | an | his ] >> <going> ->
        i cast {spell} on {it} and in response he casts
    hand << [ , ] ( which | that | and ) i ( cast | play | use | used ) >>
        ( <end> | , | so ) -> and i cast it
    << i/he ( respond/responds | responded ) with ( a | my/his ) >> prevent -> in
        response i/he put/puts a
    with ( both | all | everything ) << then >> <word> -> , then
    <start> << {whose:opponents} blocker : [ a ] >> <size> -> he blocks with a
    # "Only Carol blocks": whoever else there is does not, as if nothing were said.
    ( <start> | and | but | , | then ) << only {who:person} {does:blocking} [ , ] >>
        with -> {who} {does}
    ( it | he | she ) << tramples >> ( . | , | ; | <end> ) -> has trample
    ( <start> | and | but | , | then ) << only >> ( the | my | his | her )
        ( <size> | <word> <size> ) ( attack | attacks | attacked ) ->
    << i never >> ( block | chump ) -> i do not
    << {who:third} never ( blocks | chumps ) -> {who} does not block
    ( attack | attacks | attacked ) ( me | <person> )
        << [ , ] ( instead of | rather than | not ) ( me | him | her | <person> )
        >> ( with | . | , | ; | <end> ) ->
    ( i | he | she | they ) {does:blocking} <some> << [ , ] ( and | but )
        the ( other | other one | second | second one ) not at all >> ( . | , | ; )
        ->
    <start> << <subject> ( do | does ) not ( control | have | own ) {it:clause}
        [ , ] but {who:person} ( do | does ) >> <end> -> {who} controls {it}
    to each << other player -> opponent
    """,
    {
        "combat": "combat noncombat",
        "sends": "send sends sent sending throw throws threw fire fires fired lob lobs "
        "comes come came flies flings sling slings",
        "blocking": "block blocks chump chumps blocked",
        "third": "he she bob alice carol opponent",
        "kin": "dad mom mum daddy mommy gf bf wife husband wifey hubby roommate roomie "
        "girlfriend boyfriend",
        "answering": "bolt bolts bolted shock shocks shocked attack attacks hit hits "
        "ping pings pinged burn burns shoot shoots strike strikes swing swings "
        "fireball fireballs fireballed",
        "acts": "cast casts attack attacks block blocks bolt bolts shock shocks play "
        "plays activate activates use uses swing swings respond responds",
        "lands": "mountain mountains island islands plains swamp swamps forest forests "
        "land lands",
        "hits": "hit hits attack attacks swing swings ping pings smack smacks burn "
        "burns",
        "throws": "throws throw threw fires fired flings flung casts cast slings",
        "whom": "me him her them us",
        "opponents": "his her their opp's",
        "numbers": "one two three four five six seven eight nine ten",
        "side": "side board field battlefield",
        "pings": "ping pings pinged shoot shoots shot zap zaps hit hits",
        "answers": "cast casts",
        "few": "a an one two three four five six",
        "is": "is are am was were get gets got getting 's",
        "struck": "hit attacked struck pinged burned shot",
        "counters": "counter counters countered",
    },
    {
        "keyword": "( infect | lifelink | deathtouch | trample | toxic | wither | "
        "flying | menace | vigilance | haste | double strike | first strike )",
        "a_land": "( a | another | one more ) ( land | <lands> )",
        "on_side": "( on | at | in )",
        "so_far": "( . | , | ; | and | <end> )",
        "a_trick": "( a | an | some | another ) ( card | spell | instant | ability | "
        "effect | trick )",
        "prevents": "( that prevents | which prevents | preventing | to prevent | that "
        "can prevent | that will prevent )",
        "preventer": "( ( a | an | some | one | another ) [ prevention ] ( shield | "
        "barrier | effect | thing | ability | spell | trick | card | artifact | "
        "enchantment ) | something | smth | sth )",
        "that_prevents": "( ( that | which ) [ will | 'll | can | says | just ] "
        "( prevents | prevent | stops | stop | blocks | block | absorbs | absorb | "
        "soaks | soak | eats | eat | negates | negate ) [ up ] | preventing | stopping "
        "| blocking | absorbing | to ( prevent | stop | absorb ) | for the next )",
        "all_shield": "( prevent all [ {k:combat} ] [ damage ] [ shield | effect | "
        "thing ] [ ( on | to | for ) ( it | him | her | me | them ) ] | shield ( "
        "preventing | that prevents | which prevents | against ) all [ the ] "
        "[ {k:combat} ] damage [ [ that would be ] [ dealt ] to ( it | him | her | me "
        "| them ) ] ) [ this turn ]",
        "blocks": "( block | blocks | chump | chumps )",
        "puts": "( put | puts ) [ a | one | two | three | <number> ]",
        "guess": "( am assuming | assume | think | guess | suppose | believe )",
        "stopped": "( prevented | reduced | absorbed | stopped | blocked | soaked )",
        "cost": "( <cost> | b | g | w | u | r | are | you | <number> [ more ] mana | "
        "the mana ) [ mana | for it ]",
        "says": "( <person> | he | she | they ) ( say | says | said | claims | "
        "claimed | thinks | thought | insists | told me | tells me )",
        "deals": "( does | deals | do | deal | makes | dealt )",
        "mana": "( <cost> | b | g | w | u | r | <number> | its cost | the cost ) "
        "[ mana ]",
        "throws": "( throw | throws | threw | slings | sling | fires | fire | shoots )",
        "fight": "( fight | fights | fought ) [ with | against ]",
        "behind_name": "( <end> | , | : | \\open )",
        "through": "( using | via | through | because of | thanks to | by casting | "
        "with the help of )",
    },
)
