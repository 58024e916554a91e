/** A line without a network: sockets that keep what was sent, time that passes when told. */
import type { Socket, World } from '../src/play/connection';

export class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  now = 0;
  timers: { at: number; run: () => void }[] = [];
  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  later(run: () => void, milliseconds: number): unknown {
    const timer = { at: this.now + milliseconds, run };
    this.timers.push(timer);
    return timer;
  }
  never(timer: unknown): void {
    this.timers = this.timers.filter((each) => each !== timer);
  }
  random(): number {
    return 0.5;
  }
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.timers.filter((timer) => timer.at <= this.now);
    this.timers = this.timers.filter((timer) => timer.at > this.now);
    for (const timer of due) timer.run();
  }
  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1]!;
  }
}
