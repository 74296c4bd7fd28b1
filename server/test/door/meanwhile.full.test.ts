import { newId } from '../../src/data/schema';
import { clubForEach, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { importRows } from '../support/statements';

const club = clubForEach();
const { say, wait, bring, owed, standingOf } = placesIn(() => club);
const { phone, seen, roster, close } = doorIn(() => club);
const cash = { method: 'cash' } as const;

const begin = () => club.clock.set('2026-11-28T15:10:00Z');
async function begun(...people: Person[]): Promise<string> {
  const id = await club.session({ maxCapacity: 2 });
  for (const person of people) (await say(person, id, true)).ok();
  begin();
  return id;
}
const merge = async (from: string, into: string) => {
  const as = await club.again(await club.admin());
  return (await club.call('POST /api/v1/Users/merge', { as, body: { from, into } })).ok();
};
const accountOf = async ({ id }: Person | { id: string }) =>
  (
    await club.call('GET /api/v1/Balances/{id}', { as: await club.again(await club.admin()), params: { id } })
  ).ok();

describe('while a phone was offline', () => {
  test.each([
    ['raised', 3, { result: 'applied' }],
    ['lowered', 2, { result: 'remark', remark: 'overCapacity' }],
  ] as const)('the capacity was %s: whoever came counts', async (_, maxCapacity, result) => {
    const [ana, ben, cam] = await club.people(3);
    const id = await club.session({ maxCapacity: maxCapacity === 3 ? 2 : 3 });
    for (const person of [ana, ben]) (await say(person, id, true)).ok();
    begin();
    const { note, send } = phone(id);
    note('here', cam.id);
    (await changeSession(club, id, { maxCapacity })).ok();
    expect(await send()).toMatchObject([result]);
    expect(await seen(id, cam.id)).toMatchObject({ standing: 'in', mark: 'here', owed: 10 });
  });

  test('the session was moved to a later day: what it noted changes nothing, and the desk is told', async () => {
    const [ana, ben] = await club.people(2);
    const id = await begun(ana, ben);
    const [notes, closing] = [phone(id), phone(id)];
    notes.note('here', ana.id);
    notes.note('paid', ana.id, cash);
    closing.note('closed', null);
    (await changeSession(club, id, { sessionDate: '2026-11-29' })).ok();
    expect(await notes.send()).toMatchObject([{ remark: 'early' }, { remark: 'early' }]);
    await expect(closing.send()).rejects.toThrow(/409/);
    expect(await roster(id)).toMatchObject({ closedOn: null });
    expect(await seen(id, ana.id)).toMatchObject({ mark: null, owes: true });
    expect(await seen(id, ben.id)).toMatchObject({ standing: 'in', mark: null });
  });
});

test('a hundred events in one body are one morning', async () => {
  const people = await club.people(20);
  const id = await begun();
  const { note, send } = phone(id);
  for (let round = 0; round < 2; round++)
    for (const { id: person } of people) {
      note('here', person);
      note(round === 0 ? 'undo' : 'paid', person, round === 0 ? {} : cash);
    }
  for (const { id: person } of people) note('late', person);
  expect((await send()).map(({ remark }) => remark ?? 'applied')).toEqual(
    expect.arrayContaining(['applied', 'overCapacity']),
  );
  const { people: listed } = await roster(id);
  expect(listed.filter(({ mark, owes }) => mark === 'late' && !owes)).toHaveLength(20);
});

test('one walk-in whom two phones have typed is one person after a merge, and what they paid twice is theirs', async () => {
  const id = await begun();
  const walkIns = [newId(), newId()];
  const phones = walkIns.map((person) => {
    const itself = phone(id);
    itself.note('walk-in', person, { walkIn: { firstName: 'Nadia' } });
    itself.note('paid', person, cash);
    return itself;
  });
  for (const { send } of phones)
    expect(await send()).toMatchObject([{ result: 'applied' }, { result: 'applied' }]);
  const [from = '', into = ''] = walkIns;
  await merge(from, into);
  expect((await roster(id)).people.filter(({ firstName }) => firstName === 'Nadia')).toMatchObject([
    { id: into, standing: 'in', mark: 'here', owes: false },
  ]);
  expect(await accountOf({ id: into })).toMatchObject({ owed: 0, credit: 10 });
  expect(await phones[0]?.say('undo', from)).toMatchObject({ result: 'applied' });
});

test('a guest whose host is replaced keeps their spot, and the host pays for it', async () => {
  const [ana, cam] = await club.people(2);
  const id = await club.session({ maxCapacity: 2 });
  (await say(ana, id, true)).ok();
  const guest = (await bring(ana, id, 'Noé')).ok(201).place?.guests[0]?.id ?? '';
  (await wait(cam, id)).ok();
  begin();
  const one = phone(id);
  await one.say('replaced', cam.id, { replaces: ana.id });
  expect(await seen(id, guest)).toMatchObject({ standing: 'in', hostId: ana.id, owed: 10 });
  expect([await standingOf(id, ana.id), await standingOf(id, cam.id)]).toEqual(['out', 'in']);
  expect([await owed(ana), await owed(cam)]).toMatchObject([[{ guestName: 'Noé' }], [{ amount: 10 }]]);
  await one.say('here', guest);
  (await close(id, { marks: [] })).ok();
  expect([(await seen(id, guest))?.mark, (await seen(id, ana.id))?.mark]).toEqual(['here', null]);
});

describe('cash at the door, and a transfer for the same charge', () => {
  const transferFor = async (person: Person) => {
    const [due] = await owed(person);
    return () => importRows(club, `2026-11-28,INTERAC FROM A ROY ${due?.reference},10.00`);
  };

  test('the transfer came later: somebody decides about it', async () => {
    const ana = await club.person();
    const id = await begun(ana);
    const arrive = await transferFor(ana);
    expect(await phone(id).say('paid', ana.id, cash)).toMatchObject({ result: 'applied' });
    await arrive();
    expect(await accountOf(ana)).toMatchObject({ owed: 0, credit: 0 });
    const as = await club.again(await club.admin());
    const open = (await club.call('GET /api/v1/Transfers', { as, query: { state: 'open' } })).ok();
    expect(open).toMatchObject([{ amount: 10 }]);
  });

  test('the transfer came first: the cash is credit, and the desk is told', async () => {
    const ana = await club.person();
    const id = await begun(ana);
    const { note, send } = phone(id);
    note('paid', ana.id, cash);
    await (await transferFor(ana))();
    expect(await send()).toMatchObject([{ result: 'remark', remark: 'becameCredit' }]);
    expect(await accountOf(ana)).toMatchObject({ owed: 0, credit: 10 });
  });
});
