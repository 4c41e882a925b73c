"""What is tapped for mana: "I tap Adarkar Wastes for white", "for colorless mana"."""

import re

from bot.errors import Problem
from bot.scenario.casting.activating import activate
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.hosts import host_of
from bot.scenario.casting.usable import abilities_to_use, usable_it
from bot.scenario.casting.which_ability import ADDS, adds
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.kinds import SYMBOLS
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


@handles("tapmana")
def tapped_for_mana(scene: Scene, clause: Clause) -> None:
    """The ability that adds such mana is used; where it does no more, nothing comes.

    Raises QuestionError where several abilities may be meant.
    """
    who = scene.who(clause)
    if who:
        scene.subject = who
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing):
            continue
        host = usable_it(scene, part, who) or host_of(scene, part, who)
        pool = [it for it in abilities_to_use(scene, host) if "add " in it.text.lower()]
        wanted = _wanted(clause)
        scene.focus = [host]
        if not pool or (wanted and _plain(host, wanted)):
            # A mana ability that does nothing else (605.1a): it is only tapped.
            if "creature" in host.kinds:
                take_as(scene, clause, "tapdown", {**clause.slots, "what": part})
                continue
            told = scene.says(
                who, "You tap {it} for mana.", "{who} taps {it} for mana.", it=host.id
            )
            scene.draft.tell(told)
            continue
        if not wanted and _plain(host, wanted):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("For which mana is {it} tapped?", it=host.id),
                None,
                ("… for {C}", "… for white mana"),
            )
        activate(scene, host, Use(who or host.controller, [], [], mana=wanted or "*"))


def _wanted(clause: Clause) -> str:
    """W, U, B, R, G or C for the mana it is tapped for; "" where that is not said."""
    said = clause.text.lower().rsplit(" for ", 1)[-1]
    cost = re.search(r"\{([wubrgc])\}", said)
    if cost is not None:
        return cost[1].upper()
    if "colorless" in said or "colourless" in said:
        return "C"
    return next((it for word, it in SYMBOLS.items() if word in said.split()), "")


def _plain(host: DraftThing, wanted: str) -> bool:
    """Whether it adds that mana for being tapped, and does nothing else."""
    text = host.face.text if host.face is not None else ""
    return any(
        adds(it[0], wanted)
        and it["pays"].strip() == "{T}"
        and not it["more"].strip(" ()")
        for it in ADDS.finditer(text)
    )
