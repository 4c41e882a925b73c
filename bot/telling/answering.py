"""What was asked, answered in a sentence of its own."""

from collections.abc import Sequence

from bot import answers
from bot.engine.outcome import Answered, Outcome
from bot.engine.question import AskKind
from bot.telling.choosing import Choosing, telling_choices
from bot.telling.naming import Names
from bot.telling.saying import Sayings
from bot.telling.words import ME, Words, listed, sentence

# (said of you, said of somebody or something else), by kind of question.
_SENTENCES: dict[AskKind, tuple[str, str]] = {
    AskKind.LIFE: ("you're at {value}", "{who} is at {value}"),
    AskKind.POISON: (
        "you have {value} poison counters",
        "{who} has {value} poison counters",
    ),
    AskKind.DAMAGE_DEALT: (
        "{value} damage is dealt to you",
        "{value} damage is dealt to {who}",
    ),
    AskKind.DAMAGE_MARKED: ("you have {value} damage", "{who} has {value} damage"),
    AskKind.PREVENTED: (
        "{value} damage to you is prevented",
        "{value} damage to {who} is prevented",
    ),
    AskKind.SHIELD: ("{value} is left on {who}", "{value} is left on {who}"),
    AskKind.COUNTERS: ("you have {value} {detail} counters",) * 2,
    AskKind.SIZE: ("you are {value}", "{who} is {value}"),
    AskKind.LETHAL: ("{value} is lethal for you", "{value} is lethal for {who}"),
    AskKind.TRAMPLE: ("{value} can go through", "{value} can go through"),
    AskKind.WHO_CHOOSES: ("{value} chooses", "{value} chooses"),
    AskKind.ZONE: ("{value}", "{who}: {value}"),
    AskKind.DRAWN: ("you draw {value}", "{who} draws {value}"),
    AskKind.CREATED: ("{value} are created", "{value} are created"),
    AskKind.LOYALTY: ("your loyalty is {value}", "{who} has loyalty {value}"),
}
# (yes, no) of you; (yes, no) of somebody or something else.
_YES_NO: dict[AskKind, tuple[str, str, str, str]] = {
    AskKind.DIES: ("you die", "you survive", "{who} dies", "{who} survives"),
    AskKind.LOSES: (
        "you lose the game",
        "you don't lose the game",
        "{who} loses the game",
        "{who} doesn't lose the game",
    ),
    AskKind.CAN_BLOCK: (
        "you can block {other}",
        "you can't block {other}",
        "{who} can block {other}",
        "{who} can't block {other}",
    ),
    AskKind.CAN_ATTACK: (
        "you can attack",
        "you can't attack",
        "{who} can attack",
        "{who} can't attack",
    ),
    AskKind.CAN_TARGET: (
        "you can target {other}",
        "you can't target {other}",
        "{who} can target {other}",
        "{who} can't target {other}",
    ),
    AskKind.CAN_CAST: (
        "you can cast {other}",
        "you can't cast {other}",
        "{who} can cast {other}",
        "{who} can't cast {other}",
    ),
    AskKind.CAN_EQUIP: (
        "you can equip {other}",
        "you can't equip {other}",
        "{who} can be equipped",
        "{who} can't be equipped",
    ),
}

# Of more values only the values are said, not what leads to each.
_EXPLAINED = 4


class Answering:
    """Answers questions in one language."""

    def __init__(
        self, names: Names, sayings: Sayings, choosing: Choosing, words: Words
    ) -> None:
        self._names = names
        self._sayings = sayings
        self._choosing = choosing
        self._words = words

    def line(
        self, answered: Answered, outcomes: Sequence[Outcome]
    ) -> answers.QuestionAnswer:
        """Question and short answer, as the JSON has them."""
        pairs = self._why(answered, outcomes)
        short = self._words.one_of(
            [f"{self._value(value)} {why}".strip() for value, why in pairs]
        )
        if len(pairs) > _EXPLAINED:
            short = self._several(answered)
        return answers.QuestionAnswer(
            question=answered.ask.text or sentence(self.clause(answered, outcomes)),
            answer=short,
            why=self._sayings.sentence(answered.why),
            rules=answered.rules,
        )

    def clause(self, answered: Answered, outcomes: Sequence[Outcome]) -> str:
        """A clause that answers it: "you're at 18 if …, 16 if …"."""
        if len(answered.values) > _EXPLAINED:
            return self._clause(answered, self._several(answered))
        parts: list[str] = []
        for value, why in self._why(answered, outcomes):
            # What is spoken of is said once; "yes" and "no" need their verbs.
            again = parts and answered.ask.kind not in _YES_NO
            said = self._value(value) if again else self._clause(answered, value)
            parts.append(f"{said} {why}".strip())
        return listed(parts)

    def _several(self, answered: Answered) -> str:
        values = [self._value(value) for value, _ in answered.values]
        return self._words.one_of(_ranged(values, self._words))

    def _why(
        self, answered: Answered, outcomes: Sequence[Outcome]
    ) -> list[tuple[str, str]]:
        """Each value, with the choices that lead to it where one outcome does."""
        found: list[tuple[str, str]] = []
        for value, places in answered.values:
            others = [
                outcomes[place]
                for other, elsewhere in answered.values
                for place in elsewhere
                if other != value
            ]
            why = ""
            if len(places) == 1:
                taken = telling_choices(outcomes[places[0]], others)
                why = self._choosing.because(taken, again=bool(found)) if taken else ""
            found.append((value, why))
        return found

    def _clause(self, answered: Answered, value: str) -> str:
        ask = answered.ask
        mine = ask.subject == ME
        who = self._names.said(ask.subject) if ask.subject else ""
        other = self._names.said(ask.other) if ask.other else ""
        if ask.kind in _YES_NO and value in ("yes", "no"):
            yes_me, no_me, yes, no = _YES_NO[ask.kind]
            # "Does it survive?" is answered by whether it does.
            true = (value == "yes") != ask.negated
            template = (yes_me if true else no_me) if mine else (yes if true else no)
            return self._words(template, who=who, other=other).rstrip()
        if ask.kind not in _SENTENCES:
            return self._value(value)
        template = _SENTENCES[ask.kind][0 if mine else 1]
        if not who and "{who}" in template:
            return self._value(value)
        return self._words(
            template, who=who, value=self._value(value), detail=ask.detail
        )

    def _value(self, value: str) -> str:
        return self._names.said(value) if value == ME else self._words.word(value)


def _ranged(values: Sequence[str], words: Words) -> list[str]:
    numbers = [int(value) for value in values if value.lstrip("-").isdigit()]
    if len(numbers) != len(values) or len(numbers) <= 10:
        return list(values)
    return [words("{low} to {high}", low=min(numbers), high=max(numbers))]
