"""The table of benchmarks: medians, spreads, ratios and verdicts."""

import io

import pytest
from rich.console import Console

from benchmarks.__main__ import main, show
from benchmarks.table import Figure, Row, Verdict, at_least, at_most, said, worse


def row(ours, other, bound):
    return Row("reading", Figure(ours), "bare", Figure(other), bound)


def test_a_figure_is_the_median_with_its_spread():
    figure = Figure((1.0, 9.0, 2.0))
    assert (figure.median, figure.spread) == (2.0, (1.0, 9.0))


def test_the_spread_of_many_values_leaves_out_one_in_a_hundred():
    assert Figure(tuple(map(float, range(101)))).spread == (1.0, 99.0)


def test_what_was_measured_never_is_no_figure():
    with pytest.raises(ValueError, match="never"):
        Figure(())


def test_a_ratio_is_formed_pair_by_pair():
    slower_later = row((1.0, 10.0, 100.0), (2.0, 20.0, 200.0), at_most(1))
    assert slower_later.ratio.values == (0.5, 0.5, 0.5)


def test_figures_of_different_length_are_no_pairs():
    with pytest.raises(ValueError, match="pairs"):
        row((1.0,), (1.0, 2.0), at_most(1))


def test_a_bound_binds_a_ratio_and_never_a_time():
    with pytest.raises(ValueError, match="no ratio"):
        Row("reading", Figure((1.0,)), bound=at_most(1))


@pytest.mark.parametrize(
    ("ours", "bound", "verdict"),
    [
        (2.0, at_most(3, guard=5), Verdict.GOOD),
        (4.0, at_most(3, guard=5), Verdict.MISSED),
        (6.0, at_most(3, guard=5), Verdict.WORSE),
        (6.0, at_most(3), Verdict.MISSED),
        (6.0, at_most(guard=7), Verdict.GOOD),
        (0.8, at_least(0.7, guard=0.2), Verdict.GOOD),
        (0.5, at_least(0.7, guard=0.2), Verdict.MISSED),
        (0.1, at_least(0.7, guard=0.2), Verdict.WORSE),
    ],
)
def test_only_a_broken_guard_is_worse_than_missed(ours, bound, verdict):
    assert row((ours,), (1.0,), bound).verdict is verdict


def test_what_is_compared_with_nothing_is_noted():
    assert Row("reading", Figure((1.0,))).verdict is Verdict.NOTED


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1234.5, "1,234"),
        (99.96, "100"),
        (12.34, "12.3"),
        (1.234, "1.23"),
        (9.996, "10.0"),
        (0.1234, "0.123"),
        (0.00123, "0.00123"),
        (0.0, "0"),
    ],
)
def test_figures_are_said_with_three_digits(value, text):
    assert said(value) == text


def printed(found):
    console = Console(record=True, file=io.StringIO())
    show(console, found, "a machine")
    return console.export_text()


def test_a_row_shows_target_guard_and_verdict_beside_its_ratio():
    text = printed({"engine": [row((4.0,), (1.0,), at_most(3, guard=5))]})
    line = next(it for it in text.splitlines() if "reading" in it)
    assert line.split() == "reading 4.00 ms bare 1.00 4.00 ≤ 3 ≤ 5 missed".split()


def result(monkeypatch, *verdicts):
    found = [row((ours,), (1.0,), at_most(3, guard=5)) for ours in verdicts]
    monkeypatch.setattr("benchmarks.__main__.measured", lambda *_: found)
    return main(["engine"])


def test_a_missed_target_does_not_fail_the_run(monkeypatch, capsys):
    assert result(monkeypatch, 2.0, 4.0) == 0


def test_a_broken_guard_fails_the_run_and_is_named(monkeypatch, capsys):
    assert result(monkeypatch, 2.0, 6.0) == 1
    assert "worse than its guard: reading" in capsys.readouterr().err


def test_the_rows_that_fell_behind_are_found_in_every_part():
    bad = row((9.0,), (1.0,), at_most(guard=5))
    assert worse({"a": [], "b": [bad]}) == [bad]


def test_a_part_of_a_run_is_not_kept(capsys):
    with pytest.raises(SystemExit):
        main(["engine", "--keep"])
    assert "whole runs" in capsys.readouterr().err


def test_an_unknown_name_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["engines"])
    assert "engines" in capsys.readouterr().err
