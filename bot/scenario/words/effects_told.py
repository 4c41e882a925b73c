""" "My 3/5 is under an effect that prevents all damage to it": what lies on whom.

However it is told of ("protected by something which …", "thanks to a spell, …", "my 3/5
that has an effect on it saying …"), what the effect does is a sentence of its own, in
the words of :mod:`bot.scenario.words.effects_said`.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

from bot.citation import Game
from bot.scenario.words.effects_borne import (
    CLAUSES,
    FILLERS,
    THANKS,
    bearer_of,
    full_stop,
    gone_on,
    led_in,
)
from bot.scenario.words.effects_named import (
    DETS,
    FORMS,
    PEOPLE,
    PRONOUNS,
    Effect,
    effect_named,
)
from bot.scenario.words.effects_over import told_again
from bot.scenario.words.effects_plainly import Piece, plainly
from bot.scenario.words.effects_said import Said, base, is_named, said
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.law_cards import texts_of_laws
from bot.scenario.words.laws_told import laws_told, sentences_of
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word

Tokens = tuple[Token, ...]

_UNKNOWN = (0, 0)
_MANY = frozenset("sources creatures spells sorceries artifacts instants units".split())
_ANY_SOURCE = frozenset({"a source", "any source", "something", "anything", "sources"})
_DAMAGE_FIRST = frozenset(
    "all any every damage half no combat noncombat next the".split()
)
_LESS = frozenset(
    "not except unless only other excluding if when as whenever until while from for "
    "before after last next each every".split()
)
_PARTING = frozenset(", ( ) - and but so then".split())
_PLAYERS = PEOPLE | FIRST_NAMES | {"opponent"}
_THINGS = frozenset({"it", "its", "itself"})
_AS_OBJECTS = {"i": "me", "he": "him", "she": "her", "they": "them", "we": "us"}
_LONGEST = 26


def effects_told(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with each such effect told as a wording, or as a sentence of its own."""
    tokens = laws_told(tokens, around)
    quoted = Kind.QUOTE in {it.kind for it in tokens}
    every = " ".join([it.text for it in tokens])
    if " no damage" in every and re.search(r"unpreventable|not be prevented", every):
        return tokens  # whether what nobody takes is prevented matters then

    @cache
    def cards() -> bool:
        return quoted or any(True for _ in texts_of_laws(tokens, around))

    out: list[Token] = []
    at = 0
    for start, end in sentences_of(tokens):
        out += tokens[at:start]
        out += _sentence(tokens[start:end], end < len(tokens)
                         and tokens[end].text == "?", tokens[end:], around,
                         cards=cards)  # fmt: skip
        at = end
    out += tokens[at:]
    return tuple(out) if len(out) != len(tokens) or tuple(out) != tokens else tokens


def _sentence(
    tokens: Tokens,
    asked: bool,
    behind: Tokens,
    around: Around,
    *,
    cards: Callable[[], bool],
) -> Tokens:
    words = [it.text for it in tokens]
    if "damage" not in words:
        return tokens
    for at in range(len(tokens)):
        if (found := effect_named(tokens, words, at, around, cards=cards)) is not None:
            done = _put(tokens, *found, asked=asked) or _behind(tokens, words, found[0])
            if done is not None:
                span = slice(found[0].start, found[0].end)
                again = [it.text for it in behind]
                called = tokens[at].capital and words[at] not in DETS
                over = told_again(words[span], again, called=called)
                return tokens if over else done
    bare = tokens if asked else _bare(tokens, words, around)
    return tokens if bare is tokens or cards() else bare


def _done_by(words: list[str], begun: int) -> int:
    """Where the verb is in "I prevent", "my opponent redirects"; 0 where none is."""
    for at in (begun + 1, begun + 2):
        if at < len(words) and words[at - 1] in _PLAYERS and base(words[at]):
            return at if at == begun + 1 or words[begun] in DETS else 0
    return 0


def _behind(tokens: Tokens, words: list[str], effect: Effect) -> Tokens | None:
    """ "Damage to it is doubled thanks to an effect"."""
    for thanks in THANKS[:3]:
        at = effect.start - len(thanks)
        if at > 0 and tuple(words[at : effect.start]) == thanks:
            end = at - (words[at - 1] == ",")
            for begun in _begins(words, end):
                plain = _plain(tokens, words, (begun, end), None, "", does=False)
                if plain is not None:
                    return _told_between(tokens, begun, effect.end, plain)
    return None


