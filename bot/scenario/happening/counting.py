"""Counters that are put on something or taken off; and how many things there are."""

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.effects import CounterWatch, Trigger
from bot.engine.inside import walk
from bot.engine.instructions import (
    Ability,
    AddCounters,
    CardAbilities,
    DealDamage,
    MakeTokens,
    TakeCounters,
)
from bot.engine.question import AskKind, Preference
from bot.engine.repeating import Proliferate
from bot.engine.values import Named, StatOf, Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask, asked_players, me
from bot.scenario.casting.activating import activate
from bot.scenario.casting.casting import cast
from bot.scenario.casting.default_targets import Use
from bot.scenario.happening.happening import do, doer
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.asked_with import there_already
from bot.scenario.scene.counter_costs import asks_for_counters
from bot.scenario.scene.counters_of_champions import paid_for, payers
from bot.scenario.scene.counters_said import counter_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import WHAT_PAID, WHICH_ABILITY, WHICH_COUNTERS
from bot.scenario.words.numbers_asked import HOW_MANY_COUNTERS
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.syntax import Clause, Several, Spec, Thing
from bot.worded import Worded, worded


@handles("put")
def put_counters(scene: Scene, clause: Clause) -> None:
    """I put two +1/+1 counters on my Bear."""
    who = doer(scene, clause)
    value = clause.get("counters")
    if value is None:
        told = scene.says(who, "You proliferate.", "{who} proliferates.")
        for name in targeted(scene, clause.get("on")) if clause.get("on") else ():
            scene.draft.preferences.append(Preference(who, f"more {name}"))
        do(scene, who, told, Proliferate())
        return
    amount, kind = _said(scene, clause, 1)
    if clause.get("on") is None:
        names = [scene.spoken_of()]  # "Bob doesn't block and gets a poison counter"
    else:
        names = targeted(scene, clause.get("on"), new=True)
    for name in names:
        it = scene.draft.thing(name)
        if not kind:
            if it is None:
                raise scene.error(Problem.AMBIGUOUS, WHICH_COUNTERS)
            kind = counter_of(scene, it, Spec("counters", value, clause.place))
        told = _put(amount, kind, name if it is not None else scene.name(name))
        do(scene, who, told, AddCounters(kind, amount, Named(name)))


def _said(scene: Scene, clause: Clause, usual: int) -> tuple[int, str]:
    """How many counters, of which kind, if that is said."""
    amount, kind = clause.get("counters") or (usual, clause.get("kind") or "")
    if not isinstance(amount, int):
        raise scene.error(Problem.AMBIGUOUS, HOW_MANY_COUNTERS, clause.place)
    return amount, kind


def _put(amount: int, kind: str, name: str) -> Worded:
    return worded(
        "{amount} {kind} counter would be put on {name}."
        if amount == 1
        else "{amount} {kind} counters would be put on {name}.",
        amount=amount,
        kind=kind,
        name=name,
    )


def _some(scene: Scene, clause: Clause) -> int:
    """How many of "them": one, so many, or all there are."""
    if clause.get("n") is not None:
        return number(scene, clause.get("n"))
    (first, *_) = scene.focus or (None,)
    every = {"all", "both"} & {*clause.text.lower().split()}
    return sum(first.counters.values()) if every and first is not None else 1


@handles("movecounters")
def move_counters(scene: Scene, clause: Clause) -> None:
    """She moves a +1/+1 counter from the Bear onto the Elf: off one, onto the other.

    Both happen or neither does (122.5). Raises QuestionError (ILLEGAL) for what is not
    there.
    """
    amount, kind = _said(scene, clause, _some(scene, clause))
    hosts = scene.things(clause.get("on")) if clause.get("on") else list(scene.focus)
    if len(hosts) != 1:
        raise scene.error(
            Problem.AMBIGUOUS, worded("From what is the counter removed?")
        )
    (first,) = hosts
    kind = kind or counter_of(
        scene, first, Spec("counters", clause.get("counters"), clause.place)
    )
    who = doer(scene, clause) if clause.get("who") is not None else first.controller
    (other, *more) = targeted(scene, clause.get("to"))
    if more or first.counters.get(kind, 0) < amount:
        raise scene.error(
            Problem.AMBIGUOUS, worded("From what is the counter removed?")
        )
    told = _put(amount, kind, other)
    off = TakeCounters(kind, amount, Named(first.id))
    do(scene, who, told, off, AddCounters(kind, amount, Named(other)))


