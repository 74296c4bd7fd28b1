import { Language, PaymentStatus, UserStatus } from 'shared-api/contract';
import { clubForEach, type Person } from '../support/club';
import { enterInAccount, recordPayment, savePayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';

const club = clubForEach();

const record = (userId: string, amount: number) => recordPayment(club, { userId, amount });
const debtors = async (query: Record<string, unknown> = {}) =>
  (await club.call('GET /api/v1/Balances', { as: await club.admin(), query })).ok();
const names = async (query: Record<string, unknown> = {}) => (await debtors(query)).map(({ name }) => name);
const remind = async (people: readonly Person[], words: object = {}) =>
  club.call('POST /api/v1/Balances/remind', {
    as: await club.admin(),
    body: { ids: people.map(({ id }) => id), ...words },
  });

test('who owes what, since when and for what, and what it adds up to', async () => {
  const [zoe, ali, paid] = [
    await club.person({ firstName: 'Zoé', lastName: 'Aubé' }),
    await club.person({ firstName: 'Ali', lastName: 'Zed' }),
    await club.person(),
  ];
  const sessionId = await club.session();
  (await placesIn(() => club).say(zoe, sessionId, true)).ok();
  club.clock.set(new Date(club.clock.now().getTime() + 3_600_000));
  const due = await record(ali.id, 95);
  await record(zoe.id, 2.5);
  const { id } = await record(paid.id, 40);
  (await setPaymentStatus(club, id, PaymentStatus.Completed)).ok();

  const [first, second] = await debtors();
  expect(first).toMatchObject({ name: 'Zoé Aubé', owed: 12.5, credit: 0, remindedOn: null, mail: 'reached' });
  expect(first?.open.map(({ sessionDate, due: cents }) => [sessionDate, cents])).toEqual([
    ['2026-11-28', 10],
    [null, 2.5],
  ]);
  expect(second).toMatchObject({ owed: 95, open: [{ reference: due.reference, sentOn: null }] });
  expect(await names({ sort: 'owed' })).toEqual(['Zoé Aubé', 'Ali Zed']);
  expect(await names({ sort: '-name', page: 1, pageSize: 1 })).toEqual(['Ali Zed']);
  expect(await names({ search: 'zoe' })).toEqual(['Zoé Aubé']);
  expect(await names({ search: due.reference.toLowerCase().replaceAll('-', ' ') })).toEqual(['Ali Zed']);
  const summary = await club.call('GET /api/v1/Balances/summary', { as: await club.admin() });
  expect(summary.ok()).toEqual({ people: 2, owed: 107.5 });

  const body = { sent: true };
  (await club.call('PUT /api/v1/Payments/{id}/sent', { as: ali, params: { id: due.id }, body })).ok();
  expect(await names({ sent: 'yes' })).toEqual(['Ali Zed']);
  expect(await names({ sent: 'no' })).toEqual(['Zoé Aubé']);
});

test('a spot that is given back and taken again is owed since then, for its payer, too, and paid after what is older', async () => {
  const player = await club.person();
  const sessionId = await club.session();
  const { say } = placesIn(() => club);
  (await say(player, sessionId, true)).ok();
  (await say(player, sessionId, false)).ok();
  const since = [1, 2].map((hours) => new Date(club.clock.now().getTime() + hours * 3_600_000).toISOString());
  club.clock.set(since[0] ?? '');
  await record(player.id, 4);
  club.clock.set(since[1] ?? '');
  (await say(player, sessionId, true)).ok();
  const own = (await club.call('GET /api/v1/Balances/mine', { as: player })).ok();
  expect(own.open.map((one) => one.since)).toEqual(since);
  expect(await debtors()).toMatchObject([{ since: since[0], open: since.map((one) => ({ since: one })) }]);
  (await enterInAccount(club, player.id, { kind: 'credit', amount: 4 })).ok();
  expect(await debtors()).toMatchObject([{ since: since[1], owed: 10 }]);
});

test('a reminder says what each owes; nobody gets it twice, and whom it cannot reach is shown as not reminded', async () => {
  const [one, other, suspended, even] = [
    await club.person({ language: Language.French }),
    await club.person(),
    await club.person({ status: UserStatus.Suspended }),
    await club.person(),
  ];
  for (const { id } of [one, other, suspended]) await record(id, 10);
  const words = { customMessage: 'Before Saturday, please', customMessageFr: 'Avant samedi, svp' };
  // Either may be the first.
  const [first, second] = await Promise.all([remind([one, other, even], words), remind([one, other], words)]);
  const done = [first, second].filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect([first, second].find(({ status }) => status !== 200)?.error().code).toBe('nobodyToRemind');
  expect((await remind([suspended])).ok()).toMatchObject({ total: 1, skipped: 1 });
  await club.drain();
  const mails = club.mailer.sent.filter(({ to }) => [one.email, other.email].includes(to));
  expect(club.mailer.sent).toHaveLength(2);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/Payment reminder/),
    expect.stringMatching(/Rappel de paiement/),
  ]);
  const after = new Map((await debtors()).map((debtor) => [debtor.id, debtor]));
  expect(after.get(one.id)?.remindedOn).not.toBeNull();
  expect(after.get(suspended.id)).toMatchObject({ mail: 'suspended', remindedOn: null });
  expect(await names({ reminded: 'no' })).toHaveLength(1);

  club.clock.set(new Date(club.clock.now().getTime() + 13 * 3_600_000));
  expect((await remind([one, suspended])).ok()).toMatchObject({ total: 2, skipped: 1 });
});

