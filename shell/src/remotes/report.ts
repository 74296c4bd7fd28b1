import { reportRemoteFault } from 'shared-api';
import { shellVersion } from './compatibility';
import type { RemoteFailure } from './failure';
import type { Pointer } from './pointer';
import { sendViews } from './views';

/** Tells the server which release failed and why; nothing about the person is in it. */
export const reportFailure = (
  remote: string,
  release: Pick<Pointer, 'version' | 'build'> | undefined,
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
    ...(build && { build }),
  }).catch(() => undefined);
};
