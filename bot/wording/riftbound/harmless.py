"""What Riftbound's text says that cannot touch a ruling on damage."""

from collections.abc import Iterable

from bot.engine.instructions import Instruction, Unplayed
from bot.wording.phrases import Attempt
from bot.wording.riftbound.grammar import G
from bot.wording.units.bodies import Sentence, kept, sentence_end
from bot.wording.units.nouns import Noun
from bot.wording.units.outcomes import Doing
from bot.wording.units.scene import UNFOLLOWED, Scene
from bot.wording.verb_forms import in_any_form

TOUCHING = frozenset(
    """damage damaged prevent prevents prevented would instead die dies died kill kills
    killed might deal deals dealt bonus stun stuns stunned tank backline shield assault
    assign assigned double doubled buff buffs heal recall gain gains give gives gets
    can't banish excess equipped stat""".split()
)
# Limits, costs and permissions: how something is used, not what it does.
_LIMITS: tuple[tuple[str, ...], ...] = tuple(
    tuple(words.split())
    for words in (
        "use this ability only", "use only", "this ability costs", "~ costs",
        "i cost", "this costs", "as an additional cost to play", "spend this",
        "you may pay", "as you play", "you may spend", "i can be played",
        "i can't be played", "this can't be countered", "~ can't be countered",
        "ignore this spell's", "you may exhaust your legend as an additional cost",
        "you may play me", "abilities that",
        "you may kill a gear", "if you do , ignore", "they can't move",
        "players can't score", "you can't score", "choose a card revealed",
        "choose an opponent", "if you would reveal cards",
        "play a unit from your trash",
        "you may play a unit", "you may recycle", "then reveal those",
    )
)  # fmt: skip
_VERBS = frozenset(
    """reveal look recycle channel ready move play draw discard pay score add empower
    hide counter return attach detach predict put search gain name spend
    disempower take replace swap repeat""".split()
)


def touching(words: tuple[str, ...]) -> str:
    """The first word that could touch a ruling, "" if there is none."""
    for at, word in enumerate(words):
        if in_any_form(word, TOUCHING):
            after = words[at + 1 : at + 3]
            if word == "gain" and after[1:2] in (("xp",), ("point",), ("points",)):
                continue
            if word in ("gain", "gains") and "xp" in after:
                continue
            return word
        if word[:1] in "+-" and word[1:].isdecimal():
            return word
    return ""


# Targets that are moved can be spoken of later.
@G.says("clause", "move <what:nouns> to <where:place>", "move <what:nouns>")
def _moves(what: Noun, where: str = "") -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        scene.ref(what)
        return [*scene.chosen_before(), Unplayed("it is moved")]

    return bind


G.table(
    "place",
    {
        "(its base|their base|base|your base|a different battlefield|here"
        "|this battlefield|a battlefield|that battlefield|its location)": "there",
    },
)


@G.reads("linked sentence")
def _limit(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """A sentence about when and for what cost something may be used or played."""
    words = attempt.words
    for limit in _LIMITS:
        if words[at : at + len(limit)] == limit:
            end = sentence_end(attempt, at, len(words))
            if not {"damage", "prevent", "deal"} & set(words[at:end]):
                return [(end, lambda body: None)]
    return []


@G.reads("linked sentence")
def _from_among(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """What is done with cards of a deck: none of them is on the board yet."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    part = " ".join(words[at:end])
    if "from among them" not in part or "damage" in part:
        return []
    return [(end, kept(attempt.text.between(at, end)))]


@G.reads("clause")
def _harmless(attempt: Attempt, at: int) -> Iterable[tuple[int, Doing]]:
    words = attempt.words
    if at >= len(words) or words[at] not in _VERBS:
        return []
    found: list[tuple[int, Doing]] = []
    end = at
    while end <= len(words):
        word = words[end] if end < len(words) else "."
        if word in (".", ",", "and", "then", "to") and end > at:
            if touching(words[at:end]):
                break
            found.append((end, _kept(attempt.text.between(at, end))))
        if word in (".", '"'):
            break
        end += 1
    found.reverse()
    return found


def _kept(text: str) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        scene.mention(UNFOLLOWED, frozenset({"object", "card", "unit"}))
        return [Unplayed(text)]

    return bind


@G.reads("clause")
def _token(attempt: Attempt, at: int) -> Iterable[tuple[int, Doing]]:
    """Tokens are kept as words, as moves to where nobody can follow are."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    part = set(words[at:end])
    token = words[at : at + 1] == ("play",) and part & {"token", "tokens"}
    away = words[at : at + 1] in (("move",), ("return",))
    if (token or away) and not part & {"deal", "damage", "kill", "prevent", ","}:
        return [(end, _kept(attempt.text.between(at, end)))]
    return []


@G.says("clause", "<who:noun> (gains|gain|scores|score) <n:number> (point|points|xp)")
def _points(who: Noun, n: int) -> Doing:
    return _kept(f"{n} are scored")
