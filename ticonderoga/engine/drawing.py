"""What is drawn: the one description that games make and that every table reads.

A game describes its board once (`Board`) and at every step what lies on it as one seat may see
it (`Scene`). Both go out as JSON, so they are typed dicts of plain values; a tuple is an array.
`web/src/drawing.ts` is made from this file, `drawing_play.py` and `drawing_told.py` by
`tools/client_types.py`, and tests hold every game's boards and scenes to them: a field has to be
declared here before anybody can send or read it. Things are named by their kind and their index
in the board's list, `("space", 13)`.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from ticonderoga.engine.drawing_play import (
    Contest,
    Face,
    Faction,
    LinkState,
    LinkStyle,
    OrderSheet,
    PointKind,
    Points,
)

Confidence = Literal["certain", "likely", "reconstructed"]
"""How sure the data is: read from the printed game, likely so, or reconstructed by us."""

Tone = Literal["blue", "red", "green", "gold", "brown"]
"""The colour of a side or of ground, by name: the table's theme says how it looks."""

Emblem = Literal["star", "crown", "lily", "pine"]

Shape = Literal["circle", "square", "star", "dot", "area"]
"""A place with a symbol (a dot is a small circle), or an area whose whole ground is the space."""

Kind = Literal["space", "piece", "zone", "region", "box", "track", "card", "link", "point"]
"""What a person can point at or pick."""

Figure = Literal["marker", "leader", "plate", "hall", "ship", "badge", "stack"]
"""What a token looks like: a marker of control, a leader's bust with name and ratings, a plate
with its mark and number, a hall, a ship, a badge with its sign at the rim of its space, a stack
of many pieces that is opened as a tray."""

Cut = Literal["triangle", "square", "circle"]
"""The shape of a unit's counter."""

Sign = Literal[
    "swords", "flame", "works", "flight", "hunger", "landing", "drum",
    "cannon", "ship", "fort", "bastion", "crown", "star", "broadsheet",
]  # fmt: skip
"""What a marker shows: a battle, a raid, something being built; a routed stack, one without
supply, one that has come ashore, one that was called together. Cannon to bastion are on counters.
A crown, a star or a broadsheet is for what the people think or read."""

At = tuple[Literal["space"], int] | tuple[Literal["zone"], int] | tuple[Literal["box"], str]
"""Where a token lies. A hex is a space; a box is named by its id."""

Status = tuple[str, str]
"""A name and what is to be said of it: ("Phase", "Winter Attrition")."""


# ---------------------------------------------------------------------- the board


class Side(TypedDict):
    """A side, or a faction: its seat has the same number."""

    id: str
    name: str
    tone: Tone
    emblem: NotRequired[Emblem]
    """The sign of a side, and with it the cut of its pieces; without it they come by turns."""
    camp: NotRequired[int]
    """Sides of one camp stand together in a space; without it every side is its own."""


class Space(TypedDict):
    """A place that pieces can stand in: on a geographic board by latitude and longitude."""

    id: str
    name: str
    label: str
    lat: NotRequired[float]
    lon: NotRequired[float]
    x: NotRequired[float]
    y: NotRequired[float]
    shape: Shape
    outline: NotRequired[list[list[tuple[float, float]]]]
    """The ground of an area: rings of (lat, lon), or of (x, y) on a plain board."""
    ground: NotRequired[list[str]]
    """The ground of an area by the names of the table's own colonies, such as CT and RI."""
    value: NotRequired[int]
    """A number that belongs to the space, such as its population: it stands after the name."""
    pips: NotRequired[int]
    """Small figures after the name, such as its militia."""
    signs: NotRequired[str]
    """Letters that stand after the name in text: "pw" for a port with winter quarters."""
    tint: NotRequired[Tone]
    """The colour of the bare ground of an area, or of the symbol of a place."""
    rim: NotRequired[Tone]
    """A broad outline in this colour: what is worth most."""
    region: int
    zone: int
    tags: list[str]
    confidence: Confidence
    doubts: NotRequired[list[str]]
    """Which of its facts are reconstructed: its name, say, or its kind."""
    about: list[str]
    rules: list[str]


class Link(TypedDict):
    """A way between two spaces. A border is shared ground: it is not drawn as a way."""

    a: int
    b: int
    style: LinkStyle
    coast: NotRequired[bool]
    """It runs along a shore, and ships may go along it."""
    tint: NotRequired[Tone]
    """Its colour, if it is not that of all ways."""
    note: str
    confidence: Confidence


class Region(TypedDict):
    """Spaces that are counted together, such as a colony."""

    id: str
    name: str
    spaces: list[int]
    rules: NotRequired[list[str]]
    tint: NotRequired[Tone]
    """The colour of the ground about its spaces, on a map without borders of its own."""


