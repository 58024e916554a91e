/** The story since one's last decision: gathered as it happens, played at one's own pace, and again. */
import type { Board, DieShown, LogLine, Scene, Token, WayShown } from '../contract';
import { changedScene } from './changes';
import type { Story as Sent } from './sent';
import { manner } from './settings.svelte';
import { changed, tell, travellers, underWay, type Beat, type Changed, type Step, type Turn } from './story';

export const PACES = { slow: 2600, normal: 1500, fast: 700 } as const;
export type Pace = keyof typeof PACES;
/** Each further line takes so much longer to read. */
const MORE_LINES = 0.35;
/** How long pieces are on their way, as a part of the pace. */
const TRAVEL = 0.8;
const MOST_BEATS = 400;
/** Who only watches decides nothing: so much is kept for him. */
const MOST_WATCHED = 24;

/** What a map shows of the story. */
export interface MapStory extends Changed {
  /** Where pieces went, the last one last. */
  ways: readonly (WayShown & { seat: number })[];
  /** A stack on its way. */
  flight: { key: string; tokens: readonly Token[]; way: WayShown; ms: number } | null;
  dice: { key: string; space: number; dice: readonly DieShown[] } | null;
}

/** Something of one's own that is shown as it happens. */
interface Own {
  step: Step;
  flies: boolean;
}

export class Telling {
  constructor(private readonly boardOf: () => Board | null) {}

  private get board(): Board | null {
    return this.boardOf();
  }

  private beats = $state.raw<readonly Beat[]>([]);
  private own = $state.raw<Own | null>(null);
  /** One's own last move, marked until others have moved. */
  private ownWays = $state.raw<readonly (WayShown & { seat: number })[]>([]);
  private told: { steps: Step[]; turns: Turn[] } = $derived(this.board ? tell(this.beats, this.board) : { steps: [], turns: [] });
  /** The step that is shown while the story is open. */
  at = $state(0);
  open = $state(false);
  going = $state(true);
  /** It was asked for, or is told to who comes back: at its end it stays until it is sent away. */
  stays = $state(false);
  /** The pieces of the step are on their way. */
  moving = $state(false);
  /** How long the log was after one's last decision, as far as is known. */
  private since = -1;
  /** What was told before one acted last: told again if nothing has happened since. */
  private earlier: readonly Beat[] = [];
  private watching = false;
  /** Something happened that the page has not seen: the server is to tell it. */
  lacks = $state(false);

  get steps(): readonly Step[] {
    return this.told.steps;
  }

  get turns(): readonly Turn[] {
    return this.told.turns;
  }

  get step(): Step | undefined {
    return this.open ? this.steps[this.at] : undefined;
  }

  /** The scene that is shown in place of the present one, if any. */
  get scene(): Scene | null {
    if (this.own?.flies) return underWay(this.own.step);
    const step = this.step;
    return step ? (this.moving ? underWay(step) : step.after) : null;
  }

  // ------------------------------------------------------------------ gathering

  /** The table as a whole has come. */
  begin(since: number, length: number, watching: boolean): void {
    this.since = since;
    this.watching = watching;
    this.lacks = length > since;
  }

  /** One acts: the marks go. */
  acted(): void {
    this.reset();
  }

  /** The table went on. `fresh` are lines that were not known, `cut` says that others were taken back. */
  hear(fresh: readonly LogLine[], cut: boolean, since: number, before: Scene, after: Scene, mine: (seat: number) => boolean): void {
    if (cut) {
      this.reset();
      this.since = since;
      this.lacks = true;
      return;
    }
    const decided = since > this.since && this.since >= 0;
    this.since = since;
    const others = fresh.filter((line) => line.i >= since && !mine(line.seat));
    if (decided || (fresh.length && !others.length)) this.reset();
    if (fresh.length && !others.length) this.showOwn({ lines: fresh, before, after });
    else if (others.length || this.beats.length) this.add({ lines: others, before, after });
  }

  private add(beat: Beat): void {
    const last = this.beats[this.beats.length - 1];
    if (!beat.lines.length && beat.before.tokens === beat.after.tokens && last) {
      // Nothing to be seen: the next beat begins where this one ends.
      this.beats = [...this.beats.slice(0, -1), { ...last, after: beat.after }];
      return;
    }
    const most = this.watching ? MOST_WATCHED : MOST_BEATS;
    const over = this.beats.length + 1 - most;
    if (over > 0 && this.board) this.at = Math.max(0, this.at - tell(this.beats.slice(0, over), this.board).steps.length);
    this.beats = this.beats.slice(Math.max(0, over));
    const known = this.steps.length;
    this.beats = [...this.beats, beat];
    if (!manner.chosen.playback || this.open || this.steps.length === known) return;
    this.going = true;
    this.stays = false;
    this.show(known);
  }

