/** What the server says and hears: the live protocol, and the pages at rest. */
import type { Message } from './said';
import type { Snapshot } from './sent';

export type { DieShown, LogLine, OddsShown, OutcomeShown, Thing as Target, WayShown } from '../contract';
export type {
  Ask, Chat, Choice, Clock, Decision, Final, FromServer, Gesture, Muster, Offer, OfferOdds, Outcome, Replay, SeatInfo, StandingAnswer, State, TableInfo, UndoRequest,
  World as ShownWorld,
} from './sent';

/** What a table shows of itself: the last snapshot with all steps since. */
export type TableState = Omit<Snapshot, 'type'>;

type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never;
/** What a client may say; the connection says hello and adds the number of a message. */
export type ToServer = Unnumbered<Exclude<Message, { type: 'hello' }>>;

export interface GameInfo {
  name: string;
  title: string;
  seats: string[];
  nature: Record<string, string>;
  scenarios: { name: string; title: string; help: string; seats?: string[] }[];
  /** Options with a `group` are folded away under it. */
  options: { name: string; default: string; values: string[]; help: string; group?: string }[];
  confidence: string[];
  /** How many cards it has. */
  cards: number;
  /** The digest of its thumbnail. */
  outline: string;
  /** Who can play a seat, and who does if nobody is named. */
  agents?: string[];
  usual_agent?: string;
}

export interface SeatWanted {
  kind: 'me' | 'open' | 'agent';
  name?: string;
  agent?: string;
  /** The account that an open seat is kept for. */
  player?: string;
}

export interface TableWanted {
  game: string;
  scenario?: string;
  options?: Record<string, string>;
  seats: SeatWanted[];
  advice?: boolean;
  rated?: boolean;
  public?: boolean;
  days_per_move?: number;
  minutes?: number;
  nonce?: string;
}
