/** What the server says.
 *
 * Made from ticonderoga/server/sent.py by tools/client_types.py: do not edit it here. */
import type { HexGrid, Scene, SceneChanges, Side, Tone } from '../drawing';
import type { LogLine, OddsShown, Trace } from '../drawing_told';

/** A verb, and what it is done with. */
export type Choice = (string | number)[];

export type SeatKind = 'open' | 'person' | 'agent' | 'left';

export type TableStatus = 'open' | 'playing' | 'over';

/** Something that may be chosen. */
export interface Offer {
  choice: Choice;
  label: string;
  verb: string;
  targets: [string, number][];
  /** Where the name of each target stands in the label; (0, 0) if it is not said. Left out if there are none. */
  spans?: [number, number][];
}

/** A question. Its choices are there for whom it is put to, otherwise null. */
export interface Ask {
  seat: number;
  key: string;
  prompt: string;
  /** The prompt for those who wait. */
  waiting: string;
  rule: string;
  focus: [string, number] | null;
  answered: boolean;
  /** True if it is put even with a single answer, so that nobody learns what the seat holds. */
  secret?: boolean;
  choices: Offer[] | null;
}

/** Who asks to go back, to before which choice, and who has agreed. */
export interface UndoRequest {
  by: number;
  ply: number;
  agreed: number[];
}

/** One's last choice may be undone freely; one's last decision, past the answers of others and their dice, since nobody needs to be asked; only if the others agree; or there is nothing to undo. */
export type UndoHow = 'free' | 'alone' | 'ask' | 'none';

/** Whether one may undo one's last choice, and what somebody has asked for. */
export interface Undo {
  /** Nothing came after it: no roll, no reveal, no choice of another. */
  free: boolean;
  how: UndoHow;
  request: UndoRequest | null;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  reason: string;
  text: string;
  rule: string;
  year: number;
}

/** Everything that changes from choice to choice, through a seat's eyes. */
export interface State {
  ply: number;
  seat: number;
  scene: Scene;
  asks: Ask[];
  log: LogLine[];
  log_length: number;
  undo: Undo;
  over: boolean;
  result: Outcome | null;
}

/** A choice that was made in a private world, and whether by a bot. */
export interface Made {
  choice: Choice;
  label: string;
  verb: string;
  targets: [string, number][];
  spans?: [number, number][];
  seat: number;
  bot: boolean;
}

/** A private world; while `thinking`, the bots have more to answer: ask again. */
export interface World {
  ply: number;
  seat: number;
  scene: Scene;
  asks: Ask[];
  log: LogLine[];
  log_length: number;
  undo: Undo;
  over: boolean;
  result: Outcome | null;
  type: 'what-if';
  made: Made[];
  thinking: boolean;
}

/** The choice that led to a moment. */
export interface Chosen {
  choice: Choice;
  label: string;
  verb: string;
  targets: [string, number][];
  spans?: [number, number][];
  seat: number;
  forced: boolean;
}

/** A past moment of a game, of how many, and the choice that led there. */
export interface Replay {
  ply: number;
  seat: number;
  scene: Scene;
  asks: Ask[];
  log: LogLine[];
  log_length: number;
  undo: Undo;
  over: boolean;
  result: Outcome | null;
  last: number;
  chose: Chosen | null;
}

/** Who sits on a seat. */
export interface SeatInfo {
  id: string;
  kind: SeatKind;
  name: string;
  /** Nobody vouches for the name: who sits there has no account. */
  guest: boolean;
  agent: string;
  online: boolean;
}

/** What everybody may know of a table; the seed only when the game is over. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  settings: Record<string, unknown>;
  public: boolean;
  created: number;
  /** The digest of its board. */
  board: string;
  commitment: string;
  seed: string | null;
  nonces: string[];
  status: TableStatus;
  seats: SeatInfo[];
  spectators: number;
}

/** A board in small, for a thumbnail. */
export interface Outline {
  layout: 'geographic' | 'plain' | 'hexes';
  sides: Side[];
  /** Where each space lies: (lat, lon), or (x, y) on a plain board. */
  spots: [number, number][];
  /** Rings of the areas, by the same numbers. */
  areas: [number, number][][];
  /** Areas by the names of the table's own colonies. */
  grounds: string[];
  ways: [number, number][];
  /** Regions by the colour of the ground about their spaces. */
  tints: [Tone, number[]][];
  hexes?: HexGrid;
}

/** What was left to each seat at the last entry, in seconds, and whose time runs since. */
export interface Clock {
  kind: 'days' | 'minutes';
  since: number;
  running: number[];
  left: number[];
}

/** To a question: always this, or never one of these. */
export interface StandingAnswer {
  question: string;
  always?: Choice;
  never?: Choice[];
}

