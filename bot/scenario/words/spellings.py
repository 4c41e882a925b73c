"""Tables of spellings: which words are written apart, and which stand for others."""

from collections.abc import Iterator

NUMBER_WORDS = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen "
        "fourteen fifteen sixteen seventeen eighteen nineteen twenty".split()
    )
} | {"thirty": 30, "forty": 40, "fifty": 50, "hundred": 100}
# One typed word, several words meant.
_APART = """
im: i am; i'm: i am; ive: i have; i've: i have; i'd: i had
youre: you are; u're: you are; youve: you have
hes: he is; shes: she is; he's: he is; she's: she is; it's: it is; theyre: they are
flies: has flying; theyve: they have; were: were; weve: we have; thats: that is; that's: that is
theres: there is; there's: there is; whats: what is; what's: what is; wats: what is
whos: who is; who's: who is; hows: how is; how's: how is; wheres: where is
where's: where is; let's: let us; lets: lets; here's: here is
cant: can not; can't: can not; cannot: can not; dont: do not; don't: do not
doesnt: does not; doesn't: does not; dosnt: does not; dosent: does not; doesent: does not; didnt: did not; didn't: did not; isnt: is not
isn't: is not; arent: are not; aren't: are not; wont: will not; won't: will not
wasnt: was not; wasn't: was not; werent: were not; weren't: were not
hasnt: has not; hasn't: has not; havent: have not
haven't: have not; hadnt: had not; hadn't: had not; wouldnt: would not
wouldn't: would not; couldnt: could not; couldn't: could not; aint: is not
ain't: is not; shouldnt: should not; shouldn't: should not
gonna: going to; gotta: got to; wanna: want to; w/o: without; dunno: do not know
whatif: what if; anymore: any more; idk: i am not sure; iam: i am; nvm: never mind; lil: little; alot: a lot; infront: in front; boardstate: board state; bulwarks: bulwark counters
"""
# One typed word, one word meant.
_RESPELLED = """
n: and; nd: and; hiya: hi; heya: hi; heyo: hi; em: them; 'em: them; an': and; &: and; w: with; wit: with; wth: with; u: you; ur: your
r: are; ya: you; afterward: afterwards; thereafter: afterwards; subsequently: afterwards; whilst: while; b4: before; bfore: before; befor: before; befre: before; aftr: after
cmdr: commander; payed: paid; arguin: arguing; dmg: damage; dmage: damage; damge: damage; dammage: damage; damages: damage
linkd: linked; linkt: linked; lvl: level; lvls: levels; leveled: levelled
lvled: levelled; dam: damage; damag: damage; wat: what; wut: what; whut: what; wht: what; pls: please
plz: please; plox: please; thx: thanks; ty: thanks; tysm: thanks; sry: sorry
soz: sorry; freind: friend; rn: now; bc: because; cuz: because; cause: because; coz: because
bcuz: because; cos: because; tho: though; thru: through; thro: through; tht: that
dat: that; da: the; teh: the; hte: the; abt: about; ppl: people; alrdy: already; alr: already
alredy: already; allready: already; opp: opponent; opps: opponents; oppo: opponent
oponent: opponent; opponet: opponent; oppenent: opponent; opponant: opponent
opponents': opponents; enemys: enemies; creatur: creature; creture: creature
creatrue: creature; critter: creature; critters: creatures; crit: creature
crits: creatures; creatues: creatures; gud: good; gd: good; nite: night
tapd: taps; taped: taps; blockd: blocked; bloked: blocked; bloks: blocks
blok: block; blks: blocks; blk: block; blked: blocked; blckd: blocked
blocs: blocks; atk: attack; atks: attacks; atked: attacked; atk'd: attacked
atack: attack; atacks: attacks; atacked: attacked; attaks: attacks
attakced: attacked; swingin: swinging; attackin: attacking; blockin: blocking; defendin: defending
gotten: got; hav: have; hve: have; hv: have; haz: has; sheild: shield; sheilds: shields
shiled: shield; sheld: shield; preventd: prevented; prevnt: prevent
prevents: prevents; prvent: prevent; pwr: power; powr: power; unpreventible: unpreventable
lifelinc: lifelink; life-link: lifelink; deathtuch: deathtouch; deatouch: deathtouch
dubble: double; doubel: double; duble: double
tramp: trample; trampel: trample; trampleing: trampling; defendr: defender
trn: turn; trun: turn; combt: combat; gy: graveyard; grave: graveyard; yard: graveyard
bf: battlefield; btfld: battlefield; atm: now; sac: sacrifice; sacs: sacrifices
sacd: sacrificed; sacked: sacrificed; sacced: sacrificed; sac'd: sacrificed; saccing: sacrificing
regen: regenerate; regened: regenerated; regen'd: regenerated; regens: regenerates; pw: planeswalker
pws: planeswalkers; walker: planeswalker; walkers: planeswalkers; cmc: mana
ench: enchantment; tok: token; toks: tokens; ctr: counter; ctrs: counters
cntr: counter; cntrs: counters; pt: point; pts: points; lp: life; hp: life
lifes: life; lives': life; prot: protection; pro: protection; champ: champion; chmp: champion; swrd: sword
champs: champions; unblockd: unblocked; unbloked: unblocked; revealed: revealed
reveald: revealed; aswell: too; noone: nobody; everytime: every; yesss: yes; yep: yes
yeah: yes; yea: yes; nope: no; nah: no; dieing: dying; dyin: dying; ded: dead
survie: survive; survies: survives; survivs: survives; kils: kills; killd: killed
finaly: finally; realy: really; definately: definitely; becuase: because
whith: with; wich: which; recieve: receive; recieves: receives
beleive: believe; responce: response; responde: respond; respons: response
targetting: targeting; targetted: targeted; targetet: targeted; assing: assign
asign: assign; asigned: assigned; colour: color; colours: colors; coloured: colored
flier: flyer; fliers: flyers; flyers: flyers; grey: gray; armour: armor
doubles: doubles; dbl: double; trpl: triple; vs: against; vs.: against
versus: against; hexprof: hexproof; deal's: deals; gona: gonna; oponents: opponents
sombody: somebody; someone's: somebody; someone: somebody; everyone: everybody
anyone: anybody; planeswaker: planeswalker; loyality: loyalty; poision: poison
infekt: infect; recieved: received; activatd: activated; equiped: equipped
enchantd: enchanted; exaclty: exactly; exactely: exactly; happend: happened
happends: happens; mights: might; instace: instance; resloves: resolves
ea: each; resp: response; ctrl: control; ctrls: controls; tgt: target; tgts: targets
tgting: targeting; tgted: targeted; attk: attack; attks: attacks; trmpl: trample
trmple: trample; indestr: indestructible; indest: indestructible; vig: vigilance
inf: infect; pois: poison; prev: prevent; prevs: prevents; prevd: prevented; doz: does
duz: does; dus: does; whit: with; twise: twice; twize: twice; frist: first; loose: lose
looses: loses; totel: total; toatl: total; thier: their; waht: what; hwat: what
hwo: how; creaure: creature; creatuer: creature; blockes: blocks; liffe: life
atacker: attacker; opponnent: opponent; oppnent: opponent; attackes: attacks
enchantement: enchantment; enchament: enchantment; dmges: damage; dmgs: damage
survife: survive; surive: survive; surives: survives; dyes: dies;
playr: player; becuz: because; naw: no; nahh: no; yeh: yes; yuh: yes; yess: yes; wether: whether
resloved: resolved; cuase: because; permanant: permanent; wih: with; wiht: with
adn: and; nad: and; dos: does; doe: does; lief: life; tapt: tapped; yuor: your
hsi: his; htey: they; thn: then; hten: then; whe: when; tha: the; thier's: theirs
retal: retaliate; retals: retaliates; retaled: retaliated; retalled: retaliated
thingy: thing; thingie: thing; thingys: things; retaling: retaliating; retaliat: retaliate; dura: durability
"""


def _pairs(table: str) -> Iterator[tuple[str, str]]:
    for entry in table.replace("\n", ";").split(";"):
        if entry.strip():
            typed, _, meant = entry.rpartition(": ")
            yield typed.strip(), meant.strip()


APART = {typed: tuple(meant.split()) for typed, meant in _pairs(_APART)}
RESPELLED = dict(_pairs(_RESPELLED))
#: Short forms and slips, and one spelling of each that is as long as it is typed.
PLAIN = (
    RESPELLED
    | {"w": "with", "n": "and"}
    | {
        it.replace("'", ""): it
        for it in APART
        if "'" in it and it.replace("'", "") in APART
    }
)
