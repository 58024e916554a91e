"""Damaged packs of Bayonets & Tomahawks: each is refused with its place and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.pack_files import Json, built_in, supply
from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.bayonets_tomahawks.data.pack import PACKS, load_pack

GAME = "bayonets_tomahawks"
Damage = Callable[[Json], None]


def row_of(content: Json, name: str, own: str | int) -> Any:
    """The row of a list that is called so: by its id, its number or its two spaces."""
    for row in content[name]:
        if own in (row.get("id"), row.get("number"), f"{row.get('a')}__{row.get('b')}"):
            return row
    raise KeyError(own)


def fix(name: str, own: str | int, /, **fields: Any) -> Damage:
    """A damage: fields of a row become other ones; None drops a field."""

    def damage(content: Json) -> None:
        row = row_of(content, name, own)
        for field, value in fields.items():
            if value is None:
                del row[field]
            else:
                row[field] = value

    return damage


def put(*path: str | int, to: Any) -> Damage:
    """A damage: the value at a path becomes another one."""

    def damage(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        content[path[-1]] = to

    return damage


def drop(name: str, own: str | int) -> Damage:
    def damage(content: Json) -> None:
        content[name].remove(row_of(content, name, own))

    return damage


def again(name: str) -> Damage:
    """A damage: the first entry of a list stands there twice."""

    def damage(content: Json) -> None:
        content[name].append(content[name][0])

    return damage


def join(a: str, b: str, **fields: Any) -> Damage:
    def damage(content: Json) -> None:
        line = {"a": a, "b": b, "kind": "path", "confidence": "certain", "evidence": "my copy"}
        content["connections"].append({**line, **fields})

    return damage


def cut_off(*names: str) -> Damage:
    def damage(content: Json) -> None:
        content["connections"] = [
            line for line in content["connections"] if (line["a"] in names) == (line["b"] in names)
        ]

    return damage


def alone(name: str) -> Damage:
    def damage(content: Json) -> None:
        content["connections"] = [
            line for line in content["connections"] if name not in (line["a"], line["b"])
        ]

    return damage


def everywhere(name: str, field: str, value: Any, to: Any) -> Damage:
    """A damage: in all rows of a list, a field that has one value gets another."""

    def damage(content: Json) -> None:
        for row in content[name]:
            if row.get(field) == value:
                row[field] = to

    return damage


def inland(home: str) -> Damage:
    """A damage: the Home Spaces of a faction have no coast."""

    def damage(content: Json) -> None:
        for space in content["spaces"]:
            if space.get("home") == home:
                space.pop("seas", None)

    return damage


def place(space: str, pieces: dict[str, int]) -> Damage:
    """A damage: pieces stand on one more space of the first scenario."""

    def damage(content: Json) -> None:
        content["scenarios"][0]["spaces"].append({"space": space, "pieces": pieces})

    return damage


def absent(*path: str | int) -> Damage:
    def damage(content: Any) -> None:
        for step in path[:-1]:
            content = content[step]
        del content[path[-1]]

    return damage


MAP: list[tuple[Damage, str]] = [
    (again("spaces"), "space newfoundland: the id stands twice. Every space needs an id of its "
     "own."),
    (fix("spaces", "albany", name="Kingston"), 'space kingston: another space is called '
     '"Kingston" too. Give each a name of its own.'),
    (fix("spaces", "albany", kind="town"), 'space albany: "kind" is "town". '
     "It should be outpost, settled, wilderness, village or base."),
    (fix("spaces", "albany", home=None), "space albany: it is nobody's Home Space. "
     'Name its faction under "home" (2.1.1).'),
    (fix("spaces", "albany", home="spanish"), 'space albany: "home" is "spanish". '
     "It should be british or french."),
    (fix("spaces", "mtan", home="french"), "space mtan: no space of the kind wilderness is a Home "
     'Space. Drop "home" (2.1.1).'),
    (fix("spaces", "albany", value=4), 'space albany: "value" is 4. '
     "That of a Settled Space is 1, 2 or 3 (2.1.5)."),
    (fix("spaces", "oswego", value=2), 'space oswego: "value" is 2. That of an Outpost is 1'),
    (fix("spaces", "mtan", value=1), 'space mtan: "value" is 1. '
     "Only Outposts and Settled Spaces have one; drop it."),
    (fix("spaces", "mtan", victory=True), "space mtan: a Victory Space has a value. "
     'Give its "value", or drop "victory" (2.1.3).'),
    (fix("spaces", "oswego", militia=1), "space oswego: only a Settled Space has Militia."),
    (fix("spaces", "oswego", fortress=True), "space oswego: a Fortress is a Settled Space."),
    (fix("spaces", "chote", nation=None), "space chote: a Village that is a space belongs to a "
     'Nation, and no other space does. Correct "kind" or "nation" (2.1.8).'),
    (fix("spaces", "albany", nation="iroquois"), "space albany: a Village that is a space"),
    (fix("spaces", "boston", home="french"), "space boston: a Base is British."),
    (fix("spaces", "boston", seas=None), "space boston: a Base lies on a coast and in a Colony."),
    (fix("spaces", "boston", priority=91), "space boston: no Battle is fought on a Base."),
    (fix("spaces", "albany", colony="canada"), "space albany: its Colony is french and its Home "
     "faction is not. Correct one (2.4)."),
    (fix("spaces", "albany", colony="vermont"), 'space albany: "vermont" is not a Colony. '
     "Known are: "),
    (fix("spaces", "mtan", colony="canada"), "space mtan: no space of the kind wilderness lies in "
     'a Colony. Drop "colony" (2.4).'),
    (fix("spaces", "albany", seas=["baltic"]), 'space albany, seas: "baltic" is not a Sea Zone.'),
    (fix("spaces", "oswego", priority=47), 'space oswego: "priority" is 47, as that of another '
     "space. Each has a place of its own in the order of Battles (13.0)."),
    (fix("spaces", "oswego", lat=99), 'space oswego: "lat" is 99. '
     "It should be a number from -90 to 90."),
    (fix("spaces", "oswego", port=True), 'space oswego: the field "port" is not known here.'),
    (fix("spaces", "oswego", confidence_detail={"name": "sure"}), "space oswego, "
     'confidence_detail: "name" is "sure". It should be certain, likely or reconstructed.'),
    (drop("spaces", "louisbourg"), "map.json, spaces: louisbourg is missing. The rules name it: "
     "add it."),
    (fix("spaces", "quebec", fortress=None), "space quebec: it is no Fortress. "
     'Mark it "fortress": true (2.1.10).'),
    (fix("spaces", "quebec", seas=None), "space quebec: it is not a French Home Space on a coast."),
    (everywhere("spaces", "nation", "cherokee", "iroquois"), "Nation cherokee: it has no Village. "
     "Every Nation has at least one space."),
    (everywhere("spaces", "colony", "acadie", "canada"), "Colony acadie: no space belongs to it."),
    (inland("french"), "map.json, spaces: no Coastal Space is a french Home Space. "
     "Fleets need at least one to arrive at."),
    (fix("nations", "cherokee", id="creek"), "Nation creek: the game has no such Nation."),
    (drop("seas", "gulf"), "map.json, seas: gulf is missing. Name every Sea Zone of the game."),
    (fix("colonies", "acadie", faction="spanish"), 'Colony acadie: "faction" is "spanish".'),
    (join("albany", "vermont"), '"vermont" is not a space.'),
    (join("albany", "albany"), "connection albany - albany: it joins a space to itself."),
    (join("kingston", "albany"), "connection kingston - albany: the same two spaces are joined "
     "twice. Keep one of the two lines."),
    (join("albany", "montreal", kind="road"), 'connection albany - montreal: "kind" is "road". '
     "It should be highway or path."),
    (join("albany", "boston", coastal=True), "connection albany - boston: it is coastal, but one "
     'of its ends is not. Drop "coastal" (2.2.4).'),
    (join("albany", "onontake", kind="highway", nation="iroquois"), "connection albany - "
     "onontake: only a Path belongs to a Nation."),
    (join("albany", "onontake", nation="cherokee"), "connection albany - onontake: neither of its "
     'ends is a Village of that Nation. Correct "nation" (2.5).'),
    (join("albany", "onontake"), "connection albany - onontake: it leads to a Village. "
     'Name the Nation under "nation" (2.5).'),
    (join("albany", "montreal", lake=True), "connection albany - montreal: only a Highway runs "
     "over a lake."),
    (alone("ouentironk"), "space ouentironk: no connection leads there, and it has no coast. "
     "Add its connections."),
    (cut_off("matschedash", "ouentironk", "saugink"), "map.json, connections: the map falls "
     "apart: no way leads from Port Dauphin to Ouentironk, Matschedash and Saugink."),
]  # fmt: skip

PIECES: list[tuple[Damage, str]] = [
    (again("counters"), "counter light_armstrong: the id stands twice."),
    (fix("counters", "light_dunn", name="Armstrong"), 'counter light_dunn: another counter is '
     'called "Armstrong" too. Give each a name of its own.'),
    (fix("counters", "light_dunn", type="cavalry"), 'counter light_dunn: "type" is "cavalry".'),
    (fix("counters", "light_dunn", faction="spanish"), '"faction" is "spanish".'),
    (fix("counters", "light_dunn", count=0), 'counter light_dunn: "count" is 0. '
     "It should be a whole number from 1 to 20."),
    (fix("counters", "light_aubry", colonial=True), "counter light_aubry: only British Light "
     'units and Brigades are Colonial. Drop "colonial".'),
    (fix("counters", "light_dunn", colony="new_england"), "counter light_dunn: a Colonial Brigade "
     "has a Colony, and no other counter does."),
    (fix("counters", "bde_new_england", colony=None), "counter bde_new_england: a Colonial "
     "Brigade has a Colony"),
    (fix("counters", "bde_new_england", colony="vermont"), '"vermont" is not a Colony.'),
    (fix("counters", "bde_new_england", colonial=None, colony=None), "counter bde_new_england: a "
     'British Brigade is Metropolitan or Colonial. Correct "type".'),
    (fix("counters", "light_dunn", highland=True), '"highland" is for a Metropolitan '
     "Brigade only. Drop it."),
    (fix("counters", "bde_canadiens", gorget=True), '"gorget" is for a Metropolitan Brigade only.'),
    (fix("counters", "light_dunn", rating=2), 'counter light_dunn: "rating" is for a Commander '
     "only. Drop it."),
    (fix("counters", "cmd_wolfe", rating=4), 'counter cmd_wolfe: "rating" is 4. '
     "It should be a whole number from 1 to 3."),
    (fix("counters", "cmd_wolfe", rerolls=["circle"]), 'counter cmd_wolfe, rerolls: "circle" is '
     "not a shape that a Commander rerolls. Known are: triangle and square."),
    (fix("counters", "ind_mingo", village="mingo_town"), '"mingo_town" is not a space.'),
    (fix("counters", "ind_mingo", village=None), 'counter ind_mingo: the field "village" is '
     "missing. Add it."),
    (fix("counters", "ind_mingo", village="albany"), "counter ind_mingo: its Village, Albany, is "
     'no Home Space of its faction. Correct "village" or "faction" (2.1.8).'),
    (fix("counters", "ind_cherokee", village="chote"), "counter ind_cherokee: only an Indian unit "
     "without a Nation names its Village."),
    (fix("counters", "ind_cherokee", faction="french"), "counter ind_cherokee: a unit of a Nation "
     "is Indian and of no faction."),
    (fix("counters", "ind_cherokee", nation="iroquois"), "pieces.json, counters: the cherokee have "
     "no unit. Every Nation has at least one."),
    (fix("tokens", "vow_pitt_subsidies", kind="gift"), 'vow_pitt_subsidies: "kind" is "gift"'),
    (fix("tokens", "vow_pitt_subsidies", pool="fleets"), 'token vow_pitt_subsidies: "pool" is '
     '"fleets". For such a token it should be "colonial".'),
    (fix("tokens", "vow_french_pick_1_artillery", pool="colonial"), 'it should be "british" or '
     '"french".'),
    (fix("tokens", "vow_pitt_subsidies", bonus=["bde_vermont"]), 'token vow_pitt_subsidies, bonus: '
     '"bde_vermont" is not a counter.'),
    (fix("tokens", "vow_french_fewer_troops", bonus=["bde_berry"]), '"bonus" is for tokens of that '
     "kind. Drop it."),
    (fix("tokens", "vow_french_fewer_troops", amount=1), '"amount" is for tokens that pick units.'),
    (fix("tokens", "vow_french_pick_1_artillery", amount=3), '"amount" is 3. '
     "It should be a whole number from 1 to 2."),
    (put("war_in_europe", "french", to=[3, 6]), 'war_in_europe: "french" should tell of 3 values. '
     "Write how many chits are worth 0, 1 and 2, as [3, 6, 3]."),
    (fix("counters", "bastion", count=3), 'space quebec, pieces: "bastion" is used 4 times in the '
     "scenario. There are 3 of it."),
]  # fmt: skip

CARDS: list[tuple[Damage, str]] = [
    (drop("cards", 5), "cards.json, cards: card 5 is missing. The deck has 54 cards"),
    (again("cards"), "card 1: the number stands twice."),
    (fix("cards", 1, deck="winter"), 'card 1: "deck" is "winter". '
     "It should be buildup, campaign or indian."),
    (fix("cards", 1, initiative=7), 'card 1: "initiative" is 7. '
     "It should be a whole number from 1 to 6."),
    (fix("cards", 1, initiative=None), 'card 1: the field "initiative" is missing. Add it.'),
    (fix("cards", 43, initiative=1), "card 43: an Indian card has no initiative."),
    (fix("cards", 43, side="british"), 'card 43: "side" is "british". '
     "Indian cards are the French player's (6.0)."),
    (fix("cards", 1, years=[1760]), 'card 1: "years" holds 1760. '
     "It should hold only whole numbers from 1755 to 1759."),
    (fix("cards", 1, aps=["cavalry"]), 'card 1, aps: "cavalry" is not an AP.'),
    (fix("cards", 1, aps=["indian"]), 'card 1: "indian" does not belong on a card of this deck. '
     "Indian cards have Indian APs, and no other card has."),
    (fix("cards", 43, aps=["light"]), 'card 43: "light" does not belong on a card of this deck.'),
    (fix("cards", 1, aps=["light_or_army"]), 'card 1: "light_or_army" is a French AP.'),
    (fix("cards", 4, event="roundup_british"), 'card 4: the game knows no event '
     '"roundup_british". Did you mean round_up_british'),
    (fix("cards", 4, event="disease_british"), 'card 4: the event "disease_british" does not '
     "belong on this card. It is for French cards."),
    (fix("cards", 22, event="disease_french", ar_start=True), "It is for British cards."),
    (fix("cards", 42, event="lacrosse"), "It is for Indian cards."),
    (fix("cards", 43, event="forced_march"), "It is for British and French cards."),
    (fix("cards", 4, ar_start=None), 'card 4: "ar_start" is false. It should be true: the event '
     '"round_up_british" works so.'),
    (fix("cards", 7, ar_start=True), 'card 7: "ar_start" is true. It should be false'),
    (fix("cards", 1, ar_start=True), 'card 1: it has no event to start with. Drop "ar_start".'),
    (drop("events", "lacrosse"), "cards.json, events: lacrosse is missing. "
     "Name every event of the game."),
    (fix("events", "lacrosse", id="cricket"), "event cricket: the game has no such event."),
    (fix("events", "lacrosse", text=""), 'event lacrosse: "text" is "".'),
    (fix("events", "disease_french", params={}), 'event disease_french, params: the field "count" '
     "is missing. Add it."),
    (fix("events", "disease_french", params={"count": 0}), '"count" is 0. '
     "It should be a whole number from 1 to 9."),
    (fix("events", "disease_french", params={"count": 1, "dice": 1}), 'the field "dice" is not '
     "known here."),
    (fix("events", "trade_goods", spaces=None), 'event trade_goods: the field "spaces" is missing'),
    (fix("events", "trade_goods", spaces=["oz"]), 'trade_goods, spaces: "oz" is not a space.'),
    (fix("events", "lacrosse", spaces=["albany"]), "event lacrosse: this event names no spaces."),
    (fix("events", "lacrosse", pieces=["bastion"]), "event lacrosse: this event names no pieces."),
    (fix("events", "peace_promises", pieces=["ind_creek"]), '"ind_creek" is not a counter.'),
    (everywhere("cards", "deck", "buildup", "campaign"), "scenario loudouns-gamble-1757: the "
     "British Buildup deck of 1757 has 0 cards. At least 5 are drawn in a Year (7.1)."),
]  # fmt: skip

FIRST = ("scenarios", 0)
SECOND = ("scenarios", 1)
LAST = ("scenarios", 3)
SCENARIOS: list[tuple[Damage, str]] = [
    (put("scenarios", to=[]), "scenarios.json, scenarios: there is no scenario."),
    (again("scenarios"), "scenario petite-guerre-1755: the id stands twice."),
    (put(*FIRST, "years", to=[]), "scenario petite-guerre-1755: no Year is named."),
    (put(*LAST, "years", to=[1755, 1757]), "scenario full-war-1755: the Years do not follow each "
     'other. Correct "years".'),
    (put(*FIRST, "marker", "value", to=0), 'marker: "value" is 0. '
     "It should be a whole number from 1 to 20."),
    (put(*FIRST, "marker", "side", to="iroquois"), 'marker: "side" is "iroquois".'),
    (place("boston", {"light_dunn": 1}), "scenario petite-guerre-1755, space boston: the space "
     "stands twice. Put all that it holds into one line."),
    (place("oz", {"light_dunn": 1}), '"oz" is not a space.'),
    (place("philadelphia", {"light_oz": 1}), 'space philadelphia, pieces: "light_oz" is not a '
     "counter."),
    (place("philadelphia", {"light_rogers": 1}), 'space philadelphia, pieces: "light_rogers" is '
     "used 2 times in the scenario. There is 1 of it."),
    (put(*FIRST, "pool", "fort_anne", to=1), 'pool: "fort_anne" is used 2 times'),
    (put(*FIRST, "tokens", "vow_pitt", to=1), 'tokens: "vow_pitt" is not a token.'),
    (put(*FIRST, "tokens", "vow_british_fewer_troops", to=2), "There is 1 of it."),
    (put(*FIRST, "tokens", "vow_pitt_subsidies", to=1), "scenario petite-guerre-1755, bonus_pool: "
     "the Bonus pool holds nothing, but the tokens bring bde_new_england, bde_new_england, "
     "bde_nyork_nj and bde_virginia_s. They should be the same counters (5.2)."),
    (absent(*SECOND, "bonus_pool"), "the Bonus pool holds nothing, but the tokens bring"),
    (place("philadelphia", {"bastion": 1}), 'pieces: "bastion" is used 5 times'),
    (place("philadelphia", {"light_beaujeu": 1}), '"light_beaujeu" is used 2 times'),
    (place("winchester", {"fleet_hardy": 1}), "space winchester: Hardy (Fleet) is a Fleet, and "
     "there is no coast. Put it on one (3.6)."),
    (place("winchester", {"bde_berry": 1}), "space winchester: french units stand on a space that "
     'is not theirs. Name it under "control" as french (2.1.2).'),
    (place("philadelphia", {"bde_berry": 1}), "space philadelphia: Berry (Metropolitan Brigade) is "
     "French and stands on a Base. Put it elsewhere (2.1.7)."),
    (place("mtan", {"bde_berry": 1, "light_dunn": 1}), "space mtan: units of both factions stand "
     "there. Leave one faction there."),
    (place("mtan", {"cmd_forbes": 1}), "space mtan: a Commander is alone there."),
    (place("chote", {"light_dunn": 1}), "space chote: its Nation is still neutral."),
    (put(*FIRST, "spaces", 0, "pieces", to={"ind_cherokee": 1}), "space halifax: Cherokee "
     "(Indians) 1 belongs to a Nation that is still neutral. Put it into the pool (8.0)."),
    (put(*FIRST, "spaces", 9, "space", to="montreal"), "space montreal: the space stands twice."),
    (put(*FIRST, "spaces", 9, "space", to="tadoussac"), "space tadoussac: Bastion 1 stands outside "
     "a Fortress. Put it into one (3.4)."),
    (put(*SECOND, "spaces", 1, "pieces", to={"fort_cumberland": 1, "fort_edward": 1}), "space "
     "chignectou: more than one Fort stands there. One is the most (3.5)."),
    (put(*FIRST, "spaces", 9, "pieces", to={"fort_levis": 1, "bastion": 2}), "space louisbourg: a "
     "Fort stands there with a Bastion."),
    (put(*SECOND, "control", to={"oz": "british"}), 'control: "oz" is not a space.'),
    (put(*SECOND, "control", to={"chignectou": "spanish"}), '"chignectou" is "spanish".'),
    (put(*SECOND, "control", to={"chignectou": "french"}), "control, chignectou: it is a Home "
     "Space of that faction. It needs no marker; drop it."),
    (put(*SECOND, "control", to={"mtan": "british"}), "control, mtan: only an Outpost or a Settled "
     "Space starts with a marker."),
    (put(*SECOND, "control", to={"chignectou": "british", "port_la_joye": "british"}), "control, "
     "port_la_joye: nobody holds a Settled Space that the enemy lost."),
    (put(*SECOND, "fort_sites", to=["shamokin"]), "fort_sites, shamokin: a Fort or a Bastion "
     "stands there."),
    (put(*SECOND, "fort_sites", to=["oz"]), 'fort_sites: "oz" is not a space.'),
    (put(*SECOND, "roads", to=["albany__kingston"]), "roads, albany__kingston: only a Path becomes "
     "a Road. Name a Path (2.2.3)."),
    (put(*SECOND, "roads", to=["albany__oz"]), 'roads: "albany__oz" is not a connection.'),
    (put(*FIRST, "draws", to=[]), "scenario petite-guerre-1755, draws: 1755 is missing. "
     "Tell how many pieces are drawn in each Year (15.2)."),
    (put(*FIRST, "draws", 0, "year", to=1756), "the scenario has no Year 1756."),
    (put(*FIRST, "draws", 0, "fleets", to=-1), '"fleets" is -1. '
     "It should be a whole number from 0 to 30."),
    (put(*LAST, "additions", 0, "after", to=1759), "additions after 1759: another Year does not "
     'follow, or it stands twice. Correct "after".'),
    (put(*LAST, "additions", 0, "pool", "bde_fraser", to=1), '"bde_fraser" is used 2 times'),
    (put(*FIRST, "bonuses", 0, "kind", to="luck"), '"kind" is "luck". It should be '
     "control_at_least, per_colony or per_space_not_controlled."),
    (put(*FIRST, "bonuses", 0, "what", to="towns"), '"what" is "towns". '
     "It should be victory_space, settled or home_space."),
    (absent(*FIRST, "bonuses", 0, "count"), 'the field "count" is missing.'),
    (put(*FIRST, "bonuses", 1, "faction", to="british"), "there is another for that faction and "
     "Year. Keep one of the two."),
    (put(*LAST, "bonuses", 8, "colonies", to=["vermont"]), '"vermont" is not a Colony.'),
    (absent(*LAST, "bonuses", 9, "spaces"), 'the field "spaces" is missing.'),
    (put(*FIRST, "thresholds", 1, "faction", to="british"), "thresholds: it does not say when the "
     "french side wins in 1755. The last Year needs a threshold for both."),
    (put(*FIRST, "thresholds", 0, "side", to="french"), "both sides would win in 1755."),
    (put(*FIRST, "thresholds", 0, "value", to=2), "neither side might win in 1755."),
    (put(*FIRST, "confidence", to="sure"), 'scenario petite-guerre-1755: "confidence" is "sure".'),
    (put(*FIRST, "weather", to="fair"), 'the field "weather" is not known here.'),
]  # fmt: skip

LABEL: list[tuple[Damage, str]] = [
    (put("schema", to=2), '"schema" is 2. This version reads schema 1.'),
    (put("name", to=""), '"name" is "". It should be a text in quotes.'),
    (put("author", to="me"), 'the field "author" is not known here.'),
]

DAMAGED = [
    (file, damage, sentence)
    for file, damages in (
        ("map.json", MAP),
        ("pieces.json", PIECES),
        ("cards.json", CARDS),
        ("scenarios.json", SCENARIOS),
        ("pack.json", LABEL),
    )
    for damage, sentence in damages
]


@pytest.mark.parametrize(("file", "damage", "sentence"), DAMAGED)
def test_a_damaged_pack_is_refused_with_the_reason(
    tmp_path: Path, file: str, damage: Damage, sentence: str
) -> None:
    content = built_in(GAME, file)
    damage(content)
    path = supply(tmp_path, file, content)
    told = [str(problem) for problem in PACKS.check(path)[0]]
    assert any(sentence in line for line in told), told
    with pytest.raises(PackError, match="cannot be used"):
        load_pack(path)


def test_a_sea_without_a_coast(tmp_path: Path) -> None:
    content = built_in(GAME, "map.json")
    for space in content["spaces"]:
        if "seas" in space:
            space["seas"] = ["atlantic"]
    told = [str(problem) for problem in PACKS.check(supply(tmp_path, "map.json", content))[0]]
    assert told == [
        "map.json, Sea Zone gulf: no space borders it. Every Sea Zone has a Coastal Space."
    ]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no such folder"):
        load_pack(str(tmp_path / "nowhere"))
    with pytest.raises(PackError, match="the folder holds no file of a pack"):
        load_pack(str(tmp_path))


def test_a_file_that_is_not_json(tmp_path: Path) -> None:
    (tmp_path / "map.json").write_text('{"spaces": [', "utf-8")
    with pytest.raises(PackError, match=r"map.json, line 1: it is not JSON"):
        load_pack(str(tmp_path))
