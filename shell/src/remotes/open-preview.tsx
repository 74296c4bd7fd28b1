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
  // Never given out, expired or withdrawn: the server says no more than that.
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

/** Search engines do not open such links; whatever else follows one must not keep the page either. */
const forbidIndex = (): void => {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
};

/**
 * Asks whether this browser's preview goes on, and shows it, or says why it is not shown.
 * @throws where storage is forbidden
 */
export const openPreview = async (): Promise<void> => {
  const token = takeToken();
  if (!token) return;
  forbidIndex();
  const state = await askForPreview(token, AbortSignal.timeout(patience)).then(show, stateAfter);
  if (state.status === 'ended') forgetToken();
  if (state.status === 'forAdmins') {
    // An administrator who logs in now came for it.
    useAuth.subscribe(({ user }) => user?.isAdmin && location.reload());
  }
  usePreview.setState({ banner: <PreviewBanner state={state} /> });
};
