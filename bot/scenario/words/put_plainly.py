"""Ways of writing that say no more than plainer ones: "has on the battlefield"."""

import re
from collections.abc import Callable, Sequence

from bot.scenario.words.tokens import BULLET, ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import as_mark, as_word

Tokens = tuple[Token, ...]
Told = Callable[[re.Match[str]], str]

_MOST = 14  # words that are looked at for one of them
_GROUND = r"(?:battlefield|board|table|field|play|game)"
_PLACE = (
    rf"(?:(?:on|onto|in) (?:the )?{_GROUND}"
    rf"|(?:on|in) (?:my|his|her|their) (?:side|board|field|battlefield)"
    rf"(?: of (?:the )?{_GROUND})?)"
)
# The words, and what is put for them. ∎ is a size, ± what is added to one.
_DOERS = {"my": "do i", "his": "does he", "her": "does she", "their": "do they"}


def _gained(found: re.Match[str]) -> str:
    return f"how much life {_DOERS[found[1]]} gain"


_WORN = "(?:equipped|enchanted|suited up|geared up)"
_WEARING = "(?:equipment|aura|enchantment|enchant|sword|weapon|equip)"
_GIVEN = "lifelink|flying|trample|deathtouch|vigilance|first strike|double strike"
_MADE_OF = "(?:is|are|consists of|is made up of|is composed of)"
_PHRASES = tuple(
    (re.compile(rf"{said}(?= )"), plain)
    for said, plain in (
        # What has a place beside its verb has it anyway.
        (rf"(has|have|had) {_PLACE}(?= [^\s.,;?!])", r"\1"),
        (r"in battlefield", "on the battlefield"),
        (rf"{_PLACE} as(?= an? ∎)", ","),
        (r"(?:choosing|using|picking|for|with) (?:the|its) (?:first |second |third )?"
         r"mode(?: [:,])?(?= §)", ":"),
        (r"\( (?:the )?mode :(?= §)", "("),
        (rf"in (my|his|her|their) side(?: of (?:the )?{_GROUND})?", r"on \1 side"),
        (r"in (my|his|her|their) (board|battlefield|field)(?= (?:there|i|he|she|is|are)"
         r" )", r"on \1 \2"),
        (r"(?:possess|possesses)", "control"),
        (r"(?:make|makes|made|do|does) (?:a |an )?(attack|block)(?= with)", r"\1"),
        (r"a pair of", "two"),
        (r", whose (?:size|stats|power and toughness) (?:is|are)(?= ∎)", ", a "),
        (r"and whose (?:size|stats|power and toughness) (?:is|are)(?= ∎)", "and is a "),
        (r", (?:which|that|and it|and that) resolves(?= [.;])", ""),
        (r",? and nothing else(?: of (?:note|relevance|interest|importance))?(?= [.;])",
         ""),
        (r"both players (?:start|started|begin|began) (?:the |this )?"
         r"(?:combat|turn|game) (?:at|with|on)", "both players are at"),
        (r"(casts|cast|plays|attacks with|blocks with|activates) :", r"\1"),
        (r"(?:determine|assert|calculate|compute|work out|check)"
         r"(?= (?:the |what |how |[a-z]+ 's ))", "state"),
        (r"under(?= (?!(?:my|his|her|their|your|its) )[a-z_ ]{1,40} \( §)", "with"),
        (r"(?:is|,) an? (?:enchantment|artifact) of mine(?= :)", "is mine"),
        (r", unblocked(?= :)", ""),
        (r", (?:the|my|his|her) (?:only|sole) opponent ,", ""),
        (r"(attacks?|at|on|targets?|targeting) (my|his|her|their) (?:only|sole) "
         r"opponent", r"\1 \2 opponent"),
        (r"(once|after) (?:it|that|this) (?:has resolved|is resolved|resolved"
         r"|has finished resolving)", r"\1 it resolves"),
        (r"once (?:that|this) (?=resolves )", "once it "),
        (r"(?:is|am|are) the controller of", "control"),
        (r"(has|have|had|controls?|owns?) (?:only |just )?(?:one|a single) creature ,"
         r"(?= (?:an? )?(?:§|∎))", r"\1"),
        (r", (?:and|or|but) if not ,?(?= (?:at|to|what|how|where|who) )", "?"),
        (r"in comes (my|his|her|their) opponent with", r"\1 opponent attacks with"),
        (r"\( (?:it|he|she|this) (?:is|'s)(?= (?:an? )?∎)", "("),
        (r"[,;] (?:neither|none)(?: of (?:them|those|which|the two))?(?: (?:is|are|was|"
         r"were|gets|being|got))? blocked(?= [.,;?])", ". they are not blocked"),
        (rf"(my|his|her|their|'s) (?:team|squad|crew) {_MADE_OF}"
         r"(?= (?:an?|two|three|four|five|six|seven|eight|∎) )", r"\1 board is"),
        (r"(my|his|her|their|'s) (?:board|army|field|side) (?:consists of|is made up "
         r"of|is composed of)", r"\1 board is"),
        (r", on which there (?:is|are|stands|lies)(?= )", "with"),
        (r"a friend of mine(?= (?:has|had|controls?|controlled|casts?|plays?|played) )",
         "my friend"),
        (r"(?:they|these two|the two) (?:are|'re) (?:both )?mine(?= [.;])",
         "i control both"),
        (r"(?:having(?: (?:only|just|but))?|with (?:only|just|but))"
         r"(?= (?:§|one|two|three|four|five|six|seven|eight|nine|ten) life )", "with"),
        (r"by how much does (my|his|her|their) life(?: total)? (?:rise|increase|"
         r"go up|grow)", _gained),
        # What it wears matters by what that gives.
        (rf"(?:{_WORN} )?with(?= (?:an? |the )?± (?:equipment|equip|aura|enchant) )",
         "wearing"),
        (rf"{_WORN} so(?: that)? (?:it|he|she) (?:also )?(?:has|gets|gains|got)",
         "with"),
        (rf"with (?:an?|the|some) {_WEARING}(?: on it| attached| equipped"
         r"| attached to it)? (?:giving|granting|that gives|which gives|that grants"
         r"|which grants) it", "with"),
        (rf"with an? ({_GIVEN}) {_WEARING} (?:on it|attached|equipped|attached to it)",
         r"with \1"),
        (r"then(?= (?:what|how|which|who|is|does|do|are) )", ""),
        (r"(?:sitting|standing|lying|waiting|staying)(?= (?:un)?tapped)", ""),
        # What says that a life total becomes so much does nothing else.
        (r"(?:an?|some|another|the) (?:effect|spell|ability) (?:says|reads|states)"
         r"(?: that)?(?= (?:my|his|her|their|[a-z]+ 's) life total becomes )", ""),
        (r"(?:an?|some|another|the) (?:effect|spell|ability) (?:makes|causes|has|lets) "
         r"(my|his|her|their) life total (?:to )?become", r"\1 life total becomes"),
        (r"(spell|ability|effect) (?:that|which) would (gain|make|cause|give|draw|let)"
         r"(?= (?:me|him|her|them|[a-z]+) )", r"\1 that \2s"),
    )
)  # fmt: skip
# What stands over wordings, or over what happens, and tells nothing.
_OVER_WORDINGS = re.compile(
    r" (?:for (?:reference|completeness)|fyi|(?:relevant |the )?(?:card )?"
    r"(?:texts?|wordings?|oracle texts?|rules texts?)(?: of the cards)?"
    r"|(?:the |relevant )?cards(?: (?:say|read))?)"
    r"(?: (?:as follows|here))? (?:[:,-] )?"
)
_HEADINGS = frozenset(
    "turn action actions play plays situation sequence events setup scenario".split()
)


