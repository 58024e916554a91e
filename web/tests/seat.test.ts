import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_PAUSE } from '../src/play/connection';
import { keyBytes } from '../src/play/notify';
import { SeatView } from '../src/play/seat.svelte';
import { FakeWorld } from './fake_line';

const offer = (verb: string) => ({ choice: [verb], label: verb, verb, targets: [] });
const state = (n: number, more: object = {}) => ({
  type: 'snapshot', n, ply: n, seat: 0, log: [], log_length: 0, over: false, result: null,
  undo: { free: false, how: 'none', request: null }, caught_up: 0,
  scene: { tokens: [], status: [['Year', '1775']], standing: [], hands: [], piles: [], regions: [], tracks: {} },
  asks: [{ seat: 0, key: 'play', prompt: '', waiting: '', rule: '', focus: null, answered: false, choices: [offer('go'), offer('stay')] }],
  table: { game: 'g', settings: {}, seats: [] },
  ...more,
});

let world: FakeWorld;
let view: SeatView;
const sent = (type: string) => world.last.sent.filter((each) => each['type'] === type);
const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await Promise.resolve();
};
const arrive = (message: object): void => {
  world.last.onopen?.();
  world.last.say(message);
};

beforeEach(() => {
  world = new FakeWorld();
  view = new SeatView('t', 'secret', 'ws://x', world);
  view.start();
  arrive(state(4));
});

