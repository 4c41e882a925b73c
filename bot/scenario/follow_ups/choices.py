"""“Alice chooses the shield first”: what is applied first where somebody chooses."""

from bot.engine.effects import Effect
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Edit, Preferred
from bot.scenario.changing.script import hurts
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import Words
from bot.worded import worded

_CHOOSE = frozenset(
    "apply applies applied choose chooses chose use uses pick picks take takes want "
    "wants put puts".split()
)
_FILL = frozenset(["to", "apply", "be", "applied", "of", "take", "use"])
_SHIELDS = frozenset("shield shields prevention prevent".split())
_FIRST = frozenset("is goes comes came was applies applied gets effect".split())


def preferred(context: Context) -> Edit | None:
    """Whose choice it is, and which effect is applied first."""
    words = context.words
    end = len(words.tokens) - 1
    if end < 1 or words.word(end) != "first":
        return None
    at = next((n for n in range(min(4, end)) if words.word(n) in _CHOOSE), None)
    begin = 0 if at is None else at + 1
    while words.word(begin) in _FILL:
        begin += 1
    while end > begin and words.word(end - 1) in _FILL | _FIRST:
        end -= 1
    effect = _effect(context, words.part(begin, end))
    if effect is None:
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
    if {it.text for it in words.tokens} & _SHIELDS:
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


def _lasts(context: Context, name: str) -> bool:
    """Whether what was cast is a shield or the like, not damage to put in order."""
    entries = [
        it for n in context.events() for it in context.entries(n) if it.source == name
    ]
    return bool(entries) and not any(map(hurts, entries))
