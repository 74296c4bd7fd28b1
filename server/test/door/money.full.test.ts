import { eq } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus, SessionStatus } from 'shared-api/contract';
import { entries, newId } from '../../src/data/schema';
import { clubForEach, type Person } from '../support/club';
import { doorEvents, doorIn } from '../support/door';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { importRows } from '../support/statements';

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

test('cash of a phone that began in 1970 is in the books of the session’s day', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  one.note('paid', ana.id, { ...cash, deviceTime: '1970-01-01T00:10:00.000Z' });
  await one.send();
  expect(await received()).toMatchObject([{ date: '2026-11-28', amountCents: 1000 }]);
});

describe('cash for which nothing is owed is credit', () => {
  const credit = async ({ id }: { id: string }) => {
    const as = await club.again(await club.admin());
    return (await club.call('GET /api/v1/Balances/{id}', { as, params: { id } })).ok();
  };

  test.each<[string, () => Promise<{ id: string; payer: Person; key: string }>]>([
    [
      'a pass holder’s',
      async () => {
        const payer = await club.passHolder();
        return { id: await begun(), payer, key: payer.id };
      },
    ],
    [
      'of who had paid before',
      async () => {
        const payer = await club.person();
        const id = await club.session();
        (await say(payer, id, true)).ok();
        const [due] = await owed(payer);
        await importRows(club, `2026-11-26,INTERAC FROM A ROY ${due?.reference},10.00`);
        club.clock.set('2026-11-28T15:10:00Z');
        return { id, payer, key: payer.id };
      },
    ],
    [
      'for a cancelled session',
      async () => {
        const payer = await club.person();
        const id = await begun(payer);
        (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
        return { id, payer, key: payer.id };
      },
    ],
    [
      'for a guest whose price was waived: the host’s',
      async () => {
        const payer = await club.passHolder();
        const id = await club.session();
        const key = (await bring(payer, id, 'Noé')).ok(201).place?.guests[0]?.id ?? '';
        const [due] = await owed(payer);
        const as = await club.again(await club.admin());
        const waived = { params: { id: due?.id ?? '' }, body: { status: PaymentStatus.Failed } };
        (await club.call('PUT /api/v1/Payments/{id}/status', { as, ...waived })).ok();
        club.clock.set('2026-11-28T15:10:00Z');
        return { id, payer, key };
      },
    ],
  ])('%s', async (_, arrange) => {
    const { id, payer, key } = await arrange();
    const one = phone(id);
    const before = (await received()).length;
    expect(await one.say('paid', key, cash)).toMatchObject({ remark: 'becameCredit' });
    expect(await credit(payer)).toMatchObject({ credit: 10, owed: 0 });
    expect((await received()).slice(before)).toMatchObject([
      { date: '2026-11-28', amountCents: 1000, method: PaymentMethod.Cash, paymentId: null },
    ]);
    await club.drain();
    const mails = club.mailer.sent.filter(
      ({ subject }) => subject === 'We have received your payment of $10.00',
    );
    expect(mails.filter(({ to }) => to === payer.email)).toHaveLength(1);
    // Whatever else happens, it is entered once.
    await one.say('late', key);
    expect(await credit(payer)).toMatchObject({ credit: 10 });
    expect(await one.say('undo-paid', key)).toMatchObject({ result: 'applied' });
    expect(await credit(payer)).toMatchObject({ credit: 0 });
    await one.say('paid', key, cash);
    expect(await credit(payer)).toMatchObject({ credit: 10 });
  });

  test('an undo leaves what has been spent, which is not entered again', async () => {
    const payer = await club.passHolder({}, { startDate: '2026-11-28', endDate: '2026-11-28' });
    const [id, next] = [await begun(), await club.session({ sessionDate: '2026-12-05' })];
    const one = phone(id);
    await one.say('paid', payer.id, cash);
    (await say(payer, next, true)).ok();
    expect(await credit(payer)).toMatchObject({ credit: 0, owed: 0 });
    expect(await one.say('undo-paid', payer.id)).toMatchObject({ remark: 'moneyStays' });
    await one.say('paid', payer.id, cash);
    expect(await credit(payer)).toMatchObject({ credit: 0, owed: 0 });
    expect(await received()).toHaveLength(1);
  });

  test('a transfer that is only said is none', async () => {
    const payer = await club.passHolder();
    const said = await phone(await begun()).say('paid', payer.id, { method: 'interac' });
    expect(said).toMatchObject({ remark: 'nothingOwed' });
    expect(await credit(payer)).toMatchObject({ credit: 0 });
  });
});

test('money that a link took says so in the month, in the account and in the log', async () => {
  const [ana, holder] = [await club.person(), await club.passHolder()];
  const id = await begun(ana);
  const as = await club.again(await club.admin());
  const { secret } = (await club.call('POST /api/v1/Sessions/{id}/door-links', { as, params: { id } })).ok();
  const headers = { 'door-link': secret };
  for (const { id: person } of [ana, holder]) {
    const body = doorEvents('paid', person, { ...cash, deviceTime: '2026-11-28T15:00:00.000Z' });
    (await club.call('POST /api/v1/Sessions/{id}/door-events', { params: { id }, headers, body })).ok();
  }
  const month = { as, params: { month: '2026-11' } };
  const lines = (await club.call('GET /api/v1/Months/{month}/entries', month)).ok();
  const byLink = { reason: 'At the door, by a link', money: 10, madeBy: '' };
  expect(lines.filter(({ money }) => money > 0)).toMatchObject([byLink, byLink]);
  const account = (
    await club.call('GET /api/v1/Balances/{id}/entries', { as, params: { id: holder.id } })
  ).ok();
  expect(account).toContainEqual(expect.objectContaining({ reason: 'At the door, by a link' }));
  const log = (await club.call('GET /api/v1/Audit', { as, query: { search: 'door link' } })).ok();
  expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['account.credit', null],
    ['payment.status', null],
  ]);
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
