import { describe, expect, it } from 'vitest';
import type { Scene, Token } from '../src/contract';
import { changedScene, changedTokens } from '../src/play/changes';

const token = (key: string, count = 1): Token => ({
  key, at: ['space', 3], figure: 'plate', side: 0, count, title: `${count} of ${key}`,
});
const scene: Scene = {
  tokens: [token('a'), token('b'), token('c'), token('d')],
  tracks: { year: { step: 0, note: '' } },
  regions: [-1], status: [['Year', '1775']], standing: [], hands: [], piles: [],
};

describe('changed tokens', () => {
  it('take the place that they have in the new list', () => {
    const put: [number, Token][] = [[0, token('z')], [2, token('c', 5)], [4, token('e')]];
    const next = changedTokens(scene.tokens, { gone: ['a'], put });
    expect(next.map(({ key, count }) => [key, count])).toEqual([['z', 1], ['b', 1], ['c', 5], ['d', 1], ['e', 1]]);
  });

  it('leave the others the very same objects, and the list before as it was', () => {
    const next = changedTokens(scene.tokens, { gone: ['b'], put: [] });
    expect(next[1]).toBe(scene.tokens[2]);
    expect(scene.tokens).toHaveLength(4);
  });
});

describe('a changed scene', () => {
  it('keeps what is not mentioned', () => {
    const next = changedScene(scene, { status: [['Year', '1776']], token_changes: { gone: ['d'], put: [[0, token('new')]] } });
    expect(next.status).toEqual([['Year', '1776']]);
    expect(next.tracks).toBe(scene.tracks);
    expect(next.tokens.map(({ key }) => key)).toEqual(['new', 'a', 'b', 'c']);
    expect('token_changes' in next).toBe(false);
  });

  it('takes a whole list of tokens as it comes', () => {
    expect(changedScene(scene, { tokens: [token('x')] }).tokens).toEqual([token('x')]);
  });
});
