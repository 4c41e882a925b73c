"""Clauses in which players cast, use, pay, choose."""

from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import abilities_of, face_named, is_attachable, is_spell
from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.casting.activating import activate
from bot.scenario.casting.answered_threats import aimed_elsewhere, threat_met
from bot.scenario.casting.attaching import attach
from bot.scenario.casting.bare_spells import cast_bare, unnamed
from bot.scenario.casting.casting import cast
from bot.scenario.casting.casting_checks import (
    aims,
    at_itself,
    check_aimed,
    check_deed,
    check_note,
    check_numbers,
    check_pronoun,
    chosen_by_another,
    hits,
    named_again,
)
from bot.scenario.casting.chosen_to_discard import discards_chosen
from bot.scenario.casting.dealt_by_spell import dealt_to_each
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.dividing import check_each, division_of, is_divided
from bot.scenario.casting.headings import heading, only_described, only_named
from bot.scenario.casting.kicking import check_how, paid_more
from bot.scenario.casting.modes import told_mode
from bot.scenario.casting.moving import is_cast_now
from bot.scenario.casting.named_beside import named_beside
from bot.scenario.casting.on_table import of_nobody, on_table
from bot.scenario.casting.once_more import each_one
from bot.scenario.casting.optional import is_used, may_apply, replace_with
from bot.scenario.casting.points_said import check_life
from bot.scenario.casting.sides import check_ordinal, side_aimed_at
from bot.scenario.casting.spell_targets import cast_on, spell_answered
from bot.scenario.casting.targeting import (
    as_target,
    not_at_all,
    of_the_last_spell,
    struck_by_last,
)
from bot.scenario.casting.told_ahead import restated, told_ahead
from bot.scenario.casting.told_first import listed_first, with_first
from bot.scenario.casting.using import use_ability
from bot.scenario.casting.who_casts import (
    caster_told,
    guess_caster,
    may_be_anyones,
    owner_by_answer,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import (
    aimed_at,
    all_entries,
    card_thing,
    chosen_sources,
    face_of,
    listed,
    x_of,
)
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.timing import resolve_last
from bot.scenario.scene.tokens_made import creates_artifact
from bot.scenario.scene.whose import GUESSED, default_owner
from bot.scenario.words.small_words import CASTING
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


@handles("cast")
def cast_spell(scene: Scene, clause: Clause) -> None:
    """He bolts me; I cast Healing Grace on myself choosing the Guide."""
    thing = card_thing(scene, clause.get("card"))
    if (
        clause.get("elided")
        and not clause.lead
        and scene.parse.word(clause.place.start - 1) == "spell"
    ):
        # "His spell NAME": the spell itself, and nothing that is cast besides.
        raise scene.not_read(clause.place)
    if thing.noun != "card" or thing.card is None:
        if not cast_bare(scene, clause, thing):
            raise unnamed(scene, thing.place)
        return
    if heading(scene, clause, thing) or creates_artifact(scene, clause, thing):
        return
    face = face_named(scene.catalogue_card(thing.card), thing.card.typed)
    if (owner := named_beside(scene, clause, thing, face)) is not None:
        _just_there(scene, clause, thing, owner)
        return
    if (there := named_again(scene, clause, thing, face)) is not None:
        scene.focus = [there]
        return
    who = caster_told(scene, clause, thing)
    if who and clause.get("who") is not None:
        scene.subject = who
    check_deed(scene, clause, face)
    if _is_no_casting(scene, clause, thing, face, who):
        return
    if dealt_to_each(scene, clause, face) or discards_chosen(scene, clause, face):
        return
    spell = abilities_of(scene.game, face).spell
    clause = as_target(_without_apposition(clause, face), spell)
    clause = told_mode(scene, _with_second(clause), spell)
    clause = of_the_last_spell(scene, not_at_all(scene, clause, spell), spell)
    if clause.get("prevents"):
        scene.pending_mode = "prevent"
    if _stands_there(scene, clause, thing, face):
        _just_there(scene, clause, thing, who)
        if (other := clause.get("threat")) is not None:
            _faced(scene, clause, card_thing(scene, other))
        return
    if clause.get("who") is None and _resolving_now(scene, clause, thing):
        return
    if clause.get("toit"):
        who = ""
    spell = abilities_of(scene.game, face).spell
    threat = threat_met(scene, clause, [spell] if spell else [], who)
    if threat is not None and not who:
        who = scene.other(threat.controller)
    clause = aimed_elsewhere(scene, clause, threat, who)
    itself = at_itself(scene, clause, thing) and not is_spell(face)
    # "Choosing it, targeting his 3/3": what was told before, not the 3/3.
    src = parts_of(clause.get("src"))
    before = any(isinstance(it, Thing) and it.is_pronoun for it in src)
    told_before = chosen_sources(scene, clause, who) if before and not threat else []
    names = _targets(scene, clause, face, who, itself=itself)
    sources = [threat.id] if threat else told_before
    sources = sources or chosen_sources(scene, clause, who)
    x = x_of(scene, clause, thing)
    if clause.get("answered") and _is_cast(scene, thing, who, names):
        return
    triggers = not (names or is_spell(face) or clause.get("casting"))
    if clause.get("answered") and triggers:
        raise scene.error(
            Problem.AMBIGUOUS, worded("In response to which trigger?"), clause.place
        )
    use = Use(who or guess_caster(scene, face, names), names, sources, x)
    use.itself = itself
    use.guessed = not who and not names
    use.mode, scene.pending_mode = scene.pending_mode, ""
    scene.last_mode = use.mode or scene.last_mode
    if is_divided(clause):
        use.division = division_of(scene, clause, names, spell, x)
        use.targets = [name for name, _ in use.division] or names
    for part in parts_of(clause.get("with")):
        if isinstance(part, Thing):
            on_table(scene, part, default_owner(scene))
    if is_attachable(face) and names and not is_cast_now(scene, clause, face, who):
        targets = [it for it in map(scene.draft.thing, names) if it]
        told = parts_of(clause.get("to"))
        if targets:
            # Whose it is goes by what it lies on, where nobody is said to have it.
            attach(scene, thing, targets, who)
            return
        if len(told) == 1:  # "I have cast Curse of Bloodletting on Ben"
            slots = {"who": clause.get("who"), "card": thing, "to": told[0]}
            take_as(scene, clause, "enchantedplayer", slots)
            return
    check_note(scene, clause, thing, use)
    check_how(scene, clause, face)
    check_pronoun(scene, clause, face, use)
    check_ordinal(scene, clause, face, use)
    made = _cast(scene, clause, thing, face, use)
    check_each(scene, made, spell, use.division)
    if not who and may_be_anyones(scene, clause, face):
        made.said.add(GUESSED)
    aimed = dict.fromkeys([it for it, _ in use.division] or names or sources)
    if creatures := [it for it in map(scene.draft.thing, aimed) if it]:
        scene.focus = creatures
    elif not is_spell(face):
        scene.focus = [made]


def _with_second(clause: Clause) -> Clause:
    """ "… on A, choosing B, and C as the second target": both are its targets."""
    first, second = clause.get("to"), clause.get("second")
    if second is None:
        return clause
    both = Several((*parts_of(first), *parts_of(second)), clause.place)
    return replace(clause, slots={**clause.slots, "to": both})


def _is_no_casting(
    scene: Scene, clause: Clause, thing: Thing, face: Face, who: str
) -> bool:
    """Tell of what is not cast but used, applied, aimed or attacked with, if it is."""
    if (both := chosen_by_another(scene, clause, who)) is not None:
        for one in both:
            HANDLERS[one.kind](scene, one)
        return True
    # Of two cards of one name, another may be meant here than by who sends it.
    used = not clause.get("spell") and not is_spell(face)
    if used and (is_used(scene, clause, thing, face) or _as_verb(scene, clause, face)):
        use_ability(scene, replace(clause, slots={**clause.slots, "card": thing}))
        return True
    if used and (there := may_apply(scene, clause, thing, who)) is not None:
        replace_with(scene, there, who or there.controller)
        return True
    if (aimed := aims(scene, clause, thing, face)) is not None:
        HANDLERS["choosetarget"](scene, aimed)
        return True
    if hits(scene, clause, face):
        slots = {"what": clause.get("card"), "at": clause.get("to"), "ub": "unblocked"}
        if clause.get("who") is not None:
            slots["who"] = clause.get("who")
        take_as(scene, clause, "attack", slots)
        return True
    return False


def _faced(scene: Scene, clause: Clause, other: Thing) -> None:
    """ "Furnace of Rath vs. my Urza's Armor": that is there as well."""
    named = other.card is not None and other.card.place.start == other.place.start
    if other.owner is None and named:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who controls {it}?", it=other.label),
            clause.place,
            [f"my {other.label}", f"my opponent's {other.label}"],
        )
    take_as(scene, clause, "cast", {"card": other})


