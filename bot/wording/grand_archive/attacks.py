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
from bot.engine.instructions import CardAbilities, If, Install, Instruction
from bot.engine.values import Filter, Flag, Side, Who
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.keywords import Change
from bot.wording.phrases import UnclearError
from bot.wording.units.amounts import When
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.damage import Hit
from bot.wording.units.doing import subject_of
from bot.wording.units.nouns import Form, Kind, Noun
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
    if grants is not None and not (grants.statics or grants.activated):
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
        what = scene.watch(who)
        watch = AttackWatch(what)
        before = scene.chosen_before()
        held, scene.lasting = scene.lasting, None
        made = lasting(scene)
        scene.lasting = held
        if what.controller is not Side.YOU:
            made = [_whoever_attacks(one) for one in made]
        done = tuple(Install(one) for one in made)
        later = Trigger(watch, done, once=True, until=Until.END_OF_TURN)
        return [*before, Install(later)]

    return bind


def _whoever_attacks(one: Static) -> Static:
    """ "Target unit's next attack": the unit can be an opponent's."""
    if isinstance(one, Modifier | Restriction) and one.subject is not None:
        return replace(one, subject=replace(one.subject, controller=None))
    return one


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


@G.says(
    "clause",
    "<back:itself> gets <by:change>",
    "<back:itself> gains <keywords>",
    "<back:itself> gains <grants:quoted>",
)
def _this_attack_card(
    back: bool,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    grants: CardAbilities | None = None,
) -> Doing | None:
    """What an attack card gets lasts as long as it does: for its attack."""
    lasting = _attack_gets(by, keywords, grants)
    if lasting is None:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        own = ATTACK_CARD in scene.own and scene.resolving and scene.lasting is None
        other = any(one.ref is not Who.THIS for one in scene.mentions)
        if not own or (back and other):
            raise UnclearError("for how long?")
        return [Install(one) for one in lasting(scene)]

    return bind


G.table("itself", {"it": True, "~": False})


@G.says(
    "clause",
    "<who:holder>'s next attack this turn using (a|an) <with_:kind> gains"
    " <grants:quoted>",
    "<who:holder>'s next attack this turn using (a|an) <with_:kind> gets <by:change>",
)
def _next_attack_using(
    who: Noun, with_: Kind, grants: CardAbilities | None = None,
    by: Change | None = None,
) -> Doing | None:  # fmt: skip
    next_one = _next_attack(who, by, (), grants)
    if next_one is None or with_.plural:
        return None
    using = Flag(f"it attacks using a {' '.join(with_.words)}")

    def bind(scene: Scene) -> list[Instruction]:
        *before, last = next_one(scene)
        assert isinstance(last, Install)
        assert isinstance(last.static, Trigger)
        return [*before, replace(last, static=replace(last.static, when=using))]

    return bind


@G.says(
    "linked sentence",
    "if <condition> , that attack gets [an additional] <by:change>",
    "if <condition> , that attack gets [an additional] <by:change> and gains"
    " <keywords>",
    "if <condition> , that attack gets [an additional] <by:change> and gains"
    " <sure:surely>",
)
def _that_attack_too(
    condition: When, by: Change, keywords: tuple[str, ...] = (), sure: bool = False
) -> Sentence | None:
    """More for the attack that the sentence before spoke of."""
    lasting = _attack_gets(by, keywords)
    assert lasting is not None

    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if not isinstance(last, Install) or not isinstance(last.static, Trigger):
            raise UnclearError("which attack?")
        first = last.static
        if not isinstance(first.watch, AttackWatch) or not first.once:
            raise UnclearError("which attack?")
        scene = body.scene
        made = [*lasting(scene), *(_sure_attack()(scene) if sure else ())]
        if first.watch.what.controller is not Side.YOU:
            made = [_whoever_attacks(one) for one in made]
        more = replace(first, do=tuple(Install(one) for one in made))
        body.done.append(If(condition(scene), (Install(more),)))

    return read


G.table("surely", {"combat damage dealt by this attack is unpreventable": True})


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
