"""What a clause that is not understood may mean by its verb, told of whom it tells.

"My champion is bopped for 4 by his ally": his ally may deal 4 damage to it. Everybody,
everything and every number in the clause stands in what may be meant as it was typed,
and nothing is left out; of a clause with more in it, or with a word that nobody knows,
nothing is said here.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.errors import Offer
from bot.scenario.grammar.slips import known_words
from bot.scenario.reading.changes import Change, Span, changed, standing_for
from bot.scenario.words.lexicon import BE, VERBS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Person, Thing
from bot.scenario.words.tokens import Kind

# So many meanings are offered, of so many clauses at once.
_MEANINGS, _CLAUSES = 4, 3
# Who does it, what it is done to, at whom, with what, and how much, by their kinds:
# (p)erson, (t)hing, (s)pell. What may be done then; "~" is where the verb is bent.
_MEANT: dict[str, tuple[tuple[str, str], ...]] = {
    "p p n": (
        ("damage", "{who} deal~ {n} damage to {what}"),
        ("lose", "{What} lose* {n} life"),
    ),
    "p t n": (("damage", "{who} deal~ {n} damage to {what}"),),
    "t p n": (("damage", "{who} deal~ {n} damage to {what}"),),
    "t t n": (("damage", "{who} deal~ {n} damage to {what}"),),
    "s p": (("damage", "{who} hit~ {what}"),),
    "s t": (("damage", "{who} hit~ {what}"),),
    "s p n": (("damage", "{who} deal~ {n} damage to {what}"),),
    "s t n": (("damage", "{who} deal~ {n} damage to {what}"),),
    "p p n with t": (("damage", "{with} deals {n} damage to {what}"),),
    "p t n with t": (("damage", "{with} deals {n} damage to {what}"),),
    "t p": (("attack", "{who} attack~ {what}"),),
    "t t": (
        ("block", "{who} block~ {what}"),
        ("fight", "{who} fight~ {what}"),
        ("attack", "{who} attack~ {what}"),
    ),
    "p t": (("destroy", "{who} destroy~ {what}"), ("block", "{who} block~ {what}")),
    "p t at p": (("attack", "{who} attack~ {at} with {what}"),),
    "p p with t": (("attack", "{who} attack~ {what} with {with}"),),
    "p t with t": (
        ("attack", "{who} attack~ {what} with {with}"),
        ("block", "{who} block~ {what} with {with}"),
    ),
    "p s": (("cast", "{who} cast~ {what}"),),
    "p s at p": (("cast", "{who} cast~ {what} on {at}"),),
    "p s at t": (("cast", "{who} cast~ {what} on {at}"),),
    "p p with s": (("cast", "{who} cast~ {with} on {what}"),),
    "p t with s": (("cast", "{who} cast~ {with} on {what}"),),
    "p n": (
        ("lose", "{who} lose~ {n} life"),
        ("gain", "{who} gain~ {n} life"),
    ),
    "t n": (("damage", "{who} take~ {n} damage"),),
}
# What a verb that is known may mean, where its clause is not understood all the same.
_KNOWN = {
    form[0]: act
    for act, rows in {
        "damage": "hit ping zap deal",
        "attack": "attack attack_trans bring",
        "block": "block",
        "cast": "cast",
        "destroy": "destroy",
        "fight": "fight",
    }.items()
    for row in rows.split()
    for form in VERBS[row].active
    if len(form) == 1
}
# What is spoken of says what it can only mean.
_OF_WHAT = (
    (frozenset({"life"}), ("lose", "gain")),
    (frozenset("damage dmg points point".split()), ("damage",)),
)
_AT = frozenset("at to into on onto against upon toward towards over".split())
_WITH = frozenset({"with", "using", "via"})
_HELPING = (BE - {"'s"}) | frozenset("get gets got getting has have had".split())
_SMALL = (
    _AT
    | _WITH
    | _HELPING
    | frozenset(
        "for of by life a an the just so also then now out off up down over back right "
        "really totally basically damage dmg points point all".split()
    )
)
_MARKS = frozenset({",", "and", "then", "but", "so"})
_SUBJECT = {"me": "I", "him": "he", "her": "she", "them": "they", "us": "we"}
_ARTICLES = frozenset("a an the my his her their your its it he she they".split())
_OBJECT = {new.lower(): old for old, new in _SUBJECT.items()}


@dataclass(frozen=True, slots=True)
class _Part:
    """Somebody, something or a number in a clause."""

    kind: str
    said: str
    start: int
    end: int
    many: bool = False


def meanings(parse: Parse, spans: tuple[Span, ...]) -> Iterator[Offer]:
    """The text with what the clauses *spans* of it may mean, the likeliest first."""
    if not 0 < len(spans) <= _CLAUSES:
        return
    # Where one has none, the rest can at least be shown.
    meant = [ways for it in spans if (ways := _of_span(parse, it))]
    for n in range(min(_MEANINGS, max(map(len, meant), default=0))):
        changes = [change for it in meant for change in it[min(n, len(it) - 1)]]
        new = " … ".join(words for _, _, words in changes)
        old = " … ".join(parse.text[start:end] for start, end, _ in changes)
        yield changed(parse.text, standing_for(new, old), *changes)


def _of_span(parse: Parse, span: Span) -> list[list[Change]]:
    """The ways to tell the clauses of *span* anew; none where one has none."""
    start, end = span
    parts = _parts(parse, start, end)
    inside = {at for it in parts for at in range(it.start, it.end)}
    cuts = [it for it in range(*span) if it not in inside and parse.word(it) in _MARKS]
    if _strange(parse, span) - inside:
        return []  # what nobody knows may mean anything
    found: list[list[Change]] = []
    who: _Part | None = None
    for cut in [*cuts, end]:
        here = [it for it in parts if start <= it.start < cut]
        free = [it for it in range(start, cut) if it not in inside]
        verbs = [it for it in free if parse.word(it) in _KNOWN][:1]
        start = cut + 1
        if verbs and here:
            ways, who = _of_clause(parse, here, free, verbs, who)
            if not ways:
                return []
            found.append(ways)
        elif verbs:
            return []
        elif here and here[0].kind != "n":
            who = here[0]
    most = max(map(len, found), default=0)
    return [[it[min(n, len(it) - 1)] for it in found] for n in range(most)]


def _of_clause(
    parse: Parse,
    parts: list[_Part],
    free: list[int],
    verbs: list[int],
    before: _Part | None,
) -> tuple[list[Change], _Part | None]:
    """What one clause may mean, and who does it; *before* is who did the last.

    *free* stands around *parts*, *verbs* among it are told anew. What stands before
    and behind all of them stays.
    """
    first = min(parts[0].start, verbs[0])
    last = max(parts[-1].end, verbs[-1] + 1)
    small = {*verbs, *(it for it in free if parse.word(it) in _SMALL)}
    if verbs[-1] - verbs[0] >= len(verbs):
        return [], None
    if any(it not in small for it in free if first <= it < last):
        return [], None
    roles = _roles(parse, parts, verbs[0], before)
    if roles is None:
        return [], None
    acts = {_KNOWN[it] for at in verbs if (it := parse.word(at)) in _KNOWN}
    for words, meant in _OF_WHAT:
        if any(parse.word(it) in words for it in free):
            if acts and not acts & {*meant}:
                return [], None  # "damage 2 on it fights a 3 might"
            acts = {*meant}
    who = roles["who"]
    rest = (_shape(role, it) for role, it in roles.items() if role != "who")
    place = parse.tokens[first].start, parse.tokens[last - 1].end
    alone = not any(it is who for it in parts)
    return [
        (*place, _filled(form, roles, alone=alone))
        for meant, form in _MEANT.get(" ".join([who.kind, *rest]), ())
        if meant in acts
    ], who


def _strange(parse: Parse, span: Span) -> set[int]:
    """The words that nobody knows."""
    known = known_words(parse.game) if parse.game else frozenset()
    return {
        at
        for at in range(*span)
        if parse.is_kind(at, Kind.WORD)
        and not parse.capital(at)
        and parse.word(at) not in known | _SMALL | _MARKS
    }


def _shape(role: str, part: _Part) -> str:
    return part.kind if role in {"what", "n"} else f"{role} {part.kind}"


def _roles(
    parse: Parse, parts: list[_Part], verb: int, before: _Part | None
) -> dict[str, _Part] | None:
    """Who does what to whom with what; None where a part has no place in it."""
    found: dict[str, _Part] = {}
    passive = parse.word(verb - 1) in _HELPING
    for part in parts:
        led = parse.word(part.start - 1)
        if part.kind == "n":
            role = "n"
        elif part.start < verb:
            role = "what" if passive else "who"
        elif led == "by" and passive:
            role = "who"
        elif led in _WITH:
            role = "with"
        elif led in _AT and "what" in found:
            role = "at"
        elif led in _AT or part.start == verb + 1 or led not in _SMALL:
            role = "what"
        else:
            return None
        if role in found:
            return None
        found[role] = part
    if "who" not in found:
        if before is None or passive:
            return None
        found["who"] = before
    if "what" not in found and {"at", "with"} & found.keys():
        return None
    order = ("who", "what", "n", "at", "with")
    return {role: found[role] for role in order if role in found}


def _filled(form: str, roles: dict[str, _Part], *, alone: bool) -> str:
    who = roles["who"]
    said = {role: _as_object(it.said) for role, it in roles.items()}
    said["who"] = _small(_subject(who.said)) if alone else _subject(who.said)
    said["What"] = _subject(roles["what"].said) if "what" in roles else ""
    made = form.format(**said)
    made = made.replace("~", "" if who.many else "s")
    if "what" in roles:
        made = made.replace("*", "" if roles["what"].many else "s")
    return made


def _subject(said: str) -> str:
    return _SUBJECT.get(said.lower(), said)


def _as_object(said: str) -> str:
    return _small(_OBJECT.get(said.lower(), said))


def _small(said: str) -> str:
    """*said* as it is written within a sentence."""
    article, space, rest = said.partition(" ")
    return (article.lower() if article.lower() in _ARTICLES else article) + space + rest


def _parts(parse: Parse, start: int, end: int) -> list[_Part]:
    """Everybody, everything and every number from *start* to *end*."""
    found: list[_Part] = []
    at = start
    while at < end:
        part = _part(parse, at, end)
        if part is not None:
            found.append(part)
        at = part.end if part else at + 1
    return found


def _part(parse: Parse, at: int, end: int) -> _Part | None:
    word = parse.word(at)
    many = word in {"i", "me", "you", "we", "us", "they", "them"}
    for last, it in parse.reads("person", at):
        # "My opponent's champion" begins with a player.
        if last <= end and isinstance(it, Person) and parse.word(last) != "'s":
            return _Part("p", parse.said(at, last), at, last, many)
    for last, it in parse.reads("thing", at):
        if last > end or not isinstance(it, Thing):
            continue
        if it.noun == "label" or (it.card is not None and not it.card.sure):
            continue
        several = it.plural or (it.count or 1) > 1 or many
        kind = "s" if it.noun == "spell" or is_cast(parse, it) else "t"
        return _Part(kind, parse.said(at, last), at, last, several)
    if parse.is_kind(at, Kind.NUMBER):
        return _Part("n", parse.tokens[at].raw, at, at + 1)
    return None


def is_cast(parse: Parse, thing: Thing) -> bool:
    """Whether it is an instant or a sorcery, to which hardly anything is done."""
    names = thing.card.names if thing.card else ()
    types = {it for name in names for it in parse.catalogue.card(name).face.types}
    return bool({"instant", "sorcery", "action", "spell"} & types)
