"""Clauses in which a thing becomes another: larger, tapped, regenerated."""

from bot.citation import Game
from bot.engine.characteristics import ALL_ABILITIES
from bot.engine.effects import Modifier, Until
from bot.engine.instructions import Regenerate
from bot.engine.permanents import RemoveFromCombat
from bot.engine.phasing import Phase
from bot.engine.question import Add, Deal, Do
from bot.engine.values import Filter, Named
from bot.errors import Problem
from bot.scenario.casting.activating import activate
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.shields import other_number
from bot.scenario.happening.happening import doer
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.grown import said_bonus
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.shields_added import comes_late
from bot.scenario.scene.specs import apply_specs
from bot.scenario.scene.threats import not_too_late
from bot.scenario.scene.timing import place
from bot.scenario.scene.undeclared import note_gained
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause, Person, Spec, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


@handles("become")
def becomes(scene: Scene, clause: Clause) -> None:
    """The Goblin becomes blue; it gets +2/+2 in the middle of things."""
    _changed(scene, clause, _spoken_of(scene, clause))


@handles("turninto")
def turned_into(scene: Scene, clause: Clause) -> None:
    """I turn my 2/2 into a 5/5; I turned Gideon into a 5/5, by its own ability.

    Raises QuestionError: ILLEGAL where nothing that it says makes it one, SYNTAX.
    """
    what, described = clause.get("what"), clause.get("as")
    it = scene.one(what)
    sizes = tuple(spec for spec in described.specs if spec.kind == "size")
    if scene.game is not Game.MTG:
        raise scene.not_read()
    if "creature" in it.kinds:
        other = {spec.kind for spec in described.specs} - {"size", "noun"}
        if other or not sizes or described.noun not in {"creature", "thing"}:
            raise scene.not_read()
        take_as(scene, clause, "become", {"what": what, "specs": sizes})
        return
    text = it.face.text if it.face is not None else ""
    said = [f"{power}/{toughness}" for power, toughness in (s.value for s in sizes)]
    if missing := [size for size in said if size not in text]:
        raise other_number(scene, it, missing[0])
    last = scene.draft.script[-1].source if scene.draft.script else ""
    if clause.get("elided") and last == it.id:
        return  # "I activate Gideon to make him a 6/6": what he is used for
    take_as(scene, clause, "use", {"who": clause.get("who"), "card": what})


def _spoken_of(scene: Scene, clause: Clause) -> list[DraftThing]:
    what = clause.get("what")
    things = scene.things(what) if what is not None or not clause.get("passive") else []
    if not things:
        said = WHICH_ONE
        raise scene.error(Problem.AMBIGUOUS, said, clause.place)
    return things


def _changed(scene: Scene, clause: Clause, things: list[DraftThing]) -> None:
    who = scene.who(clause)
    specs: tuple[Spec, ...] = clause.get("specs")
    sized = any(spec.kind == "size" for spec in specs)
    if sized and clause.get("elided") and not clause.lead and scene.last_cast:
        # "Giant Growth makes it 4/4": what the spell does is not done twice.
        spell, on = scene.last_cast.id, things[0].id
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What {spell} does I know: say what it is cast on.", spell=spell),
            clause.place,
            (f"I cast {spell} on {on}.",),
        )
    for it in things:
        modifier = _modifier(scene, it, specs)
        listed = ", ".join(_said(scene, spec) for spec in specs)
        told = worded("{it} becomes {listed}.", it=it.id, listed=listed)
        if specs and all(spec.kind == "bonus" for spec in specs):
            told = worded("{it} gets {listed}.", it=it.id, listed=listed)
        if specs and all(spec.kind == "keyword" for spec in specs):
            told = worded("{it} gains {listed}.", it=it.id, listed=listed)
        # What comes after damage that is told as dealt comes too late for it.
        last = scene.draft.script[-1].what if scene.draft.script else None
        soon = scene.game is not Game.MTG or not isinstance(last, Deal)
        place(scene, Entry(Add(modifier), who, told, it.id), protective=soon)
    scene.focus = things


# "Bob forgot to cast a spell that gives …": what was not done gives nothing.
_NOT_DONE = frozenset("not no never forgot forgets forget neither nor without".split())
_APART = ENDS | {",", "and", "but", "then", "so", ":"}


