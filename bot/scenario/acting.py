"""Clauses in which players cast, use, pay, choose."""

from bot.cards.card import Face
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.instructions import Ability
from bot.engine.question import Preference, Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.bearing import abilities_of, face_named, is_attachable, is_spell
from bot.scenario.casting import (
    Use,
    cast,
    harms,
    place_entry,
    prevents,
    protects,
    require_read,
    resolve,
)
from bot.scenario.draft import DraftThing, Entry
from bot.scenario.making import default_owner, source, unknown_card
from bot.scenario.phrases import parts_of
from bot.scenario.scene import Scene, handles
from bot.scenario.syntax import Card, Clause, Person, Quantity, Several, Thing
from bot.scenario.telling import check_amount, number, targeted


def card_thing(scene: Scene, value: object) -> Thing:
    """The noun phrase of a card slot: a Thing, or a card used as a verb."""
    match value:
        case Thing():
            return value
        case Card():
            return Thing("card", value.place, card=value, label=value.typed)
        case Several(parts=(Thing() as only,)):
            return only
        case _:
            raise scene.error(Problem.SYNTAX, "Which card is meant?")


@handles("cast")
def cast_spell(scene: Scene, clause: Clause) -> None:
    """He bolts me; I cast Healing Grace on myself choosing the Guide."""
    thing = card_thing(scene, clause.get("card"))
    if thing.noun != "card" or thing.card is None:
        _generic_spell(scene, clause, thing)
        return
    face = face_named(scene.catalogue_card(thing.card), thing.card.typed)
    who = _caster(scene, clause, thing)
    if who and clause.get("who") is not None:
        scene.subject = who
    if not is_spell(face) and _is_used(scene, clause, face):
        use_ability(scene, clause)
        return
    if clause.get("prevents"):
        scene.pending_mode = "prevent"
    if clause.get("who") is None and not is_spell(face) and not clause.get("to"):
        _just_there(scene, clause, thing, who)
        return
    if clause.get("who") is None and _resolving_now(scene, clause, thing):
        return
    threat = _threat(scene, clause, who)
    if threat is not None and not who:
        who = scene.other(threat.controller)
    from bot.scenario.unit_happening import side_aimed_at

    kept, scene.next_owner = scene.next_owner, side_aimed_at(scene, face, who)
    names = _targets(scene, clause, who)
    scene.next_owner = kept
    sources = [threat.id] if threat else _sources(scene, clause, who)
    x = _x(scene, clause, thing)
    use = Use(who or _guess_caster(scene, face, names), names, sources, x)
    use.mode, scene.pending_mode = scene.pending_mode, ""
    scene.last_mode = use.mode or scene.last_mode
    if clause.get("n2") is not None and clause.get("to2") is not None:
        use.division = _division(scene, clause, names)
        use.targets = [name for name, _ in use.division]
    for part in parts_of(clause.get("with")):
        if isinstance(part, Thing):
            from bot.scenario.telling import on_table

            on_table(scene, part, default_owner(scene))
    if is_attachable(face) and names:
        from bot.scenario.attaching import attach

        targets = [it for it in map(scene.draft.thing, names) if it]
        attach(scene, thing, targets, use.who)
        return
    _check_note(scene, clause, thing, use)
    _check_pronoun(scene, clause, face, use)
    made = cast(scene, thing, use)
    _check_numbers(scene, clause, thing, made, use.x)
    scene.last_use, scene.last_cast = use, made
    creatures = [it for it in map(scene.draft.thing, names or sources) if it]
    if creatures:
        scene.focus = creatures
    elif not is_spell(face):
        scene.focus = [made]


def _check_pronoun(scene: Scene, clause: Clause, face: Face, use: Use) -> None:
    """“… he shocks it”: hardly his own creature while mine fights it."""
    pronouns = [
        part for part in parts_of(clause.get("to"))
        if isinstance(part, Thing) and part.noun == "it"
    ]  # fmt: skip
    ability = abilities_of(scene.game, face).spell
    if not pronouns or ability is None or not harms(ability, use):
        return
    for name in use.targets:
        it = scene.draft.thing(name)
        if it is None or it.controller != use.who:
            continue
        foes = [
            one for one in scene.recent
            if one.controller != use.who and {"attacking", "blocking"} & one.flags
        ]  # fmt: skip
        if foes:
            named = " or ".join(scene.describe(one) for one in (it, foes[-1]))
            raise scene.error(
                Problem.AMBIGUOUS,
                f"“it” could be {named}. Which one is meant?",
                pronouns[0].place,
            )


