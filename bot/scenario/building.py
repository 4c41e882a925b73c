"""Taking clauses one by one, then checks and defaults, then the whole question."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import EnterWith
from bot.engine.question import Ask, AskKind, Question
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario import (  # noqa: F401  (their handlers register themselves)
    acting,
    asking,
    asking_twice,
    dealing,
    fighting,
    grand_archive_fights,
    happening,
    riftbound_fights,
    telling,
    unit_asking,
    unit_facts,
    unit_happening,
    unit_pronouns,
)
from bot.scenario.describing import describe_asks, describe_board
from bot.scenario.draft import Combat, Draft, DraftPlayer, DraftThing
from bot.scenario.making import SIZES_KNOWN
from bot.scenario.reaching import walk
from bot.scenario.scene import HANDLERS, Scene
from bot.scenario.specs import apply_spec
from bot.scenario.steps import completed
from bot.scenario.syntax import Clause, Person, Place, Several, Spec, Thing
from bot.scenario.telling import possessive, wants_player


def questions_last(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Questions that stand before the set-up are read after it."""
    first = 0
    while first < len(clauses) and _asks(clauses[first]):
        first += 1
    if first == len(clauses) or not first:
        return clauses
    if any(clause.kind.startswith("ask_can") for clause in clauses[:first]):
        return clauses
    return clauses[first:] + clauses[:first]


def _asks(clause: Clause) -> bool:
    return clause.kind.startswith("ask_") or clause.kind == "soft"


def take(scene: Scene, clause: Clause) -> None:
    """Put one clause onto the draft."""
    scene.clause = clause
    scene.doer = ""
    when = clause.get("when")
    if when and clause.kind != "time":
        scene.timing = str(when)
        around = clause.get("around")
        if around is not None:
            scene.response_to = happening.entry_of(scene, around)
    if clause.get("mode") and clause.kind != "mode":
        scene.pending_mode = str(clause.get("mode"))
    handler = HANDLERS.get(clause.kind)
    if handler is None:
        raise scene.error(Problem.SYNTAX, "I do not understand this part.")
    handler(scene, clause)
    scene.told(clause)
    if clause.kind != "time":
        scene.timing = ""
        scene.response_to = None
        scene.pending_mode = ""


def people(scene: Scene, clauses: tuple[Clause, ...]) -> None:
    """Who plays: me and an opponent, or everybody who is named, in turn order."""
    named: list[str] = []
    kinds: set[str] = set()
    listed: list[str] = []
    for clause in clauses:
        for person in _persons(clause):
            kinds.add(person.kind)
            if person.name and person.kind in {"name", "opponent"}:
                name = person.name.removesuffix("'s")
                if name.lower() not in {it.lower() for it in named}:
                    named.append(name)
        if clause.kind == "players":
            for person in clause.get("who"):
                name = {"me": "me", "opponent": "opponent"}.get(
                    person.kind, person.name
                )
                listed.append(name)
    scene.has_me = "me" in kinds or not named
    names = (["me"] if scene.has_me else []) + named
    if len(names) == 1:
        names.append("opponent")
    if listed and set(map(str.lower, listed)) >= set(map(str.lower, names)):
        names = listed
    if len(names) > 6:
        raise scene.error(Problem.LIMIT, "I rule on at most six players.")
    life = 20 if scene.game is Game.MTG else None
    if any("commander" in word or word == "edh" for word in _words(scene)):
        life = 40 if scene.game is Game.MTG else None
    for name in names:
        scene.draft.players[name] = DraftPlayer(name, life)


def _words(scene: Scene) -> set[str]:
    return {token.text for token in scene.parse.tokens}


def _persons(value: object) -> list[Person]:
    found: list[Person] = []
    match value:
        case Person():
            found.append(value)
        case Clause(slots=slots):
            for part in slots.values():
                found += _persons(part)
        case Several(parts=parts):
            for it in parts:
                found += _persons(it)
        case Thing(owner=owner, specs=specs):
            found += _persons(owner)
            for spec in specs:
                found += _persons(spec.value)
        case tuple():
            for it in value:
                found += _persons(it)
    return found


