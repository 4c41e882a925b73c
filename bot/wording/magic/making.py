"""How the pieces of effects are put together, whatever the wording."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.conditions import AllHold, Always, Condition
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Static,
    Until,
)
from bot.engine.instructions import Install, Instruction
from bot.engine.values import ANY_OBJECT, ANYTHING, ControllerOf, Filter, Side, Who
from bot.wording.magic.grammar import G
from bot.wording.magic.mentions import SEVERAL
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import Attempt, UnclearError

# What a clause about lasting effects binds to, and one about things to do.
Lasting = Callable[[Scene], list[Static]]
Doing = Callable[[Scene], list[Instruction]]
Outcome = Callable[[Scene, "Draft"], Effect]


class Awaited:
    """What happens once something else would: "and" adds to that, not to what is now.

    *bind* is a ``Lasting``, or the ``Doing`` that puts it in force.
    """

    def __init__(self, bind: Callable[[Scene], list[Any]]) -> None:
        self._bind = bind

    def __call__(self, scene: Scene) -> list[Any]:
        """What *bind* makes of it."""
        return self._bind(scene)


class Then:
    """Things done *first*, and *last* another: what limits it limits only that."""

    def __init__(self, first: Doing, last: Doing) -> None:
        self.first, self.last = first, last

    def __call__(self, scene: Scene) -> list[Instruction]:
        return [*self.first(scene), *self.last(scene)]


class Undivided:
    """What one does, then another: what limits the last of it is not told apart."""

    def __init__(self, bind: Doing) -> None:
        self._bind = bind

    def __call__(self, scene: Scene) -> list[Instruction]:
        return self._bind(scene)


G.table("dmg", {"damage": "any", "combat damage": "combat", "noncombat damage": "non"})
COMBAT = {"any": None, "combat": True, "non": False}


@dataclass(frozen=True, slots=True)
class Tail:
    """What follows "would be dealt": to whom, by what, for how long."""

    to: Noun | None = None
    by: Noun | None = None
    t: Until | None = None
    # "to and dealt by": two effects.
    both: Noun | None = None
    by_first: bool = False
    when: Any = None
    # Whether "by …" was said in words ("by a source") or the source was the subject.
    active: bool = False
    # Whether what is dealt damage was the subject: "it would be dealt damage".
    passive: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """An effect on damage before it is known what it does."""

    watch: DamageWatch
    until: Until
    each_source: bool
    uses: int | None = None


_SEVERAL = G.rule("several")
_DURATION = G.rule("duration")
_AS_LONG = G.rule("as long as")


@G.reads("tail")
def _tail(attempt: Attempt, at: int) -> Iterable[tuple[int, Tail]]:
    found: list[tuple[int, Tail]] = []
    _more(attempt, at, Tail(), found)
    # The longest first; among equals the better-known reading.
    found.sort(key=lambda one: -one[0])
    return found


def _more(
    attempt: Attempt, at: int, so_far: Tail, found: list[tuple[int, Tail]]
) -> None:
    words = attempt.words
    found.append((at, so_far))
    here = words[at : at + 1]
    if here == ("to",) and so_far.to is None and so_far.both is None:
        if words[at + 1 : at + 4] == ("and", "dealt", "by"):
            for end, noun in attempt.read(_SEVERAL, at + 4):
                _more(attempt, end, replace(so_far, both=noun), found)
        for end, noun in attempt.read(_SEVERAL, at + 1):
            _more(attempt, end, replace(so_far, to=noun), found)
    elif here == ("by",) and so_far.by is None and so_far.both is None:
        for end, noun in attempt.read(_SEVERAL, at + 1):
            first = so_far.to is None
            _more(attempt, end, replace(so_far, by=noun, by_first=first), found)
    if so_far.t is None:
        for end, t in attempt.read(_DURATION, at):
            _more(attempt, end, replace(so_far, t=t), found)
    if so_far.when is None and here in (("during",), ("while",)):
        for end, when in attempt.read(_AS_LONG, at):
            _more(attempt, end, replace(so_far, when=when), found)


def until(scene: Scene, said: Until | None) -> Until:
    """How long it lasts. Raises UnclearError if what resolves does not say."""
    if said is not None:
        if not scene.resolving:
            raise UnclearError("“this turn” where nothing resolves")
        return said
    if scene.lasting is not None:
        return scene.lasting
    if scene.resolving:
        raise UnclearError("it does not say for how long")
    return Until.STATIC


# Of a source that none of this is said of, a permanent is meant (109.2).
_SAID_OUTRIGHT = frozenset(
    {
        "creature", "planeswalker", "permanent", "spell", "card", "ability", "unit",
        "instant", "sorcery", "object",
    }
)  # fmt: skip


def source_filter(scene: Scene, by: Noun | None) -> Filter:
    """What the source of damage must match.

    "A Wizard you control" is no Wizard spell, which "a Wizard source" may be.
    """
    if by is None:
        return ANY_OBJECT
    found = scene.watch(by)
    kinds = found.kinds | found.any_kinds
    bare = by.kind is not None and not by.kind.source and found.token is None
    if not bare or not kinds or kinds & _SAID_OUTRIGHT:
        return found
    return replace(found, not_kinds=found.not_kinds | {"spell"})


def recipient_filter(scene: Scene, to: Noun | None) -> Filter:
    """Whom the damage must be dealt to."""
    if to is None:
        return ANYTHING
    found = scene.watch(to)
    if not (scene.spell and found.this and to.form is Form.BACK):
        return found
    # "If ~ was kicked, prevent … to it": no damage is dealt to spells.
    if len(scene.targets) != 1:
        raise UnclearError("to what would the damage be dealt?")
    return scene.watch(replace(to, word="#0"))


def damage_watch(
    scene: Scene,
    tail: Tail,
    combat: str,
    *,
    at_least: int = 1,
    to: Callable[[Scene, Noun | None], Filter] = recipient_filter,
) -> DamageWatch:
    """The watch of *tail*; what it names can be pointed back to afterwards."""
    recipient = ANYTHING
    if not tail.by_first:
        recipient = to(scene, tail.to)
    source = source_filter(scene, tail.by)
    if tail.by_first:
        recipient = to(scene, tail.to)
    source, recipient = _one_and_another(scene, tail, source, recipient)
    about(scene, Who.EVENT_SOURCE, tail.by, source, extra=frozenset({"source"}))
    about(
        scene, Who.EVENT_RECIPIENT, tail.to, recipient, extra=frozenset({"recipient"})
    )
    return DamageWatch(source, recipient, COMBAT[combat], at_least)


def _one_and_another(
    scene: Scene, tail: Tail, source: Filter, recipient: Filter
) -> tuple[Filter, Filter]:
    """ "A creature" and "another creature": other than the first, not than this.

    Raises UnclearError where it could be either.
    """
    to, by = tail.to, tail.by
    if (
        to is None
        or by is None
        or any(one.form not in (Form.SOME, Form.EACH) for one in (to, by))
        or any(one.kind is None or one.kind.source for one in (to, by))
        or source.other is recipient.other
        or source.other is tail.active  # named first: other than this
        or ANY_OBJECT in (source, recipient)
        or not recipient.objects  # "another player": than you
    ):
        return source, recipient
    if "creature" in scene.host_kinds:
        if Form.EACH in (to.form, by.form):
            return source, recipient
        raise UnclearError("other than which of the two?")
    if source.other:
        return replace(source, other=False, not_ref=Who.EVENT_RECIPIENT), recipient
    return source, replace(recipient, other=False, not_ref=Who.EVENT_SOURCE)


def about(
    scene: Scene,
    ref: Who,
    noun: Noun | None,
    filter_: Filter,
    *,
    extra: frozenset[str] = frozenset(),
) -> None:
    """Let words point back to something of the event."""
    if noun is not None and noun.kind is not None and noun.kind.plural:
        extra |= {SEVERAL}
    if (
        noun is not None
        and noun.form is Form.SOME
        and (filter_.controller is Side.OPPONENT)
    ):
        # "A creature an opponent controls …, that player …"
        scene.mention(ControllerOf(ref), frozenset({"player", "opponent"}))
    if noun is not None and noun.form is Form.YOU:
        # Nobody calls you "that player".
        scene.mention(Who.YOU, extra)
    elif noun is not None and noun.form is Form.THIS:
        scene.mention(
            Who.THIS, frozenset({"object", "~", "creature", "permanent"}) | extra
        )
    elif noun is not None and noun.form is Form.ATTACHED:
        scene.mention(
            Who.ATTACHED, frozenset({"object", "creature", "permanent"}) | extra
        )
    elif noun is not None and noun.form in (Form.TARGET, Form.BACK, Form.DAMAGED):
        # Already mentioned; a source that was named is also "that source".
        if "source" in extra and noun.word != "source":
            scene.mention(ref, frozenset({"source"}))
    elif noun is None or filter_ in (ANY_OBJECT, ANYTHING):
        # "a source", or nothing said: "it" would not mean that.
        scene.mention(ref, extra)
    else:
        scene.mention(ref, tags_of(filter_) | extra, like=filter_)


def conditioned(statics: Iterable[Static], when: Condition) -> list[Static]:
    """*statics* that hold only while *when* does."""
    if when == Always():
        return list(statics)
    made: list[Static] = []
    for one in statics:
        both = when if one.when == Always() else AllHold((when, one.when))
        made.append(replace(one, when=both))
    return made


def installed(scene: Scene, lasting: Lasting) -> list[Instruction]:
    """The instructions that create what *lasting* says."""
    outer = scene.each
    scene.each = None
    statics = lasting(scene)
    each = scene.each
    scene.each = outer
    before = list(scene.before)
    scene.before.clear()
    made: list[Instruction] = [
        Install(one, each[0], each[1]) if each else Install(one) for one in statics
    ]
    return [*before, *made]


def dealt_damage_by(scene: Scene, who: Noun) -> tuple[Noun, Filter | None]:
    """*who* without "dealt damage by … this turn", and what dealt it."""
    if who.kind is None or not isinstance(who.kind.damaged, Noun):
        return who, None
    damaged_by = scene.watch(who.kind.damaged)
    return replace(who, kind=replace(who.kind, damaged="")), damaged_by


def with_subject(tail: Tail, by: Noun | None) -> Tail | None:
    """*tail* with the source that stood before "would deal"."""
    if by is None:
        return tail
    if tail.by is not None or tail.both is not None:
        return None
    return replace(tail, by=by, by_first=True, active=True)


def only_while(scene: Scene, tail: Tail, made: list[Static]) -> list[Static]:
    """*made*, under the condition said in *tail*."""
    if tail.when is None:
        return made
    return conditioned(made, tail.when(scene))
