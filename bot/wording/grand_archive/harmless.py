"""What Grand Archive's text says that cannot touch a ruling on damage."""

import itertools
import re
from collections.abc import Iterable
from dataclasses import replace

from bot.engine.effects import Modifier, Static
from bot.engine.instructions import Draw, Instruction, Unplayed
from bot.engine.values import Side
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.keywords import Change
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.units.bodies import Body, Sentence, kept, sentence_end
from bot.wording.units.nouns import Form, Kind, Noun
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import UNFOLLOWED, Scene
from bot.wording.verb_forms import in_any_form

TOUCHING = frozenset(
    [
        "damage",
        "damaged",
        "prevent",
        "prevents",
        "prevented",
        "unpreventable",
        "would",
        "instead",
        "die",
        "dies",
        "died",
        "death",
        "destroy",
        "destroys",
        "destroyed",
        "sacrifice",
        "sacrifices",
        "sacrificed",
        "immortality",
        "immortal",
        "power",
        "life",
        "recover",
        "recovers",
        "counter",
        "counters",
        "gets",
        "get",
        "gain",
        "gains",
        "loses",
        "lose",
        "can't",
        "token",
        "tokens",
        "summon",
        "summons",
        "enters",
        "critical",
        "retort",
        "ranged",
        "bulwark",
        "cleave",
        "intercept",
        "retaliate",
        "retaliates",
        "retaliating",
        "retaliation",
        "redirect",
        "redirected",
        "double",
        "doubled",
        "half",
        "linked",
        "link",
        "copy",
        "copies",
        "becomes",
        "become",
        "transform",
        "attack",
        "attacks",
        "attacked",
        "attacking",
        "unit",
        "units",
        "control",
        "ally",
        "allies",
    ]
)
_VERBS = frozenset(
    [
        "reveal",
        "glimpse",
        "look",
        "search",
        "shuffle",
        "materialize",
        "activate",
        "banish",
        "put",
        "return",
        "pay",
        "negate",
        "load",
        "foster",
        "gather",
        "suppress",
        "name",
        "skip",
        "discard",
        "draw",
        "empower",
        "choose",
        "preserve",
        "starcall",
        "change",
        "turn",
        "imbue",
        "prepare",
    ]
)


def touching(words: tuple[str, ...]) -> str:
    """The first word that could touch a ruling, "" if there is none."""
    for at, word in enumerate(words):
        if in_any_form(word, TOUCHING):
            before = words[at - 1] if at else ""
            if word == "control" and before == "you":
                continue
            if word in ("unit", "units", "ally", "allies") and not (
                TOUCHING - _PLAIN
            ) & set(words):
                continue
            return word
        if word[:1] in "+-" and word[1:].isdecimal():
            return word
    return ""


_PLAIN = frozenset({"unit", "units", "ally", "allies", "control"})


@G.reads("clause")
def _counted_elsewhere(attempt: Attempt, at: int) -> Iterable[tuple[int, Doing]]:
    """What is done to a level, to names, to cards nobody follows."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    for stop in (end, *(i for i in range(at, end) if words[i] in (",", "and", "then"))):
        if _ELSEWHERE.fullmatch(" ".join(words[at:stop])):
            return [(stop, _kept(attempt.text.between(at, stop)))]
    return []


_ELSEWHERE = re.compile(
    r"(your champion|you|each champion( you don't control)?) gets? [+-]\d+ level"
    r"( until end of turn| this turn| until the beginning of your next turn)?"
    r"|(your opponents|opponents|players) can't glimpse"
    r"|double the amount of (preparation|enlighten) counters on your champion"
    r"|negate target [a-z -]*card activation if an? [a-z ]+ is attacking"
    r"|((up to one target|target|each|that) (player|opponent)|its controller) summons"
    r" (a|an|two|three|four|five|x) [a-z -]+ tokens?"
    r"|choose a (regalia |non-champion |action |ally )?card name"
    r"|if one or more cards would enter (target player|target opponent|a player"
    r"|an opponent|your|that player)( 's)? graveyard from anywhere except the field ,"
    r" banish them instead"
)


@G.reads("standing sentence")
@G.reads("linked sentence")
def _glimpsed_otherwise(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """ "If an opponent would glimpse", "would level up": nobody is asked of either."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    part = words[at:end]
    pairs = set(itertools.pairwise(part))
    glimpsed = bool({("would", "glimpse"), ("would", "level")} & pairs)
    if part[:1] not in (("if",), ("the",)) or not glimpsed:
        return []
    if _WEIGHTY & set(part[part.index("would") :]) - {"would", "instead"}:
        return []
    return [(end, kept(attempt.text.between(at, end)))]


_WEIGHTY = TOUCHING | {"deal", "draw", "draws"}


@G.reads("clause")
def _harmless(attempt: Attempt, at: int) -> Iterable[tuple[int, Doing]]:
    """Cards looked at, moved about or paid for: nothing of it is followed."""
    words = attempt.words
    if at >= len(words) or words[at] not in _VERBS:
        return []
    found: list[tuple[int, Doing]] = []
    end = at
    while end <= len(words):
        word = words[end] if end < len(words) else "."
        if word in (".", ",", "and", "then") and end > at + 1:
            part = words[at:end]
            if part[-7:] == _PREVENTED:
                part = part[:-7]
            if set(part) & (TOUCHING - _PLAIN) or ("~" in part and not _buried(part)):
                break
            if words[at] in _LEAVING and _of_the_field(part):
                break
            found.append((end, _card(attempt.text.between(at, end))))
        if word in (".", ":", '"'):
            break
        end += 1
    found.reverse()
    return found


