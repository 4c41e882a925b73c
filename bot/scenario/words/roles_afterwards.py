"""Who had which part in a deed, told in a sentence behind it: "The target is my 2/3".

It is told within the deed: "he attacks with a 3/2 into my 2/3".
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.citation import Game
from bot.scenario.words.asides import person_before
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import LIVING, MY_OR_HIS, OWNERS, SPELLS, SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end, sentence_start
from bot.scenario.words.units_listed import OPPONENT, STATS
from bot.scenario.words.written import as_word, put_before, said_again, text_at

Tokens = tuple[Token, ...]

_BE = frozenset("is are was were 's".split())
_ATTACKS = frozenset("attack attacks attacked attacking swing swings".split())
_ATTACKER = frozenset("attacker attackers".split())
_GOAL = frozenset("target targets defender defenders".split())
_BLOCKER = frozenset({"blocker", "blockers"})
_DOING = {"attacking": "attacker", "defending": "defender", "attacked": "target"}
_BEHIND_NOUN = {
    ("being", "attacked"): "target", ("that", "is", "attacked"): "target",
    ("that", "is", "being", "attacked"): "target", ("attacked",): "target",
    ("attacking",): "attacker", ("that", "attacks"): "attacker",
    ("that", "is", "attacking"): "attacker", ("defending",): "defender",
    ("that", "defends"): "defender", ("being", "targeted"): "target",
}  # fmt: skip
_PRONOUNS = frozenset("it me him her them".split())
_UNITS = LIVING | frozenset("creatures units allies ones one card".split())
ROLES = _ATTACKER | _GOAL | _BLOCKER | _DOING.keys()
_LED = frozenset("the its his her their my".split())
_HAVE = frozenset({"has", "have"})
_JOINED = frozenset({",", "and", "while"})
_TAILS = frozenset({"with", "that", "which", "who", ",", "("})
_DEFENDS = frozenset({"defend", "defends", "defending"})
_DEALS = frozenset("deal deals dealing".split())
_ONE = frozenset({"a", "an", "two", "three", "four"})
_FIELDS = frozenset("battlefield location".split())
_ASKING = frozenset("can could does do did will would may if when who".split())


@dataclass(frozen=True, slots=True)
class _Role:
    """The sentence from *start* to *end*, which tells *who* has the part *attacks*."""

    start: int
    end: int
    # Where the next sentence begins.
    after: int
    attacks: bool
    who: Tokens
    # It may be of any deed that aims: "the target".
    aimed: bool
    blocks: bool = False


@dataclass(frozen=True, slots=True)
class _Deed:
    """An attack from *start* to *end*, with its verb at *verb*."""

    start: int
    end: int
    verb: int
    by: bool
    goal: Tokens
    passive: bool


def roles_afterwards(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with who attacks and who is attacked told where the attack is."""
    units = around.game is not Game.MTG
    # What is attacked may have something "with" it, as the attack has its attacker.
    for attacks in (True, False):
        at = 0
        while at < len(tokens):
            role = _role(tokens, at)
            told = (
                _told(tokens, role, units) if role and role.attacks is attacks else None
            )
            if role and told:
                told = _called_so(told, role)
            tokens, at = (tokens, at + 1) if told is None else (told, at)
    return tokens


def _called_so(tokens: Tokens, role: _Role) -> Tokens:
    """*tokens* with "does his 2/3 die" for "does the target die"."""
    if not role.aimed or role.who[0].text in _ONE - {"a", "an"}:
        return tokens
    ends = (at for at, it in enumerate(role.who) if it.text in _TAILS)
    who = role.who[: next(ends, len(role.who))]
    if who[0].text in _ONE:
        who = (as_word(who[0], "the"), *who[1:])
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.text == "target" and at and tokens[at - 1].text == "the":
            found.pop()
            found += (
                said_again(tokens[at - 1], it.text)
                if it.kind is Kind.WORD
                else replace(it, start=token.start, end=token.start)
                for it in who
            )
        else:
            found.append(token)
    return tuple(found)


def _told(tokens: Tokens, role: _Role, units: bool) -> Tokens | None:
    """*tokens* with *role* in the deed; whoever defends in Magic is a blocker."""
    told = None
    if units or role.attacks or role.aimed:
        told = _merged(tokens, role)
    if told is None and units:
        told = _attacking(tokens, role)
    if told is None and not units:
        told = _blocked(tokens, role)
    if told is None and role.aimed:
        told = _dealt(tokens, role)
    return told


def _dealt(tokens: Tokens, role: _Role) -> Tokens | None:
    """ "A spell deals 3 damage. The target is my 2/3": to it.

    So where the deed is told behind: "Its target is my 2/3. It deals 3 damage."
    """
    before, behind = role.start - 1, sentence_end(tokens, role.after)
    if _deals_only(tokens, before):
        said = (put_before(tokens[before - 1], "to"), *role.who)
        return (*tokens[:before], *said, *tokens[before : before + 1],
                *tokens[role.after :])  # fmt: skip
    if not _deals_only(tokens, behind):
        return None
    said = (put_before(tokens[behind - 1], "to"), *role.who)
    deed = tokens[role.after : behind]
    if deed[0].text == "it":
        deed = (*(as_word(deed[0], it) for it in ("the", "spell")), *deed[1:])
    return (*tokens[: role.start], *deed, *said, *tokens[behind:])


