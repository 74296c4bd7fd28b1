import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { folderOf, root } from '../workspaces/apps';

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

/** The files of the repository that files of it lead into, at any depth; packages are left out. */
export const modulesFrom = async (files: string[], external: string[] = []): Promise<string[]> => {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import '${file}';`).join('\n'), resolveDir: root },
    outdir: join(root, '.cache/unwritten'),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external,
    loader: { '.css': 'empty' },
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs)
    .filter((file) => file !== '<stdin>')
    .sort();
};

/** The files of the repository that an app's own scripts lead into, at any depth; packages are left out. */
export const modulesBehind = (app: string): Promise<string[]> =>
  // Everything from source is the one script that is for the whole repository.
  modulesFrom(entriesOf(app), ['./api-server', ...(app === 'shell' ? [] : ['./shell', './shell-server'])]);