def _stands_there(scene: Scene, clause: Clause, thing: Thing, face: Face) -> bool:
    """Whether a permanent is only named, and nobody is said to cast it."""
    told = clause.get("who") is not None
    if scene.game is Game.MTG:
        # Not "I control 8 runes and Esteemed Hierophant": that is there as well.
        elided = bool(clause.lead and clause.get("elided"))
        described = only_described(scene, clause) or _is_defined(scene, clause)
        told = told or (elided and not described)
    nobody = not told or only_named(scene, clause, thing)
    return nobody and not is_spell(face) and not clause.get("to")


def _is_defined(scene: Scene, clause: Clause) -> bool:
    """ "Odd Elf is a 1/1 with “…”": what it is, whoever did something before."""
    behind = scene.parse.text[scene.parse.tokens[clause.place.end - 1].end :]
    return behind.lstrip('"”').startswith((" is a ", " is an "))


def _targets(
    scene: Scene, clause: Clause, face: Face, who: str, *, itself: bool
) -> list[str]:
    """Whom and what it is cast on. Raises QuestionError."""
    spell = abilities_of(scene.game, face).spell
    kept, scene.next_owner = scene.next_owner, side_aimed_at(scene, face, who)
    first = listed_first(scene, clause, who)
    answered = spell_answered(scene, clause, spell, face.name, who)
    if answered is not None:
        names = [answered.id]
    else:
        names = [] if itself else cast_on(scene, clause, spell, who)
    if clause.get("toit"):
        names = [scene.spoken_of()]
        alone = clause.place.end - clause.place.start == 1
        apart = alone and bool((ENDS | {","}) & {*clause.lead})
        if apart and names[0] in scene.draft.players.keys() - {"me"}:
            # "Me 10, opp 9. Bolted.": who, is not said.
            raise scene.error(
                Problem.AMBIGUOUS, worded("Who or what is meant here?"), clause.place
            )
    if clause.get("first") is not None:
        # "Prey Upon with my 4/4 and his 3/3": only where two things are aimed at.
        names = with_first(scene, spell, face, first, names)
    if not names and clause.get("restated_to") and spell is not None and spell.targets:
        names = listed(scene, clause.get("restated_to"), who)
    names = names or told_ahead(scene, spell, who)
    if not names and clause.get("prevents") and spell is not None:
        names = struck_by_last(scene, spell)
    check_aimed(scene, clause, spell, names)
    scene.next_owner = kept
    return names


