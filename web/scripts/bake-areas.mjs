/**
 * Bakes the areas of Liberty or Death: eleven Colonies and four Reserves that share their borders.
 *
 *     node scripts/bake-areas.mjs
 *
 * Present counties (United States census, through us-atlas, in the public domain) are put together
 * into the country of about 1775: the line of 1763 runs between the counties east and west of it,
 * and Quebec reaches down to the Ohio as the act of 1774 had it. Two provinces share a border
 * exactly where the board has them adjacent. The outlines are our reconstruction; the printed
 * board was not at hand.
 *
 * The result is a list of arcs, each written once, and for every area the arcs of its rings: n for
 * the arc n from its beginning, -n - 1 for the same from its end. Points are in thousandths of a
 * degree, longitude before latitude, each after the first as a difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoCentroid } from 'd3-geo';
import { feature, mergeArcs } from 'topojson-client';

const GRAIN = 1000;
/** Corners that span less are smoothed away, in square kilometres. */
const FINENESS = 6;
const SMALLEST_ISLAND_KM2 = 160;
const KM_PER_DEGREE = 111.2;

const NAMES = {
  NH: 'new_hampshire', MA: 'massachusetts', CT: 'connecticut_rhode_island', NY: 'new_york',
  NJ: 'new_jersey', PA: 'pennsylvania', MD: 'maryland_delaware', VA: 'virginia',
  NC: 'north_carolina', SC: 'south_carolina', GA: 'georgia', QC: 'quebec', NW: 'northwest',
  SW: 'southwest', FL: 'florida',
};

/** States by their census numbers, and the area to which most of their ground goes. */
const STATES = {
  23: 'NH', 33: 'NH', 50: 'NH', 25: 'MA', '09': 'CT', 44: 'CT', 36: 'NY', 34: 'NJ', 42: 'PA',
  24: 'MD', 10: 'MD', 11: 'MD', 51: 'VA', 54: 'NW', 37: 'NC', 45: 'SC', 13: 'GA', 12: 'FL',
  21: 'SW', 47: 'SW', '01': 'SW', 39: 'QC', 18: 'QC', 26: 'QC',
};

/** The line of 1763, from the St. Lawrence to Florida, as [longitude, latitude]. */
const LINE_OF_1763 = [
  [-74.85, 46], [-74.85, 43.6], [-75.3, 42.7], [-75.75, 42], [-76.6, 41.6], [-77.9, 40.9],
  [-78.6, 40.2], [-79.0, 39.72], [-79.28, 39.2], [-79.75, 38.6], [-80.5, 38], [-81.1, 37.35],
  [-81.5, 36.9], [-81.75, 36.4], [-82.45, 35.75], [-82.95, 35.3], [-83.35, 34.75], [-83.9, 33.6],
  [-84, 32.4], [-83.75, 30],
];
/** What lies beyond the line: the Northwest above the Kanawha's springs, the Southwest below. */
const WEST_OF = { NY: 'NW', PA: 'NW', VA: 'SW', NC: 'SW', GA: 'SW' };
const EAST_OF = { NW: 'VA' };

/** Counties that the rule above would put on the wrong side of a corner. */
const OWN = {
  54077: 'NW', 24023: 'MD', 37175: 'NC', 37099: 'SW', 37113: 'SW', 13241: 'SW', 13137: 'SW', 45073: 'SC',
};
/** Delaware and New Jersey: the bay is between them. */
const WATER_BETWEEN = ['MD', 'NJ'];
/** Beyond these the sheet ends. */
const WEST_END = -88.15;
const NORTH_END = 46.2;

/** Where the border of Quebec leaves the land of New Hampshire. */
const EAST_END = [-69.22, 47.46];
/** The open side of Quebec, from the head of Lake Michigan to the St. Lawrence below Quebec City. */
const OPEN_COUNTRY = [
  [-87.1, 42.4], [-86.9, 43.4], [-86.5, 44.6], [-85.6, 45.6], [-84.8, 45.9], [-84.4, 46.5],
  [-84.7, 47.4], [-84.6, 49.2], [-80.5, 50.4], [-76.5, 51], [-72.5, 50.6], [-69.3, 49.4],
];
const WEST_INDIES = [[-77.6, 31.9], [-71.6, 31.9], [-71.9, 29.2], [-77.4, 29.2]];

