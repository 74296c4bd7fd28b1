import { ApiError, askForPreview, type Preview, useAuth } from 'shared-api';
import { PreviewBanner, type PreviewState } from './PreviewBanner';
import { parseRelease } from './pointer';
import { usePreview } from './preview';
import { forgetToken, takeToken } from './preview-token';
import { updatePages } from './site';

/** How long the page waits for the answer, in milliseconds. */
const patience = 3000;

const stateAfter = (error: unknown): PreviewState => {
  if (!(error instanceof ApiError)) return { status: 'unchecked' };
  // Unknown, expired or withdrawn: the server does not say which.
  if (error.status === 404 || error.status === 400) return { status: 'ended' };
  return { status: error.code === 'previewForAdmins' ? 'forAdmins' : 'unchecked' };
};

const show = ({ app, release, ...facts }: Preview): PreviewState => {
  const parsed = parseRelease(release);
  if (!parsed) return { status: 'unchecked' };
  updatePages(app, parsed.pages);
  usePreview.setState({ shown: { app, release: parsed } });
  return { status: 'shown', app, version: parsed.version, build: parsed.build, ...facts };
};

/** Search engines should not find such links, but must not index the page if they do. */
const forbidIndex = (): void => {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
};

/**
 * Checks whether this browser's preview still runs, and shows it, or says why it does not.
 * @throws where storage is forbidden
 */
export const openPreview = async (): Promise<void> => {
  const token = takeToken();
  if (!token) return;
  forbidIndex();
  const state = await askForPreview(token, AbortSignal.timeout(patience)).then(show, stateAfter);
  if (state.status === 'ended') forgetToken();
  if (state.status === 'forAdmins') {
    // An administrator who logs in now wants to see it.
    useAuth.subscribe(({ user }) => user?.isAdmin && location.reload());
  }
  usePreview.setState({ banner: <PreviewBanner state={state} /> });
};
