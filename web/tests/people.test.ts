/** Finding people, in words: terms, opponents, results, my games. */
import { describe, expect, it } from 'vitest';
import { described, newestFirst } from '../src/people/mygames';
import { freeSeats, invitation, nameOf, opponentsOf, outcomeOf, paceOf, pairingResult, points, ratingText, tally, termsOf } from '../src/people/words';
import type { TableTold } from '../src/play/api';
import { playerAddress, ratingsAddress, readRoute, tournamentAddress } from '../src/play/route';

const seat = (id: string, kind: 'person' | 'agent' | 'open', name: string) => ({ id, kind, name, guest: false, agent: kind === 'agent' ? name : '', online: false });
const told = (more: Partial<TableTold>): TableTold => ({
  id: 't', game: 'g', title: 'The War', scenario: '', options: {}, settings: { host: 1, rated: true }, public: true, created: 1, board: '', commitment: '', seed: null,
  nonces: [], status: 'playing', seats: [seat('american', 'person', 'Alice'), seat('british', 'person', 'Bob')], spectators: 0, n: 3, over: false, awaited: [0],
  turn: 'Year 1776', waiting: 'The American chooses a card.', touched: 5, ...more,
});

describe('terms', () => {
  it('are said in a few words', () => {
    expect(paceOf({ days: 1 })).toBe('1 day a move');
    expect(paceOf({ minutes: 60 })).toBe('60 minutes a side');
    expect(paceOf({})).toBe('no clock');
    expect(termsOf({ rated: true, days: 3, advice: false })).toEqual(['rated', '3 days a move', 'no odds, hints or what-if']);
    expect(termsOf({})[2]).toBe('odds, hints and what-if allowed');
  });

  it('tell the invitee who invites him to what', () => {
    expect(invitation('Alice', 'British', "Washington's War")).toBe("Alice invites you to play the British in Washington's War.");
    expect(invitation('', '', 'The War')).toBe('Somebody invites you to play a side of your choice in The War.');
  });

  it('leave kept seats to those they are kept for', () => {
    const seats = [seat('a', 'person', 'Alice'), seat('b', 'open', ''), { ...seat('c', 'open', 'Bob'), reserved: true }];
    expect(freeSeats({ seats })).toEqual([1]);
  });
});

describe('players and results', () => {
  it('are named', () => {
    expect(nameOf({ kind: 'bot', name: 'planner:hard' })).toBe('Bot, hard');
    expect(ratingText({ rating: 1532, deviation: 90, games: 3, provisional: true })).toBe('1532?');
    expect(ratingText({ rating: 1500, deviation: 200, games: 0, provisional: true })).toBe('unrated');
    expect(tally({ played: 1, won: 1, drawn: 0, lost: 0 })).toBe('1 game: 1 won, 0 lost');
    expect(points(1.5)).toBe('1½');
    expect(points(0.5)).toBe('½');
    expect(points(2)).toBe('2');
    expect(points(1 / 3)).toBe('0.33');
  });

  it('name opponents, not seats', () => {
    const seats = [seat('a', 'person', 'Alice'), seat('b', 'agent', 'planner'), seat('c', 'person', 'Cid'), seat('d', 'agent', 'planner')];
    expect(opponentsOf(seats, [0])).toBe('Bot, normal and Cid');
    expect(opponentsOf(seats.slice(0, 2), [0, 1])).toBe('both sides yourself');
  });

  it('say how a game ended', () => {
    const seats = [{ id: 'american' }, { id: 'british' }];
    const won = (winners: number[]) => ({ winners, reason: '', text: '', rule: '', year: 0 });
    expect(outcomeOf(won([1]), seats, [1])).toBe('You won');
    expect(outcomeOf(won([1]), seats, [0])).toBe('You lost');
    expect(outcomeOf(won([]), seats, [0])).toBe('Draw');
    expect(outcomeOf(won([1]), seats, [])).toBe('British won');
  });

  it('say what came of a pairing', () => {
    const players = [{ name: 'Ann', side: 'a' }, { name: 'Bob', side: 'b' }];
    const paired = { round: 1, table: 't', bye: false, forfeit: false, over: true, winners: [1], players };
    expect(pairingResult(paired)).toBe('Bob won');
    expect(pairingResult({ ...paired, winners: [] })).toBe('Draw');
    expect(pairingResult({ ...paired, over: false })).toBe('in progress');
    expect(pairingResult({ ...paired, forfeit: true })).toBe('Bob won by forfeit');
    expect(pairingResult({ ...paired, bye: true })).toBe('round off');
  });
});

describe('my games', () => {
  it('tell opponent, side, turn and what is awaited', () => {
    const mine = described(told({}), [0], false, true);
    expect([mine.opponents, mine.side, mine.turn, mine.awaited, mine.isMine]).toEqual(['Bob', 'American', 'Year 1776', 'Your turn', true]);
    const theirs = described(told({}), [1], false, true);
    expect([theirs.awaited, theirs.isMine]).toEqual(['The American chooses a card.', false]);
    const over = described(told({ over: true, result: { winners: [0], reason: '', text: '', rule: '', year: 0 } }), [1], false, true);
    expect(over.awaited).toBe('You lost');
    const invited = described(told({ seats: [seat('american', 'open', 'Alice'), seat('british', 'person', 'Bob')], awaited: [] }), [0], true, false);
    expect(invited.awaited).toBe('Bob invites you');
    const waiting = described(told({ seats: [seat('american', 'open', ''), seat('british', 'person', 'Bob')], awaited: [] }), [1], false, false);
    expect(waiting.awaited).toBe('waiting for 1 player');
  });

  it('stand newest first', () => {
    const games = [3, 9, 5].map((touched) => described(told({ touched }), [0], false, true));
    expect(newestFirst(games).map((game) => game.at)).toEqual([9000, 5000, 3000]);
  });
});

describe('the pages', () => {
  it('have addresses that lead back to them', () => {
    expect(readRoute(playerAddress({ kind: 'person', name: 'Ann Lee/1' }))).toEqual({ page: 'player', kind: 'person', name: 'Ann Lee/1' });
    expect(readRoute(playerAddress({ kind: 'bot', name: 'planner:hard' }))).toEqual({ page: 'player', kind: 'bot', name: 'planner:hard' });
    expect(readRoute(ratingsAddress())).toEqual({ page: 'ratings', game: '' });
    expect(readRoute(ratingsAddress('x'))).toEqual({ page: 'ratings', game: 'x' });
    expect(readRoute('#/tournaments')).toEqual({ page: 'tournaments' });
    expect(readRoute(tournamentAddress('abc'))).toEqual({ page: 'tournament', id: 'abc' });
  });
});