@handles("chapter")
def chapter(scene: Scene, clause: Clause) -> None:
    """Chapter II of my Saga triggers: it gets its second lore counter (714.2b)."""
    names = targeted(scene, clause.get("on"))
    it = scene.draft.thing(names[0]) if len(names) == 1 else None
    last = _last_chapter(it.abilities) if it is not None else 0
    at = clause.get("n").value or last
    if it is None or not 0 < at <= last:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which Saga, and what do its chapters say?"),
        )
    it.counters["lore"] = at - 1
    told = worded(
        "{amount} {kind} counter would be put on {name}.",
        amount=1, kind="lore", name=it.id,
    )  # fmt: skip
    do(scene, it.controller, told, AddCounters("lore", 1, Named(it.id)))


def _last_chapter(card: CardAbilities) -> int:
    watches = [one.watch for one in card.statics if isinstance(one, Trigger)]
    return max(
        (it.nth for it in watches if isinstance(it, CounterWatch) and it.nth), default=0
    )


def loses_counters(scene: Scene, clause: Clause, who: str) -> DraftThing:
    """What the counters of *clause* are removed from by *who*. Raises AMBIGUOUS."""
    _, kind = clause.get("counters") or (1, clause.get("kind") or "")
    if clause.get("on") is not None:
        things = scene.things(clause.get("on"), who)
    else:
        things = [
            it for it in scene.draft.things
            if it.controller == who
            and (kind in it.counters or (not kind and it.counters))
        ]  # fmt: skip
    if not things and scene.game is Game.GRAND_ARCHIVE:
        hers = champion(scene, who)
        things = [hers] if payers(scene, hers, kind) else []
    if len(things) != 1:
        raise scene.error(
            Problem.AMBIGUOUS, worded("From what is the counter removed?")
        )
    return things[0]


