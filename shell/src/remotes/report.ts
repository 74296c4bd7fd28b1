import type { ReleasePointer } from 'shared-api';
import { reportRemoteFault } from 'shared-api';
import { shellBuild, shellVersion } from './compatibility';
import { failureOf, type RemoteFailure } from './failure';
import { isPreviewing } from './preview';
import { sendViews } from './views';

/** Tells the server which release of a remote failed and why; nothing about the person is in it. */
export const reportFailure = (
  remote: string,
  release: Pick<ReleasePointer, 'version' | 'build'> | undefined,
  { failure, message }: RemoteFailure,
): void => {
  // What was opened is to be known by the time that the failure is weighed against it.
  sendViews();
  const detail = `shell ${shellVersion}: ${message}`.slice(0, 500);
  const { version, build } = release ?? {};
  // Nobody is helped by an error about an error.
  void reportRemoteFault({
    remote,
    cause: failure,
    detail,
    ...(version && { version }),
    // Without its build nothing is counted.
    ...(build && !isPreviewing() && { build }),
  }).catch(() => undefined);
};

/** Tells the server that a page of the shell's own failed, or the frame around all pages. */
export const reportShellFailure = (error: unknown): void => {
  const build = shellBuild();
  if (build) reportFailure('shell', { version: shellVersion, build }, failureOf(error));
};
