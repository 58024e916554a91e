"""Packs that their owners corrected: which are taken, and which are refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.pack_files import Json, built_in, supply
from ticonderoga.engine.kit.fields import PackError
from ticonderoga.engine.match import Match
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.data.pack import PACKS, load_pack
from ticonderoga.games.washingtons_war.game import GAME


def test_a_folder_with_one_file_corrects_only_that_file(tmp_path: Path) -> None:
    pieces = built_in("washingtons_war", "pieces.json")
    pieces["generals"][12]["strategy"] = 1
    pack = load_pack(supply(tmp_path, "pieces.json", pieces))
    assert pack.pieces.generals[12].strategy == 1
    assert load_pack().pieces.generals[12].strategy == 2
    assert pack.board.size == 66
    assert pack.label.name == "reconstruction-2, corrected in pieces.json"
    assert pack.label.digest != load_pack().label.digest


def drawn_sides(folder: str) -> dict[str, int]:
    """By name, the side as which each general is drawn at the opening under this pack."""
    match = Match(GAME, "standard", {"pack": folder})
    tokens = match.rules.scene(match.view(0))["tokens"]
    return {token["title"]: token["side"] for token in tokens if "piece" in token}


def with_generals(folder: Path, side: str, *ids: str) -> str:
    """A pack in which these generals are on a side, listed right before the British."""
    folder.mkdir()
    pieces = built_in("washingtons_war", "pieces.json")
    known = {who["id"]: who for who in pieces["generals"]}
    others = [who for who in pieces["generals"] if who["id"] not in ids]
    british = [who for who in others if who["side"] == "british"]
    allied = [who for who in others if who["side"] != "british"]
    pieces["generals"] = [*allied, *({**known[name], "side": side} for name in ids), *british]
    return supply(folder, "pieces.json", pieces)


def test_2_2_c_a_general_who_changes_sides_in_a_corrected_pack_is_drawn_with_the_new_one(
    tmp_path: Path,
) -> None:
    """Nothing drawn under one pack is kept for another. Lee has the same number in both."""
    american = with_generals(tmp_path / "american", "american", "lafayette", "lee")
    british = with_generals(tmp_path / "british", "british", "lee", "lafayette")
    numbers = [load_pack(path).pieces.general("lee") for path in (american, british)]
    assert numbers[0] == numbers[1]
    assert drawn_sides(american)["Charles Lee"] == AMERICAN
    assert drawn_sides(british)["Charles Lee"] == BRITISH


def test_the_digest_is_of_the_content_not_of_the_layout(tmp_path: Path) -> None:
    path = supply(tmp_path, "map.json", built_in("washingtons_war", "map.json"))
    assert load_pack(path).label.digest == load_pack().label.digest
    assert len(load_pack().label.digest) == 32


def test_a_stale_count_is_worth_a_remark_but_no_refusal(tmp_path: Path) -> None:
    label = built_in("washingtons_war", "pack.json")
    label["confidence"]["space_names"]["certain"] = 48
    path = supply(tmp_path, "pack.json", label)
    assert PACKS.check(path)[0] == []
    assert str(PACKS.check(path)[1][0]) == (
        "pack.json, confidence, space_names: the counts are [48, 2, 15]. "
        "The files hold [49, 2, 15]."
    )


def test_a_changed_kind_of_event_is_worth_a_remark(tmp_path: Path) -> None:
    deck = built_in("washingtons_war", "deck.json")
    deck["cards"][109]["effects"] = [{"op": "discard_random", "from": "american"}]
    found = [str(remark) for remark in PACKS.check(supply(tmp_path, "deck.json", deck))[1]]
    assert any("remove_cu: 2 cards are of this kind" in remark for remark in found)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"there is no such folder\. Name a folder that holds"):
        load_pack(str(tmp_path / "nowhere"))
    with pytest.raises(PackError, match="the folder holds no file of a pack"):
        load_pack(str(tmp_path))


def test_a_file_that_is_not_json(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_text('{\n "spaces": [\n}', "utf-8")
    assert [problem.where for problem in PACKS.check(str(tmp_path))[0]] == ["line 3"]


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_bytes(b'{"about": "Qu\xe9bec"}')
    assert [problem.remedy for problem in PACKS.check(str(tmp_path))[0]] == ["Save it as UTF-8."]


def test_a_field_that_stands_twice(tmp_path: Path) -> None:
    text = json.dumps(built_in("washingtons_war", "pack.json"))
    text = text.replace('"schema": 1', '"schema": 1, "schema": 1')
    (tmp_path / "pack.json").write_text(text, "utf-8")
    assert '"schema" stands twice' in str(PACKS.check(str(tmp_path))[0][0])


# Damaged packs: the file, what is done to it, and what the person is told


def space(content: Json, space_id: str) -> Json:
    found: Json = next(row for row in content["spaces"] if row["id"] == space_id)
    return found


def card(content: Json, number: int) -> Json:
    found: Json = content["cards"][number - 1]
    return found


def effect(content: Json, number: int) -> Json:
    found: Json = card(content, number)["effects"][0]
    return found


def general(content: Json, general_id: str) -> Json:
    found: Json = next(row for row in content["generals"] if row["id"] == general_id)
    return found


def cut(content: Json, space_id: str) -> None:
    content["connections"] = [
        line for line in content["connections"] if space_id not in (line["a"], line["b"])
    ]


def island(content: Json) -> None:
    georgia = {row["id"] for row in content["spaces"] if row["colony"] == "GA"}
    content["connections"] = [
        line for line in content["connections"] if (line["a"] in georgia) == (line["b"] in georgia)
    ]


def crowd_new_jersey(content: Json) -> None:
    for space_id in ("morristown", "new_brunswick", "monmouth"):
        content["setup"]["pieces"].append({"space": space_id, "side": "british", "pc": True})


Damage = Callable[[Json], object]
DAMAGED: list[tuple[str, Damage, str]] = [
    (
        "pack.json",
        lambda c: c.update(schema=2),
        'pack.json: "schema" is 2. This version reads schema 1.',
    ),
    ("pack.json", lambda c: c.pop("name"), 'the field "name" is missing. Add it.'),
    (
        "map.json",
        lambda c: space(c, "boston").update(colony="MS"),
        'map.json, space boston, colony: "MS" is not a colony. Known are: CA, NH, MA',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(kind="triangle"),
        'map.json, space boston: "kind" is "triangle". It should be circle, square or star.',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(zone="new_englund"),
        '"new_englund" is not a blockade zone. Did you mean new_england?',
    ),
    (
        "map.json",
        lambda c: space(c, "albany").update(fortified=True),
        "space albany: it is fortified but no port.",
    ),
    (
        "map.json",
        lambda c: space(c, "york").update(name="Reading"),
        'space york: another space is called "Reading" too. Add a "label"',
    ),
    (
        "map.json",
        lambda c: c["spaces"].append(dict(c["spaces"][0])),
        "space quebec: the id stands twice. Every space needs an id of its own.",
    ),
    (
        "map.json",
        lambda c: cut(c, "barnstable"),
        "map.json, space barnstable: no line leads there. Add a connection",
    ),
    (
        "map.json",
        island,
        "the map falls apart: no way leads from Quebec to Augusta, Wrightsborough, Savannah "
        "and St. Mary's.",
    ),
    (
        "map.json",
        lambda c: c["connections"][0].update(b="oswegoo"),
        'connection montreal - oswegoo: "oswegoo" is not a space. Did you mean oswego?',
    ),
    (
        "map.json",
        lambda c: c["connections"].append(dict(c["connections"][0])),
        "connection montreal - oswego: the same two spaces are joined twice.",
    ),
    (
        "map.json",
        lambda c: c["connections"][4].update(only_general="benedict"),
        'connection falmouth - quebec: "benedict" is not a general.',
    ),
    (
        "map.json",
        lambda c: c["colonies"][1].update(thirteen=False),
        "12 colonies count as one of the thirteen. There should be exactly 13",
    ),
    (
        "map.json",
        lambda c: c.update(canada_keys=["montreal", "albany"]),
        'canada_keys: "albany" does not lie in Canada.',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(confidence="sure"),
        '"confidence" is "sure". It should be certain, likely or reconstructed.',
    ),
    (
        "map.json",
        lambda c: space(c, "boston").update(fortifyed=True),
        'space boston: the field "fortifyed" is not known here. Did you mean fortified?',
    ),
    (
        "deck.json",
        lambda c: c["cards"].pop(92),
        "deck.json, cards: card 93 is missing. The deck has 110 cards",
    ),
    (
        "deck.json",
        lambda c: card(c, 94).update(number=93),
        "card 93: the number stands twice.",
    ),
    (
        "deck.json",
        lambda c: card(c, 7).update(ops=4),
        'card 7: "ops" is 4. It should be a whole number from 1 to 3.',
    ),
    (
        "deck.json",
        lambda c: card(c, 68).update(kind="event", side="british"),
        'card 68: its kind is "event". Cards 1 to 66 are OPS cards and 67 to 70 campaigns, '
        'so it should be "campaign".',
    ),
    (
        "deck.json",
        lambda c: card(c, 101).update(kind="event", side="american"),
        "6 cards are mandatory. There should be seven",
    ),
    (
        "deck.json",
        lambda c: card(c, 84).pop("side"),
        'card 84: the field "side" is missing.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(op="remove_pcs"),
        'card 84, effect 1: "remove_pcs" is not a word of the effect vocabulary. '
        "Did you mean remove_pc",
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(colonies=["NY", "KY"]),
        'card 84, effect 1, colonies: "KY" is not a colony.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).pop("max"),
        'card 84, effect 1: "remove_pc" needs the field "max".',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(min=4),
        '"min" is 4 and "max" is 2. At least may not be more than at most.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 84).update(exclude=["owner_cus"]),
        'card 84, effect 1, exclude: "owner_cus" is not known. Did you mean owner_cu',
    ),
    (
        "deck.json",
        lambda c: effect(c, 83)["options"][1].update(to="french"),
        'card 83, effect 1, option 2: "to" is "french". It should be american or british.',
    ),
    (
        "deck.json",
        lambda c: effect(c, 83)["options"].pop(),
        "card 83, effect 1, options: it offers fewer than two options.",
    ),
    (
        "deck.json",
        lambda c: effect(c, 90).update(adjacency=True),
        '"adjacency" is the British placement rule. Leave it out for American markers.',
    ),
    (
        "deck.json",
        lambda c: card(c, 82)["effects"][1].pop("mode"),
        'card 82, effect 2: "remove_pc" does not work inside a battle.',
    ),
    (
        "deck.json",
        lambda c: card(c, 100)["effects"][1].update(general="arnould"),
        'card 100, effect 2: "arnould" is not a general. Did you mean arnold?',
    ),
    (
        "deck.json",
        lambda c: card(c, 95).pop("reshuffle"),
        'card 95: the effect "reshuffle_next_deal" and "reshuffle": "when_played" go together.',
    ),
    (
        "deck.json",
        lambda c: card(c, 97).update(prerequisites=["european_war"]),
        'card 97, prerequisites: "european_war" is not a known condition.',
    ),
    (
        "deck.json",
        lambda c: card(c, 88)["effects"].append({"op": "war_ends", "year": 1779}),
        'card 88, effect 2: "war_ends" does not fit a card of the kind event.',
    ),
    (
        "deck.json",
        lambda c: card(c, 99).pop("added_year"),
        "pieces.json, setup, set_aside_cards: the cards set aside are [86, 99], but the deck "
        'gives "added_year" to [86].',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(strategy=4),
        'general howe: "strategy" is 4. It should be a whole number from 1 to 3.',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(battle=7),
        'general howe: "battle" is 7. It should be a whole number from 1 to 6.',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(agility=0),
        'general howe: "agility" is 0. It should be a whole number from 1 to 3.',
    ),
    (
        "pieces.json",
        lambda c: general(c, "howe").update(agility=True),
        'general howe: "agility" is true.',
    ),
    (
        "pieces.json",
        lambda c: c["generals"].append(dict(c["generals"][0])),
        "general washington: the id stands twice.",
    ),
    (
        "pieces.json",
        lambda c: c["setup"]["boxes"].remove("lee"),
        'setup, general lee: Lee starts nowhere. Put him in one space, or in "boxes".',
    ),
    (
        "pieces.json",
        lambda c: c["setup"].pop("congress"),
        'pieces.json, setup: the field "congress" is missing.',
    ),
    (
        "pieces.json",
        lambda c: c["setup"]["pieces"][3].update(space="bostn"),
        'setup, bostn: "bostn" is not a space. Did you mean boston',
    ),
    (
        "pieces.json",
        lambda c: c["setup"]["pieces"][3].update(side="american"),
        "setup, boston: Howe is on the other side.",
    ),
    (
        "pieces.json",
        lambda c: c["reinforcement_track"].pop(3),
        "reinforcement_track: 1778 is missing. Give the British CUs of every year.",
    ),
    (
        "pieces.json",
        crowd_new_jersey,
        "the British hold every space of New Jersey.",
    ),
]


@pytest.mark.parametrize(("file", "damage", "sentence"), DAMAGED)
def test_a_damaged_pack_is_refused_with_the_reason(
    tmp_path: Path, file: str, damage: Damage, sentence: str
) -> None:
    content = built_in("washingtons_war", file)
    damage(content)
    path = supply(tmp_path, file, content)
    told = [str(problem) for problem in PACKS.check(path)[0]]
    assert any(sentence in line for line in told), told
    with pytest.raises(PackError, match="cannot be used"):
        load_pack(path)


def test_every_problem_is_told_at_once(tmp_path: Path) -> None:
    content = built_in("washingtons_war", "pieces.json")
    for general_id in ("howe", "gates", "lee", "clinton"):
        general(content, general_id)["strategy"] = 9
    path = supply(tmp_path, "pieces.json", content)
    assert len(PACKS.check(path)[0]) == 4
    with pytest.raises(PackError, match="There is 1 more problem"):
        load_pack(path)


@pytest.mark.parametrize("file", ["pack.json", "map.json", "deck.json", "pieces.json"])
def test_any_missing_or_mistyped_field_is_a_problem_and_never_a_crash(
    tmp_path: Path, file: str
) -> None:
    for name in built_in("washingtons_war", file):
        wrongs: list[object] = [None, 17, "x", [17], [{}], {}, {"x": [None]}]
        for wrong in wrongs:
            content = built_in("washingtons_war", file)
            content[name] = wrong
            PACKS.check(supply(tmp_path, file, content))[0]
        content = built_in("washingtons_war", file)
        del content[name]
        PACKS.check(supply(tmp_path, file, content))[0]
