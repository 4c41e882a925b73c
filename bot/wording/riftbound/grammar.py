"""Riftbound's one grammar; the modules beside this one add their rules to it."""

from bot.wording.phrases import Grammar
from bot.wording.units.amounts import add_amounts
from bot.wording.units.conditions import add_conditions
from bot.wording.units.damage import add_damage
from bot.wording.units.deaths import add_deaths
from bot.wording.units.doing import add_doing
from bot.wording.units.sentences import add_sentences

G = Grammar()
add_amounts(G)
add_conditions(G)
add_damage(G)
add_deaths(G)
add_doing(G)
add_sentences(G)
