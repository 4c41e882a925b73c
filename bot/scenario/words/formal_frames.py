"""The headings and openings of a report: "Initial state:", "Let us assume that …".

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

formal_frames = paraphrases(
    """
    # Whose turn it is, told in front of his name.
    ( <start> | , | and | ; ) << [ the ] ( active | turn ) player [ , ] {who:person} [
        , ] >> <word> -> {who} is the active player . {who}
    # What a section is called says nothing of what stands there.
    <start> << [ the ] [ <which> ] ( <section> | <section> state | game state | set up |
        board position | starting position | facts of the case | ( sequence | course |
        order | chain ) of events | sequence of actions | what happens | what is given |
        state of ( play | the game | the board | affairs ) ) [ is | was | are ] [ as
        follows | the following | this | these ] ( : | - ) >> <going> ->
    <start> << [ the | my ] [ <which> ] ( <asking> | point at issue | matter at issue )
        ( : | - ) >> @asked ->
    <start> << [ the ] [ <which> ] ( <section> | <section> state | facts of the case |
        facts ) ( is | are ) ( as follows | the following | this | these ) [ : | . | , ]
        >> @told ->
    <start> << ( step | event | action | phase | fact | point | item ) <number> ( : | -
        | . | \\close ) >> @told ->
    <start> << ( i | we ) ( should like | would like | wish | want | beg ) to ( describe
        | present | report | set out | submit | put | relate | state ) [ to you ] ( the
        following | a | this ) ( case | situation | position | scenario | problem |
        question | facts ) [ to you ] ( . | : ) ->
    <start> << ( the following | this ) ( case | situation | position | scenario |
        problem | question ) [ is | has been | was ] ( arose | occurred | presented
        itself | is given | is to be decided | was submitted ) ( . | : ) ->
    {n:players} players , namely {l:clause} , << ( are participating | participate |
        take part | are involved | are playing | are present ) >> <end> ->
    {n:players} players << [ , ] namely >> ( <capital> | i | me | my ) -> :
    <start> << ( permit | allow ) me to ( ask | put | pose | present ) ( the following |
        a | this | my ) [ question | case ] ( . | : ) ->
    <start> << ( it ( should | must | is to | may ) be ( noted | observed | added |
        mentioned | stated | borne in mind ) | [ please ] note | it is [ further ] known
        | i ( should | must ) add | it is ( also | further ) the case | it is true )
        that >> <going> ->
    <start> << the following ( units | creatures | permanents | allies | cards | objects
        ) are [ present | there ] [ ( at | on | in ) ( the | a ) ( battlefield | table |
        board ) | in play ] : ->
    @opens << on my side [ of the <field> ] [ , ] [ there is | there are ] >> ( a | an |
        one | two | three ) -> i have
    @opens << ( on the side of {who:person} | on {who:person} 's side ) [ of the <field>
        ] [ , ] [ there is | there are ] >> ( a | an | one | two | three ) -> {who} has
    <start> << should {s:thing} {v:acts} >> <going> -> if {s} {v}s
    <start> << {a:capital} , {b:capital} [ , ] and {c:capital} ( take part | participate
        | are participating | are taking part ) [ in ( the | this | our ) ( game | match
        ) ] >> <end> -> three players take part : {a} , {b} and {c}
    # What is only supposed is told; who goes on supposing goes on telling.
    @supposed {a:clause} << ( , and | and | , ) [ also | further ] that >> @told -> and
    @supposed {a:clause} and @told_so {b:clause} << ( , and | and | , ) [ also ] that >>
        @told -> and
    @supposed {a:clause} and @told_so {b:clause} and @told_so {c:clause} << ( , and |
        and | , ) [ also ] that >> @told -> and
    <start> << ( let us | let me | please | we | i | we shall | i shall | i ) ( suppose
        | assume | imagine | presume | take it | posit | presuppose ) [ further | also |
        next | in addition | additionally | moreover | then | now ] [ that | : | , ] >>
        @told ->
    <start> << ( suppose | assume | imagine | presume | posit ) ( further | also | next
        | in addition | additionally | moreover | furthermore ) [ , ] [ that | : ] >>
        @told ->
    <start> << ( ( suppose | assume | given | assuming | supposing | granted | provided
        | considering | it is given | it is assumed | it is ( to be ) assumed | it may
        be assumed ) that | given [ is ] : ) >> @told ->
    <start> << given [ is | are ] >> ( a | an | two ) -> there is
    <start> << let there be >> ( a | an | two | one ) -> there is
    <start> << let >> ( <subject> | my opponent ) <has> ->
    <start> << let {it:some} be >> ( a | an | <size> | my | under | controlled ) -> {it}
        is
    """,
    {
        "which": "initial starting opening current given present original relevant "
        "exact actual following full combat known",
        "field": "battlefield table board field",
        "acts": "deal attack block play cast activate",
        "players": "two three four five six 2 3 4 5 6",
        "section": "state situation position board setup configuration facts "
        "background premises assumptions conditions context preliminaries scenario "
        "event events sequence actions action procedure course battlefield case givens "
        "premise circumstances combat fight battle table problem",
        "asking": "question questions query queries problem request task issue inquiry "
        "enquiry",
        "has": "have control has controls attack attacks cast casts block blocks be",
    },
    {
        "opens": "( <start> | ; | , | and | : | while )",
        "supposed": "<start> [ let us | we | i ] ( suppose | assume | given | assuming "
        "| imagine | supposing ) [ further | also ] that",
        "told": "( <subject> | <my> | <capital> | a | an | the | both | there | two | "
        "three | it | <number> | each | neither | no | all | exactly | <size> | in | "
        "this | that | one | three | four | creature | player | unit )",
        "told_so": "( <subject> | <my> | <capital> | a | an | the | there | it )",
        "asked": "( what | how | who | whose | which | where | whether | if | when | "
        "does | do | is | are | am | will | would | can | could | did | has | have | "
        "the | my | to | in | at | for | by | please | kindly | determine | state | "
        "calculate | i | on | under )",
    },
)
