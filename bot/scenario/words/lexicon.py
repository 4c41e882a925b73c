"""Rows of the forms that words and phrases of the scenario language take: data only.

``row: form, form …``; a form may be several words. Words are in the one spelling of
:mod:`bot.scenario.words.spelling`. Verbs are given by their base form, with irregular forms
after a slash (``swing/swung``); their first word is bent.
"""

from collections.abc import Iterator
from dataclasses import dataclass

_ROWS = """
has: has, have, had, got, gets, get, controls, control, controlled, runs, holds, with, 's got, running, playing, hold, am on, is on
not: not, never
also: also, too, as well
on: on, onto, upon
at: at, to, on, into, onto, against, towards, toward, in
from: from, by, off, out of
of: of, from, by
both_in: in play, out, online, on the battlefield, in force, on the table, on the board, on board, around, active, on the field, in effect, up, down, in the battlefield, in game, in the game, out there, already out, already in play, on battlefield, here, out and ready, ready, in base, at the battlefield, on, at the same battlefield, there, at this battlefield, in the table, in my base, resolved, in combat, at home
my_side: on my battlefield, in my board, on the battlefield on my side, on my half, on my side of the battlefield, mine, on my side of the board, on my board, my side, on my field, on my side of the table, at my side, at my base, under my control, for me
his_side: on his battlefield, on their battlefield, on her battlefield, on opponent 's battlefield, on his field, on their field, on their board, on her board, on her side, on their side, his, hers, theirs, on the other side, on opponent 's side, on my opponent 's side, on his board, his side, their side, under his control, under their control, on the opponent 's side, over there, across the table
together: at the same time, together, simultaneously, at once, all at once, in the same combat, at the same moment, at one time, in one go
unblocked: unblocked, not blocked, goes unblocked, go unblocked, went unblocked, gets no block, no block, with no block, no blocks, with no blocks, no blockers, without blocks, without blockers, with no blockers, without a block, nobody blocks, no one blocks, left unblocked, stays unblocked, no blk, not getting blocked, without blocking, with nobody blocking, no chumps, nothing blocks, nobody is blocking, no block from me, no block from him, unblock, not block, no blocker, no blockers left, with no blockers left, no more blockers, with nothing left to block, no creatures left to block
dmgkind: combat, battle, attack, noncombat, non combat, non attack, nonattack, direct, not combat, spell, ability, spell and ability, spell or ability
lawtimes: doubled, tripled
lawround: up, down
prevkind: combat, noncombat, non combat, spell and ability, spell, ability
kindofdamage: combat, noncombat, non combat, spell, ability, spells, abilities
shieldkind: combat, battle, attack, noncombat, non combat, non attack, nonattack
combat_kind: combat, battle, attack
unpreventable: unpreventable, that can not be prevented, can not be prevented, which can not be prevented, not preventable, and it can not be prevented, non preventable, nonpreventable, and can not be prevented, preventable by nothing
damage: damage, points of damage, point of damage, damage points, points, point, of damage, of the damage, of that damage, damage total, damage in total, damage counters, damage each, hits
face: my empty board, his empty board, her empty board, their empty board, my open board, his open board, her open board, their open board, my face, his face, her face, their face, your face, my dome, his dome, her dome, their dome, your dome, my head, his head, me in the face, him in the face, the face, the dome, face, dome, my own face
before_damage: before damage, during the declare attackers step, in the declare attackers step, during declare attackers, once blockers are declared, once blockers have been declared, after blockers were declared, after declaring blockers, after blocks are made, with blockers declared, before combat damage is assigned, before damage is assigned, after blocks have been declared, after blocking is declared, during my declare blockers step, during his declare blockers step, during her declare blockers step, during their declare blockers step, before combat damage happens, before combat damage resolves, before the combat damage step, before dealing combat damage, after blocking, after blocks were declared, after the block, after the blocks, before the damage, before combat damage, before the combat damage, before damages, before damage is dealt, before the damage is dealt, before combat damage is dealt, prior to damage, prior to combat damage, mid combat, midcombat, during combat, before first strike damage, after blocks, after blocks before damage, after blockers, after blockers are declared, after blockers have been declared, after attackers are declared, after attackers have been declared, after blocks are declared, after blockers declared, during declare blockers, in declare blockers, in the declare blockers step, during the declare blockers step, before any damage, once blocks are declared, before damage happens, before the damages, before damage step, before the damage step, at the beginning of the damage step, at the start of the damage step, as the damage step begins, when the damage step begins, during the damage step, in combat, during the combat, before damage resolves, in the middle of combat
between_strikes: after first strike damage, after first strike combat damage, after the first strike combat damage, after first strike combat damage is dealt, after first strike combat damage was dealt, after first strike combat damage has been dealt, after the first strike combat damage is dealt, after first strike damage was dealt, after the first strike damage has been dealt, after the first strike combat damage step, after the first strike combat damage, between first strike combat damage and regular combat damage, between first strike and regular combat damage, between the first strike and regular damage steps, between the first strike and regular combat damage steps, during the first strike combat damage step, in the first strike combat damage step, before the second strike, before the regular combat damage step, before the second hit, after the first strike damage step, after first strike damage is dealt, after the first strike damage is dealt, after first strike damage has been dealt, after the first strike damage was dealt, once first strike damage is dealt, once first strike damage has been dealt, in the first strike damage step, during the first strike damage step, after the first combat damage step, before the second combat damage step, before the second damage step, between the damage steps, between the two damage steps, between the two combat damage steps, between the combat damage steps, before the regular damage step, before the normal damage step, before the regular combat damage step, after the first damage step, between first strike and regular damage, between first strike damage and regular damage, after the first strike damage, before regular combat damage, after first strike, before normal damage, before regular damage, between the strikes, between the two strikes, between the two hits, after the first hit, after the first strike, between the first strike and the regular damage, between first strike and normal damage
after_combat: after combat, after combat damage is dealt, after combat damage was dealt, after combat damage has been dealt, after the combat damage, after the damage is dealt, at the end of combat, at end of combat, in the end of combat step, during the end of combat step, after the combat, post combat, postcombat, in main phase 2, in main phase two, in second main, after damage, after combat damage, in my second main phase, after the attack, in his second main phase, in the second main phase, after that combat
before_combat: before combat, before attackers are declared, before attackers were declared, before attackers have been declared, before declaring attackers, before attackers, before the declare attackers step, at the start of combat, in the beginning of combat step, during the beginning of combat step, at beginning of combat, before attacks, before attacking, before the attack, in my first main phase, in main phase one, in main phase 1, precombat, at the beginning of combat, before he attacks, before she attacks, before they attack, before i attack
before_blocks: before blocks, before blocking, before blocks are declared, before blockers, before blockers are declared, before blocks are made, before blockers have been declared, before any blocks, before the blocks, before he blocks, before she blocks, before they block, before i block, before the block, before declare blockers, before the declare blockers step
then: then, and then, after that, afterwards, next, right after, after this, right after that, after which, only then, and after that, immediately after, straight after, followed by, after it resolves, once it resolves, after that resolves, after it resolved, secondly, finally, lastly, first, second, firstly, third, at first, to start, then after that, right afterwards
same_turn: this turn, the same turn, same turn, in the same turn, this same turn, that same turn, that turn, in this turn, in that turn, still the same turn, still this turn, during this turn, on the same turn, earlier this turn, earlier in the turn, earlier that turn, earlier, in the turn, all in the same turn, all in one turn, the turn, in one turn, on this turn
until_eot: this turn, until end of turn, until the end of turn, until the end of the turn, till end of turn, till the end of turn, til end of turn, for the turn, for this turn, the whole turn, all turn, the rest of the turn, for the rest of the turn, for the whole turn, for the rest of this turn, rest of turn, the entire turn, during this turn, that turn, this combat, each combat, in this turn
in_response: on the stack in response, in response, in response to that, in response to it, as a response, in response to this, in answer, before it resolves, before that resolves, in reply, with that on the stack, with it on the stack, as a reaction, before the spell resolves, in response to the spell, while it is on the stack, responding
next_turn: next turn, the turn passes, the turn ends, that turn ends, on the next turn, the turn after, the following turn, a turn later, the next turn, one turn later, on the following turn, the turn after that, the next turn after that, in the turn after that
my_turn: on my turn, in my turn, during my turn, my turn, on my own turn, on my side of the turn, in my own turn
his_turn: on his turn, in his turn, during his turn, on their turn, on her turn, on opponent 's turn, on my opponent 's turn, during their turn, his turn, their turn, on the opponent 's turn, opponent 's turn, on opponents turn, in opponent 's turn, during opponent 's turn, during my opponent 's turn, in their turn, her turn, on his own turn, on the enemy turn, in the opponent 's turn, during the opponent 's turn, my opponent 's turn
dead: dead, gone, toast, killed, destroyed, done for, a goner, lost, in the graveyard, saved or dead, dying, banished, defeated
alive: surviving, living, alive, ok, okay, fine, safe, saved, alright, good, still there, still standing, unhurt, protected, covered
live: make it out, makes it out, make it out alive, makes it out alive, come out alive, survive all three, survive all of them, survive all of that, survive all of this, survive them all, survive it all, survive both of them, survive everything, survive, survives, live, lives, make it, makes it, survived, lived, stay alive, stays alive, pull through, be ok, be fine, be safe, live through it, live through that, survive it, survive that, survive this, live through this, be alive
life_word: life, life total, life totals, total, totals, health, final life total, final life totals, final life, resulting life total, resulting life totals, resulting life, lives total, life points, final totals, lifetotal, lives
"""

