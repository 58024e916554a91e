/** Moving about the sheet: drag, wheel and pinch through d3-zoom, with a fit for any window. */
import { select, type Selection } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { kept, legible, meant, opening, whole, type Pane, type View } from './fit';
import type { Point, Rect } from './shapes';

const CLOSEST = 4;
const GLIDE_MS = 350;

export class Pan {
  transform: ZoomTransform = $state.raw(zoomIdentity);
  moving = $state(false);
  /** How large the window on the sheet is. */
  pane: Pane = $state.raw({ width: 0, height: 0 });
  css = $derived(`translate(${this.transform.x}px, ${this.transform.y}px) scale(${this.transform.k})`);

  #view: Selection<HTMLElement, unknown, null, undefined> | null = null;
  #zoom: ZoomBehavior<HTMLElement, unknown> | null = null;
  #sheet: Rect = [0, 0, 1, 1];
  /** Whether somebody has moved or scaled the sheet: then it stays so when the pane changes. */
  #touched = false;
  #before: View = zoomIdentity;
  #letter = 1;
  #held = false;
  #missed: (() => void) | null = null;
  #middle: () => Point = () => [0, 0];

  /** A sheet with letters of this size and more. What a small window shows first: the middle of the field of play, or of
   * what may be chosen. */
  attach(sheet: Rect, letter: number, middle: () => Point): Attachment<HTMLElement> {
    return (node) => {
      this.#sheet = sheet;
      this.#letter = letter;
      this.#middle = middle;
      this.#view = select(node);
      this.#zoom = zoom<HTMLElement, unknown>()
        .filter((event: MouseEvent) => !event.ctrlKey && !event.button && !(event.target as Element).closest('.draws'))
        .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#begin(event))
        .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#moved(event))
        .on('end', () => (this.moving = false));
      this.#view.call(this.#zoom).on('dblclick.zoom', null);
      // The observer reports a frame late: until then the sheet would lie where nothing can be aimed at.
      untrack(() => this.#resized(node));
      const watcher = new ResizeObserver(() => this.#resized(node));
      watcher.observe(node);
      return () => {
        watcher.disconnect();
        this.#view?.on('.zoom', null);
      };
    };
  }

  /** A point of the window as a point of the sheet. */
  sheetPoint(x: number, y: number): Point {
    const corner = this.#view?.node()?.getBoundingClientRect();
    return this.transform.invert([x - (corner?.left ?? 0), y - (corner?.top ?? 0)]);
  }

  /** While something is in the hand the sheet lies still under it. */
  hold(): void {
    this.#held = true;
  }

  /** The hand is empty again: what would have moved the sheet meanwhile moves it now. */
  release(): void {
    this.#held = false;
    this.#missed?.();
    this.#missed = null;
  }

  /** The whole sheet. */
  fit(): void {
    this.#touched = false;
    this.#to(this.#whole());
  }

  zoomBy(factor: number): void {
    this.#touched = true;
    if (this.#view && this.#zoom) this.#zoom.scaleBy(this.#gliding(), factor);
  }

  /** Moves the view by parts of its own size. */
  panBy(dx: number, dy: number): void {
    const node = this.#view?.node();
    if (!node || !this.#zoom) return;
    const k = this.transform.k;
    this.#touched = true;
    this.#zoom.translateBy(this.#gliding(), (-dx * node.clientWidth) / k, (-dy * node.clientHeight) / k);
  }

  /** Brings a point of the sheet into the window if it is not there. */
  show([x, y]: Point): void {
    const node = this.#view?.node();
    if (!node || !this.#view || !this.#zoom) return;
    if (this.#held) {
      this.#missed = () => this.show([x, y]);
      return;
    }
    const [px, py] = this.transform.apply([x, y]);
    // Where the whole sheet is in sight nothing need move.
    const rim = this.transform.k <= this.#whole().k * 1.01 ? 0 : 60;
    if (px >= rim && py >= rim && px <= node.clientWidth - rim && py <= node.clientHeight - rim) return;
    this.#zoom.translateTo(this.#gliding(), x, y);
  }

  #begin({ transform }: D3ZoomEvent<HTMLElement, unknown>): void {
    this.moving = true;
    this.#before = transform;
  }

  #moved({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    this.transform = transform;
    if (sourceEvent && meant(this.#before, transform)) this.#touched = true;
  }

  #resized(node: HTMLElement): void {
    const [, , width, height] = this.#sheet;
    const before = this.pane;
    this.pane = { width: node.clientWidth, height: node.clientHeight };
    const least = whole(this.#sheet, this.pane).k;
    this.#zoom
      ?.extent([
        [0, 0],
        [node.clientWidth, node.clientHeight],
      ])
      .scaleExtent([least * 0.9, CLOSEST])
      .translateExtent([
        [-80, -80],
        [width + 80, height + 80],
      ]);
    if (!node.clientWidth) return;
    if (this.#held) this.#missed = () => this.#lie(before);
    else this.#lie(before);
  }

  /** Lies anew in a pane that has changed: as somebody left it, otherwise as at first sight. */
  #lie(before: Pane): void {
    const left = this.#touched && before.width ? kept(this.transform, before, this.pane, this.#sheet) : null;
    this.#touched = left !== null;
    const { x, y, k } = left ?? opening(this.#sheet, this.pane, legible(this.#letter, { width: innerWidth, height: innerHeight }), this.#middle);
    this.#to(zoomIdentity.translate(x, y).scale(k), false);
  }

  #whole(): ZoomTransform {
    const { x, y, k } = whole(this.#sheet, this.pane);
    return zoomIdentity.translate(x, y).scale(k);
  }

  #to(transform: ZoomTransform, glide = true): void {
    if (!this.#view || !this.#zoom) return;
    if (glide) this.#zoom.transform(this.#gliding(), transform);
    else this.#zoom.transform(this.#view, transform);
  }

  /** The window as something to move: at once where motion is not wanted. */
  #gliding(): Selection<HTMLElement, unknown, null, undefined> {
    const view = this.#view!;
    if (stillness()) return view;
    return view.transition().duration(GLIDE_MS) as unknown as typeof view;
  }
}

/** Whether the person, or the page's own setting, asks for no motion. */
function stillness(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
