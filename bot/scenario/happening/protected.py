"""What is attached to something that has protection from it."""

from bot.engine.inside import inside, walk
from bot.engine.permanents import Attach
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import COLORS
from bot.worded import worded


def check_protected(scene: Scene) -> None:
    """Refuse what is attached to something with protection from it.

    An Aura would not stay (702.16c), an Equipment not stay attached (702.16d), even if
    its own effect gives the protection and does not say that it removes nothing.
    """
    moved = [
        (scene.draft.thing(one.what.id), scene.draft.thing(one.to.id))
        for entry in all_entries(scene)
        for one in inside(entry.what, Attach)
        if isinstance(one.what, Named) and isinstance(one.to, Named)
    ]
    there = [
        (it, scene.draft.thing(it.attached_to))
        for it in scene.draft.things
        if it.attached_to and it.zone in {Zone.BATTLEFIELD, Zone.STACK}
    ]
    for it, bearer in [*there, *moved]:
        kind = next((one for one in ("aura", "equipment") if it and _is(it, one)), "")
        if it is None or bearer is None or not kind:
            continue
        given = [
            word
            for entry in all_entries(scene)
            if bearer.id in walk(entry.what)
            for word in inside(entry.what, str)
        ]
        if not any("doesn't remove" in text for text in it.abilities.irrelevant):
            given += list(inside(it.abilities.statics, str))
        colors = it.colors or set(it.face.colours if it.face else ())
        kept_off = {"everything", *_KINDS_OF[kind], *colors}
        for word in (*bearer.keywords, *given):
            quality = word.removeprefix("protection from ")
            if quality == word:
                continue
            if quality in COLORS and kind == "aura" and it.colour_unknown():
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded("What colour is {what}?", what=it.id),
                    None,
                    (f"{it.id} is red.",),
                )
            if quality in kept_off:
                raise scene.error(
                    Problem.UNSUPPORTED,
                    worded(
                        "{bearer} has {keyword}: {aura} would not stay on it, and I do "
                        "not play that out. Leave {aura} out.",
                        bearer=bearer.id,
                        keyword=word,
                        aura=it.id,
                    ),
                )


# What it is, in the words that protection is from.
_KINDS_OF = {
    "aura": ("enchantment", "enchantments", "aura", "auras"),
    "equipment": ("artifact", "artifacts", "equipment"),
}


def _is(it: DraftThing, kind: str) -> bool:
    return kind in it.kinds or bool(it.face and kind in it.face.subtypes)
