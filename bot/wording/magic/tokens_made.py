"""The tokens that effects create."""

from dataclasses import replace

from bot.engine.board import COLORS
from bot.engine.effects import EnterAsCopy
from bot.engine.instructions import EMPTY, CardAbilities, MakeTokens
from bot.engine.values import Amount, Ref, Variable, Who
from bot.wording.magic.amounts import Count
from bot.wording.magic.copying import Exception_
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import Tokens
from bot.wording.magic.nouns import Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import kind
from bot.wording.numbers import times
from bot.wording.phrases import Attempt

# Tokens known by their name alone; what they can do is outside of what is ruled on.
PREDEFINED = {
    "treasure": ("artifact", "treasure"),
    "food": ("artifact", "food"),
    "clue": ("artifact", "clue"),
    "blood": ("artifact", "blood"),
    "gold": ("artifact", "gold"),
    "map": ("artifact", "map"),
    "powerstone": ("artifact", "powerstone"),
    "mutagen": ("artifact", "mutagen"),
    "junk": ("artifact", "junk"),
    "incubator": ("artifact", "incubator"),
    "lander": ("artifact", "lander"),
    "shard": ("enchantment", "shard"),
}


@G.reads("token")
def _token(attempt: Attempt, at: int) -> list[tuple[int, MakeTokens]]:
    """What one token is: "tapped 1/1 white Soldier creature token with flying"."""
    words = attempt.words
    made = MakeTokens(kinds=frozenset())
    kinds: list[str] = []
    colors: set[str] = set()
    while at < len(words):
        word = words[at]
        if word == "tapped":
            made = replace(made, tapped=True)
        elif word == "legendary":
            kinds.append(word)
        elif "/" in word and made.power is None and len(word) > 2:
            sides = [_side(side) for side in word.split("/")]
            if None in sides:
                return []
            made = replace(made, power=sides[0], toughness=sides[1])
        elif word in COLORS:
            colors.add(word)
            if words[at + 1 : at + 2] == ("and",) and words[at + 2] in COLORS:
                at += 1
        elif word == "colorless":
            pass
        elif word in ("token", "tokens"):
            at += 1
            break
        elif word in PREDEFINED and made.power is None:
            kinds.extend(PREDEFINED[word])
            made = replace(made, name=word)
        elif known := kind(word):
            kinds.append(known[0])
        elif attempt.text.capital(at) and word.isalpha():
            kinds.append(word)
        else:
            return []
        at += 1
    else:
        return []
    if made.power is None and "creature" in kinds and _sized_later(words, at):
        made = replace(made, power=0, toughness=0)
    if made.power is not None and not {"creature", "vehicle"} & {*kinds}:
        kinds.append("creature")  # "a 1/1 Goblin token", as people say it
    if not kinds or ("creature" in kinds) != (made.power is not None):
        return []
    made = replace(made, kinds=frozenset(kinds), colors=frozenset(colors))
    at, made = _named(attempt, at, made)
    found = [(at, made)]
    if words[at : at + 1] == ("with",):
        for end, keywords in attempt.read(G.rule("keywords"), at + 1):
            having = replace(made, keywords=keywords)
            found.insert(0, _named(attempt, end, having))
    for end, token in list(found):
        after = end + (attempt.words[end : end + 1] in (("and",), ("with",)))
        for stop, grants in attempt.read(G.rule("quoted"), after):
            if after > end and (saying := says(token, grants)) is not None:
                found.insert(0, (stop, saying))
    return found


# What says how big a token is that was created without a size.
_SIZING = (
    ("with", '"', "~", "'s", "power"), (".", "it", "has", '"', "~", "'s", "power"),
    (".", "its", "power"),
)  # fmt: skip


def _sized_later(words: tuple[str, ...], at: int) -> bool:
    return any(words[at : at + len(it)] == it for it in _SIZING)


