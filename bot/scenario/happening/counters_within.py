"""A size told of what has counters: "My ally with a buff counter is a 3/3"."""

from dataclasses import replace

from bot.engine.traits import counter_shift
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.words.syntax import Clause, Spec, Thing


def counted_in(
    clause: Clause, it: DraftThing, specs: tuple[Spec, ...]
) -> tuple[Spec, ...]:
    """*specs* without what its counters give, where one sentence tells of both.

    Those counters are told before the size, so that is what comes of them.
    """
    parts = parts_of(clause.get("what"))
    within = any(isinstance(part, Thing) and part.of("counters") for part in parts)
    goes_on = clause.kind == "isalso" or "so" in clause.lead
    more, longer = counter_shift(it.counters.items())
    if "size" in it.said or not (within or goes_on) or not (more or longer):
        return specs
    return tuple(_without(spec, more, longer) for spec in specs)


def _without(spec: Spec, more: int, longer: int) -> Spec:
    match spec.kind, spec.value:
        case "size", (int(power), int(life)):
            return replace(spec, value=(power - more, life - longer))
        case "power" | "might", int(power):
            return replace(spec, value=power - more)
        case "toughness" | "life", int(life):
            return replace(spec, value=life - longer)
    return spec
