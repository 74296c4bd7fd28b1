import { PaymentStatus, Plan } from 'shared-api/contract';
import { clubForEach } from '../support/club';
import { recordPayment, setPaymentStatus } from '../support/payments';

const club = clubForEach();

test('the summary adds what came, subtracts what failed or went back, and only counts what is pending', async () => {
  const player = await club.person();
  const statuses = [
    PaymentStatus.Completed,
    PaymentStatus.Completed,
    PaymentStatus.Failed,
    PaymentStatus.Pending,
  ];
  for (const [index, status] of statuses.entries()) {
    const { id } = await recordPayment(club, {
      userId: player.id,
      amount: [95, 10.5, 0.25, 40][index] ?? 0,
      plan: index === 0 ? Plan.Membership : Plan.DropIn,
    });
    if (status !== PaymentStatus.Pending) (await setPaymentStatus(club, id, status)).ok();
  }
  const summary = await club.call('GET /api/v1/Payments/summary', { as: await club.admin() });
  expect(summary.ok()).toEqual({
    totalRevenue: 105.25,
    seasonRevenue: 95,
    dropInRevenue: 10.25,
    paymentsCount: 4,
    months: [{ month: '2026-11', total: 105.25, count: 4 }],
  });
});

test('a payment of the last second of a month counts in that month at the club', async () => {
  const { id: userId } = await club.person();
  for (const moment of ['2026-09-01T03:59:59.5Z', '2026-09-01T04:00:00Z']) {
    club.clock.set(moment);
    const { id } = await recordPayment(club, { userId, amount: 10.07 });
    (await setPaymentStatus(club, id, PaymentStatus.Completed)).ok();
  }
  const { months, totalRevenue } = (
    await club.call('GET /api/v1/Payments/summary', { as: await club.admin() })
  ).ok();
  expect(months.map(({ month }) => month)).toEqual(['2026-09', '2026-08']);
  expect(totalRevenue).toBe(20.14);
});

test('pages, searches and filters agree with the total', async () => {
  const [anna, bob] = [await club.person({ firstName: 'Anna' }), await club.person({ firstName: 'Bob' })];
  for (let index = 0; index < 5; index++) {
    const userId = index < 3 ? anna.id : bob.id;
    await recordPayment(club, { userId, amount: 10 + index });
  }
  const list = async (query: Record<string, unknown>) => {
    const reply = await club.call('GET /api/v1/Payments', { as: await club.admin(), query });
    return { total: reply.headers['x-total-count'], amounts: reply.ok().map(({ amount }) => amount) };
  };
  expect(await list({ pageSize: 2, page: 2, sort: 'amount' })).toEqual({ total: '5', amounts: [12, 13] });
  expect(await list({ search: 'ANNA', pageSize: 10, sort: '-amount' })).toEqual({
    total: '3',
    amounts: [12, 11, 10],
  });
  expect(await list({ search: 'a_na', pageSize: 10 })).toEqual({ total: '0', amounts: [] });
  expect((await list({ from: '2026-11-21', to: '2026-11-21' })).amounts).toHaveLength(5);
  expect((await list({ from: '2026-11-22' })).amounts).toHaveLength(0);
});

test('a payment is found by its reference, as the bank writes it too', async () => {
  const [anna, bob] = [await club.person({ firstName: 'Anna' }), await club.person()];
  const one = await recordPayment(club, { userId: anna.id, amount: 10 });
  const other = await recordPayment(club, { userId: bob.id, amount: 10 });
  const list = async (search: string) =>
    (await club.call('GET /api/v1/Payments', { as: await club.admin(), query: { search } }))
      .ok()
      .map(({ id }) => id);
  for (const { id, reference } of [one, other]) {
    for (const search of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ' '),
      reference.slice(3),
    ])
      expect(await list(search)).toEqual([id]);
  }
  expect(await list('cs')).toEqual([]);
  expect(await list('anna')).toEqual([one.id]);
});
