"""What players of Riftbound leave out or shorten in a chat, told in full.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import Tokens, paraphrases
from bot.scenario.words.tokens import Kind

_battles = paraphrases(
    """
    # 465.2.c.10: none has to be assigned to what does not take any.
    << ( does not | do not | will not ) take [ any ] [ {k:fought} ] damage >> this turn
        -> can not be dealt {k} damage
    << ( does not | do not | will not ) take [ any ] damage ( from | by ) {k:fought} >>
        this turn -> can not be dealt {k} damage
    << takes no [ {k:fought} ] damage >> this turn -> can not be dealt {k} damage
    << takes no damage ( from | by ) {k:fought} >> this turn
        -> can not be dealt {k} damage
    <start> << i ( have | control ) {x:some} ( that | which ) ( gives | grants ) my
        spells {n:number} bonus damage -> my spells deal {n} bonus damage
    # Who comes from another battlefield attacks.
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} [ from <some> ] ( to |
        into | onto | over to ) ( his | her | their | my | the | a | that | another )
        battlefield ( where | with ) [ {y:subject} ( has | have ) [ got ] ] {z:some} >>
        ( . | , | ; | ? | <last> ) -> attack with {x} against {z}
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} [ from <some> ] ( to |
        into | onto | over to | at ) ( his | her | their | my | the | a | that |
        another ) battlefield -> attack with {x}
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} ( to | into | onto |
        over to | at ) {y:some} >> ( . | , | ; | ? | <last> ) -> attack {y} with {x}
    {who:subject} << ( gank | ganks | ganked ) in with -> attack with
    {who:subject} << ( gank | ganks | ganked | ganking ) {x:some} in >> ( . | , | ; |
        ? | and | <last> ) -> attack with {x}
    <subject> << ( come | comes | came ) with >> ( a | an | two | three | <number> )
        -> attack with
    ( give | gives | gave ) << ( his | hers | theirs ) >> ( <kw> | ki ) -> his unit
    ( give | gives | gave ) << mine >> ( <kw> | ki ) -> my unit
    ( attack | attacked | attacks ) << with {a:number} into {b:number} >> ( . | , | ; |
        ? | and ) -> with a {a} might unit into a {b} might unit
    <start> << {m:many} of my units are there , {n:number} might each >> ( . | , | ; )
        -> i have {m} {n} might units there
    # What stands there by its number, and how damage is parted.
    ( have | has ) << <many> units [ there | here ] ( , | : ) {a:number} and {b:number}
        >> ( . | , | ; ) -> a {a} might unit and a {b} might unit there
    ( <start> | , ) << [ the ] {f:fighter} has {n:number} >> ( . | , | ; )
        -> the {f} has {n} might
    <start> << {who:subject} ( puts | put | assigns | assign ) {n:number} on one and
        {m:number} on the other [ , ] ( right | correct | ok ) >> ( ? | <end> )
        -> can {who} assign {n} to one and {m} to the other
    # What a buff makes of it.
    << ( buff | buffs | buffed ) {x:some} ( twice | two times ) >> ( . | , | ; | ? |
        <last> ) -> buff {x} . i buff it
    << how big >> ( ? | <end> ) -> how big is it
    # What is on it is had by it, and by nobody it meets.
    <start> << {k:kw} {n:number} on {o:own} {x:some} ( vs | versus | against )
        >> ( <number> | <size> | a | his )
        -> {o} {x} with {k} {n} against
    <start> << {k:kw} on {o:own} {x:some} ( vs | versus | against )
        >> ( <number> | <size> | a | his )
        -> {o} {x} with {k} against
    # What happens to whom.
    <start> << {x:some} ( eats | takes | ate | took | gets hit by | is hit by ) ( both |
        both the ) [ halves | parts | hits | shots | instances ] ( of | from ) {c:title}
        >> ( . | , | ; | ? | <last> ) -> {c} : both on {x}
    <start> << {c:duel} {o:own} {x:some} ( on | vs | versus | against | with | into )
        {p:own} {y:some} >> ( . | , | ; | ? | <last> | when | while | and )
        -> i play {c} on {o} {x} and {p} {y}
    <start> << who ( conquers | holds | wins | keeps it ) ( if | when ) {y:rest} >>
        ( ? | <end> ) -> {y} . who holds the battlefield
    """,
    {
        "fought": "combat noncombat spell spells ability abilities",
        "duel": "challenge",
        "kw": "tank shield assault backline deflect ganking",
        "own": "my his her their the",
        "many": "two three 2 3",
        "fighter": "attacker defender",
    },
)


def battles_in_full(tokens: Tokens) -> Tokens:
    """*tokens* with what is left out of fights for battlefields."""
    return _battles(_without_totals(tokens))


_TOTAL = frozenset("so = now is total might".split())


def _without_totals(tokens: Tokens) -> Tokens:
    """ "My buffed 3 Might unit (so 4)": no more than a buff makes of it (426.1.b)."""
    for at, token in enumerate(tokens):
        if token.text != "buffed":
            continue
        words = [it.text for it in tokens[at + 1 : at + 9]]
        open_ = next((n for n in (2, 3) if words[n : n + 1] == ["("]), 0)
        if not open_ or words[1] != "might" or ")" not in words:
            continue
        inside = tokens[at + 2 + open_ : at + 1 + words.index(")")]
        numbers = [it.value for it in inside if it.kind is Kind.NUMBER]
        told = all(it.text in _TOTAL or it.kind is Kind.NUMBER for it in inside)
        before = tokens[at + 1].value
        if told and isinstance(before, int) and numbers == [before + 1]:
            last = at + 2 + words.index(")")
            return _without_totals((*tokens[: at + 1 + open_], *tokens[last:]))
    return tokens
