"""/help: how to ask, with examples to press."""

import discord

from bot.discord_face.pages import Button, Page, headed, page
from bot.discord_face.plain import plain
from bot.discord_face.presses import Act, Press
from bot.judge.languages import Words

# One to press for each game and each way of asking; as people would type them.
EXAMPLES = {
    "shield": "Magic: I control Furnace of Rath and have a prevent-2 shield. "
    "My opponent's Lightning Bolt deals 3 damage to me.",
    "combat": "My 6/6 with deathtouch and trample is blocked by a 5/5. How much can "
    "go through?",
    "text": 'Bob controls "Odd Totem": "If a source would deal damage to a creature '
    'you control, prevent 1 of that damage." My 2/2 deals 2 damage to his 3/3.',
    "riftbound": "Riftbound: Ki Barrier on my 6-Might unit; a spell deals 4 to it, "
    "then another spell deals 4 to it.",
    "ga": "Grand Archive: My champion has Deflecting Edge's shield. 3 unpreventable "
    "combat damage, then 3 combat damage.",
}

# What may be said, as it may be said: the texts are English in every language.
THERE = (
    "I'm at 8 life and have a prevent-2 shield. I control a 2/2 Bear with trample. Bob "
    "controls Jace, a planeswalker with 4 loyalty."
)
HAPPENS = (
    "My opponent attacks me with a 3/3. I block it with the Bear. Bob casts Lightning "
    "Bolt on the Bear. A spell deals 3 damage to me. I use Samite Healer on me."
)
GA = (
    "ga: My champion has 20 life and 12 damage. My opponent's 3-power ally attacks it. "
    "I prevent the next 2 damage to it."
)
RIFTBOUND = (
    "riftbound: I attack with a 5-Might unit with Assault 2. My opponent defends with "
    "a 4-Might unit with Tank and a 3-Might unit. A spell deals 2 damage to the Tank."
)
QUESTIONS = (
    "Does the Bear die? What's my life? How much damage do I take? How much goes "
    "through? Can it block?"
)


def said(title: str, text: str, say: Words) -> str:
    """A line of what may be said."""
    return f"- {headed(title, f'`{text}`', say, mark='')}"


def help_page(say: Words, owner: int) -> Page:
    """What to type, and buttons that ask the examples."""
    names = {
        "shield": say("Two effects at once"),
        "combat": say("Combat"),
        "text": say("A card's own text"),
        "riftbound": say("Riftbound"),
        "ga": say("Grand Archive"),
    }
    examples = [
        f"- {headed(names[key], plain(text), say, mark='*')}"
        for key, text in EXAMPLES.items()
    ]
    style = discord.ButtonStyle.primary
    return page(
        [
            f"### {say('Ask what happens to damage')}",
            say(
                "Tell it as to a judge: first what is there, then what happens, in "
                "order, then your question."
            ),
            "\n".join(
                [
                    say("- `/ruling` with a scenario, or empty for a form"),
                    say("- Right-click a message → Apps → **Rule on this**"),
                    say("- `/follow-up` with an id and “what if …”"),
                    say("- `/rule` 615.7, `/search`, `/glossary`, `/card`"),
                ]
            ),
            "",
            f"**{say('Examples to press')}**",
            *("\n".join(examples),),
            "",
            "\n".join(
                [
                    say(
                        "- English, in short sentences, each with one thing. "
                        "Leave chat out."
                    ),
                    say(
                        "- One case with its numbers, not a rule in general: what "
                        "“lifelink” means is in `/glossary`."
                    ),
                    say("- Players: I, my opponent, or names. Life is 20 unless said."),
                    said(say("What is there, each creature with its size"), THERE, say),
                    said(say("What happens"), HAPPENS, say),
                    said("Grand Archive", GA, say),
                    said("Riftbound", RIFTBOUND, say),
                    said(
                        say("An edition, if not the newest, in front"),
                        "riftbound 1.3: …",
                        say,
                    ),
                    said(
                        say(
                            "An effect is a card's name. A card I don't know: any "
                            "name, a colon and the text in quotation marks"
                        ),
                        'I control Odd Cleric (1/3): "…"',
                        say,
                    ),
                    said(say("Your question"), QUESTIONS, say),
                ]
            ),
        ],
        [
            [
                Button(names[key], Press(Act.EXAMPLE, owner, more=key), style)
                for key in EXAMPLES
            ]
        ],
    )
