import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readPackage, root } from '../webpack/apps';
import { unshared } from '../webpack/sharing';
import { emitDeclarations } from './declarations';
import { type Api, exportsOf } from './exports';

/** The packages that remotes build on and the shell provides. */
export const sharedPackages = ['shared-api', 'shared-ui'] as const;
export type SharedPackage = (typeof sharedPackages)[number];

/** Entries that are no part of what a page uses. */
const skipped = ['./contract', ...unshared];

export const reportFile = (name: SharedPackage): string => `${root}/${name}/api-report.txt`;

/** A long type as its beginning and a hash: enough to see that it changed, and the lines stay readable. */
const shortened = (text: string): string =>
  text.length <= 500
    ? text
    : `${text.slice(0, 300)}… sha256:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

const entriesOf = (name: SharedPackage): [entry: string, file: string][] => {
  const { exports } = JSON.parse(readFileSync(`${root}/${name}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports).filter(([entry]) => !skipped.includes(entry));
};

/** What each package offers, and in which version: one line a name, sorted, so that a change shows as a line. */
export const apiReports = (): Record<SharedPackage, string> => {
  const files = sharedPackages.flatMap((name) =>
    entriesOf(name).map(([, file]) => `${name}/${file.slice(2)}`),
  );
  const out = emitDeclarations(files);
  const lines = (name: SharedPackage): string[] =>
    entriesOf(name).flatMap(([entry, file]) => {
      const api = exportsOf(`${out}/${name}/${file.slice(2).replace(/\.tsx?$/, '.d.ts')}`);
      return [...api]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, text]) => `${name}${entry.slice(1)} ${key}: ${shortened(text)}`);
    });
  const report = (name: SharedPackage) => `version ${readPackage(name).version}\n${lines(name).join('\n')}\n`;
  return { 'shared-api': report('shared-api'), 'shared-ui': report('shared-ui') };
};

/** Reads a report's lines back. */
export const parseReport = (text: string): { version: string; api: Api } => {
  const [first = '', ...lines] = text.trim().split('\n');
  return {
    version: first.replace('version ', ''),
    api: new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])),
  };
};
