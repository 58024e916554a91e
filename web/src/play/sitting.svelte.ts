/** A person at a table: one seat, several (two-handed or passing the device), or none. */
import { boardOf, invite, join, liveAddress, tableAt } from './api';
import { offersForClick, rulesKind, sameChoice } from './choices';
import { linkName } from '../map/describe';
import { spaceLabel } from '../map/hexes';
import type { Board, Focus, Kind, Scene } from '../contract';
import { keepTable, keptTable, type KeptTable } from './memory';
import type { LogLine, Offer } from './protocol';
import { seatLink } from './route';
import { SeatView } from './seat.svelte';
import { World } from './world.svelte';
import { manner } from './settings.svelte';

export interface Menu {
  title: string;
  offers: Offer[];
  x: number;
  y: number;
}

export type Pointed = { kind: string; index: number } | null;

const ODDS_WITHIN = 2500;

export class Sitting {
  board = $state.raw<Board | null>(null);
  trouble = $state('');
  seats = $state.raw<SeatView[]>([]);
  active = $state(0);
  /** The seat for which the curtain hides the table, or -1. */
  curtain = $state(-1);
  menu = $state.raw<Menu | null>(null);
  /** The choice whose odds are shown before it is made. */
  weighing = $state.raw<Offer | null>(null);
  /** A choice waits for its odds. */
  deciding = $state(false);
  pointed = $state.raw<Pointed>(null);
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
    if (this.howHeld === 'hot-seat') this.curtain = 0;
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
    this.world = world;
    void world.begin();
  }

  comeBack(): void {
    this.menu = null;
    this.world?.end();
    this.world = null;
  }

  scene: Scene | null = $derived.by(() => this.past ?? this.view.state?.scene ?? null);

  async start(): Promise<void> {
    for (const seat of this.seats) seat.start();
    try {
      const table = await tableAt(this.id);
      this.board = await boardOf(table.game, table.scenario, table.options);
      keepTable({ id: this.id, title: table.title, manner: this.howHeld });
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Sit down; what went wrong, in a sentence. */
  async join(name: string): Promise<string> {
    try {
      const { seat, token } = await join(this.id, this.invitation, name);
      keepTable({ id: this.id, tokens: { [seat]: token } });
      for (const view of this.seats.filter((each) => each.seat < 0)) view.stop();
      const mine = new SeatView(this.id, token, liveAddress(this.id));
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
    const found = offersForClick(this.board, view.state?.scene ?? null, view.started ? view.offers : [], kind, index);
    if (found.length === 1) await this.answer(found[0]!);
    else if (found.length > 1) this.menu = { title: this.nameOf(kind, index), offers: found, x, y };
    else if (['space', 'piece', 'zone', 'card', 'link', 'point'].includes(kind)) {
      await view.why(rulesKind(this.board, kind), index, [kind, index]);
    }
  }

  /** A stack is drawn from a space to another: one choice after another, as far as they are offered.
   * Where dice follow their odds are shown first, and the gesture ends. */
  async draw(start: number, goal: number, pieces: readonly number[] = []): Promise<void> {
    const view = this.view;
    if (this.past || !view.started || !view.ask) return;
    if (view.busy || this.deciding) {
      view.say('Your last choice is still on its way.');
      return;
    }
    const choices = await view.meaning(start, goal, pieces);
    if (!choices) return;
    if (!choices.length) {
      view.say(`Nothing can be moved from ${this.nameOf('space', start)} to ${this.nameOf('space', goal)} now.`);
      return;
    }
    for (const choice of choices) {
      const offer = view.offers.find((each) => sameChoice(each.choice, choice));
      if (!offer) {
        await view.why(rulesKind(this.board, 'space'), goal, ['space', goal]);
        return;
      }
      if (!(await this.answer(offer))) return;
      await view.seen();
      if (view !== this.view) return;
    }
  }

  /** Make a choice; where dice follow, show their odds first. Whether it was made. */
  async answer(offer: Offer): Promise<boolean> {
    this.menu = null;
    const view = this.view;
    if (!view.started || view.busy || this.deciding) return false;
    if (manner.chosen.confirmFinal && view.advice && this.weighing?.choice !== offer.choice) {
      const n = view.state?.n;
      this.deciding = true;
      await Promise.race([view.oddsAsked, new Promise((done) => setTimeout(done, ODDS_WITHIN))]);
      this.deciding = false;
      if (view !== this.view || view.state?.n !== n) return false;
      if (view.oddsOf(offer)) {
        this.weighing = offer;
        return false;
      }
    }
    this.weighing = null;
    const made = await view.choose(offer);
    if (made) this.markSeen();
    return made;
  }

  /** The table has gone on: what was open over a question that is no longer asked closes. */
  moveOn(): void {
    const offered = (offer: Offer): boolean => this.view.offers.some((each) => sameChoice(each.choice, offer.choice));
    if (this.weighing && !offered(this.weighing)) this.weighing = null;
    if (this.menu && !this.menu.offers.every(offered)) this.menu = null;
  }

  async commit(): Promise<void> {
    const offer = this.weighing;
    this.weighing = null;
    if (offer && (await this.view.choose(offer))) this.markSeen();
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
    if (info.kind === 'agent') return info.agent ?? info.name;
    if (info.kind === 'open') return 'open seat';
    if (info.kind === 'left') return 'has left';
    if (this.world) return this.world.bots[seat] ?? 'you';
    if (this.seats.some((view) => view.seat === seat)) return 'you';
    return info.name;
  }
}
