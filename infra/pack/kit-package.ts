import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { build, type Metafile, type Plugin } from 'esbuild';
import { pageTables } from '../build/page-tables.mjs';
import { compile, inTemporaryFolder } from '../promises/compiler';
import { readFiles, writeFiles } from '../promises/files';
import { root } from '../workspaces/apps';
import { type Manifest, writeManifest } from './manifest';

export const kitName = 'courtside-build';

/** Entry points that are run, or loaded by path. */
const entries = [
  'kit/courtside.ts',
  'kit/index.ts',
  'kit/jest-preset.ts',
  'jest/browser-setup.ts',
  'jest/catalogues.ts',
  'jest/site-setup.ts',
  'build/static/remote.tsx',
  'webpack/parse-messages.ts',
  'webpack/relative-sources.ts',
];

/** Packages that a remote's tests and builds use by name, without an import. */
const byName = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'jest-runtime',
  'swc-loader',
  'typescript',
];

/** Only useful with the shell and the server. */
const repositoryOnly = ['./shell', './api-server', './shell-server'];

/** Outside the repository the folders differ. */
const ownPlace: Plugin = {
  name: 'own-place',
  setup({ onResolve }) {
    onResolve({ filter: /\/paths\.mjs$/ }, () => ({ path: `${root}/infra/kit/paths.mjs` }));
  },
};

const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const importedPackages = ({ outputs }: Metafile): string[] =>
  Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !/^(\.|node:)/.test(path))
    .map(({ path }) => packageOf(path))
    .filter((name) => !builtinModules.includes(name));

const manifestAt = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as Manifest;

/**
 * Tools have exact versions, so that a commit gives the same build anywhere; what the shell provides has the ranges
 * from shared-ui.
 */
const dependenciesOf = (imported: string[]) => {
  const shared = manifestAt('shared-ui');
  const peers: Record<string, string> = { ...shared.peerDependencies, 'shared-ui': `^${shared.version}` };
  for (const name of Object.keys(shared.peerDependenciesMeta ?? {})) delete peers[name];
  const pinned = { ...manifestAt('.').devDependencies, ...manifestAt('infra').dependencies };
  const names = [...new Set([...imported, ...byName])].sort();
  const versionOf = (name: string): string => {
    const found = pinned[name];
    if (!found) throw new Error(`${name} is in no package.json that ${kitName} goes by`);
    return found;
  };
  const select = (wanted: string[], version: (name: string) => string | undefined) =>
    Object.fromEntries(wanted.map((name) => [name, version(name)])) as Record<string, string>;
  return {
    dependencies: select(
      names.filter((name) => !(name in peers)),
      versionOf,
    ),
    peerDependencies: select(
      names.filter((name) => name in peers),
      (name) => peers[name],
    ),
  };
};

/** Entries imported by remotes' own code. */
const typedEntries = ['kit/index.ts', 'jest/catalogues.ts'];

const declarations = () =>
  inTemporaryFolder((temporaryFolder) => {
    const outDir = `${temporaryFolder}/out`;
    const emit = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: true,
      types: ['jest', 'node'],
      rootDir: root,
      outDir,
    };
    const { ok, output } = compile(
      temporaryFolder,
      typedEntries.map((file) => `${root}/infra/${file}`),
      emit,
    );
    if (!ok) throw new Error(output);
    return readFiles(`${outDir}/infra`, (path) =>
      /^(kit\/index|webpack\/remote|jest\/catalogues)\.d\.ts$/.test(path),
    );
  });

/** Writes the package with the build's presets, the development server and the release client. */
export const writeKitPackage = async (folder: string): Promise<void> => {
  const { metafile } = await build({
    entryPoints: entries.map((file) => `${root}/infra/${file}`),
    outdir: `${folder}/dist`,
    outbase: `${root}/infra`,
    absWorkingDir: root,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    metafile: true,
    packages: 'external',
    external: repositoryOnly,
    plugins: [ownPlace],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  writeFiles(`${folder}/dist`, declarations());
  writeFileSync(`${folder}/dist/pages.json`, JSON.stringify(pageTables()));
  // Jest loads its runtime by `require`.
  cpSync(`${root}/infra/jest/runtime.cjs`, `${folder}/dist/jest/runtime.cjs`);
  writeFileSync(`${folder}/jest-preset.js`, "export { default } from './dist/kit/jest-preset.js';\n");
  cpSync(`${root}/tsconfig.base.json`, `${folder}/tsconfig.base.json`);
  const { compilerOptions } = JSON.parse(readFileSync(`${root}/shared-ui/tsconfig.json`, 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions }),
  );
  const { license, type, version } = manifestAt('infra');
  writeManifest(folder, 'infra', {
    name: kitName,
    version,
    license,
    type,
    bin: { courtside: 'dist/kit/courtside.js' },
    exports: {
      '.': { types: './dist/kit/index.d.ts', default: './dist/kit/index.js' },
      './catalogues': { types: './dist/jest/catalogues.d.ts', default: './dist/jest/catalogues.js' },
      './jest-preset': './jest-preset.js',
      './tsconfig.json': './tsconfig.json',
    },
    ...dependenciesOf(importedPackages(metafile)),
  });
};