const CITIES = {
  quebec_city: [-71.21, 46.81], boston: [-71.06, 42.36], new_york_city: [-74.01, 40.71],
  philadelphia: [-75.16, 39.95], norfolk: [-76.29, 36.85], charles_town: [-79.93, 32.78],
  savannah: [-81.09, 32.08],
};
const TOUCHING_KM = 16;
/** Where the pieces of the larger areas may stand, so that the sheet stays small: west, east, south, north. */
const WINDOWS = {
  quebec: [-78.6, -75.6, 44.7, 46.2], florida: [-84, -81, 29.2, 30.6], new_york: [-75, -73, 42.7, 44.4],
  southwest: [-86, -84, 34, 37], northwest: [-80.4, -78, 40, 42], new_hampshire: [-72.6, -70.2, 43.4, 44.8],
};
/** How much a City pushes the pieces of a province away, beside the province's own border. */
const CITY_PUSH = 0.5;

const require = createRequire(import.meta.url);
const topology = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8'));
const counties = topology.objects.counties.geometries;

// ------------------------------------------------------------------ which county goes where

function isWest([lon, lat]) {
  for (let i = 0; i + 1 < LINE_OF_1763.length; i += 1) {
    const [a, b] = [LINE_OF_1763[i], LINE_OF_1763[i + 1]];
    if (lat <= a[1] && lat >= b[1]) return lon < a[0] + ((b[0] - a[0]) * (a[1] - lat)) / (a[1] - b[1]);
  }
  return false;
}

function areaOf(county) {
  if (OWN[county.id]) return OWN[county.id];
  const home = STATES[county.id.slice(0, 2)];
  if (!home) return '';
  const at = geoCentroid(feature(topology, county));
  if (at[0] < WEST_END || (county.id.startsWith('26') && at[1] > NORTH_END - 0.4)) return '';
  if (county.id.startsWith('01') && at[1] < 31) return 'FL';
  if (isWest(at)) return WEST_OF[home] ?? home;
  return EAST_OF[home] ?? home;
}

const members = new Map();
const usedBy = new Map();
const arcsOf = (shape) => (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs ?? []).flat(2);
for (const county of counties) {
  const area = areaOf(county);
  for (const arc of arcsOf(county)) {
    const index = arc < 0 ? ~arc : arc;
    usedBy.set(index, [...(usedBy.get(index) ?? []), area]);
  }
  if (area) members.set(area, [...(members.get(area) ?? []), county]);
}

// ------------------------------------------------------------------ rings, and who lies beyond

const { scale, translate } = topology.transform;
function points(reference) {
  let [x, y] = [0, 0];
  const line = topology.arcs[reference < 0 ? ~reference : reference].map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return reference < 0 ? line.reverse() : line;
}

const km = ([x, y]) => [x * KM_PER_DEGREE * Math.cos((39 * Math.PI) / 180), y * KM_PER_DEGREE];
function areaKm2(ring) {
  let twice = 0;
  ring.map(km).forEach(([x, y], i, all) => {
    const [u, v] = all[(i + 1) % all.length];
    twice += x * v - u * y;
  });
  return Math.abs(twice) / 2;
}

/** A ring as runs: stretches along which the same neighbour, or none, lies beyond. */
function runsOf(area, references) {
  const parts = references.map((reference) => {
    const users = usedBy.get(reference < 0 ? ~reference : reference);
    const beyond = users.length === 1 ? 'sea' : (users[0] === area ? users[1] : users[0]) || 'out';
    return { beyond: WATER_BETWEEN.includes(area) && WATER_BETWEEN.includes(beyond) ? 'sea' : beyond, line: points(reference) };
  });
  const first = parts.findIndex((part, i) => part.beyond !== parts[(i + parts.length - 1) % parts.length].beyond);
  const turned = first < 0 ? parts : [...parts.slice(first), ...parts.slice(0, first)];
  const runs = [];
  for (const { beyond, line } of turned) {
    const last = runs[runs.length - 1];
    if (last && last.beyond === beyond) last.line.push(...line.slice(1));
    else runs.push({ beyond, line: line.slice() });
  }
  return runs;
}

const rings = new Map();
for (const [area, shapes] of members) {
  const found = mergeArcs(topology, shapes).arcs.map((polygon) => runsOf(area, polygon[0]));
  const size = (runs) => areaKm2(runs.flatMap((run) => run.line));
  const large = found.filter((runs) => size(runs) > SMALLEST_ISLAND_KM2).sort((a, b) => size(b) - size(a));
  rings.set(area, large);
}

// ------------------------------------------------------------------ Quebec beyond the lakes

const near = (line, point) =>
  line.reduce((best, [x, y], i) => {
    const far = Math.hypot(x - point[0], y - point[1]);
    return far < best.far ? { far, i } : best;
  }, { far: Infinity, i: -1 }).i;

