import { screen, waitFor, within } from '@testing-library/react';
import { type BalanceEntry, Plan } from 'shared-api';
import { balance, club, errorReply, openPayment, serve } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { renderPage } from '../../../testing/render';
import { Component as BalancePage } from './BalancePage';

const [mine, history] = ['GET /api/v1/Balances/mine', 'GET /api/v1/Balances/mine/entries'];
const noteSent = 'PUT /api/v1/Payments/p1/sent';

asPlayer();

const entry = (other: Partial<BalanceEntry>): BalanceEntry => ({
  id: 'e1',
  date: '2026-11-20',
  kind: 'charge',
  amount: -10,
  balance: -10,
  method: null,
  reason: null,
  payment: {
    ...{ id: 'p1', reference: 'CS-4821', isPaid: true, plan: Plan.DropIn, sessionDate: '2026-11-28' },
    ...{ guestName: null, passStart: null, passEnd: null, late: false },
  },
  ...other,
});

const open = (answers: Record<string, unknown>, path = '/what-i-owe') => {
  const sent = serve({ [history]: [], 'GET /api/v1/Settings/club': club, ...answers });
  return { ...renderPage(<BalancePage />, path), sent };
};
/** The copied text; `waitFor` lets React finish a transition meanwhile. */
const copied = () => waitFor(() => navigator.clipboard.readText());

test('whoever owes nothing is told so; paying ahead opens with one’s own reference', async () => {
  const { user } = open({ [mine]: balance() });
  expect(await screen.findByText('You owe nothing')).toBeVisible();
  expect(screen.queryByText(/credit/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'To pay' })).not.toBeInTheDocument();
  expect(screen.queryByText('CS-MINE-0001')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay ahead' }));
  expect(await screen.findByText('CS-MINE-0001')).toBeVisible();
  expect(screen.queryByText('Amount')).not.toBeInTheDocument();
});

const toPay = async () => within(await screen.findByRole('region', { name: 'To pay' }));

test('one thing owed says for what and why, and is paid with its own reference alone', async () => {
  const part = openPayment({ amount: 15, paid: 5, due: 10, guestName: 'Camille', late: true });
  const { user } = open({ [mine]: balance([part]) });
  expect(await screen.findByText('You owe $10.00')).toBeVisible();
  const pay = await toPay();
  expect(pay.getByRole('listitem')).toHaveTextContent(
    'Sat, Nov 28 · guest: Camille · cancelled late$5.00 of $15.00 received$10.00',
  );
  expect(screen.queryByText('CS-MINE-0001')).not.toBeInTheDocument();
  for (const [name, value] of [
    ['Copy Amount', '10.00'],
    ['Copy Send to', 'paiement@club.test'],
    ['Copy Message to include', 'CS-4821'],
    ['Copy all', '$10.00\npaiement@club.test\nCS-4821'],
  ] as const) {
    await user.click(pay.getByRole('button', { name }));
    expect(await copied()).toBe(value);
  }
});

const pass = openPayment({
  ...{ paymentId: 'p2', plan: Plan.Membership, sessionId: null, sessionDate: null, due: 95, amount: 95 },
  ...{ passStart: '2026-12-01', passEnd: '2027-02-28', reference: 'CS-PASS' },
});

