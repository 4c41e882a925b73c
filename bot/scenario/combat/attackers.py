"""Who may attack whom, and on whose side an attacker fights."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.inside import inside
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.combat.harm_asked import harm_asked, has_shield
from bot.scenario.combat.told_blocks import who_blocks
from bot.scenario.combat.told_late import check_told_before
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import take_for_unit
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.asked_back import HOW_BIG_ATTACKER, WHAT_ATTACKS
from bot.scenario.words.numbers_asked import SPELL_OR_DAMAGE
from bot.scenario.words.syntax import Clause, Person, Place, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


@handles("attackedby")
def attacked_by(scene: Scene, clause: Clause) -> None:
    """Alice has Urza's Armor and is attacked by a 3/3: she of whom it was said."""
    about = scene.draft.thing(scene.about)
    if about is not None and "planeswalker" in about.kinds:
        # "Gideon Jura with 8 loyalty, attacked by a 5/5"
        scene.focus = [about]
        it = Several((Thing("it", clause.place, label="it"),), clause.place)
        slots = {**clause.slots, "at": it}
        take_as(scene, clause, "attack", slots)
        return
    # "Their Worship. Attacked by a 3/3", "opp has Worship, attacked by …": am I?
    bare = scene.parse.word(clause.place.start) in _BARE
    apart = bool(ENDS & {*clause.lead}) or (bare and clause.lead == (",",))
    if not scene.subject or (apart and scene.subject != "me"):
        raise scene.error(Problem.AMBIGUOUS, worded("Who is attacked?"), clause.place)
    kind = scene.subject if scene.subject in {"me", "opponent"} else "name"
    at = Several((Person(kind, scene.subject),), clause.place)
    slots = {**clause.slots, "at": at}
    take_as(scene, clause, "attack", slots)


_BARE = frozenset("attacked hit struck smacked swung".split())


def side_of(scene: Scene, value: object) -> str:
    """Whose the things of *value* are said or known to be, "" if that is open."""
    for part in parts_of(value):
        if isinstance(part, Person):
            return scene.player(part)
        if owner := scene.owner_of(part):
            return owner
        if part.noun in {"it", "which", "them"}:
            (it, *_) = scene.thing(part)
            if not only_assumed(it):
                return it.controller
            continue
        if part.det in {"a", "another"} and not part.label:
            continue
        known = [
            it
            for it in scene.draft.things
            if fits(it, part, scene.game) and not only_assumed(it)
        ]
        sides = {it.controller for it in known}
        # "Two 1/1s" are no one 1/1 that has been told of.
        if len(sides) == 1 and len(known) >= (part.count or 1):
            return sides.pop()
    return ""


def only_assumed(it: DraftThing) -> bool:
    """Nobody has said yet whose it is: "Rook (3/3) has “…”."."""
    unsaid = it.said & {"assumed controller", "default controller"}
    return bool(unsaid) and "chosen controller" not in it.said


# Kinds of cards that nothing attacks, unless they are of the others too.
_NO_GOALS = frozenset({"action", "spell", "item", "weapon"})
_GOALS = frozenset({"ally", "champion", "unit", "creature", "siegeable", "domain"})


def check_there(scene: Scene, part: Thing, found: list[DraftThing]) -> None:
    """What is attacked has to be on the table, and to be what it is said to be.

    Raises QuestionError (ILLEGAL, AMBIGUOUS).
    """
    if scene.game is not Game.MTG and any(
        it.kinds & _NO_GOALS and not it.kinds & _GOALS for it in found
    ):
        raise scene.error(
            Problem.ILLEGAL,
            worded("{some} cannot be attacked.", some=found[0].id),
            part.place,
        )
    domain = part.noun == "domain" or "domain" in part.of("noun")
    there = found and not (domain and not any("domain" in it.kinds for it in found))
    if scene.game is not Game.MTG and not there:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(part)),
            part.place,
        )


def check_sides(scene: Scene, who: str, goals: list[str]) -> None:
    """Nobody attacks what is theirs: what is of nobody yet is the other side's.

    Raises QuestionError (AMBIGUOUS) for what is said to be the attacker's.
    """
    if len(scene.draft.players) != 2:
        return
    if scene.game is Game.MTG:
        if who in goals:
            raise scene.error(Problem.AMBIGUOUS, WHAT_ATTACKS)
        return
    for it in filter(None, map(scene.draft.thing, goals)):
        if it.controller != who:
            continue
        if not only_assumed(it):
            raise scene.error(Problem.AMBIGUOUS, WHAT_ATTACKS)
        it.controller = it.owner = scene.other(who)


