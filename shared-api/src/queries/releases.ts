import { queryOptions } from '@tanstack/react-query';
import type { PageViews, RemoteFault } from '../../contract';
import { type CallInput, call } from '../http/call';

export const releasesKey = ['releases'] as const;

/** What is live of each app, how it fares, and what is kept; for administrators. */
export const releasesQuery = () =>
  queryOptions({ queryKey: releasesKey, queryFn: ({ signal }) => call('GET /api/v1/Releases', { signal }) });

/** Makes a kept release live again. */
export const rollBackRelease = (
  app: string,
  body: CallInput<'POST /api/v1/Releases/{app}/rollback'>['body'],
) => call('POST /api/v1/Releases/{app}/rollback', { params: { app }, body });

/** Asks what a preview's link opens. @throws {ApiError} 404 when it has ended, `previewForAdmins` when it is not for the caller */
export const askForPreview = (token: string, signal: AbortSignal) =>
  call('GET /api/v1/Releases/preview', { query: { token }, signal });

/** Tells that a page of a remote could not be shown. */
export const reportRemoteFault = (body: RemoteFault) => call('POST /api/v1/Telemetry/remotes', { body });

/** Tells how many pages were opened; it arrives even when the page is left meanwhile. */
export const reportPageViews = (body: PageViews) =>
  call('POST /api/v1/Telemetry/views', { body, keepalive: true });
