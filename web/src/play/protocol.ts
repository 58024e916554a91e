/** What the server says and hears: the live protocol and the pages at rest, as types. */
import type { LogLine, OddsShown, Scene, SceneChanges, Thing } from '../contract';

export type { DieShown, LogLine, OddsShown, OutcomeShown, WayShown } from '../contract';

/** A thing a choice or a log line points at: ["space", 13]. */
export type Target = Thing;
export type Choice = [string, ...(string | number)[]];

export interface Offer {
  choice: Choice;
  label: string;
  verb: string;
  targets: Target[];
}

export interface Ask {
  seat: number;
  key: string;
  prompt: string;
  waiting: string;
  rule: string;
  focus: Target | null;
  answered: boolean;
  choices: Offer[] | null;
}

export interface UndoRequest {
  by: number;
  ply: number;
  agreed: number[];
}

export interface Outcome {
  winners: number[];
  text: string;
  rule?: string;
  reason?: string;
  year?: number;
}

export interface SeatInfo {
  id?: string;
  kind: 'open' | 'person' | 'agent' | 'left';
  name: string;
  agent?: string;
  online?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  settings: Record<string, unknown>;
  created: number;
  commitment: string;
  seed?: string | null;
  nonces?: string[];
  status?: string;
  public?: boolean;
  spectators?: number;
  seats: SeatInfo[];
}

export interface StandingAnswer {
  question: string;
  always?: Choice;
  never?: Choice[];
}

export interface State {
  n: number;
  ply: number;
  seat: number;
  scene: Scene;
  asks: Ask[];
  log: LogLine[];
  log_length: number;
  undo: { free: boolean; request: UndoRequest | null };
  over: boolean;
  result: Outcome | null;
  started?: boolean;
  table?: TableInfo;
  clock?: Clock | null;
  standing?: StandingAnswer[];
  chat?: ChatLine[];
  /** The seat's private notes. */
  note?: string;
  /** How long the log was after the seat's last choice. */
  caught_up?: number;
}

/** What was left to each seat at the last entry, in seconds, and whose time runs since. */
export interface Clock {
  kind: 'days' | 'minutes';
  since: number;
  running: number[];
  left: number[];
}

export interface OfferOdds extends Offer {
  odds: OddsShown;
}

/** A choice that cannot be taken back: a roll or a reveal follows, or another seat is asked. */
export interface Final {
  choice: Choice;
  by: 'chance' | 'turn';
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

export type FromServer =
  | ({ type: 'snapshot' } & State)
  | ({ type: 'step'; scene: SceneChanges } & Omit<State, 'scene'>)
  | { type: 'accepted'; id: number; n: number }
  | { type: 'refused'; id: number; text: string; rule: string; stale: boolean }
  | { type: 'why'; id: number; text: string; rule: string; choosable: boolean }
  | { type: 'odds'; id: number; odds: OfferOdds[]; final?: Final[] }
  | { type: 'final'; id: number; final: Final[] }
  | ({ type: 'hint'; id: number; why: string } & Offer)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'presence'; seats: SeatInfo[]; spectators?: number }
  | { type: 'log'; id: number; log: LogLine[] }
  | { type: 'standing'; answers: StandingAnswer[] }
  | { type: 'note'; text: string }
  | { type: 'rematch'; id: string }
  | { type: 'pong'; id: number };

/** What a client may say; the connection adds the number of the message. */
export type ToServer =
  | { type: 'choose'; n: number; choice: Choice }
  | { type: 'withdraw'; n: number }
  | { type: 'undo'; n: number }
  | { type: 'propose_undo'; n: number; ply: number }
  | { type: 'consent'; n: number }
  | { type: 'refuse_undo' }
  | { type: 'resign'; n: number }
  | { type: 'chat'; text: string }
  | { type: 'note'; text: string }
  | { type: 'log'; since: number; until: number }
  | { type: 'why'; kind: string; index: number }
  | { type: 'odds' }
  | { type: 'final' }
  | { type: 'hint' }
  | { type: 'standing'; answers: StandingAnswer[] }
  | { type: 'ping' };

export interface GameInfo {
  name: string;
  title: string;
  seats: string[];
  nature: Record<string, string>;
  scenarios: { name: string; title: string; help: string; seats?: string[] }[];
  /** Options with a `group` are folded away under it. */
  options: { name: string; default: string; values: string[]; help: string; group?: string }[];
  confidence: string[];
  /** Who can play a seat, and who does if nobody is named. */
  agents?: string[];
  usual_agent?: string;
}

export interface SeatWanted {
  kind: 'me' | 'open' | 'agent';
  name?: string;
  agent?: string;
}

export interface TableWanted {
  game: string;
  scenario?: string;
  options?: Record<string, string>;
  seats: SeatWanted[];
  advice?: boolean;
  public?: boolean;
  days_per_move?: number;
  minutes?: number;
  nonce?: string;
}
