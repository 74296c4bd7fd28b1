import { queryOptions } from '@tanstack/react-query';
import type { PageViews, RemoteFault } from '../../contract';
import { type CallInput, call } from '../http/call';

export const releasesKey = ['releases'] as const;

/** Each app's live release with its reports, and the kept ones; for administrators. */
export const releasesQuery = () =>
  queryOptions({ queryKey: releasesKey, queryFn: ({ signal }) => call('GET /api/v1/Releases', { signal }) });

/** Makes a kept release live again. */
export const rollBackRelease = (
  app: string,
  body: CallInput<'POST /api/v1/Releases/{app}/rollback'>['body'],
) => call('POST /api/v1/Releases/{app}/rollback', { params: { app }, body });

/**
 * Resolves a preview's link. @throws {ApiError} 404 when it has ended, `previewForAdmins` when the caller is not an
 * administrator
 */
export const askForPreview = (token: string, signal: AbortSignal) =>
  call('GET /api/v1/Releases/preview', { query: { token }, signal });

/** Reports that a page of a remote could not be shown. */
export const reportRemoteFault = (body: RemoteFault) => call('POST /api/v1/Telemetry/remotes', { body });

/** Reports the number of opened pages; completes even when the page is left meanwhile. */
export const reportPageViews = (body: PageViews) =>
  call('POST /api/v1/Telemetry/views', { body, keepalive: true });
