import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode } from './node-version.mjs';

// `npm test [-- <step>…]`: from a bare clone to the line "N passed, N failed". `npm run test:full` (`--full`) adds what
// takes long, and runs each journey in both languages.

checkNode();
const { ensureInstalled } = await import('./install.mjs');
const { print, refuse } = await import('./print.mjs');
const isFull = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--full');
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
await ensureInstalled();
const { furtherStages, stages, steps, total } = await import('./steps.mjs');

if (isFull) process.env.TEST_FULL = 'true';
const unknown = wanted.find((name) => !(name in steps));
if (unknown) refuse(`There is no step called ${unknown}; there are ${Object.keys(steps).join(', ')}.`);
const planned = [...stages, ...(isFull || wanted.length > 0 ? furtherStages : [])]
  .map((stage) => stage.filter(isWanted))
  .filter((stage) => stage.length > 0);
// First of all: it is noticed after many minutes otherwise.
const { hasChromium } = await import('./chromium.mjs');
if (planned.flat().some((name) => name.endsWith('browser')) && !(await hasChromium()))
  refuse('There is no Chromium: `npx playwright install chromium`, or set CHROMIUM_PATH.');
if (wanted.length === 0) {
  print(`${isFull ? 'More than an hour' : 'Ten to twenty minutes'} on two processors, and 2 GB of disk.`);
  const { missingPrograms } = await import('./programs.mjs');
  const missing = missingPrograms('caddy', 'pg_dump', 'postgresql');
  if (missing.length > 0)
    print(`Not installed, so that some tests are skipped: ${missing.join(', ')} (.ci/run).`);
}
process.env.TEST_BEGUN = String(Date.now());

/** @type {import('./steps.mjs').Counts[]} */
const results = [];
// What tests leave among the temporary files goes with this folder.
const temporary = mkdtempSync(join(tmpdir(), 'courtside-test-'));
// PostgreSQL keeps its files inside, and runs under another account when this one is root.
chmodSync(temporary, 0o755);
Object.assign(process.env, { TMPDIR: temporary, TEMP: temporary });
const runStep = async (name) => {
  const started = performance.now();
  const counts = await steps[name]();
  results.push(counts);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`── ${name}: ${counts.passed} ok, ${counts.failed} wrong, ${seconds} s`);
};
for (const names of planned) {
  const title = names.join(' and ');
  print(`\n── ${title} ${'─'.repeat(60 - title.length)}`);
  await Promise.all(names.map(runStep));
}
rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
const { passed, failed, skipped, failures } = total(results);
if (skipped.length > 0) print(`\nSkipped: ${skipped.join(', ')}`);
// Last, where it is found: a run's log is long, and often cut.
if (failures.length > 0) print(`\nFailed:\n  ${failures.join('\n  ')}`);
print(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
