"""Words without a rules meaning of their own (data).

``FILLERS`` may stand between clauses. ``SOFT`` words may stand, together with what
the scenario has already named, in a question or a claim that is read only as "what
happens?". Negations, conditions, numbers and names are in neither.
"""

# That there is no more than what is told, which is taken for granted anyway.
_NOTHING = (
    "nothing else; nothing else relevant; no other effects; no other relevant effects; "
    "no other cards; no other relevant cards; no other permanents; no other abilities; "
    "no other relevant permanents; no other replacement effects; no other modifiers; "
    "no other prevention effects; no other replacement or prevention effects; "
    "no other relevant abilities; no other triggers; no other objects; no other spells"
).split("; ")
_IS_THERE = (
    "; on the board; on the battlefield; on the table; on board; in play; "
    "in effect; at play; involved"
).split("; ")
_MATTERS = (
    "relevant; involved; in play; on the board; on the battlefield; on the table; "
    "in effect; active; going on; happening; at play; important; used; cast"
).split("; ")
_NO_MORE = (
    *(f"{led} {it} {where}" for it in _NOTHING for where in _IS_THERE
      for led in ("", "there is", "there are", "assume", "assume there is",
                  "assume there are", "assuming", "with")),
    *(f"{it} {copula} {state}" for it in _NOTHING for state in _MATTERS
      for copula in ("is", "are")),
    *(f"{it} {verb}" for it in _NOTHING
      for verb in ("matter", "matters", "apply", "applies", "happens", "interfere",
                   "interferes", "resolve", "trigger")),
    *(f"{rest} {state}" for rest in ("the rest", "everything else", "all else")
      for state in ("is irrelevant", "does not matter", "is not relevant", "is empty")),
    "the board is otherwise empty", "otherwise the board is empty",
    "the rest of the board is empty", "the battlefield is otherwise empty",
    "nobody has any responses", "no one has any responses", "nobody has a response",
    "there are no responses", "no further responses", "no other responses",
    "no combat tricks", "no other spells or abilities are used",
    "nobody does anything else", "nobody casts anything else",
    "neither player casts anything else", "neither player does anything else",
    "no more spells are cast", "no more responses",
)  # fmt: skip
# What somebody is asked for, before the question itself.
_ASKED_FOR = (
    *(f"{please} {may} {who} {kindly} {do}"
      for please in ("", "please")
      for may in ("can", "could", "would", "will")
      for who in ("you", "someone", "somebody", "anyone", "anybody")
      for kindly in ("", "please", "kindly")
      for do in ("tell me", "explain", "explain to me", "confirm", "clarify", "help",
                 "help me", "let me know", "help me understand", "tell us")),
    "please let me know", "let me know", "please advise", "please clarify",
    "please help me understand", "what i want to know is", "my question is this",
    "here is my question", "i have a question", "i am wondering", "i am curious",
)  # fmt: skip

# What is told behind these was only told late.
_OWNED_UP = (
    *(f"{who} {led} {that}"
      for who in ("", "i", "also i", "oh i", "oh and i", "and i")
      for led in ("forgot to say", "forgot to mention", "forgot to add",
                  "forgot to tell you", "should have said", "should have mentioned",
                  "should mention", "should add", "should also mention")
      for that in ("", "that", ":", ", that")),
)  # fmt: skip

# What somebody thinks of a card, a deck, a game.
_OF_A_CARD = tuple(
    f"{who} {feels} {it}"
    for who in ("i", "we", "he", "she")
    for feels in ("hate", "hates", "hated", "love", "loves", "loved")
    for it in ("this card", "that card", "this deck", "that deck", "this game",
               "this matchup", "that matchup", "this format")
)  # fmt: skip

