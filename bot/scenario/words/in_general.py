"""Questions about the rules as such: "Is lifelink a triggered ability?"

A scenario beside such a question is ruled on without it.
"""

import re
from collections.abc import Callable, Sequence

from bot.scenario.words.kinds import COLORS, KEYWORDS, NUMBERED
from bot.scenario.words.soft import ASKING, SOFT
from bot.scenario.words.tokens import ENDS, Kind, Token

_KEYWORDS = frozenset(word for said in KEYWORDS for word in said) - {"a", "the", "from"}
_KEYWORDS |= NUMBERED | {"deathknell", "stun", "stunned", "buff", "buffs"}
_RULES = frozenset(
    "damage combat prevention protection shields stack priority layers regeneration "
    "replacement triggers rules timing steps phases banding bulwark retaliation "
    "durability shield critical".split()
)
_MORE = frozenset(
    "ability abilities triggered trigger static activated mana use uses used using "
    "general usually normally always ever generally combined combine together rule "
    "works work worked interacts interact beat beats affect affects stop stops "
    "simultaneous simultaneously separate step steps whether if why how exactly "
    "with protect protects from stay stays until next turn allies spells attacks "
    "actions champions block blocks count counts only reduce reduces two three "
    "several multiple doubling be been against apply applies supposed allowed can't "
    "cannot same time regular normal simple excess redirected redirect reduced "
    "doubled a an the s matter matters bonus when while on defense defence offense "
    "attacking defending attack defend recall active prevent prevented carry over "
    "units assigned showdown showdowns might battlefield battlefields lethal heal "
    "heals healed keep for kill kills killed die dies destroy destroys give gives gain "
    "gains get gets deal deals dealt hit hits ignore ignores bypass bypasses around "
    "past through to by of double doubles creatures players planeswalkers source "
    "sources preventable all any no even something anything similar exist exists fight "
    "fights add adds added up effect effects affected picks order "
    "like magic mtg here again ends ended".split()
)
_MORE |= COLORS.keys()
# Said of what is told, not of the rules.
_SPECIFIC = frozenset(
    "i me my mine we us our he him his she her they them their you your opponent "
    "opponents here there now then still this that these those it its so too also "
    "first-named both either neither other one another creature attacker blocker "
    "player spell card permanent enchantment champion ally unit again".split()
)
_WONDERING = tuple(
    tuple(words.split())
    for words in (
        "i always wondered", "i have always wondered", "i 've always wondered",
        "always wondered", "i was wondering", "i wonder", "i am wondering",
        "i 'm wondering", "just wondering", "wondering", "i never understood",
        "do i understand", "am i understanding", "do i get", "did i get",
        "i never know", "i do not understand", "i don't understand",
    )
)  # fmt: skip


def without_general(
    tokens: tuple[Token, ...], named: Callable[[int], int]
) -> tuple[tuple[Token, ...], tuple[tuple[Token, ...], ...]]:
    """*tokens* without the sentences that ask about the rules, and those.

    *named*: where the name of a card that begins at a token ends; that token's place
    where none does. What a card does is asked in general as well.
    """
    kept: list[Token] = []
    left: list[tuple[Token, ...]] = []
    start = 0
    for at, token in enumerate(tokens):
        leads = token.text == ":" and _opens(tokens[start:at])
        # Not within a name: "Does Circle of Protection: Red …".
        leads = leads and not any(named(it) > at for it in range(start, at))
        if token.text not in ENDS and not leads and at + 1 < len(tokens):
            continue
        sentence = tokens[start : at + 1]
        start = at + 1
        first = at + 1 - len(sentence)
        if _is_general(sentence, [named(it) - first for it in range(first, at + 1)]):
            left.append(sentence)
        else:
            kept += sentence
    # "Does lifelink work if it is redirected? I attack …": that may be supposed there.
    supposed = any(not _SUPPOSING.isdisjoint(_without_role(one)) for one in left)
    asked = any(it.text == "?" for it in kept)
    alone = not left or not kept or (supposed and not asked)
    return (tokens, ()) if alone else (tuple(kept), tuple(left))


def _opens(sentence: tuple[Token, ...]) -> bool:
    """Whether it asks from its first word on."""
    words = (it.text for it in sentence if it.kind is Kind.WORD)
    return next(words, "") in ASKING


