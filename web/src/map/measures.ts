/** The sizes of everything on the sheet, in units; one unit is one pixel at the design size. */

/** The smallest letters on a sheet, and in a hex: whoever shows a sheet shows it so large that these can be read. */
export const LEAST = 17;
export const HEX_LEAST = 13;

/** Half the breadth of a space's symbol. */
export const SYMBOL = { circle: 15, square: 14.5, star: 19, dot: 10.5, area: 13 } as const;

/** The ring around a space that may be chosen: how far out it is drawn, and how far it swells. */
export const RING = { radius: 4, stroke: 3, swollen: 5 };
/** How broad the line from a space to its army is, its halo included. */
export const LEASH = 9;

export const LABEL = { size: 17.5, leading: 16.2, widest: 88, glyph: 13.5, figure: 17.6, pip: 6.4 };
export const REGION = { sizes: [27, 20, 17.5, 17.5], spacing: [5, 3, 1.2, 0.4], badge: 22 };
export const REMARK = { size: 17 };
export const ZONE = { size: 17.5, leading: 17, widest: 110, berth: [58, 40] as const };

/** Zones of a board of hexes lie in a row below them. */
export const HEX_ZONE = { width: 170, height: 74, gap: 24 };

export const CHIP = { width: 41, height: 27, symbol: 34, second: 10, abreast: 3 };
/** The counters of units by their cut, each across and down, and the tab with their number. */
export const UNIT = { triangle: [39, 32], square: [29, 29], circle: [30, 30], tab: 14, long: 22 } as const;
/** A marker with a sign: beside an army, and at the rim of a space. */
export const MARKER = { width: 27, badge: 10 };
/** The tag of a way that somebody has used, and a sign beside it. */
export const TAG = { width: 37, icon: 22, height: 20 };
/** A stack of many pieces, in a hex. */
export const STACK = { width: 54, height: 38 };
export const BUST = { width: 31, height: 31 };
export const PLINTH = { size: 17, height: 35, low: 21, brief: 22, least: 63, padding: 8, figure: 20 };
export const GAP = 2;

/** The frame around the sheet, where nothing stands. */
export const FRAME = 20;

/** What the spread of spaces keeps clear. */
export const ROOM = { apart: 104, clear: 38 };
/** What is tried on a sheet that has to be read as a whole, the roomiest first. */
export const ROOMS = [{ apart: 124, clear: 42 }, { apart: 114, clear: 40 }, ROOM, { apart: 90, clear: 34 }, { apart: 70, clear: 28 }];

/** Country shown around the outermost spaces: left, top, right, bottom. */
export const MARGIN = {
  geographic: [92, 78, 92, 108] as const,
  plain: [110, 110, 110, 90] as const,
  hexes: [70, 130, 70, 70] as const,
};