class Zone(TypedDict):
    """A part of the sea, and the spaces on it."""

    id: str
    name: str
    spaces: list[int]
    rules: NotRequired[list[str]]
    lat: NotRequired[float]
    lon: NotRequired[float]
    hex: NotRequired[int]
    """On a board of hexes: where its name and its ships are."""


class Track(TypedDict):
    """A row of steps with one marker."""

    id: str
    name: str
    steps: list[str]
    rule: str


class Box(TypedDict):
    """A place beside the map."""

    id: str
    name: str
    side: int
    rule: str
    aside: NotRequired[bool]
    """It has no room on the sheet and is listed with the other boxes only, such as a pool."""


class Piece(TypedDict):
    """A piece with a name of its own, such as a general."""

    kind: str
    id: str
    name: str
    short: str
    side: int
    ratings: list[tuple[str, int]]
    about: list[str]
    confidence: NotRequired[Confidence]
    """How sure its ratings are."""
    doubts: NotRequired[list[str]]
    """Which of its ratings are reconstructed."""
    rules: NotRequired[list[str]]


class Card(TypedDict):
    """A card, face up. Cards are named by their place in the board's list."""

    number: int
    title: str
    kind: str
    side: int
    ops: int
    text: str
    faces: NotRequired[list[tuple[str, str]]]
    """What stands on the card, part by part under its name; the same words as the text."""
    order: NotRequired[list[int]]
    """Sides in the order in which the card lets them act."""
    points: NotRequired[list[int]]
    """The points it gives, by kind."""
    rating: NotRequired[tuple[str, int]]
    """A number on it and its name: ("Initiative", 4)."""
    icons: NotRequired[list[str]]
    """By side: a sign that the card gives it, or an empty text."""
    instructions: NotRequired[list[str]]
    """What the card tells the game's own players, a sentence each."""
    note: NotRequired[str]
    """A word beside its number, such as the years it belongs to."""
    about: NotRequired[list[str]]
    """Sentences on what becomes of it besides its effect: that it leaves the game, say."""
    confidence: Confidence | Literal[""]
    doubts: NotRequired[list[str]]
    """Which of its facts are reconstructed: title, number, effect."""
    rules: NotRequired[list[str]]


class Bounds(TypedDict):
    """The part of the world that a geographic board shows."""

    lat: tuple[float, float]
    lon: tuple[float, float]


class DataMarks(TypedDict):
    """How sure the data of a board is: its title, and for each kind of fact how many are certain,
    likely and reconstructed."""

    title: str
    marks: dict[str, dict[str, int]]


class Story(TypedDict):
    """Kinds of log lines: those that begin a chapter of the story, and those that begin an
    impulse; those that nobody's choice tells, though they begin an impulse; those that tell how an
    attempt with dice ended; and how the kinds begin in which a game's own players give their
    reasons."""

    chapters: list[str]
    impulses: list[str]
    nobodys: NotRequired[list[str]]
    outcomes: NotRequired[list[str]]
    reasons: NotRequired[list[str]]


# ---------------------------------------------------------------------- boards of hexes

NO_HEX: Final = " "
"""In a row of terrain or washes: there is no hex here, or no wash."""


class Terrain(TypedDict):
    """What a letter of the terrain stands for."""

    name: str
    look: Literal["clear", "woods", "rough", "mountain", "swamp", "lake", "sea", "desert"]
    about: NotRequired[list[str]]
    rules: NotRequired[list[str]]


class HexWash(TypedDict):
    """What a letter of the washes stands for: a colour over the ground, such as whose it is."""

    name: str
    tone: Tone
    about: NotRequired[list[str]]
    rules: NotRequired[list[str]]


class HexLine(TypedDict):
    """A road or river through hexes, or a river or border along sides of hexes.

    `hexes` is the way of a road. `sides` are numbers 6 × hex + direction; a side need be named
    from one of its two hexes only. Directions go clockwise from north where columns are straight
    and from north-east where rows are. A lake is broad water; a shore is a way along it; a ferry
    joins two hexes across water."""

    style: Literal["road", "track", "river", "stream", "lake", "shore", "ferry", "border", "cliff"]
    name: NotRequired[str]
    hexes: NotRequired[list[int]]
    sides: NotRequired[list[int]]


class NamedHex(TypedDict):
    """A hex with something of its own: a town, a fort, a port."""

    hex: int
    name: str
    shape: NotRequired[Literal["circle", "square", "star"]]
    """A symbol; without it the name is that of the ground."""
    tags: NotRequired[list[str]]
    about: NotRequired[list[str]]
    rules: NotRequired[list[str]]
    confidence: NotRequired[Confidence]
    """How sure it is that it lies here."""


