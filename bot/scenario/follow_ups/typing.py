"""Follow-ups as people type them: slips, what is taken back, "it" for one of two."""

import re
from collections.abc import Iterator

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import Problem
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import words_of
from bot.scenario.grammar.slips import without_slips
from bot.scenario.scene.matching import described
from bot.scenario.words.asked_back import which_is_meant
from bot.scenario.words.correcting import corrected
from bot.scenario.words.parsing import Parse
from bot.scenario.words.rewriting import Around
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.spelling import respell
from bot.scenario.words.syntax import Person
from bot.worded import worded


def taken_back(words: str, game: Game, catalogue: Catalogue) -> str:
    """*words* with what was taken back as it was meant. Raises QuestionError."""
    asked = words_of(words)
    # "Never mind, he has deathtouch" takes back nothing of what it begins.
    begin = asked.tokens[0].start if asked.tokens else 0
    tokens = tuple(it for it in respell(tokenize(words)) if it.start >= begin)
    kept = corrected(tokens, Around(words, catalogue, game))
    if kept == tokens:
        return words
    spans = dict.fromkeys((it.start, it.end) for it in kept)
    return words[:begin] + " ".join(words[start:end] for start, end in spans)


def typed_rightly(words: str, game: Game, catalogue: Catalogue) -> str:
    """*words* without slips of the finger. Raises QuestionError."""
    tokens = respell(tokenize(words))
    _, found = without_slips(Parse(words, tokens, catalogue, game))
    for at in sorted(found, reverse=True):
        token = tokens[at]
        words = words[: token.start] + found[at] + words[token.end :]
    return words


def check_there(context: Context) -> None:
    """ "What about the bolt?": is it there, and what of it?

    Raises QuestionError.
    """
    words = context.words
    if len(words.tokens) < 2 or words.word(0) not in {"the", "that", "his", "my"}:
        return
    if words.word(0) in {"the", "that"} and _is_no_spell(context, words.word(1)):
        raise context.error(
            Problem.NOT_FOUND,
            worded("There is no {name} in this scenario.", name=words.word(1)),
            (f"then another {words.said(1)}",),
        )
    meant = context.cards(words.said(1))
    if not meant:
        return
    name = words.said(1)
    if any(meant & set(card.names) for card in context.mentions()):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("What of {name}?", name=name),
            (f"without {name}", f"with another {name}"),
        )
    if words.word(0) in {"the", "that"}:
        raise context.error(
            Problem.NOT_FOUND,
            worded("There is no {name} in this scenario.", name=name),
            (f"with {name}",),
        )


def _is_no_spell(context: Context, noun: str) -> bool:
    """Whether *noun* is a spell or an ability, where none is cast, used or told of."""
    told = context.telling.story.text.lower()
    kinds = {context.clauses[it].kind for it in context.events()}
    return noun in _SPELLS and noun not in told and kinds <= _NO_SPELLS


_SPELLS = frozenset({"spell", "ability", "trigger"})
_NO_SPELLS = frozenset("attack block blocked unblocked defend defenders time".split())


def check_subject(context: Context) -> None:
    """ "What if it had trample?": which of several creatures? Raises AMBIGUOUS."""
    words = context.words
    if words.word(0) not in {"it", "he", "she"} or words.word(1) not in _HAS:
        return
    if words.word(2) == "no":
        return  # "it had no trample": what has it
    if context.telling.chosen.game is Game.MTG and words.find("life") is not None:
        return  # "He has three life": a player
    shielding = {"shield", "shields", "prevent"} & {it.text for it in words.tokens}
    if words.word(0) != "it" and shielding and _is_player(context, words.word(0)):
        return
    pool = context.fighters()
    if len({described(it) for it in pool}) < 2 or not _is_trait(context):
        return
    if context.telling.chosen.game is not Game.MTG and words.word(0) == "it":
        asked = {it.subject for it in context.scene.draft.asks}
        if len(asked) == 1 and asked <= {it.id for it in pool}:
            return  # "Does it die?" – "What if it has Shield 1": what was asked about
    rest = re.sub(r"^(?:\w*'?s|has|have) got\b|^had\b", "has", words.said(1))
    raise context.error(
        Problem.AMBIGUOUS,
        which_is_meant(words.word(0), [context.scene.describe(it) for it in pool[:4]]),
        tuple(f"the {it.id.removeprefix('the ')} {rest}" for it in pool[:4]),
    )


