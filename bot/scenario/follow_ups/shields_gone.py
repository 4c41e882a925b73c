"""“Without the shield”, “if he had no shields”: the shields told of, taken out."""

from contextlib import suppress

from bot.engine.effects import Effect
from bot.engine.inside import protected_by
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Edit, Unshielded
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import Words
from bot.scenario.scene.meaning import self
from bot.worded import worded

_MORE_SAID = frozenset("but and or nor , plus with while two three if when".split())


def shield_out(context: Context, what: Words, whose: str) -> Edit | None:
    """Without the shields there are; those of *whose*, where somebody has none."""
    words = {it.text.removesuffix("s") for it in what.tokens}
    if not words & {"shield", "prevention", "prevent"}:
        return None
    there = shields(context.scene)
    if not there or {it.text for it in what.tokens} & _MORE_SAID:
        return None  # "No shield but two blockers": that is not all
    texts = {it.text for it in (*context.words.tokens, *what.tokens)}
    whose = whose or _owner(context, what)
    others = [it for it in there if whose and not _protects(context, it, whose)]
    if others or (len(there) > 1 and texts.isdisjoint({"shields", "no", "any"})):
        raise context.error(
            Problem.AMBIGUOUS, worded("Which shield?"), ("without the shields",)
        )
    return Unshielded("without " + " and ".join(it.label for it in there) + ".")


def _owner(context: Context, what: Words) -> str:
    """Whose it is said to be: "without his shield"; "" where that is not said."""
    parse, first = context.parse(what.said())
    for end, person in parse.reads("owner", first):
        if end < len(parse.tokens):
            with suppress(QuestionError):
                return context.scene.player(person)
    return ""


def _protects(context: Context, shield: Effect, player: str) -> bool:
    """Whether it is that player's: "if Bob had no shield" leaves mine."""
    own = {player, self(context.scene, player)}
    there = context.scene.draft.things
    own |= {it.id for it in there if it.controller == player}
    return bool(own & protected_by(shield)) if protected_by(shield) else True
