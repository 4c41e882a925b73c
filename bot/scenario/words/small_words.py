"""Small words, each kind of them listed once."""

SUBJECTS = frozenset("i we he she they".split())
RELATIVES = frozenset("that which who".split())
HIS = frozenset("his her their".split())
MY_OR_HIS = HIS | {"my"}
POSSESSIVES = MY_OR_HIS | {"your"}
THE_OR_HIS = MY_OR_HIS | {"the"}
# What tells of a player before "him" means one: "he is at 3, I bolt him".
OF_A_PLAYER = HIS | frozenset(
    "he him she they them hers theirs player opponents".split()
)

HAVING = frozenset("has have had got control controls controlled".split())
CASTING = frozenset("cast casts casting play plays".split())
PAYING = frozenset("pay pays paid paying".split())
SACRIFICING = frozenset(
    "sac sacs sacced sacked sacrifice sacrifices sacrificed sacrificing".split()
)

MINE = {"mine": "my", "his": "his", "hers": "her", "theirs": "their"}
OWNERS = POSSESSIVES | {"our"}
SPELLS = frozenset({"spell", "instant", "sorcery"})
LIVING = frozenset({"creature", "unit", "ally"})
JOINS = frozenset({",", "and", "&"})
ADDING = JOINS | {"plus", "+"}
# Also where the last is meant.
NTH = {
    "first": 0, "1st": 0, "second": 1, "2nd": 1, "third": 2, "3rd": 2, "last": -1,
}  # fmt: skip
BY_NUMBER = {"first": 0, "second": 1, "third": 2, "fourth": 3}

# What stands between who does something and what is done: "he then just bolts me".
HELPING = frozenset(
    "just then also already now have has had will did do would again even later still "
    "first does went goes decides decided proceeds wants to tries attempts".split()
)
# What is told with these was done before.
ALREADY = frozenset("already previously earlier beforehand".split())
# Behind these a card is played, or a thing stands with its size.
PLAYING = frozenset("cast casts play plays played use uses used".split())
BEFORE_SIZED = frozenset("a an my his her their and ,".split())
#: with one of these something more is told than what was told before
FURTHER = frozenset(
    "then another more again also later next second third fourth too".split()
)
