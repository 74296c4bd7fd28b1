import { PaymentStatus } from 'shared-api/contract';
import { clubForEach, type Person } from '../support/club';
import { enterInAccount, recordPayment, savePayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';

const club = clubForEach();

const listRefunds = async (query: Record<string, unknown> = {}) =>
  (await club.call('GET /api/v1/Refunds', { as: await club.admin(), query })).ok();
const decide = async (id: string, body: object) =>
  club.call('PUT /api/v1/Refunds/{id}/decision', { as: await club.admin(), params: { id }, body });
const { say } = placesIn(() => club);
const balanceOf = async ({ id }: Person) =>
  (await club.call('GET /api/v1/Balances/{id}', { as: await club.admin(), params: { id } })).ok();
/** A payment that was received and must be refunded. */
const refunded = async ({ id: userId }: Person, amount: number) => {
  const payment = await recordPayment(club, { userId, amount });
  (await setPaymentStatus(club, payment.id, PaymentStatus.Completed)).ok();
  (await setPaymentStatus(club, payment.id, PaymentStatus.Refunded)).ok();
  await club.drain();
  club.mailer.sent.length = 0;
  return payment;
};

test('a payment that is given back is on the list until it is sent, and its payer hears of it', async () => {
  const player = await club.person();
  const { reference } = await refunded(player, 10);
  const [refund] = await listRefunds({ state: 'due' });
  const searched = (search: string) => listRefunds({ search });
  expect(await searched(`${player.lastName}, ${player.firstName}`)).toHaveLength(1);
  expect(await searched(reference.slice(3))).toHaveLength(1);
  // Every reference begins with “CS”.
  expect(await searched('cs')).toHaveLength(0);
  expect(refund).toMatchObject({
    amount: 10,
    reference,
    userId: player.id,
    state: 'due',
    date: '2026-11-21',
  });
  const as = await club.admin();
  expect((await club.call('GET /api/v1/Refunds/summary', { as })).ok()).toEqual({ count: 1, total: 10 });
  const { id = '', version } = refund ?? {};
  expect((await decide(id, { decision: 'send', sentOn: '2026-11-23' })).error().code).toBe('validation');
  const sent = { decision: 'send', sentOn: '2026-11-20', note: 'Interac CA1b2', version };
  const both = await Promise.all([decide(id, sent), decide(id, sent)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await club.drain();
  expect(club.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [player.email, 'Your refund of $10.00 was sent'],
  ]);
  expect(club.mailer.sent[0]?.text).toContain('Interac CA1b2');
  expect(await listRefunds()).toMatchObject([{ state: 'sent', sentOn: '2026-11-20', decidedBy: 'Ada Boss' }]);
  expect((await decide(id, { decision: 'drop' })).error().code).toBe('refundDecided');
  expect((await decide(id, { decision: 'undo' })).ok()).toMatchObject({ state: 'due', sentOn: null });
});

test.each([
  // All of one day, 40 was sent: unsorted it comes last, otherwise in its place.
  [undefined, [5, 10, 40]],
  ['date', [5, 40, 10]],
  ['amount', [5, 10, 40]],
  ['-amount', [40, 10, 5]],
])('refunds sorted by %s', async (sort, amounts) => {
  const player = await club.person();
  for (const amount of [5, 40, 10]) await refunded(player, amount);
  const sent = (await listRefunds()).find(({ amount }) => amount === 40);
  (await decide(sent?.id ?? '', { decision: 'send', sentOn: '2026-11-21' })).ok();
  expect((await listRefunds({ ...(sort && { sort }) })).map(({ amount }) => amount)).toEqual(amounts);
});

test('a refund that is dropped is credit, which pays what else is owed', async () => {
  const player = await club.person();
  await refunded(player, 25);
  await recordPayment(club, { userId: player.id, amount: 10 });
  const [refund] = await listRefunds();
  expect((await decide(refund?.id ?? '', { decision: 'drop' })).ok().state).toBe('dropped');
  expect(await balanceOf(player)).toMatchObject({ credit: 15, owed: 0 });
  expect((await decide(refund?.id ?? '', { decision: 'send' })).error().code).toBe('refundDecided');
});

test('credit that is paid out is on the list, too', async () => {
  const player = await club.person();
  const reason = 'Moves away';
  (await enterInAccount(club, player.id, { kind: 'correction', amount: 50, reason })).ok();
  (await enterInAccount(club, player.id, { kind: 'refund', amount: -30, reason })).ok();
  expect(await listRefunds()).toMatchObject([{ amount: 30, reference: null, reason: 'Moves away' }]);
  expect(await balanceOf(player)).toMatchObject({ credit: 20 });
});

test('a payment that was not to be given back after all leaves the list', async () => {
  const player = await club.person();
  const { id } = await refunded(player, 10);
  (await savePayment(club, id, { status: PaymentStatus.Completed })).ok();
  expect(await listRefunds({ page: 1, pageSize: 1 })).toMatchObject([{ state: 'dropped' }]);
  expect(await balanceOf(player)).toMatchObject({ credit: 0, owed: 0 });
});

describe.each(['cancels', 'deletes'] as const)('the club %s a session', (ends) => {
  /** Ends a session for which one player has paid in full, one in part and one not at all. */
  const settleCancellation = async (paid?: 'credit' | 'refund') => {
    const id = await club.session();
    const as = await club.admin();
    const [player, inPart, unpaid] = [await club.person(), await club.person(), await club.person()];
    (await enterInAccount(club, inPart.id, { kind: 'credit', amount: 4 })).ok();
    for (const one of [player, inPart, unpaid]) (await say(one, id, true)).ok();
    const [due] = (await club.call('GET /api/v1/Payments', { as, query: { userId: player.id } })).ok();
    (await setPaymentStatus(club, due?.id ?? '', PaymentStatus.Completed)).ok();
    const choice = paid && { paid };
    const params = { id };
    if (ends === 'deletes') {
      const foreseen = await club.call('POST /api/v1/Sessions/recipients', {
        as,
        body: { ids: [id], ...choice },
      });
      (await club.call('DELETE /api/v1/Sessions/{id}', { as, params, body: { ...choice } })).ok(204);
      return { player, inPart, unpaid, money: foreseen.ok().money };
    }
    const body = {
      ...{ sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00', location: 'The gym' },
      ...{ maxCapacity: 20, dropInPrice: 10, status: 2, ...choice },
    };
    const foreseen = await club.call('POST /api/v1/Sessions/{id}/recipients', { as, params, body });
    (await club.call('PUT /api/v1/Sessions/{id}', { as, params, body })).ok();
    return { player, inPart, unpaid, money: foreseen.ok().money };
  };
  const none = { count: 0, total: 0 };
  const both = { count: 2, total: 14 };
  const withdrawn = { count: 2, total: 16 };

  test('whoever paid is credited, unless it is said otherwise', async () => {
    const { player, inPart, unpaid, money } = await settleCancellation();
    expect(await balanceOf(player)).toMatchObject({ credit: 10, owed: 0 });
    expect(await balanceOf(inPart)).toMatchObject({ credit: 4, owed: 0 });
    expect(await balanceOf(unpaid)).toMatchObject({ credit: 0, owed: 0 });
    expect(await listRefunds()).toEqual([]);
    expect(money).toMatchObject({ withdrawn, credited: both, refunded: none, received: none });
  });

  test('or is put on the list of refunds in the same action, parts as well', async () => {
    const { player, inPart, unpaid, money } = await settleCancellation('refund');
    for (const one of [player, inPart, unpaid])
      expect(await balanceOf(one)).toMatchObject({ credit: 0, owed: 0 });
    const refunds = (await listRefunds({ sort: '-amount' })).map(({ userId, amount }) => ({
      userId,
      amount,
    }));
    expect(refunds).toEqual([
      { userId: player.id, amount: 10 },
      { userId: inPart.id, amount: 4 },
    ]);
    expect(money).toMatchObject({ withdrawn, credited: none, refunded: both, received: none });
  });
});
