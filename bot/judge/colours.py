"""Whether an answer hangs on a colour that nobody has told."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.board import COLORS, Obj
from bot.engine.inside import walk
from bot.engine.outcome import Ruling
from bot.engine.question import AskKind, Question, Resolve
from bot.engine.room import Room
from bot.engine.values import Filter
from bot.errors import Problem, QuestionError
from bot.judge.untold import hangs_on
from bot.scenario.scene.draft import COLOUR_UNKNOWN, COLOUR_UNTOLD
from bot.worded import worded


def check_colours(
    asked: Question, ruling: Ruling, room: Room, answers: tuple[int, ...]
) -> tuple[str, ...]:
    """Refuse to take for colourless what is none, where that makes a difference.

    A card known by its typed wording alone has no colour that is known. Where it is
    ruled otherwise with every colour than with none, its colour is asked for. What
    somebody casts on what is their own is no colour that they could not target it
    with (702.16b), and what is told to be targeted none that it could not be
    targeted with: that is assumed, and returned.
    Raises QuestionError (AMBIGUOUS).
    """
    unknown = _unknown(asked)
    assumed: list[str] = []
    for obj in asked.board.objects:
        if unknown.isdisjoint(obj.flags) or "artifact" in obj.kinds:
            continue
        coloured = replace(obj, colors=frozenset(COLORS))
        if not hangs_on(asked, ruling, coloured, _bare, room, answers):
            continue
        for told, kept_off in _ruled_out(asked, obj):
            coloured = replace(obj, colors=frozenset(COLORS) - kept_off)
            if not hangs_on(asked, ruling, coloured, _bare, room, answers):
                assumed.append(told)
                break
        else:
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded("What colour is {what}?", what=obj.name),
                suggestions=(f"{obj.name} is red.",),
            )
    return tuple(assumed)


def _ruled_out(asked: Question, obj: Obj) -> Iterator[tuple[str, frozenset[str]]]:
    """The colours that *obj* is taken not to have, and how that is said."""
    own, kept_off = _cast_on_its_own(asked, obj)
    if kept_off:
        yield (
            worded(
                "{what} is of a colour that can target {it}.", what=obj.name, it=own
            ),
            kept_off,
        )
    spell, barred = _barred(asked, obj)
    if barred:
        said = worded(
            "{what} is not {colour}: {spell} targets it.",
            what=obj.name, colour=", ".join(sorted(barred)), spell=spell,
        )  # fmt: skip
        yield said, barred


def _barred(asked: Question, obj: Obj) -> tuple[str, frozenset[str]]:
    """A spell or ability told to target *obj*, and the colours that would bar that."""
    if any(one.kind in _OF_LEGALITY for one in asked.asks):
        return "", frozenset()
    for part in walk(asked.script):
        if not isinstance(part, Resolve):
            continue
        for target, chosen in zip(part.ability.targets, part.chosen, strict=False):
            if obj.id in chosen and target.filter.not_colors:
                return asked.board.name_of(part.source), target.filter.not_colors
    return "", frozenset()


_OF_LEGALITY = frozenset({AskKind.CAN_TARGET, AskKind.CAN_CAST, AskKind.LAWFUL})


def _cast_on_its_own(asked: Question, spell: Obj) -> tuple[str, frozenset[str]]:
    """A target of *spell* that is its caster's own, and the colours it is kept from."""
    cast = [
        one
        for one in walk(asked.script)
        if isinstance(one, Resolve) and one.spell and one.source == spell.id
    ]
    aimed = [
        (asked.board.obj(name), one.controller)
        for one in cast
        for chosen in one.chosen
        for name in chosen
    ]
    for target, caster in aimed:
        if target is not None and target.controller == caster:
            kept_off = {
                it for it in COLORS if f"protection from {it}" in target.keywords
            }
            if kept_off:
                return target.name, frozenset(kept_off)
    return "", frozenset()


def _unknown(asked: Question) -> frozenset[str]:
    """The flags of those whose colour may make a difference.

    "Destroy target nonblack creature": "a 2/2" that nobody calls black is none.
    """
    found: set[str] = set()
    for flag in (COLOUR_UNKNOWN, COLOUR_UNTOLD):
        if any(flag in obj.flags for obj in asked.board.objects):
            found.add(flag)
    if found:
        parts = list(walk((asked.board, asked.script)))
        if not any(map(_of_colour, parts)):
            found.discard(COLOUR_UNTOLD)
            if not any(map(_of_no_colour, parts)):
                found.clear()
    return frozenset(found)


def _of_colour(part: object) -> bool:
    if isinstance(part, Filter):
        return bool(part.colors)
    return isinstance(part, str) and part.startswith(_FROM_A_COLOUR)


def _of_no_colour(part: object) -> bool:
    return isinstance(part, Filter) and bool(part.not_colors or part.colorless)


_FROM_A_COLOUR = tuple(
    f"{keyword} from {quality}"
    for keyword in ("protection", "hexproof")
    for quality in sorted((*COLORS, "all colors", "each color"))
)


def _bare(obj: Obj) -> Obj:
    return replace(obj, colors=frozenset())
