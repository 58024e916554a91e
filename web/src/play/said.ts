/** What a client may say to the server.
 *
 * Made from ticonderoga/server/messages.py by tools/client_types.py: do not edit it here. */

export type ChoiceParts = (string | number)[];

/** To a question: always this, or never one of these. */
export interface StandingAnswer {
  question: string;
  always?: (string | number)[];
  never?: ((string | number)[])[];
}

export interface Hello {
  type: 'hello';
  token?: string;
  since?: number;
  /** Steps may leave out the parts of the scene that are as they were. */
  partial?: boolean;
}

export interface Choose {
  type: 'choose';
  id: number;
  n: number;
  choice: ChoiceParts;
  /** The client made it by itself, since nothing else was offered: no decision of its seat. */
  single?: boolean;
}

export interface Withdraw {
  type: 'withdraw';
  id: number;
  n: number;
}

export interface Undo {
  type: 'undo';
  id: number;
  n: number;
}

export interface ProposeUndo {
  type: 'propose_undo';
  id: number;
  n: number;
  ply: number;
}

export interface Consent {
  type: 'consent';
  id: number;
  n: number;
}

export interface RefuseUndo {
  type: 'refuse_undo';
  id: number;
}

export interface Resign {
  type: 'resign';
  id: number;
  n: number;
}

export interface Chat {
  type: 'chat';
  id: number;
  text: string;
}

/** The seat's private notes, as a whole. */
export interface Note {
  type: 'note';
  id: number;
  text: string;
}

/** Older log lines: those from an index on, up to another. */
export interface Log {
  type: 'log';
  id: number;
  since: number;
  until: number;
}

export interface Why {
  type: 'why';
  id: number;
  kind: string;
  index: number;
}

/** What does it mean to draw a stack, or these pieces of it, from a space to another? Of a lot (pieces that are only counted) so many. */
export interface Gesture {
  type: 'gesture';
  id: number;
  start: number;
  goal: number;
  pieces?: number[];
  lots?: [number, number][];
}

/** Who may be taken up at a space, to be drawn from it or gathered on it? */
export interface Muster {
  type: 'muster';
  id: number;
  space: number;
}

/** How is a piece supplied, or whatever the game draws of it on request? */
export interface Trace {
  type: 'trace';
  id: number;
  piece: number;
}

export interface AskOdds {
  type: 'odds';
  id: number;
}

/** Which of the present choices cannot be taken back: told at every table. */
export interface AskFinal {
  type: 'final';
  id: number;
}

export interface Hint {
  type: 'hint';
  id: number;
}

export interface Standing {
  type: 'standing';
  id: number;
  answers: StandingAnswer[];
}

/** What has happened since my last own decision? */
export interface AskStory {
  type: 'story';
  id: number;
}

/** Which of my own decisions can I go back to? */
export interface AskDecisions {
  type: 'decisions';
  id: number;
}

export interface Ping {
  type: 'ping';
  id: number;
}

export type Message = Hello | Choose | Withdraw | Undo | ProposeUndo | Consent | RefuseUndo | Resign | Chat | Note | Log | Why | Gesture | Muster | Trace | AskOdds | AskFinal | Hint | Standing | AskStory | AskDecisions | Ping;
