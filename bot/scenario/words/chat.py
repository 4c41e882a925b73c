"""Words of everyday talk that no scenario is told in (data)."""

# Nothing that happens in a game, lies on its table or is asked about it is among
# these: a test holds them against the words of the grammar and the names of cards.
CHAT = frozenset(
    """
africa america american argentina asia australia austria belgium berlin brazil
brazilian british bulgaria california canada canadian chile china colombia croatia
denmark dutch europe european finland france german germany greece hungary
indonesia israel italian italy japan japanese korea korean london malaysia mexican
mexico netherlands norway poland polish portugal portuguese romania russia
russian singapore spain sweden swedish switzerland taiwan texas thailand tokyo turkey
ukraine usa vietnam
twitch streamer streamers viewers googling background desculpa ingles galera candidate
candidates mods stream useless
absurd accent accurate actress advice afraid aisle album alcohol algebra alibi amaze
amazed amazing ambiguous amused anecdote annoy annoying anxious anymore apartment app
applause april arrogant article articles asap asleep assistance assume atmosphere
attempt attention attitude august aunt auntie autumn average avid awesome awful awkward
awkwardly babysitter backyard baffled baffling bald banter barbecue bathroom bbq beach
beautiful bedroom bedtime beg begging behave behaved believe believing bestie besties
bewildered birthdays bizarre blame blamed blaming bless blessed blog blunder boardgame
boast boasting book books boredom bothered bothering bothers brag brainless brains
breakfast breath brief briefly brilliant brunch bug bugging bugs bummed bummer burger
bus busy cab cafe cake calm cam camping capable car careful careless cashier chaotic
chat chatting cheeky cheers childhood chill chilled chips chocolate christmas chuckle
chuckled chum church cigarette cinema claiming classmate clever clowning club clueless
cocky coincidence cola comfy comment commented comments comp competitive complain
complained complaining complaint concentrate conclusion confess confident confirmation
confirmed confuse congrats convention conversation convince convincing cookies cooking
correction couch country cranky crap crazier cringe cringey cuz daddy daily daughters
daycare dealership dear debated december decency decent deeply definitely delighted
delusional dentist desperate desperately details devastated differently disappoint
disappointed disappointing disaster disbelief discord dispute disputed disputes
disrespect dizzy dorm doubtful doubts downstairs dramatic drives driving dummy dunce
eager earlier early easily edgy editing ego elderly eldest elsewhere email embarrass
emotional encouraged engaged engineer enjoy enjoyed enjoying enough entertaining
enthusiastic era error essay essentially evenings eventually everyday evidence ex exam
example exams excellent excitement excuse excuses expecting experienced experiences
explaining explains explanation express facebook facepalm facts fairly famous fantastic
fascinating faster fault favor favour february feedback feeling feelings female fiance
fiancee fiasco figure figuring film fluff foolish forever forgetful forgetting forgive
forum forums frantic friday friendship frown frowned fuming funnier furious fuss gamer
gamers gaming garbage genuinely giggle giggled glad glance glanced gloat gloomy goofy
gosh gossip gotcha grade grandad granddad grandfather grandmother grandson grin grinned
groan groaned grocery groggy grump guessing guest guests guidance guilty guru gut habit
haircut halfway hallway handbook hangover happier happiness headache hear heard hearing
helpless hesitant hesitate hesitated highschool hilariously hint hints hobby homework
honestly honesty hope hoped hopefully hopeless hoping hotel hubby humble humor hungover
hungry hype hyped icecream idiotic idk ignorance ignorant illogical impatient important
impossible incompetent inexperienced info information insisting instagram intermediate
internet internship intrigued invited ironic irritated irritating january jargon jeans
jerks job joined joking july june junior keen kidded kindergarten kindly kindness lame
laptop late lately laugh laughs laughter lawyer lazy lectured lesson lifetime liked
likely listen listened listening literal lmk locally logic logical logically lookup loud
loudly lovely loves lunchbreak lunchtime lying marriage married math maths maybe meaning
meantime mention mentioned mentioning mentions message messaging messed midnight mildly
mindblown mindset misplay misplayed misread misremember misremembering mistaken mistakes
misunderstand misunderstanding misunderstood mobile moments mommy moody moron morons
motivated movie movies mum mystified myth nah nap narrator naturally naughty nearby
necessary needless neighborhood neighbors neighbours nephews nervous nervously nineties
nonsense noobie noon normal normally notebook notes noticed novel november novice numb
nuts objection obscure obviously occasion occasionally october odds offended office
often older oldest online oops oopsie opposed optimistic originally ouch outdoors
outlandish outraged overheard overthink overthinking overwhelmed painful panic paragraph
parking particular party passionate past patience patient peeps perplexed personality
personally pester phrase phrased phrasing physics pickle picky picnic pinterest pissed
planning pleasant pleasure podcast poetry poker polite politely politics poor popcorn
popular possibly practice practicing practicising precisely pregnant premise pretended
pretending previously probably problem problems profession promise promised properly
provocative psyched puzzle puzzles puzzling query quibble quickly quite quiz quora quote
quoted quoting rainy ramble rambling randomly rant ranting rarely realise realised
realistic realize realized realizing reasonable reasonably reasoning receipt recently
refresher regardless regards regret regularly relative relatives relax relaxed relaxing
reliable relief relieved remembering reminded reminder researched respect respectfully
restaurant retired ridicule rightfully rofl roleplay romantic rude rudely rumor rumour
sake sandwich sarcasm sarcastic sarcastically satisfied school schooled science
scratched scream screenshot scroll scrolled secretly semester sense sensible september
serious session sessions shame shamelessly shouting shower shrug sibling
siblings sick silliness sincerely sit situations skeptical skill skills sleep sleepover
sleepy slept slightly smartass smarter smartphone smartypants smelly smile smiled snack
snacking sneaky snickered soda sofa solve solved someday someplace sorely sounds speech
speechless spoiled spouse stackexchange stepbrother stepdad stepmom stepsister stressed
stressful strictly struggling stubbornly studied studying stumbled stupidly suddenly
suggest suggested suggestion summer sunburn superfan supper supposed supposedly surely
surprisingly suspect suspicious swearing sweetheart sweetie taco talk talked talking
tantrum teammate teased teasing technically teen teenager teens telephone television
tempted terrible terribly texted thirsty thoroughly thoughtful thoughts thread threads
thrilled tiktok tips tiring title tldr tomorrow topic topics totally toughest tragic
trickier tricky trolling trolls trouble troubled troubles truly truth truthfully
tutorial tv tweet twentysomething twitter typo typos ugh ultimately uncertain unclear
understandable unfair unfairly unfamiliar unfortunate unhappy university unlikely
unpleasant unrelated unsure upset upstairs urgently usual usually utterly vague vaguely
valid verify veterans vibe vibes videos visit visited visiting visitor waitress weather
website wedding weekday weekends weekly weirded weirder weirdest weirdly weirdness
welcome whatsapp wikipedia winter wise wish witnessed witnesses wondered wonderful
wonders worried worries worry worrying wrapping yawn yell younger youngest youtuber zoom
""".split()
)
