import type { createBrowserRouter } from 'react-router-dom';
import { reportPageViews, useAuth } from 'shared-api';
import { shellBuild } from './compatibility';
import { isPreviewing } from './preview';
import { appOfRoute } from './site';
import { stateOf } from './state';

/** How long opened pages are collected before they are sent, in milliseconds. */
const pause = 10_000;

/** The server's limit per release and call. */
const most = 100;

const counted = new Map<string, { app: string; build: string; views: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports the number of opened pages per release since the last report; visitors' are dropped. */
export const sendViews = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const views = [...counted.values()];
  counted.clear();
  if (views.length === 0 || !useAuth.getState().token) return;
  // A failing report must not cause another error.
  void reportPageViews({ views }).catch(() => undefined);
};

/** Counts an opened page of a release, whether or not it could be shown. */
export const countView = (app: string, build: string): void => {
  if (isPreviewing()) return;
  const key = `${app}/${build}`;
  const { views } = counted.get(key) ?? { views: 0 };
  counted.set(key, { app, build, views: Math.min(views + 1, most) });
  timer ??= setTimeout(sendViews, pause);
};

/**
 * Counts every page opened from now on, for the shell and for the page's remote: another path, not another filter of
 * the same list.
 */
export const countPageViews = (router: ReturnType<typeof createBrowserRouter>): void => {
  let shown: string | undefined;
  const look = ({ initialized, navigation, location, matches }: typeof router.state) => {
    if (!initialized || navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    const build = shellBuild();
    if (build) countView('shell', build);
    const [app] = matches.flatMap(({ route }) => appOfRoute(route.id) ?? []);
    const state = app ? stateOf(app) : undefined;
    if (app && state?.status === 'loaded') countView(app, state.build);
  };
  look(router.state);
  router.subscribe(look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendViews();
  });
};
