"""The tokens that effects create."""

from dataclasses import replace

from bot.engine.instructions import EMPTY, CardAbilities, MakeTokens
from bot.engine.values import Amount, Ref, Variable
from bot.wording.magic.amounts import Count, times
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import Tokens
from bot.wording.magic.nouns import Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import COLORS, kind
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
    if not kinds or ("creature" in kinds) != (made.power is not None):
        return []
    made = replace(made, kinds=frozenset(kinds), colors=frozenset(colors))
    found = [(at, made)]
    if words[at : at + 1] == ("with",):
        for end, keywords in attempt.read(G.rule("keywords"), at + 1):
            found.insert(0, (end, replace(made, keywords=keywords)))
    for end, token in list(found):
        after = end + (attempt.words[end : end + 1] in (("and",), ("with",)))
        for stop, grants in attempt.read(G.rule("quoted"), after):
            if after > end and (saying := says(token, grants)) is not None:
                found.insert(0, (stop, saying))
    return found


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
    "<n:some> (token|tokens) (that's a copy|that are copies) of <of:noun>",
)
def _copies(n: Count, of: Noun) -> Tokens:
    def bind(scene: Scene, ref: Ref) -> MakeTokens:
        amount = n(scene)
        return MakeTokens(amount, ref, kinds=frozenset(), copy_of=scene.ref(of))

    return bind
