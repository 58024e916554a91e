/** One seat's (or a spectator's) live view of a table. */
import type { Board, Scene, Trace } from '../contract';
import { changedScene } from './changes';
import { litThings, myAsk, sameChoice } from './choices';
import { browser, Connection, type Link, type World } from './connection';
import { joinLog } from './journal';
import { Telling } from './telling.svelte';
import type {
  Ask, Chat, Choice, Decision, Final, FromServer, Gesture, LogLine, Muster, Offer, OfferOdds, StandingAnswer, TableInfo, TableState, Target,
  ToServer,
} from './protocol';
import { inShownOrder } from './panel';
import { NO_SLOTS, nextSlots, type Kept, type Slot } from './slots';
import type { Held } from './tray';

export interface Whisper {
  text: string;
  rule: string;
  kind: 'refused' | 'why' | 'hint' | 'said';
  /** What is said besides, each with its rule. */
  lines?: readonly { text: string; rule: string }[];
  about?: Target;
  /** Counts up, so that the same sentence twice is said twice. */
  turn: number;
}

const ENOUGH_WITHOUT = 4;
const ODDS_TRIES = 3;
const ODDS_PAUSE = 300;
/** How often a question of a game came without any odds. */
const oddless = new Map<string, number>();

export class SeatView {
  link = $state<Link>('closed');
  trouble = $state('');
  state = $state.raw<TableState | null>(null);
  table = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Lines that came with the last step, for animation and for the voice. */
  news = $state.raw<LogLine[]>([]);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  odds = $state.raw<OfferOdds[]>([]);
  hint = $state.raw<(Offer & { why: string }) | null>(null);
  standing = $state.raw<StandingAnswer[]>([]);
  note = $state('');
  /** The table of the rematch, once somebody has offered it. */
  rematch = $state('');
  /** How long the log was after this seat's last own decision. */
  caughtUp = $state(-1);
  whisper = $state.raw<Whisper | null>(null);
  /** A choice is on its way. */
  busy = $state(false);
  /** Choices that cannot be taken back, by what they bring about. */
  final = $state.raw<Final[]>([]);
  /** A choice made while the line was broken: sent when it is back, if it still answers. */
  private pending: { n: number; choice: Choice } | null = null;
  /** Settles when the odds of the present choices are known. */
  oddsAsked: Promise<void> = Promise.resolve();
  /** What others did since this seat's last decision. */
  readonly telling = new Telling(() => this.board);
  /** Whether a seat is played by the same person. */
  isMine: (seat: number) => boolean = () => false;
  private turns = 0;
  /** The moment of the table to which the last accepted act led. */
  private accepted = -1;
  private watchers: (() => void)[] = [];
  private connection: Connection;

  constructor(
    readonly id: string,
    readonly token: string,
    address: string,
    world: World = browser,
  ) {
    this.connection = new Connection(
      address,
      token,
      world,
      () => this.state?.n ?? -1,
      (message) => this.hear(message),
      (link) => {
        this.link = link;
        this.trouble = this.connection.trouble;
      },
    );
  }

  get seat(): number {
    return this.state?.seat ?? -1;
  }

  ask: Ask | null = $derived.by(() => (this.state && !this.state.over ? myAsk(this.state.asks, this.state.seat) : null));
  /** The board, once it is known: the panel is arranged by it. */
  board = $state.raw<Board | null>(null);
  private kept: { of: Board | null; now: Kept } = { of: null, now: NO_SLOTS };
  private panel: Kept = $derived.by(() => {
    const { board, ask, kept } = this;
    const n = this.state?.n ?? -1;
    if (kept.of !== board || kept.now.n !== n) {
      const before = kept.of === board ? kept.now : NO_SLOTS;
      this.kept = { of: board, now: nextSlots(before, n, ask, (offers) => inShownOrder(board, offers)) };
    }
    return this.kept.now;
  });
  /** The places of the choices in the panel; those that are gone keep theirs while one chooses on. */
  slots: readonly Slot[] = $derived(this.panel.slots);
  /** What one chooses from: it stays the same as long as one goes on choosing. */
  selection: string = $derived(this.panel.key);
  offers: Offer[] = $derived(this.slots.filter(({ gone }) => !gone).map(({ offer }) => offer));
  advice: boolean = $derived(this.table?.settings['advice'] !== false);
  started: boolean = $derived(this.state?.started !== false);

