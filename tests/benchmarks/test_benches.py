"""What the benches have in common: the list, the turns, what is kept."""

import os
import re
import socket
from pathlib import Path

import benchmarks.benches as listed
from benchmarks.machine import Machine, keep, machine
from benchmarks.measuring import by_turns, processor, row, yardstick
from benchmarks.table import Verdict, at_least

FOLDER = Path(listed.__file__).parent


def test_every_bench_is_in_the_list():
    found = {file.stem.removesuffix("_bench") for file in FOLDER.glob("*_bench.py")}
    assert found == set(listed.BENCHES)


def test_two_things_take_turns_at_being_first():
    order = []
    by_turns(2, lambda n: order.append("a"), lambda n: order.append("b"), float)
    assert order == ["b", "a", "a", "b"]


def test_a_row_times_both_sides_of_its_ratio_in_one_run():
    clock = row("nothing", 3, lambda n: None, bound=at_least(guard=2))
    assert len(clock.figure.values) == len(clock.other.values) == 3
    assert clock.verdict is Verdict.WORSE


def test_a_process_is_timed_by_what_processors_did_for_it():
    before = processor(os.getpid())
    for _ in range(20):
        yardstick()
    assert processor(os.getpid()) > before


def test_one_file_is_kept_for_each_kind_of_machine(tmp_path):
    on = Machine("ACME(R) CPU @ 3 GHz", 2, "3.11")
    keep("first", on, tmp_path)
    file = keep("second  \n", on, tmp_path)
    assert file.name == "acme-r-cpu-3-ghz-2-cores-python-3.11.txt"
    assert [it.read_text() for it in tmp_path.iterdir()] == ["second\n"]


def test_a_machine_is_told_without_its_name_or_a_path():
    told = f"{machine()} {machine().file}"
    assert socket.gethostname() not in told
    assert str(Path.home()) not in told


def test_what_is_kept_names_no_host_and_no_path():
    kept = list((FOLDER / "results").glob("*.txt"))
    told = "".join(file.read_text("utf-8") for file in kept)

    assert kept
    assert not re.search(r"/(home|root|tmp)\b", told)
