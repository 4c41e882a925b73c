"""Engine sentences, with the names a reader knows and in the second person."""

import re
from collections.abc import Sequence
from functools import lru_cache

from bot import answers
from bot.engine.outcome import ChoicePoint, Said
from bot.telling.naming import Names
from bot.telling.words import ME, Words

# "{player} gains …" is said of you as "you gain …", at the start or after a colon.
_CLAUSE = re.compile(r"(?P<before>^|[:;] )\{(?P<who>\w+)\} (?P<verb>\w+)")
_POSSESSIVE = re.compile(r"\{(\w+)\}'s")
_FIELD = re.compile(r"\{(\w+)\}")
# What can be whoever asks; the rest is an object or an effect.
_SPOKEN_TO = frozenset({"player", "chooser", "recipient", "it", "target", "who"})
_IRREGULAR = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}
# Who such a sentence speaks of: "Choice of Bob: you" is no choice of yours.
_ACTING = frozenset({"chooser", "player"})
# Engine sentences that speak of somebody, said to them.
_TO_YOU = {
    "Choice of {chooser}: {option}.": "You choose: {option}.",
    "{player}: +{amount} life, now {life}.": "You gain {amount} life: now {life}.",
    "{player}: -{amount} life, now {life}.": "You lose {amount} life: now {life}.",
    "A card is drawn by {player}.": "You draw a card.",
    "{player}: game lost ({why}).": "You lose the game ({why}).",
}
_ARTICLED = frozenset(
    {
        "source",
        "recipient",
        "player",
        "effect",
        "object",
        "goal",
        "copied",
        "who",
        "attacker",
        "blocker",
    }
)


class Sayings:
    """Says what the engine says, in one language."""

    def __init__(self, names: Names, words: Words) -> None:
        self._names = names
        self._words = words

    def sentence(self, said: Said) -> str:
        """An engine sentence, capital and full stop included."""
        return self._words.sentence(self.phrase(said))

    def phrase(self, said: Said) -> str:
        """An engine phrase, as it is inside a sentence."""
        args = dict(said.args)
        template = said.template
        if ME in args.values():
            asked = frozenset(name for name, one in args.items() if one == ME)
            to_you = _TO_YOU.get(template) if asked & _ACTING else None
            template = to_you or second_person(template, asked)
        return self._words(
            template,
            **{key: self._value(key, one) for key, one in args.items()},
        )

    def _value(self, key: str, value: str | int) -> str | int:
        if not isinstance(value, str):
            return value
        if key in _ARTICLED or self._names.is_player(value):
            return self._names.said(value)
        said = self._words.word(value)
        return self._names.quoted(value) if said == value else said

    def taken(
        self, choices: Sequence[tuple[ChoicePoint, int]]
    ) -> tuple[answers.Chosen, ...]:
        """The choices on the way to an outcome, in order."""
        return tuple(
            answers.Chosen(
                id=choice_id(point),
                chooser=point.chooser,
                option=self.option(point, index),
            )
            for point, index in choices
        )

    def option(self, point: ChoicePoint, index: int) -> str:
        """One option, as it stands in a list: names without an article."""
        said = point.options[index]
        return self._words(
            said.template,
            **{
                key: self._chosen(one) if isinstance(one, str) else one
                for key, one in said.args
            },
        )

    def _chosen(self, name: str) -> str:
        """What is chosen: a player, something called *name*, or a list of such."""
        players = [self._names.is_player(one) for one in name.split(", ")]
        if not any(players):
            return self._words.own(self._words.label(name))
        return self._words.commas(
            self._names.said(one) if player else self._words.label(one)
            for one, player in zip(name.split(", "), players, strict=True)
        )


def choice_id(point: ChoicePoint) -> str:
    """``c`` and the options taken so far, from 1: ``c1`` is the first choice."""
    return "c" + ".".join(str(index + 1) for index in (*point.path, 0))


def said_to_you(template: str) -> list[str]:
    """Every other form *template* takes where whoever asks is spoken of."""
    known = _TO_YOU.get(template)
    bent = [known] if known else []
    bent += [
        second_person(template, frozenset({name}))
        for name in dict.fromkeys(_FIELD.findall(template))
        if name in _SPOKEN_TO
    ]
    return [one for one in dict.fromkeys(bent) if one != template]


@lru_cache(maxsize=1024)
def second_person(template: str, asked: frozenset[str]) -> str:
    """*template* with its verbs bent where it speaks of whoever asks: as *asked*."""

    def your(match: re.Match[str]) -> str:
        return "your" if match[1] in asked else match[0]

    def you(match: re.Match[str]) -> str:
        if match["who"] not in asked:
            return match[0]
        return f"{match['before']}{{{match['who']}}} {_bent(match['verb'])}"

    return _CLAUSE.sub(you, _POSSESSIVE.sub(your, template))


def _bent(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("shes", "ches", "sses", "xes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