  lit(board: Board | null): Map<string, Set<number>> {
    return litThings(board, this.started ? this.offers : []);
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.connection.stop();
  }

  wake(): void {
    this.connection.wake();
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
      case 'step': {
        const whole = message.type === 'snapshot';
        const before = this.log[this.log.length - 1]?.i ?? -1;
        const first = this.state === null;
        const start = message.log[0]?.i ?? message.log_length;
        const cut = !whole && start <= before;
        const gap = whole ? !this.follows(message.log) : start > before + 1;
        this.log = joinLog(this.log, message.log, whole && gap, message.log_length);
        this.news = first ? [] : cut ? message.log : message.log.filter((line) => line.i > before);
        if (message.table) this.table = message.table;
        if (message.standing) this.standing = message.standing;
        if (message.chat) this.chat = message.chat;
        if (message.note !== undefined) this.note = message.note;
        this.caughtUp = message.caught_up;
        const next = message.table?.settings['rematch'];
        if (typeof next === 'string') this.rematch = next;
        const asked = message.n !== this.state?.n;
        const was = this.state?.scene;
        this.state = { ...message, scene: this.sceneAfter(message) };
        if (was && !whole) this.telling.hear(this.news, cut, message.caught_up, was, this.state.scene, this.isMine);
        else this.telling.begin(message.caught_up, message.log_length, message.seat < 0);
        if (this.telling.lacks && message.seat >= 0 && message.started !== false) void this.askStory();
        if (asked) this.renew();
        this.sendPending();
        if (this.n >= this.accepted) for (const done of this.watchers.splice(0)) done();
        break;
      }
      case 'chat':
        this.chat = [...this.chat, message];
        if (message.seat !== this.seat) this.unread++;
        break;
      case 'presence':
        if (this.table) this.table = { ...this.table, seats: message.seats, spectators: message.spectators ?? 0 };
        break;
      case 'standing':
        this.standing = message.answers;
        break;
      case 'note':
        this.note = message.text;
        break;
      case 'rematch':
        this.rematch = message.id;
        break;
      default:
    }
  }

  /** A step holds only the parts of the scene that have changed. */
  private sceneAfter(message: Extract<FromServer, { type: 'snapshot' | 'step' }>): Scene {
    if (message.type === 'snapshot') return message.scene;
    return this.state ? changedScene(this.state.scene, message.scene) : (message.scene as Scene);
  }

  /** Whether a fresh log goes on where ours ends. */
  private follows(log: readonly LogLine[]): boolean {
    const first = log[0];
    if (!first || !this.log.length) return false;
    const ours = this.log.find((line) => line.i === first.i);
    return ours ? ours.text === first.text : this.log[this.log.length - 1]!.i + 1 === first.i;
  }

  protected renew(): void {
    this.odds = [];
    this.final = [];
    this.hint = null;
    this.busy = false;
    if (this.whisper?.kind !== 'said') this.whisper = null;
    this.oddsAsked = this.offers.length ? this.weigh() : Promise.resolve();
  }

  /** Questions that never had odds are not weighed again and again. */
  private mayHaveOdds(): boolean {
    return (oddless.get(this.questionKey()) ?? 0) < ENOUGH_WITHOUT;
  }

  private questionKey(): string {
    return `${this.table?.game} ${this.ask?.key}`;
  }

  protected tell(kind: Whisper['kind'], text: string, rule = '', about?: Target): void {
    this.whisper = { kind, text, rule, turn: ++this.turns, ...(about ? { about } : {}) };
  }

  hush(): void {
    this.whisper = null;
  }

  /** Something the page itself has to say, and what belongs to it, each with its rule. */
  say(text: string, lines: Whisper['lines'] = [], kind: Whisper['kind'] = 'refused'): void {
    this.tell(kind, text);
    if (lines.length) this.whisper = { ...this.whisper!, lines };
  }

  /** Do something that changes the game: one thing at a time. */
  protected async act(message: ToServer): Promise<boolean> {
    this.busy = true;
    const done = await this.send(message);
    this.busy = false;
    return done;
  }

  private async send(message: ToServer): Promise<boolean> {
    const answer = await this.connection.say(message);
    if (answer.type === 'accepted') this.accepted = answer.n;
    if (answer.type !== 'refused') return true;
    this.tell('refused', answer.text, answer.rule);
    return false;
  }

  get n(): number {
    return this.state?.n ?? -1;
  }

  /** Make a choice; `single` says that the page makes it, since there is no other. */
  async choose(offer: Offer | Choice, single = false): Promise<boolean> {
    if (this.busy) return false;
    const choice = Array.isArray(offer) ? offer : offer.choice;
    const n = this.n;
    this.hush();
    if (!single) this.telling.acted();
    if (await this.act({ type: 'choose', n, choice, ...(single ? { single } : {}) })) return true;
    if (this.link !== 'open' && this.link !== 'closed') {
      this.pending = { n, choice };
      this.tell('refused', 'Reconnecting. Your choice will be sent as soon as the connection is back.');
    }
    return false;
  }

  /** What it means to draw a stack from a space to another: choices to be made one by one; null if
   * that could not be learnt, and why is said. */
  async meaning(start: number, goal: number, held: Held): Promise<Gesture | null> {
    const answer = await this.connection.say({ type: 'gesture', start, goal, ...held });
    if (answer.type === 'gesture') return answer;
    if (answer.type === 'refused') this.tell('refused', answer.text, answer.rule);
    return null;
  }

  /** Who may be taken up at a space; null if that could not be learnt. */
  async muster(space: number): Promise<Muster | null> {
    const answer = await this.connection.say({ type: 'muster', space });
    return answer.type === 'muster' ? answer : null;
  }

  /** Settles when the page shows the table as it was when the last act was accepted, or a later moment. */
  seen(): Promise<void> {
    if (this.n >= this.accepted) return Promise.resolve();
    return new Promise((done) => this.watchers.push(done));
  }

  /** What was chosen on a broken line still counts, unless the table has gone on. */
  private sendPending(): void {
    const pending = this.pending;
    this.pending = null;
    if (pending && pending.n === this.n && this.offers.some((offer) => sameChoice(offer.choice, pending.choice))) {
      void this.choose(pending.choice);
    }
  }

  withdraw(): Promise<boolean> {
    return this.act({ type: 'withdraw', n: this.n });
  }

  undo(): Promise<boolean> {
    return this.act({ type: 'undo', n: this.n });
  }

  proposeUndo(ply: number): Promise<boolean> {
    return this.act({ type: 'propose_undo', n: this.n, ply });
  }

  consent(): Promise<boolean> {
    return this.act({ type: 'consent', n: this.n });
  }

  refuseUndo(): Promise<boolean> {
    return this.act({ type: 'refuse_undo' });
  }

  resign(): Promise<boolean> {
    return this.act({ type: 'resign', n: this.n });
  }

  talk(text: string): Promise<boolean> {
    return this.send({ type: 'chat', text });
  }

  async stand(answers: StandingAnswer[]): Promise<void> {
    if (await this.send({ type: 'standing', answers })) {
      this.standing = answers;
      this.tell('said', 'Auto-responses saved.');
    }
  }

  async why(kind: string, index: number, about: Target): Promise<void> {
    const answer = await this.connection.say({ type: 'why', kind, index });
    if (answer.type === 'why') {
      this.tell('why', answer.choosable ? 'It can be chosen now.' : answer.text, answer.rule, about);
    } else if (answer.type === 'refused') this.tell('refused', answer.text, answer.rule, about);
  }

  /** What the game draws of a piece on request; null if there is nothing. */
  async trace(piece: number): Promise<Trace | null> {
    const answer = await this.connection.say({ type: 'trace', piece });
    if (answer.type === 'trace') return answer.trace;
    if (answer.type === 'refused') this.tell('refused', answer.text, answer.rule);
    return null;
  }

  /** What the present choices bring about: odds where the table allows them, and what is final. */
  protected async weigh(): Promise<void> {
    const n = this.n;
    const key = this.questionKey();
    const type = this.advice && this.mayHaveOdds() ? 'odds' : 'final';
    let answer = await this.connection.say({ type });
    for (let tries = 0; answer.type === 'refused' && n === this.n && this.offers.length && tries < ODDS_TRIES; tries++) {
      await new Promise((done) => setTimeout(done, ODDS_PAUSE));
      if (n === this.n) answer = await this.connection.say({ type });
    }
    if (n !== this.n) return;
    if (answer.type === 'odds' || answer.type === 'final') this.final = answer.final ?? [];
    if (answer.type !== 'odds') return;
    this.odds = answer.odds;
    oddless.set(key, answer.odds.length ? -1000 : (oddless.get(key) ?? 0) + 1);
  }

  /** Have the server tell what happened since this seat's last decision. */
  async askStory(): Promise<boolean> {
    const answer = await this.connection.say({ type: 'story' });
    if (answer.type !== 'story') return false;
    this.telling.load(answer);
    this.retold?.();
    return true;
  }

  /** Called when the server has told it. */
  retold: (() => void) | null = null;

  /** This seat's own decisions that can be gone back to, the newest first. */
  async decisions(): Promise<Decision[]> {
    const answer = await this.connection.say({ type: 'decisions' });
    return answer.type === 'decisions' ? answer.decisions : [];
  }

  /** Lines of the log older than those the page has. */
  async older(): Promise<void> {
    const first = this.log[0]?.i ?? 0;
    if (first <= 0) return;
    const answer = await this.connection.say({ type: 'log', since: Math.max(0, first - 200), until: first });
    if (answer.type === 'log') this.log = [...answer.log.filter((line) => line.i < first), ...this.log];
  }

  keepNote(text: string): Promise<boolean> {
    this.note = text;
    return this.send({ type: 'note', text });
  }

  async askHint(): Promise<void> {
    this.tell('said', 'Thinking …');
    const n = this.n;
    // The server works out one question at a time.
    await this.oddsAsked;
    if (n !== this.n) return this.hush();
    const answer = await this.connection.say({ type: 'hint' });
    if (n !== this.n) return this.hush();
    if (answer.type === 'hint') {
      this.hint = answer;
      this.tell('hint', `Hint: ${answer.label}.`);
    } else if (answer.type === 'refused') this.tell('refused', answer.text, answer.rule);
  }

  /** The choice that an answer key stands for, if it can be made. */
  atKey(index: number): Offer | null {
    return this.slots.find(({ number, gone }) => number === index && !gone)?.offer ?? null;
  }

  oddsOf(offer: Offer): OfferOdds | undefined {
    return this.odds.find((each) => sameChoice(each.choice, offer.choice));
  }

  /** Why a choice cannot be taken back: chance follows, another player's answer in the middle of it (dice come later,
   * so it has odds), or another's turn; empty if it can. */
  finality(offer: Offer): Final['by'] | 'answer' | '' {
    const by = this.final.find((each) => sameChoice(each.choice, offer.choice))?.by ?? '';
    return by === 'turn' && this.oddsOf(offer) ? 'answer' : by;
  }

  dice = $derived(this.news.flatMap((line) => line.dice.map((die) => ({ die, line }))));
}
