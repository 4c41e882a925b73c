"""“What if I don't rest him?”: what something only may do, chosen otherwise."""

from bot.engine.effects import Modifier
from bot.engine.inside import inside
from bot.engine.instructions import May
from bot.errors import QuestionError
from bot.scenario.casting.optional import USING
from bot.scenario.casting.usable import only_optional
from bot.scenario.changing.edits import Edit, Preferred
from bot.scenario.follow_ups.finding import Context
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def option_declined(context: Context, clause: Clause) -> Edit | None:
    """Without that use, where *clause* tells one of what only may be done."""
    hosts = _hosts(context, clause)
    return _chosen(context, hosts[0], used=False) if len(hosts) == 1 else None


def option_taken(context: Context) -> Edit | None:
    """ "What if I rest him": what was said not to be done, or left to be chosen."""
    if not {it.text for it in context.words.tokens} & _USES:
        return None
    try:
        clauses = context.clauses_of(context.words.said())
    except QuestionError:
        return None
    told = [it for it in clauses if it.kind != "time"]
    hosts = _hosts(context, told[0]) if len(told) == 1 else []
    return _chosen(context, hosts[0], used=True) if len(hosts) == 1 else None


_USES = USING | frozenset("rest rests rested resting".split())


def done_by_it(context: Context, clause: Clause) -> list[int]:
    """ "I didn't do that", of what I did; what is used is nothing that just came."""
    return [
        n
        for n in context.events()
        if context.same_actor(clause, n)
        and (clause.kind != "use" or context.clauses[n].kind in CASTING)
    ]


CASTING = frozenset("cast castelided damage use".split())


def given_by_choice(
    context: Context, keywords: tuple[str, ...], meant: set[str]
) -> Edit | None:
    """Without *keywords*, which nothing has but by what somebody may choose to do."""
    hosts = [
        it
        for it in context.scene.draft.things
        if it.on_board
        and (not meant or it.id in meant)
        and only_optional(context.scene, it)
        and any(
            {*keywords} <= {*one.keywords}
            for may in inside(it.abilities, May)
            for one in inside(may, Modifier)
        )
    ]
    return _chosen(context, hosts[0], used=False) if len(hosts) == 1 else None


def _hosts(context: Context, clause: Clause) -> list[DraftThing]:
    """What only may be done that *clause* tells somebody uses, or does not."""
    words = {*clause.text.lower().split()}
    if clause.kind not in _KINDS or (clause.kind == "cast" and not words & USING):
        return []
    able = [
        it
        for it in context.scene.draft.things
        if it.on_board and only_optional(context.scene, it)
    ]
    found: dict[str, DraftThing] = {}
    for part in parts_of(clause.get("card")):
        if isinstance(part, Thing):
            # Not yet there when it is told of, it is none of the fighters.
            spoken = part.noun == "it" and not context.meant
            meant = able if spoken else context.fitting(part)
            found |= {it.id: it for it in meant if it in able}
    return [*found.values()]


_KINDS = frozenset({"use", "useeffect", "cast"})


def _chosen(context: Context, host: DraftThing, *, used: bool) -> Edit:
    """As if its player chose to, or not."""
    said = worded("{it} is not used.", it=host.id)
    wish = f"don't use {host.id}"
    if used:
        said, wish = worded("{it} is used.", it=host.id), f"use {host.id}"
    return Preferred(host.controller, wish, said)
