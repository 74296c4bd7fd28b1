import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { folderOf, root } from '../workspaces/apps';

/** The entry points of an app's scripts: the tools, its sources and its tests. */
const entriesOf = (app: string): string[] => [
  ...['kit/courtside.ts', 'jest/preset.mjs', 'jest/browser-setup.ts', 'jest/site-setup.ts'].map((file) =>
    join(root, 'infra', file),
  ),
  join(root, 'infra/build/static', app === 'shell' ? 'shell.tsx' : 'remote.tsx'),
  ...readdirSync(join(folderOf(app), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => join(folderOf(app), 'src', file)),
];

/** The repository's files imported by some files, transitively, without packages. */
const modulesFrom = async (files: string[], external: string[] = []): Promise<string[]> => {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import '${file}';`).join('\n'), resolveDir: root },
    outdir: join(root, '.cache/unwritten'),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external,
    // A part of the repository that is imported by name: whoever does so fails here.
    alias: { server: folderOf('server') },
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

/** The repository's files used by an app's own scripts, transitively, without packages. */
export const modulesBehind = (app: string): Promise<string[]> =>
  // Running everything from source is for the whole repository only.
  modulesFrom(entriesOf(app), ['./api-server', ...(app === 'shell' ? [] : ['./shell', './shell-server'])]);
