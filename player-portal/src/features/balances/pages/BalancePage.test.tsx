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

test('whoever owes nothing is told so, and finds their own reference to pay in advance', async () => {
  open({ [mine]: balance() });
  expect(await screen.findByText('You owe nothing')).toBeVisible();
  const ahead = within(screen.getByRole('region', { name: 'Pay in advance' }));
  expect(ahead.getByText('CS-MINE-0001')).toBeVisible();
  expect(ahead.queryByText('Amount')).not.toBeInTheDocument();
  expect(await screen.findByText('What you’re charged and what you pay shows up here.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'To pay' })).not.toBeInTheDocument();
});

test('each thing owed has its Saturday, what is left of it, and copies for the bank’s form', async () => {
  const part = openPayment({ amount: 15, paid: 5, due: 10, guestName: 'Camille' });
  const { user } = open({ [mine]: balance([part]) });
  expect(await screen.findByText('You owe $10.00')).toBeVisible();
  const line = within(within(screen.getByRole('region', { name: 'To pay' })).getByRole('listitem'));
  expect(line.getByRole('heading')).toHaveTextContent('Sat, Nov 28 · guest: Camille');
  expect(line.getByText('$5.00 of $15.00 received')).toBeVisible();
  for (const [name, value] of [
    ['Copy Send to', 'paiement@club.test'],
    ['Copy Amount', '10.00'],
    ['Copy Message to include', 'CS-4821'],
    ['Copy All three', 'paiement@club.test\n$10.00\nCS-4821'],
  ] as const) {
    await user.click(line.getByRole('button', { name }));
    expect(await copied()).toBe(value);
  }
});

test('several things are paid with one transfer under one’s own reference', async () => {
  const pass = openPayment({
    ...{ paymentId: 'p2', plan: Plan.Membership, sessionId: null, sessionDate: null, due: 95, amount: 95 },
    ...{ passStart: '2026-12-01', passEnd: '2027-02-28' },
  });
  const { sent, user } = open({
    [mine]: balance([openPayment(), pass], 0),
    [noteSent]: {},
    'PUT /api/v1/Payments/p2/sent': {},
  });
  const once = within(await screen.findByRole('region', { name: 'Pay everything with one transfer' }));
  expect(
    once.getByText('Send $105.00 with your own reference: it pays all of the above, oldest first.'),
  ).toBeVisible();
  expect(once.getByText('CS-MINE-0001')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Season pass, Dec/ })).toBeVisible();
  await user.click(once.getByRole('button', { name: /^I’ve sent it/ }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
});

test('“I’ve sent it” is noted, shown with its day, and taken back', async () => {
  let sentOn: string | null = null;
  const { sent, user } = open({
    [mine]: () => balance([openPayment({ sentOn })]),
    [noteSent]: ({ body }: { body: { sent: boolean } }) => {
      sentOn = body.sent ? '2026-11-22T15:00:00Z' : null;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'I’ve sent it: Sat, Nov 28' }));
  expect(await screen.findByText(/You told us on Sunday, November 22 that you sent it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^I haven’t sent it/ }));
  await waitFor(() =>
    expect(sent.to(noteSent).map(({ body }) => body)).toEqual([{ sent: true }, { sent: false }]),
  );
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
  expect(await screen.findByText('Your credit: $30.00')).toBeVisible();
  const rows = within(await screen.findByRole('region', { name: 'History' })).getAllByRole('listitem');
  const what = 'Sat, Nov 28';
  expect(rows.map((row) => row.firstElementChild?.firstElementChild?.textContent)).toEqual([
    `Now your credit: ${what}`,
    `No longer owed: ${what}`,
    'Credit from the club',
    'Payment received, added to your credit',
    `Payment received: ${what}`,
    `Price: ${what}`,
  ]);
  expect(rows[2]).toHaveTextContent('For helping');
  expect(rows[4]).toHaveTextContent('CS-4821');
  expect(rows[4]).toHaveTextContent('$10.00Balance: $0.00');
  const receipts = screen.getAllByRole('link', { name: `Receipt: ${what}` });
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toHaveAttribute('href', '/receipt?id=p1');
});

test('a failure is said in the page’s words', async () => {
  open({ [mine]: errorReply(403, 'notAllowed') });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load what you owe' })).toBeVisible();
});

test('in French', async () => {
  open({ [mine]: balance([openPayment()], 0), [history]: [entry({})] }, '/ce-que-je-dois');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ce que je dois' })).toBeVisible();
  expect(await screen.findByText('Vous devez 10,00 $')).toBeVisible();
  expect(await screen.findByText(/^Prix : sam. 28 nov./)).toBeVisible();
});
