""" "A spell deals 3 to my unit. It was lotus trapped": by then, and no answer to it."""

from bot.engine.effects import Effect
from bot.engine.inside import inside
from bot.engine.question import Deal
from bot.errors import Problem
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.threats import answers
from bot.scenario.words.lexicon import TENSES
from bot.worded import worded

_WERE = frozenset({"was", "were", "been"})
_LATER = frozenset("then later after afterwards next".split())
_PAST = frozenset(verb.simple[2] for verb in TENSES.values()) | {
    *"was were did came burned bolted shocked".split()
}


def was_before(scene: Scene, entry: Entry) -> bool:
    """Whether *entry*, which changes damage, is said to have been done before it.

    Raises QuestionError (AMBIGUOUS) where all of it is told in the past.
    """
    clause, last = scene.clause, scene.draft.script[-1:]
    if clause is None or clause.kind != "cast" or clause.get("who") is not None:
        return False
    said = clause.text.lower().split()
    if not last or not _WERE & {*said} or _LATER & {*said, *clause.lead}:
        return False
    hit = last[0].harms or isinstance(last[0].what, Deal)
    changes = not entry.harms and any(inside(entry.what, Effect))
    timed = bool(scene.timing or clause.get("when"))
    if not (hit and changes) or timed or answers(scene, entry):
        return False
    start = scene.parse.tokens[clause.place.start].start
    plain = clause.text[:1].lower() + clause.text[1:]
    if _PAST & {*scene.parse.text[:start].lower().split()}:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Was that so before the damage told of, or only after it?"),
            clause.place,
            instead=(f"Before that, {plain}", f"Then {plain}"),
        )
    return True
