"""What was so and is otherwise now: "was a 2/2 but is now a 4/4" is a 4/4.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

no_more = paraphrases(
    """
    # All but one: all, and then the one.
    << @all ( is | are | 's ) ( at | on ) {n:number} [ life ] [ , ] ( except | but |
        except for | apart from ) [ for ] {who:person} [ , ] who ( is | 's ) ( at | on )
        {m:number} -> each player is at {n} . {who} is at {m}
    << {who:person} is ( at | on ) {m:number} [ life ] ( , | . | and | , and | but )
        ( everyone else | everybody else | the others | the other players ) ( is | are |
        's ) ( at | on ) {n:number} -> each player is at {n} . {who} is at {m}
    # What is left of a shield is all there is of it.
    {who:subject} << ( has | have | had ) {n:number} [ points | damage ] left on ( his |
        my | her | their | the ) ( shield | prevent {m:number} [ shield ] ) -> have a
        prevent {n} shield
    {who:person} << 's ( shield | prevent {m:number} [ shield ] ) has [ only ]
        {n:number} [ points | damage ] left -> has a prevent {n} shield
    << my ( shield | prevent {m:number} [ shield ] ) has [ only ] {n:number} [ points |
        damage ] left -> i have a prevent {n} shield
    # Told with stress.
    ( and | but | , ) << does have -> has
    ( <subject> | it ) << does have -> has
    << was [ a | an ] <size> [ , ] ( but | and ) [ it ] ( is now | now is | is ) >>
        [ a | an ] <size> -> is
    << was [ a | an ] <number> @sized [ , ] ( but | and ) [ it ]
        ( is now | now is | is ) >> [ a | an ] <number> @sized -> is
    << had @shield [ , ] ( but | and ) [ it | i | he | she ] @now_has >> @shield -> has
    << had @keyword [ , ] ( but | and ) [ it ] @now_has >> @keyword -> has
    << had <number> {of:counted} [ , ] ( but | and ) [ it ] @now_has >>
        <number> <counted> -> has
    << had {lost:keyword} [ , ] ( but | and ) [ it ] ( ( is | does | has ) [ not | no
        longer ] [ have | has ] ( it | <keyword> ) [ any more | anymore | now ] |
        [ has ] lost ( it | <keyword> ) ) >> <end> -> has no {lost}
    """,
    {
        "keyword": "lifelink flying trample deathtouch vigilance indestructible menace "
        "reach hexproof shroud infect wither defender taunt stealth",
        "counted": "life loyalty might power",
    },
    {
        "shield": "[ a | the ] prevent [ - ] <number> [ shield ]",
        "sized": "[ - ] <counted> [ ally | unit | creature ]",
        "all": "( everyone | everybody | each player | all players )",
        "now_has": "( now has | has now | now have | have now )",
        "keyword": "( <keyword> | ( first | double ) strike | "
        "protection from <color> )",
    },
)
