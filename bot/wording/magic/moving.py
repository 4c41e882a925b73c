"""What is destroyed, exiled, returned, tapped or taken."""

from bot.engine.conditions import Matches, Not
from bot.engine.counterspells import CopySpell, CounterSpell
from bot.engine.effects import Until
from bot.engine.instructions import (
    AddCounters,
    DestroyIt,
    Heal,
    If,
    Instruction,
    May,
    Move,
    PutOnto,
    Regenerate,
    SacrificeIt,
    SacrificeSome,
    Unplayed,
)
from bot.engine.permanents import Attach, GainControl, RemoveFromCombat, TapIt
from bot.engine.values import Chosen, ControllerOf, EachOf, Filter, Ref, Side, Who, Zone
from bot.wording.magic.amounts import Count
from bot.wording.magic.doing import Verb, choices_before
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing
from bot.wording.magic.nouns import IT, YOU, Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# --- Destroying and moving ---


@G.says("order", "destroy <what:several>")
def _destroy(what: Noun) -> Verb:
    return lambda scene, ref, who: [DestroyIt(scene.victim(what))]


@G.says("order", "exile <what:several>", "remove <what:several> from the game")
def _exile(what: Noun) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        gone = scene.victim(what)
        if what.form in (Form.TARGET, Form.THIS, Form.BACK):
            # "Return that card": what is exiled is a card from now on.
            many = what.plural or what.most != 1
            card = Filter(kinds=frozenset({"card"}))
            scene.mention(gone, frozenset({"object", "card"}), plural=many, like=card)
        return [Move(gone, Zone.EXILE)]

    return bind


@G.says("order", "exile <what:several> until ~ leaves the battlefield")
def _exile_for_a_while(what: Noun) -> Verb:
    back = "it comes back when this leaves the battlefield"
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.EXILE), Unplayed(back)]


@G.says(
    "order",
    "return the exiled (card|cards) to the battlefield under (its owner's|their"
    " owner's|their owners') control",
)
def _exiled_back() -> Verb:
    words = "return the exiled card to the battlefield under its owner's control"
    return lambda scene, ref, who: [Unplayed(words)]


@G.says("order", "adapt <n:amount>")
def _adapt(n: Count) -> Verb:
    """Counters, unless there are some (701.46)."""
    has = Matches(Who.THIS, Filter(counter="+1/+1"))
    return lambda scene, ref, who: [
        If(Not(has), (AddCounters("+1/+1", n(scene), Who.THIS),))
    ]


@G.says("verb", "(exiles|exile) <what:several>")
def _exiles(what: Noun) -> Verb:
    return _exile(what)


_HAND = (
    "(its owner's|their owner's|their owners'|your|their|his or her|that player's)"
    " (hand|hands)"
)


@G.says("order", f"return ~ from your graveyard to {_HAND}")
@G.says("order", f"if ~ is in your graveyard , return it to {_HAND}")
def _own_to_hand() -> Verb:
    return lambda scene, ref, who: [_out_of_graveyard(Move(Who.THIS, Zone.HAND))]


def _out_of_graveyard(move: Move | PutOnto) -> If:
    """Only from there: what is anywhere else stays where it is (400.7)."""
    return If(Matches(Who.THIS, Filter(zone=Zone.GRAVEYARD)), (move,))


@G.says("order", "return ~ from your graveyard to the battlefield <how:entering>")
def _own_onto(how: tuple[bool, Noun | None]) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        tapped, under = how
        scene.mention(Who.THIS, frozenset({"object", "~", "card"}))
        owner = scene.ref(under) if under else None
        return [_out_of_graveyard(PutOnto(Who.THIS, owner, tapped))]

    return bind


@G.says("order", f"return <what:several> to {_HAND}")
@G.says("verb", f"(returns|return) <what:several> to {_HAND}")
@G.says("order", f"return to {_HAND} <what:several>")
@G.says("order", f"put <what:several> into {_HAND}")
def _to_hand(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.HAND)]


