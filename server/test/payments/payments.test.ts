import { Language, PaymentMethod, PaymentStatus, UserStatus } from 'shared-api/contract';
import { clubForEach } from '../support/club';
import { recordPayment, savePayment, setPaymentStatus } from '../support/payments';

const club = clubForEach();

const record = (userId: string, amount: number) => recordPayment(club, { userId, amount });
const setStatus = (id: string, status: PaymentStatus) => setPaymentStatus(club, id, status);

test('quick actions follow the legal transitions and leave a trace', async () => {
  const player = await club.person({ firstName: 'Paul', lastName: 'Roy' });
  const { id, status, userName } = await record(player.id, 10);
  expect({ status, userName }).toEqual({ status: PaymentStatus.Pending, userName: 'Paul Roy' });
  expect((await setStatus(id, PaymentStatus.Refunded)).error().code).toBe('illegalTransition');
  (await setStatus(id, PaymentStatus.Completed)).ok();
  expect((await setStatus(id, PaymentStatus.Failed)).error().code).toBe('illegalTransition');
  (await setStatus(id, PaymentStatus.Refunded)).ok();
  expect((await setStatus(id, PaymentStatus.Completed)).error().code).toBe('illegalTransition');

  const log = await club.call('GET /api/v1/Audit', { as: await club.admin(), query: { entity: 'payment' } });
  expect(log.ok().map(({ action, actorName }) => `${action} by ${actorName}`)).toEqual([
    'payment.status by Ada Boss',
    'payment.status by Ada Boss',
    'payment.create by Ada Boss',
  ]);
  expect(log.ok()[0]).toMatchObject({ before: { status: 1 }, after: { status: 3 } });
});

test('an id has one spelling: in capitals it is refused', async () => {
  const { id } = await record((await club.person()).id, 10);
  expect((await setStatus(id.toUpperCase(), PaymentStatus.Completed)).status).toBe(400);
  expect((await savePayment(club, id.toUpperCase(), { amount: 12 })).status).toBe(400);
});

test('a payment can be received at once, on a day that is told, and its payer hears of it', async () => {
  const player = await club.person();
  const as = await club.admin();
  const make = async (values: object) =>
    club.call('POST /api/v1/Payments', { as, body: { userId: player.id, plan: 1, amount: 10, ...values } });
  const status = PaymentStatus.Completed;
  expect((await make({ status, paymentDate: '2026-11-14' })).ok(201)).toMatchObject({
    status,
    paymentDate: '2026-11-14T17:00:00.000Z',
  });
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to)).toEqual([player.email]);
  expect((await make({ status })).ok(201).paymentDate).toBe(club.clock.now().toISOString());
  expect((await make({ status: PaymentStatus.Refunded })).error().code).toBe('validation');
  expect((await make({ status, paymentDate: '2026-11-22' })).error().errors).toEqual({
    paymentDate: ['Must not be in the future'],
  });
});

test('the day the money came is told when a payment is marked as received, and can be mended later', async () => {
  const as = await club.admin();
  const { id } = await record((await club.person()).id, 10);
  const marked = await club.call('PUT /api/v1/Payments/{id}/status', {
    as,
    params: { id },
    body: { status: PaymentStatus.Completed, paymentDate: '2026-11-20' },
  });
  expect(marked.ok().paymentDate).toBe('2026-11-20T17:00:00.000Z');
  const edit = async (change: { paymentDate?: string }) =>
    (await savePayment(club, id, change)).ok().paymentDate;
  expect(await edit({ paymentDate: '2026-11-20' })).toBe('2026-11-20T17:00:00.000Z');
  expect(await edit({})).toBe('2026-11-20T17:00:00.000Z');
  expect(await edit({ paymentDate: '2026-11-18' })).toBe('2026-11-18T17:00:00.000Z');
});

test('money that came in cash is received, stays so, and is thanked for as such', async () => {
  const payer = await club.person({ language: Language.Bilingual });
  const { id } = await record(payer.id, 10);
  const as = await club.admin();
  const marked = await club.call('PUT /api/v1/Payments/{id}/status', {
    as,
    params: { id },
    body: { status: PaymentStatus.Completed, method: PaymentMethod.Cash },
  });
  expect(marked.ok()).toMatchObject({ status: PaymentStatus.Completed, method: 4 });
  const read = await club.call('GET /api/v1/Payments/{id}', { as, params: { id } });
  expect(read.ok().method).toBe(PaymentMethod.Cash);
  await club.drain();
  const mail = club.mailer.sent.at(-1);
  for (const method of ['Cash', 'Comptant']) expect(mail?.html).toContain(method);
});

test('an amount needs to be there, positive and in cents', async () => {
  const { id: userId } = await club.person();
  const as = await club.admin();
  const errors = async (amount: unknown) =>
    (await club.call('POST /api/v1/Payments', { as, body: { userId, plan: 1, amount } })).error().errors;
  expect(await errors(undefined)).toEqual({ amount: ['Amount is required'] });
  expect(await errors(-1)).toEqual({ amount: ['Amount must be greater than 0'] });
  expect(await errors(0)).toEqual({ amount: ['Amount must be greater than 0'] });
  expect((await errors(0.001))?.amount).toHaveLength(1);
  expect(await errors(1.005)).toEqual({ amount: ['Use no more than two decimals'] });
});

test('the payer is told once when the money has come, and not when it goes back', async () => {
  const player = await club.person({ language: 1 });
  const { id, reference } = await record(player.id, 12.5);
  await club.drain();
  expect(club.mailer.sent).toHaveLength(0);
  (await setStatus(id, PaymentStatus.Completed)).ok();
  await club.drain();
  expect(club.mailer.sent).toMatchObject([{ to: player.email, subject: expect.stringContaining('12,50') }]);
  expect(club.mailer.sent[0]?.text).toContain(reference);
  (await savePayment(club, id, { amount: 13 })).ok();
  (await setStatus(id, PaymentStatus.Refunded)).ok();
  await club.drain();
  expect(club.mailer.sent).toHaveLength(1);
});

test('a status set by the form tells the payer too, unless they are suspended', async () => {
  const suspended = await club.person({ status: UserStatus.Suspended });
  const player = await club.person();
  for (const person of [suspended, player]) {
    const { id } = await record(person.id, 10);
    (await savePayment(club, id, { status: PaymentStatus.Completed })).ok();
  }
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to)).toEqual([player.email]);
});

test('whoever sets a status learns before how many people it emails', async () => {
  const as = await club.admin();
  const [player, suspended] = [await club.person(), await club.person({ status: UserStatus.Suspended })];
  const ids = [await record(player.id, 10), await record(player.id, 95), await record(suspended.id, 10)].map(
    ({ id }) => id,
  );
  const foretold = async (some: string[], status: PaymentStatus) =>
    (await club.call('POST /api/v1/Payments/recipients', { as, body: { ids: some, status } })).ok().people;
  expect(await foretold(ids, PaymentStatus.Completed)).toBe(1);
  expect(await foretold(ids.slice(2), PaymentStatus.Completed)).toBe(0);
  expect(await foretold(ids, PaymentStatus.Failed)).toBe(0);
  // Nothing has changed.
  for (const id of ids) {
    const left = (await club.call('GET /api/v1/Payments/{id}', { as, params: { id } })).ok();
    expect(left).toMatchObject({ status: PaymentStatus.Pending, version: 1 });
  }
  (await setStatus(ids[0] ?? '', PaymentStatus.Completed)).ok();
  // The form may mark it as completed again, which sends no second receipt.
  expect(await foretold(ids.slice(0, 1), PaymentStatus.Completed)).toBe(0);
});
