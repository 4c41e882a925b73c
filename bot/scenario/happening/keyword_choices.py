"""What a player does by a keyword of something there: devour, exploit, riot, graft."""

from bot.engine.question import EnterNow, Preference
from bot.errors import Problem
from bot.scenario.happening.made_to_sacrifice import devoured
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.asked_back import WHICH_CARD
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("devours")
def devours(scene: Scene, clause: Clause) -> None:
    """I devour the Wurm; it devours both Saprolings; she devours nothing."""
    eater = _last_entered(scene)
    if clause.get("none"):
        scene.draft.preferences.append(Preference(eater.controller, "nothing"))
        scene.focus = [eater]
        return
    if clause.get("all"):
        things = [
            it
            for it in scene.draft.things
            if it.on_board and "creature" in it.kinds
            and it.controller == eater.controller and not it.entered_later
        ]  # fmt: skip
        said = clause.get("n")
        if said is not None and getattr(said, "value", None) != len(things):
            raise scene.error(Problem.AMBIGUOUS, worded("Which ones are meant?"))
    else:
        things = scene.things(clause.get("what"), eater.controller, new=True)
    if devoured(scene, eater.controller, things) is None:
        raise scene.error(Problem.ILLEGAL, worded("That cannot be sacrificed to it."))
    scene.focus = [eater]


@handles("exploits")
def exploits(scene: Scene, clause: Clause) -> None:
    """I exploit the Bear; my Scavenger exploits it."""
    hosts = [it for it in scene.draft.things if _says(it, "exploit")]
    things = scene.things(clause.get("what"), hosts[0].controller if hosts else "")
    if len(hosts) != 1 or any(it.controller != hosts[0].controller for it in things):
        raise scene.error(Problem.AMBIGUOUS, WHICH_CARD)
    host, given = hosts[0], ", ".join(it.id for it in things)
    scene.draft.preferences += [
        Preference(host.controller, f"use {host.id}"),
        Preference(host.controller, f"sacrifice {given}"),
    ]
    scene.draft.tell(worded("{it} is sacrificed.", it=given))
    scene.focus = hosts


@handles("riots")
def riots(scene: Scene, clause: Clause) -> None:
    """I choose haste for it; with a +1/+1 counter: how it enters (702.136a)."""
    last = scene.last_entry.what if scene.last_entry is not None else None
    it = scene.draft.thing(last.object) if isinstance(last, EnterNow) else None
    if it is None or not any(_says(one, "riot") for one in scene.draft.things):
        raise scene.not_read()
    chosen = "keyword" if clause.get("haste") else "counter"
    scene.draft.preferences.append(Preference(it.controller, f"{chosen} for {it.id}"))
    if clause.get("haste"):
        it.keywords.add("haste")
    scene.focus = [it]


@handles("movescounter")
def moves_counter(scene: Scene, clause: Clause) -> None:
    """I move a counter onto the Troll with graft: what may be done is done."""
    hosts = [it for it in scene.draft.things if _says(it, "graft") and it.on_board]
    if clause.get("from") is not None:
        hosts = [it for it in scene.things(clause.get("from")) if it in hosts]
    onto = scene.things(clause.get("to"))
    hosts = [it for it in hosts if it not in onto]
    last = scene.last_entry.what if scene.last_entry is not None else None
    entered = last.object if isinstance(last, EnterNow) else ""
    if len(hosts) != 1 or [it.id for it in onto] != [entered]:
        raise scene.not_read()
    (host,) = hosts
    scene.draft.preferences.append(Preference(host.controller, f"use {host.id}"))
    scene.draft.tell(worded("{it} is used.", it=host.id))
    scene.focus = onto


@handles("movescounters")
def moves_counters(scene: Scene, clause: Clause) -> None:
    """I move its counters to the Hybrid: modular of what died."""
    hosts = [it for it in scene.draft.things if _says(it, "modular") and it.on_board]
    onto = scene.things(clause.get("to"))
    hosts = [it for it in hosts if it not in onto]
    if len(hosts) != 1:
        raise scene.not_read()
    scene.draft.preferences.append(
        Preference(hosts[0].controller, f"use {hosts[0].id}")
    )
    for it in onto:
        scene.draft.preferences.append(Preference(hosts[0].controller, it.id))
    scene.draft.tell(worded("{it} is used.", it=hosts[0].id))
    scene.focus = onto


def _says(it: DraftThing, keyword: str) -> bool:
    """Whether it has that keyword, or gives it to others."""
    text = it.face.text.lower() if it.face is not None else ""
    words = " ".join((text, *it.keywords)).replace(".", " ").replace(",", " ").split()
    return keyword in words


def _last_entered(scene: Scene) -> DraftThing:
    last = scene.last_entry.what if scene.last_entry is not None else None
    it = scene.draft.thing(last.object) if isinstance(last, EnterNow) else None
    if it is None or not _says(it, "devour"):
        raise scene.not_read()
    return it
