import { inviteFirstAdministrator } from '../../src/club/people/first-administrator';
import { clubForEach } from '../support/club';
import { changeSettings, storeSettings } from '../support/settings';

const club = clubForEach();
const person = { firstName: 'Zoé', lastName: 'Bélanger', email: 'zoe@x.ca' };

/** A club on its first day, whose administrator has come. */
async function newClub() {
  const { services } = club.app;
  const config = { ...services.config, adminEmail: 'Marie Tremblay <marie@club.example>' };
  expect(await inviteFirstAdministrator({ ...services, config })).toBe('invited');
  await club.drain();
  club.mailer.sent.length = 0;
  return club.admin();
}

const shown = async () => (await club.call('GET /api/v1/Settings/club')).ok();
const open = async () => club.call('POST /api/v1/Settings/opening', { as: await club.admin() });
const offers = async () => (await club.call('GET /api/v1/SeasonSubscriptions/offers')).ok();

test('a new club opens once it has a place and, unless it is free, an address for payments', async () => {
  await newClub();
  await changeSettings(club, { paymentEmail: '' });
  expect(await shown()).toMatchObject({ opening: true, sellsPasses: false });
  expect((await open()).error().code).toBe('placeMissing');
  await changeSettings(club, { address: '1, rue Saint-Denis' });
  expect((await open()).error().code).toBe('paymentAddressMissing');
  await changeSettings(club, { paymentEmail: 'pay@club.example' });
  (await open()).ok();
  expect(await shown()).toMatchObject({ opening: false });
  // Pressed twice.
  (await open()).ok();
});

test('a free club opens without an address for payments, and not with a session that costs something', async () => {
  await newClub();
  await changeSettings(club, { address: '1, rue Saint-Denis', paymentEmail: '', defaultPrice: 0 });
  const id = await club.session({ dropInPrice: 5 });
  expect((await open()).error().code).toBe('paymentAddressMissing');
  (await club.call('DELETE /api/v1/Sessions/{id}', { as: await club.admin(), params: { id } })).ok();
  (await open()).ok();
});

test('nobody registers at a club that has not opened, and who is invited is written to when it opens', async () => {
  const admin = await newClub();
  const draft = { ...person, username: 'zoe', password: 'Pick-and-r0ll!', paymentPlan: 1 };
  const registered = await club.call('POST /api/v1/Users/register', { body: draft });
  expect(registered.error().code).toBe('clubNotOpen');
  const joined = await club.call('POST /api/v1/Users/join', {
    body: { firstName: 'Zoé', email: 'zoe@x.ca' },
  });
  expect(joined.error().code).toBe('clubNotOpen');
  const people = [person];
  (await club.call('POST /api/v1/Users/invitations', { as: admin, body: { people } })).ok();
  await club.session();
  await club.drain();
  expect(club.mailer.sent).toEqual([]);
  await changeSettings(club, { address: '1, rue Saint-Denis' });
  (await open()).ok();
  await club.drain();
  expect(club.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [expect.stringContaining('zoe@x.ca'), 'Ada invites you to Courtside'],
  ]);
});

test('a new club sells no pass without a season, and a club sells none without an address for payments', async () => {
  const admin = await newClub();
  await changeSettings(club, { address: '1, rue Saint-Denis' });
  (await open()).ok();
  expect(await offers()).toEqual([]);
  const player = await club.person();
  const buy = () =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: { paymentPlan: 0 } });
  expect((await buy()).error().code).toBe('passesNotSold');
  const body = { startDate: '2026-11-20', endDate: '2027-02-20', price: 80 };
  const { id } = (await club.call('POST /api/v1/Seasons', { as: admin, body })).ok(201);
  expect((await offers()).map(({ price }) => price)).toEqual([80, 80]);
  await storeSettings(club, { paymentEmail: '' });
  expect(await offers()).toEqual([]);
  const subscribed = await club.call('POST /api/v1/Seasons/{id}/register', { as: player, params: { id } });
  expect(subscribed.error().code).toBe('passesNotSold');
  const pass = { startDate: '2026-11-21', endDate: '2027-02-21', price: 80 };
  const bought = await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: pass });
  expect(bought.error().code).toBe('passesNotSold');
});

test('a club with anybody or anything in it is open, whoever becomes its administrator', async () => {
  await club.person();
  const { services } = club.app;
  const config = { ...services.config, adminEmail: 'marie@club.example' };
  expect(await inviteFirstAdministrator({ ...services, config })).toBe('invited');
  expect(await shown()).toMatchObject({ opening: false, sellsPasses: true });
});
