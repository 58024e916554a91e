/** The pages at rest: plain requests, with refusals as sentences. */
import type { Board } from '../contract';
import type { Outline } from './sent';
import type { Choice, GameInfo, OddsShown, Outcome, Replay, ShownWorld, TableInfo, TableWanted } from './protocol';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let answer: Response;
  const init: RequestInit = { method, headers: { Accept: 'application/json', ...headers }, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  if (csrf && method !== 'GET') init.headers = { ...init.headers, 'X-CSRF-Token': csrf };
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(0, 'The server cannot be reached. Check your connection and try again.');
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    value = null;
  }
  if (!answer.ok) {
    const said = (value as { error?: string } | null)?.error;
    throw new Refusal(answer.status, said ?? (answer.status === 404 || answer.status === 405
      ? 'This server does not offer that yet.'
      : `The server answered ${answer.status}.`));
  }
  return value as T;
}

const at = encodeURIComponent;

export const games = (): Promise<{ agents: string[]; games: GameInfo[] }> => ask('/api/games');

const boards = new Map<string, Promise<Board>>();

/** A game's board in small. */
export const outlineOf = (game: GameInfo): Promise<Outline> => ask(`/api/games/${at(game.name)}/outline?digest=${at(game.outline)}`);

/** The board of a table: asked for once, and kept by the browser under its digest. */
export function boardOf({ game, scenario, options, board: digest }: Pick<TableInfo, 'game' | 'scenario' | 'options' | 'board'>): Promise<Board> {
  const query = new URLSearchParams({ scenario, ...options, digest });
  const path = `/api/games/${at(game)}/board?${query}`;
  let board = boards.get(path);
  if (!board) {
    board = ask<Board>(path);
    boards.set(path, board);
    board.catch(() => boards.delete(path));
  }
  return board;
}

export interface ListedTable {
  id: string;
  created: number;
  touched: number;
  game: string;
  title?: string;
  scenario: string;
  status: string;
  seats?: TableInfo['seats'];
  awaited?: number[];
  seat?: number;
  your_turn?: boolean;
  days?: number;
  minutes?: number;
  rated?: boolean;
  advice?: boolean;
}

/** A word of one's own that is mixed into the dice of the table: nobody can have foreseen it. */
export function ownWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const createTable = (wanted: TableWanted): Promise<{ id: string; tokens: string[] }> =>
  ask('/api/tables', 'POST', { nonce: ownWord(), ...wanted });
export const publicTables = async (): Promise<ListedTable[]> => (await ask<{ tables: ListedTable[] }>('/api/tables')).tables;
export interface TableTold extends TableInfo {
  n: number;
  over: boolean;
  awaited?: number[];
  started?: boolean;
  /** Such as "Year 1776", and what is awaited, in a sentence. */
  turn?: string;
  waiting?: string;
  touched?: number;
  result?: Outcome | null;
  /** The open seat that is kept for whoever asks, or -1. */
  invited?: number;
}

export const tableAt = (id: string, token = ''): Promise<TableTold> =>
  ask(`/api/tables/${at(id)}`, 'GET', undefined, bearing(token));
