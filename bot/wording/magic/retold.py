"""How older cards say it, and how people retell a card: as cards say it today."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.instructions import (
    DealDamage,
    DestroyIt,
    GainLife,
    Instruction,
    LoseLife,
)
from bot.engine.values import Chosen, Ref, Who
from bot.wording.magic.amounts import Count
from bot.wording.magic.dealing import Portion
from bot.wording.magic.doing import Verb, settled
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing
from bot.wording.magic.nouns import THIS, YOU, Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.tokens import SELF, Words, split_words

_SAME = {
    "comes into play": "enters", "come into play": "enter",
    "leaves play": "leaves the battlefield", "leave play": "leave the battlefield",
    "from play": "from the battlefield", "in play": "on the battlefield",
    "into play": "onto the battlefield", "it to play": "it to the battlefield",
    "removed from the game": "exiled", "eot": "end of turn",
    "etbs": "enters", "etb": "enters", "enters play": "enters",
    "is unblockable": "can't be blocked", "are unblockable": "can't be blocked",
    "takes damage": "is dealt damage", "takes combat damage": "is dealt combat damage",
    "goes to the graveyard": "is put into a graveyard",
    "goes to a graveyard": "is put into a graveyard",
    "blocks ~ , the blocking creature": "blocks ~ , that creature",
    "sac": "sacrifice", "sacs": "sacrifices", "kill target": "destroy target",
    "must attack each turn": "attacks each combat",
    "must attack each combat": "attacks each combat",
    "attacks each turn if able": "attacks each combat if able",
    "at end of turn": "at the beginning of the next end step",
    "at the end of turn": "at the beginning of the next end step",
    "your creatures": "creatures you control",
    "your other creatures": "other creatures you control",
    "your artifacts": "artifacts you control", "your lands": "lands you control",
    "your permanents": "permanents you control",
}  # fmt: skip
_BY_FIRST: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
for _old, _new in sorted(_SAME.items(), key=lambda it: -len(it[0])):
    _told = tuple(_old.split())
    _BY_FIRST.setdefault(_told[0], []).append((_told, tuple(_new.split())))
# What a sentence without a subject begins with: the card itself does so.
_BARE = frozenset("can't gets has must enters attacks deals".split())


def magic_words(text: str, names: tuple[tuple[str, ...], ...] = ()) -> Words:
    """The words of a line as a card of today would have them."""
    read = split_words(text, names)
    words = read.words
    if words[:1] in (("t",), ("tap",)) and words[1:2] in ((":",), (",",)):
        words = ("{t}", *words[1:])
        read = replace(read, words=words)
    if _BY_FIRST.keys().isdisjoint(words) and _BARE.isdisjoint(words):
        return read
    out: list[tuple[str, int, int]] = []
    at = 0
    while at < len(words):
        old, new = next(
            (
                it
                for it in _BY_FIRST.get(words[at], ())
                if words[at : at + len(it[0])] == it[0]
            ),
            ((words[at],), (words[at],)),
        )
        if at == 0 and new[-3:] == ("next", "end", "step"):
            new = (*new[:-3], "end", "step")  # what triggers each turn
        begin, end = read.starts[at], read.ends[at + len(old) - 1]
        if (not out or out[-1][0] == ".") and new[0] in _BARE:
            out.append((SELF, begin, begin))
        if len(old) == len(new):
            out += [
                (word, read.starts[at + it], read.ends[at + it])
                for it, word in enumerate(new)
            ]
        else:
            # The first stands for all that was typed, the rest for its last letter.
            out += [(new[0], begin, end), *((it, end - 1, end - 1) for it in new[1:])]
        at += len(old)
    return Words(
        text,
        tuple(it[0] for it in out),
        tuple(it[1] for it in out),
        tuple(it[2] for it in out),
    )


# --- What is told to do without saying who does it ---


@G.reads("clause")
def _deal(attempt: Attempt, at: int) -> Iterator[tuple[int, Doing]]:
    """ "Deal 2 damage to any target", "3 damage to …": the card itself deals it."""
    words = attempt.words
    before = words[at - 1] if at else "."
    if words[at : at + 1] == ("deal",):
        for end, does in attempt.read(G.rule("verb"), at):
            yield end, _by_itself(does)
    elif words[at + 1 : at + 3] == ("damage", "to") and before in {".", ",", ":"}:
        for end, portion in attempt.read(G.rule("portion"), at):
            yield end, _dealt(portion)


def _by_itself(does: Verb) -> Doing:
    return lambda scene: settled(scene, does, Who.THIS, THIS)


def _dealt(portion: Portion) -> Doing:
    return lambda scene: [portion(scene, Who.THIS)]


def _by_you(does: Verb) -> Verb:
    return lambda scene, ref, who: does(scene, Who.YOU, YOU)


@G.reads("order")
def _life(attempt: Attempt, at: int) -> Iterator[tuple[int, Verb]]:
    """ "Gain 3 life": you do."""
    words = attempt.words
    if words[at : at + 1] in (("gain",), ("lose",)) and "life" in words[at : at + 5]:
        for end, does in attempt.read(G.rule("verb"), at):
            yield end, _by_you(does)


@G.says("order", "ping <to:several>", "ping <to:several> for <n:amount>")
def _ping(to: Noun, n: Count | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        amount = n(scene) if n is not None else 1
        return [DealDamage(amount, scene.ref(to), Who.THIS)]

    return bind


@G.says("order", "drain <who:noun> for <n:amount>")
def _drain(who: Noun, n: Count) -> Verb | None:
    if who.form is Form.EACH:
        return None  # So much in all, or so much from each of them?

    def bind(scene: Scene, ref: Ref, doer: Noun) -> list[Instruction]:
        amount, drained = n(scene), scene.ref(who)
        if isinstance(drained, Chosen) and scene.filter(who).players is None:
            raise UnclearError("only players do that")
        return [LoseLife(amount, drained), GainLife(amount, Who.YOU)]

    return bind


@G.says("order", "bury <what:several>")
def _bury(what: Noun) -> Verb:
    """As older cards have it: it can't be regenerated."""
    return lambda scene, ref, who: [DestroyIt(scene.ref(what), regenerable=False)]
