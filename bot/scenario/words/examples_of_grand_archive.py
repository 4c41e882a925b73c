"""Scenarios of Grand Archive that are ruled on, of many kinds: what a refusal shows."""

EXAMPLES: tuple[str, ...] = (
    "Their 3 power ally attacks my champion. How much damage does my champion take?",
    "Their 4 power ally with 2 life attacks my 2/3 ally. It retaliates. Who dies?",
    "My 2/3 ally is attacked by a 3/3 ally and retaliates. Who dies?",
    "My 2/3 ally is attacked by a 3/3 ally and does not retaliate. Does it die?",
    "My 3 power ally with 2 life attacks their 2 power ally with 4 life. It "
    "does not retaliate. Does it die?",
    "A 3 power ally attacks my Squire (power 2, life 4). Does Squire die?",
    "Two allies with 2 power each attack my ally with 3 life, one after the "
    "other. Does it die?",
    "My 2/2 ally attacks their champion. Then my 3/1 ally attacks their "
    "champion. How much damage do they take?",
    "Their champion has 15 life and 12 damage counters. My 4 power ally attacks "
    "it. Is it dead?",
    "My champion has 14 damage and 25 life. A spell deals 8 damage to my "
    "champion. Does it survive?",
    "My champion has 5 damage counters. It has a prevent-3 shield. Their "
    "champion attacks it with a 4 power weapon. How many damage counters are on "
    "my champion?",
    "My champion has a prevent-3 shield. A spell deals 5 damage to my champion.",
    "My champion has a prevent-3 shield. A 5/5 ally attacks my champion.",
    "My ally has 4 life and a prevent-2 shield. A spell deals 3 damage to it. "
    "Does it die?",
    "The next 4 damage to my champion is prevented. A spell deals 3 damage to "
    "it. Then a second spell deals 3 damage to it. How much damage does my "
    "champion take?",
    "All damage to my 2/3 ally this turn is prevented. A spell deals 5 damage "
    "to it. Does it die?",
    "All combat damage is prevented this turn. Their 4 power ally attacks my champion.",
    "Damage can't be prevented this turn. My champion has a prevent-3 shield. A "
    "spell deals 4 damage to my champion.",
    "The next 2 combat damage to my champion is prevented. A spell deals 4 "
    "damage to it. How much does it take?",
    "A spell deals 3 damage to my 2/4 ally. Does it die?",
    "Their action deals 4 damage to my ally. It has 5 life and 2 damage "
    "counters. Does it die?",
    "My opponent's spell deals 2 damage to each of my allies, a 2/2 and a 1/4. "
    "Which of them die?",
    "All damage to my champion is doubled. Their 2 power ally attacks my champion.",
    "Damage to my champion is halved, rounded down. A spell deals 5 damage to "
    "my champion.",
    "All damage to my champion is dealt to my 1/5 ally instead. Their 3 power "
    "ally attacks my champion. Does my ally die?",
    "I control “If damage would be dealt to your champion, prevent 1 of that "
    "damage.” Their 3 power ally attacks my champion.",
    "I control an item with “If damage would be dealt to your champion, prevent "
    "1 of that damage.” A spell deals 2 damage to my champion.",
    "My Ward Keeper is an ally with 2 power and 3 life and “If damage would be "
    "dealt to Ward Keeper, prevent 1 of that damage.” A 3 power ally attacks "
    "it. Does it die?",
    "Their 3 power ally attacks me with cleave. I control my champion and a 2/3 "
    "ally. Who dies?",
    "Their 3 power ally with cleave attacks. My champion has a prevent-1 "
    "shield. I control a 1/2 ally and a 1/4 ally. Who dies?",
    "My champion attacks with a 3 power sword with cleave. They control their "
    "champion, a 2/2 ally and a 1/4 ally. Which units die?",
    "My champion attacks their champion with a sword (2 power, 1 durability). "
    "How much damage?",
    "My champion attacks their 2/3 ally with a sword (3 power, 2 durability). "
    "It retaliates. What is the durability of the sword?",
    "My champion attacks their champion with a sword (2 power, 1 durability). "
    "Is the sword destroyed?",
    "Their champion attacks my champion with a 4 power weapon. How much damage "
    "do I take?",
    "Their 3 power ally attacks my champion. My 1/4 ally with intercept "
    "intercepts. Does it die?",
    "Their 3 power ally attacks my champion. Can my 2/5 ally with intercept intercept?",
    "My 2/3 ally has a bulwark counter. Their 4 power ally attacks it. Does it die?",
    "My champion has 2 bulwark counters. Their 3 power ally attacks it. How "
    "much damage does it take?",
    "My 3 power ally has a buff counter and attacks their champion. How much damage?",
    "My 3/3 ally has a debuff counter. A spell deals 2 damage to it. Does it die?",
    "Their 3 power ally with critical 1 attacks my champion. How much damage?",
    "Their 2 power ally with critical 2 attacks my champion. I discard one "
    "card. How much damage do I take?",
    "Their 2 power ally with critical 2 attacks my champion. I have one card in "
    "hand. How much damage can I take?",
    "Their 5 power ally with critical 1 attacks my champion. I discard nothing. "
    "How much damage?",
    "My 1/1 ally attacks their 6/6 ally. It retaliates. Does my ally die?",
    "My opponent controls an ally with taunt. Can I attack their champion?",
    "My opponent's ally has stealth. Can I attack it without true sight?",
    "Their ally has stealth. Can my ally with true sight attack it?",
    "Their rested 2/3 ally is attacked by my 3/3 ally. Can it retaliate?",
    "My champion is level 2 and class bonus is on. A spell deals 3 damage to my "
    "Morgan, Soul Guide. Does she die?",
    "I activate Deflecting Edge on my champion. Their ally attacks my champion for 5.",
    "In response to the attack, I give my champion a prevent-2 shield. Their 3 "
    "power ally attacks my champion.",
    "Their 3/2 ally attacks my 2/2 ally. In response, my spell deals 2 damage "
    "to the attacker. Does my ally die?",
    "My champion has a prevent-1 shield and all damage to it is doubled. A "
    "spell deals 3 damage to it. Who chooses?",
    "My domain has 3 durability counters. Their 2 power ally attacks it. What "
    "is its durability?",
    "A spell deals 3 damage to their champion. They have 2 life left. Do they lose?",
    "Can my rested ally attack?",
    "I control a 2/2 ally and a 3/3 ally. Their spell destroys all allies. Do "
    "they die?",
)
