import { firstStepsOf } from '../../src/features/settings/first-steps';
import { readSettings } from '../../src/features/settings/store';
import { clubForAll } from '../support/club';
import { testConfig } from '../support/parts';
import { addSeason } from '../support/seasons';
import { changeSettings } from '../support/settings';

const club = clubForAll({ paymentEmail: '' });

const steps = async () =>
  (await club.call('GET /api/v1/Settings', { as: await club.admin() })).ok().system.firstSteps;

test('a new club’s first steps are done one by one, and then the list is gone', async () => {
  expect(await steps()).toEqual({
    name: false,
    paymentEmail: false,
    place: false,
    season: false,
    invitation: false,
  });
  await changeSettings(club, { organizationName: 'Ballon du samedi' });
  await changeSettings(club, { paymentEmail: 'pay@ballon.test' });
  expect(await steps()).toMatchObject({ name: true, paymentEmail: true, place: false });
  await changeSettings(club, { address: '1, rue Saint-Denis' });
  await addSeason(club, { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 });
  expect(await steps()).toEqual({
    name: true,
    paymentEmail: true,
    place: true,
    season: true,
    invitation: false,
  });
  await club.person();
  expect(await steps()).toBeNull();
});

test('the list can be closed before, and the demo has none', async () => {
  await changeSettings(club, { paymentEmail: '' });
  expect(await steps()).toMatchObject({ paymentEmail: false });
  const { db } = club.app.services;
  expect(await firstStepsOf(db, await readSettings(db), { ...testConfig, demoData: true })).toBeNull();
  (await club.call('DELETE /api/v1/Settings/first-steps', { as: await club.admin() })).ok();
  expect(await steps()).toBeNull();
});
