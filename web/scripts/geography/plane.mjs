/** The plane of the map: one Albers projection for eastern North America, in kilometres. */
import { geoConicEqualArea } from 'd3-geo';

export const EARTH_RADIUS_KM = 6371;

/** Same numbers as src/map/projection.ts; a test compares the two. */
export const PLANE = { parallels: [33, 45], rotate: [76, 0], center: [0, 39] };

export function plane(extent) {
  const projection = geoConicEqualArea()
    .parallels(PLANE.parallels)
    .rotate(PLANE.rotate)
    .center(PLANE.center)
    .scale(EARTH_RADIUS_KM)
    .translate([0, 0])
    .precision(0.5);
  return extent ? projection.clipExtent(extent) : projection;
}
