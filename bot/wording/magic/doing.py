"""What spells and abilities tell players to do."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import Modifier, Static, Until
from bot.engine.instructions import (
    AddCounters,
    Attach,
    DealDamage,
    DestroyIt,
    DiscardCards,
    Draw,
    EndOfTurn,
    Fight,
    GainControl,
    GainLife,
    Heal,
    If,
    Instruction,
    LoseLife,
    LoseTheGame,
    MakeTokens,
    May,
    MillCards,
    Move,
    PutOnto,
    Regenerate,
    RemoveFromCombat,
    SacrificeIt,
    SacrificeSome,
    SetLife,
    TakeCounters,
    TapIt,
    WinTheGame,
)
from bot.engine.values import (
    AllHold,
    Amount,
    Compare,
    PreventedThisWay,
    Ref,
    StatOf,
    Times,
    Variable,
    Who,
    Zone,
)
from bot.wording.magic.amounts import Count, When, times
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, Lasting, conditioned, installed
from bot.wording.magic.nouns import IT, THIS, YOU, Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError

# What a verb does once its subject is known.
Verb = Callable[[Scene, Ref, Noun], list[Instruction]]


# --- How clauses make sentences ---


@G.says("clauses", "<first:clause>")
def _one(first: Doing) -> Doing:
    return first


@G.says("clauses", "<first:clause> (, then|and|, and|,|then) <rest:clauses>")
def _and(first: Doing, rest: Doing) -> Doing:
    return lambda scene: [*first(scene), *rest(scene)]


@G.says("clause", "<lasting>")
def _lasts(lasting: Lasting) -> Doing:
    return lambda scene: installed(scene, lasting)


@G.says("clause", "<who:several> <does:verbs>")
def _does(who: Noun, does: Verb) -> Doing | None:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(who)
        if who == IT and scene.spell and scene.self_said:
            # "~ deals 2 damage …. If …, it deals 3 damage …": the spell again.
            held = len(scene.mentions)
            done = does(scene, Who.THIS, THIS)
            if all(isinstance(one, DealDamage) for one in done):
                return [*_before(scene), *done]
            if len(scene.mentions) != held:
                raise UnclearError("what is meant by “it”?")
        before = _before(scene)
        done = does(scene, ref, who)
        return [*before, *done]

    return bind


@G.says("clause", "<who:several> each <does:verbs>")
def _each_does(who: Noun, does: Verb) -> Doing | None:
    return _does(who, does)


@G.says("clause", "<does:order>")
def _order(does: Verb) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        done = does(scene, Who.YOU, YOU)
        return [*_before(scene), *done]

    return bind


def _before(scene: Scene) -> list[Instruction]:
    before = list(scene.before)
    scene.before.clear()
    return before


@G.says("verbs", "<first:verb>")
def _one_verb(first: Verb) -> Verb:
    return first


@G.says("verbs", "<first:verb> (, then|and|, and|,) <rest:verbs>")
def _more_verbs(first: Verb, rest: Verb) -> Verb:
    return lambda scene, ref, who: [
        *first(scene, ref, who),
        *_before(scene),
        *rest(scene, ref, who),
    ]


@G.says("clause", "<who:noun> may <does:verbs>")
def _may(who: Noun, does: Verb) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(who)
        before = _before(scene)
        scene.may = True
        done = tuple(does(scene, ref, who))
        scene.may = False
        return [*before, May(ref, done)]

    return bind


@G.says("clause", "you may <does:deeds>")
def _you_may(does: Verb) -> Doing:
    return lambda scene: [May(Who.YOU, tuple(does(scene, Who.YOU, YOU)))]


@G.says("deeds", "<first:order>", "<first:verb>")
def _deed(first: Verb) -> Verb:
    return first


@G.says("deeds", "<first:order> (, then|and|, and|,) <rest:deeds>")
@G.says("deeds", "<first:verb> (, then|and|, and|,) <rest:deeds>")
def _deeds(first: Verb, rest: Verb) -> Verb:
    return lambda scene, ref, who: [
        *first(scene, ref, who),
        *_before(scene),
        *rest(scene, ref, who),
    ]


@G.says("clause", "<who:noun> may have <does:clauses>")
def _may_have(who: Noun, does: Doing) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(who)
        return [*_before(scene), May(ref, tuple(does(scene)))]

    return bind


@G.says("clause", "if <condition> , <does:clauses>")
def _if(condition: When, does: Doing) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        when = condition(scene)
        held = scene.measure
        if when == _PREVENTED or (isinstance(when, AllHold) and _PREVENTED in when.of):
            scene.prevented_measure()
        done = [If(when, tuple(does(scene)))]
        scene.measure = held
        return list(done)

    return bind


@G.says("clause", "at the beginning of (the|your) next end step , <does:clauses>")
def _at_end_step(does: Doing) -> Doing:
    return lambda scene: [EndOfTurn(tuple(does(scene)))]


@G.says("clause", "as long as <condition> , <lasting>")
def _lasts_while(condition: When, lasting: Lasting) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        when = condition(scene)
        return installed(scene, lambda scene: conditioned(lasting(scene), when))

    return bind


_PREVENTED = Compare(PreventedThisWay(), ">", 0)


# --- Damage ---

Portion = Callable[[Scene, Ref], DealDamage]


@G.says("portion", "<n:amount> damage to <to:several>")
@G.says("portion", "<n:amount> damage to each of <to:several>")
def _portion(n: Count, to: Noun) -> Portion | None:
    if to.form is Form.SOME:
        return None

    def bind(scene: Scene, source: Ref) -> DealDamage:
        amount = n(scene)
        return DealDamage(amount, scene.ref(to), source)

    return bind


@G.says("portion", "<n:amount> damage to <to:several> <each:for each>")
def _portion_each(n: Count, to: Noun, each: Count) -> Portion:
    def bind(scene: Scene, source: Ref) -> DealDamage:
        ref = scene.ref(to)
        return DealDamage(times(n(scene), each(scene)), ref, source)

    return bind


@G.says("portion", "damage equal to <n:quantity> to <to:several>")
def _portion_equal(n: Count, to: Noun) -> Portion:
    def bind(scene: Scene, source: Ref) -> DealDamage:
        amount = n(scene)
        return DealDamage(amount, scene.ref(to), source)

    return bind


@G.says("portion", "damage to <to:several> equal to <n:quantity>")
def _portion_to_equal(n: Count, to: Noun) -> Portion:
    def bind(scene: Scene, source: Ref) -> DealDamage:
        ref = scene.ref(to)
        return DealDamage(n(scene), ref, source)

    return bind


@G.says(
    "portion",
    "<n:amount> damage divided as you choose among <to:several>",
    "<n:amount> damage divided as you choose among any number of <to:several>",
)
def _portion_divided(n: Count, to: Noun) -> Portion | None:
    if to.form is not Form.TARGET:
        return None

    def bind(scene: Scene, source: Ref) -> DealDamage:
        amount = n(scene)
        return DealDamage(amount, scene.ref(to), source, divided=True)

    return bind


@G.says("verb", "(deals|deal) <first:portion>")
def _deals(first: Portion) -> Verb:
    return lambda scene, ref, who: [first(scene, ref)]


@G.says("verb", "(deals|deal) <first:portion> and the damage can't be prevented")
def _deals_for_sure(first: Portion) -> Verb:
    return lambda scene, ref, who: [replace(first(scene, ref), unpreventable=True)]


@G.says("verb", "(deals|deal) <first:portion> and <second:portion>")
@G.says("verb", "(deals|deal) <first:portion> , <second:portion> , and <third:portion>")
def _deals_more(first: Portion, second: Portion, third: Portion | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = first(scene, ref)
        also = [second(scene, ref)]
        if third is not None:
            also.append(third(scene, ref))
        return [
            DealDamage(one.amount, one.to, one.source, divided=one.divided,
                       also=tuple(also))
        ]  # fmt: skip

    return bind


@G.says("clause", "<left:several> (fights|fight) <right:several>")
def _fights(left: Noun, right: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        one = scene.ref(left)
        return [*_before(scene), Fight(one, scene.ref(right))]

    return bind


# --- Life, cards ---


_OnPlayer = Callable[[Amount, Ref], Instruction]


def _of_player(make: _OnPlayer) -> Callable[[Count], Verb]:
    def verb(n: Count) -> Verb:
        return lambda scene, ref, who: [make(n(scene), ref)]

    return verb


_VERBS: dict[str, _OnPlayer] = {
    "(gains|gain) <n:some> life": GainLife,
    "(gains|gain) life equal to <n:quantity>": GainLife,
    "(loses|lose) <n:some> life": LoseLife,
    "(loses|lose) life equal to <n:quantity>": LoseLife,
    "(draws|draw) <n:some> (card|cards)": Draw,
    "(draws|draw) cards equal to <n:quantity>": Draw,
    "(mills|mill) <n:some> (card|cards)": MillCards,
    "(mills|mill) cards equal to <n:quantity>": MillCards,
    "(discards|discard) <n:some> (card|cards)": DiscardCards,
    "(discards|discard) <n:some> (card|cards) at random": DiscardCards,
}
for _pattern, _make in _VERBS.items():
    G.rule("verb").add(_pattern, _of_player(_make))

for _pattern, _make in {
    "(draw) <n:some> (card|cards)": Draw,
    "draw cards equal to <n:quantity>": Draw,
    "mill cards equal to <n:quantity>": MillCards,
    "(mill) <n:some> (card|cards)": MillCards,
    "(discard) <n:some> (card|cards)": DiscardCards,
}.items():
    G.rule("order").add(_pattern, _of_player(_make))


@G.says("order", "discard your hand")
@G.says("verb", "(discards|discard) (your|their|his or her) hand")
def _discard_hand() -> Verb:
    return lambda scene, ref, who: [DiscardCards(StatOf(ref, "hand"), ref)]


@G.says("verb", "(gains|gain) <n:some> life <each:for each>")
def _gain_for_each(n: Count, each: Count) -> Verb:
    return lambda scene, ref, who: [GainLife(times(n(scene), each(scene)), ref)]


@G.says("verb", "(loses|lose) <n:some> life <each:for each>")
def _lose_for_each(n: Count, each: Count) -> Verb:
    return lambda scene, ref, who: [LoseLife(times(n(scene), each(scene)), ref)]


@G.says("verb", "(draws|draw) <n:some> (card|cards) <each:for each>")
@G.says("order", "(draw) <n:some> (card|cards) <each:for each>")
def _draw_for_each(n: Count, each: Count) -> Verb:
    return lambda scene, ref, who: [Draw(times(n(scene), each(scene)), ref)]


@G.says(
    "verb",
    "(loses|lose) half (their|his or her|your|its) life [,] rounded <which:up or down>",
)
def _lose_half(which: bool) -> Verb:
    from bot.engine.values import Half

    return lambda scene, ref, who: [LoseLife(Half(StatOf(ref, "life"), which), ref)]


@G.says("clause", "<whose:life total of> (becomes|become) <n:quantity>")
def _set_life(whose: Noun, n: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(whose)
        return [SetLife(n(scene), ref)]

    return bind


G.table("life total of", {"your life total": YOU})


@G.says("life total of", "<who:noun>'s life total")
def _life_of(who: Noun) -> Noun:
    return who


G.table(
    "verb",
    {
        "(loses|lose) the game": lambda scene, ref, who: [LoseTheGame(ref)],
        "(wins|win) the game": lambda scene, ref, who: [WinTheGame(ref)],
    },
)


# --- Counters ---


@G.says("put counters", "<n:some> <kind:counter> (counter|counters) on <on:several>")
def _put(n: Count, kind: str, on: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        amount = n(scene)
        ref = scene.ref(on)
        return [*_before(scene), AddCounters(kind, amount, ref)]

    return bind


@G.says(
    "put counters",
    "<n:some> <kind:counter> (counter|counters) on <on:several> <each:for each>",
)
def _put_for_each(n: Count, kind: str, on: Noun, each: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(on)
        return [
            *_before(scene), AddCounters(kind, times(n(scene), each(scene)), ref),
        ]  # fmt: skip

    return bind


@G.says(
    "put counters",
    "<n:some> <kind:counter> (counter|counters) and <m:some> <other:counter> "
    "(counter|counters) on <on:several>",
)
def _put_both(n: Count, kind: str, m: Count, other: str, on: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(on)
        return [
            *_before(scene),
            AddCounters(kind, n(scene), ref),
            AddCounters(other, m(scene), ref),
        ]

    return bind


@G.says(
    "put counters",
    "<n:some> <kind:counter> (counter|counters) on <on:noun> and <m:some> "
    "<other:counter>"
    " (counter|counters) on <at:noun>",
)
def _put_here_and_there(
    n: Count, kind: str, on: Noun, m: Count, other: str, at: Noun
) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        one = AddCounters(kind, n(scene), scene.ref(on))
        return [*_before(scene), one, AddCounters(other, m(scene), scene.ref(at))]

    return bind


@G.says(
    "put counters",
    "a number of <kind:counter> counters on <on:several> equal to <n:quantity>",
)
def _put_equal(kind: str, on: Noun, n: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(on)
        return [*_before(scene), AddCounters(kind, n(scene), ref)]

    return bind


@G.says("order", "put <does:put counters>")
@G.says("verb", "(puts|put) <does:put counters>")
def _puts(does: Doing) -> Verb:
    return lambda scene, ref, who: does(scene)


@G.says("order", "remove <n:some> <kind:counter> (counter|counters) from <on:noun>")
@G.says(
    "verb", "(removes|remove) <n:some> <kind:counter> (counter|counters) from <on:noun>"
)
def _remove(n: Count, kind: str, on: Noun) -> Verb:
    return lambda scene, ref, who: [TakeCounters(kind, n(scene), scene.ref(on))]


@G.says("order", "remove all <kind:counter> counters from <on:noun>")
def _remove_all(kind: str, on: Noun) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        of = scene.ref(on)
        return [TakeCounters(kind, StatOf(of, f"counters:{kind}"), of)]

    return bind


# "a creature gets -1/-1 counters" is said of players only: poison, energy, …
@G.says("verb", "(gets|get) <n:some> <kind:counter> (counter|counters)")
def _gets_counters(n: Count, kind: str) -> Verb:
    return lambda scene, ref, who: [AddCounters(kind, n(scene), ref)]


@G.says("verb", "(gets|get) <n:energy>")
def _gets_energy(n: int) -> Verb:
    return lambda scene, ref, who: [AddCounters("energy", n, ref)]


@G.reads("energy")
def _energy(attempt: Attempt, at: int) -> list[tuple[int, int]]:
    words = attempt.words
    end = at
    while words[end : end + 1] == ("{e}",):
        end += 1
    return [(end, end - at)] if end > at else []


# --- Destroying and moving ---


@G.says("order", "destroy <what:several>")
def _destroy(what: Noun) -> Verb:
    return lambda scene, ref, who: [DestroyIt(scene.ref(what))]


@G.says("order", "exile <what:several>")
def _exile(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.EXILE)]


@G.says("verb", "(exiles|exile) <what:several>")
def _exiles(what: Noun) -> Verb:
    return _exile(what)


_HAND = (
    "(its owner's|their owner's|their owners'|your|their|his or her|that player's)"
    " (hand|hands)"
)


@G.says("order", f"return <what:noun> from your graveyard to {_HAND}")
@G.says("order", f"return <what:several> to {_HAND}")
@G.says("order", f"put <what:several> into {_HAND}")
def _to_hand(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.HAND)]


@G.says(
    "order",
    "put <what:several> on (top|the bottom|bottom) of (its|their) "
    "(owner's|owners') (library|libraries)",
)
def _to_library(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.LIBRARY)]


@G.says(
    "order",
    "shuffle <what:noun> into (its|their) (owner's|owners') (library|libraries)",
)
@G.says("order", "reveal ~ and shuffle <what:noun> into its owner's library")
def _shuffle_in(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.LIBRARY, shuffle=True)]


@G.says(
    "order", "put <what:noun> into (its|their) (owner's|owners') (graveyard|graveyards)"
)
def _to_graveyard(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.GRAVEYARD)]


@G.says("order", "sacrifice <what:noun>")
@G.says("verb", "(sacrifices|sacrifice) <what:noun>")
def _sacrifice(what: Noun) -> Verb | None:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if what.form is Form.SOME:
            return [SacrificeSome(scene.filter(what), 1, ref)]
        if what.form in (Form.THIS, Form.BACK):
            return [SacrificeIt(scene.ref(what))]
        raise UnclearError("who sacrifices what?")

    return bind


@G.says("order", "sacrifice <n:amount> <kind>")
@G.says("verb", "(sacrifices|sacrifice) <n:amount> <kind>")
def _sacrifice_some(n: Count, kind: Kind) -> Verb:
    return lambda scene, ref, who: [SacrificeSome(scene.kind(kind), n(scene), ref)]


@G.says("order", "(tap) <what:several>")
def _tap(what: Noun) -> Verb:
    return lambda scene, ref, who: [TapIt(scene.ref(what))]


@G.says("order", "(untap) <what:several>")
def _untap(what: Noun) -> Verb:
    return lambda scene, ref, who: [TapIt(scene.ref(what), untap=True)]


@G.says("order", "regenerate <what:several>")
def _regenerate(what: Noun) -> Verb:
    return lambda scene, ref, who: [Regenerate(scene.ref(what))]


@G.says("order", "choose <what:noun>")
def _chooses(what: Noun) -> Verb | None:
    if what.form not in (Form.TARGET, Form.SOME, Form.OF_CHOICE):
        return None

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        scene.ref(what)
        return _before(scene)

    return bind


@G.says("order", "remove all damage (marked on|from) <what:noun>")
def _healed(what: Noun) -> Verb:
    return lambda scene, ref, who: [Heal(scene.ref(what))]


@G.says("order", "remove <what:noun> from combat")
def _out_of_combat(what: Noun) -> Verb:
    return lambda scene, ref, who: [RemoveFromCombat(scene.ref(what))]


@G.says("order", "gain control of <what:noun> [<t:duration>]")
@G.says("verb", "(gains|gain) control of <what:noun> [<t:duration>]")
def _control(what: Noun, t: Until = Until.END_OF_GAME) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if scene.lasting is not None and t is Until.END_OF_GAME:
            return [GainControl(scene.ref(what), ref, scene.lasting)]
        return [GainControl(scene.ref(what), ref, t)]

    return bind


@G.says("order", "attach <what:noun> to <to:noun>")
def _attach(what: Noun, to: Noun) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = scene.ref(what)
        return [Attach(one, scene.ref(to))]

    return bind


@G.says("order", "(return|put) <what:noun> (to|onto) the battlefield <how:entering>")
def _onto(what: Noun, how: tuple[bool, Noun | None]) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = scene.ref(what)
        tapped, under = how
        return [PutOnto(one, scene.ref(under) if under else None, tapped)]

    return bind


G.table(
    "entering",
    {
        "": (False, None),
        "tapped": (True, None),
        "under your control": (False, YOU),
        "tapped under your control": (True, YOU),
        "under (its|their) (owner's|owners') control": (False, Noun(Form.OWNER, of=IT)),
        "tapped under (its|their) owner's control": (True, Noun(Form.OWNER, of=IT)),
    },
)


# --- Growing and gaining ---


def modified(
    scene: Scene, ref: Ref, who: Noun, until: Until | None, **fields: object
) -> list[Instruction]:
    """Install a change to what *ref* refers to."""
    from bot.wording.magic.making import until as lasting_until

    def lasting(scene: Scene) -> list[Static]:
        if until is None and scene.lasting is None and who.form is Form.BACK:
            # "It gains haste": as long as it is there.
            t = Until.END_OF_GAME
        else:
            t = lasting_until(scene, until)
        return [Modifier(scene.caught(ref, who), until=t, **fields)]  # type: ignore[arg-type]

    return installed(scene, lasting)


@G.says("verb", "(gains|gain) <keywords> <t:duration>")
@G.says("verb", "(gains|gain) <keywords>")
def _gains(keywords: tuple[str, ...], t: Until | None = None) -> Verb:
    return lambda scene, ref, who: modified(scene, ref, who, t, keywords=keywords)


@G.says("verb", "(loses|lose) <keywords> <t:duration>")
@G.says("verb", "(loses|lose) <keywords>")
def _loses(keywords: tuple[str, ...], t: Until | None = None) -> Verb:
    return lambda scene, ref, who: modified(scene, ref, who, t, loses=keywords)


@G.says("verb", "(gets|get) <by:change> <t:duration>")
@G.says("verb", "(gets|get) <by:change>")
def _gets(by: "Change", t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        power, toughness = by(scene)
        return modified(scene, ref, who, t, power=power, toughness=toughness)

    return bind


@G.says("verb", "(gets|get) <by:change> and (gains|gain) <keywords> <t:duration>")
@G.says("verb", "(gets|get) <by:change> and (gains|gain) <keywords>")
def _gets_and_gains(
    by: "Change", keywords: tuple[str, ...], t: Until | None = None
) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        power, toughness = by(scene)
        return modified(
            scene, ref, who, t, power=power, toughness=toughness, keywords=keywords
        )

    return bind


Change = Callable[[Scene], tuple[Amount, Amount]]


# --- Tokens ---

Tokens = Callable[[Scene, Ref], MakeTokens]


@G.says("order", "create <what:tokens>")
@G.says("verb", "(creates|create) <what:tokens>")
def _creates(what: Tokens) -> Verb:
    return lambda scene, ref, who: [what(scene, ref)]


@G.reads("change")
def _change(attempt: Attempt, at: int) -> list[tuple[int, Change]]:
    """+2/+0, -X/-X."""
    if at >= len(attempt.words):
        return []
    sides = attempt.words[at].split("/")
    if len(sides) != 2 or any(side[:1] not in ("+", "-") for side in sides):
        return []
    power, toughness = _signed(sides[0]), _signed(sides[1])
    if power is None or toughness is None:
        return []
    return [(at + 1, lambda scene: (power, toughness))]


def _signed(side: str) -> Amount | None:
    if side[1:].isdecimal():
        return int(side)
    if side[1:] in ("x", "y"):
        letter = Variable(side[1:].upper())
        return letter if side[0] == "+" else Times(-1, letter)
    return None


@G.says("verb", "(gets|get) <by:change> <each:for each> <t:duration>")
@G.says("verb", "(gets|get) <by:change> <t:duration> <each:for each>")
@G.says("verb", "(gets|get) <by:change> <each:for each>")
def _gets_for_each(by: Change, each: Count, t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        power, toughness = by(scene)
        number = each(scene)
        return modified(
            scene, ref, who, t,
            power=_many(power, number), toughness=_many(toughness, number),
        )  # fmt: skip

    return bind


def _many(n: Amount, each: Amount) -> Amount:
    return 0 if n == 0 else times(n, each)
