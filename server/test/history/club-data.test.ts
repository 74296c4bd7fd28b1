import { bringBalances, contentOf } from '../support/balances';
import { clubForEach } from '../support/club';
import { doorIn } from '../support/door';

const club = clubForEach();
const { phone } = doorIn(() => club);

const boss = async () => club.again(await club.admin());
const data = async () => (await club.call('GET /api/v1/Settings/data', { as: await boss() })).ok();

test('a club takes along who came, who holds which pass, and who owes what; the log says so', async () => {
  const [ana, ben] = [
    await club.person({ firstName: 'Ana', lastName: 'Roy', email: 'ana@x.ca' }),
    await club.person({ firstName: 'Ben', lastName: 'Côté', email: 'ben@x.ca' }),
  ];
  (await bringBalances(club, 'Email,Owes,Credit\nana@x.ca,12.5,\nben@x.ca,,20')).ok(201);
  const list = 'Email,2026-09-05\nana@x.ca,x';
  const body = { content: contentOf(list), total: { sessions: 1, attendances: 1 } };
  (await club.call('POST /api/v1/Attendance/imports', { as: await boss(), body })).ok(201);
  // Of a session that is still to come nobody has come.
  const id = await club.session({ sessionDate: '2026-11-28' });
  for (const as of [ana, ben])
    (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } })).ok(201);
  const before = await data();
  expect(before.people.map(({ email }) => email)).toEqual(expect.arrayContaining(['ana@x.ca', 'ben@x.ca']));
  expect(before.sessions.map(({ sessionDate }) => sessionDate)).toEqual(['2026-09-05', '2026-11-28']);
  expect(before.attendance).toEqual([
    {
      firstName: 'Ana',
      lastName: 'Roy',
      email: 'ana@x.ca',
      sessionDate: '2026-09-05',
      came: true,
      guests: 0,
    },
  ]);
  expect(before.balances.map(({ email, owed, credit }) => [email, owed, credit])).toEqual([
    ['ben@x.ca', 0, 10],
    ['ana@x.ca', 22.5, 0],
  ]);
  expect(before.entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['opening']));

  club.clock.set(new Date('2026-11-28T15:30:00Z'));
  const desk = phone(id);
  await desk.say('here', ana.id);
  await desk.say('closed', null);
  club.clock.set(new Date('2026-11-29T15:30:00Z'));
  const after = await data();
  expect(
    after.attendance
      .filter(({ sessionDate }) => sessionDate === '2026-11-28')
      .map(({ email, came }) => [email, came]),
  ).toEqual([
    ['ben@x.ca', false],
    ['ana@x.ca', true],
  ]);
  const log = (await club.call('GET /api/v1/Audit', { as: await boss() })).ok();
  expect(log.filter(({ action }) => action === 'security.club-exported')).toHaveLength(2);
});

test('a pass is taken along with what is paid and left to pay for it, and ended once it is cancelled', async () => {
  const holder = await club.passHolder();
  const before = await data();
  const [pass] = (
    await club.call('GET /api/v1/SeasonSubscriptions/mine', { as: await club.again(holder) })
  ).ok();
  const due = pass?.paymentDue?.amount ?? 0;
  expect(before.passes).toEqual([
    expect.objectContaining({ paid: (pass?.price ?? 0) - due, owes: due, isEnded: false }),
  ]);
  // What is left to pay for it is told with it alone.
  expect(before.balances).toEqual([]);
  (
    await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', {
      as: await boss(),
      params: { id: pass?.id ?? '' },
    })
  ).ok();
  expect((await data()).passes[0]).toMatchObject({ isEnded: true, owes: 0 });
});