def _bare(tokens: Tokens, words: list[str], around: Around) -> Tokens:
    """ "Damage to my 3/5 is doubled": told of no effect that is named."""
    for begun in _begins(words, len(words)):
        first = words[begun : begun + 2]
        damage = first[0] in _DAMAGE_FIRST and (
            first[0] != "the" or first[1:] in (["next"], ["damage"], ["combat"])
        )
        # "He prevents the next 2 damage to him": who that is hangs on who does it.
        himself = any(pair in _TO_HIM for pair in pairwise(words[begun:]))
        # "… to their unit": whose that is does, too.
        theirs = first[0] != "i" and any(
            it in _TO_HIS for it in pairwise(words[begun:])
        )
        # "I prevent the next 2 damage to it": mine of those that fight.
        its = ("to", "it") in pairwise(words[begun:])
        hangs = himself or theirs or its
        hangs = hangs or (around.game is Game.MTG and _sent(words, begun))
        if (verb := _done_by(words, begun)) and not hangs:
            for end in _ends(tokens, words, verb):
                doer = (begun, verb)
                plain = _plain(tokens, words, (verb, end), doer, "", does=True)
                if plain is not None and not _of_the_next(plain, doer):
                    return _told_between(tokens, begun, end, plain)
        if begun and himself:
            continue  # "I've Guard Dog, a 2/5, damage to me goes to him"
        if damage or ({"turn", "can"} & {*words} and {"no", "not", "double", "half"}
                      & {*words}):  # fmt: skip
            for end in _ends(tokens, words, begun):
                plain = _plain(tokens, words, (begun, end), None, "", does=False)
                if plain is not None:
                    return _told_between(tokens, begun, end, plain)
    return tokens


def _sent(words: list[str], begun: int) -> bool:
    """ "I send the damage to his face": that of which was told, and no effect."""
    verb = _done_by(words, begun)
    return words[verb + 1 : verb + 4] in ([it, "damage", "to"] for it in _TOLD)


def _of_the_next(plain: list[Piece], doer: Piece) -> bool:
    """ "I prevent the next 2 damage": to whom it is dealt is told before, or behind."""
    return plain[:3] == ["prevent", "the", "next"] and doer in plain


_TOLD = frozenset("the that this its".split())
_TO_HIM = frozenset(("to", it) for it in ("him", "her", "them"))
_TO_HIS = frozenset(("to", it) for it in ("his", "her", "their"))


def _begins(words: list[str], end: int) -> Iterator[int]:
    """Where a clause may begin, the first first."""
    for at in range(end):
        if (not at or words[at - 1] in CLAUSES) and words[at] not in FILLERS:
            yield at


def _told_between(tokens: Tokens, begun: int, end: int, plain: list[Piece]) -> Tokens:
    made = _made(tokens, plain, tokens[begun], tokens[end - 1].end)
    rest = gone_on(tokens[end:], tokens, None)
    more = (full_stop(tokens[end - 1]), *rest) if rest else ()
    return (*led_in(tokens[:begun]), *made, *more)


def _put(
    tokens: Tokens, effect: Effect, begun: int, does: bool, *, asked: bool
) -> Tokens | None:
    words = [it.text for it in tokens]
    led = begun > effect.end
    bearer = bearer_of(tokens, words, effect, asked=asked)
    if bearer is None:
        return None
    if not led and bearer.verb not in {"", "thanks"}:
        return None
    if not led and bearer.verb == "thanks":
        return _thanked(tokens, words, effect, bearer.start)
    if not led and not (words[begun : begun + 1] and base(words[begun])):
        return None
    on = effect.on
    new = not bearer.clause and words[bearer.start] in {"a", "an"}
    if new and asked:
        return None
    if on is None and bearer.verb in {"has", "under", "with"} and bearer.end:
        on = (bearer.start, bearer.end)
    if (
        on is not None
        and on != (bearer.start, bearer.end)
        and bearer.end
        and (words[on[0]] in PRONOUNS)
    ):
        on = (bearer.start, bearer.end)
    for end in _ends(tokens, words, begun):
        plain = _plain(tokens, words, (begun, end), on, bearer.verb, does=does)
        if plain is None:
            continue
        beside = tokens[effect.start]
        made = _made(tokens, plain, beside, tokens[end - 1].end)
        if new:
            first = tokens[bearer.start]
            made = tuple(as_word(it, "the") if it is first else it for it in made)
        stop = full_stop(beside)
        if bearer.clause:
            rest = gone_on(tokens[end:], tokens, on)
            lead = led_in(tokens[: bearer.start])
            return (*lead, *made, *((stop, *rest) if rest else ()))
        apart = words[bearer.cut] in {",", "("} and bearer.cut == bearer.end
        behind = end + (apart and words[end : end + 1] in ([","], [")"]))
        told = (*tokens[: bearer.cut], *tokens[behind:])
        if words[bearer.end] == "," and words[bearer.end + 1] in {"a", "an"}:
            # "My creature, a 4/4, is …": what it is is told first.
            new = bearer.cut > bearer.end
            told = (*tokens[: bearer.end], as_word(tokens[bearer.end], "is"),
                    *told[bearer.end + 1 :]) if new else told  # fmt: skip
        return (*told, stop, *made) if new else (*made, stop, *told)
    return None


