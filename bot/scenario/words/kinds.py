"""The kinds of things players name: colours, types, keywords and plain nouns (data)."""

from bot.citation import Game

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
mentor: mentor; dethrone: dethrone; decayed: decayed; melee: melee; provoke: provoke
first striking: first strike; double striking: double strike; flanking: flanking
lifelinking: lifelink; deathtouching: deathtouch; banding: banding
tank: tank; backline: backline; ganking: ganking; deflect: deflect; stealth: stealth; taunt: taunt
true sight: true sight; intercept: intercept; steadfast: steadfast; vigor: vigor
spellshroud: spellshroud; omnishroud: omnishroud; immortality: immortality; cleave: cleave
immortal: immortality; stealthed: stealth; taunting: taunt; link shield: link shield; a link shield: link shield; link shield on it: link shield; a link shield on it: link shield
ambush: ambush
unblockable: unblockable; can not be blocked: unblockable
can not be intercepted: can't be intercepted; uninterceptable: can't be intercepted
must be blocked if able: must be blocked if able; must be blocked: must be blocked if able
must attack if able: attacks if able; must attack each combat if able: attacks if able
must attack each turn if able: attacks if able; must attack: attacks if able
attack each combat if able: attacks if able; attack each turn if able: attacks if able
attacks each combat if able: attacks if able; attacks each turn if able: attacks if able
must block if able: blocks if able; blocks each combat if able: blocks if able
must block each combat if able: blocks if able; block each combat if able: blocks if able
can not block: can not block; can not attack: can not attack; can not attack or block: can not attack or block
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
KEYWORD_WORDS = frozenset(word for said in KEYWORDS for word in said)
SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
# What a game calls what is cast, and what is no body.
SPELL_OF = {Game.GRAND_ARCHIVE: "action", Game.RIFTBOUND: "spell"}
ITEM_OF = {Game.GRAND_ARCHIVE: "item", Game.RIFTBOUND: "gear"}
# Keywords with a number after them.
NUMBERED = frozenset(
    "toxic poisonous mobilize bushido absorb ward shield assault deflect critical "
    "rampage fading "
    "annihilator afflict flanking level lv retort ranged pride devour dredge "
    "bloodthirst modular graft vanishing renown fabricate afterlife".split()
)
# Keywords of Magic that say what happens and are played out as that (first words).
IN_FULL = frozenset(
    "bushido mobilize flanking exalted afflict battle prowess training rampage "
    "bloodthirst modular graft vanishing fading renown fabricate afterlife annihilator melee "
    "exploit mentor dethrone evolve decayed unleash riot extort can".split()
)
# Someone called after a keyword.
AGENTS: dict[tuple[str, ...], str] = {
    tuple(said.split()): meant
    for line in """
first striker: first strike; firststriker: first strike; double striker: double strike
doublestriker: double strike; trampler: trample; lifelinker: lifelink
deathtoucher: deathtouch; flyer: flying; flier: flying; infecter: infect; infector: infect
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
# Of which one may be chosen.
CARD_TYPES = frozenset(
    "creature planeswalker artifact enchantment land battle instant sorcery".split()
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
    "hero": "", "equipment": "equipment", "field": "battlefield",
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
# Tokens known by their name alone that are cards of the catalogue (111.10).
TOKENS = frozenset({"Treasure", "Food", "Clue", "Blood"})
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
        "shapeshifter bard gith germ mite alien bison gnoll lemur llama sloth snail dauthi "
        "beaver beeble walrus weasel fractal hamster lobster necron possum scion skrull "
        "skunk synth varmint villain camarid giraffe halfling hedgehog inkling nautilus "
        "pincher surrakar symbiote thalakos tiefling tyranid armadillo capybara detective "
        "echidna graveborn kangaroo pentavite platypus porcupine processor scientist "
        "sculpture sorcerer splinter tetravite inquisitor triskelavite assembly-worker"
    ).split()
)
# How big something is, without a number: no card's printed size.
VAGUE_SIZES = frozenset(
    "big small little fat huge tiny giant-size scary massive chunky lil puny wimpy "
    "teensy beefy mighty gigantic ginormous enormous itty bitty measly dinky scrawny "
    "humongous monstrous".split()
)
# Adjectives that say nothing the rules look at.
PLAIN_ADJECTIVES = VAGUE_SIZES | frozenset(
    "lone single old healthy vanilla dumb "
    "lonely same new poor good bad fresh whole own ordinary normal plain trusty very "
    "only random regular fancy innocent remaining main "
    "stupid annoying favorite favourite beloved mere nice pretty real actual "
    "different separate ground deaths "
    "ol ole juicy lousy pathetic freaking".split()
)
STATUSES = {
    "tapped": "tapped", "untapped": "untapped", "attacking": "attacking",
    "blocking": "blocking", "retaliating": "blocking", "unblocked": "unblocked", "blocked": "blocked",
    "stunned": "stunned", "exhausted": "tapped", "rested": "tapped", "awake": "untapped",
    "ready": "untapped", "token": "token", "nontoken": "nontoken", "enemy": "enemy",
    "friendly": "friendly", "opposing": "enemy", "empowered": "empowered",
    "buffed": "buffed", "damaged": "damaged", "equipped": "equipped",
    "enchanted": "enchanted", "protected": "protected", "unprotected": "unprotected",
    "monocolored": "monocolored", "animated": "animated", "legendary": "legendary",
    "unpaired": "unpaired", "unexhausted": "untapped", "readied": "untapped", "resting": "tapped",
    "face-down": "face-down", "facedown": "face-down",
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
    "opponent", "opponents", "enemy", "friend", "buddy", "bud", "pal", "cousin", "brother",
    "sister", "wife", "husband", "girlfriend", "boyfriend", "gf", "bf", "roommate",
    "mate", "foe", "neighbor", "neighbour", "son", "daughter", "dad", "mom", "guy",
    "dude", "kid", "nephew", "uncle", "partner", "colleague", "coworker", "rival",
    "bro", "mum", "daddy", "mommy", "father", "mother", "grandpa", "grandma",
} - {"guy", "dude", "bf"}  # fmt: skip
FIRST_NAMES = frozenset(
    "aaron abby abel adam adrian agnes ahmed aisha akira alan alba albert alex alexa "
    "alfred alice alicia alina alma amanda amber amir amy ana anders andrea andrew "
    "andy angela anita ann anna anne annie anthony anton antonio ap ari ariel arthur "
    "ash ashley astrid ayla barbara bart beatrice bella ben benjamin bernd bert beth "
    "bianca bill billy bjarne bjorn bob bobby boris brad brandon brenda brian brooke "
    "bruce bruno caleb camila carina carl carla carlos carmen carol caroline casey "
    "catherine cathy cecilia cedric charles charlie charlotte chiara chloe cho chris "
    "christian christina cindy claire clara claudia colin connor conrad craig cynthia "
    "cyrus dahlia daisy damian dan dana daniel daniela dario darius dave david dawn "
    "dean deborah deepak delia dennis derek desmond diana diego dieter dirk dmitri "
    "dominic donna doris doug dwight dylan ed eddie edgar edith edward edwin eileen "
    "elena eli elias elisa elizabeth ella ellen elliot elsa emil emily emma enzo eric "
    "erica erik erin ernie esme esther ethan eva evan eve evelyn ezra fabio faith "
    "fatima felicia felix fernando finn fiona florian frances francis frank frankie "
    "franz fred freddy freya frieda gabe gabriel gary gavin george gerald gilbert gina "
    "giovanni giulia glen gloria gordon grace greg greta gunnar gus gwen haley hamza "
    "hana hannah hans harald harold harry harvey heather hector heidi helen henry "
    "herman hilda hiro holly horace howard hugo hussein ian ida igor imani imran ina "
    "ines inga ingrid irene iris irma isaac isabel isla ivan ivy jack jackson jacob "
    "jade jake jamal james jamie jan jana jane janet jared jasmine jason javier jay "
    "jean jeff jen jenna jennifer jenny jens jeremy jerry jess jesse jessica jill jim "
    "jimmy joan joe joel joey johan johanna john johnny jon jonas jonathan jordan jorg "
    "jorge jose josef joseph josh joshua josie joy juan judith judy julia julian julie "
    "julius juno justin kai kara karen karl kate katie katja kay keiko keith kelly ken "
    "kenji kenneth kevin kim kira kirk klaus kofi kurt kyle lana lara larry lars laura "
    "lauren lea leah lee leif leila lena lenny leo leon leonard leonie leslie lewis "
    "liam lily linda lisa liz logan lola lorenzo lori lotte louis louise luca lucas "
    "lucy luis lukas luke luna lydia lynn lyra mabel mae maeve magnus maja malcolm "
    "malia manuel marc marcel marco marcus margaret maria marie marina mario marion "
    "marisol mark marlene marta martin marvin mary mateo matilda matt matteo matthew "
    "max maya megan mehmet mei melanie melissa mia michael michelle miguel mika mike "
    "mila milo mina mira miriam mitch mohammed molly monica morgan moritz nadia nadine "
    "nancy naomi nap natalie nate nathan ned neil nell nia nick nico nicole nigel "
    "niklas nils nina noah noor nora norman odette olaf oleg olga oliver olivia omar "
    "orlando oscar osman otto owen pablo paige paloma pam pat patricia patrick paul "
    "paula pedro peggy penny percy pete peter petra phil philip phoebe pia pierre "
    "priya quentin quinn rachel rae rafael raj ralph ramon ramona ray raymond rebecca "
    "reggie rhea rhoda ricardo richard rick ricky rita rob robert robin rod roger "
    "rohan roland rolf ron ronald rory rosa rosalie rose ross roxanne roy ruby rudy "
    "rupert ruth ryan sabine sadie salim sally salma sam samantha samuel sandra "
    "santiago sara sarah saskia scott sean sebastian selena selma serena sergei sergio "
    "seth shane sharon shawn sienna sigurd silvia simon simone sofia sonia sophia "
    "sophie soren stan stefan stella stephanie stephen steve steven stig stuart sue "
    "sunil susan susie sven svenja sylvia tamara tanya tara tariq ted teresa terry "
    "tess theo theodore theresa thomas tilda tim timothy tina tobias toby todd tom "
    "timmy tommy toni tony tracy trent trevor tristan trudy tyler ulrich uma umberto ursula "
    "uwe valerie vanessa vera vernon vic vicky victor victoria vijay vikram vince "
    "violet wade wally walter wanda wayne wendy werner wes wilbur will willa "
    "william willy wilma winston wolfgang wyatt xander xenia yannick yara yasmin yuki "
    "yuri yusuf yvonne zac zach zara zelda zoe zofia"
    " abigail aidan antonia hank helena herbert hugh martha murray norbert xavier xena yann"
    " dora doreen dorothy elaine eleanor emilia gertrude harriet josephine kirsten"
    " kristin leonora loretta margot maud mona muriel noelle pamela polly rhonda"
    " rosalind sheila shirley tammy tessa thelma velma winona yolanda"
    " alvin archie barry basil bernard clive curtis duncan felipe gareth geoff gerard"
    " hubert jerome lionel morris neville otis randall russell sidney silvio wallace".split()
) - {"will", "mark", "grace", "faith", "dawn", "ash", "may", "rose", "pat", "bill"}
# Names of whom nobody here says whether they are "he" or "she".
MORE_NAMES = frozenset(
    "ada anja anouk arjun asha aya bao bea benno britta carlo chen cleo cora dani dinah "
    "edda egon einar elke emre enya farid fay faye fergus finley floyd freddie gemma gil "
    "gita goran gregor hal hamid hedda hiroshi idris ilse ilya ingmar iona isa ivo jaap "
    "janina jasper jonah jules jurgen kemal klara kosta lamar leandro leda lennart "
    "lina lou mads malik mara marek mats milan milena miles mirko mohamed nadja nasir "
    "nele nikita nikolai nilay nuria oda olli orla orson pavel pernilla piet pooja radu "
    "rafe ravi rene reni rosie rufus sana sanjay selim shira sibel sigrid silas sofie "
    "suki taro tasha teo thea tilo timo tove ulf ulla umar vasco veronika vivian vlad "
    "walt wendel xavi xiu yael yosef yvette zack zainab zeno zev zita zuri"
    " dina elle etta ike jo judd kazu len lloyd lyle ming myra penelope rahul reese remy"
    " rhys shaun sid spencer tomas travis trish troy viv wei yves zane zed zeke".split()
)
FIRST_NAMES |= MORE_NAMES

# Of the first names, and the words for kin, those of women: "she" is one of them. What
# is of both is in none.
WOMEN = frozenset(
    "abby agnes aisha alba alexa alice alicia alina alma amanda amber amy ana angela "
    "anita ann anna anne annie ashley astrid ayla barbara beatrice bella beth bianca "
    "brenda brooke camila carina carla carmen carol caroline catherine cathy cecilia "
    "charlotte chiara chloe christina cindy claire clara claudia cynthia dahlia daisy "
    "dana daniela deborah delia diana donna doris edith eileen elena elisa elizabeth "
    "ella ellen elsa emily emma erica esme esther eva eve evelyn fatima felicia fiona "
    "freya frieda gina giulia gloria greta gwen haley hana hannah heather heidi helen "
    "hilda holly ida imani ina ines inga ingrid irene iris irma isabel isla ivy jade "
    "jamie jana jane janet jasmine jen jenna jennifer jenny jessica jill joan johanna "
    "josie joy judith judy julia julie juno kara karen kate katie katja kay keiko "
    "kelly kim kira lana lara laura lauren lea leah lee leila lena leonie lily linda "
    "lisa liz lola lori lotte louise lucy luna lydia lynn lyra mabel mae maeve maja "
    "malia margaret maria marie marina marisol marlene marta mary matilda maya megan "
    "mei melanie melissa mia michelle mika mila mina mira miriam molly monica nadia "
    "nadine nancy naomi natalie nell nia nicole nina noor nora odette olga olivia "
    "paige paloma patricia paula peggy penny petra phoebe pia priya rachel rae ramona "
    "rebecca rhea rhoda rita rosa rosalie roxanne ruby ruth sabine sadie sally salma "
    "samantha sandra sara sarah saskia selena selma serena sharon sienna silvia simone "
    "sofia sonia sophia sophie stella stephanie sue susan susie svenja sylvia tamara "
    "tanya tara teresa tess theresa tilda tina toni tracy trudy uma ursula valerie "
    "vanessa vera vicky victoria violet wanda wendy willa wilma xenia yara yasmin "
    "yvonne zara zelda zoe zofia"
    " abigail antonia helena martha xena"
    " dora doreen dorothy elaine eleanor emilia gertrude harriet josephine kirsten"
    " kristin leonora loretta margot maud mona muriel noelle pamela polly rhonda"
    " rosalind sheila shirley tammy tessa thelma velma winona yolanda"
    " sister wife mom mum mommy mother daughter aunt niece girlfriend gf grandma".split()
) - {"kim", "lee", "jamie", "kelly", "toni", "alexa", "tracy", "jade", "dana"}
_EITHER = frozenset(
    "alex alexa andrea angel ap ari ariel casey charlie cho chris dana jade jamie jan "
    "jess jordan kai kelly kim lee leslie luca max nap nico noah pat quinn remy robin "
    "sam sasha toni tracy val".split()
)
_EITHER |= MORE_NAMES
MEN = (FIRST_NAMES - WOMEN - _EITHER) | frozenset(
    "brother husband dad daddy father son uncle nephew boyfriend grandpa".split()
)
