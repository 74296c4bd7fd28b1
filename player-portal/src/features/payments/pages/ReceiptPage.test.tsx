import { screen } from '@testing-library/react';
import { PaymentMethod, Plan, type Receipt } from 'shared-api';
import { club, errorReply, serve } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { renderPage } from '../../../testing/render';
import { Component as ReceiptPage } from './ReceiptPage';

const call = 'GET /api/v1/Payments/p1/receipt';

asPlayer();

const receipt = (other: Partial<Receipt> = {}): Receipt => ({
  ...{
    personName: 'Léa Gagnon',
    amount: 10,
    fromCredit: 0,
    method: PaymentMethod.Interac,
    reference: 'CS-4821',
  },
  ...{
    plan: Plan.DropIn,
    sessionDate: '2026-11-28',
    guestName: null,
    passStart: null,
    passEnd: null,
    late: false,
  },
  paymentDate: '2026-11-20T17:00:00Z',
  ...other,
});
const open = (answer: unknown, path = '/receipt?id=p1') => {
  serve({ [call]: answer, 'GET /api/v1/Settings/club': club });
  return renderPage(<ReceiptPage />, path);
};

test('a receipt says who paid the club what, for what, how and when, and is printed', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { user } = open(receipt());
  const sheet = await screen.findByRole('article');
  for (const part of [
    'Léa Gagnon',
    'Saturday, November 28, 2026',
    '$10.00',
    'Interac',
    'CS-4821',
    'November 20, 2026',
  ])
    expect(sheet).toHaveTextContent(part);
  expect(await screen.findByText(club.address)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  ['in cash', { method: PaymentMethod.Cash }, 'Cash'],
  ['all from credit', { fromCredit: 10 }, 'Credit with the club'],
  ['a part from credit', { fromCredit: 4 }, 'Interac ($6.00) and credit with the club ($4.00)'],
])('how it was paid is said as it was: %s', async (_name, given, method) => {
  open(receipt(given));
  expect(await screen.findByText(method)).toBeVisible();
});

test('what is not paid has none', async () => {
  open(errorReply(404, 'paymentNotFound'));
  expect(await screen.findByRole('heading', { name: 'We couldn’t load this receipt' })).toBeVisible();
});

test('without a payment the way to the history is shown, and nothing is asked', async () => {
  open(undefined, '/receipt');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Choose a payment in your history' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'What I owe' })).toHaveAttribute('href', '/what-i-owe');
});

test('in French, of a pass', async () => {
  const pass = { plan: Plan.Membership, sessionDate: null, passStart: '2026-12-01', passEnd: '2027-02-28' };
  open(receipt(pass), '/recu?id=p1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reçu' })).toBeVisible();
  expect(screen.getByText(/^Abonnement de saison, du 1/)).toBeVisible();
});
