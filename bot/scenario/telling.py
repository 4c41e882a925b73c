"""Clauses that say how the board is, put onto the draft."""

from dataclasses import replace

from bot.cards.names import plain
from bot.citation import Game
from bot.engine.effects import Ban, DamageWatch, Effect, PreventAll, Restriction, Until
from bot.engine.question import Add
from bot.engine.values import ANYTHING, Filter, Named, Side, Zone
from bot.errors import Problem
from bot.scenario.attaching import attach, attach_all
from bot.scenario.bearing import is_spell
from bot.scenario.casting import Use, cast, require_read
from bot.scenario.draft import DraftThing, Entry
from bot.scenario.making import champion, default_owner
from bot.scenario.phrases import parts_of
from bot.scenario.quoting import give_text, in_force, quoted_card
from bot.scenario.reaching import is_one_sided, walk
from bot.scenario.scene import Scene, handles
from bot.scenario.specs import add_shield, apply_specs
from bot.scenario.syntax import Clause, Person, Quantity, Spec, Thing


def number(scene: Scene, quantity: Quantity | None) -> int:
    """The number said; X and missing ones are refused."""
    if quantity is None or not isinstance(quantity.value, int):
        raise scene.error(
            Problem.AMBIGUOUS, "How much is it?", quantity.place if quantity else None
        )
    return quantity.value


@handles("life")
def life(scene: Scene, clause: Clause) -> None:
    """I'm at 12."""
    value = number(scene, clause.get("n"))
    person = clause.get("who")
    if clause.get("ofdefender") or clause.get("ofattacker"):
        scene.side_life["defender" if clause.get("ofdefender") else "attacker"] = value
        return
    players = scene.players(person) if person else list(scene.draft.players)
    for name in players:
        set_life(scene, name, value)


def set_life(scene: Scene, name: str, value: int) -> None:
    """The player's (or champion's) life at the start."""
    player = scene.draft.players[name]
    if scene.game is Game.RIFTBOUND:
        raise scene.error(Problem.ILLEGAL, "Players have no life total in Riftbound.")
    if scene.game is Game.GRAND_ARCHIVE:
        champion(scene, name).toughness = value
        return
    if value == 0:
        raise scene.error(
            Problem.ILLEGAL,
            "At 0 life that player has already lost the game. What is the real life "
            "total, or what keeps them from losing?",
        )
    if "life" in player.said and player.life != value:
        raise scene.error(
            Problem.ILLEGAL,
            f"Is {scene.name(name)} at {player.life} life or at {value}?",
        )
    player.life = value
    player.said.add("life")


@handles("setlife")
def life_becomes(scene: Scene, clause: Clause) -> None:
    """He dropped to 4."""
    set_life(scene, scene.player(clause.get("who")), number(scene, clause.get("n")))


@handles("poison")
def poison(scene: Scene, clause: Clause) -> None:
    """I have 2 poison."""
    name = scene.player(clause.get("who"))
    scene.draft.players[name].counters["poison"] = number(scene, clause.get("n"))


@handles("handsize")
def hand_size(scene: Scene, clause: Clause) -> None:
    """Three cards in memory."""
    name = scene.player(clause.get("who"))
    value = number(scene, clause.get("n")) if clause.get("n") else 0
    scene.draft.players[name].hand = value
    scene.draft.tell(f"Cards in hand or memory of {scene.name(name)}: {value}.")


@handles("turn")
def whose_turn(scene: Scene, clause: Clause) -> None:
    """It's his turn."""
    from bot.engine.question import NextTurn

    whose = clause.get("whose")
    if whose == "me":
        name = "me" if scene.has_me else scene.subject
    elif whose == "opponent":
        name = scene.other("me" if scene.has_me else scene.subject)
    else:
        name = scene.player(clause.get("who") or clause.get("owner"))
    if scene.draft.active and scene.draft.active != name and _begun(scene):
        scene.draft.script.append(
            Entry(NextTurn(name), "", f"Then it is {scene.name(name)}'s turn.")
        )
        return
    scene.draft.active = name
    scene.draft.players[name].said.add("turn")


def _begun(scene: Scene) -> bool:
    return bool(scene.draft.script or scene.draft.opening or scene.draft.statics)


@handles("players", "nplayers")
def players_listed(scene: Scene, clause: Clause) -> None:
    """Three players, Alice, Bob and Carol: known before anything else is read."""
    if clause.kind == "players":
        scene.draft.tell(
            "Turn order: "
            + ", ".join(scene.name(it) for it in scene.draft.players)
            + "."
        )


