/** What is carried from beside the map to a space of it: pieces of a box, under a pointer. */
import { WHOLE, type Held } from './tray';

/** How far a pointer goes before it carries something. */
const FAR = 8;

export interface Load {
  /** What it is, for the eye. */
  name: string;
  /** Where it comes from. */
  from: string;
  held: Held;
}

export class Carry {
  /** What is in the hand, once it has gone somewhere. */
  load = $state.raw<Load | null>(null);
  at = $state.raw({ x: 0, y: 0 });

  /** Told where something was laid down. */
  constructor(private drop: (load: Load, x: number, y: number) => void) {}

  /** A pointer goes down on something that could be carried. */
  take(event: PointerEvent, name: string, from: string, held: Held = WHOLE): void {
    if (event.button || this.load) return;
    const { pointerId, clientX, clientY } = event;
    const moved = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      this.at = { x: now.clientX, y: now.clientY };
      if (!this.load && Math.hypot(now.clientX - clientX, now.clientY - clientY) > FAR) this.load = { name, from, held };
      if (this.load) now.preventDefault();
    };
    const done = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', done);
      removeEventListener('pointercancel', done);
      const { load } = this;
      this.load = null;
      if (load && now.type === 'pointerup') this.drop(load, now.clientX, now.clientY);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', done);
    addEventListener('pointercancel', done);
  }
}
