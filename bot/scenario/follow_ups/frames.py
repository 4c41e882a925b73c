"""What people wrap a change in, as the plain change: "replace the Bolt with Shock"."""

import re
from collections.abc import Iterator

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Rewritten
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.reading.reading import Telling
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Thing
from bot.worded import worded

_NAME = r"(?:the |a |an |that |his |her |my |their )?(?P<{}>.+?)"


_NO_BLOCK = (
    r"(?:(?:there (?:is|was) )?no|without (?:the |any |a )?) ?block(?:s|ers|ing)?|"
    r"(?:nobody|no ?one|none of (?:them|us)) blocks?(?: it| them| that| him| me)?"
)


def _rows(*rows: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple(
        (
            re.compile(
                pattern.replace("OLD", _NAME.format("old"))
                .replace("NEW", _NAME.format("new"))
                .replace("THING", r"(?P<thing>.+?)")
                .replace("NO_BLOCK", _NO_BLOCK),
                re.IGNORECASE,
            ),
            plain,
        )
        for pattern, plain in rows
    )


# The first that fits and can be read is taken.
_FRAMES = _rows(
    (r"(?:replace|substitute) OLD (?:with|by) NEW", "{new} instead of {old}"),
    (r"(?:swap|switch|exchange) OLD (?:for|with) NEW", "{new} instead of {old}"),
    (r"(?:change|turn) OLD (?:to|into) NEW", "{new} instead of {old}"),
    (r"(?:with )?NEW instead of OLD", "{new} instead of {old}"),
    (
        r"(?:\w+|my opponent) (?:used|uses|use|casts?|plays?|played|had|has|have) NEW "
        r"(?:instead of|rather than) OLD",
        "{new} instead of {old}",
    ),
    (r"(?:make|turn) (?P<old>.+?) (?:into )?(?P<new>an? .+|\d+/\d+)", "{old} is {new}"),
    (r"(?P<old>.+?) (?:is|was|were) my opponent's", "my opponent controls {old}"),
    (
        r"(?:the |my |his |her )?shield (?:only |just )?"
        r"(?:prevented|prevents|is|was|were)(?: bigger| smaller| only| just)?,?"
        r"(?: say)? (?:an? )?(?:prevent[- ])?(?P<new>\d+)",
        "prevent-{new} shield instead",
    ),
    (r"(?P<new>\d+)", "{new} damage"),
    (r"(?P<new>\d+) damage counters?", "my champion has {new} damage counters"),
    (
        r"there(?:'?s| is| was) (?P<new>an? [^,.]*?(?:shield|prevent(?:[- ]\d+)?))"
        r" on (?P<thing>.+)",
        "{thing} has {new}",
    ),
    (
        r"(?P<who>i|he|she|my opponent|\w+)(?:'?m| am|'?s| is| was) the one "
        r"(?:with|who (?:has|had|controls|controlled|owns)|controlling) THING",
        "{who} has the {thing}",
    ),
    (
        r"(?P<who>\w+|my opponent) (?:forgets?|forgot|fails?|failed|neglects?|"
        r"(?:choose|chooses|chose|decides?|decided) not) to THING",
        "{who} does not {thing}",
    ),
    (r"they (?:all )?(?:have|had) THING", "all have {thing}"),
    (r"NO_BLOCK", "nobody blocks"),
    (r"(?:with )?THING attacking(?: as well| too| along)?", "{thing} attacks too"),
    (r"(?:it |this |that )?(?:can ?not|can't) be prevented|unpreventable",
     "the damage can't be prevented"),
    (
        r"(?P<thing>.+?) (?:already |also |then )+(?P<has>ha[sd]|have) (?P<new>.+)",
        "{thing} {has} {new}",
    ),
    (
        r"(?P<thing>.+?) (?:has|had|have|took|taken) (?P<new>\d+|one|two|three|four) "
        r"damage(?: already| on it)?",
        "{thing} was already dealt {new} damage",
    ),
    (r"the attack (?:is|was|were) (?P<new>(?:an? )?\d+/\d+)", "the attacker is {new}"),
    (r"(?:\w+|my opponent) (?:has|had|have) (?P<new>\d+/\d+)s", "they are {new}s"),
    (
        r"(?:with )?(?:an? )?(?P<new>\d+/\d+) (?:ally|unit|creature|guy|dude)",
        "{new} instead",
    ),
    (r"its NEW", "{new} instead"),
    (r"(?P<thing>.+?) (?:simply|really|actually|honestly) (?P<new>.+?)(?:,? then)?",
     "{thing} {new}"),
    (r"(?:nobody|no ?one) attacks?|no attacks?", "none of them attack"),
    (r"(?P<thing>.+?) (?:completely|fully|entirely|altogether)", "{thing}"),
)  # fmt: skip
# "Another Furnace": it is there too, and does not come in when all is over.
_MORE = re.compile(
    r"(?:add|with|plus|there (?:is|was|were)"
    r"|i (?:also )?(?:have|had|control|controlled))?"
    r"\s*(?:also )?(?:another|a second|a third|one more) (?P<thing>[^.,]+?)"
    r"(?: too| as well)?",
    re.IGNORECASE,
)
_ADDED = re.compile(r"(?:add|plus) (?P<thing>[^.,]+)", re.IGNORECASE)
_SHIELD = re.compile(r"\bshields?\b", re.IGNORECASE)


_TWO = re.compile(
    r"(?:there (?:are|were)|(?:\w+|my opponent) (?:controls?|controlled|had|have|has))"
    r" two of (?:them|those|these|it)",
    re.IGNORECASE,
)


def more_of_it(words: str, scene: Scene) -> str:
    """ "With another Furnace of Rath" as "I control another Furnace of Rath".

    Whoever controls the one that is there controls the other. "If he had two of
    them" is another of the one card that lies there.
    """
    if _TWO.fullmatch(words) and len(cards := _cards(scene)) == 1:
        fighters = [it for it in scene.draft.things if it.sized and it not in cards]
        if cards[0].card is not None and not fighters:
            words = f"another {cards[0].label}"
    found = _MORE.fullmatch(words) or _ADDED.fullmatch(words)
    if found is None:
        return words
    thing = found["thing"]
    another = "another " if _MORE.fullmatch(words) else ""
    alike = (it for it in scene.draft.things if it.label.lower() == thing.lower())
    whose = next((it.controller for it in alike), "me")
    who = {"me": "I", "opponent": "my opponent"}.get(whose, whose)
    if _SHIELD.search(thing):
        return f"{who} {'have' if who == 'I' else 'has'} {another}{thing}"
    return f"{who} {'control' if who == 'I' else 'controls'} {another}{thing}"


_HOLDS_IT = re.compile(
    r"(?:(?P<who>my opponent|\w+) (?:controls?|controlled|has|had|owns?|owned)"
    r" (?:it|that)|(?:it|that)(?:'?s| is| was) "
    r"(?P<whose>my opponent's|his|hers|mine|theirs|\w+'s))(?: instead)?[?. !]*",
    re.IGNORECASE,
)
_WHO = {"his": "he", "hers": "she", "mine": "I", "theirs": "they"}


def _cards(scene: Scene) -> list[DraftThing]:
    """What lies on the battlefield and has a name."""
    there = (it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD)
    return [it for it in there if it.named]


def _holds_it(words: str, scene: Scene) -> str:
    """ "Bob controls it instead", of the one card that affects the game."""
    found = _HOLDS_IT.fullmatch(words)
    cards = [it for it in _cards(scene) if "creature" not in it.kinds]
    if found is None or len(cards) != 1:
        return words
    whose = (found["whose"] or "").lower()
    who = found["who"] or _WHO.get(whose) or found["whose"].removesuffix("'s")
    verb = "control" if who.lower() in {"i", "they"} else "controls"
    return f"{who} {verb} the {cards[0].label}"


_WHOSE = re.compile(
    r"(?:it(?:'?s| is| was)|that(?:'?s| is| was)|this is) (?:actually |really )?"
    r"(?P<who>my opponent'?s|my opps?'?s?|opps?'?s?|my|his|her|their|[\w]+'s) "
    r"(?P<thing>[^.,?!]+?)(?: instead)?[?. !]*",
    re.IGNORECASE,
)
_MINE = {"my": "mine", "his": "my opponent's", "her": "hers", "their": "theirs"}


def whose_it_is(words: str, scene: Scene) -> str:
    """ "It is my opponent's Furnace", of the one there is, as "the Furnace is …'s"."""
    found = _WHOSE.fullmatch(words)
    if found is None:
        return _holds_it(words, scene)
    thing = found["thing"].lower()
    there = [
        it for it in scene.draft.things
        if it.card is not None and {*thing.split()} <= {*it.label.lower().split()}
    ]  # fmt: skip
    if len(there) != 1:
        return words
    who = found["who"].lower()
    others = [it for it in scene.draft.players if it != "me"]
    if who == "my":
        return f"I control the {there[0].label}"
    if "opp" in who or (who in _MINE and scene.has_me and len(others) == 1):
        name = "my opponent" if others == ["opponent"] else others[0]
        return f"{name} controls the {there[0].label}"
    if who in _MINE:
        return words
    return f"{found['who'][:-2]} controls the {there[0].label}"


_THERE = re.compile(
    r"(?:(?:with|plus|there(?:'?s| is| was)|(?P<who>my opponent|the opponent|\w+) "
    r"(?:also )?(?:have|has|had|got|controls?|controlled))(?: also)? )?"
    r"(?:an?|another|one more|a second) "
    r"(?:(?P<thing>[^.?]*?\b(?:unit|guy|dude|\d+[- ]might)"
    r"(?:,? (?:with )?\d+ might,?)?)"
    r"(?: (?:also )?(?P<how>there|here|"
    r"at (?:that|the(?: same)?) battlefield|defending|attacking))"
    r"|(?P<role>attacker|defender)(?: with|,| of| that has)? (?P<n>\d+) might"
    r"|(?P<n2>\d+) might (?P<role2>attacker|defender))"
    r"(?: too| as well)?[?. !]*",
    re.IGNORECASE,
)


def fights_too(words: str, scene: Scene) -> str:
    """ "I also have a 2 Might unit there": it fights at that battlefield, too.

    Raises QuestionError (AMBIGUOUS) where nobody is told to have it.
    """
    found, combat = _THERE.fullmatch(words), last_combat(scene)
    if found is None or combat is None or scene.game is not Game.RIFTBOUND:
        return words
    defender = scene.other(combat.attacker)
    role = (found["role"] or found["role2"] or "").lower()
    thing = found["thing"] or f"{found['n'] or found['n2']} Might unit"
    who = {"i": "me", "we": "me"}.get((found["who"] or "").lower(), found["who"])
    if who is None or who.lower() in {"he", "she", "they", "the opponent", "opp"}:
        sides = {"attacking": combat.attacker, "defending": defender}
        sides |= {"attacker": combat.attacker, "defender": defender}
        how = role or found["how"].lower()
        who = sides.get(how, "") if who is None else scene.other("me")
    if not who:
        asked = worded("Whose is this?")
        ways = (f"I have a {thing} there", f"my opponent has a {thing} there")
        raise scene.error(Problem.AMBIGUOUS, asked, None, ways)
    who = "opponent" if who.lower() in {"my opponent", "opponent"} else who
    whose = {"me": "my", "opponent": "my opponent's"}.get(who, f"{who}'s")
    does = "defends" if who == defender else "attacks"
    if role and not does.startswith(role[:6]):
        return words  # "He has another attacker", and he defends.
    unit = " unit" if thing.endswith("might") else ""
    return f"{whose} {thing}{unit} {does} too"


_SEVERAL = re.compile(
    r"(?P<who>[\w' ]+?) (?:double[- ]?)?blocks? (?:it |him )?with "
    r"(?P<n>two|three|2|3|four|4) (?:of (?:them|those|these)|of the same)[?. !]*|"
    r"(?P<n2>two|three|2|3|four|4) of (?:them|those|these) block(?: it)?[?. !]*|"
    r"(?:with )?(?P<n3>two|three|2|3|four|4)(?: such)? blockers"
    r"(?:,? (?:both|all|each) (?:a )?(?P<size>\d+/\d+)s?)?[?. !]*",
    re.IGNORECASE,
)


def blocks_with_more(words: str, telling: Telling) -> Edit | None:
    """ "He blocks with two of them", of the one told so far: with two like it."""
    found = _SEVERAL.fullmatch(words)
    if found is None:
        return None
    told = telling.told
    scene = told.scene
    blocks = [it for it in told.clauses if it.kind == "block" and it.get("blocker")]
    parts = parts_of(blocks[0].get("blocker")) if len(blocks) == 1 else ()
    if len(parts) != 1 or not isinstance(parts[0], Thing) or parts[0].is_pronoun:
        return None
    one = parts[0]
    who = scene.other(scene.draft.active) if len(scene.draft.players) == 2 else ""
    alike = [it for it in scene.draft.things if it.controller == who]
    if one.plural or sum("creature" in it.kinds for it in alike) != 1:
        return None
    tokens = telling.parse.tokens
    start, end = tokens[one.place.start].start, tokens[one.place.end - 1].end
    was = telling.story.text[start:end]
    article, _, rest = was.partition(" ")
    head, _, tail = rest.partition(" with ")
    whose = f"{article} " if article.lower() in _POSSESSIVE else ""
    if not rest or not (whose or one.det == "a"):
        return None
    if found["size"] and found["size"] not in head.split():
        return None
    many = head if head.endswith("s") else f"{head}s"
    several = f"{many} with {tail}" if tail else many
    now = f"{whose}{found['n'] or found['n2'] or found['n3']} {several}"
    said = worded("“{new}” instead of “{old}”.", new=now, old=was)
    return Rewritten(start, end, now, said)


_POSSESSIVE = frozenset("my his her their".split())
_BOTH = re.compile(
    r"(?P<who>he|she|they|i|my opponent|\w+) (?:attacks?|swings?|attacked|swung)"
    r"(?: (?:me|him|her|my opponent|\w+))? with (?:both|everything|all)"
    r"(?: (?:of )?(?:them|his creatures|my creatures))?[?. !]*|"
    r"both (?:of them )?(?:attack|swing)[?. !]*",
    re.IGNORECASE,
)


def both_attack(words: str, scene: Scene) -> str:
    """ "He attacks with both", of two of which one is told to: the other does too."""
    found, combat = _BOTH.fullmatch(words), last_combat(scene)
    if found is None or combat is None or scene.game is not Game.MTG:
        return words
    attacking = {name for name, _ in combat.attackers}
    there = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and "creature" in it.kinds
        and it.controller == combat.attacker
    ]
    others = [it for it in there if it.id not in attacking]
    if len(there) != 2 or len(others) != 1:
        return words
    return f"the {others[0].id.removeprefix('the ')} attacks too"


