"""How much damage kills something, all effects that wait for it counted in."""

from dataclasses import replace

from bot.engine.asking_past import Past
from bot.engine.asking_results import died
from bot.engine.board import Obj
from bot.engine.characteristics import endured
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Answered, Outcome, Said
from bot.engine.question import Ask, Deal, Hit, Question
from bot.engine.values import Zone

# So much more than it endures is tried before no amount is taken to be enough.
_MORE = 40
_BLOW = "damage asked about"
_WHY = Said("Dealt at once by a source without colour, an opponent's if there is one.")


def needed(
    rules: GameRules,
    question: Question,
    ask: Ask,
    everywhere: tuple[int, ...],
    before: Past,
) -> Answered:
    """The least that kills it whatever anybody chooses, dealt when it is asked.

    Not in combat, all at once, by something without colour; "none" where no amount
    does.
    """
    earlier, _ = before.until(len(question.script) if ask.at is None else ask.at)
    board = earlier.board
    target = board.obj(ask.subject)
    if target is None:
        return Answered(ask, (("unknown", everywhere),))
    others = [it.id for it in board.players if it.id != target.controller]
    by = (*others, target.controller)[0]
    blow = Obj(_BLOW, _BLOW, by, by, zone=Zone.STACK)
    asked = replace(earlier, board=board.with_object(blow))
    most = (endured(board, target) or 0) + _MORE
    for points in range(1, most + 1):
        deal = Deal((Hit(_BLOW, ask.subject, points),))
        outcomes = before.of(replace(asked, script=(*earlier.script, deal)))
        if outcomes and all(_is_dead(it, ask.subject) for it in outcomes):
            value = str(points)
            break
    else:
        value = "none"
    return Answered(ask, ((value, everywhere),), _WHY, rules.cite(Topic.LETHAL))


def _is_dead(outcome: Outcome, name: str) -> bool:
    it = outcome.board.obj(name)
    return it is not None and died(outcome, it)
