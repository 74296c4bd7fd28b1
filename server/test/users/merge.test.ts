import { PaymentStatus } from 'shared-api/contract';
import { createWalkIn } from '../../src/club/door/carry-out';
import { clubForEach, type Person } from '../support/club';
import { placesIn } from '../support/places';
import { importRows } from '../support/statements';

const club = clubForEach();
const { move, owed, standingOf } = placesIn(() => club);

const walkIn = (values: Parameters<typeof createWalkIn>[1]) =>
  club.perform(({ db: tx }) => createWalkIn(tx, values));
const merge = async (from: string, into: string) =>
  club.call('POST /api/v1/Users/merge', { as: await club.admin(), body: { from, into } });
const accountOf = async (id: string) =>
  (await club.call('GET /api/v1/Balances/{id}', { as: await club.admin(), params: { id } })).ok();
const paymentsOf = async (userId: string) =>
  (await club.call('GET /api/v1/Payments', { as: await club.admin(), query: { userId } })).ok();
const giveCredit = async (id: string, amount: number) =>
  (
    await club.call('POST /api/v1/Balances/{id}/entries', {
      as: await club.admin(),
      params: { id },
      body: { kind: 'credit', amount, reason: 'Carried the nets' },
    })
  ).ok();
const month = async () =>
  (
    await club.call('GET /api/v1/Months/{month}', { as: await club.admin(), params: { month: '2026-11' } })
  ).ok();

describe('a walk-in who turns out to have an account', () => {
  let as: Person;
  let person: Person;
  let from: string;
  let sessionId: string;
  beforeEach(async () => {
    as = await club.admin();
    person = await club.person({ firstName: 'Ana', lastName: 'Silva' });
    from = (await walkIn({ firstName: 'Anna', lastName: 'Silver', email: 'anna@door.test' })).id;
    sessionId = await club.session();
    (await move(as, sessionId, from, { move: 'in' })).ok();
  });

  test('brings history, money and references along; no sum changes, and both ids go on working', async () => {
    const [due] = (await accountOf(from)).open;
    await giveCredit(from, 4);
    const before = await month();

    expect((await merge(from, person.id)).ok()).toMatchObject({ id: person.id, firstName: 'Ana' });

    expect(await month()).toEqual(before);
    expect(await standingOf(sessionId, person.id)).toBe('in');
    expect(await paymentsOf(from)).toMatchObject([{ userId: person.id, reference: due?.reference, paid: 4 }]);
    for (const id of [from, person.id]) {
      expect(await accountOf(id)).toMatchObject({ id: person.id, owed: 6 });
      const shown = await club.call('GET /api/v1/Users/{id}', { as, params: { id } });
      expect(shown.ok()).toMatchObject({ id: person.id, firstName: 'Ana' });
    }
    await importRows(club, `2026-11-20,INTERAC FROM A SILVER ${due?.reference},6.00`);
    expect(await accountOf(person.id)).toMatchObject({ owed: 0, credit: 0 });
    expect((await move(as, sessionId, from, { move: 'out' })).ok()).toMatchObject([
      { userId: person.id, isAttending: false },
    ]);

    const everybody = (await club.call('GET /api/v1/Users', { as })).ok();
    expect(JSON.stringify(everybody)).not.toContain('Silver');
    const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'user' } })).ok();
    expect(log[0]).toMatchObject({
      action: 'user.merge',
      entityId: person.id,
      before: { lastName: 'Silver' },
    });
  });

  test('owes once for a session that both are in, and what was paid twice is credit', async () => {
    (await move(as, sessionId, person.id, { move: 'in' })).ok();
    for (const id of [from, person.id]) {
      const [due] = await paymentsOf(id);
      const body = { status: PaymentStatus.Completed };
      (await club.call('PUT /api/v1/Payments/{id}/status', { as, params: { id: due?.id ?? '' }, body })).ok();
    }
    (await merge(from, person.id)).ok();
    const session = await club.call('GET /api/v1/Sessions/{id}', { as, params: { id: sessionId } });
    expect(session.ok().registeredPlayersCount).toBe(1);
    expect(await accountOf(person.id)).toMatchObject({ owed: 0, credit: 10 });
  });

  test('owes nothing for a date that their pass covers', async () => {
    const holder = await club.passHolder();
    (await merge(from, holder.id)).ok();
    expect(await owed(holder)).toEqual([]);
  });

  test('came, although their account had said no', async () => {
    (await move(as, sessionId, person.id, { move: 'in' })).ok();
    (await move(as, sessionId, person.id, { move: 'out' })).ok();
    (await merge(from, person.id)).ok();
    expect(await standingOf(sessionId, person.id)).toBe('in');
    expect(await owed(person)).toHaveLength(1);
  });

  test('gives the spot that is free now to whoever waits', async () => {
    const full = await club.session({ maxCapacity: 2, sessionDate: '2026-12-12' });
    for (const id of [from, person.id]) (await move(as, full, id, { move: 'in' })).ok();
    const waiting = await club.person();
    (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waiting, params: { id: full } })).ok();
    (await merge(from, person.id)).ok();
    expect(await standingOf(full, waiting.id)).toBe('in');
  });

  test('is forgotten with their account', async () => {
    (await merge(from, person.id)).ok();
    (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: from }, body: null })).ok(204);
    const gone = await club.call('GET /api/v1/Users/{id}', { as, params: { id: from } });
    expect(gone.error().code).toBe('userNotFound');
    const log = await club.call('GET /api/v1/Audit', { as, query: { entity: 'user' } });
    expect(JSON.stringify(log.ok())).not.toMatch(/Silv|anna@/);
  });
});

test('merging twice changes nothing, one walk-in may be another, and an account is not merged away', async () => {
  const [person, other] = await club.people(2);
  const [first, second] = [await walkIn({ firstName: 'Inès' }), await walkIn({ firstName: 'Ines' })];
  (await merge(first.id, second.id)).ok();
  (await merge(second.id, person.id)).ok();
  expect((await merge(first.id, person.id)).ok().id).toBe(person.id);
  expect((await accountOf(first.id)).id).toBe(person.id);
  expect((await merge(other.id, person.id)).error().code).toBe('notWalkIn');
});
