"""Scenarios of Riftbound that are ruled on, of many kinds: what a refusal shows."""

EXAMPLES: tuple[str, ...] = (
    "I attack with a 5 Might unit. They defend with a 3 Might unit. Who dies?",
    "I attack with 4 Might and 2 Might. They defend with a 5 Might unit. Which "
    "units die?",
    "I defend with a 2 Might unit and a 3 Might unit. They attack with a 4 "
    "Might unit. How is the damage assigned?",
    "I attack with 5 Might. They defend with two 3 Might units. How must I "
    "assign the damage?",
    "My 3 Might unit and my 2 Might unit attack. Their 4 Might unit defends. "
    "Which units die?",
    "My two 3 Might units defend. My opponent attacks with a 7 Might unit. Do "
    "both die?",
    "They attack my 5 Might unit with 3 and 4 Might; it has Ki Barrier.",
    "I attack with a 5 Might unit with Assault 1. They defend with a 3 Might "
    "unit with Tank and a 2 Might unit. Who dies?",
    "My attacking 2 Might unit has Assault 3. Their 4 Might unit defends. Who dies?",
    "I defend with a 3 Might unit with Shield 2. They attack with 4 Might. Who dies?",
    "I defend with a 4 Might unit with Shield 1 and a 2 Might unit. They attack "
    "with 7 Might. How can the damage be assigned?",
    "I defend with a 2 Might unit with Tank and Shield 1 and a 5 Might unit. "
    "They attack with two 3 Might units. Which units die?",
    "They defend with two 2 Might units with Tank and a 5 Might unit. I attack "
    "with 4 Might. Does the 5 Might unit take damage?",
    "They defend with a 3 Might unit and a 1 Might unit with Backline. I attack "
    "with 4 Might. Who dies?",
    "My 3 Might unit attacks their stunned 4 Might unit. Who dies?",
    "My 4 Might unit is stunned and defends. A 3 Might unit attacks. Who dies?",
    "My 3 Might unit has a buff. A spell deals 3 damage to it. Does it die?",
    "My 2 Might unit gets +3 Might this turn and attacks. Their 5 Might unit "
    "defends. Who dies?",
    "My 4 Might unit has Prevent 3. A spell deals 5 damage to it. Does it die?",
    "My 6 Might unit has a prevent-3 shield. A spell deals 4 damage to it. Does "
    "it die?",
    "I defend with a 3 Might unit. It has a prevent-2 shield. A 4 Might unit "
    "attacks. Who dies?",
    "The next 2 damage to my unit is prevented. It has 3 Might. A spell deals 4 "
    "damage to it. Does it die?",
    "All damage to my unit this turn is prevented. It has 3 Might. A spell "
    "deals 5 damage to it. Does it die?",
    "My 3 Might unit has Ki Barrier. A spell deals 5 damage to it. Does it die?",
    "I play Ki Barrier on my 3 Might unit. A spell deals 5 damage to it. Then a "
    "second spell deals 5 damage to it. Does it die?",
    "A spell deals 3 damage to my 4 Might unit. Does it die?",
    "My 4 Might unit already has 2 damage. A spell deals 2 damage to it. Does it die?",
    "Two spells hit my 5 Might unit, first for 2, then for 4. Does it die?",
    "My opponent plays a spell that deals 2 damage to each of my units. I have "
    "a 2 Might unit with a prevent-1 shield and a 2 Might unit. Which of them "
    "die?",
    "My opponent's spell deals 2 damage to a 2 Might unit and 4 damage to a 3 "
    "Might unit of mine. Who dies?",
    "He plays Void Seeker on my 3 Might unit. Does it die?",
    "He plays Falling Star on my 3 Might unit and my 4 Might unit. Who dies?",
    "My 5 Might unit is at Void Gate. He plays Void Seeker on it. Does it die?",
    "My 3 Might unit has “If I would die, recall me exhausted instead.” He "
    "plays Falling Comet on it. What happens?",
    "My 3 Might unit has “If I would take damage, prevent 1 of it.” A spell "
    "deals 3 damage to it. Does it die?",
    "I control a gear: “If a unit you control would take damage, prevent 1 of "
    "that damage.” A spell deals 3 damage to my 3 Might unit.",
    "All damage to my 3 Might unit is doubled. A spell deals 2 damage to it. "
    "Does it die?",
    "All damage to my 5 Might unit is dealt to my 3 Might unit instead. A spell "
    "deals 3 damage to the 5 Might unit. Who dies?",
    "I defend with 2 Might and 3 Might. They attack with 4 Might. Who can die?",
    "I have Zhonya's Hourglass. My 4 Might unit would die. What happens?",
    "My 5 Might unit moves to the battlefield and attacks. They defend with a 3 "
    "Might unit. Who dies?",
    "I attack with a 5 Might unit. They defend with a 3 Might unit. Do I conquer?",
    "My 5 Might unit took 3 damage this turn. Next turn a spell deals 3 damage "
    "to it. Does it die?",
    "It is my opponent's turn. They attack the battlefield that I hold with 4 "
    "Might. I defend with 3 Might. Who dies?",
    "My 3 Might unit gets +2 Might this turn. Their spell deals 4 damage to it. "
    "Does it die?",
)
