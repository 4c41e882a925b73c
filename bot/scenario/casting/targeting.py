"""Which slot of a spell takes which target."""

from dataclasses import replace
from itertools import islice

from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.inside import holds, walk
from bot.engine.instructions import (
    Ability,
    ChooseOne,
    ChooseSource,
)
from bot.engine.question import Resolve
from bot.engine.values import Filter, Target
from bot.errors import Problem
from bot.scenario.casting.default_targets import (
    Use,
    all_in_reach,
    default_target,
    harms,
    prevents,
    unaimed,
)
from bot.scenario.casting.may_target import may_be
from bot.scenario.casting.target_sides import (
    cannot_target,
    check_sides,
    fitting_first,
)
from bot.scenario.casting.threatened import endangered
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_by_last, all_entries, card_thing
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Card, Clause, Several, Thing
from bot.worded import one_of, worded


def display(scene: Scene, name: str) -> str:
    """A player or object in a sentence of ours."""
    thing = scene.draft.thing(name)
    return thing.id if thing else scene.name(name)


def as_target(clause: Clause, spell: Ability | None) -> Clause:
    """ "… with X=5 choosing the 5/5", of a spell that chooses nothing but targets."""
    src = clause.get("src")
    if spell is not None and src is None and clause.get("also"):
        return _as_source(clause, spell)
    if src is None or clause.get("to") is not None or spell is None:
        return clause
    if holds(spell, ChooseSource, ChooseOne):
        return clause
    if not spell.targets and not any(mode.targets for mode in spell.modes):
        return clause
    return replace(clause, slots={**clause.slots, "src": None, "to": src})


def _as_source(clause: Clause, spell: Ability) -> Clause:
    """ "I cast Harm's Way on the 4/4 and send it to Bob": that is its one target.

    What it is cast on besides is the source; what is mine is only what it keeps safe.
    """
    on, sent = parts_of(clause.get("to")), clause.get("also")
    if len(on) != 1 or not isinstance(on[0], Thing):
        return clause
    if not holds(spell, ChooseSource) or len(sent) != len(spell.targets):
        return clause
    owner = on[0].owner
    mine = owner is not None and owner.kind == "me"
    src = None if mine else clause.get("to")
    return replace(
        clause, slots={**clause.slots, "src": src, "to": sent[0], "also": None}
    )


def of_the_last_spell(scene: Scene, clause: Clause, spell: Ability | None) -> Clause:
    """ "Bob bolts me and I Deflecting Palm it": it chooses that spell as its source.

    So does "I Harm's Way it targeting Bob"; "I Healing Salve it" is cast against it.
    """
    if spell is not None and _is_against_it(scene, clause, spell):
        return replace(clause, slots={**clause.slots, "to": None})
    named, last = parts_of(clause.get("to")), scene.last_entry
    if spell is None or not named or last is None or last.clause is None:
        return clause
    it, others = named[0], named[1:]
    chooses = holds(spell, ChooseSource)
    chooses = chooses and len(others) == len(spell.targets)
    bare = isinstance(it, Thing) and it.noun == "it"
    if not (bare and chooses) or last.clause.kind != "cast":
        return clause
    said = replace(card_thing(scene, last.clause.get("card")), place=it.place)
    source = Several((replace(said, det="the", owner=None, specs=()),), said.place)
    aims = Several(others, others[0].place) if others else None
    return replace(clause, slots={**clause.slots, "to": aims, "src": source})


def _is_against_it(scene: Scene, clause: Clause, spell: Ability) -> bool:
    """ "He attacks me with a 3/3 and I Healing Salve it": no shield for the 3/3."""
    it, who = parts_of(clause.get("to")), scene.who(clause)
    bare = len(it) == 1 and isinstance(it[0], Thing) and it[0].label == "it"
    verb = isinstance(clause.get("card"), Card) and not holds(spell, ChooseSource)
    if not (bare and who and verb and prevents(spell)):
        return False
    own = any(one.controller == who for one in scene.focus)
    return not own and len(endangered(scene, who)) == 1


_ALL_OF_IT = frozenset("board side team army stuff field".split())


def not_at_all(scene: Scene, clause: Clause, spell: Ability | None) -> Clause:
    """ "Pyroclasm on my board": a spell without targets strikes all it says."""
    parts = parts_of(clause.get("to"))
    words = {scene.parse.word(it.place.end - 1) for it in parts}
    if spell is None or spell.targets or spell.modes or not words:
        return clause
    if not words <= _ALL_OF_IT:
        return clause
    return replace(clause, slots={**clause.slots, "to": None})


