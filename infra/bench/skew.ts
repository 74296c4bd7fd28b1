import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { temporaryFolder } from '../bootstrap/own-product';
import { freePort } from '../bootstrap/ports.mjs';
import { launchChromium } from '../checks/chromium';
import { demoAdministrator, logInOn } from '../checks/log-in';
import { appHeading } from '../checks/settled';
import { remoteNames, root } from '../workspaces/apps';

// `npm run bench -- skew <folder>`: the folder is a clone of an earlier commit, built with `npm run build`. Every pair
// of a shell and the remotes, with either server, is opened in a browser.

const [earlier] = process.argv.slice(3);
if (!earlier) throw new Error('Say where an earlier commit is built: npm run bench -- skew <folder>');
const folders = { 'n−1': earlier, n: root };
type Version = keyof typeof folders;
const versions = Object.keys(folders) as Version[];

/** A site with one version's shell and one version's remotes live, released one after the other. */
const siteOf = (shell: Version, remotes: Version): string => {
  const site = temporaryFolder('site');
  const publish = (version: Version, apps: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'infra/release/publish.ts', ...apps], {
      cwd: folders[version],
      env: { ...process.env, SITE_DIR: site },
    });
  publish('n−1', []);
  if (shell === 'n') publish('n', ['shell']);
  if (remotes === 'n') publish('n', remoteNames);
  return site;
};

const start = async (version: Version, site: string) => {
  const { startProduct } = await import(
    pathToFileURL(join(folders[version], 'infra/bootstrap/product.mjs')).href
  );
  const port = await freePort();
  const { ready, stop } = startProduct(port, {
    ...{ DATA_DIR: temporaryFolder('data'), SITE_DIR: site, PUBLIC_URL: `http://localhost:${port}` },
    // Nobody reads its mails.
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'fatal', RATE_LIMITS: 'false' },
  });
  if (!(await ready)) throw new Error(`The server of ${folders[version]} did not start`);
  return { url: `http://localhost:${port}`, stop };
};

/** What a page says at last, and what was refused or thrown on it. */
const look = async (browser: Browser, url: string, path: string, isAdministrator: boolean) => {
  const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en-CA' });
  const faults: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) faults.push(`${reply.status()} ${new URL(reply.url()).pathname}`);
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  if (isAdministrator) await logInOn(page, url, demoAdministrator);
  await page.goto(url + path);
  const heading = page.locator(appHeading).first();
  await heading.waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const said = `“${await heading.textContent()}”`;
  await page.close();
  return [said, ...new Set(faults)].join(', ');
};

const pages: [path: string, isAdministrator: boolean][] = [
  ['/schedule', false],
  ['/my-sessions', true],
  ['/admin', true],
  ['/admin/users', true],
  ['/admin/payments/outstanding', true],
];

const browser = await launchChromium();
try {
  for (const shell of versions) {
    for (const remotes of versions) {
      const site = siteOf(shell, remotes);
      for (const server of versions) {
        const product = await start(server, site);
        const seen: string[] = [];
        for (const [path, isAdministrator] of pages)
          seen.push(await look(browser, product.url, path, isAdministrator));
        console.log(`| ${[shell, remotes, server, seen.join('; ')].join(' | ')} |`);
        await product.stop();
      }
    }
  }
} finally {
  await browser.close();
}
