import { eq } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus, SessionStatus } from 'shared-api/contract';
import { entries, newId, payments } from '../../src/data/schema';
import { clubForEach, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';

const club = clubForEach();
const { say, wait, bring, standingOf, owed } = placesIn(() => club);
const { phone, seen, roster, close } = doorIn(() => club);

/** Ten minutes after the start of the next Saturday’s session. */
const morning = '2026-11-28T15:10:00Z';
const begin = () => club.clock.set(morning);

/** A session to which somebody has said yes, when it has begun. */
async function begun(...people: Person[]): Promise<string> {
  const id = await club.session({ maxCapacity: 2 });
  for (const person of people) (await say(person, id, true)).ok();
  begin();
  return id;
}

const cash = { method: 'cash' } as const;

test('one tap says that somebody is here, and the same tap takes it back', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const { note, send } = phone(id);
  note('here', ana.id);
  expect(await send()).toMatchObject([{ result: 'applied' }]);
  expect(await seen(id, ana.id)).toMatchObject({ standing: 'in', mark: 'here', owes: true, owed: 10 });
  const mine = async () => (await club.call('GET /api/v1/Attendance/me', { as: ana })).ok()[0]?.checkInTime;
  expect(await mine()).toBe('2026-11-28T15:10:00.000Z');
  note('undo', ana.id);
  await send();
  expect(await seen(id, ana.id)).toMatchObject({ standing: 'in', mark: null });
  expect(await mine()).toBe('2026-11-28T15:00:00.000Z');
});

test('what arrives again is a duplicate, and changes nothing', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const { note, send } = phone(id);
  const event = note('paid', ana.id, cash);
  expect(await send()).toMatchObject([{ result: 'applied' }]);
  const again = phone(id);
  again.unsent.push(event, event);
  expect(await again.send()).toMatchObject([{ result: 'duplicate' }, { result: 'duplicate' }]);
  const { db } = club.database;
  expect(await db.$count(entries, eq(entries.kind, 'received'))).toBe(1);
});

test('cash is in the books of its day, by whoever entered it, and is taken back by its opposite', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  await one.say('paid', ana.id, cash);
  const { db } = club.database;
  const [due] = await db.select().from(payments);
  expect(due).toMatchObject({ status: PaymentStatus.Completed, method: PaymentMethod.Cash, paidCents: 1000 });
  const admin = await club.admin();
  const [received] = await db.select().from(entries).where(eq(entries.kind, 'received'));
  expect(received).toMatchObject({ date: '2026-11-28', madeBy: admin.id, method: PaymentMethod.Cash });
  expect(await seen(id, ana.id)).toMatchObject({ owes: false, owed: 0 });
  await one.say('undo-paid', ana.id);
  expect(await db.select().from(payments)).toMatchObject([{ status: PaymentStatus.Pending, paidCents: 0 }]);
  expect(await seen(id, ana.id)).toMatchObject({ owes: true });
});

test('an Interac transfer at the door is the payer’s word: no money is entered twice when it comes', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const one = phone(id);
  expect(await one.say('paid', ana.id, { method: 'interac' })).toMatchObject({ result: 'applied' });
  const { db } = club.database;
  expect(await db.select().from(payments)).toMatchObject([
    { status: PaymentStatus.Pending, sentOn: expect.any(Date) },
  ]);
  await one.say('undo-paid', ana.id);
  expect(await db.select().from(payments)).toMatchObject([{ sentOn: null }]);
});

test('on account, somebody goes on owing it', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  expect(await phone(id).say('paid', ana.id, { method: 'account' })).toMatchObject({ result: 'applied' });
  expect(await seen(id, ana.id)).toMatchObject({ owes: true });
});

test('a walk-in has a place at the session’s price, paid in cash', async () => {
  const id = await begun();
  const { note, send } = phone(id);
  const person = newId();
  note('walk-in', person, { walkIn: { firstName: 'Nadia', email: 'nadia@door.test' } });
  note('paid', person, cash);
  expect(await send()).toMatchObject([{ result: 'applied', person }, { result: 'applied' }]);
  expect(await seen(id, person)).toMatchObject({
    ...{ firstName: 'Nadia', walkIn: true, standing: 'in', mark: 'here', owes: false, firstTime: true },
  });
  const { db } = club.database;
  expect(await db.select().from(payments)).toMatchObject([{ amount: 10, userId: person, paidCents: 1000 }]);
});

test('a walk-in by mistake has neither place nor charge, and comes back with one tap', async () => {
  const id = await begun();
  const { note, send } = phone(id);
  const person = newId();
  note('walk-in', person, { walkIn: { firstName: 'Nadia' } });
  await send();
  note('undo', person);
  await send();
  expect(await standingOf(id, person)).toBeUndefined();
  expect(await seen(id, person)).toMatchObject({ standing: 'none', owes: false });
  note('here', person);
  await send();
  expect(await seen(id, person)).toMatchObject({ standing: 'in', owed: 10 });
});

test('whoever waited takes the place of who has not come, and an undo gives it back as it was', async () => {
  const [ana, ben, cam] = await club.people(3);
  const id = await club.session({ maxCapacity: 2 });
  for (const person of [ana, ben]) (await say(person, id, true)).ok();
  (await wait(cam, id)).ok();
  begin();
  const one = phone(id);
  expect(await one.say('replaced', cam.id, { replaces: ben.id })).toMatchObject({ result: 'applied' });
  expect([await standingOf(id, ben.id), await standingOf(id, cam.id)]).toEqual(['out', 'in']);
  expect([await owed(ben), await owed(cam)]).toMatchObject([[], [{ amount: 10 }]]);
  await one.say('undo', cam.id);
  expect([await standingOf(id, ben.id), await standingOf(id, cam.id)]).toEqual(['in', 'waiting']);
  expect([await owed(ben), await owed(cam)]).toMatchObject([[{ amount: 10 }], []]);
});

