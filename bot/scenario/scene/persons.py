"""Which player the words of a clause mean."""

from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.going_on_doing import goes_on
from bot.scenario.scene.players_there import PlayersThere
from bot.scenario.scene.turn_ahead import attacks_ahead
from bot.scenario.words.asked_back import WHICH_PLAYER
from bot.scenario.words.kinds import MEN, OPPONENTS, WOMEN
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded

# Under this the memory of a text keeps whose turn it was taken to be.
GUESSED = "active player guessed"


class Persons(PlayersThere):
    """The players of a draft, and who "I", "he" and "Bob" are at this point."""

    def player(self, person: Person | None) -> str:
        """The id of the player *person* means; "" for None."""
        if person is None:
            return ""
        match person.kind:
            case "me":
                return "me" if self.has_me else self._first_player(person)
            case "name":
                return self._named(person)
            case "opponent":
                return self._opponent(person)
            case "he":
                return self.he(person)
            case "self":
                return self.subject or self.he(person)
            case "relative":
                if name := self._name_before(person.place.start):
                    return name
                before = self.named_before(person.place.start)
                if len(before) == 1 and "champion" in before[0].kinds:
                    return before[0].controller
                if not self.last_person:
                    raise self.error(Problem.AMBIGUOUS, worded("Who?"), person.place)
                return self.last_person
            case "active":
                return self._active()
            case "defending":
                return self.other(self._active())
            case "somebody" if attacked := self._attacked(person):
                return attacked
            case "somebody" if self._is_other():
                other = self.other("me")
                self.draft.assume(worded("“Somebody” is {who}.", who=self.name(other)))
                return other
            case "that" if self.last_person or self.subject:
                return self.last_person or self.subject
            case "face":
                return self._aimed_at(person) or self.other(self.subject or "me")
            case _:
                raise self.error(
                    Problem.AMBIGUOUS,
                    WHICH_PLAYER,
                    person.place,
                    ("I …", "My opponent …", "Alice …"),
                )

    def _active(self) -> str:
        """Whose turn it is, as is told or will be; else that of who is told first."""
        ahead = self.draft.active or attacks_ahead(
            self.following, self.player, self.other
        )
        if not ahead:
            ahead = next(iter(self.draft.players))
            self.parse.memory[GUESSED] = ahead
        return ahead

    def _attacked(self, person: Person) -> str:
        """ "2 to the player", "does the player take damage?": the one who is attacked.

        "" where nobody is, or several are.
        """
        if person.place.end > len(self.parse.tokens):
            return ""  # Said in another text.
        words = self.parse.said(person.place.start, person.place.end)
        if words.lower() != "the player":
            return ""
        combats = (it.what for it in reversed(self.draft.script))
        last = next((it for it in combats if isinstance(it, Combat)), None)
        goals = {goal for _, goal in last.attackers} if last is not None else set()
        return goals.pop() if len(goals) == 1 and goals < {*self.draft.players} else ""

    def _aimed_at(self, person: Person) -> str:
        """ "How much damage to face?": the one player attacked or aimed at.

        Whoever did something last is no answer: "I attack, they block with a 3/3."
        """
        if self.clause is None or not self.clause.kind.startswith("ask_"):
            return ""
        if isinstance(by := self.clause.get("by"), Person):
            return self.other(self.player(by))
        hit: set[str] = set()
        for entry in self.draft.script:
            if isinstance(entry.what, Combat):
                hit |= {goal for _, goal in entry.what.attackers}
            inside = entry.what.before if isinstance(entry.what, Combat) else [entry]
            for it in inside:
                if it.harms and isinstance(it.what, Resolve):
                    hit |= {name for slot in it.what.chosen for name in slot}
        hit &= {*self.draft.players}
        if len(hit) != 1 and self.draft.script:
            raise self.error(
                Problem.AMBIGUOUS,
                WHICH_PLAYER,
                person.place,
                ("I …", "My opponent …", "Alice …"),
            )
        return "".join(hit)

    def who(self, clause: Clause) -> str:
        """The player who does it; "" if nobody is named.

        Where the subject was left out ("… and casts Fog") it is the last one.
        """
        person = clause.get("who")
        if isinstance(person, Person):
            self.doer = self.player(person)
            return self.doer
        if clause.get("elided"):
            self.doer = goes_on(self.parse, self.draft, clause, self.subject)
            return self.doer or ("me" if self.has_me else "")
        return ""

    def next_actor(self, *kinds: str) -> str:
        """Who is named as acting in the first clause of those kinds to come."""
        for clause in self.following[:4]:
            if clause.kind in kinds and isinstance(clause.get("who"), Person):
                return self.player(clause.get("who"))
        return ""

    def players(self, person: Person) -> list[str]:
        """The players *person* means: one, both, each."""
        if person.kind in {"each", "both"}:
            return list(self.draft.players)
        if person.kind == "each opponent":
            return [it for it in self.draft.players if it != (self.subject or "me")]
        return [self.player(person)]

    def _opponent(self, person: Person) -> str:
        if person.name:
            for name in self.draft.players:
                if name.lower() == person.name.lower():
                    return name
        me = "me" if self.has_me else self.subject
        if person.of is not None and len(self.draft.players) == 2:
            of = person.of
            return self.other(self.he(of, True) if of.kind == "he" else self.player(of))
        nameless = [it for it in self.draft.players if it.endswith("'s opponent")]
        if nameless:
            return nameless[0]
        if not me:
            if "opponent" in self.draft.players:
                return "opponent"
            raise self.error(
                Problem.AMBIGUOUS, worded("Whose opponent is meant?"), person.place
            )
        if "opponent" in self.draft.players:
            return "opponent"
        return self.other(me)

    def is_doer(self, person: Person) -> bool:
        """ "Bob bolts him" is never Bob: the creature, where nobody else is left."""
        others = [it for it in self.draft.players if it != "me"]
        aimed = person.kind == "he" and person.name in {"him", "her", "them"}
        return aimed and others == [self.doer]

    def side_called(self, thing: Thing) -> str:
        """Whose "the enemy unit" is for me who asks, or for who does something.

        "Enemy champion hits me": mine, who asks; "he hits an enemy ally": his.
        """
        sides = {"enemy", "friendly"} & {*thing.of("status")}
        if not sides:
            return ""
        clause = self.clause
        told = {"who", "elided"} & {*(clause.slots if clause else ())}
        first = clause is not None and thing.place.start == clause.place.start
        mine = self.has_me and (first or not told)
        side = "me" if mine else self.subject or "me"
        return self.other(side) if "enemy" in sides else side

    def he(self, person: Person, owns: bool = False) -> str:
        """Who "he" is here, remembered for the next."""
        meant = self._he(person, owns)
        self._note_meant(person, meant)
        return meant

    def is_he(self, person: Person, meant: str) -> str:
        """*meant*, whom the clause leaves for *person*, remembered for the next."""
        self._note_meant(person, meant)
        return self._learn(meant, _PRONOUNS.get(person.name, ""))

    def doing_to_own(self, whose: Person) -> str:
        """ "Ann hits Ben's Bear. Ben prevents 2 to their Bear": Ben, who does it.

        "" unless somebody who can be meant is named in front in the same clause.
        """
        if self.clause is None or self.clause.kind.startswith("ask_"):
            return ""
        who = self.clause.get("who")
        if isinstance(who, Person):
            named = who.kind == "name" and who.place.end <= whose.place.start
            doer = self.player(who) if named else ""
        else:
            doer = self.subject if self.clause.get("elided") else ""
        if not doer or not (wanted := _PRONOUNS.get(whose.name, "")):
            return doer
        return doer if self._gender(doer) in {"", wanted} else ""

    def _note_meant(self, person: Person, player: str) -> None:
        before = self.meant_at.get(player, -1)
        self.meant_at[player] = max(before, person.place.start)

    def _met(self, person: Person) -> str:
        """Who is named behind it: "Can he attack Alice?" asks of another than her."""
        told = self.clause.slots if self.clause else {}
        whom = told.get("whom") or told.get("to") or told.get("at")
        parts = whom.parts if isinstance(whom, Several) else ()
        named = [it for it in parts if isinstance(it, Person) and it.kind == "name"]
        met = len(parts) == len(named) == 1 and named[0].place.start > person.place.end
        return self.player(named[0]) if met else ""

    def _he(self, person: Person, owns: bool) -> str:
        """He is never me; of two players it is the other, else the last named.

        *owns*: "her Bear" can be that of who does it, "hits her" never means that.
        """
        others = [it for it in self.draft.players if it != "me"]
        if self.has_me and len(others) == 1:
            return others[0]
        wanted = _PRONOUNS.get(person.name, "")
        aimed = not owns and person.name in {"him", "her", "them"}
        apart = aimed or (not owns and self._before_doer(person))
        if apart and self.doer in others and len(others) == 2:
            return self._learn(others[self.doer == others[0]], wanted)
        attacker = self._attacker()
        if not owns and attacker in others and len(others) == 2:
            unsure = self._gender(others[attacker == others[0]]) in {"", wanted}
            if unsure and self._gender(attacker) in {"", wanted}:
                # Who attacks blocks nothing: "Mara attacks Ivo. He blocks …".
                return self._learn(others[attacker == others[0]], wanted)
        own = self.parse.word(person.place.end - 1) == "own"
        if own and self.doer in others and self._gender(self.doer) in {"", wanted}:
            return self.doer  # "Ann's Bear and his own Ox": of who does it
        fitting = [it for it in others if wanted and self._gender(it) == wanted]
        possible = [
            it for it in others if self._gender(it) in {"", wanted} or not wanted
        ]
        met = "" if owns or len(possible) < 2 else self._met(person)
        fitting, possible = ([x for x in it if x != met] for it in (fitting, possible))
        unnamed = self.subject in possible and self.subject.endswith(_OPPONENT)
        asks = self.clause is not None and self.clause.kind.startswith("ask_")
        if (len(fitting) == 1 or len(possible) == 1) and not (unnamed and asks):
            meant = (fitting if len(fitting) == 1 else possible)[0]
            if not self._named_since(person, meant, possible):
                return self._learn(meant, wanted)
        if self.subject in possible and not (unnamed and asks):
            # "Ivy was hit by Sam. I cast Healing Salve on her": on either of them.
            mine = apart and self.doer == "me" and len(others) == 2
            if not mine and not self._named_since(person, self.subject, possible):
                return self.subject
        spoken = max(possible, key=lambda it: self.meant_at.get(it, -1), default="")
        if asks and spoken in self.meant_at and spoken != self.doer:
            # "Bob has a shield. Tom bolts him. What's his life?": who "him" was.
            return self._learn(spoken, wanted)
        raise self.error(
            Problem.AMBIGUOUS,
            worded("Who is “{person}” here?", person=person.name or "he"),
            person.place,
            others,
        )

    def _named_since(self, person: Person, meant: str, possible: list[str]) -> bool:
        """ "Dora bolts Alice, and she …": who else may be meant was named later.

        "Anna attacks. Ben's champion has 2 damage. Is their champion dead?": Ben's.
        """
        asks = self.clause is not None and self.clause.kind.startswith("ask_")
        if person.name not in _PRONOUNS and not (asks and person.name == "their"):
            return False
        last = dict.fromkeys(possible, -1)
        for at, token in enumerate(self.parse.tokens[: person.place.start]):
            for it in possible:
                if token.raw.lower().removesuffix("'s") == it.lower():
                    last[it] = at
        untold = self.subject in possible and not self._gender(self.subject)
        words = {it.text for it in self.parse.tokens[: person.place.start]}
        # Nobody has spoken yet of the other that somebody named has to have.
        unspoken = self.subject.endswith(_OPPONENT) and not words & OPPONENTS
        if untold and not unspoken and self.subject != meant not in self.learned:
            return True  # "Sam bolts Alice. She …": Sam may be a woman
        for it in possible:
            last[it] = max(last[it], self.meant_at.get(it, -1))
        return any(last[it] > last[meant] for it in possible if it != meant)

    def _attacker(self) -> str:
        """Who attacks where the clause says who blocks, or does not; else ""."""
        kind = self.clause.kind if self.clause is not None else ""
        if kind not in {"block", "unblocked"}:
            return ""
        combats = (it.what for it in reversed(self.draft.script))
        return next((it.attacker for it in combats if isinstance(it, Combat)), "")

    def _before_doer(self, person: Person) -> bool:
        """ "He is hit by Bob's Bolt": not Bob, who is named behind."""
        who = self.clause.get("who") if self.clause is not None else None
        if not isinstance(who, Person) or who is person:
            return False
        return who.kind == "name" and person.place.start < who.place.start

    def _gender(self, name: str) -> str:
        return gender(name) or self.learned.get(name, "")

    def _learn(self, name: str, wanted: str) -> str:
        """*name*, who is "he" or "she" from here on, as *wanted* says."""
        if wanted:
            self.learned.setdefault(name, wanted)
        return name


# What a player is called of whom nothing else is said.
_OPPONENT = "'s opponent"
_PRONOUNS = {
    "he": "m", "him": "m", "his": "m", "she": "f", "her": "f", "hers": "f",
}  # fmt: skip


def gender(name: str) -> str:
    """ "m" or "f" for a first name that tells it, else ""."""
    low = name.lower()
    if low in WOMEN:
        return "f"
    return "m" if low in MEN else ""


def of_all_players(thing: Thing) -> bool:
    """ "Both players' champions": of which each player has one."""
    whose = thing.owner.kind if thing.owner is not None else ""
    return thing.noun == "champion" and whose in {"each", "both"}
