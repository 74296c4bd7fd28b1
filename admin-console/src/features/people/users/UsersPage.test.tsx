import { screen, waitFor, within } from '@testing-library/react';
import { Plan } from 'shared-api';
import { Answer, serve, user as userRecord } from 'shared-ui/testing';
import { openForm } from '../../../testing/actions';
import { renderPage } from '../../../testing/render';
import { Component as UsersPage } from './UsersPage';

const somebody = userRecord({ id: 'u1', isAdmin: true, paymentPlan: Plan.Membership });

const list = () =>
  serve(({ url }) =>
    url.pathname.endsWith('/Settings')
      ? { notifications: { welcomeEmail: true } }
      : new Answer(200, [somebody], 53),
  );

test('five to a page, with a choice of four sizes; first, previous, next and last page', async () => {
  const asked = list();
  const { user } = renderPage(<UsersPage />, '/admin/users');
  expect(await screen.findByText('Showing 1 to 5 of 53')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  await waitFor(() => expect(asked.at(-1)?.query.page).toBe('11'));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(asked.at(-1)?.query.page).toBe('10'));
  await user.click(screen.getByRole('combobox', { name: 'Per page' }));
  for (const label of document.querySelectorAll('label')) expect(label.control).not.toBeNull();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5', '10', '15', '20']);
  await user.click(screen.getByRole('option', { name: '20' }));
  await waitFor(() => expect(asked.at(-1)?.query.pageSize).toBe('20'));
});

test('a page past the last one, such as one whose last row was deleted, leads to the last one', async () => {
  const asked = serve(({ url }) => {
    const past = Number(url.searchParams.get('page')) > 11;
    return new Answer(200, past ? [] : [somebody], 53);
  });
  renderPage(<UsersPage />, '/admin/users?page=12');
  expect(await screen.findByText('Showing 51 to 53 of 53')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Zoé Roy' })).toBeInTheDocument();
  expect(screen.queryByText('No users yet')).not.toBeInTheDocument();
  expect(asked.at(-1)?.query.page).toBe('11');
});

test('a card shows the Admin badge, the plan and when somebody joined, and leads to their page', async () => {
  list();
  renderPage(<UsersPage />, '/admin/users');
  const card = await screen.findByRole('article', { name: 'Zoé Roy' });
  expect(card).toHaveTextContent('Admin');
  expect(card).toHaveTextContent('Season Pass');
  expect(card).toHaveTextContent('Joined Mar 1, 2026');
  expect(within(card).getByRole('link', { name: 'Zoé Roy' })).toHaveAttribute('href', '/admin/users/u1');
});

test('who is invited has not joined, and is invited again instead of getting a new password', async () => {
  const asked = serve(
    ({ method }) => new Answer(200, method === 'POST' ? undefined : [{ ...somebody, invited: true }], 1),
  );
  const { user } = renderPage(<UsersPage />, '/admin/users');
  const card = await screen.findByRole('article', { name: 'Zoé Roy' });
  expect(card).toHaveTextContent('Invited Mar 1, 2026');
  expect(card).not.toHaveTextContent('Joined');
  await user.click(within(card).getByRole('button', { name: /^Actions/ }));
  const again = await screen.findByRole('menuitem', { name: 'Send the invitation again' });
  expect(screen.queryByRole('menuitem', { name: 'Send a password reset link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Log out everywhere' })).not.toBeInTheDocument();
  await user.click(again);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Invitation sent to zoe@example.org')).toBeVisible();
  expect(asked.by('POST')[0]?.url.pathname).toMatch(/\/Users\/u1\/reset-password$/);
});

test('a new user needs every field', async () => {
  list();
  const { user } = renderPage(<UsersPage />, '/admin/users');
  await user.click(await screen.findByRole('button', { name: 'New user' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create user' }));
  for (const field of ['First name', 'Last name', 'Username', 'Email', 'Password'])
    expect(await dialog.findByText(`${field} is required`)).toBeInTheDocument();
});

test('the language of somebody’s emails can be changed', async () => {
  const asked = serve(
    ({ method }) => new Answer(200, method === 'PUT' ? { ...somebody, language: 2 } : [somebody], 1),
  );
  const { user } = renderPage(<UsersPage />, '/admin/users');
  const dialog = await openForm(user);
  await user.click(dialog.getByRole('combobox', { name: 'Language of emails' }));
  await user.click(await screen.findByRole('option', { name: 'Bilingual' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.by('PUT')[0]?.body).toMatchObject({ language: 2 }));
});

test.each([
  [true, '1 person will be emailed.'],
  [false, 'No one will be emailed.'],
])('who creates a user reads whether they are welcomed by email: %s', async (welcomeEmail, said) => {
  serve(({ url }) =>
    url.pathname.endsWith('/Settings') ? { notifications: { welcomeEmail } } : new Answer(200, [somebody], 1),
  );
  const { user } = renderPage(<UsersPage />, '/admin/users');
  await user.click(await screen.findByRole('button', { name: 'New user' }));
  expect(await within(await screen.findByRole('dialog')).findByText(said)).toBeVisible();
});

test('who changes a user reads before how many people that emails', async () => {
  const asked = serve(({ url }) =>
    url.pathname.endsWith('/recipients') ? { people: 1 } : new Answer(200, [somebody], 1),
  );
  const { user } = renderPage(<UsersPage />, '/admin/users');
  const dialog = await openForm(user);
  expect(dialog.queryByText(/emailed/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Email/), '.ca');
  expect(await dialog.findByText('1 person will be emailed.')).toBeVisible();
  await waitFor(() =>
    expect(asked.filter(({ url }) => url.pathname.endsWith('/u1/recipients')).at(-1)?.body).toMatchObject({
      email: 'zoe@example.org.ca',
    }),
  );
});

test('while a further change is counted, the number of the one before is not said', async () => {
  const never = new Promise(() => {});
  serve(({ url, body }) => {
    if (!url.pathname.endsWith('/recipients')) return new Answer(200, [somebody], 1);
    return (body as { email: string }).email.endsWith('.ca') ? never : { people: 1 };
  });
  const { user } = renderPage(<UsersPage />, '/admin/users');
  const dialog = await openForm(user);
  await user.type(dialog.getByLabelText(/^Email/), 'x');
  expect(await dialog.findByText('1 person will be emailed.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Email/), '.ca');
  expect(await dialog.findByText('Checking who will be emailed…')).toBeVisible();
});
