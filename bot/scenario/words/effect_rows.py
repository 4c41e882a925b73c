"""How people say what an effect does to damage (data for `effects_said`).

Rows are words, of which one may be a regular expression, ``[ … ]`` what may be
    missing,
``( a | b )`` either, ``@name`` what stands under that name in ``PIECES``,
``{slot:name}`` what is kept of it, and ``{=slot}`` that it is said; an indented line
goes on with the one above. Each clause has one of the words before its colon.
"""

PIECES = {
    # How much of it.
    "all": "( all | any | every | each | whatever | the | that | this ) [ of ] "
    "[ the | that ]",
    "every": "( all | any | every | each | whatever ) [ of ] [ the | that ] {=every}",
    "round": "[ [ , | OPEN ] [ always | and ] round(?:ed|ing|s)? [ it ] {round:side} "
    "[ CLOSE ] ]",
    "more": "( more | extra | additional | bonus )",
    "less": "( less | fewer )",
    "eachtime": "( each time | every time | everytime | any time | anytime )",
    "points": "[ points? ] [ of ] [ the ]",
    # Whose, and to whom.
    "dealt": "[ that | which ] [ ( would | would have | is | are | will | was | gets? "
    "| being ) [ been | be ] ] ( dealt | done | coming | going | inflicted | aimed )",
    "will": "[ would | will | had | is going to | may ] [ only | just | always ]",
    "to": "[ @dealt ] ( to | on | against | in to | into | at ) {to:thing}",
    "by": "[ @dealt ] ( by | from | of ) {by:thing}",
    "sort": "[ @dealt ] ( by | from ) {kind:kinds}",
    "takes": "[ that | which ] {to:thing} @will ( takes? | taken | gets? | receives? "
    "| suffers? | be dealt | is dealt | are dealt )",
    "deals": "[ that | which ] {by:thing} @will ( deals? | does | do )",
    "turn": "( each | every | per ) turn {=turn}",
    "time": "[ {time:time} ]",
    "aim": "( @to | @sort | @by | @takes | @deals | @dealt | {time:time} | @turn )",
    # What is dealt.
    "kind": "[ {kind:kind} ]",
    "plain": "@kind damage {aims:aims}",
    "damage": "( [ @all ] @plain | ( {by:whose} | {by:thing} 's? ) [ @all ] @plain )",
    "next": "[ the ] next {next:number} @points @plain",
    "instance": "[ the ] next {=once} [ instance of | source of ] @plain",
    "cond": "( [ that ] {to:thing} @will ( takes? | gets? | be dealt | is dealt ) "
    "@plain | [ that ] {by:thing} @will ( deals? | does | do ) @plain "
    "| [ that ] [ any ] @kind damage ( would be | is ) ( dealt | done ) "
    "{aims:aims} )",
    # What becomes of it.
    "is": "( is | are | gets? | becomes | will be | would be | is being | being | 's )",
    "stop": "( prevent | stop | block | negate | absorb | cancel | ignore | soak up "
    "| nullify | remove | soak | eat | shrug off )",
    "moved": "( redirected | re directed | moved | sent | dealt | transferred "
    "| deflected | passed )",
    "move": "( redirect | re direct | send | move | deflect | transfer | divert "
    "| reroute | shift | pass )",
    "on": "[ back | over | on | straight ]",
    "goal": "@on ( to | into ) {goal:thing} [ instead ]",
    "it": "( it | that | that damage | the damage | this damage | all of it | damage )",
    "changed": "[ all | always | just | simply ] ( ( prevented | negated | stopped "
    "| ignored | cancell?ed ) {=all} | {times:times} "
    "| ( halved | cut in half ) {=half} @round "
    "| ( reduced | lowered | decreased ) by {minus:number} "
    "| ( increased | raised | boosted | upped ) by {plus:number} "
    "| {minus:number} ( less | lower ) | {plus:number} ( more | higher ) "
    "| [ reduced | turned | changed | set ] [ to | in to | into ] {set:number} "
    "| @moved @goal )",
    "amount": "( {times:times} [ the | that | as much ] "
    "| half {=half} [ the | that | as much ] | {minus:number} @less "
    "| {plus:number} @more )",
    "much": "( ( no {=none} | @amount ) @kind damage | @amount {=brief} ) {aims:aims} "
    "@round @time",
    "share": "( half {=off} [ of ] | all but {but:number} [ of ] )",
    "out": "( [ i | you | we | he | she ] prevents? ( {=all} ( @it | all of @it ) "
    "| {part:number} [ points? ] [ damage | of @it ] | @share @it @round ) "
    "| @share @it @is prevented | @it @is @changed "
    "| {part:number} of @it @is prevented "
    "| ( it | that source | they | he | she ) ( deals? | does | do | takes? ) @amount "
    "[ damage ] [ instead ] | ( it | they ) deals? that much [ damage ] "
    "( plus {plus:number} | minus {minus:number} ) [ instead ] "
    "| @it ( goes | is dealt | is redirected ) to {goal:thing} [ instead ] "
    "| {goal:thing} takes? ( it | that damage | the damage ) instead )",
    # What leads to it, from what is named.
    "place": "[ [ is ] ( in play | out | up | in force | active | already | earlier "
    "[ this turn ] | before [ that ] | on ( the | my | his | her | their ) ( table "
    "| board | battlefield | field | side ) ) ]",
    "which": "[ , | \\. | - | : | OPEN ] [ and | but ] [ that | which | who | it "
    "| ( the | this | that ) ( card | text | enchantment | artifact | effect "
    "| thing ) ]",
    "merely": "[ basically | just | only | literally | simply | kind of | sort of "
    "| currently | also | always | will | can | would | now | already | still ]",
    "says": "( says? | said | saying | reads? | reading | states | means? | meaning "
    "| goes | ( makes | made | making ) ( sure | it so ) | does so )",
}

