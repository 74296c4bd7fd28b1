import { app } from './app';

test('every page’s code arrives with a component', async () => {
  const routes = app.routes();
  expect(routes).toHaveLength(Object.keys(app.pages).length * 2);
  for (const { lazy } of routes) expect((await lazy()).Component).toBeInstanceOf(Function);
});

test('what is a person’s own is for those who are logged in', () => {
  const forPlayers = Object.entries(app.pages).filter(([, { access }]) => access === 'player');
  expect(forPlayers.map(([name]) => name).sort()).toEqual([
    'attendanceConfirmation',
    'balance',
    'myAttendance',
    'mySessions',
    'planSelection',
    'profile',
    'receipt',
    'seasonSubscription',
    'session',
  ]);
  expect(app.pages.plan.access).toBe('visitor');
});

test('the texts come in the language that is asked for', async () => {
  expect((await app.messages('en'))['schedule.title']).toBe('Schedule');
  expect((await app.messages('fr'))['schedule.title']).toBe('Horaire');
});
