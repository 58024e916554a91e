/** The recorded games as the map sees them: boards, and scenes from the set-up to the end of each game. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Board, Scene } from '../src/contract';

export interface Recorded {
  boards: Board[];
  games: { game: string; board: number; scenes: Scene[] }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = `${root}.venv/bin/python`;

export function recorded(): Recorded {
  const python = existsSync(own) ? own : process.env['PYTHON'] || 'python3';
  return JSON.parse(execFileSync(python, [`${root}web/scripts/recorded.py`], { maxBuffer: 1 << 28, encoding: 'utf8', env: { ...process.env, PYTHONPATH: root } })) as Recorded;
}