# How it was done, why it is told, or how somebody took it.
_ASIDES = (
    *(f"to {whose} {took}"
      for whose in ("my", "his", "her", "our", "their", "everybody 's", "everyone 's",
                    "nobody 's")
      for took in ("surprise", "great surprise", "horror", "dismay", "delight", "relief",
                   "regret", "shame", "annoyance", "amusement", "disgust", "chagrin")),
    *(f"{just} {told}"
      for just in ("", "just")
      for told in ("in case", "so you know", "so that you know", "so you have it", "to be clear",
                   "to be precise", "to be honest", "to be fair", "for context",
                   "for reference", "for info", "for information", "for completeness",
                   "for the record", "for clarity", "for background", "to clarify",
                   "for laughs", "for the fun of it", "for kicks", "for good luck",
                   "because", "because i can", "because i could")
      if just or told not in {"because", "in case"}),
    *(f"{case} {it} {matters}"
      for case in ("in case", "if", "not that", "should")
      for it in ("it", "that", "this")
      for matters in ("matters", "matter", "is relevant", "helps", "makes a difference",
                      "makes any difference", "is important", "is of any use")),
    *(f"{case} {you} {wonder}"
      for case in ("in case", "if")
      for you in ("you", "anybody", "anyone", "somebody", "someone")
      for wonder in ("wonder", "wonders", "are wondering", "is wondering", "care",
                     "cares", "want to know", "wants to know", "must know", "ask me",
                     "asks")),
    *(f"{sadly} for {whom}"
      for sadly in ("sadly", "luckily", "unluckily", "unfortunately", "fortunately")
      for whom in ("me", "him", "her", "us", "them", "my opponent")),
    *(f"as {how}"
      for how in ("planned", "agreed", "expected", "feared", "hoped", "promised",
                  "announced", "predicted", "a joke", "a test", "a treat", "a bluff",
                  "an experiment", "a precaution", "you would expect", "you 'd expect",
                  "you can imagine", "you would", "far as i know", "far as i can tell", "far as i remember",
                  "i remember it", "one would", "ever", "i always do", "he always does",
                  "she always does", "they always do", "we always do", "so often")),
    *(f"on a {how}" for how in ("whim", "hunch", "dare", "bet", "gamble", "lark")),
    *(f"without {how}"
      for how in ("thinking", "hesitation", "hesitating", "thinking twice", "warning",
                  "a second thought", "much thought", "thinking much", "fear", "mercy")),
    *(f"with {how}"
      for how in ("confidence", "great confidence", "a smile", "a grin", "a smirk",
                  "a sigh", "a laugh", "glee", "pleasure", "a heavy heart")),
    *(f"in {how}"
      for how in ("real life", "a hurry", "a panic", "desperation", "a rush",
                  "good faith", "practice", "fact", "truth", "short", "paper")),
    *(f"like a {who}" for who in ("fool", "boss", "champ", "madman", "pro", "maniac")),
    *(f"{just} out of {what}" for just in ("", "just")
      for what in ("curiosity", "interest", "spite", "habit", "boredom", "greed")),
    "all of a sudden", "for what it is worth", "believe it or not", "online",
    "on arena", "on mtgo", "on spelltable", "naturally", "for no particular reason",
    "for some odd reason", "for some strange reason", "if i may ask", "if relevant",
    "true story", "so far so good", "no surprise there", "no big deal", "big deal",
    "as luck would have it", "of his own free will", "of my own free will",
)  # fmt: skip
# Those that are made of no pieces; what others of them say in a row is none.
LISTED = tuple(
    tuple(phrase.split())
    for phrase in """
please; rip; rip me; so; lol; hey there; hi there; hello there; me again; it is me again; its me again; i want to know; i only want to know; i just want to know; i would like to know; tell me; i was wondering; i wonder; do you know; the question is; accidentally; by accident; by mistake; on purpose; foolishly; just for fun; lmao; rofl; xd; hi; hello; hey; thanks; thank you; ok; okay; i was shocked that; i am shocked that; regardless; nevertheless; nonetheless; anyways; anyhow; moreover; furthermore; uh;
chat; gang; peeps; um; uhm; hm; hmm; well; btw; sorry; oops; though; although; anyway; basically; literally; somehow;
hi all; hello all; let us suppose; lets suppose; let us imagine; let us pretend; lets pretend; let us say that; let us suppose that; then there is this; there is this; and then there is this; consider this; he has the mana; i have the mana; she has the mana; he has the mana for it; i have the mana for it; mana is no problem; mana is not a problem; mana is no issue; mana is not an issue; my opponent wants to know; he wants to know; she wants to know; they want to know; my friend wants to know; everybody wants to know; do i have this right; do i have that right; did i get this right; did i get that right; have i got this right; have i got that right; is this right; not sure how this resolves; not sure how that resolves; not sure how this works; not sure what happens here; no idea how this works; my question for the group; question for the group; question for the judges; question for you all; my question for you; my question to you; if i understand correctly; if i understand it correctly; if i got that right; if i got this right; if i have that right; if i read it right; if i read this right; unless i am mistaken; if i am not mistaken; how do i read this one; how do i rule this; how would you rule this; how would you rule this one; how do you rule this; what is the ruling; what is the call here; could you check my math; can you check my math; check my math; is my math right; did i do the math right; let me set the scene; let me set the stage; i had this come up; this came up; this just came up; had this come up; for the record; between us; just to settle this; to settle this; i need a ruling; we need a ruling; judge call; need a judge; two part question; a two part question; 2 part question; three part question; two questions; 2 questions; three questions; 3 questions; couple questions; couple of questions; a couple questions; a couple of questions; few questions; a few questions; got two questions; got a couple questions; as the title says; as in the title; title says it all; see title; the table is split; we are split; opinions are split; the table is divided; my playgroup is split; the pod is split; we disagree; we can not agree; nobody agrees; nobody can agree; we could not agree; we are arguing; we argued; hi everybody; hey all; hello everybody; yo;
setup :; set up :; combat :; showdown :; fight :; action :; question :; given :; situation :; scenario :; board :; event :; asked :; actions :; my blocks :; his blocks :; blocks :; turn order :; quick q; the other day; the other night; a while ago; last evening; this morning; this evening; back then; dear judges; dear judge; facts :; ask :; happens :;
board state :; what happens :; q :; case :; example :; events :; play :; list :; the list :; my list :;
quick question; question; another question; dumb question; simple question; noob question;
rules question; quick one; quick rules question; need a ruling;
ruling please; help; help me; any help; cheers; thanks in advance; haha; ha;
hehe; ugh; wow; damn; argh; man; dude; bro; guys; judge; oh; ah; eh; huh; right; correct;
yes; no really; i guess; i think; i mean; you know; you see; like; of course; obviously;
apparently; for some reason; as usual; as always; by the way; just to be sure; to be clear;
to be sure; for context; fyi; edh; commander; modern;
legacy; pauper; standard; cube; draft; casual; in edh; in commander; in modern;
in limited; casual game; yesterday;
last night; tonight; today; at locals; round 1; round 2; round 3; weird one;
burn mirror; strange one;
last one; i promise; one last thing;
one more :; ok one more; we play edh; we are playing edh; we play commander; we are playing commander; i play commander; i am playing commander; i 'm playing commander; i am playing edh; i 'm playing edh; i play edh; playing commander; playing edh; everything on board :; everything on the board :; next one; and the next one; next question;
sorry if this is a dumb question; sorry if this is a stupid question;
sorry if dumb; sorry for the dumb question; not sure; i am not sure; no idea;
my question is; question is; here is the situation; here is the board;
situation; the situation; setup; board; board state; the board; scenario;
say; let us say; lets say; suppose; assume; imagine; imagine that; assuming; given;
given that; suppose that; assume that; say that; let us assume; consider; ok then;
hypothetically; in theory; no matter what; out of nowhere; from nowhere; at last;
after a while; for the first time; like an idiot; of mine; like always; for no reason;
in a draft; in draft; at my lgs; at the store; at prerelease; at the prerelease; prerelease;
last week; last weekend; this weekend; on friday; friday night; friday night magic;
on saturday; on sunday; in a tournament; at a tournament; in the finals; game 1; game 2;
game 3; kitchen table; at my kitchen table; quick clarification; clarification; just wondering; wondering;
explain;
confirm; help me understand; nothing relevant; no tricks;
nothing else going on;
nothing special; vanilla board; no responses; no response;
none of them tokens; none of them are tokens; none of them is a token; none of which are tokens; none of them a token; nobody responds; separately; one after the other; one after another; both deal damage at the same time; they deal damage at the same time; damage is dealt at the same time; damage is dealt simultaneously; both deal damage simultaneously; one by one; each on its own; no other creatures; for real; seriously; honestly; actually; really;
in my opinion; imo; afaik; iirc; tbh;
whatever; etc; and so on; that is it; that is all; finally; meanwhile; now;
at instant speed; in response to nothing; right away; again; still; already; too; also; as well; even; indeed; unfortunately; luckily;
sadly; happily; clearly; simply; suddenly; at some point; at one point; of all things;
for the win; long time player; this is a weird one; this is a tricky one; this is a strange one; it all came down to this; it all came down to this attack; it came down to this; then came the big turn; we ended up rolling a die; i want to understand this; i want to understand the damage step; it is late and my brain is fried; my brain is fried; i should have conceded; i have not played for a while; i have not played in a while; i have not played for a long time; i have not played in a long time; it has been a while; ftw; tho; bruh; brah; broski; dawg; fam; mate; mates; my dude; my man; my guy; not going to lie; i am not going to lie; long story; short version; wish me luck; god knows; who knows; do not hate me; do not laugh; do not kill me; you guys; y all; all right; alright; aight; righto; er; erm; ehm; ummm; hmmm; wait; hang on; hold on; thx; ty; tia; welp; yikes; sheesh; meh; yep; yup; aargh; phew; whew; gosh; geez; jeez; omg; wtf; ngl; smh; irl; rn; atm; kinda; sorta; or something; or something like that; or whatever; and stuff; and all that; and whatnot; if i remember right; if i remember correctly; if i recall; if i recall correctly; i believe; i swear; i suppose; i reckon; i assume; i wager; no joke; would not you know it; what a game; small question; tiny question; short question; simple one; easy one; another one; here goes; here we go; here it goes; not kidding; just kidding; not joking; no kidding; for whatever reason; do not ask; do not ask why; do not judge; do not judge me; help a noob out; be kind; new here; new player here; newbie here; noob here; beginner here; total newbie here; first time here; first time poster; first time using this; first time asking; first time; long time no see; from earlier in the turn; from earlier; from earlier this turn; from before; bear with me here; sorry in advance; you are the best; love this bot; love the bot; is that a thing; is this a thing; is that even a thing; is it a thing; true or false; real talk; random question; what gives; any ideas; any idea; thoughts; any thoughts; opinions; i beg you; pls help; pls help settle; help settle; long time lurker; long time listener; tl; you get the idea; you know how it is; classic; typical; thank god; god; jesus; lord; hand up; hands up; my head hurts; it is late; it was late; greetings; good afternoon; good day; howdy; sup; what is up; evening; morning; hiya; folks; judges; bot; as it happens; in this case; in that case; in the end; at the end;
for fun; because why not; fair enough; no biggie; no problem; my bad; true; nice; cool;
sweet; great; perfect; neat; good; gg; the thing is; story;
long story short; tl dr; tldr; in total; altogether; overall;
as a parent; as a judge; as a new player; as a returning player; as a beginner; as a streamer; kid here; dad here; mom here; mum here; parent here; streamer here; judge here; returning player here; magic player here; mtg player here; from a magic player; as a magic player; coming from magic; coming from mtg; chat wants to know; this is going to sound dumb; this is going to sound stupid; this sounds dumb; this might sound dumb; this will sound dumb; of all people; practicing; practising; just practicing; background :; edit :; wait i forgot; wrong number :; oops wrong number; homebrew card :; homebrew cube card :; homebrew :; cube card :; homemade card :; guten tag; guten abend; guten morgen; hallo; hallo zusammen; moin; servus; gruess gott; hola; hola amigos; ola; oi; oi galera; oi gente; bom dia; boa tarde; boa noite; bonjour; salut; bonsoir; ciao; ciao a tutti; hej; konnichiwa; konbanwa; namaste; buenos dias; buenas; buenas tardes; no spoilers; explain like i am five; explain it like i am five; explain it to me like i am five; explain like i am 5; explain it like i am 5; explain it to me like i am 5; eli5; in my day; back in my day; back in the day; looked it up; nobody looked it up; no one looked it up; but nobody looked it up; found nothing; but found nothing; i found nothing; but i found nothing; reading the card explains the card; chat is fighting; my chat is fighting; chat is fighting about it; streaming right now; i am streaming right now; live on stream; the judge was not sure; the judge was not sure either; the judge did not know; the judge did not know either; will not shut up; will not shut up about it; will not shut up about this; can not shut up about it; can not shut up about this; table of four; a table of four; beers involved; a 4 player pod; in a 4 player pod; in a four player pod; i am taking crazy pills; i feel like i am taking crazy pills; thanks to everybody who answers; thanks to all who answer; consider all assignments; consider everything; only tell me the first; only the first please; just the first please; who is right here;
yeah; k; duh; so i say; picture this; get this; hear me out; bear with me; here is what went down; here is what happened; here is the deal; here is the thing; be nice; be gentle; settle this; correct me if i am wrong; i said; i was like; i am like; is not it; does not it; does not he; does not she; is not he; is not she; did not it; do not they; will not it; locals; at fnm; fnm; casual night; story time; cube night; then i guess; real quick; or anything; i do not get it; i do not understand; i am lost; i am so lost; make it make sense; it makes no sense; makes no sense; this makes no sense; that makes no sense; what am i missing; am i missing something; help me out; help a brother out; it is driving me nuts; this is driving me nuts; quick sanity check; sanity check; seems harsh; that is dumb; settle a bet; settle a bet for me; my turn to be confused; got a fun one; got a fun one for you; got one for you; no counters on it; no counters; final turn; final turn of the game; final turn of the match; last turn of the game; last turn of the match; asking for a friend; for a friend; step by step; blow by blow; or so i thought; good news; bad news; the good news; the bad news; before i could think; before i could react; before i knew it; no cards in either hand; we were down to the wire; it was down to the wire; it came down to the wire; i did nothing on my turn; i ran into this; we ran into this; extra turns; in extra turns; we were in extra turns; in turns; time was called; time had been called; close game; close one; i am on the draw; i was on the draw; he is on the draw; he was on the draw; simple as that; just like that; for good measure; just for good measure; as one does; as you do; of all cards; for once; and yes; yes and; or not; or what; or no; or wat;
fml; jfc; lmfao; everybody says something else; everybody says something different; srsly; srs; forreal; deadserious; lmk; lmk if this is right; lmk if thats right; lmk if i am right; am i good; are we good; gucci; idk man; bro idk; got a q; i got a q; i have a q; have a q; got a question; i got a question; q for you; q for u; question for you; lmaooo; umm; uhh; uhhh; curious; just curious; just checking; i do not know; i do not even know; rules q; rule q; rules thing; is that how it works; is that how this works; is this how it works; is this how that works; is that how that works; imagine this; imagine the following; asap; its urgent; it is urgent; kinda urgent; he is waiting; they are waiting; everybody is waiting; anybody; anybody know; anybody knows; anybody here know; anybody able to help; at the end of all this; at the end of all that; after all this; after all that; after all of this; after all of that; when all is said and done; yes / no; y / n; yes or nah; bye; this is killing me; it is killing me; ofc; game last night; weird interaction; need help; need some help; we were not sure; we are not sure; nobody was sure; not sure on this one; idc; fr; no cap; deadass; lowkey; highkey; istg; ffs; pfft; tbf; imho; oc; obv; obvs; def; legit; as i said; spoiler; plot twist; guess what; and guess what; big brain time; big brain move; feels bad; feelsbad; f in chat; oof; rekt; get rekt; pog; poggers; yolo; afk; gl; glhf; gl hf; ggs; wp; ez; easy; ez pz; no worries; ayy; ay; ayo; aye; sheeesh; bet; word; facts; cmon; come on; c'mon; oh boy; oh no; oh and; and btw
""".replace("\n", " ").split(";")
    if phrase.strip()
)
# Phrases that may stand anywhere between clauses and change nothing.
_THANKS = (
    *(f"{thanks} {much}" for thanks in ("thanks", "thank you")
      for much in ("so much", "a lot", "very much", "in advance", "guys", "all",
                   "everyone", "for the help", "for any help", "for your help")),
    "many thanks", "many thanks in advance", "we could not agree",
    "we could not agree on it", "we can not agree", "we do not agree",
)  # fmt: skip
_MADE = (*_NO_MORE, *_THANKS, *_ASKED_FOR, *_OWNED_UP, *_OF_A_CARD, *_ASIDES)
FILLERS = (
    *(tuple(it.split()) for it in dict.fromkeys(_MADE)),
    *LISTED,
)