test('guests are marked like everybody else, and play on nobody’s pass', async () => {
  const ana = await club.passHolder();
  const id = await club.session();
  (await say(ana, id, true)).ok();
  const guest = (await bring(ana, id, 'Noé')).ok(201).place?.guests[0]?.id ?? '';
  begin();
  const { note, send } = phone(id);
  note('here', guest);
  note('paid', guest, cash);
  expect(await send()).toMatchObject([{ result: 'applied' }, { result: 'applied' }]);
  expect(await seen(id, guest)).toMatchObject({
    firstName: 'Noé',
    hostId: ana.id,
    mark: 'here',
    pass: false,
    owes: false,
  });
  expect(await seen(id, ana.id)).toMatchObject({ mark: null, pass: true, owes: false });
});

test('the roster lists everybody by first name, and who has never come', async () => {
  const [zoe, ana, ida] = [
    await club.person({ firstName: 'Zoé' }),
    await club.passHolder({ firstName: 'Ana' }),
    await club.person({ firstName: 'Ida' }),
  ];
  const earlier = await club.session({ sessionDate: '2026-11-26' });
  (await say(zoe, earlier, true)).ok();
  const id = await begun(zoe);
  const { people, session, maxCapacity } = await roster(id);
  expect({ session, maxCapacity }).toMatchObject({ session: { id, dropInPrice: 10 }, maxCapacity: 2 });
  const players = [ana, ida, zoe].map((one) => one.id);
  expect(people.flatMap((one) => (players.includes(one.id) ? one.firstName : []))).toEqual([
    'Ana',
    'Ida',
    'Zoé',
  ]);
  const of = (person: Person) => people.find((one) => one.id === person.id);
  expect(of(ana)).toMatchObject({ pass: true, owes: false, standing: 'in' });
  expect(of(zoe)).toMatchObject({ pass: false, owes: true, firstTime: false, standing: 'in' });
  expect(of(ida)).toMatchObject({ standing: 'none', mark: null, owed: 0, firstTime: true });
});

describe('what happened is never refused, and the desk is told', () => {
  const cases: [string, () => Promise<unknown>, string][] = [
    [
      'more people than places',
      async () => {
        const [ana, ben, cam] = await club.people(3);
        const id = await begun(ana, ben);
        return phone(id).say('here', cam.id);
      },
      'overCapacity',
    ],
    [
      'somebody pays twice',
      async () => {
        const ana = await club.person();
        const id = await begun(ana);
        await phone(id).say('paid', ana.id, cash);
        return phone(id).say('paid', ana.id, cash);
      },
      'alreadyPaid',
    ],
    [
      'a pass holder pays',
      async () => {
        const holder = await club.passHolder();
        const id = await begun();
        return phone(id).say('paid', holder.id, cash);
      },
      'becameCredit',
    ],
    [
      'somebody who is deleted',
      async () => {
        const ana = await club.person();
        const id = await begun(ana);
        await club.call('DELETE /api/v1/Users/{id}', { as: await club.admin(), params: { id: ana.id } });
        return phone(id).say('here', ana.id);
      },
      'personGone',
    ],
    [
      'a cancelled session',
      async () => {
        const ana = await club.person();
        const id = await begun(ana);
        (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
        return phone(id).say('here', ana.id);
      },
      'cancelled',
    ],
    [
      'after closing',
      async () => {
        const ana = await club.person();
        const id = await begun(ana);
        (await close(id, { marks: [] })).ok();
        club.clock.set('2026-11-28T15:11:00Z');
        return phone(id).say('here', ana.id);
      },
      'afterClose',
    ],
    [
      'a walk-in whose address somebody has',
      async () => {
        const { email } = await club.person();
        const id = await begun();
        return phone(id).say('walk-in', newId(), { walkIn: { firstName: 'Nadia', email } });
      },
      'emailKnown',
    ],
  ];
  test.each(cases)('%s', async (_, happens, remark) => {
    expect(await happens()).toMatchObject({ result: 'remark', remark });
  });
});

test('cash of a closed month is entered on the first open day', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const { note, send } = phone(id);
  note('paid', ana.id, cash);
  const as = await club.again(await club.admin());
  club.clock.set('2026-12-02T15:00:00Z');
  const november = { params: { month: '2026-11' }, body: { closed: true } };
  (await club.call('PUT /api/v1/Months/{month}', { as, ...november })).ok();
  expect(await send()).toMatchObject([{ result: 'remark', remark: 'monthClosed' }]);
  const { db } = club.database;
  const [received] = await db.select().from(entries).where(eq(entries.kind, 'received'));
  expect(received).toMatchObject({ date: '2026-12-01' });
});

test('two phones at the same moment enter one payment and one walk-in', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const [person, walkIn] = [newId(), { walkIn: { firstName: 'Nadia' } }];
  const phones = [phone(id), phone(id), phone(id)];
  for (const { note } of phones) {
    note('walk-in', person, walkIn);
    note('paid', ana.id, cash);
    note('paid', person, cash);
  }
  await Promise.all(phones.map(({ send }) => send()));
  const { db } = club.database;
  expect(await db.$count(entries, eq(entries.kind, 'received'))).toBe(2);
  expect(await seen(id, person)).toMatchObject({ standing: 'in', mark: 'here', owes: false });
});
