"""Kinds of things in words: "a red creature an opponent controls with flying"."""

from dataclasses import replace

from bot.engine.board import COLORS
from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    ONLY_YOU,
    THIS,
    ControllerOf,
    DealtThisWay,
    Filter,
    Named,
    PreventedThisWay,
    Ref,
    RemovedThisWay,
    Side,
    Who,
    Zone,
)
from bot.plurals import plural
from bot.wording.magic.vocabulary import CARD_TYPES
from bot.wording.saying.alternatives import by_keyword, by_state, only_either

_GENERAL_LAST = ("creature", "permanent", "spell", "card", "ability", "planeswalker")
_CONTROLLED = {
    Side.YOU: ("you control", "you control"),
    Side.OPPONENT: ("an opponent controls", "your opponents control"),
    Side.THAT_PLAYER: ("that player controls", "that player controls"),
    Side.EACH: ("they control", "they control"),
    Side.ENCHANTED: ("enchanted player controls", "enchanted player controls"),
}
_OWNED = {
    Side.YOU: ("you own", "you own"),
    Side.OPPONENT: ("an opponent owns", "your opponents own"),
}


def article(words: str) -> str:
    """*words* with "a" or "an" before them, "another" for "other"."""
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if words[:1] in "aeiou" else f"a {words}"


def joined(parts: list[str], word: str) -> str:
    """``a, b, or c``."""
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return ", ".join(parts[:-1]) + f", {word} {parts[-1]}"


WHO = {
    Who.YOU: "you",
    Who.THIS: "this",
    Who.ATTACHED: "enchanted creature",
    Who.EACH_PLAYER: "each player",
    Who.EACH_OPPONENT: "each opponent",
    Who.EVENT_SOURCE: "that source",
    Who.EVENT_RECIPIENT: "that recipient",
    Who.EVENT_PLAYER: "the affected player",
    Who.EVENT_OBJECT: "that object",
    Who.CHOSEN_SOURCE: "the chosen source",
    Who.EACH_ONE: "that player",
}
THIS_WAY = {
    PreventedThisWay(): "the damage prevented this way",
    RemovedThisWay(): "the counters removed this way",
    DealtThisWay(): "the damage dealt this way",
    DealtThisWay(True): "the excess damage dealt this way",
    DealtThisWay(life=True): "the life lost this way",
}


