/** What is told at a table: lines of the log, odds.
 *
 * Made from ticonderoga/engine/drawing_told.py by tools/client_types.py: do not edit it here. */

/** A thing by its kind and number: ("space", 13). */
export type Thing = [string, number];

export type By = 'land' | 'sea';

/** A die that was rolled: the face it shows, and how many sides it has. */
export interface DieShown {
  face: number;
  sides: number;
}

/** Where somebody went, from space to space; `piece` is -1 for a nameless one. */
export interface WayShown {
  start: number;
  goal: number;
  by: By;
  piece: number;
}

/** A line of the log, as one seat may know it. */
export interface LogLine {
  /** Its place in the log. */
  i: number;
  /** How many deliveries came before the one that it tells of; -1 for the set-up. */
  ply: number;
  /** Whose choice brought it about, or -1. */
  seat: number;
  kind: string;
  /** The sentence without its rule number. */
  text: string;
  rule: string;
  dice: DieShown[];
  way: WayShown | null;
  /** The things it tells of. */
  touches: [string, number][];
  args: (number | string)[];
}

/** Something that is drawn of a piece on request, such as its line of supply. */
export interface Trace {
  title: string;
  text: string;
  rule: string;
  /** The spaces that it leads through. */
  way: number[];
  /** The space that stops it, or -1. */
  cut: number;
  good: boolean;
}

/** Something that may come of a choice, and how likely that is. */
export interface OutcomeShown {
  text: string;
  chance: number;
  rule: string;
  /** What it depends on, such as "if Greene intercepts"; empty for what holds in any case. */
  when: string;
  /** The sides it is told of. */
  sides: number[];
  /** Whether it is what these sides want. */
  success: boolean;
  /** Whether it takes a reaction that the other side may also leave. */
  reaction: boolean;
}

/** Something that counts for or against a side. */
export interface ModifierShown {
  who: string;
  text: string;
  value: number;
  rule: string;
}

/** A sentence on what the odds rest on. */
export interface NoteShown {
  text: string;
  rule: string;
}

/** The odds of one choice. */
export interface OddsShown {
  title: string;
  outcomes: OutcomeShown[];
  modifiers: ModifierShown[];
  notes: NoteShown[];
}
