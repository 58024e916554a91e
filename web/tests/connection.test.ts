import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, FIRST_PAUSE, LONGEST_PAUSE, pause, PING_EVERY, PONG_WITHIN, type Link } from '../src/play/connection';
import type { FromServer } from '../src/play/protocol';
import { FakeWorld } from './fake_line';

let world: FakeWorld;
let links: Link[];
let heard: FromServer[];
let n: number;
let connection: Connection;

beforeEach(() => {
  world = new FakeWorld();
  links = [];
  heard = [];
  n = -1;
  connection = new Connection('ws://x', 'secret', world, () => n, (message) => heard.push(message), (link) => links.push(link));
});

const open = (): void => {
  connection.start();
  world.last.onopen?.();
  world.last.say({ type: 'snapshot', n: 4 });
};

describe('a live connection', () => {
  it('says hello with its secret and is open with the first snapshot', () => {
    open();
    expect(world.last.sent[0]).toEqual({ type: 'hello', token: 'secret', since: -1, partial: true });
    expect(links).toEqual(['connecting', 'open']);
  });

  it('gives each answer to who asked', async () => {
    open();
    const first = connection.say({ type: 'odds' });
    const second = connection.say({ type: 'hint' });
    const [a, b] = world.last.sent.slice(1).map((message) => message['id']);
    world.last.say({ type: 'hint', id: b, label: 'B' });
    world.last.say({ type: 'odds', id: a, odds: [] });
    expect((await first).type).toBe('odds');
    expect((await second).type).toBe('hint');
  });

  it('comes back by itself and tells how much it has seen', () => {
    open();
    n = 17;
    world.last.onclose?.({ code: 1006 });
    expect(connection.link).toBe('waiting');
    world.pass(FIRST_PAUSE);
    world.last.onopen?.();
    expect(world.sockets).toHaveLength(2);
    expect(world.last.sent[0]).toEqual({ type: 'hello', token: 'secret', since: 17, partial: true });
    world.last.say({ type: 'step', n: 18 });
    expect(connection.link).toBe('open');
  });

  it('waits longer each time, but never too long, and begins anew after success', () => {
    expect(pause(0, 0.5)).toBe(FIRST_PAUSE);
    expect(pause(3, 0.5)).toBe(FIRST_PAUSE * 8);
    expect(pause(50, 0.5)).toBe(LONGEST_PAUSE);
    open();
    world.last.onclose?.({ code: 1006 });
    world.pass(FIRST_PAUSE);
    world.last.onclose?.({ code: 1006 });
    world.pass(FIRST_PAUSE);
    expect(world.sockets).toHaveLength(2);
    world.pass(FIRST_PAUSE);
    expect(world.sockets).toHaveLength(3);
    world.last.say({ type: 'snapshot', n: 4 });
    world.last.onclose?.({ code: 1006 });
    world.pass(FIRST_PAUSE);
    expect(world.sockets).toHaveLength(4);
  });

  it('refuses what is waiting for an answer when the line breaks, so that nothing hangs', async () => {
    open();
    const choice = connection.say({ type: 'choose', n: 4, choice: ['done'] });
    world.last.onclose?.({ code: 1006 });
    expect(await choice).toMatchObject({ type: 'refused', stale: true });
    expect(await connection.say({ type: 'odds' })).toMatchObject({ type: 'refused' });
  });

  it('notices a silent line after sleep and opens another', () => {
    open();
    world.pass(PING_EVERY);
    expect(world.last.sent[world.last.sent.length - 1]!['type']).toBe('ping');
    world.pass(PONG_WITHIN);
    expect(world.sockets[0]!.closed).toBe(true);
    expect(connection.link).toBe('waiting');
    connection.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('keeps a line that answers', async () => {
    open();
    world.pass(PING_EVERY);
    const id = world.last.sent[world.last.sent.length - 1]!['id'];
    world.last.say({ type: 'pong', id });
    await Promise.resolve();
    await Promise.resolve();
    world.pass(PONG_WITHIN);
    expect(connection.link).toBe('open');
    expect(world.sockets).toHaveLength(1);
  });

  it('does not try again where there is no table', () => {
    connection.start();
    world.last.onclose?.({ code: 4404 });
    expect(connection.link).toBe('closed');
    expect(connection.trouble).toContain('no such game');
    world.pass(LONGEST_PAUSE * 2);
    expect(world.sockets).toHaveLength(1);
  });

  it('goes on by the secret of its seat when the session ends, and not without one', () => {
    connection.start();
    world.last.onclose?.({ code: 4401 });
    expect(connection.link).toBe('waiting');
    const watching = new Connection('ws://x', '', world, () => -1, () => {}, () => {});
    watching.start();
    const sockets = world.sockets.length;
    world.last.onclose?.({ code: 4401 });
    expect(watching.link).toBe('closed');
    expect(watching.trouble).toContain('signed out');
    world.pass(LONGEST_PAUSE / 1000);
    expect(world.sockets.length).toBe(sockets);
  });

  it('hears nothing from a line it has given up', () => {
    open();
    const old = world.last;
    const late = old.onmessage;
    connection.stop();
    late?.({ data: JSON.stringify({ type: 'chat', seat: 0, name: '', text: '', at: 0 }) });
    expect(heard).toHaveLength(1);
    expect(old.closed).toBe(true);
  });
});
