import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Configuration } from 'webpack';
import { startOwnProduct } from '../bootstrap/own-product';
import { compile } from '../build/compile';
import { type BuildManifest, fileNamed, integrityOf, readManifest } from '../build/manifest';
import { launchChromium } from '../checks/chromium';
import { appHeading } from '../checks/settled';
import { asOneBundle } from '../webpack/one-bundle';
import { remoteConfig } from '../webpack/remote';
import { shellConfig } from '../webpack/shell';
import { remoteNames, root, toolFile } from '../workspaces/apps';
import { type Load, load, median, phoneOf, throttle } from './phone';

// A part of `npm run bench -- federation`: the product beside the same sources as one bundle, with RUNS from the
// environment.

const pages = ['/', '/schedule'];
const rounds = Number(process.env.RUNS ?? 5);
const asOne = { ONE_BUNDLE: 'true' };
const remote = 'player-portal';

const run = (env: Record<string, string>, tool: string, ...options: string[]): void => {
  const command = ['--import', 'tsx', toolFile(tool), ...options];
  execFileSync(process.execPath, command, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
};

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} KB`;

const oneManifest = (): BuildManifest =>
  JSON.parse(readFileSync(`${root}/.cache/one-bundle/shell/build.json`, 'utf8'));

/** Names in a page's document what it loads, as the remotes' releases do. */
const nameScripts = async (browser: Browser, site: string, url: string, path: string): Promise<void> => {
  const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en-CA' });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.locator(appHeading).first().waitFor();
  const named = await page.content();
  await page.close();
  const links = [...scripts].flatMap((name) => {
    if (named.includes(`preload" as="script" href="${name}"`)) return [];
    const integrity = integrityOf(readFileSync(site + name));
    return `<link rel="preload" as="script" fetchpriority="low" href="${name}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  const file = join(site, 'r/shell', oneManifest().build, 'pages', path, 'scripts.html');
  writeFileSync(file, [readFileSync(file, 'utf8'), ...links].join('\n'));
};

const visitRow = (what: string, loads: Load[]): string => {
  const of = (key: 'lcp' | 'usable' | 'script' | 'requests') => median(loads.map((one) => one[key]));
  const cells = [
    milliseconds(of('lcp')),
    milliseconds(of('usable')),
    kilobytes(of('script')),
    of('requests'),
  ];
  return `| ${[what, ...cells].join(' | ')} |`;
};

/** The milliseconds of pointer, entry and app, as the page's own trace has them. */
const stepsOf = async (browser: Browser, url: string): Promise<number[]> => {
  const context = await phoneOf(browser);
  const page = await context.newPage();
  await throttle(page);
  await page.goto(`${url}/schedule?trace`, { waitUntil: 'networkidle' });
  await page.locator(appHeading).first().waitFor();
  const panel = page.getByRole('complementary').filter({ hasText: /\d\sms/ });
  const trace = await panel
    .locator('span')
    .filter({ hasText: /\d\sms/ })
    .first()
    .textContent();
  await context.close();
  return [...(trace ?? '').matchAll(/(\d+)\sms/g)].slice(0, 3).map(([, value]) => Number(value));
};

/** What one bundle does not have, with its bytes over the wire. */
const causes = async (url: string, steps: number[][]): Promise<string[]> => {
  const pointer = await fetch(`${url}/registry/${remote}.json`, { headers: { 'accept-encoding': 'br' } });
  const pointerBytes = Number(pointer.headers.get('content-length'));
  const sizeOf = (manifest: BuildManifest) => fileNamed(manifest, manifest.first.entry).brotli;
  const of = (at: number) => milliseconds(median(steps.map((one) => one[at] ?? 0)));
  return [
    `| the pointer, without which no release could be switched; its request runs while the shell’s entry comes | ${kilobytes(pointerBytes)} | ${of(0)} |`,
    `| the remote’s entry: a second webpack runtime, federation’s part of it, the integrity of the remote’s chunks | ${kilobytes(sizeOf(readManifest(remote)))} | ${of(1)} |`,
    `| agreeing on what is shared, and running the exposed module | in the entries | ${of(2)} |`,
    `| the shell’s entry: federation’s runtime and the loader, and every export of what is shared, less the integrity of all apps’ chunks | ${kilobytes(sizeOf(readManifest('shell')) - sizeOf(oneManifest()))} | |`,
  ];
};

const visits = async (): Promise<{ visited: string[]; left: string[] }> => {
  const sites = ['federated', 'one'].map((kind) => `${root}/.cache/compare/${kind}`);
  const [federated = '', one = ''] = sites;
  run({}, 'build/build.ts');
  // It has more inputs than the shell's build knows.
  run(asOne, 'build/build.ts', 'shell', '--force');
  run({ SITE_DIR: federated }, 'release/publish.ts');
  run({ ...asOne, SITE_DIR: one }, 'release/publish.ts');
  // The remotes' releases are there for their drawn pages only.
  writeFileSync(join(one, 'registry/parts/scripts.html'), '');
  const products = await Promise.all(sites.map((SITE_DIR) => startOwnProduct({ SITE_DIR })));
  const [{ url } = { url: '' }, other] = products;
  const browser = await launchChromium();
  try {
    for (const path of pages) await nameScripts(browser, one, other?.url ?? '', path);
    const visited: string[] = [];
    const steps: number[][] = [];
    for (const path of pages) {
      const loads = products.map(() => ({ first: [] as Load[], again: [] as Load[] }));
      for (let round = 0; round < rounds; round++) {
        for (const [at, product] of products.entries()) {
          const context = await phoneOf(browser);
          loads[at]?.first.push(await load(context, product.url + path));
          loads[at]?.again.push(await load(context, product.url + path));
          await context.close();
        }
        if (path === '/schedule') steps.push(await stepsOf(browser, url));
      }
      for (const when of ['first', 'again'] as const) {
        for (const [at, kind] of ['federated', 'one bundle'].entries())
          visited.push(visitRow(`\`${path}\`, ${when}, ${kind}`, loads[at]?.[when] ?? []));
      }
    }
    return { visited, left: await causes(url, steps) };
  } finally {
    await browser.close();
    await Promise.all(products.map(({ stop }) => stop()));
  }
};