_VERBS = """
attack: attack, alpha strike, alpha, crash into, slam/slammed into, lunge at, rush, strike at, crack in, bash in, barge in, pile in, smack, whack, clobber, swing/swung, come/came in, go/went in, send/sent in, charge, crash in, beat down, smash, wallop, thwack, pummel, ram, make an attack, make attack, declare an attack, turn sideways, swing/swung in, attack in, go/went to combat, move to attack, run/ran in, beat in, go/went for, go/went after, come/came for, come/came at, go/went at
attack_with: attack with, alpha strike with, alpha with, crack in with, bash in with, barge in with, pile in with, make an attack with, make attack with, declare an attack with, swing/swung with, come/came in with, go/went in with, go/went to combat with, move/moved to combat with, enter/entered combat with, crash in with, attack in with, swing/swung in with, hit in with, charge in with, turn/turned sideways, swing/swung out with, send/sent in, beat in with, attack by
attack_trans: swing/swung, send/sent, send/sent in, attack with, throw/threw
bring: swing/swung, get/got, bring/brought, send/sent, run/ran, throw/threw, crash
hit: hit/hit, poke, smack, punch, bonk, whack, crack, burn/burned, tag, slap, clock, beat/beat, strike/struck, bash, bite/bit, blast, torch, scorch, smash, wallop, thwack, bop, thump, pummel, zap, roast, sear, slam, snipe
connect: connect, slip through, sneak in, sneak through, squeeze through, get/got past, get/got past my blockers, get/got through my blockers, get/got past his blockers, get/got through his blockers, get/got through, go/went through, come/came through, get/got in, land, hit/hit, deal/dealt combat damage, make contact, get/got there
block: gang up on, hold/held off, team up on, double team*, double up on, block, chump, chump block*, double block*, triple block*, gang block*, multi block*, step in front of, defend against, jump in front of, quadruple block*
block_with: block with, chump with, chump block* with, block it with, chump it with, double block* with, double block it with, triple block* with, triple block it with, chump block it with, gang block* with, block him with, block her with, block them with, gang block it with, block that with, throw/threw in front
retaliate: retaliate, make retaliation, hit/hit back, strike/struck back, fight/fought back, do retaliation
deal: deal/dealt, do/did, inflict, cause, make/made, dish out, throw/threw
take: take/took, eat/ate, suffer, receive, be dealt, get/got dealt
be_hit: get/got hit, get/got smacked, get/got zapped, get/got shot, be hit, be smacked, be attacked, get/got attacked, be struck, get/got burned, get/got pinged, be pinged, be zapped, be shot
befallen: be hit, get/got hit, be targeted, get/got targeted, be zapped, get/got zapped, be burned, get/got burned, be blasted, get/got blasted, be shot, get/got shot, be struck, get/got struck, be nailed, get/got nailed
gets: be, get/got
zap: zap, get/got zapped
ping: ping/pinged/pinging, shoot/shot, zap/zapped/zapping
cast: cast/cast, play, resolve, fire off, slam/slammed, drop/dropped, flash in, throw/threw, respond with, open with, lead with, respond by casting, answer with, react with, go/went, sling/slung, follow up with, chuck, land, reply with, topdeck, yeet, launch, toss, lob, hurl, announce, throw/threw out, bring/brought, cast/casted, use, reveal, flip/flipped, go/went for, fire, put up, put/put, activate, shoot/shot, topdeck, jam/jammed, rip/ripped, spring/sprang, hide/hid, make/made, come/came down with, pop/popped, resolve in response, hit with, try casting, do/did, wipe the board with, sweep/swept the board with, clear the board with, board wipe with, wipe the table with, clean up with, sweep/swept with, wipe with
resolve_itself: resolve, be cast, get/got cast, be resolved, be played, land, go/went off, come/came down, get/got played
enter_card: enter, etb, come/came into play, come/came down, hit the board, be put onto the battlefield, enter the battlefield, come/came in, come/came into the battlefield, hit the battlefield, come/came under my control, come/came under his control, come/came under her control, come/came under their control
use: use, tap/tapped, activate, crack, sacrifice, pop/popped, rest, exhaust, ping with, fire, trigger, react with, cast/cast
sacrifice: sacrifice, crack
pay: pay/paid
choose: choose/chose/chosen, pick, name, select, call, point at, have/had choose
target: target, aim at, point at, target at
gain: gain, get/got
lose: lose/lost, pay/paid
draw: draw/drew/drawn
die: die/died/dying, go/went to the graveyard, bite/bit it, be put into the graveyard, be put into a graveyard, get/got destroyed, get/got killed, be destroyed, be killed, kick the bucket
destroy: destroy, kill, wipe out, slay, axe
create: create, make/made, get/got, put/put out
put: put/put/putting, place, add, stick/stuck, slap/slapped
remove: remove, take/took off
become: become/became, turn/turned, be made, be turned, get/got turned, turn/turned into
make: make/made, turn/turned
fight: fight/fought, get/got into a fight, get/got in a fight
exile: exile, banish
discard: discard, pitch
redirect: move, redirect, send/sent, shift
say: say/said, claim, think/thought, argue, insist, tell/told me, swear/swore, reckon, believe, guess, tell/told, bet/bet, read/read, know/knew, tell/told us
prevent: prevent, absorb, stop/stopped, eat/ate, cover, block, reduce
assign: assign, put/put, place, need, allocate
push: push, push through, trample over, get/got through, send/sent over, trample through, trample, get/got across, get/got over, put/put through
save: save, protect, rescue, keep/kept alive
pick: pick, choose/chose, decide, order, divide, get/got to choose, get/got to pick, get/got to decide, have the choice, make the choice, choose/chose the order, pick the order, decide the order, control the order, split, have to choose
apply: apply, use, go/went, come/came, happen, count, work, resolve
survive: survive, live, make/made it, stay alive, pull through, die
enchant: enchant, wear/wore, equip/equipped, carry, attach
regenerate: regenerate
return: return, bounce
stay: stay, remain, keep/kept
"""

