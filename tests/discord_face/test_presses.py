"""What stands in a custom_id comes back as it was, and nothing else is believed."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.discord_face import limits
from bot.discord_face.presses import Act, Press, read_press

PRESSES = st.builds(
    Press,
    act=st.sampled_from(Act),
    owner=st.integers(0, 2**63),
    ruling=st.text("23456789BCDFGHJKMNPQRSTVWXYZ", max_size=8),
    path=st.lists(st.integers(0, 99), max_size=8).map(tuple),
    page=st.integers(0, 999),
    more=st.text("abcdefghij /.", max_size=12),
    nonce=st.integers(0, 2**63),
)


# A machine that is busy with other tests draws slowly; that is no failure.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@PATIENT
@given(PRESSES)
def test_a_press_comes_back_as_it_was_written(press: Press):
    assert read_press(str(press)) == press


@PATIENT
@given(st.text(max_size=200))
def test_no_text_is_too_strange_to_be_refused(custom_id: str):
    found = read_press(custom_id)

    assert found is None or isinstance(found, Press)


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "aegis1:",
        "aegis1:nonsense:0:K7Q2M::0::0",
        "aegis1:show:0:k7q2m'; drop table:0::0",
        "aegis1:show:0:K7Q2M::99999999999999::0",
        "aegis1:show:0:K7Q2M:" + "1." * 80 + "1:0::0",
    ],
)
def test_a_forged_custom_id_is_not_ours(forged: str):
    assert read_press(forged) is None


def test_a_custom_id_at_the_limit_is_written_and_one_past_it_is_not():
    short = Press(Act.SHOW, more="")
    at_limit = Press(Act.SHOW, more="x" * (limits.CUSTOM_ID - len(str(short))))

    assert len(str(at_limit)) == limits.CUSTOM_ID
    with pytest.raises(ValueError, match="101"):
        str(Press(Act.SHOW, more=at_limit.more + "x"))


def test_a_place_fits_only_if_everything_done_there_fits():
    near = Press(Act.SHOW, 2**63, "K7Q2M", path=(1,) * 15)

    assert near.fits
    assert not Press(Act.SHOW, 2**63, "K7Q2M", path=(1,) * 40).fits
