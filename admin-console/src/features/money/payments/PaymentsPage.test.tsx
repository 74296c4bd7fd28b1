import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Answer, serve } from 'shared-ui/testing';
import { chooseAction, openForm } from '../../../testing/actions';
import { renderPage } from '../../../testing/render';
import { payment, user as zoe } from '../../../testing/rows';
import { Component as PaymentsPage } from './PaymentsPage';

const summary = {
  totalRevenue: 105,
  seasonRevenue: 95,
  dropInRevenue: 10,
  paymentsCount: 3,
  months: [{ month: '2026-11', total: 105, count: 3 }],
};

const start = (rows: Record<string, readonly object[]> = {}, query = 'months=') => {
  const asked = serve(({ method, url }) => {
    if (url.pathname.endsWith('/summary')) return summary;
    if (url.pathname.endsWith('/recipients')) return { people: 1 };
    if (method !== 'GET') return payment;
    const [, found = []] = Object.entries(rows).find(([path]) => url.pathname.endsWith(path)) ?? [];
    return new Answer(200, found, found.length);
  });
  return { asked, ...renderPage(<PaymentsPage />, `/admin/payments?${query}`) };
};

test('the four figures, each with a way to its completed payments', async () => {
  const { asked, user } = start();
  expect(await screen.findByText('$95.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View all completed payments: Season revenue' }));
  await waitFor(() => {
    expect(asked.to('GET /api/v1/Payments/summary').at(-1)?.query).toMatchObject({ status: '1', plan: '0' });
  });
});

test('a month is folded until it is asked for, with its total beside it', async () => {
  const { asked, user } = start();
  const month = await screen.findByRole('button', { name: /November 2026/ });
  expect(month).toHaveTextContent('$105.00');
  expect(month).toHaveAttribute('aria-expanded', 'false');
  expect(asked.to('GET /api/v1/Payments')).toEqual([]);
  await user.click(month);
  await waitFor(() => expect(asked.to('GET /api/v1/Payments')).not.toHaveLength(0));
});

test('a new payment needs a user and an amount that is not below nothing', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('button', { name: 'New payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText('This field is required')).toBeInTheDocument();
  expect(dialog.getByText('Amount is required')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Amount/), '-5');
  expect(await dialog.findByText('Amount must be greater than 0')).toBeInTheDocument();
});

test('a payment that is there already is recorded as received, on the day that is told', async () => {
  const { asked, user } = start({ '/Users': [zoe] });
  await user.click(await screen.findByRole('button', { name: 'New payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /User/ }), 'Zo');
  await user.click(await screen.findByRole('option', { name: /Zoé Roy/ }));
  await user.type(dialog.getByLabelText(/Amount/), '0');
  expect(dialog.queryByLabelText(/Date received/)).not.toBeInTheDocument();
  expect(dialog.queryByText(/emailed/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('switch', { name: 'Already received' }));
  expect(dialog.getByText('1 person will be emailed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText('Amount must be greater than 0')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Amount/), '.5');
  fireEvent.change(dialog.getByLabelText(/Date received/), { target: { value: '2099-01-01' } });
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText('Must not be in the future')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/Date received/), { target: { value: '2026-11-14' } });
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(asked.by('POST')[0]?.body).toEqual({
      userId: 'r1',
      plan: 1,
      amount: 0.5,
      method: 0,
      status: 1,
      paymentDate: '2026-11-14',
    }),
  );
});

test('a new payment proposes what is owed; a chosen line is marked as received, and no second payment is made', async () => {
  const line = {
    ...{ paymentId: 'p9', plan: 0, sessionDate: null, guestName: null, sessionId: null },
    ...{ passStart: '2026-10-01', passEnd: '2026-12-31', reference: 'CS-9', amount: 95, paid: 0, due: 95 },
    ...{ since: '2026-10-01T12:00:00Z', sentOn: null },
  };
  const asked = serve(({ method, url }) => {
    if (url.pathname.endsWith('/summary')) return summary;
    if (url.pathname.endsWith('/Balances/r1')) return { id: 'r1', open: [line], owed: 95, credit: 0 };
    if (method !== 'GET') return payment;
    const found = url.pathname.endsWith('/Users') ? [zoe] : [];
    return new Answer(200, found, found.length);
  });
  const { user } = renderPage(<PaymentsPage />, '/admin/payments?months=');
  await user.click(await screen.findByRole('button', { name: 'New payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /User/ }), 'Zo');
  await user.click(await screen.findByRole('option', { name: /Zoé Roy/ }));
  await user.click(await dialog.findByRole('radio', { name: /Oct.1,.2026.*\$95.00 · CS-9/ }));
  fireEvent.change(dialog.getByLabelText(/Date received/), { target: { value: '2026-11-14' } });
  expect(dialog.queryByLabelText(/Amount/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(
      asked.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url.pathname, body]),
    ).toEqual([['/api/v1/Payments/p9/status', { status: 1, paymentDate: '2026-11-14', method: 0 }]]),
  );
});

test('a payment shows its reference, and its menu asks on which day the money came, and how', async () => {
  const { asked, user } = start({ '/Payments': [payment] }, 'view=cards');
  expect(await screen.findByText('CS-1')).toBeInTheDocument();
  await chooseAction(user, 'Mark as completed');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('1 person will be emailed.')).toBeVisible();
  expect(dialog.queryByLabelText(/Reason/)).not.toBeInTheDocument();
  const day = dialog.getByLabelText(/Date received/);
  const confirm = dialog.getByRole('button', { name: 'Mark as completed' });
  for (const wrong of ['', '2099-01-01']) {
    fireEvent.change(day, { target: { value: wrong } });
    expect(confirm).toBeDisabled();
  }
  fireEvent.change(day, { target: { value: '2026-11-14' } });
  expect(dialog.getByRole('radio', { name: 'Interac' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Other' }));
  expect(await dialog.findByText('1 person will be emailed.')).toBeVisible();
  await user.click(confirm);
  await waitFor(() =>
    expect(asked.by('PUT')[0]?.body).toEqual({
      status: 1,
      paymentDate: '2026-11-14',
      method: 3,
    }),
  );
});

test('without a column there is nothing to export', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  const columns = within(dialog.getByRole('group', { name: 'Columns' })).getAllByRole('checkbox');
  for (const column of columns) await user.click(column);
  expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(dialog.getByText('Choose at least one column')).toBeInTheDocument();
});

test('a payment’s form says whether the status that is chosen emails the payer', async () => {
  const { user } = start({ '/Payments': [payment] }, 'view=cards');
  const dialog = await openForm(user);
  expect(dialog.queryByText(/emailed/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Completed' }));
  expect(await dialog.findByText('1 person will be emailed.')).toBeVisible();
});
