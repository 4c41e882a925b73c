"""What is counted of a turn: life lost and gained, damage dealt to something."""

from bot.engine.conditions import Compare
from bot.engine.history import ENTERED
from bot.engine.values import Amount, EachOf, Filter, Ref, Side, StatOf, Who
from bot.wording.magic.amounts import Count, When, fixed
from bot.wording.magic.conditions import known
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene

_FOES = EachOf(Filter(players=Side.OPPONENT, objects=False))
_HURT, _LOST, _GAINED = (
    "damage dealt this turn", "life lost this turn", "life gained this turn",
)  # fmt: skip
G.table("lost or gained", {"lost": _LOST, "gained": _GAINED})


@G.says("measure", "the [amount of] life you ['ve|have] <how:lost or gained> this turn")
def _of_yours(how: str) -> Count:
    return fixed(StatOf(Who.YOU, how))


@G.says(
    "measure",
    "the [amount of] life (that player|they|he or she) [has|have] "
    "<how:lost or gained> this turn",
)
def _of_theirs(how: str) -> Count:
    def bind(scene: Scene) -> Amount:
        back = Noun(Form.BACK, word="player")
        return StatOf(scene.ref(back) if scene.one_of is None else scene.one_of, how)

    return bind


@G.says("measure", "the [amount of] damage [already] dealt to <who:noun> this turn")
def _dealt_to(who: Noun) -> Count | None:
    if who.form not in (Form.YOU, Form.THIS, Form.BACK, Form.EVENT):
        return None
    return lambda scene: StatOf(scene.ref(who), _HURT)


@G.says(
    "known fact",
    "you ['ve|have] <how:lost or gained> <n:number> or more life this turn",
)
def _you_have(how: str, n: int) -> When:
    return known(_at_least(Who.YOU, how, n))


@G.says(
    "known fact",
    "an opponent [has] <how:lost or gained> <n:number> or more life this turn",
)
def _one_has(how: str, n: int) -> When:
    return known(_at_least(_FOES, f"greatest {how}", n))


@G.says(
    "known fact",
    "<n:number> or more damage was dealt to <who:noun> this turn",
    "<who:noun> (was|were|has been|have been) dealt <n:number> or more damage "
    "this turn",
)
def _hurt(who: Noun, n: int) -> When | None:
    if who.form not in (Form.YOU, Form.THIS, Form.BACK, Form.EVENT):
        return None
    return lambda scene: _at_least(scene.ref(who), _HURT, n)


@G.says("known fact", "an opponent was dealt <n:number> or more damage this turn")
def _one_hurt(n: int) -> When:
    return known(_at_least(_FOES, f"greatest {_HURT}", n))


G.table(
    "type that entered",
    {one: one for one in ("artifact", "creature", "enchantment", "land")},
)


@G.says(
    "known fact",
    "<who:noun> had another <what:type that entered> enter [the battlefield] under "
    "(your|their|his or her) control this turn",
)
def _had_another(who: Noun, what: str) -> When | None:
    """Of an ability that triggers as one enters: that is the second at least."""
    if who.form not in (Form.YOU, Form.BACK, Form.EVENT):
        return None
    return lambda scene: _at_least(scene.ref(who), f"{ENTERED}:{what}", 2)


def _at_least(who: Ref, stat: str, n: int) -> Compare:
    return Compare(StatOf(who, stat), ">=", n)
