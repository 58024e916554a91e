"""Fitting the scale of winning chances on games of agents against themselves."""

from __future__ import annotations

import pytest

from ticonderoga.lab.chances import softened
from ticonderoga.lab.fit_chances import fit, log_loss, main, self_play

WAR = "washingtons-war"


def test_the_scale_of_chances_is_found_again() -> None:
    """Noted at a known scale, in just the shares that it foretells."""
    noted = []
    for lead in (-300.0, -120.0, -40.0, 10.0, 90.0, 250.0):
        leads = [lead, -lead]
        wins = round(softened(leads, 180.0)[0] * 200)
        noted += [(leads, 0)] * wins + [(leads, 1)] * (200 - wins)
    assert abs(fit(noted) - 180) < 3
    assert log_loss(noted, 180) < log_loss(noted, 90)
    assert log_loss(noted, 180) < log_loss(noted, 400)


def test_self_play_notes_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    noted = self_play(WAR, "random", 3)
    assert len(noted) > 10
    assert len({won for _, won in noted}) == 1
    assert all(abs(sum(leads)) < 1e-6 for leads, _ in noted)
    main([WAR, "--agent", "random", "--games", "2"])
    assert "log loss" in capsys.readouterr().out


@pytest.mark.parametrize("seed", [1, 2])
def test_the_scale_can_be_fitted_on_a_games_own_player(seed: int) -> None:
    noted = self_play("liberty-or-death", "non-player", seed)
    assert all(len(leads) == 4 and 0 <= won < 4 for leads, won in noted)
    assert noted