def _cast(
    scene: Scene, clause: Clause, thing: Thing, face: Face, use: Use
) -> DraftThing:
    """Put it into the script, as often as it is cast; the last one of them."""
    spell = abilities_of(scene.game, face).spell
    first, *rest = each_one(use, spell, clause.get("times") or thing.count or 1)
    made = cast(scene, thing, first)
    for spec in paid_more(scene, clause, thing):
        apply_spec(scene, made, spec)
    for more in rest:
        made = cast(scene, thing, more)
    check_numbers(scene, clause, thing, made, use.x)
    restated(scene, clause, made, use, spell=is_spell(face))
    scene.last_use, scene.last_cast = use, made
    return made


def _as_verb(scene: Scene, clause: Clause, face: Face) -> bool:
    """ "I healer the Bears", "I Maze of Ith it": what is put on nothing is used.

    What "hits me" by an ability deals damage by it; else it attacks.
    """
    aimed = clause.get("to") is not None and clause.get("who") is not None
    said = {*clause.text.lower().split()}
    lies = is_attachable(face) or (said & CASTING and "creature" not in face.types)
    if not aimed or lies or scene.game is not Game.MTG:
        return False
    aiming = [it for it in abilities_of(scene.game, face).activated if it.targets]
    if {"hit", "hits"} & said:
        aiming = [
            one
            for one in aiming
            if any(isinstance(it, DealDamage) for it in walk(one.do))
        ]
    return bool(aiming)


