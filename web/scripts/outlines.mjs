/**
 * The outlines of a TrueType font with as few points as its looks need. The Fell types were traced from old prints,
 * every grain of the paper with them; at the sizes of a screen nobody sees a difference of a thousandth of their size.
 */
const TABLE = 16;

/** A font as bytes, its curves no farther from what they were than so many thousandths of the type size. */
export function simplified(font, thousandths) {
  const tables = readTables(font);
  const head = view(tables.get('head'));
  const short = head.getInt16(50) === 0;
  const loca = view(tables.get('loca'));
  const glyf = tables.get('glyf');
  const at = (i) => (short ? loca.getUint16(2 * i) * 2 : loca.getUint32(4 * i));
  const count = view(tables.get('maxp')).getUint16(4);
  const bound = (thousandths * head.getUint16(18)) / 1000;
  const glyphs = Array.from({ length: count }, (_, i) => glyphWith(glyf.subarray(at(i), at(i + 1)), bound));
  const starts = new Uint8Array(4 * (count + 1));
  let total = 0;
  for (const [i, glyph] of glyphs.entries()) {
    view(starts).setUint32(4 * i, total);
    total += glyph.length;
  }
  view(starts).setUint32(4 * count, total);
  head.setInt16(50, 1);
  tables.set('loca', starts).set('glyf', joined(glyphs));
  return writeTables(font, tables);
}

const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function readTables(font) {
  const data = view(font);
  return new Map(
    Array.from({ length: data.getUint16(4) }, (_, i) => {
      const entry = 12 + TABLE * i;
      const name = String.fromCharCode(...font.subarray(entry, entry + 4));
      return [name, Uint8Array.from(font.subarray(data.getUint32(entry + 8), data.getUint32(entry + 8) + data.getUint32(entry + 12)))];
    }),
  );
}

/** Checksums are left at nought: the packing into WOFF2 writes its own. */
function writeTables(font, tables) {
  const names = [...tables.keys()].sort();
  const directory = new Uint8Array(12 + TABLE * names.length);
  directory.set(font.subarray(0, 12));
  const parts = [directory];
  let at = directory.length;
  for (const [i, name] of names.entries()) {
    const table = tables.get(name);
    const entry = 12 + TABLE * i;
    directory.set([...name].map((letter) => letter.charCodeAt(0)), entry);
    view(directory).setUint32(entry + 8, at);
    view(directory).setUint32(entry + 12, table.length);
    const padded = new Uint8Array(Math.ceil(table.length / 4) * 4);
    padded.set(table);
    parts.push(padded);
    at += padded.length;
  }
  return joined(parts);
}

/** Glyphs that are put together from others, and empty ones, stay as they are. */
function glyphWith(glyph, bound) {
  if (!glyph.length || view(glyph).getInt16(0) <= 0) return padded(glyph);
  const contours = contoursOf(glyph).map((contour) => thinned(contour, bound)).filter((contour) => contour.length > 2);
  return contours.length ? padded(written(contours, glyph.subarray(2, 10))) : padded(glyph);
}

function padded(glyph) {
  const even = new Uint8Array(glyph.length + (glyph.length % 2));
  even.set(glyph);
  return even;
}

const ON = 1;
const SHORT = [2, 4];
const SAME = [16, 32];
const REPEAT = 8;

/** The contours as points [x, y, on the curve or beside it]. */
function contoursOf(glyph) {
  const data = view(glyph);
  const ends = Array.from({ length: data.getInt16(0) }, (_, i) => data.getUint16(10 + 2 * i));
  let at = 10 + 2 * ends.length;
  at += 2 + data.getUint16(at);
  const count = ends.at(-1) + 1;
  const flags = [];
  while (flags.length < count) {
    const flag = glyph[at++];
    flags.push(flag);
    if (flag & REPEAT) for (let again = glyph[at++]; again > 0; again -= 1) flags.push(flag);
  }
  const [xs, ys] = [0, 1].map((k) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & SHORT[k]) value += flag & SAME[k] ? glyph[at++] : -glyph[at++];
      else if (!(flag & SAME[k])) {
        value += data.getInt16(at);
        at += 2;
      }
      return value;
    });
  });
  return ends.map((end, i) => {
    const start = i ? ends[i - 1] + 1 : 0;
    return Array.from({ length: end - start + 1 }, (_, j) => [xs[start + j], ys[start + j], flags[start + j] & ON]);
  });
}

