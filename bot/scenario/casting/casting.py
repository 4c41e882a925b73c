"""Spells cast and abilities used: targets, X, chosen sources, modes, divisions."""

import re
from dataclasses import replace

from bot.cards.facts import is_attachable, is_kind_spell, is_spell
from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.inside import holds, inside, uses_x
from bot.engine.instructions import Ability, CardAbilities, ChooseOne, Unplayed
from bot.engine.question import EnterNow, Preference, Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.activated_only import activated_only
from bot.scenario.casting.choosing import prefer
from bot.scenario.casting.costs import cost_of, x_paid
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.each_time import check_one_source
from bot.scenario.casting.effect_told import aim_by_effect
from bot.scenario.casting.modes import modes_of, together
from bot.scenario.casting.own_hit import check_own_hit
from bot.scenario.casting.placing import harms, place_entry, protects
from bot.scenario.casting.targeting import display, slots
from bot.scenario.casting.told_of_spells import take_told
from bot.scenario.casting.uncounterable import note_uncounterable
from bot.scenario.scene.aiming import FORESEEN
from bot.scenario.scene.chosen_colors import choose_as_cast, speaks_of_color, unchosen
from bot.scenario.scene.chosen_players import choose_player, wants_player
from bot.scenario.scene.draft import CASTER_UNTOLD, DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_ABILITY
from bot.scenario.words.numbers_asked import NEEDS_X
from bot.scenario.words.syntax import Thing
from bot.worded import Worded, joined, worded
from bot.wording.grand_archive.kinds import CLASSES as GA_CLASSES
from bot.wording.grand_archive.kinds import SUBTYPES as GA_SUBTYPES
from bot.wording.reading import in_the_way

# Said of what somebody "has", which may be in hand.
HAD = "had"


def require_read(scene: Scene, thing: DraftThing, abilities: CardAbilities) -> None:
    """Refuse a card some of whose text is not understood."""
    for sentence, why in in_the_way(abilities):
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "I cannot read this sentence of {thing} yet: “{sentence}” ({why}).",
                thing=thing.label or thing.id,
                sentence=sentence,
                why=Worded(why),
            ),
            None,
            (worded("Say what it does in other words, in quotation marks."),),
        )


def spell_object(scene: Scene, thing: Thing, who: str) -> DraftThing:
    """The spell that *who* casts: a new object on the stack."""
    card = scene.card_of(thing)
    further = _is_further(scene, thing)
    waiting = [
        it
        for it in scene.draft.things
        if it.card is not None
        and not (further and FORESEEN in it.flags)
        and any(it.card.ref == name for name in card.names)
        and (
            "in hand" in it.flags
            or (FORESEEN in it.flags and (it.controller == who or _nobodys(it)))
            or _only_had(it, thing, who)
            or _only_told(scene, it, thing)
        )
    ]
    if waiting:
        waiting[0].flags -= {"in hand", FORESEEN}
        waiting[0].said.discard(HAD)
        waiting[0].zone = Zone.STACK
        waiting[0].controller = waiting[0].owner = who
        return waiting[0]
    plain = replace(thing, det="a", count=None, specs=())
    (made,) = scene.thing(replace(plain, det="another"), who, new=True)
    made.controller = made.owner = who
    return made


_FURTHER = frozenset("another second third fourth further additional other".split())


def _is_further(scene: Scene, thing: Thing) -> bool:
    """ "He chooses my Shock. I cast a second Shock": not the one that he chose."""
    ahead = scene.parse.word(thing.place.start - 1)
    return not _FURTHER.isdisjoint({thing.det, ahead})


def _kinds_in_label(made: DraftThing) -> set[str]:
    """ "A Suited Spell “…”" is no name: what kind of spell it is."""
    *kinds, last = made.id.lower().split() or [""]
    known = all(kind in GA_SUBTYPES or kind in GA_CLASSES for kind in kinds)
    return set(kinds) if known and last in {"spell", "action"} else set()


def _only_had(it: DraftThing, thing: Thing, who: str) -> bool:
    """ "I have an Odd Wurm. I cast the Wurm": the one that was told of."""
    fresh = thing.det in {"a", "another"} or thing.count is not None
    return HAD in it.said and it.controller == who and not (it.flags or fresh)


