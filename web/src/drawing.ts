/** What a game tells the table: its board once, its present look at every step.
 *
 * Made from ticonderoga/engine/drawing.py by tools/client_types.py: do not edit it here. */
import type { Contest, Face, Faction, LinkState, LinkStyle, OrderSheet, PointKind, Points } from './drawing_play';
export * from './drawing_play';
export * from './drawing_told';

/** How sure the data is: read from the printed game, likely so, or reconstructed by us. */
export type Confidence = 'certain' | 'likely' | 'reconstructed';

/** The colour of a side or of ground, by name: the table's theme says how it looks. */
export type Tone = 'blue' | 'red' | 'green' | 'gold' | 'brown';

export type Emblem = 'star' | 'crown' | 'lily' | 'pine';

/** A place with a symbol (a dot is a small circle), or an area whose whole ground is the space. */
export type Shape = 'circle' | 'square' | 'star' | 'dot' | 'area';

/** What a person can point at or pick. */
export type Kind = 'space' | 'piece' | 'zone' | 'region' | 'box' | 'track' | 'card' | 'link' | 'point';

/** What a token looks like: a marker of control, a leader's bust with name and ratings, a plate with its mark and number, a hall, a ship, a badge with its sign at the rim of its space, a stack of many pieces that is opened as a tray. */
export type Figure = 'marker' | 'leader' | 'plate' | 'hall' | 'ship' | 'badge' | 'stack';

/** The shape of a unit's counter. */
export type Cut = 'triangle' | 'square' | 'circle';

/** What a marker shows: a battle, a raid, something being built; a routed stack, one without supply, one that has come ashore, one that was called together. Cannon to bastion are on counters. A crown, a star or a broadsheet is for what the people think or read. */
export type Sign = 'swords' | 'flame' | 'works' | 'flight' | 'hunger' | 'landing' | 'drum' | 'cannon' | 'ship' | 'fort' | 'bastion' | 'crown' | 'star' | 'broadsheet';

/** Where a token lies. A hex is a space; a box is named by its id. */
export type At = ['space', number] | ['zone', number] | ['box', string];

/** A name and what is to be said of it: ("Phase", "Winter Attrition"). */
export type Status = [string, string];

/** A side, or a faction: its seat has the same number. */
export interface Side {
  id: string;
  name: string;
  tone: Tone;
  /** The sign of a side, and with it the cut of its pieces; without it they come by turns. */
  emblem?: Emblem;
  /** Sides of one camp stand together in a space; without it every side is its own. */
  camp?: number;
}

/** A place that pieces can stand in: on a geographic board by latitude and longitude. */
export interface Space {
  id: string;
  name: string;
  label: string;
  lat?: number;
  lon?: number;
  x?: number;
  y?: number;
  shape: Shape;
  /** The ground of an area: rings of (lat, lon), or of (x, y) on a plain board. */
  outline?: [number, number][][];
  /** The ground of an area by the names of the table's own colonies, such as CT and RI. */
  ground?: string[];
  /** A number that belongs to the space, such as its population: it stands after the name. */
  value?: number;
  /** Small figures after the name, such as its militia. */
  pips?: number;
  /** Letters that stand after the name in text: "pw" for a port with winter quarters. */
  signs?: string;
  /** The colour of the bare ground of an area, or of the symbol of a place. */
  tint?: Tone;
  /** A broad outline in this colour: what is worth most. */
  rim?: Tone;
  region: number;
  zone: number;
  tags: string[];
  confidence: Confidence;
  /** Which of its facts are reconstructed: its name, say, or its kind. */
  doubts?: string[];
  about: string[];
  rules: string[];
}

/** A way between two spaces. A border is shared ground: it is not drawn as a way. */
export interface Link {
  a: number;
  b: number;
  style: LinkStyle;
  /** It runs along a shore, and ships may go along it. */
  coast?: boolean;
  /** Its colour, if it is not that of all ways. */
  tint?: Tone;
  note: string;
  confidence: Confidence;
}

