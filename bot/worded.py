"""A sentence that knows what it was made from, so that it can be said anew."""

from collections.abc import Mapping


class Worded(str):
    """An English sentence; *template* and *fields* make it in another language.

    It is the sentence itself wherever a text is wanted. What is cut from it or put
    around it is a plain text again.
    """

    __slots__ = ("fields", "template")

    template: str
    fields: Mapping[str, object]

    def __new__(
        cls, text: str, template: str = "", fields: Mapping[str, object] | None = None
    ) -> "Worded":
        """*text* as it reads in English."""
        made = super().__new__(cls, text)
        made.template, made.fields = template or text, fields or {}
        return made


def worded(template: str, /, **fields: object) -> Worded:
    """*template* with *fields* in it, which may be sentences of the same kind."""
    return Worded(template.format(**fields), template, fields)
