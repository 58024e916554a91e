/** What if: a private world in place of the table, in which nothing counts. */
import { whatIf, type WhatIfAct, type WorldShown } from './api';
import { SeatView } from './seat.svelte';
import type { Choice, Offer } from './protocol';

export interface Made {
  seat: number;
  choice: Choice;
  label: string;
  bot: boolean;
}

export class World extends SeatView {
  made = $state.raw<Made[]>([]);
  bots = $state.raw<Record<number, string>>({});
  thinking = $state(false);
  ended = false;
  private session = '';
  private count = 0;

  constructor(
    readonly real: SeatView,
    readonly ply: number,
  ) {
    super(real.id, real.token, '');
    this.table = real.table;
    this.state = real.state;
    this.log = real.log;
    this.link = 'open';
    const seats = real.state?.over ? [] : (real.table?.seats ?? []);
    this.bots = Object.fromEntries(
      seats.flatMap((seat, i) => (i === real.seat ? [] : [[i, seat.kind === 'agent' && seat.agent ? seat.agent : 'planner']])),
    );
  }

  override start(): void {}
  override stop(): void {}
  override wake(): void {}

  begin(): Promise<boolean> {
    return this.show({ act: 'begin', seed: Math.floor(Math.random() * 2 ** 31), ...(this.ply >= 0 ? { at: this.ply } : {}) });
  }

  seatBot(seat: number, agent: string): Promise<boolean> {
    const bots = { ...this.bots };
    if (agent) bots[seat] = agent;
    else delete bots[seat];
    this.bots = bots;
    return this.show({ act: 'bots' });
  }

  /** The same present dealt anew. */
  anew(): Promise<boolean> {
    return this.begin();
  }

  override choose(offer: Offer | Choice): Promise<boolean> {
    if (this.busy || !this.state) return Promise.resolve(false);
    const choice = Array.isArray(offer) ? offer : offer.choice;
    this.hush();
    return this.show({ act: 'choose', seat: this.state.seat, choice });
  }

  /** Back to before one's own last choice. */
  override undo(): Promise<boolean> {
    return this.show({ act: 'back' });
  }

  end(): void {
    this.ended = true;
    if (this.session) void whatIf(this.id, this.token, { act: 'leave', session: this.session }).catch(() => undefined);
  }

  override async why(): Promise<void> {
    this.tell('said', 'In a what-if only lit choices can be tried. Go back to the game to see why something cannot be chosen.');
  }

  protected override async weigh(): Promise<void> {}
  override async askHint(): Promise<void> {}

  private async show(act: WhatIfAct): Promise<boolean> {
    this.busy = true;
    const named = Object.fromEntries(Object.entries(this.bots).map(([seat, agent]) => [this.table?.seats[Number(seat)]?.id ?? seat, agent]));
    try {
      const session = act.act === 'begin' ? {} : { session: this.session };
      let shown = await whatIf(this.id, this.token, { ...act, ...session, ...(act.act === 'begin' || act.act === 'bots' ? { bots: named } : {}) });
      this.take(shown);
      while (shown.thinking && !this.ended) {
        this.thinking = true;
        shown = await whatIf(this.id, this.token, { act: 'show', session: shown.session });
        this.take(shown);
      }
      return true;
    } catch (error) {
      this.tell('refused', (error as Error).message);
      return false;
    } finally {
      this.thinking = false;
      this.busy = false;
    }
  }

  private take(shown: WorldShown): void {
    const before = this.log[this.log.length - 1]?.i ?? -1;
    this.session = shown.session;
    this.made = shown.made;
    this.news = shown.log.filter((line) => line.i > before);
    this.log = shown.log;
    this.odds = [];
    this.count++;
    this.state = {
      ...shown,
      n: this.count,
      started: true,
      clock: null,
      caught_up: -1,
      undo: { free: shown.made.some((each) => !each.bot), how: shown.made.some((each) => !each.bot) ? 'free' : 'none', request: null },
    };
  }
}
