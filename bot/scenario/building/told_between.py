"""What is told to be so, in the middle of what happens: since then, or from the start.

"I bolt Bob. He is at 17. Then I shock him." Both can be meant. What somebody starts
with is seldom just what comes of it: only where it is, it is told in order.
"""

from bot.scenario.building.played_out import (
    assume_done,
    comes_of,
    doer,
    holds,
    played,
)
from bot.scenario.scene.claims import TOLD_THEN, Claim, doubted
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


def told_between(scene: Scene) -> None:
    """Take each for what comes of what was told before it, or for how it begins.

    Raises QuestionError where both could be meant, of a combat whose damage no word
    says has been dealt.
    """
    for claim in scene.claims:
        if claim.unsaid is None:
            continue
        told = _value(claim)
        _begin(scene, claim, claim.unsaid)
        last = comes_of(scene, claim)
        # "He bolts me. Then I'm at 10": that is not how it begins.
        then = claim.clause.place in scene.parse.memory.get(TOLD_THEN, ())
        if then and (last is None or not _told_before(last, claim)):
            raise doubted(scene.parse, claim.doubt)
        if last is None or not (then or _goes_on(scene, last, claim)):
            new = told != claim.unsaid
            if new and last is not None and _told_before(last, claim):
                # "He bolts me. I'm at 17. What am I at?"
                raise doubted(scene.parse, claim.doubt)
            _begin(scene, claim, told)
            if _is_changed(scene, claim):
                if _in_passing(scene, claim):
                    raise doubted(scene.parse, claim.doubt)
                said = claim.clause.text
                scene.draft.assume(
                    worded("“{said}” is taken to be so from the start.", said=said)
                )
        elif told == claim.unsaid:
            continue  # as it begins, and so still
        elif isinstance(last.what, Combat) and not _is_dealt(last.what):
            raise doubted(scene.parse, claim.doubt)
        else:
            assume_done(scene, claim.clause, doer(last))


def _in_passing(scene: Scene, claim: Claim) -> bool:
    """ "He bolts me, I'm at 5. He shocks me.": as it is then, or to begin with?"""
    here = claim.clause.place
    told = [it.clause for it in scene.draft.script if it.clause is not None]
    # "…, I'm at 3. Can I save myself with Fog?" tells of nothing that was done.
    places = [it.place for it in told if not it.question]
    before = any(it.end < here.start for it in places)
    behind = any(it.start > here.end for it in places)
    apart = ENDS & {*claim.clause.lead} and scene.parse.word(here.end) != "now"
    return before and behind and not apart


def _value(claim: Claim) -> int:
    pair = claim.life or claim.marked
    assert pair is not None
    return pair[1]


def _begin(scene: Scene, claim: Claim, value: int) -> None:
    """Have it begin with *value*."""
    if claim.life is not None:
        player = scene.draft.players[claim.life[0]]
        player.life = value
        told = value != claim.unsaid
        player.said -= {"life"}
        player.said |= {"life"} if told else set()
    elif claim.marked is not None:
        it = scene.draft.thing(claim.marked[0])
        if it is not None:  # "And without it?": what it had is gone with it
            it.damage = value


def _goes_on(scene: Scene, last: Entry, claim: Claim) -> bool:
    """Whether *last* was told before it, and more happens behind that."""
    here, script = claim.clause.place.start, scene.draft.script
    behind = script[script.index(last) + 1 :]
    return _told_before(last, claim) and any(
        it.clause is None or it.clause.place.start > here for it in behind
    )


def _told_before(last: Entry, claim: Claim) -> bool:
    return last.clause is None or last.clause.place.start < claim.clause.place.start


def _is_dealt(combat: Combat) -> bool:
    """Whether its damage has been told as done."""
    return combat.over or combat.dealt


def _is_changed(scene: Scene, claim: Claim) -> bool:
    """Whether what was told before it makes it otherwise, as it begins with it."""
    earlier = [
        it
        for it in scene.draft.script
        if it.clause is not None and it.clause.place.end <= claim.clause.place.start
    ]
    if any(isinstance(it.what, Combat) and not _is_dealt(it.what) for it in earlier):
        return False
    outcomes = played(scene, earlier) if earlier else ()
    return not all(holds(it, claim) for it in outcomes)
