import { eq } from 'drizzle-orm';
import { PaymentStatus, SessionStatus } from 'shared-api/contract';
import { entries, newId } from '../../src/db/schema';
import { clubForEach, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';

const club = clubForEach();
const { say, owed, bring, standingOf } = placesIn(() => club);
const { phone, seen, roster } = doorIn(() => club);
const cash = { method: 'cash' } as const;

async function begun(...people: Person[]): Promise<string> {
  const id = await club.session({ maxCapacity: 2 });
  for (const person of people) (await say(person, id, true)).ok();
  club.clock.set('2026-11-28T15:10:00Z');
  return id;
}
const received = () =>
  club.database.db.select().from(entries).where(eq(entries.kind, 'received')).orderBy(entries.date);
const merge = async (from: string, into: string) => {
  const as = await club.again(await club.admin());
  return (await club.call('POST /api/v1/Users/merge', { as, body: { from, into } })).ok();
};

test('who pays later, and in cash after all, has paid', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  await one.say('paid', ana.id, { method: 'account' });
  expect(await one.say('paid', ana.id, cash)).toMatchObject({ result: 'applied' });
  expect(await owed(ana)).toEqual([]);
});

test('what the payer says to have sent is on its way', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  expect(await seen(id, ana.id)).not.toHaveProperty('sent');
  const [due] = await owed(ana);
  const params = { id: due?.id ?? '' };
  (await club.call('PUT /api/v1/Payments/{id}/sent', { as: ana, params, body: { sent: true } })).ok();
  expect(await seen(id, ana.id)).toMatchObject({ owes: true, owed: 10, sent: true });
});

test('cash of a phone that began in 1970 is in the books of the session’s week', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  one.note('paid', ana.id, { ...cash, deviceTime: '1970-01-01T00:10:00.000Z' });
  await one.send();
  expect(await received()).toMatchObject([{ date: '2026-11-27', amountCents: 1000 }]);
});

test('a price that was waived stays waived when the spot is taken and given back', async () => {
  const [ana, ben, cam] = await club.people(3);
  const id = await begun(ana, ben);
  const [due] = await owed(ben);
  const as = await club.again(await club.admin());
  const params = { id: due?.id ?? '' };
  const failed = { status: PaymentStatus.Failed };
  (await club.call('PUT /api/v1/Payments/{id}/status', { as, params, body: failed })).ok();
  const one = phone(id);
  for (const person of [ana, ben]) {
    await one.say('replaced', cam.id, { replaces: person.id });
    await one.say('undo', cam.id);
  }
  expect([await owed(ana), await owed(ben)]).toMatchObject([[{ amount: 10 }], []]);
  await one.say('replaced', cam.id, { replaces: ben.id });
  await one.say('here', ben.id);
  expect(await owed(ben)).toEqual([]);
});

test('an undo of cash mails nothing', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  await one.say('paid', ana.id, cash);
  await club.drain();
  club.mailer.sent.length = 0;
  await one.say('undo-paid', ana.id);
  await club.drain();
  expect(club.mailer.sent).toEqual([]);
});

test('cash that became credit, as the session was cancelled, stays so, and the desk is told', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  await one.say('paid', ana.id, cash);
  (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
  expect(await one.say('undo-paid', ana.id)).toMatchObject({ result: 'remark', remark: 'moneyStays' });
});

test('a payment of a closed month is taken back today', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  await one.say('paid', ana.id, cash);
  one.note('undo-paid', ana.id);
  const as = await club.again(await club.admin());
  club.clock.set('2026-12-02T15:00:00Z');
  const november = { params: { month: '2026-11' }, body: { closed: true } };
  (await club.call('PUT /api/v1/Months/{month}', { as, ...november })).ok();
  expect(await one.send()).toMatchObject([{ result: 'applied' }]);
  expect(await owed(ana)).toMatchObject([{ amount: 10 }]);
});

test('a guest’s id introduces nobody', async () => {
  const ana = await club.person();
  const id = await club.session();
  (await say(ana, id, true)).ok();
  const guest = (await bring(ana, id, 'Noé')).ok(201).place?.guests[0]?.id ?? '';
  club.clock.set('2026-11-28T15:10:00Z');
  await phone(id).say('walk-in', guest, { walkIn: { firstName: 'Zoé' } });
  expect((await roster(id)).people.filter((person) => person.id === guest)).toMatchObject([
    { firstName: 'Noé', mark: 'here' },
  ]);
});

describe('a walk-in who is merged with somebody of the same session', () => {
  test('leaves them the spot that they had said yes to, when the walk-in is undone', async () => {
    const ana = await club.person();
    const id = await begun(ana);
    const one = phone(id);
    const walkIn = newId();
    await one.say('walk-in', walkIn, { walkIn: { firstName: 'Ana' } });
    await merge(walkIn, ana.id);
    await one.say('undo', walkIn);
    expect(await standingOf(id, ana.id)).toBe('in');
    expect(await owed(ana)).toMatchObject([{ amount: 10 }]);
  });

  test.each([true, false])('has their cash taken back, even if both are here: %s', async (areBoth) => {
    const ana = await club.person();
    const id = await begun(ana);
    const one = phone(id);
    const walkIn = newId();
    if (areBoth) await one.say('here', ana.id);
    one.note('walk-in', walkIn, { walkIn: { firstName: 'Ana' } });
    one.note('paid', walkIn, cash);
    await one.send();
    await merge(walkIn, ana.id);
    expect(await seen(id, ana.id)).toMatchObject({ standing: 'in', owes: false });
    await one.say('undo-paid', ana.id);
    expect(await seen(id, ana.id)).toMatchObject({ standing: 'in', owed: 10 });
  });
});
