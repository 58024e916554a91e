/** What is drawn, and what a person can do on the map. */
export * from './drawing';

import type { Kind } from './drawing';

/** What may be chosen now, by number. */
export interface Lit {
  spaces: ReadonlySet<number>;
  pieces: ReadonlySet<number>;
  zones: ReadonlySet<number>;
  links: ReadonlySet<number>;
}

export interface Focus {
  kind: Kind;
  index: number;
}
