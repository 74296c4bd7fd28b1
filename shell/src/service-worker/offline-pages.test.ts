import { useAuth } from 'shared-api';
import type { PageAccess } from 'shared-api/pages';
import { registerPages } from 'shared-ui';
import { updatePages } from '../remotes/site';
import { setState } from '../remotes/state';
import { player } from '../testing/people';
import { loadOfflinePages } from './offline-pages';

const table = (pages: Record<string, [access: PageAccess, offline: boolean]>) =>
  Object.fromEntries(
    Object.entries(pages).map(([name, [access, offline]]) => [
      name,
      { path: { en: `/${name}` as const, fr: `/fr/${name}` as const }, access, offline },
    ]),
  );

afterEach(() => useAuth.getState().forget());

test('the pages that say so are loaded ahead, for those who may see them, from apps in use', async () => {
  const loaded: string[] = [];
  const use = (remote: string, pages: ReturnType<typeof table>, isInUse = true) => {
    updatePages(remote, pages);
    const routes = () =>
      Object.entries(pages).map(([name, { path }]) => ({
        path: path.en,
        lazy: async () => {
          loaded.push(name);
          throw new Error('lost');
        },
      }));
    const app = { contract: 1, routes, messages: async () => ({}) };
    if (isInUse) setState(remote, { status: 'loaded', app, build: 'b', version: '1.0.0' });
  };
  use('portal', table({ agenda: ['anyone', true], mine: ['player', true], story: ['anyone', false] }));
  use('console', table({ numbers: ['anyone', true] }), false);

  await loadOfflinePages();
  expect(loaded).toEqual(['agenda']);
  useAuth.getState().acceptLogin(player);
  await loadOfflinePages();
  expect(loaded).toEqual(['agenda', 'agenda', 'mine']);
  registerPages({ portal: {}, console: {} });
});
