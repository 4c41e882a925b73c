"""Grand Archive's keywords, counters and numbers of things."""

from collections.abc import Iterable

from bot.engine.effects import Effect, EnterWatch, EnterWith, Static
from bot.engine.values import THIS
from bot.wording.grand_archive.grammar import G
from bot.wording.numbers import NO_KIND_OF_COUNTER
from bot.wording.phrases import Attempt
from bot.wording.units.amounts import Count, fixed
from bot.wording.units.keywords import add_keywords
from bot.wording.units.scene import Scene

# What is played out, or what a question can be about.
PLAYED = frozenset(
    {
        "immortality", "taunt", "stealth", "true sight", "vigor", "intercept",
        "steadfast", "spellshroud", "omnishroud", "cleave", "ambush", "unblockable",
        "link shield", "hindered",
    }
)  # fmt: skip
NUMBERED = frozenset({"critical", "retort", "ranged", "pride", "multistrike"})
# These say how a card is paid for, looked for or put somewhere.
INERT = frozenset(
    {
        "floating memory", "imbue", "efficiency", "fast activation", "renewable",
        "reservable", "preserve", "prepare", "kindle", "brew", "ephemerate",
        "starcalling", "lineage", "divine relic", "unit link", "ally link",
        "champion link", "weapon link", "object link", "regalia link",
        "item or weapon link",
        "domain link", "phantasia link", "class locked", "level locked",
        "item link", "aethercalling", "aenean progression", "agility", "foster",
        "elysian aura", "command", "commanded will", "interdiction", "first boon",
        "empower", "link", "glimpse",
    }
)  # fmt: skip


G.table("lost", {name: (name,) for name in sorted(NUMBERED)})


add_keywords(G, PLAYED, NUMBERED)


def bulwark() -> Static:
    """Bulwark: it enters with a bulwark counter."""
    return Effect(EnterWatch(THIS), EnterWith(counters=(("bulwark", 1),)))


def inert(words: tuple[str, ...], at: int) -> int:
    """Where an inert keyword with its number or cost ends; *at* if there is none."""
    # "Polearm Weapon Link": linked to what, its own words say.
    for end in range(at + 1, min(at + 5, len(words) + 1)):
        if words[end - 1] == "link" and end > at + 1 and words[at] not in ("if", "the"):
            if end == len(words) or words[end] in (".", ","):
                return end
    for size in (4, 2, 1):
        end = at + size
        if words[end - 1 : end + 1] == ("link", "shield"):
            return at  # a keyword that does something
        if end <= len(words) and " ".join(words[at:end]) in INERT:
            while end < len(words) and (
                words[end].isdecimal() or words[end] in ("x", "(", ")")
            ):
                end += 1
            if words[end : end + 1] in (("—",), (":",)):
                return len(words)
            return end
    return at


# --- Counters and stats ---------------------------------------------------------


@G.reads("counter")
def _counter(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    """The word before "counter" or "counters"."""
    words = attempt.words
    if words[at + 1 : at + 2] in (("counter",), ("counters",)) and (
        words[at] not in NO_KIND_OF_COUNTER and words[at].isalpha()
    ):
        return [(at + 1, words[at])]
    return []


G.table(
    "measured",
    {
        "power": "power", "power stat": "power", "life": "life", "life stat": "life",
        "damage counters": "damage", "durability": "counters:durability",
    },
)  # fmt: skip

Change = tuple[Count, Count]


def _zero(scene: Scene) -> int:
    return 0


@G.reads("change")
def _change(attempt: Attempt, at: int) -> Iterable[tuple[int, Change]]:
    """ "+1 POWER", "-2 LIFE and +1 POWER", "+X POWER"."""
    found: list[tuple[int, Change]] = []
    power: Count = _zero
    life: Count = _zero
    words = attempt.words
    for end, amount, stat in _one_change(attempt, at):
        here = (amount, life) if stat == "power" else (power, amount)
        found.append((end, here))
        if words[end : end + 1] == ("and",):
            for stop, more, other in _one_change(attempt, end + 1):
                if other != stat:
                    both = (amount, more) if stat == "power" else (more, amount)
                    found.append((stop, both))
    found.reverse()
    return found


def _one_change(attempt: Attempt, at: int) -> list[tuple[int, Count, str]]:
    from bot.engine.values import Amount, Times, Variable

    words = attempt.words
    word = words[at] if at < len(words) else ""
    amount: Amount
    end = at + 1
    if word[:1] in "+-" and word[1:].isdecimal():
        amount = int(word)
    elif word in ("+x", "-x"):
        amount = Variable("X") if word[0] == "+" else Times(-1, Variable("X"))
    elif word == "+" and words[end : end + 1] in (("lv",), ("x",)):
        amount = Variable(words[end].upper())
        end += 1
    else:
        return []
    stat = words[end] if end < len(words) else ""
    return [(end + 1, fixed(amount), stat)] if stat in ("power", "life") else []
