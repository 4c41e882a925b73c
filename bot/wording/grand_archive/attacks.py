"""What Grand Archive's effects do to attacks: this one, the next one, a unit's."""

from dataclasses import replace

from bot.engine.effects import (
    AttackWatch,
    Ban,
    Modifier,
    Restriction,
    Static,
    Trigger,
    Until,
)
from bot.engine.instructions import CardAbilities, Install, Instruction
from bot.engine.values import Filter, Side, Who
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.keywords import Change
from bot.wording.phrases import UnclearError
from bot.wording.units.damage import Hit
from bot.wording.units.doing import subject_of
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import Scene

# Among what an attack card calls itself.
ATTACK_CARD = "attack card"
# What this card attacks with deals the damage (Damage 10.1.1): its champion or ally.
_THIS_ATTACK = Noun(Form.EACH, Filter(attacking=True, controller=Side.YOU))


@G.says(
    "lasting",
    '(this attack|~) gains " combat damage dealt by this attack is unpreventable . "',
    '(this attack|~) gains " combat damage dealt by this attack is unpreventable "',
    "combat damage dealt by this attack (is unpreventable|can't be prevented)",
)
def _sure_attack() -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        source = Filter(attacking=True, controller=Side.YOU)
        lasts = Until.END_OF_COMBAT if scene.resolving else Until.STATIC
        return [Restriction(Ban.PREVENT, source, combat=True, until=lasts)]

    return bind


@G.says("lasting", "this attack gets <by:change>")
@G.says("lasting", "this attack gets <by:change> and (gains|has) <keywords>")
@G.says("lasting", "this attack gets <by:change> and (gains|has) <grants:quoted>")
@G.says("lasting", "this attack (gains|has) <keywords>")
@G.says("lasting", "this attack (gains|has) <grants:quoted>")
def _attack_gets(
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    grants: CardAbilities | None = None,
) -> Lasting | None:
    """What attacks has it for as long as the attack lasts."""
    if grants is not None and (not grants.understood or grants.spell is not None):
        return None

    def bind(scene: Scene) -> list[Static]:
        power, life = (n(scene) for n in by) if by else (0, 0)
        return [
            Modifier(
                _THIS_ATTACK.filter, power, life, keywords=keywords, grants=grants,
                until=Until.END_OF_COMBAT,
            )
        ]  # fmt: skip

    return bind


@G.says("clause", "<who:holder>'s next attack this turn gets <by:change>")
@G.says(
    "clause",
    "<who:holder>'s next attack this turn gets <by:change> and (gains|has) <keywords>",
    "<who:holder>'s next attack this turn (gains|has) <keywords> and gets <by:change>",
)
@G.says("clause", "<who:holder>'s next attack this turn (gains|has) <keywords>")
@G.says("clause", "<who:holder>'s next attack this turn (gains|has) <grants:quoted>")
@G.says(
    "clause",
    "<who:holder>'s next attack this turn gets <by:change> and (gains|has)"
    " <grants:quoted>",
)
def _next_attack(
    who: Noun,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    grants: CardAbilities | None = None,
) -> Doing | None:
    """As soon as it attacks, and for that attack only."""
    lasting = _attack_gets(by, keywords, grants)
    if lasting is None:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        watch = AttackWatch(scene.watch(who))
        before = scene.chosen_before()
        held, scene.lasting = scene.lasting, None
        done = tuple(Install(one) for one in lasting(scene))
        scene.lasting = held
        later = Trigger(watch, done, once=True, until=Until.END_OF_TURN)
        return [*before, Install(later)]

    return bind


@G.says(
    "clause", "the next attack you declare with <who:noun> this turn gets <by:change>"
)
def _next_declared(who: Noun, by: Change) -> Doing | None:
    if who.form is not Form.SOME or who.filter.controller is not None:
        return None
    yours = replace(who.filter, controller=Side.YOU)
    return _next_attack(replace(who, filter=yours), by)


@G.says("hit", "this attack would deal <m:so much> [to <to:watched>]")
def _attack_would(m: Hit, to: Noun | None = None) -> Hit | None:
    if m.c == "non":
        return None
    return replace(m, c="combat", to=to, by=_THIS_ATTACK)


@G.says("clause", "(it|~) gets <by:change>", "(it|~) gains <keywords>")
def _this_attack_card(
    by: Change | None = None, keywords: tuple[str, ...] = ()
) -> Doing:
    """What an attack card gets lasts as long as it does: for its attack."""
    lasting = _attack_gets(by, keywords)
    assert lasting is not None

    def bind(scene: Scene) -> list[Instruction]:
        own = ATTACK_CARD in scene.own and scene.resolving and scene.lasting is None
        if not own or any(one.ref is not Who.THIS for one in scene.mentions):
            raise UnclearError("for how long?")
        return [Install(one) for one in lasting(scene)]

    return bind


@G.says(
    "lasting",
    "<who:holder>'s attacks (get|gets) <by:change> [<t:duration>]",
)
def _attacks_get(who: Noun, by: Change, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        subject = replace(subject_of(scene, who), attacking=True)
        power, life = (n(scene) for n in by)
        return [Modifier(subject, power, life, until=scene.until(t))]

    return bind
