"""What comes of a script as far as it is told, line by line."""

import re
from collections import Counter
from collections.abc import Iterable

from bot.engine.board import Board, count
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.entering_said import says_it_enters
from bot.engine.exploration import explore
from bot.engine.outcome import Outcome
from bot.engine.question import Ask, AskKind, Hit, NextTurn, Question
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.claims import Claim, doubted
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.script_order import in_order
from bot.scenario.words.effort import room
from bot.scenario.words.syntax import Clause
from bot.worded import worded

Lines = Counter[tuple[str, tuple[tuple[str, str | int], ...]]]
# Of a step, what it says of how things stand then.
STATE = frozenset({"life", "left"})
_NUMBERED = re.compile(r" \d+$")  # "Soldier 2"
_BUDGET = 3_000
# After so many things that are done, at most, it is looked how all stands then.
_MOST_ENDS = 24


def played(scene: Scene, entries: list[Entry]) -> tuple[Outcome, ...]:
    """What can come of *entries*; nothing where that is too much.

    Raises QuestionError (LIMIT) where so much has been played out before.
    """
    draft = scene.draft
    question = Question(
        scene.game,
        "",
        draft.board(),
        in_order(entries),
        (Ask(AskKind.EVERYTHING),),
        tuple(draft.preferences),
    )
    # Each thing that is claimed to come of the same script asks anew.
    known: dict[Question, tuple[Outcome, ...]]
    known = scene.parse.memory.setdefault("played", {})
    if question not in known:
        ruling = explore(question, room(_BUDGET))
        known.clear()
        known[question] = ruling.outcomes if ruling.complete else ()
    return known[question]


def lines_of(outcome: Outcome, hidden: frozenset[str] = STATE) -> Lines:
    return Counter(
        (
            step.said.template,
            tuple(
                (name, _NUMBERED.sub("", it) if isinstance(it, str) else it)
                for name, it in step.said.args
                if name not in hidden
            ),
        )
        for step in outcome.steps
        if "would" not in step.said.template
    )


def new_lines(
    outcome: Outcome, before: Iterable[Outcome], hidden: frozenset[str]
) -> Lines:
    """What happens in *outcome* that did not happen *before*."""
    old: Lines = Counter()
    for one in before:
        old |= lines_of(one, hidden)
    return lines_of(outcome, hidden) - old


def within(own: Lines, caused: Lines) -> bool:
    """Whether *own* is of what is *caused*, or all of it: "I gain 2 life" for two."""
    return bool(own) and (
        not own - caused or _totals(own).items() <= _totals(caused).items()
    )


def _totals(lines: Lines) -> dict[object, int]:
    found: Counter[object] = Counter()
    for (template, args), times in lines.items():
        amount = dict(args).get("amount", 1)
        bare = (template, tuple(it for it in args if it[0] != "amount"))
        found[bare] += times * (amount if isinstance(amount, int) else 1)
    return found


def is_alike(own: Lines, caused: Lines) -> bool:
    """Whether the same happened to the same, but for how much."""

    def bare(lines: Lines) -> set[object]:
        return {
            (template, tuple(it for it in args if it[0] != "amount"))
            for template, args in lines
            if any(name == "amount" for name, _ in args)
        }

    fewer = own.keys() & caused.keys()  # "… and draws three", of what draws two
    return bool(bare(own) & bare(caused)) or any(own[it] > caused[it] for it in fewer)


def grown(
    name: str, caused: tuple[Outcome, Outcome], told: tuple[Outcome, Outcome]
) -> tuple[bool, bool]:
    """Whether it has grown as told, and whether it may have."""
    sizes = [_size(it.board, name) for it in (*caused, *told)]
    if sizes[2] is None or sizes[3] is None or sizes[2] == sizes[3]:
        return False, False
    own = (sizes[3][0] - sizes[2][0], sizes[3][1] - sizes[2][1])
    if sizes[0] is None or sizes[1] is None:
        return False, True
    grown = (sizes[1][0] - sizes[0][0], sizes[1][1] - sizes[0][1])
    return own == grown, False


def _size(board: Board, name: str) -> tuple[int, int] | None:
    it = next((one for one in board.objects if one.id == name), None)
    if it is None or it.zone is not Zone.BATTLEFIELD:
        return None
    power, toughness = power_of(board, it), toughness_of(board, it)
    return None if power is None or toughness is None else (power, toughness)


def dealt_as(outcome: Outcome, hits: Iterable[Hit]) -> str:
    """What deals as much as *hits* tell, "" if that is not dealt."""
    source = ""
    for hit in hits:
        name = outcome.board.name_of(hit.recipient)
        found = [it for it in outcome.damage if it.recipient in {hit.recipient, name}]
        sums = {sum(it.dealt for it in found)} | {it.dealt for it in found}
        sums |= {sum(it.dealt for it in found if it.combat)}
        if not found or hit.amount not in sums:
            return ""
        source = found[0].source
    return source


