import { describe, expect, it } from 'vitest';
import { isWanted, NOTES, soundOf, type Heard } from '../src/play/sound';
import { USUAL } from '../src/play/memory';

const heard = (more: Partial<Heard> = {}): Heard => ({ n: 5, mine: false, over: false, rolled: false, ...more });

describe('what is heard', () => {
  it('is nothing when a page opens or says the same again', () => {
    expect(soundOf(null, heard({ mine: true }))).toBeNull();
    expect(soundOf(heard(), heard({ mine: true }))).toBeNull();
  });

  it('is a chime when the turn comes to me, once', () => {
    expect(soundOf(heard(), heard({ n: 6, mine: true, rolled: true }))).toBe('turn');
    expect(soundOf(heard({ mine: true }), heard({ n: 6, mine: true }))).toBe('move');
  });

  it('is dice, a piece set down, or the end', () => {
    expect(soundOf(heard(), heard({ n: 6, rolled: true }))).toBe('dice');
    expect(soundOf(heard(), heard({ n: 6 }))).toBe('move');
    expect(soundOf(heard(), heard({ n: 6, over: true, mine: true }))).toBe('over');
    expect(soundOf(heard({ over: true }), heard({ n: 7, over: true }))).toBeNull();
  });

  it('is what one has chosen to hear', () => {
    expect(isWanted('move', 'all')).toBe(true);
    expect(isWanted('turn', 'turn')).toBe(true);
    expect(isWanted('over', 'turn')).toBe(true);
    expect(isWanted('dice', 'turn')).toBe(false);
    expect(isWanted('turn', 'off')).toBe(false);
    expect(USUAL.sound).toBe('turn');
  });

  it('is soft', () => {
    for (const notes of Object.values(NOTES)) for (const { loud } of notes) expect(loud).toBeLessThan(0.1);
  });
});
