/** Where the page is: all of it in the fragment, so that no secret is ever sent in an address. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; token: string; from?: number }
  | { page: 'position'; packed: string }
  | { page: 'review'; table: string }
  | { page: 'report'; table: string }
  | { page: 'handbook'; game: string; part: string }
  | { page: 'player'; kind: 'person' | 'bot'; name: string }
  | { page: 'ratings'; game: string }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string };

export function readRoute(fragment: string): Route {
  const [page, table, token] = fragment.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'table' && table) return { page, table, token: token ?? '' };
  if (page === 'what-if' && table) return { page: 'table', table, token: '', from: Number(token) || 0 };
  if (page === 'position' && table) return { page, packed: table };
  if (page === 'review' && table) return { page, table };
  if (page === 'report' && table) return { page, table };
  if (page === 'handbook') return { page, game: table ?? '', part: token ?? '' };
  if (page === 'player' && table) return { page, kind: 'person', name: table };
  if (page === 'bot' && table) return { page: 'player', kind: 'bot', name: table };
  if (page === 'ratings') return { page, game: table ?? '' };
  if (page === 'tournaments') return { page };
  if (page === 'tournament' && table) return { page, id: table };
  return { page: 'lobby' };
}

export const tableAddress = (table: string, token = ''): string =>
  `#/table/${encodeURIComponent(table)}${token ? `/${encodeURIComponent(token)}` : ''}`;

/** The rules, charts, cards or glossary of a game; of none, the general glossary. */
export const handbookAddress = (game = '', part = ''): string => `#/handbook${game ? `/${encodeURIComponent(game)}` : ''}${part ? `/${part}` : ''}`;

/** The story of a finished game. */
export const reportAddress = (table: string): string => `#/report/${encodeURIComponent(table)}`;

export const reviewAddress = (table: string): string => `#/review/${encodeURIComponent(table)}`;

/** A finished game from any of its choices, to try things in. */
export const whatIfAddress = (table: string, ply: number): string => `#/what-if/${encodeURIComponent(table)}/${ply}`;

/** The whole link to give to a person. */
export const seatLink = (table: string, token: string): string =>
  `${location.origin}${location.pathname}${tableAddress(table, token)}`;

export const playerAddress = (who: { kind: 'person' | 'bot'; name: string }): string =>
  `#/${who.kind === 'bot' ? 'bot' : 'player'}/${encodeURIComponent(who.name)}`;
export const ratingsAddress = (game = ''): string => `#/ratings${game ? `/${encodeURIComponent(game)}` : ''}`;
export const tournamentAddress = (id: string): string => `#/tournament/${encodeURIComponent(id)}`;
