"""What may be a fact is read or refused, in whatever words; talk alone is left out."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario import read
from bot.scenario.reading.reading import Read

TOLD = {
    Game.MTG: "I have a 3/3 Bear and a prevent-2 shield. {} Then he bolts my Bear. "
    "Does my Bear die?",
    Game.GRAND_ARCHIVE: "My 3/3 ally attacks his 2/4 ally. {} Then his spell deals 2 "
    "damage to my ally. Does my ally die?",
    Game.RIFTBOUND: "My 3-Might unit attacks his 2-Might unit. {} Then his spell deals "
    "2 damage to my unit. Does my unit die?",
}
FACTS = """
He did, and I laughed.
He did not, sadly.
Three friends of mine sit there too.
My friend joins in.
My friend does the same.
My friend got one.
My friend has one as well.
Both, sadly.
Neither of them survives.
He says he won't block.
He says he does not retaliate.
My friend says he has a prevent-2 shield.
My buddy claims there are two of them.
My buddy says it's the other one.
He said he discards a card.
She says she intercepts.
She decided not to.
He decided against it.
I chose not to.
We agreed on red.
It was his turn.
It was already hurt.
It was already tapped.
It was a Dragon.
It was the first time this turn.
It is not the first one this turn.
It was face down.
I had another one in hand.
He had an answer.
He had a response.
He responded, obviously.
She nuked it.
Nobody glorps.
He glorps, which is funny.
My dad wobbles it for fun.
It wobbles, honestly.
It sat this one out.
My guy sat back, bored.
He kept it.
I waited until the next turn.
I waited until he was done with his turn.
We played it twice.
We did that three times, laughing.
Then the same happened again.
Except mine, obviously.
All but the last one, sadly.
It never happened.
It did not happen.
That never resolved.
My friend is Alice.
Bob and Carol are watching.
Bob plays too.
I took it back.
Actually no.
He changed his mind.
We played a different version.
We use house rules.
Everything costs less today.
It came back, surprisingly.
It was gone already.
Everyone was lower by two.
He had more, obviously.
He read the card and it is unpreventable.
My friend thinks I already used mine.
I told him yes, so he did.
There was a crowd of them.
People kept healing it.
The kid healed it.
My son buffed it.
My daughter helped him.
He helped her.
I helped out with mine.
My friend says he casts Fog.
My friend says I have two of them.
She says she never blocks.
He insists he has another shield.
He claims he used his shield on it.
My mate says he sacrifices it.
He says he has no shield.
She swears she discards one.
He says it had a counter on it.
My friend claims it has deathtouch.
Everybody gains two.
Nobody else is hurt.
It got bigger by one, funny enough.
It grew, sadly.
It shrank, luckily.
I doubled it.
Sadly doubled.
Halved, luckily.
Times two, sadly.
We both lost two.
I gained some, happily.
He shielded up, the coward.
He ducked.
She dodged it.
He countered, annoyed.
Then I did it once more, happily.
The friend of mine on my left does it as well.
It happened twice.
My dad has a second one out.
His sister brought a Dragon.
He was on his last three.
I was down to my last five.
My guy is immune, lol.
It was a red one.
His guy is red, annoyingly.
We play with the old rules.
No combat happened.
There was no fight.
She skipped combat.
He took it back and did nothing.
I never got to use mine.
Mine was used up already.
His was gone.
All of them have it.
Only mine has it.
Everyone but me.
Except for the last one.
Likewise for his.
Same for his guy.
Vice versa for his.
The judge gave him a free hit.
The judge added one.
""".strip().splitlines()


def told(game: Game, said: str, catalogue: Catalogue) -> Read:
    return read(TOLD[game].format(said), catalogue=catalogue, game=game)


@pytest.mark.parametrize(
    ("said", "game"), [(it, [*Game][at % 3]) for at, it in enumerate(FACTS)]
)
def test_what_may_be_a_fact_is_never_left_out(
    said: str, game: Game, catalogue: Catalogue
) -> None:
    try:
        found = told(game, said, catalogue)
    except QuestionError:
        return
    assert not any("left out" in it for it in found.notes)
    assert found.question != told(game, "", catalogue).question


FREE = """
We ended up not knowing what happens.
It was the last turn of our game.
Nobody saw it coming.
Neither of us knew what to do next.
We sat there for ten minutes.
She laughed so hard.
We both just stared at the table.
That was a tense match.
Nobody at the table could agree.
The whole store was watching.
My cousin is teaching me.
It got pretty heated.
The judge was not sure either.
It was the final round and we were both tired.
Then things went crazy.
He started shouting.
""".strip().splitlines()


@pytest.mark.parametrize(
    ("said", "game"), [(it, [*Game][at % 3]) for at, it in enumerate(FREE)]
)
def test_what_is_about_people_and_moments_is_left_out(
    said: str, game: Game, catalogue: Catalogue
) -> None:
    found = told(game, said, catalogue)
    assert found.question == told(game, "", catalogue).question


@pytest.mark.parametrize(
    "label", ["Theorycraft", "Quick argument", "Weird one", "Kitchen table story"]
)
def test_a_label_of_talk_is_left_out(label: str, catalogue: Catalogue) -> None:
    plain = TOLD[Game.RIFTBOUND].format("")
    found = read(f"riftbound: {label}: {plain}", catalogue=catalogue)
    assert found.question == read(f"riftbound: {plain}", catalogue=catalogue).question


@pytest.mark.parametrize("label", ["My guy", "Opponent", "Both", "His friend"])
def test_a_label_that_may_name_what_follows_is_not(
    label: str, catalogue: Catalogue
) -> None:
    try:
        found = read(f"ga: {label}: a 3/3 ally. {{}}".format(""), catalogue=catalogue)
    except QuestionError:
        return
    assert not any("left out" in it for it in found.notes)


@pytest.mark.parametrize(
    ("said", "game"),
    [
        ("My friend insists that Lightning Bolt always kills it.", Game.MTG),
        ("He says I take 5 and he takes nothing.", Game.MTG),
        (
            "My mate claims he can ignore my ally because it is damaged.",
            Game.GRAND_ARCHIVE,
        ),
        ("He claims it has to die because damage adds up.", Game.RIFTBOUND),
    ],
)
def test_what_is_claimed_to_come_of_it_is_no_fact(
    said: str, game: Game, catalogue: Catalogue
) -> None:
    found = told(game, said, catalogue)
    assert found.question.board == told(game, "", catalogue).question.board
