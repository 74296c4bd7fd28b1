import { satisfy } from '@module-federation/enhanced/runtime';
import { type ReleasePointer, remoteContract } from 'shared-api';

/** The running shell's version, as named in its document. */
export const shellVersion = (): string => document.documentElement.dataset.version ?? '';

/** The running shell's build, as named in its document. */
export const shellBuild = (): string | undefined => document.documentElement.dataset.build;

/**
 * Checks a release before any of its code is loaded.
 * @returns why it is incompatible, or undefined
 */
export const incompatibilityOf = ({
  contract,
  shell,
}: Pick<ReleasePointer, 'contract' | 'shell'>): string | undefined => {
  if (contract !== remoteContract) return `contract ${contract} where ${remoteContract} is wanted`;
  if (!satisfy(shellVersion(), shell)) return `made for shell ${shell}, not for ${shellVersion()}`;
  return undefined;
};
