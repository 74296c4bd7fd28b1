import { shellVersion } from './compatibility';
import type { RemoteFailure } from './failure';
import type { RemoteName } from './table';

/** Where the server writes what browsers could not load into its log. */
const address = '/telemetry/remotes';

/** Tells the server's log which release failed and why; nothing about the person is in it. */
export const reportFailure = (
  remote: RemoteName,
  version: string | undefined,
  failure: RemoteFailure,
): void => {
  const report = {
    remote,
    version: version ?? 'unknown',
    cause: failure.failure,
    detail: failure.message.slice(0, 300),
    shell: shellVersion,
  };
  void fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
};
