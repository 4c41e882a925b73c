"""“With deathtouch on the trampler”, “if it only has first strike”: keywords."""

from bot.errors import Problem
from bot.scenario.changing.edits import Added, Edit, Handed, Traits, When
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import BE, Words, is_pronoun
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import described
from bot.worded import all_of, worded

_HAS = frozenset("has have had with".split())
_ONLY = frozenset("only just".split())


def traits(context: Context) -> Edit | None:
    """A keyword that something has, or has instead of another."""
    for way in (
        _one_of_several,
        _each_of_several,
        _none_of_them,
        _one_for_other,
        _on_thing,
        _only,
        _does,
        _bare,
        _handed,
    ):
        edit = way(context)
        if edit is not None:
            return edit
    return None


def _one_of_several(context: Context) -> Edit | None:
    """“One of the three has first strike”: they are alike, so any one will do."""
    words = context.words
    at = next((n for n in range(2, 7) if words.word(n) in _HAS), None)
    if at is None or (words.word(0), words.word(1)) != ("one", "of"):
        return None
    gained = context.keywords(words.said(at + 1))
    if not gained:
        return None
    named = [it for _, some in context.things(words.said(2, at)) for it in some]
    said = {it.text for it in words.tokens[2:at]}
    if said <= {"the", "them", "those", "these", "two", "three", "four", "five"}:
        named = context.group()
    if not named or len({described(it) for it in named}) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which one has {listed}?", listed=", ".join(gained)),
            tuple(f"{it.id} has {gained[0]}" for it in context.fighters()[:5]),
        )
    name = named[-1].id
    return Traits(
        (name,),
        (),
        gained,
        worded("{name} has {listed}.", name=name, listed=", ".join(gained)),
    )


def _each_of_several(context: Context) -> Edit | None:
    """“Both had first strike”, “what if each of them has lifelink?”: all alike."""
    words = context.words
    at = next((n for n in range(1, 5) if words.word(n) in _HAS), None)
    if at is None or not {it.text for it in words.tokens[:at]} <= _EACH:
        return None
    if words.word(0) not in {"each", "all", "both"}:
        return None
    gained = context.keywords(words.said(at + 1))
    group = context.group()
    if not gained or not group:
        return None
    names, listed = tuple(it.id for it in group), ", ".join(gained)
    said = worded("{name} has {listed}.", name=all_of(names), listed=listed)
    return Traits(names, (), gained, said)


def _none_of_them(context: Context) -> Edit | None:
    """“Neither has first strike”, “no creature has lifelink”: whatever has it."""
    words = context.words
    at = next((n for n in range(1, 5) if words.word(n) in _HAS), None)
    if at is None or words.word(0) not in _NONE - {"one"}:
        return None
    if not {it.text for it in words.tokens[1:at]} <= _NONE | _EACH:
        return None
    lost = context.keywords(words.said(at + 1))
    having = [it for it in context.fighters() if set(lost) & it.keywords]
    if not lost or not having:
        return None
    names, listed = tuple(it.id for it in having), ", ".join(lost)
    said = worded("{having} has no {listed}.", having=all_of(names), listed=listed)
    return Traits(names, lost, (), said)


_NONE = frozenset("neither none nobody no one".split())
_EACH = frozenset("each all both of them those these the attackers creatures".split())


def _one_for_other(context: Context) -> Edit | None:
    """“First strike instead of double strike”: of the only thing that has it."""
    words = context.words
    at = words.find("instead", "of") or words.find("rather", "than")
    if not at:
        return None
    lost = context.keywords(words.said(at + 2))
    begin = next((n + 1 for n in range(at) if words.word(n) in _HAS | BE), 0)
    gained = context.keywords(words.said(begin, at))
    if not lost or not gained:
        return None
    having = [it for it in context.scene.draft.things if set(lost) <= it.keywords]
    if len(having) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Who has {listed}?", listed=", ".join(lost)),
            tuple(f"{it.id} has …" for it in having[:4]),
        )
    name = having[0].id
    said = worded(
        "{name} has {listed} instead of {listed2}.",
        name=name,
        listed=", ".join(gained),
        listed2=", ".join(lost),
    )
    return Traits((name,), lost, gained, said)


_VERBS = {"tramples": "trample", "flies": "flying", "lifelinks": "lifelink"}


def _does(context: Context) -> Edit | None:
    """“The 4/4 tramples”."""
    words = context.words
    last = len(words.tokens) - 1
    if last < 1 or words.word(last) not in _VERBS:
        return None
    it = _subject(context, words.part(0, last))
    keyword = _VERBS[words.word(last)]
    return Traits(
        (it.id,),
        (),
        (keyword,),
        worded("{it} has {keyword}.", it=it.id, keyword=keyword),
    )


_HOLDS = frozenset("controls control has have had owns".split())


