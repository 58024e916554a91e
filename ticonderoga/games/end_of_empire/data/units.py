"""2 The pieces: units, leaders and fleets in one numbering, as flat lists by piece.

First come all units, then all leaders, then the fleet counters; so a position is one list of
places for all of them. What a unit can do depends on its steps, so the factors stand in tables
by piece and steps: `face_cf[piece][steps]`. A unit without a step value has one face, at 0.
"""

from __future__ import annotations

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import PackError, did_you_mean, plain
from ticonderoga.games.end_of_empire.data.kinds import (
    ALGONQUIN,
    AMERICA,
    APPALACHIAN,
    AREAS,
    ARTILLERY,
    BRITAIN,
    CAVALRY,
    CONTINENTALS,
    FRANCE,
    INDIAN,
    INFANTRY,
    IROQUOIS,
    LEADER,
    LEGION,
    LIGHT_INFANTRY,
    MARINE,
    MILITIA,
    NATIONS,
    NAVAL_INFANTRY,
    PROVINCIALS,
    RANGER,
    REGULARS,
    ROLE_FORT_GAGE,
    ROLE_IDS,
    ROLE_MARION,
    ROLE_NATCHEZ,
    SIDES,
    STATE_TROOPS,
    TORIES,
    WAR_LABELS,
    WARS,
    Numbers,
)


