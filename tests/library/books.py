"""Small rulebooks of our own invention, in the shapes publishers use."""

import hashlib
from pathlib import Path

from bot.citation import Game
from bot.library.documents.reading import read_bytes
from bot.library.importing import Imported, keep

MAGIC = """\
Magic: The Gathering Comprehensive Rules

These rules are effective as of {date}.

Introduction

A made-up rulebook for tests.

Contents

1. Basics
100. General
101. Kettles
7. More
702. Keywords
Glossary
Credits

1. Basics

100. General

100.1. A kettle is a vessel with a spout.

100.1a A vessel without a spout is a pot. See rule 101.2.

100.2. Pots may be stacked{stacked}.
Example: A pot stands on a pot.
Example: Three pots stand on a fourth.

101. Kettles

101.1. Kettles whistle when the water boils (see rules 100.1a and 702.2).

     Old kettles whistle louder.

101.2 A kettle without water is empty.

101.3.A dry kettle must be filled before it may whistle again{filled}.

7. More

702. Keywords

702.1. Most keywords name what a kettle does.

702.2. Whistling
{whistling}
702.2z A whistling kettle is heard in every room.

702.2aa Two whistling kettles are heard twice.

Glossary

Kettle
A vessel with a spout. See rule 101, “Kettles.”

Pot
1. A vessel without a spout.
2. A thing that is stacked.

Credits

Nobody in particular.
"""

RIFTBOUND = """\
Riftbound Core Rules
Last Updated: {date}
000. Golden Rules
001. Golden Rule
002. A lantern beats the dark. Whenever both claim a room, the lantern keeps it.
100. Lanterns
101. Lighting
102. A lantern is lit by its owner.
102.1. Lighting takes a match.
102.1.a. A match is used up. Example: One match lights one lantern. Example: Two \
matches light two.
102.1.a.1. Wet matches are not used up.
102.1.a.1.a. They dry by themselves.
102. 2 A lit lantern stays lit. See rule 103. Oil for more information.
103. Oil
104. Oil burns {rate}
104.1. Without oil a lantern goes out.
"""

GRAND_ARCHIVE = {
    "SUMMARY.md": """\
# Table of contents

* [Changelog](README.md)
* [Game Mechanics](game-mechanics/README.md)
  * [Game Mechanics - Ladders](game-mechanics/ladders.md)
  * [Game Mechanics - Ropes](game-mechanics/ropes.md)
* [Glossary](glossary/README.md)
  * [Words](glossary/words.md)
""",
    "README.md": "# Changelog\n\nMay 4th, 2031\n\n* Ladders are longer.\n\n"
    "April 1st, 2031\n\n* Nothing.\n",
    "game-mechanics/README.md": "# Game Mechanics\n\n* [Ladders](ladders.md)\n",
    "game-mechanics/ladders.md": """\
---
description: About ladders
---

# Game Mechanics - Ladders

#### General Rules:

1. A ladder has rungs, as told under [Ropes](ropes.md).&#x20;
2. A rung holds \\[one climber], never two:
   1. A climber may wait.
      1. Waiting costs nothing.
   2. A second climber falls.

{% hint style="info" %}
E.g., on a ladder of **three** rungs three climbers can stand.

![](https://example.org/ladder.png)
{% endhint %}

3. Falling ends the turn:

* It ends at once.
* It cannot be put off.

\\
#### Broken Rungs <a href="#broken" id="broken"></a>

1. A broken rung holds nobody.

{% tabs %}

<br>
""",
    "game-mechanics/ropes.md": "# Game Mechanics - Ropes\n\n"
    "Ropes hang.\n\n1. A rope has one end.\n1. Or two ends.\n",
    "glossary/README.md": "# Glossary\n",
    "glossary/words.md": "# Words\n\n#### Climber N\n\n1. Whoever climbs.\n",
}


def magic(
    date: str = "March 3, 2031",
    *,
    stacked: str = "",
    filled: str = "",
    whistling: str = "\n702.2a Whistling is loud.\n",
) -> str:
    """An edition of the made-up Magic rules."""
    return MAGIC.format(date=date, stacked=stacked, filled=filled, whistling=whistling)


def riftbound(date: str = "2031-03-03", rate: str = "slowly.") -> str:
    """An edition of the made-up Riftbound rules."""
    return RIFTBOUND.format(date=date, rate=rate)


def import_bytes(
    database: Path, data: bytes, name: str, game: Game | None = None
) -> Imported:
    """Keep a document that lies in no file, as fetched ones are kept."""
    document = read_bytes(data, name, game)
    return keep(database, document, hashlib.sha256(data).hexdigest(), name)