function written(contours, box) {
  const points = contours.flat();
  const head = new Uint8Array(10 + 2 * contours.length + 2);
  view(head).setInt16(0, contours.length);
  head.set(box, 2);
  let last = -1;
  for (const [i, contour] of contours.entries()) view(head).setUint16(10 + 2 * i, (last += contour.length));
  const flags = Uint8Array.from(points, ([, , on]) => on);
  const [xs, ys] = [0, 1].map((k) => {
    const bytes = new Uint8Array(2 * points.length);
    for (const [i, point] of points.entries()) view(bytes).setInt16(2 * i, point[k] - (i ? points[i - 1][k] : 0));
    return bytes;
  });
  return joined([head, flags, xs, ys]);
}

/** A contour of fewer curves: each reaches over as many of the old ones as it can follow within the bound. */
function thinned(contour, bound) {
  const nodes = curvesOf(contour);
  const out = [];
  for (let i = 0; i < nodes.length; ) {
    let best = { reach: 1, control: nodes[i].control };
    for (let reach = 2; reach <= Math.min(24, nodes.length - i); reach += 1) {
      const control = followed(nodes, i, reach, bound);
      if (control === undefined) break;
      best = { reach, control };
    }
    out.push([...nodes[i].from, ON]);
    if (best.control) out.push([...best.control, 0]);
    i += best.reach;
  }
  return out;
}

/** A contour as curves from one point on it to the next, each with its control point or none. */
function curvesOf(contour) {
  const full = [];
  for (const [i, point] of contour.entries()) {
    const before = contour.at(i - 1);
    if (!point[2] && !before[2]) full.push([Math.round((before[0] + point[0]) / 2), Math.round((before[1] + point[1]) / 2), ON]);
    full.push(point);
  }
  const first = full.findIndex(([, , on]) => on);
  const turned = [...full.slice(first), ...full.slice(0, first)];
  const curves = [];
  for (const [i, [x, y, on]] of turned.entries()) {
    if (!on) continue;
    const next = turned[(i + 1) % turned.length];
    const [u, v] = next[2] ? next : turned[(i + 2) % turned.length];
    curves.push({ from: [x, y], control: next[2] ? null : [next[0], next[1]], to: [u, v] });
  }
  return curves;
}

const STEPS = [0.25, 0.5, 0.75, 1];
const along = ({ from, control, to }, t) => {
  const c = control ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [0, 1].map((k) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * c[k] + t * t * to[k]);
};

/** The control point of one curve over so many old ones: none for a line, undefined if no curve is close enough. */
function followed(curves, start, reach, bound) {
  const old = curves.slice(start, start + reach);
  const [from, to] = [old[0].from, old.at(-1).to];
  const trail = old.flatMap((curve) => STEPS.map((t) => along(curve, t)));
  const lengths = [];
  let length = 0;
  for (const [i, point] of trail.entries()) lengths.push((length += Math.hypot(...[0, 1].map((k) => point[k] - (i ? trail[i - 1] : from)[k]))));
  if (!length) return undefined;
  let weight = 0;
  const pull = [0, 0];
  for (const [i, point] of trail.entries()) {
    const t = lengths[i] / length;
    const share = 2 * t * (1 - t);
    weight += share * share;
    for (const k of [0, 1]) pull[k] += share * (point[k] - (1 - t) ** 2 * from[k] - t * t * to[k]);
  }
  const control = pull.map((value) => Math.round(value / weight));
  const one = { from, control, to };
  const close = trail.every((point, i) => {
    const t = lengths[i] / length;
    const near = [t - 0.04, t, t + 0.04].map((s) => along(one, Math.max(0, Math.min(1, s))));
    return Math.min(...near.map(([x, y]) => Math.hypot(x - point[0], y - point[1]))) <= bound;
  });
  return close ? control : undefined;
}
