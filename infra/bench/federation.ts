import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Fault, faults } from '../../e2e/faults/faults';
import { pathOf, retry } from '../../e2e/faults/page';
import { launchChromium } from '../checks/chromium';
import { appHeading } from '../checks/settled';
import { root } from '../workspaces/apps';
import { compareWithOneBundle } from './one-bundle';

// `npm run bench -- federation <url>`: causes each failure of e2e/faults on a running product, and writes into
// docs/federation.md what people see, after how long, and what the trace says; what a visit and a build take beside one
// bundle; and the lines of each part.

const remote = 'player-portal';
const patience = { timeout: 60_000 };

/** What the browser told the server's log. */
interface Report {
  cause: string;
  detail: string;
  trace?: { why?: string; retries: number };
}

interface Visit {
  page: Page;
  /** The heading that was seen at last, and after how many milliseconds. */
  sees: string;
  after: number;
  report?: Report;
}

const headingOf = (page: Page) => page.locator(appHeading).first();

/** Visits the schedule while something fails: for the first time, or with the release that worked before. */
const visit = async (browser: Browser, baseURL: string, fault: Fault, isFirst: boolean): Promise<Visit> => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale: 'en-CA' });
  const page = await context.newPage();
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Telemetry/remotes')) reports.push(request.postDataJSON());
  });
  const path = pathOf(remote, 'en');
  if (!isFirst) {
    await page.goto(path);
    await headingOf(page).waitFor(patience);
  }
  await fault.install(page, remote);
  const start = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  await headingOf(page).waitFor(patience);
  const after = Date.now() - start;
  const report = reports.at(-1);
  return { page, sees: (await headingOf(page).textContent()) ?? '', after, ...(report && { report }) };
};

/** How somebody comes back once the cause is gone. */
const comeBack = async ({ page, sees }: Visit, { cause, reloads }: Fault): Promise<string> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const start = Date.now();
  if (cause === 'crashed') await retry(page).click();
  await page.locator(appHeading).filter({ hasNotText: sees }).first().waitFor(patience);
  const how = cause === 'crashed' ? 'with “Try again”' : reloads ? 'alone, by a reload' : 'alone';
  return `${how}, ${seconds(Date.now() - start)}`;
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** What the trace says, without what differs with every build. */
const told = ({ report }: Visit): string => {
  if (!report) return '';
  const what = report.detail
    .replace(/^shell [\d.]+: /, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(http:\/\/[^/]+)?\/r\/[\w-]+\/\w+\//g, '')
    .replaceAll(/(\w+)\.[0-9a-f]{10}\.js/g, '$1.js')
    .replaceAll(/not for [\d.]+/g, 'not for this one');
  const { why = 'none', retries = 0 } = report.trace ?? {};
  return `${why}, ${retries} retries; ${report.cause}: ${what}`;
};

const failures = async (baseURL: string): Promise<string[]> => {
  const browser = await launchChromium();
  const rows: string[] = [];
  try {
    for (const fault of faults) {
      const first = await visit(browser, baseURL, fault, true);
      const back = await comeBack(first, fault);
      const again = await visit(browser, baseURL, fault, false);
      const cells = [
        fault.name,
        `“${first.sees}”, ${seconds(first.after)}`,
        back,
        `“${again.sees}”, ${seconds(again.after)}`,
        told(first),
      ];
      rows.push(`| ${cells.join(' | ')} |`);
      console.log(rows.at(-1));
      await Promise.all([first.page.context().close(), again.page.context().close()]);
    }
  } finally {
    await browser.close();
  }
  return rows;
};

/** The rows in which micro-frontends describe themselves, and the files of each. */
const parts: [row: string, here: string, ...files: string[]][] = [
  ['framework', 'React and TypeScript in all three, one copy of React', 'infra/webpack/sharing.ts'],
  [
    'rendering',
    'in the browser; public pages by the build, too, and with their answers by the server',
    'infra/build/static',
  ],
  ['shell', 'login and account, layout, navigation, worker', 'shell/src', ':!shell/src/remotes'],
  ['integration, shell', 'Module Federation’s runtime, with a loader of our own', 'shell/src/remotes'],
  [
    'integration, remote',
    'one exposed module: contract, routes, texts',
    'infra/webpack/remote.ts',
    'player-portal/src/app.tsx',
    'admin-console/src/app.tsx',
  ],
  ['communication', 'typed calls and one cache of answers; no events between remotes', 'shared-api/src'],
  [
    'navigation',
    'one router; each app’s table of pages',
    'shell/src/router',
    'shared-ui/src/routing',
    ':(glob)*/src/pages.ts',
  ],
  ['styling', 'emotion, in `shared-ui` only', 'shared-ui/src/theme', 'shared-ui/src/mui'],
  ['design system', '`shared-ui`, one copy, provided by the shell', 'shared-ui/src'],
  ['discovery', 'a pointer for each app, in a folder or a bucket', 'infra/registry'],
  [
    'deployment',
    'each app on its own, behind a gate; gradually; back at once',
    'infra/release',
    'infra/gate',
    'infra/promises',
  ],
  [
    'local development',
    'all from source, or one remote in a running product',
    'infra/dev',
    'infra/bootstrap/dev.mjs',
    'shell/src/remotes/override.ts',
  ],
];

const linesOf = (files: string[]): number =>
  execFileSync('git', ['ls-files', '--', ...files], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.|\/messages\/|\/testing/.test(name))
    .reduce((sum, name) => sum + readFileSync(join(root, name), 'utf8').split('\n').length - 1, 0);

const document = join(root, 'docs/federation.md');

/** Replaces the rows of the document's table that has these headings. */
const write = (heading: string, rows: string[]): void => {
  const lines = readFileSync(document, 'utf8').split('\n');
  const from = lines.indexOf(heading) + 2;
  if (from < 2) throw new Error(`docs/federation.md has no table ${heading}`);
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'));
  lines.splice(from, length, ...rows);
  writeFileSync(document, lines.join('\n'));
};

const [url] = process.argv.slice(3);
write(
  '| what | here | lines |',
  parts.map(([row, here, ...files]) => `| ${row} | ${here} | ${linesOf(files)} |`),
);
if (url) {
  write(
    '| failure | a first visit sees, after | comes back, after | a returning visitor sees, after | trace of the first visit |',
    await failures(url),
  );
}
if (url) {
  const { visited, left, built } = await compareWithOneBundle();
  write('| a visit | largest paint | usable | scripts | requests |', visited);
  write('| what one bundle has not | bytes | takes |', left);
  write('| one line changed in | is built | federated | one bundle |', built);
}