describe('a seat', () => {
  it('puts a scene together from the parts that have changed', () => {
    world.last.say(state(5, { type: 'step', scene: { status: [['Year', '1776']] }, table: undefined }));
    expect(view.state?.scene.status).toEqual([['Year', '1776']]);
    expect(view.state?.scene.piles).toEqual([]);
    expect(view.table?.game).toBe('g');
  });

  it('shows the dice that new lines bring, not those of a sentence', () => {
    const line = { i: 0, kind: 'x', text: 'She rolls 5.', rule: '', dice: [], way: null, touches: [], args: [] };
    const rolled = { ...line, i: 1, text: 'A battle.', dice: [{ face: 2, sides: 3 }, { face: 3, sides: 3 }] };
    world.last.say(state(5, { type: 'step', log: [line, rolled], log_length: 2 }));
    expect(view.dice.map(({ die, line: { i } }) => [die.face, die.sides, i])).toEqual([[2, 3, 1], [3, 3, 1]]);
  });

  it('says which choices cannot be taken back, and why', async () => {
    const asked = sent('odds')[0]!;
    world.last.say({ type: 'odds', id: asked['id'], odds: [], final: [{ choice: ['go'], by: 'turn' }] });
    await settle();
    expect(view.finality(offer('go') as never)).toBe('turn');
    expect(view.finality(offer('stay') as never)).toBe('');
  });

  it('says of odds only that dice follow where they do', async () => {
    const odds = { title: '', outcomes: [], modifiers: [], notes: [] };
    const asked = sent('odds')[0]!;
    world.last.say({ type: 'odds', id: asked['id'], odds: [{ ...offer('go'), odds }, { ...offer('stay'), odds }], final: [{ choice: ['go'], by: 'turn' }] });
    await settle();
    expect(view.finality(offer('go') as never)).toBe('answer');
    expect(view.finality(offer('stay') as never)).toBe('');
  });

  it('asks for a line of a piece, and says why there is none', async () => {
    const trace = { title: 'Supply', text: 'Supplied.', rule: '6', way: [1, 2], cut: -1, good: true };
    const found = view.trace(7);
    expect(sent('trace')[0]).toMatchObject({ piece: 7 });
    world.last.say({ type: 'trace', id: sent('trace')[0]!['id'], trace });
    expect(await found).toEqual(trace);
    const none = view.trace(8);
    world.last.say({ type: 'refused', id: sent('trace')[1]!['id'], text: 'Nothing is drawn.', rule: '', stale: false });
    expect(await none).toBeNull();
    expect(view.whisper?.text).toBe('Nothing is drawn.');
  });

  it('asks for the odds of a single choice too: it may be a battle', () => {
    const before = sent('odds').length;
    const [ask] = state(5).asks;
    world.last.say(state(5, { asks: [{ ...ask, choices: [offer('go')] }] }));
    expect(sent('odds')).toHaveLength(before + 1);
  });

  it('asks for no odds where the table forbids them, but for what is final', () => {
    arrive(state(9, { table: { game: 'g', settings: { advice: false }, seats: [] } }));
    expect(sent('odds')).toHaveLength(1);
    expect(sent('final')).toHaveLength(1);
  });

  it('sends a choice made on a broken line when the line is back', async () => {
    world.last.onclose?.({ code: 1006 });
    expect(await view.choose(['go'])).toBe(false);
    expect(view.whisper?.text).toContain('as soon as the connection is back');
    world.pass(FIRST_PAUSE * 2);
    arrive(state(4));
    await settle();
    expect(sent('choose').map(({ n, choice }) => [n, choice])).toEqual([[4, ['go']]]);
  });

  it('drops such a choice when the table has gone on without it', async () => {
    world.last.onclose?.({ code: 1006 });
    await view.choose(['go']);
    world.pass(FIRST_PAUSE * 2);
    arrive(state(5));
    await settle();
    expect(sent('choose')).toEqual([]);
  });

  it('has seen what was accepted only when the table is shown so far', async () => {
    const made = view.choose(['go']);
    world.last.say({ type: 'accepted', id: sent('choose')[0]!['id'], n: 6 });
    expect(await made).toBe(true);
    let seen = false;
    void view.seen().then(() => (seen = true));
    world.last.say(state(5));
    await settle();
    expect(seen).toBe(false);
    world.last.say(state(7));
    await settle();
    expect(seen).toBe(true);
    await view.seen();
  });

  it('sees what was accepted after a broken line is mended', async () => {
    const made = view.choose(['go']);
    world.last.say({ type: 'accepted', id: sent('choose')[0]!['id'], n: 5 });
    await made;
    let seen = false;
    void view.seen().then(() => (seen = true));
    world.last.onclose?.({ code: 1006 });
    world.pass(FIRST_PAUSE * 2);
    await settle();
    expect(seen).toBe(false);
    arrive(state(5));
    await settle();
    expect(seen).toBe(true);
  });

  it('says why it cannot learn what a gesture means, and takes that for no meaning', async () => {
    const refused = view.meaning(1, 2, { pieces: [], lots: [] });
    world.last.say({ type: 'refused', id: sent('gesture')[0]!['id'], text: 'there is nothing for you to decide now', rule: '', stale: false });
    expect(await refused).toBe(null);
    expect(view.whisper?.text).toContain('nothing for you to decide');
    const meant = view.meaning(1, 2, { pieces: [3], lots: [] });
    world.last.say({ type: 'gesture', id: sent('gesture')[1]!['id'], ways: [[['go']]], stays: [] });
    expect((await meant)?.ways).toEqual([[['go']]]);
  });

  it('asks who may be taken up at a space', async () => {
    const asked = view.muster(8);
    const message = sent('muster')[0]!;
    expect(message['space']).toBe(8);
    world.last.say({ type: 'muster', id: message['id'], gathers: true, pieces: [{ piece: 1, text: '', rule: '' }] });
    expect((await asked)?.pieces).toHaveLength(1);
    const refused = view.muster(9);
    world.last.say({ type: 'refused', id: sent('muster')[1]!['id'], text: 'no', rule: '', stale: false });
    expect(await refused).toBe(null);
  });

  it('is not held up by talk or notes', () => {
    void view.talk('hello');
    void view.keepNote('mine');
    expect(view.busy).toBe(false);
    void view.choose(['go']);
    expect(view.busy).toBe(true);
  });
});

it('a push key is read as bytes, padded or not', () => {
  expect([...keyBytes('AQID_-8')]).toEqual([1, 2, 3, 255, 239]);
});

