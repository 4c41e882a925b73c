"""Made-up cards in the shapes of the public sources."""

from typing import Any


def scryfall(name: str, **more: Any) -> dict[str, Any]:
    return {
        "object": "card",
        "lang": "en",
        "layout": "normal",
        "name": name,
        "mana_cost": "{1}{W}",
        "type_line": "Creature — Human Cleric",
        "oracle_text": "Our own words.",
        "colors": ["W"],
        "power": "1",
        "toughness": "2",
        "keywords": ["Flying"],
        **more,
    }


def mtgjson(name: str, **more: Any) -> dict[str, Any]:
    return {
        "name": name,
        "type": "Legendary Creature — Elf",
        "text": "Our own words.",
        "colors": ["G"],
        "manaCost": "{G}",
        "power": "1+*",
        "toughness": "3",
        "layout": "normal",
        "rulings": [{"date": "2020-01-02", "text": "It does."}],
        **more,
    }


def grand_archive(name: str, **more: Any) -> dict[str, Any]:
    return {
        "name": name,
        "types": ["UNIQUE", "ALLY"],
        "subtypes": ["HUMAN"],
        "classes": ["GUARDIAN"],
        "elements": ["NEOS"],
        "element": "NEOS",
        "power": 3,
        "life": 4,
        "durability": None,
        "speed": None,
        "effect": "**Our** own words.",
        "effect_raw": "Our own words.",
        "rule": [],
        **more,
    }


def riftcodex(name: str, **more: Any) -> dict[str, Any]:
    return {
        "id": "1",
        "name": name,
        "attributes": {"energy": 5, "might": 4, "power": 1},
        "classification": {
            "type": "Unit",
            "supertype": "Champion",
            "domain": ["Fury"],
        },
        "text": {"rich": "<p>One.<br />Two &gt; one.</p>", "plain": "One.Two > one."},
        "tags": ["Annie"],
        **more,
    }