def not_theirs(scene: Scene, *, harms: bool = False, gains: bool = False) -> str:
    """Whose attacker it is by who answers it; "" if by nothing.

    *harms*: also by whose harm is asked about, or where that may as well be what an
    attack *gains*, by who has a shield.
    """
    if scene.game is not Game.MTG and len(scene.draft.players) == 2:
        # Who has shields up is the one who is attacked.
        sides = {
            it.controller
            for it in scene.draft.things
            if "protected" in it.flags or "bulwark" in it.counters
        }
        shielded = scene.draft.thing(scene.sole_shielded())
        if shielded is not None:
            sides.add(shielded.controller)
        said = {token.text for token in scene.parse.tokens}
        if any("your champion" in str(it.value).lower() for it in scene.parse.tokens):
            said.add("my")  # a wording of the asker's that keeps harm from it
        if not sides and scene.has_me and said & _OURS and not said & _THEIRS:
            sides.add("me")
        sides = sides or _met(scene)
        if len(sides) == 1:
            return scene.other(sides.pop())
    answering = scene.next_actor(
        "block", "unblocked", "retaliate", "nodiscard", "docard", "cast", "use", "pay"
    )
    answering = answering or _who_blocks(scene)
    if harms and not answering:
        answering = has_shield(scene) if gains else harm_asked(scene)
    if answering and len(scene.draft.players) == 2:
        return scene.other(answering)
    return ""


def _met(scene: Scene) -> set[str]:
    """Whose units alone are there to be attacked, where nobody is said to defend."""
    told_of = {it.kind for it in scene.following}
    if scene.game is not Game.RIFTBOUND or told_of & {"defend", "defenders", "have"}:
        return set()
    units = [it for it in scene.draft.things if "unit" in it.kinds]
    return {it.controller for it in units if not only_assumed(it)}


def _who_blocks(scene: Scene) -> str:
    """ "I have a Wall. A 3/3 attacks and the Wall blocks": whose the blocker is."""
    for clause in scene.following[:2]:
        parts = parts_of(clause.get("blocker")) if clause.kind == "block" else ()
        sides = {
            it.controller
            for part in parts
            if isinstance(part, Thing) and part.det == "the" and part.owner is None
            for it in scene.draft.things
            if fits(it, part, scene.game) and "chosen controller" in it.said
        }
        if len(sides) == 1:
            return sides.pop()
    return ""


def check_power(scene: Scene, it: DraftThing, points: int) -> None:
    """“My ally attacks for 5”: that is its power."""
    if it.power is None:
        it.power = points
        it.said.add("size")
        if scene.game is Game.GRAND_ARCHIVE:
            it.sized = True
    elif it.power != points and "size" in it.said:
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{it} has power {power}, not {points}.",
                it=it.id,
                power=it.power,
                points=points,
            ),
        )


def check_whose(scene: Scene, part: Thing, who: str, found: list[DraftThing]) -> None:
    """ "Bob has a 4/4, Carol a 3/3. Bob attacks me with it": not with Carol's."""
    if part.noun not in {"it", "them"} or len(scene.draft.players) < 3 or not who:
        return
    theirs = any(
        it.controller == who and it.zone is Zone.BATTLEFIELD and "creature" in it.kinds
        for it in scene.draft.things
    )
    if theirs and any(it.controller not in {"", who} for it in found):
        raise nothing_told(scene, part.place)


# Where only mine are spoken of, what attacks out of nowhere is theirs.
_OURS = frozenset({"my", "mine"})
_THEIRS = frozenset(
    "his her hers their theirs opponent opponents enemy he she they".split()
)
_FIGHTERS = frozenset("creature unit ally champion planeswalker weapon".split())


def check_fighter(scene: Scene, it: DraftThing) -> None:
    """Enchantments and spells neither attack nor block."""
    take_for_unit(scene, it)
    if it.kinds == {"spell"}:  # "he hits me with a spell"
        raise scene.error(
            Problem.AMBIGUOUS,
            SPELL_OR_DAMAGE,
        )
    if not it.kinds & _FIGHTERS and not _comes_alive(scene):
        raise not_fighting(scene, it)


def not_fighting(scene: Scene, it: DraftThing) -> QuestionError:
    """The refusal of a fight of what is no creature."""
    if it.face is not None and is_spell(it.face):  # "his Bolt hits my 5/5"
        return scene.error(
            Problem.AMBIGUOUS,
            worded("Is {it} cast? Say when, and on what, or leave it out.", it=it.id),
        )
    return scene.error(
        Problem.ILLEGAL,
        worded("{it} is no creature: it cannot attack or block.", it=it.id),
    )


def _comes_alive(scene: Scene) -> bool:
    """Whether something told makes a creature of what is none."""
    told = [it.what for it in scene.draft.script]
    texts = [it.abilities for it in scene.draft.things]
    return any(
        "creature" in one.kinds
        for part in (*told, *texts)
        for one in inside(part, Modifier)
    )