#: what leads to a clause that tells it
LEADS = """
@place @which @merely @merely @says [ that ] [ , | : ]
@place ( [ , ] so [ that ] | where | : | - | OPEN | with which | whereby )
"""
#: and to a verb
LEADS_TO_DEEDS = "@place @which @merely @merely [ is ]"

MUCH = frozenset(
    "no double doubled twice triple half less fewer more extra additional bonus".split()
)

#: how a clause tells it
CLAUSES = """
next: @next @is prevented {=points} @time
next: @next @is @moved @goal @time
is are get gets becomes be being 's: [ @damage | the first {=first} [ @all ] @plain
    ] @is @changed @time
instead: @damage ( goes | lands | hits ) @on [ to | on ] {goal:thing} instead @time
next: @instance @is @changed @time
not: @damage ( can | could | may ) not be prevented {=never} @time
unpreventable preventable: @damage is ( unpreventable | not preventable ) {=never}
    @time
no: no @kind damage [ can be | is | gets | will be | would be ] ( dealt | done ) to
    {to:thing} {=none} {aims:aims} @time
much: {to:thing} @will ( takes? | gets? | receives? | is dealt | are dealt ) @much
not: {to:thing} ( do | does ) not take [ any ] {=all} @kind damage {aims:aims}
much: {by:thing} @will ( deals? | does | do ) @much
half all: @share @damage @is prevented @round @time
all: @share @instance @is prevented @time
prevented: {part:number} [ of ] [ @every | @all ] @plain @is prevented @time
next: [ the ] next {=once} time @cond @time [ , ] [ then ] @out
first: the first {=first} time [ @turn ] @cond [ @turn ] [ , ] @out
if when whenever each every any anytime everytime: ( if | when | whenever |
    @eachtime ) {=every} @cond [ , ] [ then ] @out
"""

#: and how a verb does, which stands there without its ending
DEEDS = """
@stop @next {=points}
@stop [ up ] {=all} @damage
@stop {=all} @instance
@stop {=all} [ @all ] @kind damage @time [ the ] next {=once} time @cond
@stop the first {=all} {=first} [ @all ] @plain
@stop @share @damage @round
@stop @share @instance @round
@stop {part:number} [ of ] [ @every | @all ] @plain
@stop {part:number} [ of the ] damage @eachtime {=every} @cond
@stop {part:number} [ of ] [ the ] [ damage ] ( from | by | of ) ( each source
    {=every} [ that @will ( deals? damage to | damages? ) {to:thing} ]
    | {by:thing} [ to {to:thing} ] )
( reduce | lower | decrease | cut ) @damage ( by ( {minus:number} | half {=half} ) |
    to {set:number} | in half {=half} ) @round @time
( increase | raise | boost ) @damage by {plus:number} @time
add {plus:number} [ @more ] [ damage ] to @damage
double triple: {times:times} @damage
( halve | cut in half ) {=half} @damage @round
@move ( @damage | @next ) @goal @time
( turn | change | make | convert | set | reduce ) @damage [ to | in to | into ]
    {set:number}
make @damage {times:times}
( make | have | let ) @damage ( go | land | be dealt ) @goal
make @damage unpreventable {=never} @time
( stop | keep ) @damage from being prevented {=never} @time
( make | let | cause | have | give ) {by:thing} [ to ] ( deal | do | dealing ) @much
( make | let | cause | have ) {to:thing} [ to ] take @much
( protect | save | keep | stop | shield | guard ) {to:thing} from [ taking | getting
    | being dealt ] ( {=all} @damage | @next {=points} )
( take | absorb | soak up ) {=self} @damage ( instead [ of {to:thing} ] | for
    {to:thing} )
( deal | do ) {=its} @much
take {=own} @much
do not take [ any ] {=own} {=all} @kind damage {aims:aims}
"""
