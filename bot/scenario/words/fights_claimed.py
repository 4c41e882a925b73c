"""A fight of Riftbound that nobody tells of but in what he says comes of it.

Rows of :mod:`bot.scenario.words.paraphrase`: "my friend says my unit dies to his".
"""

from bot.scenario.words.paraphrase import paraphrases

DYING = frozenset("die dies survive survives".split())

fights_claimed = paraphrases(
    """
    <start> << @asks my/his {x:side} die @by {u:side} ?
        -> {u} attacks my/his {x} . does my/his {x} die ?
    <start> << @asks my/his {x:side} survive [ against ] {u:side} ?
        -> {u} attacks my/his {x} . does my/his {x} survive ?
    <start> << {c:claimant} @says {x:side} dies/survives @by {u:side} >> @closed
        -> {u} attacks {x} . {c} says it dies/survives
    <start> << my {c:fellow} @says {x:side} dies/survives @by {u:side} >> @closed
        -> {u} attacks {x} . my {c} says it dies/survives
    <start> << {c:claimant} @says {x:side} dies/survives
        ( when | if ) {u:side} attacks it >> @closed
        -> {u} attacks {x} . {c} says it dies/survives
    <start> << my {c:fellow} @says {x:side} dies/survives
        ( when | if ) {u:side} attacks it >> @closed
        -> {u} attacks {x} . my {c} says it dies/survives
    """,
    {
        "claimant": "i he she they opponent everyone somebody",
        "fellow": "friend friends opponent buddy brother sister",
    },
    {
        "asks": "( does | will | would | do )",
        "says": "( say | says | said | think | thinks | thought | claim | claims | "
        "claimed | argue | argues | believe | believes | told me | tells me ) [ that ]",
        "by": "( to | against | when attacked by | when it is attacked by )",
        "closed": "( . | , | ; | ? | and | but | who | <end> )",
    },
)