def _handed(context: Context) -> Edit | None:
    """“Bob controls the Defender instead”: the one that is there, now his."""
    words = context.words
    at = next((n for n in range(1, 4) if words.word(n) in _HOLDS), None)
    if at is None or not (
        "instead" in words.flags or words.word(at + 1) in {"the", "that"}
    ):
        return None
    parse, first = context.parse(words.said(0, at))
    people = [
        it for end, it in parse.reads("person", first) if end == len(parse.tokens)
    ]
    text = " ".join(words.said(at + 1).replace(" instead", "").split())
    named = context.things(text)
    if not people or not named or any(len(found) != 1 for _, found in named):
        return None
    player = context.scene.player(people[0])
    things = [found[0] for _, found in named]
    if any("attacking" in it.flags or "blocking" in it.flags for it in things):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("It fights: tell the scenario anew with who fights whom."),
        )
    names = tuple(it.id for it in things)
    listed = all_of(names)
    verb = "control" if player == "me" else "controls"
    name = context.scene.name(player)
    return Handed(
        names,
        player,
        worded("{name} {verb} {listed}.", name=name, verb=verb, listed=listed),
    )


def _bare(context: Context) -> Edit | None:
    """“With trample”: of the only creature that it can be."""
    words = context.words
    first = 1 if words.word(0) in _HAS else 0
    if "too" in words.flags or not context.keywords(words.said(first)):
        return None
    if len(context.meant) != 1:
        fighters = [it.id for it in context.fighters()]
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Who has {words}?", words=words.said(first)),
            tuple(f"{it} has {words.said(first)}" for it in fighters[:4]),
        )
    name = context.meant[0].id
    gained = context.keywords(words.said(first))
    return Traits(
        (name,),
        (),
        gained,
        worded("{name} has {listed}.", name=name, listed=", ".join(gained)),
    )


def _on_thing(context: Context) -> Edit | None:
    words = context.words
    for at in range(1, len(words.tokens) - 1):
        if words.word(at) not in {"on", "for"}:
            continue
        first = 1 if words.word(0) in {"with", "give", "giving", "put"} else 0
        keyword, thing = words.said(first, at), words.said(at + 1)
        if not _properties(context, keyword):
            continue
        found = [it for _, some in context.things(thing) for it in some]
        if len(found) != 1:
            raise context.error(
                Problem.AMBIGUOUS,
                worded("Which thing is “{thing}”?", thing=thing),
                tuple(it.id for it in found[:4]),
            )
        gained = context.keywords(keyword)
        name = found[0].id
        if gained:
            return Traits(
                (name,),
                (),
                gained,
                worded("{name} has {listed}.", name=name, listed=", ".join(gained)),
            )
        return Added(
            f"{thing} has {keyword}",
            When.FACT,
            worded("{name} has {keyword}.", name=name, keyword=keyword),
        )
    return None


def _only(context: Context) -> Edit | None:
    """It has this keyword instead of the one like it."""
    words = context.words
    at = next((n for n in range(3) if words.word(n) in _HAS), None)
    if not at or not (
        context.words.flags & {"only", "instead"}
        or any(it.text in _ONLY for it in words.tokens)
    ):
        return None
    subject = words.part(0, at)
    rest = [it for it in words.tokens[at + 1 :] if it.text not in _ONLY]
    if not rest:
        return None
    text = words.text[rest[0].start : rest[-1].end]
    new = context.keywords(text)
    if not new:
        return None
    it = _subject(context, subject)
    old = tuple(sorted(_alike(it, new)))
    if len(old) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("{it} has {text} instead of which keyword?", it=it.id, text=text),
            tuple(f"{it.id} has no {one}" for one in sorted(it.keywords)),
        )  # fmt: skip
    return Traits(
        (it.id,),
        old,
        new,
        worded("{it} has {text} instead of {old}.", it=it.id, text=text, old=old[0]),
    )


def _alike(it: DraftThing, new: tuple[str, ...]) -> set[str]:
    """What “only first strike” rules out: double strike, else the one keyword."""
    strikes = {"first strike", "double strike"}
    if set(new) & strikes:
        return (it.keywords & strikes) - set(new)
    return it.keywords - set(new)


def _properties(context: Context, text: str) -> bool:
    """Whether *text* says what something has: keywords, counters."""
    if not text:
        return False
    parse, first = context.parse(text)
    whole = len(parse.tokens)
    return any(
        end == whole and all(it.kind in {"keyword", "counters"} for it in specs)
        for end, specs in parse.reads("specs", first)
    )


def _subject(context: Context, subject: Words) -> DraftThing:
    if is_pronoun(subject):
        found = context.meant
    else:
        found = [it for _, some in context.things(subject.said()) for it in some]
    if len(found) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which thing is “{subject}”?", subject=subject.said()),
            tuple(it.id for it in found[:4]),
        )
    return found[0]
