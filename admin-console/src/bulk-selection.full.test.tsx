import { screen, waitFor, within } from '@testing-library/react';
import { Answer, type SentRequest, serve } from 'shared-ui/testing';
import { Component as PaymentsPage } from './features/money/payments/PaymentsPage';
import { Component as UsersPage } from './features/people/users/UsersPage';
import { renderPage } from './testing/render';
import { asksForNext, payment, user } from './testing/rows';

const bar = () => screen.getByRole('region', { name: 'Selection' });
const noBar = () => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
const question = () => screen.findByRole('alertdialog');
const idOf = ({ url }: SentRequest) => url.pathname.split('/').at(-1);

/** Serves these rows without the deleted ones. */
const serving = <Row extends { id: string }>(
  rows: readonly Row[],
  remove: (asked: SentRequest) => unknown = () => new Answer(204),
) => {
  const gone = new Set<string | undefined>();
  return serve((asked) => {
    if (asked.method !== 'GET') {
      const answer = remove(asked);
      if (asked.method === 'DELETE' && !(answer instanceof Answer && answer.status >= 400))
        gone.add(idOf(asked));
      return answer;
    }
    const left = rows.filter(({ id }) => !gone.has(id));
    if (asksForNext(asked.url)) return new Answer(200, [], 0);
    if (asked.url.pathname.endsWith('/summary')) return { paymentsCount: 3, months: [] };
    return new Answer(200, left, left.length);
  });
};

const users = ['Anna', 'Bob', 'Chloé'].map((firstName, index) => ({ ...user, id: `u${index}`, firstName }));

const chooseUsers = async (...names: string[]) => {
  const { user: hands } = renderPage(<UsersPage />, '/admin/users?view=cards');
  for (const name of names)
    await hands.click(await screen.findByRole('checkbox', { name: `Select ${name} Roy` }));
  return hands;
};

test('several users are deleted at once, after a question that counts them', async () => {
  const asked = serving(users);
  const hands = await chooseUsers('Anna', 'Chloé');
  expect(bar()).toHaveTextContent('2 selected');
  await hands.click(within(bar()).getByRole('button', { name: 'Delete the selected users' }));
  expect(await question()).toHaveTextContent('Delete 2 users?');
  expect(await question()).toHaveTextContent('This cannot be undone.');
  expect(asked.by('DELETE')).toEqual([]);
  await hands.click(within(await question()).getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('2 users deleted')).toBeInTheDocument();
  expect(asked.by('DELETE').map(idOf)).toEqual(['u0', 'u2']);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  noBar();
});

test('what could not be deleted is told, and stays chosen', async () => {
  serving(users, (asked) =>
    idOf(asked) === 'u0'
      ? new Answer(409, { code: 'lastAdministrator', message: 'The last one.' })
      : new Answer(204),
  );
  const hands = await chooseUsers('Anna', 'Bob');
  await hands.click(within(bar()).getByRole('button', { name: 'Delete the selected users' }));
  await hands.click(within(await question()).getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('User deleted')).toBeInTheDocument();
  await waitFor(() => expect(bar()).toHaveTextContent('1 selected'));
  expect(screen.getByRole('checkbox', { name: 'Select Anna Roy' })).toBeChecked();
  // The success is shown first, for two seconds.
  expect(await screen.findByText('Anna Roy: The last one.')).toBeInTheDocument();
});

test('no means no: nothing is deleted, and the selection stays', async () => {
  const asked = serving(users);
  const hands = await chooseUsers('Anna', 'Bob');
  await hands.click(within(bar()).getByRole('button', { name: 'Delete the selected users' }));
  await hands.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(bar()).toHaveTextContent('2 selected');
  await hands.click(within(bar()).getByRole('button', { name: 'Clear selection' }));
  noBar();
  expect(asked.by('DELETE')).toEqual([]);
});

test('of the chosen payments, those that are pending are completed', async () => {
  const asked = serving([payment, { ...payment, id: 'r2', status: 3 }, { ...payment, id: 'r3' }], () => ({
    ...payment,
    status: 1,
    people: 2,
  }));
  const { user: hands } = renderPage(<PaymentsPage />, '/admin/payments?view=cards');
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select/ })) await hands.click(box);
  expect(bar()).toHaveTextContent('3 selected');
  await hands.click(within(bar()).getByRole('button', { name: 'Mark as completed' }));
  expect(await question()).toHaveTextContent('2 payments');
  expect(await question()).toHaveTextContent('2 people will be emailed.');
  await hands.click(within(await question()).getByRole('button', { name: /completed/ }));
  expect(await screen.findByText('2 payments completed')).toBeInTheDocument();
  expect(asked.by('PUT').map(({ url }) => url.pathname)).toEqual([
    '/api/v1/Payments/r1/status',
    '/api/v1/Payments/r3/status',
  ]);
  noBar();
});
