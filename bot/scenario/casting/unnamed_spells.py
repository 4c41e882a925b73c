""" "Bob casts a spell that destroys my Bear": known only by what it does."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import CastWatch, OtherWatch
from bot.engine.inside import holds, inside
from bot.engine.instructions import Ability
from bot.engine.question import Resolve
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries, lists_of
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.making import source
from bot.scenario.scene.scene import Handler, Scene
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import SPELLS
from bot.scenario.words.syntax import Clause, Person, Several, Thing

_WHICH = frozenset({"that", "which"})
# By what "it" does, the clause in which a player does that.
_DONE = {
    "destroy": "destroy",
    "exile": "exile",
    "return": "exile",
    "tap": "tap",
    "untaps": "untaps",
    "takescontrol": "takescontrol",
}
_DOES = frozenset(
    "put create gains become draw gain loselife discard mill damage exile destroy "
    "reanimate effecttold".split()
)


@before(Game.MTG)
def spells_that(parse: Parse, clauses: Clauses) -> Clauses:
    """What such a spell does, done by who casts it."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        kind = _unnamed(last) if last is not None else ""
        if last is not None and kind and _goes_on(clause):
            found[-1] = _done_by(last, clause, kind)
        else:
            found.append(clause)
    return tuple(found)


def _unnamed(cast: Clause) -> str:
    """Of what kind the spell is that is cast in *cast*, if nothing else is known."""
    said = cast.get("card") if cast.kind in {"cast", "use"} else None
    parts = parts_of(said) if isinstance(said, Thing | Several) else ()
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.card is not None or cast.get("to"):
        return ""
    words = [str(it.value) for it in one.specs if it.kind == "noun"] or [one.noun]
    kind = next((it for it in (*words, one.noun) if it in SPELLS), "")
    return kind if one.det in {"a", "an", "another", ""} and not one.label else ""


def _goes_on(clause: Clause) -> bool:
    first = clause.text.lower().split()[:1]
    joined = {*clause.lead} & _WHICH or {*first} & _WHICH
    return bool(joined) and clause.kind in _DOES and not clause.question


def _done_by(cast: Clause, clause: Clause, kind: str) -> Clause:
    dropped = {"elided", "does", "itself"}
    slots = {key: it for key, it in clause.slots.items() if key not in dropped}
    does = clause.kind
    if does == "effecttold":
        does = _DONE.get(str(clause.get("does")), does)
        slots["what"] = slots.pop("to")
    elif does == "put":
        slots.pop("what", None)
    # "… that draws him two cards": he does, whoever casts it.
    slots["by" if "who" in slots else "who"] = cast.get("who")
    told = {key: cast.get(key) for key in ("when", "around") if cast.get(key)}
    return replace(
        clause, kind=does, slots={**slots, **told, "cast_as": kind}, lead=cast.lead
    )


_CASTS = re.compile(
    r"\bcasts? (?:an?|another) (?:\w+ )?(?P<kind>spell|instant|sorcery)(?: spell)?"
    r" (?:that|which)\b"
)


def take_noting(scene: Scene, clause: Clause, handler: Handler) -> None:
    """Hand *clause* to *handler*; note what was done by casting an unnamed spell."""
    known = all_entries(scene)
    handler(scene, clause)
    said = _CASTS.search(clause.text.lower())
    kind = clause.get("cast_as") or (said["kind"] if said is not None else "")
    person = clause.get("by") or clause.get("who")
    if not kind or scene.game is not Game.MTG or not isinstance(person, Person):
        return
    new = [one for one in all_entries(scene) if not any(one is it for it in known)]
    if new:
        scene.unnamed_casts.append((new[0], scene.player(person), kind))


@after(Game.MTG)
def cast_too(scene: Scene) -> None:
    """Where something triggers on that, the spell is cast before it does anything."""
    there = [it for it in scene.draft.things if it.on_board]
    if not any(map(_watches, there)):
        return
    for entry, who, kind in scene.unnamed_casts:
        made = source(scene, None, who, "spell")
        made.kinds |= {kind}
        told = scene.says(who, "You cast {it}{how}.", "{who} casts {it}{how}.",
                          it=made.id, how="")  # fmt: skip
        cast = Entry(Resolve(made.id, Ability(()), who, spell=True), who, told, made.id)
        for entries in lists_of(scene):
            at = next((n for n, it in enumerate(entries) if it is entry), None)
            if at is not None:
                entries.insert(at, cast)
    scene.unnamed_casts.clear()


def _watches(it: DraftThing) -> bool:
    statics = it.abilities.statics
    return holds(statics, CastWatch) or any(
        "cast" in one.text for one in inside(statics, OtherWatch)
    )
