"""From a ruling of the engine to the answer every face shows."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from bot import answers
from bot.citation import Game
from bot.engine.asking_results import DRAWN, winner
from bot.engine.outcome import Answered, Outcome, Ruling
from bot.engine.question import AskKind, Question
from bot.telling.answering import Answering
from bot.telling.asked import WON
from bot.telling.choosing import Choosing
from bot.telling.endless import lives_before
from bot.telling.fact import Fact
from bot.telling.facts import Facts
from bot.telling.fates import banished
from bot.telling.jointly import answered_jointly
from bot.telling.naming import Names
from bot.telling.nothing import nobody, worth_telling
from bot.telling.owning import by_owner
from bot.telling.saying import Sayings, choice_id
from bot.telling.states import outcome_of
from bot.telling.still_in import still_in
from bot.telling.together import together
from bot.telling.verdict import SAID, Told, Verdict, options_taken
from bot.telling.words import Words
from bot.telling.yes_no import answered_of_any, answered_shortly, said_shortly
from bot.worded import capital

Cite = Callable[[str], answers.Cited]


def tell(
    question: Question,
    ruling: Ruling,
    *,
    scenario: str,
    understood: Sequence[str],
    assumptions: Sequence[str],
    cite: Cite,
    words: Words | None = None,
) -> answers.Answer:
    """The answer to *question*; *cite* gives the wording of a rule by its number."""
    words = words or Words()
    called = by_owner(question.board, words)
    return _Teller(question, ruling, words.calling(called)).answer(
        scenario, understood, assumptions, cite
    )


class _Teller:
    def __init__(self, question: Question, ruling: Ruling, words: Words) -> None:
        self._question = question
        self._ruling = ruling
        self._words = words
        readings = (one.outcomes for one in ruling.readings)
        outcomes = [*ruling.outcomes, *(one for some in readings for one in some)]
        boards = (question.board, *(one.board for one in outcomes))
        self._names = Names(boards, words)
        self._sayings = Sayings(self._names, words)
        self._choosing = Choosing(self._names, self._sayings, words)
        self._facts = Facts(question.board, question.game, self._names, words)
        self._verdict = Verdict(
            self._choosing, self._sayings, words, complete=ruling.complete
        )
        self._answering = Answering(
            question.game, self._names, self._sayings, self._choosing, words
        )

    def answer(
        self,
        scenario: str,
        understood: Sequence[str],
        assumptions: Sequence[str],
        cite: Cite,
    ) -> answers.Answer:
        ruling = self._ruling
        told = self._told(ruling.outcomes)
        return answers.Answer(
            game=self._question.game,
            edition=self._question.edition,
            scenario=scenario,
            understood=tuple(capital(self._words.word(one)) for one in understood),
            assumptions=tuple(capital(self._words.word(one)) for one in assumptions),
            verdict=self._say(told),
            certain=ruling.certain,
            readings=tuple(
                answers.Reading(
                    name=self._sayings.sentence(one.name),
                    verdict=self._verdict.everything(
                        self._told(one.outcomes), ruling.choices
                    ),
                    outcomes=self._outcomes(self._told(one.outcomes)),
                )
                for one in ruling.readings
            ),
            answers=self._answer_lines(),
            choices=self._choices(),
            outcomes=self._outcomes(told),
            citations=tuple(cite(rule) for rule in self._rules()),
            complete=ruling.complete,
            reach=tuple(self._sayings.sentence(one) for one in ruling.reach),
        )

    def _told(self, outcomes: Iterable[Outcome]) -> list[Told]:
        """Outcomes with their facts; what differs between them is in each."""
        outcomes = tuple(outcomes)
        every = [self._facts.of(one.board, one.damage) for one in outcomes]
        # What is kept as words only is in the steps; a result it is where it differs.
        always = set[Fact]().union(*every).intersection(*every)
        told = [
            Told(one, tuple(f for f in facts if not (f.is_done and f in always)))
            for one, facts in zip(outcomes, every, strict=True)
        ]
        abouts = dict.fromkeys(fact.about for one in told for fact in one.facts)
        filled = []
        for one in told:
            known = {fact.about for fact in one.facts}
            more = (
                self._facts.unchanged(about, one.outcome.board)
                for about in abouts
                if about not in known
            )
            facts = sorted(
                [
                    *one.facts,
                    *(replace(fact, stays=True) for fact in more if fact is not None),
                ],
                key=lambda fact: fact.weight,
            )
            known = {fact.about for fact in facts}
            filled.append(
                Told(
                    one.outcome,
                    tuple(fact for fact in facts if not _is_said_by(fact, known)),
                )
            )
        return filled

    def _asked(self) -> list[Answered]:
        return answered_jointly(
            [
                one
                for one in self._ruling.answered
                if one.ask.kind is not AskKind.EVERYTHING
            ]
        )

    def _answer_lines(self) -> tuple[answers.QuestionAnswer, ...]:
        asked = self._asked()
        times = Counter(one.ask.text for one in asked if one.ask.text)
        lines = (
            self._answering.line(
                one, self._ruling.outcomes, shared=times[one.ask.text] > 1
            )
            for one in asked
        )
        # "Does the damage stay on it?" of what dies: how it fares and how much is on
        # it come to one answer.
        return tuple(dict.fromkeys(lines))

    def _say(self, told: Sequence[Told]) -> str:
        """The verdict: what was asked, else what changed; then what to know of it."""
        ruling = self._ruling
        asked = self._asked()
        parts: list[str] = []
        results = [one for one in asked if one.ask.kind is not AskKind.WHO_CHOOSES]
        if results:
            depends = any(self._answering.depends(one) for one in results)
            # What is chosen may change something else than the answers: said last.
            later = ruling.choices and self._asks_all() and not depends
            parts += self._answers(results if later else asked, ruling)
            parts += still_in(self._question, results, told, self._words)
            if len(told) == 1 and not ruling.choices and self._asks_all():
                parts += self._beside(told[0].facts, results)
            elif later:
                parts.append(self._verdict.everything(told, ruling.choices))
        elif asked and not ruling.choices:
            parts.append(
                self._words.sentence(self._answering.clause(asked[0], ruling.outcomes))
            )
            parts.append(self._verdict.everything(told, ruling.choices))
        elif told:
            parts.append(self._verdict.everything(told, ruling.choices))
        if self._is_drawn() and not any(it.ask.kind is AskKind.WINNER for it in asked):
            parts.append(self._words.sentence(self._words(WON[DRAWN])))
        parts += lives_before(self._question, ruling.outcomes, self._names, self._words)
        parts += [self._sayings.sentence(one.said) for one in ruling.notes]
        if not ruling.certain:
            parts.append(
                self._words("The rules don't settle this; both readings are shown.")
            )
        if not ruling.complete:
            parts.append(
                self._words("Not all orders were followed: there may be more results.")
            )
        return self._words.sentences(part for part in parts if part)

    def _is_drawn(self) -> bool:
        """Whether all players lose at once, whatever is chosen (104.4a)."""
        boards = [one.board for one in self._ruling.outcomes]
        drawn = all(winner(one) == DRAWN for one in boards)
        return self._question.game is Game.MTG and bool(boards) and drawn

    def _asks_all(self) -> bool:
        """Whether something is asked that only all that changes answers."""
        return any(it.kind is AskKind.EVERYTHING for it in self._question.asks)

    def _beside(self, facts: Sequence[Fact], asked: Sequence[Answered]) -> list[str]:
        """What else has changed, of that which the answers do not say."""
        told = {(it.ask.kind.value, it.ask.subject) for it in asked}
        said = {self._answering.clause(it, self._ruling.outcomes) for it in asked}
        more = [it for it in facts if (it.about[0], it.about[1]) not in told]
        more = [it for it in more if not it.is_unharmed and it.text not in said]
        # "Giant doesn't die, but is exiled" has said where it is.
        outcomes = self._ruling.outcomes
        every = range(len(outcomes))
        gone = {it.ask.subject for it in asked if it.ask.kind is AskKind.DIES
                and banished(it.ask, outcomes, every)}  # fmt: skip
        more = [it for it in more if it.about[0] != "zone" or it.about[1] not in gone]
        return [self._verdict.summary(more[:SAID])] if more else []

    def _answers(self, asked: Sequence[Answered], ruling: Ruling) -> list[str]:
        """A sentence for each thing asked; who chooses, where it depends on that."""
        asked = worth_telling(asked)
        led = ruling.choices and any(self._answering.depends(one) for one in asked)
        if led:
            # Who chooses is said first, asked or not.
            asked = [it for it in asked if it.ask.kind is not AskKind.WHO_CHOOSES]
        open_ = [
            it
            for it in asked
            if it.ask.kind is AskKind.DIES and self._answering.depends(it)
        ]
        shared = len(open_) > 1 and self._choosing.only_assigns(ruling.choices)
        if shared:
            asked = [it for it in asked if it not in open_]
        said = [
            self._words.sentence(self._answering.clause(o, ruling.outcomes))
            for o in asked
        ]
        if led:
            lead = self._answering.lead(open_ if shared else asked, ruling)
            if shortly := answered_of_any(open_ or asked, len(ruling.outcomes)):
                (lead,) = said_shortly(shortly, [lead], self._words)
            if shared:
                # Of several units asked about, one is spared for another.
                parts = self._answering.deaths(open_, len(ruling.outcomes))
                led_by = self._words("{lead}: {parts}", lead=lead, parts=parts)
                return [self._words.sentence(led_by), *said]
            # Of what is asked twice the second answer is not said again.
            said = [*dict.fromkeys(said)]
            if len(asked) == 1:
                clause = self._answering.clause(asked[0], ruling.outcomes)
                return [
                    self._words.sentence(
                        self._words("{lead}: {parts}", lead=lead, parts=clause)
                    )
                ]
            said.insert(0, self._words.sentence(lead))
            return said
        groups: dict[str, list[Answered]] = {}
        for place, one in enumerate(asked):
            groups.setdefault(one.ask.text or f"{place}", []).append(one)
        short = [answered_shortly(it, ruling.outcomes) for it in groups.values()]
        none = [nobody(it, self._words) for it in groups.values()]
        if not any((*short, *none)):
            return [*map(self._words.sentence, self._clauses(asked, ruling))]
        # Each question by itself, with the "yes" or "no" to it.
        clauses: list[str] = []
        known: set[str] = set()
        for answer, no, group in zip(short, none, groups.values(), strict=True):
            said = [it for it in self._clauses(group, ruling) if it not in known]
            known.update(said)
            whether = bool(answer and said)
            clauses += [no] if no else []
            clauses += said_shortly(answer, said, self._words) if whether else said
        return [*map(self._words.sentence, clauses)]

    def _clauses(self, asked: Sequence[Answered], ruling: Ruling) -> list[str]:
        """What answers each of *asked*, with the reasons; what is alike together."""
        outcomes = ruling.outcomes
        reasons = [self._answering.because(one) for one in asked]
        if not any(reasons):
            # What two questions ask of the same things is said once.
            alike = [
                *dict.fromkeys(self._answering.part(one, outcomes) for one in asked)
            ]
            return [text for text, _ in together(alike, self._words)]
        said = [self._answering.clause(one, outcomes) for one in asked]
        texts = [text for pair in zip(said, reasons, strict=True) for text in pair]
        # What holds for several is said once, behind the last of them.
        return [*reversed(dict.fromkeys(reversed(texts)))]

    def _outcomes(self, told: Sequence[Told]) -> tuple[answers.Outcome, ...]:
        """In the order in which the options are listed."""
        return tuple(
            outcome_of(
                self._question.board,
                one.outcome,
                self._verdict.summary(one.facts),
                self._names,
                self._sayings,
            )
            for one in sorted(told, key=options_taken)
        )

    def _choices(self) -> tuple[answers.ChoiceLine, ...]:
        by_path = {point.path: point for point in self._ruling.choices}
        lines = []
        for point in self._ruling.choices:
            before = [
                (by_path[point.path[:place]], point.path[place])
                for place in range(len(point.path))
                if point.path[:place] in by_path
            ]
            lines.append(
                answers.ChoiceLine(
                    id=choice_id(point),
                    chooser=point.chooser,
                    question=self._sayings.sentence(point.question),
                    options=tuple(
                        self._sayings.option(point, index)
                        for index in range(len(point.options))
                    ),
                    rules=point.rules,
                    after=self._sayings.taken(before),
                )
            )
        return tuple(lines)

    def _rules(self) -> list[str]:
        """Every rule the answer leans on, in the order it comes up."""
        ruling = self._ruling
        found: list[str] = []
        for answered in ruling.answered:
            found += answered.rules
        for point in ruling.choices:
            found += point.rules
        readings = (one for some in ruling.readings for one in some.outcomes)
        for outcome in (*ruling.outcomes, *readings):
            for step in outcome.steps:
                found += step.rules
        for note in ruling.notes:
            found += note.rules
        return list(dict.fromkeys(found))


def _is_said_by(fact: Fact, known: Collection[tuple[str, str, str]]) -> bool:
    """Whether what is *known* besides says that nothing happened to the object."""
    _, thing, hurt = fact.about
    damaged = not hurt and ("damage", thing, "") in known
    return fact.is_unharmed and (damaged or ("zone", thing, "") in known)
