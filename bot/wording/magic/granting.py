"""Abilities in quotation marks, emblems, and things that become creatures."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.engine.effects import Modifier, Static, Until
from bot.engine.instructions import (
    EMPTY,
    CardAbilities,
    Install,
    Instruction,
    Unplayed,
)
from bot.engine.values import THIS, Amount, Ref, Sum
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import Change, modified
from bot.wording.magic.keyword_lines import in_full
from bot.wording.magic.keywords import BY_NAME
from bot.wording.magic.making import Lasting
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.tokens import SELF, plain

_WITHIN = re.compile(r"(?<=\swith )'(.+[.!)]'?)'$")

# Set by the module that reads lines, which needs the rules made here.
_INSIDE: list[Callable[[str], CardAbilities | None]] = []


def read_inside_with(read: Callable[[str], CardAbilities | None]) -> None:
    """Tell how the text in quotation marks is read."""
    _INSIDE.append(read)


@G.reads("quoted")
def _quoted(attempt: Attempt, at: int) -> Iterable[tuple[int, CardAbilities]]:
    """Abilities in quotation marks, understood as a whole or not at all."""
    words = attempt.words
    if words[at : at + 1] != ('"',):
        return []
    end = at + 1
    while end < len(words) and words[end] != '"':
        end += 1
    if end >= len(words):
        return []
    text = attempt.text
    inside = text.text[text.starts[at] + 1 : text.starts[end]]
    # A wording within that one stands between single marks.
    inside = _WITHIN.sub(r'"\1"', plain(inside))
    read = _INSIDE[-1](inside.rstrip(", "))
    return [(end + 1, read)] if read is not None else []


@G.reads("quoted")
def _both_quoted(attempt: Attempt, at: int) -> Iterable[tuple[int, CardAbilities]]:
    """One ability in quotation marks and another: all that both give."""
    found: list[tuple[int, CardAbilities]] = []
    for end, first in _quoted(attempt, at):
        if attempt.words[end : end + 1] != ("and",):
            continue
        for stop, second in _quoted(attempt, end + 1):
            if first.spell is None and second.spell is None:
                both = CardAbilities(
                    (*first.statics, *second.statics),
                    None,
                    (*first.activated, *second.activated),
                    (*first.keywords, *second.keywords),
                    (*first.irrelevant, *second.irrelevant),
                )
                found.append((stop, both))
    return found


@G.reads("quoted")
def _short_for(attempt: Attempt, at: int) -> Iterable[tuple[int, CardAbilities]]:
    """A keyword that is short for a sentence: what that sentence gives."""
    words = attempt.words
    found: list[tuple[int, CardAbilities]] = []
    for end in (at + 1, at + 2):
        sentence = in_full(" ".join(words[at:end]))
        if end > len(words) or not sentence or words[at] in BY_NAME:
            continue
        if " enters " in sentence or " enter " in sentence:
            continue  # what is given cannot change how the thing entered
        if words[at] == "changeling":
            continue  # types are settled before abilities are given (613.1d)
        read = _INSIDE[-1](sentence)
        if read is not None:
            found.insert(0, (end, read))
    return found


def given(
    grants: CardAbilities | None, power: Amount, toughness: Amount
) -> tuple[Amount, Amount, tuple[str, ...], CardAbilities | None]:
    """Size, keywords and the other abilities that *grants* give beside that size.

    Raises UnclearError for a change of size that hangs on something.
    """
    if grants is None:
        return power, toughness, (), None
    keywords = list(grants.keywords)
    rest: list[Static] = []
    for one in grants.statics:
        if not isinstance(one, Modifier):
            rest.append(one)
            continue
        plainly = Modifier(THIS, one.power, one.toughness, one.keywords)
        if one != plainly or not isinstance(one.power, int) or (
            not isinstance(one.toughness, int)
        ):  # fmt: skip
            raise UnclearError("the ability that is given changes sizes")
        power = Sum((power, one.power)) if one.power else power
        toughness = Sum((toughness, one.toughness)) if one.toughness else toughness
        keywords += one.keywords
    left = replace(grants, statics=tuple(rest), keywords=())
    return power, toughness, tuple(keywords), left if left != EMPTY else None


@G.says("lasting", "<who:several> (has|have) <grants:quoted>")
@G.says("lasting", "<who:several> (has|have) <keywords> and <grants:quoted>")
@G.says(
    "lasting", "<who:several> (gets|get) <by:change> and (has|have) <grants:quoted>"
)
@G.says(
    "lasting",
    "<who:several> (gets|get) <by:change> , (has|have) <keywords> , and "
    "(has|have) <grants:quoted>",
)
@G.says(
    "lasting",
    "<who:several> (gets|get) <by:change> and (has|have) <keywords> and "
    "<grants:quoted>",
)
def _has(
    who: Noun,
    grants: CardAbilities,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        sized = by(scene) if by else (0, 0)
        power, toughness, more, rest = given(grants, *sized)
        return [
            Modifier(
                scene.watch(who), power, toughness, (*keywords, *more), grants=rest
            )
        ]

    return bind


@G.says("verb", "(gains|gain) <grants:quoted> [<t:duration>]")
@G.says(
    "verb", "(gets|get) <by:change> and (gains|gain) <grants:quoted> [<t:duration>]"
)
@G.says("verb", "(gains|gain) <keywords> and <grants:quoted> [<t:duration>]")
def _gains(
    grants: CardAbilities,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    t: Until | None = None,
) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        sized = by(scene) if by else (0, 0)
        power, toughness, more, rest = given(grants, *sized)
        return modified(
            scene, ref, who, t, power=power, toughness=toughness,
            keywords=(*keywords, *more), grants=rest,
        )  # fmt: skip

    return bind


@G.reads("own quoted")
def _own_quoted(attempt: Attempt, at: int) -> Iterable[tuple[int, CardAbilities]]:
    """Abilities in quotation marks that the card itself has, under its own name."""
    words, text = attempt.words, attempt.text
    if words[at : at + 1] != ('"',) or '"' not in words[at + 1 :]:
        return []
    end = words.index('"', at + 1)
    inside = " ".join(
        SELF if words[here] == SELF else text.between(here, here + 1)
        for here in range(at + 1, end)
    )
    read = _INSIDE[-1](inside.replace("} {", "}{").replace(" ,", ","))
    return [(end + 1, read)] if read is not None else []


@G.says("verb", "(loses|lose) <takes:own quoted> [<t:duration>]")
def _loses(takes: CardAbilities, t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        given = takes.activated or takes.keywords or takes.irrelevant or takes.spell
        if given or not takes.statics:
            raise UnclearError("which of its abilities does it lose?")
        return modified(scene, ref, who, t, takes=takes)

    return bind


@G.says("verb", "(gets|get) an emblem with <grants:quoted>")
def _emblem(grants: CardAbilities) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        theirs = who.form is not Form.YOU
        if theirs and not _players(who):
            raise UnclearError("an emblem for whom?")
        if grants.activated or grants.keywords or grants.spell:
            raise UnclearError("an emblem with an activated ability")
        if theirs and (grants.irrelevant or len(grants.statics) != 1):
            raise UnclearError("which abilities does the emblem have?")
        kept: list[Instruction] = [
            Unplayed(f'you get an emblem with "{text}"') for text in grants.irrelevant
        ]
        each = ref if theirs else None
        return [
            *kept,
            *(
                Install(replace(one, until=Until.END_OF_GAME), each, theirs=theirs)
                for one in grants.statics
            ),
        ]

    return bind


def _players(who: Noun) -> bool:
    """True for one or several players who are named or targeted."""
    return (
        who.form in (Form.EACH, Form.TARGET, Form.DAMAGED)
        and who.filter.players is not None
        and not who.filter.objects
    )
