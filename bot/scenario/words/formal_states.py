"""What stands on the table, told as a report tells it: "is under my control".

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

formal_states = paraphrases(
    """
    # All there is, by a word that says there is no more.
    ( control | controls | have | has | had | own | owns | controlling ) << no [ other ]
        ( <kinds> | <kind> ) @but >> @named ->
    ( control | controls | have | has ) << nothing @but >> @named ->
    << [ and ] no other <kinds> >> ( . | , | ; | <end> | on | in ) ->
    @opens << ( @the_only ( <kind> | one ) ( @of_me | @on_my_side ) ( is | was ) | my
        @sole <kind> ( is | was ) ) >> @named -> i control
    @opens << @the_only ( <kind> | one ) ( @of {who:person} | of {who:person} 's | on
        {who:person} 's <side> ) ( is | was ) >> @named -> {who} controls
    @opens << {who:person} 's @sole <kind> ( is | was ) >> @named -> {who} controls
    # What is said of one thing goes on being said of it.
    ( that | which ) ( is | 's | was ) [ a | an | my | his ] <size> [ <kind> ] << and >>
        ( has | had ) ( a | an | <number> ) -> and that
    ( a | one ) <kind> << [ , ] ( namely | that is | viz | ie ) [ : | , ] >> ( a | an )
        <size> -> ,
    ( control | controls | have | has | is ) << [ exactly ] ( a | an | one ) [ single ]
        <kind> [ , ] ( namely | viz | to wit ) [ : | , ] >> @named ->
    # So many of it.
    @held << ( exactly one | a single | one single | a sole | only one | a lone ) [ (
        copy | instance | example ) of ] >> @named_alone -> a
    << ( exactly one | precisely one ) >> ( <kind> | <capital> | <size> ) -> a
    <kind> << [ , ] ( with | bearing | having ) the following ( text | wording | ability
        | abilities | rules text ) [ : ] >> <capital> -> called
    # Whose it is.
    << ( a | an | one ) [ single | lone | sole ] {d:doing} {k:kind} of {who:person} 's
        -> {who} 's {d} {k}
    << ( a | an | one ) [ single | lone | sole ] {d:doing} {k:kind} of mine -> my {d}
        {k}
    << under the control of >> <target> -> controlled by
    << ( is | are | was | were ) on the <side> under >> ( <my> control | <person> 's
        control ) @over -> is under
    << ( is | are ) ( in | under ) the possession of >> <target> -> is controlled by
    @opens << there ( is | are ) {it:some} [ [ present ] on the <side> ] [ , ] ( which |
        that ) ( is | are ) @of_me >> @over -> i control {it}
    @opens << there ( is | are ) {it:some} [ [ present ] on the <side> ] [ , ] ( which |
        that ) ( is | are ) controlled by {who:person} >> @over -> {who} controls {it}
    @opens << @it [ , ] ( which i control | controlled by me | under my control ) , is
        on the <side> >> @over -> i control {it}
    @opens << @it [ , ] ( which {who:person} controls | controlled by {who:person} ) ,
        is on the <side> >> @over -> {who} controls {it}
    @opens << @it ( is | are ) ( under my control | controlled by me ) >> @over -> i
        control {it}
    @opens << @it ( is | are ) controlled by {who:person} >> @over -> {who} controls
        {it}
    @opens << @it ( is | are ) under {who:person} 's control >> @over -> {who} controls
        {it}
    @opens << @it \\open {z:size} \\close ( is | are ) @of_me >> @over -> i control {it}
        \\open {z} \\close
    @opens << @it \\open {z:size} \\close ( is | are ) ( controlled by {who:person} |
        {who:person} 's ) >> @over -> {who} controls {it} \\open {z} \\close
    ( <number> <stat> | <size> ) << ( and is {who:person} 's | and is ( controlled by
        {who:person} | under {who:person} 's control ) ) >> @over -> . {who} controls it
    ( <number> <stat> | <size> ) << and is ( controlled by me | under my control ) >>
        @over -> . i control it
    ( <size> | {of:number} might | <capital> ) << ( under my control | that i control |
        which i control | which is controlled by me | which is mine ) >> @clause_on ->
        of mine
    << ( am | is | are ) in ( control | possession ) of -> control
    << possess/possesses >> ( a | an | the | <capital> ) -> have/has
    # What a side of the table is made of.
    << [ the ] ( board | side [ of the <side> ] | battlefield ) consists ( solely | only
        | exclusively | entirely | merely ) of >> -> board is
    << side of the <side> consists of -> board consists of
    ( board | side | battlefield ) << ( comprises | is composed of | is made up of ) ->
        consists of
    @opens << ( a | an ) {x:some} , [ which is | that is ] ( controlled by | under the
        control of ) {who:person} , -> {who} 's {x}
    @opens << ( a | an ) {x:some} , [ which is | that is ] ( controlled by me | under my
        control ) , -> my {x}
    ( a | an ) [ single ] [ <doing> ] {k:kind} << of {who:person} 's >> ( , | with ) ->
        controlled by {who}
    @opens << at ( a | that | the same | this | the ) battlefield [ , ] >> ( i |
        <person> ) ( have | has | control | controls ) ->
    @opens << there ( is | are ) {x:some} of mine at ( a | that | the ) battlefield >>
        @over -> i have {x} at a battlefield
    <kind> << in question >> ->
    <kind> << [ , ] ( lacking | devoid of | which lacks | that lacks ) >> -> without
    @opens << the attacker , ( a | an ) {x:some} of mine , >> <doing_so> -> my {x}
    @opens << the attacker/defender , ( a | an ) {x:some} of {who:person} 's , >>
        <doing_so> -> {who} 's {x}
    @opens << the defender , ( a | an ) {x:some} of mine , >> <doing_so> -> my {x}
    << ( a | the ) battlefield ( at | on ) which >> ( <subject> | the | there ) -> a
        battlefield where
    ( a | an ) <kind> << of {k:stat} {n:number} -> with {n} {k}
    << ( a | an ) {k:kind} of mine \\open {z:size} \\close -> my {z} {k}
    << ( a | an ) {k:kind} of {who:person} 's \\open {z:size} \\close -> {who} 's {z}
        {k}
    << unit with {n:number} might and >> ( tank | shield | assault | ganking | deflect )
        -> {n} might unit with
    # How big it is.
    <kind> << ( whose | , whose | which has | that has | having | with | and ) ( a | an
        ) ( power and toughness of {p:number} and {t:number} [ respectively ] | power of
        {p:number} and [ a | an ] toughness of {t:number} ) -> with power {p} and
        toughness {t}
    <capital> << ( , whose | whose | which has | that has | having | with ) [ a | an ] (
        power and toughness of {p:number} and {t:number} [ respectively ] | power of
        {p:number} and [ a | an ] toughness of {t:number} | power ( is | equals )
        {p:number} and [ whose ] toughness ( is | equals ) {t:number} ) -> with power
        {p} and toughness {t}
    ( <kind> | <capital> ) << [ , ] ( whose | having | with ) [ a | both ] power and
        toughness [ ( of | are | equal | is ) ] [ both | each ] [ of ] {p:number} [ each
        | both ] -> with power {p} and toughness {p}
    << ( with | having ) ( a | an ) {k:stat} of {n:number} >> -> with {n} {k}
    << and ( a | an ) {k:stat} of {n:number} >> -> and {n} {k}
    << ( has | have ) ( a | an ) {k:stat} ( of | equal to ) {n:number} -> has {n} {k}
    <number> <stat> and << ( a | an ) {k:stat} of {n:number} -> {n} {k}
    <start> << {a:person} and {b:person} ( have | are at | are on | are respectively at
        | start at | begin at ) {n:number} and {m:number} life [ points ] [ , ] [
        respectively ] >> @over -> {a} have {n} life and {b} have {m} life
    life [ total ] is <number> << at the ( beginning | start | outset ) >> <end> ->
    my life [ total ] is <number> . << what is it >> ( at the end | afterwards | then |
        thereafter | after | ? ) -> what is my life
    ( has | have ) << a total life of {n:number} -> {n} life
    # What has been done to it before.
    ( has | have ) <number> <stat> and << ( ( has | have ) @suffered {n:number} [ points
        of ] damage [ this turn | earlier | before | so far ] | already ( has | have )
        {n:number} damage ) >> @over -> {n} damage on it
    ( <kind> | champion | it | <size> ) << has been dealt {n:number} [ points of ]
        damage ( previously | already | earlier | before ) >> @over -> has {n} damage on
        it
    ( <kind> | champion | it | <size> | <size> and ) << has @suffered {n:number} [
        points of ] damage [ this turn | earlier | before | so far ] >> @over -> has {n}
        damage on it
    @opens << {n:number} [ points of ] damage ( has | have ) ( previously | already )
        been ( dealt | done ) to {t:target} >> @over -> {t} already has {n} damage
    @opens << on {t:target} [ , ] {n:number} [ points of ] damage ( is | has been ) [
        already ] ( marked | present | dealt ) >> @over -> {t} already has {n} damage
    @opens << the number of {c:some} on {t:target} ( is | equals | amounts to )
        {n:number} >> @over -> {t} has {n} {c}
    """,
    {
        "kinds": "permanents creatures cards enchantments artifacts units allies gear "
        "objects cards planeswalkers blockers attackers",
        "kind": "permanent creature card enchantment artifact unit ally gear object "
        "planeswalker phantasia domain weapon item blocker attacker",
        "side": "battlefield table board field",
        "doing_so": "is attacks has blocks defends deals",
        "doing": "attacking defending blocking",
        "stat": "power life might toughness loyalty durability",
    },
    {
        "suffered": "( already | previously | earlier | before ) ( been dealt | taken "
        "| received | suffered | sustained | incurred )",
        "it": "{it:thing}",
        "opens": "( <start> | , | ; | and | but | so | while | that )",
        "over": "( <end> | , | and | but | while )",
        "clause_on": "( <end> | , | is | are | attacks | blocks | deals | has | and )",
        "held": "( control | controls | have | has | of | is | are | own | owns | and "
        "| , | <start> )",
        "named": "( a | an | the | my | his | her | their | one | two | exactly | "
        "<capital> | <size> | <number> )",
        "named_alone": "( <capital> | the <capital> )",
        "but": "( other than | besides | except | except for | apart from | aside from "
        "| save | save for | beyond )",
        "sole": "( only | sole | single )",
        "the_only": "the ( only | sole | single )",
        "of_me": "( [ which is | that is ] under my control | that i control | which i "
        "control | i control | controlled by me | that i have | i have | of mine | "
        "mine )",
        "on_my_side": "( on my <side> | on my side [ of the <side> ] )",
        "of": "( [ which is | that is ] controlled by | that | which )",
    },
)