# Verbs of which a pattern need give two forms only, and all are meant: with their past
# and participle where those are irregular.
_TENSES = """
activate aim/aimed announce answer apply assign attach attack become/became/become
blink block boost bounce bring/brought buff burn cast/cast/cast choose/chose/chosen
chump cleave control/controlled copy counter create deal/dealt decide declare decline defend destroy
die direct discard distribute divide drain draw/drew/drawn dredge drop/dropped eat/ate/eaten
elect enchant enter equip/equipped exchange exile feed/fed fight/fought finish fire flash flicker
fling/flung force gain get/got/gotten give/gave/given goad go/went/gone grant heal
hit/hit/hit intercept investigate kick kill lose/lost make/made mill move name opt pay/paid
phase pick ping play point populate prevent proliferate protect push put/put/put react
reanimate recall receive recover redirect refuse regenerate remain remove replay resolve
respond return reveal sacrifice save send/sent shift shoot/shot shove split/split/split
start steal/stole/stolen stop/stopped stun/stunned suffer survive swap/swapped swing/swung switch take/took/taken
tap/tapped target threaten throw/threw/thrown toss trample transfer/transferred trigger turn untap/untapped
use want
"""

# Helping words and adverbs that may stand before a verb and leave it what it is.
BE = frozenset("is are am was were be been being 's".split())
HELPING = BE | frozenset(
    "has have had will would 'd do does did just then also already now still finally "
    "both each all again to going later first decides decide wants want tries try "
    "next suddenly simply immediately finally even actually additionally".split()
)


