/** Settings of this browser, and what follows from them. */
import { readSettings, writeSettings, type Settings } from './memory';

class Manner {
  chosen = $state<Settings>(readSettings());
  private dark = $state(false);
  private still = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.dark = dark.matches;
    this.still = still.matches;
    dark.addEventListener('change', () => (this.dark = dark.matches));
    still.addEventListener('change', () => (this.still = still.matches));
  }

  theme: 'light' | 'dark' = $derived(this.chosen.theme === 'auto' ? (this.dark ? 'dark' : 'light') : this.chosen.theme);
  motion: boolean = $derived(this.chosen.motion === 'auto' ? !this.still : this.chosen.motion === 'on');

  set<K extends keyof Settings>(name: K, value: Settings[K]): void {
    this.chosen[name] = value;
    writeSettings($state.snapshot(this.chosen) as Settings);
  }
}

export const manner = new Manner();