test('several things are one amount with one reference, and are said to be sent at once', async () => {
  const { sent, user } = open({
    [mine]: balance([openPayment(), pass]),
    [noteSent]: {},
    'PUT /api/v1/Payments/p2/sent': {},
  });
  const pay = await toPay();
  expect(pay.getByText('$105.00')).toBeVisible();
  expect(pay.getByText('Season pass, Dec 1, 2026 to Feb 28, 2027')).toBeVisible();
  expect(pay.getAllByText(/^CS-/).map(({ textContent }) => textContent)).toEqual(['CS-MINE-0001']);
  await user.click(pay.getByRole('button', { name: 'I’ve sent it' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
});

test('what could not be noted as sent is named by its amount', async () => {
  const { user } = open({ [mine]: balance([openPayment()]), [noteSent]: errorReply(500, 'internal') });
  await user.click((await toPay()).getByRole('button', { name: 'I’ve sent it' }));
  expect(await screen.findByText(/^.?\$10\.00: We couldn’t save that/)).toBeVisible();
});

test('what is said to be sent is not asked for again, until that is taken back', async () => {
  let sentOn: string | null = null;
  const { sent, user } = open({
    [mine]: () => balance([openPayment({ sentOn }), pass]),
    [noteSent]: ({ body }: { body: { sent: boolean } }) => {
      sentOn = body.sent ? '2026-11-22T15:00:00Z' : null;
      return {};
    },
    'PUT /api/v1/Payments/p2/sent': {},
  });
  await user.click(await screen.findByRole('button', { name: 'I’ve sent it' }));
  expect(await screen.findByText('You owe $95.00')).toBeVisible();
  const pay = await toPay();
  expect(pay.getAllByText(/^CS-/).map(({ textContent }) => textContent)).toEqual(['CS-PASS']);
  expect(screen.getByText('$10.00 on its way')).toBeVisible();
  const way = within(screen.getByRole('region', { name: 'On its way' }));
  expect(way.getByText('Sent Sun, Nov 22. Not received yet.')).toBeVisible();
  await user.click(way.getByRole('button', { name: 'I haven’t sent it' }));
  expect(await screen.findByText('You owe $105.00')).toBeVisible();
  expect(sent.to(noteSent).map(({ body }) => body)).toEqual([{ sent: true }, { sent: false }]);
});

test('what was sent today says so', async () => {
  const sentOn = new Date().toISOString();
  open({ [mine]: balance([openPayment({ sentOn })]), [history]: [entry({})] });
  expect(await screen.findByText('Sent today. Not received yet.')).toBeVisible();
  // Where the sum is, and above the history, which still counts it as owed.
  expect(await screen.findByText(/^Balance: .\$10\.00$/)).toBeVisible();
  expect(screen.getAllByText('$10.00 on its way')).toHaveLength(2);
  expect(screen.queryByText(/You owe/)).not.toBeInTheDocument();
});

test('a club without a payment address says whom to ask, and has nothing to copy', async () => {
  open({ [mine]: { ...balance([openPayment()]), payTo: '' } });
  expect((await toPay()).getByText('Ask the organizer how to pay.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Copy|sent/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay ahead' })).not.toBeInTheDocument();
});

test('the history says in plain words what has moved the balance, and leads to receipts', async () => {
  open({
    [mine]: balance([], 30),
    [history]: [
      entry({ id: '6', kind: 'applied', amount: -10, balance: 40 }),
      entry({ id: '5', kind: 'reversal', amount: 10, balance: 40 }),
      entry({ id: '4', kind: 'credit', amount: 5, balance: 30, payment: null, reason: 'For helping' }),
      entry({ id: '3', kind: 'received', amount: 25, balance: 25, payment: null }),
      entry({ id: '2', kind: 'received', amount: 10, balance: 0 }),
      entry({ id: '1' }),
    ],
  });
  expect(await screen.findByText(/^Your credit: \$30.00/)).toBeVisible();
  const rows = within(await screen.findByRole('region', { name: 'History' })).getAllByRole('listitem');
  const what = 'Sat,\u00a0Nov\u00a028';
  expect(rows.map((row) => row.firstElementChild?.firstElementChild?.textContent)).toEqual([
    `Now your credit: ${what}`,
    `No longer owed: ${what}`,
    'Credit from the club',
    'Payment received, added to your credit',
    `Payment received: ${what}`,
    `Session: ${what}`,
  ]);
  expect(rows[2]).toHaveTextContent('For helping');
  expect(rows[4]).toHaveTextContent('CS-4821');
  expect(rows[4]).toHaveTextContent('$10.00Balance: $0.00');
  const receipts = screen.getAllByRole('link', { name: `Receipt: ${what}` });
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toHaveAttribute('href', '/receipt?id=p1');
});
