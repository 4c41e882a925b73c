"""What effects and triggers look for, in our plain words."""

from bot.engine.effects import (
    AttackWatch,
    BlockedWatch,
    BlockWatch,
    CastWatch,
    CounterWatch,
    DamageWatch,
    EnterWatch,
    LeaveWatch,
    OtherWatch,
    PreventedWatch,
    UnblockedWatch,
    Until,
    ZoneWatch,
)
from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    Filter,
    Side,
    Zone,
)
from bot.engine.watches import TargetedWatch
from bot.wording.plain.values import G, P

# --- What is watched ------------------------------------------------------------

P.words("combat", {"damage": None, "combat damage": True, "non-combat damage": False})
P.words(
    "until",
    {
        "this turn": Until.END_OF_TURN,
        "this combat": Until.END_OF_COMBAT,
        "until your next turn": Until.YOUR_NEXT_TURN,
        "until the end of your next turn": Until.END_OF_YOUR_NEXT_TURN,
        "for the rest of the game": Until.END_OF_GAME,
    },
)


@G.says(
    "damage",
    "[at least <least:number>] [at most <most:number>] <combat:combat word>"
    " [from <source:filter>] [to <recipient:filter>]",
)
def _damage(
    combat: tuple[bool | None],
    least: int = 1,
    most: int | None = None,
    source: Filter = ANY_OBJECT,
    recipient: Filter = ANYTHING,
) -> DamageWatch:
    return DamageWatch(source, recipient, combat[0], least, most)


# A rule's value None would mean that the words do not fit.
G.table(
    "combat word",
    {"damage": (None,), "combat damage": (True,), "non-combat damage": (False,)},
)


def _say_damage(it: DamageWatch) -> str:
    said = P.say("combat", it.combat)
    if it.at_most is not None:
        said = f"at most {it.at_most} {said}"
    if it.at_least != 1:
        said = f"at least {it.at_least} {said}"
    if it.source != ANY_OBJECT:
        said += f" from {P.say('filter', it.source)}"
    if it.recipient != ANYTHING:
        said += f" to {P.say('filter', it.recipient)}"
    return said


P.by_hand("damage", _say_damage)
G.says("watch", "<it:damage> is dealt")(lambda it: it)
P.words("watch", {"this prevents damage": PreventedWatch(by_this=True)})
P.both(
    "watch", "<what:filter> dies", ZoneWatch, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD
)
P.both(
    "watch",
    "<what:filter> that was dealt damage by <damaged_by:filter> this turn dies",
    ZoneWatch,
    origin=Zone.BATTLEFIELD,
    to=Zone.GRAVEYARD,
)
P.both(
    "watch",
    "<what:filter> goes to a graveyard",
    ZoneWatch,
    origin=None,
    to=Zone.GRAVEYARD,
)
P.both("watch", "<what:filter> enters", EnterWatch)
P.both("watch", "<what:filter> leaves", LeaveWatch)
P.both("watch", "<kind:text> counters are put on <on:filter>", CounterWatch)
P.both("watch", "<what:filter> attacks", AttackWatch, alone=False, or_blocks=False)
P.both("watch", "<what:filter> attacks alone", AttackWatch, alone=True, or_blocks=False)
P.both(
    "watch",
    "<what:filter> attacks or defends",
    AttackWatch,
    alone=False,
    or_blocks=True,
)
P.both("watch", "<what:filter> blocks", BlockWatch)
P.both("watch", "<what:filter> blocks <attacker:filter>", BlockWatch)
P.both("watch", "<what:filter> becomes blocked", BlockedWatch)
P.both("watch", "<what:filter> becomes blocked by <by:filter>", BlockedWatch)
P.both("watch", "<what:filter> attacks and isn't blocked", UnblockedWatch)
P.both("watch", "<what:filter> is cast", CastWatch)
P.both("watch", "<what:filter> is cast by you", CastWatch, by=Side.YOU)
P.both("watch", "<what:filter> is cast by an opponent", CastWatch, by=Side.OPPONENT)
for _cast, _kind in ((True, "a spell"), (False, "a spell or ability")):
    _aimed = f"<what:filter> becomes the target of {_kind}"
    P.both("watch", _aimed, TargetedWatch, cast=_cast, by=None)
    P.both("watch", f"{_aimed} of yours", TargetedWatch, cast=_cast, by=Side.YOU)
    P.both(
        "watch", f"{_aimed} of an opponent", TargetedWatch, cast=_cast, by=Side.OPPONENT
    )
P.both("watch", "<text:text>", OtherWatch)


@G.says("watch", "<it:damage> is prevented")
def _is_prevented(it: DamageWatch) -> PreventedWatch | None:
    if it.combat is not None or it.at_least != 1 or it.at_most is not None:
        return None
    return PreventedWatch(it.source, it.recipient)


def _say_watch(it: object) -> str:
    match it:
        case DamageWatch():
            return f"{P.say('damage', it)} is dealt"
        case PreventedWatch(source, recipient, False):
            return f"{P.say('damage', DamageWatch(source, recipient))} is prevented"
        case _:
            raise ValueError(f"no words for {it!r}")


P.by_hand("watch", _say_watch)
