import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode } from './node-version.mjs';

// `npm test [-- <step>…]`: from a bare clone to the line "N passed, N failed". `npm run test:full` (`--full`) runs the
// server's whole suite on both database engines, and each journey in both languages.

checkNode();
const { ensureInstalled } = await import('./install.mjs');
const { print, refuse } = await import('./print.mjs');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--full');
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
await ensureInstalled();
const { stages, steps } = await import('./steps.mjs');

if (process.argv.includes('--full')) process.env.TEST_FULL = 'true';
const unknown = wanted.find((name) => !(name in steps));
if (unknown) refuse(`There is no step called ${unknown}; there are ${Object.keys(steps).join(', ')}.`);

let passed = 0;
let failed = 0;
/** @type {string[]} */
const skipped = [];
// By default a signal ends this process without what it runs.
for (const signal of ['SIGHUP', 'SIGTERM']) process.once(signal, () => process.exit(1));
// What tests leave among the temporary files goes with this folder.
const temporary = mkdtempSync(join(tmpdir(), 'courtside-test-'));
// PostgreSQL keeps its files inside, and runs under another account when this one is root.
chmodSync(temporary, 0o755);
Object.assign(process.env, { TMPDIR: temporary, TEMP: temporary });
const runStep = async (name) => {
  const started = performance.now();
  const counts = await steps[name]();
  passed += counts.passed;
  failed += counts.failed;
  skipped.push(...(counts.skipped ?? []));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`── ${name}: ${counts.passed} ok, ${counts.failed} wrong, ${seconds} s`);
};
for (const stage of stages) {
  const names = stage.filter(isWanted);
  if (names.length === 0) continue;
  const title = names.join(' and ');
  print(`\n── ${title} ${'─'.repeat(60 - title.length)}`);
  await Promise.all(names.map(runStep));
}
rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
if (skipped.length > 0) print(`\nSkipped: ${skipped.join(', ')}. Programs that some need are in .ci/run.`);
print(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
