"""Questions of Grand Archive and Riftbound."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.acts import Redirect
from bot.engine.inside import holds
from bot.engine.question import AskKind, Deal
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.deaths import DYING, LIVING
from bot.scenario.asking.of_which_side import of_that_side
from bot.scenario.asking.questions import ask
from bot.scenario.casting.mortals import is_mortal, two_of
from bot.scenario.casting.sides import cleaves, on_field
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import apply_specs
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.scene.timing import last_combat
from bot.scenario.units.goal_unsaid import check_attacked
from bot.scenario.words.asked_back import WHAT_ASKED, which_is_meant
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@handles("ask_worth")
def worth(scene: Scene, clause: Clause) -> None:
    """How many cards is that worth? Asked of enlighten counters."""
    champions = [it for it in scene.draft.things if "champion" in it.kinds]
    asked = [it.subject for it in scene.draft.asks if it.kind is AskKind.COUNTERS]
    names = asked or [it.id for it in champions]
    if not names:
        raise scene.error(Problem.AMBIGUOUS, worded("What is counted?"), clause.place)
    scene.draft.assume(worded("Three enlighten counters draw one card."))
    for name in names:
        ask(scene, clause, AskKind.COUNTERS, name, detail="enlighten")


@handles("ask_hitsback")
def hits_back(scene: Scene, clause: Clause) -> None:
    """Does mine hit back? What it deals in the combat; else what happens."""
    things = scene.things(clause.get("what")) if clause.get("what") else []
    for it in things if last_combat(scene) is not None else ():
        ask(scene, clause, AskKind.DEALS, it.id)
    if not things or last_combat(scene) is None:
        ask(scene, clause, AskKind.EVERYTHING)


def struck(scene: Scene) -> list[str]:
    """What damage has been told of so far; all units of a player with cleave."""
    found: list[str] = []
    for entry in scene.draft.script:
        match entry.what:
            case Deal(hits=hits):
                found += [hit.recipient for hit in hits]
            case Combat() as combat:
                found += [goal for _, goal in combat.attackers]
                if cleaves(scene, combat):
                    other = scene.other(combat.attacker)
                    found += [it.id for it in on_field(scene, other)]
                found += [name for _, name in combat.blocks] + combat.defenders
            case _:
                pass
    names = dict.fromkeys(found)
    return [name for name in names if scene.draft.thing(name) is not None]


def _in_play(scene: Scene) -> tuple[object, ...]:
    """What the things told of and the effects in force do."""
    there = [it.abilities for it in scene.draft.things]
    return (*there, *scene.draft.statics)


def _striking(scene: Scene) -> list[str]:
    """Attackers of Riftbound, whom all they attack strike in the same moment."""
    if scene.game is not Game.RIFTBOUND:
        return []
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    names = [name for it in fights for name, _ in it.attackers]
    return [name for name in names if scene.draft.thing(name) is not None]


@handles("ask_everyone")
def everyone(scene: Scene, clause: Clause) -> None:
    """Who takes what, who dies? Every unit that damage is told of."""
    names = [*dict.fromkeys([*struck(scene), *_striking(scene)])]
    if holds(_in_play(scene), Redirect):
        # It may be moved onto any of them.
        there = (it for it in scene.draft.things if it.on_board and is_mortal(it))
        for name in dict.fromkeys([*names, *(it.id for it in there)]):
            ask(scene, clause, AskKind.DAMAGE_DEALT, name)
        ask(scene, clause, AskKind.EVERYTHING)
        return
    for name in names:
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)
        it = scene.draft.thing(name)
        # Riftbound's champions are units as others are.
        units = scene.game is Game.RIFTBOUND
        if it is not None and (units or "champion" not in it.kinds):
            ask(scene, clause, AskKind.DIES, name)
    if not names:
        ask(scene, clause, AskKind.EVERYTHING)


@handles("ask_amounts")
def amounts(scene: Scene, clause: Clause) -> None:
    """Possible amounts and who chooses?"""
    for name in struck(scene):
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)
    ask(scene, clause, AskKind.WHO_CHOOSES)


@handles("ask_power")
def power(scene: Scene, clause: Clause) -> None:
    """How much power do I get? As much as was prevented, where a card says so."""
    ask(scene, clause, AskKind.PREVENTED)
    ask(scene, clause, AskKind.EVERYTHING)


@handles("ask_also")
def also(scene: Scene, clause: Clause) -> None:
    """And Blanche herself (2 life)? Asked the same as before, and whether it dies."""
    known = [*scene.draft.things]
    things = scene.things(clause.get("what"))
    if any(it not in known and not (it.sized or it.card) for it in things):
        raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)
    if things and all("spell" in it.kinds for it in things):
        # "And my own Void Seeker?" would be cast instead.
        for it in things:
            scene.draft.things.remove(it)
        if scene.parse.word(clause.place.start - 1) == "+":
            # "… dies to a 4 Might unit + Void Seeker?": with both of them.
            raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)
        variant(scene, clause)
        return
    for it in things:
        apply_specs(scene, it, clause.get("specs") or ())
        ask(scene, clause, AskKind.DAMAGE_DEALT, it.id)
        if "champion" not in it.kinds:
            ask(scene, clause, AskKind.DIES, it.id)
    scene.focus = things


@handles("variant")
def variant(scene: Scene, clause: Clause) -> None:
    """And if it had no Tank? Another scenario: said back, to be asked by itself."""
    said = clause.text.strip().lstrip(",").strip()
    if scene.game is Game.MTG and not clause.lead:
        # "Can it attack if it loses defender?": without that it is another question.
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "“{said}?” changes the scenario; ask it as a follow-up to this ruling.",
                said=said,
            ),
            clause.place,
        )
    scene.draft.notes.append(
        worded(
            "“{said}?” changes the scenario; ask it as a follow-up to this ruling.",
            said=said,
        )
    )


@handles("ask_editions")
def editions(scene: Scene, clause: Clause) -> None:
    """Under 1.3 and under 1.4? One is ruled on; the note says how to ask the other."""
    asked = [clause.get("e"), clause.get("e2")]
    label = "riftbound" if scene.game is Game.RIFTBOUND else "ga"
    ask(scene, clause, AskKind.EVERYTHING)
    for name in struck(scene):
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)
    others = ", ".join(f"“{label} {it}: …”" for it in asked)
    scene.draft.notes.append(
        worded(
            "A ruling is for one edition of the rules; begin with {others} for each.",
            others=others,
        )
    )


@handles("unclearit")
def unclear_it(scene: Scene, clause: Clause) -> None:
    """My unit attacks his. Does it die? Either could be meant."""
    units = [it for it in scene.draft.things if _fights(scene, it)]
    units = units or [champion(scene, player) for player in scene.draft.players]
    names = [scene.describe(it) for it in units]
    raise scene.error(
        Problem.AMBIGUOUS,
        which_is_meant("It", names),
        clause.place,
        names,
    )


def _fights(scene: Scene, it: DraftThing) -> bool:
    return it.id in struck(scene) or "attacking" in it.flags


@handles("ask_whodies")
def who_dies(scene: Scene, clause: Clause) -> None:
    """Who dies? Every unit that something happens to."""
    units = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD and it.kinds & {"unit", "ally"}
    ]
    if scene.game is Game.GRAND_ARCHIVE:
        # A champion's death ends the game: told of where its life is known.
        units = [it for it in units if "champion" not in it.kinds or it.toughness]
        involved = {*struck(scene), *_dealers(scene)}
        check_attacked(scene, clause, units, involved)
        units = [it for it in units if it.toughness is not None or it.id in involved]
        if clause.text.lower().startswith("what "):
            # "What gets destroyed?" may be what is linked to one of them.
            there = [it for it in scene.draft.things if "unit" not in it.kinds]
            units += [it for it in there if "link shield" in it.keywords]
    text = clause.text.lower()
    if "of mine" in text or "my side" in text:
        units = [it for it in units if it.controller == "me"]
    elif "of his" in text or "of theirs" in text:
        units = [it for it in units if it.controller != "me"]
    person = clause.get("who")
    if isinstance(person, Person) and not (person.kind in _NO_ONE or _of_both(clause)):
        whose = scene.player(person)
        units = [it for it in units if it.controller == whose]
    units = of_that_side(scene, clause, units)
    words = set(text.replace("?", " ").split())
    negated = bool(words & LIVING) and not words & DYING
    if "both" in words:
        units = two_of(scene, units)
    if "destroyed" in words:
        # "What is destroyed?" asks of items and weapons too.
        units += [it for it in scene.draft.things if it.attached_to]
    for it in units:
        ask(scene, clause, AskKind.DIES, it.id, negated=negated)
    if not units:
        ask(scene, clause, AskKind.EVERYTHING)


_FIGHTS = frozenset({"attack", "mightattack", "defend", "defendagainst", "fought"})


@before(Game.RIFTBOUND)
def units_not_players(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Do I survive?": players do not die of damage there, their units do."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        who = clause.get("who")
        whose = clause.get("whose")
        if clause.kind == "ask_kept" and isinstance(whose, Person) and _of_them(clause):
            clause = replace(clause, kind="ask_whodies", slots={"who": whose})
        if clause.kind == "ask_gain" and clause.get("of") == "lose":
            # "How many do I lose?": nobody has life there.
            if "life" not in clause.text.lower():
                clause = replace(clause, kind="ask_whodies", slots={"who": who})
        if clause.kind == "ask_wins" and any(it.kind in _FIGHTS for it in found):
            clause = replace(clause, kind="ask_whodies", slots={})
        if clause.kind == "ask_loses" and isinstance(who, Person):
            fight = any(it.kind in _FIGHTS for it in found)
            if who.kind == "he" and not (fight and who.name == "they"):
                noun = "them" if who.name == "they" else "it"
                one = Thing(noun, who.place, label=who.name or noun)
                slots = {"what": Several((one,), who.place)}
                clause = replace(clause, kind="ask_dies", slots=slots)
            elif who.kind == "he" or clause.get("who2") is not None:
                clause = replace(clause, kind="ask_whodies", slots={})
            else:
                clause = replace(clause, kind="ask_whodies")
        found.append(clause)
    return tuple(found)


def _of_them(clause: Clause) -> bool:
    """ "Do I lose both?", "Do I lose them?": my units, not those spoken of last."""
    parts = parts_of(clause.get("what"))
    return len(parts) == 1 and isinstance(parts[0], Thing) and parts[0].noun == "them"


def _dealers(scene: Scene) -> list[str]:
    """Units that damage may come back to: attackers that are retaliated against."""
    return [
        name
        for entry in scene.draft.script
        if isinstance(entry.what, Combat) and entry.what.blocks
        for name, _ in entry.what.attackers
    ]


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def what_is_left(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Is it used up?" asks of points only where there are points."""
    del parse
    return tuple(
        replace(clause, kind="ask_left") if clause.kind == "ask_shield" else clause
        for clause in clauses
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def totals(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Total?" asks of damage where players have no life total."""
    del parse
    return tuple(
        replace(clause, kind="ask_damage")
        if clause.kind == "ask_life" and "total" in clause.text.lower()
        and not {"life", "health"} & set(clause.text.lower().split())
        else clause
        for clause in clauses
    )  # fmt: skip


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def of_everybody(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Who dies?" asks of units; players are no answer to it there."""
    del parse
    return tuple(
        replace(clause, kind="ask_whodies")
        if _of_both(clause)
        or (
            clause.kind == "ask_dies"
            and (clause.get("what") is None or _asks_which(clause))
            and _OF_ANY & set(clause.text.lower().split())
        )
        else clause
        for clause in clauses
    )


def _asks_which(clause: Clause) -> bool:
    """ "Which die?", "Which of them survive?": of all of them, not of the last."""
    parts = parts_of(clause.get("what"))
    return len(parts) == 1 and (
        isinstance(parts[0], Thing) and parts[0].noun == "which"
    )


# Persons who are nobody in particular: "both", "…, who dies?".
_NO_ONE = frozenset({"both", "each", "relative"})
_OF_ANY = frozenset(
    "who who's whos what what's which anything anybody anyone something everything "
    "everybody everyone".split()
)


def _of_both(clause: Clause) -> bool:
    """ "Do both survive?", "Do they both die?": the units that fight."""
    who = clause.get("who") or clause.get("what")
    if clause.kind in {"ask_loses", "ask_whodies"} and isinstance(who, Person):
        both = who.name == "they" and "both" in clause.text.lower().split()
        return who.kind in _NO_ONE or both
    parts = parts_of(who) if clause.kind == "ask_dies" else ()
    return (
        len(parts) == 1
        and isinstance(parts[0], Thing)
        and parts[0].noun == "them"
        and "both" in clause.text.lower().split()
    )