# --- what is on the table ------------------------------------------------------


@handles("have")
def have(scene: Scene, clause: Clause) -> None:
    """I have Samite Healer, a 2/2 and a prevent-3 shield."""
    for who, what in (("who", "what"), ("who2", "what2")):
        if clause.get(what) is None:
            continue
        person = clause.get(who) or clause.get("owner") or clause.get("where")
        name = scene.player(person) if person else ""
        name = name or scene.who(clause) or default_owner(scene)
        if person is not None:
            scene.subject = name
        _hold(scene, name, clause.get(what))


def _hold(scene: Scene, name: str, items: tuple[object, ...]) -> None:
    found: list[DraftThing] = []
    for item in items:
        match item:
            case Spec(kind="shield", value=(points, kind, label)):
                add_shield(scene, [_self(scene, name)], points, kind, label, item)
            case Spec(kind="shield_on", value=((points, kind, label), targets)):
                add_shield(
                    scene, targeted(scene, targets, name), points, kind, label, item
                )
            case Spec(kind="life", value=int(value)):
                set_life(scene, name, value)
            case Spec(kind="poison", value=int(value)):
                scene.draft.players[name].counters["poison"] = value
            case Thing():
                found += on_table(scene, item, name)
            case _:
                raise scene.error(Problem.SYNTAX, "I cannot take this in.")
    if found:
        scene.notice(found)
        scene.focus = found


def _self(scene: Scene, name: str) -> str:
    if scene.game is Game.GRAND_ARCHIVE:
        return champion(scene, name).id
    return name


def on_table(scene: Scene, thing: Thing, name: str) -> list[DraftThing]:
    """*name* has this on the battlefield (a spell: in hand, ready)."""
    found = scene.thing(thing, name, new=True)
    for it in found:
        if thing.owner is None and "chosen controller" not in it.said:
            it.controller = it.owner = name
        it.said.add("chosen controller")
        if it.zone is Zone.STACK:
            it.flags.add("in hand")
            it.zone = Zone.HAND
        if it.card is not None:
            require_read(scene, it, it.abilities)
    return found


@handles("inhand")
def in_hand(scene: Scene, clause: Clause) -> None:
    """I have a Fog in hand: there, but not in play."""
    name = scene.player(clause.get("who"))
    scene.subject = name
    for item in clause.get("what"):
        if not isinstance(item, Thing):
            raise scene.error(Problem.SYNTAX, "This cannot be in a hand.")
        for it in scene.thing(item, name, new=True):
            it.controller = it.owner = name
            it.zone = Zone.HAND
            it.flags.add("in hand")


@handles("heal")
def heal(scene: Scene, clause: Clause) -> None:
    """Magic heals nothing: is it a shield?"""
    scene.things(clause.get("what"))
    raise scene.error(
        Problem.AMBIGUOUS,
        "Which creature, and what does “healed” mean here: that the next damage to it "
        "is prevented?",
        None,
        ("prevent the next 1 damage to my 3/3",),
    )


@handles("inforce")
def in_play(scene: Scene, clause: Clause) -> None:
    """Furnace of Rath is out; boon reflection mine, tainted remedy his."""
    found: list[DraftThing] = []
    for what, side in (("what", "side"), ("what2", "side2")):
        for part in parts_of(clause.get(what)):
            if not isinstance(part, Thing):
                continue
            found += _put_out(scene, part, clause.get(side))
    scene.notice(found)
    scene.focus = found or scene.focus


def _put_out(scene: Scene, thing: Thing, side: Person | None) -> list[DraftThing]:
    owner = scene.player(side) if side else scene.owner_of(thing)
    if thing.card is not None:
        card = scene.catalogue_card(thing.card)
        from bot.scenario.bearing import face_named

        face = face_named(card, thing.card.typed)
        if is_spell(face):
            use = Use(owner or default_owner(scene), [], [], opening=True)
            use.opening = not scene.draft.script
            return [cast(scene, thing, use)]
    known = set(scene.draft.things)
    found = scene.thing(thing, owner, new=True)
    for it in found:
        if it.card is not None:
            require_read(scene, it, it.abilities)
        if it in known:
            if owner:
                it.controller = it.owner = owner
            continue
        if owner:
            it.controller = it.owner = owner
            it.said.add("chosen controller")
        elif is_one_sided(it.abilities):
            it.said.add("assumed controller")
    return found


