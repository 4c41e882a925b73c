"""Of which moment a question is: "What am I at after the first Bolt?"."""

import re
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import BEFORE_ALL, Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHAT_ASKED
from bot.scenario.words.small_words import NTH
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_NTH = re.compile(
    r"\b(?:after|before|survives?|die to|dies to|live through|make it through)"
    rf"(?: just)? (?:the|his|her|their|my) ({'|'.join(NTH)})(?! strike)\b"
)
# "Does the first one kill it?": a spell, or what hits, and no creature.
_KILLS = re.compile(
    rf"\b(?:the|his|her|their|my) ({'|'.join(NTH)})(?: one| spell| hit| \w*bolt"
    r"| shock| blast| use| activation)?(?: alone| already)? (?:kill|destroy)s?\b"
)
_AFTER_COMBAT = re.compile(
    r"\b(?:after|survives?|(?:dies?|alive) (?:in|during)|live through|make it through)"
    r" (?:(?:the|this|that) )?combat\b(?! damage)"
)


def after_which(
    scene: Scene, clause: Clause, causes: frozenset[str], subject: str = ""
) -> Entry | None:
    """What has just happened when that is asked, where more follows; else None.

    *causes* are what is asked about: "Does it survive the Bolt?" asks of the moment
    after it, whatever comes behind. Raises QuestionError where that moment is in the
    middle of a combat in which *subject* fights.
    """
    if causes and scene.game is Game.MTG:
        _check_within(scene, clause, causes, subject)
    told = scene.draft.opening + scene.draft.script
    harmful = [it for it in told if it.harms or isinstance(it.what, Combat)]
    if len(harmful) < 2:
        return None
    text = clause.text.lower()
    found: list[Entry] = []
    nth = _NTH.search(text) or _KILLS.search(text)
    if nth is not None:
        place = NTH[nth[1]]
        found = harmful[place:][:1]
        if found and nth[0].startswith("before"):
            at = told.index(found[0])
            return told[at - 1] if at else BEFORE_ALL
    elif causes:
        found = [it for it in harmful if it.source in causes]
    elif _AFTER_COMBAT.search(text):
        found = [it for it in harmful if isinstance(it.what, Combat)]
        _check_end(scene, clause)
    if nth is None and (len(found) != 1 or found[0] is harmful[-1]):
        return None
    return found[0] if found else None


def _check_within(
    scene: Scene, clause: Clause, causes: frozenset[str], subject: str
) -> None:
    """Refuse "Does the Shock kill it?" of what is dealt combat damage as well."""
    for entry in scene.draft.script:
        if not isinstance(combat := entry.what, Combat):
            continue
        fighting = {name for pair in combat.blocks for name in pair}
        cast = [it for it in (*combat.before, *combat.between) if it.source in causes]
        if cast and subject in fighting:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "Is that asked of the moment before combat damage, or of what is "
                    "left behind it? Leave the combat out, or ask what dies."
                ),
                clause.place,
            )


def _check_end(scene: Scene, clause: Clause) -> None:
    """Refuse "What's my life after combat? And at the end?": two moments in one."""
    parse, at = scene.parse, clause.place.end
    words = {parse.word(n) for n in range(at, min(at + 6, len(parse.tokens)))}
    if "end" in words or "finally" in words:
        raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)


def check_moment(scene: Scene, clause: Clause) -> None:
    """Refuse "And after the second?" where nothing says what is asked of then.

    Raises QuestionError.
    """
    told = scene.draft.opening + scene.draft.script
    several = sum(it.harms or isinstance(it.what, Combat) for it in told) > 1
    if several and _NTH.search(clause.text.lower()):
        raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)


