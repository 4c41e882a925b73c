"""Slang, short forms and typing errors, brought to one spelling.

Only words that can mean one thing stand here; a form that could be two things
("its", "hit") stays as typed and the grammar looks at what is around it.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from bot.scenario.words.copies_had import uncopied
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.lettered import lettered
from bot.scenario.words.negated import asked_so
from bot.scenario.words.tokens import BULLET, STOPS, Kind, Token
from bot.scenario.words.within_names import counted_within

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
soz: sorry; rn: now; bc: because; cuz: because; cause: because; coz: because
bcuz: because; cos: because; tho: though; thru: through; thro: through; tht: that
dat: that; da: the; teh: the; hte: the; abt: about; ppl: people; alrdy: already
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
sacd: sacrificed; sacced: sacrificed; sac'd: sacrificed; saccing: sacrificing
regen: regenerate; regened: regenerated; regen'd: regenerated; regens: regenerates; pw: planeswalker
pws: planeswalkers; walker: planeswalker; walkers: planeswalkers; cmc: mana
ench: enchantment; tok: token; toks: tokens; ctr: counter; ctrs: counters
cntr: counter; cntrs: counters; pt: point; pts: points; lp: life; hp: life
lifes: life; lives': life; prot: protection; pro: protection; champ: champion
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
# After these "its" is "it is"; elsewhere it is "belonging to it".
_IT_IS = frozenset(
    "a an the not unblocked blocked tapped untapped my his her their attacking fine ok "
    "okay safe dead alive still already really actually just only gone "
    "in on out down up mine combat noncombat unpreventable".split()
)


# Words after which a list goes on below the line.
_LISTING = frozenset("with are is by of on controls has have control".split())


def unlisted(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """“… attacks me with:” and the items below it, as one line with commas."""
    out: list[Token] = []
    listing = False
    for number, token in enumerate(tokens):
        following = tokens[number + 1] if number + 1 < len(tokens) else None
        bullet = token.kind is Kind.BREAK and token.text == BULLET
        if token.text == ":" and out and out[-1].text in _LISTING:
            if following is not None and following.text == BULLET:
                listing = True
                continue
        if token.text == ":" and _heads_a_side(tokens, number):
            listing = True
            out.append(replace(token, kind=Kind.WORD, text="controls"))
            continue
        if listing and bullet:
            if out[-1].text in _LISTING:
                continue
            out.append(replace(token, kind=Kind.MARK, text=","))
            continue
        if token.kind is Kind.BREAK:
            listing = False
        out.append(token)
    return tuple(out)


def _heads_a_side(tokens: tuple[Token, ...], at: int) -> bool:
    """ "Alice:" above the bullets that say what she has."""
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is None or following.text != BULLET or not at:
        return False
    before = tokens[at - 1]
    begins = at == 1 or tokens[at - 2].kind is Kind.BREAK
    sided = before.text in FIRST_NAMES | {"me", "i"} or before.text[:7] == "player "
    return begins and sided


_HAS_GOT = frozenset({"he's", "she's", "it's", "hes", "shes"})


def respell(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens with every word in one spelling; one may become several."""
    tokens = uncopied(lettered(unlisted(tokens)))
    out: list[Token] = []
    for number, token in enumerate(tokens):
        following = tokens[number + 1] if number + 1 < len(tokens) else None
        if token.text == "," and _how_often(tokens[number + 1 : number + 4]):
            continue
        if token.text == "and" and _once_more(tokens[number + 1 : number + 3]):
            token = replace(token, text="then")
        owner = _owner(token, following, tokens)
        if owner:
            out += (replace(token, text=owner, raw=token.raw[:-1]),
                    replace(token, text="'s", raw="'s"))  # fmt: skip
            continue
        if _means_to(token, following, out):
            out.append(replace(token, kind=Kind.WORD, text="to"))
            continue
        if token.value is None and _stays(token.text):
            out.append(token)
            continue
        words = APART.get(token.text, (token.text,))
        if words[-1] == "not" and asked_so(words, tokens, number, out):
            if words[:-1]:
                out.append(replace(token, text=words[0]))
            continue
        out += _one(token, following, out[-1] if out else None)
    return tuple(out if len(out) == len(tokens) else counted_within(out))


def _how_often(behind: tuple[Token, ...]) -> bool:
    """ "…, twice.", "…, two times.": the comma before an afterthought."""
    said = [it.text for it in behind]
    length = 2 if said[1:2] == ["times"] else 1
    if length == 1 and said[:1] not in (["twice"], ["thrice"]):
        return False
    return len(said) == length or said[length] in STOPS


def _once_more(behind: tuple[Token, ...]) -> bool:
    """ "… and again.": then the same is done once more."""
    said = [it.text for it in behind]
    return said[:1] == ["again"] and (len(said) == 1 or said[1] in STOPS)


def _means_to(token: Token, following: Token | None, before: list[Token]) -> bool:
    """The 2 of "4 dmg 2 my face"."""
    return (
        token.raw == "2"
        and len(before) > 1
        and before[-1].text == "damage"
        and before[-2].kind is Kind.NUMBER
        and following is not None
        and following.text in _SOMEBODY
    )


_SOMEBODY = frozenset("me my his her him their them opp opponent each".split())