class HexPlace(TypedDict):
    """A space inside a hex, such as a town: the rest of the hex is a space of its own."""

    hex: int
    name: str
    shape: Literal["circle", "square", "star"]
    about: NotRequired[list[str]]
    rules: NotRequired[list[str]]


class HexGlobe(TypedDict):
    """Where the grid lies on the globe, so that the country can be drawn under it: latitude and
    longitude at the crossings of a net. The first crossing is at the column and row of `first`,
    the others `every` so many on; rows are counted as in a column that is not shifted."""

    first: tuple[int, int]
    every: int
    at: list[list[tuple[float, float]]]
    """For each line of the net, from the top, its crossings."""


class HexGrid(TypedDict):
    """Thousands of hexes in few words: terrain row by row, features as lists.

    The hexes are the spaces of the board: hex row × columns + column is the space of that number,
    and `Board.spaces` is empty. What every hex of a kind has in common is said once, in `legend`.
    After the hexes come the places inside them, as spaces of their own.
    """

    columns: int
    rows: int
    straight: Literal["columns", "rows"]
    """Which way hexes stand in straight lines: columns (their tops are flat), or rows."""
    shifted: Literal["odd", "even"]
    """Which of the others, counted from 0, stand half a hex lower or farther right."""
    first: tuple[int, int]
    """The printed numbers of the first column and row."""
    headings: NotRequired[list[str]]
    """What the columns are called, where that is not their number: S10, S11."""
    terrain: list[str]
    """For each row a letter for each column."""
    legend: dict[str, Terrain]
    wash: NotRequired[list[str]]
    """For each row a letter for each column: the colour of the ground."""
    washes: NotRequired[dict[str, HexWash]]
    lines: list[HexLine]
    named: list[NamedHex]
    places: NotRequired[list[HexPlace]]
    globe: NotRequired[HexGlobe]


# ---------------------------------------------------------------------- the whole board


class Board(TypedDict):
    """A board as it never changes."""

    game: str
    title: str
    layout: Literal["geographic", "plain", "hexes"]
    notice: str
    """A sentence on data that is not certain, or empty."""
    data: NotRequired[DataMarks]
    kinds: dict[str, Kind]
    """The game's own kinds of things, by what they are to a table: a hill is a space."""
    story: Story
    bounds: NotRequired[Bounds]
    sides: list[Side]
    spaces: list[Space]
    hexes: NotRequired[HexGrid]
    links: list[Link]
    regions: list[Region]
    zones: list[Zone]
    tracks: list[Track]
    boxes: list[Box]
    cards: list[Card]
    pieces: list[Piece]
    points: NotRequired[list[PointKind]]
    """The kinds of points that seats spend."""
    faces: NotRequired[list[Face]]
    """What the faces of the game's die show, from 1 on; without them they show their numbers."""
    groups: NotRequired[list[tuple[str, list[int]]]]
    """Headings under which a list of the map has its spaces; without them, its regions."""
    traces: NotRequired[str]
    """What can be drawn of a piece on request: "Supply"."""
    lots: NotRequired[list[tuple[str, str]]]
    """Pieces that are only counted, by kind: what one and what several are called. A hand takes so
    many of them."""
    draws: NotRequired[bool]
    """Stacks may be drawn by hand from a space to another."""
    gathers: NotRequired[list[str]]
    """The questions at which pieces are gathered on the space that they look at: a table shows at
    once who may come."""
    signs: NotRequired[list[tuple[str, str]]]
    """The signs of a table in text and what they stand for: ("5A", "American CUs")."""


def empty_board(game: str, title: str) -> Board:
    """A plain board with nothing on it, for a game to fill."""
    return {
        "game": game, "title": title, "layout": "plain", "notice": "", "kinds": {},
        "story": {"chapters": [], "impulses": []}, "sides": [], "spaces": [], "links": [],
        "regions": [], "zones": [], "tracks": [], "boxes": [], "cards": [], "pieces": [],
    }  # fmt: skip


# ---------------------------------------------------------------------- the scene


class StackPart(TypedDict):
    """A piece of a stack, as its tray shows it."""

    piece: int
    figures: str
    """What is printed on it: "5-3-4+"."""
    steps: NotRequired[tuple[int, int]]
    """How many it has left, and how many it can have."""
    done: NotRequired[bool]
    chosen: NotRequired[bool]
    note: NotRequired[str]
    """What else is to be said of it now."""


