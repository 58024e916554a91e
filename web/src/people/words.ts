/** Terms, results and ratings in the words of players. */
import { shownName } from '../play/names';
import type { GameInfo, Outcome, SeatInfo } from '../play/protocol';
import { botName, capital, counted, listed } from '../words';
import type { Challenge, Named, Paired, Rating, Result } from './people';

export interface Terms {
  days?: number;
  minutes?: number;
  rated?: boolean;
  advice?: boolean;
}

/** "3 days a move", "60 minutes a side", "no clock". */
export function paceOf(terms: Terms): string {
  if (terms.days) return `${counted(terms.days, 'day')} a move`;
  return terms.minutes ? `${counted(terms.minutes, 'minute')} a side` : 'no clock';
}

/** The name of an option or of its value, as it is written in a sentence. */
export const plain = (word: string): string => word.replaceAll('-', ' ');

/** Which game it is: the scenario where there are several, and the options that are not as usual. */
export function editionOf(game: GameInfo | undefined, { scenario, options = {} }: { scenario: string; options?: Record<string, string> }): string[] {
  if (!game) return [];
  const title = game.scenarios.find((each) => each.name === scenario)?.title ?? game.scenarios[0]?.title ?? '';
  const changed = game.options.filter((option) => (options[option.name] ?? option.default) !== option.default);
  return [...(game.scenarios.length > 1 ? [title] : []), ...changed.map((option) => `${plain(option.name)}: ${plain(options[option.name]!)}`)];
}

/** The terms of a game, each in a few words. */
export function termsOf(terms: Terms): string[] {
  return [terms.rated ? 'rated' : 'not rated', paceOf(terms), terms.advice === false ? 'no odds, hints or what-if' : 'odds, hints and what-if allowed'];
}

/** "1532", or "1532?" after a few games. */
export const ratingText = (rating: Rating): string => (rating.games ? `${rating.rating}${rating.provisional ? '?' : ''}` : 'unrated');

export const nameOf = (who: Named): string => (who.kind === 'bot' ? botName(who.name) : who.name);

/** The sides that are free for whoever comes first. */
export function freeSeats(challenge: Pick<Challenge, 'seats'>): number[] {
  return (challenge.seats ?? []).flatMap((seat, i) => (seat.kind === 'open' && !(seat as { reserved?: boolean }).reserved ? [i] : []));
}

type Sitter = Pick<SeatInfo, 'kind' | 'name'> & { agent?: string };

/** Those one plays against: "Bob", "Bot, hard", "Bob and Carol", "nobody yet". */
export function opponentsOf(seats: Sitter[], mine: number[]): string {
  const others = seats.filter((_, i) => !mine.includes(i));
  const names = others.map((seat) => (seat.kind === 'agent' ? botName(seat.agent || seat.name) : seat.kind === 'open' ? 'open seat' : shownName(seat)));
  const each = [...new Set(names)];
  if (!each.length) return 'both sides yourself';
  return each.length === 1 ? each[0]! : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

/** "You won", "You lost", "Draw", or who won for one who only watched. */
export function outcomeOf(result: Outcome | null, seats: { id: string }[], mine: number[]): string {
  if (!result) return 'over';
  if (!result.winners.length || result.winners.length === seats.length) return 'Draw';
  if (mine.length && mine.length < seats.length) return mine.some((seat) => result.winners.includes(seat)) ? 'You won' : 'You lost';
  return `${listed(result.winners.map((seat) => capital(seats[seat]?.id ?? '')))} won`;
}

/** "7 games: 4 won, 1 drawn, 2 lost". */
export function tally(result: Pick<Result, 'played' | 'won' | 'drawn' | 'lost'>): string {
  const parts = [`${result.won} won`, result.drawn ? `${result.drawn} drawn` : '', `${result.lost} lost`];
  return `${counted(result.played, 'game')}: ${parts.filter(Boolean).join(', ')}`;
}

/** What came of a pairing: "Ann won", "Draw", "bye", "Ann won by forfeit". */
export function pairingResult(paired: Paired): string {
  if (paired.bye) return 'round off';
  if (!paired.over) return 'in progress';
  const names = paired.winners.map((seat) => paired.players[seat]?.name || 'a bot');
  if (paired.forfeit) return names.length ? `${listed(names)} won by forfeit` : 'not played';
  if (!names.length || names.length === paired.players.length) return 'Draw';
  return `${listed(names)} won`;
}

/** A number of points without needless digits: 2, 1½, 0.67. */
export function points(value: number): string {
  const whole = Math.floor(value);
  if (Math.abs(value - whole - 0.5) < 1e-9) return whole ? `${whole}½` : '½';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** "Alice invites you to play the British in Washington's War". */
export function invitation(host: string, side: string, title: string): string {
  const who = host || 'Somebody';
  return `${who} invites you to play ${side ? `the ${side}` : 'a side of your choice'} in ${title}.`;
}
