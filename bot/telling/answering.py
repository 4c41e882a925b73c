"""What was asked, answered in a sentence of its own."""

from collections.abc import Sequence

from bot import answers
from bot.citation import Game
from bot.engine.outcome import Answered, ChoicePoint, Outcome, Ruling
from bot.engine.question import Ask, AskKind
from bot.telling.asked import (
    EXTREMES,
    GONE,
    IN_ZONE_OF,
    LEGAL,
    YES_NO,
)
from bot.telling.choosing import Choosing
from bot.telling.fates import banished, by_state, came_back, dead, left, mortal
from bot.telling.jointly import TOTAL
from bot.telling.naming import Names
from bot.telling.saying import Sayings
from bot.telling.separating import Matter, deciding, matter_of, only_about, signature
from bot.telling.together import Part, of_several, of_so_many
from bot.telling.values import EXPLAINED, Values
from bot.telling.words import ME, Words

_WINNERS = frozenset({AskKind.WINNER, AskKind.FIGHT_WINNER})
# Of so many results each is told.
_EACH = 2
_COMES_BACK = "{who} dies and comes back"
_BY_STATE = "{who} dies: state-based actions destroy it, not {other}"

# What begins so is not answered by "yes" or "no".
_OPEN = ("what", "who", "which", "how", "where")


def _open(text: str) -> bool:
    return text.casefold().lstrip().startswith(_OPEN)


_BREAKS = ("{who} is destroyed", "{who} isn't destroyed")