def struck_by_last(scene: Scene, spell: Ability) -> list[str]:
    """ "… preventing 3 of that damage": whom the last spell is to hit, if it is one."""
    if len(spell.targets) != 1 and not spell.modes:
        return []
    names = {*aimed_by_last(scene)}
    said = scene.clause.text.lower().split() if scene.clause else []
    # "He bolts me and shocks my 2/2. I prevent 3": of which of them?
    either = len(names | _struck_before(scene)) > 1 and "that" not in said
    return list(names) if len(names) == 1 and not either else []


def _struck_before(scene: Scene) -> set[str]:
    """All that the spells told in a row up to here are to hit."""
    found: set[str] = set()
    for entry in reversed(scene.draft.script):
        if not (isinstance(entry.what, Resolve) and entry.harms) or entry.resolved:
            break
        found |= {name for slot in entry.what.chosen for name in slot}
    return found


def slots(
    scene: Scene, source: DraftThing, ability: Ability, use: Use
) -> tuple[tuple[str, ...], ...]:
    """What stands in each slot: targets first come first served, then sources."""
    slots: dict[int, tuple[str, ...]] = {}
    left = list(use.targets)
    if use.division:
        left = [name for name, _ in use.division]
    elif not holds(ability, ChooseSource):
        # "I play it choosing two units": where no source is chosen, its targets.
        left += [name for name in use.sources if name not in left]
    sources = list(use.sources)
    things = [name for name in left if name not in scene.draft.players]
    if not sources and len(things) == 1 < len(left) and holds(ability, ChooseSource):
        # "Harm's Way for his 3/3 and Bob": no player is a source.
        sources, left = things, [name for name in left if name not in things]
    for number, target in enumerate(ability.targets):
        if target.by_x and use.x is not None:
            # "X target creatures": that many, or with "up to" at most (601.2c).
            least = 0 if target.fewer else use.x
            target = replace(target, least=least, most=use.x)
        most = target.most if target.most is not None else len(left)
        fits = [name for name in left if may_be(scene, target, name)]
        taken = fitting_first(scene, target, fits, use.who)[: max(most, 1)]
        if not taken and left and most:
            taken = _stand_in(scene, target, left[: max(most, 1)])
            if taken:
                left = left[len(taken) :]
        for name in taken:
            _check_reached(scene, source, target, name)
            if number == 0 and target.filter.other and name == source.id:
                raise cannot_target(scene, source, [name])
            if name in left:
                left.remove(name)
        if len(ability.targets) > 1 or len(taken) > 1:
            check_sides(scene, source, target, taken, use.who)
        if not taken and target.least:
            taken = [default_target(scene, source, ability, target, use)]
        elif (
            not (taken or use.targets)
            and (most or target.most is None)
            and harms(ability)
        ):
            taken = all_in_reach(scene, source, ability, target, use)
        if 0 < len(taken) < target.least and scene.game is Game.MTG:
            raise unaimed(source, scene)
        slots[number] = tuple(taken)
    for it in ability.do:
        if isinstance(it, ChooseSource | ChooseOne) and it.slot not in slots:
            pool = sources if isinstance(it, ChooseSource) else left
            if not pool and isinstance(it, ChooseSource):
                first = (name for name in left if name not in scene.draft.players)
                pool = [*islice(first, 1)]
                left = [name for name in left if name not in pool]
            if pool:
                name = pool.pop(0)
                if isinstance(it, ChooseSource):
                    check_color(scene, source, it, name)
                slots[it.slot] = (name,)
    if left and ability.targets:
        raise cannot_target(scene, source, left)
    chosen = [name for name in left if name in use.sources]
    if left and not ability.targets and (chosen or not _concerns(scene, left)):
        names = ", ".join(display(scene, it) for it in left)
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{source} does not target anything, so I do not know what {names} "
                "has to do with it.",
                source=source.label or source.id,
                names=names,
            ),
        )
    if not slots:
        return ()
    return tuple(slots.get(it, ()) for it in range(max(slots) + 1))


