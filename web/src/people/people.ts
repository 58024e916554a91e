/** Finding people: challenges, players, ratings and tournaments, as the server tells them. */
import { ask, ownWord, type ListedTable } from '../play/api';

export interface Rating {
  rating: number;
  deviation: number;
  games: number;
  /** Too few games to be sure of. */
  provisional: boolean;
}

export interface Challenge extends ListedTable {
  options: Record<string, string>;
  /** By seat, of those who have an account. */
  ratings: Record<string, Rating>;
}

export interface Named {
  kind: 'person' | 'bot';
  name: string;
}

export type Rated = Named & Rating;

export interface Result {
  game: string;
  side: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface RatedGame extends Rating {
  table: string;
  at: number;
  side: string;
  score: number;
  opponents: Named[];
}

export interface RatedIn extends Rating {
  game: string;
  history: RatedGame[];
}

export interface PlayerShown extends Named {
  since?: number;
  profile?: { about?: string };
  played: number;
  won: number;
  results: Result[];
  ratings: RatedIn[];
}

export interface TournamentWanted {
  name: string;
  game: string;
  scenario: string;
  options: Record<string, string>;
  kind: 'round-robin' | 'swiss';
  rounds: number;
  days_per_move?: number;
  minutes?: number;
  advice: boolean;
}

export interface TournamentListed {
  id: string;
  name: string;
  created: number;
  host: string;
  hosting: boolean;
  joined: boolean;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  kind: 'round-robin' | 'swiss';
  status: 'open' | 'playing' | 'over';
  rounds: number;
  round: number;
  days: number;
  minutes: number;
  advice: boolean;
  players: number;
}

export interface Standing {
  place: number;
  name: string;
  gone: boolean;
  points: number;
  played: number;
  wins: number;
  byes: number;
  buchholz: number;
  sonneborn: number;
  met: number;
}

export interface Paired {
  round: number;
  table: string;
  bye: boolean;
  forfeit: boolean;
  over: boolean;
  /** The seats that won. */
  winners: number[];
  players: { name: string; side: string }[];
}

export interface TournamentShown extends TournamentListed {
  seats: string[];
  standings: Standing[];
  pairings: Paired[];
}

const at = encodeURIComponent;

export const challenges = async (): Promise<Challenge[]> => (await ask<{ challenges: Challenge[] }>('/api/challenges')).challenges;
/** Take a seat of an open challenge; the secret of the seat comes back. */
export const accept = (id: string, seat: number, name: string): Promise<{ seat: number; token: string }> =>
  ask(`/api/tables/${at(id)}/join`, 'POST', { seat, name, nonce: ownWord() });
export const best = (game: string): Promise<{ game: string; title: string; players: Rated[] }> => ask(`/api/ratings/${at(game)}`);
export const player = (who: Named): Promise<PlayerShown> => ask(`/api/${who.kind === 'bot' ? 'bots' : 'people'}/${at(who.name)}`);

export const tournaments = async (): Promise<TournamentListed[]> =>
  (await ask<{ tournaments: TournamentListed[] }>('/api/tournaments')).tournaments;
export const tournament = (id: string): Promise<TournamentShown> => ask(`/api/tournaments/${at(id)}`);
export const hostTournament = (wanted: TournamentWanted): Promise<{ id: string }> => ask('/api/tournaments', 'POST', wanted);
export const actOn = (id: string, act: 'join' | 'leave' | 'start'): Promise<unknown> => ask(`/api/tournaments/${at(id)}/${act}`, 'POST');
export const callOff = (id: string): Promise<unknown> => ask(`/api/tournaments/${at(id)}`, 'DELETE');
