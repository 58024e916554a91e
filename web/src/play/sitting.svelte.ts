/** A person at a table: one seat, several (two-handed or passing the device), or none. */
import { boardOf, invite, join, liveAddress, tableAt } from './api';
import { offersAt, offersForClick, rulesKind, sameChoice, stillAsks } from './choices';
import { linkName } from '../map/describe';
import { spaceLabel } from '../map/hexes';
import type { Board, Focus, Kind, Scene, Trace } from '../contract';
import { keepTable, keptTable, type KeptTable } from './memory';
import { shownName } from './names';
import type { Gesture, LogLine, Offer } from './protocol';
import { onward, Weighed } from './onward';
import { seatLink } from './route';
import { SeatView } from './seat.svelte';
import { firstCounts, firstTicks, hasStack, heldBy, isEmpty, lotName, standsOn, trayOf, WHOLE, type Held, type Tray } from './tray';
import { World } from './world.svelte';
import { manner } from './settings.svelte';
import { botName } from '../words';

export interface Menu {
  title: string;
  offers: Offer[];
  x: number;
  y: number;
  /** What a click on one of them does; without it, it is the answer. */
  pick?: (offer: Offer) => void;
}

export type Pointed = { kind: string; index: number } | null;

const ODDS_WITHIN = 2500;

/** The middle of the window, for a hand that is nowhere. */
const middle = (): { x: number; y: number } => ({ x: innerWidth / 2, y: innerHeight / 3 });

/** Where pieces come from that are not on the map. */
export const BESIDE = -1;

export class Sitting {
  board = $state.raw<Board | null>(null);
  trouble = $state('');
  seats = $state.raw<SeatView[]>([]);
  active = $state(0);
  /** The seat for which the curtain hides the table, or -1. */
  curtain = $state(-1);
  menu = $state.raw<Menu | null>(null);
  /** Who may be taken up where a hand has been put, and who of them is ticked. */
  tray = $state.raw<Tray | null>(null);
  ticked = $state.raw<ReadonlySet<number>>(new Set());
  /** How many of each lot are to go. */
  counts = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Where a stack in the hand can be drawn. */
  private reach = $state.raw<ReadonlySet<number>>(new Set());
  /** The tray of the present question was closed by hand. */
  private declined = false;
  /** The choice whose odds are shown before it is made. */
  weighing = $state.raw<Offer | null>(null);
  /** A choice waits for its odds. */
  deciding = $state(false);
  pointed = $state.raw<Pointed>(null);
  /** What is drawn of a piece because somebody asked for it. */
  traced = $state.raw<Trace | null>(null);
  /** What a log line or a question lights. */
  beam = $state.raw<Focus | null>(null);
  /** An older scene shown in place of the present one. */
  past = $state.raw<Scene | null>(null);
  howHeld: KeptTable['manner'] = $state('one');
  /** A secret that came in the address: an invitation, if it is no seat's own. */
  readonly invitation: string;

  constructor(
    readonly id: string,
    arrived: string,
  ) {
    this.invitation = arrived;
    const kept = keptTable(id);
    const tokens = new Set(Object.values(kept?.tokens ?? {}));
    if (arrived) tokens.add(arrived);
    if (!tokens.size) tokens.add('');
    this.howHeld = kept?.manner ?? 'one';
    if (tokens.size > 1 && this.howHeld === 'one') this.howHeld = 'two-handed';
    this.seats = [...tokens].map((token) => new SeatView(id, token, liveAddress(id)));
    for (const seat of this.seats) seat.isMine = (at) => this.playsAlso(seat, at);
    if (this.howHeld === 'hot-seat') this.curtain = 0;
  }

  /** Whether a person who plays several seats by himself plays this one besides. */
  private playsAlso(view: SeatView, seat: number): boolean {
    return this.howHeld === 'two-handed' && seat !== view.seat && this.seats.some((each) => each.seat === seat);
  }

  /** What others did since one's last decision is played, from the first line not seen yet, or all of it again. */
  async whatHappened(): Promise<void> {
    const { own } = this;
    if (this.world || (own.telling.play() && !own.telling.lacks)) return;
    await own.askStory();
    if (!own.telling.recall()) own.say('Nothing has happened since your last move.', [], 'said');
  }

