import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../webpack/apps';

const folder = `${root}/.cache/api`;

/**
 * Lets the compiler write down the types of some source files.
 * @returns the folder that they are in, laid out as the repository is
 * @throws with the compiler's words when the sources have errors
 */
export const emitDeclarations = (files: string[]): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: './out',
      rootDir: '../..',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
    },
    files: [...files.map((file) => `../../${file}`), '../../shared-ui/src/intl.d.ts'],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const { status, stdout } = spawnSync(`${root}/node_modules/.bin/tsc`, ['-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  return `${folder}/out`;
};

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** The statements of a declaration file; the compiler begins each at the start of a line, and indents the rest. */
export const statementsOf = (text: string): string[] =>
  withoutComments(text)
    .split(/\n(?=(?:export|declare|interface|type|import|const|class|enum|namespace)\b)/)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(
      (statement) => statement !== '' && !statement.startsWith('import ') && statement !== 'export {};',
    );

/** Finds the declaration file that an import leads to; nothing for another package. */
export const declarationFile = (from: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  return [`${path}.d.ts`, `${path}/index.d.ts`].find(existsSync);
};

export const readStatements = (file: string): string[] => statementsOf(readFileSync(file, 'utf8'));
