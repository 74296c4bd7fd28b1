import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { folderOf, root } from '../webpack/apps';

/** What an app's scripts run and load: the tools, its sources and its tests. */
const entriesOf = (app: string): string[] => [
  ...[
    'kit/courtside.ts',
    'jest/preset.mjs',
    'jest/browser-setup.ts',
    'jest/runtime.cjs',
    'jest/site-setup.ts',
  ].map((file) => join(root, 'infra', file)),
  join(root, 'infra/build/static', app === 'shell' ? 'shell.tsx' : 'remote.tsx'),
  ...readdirSync(join(folderOf(app), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => join(folderOf(app), 'src', file)),
];

/** The files of the repository that an app's own scripts lead into, at any depth; packages are left out. */
export const modulesBehind = async (app: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: entriesOf(app),
    outdir: join(root, '.cache/unwritten'),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    // Everything from source is the one script that is for the whole repository.
    external: ['./api-server', ...(app === 'shell' ? [] : ['./shell', './shell-server'])],
    loader: { '.css': 'empty' },
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).sort();
};