class Pieces:
    """All counters of the box that are moved. -1 stands for no piece, hex or area."""

    __slots__ = (
        "always_supplied", "army", "artillery", "british_regular", "can_be_drafted", "code",
        "combat", "confidence", "confidence_detail", "continental", "count", "english",
        "entry_boxed", "entry_hex", "entry_hexes", "entry_kind", "entry_turn", "face_af",
        "face_ambush", "face_attack", "face_boxed", "face_cf", "face_cf_mark", "face_mf",
        "face_mf_mark", "ferries", "first_fleet", "fleet_of", "fleets", "follows", "group",
        "holds_north", "home", "ids", "indians", "initiative", "iroquois", "labels", "landing",
        "leaves", "leaves_turn", "marine", "militia", "names", "nation", "nationality", "number",
        "of_war", "other_indian", "precursor", "precursor_of", "raiders", "rank", "replaces",
        "role", "scouts", "settlement", "side", "spared", "steps", "steuben", "striped",
        "substitute", "substitute_for", "successor", "takes_losses", "tribe_at", "type", "units",
        "wars",
    )  # fmt: skip

    def __init__(self) -> None:
        self.count: int = 0
        self.units: int = 0
        """Pieces below this are units."""
        self.first_fleet: int = 0
        """Pieces from `units` on are leaders, those from here on fleets."""
        self.ids: list[str] = []
        self.names: list[str] = []
        self.labels: list[str] = []
        """Names that no other piece has: 44th Foot (FIW)."""
        self.wars: list[int] = []
        """As a mask of 1 << war."""
        self.side: list[int] = []
        """NOBODY for Indians, whom either side may win."""
        self.type: list[int] = []
        self.nation: list[int] = []
        self.army: list[int] = []
        """2.6 The establishment, REGULARS and so on; -1 for leaders and fleets."""
        # 2.10 to 2.13
        self.steps: list[int] = []
        """At full strength; 0 for pieces without a step value."""
        self.face_cf: list[Numbers] = []
        """What it defends with."""
        self.face_attack: list[Numbers] = []
        """What of that counts in full when attacking: neither boxed nor circled."""
        self.face_boxed: list[Numbers] = []
        """What of that is halved when attacking."""
        self.face_cf_mark: list[Numbers] = []
        """PLAIN, BOXED or CIRCLED."""
        self.face_af: list[Numbers] = []
        """What counts when it is ambushed."""
        self.face_ambush: list[Numbers] = []
        """What it ambushes with: the AF if it has a +, otherwise 0."""
        self.face_mf: list[Numbers] = []
        self.face_mf_mark: list[Numbers] = []
        """PLAIN, BOXED (needs a leader) or PLUS (moves alone)."""
        # what it is
        self.artillery: list[bool] = []
        """2.4 Guns, or infantry with organic artillery."""
        self.scouts: list[bool] = []
        """8.7 Cavalry and legions."""
        self.marine: list[bool] = []
        """6.2, 9.11 Marines, and units that count as such."""
        self.ferries: list[bool] = []
        """9.11, ruling 15 Takes a stack across an all-sea hexside."""
        self.iroquois: list[bool] = []
        self.other_indian: list[bool] = []
        """Algonquin or Appalachian."""
        self.continental: list[bool] = []
        """Of the Continental Army, the Light Infantry included."""
        self.steuben: list[bool] = []
        """11.8 Continental or state troops."""
        self.british_regular: list[bool] = []
        """15.2 Steps that count towards French entry."""
        self.holds_north: list[bool] = []
        """15.8 Steps that count against Lord North: without Natchez and Fort Gage."""
        self.can_be_drafted: list[bool] = []
        """7.10 British regular infantry; in FIW French provincials."""
        self.striped: list[bool] = []
        """7.9 British provincials and Tories with a stripe."""
        self.always_supplied: list[bool] = []
        """6.5 Militia, rangers, Indians, Natchez and Fort Gage."""
        self.spared: list[bool] = []
        """11.10 Rangers, American guns and marines, which the enemy picks last."""
        self.takes_losses: list[bool] = []
        # entry and withdrawal
        self.entry_kind: list[int] = []
        self.entry_turn: list[int] = []
        self.entry_hex: list[int] = []
        self.entry_boxed: list[bool] = []
        self.leaves: list[int] = []
        """STAYS or LEAVES_…"""
        self.leaves_turn: list[int] = []
        self.home: list[int] = []
        """The political area of militia and of yearly enlistments."""
        self.group: list[int] = []
        self.settlement: list[int] = []
        """13 The hex of a tribe."""
        self.substitute_for: list[int] = []
        self.substitute: list[int] = []
        """7.5 Re-equipped or mounted: which unit is exchanged for which; `entry_turn` of the
        substitute says when, if on a set turn."""
        self.precursor_of: list[int] = []
        self.precursor: list[int] = []
        """7.5 The companies that go when the full unit comes."""
        self.replaces: list[int] = []
        self.successor: list[int] = []
        """7.5, 12.4 Who comes for whom: Whitcomb, Marion, Gage, Murray, Stanwix."""
        self.follows: list[int] = []
        """15.3 The leader whom a French unit stays with."""
        # leaders
        self.combat: list[int] = []
        self.rank: list[int] = []
        self.initiative: list[int] = []
        self.code: list[int] = []
        self.english: list[bool] = []
        """15.1 Whether British pride suffers him in command."""
        self.nationality: list[str] = []
        # fleets
        self.landing: list[int] = []
        """14.5 The naval infantry of a fleet."""
        self.fleet_of: list[int] = []
        """The fleet of naval infantry."""
        # found by what they are
        self.role: list[int] = [-1] * len(ROLE_IDS)
        """Pieces that the rules name, by ROLE_…"""
        self.indians: Numbers = ()
        self.tribe_at: dict[int, int] = {}
        """13 The tribe of a settlement, by hex."""
        self.militia: list[list[list[Numbers]]] = []
        """12 By war, side and area; Marion is not among them."""
        self.entry_hexes: list[list[Numbers]] = []
        """7.4, 7.5 By war and area: the entry hexes in it of the units that are at home there."""
        self.fleets: list[list[Numbers]] = []
        """By war and nation."""
        self.raiders: Numbers = ()
        """14.10 The American marine units."""
        self.of_war: list[Numbers] = []
        self.number: dict[str, int] = {}
        """Pieces by id."""
        self.confidence: list[Confidence] = []
        self.confidence_detail: list[dict[str, str]] = []

    def index(self, text: str, war: int = -1) -> int:
        """The number of a piece from its id, label or name; a name that pieces of several wars
        have is that of the war asked for."""
        wanted = plain(text)
        fits = self.of_war[war] if war >= 0 else range(self.count)
        for names in (self.ids, self.labels, self.names):
            found = [piece for piece in fits if plain(names[piece]) == wanted]
            if len(found) == 1:
                return found[0]
            if found:
                labels = " or ".join([self.labels[piece] for piece in found])
                raise PackError(f'{len(found)} pieces are called "{text}": say {labels}.')
        known = [self.labels[piece] for piece in fits]
        raise PackError(f'No piece is called "{text}". {did_you_mean(text, known)}')

    def is_unit(self, piece: int) -> bool:
        return piece < self.units

    def is_leader(self, piece: int) -> bool:
        return self.units <= piece < self.first_fleet

    def is_fleet(self, piece: int) -> bool:
        return piece >= self.first_fleet

    def in_war(self, piece: int, war: int) -> bool:
        return self.wars[piece] >> war & 1 == 1


# ---------------------------------------------------------------------- what follows


