import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../../infra/bootstrap/own-product';
import { root } from '../../infra/workspaces/apps';
import { workspaces } from '../../infra/workspaces/paths.mjs';

const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'biome.json', 'LICENSE'];
const madeHere = new Set(['node_modules', 'dist', 'test-results']);

/** Packages are those installed here; workspaces are the clone's own. */
const linkPackages = (from: string, to: string) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    symlinkSync(
      entry.isSymbolicLink() ? join(to, '..', entry.name) : join(from, entry.name),
      join(to, entry.name),
    );
  }
};

/** A team's clone of the repository, in which it changes and releases its own folder. */
export interface TeamClone {
  folder: string;
  /** Changes one of the team's texts, wherever it is. */
  reword(app: string, before: string, after: string): void;
  /** Replaces the first occurrence of a text in a file. */
  replace(file: string, before: string, after: string): void;
  /** Adds a file. */
  write(file: string, text: string): void;
}

/**
 * Copies the current sources; changes in the copy cannot affect this folder.
 * @param wanted the folders to copy; all by default
 */
export const teamClone = (wanted = workspaces): TeamClone => {
  const folder = temporaryFolder('clone');
  for (const name of [...wanted, ...rootFiles]) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !madeHere.has(basename(source)),
    });
  }
  for (const name of ['', ...wanted]) {
    const installed = join(root, name, 'node_modules');
    if (readdirSync(join(root, name)).includes('node_modules')) {
      linkPackages(installed, join(folder, name, 'node_modules'));
    }
  }

  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  const replace = (file: string, before: string, after: string) =>
    edit(join(folder, file), (text) => {
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      return text.replace(before, () => after);
    });
  return {
    folder,
    reword(app, before, after) {
      const files = readdirSync(join(folder, app, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('messages/en.ts'))
        .map((file) => join(folder, app, 'src', file))
        .filter((file) => readFileSync(file, 'utf8').includes(`'${before}'`));
      if (files.length === 0) throw new Error(`${app} has no text '${before}'`);
      for (const file of files) edit(file, (text) => text.replaceAll(`'${before}'`, `'${after}'`));
    },
    replace,
    write: (file, text) => writeFileSync(join(folder, file), text),
  };
};
