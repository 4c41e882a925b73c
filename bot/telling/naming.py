"""How players, objects and effects are called in sentences and in JSON."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.engine.acts import PreventNext
from bot.engine.board import Board
from bot.engine.effects import Effect
from bot.engine.values import EffectId, ObjectId, Zone
from bot.telling.words import ME, Words

# Names that bring their own article.
_DETERMINED = ("the ", "your ", "my ", "their ", "his ", "her ", "its ", "a ", "an ")


class Names:
    """Names for everything on any of *boards*, each different from the others.

    JSON keys are the names themselves; sentences say "you" for whoever asks and put
    an article before what is described rather than named ("the 3/3 lifelinker").
    """

    def __init__(self, boards: Iterable[Board], words: Words) -> None:
        self._words = words
        objects: dict[ObjectId, str] = {}
        effects: dict[EffectId, str] = {}
        self._players: set[str] = set()
        for board in boards:
            self._players.update(one.id for one in board.players)
            for obj in board.objects:
                # What tokens are made like is nowhere, and never spoken of.
                if obj.zone is not Zone.NOWHERE:
                    objects.setdefault(obj.id, obj.name)
            for effect in board.effects:
                effects.setdefault(effect.id, _shield_of(effect, objects))
        self._objects = _told_apart(objects)
        self._effects = _told_apart(effects)
        self._by_name = {name: id for id, name in reversed(self._objects.items())}

    def object(self, id: ObjectId) -> str:
        """The JSON key of an object."""
        return self._objects.get(id, id)

    def effect(self, id: EffectId) -> str:
        """The JSON key of an effect."""
        return self._effects.get(id, id)

    def id_of(self, name: str) -> str:
        """The id of a player or object that is called *name*, or has that id."""
        if name in self._players or name in self._objects:
            return name
        return self._by_name.get(name, name)

    def is_player(self, id: str) -> bool:
        """True if *id* is a player."""
        return id in self._players

    def key(self, id: str) -> str:
        """The JSON name of a player or object."""
        return id if id in self._players else self.object(id)

    def said(self, id: str) -> str:
        """A player or object inside a sentence."""
        if id == ME:
            return self._words("you")
        if id in self._players:
            return self._words("your opponent") if id == "opponent" else id
        return self.with_article(self.object(id))

    def then(self, id: str) -> str:
        """A further chooser, behind the first."""
        if id == ME:
            return self._words(", then you")
        return self._words(", then {who}", who=self.said(id))

    def said_effect(self, id: EffectId) -> str:
        """An effect inside a sentence."""
        return self.with_article(self.effect(id))

    def quoted(self, name: str) -> str:
        """*name* as it was typed, in quotes where its article is of another language.

        "the 2/2" is itself in English and „the 2/2“ in German; names are names.
        """
        called = self._words.label(name)
        if called != name:
            return called
        if name.startswith(_DETERMINED):
            return self._words("{described}", described=name)
        return name

    def with_article(self, name: str) -> str:
        """*name* as a sentence has it: "the prevent-2 shield", "Furnace of Rath"."""
        if name.startswith(_DETERMINED) or self._words.called(name) != name:
            return self.quoted(name)
        described = name[:1].islower() or name[:1].isdecimal()
        if described and name[-2:-1] == " " and name[-1:].isupper():
            return name  # "unit A": a letter is a name
        called = self._words.label(name)
        if not described and called == name:
            return name
        quotes = self._words("the {thing}", thing="\0").partition("\0")[0]
        # What has its quotation marks already needs no second ones.
        if called.startswith(quotes):
            return called
        return self._words("the {thing}", thing=called)


def _shield_of(effect: Effect, objects: Mapping[ObjectId, str]) -> str:
    """What an effect is called; a shield that a unit has of itself is not the unit."""
    label, act = label_of(effect), effect.act
    if isinstance(act, PreventNext) and label == objects.get(effect.host):
        points = effect.start or act.remaining
        return f"prevent-{points} shield" if isinstance(points, int) else label
    return label


def label_of(effect: Effect) -> str:
    """What an effect is called; its host or kind where nobody named it."""
    return effect.label or effect.host or effect.id


def _told_apart(named: dict[str, str]) -> dict[str, str]:
    """The same names, numbered where several things bear one."""
    times = Counter(named.values())
    seen: Counter[str] = Counter()
    apart: dict[str, str] = {}
    for id, name in named.items():
        if times[name] == 1:
            apart[id] = name
            continue
        seen[name] += 1
        again = id if id.startswith(name) else f"{name} ({seen[name]})"
        apart[id] = name if seen[name] == 1 else again
    return apart
