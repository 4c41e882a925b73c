"""“Without trample”, “if it had no protection”: what has a keyword, without it."""

from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Traits
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.declined import given_by_choice
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import Words, is_pronoun, words_of
from bot.scenario.scene.draft import DraftThing
from bot.worded import one_of, worded

ARTICLES = frozenset("a an the any that this his her my their your its".split())


def without_keyword(context: Context, what: Words) -> Edit | None:
    """“Without trample”, “without the indestructible”, “w/o tank on Bouncer”."""
    bare = what.part(1) if what.word(0) in ARTICLES else what
    if bare is not what and not _on_somebody(context, bare):
        told = {"shield", "shields"} & {it.text for it in bare.tokens}
        return None if told and shields(context.scene) else _without_its(context, bare)
    parse, first = context.parse(bare.said())
    end = len(parse.tokens)
    for last, keyword in parse.reads("keyword", first):
        keywords = tuple(str(keyword).split("+"))
        having = [
            it
            for it in context.scene.draft.things
            if all(_has(it, one) for one in keywords)
        ]
        meant: set[str] = set()
        if last < end:
            if parse.word(last) not in {"on", "of", "for", "from"}:
                continue
            named = context.things(parse.said(last + 1, end))
            meant = {it.id for _, found in named for it in found}
            spoken = words_of(parse.said(last + 1, end))
            if meant or not is_pronoun(spoken):  # "it loses deathtouch": who has it
                having = [it for it in having if it.id in meant]
        if chosen := None if having else given_by_choice(context, keywords, meant):
            return chosen
        if len(having) != 1:
            listed = one_of([it.id for it in having]) or "nothing here"
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "Who is without {listed}: {listed2}?",
                    listed=", ".join(keywords),
                    listed2=listed,
                ),
                tuple(f"without {keywords[0]} on {it.id}" for it in having[:4]),
            )
        own = tuple(
            it for it in having[0].keywords
            if any(it == one or it.startswith(one + " ") for one in keywords)
        )  # fmt: skip
        said = worded(
            "{having} has no {listed}.", having=having[0].id, listed=", ".join(own)
        )
        return Traits((having[0].id,), own, (), said)
    return _without_its(context, bare)


def _without_its(context: Context, what: Words) -> Edit | None:
    """ "If it doesn't have protection": the one such keyword that is there."""
    word = what.word(0) if len(what.tokens) == 1 else ""
    having = [
        (it.id, one)
        for it in context.scene.draft.things
        for one in it.keywords
        if word and one.startswith(f"{word} ")
    ]
    if len(having) != 1:
        return None
    name, keyword = having[0]
    said = worded("{having} has no {listed}.", having=name, listed=keyword)
    return Traits((name,), (keyword,), (), said)


def _on_somebody(context: Context, bare: Words) -> bool:
    """Whether “the flying” is a keyword that something has, not the name of a thing."""
    parse, first = context.parse(bare.said())
    named = bare.said().lower()
    if any(it.id.lower() == named for it in context.scene.draft.things):
        return False
    return any(
        last == len(parse.tokens) or parse.word(last) in {"on", "of", "for", "from"}
        for last, keyword in parse.reads("keyword", first)
        if any(
            _has(it, one)
            for it in context.scene.draft.things
            for one in str(keyword).split("+")
        )
    )


def _has(it: DraftThing, keyword: str) -> bool:
    return any(one == keyword or one.startswith(keyword + " ") for one in it.keywords)
