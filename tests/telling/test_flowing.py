"""Each hit keeps the effects that changed it, wherever it is sent on to."""

from bot.answers import Answer
from bot.engine.outcome import (
    DamageDone,
    Outcome,
    Said,
    Step,
    StepKind,
    Told,
    Written,
)
from bot.telling.flowing import flows_of
from bot.telling.naming import Names
from bot.telling.words import Words
from tests.engine.boards import board, creature, deal, doubler, shield, spell
from tests.telling.conftest import Tell


def ways(answer: Answer) -> dict[str, list[tuple[str, int]]]:
    [outcome] = answer.outcomes
    return {
        one.recipient: [(it.effect, it.after) for it in one.effects]
        for one in outcome.flows
    }


def test_an_effect_is_drawn_on_the_hit_it_changed(told: Tell):
    table = board(
        spell("Pyroclasm", controller="opponent"),
        creature("Ape", 3, 3),
        creature("Bear", 2, 2),
        shield(2, "Bear", label="the shield"),
        players=("me", "opponent"),
    )
    answer = told(table, deal("Pyroclasm", "Ape", 2), deal("Pyroclasm", "Bear", 2))

    assert ways(answer)["Ape"] == []
    assert ways(answer)["Bear"] == [("the shield", 0)]


def outcome(*steps: Step, done: DamageDone) -> Outcome:
    return Outcome(board(), Written((), Told(steps, (done,))))


def test_what_is_sent_on_takes_along_what_was_done_to_it():
    args = (("source", "Bolt"), ("recipient", "Ape"))
    flows = flows_of(
        outcome(
            Step(Said("", (*args, ("effect", "Shield"), ("points", 2), ("amount", 3)))),
            Step(
                Said(
                    "",
                    (*args, ("effect", "Pariah"), ("points", 1), ("goal", "Bear")),
                )
            ),
            done=DamageDone("Bolt", "Bear", 3, 1, 2, combat=False),
        ),
        Names((), Words()),
    )

    assert [(it.effect, it.after) for it in flows[0].effects] == [
        ("Shield", 1),
        ("Pariah", 1),
    ]


def test_what_the_steps_do_not_explain_is_shown_as_untold():
    done = DamageDone("Bolt", "Bear", 3, 1, 2, combat=False)
    [flow] = flows_of(outcome(done=done), Names((), Words()))

    assert [(it.effect, it.after) for it in flow.effects] == [("…", 1)]


def test_the_same_source_s_next_hit_keeps_only_what_was_done_to_it(told: Tell):
    table = board(
        spell("Bolt", controller="opponent"),
        doubler(label="Furnace"),
        shield(9, "me", label="the shield"),
        players=("me", "opponent"),
    )
    answer = told(table, *[deal("Bolt", "me", 3)] * 3)

    assert [
        [(it.effect, it.after) for it in one.effects]
        for one in answer.outcomes[0].flows
    ] == [
        [("Furnace", 6), ("the shield", 0)],
        [("Furnace", 6), ("the shield", 3)],
        [("Furnace", 6)],
    ]


def test_a_hit_that_nothing_changed_leaves_the_next_one_its_shield():
    args = (("source", "Bolt"), ("recipient", "Ape"), ("amount", 3))
    proposed = Step(Said("", args), kind=StepKind.PROPOSED)
    prevented = Step(Said("", (*args, ("effect", "Shield"), ("points", 2))))
    flows = flows_of(
        Outcome(
            board(),
            Written(
                (),
                Told(
                    (proposed, proposed, prevented),
                    (
                        DamageDone("Bolt", "Ape", 3, 3, 0, combat=False),
                        DamageDone("Bolt", "Ape", 3, 1, 2, combat=False),
                    ),
                ),
            ),
        ),
        Names((), Words()),
    )

    assert [[it.effect for it in one.effects] for one in flows] == [[], ["Shield"]]


def test_a_hit_that_is_sent_on_as_a_whole_leaves_the_next_one_nothing():
    args = (("source", "Bolt"), ("recipient", "Ape"), ("amount", 3))
    proposed = Step(Said("", args), kind=StepKind.PROPOSED)
    flows = flows_of(
        outcome(
            proposed,
            Step(Said("", (*args, ("effect", "Plus"), ("before", 3), ("after", 4)))),
            Step(
                Said("", (*args, ("effect", "Pariah"), ("points", 4), ("goal", "Bear")))
            ),
            proposed,
            done=DamageDone("Bolt", "Ape", 3, 3, 0, combat=False),
        ),
        Names((), Words()),
    )

    assert flows[0].effects == ()
