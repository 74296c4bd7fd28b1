import { appNames, isAppName } from '../workspaces/apps';
import { modulesBehind } from './modules';

test.each(appNames)('no module of %s’s scripts leads into another app or the server', async (app) => {
  const folders = new Set((await modulesBehind(app)).map((file) => file.split('/')[0] ?? ''));
  expect([...folders]).toEqual(expect.arrayContaining([app, 'infra']));
  const foreign = [...folders].filter(
    (folder) => folder === 'server' || (isAppName(folder) && folder !== app),
  );
  expect(foreign).toEqual([]);
});