def _is_general(sentence: tuple[Token, ...], named: Sequence[int]) -> bool:
    """Whether nothing told is spoken of there, but something of the rules."""
    sentence = _without_names(sentence, named)
    sentence = tuple(it for it in sentence if it.text != ",")
    if not sentence:
        return False  # the name of a card alone
    words = [it.text for it in sentence]
    # "Is there something like deathtouch: I hit it with …".
    asks = words[-1] in {"?", ":"}
    words = words[:-1] if words[-1] in ENDS or asks else words
    # "The affected player picks, right?", "when combat is over, does damage stay?"
    sure = asks and words[-1:] != [] and words[-1] in _TAGS
    opens = words[:1] != [] and words[0] in _SUPPOSING and not ASKING.isdisjoint(words)
    if words[-2:] in (["i", "wonder"], ["i", "guess"]):
        words = words[:-2]
    said = next((it for it in _WONDERING if tuple(words[: len(it)]) == it), ())
    words = words[len(said) :]
    how = tuple(words[:2]) in {("how", "does"), ("how", "do")}
    asked = asks and (how or sure or opens or (words[:1] != [] and words[0] in ASKING))
    if not words or not (said or asked):
        return False
    if any(
        it.kind is not Kind.WORD for it in sentence[len(said) : len(said) + len(words)]
    ):
        return False
    words = _without_role(sentence[len(said) : len(said) + len(words)])
    if _COUNTED & {*words[:2]} or not (_KEYWORDS | _RULES) & {*words}:
        return False
    return all(_of_the_rules(words, at) for at in range(len(words)))


def _without_names(
    sentence: tuple[Token, ...], named: Sequence[int]
) -> tuple[Token, ...]:
    """*sentence* without names of cards: they are no words of the rules, nor others."""
    kept: list[Token] = []
    here = 0
    while here < len(sentence):
        word = sentence[here].text
        plain = word in _KEYWORDS | _RULES or named[here] <= here
        kept += sentence[here : here + 1] if plain else ()
        here = here + 1 if plain else named[here]
    return tuple(kept)


def _without_role(sentence: Sequence[Token]) -> list[str]:
    """Its words, but for "when I attack": whoever it is that attacks."""
    said = " ".join(it.text for it in sentence if it.text not in ENDS)
    return _ROLE.sub("", said).split()


# "Does Shield help when I attack?": in a role, whoever has it then.
_ROLE = re.compile(
    r" (?:when|while|if|as|once|whenever)"
    r" (?:i|you|we|he|she|they|it|(?:my|his|her|a|an|the|your|their) (?:units?|guy|own"
    r" units?|opponent|attacker|defender)|opponent|units|(?:some|any)one)"
    r" (?:only |just |also )?"
    r"(?:attacks?|defends?|blocks?|(?:am|is|are|'s|'m|'re|gets?) (?:the one )?"
    r"(?:attacking|defending|attacked|(?:the |an? )?(?:attackers?|defenders?)))"
    r"(?: a battlefield| the battlefield| with (?:it|that)| too| as well)?$"
)
_TAGS = frozenset("right correct yes true".split())
_SUPPOSING = frozenset({"if", "when", "while", "once"})
# "How much", "what", "who" ask of what is told.
_COUNTED = frozenset("what who whose which where much many big high".split())
_OF_ANYBODY = {("can", "you"), ("do", "you"), ("is", "there"), ("are", "there")}
_RULED = frozenset("stack rules same damage fight combat affected order".split())
_MOMENTS = frozenset("after before once".split())


def _of_the_rules(words: list[str], at: int) -> bool:
    word, before = words[at], words[at - 1] if at else ""
    # "Can you prevent it", "is there", "the affected player": nobody who was told of.
    if (before, word) in _OF_ANYBODY or before == "affected":
        return True
    if word in _SPECIFIC:
        if word == "still" and words[:1] != ["is"]:
            return True
        # "A creature", "damage … after it was dealt": of any at all.
        of_it = word == "it" and before in _MOMENTS
        return before in {"a", "an"} | COLORS.keys() or (
            of_it and bool((_KEYWORDS | _RULES) & {*words[:at]})
        )
    if word == "the":
        return words[at + 1] in _RULED if at + 1 < len(words) else False
    return word in _KEYWORDS | _RULES | _MORE | SOFT