def _check_done(scene: Scene, clause: Clause) -> None:
    """Raises QuestionError (SYNTAX) where what gives it is said not to be there."""
    at = clause.place.start - 1
    word = scene.parse.word
    if at < 0 or word(at) in _APART:
        return
    while at >= 0 and word(at) not in ENDS:
        if word(at) in _NOT_DONE:
            raise scene.not_read(clause.place)
        at -= 1


@handles("gains", "pumped")
def gains(scene: Scene, clause: Clause) -> None:
    """Gets double strike; pumped to 9: so it is from the start."""
    _check_done(scene, clause)
    specs = clause.get("specs") or ()
    bonus = bool(specs) and all(spec.kind == "bonus" for spec in specs)
    if isinstance(clause.get("who"), Person):
        scene.subject = scene.player(clause.get("who"))  # "… and attacks it with a 3/3"
    if scene.game is not Game.MTG and (bonus or clause.get("until")):
        # What is spoken of stays "my 5 Might unit", whatever it gets.
        becomes(scene, clause)
        return
    if scene.game is Game.MTG and specs and _in_the_middle(scene, specs):
        becomes(scene, clause)
        return
    things = _spoken_of(scene, clause)
    if scene.game is Game.MTG and bonus and any(_is_changed(it) for it in things):
        # "Bob's creature gets -3/-3": how big it is stands behind, or is asked.
        # "My 2/2 has 1 damage. It gets -1/-1": it was not so when it was dealt that.
        _changed(scene, clause, things)
        return
    for it in things:
        if clause.get("specs"):
            note_gained(it, clause.get("specs"))
            apply_specs(scene, it, clause.get("specs"))
        elif clause.get("size"):
            it.power, it.toughness = clause.get("size")
            it.sized = True
        elif clause.get("n"):
            it.power = number(scene, clause.get("n"))
            it.said.add("size")
    scene.focus = things


def _is_changed(it: DraftThing) -> bool:
    """Whether a bonus comes to what it is: its size is not known, or it has damage."""
    return (it.power is None and "creature" in it.kinds) or bool(it.damage)


def _in_the_middle(scene: Scene, specs: tuple[Spec, ...]) -> bool:
    """Whether it is told of a moment: what happened before it was not with them."""
    lasting = all(spec.kind in {"bonus", "keyword", "color"} for spec in specs)
    assert scene.clause is not None
    # "It gets +3/+3 until end of turn. Next turn it attacks": not with them any more.
    over = bool(scene.clause.get("until"))
    return lasting and bool(scene.timing or scene.draft.script or over)


@handles("loses")
def loses(scene: Scene, clause: Clause) -> None:
    """It loses first strike after the first damage: an ability it had until then."""
    gone = [
        word
        for spec in clause.get("specs") or ()
        for word in str(spec.value).split("+")
        if spec.kind == "keyword"
    ] or [ALL_ABILITIES]
    # "It" is whatever has what is lost, if one of those spoken of has.
    parts = parts_of(clause.get("what"))
    said_it = all(isinstance(one, Thing) and one.noun == "it" for one in parts)
    having = [it for it in scene.focus if it.keywords >= {*gone}] if said_it else []
    things = having if len(having) == 1 else scene.things(clause.get("what"))
    for it in things:
        change = Modifier(
            Filter(ids=frozenset({it.id})),
            loses=tuple(gone),
            id=scene.draft.effect_id(),
            label=f"{it.id}'s change",
            until=Until.END_OF_TURN,
        )
        told = worded("{it} loses {listed}.", it=it.id, listed=", ".join(gone))
        place(scene, Entry(Add(change), it.controller, told, it.id), protective=True)
    scene.focus = things


def _said(scene: Scene, spec: Spec) -> str:
    if spec.kind == "size":
        return "{}/{}".format(*spec.value)
    if spec.kind != "bonus":
        return str(spec.value)
    return said_bonus(scene, *spec.value)


