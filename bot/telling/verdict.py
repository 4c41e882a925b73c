"""The verdict: one or two sentences that say what happens, to be read aloud."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.outcome import ChoicePoint, Outcome
from bot.telling.choosing import Choosing, telling_choices
from bot.telling.facts import Fact
from bot.telling.words import Words, listed, sentence

# More results than this are told by their range; the list stays behind the verdict.
LISTED = 10
# So many results are put down to their choices; of more, only the results are said.
EXPLAINED = 4
# So many things are said of one result in the verdict.
SAID = 5


@dataclass(frozen=True, slots=True)
class Told:
    """An outcome with its facts."""

    outcome: Outcome
    facts: tuple[Fact, ...]


class Verdict:
    """Says verdicts in one language."""

    def __init__(self, choosing: Choosing, words: Words) -> None:
        self._choosing = choosing
        self._words = words

    def summary(self, facts: Sequence[Fact]) -> str:
        """Everything that changed, in one line."""
        if not facts:
            return self._words("Nothing changes.")
        return sentence("; ".join(fact.text for fact in facts))

    def everything(self, told: Sequence[Told], points: Sequence[ChoicePoint]) -> str:
        """The verdict where nothing in particular was asked."""
        if len(told) == 1:
            return self._one(told[0].facts)
        common = [
            fact
            for fact in told[0].facts
            if all(fact in other.facts for other in told[1:])
        ]
        varied = [
            tuple(fact for fact in one.facts if fact not in common) for one in told
        ]
        lead = self._choosing.lead(points)
        if len(told) > LISTED:
            parts = self._ranges(varied)
        elif len(told) > EXPLAINED:
            parts = self._results(varied)
        else:
            parts = self._explained(told, varied)
        verdict = sentence(f"{lead}: {parts}")
        if common:
            verdict += " " + sentence(
                self._words(
                    "Either way {facts}" if len(told) == 2 else "In every case {facts}",
                    facts="; ".join(fact.text for fact in common[:3]),
                )
            )
        return verdict

    def _one(self, facts: Sequence[Fact]) -> str:
        said = self.summary(facts[:SAID])
        more = len(facts) - SAID
        if more > 0:
            said += " " + self._words.many(
                "One more thing changes.", "{n} more things change.", more
            )
        return said

    def _explained(
        self, told: Sequence[Told], varied: Sequence[tuple[Fact, ...]]
    ) -> str:
        """ "18 life if the shield applies first, 16 if Furnace of Rath does"."""
        outcomes = [one.outcome for one in told]
        single = _single_number(varied)
        parts = []
        for place, (one, facts) in enumerate(zip(told, varied, strict=True)):
            others = [other for other in outcomes if other is not one.outcome]
            taken = telling_choices(one.outcome, others)
            why = self._choosing.because(taken, again=place > 0) if taken else ""
            result = self._result(facts, short=single, again=place > 0)
            parts.append(f"{result} {why}" if why else result)
        return listed(parts) if single else "; ".join(parts)

    def _results(self, varied: Sequence[tuple[Fact, ...]]) -> str:
        if _single_number(varied):
            numbers = sorted({fact.number or 0 for facts in varied for fact in facts})
            said = self._words.one_of([str(number) for number in numbers])
            return varied[0][0].ranged(said)
        return self._words(
            "{n} results are possible: {results}",
            n=len(varied),
            results="; ".join(self._result(facts, short=False) for facts in varied),
        )

    def _ranges(self, varied: Sequence[tuple[Fact, ...]]) -> str:
        numbers: dict[tuple[str, str, str], list[Fact]] = {}
        for facts in varied:
            for fact in facts:
                numbers.setdefault(fact.about, []).append(fact)
        parts = []
        for found in sorted(numbers.values(), key=lambda one: one[0].weight):
            counted = [fact for fact in found if fact.number is not None]
            low = min(counted, key=lambda one: one.number or 0, default=None)
            high = max(counted, key=lambda one: one.number or 0, default=None)
            if low is not None and high is not None and low.number != high.number:
                said = self._words("{low} to {high}", low=low.number, high=high.number)
                parts.append(low.ranged(said))
            else:
                parts.append(self._words("perhaps {fact}", fact=found[0].text))
        return self._words(
            "{n} results are possible: {ranges}",
            n=len(varied),
            ranges="; ".join(parts[:SAID]),
        )

    def _result(
        self, facts: Sequence[Fact], *, short: bool, again: bool = False
    ) -> str:
        if not facts:
            return self._words("nothing changes")
        if short:
            # "18 life if …, 16 if …": what is spoken of is said once.
            only = facts[0]
            return str(only.number) if again else only.short
        return self._words.all_of([fact.text for fact in facts[:SAID]])


def _single_number(varied: Sequence[tuple[Fact, ...]]) -> bool:
    """True if the outcomes differ in one number only."""
    abouts = {facts[0].about for facts in varied if len(facts) == 1}
    return (
        len(abouts) == 1
        and all(len(facts) == 1 for facts in varied)
        and all(facts[0].number is not None for facts in varied)
        and next(iter(abouts))[0] == "life"
    )
