"""What deals damage, told apart from whom it is dealt to.

"His unit has an ability that deals 2 to a unit. He uses it on my 3 Might unit" and
"damage from spells to my unit is prevented": rows of paraphrase for games of units.
"""

from bot.scenario.words.paraphrase import paraphrases

dealers_told = paraphrases(
    """
    # What has been told of attacks; how big what it attacks is stands behind that.
    ( has | have | controls | control ) <some> ( and | , | , and ) ( attacks | attack )
        << {o:det} [ lone | single | sole | only ] ( unit | defender | guy ) with
        {n:number} might >> -> {o} {n} might unit
    # "Attacks a unit with 9 Might": nobody attacks with that, it is the unit's.
    @fights [ at | into ] << @any_one {u:a_unit} with {n:number} {p:a_stat} and
        {m:number} life >> @behind -> a {n} {p} {u} with {m} life
    @fights [ at | into ] << [ @any_one | the ] ( enemy | opposing | opponent 's )
        {u:a_unit} with {n:number} {p:a_stat} and {m:number} life >> @behind
        -> an enemy {n} {p} {u} with {m} life
    @fights [ at | into ] << @any_one {u:a_unit} with {n:number} {p:a_stat} >> @behind
        -> a {n} {p} {u}
    @fights [ at | into ] << [ @any_one | the ] ( enemy | opposing | opponent 's )
        {u:a_unit} with {n:number} {p:a_stat} >> @behind -> an enemy {n} {p} {u}
    # What somebody may do with the damage, in fewer words.
    ( assign | put ) << ( lethal | my ) damage >> ( to | on ) -> damage
    ( assign | put ) damage ( to | on ) <some> << instead >> ? ->
    <top> << {n:number} might attacker >> . -> a {n} might unit attacks
    might << without >> ( . | , | <end> ) ->
    ( defending | defends | defend ) << no ( tank | tanks ) >> ( . | , | <end> ) ->
    # How big a unit is stands in brackets behind it.
    ( a | an | my | his | her | their | 's ) << ( unit | guy | dude ) \\open {n:number}
        might \\close -> {n} might unit
    ( a | an | my | his | her | their | 's ) << might {n:number} ( unit | guy | dude )
        -> {n} might unit
    << ( a | an | one ) {k:kind} of ( mine/his/hers/theirs ) -> my/his/his/his {k}
    # It deals to whom it is used on.
    <start> << @owner ( has | have ) [ a unit with ] ( a | an ) {k:kind} @that_deals
        {n:number} [ damage ] to @anyone ( . | , | and ) [ and ] {s:subject} @uses @it (
        on | at | targeting ) {x:some} >> @closed
        -> {s} uses a {k} that deals {n} damage to {x}
    <start> << @owner ( has | have ) [ a unit with ] ( a | an ) {k:kind} @that_deals
        {n:number} [ damage ] to @anyone ( . | , | and ) [ and ] {s:subject} ( chooses |
        choose | chose | picks | pick | picked | targets | target | targeted ) {x:some}
        >> @closed -> {s} uses a {k} that deals {n} damage to {x}
    <start> << {s:subject} @uses ( a | an ) {k:kind} ( : | - | , ) [ it | which ] ( deal
        | deals | does ) {n:number} [ damage ] to @anyone ( . | , | ; ) [ and ] [ the |
        his | its | my ] ( target is | targets | targeting | on | {o:subject} ( targets
        | picks | chooses | choose | pick ) ) {x:side} >> @closed
        -> {s} uses a {k} that deals {n} damage to {x}
    ( play | plays | played | cast | casts | use | uses | used | activate | activates )
        ( a | an | another ) {k:kind} << giving/granting >> ( my | his | her | their |
        it | a | the ) -> that gives/grants
    <start> << a {k:kind} for {n:number} [ damage ] @more ( a | an | another ) {j:kind}
        for {m:number} [ damage ] ( on | at | to | into | hit | hits ) {x:some} >>
        @closed -> a {k} deals {n} damage to {x} . then another {j} deals {m} damage to
        it
    # So much in combat, and so much of something else.
    @hit <number> << ( in combat | [ damage ] ( from | by | with | in ) @an attack )
        >> @more [ for ] <number> -> combat damage
    {s:hitter} {x:one_or_two} << for {n:number} combat [ damage ] @more [ for ]
        {m:number} ( [ damage ] @of @an {k:kind} | {k:kind} [ damage ] )
        -> for {n} combat damage . then a {k} deals {m} damage to {x}
    <number> << combat [ damage ] @more [ for ] {m:number} ( [ damage ] @of @an {k:kind}
        | {k:kind} [ damage ] ) >> @closed
        -> combat damage . then a {k} deals {m} damage to it
    << ( deals | deal | dealt | does ) {n:number} ( in combat | combat [ damage ] )
        @more {m:number} ( [ damage ] @of @an {k:kind} | {k:kind} [ damage ] ) to
        {x:some} >> @closed
        -> deals {n} combat damage to {x} . then a {k} deals {m} damage to {x}
    # So much now, and so much in another turn.
    <number> [ damage ] [ this turn ] << [ , ] @more {n:number} [ more ] [ damage ]
        ( next turn | the next turn | the turn after | the following turn )
        -> . the turn ends . {n} damage is dealt to it .
    # What is listed of a spell.
    ( <start> | - | , | ; ) << ( {o:own} | the | a ) {k:kind} ( : | is | does | has )
        {n:number} [ damage ] >> ( . | , | ; | ? | - | <end> ) -> {o} {k} for {n}
    ( <start> | - | , | ; ) << {k:kind} : {n:number} [ damage ] >> ( . | , | ; | ? | - |
        to | on | <end> ) -> a {k} for {n}
    # It kills, whatever it is.
    @begin ( {who:subject} | opponent ) ( kill | kills | killed ) <side> << with ( a |
        an | my | his | her | their | another ) ( spell | ability | removal spell |
        trick ) >> ( . | , | ; | and | then | before | <end> ) ->
    @begin << ( a | an | my | his | her | their | opponent 's ) ( spell | ability )
        ( kills | killed ) {x:side} >> @closed -> {x} is killed
    @begin << i/he ( kill | kills | killed | destroy | destroys | destroyed ) {x:side}
        with @one_hit >> @closed -> my/his {k} deals {n} damage to {x}
    # It hits, wherever in the sentence it stands.
    ( then | and | , ) << other >> ( spell | ability | action ) -> another
    @begin << @one_hit @more @one_more ( hit | hits | kill | kills | on | to ) {x:side}
        >> @closed -> a {k} deals {n} damage to {x} . then another {j} deals {m} damage
        to it
    <start> << ( do | does | would | will | can ) @one_hit @more @one_more ( kill |
        destroy | beat | finish ) {x:side} ? -> a {k} deals {n} damage to {x} . then
        another {j} deals {m} damage to it . does it die ?
    @uses <names> on <side> << , dealing {n:number} [ damage ] >> @closed -> for {n}
    # What somebody responds to happens, and he responds.
    @begin << i/he @uses {c:title} on {x:side} in response to @one_hit >> @closed
        -> his/my {k} deals {n} damage to {x} . in response i/he play/plays {c} on it
    @begin << i/he {c:names} {x:side} in response to @one_hit >> @closed
        -> his/my {k} deals {n} damage to {x} . in response i/he play/plays {c} on it
    @begin << i/he ( respond/responds | react/reacts | answer/answers ) to @one_hit ( on
        | at | to ) {x:side} with {c:names} >> @closed
        -> his/my {k} deals {n} damage to {x} . in response i/he play/plays {c} on it
    # By what it is dealt stands before whom it is dealt to.
    @all << damage to {x:some} ( from | by ) {k:kinds} >> @closed_or
        -> {k} damage to {x}
    @all << damage to {x:some} ( from | by ) {k:kinds} and {j:kinds} >> @closed_or
        -> {k} and {j} damage to {x}
    @all << damage ( from | by | of ) {k:kinds} and {j:kinds} [ @dealt ] to
        -> {k} and {j} damage to
    @all << damage ( from | by | of ) {k:kinds} [ @dealt ] to -> {k} damage to
    <start> << {k:kinds} ( can not | do not | deal no ) damage {x:some} [ this turn ] >>
        ( . | , | ; ) -> {x} can not be dealt {k} damage
    <start> << {k:kinds} ( can not deal | do not deal | deal no ) [ any ] damage to
        {x:some} [ this turn ] >> ( . | , | ; ) -> {x} can not be dealt {k} damage
    << spells and abilities >> damage ( to | is ) -> spell and ability
    @all << spells/abilities >> damage ( to | is | dealt ) -> spell/ability
    be dealt << spells/abilities >> damage -> spell/ability
    """,
    {
        "a_unit": "unit guy dude one ally",
        "a_stat": "might power",
        "hitter": "hit hits attacks attack",
        "kind": "ability spell action",
        "own": "my his her their",
        "kinds": "spells abilities",
        "det": "a an my his her their the",
    },
    {
        "owner": "( i | he | she | they | [ my ] opponent | ( my | his | her | their | "
        "my opponent 's | opponent 's | a | the | an enemy ) ( unit | gear | legend | "
        "champion | ally ) )",
        "any_one": "( a | an | another | one | a second )",
        "behind": "( . | , | ; | ? | and | with | which | that | <end> )",
        "fights": "( attack | attacks | attacked | attacking | fight | fights | "
        "fought | hits | hit | battles | swings | swing | charges )",
        "that_deals": "( that deals | which deals | dealing | that does )",
        "anyone": "( a | an | any | one | target | another ) [ enemy | friendly | "
        "opposing ] ( unit | ally | champion ) [ here | there | at a battlefield | at "
        "this battlefield ]",
        "hit": "( hit | hits | attacked | attacks | attack | struck | takes | take | "
        "took | taken | suffers | me | him ) [ <clause> ] [ for ]",
        "an": "( a | an | his | her | their | my | another )",
        "of": "( with | from | by | off )",
        "more": "( , | and | then | , and | , then | and then | plus | + )",
        "begin": "( <start> | , | and | then )",
        "uses": "( uses | use | used | activates | activate | activated | plays | "
        "play | played | casts | cast )",
        "it": "( it | that | this | that ability | the ability | the spell )",
        "all": "( <start> | all | any | the | prevent | prevents | no | and | next "
        "<number> )",
        "one_hit": "( a | an | another | his | her | their | my | one ) ( {n:number} "
        "damage {k:kind} | {k:kind} ( for | of | dealing | that deals ) {n:number} [ "
        "damage ] )",
        "one_more": "( a | an | another | one ) ( {m:number} damage {j:kind} | "
        "{j:kind} ( for | of | dealing | that deals ) {m:number} [ damage ] )",
        "dealt": "( that would be dealt | dealt | done )",
        "closed": "( . | , | ; | ? | and | but | <end> )",
        "closed_or": "( . | , | ; | ? | is | gets | are | would | this | <end> )",
    },
)
