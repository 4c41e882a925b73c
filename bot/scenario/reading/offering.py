"""Texts that may be meant by one that was refused, each a small change to it.

None is more than a guess here: whoever rules keeps those that can be ruled on, and
the asker decides whether it is what they meant. What a change leaves out it names.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from bot.citation import Game
from bot.errors import Offer, Problem, QuestionError
from bot.scenario.reading.as_asked import as_asked
from bot.scenario.reading.changes import (
    JOINING,
    changed,
    removal,
    sentence_at,
    standing_for,
    token_at,
)
from bot.scenario.reading.meanings import is_cast, meanings
from bot.scenario.reading.parts_left_out import without_parts
from bot.scenario.reading.retelling import retold_plainer
from bot.scenario.reading.rewording import LONGEST, unread
from bot.scenario.reading.stand_ins import spelt, stand_ins
from bot.scenario.reading.turning import is_turned
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.marked import with_aim
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Thing
from bot.scenario.words.tokens import ENDS, Kind
from bot.worded import Worded, worded

_POSSESSIVE = frozenset({"its", "his", "her", "their"})
_PLURAL = frozenset({"they", "them", "their"})
_PRONOUNS = frozenset({"it", "he", "she", "him"}) | _POSSESSIVE | _PLURAL
_NUMBERED = frozenset("two three four both each all others that those".split())
# So many of one kind are tried.
_NEAREST = 3
# A thing is called so far, up to where more is said of it.
_MORE = frozenset("with that which who has is named called ( , and".split()) | ENDS


def offers(parse: Parse, error: QuestionError, far: QuestionError) -> tuple[Offer, ...]:
    """What may be meant by the text of *parse*, refused by *error*; the best first.

    *far* lies where what was read came to its end.
    """
    found: dict[str, Offer] = {}
    # What is done as the refusal says weighs by itself what it leaves out.
    told_to = {it.text for it in as_asked(parse.text, error)}
    for one in _offers(parse, error, far):
        if one.text not in told_to and is_turned(parse.text, one.text):
            continue
        if one.text and one.text != parse.text:
            found.setdefault(one.text, one)
    # What only shows that the rest is understood comes last.
    return (*sorted(found.values(), key=lambda it: it.loses is not None),)


def of_no_game(
    in_magic: Callable[[], Parse], error: QuestionError
) -> tuple[Offer, ...]:
    """What a text may mean of which it is not known which game it is about."""
    if error.line or not error.instead or len(error.text) > LONGEST:
        return ()
    with suppress(QuestionError):
        parse = in_magic()
        found = (*meanings(parse, unread(parse)), *retold_plainer(parse))
        return tuple(replace(it, text=f"{Game.MTG.value}: {it.text}") for it in found)
    return ()


def _offers(parse: Parse, error: QuestionError, far: QuestionError) -> Iterator[Offer]:
    at = token_at(parse, error)
    if at is not None:
        start = parse.tokens[at].start
        # "A 3/3 that attacks": a sentence of its own says it of another.
        apart = ". " if parse.word(at) in {"that", "which", "who"} else ""
        for words in error.instead:
            said = re.sub("^your ", "my ", words)
            change = (start, start + error.length, f"{apart}{said}")
            yield changed(parse.text, said, change)
    if error.problem is Problem.AMBIGUOUS and at is not None and not error.instead:
        yield from _in_its_place(parse, at, error)
        yield from _told_again(parse, at, error)
        yield from _cast_so(parse, at, error)
        yield from _owned(parse, at, error)
        yield from retold_plainer(parse, at=parse.tokens[at].start)
    if error.problem is Problem.ILLEGAL and at is not None and not error.instead:
        yield from retold_plainer(parse, at=parse.tokens[at].start)
    yield from as_asked(parse.text, error)
    yield from _happens(parse, error)
    if error.problem is Problem.UNKNOWN and at is not None:
        yield from _named_nearly(parse, at, error)
    if error.problem in {Problem.SYNTAX, Problem.AMBIGUOUS}:
        yield from _question_last(parse)
    if error.problem in {Problem.SYNTAX, Problem.UNKNOWN} and at is not None:
        yield from spelt(parse, at)
        yield from stand_ins(parse, at, error)
    if error.problem in {Problem.SYNTAX, Problem.UNKNOWN} and at is not None:
        yield from meanings(parse, unread(parse))
        yield from retold_plainer(parse, at=parse.tokens[at].start)
    if error.problem is Problem.SYNTAX and at is not None:
        yield from without_parts(parse, at, token_at(parse, far) or at)


# --- what a pronoun may stand for ---------------------------------------------


def _in_its_place(parse: Parse, at: int, error: QuestionError) -> Iterator[Offer]:
    """Each thing that is told, for the one pronoun that is not clear."""
    stop = parse.tokens[at].start + error.length
    there = [
        it
        for it in range(at, len(parse.tokens))
        if parse.tokens[it].start < stop
        and parse.word(it) in _PRONOUNS
        and f"“{parse.word(it)}”" in error.message.lower()
    ]
    if error.message == WHICH_ONE and parse.word(at) == "one":
        there = [at]
    if len(there) != 1:
        return
    [here] = there
    token, word = parse.tokens[here], parse.word(here)
    owns = word in _POSSESSIVE and parse.word(here + 1) not in JOINING | ENDS
    who = error.message.startswith("Who")
    begin, end = sentence_at(parse, here)
    rest = parse.said(here + 1, end).lower()
    # "I regenerate it when he bolts my Troll", "While it was tapped my Troll …"
    ahead = parse.word(begin) in _WHEN or bool(
        {parse.word(n) for n in range(here + 1, end)} & _WHEN
    )
    # "He blocks one with a 3/3": that is none of those told before.
    apart = range(0) if ahead else range(here + 1, end)
    many = word in _PLURAL
    names = _people(parse, here) if who else _told(parse, here, apart, many=many)
    for name in names:
        if not owns and name.lower() in rest and not ahead:
            continue  # "it deals 4 to my ally" is done by another
        if ahead and re.search(rf"\b(?:with|by) {re.escape(name.lower())}\b", rest):
            continue  # "while it is enchanted with Pacifism"
        put = f"{name}'s" if owns else name
        stop = token.end
        if word == "one" and parse.word(here + 1) == "of":
            stop = parse.tokens[min(here + 2, len(parse.tokens) - 1)].end
        change = (token.start, stop, put)
        yield changed(parse.text, standing_for(put, token.raw), change)
    if parse.word(here - 1) in {"on", "to", "onto", "for"}:
        # "A 2/2 with a shield on it": on itself.
        said = worded("without “{said}”", said=parse.said(here - 1, here + 1))
        yield changed(parse.text, said, removal(parse, here - 1, here + 1))


_WHEN = frozenset("when while after before once as if because since".split())


def _people(parse: Parse, here: int) -> list[str]:
    """Who is told of, the nearest before *here* first."""
    named = [it.raw for it in parse.tokens[:here] if it.text in parse.people]
    return [*dict.fromkeys(reversed(named))][:_NEAREST] or ["my opponent"]


def _told(parse: Parse, here: int, apart: range, *, many: bool) -> Iterable[str]:
    """What is told of, as it was called: the nearest before *here*, then behind it.

    What is told of in *apart* is not meant.
    """
    before: dict[str, None] = {}
    behind: dict[str, None] = {}
    at = 0
    while at < len(parse.tokens):
        name, end = _called(parse, at, many=many)
        if name and not at <= here < end and at not in apart:
            found = before if at < here else behind
            found.pop(name, None)
            found[name] = None
        at = max(end, at + 1)
    return [*dict.fromkeys([*reversed(before), *behind])][:_NEAREST]


def _called(parse: Parse, at: int, *, many: bool) -> tuple[str, int]:
    """What the creature told at *at* is called from there on, and its end."""
    for end, thing in parse.reads("thing", at):
        if not isinstance(thing, Thing) or thing.is_pronoun or thing.det == "that":
            continue
        plural = thing.plural or (thing.count or 1) > 1
        if plural != many or thing.noun in {"spell", "ability"}:
            return "", end
        if is_cast(parse, thing) or parse.word(at) in _NUMBERED:
            return "", end
        stop = at + 1
        # "My 2/2 protection from red": what it has stands behind its size.
        sizes = [it.place.start for it in thing.specs if it.kind == "size"]
        behind = {it.place.start for it in thing.specs if it.kind == "keyword"}
        behind = {it for it in behind if sizes and it > sizes[0]}
        while stop < end and parse.word(stop) not in _MORE:
            if parse.is_kind(stop, Kind.QUOTE) or stop in behind:
                break
            stop += 1
        words = parse.said(at, stop)
        article, _, rest = words.partition(" ")
        if article.lower() in {"a", "an", "one", "the", "another"} and rest:
            return f"the {rest}", end
        named = parse.capital(at) and parse.word(at) not in {"my", *_POSSESSIVE}
        return words if named else words[:1].lower() + words[1:], end
    return "", at + 1


def _sentence_of(error: QuestionError) -> object:
    """What *error* says, where that is one sentence."""
    message: object = error.message
    while isinstance(message, Worded) and [*message.fields] == ["one"]:
        message = message.fields["one"]  # of several sentences the only one
    return message


def _owned(parse: Parse, at: int, error: QuestionError) -> Iterator[Offer]:
    """ "Whose is “Pariah”?", with whose it may be."""
    message = _sentence_of(error)
    if not isinstance(message, Worded) or message.template not in _WHOSE:
        return
    (said,) = map(str, message.fields.values())
    begin, end = sentence_at(parse, at)
    first, last = parse.tokens[begin].start, parse.tokens[end - 1].end
    here = parse.text.lower().find(said.lower(), first, last)
    owned = said.lower().startswith(("my ", "his ", "her ", "their "))
    if here < 0 or owned or parse.text[first:here].rstrip().endswith("'s"):
        return
    typed = parse.text[here : here + len(said)]
    bare = re.sub("^(the|an?) ", "", typed, flags=re.IGNORECASE)
    for whose in ("my", *(f"{it}'s" for it in _people(parse, at))):
        way = f"{whose} {bare}"
        change = (here, here + len(said), way)
        yield changed(parse.text, standing_for(way, typed), change)


_WHOSE = frozenset({"Whose is “{thing}”?", "Who controls {it}?"})


# --- other words --------------------------------------------------------------


_NAME = re.compile(r"\b[A-Z][\w’'-]*(?: (?:(?:of|the|and) )*[A-Z][\w’'-]*)+")


def _named_nearly(parse: Parse, at: int, error: QuestionError) -> Iterator[Offer]:
    """The names in the text that have a word of the unknown one: "the Lion"."""
    start = parse.tokens[at].start
    stop = start + error.length
    wanted = set(parse.text[start:stop].split()) - {"the", "of", "a", "The"}
    for name in dict.fromkeys(_NAME.findall(parse.text)):
        if wanted < set(name.split()):
            yield changed(parse.text, name, (start, stop, name))


def _told_again(parse: Parse, at: int, error: QuestionError) -> Iterator[Offer]:
    """What may be the consequence of something else: left out, or "another 2"."""
    more = "another" in error.message
    if not more and not any(it in error.message for it in _BY_COMBAT):
        return
    stop = parse.tokens[at].start + error.length
    count = len(parse.tokens)
    end = next((it for it in range(at, count) if parse.tokens[it].start >= stop), count)
    if any(parse.is_kind(it, Kind.SIZE) for it in range(at, end)):
        return  # "… and am hit by a 10/10": that one is told nowhere else
    if parse.word(at) in JOINING:
        at += 1
    first, last = at, end
    while last < count and parse.word(last) in _AGAIN:
        last += 1
    if parse.word(first - 1) in _IN_CASE:
        first -= 1
    said = " ".join(parse.said(first, last).split())
    left = worded("without “{said}”", said=said)
    yield changed(parse.text, left, removal(parse, first, last))
    for here in range(at, end) if more else ():
        if parse.is_kind(here, Kind.NUMBER):
            token = parse.tokens[here]
            put = f"another {token.raw}"
            change = (token.start, token.end, put)
            yield changed(parse.text, standing_for(put, token.raw), change)
            return


_BY_COMBAT = ("Is that the combat damage?", "Is it destroyed before combat damage")
# What would be left of a clause; what one is led by.
_AGAIN = frozenset("again too also there then now already".split())
_IN_CASE = frozenset("if when once after because since as while".split())


def _cast_so(parse: Parse, at: int, error: QuestionError) -> Iterator[Offer]:
    """What is cast, with a target it may have, or in one of its modes."""
    message = _sentence_of(error)
    if not isinstance(message, Worded) or "source" not in message.fields:
        return
    name = str(message.fields["source"])
    begin, end = sentence_at(parse, at)
    first = parse.tokens[begin].start
    here = parse.text.find(name, first, parse.tokens[end - 1].end)
    if here < 0 and "target" not in message.template:
        return
    if "{listed}" in message.template:
        ways = [str(it) for it in error.suggestions]
    elif "target" in message.template:
        told = [it for it in _told(parse, at, range(0), many=False) if it != name]
        mine = ["me"] if {"i", "me", "my"} & {*parse.words} else []
        cards = (it for n in range(begin, end) for _, it in parse.reads("card", n))
        faces = (parse.catalogue.card(it).face for card in cards for it in card.names)
        if any("prevent" in it.text.lower() for it in faces):
            told, mine = [*mine, *told], []
        people = _people(parse, at)
        if "i" not in parse.words[begin : at + 1] and mine:  # others aim at me
            people, mine = [*mine, *(it for it in people if it in parse.text)], []
        aims = (*told, *people, *mine)
        if here < 0:  # "he bolts": whom?
            stop = parse.tokens[at].start + error.length
            for it in aims:
                yield changed(parse.text, worded("with “{option}”", option=it),
                              (stop, stop, f" {it}"))  # fmt: skip
            return
        for it in aims:
            # 'Odd Ray "Destroy target Wall."': behind its wording.
            aim = f"on {it}"
            if made := with_aim(parse.text, here + len(name), aim):
                yield Offer(made, worded("with “{option}”", option=aim))
        ways = [f"{name} on {it}" for it in aims]
    else:
        return
    for way in ways:
        change = (here, here + len(name), way)
        yield changed(parse.text, standing_for(way, name), change)


# --- what happens --------------------------------------------------------------


def _happens(parse: Parse, error: QuestionError) -> Iterator[Offer]:
    """What may happen on a board of which nothing else is told, before it is asked."""
    message = _sentence_of(error)
    if not isinstance(message, Worded) or message.template not in _NOTHING:
        return
    asked = next((n for n, word in enumerate(parse.words) if word == "?"), 0)
    begin = sentence_at(parse, asked - 1)[0] if asked else 0
    start = parse.tokens[begin].start
    for said in error.suggestions:
        if not {*_FIGURE.findall(said)} <= {*_FIGURE.findall(parse.text)}:
            continue
        if begin:
            way = start, start, f"{said} "
        else:
            end = len(parse.text.rstrip())
            mark = "" if parse.text[end - 1] in ".?!" else "?" if not asked else "."
            way = end, end, f"{mark} {said}"
        yield changed(parse.text, worded("with this told"), way)


_FIGURE = re.compile(r"\d+(?:/\d+)?")
_NOTHING = frozenset({
    "Nothing has happened yet: say what is done, too.",
    "Nothing has happened yet: tell what is on the table and what deals damage to "
    "what.",
    "I see the board, but nothing happens on it that I understand.",
})  # fmt: skip

# --- in another order ---------------------------------------------------------


def _question_last(parse: Parse) -> Iterator[Offer]:
    """What is asked first, behind what is told: what it speaks of is known by then."""
    end = sentence_at(parse, 0)[1]
    if parse.word(end) != "?" or end + 1 >= len(parse.tokens):
        return
    stop, behind = parse.tokens[end].end, parse.tokens[end + 1].start
    text = parse.text
    begin = parse.tokens[0].start
    told = text[behind:].rstrip()
    mark = "" if told[-1:] in {".", "!", "?"} else "."
    yield Offer(
        f"{text[:begin]}{told}{mark} {text[begin:stop]}",
        worded("with the question last"),
    )
