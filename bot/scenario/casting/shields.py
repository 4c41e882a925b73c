"""Shields that the scenario itself tells of."""

import re
from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import Fight
from bot.engine.question import Deal, Resolve
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.casting import cast
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.preventing import shield_retold
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_by_last
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.him import either_meant
from bot.scenario.scene.meaning import is_himself, number, self, targeted
from bot.scenario.scene.persons import gender
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.shields_added import add_shield
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHICH_ONE, WHOM_DEALT
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


@handles("shield")
def shield(scene: Scene, clause: Clause) -> None:
    """I put a prevent 5 on myself; shield of 3 on my Bear."""
    _check_he(scene, clause)
    who = scene.who(clause)
    said = clause.get("shield")
    if said is None:
        said = (number(scene, clause.get("n")), _kind(clause), "")
    points, kind, label = said
    cards = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    if cards:
        _from_card(scene, clause, who, cards[0], points)
        return
    if _on_who_is_hit(scene, clause, who):
        names = [self(scene, who)]
    elif not who and (defending := _defending(scene, clause)):
        names = [defending]
    elif clause.get("to") is not None and not _on_himself(clause, who):
        to = _own_champion(_of_the_last(scene, clause))
        names = targeted(scene, to, who)
        names = _theirs(scene, to, who, names)
    elif thing := (
        _hit_so(scene, clause)
        or spoken_of(scene, clause)
        or ("" if who else _hit_last(scene))
    ):
        names = [thing]
    elif not who and (struck := _struck_before(scene, clause)):
        names = [struck]
    elif clause.get("played") and (hit := _hit_own(scene, who)):
        names = [hit.id]
    else:
        names = [self(scene, who or _goes_on(scene, clause) or default_owner(scene))]
    if who:
        scene.subject = who
    more = [clause.get(slot) for slot in ("shield2", "shield3")]
    if not any(more) and shield_retold(scene, names, points):
        return
    for points, kind, label in (said, *(it for it in more if it is not None)):
        add_shield(scene, names, points, kind, label)


def _of_the_last(scene: Scene, clause: Clause) -> Clause:
    """ "My unit and his unit with Prevent 2": his has it, and mine is there."""
    to = clause.get("to")
    if not isinstance(to, Several) or len(to.parts) == 1:
        return clause
    if scene.parse.word(to.place.end) != "with":
        return clause
    *others, last = to.parts
    scene.things(Several(tuple(others), to.place))
    return replace(clause, slots={**clause.slots, "to": Several((last,), last.place)})


def _check_he(scene: Scene, clause: Clause) -> None:
    """Refuse "my ally is hit while he is shielded": a champion, or that ally.

    Raises QuestionError (AMBIGUOUS).
    """
    person = clause.get("who")
    if scene.game is Game.MTG or not isinstance(person, Person) or person.kind != "he":
        return
    player = scene.player(person)
    units = [
        it
        for it in scene.recent[-1:]
        if it.on_board and "champion" not in it.kinds and it.controller != player
    ]
    within = "while" in clause.lead
    if not (within or {"is", "was", "'s"} & {*clause.text.lower().split()}):
        return
    if within and not scene.recent:  # taken before what it is told of
        message = worded("What is “{thing}” here?", thing=person.name)
        raise scene.error(Problem.AMBIGUOUS, message, person.place)
    if units:
        listed = [*map(scene.describe, units), scene.name(player)]
        raise either_meant(scene, person, listed)


def _kind(clause: Clause) -> str:
    """ "The next 3 non-combat damage": of that damage only."""
    kind = clause.get("kind") or ""
    return "noncombat" if kind.startswith("non") else "combat" if kind else ""


def _own_champion(clause: Clause) -> object:
    """ "He prevents 2 damage to champion": to his own, where nothing says whose."""
    to, who = clause.get("to"), clause.get("who")
    if not isinstance(who, Person) or not isinstance(to, Several):
        return to
    owned = tuple(
        replace(it, owner=who)
        if isinstance(it, Thing) and it.noun == "champion" and it.owner is None
        and not (it.det or it.label)
        else it
        for it in to.parts
    )  # fmt: skip
    return replace(to, parts=owned)


