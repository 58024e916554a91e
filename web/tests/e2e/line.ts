/** The line between browsers and server, which a test may cut and mend. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Line {
  private server: Server | null = null;
  private open = new Set<Socket>();
  private broken = false;
  port = 0;

  constructor(private readonly to: number) {}

  start(): Promise<void> {
    this.server = createServer((near) => this.join(near));
    return new Promise((ready) => {
      this.server!.listen(0, '127.0.0.1', () => {
        this.port = (this.server!.address() as { port: number }).port;
        ready();
      });
    });
  }

  private join(near: Socket): void {
    if (this.broken) {
      near.destroy();
      return;
    }
    const far = connect(this.to, '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.open.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.open.delete(one);
        other.destroy();
      });
    }
  }

  /** Every connection breaks, and no new one comes about. */
  cut(): void {
    this.broken = true;
    for (const socket of this.open) socket.destroy();
  }

  mend(): void {
    this.broken = false;
  }

  close(): Promise<void> {
    this.cut();
    return new Promise((done) => (this.server ? this.server.close(() => done()) : done()));
  }
}