def told_so_far(scene: Scene, asked: Clause) -> Entry | None:
    """The last entry, if more happens behind this question and not within it.

    "What do I take? Later he hits me for 6" asks about what has happened so far;
    "Do I survive if I cast Fog?" does not.
    """
    known = scene.draft.opening + scene.draft.script
    if _settled_first(scene, asked):
        return known[-1] if known else BEFORE_ALL
    for clause in scene.following:
        if clause.kind.startswith("ask_") or clause.kind in {"soft", "claim"}:
            continue
        if not set(clause.lead) & {".", "?", "!", "\n", ";", "•"}:
            # "Does it come back, and if it dies again, does it …?": asked before that.
            if _later_if(scene, clause):
                return known[-1] if known else BEFORE_ALL
            return known[-1] if known and _goes_on(scene, clause) else None
        if not known and "then" in {*clause.lead, *clause.text.lower().split()[:3]}:
            # "Does he lose? Then I destroy it": asked before anything has happened.
            return BEFORE_ALL
        if not known and clause.get("restated_to") is not None:
            return BEFORE_ALL  # "Can I bolt it? Does Pyroclasm kill it?": each alone
        if not known and _asked_anew(scene, asked):
            return BEFORE_ALL
        if "if" in clause.lead and clause.get("when") != "then":
            return None
        if _explains(scene, clause, known):
            return None
        return _before_blocks(scene, asked, known)
    return None


def _before_blocks(scene: Scene, asked: Clause, known: list[Entry]) -> Entry | None:
    """ "He attacks. Can I block it? I kill it": asked before that combat.

    Raises QuestionError where something in that combat comes before the question.
    """
    last = known[-1] if known else None
    if last is None or asked.kind != "ask_can_block":
        return last
    if not isinstance(combat := last.what, Combat):
        return last
    if combat.before or combat.blocks:
        raise more_behind(scene, asked)
    return known[-2] if len(known) > 1 else BEFORE_ALL


def more_behind(scene: Scene, asked: Clause) -> QuestionError:
    """The error where what is told behind a question leaves its moment open."""
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Of which moment is that asked? Leave out what comes behind it."),
        asked.place,
    )


def _explains(scene: Scene, clause: Clause, known: list[Entry]) -> bool:
    """ "He got stunned. Does he die? He's a 4 Might defending against a 5 Might."

    What it is about is told behind the question, and no other is asked: it begins with
    what somebody is, or nothing told before could have harmed anything.
    """
    behind = scene.following[scene.following.index(clause) :]
    words = {*clause.lead, *clause.text.lower().split()}
    if words & _LATER or any(it.kind.startswith("ask_") for it in behind):
        return False
    harmless = not any(it.harms or isinstance(it.what, Combat) for it in known)
    return harmless or clause.kind in _STATES


_STATES = frozenset({"is", "isa", "status"})
_LATER = frozenset("then later next after afterwards again now another second".split())


def _asked_anew(scene: Scene, asked: Clause) -> bool:
    """ "How big is it? He bolts me. How big is it now?": the first is of before."""
    return any(
        it.kind == asked.kind and it.text.lower().split()[-1:] in _OF_LATER
        for it in scene.following
    )


_OF_LATER = (["now"], ["then"], ["afterwards"], ["after"])


def _later_if(scene: Scene, clause: Clause) -> bool:
    """ "How big is it, and does it die if he then casts Murder?": only the last one."""
    before = scene.following[: scene.following.index(clause)]
    said = {*clause.text.lower().split(), scene.parse.word(clause.place.end)}
    later = {"then", "afterwards", "later"} & said
    behind = any(it.kind.startswith("ask_") for it in before)
    return "if" in clause.lead and bool(later) and behind


def _goes_on(scene: Scene, clause: Clause) -> bool:
    """Whether *clause* is "and if it …" with a question of its own behind it."""
    later = scene.following[scene.following.index(clause) + 1 :]
    asked = next((it for it in later if it.kind not in {"soft", "claim"}), None)
    return (
        ("and", "if") in pairwise(clause.lead)
        and asked is not None
        and asked.kind.startswith("ask_")
        and not set(asked.lead) & {".", "!", "?"}
    )


def _settled_first(scene: Scene, asked: Clause) -> bool:
    """ "Can he bolt it? If he casts Damnation, does it die?": asked before that.

    What happens is told for another question there, which stands behind it.
    """
    if scene.game is not Game.MTG or asked.kind not in _OF_AIMING:
        return False
    behind = [it for it in scene.following if it.kind not in {"soft", "claim"}]
    first, rest = next(iter(behind), None), behind[1:]
    return (
        first is not None
        and first.kind in {"cast", "use", "damage"}
        and "?" in first.lead
        and first.get("when") is None
        and any(it.kind.startswith("ask_") for it in rest)
    )


_OF_AIMING = frozenset({"ask_can_target", "ask_can_cast"})