_LEAVING = frozenset({"banish", "put", "return"})


def _of_the_field(part: tuple[str, ...]) -> bool:
    """True for units, which leave the field: "return all allies"."""
    return bool({"unit", "units", "ally", "allies"} & set(part)) and not (
        {"card", "cards"} & set(part)
    )


_PREVENTED = ("the", "amount", "of", "damage", "prevented", "this", "way")


def _buried(part: tuple[str, ...]) -> bool:
    """True where the card itself, resolving, goes under a champion or elsewhere."""
    return part[:2] == ("put", "~") and "lineage" in part


@G.reads("clause")
def _dearer(attempt: Attempt, at: int) -> Iterable[tuple[int, Doing]]:
    """ "Cards your opponents activate this turn cost (2) more to activate"."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    part = words[at:end]
    if (
        "cost" in part
        and part[-1:] in (("activate",), ("materialize",))
        and (part[:1] in (("cards",), ("card",), ("the",)))
    ):
        return [(end, _kept(attempt.text.between(at, end)))]
    return []


def _card(text: str) -> Doing:
    """Something done to a card that "it" then means."""

    def bind(scene: Scene) -> list[Instruction]:
        scene.mention(UNFOLLOWED, frozenset({"object", "card"}))
        return [Unplayed(text)]

    return bind


def _kept(text: str) -> Doing:
    return lambda scene: [Unplayed(text)]


@G.reads("clause")
def _summon(attempt: Attempt, at: int) -> Iterable[tuple[int, Doing]]:
    """Tokens are kept as words: their numbers stand on the token, not here."""
    words = attempt.words
    start = at + (words[at : at + 1] == ("you",))
    if words[at : at + 2] == ("for", "each") and "," in words[at : at + 16]:
        start = words.index(",", at) + 1
    if words[start : start + 1] not in (("summon",), ("summons",)):
        return []
    end = start + 1
    while end < len(words) and words[end] not in (".", ",", '"'):
        end += 1
        if words[end - 1] in ("token", "tokens"):
            end += 3 * (words[end : end + 3] == ("copy", "of", "it"))
            end += words[end : end + 1] == ("rested",)
            return [(end, _kept(attempt.text.between(at, end)))]
    return []


G.table(
    "condition word",
    {
        "distant": "distant", "fostered": "fostered", "ephemeral": "ephemeral",
        "imbued": "imbued", "prepared": "prepared", "non-distant": "non-distant",
    },
)  # fmt: skip


@G.says("turning", "(becomes|become) <state:condition word> [<t:duration>]")
def _turning(state: str, t: object = None) -> str:
    return state


@G.reads("clause")
def _becomes(attempt: Attempt, at: int) -> Iterable[tuple[int, Doing]]:
    """ "Your champion becomes distant": who does, and that it does, are kept."""
    found: list[tuple[int, Doing]] = []
    for end, who in attempt.read(G.rule("nouns"), at):
        start = end + (attempt.words[end : end + 1] == ("also",))
        for stop, state in attempt.read(G.rule("turning"), start):
            found.append((stop, _state_of(who, attempt.text.between(at, end), state)))
    return found


def _state_of(who: Noun, said: str, state: str) -> Doing:
    several = who.form in (Form.EACH, Form.ALL_OF)
    kept = f"{said.casefold()} become{'' if several else 's'} {state}"
    pointing = who.form in (Form.TARGET, Form.BACK, Form.THIS)

    def bind(scene: Scene) -> list[Instruction]:
        scene.ref(who)
        words = f"it becomes {state}" if pointing else kept
        return [*scene.chosen_before(), Unplayed(words)]

    return bind


@G.says("clause", "change the attack target of <what:noun> to <to:noun>")
def _redirect(what: Noun, to: Noun) -> Doing | None:
    return None


@G.says("lasting", "<kind> you activate (enter|enters) the intent with <by:change>")
def _in_the_intent(kind: Kind, by: Change) -> Lasting | None:
    """Attack cards with more power, whoever attacks with them."""
    if not kind.plural:
        return None

    def bind(scene: Scene) -> list[Static]:
        subject = replace(kind.filter, controller=Side.YOU)
        return [Modifier(subject, by[0](scene), by[1](scene))]

    return bind


@G.says("linked sentence", "as you gain this boon , <does:clauses>")
def _boon(does: Doing) -> Sentence:
    """Done once, before anything a ruling is about."""

    def read(body: Body) -> None:
        done = does(Scene(resolving=True))
        if not all(isinstance(one, Draw | Unplayed) for one in done):
            raise UnclearError("what is done as it is gained matters")

    return read


@G.says(
    "clause",
    "[your champion|you] (gain|gains) agility <n:number> [<t:duration>|for this turn]",
)
def _agility(n: int, t: object = None) -> Doing:
    return _kept(f"agility {n} is gained")


@G.says("clause", "transform <what:noun>", "wake up and transform <what:noun>")
def _transform(what: Noun) -> Doing:
    """Its other side is another card; what that does is asked about by its name."""
    if what.form is Form.THIS:
        return _kept("transform this")

    def bind(scene: Scene) -> list[Instruction]:
        scene.ref(what)
        return [*scene.chosen_before(), Unplayed("transform it")]

    return bind


@G.says(
    "clause",
    "your champion's first attack [without a weapon] during your next turn gets"
    " <by:change>",
)
def _next_turn(by: Change) -> Doing:
    return lambda scene: [
        Unplayed("that champion's first attack next turn gets as much power as damage "
                 "was prevented this way")
    ]  # fmt: skip
