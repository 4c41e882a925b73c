"""What Magic's words on everything but damage mean."""

import pytest

from bot.citation import Game
from bot.engine.effects import (
    AlsoCreate,
    AsEntersChoose,
    CounterWatch,
    DamageWatch,
    DrawWatch,
    Effect,
    EnterUnder,
    EnterWatch,
    EnterWith,
    ForcedClass,
    Instead,
    LifeGainWatch,
    Modifier,
    MoveTo,
    Multiply,
    OtherWatch,
    Plus,
    TokenWatch,
    Trigger,
    ZoneWatch,
)
from bot.engine.instructions import (
    CardAbilities,
    DealDamage,
    DestroyIt,
    Draw,
    Fight,
    Install,
    LoseLife,
    MakeTokens,
    May,
    Move,
    SacrificeIt,
    SetLife,
    Unplayed,
)
from bot.engine.values import (
    ANY_OBJECT,
    CREATURE,
    ONLY_YOU,
    THIS,
    Chosen,
    DoneThisWay,
    Filter,
    Side,
    ThatMuch,
    Who,
    Zone,
)
from bot.wording.reading import read_card


def card(text: str, *kinds: str, name: str = "Odd Totem") -> CardAbilities:
    return read_card(Game.MTG, text, name=name, kinds=frozenset(kinds or ("creature",)))


def effect(text: str, *kinds: str) -> Effect:
    read = card(text, *kinds)
    assert read.unread == ()
    found = read.statics[0]
    assert isinstance(found, Effect)
    return found


def test_dying_is_going_from_battlefield_to_graveyard() -> None:
    found = effect("If a creature an opponent controls would die, exile it instead.")

    assert found.watch == ZoneWatch(
        Filter(kinds=frozenset({"creature"}), controller=Side.OPPONENT),
        Zone.BATTLEFIELD,
        Zone.GRAVEYARD,
    )
    assert found.act == MoveTo(Zone.EXILE)


def test_a_graveyard_belongs_to_the_owner() -> None:
    found = effect(
        "If an instant card would be put into an opponent's graveyard from anywhere, "
        "exile it instead."
    )

    card_ = Filter(kinds=frozenset({"instant", "card"}), owner=Side.OPPONENT)
    assert found.watch == ZoneWatch(card_, None, Zone.GRAVEYARD)


def test_card_or_token_is_anything() -> None:
    found = effect(
        "If a card or token would be put into a graveyard from "
        "anywhere, exile it instead."
    )

    assert found.watch == ZoneWatch(ANY_OBJECT, None, Zone.GRAVEYARD)


def test_creatures_dealt_damage_this_way_are_marked() -> None:
    read = card(
        "Odd Totem deals 3 damage to each creature. If a creature "
        "dealt damage this way "
        "would die this turn, exile it instead.",
        "sorcery",
    )

    assert read.spell is not None
    install = read.spell.do[1]
    assert isinstance(install, Install)
    assert install.each == DoneThisWay(CREATURE)


def test_lose_the_game_replaced_by_deeds_moves_nothing() -> None:
    found = effect(
        "If you would lose the game, instead exile Odd Totem and "
        "your life total becomes "
        "1."
    )

    assert found.act == Instead((Move(Who.THIS, Zone.EXILE), SetLife(1)))


def test_draw_except_the_first_of_the_draw_step() -> None:
    found = effect(
        "If you would draw a card except the first one you draw in each of your draw "
        "steps, draw two cards instead."
    )

    assert found.watch == DrawWatch(ONLY_YOU, but_first=True)
    assert found.act == Instead((Draw(2),))


def test_gaining_life_becomes_losing_it() -> None:
    found = effect(
        "If an opponent would gain life, that player loses that much life instead."
    )

    who = Filter(players=Side.OPPONENT, objects=False)
    assert found.watch == LifeGainWatch(who)
    assert found.act == Instead((LoseLife(ThatMuch(), Who.EVENT_PLAYER),))


def test_counters_and_tokens_are_multiplied_or_added_to() -> None:
    counters = effect(
        "If one or more +1/+1 counters would be put on another creature you control, "
        "that many plus one +1/+1 counters are put on it instead."
    )
    tokens = effect(
        "If an effect would create one or more creature tokens under your control, it "
        "creates twice that many of those tokens instead."
    )

    yours = Filter(kinds=frozenset({"creature"}), controller=Side.YOU, other=True)
    assert (counters.watch, counters.act) == (CounterWatch(yours, "+1/+1"), Plus(1))
    assert tokens.watch == TokenWatch(ONLY_YOU, CREATURE, from_effect=True)
    assert tokens.act == Multiply(2)


def test_tokens_in_addition() -> None:
    found = effect(
        "If you would create one or more Treasure tokens, instead create those tokens "
        "plus an additional Treasure token."
    )

    treasure = frozenset({"artifact", "treasure"})
    assert found.act == AlsoCreate(token=MakeTokens(name="treasure", kinds=treasure))


def test_ways_to_enter() -> None:
    tapped = effect("Odd Totem enters the battlefield tapped.")
    counters = effect("Odd Totem enters with two +1/+1 counters on it.")
    chosen = effect("As Odd Totem enters the battlefield, choose a color.")
    stolen = effect(
        "If a creature would enter the battlefield under an "
        "opponent's control, it enters"
        " the battlefield under your control instead."
    )

    assert (tapped.watch, tapped.act) == (EnterWatch(THIS), EnterWith(tapped=True))
    assert counters.act == EnterWith(counters=(("+1/+1", 2),))
    assert chosen.act == AsEntersChoose("a color")
    assert stolen.act == EnterUnder(Who.YOU)
    assert stolen.forced is ForcedClass.CONTROL


