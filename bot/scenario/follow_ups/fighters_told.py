"""“He had a 6/6 instead”, “he attacks with two of them”: of what fights.

Who is said to have another fighter is told to fight with it only where that stands in
the place of the one they fight with; else it is asked what it does.
"""

import re

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Rewritten, Together
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.timing import last_combat
from bot.worded import worded

_MIGHT = r"(?P<n>\d+)[- ]?(?P<what>might|power)"
_UNIT = r"(?: (?:creature|guy|dude|unit|ally|attacker|blocker|defender|one))?"
_HAS = re.compile(
    r"(?P<who>my opponent|the opponent|\w+) (?:only |also )?"
    r"(?:has|had|have|got|'s got) "
    r"(?P<more>another|a second|one more|an extra)?"
    r"(?(more)(?: (?:one|creature|unit|ally|guy))?(?:,| with| of)?| ?an?) "
    rf"(?:(?P<size>\d+/\d+)|{_MIGHT}){_UNIT}"
    r"(?:,? (?:and|with) (?P<kw>[a-z]+(?: \d+)?))?(?P<sure>,? instead)?[?. !]*",
    re.IGNORECASE,
)
_OF_THEM = re.compile(
    r"(?:with|there(?:'?s| is| are| was| were)|(?P<who>my opponent|the opponent|\w+) "
    r"(?P<verb>has|had|have|got|attacks?|attacked|swings?|swung|defends?|defended)"
    r"(?: (?:me|him|her|my opponent))?(?: with)?) "
    r"(?P<n>two|three|four|five|[2-5]) (?:of (?:them|those|these|it)|like (?:it|that))"
    r"(?: attacking| defending| swinging)?[?. !]*",
    re.IGNORECASE,
)
_THERE = re.compile(
    r"(?:(?:there(?:'?s| is| are| was| were)|with) )?"
    r"(?P<n>two|three|four|five|[2-5]) (?P<size>\d+/\d+)s"
    r" (?:(?:are |were )?(?:attacking|swinging)|attack|attacked|swing)"
    r"(?: (?:at )?(?:me|him|her))?[?. !]*",
    re.IGNORECASE,
)


def fights_instead(context: Context, words: str, flags: frozenset[str]) -> str:
    """ "He had a 6/6 instead", of the one he fights with. Raises QuestionError."""
    found = _HAS.fullmatch(words)
    combat = last_combat(context.scene)
    if found is None or combat is None:
        return words
    player = context.player(found["who"])
    fighting = _fighting(context, combat)
    own = [it for it in fighting if player and it.controller == player]
    if len(own) != 1:
        return words
    (one,) = own
    name, now = one.id.removeprefix("the "), found["size"]
    if not now:
        unit = (found["what"] or "").lower().replace("might", "Might")
        now = f"{found['n']} {unit}"
    does = "attacks" if combat.attacker == player else "blocks"
    does = "defends" if does == "blocks" and not found["size"] else does
    having = f" with {found['kw']}" if found["kw"] else ""
    if having and not found["more"]:
        return words
    too = f"a {now}{'' if found['size'] else ' unit'}{having} {does} too"
    if found["more"] and words.rstrip("?. !").lower().endswith(f"{does[:6]}er"):
        return too
    if found["more"] or "too" in flags:
        raise context.error(
            Problem.AMBIGUOUS, worded("Does it fight, too? Say so."), (too,)
        )
    is_now = f"the {name} {'is' if found['size'] else 'has'} {now}"
    if found["sure"] or "instead" in flags:
        if not (one.keywords or one.card):
            return is_now
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Has it what {name} has, too?", name=one.id),
            (is_now,),
        )
    said = f"{found['who']} {'have' if player == 'me' else 'has'} a {now}"
    raise context.error(
        Problem.AMBIGUOUS,
        worded("Instead of {name}, or besides it?", name=one.id),
        (f"{said} instead", too),
    )


def as_many_fight(context: Context, words: str) -> Edit | str:
    """ "He attacks with two of them", of the one that does so. Raises QuestionError."""
    combat, there = last_combat(context.scene), _THERE.fullmatch(words)
    if combat is None:
        return words
    attacking = [name for name, _ in combat.attackers]
    if there is not None and len(attacking) == 1:
        one = context.scene.draft.thing(attacking[0])
        sizes = f"{one.power}/{one.toughness}" if one is not None else ""
        return f"{there['n']} attackers" if sizes == there["size"] else words
    found = _OF_THEM.fullmatch(words)
    if found is None:
        return words
    pool = _fighting(context, combat)
    verb = (found["verb"] or "").lower()
    if found["who"]:
        player = context.player(found["who"])
        if not player:
            return words
        pool = [it for it in pool if it.controller == player]
    if verb.startswith(("attack", "sw")):
        pool = [it for it in pool if it.id in attacking]
    if len(pool) != 1 or any(
        it.named and it.sized and it.controller == pool[0].controller
        for it in context.scene.draft.things
    ):
        return words
    (one,) = pool
    many = found["n"]
    if context.scene.game is Game.MTG:
        return f"{many} {'attackers' if one.id in attacking else 'blockers'}"
    return so_many(context, one, many) or words


_ONE_OF = re.compile(
    r"(?P<led>(?:an?|one)|(?P<whose>(?:my opponent|the opponent|\w+)['’]s|my|his|her|"
    r"their)) (?P<head>[^,()\"“”]+?)(?P<tail> with [^\"“”]+)?",
    re.IGNORECASE,
)


def so_many(context: Context, one: DraftThing, many: str) -> Edit | None:
    """As *many* as told instead of *one*, where it is told of first.

    Raises QuestionError (AMBIGUOUS) where it has a shield, which others need not have.
    """
    tokens, text = context.telling.parse.tokens, context.telling.story.text
    if one.place[1] <= one.place[0]:
        return None
    start, end = tokens[one.place[0]].start, tokens[one.place[1] - 1].end
    was = text[start:end]
    found = _ONE_OF.fullmatch(was)
    if found is None or one.card is not None:
        return None
    on = (getattr(it.watch, "recipient", None) for it in shields(context.scene))
    if any(one.id in (getattr(it, "ids", None) or ()) for it in on):
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "Has each of them a shield, or only {name}? Tell it anew.", name=one.id
            ),
        )
    head = re.sub("(?<=[^aeiou])y$", "ie", found["head"])
    whose = f"{found['whose']} " if found["whose"] else ""
    now = f"{whose}{many} {head}s{found['tail'] or ''}"
    said = worded("“{new}” instead of “{old}”.", new=now, old=was)
    edit = Rewritten(start, end, now, said)
    asked = [*_ASKED_OF_IT.finditer(text, end)]
    if len(asked) != 1:
        return edit
    # Which of them "it" is then would be as good as not told.
    begin, stop = (it + len(now) - len(was) for it in asked[0].span())
    all_asked = worded("“{new}” instead of “{old}”.", new="who dies", old=asked[0][0])
    return Together((edit, Rewritten(begin, stop, "who dies", all_asked)))


_ASKED_OF_IT = re.compile(r"\b(?:does|will|would|did) it (?:die|survive|live)\b", re.I)


def _fighting(context: Context, combat: Combat) -> list[DraftThing]:
    """What takes part in that combat."""
    ids = {name for name, _ in combat.attackers} | {
        goal for _, goal in combat.attackers
    }
    ids |= {name for name, _ in combat.blocks}
    own = [it for it in context.fighters() if it.id in ids]
    if context.scene.game is Game.RIFTBOUND and not combat.blocks:
        return context.fighters()
    return own
