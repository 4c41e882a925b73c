"""Whether what had an effect is told of again, behind where its effect is told.

An effect of its own goes on by itself. That of an artifact ends with it, which nothing
of the effect would tell: such a text is not put in other words.
"""

_PERMANENTS = frozenset(
    "artifact enchantment aura permanent item regalia gear emblem card thing "
    "equipment".split()
)
_ENDS = frozenset(
    "destroy destroys destroyed sacrifice sacrifices sacrificed exile exiles exiled "
    "bounce bounces bounced remove removes removed return returns returned kill kills "
    "killed disenchant disenchants disenchanted naturalize naturalizes naturalized "
    "shatter shatters shattered lose loses lost counter counters countered nuke nukes "
    "blink blinks blinked flicker flickers flickered".split()
)
_IT = frozenset("it that this".split())
_GOES = frozenset("leaves left dies died goes gone away".split())
_IS = frozenset("is gets was has got".split())
_NEAR = 4


def told_again(named: list[str], behind: list[str], *, called: bool) -> bool:
    """Whether what is named in the words *named* may go as the words *behind* tell.

    *called*: by a name of its own.
    """
    nouns = {*named} if called else _PERMANENTS & {*named}
    if not nouns:
        return False
    return not nouns.isdisjoint(behind) or any(
        _goes(behind, at) for at, word in enumerate(behind) if word in _IT
    )


def _goes(words: list[str], at: int) -> bool:
    """ "He destroys it", "it is destroyed", "it leaves play"."""
    near, said = {*words[at + 1 : at + _NEAR]}, words[at + 1 : at + 2]
    done = bool(near & _ENDS) and not _IS.isdisjoint(said)
    gone = bool(near & _GOES) and said not in (["."], [","])
    return words[at - 1] in _ENDS or done or gone
