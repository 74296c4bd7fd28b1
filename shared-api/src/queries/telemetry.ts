import type { RemoteFault } from '../../contract';
import { call } from '../http/call';

/** Reports that a page of a remote could not be shown. */
export const reportRemoteFault = (body: RemoteFault) => call('POST /api/v1/Telemetry/remotes', { body });
