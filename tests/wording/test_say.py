"""What is said in plain words reads back to the same effects."""

import json
from dataclasses import is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings

from bot.citation import Game
from bot.engine.effects import (
    DamageWatch,
    Effect,
    PreventInstance,
    Static,
    Trigger,
    Until,
)
from bot.engine.instructions import (
    Ability,
    CardAbilities,
    ChooseSource,
    Install,
)
from bot.engine.values import (
    Filter,
)
from bot.wording.faces import joined_faces
from bot.wording.reading import read_card
from bot.wording.rebuilding import rebuilt
from bot.wording.say import say, say_all
from tests.wording.made_up import (
    bans,
    damage_effects,
    modifiers,
    other_effects,
    recipients,
    sources,
    spells,
    unpreventable,
)

SAMPLE = (
    Path(__file__).parents[2].parent / "shared" / "cards" / "mtg-oracle-sample.json"
)


def without_text(node: Any) -> Any:
    """*node* without the printed lines that abilities keep for showing."""

    def change(one: Any) -> Any:
        if is_dataclass(one) and isinstance(one, Ability | Trigger):
            return replace(one, text="")
        return one

    return rebuilt(node, change)


def read(text: str, *kinds: str) -> CardAbilities:
    return read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset(kinds))


@given(damage_effects() | other_effects() | bans | unpreventable | modifiers)
@settings(max_examples=120, deadline=None)
def test_whatever_holds_all_the_time_reads_back(one: Static) -> None:
    said = say(one)
    # Other than what it wears, or than that which wears it?
    assume(not ("number of other " in said and "enchanted" in said))
    back = read(said, "creature")

    assert back.unread == ()
    assert back.statics == (one,)


@given(spells())
@settings(max_examples=60, deadline=None)
def test_whatever_resolves_reads_back(one: Ability) -> None:
    said = say(one)
    assume("number of other " not in said)  # other than what? A spell is none of them
    back = read(said, "instant")

    assert back.unread == ()
    assert without_text(back.spell) == one


@given(sources(), recipients)
@settings(max_examples=30, deadline=None)
def test_a_chosen_source_reads_back(source: Filter, recipient: Filter) -> None:
    one = Ability(
        (
            ChooseSource(source, 0),
            Install(
                Effect(
                    DamageWatch(replace(source, chosen=0), recipient),
                    PreventInstance(),
                    uses=1,
                    until=Until.END_OF_TURN,
                )
            ),
        )
    )

    assert without_text(read(say(one), "instant").spell) == one


@pytest.mark.skipif(not SAMPLE.is_file(), reason="the card sample is not there")
def test_every_effect_of_the_card_sample_reads_back() -> None:
    lost: list[str] = []
    for record in json.loads(SAMPLE.read_text("utf-8")):
        kinds = frozenset(record.get("type_line", "").lower().replace("—", " ").split())
        for name, text, own in joined_faces(
            record["name"], record.get("oracle_text", "")
        ):
            found = read_card(Game.MTG, text, name=name, kinds=own or kinds)
            for one in found.statics:
                if without_text(read(say(one), "creature").statics) != (
                    without_text(one),
                ):
                    lost.append(f"{name}: {say(one)}")
            for ability in found.activated:
                back = read(say(ability), "planeswalker").activated
                if without_text(back) != (without_text(ability),):
                    lost.append(f"{name}: {say(ability)}")
            if found.spell is not None:
                spell = read(say(found.spell), "instant").spell
                if without_text(spell) != without_text(found.spell):
                    lost.append(f"{name}: {say(found.spell)}")

    assert lost == []


def test_words_are_short_and_plain() -> None:
    card = read(
        "If a source would deal damage to you, prevent 1 of that damage.", "artifact"
    )

    assert say_all(card) == ("If a source would deal damage to you, prevent 1 of it.",)