def _only_told(scene: Scene, it: DraftThing, thing: Thing) -> bool:
    """ "Odd Bear, a 2/2, has flying. I cast Odd Bear": no second one of nobody's."""
    happened = scene.draft.script or scene.draft.opening
    fresh = thing.det in {"a", "another"} or thing.count is not None
    there = _nobodys(it) and it.zone is Zone.BATTLEFIELD
    return there and not (happened or fresh or it.flags or it.attached_to)


def _nobodys(it: DraftThing) -> bool:
    """Whether nobody has said whose it is."""
    return "chosen controller" not in it.said


def cast(scene: Scene, thing: Thing, use: Use) -> DraftThing:
    """*use.who* casts the card of *thing*; it resolves at this point."""
    made = spell_object(scene, thing, use.who)
    made.flags |= {CASTER_UNTOLD} if use.guessed else set()
    face = made.face
    assert face is not None
    _check_whence(scene, thing, made, use)
    take_told(scene, made, thing)
    if not is_spell(face):
        note_uncounterable(made, use)
        return _enter(scene, made, use)
    if made.card is not None and made.card.game is not scene.game:
        scene.check_game(made.card.ref, thing.place)
    require_read(scene, made, made.abilities)
    choose_as_cast(scene, made)
    if is_kind_spell(scene.game, face):
        made.kinds.add("spell")
    if scene.game is Game.GRAND_ARCHIVE:
        made.elements |= {str(value) for value in thing.of("element")}
        made.kinds |= _kinds_in_label(made)
    note_uncounterable(made, use)
    activated_only(scene, made, face.text)
    ability = made.abilities.spell
    if ability is None:
        if made.abilities.statics:
            # An instant that only makes a rule for the turn.
            raise scene.error(
                Problem.UNSUPPORTED,
                worded("I do not know how {made} resolves.", made=made.id),
            )
        ability = Ability(())
    if use.x is None:
        use = replace(use, x=x_paid(scene, ability))
    entry = resolve(scene, made, ability, use, spell=True)
    entry.harms = harms(ability, use)
    check_own_hit(scene, ability, use)
    cost = cost_of(scene, made, ability, use.who, use.x)
    if cost is not None:
        place_entry(scene, cost, use, protects(ability, use))
        scene.behind = cost
    place_entry(scene, entry, use, protects(ability, use))
    scene.behind = None
    return made


_FROM_GRAVEYARD = re.compile(r"\b(?:cast|play)\b[^.]*\bfrom (?:your|a|any) graveyard")


def _check_whence(scene: Scene, thing: Thing, made: DraftThing, use: Use) -> None:
    """Refuse a card cast of which one lies in a graveyard it may be cast from.

    "If that spell would be put into your graveyard, exile it instead" goes for that
    one alone (614.1a). Raises QuestionError (AMBIGUOUS).
    """
    if scene.game is not Game.MTG or made.card is None or "flashback" in made.keywords:
        return
    lying = any(
        it is not made
        and it.zone is Zone.GRAVEYARD
        and it.owner == use.who
        and it.card is not None
        and it.card.ref == made.card.ref
        for it in scene.draft.things
    )
    if lying and any(
        _FROM_GRAVEYARD.search(part.text)
        for it in scene.draft.things
        for part in inside(it.abilities, Unplayed)
    ):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is that the {card} in the graveyard, or another one?", card=made.label
            ),
            thing.place,
        )


# What its text may ask of how it came to be there.
WAS_CAST = frozenset(
    {"you cast it", "it was cast", "this was cast", "you cast it from your hand"}
)


def _is_used(scene: Scene, made: DraftThing, use: Use) -> bool:
    """Whether an activated ability is rather meant: it is aimed, or answers a spell."""
    if scene.game is not Game.MTG or not made.abilities.activated:
        return False
    if holds(made.abilities, Trigger, ChooseOne):
        return False
    text = made.face.text.lower() if made.face else ""
    return bool(use.targets) or (scene.timing == "response" and "flash" not in text)