def possessive(scene: Scene, name: str) -> str:
    return {"me": "yours", "opponent": "your opponent's"}.get(name, f"{name}'s")


@handles("attached")
def attached(scene: Scene, clause: Clause) -> None:
    """Pariah is on my creature; Bear wears Shield of the Realm."""
    who = scene.who(clause)
    cards = clause.get("card")
    hosts = [
        it
        for part in parts_of(cards)
        if isinstance(part, Thing) and part.noun in {"it", "which"}
        for it in scene.thing(part)
    ]
    to = scene.things(clause.get("to"), who)
    scene.focus = to
    if hosts:
        for it in hosts:
            it.attached_to = to[0].id
            scene.draft.tell(f"{it.id} is attached to {to[0].id}.")
        return
    for part in parts_of(cards):
        if isinstance(part, Thing) and part.noun not in {"card", "label"}:
            raise scene.error(
                Problem.SYNTAX, "I do not know what lies on it.", part.place
            )
    if isinstance(cards, Thing):
        attach(scene, cards, to, who)
    else:
        attach_all(scene, cards, to, who)
    scene.focus = to


@handles("is", "isa")
def properties(scene: Scene, clause: Clause) -> None:
    """My Bear is tapped; it has first strike; Protean Hydra has five counters."""
    if clause.kind == "isa" or clause.get("what2") is not None:
        described = clause.get("as") or clause.get("what2")
        things = scene.things(clause.get("what")) if clause.get("what") else scene.focus
        for it in things:
            apply_specs(scene, it, described.specs)
        return
    if any(
        spec.kind == "status" and spec.value in {"unblocked", "attacking"}
        for spec in clause.get("specs")
    ):
        from bot.scenario.fighting import unblocked

        unblocked(scene, clause)
        return
    things = scene.things(clause.get("what"))
    for it in things:
        before = (it.power, it.toughness)
        if "size" in it.said and any(
            spec.kind == "size" and spec.value != before for spec in clause.get("specs")
        ):
            raise scene.error(
                Problem.ILLEGAL, f"Is {it.id} {before[0]}/{before[1]} or another size?"
            )
        apply_specs(scene, it, clause.get("specs"))
    scene.focus = things


@handles("isalso")
def properties_of_it(scene: Scene, clause: Clause) -> None:
    """“… and is a 2/1”: of what the clause before was about."""
    it = scene.draft.thing(scene.spoken_of())
    if it is None:
        raise scene.error(Problem.AMBIGUOUS, "What is meant here?")
    apply_specs(scene, it, clause.get("specs"))
    scene.focus = [it]


@handles("gains", "pumped")
def gains(scene: Scene, clause: Clause) -> None:
    """Gets double strike; pumped to 9: so it is from the start."""
    things = scene.things(clause.get("what"))
    for it in things:
        if clause.get("specs"):
            apply_specs(scene, it, clause.get("specs"))
        elif clause.get("size"):
            it.power, it.toughness = clause.get("size")
            it.sized = True
        elif clause.get("n"):
            it.power = number(scene, clause.get("n"))
            it.said.add("size")
    scene.focus = things


@handles("class")
def champion_class(scene: Scene, clause: Clause) -> None:
    """I'm on a Warrior champion."""
    name = scene.player(clause.get("who"))
    apply_specs(scene, champion(scene, name), clause.get("specs"))


@handles("status")
def status(scene: Scene, clause: Clause) -> None:
    """It is tapped."""
    for it in scene.things(clause.get("what")):
        apply_specs(scene, it, clause.get("specs"))


@handles("nocombat")
def nothing_else(scene: Scene, clause: Clause) -> None:
    """Nobody flies, he has nothing: what is assumed anyway."""
    if clause.get("who"):
        scene.subject = scene.player(clause.get("who"))


@handles("indestructible")
def indestructible(scene: Scene, clause: Clause) -> None:
    """My Bear can't be destroyed."""
    for it in scene.things(clause.get("what")):
        it.keywords.add("indestructible")


# --- shields and rules ---------------------------------------------------------