@handles("remove")
def remove_counters(scene: Scene, clause: Clause) -> None:
    """I remove one durability counter: a cost, or by itself."""
    who = doer(scene, clause)
    amount, kind = _said(scene, clause, 1)
    host = loses_counters(scene, clause, who)
    aimed = targeted(scene, clause.get("to")) if clause.get("to") else []
    if clause.get("all"):
        _remove_all(scene, clause, who, host, aimed)
        return
    kind = kind or counter_of(
        scene, host, Spec("counters", clause.get("counters"), clause.place)
    )
    told = f"{amount} {kind} counter is removed from {host.id}."
    off = TakeCounters(kind, amount, Named(host.id))
    for ability in host.abilities.activated:
        for paid in ability.pays:
            if not isinstance(paid, TakeCounters) or paid.kind != kind:
                continue
            if scene.just_used(host) and not _more(scene, clause):
                return  # "I use it, removing two counters": told twice, paid once
            if not aimed and _used_next(scene, host):
                return
            each = paid.amount if isinstance(paid.amount, int) else amount
            x = amount if each != paid.amount else None
            if amount % each:
                raise scene.error(Problem.AMBIGUOUS, WHAT_PAID)
            _check_dealt(scene, clause, ability, amount // each)
            activate(scene, host, Use(who, aimed, [], x, times=amount // each))
            return
    for ability in host.abilities.activated:
        if asks_for_counters(ability.cost):
            do(scene, who, told, off)
            activate(scene, host, Use(who, aimed, []))
            return
        if f"{kind} counter" in f"{ability.cost} {ability.text}".lower():
            activate(scene, host, Use(who, [], []))
            host.counters[kind] = max(0, host.counters.get(kind, 0) - amount)
            return
    if (payer := paid_for(scene, host, amount, kind)) is not None:
        already = scene.just_used(payer) and not _more(scene, clause)
        if not already and not _used_next(scene, payer):
            activate(scene, payer, Use(who, aimed, []))
            if "champion" not in host.kinds:  # of which its use takes them
                host.counters[kind] = max(0, host.counters.get(kind, 0) - amount)
        return
    if aimed:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    do(scene, who, told, off)


def _used_next(scene: Scene, host: DraftThing) -> bool:
    """ "I remove a counter and use its ability": what is used next asks for it."""
    used = scene.following[0] if scene.following else None
    if used is None or used.kind not in {"use", "uselast", "cast"}:
        return False
    if used.kind == "cast" and not {"use", "uses", "used"} & {*used.text.split()}:
        return False
    if not used.get("elided") and used.get("who") is not None:
        return False
    if {*used.lead, *used.text.lower().split()} & {"again", "another", "then"}:
        return False
    scene.focus = [host]
    return True


def _remove_all(
    scene: Scene, clause: Clause, who: str, host: DraftThing, aimed: list[str]
) -> None:
    """All of a kind, or all there are: what an ability costs, or what is done to it."""
    kind = clause.get("kind") or ""
    for ability in host.abilities.activated:
        costs = [it for it in ability.pays if isinstance(it, TakeCounters)]
        if len(costs) != 1 or kind not in ("", costs[0].kind):
            continue
        each, has = costs[0].amount, host.counters.get(costs[0].kind, 0)
        times = has // each if isinstance(each, int) and each else 1
        if host.controller != who or not has:
            raise scene.error(Problem.AMBIGUOUS, WHAT_PAID)
        _check_dealt(scene, clause, ability, times)
        activate(scene, host, Use(who, aimed, [], times=times))
        return
    if aimed:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    told = worded("All counters are removed from {it}.", it=host.id)
    if kind:
        told = worded(
            "All {kind} counters are removed from {it}.", kind=kind, it=host.id
        )
    gone = StatOf(Named(host.id), f"counters:{kind}")
    do(scene, who, told, TakeCounters(kind, gone, Named(host.id)))


def _check_dealt(scene: Scene, clause: Clause, ability: Ability, times: int) -> None:
    """Refuse an amount that is not what *ability*, used so often, deals."""
    if not clause.get("n"):
        return
    deals = [it.amount for it in ability.do if isinstance(it, DealDamage)]
    told, each = number(scene, clause.get("n")), deals[0] if len(deals) == 1 else None
    if isinstance(each, int) and told != each * times:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)


def _more(scene: Scene, clause: Clause) -> bool:
    """ "… and I remove another one", "… again": not what has been told already."""
    words = {scene.parse.word(clause.place.end), *clause.text.lower().split()}
    return bool(words & {"again", "another"})


@handles("putwith")
def put_with(scene: Scene, clause: Clause) -> None:
    """I put a +1/+1 counter on my Bear with Battlegrowth: the spell puts it there."""
    names = targeted(scene, clause.get("on"), new=True)
    cast(scene, clause.get("card"), Use(doer(scene, clause), names, []))


@handles("madewith")
def made_with(scene: Scene, clause: Clause) -> None:
    """I make two 1/1 Soldiers with Raise the Alarm: the spell does it, and once."""
    made = cast(scene, clause.get("card"), Use(doer(scene, clause), [], []))
    if made.zone is not Zone.STACK or not (made.face and is_spell(made.face)):
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    said = {it.count for it in parts_of(clause.get("what")) if isinstance(it, Thing)}
    text = {*made.face.text.lower().replace(".", " ").split()}
    if any(n and _counted(n).isdisjoint(text) for n in said):
        # "Three Goblins with Krenko's Command", which makes two.
        raise scene.error(
            Problem.AMBIGUOUS, worded("“{n}” of what?", n=max(filter(None, said)))
        )


def _counted(n: int) -> set[str]:
    """The words that a spell that makes *n* may say so with."""
    return {str(n), "x", *(word for word, it in NUMBER_WORDS.items() if it == n)}


@handles("ask_made")
def made(scene: Scene, clause: Clause) -> None:
    """How many Zombies does Bob have? Those that are still there."""
    who = scene.player(clause.get("who")) if clause.get("who") else ""
    for name in [who] if who else scene.draft.players:
        ask(scene, clause, AskKind.CONTROLS, name, detail=clause.get("kind"))


@handles("ask_created")
def created(scene: Scene, clause: Clause) -> None:
    """How many tokens are created? How many Soldiers does she get from it?"""
    for part in parts_of(clause.get("card")):
        sources = {it.source for it in all_entries(scene)}
        if isinstance(part, Thing) and there_already(scene, part):
            continue
        if (
            isinstance(part, Thing)
            and part.card is not None
            and not any(
                it.id in sources and it.card and it.card.ref in part.card.names
                for it in scene.draft.things
            )
        ):
            done = (it.what for it in scene.draft.script)
            if any(isinstance(one, MakeTokens) for it in done for one in walk(it)):
                # "I create a Treasure. How many do I get with it?": it is out.
                there = {"what": Several((part,), clause.place)}
                take_as(scene, clause, "inforce", there, lead=(".",))
                continue
            slots = {"who": clause.get("who"), "card": part}
            take_as(scene, clause, "cast", slots, lead=(".",))
    last = scene.draft.asks[-1] if scene.draft.asks else None
    bare = not {"who", "card"} & clause.slots.keys()
    for kind in clause.get("kinds") or ("",):
        if bare and last is not None and last.kind is AskKind.CONTROLS:
            # "How many Zombies does she have, and how many Humans?"
            ask(scene, clause, last.kind, last.subject, detail=kind)
            continue
        for name in asked_players(scene, clause) if clause.get("who") else [""]:
            ask(scene, clause, AskKind.CREATED, name or me(scene), name, kind)


@handles("tally")
def tally(scene: Scene, clause: Clause) -> None:
    """(three in total with him): must be how many there are."""
    count = len(scene.focus)
    if number(scene, clause.get("n")) != count:
        raise scene.error(
            Problem.ILLEGAL, worded("I count {count} of them.", count=count)
        )
