"""Where attacks and blocks are told, for what a refusal points at."""

# In the memory of a parse: the place by blocker and attacker, by "" and attacker.
DECLARED = "declared"