_USING = frozenset(
    "use uses used using activate activates activated tap taps tapped".split()
)


def _is_used(scene: Scene, clause: Clause, face: Face) -> bool:
    """“I use Maze of Ith on it”: its ability, not the card cast."""
    words = set(clause.text.lower().split()[:4])
    return bool(abilities_of(scene.game, face).activated) and bool(words & _USING)


def _resolving_now(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """“Then Flames resolves”: a spell that has been cast already."""
    words = set(clause.text.lower().split())
    if clause.get("to") is not None or not words & {"resolves", "resolved", "resolve"}:
        return False
    assert thing.card is not None
    return any(
        it.card is not None and it.card.ref in thing.card.names
        for it in scene.draft.things
        if "spell" in it.kinds or it.abilities.activated
    )


def _threat(scene: Scene, clause: Clause, who: str) -> DraftThing | None:
    """“… on his Bolt that is going at my face”: that spell, cast first."""
    said = clause.get("threat")
    if said is None:
        return None
    thing = card_thing(scene, said)
    for it in scene.draft.things:
        if thing.card and it.card and it.card.ref in thing.card.names:
            scene.response_to = _entry_from(scene, it)
            return it
    caster = _caster(scene, Clause("cast", {}, clause.place, (".",)), thing)
    caster = caster or (scene.other(who) if who else scene.other("me"))
    names = _listed(scene, clause.get("goal"), caster)
    if not names:
        names = [scene.other(caster)]
    made = cast(scene, thing, Use(caster, names, []))
    scene.response_to = _entry_from(scene, made)
    scene.timing = "response"
    return made


def _entry_from(scene: Scene, it: DraftThing) -> Entry | None:
    return next((entry for entry in all_entries(scene) if entry.source == it.id), None)


def _just_there(scene: Scene, clause: Clause, thing: Thing, who: str) -> None:
    """A permanent's name by itself: on the battlefield, perhaps used with X."""
    from bot.scenario.telling import on_table

    owner = who or default_owner(scene)
    found = on_table(scene, thing, owner)
    scene.focus = found
    scene.notice(found)
    if clause.get("x") is not None or clause.get("also"):
        use = Use(owner, _targets(scene, clause, owner), [], clause.get("x"))
        activate(scene, found[0], use)


def _caster(scene: Scene, clause: Clause, thing: Thing) -> str:
    person = clause.get("who")
    if isinstance(person, Person):
        return scene.player(person)
    words = scene.parse.said(thing.place.start, thing.place.end).lower().split()
    first = words[0] if words else ""
    if first in {"my"}:
        return "me" if scene.has_me else scene.subject
    if first in {"his", "her", "their", "opponent's", "enemy", "opponents", "opp's"}:
        return scene.other("me") if scene.has_me else scene.subject
    for end, owner in scene.parse.reads("owner", thing.place.start):
        del end
        return scene.player(owner)
    if not clause.lead or not set(clause.lead) & {".", "\n", "?", "!"}:
        # "He casts Pyroclasm, then Lightning Bolt at my face".
        return scene.subject
    return ""


def _guess_caster(scene: Scene, face: object, names: list[str]) -> str:
    """Nobody said who casts: what harms comes from the other side."""
    from bot.scenario.bearing import abilities_of

    abilities = abilities_of(scene.game, face)
    helpful = abilities.spell is not None and (
        prevents(abilities.spell) or protects(abilities.spell, Use("", [], []))
    )
    owner = ""
    for name in names:
        thing = scene.draft.thing(name)
        owner = thing.controller if thing else name
        break
    if not owner:
        owner = "me" if scene.has_me else scene.subject or default_owner(scene)
        return owner if helpful else scene.other(owner)
    if helpful or len(scene.draft.players) != 2:
        if not helpful:
            raise scene.error(Problem.AMBIGUOUS, "Who casts it?")
        return owner
    return scene.other(owner)


def _targets(scene: Scene, clause: Clause, who: str) -> list[str]:
    found = _listed(scene, clause.get("to"), who)
    for value in clause.get("also") or ():
        found += [it for it in _listed(scene, value, who) if it not in found]
    return found


def _listed(scene: Scene, value: object, who: str) -> list[str]:
    if value is None:
        return []
    if isinstance(value, Thing):
        value = Several((value,), value.place)
    if isinstance(value, Person):
        value = Several((value,), value.place)
    if isinstance(value, Several):
        parts = []
        for part in value.parts:
            if isinstance(part, Person) and part.kind == "face":
                parts += [_face_of(scene, who)]
            elif isinstance(part, Thing) and _is_spell_ref(scene, part):
                parts += [it.id for it in scene.thing(part)]
            else:
                parts += targeted(
                    scene, Several((part,), value.place), who, new=_is_a(part)
                )
        return list(dict.fromkeys(parts))
    return targeted(scene, value, who)


def _face_of(scene: Scene, who: str) -> str:
    """“Bolt face”: the other player's; mine if I am the one who answers it."""
    if who:
        return scene.other(who)
    if scene.next_actor("cast", "use", "pay") not in {"", "me"}:
        return scene.other("me" if scene.has_me else scene.subject)
    return "me" if scene.has_me else scene.other(scene.subject)


def _is_a(part: object) -> bool:
    return isinstance(part, Thing) and part.det in {"a", "another"}


def _is_spell_ref(scene: Scene, part: Thing) -> bool:
    if part.noun == "card" and part.card is not None:
        return any(
            it.card is not None and it.card.ref in part.card.names
            for it in scene.draft.things
        )
    return False


def _sources(scene: Scene, clause: Clause, who: str) -> list[str]:
    value = clause.get("src")
    if value is None:
        return []
    found: list[str] = []
    other = scene.other(who) if who and len(scene.draft.players) == 2 else ""
    for part in parts_of(value):
        if isinstance(part, Thing):
            found += [it.id for it in scene.thing(part, other)]
    return found


def _x(scene: Scene, clause: Clause, thing: Thing) -> int | None:
    if clause.get("x") is not None:
        return int(clause.get("x"))
    n: Quantity | None = clause.get("n")
    if n is not None and clause.get("n2") is None:
        if not isinstance(n.value, int):
            return None
        face = _face(scene, thing)
        if "X" in face_text(face):
            return n.value
    if scene.pending_x is not None:
        x, scene.pending_x = scene.pending_x, None
        return x
    return None


def _face(scene: Scene, thing: Thing) -> Face:
    assert thing.card is not None
    return face_named(scene.catalogue_card(thing.card), thing.card.typed)


def face_text(face: object) -> str:
    """The text on a face, and its cost, where X may stand."""
    return f"{getattr(face, 'text', '')} {getattr(face, 'mana_cost', '')}"


def _division(
    scene: Scene, clause: Clause, names: list[str]
) -> tuple[tuple[str, int], ...]:
    second = targeted(scene, clause.get("to2"))
    if len(names) != 1 or len(second) != 1:
        raise scene.error(Problem.AMBIGUOUS, "How is it divided?")
    return (
        (names[0], number(scene, clause.get("n"))),
        (second[0], number(scene, clause.get("n2"))),
    )


def _check_note(scene: Scene, clause: Clause, thing: Thing, use: Use) -> None:
    """(prevent 3), (6): a number in brackets repeats the card or gives X."""
    for value in thing.of("number"):
        points = value
        if isinstance(value, tuple) and value and isinstance(value[0], int | None):
            points = value[0]
            use.mode = use.mode or "prevent"
        if isinstance(value, tuple) and value and isinstance(value[0], str):
            continue
        if isinstance(points, int):
            face = _face(scene, thing)
            if "X" in face_text(face) and use.x is None:
                use.x = points
    del clause


def _check_numbers(
    scene: Scene, clause: Clause, thing: Thing, made: DraftThing, x: int | None
) -> None:
    """Lightning Bolt for 5 is a contradiction."""
    n: Quantity | None = clause.get("n")
    if n is not None and x is None and clause.get("n2") is None:
        if isinstance(n.value, int):
            check_amount(scene, made, n.value)
    for value in thing.of("number"):
        points = value[0] if isinstance(value, tuple) else value
        if isinstance(points, int) and made.x is None and x is None:
            check_amount(scene, made, points)


def _generic_spell(scene: Scene, clause: Clause, thing: Thing) -> None:
    """His spell deals 2 damage to each unit."""
    raise scene.error(
        Problem.AMBIGUOUS,
        "Which spell is it, or how much damage does it deal?",
        thing.place,
        ("a spell deals 3 damage to …",),
    )


@handles("castquote")
def cast_quoted(scene: Scene, clause: Clause) -> None:
    """One of those "prevent the next 5 damage …" things on myself."""
    who = scene.who(clause) or default_owner(scene)
    scene.subject = who
    names = _targets(scene, clause, who)
    sources: list[str] = []
    if clause.get("src") is not None:
        other = scene.other(who) if len(scene.draft.players) == 2 else ""
        things = scene.things(clause.get("src"), other, new=True)
        sources = [it.id for it in things]
    resolve_quoted(scene, clause.get("text"), who, names, sources)
    if sources:
        scene.focus = [it for it in map(scene.draft.thing, sources) if it]


def resolve_quoted(
    scene: Scene,
    quote: tuple[str, int],
    who: str,
    names: list[str],
    sources: list[str] | None = None,
) -> None:
    """A spell known by its text resolves at this point."""
    from bot.scenario.quoting import read as read_text

    abilities = read_text(scene, quote, "the spell", {"instant"})
    if abilities.spell is None:
        raise scene.error(Problem.UNSUPPORTED, "I cannot read this as a spell.")
    made = source(scene, None, who, "spell")
    use = Use(who, names if abilities.spell.targets else [], list(sources or []))
    entry = resolve(scene, made, abilities.spell, use, spell=True)
    place_entry(scene, entry, use, protects(abilities.spell, use))


@handles("targetlast")
def target_with_last(scene: Scene, clause: Clause) -> None:
    """I target my Knight: with the ability that has just been read out."""
    who = scene.who(clause)
    pool = [
        it for it in scene.draft.things
        if it.controller == who and it.abilities.activated
    ]  # fmt: skip
    if len(pool) != 1:
        raise scene.error(Problem.AMBIGUOUS, "With what?")
    activate(scene, pool[0], Use(who, _targets(scene, clause, who), []))


@handles("castself")
def cast_for_life(scene: Scene, clause: Clause) -> None:
    """I Healing Salve myself for 3 life: the life mode."""
    scene.pending_mode = "life"
    cast_spell(scene, clause)
    scene.pending_mode = ""


@handles("castagain")
def cast_again(scene: Scene, clause: Clause) -> None:
    """I Salve again for another 3: the same mode and target as before."""
    last = scene.last_use
    thing = card_thing(scene, clause.get("card"))
    who = scene.who(clause)
    if last is None:
        raise scene.error(Problem.AMBIGUOUS, "Again: on what?")
    who = who or last.who
    names = _targets(scene, clause, who) or list(last.targets)
    use = Use(who, names, list(last.sources), last.x, scene.last_mode)
    cast(scene, thing, use)


@handles("mode", "modepart")
def mode(scene: Scene, clause: Clause) -> None:
    """(prevent mode): which bullet the last spell or the next one uses."""
    if clause.kind == "modepart":
        for name in targeted(scene, clause.get("to")):
            _fill_target(scene, name)
        return
    said = clause.get("mode")
    if not _set_mode(scene, said):
        scene.pending_mode = said


def _set_mode(scene: Scene, said: str) -> bool:
    for entry in reversed(all_entries(scene)):
        what = entry.what
        if not isinstance(what, Resolve):
            continue
        if not what.ability.modes:
            return False
        return True
    return False


def all_entries(scene: Scene) -> list[Entry]:
    """Every entry, those inside combats too, in the order they were put."""
    from bot.scenario.draft import Combat

    found: list[Entry] = []
    for it in scene.draft.opening + scene.draft.script:
        found.append(it)
        if isinstance(it.what, Combat):
            found += it.what.before + it.what.between
    return found


def _fill_target(scene: Scene, name: str) -> None:
    scene.pending_target = name


@handles("xis")
def x_is(scene: Scene, clause: Clause) -> None:
    """X is 4: for the last spell, or the next."""
    scene.pending_x = int(clause.get("x"))


# --- abilities -------------------------------------------------------------------


@handles("use", "sacrifice")
def use_ability(scene: Scene, clause: Clause) -> None:
    """I tap Samite Healer on my Bear; AP used the 0 of Gideon."""
    who = scene.who(clause)
    if who:
        scene.subject = who
    value = clause.get("card")
    thing = value if isinstance(value, Thing) else parts_of(value)[0]
    if isinstance(thing, Person):
        raise scene.error(Problem.SYNTAX, "What is used?", thing.place)
    if thing.noun == "card" and thing.card is not None:
        face = _face(scene, thing)
        if is_spell(face):
            cast_spell(scene, clause)
            return
    host = host_of(scene, thing, who)
    names = _targets(scene, clause, who or host.controller)
    sources = _sources(scene, clause, who)
    use = Use(
        who or host.controller,
        names,
        sources,
        _x(scene, clause, thing) if thing.card else clause.get("x"),
        times=clause.get("times") or 1,
        loyalty=_loyalty(scene, clause),
    )
    activate(scene, host, use)
    n = clause.get("n")
    if n is not None:
        check_amount(scene, host, number(scene, n))
    note = clause.get("text")
    if isinstance(note, str):
        _check_repeat(scene, host, note)
    creatures = [it for it in map(scene.draft.thing, [*names, *sources]) if it]
    scene.focus = creatures or [host]
    if clause.kind == "sacrifice":
        host.flags.add("sacrificed")


def _loyalty(scene: Scene, clause: Clause) -> int | None:
    value = clause.get("loyalty")
    return number(scene, value) if value is not None else None


def _check_repeat(scene: Scene, host: DraftThing, note: str) -> None:
    for word in note.split():
        if word.isdigit():
            check_amount(scene, host, int(word))


def host_of(scene: Scene, thing: Thing, who: str) -> DraftThing:
    """The permanent whose ability is used; put on the table if it is new."""
    if thing.noun == "label" and thing.card is None:
        known = scene.thing(thing, who)
        if known and known[0].abilities.activated:
            return known[0]
        raise unknown_card(scene, thing.label, thing)
    found = scene.thing(thing, who)
    host = found[0]
    if who and thing.owner is None and "chosen controller" not in host.said:
        host.controller = host.owner = who
        host.said.add("chosen controller")
    if host.zone in {Zone.HAND, Zone.STACK}:
        host.zone = Zone.BATTLEFIELD
    host.flags.discard("in hand")
    host.flags.add("utility")
    require_read(scene, host, host.abilities)
    return host


def activate(scene: Scene, host: DraftThing, use: Use) -> None:
    """Use the one ability of *host* that fits."""
    ability = _ability(scene, host, use)
    if ability.taps and host.tapped and "tapped" in host.said:
        raise scene.error(
            Problem.ILLEGAL, f"{host.id} is tapped and cannot be tapped again."
        )
    for _ in range(use.times):
        entry = resolve(scene, host, ability, use, spell=False)
        place_entry(scene, entry, use, protects(ability, use))
    if ability.sacrifices:
        _leaves(scene, host, use)
    scene.last_use = use
    scene.last_host = host


def _leaves(scene: Scene, host: DraftThing, use: Use) -> None:
    """Sacrificed as a cost: it is gone from the start of what matters."""
    del use
    host.zone = Zone.GRAVEYARD
    host.kinds = host.kinds or {"permanent"}
    del scene


def _ability(scene: Scene, host: DraftThing, use: Use) -> Ability:
    pool = list(host.abilities.activated)
    if use.loyalty is not None:
        pool = [it for it in pool if it.loyalty == use.loyalty]
    else:
        walker = [it for it in pool if it.loyalty is not None]
        if walker and len(pool) > 1:
            pool = walker
    if len(pool) > 1:
        telling = [it for it in pool if prevents(it)]
        pool = telling if len(telling) == 1 else pool
    if len(pool) > 1 and use.targets:
        fitting = [it for it in pool if len(it.targets) >= 1]
        pool = fitting or pool
    if len(pool) == 1:
        return pool[0]
    if not pool:
        raise scene.error(
            Problem.ILLEGAL, f"{host.label or host.id} has no such ability to use."
        )
    raise scene.error(
        Problem.AMBIGUOUS,
        f"Which ability of {host.label or host.id}: "
        + " or ".join(f"“{it.text}”" for it in pool[:4])
        + "?",
    )


@handles("pay")
def pay(scene: Scene, clause: Clause) -> None:
    """I pay 1 for Circle of Protection: Red, picking Ball Lightning."""
    who = scene.player(clause.get("who")) if clause.get("who") else scene.subject
    value = clause.get("card")
    times = clause.get("times") or 1
    if value is None and clause.get("src") is None and clause.get("to") is None:
        host = _payable(scene, who)
        if host is None:
            return  # A cost by itself says nothing more.
        if _wants_source(host):
            scene.pending_pay = (host, who, times)
        else:
            activate(scene, host, Use(who or host.controller, [], [], times=times))
        return
    if value is not None:
        thing = value if isinstance(value, Thing) else parts_of(value)[0]
        assert isinstance(thing, Thing)
        host = host_of(scene, thing, who)
    else:
        host = _payable(scene, who)
    if host is None:
        raise scene.error(Problem.AMBIGUOUS, "What is paid for?")
    names = _targets(scene, clause, who)
    sources = _sources(scene, clause, who)
    if not sources and not names and _wants_source(host):
        scene.pending_pay = (host, who, times)
        return
    activate(scene, host, Use(who or host.controller, names, sources, times=times))
    scene.focus = [it for it in map(scene.draft.thing, names or sources) if it] or [
        host
    ]


def _payable(scene: Scene, who: str) -> DraftThing | None:
    pool = [
        it
        for it in scene.draft.things
        if it.abilities.activated
        and it.zone is Zone.BATTLEFIELD
        and (not who or it.controller == who)
    ]
    return pool[-1] if pool else None


def _wants_source(host: DraftThing) -> bool:
    from bot.engine.instructions import ChooseSource
    from bot.scenario.reaching import walk

    return any(isinstance(it, ChooseSource) for it in walk(host.abilities.activated))


@handles("source")
def choose_source(scene: Scene, clause: Clause) -> None:
    """…, picking the wurm: the source for what was just paid or cast."""
    sources = _sources(scene, clause, scene.subject)
    if clause.get("to") is not None:
        it = scene.thing(clause.get("to"))[0]
        scene.pending_target = it.id
    if scene.pending_pay is not None:
        host, who, times = scene.pending_pay
        scene.pending_pay = None
        targets = [scene.pending_target] if scene.pending_target else []
        activate(scene, host, Use(who, targets, sources, times=times))
        scene.focus = [it for it in map(scene.draft.thing, sources) if it]
        return
    last = scene.last_resolve()
    if last is None:
        raise scene.error(Problem.AMBIGUOUS, "Chosen for what?")
    _choose_for(scene, last, sources)


def _choose_for(scene: Scene, entry: Entry, sources: list[str]) -> None:
    """Put the chosen source into the slot of the last ability."""
    from dataclasses import replace

    from bot.engine.instructions import ChooseSource

    what = entry.what
    assert isinstance(what, Resolve)
    slots = [it.slot for it in what.ability.do if isinstance(it, ChooseSource)]
    if not slots:
        raise scene.error(Problem.ILLEGAL, f"{entry.source} does not choose a source.")
    chosen = list(what.chosen)
    while len(chosen) <= slots[0]:
        chosen.append(())
    chosen[slots[0]] = tuple(sources[:1])
    entry.what = replace(what, chosen=tuple(chosen))
    entry.told = entry.told.removesuffix(".") + f", choosing {sources[0]}."


def finish_pending(scene: Scene) -> None:
    """What was paid without choosing anything: used as it stands."""
    if scene.pending_pay is not None:
        host, who, times = scene.pending_pay
        scene.pending_pay = None
        activate(scene, host, Use(who or host.controller, [], [], times=times))


@handles("choice")
def choice(scene: Scene, clause: Clause) -> None:
    """Alice applies Furnace of Rath first; I put all of it on the Goblin."""
    who = scene.who(clause)
    if clause.get("target") is not None:
        things = scene.things(clause.get("target"))
        points = [it.power or 0 for it in things]
        if clause.get("n") is not None:
            points = [number(scene, clause.get("n"))]
        division = tuple((it.id, n) for it, n in zip(things, points, strict=False))
        scene.draft.preferences.append(Preference(who, "", division))
        scene.draft.tell("Chosen: all of it on " + ", ".join(it.id for it in things))
        return
    first = _first(scene, clause)
    scene.draft.preferences.append(Preference(who, first))
    chooser = scene.name(who) if who else "whoever chooses"
    scene.draft.tell(f"{chooser.capitalize()} applies {first} first.")


def _first(scene: Scene, clause: Clause) -> str:
    (part, *_) = parts_of(clause.get("first"))
    words = scene.parse.said(part.place.start, part.place.end).lower()
    if isinstance(part, Thing) and part.noun == "card":
        return scene.thing(part)[0].id
    if "shield" in words or "prevent" in words:
        labels = [
            it.label for it in scene.draft.statics
            if isinstance(it, Effect) and it.prevents
        ]  # fmt: skip
        if len(labels) == 1:
            return labels[0]
    if isinstance(part, Thing):
        return scene.thing(part)[0].id
    raise scene.error(Problem.AMBIGUOUS, "What is applied first?", part.place)


__all__ = ["Game", "finish_pending", "use_ability"]
