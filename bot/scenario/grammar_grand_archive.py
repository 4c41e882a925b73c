"""."""
RULES = ""
MACROS: dict[str, str] = {}
