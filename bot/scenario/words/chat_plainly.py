"""What is said in a chat for what is read: "into my board of", "is he cooked".

Rows of :mod:`bot.scenario.words.paraphrase`, for Magic.
"""

from bot.scenario.words.paraphrase import paraphrases

chat_plainly = paraphrases(
    """
    # An arrow leads to whom something is done; in the face is whoever it is not.
    <size> [ <word> ] << \\arrow me >> ( <end> | , | and | but ) -> attacks me
    <size> [ <word> ] << \\arrow ( him | opponent | his face ) >> ( <end> | , | and |
        but ) -> attacks my opponent
    <start> my <size> [ <keyword> ] << ( \\arrow | hits | goes [ to ] ) face >> ( <end>
        | , | and | but ) -> attacks my opponent
    ( opponent | 's | his | her | their ) <size> [ <keyword> ] << ( \\arrow | hits |
        goes [ to ] ) face >> ( <end> | , | and | but ) -> attacks me
    <word> ( + | and | & ) <word> << \\arrow >> ( me | him | my | his | her | their ) ->
    <word> << \\arrow >> ( me | him | it | opponent | ( my | his | her | their ) <some>
        ) ( <end> | , | and | but ) -> on
    ( he | she | they | opponent ) << ( attacks | swings ) >> <size> -> attacks with
    i << chump >> <size> ( <end> | , | and | but ) -> chump with
    <start> << {a:size} [ {k:keyword} ] ( vs | versus | against ) {b:size} [
        {l:keyword} ] , i block >> ( <end> | , | and ) -> my {a} {k} blocks his {b} {l}
    ( him | opponent | her ) << with [ a ] prevent {n:number} [ shield ] on ( him |
        her ) >> ( <end> | , | and | but ) -> , he has a prevent {n} shield
    ( me | blocks | block ) , << me >> <number> <end> -> me at
    # Which planeswalker it is.
    {c:word} , << planeswalker [ , ] [ with | at | on ] {n:number} loyalty
        -> a planeswalker with {n} loyalty
    my << ( walker | planeswalker ) [ , ] it is [ a ] {c:word} with {n:number} loyalty
        >> ( <end> | , | and | but ) -> {c} , a planeswalker with {n} loyalty
    : {c:title} << \\open {t:me} \\close >> ( <end> | <break> ) -> on {t}
    <start> << both ( creatures | guys | of them ) are {z:size} >> . ( mine | my ) -> i
        have a {z} . he has a {z}
    <size> << ground >> ( guy | dude | body ) ->
    <size> blocker with [ a ] prevent <number> [ shield ] << on ( it | the blocker |
        him ) >> ( <end> | , | and ) ->
    ( has | have | had | got ) {c:names} << for >> ( it | him | her | me | <capital> |
        <my> <some> ) ( <end> | , | when ) -> on
    # What is only said not to be blocked attacks.
    <start> << [ an | one | the ] unblocked {z:size} [ {k:keyword} ] >> ( <end> | , )
        -> a {z} {k} attacks unblocked
    <start> << [ a | an ] {z:size} [ {k:keyword} ] [ attacking ] [ , ] unblocked >>
        ( <end> | , ) -> a {z} {k} attacks unblocked
    <start> << [ a ] {y:size} and [ a ] {z:size} [ , ] [ both ] unblocked >> ( <end> | ,
        ) -> a {y} and a {z} attack unblocked
    <start> ( [ two ] attackers | <some> ) : [ a ] <size> and [ a ] <size>
        << [ , ] [ both | all ] unblocked >> <end> -> . no blocks
    with two <word> , << first {a:sized} [ , ] [ and ] then {b:sized} >> ( <end> | , |
        and ) -> {a} and {b}
    # Whom an attack runs into.
    @swinging <clause> << ( into | in to | onto ) ( an | a | my | his | her | the ) [
        totally | completely ] ( empty | open | clear ) @ground >> ( <end> | , | and |
        but ) -> , no blocks ,
    @swinging <clause> << [ at me/him/her ] ( into | in to ) my/his/her @ground [ with |
        : ] @of -> at me/him/her , i/he/she control/controls/controls
    # That nothing is done, or there.
    ( <start> | , | and | but | so ) << {who:subject} ( has | have | had | got ) [ got ]
        nothing @untapped ( to block [ it | them | him | that | with ] [ with ] | that
        can block ) >> ( <end> | , | and | but | so ) -> {who} have no untapped
        creatures
    ( <start> | , | and | but | so ) << <subject> ( @swinging [ with ] | flash [ in ] |
        flashes [ in ] | flashed [ in ] ) nothing >> ( <end> | , | and | but | so |
        <last> ) ->
    # What all mana is spent on.
    ( opponent | <subject> | and ) << ( tap | taps | tapped ) out for >> ( a | an | the
        | my | his | her | <capital> ) -> cast
    # What is ready has been used.
    ( <start> | , | and | but | while | so ) <subject> << ( has | have | had ) [ got ] [
        a | the ] >> ( <some> | <some> : <word> ) ( activated | active ) ( <end> | , |
        and | for | against | when | on ) -> activate
    activate ( <some> | <some> : <word> ) << ( activated | active ) >> ( <end> | , | and
        | for | against | when | on ) ->
    # Whose an enchantment is that was put on it, and what it was put on.
    ( <start> | , | and | but ) << {it:some} ( is | was | gets | got ) enchanted with
        {c:some} by [ my ] {who:subject} >> ( <end> | , | and | but ) -> {who} casts {c}
        on {it}
    \\open << ( chose | chosen | choosing | picked | picking ) >> ( him | her | me |
        [ my ] opponent ) \\close -> naming
    <start> << can ( my opponent | he | she | opponent ) ( damage | hurt | burn ) me
        with {c:clause} >> ? -> my opponent casts {c} on me . do i take damage
    # Who argues.
    <start> << ( me and [ my ] ( <kin> | <person> ) | [ my ] ( <kin> | <person> ) and
        ( i | me ) ) [ are | 're | were | was | have been ] [ still ] ( arguing |
        debating | disagreeing | argue | argued ) [ about this | over this | here ] [ ,
        | : ] >>
        <subject> ->
    # On what occasion: what is played there is looked at by itself.
    <start> << [ a | an | our ] ( edh | cedh | commander ) ( pod | game | match ) >> (
        with | : ) -> a multiplayer game
    <start> << [ at | on ] [ a | an | our ] ( edh | cedh | commander | fnm | casual )
        ( night | game | pod | match ) >> <word> ->
    # Who plays.
    << there ( is | are | 's ) {n:number} of us [ playing | in the game | at the table ]
        >> ( <end> | , | and | : ) -> we are {n} players
    <start> << [ all ] {n:count} of us [ ( are | 're ) ] [ all | each ] ( at | on ) >>
        <number> -> we are {n} players , all at
    <start> << ( me [ , | and ] {a:person} | {a:person} [ , ] me ) [ , ] ( and | n | & )
        {b:person} [ , ] ( in a | playing a | are playing a ) >> [ a ] ( 3 | three )
        player -> me , {a} and {b} ,
    <start> << me [ , | and ] {a:person} [ , ] ( and | n | & ) {b:person} >> ( 3 |
        three ) player -> me , {a} and {b} ,
    # None of some that are told of by whose they are.
    ( <start> | , | and | but | so ) << ( neither | none ) of ( my | mine ) [ @guys ]
        ( block | blocks | blocked | chump | chumps ) -> i do not block
    ( <start> | , | and | but | so ) << ( neither | none ) of ( his | hers | theirs |
        {o:his} @guys ) ( block | blocks | blocked | chump | chumps ) -> he does not
        block
    ( block | blocks | blocked ) << ( neither | none ) of ( them | those | these ) >> (
        <end> | , | and | but ) -> none of them
    i << ( block | blocked | chump ) ( neither | none ) >> ( <end> | , | and | but )
        -> do not block
    ( he | she | opponent ) << ( blocks | blocked | chumps ) ( neither | none ) >> (
        <end> | , | and | but ) -> does not block
    # Whom a trigger is pointed at.
    it << ( goes | went | going ) [ straight | right ] [ to | to the | to his ] @face >>
        ( <end> | , | and | but | so ) -> hits his face
    << ( hit | shoot | zap | smack | tag | nail | dome | blast | burn ) ( him | her |
        them ) with @the trigger -> send the trigger at his face
    << ( hit | shoot | zap | smack | tag | nail | dome | blast | burn ) it with @the
        trigger -> send the trigger at it
    << ( hits | shoots | zaps | smacks | tags | nails | domes | blasts | burns )
        {whom:me} with @the trigger -> sends the trigger at {whom}
    # Where what was told is sent on to.
    @sender << @passing @that damage [ right | straight ] [ back ] ( to | at | into )
        [ the ] >> @somebody -> sends the damage to
    @sender << ( want | wants | wanted ) @that damage to ( go | be dealt | be sent ) [
        right | straight ] [ back ] ( to | at ) -> sends the damage to
    @sender << @passing @that damage [ right ] back >> ( <end> | , | and ) -> sends the
        damage to him
    @sender << @passing the {n:number} back ( at | to ) -> sends the damage to
    @sender << @passing ( the | its | my | his ) {it:word} damage ( at | to | into ) >>
        @somebody -> sends the {it} 's trigger at
    # Whoever connects does so with what attacks, or could.
    ( <start> | , | and | but ) << i @connecting >> <end> -> my creature connects
    ( <start> | , | and | but ) << ( he | she ) @connecting >> <end> -> his creature
        connects
    # Whoever hits again does so with what was told to have hit.
    with {w:my} {c:word} [ already | before | so far ] [ , ] ( and | now | then ) [ i |
        he | she ] << ( hit | hits | smack | smacks ) {whom:whom} again for {n:number}
        -> {w} {c} hits {whom} for {n}
    # An attack that is only answered is told before the answer.
    <start> << {d:clause} in response to my attack with {a:some} >> ( <end> | , ) -> i
        attack with {a} . {d}
    <start> << {d:clause} in response to ( his | her ) attack with {a:some} >> ( <end> |
        , ) -> he attacks with {a} . {d}
    # Who attacks, and with what.
    ( @swinging | attack | attacks | block | blocks ) with << all >> ( <end> | , | and |
        but ) -> all of them
    << swang -> swung
    <subject> << @slam/@slams {it:clause} into {whom:whom} >> ( <end> | , | and | but |
        for ) -> swing/swings {it} at {whom}
    <subject> << @slam/@slams {whom:whom} with -> hit/hits {whom} with
    ( <start> | , | and | but | so | now | just ) i << ( eat | ate | am eating | tank |
        tanked ) ( {it:sized} | {whose:his} {z:size} ) [ to ( the | my ) @face ] >> (
        <end> | , | and | but ) -> get hit by {it} {whose} {z}
    i << ( take | took | am taking ) ( {it:sized} | {whose:his} {z:size} ) to ( the | my
        ) @face >> ( <end> | , | and | but ) -> get hit by {it} {whose} {z}
    getting << swung at >> by -> attacked
    <my> << ( big | lil | little ) ( boy | guy | dude | man ) >> <size> ->
    ( bolted | shocked ) << ( in | to ) ( the | my | his ) @face >> ( <end> | , | and |
        but ) ->
    ( bolts | bolt | bolted ) <whom> << with [ a | the ] [ lightning ] bolt >> ( <end> |
        , | and | but ) ->
    # Who does not block, or cannot.
    ( do | did ) not block << [ anything ] at all >> ( <end> | . | , | and | but ) ->
    i << could not block [ it | him | anything ] >> ( <end> | , | and | but | so |
        because | since ) -> do not block
    ( he | she | they | ( <start> | , | and | but | so ) <my> <some> ) << could not
        block >> -> did not block
    <subject> << ( was | were | is | am | are ) [ just | simply | way ] too <word> [ out
        ] to >> ( block | chump | cast | respond | use | attack ) -> do not
    i << ( eat | ate | tank | tanked | am eating | face tank | face tanked ) ( it | that
        ) >> ( <end> | , | and | but | so ) -> take it
    i << pass/passed on blocks -> do not block
    i << took it to ( the | my ) @face >> ( <end> | , | and | but | so ) -> take it
    ( <start> | , | and | but ) << [ all ] my/his @guys are [ all ] tapped [ out | down
        ] >> ( <end> | , | and | but | so ) -> i/he have/has no untapped creatures
    ( <start> | , | and | but | so | because ) <subject> << ( do not | does not | did
        not ) ( have | control ) any ( guys | dudes | blockers ) >> ( <end> | , | and |
        but | so ) -> have no creatures
    ( <start> | , | and | but | so | because ) <subject> << ( do not | does not | did
        not ) ( have | control ) any >> <word> -> have no
    # Who blocks.
    <my> <size> << chumps/chumped >> ( <end> | , | and | but | it | him | the | his |
        her | my | a ) -> blocks/blocked
    <my> <size> << ( jumps | steps | gets | hops | dives | jumped | stepped | got |
        hopped | dived ) ( in front | in the way | between ) [ of ( it | him | that ) ]
        -> blocks it
    <my> <size> << ( catches | caught | meets | met ) it >> ( <end> | , | and | but ) ->
        blocks it
    i << ( stick | stuck | toss | tossed | throw | threw | put | chuck | chucked | shove
        | shoved | feed | fed ) {it:some} ( in the way | in front | under the bus ) [ of
        ( it | him | that ) ] >> ( <end> | , | and | but ) -> block with {it}
    i << ( feed | fed ) it {it:some} >> ( <end> | , | and | but ) -> block it with {it}
    i << ( use | used | am using | send | sent ) {it:some} to ( block | chump ) [ it |
        him | that ] [ with ] >> ( <end> | , | and | but ) -> block with {it}
    i << ( ( go | went ) [ for ] [ the | a ] ( block | chump ) with | ( step | jump |
        stepped | jumped ) in front [ of ( it | him | that ) ] with ) -> block with
    i << ( meet | met | catch | caught ) it with -> block it with
    # That it is blocked, by nobody who is told of.
    << ( does | did | do ) not get blocked -> is not blocked
    << ( gets | got | get | getting ) [ chump ] blocked >> ( <end> | , | and | but | or
        | then | so ) -> is blocked
    # Twice at once.
    <subject> << double {does:bolting} {whom:whom} >> -> {does} {whom} twice
    <subject> << triple {does:bolting} {whom:whom} >> -> {does} {whom} three times
    # "Can mine kill his?": in a combat that nobody has told of.
    ( <start> | @hey ) << @would my {a:some} @kill {his:his} {b:some} ( if | when | but
        ) ( his | hers | it | that | the <size> ) ( has | got | had ) {k:keyword} [
        {l:strike} ] ? >> <last> -> if my {a} blocks {his} {b} with {k} {l} , does {his}
        {b} die ?
    ( <start> | @hey ) << @would my {a:some} @kill {his:his} {b:some} ( if | when | but
        ) ( {w:subject} ( has | got | had ) | there is ) {s:some} ( on it | on him | on
        that ) ? >> <last> -> {his} {b} has {s} . if my {a} blocks it , does {his} {b}
        die ?
    ( <start> | @hey ) << @would my {z:size} [ {a:some} ] @kill {his:his} {y:size} [
        {b:some} ] ? >> <last> -> if my {z} {a} blocks {his} {y} {b} , does {his} {y}
        {b} die ?
    ( <start> | @hey ) << @would my {z:size} [ {a:some} ] @beat {his:his} {y:size} [
        {b:some} ] ? >> <last> -> if my {z} {a} blocks {his} {y} {b} , who dies ?
    ( <start> | @hey ) << ( does | will | would | can ) ( a | an ) [ {j:keyword} ]
        {z:size} [ {a:some} ] @fall ( a | an ) [ {k:keyword} ] {y:size} [ {b:some} ] ?
        >> <last> -> if a {k} {y} {b} blocks a {j} {z} {a} , does the {z} die ?
    ( <start> | @hey ) << ( does | will | would | can ) {w:my} [ {j:keyword} ] {z:size}
        [ {a:some} ] @fall ( a | an ) [ {k:keyword} ] {y:size} [ {b:some} ] ? >> <last>
        -> if a {k} {y} {b} blocks {w} {j} {z} {a} , does {w} {z} die ?
    # What he says that it has, it has where I go on with that.
    <start> << <subject> ( says | said | claims | swears ) [ that ] >> ( <my> | the ) (
        guy | dude | creature | <size> ) ( has | had ) <keyword> [ strike ] ( , | and |
        so | . ) [ and | so ] i ( block | blocked | attack | attacked | swing | chump |
        bolt | bolted | shock | cast ) ->
    # Who grumbles tells nothing.
    <start> << ( <some> ( [ is | are | were ] ( ganging up | teaming up | picking ) |
        gang up | ganged up | team up | teamed up ) on me [ lol ] | i ( think | bet |
        swear ) ( he | she | they ) ( cheated | cheats | lied | is cheating | is lying |
        are cheating ) ) >> <end> ->
    << ( what does it do | what is it do ) if -> what happens if
    << random ( q | question ) >> [ , | : ] ( does | do | can | if | what | my | how )
        ->
    ( opponent | he | she | i | they ) << alpha ( strikes | strike | striked | struck )
        [ me ] with -> attack with
    ( can | could | do | did | will ) i << ( take both down | take down both | take both
        out | take out both | kill them both ) >> ( ? | <last> ) -> kill both
    # What is not attacking attacks with nothing.
    <subject> 's {it:one_or_two} << ( is not | are not ) ( attacking | swinging ) >>
        ( <end> | , | and | but ) -> does not attack
    {who:subject} << ( is | 's | are ) at {whom:whom} with >> ( a | an | two | three |
        his | her | <number> ) -> attacks {whom} with
    << ( \\open prevent [ mode ] \\close | \\open the ( prevent | prevention ) ( one |
        part | half | version | option ) \\close ) -> \\open prevention mode \\close
    << \\open [ the ] [ gain ] [ {n:number} ] life [ gain ] ( one | mode | part | half |
        version | option ) \\close -> \\open life mode \\close
    << {n:number} shields on {whom:whom} \\open prevent {m:number} each \\close -> {n}
        prevent {m} shields on {whom}
    ( <start> | , ) <subject> << ( flings | fling ) nothing >> ( <end> | , | and | but )
        -> does nothing
    << am i keeping {it:some} >> ( ? | <last> ) -> do i keep {it}
    ? << or {n:number} [ damage | life ] >> <last> ->
    # What its mode is told by.
    << \\open [ the ] prevent {n:number} [ damage ] ( one | mode | part | half | version
        | option ) \\close -> \\open prevent {n} \\close
    ( shield | shields ) << on my/his ( face | dome | head ) -> on me/him
    << ( ( a | an | my | his ) prevent [ next ] {n:number} ( going | running | active |
        ready ) | one of those prevent {n:number} ( things | shields | effects | cards )
        | a {n:number} prevent shield ) -> a prevent {n} shield
    << a shield on me that ( stops | eats | blocks | absorbs | soaks ) {n:number} -> a
        prevent {n} shield on me
    << ( something | an effect | a thing ) ( that prevents | preventing ) [ the ] [ next
        ] {n:number} [ damage ] >> ( <end> | , | and | but ) -> a prevent {n} shield
    << my prevent {n:number} >> ( does | do | will | would | is | works | helps | saves
        ) -> my prevent {n} shield
    ( does | do | did ) << ( squat | jack | diddly | jack shit | zilch | nada ) >> ->
        nothing
    """,
    {
        "whom": "him her them me it",
        "kin": "mate friend buddy pal opponent brother sister bro roommate cousin "
        "boyfriend girlfriend gf bf dad mom wife husband group table",
        "count": "three four five six 3 4 5 6",
        "bolting": "bolts bolt bolted shocks shock shocked",
        "me": "me it",
        "keyword": "first double deathtouch lifelink trample flying indestructible "
        "reach vigilance haste infect wither menace",
        "strike": "strike",
    },
    {
        "connecting": "( connect | connects | connected | get through | gets through | "
        "got through | get in | gets in | got in | hit | hits | land the hit | "
        "lands the hit | go face | goes face | push it through )",
        "sender": "( i | he | she | <person> | and ) [ then ]",
        "somebody": "( <person> | him | her | them | me | my | his | their | opponent "
        "| face )",
        "that": "( the | that | this | its | all the | all that )",
        "passing": "( send | sends | sent | shoot | shoots | shot | point | points | "
        "pointed | aim | aims | aimed | throw | throws | threw | give | gives | gave | "
        "deal | deals | dealt | redirect | redirects | redirected | reflect | reflects "
        "| reflected | bounce | bounces | bounced | direct | directs | directed )",
        "swinging": "( swing | swings | swung | attack | attacks | attacked | send | "
        "sends | sent | run | runs | ran )",
        "ground": "( board | field | side | battlefield | team | army | boardstate )",
        "of": "( of | that is | which is | consisting of | made of )",
        "untapped": "[ untapped | back | up | left | around | ready ]",
        "the": "( the | its | his | her | my | that )",
        "hey": "( yo | hey | hi | ok | okay | wait | bro | dude | so | lol | um )",
        "would": "( can | could | does | do | will | would )",
        "kill": "( kill | take down | take out | trade with | destroy )",
        "fall": "( die | lose | fall ) ( to | against )",
        "beat": "( beat | win against | survive against | live against )",
        "slam": "( slam | slammed | ram | rammed | smash | smashed | crash | crashed | "
        "plow | plowed | nail | nailed | dome | domed | whack | whacked | bop | bopped "
        "| wreck | wrecked | clock | clocked | deck | decked )",
        "slams": "( slams | rams | smashes | crashes | plows | nails | domes | "
        "whacks | bops | wrecks | clocks | decks )",
        "face": "( face | dome | head )",
        "guys": "( creatures | guys | dudes | blockers | team | board | stuff )",
    },
)