def targeted(
    scene: Scene, value: object, who: str = "", *, new: bool = False
) -> list[str]:
    """The ids of players and things in a slot."""
    found: list[str] = []
    things: list[DraftThing] = []
    for part in parts_of(value):
        if isinstance(part, Person):
            if part.kind == "it":
                things.append(scene.thing(Thing("it", part.place, label="it"))[0])
                found.append(things[-1].id)
                continue
            if part.kind == "self" and who:
                found.append(who)
                continue
            players = scene.players(part)
            scene.last_person = players[0] if len(players) == 1 else ""
            found += players
        else:
            some = scene.thing(part, "", new=new)
            things += some
            found += [it.id for it in some]
    if things:
        scene.notice(things)
        scene.focus = things
    if scene.game is Game.GRAND_ARCHIVE:
        found = [
            champion(scene, it).id if it in scene.draft.players else it for it in found
        ]
    return list(dict.fromkeys(found))


@handles("shield")
def shield(scene: Scene, clause: Clause) -> None:
    """I put a prevent 5 on myself; shield of 3 on my Bear."""
    who = scene.who(clause)
    said = clause.get("shield")
    if said is None:
        said = (number(scene, clause.get("n")), "", "")
    points, kind, label = said
    cards = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    if cards:
        _from_card(scene, clause, who, cards[0], points)
        return
    if clause.get("to") is not None:
        names = targeted(scene, clause.get("to"), who)
    else:
        names = [_self(scene, who or default_owner(scene))]
    if who:
        scene.subject = who
    add_shield(scene, names, points, kind, label)


def _from_card(
    scene: Scene, clause: Clause, who: str, card: Thing, points: int | None
) -> None:
    """A Healing Salve shield (3) on myself: the card, its preventing part."""
    names = targeted(scene, clause.get("to"), who)
    use = Use(who or default_owner(scene), names, [], mode="prevent")
    made = cast(scene, card, use)
    check_amount(scene, made, points)


def check_amount(scene: Scene, made: DraftThing, points: int | None) -> None:
    """A number said of a card must be one that stands on it."""
    text = made.face.text if made.face else ""
    digits = set("".join(c if c.isdigit() else " " for c in text).split())
    if points is not None and text and "X" not in text and str(points) not in digits:
        raise scene.error(
            Problem.ILLEGAL,
            f"{made.label or made.id} does not say {points}: “{text}” What changes it, "
            "or is another card meant?",
            None,
            tuple(f"… {digit} …" for digit in sorted(digits)),
        )


@handles("oldshield")
def shield_without_number(scene: Scene, clause: Clause) -> None:
    """“The shield from before”: its number is not known."""
    scene.missing.append(("how much the shield prevents", clause.place))


def add_static(scene: Scene, static: Restriction | Effect, told: str) -> None:
    """In force from the start, or from this point of the script on."""
    scene.draft.tell(told)
    if scene.timing in {"then", "later", "after_combat", "next_turn"}:
        scene.timing = ""
        scene.draft.script.append(Entry(Add(static), told=told))
    else:
        scene.draft.statics.append(static)


@handles("noprevent")
def cannot_be_prevented(scene: Scene, clause: Clause) -> None:
    """Damage can't be prevented this turn."""
    subject = ANYTHING
    told = "Damage can't be prevented this turn."
    if clause.get("what") is not None:
        things = scene.things(clause.get("what"))
        subject = Filter(ids=frozenset(it.id for it in things))
        told = f"Damage of {', '.join(it.id for it in things)} can't be prevented."
    combat = True if clause.get("kind") == "combat" else None
    add_static(
        scene,
        Restriction(
            Ban.PREVENT,
            subject=subject,
            combat=combat,
            id=scene.draft.effect_id(),
            label="“damage can't be prevented”",
            until=Until.END_OF_TURN,
        ),
        told,
    )


@handles("nogain")
def cannot_gain(scene: Scene, clause: Clause) -> None:
    """Players can't gain life."""
    subject = Filter(players=Side.ANY, objects=False)
    if clause.get("who"):
        names = scene.players(clause.get("who"))
        subject = Filter(players=Side.ANY, objects=False, ids=frozenset(names))
    add_static(
        scene,
        Restriction(
            Ban.GAIN_LIFE,
            subject=subject,
            id=scene.draft.effect_id(),
            label="“can't gain life”",
            until=Until.END_OF_TURN,
        ),
        "No life can be gained."
        if not clause.get("who")
        else "These players can't gain life.",
    )


