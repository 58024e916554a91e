/** Complete package-lock.json with the optional packages of other platforms.
 *
 * A lock made where a mirror carries the packages of one platform only leaves the others out, and
 * then `npm ci` refuses the lock everywhere. Their names and exact versions stand in the packages
 * that want them; this writes an entry for each, with the platform read off its name.
 *
 * Run: npm install --package-lock-only && node scripts/complete-lock.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [place, wanting] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(wanting.optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (lock.packages[top] || lock.packages[nested]) continue;
    const words = name.split(/[-/]/);
    const entry = { version: range.replace(/^[~^]/, ''), dev: true, optional: true };
    const os = SYSTEMS.filter((word) => words.includes(word));
    const cpu = PROCESSORS.filter((word) => words.includes(word));
    if (name === 'fsevents') os.push('darwin');
    if (cpu.length) entry.cpu = cpu;
    if (os.length) entry.os = os;
    if (words.includes('musl')) entry.libc = ['musl'];
    if (!cpu.length && !os.length) throw new Error(`${name} is optional, but for which platform?`);
    lock.packages[top] = entry;
    added.push(name);
  }
}
const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length ? `added ${added.join(', ')}` : 'nothing was missing');
