"""A sentence that knows what it was made from, so that it can be said anew."""

from collections.abc import Iterator, Mapping, Sequence

_STOPS = (".", "。")
# What ends a quotation or an aside, in any language that is spoken.
_CLOSING = "”“»」)） "


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
    text = ended_once(template.format(**fields)) if fields else template
    return Worded(text, template, fields)


def within(text: object) -> Iterator[Worded]:
    """*text* and all that stands in it, as far as they were worded."""
    if isinstance(text, Worded):
        yield text
        for one in text.fields.values():
            yield from within(one)


def sentences(text: object) -> Iterator[str]:
    """The templates *text* is made from: its own, and those of what stands in it."""
    return (one.template for one in within(text))


def is_said(text: object, *any_of: str) -> bool:
    """Whether *text* is made from one of these templates, or what stands in it is."""
    return any(one in any_of for one in sentences(text))


def ended_once(text: str) -> str:
    """*text* without a stop behind a sentence inside it that brings its own."""
    if text[-1:] not in _STOPS or text.endswith("..."):
        return text
    inside = text[:-1].rstrip(_CLOSING)
    return text[:-1] if inside[-1:] in _STOPS else text


def capital(text: str) -> str:
    """*text* as it begins a sentence."""
    begun = text[:1].upper() + text[1:]
    if isinstance(text, Worded):
        return Worded(begun, text.template, text.fields)
    return begun


def one_of(parts: Sequence[str]) -> str:
    """``a, b or c``."""
    return _ended("{first} or {last}", parts)


def all_of(parts: Sequence[str]) -> str:
    """``a, b and c``."""
    return _ended("{first} and {last}", parts)


def joined(parts: Sequence[str], between: str = ", ") -> Worded:
    """``a, b, c``, each of which may be worded."""
    if len(parts) == 1 and isinstance(parts[0], Worded):
        return parts[0]
    made = worded("{one}", one=parts[0]) if parts else worded("")
    for part in parts[1:]:
        made = worded(f"{{one}}{between}{{two}}", one=made, two=part)
    return made


def apart(text: object) -> Iterator[object]:
    """The parts that `joined` put together to *text*."""
    if not isinstance(text, Worded) or not text.fields.keys() <= {"one", "two"}:
        yield text
    elif text.fields:
        for part in text.fields.values():
            yield from apart(part)
    else:
        yield text


def replaced(text: str, old: str, new: str) -> str:
    """*text* with *old* made *new*, in its template and in its fields."""
    if not isinstance(text, Worded):
        return text.replace(old, new)
    return worded(
        text.template.replace(old, new),
        **{
            name: replaced(one, old, new) if isinstance(one, str) else one
            for name, one in text.fields.items()
        },
    )


def _ended(template: str, parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return parts[0] if parts else ""
    return worded(template, first=joined(parts[:-1]), last=parts[-1])
