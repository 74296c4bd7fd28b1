import { Outlet, type RouteObject } from 'react-router-dom';
import { pageRoutes } from 'shared-ui';
import { PersonQueries } from '../features/access';
import { PageError } from '../features/error';
import { Layout } from '../layout';
import { ensurePageMessages } from '../messages/catalogue';
import { pages } from '../pages';
import { OverrideBanner } from '../remotes/OverrideBanner';
import { PageFrame } from './PageFrame';
import { PatientSkeleton } from './PatientSkeleton';
import { ShellCrash } from './ShellCrash';
import { UnknownPage } from './UnknownPage';

/** The parent of the remotes' pages. */
export const remotesParent = 'layout';

/** The shell's own pages bring their texts. */
const ownRoutes = pageRoutes(pages).map((route) => ({
  ...route,
  lazy: async () => (await Promise.all([route.lazy(), ensurePageMessages()]))[0],
}));

/** The shell's own pages; remotes' pages are added on first use. */
export const routes: RouteObject[] = [
  {
    element: <PersonQueries />,
    children: [
      {
        id: 'frame',
        element: (
          <PageFrame>
            {__REMOTE_OVERRIDES__ && <OverrideBanner />}
            <Outlet />
          </PageFrame>
        ),
        errorElement: <ShellCrash />,
        children: [
          {
            id: remotesParent,
            element: <Layout />,
            children: [
              {
                // While the first page's code is loading, its frame is already shown.
                hydrateFallbackElement: <PatientSkeleton />,
                errorElement: <PageError />,
                children: [...ownRoutes, { path: '*', element: <UnknownPage /> }],
              },
            ],
          },
        ],
      },
    ],
  },
];