export const liveAddress = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${at(id)}/live`;

/** A seat's secret goes in a header, never in an address. */
const bearing = (token: string): Record<string, string> => (token ? { 'X-Seat': token } : {});

export interface WorldShown extends ShownWorld {
  session: string;
  bots: Record<string, string>;
}

export interface WhatIfAct {
  act: 'begin' | 'show' | 'choose' | 'back' | 'bots' | 'leave';
  session?: string;
  at?: number;
  seed?: number;
  seat?: number;
  choice?: Choice;
  bots?: Record<string, string>;
}

/** Try something in a private world. */
export const whatIf = (id: string, token: string, act: WhatIfAct): Promise<WorldShown> =>
  ask(`/api/tables/${at(id)}/what-if`, 'POST', { ...act, token });

export const rematch = (id: string, token: string): Promise<{ id: string }> =>
  ask(`/api/tables/${at(id)}/rematch`, 'POST', { token });
export const takeOver = (id: string, token: string, seat: number, name: string): Promise<{ seat: number; token: string }> =>
  ask(`/api/tables/${at(id)}/take-over`, 'POST', { token, seat, name });
export const seatAgent = (id: string, token: string, seat: number, agent: string): Promise<unknown> =>
  ask(`/api/tables/${at(id)}/agent`, 'POST', { token, seat, agent });
export const claim = (id: string, token: string, seat: number): Promise<unknown> =>
  ask(`/api/tables/${at(id)}/claim`, 'POST', { token, seat });
export const addHook = (id: string, token: string, url: string): Promise<{ id: string; secret: string }> =>
  ask(`/api/tables/${at(id)}/webhooks`, 'POST', { token, url });
export const removeHook = (id: string, token: string, hook: string): Promise<unknown> =>
  ask(`/api/tables/${at(id)}/webhooks/${at(hook)}`, 'DELETE', undefined, bearing(token));
/** A new invitation to an open seat; the old one is no longer good. */
export const invite = (id: string, token: string, seat: number): Promise<{ token: string }> =>
  ask(`/api/tables/${at(id)}/invite`, 'POST', { token, seat });
export const leave = (id: string, token: string): Promise<{ token: string }> =>
  ask(`/api/tables/${at(id)}/leave`, 'POST', { token });
export const importGame = (save: string, seats: TableWanted['seats']): Promise<{ id: string; tokens: string[] }> =>
  ask('/api/tables/import', 'POST', { save, seats });

/* ------------------------------------------------------------------ accounts */

export interface Me {
  name: string | null;
  csrf: string;
  tables: ListedTable[];
  profile?: { about?: string };
  notifications?: { id: string; kind: string }[];
}

let csrf = '';

export async function me(): Promise<Me> {
  const found = await ask<Me>('/api/me');
  csrf = found.csrf;
  return found;
}

export async function signIn(name: string, password: string, anew: boolean): Promise<void> {
  const session = await ask<{ csrf: string }>(anew ? '/api/accounts' : '/api/session', 'POST', { name, password });
  csrf = session.csrf;
}

export async function signOut(everywhere = false): Promise<void> {
  await ask(`/api/session${everywhere ? '?everywhere=1' : ''}`, 'DELETE');
  csrf = '';
}

/** All other sessions end; this one goes on under a new token. */
export async function changePassword(old: string, fresh: string): Promise<void> {
  const session = await ask<{ csrf: string }>('/api/me/password', 'POST', { old, new: fresh });
  csrf = session.csrf;
}

export async function closeAccount(password: string): Promise<void> {
  await ask('/api/me/end', 'POST', { password });
  csrf = '';
}

export const keepProfile = (about: string): Promise<unknown> => ask('/api/me', 'PUT', { about });

/** Take an open seat by its invitation: the secret of the seat is a new one. */
export const join = (id: string, token: string, name: string, seat = -1): Promise<{ seat: number; token: string }> =>
  ask(`/api/tables/${at(id)}/join`, 'POST', { token, name, seat, nonce: ownWord() });

export const replay = (id: string, token: string, ply: number, seat: number | null): Promise<Replay> =>
  ask(`/api/tables/${at(id)}/replay?at=${ply}${seat === null ? '' : `&seat=${seat}`}`, 'GET', undefined, bearing(token));

export interface ReviewPoint {
  ply: number;
  log: number;
  standing: [number, number, number][];
  tracks: Record<string, number>;
  regions: number[];
  status: [string, string][];
  /** Other curves of the game: their lines by name, side and value. */
  gauges?: { name: string; lines: [string, number, number][] }[];
  value: number[];
  luck: number[];
  chances: number[];
}

export interface ReviewEvent {
  ply: number;
  seat: number;
  label: string;
  odds: OddsShown;
  luck: number[];
  outcome: string[];
}

export interface Reviewed {
  seats: string[];
  plies: number;
  points: ReviewPoint[];
  events: ReviewEvent[];
}

/** A decision that cost something: chances to win as the bot judged them by what the seat knew. */
export interface Lesson {
  ply: number;
  seat: number;
  chosen: string;
  better: string;
  chance: number;
  best: number;
  why: string;
}

export const lessons = async (id: string, token: string): Promise<Lesson[]> =>
  (await ask<{ lessons: Lesson[] }>(`/api/tables/${at(id)}/lessons`, 'GET', undefined, bearing(token))).lessons;

export const review = (id: string, token: string): Promise<Reviewed> =>
  ask(`/api/tables/${at(id)}/review`, 'GET', undefined, bearing(token));
