import { Suspense, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Box, contentId, lazyPart, SkipLink } from 'shared-ui';
import { Guard, useOtherLogin } from '../features/access';
import { isTraced } from '../remotes/trace';
import { Footer } from './footer/Footer';
import { hasFooter } from './footer/has-footer';
import { lowScreen } from './low-screen';
import { PendingBar } from './PendingBar';
import { PhoneBar, phoneBarHeight } from './phone/PhoneBar';
import { TopBar } from './top-bar/TopBar';
import { UpdatePrompt } from './UpdatePrompt';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePreloadMenus } from './use-preload-menus';

/**
 * The key of a scroll position: the history entry's. After a full load it is always `default`, which could
 * restore another page's position, so the address is used.
 */
const scrollKeyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

const TracePanel = lazyPart(
  async () => (await import(/* webpackChunkName: "trace" */ './trace/TracePanel')).default,
);

/** The frame of every page, with the guard. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  usePreloadMenus();
  useOtherLogin();
  const { pathname } = useLocation();
  const [hasTrace] = useState(isTraced);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        pb: { xs: phoneBarHeight, md: 0 },
        [lowScreen]: { pb: 0 },
      }}
    >
      <SkipLink />
      <PendingBar />
      <TopBar />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        ref={main}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          // Of a page that is not drawn: otherwise the footer moves up while the browser still reads it.
          '&:empty': { minHeight: '100dvh' },
        }}
      >
        <Guard>
          <Outlet />
        </Guard>
      </Box>
      {hasFooter(pathname) && <Footer />}
      <PhoneBar />
      <Suspense>{hasTrace && <TracePanel />}</Suspense>
      <UpdatePrompt />
      <ScrollRestoration getKey={scrollKeyOf} />
    </Box>
  );
}