def _deals_only(tokens: Tokens, end: int) -> bool:
    """Whether the sentence that ends at *end* tells how much is dealt, and not whom."""
    start = sentence_start(tokens, end)
    deals = [at for at in range(start, end) if tokens[at].text in _DEALS]
    last = text_at(tokens, end - 1) == "damage" or (
        0 < end <= len(tokens) and tokens[end - 1].kind is Kind.NUMBER
    )
    if len(deals) != 1 or not last or text_at(tokens, end) == "?":
        return False
    return not any(it.text in {"to", ",", "and"} for it in tokens[deals[0] : end])


def _attacking(tokens: Tokens, role: _Role) -> Tokens | None:
    """ "The attacker is a 4/2. The target is a 2/3": one attacks the other."""
    other = _role(tokens, role.after, behind=role)
    words = {it.text for it in tokens}
    near = as_word(role.who[-1], "attack" if _several(role.who) else "attacks")
    if other is None and role.attacks and words & _DEFENDS and not words & _ATTACKS:
        # "Two of my units defend. The attacker is a 5 Might."
        return (*tokens[: role.start], *role.who, near, *tokens[role.end :])
    if other is None or other.attacks is role.attacks:
        return None
    first, last = (role, other) if role.attacks else (other, role)
    near = as_word(near, "attack" if _several(first.who) else "attacks")
    said = (*first.who, near, *last.who)
    return _called_so((*tokens[: role.start], *said, *tokens[other.end :]), last)


def _several(who: Tokens) -> bool:
    """Whether more than one is told: "two 3/3s", "a 3/3 and a 2/2"."""
    led = who[0].text in _ONE - {"a", "an"}
    return led or any(
        it.text == "and" and who[at + 1].text in OWNERS | _ONE
        for at, it in enumerate(who[:-1])
    )


def _blocked(tokens: Tokens, role: _Role) -> Tokens | None:
    """ "My blockers are a 2/2 and a 3/3. His attacker is a 4/4": that is blocked."""
    other = _role(tokens, role.after, behind=role)
    if other is None or not _ATTACKS.isdisjoint({it.text for it in tokens}):
        return None
    first, last = (role, other) if role.attacks else (other, role)
    if not first.attacks or not last.blocks or _several(first.who):
        return None
    near = first.who[-1]
    verb = [as_word(near, it) for it in ("is", "blocked", "by")]
    return (*tokens[: role.start], *first.who, *verb, *last.who, *tokens[other.end :])


def _role(tokens: Tokens, at: int, behind: _Role | None = None) -> _Role | None:
    """The part that is told from *at* on, where a sentence begins."""
    if at and tokens[at - 1].text not in ENDS and not behind:
        return None
    led = at + _owners(tokens, at)
    word, here = _called(tokens, led)
    if not word or (led == at and text_at(tokens, here) not in {"is", "are"}):
        return None
    end = sentence_end(tokens, here)
    if text_at(tokens, end) == "?":
        return None
    after = end = _other_role(tokens, here + 1, end)
    while text_at(tokens, after) in _JOINED:
        after += 1
    after += text_at(tokens, after) in ENDS and after == end
    who = _described(tokens, here, end, told=behind is not None)
    if not _is_unit(who):
        return None
    who = _each_led(who)
    whose = tokens[at:led]
    owned = bool(whose) and not any(it.text.startswith("spell") for it in whose)
    owned = owned and (whose[-1].text in MY_OR_HIS or whose[-1].text.endswith("'s"))
    if owned and who[0].text in {"a", "an"}:
        who = (*whose, *who[1:])
    attacks = word in _ATTACKER
    aimed = word in {"target", "targets"}
    return _Role(at, end, after, attacks, who, aimed, word in _BLOCKER)


def _each_led(who: Tokens) -> Tokens:
    """ "A 3 Might and a 2 Might" of "3 Might and 2 Might"."""
    found: list[Token] = []
    for at, token in enumerate(who):
        sized = token.kind is Kind.SIZE or (
            token.kind is Kind.NUMBER and text_at(who, at + 1) in STATS
        )
        if sized and (not at or who[at - 1].text in {"and", ","}):
            found.append(put_before(token, "a"))
        found.append(token)
    return tuple(found)


def _owners(tokens: Tokens, at: int) -> int:
    """Of how many words "the", "my", "my opponent's", "the spell's" at *at* are."""
    led = at + (text_at(tokens, at) in {"the", "a", "my"})
    for whose in (SPELLS, OPPONENT):
        word, behind = text_at(tokens, led), text_at(tokens, led + 1)
        if word in whose and behind == "'s":
            return led + 2 - at
        if word.endswith("'s") and word[:-2] in whose:
            return led + 1 - at
    if text_at(tokens, at).endswith("'s") and tokens[at].capital:
        return 1
    return int(text_at(tokens, at) in _LED)