def _read(table: str) -> Iterator[tuple[str, tuple[tuple[str, ...], ...]]]:
    for line in table.splitlines():
        if line.strip() and not line.startswith("#"):
            row, _, forms = line.partition(":")
            words = {tuple(form.split()) for form in forms.split(",") if form.strip()}
            yield row, _longest_first(words)


def _longest_first(forms: set[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(forms, key=lambda it: (-len(it), it)))


@dataclass(frozen=True, slots=True)
class Bent:
    """The forms of a verb; *past* ones also make its passive."""

    active: frozenset[str]
    past: frozenset[str]


_WHOLE = {
    "be": Bent(BE | {"be"}, frozenset({"been"})),
    "have": Bent(frozenset("have has had having".split()), frozenset({"had"})),
    "go": Bent(frozenset("go goes went going".split()), frozenset({"gone"})),
    "do": Bent(frozenset("do does did doing".split()), frozenset({"done"})),
    "die": Bent(frozenset("die dies died dying".split()), frozenset({"died"})),
}
_DOUBLING = {"hit", "cut", "put", "get", "swim", "set", "run", "stop", "bet"}


def bend(verb: str) -> Bent:
    """The forms of ``swing/swung``: swing, swings, swinging, and swung."""
    base, *irregular = verb.split("/")
    if base in _WHOLE:
        return _WHOLE[base]
    if base.endswith("y") and base[-2:-1] not in "aeou":
        third, regular = base[:-1] + "ies", base[:-1] + "ied"
    elif base.endswith(("s", "sh", "ch", "x", "o", "z")):
        third, regular = base + "es", base + "ed"
    else:
        third, regular = base + "s", base + ("d" if base.endswith("e") else "ed")
    past = frozenset(irregular or [regular])
    doubles = base in _DOUBLING or base + base[-1] + "ed" in past
    stem = base + base[-1] if doubles else base.removesuffix("e")
    return Bent(frozenset({base, third, stem + "ing"}) | past, past)


@dataclass(frozen=True, slots=True)
class Verb:
    """The forms of a row of verbs: as the active voice and as the passive."""

    active: tuple[tuple[str, ...], ...]
    passive: tuple[tuple[str, ...], ...]


def _verbs(table: str) -> Iterator[tuple[str, Verb]]:
    """Verbs are bent in their first word, or in the one marked with a star."""
    for line in table.splitlines():
        if not line.strip():
            continue
        row, _, forms = line.partition(":")
        active: set[tuple[str, ...]] = set()
        passive: set[tuple[str, ...]] = set()
        for form in forms.split(","):
            words = form.split()
            at = next((n for n, word in enumerate(words) if word.endswith("*")), 0)
            before, after = words[:at], words[at + 1 :]
            bent = bend(words[at].removesuffix("*"))
            active |= {(*before, it, *after) for it in bent.active}
            passive |= {(*before, it, *after) for it in bent.past}
        yield row, Verb(_longest_first(active), _longest_first(passive))


@dataclass(frozen=True, slots=True)
class Tenses:
    """The simple forms of a verb (choose, chooses, chose) and its participle."""

    simple: tuple[str, str, str]
    participle: str


def _tenses(table: str) -> Iterator[Tenses]:
    for verb in table.split():
        base, _, irregular = verb.partition("/")
        past, _, participle = irregular.partition("/")
        bent = bend(base)
        past = past or next(iter(bent.past))
        third = next(it for it in bent.active if it.endswith("s") and it != base)
        yield Tenses((base, third, past), participle or past)


ROWS: dict[str, tuple[tuple[str, ...], ...]] = dict(_read(_ROWS))
VERBS: dict[str, Verb] = dict(_verbs(_VERBS))
TENSES: dict[str, Tenses] = {
    form: verb for verb in _tenses(_TENSES) for form in verb.simple
}
WORDS = HELPING | frozenset(
    word
    for forms in (*ROWS.values(), *(verb.active for verb in VERBS.values()))
    for form in forms
    for word in form
)
