"""Other words for what is read in one: rows of :mod:`bot.scenario.words.paraphrase`."""

from bot.scenario.words.kinds import COLORS
from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.tokens import Kind, Token

SPELLS = frozenset("spell card instant sorcery".split())

_LASTING = "enchantment artifact aura equipment gear action item weapon regalia".split()

# "My 2/2, which then is bolted": there "then" begins no sentence of its own.
then_behind = paraphrases(
    """
    ( which | who ) << then >> <helping> ->
    ( which | who ) <helping> << then ->
    """,
    {"helping": "is are was were gets got"},
)

# Units are called by what they do in a combat.
fighting_units = paraphrases(
    """
    <before> << defending ( unit | champion ) -> defender
    <before> << defending/attacking units -> defenders/attackers
    <before> << defending >> ( ally | allies ) -> blocking
    <before> << attacking unit -> attacker
    """,
    {"before": "the my his her their your a 's enemy opposing"},
)

# One word says what it is (708.2a); what it may be turned into says nothing of that.
face_down = paraphrases(
    """
    << face down >> ( <creatures> | <size> ) -> face-down
    << face down ( morph | megamorph | manifested ) >> <creatures> -> face-down
    """,
    {"creatures": "creature creatures attacker blocker attackers blockers"},
)

# "A 2/2 non-artifact creature": nobody takes it for one. Behind "each" it is a kind.
without_non_kinds = paraphrases(
    """
    ( <one> | <size> ) << non <kinds> ->
    << non {kind:kinds} -> non{kind}
    """,
    {
        "one": "a an my his her their 's",
        "kinds": " ".join([*COLORS, "artifact", "legendary"]),
    },
)

# "Bob casts a creature spell, NAME": what kind it is says nothing besides that.
without_kinds = paraphrases(
    "<casting> << ( <my> | a | an | the ) [ <kinds> ] [ <kinds> ] <spells> , "
    ">> <name> ->",
    {
        "spells": " ".join(SPELLS),
        "kinds": " ".join([*SPELLS, "creature artifact enchantment planeswalker aura"]),
    },
)

# "A card called NAME" is NAME, and "a creature called NAME NAME" as well.
_without_called = paraphrases(
    """
    <one> << [ <kinds> ] <kinds> @called >> <name> ->
    << ( a | an | the | this ) [ <kinds> ] <kinds> @called >> <name> ->
    << ( a | the | my ) card >> <name> ->
    << ( a | an | the | this ) <bodies> @called >> <name> <name> ->
    """,
    {
        "one": "my his her their your 's",
        "kinds": " ".join([*SPELLS, *_LASTING]),
        "bodies": "creature unit ally planeswalker",
    },
    {
        "called": "( [ that is | which is ] ( called | named ) )",
    },
)


_without_custom = paraphrases(
    """
    << ( a | an | the | my ) ( custom | homemade | home made | homebrew | made up ) card
        [ , | called | named ] >> <name> ->
    """
)


