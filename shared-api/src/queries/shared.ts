import type { RemoteFault } from '../../contract';
import { call } from '../http/call';
import { liveQueryOptions } from './client';
import { kept } from './kept';
import { queryOf } from './query-of';

// What more than one package asks; each other call is in the feature that makes it.

/** The club's name, address, contact and prices; public. */
export const clubQuery = () => queryOf(['settings', 'club'], 'GET /api/v1/Settings/club', {}, kept);

/** The caller's own account. */
export const meQuery = () => queryOf(['users', 'me'], 'GET /api/v1/Users/me', {});

/** The caller's dues and credit. */
export const balanceQuery = () => queryOf(['payments', 'mine'], 'GET /api/v1/Balances/mine', {}, kept);

/** Coming sessions that are open or full, soonest first. */
export const availableSessionsQuery = () =>
  queryOf(['sessions', 'available'], 'GET /api/v1/Sessions/available', {}, { ...liveQueryOptions, ...kept });

export const sessionQuery = (id: string) =>
  queryOf(['sessions', id], 'GET /api/v1/Sessions/{id}', { params: { id } }, liveQueryOptions);

/** Reports that a page of a remote could not be shown. */
export const reportRemoteFault = (body: RemoteFault) => call('POST /api/v1/Telemetry/remotes', { body });
