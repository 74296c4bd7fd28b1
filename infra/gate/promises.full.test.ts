import { broughtDeclarations, packageDeclarations } from '../promises/declarations';
import { type Files, writeFiles } from '../promises/files';
import { keepTypes, sourcesIn } from '../promises/kept-types';
import type { ReleaseRecord } from '../registry/record';
import { servingOf } from '../registry/serving';
import type { ReleaseTarget } from '../registry/target';
import { emptyTarget, releaseTo, sampleRelease } from '../registry/testing';
import { brokenPromises, shellsFor } from './promises';

const sharedUi = `
const en = { 'ui.save': 'Save', 'ui.cancel': 'Cancel' };
export const text = (id: keyof typeof en): string => en[id];
const paths = { home: '/', faq: '/faq' };
export const pathOf = (name: keyof typeof paths): string => paths[name];
export interface BarProps {
  taken: number;
  tone?: 'red' | 'green';
}
export const Bar = ({ taken, tone = 'red' }: BarProps): string => taken + tone;
export const unused = 1;
`;

const page: Files = {
  'src/page.ts': `
import { Bar, pathOf, text } from 'shared-ui';
export const page = [Bar({ taken: 1, tone: 'green' }), pathOf('faq'), text('ui.cancel')];
`,
};

/** The declarations of a shell whose shared-ui has this source. */
const declared = (source: string): Files => {
  const { folder } = emptyTarget();
  writeFiles(folder, {
    'shared-ui/package.json': JSON.stringify({ name: 'shared-ui', exports: { '.': './src/index.ts' } }),
    'shared-ui/src/index.ts': source,
  });
  return packageDeclarations(folder, ['shared-ui']);
};

const release = async (target: ReleaseTarget, record: ReleaseRecord, types?: Files): Promise<void> => {
  if (types) await keepTypes(target, record, types);
  await releaseTo(target, record);
};

/** A target with a live shell and a live remote. */
const live = async (shell?: Files, remote?: Files): Promise<ReleaseTarget> => {
  const { target } = emptyTarget();
  await release(target, sampleRelease('shell', '1.0.0'), shell);
  await release(target, sampleRelease('player-portal', '1.0.0'), remote);
  return target;
};

const nextShell = sampleRelease('shell', '1.1.0');
const nextRemote = sampleRelease('player-portal', '1.1.0');

let provided: Files;
beforeAll(() => {
  provided = declared(sharedUi);
});

test('a remote needs no release of the shell for a new call of the server, nor for what it bundles itself', async () => {
  const api = (calls: string, common: Files, client = ''): string => {
    const { folder } = emptyTarget();
    const names = Object.keys(common);
    const entries = names.map((name) => [`./${name}`, `./common/${name}.ts`]);
    writeFiles(folder, {
      'shared-api/package.json': JSON.stringify({
        name: 'shared-api',
        exports: { '.': './src/index.ts', ...Object.fromEntries(entries) },
      }),
      'shared-api/contract/index.ts': `export interface Calls { ${calls} }`,
      'shared-api/src/index.ts': `import type { Calls } from '../contract/index';
        export const call = <N extends keyof Calls>(name: N): Calls[N] | undefined => (name ? undefined : undefined);
        ${client}`,
      ...Object.fromEntries(names.map((name) => [`shared-api/common/${name}.ts`, common[name] ?? ''])),
    });
    return folder;
  };
  const older = api("'GET /old': string", { draw: '', pages: 'export interface Page { path: string }' });
  const target = await live(packageDeclarations(older, ['shared-api']));
  const brought = broughtDeclarations(
    api(
      "'GET /old': string; 'GET /new': string",
      {
        draw: 'export const isRight = (): boolean => true;',
        pages: 'export interface Page { path: string; offline: true }',
        tickets: 'export const most = 2;',
      },
      'export const ask = call;',
    ),
  );
  const fits = `import { call } from 'shared-api';
    import { isRight } from 'shared-api/draw';
    import { most } from 'shared-api/tickets';
    export const guests: string | undefined = isRight() && most ? call('GET /new') : undefined;`;
  const broken = (page: string, more: Files = {}) =>
    brokenPromises(target, nextRemote, { 'src/page.ts': page, ...more });
  expect(await broken(fits)).toHaveLength(3);
  expect(await broken(fits, brought)).toEqual([]);
  // The client is the shell's, and so is what it reads of a page.
  const client = "import { ask } from 'shared-api';\nexport const asked = ask;";
  expect(await broken(client, brought)).toEqual([expect.stringContaining("no exported member 'ask'")]);
  const page =
    "import type { Page } from 'shared-api/pages';\nexport const page: Page = { path: '/', offline: true };";
  expect(await broken(page, brought)).toEqual([expect.stringContaining("'offline' does not exist")]);
});