def _described(tokens: Tokens, at: int, end: int, *, told: bool) -> Tokens:
    """Who has a part, told from *at* on: "is a 2/3", ", a 2/3, has a shield".

    "Has 4 Might and Assault 1" is a unit with that. *told*: a verb is not needed.
    """
    verb = text_at(tokens, at)
    if verb in _BE:
        return tokens[at + 1 : end]
    attack = not _ATTACKS.isdisjoint({it.text for it in tokens})
    if verb in _HAVE and text_at(tokens, at + 2) == "might" and not attack:
        unit = (as_word(tokens[at], it) for it in ("a", "unit", "with"))
        return (*unit, *tokens[at + 1 : end])
    if verb == ",":
        close = next((n for n in range(at + 1, end) if tokens[n].text == ","), end)
        who, rest = tokens[at + 1 : close], tokens[close + 2 : end]
        if text_at(tokens, close + 1) not in _HAVE or not rest:
            return ()
        if rest[0].text in {"none", "nothing"}:
            return who
        more = "and" if any(it.text == "with" for it in who) else "with"
        return (*who, as_word(rest[0], more), *rest)
    return tokens[at:end] if told else ()


def _called(tokens: Tokens, at: int) -> tuple[str, int]:
    """The part called at *at*, and what stands behind: "attacker", "unit attacked"."""
    word, here = text_at(tokens, at), at + 1
    if word in _DOING:
        noun = text_at(tokens, here) in _UNITS
        return (_DOING[word], here + 1) if noun else ("", at)
    if word in ROLES:
        if text_at(tokens, here) == "of" and text_at(tokens, here + 2) in _ATTACKS:
            here += 3
        return word, here
    if word not in _UNITS:
        return "", at
    for said, role in _BEHIND_NOUN.items():
        end = here + len(said)
        if tuple(it.text for it in tokens[here:end]) == said:
            end += text_at(tokens, end) in _PRONOUNS and role == "attacker"
            return role, end
    return "", at


def _other_role(tokens: Tokens, at: int, end: int) -> int:
    """Where what is told from *at* on ends: before "and the defender is …"."""
    for here in range(at + 1, end - 2):
        behind = here
        while text_at(tokens, behind) in _JOINED:
            behind += 1
        the = text_at(tokens, behind) == "the"
        part, after = _called(tokens, behind + the) if behind > here else ("", 0)
        if part and (the or text_at(tokens, after) in _BE):
            return here
    return end


def _is_unit(who: Sequence[Token]) -> bool:
    """Whether *who* begins as a unit or a player does, and not as what it is like."""
    if not who:
        return False
    first = who[0]
    if first.kind is Kind.NUMBER:
        return text_at(who, 1) in STATS
    led = first.text in OWNERS | _ONE | {"the"}
    return first.kind is Kind.SIZE or (led and len(who) > 1)


def _merged(tokens: Tokens, role: _Role) -> Tokens | None:
    """*tokens* with *role* within the last attack told before it, if that lacks it."""
    deed = _deed_before(tokens, role.start)
    if deed is None:
        return None
    near = tokens[deed.end - 1]
    rest = (*tokens[deed.end : role.start], *tokens[role.after :])
    whole = tokens[deed.start : deed.end]
    if role.attacks:
        if deed.by:
            return None
        said = (put_before(near, "by" if deed.passive else "with"), *role.who)
        return (*tokens[: deed.start], *whole, *said, *rest)
    if deed.passive or (deed.goal and not _is_field(deed.goal)):
        return None
    if deed.goal:
        behind = deed.verb + 1 + len(deed.goal)
        whole = (*tokens[deed.start : deed.verb + 1], *tokens[behind : deed.end])
    into = (put_before(near, "into"),) if deed.by else ()
    return (*tokens[: deed.start], *whole, *into, *role.who, *rest)


def _is_field(goal: Sequence[Token]) -> bool:
    return any(it.text in _FIELDS for it in goal)


def _deed_before(tokens: Tokens, at: int) -> _Deed | None:
    """The last attack told before *at*; None where that is asked or supposed."""
    for verb in range(at - 1, -1, -1):
        if tokens[verb].text not in _ATTACKS:
            continue
        start, end = sentence_start(tokens, verb), sentence_end(tokens, verb)
        first = text_at(tokens, start)
        if text_at(tokens, end) == "?" or first in _ASKING or verb == start:
            return None
        if any(it.kind is Kind.QUOTE for it in tokens[start:end]):
            return None
        passive = tokens[verb - 1].text in _BE and tokens[verb].text == "attacked"
        behind = tokens[verb + 1 : end]
        if any(it.text in {",", "and", "then"} for it in behind):
            return None
        marks = [n for n, it in enumerate(behind) if it.text in {"with", "by"}]
        goal = behind[: marks[0]] if marks else behind
        person = _is_person(tokens[start:verb])
        return _Deed(start, end, verb, bool(marks) or not (person or passive),
                     goal, passive)  # fmt: skip
    return None


def _is_person(who: Sequence[Token]) -> bool:
    """Whether a player does it, and no creature."""
    if not who:
        return False
    return who[-1].text in SUBJECTS or bool(person_before(list(who)))
