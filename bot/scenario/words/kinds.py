"""The kinds of things players name: colours, types, keywords and plain nouns (data)."""

COLORS = {
    "white": "white", "blue": "blue", "black": "black", "red": "red", "green": "green",
    "mono-white": "white", "colorless": "", "multicolored": "multicolored",
}  # fmt: skip

# Keywords of other games, which may be names here: Vigor.
NOT_OF_MAGIC = frozenset(
    "tank backline deflect stealth taunt intercept steadfast vigor".split()
)
# Keywords as people say them -> as the engine knows them.
KEYWORDS: dict[tuple[str, ...], str] = {
    tuple(said.split()): meant
    for line in """
first strike: first strike; firststrike: first strike; double strike: double strike
doublestrike: double strike; trample: trample; trampling: trample; lifelink: lifelink
deathtouch: deathtouch; flying: flying; reach: reach; menace: menace; haste: haste
vigilance: vigilance; infect: infect; wither: wither; hexproof: hexproof
shroud: shroud; defender: defender; indestructible: indestructible; flash: flash
trample and deathtouch: trample+deathtouch; fear: fear; intimidate: intimidate
shadow: shadow; horsemanship: horsemanship; skulk: skulk; prowess: prowess
fs: first strike; ds: double strike; dt: deathtouch; ll: lifelink
trample over planeswalkers: trample over planeswalkers; phasing: phasing
undying: undying; persist: persist
exalted: exalted; battle cry: battle cry; training: training
riot: riot; unleash: unleash; extort: extort; evolve: evolve; exploit: exploit
mentor: mentor; dethrone: dethrone; decayed: decayed; melee: melee
first striking: first strike; double striking: double strike; flanking: flanking
lifelinking: lifelink; deathtouching: deathtouch; banding: banding
tank: tank; backline: backline; ganking: ganking; deflect: deflect; stealth: stealth; taunt: taunt
true sight: true sight; intercept: intercept; steadfast: steadfast; vigor: vigor
spellshroud: spellshroud; omnishroud: omnishroud; immortality: immortality; cleave: cleave
immortal: immortality; link shield: link shield; a link shield: link shield
ambush: ambush
unblockable: unblockable; can not be blocked: unblockable
plainswalk: plainswalk; islandwalk: islandwalk; swampwalk: swampwalk
mountainwalk: mountainwalk; forestwalk: forestwalk; desertwalk: desertwalk; landwalk: landwalk
snow forestwalk: snow forestwalk; snow swampwalk: snow swampwalk; snow islandwalk: snow islandwalk
snow mountainwalk: snow mountainwalk; snow plainswalk: snow plainswalk; snow landwalk: snow landwalk
legendary landwalk: legendary landwalk; nonbasic landwalk: nonbasic landwalk; artifact landwalk: artifact landwalk
umbra armor: umbra armor; totem armor: umbra armor; umbra armour: umbra armor
""".replace("\n", ";").split(";")
    if line.strip()
    for said, _, meant in [line.strip().partition(": ")]
}
# Keywords with a number after them.
NUMBERED = frozenset(
    "toxic poisonous bushido absorb ward shield assault deflect critical rampage fading "
    "annihilator afflict flanking level lv retort ranged devour dredge bloodthirst "
    "modular graft vanishing renown fabricate afterlife".split()
)
# Keywords of Magic that say what happens and are played out as that (first words).
IN_FULL = frozenset(
    "bushido flanking exalted afflict battle prowess training rampage bloodthirst "
    "modular graft vanishing fading renown fabricate afterlife annihilator melee "
    "exploit mentor dethrone evolve decayed unleash riot extort".split()
)
# Someone called after a keyword.
AGENTS: dict[tuple[str, ...], str] = {
    tuple(said.split()): meant
    for line in """
first striker: first strike; firststriker: first strike; double striker: double strike
doublestriker: double strike; trampler: trample; lifelinker: lifelink
deathtoucher: deathtouch; flyer: flying; infecter: infect; infector: infect
evader: ; haster: haste; reacher: reach; bird: flying
""".replace("\n", ";").split(";")
    if line.strip()
    for said, _, meant in [line.strip().partition(": ")]
}
del AGENTS[("bird",)]
# Riftbound: "two Tanks" are two units with Tank.
UNIT_AGENTS: dict[tuple[str, ...], str] = {
    ("tank",): "tank", ("backliner",): "backline",
}  # fmt: skip

