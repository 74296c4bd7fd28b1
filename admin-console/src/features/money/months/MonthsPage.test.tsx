import { screen, waitFor, within } from '@testing-library/react';
import { serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as MonthsPage } from './MonthsPage';

const open = { closedOn: null, closedBy: '' };
const months = [
  { month: '2026-11', isOver: false, ...open },
  { month: '2026-10', isOver: true, ...open },
];
const report = {
  ...months[1],
  opening: { owed: 20, credit: 5, money: 100 },
  changes: [
    { kind: 'charge', entries: 2, owed: 20, credit: 0, money: 0 },
    { kind: 'received', entries: 1, owed: -10, credit: 0, money: 10 },
  ],
  closing: { owed: 30, credit: 5, money: 110 },
  received: [{ date: '2026-10-03', plan: 1, method: 0, amount: 10 }],
};

const start = () => {
  const asked = serve(({ method, url }) => {
    if (method === 'PUT') return { ...months[1], closedOn: '2026-11-02T12:00:00Z', closedBy: 'Ada' };
    return url.pathname.endsWith('/Months') ? months : report;
  });
  return { asked, ...renderPage(<MonthsPage />, '/admin/payments/months') };
};

test('the last month that is over is shown, from its opening to its closing balance', async () => {
  start();
  const table = within(await screen.findByRole('table', { name: 'Balances' }));
  const cells = table.getAllByRole('row').map((row) => row.textContent);
  expect(cells).toEqual([
    'Owed by peopleMoney receivedCredit of people',
    'Opening balance$20.00$100.00$5.00',
    'Charged$20.00',
    'Received\u2212$10.00$10.00',
    'Closing balance$30.00$110.00$5.00',
  ]);
  const received = within(screen.getByRole('table', { name: 'Received by day, plan and method' }));
  expect(received.getByRole('row', { name: /Oct.3,.2026 Drop-in Interac \$10.00/ })).toBeVisible();
});

test('a month begins with what it comes to, in words', async () => {
  start();
  for (const sentence of ['$30.00 is still owed.', '$10.00 came in.', '$5.00 is credit for later.'])
    expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/went back/)).not.toBeInTheDocument();
});

test('a month is closed after a question', async () => {
  const { asked, user } = start();
  await user.click(await screen.findByRole('button', { name: 'Close the month' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/You can open it again/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Close the month' }));
  await waitFor(() =>
    expect(asked.by('PUT').map(({ call, body }) => [call, body])).toEqual([
      ['PUT /api/v1/Months/2026-10', { closed: true }],
    ]),
  );
});
