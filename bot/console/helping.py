"""What the console says when asked for help."""

from collections.abc import Iterator

from bot.console.page import Line, Role, heading

EXAMPLES = (
    "I control Furnace of Rath. I have a prevent-2 shield. Opponent bolts me.",
    "My 6/6 with deathtouch and trample is blocked by a 5/5. How much can go through?",
    'Bob controls "Odd Totem": "If a source would deal damage to a creature you '
    'control, prevent 1 of that damage." My 2/2 deals 2 damage to his 3/3.',
    "ga: My champion has a prevent-3 shield. A 5/5 ally attacks my champion.",
    "riftbound: My 6-Might unit has a prevent-3 shield. A spell deals 4 damage to it.",
)
_COMMANDS = (
    ("what if …, without …, choose 2", "go on from the last ruling"),
    ("show ID, history, picture ID x.png", "stored rulings; one of them drawn"),
    ("follow-up ID what if …", "go on from a stored one"),
    ("rule 615.7, search WORDS, glossary TERM", "the rules"),
    ("card NAME", "a card, and how its text is read"),
    ("compare TOPIC", "a topic, or a scenario, in all three games"),
    ("sync, import FILE, editions, diff", "official rules and cards"),
    ("ask --json TEXT, --all, --result 2", "as JSON; every result; the steps to one"),
    ("coverage, doctor, backup, restore, move", "what is understood, set up, kept"),
    ("language de", "answers in de, fr, es, ja or en from now on"),
    ("exit, or Ctrl-D", "leave"),
)


def help_lines() -> Iterator[Line]:
    """How to ask, with examples, then what else can be typed."""
    yield Line(
        "Write what is on the table, who has which shield or effect, then what deals "
        "damage to what, as you would tell a judge:"
    )
    for example in EXAMPLES:
        yield Line(example, indent=2, mark="–")
    yield from heading("What may be said")
    for line in (
        "Short sentences, each with one thing. Leave out chat and what others said.",
        "One case with its numbers, not a rule in general: glossary lifelink.",
        "Players: I, my opponent, or names. In Magic life is 20 unless said.",
        "What is there, each creature with its size: I control a 2/2 Bear with "
        "trample. My opponent has 8 life. I have a prevent-2 shield. Bob controls "
        "Jace, a planeswalker with 4 loyalty. My commander is a 5/5. Bob has taken 16 "
        "commander damage from it. Or: a 3 power ally with 4 life, a 4-Might unit.",
        "What happens, in order: My opponent attacks me with a 3/3. I block it with "
        "the Bear. A spell deals 3 damage to me. I use Samite Healer on me.",
        "The game, if the words don't say it, and an edition, if not the newest: in "
        "front, with a colon, as in “ga: …” or “riftbound 1.3: …”.",
        "An effect is a card's name, or any name, a colon and the text in quotation "
        "marks: I control Odd Cleric (1/3): “…”",
        "Ask at the end, if you like: Does the Bear die? What's my life? How much "
        "damage do I take? Who chooses? Can it block?",
    ):
        yield Line(line, indent=2)
    yield from heading("What else can be typed (a / before it is allowed)")
    width = max(len(typed) for typed, _ in _COMMANDS)
    for typed, what in _COMMANDS:
        yield Line(f"{typed:{width}}  {what}", indent=2)
    yield Line("")
    yield Line("Alt-Enter starts a new line; Tab completes names.", Role.QUIET)