def _is_player(context: Context, pronoun: str) -> bool:
    """Whether "he" was said of a player before."""
    return any(
        isinstance(part, Person) and part.kind == "he" and part.name == pronoun
        for clause in context.clauses
        for part in clause.slots.values()
    )


_HAS = frozenset("has had have gets got gains gained".split())


def _is_trait(context: Context) -> bool:
    """Whether what it has are keywords or counters: nothing a player has."""
    parse, first = context.parse(context.words.said())
    return any(
        end == len(parse.tokens)
        for start in range(first + 2, min(first + 4, len(parse.tokens)))
        for end, _ in parse.reads("specs", start)
    )


def examples(context: Context) -> tuple[str, ...]:
    """What could be changed in this very scenario; not all of it can be read."""
    scene = context.scene
    amounts = dict.fromkeys(amount for _, amount in context.amounts())
    found = [f"{it + 2} damage instead of {it}" for it in [*amounts][:2]]
    found += [f"without {it.typed}" for it in context.mentions()[:2]]
    found += ["without the shield"] if shields(scene) else []
    if scene.game is Game.MTG:
        found += ["what if I'm at 5 life", "what if the damage can't be prevented"]
    found += [
        f"what if {_called(it.id)} {trait}"
        for it in context.fighters()[:2]
        for trait in _TRAITS[scene.game]
    ]
    return tuple(found)


def _called(name: str) -> str:
    """What is told as "your opponent's 3/3", as an asker says it."""
    if name.startswith("your "):
        return f"my {name.removeprefix('your ')}"
    return f"the {name.removeprefix('the ')}"


_TRAITS = {
    Game.MTG: ("has trample", "is 5/5"),
    Game.GRAND_ARCHIVE: ("is 5/5", "has 1 damage counter"),
    Game.RIFTBOUND: ("has 5 Might", "has Tank"),
}


def put_in(said: str, typed: str, pronoun: str = "") -> Iterator[str]:
    """What can be typed of *said*: itself, or what was *typed* with it in its place.

    A noun is put in for the *pronoun* of which it is not clear what it is.
    """
    core = said.strip("… ")
    subject = _SUBJECT.match(typed)
    if "…" in core or not core or (said.startswith("…") and said.endswith("…")):
        return
    if said.endswith("…") and subject is not None:
        # "Bear is …" for "it is a 4/4"
        yield f"{core} {typed[subject.end() :].lstrip()}"
    elif said.startswith("…"):
        stops = [it.start() for it in re.finditer(r" |$", typed)]
        yield from (f"{typed[:at]} {core}{typed[at:]}" for at in reversed(stops))
    elif not said.endswith("…"):
        if pronoun and _NOUN.fullmatch(core):
            # "Your Bear", for "mine has trample"
            called = re.sub("^(?:[Yy]our|My) ", "my ", core)
            spoken = re.compile(rf"\b{re.escape(pronoun)}\b(?:['’](s)\b)?", re.I)
            at = spoken.search(typed)
            if at is not None:
                verb = " is" if at[1] else ""
                yield f"{typed[: at.start()]}{called}{verb}{typed[at.end() :]}"
        else:
            yield said


_NOUN = re.compile(
    r"(?!.*\b(?:is|are|was|were|has|had|have|gets|no|not)\b)"
    r"(?:(?:your|my|their|the|[A-Z]\w+'s)(?: opponent's)? )?"
    r"[\w'/+-]+(?: [\w'/+-]+){0,3}",
    re.IGNORECASE,
)
_SUBJECT = re.compile(
    r"(?:it|he|she|they|this|that)(?: ?['’](?:s|re)| is| are| was| were| has| had)?\b",
    re.IGNORECASE,
)