def prevented_as(outcome: Outcome, n: int) -> str:
    """What prevents as much as is told, "" if it is more or less."""
    found = [it.prevented for it in outcome.damage]
    if n not in {*found, sum(found)}:
        return ""
    said = (dict(step.said.args) for step in outcome.steps)
    return next((str(args["effect"]) for args in said if "points" in args), "")


def has_returned(outcome: Outcome, name: str, kind: str, number: int) -> bool:
    """Whether it has died and is there again, with so many counters of that *kind*."""
    it = next((one for one in outcome.board.objects if one.id == name), None)
    if it is None or it.zone is not Zone.BATTLEFIELD:
        return False
    said = [one.said for one in outcome.steps]
    entered = any(
        says_it_enters(one) and name in dict(one.args).values() for one in said
    )
    return entered and (not kind or count(it.counters, kind) == number)


def comes_of(scene: Scene, claim: Claim) -> Entry | None:
    """The last that has happened when a life or damage is as *claim* has it.

    Of what was told before it, if it comes of that; what was told behind it may be the
    reason for it, but not where it may be how all begins. Raises QuestionError (LIMIT)
    where that is too much to look through.
    """
    here = claim.clause.place.start
    ends = [
        end
        for end in range(len(scene.draft.script), 0, -1)
        if not isinstance(scene.draft.script[end - 1].what, NextTurn)
    ]
    later = [
        number
        for number, it in enumerate(scene.draft.script, start=1)
        if _told_from(scene, it) > here
    ]
    behind = [end for end in ends if later and end >= later[0]]
    before = [end for end in ends if end not in behind]
    looked_at = before if claim.unsaid is not None else [*before, *behind]
    if len(looked_at) > _MOST_ENDS:
        raise doubted(scene.parse, too_much(scene, claim.clause))
    for end in looked_at:
        outcomes = played(scene, scene.draft.script[:end])
        if outcomes and all(holds(it, claim) for it in outcomes):
            return scene.draft.script[end - 1]
    return None


def too_much(scene: Scene, clause: Clause | None) -> QuestionError:
    """Where it would take too long to tell of what *clause* comes."""
    return scene.error(
        Problem.LIMIT,
        worded(
            "So much happens that I cannot tell what of it comes of what: "
            "ask about a part of it."
        ),
        clause.place if clause else None,
    )


def _told_from(scene: Scene, entry: Entry) -> int:
    """Where *entry* is told of, or a combat's attackers; 0 if nothing tells."""
    if entry.clause is not None:
        return entry.clause.place.start
    names = entry.what.attackers if isinstance(entry.what, Combat) else ()
    found = [it for name, _ in names if (it := scene.draft.thing(name)) is not None]
    return max((it.place[0] for it in found), default=0)


def holds(outcome: Outcome, claim: Claim) -> bool:
    """Whether somebody is at that life, or that damage is marked on something there."""
    if claim.life is not None:
        return any((it.id, it.life) == claim.life for it in outcome.board.players)
    assert claim.marked is not None
    name, marked = claim.marked
    now = next((it for it in outcome.board.objects if it.id == name), None)
    if now is not None and now.zone is Zone.BATTLEFIELD and now.damage == marked:
        return True
    # Dealt, but not there any more: it has died, or the combat is over (Riftbound).
    names = {name, outcome.board.name_of(name)}
    dealt = sum(it.dealt for it in outcome.damage if it.recipient in names)
    gone = now is None or now.zone is not Zone.BATTLEFIELD or not now.damage
    return gone and dealt == marked


def died(outcome: Outcome, names: tuple[str, ...]) -> bool:
    """Whether each of *names* is destroyed, or would have been, or dies."""
    told = [
        (step.said.template, {it for _, it in step.said.args}) for step in outcome.steps
    ]
    return all(
        any(_DEADLY.search(template) and name in said for template, said in told)
        for name in names
    )


_DEADLY = re.compile(r"destroyed|dies|lethal|toughness 0|deathtouch")


def doer(entry: Entry) -> str:
    """What does it: an attacker, a spell, else a player."""
    if isinstance(entry.what, Combat):
        return entry.what.attackers[0][0] if entry.what.attackers else entry.by
    return entry.source or entry.by


def assume_done(scene: Scene, clause: Clause, host: str) -> None:
    """Say that what *clause* tells is no more than what *host* does anyway."""
    scene.draft.assume(
        worded(
            "“{deed}” is what {it} does: it is not done once more.",
            deed=clause.text,
            it=host,
        )
    )
