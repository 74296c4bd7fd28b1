import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../workspaces/paths.mjs';
import { ensureBuilt } from './fresh.mjs';
import { print } from './print.mjs';
import { capture, program, run, typescript } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: string[] }} Counts `skipped`: files, with their number of tests */

/** A check that passes or fails as a whole; shows its output when it fails. @returns {Promise<boolean>} */
const check = async (name, command, args) => {
  const { code, output } = await capture(command, args);
  print(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}${output && code !== 0 ? `\n${output}` : ''}`);
  return code === 0;
};

/** `TEST_SHARD=1/3`: the first third of the tests' files. */
const shard = process.env.TEST_SHARD ? [`--shard=${process.env.TEST_SHARD}`] : [];

const reportOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * A report's counts, with an additional failure when the runner failed without one. @param {number} code @param
 * {Counts} counts
 */
const honest = (code, { passed, failed, skipped }) => ({
  passed,
  skipped,
  // A runner that reports no tests has not tested anything.
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
});

/** @param {string[]} files one for each test @returns {string[]} each once, with their number */
const counted = (files) =>
  [...new Set(files)].map((file) => `${file} (${files.filter((one) => one === file).length})`);

/** Jest's skipped tests. */
const skippedUnits = (report) =>
  counted(
    (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'pending').map(() => relative(root, name)),
    ),
  );

/** Playwright's skipped tests. */
const skippedJourneys = (report) => {
  const within = ({ file, specs = [], suites = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.filter(({ status }) => status === 'skipped').map(() => `e2e/${file}`),
    ),
    ...suites.flatMap(within),
  ];
  return counted((report?.suites ?? []).flatMap(within));
};

const build = () =>
  ensureBuilt().then(
    () => ({ passed: 1, failed: 0 }),
    (error) => {
      process.stderr.write(`${error.message}\n`);
      return { passed: 0, failed: 1 };
    },
  );

/** @param {...string} args jest's own */
const jestTests = async (...args) => {
  const file = join(root, 'test-results/jest.json');
  rmSync(file, { force: true });
  // The runner does not create the folder.
  mkdirSync(dirname(file), { recursive: true });
  const code = await run(
    ...program(
      'jest',
      '--json',
      `--outputFile=${file}`,
      '--silent=false',
      '--reporters=default',
      `--reporters=${join(root, 'infra/jest/progress.mjs')}`,
      ...args,
      ...shard,
    ),
  );
  const report = reportOf(file);
  const passed = report?.numPassedTests ?? 0;
  // A file that fails to load has no failed tests, but counts as a failure.
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return honest(code, { passed, failed, skipped: skippedUnits(report) });
};

/** @param {...string} folders of `e2e/` */
const journeys = async (...folders) => {
  const file = join(root, 'test-results/e2e.json');
  rmSync(file, { force: true });
  const code = await run(
    ...program('@playwright/test', 'test', '--config', 'e2e/playwright.config.ts', ...folders, ...shard),
  );
  const report = reportOf(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return honest(code, { passed: expected + flaky, failed: unexpected, skipped: skippedJourneys(report) });
};

/** Page sizes are measured in parallel with the tests, which often wait. */
const browser = async () => {
  await ensureBuilt();
  const [{ passed, failed, skipped }, fits] = await Promise.all([
    journeys('journeys/', 'quality/'),
    check('size of the pages', ...typescript('infra/checks/size.ts')),
  ]);
  return fits ? { passed: passed + 1, failed, skipped } : { passed, failed: failed + 1, skipped };
};

/** Knip with a cache of its own: what a file imports and exports is read again only when it changes. @param {string} cache @param {string[]} args */
const unused = (cache, ...args) =>
  program('knip', '--no-progress', '--cache', '--cache-location', join(root, '.cache', cache), ...args);

/** Read-only checks, all in parallel; each shows its output when it ends. */
const checks = async () => {
  const results = await Promise.all(
    [
      ['types', process.execPath, ['infra/bootstrap/typecheck.mjs']],
      ['lint', ...program('@biomejs/biome', 'check', '--error-on-warnings', '.')],
      ['dead code', ...unused('knip')],
      [
        'code that only tests use',
        ...unused('knip-production', '--production', '-W', '!infra', '-W', '!e2e'),
      ],
    ].map((one) => check(...one)),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
};

/** All test steps. @type {Record<string, () => Promise<Counts>>} */
export const steps = {
  checks,
  build,
  unit: () => jestTests(),
  browser,
  'full-unit': () => jestTests('--config', 'jest.full.config.mjs'),
  'full-browser': () =>
    ensureBuilt().then(() => journeys('faults/', 'releases/', 'topology/', 'whole/', 'development/')),
};

/** Steps grouped to run in parallel, fastest feedback first: a build leaves a processor idle, tests use all. */
export const stages = [['checks', 'build'], ['unit'], ['browser']];

/** What `npm run test:full` adds: see `jest.full.config.mjs` and `e2e/README.md`. */
export const furtherStages = [['full-unit'], ['full-browser']];
