"""Who does what is told without a subject: "… and then attacks"."""

from bot.scenario.scene.draft import Combat, Draft
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause

_LEADING = frozenset("and then , but also later afterwards".split())
_LONGEST_LEAD = 4
# Cards that people use as verbs.
_BY_CARDS = frozenset({"bolts", "shocks", "fogs"})


def goes_on(parse: Parse, draft: Draft, clause: Clause, subject: str) -> str:
    """Who does what *clause* tells, where *subject* was spoken of last.

    "He bolts me, I have a shield, and then attacks": he who did the last thing, whom
    the form of the verb fits.
    """
    last = draft.script[-1] if draft.script else None
    if subject != "me" or len(draft.players) != 2:
        return subject
    by = ""
    if last is not None:
        by = last.what.attacker if isinstance(last.what, Combat) else last.by
    if by != subject and is_done_to_me(parse, clause):
        return next(it for it in draft.players if it != subject)
    other = by in draft.players and (
        is_third(verb_of(parse, clause)) or _card_is_verb(parse, clause)
    )
    return by if other else subject


def is_done_to_me(parse: Parse, clause: Clause) -> bool:
    """ "He forgot that I have a shield and bolted me": to myself I do nothing so."""
    verb = verb_of(parse, clause)
    third = verb.endswith("ed") or is_third(verb) or _card_is_verb(parse, clause)
    if not third:
        return False
    return "me" in parse.words[clause.place.start : clause.place.end]


def _card_is_verb(parse: Parse, clause: Clause) -> bool:
    """ "He attacks and I don't block, then Lightning Bolts me"."""
    card, to = clause.get("card"), clause.get("to")
    if clause.kind != "cast" or not isinstance(card, Card) or to is None:
        return False
    verb = parse.word(to.place.start - 1)
    called = (parse.catalogue.card(it).name.lower().split()[-1] for it in card.names)
    return any(verb == f"{it}s" for it in called)


def verb_of(parse: Parse, clause: Clause) -> str:
    """The word with which *clause* begins, behind "and then"."""
    begin = clause.place.start
    ahead = range(begin, min(begin + _LONGEST_LEAD, clause.place.end))
    return next((it for it in map(parse.word, ahead) if it not in _LEADING), "")


def is_third(verb: str) -> bool:
    """Whether that is said of neither me nor you: "attacks", "bolts"."""
    return verb in _BY_CARDS or (verb in TENSES and TENSES[verb].simple[1] == verb)
