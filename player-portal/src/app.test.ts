import { routePaths } from 'shared-ui';
import { app } from './app';

const routes = app.routes();
const access = Object.fromEntries(routes.map(({ path, handle }) => [path, handle.access]));

test('every page is there under both of its paths, and says who may see it', () => {
  const players = [
    'profile',
    'mySessions',
    'myAttendance',
    'attendanceConfirmation',
    'planSelection',
    'seasonSubscription',
  ] as const;
  const everybody = [
    'home',
    'about',
    'faq',
    'schedule',
    'attendanceLink',
    'attendanceResult',
    'unsubscribe',
  ] as const;
  const expected = [
    ...players.map((name) => [name, 'player'] as const),
    ...everybody.map((name) => [name, 'anyone'] as const),
    ['plan', 'visitor'] as const,
  ];
  for (const [name, who] of expected) for (const path of routePaths(name)) expect(access[path]).toBe(who);
  expect(routes).toHaveLength(expected.length * 2);
});

test('every page’s code arrives with a component', async () => {
  for (const { lazy } of routes) expect((await lazy()).Component).toBeInstanceOf(Function);
});

test('the texts come in the language that is asked for', async () => {
  expect((await app.messages('en'))['schedule.title']).toBe('Schedule');
  expect((await app.messages('fr'))['schedule.title']).toBe('Horaire');
});
