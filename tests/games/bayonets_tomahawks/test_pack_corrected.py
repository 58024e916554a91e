"""Corrected packs of Bayonets & Tomahawks: what another file changes, and how it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pack_files import built_in, check_any_damage, supply
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    HIGHWAY,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import PACKS, load_pack

GAME = "bayonets_tomahawks"
PETITE_GUERRE = "petite-guerre-1755"
FULL_WAR = "full-war-1755"


def test_a_folder_with_one_file_corrects_only_that_file(tmp_path: Path) -> None:
    content = built_in(GAME, "map.json")
    line = next(line for line in content["connections"] if line["a"] == "number_four")
    line.update(kind="highway", confidence="certain", evidence="my copy")
    pack = load_pack(supply(tmp_path, "map.json", content))
    assert pack.label.name == "reconstruction-1, corrected in map.json"
    assert pack.label.digest != load_pack().label.digest
    assert pack.board.conn_kind.count(HIGHWAY) == 67
    assert pack.deck.cards[4].title == load_pack().deck.cards[4].title
    assert PACKS.check(str(tmp_path)) == ([], [])


def test_a_corrected_event_needs_no_code(tmp_path: Path) -> None:
    content = built_in(GAME, "cards.json")
    event = next(event for event in content["events"] if event["id"] == "lucky_cannonball")
    event.update(text="Four of them.", confidence="certain", evidence="my copy")
    event["params"]["rerolls"] = 4
    del event["confidence_detail"]
    cards = load_pack(supply(tmp_path, "cards.json", content)).deck.cards
    for number in (8, 27):
        assert cards[number].params == {"rerolls": 4}
        assert cards[number].text == "Four of them."
        assert cards[number].doubts == ()


def test_a_corrected_set_up_needs_no_code(tmp_path: Path) -> None:
    content = built_in(GAME, "scenarios.json")
    first = content["scenarios"][0]
    first["spaces"].append({"space": "philadelphia", "pieces": {"cmd_forbes": 1, "light_gage": 1}})
    first["marker"] = {"side": "british", "value": 1}
    data = load_pack(supply(tmp_path, "scenarios.json", content)).scenarios[PETITE_GUERRE]
    assert len(data.at) == 46
    assert data.vp == 1


def test_a_deck_of_another_size_is_worth_a_remark(tmp_path: Path) -> None:
    content = built_in(GAME, "cards.json")
    content["cards"][15]["years"] = [1756]
    problems, remarks = PACKS.check(supply(tmp_path, "cards.json", content))
    assert problems == []
    assert [str(remark) for remark in remarks] == [
        f"scenarios.json, scenario {name}: the British Campaign deck of 1755 has 8 cards. "
        "The printed game has 9."
        for name in (PETITE_GUERRE, FULL_WAR)
    ]


def test_a_stale_count_is_worth_a_remark_but_no_refusal(tmp_path: Path) -> None:
    content = built_in(GAME, "pack.json")
    content["confidence"]["cards"]["certain"] = 1
    path = supply(tmp_path, "pack.json", content)
    assert [str(remark) for remark in PACKS.check(path)[1]] == [
        "pack.json, confidence, cards: the counts are [1, 54, 0]. The files hold [0, 54, 0]."
    ]
    assert load_pack(path).label.name == "reconstruction-1"


def test_the_digest_is_of_the_content_not_of_the_layout(tmp_path: Path) -> None:
    for file in PACKS.files:
        supply(tmp_path, file, built_in(GAME, file))
    assert load_pack(str(tmp_path)).label.digest == load_pack().label.digest


def test_one_space_counter_card_or_event_is_one_line() -> None:
    folder = Path(__file__).parents[3] / "ticonderoga" / "games" / GAME / "pack"
    for file, lists in (
        ("map.json", ("spaces", "connections")),
        ("pieces.json", ("counters", "tokens")),
        ("cards.json", ("events", "cards")),
    ):
        lines = (folder / file).read_text("utf-8").splitlines()
        rows = sum(len(built_in(GAME, file)[name]) for name in lists)
        assert sum(line.startswith("    {") for line in lines) >= rows


# Any damage


@pytest.mark.parametrize("file", PACKS.files)
def test_any_missing_or_mistyped_field_is_told_and_never_a_crash(tmp_path: Path, file: str) -> None:
    check_any_damage(PACKS, GAME, file, tmp_path, -1)