class KindWords:
    """Says filters. *refer* says what a filter borrows from elsewhere."""

    def refer(self, ref: Ref) -> str:
        """The words for *ref*."""
        raise NotImplementedError

    def kind(self, f: Filter, *, many: bool = False, source: bool = False) -> str:
        """The filter without an article: "red creature you control with flying"."""
        if source and "spell" in f.not_kinds and (f.kinds or f.any_kinds):
            # What is no spell needs no "source" behind it.
            source, f = False, replace(f, not_kinds=f.not_kinds - {"spell"})
        if f.any_of and not by_state(f) and not by_keyword(f):
            return self._either(f, many, source)
        before: list[str] = []
        met = f.not_ref is not None and f.players is Side.OPPONENT
        if f.other or f.not_chosen is not None or met:
            before.append("other")
        before.extend(_states(f))
        if by_state(f):
            before.append(joined([" ".join(_states(one)) for one in f.any_of], "or"))
        if f.colorless:
            before.append("colorless")
        if f.multicolored:
            before.append("multicolored")
        colors = f.colors - {"chosen"}
        if colors:
            before.append(joined([c for c in COLORS if c in colors], "or"))
        before.extend(f"non{c}" for c in COLORS if c in f.not_colors)
        before.extend(_non(kind) for kind in sorted(f.not_kinds))
        after = self._after(f, many)
        if after and f.players and f.objects and (f.kinds or f.any_kinds):
            # What is said behind both would be said of players, too.
            who = self._head(Filter(players=f.players, objects=False), many, False)
            rest = self.kind(replace(f, players=None), many=many, source=source)
            return f"{who} {'and' if many else 'or'} {rest}"
        return " ".join((*before, self._head(f, many, source), *after))

    def _either(self, f: Filter, many: bool, source: bool) -> str:
        rest = replace(f, any_of=(), players=None)
        if rest.other:
            f, rest = replace(f, other=False), replace(rest, other=False)
            return f"other {self._either(f, many, source)}"
        parts = [self.kind(one, many=many, source=source) for one in f.any_of]
        word = "and" if many else "or"
        end = " sources" if many else " source"
        if source and not f.any_of[0].kinds and all(it.endswith(end) for it in parts):
            # "red or artifact source you control": whose it is, is said of both.
            parts = [it.removesuffix(end) for it in parts]
            return " ".join((joined(parts, "or") + end, *self._after(rest, many)))
        if rest != ANY_OBJECT:
            return f"{joined(parts, word)} {' '.join(self._after(rest, many))}"
        return joined(parts, word)

    def _head(self, f: Filter, many: bool, source: bool) -> str:
        kinds = sorted(f.kinds - {"chosen"}, key=_place)
        general = kinds[-1] if kinds and kinds[-1] in _GENERAL_LAST else ""
        players = (
            {
                Side.ANY: "players" if many else "player",
                Side.OPPONENT: "opponents" if many else "opponent",
                Side.YOU: "you",
            }.get(f.players)
            if f.players
            else None
        )
        if players and not f.objects:
            return players
        words: list[str] = []
        if f.any_kinds:
            named = sorted(f.any_kinds, key=_place)
            if general and not f.token:
                words = [*kinds[:-1], joined(named, "or")]
                last = plural(general) if many else general
                return " ".join((*words, last))
            if source and not f.token:
                end = "sources" if many else "source"
                return " ".join((*kinds, joined(named, "or"), end))
            if f.token:
                end = "tokens" if many else "token"
                return " ".join((*kinds, joined(named, "or"), end))
            named = [plural(one) for one in named] if many else named
            if players:
                named.append(players)
            return " ".join((*kinds, joined(named, "or")))
        if f.token:
            return " ".join((*kinds, "tokens" if many else "token"))
        if not kinds:
            if players:
                return f"{'permanents' if many else 'permanent'} or {players}"
            return "sources" if many else "source"
        if source and not set(kinds) & set(_GENERAL_LAST):
            return " ".join((*kinds, "sources" if many else "source"))
        if many:
            kinds = [*kinds[:-1], plural(kinds[-1])]
        return " ".join(kinds) + (f" or {players}" if players else "")

    def _after(self, f: Filter, many: bool) -> list[str]:
        words: list[str] = []
        if "chosen" in f.kinds:
            words.append("of the chosen type")
        if "chosen" in f.colors:
            words.append("of the chosen color")
        if f.zone is Zone.GRAVEYARD and f.controlled_by is not None:
            words.append(f"from {self.refer(f.controlled_by)}'s graveyard")
        elif f.zone is Zone.GRAVEYARD:
            words.append(
                {
                    None: "from a graveyard",
                    Side.YOU: "from your graveyard",
                    Side.OPPONENT: "from an opponent's graveyard",
                    Side.THAT_PLAYER: "from that player's graveyard",
                    Side.ANY: "from a graveyard",
                }[f.owner]
            )
        elif f.zone is Zone.EXILE and f.controlled_by is not None:
            words.append(f"{self.refer(f.controlled_by)} owns in exile")
        elif f.zone is Zone.EXILE and f.owner in _OWNED:
            words.append(f"{_OWNED[f.owner][many]} in exile")
        elif f.zone is Zone.EXILE and f.owner is Side.THAT_PLAYER:
            words.append("that player owns in exile")
        elif f.zone is Zone.EXILE:
            words.append("from exile")
        elif f.zone is Zone.LIBRARY and f.owner is None:
            words.append("from a library")
        elif f.owner in _OWNED:
            words.append(_OWNED[f.owner][many])
        if f.controller in _CONTROLLED:
            words.append(_CONTROLLED[f.controller][many])
        words.extend(f"with {keyword}" for keyword in sorted(f.keywords))
        words.extend(f"without {keyword}" for keyword in sorted(f.without_keywords))
        if f.any_of and by_keyword(f):
            either = [next(iter(one.keywords)) for one in f.any_of]
            words.append(f"with {either[0]} or {either[1]}")
        words.extend(_sizes(f))
        if f.attached_to is not None:
            words.append(f"attached to {self.refer(f.attached_to)}")
        words.extend(
            f"that {'target this' if many and fact == 'targets this' else fact}"
            for fact in sorted(f.flags)
        )
        if f.none_of == (Filter(zone=Zone.BATTLEFIELD),):
            words.append("not on the battlefield")
        elif all(one == Filter(counter=one.counter) for one in f.none_of):
            them = "them" if many else "it"
            words.extend(
                f"with no{one.counter and ' '}{one.counter} counters on {them}"
                for one in f.none_of
            )
        elif f.none_of:
            barred = [self.kind(one, many=many) for one in f.none_of]
            words.append(f"other than {joined(barred, 'and' if many else 'or')}")
        if f.counter is not None:
            them = "them" if many else "it"
            if f.counter:
                words.append(f"with {article(f.counter)} counter on {them}")
            else:
                words.append(f"with a counter on {them}")
        if f.name == "chosen":
            words.append("with the chosen name")
        elif f.name:
            words.append(f"named {f.name}")
        if f.attacking_player is Side.YOU:
            words.append("attacking you")
        elif f.attacking_player is Who.ATTACHED:
            words.append("attacking enchanted player")
        if f.controlled_by == Named("defending player"):
            words.append("defending player controls")
        elif f.controlled_by == Named("chosen player"):
            words.append("the chosen player controls")
        elif f.zone is Zone.EXILE:
            pass  # said before: whose it is
        elif f.controlled_by is not None and _is_player(f.controlled_by):
            words.append(f"{self.refer(f.controlled_by)} controls")
        elif f.controlled_by is not None and f.zone is not Zone.GRAVEYARD:
            words.append(f"{self.refer(f.controlled_by)}'s controller controls")
        if f.in_combat_with is not None:
            how = "blocking or blocked by"
            if f.blocking or f.attacking:
                how = "blocking" if f.blocking else "blocked by"
            words.append(f"{how} {self.refer(f.in_combat_with)}")
        if f.not_ref is not None and f.players is not Side.OPPONENT:
            words.append(f"other than {self.refer(f.not_ref)}")
        if f.named_as is not None:
            words.append(f"with the same name as {self.refer(f.named_as)}")
        if f.shares_color_with is not None:
            share = "share" if many else "shares"
            words.append(f"that {share} a color with {self.refer(f.shares_color_with)}")
        return words

    # --- Whole noun phrases ---

    def one(self, f: Filter, *, source: bool = False) -> str:
        """One that matches: "a creature you control", "you", "this"."""
        special = self._special(f)
        if special:
            return special
        if f.players is Side.YOU and f.objects:
            return f"you or {self.one(replace(f, players=None), source=source)}"
        if only_either(f):
            return joined([self.one(p, source=source) for p in f.any_of], "or")
        if f.players is Side.OPPONENT and f.objects and f.kinds:
            rest = replace(f, players=None)
            return f"an opponent or {self.one(rest, source=source)}"
        return article(self.kind(f, source=source))

    def all(self, f: Filter, *, source: bool = False, joint: str = "and") -> str:
        """All that match: "creatures you control", "you and permanents you control"."""
        special = self._special(f)
        if special:
            return special
        if f.players is Side.YOU and f.objects:
            return f"you {joint} {self.all(replace(f, players=None), source=source)}"
        if only_either(f):
            return joined([self.all(p, source=source) for p in f.any_of], joint)
        if f.players is Side.OPPONENT and f.objects and f.kinds:
            rest = replace(f, players=None)
            return f"your opponents and {self.all(rest, source=source)}"
        return self.kind(f, many=True, source=source)

    def _special(self, f: Filter) -> str:
        if f == ONLY_YOU:
            return "you"
        if f == THIS:
            return "this"
        if f == Filter(attached=True):
            return "enchanted creature"
        if f == Filter(players=Side.ANY, objects=False, attached=True):
            return "enchanted player"
        if f == ANYTHING:
            return "any permanent or player"
        if f.only_ref is not None and f.players is not None:
            return self.refer(f.only_ref)
        return ""


