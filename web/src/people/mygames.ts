/** My games: those whose secrets this browser keeps, and those of my account. */
import { shownName } from '../play/names';
import { tableAt, type ListedTable, type Me } from '../play/api';
import { keptTables } from '../play/memory';
import { capital, counted, listed } from '../words';
import { opponentsOf, outcomeOf } from './words';

export interface MyGame {
  id: string;
  title: string;
  opponents: string;
  side: string;
  /** Such as "Year 1776"; empty before the game begins and after it. */
  turn: string;
  /** What is awaited, or how it ended. */
  awaited: string;
  isMine: boolean;
  over: boolean;
  gone: boolean;
  /** Somebody has kept a seat for me. */
  invited: boolean;
  rated: boolean;
  /** Whether it can be taken off the list: an account's games stay. */
  kept: boolean;
  at: number;
}

const MOST = 30;
type Told = Awaited<ReturnType<typeof tableAt>>;

/** What the list says of a table, for the seats that are mine there. */
export function described(table: Told, mine: number[], invited: boolean, kept: boolean): MyGame {
  const seats = table.seats;
  const awaited = table.awaited ?? [];
  const isMine = !invited && awaited.some((seat) => mine.includes(seat));
  const open = seats.filter((seat) => seat.kind === 'open').length;
  const host = shownName(seats[Number(table.settings['host'] ?? -1)] ?? { name: '' });
  return {
    id: table.id,
    title: table.title,
    opponents: opponentsOf(seats, mine),
    side: mine.length < seats.length ? listed(mine.map((seat) => capital(seats[seat]?.id ?? ''))) : '',
    turn: table.turn ?? '',
    awaited: table.over
      ? outcomeOf(table.result ?? null, seats, mine)
      : invited
        ? `${host || 'Somebody'} invites you`
        : open
          ? `waiting for ${counted(open, 'player')}`
          : isMine
            ? 'Your turn'
            : (table.waiting ?? '') || (awaited.length ? `${awaited.map((seat) => capital(seats[seat]?.id ?? '')).join(', ')} to move` : 'in progress'),
    isMine,
    over: table.over,
    gone: false,
    invited,
    rated: table.settings['rated'] === true,
    kept,
    at: (table.touched ?? table.created) * 1000,
  };
}

/** Newest first. */
export const newestFirst = (games: MyGame[]): MyGame[] => [...games].sort((a, b) => b.at - a.at);

interface Wanted {
  id: string;
  title: string;
  mine: number[];
  invited: boolean;
  kept: boolean;
  at: number;
}

/** All tables that are mine, by account or by the secrets kept here. */
export function wantedOf(account: ListedTable[]): Wanted[] {
  const found = new Map<string, Wanted>();
  for (const table of keptTables()) {
    const mine = Object.keys(table.tokens).map(Number);
    if (mine.length) found.set(table.id, { id: table.id, title: table.title, mine, invited: false, kept: true, at: table.at });
  }
  for (const table of account) {
    if (found.has(table.id)) continue;
    const seat = table.seat ?? 0;
    found.set(table.id, { id: table.id, title: '', mine: [seat], invited: table.seats?.[seat]?.kind === 'open', kept: false, at: table.touched * 1000 });
  }
  return [...found.values()].sort((a, b) => b.at - a.at);
}

export async function myGames(known: Me | null): Promise<MyGame[]> {
  const wanted = wantedOf(known?.tables ?? []).slice(0, MOST);
  const told = await Promise.all(
    wanted.map(async ({ id, title, mine, invited, kept, at }): Promise<MyGame> => {
      try {
        return described(await tableAt(id), mine, invited, kept);
      } catch (error) {
        const gone = (error as { status?: number }).status === 404;
        const awaited = gone ? 'no longer there' : 'cannot be reached';
        return { id, title: title || id, opponents: '', side: '', turn: '', awaited, isMine: false, over: false, gone, invited: false, rated: false, kept, at };
      }
    }),
  );
  return newestFirst(told);
}