def _modifier(scene: Scene, it: DraftThing, specs: tuple[Spec, ...]) -> Modifier:
    colors: set[str] | None = None
    power = toughness = 0
    keywords: list[str] = []
    base = None
    for spec in specs:
        match spec.kind:
            case "color":
                colors = (colors or set()) | ({spec.value} if spec.value else set())
            case "keyword":
                keywords += str(spec.value).split("+")
            case "bonus":
                power, toughness = power + spec.value[0], toughness + spec.value[1]
            case "size":
                base = spec.value
            case "status" if spec.value in {"tapped", "untapped"}:
                raise scene.error(
                    Problem.SYNTAX, worded("Say from the start whether it is tapped.")
                )
            case _:
                raise scene.error(
                    Problem.SYNTAX, worded("I cannot take this in."), spec.place
                )
    return Modifier(
        Filter(ids=frozenset({it.id})),
        power,
        toughness,
        tuple(keywords),
        colors=None if colors is None else frozenset(colors),
        base=base,
        id=scene.draft.effect_id(),
        label=f"{it.id}'s change",
        until=Until.END_OF_TURN,
    )


@handles("regen", "regenshield")
def regenerate(scene: Scene, clause: Clause) -> None:
    """I had regen up on it: a regeneration shield is there."""
    said = clause.get("to") or clause.get("what")
    if said is not None:
        things = (
            scene.things(said) if not isinstance(said, Thing) else scene.thing(said)
        )
    elif clause.get("elided"):
        things = [it for it in scene.focus if "creature" in it.kinds]
        if len(things) > 1:
            # "I block one of them with my Skeletons and regenerate"
            own = [it for it in things if it.controller == scene.subject]
            things = [it for it in own if _regenerates(it)] or own
    else:
        who = scene.who(clause)
        own = [it for it in scene.draft.things if not who or it.controller == who]
        things = [it for it in own if _regenerates(it)]
        if who and not things:
            things = [it for it in own if "creature" in it.kinds]
    if len(things) != 1 or (scene.game is Game.MTG and is_passive(things[0])):
        raise scene.error(Problem.AMBIGUOUS, worded("Which creature is regenerated?"))
    it = things[0]
    told = worded("{it} has a regeneration shield.", it=it.id)
    times = clause.get("times") or 1
    for _ in range(number(scene, clause.get("n")) if clause.get("n") else times):
        shield = Do((Regenerate(Named(it.id)),), it.controller)
        entry = Entry(shield, it.controller, told)
        if clause.kind == "regen" and scene.timing in {"then", "after"}:
            not_too_late(scene, entry)
        if comes_late(scene):
            scene.draft.script.append(entry)
        elif scene.timing == "response":
            scene.draft.opening.insert(0, entry)
        else:
            scene.draft.opening.append(entry)
    scene.focus = [it]


def _regenerates(it: DraftThing) -> bool:
    return any(
        isinstance(one, Regenerate)
        for ability in it.abilities.activated
        for one in ability.do
    )


@handles("outofcombat")
def out_of_combat(scene: Scene, clause: Clause) -> None:
    """The 3/3 is removed from combat, before its damage is dealt (506.4)."""
    things = scene.things(clause.get("what"), scene.who(clause))
    scene.timing = scene.timing or "before_damage"
    for it in things:
        told = worded("{it} is removed from combat.", it=it.id)
        what = Do((RemoveFromCombat(Named(it.id)),), it.controller)
        place(scene, Entry(what, it.controller, told, ""), protective=True)
    scene.focus = things


@handles("phase")
def phases(scene: Scene, clause: Clause) -> None:
    """The 3/3 phases out, or back in (702.26)."""
    things = scene.things(clause.get("what"), scene.who(clause))
    back = bool(clause.get("back"))
    words = "{it} phases in." if back else "{it} phases out."
    for it in things:
        what = Do((Phase(Named(it.id), back),), it.controller)
        told = worded(words, it=it.id)
        place(scene, Entry(what, it.controller, told, it.id), protective=True)
    scene.focus = things


@handles("tap")
def tap(scene: Scene, clause: Clause) -> None:
    """I rested Arthur as he came in; he taps my blocker."""
    things = scene.things(clause.get("what"), doer(scene, clause))
    for it in things:
        if it.abilities.activated and any(a.taps for a in it.abilities.activated):
            activate(scene, it, Use(it.controller, [], []))
            continue
        it.tapped = True
        it.said.add("tapped")
        for spec in ("immortality",):
            text = it.face.text.lower() if it.face else ""
            if spec in text and "rest" in text:
                it.keywords.add(spec)
                scene.draft.tell(worded("{it} has {spec}.", it=it.id, spec=spec))
    scene.focus = things