def sort_out(pieces: Pieces, areas: list[int]) -> None:
    """Everything that follows from what the counters are, once all are read. `areas` are those
    of all hexes."""
    for piece in range(pieces.count):
        _classify(pieces, piece)
    _label(pieces)
    pieces.of_war = [
        tuple([piece for piece in range(pieces.count) if pieces.in_war(piece, war)]) for war in WARS
    ]
    pieces.indians = tuple([p for p in range(pieces.units) if pieces.type[p] == INDIAN])
    pieces.raiders = tuple(
        [p for p in range(pieces.units) if pieces.marine[p] and pieces.nation[p] == AMERICA]
    )
    pieces.tribe_at = {pieces.settlement[piece]: piece for piece in pieces.indians}
    marion = pieces.role[ROLE_MARION]
    for war in WARS:
        called: list[list[list[int]]] = [[[] for _ in range(AREAS)] for _ in SIDES]
        at_sea: list[list[int]] = [[] for _ in range(NATIONS)]
        for piece in pieces.of_war[war]:
            side, home = pieces.side[piece], pieces.home[piece]
            if pieces.type[piece] == MILITIA and piece != marion and home >= 0:
                called[side][home].append(piece)
            elif pieces.is_fleet(piece):
                at_sea[pieces.nation[piece]].append(piece)
        pieces.militia.append([[tuple(units) for units in areas] for areas in called])
        pieces.fleets.append([tuple(fleets) for fleets in at_sea])
        pieces.entry_hexes.append(_entry_hexes(pieces, areas, war))


def _entry_hexes(pieces: Pieces, areas: list[int], war: int) -> list[Numbers]:
    found: list[set[int]] = [set() for _ in range(AREAS)]
    for piece in pieces.of_war[war]:
        hex, home = pieces.entry_hex[piece], pieces.home[piece]
        if hex >= 0 and home >= 0 and areas[hex] == home:
            found[home].add(hex)
    return [tuple(sorted(hexes)) for hexes in found]


def _classify(pieces: Pieces, piece: int) -> None:
    kind, nation, army = pieces.type[piece], pieces.nation[piece], pieces.army[piece]
    unit = kind < LEADER
    regular = unit and nation == BRITAIN and army == REGULARS
    garrison = piece in (pieces.role[ROLE_NATCHEZ], pieces.role[ROLE_FORT_GAGE])
    pieces.scouts.append(kind in (CAVALRY, LEGION))
    pieces.ferries.append(_ferries(kind, nation, army, pieces.marine[piece]))
    pieces.iroquois.append(kind == INDIAN and nation == IROQUOIS)
    pieces.other_indian.append(kind == INDIAN and nation in (ALGONQUIN, APPALACHIAN))
    pieces.continental.append(army in (CONTINENTALS, LIGHT_INFANTRY))
    pieces.steuben.append(army in (CONTINENTALS, LIGHT_INFANTRY, STATE_TROOPS))
    pieces.british_regular.append(regular)
    pieces.holds_north.append(regular and not garrison)
    french = nation == FRANCE and army == PROVINCIALS
    pieces.can_be_drafted.append((regular and kind == INFANTRY) or french)
    pieces.striped.append(nation == BRITAIN and army in (PROVINCIALS, TORIES))
    pieces.always_supplied.append(kind in (MILITIA, RANGER, INDIAN) or garrison)
    american = nation == AMERICA and kind in (ARTILLERY, MARINE)
    pieces.spared.append(kind == RANGER or american)
    helpless = kind in (MILITIA, INDIAN, NAVAL_INFANTRY)
    pieces.takes_losses.append(unit and pieces.steps[piece] > 0 and not helpless)


def _ferries(kind: int, nation: int, army: int, marine: bool) -> bool:
    if marine:
        return nation in (BRITAIN, AMERICA)
    if kind != INFANTRY:
        return False
    if nation == BRITAIN:
        return army == REGULARS
    return nation == FRANCE and army in (REGULARS, PROVINCIALS)


def _label(pieces: Pieces) -> None:
    """A name that several pieces have gets its wars behind it."""
    times: dict[str, int] = {}
    for name in pieces.names:
        times[plain(name)] = times.get(plain(name), 0) + 1
    for piece, name in enumerate(pieces.names):
        if times[plain(name)] == 1:
            pieces.labels.append(name)
        else:
            wars = [WAR_LABELS[war] for war in WARS if pieces.in_war(piece, war)]
            pieces.labels.append(f"{name} ({', '.join(wars)})")
