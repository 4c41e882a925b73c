"""The verdict: one or two sentences that say what happens, to be read aloud."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.effects import Ban
from bot.engine.outcome import ChoicePoint, Outcome
from bot.telling.choosing import Choosing
from bot.telling.fact import Fact
from bot.telling.saying import Sayings
from bot.telling.separating import Matter, decided_by, only_about, separated
from bot.telling.together import Part, of_several, of_so_many, together
from bot.telling.words import Words, runs

# More results than this are told by their range; the list stays behind the verdict.
LISTED = 10
# So many results are put down to their choices; of more, only the results are said.
EXPLAINED = 4
# So many results of an assignment are told one by one.
EITHER = 2
# So many choices to one result can be read aloud.
REASONS = 4
# What is only to be done has not happened, where nothing comes of it.
_ANNOUNCED = "To be sacrificed by"
# So many things are said of one result in the verdict.
SAID = 5
# And so many of what is the same in all of them.
COMMON = 3


@dataclass(frozen=True, slots=True)
class Told:
    """An outcome with its facts."""

    outcome: Outcome
    facts: tuple[Fact, ...]


class Verdict:
    """Says verdicts in one language."""

    def __init__(
        self,
        choosing: Choosing,
        sayings: Sayings,
        words: Words,
        *,
        complete: bool = True,
    ) -> None:
        """*complete*: there is no other result than what is told."""
        self._choosing = choosing
        self._sayings = sayings
        self._words = words
        self._complete = complete

    def summary(self, facts: Sequence[Fact]) -> str:
        """Everything that changed, in one line."""
        if not facts:
            return self._words("Nothing changes.")
        return self._words.sentence(self._words.clauses(fact.text for fact in facts))

    def everything(self, told: Sequence[Told], points: Sequence[ChoicePoint]) -> str:
        """The verdict where nothing in particular was asked."""
        if len(told) == 1 and told[0].facts:
            changed = self._one(told[0].facts)
            return self._words.sentences([*self._kept_off(told[0]), changed])
        if len(told) == 1:
            # Nothing can be counted, but something may have happened.
            steps = [
                step
                for step in told[0].outcome.steps
                if not step.said.template.startswith(_ANNOUNCED)
            ]
            last = self._sayings.sentence(steps[-1].said) if steps else ""
            return last or self._words("Nothing changes.")
        common = [
            fact
            for fact in told[0].facts
            if all(fact in other.facts for other in told[1:])
        ]
        varied = [
            tuple(fact for fact in one.facts if fact not in common) for one in told
        ]
        if not any(varied):
            # They differ in what nobody sees, such as what is left of which shield.
            return self._one(common) if common else self._words("Nothing changes.")
        lead = self._choosing.lead(points)
        apart = separated([one.outcome for one in told], varied)
        if apart is not None:
            said = [*self._apart(told, varied, apart), *self._common(common)]
            return self._words.sentences(said)
        verdict = self._led(lead, self._parts(told, varied, points))
        rest = self._common(common, two=len(told) == 2)
        return self._words.sentences([verdict, *rest])

    def _kept_off(self, told: Told) -> list[str]:
        """What can't be dealt damage, where only other things change."""
        steps = [
            step
            for step in told.outcome.steps
            if dict(step.said.args).get("ban") == Ban.BE_DEALT_DAMAGE
            and not any(
                str(dict(step.said.args)["subject"]) in fact.text for fact in told.facts
            )
        ]
        return [*dict.fromkeys(self._sayings.sentence(it.said) for it in steps)]

    def _common(self, facts: Sequence[Fact], *, two: bool = False) -> list[str]:
        if not facts:
            return []
        said = "Either way {facts}" if two else "In every case {facts}"
        found = "In all that was followed {facts}"
        return self._first(COMMON, facts, said if self._complete else found)

    def _possible(self, number: int, results: str) -> str:
        """So many *results*: all that there are, or that were found."""
        if not self._complete:
            return self._words(
                "{n} results found: {results}", n=number, results=results
            )
        said = "{n} results are possible: {results}"
        return self._words(said, n=number, results=results)

    def _apart(
        self,
        told: Sequence[Told],
        varied: Sequence[tuple[Fact, ...]],
        apart: dict[Matter, list[int]],
    ) -> list[str]:
        """A sentence for each matter, as if the others did not exist."""
        outcomes = [one.outcome for one in told]
        said = []
        for matter, places in apart.items():
            abouts = decided_by(matter, outcomes, varied)
            some = [
                Told(only_about(told[place].outcome, matter), told[place].facts)
                for place in places
            ]
            facts = [
                tuple(fact for fact in varied[place] if fact.about in abouts)
                for place in places
            ]
            points = [point for one in some for point, _ in one.outcome.choices]
            parts = self._parts(some, facts, points)
            said.append(self._led(self._choosing.lead(points), parts))
        return said

    def _parts(
        self,
        told: Sequence[Told],
        varied: Sequence[tuple[Fact, ...]],
        points: Sequence[ChoicePoint],
    ) -> str:
        """What comes of the choices: each result, or what can come of each thing."""
        assigned = self._choosing.only_assigns(points)
        shared = self._choosing.only_shares(points)
        few = explained(told) and (not assigned or len(told) <= EITHER)
        if len(told) > LISTED or (assigned and not few):
            order = [it.id for it in told[0].outcome.board.objects]
            return self._ranges(varied, order, counted=not assigned)
        if not explained(told):
            return self._results(varied)
        if shared:
            return self._either([self._changing(facts) for facts in varied])
        return self._explained(told, varied)

    def _changing(self, facts: Sequence[Fact]) -> list[str]:
        """What is not as it was, of *facts*; all of them where nothing is."""
        return [it.text for it in facts if not it.stays] or [it.text for it in facts]

    def _either(self, results: Sequence[Sequence[str]]) -> str:
        """Results without what leads to each: "the Bear dies or the Elf dies"."""
        if all(len(one) == 1 for one in results):
            return self._words.one_of([text for one in results for text in one])
        parts = (self._words.all_of(one) for one in results)
        return self._possible(len(results), self._words.clauses(parts))

    def _led(self, lead: str, parts: str) -> str:
        said = self._words("{lead}: {parts}", lead=lead, parts=parts)
        return self._words.sentence(said)

    def _one(self, facts: Sequence[Fact]) -> str:
        return self._words.sentences(self._first(SAID, facts))

    def _first(self, most: int, facts: Sequence[Fact], said: str = "") -> list[str]:
        """The first of *facts*, put into *said*, and how many more there are."""
        parts = self._together(facts)
        # That one more thing changes is no shorter than what that is.
        most += len(parts) == most + 1
        clauses = self._words.clauses(text for text, _ in parts[:most])
        told = self._words(said, facts=clauses) if said else clauses
        sentences = [self._words.sentence(told)]
        if more := sum(number for _, number in parts[most:]):
            sentences.append(
                self._words.many(
                    "One more thing changes.", "{n} more things change.", more
                )
            )
        return sentences

    def _together(self, facts: Sequence[Fact]) -> list[tuple[str, int]]:
        parts = [Part(it.text, it.several, it.who) for it in facts]
        return together(parts, self._words)

    def _explained(
        self, told: Sequence[Told], varied: Sequence[tuple[Fact, ...]]
    ) -> str:
        """ "18 life if the shield applies first, 16 if Furnace of Rath does"."""
        single = _single_number(varied)
        parts = []
        before: tuple[tuple[ChoicePoint, int], ...] = ()
        # In the order in which the options are listed.
        pairs = sorted(
            zip(told, varied, strict=True), key=lambda pair: options_taken(pair[0])
        )
        for place, (one, facts) in enumerate(pairs):
            # All of them: each choice that is shown can still change the result.
            taken = one.outcome.choices
            why = self._choosing.because(taken, before) if taken else ""
            before = taken
            result = self._result(facts, short=single, again=place > 0)
            parts.append(self._words.put_down(result, why))
        return self._words.listed(parts) if single else self._words.clauses(parts)

    def _results(self, varied: Sequence[tuple[Fact, ...]]) -> str:
        if _single_number(varied):
            numbers = [fact.number or 0 for facts in varied for fact in facts]
            return varied[0][0].ranged(self._words.one_of(runs(numbers, self._words)))
        if any(len(facts) > 1 for facts in varied):
            # Nobody can read so many things of so many results aloud.
            return self._ranges(varied)
        parts = (self._result(facts, short=False) for facts in varied)
        return self._possible(len(varied), self._words.clauses(parts))

    def _ranges(
        self,
        varied: Sequence[tuple[Fact, ...]],
        order: Sequence[str] = (),
        *,
        counted: bool = True,
    ) -> str:
        """What can come of each thing: "16 to 20 life; perhaps the 2/2 dies".

        *order* is that of the things on the board; *counted*: so many results are
        possible.
        """
        found: dict[tuple[str, str, str], list[Fact]] = {}
        for facts in varied:
            for fact in facts:
                found.setdefault(fact.about, []).append(fact)
        # How much damage is on what may be dead is in the list of the results.
        fates = {thing for what, thing, _ in found if what == "zone"}
        dying = self._dying(varied, order)
        parts = [
            self._range(facts)
            for (what, thing, _), facts in sorted(
                found.items(), key=lambda one: one[1][0].weight
            )
            if not (what == "damage" and thing in fates)
            and not (dying and what == "zone")
        ]
        ranges = self._words.clauses([*dying, *parts][:SAID])
        if not counted:
            return ranges
        return self._possible(len(varied), ranges)

    def _dying(
        self, varied: Sequence[tuple[Fact, ...]], order: Sequence[str]
    ) -> list[str]:
        """How many die of several things that may, where nothing else becomes of them.

        "1 or 2 of the 2/2, the 3/3 and the 1/1 die".
        """
        fates = [it for facts in varied for it in facts if it.about[0] == "zone"]
        names = {it.about[1]: it.who for it in fates}
        gone = {it.several for it in fates if not it.stays}
        if len(names) < EITHER or gone != {of_several("{who} dies", self._words)}:
            return []
        numbers = [
            sum(it.about[0] == "zone" and not it.stays for it in facts)
            for facts in varied
        ]
        who = [names.pop(it) for it in order if it in names]
        who += names.values()
        return [of_so_many(who, numbers, self._words)]

    def _range(self, facts: Sequence[Fact]) -> str:
        counted = [fact for fact in facts if fact.number is not None]
        numbers = {one.number or 0 for one in counted}
        if len(numbers) > 1 and counted[0].open:
            low, high = min(numbers), max(numbers)
            said = self._words("{low} to {high}", low=low, high=high)
            if len(numbers) == EITHER:
                said = self._words.one_of([str(low), str(high)])
            return counted[0].whole(said)
        changed = next((fact for fact in facts if not fact.stays), facts[0])
        return self._words("perhaps {fact}", fact=changed.text)

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


def explained(told: Sequence[Told]) -> bool:
    """Whether each of the results can be put down to its choices."""
    return len(told) <= EXPLAINED and all(
        len(one.outcome.choices) <= REASONS for one in told
    )


def options_taken(told: Told) -> tuple[int, ...]:
    """What sorts outcomes as their options are listed."""
    return tuple(index for _, index in told.outcome.choices)