def _check_reached(scene: Scene, source: DraftThing, target: Target, name: str) -> None:
    """Nothing targets omnishroud, no Spell spellshroud; at base no "at a battlefield".

    Raises QuestionError (ILLEGAL).
    """
    it = scene.draft.thing(name)
    if it is None or scene.game is Game.MTG:
        return
    face = source.face
    spell = face is not None and "spell" in face.subtypes
    told = face is not None and face.types == ("action",) and not face.subtypes
    if told and "spellshroud" in it.keywords:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is {source} a Spell? Then it cannot target {names}.",
                source=source.label or source.id,
                names=display(scene, name),
            ),
            None,
            [
                f"Spell {source.label or source.id}",
                f"Skill {source.label or source.id}",
            ],
        )
    shrouded = scene.game is Game.GRAND_ARCHIVE and (
        "omnishroud" in it.keywords or (spell and "spellshroud" in it.keywords)
    )
    if (
        shrouded
        or "at base" in target.filter.not_flags & it.flags
        or too_big(scene, target, it)
    ):
        raise cannot_target(scene, source, [name])


def check_source_colors(scene: Scene) -> None:
    """A source of a colour is chosen, and nobody said what colour anything is.

    Raises QuestionError (AMBIGUOUS): taken as colourless it would prevent nothing.
    """
    for entry in all_entries(scene):
        what = entry.what
        if not isinstance(what, Resolve):
            continue
        for choice in walk(what.ability):
            if not isinstance(choice, ChooseSource) or not choice.filter.colors:
                continue
            if choice.slot < len(what.chosen) and what.chosen[choice.slot]:
                continue
            pool = [it for it in scene.draft.things if it.id != entry.source]
            fits = any(it.colors & choice.filter.colors for it in pool)
            unknown = [it for it in pool if it.face is None and not it.colors]
            source = scene.draft.thing(entry.source)
            if source is not None and not fits and unknown:
                check_color(scene, source, choice, unknown[-1].id)


def _concerns(scene: Scene, names: list[str]) -> bool:
    """Whether an untargeted ability reaches what is said: Flame Rift "on" a player."""
    # Pyroclasm "on my board", Fog "on his attack": nothing is chosen.
    return all(
        scene.draft.thing(it) is not None or it in scene.draft.players for it in names
    )


def _stand_in(scene: Scene, target: Target, names: list[str]) -> list[str]:
    """A player said where only their champion or creature can be meant."""
    ga = scene.game is Game.GRAND_ARCHIVE
    players = [it for it in names if ga and it in scene.draft.players]
    found = [champion(scene, it).id for it in players]
    return [it for it in found if may_be(scene, target, it)]


# Whether the source that is chosen has the colour it has to have.
def check_color(
    scene: Scene, source: DraftThing, choice: ChooseSource, name: str
) -> None:
    """ "A red source of your choice": what is chosen has to be red."""
    thing, wanted = scene.draft.thing(name), choice.filter.colors
    if thing is None or not wanted or thing.colors & wanted:
        return
    if thing.colour_unknown() and len(wanted) == 1:
        # It may be chosen, so it is: nobody has to say what everybody sees.
        (color,) = wanted
        thing.colors.add(color)
        told = worded("{it} is taken to be {color}.", it=thing.id, color=color)
        scene.draft.assume(told)
        return
    if thing.face is not None:
        return
    raise scene.error(
        Problem.ILLEGAL if thing.colors else Problem.AMBIGUOUS,
        worded(
            "{source} chooses a {color} source. If {it} is one, say so.",
            source=source.label or source.id,
            color=one_of(sorted(wanted)),
            it=thing.id,
        ),
        None,
        [f"{thing.label or thing.id} is {color}" for color in sorted(wanted)],
    )


# Targets that may have so much Might, power or life at most, or at least.
def too_big(scene: Scene, target: Target, it: DraftThing) -> bool:
    """Whether it has another size than the target may have, and nothing changes it."""
    if _fits(target.filter, it):
        return False
    told = [one.what for one in all_entries(scene)]
    texts = [one.abilities for one in scene.draft.things]
    return not any(
        holds(part, Modifier) for part in (*told, *texts, *scene.draft.statics)
    )


def _fits(filter_: Filter, it: DraftThing) -> bool:
    more = it.counters.get("buff", 0) - it.counters.get("debuff", 0)
    return _within(it.power, more, filter_.power_at_least, filter_.power_at_most) and (
        _within(
            it.toughness, more, filter_.toughness_at_least, filter_.toughness_at_most
        )
    )


def _within(number: int | None, more: int, least: object, most: object) -> bool:
    if number is None:
        return True
    number += more
    low = isinstance(least, int) and number < least
    return not (low or (isinstance(most, int) and number > most))
