import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Debtor } from 'shared-api';
import { clubDate } from 'shared-ui';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as OutstandingPage } from './OutstandingPage';

// jsdom has no constructed style sheets; a browser journey tests the frame.
jest.mock('../../communication/MailFrame', () => ({
  MailFrame: ({ html, title }: { html: string; title: string }) => <div title={title}>{html}</div>,
}));

const debtor = (id: string, name: string, other: Partial<Debtor> = {}): Debtor => ({
  ...{ id, name, email: `${id}@club.test`, owed: 10, credit: 0, remindedOn: null, mail: 'reached' },
  since: '2026-11-01T15:00:00Z',
  open: [
    {
      ...{ paymentId: `p-${id}`, plan: 1, sessionDate: '2026-11-28', guestName: null, sessionId: 's1' },
      ...{
        passStart: null,
        passEnd: null,
        late: true,
        reference: 'CS-7K2M-9QXM',
        amount: 10,
        paid: 0,
        due: 10,
      },
      ...{ since: '2026-11-01T15:00:00Z', sentOn: '2026-11-20T15:00:00Z' },
    },
  ],
  ...other,
});

const debtorsHere = [
  debtor('u1', 'Zoé Roy'),
  debtor('u2', 'Ali Zed', { mail: 'suspended' }),
  debtor('u3', 'Mia Côté', { remindedOn: new Date().toISOString() }),
];

const start = (open = { transfers: 0, refunds: 0 }, rows = debtorsHere) => {
  const asked = serve(({ method, url }) => {
    const path = url.pathname;
    if (path.endsWith('/Refunds/summary')) return { count: open.refunds, total: 10 * open.refunds };
    if (path.endsWith('/Transfers')) return new Answer(200, [], open.transfers);
    if (path.endsWith('/summary')) return { people: 3, owed: 30 };
    if (path.endsWith('/preview')) return { subject: 'Pay', html: '<p>Pay</p>', text: 'Pay' };
    if (path.endsWith('/recipients')) return { people: 1 };
    if (path.endsWith('/remind')) return { mailingId: 'm1', total: 1, sent: 0, failed: 0, skipped: 0 };
    return method === 'GET' ? new Answer(200, rows, rows.length) : {};
  });
  return { asked, ...renderPage(<OutstandingPage />, '/admin/payments/outstanding') };
};

test('each debtor is shown with what they owe, for what, and what they say', async () => {
  start();
  const zoe = within(await screen.findByRole('article', { name: 'Zoé Roy' }));
  expect(zoe.getByText('$10.00')).toBeVisible();
  expect(zoe.getByRole('link', { name: 'Zoé Roy' })).toHaveAttribute('href', '/admin/users/u1');
  expect(zoe.getByText(/Sat, Nov 28.* · cancelled late/)).toBeVisible();
  expect(zoe.getByText(/CS-7K2M-9QXM/)).toHaveTextContent('$10.00 on its way, says sent on Nov 20, 2026');
  // What goes without saying is not said.
  expect(zoe.queryByText(/reminded|Pending/)).not.toBeInTheDocument();
  const mia = within(screen.getByRole('article', { name: 'Mia Côté' }));
  expect(mia.getByText(/^Reminded on/)).toBeVisible();
  expect(screen.getByText('$30.00 owed by 3 people')).toBeVisible();
  expect(screen.getByText('Suspended: reminders don’t reach them')).toBeVisible();
});

test('of a walk-in without an address, nothing is said about its confirmation', async () => {
  start(undefined, [debtor('u4', 'Bob', { email: '', mail: 'unconfirmed' })]);
  expect(await screen.findByText('No email address')).toBeVisible();
  expect(screen.queryByText(/not confirmed/)).not.toBeInTheDocument();
});

test('what waits for a decision is told while there is any, and leads there', async () => {
  start({ transfers: 3, refunds: 1 });
  expect(await screen.findByText('3 transfers to match')).toBeVisible();
  expect(screen.getByText('1 refund to send: $10.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Match' })).toHaveAttribute('href', '/admin/payments/interac');
  expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute(
    'href',
    '/admin/payments/refunds?state=due',
  );
});

test('nothing is told of transfers and refunds when there are none', async () => {
  const { answered } = start();
  await answered();
  expect(screen.queryByText(/to match|to send/)).not.toBeInTheDocument();
});

test('somebody is reminded from their card', async () => {
  const { asked, user } = start();
  await user.click(await screen.findByRole('button', { name: 'Remind Zoé Roy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send 1 reminder' }));
  await waitFor(() =>
    expect(asked.to('POST /api/v1/Balances/remind').map(({ body }) => body)).toEqual([{ ids: ['u1'] }]),
  );
});

test('those who are chosen are reminded after a look at the email; who is left out is named', async () => {
  const { asked, user } = start();
  await user.click(await screen.findByRole('button', { name: 'Select all 3' }));
  await user.click(screen.getByRole('button', { name: 'Remind these 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1 of them isn’t reached: Ali Zed/)).toBeVisible();
  expect(dialog.getByText(/left out: Mia Côté/)).toBeVisible();
  expect(await dialog.findByTitle(/English/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/English/), 'Before Saturday');
  await user.dblClick(dialog.getByRole('button', { name: 'Send 1 reminder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.to('POST /api/v1/Balances/remind').map(({ body }) => body)).toEqual([
    { ids: ['u1'], customMessage: 'Before Saturday' },
  ]);
});

afterEach(() => jest.useRealTimers());

test('one tap notes the day and the method that were set, and nothing when it is undone', async () => {
  jest.useFakeTimers();
  const { asked, unmount } = start();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await screen.findByRole('article', { name: 'Zoé Roy' });
  await user.click(screen.getByRole('button', { name: 'Change how the money came' }));
  fireEvent.change(screen.getByLabelText('Date received'), { target: { value: '2026-11-14' } });
  await user.click(screen.getByRole('combobox', { name: 'Payment method' }));
  await user.click(await screen.findByRole('option', { name: 'Cash' }));
  await user.click(screen.getByRole('button', { name: 'Mark received: Ali Zed' }));
  await user.click(screen.getByRole('button', { name: 'Undo: Ali Zed' }));
  await user.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  // What is set after the press is for the next one.
  fireEvent.change(screen.getByLabelText('Date received'), { target: { value: '2026-11-15' } });
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(asked.by('PUT').map(({ call, body }) => [call, body])).toEqual([
    ['PUT /api/v1/Payments/p-u1/status', { status: 1, paymentDate: '2026-11-14', method: 4 }],
  ]);
});

test('a day to come is told, and cannot be noted', async () => {
  const { user } = start();
  await screen.findByRole('article', { name: 'Zoé Roy' });
  await user.click(screen.getByRole('button', { name: 'Change how the money came' }));
  fireEvent.change(screen.getByLabelText('Date received'), { target: { value: '2099-01-01' } });
  expect(screen.getByText('Choose today or an earlier day')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark received: Zoé Roy' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Date received'), { target: { value: clubDate() } });
  await user.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
});
