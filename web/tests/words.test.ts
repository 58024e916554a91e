/** Small matters of writing: names of bots, and who plays together. */
import { describe, expect, it } from 'vitest';
import { botName, opponents, together } from '../src/words';

describe('opponents', () => {
  const common = ['planner', 'random', 'strategist'];

  it('are the game’s own bot, then all others by strength, chance last', () => {
    const offered = opponents(['non-player', ...common], common);
    expect(offered).toEqual(['non-player', 'planner:beginner', 'planner:easy', 'planner', 'strategist', 'random']);
    expect(offered.map(botName)).toEqual(['Non-player', 'Bot, beginner', 'Bot, easy', 'Bot, normal', 'Bot, expert', 'Random mover']);
  });

  it('of one name are counted', () => {
    expect(together(['Ann', 'Non-player', 'Non-player', 'Non-player'])).toBe('Ann – Non-player × 3');
    expect(together(['Ann', 'Bob'])).toBe('Ann – Bob');
  });
});
