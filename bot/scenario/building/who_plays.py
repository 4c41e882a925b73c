"""Who plays: me and an opponent, or everybody who is named."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.happening.players_told import EVERYBODY
from bot.scenario.phrases.doing import Doing
from bot.scenario.scene.draft import (
    DraftPlayer,
)
from bot.scenario.scene.scene import Scene
from bot.scenario.words.roles_named import turn_of
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import Kind, Token
from bot.worded import worded


def people(scene: Scene, clauses: tuple[Clause, ...]) -> None:
    """Who plays: me and an opponent, or everybody who is named, in turn order."""
    named: list[str] = []
    kinds: set[str] = set()
    listed: list[str] = []
    for clause in clauses:
        if clause.get("whose") == "me":
            kinds.add("me")
        told = [*_persons(clause)]
        for person in [*told, *(it.of for it in told if it.of is not None)]:
            kinds.add(person.kind)
            if person.name and person.kind in {"name", "opponent"}:
                name = person.name.removesuffix("'s")
                if name.lower() not in {it.lower() for it in named}:
                    named.append(name)
        if clause.kind == "players":
            kinds |= {"me"} if _beside_me(scene, clause) else set()
            for person in clause.get("who"):
                name = {"me": "me", "opponent": "opponent"}.get(
                    person.kind, person.name
                )
                listed.append(name)
    # "Alice, my opponent and Carol": neither of those named is my opponent.
    beside = len(named) > 1 and "me" not in kinds and _my_opponent(scene, clauses)
    attacked = scene.game is Game.MTG and _all_attacked(clauses, named)
    scene.has_me = "me" in kinds or not named or beside or attacked
    names = (["me"] if scene.has_me else []) + named + ["opponent"] * beside
    if len(names) == 1:
        names.append("opponent" if scene.has_me else f"{names[0]}'s opponent")
    if listed and set(map(str.lower, listed)) >= set(map(str.lower, names)):
        names = listed
    elif not listed and (named or "me" in kinds):
        every = "me" in kinds and EVERYBODY.search(scene.parse.text.lower())
        seats = _seats(clauses, every=bool(every)) if named or every else 0
        names += [f"player {n}" for n in range(len(names) + 1, seats + 1)]
    if len(names) > 6:
        raise scene.error(Problem.LIMIT, worded("I rule on at most six players."))
    life = 20 if scene.game is Game.MTG else None
    if life is not None and _is_commander(scene):
        life = 40
    for name in names:
        scene.draft.players[name] = DraftPlayer(name, life, start=life)
    if active := turn_of(names):
        scene.draft.active = active


def _seats(clauses: tuple[Clause, ...], *, every: bool) -> int:
    """How many "there are four of us" tells; those not named are there as well.

    "Four of us, everybody at 40": where something is said of *every* one of them.
    """
    kinds = {"seats", "nplayers"} if every else {"seats"}
    told = [it.get("n").value for it in clauses if it.kind in kinds]
    return told[0] if len(told) == 1 and isinstance(told[0], int) else 0


def _beside_me(scene: Scene, clause: Clause) -> bool:
    """Whether I who ask play with those listed: "I play against Alice, Bob and Carol".

    Of four players three of whom are named I am the fourth; of three named none is me.
    """
    listed = clause.get("who")
    before = range(clause.place.start, listed[0].place.start)
    words = [scene.parse.word(at) for at in before]
    counts = [it for word in words if (it := _COUNTS.get(word))]
    if counts:
        return counts[0] == len(listed) + 1
    return bool({"i", "my"} & {*words}) or (words[:1] == ["we"] and words[-1] in _WITH)


_COUNTS = {word: n for n, word in enumerate("two three four five six".split(), start=2)}
_COUNTS |= {str(n): n for n in range(2, 7)}
_WITH = frozenset({"with", "against"})


def _all_attacked(clauses: tuple[Clause, ...], named: list[str]) -> bool:
    """ "Two 3/3s attack Bob and one attacks Carol": at once, so by neither of them."""
    attacks = [it for it in clauses if it.kind == "attack"]
    at_once = all(it.get("who") is None and "then" not in it.lead for it in attacks)
    owned = any(_persons(it.get("what")) for it in attacks)
    goals = [it for one in attacks for it in _persons(one.get("at"))]
    attacked = {it.name.lower() for it in goals if it.kind == "name"}
    several = len(named) > 1 and attacked == {it.lower() for it in named}
    return several and at_once and not owned


def _my_opponent(scene: Scene, clauses: tuple[Clause, ...]) -> bool:
    """Whether somebody is called "my opponent" and by no name."""
    return any(
        it.kind == "opponent"
        and not it.name
        and it.of is None
        and scene.parse.word(it.place.start) == "my"
        for clause in clauses
        for it in _persons(clause)
    )


_FORMAT_BEFORE = frozenset("in at play playing played is 's of our a edh".split())


_FORMAT_BEHIND = frozenset("game games match pod night table format players".split())


_WHOSE = frozenset("my his her their your 's the opponent's".split())


def _is_commander(scene: Scene) -> bool:
    """Whether the format is said, or somebody's commander is in it (903.7).

    What was typed is looked at as well: a format said in passing is no clause.
    """
    return _says_commander(scene.parse.tokens) or _says_commander(
        tokenize(scene.parse.text)
    )


def _says_commander(tokens: tuple[Token, ...]) -> bool:
    for at, token in enumerate(tokens):
        if token.text not in _COMMANDER:
            continue
        before = tokens[at - 1].text if at else ""
        article = before in {"a", "an", "the"} and at > 1
        if (tokens[at - 2].text if article else before) in _NOT:
            continue
        if token.text in _EDH:
            return True
        if token.text == "pod":
            # Those who play Commander together; a draft has one as well.
            if before in _WHOSE | {"our"}:
                return True
            continue
        behind = tokens[at + 1] if at + 1 < len(tokens) else None
        if token.capital and behind is not None and behind.capital:
            continue  # a card's name
        next_word = behind.text if behind is not None else ""
        alone = before in _STOPS and next_word in _STOPS
        sized = bool(at) and tokens[at - 1].kind is Kind.SIZE
        if sized or alone or before in _FORMAT_BEFORE | _WHOSE:
            return True
        if next_word in _FORMAT_BEHIND or next_word == "damage":
            return True
    return False


_EDH = frozenset({"edh", "cedh"})
_COMMANDER = _EDH | {"commander", "commanders", "pod"}
_NOT = frozenset({"not", "n't", "no", "isn't", "never"})


_STOPS = frozenset({"", ".", ",", ":", "!", "?", "\n", "(", ")", ";", "-"})


def _persons(value: object) -> list[Person]:
    found: list[Person] = []
    match value:
        case Person():
            found.append(value)
        case Clause(slots=slots):
            for part in slots.values():
                found += _persons(part)
        case Several(parts=parts):
            for it in parts:
                found += _persons(it)
        case Thing(owner=owner, specs=specs):
            found += _persons(owner)
            for spec in specs:
                found += _persons(spec.value)
        case Doing(other=other):
            found += _persons(other)
        case tuple():
            for it in value:
                found += _persons(it)
    return found