def _theirs(scene: Scene, targets: object, who: str, names: list[str]) -> list[str]:
    """ "Bob has a shield preventing the next 3 to them": not on what he blocks."""
    (to, *more) = parts_of(targets) or (None,)
    if not who or more or not isinstance(to, Thing) or to.noun != "them":
        return names
    things = [(name, scene.draft.thing(name)) for name in names]
    own = [name for name, it in things if it is not None and it.controller == who]
    return own or names


def _on_who_is_hit(scene: Scene, clause: Clause, who: str) -> bool:
    """ "Ann attacks Ben. He casts a spell that prevents the next 3 to him": to Ben."""
    (to, *more) = parts_of(clause.get("to")) or (None,)
    theirs = sum(it.controller == who for it in scene.focus)
    if isinstance(to, Thing) and to.noun == "them" and not to.specs and theirs < 2:
        to = Person("he", "them", to.place)  # whatever attacks is not shielded by Ben
    if not isinstance(to, Person) or to.name not in {"him", "her", "them"} or more:
        return False
    last = scene.draft.script[-1].what if scene.draft.script else None
    hit: set[str] = set()
    if isinstance(last, Combat):
        hit = {goal for _, goal in last.attackers}
    elif isinstance(last, Resolve):
        hit = {name for slot in last.chosen for name in slot}
    fits = {"him": ("", "m"), "her": ("", "f")}.get(to.name, ("", "m", "f"))
    return who != "me" and who in hit and gender(who) in fits


def _hit_so(scene: Scene, clause: Clause) -> str:
    """ "He hits my ally for 4 with prevent 1": what is hit has it, not who hits."""
    behind = clause.get("elided") and clause.text.lower().startswith("with ")
    if scene.game is Game.MTG or not behind or not scene.draft.script:
        return ""
    hit = _hit(scene)
    return hit.pop() if len(hit) == 1 else ""


def _hit(scene: Scene) -> set[str]:
    """Whom and what the last happening hits."""
    match scene.draft.script[-1].what:
        case Combat(attackers=attackers):
            return {goal for _, goal in attackers}
        case Deal(hits=hits):
            return {it.recipient for it in hits}
    return set()


def _hit_last(scene: Scene) -> str:
    """ "He attacks my 2/5. Prevent-3 shield.": on the 2/5, where no player is hit.

    The unit of its player that the last happening hits; "" where that is not just one.
    """
    if scene.game is Game.MTG or not scene.draft.script:
        return ""
    hit = _hit(scene)
    there = [it for it in map(scene.draft.thing, hit) if it is not None]
    mine = [it for it in there if it.controller == default_owner(scene)]
    if not mine and len(there) == len(hit) == 1 and "champion" in there[0].kinds:
        return there[0].id  # "I attack the enemy champion, shield for 2": its shield
    return mine[0].id if len(mine) == len(hit) == 1 else ""


def _defending(scene: Scene, clause: Clause) -> str:
    """ "He attacks my champion with a sword, prevent 2 on it": what is hit, not he.

    "" where the attacker is struck back, or is an ally that attacks another.
    """
    (to, *more) = parts_of(clause.get("to")) or (None,)
    it = isinstance(to, Thing) and to.noun == "it" and not more
    if scene.game is not Game.GRAND_ARCHIVE or not it or not scene.draft.script:
        return ""
    hit = [scene.draft.thing(name) for name in _hit(scene)]
    if "retaliate" in {later.kind for later in scene.following} or len(hit) != 1:
        return ""
    last = scene.draft.script[-1].what
    dealers = [it for it, _ in last.attackers] if isinstance(last, Combat) else []
    by = [scene.draft.thing(name) for name in dealers]
    armed = [it for it in (hit[0], *by) if it is not None and "champion" in it.kinds]
    return hit[0].id if hit[0] is not None and armed else ""


