"""“What if the attacker is green?”, “green instead of red”: of another colour.

A thing is said to be of one colour, or one element: another said of it is in place of
that, unless it is so “too”.
"""

from bot.engine.inside import inside
from bot.scenario.changing.edits import Edit, Together
from bot.scenario.follow_ups.amounts import rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import BE, SMALL, Words, is_pronoun
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.words.kinds import COLORS, ELEMENTS
from bot.scenario.words.syntax import Spec, Thing
from bot.scenario.words.tokens import Token

_COLORS = COLORS.keys() | ELEMENTS
_KINDS = frozenset("creature ally unit one source spell permanent card".split())
_NOT = (("instead", "of"), ("rather", "than"), ("and", "not"), (",", "not"), ("not",))


def recoloured(context: Context) -> Edit | None:
    """Something is of another colour than it was told to be."""
    words = context.words
    if "too" in words.flags:
        return None
    begin = 1 if words.word(0) == "make" else 0
    at = next((n for n in range(len(words.tokens)) if words.word(n) in _COLORS), -1)
    if at < 0:
        return None
    new, was = words.tokens[at], [it.text for it in words.tokens[at + 1 :]]
    was = was[1:] if at and was[:1] and was[0] in _KINDS else was
    if was == ["instead"]:
        was = []
    for ahead in _NOT:
        if tuple(was[: len(ahead)]) == ahead and len(was) == len(ahead) + 1:
            was = was[len(ahead) :]
            break
    end = at
    while end > begin and words.word(end - 1) in SMALL:
        end -= 1
    be = end > begin and words.word(end - 1) in BE
    if (end > begin and not be and not begin) or (end == begin and not was):
        return None
    if len(was) > 1:
        return None
    told = _told_of(context, words.part(begin, end - be), was)
    olds = {it.text for it in told}
    if len(olds) != 1 or (was and olds != {*was}) or olds == {new.text}:
        return None
    edits = [rewritten(context, it, new) for it in reversed(told)]
    return edits[0] if len(edits) == 1 else Together(tuple(edits))


def _told_of(context: Context, subject: Words, was: list[str]) -> list[Token]:
    """Where the colours of what *subject* means are told, in order."""
    tokens = context.telling.parse.tokens
    if is_pronoun(subject) or not subject.tokens:
        there = context.scene.draft.things if was else context.meant
        found = [it for it in there if not was or it.colors | it.elements >= {*was}]
    else:
        found = [it for _, some in context.things(subject.said()) for it in some]
    places = sorted({at for it in found for at in _places(context, it)})
    typed = context.telling.story.text
    told = [tokens[at] for at in places]
    whole = all(typed[it.start : it.end].lower() == it.text for it in told)
    return told if whole and len(found) == 1 else []


def _places(context: Context, it: DraftThing) -> set[int]:
    """The tokens that tell the colour of *it*, in its noun or where that is said."""
    scene = context.scene
    places: set[int] = set()
    for clause in context.clauses:
        said: list[Spec] = []
        for thing in inside(tuple(clause.slots.values()), Thing):
            if scene.heard.get(thing.place.end) == [it]:
                said += thing.specs
        (what, *more) = parts_of(clause.get("what")) or (None,)
        if isinstance(what, Thing) and not more:
            if scene.heard.get(what.place.end) == [it]:
                said += clause.get("specs") or ()
        places |= {at for spec in said for at in _of(spec)}
    words = context.telling.parse.word
    return {at for at in places if words(at) in _COLORS}


def _of(spec: Spec) -> range:
    coloured = spec.kind in {"color", "element"}
    return range(spec.place.start, spec.place.end) if coloured else range(0)
