"""What stands inside clauses: nouns, players, amounts, counters."""