def so_many(many: str, what: str) -> str:
    """ "half that many cards, rounded down": *what* before how it is rounded."""
    count, comma, rounded = many.partition(", rounded")
    return f"{count} {what}{comma}{rounded}"


def _place(kind: str) -> tuple[int, str]:
    """Supertypes first, then subtypes, card types, and the general words."""
    if kind in ("legendary", "basic", "snow", "world"):
        return (0, kind)
    if kind in ("creature", "planeswalker"):
        return (3, kind)
    if kind == "permanent":
        return (4, kind)
    if kind in ("spell", "card", "ability"):
        return (5, kind)
    return (2 if kind in CARD_TYPES else 1, kind)


def _non(kind: str) -> str:
    return f"non{kind}" if kind in CARD_TYPES or kind == "basic" else f"non-{kind}"


def _states(f: Filter) -> list[str]:
    words: list[str] = []
    if f.tapped is not None:
        words.append("tapped" if f.tapped else "untapped")
    if f.attached_kind:
        words.append(f.attached_kind)
    if f.blocked is not None:
        words.append("blocked" if f.blocked else "unblocked")
    elif f.attacking and f.attacking_player is None and f.in_combat_with is None:
        words.append("attacking")
    elif f.attacking is False:
        words.append("nonattacking")
    if f.blocking and f.in_combat_with is None:
        words.append("blocking")
    elif f.blocking is False:
        words.append("nonblocking")
    if f.token is False:
        words.append("nontoken")
    return words


def _sizes(f: Filter) -> list[str]:
    words: list[str] = []
    if f.power_than is not None:
        words.append(f"with {'greater' if f.power_than[0] == '>' else 'lesser'} power")
    if f.lopsided:
        sizes = ("toughness", "power") if f.lopsided == "<" else ("power", "toughness")
        words.append("with {} greater than their {}".format(*sizes))
    for name, least, most in (
        ("power", f.power_at_least, f.power_at_most),
        ("toughness", f.toughness_at_least, f.toughness_at_most),
        ("mana value", f.mana_value_at_least, f.mana_value_at_most),
    ):
        if least is not None and least == most:
            words.append(f"with {name} {least}")
        elif least is not None and most == least + 1:
            words.append(f"with {name} {least} or {most}")
        elif least is not None:
            words.append(f"with {name} {least} or greater")
        elif most is not None:
            words.append(f"with {name} {most} or less")
    return words


def possessive(words: str) -> str:
    """Whose: "its", "this's"."""
    return "its" if words == "it" else f"{words}'s"


def over_all(stat: str, many: str) -> str:
    """ "the total power of creatures you control", "the greatest power among …"."""
    return f"the {stat} among {many}" if " " in stat else f"the total {stat} of {many}"


def _is_player(ref: Ref) -> bool:
    return ref is Who.EVENT_PLAYER or isinstance(ref, ControllerOf)