def _owner(token: Token, following: Token | None, tokens: tuple[Token, ...]) -> str:
    """The name in "Bobs 4/4", typed without its apostrophe; "" for other words."""
    stem = token.text[:-1]
    if token.kind is not Kind.WORD or not token.text.endswith("s"):
        return ""
    if following is None or following.kind not in {Kind.SIZE, Kind.WORD}:
        return ""
    pet = following.kind is Kind.SIZE and re.search("[^aeiouy]y$", stem)
    if pet or stem not in FIRST_NAMES or token.text in FIRST_NAMES:
        return stem if pet else ""  # "timmys 3/3": of other words there are "-ies"
    if following.text in {"at", "on"}:
        return stem  # "sarahs at 6"
    same = (it for it in tokens if it.text in {stem, stem + "'s"})
    named = any(it.capital or not token.capital for it in same)
    owned = following.kind is Kind.SIZE or following.text in _OWNED
    return stem if named or owned else ""


_OWNED = frozenset(
    "bear bears creature creatures face life guy commander planeswalker attacker "
    "attackers blocker blockers goblin zombie elf board "
    "ally allies champ champion unit units".split()
)


# Short for a kind of card, and the end of many a name ("Hangarback Walker").
_IN_NAMES = frozenset({"walker", "walkers"})


def _names(before: Token) -> bool:
    """Whether a name goes on, or is told by its last word, behind *before*."""
    return before.capital or before.text in _WHOSE or before.text == "the"


def _unstretched(text: str) -> str:
    """ "sooo" and "killlls" with as many letters as they have."""
    return _STRETCHED.sub(r"\1", text)


_SIGH = re.compile(
    r"u+g+h+|a+r+g+h+|a+h+|o+h+|(?:ha){2,}h?|e+w+|o+o+f+|hi{2,}|he+y{2,}|yo{2,}"
)
_STRETCHED = re.compile(r"([a-z])\1{2,}")
# "Prevent n of it": a number that is not told.
_COUNTED = frozenset("prevent prevents next deal deals the first level shield".split())


_WHOSE = frozenset("my his her their your 's".split())
_BEHIND_AND = frozenset(
    "i he she they we you it my his her their then do does is".split()
)


def _one(
    token: Token, following: Token | None, before: Token | None
) -> Iterator[Token]:
    if token.kind is not Kind.WORD:
        yield token
        return
    text = "oh" if _SIGH.fullmatch(token.text) else _unstretched(token.text)
    if text == "w" and following and following.text == "/":
        text = "with"
    if token.raw == "n" and before and following and (
        before.kind is Kind.WORD and before.text not in _COUNTED
        and following.kind in {Kind.WORD, Kind.NUMBER, Kind.SIZE}
    ):  # fmt: skip
        text = "and"  # "he attacks n my ally retaliates"
    text = _critical(text, following)
    if token.raw == "an" and following and following.text in _BEHIND_AND:
        text = "and"  # "he smites it an i have 7 runes"
    if text == "general" and before and before.text in _WHOSE and not token.capital:
        text = "commander"  # what it was called before
    got = following is not None and following.text == "got"
    if got and text in _HAS_GOT | {"its"}:
        words: tuple[str, ...] = (*APART.get(text, ("it",))[:1], "has")
    elif text in _GUYS and before and before.text in _WHOSE and _begins(following):
        words = (text[:-1], "is")  # "my dudes a 4/4"
    elif text == "its" and _means_it_is(following):
        words = ("it", "is")
    elif text in APART:
        words = APART[text]
    elif text in _IN_NAMES and token.capital and before and _names(before):
        words = (text,)
    elif text in RESPELLED:
        words = (RESPELLED[text],)
    else:
        words = tuple(_ending_apart(text))
    for number, word in enumerate(words):
        value = NUMBER_WORDS.get(word)
        raw = token.raw
        if len(words) > 1:
            # "Conservator's" is a name and an ending; only the first keeps its capital.
            raw = token.raw[: len(word)] if number == 0 else word
        same = (word, value, raw) == (token.text, token.value, token.raw)
        yield token if same else replace(token, text=word, value=value, raw=raw)


_GUYS = frozenset({"guys", "dudes"})
_BY_WHAT_FOLLOWS = (
    _GUYS | _IN_NAMES | _HAS_GOT | frozenset("w n an general its crit not".split())
)


@lru_cache(maxsize=8192)
def _stays(text: str) -> bool:
    """Whether a word is spelt as it stands, whatever is around it."""
    return (
        text not in APART
        and text not in RESPELLED
        and text not in NUMBER_WORDS
        and text not in _BY_WHAT_FOLLOWS
        and not _SIGH.fullmatch(text)
        and _unstretched(text) == text
        and [*_ending_apart(text)] == [text]
    )


def _begins(following: Token | None) -> bool:
    return following is not None and following.text in {"a", "an"}


def _critical(text: str, following: Token | None) -> str:
    """The "crit" of "crit 1", which is no creature."""
    numbered = following is not None and following.kind is Kind.NUMBER
    return "critical" if text == "crit" and numbered else text


def _ending_apart(text: str) -> Iterator[str]:
    for ending, word in (
        ("'s", "'s"),
        ("'re", "are"),
        ("'ve", "have"),
        ("'ll", "will"),
        ("'d", "'d"),
        ("'m", "am"),
    ):
        stem = text.removesuffix(ending)
        if stem and stem != text:
            yield RESPELLED.get(stem, stem)
            yield word
            return
    yield text


def _means_it_is(following: Token | None) -> bool:
    if following is None or following.kind is Kind.LOYALTY:
        return False
    if following.kind in {Kind.SIZE, Kind.NUMBER, Kind.TIMES}:
        return True
    return following.text in _IT_IS or following.value is not None
