import { PaymentStatus, UserStatus } from 'shared-api/contract';
import { clubForEach } from '../support/club';
import { placesIn } from '../support/places';

const club = clubForEach();
const { say, sweep } = placesIn(() => club);

test('a session’s turnout: who is in, out, waits or has not answered, and what is owed for it', async () => {
  const id = await club.session({ maxCapacity: 2 });
  const as = await club.admin();
  const turnout = async () =>
    (await club.call('GET /api/v1/Sessions/{id}/turnout', { as, params: { id } })).ok();
  const [holder, yes, no] = [await club.passHolder(), await club.person(), await club.person()];
  const [waits, silent] = [await club.person(), await club.person({ firstName: 'Sil', lastName: 'Ent' })];
  await club.person({ status: UserStatus.Suspended });
  // Passes inserted into the database directly hold their places from the next minute on.
  await sweep();
  // A pass answers for its holder, and an administrator who has never answered does not play.
  const names = (some: { id: string }[]) => some.map((one) => one.id).sort();
  expect(await turnout()).toMatchObject({ in: 1, out: 0, waiting: 0, owed: 0, owing: 0 });
  expect(names((await turnout()).unanswered)).toEqual(names([yes, no, waits, silent]));

  (await say(yes, id, true)).ok();
  (await say(no, id, false)).ok();
  const call = 'POST /api/v1/Sessions/{id}/waiting-list';
  (await club.call(call, { as: waits, params: { id } })).ok();
  expect(await turnout()).toEqual({
    ...{ in: 2, out: 1, waiting: 1, owed: 10, owing: 1 },
    unanswered: [{ id: silent.id, userName: 'Sil Ent' }],
  });
  const owed = async () => {
    const rows = await club.call('GET /api/v1/Sessions/{id}/registrations', { as, params: { id } });
    return Object.fromEntries(rows.ok().map((row) => [row.userId, row.owed]));
  };
  expect(await owed()).toEqual({ [holder.id]: 0, [yes.id]: 10, [no.id]: 0, [waits.id]: 0 });

  const [payment] = (await club.call('GET /api/v1/Payments/mine', { as: yes })).ok();
  const body = { status: PaymentStatus.Completed };
  (await club.call('PUT /api/v1/Payments/{id}/status', { as, params: { id: payment?.id ?? '' }, body })).ok();
  expect(await turnout()).toMatchObject({ in: 2, owed: 0, owing: 0 });
  expect((await owed())[yes.id]).toBe(0);
});

test('an administrator who plays counts like anybody else', async () => {
  const [first, second] = [await club.session(), await club.session({ sessionDate: '2026-12-05' })];
  const as = await club.admin();
  (await say(as, first, true)).ok();
  const call = 'GET /api/v1/Sessions/{id}/turnout';
  const { unanswered } = (await club.call(call, { as, params: { id: second } })).ok();
  expect(unanswered.map(({ id }) => id)).toEqual([as.id]);
});
