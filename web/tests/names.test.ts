import { describe, expect, it } from 'vitest';
import { shownName } from '../src/play/names';

describe('names', () => {
  it('marks guests, and no account', () => {
    expect(shownName({ name: 'Ann', guest: true })).toBe('Ann (guest)');
    expect(shownName({ name: 'Ann', guest: false })).toBe('Ann');
    expect(shownName({ name: 'Ann' })).toBe('Ann');
    expect(shownName({ name: 'Guest', guest: true })).toBe('Guest');
  });
});