TYPES = frozenset(
    "creature planeswalker artifact enchantment land battle instant sorcery legendary "
    "permanent spell aura saga equipment vehicle snow basic tribal kindred".split()
)
# Plain nouns -> the kind they stand for ("" says nothing about the kind).
NOUNS: dict[str, str] = {
    "creature": "creature", "guy": "creature", "dude": "creature", "thing": "",
    "fella": "creature", "fellow": "creature", "monster": "creature",
    "beater": "creature", "fatty": "creature", "attacker": "attacker",
    "blocker": "blocker", "boy": "creature", "man": "creature", "token": "token",
    "planeswalker": "planeswalker", "permanent": "permanent", "spell": "spell",
    "unit": "unit", "ally": "ally", "champion": "champion", "defender": "blocker",
    "artifact": "artifact", "enchantment": "enchantment", "aura": "aura",
    "saga": "saga",
    "land": "land", "battle": "battle", "card": "card", "source": "source",
    "one": "", "minion": "creature", "body": "creature", "chump": "creature",
    "bear": "creature", "retaliator": "blocker", "gobbo": "creature", "weapon": "weapon",
    "instant": "spell", "sorcery": "spell", "ability": "ability", "legend": "legend",
    "stuff": "creature", "board": "creature", "domain": "domain",
    "copy": "", "dork": "creature", "vanilla": "creature", "commander": "creature",
    "lad": "creature", "buddy": "creature", "team": "creature", "other": "",
    "hero": "", "equipment": "equipment", "field": "battlefield", "char": "creature",
    "animal": "creature", "critter": "creature", "horde": "creature",
}  # fmt: skip
# Artifact tokens that have no size, known by their name alone.
ARTIFACT_TOKENS = frozenset("blood clue food gold junk map powerstone treasure".split())
# What weapons of Grand Archive are called.
WEAPONS = frozenset(
    "weapon sword axe bow gun dagger blade polearm staff spear scythe hammer whip "
    "lance "
    "rifle pistol katana mace knife".split()
)
del NOUNS["hero"], NOUNS["bear"], NOUNS["gobbo"], NOUNS["buddy"]
PLURALS = {
    "creatures": "creature", "allies": "ally", "men": "man", "fatties": "fatty",
    "bodies": "body", "stuff": "stuff", "abilities": "ability", "enemies": "enemy",
    "armies": "army", "others": "other", "ones": "one", "copies": "copy",
    "first strikers": "first striker", "sorceries": "sorcery", "elves": "elf",
    "dwarves": "dwarf", "wolves": "wolf", "gobbos": "goblin", "gobbo": "goblin",
    "gobs": "goblin", "gob": "goblin", "phoenixes": "phoenix", "mice": "mouse",
    "foxes": "fox", "faeries": "faerie", "zombies": "zombie", "oxen": "ox",
    "harpies": "harpy", "spies": "spy", "monkeys": "monkey", "leeches": "leech",
    "pegasi": "pegasus", "thrulls": "thrull", "werewolves": "werewolf",
    "halves": "half", "mercenaries": "mercenary", "hydrae": "hydra", "sphinxes": "sphinx",
}  # fmt: skip

