import { createMemoryRouter } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { Answer, type SentRequests, serve } from 'shared-ui/testing';
import { RemoteFailure } from './failure';
import { reportFailure, reportShellFailure } from './report';
import { setState } from './state';
import { countPageViews, sendViews } from './views';

jest.mock('./compatibility', () => ({ shellVersion: '1.0.0', shellBuild: () => 's1' }));

const app = { contract: 1, routes: () => [], messages: async () => ({}) };
const [viewsCall, faultsCall] = ['POST /api/v1/Telemetry/views', 'POST /api/v1/Telemetry/remotes'];
let requests: SentRequests;
const sent = () => Array.from(requests, ({ call, body }) => [call, body]);
beforeEach(() => {
  const nothing = new Answer(204, null);
  requests = serve({ [viewsCall]: nothing, [faultsCall]: nothing });
  useAuth.setState({ token: 'a member’s' });
  setState('stats', { status: 'loaded', app, build: 'b7', version: '1.2.0' });
});

const open = () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    {
      id: 'remote:stats',
      children: [
        { path: '/figures', element: null },
        { path: '/more', element: null },
      ],
    },
  ]);
  countPageViews(router as never);
  return router;
};

test('opened pages of a remote are counted with its release, and told at once when the page is left', async () => {
  const router = open();
  for (const path of ['/figures', '/figures?sort=name', '/more', '/', '/figures'])
    await router.navigate(path);
  expect(sent()).toEqual([]);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual([
    [
      viewsCall,
      {
        views: [
          { app: 'shell', build: 's1', views: 5 },
          { app: 'stats', build: 'b7', views: 3 },
        ],
      },
    ],
  ]);
  sendViews();
  expect(sent()).toHaveLength(1);
});

test('a failure names its release, after the pages that were opened', async () => {
  await open().navigate('/figures');
  reportFailure('stats', { build: 'b7', version: '1.2.0' }, new RemoteFailure('crashed', 'no figures'));
  expect(sent()).toEqual([
    [
      viewsCall,
      {
        views: [
          { app: 'shell', build: 's1', views: 2 },
          { app: 'stats', build: 'b7', views: 1 },
        ],
      },
    ],
    [
      faultsCall,
      { remote: 'stats', cause: 'crashed', version: '1.2.0', build: 'b7', detail: 'shell 1.0.0: no figures' },
    ],
  ]);
});

test('a failure of the shell itself names its own release', () => {
  reportShellFailure(new Error('Loading chunk 945 failed.'));
  expect(sent()).toEqual([
    [
      faultsCall,
      {
        remote: 'shell',
        cause: 'unreachable',
        version: '1.0.0',
        build: 's1',
        detail: 'shell 1.0.0: Loading chunk 945 failed.',
      },
    ],
  ]);
});

test('of visitors’ pages the server is told nothing', async () => {
  useAuth.setState({ token: null });
  await open().navigate('/figures');
  sendViews();
  expect(sent()).toEqual([]);
});
