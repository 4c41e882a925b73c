"""Words that exempt, negate, restrict, sum up or end something: none gets lost.

A text that is offered for another may say everything in other words. One that says
less of these than was typed says the opposite, and is no offer.
"""

import re
from collections import Counter

# What is said of the same is counted together: "isn't blocked" is "unblocked".
_FAMILIES = tuple(
    re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    for words in (
        r"not|no|never|none|nobody|nothing|neither|nor|without|cannot|[a-z]+n['’]t|"
        r"(?:ai|are|ca|could|did|do|does|had|has|have|is|should|wo|was|were|would)nt|"
        r"un(?:able|affected|blockable|blocked|preventable|prevented|tapped)",
        r"except(?:ing)?|exclud\w+|unless|besides|other than|apart from|aside from|"
        r"save (?:for|mine|yours|his|hers)|barring|instead|rather|whether|"
        r"although|though|despite|"
        r"but (?:for|one|two|three|four|\d+|me|him|her|it|them|my|his|their|the|"
        r"[a-z]+sel(?:f|ves))",
        r"(?:my|your|him|her|it|them|our)sel(?:f|ves)",
        r"any ?more|no longer|last|previous|earlier|ago|before|until|till|gone|ended|"
        r"expired|already|used up|lose|loses|lost|removed",
        r"if|only|solely",
        r"all|every|everything|everyone|everybody",
        r"total|altogether|combined|split|splits|divided?|divides|shared?|shares",
        r"mean|means|meant|scratch|correction|oops",
    )
)
_SENTENCE = re.compile(r"(?:[^.?!\n]|[.?!](?![\s\"”]))+")


# "My friend says that he gains 4" does not say that he does.
_CLAIMED = re.compile(
    r"\b(?:says|said|claims|claimed|thinks|thought|insists|insisted|argues|believes)\b",
    re.IGNORECASE,
)


def is_turned(typed: str, offered: str) -> bool:
    """Whether a sentence of *typed* has more of such words than stand in *offered*.

    Sentences that are left out whole are nobody's other words.
    """
    old, new = _sentences(typed), _sentences(offered)
    fresh = " ".join((new - old).elements())
    changed = " ".join((old - new).elements())
    return bool(fresh) and any(
        len(family.findall(fresh)) < len(family.findall(changed))
        for family in (*_FAMILIES, _CLAIMED)
    )


def turns(said: str) -> bool:
    """Whether *said* may turn the meaning of what stands around it."""
    return any(family.search(said) for family in _FAMILIES)


def _sentences(text: str) -> Counter[str]:
    return Counter(it.strip() for it in _SENTENCE.findall(text) if it.strip())
