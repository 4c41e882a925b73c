"""Where a spell goes instead of a graveyard: kept as words, as nothing follows it."""

from bot.engine.instructions import Unplayed
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.grammar import G


@G.says(
    "sentence",
    "if that spell is countered this way , exile it instead of putting it into its"
    " owner's graveyard",
)
def _countered_and_gone() -> Sentence:
    gone = Unplayed("if that spell is countered this way, exile it instead")
    return lambda body: body.add([gone])


@G.says(
    "sentence",
    "exile (that card|it) [with (a|an) <kind:counter> counter on it] instead of putting"
    " it into (your|its owner's) graveyard as it resolves",
)
def _cast_and_gone(kind: str = "") -> Sentence:
    """What is cast goes elsewhere afterwards; nothing more is known of it."""
    counter = f" with a {kind} counter on it" if kind else ""
    words = f"exile that card{counter} instead of putting it into its owner's graveyard"

    def read(body: Body) -> None:
        body.scene.mention_unseen()
        body.add([Unplayed(f"{words} as it resolves")])

    return read