def check_can_attack(scene: Scene, attackers: list[DraftThing]) -> None:
    """A creature said to be tapped cannot be declared as an attacker.

    Nor can what blocks, where it is only said that "it attacked".
    """
    combat = last_combat(scene)
    blocking = {name for name, _ in combat.blocks} if combat is not None else set()
    told = scene.clause.text.lower().split() if scene.clause else []
    for it in attackers:
        check_fighter(scene, it)
        if it.id in blocking and told[:1] in (["it"], ["they"]) and len(told) < 4:
            raise scene.error(Problem.AMBIGUOUS, worded("Which creature attacks?"))
        if scene.game is Game.MTG and is_rested(scene, it):
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{it} is tapped, and a tapped creature cannot attack. Was it "
                    "untapped?",
                    it=it.id,
                ),
            )


def is_rested(scene: Scene, it: DraftThing) -> bool:
    """Whether it was said to be tapped before there was any attack."""
    return it.tapped and "tapped" in it.said and not open_combat(scene)


_ALONE = (" alone", " only", " by itself", " on its own")


def check_seen(
    scene: Scene,
    clause: Clause,
    attackers: list[DraftThing],
    goals: list[str],
    who: str = "",
) -> None:
    """Nobody attacks their own; what attacks alone is told of nobody else."""
    check_told_before(scene, clause, attackers)
    if attackers:
        check_sides(scene, who or attackers[0].controller, goals)
    several = scene.game is not Game.MTG and len(attackers) != 1
    if several and clause.text.lower().endswith(_ALONE):
        raise scene.error(
            Problem.SYNTAX,
            worded("What attacks alone is not told apart here: leave that out."),
            clause.place,
        )


def wielding_it(scene: Scene, clause: Clause, who: str) -> Clause | None:
    """ "His sword has 3 power. He attacks me with it": the one weapon he has.

    Or with nothing said, where he has no ally.
    """
    parts = parts_of(clause.get("what"))
    if scene.game is not Game.GRAND_ARCHIVE or len(parts) > 1 or not who:
        return None
    bare = not parts and not (clause.get("n") or clause.get("total"))
    if bare and not any(it.controller == who and "ally" in it.kinds
                        for it in scene.draft.things):  # fmt: skip
        parts = (Thing("it", clause.place, label="it"),)
    if not parts:
        return None
    (one,) = parts
    weapons = [
        it for it in scene.draft.things
        if it.controller == who and "weapon" in it.kinds and not it.attached_to
        and it.zone is Zone.BATTLEFIELD
    ]  # fmt: skip
    if not isinstance(one, Thing) or one.noun != "it" or len(weapons) != 1:
        return None
    if any("ally" in it.kinds and it.controller == who for it in scene.focus):
        return None
    (it,) = weapons
    wielded = Thing("weapon", one.place, label=it.label or it.id)
    slots = {name: said for name, said in clause.slots.items() if name != "what"}
    return replace(clause, kind="weaponattack", slots={**slots, "weapon": wielded})


def attacking_player(scene: Scene, what: object, goals: list[str]) -> str:
    """Whose attack it is, by whose things attack or who is attacked."""
    for part in parts_of(what):
        if isinstance(part, Thing):
            owner = scene.owner_of(part)
            if owner:
                return owner
    for goal in goals:
        if goal in scene.draft.players and len(scene.draft.players) == 2:
            return scene.other(goal)
        thing = scene.draft.thing(goal)
        if thing is not None and len(scene.draft.players) == 2:
            return scene.other(thing.controller)
    sides = {
        it.controller
        for it in scene.draft.things
        if it.said & {"attacking", "attacker"} and it.on_board
    }
    if len(sides) == 1:
        return sides.pop()  # "I bolt his attacking 3/3. The other attacker hits."
    defender = who_blocks(scene) if len(scene.draft.players) == 2 else ""
    return scene.other(defender) if defender else ""


def one_walker(targets: object) -> object:
    """ "Jace, Bob's planeswalker with 4 loyalty": one planeswalker, told twice."""
    parts = parts_of(targets)
    if len(parts) != 2:
        return targets
    named, told = parts
    if (
        isinstance(named, Thing)
        and isinstance(told, Thing)
        and told.noun == "planeswalker"
        and told.of("loyalty")
        and not (told.label or named.owner or named.specs)
    ):
        return replace(named, specs=told.specs, owner=told.owner)
    return targets


def nothing_told(scene: Scene, place: Place | None = None) -> QuestionError:
    """Nobody can tell what attacks."""
    said = HOW_BIG_ATTACKER
    return scene.error(Problem.AMBIGUOUS, said, place, ("… attacks with a 3/3",))
