import { reportRemoteFault } from 'shared-api';
import { shellVersion } from './compatibility';
import type { RemoteFailure } from './failure';

/** Tells the server's log which release failed and why; nothing about the person is in it. */
export const reportFailure = (
  remote: string,
  version: string | undefined,
  { failure, message }: RemoteFailure,
): void => {
  const detail = `shell ${shellVersion}: ${message}`.slice(0, 500);
  // Nobody is helped by an error about an error.
  void reportRemoteFault({ remote, cause: failure, detail, ...(version && { version }) }).catch(
    () => undefined,
  );
};