def without_called(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* without it; beside a wording it may say what kind that is."""
    quoted = any(it.kind is Kind.QUOTE for it in tokens)
    tokens = _without_custom(tokens)
    return tokens if quoted else _without_called(tokens)


# "Does my creature die? It's NAME": whose it is was said with the question.
which_it_is = paraphrases(
    """
    {whose:my} {it:body} <clause> ( . | ? ) << ( it | that ) is [ a | an ] >> <name> ->
        {whose} {it} is
    """,
    {"my": "my his her their", "body": "creature planeswalker"},
)

# "I have Fog. If I play it, …": so it is cast. What cannot be paid for is not used, and
# whose an Aura is may be told behind what it is on.
played_it = paraphrases(
    """
    i have <names> [ : <names> ] << [ , ] but [ i have ] @no_mana >> @apart ->
        . i do not use it
    {who:others} has <names> [ : <names> ] << [ , ] but [ <others> has ] @no_mana
        >> @apart -> . {who} does not use it
    <start> << [ there is ] [ a | an ] {c:names} [ is ] on {x:target} ( . | , )
        ( it | which | that ) is mine/his >> @apart -> my/his {c} is on {x}
    <start> ( edh | commander ) << , >> <number> [ life ] ( each | apiece ) -> .
    ( <subject> | and ) << play/plays it >> @then -> cast/casts it
    ( <subject> | and ) << played it >> @then -> cast it
    """,
    {"others": "he she opponent"},
    {
        "apart": "( <end> | , | and )",
        "no_mana": "( no | not enough ) mana [ left | open | up | available ] "
        "[ for it | to ( use | activate | pay for ) it ]",
        "then": "( <end> | , | ? | ! | and | now | then | on | in | do | does )",
    },
)

# "NAME “…”, for which I chose Elf": told as what is chosen as it enters.
chosen_behind = paraphrases(
    "<< [ , ] for which <person> [ has | have ] ( chose | named | picked | chosen ) "
    "( {it:color} | {it:subtype} ) -> with {it} chosen"
)

# "A spell that said “…”" says now what it said.
said_before = paraphrases(
    """
    <worded> ( that | which ) << said/read >> <quote> -> says/reads
    """,
    {
        "worded": "enchantment artifact creature aura spell card instant sorcery "
        "permanent equipment ability effect one"
    },
)

# "His opponent Alice", "Alice, his opponent,", "Alice, Bob's opponent,": whose opponent
# she is, is no aside.
without_adversaries = paraphrases(
    """
    << <his> <adversary> >> <named_player> ->
    <person> << ( , <his> <adversary> , | , <person> 's <adversary> , ) ->
    """,
    {"adversary": "opponent opponents adversary adversaries"},
)

# "After Bob's NAME has resolved, Carol casts …": that is told before. Whose it is
# does not matter where its wording speaks of no side.
resolved_first = paraphrases(
    """
    <start> << ( after | once ) {name:owned} {told:clause} {it:resolved} , ->
        {name} {told} {it} .
    <start> << ( after | once ) {name:capital} {told:clause} {text:unsided}
        {it:resolved} , -> {name} {told} {text} {it} .
    """,
    {"resolved": "resolved resolves"},
)

# "Alice wants to block it with her Bear. Can she?" is one question.
wished = paraphrases(
    """
    ( <start> | <joins> ) << {who:subject} @wishes {it:rest} . @asks >> @asked ->
        can {who} {it}
    ( <start> | <joins> ) << <subject> @thinks [ that ] {who:subject} ( could | can )
        {it:rest} . @asks >> @asked -> can {who} {it}
    """,
    {"joins": ", and but :"},
    {
        "asked": "( ? | [ , ] and )",
        "thinks": "( thought | think | thinks | figured | assumed | believed | hoped )",
        "wishes": "( wants to | want to | would like to | 'd like to | wishes to | "
        "tries to | try to | is trying to | am trying to | intends to | plans to | "
        "hopes to )",
        "asks": "( ( can | may | could | is ) ( i | he | she | they | it | that | this "
        ") [ do that | do so | do this | legal | allowed | possible | that legal | "
        "okay | ok ] | ( am i | is she | is he ) allowed to | is it a legal block | "
        "is that a legal ( block | attack | target | play ) | does that "
        "work | does this work )",
    },
)

# "Each of my units", "all my units": each that I control, those told of later among
# them. "All my allies attack" is a list, and "(a 1/2 and a 1/3)" says which they are.
each_of_theirs = paraphrases(
    """
    ( to | hits | hit ) << @each my/his/her/their units >> <no_list>
        -> each unit i/he/she/they control/controls/controls/control
    ( to | hits | hit ) << @each my/his/her/their allies >> <no_list>
        -> each ally i/he/she/they control/controls/controls/control
    """,
    macros={"each": "( each of | all [ of ] )"},
)

# What deals damage is its source: "an effect deals 2 damage".
effects_as_sources = paraphrases(
    "<one> << effect >> <deals> -> source",
    {
        "one": "a an one my his her their your some another the 's",
        "deals": "deals deal dealt dealing hits hit would will",
    },
)

# What somebody takes to follow is said behind "so": "…, which means that it dies".
concluded = paraphrases(
    """
    << ( which | that | this ) [ just | only | basically | also ]
        ( means | meant | mean ) [ basically | also ] [ that ] >> <stated> -> so
    << [ thus ] meaning [ basically | also ] [ that ] >> <stated> -> so
    << ( therefore | hence | thus | consequently | accordingly | ergo ) [ , ]
        >> <stated> -> so
    << ( as a ( result | consequence ) [ of ( that | this | which | it ) ] |
        ( because | as a ( result | consequence ) ) of ( which | that | this ) |
        due to ( which | that | this ) | in consequence | by which | for that reason |
        in other words | that is to say | ie | in effect |
        in short ) [ , ] >> <stated> -> so
    , << that is , >> <stated> -> so
    << such that >> <stated> -> so that
    """,
    {
        "stated": "i you he she it we they that this these those nothing nobody no "
        "any every each all everything the my his her their a an one two three "
        "four five six seven eight nine ten even only just damage lethal combat both "
        "none half neither either half twice double some <number> <size> <name>",
    },
)
CONCLUDING = frozenset(
    "means meant mean meaning therefore hence thus consequently accordingly ergo "
    "result consequence which because due words is ie such effect short reason".split()
)
