"""How people tell what happened to them: "there I was, staring down a 10/10".

Rows of :mod:`bot.scenario.words.paraphrase`, for Magic.
"""

from bot.scenario.words.paraphrase import paraphrases

stories = paraphrases(
    """
    # What a card that prevents does with it, and to whom.
    ( <start> | , | and ) << it ( prevents | stops | prevented | stopped ) ( that | it |
        the damage | all of it | everything ) and @throws ( it | that | the damage ) [
        right | straight ] back ( at | to ) {x:target} >> ( <end> | , | and ) -> its
        trigger targets {x}
    ( <start> | , | and ) << it ( prevents | stops | prevented | stopped ) ( that | it |
        the damage | all of it | everything ) and @throws ( it | that | the damage ) [
        right | straight ] back [ , ] and >> <subject> ( picks | picked | chooses |
        chose | names | named ) ->
    # Where somebody was, and what he was up against.
    ( <start> | , | so ) << there {who:subject} {was:was} [ , ] >> ( at | on | with |
        thinking | sure | convinced | facing | staring | looking ) -> {who} {was}
    {who:subject} @was @at << [ , ] [ and ] @facing >> ( a | an | two | three | his |
        her | their | <size> ) -> . {who} is facing
    {who:subject} @was << @facing >> ( a | an | two | three | his | her | their | <size>
        ) -> facing
    # Who attacks with several names them one after the other.
    @swings [ at ] <target> with << ( two | 2 ) ( creatures | guys | dudes ) [ , | : ]
        first >> <sized> ->
    @swings [ at ] <target> with <sized> << [ , ] [ and ] then [ with ] >> <sized> ->
        and
    {who:subject} ( hits | hit ) {x:aim} with {c:title} << [ , ] and then with >>
        <capital> -> . then {who} hits {x} with
    ( have | has | had | control | controls ) <clause> << but ( no | not any ) (
        creature | creatures ) >> -> and no creatures
    # What was held until it was cast.
    <subject> << @held {it:clause} @so_long >> ( <end> | , | and | but | so ) -> has
        {it} in hand
    <subject> << @held >> ( a | an | my | his | her | their | one | <capital> ) -> has
    <subject> << ( slam | slams | slammed | slap | slaps | slapped | plop | plopped )
        {it:clause} ( on the table | down [ on the table ] ) >> ( <end> | , | and | but
        | so ) -> cast {it}
    # What somebody had that could help.
    ( <start> | , | and | but ) << my ( only | last | one ) @help [ left ] ( was | is |
        were | are ) >> ( a | an | the | my | <capital> ) -> i had
    ( <start> | , | and | but ) << ( his | her | their ) ( only | last | one ) @help [
        left ] ( was | is | were | are ) >> ( a | an | the | his | her | <capital> ) ->
        he had
    ( shield | <size> | <capital> | card | spell | creature | guy ) << ( that | which )
        <subject> ( has | have | had ) [ been ] ( lying around | laying around | around
        | handy | saved up | in reserve | up ( my | his | her | their ) sleeve ) >> (
        <end> | , | and | but | so ) ->
    # What he went for, and what he had for it.
    ( he | she | they | opponent ) << ( goes | went | go ) for ( the kill | lethal | the
        win | game ) with {it:title} >> ( <end> | , | and | but ) -> casts {it} on me
    i << ( go | went ) for ( the kill | lethal | the win | game ) with {it:title} >> (
        <end> | , | and | but ) -> cast {it} on him
    <subject> << ( goes | went | go ) for ( the kill | lethal | the win | game ) with >>
        ( a | my | his | her | their | the | <size> ) -> attacks with
    <subject> << ( has | have | had ) ( a [ single ] | one | two | <number> ) <color> [
        mana ] ( open | up | untapped | available | floating ) >> ( <end> | , | and |
        but | so ) -> have the mana
    ( give | gives | gave | giving | put | puts | putting | slap | slaps | slapped )
        <clause> << ( with | via | using ) ( a | an | some | my | his ) [ combat ] (
        pump | pump spell | trick | instant | aura | equipment | enchantment | spell )
        >> ( <end> | , | and | but | so ) ->
    @swings with everything << [ i had | i have | he had | he has | she had ] [ , ] (
        which ( was | is | were | are ) | namely ) >> ( a | an | two | three | <size> )
        -> :
    # What somebody did not know was so.
    ( <start> | , | and | but ) << <subject> @unaware [ that ] {o:whose} {x:some} ( had
        | has ) >> <word> -> {o} {x} has
    ( <start> | , | and | but ) << <subject> @unaware [ that ] {o:whose} {x:some} ( was
        | is ) >> <word> -> {o} {x} is
    # How a turn begins.
    <subject> << ( untaps | untapped ) [ , | and ] ( draws | drew ) [ a card | his card
        | her card ] [ , ] [ and ] [ then ] >> <word> ->
    # What everything began with.
    at {n:number} << when ( this | that | it | everything ) [ all ] ( began | started )
        -> before all this
    # Whose numbers are supposed behind a question.
    , << assuming [ that ] >> {who:subject} ( is | was | are | were ) at <number> ? ->
        if
    << ( one | a ) ( attacker | creature | blocker | guy ) , >> <size> ( <end> | , | . )
        -> a
    ( cast | casts | play | plays | played ) <clause> << to ( clear [ out ] | wipe [ out
        ] | sweep [ away ] | clean up ) ( his | her | their | the | my | everything ) [
        <word> ] >> ( <end> | , | and | but ) ->
    ( <start> | , | and | but ) {who:subject} << ( do | does | did ) not have anything [
        else | at all ] >> ( <end> | , | and | but | so ) -> had nothing
    and << ( chump blocks | chump block | chump blocked ) >> ( <end> | , | and ) ->
        blocks
    # How somebody felt at a number.
    and << [ was | were | is | am | are ] ( feeling | sitting | looking ) <word> >>
        ( at | on ) <number> -> is
    ( <subject> | {who:subject} {was:was} ) << [ was | were | is | am | are ] (
        feeling | sitting | looking ) <word> >> ( at | on ) <number> -> was
    ( , | and | so | then | <subject> ) << ( use | uses | used | pop | pops | popped )
        ( a | my | his | her | their ) prevent {n:number} shield >> ( <end> | , | and |
        but | so ) -> put a prevent {n} shield on myself
    # Combat begins before who attacks in it.
    <start> [ so ] [ my ] <party> << ( goes | go | went | moves | move | moved ) to
        @combat ( . | , | and ) <subject> >> @swings ->
    @swings << for [ exactly | exact ] ( lethal | the win | the kill | game ) ( , | : )
        >> [ a ] <size> ( <end> | , | into | at ) -> with
    @swings << for [ exactly | exact ] ( lethal | the win | the kill | game ) >> ( <end>
        | , | and | but | with | : ) ->
    ( <subject> | <party> ) << ( topdecks | topdecked | topdeck | draws | drew | rips |
        ripped ) {it:title} and ( casts | cast | plays | played | slams | slammed ) it
        >> ( <end> | , | and | but | for | on | at | targeting ) -> casts {it}
    <subject> << @held mana for >> ( a | an | my | his | <capital> ) -> has
    ( <start> | , | and | but ) <subject> ( do | does | did ) not << ( cast | play ) it
        >> ( <end> | , | and | but | so ) -> use it
    # Who lets it all through, and who steps in its way.
    ( i | he | she | they ) << took ( everything | it all | the lot | all of it ) >> (
        <end> | , | and | but ) -> did not block
    ( <start> | , | and | so | but ) <subject> << chumped >> ( <end> | , | and | but )
        -> blocked
    ( <start> | , | and | so | but ) <subject> << chumps >> ( <end> | , | and | but )
        -> blocks
    # What somebody had, sitting there; and what he dared.
    <subject> << ( was | am | is | were ) ( sitting | standing ) there with >> ( a | an
        | my | one | two | three | <number> | <capital> ) -> has
    ( opponent | <subject> ) << ( has | have | had ) the ( nerve | audacity | gall |
        guts ) to >> <word> ->
    <subject> << drew ( a | my | his | her ) >> <capital> [ <capital> ] <end> -> has
    # How far somebody was ahead; without a word for it those may be games won.
    i << ( was | am ) @ahead {n:number} ( to | - ) {m:number} ( on | in ) life -> am at
        {n} and my opponent is at {m}
    ( <start> | , ) << ( he | she | they | [ my ] opponent ) ( was | is | were | are )
        @ahead {n:number} ( to | - ) {m:number} ( on | in ) life -> my opponent is at
        {n} and i am at {m}
    << ( our | the | my ) ( pod | table | group | game ) ( has | had ) {n:count} (
        players | people ) -> we are {n} players
    <start> << there ( were | are ) {n:count} ( players | people | of us ) [ in the game
        | at the table | playing ] >> <end> -> we are {n} players
    how much << ( did | does | will ) ( that | it | this ) hurt >> ? -> damage is dealt
    # Who is how old; what else lies on a board; who has only just come.
    <kin> << \\open ( he | she ) ( is | 's ) <number> [ years old ] \\close >>
        <word> ->
    <start> << [ the ] board ( is | 's | was ) [ otherwise ] ( empty | clear ) ( except
        | but | apart ) ( for | from ) my {z:size} -> i have a {z}
    <start> << [ the ] board ( is | 's | was ) [ otherwise ] ( empty | clear ) ( except
        | but | apart ) ( for | from ) ( his | her | their ) {z:size} -> he has a {z}
    <subject> << ( had | have | has | 'd | would ) just ( played | cast | landed ) (
        my | his | her | their ) ( first | only | second ) creature , >> [ a ] <size> ->
        has
    # What somebody began and ended with.
    <start> << started ( the turn | the game | my turn | out | off ) ( at | on | with )
        >> <number> -> i started at
    <start> << ( ended | finished ) ( the turn | up | the game | my turn ) ( at | on |
        with ) >> ? -> what am i at
    <start> << took >> <number> -> i took
    << ( did | does | will | would ) {o:whose} {it:word} ( hold | hold up | hold out |
        hold the line ) >> ( ? | <last> ) -> does {o} {it} survive
    <some> << ( for | as ) [ my | his | her ] ( defence | defense ) >> ( <end> | , | and
        ) ->
    # What somebody tries to save with what, and from what.
    ( <subject> | and ) << ( try | tries | tried | trying ) to >> ( save | protect |
        rescue ) ->
    ( <subject> | and ) << ( ( want | wants | wanted ) to | wanna ) >> ( save |
        protect | rescue ) <some> with ->
    # Who has no mana left does what he does all the same.
    ( <subject> | <party> ) << ( taps | tapped | tap ) out [ completely ] and [ then ]
        >> <word> ->
    ( has | have ) {n:number} life [ , ] [ and | while ] {who:subject} << ( has | have )
        {m:number} >> ( <end> | , | and | <subject> ) -> is at {m}
    what ( happens | happened ) to <some> and << to >> ->
    # In what attack something is done.
    <start> << {deed:clause} during {o:his} attack with {x:some} >> ( <end> | , | and
        | but ) -> he attacks with {x} . {deed}
    <start> << {deed:clause} during my attack with {x:some} >> ( <end> | , | and |
        but ) -> i attack with {x} . {deed}
    # Who attacks or blocks is said before, or is who tells it.
    <top> << ( attacked | swung ) [ in ] with >> ( a | an | my | two | three | <size> )
        -> i attacked with
    i attacked with <clause> , << [ got | was | and was | and got ] blocked by >> ( a |
        an | his | her ) -> he blocked with
    ( <start> | : ) {who:subject} ( has | have | had ) <clause> , << ( attacked | swung
        ) [ in ] with >> -> {who} attacked with
    {who:subject} ( has | have | had ) <clause> and << ( was | were ) ( at | on ) >>
        <number> -> {who} is at
    <subject> << ( gained | gain | gains ) {n:number} >> ( from | off ) -> gained {n}
        life
    <top> << just had this [ happen | come up ] ( : | , | . ) >> <word> ->
    # How low somebody was brought before all this.
    <start> << i @brought ( him | her | them | [ my ] opponent ) down to {n:number} [
        life ] @earlier >> ( <end> | , | and ) -> he is at {n}
    <start> << ( he | she | they | [ my ] opponent ) @brought me down to {n:number} [
        life ] @earlier >> ( <end> | , | and ) -> i am at {n}
    # What somebody has for something is cast on it; what is done by whom.
    ( and | but ) {who:subject} << ( has | have | had ) ( a | an | the ) {it:some} for
        >> ( it | that ) ( <end> | , ) -> casts {it} on
    ( <start> | , ) << {it:some} for {n:number} by me >> ( <end> | , | and ) -> i cast
        {it} for {n}
    # What is there besides is nothing.
    <start> << {deed:clause} with only my {x:some} and his {y:some} ( around | out | in
        play | there | on board | on the board ) -> i have a {x} . he has a {y} . {deed}
    # "He shoots me for 1, then 2, then 3": each number is one of damage.
    @harmed @and_then << {n:number} >> @so_ends -> {n} damage
    @harmed @and_then <number> damage @and_then << {n:number} >> @so_ends -> {n} damage
    # What two do alike.
    ( do | does | did ) not << block [ , | . ] [ and ] ( neither | nor ) ( do | does |
        did | will ) {who:subject} -> block . {who} does not block
    # What was said is nothing that was done.
    {who:subject} << ( was | were | is | am | goes | went ) [ all ] like <quote> [ , ]
        and >> <word> ->
    """,
    {
        "was": "was am were is",
        "party": "opponent opp he she they i",
        "whose": "his her the my their",
        "kin": "son daughter kid brother sister nephew niece cousin boy girl",
        "count": "three four five six 3 4 5 6",
    },
    {
        "unaware": "( had no ( idea | clue ) | did not ( know | realize | realise | "
        "notice | remember | see ) )",
        "brought": "( attacked | beat | burned | hit | brought | knocked | got | had )",
        "earlier": "[ last turn | earlier | before | already | the turn before ]",
        "throws": "( throws | throw | threw | sends | sent | shoots | shot | fires | "
        "fired | flings | flung | reflects | reflected | bounces | bounced )",
        "harmed": "( ( takes | take | took | deals | deal | dealt | suffer ) <number> "
        "[ damage ] [ to <target> ] | ( shoots | shot | hits | hit | pings | burns | "
        "pinged ) <target> for <number> [ damage ] )",
        "and_then": "[ , ] [ and ] then",
        "so_ends": "( . | , | ; | ? | <end> | and )",
        "ahead": "( ahead | up | leading | winning )",
        "combat": "( combat | attack | attacks | attackers )",
        "swings": "( swings | swing | swung | attacks | attack | attacked )",
        "was": "( was | am | were | is | 's | 'm | are )",
        "at": "( at | on ) <number> [ life ]",
        "facing": "( facing [ down | off against | up against ] | staring ( at | down "
        "| up at ) | looking ( at | down | up at ) | up against )",
        "held": "( ( was | were | am | is | had been | have been | been ) ( saving "
        "| holding [ up | onto | on to ] | sitting on | sandbagging | hoarding | "
        "keeping ) | ( saved | sandbagged | hoarded ) )",
        "so_long": "( all ( game | night | day | match ) | the whole ( game | time | "
        "match ) | for ( ages | turns | days | a while | forever | this | that ) | "
        "the entire ( game | time ) )",
        "help": "( out | outs | answer | hope | trick | option | chance | protection | "
        "defense | card )",
    },
)
