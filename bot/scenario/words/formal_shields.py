"""What is in force, told as a report tells it: "a shield of magnitude 4 is active".

Rows of :mod:`bot.scenario.words.paraphrase`: first what it is, then on whom it is.
"""

from bot.scenario.words.paraphrase import paraphrases

formal_shields = paraphrases(
    """
    # What it is.
    @opens << {a:a} @effect @of_the_next {n:number} [ @points ] [ @dealt ] @to_it [ this
        turn ] >> @stands -> {a} prevent {n} shield
    << ( {a:a} @shield @so_big {n:number} [ @points ] ( on | to ) | {a:a} @effect
        @of_the_next {n:number} @points [ @dealt ] ( on | to ) ) >> @named -> {a}
        prevent {n} shield on
    << ( {a:a} @shield @so_big {n:number} [ @points ] | {a:a} @effect @of_the_next
        {n:number} [ @points ] | {a:a} [ damage ] prevention @thing_of ( for | of )
        {n:number} @points ) >> @on -> {a} prevent {n} shield
    prevent <number> shield << this turn >> @on ->
    @opens << {a:a} @effect @of_the_next {n:number} [ @points ] [ @dealt ] ( to | on )
        {t:target} [ this turn ] <is> [ <now> ] @in_force -> {a} prevent {n} shield is
        on {t}
    @opens << two [ different | separate ] [ damage ] prevention ( shields | effects ) (
        are | have been ) [ <now> ] [ @in_force | <placed> ] ( on | for ) me/{t:target}
        [ : | , | ; | . ] @one_of_two {n:number} [ @points ] [ , ] [ and ] @other_of_two
        {m:number} [ @points ] -> i/{t} have/has a prevent {n} shield and a prevent {m}
        shield
    # On whom it is.
    << there ( exists | exist | is | are ) >> @a_shield ( on | for | protecting ) ->
        there is
    @a_shield << ( active | in effect | in force | in place | existing ) >> ( on | for |
        upon ) ->
    @a_shield << <is> [ <now> ] @in_force ( on | for | upon | over | with respect to |
        in respect of ) >> <target> -> is on
    @a_shield << ( <is> | has | have ) [ been ] [ <now> ] ( <placed> | <given> ) ( on |
        upon | over | around | to | for ) >> <target> -> is on
    @a_shield << ( exists | applies | apply | lies | rests | has effect | is available |
        belongs ) ( on | upon | to | for | over ) >> <target> -> is on
    @a_shield << [ <now> ] ( protects | covers | shields | is protecting ) >> <target>
        -> is on
    @a_shield << and >> is on <target> ->
    prevent <number> shield [ is ] on <target> << [ this turn ] <is> [ <now> ] @in_force
        >> @over ->
    prevent <number> shield is on <target> << ( earlier [ in this turn | this turn ] |
        previously | beforehand | in advance | before that | before this ) >> @over ->
    under << the ( effect | effects | influence ) of ( a | an ) ( spell | ability |
        effect | card ) >> ( that | which ) <prevents> -> an effect
    # Whoever has it.
    @holder << ( <is> | has been | have been ) [ <now> ] ( under the ( effect | effects
        | influence | protection ) of | ( protected | covered | shielded | guarded ) (
        by | with | through ) | ( equipped | provided | endowed | furnished | supplied )
        with | subject to | affected by | the beneficiary of | <given> ) >> @a_shield ->
        has
    ( i | we ) << [ <now> ] ( benefit from | enjoy | possess | hold | own ) >> @a_shield
        -> have
    << ( benefits from | enjoys | possesses | holds | bears | carries ) >> @a_shield ->
        has
    ( i | we ) << ( am | have been | are ) [ <now> ] ( under the ( effect | effects |
        influence | protection ) of | ( protected | covered | shielded | guarded ) ( by
        | with | through ) | ( equipped | provided ) with | subject to | affected by |
        the beneficiary of | <given> ) >> @a_shield -> have
    <thing> << [ , ] ( [ which is ] under the ( effect | influence | protection ) of | (
        which is | which has been ) [ <now> ] ( protected by | equipped with | provided
        with | <given> ) | ( equipped | provided | endowed ) with | protected by |
        benefiting from | on which [ there ] <is> ) >> @a_shield -> with
    @opens << {who:subject} ( had | have | has ) ( earlier | previously | already |
        beforehand | before ) ( <given> ) {t:target} >> ( @a_shield | ( a | an ) [
        prevention ] ( shield | barrier ) ) -> {t} has
    ( effect | shield | barrier ) << ( around | about ) ( him | her | it | me | them |
        himself | itself | myself ) >> ( that | which ) <prevents> ->
    the next << ( single | one ) point of >> damage -> 1
    <prevents> the next <number> ( damage | points of damage ) << [ that ] it would ( be
        dealt | take | suffer | receive ) >> @over ->
    # Of the next damage, where nobody says what prevents it.
    the next {n:number} [ @points ] [ @dealt ] ( to | on ) <target> [ this turn ] <<
        <is> to be >> prevented -> is
    @opens << the next {n:number} @points [ @dealt ] ( to | on ) >> <target> [ this turn
        ] <is> [ to be ] prevented -> the next {n} damage to
    """,
    {
        "a": "a an the one another my",
        "is": "is are was were",
        "now": "now currently already still also presently",
        "prevents": "prevents prevent",
        "placed": "placed put laid set established imposed",
        "given": "given granted assigned bestowed conferred",
        "thing": "creature unit ally champion bear planeswalker attacker blocker",
    },
    {
        "opens": "( <start> | , | ; | and | but | so | while | that )",
        "over": "( <end> | , | and | but | while )",
        "on": "( is | are | was | has | have | exists | applies | protects | covers | "
        "on | for | upon | over | and | , | <end> | in | lies | rests | belongs )",
        "named": "( me | <my> | the | a | an | <capital> )",
        "stands": "( is | are | was | has | have | exists | applies | protects | "
        "covers )",
        "holder": "( <target> | <names> )",
        "a_shield": "<a> prevent <number> shield",
        "thing_of": "( effect | shield | barrier )",
        "shield": "[ damage ] [ prevention | preventive | protective ] ( shield | "
        "barrier )",
        "effect": "[ damage ] [ prevention | preventive | protective ] ( shield | "
        "barrier | effect | ability )",
        "so_big": "( ( of | with | having ) [ a | the ] [ magnitude | size | strength "
        "| value | capacity | amount | total ] [ of ] | amounting to | worth | which "
        "amounts to | whose ( magnitude | size | value | strength ) is | equal to )",
        "of_the_next": "( ( ( that | which ) [ will | would | is to | shall ] ( "
        "prevents | prevent | stops | absorbs | absorb ) | to prevent | preventing | "
        "covering | stopping | absorbing | for | against | of | which covers | that "
        "covers ) [ the ] next | preventing )",
        "points": "( points of damage | point of damage | points | damage )",
        "dealt": "[ that | which ] [ would | will ] [ be | is ] ( dealt | done )",
        "to_it": "( to | on ) ( it | him | her | them | itself )",
        "one_of_two": "( one | the one | the first ) [ of ( them | which | these ) ] [ "
        "prevents | preventing | is | covers | of | for ] [ of ] [ the next ]",
        "other_of_two": "( one | the other | the second | another ) [ of ( them | "
        "which | these ) ] [ prevents | preventing | is | covers | of | for ] [ of ] [ "
        "the next ]",
        "in_force": "( active | in effect | in force | in place | effective | "
        "operative | present | up | available | set up )",
    },
)
