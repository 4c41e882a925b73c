"""What a follow-up leaves open: refused, with what to say instead."""

from dataclasses import replace

from bot.cards.facts import abilities_of
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.placing import harms
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.words import words_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.matching import fits
from bot.scenario.words.asked_back import WHAT_ASKED
from bot.scenario.words.syntax import Clause, Person, Place, Several, Spec, Thing
from bot.worded import one_of, worded


def check(context: Context, text: str, told: list[Clause]) -> None:
    """What would have to be guessed: refused, with what to say instead."""
    for clause in told:
        if clause.kind == "attack":
            _check_attack(context, text, clause)
        if clause.kind in {"use", "cast", "shield", "attached", "put"}:
            _check_pronoun(context, clause)
        if clause.kind == "have":
            _check_of_what(context, clause)
        if clause.kind == "cast":
            _check_times(context, text, clause)
            _check_bare(context, text)
        if clause.kind == "damage":
            _check_fighter(context, text, clause)
        if clause.kind in {"againfor", "attached"} and _tells_again(context, clause):
            _ask_whether_instead(context, text)
        if clause.kind in {"have", "inforce", "attached"}:
            _check_copy(context, text, clause)
        if clause.kind in {"life", "setlife"}:
            _check_number(context, clause)
        if clause.kind in {"have", "shield"}:
            _check_shield(context, text, clause)
        if clause.kind in {"is", "isa", "gains"}:
            _check_there(context, clause)
        if clause.kind == "block":
            _check_blocked(context, clause)


def _check_blocked(context: Context, clause: Clause) -> None:
    """ "What if I block it?" where several attack. Raises AMBIGUOUS.

    So does another block than the one of which it was asked whether it can be.
    """
    if any(it.kind == "ask_can_block" for it in context.clauses):
        raise context.error(Problem.AMBIGUOUS, WHAT_ASKED, ("can I block …",))
    (it, *_) = parts_of(clause.get("attacker")) or (None,)
    if not isinstance(it, Thing) or it.noun != "it":
        return
    attackers = [
        name
        for entry in context.scene.draft.script
        if isinstance(entry.what, Combat)
        for name, _ in entry.what.attackers
    ]
    if len(attackers) > 1 and not any(one.kind == "block" for one in context.clauses):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which creature is meant?"),
            tuple(f"block {name}" for name in attackers[:4]),
        )


def _check_bare(context: Context, text: str) -> None:
    """ "Shock?" where another spell was cast: instead of that, or as well?"""
    names = context.cards(context.words.said())
    spells = [abilities_of(context.scene.game, context.face(it)).spell for it in names]
    if any(it is not None and harms(it, Use("", [], [])) for it in spells):
        _ask_whether_instead(context, text)


def _check_fighter(context: Context, text: str, clause: Clause) -> None:
    """ "The ally deals 6", of one that attacks for 4: that is not dealt as well."""
    part = clause.get("source")
    texts = {it.text for it in context.words.tokens}
    if texts & _ONE_MORE:
        return
    if part is None and clause.get("to") is None:
        _ask_whether_instead(context, text)  # "5 damage": of what, to whom?
    if not isinstance(part, Thing):
        return
    fights = context.events_by(context.fitting(part))
    if any(context.is_combat(n) for n in fights):
        _ask_whether_instead(context, text)


_ONE_MORE = frozenset("again another more then also later afterwards twice".split())


def _tells_again(context: Context, clause: Clause) -> bool:
    """ "For 6 and then 2", "the Bolt was on my Bear": not besides what was told."""
    if clause.kind == "againfor":
        return context.words.word(0) == "for"
    spells = {it.source for n in context.harmful() for it in context.entries(n)}
    named = {
        it
        for card in [clause.get("card"), clause.get("what")]
        if card is not None
        for it in cards_in(card)
    }
    there = context.scene.draft.things
    return any(it.id in spells and it.card and it.card.ref in named for it in there)


def _ask_whether_instead(context: Context, text: str) -> None:
    if context.words.flags & {"too", "instead"} or not context.harmful():
        return
    raise context.error(
        Problem.AMBIGUOUS,
        worded("Instead of what was told before, or after it?"),
        (f"{text} instead", f"then {text}"),
    )


def _check_there(context: Context, clause: Clause) -> None:
    """ "What if the Elephant is 5/5?" where nobody has told of one."""
    value, there = clause.get("what"), context.scene.draft.things
    for part in value.parts if isinstance(value, Several) else ():
        if not isinstance(part, Thing) or part.noun not in _NAMED:
            continue
        the = part.det in {"the", "that", "both"} or part.owner is not None
        bare = replace(part, specs=())
        if part.owner is not None and not (part.plural or part.label or part.count):
            _check_one(context, part)
        # What has no name may be an Elephant, and was not called one.
        named = [it for it in there if it.label or not part.label]
        if the and not any(fits(it, bare, context.scene.game) for it in named):
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "I have not been told of “{thing}”.", thing=part.label or part.noun
                ),
                tuple(context.scene.describe(it) for it in there[:4]),
            )


