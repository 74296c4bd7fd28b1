import { type ReleasePointer, reportRemoteFault } from 'shared-api';
import { shellBuild, shellVersion } from './compatibility';
import { failureOf, type RemoteFailure } from './failure';

/** Reports to the server which release of a remote failed and why, without personal data. */
export const reportFailure = (
  remote: string,
  release: Pick<ReleasePointer, 'version' | 'build'> | undefined,
  { failure, message }: RemoteFailure,
): void => {
  const detail = `shell ${shellVersion()}: ${message}`.slice(0, 500);
  const { version, build } = release ?? {};
  // A failing report must not cause another error.
  void reportRemoteFault({
    remote,
    cause: failure,
    detail,
    ...(version && { version }),
    ...(build && { build }),
  }).catch(() => undefined);
};

/** Reports that one of the shell's own pages failed, or the frame around all pages. */
export const reportShellFailure = (error: unknown): void => {
  const build = shellBuild();
  if (build) reportFailure('shell', { version: shellVersion(), build }, failureOf(error));
};
