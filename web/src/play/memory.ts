/** What this browser keeps: seat secrets, settings. Nothing of it leaves the page. */

export interface KeptTable {
  id: string;
  title: string;
  /** The secrets of the seats held here, by seat number. */
  tokens: Record<number, string>;
  /** How the seats are shown when more than one is held. */
  manner: 'one' | 'two-handed' | 'hot-seat';
  at: number;
  /** Secrets of seats for others to take. */
  invites?: Record<number, string>;
  /** The log line up to which each seat has seen the story. */
  seen: Record<number, number>;
}

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  dice: boolean;
  singleKeys: boolean;
  confirmFinal: boolean;
  /** What others do is played step by step, live and on coming back. */
  playback: boolean;
  pace: 'slow' | 'normal' | 'fast';
  sound: 'all' | 'turn' | 'off';
  name: string;
  toured: boolean;
}

export const USUAL: Settings = {
  theme: 'auto',
  motion: 'auto',
  dice: true,
  singleKeys: true,
  confirmFinal: true,
  playback: true,
  pace: 'normal',
  sound: 'turn',
  name: '',
  toured: false,
};

const TABLES = 'ticonderoga.tables';
const SETTINGS = 'ticonderoga.settings';
const MOST_TABLES = 200;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* A browser that keeps nothing can still play. */
  }
}

export const keptTables = (): KeptTable[] => read<KeptTable[]>(TABLES, []);

export const keptTable = (id: string): KeptTable | undefined => keptTables().find((table) => table.id === id);

/** Keep a table, joining its secrets to those kept before. */
export function keepTable(table: Pick<KeptTable, 'id'> & Partial<KeptTable>): void {
  const before = keptTable(table.id);
  const now: KeptTable = {
    title: '',
    manner: 'one',
    at: Date.now(),
    ...before,
    ...table,
    tokens: { ...before?.tokens, ...table.tokens },
    seen: { ...before?.seen, ...table.seen },
  };
  write(TABLES, [now, ...keptTables().filter((each) => each.id !== table.id)].slice(0, MOST_TABLES));
}

export function forgetTable(id: string): void {
  write(TABLES, keptTables().filter((table) => table.id !== id));
}

export const readSettings = (): Settings => ({ ...USUAL, ...read<Partial<Settings>>(SETTINGS, {}) });
export const writeSettings = (settings: Settings): void => write(SETTINGS, settings);
