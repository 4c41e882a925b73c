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
        "Tell it as to a judge: first what is there, then what happens, in order, then "
        "your question. Like this:"
    )
    for example in EXAMPLES:
        yield Line(example, indent=2, mark="–")
    yield from heading("What may be said")
    for line in (
        "English, in short sentences, each with one thing. Leave out chat.",
        "One case with its numbers, not a rule in general: glossary lifelink.",
        "Players: I, my opponent, or names. In Magic life is 20 unless said.",
        "What is there, each creature with its size: I'm at 8 life and have a "
        "prevent-2 shield. I control a 2/2 Bear with trample. Bob controls Jace, a "
        "planeswalker with 4 loyalty. My commander is a 5/5. Bob has taken 16 "
        "commander damage from it.",
        "What happens: My opponent attacks me with a 3/3. I block it with the Bear. "
        "Bob casts Lightning Bolt on the Bear. A spell deals 3 damage to me. I use "
        "Samite Healer on me.",
        "Grand Archive, with ga: in front: My champion has 20 life and 12 damage. My "
        "opponent's 3-power ally attacks it. I prevent the next 2 damage to it. My "
        "champion attacks an ally (2 power, 4 life) with a 3-power sword.",
        "Riftbound, with riftbound: in front: I attack with a 5-Might unit with "
        "Assault 2. My opponent defends with a 4-Might unit with Tank and a 3-Might "
        "unit. A spell deals 2 damage to the Tank. My unit has a prevent-2 shield.",
        "An edition, if not the newest, in front too: “riftbound 1.3: …”.",
        "An effect is a card's name. A card I don't know: any name, a colon and the "
        "text in quotation marks: I control Odd Cleric (1/3): “…”",
        "Your question: Does the Bear die? What's my life? How much damage do I take? "
        "How much goes through? Who chooses? Can it block?",
    ):
        yield Line(line, indent=2)
    yield from heading("What else can be typed (a / before it is allowed)")
    width = max(len(typed) for typed, _ in _COMMANDS)
    for typed, what in _COMMANDS:
        yield Line(f"{typed:{width}}  {what}", indent=2)
    yield Line("")
    yield Line("Alt-Enter starts a new line; Tab completes names.", Role.QUIET)
