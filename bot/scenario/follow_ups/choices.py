"""“Alice chooses the shield first”: what is applied first where somebody chooses."""

from bot.engine.effects import Effect
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Edit, Preferred
from bot.scenario.changing.script import hurts
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import Words, words_of
from bot.scenario.scene.draft import DraftThing
from bot.worded import worded

_CHOOSE = frozenset(
    "apply applies applied choose chooses chose choosing applying use uses pick picks "
    "picked take takes want wants put puts go goes went prefer prefers".split()
)
_PICK = frozenset(
    "choose chooses chose pick picks picked go goes went prefer prefers".split()
)
_FILL = frozenset(["to", "apply", "be", "applied", "of", "take", "use", "with", "for"])
_SHIELDS = frozenset("shield shields prevention prevent".split())
_A_SHIELD = _SHIELDS | frozenset("the a my his her their that this - s".split())
_FIRST = frozenset("is goes comes came was applies applied gets effect".split())


def preferred(context: Context) -> Edit | None:
    """Whose choice it is, and which effect is applied first."""
    words = _of_two(context)
    end = len(words.tokens) - 1
    if end < 1:
        return None
    first = words.word(end) == "first"
    at = next((n for n in range(min(4, end)) if words.word(n) in _CHOOSE), None)
    if not first:
        # "I pick the shield": it is first, where it is a choice between two.
        if at is None or words.word(at) not in _PICK:
            return None
        end += 1
    begin = 0 if at is None else at + 1
    while words.word(begin) in _FILL:
        begin += 1
    while end > begin and words.word(end - 1) in _FILL | _FIRST:
        end -= 1
    effect = _effect(context, words.part(begin, end))
    there = context.scene.draft.thing(effect) if effect is not None else None
    if effect is None:
        return None
    if there is not None and not _affects_damage(there):
        # "Alice picks the Swiftspear": as the source; "the 4/4 first": it attacks.
        if not first or context.events_by([there]):
            return None
    who = _who(context, words.part(0, at)) if at else ""
    said: str = worded("Whoever chooses applies {first} first.", first=effect)
    if who:
        said = context.scene.says(
            who,
            "You apply {first} first.",
            "{who} applies {first} first.",
            first=effect,
        )
    return Preferred(who, effect, said)


def _of_two(context: Context) -> Words:
    """ "The shield before the Furnace": the first of two, where both affect damage."""
    words = context.words
    for at in range(1, len(words.tokens) - 1):
        if words.word(at) not in {"before", "then", "after"}:
            continue
        left, right = words.part(0, at), words.part(at + 1)
        while left.tokens and left.tokens[-1].text in _FIRST | _FILL | {
            "and",
            ",",
            "first",
        }:
            left = left.part(0, len(left.tokens) - 1)
        chosen = [n for n in range(min(4, len(left.tokens))) if left.word(n) in _CHOOSE]
        alone = left.part(chosen[0] + 1) if chosen else left
        one, other = _effect(context, alone), _effect(context, right)
        if one is None or other is None or one == other:
            continue
        named = right if words.word(at) == "after" else left
        return words_of(f"{named.said()} first")
    return words


def _who(context: Context, words: Words) -> str:
    parse, first = context.parse(words.said())
    for end, person in parse.reads("person", first):
        if end == len(parse.tokens):
            try:
                return context.scene.player(person)
            except QuestionError as error:
                raise context.error(
                    error.problem, error.message, error.suggestions
                ) from error
    raise context.error(
        Problem.AMBIGUOUS, worded("Who is “{words}”?", words=words.said())
    )


def _effect(context: Context, words: Words) -> str | None:
    """The label of the one effect in force that *words* name."""
    if not words.tokens:
        return None
    draft = context.scene.draft
    said = [it for it in words.tokens if not isinstance(it.value, int)]
    if {it.text for it in said} & _SHIELDS and {it.text for it in said} <= _A_SHIELD:
        labels = [
            it.label for it in draft.statics if isinstance(it, Effect) and it.prevents
        ]
        if len(labels) == 1:
            return labels[0]
        if len(labels) > 1:
            raise context.error(
                Problem.AMBIGUOUS, worded("Which shield?"), tuple(labels)
            )
    found = [it for _, some in context.things(words.said()) for it in some]
    names = {it.label or it.id: it for it in found}
    if len(names) != 1:
        return None
    (it,) = names.values()
    if it.zone is not Zone.BATTLEFIELD and not _lasts(context, it.id):
        return None
    return it.id


def _affects_damage(it: DraftThing) -> bool:
    return any(isinstance(one, Effect) for one in it.abilities.statics)


def _lasts(context: Context, name: str) -> bool:
    """Whether what was cast is a shield or the like, not damage to put in order."""
    entries = [
        it for n in context.events() for it in context.entries(n) if it.source == name
    ]
    return bool(entries) and not any(map(hurts, entries))