/** Something said to all: a message of its own, and a line of the talk in a snapshot. */
export interface Chat {
  type: 'chat';
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A choice with its odds. */
export interface OfferOdds {
  choice: Choice;
  label: string;
  verb: string;
  targets: [string, number][];
  spans?: [number, number][];
  odds: OddsShown;
}

/** A choice that cannot be taken back: a roll or a reveal follows, or another seat is asked. */
export interface Final {
  choice: Choice;
  by: 'chance' | 'turn';
}

/** What a snapshot and a step have in common. A snapshot has everything; a step only the new lines of the log, and the table once the game is over. */
export interface AtTable {
  n: number;
  ply: number;
  seat: number;
  asks: Ask[];
  log: LogLine[];
  log_length: number;
  undo: Undo;
  over: boolean;
  result: Outcome | null;
  started: boolean;
  clock: Clock | null;
  table?: TableInfo;
  standing?: StandingAnswer[];
  chat?: Chat[];
  /** The seat's private notes. */
  note?: string;
  /** How long the log was after the seat's last own decision, which no standing answer is. */
  caught_up: number;
}

export interface Snapshot {
  n: number;
  ply: number;
  seat: number;
  asks: Ask[];
  log: LogLine[];
  log_length: number;
  undo: Undo;
  over: boolean;
  result: Outcome | null;
  started: boolean;
  clock: Clock | null;
  table?: TableInfo;
  standing?: StandingAnswer[];
  chat?: Chat[];
  note?: string;
  caught_up: number;
  type: 'snapshot';
  scene: Scene;
}

export interface Step {
  n: number;
  ply: number;
  seat: number;
  asks: Ask[];
  log: LogLine[];
  log_length: number;
  undo: Undo;
  over: boolean;
  result: Outcome | null;
  started: boolean;
  clock: Clock | null;
  table?: TableInfo;
  standing?: StandingAnswer[];
  chat?: Chat[];
  note?: string;
  caught_up: number;
  type: 'step';
  scene: SceneChanges;
}

export interface Accepted {
  type: 'accepted';
  id: number;
  n: number;
}

export interface Refused {
  type: 'refused';
  id: number;
  text: string;
  rule: string;
  stale: boolean;
}

export interface Why {
  type: 'why';
  id: number;
  choosable: boolean;
  text: string;
  rule: string;
}

/** A piece in a hand, and why it does not go along; empty if it does. */
export interface Fit {
  piece: number;
  text: string;
  rule: string;
}

/** Pieces of a lot in a hand: how many may go along at most, and what is against (more of) them. */
export interface LotFit {
  lot: number;
  most: number;
  /** How many go with the whole stack. */
  usual: number;
  text: string;
  rule: string;
}

/** The choices that a gesture stands for, to be made one after another, in one way or in several of which one is picked; none if it means nothing, and then perhaps why. */
export interface Gesture {
  type: 'gesture';
  id: number;
  /** Several begin with different choices. */
  ways: Choice[][];
  /** Who does not go along. */
  stays: Fit[];
  /** The lots of which not all go along. */
  lots_stay: LotFit[];
  text: string;
  rule: string;
}

/** Who may be taken up at a space, and who may not. */
export interface Muster {
  type: 'muster';
  id: number;
  /** They come to the space; otherwise they go from it. */
  gathers: boolean;
  pieces: Fit[];
  lots: LotFit[];
  /** Where they go, if that is settled already; else -1. */
  goal: number;
  /** Where the whole stack can be drawn. */
  goals: number[];
}

/** What is drawn of a piece on request. */
export interface Traced {
  type: 'trace';
  id: number;
  trace: Trace | null;
}

export interface Odds {
  type: 'odds';
  id: number;
  odds: OfferOdds[];
  final: Final[];
}

export interface Finals {
  type: 'final';
  id: number;
  final: Final[];
}

export interface Hint {
  choice: Choice;
  label: string;
  verb: string;
  targets: [string, number][];
  spans?: [number, number][];
  type: 'hint';
  id: number;
  why: string;
}

export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
  spectators: number;
}

export interface Log {
  type: 'log';
  id: number;
  log: LogLine[];
}

export interface Standing {
  type: 'standing';
  answers: StandingAnswer[];
}

export interface Notes {
  type: 'note';
  text: string;
}

export interface Rematch {
  type: 'rematch';
  id: string;
}

/** A decision of one's own that one may go back to. */
export interface Decision {
  ply: number;
  label: string;
  /** What the log says that came of it; may be empty. */
  told: string;
}

/** One's own latest decisions, the newest first. */
export interface Decisions {
  type: 'decisions';
  id: number;
  decisions: Decision[];
}

/** What one delivery made of the scene before it. */
export interface Beat {
  ply: number;
  scene: SceneChanges;
}

/** What has happened since one's last own decision, step by step. */
export interface Retold {
  /** As it was then. */
  scene: Scene;
  /** How long the log was then. */
  since: number;
  beats: Beat[];
  log: LogLine[];
}

export interface Story {
  scene: Scene;
  since: number;
  beats: Beat[];
  log: LogLine[];
  type: 'story';
  id: number;
}

export interface Pong {
  type: 'pong';
  id: number;
}

export type FromServer = Snapshot | Step | Accepted | Refused | Why | Gesture | Muster | Traced | Odds | Finals | Hint | Chat | Presence | Log | Standing | Notes | Rematch | Decisions | Story | Pong;
