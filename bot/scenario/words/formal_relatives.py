"""What a thing is or has, told by a relative clause: "a unit the Might of which is 4".

Rows of :mod:`bot.scenario.words.paraphrase`: as what it is told with.
"""

from bot.scenario.words.paraphrase import paraphrases

formal_relatives = paraphrases(
    """
    # Of players.
    <person> << ( , whose life [ total ] @amounts {n:number} , | , being at {n:number}
        life , ) >> <verb> -> , who is at {n} life ,
    <person> << [ , ] whose life [ total ] @amounts {n:number} -> , who is at {n} life
    # Whose it is.
    <noun> << [ , ] ( [ which is | that is ] ( owned by | belonging to ) | which belongs
        to | that belongs to ) ( me | myself ) [ , ] >> <verb> -> of mine
    <noun> << [ , ] ( [ which is | that is ] ( owned by | belonging to ) | which belongs
        to | that belongs to ) {who:person} [ , ] >> <verb> -> of {who} 's
    <noun> << ( owned by | belonging to ) me >> @over -> of mine
    <noun> << ( owned by | belonging to ) {who:person} >> @over -> of {who} 's
    <noun> << [ , ] belonging to me >> , ( having | which | whose | with ) -> of mine
    <noun> << [ , ] belonging to {who:person} >> , ( having | which | whose | with ) ->
        of {who} 's
    # What is told of more than one thing, of that one behind the other.
    ( <noun> | of mine | 's ) << [ , ] having {n:number} {k:stat} and {m:number}
        {l:stat} [ , ] >> <verb> -> with {n} {k} and {m} {l}
    ( <noun> | of mine | 's ) << [ , ] having {n:number} {k:stat} [ , ] >> <verb> ->
        with {n} {k}
    <noun> << , which has {n:number} {k:stat} and {m:number} {l:stat} , >> ( <verb> | on
        | against ) -> with {n} {k} and {m} {l}
    <noun> << , which has {n:number} {k:stat} >> <end> -> with {n} {k}
    <noun> << , which has {n:number} {k:stat} , >> ( <verb> | on | against ) -> with {n}
        {k}
    @thing << [ , ] @two_told [ , ] >> <verb> -> with {n} {k} and {m} {l}
    @thing << [ , ] @two_told >> @over -> with {n} {k} and {m} {l}
    @thing << [ , ] @number_told [ , ] >> <verb> -> with {n} {k}
    @thing << [ , ] @number_told >> @over -> with {n} {k}
    @thing << [ , ] @counters_on [ , ] >> <verb> -> with {n} damage counters
    @thing << [ , ] @counters_on >> @over -> with {n} damage counters
    @thing << [ , ] @dealt_before [ , ] >> <verb> -> with {n} damage on it
    @thing << [ , ] @dealt_before >> @over -> with {n} damage on it
    @thing << [ , ] @shield_told [ , ] >> <verb> -> with a prevent {n} shield
    @thing << [ , ] @shield_told >> @over -> with a prevent {n} shield
    <number> <stat> << [ , ] [ and ] @number_told [ , ] >> <verb> -> and {n} {k}
    <number> <stat> << [ , ] [ and ] @number_told >> @over -> and {n} {k}
    <number> <stat> << [ , ] [ and ] @dealt_before [ , ] >> <verb> -> and {n} damage on
        it
    <number> <stat> << [ , ] [ and ] @dealt_before >> @over -> and {n} damage on it
    <number> <stat> << [ , ] [ and ] @shield_told [ , ] >> <verb> -> and a prevent {n}
        shield
    <number> <stat> << [ , ] [ and ] @shield_told >> @over -> and a prevent {n} shield
    """,
    {
        "stat": "power life might toughness loyalty durability",
        "noun": "creature unit ally champion planeswalker attacker blocker defender "
        "weapon permanent card spell creatures units allies attackers blockers "
        "defenders one might power life",
        "body": "creature unit ally champion planeswalker attacker blocker defender "
        "weapon permanent card spell one",
        "verb": "is are was attacks attack blocks block defends defend deals has have "
        "retaliates takes dies survives intercepts gets becomes stands",
    },
    {
        "thing": "( <body> | <size> | <capital> | of mine | <person> 's )",
        "over": "( <end> | , | and | but | while )",
        "amounts": "( is | are | amounts to | equals | totals | comes to | stands at | "
        "is equal to )",
        "number_told": "( ( whose {k:stat} | the {k:stat} of which | of which the "
        "{k:stat} ) @amounts {n:number} | ( which | that ) ( possesses | possess ) "
        "{n:number} {k:stat} )",
        "two_told": "( whose | the | having [ a ] | with [ a ] ) {k:stat} and [ whose "
        "] {l:stat} [ of which ] ( are | is | amount to | equal | of ) {n:number} and "
        "{m:number} [ [ , ] respectively ]",
        "counters_on": "( on | upon ) ( which | whom ) ( there are {n:number} damage "
        "counters | {n:number} damage counters ( are [ placed ] | lie | rest | have "
        "been placed ) )",
        "dealt_before": "( ( to | on | upon ) ( which | whom ) {n:number} [ points of "
        "] damage ( has | have | is | was ) [ already | previously ] [ been ] ( dealt "
        "| marked | done | inflicted ) | ( which | that ) ( has | had ) ( already | "
        "previously ) been dealt {n:number} [ points of ] damage )",
        "shield_told": "( ( on | upon | around ) which ( there is | there rests | "
        "rests | lies ) a prevent {n:number} shield | ( on | upon | around ) which a "
        "prevent {n:number} shield ( rests | lies | has been placed | was placed | is "
        "[ active | in effect | in force | in place ] ) | to which a prevent "
        "{n:number} shield ( has been | was ) ( given | applied ) | ( which | that ) ( "
        "is protected by | bears | possesses | carries | enjoys | has been given | is "
        "equipped with ) a prevent {n:number} shield )",
    },
)