# By length; nothing depends on the order.
SUBTYPES = frozenset(
    (
        "ox ape bat cat army dog egg elf elk eye fox god hag imp kor myr orc rat atog bear "
        "bird boar crab fish frog goat kavu mole monk naga ogre ooze orgg pawn pest "
        "poro serf slug wall wolf worm wurm yeti angel beast camel demon devil djinn "
        "drake drone druid dryad dwarf elder giant gnome golem harpy hippo horse human "
        "hydra hyena kirin lamia leech licid mouse ninja noble nomad nymph otter ouphe "
        "pilot plant prism rebel rhino robot rogue satyr scout servo shade shark sheep "
        "siren slith snake spawn spike squid troll weird whale archer archon avatar "
        "badger baloth cleric coward dragon efreet faerie ferret fungus goblin gorgon "
        "horror insect jackal knight kobold kraken lizard monger monkey mutant mystic "
        "noggle oyster pirate rabbit ranger rigger shaman sliver sphinx spider spirit "
        "sponge squire thrull turtle volver wizard wombat wraith yordle zombie zubera "
        "advisor aurochs bringer caribou centaur chimera citizen cyclops demigod "
        "eldrazi fighter gremlin griffin hellion homarid kithkin lammasu merfolk "
        "octopus peasant pegasus phoenix praetor raccoon recruit samurai serpent "
        "soldier soltari specter thopter unicorn vampire warlock warrior antelope "
        "assassin basilisk beholder cephalid deserter dinosaur elephant gargoyle "
        "guardian illusion lhurgoyf minotaur mongoose moonfolk pangolin scorpion "
        "sentinel skeleton squirrel starfish survivor tentacle treefolk vedalken "
        "viashino werewolf artificer automaton barbarian berserker brushwagg construct "
        "crocodile elemental jellyfish leviathan manticore masticore mercenary "
        "metathran nightmare phyrexian saproling scarecrow trilobite wolverine "
        "aetherborn cockatrice flagbearer hippogriff homunculus juggernaut reflection "
        "salamander dreadnought incarnation phelddagrif spellshaper nightstalker "
        "shapeshifter"
    ).split()
)
# Adjectives that say nothing the rules look at.
PLAIN_ADJECTIVES = frozenset(
    "big small little fat lone single old healthy vanilla dumb huge tiny giant-size "
    "lonely same new poor good bad fresh whole own ordinary normal plain trusty very "
    "only random regular fancy scary massive chunky innocent last remaining main "
    "stupid annoying favorite favourite beloved mere nice pretty real actual "
    "biggest smallest different separate ground deaths "
    "lil ol ole puny wimpy teensy beefy juicy mighty gigantic ginormous enormous "
    "itty bitty measly dinky scrawny lousy pathetic humongous monstrous freaking".split()
)
STATUSES = {
    "tapped": "tapped", "untapped": "untapped", "attacking": "attacking",
    "blocking": "blocking", "unblocked": "unblocked", "blocked": "blocked",
    "stunned": "stunned", "exhausted": "tapped", "rested": "tapped", "awake": "untapped",
    "ready": "untapped", "token": "token", "nontoken": "nontoken", "enemy": "enemy",
    "friendly": "friendly", "opposing": "enemy", "empowered": "empowered",
    "buffed": "buffed", "damaged": "damaged", "equipped": "equipped",
    "enchanted": "enchanted", "protected": "protected", "unprotected": "unprotected",
    "monocolored": "monocolored", "animated": "animated", "legendary": "legendary",
    "unexhausted": "untapped", "readied": "untapped", "resting": "tapped",
}  # fmt: skip
ELEMENTS = frozenset(
    "fire water wind crux arcane astra luxem umbra norm neos exia tera".split()
)
CLASSES = frozenset("warrior mage guardian ranger cleric tamer assassin human".split())
COUNTER_KINDS = frozenset(
    "shield stun finality poison loyalty bulwark enlighten buff durability time charge "
    "lifelink deathtouch hexproof indestructible flying level quest age verse energy "
    "experience damage preparation wither corpse glimmer fade vitality mark".split()
)
OPPONENTS = {
    "opponent", "opponents", "enemy", "friend", "buddy", "pal", "cousin", "brother",
    "sister", "wife", "husband", "girlfriend", "boyfriend", "gf", "bf", "roommate",
    "mate", "foe", "neighbor", "neighbour", "son", "daughter", "dad", "mom", "guy",
    "dude", "kid", "nephew", "uncle", "partner", "colleague", "coworker", "rival",
    "bro",
} - {"guy", "dude", "bf"}  # fmt: skip
FIRST_NAMES = frozenset(
    "aaron abby adam adrian aisha alan albert alex alexa alice alicia alina amanda "
    "amber amy ana andrea andrew andy angela anita ann anna anne annie anthony anton "
    "ari ariel arthur ash ashley astrid barbara bart beatrice bella ben benjamin bernd "
    "bert beth bill billy bjorn bob bobby brad brandon brenda brian bruce bruno caleb "
    "carl carla carlos carmen carol caroline casey catherine cathy cecilia charles "
    "charlie charlotte chloe chris christian christina cindy claire clara claudia "
    "colin connor craig cynthia daisy dan dana daniel daniela dave david dawn dean "
    "deborah dennis derek diana diego dirk dmitri dominic donna doris doug dylan ed "
    "eddie edgar edward eileen elena eli elias elisa elizabeth ella ellen emil emily "
    "emma eric erica erik erin ethan eva evan eve evelyn fabio faith fatima felix "
    "fernando fiona florian frances francis frank frankie fred freddy frieda gabe "
    "gabriel gary george gina giulia glen gloria gordon grace greg greta gus hannah "
    "hans harold harry harvey heather heidi helen henry hiro holly howard hugo ian "
    "igor ines ingrid irene iris isaac isabel ivan ivy jack jackson jacob jade jake "
    "james jamie jan jana jane janet jared jason jay jean jeff jen jenna jennifer "
    "jenny jeremy jerry jess jesse jessica jill jim jimmy joan joe joel joey johan "
    "john johnny jon jonas jonathan jordan jorge jose josef josh joshua joy juan "
    "judith judy julia julian julie julius justin kai karen karl kate katie kay keith "
    "kelly ken kenji kevin kim kira kirk klaus kurt kyle lara larry laura lauren lea "
    "leah lee lena leo leon leonard leslie lewis liam lily linda lisa liz logan lola "
    "lori louis louise luca lucas lucy luis luke luna lydia lynn maja manuel marc "
    "marco marcus margaret maria marie marina mario marion mark marta martin mary "
    "mateo "
    "matt matthew max maya megan mei melanie melissa mia michael michelle miguel mike "
    "mila milo mina miriam mitch molly monica morgan nadia nancy naomi natalie nate "
    "nathan ned neil nell nick nicole nico nina noah nora norman oleg oliver olivia "
    "omar oscar otto owen pablo pam pat patricia patrick paul paula pedro peggy penny "
    "pete peter petra phil philip phoebe pia pierre quinn rachel ralph ray raymond "
    "rebecca rhea ricardo richard rick rita rob robert robin rod roger roland ron "
    "ronald rosa rose ross roy ruby rudy ruth ryan sally sam samantha samuel sandra "
    "sara sarah scott sean sebastian selma serena sergio seth shane sharon shawn "
    "simon sofia sonia sophia sophie stan stefan stella stephanie stephen steve steven "
    "stuart sue susan susie sven sylvia tamara tanya tara ted teresa tess theo theresa "
    "thomas tim tina tobias toby todd tom tommy toni tony tracy trent trevor tristan "
    "tyler uma ursula uwe vera vic vicky victor victoria vince violet wade wally "
    "walter wanda wayne wendy werner wes will william willy wolfgang xander yara yuki "
    "yusuf zac zach zara zoe ap nap".split()
) - {"will", "mark", "grace", "faith", "dawn", "ash", "may", "rose", "pat", "bill"}

