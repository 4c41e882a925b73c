"""Abilities used, costs paid, and sources chosen for them."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.instructions import Ability
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.activating import activate, check_repeat, loyalty_cost
from bot.scenario.casting.answered_threats import threat_met
from bot.scenario.casting.casting_checks import (
    cast_only_now,
    check_not_cast,
)
from bot.scenario.casting.choosing import prefer
from bot.scenario.casting.default_targets import Use, disarms, prevents
from bot.scenario.casting.hosts import host_of, whose_ability
from bot.scenario.casting.optional import replace_with
from bot.scenario.casting.preventing import dealt_last, dealt_to_own
from bot.scenario.casting.sacrificing import (
    for_its_own,
    just_sacrificed,
    one_of_theirs,
    only_sacrificed,
    paid_for,
    those_made,
)
from bot.scenario.casting.several_used import each_used
from bot.scenario.casting.shields import check_amount
from bot.scenario.casting.told_ahead import check_restated, told_ahead
from bot.scenario.casting.usable import (
    just_tapped,
    may_use,
    only_optional,
    payable,
    taps_theirs,
    usable_it,
    wants_source,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import (
    aimed_at,
    chosen_sources,
    face_of,
    just_cast,
    listed,
    x_of,
)
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.taken import check_taken
from bot.scenario.scene.trigger_aimed import aims_damage, aims_triggers
from bot.scenario.words.asked_back import WHICH_ABILITY
from bot.scenario.words.small_words import CASTING, SACRIFICING
from bot.scenario.words.syntax import Card, Clause, Person, Place, Thing
from bot.worded import worded


@handles("targetlast")
def target_with_last(scene: Scene, clause: Clause) -> None:
    """I target my Knight: with the ability that has just been read out."""
    who = scene.who(clause)
    if not who and scene.last_use is not None:
        who = scene.last_use.who  # "…, targeting Bob with the copy"
    who = who or scene.subject  # "Bob attacks with it, targeting the 3/3"
    pool = [
        it for it in scene.draft.things
        if it.controller == who
        and any(_aimed_by(one) for one in it.abilities.activated)
    ]  # fmt: skip
    if not pool and aims_triggers(scene, who):
        prefer(scene, who, aimed_at(scene, clause, who))
        return
    if len(pool) != 1:
        raise _unknown_behind(scene, clause) or scene.error(
            Problem.AMBIGUOUS, worded("With what?")
        )
    # "She sacrifices the Goblins, targeting Bob each time": for each of them.
    times = paid_for(scene, pool[0], who)
    if times > 1 and "each" not in clause.text.lower().split():
        raise scene.error(
            Problem.AMBIGUOUS, worded("What is sacrificed for {it}?", it=pool[0].id)
        )
    activate(scene, pool[0], Use(who, aimed_at(scene, clause, who), [], times=times))


def _unknown_behind(scene: Scene, clause: Clause) -> QuestionError | None:
    """ "He targets my Bear with Odd Pulse": the card that nobody knows."""
    parse, start = scene.parse, clause.place.end + 1
    end = start
    while parse.word(start - 1) == "with" and parse.word(end) and parse.capital(end):
        end += 1
    if end == start:
        return None
    name = parse.said(start, end)
    return scene.error(
        Problem.UNKNOWN,
        worded(
            "I know no “{name}”. If it is a card, paste its text in quotation marks "
            "after its name.",
            name=name,
        ),
        Place(start, end),
        (f'{name}: "…its text…"',),
    )


def _aimed_by(ability: Ability) -> bool:
    """Whether using it asks for a target."""
    return bool(ability.targets) or any(map(_aimed_by, ability.modes))


@handles("uselast")
def use_last(scene: Scene, clause: Clause) -> None:
    """In response she activates its ability on the Bear: the one there is."""
    who = scene.who(clause)
    loyalty = loyalty_cost(scene, clause)
    pool = [it for it in scene.focus if may_use(scene, it, who)]
    if loyalty is not None:
        pool = [
            it
            for it in scene.draft.things
            if may_use(scene, it, who)
            and any(one.loyalty == loyalty for one in it.abilities.activated)
        ]
    host = pool[0] if len(pool) == 1 else payable(scene, who)
    aiming = [it for it in scene.draft.things if it.on_board and _is_aimed_only(it)]
    aiming = [it for it in aiming if it.controller == who]
    if host is None and clause.get("to") is not None and len(aiming) == 1:
        aimed = {"who": clause.get("who"), "to": clause.get("to")}
        take_as(scene, clause, "choosetarget", aimed)
        return
    if host is None:
        # "I use its ability": what it may do by itself, where nothing else is there.
        take_as(scene, clause, "useeffect", {"who": clause.get("who")})
        return
    who = who or host.controller
    scene.subject = who
    names = aimed_at(scene, clause, who)
    names = names or told_ahead(scene, host.abilities.activated, who, host)
    sources = chosen_sources(scene, clause, who)
    times = clause.get("times") or 1 + ("twice" in clause.text.lower().split())
    use = Use(who, names, sources, clause.get("x"), times=times, loyalty=loyalty)
    activate(scene, host, use)
    scene.focus = [it for it in map(scene.draft.thing, [*names, *sources]) if it]
    scene.focus = scene.focus or [host]


def _is_aimed_only(it: DraftThing) -> bool:
    """Whether nothing of it is activated, and what triggers is aimed at something."""
    return not it.abilities.activated and aims_damage([it])


@handles("useagain")
def use_again(scene: Scene, clause: Clause) -> None:
    """I use it twice, once on my Lion and once on me: the second time."""
    host, last = scene.last_host, scene.last_use
    if host is None or last is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    who = last.who
    names, sources = aimed_at(scene, clause, who), chosen_sources(scene, clause, who)
    again = Use(who, names, sources, last.x, times=clause.get("times") or 1)
    again.loyalty = last.loyalty
    activate(scene, host, again)


def _held(scene: Scene, clause: Clause, thing: Thing, who: str) -> Thing | None:
    """ "I have a Fog. I cast it": the one spell in hand; what can be used before it."""
    casting = CASTING & set(clause.text.lower().split())
    if thing.noun != "it" or not (casting or usable_it(scene, thing, who) is None):
        return None
    held = [it for it in scene.draft.things if "in hand" in it.flags]
    spells = [it for it in held if who in {"", it.controller}]
    return _the_card(spells[0] if len(spells) == 1 else None, thing)


def _the_card(it: DraftThing | None, thing: Thing) -> Thing | None:
    """*it*, named where *thing* stands."""
    if it is None or it.card is None:
        return None
    card = Card((it.card.ref,), it.id, thing.place)
    return Thing("card", thing.place, card=card, label=it.id)


_PREVENTING = frozenset(["prevent", "prevents", "prevented", "stops", "stop"])


def _aimed(scene: Scene, clause: Clause, who: str, host: DraftThing) -> list[str]:
    """What it is used on; "my 1/1" is hardly the Healer that is used."""
    (part, *rest) = (*parts_of(clause.get("to")), None)
    if not isinstance(part, Thing) or part.label or part.card or any(rest):
        return aimed_at(scene, clause, who)
    kept, scene.in_list = scene.in_list, [host]
    try:
        return aimed_at(scene, clause, who)
    finally:
        scene.in_list = kept


_PERMANENTS = frozenset({"creature", "artifact", "enchantment"})


@handles("use")
def use_ability(scene: Scene, clause: Clause) -> None:
    """I tap Samite Healer on my Bear; AP used the 0 of Gideon."""
    value = clause.get("card")
    if only_sacrificed(scene, clause):
        return
    who = scene.who(clause)
    if who:
        scene.subject = who
    casting = bool(CASTING & set(clause.text.lower().split()))
    if clause.kind == "use" and (each := each_used(scene, clause, casting)):
        for one in each:
            use_ability(scene, one)
        return
    thing = value if isinstance(value, Thing) else parts_of(value)[0]
    if isinstance(thing, Person):
        raise scene.error(Problem.SYNTAX, worded("What is used?"), thing.place)
    if thing.noun == "ability" and thing.card is None and not thing.label:
        use_last(scene, clause)
        return
    casting = casting and not _says_ability(scene, thing)
    if _cast_instead(scene, clause, thing, who, casting=casting):
        return
    who = who or whose_ability(scene, thing, clause)
    said = set(clause.text.lower().split())
    if SACRIFICING & said and one_of_theirs(scene, clause, thing):
        just_sacrificed(scene, clause, value)
        return
    if taps_theirs(scene, clause, thing, who):
        return
    known = len(scene.draft.things)
    host = usable_it(scene, thing, who) or host_of(scene, thing, who)
    check_not_cast(scene, clause, thing, host)
    if clause.kind == "use" and not casting and only_optional(scene, host):
        replace_with(scene, host, who or host.controller)
        return
    for_something = for_its_own(scene, clause, who, host)
    if SACRIFICING & said and not for_something and clause.get("to") is None:
        # No ability of its own asks for it: it is just gone.
        host.flags.discard("utility")
        made = scene.draft.things[known:]
        gone = those_made(scene, thing, host, made, who) if made else clause.get("card")
        just_sacrificed(scene, clause, gone)
        return
    if just_tapped(scene, clause, thing, host, who):
        return
    if clause.get("to") is not None and _is_aimed_only(host):
        # "My Yasuo attacks. I use his ability on the defender": as it triggers.
        aimed = {"who": clause.get("who"), "to": clause.get("to"), "host": thing}
        take_as(scene, clause, "choosetarget", aimed)
        return
    clause = _used_against(scene, clause, host, who or host.controller)
    doer = who or host.controller
    threat = threat_met(scene, clause, host.abilities.activated, doer)
    if threat is not None and clause.get("src") is None:
        clause = replace(clause, slots={**clause.slots, "to": None})
    names = _used_on(scene, clause, host, doer)
    sources = [threat.id] if threat else chosen_sources(scene, clause, who)
    use = Use(
        who or host.controller,
        names,
        sources,
        x_of(scene, clause, thing) if thing.card else clause.get("x"),
        times=clause.get("times") or 1,
        loyalty=loyalty_cost(scene, clause),
    )
    if clause.get("kicked") is not None:  # only what is cast can be
        taken = {*clause.slots} - {"kicked"}
        check_taken(scene, clause, taken)
    activate(scene, host, use)
    check_restated(scene, clause, host, use)
    n = clause.get("n")
    if n is not None:
        check_amount(scene, host, number(scene, n))
    note = clause.get("text")
    if isinstance(note, str):
        check_repeat(scene, host, note)
    creatures = [it for it in map(scene.draft.thing, [*names, *sources]) if it]
    scene.focus = creatures or [host]


def _used_against(scene: Scene, clause: Clause, host: DraftThing, who: str) -> Clause:
    """ "Bob bolts me. I use NAME on it": that is the source chosen."""
    (part, *rest) = (*parts_of(clause.get("to")), None)
    aims = any(it.targets for it in host.abilities.activated)
    if not isinstance(part, Thing) or any(rest) or aims or clause.get("src"):
        return clause
    if not just_cast(scene, part, who):
        return clause
    return replace(clause, slots={**clause.slots, "src": clause.get("to"), "to": None})


def _says_ability(scene: Scene, thing: Thing) -> bool:
    """ "I cast Forcefield's ability": that is used, and the card is there."""
    words = [scene.parse.word(thing.place.end + n) for n in (0, 1)]
    return "ability" in words[words[0] == "'s" :][:1]


def _cast_instead(
    scene: Scene, clause: Clause, thing: Thing, who: str, *, casting: bool
) -> bool:
    """Cast what is not used but cast, or let it enter; True if that was done."""
    a_spell = thing.noun == "card" and thing.card is not None
    a_spell = a_spell and is_spell(face_of(scene, thing))
    if a_spell or (casting and _cast_anew(scene, clause, thing)):
        take_as(scene, clause, "cast", {**clause.slots, "spell": 1})
        return True
    sized = thing.of("size") or thing.of("loyalty") or thing.noun in _PERMANENTS
    new = thing.det in {"a", "another"} or (not thing.det and (thing.count or 0) > 1)
    if sized and new and casting:
        # "Bob casts a 3/3 Beast": it enters, nothing of it is used.
        check_taken(scene, clause, {"who", "card", "times"})
        entering = {"who": clause.get("who"), "what": clause.get("card")}
        take_as(scene, clause, "enter", entering)
        return True
    held = _held(scene, clause, thing, who)
    if held is None and casting:
        held = _the_card(cast_only_now(scene, clause, thing, who), thing)
    if held is not None:
        take_as(scene, clause, "cast", {**clause.slots, "card": held})
        return True
    return False


def _used_on(scene: Scene, clause: Clause, host: DraftThing, who: str) -> list[str]:
    """What *who* uses it on; what is hit, where that is not said."""
    aimless = not any(map(_aimed_by, host.abilities.activated))
    kept = scene.next_owner
    if aimless and who and len(scene.draft.players) == 2:
        # "I use Circle of Protection: Red on Shivan Dragon": a source, hardly my own.
        scene.next_owner = scene.other(who)
    names = _aimed(scene, clause, who, host)
    scene.next_owner = kept
    own = all(it and it.controller == who for it in map(scene.draft.thing, names))
    if names and "weapon" in host.kinds and aimless and not own:
        # "I use Clarent on his champion": to attack it, or what it says?
        either = worded(
            "Does {it} attack with that, or is its ability used?", it="my champion"
        )
        raise scene.error(Problem.AMBIGUOUS, either, clause.place)
    names = names or told_ahead(scene, host.abilities.activated, who, host)
    if not names and not aimless and clause.get("restated_to") is not None:
        names = listed(scene, clause.get("restated_to"), who)
    said = set(clause.text.lower().split())
    shielding = [it for it in host.abilities.activated if not disarms(it)]
    stops = said & _PREVENTING or any(map(prevents, shielding))
    if not names and not aimless and stops:
        names = dealt_to_own(scene, host, who)  # "He bolts me and I tap the Healer"
    if not names and clause.get("prevents"):
        names = dealt_last(scene)
    if names != [host.id] or not wants_source(host):
        return names
    # "I use the Circle on it": on what is to deal damage, a spell just cast or nothing
    cast_by = scene.last_cast
    theirs = cast_by is not None and cast_by.controller != who
    return [cast_by.id] if cast_by is not None and theirs else []


def _cast_anew(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """ "Casts NAME, a 4/4 with flying": a permanent that is not there yet."""
    verb = clause.text.lower().split()[:3]  # "my opponent casts"
    if thing.card is None or scene.game is not Game.MTG or not CASTING & set(verb):
        return False
    names = thing.card.names
    return not any(
        it.card is not None and it.card.ref in names and it.zone is Zone.BATTLEFIELD
        for it in scene.draft.things
    )