def test_under_your_control_counts_for_the_other_things_that_enter() -> None:
    read = card(
        "Whenever Odd Totem or another enchantment enters under your "
        "control, you gain 1 "
        "life."
    )

    trigger = read.statics[0]
    assert isinstance(trigger, Trigger)
    other = Filter(kinds=frozenset({"enchantment"}), controller=Side.YOU, other=True)
    assert trigger.watch == EnterWatch(Filter(any_of=(THIS, other)))


def test_a_trigger_on_damage_sends_it_on() -> None:
    read = card(
        "Whenever Odd Totem is dealt damage, it deals that much damage to any target."
    )

    trigger = read.statics[0]
    assert isinstance(trigger, Trigger)
    assert trigger.watch == DamageWatch(recipient=THIS)
    assert not trigger.each_source
    assert trigger.do == (DealDamage(ThatMuch(), Chosen(0)),)
    assert len(trigger.targets) == 1


def test_a_trigger_nothing_plays_out_is_kept_in_words() -> None:
    read = card("Whenever Odd Totem becomes untapped, draw a card.")

    trigger = read.statics[0]
    assert isinstance(trigger, Trigger)
    assert trigger.watch == OtherWatch("this becomes untapped")


def test_unless_is_a_choice() -> None:
    read = card(
        "At the beginning of your upkeep, sacrifice Odd Totem unless you pay {3}."
    )

    trigger = read.statics[0]
    assert isinstance(trigger, Trigger)
    assert trigger.do == (
        May(Who.YOU, (Unplayed("pay {3}"),), (SacrificeIt(Who.THIS),)),
    )


def test_modes_keep_their_own_targets() -> None:
    read = card(
        "Choose one —\n• Destroy target artifact.\n• Target creature "
        "you control fights "
        "target creature you don't control.",
        "instant",
    )

    assert read.spell is not None
    first, second = read.spell.modes
    assert first.do == (DestroyIt(Chosen(0)),)
    assert second.do == (Fight(Chosen(0), Chosen(1)),)


def test_quoted_abilities_are_granted() -> None:
    read = card(
        'Enchanted creature has "{T}: Prevent the next 1 damage that would be dealt'
        ' to any target this turn."',
        "enchantment",
        "aura",
    )

    modifier = read.statics[0]
    assert isinstance(modifier, Modifier)
    assert modifier.grants is not None
    assert modifier.grants.activated[0].taps


def test_keywords_that_are_short_for_a_sentence_are_written_out() -> None:
    read = card("Prowess")

    trigger = read.statics[0]
    assert isinstance(trigger, Trigger)
    assert read.keywords == ("prowess",)


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Add {G}.",
        "This spell costs {2} less to cast.",
        "This spell can't be countered by blue spells.",
        "If you would scry a number of cards, scry that many cards plus one instead.",
        "Whenever Odd Totem attacks, scry 2.",
        "Skip your draw step.",
    ],
)
def test_what_cannot_touch_a_ruling_is_kept_as_text(line: str) -> None:
    read = card(line)

    assert read.irrelevant == (line,)
    assert read.understood


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("LEVEL 2-4", "levels"),
        ("Banding", "keyword"),
        ("Enchanted permanent is a colorless Forest land.", "nothing known"),
        ("If this creature would die, juggle it instead.", "nothing known"),
        ("If you would scry, draw a card instead.", "nothing known"),
        ("You control enchanted creature.", "nothing known"),
        ("STATION 8+", "levels"),
        ("8+ | Flying", "levels"),
        ("When Odd Totem attacks, it gets +1/+0 and can't be sacrificed.", "nothing"),
        ("As long as you're hungry — Odd Totem has flying.", "nothing known"),
        ("Whenever Odd Totem attacks, they lose 2 life.", "they"),
        ("Whenever a creature dies, that creature loses 2 life.", "only players"),
        ("Odd Totem can't gain life.", "only players"),
        (
            "Whenever one or more Elves you control deal combat damage to a player, put"
            " a +1/+1 counter on them.",
            "who are",
        ),
        (
            "If you would draw one or more cards, you mill that many cards plus one "
            "instead.",
            "another event",
        ),
        (
            "If one or more +1/+1 counters would be put on Odd Totem, that many plus "
            "one -1/-1 counters are put on it instead.",
            "another kind",
        ),
    ],
)
def test_what_could_touch_a_ruling_is_refused_with_the_reason(
    text: str, why: str
) -> None:
    read = card(text)

    assert why in read.unread[0][1]
    assert not read.understood


def test_an_effect_before_a_harmless_sentence_is_not_lost() -> None:
    read = card(
        "If Odd Totem would die, return it to its owner's hand instead. Until that "
        "player's next turn, that player plays with that card revealed in their hand."
    )

    assert isinstance(read.statics[0], Effect)


def test_it_never_means_a_card_that_only_players_can_see() -> None:
    read = card(
        "When Odd Totem enters, exile the top card of your library. It gains haste."
    )

    assert not read.understood


def test_a_land_that_is_found_is_not_the_card_itself() -> None:
    read = card(
        "When Odd Totem enters, you may search your library for a Plains card, put it "
        "onto the battlefield, then shuffle."
    )

    trigger = read.statics[0]
    assert isinstance(trigger, Trigger)
    may = trigger.do[0]
    assert isinstance(may, May)
    assert [type(one) for one in may.do] == [Unplayed]
