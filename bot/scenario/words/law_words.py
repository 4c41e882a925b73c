"""Who and what an effect told in the asker's words speaks of, as a card says it.

"My creatures" of an effect of mine are "a creature you control" on the card; of one of
my opponent's, "a creature an opponent controls".
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.citation import Game

COLOURS = ("white", "blue", "black", "red", "green")
_EACH = r"(?:(?:all|any|each|every|one|some)(?: of)? )?"
_OF = r"(?:my |the |his |her |their |an |any |each |our )?opponents?"
_WHOSE = rf"(?:my|his|her|their|our|{_OF} 's|[a-z]+ 's)"
_BODIES = "creatures?|guys?|dudes?|minions?|units?|ally|allies|team"
_NOUNS = (
    rf"{_BODIES}|permanents?|planeswalkers?|champions?|spells?|sources?|attackers?|"
    "stuff|things?|cards?|instants? (?:and|or) sorcer(?:y|ies)|instants?|"
    "sorcer(?:y|ies)"
)
_KINDS = f"{'|'.join(COLOURS)}|noncreature|artifact|attacking|enemy|opposing"
_CONTROLS = r"(?:control|controls|have|has|got|own|owns)"
_THING = (
    rf"{_EACH}(?:(?P<whose>{_WHOSE}) |the |an? )?(?P<other>other |another )?"
    rf"(?:(?P<kind>{_KINDS}) )?(?P<noun>{_NOUNS})"
    rf"(?: (?:that |which )?(?P<who>i|we|you|he|she|they|{_OF}) {_CONTROLS}"
    r"| of (?P<of>mine|his|hers|theirs|yours))?"
)
_PERSON = (
    rf"(?P<person>me|myself|i|you|we|us|him|himself|her|herself|them|he|she|they|it|"
    rf"itself|this creature|that creature|the creature itself|"
    r"(?:the )?(?:enchanted|equipped) (?:creature|unit|ally)|"
    rf"(?:the )?creature (?:it is|it 's) (?:on|attached to|enchanting)|{_OF}|"
    r"(?:an?|any|each|every|all)(?: of)?(?: the)? players?|players?|"
    r"everyone|everybody|anyone|anybody)"
)
_EVERYTHING = r"(?P<all>everything|anything)"
_BOTH = (
    r"(?P<both>(?:me|him|her|them) (?:and|or) "
    rf"(?P<theirs>(?:my|his|her|their|any of my|a|any) (?:{_BODIES}|permanents?|stuff|"
    rf"things?)(?: (?:i|he|she|they) {_CONTROLS})?))"
)


_ANY = re.compile(f"(?:{_BOTH}|{_THING}|{_PERSON}|{_EVERYTHING})")
_ME = frozenset("me myself i we us my our mine".split())
_PLAYERS = frozenset("player players everyone everybody anyone anybody".split())
_HERE = frozenset("it itself".split())
_MALE = frozenset("him himself her herself he she".split())
_TEAM = re.compile(f"(?:{_BODIES})$")
_TOO = frozenset({"enemy", "opposing"})


@dataclass(frozen=True, slots=True)
class Teller:
    """Of what is told: whose it is, and what it is.

    *mine*: the asker's, who then is its "you"; *names* are those of who has it, beside
    the pronouns. *itself* is how its text speaks of it, "" where damage to it, or by
    it, is none; *alive* where "him" may be it. *alone* tells whether nobody else plays.
    """

    game: Game
    mine: bool
    names: frozenset[str] = frozenset()
    itself: str = ""
    alive: bool = False
    alone: Callable[[], bool] = lambda: True

    def whose(self, who: str) -> str | None:
        """Who *who* is on its card: "you", "an opponent", None for nobody certain."""
        words = who.replace(" 's", "").split()
        if words[-1] in _ME:
            own = self.mine
        elif words[-1] in {"you", "yours"}:
            return "you"
        elif words[0] in self.names:
            own = True
        elif words[-1].startswith("opponent"):
            if not self.mine and words[0] in {"my", "the", "opponent"}:
                own = True  # as the asker calls who has it
            else:
                return "an opponent"
        elif words[-1] in {"him", "her", "them", "he", "she", "they", "his", "hers",
                           "their", "theirs", "himself", "herself"}:  # fmt: skip
            own = not self.mine
        else:
            return None
        if own:
            return "you"
        return "an opponent" if self.alone() else None


def in_card_words(said: str, of: Teller, *, source: bool = False) -> str | None:
    """*said* in a card's words; None where it is not certain who or what that is.

    *source*: it deals damage; else damage is dealt to it.
    """
    found = _ANY.fullmatch(said)
    if found is None:
        return None
    if found["all"]:
        return "a source" if source else ""
    if found["both"]:
        return _both(found, of)
    if found["person"]:
        return _person(found["person"], of, source=source)
    return _thing(found, of, source=source)


def _both(found: re.Match[str], of: Teller) -> str | None:
    who = of.whose(found["both"].split()[0])
    theirs = in_card_words(found["theirs"], of)
    if who != "you" or theirs is None or not theirs.endswith("you control"):
        return None
    if of.game is Game.GRAND_ARCHIVE:
        return "a unit you control"
    return f"you or {theirs}"


def _person(said: str, of: Teller, *, source: bool) -> str | None:
    last = said.split()[-1]
    worn = "enchanted" in of.itself or "equipped" in of.itself
    if "enchanted" in said or "equipped" in said or said.startswith("creature it"):
        return of.itself if worn else None
    if last in _PLAYERS:
        return None if source else "a player"
    if last in _HERE or said == "the creature itself" or said.endswith(" creature"):
        return of.itself or None
    if last in _MALE and of.alive:
        # Of an opponent's creature "him" may be that as well as the opponent.
        return of.itself if of.mine else None
    who = of.whose(said)
    if source:
        return f"a source {_controls(who)}" if who else None
    if who == "you" and of.game is Game.GRAND_ARCHIVE:
        return "your champion"
    return who


def _thing(found: re.Match[str], of: Teller, *, source: bool) -> str | None:
    whose = found["whose"] or found["who"] or found["of"]
    kind, other = found["kind"] or "", bool(found["other"])
    who = of.whose(whose) if whose else None
    if whose and who is None:
        return None
    if kind in _TOO:
        kind, who = "", "an opponent" if of.mine and not whose else None
        if who is None:
            return None
    noun = _noun(found["noun"], of.game, source=source)
    if not noun or (other and not of.itself):
        return None
    if noun == "champion" and who == "you" and not other and not kind:
        return "your champion"
    words = f"{kind} {noun}".strip()
    article = "another" if other else "an" if words[0] in "aeio" else "a"
    return f"{article} {words}{f' {_controls(who)}' if who else ''}"


def _controls(who: str | None) -> str:
    return "you control" if who == "you" else "an opponent controls"


def _noun(said: str, game: Game, *, source: bool) -> str:
    """What cards of *game* call that; "" for what they have not."""
    if said.startswith(("instant", "sorcer")):
        both = " or " in said or " and " in said
        return "instant or sorcery spell" if both else f"{said.rstrip('s')} spell"
    if said in {"stuff", "thing", "things", "card", "cards"}:
        return "source" if source else "permanent" if game is Game.MTG else "unit"
    if said.rstrip("s") == "attacker":
        return "attacking creature" if game is Game.MTG else ""
    if _TEAM.match(said):
        if game is Game.MTG:
            return "creature"
        if game is Game.RIFTBOUND or said.startswith("unit"):
            return "unit"
        return "ally"
    return said.removesuffix("s")
