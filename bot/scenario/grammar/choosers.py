"""Clauses that ask who chooses, and what is applied first.

Data for :mod:`bot.scenario.words.pattern`, with the macros of the other questions.
"""

CHOOSERS = """
# --- who chooses
ask_who: [ so | and ] who [ gets to | then ] <pick> [ what | which | the order | the prevention | it | that | first | here | how | them | the damage | how [ the | its | this | that ] damage is ( split | divided | assigned | distributed ) | the retaliation damage | how the prevention is divided | which points are prevented | how to divide it | how it is divided | the doubling and my prevent {n:number} ]
ask_who ~-3: [ so | and ] who [ gets to | then ] <pick> ( [ on ] [ in ] ( the | which | what ) order | how | whether | which | what ) {rest:orderwords} [ ( : | , | - | , is it | : is it ) {p:person} or {p2:person} ]
ask_who: ( do | does | can | could | may | should ) {who:person} @still ( <pick> | get to ( choose | pick ) | have to choose ) [ anything | the order | which | what | how | it | that | whatever i want | which one ] [ applies first | or not | to apply first | here | goes first ]
ask_who: [ so | and ] who [ gets to ] <pick> ( which | what | whose ) [ replacement | prevention | one | effect | shield | damage | order | of them | of these ] [ effect | effects ] [ is | gets | get | are | applies | apply | goes | comes | happens ] [ prevented | stopped | reduced | doubled | applied | used | in | blocked ] [ first | next ]
ask_who: ( whose | who has the ) choice [ is it ]
ask_who: [ so | and ] who [ gets to ] <pick> ( what | which one | which creature | which creatures | which permanent | which permanents ) [ that ] {who:person} ( sacrifice | sacrifices | have to sacrifice | has to sacrifice | must sacrifice )
ask_who: [ so | and ] who [ gets to | then ] <pick> ( the | its | that | the new ) ( target | targets ) [ ( of | for ) ( it | that | ( the | its | that | this ) ( trigger | ability | triggered ability | damage ) | {what:things} 's ( trigger | ability | triggered ability ) ) ]
ask_who: [ and ] {who:person} can choose the order
ask_who: ( in ) ( which | what ) order are choices made [ and what are all final life totals ]
ask_who: {who:person} choice
ask_who: {who:person} ( pick | picks | chooses | choose | decides | decide ) the order
ask_who: it is ( up to | whatever ) {who:person} [ want | wants | likes | like ] [ , no ]
# "Which applies first?" is not told: it is what is asked.
ask_who: [ so | and ] ( which | what ) [ one | effect | ones | replacement effect | replacement | of them | of these | of the two | of those ] ( applies | is applied | gets applied | happens | goes | comes | is used | do i apply | does he apply | do we apply ) first [ [ , ] {one:things} or ( {other:things} | @theshield ) | [ , ] @theshield or {other:things} ]
ask_who: [ so | and ] ( which | what ) [ one | effect | of them | of these | of the two ] applies before [ the other | the other one ]
ask_who: [ so | and ] ( does | do | will | would ) ( {one:things} | @theshield ) ( apply | go | come | happen ) first [ or ( {other:things} | @theshield ) ]
"""
