import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../../../testing/render';
import { serve } from '../../../testing/server';
import { PaymentsPage } from './PaymentsPage';

const summary = {
  totalRevenue: 105,
  seasonRevenue: 95,
  dropInRevenue: 10,
  paymentsCount: 3,
  months: [{ month: '2026-11', total: 105, count: 3 }],
};

const start = () => {
  const asked = serve(({ url }) =>
    url.pathname.endsWith('/summary') ? { body: summary } : { body: [], total: 0 },
  );
  return { asked, ...renderConsole(<PaymentsPage />, '/admin/payments?months=') };
};

test('the four figures, each with a way to its completed payments', async () => {
  const { asked, user } = start();
  expect(await screen.findByText('$95.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View all completed payments: Season revenue' }));
  await waitFor(() => {
    const query = asked.filter(({ url }) => url.pathname.endsWith('/summary')).at(-1)?.url.searchParams;
    expect([query?.get('status'), query?.get('plan')]).toEqual(['1', '0']);
  });
});

test('a month is folded until it is asked for, with its total beside it', async () => {
  const { asked, user } = start();
  const month = await screen.findByRole('button', { name: /November 2026/ });
  expect(month).toHaveTextContent('$105.00');
  expect(month).toHaveAttribute('aria-expanded', 'false');
  expect(asked.some(({ url }) => url.pathname.endsWith('/Payments'))).toBe(false);
  await user.click(month);
  await waitFor(() => expect(asked.some(({ url }) => url.pathname.endsWith('/Payments'))).toBe(true));
});

test('a new payment needs a user and an amount that is not below nothing (spec §5)', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('button', { name: 'New payment' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect(await within(dialog).findByText('This field is required')).toBeInTheDocument();
  expect(within(dialog).getByText('Amount is required')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/Amount/), '-5');
  expect(await within(dialog).findByText('Amount must be greater than 0')).toBeInTheDocument();
});

test('without a column there is nothing to export', async () => {
  const { user } = start();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  for (const column of ['Date', 'Time', 'User Name', 'Email', 'Amount', 'Status', 'Payment ID'])
    await user.click(within(dialog).getByRole('checkbox', { name: column }));
  expect(within(dialog).getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(within(dialog).getByText('Choose at least one column')).toBeInTheDocument();
});
