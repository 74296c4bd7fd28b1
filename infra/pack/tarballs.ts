import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kitName, writeKitPackage } from './kit-package';
import { sharedDeclarations, sharedPackages, writeSharedPackage } from './shared-package';

/** npm's archives have no times and no owners: the same files give the same bytes. @returns the archive's path */
const packFolder = (folder: string, into: string): string => {
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename } = { filename: '' }] = JSON.parse(output) as { filename: string }[];
  return join(into, filename);
};

/**
 * Creates the packages for developing a remote outside of the repository.
 * @param into a folder, which is emptied
 * @returns by name, the unpacked package and its archive
 */
export const makeTarballs = async (
  into: string,
): Promise<Record<string, { folder: string; tarball: string }>> => {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const declarations = sharedDeclarations();
  for (const name of sharedPackages) await writeSharedPackage(name, join(into, name), declarations);
  await writeKitPackage(join(into, kitName));
  return Object.fromEntries(
    [...sharedPackages, kitName].map((name) => {
      const folder = join(into, name);
      return [name, { folder, tarball: packFolder(folder, into) }];
    }),
  );
};
