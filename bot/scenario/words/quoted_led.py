"""The words that lead to a card's wording, told with more of them than are needed."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import as_word

_MOST = 14  # words that lead to one wording

# What a wording is called.
NOUN = (
    r"(?:(?:rules|oracle|card|printed|full|whole|current|exact|actual|following|static|"
    r"triggered|activated|replacement|prevention|only|single|sole|own|official|"
    r"other) )*"
    r"(?:text|wording|words|ability|abilities|effect|effects|errata|rules)"
)
_SAYING = (
    r"(?:says?|reads?|states?|goes|tells|is|are|being|saying|reading|stating|"
    r"that (?:says?|reads?|states?|is)|which (?:says?|reads?|states?|is))"
)
_MEANWHILE = r"(?:(?:simply|just|only|currently|also|basically|in full) )*"
_BEHIND = rf"(?: {_MEANWHILE}{_SAYING})?(?: that| as follows| in full)*(?: [:,=-])?"
_ITS = r"(?:its|it is|it 's|his|her|their)"
_IT = r"(?:it|this|that one|this one|which|that|he|she|the card|this card|the text)"

_NTH = r"(?:first|second|third|fourth|last|other|1st|2nd|3rd|4th)"

# What is said instead, of words that mean no more than that.
_LEADS = tuple(
    (re.compile(rf"(?<= ){led}$"), plain)
    for led, plain in (
        # "(the text is “…”)", "(it says: “…”)", ", oracle text: “…”"
        (rf"\( (?:(?:the|with|{_ITS}) )?{NOUN}{_BEHIND}", "("),
        (rf"\( {_IT} {_MEANWHILE}{_SAYING}(?: that| as follows)?(?: :)?", "("),
        (rf", (?:(?:the|{_ITS}) )?{NOUN}{_BEHIND}", ","),
        (rf"'s {NOUN}{_BEHIND}", ":"),
        (r", (?:and )?(?:it|he|she) has (?:the |this )?(?:text|wording)(?: :)?", ","),
        # "with the static ability “…”", "and the activated ability “…”"
        (rf"(?:with|having|featuring|bearing|carrying) (?:(?:the|a|an) )?{NOUN}"
         rf"{_BEHIND}", "with"),
        (rf"has (?:(?:the|a|an) )?{NOUN}{_BEHIND}", "has"),
        (rf"and (?:also )?(?:(?:the|a|an) )?(?!effects? ){NOUN}(?: :)?", "and"),
        (r"(?:featuring|bearing|carrying)", "with"),
        (r"(?:, )?(?:and )?on (?:it|which) (?:is|stands)(?: (?:written|printed))?"
         r"(?: :)?", ","),
        # "whose ability reads “…”", "worded “…”", "which states that “…”"
        (rf"whose (?:only |own )?{NOUN}{_BEHIND}", "whose text is"),
        (r"(?:(?:that|which) (?:is|are) )?(?:worded|written|phrased)(?: as follows)?"
         r"(?: :)?", "that says"),
        (r"(?:that|which) (?:goes|states that|says that|reads that)", "that says"),
        (rf"(?:that|which) (?:in full|currently|simply|just|also|basically) {_SAYING}",
         "that says"),
        (r"(?:that|which) (?:says|reads|states) as follows(?: :)?", "that says"),
        (r"(?:saying|reading|stating) (?:that|as follows)(?: :)?", "that says"),
        (r", (?:and )?(?:you know|i quote|quote|quoting)(?: [:,])?", ","),
        # "; its only ability is “…”", ". The card says: “…”", ", and it reads “…”"
        (rf"[.;] {_ITS} {NOUN}{_BEHIND}", ". it says"),
        (rf"[.;:-] (?:the|this|that) (?:card's |card 's )?{NOUN}{_BEHIND}",
         ". it says"),
        (rf"[.;:-] (?:the|this|that) card {_MEANWHILE}(?:says|reads|states|goes)"
         r"(?: that| as follows)?(?: :)?", ". it says"),
        (rf"[.;:-] it {_MEANWHILE}(?:says|reads|states|goes|has)(?: that| as follows)?"
         r"(?: :)?", ". it says"),
        (r"[.;:-] (?:it|this|that) does (?:this|the following)(?: :)?", ". it says"),
        (r"[.;:-] (?:this|that) (?:one )?(?:says|reads|states|goes)(?: :)?",
         ". it says"),
        (r"[-.;] (?:quote|text)(?: :)?", ":"),
        (r"[.;:-] it has (?:the|an) (?:text|ability)(?: :)?", ". it says"),
        (rf", (?:and )?{_ITS} {NOUN} (?:is|are|says|reads)(?: :)?", ","),
        (rf"(?:, )?(?:and|because|since|as|where|but) (?:it|{_ITS} {NOUN}) {_MEANWHILE}"
         rf"{_SAYING}(?: that| as follows)?(?: :)?", ","),
        (r"(?:, )?(?:is|are) writing(?: :)?", ","),
        (r"(?:, )?as follows(?: :)?", ":"),
        # "Charm's third mode, “…”", "Charm choosing “…”": all that it does here
        (rf"'s {_NTH} (?:mode|option)(?: [:,])?", ":"),
        (rf"(?<!\) )(?<!\" )(?:, )?(?:choosing|picking|with|using) (?:the )?"
         rf"(?:{_NTH} )?(?:mode|option)(?: [:,])?", ":"),
    )
)  # fmt: skip


def led_plainly(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "With the static ability “…”" as "with “…”", "worded “…”" as "that says “…”"."""
    for at in range(len(tokens) - 1, 1, -1):
        if at >= len(tokens):
            continue  # fewer than there were
        token = tokens[at]
        if token.kind is Kind.QUOTE and is_wording(str(token.value)):
            tokens = _plainly(_without_noun(tokens, at), at)
    return tokens


def _without_noun(tokens: tuple[Token, ...], at: int) -> tuple[Token, ...]:
    """ "It has that “…” thing" as "it has “…”"."""
    noun = tokens[at + 1 : at + 2]
    if tokens[at - 1].text not in _POINTING or not noun or noun[0].text not in _NOUNS:
        return tokens
    led = as_word(tokens[at - 1], "the"), as_word(tokens[at - 1], "text")
    return (*tokens[: at - 1], *led, tokens[at], *tokens[at + 2 :])


_POINTING = frozenset("that this the its a an".split())
_NOUNS = frozenset("thing text ability clause line effect wording".split())


def _plainly(tokens: tuple[Token, ...], at: int) -> tuple[Token, ...]:
    first = max(0, at - _MOST)
    words = [_word(tokens, it) for it in range(first, at)]
    said = " " + " ".join(words)
    for led, plain in _LEADS:
        if found := led.search(said):
            begin = at - len(found.group().split())
            if plain.startswith(".") and begin == first == 0:
                continue
            put = _put(tokens[begin:at], plain.split())
            return (*tokens[:begin], *put, *tokens[at:])
    return tokens


def _word(tokens: Sequence[Token], at: int) -> str:
    """What is typed there; a name's word is none of these, nor is a quotation."""
    token = tokens[at]
    if token.kind not in {Kind.WORD, Kind.MARK}:
        return "§"
    return token.text.replace(" ", "§") or "§"


def _put(old: Sequence[Token], words: Sequence[str]) -> list[Token]:
    """*words* where the *old* tokens stand."""
    put = []
    for at, word in enumerate(words):
        token = old[min(at, len(old) - 1)]
        kind = Kind.WORD if word[0].isalpha() else Kind.MARK
        put.append(replace(as_word(token, word), kind=kind))
    return put
