/** Small matters of writing. */

/** A number that tells its side of nothing, with a true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** With a capital first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A number with its noun, "1 choice" or "5 choices". */
export function counted(number: number, noun: string, several = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : several}`;
}

/** Names in a row: "one", "one and two", "one, two and three". */
export function listed(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** Who plays at a table, those of one name counted: "Ann – Non-player × 3". */
export function together(names: readonly string[]): string {
  return [...new Set(names)].map((name) => {
    const times = names.filter((each) => each === name).length;
    return times > 1 ? `${name} × ${times}` : name;
  }).join(' – ');
}

/** A number with one decimal and its sign; nothing has none. */
export function signedTenths(value: number): string {
  const tenths = Math.abs(value).toFixed(1);
  return tenths === '0.0' ? '0' : `${value > 0 ? '+' : '−'}${tenths}`;
}

/** Names of the bots every game has; a game's own bot goes by its own name. */
const BOTS: Record<string, string> = {
  planner: 'Bot, normal',
  'planner:beginner': 'Bot, beginner',
  'planner:easy': 'Bot, easy',
  'planner:normal': 'Bot, normal',
  'planner:hard': 'Bot, hard',
  strategist: 'Bot, expert',
  'strategist:quick': 'Bot, expert, quick',
  'strategist:deep': 'Bot, expert, deep',
  random: 'Random mover',
};

/** The levels that a planner is offered at: those that differ in strength beyond doubt (docs/ratings.md). */
const LEVELS = ['planner:beginner', 'planner:easy', 'planner'];

/** Who can play a seat of a game: the game's own bots, then those of all games by strength, chance last. */
export function opponents(all: string[], common: string[]): string[] {
  return [
    ...all.filter((agent) => !common.includes(agent)),
    ...(all.includes('planner') ? LEVELS : []),
    ...all.filter((agent) => agent !== 'planner' && agent !== 'random' && common.includes(agent)),
    ...all.filter((agent) => agent === 'random'),
  ];
}

/** A bot as people call it. */
export function botName(agent: string): string {
  return BOTS[agent] ?? capital(agent.replace(':', ', '));
}
