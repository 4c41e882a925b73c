"""What Grand Archive's effects do to attacks: this one, the next one, a unit's."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.conditions import Flag, Not
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
from bot.engine.values import ANYTHING, Filter, Side, Who
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.keywords import Change
from bot.wording.numbers import times
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.units.amounts import Count, When
from bot.wording.units.bodies import Body, Sentence, sentence_end
from bot.wording.units.damage import Hit
from bot.wording.units.doing import subject_of
from bot.wording.units.nouns import THIS, Form, Kind, Noun
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import Scene

# Among what an attack card calls itself.
ATTACK_CARD = "attack card"
# … and a unit, which deals damage of its own.
FIGHTER = "fighter"
# What this card attacks with deals the damage (Damage 10.1.1): its champion or ally.
_THIS_ATTACK = Noun(Form.EACH, Filter(attacking=True, controller=Side.YOU))


@G.says(
    "lasting",
    '(this attack|~) gains " combat damage dealt by this attack is unpreventable . "',
    '(this attack|~) gains " combat damage dealt by this attack is unpreventable "',
    "[combat] damage dealt by this attack (is unpreventable|can't be prevented)",
)
def _sure_attack() -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        source = Filter(attacking=True, controller=Side.YOU)
        lasts = Until.END_OF_COMBAT if scene.resolving else Until.STATIC
        return [Restriction(Ban.PREVENT, source, combat=True, until=lasts)]

    return bind


@G.says(
    "attack gets",
    "gets [an additional] <by:change>",
    "gets <by:change> <each:for each>",
    "gets [an additional] <by:change> and (gains|has) <keywords>",
    "(gains|has) <keywords> and gets <by:change>",
    "(gains|has) <keywords>",
    "(gains|has) <grants:quoted>",
    "gets <by:change> and (gains|has) <grants:quoted>",
    "gets [an additional] <by:change> and gains <sure:surely>",
)
def _gets(
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    grants: CardAbilities | None = None,
    each: Count | None = None,
    sure: bool = False,
) -> Lasting | None:
    """What attacks has it for as long as the attack lasts."""
    if grants is not None and (not grants.understood or grants.spell is not None):
        return None
    if grants is not None and not (grants.statics or grants.activated):
        return None

    def bind(scene: Scene) -> list[Static]:
        power, life = (n(scene) for n in by) if by else (0, 0)
        if each is not None:
            number = each(scene)
            power, life = (times(n, number) if n else 0 for n in (power, life))
        got = Modifier(
            _THIS_ATTACK.filter, power, life, keywords=keywords, grants=grants,
            until=Until.END_OF_COMBAT,
        )  # fmt: skip
        return [got, *(_sure_attack()(scene) if sure else ())]

    return bind


G.table("surely", {"combat damage dealt by this attack is unpreventable": True})


G.same("lasting", "this attack <gets:attack gets>")


G.table("whose attack", {"(its|their|his|her)": Noun(Form.BACK, plural=True)})


G.same("whose attack", "<who:holder>'s")


@G.says("clause", "<who:whose attack> next attack this turn <gets:attack gets>")
def _next_attack(who: Noun, gets: Lasting) -> Doing:
    """As soon as it attacks, and for that attack only."""

    def bind(scene: Scene) -> list[Instruction]:
        what = scene.watch(who)
        watch = AttackWatch(what)
        before = scene.chosen_before()
        held, scene.lasting = scene.lasting, None
        made = gets(scene)
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
    "clause",
    "the next attack you declare with <who:noun> this turn <gets:attack gets>",
)
def _next_declared(who: Noun, gets: Lasting) -> Doing | None:
    if who.form is not Form.SOME or who.filter.controller is not None:
        return None
    yours = replace(who.filter, controller=Side.YOU)
    return _next_attack(replace(who, filter=yours), gets)


@G.says("hit", "this attack would deal <m:so much> [to <to:watched>]")
def _attack_would(m: Hit, to: Noun | None = None) -> Hit | None:
    if m.c == "non":
        return None
    return replace(m, c="combat", to=to, by=_THIS_ATTACK)


@G.says("clause", "<back:itself> <gets:attack gets>")
def _this_attack_card(back: bool, gets: Lasting) -> Doing:
    """What an attack card gets lasts as long as it does: for its attack."""

    def bind(scene: Scene) -> list[Instruction]:
        own = ATTACK_CARD in scene.own and scene.resolving and scene.lasting is None
        other = any(one.ref is not Who.THIS for one in scene.mentions)
        if not own or (back and other):
            raise UnclearError("for how long?")
        return [Install(one) for one in gets(scene)]

    return bind


G.table("itself", {"it": True, "~": False})


@G.says(
    "clause",
    "<who:whose attack> next attack this turn using (a|an) <with_:kind>"
    " <gets:attack gets>",
)
def _next_attack_using(who: Noun, with_: Kind, gets: Lasting) -> Doing | None:
    if with_.plural:
        return None
    using = Flag(f"it attacks using a {' '.join(with_.words)}")
    next_one = _next_attack(who, gets)

    def bind(scene: Scene) -> list[Instruction]:
        *before, last = next_one(scene)
        assert isinstance(last, Install)
        assert isinstance(last.static, Trigger)
        return [*before, replace(last, static=replace(last.static, when=using))]

    return bind


@G.says("linked sentence", "if <condition> , that attack <gets:attack gets>")
def _that_attack_too(condition: When, gets: Lasting) -> Sentence:
    """More for the attack that the sentence before spoke of."""

    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if not isinstance(last, Install) or not isinstance(last.static, Trigger):
            raise UnclearError("which attack?")
        first = last.static
        if not isinstance(first.watch, AttackWatch) or not first.once:
            raise UnclearError("which attack?")
        made = gets(body.scene)
        if first.watch.what.controller is not Side.YOU:
            made = [_whoever_attacks(one) for one in made]
        more = replace(first, do=tuple(Install(one) for one in made))
        body.done.append(If(condition(body.scene), (Install(more),)))

    return read


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


@G.says("lasting", "<who:attacking> can't be retaliated [by <by:nouns>] [<t:duration>]")
def _not_retaliated(
    who: Noun, by: Noun | None = None, t: Until | None = None
) -> Lasting:
    """Who is attacked may not hit back."""

    def bind(scene: Scene) -> list[Static]:
        object_ = scene.watch(by) if by is not None else ANYTHING
        subject = _attackers(scene, who)
        own = ATTACK_CARD in scene.own and scene.resolving and t is None
        lasts = Until.END_OF_COMBAT if own else scene.until(t)
        return [Restriction(Ban.BE_RETALIATED, subject, object_, until=lasts)]

    return bind


def _attackers(scene: Scene, who: Noun) -> Filter:
    """Whose attack it is: of a weapon or an attack card, its bearer's."""
    if who.form is not Form.THIS or FIGHTER in scene.own:
        return subject_of(scene, who)
    if ATTACK_CARD in scene.own:
        return _THIS_ATTACK.filter
    return Filter(attached=True)


