/** What is drawn of a turn as it is played.
 *
 * Made from ticonderoga/engine/drawing_play.py by tools/client_types.py: do not edit it here. */

/** A faction of a game of many seats: where it is in the turn, what it owns and strives for. */
export interface Faction {
  side: number;
  state: string;
  purse: [string, number];
  /** What it strives for: name, value, and the value that is enough. */
  goals: [string, number, number][];
  /** Cards that it may still play. */
  holds: string[];
  /** What counts for it when the game ends. */
  final?: number;
  text: string;
}

/** A few letters on a space while a turn is being built: what it costs to go there. */
export interface SpaceNote {
  space: number;
  text: string;
  /** The other side may answer there. */
  alarm?: boolean;
  /** All of that in words. */
  title: string;
}

/** The turn that is being built: what is done where, its cost, what may still come. */
export interface OrderSheet {
  side: number;
  title: string;
  lines: [string, string][];
  spaces: number[];
  target: number;
  /** The spaces that somebody has passed on his way. */
  way?: number[];
  notes?: SpaceNote[];
}

/** What a face of a die shows: a flag, two shapes in one, two crossed weapons, or a crescent for a miss. */
export type FaceSign = 'flag' | 'triangle-circle' | 'square-circle' | 'cross' | 'miss';

/** A face of the game's die. */
export interface Face {
  name: string;
  sign: FaceSign;
}

/** How a point looks: a shape, full or in outline, an anchor on a square, or either shape. */
export type PointSign = 'triangle' | 'hollow-triangle' | 'square' | 'anchor' | 'triangle-square';

/** What has become of a point: to be spent, spent, kept for later, or gone without use. */
export type PointState = 'ready' | 'used' | 'held' | 'lost';

/** A kind of point that a seat spends, such as an action point. */
export interface PointKind {
  name: string;
  sign: PointSign;
  /** A word on it, such as "2x". */
  tag?: string;
  about: string[];
  rules: string[];
}

/** Points that came together, such as those of one card: they are used up one by one. */
export interface Points {
  side: number;
  title: string;
  /** The card that gives them. */
  card?: number;
  /** Each by its kind, as its place in the board's list, and what has become of it. */
  points: [number, PointState][];
}

/** Something that counts for or against a side before the dice fall. */
export interface Penalty {
  text: string;
  value: number;
  rule: string;
}

/** One side of a contest. */
export interface Contestant {
  side: number;
  /** What it is here: "Attacker". */
  role: string;
  /** Where its marker stands on the track. */
  marker: number;
  /** Who fights, by kind: ("Light", 3). */
  units: [string, number][];
  penalties: Penalty[];
  /** The piece that leads. */
  leader?: number;
  /** Who or what grants rolls anew, and how many are left. */
  rerolls: [string, number][];
}

/** A die on the table, and whose it is. */
export interface Roll {
  /** The piece that rolls, or -1 for one without a name. */
  piece: number;
  face: number;
  /** It has been rolled anew. */
  again?: boolean;
}

/** A battle or another trial of strength while it lasts, as a picture. */
export interface Contest {
  title: string;
  space: number;
  rule: string;
  low: number;
  /** The steps of the track that are worth showing; markers may stand beyond them. Without a track both are 0, and the markers are strengths. */
  high: number;
  sides: Contestant[];
  /** The side whose dice are on the table, or -1. */
  rolling: number;
  /** What is done now, in words. */
  now: string;
  rolls: Roll[];
}

/** A broad way, a road, a broken track, a way of one's own; a border is not drawn as a way. */
export type LinkStyle = 'highway' | 'road' | 'track' | 'private' | 'border';

/** A way that is not as the board has it, or that somebody has used. */
export interface LinkState {
  /** Its place in the board's list. */
  link: number;
  /** What it has become. */
  style?: LinkStyle;
  /** It is being built. */
  works?: boolean;
  /** The sides to which it is closed for now. */
  closed?: number[];
  /** By side: how many have gone along it, and how many may. */
  crossed?: [number, number, number][];
  /** All of that in words. */
  title: string;
}