def _resolving_now(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """“Then Flames resolves”: a spell that has been cast already."""
    words = set(clause.text.lower().split())
    if clause.get("to") is not None or not words & {"resolves", "resolved", "resolve"}:
        return False
    assert thing.card is not None
    there = any(
        it.card is not None and it.card.ref in thing.card.names
        for it in scene.draft.things
        if {"spell", "action"} & it.kinds or it.abilities.activated
    )
    if there:
        resolve_last(scene, frozenset(thing.card.names))
    return there


def _is_cast(scene: Scene, thing: Thing, who: str, names: list[str]) -> bool:
    """ "In response to Bob's Bolt on my Bear": the one just told, no second one."""
    last = next((it for it in reversed(all_entries(scene)) if it.harms), None)
    if last is None or not isinstance(last.what, Resolve) or thing.card is None:
        return False
    spell = scene.draft.thing(last.source)
    if spell is None or spell.card is None:
        return False
    return (
        spell.card.ref in thing.card.names
        and last.by == who
        and [name for slot in last.what.chosen for name in slot] == names
    )


def _without_apposition(clause: Clause, face: Face) -> Clause:
    """ "He casts Lava Axe on me, a red sorcery": what it is, and no second target."""
    parts = parts_of(clause.get("to"))
    last = parts[-1] if len(parts) > 1 else None
    if not isinstance(last, Thing) or (last.noun, last.det) != ("spell", "a"):
        return clause
    told = {it.value for it in last.specs if it.kind in {"color", "type"}}
    if not told or not told <= {*face.colours, *face.types}:
        return clause
    kept = replace(clause.get("to"), parts=tuple(parts[:-1]))
    return replace(clause, slots={**clause.slots, "to": kept})


def _just_there(scene: Scene, clause: Clause, thing: Thing, who: str) -> None:
    """A permanent's name by itself: on the battlefield, perhaps used with X."""
    owner = who or owner_by_answer(scene, clause) or default_owner(scene)
    found = on_table(scene, thing, owner) if who else of_nobody(scene, thing, owner)
    scene.focus = found
    scene.notice(found)
    if clause.get("x") is not None or clause.get("also"):
        use = Use(owner, aimed_at(scene, clause, owner), [], clause.get("x"))
        activate(scene, found[0], use)
    if clause.get("src") is not None:
        take_as(scene, clause, "source", {"src": clause.get("src")})


@handles("castself")
def cast_for_life(scene: Scene, clause: Clause) -> None:
    """I Healing Salve myself for 3 life: the life mode.

    "I gain 1 life from Soul Warden": what a permanent that is there does.
    """
    thing = card_thing(scene, clause.get("card"))
    if thing.card is not None and not is_spell(face_of(scene, thing)):
        names, n = thing.card.names, clause.get("n")
        for it in scene.draft.things:
            if n is not None and it.card is not None and it.card.ref in names:
                check_life(scene, it, it.abilities.activated, number(scene, n))
        take_as(scene, clause, "gain")
        return
    scene.pending_mode = "life"
    cast_spell(scene, clause)
    scene.pending_mode = ""