describe('a release of the shell', () => {
  test.each([
    ['an export', 'export const Bar', 'export const Other', "no exported member 'Bar'"],
    ['a message', ", 'ui.cancel': 'Cancel'", '', `'"ui.cancel"' is not assignable`],
    ["a page's name", ", faq: '/faq'", '', `'"faq"' is not assignable`],
    ['the width of a type', " | 'green'", '', `'"green"' is not assignable`],
    ['the freedom to leave a prop out', 'taken: number;', 'taken: number; of: number;', "'of' is missing"],
  ])('that takes away %s in use is refused in one line that says for whom and where', async (...change) => {
    const [, before, after, reason] = change;
    const candidate = declared(sharedUi.replace(before, after));
    const lines = await brokenPromises(await live(provided, page), nextShell, candidate);
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(lines[0]).toMatch(
      /^player-portal 1\.0\.0 does not compile with shell 1\.1\.0: .*\(src\/page\.ts:\d\)$/,
    );
  });

  test('that offers more, or takes away what no live remote uses, passes', async () => {
    const changed = sharedUi
      .replace('taken: number;', 'taken: number; label?: string;')
      .replace("'ui.save': 'Save', ", '')
      .replace("home: '/', ", '')
      .replace('export const unused = 1;', 'export const added = 1;');
    expect(await brokenPromises(await live(provided, page), nextShell, declared(changed))).toEqual([]);
  });

  test('is not blamed for what does not compile with the live one either', async () => {
    const broken = { 'src/page.ts': `${page['src/page.ts']}export { gone } from 'not-installed-here';\n` };
    expect(await brokenPromises(await live(provided, broken), nextShell, provided)).toEqual([]);
    const without = declared(sharedUi.replace("faq: '/faq'", ''));
    expect(await brokenPromises(await live(provided, broken), nextShell, without)).toHaveLength(1);
  });

  test('is not held to what a remote uses that refuses it by its range', async () => {
    const without = declared(sharedUi.replace("faq: '/faq'", ''));
    const major = sampleRelease('shell', '2.0.0');
    expect(await brokenPromises(await live(provided, page), major, without)).toEqual([]);
  });

  test('waits for a remote that does not say what it uses', async () => {
    expect(await brokenPromises(await live(provided), nextShell, provided)).toEqual([
      expect.stringMatching(/^player-portal 1\.0\.0 was released without its sources/),
    ]);
  });
});

describe('a release of a remote', () => {
  const more = { 'src/page.ts': page['src/page.ts']?.replace("tone: 'green'", "label: 'Places'") ?? '' };

  test('that uses what the live shell does not provide is refused, and passes once it does', async () => {
    const lines = await brokenPromises(await live(provided, page), nextRemote, more);
    expect(lines).toEqual([
      expect.stringMatching(
        /^player-portal 1\.1\.0 does not compile with shell 1\.0\.0: .*'label' does not exist/,
      ),
    ]);
    const newer = declared(sharedUi.replace('taken: number;', 'taken: number; label?: string;'));
    expect(await brokenPromises(await live(newer, page), nextRemote, more)).toEqual([]);
  });

  test('says from which shell on there is what it uses, wherever that is', async () => {
    const target = await live(provided, page);
    const newer = declared(sharedUi.replace('taken: number;', 'taken: number; label?: string;'));
    for (const minor of [1, 2, 3, 4, 5])
      await release(target, sampleRelease('shell', `1.${minor}.0`), minor < 3 ? provided : newer);
    expect(await shellsFor(target, nextRemote, page)).toBe('^1.0.0');
    expect(await shellsFor(target, nextRemote, more)).toBe('^1.3.0');
    await release(target, { ...nextRemote, shell: '^1.4.0' }, more);
    expect(await shellsFor(target, nextRemote, more)).toBe('^1.4.0');
  });

  test('before the shell’s takes every shell of its contract', async () => {
    expect(await shellsFor(emptyTarget().target, nextRemote, page)).toBe('^1.0.0');
  });
});

test('an entry of a package that a shell does not provide is not taken from the package that is installed here', async () => {
  const charts = { 'src/page.ts': "export { BarChart } from 'shared-ui/charts';\n" };
  expect(await brokenPromises(await live(provided, page), nextRemote, charts)).toEqual([
    expect.stringContaining(`'"shared-ui/charts"' has no exported member 'BarChart'`),
  ]);
});

test('a remote may import data, and keeps it', async () => {
  const { folder } = emptyTarget();
  writeFiles(folder, {
    'src/page.ts': "import courts from './courts.json';\nexport const count: number = courts.length;\n",
    'src/courts.json': '["A", "B"]',
    'src/page.test.ts': 'not kept',
  });
  expect(await brokenPromises(await live(provided, page), nextRemote, sourcesIn(folder))).toEqual([]);
});

test('what was kept and is damaged now is named', async () => {
  const target = await live(provided, page);
  const path = 'registry/releases/player-portal/1.0.0-b100.types';
  await target.write(path, Buffer.from('damaged'), servingOf(path));
  await expect(brokenPromises(target, nextShell, provided)).rejects.toThrow(`${path} at `);
});

test('what is kept cannot be written outside of its folder', () => {
  const { folder } = emptyTarget();
  expect(() => writeFiles(folder, { '../elsewhere.ts': '' })).toThrow('not inside');
});
