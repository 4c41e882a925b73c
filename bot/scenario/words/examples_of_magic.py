"""Scenarios of Magic that are ruled on, of many kinds: what a refusal shows."""

EXAMPLES: tuple[str, ...] = (
    "A 3/3 attacks me, I block with my 2/2 Bear. Does the Bear die?",
    "Bob attacks me with a 3/3. I do not block. What's my life?",
    "I have 12 life. Bob attacks me with a 4/4 and a 2/2. I block the 4/4 with "
    "a 3/3. What's my life?",
    "I attack Bob with a 4/4 and a 3/3. He blocks the 3/3 with a 2/2. What's "
    "Bob's life?",
    "My 3/3 is blocked by a 2/2 and a 1/1. Which creatures die?",
    "My 6/6 with trample is blocked by a 2/2. How much damage goes through?",
    "My 5/5 with deathtouch and trample is blocked by two 3/3s. How much can go "
    "through?",
    "My 4/4 with trample attacks Jace, a planeswalker with 3 loyalty. Bob "
    "blocks with a 2/2. What's Jace's loyalty?",
    "My 2/2 with first strike attacks. Bob blocks with a 2/2. Who dies?",
    "My 2/2 with double strike attacks Bob and is not blocked. How much damage "
    "does he take?",
    "My 3/3 with lifelink attacks Bob. He doesn't block. What's my life?",
    "Bob's 2/2 with deathtouch blocks my 5/5. Do both die?",
    "My 4/4 with indestructible blocks a 6/6. Does it die?",
    "My 3/3 with protection from red is dealt 3 damage by Lightning Bolt. Does it die?",
    "Bob attacks me with a 3/3 with flying. Can my 2/2 block it?",
    "Bob attacks with a 3/3 with menace. Can I block it with one creature?",
    "My 2/2 with wither fights a 4/4. How big is the 4/4?",
    "Bob's 2/2 with infect attacks me. I have 8 poison counters. Do I lose?",
    "My 3/3 fights Bob's 2/4. Who dies?",
    "My 3/3 already has 2 damage on it. A spell deals 1 damage to it. Does it die?",
    "I control three 1/1s. Bob casts Pyroclasm. How many of them die?",
    "A spell deals 2 damage to each creature. I control a 2/2 and a 3/3. Which "
    "of them survive?",
    "Bob casts Lightning Bolt on me. What's my life total?",
    "Bob casts Lightning Bolt on my 2/4 Bear. Does it die?",
    "Bob's spell deals 4 damage to my 2/2 Bear.",
    "A spell deals 5 damage to me. I have a prevent-3 shield. How much damage "
    "do I take?",
    "I have a shield that prevents the next 3 damage. Bob attacks me with a "
    "5/5. What's my life?",
    "My 3/3 has a prevent-2 shield. Bob blocks it with a 4/4. Who dies?",
    "Bob has a prevent-4 shield. I attack him with a 3/3 and then cast "
    "Lightning Bolt on him. What's his life?",
    "A prevent-2 shield is on my planeswalker. It has 3 loyalty. Bob attacks it "
    "with a 4/4. Does it survive?",
    "The next time a source would deal damage to me this turn, that damage is "
    "prevented. Bob bolts me twice. What's my life?",
    "All combat damage is prevented this turn. Bob attacks me with a 5/5. "
    "What's my life?",
    "All damage to my 3/3 is prevented this turn. Bob casts Lightning Bolt on "
    "it. Does it die?",
    "Damage can't be prevented this turn. I have a prevent-3 shield. Bob bolts me.",
    "I cast Fog. Bob's 3/3 attacks me. How much damage do I take?",
    "Bob casts Lightning Bolt on me. In response, I use Samite Healer on me.",
    "Bob casts Lightning Bolt on my 2/2 Bear. In response, I cast Giant Growth on it.",
    "Bob casts Lightning Bolt on my 2/2 Bear. In response, I regenerate it.",
    "Bob casts Lightning Bolt on my 2/2 Bear. In response, I sacrifice it.",
    "Bob casts Lightning Bolt on me. I counter it with Counterspell.",
    "I control Furnace of Rath. Bob casts Lightning Bolt on me.",
    "I control two copies of Furnace of Rath. Bob bolts me. What's my life?",
    "I control Furnace of Rath and have a prevent-2 shield. Bob's 3/3 attacks "
    "me. Who chooses, and what can my life be?",
    "Bob controls Furnace of Rath. Carol controls a second Furnace of Rath. "
    "Carol bolts Bob. What's Bob's life?",
    "All damage is doubled. Bob's 2/2 attacks me. What's my life?",
    "I control “If a red source would deal damage, it deals double that damage "
    "instead.” Bob bolts me.",
    "All damage to me is halved, rounded down. Bob's 5/5 attacks me.",
    "I control a card that says “If a source would deal damage to you, prevent "
    "1 of that damage.” Bob casts Lightning Bolt on me.",
    "My 3/3 has “If this creature would be dealt damage, prevent that damage "
    "and put a +1/+1 counter on it.” Bob bolts it.",
    "Bob controls Bulwark of Glass, an enchantment: “If a source would deal 4 "
    "or more damage to you, it deals 3 damage to you instead.” I attack him "
    "with a 6/6.",
    "My 1/4 Wall is enchanted with Pariah. Bob casts Lightning Bolt on me. Does "
    "the Wall die?",
    "I control Palisade Giant. Bob attacks me with a 4/4 and a 3/3. Who takes "
    "the damage?",
    "All damage that would be dealt to me is dealt to my 2/5 Wall instead. Bob "
    "attacks me with a 4/4. Does the Wall die?",
    "Bob casts Lightning Bolt on me. I cast Deflecting Palm.",
    "I cast Harm's Way on Bob, choosing his 3/3. The 3/3 attacks me. What's Bob's "
    "life?",
    "Bob bolts my Boros Reckoner. I choose Bob for its ability. What's his life?",
    "I control Stuffy Doll and have chosen Bob. Bob bolts Stuffy Doll. What's "
    "Bob's life?",
    "I control Worship and a 1/1 creature. I have 2 life. Bob bolts me. What's "
    "my life?",
    "I control Platinum Angel and have 2 life. Bob bolts me. Do I lose?",
    "Bob casts Lightning Bolt on me. I activate Circle of Protection: Red. How "
    "much damage do I take?",
    "My 2/2 Bear is equipped with Loxodon Warhammer and attacks Bob.",
    "My Bear enchanted with Pariah is destroyed. Bob bolts me. What's my life?",
    "Bob controls Jace, a planeswalker with 4 loyalty. I attack Jace with a 3/3.",
    "My planeswalker has 5 loyalty. Bob casts Lightning Bolt on it. How much "
    "loyalty does it have?",
    "I control a 4/4 legendary Angel and Gideon, a planeswalker with 4 loyalty "
    "that is a 4/4 creature this turn. Bob bolts Gideon.",
    "Bob's commander is a 5/5. I have taken 16 commander damage from it. It "
    "attacks me. Do I lose?",
    "My 2/2 Bear has two +1/+1 counters. Bob casts Lightning Bolt on it.",
    "My 2/2 Bear has a shield counter. Bob casts Lightning Bolt on it. Does it die?",
    "I create two 1/1 Soldier tokens. Bob casts Pyroclasm.",
    "I cast Clone, copying Bob's 2/2 Bear. How big is Clone?",
    "Bob casts Day of Judgment. My 3/3 is indestructible. Does it die?",
    "My Kitchen Finks dies. Where is it?",
    "Kitchen Finks is in my graveyard. I return it to the battlefield.",
    "Rest in Peace is on the battlefield. My 2/2 dies. Where does it go?",
    "My library has 2 cards. I draw 3 cards. Do I lose?",
    "I gain 3 life. I control Boon Reflection. How much do I gain?",
    "I control Hardened Scales. I put two +1/+1 counters on my 2/2. How big is it?",
    "I control Doubling Season. I create one 1/1 token. How many tokens do I get?",
    "Can I target his 2/2 with hexproof?",
    "Can my 2/2 block his 3/3 with flying?",
    "Bob's 5/5 with trample attacks me. I block it with my 2/2 Bear. Bob "
    "assigns 2 to the Bear and 3 to me.",
    "I control a 3/3 and a 2/2. Bob's Arc Lightning deals 2 damage to the 3/3 "
    "and 1 damage to the 2/2.",
    "I sacrifice my 1/1 Goblin: Siege-Gang Commander deals 2 damage to Bob.",
    "Amy attacks Bob with a 4/4. Carol has a prevent-3 shield and bolts Amy. "
    "What are their life totals?",
    "It is Bob's turn. He attacks me with a 2/2. What's my life?",
    "Bob's 3/3 came into play this turn. It attacks me. Is that legal?",
    "My 2/2 is tapped. Can it block his 3/3?",
    "Who chooses which effect applies first? I have a prevent-1 shield and I "
    "control Furnace of Rath. Bob bolts me.",
    "After combat, Bob casts Lightning Bolt on my 3/3 that was dealt 1 damage. "
    "Does it die?",
)
