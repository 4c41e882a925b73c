""" "And Lightning Bolt?": the question before once more, of something else."""

from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.engine.board import COLORS
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_ASKED
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Place, Several, Thing
from bot.scenario.words.tokens import ENDS

# What the words of such a question are taken for where no question stands before.
_READ_AS = frozenset(
    "ask_again ask_size attackwith castelided cast is soft inforce have".split()
)
_ASKING = frozenset({"ask_again", "ask_size"})
_SAME_VERB = ("do ", "does ", "did ", "will ", "would ")
_LEADING = tuple(
    tuple(words.split())
    for words in (
        "and",
        "what about",
        "how about",
        "with",
        "by",
        "on",
        "can",
        "may",
        "does",
        "do",
        "did",
        "will",
        "would",
        "is",
        "are",
        "and does",
        "and do",
        "how many does",
        "how many do",
        "how many will",
        "and how many does",
        "and how many do",
    )
)
_WITH = frozenset({"with", "by"})


@before(Game.MTG)
def asked_again(parse: Parse, clauses: Clauses) -> Clauses:
    """The question before, where a question is nothing but a noun phrase."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if last is not None and (other := _other_extreme(last, clause)) is not None:
            clause = other
        elif last is not None and _counts_again(last, clause):
            # "How many counters does it lose, and how many does it still have?"
            clause = replace(last, text=clause.text, place=clause.place)
        elif (
            last is not None
            and (last.kind.startswith("ask_can_") or last.kind in _REPEATED)
            and (
                clause.question
                or clause.kind in _ASKING
                or _same_verb(clause)
                or _same_state(last, clause)
            )
            and clause.kind in _READ_AS
            and (
                _whose(last, clause)
                or ("?" in clause.lead and clause.kind != "ask_size")
                or _same_verb(clause)
                or _same_state(last, clause)
            )
            and (again := _of_another(parse, last, clause)) is not None
        ):
            clause = again
        elif last is not None and (with_it := _thing_too(parse, last, clause)):
            clause = with_it
        elif last is not None and last.kind.startswith("ask_"):
            _check_named(parse, clause)
        found.append(clause)
    return tuple(found)


def _thing_too(parse: Parse, last: Clause, clause: Clause) -> Clause | None:
    """ "What happens to my life and the Bear?": to it as well.

    Raises QuestionError (SYNTAX) where the question before is none of a creature.
    """
    start, end = clause.place.start, clause.place.end
    joined = last.place.end <= start and parse.word(start - 1) == "and"
    if last.kind != "ask_life" or clause.kind not in _READ_AS or not joined:
        return None
    if start - 1 != last.place.end or parse.word(end) != "?":
        return None
    things = next((it for at, it in parse.reads("things", start) if at == end), None)
    if things is None:
        return None
    if not last.text.lower().startswith("what happen"):
        raise parse.error(Problem.SYNTAX, WHAT_ASKED, clause.place)
    text = f"What happens to {clause.text}"
    return replace(clause, kind="ask_what", slots={"what": things}, text=text)


def _check_named(parse: Parse, clause: Clause) -> None:
    """Refuse "My life? His Bear's charm?": nothing is cast by such a question.

    Raises QuestionError (SYNTAX).
    """
    alone = not clause.place.start or parse.word(clause.place.start - 1) in ENDS
    owned = parse.word(clause.place.start) in {"my", "his", "her", "their"}
    if clause.kind != "cast" or not (clause.question and alone and owned):
        return
    if clause.get("to") is None and clause.get("elided") is None:
        raise parse.error(
            Problem.SYNTAX,
            WHAT_ASKED,
            clause.place,
        )


def _counts_again(last: Clause, clause: Clause) -> bool:
    said = clause.text.lower().rstrip("?. ").removeprefix("and ")
    of_it = said.startswith(("how many does it", "how many will it", "how many are"))
    kept = said.endswith(("have", "keep", "left", "lose", "now", "on it", "remain"))
    return last.kind == "ask_counters" and clause.kind == "soft" and of_it and kept


def _other_extreme(last: Clause, clause: Clause) -> Clause | None:
    """ "What is the most I can be dealt? And at least?": the same question again."""
    if last.get("extreme") is None or clause.kind not in {*_READ_AS, "ask_all"}:
        return None
    said = clause.text.lower().rstrip("?. ").split()
    wanted = {_EXTREMES[it] for it in said if it in _EXTREMES}
    if len(wanted) != 1 or not {*said} <= _EXTREMES.keys() | _AROUND:
        return None
    text = f"{clause.text} ({last.text})"
    slots = {**last.slots, "extreme": wanted.pop()}
    return replace(last, slots=slots, text=text, place=clause.place)


_EXTREMES = {
    "least": "least", "minimum": "least", "lowest": "least", "fewest": "least",
    "smallest": "least", "largest": "most", "biggest": "most", "greatest": "most",
    "most": "most", "maximum": "most", "highest": "most", "max": "most", "min": "least",
}  # fmt: skip
_AROUND = frozenset("and at the what is what's about how or in worst best case".split())


@handles("ask_again")
def another(scene: Scene, clause: Clause) -> None:
    """What about Lightning Bolt? – where no question before can be asked of it."""
    raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)


def _of_another(parse: Parse, last: Clause, clause: Clause) -> Clause | None:
    start, end = clause.place.start, clause.place.end
    leading = ""
    for words in (*_LEADING, *(_ASKING_IT if _whose(last, clause) else ())):
        here = tuple(parse.word(start + n) for n in range(len(words)))
        if here == words:
            start, leading = start + len(words), words[0]
    if (spelt := _another_one(parse, last, start, end)) is not None:
        text = f"{clause.text} ({last.text})"
        slots = {**last.slots, "by": spelt}
        return replace(last, slots=slots, text=text, place=clause.place)
    if (slot := _OF_PLAYERS.get(last.kind)) is not None:
        said = [*parse.reads("owner", start), *parse.reads("person", start)]
        if (kind := _POSSESSIVES.get(parse.word(start))) is not None:
            word = parse.word(start)
            said.append((start + 1, Person(kind, word, Place(start, start + 1))))
        rest = frozenset(parse.word(at) for at in range(start + 1, end))
        stops = {start + 1, end} if rest <= _AFTER else {end}
        who = next((it for stop, it in said if stop in stops), None)
        if who is not None:
            text = f"{clause.text} ({last.text})"
            asked = Several((who,), who.place) if last.kind == "ask_damage" else who
            slots = {**last.slots, slot: asked, "each": None}
            return replace(last, slots=slots, text=text, place=clause.place)
    if parse.word(end - 1) == "one" and leading in {"what", "how", "and"}:
        return None  # "What about a black one?": which of the two is black?
    things = next(
        (it for stop, it in parse.reads("things", start) if stop == end), None
    )
    if things is None:
        return None
    slot = _slot(parse, last, things, leading)
    if slot is None or _said_anew(last.get(slot), things):
        return None
    value = things
    if not isinstance(last.get(slot), Several) and slot in last.slots:
        value = things.parts[0]
    text = f"{clause.text} ({last.text})"
    return replace(
        last, slots={**last.slots, slot: value}, text=text, place=clause.place
    )


def _said_anew(last: object, things: Several) -> bool:
    """ "Does the Angel survive? Do they?": who they are, the Angel does not tell."""
    parts = last.parts if isinstance(last, Several) else (last,)
    named = all(isinstance(it, Thing) and not it.is_pronoun for it in parts)
    they = len(things.parts) == 1 and getattr(things.parts[0], "noun", "") == "them"
    return named and they and not getattr(things.parts[0], "det", "")


def _same_verb(clause: Clause) -> bool:
    """ "Does my Bear die, and does hers?": asked again by its verb alone."""
    return clause.text.lower().removeprefix("and ").startswith(_SAME_VERB)


def _same_state(last: Clause, clause: Clause) -> bool:
    """ "Is my Bear alive? Is hers?": asked again by its verb alone."""
    begun = (clause.text.lower().removeprefix("and "), last.text.lower())
    return all(one.split()[:1] in (["is"], ["are"]) for one in begun)


def _whose(last: Clause, clause: Clause) -> bool:
    """ "What's Ann's life, and Bob's?", "…, and what is Bob's?": of one more player."""
    if last.kind not in _OF_PLAYERS:
        return False
    words = clause.text.lower().replace("’", "'").rstrip("?. ").split()
    while words and words[-1] in _AFTER:
        words.pop()
    end = words[-1] if words else ""
    if end in _POSSESSIVES:  # "And hers?": never how big a creature of hers is
        return True
    return end.endswith("'s") and end not in {"what's", "it's"}


# "What's my life, and what's hers?": whose.
_POSSESSIVES = {"mine": "me", "his": "he", "hers": "he", "theirs": "he"}
_AFTER = frozenset("after combat damage then now that afterwards in the end".split())


_ASKING_IT = (
    ("what", "is"), ("what", "are"), ("what", "'s"), ("how", "high", "is"),
    ("how", "low", "is"), ("how", "much", "is"),
)  # fmt: skip


def _another_one(parse: Parse, last: Clause, start: int, end: int) -> Thing | None:
    """ "… with a black spell? What about a white one?": a white spell."""
    by = last.get("by")
    by = by.parts[0] if isinstance(by, Several) else by
    color = parse.word(end - 2)
    ones = parse.word(end - 1) == "one" and end - start in {2, 3}
    if not ones or color not in COLORS or not isinstance(by, Thing):
        return None
    if by.first("color") is None:
        return None
    specs = tuple(
        replace(it, value=color) if it.kind == "color" else it for it in by.specs
    )
    return replace(by, specs=specs)


# Questions of a player, with the part that says of whom; and those of a thing.
_OF_PLAYERS = {
    "ask_life": "who", "ask_poison": "who", "ask_loses": "who", "ask_controls": "who",
    "ask_damage": "who", "ask_hand": "who", "ask_library": "who",
    "ask_drawn": "who", "ask_discarded": "who",
}  # fmt: skip
_REPEATED = frozenset({*_OF_PLAYERS, "ask_size", "ask_dies"})


def _slot(parse: Parse, last: Clause, things: Several, leading: str) -> str | None:
    """Which part of the question the noun phrase stands for; None if none fits."""
    spells = all(isinstance(it, Thing) and _is_spell(parse, it) for it in things.parts)
    match last.kind:
        case "ask_can_target" | "ask_can_cast" if leading == "on":
            return "other"
        case "ask_can_target":
            return "by" if spells or leading in _WITH else "other"
        case "ask_can_cast":
            return "by" if spells else "other" if last.get("other") else None
        case "ask_can_attack" | "ask_size":
            return "what"
        case "ask_dies" if last.get("by") is None and last.get("what") is not None:
            return "what"
        case "ask_can_block":
            asked = parts_of(last.get("what"))
            pronoun = bool(asked) and _is_pronoun(asked[0])
            return "other" if pronoun and last.get("other") is not None else "what"
        case _:
            return None


def _is_pronoun(part: object) -> bool:
    return isinstance(part, Thing) and part.is_pronoun


def _is_spell(parse: Parse, thing: Thing) -> bool:
    if thing.card is None or len(thing.card.names) != 1:
        return False
    card = parse.catalogue.card(thing.card.names[0])
    return is_spell(face_named(card, thing.card.typed))
