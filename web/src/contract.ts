/** What a game tells the table: its board once, and its present look at every step. */

export type Confidence = 'certain' | 'likely' | 'reconstructed';
/** A place with a symbol, or an area whose whole ground is the space. */
export type Shape = 'circle' | 'square' | 'star' | 'area';

export interface Side {
  id: string;
  name: string;
  tone: string;
  /** The sign of a side, and with it the cut of its pieces; without it they come by turns. */
  emblem?: 'star' | 'crown' | 'lily' | 'pine';
  /** Sides of one camp stand together in a space; without it every side is its own. */
  camp?: number;
}

export interface Space {
  id: string;
  name: string;
  label: string;
  lat?: number;
  lon?: number;
  x?: number;
  y?: number;
  shape: Shape;
  /** The ground of an area: rings of [lat, lon], or of [x, y] on a plain board. */
  outline?: [number, number][][];
  /** The ground of an area by the names of baked colonies, such as CT and RI. */
  ground?: string[];
  /** A number that belongs to the space, such as its population: it stands after the name. */
  figure?: number;
  /** The colour of the bare ground of an area, by the name of a tone. */
  tint?: string;
  region: number;
  zone: number;
  tags: string[];
  confidence: Confidence;
  about: string[];
  rules: string[];
}

export interface Link {
  a: number;
  b: number;
  /** A border is shared ground: it is not drawn as a way. */
  style: 'road' | 'track' | 'private' | 'border';
  note: string;
  confidence: Confidence;
}

export interface Region {
  id: string;
  name: string;
  kind: 'colony' | 'outside';
  spaces: number[];
  rules?: string[];
}

export interface Zone {
  id: string;
  name: string;
  spaces: number[];
  rules?: string[];
  lat?: number;
  lon?: number;
}

export interface Track {
  id: string;
  name: string;
  steps: string[];
  rule: string;
}

export interface Box {
  id: string;
  name: string;
  side: number;
  rule: string;
}

export interface Piece {
  kind: string;
  id: string;
  name: string;
  short: string;
  side: number;
  ratings: [string, number][];
  about: string[];
  rules?: string[];
}

export interface Board {
  game: string;
  title: string;
  layout: 'geographic' | 'plain';
  notice?: string;
  /** What the game's own kinds are to a table: a hill is a space. */
  kinds?: Record<string, string>;
  bounds?: { lat: [number, number]; lon: [number, number] };
  sides: Side[];
  spaces: Space[];
  links: Link[];
  regions: Region[];
  zones: Zone[];
  tracks: Track[];
  boxes: Box[];
  pieces: Piece[];
}

/** What has a drawing of its own; any other kind is a plate with its mark and number. */
export type TokenKind = 'marker' | 'units' | 'general' | 'congress' | 'fleet' | (string & {});

export interface Token {
  at: ['space', number] | ['zone', number] | ['box', string];
  kind: TokenKind;
  side: number;
  count: number;
  piece?: number;
  /** One or two letters that name the kind of piece on its plate. */
  mark?: string;
  /** A hollow plate lies face down; a note is a marker, no piece. Otherwise a plate is solid. */
  look?: 'hollow' | 'note';
  /** One or two: how strongly the ground of its space takes the colour of its side. */
  shade?: number;
  title: string;
}

export interface Scene {
  tokens: Token[];
  tracks: Record<string, { step: number; note: string }>;
  /** Who holds each region: the number of a side, or -1. */
  regions: number[];
}

/** What a person can point at or pick on the map. */
export type Kind = 'space' | 'piece' | 'zone' | 'region' | 'box' | 'track';

/** What may be chosen now, by number. */
export interface Lit {
  spaces: ReadonlySet<number>;
  pieces: ReadonlySet<number>;
  zones: ReadonlySet<number>;
}

export interface Focus {
  kind: Kind;
  index: number;
}
