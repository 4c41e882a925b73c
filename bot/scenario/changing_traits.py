"""“With deathtouch on the trampler”, “if it only has first strike”: keywords."""

from bot.errors import Problem
from bot.scenario.changing_edits import Added, Edit, Together, Unlearned, When
from bot.scenario.changing_finding import Context
from bot.scenario.changing_words import Words, is_pronoun
from bot.scenario.draft import DraftThing

_HAS = frozenset("has have had with".split())
_ONLY = frozenset("only just".split())


def traits(context: Context) -> Edit | None:
    """A keyword that something has, or has instead of another."""
    return _on_thing(context) or _only(context) or _bare(context)


def _bare(context: Context) -> Edit | None:
    """“With trample”: of the only creature that it can be."""
    words = context.words
    first = 1 if words.word(0) in _HAS else 0
    if "too" in words.flags or not _keywords(context, words.said(first)):
        return None
    if len(context.meant) != 1:
        fighters = [it.id for it in context.fighters()]
        raise context.error(
            Problem.AMBIGUOUS,
            f"Who has {words.said(first)}?",
            tuple(f"{it} has {words.said(first)}" for it in fighters[:4]),
        )
    name = context.meant[0].id.removeprefix("the ")
    text = f"{name} has {words.said(first)}"
    return Added(text, When.FACT, f"{text}.")


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
                f"Which thing is “{thing}”?",
                tuple(it.id for it in found[:4]),
            )
        return Added(f"{thing} has {keyword}", When.FACT, f"{thing} has {keyword}.")
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
    new = _keywords(context, text)
    if not new:
        return None
    it = _subject(context, subject)
    old = tuple(sorted(_alike(it, new)))
    if len(old) != 1:
        raise context.error(
            Problem.AMBIGUOUS, f"{it.id} has {text} instead of which keyword?",
            tuple(f"{it.id} has no {one}" for one in sorted(it.keywords)),
        )  # fmt: skip
    name = it.id
    said = f"{name} has {text} instead of {old[0]}."
    return Together(
        (
            Unlearned((name,), old, said),
            Added(f"{name.removeprefix('the ')} has {text}", When.FACT, ""),
        )
    )


def _alike(it: DraftThing, new: tuple[str, ...]) -> set[str]:
    """What “only first strike” rules out: double strike, else the one keyword."""
    strikes = {"first strike", "double strike"}
    if set(new) & strikes:
        return (it.keywords & strikes) - set(new)
    return it.keywords - set(new)


def _keywords(context: Context, text: str) -> tuple[str, ...]:
    if not text:
        return ()
    parse, first = context.parse(text)
    for end, keyword in parse.reads("keyword", first):
        if end == len(parse.tokens):
            return tuple(str(keyword).split("+"))
    return ()


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
            f"Which thing is “{subject.said()}”?",
            tuple(it.id for it in found[:4]),
        )
    return found[0]
