import { describe, expect, it } from 'vitest';
import { ANSWER_KEYS, COMMANDS, keyOf, meaning } from '../src/play/keys';

describe('keys', () => {
  it('answer by the digit or letter shown beside the choice', () => {
    for (let place = 0; place < ANSWER_KEYS.length; place++) {
      expect(meaning({ key: keyOf(place) }, 36, false)).toEqual({ kind: 'answer', index: place });
    }
    expect(keyOf(36)).toBe('');
  });

  it('answer nothing past the last choice', () => {
    expect(meaning({ key: '3' }, 2, false)).toBeNull();
    expect(meaning({ key: 'a' }, 10, false)).toBeNull();
  });

  it('command by capitals, which no answer uses', () => {
    expect(meaning({ key: 'U' }, 36, false)).toEqual({ kind: 'command', command: 'undo' });
    for (const { keys } of COMMANDS) for (const key of keys) expect(ANSWER_KEYS).not.toContain(key);
    const all = COMMANDS.flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are left alone while one types, but for Escape', () => {
    expect(meaning({ key: '1' }, 5, true)).toBeNull();
    expect(meaning({ key: 'U' }, 5, true)).toBeNull();
    expect(meaning({ key: 'Escape' }, 5, true)).toEqual({ kind: 'command', command: 'close' });
  });

  it('are left to the browser with Control, Alt or Meta', () => {
    expect(meaning({ key: '1', ctrlKey: true }, 5, false)).toBeNull();
    expect(meaning({ key: 'r', metaKey: true }, 36, false)).toBeNull();
    expect(meaning({ key: '1', altKey: true }, 5, false)).toBeNull();
  });

  it('answer nothing when single keys are turned off', () => {
    expect(meaning({ key: '1' }, 5, false, false)).toBeNull();
  });
});
