import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { teamClone } from '../../e2e/releases/clone';
import { startReleasedProduct } from '../../e2e/releases/product';
import { ensureBuilt } from '../bootstrap/fresh.mjs';
import { temporaryFolder, waitUntil } from '../bootstrap/own-product';
import { launchChromium } from '../checks/chromium';
import { demoAdministrator, logInOn } from '../checks/log-in';
import { filesFor } from '../new-remote/files';
import { firstPath, spellingsOf } from '../new-remote/name';
import { keepTypes, typesOf } from '../promises/kept-types';
import { folderTarget } from '../registry/folder-target';
import { liveRelease } from '../registry/live';
import { remoteNames, root } from '../workspaces/apps';
import { kitName } from './kit-package';
import { makeTarballs } from './tarballs';

const name = 'stats';
const folder = temporaryFolder('outside');
const page = `src/features/${name}/pages/StatsPage.tsx`;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const replace = (file: string, before: string, after: string): void =>
  write(file, readFileSync(join(folder, file), 'utf8').replace(before, after));

/** Runs npm in a folder. @returns its output @throws with the output when it fails */
const runIn = async (cwd: string, args: string[], env: Record<string, string> = {}): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', args, { cwd, env: { ...process.env, ...env } });
  return stdout;
};

/** Runs one of the remote's scripts. */
const run = (script: string, env?: Record<string, string>): Promise<string> =>
  runIn(folder, ['run', '--silent', ...script.split(' ')], env);

/** The result of `npm run new-remote`, with packages instead of the repository's folders. */
const writeRemote = (packages: Record<string, string>): void => {
  for (const [file, text] of filesFor(spellingsOf(name), root, remoteNames))
    if (file.startsWith(`${name}/src/`) || file.endsWith(`${name}/CHANGELOG.md`))
      write(file.slice(name.length + 1), text.replace(/'(\.\.\/)+infra\/jest\//, `'${kitName}/`));
    else if (file === `${name}/package.json`) {
      const { lint: _lint, ...scripts } = JSON.parse(text).scripts as Record<string, string>;
      const own = Object.entries(scripts).map(([script, command]) => [
        script,
        command.replace('tsx ../infra/kit/courtside.ts', 'courtside'),
      ]);
      write(
        'package.json',
        JSON.stringify({
          ...JSON.parse(text),
          scripts: Object.fromEntries(own),
          devDependencies: packages,
          jest: { preset: kitName },
        }),
      );
    }
  replace('src/messages/messages.test.ts', `'${name}/src'`, "'src'");
  write('tsconfig.json', JSON.stringify({ extends: `${kitName}/tsconfig.json`, include: ['src'] }));
};

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
beforeAll(async () => {
  await ensureBuilt();
  product = await startReleasedProduct();
  const live = folderTarget(product.site);
  const shell = await liveRelease(live, 'shell');
  if (shell) await keepTypes(live, shell, typesOf('shell'));
});
afterAll(() => product.stop());

test('another clone packs the same bytes, and a folder outside installs them', async () => {
  const packed = await makeTarballs(temporaryFolder('packages'));
  const clone = teamClone();
  await runIn(clone.folder, ['run', 'pack']);
  for (const { tarball } of Object.values(packed))
    expect(
      readFileSync(join(clone.folder, 'dist/packages', basename(tarball))).equals(readFileSync(tarball)),
    ).toBe(true);
  writeRemote(
    Object.fromEntries(
      Object.entries(packed).map(([packageName, { tarball }]) => [packageName, `file:${tarball}`]),
    ),
  );
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  await runIn(folder, ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
});

test('it is compiled and tested there, and a mistake is found', async () => {
  await run('typecheck');
  await run('test -- --maxWorkers=1');
  replace(page, `text('${name}.lead')`, `text('${name}.misspelt')`);
  await expect(run('typecheck')).rejects.toMatchObject({
    stdout: expect.stringContaining(`${name}.misspelt`),
  });
  replace(page, `text('${name}.misspelt')`, `text('${name}.lead')`);
});

test('it is served from source, and a change reaches the browser', async () => {
  const other = createServer((_, reply) => reply.end()).listen(0, 'localhost');
  await once(other, 'listening');
  const url = `http://localhost:${(other.address() as AddressInfo).port}`;
  const dev = spawn('npx', ['courtside', 'dev', '--url', url], { cwd: folder, detached: true });
  try {
    let output = '';
    dev.stdout.on('data', (text) => {
      output += text;
    });
    const entry = () => decodeURIComponent(output.match(/mf\.stats=(\S+)/)?.[1] ?? '');
    await waitUntil(
      async () => entry() !== '',
      () => output,
    );
    const served = async (text: string): Promise<boolean> =>
      (await (await fetch(entry().replace('remoteEntry', 'messages-en'))).text()).includes(text);
    await waitUntil(
      () => served('This page is new.'),
      () => output,
    );
    replace('src/messages/en.ts', 'This page is new.', 'This page has changed.');
    await waitUntil(
      () => served('This page has changed.'),
      () => output,
    );
  } finally {
    replace('src/messages/en.ts', 'This page has changed.', 'This page is new.');
    if (dev.pid) process.kill(-dev.pid);
    other.close();
  }
});

test('it is built and released to a running product, and its page is there', async () => {
  await run('build');
  expect(await run('release', { RELEASE_TARGET: product.site })).toMatch(/^stats 1\.0\.0 .* is live/);
  const browser = await launchChromium();
  try {
    const visitor = await browser.newPage();
    await logInOn(visitor, product.url, demoAdministrator);
    await visitor.goto(product.url + firstPath(name).en);
    await visitor.getByRole('heading', { level: 1, name: 'Stats' }).waitFor();
    expect(await visitor.getByText('This page is new.').isVisible()).toBe(true);
  } finally {
    await browser.close();
  }
});

test('what the live shell does not provide is refused there, too', async () => {
  replace('package.json', '"version":"1.0.0"', '"version":"1.0.1"');
  write('CHANGELOG.md', '## 1.0.1\n');
  write(
    'node_modules/shared-ui/src/index.d.ts',
    `${readFileSync(join(folder, 'node_modules/shared-ui/src/index.d.ts'), 'utf8')}\nexport declare const NotYet: () => null;\n`,
  );
  write('src/newer.ts', "import { NotYet } from 'shared-ui';\nexport const newer = NotYet;\n");
  await run('typecheck');
  await expect(run('release', { RELEASE_TARGET: product.site })).rejects.toMatchObject({
    stderr: expect.stringMatching(/does not compile with shell .*NotYet.*src\/newer\.ts:1/),
  });
});
