import { compile, inTemporaryFolder } from './compiler';
import { type Files, isBrought, writeFiles } from './files';

/** A compiler error in a file. */
export interface CompilerError {
  /** File, line and column, and the error's number. */
  id: string;
  file: string;
  line: number;
  message: string;
}

/** The first line says what, the innermost one says why. */
const messageOf = (first: string, more: string[]): string => {
  const last = more.at(-1)?.trim();
  return last ? `${first.replace(/\.$/, '')}: ${last}` : first;
};

const parse = (output: string): CompilerError[] =>
  output.split(/\n(?=\S)/).flatMap((entry) => {
    const [first = '', ...more] = entry.trim().split('\n');
    const [, file, line, column, code, text] =
      first.match(/^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/) ?? [];
    return file && text
      ? [
          {
            id: `${file}:${line}:${column} ${code}`,
            file,
            line: Number(line),
            message: messageOf(text, more),
          },
        ]
      : [];
  });

const isManifest = (path: string): boolean => /^(@[^/]+\/)?[^/]+\/package\.json$/.test(path);

/**
 * Gives every other entry of the provided packages what a remote brings along, or a module without exports. Otherwise the
 * compiler would find the entry in the installed package, which is from another release.
 */
const withoutOtherEntries = (provided: Files): Files => {
  const closed = Object.entries(provided).filter(([path]) => isManifest(path));
  return Object.fromEntries(
    closed.flatMap(([path, text]) => {
      const manifest = JSON.parse(text) as { exports: Record<string, string> };
      const exports = { ...manifest.exports, './*': ['./common/*.d.ts', './not-provided.d.ts'] };
      return [
        [path, JSON.stringify({ ...manifest, exports })],
        [path.replace('package.json', 'not-provided.d.ts'), 'export {};'],
      ];
    }),
  );
};

/**
 * Compiles an app's sources against packages as a release of the shell provides them; their other imports are the
 * installed packages.
 * @param sources of the app, and what it brings along, which replaces what the shell knew of it
 * @param provided declaration files, laid out as in `node_modules`
 * @returns all errors in the sources
 * @throws with the compiler's output when it cannot compile at all
 */
export const typeErrors = (sources: Files, provided: Files): CompilerError[] =>
  inTemporaryFolder((folder) => {
    const [own, brought] = [false, true].map((wanted) =>
      Object.fromEntries(Object.entries(sources).filter(([path]) => isBrought(path) === wanted)),
    ) as [Files, Files];
    writeFiles(folder, own);
    writeFiles(`${folder}/node_modules`, { ...provided, ...brought, ...withoutOtherEntries(provided) });
    const { ok, output } = compile(folder, Object.keys(own));
    const errors = parse(output);
    if (!ok && errors.length === 0) throw new Error(output);
    return errors;
  });
