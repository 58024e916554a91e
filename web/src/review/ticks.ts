/** The lines of a chart's grid. */

const ROUND = [1, 2, 2.5, 5, 10];

/** Round numbers between two bounds, zero among them, about as many as are wanted. */
export function ticksOf(least: number, most: number, wanted = 5): number[] {
  const span = most - least;
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const step = power * (ROUND.find((each) => span / (each * power) <= wanted) ?? 10);
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first;
  return [...Array(count + 1).keys()].map((i) => Number(((first + i) * step).toPrecision(12)));
}
