import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspaces/paths.mjs';
import { ensureBuilt } from './fresh.mjs';
import { print } from './print.mjs';
import { capture, program, run, typescript } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: string[], failures?: string[] }} Counts `skipped`: files, with their number of tests; `failures`: what failed, with its first words */

/** A check that passes or fails as a whole; shows its output when it fails. @returns {Promise<Counts>} */
const check = async (name, command, args) => {
  const { code, output } = await capture(command, args);
  print(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}${output && code !== 0 ? `\n${output}` : ''}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [failure(name, output)] };
};

/** @param {Counts[]} parts @returns {Counts} */
export const total = (parts) => ({
  passed: parts.reduce((sum, { passed }) => sum + passed, 0),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: parts.flatMap(({ skipped = [] }) => skipped),
  failures: parts.flatMap(({ failures = [] }) => failures),
});

/** `TEST_SHARD=1/3`: the first third of the tests' files. */
const shard = process.env.TEST_SHARD ? [`--shard=${process.env.TEST_SHARD}`] : [];

const reportOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * A report's counts, with an additional failure when the runner failed without one. @param {number} code @param
 * {Counts} counts
 */
const honest = (code, { passed, failed, ...named }) => ({
  passed,
  ...named,
  // A runner that reports no tests has not tested anything.
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
});

/** @param {string[]} files one for each test @returns {string[]} each once, with their number */
const counted = (files) =>
  [...new Set(files)].map((file) => `${file} (${files.filter((one) => one === file).length})`);

/** A test that failed, and its error's first lines, without the terminal's colours. */
const failure = (name, error = '') => {
  const lines = stripVTControlCharacters(error).split('\n').filter(Boolean);
  return [name, ...lines.slice(0, 12)].join('\n    ');
};

/** What jest's report says by name. */
const unitNames = (report) => {
  const files = (report?.testResults ?? []).map((one) => ({ ...one, name: relative(root, one.name) }));
  const tests = files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file })),
  );
  return {
    skipped: counted(tests.filter(({ status }) => status === 'pending').map(({ file }) => file)),
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages[0])),
      // A file that does not load has no tests.
      ...files
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => failure(name, message)),
    ],
  };
};

/** What Playwright's report says by name. */
const journeyNames = (report) => {
  const within = ({ file, specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests.map((test) => ({ ...test, file: `e2e/${file}`, title: `e2e/${file}:${line}: ${title}` })),
    ),
    ...suites.flatMap(within),
  ];
  const tests = (report?.suites ?? []).flatMap(within);
  return {
    skipped: counted(tests.filter(({ status }) => status === 'skipped').map(({ file }) => file)),
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ title, results }) => failure(title, results.at(-1)?.error?.message)),
  };
};

const build = () =>
  ensureBuilt().then(
    () => ({ passed: 1, failed: 0 }),
    (error) => {
      process.stderr.write(`${error.message}\n`);
      return { passed: 0, failed: 1, failures: [failure('build', error.message)] };
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
  return honest(code, { passed, failed, ...unitNames(report) });
};

/** @param {...string} which what the addresses of files match */
const journeys = async (...which) => {
  const file = join(root, 'test-results/e2e.json');
  rmSync(file, { force: true });
  const code = await run(
    ...program('@playwright/test', 'test', '--config', 'e2e/playwright.config.ts', ...which, ...shard),
  );
  const report = reportOf(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return honest(code, { passed: expected + flaky, failed: unexpected, ...journeyNames(report) });
};

/** Page sizes are measured in parallel with the tests, which often wait. */
const browser = async () => {
  await ensureBuilt();
  const [tests, size] = await Promise.all([
    journeys('/journeys/(?!.*\\.full\\.)'),
    check('size of the pages', ...typescript('infra/checks/size.ts')),
  ]);
  return total([tests, size]);
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
  return total(results);
};

/** All test steps. @type {Record<string, () => Promise<Counts>>} */
export const steps = {
  checks,
  build,
  unit: () => jestTests(),
  browser,
  'full-unit': () => jestTests('--config', 'jest.full.config.mjs'),
  'full-browser': () =>
    ensureBuilt().then(() =>
      journeys('faults/', 'releases/', 'topology/', 'whole/', 'development/', '\\.full\\.spec'),
    ),
};

/** Steps grouped to run in parallel, fastest feedback first: a build leaves a processor idle, tests use all. */
export const stages = [['checks', 'build'], ['unit'], ['browser']];

/** What `npm run test:full` adds: see `jest.full.config.mjs` and `e2e/README.md`. */
export const furtherStages = [['full-unit'], ['full-browser']];