def _hit_own(scene: Scene, who: str) -> DraftThing | None:
    """ "He attacks my ally. I use a prevent-3 shield": on the ally, no champion.

    The one ally of *who* that alone is hit by what was told last.
    """
    if scene.game is not Game.GRAND_ARCHIVE or not who or not scene.draft.script:
        return None
    hit = [scene.draft.thing(it) for it in _hit(scene)]
    one = hit[0] if len(hit) == 1 else None
    own = one is not None and one.controller == who and "champion" not in one.kinds
    return one if own else None


def _struck_before(scene: Scene, clause: Clause) -> str:
    """ "Bob bolts me, prevent 2": whom that is to hit; "" where it is not one."""
    if scene.parse.word(clause.place.start - 1) != "," or scene.game is not Game.MTG:
        return ""
    combat = open_combat(scene)
    if combat is not None and combat.blocks:
        # "He attacks me, I block with a 2/2, prevent 2": what the 2/2 is dealt.
        blockers = {scene.draft.thing(it) for it, _ in combat.blocks}
        struck = [it.id for it in blockers if it and it.controller == scene.subject]
        blocked = {it for _, it in combat.blocks}
        struck += {goal for it, goal in combat.attackers if it not in blocked}
        # "… he blocks with a 4/4, prevent 2": what attacks is struck as well.
        struck += [it for it in blocked if scene.subject != "me"]
    elif scene.draft.script and holds(scene.draft.script[-1].what, Fight):
        struck = ["", ""]  # each strikes the other
    else:
        struck = aimed_by_last(scene) or ([*_hit(scene)] if scene.draft.script else [])
    if len(struck) > 1:
        raise scene.error(Problem.AMBIGUOUS, WHOM_DEALT, clause.place)
    return struck[0] if struck else ""


def _goes_on(scene: Scene, clause: Clause) -> str:
    """ "Bob has a Furnace too and a prevent-4 shield": still Bob; "" for nobody."""
    joined = scene.parse.word(clause.place.start - 1) in {"and", ",", "plus", "&"}
    about = scene.about if joined and clause.get("who") is None else ""
    return about if about in scene.draft.players else ""


def _on_himself(clause: Clause, who: str) -> bool:
    """ "Bob has a shield that prevents the next 3 damage to him": to Bob."""
    having = {"has", "have", "had"} & set(clause.text.lower().split()[:3])
    parts = parts_of(clause.get("to"))
    he = len(parts) == 1 and isinstance(parts[0], Person) and parts[0].kind == "he"
    return bool(having) and he and who not in {"", "me"}


def spoken_of(scene: Scene, clause: Clause) -> str:
    """ "My 2/2 is dealt 3 damage and has a shield": the 2/2; "" if nothing is."""
    about = scene.draft.thing(scene.about) if clause.get("elided") else None
    return about.id if about is not None and about.on_board else ""


def placed_on(scene: Scene, targets: object, who: str, thing: str = "") -> list[str]:
    """ "I attack his planeswalker and he has a prevent-2 shield on it": on his own.

    Where *thing* has the shield ("his 3/3 blocks and has a shield on it") "it" is that.
    Raises QuestionError (AMBIGUOUS) where that could be several things.
    """
    pronoun = [it for it in parts_of(targets) if isinstance(it, Thing)]
    if thing and [it.noun for it in pronoun] == ["it"]:
        return [thing]
    if len(pronoun) == 1 and is_himself(scene, who, pronoun[0].label):
        return [who]
    names = _theirs(scene, targets, who, targeted(scene, targets, who))
    found = [it for it in map(scene.draft.thing, names) if it is not None]
    if [it.noun for it in pronoun] != ["it"]:
        return names
    if not who or not found or any(it.controller == who for it in found):
        return names
    if scene.game is not Game.MTG:
        # "His ally attacks. I have a shield on it": what is hit has it, not who hits.
        struck = map(scene.draft.thing, _hit(scene) if scene.draft.script else ())
        mine = [it.id for it in struck if it is not None and it.controller == who]
        return mine if len(mine) == 1 else names
    there = (it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD)
    own = [it for it in there if it.controller == who and not is_passive(it)]
    if len(own) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE)
    return [own[0].id]