  /** What oneself did is shown at once: its pieces travel, its dice fall. */
  private showOwn(beat: Beat): void {
    const steps = this.board ? tell([beat], this.board).steps : [];
    const ways = steps.flatMap(({ way, seat }) => (way ? [{ ...way, seat }] : []));
    if (ways.length) this.ownWays = ways;
    const step = steps.filter(({ way }) => way).pop() ?? steps.filter(({ dice }) => dice.length).pop();
    this.own = step ? { step: { ...step, dice: steps.flatMap(({ dice }) => dice) }, flies: manner.motion && step.way !== null } : null;
  }

  /** One's own pieces have arrived. */
  landed(): void {
    if (this.own) this.own = { ...this.own, flies: false };
  }

  private reset(): void {
    if (this.beats.some(({ lines }) => lines.length)) this.earlier = this.beats;
    this.beats = [];
    this.own = null;
    this.ownWays = [];
    this.lacks = false;
    this.open = this.moving = false;
    this.at = 0;
  }

  /** The whole of it, as the server tells it. */
  load({ scene, beats, log }: Pick<Sent, 'scene' | 'beats' | 'log'>): void {
    let before = scene;
    const found: { ply: number; lines: LogLine[]; before: Scene; after: Scene }[] = [];
    for (const beat of beats) {
      const after = changedScene(before, beat.scene);
      found.push({ ply: beat.ply, lines: [], before, after });
      before = after;
    }
    if (!found.length && log.length) found.push({ ply: -1, lines: [], before: scene, after: scene });
    for (const line of log) (found.filter(({ ply }) => ply <= line.ply).pop() ?? found[0])?.lines.push(line);
    this.lacks = false;
    this.beats = found;
    if (!this.open) this.at = this.steps.length;
  }

  // ------------------------------------------------------------------ playing

  private show(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.moving = manner.motion && this.steps[this.at]?.way !== null && travellers(this.steps[this.at]!).length > 0;
    this.open = true;
  }

  /** Nothing has happened since: what was told before is told once more. */
  recall(): boolean {
    if (!this.steps.length) this.beats = this.earlier;
    return this.play();
  }

  /** From its beginning, or from the first line that was not seen yet. */
  play(from = -1): boolean {
    const first = from < 0 ? 0 : this.steps.findIndex(({ lines }) => lines.some((line) => line.i >= from));
    if (!this.steps.length || first < 0) return false;
    this.going = this.stays = true;
    this.show(first);
    return true;
  }

  /** The pieces of the step have arrived. */
  arrive(): void {
    this.moving = false;
  }

  /** On to the next step; false at the end. */
  next(): boolean {
    if (this.at >= this.steps.length - 1) return false;
    this.show(this.at + 1);
    return true;
  }

  back(): void {
    this.going = false;
    if (this.moving) this.moving = false;
    else this.show(this.at - 1);
  }

  forward(): void {
    this.going = false;
    if (this.moving) this.moving = false;
    else this.next();
  }

  jump(turn: number): void {
    this.show(this.turns[turn]?.first ?? 0);
  }

  pause(): void {
    this.going = !this.going;
  }

  /** To the present. */
  skip(): void {
    this.open = this.moving = false;
    this.landed();
  }

  get pace(): number {
    return PACES[manner.chosen.pace] ?? PACES.normal;
  }

  /** How long the present step is left to be read. */
  get dwell(): number {
    const lines = this.step?.lines.length ?? 1;
    return this.pace * (1 + MORE_LINES * (lines - 1));
  }

  get travel(): number {
    return this.pace * TRAVEL;
  }

  // ------------------------------------------------------------------ the map

  map: MapStory = $derived.by(() => {
    const shown: readonly { before: Scene; after: Scene }[] = this.open ? this.steps.slice(0, this.at + 1) : this.beats;
    const spaces = new Set<number>();
    const zones = new Set<number>();
    for (const each of shown) {
      const found = changes(each);
      for (const space of found.spaces) spaces.add(space);
      for (const zone of found.zones) zones.add(zone);
    }
    const own = this.own;
    const step = own?.flies ? own.step : this.step;
    const travels = own?.flies || (this.moving && step);
    const upTo = this.open ? this.steps.slice(0, this.at + 1).filter(({ turn }) => turn === this.step?.turn) : this.steps;
    const ways = upTo.flatMap(({ way, seat }) => (way ? [{ ...way, seat }] : []));
    const rolled = this.step ?? own?.step;
    return {
      spaces, zones,
      ways: ways.length ? ways : this.open ? [] : this.ownWays,
      flight: travels && step?.way ? { key: `${own?.flies ? 'own' : this.at} ${step.lines[0]!.i}`, tokens: travellers(step), way: step.way, ms: this.travel } : null,
      dice: rolled?.dice.length && rolled.space >= 0 && !travels && manner.chosen.dice ? { key: `${rolled.lines[0]!.i}`, space: rolled.space, dice: rolled.dice } : null,
    };
  });
}

const kept = new WeakMap<object, Changed>();

function changes(each: { before: Scene; after: Scene }): Changed {
  const known = kept.get(each) ?? changed(each.before, each.after);
  kept.set(each, known);
  return known;
}
