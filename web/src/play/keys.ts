/** Keys: digits and letters answer, capitals command. */

export const ANSWER_KEYS = '1234567890abcdefghijklmnopqrstuvwxyz';

export type Command =
  | 'undo'
  | 'story'
  | 'pause'
  | 'skip'
  | 'step-back'
  | 'step-on'
  | 'odds'
  | 'hint'
  | 'log'
  | 'cards'
  | 'boxes'
  | 'talk'
  | 'rules'
  | 'places'
  | 'what-if'
  | 'prompt'
  | 'hand'
  | 'settings'
  | 'help'
  | 'find'
  | 'close'
  | 'repeat';

export const COMMANDS: readonly { keys: readonly string[]; command: Command; says: string }[] = [
  { keys: ['?'], command: 'help', says: 'this list of shortcuts' },
  { keys: ['U', 'Backspace'], command: 'undo', says: 'undo, or request undo' },
  { keys: ['N'], command: 'story', says: 'what just happened? play it, or play it again' },
  { keys: ['K'], command: 'pause', says: 'pause the playback, or go on' },
  { keys: ['X'], command: 'skip', says: 'skip the playback' },
  { keys: ['['], command: 'step-back', says: 'playback: one step back' },
  { keys: [']'], command: 'step-on', says: 'playback: one step on' },
  { keys: ['O'], command: 'odds', says: 'odds of the current choices' },
  { keys: ['H'], command: 'hint', says: 'a hint' },
  { keys: ['P'], command: 'prompt', says: 'go to the choices' },
  { keys: ['C'], command: 'hand', says: 'go to your hand' },
  { keys: ['M'], command: 'places', says: 'the map as a list' },
  { keys: ['L'], command: 'log', says: 'the log' },
  { keys: ['D'], command: 'cards', says: 'cards: discards, removed cards, queues' },
  { keys: ['B'], command: 'boxes', says: 'boxes, pools and tracks' },
  { keys: ['T'], command: 'talk', says: 'chat and notes' },
  { keys: ['R'], command: 'rules', says: 'the rules, with search' },
  { keys: ['W'], command: 'what-if', says: 'what if: try things out' },
  { keys: ['S'], command: 'settings', says: 'settings' },
  { keys: ['/'], command: 'find', says: 'find a choice by typing' },
  { keys: ['.'], command: 'repeat', says: 'repeat the question' },
  { keys: ['Escape'], command: 'close', says: 'close' },
];

export interface Pressed {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
}

export type Meaning = { kind: 'answer'; index: number } | { kind: 'command'; command: Command } | null;

/** The key shown beside the choice at a place; none past the last letter. */
export const keyOf = (place: number): string => ANSWER_KEYS[place] ?? '';

/** What a key means. In a field of text only Escape means anything. */
export function meaning(pressed: Pressed, choices: number, typing: boolean, answering = true): Meaning {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (typing) return pressed.key === 'Escape' ? { kind: 'command', command: 'close' } : null;
  const command = COMMANDS.find(({ keys }) => keys.includes(pressed.key));
  if (command) return { kind: 'command', command: command.command };
  if (!answering || pressed.key.length !== 1) return null;
  const index = ANSWER_KEYS.indexOf(pressed.key);
  return index >= 0 && index < choices ? { kind: 'answer', index } : null;
}