  /** On coming back: what was not seen yet is played. */
  catchUp(): boolean {
    const first = this.unseen()[0];
    return first !== undefined && this.own.telling.play(first.i);
  }

  /** A world of what-if takes the place of the table while it is open. */
  world = $state.raw<World | null>(null);

  get view(): SeatView {
    return this.world ?? this.own;
  }

  /** The seat at the true table. */
  get own(): SeatView {
    return this.seats[this.active] ?? this.seats[0]!;
  }

  imagine(ply = -1): void {
    this.menu = null;
    this.weighing = null;
    const world = new World(this.own, ply);
    world.board = this.board;
    this.world = world;
    void world.begin();
  }

  comeBack(): void {
    this.menu = null;
    this.world?.end();
    this.world = null;
  }

  scene: Scene | null = $derived.by(() => this.past ?? (this.world ? null : this.own.telling.scene) ?? this.view.state?.scene ?? null);

  async start(): Promise<void> {
    for (const seat of this.seats) seat.start();
    try {
      const table = await tableAt(this.id);
      this.board = await boardOf(table);
      for (const seat of this.seats) seat.board = this.board;
      keepTable({ id: this.id, title: table.title, manner: this.howHeld });
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Sit down; what went wrong, in a sentence. */
  async join(name: string, at = -1): Promise<string> {
    try {
      const { seat, token } = await join(this.id, this.invitation, name, at);
      keepTable({ id: this.id, tokens: { [seat]: token } });
      for (const view of this.seats.filter((each) => each.seat < 0)) view.stop();
      const mine = new SeatView(this.id, token, liveAddress(this.id));
      mine.board = this.board;
      mine.isMine = (at) => this.playsAlso(mine, at);
      this.seats = [...this.seats.filter((each) => each.seat >= 0), mine];
      this.active = this.seats.length - 1;
      mine.start();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** The link that this browser keeps for an open seat, or nothing. */
  invitationTo(seat: number): string {
    const token = keptTable(this.id)?.invites?.[seat];
    return token ? seatLink(this.id, token) : '';
  }

  /** A new link for an open seat; one that was sent before is no longer good. */
  async inviteAnew(seat: number): Promise<string> {
    const { token } = await invite(this.id, this.own.token, seat);
    keepTable({ id: this.id, invites: { ...keptTable(this.id)?.invites, [seat]: token } });
    return seatLink(this.id, token);
  }

  stop(): void {
    for (const seat of this.seats) seat.stop();
  }

  wake(): void {
    for (const seat of this.seats) seat.wake();
  }

  /** With several seats, show the one that is asked; behind a curtain if the device is passed. */
  follow(): void {
    if (this.world) return;
    if (this.seats.length < 2) return;
    if (this.view.ask && !this.view.ask.answered) return;
    const next = this.seats.findIndex((seat) => seat.ask !== null && !seat.ask.answered);
    if (next < 0 || next === this.active) return;
    if (this.howHeld === 'hot-seat') this.curtain = next;
    else this.active = next;
  }

  liftCurtain(): void {
    if (this.curtain >= 0) this.active = this.curtain;
    this.curtain = -1;
  }

  /** What a click on anything does: answer, open a menu, or say why not. */
  async pick(kind: Kind | 'card', index: number, x: number, y: number): Promise<void> {
    const view = this.view;
    this.pointed = { kind, index };
    if (this.past) return;
    this.own.telling.skip();
    const space = kind === 'space' ? index : kind === 'piece' ? standsOn(this.scene, index) : -1;
    const { tray } = this;
    // With a stack taken up, a space is where it goes; another stack of one's own is taken up instead.
    const another = kind === 'piece' && this.board?.pieces[index]?.side === this.draws;
    if (tray && !tray.gathers && space >= 0 && space !== tray.space && !another) {
      await this.draw(tray.space, space, undefined, () => ({ x, y }));
      return;
    }
    const offers = view.started ? view.offers : [];
    const found = offersForClick(this.board, view.state?.scene ?? null, offers, kind, index);
    // Several ways to take pieces from a space are picked in the tray, not in a menu.
    const parts = found.length > 1 && found.every(({ choice }) => choice.length > 2);
    const meansStack = !found.length || parts || (kind === 'piece' && !offersAt(this.board, offers, kind, index).length);
    if (meansStack && this.draws >= 0 && hasStack(this.board, this.scene, this.draws, space) && (await this.openTray(space, parts ? [] : found))) return;
    if (found.length === 1) await this.answer(found[0]!);
    else if (found.length > 1) this.menu = { title: this.nameOf(kind, index), offers: found, x, y };
    else if (['space', 'piece', 'zone', 'card', 'link', 'point'].includes(kind)) {
      await view.why(rulesKind(this.board, kind), index, [kind, index]);
    }
  }

  /** A click on a stack of one's own takes it up, if somebody can go; otherwise it means the space. */
  async pickStack(space: number, x: number, y: number): Promise<void> {
    const { tray } = this;
    if (tray?.space === space && !tray.gathers) return this.closeTray();
    const view = this.view;
    const offers = view.started ? offersForClick(this.board, view.state?.scene ?? null, view.offers, 'space', space) : [];
    if (this.draws >= 0 && !this.past && (await this.openTray(space, offers.filter(({ choice }) => choice.length <= 2)))) return;
    await this.pick('space', space, x, y);
  }

  /** A stack is in the hand: the places where it can be drawn are lit. */
  async hold(space: number): Promise<void> {
    if (this.tray?.space === space) return;
    const view = this.view;
    const n = view.n;
    const told = this.draws >= 0 ? await view.muster(space) : null;
    if (told && view === this.view && n === view.n && this.holding) this.reach = new Set(told.goals);
  }

  /** Something is in the hand. */
  private holding = false;

  async takeUp(space: number): Promise<void> {
    this.holding = true;
    await this.hold(space);
  }

  letGo(): void {
    this.holding = false;
    this.reach = new Set();
  }

  /** Where what is in the hand or ticked in the tray can go. */
  goals: ReadonlySet<number> = $derived.by(() => (this.tray && !this.tray.gathers ? this.tray.goals : this.reach));

  /** The side whose stacks may be taken up by hand now, or -1. */
  get draws(): number {
    const { ask, seat } = this.view;
    return this.board?.draws && !this.world && !this.past && ask && !ask.answered ? seat : -1;
  }

  /** Show who may be taken up at a space; false if there is nobody whom a hand could mean. */
  private async openTray(space: number, offers: readonly Offer[] = []): Promise<boolean> {
    const view = this.view;
    const n = view.n;
    const told = await view.muster(space);
    if (!told || !(told.pieces.length + told.lots.length) || view !== this.view || n !== view.n) return false;
    const tray = trayOf(this.board, this.scene, space, told, offers);
    this.ticked = firstTicks(tray, this.tray, this.ticked);
    this.counts = firstCounts(tray, this.tray, this.counts);
    this.tray = tray;
    return true;
  }

  closeTray(): void {
    this.declined = this.tray?.gathers ?? false;
    this.tray = null;
  }

  tick(piece: number): void {
    const ticked = new Set(this.ticked);
    if (!ticked.delete(piece)) ticked.add(piece);
    this.ticked = ticked;
  }

  /** So many of a lot are to go. */
  count(lot: number, number: number): void {
    this.counts = new Map(this.counts).set(lot, number);
  }

  /** All who may go, or nobody. */
  tickAll(all: boolean): void {
    const { rows = [], lots = [] } = this.tray ?? {};
    this.ticked = new Set(all ? rows.filter(({ text }) => !text).map(({ piece }) => piece) : []);
    this.counts = new Map(lots.map(({ lot, most, text }) => [lot, all && !text ? most : 0]));
  }

  /** All who are ticked come to the space of the tray. */
  async gather(): Promise<void> {
    const tray = this.tray;
    if (tray?.gathers) await this.draw(tray.space, tray.space);
  }

  /** All who are ticked go where it is settled that they go. */
  async send(): Promise<void> {
    const tray = this.tray;
    if (tray && tray.goal >= 0) await this.draw(tray.space, tray.goal);
  }

  /** A stack is drawn from a space to another: one choice after another, as far as they are offered.
   * Where the tray of the stack is open, only those who are ticked go; who cannot go along is told with the
   * reason. Where dice follow their odds are shown first, and the gesture ends. Where it can be done in several ways,
   * by this card or by that one, a menu asks for one, near where the hand is then. From beside the map `from` names the box. */
  async draw(
    start: number, goal: number, held: Held = this.heldOn(start), near: () => { x: number; y: number } = middle,
    from = this.nameOf('space', start),
  ): Promise<void> {
    const view = this.view;
    if (this.past || !view.started || !view.ask) return;
    if (view.busy || this.deciding) {
      view.say('Your last choice is still being sent.');
      return;
    }
    if (this.tray?.space === start && isEmpty(held)) {
      view.say('Nothing is selected to move.');
      return;
    }
    const meant = await view.meaning(start, goal, held);
    if (!meant) return;
    this.tray = null;
    const stays = [
      ...meant.stays.map(({ piece, text, rule }) => ({ text: `${this.nameOf('piece', piece)}: ${text}`, rule })),
      ...meant.lots_stay.map(({ lot, text, rule }) => ({ text: `${lotName(this.board, lot, 2)}: ${text}`, rule })),
    ];
    if (!meant.ways.length) {
      const why = meant.text ? [{ text: meant.text, rule: meant.rule }] : [];
      view.say(`Nothing can be moved from ${from} to ${this.nameOf('space', goal)} now.`, [...why, ...stays]);
      return;
    }
    const offers = meant.ways.flatMap(([first]) => view.offers.find((each) => first && sameChoice(each.choice, first)) ?? []);
    if (meant.ways.length > 1 && offers.length === meant.ways.length) {
      this.menu = {
        title: `${from} to ${this.nameOf('space', goal)}`,
        offers,
        ...near(),
        pick: (offer) => {
          this.menu = null;
          void this.goAhead(view, goal, meant.ways[offers.indexOf(offer)]!, stays);
        },
      };
      return;
    }
    await this.goAhead(view, goal, meant.ways[0]!, stays);
  }

  /** Make the choices of a gesture; who stays behind is told after them. */
  private async goAhead(view: SeatView, goal: number, choices: Gesture['ways'][number], stays: { text: string; rule: string }[]): Promise<void> {
    this.drawing = true;
    const made = await this.makeAll(view, choices);
    this.drawing = false;
    if (view !== this.view) return;
    this.skipSingle();
    if (made === 'refused') {
      await view.why(rulesKind(this.board, 'space'), goal, ['space', goal]);
      return;
    }
    if (stays.length && !view.whisper) view.say('Some pieces stay behind.', stays, 'said');
  }

  /** Make choices one after another; what became of them. */
  private async makeAll(view: SeatView, choices: Gesture['ways'][number]): Promise<'made' | 'stopped' | 'refused'> {
    for (const choice of choices) {
      const offer = view.offers.find((each) => sameChoice(each.choice, choice));
      if (!offer) return 'refused';
      if (!(await this.answer(offer))) return 'stopped';
      await view.seen();
      if (view !== this.view) return 'stopped';
    }
    return 'made';
  }

  /** Who is picked of a stack, if its tray is open; nobody stands for all who can go. */
  private heldOn(space: number): Held {
    return this.tray?.space === space ? heldBy(this.ticked, this.counts) : WHOLE;
  }

  private weighed = new Weighed();

  /** Make a choice; where it has odds, show them first, once for an attack. Whether it was made. */
  async answer(offer: Offer): Promise<boolean> {
    this.menu = null;
    const view = this.view;
    if (!view.started || view.busy || this.deciding) return false;
    this.own.telling.skip();
    if (manner.chosen.confirmFinal && view.advice && this.weighing?.choice !== offer.choice) {
      const asked = view.ask;
      const patience = new Promise((done) => setTimeout(done, ODDS_WITHIN));
      this.deciding = true;
      // Somebody else who is asked may answer meanwhile; the click stands as long as the question does.
      for (let n = -1; view.state && n !== view.state.n && stillAsks(asked, view.ask, offer); ) {
        n = view.state.n;
        await Promise.race([view.oddsAsked, patience]);
      }
      this.deciding = false;
      if (view !== this.view || !stillAsks(asked, view.ask, offer)) return false;
      if (view.oddsOf(offer) && !this.weighed.done) {
        this.weighing = offer;
        return false;
      }
    }
    this.weighing = null;
    const made = await view.choose(offer);
    if (made) this.markSeen();
    return made;
  }

  /** Draw what the game draws of a piece on request; asked for once more it goes away. */
  async trace(piece: number): Promise<void> {
    const found = await this.view.trace(piece);
    this.traced = found && found.title !== this.traced?.title ? found : null;
  }

  /** The table has gone on: what was open over a question that is no longer asked closes. */
  moveOn(): void {
    this.traced = null;
    const offered = (offer: Offer): boolean => this.view.offers.some((each) => sameChoice(each.choice, offer.choice));
    if (this.weighing && !offered(this.weighing)) this.weighing = null;
    if (this.menu && !this.menu.offers.every(offered)) this.menu = null;
    this.offerGathering();
    this.weighed.next(this.view.ask);
    this.skipSingle();
  }

  private drawing = false;
  /** How many choices had been made when each seat was last seen. */
  private plies = new Map<number, number>();

  /** A step with one answer is not asked, unless that would show what somebody holds. Going back over one goes on back. */
  private skipSingle(): void {
    const view = this.view;
    const { state, ask } = view;
    if (this.world || this.past || !state || this.drawing) return;
    const before = this.plies.get(view.seat);
    this.plies.set(view.seat, state.ply);
    if (!view.started || view.busy) return;
    const does = onward(before, state, ask, view.offers);
    if (does === 'answer') void view.choose(view.offers[0]!, true);
    else if (does === 'back') void view.undo();
  }

  /** A tray belongs to its question. Where pieces are to be gathered it opens by itself, once. */
  private offerGathering(): void {
    const { ask } = this.view;
    const gathers = ask !== null && (this.board?.gathers ?? []).includes(ask.key);
    if (!gathers) this.declined = false;
    if (!gathers || !this.tray?.gathers) this.tray = null;
    const [kind, space] = ask?.focus ?? ['', -1];
    if (gathers && !this.declined && this.draws >= 0 && kind === 'space') void this.openTray(space);
  }

  async commit(): Promise<void> {
    const offer = this.weighing;
    this.weighing = null;
    if (!offer) return;
    this.weighed.commit(offer);
    if (await this.view.choose(offer)) this.markSeen();
  }

  /** The story up to here is known to this seat. */
  markSeen(): void {
    const view = this.view;
    if (this.world || view.seat < 0 || !view.state) return;
    keepTable({ id: this.id, seen: { [view.seat]: view.state.log_length } });
  }

  /** The story since this seat's last choice, as far as the page has not shown it. */
  unseen(): LogLine[] {
    const view = this.view;
    if (view.seat < 0 || view.caughtUp < 0) return [];
    const seen = Math.max(view.caughtUp, keptTable(this.id)?.seen[view.seat] ?? 0);
    return seen > 0 ? view.log.filter((line) => line.i >= seen) : [];
  }

  nameOf(kind: string, index: number): string {
    const board = this.board;
    if (!board) return '';
    if (kind === 'space') return spaceLabel(board, index);
    if (kind === 'piece') return board.pieces[index]?.name ?? '';
    if (kind === 'zone') return board.zones[index]?.name ?? '';
    if (kind === 'card') return board.cards[index]?.title ?? '';
    if (kind === 'point') return board.points?.[index]?.name ?? '';
    if (kind === 'link') return linkName(board, index);
    return '';
  }

  /** A seat as people call it: its side, and who sits there. */
  seatName(seat: number): string {
    const info = this.view.table?.seats[seat];
    const side = this.board?.sides[seat]?.name ?? info?.id ?? `Seat ${seat + 1}`;
    return side;
  }

  sitter(seat: number): string {
    const info = this.view.table?.seats[seat];
    if (!info) return '';
    if (info.kind === 'agent') return botName(info.agent ?? info.name);
    if (info.kind === 'open') return 'open seat';
    if (info.kind === 'left') return 'has left';
    if (this.world) return this.world.bots[seat] ? botName(this.world.bots[seat]!) : 'you';
    if (this.seats.some((view) => view.seat === seat)) return 'you';
    return shownName(info);
  }
}
