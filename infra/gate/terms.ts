import { satisfies } from 'semver';
import type { ReleaseRecord } from '../registry/record';

export type Shell = Pick<ReleaseRecord, 'contract' | 'version' | 'shared'>;
export type Remote = Pick<ReleaseRecord, 'app' | 'contract' | 'shell' | 'version' | 'shared'>;

/** The version of a module in a shell's record, without its `^`. */
export const providedVersion = (range: string): string => range.replace(/^\^/, '');

/**
 * Whether a remote runs in a shell, according to both records: finds what the loader or the federation runtime would
 * refuse.
 * @returns one line for each incompatibility
 */
export const incompatibilities = (remote: Remote, shell: Shell): string[] => {
  const name = `${remote.app} ${remote.version} in shell ${shell.version}`;
  const shared = Object.entries(remote.shared).flatMap(([module, range]) => {
    const provided = shell.shared[module];
    if (!provided) return [`${name}: the shell does not provide ${module}`];
    const version = providedVersion(provided);
    return satisfies(version, range)
      ? []
      : [`${name}: wants ${module} ${range}, the shell provides ${version}`];
  });
  return [
    ...(remote.contract === shell.contract
      ? []
      : [`${name}: contract ${remote.contract} instead of ${shell.contract}`]),
    ...(satisfies(shell.version, remote.shell) ? [] : [`${name}: made for shell ${remote.shell}`]),
    ...shared,
  ];
};
