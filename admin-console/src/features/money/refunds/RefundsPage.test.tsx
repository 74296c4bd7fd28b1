import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Refund } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as RefundsPage } from './RefundsPage';

const refund: Refund = {
  ...{ id: 'e1', userId: 'u1', userName: 'Zoé Roy', userEmail: 'zoe@club.test', amount: 10 },
  ...{ date: '2026-11-20', reason: null, reference: 'CS-1', sessionDate: '2026-11-28' },
  purpose: {
    plan: 1,
    sessionDate: '2026-11-28',
    guestName: null,
    passStart: null,
    passEnd: null,
    late: false,
  },
  ...{ state: 'due', sentOn: null, note: '', decidedBy: '', version: 1 },
};

const start = (row: Refund = refund) => {
  const asked = serve(({ method, url }) => {
    if (url.pathname.endsWith('/summary')) return { count: 1, total: 10 };
    return method === 'GET' ? new Answer(200, [row], 1) : { ...row, state: 'sent' };
  });
  const decisions = () => asked.by('PUT').map(({ body }) => body);
  return { decisions, ...renderPage(<RefundsPage />, '/admin/payments/refunds') };
};

test('a refund is marked as sent, on the day that is told and with a note', async () => {
  const { decisions, user } = start();
  expect(await screen.findByText('$10.00 to send back, 1 refund')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Sent by Interac on/), { target: { value: '2099-01-01' } });
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  expect(await dialog.findByText('Must not be in the future')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/Sent by Interac on/), { target: { value: '2026-11-14' } });
  await user.type(dialog.getByLabelText(/Note/), 'CA1b2');
  await user.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() =>
    expect(decisions()).toEqual([{ decision: 'send', sentOn: '2026-11-14', note: 'CA1b2', version: 1 }]),
  );
});

test('dropping one asks first', async () => {
  const { decisions, user } = start();
  await user.click(await screen.findByRole('button', { name: 'Drop' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/becomes credit again/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Drop' }));
  await waitFor(() => expect(decisions()).toEqual([{ decision: 'drop', version: 1 }]));
});

test('one that was sent says when, and can be taken back', async () => {
  const { decisions, user } = start({ ...refund, state: 'sent', sentOn: '2026-11-21' });
  expect(await screen.findByText(/Sent by Interac on Nov 21, 2026/)).toBeVisible();
  // Once.
  expect(screen.getAllByText(/^Sent/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(decisions()).toEqual([{ decision: 'undo', version: 1 }]));
});
