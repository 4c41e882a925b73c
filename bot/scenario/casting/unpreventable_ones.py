"""Which of several hits it is that can't be prevented: "the second one", "it"."""

from bot.engine.question import Deal, Resolve
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_DAMAGE
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.syntax import Clause, Thing

_NTH = {"first": 0, "second": 1, "third": 2, "fourth": 3, "last": -1, "latter": -1}
_ONES = frozenset({"one", "hit"})


def sources_of(scene: Scene, clause: Clause) -> tuple[str, ...] | None:
    """The sources of the damage that *clause* speaks of; None for all damage.

    Raises QuestionError (AMBIGUOUS, SYNTAX) where that is not known.
    """
    what = clause.get("what")
    hits = [it for it in scene.draft.script if _hits(it)]
    if clause.get("all") is not None:
        if len(hits) < 2:
            raise scene.error(Problem.AMBIGUOUS, WHICH_DAMAGE, clause.place)
        return tuple(dict.fromkeys(name for it in hits for name in _sources(it)))
    if what is None:
        if clause.get("dem") is None or len(hits) < 2:
            return None
        return _of_the_last(scene, clause, hits)
    said = clause.text.lower().split()
    if clause.get("itself") and said[0] in RELATIVES:
        raise scene.not_read(clause.place)  # "a 4/4 that can't be prevented"
    if said[0] == "the" and said[1] in _NTH and said[2] in _ONES | _ENDS:
        return _sources(_in_order(scene, clause, hits, _NTH[said[1]]))
    found = tuple(it.id for it in scene.things(what))
    dealing = {name for it in hits for name in _sources(it)}
    if clause.get("itself") and not dealing.issuperset(found):
        if any(isinstance(it, Thing) and it.card for it in parts_of(what)):
            raise scene.not_read(clause.place)
    return found


# What follows "the second" where no noun does.
_ENDS = frozenset("can can't cannot could couldn't is was".split())


def _in_order(scene: Scene, clause: Clause, hits: list[Entry], nth: int) -> Entry:
    """The hit that is told of as the *nth*."""
    counted = not any(
        isinstance(it.what, Combat) or it.when == "response" for it in hits
    )
    if not counted or len(hits) < 2 or nth >= len(hits):
        raise scene.error(Problem.AMBIGUOUS, WHICH_DAMAGE, clause.place)
    return hits[nth]


def _of_the_last(scene: Scene, clause: Clause, hits: list[Entry]) -> tuple[str, ...]:
    last = hits[-1]
    together = [it for it in hits if it.clause is last.clause]
    if len(together) > 1 or isinstance(last.what, Combat) or last.when == "response":
        raise scene.error(Problem.AMBIGUOUS, WHICH_DAMAGE, clause.place)
    return _sources(last)


def _hits(entry: Entry) -> bool:
    return entry.harms or isinstance(entry.what, Deal | Combat)


def _sources(entry: Entry) -> tuple[str, ...]:
    match entry.what:
        case Deal(hits=hits):
            return tuple(it.source for it in hits)
        case Resolve(source=source):
            return (source,)
        case Combat(attackers=attackers, blocks=blocks):
            return tuple(name for name, _ in (*attackers, *blocks))
    return (entry.source,) if entry.source else ()
