"""Every module whose functions register themselves, imported once.

A clause is taken by the function that registered for its kind
(:data:`bot.scenario.scene.scene.HANDLERS`); a new module in one of these folders
needs no entry for that. Steps before and after taking build on one another, so the
modules that have some are named here in the order in which their steps are done.
"""

from importlib import import_module
from pkgutil import iter_modules

from bot.scenario import asking, casting, combat, happening, phrases, scene, units

STEPS_IN_ORDER = (
    "asking.named_behind",
    "asking.asked_if",
    "scene.promised",
    "asking.conditions_first",
    "scene.listed_people",
    "scene.listed_deeds",
    "scene.first_asked",
    "scene.unfolding",
    "happening.no_longer",
    "happening.passive_subject",
    "scene.listed_behind",
    "scene.lists_going_on",
    "combat.into_combat",
    "scene.blocks_asked",
    "scene.if_so",
    "casting.unnamed_spells",
    "happening.and_more",
    "casting.once_more",
    "casting.dealt_again",
    "casting.done_again",
    "casting.activated_only",
    "asking.idle_triggers",
    "happening.pairing",
    "asking.twice",
    "asking.retold",
    "asking.claimed",
    "asking.again",
    "happening.whose_life",
    "casting.restated",
    "units.headed_lists",
    "units.sized_later",
    "units.levelling",
    "units.clause_order",
    "units.neighbours",
    "units.wordings_behind",
    "units.texts_of_it",
    "units.asking",
    "scene.assuming",
    "scene.open_numbers",
    "scene.carried_out",
    "scene.champions",
    "units.grand_archive_hits",
    "combat.doubled",
    "units.grand_archive_fights",
    "units.critical",
    "units.rested",
    "units.retaliation_asked",
    "units.grand_archive_weapons",
    "scene.magic_order",
    "asking.supposed",
    "scene.some_card",
    "scene.asked_first",
    "happening.creating",
    "happening.graveyards",
    "happening.totals",
    "units.riftbound_fights",
    "units.roles_told",
    "asking.told",
    "units.each_named",
    "units.two_spells",
    "units.spells_counted",
    "units.earlier_turn",
    "units.deals_again",
    "units.pronouns",
    "combat.going_on",
    "combat.nobodys",
    "units.sequels",
    "units.cards",
    "units.passed_on",
    "happening.owners",
    "units.facts",
    "units.prides",
    "units.happening",
    "units.riftbound_told",
    "units.next_spell",
    "units.kinds_said",
    "units.places",
    "units.force",
    "units.riftbound_questions",
    "happening.who_is_meant",
    "happening.commander_damage",
    "combat.dealt_before",
    "combat.either_kind",
    "happening.cards_moved",
    "happening.libraries",
    "asking.tallies",
    "casting.moving",
    "casting.cast_in_turn",
    "casting.copy_chosen",
    "scene.summed_sizes",
    "scene.any_walker",
    "happening.does_so",
)

for one in STEPS_IN_ORDER:
    import_module(f"bot.scenario.{one}")

for folder in (phrases, scene, asking, casting, combat, happening, units):
    for found in sorted(module.name for module in iter_modules(folder.__path__)):
        import_module(f"{folder.__name__}.{found}")