/** Spaces that are counted together, such as a colony. */
export interface Region {
  id: string;
  name: string;
  spaces: number[];
  rules?: string[];
  /** The colour of the ground about its spaces, on a map without borders of its own. */
  tint?: Tone;
}

/** A part of the sea, and the spaces on it. */
export interface Zone {
  id: string;
  name: string;
  spaces: number[];
  rules?: string[];
  lat?: number;
  lon?: number;
  /** On a board of hexes: where its name and its ships are. */
  hex?: number;
}

/** A row of steps with one marker. */
export interface Track {
  id: string;
  name: string;
  steps: string[];
  rule: string;
}

/** A place beside the map. */
export interface Box {
  id: string;
  name: string;
  side: number;
  rule: string;
  /** It has no room on the sheet and is listed with the other boxes only, such as a pool. */
  aside?: boolean;
}

/** A piece with a name of its own, such as a general. */
export interface Piece {
  kind: string;
  id: string;
  name: string;
  short: string;
  side: number;
  ratings: [string, number][];
  about: string[];
  /** How sure its ratings are. */
  confidence?: Confidence;
  /** Which of its ratings are reconstructed. */
  doubts?: string[];
  rules?: string[];
}

/** A card, face up. Cards are named by their place in the board's list. */
export interface Card {
  number: number;
  title: string;
  kind: string;
  side: number;
  ops: number;
  text: string;
  /** What stands on the card, part by part under its name; the same words as the text. */
  faces?: [string, string][];
  /** Sides in the order in which the card lets them act. */
  order?: number[];
  /** The points it gives, by kind. */
  points?: number[];
  /** A number on it and its name: ("Initiative", 4). */
  rating?: [string, number];
  /** By side: a sign that the card gives it, or an empty text. */
  icons?: string[];
  /** What the card tells the game's own players, a sentence each. */
  instructions?: string[];
  /** A word beside its number, such as the years it belongs to. */
  note?: string;
  /** Sentences on what becomes of it besides its effect: that it leaves the game, say. */
  about?: string[];
  confidence: Confidence | '';
  /** Which of its facts are reconstructed: title, number, effect. */
  doubts?: string[];
  rules?: string[];
}

/** The part of the world that a geographic board shows. */
export interface Bounds {
  lat: [number, number];
  lon: [number, number];
}

/** How sure the data of a board is: its title, and for each kind of fact how many are certain, likely and reconstructed. */
export interface DataMarks {
  title: string;
  marks: Record<string, Record<string, number>>;
}

/** Kinds of log lines: those that begin a chapter of the story, and those that begin an impulse; those that nobody's choice tells, though they begin an impulse; those that tell how an attempt with dice ended; and how the kinds begin in which a game's own players give their reasons. */
export interface Story {
  chapters: string[];
  impulses: string[];
  nobodys?: string[];
  outcomes?: string[];
  reasons?: string[];
}

/** In a row of terrain or washes: there is no hex here, or no wash. */
export const NO_HEX = ' ';

/** What a letter of the terrain stands for. */
export interface Terrain {
  name: string;
  look: 'clear' | 'woods' | 'rough' | 'mountain' | 'swamp' | 'lake' | 'sea' | 'desert';
  about?: string[];
  rules?: string[];
}

/** What a letter of the washes stands for: a colour over the ground, such as whose it is. */
export interface HexWash {
  name: string;
  tone: Tone;
  about?: string[];
  rules?: string[];
}

/** A road or river through hexes, or a river or border along sides of hexes. `hexes` is the way of a road. `sides` are numbers 6 × hex + direction; a side need be named from one of its two hexes only. Directions go clockwise from north where columns are straight and from north-east where rows are. A lake is broad water; a shore is a way along it; a ferry joins two hexes across water. */
export interface HexLine {
  style: 'road' | 'track' | 'river' | 'stream' | 'lake' | 'shore' | 'ferry' | 'border' | 'cliff';
  name?: string;
  hexes?: number[];
  sides?: number[];
}