def check_whose_shield(scene: Scene, item: Thing, who: str) -> None:
    """ "A 2/2 with lifelink and a prevent-2 shield": who has the shield?"""
    for spec in item.specs:
        start = spec.place.start
        listed = scene.parse.word(start - 1) in {"and", ",", "plus"}
        if spec.kind != "shield" or not listed or scene.parse.word(start) != "a":
            continue
        placed = "on" in {
            scene.parse.word(it) for it in range(start, spec.place.end + 1)
        }
        if start - 1 <= item.place.start or placed:
            continue  # "… and a prevent-2 shield on it" says whose
        it = scene.parse.said(item.place.start, start - 1)
        shield = scene.parse.said(start, spec.place.end)
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who has the shield: {who}, or the creature?", who=scene.name(who)),
            spec.place,
            (f"I have {shield}.", f"… {it} that has {shield}"),
        )


def check_who_has(scene: Scene, clause: Clause, who: str) -> None:
    """Refuse "I bolt his 3/3 and has a shield": not I, as one says, but the 3/3?"""
    shield = any(getattr(it, "kind", "") == "shield" for it in clause.get("what") or ())
    at = here = clause.place.start
    while here and scene.parse.word(here - 1) not in ENDS:
        here -= 1
    said = scene.parse.word(here), scene.parse.word(at)
    if shield and clause.get("elided") and who == "me" and said == ("i", "has"):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who has the shield: {who}, or the creature?", who=scene.name(who)),
            clause.place,
        )


def _from_card(
    scene: Scene, clause: Clause, who: str, card: Thing, points: int | None
) -> None:
    """A Healing Salve shield (3) on myself: the card, its preventing part."""
    face = card.card and scene.parse.catalogue.card(card.card.names[0]).face
    if face and "prevent" not in face.text.lower():
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{card} prevents no damage: “{text}”", card=face.name, text=face.text
            ),
            card.place,
        )
    if face and not is_spell(face):
        slots = {"who": card.owner, "card": card, "to": clause.get("to")}
        take_as(scene, clause, "use", slots)
        made = next(it for it in reversed(scene.draft.things) if it.face == face)
    else:
        names = targeted(scene, clause.get("to"), who)
        use = Use(who or default_owner(scene), names, [], mode="prevent")
        made = cast(scene, card, use)
    check_amount(scene, made, points)


_PARTS = re.compile(r"deal (\d+) damage")


def check_amount(scene: Scene, made: DraftThing, points: int | None) -> None:
    """A number said of a card must be one that stands on it."""
    text = made.face.text if made.face else ""
    digits = set("".join(c if c.isdecimal() else " " for c in text).split())
    # All of what it deals in several parts, too.
    digits.add(str(sum(int(it) for it in _PARTS.findall(text))))
    if points is not None and text and "X" not in text and str(points) not in digits:
        raise other_number(scene, made, points)


def other_number(scene: Scene, made: DraftThing, points: int | str) -> QuestionError:
    """That *points* is no number, or not a part, of what *made* says (ILLEGAL)."""
    text = made.face.text if made.face else ""
    digits = set("".join(c if c.isdecimal() else " " for c in text).split())
    return scene.error(
        Problem.ILLEGAL,
        worded(
            "{card} does not say {points}: “{text}” What changes it, or is another "
            "card meant?",
            card=made.label or made.id,
            points=points,
            text=text,
        ),
        None,
        tuple(f"… {digit} …" for digit in sorted(digits - {str(points)})),
    )


@handles("oldshield")
def shield_without_number(scene: Scene, clause: Clause) -> None:
    """“The shield from before”: its number is not known."""
    scene.missing.append((worded("how much the shield prevents"), clause.place))