/** A file of each part, and the apps that are built when it changes. */
const changes: [part: string, file: string, apps: string[]][] = [
  [remote, `${remote}/src/features/club/pages/FaqPage.tsx`, [remote]],
  ['shell', 'shell/src/layout/Layout.tsx', ['shell']],
  ['shared-ui', 'shared-ui/src/layout/Page.tsx', ['shell', ...remoteNames]],
];

const configOf = (app: string): Configuration =>
  app === 'shell' ? shellConfig('production', false) : remoteConfig(app, 'production');

/** Milliseconds that webpack takes, with what it has kept of the build before. */
const timeOf = async (...configs: Configuration[]): Promise<number> => {
  const path = mkdtempSync(join(tmpdir(), 'courtside-built-'));
  const start = performance.now();
  for (const config of configs) await compile({ ...config, output: { ...config.output, path } });
  const took = performance.now() - start;
  rmSync(path, { recursive: true });
  return took;
};

const builds = async (): Promise<string[]> => {
  const one = () => asOneBundle(configOf('shell'));
  await timeOf(one(), ...['shell', ...remoteNames].map(configOf));
  const rows: string[] = [];
  for (const [part, name, apps] of changes) {
    const file = join(root, name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}console.debug('changed');\n`);
    try {
      const times = [await timeOf(...apps.map(configOf)), await timeOf(one())];
      rows.push(
        `| ${[part, apps.join(', '), ...times.map((time) => `${(time / 1000).toFixed(1)} s`)].join(' | ')} |`,
      );
    } finally {
      writeFileSync(file, before);
    }
  }
  return rows;
};

/** The rows of the visits, of what is left over, and of the builds. */
export const compareWithOneBundle = async () => ({ ...(await visits()), built: await builds() });