def finish(scene: Scene) -> None:
    """Checks, defaults, and what is said back."""
    completed(scene)
    draft = scene.draft
    if not draft.active:
        first = next(iter(draft.players))
        draft.active = first
        if first == "me":
            draft.assume("It is your turn.")
        elif len(draft.players) > 1:
            draft.assume(f"It is {first}'s turn.")
    _controllers(scene)
    _entered_with(scene)
    _chosen_players(scene)
    _side_life(scene)
    _expected(scene)
    _combats(scene)
    _missing(scene)
    _already_dead(scene)
    for it in draft.things:
        if "in hand" in it.flags:
            it.flags.discard("in hand")
    if not draft.script and not draft.asks and not draft.opening:
        raise scene.error(
            Problem.SYNTAX,
            "I see the board, but nothing happens on it and nothing is asked.",
            None,
            ("… deals 3 damage to me.", "Does it die?"),
        )
    _defaults(scene)
    describe_board(scene)
    for entry in draft.opening + draft.script:
        draft.tell(entry.told)
        if isinstance(entry.what, Combat):
            for line in entry.what.told:
                draft.tell(line)
            for inner in entry.what.before + entry.what.between:
                draft.tell(inner.told)
    describe_asks(scene)


def _controllers(scene: Scene) -> None:
    """Whose something was taken to be, where nothing said it later either."""
    for it in scene.draft.things:
        if "assumed controller" in it.said and "chosen controller" not in it.said:
            scene.draft.assume(f"{it.id} is {possessive(scene, it.controller)}.")


def _entered_with(scene: Scene) -> None:
    """Cards on the table have the counters they enter with, if none are said."""
    for it in scene.draft.things:
        if it.card is None or it.zone is not Zone.BATTLEFIELD or it.entered_later:
            continue
        for act in walk(it.abilities.statics):
            if not isinstance(act, EnterWith) or "counters" in it.said:
                continue
            for kind, amount in act.counters:
                if isinstance(amount, int):
                    it.counters.setdefault(kind, amount)
                    scene.draft.assume(
                        f"{it.id} has the {amount} {kind} counters it enters with."
                    )
                elif it.toughness == 0:
                    raise scene.error(
                        Problem.AMBIGUOUS,
                        f"How many {kind} counters does {it.id} have?",
                        Place(*it.place),
                        (f"{it.id} with five {kind} counters",),
                    )


def _chosen_players(scene: Scene) -> None:
    """Stuffy Doll waits for a chosen player: of two it is the opponent."""
    for it in scene.draft.things:
        if it.zone is Zone.BATTLEFIELD and wants_player(it):
            name = scene.other(it.controller)
            person = Person("name", name)
            if name in {"me", "opponent"}:
                person = Person(name)
            apply_spec(scene, it, Spec("called", person))
            scene.draft.assume(f"The player chosen for {it.id} is {scene.name(name)}.")


def _side_life(scene: Scene) -> None:
    """“Defender: 20 life”, now that it is known who defends."""
    from bot.scenario.telling import set_life
    from bot.scenario.timing import last_combat

    combat = last_combat(scene)
    if combat is None:
        return
    for side, value in scene.side_life.items():
        attacker = combat.attacker
        set_life(scene, attacker if side == "attacker" else scene.other(attacker),
                 value)  # fmt: skip


def _expected(scene: Scene) -> None:
    """“Do I take the 2 from my Ancient Tomb?”: asked, so it is dealt."""
    from bot.engine.question import Deal, Hit
    from bot.scenario.draft import Entry

    for clause, source, name, points in scene.expected:
        if any(_names(entry, source) for entry in scene.draft.script):
            continue
        scene.clause = clause
        told = f"{source} deals {points} damage to {scene.name(name)}."
        what = Deal((Hit(source, name, points),))
        scene.draft.script.append(Entry(what, "", told, source))


def _names(entry: object, source: str) -> bool:
    return f"'{source}'" in repr(entry)


def _combats(scene: Scene) -> None:
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        if scene.game is Game.MTG:
            blocked = {attacker for _, attacker in combat.blocks}
            open_ones = [
                name
                for name, _ in combat.attackers
                if name not in blocked and name not in combat.unblocked
            ]
            for name in open_ones:
                scene.draft.assume(f"{name} is not blocked.")
            for name in combat.unblocked & blocked:
                raise scene.error(Problem.ILLEGAL, f"Is {name} blocked or unblocked?")


