import { describe, expect, it } from 'vitest';
import type { Board, Scene } from '../src/contract';
import unitsJson from '../src/demo/units.json';
import { about } from '../src/play/about';
import { focusOf, litThings, mapLit, offersForClick } from '../src/play/choices';
import { onTrack, steps } from '../src/play/contest';
import { meaning } from '../src/play/keys';
import type { Offer } from '../src/play/protocol';

const board = unitsJson.board as unknown as Board;
const scene = unitsJson.scenes[0] as unknown as Scene;
const offer = (...targets: [string, number][]): Offer => ({ choice: ['x', ...targets.map(([, i]) => i)], label: 'X', verb: 'x', targets });
const several = scene.tokens.find((token) => (token.pieces?.length ?? 0) > 1 && token.at[0] === 'space')!;

describe('choices that name points, ways and units', () => {
  it('light them by the names of the board', () => {
    const things = litThings(board, [offer(['ap', 2]), offer(['connection', 7]), offer(['piece', 9])]);
    expect([...things.get('point')!]).toEqual([2]);
    expect([...mapLit(things).links]).toEqual([7]);
    expect([...mapLit(things).pieces]).toEqual([9]);
    expect(mapLit(new Map()).links.size).toBe(0);
  });

  it('are answered by a click on a point or a way', () => {
    const offers = [offer(['ap', 2]), offer(['ap', 4]), offer(['connection', 7])];
    expect(offersForClick(board, scene, offers, 'point', 4)).toEqual([offers[1]]);
    expect(offersForClick(board, scene, offers, 'link', 7)).toEqual([offers[2]]);
    expect(offersForClick(board, scene, offers, 'link', 8)).toEqual([]);
  });

  it('are answered by a click on the space of any unit of a token', () => {
    const offers = several.pieces!.map((piece) => offer(['piece', piece]));
    expect(offersForClick(board, scene, offers, 'space', several.at[1] as number)).toEqual(offers);
    const space = [offer(['space', several.at[1] as number])];
    expect(offersForClick(board, scene, space, 'piece', several.pieces![1]!)).toEqual(space);
  });

  it('let the eye go to a way', () => {
    expect(focusOf(board, ['connection', 7])).toEqual({ kind: 'link', index: 7 });
    expect(focusOf(board, ['ap', 2])).toBeNull();
  });
});

describe('what is said of them', () => {
  it('tells a unit with those of its token', () => {
    const told = about(board, scene, 'piece', several.pieces![0]!)!;
    expect(told.lines.find((line) => line.startsWith(several.title))).toContain(board.pieces[several.pieces![1]!]!.short);
  });

  it('tells what a point is for', () => {
    const told = about(board, scene, 'point', 0)!;
    expect([told.title, told.lines.length > 0, told.rules.length > 0]).toEqual(['Light AP', true, true]);
    expect(about(board, scene, 'point', 99)).toBeNull();
  });

  it('tells a way, and what has become of it', () => {
    const built: Scene = { ...scene, links: [{ link: 3, style: 'road', title: 'A Road' }] };
    expect(about(board, built, 'link', 3)!.lines).toEqual(['A Road.']);
    expect(about(board, scene, 'link', 3)!.lines).toEqual(['']);
    expect(about(board, scene, 'link', 3)!.under).toBe(board.links[3]!.note);
    expect(about(board, scene, 'link', 9999)).toBeNull();
  });
});

describe('the track of a contest', () => {
  it('goes from its lowest to its highest step', () => {
    expect(steps({ low: -2, high: 1 })).toEqual([-2, -1, 0, 1]);
  });

  it('keeps a marker that has gone beyond it at its end', () => {
    expect(onTrack({ low: -5, high: 10 }, 3)).toEqual({ step: 3, beyond: false });
    expect(onTrack({ low: -5, high: 10 }, 13)).toEqual({ step: 10, beyond: true });
    expect(onTrack({ low: -5, high: 10 }, -7)).toEqual({ step: -5, beyond: true });
  });
});

describe('keys', () => {
  it('open the boxes', () => {
    expect(meaning({ key: 'B' }, 5, false)).toEqual({ kind: 'command', command: 'boxes' });
  });
});
