"""The kinds of clauses that tell of something that happens."""

HAPPENING = frozenset(
    "cast castboth castself castagain castquote use uselast pay sacrifice attack "
    "block damage enter create destroy exile draw discard gain loselife "
    "drain put fight tap unblocked story".split()
)
