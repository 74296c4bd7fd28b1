import { existsSync, readFileSync } from 'node:fs';
import { selections, unshared } from '../webpack/sharing';
import { root } from '../workspaces/apps';
import { compile, inTemporaryFolder } from './compiler';
import { type Files, isBrought, readFiles } from './files';

const isSource = (path: string): boolean => /\.tsx?$/.test(path);
const declarationOf = (path: string): string => path.replace(/\.tsx?$/, '.d.ts');

/** A package's TypeScript entries according to its `exports`. */
const entriesOf = (folder: string, name: string): [entry: string, path: string][] => {
  const { exports } = JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports).filter(([, path]) => isSource(path));
};

const manifestOf = (name: string, exports: [entry: string, path: string][]): Files => ({
  [`${name}/package.json`]: JSON.stringify({ name, exports: Object.fromEntries(exports) }),
});

/**
 * Generates the type declarations of packages.
 * @param folder contains the packages' folders
 * @returns declaration files, laid out as in `node_modules`
 * @throws with the compiler's output when the sources have errors
 */
export const packageDeclarations = (folder: string, names: string[]): Files => {
  const entries = names.map((name) => ({
    name,
    exports: entriesOf(folder, name).filter(([entry]) => !unshared.includes(entry)),
  }));
  const sources = entries.flatMap(({ name, exports }) =>
    exports.map(([, path]) => `${folder}/${name}/${path.slice(2)}`),
  );
  // Types that no module imports, such as message ids.
  const ambient = names.map((name) => `${folder}/${name}/src/intl.d.ts`).filter(existsSync);
  const declarations = inTemporaryFolder((temporaryFolder) => {
    const outDir = `${temporaryFolder}/out`;
    const emit = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: folder,
      outDir,
    };
    const { ok, output } = compile(temporaryFolder, [...sources, ...ambient], emit);
    if (!ok) throw new Error(output);
    return readFiles(outDir, (path) => names.some((name) => path.startsWith(`${name}/`)));
  });
  const manifests = entries.map(({ name, exports }) =>
    manifestOf(
      name,
      exports.map(([entry, path]) => [entry, declarationOf(path)]),
    ),
  );
  return Object.assign(declarations, ...manifests);
};

/** What a remote brings along, from the packages in a folder. */
export const broughtDeclarations = (folder = root): Files =>
  Object.fromEntries(
    Object.entries(packageDeclarations(folder, ['shared-api'])).filter(([path]) => isBrought(path)),
  );

/** The types of what the shell provides to remotes, except packages that it provides whole and unchanged. */
export const shellDeclarations = (): Files => {
  const selected = selections.map(([name, file]) => ({
    ...manifestOf(name, [['.', './index.d.ts']]),
    // Only re-exports, which are the same in a declaration file.
    [`${name}/index.d.ts`]: readFileSync(file, 'utf8'),
  }));
  return Object.assign(packageDeclarations(root, ['shared-api', 'shared-ui']), ...selected);
};
