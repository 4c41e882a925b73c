"""What is asked to bring something about: "does it kill the 6/6?"."""

from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.asking.twice import SECOND_SCENARIO
from bot.scenario.casting.damage_from import sources_meant
from bot.scenario.casting.mortals import asked_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import HANDLERS, Scene
from bot.scenario.words.syntax import Clause, Person, Thing


def killers(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What "does it kill the 6/6?" asks of: never the 6/6 itself."""
    if clause.get("by") is None:
        return []
    (by, *_), what = parts_of(clause.get("by")), parts_of(clause.get("what"))
    if isinstance(by, Thing) and by.noun == "it":
        told = (it for it in what if isinstance(it, Thing) and it.noun != "it")
        victims = [it for part in told for it in asked_of(scene, part)]
        if victims and len(pool := [it for it in scene.focus if it not in victims]) < 2:
            return pool
    # "Bob bolts me. Does it kill me?": the Bolt.
    by_it = sources_meant if not scene.focus else Scene.things
    return by_it(scene, clause.get("by"))


def cast_as_asked(scene: Scene, clause: Clause) -> None:
    """ "Does a second Bolt kill it?": where only one was cast, that one is cast too.

    Raises QuestionError (UNSUPPORTED) where something was asked before that: it would
    be answered of what comes behind.
    """
    parts = parts_of(clause.get("by") or clause.get("only"))
    by = parts[0] if len(parts) == 1 else None
    if scene.game is not Game.MTG or not isinstance(by, Thing) or by.card is None:
        return
    if not is_spell(face_named(scene.catalogue_card(by.card), by.card.typed)):
        return
    names = by.card.names
    cast = [
        entry
        for entry in all_entries(scene)
        if isinstance(entry.what, Resolve)
        and (it := scene.draft.thing(entry.what.source)) is not None
        and it.card is not None
        and it.card.ref in names
    ]
    wanted = by.first("ordinal") or (len(cast) + 1 if by.det == "another" else 0)
    if wanted <= len(cast) or wanted < 2:
        return
    if scene.draft.asks or wanted > len(cast) + 1:
        raise scene.error(
            Problem.UNSUPPORTED,
            SECOND_SCENARIO,
            clause.place,
        )
    who = by.owner or (Person("name", cast[-1].by) if cast else None)
    more = replace(by, specs=(), det="another", owner=None)
    slots = {"who": who, "card": more, "to": clause.get("what")}
    HANDLERS["cast"](scene, replace(clause, kind="cast", slots=slots))


def would_kill(scene: Scene, clause: Clause, words: set[str]) -> bool:
    """ "Can I kill both?": whether that can be chosen."""
    able = {"can", "could"} & words and {"kill", "destroy"} & words
    return (
        bool(able)
        and scene.game is not Game.GRAND_ARCHIVE
        and clause.get("who") is not None
    )


def dies_asked(scene: Scene, clause: Clause) -> bool:
    """ "My 3/4 attacks his 3/3, both die?": what is asked, in a game of units."""
    bare = clause.get("who") is None and clause.get("card") is None
    words = clause.text.lower().split()
    mark = scene.parse.word(clause.place.end) == "?"
    told = bool({"if", "when", "after", "once"} & {*clause.lead, *words})
    dies = bool({"die", "dies"} & {*words}) and bool(scene.draft.script)
    return scene.game is not Game.MTG and mark and bare and dies and not told