def put_plainly(tokens: Tokens) -> Tokens:
    """*tokens* with the plainer words."""
    at = 0
    while at < len(tokens):
        tokens = _without_heading(_plain_at(tokens, at), at)
        at += 1
    return tokens


def _plain_at(tokens: Tokens, at: int) -> Tokens:
    if tokens[at].kind not in {Kind.WORD, Kind.MARK}:
        return tokens
    said = " ".join(_said(it) for it in tokens[at : at + _MOST]) + " "
    for phrase, plain in _PHRASES:
        found = phrase.match(said)
        if found is None:
            continue
        end = at + len(found.group().split())
        words = _expanded(found, plain).split()
        return (*tokens[:at], *_instead(tokens[at:end], words), *tokens[end:])
    return tokens


def _expanded(found: re.Match[str], plain: str | Told) -> str:
    return found.expand(plain) if isinstance(plain, str) else plain(found)


def _without_heading(tokens: Tokens, at: int) -> Tokens:
    """Without "Card texts:" before wordings, and "Turn" alone on its line."""
    if at >= len(tokens) or (at and tokens[at - 1].text not in ENDS):
        if not (at and at < len(tokens) and _ends_in_marks(tokens[at - 1])):
            return tokens
    said = " " + " ".join(_said(it) for it in tokens[at : at + _MOST]) + " "
    over = _OVER_WORDINGS.match(said)
    if over:
        end = at + len(over.group().split())
        marked = tokens[end - 1].text in {":", ",", "-"}
        broken = tokens[end : end + 1] and tokens[end].kind is Kind.BREAK
        if (marked or broken) and _words_one(tokens, end):
            return (*tokens[:at], *tokens[end:])
    if tokens[at].text in _HEADINGS:
        end = at + 1
        end += end < len(tokens) and tokens[end].text == ":"
        alone = at == 0 or tokens[at - 1].kind is Kind.BREAK
        if alone and end < len(tokens) and tokens[end].kind is Kind.BREAK:
            return (*tokens[:at], *tokens[end:])
    return tokens


def _ends_in_marks(token: Token) -> bool:
    return token.kind is Kind.QUOTE and str(token.value).endswith((".", "!", "?"))


def _words_one(tokens: Sequence[Token], at: int) -> bool:
    """Whether what follows at *at* tells a wording before anything ends."""
    while at < len(tokens) and tokens[at].text in {"\n", BULLET}:
        at += 1
    while at < len(tokens) and tokens[at].text not in ENDS:
        if tokens[at].kind is Kind.QUOTE:
            return is_wording(str(tokens[at].value))
        at += 1
    return False


def _said(token: Token) -> str:
    if token.kind in {Kind.SIZE, Kind.COUNTER}:
        return "∎" if token.kind is Kind.SIZE else "±"
    plain = token.kind in {Kind.WORD, Kind.MARK}
    return (token.text.replace(" ", "_") or "§") if plain else "§"


def _instead(old: Sequence[Token], words: Sequence[str]) -> list[Token]:
    put = []
    for at, word in enumerate(words):
        token = old[min(at, len(old) - 1)]
        put.append((as_word if word[0].isalpha() else as_mark)(token, word))
    return put