class Token(TypedDict):
    """Something that lies on the board or in a box."""

    key: str
    """Its name among the tokens of all scenes of a game: what changes is sent by key."""
    at: At
    figure: Figure
    side: int
    """Whose it is; a badge or a piece in a box may be nobody's (-1)."""
    count: int
    piece: NotRequired[int]
    pieces: NotRequired[list[int]]
    """The pieces that it stands for, if it is no leader: all alike in kind and state."""
    lot: NotRequired[int]
    """The lot of the board whose pieces it counts: a hand may take some of them."""
    cut: NotRequired[Cut]
    """The shape of the counter, for a plate that is a unit."""
    worn: NotRequired[bool]
    """It shows its weaker face."""
    done: NotRequired[bool]
    """It has acted, and cannot for now."""
    chosen: NotRequired[bool]
    """It takes part in what is being done now."""
    sign: NotRequired[Sign]
    """What a badge, a note or a counter shows in place of a mark."""
    mark: NotRequired[str]
    """One or two letters that name the kind of piece on its plate."""
    brief: NotRequired[str]
    """How it is written in text, where its number and mark do not do: "3FR"."""
    look: NotRequired[Literal["hollow", "note"]]
    """A hollow plate lies face down; a note is a marker, no piece. Otherwise a plate is solid."""
    strength: NotRequired[str]
    """What a stack counts in a fight."""
    steps: NotRequired[int]
    """How many losses a stack can take."""
    parts: NotRequired[list[StackPart]]
    """The pieces of a stack one by one; `piece` is who leads it."""
    shade: NotRequired[int]
    """One or two: how strongly the ground of its space takes the colour of its side."""
    title: str


class TrackMark(TypedDict):
    """Where the marker of a track stands, and a word on it."""

    step: int
    note: str
    sides: NotRequired[list[tuple[int, int]]]
    """The markers of sides, each with its step, where a track has more than one or it is told
    whose it is."""


class Hand(TypedDict):
    """The cards of a seat: their numbers for who may see them, otherwise null; and those that
    are known to be among them."""

    seat: int
    count: int
    cards: list[int] | None
    known: list[int]
    names: NotRequired[list[str]]
    """What each of the cards is to its seat: "Reserve"."""


class Pile(TypedDict):
    """Cards that lie face up."""

    id: str
    name: str
    cards: list[int]
    open: NotRequired[bool]
    """Its last card lies open beside the map, for all to read."""


class Standing(TypedDict):
    """How near a side is to winning."""

    side: int
    value: int
    need: int
    """The value that is enough; 0 if there is none."""
    text: str


class Scene(TypedDict):
    """What lies on the board, as one seat may see it."""

    tokens: list[Token]
    tracks: dict[str, TrackMark]
    regions: list[int]
    """Who holds each region: the number of a side, or -1."""
    status: list[Status]
    standing: list[Standing]
    hands: list[Hand]
    piles: list[Pile]
    factions: NotRequired[list[Faction]]
    order: NotRequired[OrderSheet | None]
    points: NotRequired[list[Points]]
    """Points to spend, and those that were spent in this turn."""
    contest: NotRequired[Contest | None]
    """The battle that is being fought."""
    links: NotRequired[list[LinkState]]
    """The ways that are not as the board has them."""


class PrivateScene(TypedDict, total=False):
    """The parts of a scene that may differ from seat to seat."""

    tokens: list[Token]
    status: list[Status]
    standing: list[Standing]
    hands: list[Hand]
    piles: list[Pile]
    factions: list[Faction]
    order: OrderSheet | None
    points: list[Points]
    contest: Contest | None
    links: list[LinkState]


def empty_scene() -> Scene:
    """A scene with nothing in it, for a game to fill."""
    return {
        "tokens": [], "tracks": {}, "regions": [], "status": [], "standing": [], "hands": [],
        "piles": [],
    }  # fmt: skip


class TokenChanges(TypedDict):
    """How a list of tokens becomes the next one: take out those of these keys, and then put
    these in, each at its place in the new list, in this order."""

    gone: list[str]
    put: list[tuple[int, Token]]


class SceneChanges(TypedDict, total=False):
    """The parts of a scene that are not as they were; tokens whole, or as changes."""

    tokens: list[Token]
    token_changes: TokenChanges
    tracks: dict[str, TrackMark]
    regions: list[int]
    status: list[Status]
    standing: list[Standing]
    hands: list[Hand]
    piles: list[Pile]
    factions: list[Faction]
    order: OrderSheet | None
    points: list[Points]
    contest: Contest | None
    links: list[LinkState]


# ---------------------------------------------------------------------- the review


class Gauge(TypedDict):
    """A curve of the review: its lines by name, side and value."""

    name: str
    lines: list[tuple[str, int, int]]
