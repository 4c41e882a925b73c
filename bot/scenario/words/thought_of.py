""" "He thinks his 3/3 survives": of what somebody thinks so, that is there.

"He thought his ally would live because it had a shield": why somebody thought so is a
fact, and "it" is what he thought so of.
"""

from collections.abc import Sequence

from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.quoted_words import names
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end

_SAYS = (
    "says say thinks think claims claim insists insist believes believe argues argue "
    "reckons reckon swears swear said thought swore claimed believed argued insisted"
)
_SAYING = frozenset(_SAYS.split())
_MACROS = {
    "thinks": "( ( thinks | think | thought | figures | figured | figure | assumes | "
    "assumed | assume | believes | believed | believe | hoped | hopes | knew | feels | "
    "felt ) [ that ] | @sure [ that ] )",
    "sure": "( was | is | am | were | felt | feels | feel ) [ feeling | pretty | so | "
    "very | quite | totally | absolutely | fairly ] ( sure | certain | convinced | "
    "confident | positive )",
    "wished": "( ( wanted | want | wants | hoped | needed | tried | was hoping | was "
    "trying | had ) to )",
    "fares": "( ( would | will | should | could | must | can | is going to | was going "
    "to | does | did | do ) [ not ] [ still | easily ] ( survive | live | die | win | "
    "be ( fine | safe | ok | okay | dead | alive | good ) | make it ) | survives | "
    "survived | dies | died | lives | lived | wins | @is [ still | totally | all ] ( "
    "fine | safe | ok | okay | dead | alive | good | protected | gone | toast ) )",
    "is": "( is | was | are | were | am | 's | 'm )",
    "because": "( because | since | as | cause | cuz | 'cause )",
    "gone": "( @is not [ there | up | on | active ] [ any more ] | @is [ already | all "
    "] ( gone | used up | off | over | spent ) [ already ] | had [ already ] ( "
    "expired | ended | worn off | run out | been used [ up ] ) [ already ] )",
}
_put = paraphrases(
    """
    ( <start> | : | , | and ) << {who:subject} {says:says} [ that ] ( his | her )
        {it:size} [ {kind:title} ] {does:fares} >> ->
        {who} has a {it} {kind} . {who} {says} it {does}
    ( <start> | : | , | and ) << {who:subject} {says:says} [ that ] my {it:size}
        [ {kind:title} ] {does:fares} >> ->
        i have a {it} {kind} . {who} {says} it {does}
    ( <start> | : | , | and ) << {who:subject} {says:says} [ that ] ( his | her )
        {it:side} ( {does:fares} | {does:has} {n:number} might ) >> ->
        {who} has a {it} . {who} {says} it {does} {n}
    ( <start> | : | , | and ) << {who:subject} {says:says} [ that ] my
        {it:side} ( {does:fares} | {does:has} {n:number} might ) >> ->
        i have a {it} . {who} {says} it {does} {n}
    ( <start> | : | , | and ) << {who:subject} {says:says} [ that ] ( his | her )
        {u:unit} with {k:keyword} {n:number} {does:fares} >> ->
        {who} has a {u} with {k} {n} . {who} {says} it {does}
    """,
    {
        "says": _SAYS,
        "has": "has",
        "unit": "unit guy",
        "keyword": "shield assault",
        "fares": "survives dies lives kills wins beats deals hits strikes",
    },
)
_reasons = paraphrases(
    """
    # What is spoken of next is what somebody thought so of.
    ( @thinks | {says:says} [ that ] ) {x:target} @fares ( [ , ] @because | ( , | ; |
        and | but ) <subject> ( @thinks | {other:says} [ that ] ) ( it | he | she )
        @fares . | . ) << ( it | he | she ) >> ( has | had | is | was | gets | got ) ->
        {x}
    # Who says a number alone says it of what the other one spoke of.
    {a:says} [ that ] {x:subject} {is:is} ( at | on | down to ) <number> [ life ] ( , |
        . | ; | and | but ) [ and | but ] <subject> {b:says} << {n:number} [ life ] >>
        ( . | , | ? | ; | <end> ) -> {x} {is} at {n}
    # Why somebody thought so.
    ( <start> | , | and | but | so ) << <subject> @thinks ( <target> | <subject> | it )
        @fares [ , ] @because >> ( i | he | she | they | it | there | <my> | <subject> )
        ->
    and << @thinks ( <target> | <subject> | it ) @fares [ , ] @because >> ( i | he | she
        | they | it | there | <my> | <subject> ) ->
    ( <start> | , | and | but | so ) << <subject> ( @is | felt | feel | feels ) [
        feeling ] [ pretty | so | very | quite | totally | fairly ] safe [ , ] @because
        >> ( i | he | she | they | it | there | <my> | <subject> ) ->
    # What somebody meant to keep he did it to.
    ( <start> | , | and | but ) << <subject> @wished ( save | keep | protect | rescue |
        shield ) {x:target} [ one | guy ] [ alive | safe | around ] [ , ] ( so | and so
        ) {y:clause} it >> ( <end> | , | and | but | to | for | with ) -> {y} {x}
    # What somebody was so sure of that he did what is told behind it.
    << <subject> @sure ( that <some> | of <some> | about <some> ) that >> <subject> ->
    # The shield that somebody thought was there was none.
    ( <start> | , | and | but | so ) << <subject> @thinks ( the | my | his | her | their
        ) [ <word> ] ( shield | protection | prevention | barrier | effect | fog ) @is [
        still ] ( there | up | on | active | in effect | good | around ) [ , ] but ( it
        | that ) @gone >> <end> ->
    """,
    {"says": _SAYS, "is": "is am are was"},
    _MACROS,
)
# Words of sizes and kinds, which may be typed like names.
_COUNTED = frozenset({"might", "power", "life", "unit", "ally", "champion"})
# "I block with the 3/3" tells of one that was told of; "I have a 3/3" tells of it.
_POINTING = frozenset({"the", "that", "this"})


def thought_of(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with what is only thought of told, unless it is told elsewhere."""
    tokens = _reasons(tokens)
    thinking = [at for at, it in enumerate(tokens) if it.text in _SAYING]
    for at in sorted({at + it for at in thinking for it in (1, 2, 3)}):
        if at >= len(tokens):
            break
        token = tokens[at]
        called = token.kind in {Kind.SIZE, Kind.NUMBER} or (
            names(tokens, at) and token.text not in _COUNTED
        )
        if called and _told(tokens, at):
            return tokens
    return _put(tokens)


def _told(tokens: Sequence[Token], at: int) -> bool:
    """Whether the size or name at *at* is told in another sentence."""
    begun = next((n + 1 for n in range(at - 1, -1, -1) if tokens[n].text in ENDS), 0)
    ended = sentence_end(tokens, at)
    return any(
        it.text == tokens[at].text
        and not begun <= other < ended
        and (other == 0 or tokens[other - 1].text not in _POINTING)
        for other, it in enumerate(tokens)
    )