@handles("preventall")
def prevent_all(scene: Scene, clause: Clause) -> None:
    """Prevent all combat damage this turn."""
    kind = clause.get("kind") or ""
    combat = {"combat": True, "noncombat": False, "non combat": False}.get(kind)
    source, recipient = Filter(), ANYTHING
    if kind in {"spell", "ability", "spell and ability"}:
        source = Filter(any_kinds=frozenset(kind.split()) - {"and"})
    elif clause.get("by") is not None:
        things = scene.things(clause.get("by"))
        source = Filter(ids=frozenset(it.id for it in things))
    if clause.get("to") is not None:
        names = targeted(scene, clause.get("to"))
        recipient = Filter(ids=frozenset(names), players=Side.ANY)
    words = clause.text.strip()
    add_static(
        scene,
        Effect(
            DamageWatch(source, recipient, combat),
            PreventAll(),
            id=scene.draft.effect_id(),
            label=f"“{words}”",
            controller=default_owner(scene),
            each_source=False,
            until=Until.END_OF_TURN,
        ),
        f"In force: {words}.",
    )


# --- quoted text -----------------------------------------------------------------


def _is_its_name(thing: Thing) -> bool:
    assert thing.card is not None
    said = plain(thing.card.typed)
    return any(
        said in {plain(name.name), plain(name.name.split(",")[0])}
        or plain(name.name).startswith(said + " ")
        for name in thing.card.names
    )


@handles("quoted")
def quoted(scene: Scene, clause: Clause) -> None:
    """Odd Totem: "If a source would deal damage …"."""
    who = scene.who(clause)
    if clause.get("name") is not None:
        _named_text(scene, clause, who)
        return
    thing: Thing = clause.get("what")
    if thing.card is not None and not _is_its_name(thing):
        # Text makes it a card of its own, not the one it is nearly called after.
        thing = replace(thing, noun="label", card=None)
    if thing.noun == "label":
        scene.parse.memory.setdefault("sized", set()).add(thing.label.lower())
    before = set(scene.draft.things)
    (it, *_) = scene.thing(thing, who, new=True)
    if thing.noun == "label" and it not in before and not it.sized:
        it.kinds = {"enchantment"}
    if who:
        it.controller = it.owner = who
    elif it not in before and thing.owner is None:
        scene.draft.assume(f"{it.id} is {possessive(scene, it.controller)}.")
    give_text(scene, it, clause.get("text"))
    scene.focus = [it]
    scene.notice([it])
    if it not in before:
        quoted_card(scene, it)


def _named_text(scene: Scene, clause: Clause, who: str) -> None:
    """I control "Guard": "…": a permanent of that name with that text."""
    name, at = clause.get("name")
    owner = who or default_owner(scene)
    it = DraftThing(
        scene.draft.fresh(name), name, owner, owner, kinds={"enchantment"}, named=True
    )
    del at
    scene.add(it)
    give_text(scene, it, clause.get("text"))
    scene.focus = [it]
    scene.notice([it])
    quoted_card(scene, it)


@handles("shieldtext")
def shield_text(scene: Scene, clause: Clause) -> None:
    """I have "Prevent the next 2 damage …" on it: that has resolved."""
    from bot.scenario.acting import resolve_quoted

    who = scene.who(clause) or default_owner(scene)
    names = targeted(scene, clause.get("to"), who)
    resolve_quoted(scene, clause.get("text"), who, names)


@handles("livesand")
def life_and_things(scene: Scene, clause: Clause) -> None:
    """I'm at 3 life and control Worship."""
    name = scene.player(clause.get("who"))
    scene.subject = name
    set_life(scene, name, number(scene, clause.get("n")))
    _hold(scene, name, clause.get("what"))


@handles("calledplayer")
def called_player(scene: Scene, clause: Clause) -> None:
    """Stuffy Doll naming Bob."""
    from bot.scenario.specs import apply_spec

    pool = [it for it in reversed(scene.recent) if wants_player(it)]
    if not pool:
        raise scene.error(Problem.AMBIGUOUS, "Chosen for what?")
    apply_spec(scene, pool[0], Spec("called", clause.get("who"), clause.place))


def wants_player(it: DraftThing) -> bool:
    """True for what waits for a chosen player that nobody has named."""
    return any(one == Named("chosen player") for one in walk(it.abilities))


@handles("inforcetext")
def text_in_force(scene: Scene, clause: Clause) -> None:
    """ "Players can't gain life" is in force."""
    if clause.get("what") is not None:
        it = scene.one(clause.get("what"))
        text, at = clause.get("text")
        del at
        if "dealt to it" in text:
            from bot.scenario.quoting import give_text as give

            give(scene, it, clause.get("text"))
            return
    who = scene.who(clause)
    in_force(scene, clause.get("text"), who)
