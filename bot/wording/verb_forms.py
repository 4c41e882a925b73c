"""Forms of one verb that lists of words need not name one by one."""


def in_any_form(word: str, verbs: frozenset[str]) -> bool:
    """True if *word* is one of *verbs*, or what somebody else does or did with it.

    "fights", "exchanges", "regenerated": of "fight", "exchange", "regenerate".
    """
    if word in verbs:
        return True
    for ending in ("s", "es", "d", "ed"):
        if word.endswith(ending) and word[: -len(ending)] in verbs:
            return True
    return word.endswith("ies") and word[:-3] + "y" in verbs