def _ends(tokens: Tokens, words: list[str], begun: int) -> Iterator[int]:
    """Where what an effect does may end, the last first."""
    for end in range(min(len(words), begun + _LONGEST), begun + 2, -1):
        if end == len(words):
            yield end
            continue
        word = words[end]
        after = next((it for it in words[end:] if it not in _PARTING), "")
        part = word in _PARTING and after not in _LESS
        if part or (word in FORMS and not base(word)):
            yield end


def _plain(
    tokens: Tokens,
    words: list[str],
    span: tuple[int, int],
    on: tuple[int, int] | None,
    verb: str,
    *,
    does: bool,
) -> list[Piece] | None:
    """What is told from *span*, of spans of the sentence."""
    begun, end = span
    told = words[begun:end]
    does = does or base(told[0]) == told[0]
    if does:
        told = [base(told[0]), *told[1:]]
    for found in said(" ".join(told), does=does):
        places: dict[str, Piece | None] = {}
        for slot in ("to", "by", "goal"):
            places[slot] = _place(found, slot, told, begun, words, on)
        if any(
            isinstance(it, tuple) and any(words[at] in FORMS for at in range(*it))
            for it in places.values()
        ):
            continue
        if _UNKNOWN in places.values() or _is_whose(places["by"], words):
            continue
        to = places["to"]
        if to is None and places["goal"] is not None and places["by"] is not None:
            # "Redirects damage from my champion to my ally": it is aimed at that.
            start = begun + found.words[: found.slots["by"][0]].count(" ")
            if words[start - 1] == "from":
                if words[start] not in {"my", "me", *PRONOUNS}:
                    continue
                to, places["by"] = places["by"], None
        if to is None and on is not None and verb == "under" and places["by"] != on:
            to = on
        if to is None and places["by"] is None and on is not None:
            if not {"points", "once", "goal"} & {*found.slots}:
                continue
            to = on
        goal = places["goal"]
        if goal is not None and goal == to:
            continue
        plain = plainly(found, to, places["by"], goal)
        if plain is not None:
            return plain
    return None


def _is_whose(place: Piece | None, words: list[str]) -> bool:
    """ "Its damage can't be prevented", "Tom's damage": all of it, or that told of."""
    if not isinstance(place, tuple):
        return False
    start, end = map(int, place)
    said = words[start:end]
    alone = said[0] in POSSESSIVES | FIRST_NAMES | {"its"}
    return said[-1] in OPPONENTS or (len(said) == 1 and alone)


def _place(
    found: Said,
    slot: str,
    told: list[str],
    begun: int,
    words: list[str],
    on: tuple[int, int] | None,
) -> Piece | None:
    """The span in the sentence of what is said in *slot*."""
    if slot not in found:
        return None
    start, end = found.slots[slot]
    if not is_named(found[slot]):
        return _UNKNOWN
    if slot == "by" and found[slot] in _ANY_SOURCE:
        return None
    if slot == "by" and found[slot].split()[-1] in _MANY:
        return _UNKNOWN  # of all such sources
    if any(" " in it for it in words[begun:]):
        return _UNKNOWN  # "player 1" is one of *words*, and two of what was found
    first = begun + found.words[:start].count(" ")
    last = first + found.words[start:end].count(" ") + 1
    del told
    if last - first > 1 and words[last - 1] == "'s":
        last -= 1
    if last - first == 1 and words[first] in PRONOUNS and on is not None:
        # "It" is no player, and none of those that are spoken to is "him".
        player = words[on[1] - 1]
        alive = player in _PLAYERS - {"i", "me", "we", "you"}
        if player not in _PLAYERS or (alive and words[first] not in _THINGS):
            return on
    return first, last


def _made(tokens: Tokens, plain: list[Piece], beside: Token, end: int) -> Tokens:
    """*plain* as typed from *beside* on to *end*; what is named is said there again."""
    made: list[Token] = []
    for piece in plain:
        if isinstance(piece, str):
            number = piece.isdecimal()
            kind = Kind.NUMBER if number else Kind.WORD
            value = int(piece) if number else None
            made.append(replace(beside, kind=kind, text=piece, raw=piece, value=value,
                                end=end))  # fmt: skip
        else:
            named = tokens[slice(*piece)]
            if len(named) == 1 and named[0].text in _AS_OBJECTS:
                named = (as_word(named[0], _AS_OBJECTS[named[0].text]),)
            made += named
    return tuple(made)


def _thanked(
    tokens: Tokens, words: list[str], effect: Effect, start: int
) -> Tokens | None:
    """ "Thanks to a spell, all damage to me is prevented"."""
    begun = effect.end + (words[effect.end : effect.end + 1] == [","])
    for end in _ends(tokens, words, begun):
        plain = _plain(tokens, words, (begun, end), None, "", does=False)
        if plain is not None:
            return (*led_in(tokens[:start]), *_told_between(tokens, begun, end, plain)
                    [len(led_in(tokens[:begun])):])  # fmt: skip
    if any(it.kind is Kind.QUOTE for it in tokens[begun : begun + 4]):
        return (*tokens[:start], *tokens[begun:])
    return None