function only(area, test) {
  const found = rings.get(area)[0].filter(test);
  if (found.length !== 1) throw new Error(`${area}: ${found.length} runs where one was expected`);
  return found[0];
}

/** The far side of New Hampshire, New York and the Northwest is Quebec. */
{
  const northern = only('NH', (run) => run.beyond === 'sea' && run.line.some(([, y]) => y > 47));
  const split = near(northern.line, EAST_END);
  const fromNewYork = northern.line[0][1] > 44.5;
  const [quebec, sea] = fromNewYork
    ? [northern.line.slice(0, split + 1), northern.line.slice(split)]
    : [northern.line.slice(split), northern.line.slice(0, split + 1)];
  const mainland = rings.get('NH')[0];
  const pieces = [{ beyond: 'QC', line: quebec }, { beyond: 'sea', line: sea }];
  mainland.splice(mainland.indexOf(northern), 1, ...(fromNewYork ? pieces : pieces.reverse()));
  only('NY', (run) => run.beyond === 'sea' && run.line[0][1] > 44.5).beyond = 'QC';
  only('NW', (run) => run.beyond === 'sea').beyond = 'QC';
}

/** Its ring: along its neighbours from New Hampshire to the Ohio, then through open country. */
{
  const shared = ['NH', 'NY', 'NW'].map((area) => only(area, (run) => run.beyond === 'QC' && run.line.some(([, y]) => y > 42.5)));
  const inland = rings.get('QC')[0].filter((run) => run.beyond !== 'sea');
  const west = inland.find((run) => run.beyond === 'out');
  const rest = [...shared.map((run, i) => ({ beyond: ['NH', 'NY', 'NW'][i], line: run.line })), ...inland];
  const chain = [rest.shift()];
  const same = ([a, b], [c, d]) => Math.hypot(a - c, b - d) < 1e-6;
  const end = () => chain[chain.length - 1].line.at(-1);
  if (rest.some((run) => same(run.line[0], chain[0].line[0]) || same(run.line.at(-1), chain[0].line[0]))) {
    chain[0] = { ...chain[0], line: chain[0].line.slice().reverse() };
  }
  while (rest.length) {
    const next = rest.findIndex((run) => same(run.line[0], end()) || same(run.line.at(-1), end()));
    if (next < 0) throw new Error(`the border of Quebec breaks at ${end()}`);
    const [run] = rest.splice(next, 1);
    chain.push(same(run.line[0], end()) ? run : { ...run, line: run.line.slice().reverse() });
  }
  const open = [...chain.at(-1).line, ...OPEN_COUNTRY, chain[0].line[0]];
  if (chain.at(-1).beyond !== west.beyond) throw new Error('the border of Quebec does not end in the west');
  chain[chain.length - 1] = { beyond: 'sea', line: open };
  rings.set('QC', [chain]);
}

// ------------------------------------------------------------------ arcs, each once and smooth

function smooth(line, closed) {
  const kept = line.map((point) => point.slice());
  const span = (a, b, c) => {
    const [p, q, r] = [km(a), km(b), km(c)];
    return Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2;
  };
  while (kept.length > (closed ? 5 : 2)) {
    let [least, at] = [Infinity, -1];
    for (let i = 1; i + 1 < kept.length; i += 1) {
      const size = span(kept[i - 1], kept[i], kept[i + 1]);
      if (size < least) [least, at] = [size, i];
    }
    if (least >= FINENESS) break;
    kept.splice(at, 1);
  }
  return kept;
}

const grained = (line) =>
  line.map(([x, y]) => [Math.round(x * GRAIN), Math.round(y * GRAIN)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]);

const arcs = [];
const known = new Map();
function arcOf(area, { beyond, line }) {
  const ends = (one, other) => [one, other].map((point) => point.map((n) => n.toFixed(5)).join()).join(' ');
  const pair = [area, beyond].sort().join('-');
  const forward = `${pair} ${ends(line[0], line.at(-1))} ${line.length}`;
  const backward = `${pair} ${ends(line.at(-1), line[0])} ${line.length}`;
  if (known.has(forward)) return known.get(forward);
  const closed = ends(line[0], line[0]) === ends(line.at(-1), line.at(-1));
  arcs.push(grained(smooth(line, closed)));
  known.set(backward, -arcs.length);
  if (!known.has(forward)) known.set(forward, arcs.length - 1);
  return arcs.length - 1;
}

const areas = [...rings].map(([area, list]) => ({
  space: NAMES[area],
  rings: list.map((runs) => runs.map((run) => arcOf(area, run))),
}));

// ------------------------------------------------------------------ where names and pieces stand