def _named(attempt: Attempt, at: int, made: MakeTokens) -> tuple[int, MakeTokens]:
    """ "named Storm Crow": the words with capitals that follow."""
    if attempt.words[at : at + 1] != ("named",) or made.name:
        return at, made
    end = at + 1
    while end < len(attempt.words) and (
        attempt.text.capital(end) or (end > at + 1 and attempt.words[end] in _IN_NAMES)
    ):
        end += 1
    while attempt.words[end - 1] in _IN_NAMES:
        end -= 1
    if end == at + 1:
        return at, made
    return end, replace(made, name=attempt.text.between(at + 1, end))


_IN_NAMES = frozenset(["of", "the", "'s", "and", "to", "in"])


@G.reads("tokens")
def _called(attempt: Attempt, at: int) -> list[tuple[int, Tokens]]:
    """ "Storm Crow, a legendary 1/1 white Bird creature token": its name first."""
    words, end = attempt.words, at
    while end < len(words) and end < at + 6 and words[end] != ",":
        if not attempt.text.capital(end) and words[end] not in _IN_NAMES:
            return []
        end += 1
    if end == at or words[end : end + 1] != (",",) or end + 2 >= len(words):
        return []
    if words[end + 1] not in ("a", "an"):
        return []
    name = attempt.text.between(at, end)
    found: list[tuple[int, Tokens]] = []
    for stop, one in attempt.read(G.rule("token"), end + 2):
        if not one.name and "legendary" in one.kinds:
            found.append((stop, _one(replace(one, name=name))))
    return found


def _one(token: MakeTokens) -> Tokens:
    return lambda scene, ref: replace(token, who=ref)


def says(token: MakeTokens, grants: CardAbilities) -> MakeTokens | None:
    """*token* with those abilities; None if they are not a permanent's."""
    if grants.spell is not None or token.says is not None:
        return None
    keywords = (*token.keywords, *grants.keywords)
    grants = replace(grants, keywords=())
    return replace(token, keywords=keywords, says=grants if grants != EMPTY else None)


def _side(side: str) -> Amount | None:
    if side.isdecimal():
        return int(side)
    return Variable(side.upper()) if side in ("x", "y") else None


@G.says("tokens", "<n:some> <one:token>")
def _tokens(n: Count, one: MakeTokens) -> Tokens:
    return lambda scene, ref: replace(one, amount=n(scene), who=ref)


@G.says("tokens", "<n:some> <one:token> <each:for each>")
def _tokens_for_each(n: Count, one: MakeTokens, each: Count) -> Tokens:
    return lambda scene, ref: replace(one, amount=times(n(scene), each(scene)), who=ref)


@G.says("tokens", "a number of <one:token> equal to <n:quantity>")
def _tokens_equal(n: Count, one: MakeTokens) -> Tokens:
    return lambda scene, ref: replace(one, amount=n(scene), who=ref)


@G.says(
    "tokens",
    "<n:some> [<tapped:tapped>] (token|tokens) (that's a copy|that are copies) of"
    " <of:noun>",
    "<n:some> [<tapped:tapped>] (token|tokens) (that's a copy|that are copies) of"
    " <of:noun> [,] except <but:exceptions>",
    "<n:some> [<tapped:tapped>] (token|tokens) (that's a copy|that are copies) of"
    " <of:noun> [,] except <but:exceptions> and <having:quoted>",
    "<n:some> [<tapped:tapped>] (token|tokens) (that's a copy|that are copies) of"
    " <of:noun> [,] except (it has|they have) <having:quoted>",
)
def _copies(
    n: Count,
    of: Noun,
    tapped: bool = False,
    but: Exception_ | None = None,
    having: CardAbilities | None = None,
) -> Tokens | None:
    act = but(EnterAsCopy(Who.THIS)) if but is not None else EnterAsCopy(Who.THIS)
    if act.counters or act.colors or act.name or act.keeps or act.own_colors:
        return None
    if having is not None and having.spell is not None:
        return None
    power, toughness = act.base or (None, None)

    def bind(scene: Scene, ref: Ref) -> MakeTokens:
        amount = n(scene)
        return MakeTokens(
            amount, ref, kinds=act.kinds, keywords=tuple(sorted(act.keywords)),
            tapped=tapped, copy_of=scene.ref(of), not_kinds=act.not_kinds,
            says=having or act.grants, power=power, toughness=toughness,
        )  # fmt: skip

    return bind