test('a reminder does not ask again for what somebody says to have sent; if that is all, it says that it has not come', async () => {
  const [some, all] = [await club.person(), await club.person({ language: Language.French })];
  const sayIsSent = async (as: Person, { id }: { id: string }) =>
    (await club.call('PUT /api/v1/Payments/{id}/sent', { as, params: { id }, body: { sent: true } })).ok();
  const [sent, open, only] = [
    await record(some.id, 10),
    await record(some.id, 2.5),
    await record(all.id, 10),
  ];
  await sayIsSent(some, sent);
  await sayIsSent(all, only);
  (await remind([some, all])).ok();
  await club.drain();
  const to = ({ email }: Person) => club.mailer.sent.find((mail) => mail.to === email);
  expect(to(some)?.subject).toBe('Payment reminder: $2.50');
  expect(to(some)?.text).toContain(open.reference);
  expect(to(some)?.text).not.toContain('10.00');
  expect(to(some)?.text).not.toContain(sent.reference);
  expect(to(all)?.subject).toBe('Pas encore reçu\u00a0: 10,00\u00a0$');
  expect(to(all)?.text).toContain('Vous nous avez dit avoir envoyé ceci. Nous ne l’avons pas reçu.');
  expect(to(all)?.text).not.toContain(only.reference);
});

test('an administrator’s own words are in the reminder', async () => {
  const player = await club.person();
  await record(player.id, 10);
  (await remind([player], { customMessage: 'Before Saturday, please' })).ok();
  await club.drain();
  expect(club.mailer.sent[0]?.text).toContain('Before Saturday, please');
});

test('credit that is given pays what is owed, and what is left is never spent twice', async () => {
  const player = await club.person();
  await record(player.id, 10);
  const given = (await enterInAccount(club, player.id, { kind: 'credit', amount: 25 })).ok();
  expect(given).toMatchObject({ owed: 0, credit: 15, open: [] });
  expect((await enterInAccount(club, player.id, { kind: 'refund', amount: 5 })).error().code).toBe(
    'validation',
  );
  expect((await enterInAccount(club, player.id, { kind: 'correction', amount: 0 })).error().code).toBe(
    'validation',
  );
  expect((await enterInAccount(club, player.id, { kind: 'refund', amount: -15.01 })).error().code).toBe(
    'notEnoughCredit',
  );
  const both = await Promise.all([
    enterInAccount(club, player.id, { kind: 'refund', amount: -10 }),
    enterInAccount(club, player.id, { kind: 'refund', amount: -10 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const as = await club.admin();
  const params = { id: player.id };
  expect((await club.call('GET /api/v1/Balances/{id}', { as, params })).ok().credit).toBe(5);
  const entries = (await club.call('GET /api/v1/Balances/{id}/entries', { as, params })).ok();
  expect(entries[0]).toMatchObject({ kind: 'refund', amount: -10, reason: 'Because', madeBy: 'Ada Boss' });
  const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'account' } })).ok();
  expect(log.map(({ action }) => action)).toEqual(['account.refund', 'account.credit']);
});

test('the day and the method are noted with the one tap, and a wrong day is put right in the books', async () => {
  const player = await club.person();
  const as = await club.admin();
  const { id } = await record(player.id, 10);
  const body = { status: PaymentStatus.Completed, paymentDate: '2026-11-14', method: 3 } as const;
  const marked = await club.call('PUT /api/v1/Payments/{id}/status', { as, params: { id }, body });
  expect(marked.ok()).toMatchObject({ method: 3, paymentDate: '2026-11-14T17:00:00.000Z' });
  (await savePayment(club, id, { paymentDate: '2026-11-15' })).ok();
  const report = (await club.call('GET /api/v1/Months/{month}', { as, params: { month: '2026-11' } })).ok();
  expect(report.received).toEqual([
    { date: '2026-11-14', plan: 1, method: 3, amount: 0 },
    { date: '2026-11-15', plan: 1, method: 0, amount: 10 },
  ]);
});
