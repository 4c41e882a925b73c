"""What players decide the amount of as something resolves: cards, life."""

from bot.engine.instructions import DiscardCards, Instruction, LoseLife
from bot.engine.values import Amount, Least, Ref
from bot.wording.chosen_amounts import CARDS_DISCARDED, LIFE_PAID
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Noun
from bot.wording.magic.scene import Scene


@G.says("order", "discard up to <n:number> cards", "discard any number of cards")
@G.says(
    "verb",
    "(discards|discard) up to <n:number> cards",
    "(discards|discard) any number of cards",
)
def _discards_some(n: int | None = None) -> Verb:
    """ "That many" is how many of them it was."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        amount: Amount = CARDS_DISCARDED if n is None else Least((CARDS_DISCARDED, n))
        scene.mention_unseen(discarded=True)
        scene.measure = amount
        return [DiscardCards(amount, ref)]

    return bind


@G.says("order", "pay any amount of life")
@G.says("verb", "(pays|pay) any amount of life")
def _pays_some() -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        scene.measure = LIFE_PAID
        return [LoseLife(LIFE_PAID, ref, paid=True)]

    return bind


G.table("measure", {"the amount of life paid this way": lambda scene: LIFE_PAID})
