/** The colourist's washes: neighbours never share one. */

const WASHES = ['#c9544b', '#d99a2b', '#5f8f4e', '#3f7fa6', '#b0608f', '#8c6bb1', '#c77f3d'];
const WASH_OF: Record<string, number> = {
  CA: 0, NH: 2, MA: 1, RI: 4, CT: 3, NY: 5, NJ: 1, PA: 2, DE: 4, MD: 6, VA: 3, NC: 1, SC: 4, GA: 2, FL: 0,
};

/** The wash of a region by its name, or by its place in the list. */
export function washOf(id: string, place: number): string {
  return WASHES[(WASH_OF[id] ?? place) % WASHES.length]!;
}