_OTHER_ONE = re.compile(
    r"(?P<head>(?!.*n't).*\bblock\w*) (?:the )?other(?: one| attacker| creature| guy)?"
    r"(?P<with> with .+?)?(?: instead)?[?. !]*",
    re.IGNORECASE,
)


def other_blocked(words: str, scene: Scene) -> str:
    """ "I block the other one": of two that attack, that which was not blocked."""
    found, combat = _OTHER_ONE.fullmatch(words), last_combat(scene)
    if found is None or combat is None or len(combat.attackers) != 2:
        return words
    blocked = {attacker for _, attacker in combat.blocks}
    free = [name for name, _ in combat.attackers if name not in blocked]
    if len(free) != 1:
        return words
    other = free[0].removeprefix("the ")
    return f"{found['head']} the {other}{found['with'] or ''} instead"


_OTHER_SHIELD = re.compile(
    r"(?:it|that|this)(?:'?s| is| was) (?:only |just |actually )?(?:an? )?"
    r"prevent[- ]?(?P<n>\d+)(?: shield)?(?: instead)?[?. !]*",
    re.IGNORECASE,
)


def other_shield(words: str) -> str:
    """ "It's a prevent-4 shield", of the one there is."""
    found = _OTHER_SHIELD.fullmatch(words)
    return words if found is None else f"prevent-{found['n']} shield instead"


_BEFORE_IT = re.compile(
    r"(?P<thing>.+?)(?: right| just)? (?:before (?:that|it|this|then)|beforehand)"
    r"[?. !]*",
    re.IGNORECASE,
)


def before_it(words: str, told: int) -> str:
    """ "I recover 3 before that", where *told* is one thing: first."""
    found = _BEFORE_IT.fullmatch(words)
    return f"{found['thing']} first" if found is not None and told == 1 else words


def plainer(words: str) -> Iterator[str]:
    """Plainer ways to say *words*, the likeliest first; none where none is known."""
    for pattern, plain in _FRAMES:
        found = pattern.fullmatch(words)
        if found is not None:
            said = plain.format(**found.groupdict())
            if said != words:
                yield said
