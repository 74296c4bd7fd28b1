import { type RemoteFault, reportRemoteFault } from 'shared-api';
import { shellBuild, shellVersion } from './compatibility';
import { failureOf, type RemoteFailure } from './failure';
import { stateOf } from './state';
import { traceOf } from './trace';

const send = (fault: RemoteFault): void => {
  const detail = `shell ${shellVersion()}: ${fault.detail}`.slice(0, 500);
  // A failing report must not cause another error.
  void reportRemoteFault({ ...fault, detail }).catch(() => undefined);
};

/**
 * Notes why a remote failed, and reports it to the server with how the shell came by its release, without personal data:
 * once, however often it is tried.
 */
export const reportFailure = (remote: string, { failure: cause, message }: RemoteFailure): void => {
  const known = traceOf(remote);
  known.failure = `${cause}: ${message}`;
  const { version, build, failure: _, ...trace } = known;
  if (stateOf(remote).status === 'failed') return;
  send({ remote, cause, detail: message, ...(version && { version }), ...(build && { build }), trace });
};

/** Reports that one of the shell's own pages failed, or the frame around all pages. */
export const reportShellFailure = (error: unknown): void => {
  const build = shellBuild();
  const { failure, message } = failureOf(error);
  if (build) send({ remote: 'shell', cause: failure, detail: message, version: shellVersion(), build });
};