/** A hex with something of its own: a town, a fort, a port. */
export interface NamedHex {
  hex: number;
  name: string;
  /** A symbol; without it the name is that of the ground. */
  shape?: 'circle' | 'square' | 'star';
  tags?: string[];
  about?: string[];
  rules?: string[];
  /** How sure it is that it lies here. */
  confidence?: Confidence;
}

/** A space inside a hex, such as a town: the rest of the hex is a space of its own. */
export interface HexPlace {
  hex: number;
  name: string;
  shape: 'circle' | 'square' | 'star';
  about?: string[];
  rules?: string[];
}

/** Where the grid lies on the globe, so that the country can be drawn under it: latitude and longitude at the crossings of a net. The first crossing is at the column and row of `first`, the others `every` so many on; rows are counted as in a column that is not shifted. */
export interface HexGlobe {
  first: [number, number];
  every: number;
  /** For each line of the net, from the top, its crossings. */
  at: [number, number][][];
}

/** Thousands of hexes in few words: terrain row by row, features as lists. The hexes are the spaces of the board: hex row × columns + column is the space of that number, and `Board.spaces` is empty. What every hex of a kind has in common is said once, in `legend`. After the hexes come the places inside them, as spaces of their own. */
export interface HexGrid {
  columns: number;
  rows: number;
  /** Which way hexes stand in straight lines: columns (their tops are flat), or rows. */
  straight: 'columns' | 'rows';
  /** Which of the others, counted from 0, stand half a hex lower or farther right. */
  shifted: 'odd' | 'even';
  /** The printed numbers of the first column and row. */
  first: [number, number];
  /** What the columns are called, where that is not their number: S10, S11. */
  headings?: string[];
  /** For each row a letter for each column. */
  terrain: string[];
  legend: Record<string, Terrain>;
  /** For each row a letter for each column: the colour of the ground. */
  wash?: string[];
  washes?: Record<string, HexWash>;
  lines: HexLine[];
  named: NamedHex[];
  places?: HexPlace[];
  globe?: HexGlobe;
}

/** A board as it never changes. */
export interface Board {
  game: string;
  title: string;
  layout: 'geographic' | 'plain' | 'hexes';
  /** A sentence on data that is not certain, or empty. */
  notice: string;
  data?: DataMarks;
  /** The game's own kinds of things, by what they are to a table: a hill is a space. */
  kinds: Record<string, Kind>;
  story: Story;
  bounds?: Bounds;
  sides: Side[];
  spaces: Space[];
  hexes?: HexGrid;
  links: Link[];
  regions: Region[];
  zones: Zone[];
  tracks: Track[];
  boxes: Box[];
  cards: Card[];
  pieces: Piece[];
  /** The kinds of points that seats spend. */
  points?: PointKind[];
  /** What the faces of the game's die show, from 1 on; without them they show their numbers. */
  faces?: Face[];
  /** Headings under which a list of the map has its spaces; without them, its regions. */
  groups?: [string, number[]][];
  /** What can be drawn of a piece on request: "Supply". */
  traces?: string;
  /** Pieces that are only counted, by kind: what one and what several are called. A hand takes so many of them. */
  lots?: [string, string][];
  /** Stacks may be drawn by hand from a space to another. */
  draws?: boolean;
  /** The questions at which pieces are gathered on the space that they look at: a table shows at once who may come. */
  gathers?: string[];
  /** The signs of a table in text and what they stand for: ("5A", "American CUs"). */
  signs?: [string, string][];
}

/** A piece of a stack, as its tray shows it. */
export interface StackPart {
  piece: number;
  /** What is printed on it: "5-3-4+". */
  figures: string;
  /** How many it has left, and how many it can have. */
  steps?: [number, number];
  done?: boolean;
  chosen?: boolean;
  /** What else is to be said of it now. */
  note?: string;
}