def _check_one(context: Context, part: Thing) -> None:
    """ "What if my creature had trample?" where I have two. Raises AMBIGUOUS."""
    fitting = [
        it
        for it in context.scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and fits(it, part, context.scene.game)
        and it.controller == context.scene.owner_of(part)
    ]
    if len(fitting) > 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which creature is meant?"),
            tuple(context.scene.describe(it) for it in fitting[:4]),
        )


_NAMED = frozenset({"creature", "label", "card", "unit", "ally"})


def _check_times(context: Context, text: str, clause: Clause) -> None:
    """ "What if he casts Shock twice?" where it is cast: twice in all.

    Raises QuestionError (AMBIGUOUS): that is told as "again".
    """
    said = {it.text for it in context.words.tokens}
    cards = cards_in(clause)
    told = any(it.kind == "cast" and cards & cards_in(it) for it in context.clauses)
    if {"twice", "times"} & said and told and not context.like(clause):
        raise context.error(
            Problem.AMBIGUOUS, worded("“{text}” instead of what?", text=text)
        )


def _check_of_what(context: Context, clause: Clause) -> None:
    """ "What if he had two?": two of what? Raises QuestionError (AMBIGUOUS)."""
    held = clause.get("what")
    for it in held if isinstance(held, tuple) else ():
        bare = isinstance(it, Thing) and not (it.specs or it.label or it.card)
        if (
            isinstance(it, Thing)
            and bare
            and it.count
            and it.noun in {"thing", "number"}
        ):
            raise context.error(
                Problem.AMBIGUOUS,
                worded("{value} of what?", value=it.count),
                tuple(f"{it.count} {one.typed}" for one in context.mentions()[:2]),
            )


def _check_number(context: Context, clause: Clause) -> None:
    """ "What if both of us have one?": that is not one life. Raises AMBIGUOUS."""
    said = [it.text for it in words_of(clause.text).tokens]
    if said[-1:] == ["one"] and said[-2:-1] in (["have"], ["has"], ["had"]):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("{value} of what?", value="1"),
            tuple(f"another {one.typed}" for one in context.mentions()[:2]),
        )


def _check_attack(context: Context, text: str, clause: Clause) -> None:
    if "instead" in context.words.flags:
        return
    if not clause.get("what") and not clause.get("n"):
        raise context.error(
            Problem.AMBIGUOUS, worded("What attacks?"), (f"{text} with …",)
        )
    if clause.get("at"):
        return
    goals = {
        goal
        for entry in context.scene.draft.script
        if isinstance(entry.what, Combat)
        for _, goal in entry.what.attackers
    }
    things = [context.scene.draft.thing(it) for it in goals]
    if any(it is not None and "champion" not in it.kinds for it in things):
        raise context.error(
            Problem.AMBIGUOUS, worded("Who or what is attacked?"), (f"{text} into …",)
        )


def _check_shield(context: Context, text: str, clause: Clause) -> None:
    """A shield where there is one: another one, or that one changed?"""
    held = clause.get("what") or ()
    given = clause.kind == "shield" or any(
        isinstance(it, Spec) and it.kind.startswith("shield") for it in held
    )
    there = shields(context.scene)
    sure = {"another", "second"} & {it.text for it in context.words.tokens}
    if given and there and not sure and not context.words.flags & {"too", "instead"}:
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "There is a {there} already. Instead of it, or besides it?",
                there=there[0].label,
            ),
            (f"{text} instead", f"{text} too"),
        )


def _check_pronoun(context: Context, clause: Clause) -> None:
    """“On her”: a player or a creature?"""
    scene = context.scene
    creatures = [
        it
        for it in scene.draft.things
        if it.kinds & {"creature", "unit", "ally"} and it.zone is Zone.BATTLEFIELD
    ]
    for part in parts_of(clause.get("to")):
        if isinstance(part, Person) and part.kind == "he" and creatures:
            names = [it.id for it in creatures[:3]]
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "Who is “{part}”: {listed}, or a player?",
                    part=part.name,
                    listed=one_of(names),
                ),
                tuple(f"… on {it}" for it in names),
            )


def _check_copy(context: Context, text: str, clause: Clause) -> None:
    """“There's a Furnace” where there is one already: another one?"""
    for value in clause.slots.values():
        for part in value if isinstance(value, tuple) else (value,):
            for it in part.parts if isinstance(part, Several) else (part,):
                if not isinstance(it, Thing) or it.place == _host(clause):
                    continue
                if it.is_pronoun and clause.kind == "attached":
                    raise context.error(
                        Problem.AMBIGUOUS, worded("What is attached to it? Name it.")
                    )
                if it.noun != "card":
                    continue
                known = [
                    one
                    for one in context.scene.draft.things
                    if fits(one, it, context.scene.game)
                    and one.zone is Zone.BATTLEFIELD
                ]
                flags = context.words.flags & {"too", "instead"}
                if known and it.det in {"", "a"} and not flags:
                    name = known[0].id
                    raise context.error(
                        Problem.AMBIGUOUS,
                        worded(
                            "There is {name} already. Is this another one?", name=name
                        ),
                        (f"{text} instead", f"with another {name}", f"without {name}"),
                    )


def _host(clause: Clause) -> Place | None:
    """Where the host of an attachment is named."""
    to = clause.get("to")
    parts = parts_of(to) if to is not None else ()
    return parts[0].place if parts else None