describe('the story', () => {
  const line = (i: number, seat: number, more: object = {}) => ({ i, ply: i, seat, kind: 'x', text: `line ${i}`, rule: '', dice: [], way: null, touches: [], args: [], ...more });
  const tokens = (count: number) => [{ key: 'a', at: ['space', 1], figure: 'plate', side: 1, count, title: '' }];
  const step = (n: number, log: object[], more: object = {}) => state(n, { type: 'step', table: undefined, log, log_length: n, scene: {}, ...more });
  const BOARD = { kinds: {}, story: { chapters: [], impulses: [] }, sides: [], pieces: [], cards: [], spaces: [] };

  beforeEach(() => {
    view.board = BOARD as never;
  });

  it('gathers what others do, keeps the table as it is, and is skipped by a choice of one’s own', () => {
    world.last.say(step(1, [line(0, 0)], { caught_up: 1 }));
    world.last.say(step(2, [line(1, 1)], { caught_up: 1, scene: { tokens: tokens(2) } }));
    world.last.say(step(3, [line(2, 1)], { caught_up: 1, scene: { tokens: tokens(3) } }));
    expect(view.telling.open).toBe(true);
    expect(view.telling.steps.map(({ lines }) => lines.map(({ i }) => i))).toEqual([[1], [2]]);
    expect(view.telling.scene?.tokens[0]?.count).toBe(2);
    expect(view.state?.scene.tokens[0]?.count).toBe(3);
    view.telling.skip();
    expect(view.telling.scene).toBeNull();
    expect([...view.telling.map.spaces]).toEqual([1]);
    world.last.say(step(4, [line(3, 0)], { caught_up: 4 }));
    expect(view.telling.steps).toHaveLength(0);
    expect([...view.telling.map.spaces]).toEqual([]);
  });

  it('lets the marks go when one acts, though the log says nothing of it, and tells the same once more', async () => {
    world.last.say(step(2, [line(0, 0), line(1, 1)], { caught_up: 1, scene: { tokens: tokens(2) } }));
    expect([...view.telling.map.spaces]).toEqual([1]);
    void view.choose(['go']);
    expect([...view.telling.map.spaces]).toEqual([]);
    expect(view.telling.play()).toBe(false);
    expect(view.telling.recall()).toBe(true);
    expect(view.telling.step?.lines.map(({ i }) => i)).toEqual([1]);
  });

  it('goes on over an answer that was given in advance', () => {
    world.last.say(step(1, [line(0, 0)], { caught_up: 1 }));
    world.last.say(step(2, [line(1, 1)], { caught_up: 1 }));
    world.last.say(step(3, [line(2, 0)], { caught_up: 1 }));
    expect(view.telling.steps.flatMap(({ lines }) => lines.map(({ i }) => i))).toEqual([1, 2]);
  });

  it('is asked for anew when lines were taken back, and the log is cut', async () => {
    world.last.say(step(3, [line(0, 0), line(1, 1), line(2, 1)], { caught_up: 1 }));
    const asked = sent('story').length;
    world.last.say(step(4, [line(1, 0, { kind: 'undone' }), line(2, 1, { text: 'again' })], { caught_up: 1, log_length: 3 }));
    expect(view.log.map(({ text }) => text)).toEqual(['line 0', 'line 1', 'again']);
    expect(view.log[1]?.kind).toBe('undone');
    const story = sent('story').slice(asked);
    expect(story).toHaveLength(1);
    const scene = { ...state(0).scene, tokens: tokens(1) };
    world.last.say({ type: 'story', id: story[0]!['id'], scene, since: 1, beats: [{ ply: 2, scene: { tokens: tokens(5) } }], log: [line(2, 1)] });
    await settle();
    expect(view.telling.open).toBe(false);
    expect([...view.telling.map.spaces]).toEqual([1]);
    expect(view.telling.play()).toBe(true);
    expect(view.telling.scene?.tokens[0]?.count).toBe(5);
  });
});
