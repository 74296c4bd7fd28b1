import { satisfy } from '@module-federation/enhanced/runtime';
import { satisfies } from 'semver';
import { providedVersion, type Remote, type Shell } from './terms';

/**
 * Finds ranges that npm and the loader in browsers interpret differently, such as `>= 3 < 5` with its spaces: a release
 * with one would pass every check and never be shown.
 * @returns one line for each such range of the remote
 */
export const misreadRanges = (remote: Remote, shell: Shell): string[] => {
  const shared = Object.entries(remote.shared).map(([module, range]) => ({
    module,
    range,
    version: providedVersion(shell.shared[module] ?? ''),
  }));
  return [{ module: 'shell', range: remote.shell, version: shell.version }, ...shared]
    .filter(({ range, version }) => satisfies(version, range) && !satisfy(version, range))
    .map(
      ({ module, range, version }) =>
        `${remote.app} ${remote.version}: browsers do not find ${module} ${version} in ${range}; write it another way`,
    );
};
