""" "He attacks my champion, but it is all prevented": told, not asked."""

from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect, PreventAll, Until
from bot.engine.question import Add, Deal
from bot.engine.values import Filter, Named, Side
from bot.errors import Problem, QuestionError
from bot.scenario.casting.preventing import dealt_last, shields_already
from bot.scenario.scene.claims import or_more
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("preventedall")
def prevents_it_all(scene: Scene, clause: Clause) -> None:
    """ "… but he prevents all the damage": to everything of his.

    "He prevents all combat damage this turn" is of everybody's, as a card says it.
    Raises QuestionError (AMBIGUOUS) for "it was prevented by Deflecting Edge": how much
    that is, the card says.
    """
    if scene.parse.word(clause.place.end) == "by":
        raise _of_which(scene, clause)
    words = clause.text.strip()
    said = words.lower().split()
    whole = {"this", "turn"} <= {*said}
    if scene.game is Game.GRAND_ARCHIVE and scene.draft.script and not whole:
        _last_prevented(scene, clause)
        return
    if clause.get("who") is None:
        raise _of_which(scene, clause)
    who = scene.player(clause.get("who"))
    combat = True if "combat" in said else None
    his = Filter(controlled_by=Named(who))
    every = Filter(players=Side.ANY)
    watch = DamageWatch(recipient=every if whole else his, combat=combat)
    effect = Effect(
        watch, PreventAll(), id=scene.draft.effect_id(), label=f"“{words}”",
        controller=who,
    )  # fmt: skip
    scene.draft.statics.append(effect)
    scene.draft.tell(worded("In force: {words}.", words=words))


def _last_prevented(scene: Scene, clause: Clause) -> None:
    """ "He attacks my champion, it's all prevented": what was told last, no more.

    Raises QuestionError (AMBIGUOUS).
    """
    person = clause.get("who")
    names = dealt_last(scene, scene.player(person) if person is not None else "")
    if len(names) != 1:
        raise _of_which(scene, clause)
    if (already := shields_already(scene, names[0])) is not None:
        raise or_more(scene.parse, clause, already)
    script = scene.draft.script
    if sum(isinstance(one.what, Combat | Deal) for one in script) > 1:
        raise _of_which(scene, clause)  # of all of them, or of the last?
    it = scene.draft.thing(names[0])
    words = clause.text.strip()
    effect = Effect(
        DamageWatch(recipient=Filter(ids=frozenset(names), players=Side.ANY)),
        PreventAll(), id=scene.draft.effect_id(), label=f"“{words}”",
        controller=it.controller if it is not None else names[0],
        uses=1, until=Until.END_OF_TURN,
    )  # fmt: skip
    told = worded("In force: {words}.", words=words)
    script.insert(len(script) - 1, Entry(Add(effect), effect.controller, told))


def _of_which(scene: Scene, clause: Clause) -> QuestionError:
    message = WHICH_ONE
    return scene.error(Problem.AMBIGUOUS, message, clause.place)