G.table("end of library", {"top": False, "(the bottom|bottom)": True})


@G.says(
    "order",
    "put <what:several> on <bottom:end of library> of (its|their) "
    "(owner's|owners') (library|libraries)",
)
def _to_library(what: Noun, bottom: bool) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.LIBRARY, bottom=bottom)]


@G.says(
    "order",
    "shuffle <what:noun> into (its|their) (owner's|owners') (library|libraries)",
)
@G.says("order", "reveal ~ and shuffle <what:noun> into its owner's library")
def _shuffle_in(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.LIBRARY, shuffle=True)]


@G.says(
    "order",
    "shuffle your hand , your graveyard , and all permanents you own into your library",
    "shuffle your hand and your graveyard into your library and shuffle each permanent"
    " you own into its owner's library",
)
def _all_shuffled_in() -> Verb:
    yours = Filter(kinds=frozenset({"permanent"}), owner=Side.YOU)
    cards = Unplayed("shuffle your hand and your graveyard into your library")
    return lambda scene, ref, who: [
        cards, Move(EachOf(yours), Zone.LIBRARY, shuffle=True)
    ]  # fmt: skip


@G.says("clause", "<what:owned> shuffles it into (their|his or her) library")
def _owner_shuffles(what: Noun) -> Doing:
    return lambda scene: [Move(scene.ref(what), Zone.LIBRARY, shuffle=True)]


G.same("owned", "<of:holder>'s owner")


@G.says("owned", "its owner")
def _its() -> Noun:
    return IT


@G.says(
    "order", "put <what:noun> into (its|their) (owner's|owners') (graveyard|graveyards)"
)
def _to_graveyard(what: Noun) -> Verb:
    return lambda scene, ref, who: [Move(scene.ref(what), Zone.GRAVEYARD)]


@G.says("order", "sacrifice <what:noun>")
@G.says("verb", "(sacrifices|sacrifice) <what:noun>")
def _sacrifice(what: Noun) -> Verb | None:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if what.form in (Form.SOME, Form.OF_CHOICE):
            if what.filter.other and isinstance(ref, ControllerOf):
                raise UnclearError("other than what?")
            scene.mention_lost(what.filter.kinds)
            return [SacrificeSome(scene.filter(what), 1, ref)]
        if what.form in (Form.THIS, Form.BACK):
            return [SacrificeIt(scene.ref(what))]
        raise UnclearError("who sacrifices what?")

    return bind


@G.says("order", "sacrifice (a|an) <kind> <each:for each>")
@G.says("verb", "(sacrifices|sacrifice) (a|an) <kind> <each:for each>")
def _sacrifice_for_each(kind: Kind, each: Count) -> Verb | None:
    if kind.plural:
        return None
    return lambda scene, ref, who: [
        SacrificeSome(scene.kind(kind), scene.measured(each, ref), ref)
    ]


@G.says("order", "sacrifice <n:amount> <kind>")
@G.says("verb", "(sacrifices|sacrifice) <n:amount> <kind>")
def _sacrifice_some(n: Count, kind: Kind) -> Verb:
    return lambda scene, ref, who: [SacrificeSome(scene.kind(kind), n(scene), ref)]


@G.says("order", "(tap) <what:several>")
@G.says("verb", "(taps) <what:several>")
def _tap(what: Noun) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        tapped = scene.victim(what)
        if what.form is Form.BACK:
            tags = frozenset({"object", "creature", "permanent"})
            scene.mention(tapped, tags, plural=what.plural)
        return [TapIt(tapped)]

    return bind


@G.says(
    "verb",
    "(doesn't|don't) untap during (its|their) (controller|controllers) 's next untap"
    " (step|steps)",
    "(doesn't|don't) untap during your next untap step",
)
def _stays_tapped() -> Verb:
    return lambda scene, ref, who: [TapIt(ref, stays=True)]


@G.says("order", "(untap) <what:several>")
@G.says("verb", "(untaps) <what:several>")
def _untap(what: Noun) -> Verb:
    return lambda scene, ref, who: [TapIt(scene.ref(what), untap=True)]


