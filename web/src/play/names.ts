/** Names of people: a guest's is marked wherever it is shown, since nobody vouches for it. */

export interface Named {
  name: string;
  guest?: boolean;
}

/** What somebody is called who told no name: that says by itself that he is a guest. */
const NOBODY = 'Guest';

export function shownName(who: Named): string {
  return who.guest && who.name !== NOBODY ? `${who.name} (guest)` : who.name;
}