class Answering:
    """Answers questions in one language."""

    def __init__(
        self,
        game: Game,
        names: Names,
        sayings: Sayings,
        choosing: Choosing,
        words: Words,
    ) -> None:
        self._game = game
        # Kinds whose every value is a clause; the others' zones have other names.
        own = {AskKind.ZONE} if game is not Game.MTG else set()
        self._whole = frozenset({*YES_NO, *_WINNERS, *own})
        self._names = names
        self._sayings = sayings
        self._choosing = choosing
        self._words = words
        self._values = Values(game, names, words)

    def line(
        self, answered: Answered, outcomes: Sequence[Outcome], *, shared: bool = False
    ) -> answers.QuestionAnswer:
        """Question and short answer, as the JSON has them.

        *shared*: the same words ask of several things ("Who dies?"), so that a bare
        "yes" would not say of which.
        """
        whole = answered.ask.kind is AskKind.ZONE and self._game is not Game.MTG
        whole = whole or answered.ask.kind in _WINNERS | {AskKind.ASSIGNED}
        if (
            shared
            or whole
            or (answered.ask.kind in YES_NO and _open(answered.ask.text))
        ):
            short = self.clause(answered, outcomes)
        elif answered.ask.kind is AskKind.WHO_CHOOSES:
            short = self._choosers(answered)
        elif len(answered.values) > EXPLAINED:
            short = self._words.one_of(self._values.ranged(answered))
        else:
            short = self._words.one_of(
                [
                    self._words.put_down(self._values.value(value), why)
                    for value, why in self._why(answered, outcomes)
                ]
            )
        return answers.QuestionAnswer(
            question=answered.ask.text
            or self._words.sentence(self.clause(answered, outcomes)),
            answer=short,
            why=self._sayings.sentence(answered.why),
            rules=answered.rules,
        )

    def depends(self, answered: Answered) -> bool:
        """True if the answer is not the same for every result."""
        return len(answered.values) > 1 and answered.ask.kind is not AskKind.WHO_CHOOSES

    def deaths(self, asked: Sequence[Answered], number: int) -> str:
        """What may die of what is *asked* about, in so many outcomes.

        Each of two results, what survives where nothing dies; of more, how many die.
        """
        results: list[list[str]] = []
        dying: list[int] = []
        for place in range(number):
            now = [
                (it.ask, value)
                for it in asked
                for value, places in it.values
                if place in places
            ]
            dead = [it for it in now if (it[1] == "yes") != it[0].negated]
            dying.append(len(dead))
            said = [self._values.said(ask, value) for ask, value in dead or now]
            if said not in results:
                results.append(said)
        if len(results) == _EACH and all(len(one) == 1 for one in results):
            return self._words.one_of([text for one in results for text in one])
        if len(results) == _EACH:
            return self._words.one_of([self._words.all_of(one) for one in results])
        names = dict.fromkeys(self._names.said(it.ask.subject) for it in asked)
        return of_so_many([*names], dying, self._words)

    def clause(self, answered: Answered, outcomes: Sequence[Outcome]) -> str:
        """A clause that answers it: "you're at 18 if …, 16 if …"."""
        ask = answered.ask
        if ask.kind is AskKind.WHO_CHOOSES:
            return self._choosers(answered)
        led = self._why(answered, outcomes)
        numbers = len(led) > 1 and not any(why for _, why in led)
        numbers = numbers and all(value.isdecimal() for value, _ in led)
        if len(answered.values) > EXPLAINED or numbers:
            some = self._words.one_of(self._values.ranged(answered))
            return self._values.said(ask, some)
        parts: list[str] = []
        for (value, why), (_, places) in zip(led, answered.values, strict=True):
            # What is spoken of is said once; "yes" and "no" need their verbs.
            again = parts and ask.kind not in self._whole
            stays = ask.kind is AskKind.DIES and value == "no"
            breaks = ask.kind is AskKind.DIES and self._game is Game.GRAND_ARCHIVE
            if breaks and not mortal(ask, outcomes) and value in ("yes", "no"):
                form = _BREAKS[0 if (value == "yes") != ask.negated else 1]
                said = self._words(form, who=self._names.said(ask.subject))
                parts.append(self._words.put_down(said, why))
                continue
            state = ask.kind is AskKind.DIES and ask.other and value == "yes"
            died = ask.kind is AskKind.DIES and (value == "yes") != ask.negated
            if state and all(by_state(ask, outcomes[it]) for it in places):
                # Damage destroys nothing, nor does what deals it (120.5).
                who, other = self._names.said(ask.subject), self._names.said(ask.other)
                said = self._words(_BY_STATE, who=who, other=other)
            elif died and came_back(ask, [outcomes[it] for it in places]):
                said = self._words(_COMES_BACK, who=self._names.said(ask.subject))
            elif ask.kind is AskKind.DAMAGE_MARKED and (
                gone := dead(ask, outcomes, places)
            ):
                who = self._names.said(ask.subject)  # no damage is left to tell of
                said = self._words(YES_NO[AskKind.DIES][2], who=who)
                if gone < len(places):
                    unhurt = self._values.said(ask, value)
                    said = self._words.one_of([unhurt, said])
            elif stays and left(ask, [outcomes[it] for it in places]):
                exiled = banished(ask, outcomes, places)
                template = GONE[exiled][0 if ask.negated else 1]
                if self._game is not Game.MTG and exiled:
                    template = IN_ZONE_OF[self._game]["exile"]
                said = self._words(template, who=self._names.said(ask.subject))
            else:
                values = self._values
                said = values.value(value) if again else values.said(ask, value)
                if ask.detail == TOTAL:
                    said = self._words("{clause} in total", clause=said)
                if ask.extreme and len(places) < len(outcomes):
                    said = self._words(EXTREMES[ask.extreme], clause=said)
            parts.append(self._words.put_down(said, why))
        if len(parts) > 1 and not any(why for _, why in led):
            return self._dies_or_survives(ask, parts) or self._words.one_of(parts)
        return self._words.listed(parts)

    def _dies_or_survives(self, ask: Ask, parts: Sequence[str]) -> str:
        who = self._names.said(ask.subject) if ask.subject else ""
        both = [self._words(one, who=who) for one in YES_NO[AskKind.DIES][2:]]
        alike = ask.kind is AskKind.DIES and ask.subject != ME
        told = alike and sorted(parts) == sorted(both)
        return self._words("{who} dies or survives", who=who) if told else ""

    def part(self, answered: Answered, outcomes: Sequence[Outcome]) -> Part:
        """:meth:`clause`, to be said together with what is alike of others."""
        text = self.clause(answered, outcomes)
        ask = answered.ask
        if ask.kind is not AskKind.DIES or ask.subject == ME:
            return Part(text)
        who = self._names.said(ask.subject)
        for one in YES_NO[ask.kind][2:]:
            if text == self._words(one, who=who):
                return Part(text, of_several(one, self._words), who)
        return Part(text)

    def because(self, answered: Answered) -> str:
        """Why something is allowed or not, as a sentence; "" for other questions."""
        own = dict(answered.why.args).get("effect") == answered.ask.subject
        if answered.ask.kind not in LEGAL or (own and "can't" in answered.why.template):
            return ""  # "Idle Blob can't attack. Idle Blob: it can't attack."
        return self._sayings.sentence(answered.why)

    def lead(self, asked: Sequence[Answered], ruling: Ruling) -> str:
        """Who chooses what is *asked*: nobody whose choice is about something else."""
        open_ = [it for it in asked if self.depends(it)]
        matters = {self._matter(it, ruling.outcomes) for it in open_}
        points = [it for it in ruling.choices if matter_of(it) in matters]
        return self._choosing.lead(ruling.choices if None in matters else points)

    def _matter(self, answered: Answered, outcomes: Sequence[Outcome]) -> Matter | None:
        return deciding(outcomes, [places for _, places in answered.values])

    def _why(
        self, answered: Answered, outcomes: Sequence[Outcome]
    ) -> list[tuple[str, str]]:
        """Each value, with the choices that lead to it, or to one result with it."""
        found: list[tuple[str, str]] = []
        several = False
        before: tuple[tuple[ChoicePoint, int], ...] = ()
        matter = self._matter(answered, outcomes)
        for value, places in answered.values:
            some = [outcomes[it] for it in places]
            if matter is not None:
                alone = {signature(it, matter): only_about(it, matter) for it in some}
                some = [*alone.values()]
            taken = some[0].choices if some else ()
            why = ""
            if taken and len(answered.values) > 1:
                why = self._choosing.because(taken, before)
                before = taken
                several |= len(some) > 1
                if len(some) > 1:
                    why = self._words("(for example {why})", why=why)
            found.append((value, why))
        if several and answered.ask.kind is not AskKind.ALL_DIE:
            # One of many assignments says nothing of what the others come to.
            points = [point for one in outcomes for point, _ in one.choices]
            if self._choosing.only_assigns(points):
                return [(value, "") for value, _ in found]
        return found

    def _choosers(self, answered: Answered) -> str:
        who = [value for value, _ in answered.values]
        if who == ["nobody"]:
            return self._words("nobody has a choice")
        first, *rest = who
        then = "".join(self._names.then(one) for one in rest)
        said = self._words("you choose")
        if first != ME:
            said = self._words("{who} chooses", who=self._names.said(first))
        if answered.why.template:
            return self._words(
                "{said}, with the same result either way", said=said + then
            )
        return said + then
