"""Polite and careful ways of saying a thing, as the plain one.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

long_winded = paraphrases(
    """
    # "I should be glad to learn what …", "may I ask what …".
    @opens << ( i | we ) ( would | should | 'd ) ( like | love | wish | be ( glad |
        grateful | happy | pleased | interested | curious ) ) [ very much ]
        to ( know | learn | hear | be told | ask | understand | find out ) [ : | , ]
        >> <going> -> i would like to know
    @opens << ( my question ( concerns | is about | regards ) | it interests me | ( i |
        we ) ( am | are ) ( interested in | asking ( for | about ) ) ) >>
        ( <asking> | whether | <whose> ) -> i would like to know
    @opens << ( ( may | might | could | can ) ( i | we ) ask [ you ] [ : | , ] | please
        [ kindly ] ( state | determine | say ) ) >> <going> -> can you tell me
    # Nothing is told or asked by it.
    @opens << @in_words [ , ] >> ( <asking> | <yes_no> | and | <my> | <subject> |
        <named_player> | a | an | the | which ) ->
    << [ , ] @in_words >> ( ? | . | <end> ) ->
    << ( precisely | exactly ) >> <asking> ->
    # What is told next is told there, and not here.
    <start> << ( [ here is | here follows | this is | let me describe | let us consider
        | consider | imagine | picture | take ] ( the | my | our | this | a )
        [ following | present | exact ] ( situation | position | scenario |
        facts | case ) [ is | was | are | arose | occurred | came up ]
        [ at our table ] [ as it stands | as follows | this | these | the following |
        as they stand ] | as follows | the following ( happened | occurred ) [ at our
        table ] ) ( . | : ) ->
    <start> << [ the ] [ initial | starting | current | game ] ( state | situation |
        board state | board | set up | setup ) [ is as follows | is this | is ] : ->
    ( creature | permanent | artifact | enchantment | ally | unit | card | one )
        << [ , ] ( with | bearing | having ) the following ( text | wording | ability |
        rules text ) [ : ] >> <quote> -> with
    @opens << ( it so happens that | [ it ] ( turns | turned ) out [ that | , ] | as it
        ( turns | turned ) out [ , ] | ( as luck | luck ) would have it [ that | , ] )
        >> ( <going> | @told ) ->
    @first << ( initially | in the first place | to be precise | at the ( beginning |
        outset | start ) | at first ) [ , ] >> @told ->
    @first << ( at | around ) ( our | my ) table [ , ] >> @told ->
    , << namely [ : | , ] >> ( a | an | the | my | his | two | three | one | <size> |
        <number> | <capital> ) ->
    ( a | an ) {k:one_or_two} << [ , ] of ( my | his | our | her ) own ( devising |
        design | making | invention | creation | imagination ) ->
    # What is like all others is not told.
    ( a | an | another | his | my | her ) << ( normal | ordinary | regular ) >> ( spell
        | action | attack | creature | <unit> ) ->
    # A list of what lies on what was told.
    <start> << on it : >> @listed -> it has
    <start> << on {x:target} : >> @listed -> {x} has
    # What somebody deals more is what an effect on it does.
    @dealer << @which ( deals | does | deal ) ( double | twice the | twice as much |
        twice that much ) damage >> -> with an effect that doubles its damage
    @dealer << ( @which doubles its damage | whose damage is doubled ) >>
        -> with an effect that doubles its damage
    @dealer << @which ( deals | does | deal ) ( {n:number} | an ) ( more | extra |
        additional ) damage >> -> with an effect that adds {n} to its damage
    # Of a shield, a fight, an attack.
    << ( am | are | were ) ( protected | covered | guarded ) ( by | with | through ) >>
        @a_shield -> have
    ( <size> | <unit> | <power> | champion ) << ( carrying | bearing | holding |
        equipped with | protected by ) >> @a_shield -> with
    # "My Bear is a 2/2, and there is a prevent-2 shield": on it.
    <start> my <clause> ( has | is ) <clause> and << there is >>
        [ a ] ( prevent <number> shield | ( shield | barrier ) of <number> )
        ( . | , | ; | <end> ) -> has
    << ( has | have ) ( a | an ) ( effect | ability | shield | trait | text ) ( that |
        which ) prevents {n:number} [ damage | of it ] @each_time
        -> prevents {n} damage each time it takes damage
    << the player ( chosen | named | picked ) ( for | by | with ) ( it | {t:target} )
        is {p:person} >> @over -> {p} is the chosen player
    << [ damage ] [ that would be ] ( received | taken | suffered ) in total
        >> ( ? | . | <end> ) -> taken
    """,
    {
        "asking": "what how who whose which where when",
        "yes_no": "does do is are am will would can could did has have",
        "whose": "my his her their the whether",
        "unit": "unit ally creature",
        "power": "power life might",
    },
    {
        "opens": "( <start> | , | and | but | so | now )",
        "first": "( <top> | <top> <word> [ <word> ] : )",
        "told": "( <subject> | <my> | <capital> | a | an | the | both | there | two )",
        "each_time": "( ( each time | every time | whenever | any time ) ( it | he | "
        "she ) ( would be dealt | would take | takes | is dealt | gets | would "
        "receive | receives ) [ any ] damage | ( each | every ) time )",
        "over": "( <end> | , | and | but )",
        "dealer": "( <size> | <unit> | spell | attacker | weapon | sword )",
        "listed": "( a | an | one | two | prevent | <capital> | <number> | <names> )",
        "which": "( that | which | who )",
        "a_shield": "( a | an | the | my | another ) "
        "[ prevent <number> | big | small ] ( shield | barrier )",
        "in_words": "( ( according to | by | under ) the "
        "[ official | present | current | actual ] rules | "
        "under ( these | the | those ) [ given | present ] circumstances | "
        "as ( it stands | things stand | matters stand ) | "
        "as a ( result | consequence ) | "
        "in ( this | that | such a | the present | the given ) "
        "( event | situation | instance ) | "
        "all in all | when all is told | strictly speaking )",
    },
)