def _missing(scene: Scene) -> None:
    """Every number that is needed and was not said, asked for at once."""
    if scene.game is Game.MTG:
        _usual_sizes(scene)
    wanted: list[str] = [words for words, _ in scene.missing]
    place = scene.missing[0][1] if scene.missing else None
    for entry in scene.draft.script:
        combat = entry.what
        if isinstance(combat, Combat):
            names = [name for name, _ in combat.blocks] + combat.defenders
            names += [name for _, name in combat.blocks]
            for name, _ in combat.attackers:
                it = scene.draft.thing(name)
                if it is not None and it.power is None:
                    names.append(name)
            names += [goal for _, goal in combat.attackers]
            for name in dict.fromkeys(names):
                it = scene.draft.thing(name)
                if it is not None and not _known(scene, it):
                    wanted.append(_what_is_missing(scene, it))
    for it in scene.draft.things:
        words = _what_is_missing(scene, it)
        free = it.power is not None and "attacking" in it.flags
        if it.needs_size and not _known(scene, it) and not free:
            if it.zone is Zone.BATTLEFIELD:
                wanted.append(words)
    if wanted:
        raise scene.error(
            Problem.AMBIGUOUS,
            "Some things are missing: " + "; ".join(dict.fromkeys(wanted)) + ".",
            place,
            ("a 2/2", "I'm at 12", "a prevent-3 shield"),
        )


def _usual_sizes(scene: Scene) -> None:
    for it in scene.draft.things:
        usual = SIZES_KNOWN.get(it.label.lower())
        if usual and it.needs_size and it.power is None and it.toughness is None:
            it.power, it.toughness = usual
            scene.draft.assume(f"{it.id}: a {usual[0]}/{usual[1]}, as bears are.")


def _known(scene: Scene, it: DraftThing) -> bool:
    if "champion" in it.kinds or "weapon" in it.kinds:
        return True
    if it.kinds & {"planeswalker"} and "creature" not in it.kinds:
        return True
    if scene.game is Game.GRAND_ARCHIVE:
        return True  # Only what is asked about needs its numbers there.
    return it.power is not None and it.toughness is not None


def _what_is_missing(scene: Scene, it: DraftThing) -> str:
    word = {
        Game.MTG: "power and toughness",
        Game.GRAND_ARCHIVE: "power and life",
        Game.RIFTBOUND: "Might",
    }[scene.game]
    return f"the {word} of {scene.describe(it)}"


def _already_dead(scene: Scene) -> None:
    for it in scene.draft.things:
        if it.zone is not Zone.BATTLEFIELD or it.toughness is None:
            continue
        shift = it.counters.get("+1/+1", 0) - it.counters.get("-1/-1", 0)
        life = it.toughness + shift + it.counters.get("buff", 0)
        if it.damage and it.damage >= life and "indestructible" not in it.keywords:
            if "immortality" in it.keywords:
                continue
            raise scene.error(
                Problem.ILLEGAL,
                f"With {it.damage} damage {it.id} ({life}) would have died already. "
                "Are the numbers right, or what keeps it alive?",
            )


def _defaults(scene: Scene) -> None:
    draft = scene.draft
    if scene.game is Game.MTG:
        silent = [it for it in draft.players.values() if "life" not in it.said]
        if len(silent) == len(draft.players):
            lives = {it.life for it in silent}
            draft.assume(f"Each player starts at {lives.pop()} life.")
        else:
            for player in silent:
                name = scene.name(player.id)
                verb = "are" if name == "you" else "is"
                draft.assume(
                    f"{name[0].upper()}{name[1:]} {verb} at {player.life} life."
                )
    draft.assume("Nothing else on the table matters.")


def _placed(draft: Draft) -> tuple[Ask, ...]:
    """What is asked, with how much has happened when it is asked."""
    if len(draft.marks) != len(draft.asks):
        return tuple(draft.asks)
    entries = draft.opening + draft.script
    found: list[Ask] = []
    for ask, mark in zip(draft.asks, draft.marks, strict=True):
        at = entries.index(mark) + 1 if mark in entries else None
        earlier = [
            one.at
            for one in found
            if one.at and one.kind is ask.kind and one.subject == ask.subject
        ]
        since = earlier[-1] if earlier and ask.kind is AskKind.DAMAGE_DEALT else 0
        found.append(replace(ask, at=at, since=since if "total" not in ask.text else 0))
    return tuple(found)


def question(scene: Scene, edition: str) -> Question:
    """The finished question for the engine."""
    draft = scene.draft
    script = tuple(it.happening() for it in draft.opening + draft.script)
    asks = _placed(draft) or (Ask(AskKind.EVERYTHING),)
    return Question(
        scene.game, edition, draft.board(), script, asks, tuple(draft.preferences)
    )