const unrolled = (ring) =>
  ring.flatMap((reference) => {
    const line = arcs[reference < 0 ? -reference - 1 : reference];
    return (reference < 0 ? line.slice().reverse() : line).slice(1).map(([x, y]) => [x / GRAIN, y / GRAIN]);
  });
const inside = (ring, [x, y]) =>
  ring.reduce((odd, [u, v], i) => {
    const [s, t] = ring[(i + 1) % ring.length];
    return v > y !== t > y && x < ((s - u) * (y - v)) / (t - v) + u ? !odd : odd;
  }, false);
function toEdge(ring, point) {
  const [x, y] = km(point);
  return ring.map(km).reduce((least, [u, v], i, all) => {
    const [s, t] = all[(i + 1) % all.length];
    const long = (s - u) ** 2 + (t - v) ** 2 || 1;
    const part = Math.max(0, Math.min(1, ((x - u) * (s - u) + (y - v) * (t - v)) / long));
    return Math.min(least, Math.hypot(x - u - part * (s - u), y - v - part * (t - v)));
  }, Infinity);
}

/** The point of an area with most room around it, on land and away from the Cities. */
function roomiest(space, ring) {
  const apart = (point) =>
    Object.values(CITIES).reduce((least, city) => {
      const [[x, y], [u, v]] = [km(point), km(city)];
      return Math.min(least, Math.hypot(x - u, y - v) * CITY_PUSH);
    }, Infinity);
  const window = WINDOWS[space] ?? [-180, 180, -90, 90];
  let best = { room: 0, at: [0, 0] };
  const [west, east] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
  const [south, north] = [Math.min(...ring.map(([, y]) => y)), Math.max(...ring.map(([, y]) => y))];
  for (let x = west; x < east; x += 0.05) {
    for (let y = south; y < north; y += 0.05) {
      if (x < window[0] || x > window[1] || y < window[2] || y > window[3]) continue;
      if (!inside(ring, [x, y])) continue;
      const room = Math.min(toEdge(ring, [x, y]), apart([x, y]));
      if (room > best.room) best = { room, at: [x, y] };
    }
  }
  return best;
}

const round = (n) => Math.round(n * 100) / 100;
const places = Object.entries(CITIES).map(([space, [lon, lat]]) => {
  const touching = areas
    .filter((area) => area.rings.some((ring) => inside(unrolled(ring), [lon, lat]) || toEdge(unrolled(ring), [lon, lat]) < TOUCHING_KM))
    .map((area) => area.space);
  return { space, lat, lon, room: 0, touching };
});
for (const area of areas) {
  const { at, room } = roomiest(area.space, unrolled(area.rings[0]));
  places.push({ space: area.space, lat: round(at[1]), lon: round(at[0]), room: Math.round(room), touching: [] });
}
areas.push({ space: 'west_indies', rings: [[arcs.length]] });
arcs.push(grained([...WEST_INDIES, WEST_INDIES[0]]));
places.push({ space: 'west_indies', lat: 30.55, lon: -74.6, room: 130, touching: [] });

// ------------------------------------------------------------------ writing it down

const differences = (line) => line.flatMap(([x, y], i) => (i ? [x - line[i - 1][0], y - line[i - 1][1]] : [x, y]));
const rows = (list) => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
const about =
  'Drawing only; the rules read nothing of it. Outlines of the provinces around 1775 made of present counties ' +
  '(United States census through us-atlas, in the public domain) by web/scripts/bake-areas.mjs: a reconstruction, ' +
  'for the printed board was not at hand. Arcs are in thousandths of a degree, longitude before latitude, each ' +
  'point after the first as a difference; in the rings n is the arc n and -n - 1 the same backwards. A place is ' +
  'where the name and the pieces of a space stand, with room in kilometres around it; touching names the ' +
  'provinces whose ground a City stands on.';
const text = `{
  "about": ${JSON.stringify(about)},
  "confidence": "reconstructed",
  "source": "our own, after the line of 1763 and the Quebec Act of 1774; borders agree with map.json",
  "grain": ${GRAIN},
  "places": [\n${rows(places)}\n  ],
  "areas": [\n${rows(areas)}\n  ],
  "arcs": [\n${rows(arcs.map(differences))}\n  ]
}
`;
writeFileSync(new URL('../../ticonderoga/games/liberty_or_death/pack/areas.json', import.meta.url), text);
console.log(`${areas.length} areas, ${arcs.length} arcs, ${arcs.reduce((sum, line) => sum + line.length, 0)} points, ${Math.round(text.length / 1000)} kB`);
