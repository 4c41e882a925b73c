"""Numbers that are counted of a turn, said back."""


def tallied(who: str, stat: str) -> str:
    """ "The life you lost this turn", for who says and *stat* "life lost this turn"."""
    what, how = stat.removesuffix(" this turn").split(" ")
    if what == "damage":
        return f"the damage dealt to {who} this turn"
    return f"the life {who} {how} this turn"


def so_much_this_turn(who: str, stat: str, least: object) -> str:
    """ "You lost 3 or more life this turn"."""
    what, how = stat.removesuffix(" this turn").split(" ")
    if what == "damage":
        be = "were" if who == "you" else "was"
        return f"{who} {be} dealt {least} or more damage this turn"
    return f"{who} {how} {least} or more life this turn"