G.same(
    "attacking",
    "<who:holder>'s attacks",
    "attacks using <who:nouns>",
    "<who:nouns>",
    "attacks <who:nouns> (declares|declare|makes|make)",
)


@G.reads("lasting")
def _attacks_only(attempt: Attempt, at: int) -> Iterable[tuple[int, Lasting]]:
    """ "May only declare attacks against …": whether it is that, the asker says."""
    if attempt.words[at : at + 6] != tuple(
        "~ may only declare attacks against".split()
    ):
        return []
    end = sentence_end(attempt, at, len(attempt.words))
    such = Flag(f"it attacks {attempt.text.between(at + 6, end)}")
    ban = Restriction(Ban.ATTACK, Filter(this=True), when=Not(such))
    return [(end, lambda scene: [ban])]


G.table("attacking", {"(its|his|her) attacks": Noun(Form.BACK), "this attack": THIS})


@G.says("lasting", "<who:nouns> (gets|get) <by:change> and can't be retaliated")
def _gets_and_safe(who: Noun, by: Change) -> Lasting:
    safe = _not_retaliated(who)

    def bind(scene: Scene) -> list[Static]:
        subject = subject_of(scene, who)
        more = safe(scene)
        (ban,) = more
        power, life = (n(scene) for n in by)
        return [Modifier(subject, power, life, until=ban.until), ban]

    return bind
