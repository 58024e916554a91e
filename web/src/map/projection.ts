/** The one plane of all our maps: Albers' equal-area cone for eastern North America, in km. */
import type { Point } from './shapes';

export const PLANE = {
  parallels: [33, 45] as [number, number],
  rotate: [76, 0] as [number, number],
  center: [0, 39] as [number, number],
};

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const [LOWER, UPPER] = PLANE.parallels.map((latitude) => Math.sin(radians(latitude))) as [number, number];
const CONE = (LOWER + UPPER) / 2;
/** How far a latitude is from the tip of the cone, the earth's radius being one. */
const fromTip = (latitude: number): number => Math.sqrt(1 + LOWER * (2 * CONE - LOWER) - 2 * CONE * Math.sin(radians(latitude))) / CONE;
const CENTRE = fromTip(PLANE.center[1]);

/** Kilometres east and south of 39° north, 76° west. */
export function project(lat: number, lon: number): Point {
  const [far, angle] = [fromTip(lat), CONE * radians(lon + PLANE.rotate[0])];
  return [EARTH_RADIUS_KM * far * Math.sin(angle), EARTH_RADIUS_KM * (far * Math.cos(angle) - CENTRE)];
}

/** Units of the sheet for one kilometre of the country, before it swells where it is crowded. */
export const UNITS_PER_KM = 0.55;
/** What is tried instead for country so wide that its names would be too small to read. */
export const SMALLER = [0.5, 0.45, 0.41, 0.38, 0.35] as const;

/** A point of the plane when north is turned from the top of the sheet, in degrees clockwise. */
export function turned([x, y]: Point, degrees: number): Point {
  if (!degrees) return [x, y];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}
