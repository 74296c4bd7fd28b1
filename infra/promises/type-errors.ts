import { compile, inTemporaryFolder } from './compiler';
import { type Files, writeFiles } from './files';

/** What the compiler has against a file. */
export interface CompilerError {
  /** File, line and column, and the compiler's number for the kind of error. */
  id: string;
  file: string;
  line: number;
  message: string;
}

/** The first line says what, the last and innermost one says why. */
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
 * Gives every other entry of the provided packages a module without exports. Without it the compiler would go on looking,
 * and find the entry in the package that is installed here, which is another release's.
 */
const withoutOtherEntries = (provided: Files): Files => {
  const closed = Object.entries(provided).filter(([path]) => isManifest(path));
  return Object.fromEntries(
    closed.flatMap(([path, text]) => {
      const manifest = JSON.parse(text) as { exports: Record<string, string> };
      const exports = { ...manifest.exports, './*': './not-provided.d.ts' };
      return [
        [path, JSON.stringify({ ...manifest, exports })],
        [path.replace('package.json', 'not-provided.d.ts'), 'export {};'],
      ];
    }),
  );
};

/**
 * Compiles an app's sources against packages as some release of the shell provides them; everything else that they
 * import is what is installed here.
 * @param sources of the app
 * @param provided declaration files, laid out as in `node_modules`
 * @returns every error in the sources
 * @throws with the compiler's words when it cannot compile at all
 */
export const typeErrors = (sources: Files, provided: Files): CompilerError[] =>
  inTemporaryFolder((folder) => {
    writeFiles(folder, sources);
    writeFiles(`${folder}/node_modules`, { ...provided, ...withoutOtherEntries(provided) });
    const { ok, output } = compile(folder, Object.keys(sources));
    const errors = parse(output);
    if (!ok && errors.length === 0) throw new Error(output);
    return errors;
  });