@G.says("order", "tap or untap <what:several>")
def _tap_or_untap(what: Noun) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if ref is not Who.YOU:
            raise UnclearError("who chooses which?")
        what_ = scene.ref(what)
        return [May(Who.YOU, (TapIt(what_),), (TapIt(what_, untap=True),))]

    return bind


@G.says("order", "regenerate <what:several>")
def _regenerate(what: Noun) -> Verb:
    return lambda scene, ref, who: [Regenerate(scene.ref(what))]


@G.says("order", "choose <what:noun>")
@G.says("verb", "(chooses|choose) <what:noun>")
def _chooses(what: Noun) -> Verb | None:
    if what.form not in (Form.TARGET, Form.SOME, Form.OF_CHOICE):
        return None

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        scene.ref(what)
        return choices_before(scene)

    return bind


@G.says("order", "remove all damage (marked on|from) <what:noun>")
def _healed(what: Noun) -> Verb:
    return lambda scene, ref, who: [Heal(scene.ref(what))]


@G.says("order", "copy <what:noun> twice")
def _copy_twice(what: Noun) -> Verb | None:
    once = _copy(what)
    return once and (lambda scene, ref, who: [*once(scene, ref, who)] * 2)


@G.says("order", "copy <what:noun>")
def _copy(what: Noun) -> Verb | None:
    """A spell that was told of, or that set this off; nothing else is followed."""
    if what.form is Form.TARGET:
        if "spell" not in what.filter.kinds:
            return None
        return lambda scene, ref, who: [CopySpell(scene.ref(what))]
    if what.form is not Form.BACK:
        return None

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        return [CopySpell(scene.ref(what))]

    return bind


@G.says("order", "counter <what:noun>")
def _counter(what: Noun) -> Verb | None:
    """A spell; an ability that is countered would be outside what is played."""
    if what.form is Form.TARGET:
        if "spell" not in what.filter.kinds:
            return None
        return lambda scene, ref, who: [CounterSpell(scene.ref(what))]
    if what.form is not Form.BACK:
        return None

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        spell = scene.ref(what)
        slot = spell.slot if isinstance(spell, Chosen) else len(scene.targets)
        if slot < len(scene.targets) and "spell" in scene.targets[slot].filter.kinds:
            return [CounterSpell(spell)]
        # What triggered is no spell of the story's: nothing else can be known of it.
        return [Unplayed(f"counter that {what.word}" if what.word else "counter it")]

    return bind


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
        # "Attach this to it": to what was spoken of before.
        other = scene.just_made(to) or scene.ref(to)
        one = scene.ref(what)
        if one == other:
            raise UnclearError("attached to what?")
        return [Attach(one, other)]

    return bind


@G.says("order", "(return|put) <what:noun> (to|onto) the battlefield <how:entering>")
def _onto(what: Noun, how: tuple[bool, Noun | None]) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = scene.ref(what)
        tapped, under = how
        return [PutOnto(one, scene.ref(under) if under else None, tapped)]

    return bind


@G.says(
    "order",
    "(return|put) <what:noun> (to|onto) the battlefield <how:entering> with <n:some> "
    "<kind:counter> (counter|counters) on (it|him|her|them)",
)
def _onto_with(what: Noun, how: tuple[bool, Noun | None], n: Count, kind: str) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = scene.ref(what)
        tapped, under = how
        owner = scene.ref(under) if under else None
        return [PutOnto(one, owner, tapped, ((kind, n(scene)),))]

    return bind


G.table(
    "entering",
    {
        "": (False, None),
        "tapped": (True, None),
        "under your control": (False, YOU),
        "(tapped under your control|under your control tapped)": (True, YOU),
        "under (its|their) (owner's|owners') control": (False, Noun(Form.OWNER, of=IT)),
        "tapped under (its|their) owner's control": (True, Noun(Form.OWNER, of=IT)),
    },
)