# Of the first names those of women: "she" is one of them. Names of both are in none.
WOMEN = frozenset(
    "abby aisha alexa alice alicia alina amanda amber amy ana angela anita ann anna "
    "anne annie astrid ashley barbara beatrice bella beth brenda carla carmen carol "
    "caroline catherine cathy cecilia charlotte chloe christina cindy claire clara "
    "claudia cynthia daisy dana daniela deborah diana donna doris eileen elena elisa "
    "elizabeth ella ellen emily emma erica eva eve evelyn fatima fiona frieda gina "
    "giulia gloria greta hannah heather heidi helen holly ines ingrid irene iris "
    "isabel "
    "ivy jade jana jane janet jen jenna jennifer jenny jessica jill joan joy judith "
    "judy julia julie karen kate katie kay kelly kira lara laura lauren lea leah lena "
    "lily linda lisa liz lola lori louise lucy luna lydia lynn maja margaret maria "
    "marie marina marta mary maya megan mei melanie melissa mia michelle mila mina "
    "miriam molly monica nadia nancy naomi natalie nell nicole nina nora olivia "
    "patricia paula peggy penny petra phoebe pia rachel rebecca rhea rita rosa ruby "
    "ruth sally samantha sandra sara sarah selma serena sharon sofia sonia sophia "
    "sophie stella stephanie sue susan susie sylvia tamara tanya tara teresa tess "
    "theresa tina toni tracy uma ursula vera vicky victoria violet wanda wendy yara "
    "zara zoe kim rita lee jamie".split()
) - {"kim", "lee", "jamie", "kelly", "toni", "alexa", "tracy", "jade", "dana"}
_EITHER = frozenset(
    "alex sam chris pat robin kim lee jamie kelly toni tracy casey charlie dana max "
    "ari jordan jess kai jan quinn nico ap nap jade alexa leslie ariel noah luca "
    "andrea "
    "angel val remy sasha".split()
)
MEN = FIRST_NAMES - WOMEN - _EITHER
