/** The house for the browser tests: a server of its own, the line to it, and a browser. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { Line } from './line';
import { Visitor } from './visitor';

const HERE = dirname(fileURLToPath(import.meta.url));
export const ROOT = join(HERE, '..', '..', '..');
const OWN_PYTHON = join(ROOT, '.venv', 'bin', 'python');
export const PYTHON = existsSync(OWN_PYTHON) ? OWN_PYTHON : process.env['PYTHON'] || 'python3';
export const SHOTS = join(ROOT, 'web', 'shots');
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const WAR = 'washingtons-war';
/** How long anything may take on a slow machine before it counts as not happening. */
export const PATIENCE = 60_000;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

export interface WantedTable {
  game?: string;
  seats: { kind: string; agent?: string; name?: string }[];
  [more: string]: unknown;
}

export interface Laid {
  id: string;
  tokens: string[];
}

export const ME = { kind: 'me' };
export const CHANCE = { kind: 'agent', agent: 'random' };

export class House {
  address = '';
  line!: Line;
  browser!: Browser;
  private server: ChildProcess | null = null;
  private folder = mkdtempSync(join(tmpdir(), 'ticonderoga-'));
  private port = 0;

  async open(): Promise<void> {
    this.port = await freePort();
    this.line = new Line(this.port);
    await this.line.start();
    this.address = `http://127.0.0.1:${this.line.port}`;
    const browser = launch();
    await this.serve();
    this.browser = await browser;
  }

  /** Start the server as anybody would, or start it again after it was killed. */
  async serve(): Promise<void> {
    const client = process.env['CLIENT'] ? ['--client', process.env['CLIENT']] : [];
    const server = spawn(
      PYTHON,
      [
        '-m', 'ticonderoga', 'serve', '--port', String(this.port), '--workers', '1', '--unlimited',
        '--database', `sqlite:///${join(this.folder, 'tables.sqlite')}`, ...client,
      ],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.server = server;
    await new Promise<void>((ready, failed) => {
      server.stdout!.once('data', () => ready());
      server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was ready`)));
    });
  }

  /** As `kill -9` does: no warning, no farewell. */
  async kill(): Promise<void> {
    const server = this.server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.kill();
    await this.line?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A browser of one's own, with the tour behind one unless a first visit is wanted. */
  async visit(settings: Record<string, unknown> = {}, size = DESKTOP, theme: 'light' | 'dark' = 'light'): Promise<Visitor> {
    const context = await this.browser.newContext({
      viewport: size,
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: size.width < 500,
      permissions: ['clipboard-read', 'clipboard-write', 'notifications'],
    });
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('ticonderoga.settings')) localStorage.setItem('ticonderoga.settings', kept);
    }, JSON.stringify({ toured: true, playback: false, ...settings }));
    context.setDefaultTimeout(PATIENCE);
    const visitor = new Visitor(context, await context.newPage(), this.address);
    await visitor.page.goto(this.address);
    return visitor;
  }

  /** Lay a table by the server's own door; the id and the secrets of its seats. */
  lay(wanted: WantedTable): Promise<Laid> {
    return this.post('/api/tables', { game: WAR, ...wanted });
  }

  /** A table at which something is about to happen. */
  async laySaved(moment: 'battle' | 'reaction' | 'turn' | 'opening' | 'stack' | 'gathering' | 'contest' | 'activation' | 'march' | 'fight' | 'answer' | 'ambush' | 'origins' | 'cards', wanted: WantedTable): Promise<Laid> {
    const { stdout } = await promisify(execFile)(PYTHON, [join(HERE, 'games.py'), moment]);
    return this.post('/api/tables/import', { save: stdout, ...wanted });
  }

  private async post(path: string, body: unknown): Promise<Laid> {
    const answer = await fetch(`${this.address}${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Laid;
  }
}
