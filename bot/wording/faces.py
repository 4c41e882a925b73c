"""Texts in which the faces of a card stand one after the other, each under its name."""

import re

from bot.wording.magic.reading import is_keyword_line

_SMALL = frozenset({"of", "the", "and", "a", "an", "in", "to", "for", "with", "on"})
_TYPES = re.compile(
    r"(?:(?:Legendary|Basic|Snow|World) )*(?:(?:Artifact|Creature|Enchantment|Instant|"
    r"Land|Planeswalker|Sorcery|Battle|Kindred) ?)+(?:[—–-]+ .*)?"
)


def joined_faces(name: str, text: str) -> list[tuple[str, str, frozenset[str]]]:
    """The faces of such a text: name, text, and kinds if a type line was there.

    A text that does not begin with *name* is one face.
    """
    lines = [line.strip() for line in text.splitlines()]
    if not lines or lines[0] != name or not _is_title(name):
        return [(name, text, frozenset())]
    faces: list[tuple[str, list[str], frozenset[str]]] = []
    for line in lines:
        if not line or re.fullmatch(r"\d\.", line):
            continue
        if _is_title(line):
            if not faces or faces[-1][0] != line:
                faces.append((line, [], frozenset()))
        elif _TYPES.fullmatch(line) and not faces[-1][1]:
            kinds = frozenset(re.findall(r"[\w'-]+", line.casefold()))
            faces[-1] = (faces[-1][0], faces[-1][1], kinds)
        else:
            faces[-1][1].append(line)
    return [(title, "\n".join(own), kinds) for title, own, kinds in faces]


def _is_title(line: str) -> bool:
    words = re.sub(r"[,:]", "", line).split()
    return (
        not line.endswith((".", ")", '"'))
        and "{" not in line
        and not _TYPES.fullmatch(line)
        and all(word[:1].isupper() or word in _SMALL for word in words)
        and not is_keyword_line(line)
    )
