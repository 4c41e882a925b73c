"""What replaces a unit's death, told without marks, as a wording that the unit has.

"If my 4 Might unit would die, it's recalled instead" and "my unit gets recalled
exhausted instead of dying" are told of a unit with "If I would die, recall me instead."
"""

from dataclasses import replace

from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.tokens import Kind, Token, sentence_end
from bot.scenario.words.written import as_word, text_at

Tokens = tuple[Token, ...]

_rows = paraphrases(
    """
    @begin << [ the ] next time {x:some} ( would die | dies ) [ this turn ] [ , ] [ then
        ] @it_is {h:recalled} [ {e:exhausted} ] [ @base ] instead -> {x} is {h} {e}
        instead of dying once
    @begin << [ the ] next time {x:some} ( would die | dies ) [ this turn ] [ , ] [ then
        ] [ i | we | instead ] recall/banish @it [ {e:exhausted} ] [ @base ] [ instead ]
        >> @closed -> {x} is recalled/banished {e} instead of dying once
    @begin << @would {x:some} ( would die | dies ) [ this turn ] [ , ] [ then ] @it_is
        {h:recalled} [ {e:exhausted} ] [ @base ] instead -> {x} is {h} {e} instead of
        dying
    @begin << @would {x:some} ( would die | dies ) [ this turn ] [ , ] [ then ] [ i | we
        | instead ] recall/banish @it [ {e:exhausted} ] [ @base ] [ instead ] >> @closed
        -> {x} is recalled/banished {e} instead of dying
    @begin << instead of dying [ , ] {x:some} @is {h:recalled} [ {e:exhausted} ] [ @base
        ] >> @closed -> {x} is {h} {e} instead of dying
    <some> << @is {h:recalled} [ {e:exhausted} ] [ @base ] ( instead of dying | instead
        [ , ] ( if | when | whenever ) @it ( would die | dies ) | ( if | when | whenever
        ) @it would die [ instead ] ) >> @closed -> is {h} {e} instead of dying
    <some> << has @effect ( if | when | whenever ) it ( would die | dies ) [ , ] [ i ]
        recall/banish @it [ {e:exhausted} ] [ @base ] [ instead ] >> @closed -> is
        recalled/banished {e} instead of dying
    <some> << has @effect ( if | when | whenever ) it ( would die | dies ) [ , ] @it_is
        {h:recalled} [ {e:exhausted} ] [ @base ] [ instead ] >> @closed -> is {h} {e}
        instead of dying
    <some> << has ( a | an ) @thing ( that | which ) recalls/banishes @it [
        {e:exhausted} ] [ @base ] ( instead of dying | ( if | when ) it would die | when
        it dies ) -> is recalled/banished {e} instead of dying
    """,
    {"recalled": "recalled banished", "exhausted": "exhausted"},
    {
        "begin": "( <start> | , | and | but )",
        "would": "( if | when | whenever )",
        "it": "( it | he | she | him | her | that unit | the unit | my unit )",
        "is": "( is | gets | get | will be | would be | 's | be )",
        "it_is": "( @it @is | it's | he's | she's | its )",
        "base": "( [ back ] to [ my | its | the | his ] base )",
        "thing": "( effect | ability | shield | card | gear | text )",
        "effect": "( a | an ) @thing ( : | , | that says | which says | saying )",
        "closed": "( . | , | ; | and | but | <end> )",
    },
)


def deaths_told(tokens: Tokens) -> Tokens:
    """*tokens* with such a wording behind each unit that has it."""
    tokens = _rows(tokens)
    at = 0
    while at < len(tokens):
        end, wording = _deed(tokens, at)
        if end and text_at(tokens, sentence_end(tokens, at)) != "?":
            quote = replace(
                tokens[at + 1], kind=Kind.QUOTE, text='"', raw=f'"{wording}"',
                value=wording, end=tokens[end - 1].end,
            )  # fmt: skip
            tokens = (*tokens[:at], as_word(tokens[at], "has"), quote, *tokens[end:])
        at += 1
    return tokens


def _deed(tokens: Tokens, at: int) -> tuple[int, str]:
    """Where "is recalled instead of dying" ends, and what a card says for it."""
    verb = _VERBS.get(text_at(tokens, at + 1), "")
    if text_at(tokens, at) != "is" or not verb:
        return 0, ""
    how = " exhausted" if text_at(tokens, at + 2) == "exhausted" else ""
    behind = at + 2 + bool(how)
    said = [it.text for it in tokens[behind : behind + 3]]
    if said != ["instead", "of", "dying"]:
        return 0, ""
    once = text_at(tokens, behind + 3) == "once"
    when = "The next time" if once else "If"
    return behind + 3 + once, f"{when} I would die, {verb} me{how} instead."


_VERBS = {"recalled": "recall", "banished": "banish"}