def _enter(scene: Scene, made: DraftThing, use: Use) -> DraftThing:
    require_read(scene, made, made.abilities)
    if made.face is not None and is_attachable(made.face) and use.targets:
        made.attached_to = use.targets[0]
    elif use.itself:
        scene.draft.preferences.append(Preference(use.who, made.id))
    elif use.targets and scene.game is not Game.MTG:
        from bot.scenario.casting.sides import aim_entering

        aim_entering(scene, made, use)
    elif _is_used(scene, made, use):
        # "He casts Goblin Bombardment on me", "I respond with the Circle".
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    elif wants_player(made) and {*use.targets} <= {*scene.draft.players}:
        for name in use.targets:  # "Casts Stuffy Doll naming me": nobody's target
            choose_player(made, name)
    elif use.targets:
        # Nothing is targeted by casting it: what triggers as it enters does that.
        prefer(scene, use.who, use.targets)
        # "I clone his 3/3": what it may do as it enters is done.
        scene.draft.preferences.append(Preference(use.who, f"use {made.id}"))
    if use.opening:
        made.zone = Zone.BATTLEFIELD
        return made
    made.zone = Zone.STACK
    if scene.game is Game.MTG:
        made.flags |= WAS_CAST
    made.entered_later = True
    made.sick = True
    # It enters with them: that can be changed (306.5b).
    made.loyalty = made.counters.pop("loyalty", made.loyalty)
    made.x = use.x
    if scene.game is Game.GRAND_ARCHIVE:
        told = scene.says(
            use.who,
            "You play {made}; it enters the field.",
            "{who} plays {made}; it enters the field.",
            made=made.id,
        )
    else:
        told = scene.says(
            use.who,
            "You cast {made}; it enters the battlefield.",
            "{who} casts {made}; it enters the battlefield.",
            made=made.id,
        )
    if made.attached_to:
        told = _told(scene, made, use, spell=True)
    entering = EnterNow(made.id, use.who, use.x, cast=scene.game is Game.MTG)
    entry = Entry(entering, use.who, told, made.id)
    place_entry(scene, entry, use, False)
    return made


def resolve(
    scene: Scene, source: DraftThing, ability: Ability, use: Use, *, spell: bool
) -> Entry:
    """The entry for *ability* of *source* as it is used."""
    if spell:
        aim_by_effect(scene, source, (ability, *ability.modes), use)
    if not spell and speaks_of_color(ability):
        raise unchosen(scene, source)
    modes = modes_of(scene, source, ability, use)
    whole = with_modes(ability, modes)
    if len(modes) > 1:
        ability, modes = whole, ()
    if uses_x(whole) and use.x is None:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(NEEDS_X, card=source.label or source.id),
            None,
            ("X=3",),
        )
    check_one_source(scene, source, use, whole)
    chosen = slots(scene, source, whole, use)
    told = _told(scene, source, use, spell=spell)
    what = Resolve(
        source.id,
        ability,
        use.who,
        chosen,
        use.x,
        modes,
        use.division,
        spell,
    )
    return Entry(what, use.who, told, source.id)


def with_modes(ability: Ability, modes: tuple[int, ...]) -> Ability:
    """The ability with the chosen bullets put in."""
    picked = [ability.modes[it] for it in modes]
    if len(picked) > 1:
        return together(ability, picked)
    return replace(
        ability,
        do=(*ability.do, *(one for mode in picked for one in mode.do)),
        targets=(*ability.targets, *(one for mode in picked for one in mode.targets)),
    )


def _told(scene: Scene, source: DraftThing, use: Use, *, spell: bool) -> str:
    how: list[str] = []
    if use.x is not None:
        how.append(worded(" with X = {x}", x=use.x))
    if use.targets:
        on = joined([display(scene, it) for it in use.targets])
        how.append(worded(" on {targets}", targets=on))
    if use.sources:
        chosen = joined([display(scene, it) for it in use.sources])
        how.append(worded(", choosing {chosen}", chosen=chosen))
    if use.division:
        parts = [
            worded("{n} on {whom}", n=n, whom=display(scene, it))
            for it, n in use.division
        ]
        how.append(worded(" ({parts})", parts=joined(parts)))
    verbs = ("You use {it}{how}.", "{who} uses {it}{how}.")
    if spell:
        verbs = ("You cast {it}{how}.", "{who} casts {it}{how}.")
    return scene.says(use.who, *verbs, it=source.id, how=joined(how, ""))
