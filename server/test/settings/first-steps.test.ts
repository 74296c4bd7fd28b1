import { firstStepsOf } from '../../src/club/settings/settings';
import { readSettings } from '../../src/data/settings';
import { clubForAll } from '../support/club';
import { testConfig } from '../support/parts';
import { addSeason } from '../support/seasons';
import { changeSettings } from '../support/settings';

const club = clubForAll({ paymentEmail: '' });

const steps = async () =>
  (await club.call('GET /api/v1/Settings', { as: await club.admin() })).ok().system.firstSteps;

test('a new club’s first steps are done one by one', async () => {
  expect(await steps()).toEqual({
    mail: true,
    name: false,
    paymentEmail: false,
    privacyOfficer: false,
    place: false,
    when: true,
    season: false,
    sessions: false,
    priced: true,
    invitation: false,
    publicUrl: 'http://club.test',
    now: club.clock.now().toISOString(),
    opening: false,
    closed: false,
  });
  await changeSettings(club, { organizationName: 'Ballon du samedi' });
  await changeSettings(club, { paymentEmail: 'pay@ballon.test' });
  expect(await steps()).toMatchObject({ name: true, paymentEmail: true, place: false });
  await changeSettings(club, { address: '1, rue Saint-Denis', privacyOfficer: 'Nadia Charbonneau' });
  await addSeason(club, { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 });
  expect(await steps()).toMatchObject({ place: true, privacyOfficer: true, season: true, sessions: false });
  await club.session();
  expect(await steps()).toMatchObject({ sessions: true, invitation: false });
  const people = [{ firstName: 'Marie', lastName: 'Tremblay', email: 'marie@x.ca' }];
  (await club.call('POST /api/v1/Users/invitations', { as: await club.admin(), body: { people } })).ok();
  expect(await steps()).toMatchObject({ invitation: true });
});

test('mail that does not leave is not ok, until it does', async () => {
  const { clock } = club;
  const asked = clock.now();
  const { email } = await club.person();
  (await club.call('POST /api/v1/Users/forgot-password', { body: { email } })).ok();
  await club.drain();
  await club.call('POST /api/v1/Users/forgot-password', { body: { email } });
  club.mailer.failNext();
  await club.drain().catch(() => undefined);
  expect(await steps()).toMatchObject({ mail: false });
  clock.set(new Date(asked.getTime() + 5 * 60_000));
  await club.drain();
  expect(await steps()).toMatchObject({ mail: true });
});

test('the list can be closed, and the demo has none', async () => {
  const { services } = club.app;
  const demo = { ...services, config: { ...testConfig, demoData: true } };
  expect(await firstStepsOf(demo, await readSettings(services.db))).toBeNull();
  (await club.call('DELETE /api/v1/Settings/first-steps', { as: await club.admin() })).ok();
  expect(await steps()).toMatchObject({ closed: true });
});
