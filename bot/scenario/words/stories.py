"""How people tell what happened to them: "there I was, staring down a 10/10".

Rows of :mod:`bot.scenario.words.paraphrase`, for Magic.
"""

from bot.scenario.words.paraphrase import paraphrases

stories = paraphrases(
    """
    # Where somebody was, and what he was up against.
    ( <start> | , | so ) << there {who:subject} {was:was} [ , ] >> ( at | on | with |
        facing | staring | looking ) -> {who} {was}
    {who:subject} @was @at << [ , ] [ and ] @facing >> ( a | an | two | three | his |
        her | their | <size> ) -> . {who} is facing
    {who:subject} @was << @facing >> ( a | an | two | three | his | her | their | <size>
        ) -> facing
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
    # What two do alike.
    ( do | does | did ) not << block [ , | . ] [ and ] ( neither | nor ) ( do | does |
        did | will ) {who:subject} -> block . {who} does not block
    # What was said is nothing that was done.
    {who:subject} << ( was | were | is | am | goes | went ) [ all ] like <quote> [ , ]
        and >> <word> ->
    """,
    {"was": "was am were is", "party": "opponent opp he she they i"},
    {
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
