"""The one way sentences are made: a template, its arguments, and a translation."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.telling.labels import label
from bot.telling.to_you import TO_YOU
from bot.worded import Worded, ended_once

# What ends a sentence, in any language.
_STOPS = ".!?…。！？"
# A number that takes the plural in every language that has one.
_MORE = 2
# How the reader calls whoever is asking.
ME = "me"
# How the reader's words for the two people of a duel are said back.
_PEOPLE = {ME: "you", "opponent": "your opponent"}


def _same(template: str) -> str:
    return template


def _english(one: str, many: str, number: int) -> str:
    return one if number == 1 else many


class Words:
    """Sentences in one language.

    *translate* gives a template in that language, *plural* one of two by a number:
    ``gettext`` and ``ngettext`` of a catalogue. Templates have ``{name}`` fields;
    what goes into them is never read as a template again.
    """

    def __init__(
        self,
        translate: Callable[[str], str] = _same,
        plural: Callable[[str, str, int], str] = _english,
    ) -> None:
        self._translate = translate
        self._plural = plural
        self._called: Mapping[str, str] = {}

    def calling(self, called: Mapping[str, str]) -> "Words":
        """The same language, in which things have the names they are *called* by."""
        words = Words(self._translate, self._plural)
        words._called = called
        return words

    def __call__(self, template: str, /, **args: object) -> str:
        """*template* in this language, with *args* in it."""
        # The catalogue keeps its own header under "".
        if not template:
            return ""
        field, to_you = TO_YOU.get(template, ("", ""))
        if field and args.get(field) == self._translate("you"):
            template = to_you
        return ended_once(self._translate(template).format(**args))

    def many(self, one: str, more: str, number: int, /, **args: object) -> str:
        """*one* or *more*, whichever goes with *number* (as ``{n}``)."""
        return self._plural(one, more, number).format(n=number, **args)

    def several(self, one: str, more: str, /, **args: object) -> str:
        """*more* with a number that is not known yet, or with several of them."""
        return self._plural(one, more, _MORE).format(**args)

    def sentence(self, text: str) -> str:
        """*text* with a capital in front and a full stop behind, if it has neither."""
        text = text.strip()
        if not text:
            return ""
        # A name such as "iguana" is a name; only our own words begin sentences small.
        text = text[0].upper() + text[1:]
        return text if text[-1] in _STOPS else self("{clause}.", clause=text)

    def put_down(self, result: str, why: str) -> str:
        """A result and the clause that says what leads to it, if there is one."""
        return self("{result} {why}", result=result, why=why) if why else result

    def called(self, name: str) -> str:
        """What *name* is called here; itself where it has no other."""
        return self._called.get(name, name)

    def word(self, word: str) -> str:
        """A word of the rules ("graveyard"), or a sentence that knows its template.

        Names and other sentences come back as they are.
        """
        if isinstance(word, Worded):
            return self._anew(word)
        return self._translate(word) if word else ""

    def person(self, player: str) -> str:
        """Who is asked, at the beginning of a line."""
        if player == ME:
            return self._translate("You")
        said = _PEOPLE.get(player)
        return self._translate(said).capitalize() if said else player

    def own(self, text: str) -> str:
        """A sentence of ours; what somebody else wrote comes back as it is."""
        return self._anew(text) if isinstance(text, Worded) else text

    def _anew(self, said: Worded) -> str:
        if not said.fields:
            # The catalogue keeps its own header under "".
            template = _PEOPLE.get(said.template, said.template)
            text = self._translate(template) if said else ""
        else:
            text = self(
                said.template,
                **{
                    name: self._field(one, typed=f"“{{{name}}}”" in said.template)
                    for name, one in said.fields.items()
                },
            )
        # "the 2/2" begins a sentence in any language; a name alone is none.
        begins = said[:1].isupper() and said.template[1:-1] not in said.fields
        return text[:1].upper() + text[1:] if begins else text

    def _field(self, one: object, *, typed: bool) -> object:
        """*one* in this language; what was *typed* is quoted as it stands."""
        if isinstance(one, Worded):
            return self._anew(one)
        return self.label(one) if isinstance(one, str) and not typed else one

    def label(self, text: str) -> str:
        """What nobody named ("the 3-Might unit"), or a list of such, in this language.

        Everything else comes back as it is.
        """
        if ", " not in text:
            return self._labelled(text) or text
        parts = text.split(", ")
        said = [self._labelled(part) for part in parts]
        if not any(said):
            return text
        if all(said):
            return self.commas(map(str, said))
        return ", ".join(one or part for one, part in zip(said, parts, strict=True))

    def _labelled(self, part: str) -> str | None:
        if part in self._called:
            return self._called[part]
        made = label(part)
        if made is None:
            return None
        template, fields = made
        return self(template, **{name: self._part(name, it) for name, it in fields})

    def _part(self, name: str, text: str) -> str:
        """What stands inside a label: a word, or whose it is."""
        return self.label(text) if name == "owner" else self._translate(text)

    def commas(self, parts: Iterable[str]) -> str:
        """``a, b, c``."""
        return self("{one}, {two}", one="", two="").join(parts)

    def clauses(self, parts: Iterable[str]) -> str:
        """``a; b; c``."""
        return self("{one}; {two}", one="", two="").join(parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """``A. B. C.``."""
        return self("{one} {two}", one="", two="").join(parts)

    def listed(self, parts: Sequence[str]) -> str:
        """``a, b``; ``a; b`` where a part has commas of its own."""
        comma = self.commas(("", ""))
        if any(comma in part for part in parts):
            return self.clauses(parts)
        return self.commas(parts)

    def all_of(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        return self("{first} and {last}", first=self.commas(parts[:-1]), last=parts[-1])

    def one_of(self, parts: Sequence[str]) -> str:
        """``a, b or c``."""
        if len(parts) < 2:
            return "".join(parts)
        return self("{first} or {last}", first=self.commas(parts[:-1]), last=parts[-1])


def runs(numbers: Sequence[int], words: Words) -> list[str]:
    """Sorted numbers as they are said, runs of three by their ends: 2, "5 to 9"."""
    ends: list[list[int]] = []
    for number in sorted(set(numbers)):
        if ends and number == ends[-1][-1] + 1:
            ends[-1].append(number)
        else:
            ends.append([number])
    return [
        said
        for run in ends
        for said in (
            [words("{low} to {high}", low=run[0], high=run[-1])]
            if len(run) > 2
            else [str(number) for number in run]
        )
    ]