# Words of questions and claims about what comes out.
SOFT = frozenset(
    """
a an the and or but so that this these those it its he she they him her them his their
i me my mine you your we us our one ones both each every all any some other others
same is are was were am be been being do does did done has have had get gets got will
would can could should may might must shall 's 'd to of in on at for from by with
as than then there here up down over out into about off through still just already
also too even again ever now yet really actually exactly only much many more most less
least few how what which who whose whom why where when whether right correct wrong true
sure yes ok okay fine good bad possible allowed legal illegal happen happens happened
happening result results outcome outcomes final end ends ending state states total totals
damage damages damaged dealt deal deals dealing take takes taken taking took receive
receives prevent prevents prevented prevention shield shields life lives living lived alive
dead die dies died dying death kill kills killed killing lethal survive survives
survived save saves saved saving safe live destroyed destroy lose loses losing lost loss
win wins winning gain gains gained draw draws drew cards card counter counters poison
power toughness might size big point points left remaining remain remains leftover back
order orders ordered choose chooses chosen choice choices pick picks picked decide
decides apply applies applied work works worked working go goes going come comes coming
count counts counted use uses used stay stays gone stop stops stopped eat eats
reduce reduces reduced double doubles doubled triple half matter matters mean means meant
cover covers covered protect protects protected protection bounce add adds added trigger
triggers resolve resolves assign assigned assignment think thinks thought say says said
claims claim claimed insist insists insisted reckons argue argues argued told tell believe know knows knew see sees want wants
wanted need needs first second last once twice time times turn whole case way
rule rules ruling answer question thing things anything something everything nothing
nobody everybody somebody between of both whoever wherever whatever player players
side side's creature creatures unit units guy guys attacker attackers blocker
blockers champion ally allies opponent opponents friend friend's buddy mine yours
because since per total amount amounts number numbers
healed heal heals hurt hit hits hitting blocked unblocked combat noncombat separately
shared share divide divides divided split individually respectively together
wasted waste wasting graveyard hand exile exiled battlefield library banished
zombie token tokens tapped untapped bigger smaller become becomes end
afterwards after before during anymore longer though make makes made put puts
least most reach possible enumerate list show give given gives
fully entire entirely completely partially part
assume guess suppose presume
friendly enemy forced mandatory optional allowed technically
anyway either neither nor exact spend spent leave leaves kept keep keeps
win wins winner whoever please help lol haha who's what's
effect effects ability abilities replacement source sources mark marked
interact interaction interacts together confirm
picking saving saved counters come comes off spell spells fight
zero none nowhere not no only never nothing instance permanent permanents defender
defenders planeswalker planeswalkers walker anybody afterwards worth tapping clearly single blocker
attack attacks attacking block blocks blocking swing combat step steps phase legally
strike lifelink deathtouch trample toxic infect wither matter turn's healer aim aimed
afterward own dude dudes drain drains drained knock knocks knocked bigger smaller higher lower highest lowest max maximum min minimum
table group playgroup went going enchantment artifact aura text creature's 4th 5th 6th 1st 2nd 3rd third fourth possibility possibilities totals scenario situation interaction correctly wrongly
""".split()
)
# A soft question or claim with one of these could hide a condition: refused.
NEVER_SOFT = frozenset(
    "if unless without instead except until untap untaps spent played".split()
)
# A question has one of these, but for what goes on with another.
ASKING = frozenset(
    "what who whose which how why where when whether is are am was were has have had "
    "do does did will would can could may might must should".split()
)
