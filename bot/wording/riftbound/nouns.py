"""Riftbound's nouns: I and me, this, units and gear, friendly, enemy, here."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.values import Filter, Side, StatOf, Who
from bot.wording.numbers import read_number
from bot.wording.phrases import Attempt
from bot.wording.riftbound.grammar import G
from bot.wording.units.kinds import together
from bot.wording.units.noun_phrases import (
    all_of,
    another,
    any_number,
    both,
    either,
    met_together,
    one,
    up_to,
)
from bot.wording.units.nouns import IT, OPPONENT, PLAYER, THIS, YOU, Form, Kind, Noun

_HEADS = {
    "unit": False, "units": True, "gear": False, "spell": False, "spells": True,
    "legend": False, "legends": True, "rune": False, "runes": True, "card": False,
    "cards": True, "token": False, "tokens": True, "ability": False,
    "abilities": True, "equipment": False, "permanent": False, "permanents": True,
    "champion": False, "champions": True, "source": False, "sources": True,
}  # fmt: skip
_SINGULAR = {name: name[:-1] for name, many in _HEADS.items() if many}
_SINGULAR["abilities"] = "ability"
_NOT_NAMES = frozenset({"card", "source", "permanent"})
TAGS = frozenset(
    """mech mechs dragon dragons poro poros yordle yordles bird birds cat cats dog dogs
    recruit recruits fae pirate pirates spirit spirits elite sprite sprites sentinel
    sentinels might demacia noxus ionia zaun piltover freljord shurima bilgewater
    teemo ivern tentacle""".split()
) - {"might"}
_PLURAL_TAGS = {name: name[:-1] for name in TAGS if name.endswith("s")}
_STATES: dict[str, Filter] = {
    "friendly": Filter(controller=Side.YOU),
    "enemy": Filter(controller=Side.OPPONENT),
    "opposing": Filter(controller=Side.OPPONENT),
    "your": Filter(controller=Side.YOU),
    "exhausted": Filter(tapped=True),
    "ready": Filter(tapped=False),
    "attacking": Filter(attacking=True),
    "defending": Filter(blocking=True),
    "damaged": Filter(damaged=True),
    "undamaged": Filter(damaged=False),
    "buffed": Filter(counter="buff"),
    "stunned": Filter(keywords=frozenset({"stunned"})),
    "empowered": Filter(flags=frozenset({"empowered"})),
    "mighty": Filter(power_at_least=5),
    "non-token": Filter(token=False),
    "equipped": Filter(attached_kind="equipped"),
    "calm": Filter(colors=frozenset({"calm"})),
    "fury": Filter(colors=frozenset({"fury"})),
    "mind": Filter(colors=frozenset({"mind"})),
    "body": Filter(colors=frozenset({"body"})),
    "chaos": Filter(colors=frozenset({"chaos"})),
    "order": Filter(colors=frozenset({"order"})),
}
# Where things are is not followed; who asks says what is elsewhere or at base.
HERE = frozenset({"elsewhere"})
AT_BATTLEFIELD = frozenset({"at base"})

G.table(
    "state",
    {
        "exhausted": Filter(tapped=True),
        "ready": Filter(tapped=False),
        "attacking": Filter(attacking=True),
        "an attacker": Filter(attacking=True),
        "defending": Filter(blocking=True),
        "a defender": Filter(blocking=True),
        "damaged": Filter(damaged=True),
        "buffed": Filter(counter="buff"),
        "in combat": Filter(any_of=(Filter(attacking=True), Filter(blocking=True))),
        "stunned": Filter(keywords=frozenset({"stunned"})),
        "equipped": Filter(attached_kind="equipped"),
    },
)
G.table("measured", {"might": "might"})


@G.reads("kind")
def _kind(attempt: Attempt, at: int) -> Iterable[tuple[int, Kind]]:
    words = attempt.words
    filter_ = Filter()
    end = at
    while end < len(words):
        word = words[end]
        if word == "other":
            filter_ = replace(filter_, other=True)
        elif word in _STATES:
            more = together(filter_, _STATES[word])
            if more is None:
                return []
            filter_ = more
        elif words[end : end + 1] == ("(",) and words[end + 2 : end + 3] == (")",):
            end += 2  # A domain's symbol after its name.
        else:
            break
        end += 1
    found: list[tuple[int, Kind]] = []
    for stop, kinds, plural, joined in _named(words, end):
        field = {"any_kinds": joined} if joined else {}
        kinds_ = frozenset(k for k in kinds if k not in _NOT_NAMES and k != "token")
        token = True if "token" in kinds else filter_.token
        made = replace(filter_, kinds=kinds_, token=token, **field)  # type: ignore[arg-type]
        found.extend(_tail(attempt, stop, Kind(made, plural, kinds or tuple(joined))))
    found.sort(key=lambda it: -it[0])
    return found


_Named = tuple[int, tuple[str, ...], bool, frozenset[str]]


def _named(words: tuple[str, ...], at: int) -> list[_Named]:
    kinds: list[str] = []
    plural = False
    end = at
    found: list[_Named] = []
    while end < len(words) and (words[end] in _HEADS or words[end] in TAGS):
        word = words[end]
        kinds.append(_SINGULAR.get(word) or _PLURAL_TAGS.get(word) or word)
        plural = _HEADS.get(word, word in _PLURAL_TAGS)
        end += 1
        found.append((end, tuple(kinds), plural, frozenset()))
        if word == "gear" or word == "equipment":
            found.append((end, tuple(kinds), True, frozenset()))
    # "spells and abilities", "spell or ability", "units, gear, and/or runes"
    options = [kinds[-1]] if len(kinds) == 1 else []
    while options:
        step = _joint(words, end)
        if step == end or step >= len(words) or words[step] not in _HEADS:
            break
        word = words[step]
        options.append(_SINGULAR.get(word, word))
        plural = _HEADS[word]
        end = step + 1
    if len(options) > 1:
        found.append((end, (), plural, frozenset(options)))
    return found


def _joint(words: tuple[str, ...], at: int) -> int:
    end = at + (words[at : at + 1] == (",",))
    if words[end : end + 3] == ("and", "/", "or"):
        return end + 3
    if words[end : end + 1] in (("or",), ("and",)):
        return end + 1
    return end if end > at else at


def _tail(attempt: Attempt, at: int, kind: Kind) -> list[tuple[int, Kind]]:
    found = [(at, kind)]
    words = attempt.words
    it = kind.filter

    def more(end: int, **fields: object) -> None:
        new = replace(it, **fields)  # type: ignore[arg-type]
        found.extend(_tail(attempt, end, replace(kind, filter=new)))

    if words[at : at + 2] == ("you", "control") and it.controller is None:
        more(at + 2, controller=Side.YOU)
    if words[at : at + 3] in (
        ("an", "opponent", "controls"), ("your", "opponents", "control"),
    ) and it.controller is None:  # fmt: skip
        more(at + 3, controller=Side.OPPONENT)
    if words[at : at + 1] in (("here",), ("there",)) and not it.not_flags:
        more(at + 1, not_flags=HERE)
    for said in (
        ("at", "its", "location"), ("at", "a", "battlefield"), ("at", "battlefields"),
        ("at", "the", "same", "battlefield"), ("at", "that", "battlefield"),
        ("at", "my", "battlefield"), ("at", "its", "destination"),
    ):  # fmt: skip
        if words[at : at + len(said)] == said and not it.not_flags:
            flags = AT_BATTLEFIELD if said[1:2] in (("a",), ("battlefields",)) else HERE
            more(at + len(said), not_flags=flags)
    if words[at : at + 1] == ("with",):
        for end, keyword in attempt.read(G.rule("keyword"), at + 1):
            more(end, keywords=frozenset({keyword}))
        for end, n in read_number(attempt, at + 1):
            if words[end : end + 1] == ("might",):
                if words[end + 1 : end + 3] in (("or", "less"), ("or", "fewer")):
                    more(end + 3, power_at_most=n)
                elif words[end + 1 : end + 3] in (("or", "more"), ("or", "greater")):
                    more(end + 3, power_at_least=n)
                elif words[end + 1 : end + 2] != ("or",):
                    more(end + 1, power_at_least=n, power_at_most=n)
    return found


# --- Noun phrases ---------------------------------------------------------------

G.table(
    "noun",
    {
        "(you|yourself)": YOU,
        "(i|me|myself)": Noun(Form.HOLDER),
        "~": THIS,
        "(it|itself)": IT,
        "(them|they|themselves)": Noun(Form.BACK, plural=True),
        "each player": Noun(Form.FIXED, PLAYER, ref=Who.EACH_PLAYER, plural=True),
        "(each opponent|your opponents)": Noun(
            Form.FIXED, OPPONENT, ref=Who.EACH_OPPONENT, plural=True
        ),
        "(that|the) source": Noun(Form.BACK, word="source"),
        "(its controller|that player)": Noun(Form.FIXED, PLAYER, ref=Who.EVENT_PLAYER),
        "[the] equipped unit": Noun(
            Form.FIXED, Filter(kinds=frozenset({"unit"})), ref=Who.ATTACHED
        ),
    },
)


@G.says("noun", "(that|the) [enemy|friendly] <kind>", "those <kind>")
def _that(kind: Kind) -> Noun | None:
    if len(kind.words) != 1:
        return None
    return Noun(Form.BACK, word=kind.words[0], plural=kind.plural)


G.says("noun", "each <kind>", "any <kind>")(one(Form.EACH))
G.says("noun", "[all] <kind>", "all your <kind>")(all_of)
# What is chosen as it is played (355): a target where something resolves.
G.says("noun", "(a|an) [different] <kind>")(one(Form.TARGET))
G.says("noun", "(another|a different) <kind>")(another(Form.TARGET))
G.says("noun", "up to <n:number> <kind>")(up_to)


G.says("noun", "any number of <kind>")(any_number)


@G.says("noun", "<n:number> <kind>")
def _so_many(n: int, kind: Kind) -> Noun | None:
    if not kind.plural:
        return None
    return Noun(Form.TARGET, kind.filter, least=n, most=n, plural=True)


G.says("noun", "one or more <kind>")(met_together)
# What waits for events speaks of any that match, not of one chosen now.
G.says("one of", "(a|an) <kind>")(one(Form.SOME))
G.says("one of", "another <kind>")(another(Form.SOME))
G.says("one of", "<noun>")(lambda noun: noun if noun.form is not Form.TARGET else None)
G.same("nouns", "<one:noun>", "each of <one:noun>")
G.says("nouns", "<first:noun> and <second:noun>")(both)
G.same("watched", "<one:one of>")
G.says(
    "watched", "<first:one of> and <second:one of>", "<first:one of> or <second:one of>"
)(either)
G.table("holder", {"~": THIS, "(my|me)": Noun(Form.HOLDER)})
G.table(
    "measure",
    {
        "my might": lambda scene: StatOf(scene.ref(Noun(Form.HOLDER)), "might"),
    },
)