/** Something that lies on the board or in a box. */
export interface Token {
  /** Its name among the tokens of all scenes of a game: what changes is sent by key. */
  key: string;
  at: At;
  figure: Figure;
  /** Whose it is; a badge or a piece in a box may be nobody's (-1). */
  side: number;
  count: number;
  piece?: number;
  /** The pieces that it stands for, if it is no leader: all alike in kind and state. */
  pieces?: number[];
  /** The lot of the board whose pieces it counts: a hand may take some of them. */
  lot?: number;
  /** The shape of the counter, for a plate that is a unit. */
  cut?: Cut;
  /** It shows its weaker face. */
  worn?: boolean;
  /** It has acted, and cannot for now. */
  done?: boolean;
  /** It takes part in what is being done now. */
  chosen?: boolean;
  /** What a badge, a note or a counter shows in place of a mark. */
  sign?: Sign;
  /** One or two letters that name the kind of piece on its plate. */
  mark?: string;
  /** How it is written in text, where its number and mark do not do: "3FR". */
  brief?: string;
  /** A hollow plate lies face down; a note is a marker, no piece. Otherwise a plate is solid. */
  look?: 'hollow' | 'note';
  /** What a stack counts in a fight. */
  strength?: string;
  /** How many losses a stack can take. */
  steps?: number;
  /** The pieces of a stack one by one; `piece` is who leads it. */
  parts?: StackPart[];
  /** One or two: how strongly the ground of its space takes the colour of its side. */
  shade?: number;
  title: string;
}

/** Where the marker of a track stands, and a word on it. */
export interface TrackMark {
  step: number;
  note: string;
  /** The markers of sides, each with its step, where a track has more than one or it is told whose it is. */
  sides?: [number, number][];
}

/** The cards of a seat: their numbers for who may see them, otherwise null; and those that are known to be among them. */
export interface Hand {
  seat: number;
  count: number;
  cards: number[] | null;
  known: number[];
  /** What each of the cards is to its seat: "Reserve". */
  names?: string[];
}

/** Cards that lie face up. */
export interface Pile {
  id: string;
  name: string;
  cards: number[];
  /** Its last card lies open beside the map, for all to read. */
  open?: boolean;
}

/** How near a side is to winning. */
export interface Standing {
  side: number;
  value: number;
  /** The value that is enough; 0 if there is none. */
  need: number;
  text: string;
}

/** What lies on the board, as one seat may see it. */
export interface Scene {
  tokens: Token[];
  tracks: Record<string, TrackMark>;
  /** Who holds each region: the number of a side, or -1. */
  regions: number[];
  status: [string, string][];
  standing: Standing[];
  hands: Hand[];
  piles: Pile[];
  factions?: Faction[];
  order?: OrderSheet | null;
  /** Points to spend, and those that were spent in this turn. */
  points?: Points[];
  /** The battle that is being fought. */
  contest?: Contest | null;
  /** The ways that are not as the board has them. */
  links?: LinkState[];
}

/** The parts of a scene that may differ from seat to seat. */
export interface PrivateScene {
  tokens?: Token[];
  status?: [string, string][];
  standing?: Standing[];
  hands?: Hand[];
  piles?: Pile[];
  factions?: Faction[];
  order?: OrderSheet | null;
  points?: Points[];
  contest?: Contest | null;
  links?: LinkState[];
}

/** How a list of tokens becomes the next one: take out those of these keys, and then put these in, each at its place in the new list, in this order. */
export interface TokenChanges {
  gone: string[];
  put: [number, Token][];
}

/** The parts of a scene that are not as they were; tokens whole, or as changes. */
export interface SceneChanges {
  tokens?: Token[];
  token_changes?: TokenChanges;
  tracks?: Record<string, TrackMark>;
  regions?: number[];
  status?: [string, string][];
  standing?: Standing[];
  hands?: Hand[];
  piles?: Pile[];
  factions?: Faction[];
  order?: OrderSheet | null;
  points?: Points[];
  contest?: Contest | null;
  links?: LinkState[];
}

/** A curve of the review: its lines by name, side and value. */
export interface Gauge {
  name: string;
  lines: [string, number, number][];
}
