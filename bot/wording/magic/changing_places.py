"""What phases out or in, and what is exchanged."""

from bot.engine.exchanging import Exchange
from bot.engine.instructions import Instruction
from bot.engine.phasing import Phase
from bot.engine.values import AllRefs, Ref, Who
from bot.wording.magic.bodies import mentions
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import IT, Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError


@G.says("verb", "(phases|phase) <back:out or in>")
@G.says("order", "phase <back:out or in> <what:several>")
@G.says("order", "phase <what:several> <back:out or in>")
def _phases(back: bool, what: Noun | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        named = ref if what is None else scene.ref(what)
        if mentions(named, (Who.YOU, Who.EACH_PLAYER, Who.EACH_OPPONENT)):
            raise UnclearError("only permanents phase out")
        return [Phase(named, back)]

    return bind


G.table("out or in", {"out": False, "in": True})


@G.says(
    "order",
    "exchange control of <of:noun> and <other:noun>",
    "exchange control of <of:several>",
    "exchange <life:life totals> with <other:noun>",
    "exchange your life total with <other:holder>'s <life:life total>",
)
@G.says(
    "verb",
    "(exchanges|exchange) <life:life totals>",
    "(exchanges|exchange) <life:life totals> with <other:noun>",
)
def _exchange(
    of: Noun | None = None, other: Noun | None = None, life: bool = False
) -> Verb:
    """Two of them, or nothing is exchanged (701.12)."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        first = ref if life else scene.ref(of or IT)
        second = scene.ref(other) if other is not None else None
        if first == second:
            raise UnclearError("exchanged with what?")
        pair = AllRefs((first, second)) if second is not None else first
        return [Exchange(pair)]

    return bind


@G.says(
    "order", "exchange <who:holder>'s life total with <of:holder>'s <stat:measured>"
)
@G.says("order", "exchange your life total with <of:holder>'s <stat:measured>")
def _exchange_stat(of: Noun, stat: str, who: Noun | None = None) -> Verb | None:
    """Tree of Redemption: a life total and a creature's toughness."""
    if stat not in {"power", "toughness"} or of.form is not Form.THIS:
        return None

    def bind(scene: Scene, ref: Ref, by: Noun) -> list[Instruction]:
        player = Who.YOU if who is None else scene.ref(who)
        return [Exchange(AllRefs((player, scene.ref(of))), stat)]

    return bind


G.table(
    "life totals", {"[your|their] life totals": True, "(your|their) life total": True}
)
G.table("life total", {"life total": True})
