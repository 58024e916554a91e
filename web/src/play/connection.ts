/**
 * One live connection that mends itself: hello, silence watched by pings, reconnect with a
 * growing pause, at once when the network or the page comes back.
 */
import type { FromServer, ToServer } from './protocol';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
}

export interface World {
  open(url: string): Socket;
  later(run: () => void, milliseconds: number): unknown;
  never(timer: unknown): void;
  random(): number;
}

export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 15_000;
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8_000;
/** The session has ended in which the socket was opened. Who holds the seat's secret goes on by it. */
const SIGNED_OUT = 4401;
/** Codes with which the server says that trying again is of no use. */
const HOPELESS = new Map([
  [SIGNED_OUT, 'You were signed out. Sign in again to continue.'],
  [4403, 'This page comes from another address than the server.'],
  [4404, 'There is no such game.'],
  [4429, 'Too many spectators, or too many requests from this page. Try again later.'],
]);

export class Connection {
  link: Link = 'closed';
  /** Why there is no use in trying again. */
  trouble = '';
  private socket: Socket | null = null;
  private tries = 0;
  private count = 0;
  private timer: unknown = null;
  private pulse: unknown = null;
  private awaited = new Map<number, (answer: FromServer) => void>();

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly world: World,
    /** How many journal entries the page has seen; -1 for none. */
    private readonly since: () => number,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (link: Link) => void,
  ) {}

  start(): void {
    if (this.socket) return;
    this.world.never(this.timer);
    this.trouble = '';
    this.set('connecting');
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', token: this.token, since: this.since(), partial: true }));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(String(data));
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.socket) this.lost(code, reason ?? '');
    };
  }

  stop(): void {
    this.drop();
    this.world.never(this.timer);
    this.set('closed');
  }

  /** The network or the page has come back: no more waiting. */
  wake(): void {
    if (this.link === 'waiting') this.start();
    else if (this.link === 'open') this.ping();
  }

  /** Say something; resolves with the answer, or with a refusal when the line breaks. */
  say(message: ToServer): Promise<FromServer> {
    const id = ++this.count;
    if (this.link !== 'open' || !this.socket) {
      return Promise.resolve(broken(id, NOT_SENT));
    }
    return new Promise((resolve) => {
      this.awaited.set(id, resolve);
      this.socket!.send(JSON.stringify({ ...message, id }));
    });
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'snapshot' || message.type === 'step') {
      if (this.link !== 'open') {
        this.tries = 0;
        this.set('open');
        this.listen();
      }
    }
    if ('id' in message && typeof message.id === 'number') {
      const resolve = this.awaited.get(message.id);
      this.awaited.delete(message.id);
      resolve?.(message);
    }
    this.hear(message);
  }

  private listen(): void {
    this.world.never(this.pulse);
    this.pulse = this.world.later(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const socket = this.socket;
    if (!socket || this.link !== 'open') return;
    this.world.never(this.pulse);
    this.pulse = this.world.later(() => {
      if (socket === this.socket) this.lost(4000, 'the server does not answer');
    }, PONG_WITHIN);
    void this.say({ type: 'ping' }).then((answer) => {
      if (answer.type === 'pong' && socket === this.socket) this.listen();
    });
  }

  private lost(code: number, reason: string): void {
    this.drop();
    const hopeless = HOPELESS.get(code);
    if (hopeless && !(code === SIGNED_OUT && this.token)) {
      this.trouble = reason || hopeless;
      this.set('closed');
      return;
    }
    this.set('waiting');
    this.timer = this.world.later(() => this.start(), pause(this.tries++, this.world.random()));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.world.never(this.pulse);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const [id, resolve] of this.awaited) resolve(broken(id, ON_ITS_WAY));
    this.awaited.clear();
  }

  private set(link: Link): void {
    this.link = link;
    this.changed(link);
  }
}

const NOT_SENT = 'Connection lost, reconnecting. Nothing was sent.';
const ON_ITS_WAY = 'Connection lost while sending. You will see whether it arrived once the connection is back.';

const broken = (id: number, text: string): FromServer => ({
  type: 'refused',
  id,
  text,
  rule: '',
  stale: true,
});

/** The pause before a try: doubling, with a little chance so that not all come at once. */
export function pause(tries: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.75 + random * 0.5);
}

export const browser: World = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  never: (timer) => clearTimeout(timer as number | undefined),
  random: Math.random,
};
